"""Clans, forts and warriors of a position: all are there, and none that does not play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ludi.core.errors import BadPosition
from ludi.core.sets import total_of
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    DRAWN,
    FORT_COPIES,
    FORT_COUNT,
    FORT_NAMES,
    LEGIONS_TO_WIN,
    MOST_CLANS,
    TURNS,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.knowledge import count_placed
from ludi.games.romans_go_home.positions.refusals import settle
from ludi.games.romans_go_home.rules.clans import clans, give_clans
from ludi.games.romans_go_home.rules.forts import count_legions
from ludi.games.romans_go_home.state import OVER, State

_BY_CLAN: Final = {field.name: field for field in State.fields if field.shape[:1] == (MOST_CLANS,)}


def settle_pieces(state: State, absent: Collection[str]) -> None:
    """Colours, pile and who has won by Legion Forts follow from the rest."""
    _settle_colours(state, absent)
    _check_absent_clans(state)
    if "pile" in absent:
        state.pile = [
            max(copies - _count_outside(state, kind), 0) for kind, copies in enumerate(FORT_COPIES)
        ]
    _check_forts_in_order(state)
    settle(state, absent, "legion_winner", _third_legion(state))
    check_pieces(state)


def check_pieces(state: State) -> None:
    """All forts and all warriors are there; this holds at any moment, also between two turns."""
    for kind, copies in enumerate(FORT_COPIES):
        there = state.pile[kind] + _count_outside(state, kind)
        if there != copies:
            raise BadPosition(
                "romans.forts", field="pile", fort=FORT_NAMES[kind], copies=copies, there=there
            )
    for clan in range(clans(state)):
        _check_warriors(state, clan)


def _settle_colours(state: State, absent: Collection[str]) -> None:
    """RGH-1.4: the options say which clan is whose."""
    trial = state.copy()
    trial.colours = [0] * MOST_CLANS
    give_clans(trial)
    if "colours" in absent:
        state.colours = trial.colours
    elif state.colours[: clans(state)] != trial.colours[: clans(state)]:
        right = [CLANS[colour] for colour in trial.colours[: clans(state)]]
        raise BadPosition("romans.colours", field="colours", right=right)


def _check_absent_clans(state: State) -> None:
    """Of clans that do not play nothing is there."""
    for name, table in _BY_CLAN.items():
        for clan in range(clans(state), MOST_CLANS):
            if getattr(state, name)[clan] != table.blank()[clan]:
                raise BadPosition("romans.absent", field=f"{name}[{clan}]", clans=clans(state))


def _count_outside(state: State, kind: int) -> int:
    """How many forts of a kind are not in the pile."""
    captured = sum(row[:FORT_COUNT].count(kind + 1) for row in state.captured)
    return state.razed[kind] + state.wall.count(kind + 1) + captured


def _check_warriors(state: State, clan: int) -> None:
    """RGH-2.3, RGH-2.4: a person's seven, a neutral's six; none once all have gone home."""
    for kind, copies in enumerate(COPIES):
        there = state.shown[clan][kind] + state.lost[clan][kind] + state.hands[clan][kind]
        there += state.plans[clan].count(kind + 1) + (state.aside[clan] == kind + 1)
        if there > copies:
            raise BadPosition(
                "romans.warriors",
                field=f"hands[{clan}]",
                warrior=WARRIOR_NAMES[kind],
                copies=copies,
                there=there,
            )
    seen = total_of(state.shown[clan]) + total_of(state.lost[clan])
    hidden = count_placed(state, clan) + total_of(state.hands[clan])
    hidden += 1 if state.aside[clan] else 0
    expected = DRAWN if clan < state.seats else TURNS
    if is_home(state):
        expected = 0
    if seen + hidden != expected:
        raise BadPosition(
            "romans.cards", field=f"plans[{clan}]", expected=expected, there=seen + hidden
        )


def _check_forts_in_order(state: State) -> None:
    rows = {f"captured[{clan}]": state.captured[clan] for clan in range(clans(state))}
    for field, row in {"wall": [*state.wall, 0], **rows}.items():
        if 0 not in row or any(row[row.index(0) :]):
            raise BadPosition("romans.gap", field=field)


def _third_legion(state: State) -> int:
    """RGH-5.4: the clan, from 1, that has won by Legion Forts; 0 is none."""
    for clan in range(clans(state) if state.neutrals_can_win else state.seats):
        if count_legions(state, clan) >= LEGIONS_TO_WIN:
            return clan + 1
    return 0


def is_home(state: State) -> bool:
    """After the last round: all forts have been fought for, and all warriors have gone home."""
    is_over = state.phase == OVER and not state.legion_winner
    return is_over and not any(state.wall) and not any(state.pile)
