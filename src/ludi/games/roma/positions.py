"""Positions of Roma: what they may leave out, and which can come about."""

from __future__ import annotations

from typing import Final

from ludi.core.errors import BadPosition
from ludi.core.sentences import add_sentences
from ludi.core.sets import count_bits, total_of
from ludi.games.roma.cards import (
    ACTION_DICE,
    CARDS,
    COPIES,
    DISCS,
    GIVEN,
    KINDS,
    NONE_OR_CARDS,
    NOTHING,
    SEATS,
    VICTORY_POINTS,
)
from ludi.games.roma.rules.activating import QUESTIONS
from ludi.games.roma.rules.choices import to_act
from ludi.games.roma.rules.ending import is_end, is_past_limit
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    BEGINNING,
    GIVING,
    LAYING,
    OVER,
    PAYING_TEMPLUM,
    PHASES,
    RELAYING,
    ROLLING,
    SETTING,
    TAKING,
    State,
)

# What a card asks after its first question.
_ASKS_THEN: Final = tuple(PHASES.index(card.asks_then or card.asks) for card in CARDS)


def complete(state: State, given: frozenset[str]) -> None:
    """Cards and points that a position does not place lie in the pile and the stockpile."""
    if "pile" not in given:
        for kind in range(1, KINDS):
            state.pile[kind] = max(COPIES[kind] - _placed(state, kind), 0)
    if "stock" not in given:
        state.stock = max(VICTORY_POINTS - sum(state.vp), 0)
    if "waiting" not in given:
        state.waiting = _still_waiting(state)


def _still_waiting(state: State) -> int:
    """Who has to give cards, or to set them."""
    waiting = 0
    for seat in range(SEATS):
        gives = state.phase == GIVING and total_of(state.given[seat]) < GIVEN
        sets = state.phase == SETTING and total_of(state.hands[seat]) > 0
        if gives or sets:
            waiting |= 1 << seat
    return waiting


def _placed(state: State, kind: int) -> int:
    """How many cards of a kind lie elsewhere than in the pile."""
    there = state.discards[kind] + state.aloft[kind]
    for seat in range(SEATS):
        there += state.hands[seat][kind] + state.given[seat][kind]
        there += state.discs[seat].count(kind)
    return there


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    _check_cards(state)
    _check_points(state)
    _check_phase(state)
    _check_effect(state)
    for seat in range(SEATS):
        _check_known(state, seat)
    if total_of(state.dice) > ACTION_DICE:
        raise BadPosition("roma.dice", field="dice", there=total_of(state.dice))


def _check_cards(state: State) -> None:
    for kind in range(1, KINDS):
        there = state.pile[kind] + _placed(state, kind)
        if there != COPIES[kind]:
            raise BadPosition(
                "position.copies",
                field="pile",
                card=NONE_OR_CARDS[kind],
                copies=COPIES[kind],
                there=there,
            )


def _check_phase(state: State) -> None:
    """Somebody is asked something, or the game is over."""
    if state.phase in (BEGINNING, ROLLING):
        raise BadPosition("position.by_itself", field="phase", phase=PHASES[state.phase])
    if state.phase != OVER and (is_end(state) or is_past_limit(state)):
        raise BadPosition("position.ended", field="phase")
    if state.waiting != _still_waiting(state):
        raise BadPosition("roma.waiting", field="waiting", waiting=_still_waiting(state))
    if state.phase != OVER and not to_act(state):
        raise BadPosition("roma.nobody", field="turn")


def _check_effect(state: State) -> None:
    """What an effect leaves pending fits what is asked."""
    draws = state.phase == TAKING and state.acting == NOTHING
    is_effect = ACTING < state.phase < OVER and not draws
    asks = (QUESTIONS[state.acting], _ASKS_THEN[state.acting])
    is_added_to = state.phase == ADDING
    fits = {
        "acting": state.phase in asks if is_effect else state.acting == NOTHING,
        "source": (state.source > 0) == is_effect,
        "target": state.target == (state.source if is_added_to else 0),
        "tally": (state.tally > 0) == (is_added_to or state.phase == PAYING_TEMPLUM),
        "aloft": (total_of(state.aloft) > 0) == (draws or state.phase == RELAYING),
        "relaid": _is_relaid_rightly(state),
        "has_laid": state.has_laid == 0 or state.phase == LAYING,
        "exposed": _is_exposed_rightly(state, draws),
    }
    for field, is_right in fits.items():
        if not is_right:
            raise BadPosition("roma.effect", field=field, phase=PHASES[state.phase])


def _is_relaid_rightly(state: State) -> bool:
    """There are discs left for all cards that are to be laid again."""
    if state.phase != RELAYING:
        return state.relaid == 0
    return total_of(state.aloft) <= DISCS - count_bits(state.relaid)


def _is_exposed_rightly(state: State, draws: bool) -> bool:
    """What was exposed is the whole hand and some of the cards drawn."""
    hand, exposed = state.hands[state.turn], state.exposed
    if not draws or not total_of(exposed):
        return not total_of(exposed)
    both = [held + drawn for held, drawn in zip(hand, state.aloft, strict=True)]
    cards = zip(hand, exposed, both, strict=True)
    return all(held <= seen <= there for held, seen, there in cards)


def _check_points(state: State) -> None:
    there = state.stock + sum(state.vp)
    if there < VICTORY_POINTS or (there > VICTORY_POINTS and state.phase != OVER):
        raise BadPosition("roma.points", field="stock", there=there)


def _check_known(state: State, seat: int) -> None:
    for kind in range(1, KINDS):
        held = state.hands[seat][kind]
        if state.phase == SETTING:
            held += state.discs[seat].count(kind)
        if state.known[seat][kind] > held:
            raise BadPosition(
                "roma.known", field=f"known[{seat}]", card=NONE_OR_CARDS[kind], held=held
            )


add_sentences(
    {
        "roma.points": {
            "en": "{field}: 36 victory points are in the game, not {there}.",
            "fr": "{field} : 36 points de victoire sont en jeu, pas {there}.",
        },
        "roma.waiting": {
            "en": "{field}: with the cards as they are, it is {waiting}.",
            "fr": "{field} : avec les cartes telles qu’elles sont, c’est {waiting}.",
        },
        "roma.nobody": {
            "en": "{field}: nobody would be asked anything.",
            "fr": "{field} : rien ne serait demandé à personne.",
        },
        "roma.effect": {
            "en": "{field}: does not fit the phase {phase}.",
            "fr": "{field} : ne va pas avec la phase {phase}.",
        },
        "roma.known": {
            "en": "{field}: more cards {card} are known than the {held} in hand.",
            "fr": "{field} : plus de cartes {card} sont connues que les {held} en main.",
        },
        "roma.dice": {
            "en": "{field}: a player has 3 dice, not {there}.",
            "fr": "{field} : un joueur a 3 dés, pas {there}.",
        },
    }
)
