"""The rules of Avé, in the order of the specification.

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.chance import pick
from ludi.core.events import emit
from ludi.core.state import Buffer
from ludi.games.ave.actions import (
    PASS,
    PLAY_IGNORE_ONE,
    PLAY_JOKER,
    PLAY_REPEAT,
    PLAY_REROLL_I,
    PLAY_REROLL_ONE,
    PLAY_REROLL_V,
    ROLL,
    STOP,
    TO_JOKER,
    WRITE,
)
from ludi.games.ave.cards import (
    CARD_BONUS,
    CARD_KINDS,
    DICE,
    DIE,
    FREE,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    NEVER_FORMED,
    REPEAT,
    REROLL_I,
    REROLL_ONE,
    REROLL_V,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.events import (
    A_DIE,
    CARD_PLAYED,
    COLUMNS_BLOCKED,
    DICE_TAKEN_UP,
    DIE_ROLLED,
    DIE_SET_ASIDE,
    GAME_ENDED,
    JOKER_PLAYED,
    LAST_ROUND_CALLED,
    NUMBER_WRITTEN,
    ROLLING_STOPPED,
    ROUND_LIMIT_REACHED,
    TURN_BEGAN,
    TURN_FAILED,
    TURN_PASSED,
)
from ludi.games.ave.state import DECIDING, FAILED, OVER, REPEATING, ROLLING, State

# --- What the engines call ----------------------------------------------------------------------


def setup(state: State) -> None:
    """AVE-1.2, AVE-2.0: a full hand for everyone; seat 0 begins."""
    for seat in range(state.seats):
        for card in range(CARD_KINDS):
            state.cards[seat][card] = 1
    begin_turn(state, 0)


def to_act(state: State) -> int:
    """The seats that may act now, a bit each: the player on turn, or nobody after the end."""
    return 0 if state.phase == OVER else 1 << state.turn


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    phase = state.phase
    if seat != state.turn or phase == OVER:
        return 0
    count = 0
    if phase == FAILED:
        out[0] = PASS
        count = 1
    elif phase != REPEATING:
        count = legal_rolls(state, out)
    before_writing = count
    count, can_repeat = legal_writings(state, seat, out, count)
    is_stuck = phase == DECIDING and count == before_writing
    may_play_card = phase == FAILED or may_play_card_now(state)
    if is_stuck or may_play_card:
        end = legal_cards(state, seat, can_repeat, out, count)
        may_stop = is_stuck and end > count
        count = end if may_play_card else count
        if may_stop:
            out[count] = STOP
            count += 1
    return count


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action == PASS or WRITE <= action < PLAY_REROLL_I:
        if action == PASS:
            pass_turn(state, seat)
        else:
            write(state, seat, (action - WRITE) // ROWS + 1, (action - WRITE) % ROWS)
        end_turn(state)
    elif action == STOP:
        emit(state, ROLLING_STOPPED, seat)
        fail(state, seat)
    elif action == PLAY_REPEAT or action == PLAY_REPEAT + TO_JOKER:
        spend_card(state, seat, action)
        state.phase = REPEATING
    else:
        throw_dice(state, seat, take_up_dice(state, seat, action))
        judge(state, seat)


def points(state: State, seat: int) -> int:
    """AVE-5.3: the sum of the column, and 5 for each unused card."""
    total = 0
    for row in range(ROWS):
        total += state.columns[seat][row]
    for card in range(CARD_KINDS):
        total += CARD_BONUS * state.cards[seat][card]
    return total


def winners(state: State) -> int:
    """AVE-5.3: the highest score, or several equal ones, a bit each."""
    best = 0
    found = 0
    for seat in range(state.seats):
        score = points(state, seat)
        if score > best:
            best = score
            found = 0
        if score == best:
            found |= 1 << seat
    return found


# --- The turn (AVE-2) ---------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.phase = ROLLING
    state.showing[I] = 0
    state.showing[V] = 0
    state.showing[X] = 0
    state.unrolled = DICE
    state.without_card = 1 - has_a_card(state, seat)
    emit(state, TURN_BEGAN, seat)


def legal_rolls(state: State, out: Buffer) -> int:
    """AVE-2.1: one die at a time; any number of those left with `many_dice` (AVE-6.1)."""
    most = state.unrolled if state.many_dice else min(state.unrolled, 1)
    for dice in range(most):
        out[dice] = ROLL + dice
    return most


def take_up_dice(state: State, seat: int, action: int) -> int:
    """How many dice an action throws, taken from where they lie: AVE-2.1, AVE-4.1 to AVE-4.4."""
    if action < STOP:
        dice = action - ROLL + 1
        state.unrolled -= dice
        return dice
    use = spend_card(state, seat, action)
    if use >= PLAY_REROLL_ONE:
        face = (use - PLAY_REROLL_ONE) % 3
        dice = 1
    elif use >= PLAY_REROLL_V:
        face = V
        dice = use - PLAY_REROLL_V + 1
    else:
        face = I
        dice = use - PLAY_REROLL_I + 1
    state.showing[face] -= dice
    if use >= PLAY_IGNORE_ONE:
        emit(state, DIE_SET_ASIDE, seat, face)
        return 0
    emit(state, DICE_TAKEN_UP, seat, face, dice)
    return dice


def throw_dice(state: State, seat: int, dice: int) -> None:
    """AVE-2.1, AVE-4.1, AVE-6.1: dice thrown together are judged only as a whole."""
    for _ in range(dice):
        face = pick(state, A_DIE, DIE)
        state.showing[face] += 1
        emit(state, DIE_ROLLED, seat, face)


def judge(state: State, seat: int) -> None:
    """AVE-2.4, AVE-3.1, AVE-3.2: what the dice that show allow."""
    if highest_reading(state) == 0:
        if state.unrolled > 0 and (dice_showing(state) == 0 or shows_only_four_x(state)):
            state.phase = ROLLING
        else:
            fail(state, seat)
    elif state.unrolled > 0 or can_write(state, seat):
        state.phase = DECIDING
    else:
        fail(state, seat)


def dice_showing(state: State) -> int:
    return state.showing[I] + state.showing[V] + state.showing[X]


def shows_only_four_x(state: State) -> bool:
    """AVE-2.4: XXXX is no number, and no failure while a die is left."""
    return state.showing[X] == 4 and state.showing[I] == 0 and state.showing[V] == 0


def highest_number(ones: int, fives: int, tens: int) -> int:
    """AVE-2.2 to AVE-2.4: the number that such dice form, the higher of two; 0 if none."""
    if tens == 4 and fives == 0 and ones == 1:
        return HIGHEST
    if ones > 3 or fives > 1 or tens > 3:
        return 0
    return 10 * tens + 5 * fives + ones


def count_readings(ones: int, highest: int) -> int:
    """AVE-2.3: a single I may be added or subtracted, which makes two readings, 2 apart.

    XXXXI reads only as 39, and I alone only as 1.
    """
    if highest == 0:
        return 0
    return 2 if ones == 1 and 1 < highest < HIGHEST else 1


def highest_reading(state: State) -> int:
    return highest_number(state.showing[I], state.showing[V], state.showing[X])


def fitting_rows(column: Sequence[int], number: int) -> tuple[int, int]:
    """AVE-2.7: the first row, from 0, in which the number may stand, and the row after the last.

    Where the two meet, it fits nowhere. Where they cross, it stands there already, from the
    second of the two rows to the one before the first.
    """
    first = 0
    end = ROWS
    for row in range(ROWS):
        written = column[row]
        if written != FREE and written <= number:
            first = row + 1
        if written >= number:
            end = min(end, row)
    return first, end


def can_write(state: State, seat: int) -> bool:
    """AVE-2.3, AVE-2.6: whether some reading of the dice fits a free row."""
    highest = highest_reading(state)
    for reading in range(count_readings(state.showing[I], highest)):
        first, end = fitting_rows(state.columns[seat], highest - 2 * reading)
        if first < end:
            return True
    return False


def legal_writings(state: State, seat: int, out: Buffer, count: int) -> tuple[int, bool]:
    """AVE-2.6: every reading in every free row that it fits; or beside its twins, repeating it.

    Also says whether some reading could be repeated (AVE-4.5), for the cards to come.
    """
    column = state.columns[seat]
    highest = highest_reading(state)
    can_repeat = False
    for reading in range(count_readings(state.showing[I], highest)):
        number = highest - 2 * reading
        first, end = fitting_rows(column, number)
        if first > end:
            twins = legal_twins(column, number, first, end, out, count)
            can_repeat = can_repeat or twins > count
            count = twins if state.phase == REPEATING else count
        elif state.phase == DECIDING:
            for row in range(first, end):
                out[count] = WRITE + (number - 1) * ROWS + row
                count += 1
    return count, can_repeat


def write(state: State, seat: int, number: int, row: int) -> None:
    """AVE-2.6, AVE-5.1: the seventh number calls the last round."""
    state.columns[seat][row] = number
    emit(state, NUMBER_WRITTEN, seat, number, row + 1)
    if is_full(state.columns[seat]):
        call_last_round(state, seat)


def is_full(column: Sequence[int]) -> bool:
    for row in range(ROWS):
        if column[row] == FREE:
            return False
    return True


# --- Failure (AVE-3) ----------------------------------------------------------------------------


def fail(state: State, seat: int) -> None:
    """AVE-3.1, AVE-3.2: the player now plays a card or passes."""
    state.phase = FAILED
    emit(state, TURN_FAILED, seat)


def pass_turn(state: State, seat: int) -> None:
    """AVE-3.2, AVE-5.2: a failed turn that began without a card calls the last round."""
    emit(state, TURN_PASSED, seat)
    if state.without_card:
        call_last_round(state, seat)


# --- Action cards (AVE-4) -----------------------------------------------------------------------


def has_a_card(state: State, seat: int) -> int:
    for card in range(CARD_KINDS):
        if state.cards[seat][card]:
            return 1
    return 0


def may_play_card_now(state: State) -> bool:
    """AVE-3.3, AVE-6.2: before a failure only with `cards_any_time`, while dice show."""
    return bool(state.cards_any_time) and state.phase != REPEATING and dice_showing(state) > 0


def legal_cards(state: State, seat: int, can_repeat: bool, out: Buffer, count: int) -> int:
    """AVE-4.1 to AVE-4.7: every use of every card in hand; a joker has the uses of all others."""
    hand = state.cards[seat]
    joker = hand[JOKER]
    count = legal_counts(state, I, PLAY_REROLL_I, hand[REROLL_I], joker, out, count)
    count = legal_counts(state, V, PLAY_REROLL_V, hand[REROLL_V], joker, out, count)
    for face in range(3):
        if state.showing[face] > 0:
            count = add_use(PLAY_REROLL_ONE + face, hand[REROLL_ONE], joker, out, count)
            count = add_use(PLAY_IGNORE_ONE + face, hand[IGNORE_ONE], joker, out, count)
    if can_repeat:
        count = add_use(PLAY_REPEAT, hand[REPEAT], joker, out, count)
    return count


def legal_counts(
    state: State, face: int, use: int, card: int, joker: int, out: Buffer, count: int
) -> int:
    """AVE-4.1, AVE-4.2: all dice of the face; at least one of them with `reroll_any`."""
    dice = state.showing[face]
    fewest = 1 if state.reroll_any else max(dice, 1)
    for rerolled in range(fewest, dice + 1):
        count = add_use(use + rerolled - 1, card, joker, out, count)
    return count


def add_use(use: int, card: int, joker: int, out: Buffer, count: int) -> int:
    """One use of a card, if it is in hand, and the same of a joker (AVE-4.6)."""
    out[count] = use
    count += card
    out[count] = use + TO_JOKER
    return count + joker


def spend_card(state: State, seat: int, action: int) -> int:
    """AVE-3.3: a card is used once and then gone; return its use, a joker's as the card it is."""
    if action >= PLAY_JOKER:
        state.cards[seat][JOKER] = 0
        emit(state, JOKER_PLAYED, seat, card_of_use(action - TO_JOKER))
        return action - TO_JOKER
    state.cards[seat][card_of_use(action)] = 0
    emit(state, CARD_PLAYED, seat, card_of_use(action))
    return action


