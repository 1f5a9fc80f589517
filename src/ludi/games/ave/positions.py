"""Which positions of Avé can come about, and what one may leave out.

A hand is taken as it is: which cards are gone, and what they were used for, is asked only of what
can be seen of it, twins and dice set aside.
"""

from __future__ import annotations

from typing import Final

from ludi.core.errors import BadPosition, Names
from ludi.games.ave.actions import MOST_LEGAL
from ludi.games.ave.cards import (
    CARDS,
    DICE,
    FACE_KINDS,
    FREE,
    IGNORE_ONE,
    JOKER,
    NEVER_FORMED,
    REPEAT,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.rules.action_cards import legal_cards
from ludi.games.ave.rules.columns import NOWHERE, can_write, fitting_rows, is_full, twin_row
from ludi.games.ave.rules.dice import (
    count_readings,
    dice_showing,
    highest_number,
    highest_reading,
    shows_only_four_x,
)
from ludi.games.ave.rules.ending import ends_after_round, nobody_could_write
from ludi.games.ave.rules.failure import judge
from ludi.games.ave.state import DECIDING, FAILED, OVER, PHASES, REPEATING, ROLLING, State

# Of more turns than these a table shows nothing: a full column, and a turn that failed.
MOST_TURNS_TOLD: Final = ROWS + 1
# What a single die can read.
ONE_DIE: Final = (1, 5, 10)
# A repeated number is written at once; every other card changes which dice lie.
DICE_CARDS: Final = tuple(card for card in range(len(CARDS)) if card != REPEAT)


def complete(state: State, given: frozenset[str]) -> None:
    """What a position leaves out and the rest tells."""
    if "turn" not in given and state.phase == OVER:
        state.turn = state.seats - 1
    if state.turn >= state.seats:
        return
    if "unrolled" not in given:
        state.unrolled = max(0, DICE - dice_showing(state))
    if "phase" not in given:
        judge(state, state.turn)
    if "last_round" not in given:
        state.last_round = int(any(is_full(column) for column in state.columns[: state.seats]))
    if "without_card" not in given:
        state.without_card = int(_is_fresh(state) and not any(state.cards[state.turn]))
    if "rounds" not in given:
        state.rounds = _fewest_rounds(state)


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    last = state.seats - 1
    if state.turn > last:
        raise BadPosition("ave.turn", field="turn", turn=state.turn, last=last)
    if state.phase == OVER and state.turn != last:
        raise BadPosition("ave.turn_over", field="turn", last=last)
    if state.rounds > state.round_limit - (state.phase != OVER):
        raise BadPosition("ave.rounds", field="rounds", limit=state.round_limit)
    for seat in range(state.seats):
        _check_column(state.columns[seat], f"columns[{seat}]")
        _check_turns(state, seat)
        _check_spent(state, seat)
    _check_last_round(state)
    _check_end(state)
    _check_dice(state)
    _check_without_card(state)
    if state.phase not in _phases_that_fit(state):
        fitting = Names(PHASES[phase] for phase in sorted(_phases_that_fit(state)))
        raise BadPosition("ave.phase", field="phase", phase=PHASES[state.phase], fitting=fitting)


# --- Columns and hands --------------------------------------------------------------------------


def _check_column(column: list[int], field: str) -> None:
    """AVE-2.5, AVE-2.7, AVE-4.5: numbers rise, and equal ones are neighbours."""
    below = FREE
    was_free = True
    for written in column:
        if written == NEVER_FORMED:
            raise BadPosition("ave.never", field=field, number=NEVER_FORMED)
        if written != FREE and (written < below or (written == below and was_free)):
            raise BadPosition("ave.column", field=field, number=written, below=below)
        below = written or below
        was_free = written == FREE


def _check_turns(state: State, seat: int) -> None:
    """A number is written in a turn, and a card used in one."""
    turns = _turns_had(state, seat)
    written = _written(state, seat)
    if written > turns:
        raise BadPosition("ave.written", field=f"columns[{seat}]", written=written, turns=turns)
    if turns == 0 and _spent_before(state, seat):
        raise BadPosition("ave.cards", field=f"cards[{seat}]")


def _check_spent(state: State, seat: int) -> None:
    """AVE-4.4 to AVE-4.6: a twin or a die set aside takes its card, or the joker."""
    written = _twins(state.columns[seat])
    twins = written + (seat == state.turn and state.phase == REPEATING)
    by_repeat = _spent(state, seat, REPEAT)
    by_joker = _spent(state, seat, JOKER)
    if twins > by_repeat + by_joker:
        field = f"columns[{seat}]" if twins == written else "phase"
        raise BadPosition("ave.twins", field=field, twins=twins, spent=by_repeat + by_joker)
    by_joker -= max(0, twins - by_repeat)
    if seat == state.turn and _aside(state) > _spent(state, seat, IGNORE_ONE) + by_joker:
        raise BadPosition("ave.aside", field="unrolled", aside=_aside(state))


def _turns_had(state: State, seat: int) -> int:
    return state.rounds + (seat < state.turn and state.phase != OVER)


def _written(state: State, seat: int) -> int:
    return sum(number != FREE for number in state.columns[seat])


def _twins(column: list[int]) -> int:
    numbers = [number for number in column if number != FREE]
    return len(numbers) - len(set(numbers))


def _spent(state: State, seat: int, card: int) -> int:
    return 1 - state.cards[seat][card]


def _spent_before(state: State, seat: int) -> bool:
    """Whether some card was used in an earlier turn for sure."""
    is_playing = seat == state.turn and not _is_fresh(state)
    return not all(state.cards[seat]) and (not is_playing or bool(state.without_card))


def _fewest_rounds(state: State) -> int:
    """How many rounds it takes at least to write, spend and call as the table shows."""
    world = state.copy()
    world.rounds = 0
    while world.rounds < MOST_TURNS_TOLD and not _has_taken_long_enough(world):
        world.rounds += 1
    return world.rounds


def _has_taken_long_enough(state: State) -> bool:
    try:
        for seat in range(state.seats):
            _check_turns(state, seat)
        _check_last_round(state)
    except BadPosition:
        return False
    return True


# --- The end ------------------------------------------------------------------------------------


def _check_last_round(state: State) -> None:
    """AVE-5.1, AVE-5.2: it is called in a turn of this round."""
    played = range(state.seats if state.phase == OVER else state.turn)
    for seat in range(state.seats):
        if is_full(state.columns[seat]):
            if seat not in played:
                raise BadPosition("ave.full", field=f"columns[{seat}]")
            if not state.last_round:
                raise BadPosition("ave.last_round", field="last_round", seat=seat)
    if state.last_round and not any(_may_have_called(state, seat) for seat in played):
        raise BadPosition("ave.no_last_round", field="last_round")


def _may_have_called(state: State, seat: int) -> bool:
    """By a full column, or by passing in a turn that began without a card: after another turn."""
    turns = _turns_had(state, seat)
    has_passed = turns >= 2 and _written(state, seat) < turns
    return is_full(state.columns[seat]) or (not any(state.cards[seat]) and has_passed)


def _check_end(state: State) -> None:
    """AVE-5.5: the game is over when it has ended, and goes on while it has not."""
    if state.phase == OVER:
        if state.rounds == 0 or not ends_after_round(state):
            raise BadPosition("ave.over", field="phase")
    elif state.turn == 0 and state.rounds > 0 and nobody_could_write(_as_it_began(state)):
        raise BadPosition("ave.blocked", field="phase")


def _as_it_began(state: State) -> State:
    """The turn's beginning; which cards were used since then is not known."""
    began = state.copy()
    if not _is_fresh(state) and not state.without_card:
        began.cards[state.turn] = [1] * len(CARDS)
    return began


# --- The dice -----------------------------------------------------------------------------------


def _check_dice(state: State) -> None:
    """AVE-2.1, AVE-4.4: how dice can have come to lie so."""
    if dice_showing(state) + state.unrolled > DICE:
        raise BadPosition("ave.dice", field="showing", dice=DICE)
    hand = state.cards[state.turn]
    is_untouched = bool(state.without_card) or all(hand[card] for card in DICE_CARDS)
    if is_untouched and not _can_be_rolled(state):
        raise BadPosition("ave.rolled", field="showing")
    if dice_showing(state) == 0 and not _is_fresh(state) and not state.cards_any_time:
        column = state.columns[state.turn]
        if all(_fits(column, number) for number in ONE_DIE):
            raise BadPosition("ave.one_die", field="unrolled")


def _can_be_rolled(state: State) -> bool:
    """Whether so many dice can be rolled without failing before the last throw."""
    showing = state.showing
    if state.many_dice or _is_alive(showing):
        return True
    return any(
        _is_alive([count - (face == last) for face, count in enumerate(showing)])
        for last in range(FACE_KINDS)
        if showing[last]
    )


def _is_alive(showing: list[int]) -> bool:
    """AVE-2.4: a number, XXXX, or nothing yet."""
    is_number = highest_number(showing[I], showing[V], showing[X]) > 0
    return is_number or showing == [0, 0, 4] or not any(showing)


def _fits(column: list[int], number: int) -> bool:
    first, end = fitting_rows(column, number)
    return first < end


def _aside(state: State) -> int:
    return DICE - dice_showing(state) - state.unrolled


def _is_fresh(state: State) -> bool:
    """Whether nothing has been rolled."""
    return state.unrolled == DICE


def _check_without_card(state: State) -> None:
    """AVE-5.2: whoever began without a card has none, and has used none."""
    has_card = any(state.cards[state.turn])
    has_used_one = _aside(state) > 0 or state.phase == REPEATING
    may_be_without = not has_card and not has_used_one
    must_be_without = not has_card and _is_fresh(state) and state.phase != OVER
    if not may_be_without if state.without_card else must_be_without:
        raise BadPosition("ave.without_card", field="without_card", value=1 - state.without_card)


def _phases_that_fit(state: State) -> set[int]:
    """The phases in which the dice can lie as they do."""
    seat = state.turn
    if dice_showing(state) == 0:
        return {ROLLING, OVER} if _is_fresh(state) else {ROLLING}
    if highest_reading(state) == 0:
        rolls_on = shows_only_four_x(state) and state.unrolled > 0
        return {ROLLING} if rolls_on else {FAILED, OVER}
    phases = set()
    if can_write(state, seat) or state.unrolled > 0:
        phases.add(DECIDING)
    if not can_write(state, seat) and (state.unrolled == 0 or _can_play_card(state, seat)):
        phases |= {FAILED, OVER}
    if _can_repeat(state, seat) and (state.cards_any_time or not can_write(state, seat)):
        phases.add(REPEATING)
    if any(number in state.columns[seat] for number in _readings(state)):
        phases.add(OVER)
    return phases


def _readings(state: State) -> list[int]:
    highest = highest_reading(state)
    return [highest - 2 * reading for reading in range(count_readings(state.showing[I], highest))]


def _can_repeat(state: State, seat: int) -> bool:
    return any(twin_row(state.columns[seat], number) != NOWHERE for number in _readings(state))


def _can_play_card(state: State, seat: int) -> bool:
    out = [0] * MOST_LEGAL
    return legal_cards(state, seat, _can_repeat(state, seat), out, 0) > 0
