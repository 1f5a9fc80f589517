"""Trumps and teams are laid (ROE-2.2, ROE-2.4)."""

from __future__ import annotations

from ludi.core.events import emit, whisper
from ludi.games.romer.cards import TEAM
from ludi.games.romer.events import CARD_LAID, TEAM_DISCARDED, TRUMP_LAID
from ludi.games.romer.rules.teams import add_to_team, has_cards, team_size
from ludi.games.romer.state import ALL_SEATS, COMPLETING, DRAWING, LEADING, SCORING, State


def lay_card(state: State, seat: int, kind: int, is_trump: bool) -> None:
    """ROE-1.3: a trump face up, any other card face down upon it."""
    add_to_team(state, seat, kind, ALL_SEATS if is_trump else 1 << seat)
    if is_trump:
        emit(state, TRUMP_LAID, seat, kind)
    else:
        whisper(state, CARD_LAID, 1 << seat, seat, kind, team_size(state, seat))


def discard_team(state: State, seat: int) -> None:
    """ROE-2.4: to renew the trump, it goes with the whole team, face up."""
    for place in range(TEAM):
        kind = state.teams[seat][place]
        if kind:
            state.discards[kind] += 1
            state.teams[seat][place] = 0
            state.knowers[seat][place] = 0
            emit(state, TEAM_DISCARDED, seat, kind, place + 1)


def end_laying(state: State, seat: int) -> None:
    """ROE-2.4: draw one, but not after the seventh (ROE-5.1), nor where one completes (ROE-4.5)."""
    is_full = state.teams[seat][TEAM - 1] != 0
    if state.phase == COMPLETING:
        if is_full or not has_cards(state, seat):
            state.phase = SCORING
        return
    if state.phase == LEADING:
        state.leads += 1
    state.drawing = 1 << seat
    state.phase = SCORING if is_full else DRAWING


def stop_laying(state: State) -> None:
    """ROE-4.5: who alone has cards stops at will."""
    state.phase = SCORING