def card_of_use(use: int) -> int:
    if use < PLAY_REROLL_V:
        return REROLL_I
    if use < PLAY_REROLL_ONE:
        return REROLL_V
    if use < PLAY_IGNORE_ONE:
        return REROLL_ONE
    if use < PLAY_REPEAT:
        return IGNORE_ONE
    return REPEAT


def legal_twins(
    column: Sequence[int], number: int, first: int, end: int, out: Buffer, count: int
) -> int:
    """AVE-4.5: the free rows next to where the number stands, from row `end` to before `first`."""
    if end > 0 and column[end - 1] == FREE:
        out[count] = WRITE + (number - 1) * ROWS + end - 1
        count += 1
    if first < ROWS and column[first] == FREE:
        out[count] = WRITE + (number - 1) * ROWS + first
        count += 1
    return count


# --- The end (AVE-5) ----------------------------------------------------------------------------


def call_last_round(state: State, seat: int) -> None:
    """AVE-5.1, AVE-5.2: the round is finished so that all have had as many turns."""
    if not state.last_round:
        state.last_round = 1
        emit(state, LAST_ROUND_CALLED, seat)


def end_turn(state: State) -> None:
    """AVE-2.0: the next seat, or the end after the last seat's turn."""
    seat = state.turn + 1
    if seat == state.seats:
        seat = 0
        state.rounds += 1
        if ends_after_round(state):
            state.phase = OVER
            emit(state, GAME_ENDED)
            return
    begin_turn(state, seat)


