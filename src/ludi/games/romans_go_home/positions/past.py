"""What must have gone before a position of Romans Go Home!"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from ludi.core.errors import BadPosition
from ludi.core.sets import total_of
from ludi.games.romans_go_home.cards import (
    CHARIOTT,
    DRUHID,
    FORT_COPIES,
    FORT_VALUES,
    HORSIE,
    SIGNAL,
    TAX,
    TURNS,
)
from ludi.games.romans_go_home.positions.moment import has_captured, is_turn
from ludi.games.romans_go_home.positions.pieces import is_home
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.forts import count_forts, has_taken
from ludi.games.romans_go_home.rules.warriors import has_revealed
from ludi.games.romans_go_home.state import State

# The forts of a Wall, leftmost first, by kind; None stands for one that has gone.
Wall = tuple[int | None, ...]


def check_past(state: State) -> None:
    _check_tax(state)
    for clan in range(clans(state)):
        _check_lost(state, clan)
    if not _can_stand_so(state):
        raise BadPosition("romans.order", field="wall")


def _check_tax(state: State) -> None:
    """RGH-5.3: who has a Tax-Collector's Fort has paid for it, unless it was taken just now."""
    held = sum(row[: count_forts(state, clan)].count(TAX + 1) for clan, row in _captured(state))
    least = held - (1 if has_taken(state, TAX) and not is_home(state) else 0)
    if total_of(state.razed) < least:
        there = total_of(state.razed)
        raise BadPosition("romans.untaxed", field="razed", least=least, there=there)


def _captured(state: State) -> Iterator[tuple[int, list[int]]]:
    return enumerate(state.captured[: clans(state)])


def _check_lost(state: State, clan: int) -> None:
    """RGH-3.3, RGH-4.9, RGH-4.10, RGH-5.2: warriors are discarded for a reason."""
    if not any(state.lost[clan]):
        return
    others = (other for other in range(clans(state)) if other != clan)
    has_met = any(_has_seen(state, other, CHARIOTT) for other in others)
    reasons = (
        count_forts(state, clan) > 0,
        state.razed[TAX] > 0,  # captured, and paid for itself
        _has_seen(state, clan, HORSIE),
        has_met and state.lost[clan][CHARIOTT] > 0,
        state.pile[SIGNAL] + state.wall.count(SIGNAL + 1) < FORT_COPIES[SIGNAL],
    )
    if not any(reasons):
        raise BadPosition("romans.lost", field=f"lost[{clan}]")


def _has_seen(state: State, clan: int, kind: int) -> bool:
    """Whether a clan has revealed such a warrior this round."""
    return state.shown[clan][kind] + state.lost[clan][kind] > 0


# --- The Wall -----------------------------------------------------------------------------------


def _can_stand_so(state: State) -> bool:
    """RGH-2.2, RGH-4.4, RGH-8: whether a Wall in order can have become this one."""
    standing: Wall = tuple(fort - 1 for fort in state.wall if fort)
    gone = Counter(fort - 1 for _, row in _captured(state) for fort in row if fort)
    gone += Counter(dict(enumerate(state.razed)))
    walls = {(standing, _druhids_before(state))}
    if is_turn(state) and has_captured(state):
        taken = state.taken - 1 if state.winner else None
        if taken is not None:
            gone[taken] -= 1
        walls = set(_before_this_turn(state, standing, taken))
    while walls and len(next(iter(walls))[0]) < TURNS:
        walls = {before for wall, druhids in walls for before in _before(state, wall, druhids)}
    return any(_can_begin(wall, gone) for wall, _ in walls)


def _druhids_before(state: State) -> int:
    """How many people's Dru'hids can have taken a fort on an earlier turn of this round."""
    return sum(
        _has_seen(state, clan, DRUHID) and not has_revealed(state, clan, DRUHID)
        for clan in range(state.seats)
    )


def _before_this_turn(state: State, wall: Wall, taken: int | None) -> Iterator[tuple[Wall, int]]:
    """The Wall as this turn found it, and how many Dru'hids were seen before."""
    druhids = _druhids_before(state)
    if taken is None:
        yield from ((before, druhids) for before in _before_a_tie(state, wall))
        return
    yield (taken, *wall), druhids
    winner = state.winner - 1
    if winner < state.seats and has_revealed(state, winner, DRUHID):
        yield from ((before, druhids) for before in _before_a_druhid(state, wall, taken))


def _before(state: State, wall: Wall, druhids: int) -> Iterator[tuple[Wall, int]]:
    """The Wall one turn earlier, whoever took what, and how many Dru'hids are left to do so."""
    yield (None, *wall), druhids
    yield from ((before, druhids) for before in _before_a_tie(state, wall))
    if druhids:
        yield from ((before, druhids - 1) for before in _before_a_druhid(state, wall, None))


def _before_a_tie(state: State, wall: Wall) -> Iterator[Wall]:
    """RGH-3.4: the leftmost fort was lost; RGH-8.1: the rightmost one, but for the last turn's."""
    yield (*wall, None) if state.ties_keep_fort and wall else (None, *wall)


def _before_a_druhid(state: State, wall: Wall, taken: int | None) -> Iterator[Wall]:
    """RGH-4.4: the leftmost fort went where the one taken stood; RGH-8.2: those left of it slid."""
    for place in range(len(wall)):
        if state.druhid_slides:
            yield (*wall[: place + 1], taken, *wall[place + 1 :])
        else:
            yield (wall[place], *wall[:place], taken, *wall[place + 1 :])


def _can_begin(wall: Wall, gone: Counter[int]) -> bool:
    """RGH-2.2: whether a Wall can have begun so, forts that have gone in the places of None.

    There are always two positive forts among six: the highest is at the right end, the lowest at
    the left.
    """
    kinds = [kind for kind, count in gone.items() if count > 0]
    lefts = kinds if wall[0] is None else [wall[0]]
    rights = kinds if wall[-1] is None else [wall[-1]]
    return any(_fits_between(wall, left, right, gone) for left, right in product(lefts, rights))


def _fits_between(wall: Wall, left: int, right: int, gone: Counter[int]) -> bool:
    """Whether these can be the lowest and the highest, and enough that has gone lies between."""
    low, high = FORT_VALUES[left], FORT_VALUES[right]
    fitting = {kind for kind, value in enumerate(FORT_VALUES) if value < 0 or low <= value <= high}
    left_over = gone.copy()
    left_over.subtract(kind for kind, end in ((left, wall[0]), (right, wall[-1])) if end is None)
    return (
        0 < low <= high
        and min(left_over.values(), default=0) >= 0
        and fitting.issuperset(kind for kind in wall[1:-1] if kind is not None)
        and sum(left_over[kind] for kind in fitting) >= wall[1:-1].count(None)
    )
