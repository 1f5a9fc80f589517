"""The course of a game: what is asked, what is done, and what then happens by itself."""

from __future__ import annotations

from typing import Final

from ludi.core.state import Buffer
from ludi.games.romer.actions import LAY, PLAY, RENEW, STOP, TRUMP, card_of, verb_of, with_card
from ludi.games.romer.cards import HAND
from ludi.games.romer.rules.deal import deal
from ludi.games.romer.rules.ending import score_round
from ludi.games.romer.rules.laying import discard_team, end_laying, lay_card, stop_laying
from ludi.games.romer.rules.next_lead import begin_next, draw_cards, tell_who_is_out
from ludi.games.romer.rules.teams import take_from_hand
from ludi.games.romer.rules.trick import end_trick, play_card
from ludi.games.romer.state import (
    COMPLETING,
    DEALING,
    DRAWING,
    FOLLOWING,
    LEADING,
    QUESTIONS,
    SCORING,
    TRUMPING,
    WINNING,
    State,
)

# What can be done first with a card in hand, by question.
_FIRST: Final = {TRUMPING: TRUMP, LEADING: LAY, FOLLOWING: PLAY, COMPLETING: LAY}
FIRST_ANSWERS: Final = tuple(_FIRST[question] for question in range(QUESTIONS))


def to_act(state: State) -> int:
    """The player who is asked, as a bit."""
    return 1 << state.turn if state.phase < QUESTIONS else 0


def legal(state: State, seat: int, out: Buffer) -> int:
    """Every card in hand, each kind once; on lead in three ways (ROE-2.4)."""
    if not to_act(state) >> seat & 1:
        return 0
    count = write_hand(state, seat, FIRST_ANSWERS[state.phase], out)
    if state.phase == LEADING:
        for index in range(count):
            out[count + index] = out[index] + RENEW - LAY
            out[2 * count + index] = out[index] + PLAY - LAY
        return 3 * count
    if state.phase == COMPLETING:
        out[count] = STOP
        count += 1
    return count


def write_hand(state: State, seat: int, verb: int, out: Buffer) -> int:
    """What can be done with each kind in hand; return how many they are."""
    count = 0
    before = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind != before and kind:
            out[count] = with_card(verb, kind)
            count += 1
        before = kind
    return count


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; `advance` goes on where nobody is asked."""
    if action == STOP:
        stop_laying(state)
        return
    kind = card_of(action)
    verb = verb_of(action)
    take_from_hand(state, seat, kind)
    if verb == PLAY:
        play_card(state, seat, kind)
        return
    if verb == RENEW:
        discard_team(state, seat)
    lay_card(state, seat, kind, verb != LAY)
    end_laying(state, seat)


def advance(state: State) -> bool:
    """ROE-3.9: the end of a trick, draws, and what comes next; ROE-5: scores; ROE-2.1: a deal."""
    bereft = end_trick(state) if state.phase == WINNING else 0
    if state.phase == DRAWING:
        draw_cards(state)
        tell_who_is_out(state, bereft)
        begin_next(state)
    if state.phase == SCORING:
        score_round(state)
    if state.phase == DEALING:
        deal(state)
    return False
