"""Small positions of Romans Go Home!, and short words for playing one turn on them.

Warriors and forts are written apart by spaces, in the words of the pieces: `"archr axx"`. What a
test does not name is filled in so that the position could have come about. Play stops when the
next turn or round is about to begin, so that the table can be looked at as the turn has left it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from ludi.core.chance import seed_words
from ludi.core.events import Event, as_known_to
from ludi.core.notes import Emitted, Notes, Word
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.actions import ACTIONS
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    FORT_COPIES,
    FORT_NAMES,
    TURNS,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.events import EVENTS, ROUND_BEGAN, TURN_BEGAN, VOCABULARIES
from ludi.games.romans_go_home.knowledge import TableView, view
from ludi.games.romans_go_home.positions import check_as_it_lies
from ludi.games.romans_go_home.positions.pieces import check_pieces
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.wall import order_wall
from ludi.games.romans_go_home.state import OVER, PHASES, State

Clan = str


class TurnEnded(Exception):
    """The turn that a test looks at is over; the next one is not to begin."""


class _Events(list[Emitted]):
    """Events of one turn: the beginning of another stops play."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun = False

    def append(self, emitted: Emitted) -> None:
        if emitted.kind in (TURN_BEGAN, ROUND_BEGAN):
            if self.has_begun:
                raise TurnEnded
            self.has_begun = True
        super().append(emitted)


class OneTurn(Notes):
    """Notes that last for one turn."""

    def __init__(self, state: State) -> None:
        super().__init__(VOCABULARIES, events=_Events())
        self.lost_before = state.copy().lost
        self.is_over = False


# --- Building a position ------------------------------------------------------------------------


def turn(
    reveals: Mapping[Clan, str],
    *,
    shown: Mapping[Clan, str] | None = None,
    hidden: Mapping[Clan, str] | None = None,
    wall: str = "dinary-3",
    captured: Mapping[Clan, str] | None = None,
    neutrals: Sequence[Clan] = (),
    number: int = 0,
    round_number: int = 0,
    plays_on: bool = False,
    **options: int,
) -> State:
    """Play the turn in which each clan reveals this, until a question is asked or it is over.

    `shown`: face up before. `hidden`: what lies hidden after this turn's warrior. `wall`: its
    leftmost forts. `number`: which turn of the round, by default the first with enough warriors
    seen before. `round_number`: by default the first with enough forts. `plays_on`: do not stop
    at the end of the turn, but where the next question is asked.
    """
    state = _seated(list(reveals), neutrals, options)
    shown, hidden = shown or {}, hidden or {}
    number = number or 1 + max((len(warriors.split()) for warriors in shown.values()), default=0)
    state.turns = number - 1
    for seat, clan in enumerate(clan_names(state)):
        plan = [reveals[clan], *hidden.get(clan, "").split()]
        _deal(state, seat, shown.get(clan, "").split(), plan)
    _build_forts(state, wall.split(), captured or {}, round_number)
    check_pieces(state)
    state.notes = Notes(VOCABULARIES) if plays_on else OneTurn(state)
    _go_on(state)
    return state


def _seated(names: Iterable[Clan], neutrals: Sequence[Clan], options: Mapping[str, int]) -> State:
    people = [name for name in names if name not in neutrals]
    state = State()
    state.seats = len(people)
    state.neutrals = len(neutrals)
    for option, value in options.items():
        assert option in {field.name for field in State.fields if field.is_option}
        setattr(state, option, int(value))
    for seat, name in enumerate([*people, *neutrals]):
        state.colours[seat] = CLANS.index(name)
        if seat < state.seats:
            setattr(state, f"clan_{seat}", CLANS.index(name) + 1)
    GAME.check_setup(state)
    seed_words(state, 2013, 1)
    return state


def _deal(state: State, clan: int, shown: Sequence[str], plan: Sequence[str]) -> None:
    """Face-up and hidden warriors as given, the others as they come."""
    assert len(shown) <= state.turns, "more warriors shown than turns played"
    deck = Counter(dict(zip(WARRIOR_NAMES, COPIES, strict=True)))
    deck.subtract([*shown, *plan])
    assert min(deck.values()) >= 0, "more copies of a warrior than there are"
    rest = list(deck.elements())
    plan = [*plan, *(rest.pop() for _ in range(TURNS - state.turns - len(plan)))]
    for warrior in shown:
        state.shown[clan][WARRIOR_NAMES.index(warrior)] += 1
    for _ in range(state.turns - len(shown)):
        state.lost[clan][WARRIOR_NAMES.index(rest.pop())] += 1
    for place, warrior in enumerate(plan, start=state.turns):
        state.plans[clan][place] = WARRIOR_NAMES.index(warrior) + 1
    if clan < state.seats:
        state.aside[clan] = WARRIOR_NAMES.index(rest.pop()) + 1


