"""What a seat knows in Roma (ROM-8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final, NotRequired, TypedDict

from ludi.core.chance import pick_kind
from ludi.core.listed import Observation
from ludi.core.sets import total_of
from ludi.core.state import Buffer
from ludi.games.roma.actions import ACTIVATE, LAY, MONEY
from ludi.games.roma.cards import (
    ACTION_DICE,
    ALL_CARDS,
    ARCHITECTUS,
    DISCS,
    FORUM,
    GIVEN,
    HARUSPEX,
    KINDS,
    MOST_COPIES,
    NONE_OR_CARDS,
    NOTHING,
    SCAENICUS,
    SEATS,
    SENATOR,
    SIDES,
    VICTORY_POINTS,
)
from ludi.games.roma.rules.battle import defence
from ludi.games.roma.rules.buildings import forum_bonus
from ludi.games.roma.rules.choices import layable_kinds, to_act
from ludi.games.roma.rules.drawing import drawable
from ludi.games.roma.rules.ending import is_past_limit
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    AIMING,
    BLOCKING,
    BUYING,
    CHANGING,
    GIVING,
    LAYING,
    OVER,
    PAYING_FORUM,
    PAYING_TEMPLUM,
    PHASES,
    RELAYING,
    SETTING,
    TAKING,
    State,
)

FACE_DOWN: Final = KINDS
# How a view names a card that lies face down.
HIDDEN: Final = "hidden"

# How many cards there are of each name; none of those left out.
Counts = dict[str, int]


class PlayerView(TypedDict):
    """A player, as everybody sees one: by disc, from disc 1 on, a card, "hidden" or null."""

    vp: int
    money: int
    cards: int
    gifts: int
    discs: list[str | None]
    defences: list[int | None]
    blocked: list[int]
    asked: bool


class OwnView(TypedDict):
    """What only the seat itself knows: its cards, what it looks at, what is known of hands."""

    seat: int
    hand: Counts
    layable: list[str]
    shown: Counts
    other: Counts
    exposed: Counts
    gifts: Counts
    drawn: Counts
    pile: Counts


class TableView(TypedDict):
    """The table; `pile` and `drawable` are numbers of cards, `source` and `target` discs."""

    phase: str
    turn: int
    starter: int
    turns: int
    turn_limit: int
    limit_passed: bool
    stock: int
    pile: int
    drawable: int
    discards: Counts
    dice: list[int]
    essedum: int
    acting: str | None
    source: int | None
    target: int | None
    tally: int
    bonus: int
    taken_up: Counts
    players: list[PlayerView]
    own: NotRequired[OwnView]


def view(state: State, seat: int | None) -> TableView:
    """Both rows, the piles and dice, and the seat's own cards with what it knows of the others."""
    is_forum = state.acting == FORUM
    table: TableView = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "starter": state.starter,
        "turns": state.turns,
        "turn_limit": state.turn_limit,
        "limit_passed": is_past_limit(state),
        "stock": state.stock,
        "pile": sum(state.pile),
        "drawable": drawable(state),
        "discards": _named(state.discards),
        "dice": [value + 1 for value in range(SIDES) for _ in range(state.dice[value])],
        "essedum": state.essedum,
        "acting": _card(state.acting),
        "source": state.source or None,
        "target": state.target or None,
        "tally": state.tally,
        "bonus": forum_bonus(state, state.turn, state.source - 1) if is_forum else 0,
        "taken_up": _named(state.aloft) if state.phase == RELAYING else {},
        "players": [_player(state, player, seat) for player in range(SEATS)],
    }
    if seat is not None:
        table["own"] = _own(state, seat)
    return table


def _player(state: State, player: int, seat: int | None) -> PlayerView:
    is_face_down = state.phase == SETTING and player != seat
    cards = state.discs[player]
    shown = [(HIDDEN if is_face_down else _card(kind)) if kind else None for kind in cards]
    is_open = state.phase > SETTING
    return {
        "vp": state.vp[player],
        "money": state.money[player],
        "cards": sum(state.hands[player]),
        "gifts": sum(state.given[player]),
        "discs": shown,
        "defences": [
            defence(state, player, disc) if cards[disc] and is_open else None
            for disc in range(DISCS)
        ],
        "blocked": [disc + 1 for disc in range(DISCS) if state.blocked[player] >> disc & 1],
        "asked": bool(to_act(state) >> player & 1),
    }


