"""Which positions of Avé can come about."""

from __future__ import annotations

from ludi.core.errors import BadPosition
from ludi.core.sentences import add_sentences
from ludi.games.ave.actions import MOST_LEGAL
from ludi.games.ave.cards import (
    DICE,
    FREE,
    IGNORE_ONE,
    JOKER,
    NEVER_FORMED,
    REPEAT,
)
from ludi.games.ave.rules.action_cards import can_repeat, legal_cards
from ludi.games.ave.rules.columns import can_write, is_full
from ludi.games.ave.rules.dice import dice_showing, highest_reading, shows_only_four_x
from ludi.games.ave.rules.ending import ends_after_round
from ludi.games.ave.state import DECIDING, FAILED, OVER, PHASES, REPEATING, ROLLING, State


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
    may_repeat = can_repeat(state, seat)
    can_play_card = legal_cards(state, seat, may_repeat, out, 0) > 0
    phases = {OVER}
    if can_write(state, seat) or state.unrolled > 0:
        phases.add(DECIDING)
    if not can_write(state, seat) and (state.unrolled == 0 or can_play_card):
        phases.add(FAILED)
    is_free_to = state.cards_any_time or not can_write(state, seat)
    if may_repeat and is_free_to and _spent(state, seat, REPEAT) > 0:
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
