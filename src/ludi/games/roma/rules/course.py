"""How a game goes: what an action does, and what happens by itself.

A card's effect that needs a choice sets a phase and returns; the answer goes on.
"""

from __future__ import annotations

from ludi.games.roma.actions import (
    ACTIONS,
    ACTIVATE,
    AIM,
    BLOCK,
    BUY,
    COPY,
    DRAW_CARDS,
    END,
    GIVE,
    LAY,
    LOWER,
    MONEY,
    RAISE,
    REROLL,
    STOP,
    TAKE,
    USE,
)
from ludi.games.roma.cards import COSTS, DISCS, FORUM, NOTHING
from ludi.games.roma.rules.activating import activate, aim, perform, take
from ludi.games.roma.rules.battle import resolve_battle, roll_battle_die
from ludi.games.roma.rules.buildings import ask_on, pay_forum
from ludi.games.roma.rules.characters import block, buy, copied, lay_again, lay_free, turn_die
from ludi.games.roma.rules.components import leave_hand, put_card, use_die
from ludi.games.roma.rules.drawing import draw_cards
from ludi.games.roma.rules.ending import end_game, is_end
from ludi.games.roma.rules.setup import give, pass_gifts, set_card, turn_up
from ludi.games.roma.rules.turn import begin_turn, end_turn, reroll, roll_dice, take_money
from ludi.games.roma.state import (
    ACTING,
    BEGINNING,
    GIVING,
    LAYING,
    RELAYING,
    ROLLING,
    SETTING,
    State,
)

# `do` and `answer` tell actions by where the next block begins.
_DONE = (GIVE, REROLL, LAY, MONEY, DRAW_CARDS, ACTIVATE)
_ANSWERED = (TAKE, AIM, COPY, BLOCK, RAISE, LOWER, USE, BUY, STOP, END)
assert tuple(block.first for block in ACTIONS.blocks) == _DONE + _ANSWERED


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action: what was chosen, then the effect that begins, then what comes of it."""
    begins = do(state, seat, action) if action < TAKE else answer(state, seat, action)
    if begins:
        perform(state, seat, begins)
    finish(state, seat)


def do(state: State, seat: int, action: int) -> int:
    """What is done in the set-up and in a turn (ROM-2, ROM-3); returns the card that begins."""
    begins = NOTHING
    if action < REROLL:
        give(state, seat, action - GIVE + 1)
    elif action < LAY:
        reroll(state)
    elif action < MONEY:
        lay(state, seat, (action - LAY) // DISCS + 1, (action - LAY) % DISCS)
    elif action < DRAW_CARDS:
        take_money(state, seat, action - MONEY)
    elif action < ACTIVATE:
        draw_cards(state, seat, action - DRAW_CARDS)
    else:
        begins = activate(state, seat, action - ACTIVATE)
    return begins


def answer(state: State, seat: int, action: int) -> int:
    """What is answered to a card, or the end of the turn; returns the card that is copied."""
    begins = NOTHING
    if action < AIM:
        take(state, seat, action - TAKE + 1)
    elif action < COPY:
        aim(state, seat, action - AIM)
    elif action < BLOCK:
        begins = copied(state, seat, action - COPY)
    elif action < RAISE:
        block(state, seat, action - BLOCK)
    elif action < LOWER:
        turn_die(state, seat, action - RAISE, +1)
    elif action < USE:
        turn_die(state, seat, action - LOWER, -1)
    elif action < BUY:
        use_die(state, seat, action - USE)
        ask_on(state, seat)
    elif action < STOP:
        buy(state, seat, action - BUY + 1)
    elif action == END:
        end_turn(state, seat)
    else:
        state.phase = ACTING
    return begins


def lay(state: State, seat: int, kind: int, disc: int) -> None:
    """ROM-3.4 in a turn, ROM-2.3 in the set-up, ROM-5.2, ROM-5.3, ROM-5.13, ROM-6.3 in effects."""
    if state.phase == SETTING:
        set_card(state, seat, kind, disc)
        return
    put_card(state, seat, kind, disc, COSTS[kind] if state.phase == ACTING else 0)
    if state.phase == RELAYING:
        lay_again(state, kind, disc)
        return
    leave_hand(state, seat, kind)
    if state.phase == LAYING:
        lay_free(state, seat)


def finish(state: State, seat: int) -> None:
    """ROM-4.1: a battle; ROM-6.4: what Forum pays; ROM-3.10: an effect ends; ROM-7.1: the game."""
    if state.target and state.tally == 0:
        roll_battle_die(state, seat)
    if state.phase == ACTING:
        if state.target:
            resolve_battle(state, seat)
        if state.acting == FORUM:
            pay_forum(state, seat)
        state.acting = NOTHING
        state.source = 0
        state.target = 0
        state.tally = 0
        state.relaid = 0
        state.has_laid = 0
    if is_end(state):
        end_game(state)


def advance(state: State) -> bool:
    """ROM-2.2, ROM-2.3: what the set-up reveals; ROM-3.1, ROM-3.2: a turn begins by itself."""
    if state.phase == GIVING and state.waiting == 0:
        pass_gifts(state)
    if state.phase == SETTING and state.waiting == 0:
        turn_up(state)
    if state.phase == BEGINNING:
        begin_turn(state)
    if state.phase == ROLLING:
        roll_dice(state)
    return False