def _build_forts(
    state: State, wall: Sequence[str], captured: Mapping[Clan, str], round_number: int
) -> None:
    held = {clan: names.split() for clan, names in captured.items()}
    stock = Counter(dict(zip(FORT_NAMES, FORT_COPIES, strict=True)))
    stock.subtract(wall)
    for names in held.values():
        stock.subtract(names)
    assert min(stock.values()) >= 0, "more copies of a fort than there are"
    rest = list(stock.elements())
    wall = [*wall, *(rest.pop() for _ in range(TURNS - state.turns - len(wall)))]
    seen = len(wall) + sum(map(len, held.values()))
    round_number = round_number or -(-seen // TURNS)
    state.rounds = round_number - 1
    for place, fort in enumerate(wall):
        state.wall[place] = FORT_NAMES.index(fort) + 1
    for clan, names in held.items():
        for index, fort in enumerate(names):
            state.captured[seat_of(state, clan)][index] = FORT_NAMES.index(fort) + 1
    for _ in range(TURNS * round_number - seen):
        state.razed[FORT_NAMES.index(rest.pop())] += 1
    for fort in rest:
        state.pile[FORT_NAMES.index(fort)] += 1


def new_game(
    people: int,
    neutrals: int = 0,
    *,
    seed: int = 1,
    script: Sequence[Word] | None = None,
    **options: int,
) -> State:
    """A game as it begins, with its events and draws."""
    state = State()
    state.seats, state.neutrals = people, neutrals
    for option, value in options.items():
        setattr(state, option, int(value))
    GAME.check_setup(state)
    seed_words(state, 2013, seed)
    state.notes = Notes(VOCABULARIES, script)
    GAME.begin(state)
    GAME.check(state)
    return state


def wall_of(forts: str) -> State:
    """The Wall as drawn, then ordered (RGH-2.2)."""
    state = State()
    state.wall[:] = [FORT_NAMES.index(fort) + 1 for fort in forts.split()]
    order_wall(state)
    return state


def finished(
    captured: Mapping[Clan, str], *, neutrals: Sequence[Clan] = (), **options: int
) -> State:
    """The end of a game in which the clans have captured these forts."""
    state = _seated(captured, neutrals, options)
    for clan, names in captured.items():
        for index, fort in enumerate(names.split()):
            state.captured[seat_of(state, clan)][index] = FORT_NAMES.index(fort) + 1
    state.rounds, state.phase = 3, OVER
    return state


# --- Playing ------------------------------------------------------------------------------------


def answer(state: State, **actions: str) -> State:
    """Each clan named answers what it is asked, in the order given."""
    for clan, action in actions.items():
        assert action in asked(state).get(clan, set()), f"{clan} is asked {asked(state)}"
        _go_on(state, seat_of(state, clan), ACTIONS.parse(action))
    return state


def place(state: State, clan: Clan, warriors: str) -> State:
    """A person places hidden warriors from left to right, all but the last."""
    for warrior in warriors.split():
        answer(state, **{clan: f"place {warrior}"})
    return state


def answer_all(state: State, *actions: str) -> dict[str, str]:
    """Play the turn to its end; what was asked, in order, and what could be chosen.

    Each question is answered by the first of these actions that fits; to place hidden warriors
    anew, none is needed. `{"gold keeping": "axx nothing"}`
    """
    questions: dict[str, str] = {}
    while asked(state):
        clan, choices = next(iter(asked(state).items()))
        offered = " ".join(sorted(choice.split()[-1] for choice in choices))
        questions.setdefault(f"{clan} {question(state)}", offered)
        placing = sorted(choice for choice in choices if choice.startswith("place "))
        fitting = [action for action in (*actions, *placing) if action in choices]
        answer(state, **{clan: fitting[0]})
    return questions


def play_to_the_end(state: State, seed: int = 1) -> State:
    """Everybody chooses at random until the game is over."""
    choose = Random(seed)
    while not is_game_over(state):
        clan, choices = choose.choice(list(asked(state).items()))
        answer(state, **{clan: choose.choice(sorted(choices))})
    return state


def _go_on(state: State, seat: int = 0, action: int | None = None) -> None:
    try:
        if action is None:
            while GAME.advance(state):
                pass
        else:
            GAME.play(state, seat, action)
    except TurnEnded:
        assert isinstance(state.notes, OneTurn)
        state.notes.is_over = True
        check_pieces(state)
    else:
        check_as_it_lies(state)


# --- Looking ------------------------------------------------------------------------------------


def clan_names(state: State) -> list[Clan]:
    """The clans in play, people first."""
    return [CLANS[colour] for colour in state.colours[: clans(state)]]


def seat_of(state: State, clan: Clan) -> int:
    return clan_names(state).index(clan)


def is_turn_over(state: State) -> bool:
    return isinstance(state.notes, OneTurn) and state.notes.is_over


def is_game_over(state: State) -> bool:
    return state.phase == OVER


def asked(state: State) -> dict[Clan, set[str]]:
    """Who must choose, and from what."""
    if is_turn_over(state):
        return {}
    return {
        CLANS[state.colours[seat]]: legal(state, seat)
        for seat in range(state.seats)
        if GAME.to_act(state) >> seat & 1
    }


def legal(state: State, seat: int) -> set[str]:
    out = [0] * len(FORT_NAMES)
    return {ACTIONS.written(action) for action in out[: GAME.legal(state, seat, out)]}


def question(state: State) -> str | None:
    """What the people asked must choose: `keeping`, `taxing`, …"""
    return PHASES[state.phase] if asked(state) else None


def winner(state: State) -> Clan | None:
    """The clan that captured this turn; None after a tie."""
    return CLANS[state.colours[state.winner - 1]] if state.winner else None


def totals(state: State) -> dict[Clan, int]:
    """The totals as they were counted this turn."""
    counted = (event.facts for event in events(state) if event.name == "total_counted")
    return {facts["clan"]: facts["total"] for facts in counted}


def shown(state: State, clan: Clan) -> str:
    """A clan's face-up warriors, weakest first."""
    return _written(state.shown[seat_of(state, clan)])


def lost(state: State, clan: Clan) -> str:
    """What a clan has discarded from face up this turn, weakest first."""
    seat = seat_of(state, clan)
    before = state.notes.lost_before[seat] if isinstance(state.notes, OneTurn) else [0] * 8
    return _written([now - then for now, then in zip(state.lost[seat], before, strict=True)])


def _written(counts: Sequence[int]) -> str:
    return " ".join(Counter(dict(zip(WARRIOR_NAMES, counts, strict=True))).elements())


def plan(state: State, clan: Clan) -> str:
    """A clan's hidden warriors, leftmost first."""
    placed = state.plans[seat_of(state, clan)]
    return " ".join(WARRIOR_NAMES[warrior - 1] for warrior in placed if warrior)


def forts(state: State, clan: Clan) -> str:
    """A clan's captured forts, the earliest first."""
    return _fort_names(state.captured[seat_of(state, clan)])


def wall(state: State) -> str:
    """The Wall, leftmost first."""
    return _fort_names(state.wall)


def _fort_names(places: Sequence[int]) -> str:
    return " ".join(FORT_NAMES[fort - 1] for fort in places if fort)


def razed(state: State, fort: str) -> int:
    """How many forts of a kind are discarded."""
    return state.razed[FORT_NAMES.index(fort)]


def events(state: State, clan: Clan | None = None) -> list[Event]:
    """What happened this turn, as a clan or a spectator knows it."""
    assert state.notes is not None
    seat = None if clan is None else seat_of(state, clan)
    return as_known_to(state.notes.events, EVENTS, seat)


def told_of(state: State, clan: Clan, name: str, fact: str) -> list[Any]:
    """One fact of every event of this name that is about a clan, in order."""
    about = (event.facts for event in events(state) if event.name == name)
    return [facts[fact] for facts in about if facts["clan"] == clan]


def event_names(state: State) -> list[str]:
    return [event.name for event in events(state)]


def game_winners(state: State) -> set[Clan]:
    won = GAME.winners(state)
    return {CLANS[state.colours[seat]] for seat in range(state.seats) if won >> seat & 1}


def table_for(state: State, clan: Clan | None) -> TableView:
    """What a clan's player, or a spectator, sees."""
    return view(state, None if clan is None else seat_of(state, clan))
