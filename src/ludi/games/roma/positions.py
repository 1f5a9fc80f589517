"""Positions of Roma: what they may leave out, and which can come about."""

from __future__ import annotations

from typing import Final

from ludi.core.errors import BadPosition
from ludi.core.sets import count_bits, kinds_in, total_of
from ludi.games.roma.cards import (
    ACTION_DICE,
    BASILICA_ADDS,
    CARDS,
    COPIES,
    DEALT,
    FIRST_POINTS,
    GIVEN,
    HARUSPEX,
    KINDS,
    LAID_BY,
    NONE_OR_CARDS,
    NOTHING,
    SCAENICUS,
    SEATS,
    SIDES,
    TEMPLUM,
    VICTORY_POINTS,
)
from ludi.games.roma.rules.activating import own_characters
from ludi.games.roma.rules.battle import defence
from ludi.games.roma.rules.characters import fitting
from ludi.games.roma.rules.components import beside, discs_among, discs_with, spare_dice
from ludi.games.roma.rules.ending import is_end, is_past_limit
from ludi.games.roma.rules.turn import may_reroll
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    BEGINNING,
    CHANGING,
    GIVING,
    LAYING,
    OVER,
    PAYING_FORUM,
    PAYING_TEMPLUM,
    PHASES,
    RELAYING,
    REROLLING,
    ROLLING,
    SETTING,
    TAKING,
    State,
)

# By phase: the cards that ask so, first or later.
_ASKING: Final = tuple(
    tuple(kind for kind, card in enumerate(CARDS) if name in (card.asks, card.asks_then))
    for name in PHASES
)
# By the seats that have to choose, as a set.
_WAITING: Final = ("nobody", "first", "second", "both")
# What is as at the beginning until all cards are set.
_BLANK_IN_SET_UP: Final = (
    "turns",
    "money",
    "discards",
    "blocked",
    "dice",
    "rerolled",
    "essedum",
)
# The largest payment is a Forum's with two dice between two Basilicas; one point of it was there.
_MOST_CREDITED: Final = 2 * SIDES + 2 * BASILICA_ADDS - 1


# --- What may be left out -----------------------------------------------------------------------


def complete(state: State, given: frozenset[str]) -> None:
    """Fill in what follows from the rest."""
    _complete_points(state, given)
    _complete_effect(state, given)
    if "pile" not in given:
        for kind in range(1, KINDS):
            state.pile[kind] = max(COPIES[kind] - _placed(state, kind), 0)
    if "waiting" not in given:
        state.waiting = _still_waiting(state)
    if _is_set_up(state):
        _complete_set_up(state, given)
    else:
        _complete_turns(state, given)


def _complete_points(state: State, given: frozenset[str]) -> None:
    if "vp" not in given and _is_set_up(state):
        state.vp = [FIRST_POINTS] * SEATS
    if "stock" not in given:
        state.stock = max(VICTORY_POINTS - sum(state.vp), 0)


def _complete_effect(state: State, given: frozenset[str]) -> None:
    """Who acts, where only one card asks so; whom a Centurio attacks; what is laid again."""
    asking = _ASKING[state.phase]
    if "acting" not in given and len(asking) == 1:
        state.acting = asking[0]
    if "target" not in given and state.phase == ADDING:
        state.target = state.source
    if "relaid" not in given and state.phase == RELAYING:
        state.relaid = discs_among(state, state.turn, LAID_BY[state.acting])


def _complete_set_up(state: State, given: frozenset[str]) -> None:
    """Who began, and who is on turn."""
    if "starter" not in given:
        could = [
            seat
            for seat in range(SEATS)
            if _could_have_begun(state, seat)
            and ("turn" not in given or _sets_now(state, seat) == state.turn)
        ]
        state.starter = state.first - 1 if state.first else min(could, default=0)
    if "turn" not in given:
        state.turn = _sets_now(state, state.starter)


