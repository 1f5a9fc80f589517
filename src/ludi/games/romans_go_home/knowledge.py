"""What a seat knows in Romans Go Home! (RGH-9.1)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from ludi.core.chance import pick_kind
from ludi.core.listed import Listed, Observation
from ludi.core.sets import kinds_in, lowest
from ludi.core.state import Buffer
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    FORT_COPIES,
    FORT_NAMES,
    MOST_CLANS,
    ROUNDS,
    TURNS,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.discards import discards
from ludi.games.romans_go_home.rules.ending import compare, points
from ludi.games.romans_go_home.rules.forts import count_forts
from ludi.games.romans_go_home.rules.round import is_placing
from ludi.games.romans_go_home.rules.turn import total_strength
from ludi.games.romans_go_home.rules.warriors import charm_targets
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    OVER,
    PHASES,
    PLANNING,
    SIGNALLING,
    State,
)

_FORT_KINDS: Final = len(FORT_NAMES)
_WARRIOR_KINDS: Final = len(WARRIOR_NAMES)
_NONE_OR_WARRIORS: Final = (None, *WARRIOR_NAMES)
_NONE_OR_FORTS: Final = (None, *FORT_NAMES)


class ClanView(TypedDict):
    """A clan as everybody sees it.

    `seat` is null for a neutral clan. `revealed` is this turn's warrior, who may be lost since.
    `hidden` are its warriors to come. `rank` is how many clans stand higher, once the game is over.
    """

    clan: str
    seat: int | None
    shown: dict[str, int]
    lost: dict[str, int]
    revealed: str | None
    weakest: str | None
    rank: int | None
    total: int
    hidden: int
    forts: list[str]
    points: int
    can_win: bool
    asked: bool


class OwnView(TypedDict):
    """What a seat alone knows: `plan` by place, and `choice`, a discard that is not shown yet."""

    clan: str
    hand: dict[str, int]
    plan: list[str | None]
    aside: str | None
    choice: str | None


class TableView(TypedDict):
    """The table as one seat, or a spectator, sees it; a spectator has nothing of its `own`.

    While a Qween's owner chooses, `charms` says what her clan's total would be, by the clan whose
    warrior is charmed.
    """

    phase: str
    round: int
    turn: int
    wall: list[str]
    pile: int
    razed: dict[str, int]
    clans: list[ClanView]
    charmer: str | None
    charmed: str | None
    charms: dict[str, int]
    winner: str | None
    taken: str | None
    legion_winner: str | None
    own: NotRequired[OwnView]


def view(state: State, seat: int | None) -> TableView:
    """The Wall, every clan's face-up side, and the seat's own cards."""
    table: TableView = {
        "phase": PHASES[state.phase],
        "round": min(state.rounds + 1, ROUNDS),
        "turn": min(state.turns + 1, TURNS),
        "wall": [FORT_NAMES[fort - 1] for fort in state.wall if fort],
        "pile": sum(state.pile),
        "razed": _named(state.razed, FORT_NAMES),
        "clans": [_clan(state, clan) for clan in range(clans(state))],
        "charmer": _clan_name(state, state.charmer),
        "charmed": _clan_name(state, state.charmed),
        "charms": _charms(state) if state.phase == CHARMING else {},
        "winner": _clan_name(state, state.winner),
        "taken": _NONE_OR_FORTS[state.taken],
        "legion_winner": _clan_name(state, state.legion_winner),
    }
    if seat is not None:
        table["own"] = {
            "clan": CLANS[state.colours[seat]],
            "hand": _named(state.hands[seat], WARRIOR_NAMES),
            "plan": [_NONE_OR_WARRIORS[warrior] for warrior in state.plans[seat]],
            "aside": _NONE_OR_WARRIORS[state.aside[seat]],
            "choice": _NONE_OR_WARRIORS[state.choices[seat]],
        }
    return table


def _clan(state: State, clan: int) -> ClanView:
    return {
        "clan": CLANS[state.colours[clan]],
        "seat": clan if clan < state.seats else None,
        "shown": _named(state.shown[clan], WARRIOR_NAMES),
        "lost": _named(state.lost[clan], WARRIOR_NAMES),
        "revealed": _NONE_OR_WARRIORS[state.revealed[clan]],
        "weakest": _weakest(state, clan),
        "rank": _rank(state, clan) if state.phase == OVER else None,
        "total": total_strength(state, clan),
        "hidden": hidden_warriors(state),
        "forts": [FORT_NAMES[fort - 1] for fort in state.captured[clan] if fort],
        "points": points(state, clan),
        "can_win": bool(clan < state.seats or state.neutrals_can_win),
        "asked": bool(state.phase != OVER and state.waiting >> clan & 1),
    }


def _weakest(state: State, clan: int) -> str | None:
    kinds = kinds_in(state.shown[clan])
    return WARRIOR_NAMES[lowest(kinds)] if kinds else None


def _rank(state: State, clan: int) -> int:
    """How many clans stand higher at the end (RGH-6.1)."""
    return sum(compare(state, other, clan) > 0 for other in range(clans(state)))


def _charms(state: State) -> dict[str, int]:
    """What the charmer's total would be, by the clan whose warrior is charmed."""
    totals = {}
    charmer = state.charmer - 1
    for clan in range(clans(state)):
        if charm_targets(state, charmer) >> clan & 1:
            trial = state.copy()
            trial.charmed = clan + 1
            totals[CLANS[state.colours[clan]]] = total_strength(trial, charmer)
    return totals


