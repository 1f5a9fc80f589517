"""Sealed bids, a small game for tests: what Avé lacks, hidden cards and simultaneous choices.

Each seat is dealt three cards of the values 1 to 4. Three times everybody lays a card face down at
the same time; when all have, the cards are turned up and the highest value that nobody else laid
scores its value. Before laying, a seat may once show its whole hand to everybody.
"""

from __future__ import annotations

from typing import Any, Final

from ludi import core
from ludi.core.actions import ActionSpace
from ludi.core.chance import pick, pick_kind
from ludi.core.errors import BadPosition
from ludi.core.events import EventKind, emit, whisper
from ludi.core.game import Game
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from ludi.core.phrases import Phrases
from ludi.core.sentences import add_sentences
from ludi.core.state import Buffer, Field, number, numbers, switch

VALUES: Final = ("one", "two", "three", "four")
COPIES: Final = 4
HAND: Final = 3
NOTHING: Final = 0

ACTIONS: Final = ActionSpace()
LAY: Final = ACTIONS.add("lay", card=VALUES)
SHOW: Final = ACTIONS.add("show")

EVENTS: Final = Listed[EventKind]()
CARD_DEALT: Final = EVENTS.add(EventKind("card_dealt", seat=None, card=VALUES, secret=("card",)))
CARD_LAID: Final = EVENTS.add(EventKind("card_laid", seat=None, card=VALUES, secret=("card",)))
HAND_SHOWN: Final = EVENTS.add(EventKind("hand_shown", seat=None))
CARDS_TURNED: Final = EVENTS.add(EventKind("cards_turned", seat=None, card=VALUES))
VOCABULARIES: Final = Listed[Vocabulary]()
A_CARD: Final = VOCABULARIES.add(Vocabulary("the pile", VALUES))


class State(core.State):
    """Hands and laid cards are hidden from the others, but for hands that were shown."""

    low_wins: int = switch("The lowest card that nobody else laid scores, not the highest.")
    rounds: int = number(0, HAND, "How many cards everybody has laid.")
    pile: list[int] = numbers(
        (4,), 0, COPIES, "Not dealt.", counted=VALUES, default=COPIES, hidden=True
    )
    hands: list[list[int]] = numbers(
        (4, 4), 0, HAND, "Hands.", by_seat=True, counted=VALUES, hidden=True
    )
    laid: list[int] = numbers((4,), 0, 4, "Laid, from 1; 0 is none.", by_seat=True, hidden=True)
    turned: list[int] = numbers((4,), 0, 4, "The cards turned up last.", by_seat=True)
    used: list[int] = numbers((4,), 0, 12, "Cards turned up so far.", counted=VALUES)
    shown: list[int] = numbers((4,), 0, 1, "Whether a hand was shown.", by_seat=True)
    scores: list[int] = numbers((4,), 0, 12, "Points.", by_seat=True)


def setup(state: State) -> None:
    for seat in range(state.seats):
        for _ in range(HAND):
            card = pick(state, A_CARD, state.pile)
            state.pile[card] -= 1
            state.hands[seat][card] += 1
            whisper(state, CARD_DEALT, 1 << seat, seat, card)


def to_act(state: State) -> int:
    seats = 0
    if state.rounds < HAND:
        for seat in range(state.seats):
            if state.laid[seat] == NOTHING:
                seats |= 1 << seat
    return seats


def legal(state: State, seat: int, out: Buffer) -> int:
    count = 0
    if to_act(state) >> seat & 1:
        for card in range(4):
            if state.hands[seat][card] > 0:
                out[count] = LAY + card
                count += 1
        if not state.shown[seat]:
            out[count] = SHOW
            count += 1
    return count


def apply(state: State, seat: int, action: int) -> None:
    if action == SHOW:
        state.shown[seat] = 1
        emit(state, HAND_SHOWN, seat)
        return
    state.hands[seat][action] -= 1
    state.laid[seat] = action + 1
    whisper(state, CARD_LAID, 1 << seat, seat, action)
    if to_act(state) == 0:
        turn_up(state)


