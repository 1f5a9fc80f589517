"""What the warriors do on the turn of the reveal, in the order of their strength (RGH-4)."""

from __future__ import annotations

from ludi.core.events import emit, whisper
from ludi.core.sets import is_several, lowest, total_of
from ludi.games.romans_go_home.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    DRUHID,
    FILCHY,
    HORSIE,
    MOST_CLANS,
    QWEEN,
    SIGNAL,
    TURNS,
    ZVORD,
)
from ludi.games.romans_go_home.events import (
    CHARIOTT_WRECKED,
    FORT_SWAPPED,
    FORTS_SLID,
    HORSIE_LEFT,
    HORSIE_RAGED,
    ORDER_TAKEN_UP,
    QWEEN_IDLE,
    QWEENS_CANCELLED,
    TIE_BROKEN,
    WARRIOR_CHARMED,
)
from ludi.games.romans_go_home.rules.asking import ask, is_last_turn
from ludi.games.romans_go_home.rules.clans import clans, everyone, people
from ludi.games.romans_go_home.rules.discards import (
    ask_discards,
    discard_face_up,
    discards,
    lose,
    show_choices,
)
from ludi.games.romans_go_home.rules.forts import has_taken
from ludi.games.romans_go_home.rules.wall import forts_left, move_fort
from ludi.games.romans_go_home.state import CHARMING, HORSING, REORDERING, State


def revealed_by(state: State, kind: int) -> int:
    """The clans that revealed a warrior of this kind this turn."""
    found = 0
    for clan in range(MOST_CLANS):
        if has_revealed(state, clan, kind):
            found |= 1 << clan
    return found


def has_revealed(state: State, clan: int, kind: int) -> bool:
    return state.revealed[clan] == kind + 1


# --- Qween ----------------------------------------------------------------------------------------


def charm(state: State) -> None:
    """RGH-4.1 to RGH-4.3, RGH-7.1: one Qween alone charms; her owner may have a choice."""
    qweens = revealed_by(state, QWEEN)
    asked = 0
    if is_several(qweens):
        emit(state, QWEENS_CANCELLED)
    elif qweens & people(state):
        owner = lowest(qweens)
        targets = charm_targets(state, owner)
        if is_several(targets):
            asked = qweens
        elif targets:
            state.charmed = lowest(targets) + 1
        if targets:
            state.charmer = owner + 1
    if qweens and not is_several(qweens) and not state.charmer:
        emit(state, QWEEN_IDLE, state.colours[lowest(qweens)])
    ask(state, CHARMING, asked)


def charm_targets(state: State, owner: int) -> int:
    """RGH-4.1, RGH-4.3: the other clans whose warrior revealed this turn is still there."""
    return everyone(state) & ~state.wrecked & ~(1 << owner)


def tell_charm(state: State) -> None:
    """Whoever chose, everybody learns who is charmed."""
    if state.charmed:
        charmed = state.charmed - 1
        charmer = state.colours[state.charmer - 1]
        warrior = state.revealed[charmed] - 1
        emit(state, WARRIOR_CHARMED, charmer, warrior, state.colours[charmed])


# --- Dru'hid --------------------------------------------------------------------------------------


def may_choose_fort(state: State, won: int) -> bool:
    """RGH-4.4, RGH-7.1: a person's Dru'hid, if it makes a difference."""
    if not won & people(state) & revealed_by(state, DRUHID):
        return False
    for place in range(1, forts_left(state)):
        if state.wall[place] != state.wall[0]:
            return True
    return False


def bring_forward(state: State, place: int) -> None:
    """RGH-4.4, RGH-8.2: the fort chosen changes places with the leftmost, or all slide right."""
    colour = state.colours[state.winner - 1]
    number = state.turns + place + 1
    if state.druhid_slides:
        if place:
            emit(state, FORTS_SLID, colour, number)
        move_fort(state, place, 0)
    else:
        if place:
            emit(state, FORT_SWAPPED, colour, state.wall[0] - 1, number)
        fort = state.wall[place]
        state.wall[place] = state.wall[0]
        state.wall[0] = fort


# --- Zvord ----------------------------------------------------------------------------------------


def draw_zvords(state: State) -> None:
    """RGH-4.5, RGH-3.6: his owner places the hidden warriors anew, if there are two or more."""
    show_choices(state)
    asked = 0
    if TURNS - 1 - state.turns >= 2:
        asked = revealed_by(state, ZVORD) & people(state)
    for seat in range(MOST_CLANS):
        if asked >> seat & 1:
            take_up(state, seat)
    ask(state, REORDERING, asked)


def take_up(state: State, seat: int) -> None:
    """The hidden warriors go back into the hand, and their owner is told how they lay."""
    plan = state.plans[seat]
    colour = state.colours[seat]
    whisper(state, ORDER_TAKEN_UP, 1 << seat, colour, plan[1], plan[2], plan[3], plan[4], plan[5])
    for place in range(TURNS):
        if state.plans[seat][place]:
            state.hands[seat][state.plans[seat][place] - 1] += 1
            state.plans[seat][place] = 0


# --- Axx ------------------------------------------------------------------------------------------


def may_keep_axx(state: State, clan: int) -> bool:
    """RGH-4.6, RGH-5.2: not where Signal is sure to cost him."""
    if not has_revealed(state, clan, AXX):
        return False
    if has_taken(state, SIGNAL):
        return not state.signal_after_discard and total_of(state.shown[clan]) > 1
    return True


# --- Arch'r ---------------------------------------------------------------------------------------


def break_tie(state: State, tied: int) -> int:
    """RGH-4.7: the only one of the tied clans that revealed Arch'r, if there is one."""
    archers = tied & revealed_by(state, ARCHR)
    if not archers or is_several(archers):
        return 0
    emit(state, TIE_BROKEN, state.colours[lowest(archers)])
    return archers


# --- Filchy ---------------------------------------------------------------------------------------


def filched(state: State) -> int:
    """RGH-4.8: the clans that cannot capture, nor tie nor block: they revealed Filchy."""
    return revealed_by(state, FILCHY)


# --- Horsie ---------------------------------------------------------------------------------------


def rage_horsies(state: State) -> None:
    """RGH-4.9, RGH-3.2: a Horsie whose clan captures nothing costs it a face-up warrior."""
    show_choices(state)
    if not state.signal_after_discard:
        discard_face_up(state)
    raging = 0
    if not is_last_turn(state):
        raging = revealed_by(state, HORSIE) & ~(1 << state.winner >> 1)
    for clan in range(clans(state)):
        kinds = discards(state, clan, HORSING) if raging >> clan & 1 else 0
        if kinds == 1 << HORSIE:
            emit(state, HORSIE_LEFT, state.colours[clan])
        elif kinds:
            emit(state, HORSIE_RAGED, state.colours[clan])
    ask_discards(state, HORSING, raging)


# --- Ch'ariott ------------------------------------------------------------------------------------


def clash(state: State) -> None:
    """RGH-4.10: Ch'ariotts revealed together are all lost before points count."""
    chariotts = revealed_by(state, CHARIOTT)
    if not is_several(chariotts):
        return
    state.wrecked = chariotts
    for clan in range(MOST_CLANS):
        if chariotts >> clan & 1:
            lose(state, clan, CHARIOTT)
            emit(state, CHARIOTT_WRECKED, state.colours[clan])