def _complete_turns(state: State, given: frozenset[str]) -> None:
    """As few turns as money and blocks need, so that it is the turn of who is on turn."""
    is_starter_told = "starter" in given or state.first > 0
    if state.first and "starter" not in given:
        state.starter = state.first - 1
    if "turns" not in given:
        state.turns = 2 if state.blocked[state.turn] else 1
        while sum(state.money) > _most_money(state) or (
            is_starter_told and not _is_own_turn(state)
        ):
            state.turns += 1
    if not is_starter_told and not _is_own_turn(state):
        state.starter = 1 - state.starter


def _still_waiting(state: State) -> int:
    """Who has to give cards, or to set them."""
    waiting = 0
    for seat in range(SEATS):
        gives = state.phase == GIVING and total_of(state.given[seat]) < GIVEN
        sets = state.phase == SETTING and total_of(state.hands[seat]) > 0
        if gives or sets:
            waiting |= 1 << seat
    return waiting


def _sets_now(state: State, starter: int) -> int:
    """The seat on turn in the set-up (ROM-2.3): who began, until all of its cards are set."""
    is_done = state.phase == SETTING and total_of(state.hands[starter]) == 0
    return 1 - starter if is_done else starter


def _could_have_begun(state: State, seat: int) -> bool:
    """ROM-2.3: the second sets no card before the first has set all."""
    return total_of(state.hands[seat]) == 0 or not any(state.discs[1 - seat])


def _is_own_turn(state: State) -> bool:
    """Whoever began has the odd turns."""
    return (state.turn == state.starter) == (state.turns % 2 == 1)


def _placed(state: State, kind: int) -> int:
    """How many cards of a kind lie elsewhere than in the pile."""
    there = state.discards[kind] + state.aloft[kind]
    for seat in range(SEATS):
        there += state.hands[seat][kind] + state.given[seat][kind]
        there += state.discs[seat].count(kind)
    return there


# --- What can come about ------------------------------------------------------------------------


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    _check_cards(state)
    _check_points(state)
    _check_phase(state)
    _check_turn(state)
    if _is_set_up(state):
        _check_set_up(state)
    else:
        _check_dice(state)
        _check_money(state)
    if state.phase == OVER:
        _check_end(state)
    _check_pending(state)
    if _is_effect(state):
        _check_effect(state)
    if _is_draw(state):
        _check_draw(state)
    for seat in range(SEATS):
        _check_known(state, seat)


def _require(is_so: bool, code: str, field: str, **facts: object) -> None:
    if not is_so:
        raise BadPosition(code, field=field, **facts)


def _is_set_up(state: State) -> bool:
    return state.phase in (GIVING, SETTING)


def _is_draw(state: State) -> bool:
    """Whether cards drawn are looked at."""
    return state.phase == TAKING and state.acting == NOTHING


def _is_effect(state: State) -> bool:
    """Whether a card's effect is under way."""
    return ACTING < state.phase < OVER and not _is_draw(state)


def _check_cards(state: State) -> None:
    """ROM-1.1."""
    for kind in range(1, KINDS):
        there = state.pile[kind] + _placed(state, kind)
        _require(
            there == COPIES[kind],
            "position.copies",
            "pile",
            card=NONE_OR_CARDS[kind],
            copies=COPIES[kind],
            there=there,
        )


def _check_points(state: State) -> None:
    """ROM-1.2, ROM-7.2: all are there; the last payment may bring more."""
    there = state.stock + sum(state.vp)
    credited = there - VICTORY_POINTS
    is_credited = (
        state.phase == OVER
        and state.stock == 0
        and credited <= _MOST_CREDITED
        and credited < state.vp[state.turn]
    )
    _require(credited == 0 or (credited > 0 and is_credited), "roma.points", "stock", there=there)