def turn_up(state: State) -> None:
    for seat in range(state.seats):
        emit(state, CARDS_TURNED, seat, state.laid[seat] - 1)
        state.turned[seat] = state.laid[seat]
        state.used[state.laid[seat] - 1] += 1
    winner = lone_best(state)
    if winner >= 0:
        state.scores[winner] += state.laid[winner]
    for seat in range(state.seats):
        state.laid[seat] = NOTHING
    state.rounds += 1


def lone_best(state: State) -> int:
    best = -1
    for seat in range(state.seats):
        alone = True
        for other in range(state.seats):
            if other != seat and state.laid[other] == state.laid[seat]:
                alone = False
        if alone and (best < 0 or beats(state, state.laid[seat], state.laid[best])):
            best = seat
    return best


def beats(state: State, card: int, other: int) -> bool:
    return card < other if state.low_wins else card > other


def points(state: State, seat: int) -> int:
    return state.scores[seat]


def winners(state: State) -> int:
    best = 0
    for seat in range(state.seats):
        best = max(best, state.scores[seat])
    found = 0
    for seat in range(state.seats):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found


def redeal(state: State, seat: int) -> None:
    """Take up what the seat cannot see and deal it again; a shown hand keeps what it then held."""
    for other in range(state.seats):
        if other != seat and not state.shown[other]:
            if state.laid[other] != NOTHING:
                state.pile[state.laid[other] - 1] += 1
            for card in range(4):
                state.pile[card] += state.hands[other][card]
    for other in range(state.seats):
        if other != seat and not state.shown[other]:
            redeal_seat(state, other)
        elif other != seat and state.laid[other] != NOTHING:
            relay(state, other)


def redeal_seat(state: State, other: int) -> None:
    held = 0
    for card in range(4):
        held += state.hands[other][card]
        state.hands[other][card] = 0
    for _ in range(held):
        card = pick_kind(state, state.pile)
        state.pile[card] -= 1
        state.hands[other][card] += 1
    if state.laid[other] != NOTHING:
        card = pick_kind(state, state.pile)
        state.pile[card] -= 1
        state.laid[other] = card + 1


def relay(state: State, other: int) -> None:
    """Of a shown hand it is not known which card was laid."""
    state.hands[other][state.laid[other] - 1] += 1
    card = pick_kind(state, state.hands[other])
    state.hands[other][card] -= 1
    state.laid[other] = card + 1


def view(state: State, seat: int | None) -> dict[str, Any]:
    def hand(other: int) -> Any:
        counts = list(state.hands[other])
        if other == seat:
            return counts
        if not state.shown[other]:
            return sum(counts)
        if state.laid[other] != NOTHING:
            counts[state.laid[other] - 1] += 1
        return counts

    return {
        "phase": "over" if to_act(state) == 0 else "laying",
        "rounds": state.rounds,
        "hands": [hand(other) for other in range(state.seats)],
        "laid": [
            state.laid[other] if other == seat else state.laid[other] != NOTHING
            for other in range(state.seats)
        ],
        "turned": state.turned[: state.seats],
        "used": list(state.used),
        "shown": state.shown[: state.seats],
        "scores": state.scores[: state.seats],
    }


OBSERVATION: Final = (
    Field("rounds", (), 0, HAND, "Rounds played."),
    Field("hand", (4,), 0, HAND, "The own hand."),
    Field("laid", (), 0, 4, "The own laid card."),
    Field("used", (4,), 0, 12, "Cards turned up."),
    Field("scores", (4,), 0, 12, "Points, own first."),
)


def observe(state: State, seat: int, out: Buffer) -> None:
    out[0] = state.rounds
    out[5] = state.laid[seat]
    for card in range(4):
        out[1 + card] = state.hands[seat][card]
        out[6 + card] = state.used[card]
        out[10 + card] = 0
    for place in range(state.seats):
        out[10 + place] = state.scores[(seat + place) % state.seats]


