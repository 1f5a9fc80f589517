"""What a seat knows in Romans Go Home! (RGH-9.1)."""

from __future__ import annotations

from typing import Any, Final

from ludi.core.chance import pick_kind
from ludi.core.errors import IllegalAction
from ludi.core.sentences import add_sentences
from ludi.core.sets import kinds_in, lowest, total_of
from ludi.core.state import Buffer, Field
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    FORT_COPIES,
    FORT_NAMES,
    ROUNDS,
    TURNS,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.rules import (
    charm_targets,
    clans,
    compare,
    count_forts,
    discards,
    points,
    total_strength,
)
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    OVER,
    PHASES,
    PLANNING,
    REORDERING,
    SIGNALLING,
    State,
)
from ludi.games.romans_go_home.words import PHRASES

_NONE_OR_WARRIORS: Final = (None, *WARRIOR_NAMES)
_NONE_OR_FORTS: Final = (None, *FORT_NAMES)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The Wall, every clan's face-up side, and the seat's own cards."""
    table: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "round": min(state.rounds + 1, 3),
        "turn": min(state.turns + 1, 6),
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


def _clan(state: State, clan: int) -> dict[str, Any]:
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
    is_placing = state.phase in (PLANNING, REORDERING) and state.waiting >> clan & 1
    deal_plan(state, clan, placed if is_placing else hidden_warriors(state))
    if state.phase != PLANNING or not is_placing:
        state.aside[clan] = draw_unseen(state, clan) + 1
    if is_placing:
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


OBSERVATION: Final = (
    Field("phase", (9,), 0, 1, "1 at what is asked: " + ", ".join(PHASES) + "."),
    Field("rounds", (), 0, 3, "Rounds finished."),
    Field("turns", (), 0, 6, "Turns finished in this round."),
    Field("wall", (6,), 0, 11, "The forts in the Wall, leftmost first, from 1; 0 is none."),
    Field("hand", (8,), 0, 2, "Own warriors not placed yet, by kind."),
    Field("plan", (6,), 0, 8, "Own hidden warriors by place, from 1; 0 is none."),
    Field("aside", (), 0, 8, "The own card put aside, from 1; 0 is none."),
    Field("choice", (), 0, 8, "The own discard chosen, from 1; 0 is none."),
    Field("clans", (4,), 0, 2, "1 a person's clan, 2 a neutral one; the own first."),
    Field("shown", (4, 8), 0, 2, "Face-up warriors by clan and kind, the own first."),
    Field("lost", (4, 8), 0, 2, "Warriors discarded from face up this round."),
    Field("revealed", (4,), 0, 8, "The warrior each clan revealed this turn, from 1."),
    Field("totals", (4,), 0, 60, "Each clan's total strength."),
    Field("forts", (4, 11), 0, 2, "Captured forts by clan and kind, the own first."),
    Field("razed", (11,), 0, 2, "Forts discarded, by kind."),
    Field("charmer", (4,), 0, 1, "1 at the clan whose Qween charms, the own first."),
    Field("charmed", (4,), 0, 1, "1 at the clan whose warrior is charmed."),
    Field("winner", (4,), 0, 1, "1 at the clan that captures this turn."),
    Field("taken", (), 0, 11, "The fort taken this turn, from 1; 0 is none."),
    Field(
        "options",
        (5,),
        0,
        1,
        "horsie_may_go, signal_after_discard, neutrals_can_win, ties_keep_fort and druhid_slides.",
    ),
)


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    out[state.phase] = 1
    out[9] = state.rounds
    out[10] = state.turns
    for place in range(TURNS):
        out[11 + place] = state.wall[place]
        out[25 + place] = state.plans[seat][place]
    for kind in range(len(COPIES)):
        out[17 + kind] = state.hands[seat][kind]
    out[31] = state.aside[seat]
    out[32] = state.choices[seat]
    for place in range(clans(state)):
        clan = clan_at(state, seat, place)
        out[33 + place] = 1 if clan < state.seats else 2
        observe_clan(state, clan, place, out)
    for kind in range(len(FORT_COPIES)):
        out[153 + kind] = state.razed[kind]
    out[176] = state.taken
    out[177] = state.horsie_may_go
    out[178] = state.signal_after_discard
    out[179] = state.neutrals_can_win
    out[180] = state.ties_keep_fort
    out[181] = state.druhid_slides


def clan_at(state: State, seat: int, place: int) -> int:
    """Clans as seen from a seat: its own, the other people in order, the neutrals."""
    return (seat + place) % state.seats if place < state.seats else place


def observe_clan(state: State, clan: int, place: int, out: Buffer) -> None:
    for kind in range(len(COPIES)):
        out[37 + 8 * place + kind] = state.shown[clan][kind]
        out[69 + 8 * place + kind] = state.lost[clan][kind]
    out[101 + place] = state.revealed[clan]
    out[105 + place] = total_strength(state, clan)
    for index in range(count_forts(state, clan)):
        out[109 + 11 * place + state.captured[clan][index] - 1] += 1
    out[164 + place] = 1 if state.charmer == clan + 1 else 0
    out[168 + place] = 1 if state.charmed == clan + 1 else 0
    out[172 + place] = 1 if state.winner == clan + 1 else 0


def expand(state: State, seat: int, text: str) -> list[str] | None:
    """`plan W W W W W W`: a whole order of warriors at once, for people (RGH-2.3, RGH-4.5)."""
    verb, *typed = text.lower().split() or [""]
    if verb != "plan" or not _places_now(state, seat):
        return None
    left = total_of(state.hands[seat])
    warriors = _checked_plan(state, seat, typed, left if state.phase == REORDERING else left - 1)
    return [f"place {warrior}" for warrior in warriors[: left - 1]]


def _places_now(state: State, seat: int) -> bool:
    is_placing = state.phase in (PLANNING, REORDERING)
    return is_placing and seat in range(state.seats) and bool(state.waiting >> seat & 1)


def _checked_plan(state: State, seat: int, typed: list[str], places: int) -> list[str]:
    """The warriors that a plan names, one for each place left and all of them in hand."""
    hand = _named(state.hands[seat], WARRIOR_NAMES)
    warriors = []
    for name in typed:
        if _plain(name) not in _TYPED:
            raise IllegalAction("romans.plan_name", name=name)
        warriors.append(_TYPED[_plain(name)])
    if len(warriors) != places:
        code = "romans.plan_length" if places > 1 else "romans.plan_one"
        raise IllegalAction(code, places=places, given=len(warriors))
    for name, warrior in zip(typed, warriors, strict=True):
        given, held = warriors.count(warrior), hand.get(warrior, 0)
        if not held:
            raise IllegalAction("romans.plan_not_held", name=name)
        if given > held:
            raise IllegalAction("romans.plan_twice", name=name, given=given, held=held)
    return warriors


def _plain(name: str) -> str:
    return name.replace("'", "").replace("’", "")


# A warrior by its id, or by the word for it in any language.
_TYPED: Final = {warrior: warrior for warrior in WARRIOR_NAMES} | {
    phrases.word(warrior): warrior for phrases in PHRASES.values() for warrior in WARRIOR_NAMES
}


add_sentences(
    {
        "romans.plan_name": {
            "en": "{name!r} is no warrior; names are typed as in the list of choices.",
            "fr": "{name!r} n’est pas un guerrier ; tapez les noms comme dans la liste des choix.",
        },
        "romans.plan_length": {
            "en": "A plan needs {places} warriors; you gave {given}.",
            "fr": "Un plan demande {places} guerriers ; vous en avez donné {given}.",
        },
        "romans.plan_one": {
            "en": "A plan needs 1 warrior now; you gave {given}.",
            "fr": "Un plan demande maintenant 1 guerrier ; vous en avez donné {given}.",
        },
        "romans.plan_not_held": {
            "en": "You do not hold {name}; a plan takes its warriors from your hand.",
            "fr": "Vous n’avez pas {name} ; un plan prend ses guerriers dans votre main.",
        },
        "romans.plan_twice": {
            "en": "The plan names {name} {given} times; you hold {held}.",
            "fr": "Le plan nomme {given} fois {name} ; vous en avez {held}.",
        },
    }
)