def _check_phase(state: State) -> None:
    """Somebody is asked something, or the game is over."""
    is_by_itself = state.phase in (BEGINNING, ROLLING)
    _require(not is_by_itself, "position.by_itself", "phase", phase=PHASES[state.phase])
    is_ended = is_end(state) or is_past_limit(state)
    if state.phase == OVER:
        _require(is_ended, "roma.not_ended", "phase")
    else:
        _require(not is_ended, "position.ended", "phase")
    waiting = _still_waiting(state)
    _require(state.waiting == waiting, "roma.waiting", "waiting", waiting=_WAITING[waiting])
    _require(not _is_set_up(state) or waiting > 0, "roma.nobody", "phase")


def _check_turn(state: State) -> None:
    """ROM-2.3, ROM-3: who began, whose turn it is, and how many there have been."""
    first = state.first - 1
    _require(state.first == 0 or state.starter == first, "roma.starter", "starter", seat=first)
    if _is_set_up(state):
        seat = _sets_now(state, state.starter)
        _require(state.turn == seat, "roma.turn", "turn", seat=seat)
        return
    _require(0 < state.turns <= state.turn_limit + 1, "roma.limit", "turns", limit=state.turn_limit)
    _require(_is_own_turn(state), "roma.turns", "turns", seat=state.starter)


# --- The set-up ---------------------------------------------------------------------------------


def _check_set_up(state: State) -> None:
    """ROM-2: nothing has happened but that cards were given and set."""
    blank = State()
    for field in _BLANK_IN_SET_UP:
        _require(getattr(state, field) == getattr(blank, field), "roma.set_up", field)
    _require(state.vp == [FIRST_POINTS] * SEATS, "roma.first_points", "vp", points=FIRST_POINTS)
    for seat in range(SEATS):
        given, held = total_of(state.given[seat]), total_of(state.hands[seat])
        lying = sum(1 for kind in state.discs[seat] if kind)
        if state.phase == GIVING:
            _require(given <= GIVEN, "roma.gifts", f"given[{seat}]", most=GIVEN, there=given)
            _require(lying == 0, "roma.set_up", f"discs[{seat}]")
        else:
            _require(given == 0, "roma.effect", f"given[{seat}]", phase=PHASES[state.phase])
        there = given + held + lying
        _require(there == DEALT, "roma.dealt", f"hands[{seat}]", dealt=DEALT, there=there)
    second = 1 - state.starter
    _require(_could_have_begun(state, state.starter), "roma.set_later", f"discs[{second}]")


# --- The turn -----------------------------------------------------------------------------------


def _dice_used(state: State) -> int:
    """How many dice have been used this turn, or are gone because the game is over."""
    return ACTION_DICE - spare_dice(state)


def _dice_under_way(state: State) -> int:
    """How many of them the effect or the draw under way has taken."""
    if state.phase == PAYING_TEMPLUM:
        return 2
    return 1 if ACTING < state.phase < OVER else 0


def _dice_for_cards(state: State) -> int:
    """How many of them certainly went to Essedum and Praetorianus."""
    return state.essedum + count_bits(state.blocked[1 - state.turn])


def _check_dice(state: State) -> None:
    """ROM-3.2, ROM-3.3: three dice a turn, each used once."""
    there, under_way = spare_dice(state), _dice_under_way(state)
    most = 0 if state.phase == OVER else ACTION_DICE - under_way
    _require(there <= most, "roma.dice", "dice", most=most, there=there)
    if state.phase == REROLLING:
        _require(ACTION_DICE in state.dice, "roma.triple", "dice")
        _require(may_reroll(state), "roma.rerolled", "rerolled")
    if state.phase in (PAYING_FORUM, PAYING_TEMPLUM, ADDING, CHANGING):
        _require(there > 0, "roma.no_dice", "dice")
    free = _dice_used(state) - under_way
    _require(state.essedum <= free, "roma.essedum", "essedum", most=free)
    for seat in range(SEATS):
        most = free - state.essedum if seat != state.turn else _most_blocked_before(state)
        blocked = count_bits(state.blocked[seat])
        _require(blocked <= most, "roma.blocked", f"blocked[{seat}]", most=most, there=blocked)


