"""Small positions of Roma, and short words for playing on them.

A side of the table is written as it lies, disc 1 first: `"forum - legat"` has a Forum at disc 1
and a Legat at disc 3; discs not written are open. Cards elsewhere are written in any order, and
looked at in alphabetical order. Every position holds all 52 cards and all 36 victory points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ludi.core.chance import seed_words
from ludi.core.events import Event, as_known_to
from ludi.core.notes import Notes
from ludi.games.roma import rules
from ludi.games.roma.actions import ACTIONS, MOST_LEGAL
from ludi.games.roma.cards import COPIES, NONE_OR_CARDS, VICTORY_POINTS
from ludi.games.roma.events import EVENTS, VOCABULARIES
from ludi.games.roma.state import PHASES, State

REST = "rest"
FULL = "turris templum basilica onager mercatus machina"

# What an effect or a draw keeps while it is under way.
UNDER_WAY = ("acting", "source", "target", "tally", "aloft", "relaid", "has_laid", "exposed")

# --- Building a position ------------------------------------------------------------------------


def position(
    *,
    discs: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    dice: str = "",
    money: tuple[int, int] = (0, 0),
    vp: tuple[int, int] = (10, 10),
    pile: str = REST,
    discards: str = "",
    known: Mapping[int, str] | None = None,
    blocked: Mapping[int, str] | None = None,
    phase: str = "acting",
    turn: int = 0,
    turns: int = 9,
    **options: int,
) -> State:
    """A position by seat; the stockpile has the points that the players lack.

    `pile`, `discards` or one of the hands may be written `"rest"`: all cards not named.
    """
    state = _blank(options)
    state.phase, state.turn, state.turns = PHASES.index(phase), turn, turns
    state.starter = turn if turns % 2 == 1 else 1 - turn
    state.money[:], state.vp[:] = money, vp
    state.stock = VICTORY_POINTS - sum(vp)
    for value in dice.split():
        state.dice[int(value) - 1] += 1
    for seat in range(2):
        for disc, card in enumerate((discs or {}).get(seat, "").split()):
            state.discs[seat][disc] = 0 if card == "-" else NONE_OR_CARDS.index(card)
        _count(state.known[seat], (known or {}).get(seat, ""))
        for number in (blocked or {}).get(seat, "").split():
            state.blocked[seat] |= 1 << int(number) - 1
    hands = hands or {}
    places = [
        (state.pile, pile),
        (state.discards, discards),
        (state.hands[0], hands.get(0, "")),
        (state.hands[1], hands.get(1, "")),
    ]
    for counts, cards in places:
        _count(counts, "" if cards == REST else cards)
    (rest,) = [counts for counts, cards in places if cards == REST]
    missing = Counter(dict(enumerate(COPIES)))
    missing.subtract(_all_cards(state))
    for kind, count in missing.items():
        rest[kind] += count
    check(state)
    return state


def _blank(options: Mapping[str, int]) -> State:
    state = State()
    state.seats = 2
    for option, value in options.items():
        assert option in {field.name for field in State.fields if field.is_option}
        setattr(state, option, int(value))
    seed_words(state, 2005, 1)
    return state


def _count(counts: list[int], cards: str) -> None:
    for card in cards.split():
        counts[NONE_OR_CARDS.index(card)] += 1


def new_game(chance: str | Sequence[str] | None = None, **options: int) -> State:
    """A game as it begins: both are dealt cards, and asked what they give."""
    state = _blank(options)
    state.notes = Notes(VOCABULARIES, chance.split() if isinstance(chance, str) else chance)
    rules.setup(state)
    _go_on(state)
    state.notes.check_script_used()
    return state


def _all_cards(state: State) -> Counter[int]:
    cards: Counter[int] = Counter()
    for counts in (state.pile, state.discards, state.aloft, *state.hands, *state.given):
        cards.update(dict(enumerate(counts)))
    cards.update(kind for side in state.discs for kind in side if kind)
    return cards


def check(state: State) -> None:
    """All cards and points are there, once; no more is known of a hand than it holds."""
    cards = _all_cards(state)
    assert [cards[kind] for kind in range(len(COPIES))] == list(COPIES)
    assert min(state.pile + state.discards + state.aloft + state.hands[0] + state.hands[1]) >= 0
    assert state.stock + sum(state.vp) == VICTORY_POINTS or is_over(state)
    assert min(state.stock, *state.vp, *state.money, *state.dice) >= 0
    for seat in range(2):
        held = Counter(dict(enumerate(state.hands[seat])))
        if phase(state) == "setting":
            held.update(kind for kind in state.discs[seat] if kind)
        assert all(0 <= count <= held[kind] for kind, count in enumerate(state.known[seat]))


# --- Playing ------------------------------------------------------------------------------------


def play(state: State, *actions: str, chance: str = "", seat: int | None = None) -> State:
    """The player asked does all this, and chance brings exactly what is written.

    `seat` is needed only where both are asked.
    """
    state.notes = notes = Notes(VOCABULARIES, chance.split())
    for action in actions:
        actor = _asked(state) if seat is None else seat
        assert action in legal(state, seat=actor), f"{actor} may {sorted(legal(state, seat=actor))}"
        rules.apply(state, actor, ACTIONS.parse(action))
        _go_on(state)
    notes.check_script_used()
    return state


def begin(state: State, chance: str = "") -> State:
    """The turn of a position in phase `beginning` begins."""
    state.notes = notes = Notes(VOCABULARIES, chance.split())
    _go_on(state)
    notes.check_script_used()
    return state


def _go_on(state: State) -> None:
    while rules.advance(state):
        pass
    check(state)
    if phase(state) == "acting":
        _check_nothing_under_way(state)


def _check_nothing_under_way(state: State) -> None:
    """ROM-3.10: between actions nothing is left of an effect or a draw."""
    values, blank = state.values(), State().values()
    for name in UNDER_WAY:
        assert values[name] == blank[name], name


def _asked(state: State) -> int:
    (seat,) = asked(state)
    return seat


# --- Looking ------------------------------------------------------------------------------------


def asked(state: State) -> set[int]:
    """The seats that must choose."""
    return {seat for seat in range(2) if rules.to_act(state) >> seat & 1}


def legal(state: State, *names: str, seat: int | None = None) -> set[str]:
    """What a player, by default the one asked, may do; of these names where any are given."""
    out = [0] * MOST_LEGAL
    count = rules.legal(state, _asked(state) if seat is None else seat, out)
    written = [ACTIONS.written(action) for action in out[:count]]
    assert len(set(written)) == count, "an action is offered twice"
    return {action for action in written if not names or action.split()[0] in names}


def phase(state: State) -> str:
    return PHASES[state.phase]


def is_over(state: State) -> bool:
    return phase(state) == "over"


def winners(state: State) -> set[int]:
    assert is_over(state)
    return {seat for seat in range(2) if rules.winners(state) >> seat & 1}


def side(state: State, seat: int) -> str:
    """A player's cards at the discs, up to the last one: `"forum - legat"`."""
    cards = ["-" if kind == 0 else NONE_OR_CARDS[kind] for kind in state.discs[seat]]
    while cards and cards[-1] == "-":
        cards.pop()
    return " ".join(cards)


def dice(state: State) -> str:
    """The unused dice, lowest first."""
    return " ".join(str(value + 1) for value in range(6) for _ in range(state.dice[value]))


def hand(state: State, seat: int) -> str:
    return _written(state.hands[seat])


def known(state: State, seat: int) -> str:
    """What the other player knows of a hand."""
    return _written(state.known[seat])


def discards(state: State) -> str:
    return _written(state.discards)


def pile(state: State) -> str:
    return _written(state.pile)


def pile_size(state: State) -> int:
    return sum(state.pile)


def _written(counts: Sequence[int]) -> str:
    return " ".join(sorted(Counter(dict(zip(NONE_OR_CARDS, counts, strict=True))).elements()))


def events(state: State, seat: int | None = None) -> list[Event]:
    """What happened in the last `play`, as a seat or a spectator knows it."""
    assert state.notes is not None
    return as_known_to(state.notes.events, EVENTS, seat)


def event_names(state: State, seat: int | None = None) -> list[str]:
    return [event.name for event in events(state, seat)]
