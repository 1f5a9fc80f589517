"""What a seat knows in Roma (ROM-8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.core.chance import pick_kind
from ludi.core.sets import total_of
from ludi.core.state import Buffer, Field
from ludi.games.roma.cards import (
    DISCS,
    FORUM,
    GIVEN,
    HARUSPEX,
    KINDS,
    NONE_OR_CARDS,
    NOTHING,
    SEATS,
)
from ludi.games.roma.rules import (
    defence,
    drawable,
    forum_bonus,
    is_past_limit,
    layable_kinds,
    to_act,
)
from ludi.games.roma.state import (
    ACTING,
    GIVING,
    LAYING,
    OVER,
    PHASES,
    RELAYING,
    SETTING,
    TAKING,
    State,
)

FACE_DOWN: Final = KINDS


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Both rows, the piles and dice, and the seat's own cards with what it knows of the others."""
    is_forum = state.acting == FORUM
    table: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "starter": state.starter,
        "turns": state.turns,
        "turn_limit": state.turn_limit,
        "limit_passed": is_past_limit(state),
        "stock": state.stock,
        "pile": total_of(state.pile),
        "drawable": drawable(state),
        "discards": _named(state.discards),
        "dice": [value + 1 for value in range(6) for _ in range(state.dice[value])],
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


def _player(state: State, player: int, seat: int | None) -> dict[str, Any]:
    is_face_down = state.phase == SETTING and player != seat
    cards = state.discs[player]
    shown = [("hidden" if is_face_down else _card(kind)) if kind else None for kind in cards]
    is_open = state.phase > SETTING
    return {
        "vp": state.vp[player],
        "money": state.money[player],
        "cards": total_of(state.hands[player]),
        "gifts": total_of(state.given[player]),
        "discs": shown,
        "defences": [
            defence(state, player, disc) if cards[disc] and is_open else None
            for disc in range(DISCS)
        ],
        "blocked": [disc + 1 for disc in range(DISCS) if state.blocked[player] >> disc & 1],
        "asked": bool(to_act(state) >> player & 1),
    }


def _own(state: State, seat: int) -> dict[str, Any]:
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


def _named(counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(NONE_OR_CARDS, counts, strict=True) if count}


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

OBSERVATION: Final = (
    Field("phase", (17,), 0, 1, "1 at what is asked: " + ", ".join(PHASES[:OVER]) + "."),
    Field("on_turn", (), 0, 1, "1 if it is one's own turn."),
    Field("began", (), 0, 1, "1 if one has the first turn."),
    Field("turns", (), 0, 100, "Turns begun, at most 100."),
    Field("stock", (), 0, 36, "Victory points in the stockpile."),
    Field("vp", (2,), 0, 99, "Victory points, the own first."),
    Field("money", (2,), 0, 100, "Sestertii, at most 100, the own first."),
    Field("cards", (2,), 0, 52, "Cards in hand, the own first."),
    Field("dice", (6,), 0, 3, "Unused dice by what they show."),
    Field("rerolled", (), 0, 1, "1 once three equal dice have been rolled again."),
    Field("essedum", (), 0, 9, "Activations of Essedum this turn."),
    Field("discs", (2, 6), 0, 26, "Cards at the discs, from 1; 0 is none, 26 one face down."),
    Field("blocked", (2, 6), 0, 1, "1 at discs that the other blocked for a turn, the own first."),
    Field("hand", (25,), 0, 6, "The own hand, by kind."),
    Field("shown", (25,), 0, 6, "What the other knows of the own hand, by kind."),
    Field("other", (25,), 0, 6, "What one knows of the other's hand, by kind."),
    Field(
        "exposed",
        (25,),
        0,
        6,
        "If the pile ran out in a draw: the drawer's hand and draw then, by kind.",
    ),
    Field("gifts", (25,), 0, 2, "The own cards chosen to be given, by kind."),
    Field("aloft", (25,), 0, 6, "Cards one looks at, or that are to be laid again, by kind."),
    Field("discards", (25,), 0, 6, "The discards, by kind."),
    Field("searched", (25,), 0, 6, "The pile while one searches it, by kind."),
    Field("pile", (), 0, 52, "Cards in the pile."),
    Field("acting", (), 0, 25, "The card whose effect is under way, from 1."),
    Field("source", (), 0, 6, "The disc where it acts, from 1."),
    Field("target", (), 0, 6, "The disc that is attacked, from 1."),
    Field("tally", (), 0, 30, "What Forum pays so far, or what the battle die showed."),
    Field("relaid", (6,), 0, 1, "1 at discs where cards were laid again."),
    Field("has_laid", (), 0, 1, "1 once a card has been laid free."),
    Field("options", (2,), 0, 1, "reroll_triples_again and mercator_max_3."),
)


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    other = 1 - seat
    if state.phase < OVER:
        out[state.phase] = 1
    out[17] = 1 if state.turn == seat else 0
    out[18] = 1 if state.starter == seat else 0
    out[19] = min(state.turns, 100)
    out[20] = state.stock
    out[21] = state.vp[seat]
    out[22] = state.vp[other]
    out[23] = min(state.money[seat], 100)
    out[24] = min(state.money[other], 100)
    out[25] = total_of(state.hands[seat])
    out[26] = total_of(state.hands[other])
    for value in range(6):
        out[27 + value] = state.dice[value]
    out[33] = state.rerolled
    out[34] = state.essedum
    for disc in range(DISCS):
        out[35 + disc] = state.discs[seat][disc]
        out[41 + disc] = disc_seen(state, other, disc)
        out[47 + disc] = state.blocked[seat] >> disc & 1
        out[53 + disc] = state.blocked[other] >> disc & 1
        out[264 + disc] = state.relaid >> disc & 1
    observe_cards(state, seat, out)
    out[259] = total_of(state.pile)
    out[260] = state.acting
    out[261] = state.source
    out[262] = state.target
    out[263] = state.tally
    out[270] = state.has_laid
    out[271] = state.reroll_triples_again
    out[272] = state.mercator_max_3


def disc_seen(state: State, other: int, disc: int) -> int:
    kind = state.discs[other][disc]
    return FACE_DOWN if kind and state.phase == SETTING else kind


def observe_cards(state: State, seat: int, out: Buffer) -> None:
    is_looking = seat == state.turn and state.phase == TAKING
    sees_aloft = state.phase == RELAYING or (is_looking and state.acting == NOTHING)
    searches = is_looking and state.acting == HARUSPEX
    for kind in range(1, KINDS):
        out[58 + kind] = state.hands[seat][kind]
        out[83 + kind] = state.known[seat][kind]
        out[108 + kind] = state.known[1 - seat][kind]
        out[133 + kind] = state.exposed[kind]
        out[158 + kind] = state.given[seat][kind]
        out[183 + kind] = state.aloft[kind] if sees_aloft else 0
        out[208 + kind] = state.discards[kind]
        out[233 + kind] = state.pile[kind] if searches else 0


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
