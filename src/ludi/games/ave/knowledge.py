"""What a seat knows in Avé: everything but the generator, for nothing is hidden."""

from __future__ import annotations

from typing import Any, Final

from ludi.core.errors import BadPosition
from ludi.core.sentences import add_sentences
from ludi.core.state import Buffer, Field
from ludi.games.ave.actions import MOST_LEGAL
from ludi.games.ave.cards import (
    CARDS,
    DICE,
    FACES,
    FREE,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    MOST_SEATS,
    NEVER_FORMED,
    REPEAT,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.rules import (
    can_write,
    count_readings,
    dice_showing,
    ends_after_round,
    fitting_rows,
    highest_reading,
    is_full,
    legal_cards,
    legal_writings,
    points,
    shows_only_four_x,
)
from ludi.games.ave.state import DECIDING, FAILED, OVER, PHASES, REPEATING, ROLLING, State

OBSERVATION: Final = (
    Field("phase", (5,), 0, 1, "1 at the phase of the turn: " + ", ".join(PHASES) + "."),
    Field("my_turn", (), 0, 1, "Whether the observing seat is on turn."),
    Field("showing", (3,), 0, DICE, "How many dice show I, V and X."),
    Field("unrolled", (), 0, DICE, "How many dice may still be rolled this turn."),
    Field("number", (), 0, HIGHEST, "The number the dice form, the higher of two, or 0."),
    Field("readings", (), 0, 2, "How many numbers the dice form; a second one is 2 lower."),
    Field("without_card", (), 0, 1, "Whether the turn began with no action card."),
    Field("last_round", (), 0, 1, "Whether the game ends with this round."),
    Field("rounds_left", (), 0, 127, "How many rounds are left before the limit, at most 127."),
    Field("options", (3,), 0, 1, "reroll_any, many_dice, cards_any_time."),
    Field("playing", (MOST_SEATS,), 0, 1, "Which places are taken, the observing seat first."),
    Field("on_turn", (MOST_SEATS,), 0, 1, "1 at the place on turn, the observing seat first."),
    Field("columns", (MOST_SEATS, ROWS), 0, HIGHEST, "The columns, the observing seat's first."),
    Field("cards", (MOST_SEATS, len(CARDS)), 0, 1, "The hands, the observing seat's first."),
)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "rounds": state.rounds,
        "last_round": bool(state.last_round),
        "dice": {face: state.showing[index] for index, face in enumerate(FACES)},
        "unrolled": state.unrolled,
        "readings": readings(state),
        "writable": writable(state),
        "columns": [list(column) for column in state.columns[: state.seats]],
        "cards": [
            [card for index, card in enumerate(CARDS) if hand[index]]
            for hand in state.cards[: state.seats]
        ],
        "points": [points(state, place) for place in range(state.seats)],
    }


def readings(state: State) -> list[int]:
    """The numbers that the dice form, the lower first."""
    highest = highest_reading(state)
    count = count_readings(state.showing[I], highest)
    return [highest - 2 * reading for reading in reversed(range(count))]


def writable(state: State) -> list[int]:
    """Those of them that fit a free row of the player on turn."""
    column = state.columns[state.turn]
    rows = {number: fitting_rows(column, number) for number in readings(state)}
    return [number for number, (first, end) in rows.items() if first < end]


def redeal(state: State, seat: int) -> None:
    """Nothing is hidden, so nothing is dealt again."""


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    out[state.phase] = 1
    out[5] = 1 if state.turn == seat else 0
    out[6] = state.showing[I]
    out[7] = state.showing[V]
    out[8] = state.showing[X]
    out[9] = state.unrolled
    out[10] = highest_reading(state)
    out[11] = count_readings(state.showing[I], highest_reading(state))
    out[12] = state.without_card
    out[13] = state.last_round
    out[14] = min(127, state.round_limit - state.rounds)
    out[15] = state.reroll_any
    out[16] = state.many_dice
    out[17] = state.cards_any_time
    for place in range(state.seats):
        other = (seat + place) % state.seats
        out[18 + place] = 1
        out[24 + place] = 1 if state.turn == other else 0
        for row in range(ROWS):
            out[30 + place * ROWS + row] = state.columns[other][row]
        for card in range(JOKER + 1):
            out[72 + place * (JOKER + 1) + card] = state.cards[other][card]


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    if state.turn >= state.seats:
        raise BadPosition("ave.turn", field="turn", turn=state.turn, last=state.seats - 1)
    if state.rounds > state.round_limit - (state.phase != OVER):
        raise BadPosition("ave.rounds", field="rounds", limit=state.round_limit)
    for seat in range(state.seats):
        _check_column(state.columns[seat], _spent(state, seat, REPEAT), f"columns[{seat}]")
        if is_full(state.columns[seat]) and not state.last_round:
            raise BadPosition("ave.last_round", field="last_round", seat=seat)
    if state.phase == OVER and not ends_after_round(state):
        raise BadPosition("ave.over", field="phase")
    if state.last_round and not any(_may_have_called(state, seat) for seat in range(state.seats)):
        raise BadPosition("ave.no_last_round", field="last_round")
    _check_dice(state)
    _check_without_card(state)
    if state.phase not in _phases_that_fit(state):
        fitting = ", ".join(PHASES[phase] for phase in sorted(_phases_that_fit(state)))
        raise BadPosition("ave.phase", field="phase", phase=PHASES[state.phase], fitting=fitting)