def _most_blocked_before(state: State) -> int:
    """ROM-5.10: how many discs the other can have blocked in the turn before, if there was one."""
    return ACTION_DICE if state.turns > 1 else 0


def _most_money(state: State) -> int:
    """ROM-3.5: what all dice so far can have brought."""
    dice = ACTION_DICE * (state.turns - 1) + _dice_used(state)
    return SIDES * max(dice - _dice_under_way(state) - _dice_for_cards(state), 0)


def _check_money(state: State) -> None:
    there, most = sum(state.money), _most_money(state)
    _require(there <= most, "roma.money", "money", most=most, there=there, turns=state.turns)


# --- What an effect or a draw has left pending --------------------------------------------------


def _check_pending(state: State) -> None:
    """What is pending fits what is asked."""
    is_effect, is_draw = _is_effect(state), _is_draw(state)
    has_tally = state.phase in (ADDING, PAYING_TEMPLUM)
    fits = {
        "acting": state.acting in _ASKING[state.phase] if is_effect else state.acting == NOTHING,
        "source": (state.source > 0) == is_effect,
        "target": state.target == (state.source if state.phase == ADDING else 0),
        "tally": 0 < state.tally <= SIDES if has_tally else state.tally == 0,
        "aloft": (total_of(state.aloft) > 0) == (is_draw or state.phase == RELAYING),
        "relaid": state.relaid == 0 or state.phase == RELAYING,
        "has_laid": state.has_laid == 0 or state.phase == LAYING,
        "exposed": total_of(state.exposed) == 0 or is_draw,
        "given": _is_set_up(state) or not any(map(total_of, state.given)),
    }
    for field, is_right in fits.items():
        _require(is_right, "roma.effect", field, phase=PHASES[state.phase])


def _check_effect(state: State) -> None:
    """ROM-3.8: the card that acts is there, and can do what it asks about."""
    seat, disc = state.turn, state.source
    is_blocked = state.blocked[seat] >> disc - 1 & 1 == 1
    _require(not is_blocked, "roma.source_blocked", "source", disc=disc)
    if state.phase == RELAYING:
        _check_relaying(state)
        return
    _require(
        _is_there_to_act(state),
        "roma.acting",
        "acting",
        card=NONE_OR_CARDS[state.acting],
        disc=disc,
    )
    if state.phase == LAYING:
        _require(fitting(state, seat, state.acting) > 0, "roma.nothing_to_lay", f"hands[{seat}]")
    if state.phase == ADDING:
        _check_battle(state)
    if state.phase == PAYING_TEMPLUM:
        is_beside = beside(state, seat, disc - 1, TEMPLUM) > 0
        _require(is_beside, "roma.no_templum", f"discs[{seat}]", disc=disc)


def _is_there_to_act(state: State) -> bool:
    """ROM-5.11: the card itself, or a Scaenicus and the card elsewhere; ROM-5.2: who lays cards
    may have been covered, and lies in the discards."""
    here = state.discs[state.turn][state.source - 1]
    is_covered = state.has_laid == 1 and LAID_BY[state.acting] >> here & 1 == 1

    def could_be_here(kind: int) -> bool:
        return here == kind or (is_covered and state.discards[kind] > 0)

    is_in_play = own_characters(state, state.turn) >> state.acting & 1 == 1
    was_covered = state.has_laid == 1 and state.discards[state.acting] > 0
    is_copied = could_be_here(SCAENICUS) and (is_in_play or was_covered)
    return is_copied or could_be_here(state.acting)


def _check_battle(state: State) -> None:
    """ROM-4.1, ROM-5.17: a Centurio asks only where the die alone does not win."""
    other, disc = 1 - state.turn, state.target
    is_there = state.discs[other][disc - 1] != NOTHING
    _require(is_there, "roma.no_target", "target", disc=disc)
    needed = defence(state, other, disc - 1)
    _require(state.tally < needed, "roma.won", "tally", defence=needed)


