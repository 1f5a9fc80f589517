"""A game cut at its draws, so that chance is somebody who acts.

The rules play an action to its end and draw on the way. Here every draw is a step of its own: the
action is played with the outcomes given so far, and where these end the rules are stopped and what
they have done is thrown away. What could come and how likely it is the rules have said by then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from json import dumps
from typing import Any, Final

from ludi.core.errors import BadChance, Unavailable
from ludi.core.events import Event, as_known_to
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.notes import Emitted, Notes
from ludi.core.sets import lowest
from ludi.core.state import State

# Who plays the set-up: no seat does.
NOBODY: Final = -1


@dataclass(frozen=True)
class Draw:
    """What is to be drawn, from which vocabulary, and how many there are of each outcome."""

    what: int
    counts: tuple[int, ...]

    def outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.counts)
        return [(value, count / total) for value, count in enumerate(self.counts) if count > 0]


class Undrawn(Exception):
    """The rules have come to a draw whose outcome has not been given."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.draw = draw


class Given(Notes):
    """Notes that give draws the outcomes of the script, by number, and stop where it ends."""

    def scripted_below(self, what: int, n: int) -> int:
        return self._given(what, (1,) * n)

    def scripted_kind(self, what: int, counts: Sequence[int]) -> int:
        return self._given(what, tuple(counts))

    def _given(self, what: int, counts: tuple[int, ...]) -> int:
        assert self.script is not None
        if len(self.draws) == len(self.script):
            raise Undrawn(Draw(what, counts))
        return int(self.script[len(self.draws)])


@dataclass(frozen=True)
class Begun:
    """An action that waits for a draw, with what it has drawn; or the set-up, by nobody."""

    seat: int
    action: int
    drawn: tuple[int, ...]
    draw: Draw