def _own(state: State, seat: int) -> OwnView:
    is_looking = seat == state.turn and state.phase == TAKING
    draws = is_looking and state.acting == NOTHING
    searches = is_looking and state.acting == HARUSPEX
    return {
        "seat": seat,
        "hand": _named(state.hands[seat]),
        "layable": _layable(state, seat),
        "shown": _named(state.known[seat]),
        "other": _named(state.known[1 - seat]),
        "exposed": _named(state.exposed),
        "gifts": _named(state.given[seat]),
        "drawn": _named(state.aloft) if draws else {},
        "pile": _named(state.pile) if searches else {},
    }


def _layable(state: State, seat: int) -> list[str]:
    """The cards that could be laid now."""
    kinds = layable_kinds(state, seat) if to_act(state) >> seat & 1 else 0
    return [name for kind, name in enumerate(NONE_OR_CARDS) if kinds >> kind & 1]


def _card(kind: int) -> str | None:
    return NONE_OR_CARDS[kind] if kind else None


def _named(counts: Sequence[int]) -> Counts:
    return dict(compress(zip(NONE_OR_CARDS, counts, strict=True), counts))


# What these cards can do, or what they show, hangs on cards that are hidden.
_SECRETIVE: Final = (ARCHITECTUS, HARUSPEX, SCAENICUS, SENATOR)
# What is chosen then lies open, and so does what comes of it.
_OPEN_PHASES: Final = (
    AIMING,
    BLOCKING,
    CHANGING,
    BUYING,
    PAYING_FORUM,
    PAYING_TEMPLUM,
    ADDING,
    RELAYING,
)


def tells(before: State, after: State, action: int) -> bool | None:
    """What lies open tells nothing, and a card that comes out of hiding tells something."""
    if _stays_hidden(before, after, action):
        return False
    return True if _comes_to_light(before, action) else None


def _stays_hidden(before: State, after: State, action: int) -> bool:
    """In the set-up cards are chosen and laid unseen until both are ready. A die brings coins, or
    wakes a card, in sight of both. A card that is taken stays hidden; those thrown do not."""
    if before.phase in (GIVING, SETTING):
        return after.phase == before.phase
    if before.phase == TAKING:
        return before.acting != NOTHING or total_of(before.aloft) == 1
    if ACTIVATE <= action < ACTIVATE + SIDES:
        return before.discs[before.turn][action - ACTIVATE] not in _SECRETIVE
    return before.phase in _OPEN_PHASES or MONEY <= action < MONEY + SIDES


def _comes_to_light(before: State, action: int) -> bool:
    """Cards thrown after a draw, and a card laid that was not known to be held: all cards of their
    kind could have lain in the pile instead, where it is large enough and nobody has seen it."""
    if total_of(before.pile) < MOST_COPIES or any(before.exposed):
        return False
    if before.phase == TAKING:
        return True
    kind = (action - LAY) // DISCS + 1
    return before.phase > SETTING and LAY <= action < MONEY and not before.known[before.turn][kind]


# --- Dealing anew what is hidden ----------------------------------------------------------------


def redeal(state: State, seat: int) -> None:
    """Deal anew what a seat cannot know: all of it goes into the pile first."""
    other = 1 - seat
    if state.phase == GIVING:
        redeal_gifts(state, other)
    elif state.phase == SETTING:
        redeal_set(state, other)
    elif state.phase == TAKING and state.acting == NOTHING and state.turn == other:
        redeal_drawn(state, other)
    else:
        redeal_hand(state, other)


def deal_unseen(state: State) -> int:
    kind = pick_kind(state, state.pile)
    state.pile[kind] -= 1
    return kind


def redeal_gifts(state: State, other: int) -> None:
    """Nothing is known of the other's first cards, nor which of them are to be given."""
    held = total_of(state.hands[other])
    chosen = total_of(state.given[other])
    for kind in range(KINDS):
        state.pile[kind] += state.hands[other][kind] + state.given[other][kind]
        state.hands[other][kind] = 0
        state.given[other][kind] = 0
    for _ in range(held):
        state.hands[other][deal_unseen(state)] += 1
    for _ in range(chosen):
        state.given[other][deal_unseen(state)] += 1


def redeal_set(state: State, other: int) -> None:
    """Cards face down may be any of the other's four, of which two were given."""
    taken = 0
    for disc in range(DISCS):
        if state.discs[other][disc]:
            taken |= 1 << disc
            state.hands[other][state.discs[other][disc]] += 1
            state.discs[other][disc] = NOTHING
    redeal_hand(state, other)
    for disc in range(DISCS):
        if taken >> disc & 1:
            kind = pick_kind(state, state.hands[other])
            state.hands[other][kind] -= 1
            state.discs[other][disc] = kind


