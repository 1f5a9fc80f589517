"""A game on its way, as the environments hold it, with its numbers as arrays."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.text import Text

from ludi.adapters import needed
from ludi.bots import Bot, choice
from ludi.core.chance import seed_words
from ludi.core.errors import BadSetup, IllegalAction, MatchOver, Names
from ludi.core.game import Game
from ludi.core.registry import find_game
from ludi.core.speech import ENGLISH
from ludi.core.state import State

spaces: Any = needed("gymnasium.spaces", "rl")

Numbers = npt.NDArray[np.int8]
RENDER_MODES: Final = ("human", "ansi")
SEEDS: Final = 2**63


def observation_space(game: Game[Any]) -> Any:
    """What a seat knows, as `game.observation` lists it."""
    low = [np.full(field.shape, field.low, np.int8).ravel() for field in game.observation]
    high = [np.full(field.shape, field.high, np.int8).ravel() for field in game.observation]
    return spaces.Box(np.concatenate(low), np.concatenate(high), dtype=np.int8)


def action_space(game: Game[Any]) -> Any:
    return spaces.Discrete(game.actions.size)


def checked_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("adapter.render_mode", mode=mode, modes=Names(RENDER_MODES))
    return mode


class Table:
    """A game being played by the interpreted rules, with its numbers as arrays.

    to_act  the seat that is asked, of several the first; None: the game is over
    legal   what it may do
    """

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game: Game[Any] = find_game(game)
        self._blank: State = self.game.blank(seats, options)
        self.seats = self._blank.seats
        self._state: State | None = None
        self.to_act: int | None = None
        self.legal: list[int] = []
        self.moves = 0

    @property
    def state(self) -> State:
        if self._state is None:
            raise IllegalAction("adapter.not_begun")
        return self._state

    def begin(self, seed: int) -> None:
        state = self._blank.copy()
        seed_words(state, seed, 0)
        self.game.begin(state)
        self._state = state
        self.moves = 0
        self._ask()

    def play(self, action: Any) -> None:
        """Play for the seat that is asked. IllegalAction: nothing has changed."""
        seat = self.checked_turn()
        found = self._checked(action)
        self.game.play(self.state, seat, found)
        self.moves += 1
        self._ask()

    def _ask(self) -> None:
        asked = self.game.seats_to_act(self.state)
        self.to_act = asked[0] if asked else None
        self.legal = self.game.legal_ids(self.state, asked[0]) if asked else []

    def checked_turn(self) -> int:
        """The seat that is asked, if one is."""
        if self.to_act is None:
            is_begun = self._state is not None
            raise MatchOver("action.over") if is_begun else IllegalAction("adapter.not_begun")
        return self.to_act

    def _checked(self, action: Any) -> int:
        actions = self.game.actions
        found = _whole_number(action)
        if found is None or not 0 <= found < actions.size:
            raise actions.unknown(action, self.legal)
        if found not in self.legal:
            raise actions.illegal(actions.written(found), self.legal)
        return found

    def answer(self, bot: Bot, seed: int) -> None:
        """Let a bot play for the seat that is asked; it is handed what that seat knows."""
        seat = self.checked_turn()
        self.play(choice(bot, self.game, self.state, seat, seed, self.moves))

    def observation(self, seat: int) -> Numbers:
        out = [0] * self.game.observation_size
        self.game.observe(self.state, seat, out)
        return np.array(out, np.int8)

    def mask(self, seat: int) -> Numbers:
        """1 for what a seat may do now; it may do nothing while another is asked."""
        mask = np.zeros(self.game.actions.size, np.int8)
        if seat == self.to_act:
            mask[self.legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """1 for the winner, shared equally by several; 0 for the others, and before the end."""
        return self.game.shares(self.state) if self.to_act is None else [0.0] * self.seats

    def render(self, mode: str | None, seat: int | None) -> str | None:
        """The board as a seat, or the spectator (None), sees it: as text, or printed."""
        if mode is None:
            return None
        players = tuple(f"seat_{number}" for number in range(self.seats))
        board = self.game.drawn(self.game.view(self.state, seat), players, ENGLISH)
        if mode == "ansi":
            return Text.from_markup(board).plain
        Console().print(f"{board}\n", highlight=False, soft_wrap=True)
        return None

    def checked_seat(self, seat: Any) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise BadSetup("action.no_such_seat", seat=seat, last=self.seats - 1)


def _whole_number(value: Any) -> int | None:
    try:
        return operator.index(value)
    except TypeError:
        return None
