"""Warriors who go: the winner's, and those that Signal and Horsie cost (RGH-3.3, RGH-3.6)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import is_several, kinds_in, lowest
from ludi.games.romans_go_home.actions import KEEPS_AXX, KEEPS_WEAKEST
from ludi.games.romans_go_home.cards import AXX, HORSIE, MOST_CLANS, STRENGTHS
from ludi.games.romans_go_home.events import WARRIOR_DISCARDED, WARRIOR_KEPT
from ludi.games.romans_go_home.rules.asking import ask
from ludi.games.romans_go_home.state import HORSING, State


def lose(state: State, clan: int, kind: int) -> None:
    """A face-up warrior is discarded."""
    state.shown[clan][kind] -= 1
    state.lost[clan][kind] += 1


def discard_face_up(state: State) -> None:
    """RGH-3.3: the winner's face-up warriors go, but for those kept."""
    if not state.winner:
        return
    clan = state.winner - 1
    kept = 1 << AXX if state.kept & KEEPS_AXX else 0
    if state.kept & KEEPS_WEAKEST:
        kept |= 1 << lowest(kinds_in(state.shown[clan]))
    for kind in range(len(STRENGTHS)):
        stays = kept >> kind & 1
        gone = state.shown[clan][kind] - stays
        state.shown[clan][kind] = stays
        state.lost[clan][kind] += gone
        if stays:
            emit(state, WARRIOR_KEPT, state.colours[clan], kind)
        for _ in range(gone):
            emit(state, WARRIOR_DISCARDED, state.colours[clan], kind)


def ask_discards(state: State, phase: int, concerned: int) -> None:
    """People choose where there is a choice; RGH-7.2: a neutral discards its weakest."""
    asked = 0
    clan = 0
    while concerned >> clan:
        kinds = discards(state, clan, phase) if concerned >> clan & 1 else 0
        if is_several(kinds) and clan < state.seats:
            asked |= 1 << clan
        elif kinds:
            state.choices[clan] = lowest(kinds) + 1
        clan += 1
    ask(state, phase, asked)


def discards(state: State, clan: int, phase: int) -> int:
    """What a clan may discard; RGH-4.9: its Horsie only if nothing else, or `horsie_may_go`."""
    kinds = kinds_in(state.shown[clan])
    if phase == HORSING and not state.horsie_may_go and kinds != 1 << HORSIE:
        kinds &= ~(1 << HORSIE)
    return kinds


def show_choices(state: State) -> None:
    """RGH-3.6: discards chosen at the same time are shown together."""
    for clan in range(MOST_CLANS):
        if state.choices[clan]:
            lose(state, clan, state.choices[clan] - 1)
            emit(state, WARRIOR_DISCARDED, state.colours[clan], state.choices[clan] - 1)
            state.choices[clan] = 0
