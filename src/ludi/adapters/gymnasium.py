"""One seat of a game as a Gymnasium environment, and many games at once as a VectorEnv.

>>> import gymnasium, ludi
>>> from ludi.adapters.gymnasium import NAMES
>>> env = gymnasium.make(NAMES[ludi.game_ids()[0]], seats=2, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated, truncated
(0.0, False, False)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludi.accel.answers import ANY_SEAT, ANYTHING, GUESSED, SUGGESTED, answer_all
from ludi.accel.batch import Batch
from ludi.accel.records import fill_record, record_type
from ludi.adapters import needed
from ludi.adapters.tables import (
    RENDER_MODES,
    SEEDS,
    Numbers,
    Table,
    action_space,
    checked_render_mode,
    observation_space,
)
from ludi.bots import LEVELS, AtLevel, Bot, find_bot
from ludi.core.documents import brief
from ludi.core.errors import BadSetup, IllegalAction, MatchOver, Names
from ludi.core.game import Game
from ludi.core.registry import follow
from ludi.core.state import State

needed("gymnasium", "rl")
import gymnasium  # noqa: E402 - who lacks it has been told how to get it

Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]
# A bot by its name, a bot of one's own, or one for each of the other seats.
Opponents = str | Bot | Sequence[str | Bot]

# What comes of an action that is not legal.
REFUSE, LOSE, REPLACE = "refuse", "lose", "replace"
ILLEGAL: Final = (REFUSE, LOSE, REPLACE)
# Given to who ends a game by an action that is not legal, where that is chosen.
FORFEIT: Final = -1.0
# Bots that answer for the other seats in compiled code: what the game suggests, what it guesses
# more quickly and less well, anything.
HEURISTIC = "heuristic"
ANSWERING: Final = {HEURISTIC: SUGGESTED, "guess": GUESSED, "random": ANYTHING}

# The names of environments, by game: "ludi/" and its id in capitals and small letters, "-v0".
NAMES: Final[dict[str, str]] = {}


# --- One seat against bots ---


class LudiEnv(gymnasium.Env[Numbers, int]):
    """One seat of a game; bots play the others, and are handed what their seats know.

    seat       the seat, or None: drawn at every reset
    opponents  a bot's name, a bot of one's own, or one for each other seat, in the order in which
               they sit after the own one
    illegal    what comes of an action that is not legal: "refuse" raises IllegalAction and changes
               nothing; "lose" ends the game with the reward −1; "replace" plays a random legal one
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        opponents: Opponents = HEURISTIC,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadSetup("adapter.illegal", illegal=illegal, possible=Names(ILLEGAL))
        self._table = Table(game, seats, options)
        self.seats = self._table.seats
        self.seat = 0
        self._fixed = self._table.checked_seat(seat)
        self._bots = _bots(opponents, self.seats - 1)
        self._bot_seed = 0
        self._has_forfeited = False
        self._illegal = illegal
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = observation_space(self._table.game)
        self.action_space = action_space(self._table.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game. `options={"seat": 1}` says where to sit in this one."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.seats))
        deal, self._bot_seed = map(int, self.np_random.integers(SEEDS, size=2))
        asked = self._table.checked_seat(self._seat_in(options or {}))
        fixed = self._fixed if asked is None else asked
        self.seat = drawn if fixed is None else fixed
        self._has_forfeited = False
        self._table.begin(deal)
        self._let_others_play()
        return self._observed()

    @staticmethod
    def _seat_in(options: dict[str, Any]) -> Any:
        if set(options) - {"seat"}:
            raise BadSetup("adapter.options", options=brief(sorted(map(str, options))))
        return options.get("seat")

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self._has_forfeited:
            raise MatchOver("action.over")
        self._table.checked_turn()
        try:
            self._table.play(action)
        except IllegalAction:
            if self._illegal == REFUSE:
                raise
            self._make_good()
        self._let_others_play()
        is_over = self._has_forfeited or self._table.to_act is None
        reward = FORFEIT if self._has_forfeited else self._table.rewards()[self.seat]
        observation, info = self._observed()
        return observation, reward, is_over, False, info

    def action_masks(self) -> Bools:
        """What may be played now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The board as the own seat sees it: as text, or printed."""
        return self._table.render(self.render_mode, self.seat)

    def _make_good(self) -> None:
        if self._illegal == LOSE:
            self._has_forfeited = True
        else:
            self._table.play(self.np_random.choice(np.flatnonzero(self._mask())))

    def _let_others_play(self) -> None:
        table = self._table
        while not self._has_forfeited and table.to_act not in (None, self.seat):
            after_own = (table.checked_turn() - self.seat) % self.seats
            table.answer(self._bots[after_own - 1], self._bot_seed)

    def _observed(self) -> tuple[Numbers, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        info = {"action_mask": self._mask(), "seat": self.seat}
        return self._table.observation(self.seat), info

    def _mask(self) -> Numbers:
        mask = self._table.mask(self.seat)
        return np.zeros_like(mask) if self._has_forfeited else mask


def _bots(opponents: Opponents, count: int) -> list[Bot]:
    if opponents is None:
        raise BadSetup("adapter.no_opponents", maker="make_vec")
    one_for_all = isinstance(opponents, str) or callable(opponents)
    chosen: Any = [opponents] * count if one_for_all else list(opponents)  # type: ignore[arg-type]
    if len(chosen) != count:
        raise BadSetup("adapter.opponents", count=count, found=len(chosen))
    return [_bot(bot) for bot in chosen]


def _bot(bot: str | Bot) -> Bot:
    if callable(bot):
        return bot
    if bot in LEVELS:
        return AtLevel(bot, compiles=True)
    return choose_sensibly if bot == HEURISTIC else find_bot(bot)


def choose_sensibly(game: Game[Any], world: State, seat: int) -> int:
    """What the bot of that name does, compiled: in some games that is a hundred times as fast."""
    from ludi.accel.cpu import LONG, cpu_rules

    record = np.zeros(1, record_type(game.state))
    fill_record(world, record[0])
    return int(cpu_rules(game).entry(game.suggest, longest=LONG)(record[0], seat))


# --- Many games at once ---


class AnsweredBatch(Batch):
    """A batch in which one seat of every game is asked; for the others a bot answers at once.

    The own seat of game number k, from 0, in place i is `seat`, or (i + k) mod seats.
    """

    _compiled = (*Batch._compiled, "_answer_all")

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: str,
        seat: int | None,
    ) -> None:
        if not isinstance(opponents, str) or opponents not in ANSWERING:
            possible = Names(ANSWERING)
            raise BadSetup("adapter.answering", opponents=brief(opponents), possible=possible)
        self._bot = ANSWERING[opponents]
        fixed = Table(game, seats, options).checked_seat(seat)
        self._seat = ANY_SEAT if fixed is None else fixed
        super().__init__(game, n, seats, options=options)

    def _find_functions(self) -> None:
        from ludi.accel.cpu import LONG, cpu_rules

        super()._find_functions()
        self._answer_all = cpu_rules(self.game).entry(answer_all, longest=LONG)

    def _make_arrays(self) -> None:
        super()._make_arrays()
        self._results = np.zeros(self.seats, np.float32)

    def reset(self, seed: int | None = None) -> None:
        super().reset(seed)
        self._let_others_play()
        self._arrays["rewards"][:] = 0  # of games that nobody was asked in
        self._arrays["done"][:] = False

    def step(self, actions: Any) -> None:
        """Play one action of the own seat in every game. IllegalAction: none was played."""
        super().step(actions)
        self._let_others_play()

    def _let_others_play(self) -> None:
        self._answer_all(
            self._states,
            self._blank,
            self.seed,
            self._bot,
            self._seat,
            self._episodes,
            *self._arrays.values(),
            self._results,
            self._out,
        )


class LudiVectorEnv(gymnasium.vector.VectorEnv[Numbers, Any, Any]):
    """Many games stepped together on the CPU by the compiled rules.

    opponents  "heuristic", "guess" or "random": each game asks one seat, and such bots play the
               others. None: self-play, every step asks whichever seat is to act
    seat       the seat that is asked, or None: another one from game to game, each as often

    A game that ends begins anew in the same step. The reward is that of the seat that acted;
    `info["rewards"]` has those of all seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        opponents: str | None = HEURISTIC,
    ) -> None:
        if opponents is None and seat is not None:
            raise BadSetup("adapter.self_play", seat=seat)
        if opponents is None:
            self.batch = Batch(game, num_envs, seats, options=options)
        else:
            self.batch = AnsweredBatch(
                game, num_envs, seats, options, opponents=opponents, seat=seat
            )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space = action_space(self.batch.game)
        batched = gymnasium.vector.utils.batch_space
        self.observation_space = batched(self.single_observation_space, num_envs)
        self.action_space = batched(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Numbers, Floats, Bools, Bools, dict[str, Any]]:
        """Play one action in every game. IllegalAction: none was played."""
        batch = self.batch
        acted = batch.to_act.copy()
        batch.step(actions)
        return (
            batch.observations.copy(),
            batch.rewards[np.arange(batch.n), acted],
            batch.done.copy(),
            np.zeros(batch.n, np.bool_),
            self._info(),
        )

    def action_masks(self) -> Bools:
        """What may be played now, a row a game."""
        masks: Bools = self.batch.legal.copy()
        return masks

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        found = {
            "to_act": batch.to_act.copy(),
            "action_mask": batch.legal.astype(np.int8),
            "rewards": batch.rewards.copy(),
        }
        return found | {f"_{name}": np.ones(batch.n, np.bool_) for name in found}


# --- Names ---


def register(game: str) -> None:
    """Make the environments of a game known to `gymnasium.make` and `gymnasium.make_vec`."""
    name = f"ludi/{''.join(word.capitalize() for word in game.split('-'))}-v0"
    NAMES[game] = name
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"{__name__}:LudiEnv",
            vector_entry_point=f"{__name__}:LudiVectorEnv",
            kwargs={"game": game},
        )


follow(register)