@dataclass(frozen=True, eq=False)
class Happened:
    """One action and what it brought, linked to the one before; the set-up is the first."""

    before: Happened | None
    seat: int
    action: int
    events: tuple[Emitted, ...]
    _lines: dict[int | None, str] = field(default_factory=dict)

    def line(self, game: Game[Any], seat: int | None) -> str:
        """As a seat, or the spectator (None), knows it: its own action, then the events."""
        if seat not in self._lines:
            own = [_own(game, self.action)] if seat == self.seat else []
            told = map(_written, as_known_to(self.events, game.events, seat))
            self._lines[seat] = "; ".join([*own, *told])
        return self._lines[seat]

    def up_to_here(self) -> list[Happened]:
        """All that happened, the set-up first."""
        found = []
        one: Happened | None = self
        while one is not None:
            found.append(one)
            one = one.before
        return found[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        """As a list: a chain of thousands would be too deep to pickle."""
        return _linked, ([(one.seat, one.action, one.events) for one in self.up_to_here()],)


def _linked(chain: Iterable[tuple[int, int, tuple[Emitted, ...]]]) -> Happened | None:
    last = None
    for seat, action, events in chain:
        last = Happened(last, seat, action, events)
    return last


def _own(game: Game[Any], action: int) -> str:
    return f"> {game.actions.written(action)}"


def _written(event: Event) -> str:
    return " ".join([event.name, *(f"{name}={fact}" for name, fact in event.facts.items())])


@dataclass(frozen=True, eq=False)
class Node:
    """Where a game stands: at a choice, at a draw, or at its end. A node is never changed.

    state    as it was before the action that waits for a draw, if one does
    length   how much has happened: the set-up, then every action; 0 before the set-up is done
    last     what happened last
    begun    the action that waits for a draw
    blurred  for each seat, how many of the first happenings it remembers as a spectator would
    """

    game: Game[Any]
    state: State
    length: int = 0
    last: Happened | None = None
    begun: Begun | None = None
    blurred: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Node:
        return self  # so a clone costs nothing

    @cached_property
    def seat(self) -> int:
        """The seat that chooses, the lowest where several do; NOBODY at a draw and at the end."""
        asked = 0 if self.begun else self.game.to_act(self.state)
        return lowest(asked) if asked else NOBODY

    @property
    def is_over(self) -> bool:
        return self.begun is None and self.seat == NOBODY

    @cached_property
    def legal(self) -> list[int]:
        """What the seat that chooses may do, in order."""
        if self.seat == NOBODY:
            return []
        return sorted(self.game.legal_ids(self.state, self.seat))

    def after(self, action: int) -> Node:
        """The node that an action, or the outcome of a draw, leads to."""
        if self.begun:
            self._check_outcome(self.begun.draw, action)
            return self._played(self.begun.seat, self.begun.action, (*self.begun.drawn, action))
        self._check_action(action)
        return self._played(self.seat, action, ())

    def returns(self) -> list[float]:
        """1 for the winner, shared by several, and 0 for the others; nothing before the end."""
        return self.game.shares(self.state) if self.is_over else [0.0] * self.state.seats

    def outcome(self, value: int) -> str:
        """The outcome of a draw in the game's words; where nothing is drawn, its number."""
        if self.begun is None:
            return str(value)
        vocabulary = self.game.vocabularies[self.begun.draw.what]
        return f"{vocabulary.name}: {vocabulary.words[value]}"

    # --- What a seat knows ---

    def observed(self, seat: int) -> list[int]:
        """What a seat knows as numbers; before the set-up is done, nothing."""
        out = [0] * self.game.observation_size
        if self.length:
            self.game.observe(self.state, seat, out)
        return out

    def seen(self, seat: int) -> str:
        """What a seat sees on the table; the same knowledge is the same text."""
        table = self.game.view(self.state, seat) if self.length else None
        to_act = self.game.seats_to_act(self.state) if self.length else ()
        document = {"seat": seat, "to_act": to_act, "table": table}
        return dumps(document, ensure_ascii=False, sort_keys=True)

    def known(self, seat: int) -> str:
        """What a seat sees, and a line for everything that it has done and been told."""
        happened = self.last.up_to_here() if self.last else []
        blurred = self.blurred[seat] if self.blurred else 0
        lines = [
            one.line(self.game, None if index < blurred else seat)
            for index, one in enumerate(happened)
        ]
        if self.begun and self.begun.seat == seat:
            lines.append(_own(self.game, self.begun.action))
        return "\n".join([self.seen(seat), *filter(None, lines)])

    def imagined(self, seat: int, seed: int) -> Node:
        """A node that a seat cannot tell from this one.

        What the others remember of the real game is not what they would remember in that world:
        until now they remember what everybody was told.
        """
        if self.begun:
            raise Unavailable("openspiel.amid_draw")
        blurred = list(self.blurred or (0,) * self.state.seats)
        for other in range(self.state.seats):
            if other != seat:
                blurred[other] = self.length
        world = possible_world(self.game, self.state, seat, seed, 0)
        return Node(self.game, world, self.length, self.last, None, tuple(blurred))

    # --- Playing ---

    def _played(self, seat: int, action: int, drawn: tuple[int, ...]) -> Node:
        state = self.state.copy()
        notes = state.notes = Given(self.game.vocabularies, drawn)
        try:
            if seat == NOBODY:
                self.game.begin(state)
            else:
                self.game.play(state, seat, action)
        except Undrawn as waiting:
            begun = Begun(seat, action, drawn, waiting.draw)
            return Node(self.game, self.state, self.length, self.last, begun, self.blurred)
        del state.notes
        happened = Happened(self.last, seat, action, tuple(notes.events))
        return Node(self.game, state, self.length + 1, happened, None, self.blurred)

    def _check_outcome(self, draw: Draw, outcome: int) -> None:
        if not (0 <= outcome < len(draw.counts) and draw.counts[outcome]):
            what = self.game.vocabularies[draw.what].name
            raise BadChance("chance.impossible", word=outcome, what=what)

    def _check_action(self, action: int) -> None:
        if action not in self.legal:
            actions = self.game.actions
            raise actions.illegal(actions.written(action), self.legal)


def first_node(game: Game[Any], blank: State) -> Node:
    """The first draw of the set-up, or the first choice where nothing is drawn."""
    return Node(game, blank)._played(NOBODY, 0, ())