def _may_have_called(state: State, seat: int) -> bool:
    return is_full(state.columns[seat]) or not any(state.cards[seat])


def _spent(state: State, seat: int, card: int) -> int:
    """How often a seat can have used a card's power: the card itself, and a joker."""
    return 2 - state.cards[seat][card] - state.cards[seat][JOKER]


def _check_column(column: list[int], most_twins: int, field: str) -> None:
    below = FREE
    was_free = True
    twins = 0
    for written in column:
        if written == NEVER_FORMED:
            raise BadPosition("ave.never", field=field, number=NEVER_FORMED)
        if written != FREE and (written < below or (written == below and was_free)):
            raise BadPosition("ave.column", field=field, number=written, below=below)
        twins += written != FREE and written == below
        below = written or below
        was_free = written == FREE
    if twins > most_twins:
        raise BadPosition("ave.twins", field=field, twins=twins, spent=most_twins)


def _check_dice(state: State) -> None:
    aside = DICE - dice_showing(state) - state.unrolled
    if aside < 0:
        raise BadPosition("ave.dice", field="showing", dice=DICE)
    if state.phase != OVER and aside > _spent(state, state.turn, IGNORE_ONE):
        raise BadPosition("ave.aside", field="unrolled", aside=aside)


def _check_without_card(state: State) -> None:
    has_card = any(state.cards[state.turn])
    is_fresh = state.unrolled == DICE
    if state.phase != OVER and (has_card if state.without_card else is_fresh and not has_card):
        raise BadPosition("ave.without_card", field="without_card", value=1 - state.without_card)


def _phases_that_fit(state: State) -> set[int]:
    """The phases in which the dice can lie as they do; after the end they may lie anyhow."""
    seat = state.turn
    if dice_showing(state) == 0:
        return {ROLLING, OVER}
    if highest_reading(state) == 0:
        rolls_on = shows_only_four_x(state) and state.unrolled > 0
        return {ROLLING, OVER} if rolls_on else {FAILED, OVER}
    out = [0] * MOST_LEGAL
    can_repeat = legal_writings(state, seat, out, 0)[1]
    can_play_card = legal_cards(state, seat, can_repeat, out, 0) > 0
    phases = {OVER}
    if can_write(state, seat) or state.unrolled > 0:
        phases.add(DECIDING)
    if not can_write(state, seat) and (state.unrolled == 0 or can_play_card):
        phases.add(FAILED)
    may_repeat = state.cards_any_time or not can_write(state, seat)
    if can_repeat and may_repeat and _spent(state, seat, REPEAT) > 0:
        phases.add(REPEATING)
    return phases


add_sentences(
    {
        "ave.turn": {
            "en": "{field}: seat {turn} does not play; the last seat is {last}.",
            "fr": "{field} : la place {turn} ne joue pas ; la dernière est la {last}.",
        },
        "ave.rounds": {
            "en": "{field}: the game ends after round {limit}.",
            "fr": "{field} : la partie se termine après la manche {limit}.",
        },
        "ave.column": {
            "en": "{field}: {number} cannot come after {below}; numbers rise from row to row, "
            "and equal ones stand side by side.",
            "fr": "{field} : {number} ne peut suivre {below} ; les nombres montent de rangée en "
            "rangée, et les égaux se touchent.",
        },
        "ave.never": {
            "en": "{field}: {number} cannot be formed with six dice.",
            "fr": "{field} : {number} ne peut être formé avec six dés.",
        },
        "ave.dice": {
            "en": "{field}: with those not yet rolled there are more than {dice} dice.",
            "fr": "{field} : avec ceux qui restent à lancer, il y a plus de {dice} dés.",
        },
        "ave.aside": {
            "en": "{field}: the cards played cannot have set {aside} dice aside.",
            "fr": "{field} : les cartes jouées n’ont pu écarter {aside} dés.",
        },
        "ave.twins": {
            "en": "{field}: numbers repeated: {twins}; cards played for that: {spent} at most.",
            "fr": "{field} : nombres répétés : {twins} ; cartes jouées : {spent} au plus.",
        },
        "ave.no_last_round": {
            "en": "{field}: nobody has a full column or an empty hand to have called it.",
            "fr": "{field} : personne n’a de colonne pleine ou de main vide pour l’avoir causée.",
        },
        "ave.over": {
            "en": "{field}: the game is not over: nothing has called the last round.",
            "fr": "{field} : la partie n’est pas finie : rien n’a causé la dernière manche.",
        },
        "ave.last_round": {
            "en": "{field}: is 1 once a column is full, and that of seat {seat} is.",
            "fr": "{field} : vaut 1 dès qu’une colonne est pleine, et celle de la place {seat} "
            "l’est.",
        },
        "ave.without_card": {
            "en": "{field}: with the hand as it is, it is {value}.",
            "fr": "{field} : avec la main telle qu’elle est, c’est {value}.",
        },
        "ave.phase": {
            "en": "{field}: the dice as they lie do not fit {phase!r}; they fit {fitting}.",
            "fr": "{field} : les dés ainsi posés ne vont pas avec {phase!r}, mais avec {fitting}.",
        },
    }
)