def suggest(state: State, seat: int) -> int:
    best = 0
    for card in range(4):
        if state.hands[seat][card] > 0:
            best = card
    return LAY + best


def check(state: State) -> None:
    check_cards(state)
    if sum(state.used) != state.seats * state.rounds:
        raise BadPosition("bids.used", field="used", used=state.seats * state.rounds)
    for seat in range(state.seats):
        check_seat(state, seat)
    if state.rounds < HAND and to_act(state) == 0:
        raise BadPosition("bids.laid", field="laid")


def check_cards(state: State) -> None:
    for card, name in enumerate(VALUES):
        there = state.pile[card] + state.used[card]
        for seat in range(state.seats):
            there += state.hands[seat][card] + (state.laid[seat] == card + 1)
        if there != COPIES:
            raise BadPosition("bids.copies", field="pile", card=name, there=there)


def check_seat(state: State, seat: int) -> None:
    left = HAND - state.rounds
    if sum(state.hands[seat]) + (state.laid[seat] != NOTHING) != left:
        raise BadPosition("bids.hand", field=f"hands[{seat}]", left=left)
    if (state.turned[seat] != NOTHING) != (state.rounds > 0):
        raise BadPosition("bids.turned", field=f"turned[{seat}]", rounds=state.rounds)
    most = len(VALUES) * state.rounds
    if state.scores[seat] > most:
        raise BadPosition("bids.score", field=f"scores[{seat}]", most=most)


add_sentences(
    {
        "bids.copies": {
            "en": "{field}: there are 4 cards {card}, and {there} are accounted for.",
            "fr": "{field} : il y a 4 cartes {card}, et {there} sont comptées.",
        },
        "bids.used": {
            "en": "{field}: after these rounds {used} cards have been turned up.",
            "fr": "{field} : après ces manches, {used} cartes ont été retournées.",
        },
        "bids.hand": {
            "en": "{field}: in hand and laid there are {left} cards after these rounds.",
            "fr": "{field} : en main et posées, il y a {left} cartes après ces manches.",
        },
        "bids.turned": {
            "en": "{field}: a card lies turned up after the first round, and not before; "
            "{rounds} are played.",
            "fr": "{field} : une carte est retournée après la première manche, pas avant ; "
            "{rounds} sont jouées.",
        },
        "bids.score": {
            "en": "{field}: these rounds can have brought {most} points at most.",
            "fr": "{field} : ces manches ont pu rapporter {most} points au plus.",
        },
        "bids.laid": {
            "en": "{field}: once all have laid, the cards are turned up; somebody has yet to lay.",
            "fr": "{field} : quand tous ont posé, on retourne ; quelqu’un doit encore poser.",
        },
    }
)


def board(table: dict[str, Any], players: tuple[str, ...], language: str) -> str:
    return f"{language} {players} {table}"


def phrases(language: str, lay: str, show: str) -> Phrases:
    return Phrases(
        language=language,
        title="Sealed bids",
        tagline="—",
        names={},
        verbs={"lay": lay.lower(), "show": show.lower()},
        actions={"lay": lay + " {card}", "show": show},
        events={
            "card_dealt": "{seat} + {card}",
            "card_dealt (hidden)": "{seat} + ?",
            "card_laid": "{seat} – {card}",
            "card_laid (hidden)": "{seat} – ?",
            "hand_shown": "{seat} !",
            "cards_turned": "{seat}: {card}",
        },
        options={"low_wins": lay},
        prompts={"laying": lay, "over": "."},
        help={"lay": lay, "show": show},
        rules=__doc__ or "",
    )


GAME: Final = Game(
    id="sealed-bids",
    rules_version=1,
    fewest_seats=2,
    most_seats=4,
    most_legal=5,
    observation=OBSERVATION,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    vocabularies=VOCABULARIES,
    phrases={"en": phrases("en", "Lay", "Show"), "fr": phrases("fr", "Poser", "Montrer")},
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    points=points,
    winners=winners,
    redeal=redeal,
    observe=observe,
    suggest=suggest,
    view=view,
    check=check,
    board=board,
)