def _check_relaying(state: State) -> None:
    """ROM-5.3, ROM-6.3: all cards of the sort are taken up, or lie there again."""
    seat, laid = state.turn, LAID_BY[state.acting]
    card = NONE_OR_CARDS[state.acting]
    _require(kinds_in(state.aloft) & ~laid == 0, "roma.aloft", "aloft", card=card)
    free = count_bits(discs_with(state, seat, NOTHING))
    there = total_of(state.aloft)
    _require(there <= free, "roma.no_room", "aloft", free=free, there=there)
    _require(state.relaid == discs_among(state, seat, laid), "roma.relaid", "relaid", card=card)
    is_among = state.aloft[state.acting] > 0 or state.acting in state.discs[seat]
    _require(is_among, "roma.not_taken_up", "acting", card=card)
    was_there = (
        state.discs[seat][state.source - 1] == NOTHING or state.relaid >> state.source - 1 & 1
    )
    _require(bool(was_there), "roma.acting", "source", card=card, disc=state.source)


def _check_draw(state: State) -> None:
    """ROM-3.6, ROM-8.1: up to six cards; if the pile ran out, what hand and draw then were."""
    drawn = total_of(state.aloft)
    _require(drawn <= SIDES, "roma.drawn", "aloft", most=SIDES, there=drawn)
    hand = state.hands[state.turn]
    both = [held + looked for held, looked in zip(hand, state.aloft, strict=True)]
    ran_out = total_of(state.exposed) > 0
    is_between = all(
        held <= seen <= there for held, seen, there in zip(hand, state.exposed, both, strict=True)
    )
    is_last = state.exposed == both
    fits = is_between and total_of(state.exposed) > total_of(hand) if ran_out else True
    _require(fits, "roma.exposed", "exposed")
    _require((total_of(state.pile) == 0) == is_last, "roma.exposed_last", "exposed")
    is_refilled = ran_out and not is_last
    _require(not is_refilled or total_of(state.discards) == 0, "roma.refilled", "discards")


# --- What is known (ROM-8.1) --------------------------------------------------------------------


def _check_known(state: State, seat: int) -> None:
    field, known = f"known[{seat}]", state.known[seat]
    if _is_set_up(state):
        count = GIVEN if state.phase == SETTING else 0
        _require(total_of(known) == count, "roma.known_gifts", field, count=count)
    for kind in range(1, KINDS):
        held = state.hands[seat][kind]
        if state.phase == SETTING:
            held += state.discs[seat].count(kind)
        _require(known[kind] <= held, "roma.known", field, card=NONE_OR_CARDS[kind], held=held)
    if _is_all_known(state, seat):
        _require(known == state.hands[seat], "roma.all_known", field)


def _is_all_known(state: State, seat: int) -> bool:
    """Who has seen the pile knows the other's hand; everybody does when the pile is empty."""
    if seat != state.turn and (state.acting == HARUSPEX or total_of(state.exposed) > 0):
        return True
    is_drawing = seat == state.turn and _is_draw(state)
    return total_of(state.pile) == 0 and not is_drawing


# --- The end ------------------------------------------------------------------------------------


def _check_end(state: State) -> None:
    """ROM-7.1, ROM-7.3, ROM-7.4: it ended for one reason, as soon as there was one."""
    reasons = [is_past_limit(state), state.stock == 0, *(points == 0 for points in state.vp)]
    _require(sum(reasons) == 1, "roma.ended_before", "phase")
    if is_past_limit(state) or state.vp[state.turn] == 0:
        _check_end_at_once(state)


def _check_end_at_once(state: State) -> None:
    """The turn had only begun: the limit was passed, or the open discs took the last points."""
    fits = {
        "essedum": state.essedum == 0,
        "rerolled": state.rerolled == 0,
        f"blocked[{1 - state.turn}]": state.blocked[1 - state.turn] == 0,
        f"discs[{state.turn}]": is_past_limit(state) or NOTHING in state.discs[state.turn],
    }
    for field, is_right in fits.items():
        _require(is_right, "roma.ended_at_once", field, seat=state.turn)