def ends_after_round(state: State) -> bool:
    """AVE-5.1, AVE-5.2, AVE-5.5."""
    if state.last_round:
        return True
    if state.rounds >= state.round_limit:
        emit(state, ROUND_LIMIT_REACHED, state.rounds)
        return True
    if nobody_could_write(state):
        emit(state, COLUMNS_BLOCKED)
        return True
    return False


def nobody_could_write(state: State) -> bool:
    """AVE-5.5: no column takes any number that can be formed, by the cards in hand either."""
    for seat in range(state.seats):
        if could_ever_write(state, seat):
            return False
    return True


def could_ever_write(state: State, seat: int) -> bool:
    """AVE-5.5: a number fits between its neighbours, or a twin stands beside a free row."""
    can_twin = state.cards[seat][REPEAT] or state.cards[seat][JOKER]
    below = FREE
    is_gap = False
    for row in range(ROWS + 1):
        written = state.columns[seat][row] if row < ROWS else HIGHEST + 1
        if written == FREE:
            is_gap = True
        else:
            if is_gap and (can_twin or some_number_between(below, written)):
                return True
            below = written
            is_gap = False
    return False


def some_number_between(below: int, above: int) -> bool:
    """Whether a number that can be formed lies strictly between (38 cannot, AVE-2.5)."""
    return above - below > (2 if below < NEVER_FORMED < above else 1)


def longest(state: State) -> int:
    """The most choices that a game can take."""
    return 20 * state.seats * state.round_limit