def _named(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _clan_name(state: State, clan: int) -> str | None:
    return CLANS[state.colours[clan - 1]] if clan else None


def hidden_warriors(state: State) -> int:
    """How many warriors of each clan still lie hidden along the Wall."""
    return TURNS if state.phase == PLANNING else max(TURNS - 1 - state.turns, 0)


def tells(before: State, after: State, action: int) -> bool | None:
    """Warriors are placed face down, and stay so until everybody has placed all of theirs."""
    return False if before.phase == after.phase == PLANNING else None


def redeal(state: State, seat: int) -> None:
    """Deal anew what a seat cannot know of every other clan, while warriors are out."""
    if state.rounds == ROUNDS:
        return
    for clan in range(clans(state)):
        if clan != seat:
            placed = count_placed(state, clan)
            take_up(state, clan)
            if clan < state.seats:
                redeal_person(state, clan, placed)
                choose_again(state, clan)
            else:
                deal_plan(state, clan, hidden_warriors(state))
                empty_hand(state, clan)


def count_placed(state: State, clan: int) -> int:
    count = 0
    for place in range(TURNS):
        if state.plans[clan][place]:
            count += 1
    return count


def take_up(state: State, clan: int) -> None:
    """All that has not been seen of a clan goes into its hand."""
    for kind in range(len(COPIES)):
        seen = state.shown[clan][kind] + state.lost[clan][kind]
        state.hands[clan][kind] = COPIES[kind] - seen
    for place in range(TURNS):
        state.plans[clan][place] = 0
    state.aside[clan] = 0


def redeal_person(state: State, clan: int, placed: int) -> None:
    """Who is still placing has placed as many cards as before, and holds the others."""
    is_asked = is_placing(state) and state.waiting >> clan & 1
    deal_plan(state, clan, placed if is_asked else hidden_warriors(state))
    if state.phase != PLANNING or not is_asked:
        state.aside[clan] = draw_unseen(state, clan) + 1
    if is_asked:
        for _ in range(2):
            draw_unseen(state, clan)
    else:
        empty_hand(state, clan)


def deal_plan(state: State, clan: int, count: int) -> None:
    first = TURNS - hidden_warriors(state)
    for place in range(first, first + count):
        state.plans[clan][place] = draw_unseen(state, clan) + 1


def draw_unseen(state: State, clan: int) -> int:
    kind = pick_kind(state, state.hands[clan])
    state.hands[clan][kind] -= 1
    return kind


def empty_hand(state: State, clan: int) -> None:
    for kind in range(len(COPIES)):
        state.hands[clan][kind] = 0


def choose_again(state: State, clan: int) -> None:
    """A discard chosen but not shown yet could be any that was allowed."""
    if state.choices[clan] and state.phase in (SIGNALLING, HORSING):
        kind = pick_kind(state, state.shown[clan])
        while not discards(state, clan, state.phase) >> kind & 1:
            kind = pick_kind(state, state.shown[clan])
        state.choices[clan] = kind + 1


OBSERVATION: Final = Observation()
_part: Final = OBSERVATION.part
PHASE_AT: Final = _part(
    "phase", (len(PHASES),), 0, 1, "1 at what is asked: " + ", ".join(PHASES) + "."
)
ROUNDS_AT: Final = _part("rounds", (), 0, ROUNDS, "Rounds finished.")
TURNS_AT: Final = _part("turns", (), 0, TURNS, "Turns finished in this round.")
WALL_AT: Final = _part(
    "wall", (TURNS,), 0, _FORT_KINDS, "The forts in the Wall, leftmost first, from 1; 0 is none."
)
HAND_AT: Final = _part(
    "hand", (_WARRIOR_KINDS,), 0, max(COPIES), "Own warriors not placed yet, by kind."
)
PLAN_AT: Final = _part(
    "plan", (TURNS,), 0, _WARRIOR_KINDS, "Own hidden warriors by place, from 1; 0 is none."
)
ASIDE_AT: Final = _part(
    "aside", (), 0, _WARRIOR_KINDS, "The own card put aside, from 1; 0 is none."
)
CHOICE_AT: Final = _part(
    "choice", (), 0, _WARRIOR_KINDS, "The own discard chosen, from 1; 0 is none."
)
CLANS_AT: Final = _part(
    "clans", (MOST_CLANS,), 0, 2, "1 a person's clan, 2 a neutral one; the own first."
)
SHOWN_AT: Final = _part(
    "shown",
    (MOST_CLANS, _WARRIOR_KINDS),
    0,
    max(COPIES),
    "Face-up warriors by clan and kind, the own first.",
)
LOST_AT: Final = _part(
    "lost",
    (MOST_CLANS, _WARRIOR_KINDS),
    0,
    max(COPIES),
    "Warriors discarded from face up this round.",
)
REVEALED_AT: Final = _part(
    "revealed",
    (MOST_CLANS,),
    0,
    _WARRIOR_KINDS,
    "The warrior each clan revealed this turn, from 1.",
)
TOTALS_AT: Final = _part("totals", (MOST_CLANS,), 0, 60, "Each clan's total strength.")
FORTS_AT: Final = _part(
    "forts",
    (MOST_CLANS, _FORT_KINDS),
    0,
    max(FORT_COPIES),
    "Captured forts by clan and kind, the own first.",
)
RAZED_AT: Final = _part("razed", (_FORT_KINDS,), 0, max(FORT_COPIES), "Forts discarded, by kind.")
CHARMER_AT: Final = _part(
    "charmer", (MOST_CLANS,), 0, 1, "1 at the clan whose Qween charms, the own first."
)
CHARMED_AT: Final = _part("charmed", (MOST_CLANS,), 0, 1, "1 at the clan whose warrior is charmed.")
WINNER_AT: Final = _part("winner", (MOST_CLANS,), 0, 1, "1 at the clan that captures this turn.")
TAKEN_AT: Final = _part("taken", (), 0, _FORT_KINDS, "The fort taken this turn, from 1; 0 is none.")

_SWITCHES: Final = Listed[str]()
_HORSIE_MAY_GO: Final = _SWITCHES.add("horsie_may_go")
_SIGNAL_AFTER_DISCARD: Final = _SWITCHES.add("signal_after_discard")
_NEUTRALS_CAN_WIN: Final = _SWITCHES.add("neutrals_can_win")
_TIES_KEEP_FORT: Final = _SWITCHES.add("ties_keep_fort")
_DRUHID_SLIDES: Final = _SWITCHES.add("druhid_slides")
OPTIONS_AT: Final = _part(
    "options", (len(_SWITCHES),), 0, 1, f"{', '.join(_SWITCHES[:-1])} and {_SWITCHES[-1]}."
)


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, each part where it begins."""
    for index in range(len(out)):
        out[index] = 0
    out[PHASE_AT + state.phase] = 1
    out[ROUNDS_AT] = state.rounds
    out[TURNS_AT] = state.turns
    for place in range(TURNS):
        out[WALL_AT + place] = state.wall[place]
        out[PLAN_AT + place] = state.plans[seat][place]
    for kind in range(_WARRIOR_KINDS):
        out[HAND_AT + kind] = state.hands[seat][kind]
    out[ASIDE_AT] = state.aside[seat]
    out[CHOICE_AT] = state.choices[seat]
    for place in range(clans(state)):
        clan = clan_at(state, seat, place)
        out[CLANS_AT + place] = 1 if clan < state.seats else 2
        observe_clan(state, clan, place, out)
    for kind in range(_FORT_KINDS):
        out[RAZED_AT + kind] = state.razed[kind]
    out[TAKEN_AT] = state.taken
    observe_options(state, out)


def observe_options(state: State, out: Buffer) -> None:
    out[OPTIONS_AT + _HORSIE_MAY_GO] = state.horsie_may_go
    out[OPTIONS_AT + _SIGNAL_AFTER_DISCARD] = state.signal_after_discard
    out[OPTIONS_AT + _NEUTRALS_CAN_WIN] = state.neutrals_can_win
    out[OPTIONS_AT + _TIES_KEEP_FORT] = state.ties_keep_fort
    out[OPTIONS_AT + _DRUHID_SLIDES] = state.druhid_slides


def clan_at(state: State, seat: int, place: int) -> int:
    """Clans as seen from a seat: its own, the other people in order, the neutrals."""
    return (seat + place) % state.seats if place < state.seats else place


def observe_clan(state: State, clan: int, place: int, out: Buffer) -> None:
    for kind in range(_WARRIOR_KINDS):
        out[SHOWN_AT + _WARRIOR_KINDS * place + kind] = state.shown[clan][kind]
        out[LOST_AT + _WARRIOR_KINDS * place + kind] = state.lost[clan][kind]
    out[REVEALED_AT + place] = state.revealed[clan]
    out[TOTALS_AT + place] = total_strength(state, clan)
    for index in range(count_forts(state, clan)):
        out[FORTS_AT + _FORT_KINDS * place + state.captured[clan][index] - 1] += 1
    out[CHARMER_AT + place] = 1 if state.charmer == clan + 1 else 0
    out[CHARMED_AT + place] = 1 if state.charmed == clan + 1 else 0
    out[WINNER_AT + place] = 1 if state.winner == clan + 1 else 0