def redeal_hand(state: State, other: int) -> None:
    """What is known of a hand stays."""
    unknown = 0
    for kind in range(KINDS):
        count = state.hands[other][kind] - state.known[other][kind]
        unknown += count
        state.pile[kind] += count
        state.hands[other][kind] = state.known[other][kind]
    for _ in range(unknown):
        state.hands[other][deal_unseen(state)] += 1


def redeal_drawn(state: State, other: int) -> None:
    """While the other looks at cards. If the pile ran out, the hand is of those exposed then."""
    held = total_of(state.hands[other])
    drawn = total_of(state.aloft)
    for kind in range(KINDS):
        known = state.known[other][kind]
        sure = max(known, state.exposed[kind])
        state.pile[kind] += state.hands[other][kind] + state.aloft[kind] - sure
        state.hands[other][kind] = known
        state.aloft[kind] = sure - known
    while total_of(state.aloft) and total_of(state.hands[other]) < held:
        kind = pick_kind(state, state.aloft)
        state.aloft[kind] -= 1
        state.hands[other][kind] += 1
    while total_of(state.hands[other]) < held:
        state.hands[other][deal_unseen(state)] += 1
    while total_of(state.aloft) < drawn:
        state.aloft[deal_unseen(state)] += 1


# --- As numbers ---------------------------------------------------------------------------------

OBSERVATION: Final = Observation()
PHASE_AT: Final = OBSERVATION.part(
    "phase", (OVER,), 0, 1, "1 at what is asked: " + ", ".join(PHASES[:OVER]) + "."
)
ON_TURN_AT: Final = OBSERVATION.part("on_turn", (), 0, 1, "1 if it is one's own turn.")
BEGAN_AT: Final = OBSERVATION.part("began", (), 0, 1, "1 if one has the first turn.")
TURNS_AT: Final = OBSERVATION.part("turns", (), 0, 100, "Turns begun, at most 100.")
STOCK_AT: Final = OBSERVATION.part(
    "stock", (), 0, VICTORY_POINTS, "Victory points in the stockpile."
)
VP_AT: Final = OBSERVATION.part("vp", (SEATS,), 0, 99, "Victory points, the own first.")
MONEY_AT: Final = OBSERVATION.part(
    "money", (SEATS,), 0, 100, "Sestertii, at most 100, the own first."
)
CARDS_AT: Final = OBSERVATION.part("cards", (SEATS,), 0, ALL_CARDS, "Cards in hand, the own first.")
DICE_AT: Final = OBSERVATION.part(
    "dice", (SIDES,), 0, ACTION_DICE, "Unused dice by what they show."
)
REROLLED_AT: Final = OBSERVATION.part(
    "rerolled", (), 0, 1, "1 once three equal dice have been rolled again."
)
ESSEDUM_AT: Final = OBSERVATION.part("essedum", (), 0, 9, "Activations of Essedum this turn.")
DISCS_AT: Final = OBSERVATION.part(
    "discs",
    (SEATS, DISCS),
    0,
    FACE_DOWN,
    f"Cards at the discs, from 1; 0 is none, {FACE_DOWN} one face down.",
)
BLOCKED_AT: Final = OBSERVATION.part(
    "blocked",
    (SEATS, DISCS),
    0,
    1,
    "1 at discs that the other blocked for a turn, the own first.",
)


def _by_kind(name: str, most: int, doc: str) -> int:
    """A part with a number for each kind of card."""
    return OBSERVATION.part(name, (KINDS - 1,), 0, most, doc)


