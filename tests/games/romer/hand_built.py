"""Small positions of Römer, and short words for playing on them.

A player is written as team and hand, the trump first: `"red-caesar blue-1-x | red-7-iii"` has laid
red-caesar as the trump and blue-1-x upon it, and holds red-7-iii; `"| red-1-x"` has no team. Every
position holds all 105 cards: those not named are in the pile, or where `"rest"` is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludi.core.chance import below, seed_words
from ludi.core.events import Event, as_known_to
from ludi.core.notes import Notes
from ludi.games.romer import rules
from ludi.games.romer.actions import ACTIONS, MOST_LEGAL
from ludi.games.romer.cards import COPIES, MOST_SEATS, NONE_OR_CARDS, TEAM
from ludi.games.romer.events import EVENTS, VOCABULARIES
from ludi.games.romer.state import PHASES, State

Options = Mapping[str, int]

NO_OPTION: Options = {}
REST = "rest"
EVERYBODY = 15
ASKING = ("trumping", "leading", "following", "completing")

# --- Building a position ------------------------------------------------------------------------


def position(
    *players: str,
    pile: str = REST,
    discards: str = "",
    shuffled: str | None = None,
    knowers: Mapping[int, Sequence[int]] | None = None,
    trick: Mapping[int, str] | None = None,
    phase: str = "leading",
    turn: int = 0,
    leader: int = 0,
    dealer: int | None = None,
    rounds: int = 1,
    leads: int = 0,
    totals: Sequence[int] = (),
    options: Options = NO_OPTION,
) -> State:
    """A position by seat. Without `knowers` each has laid the own team.

    Without `shuffled`, the pile was made of all cards.
    """
    state = _blank(len(players), options)
    state.phase, state.turn, state.leader = PHASES.index(phase), turn, leader
    state.dealer = len(players) - 1 if dealer is None else dealer
    state.rounds, state.leads = rounds, leads
    state.totals[: len(totals)] = totals
    for seat, player in enumerate(players):
        _seat(state, seat, player)
        state.trick[seat] = kind_of((trick or {}).get(seat, "none"))
    for seat, bits in (knowers or {}).items():
        state.knowers[seat][: len(bits)] = bits
    for counts, cards in ((state.pile, pile), (state.discards, discards)):
        _count(counts, "" if cards == REST else cards)
    _fill(state, state.discards if discards == REST else state.pile)
    if shuffled is None:
        state.shuffled[:] = COPIES
    else:
        _count(state.shuffled, shuffled)
    check(state)
    return state


def _blank(seats: int, options: Options) -> State:
    state = State()
    state.seats = seats
    for option, value in options.items():
        assert option in {field.name for field in State.fields if field.is_option}
        setattr(state, option, value)
    seed_words(state, 1990, 1)
    return state


def _seat(state: State, seat: int, player: str) -> None:
    team, hand = (part.split() for part in player.split("|"))
    for place, card in enumerate(team):
        state.teams[seat][place] = kind_of(card)
        state.knowers[seat][place] = 1 << seat if place else EVERYBODY
    for place, kind in enumerate(sorted(map(kind_of, hand))):
        state.hands[seat][place] = kind


def _count(counts: list[int], cards: str) -> None:
    for card in cards.split():
        counts[kind_of(card)] += 1


def _fill(state: State, counts: list[int]) -> None:
    missing = Counter(dict(enumerate(COPIES)))
    missing.subtract(_all_cards(state))
    for kind, count in missing.items():
        counts[kind] += count


def new_game(
    seats: int, chance: str | None = None, seed: int = 1, options: Options = NO_OPTION
) -> State:
    """A game as it begins: cards are dealt, and the first is asked for a trump."""
    state = _blank(seats, options)
    seed_words(state, 1990, seed)
    state.notes = Notes(VOCABULARIES, None if chance is None else chance.split())
    rules.setup(state)
    _go_on(state)
    state.notes.check_script_used()
    return state


# --- What must hold -----------------------------------------------------------------------------


def check(state: State) -> None:
    """All cards are there; every field is in its range; nothing is pending."""
    cards = _all_cards(state)
    assert [cards[kind] for kind in range(len(COPIES))] == list(COPIES)
    for field in State.fields:
        values = list(_flat(getattr(state, field.name)))
        assert field.low <= min(values) <= max(values) <= field.high, field.name
    assert all(there <= made for there, made in zip(state.pile, state.shuffled, strict=True))
    for seat in range(MOST_SEATS):
        _check_lists(state, seat)
    if phase(state) != "over":
        _check_question(state)


def _check_lists(state: State, seat: int) -> None:
    """A sorted hand and a team without gaps, whose cards somebody knows, the trump everybody."""
    held = [kind for kind in state.hands[seat] if kind]
    laid = [kind for kind in state.teams[seat] if kind]
    known = state.knowers[seat]
    assert state.hands[seat] == sorted(held) + [0] * (len(state.hands[seat]) - len(held))
    assert state.teams[seat] == laid + [0] * (TEAM - len(laid))
    assert all(known[: len(laid)])
    assert not any(known[len(laid) :])
    assert known[0] == EVERYBODY or not laid
    assert seat < state.seats or not held + laid


def _check_question(state: State) -> None:
    """One is asked and can answer; nobody is to draw; no team is complete."""
    assert phase(state) in ASKING
    assert state.drawing == 0
    assert not any(team[TEAM - 1] for team in state.teams)
    assert any(state.trick) == (phase(state) == "following")
    assert legal(state)


def _all_cards(state: State) -> Counter[int]:
    cards: Counter[int] = Counter()
    for counts in (state.pile, state.discards):
        cards.update(dict(enumerate(counts)))
    for row in (*state.hands, *state.teams, state.trick):
        cards.update(kind for kind in row if kind)
    return cards


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _flat(part)
    else:
        yield value


# --- Playing ------------------------------------------------------------------------------------


def play(state: State, *actions: str, chance: str | None = None) -> State:
    """Who is asked does each of these; chance brings exactly what is written, where it is."""
    state.notes = notes = Notes(VOCABULARIES, None if chance is None else chance.split())
    for action in actions:
        assert action in legal(state), f"{asked(state)} may {sorted(legal(state))}"
        rules.apply(state, asked(state), ACTIONS.parse(action))
        _go_on(state)
    notes.check_script_used()
    return state


def play_trick(state: State, cards: str, chance: str | None = None) -> State:
    """Everybody plays a card, the leader first."""
    return play(state, *(f"play {card}" for card in cards.split()), chance=chance)


def _go_on(state: State) -> None:
    while rules.advance(state):
        pass
    check(state)


def walk(seats: int, seed: int, options: Options = NO_OPTION) -> Iterator[State]:
    """A random game: its state before each action, and the last."""
    state = new_game(seats, seed=seed, options=options)
    while rules.to_act(state):
        yield state
        actions = sorted(legal(state))
        play(state, actions[below(state, len(actions))])
    yield state


# --- Looking ------------------------------------------------------------------------------------


def asked(state: State) -> int:
    """The seat that must choose."""
    (seat,) = [seat for seat in range(MOST_SEATS) if rules.to_act(state) >> seat & 1]
    return seat


def legal(state: State, *names: str, seat: int | None = None) -> set[str]:
    """What a player, by default the one asked, may do; of these names where any are given."""
    out = [0] * MOST_LEGAL
    count = rules.legal(state, asked(state) if seat is None else seat, out)
    written = [ACTIONS.written(action) for action in out[:count]]
    assert len(set(written)) == count, "an action is offered twice"
    return {action for action in written if not names or action.split()[0] in names}


def phase(state: State) -> str:
    return PHASES[state.phase]


def is_over(state: State) -> bool:
    return phase(state) == "over"


def winners(state: State) -> set[int]:
    assert is_over(state)
    return {seat for seat in range(MOST_SEATS) if rules.winners(state) >> seat & 1}


def kind_of(card: str) -> int:
    return NONE_OR_CARDS.index(card)


def hand(state: State, seat: int) -> str:
    return _written(state.hands[seat])


def hand_size(state: State, seat: int) -> int:
    return len(hand(state, seat).split())


def team(state: State, seat: int) -> str:
    """The trump and the cards upon it, as they lie."""
    return _written(state.teams[seat])


def team_sizes(state: State) -> list[int]:
    return [len(team(state, seat).split()) for seat in range(state.seats)]


def _written(kinds: Sequence[int]) -> str:
    return " ".join(NONE_OR_CARDS[kind] for kind in kinds if kind)


def discards(state: State) -> str:
    return _counted(state.discards)


def pile(state: State) -> str:
    return _counted(state.pile)


def pile_size(state: State) -> int:
    return sum(state.pile)


def _counted(counts: Sequence[int]) -> str:
    return " ".join(sorted(Counter(dict(zip(NONE_OR_CARDS, counts, strict=True))).elements()))


def in_order(cards: str) -> str:
    """Cards as `discards` and `pile` write them."""
    return " ".join(sorted(cards.split()))


def events(state: State, seat: int | None = None) -> list[Event]:
    """What happened in the last `play`, as a seat or a spectator knows it."""
    assert state.notes is not None
    return as_known_to(state.notes.events, EVENTS, seat)


def event_names(state: State, seat: int | None = None) -> list[str]:
    return [event.name for event in events(state, seat)]


def facts(state: State, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The facts of the events of this name."""
    return [dict(event.facts) for event in events(state, seat) if event.name == name]


def seats_of(state: State, name: str) -> list[int]:
    """Whose events of this name happened, in order."""
    return [told["seat"] for told in facts(state, name)]
