"""The games as OpenSpiel's: once this is imported, `pyspiel.load_game` knows them.

>>> import ludi, pyspiel
>>> from ludi.adapters.openspiel import PREFIX
>>> game = pyspiel.load_game(PREFIX + ludi.game_ids()[0])
>>> game.new_initial_state().is_terminal()
False
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np

from ludi.adapters import needed
from ludi.adapters.observations import parts
from ludi.adapters.openspiel.nodes import Node, first_node
from ludi.core.errors import Unavailable
from ludi.core.game import Game
from ludi.core.registry import find_game, follow
from ludi.core.state import State

pyspiel: Any = needed("pyspiel", "openspiel")

PREFIX: Final = "python_ludi_"
SEATS: Final = "seats"

# Of a game that does not say how many choices it takes at most.
UNKNOWN_LENGTH: Final = 1_000_000
# No action draws more often.
MOST_DRAWS: Final = 64
LARGEST: Final = 1 << 30


def short_name(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game_id.replace("-", "_")


class LudiGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options. Bad ones are refused with BadSetup."""

    rules: ClassVar[Game[Any]]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        options = dict(parameters or {})
        blank = self.rules.blank(options.pop(SEATS, None), options)
        self.first_node = first_node(self.rules, blank)
        kind, info = game_type(self.rules, blank.seats), game_info(self.rules, blank)
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self) -> LudiState:
        return LudiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return min(MOST_DRAWS * int(self.max_game_length()), LARGEST)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> LudiObserver:
        is_whole = not kind or (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        if params or not is_whole:
            raise Unavailable("openspiel.observer")
        return LudiObserver(self.rules, bool(kind and kind.perfect_recall))


class LudiState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's: where the game stands. `table` is our state, secrets included."""

    def __init__(self, game: LudiGame) -> None:
        super().__init__(game)
        self.node: Node = game.first_node

    @property
    def table(self) -> State:
        """A copy; amid an action that waits for a draw, as it was before the action."""
        return self.node.state.copy()

    def current_player(self) -> int:
        if self.node.begun:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.is_over else self.node.seat

    def is_terminal(self) -> bool:
        return self.node.is_over

    def returns(self) -> list[float]:
        return self.node.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.begun.draw.outcomes() if self.node.begun else []

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudiState:
        """A state that the player cannot tell from this one; the sampler says which.

        Its history is this state's: no draws are made up that would have led there.
        """
        sample: LudiState = self.clone()
        sample.node = self.node.imagined(player, int(sampler() * (1 << 53)))
        return sample

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.legal

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_draw = player == pyspiel.PlayerId.CHANCE
        return self.node.outcome(action) if is_draw else self.node.game.actions.written(action)

    def __str__(self) -> str:
        """Everything, secrets included."""
        node = self.node
        values = {
            field.name: getattr(node.state, field.name)
            for field in node.game.state.fields
            if not field.is_generator
        }
        return f"{values} {node.begun}" if node.begun else str(values)


class LudiObserver:
    """What a player knows: as text, and as numbers, by the names of the game's `observation`.

    With perfect recall the text also holds all that the player has done and been told; the numbers
    are the same.
    """

    def __init__(self, rules: Game[Any], perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.end].reshape(part.shape or (1,))
            for part in parts(rules.id)
        }

    def set_from(self, state: LudiState, player: int) -> None:
        self.tensor[:] = state.node.observed(player)

    def string_from(self, state: LudiState, player: int) -> str:
        return state.node.known(player) if self._perfect_recall else state.node.seen(player)


def game_type(rules: Game[Any], seats: int) -> Any:
    """Alone one may lose to nobody; otherwise somebody wins, or several share the one point."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(rules.id),
        long_name=f"Ludi Romani: {rules.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC
        if rules.has_chance
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if rules.has_secrets
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def parameters(rules: Game[Any]) -> dict[str, Any]:
    """The parameters of a game and what they are unless somebody says otherwise."""
    return {SEATS: rules.usual_seats, **rules.option_values(rules.blank(None, None))}


def game_info(rules: Game[Any], blank: State) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.actions.size,
        max_chance_outcomes=max(
            (len(vocabulary.words) for vocabulary in rules.vocabularies), default=0
        ),
        num_players=blank.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0 if blank.seats > 1 else None,
        max_game_length=UNKNOWN_LENGTH if rules.longest is None else rules.longest(blank),
    )


def _register(game_id: str) -> None:
    """With a class of its own: OpenSpiel lets go of what makes games when Python is no more, which
    only a class outlives."""
    rules = find_game(game_id)
    made_by = type(f"{LudiGame.__name__}_{game_id}", (LudiGame,), {"rules": rules})
    pyspiel.register_game(game_type(rules, rules.usual_seats), made_by)


follow(_register)