HAND_AT: Final = _by_kind("hand", MOST_COPIES, "The own hand, by kind.")
SHOWN_AT: Final = _by_kind("shown", MOST_COPIES, "What the other knows of the own hand, by kind.")
OTHER_AT: Final = _by_kind("other", MOST_COPIES, "What one knows of the other's hand, by kind.")
EXPOSED_AT: Final = _by_kind(
    "exposed",
    MOST_COPIES,
    "If the pile ran out in a draw: the drawer's hand and draw then, by kind.",
)
GIFTS_AT: Final = _by_kind("gifts", GIVEN, "The own cards chosen to be given, by kind.")
ALOFT_AT: Final = _by_kind(
    "aloft", MOST_COPIES, "Cards one looks at, or that are to be laid again, by kind."
)
DISCARDS_AT: Final = _by_kind("discards", MOST_COPIES, "The discards, by kind.")
SEARCHED_AT: Final = _by_kind("searched", MOST_COPIES, "The pile while one searches it, by kind.")
PILE_AT: Final = OBSERVATION.part("pile", (), 0, ALL_CARDS, "Cards in the pile.")
ACTING_AT: Final = OBSERVATION.part(
    "acting", (), 0, KINDS - 1, "The card whose effect is under way, from 1."
)
SOURCE_AT: Final = OBSERVATION.part("source", (), 0, DISCS, "The disc where it acts, from 1.")
TARGET_AT: Final = OBSERVATION.part("target", (), 0, DISCS, "The disc that is attacked, from 1.")
TALLY_AT: Final = OBSERVATION.part(
    "tally", (), 0, 30, "What Forum pays so far, or what the battle die showed."
)
RELAID_AT: Final = OBSERVATION.part(
    "relaid", (DISCS,), 0, 1, "1 at discs where cards were laid again."
)
HAS_LAID_AT: Final = OBSERVATION.part("has_laid", (), 0, 1, "1 once a card has been laid free.")
OPTIONS_AT: Final = OBSERVATION.part(
    "options", (2,), 0, 1, "reroll_triples_again and mercator_max_3."
)


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`."""
    for index in range(len(out)):
        out[index] = 0
    other = 1 - seat
    if state.phase < OVER:
        out[PHASE_AT + state.phase] = 1
    out[ON_TURN_AT] = 1 if state.turn == seat else 0
    out[BEGAN_AT] = 1 if state.starter == seat else 0
    out[TURNS_AT] = min(state.turns, 100)
    out[STOCK_AT] = state.stock
    out[VP_AT] = state.vp[seat]
    out[VP_AT + 1] = state.vp[other]
    out[MONEY_AT] = min(state.money[seat], 100)
    out[MONEY_AT + 1] = min(state.money[other], 100)
    out[CARDS_AT] = total_of(state.hands[seat])
    out[CARDS_AT + 1] = total_of(state.hands[other])
    for value in range(SIDES):
        out[DICE_AT + value] = state.dice[value]
    out[REROLLED_AT] = state.rerolled
    out[ESSEDUM_AT] = state.essedum
    for disc in range(DISCS):
        out[DISCS_AT + disc] = state.discs[seat][disc]
        out[DISCS_AT + DISCS + disc] = disc_seen(state, other, disc)
        out[BLOCKED_AT + disc] = state.blocked[seat] >> disc & 1
        out[BLOCKED_AT + DISCS + disc] = state.blocked[other] >> disc & 1
        out[RELAID_AT + disc] = state.relaid >> disc & 1
    observe_cards(state, seat, out)
    out[PILE_AT] = total_of(state.pile)
    out[ACTING_AT] = state.acting
    out[SOURCE_AT] = state.source
    out[TARGET_AT] = state.target
    out[TALLY_AT] = state.tally
    out[HAS_LAID_AT] = state.has_laid
    out[OPTIONS_AT] = state.reroll_triples_again
    out[OPTIONS_AT + 1] = state.mercator_max_3


def disc_seen(state: State, other: int, disc: int) -> int:
    kind = state.discs[other][disc]
    return FACE_DOWN if kind and state.phase == SETTING else kind


def observe_cards(state: State, seat: int, out: Buffer) -> None:
    is_looking = seat == state.turn and state.phase == TAKING
    sees_aloft = state.phase == RELAYING or (is_looking and state.acting == NOTHING)
    searches = is_looking and state.acting == HARUSPEX
    for kind in range(1, KINDS):
        place = kind - 1
        out[HAND_AT + place] = state.hands[seat][kind]
        out[SHOWN_AT + place] = state.known[seat][kind]
        out[OTHER_AT + place] = state.known[1 - seat][kind]
        out[EXPOSED_AT + place] = state.exposed[kind]
        out[GIFTS_AT + place] = state.given[seat][kind]
        out[ALOFT_AT + place] = state.aloft[kind] if sees_aloft else 0
        out[DISCARDS_AT + place] = state.discards[kind]
        out[SEARCHED_AT + place] = state.pile[kind] if searches else 0


# --- Composite moves ----------------------------------------------------------------------------


def expand(state: State, seat: int, text: str) -> list[str] | None:
    """`give CARD CARD`, and `lay CARD DISC CARD DISC …` where several cards are laid."""
    verb, *words = text.lower().split() or [""]
    if verb == "give" and state.phase == GIVING and len(words) == GIVEN:
        return [f"give {card}" for card in words]
    is_series = state.phase in (SETTING, ACTING, LAYING, RELAYING) and seat == state.turn
    if verb == "lay" and is_series and len(words) > 2 and len(words) % 2 == 0:
        return [f"lay {card} {disc}" for card, disc in zip(words[::2], words[1::2], strict=True)]
    return None
