"""The rules of Roma, in the order of the specification.

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU. A card's effect that needs a choice sets a phase and returns; the answer goes on.
Sets of discs are bits of a number.
"""

from __future__ import annotations

from typing import Final

from ludi.core.chance import draw, pick
from ludi.core.events import emit, whisper
from ludi.core.sets import count_bits, kinds_in, total_of, write_bits
from ludi.core.state import Buffer
from ludi.games.roma.actions import (
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
from ludi.games.roma.cards import (
    ACTION_DICE,
    AESCULAPINUM,
    AIMED_AT_BY,
    ATTACKERS,
    BASILICA,
    BUILDINGS,
    CARDS,
    CENTURIO,
    CHARACTERS,
    CONSILIARIUS,
    COPIES,
    COSTS,
    DEALT,
    DEFENCES,
    DISCS,
    ESSEDUM,
    ESSEDUM_LOWERS,
    FACES,
    FIGHTERS,
    FIRST_POINTS,
    FORUM,
    GIVEN,
    GLADIATOR,
    HARUSPEX,
    KINDS,
    LAID_BY,
    LEGAT,
    MACHINA,
    MERCATOR_MOST,
    MERCATOR_PRICE,
    MERCATUS,
    NOTHING,
    SCAENICUS,
    SEATS,
    TEMPLUM,
    TRIBUNUS_PLEBIS,
    TURRIS,
    VICTORY_POINTS,
    needing,
)
from ludi.games.roma.events import (
    A_BATTLE_DIE,
    A_CARD,
    A_STARTER,
    AN_ACTION_DIE,
    BATTLE_FOUGHT,
    CARD_ACTIVATED,
    CARD_COPIED,
    CARD_COVERED,
    CARD_DEALT,
    CARD_DISCARDED,
    CARD_FETCHED,
    CARD_KEPT,
    CARD_LAID,
    CARD_LOOKED_AT,
    CARD_RECEIVED,
    CARD_RETURNED,
    CARD_SET,
    CARD_THROWN,
    CARD_TURNED_UP,
    CARDS_LOOKED_AT,
    CARDS_TAKEN_UP,
    DEFENCES_LOWERED,
    DICE_ROLLED,
    DIE_CHANGED,
    DIE_USED,
    DISC_BLOCKED,
    DISCS_PAID,
    GAME_ENDED,
    GIFT_CHOSEN,
    GIFTS_READY,
    LIMIT_REACHED,
    MONEY_TAKEN,
    PILE_REFILLED,
    POINTS_BOUGHT,
    POINTS_GAINED,
    POINTS_TAKEN,
    STARTER_CHOSEN,
    TURN_BEGAN,
)
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    AIMING,
    BEGINNING,
    BLOCKING,
    BUYING,
    CHANGING,
    COPYING,
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

ALL_DISCS: Final = (1 << DISCS) - 1
# Dice by what they show, as bits.
LOWEST: Final = 1
HIGHEST: Final = 1 << len(FACES) - 1

# What a question's first answer is, by phase; the layings apart.
_ANSWERS: Final = {
    GIVING: GIVE,
    REROLLING: REROLL,
    ACTING: MONEY,
    TAKING: TAKE,
    AIMING: AIM,
    COPYING: COPY,
    BLOCKING: BLOCK,
    CHANGING: RAISE,
    BUYING: BUY,
    PAYING_FORUM: USE,
    PAYING_TEMPLUM: USE,
    ADDING: USE,
}
FIRST_ANSWERS: Final = tuple(_ANSWERS.get(phase, NOTHING) for phase in range(OVER))

# What a card asks first, by kind; those without a question act at once (ROM-5, ROM-6).
QUESTIONS: Final = tuple(PHASES.index(card.asks) for card in CARDS)

# Who could act when something is there (ROM-3.8), kinds as bits.
ABLE_ALWAYS: Final = needing("nothing")
ABLE_WITH_A_DIE: Final = needing("another die")
ABLE_AGAINST_A_CARD: Final = needing("opposing card") | FIGHTERS
ABLE_AGAINST_CHARACTERS: Final = needing("opposing character") | ABLE_AGAINST_A_CARD
ABLE_AGAINST_BUILDINGS: Final = needing("opposing building") | ABLE_AGAINST_A_CARD
ABLE_WITH_A_CHARACTER: Final = needing("character in hand")
ABLE_WITH_A_BUILDING: Final = needing("building in hand")
ABLE_WITH_MONEY: Final = needing("money")
ABLE_TO_BLOCK: Final = needing("disc to block")
ABLE_TO_FIND: Final = needing("card to find")
ABLE_TO_FETCH: Final = needing("discarded character")

# --- What the engines call ----------------------------------------------------------------------


def setup(state: State) -> None:
    """ROM-2.1, ROM-2.2: points and cards; which seat begins."""
    for seat in range(SEATS):
        state.vp[seat] = FIRST_POINTS
    state.stock = VICTORY_POINTS - SEATS * FIRST_POINTS
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind]
    state.starter = state.first - 1 if state.first else draw(state, A_STARTER, SEATS)
    state.turn = state.starter
    emit(state, STARTER_CHOSEN, state.starter)
    seat = 0
    while seat < SEATS:
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        state.hands[seat][kind] += 1
        whisper(state, CARD_DEALT, 1 << seat, seat, kind)
        if total_of(state.hands[seat]) == DEALT:
            seat += 1
    state.waiting = (1 << SEATS) - 1


def to_act(state: State) -> int:
    """ROM-2.2: both give at the same time; ROM-2.3: then one sets cards, then the other."""
    if state.phase in (BEGINNING, ROLLING, OVER):
        return 0
    if state.phase == GIVING:
        return state.waiting
    return state.waiting & 1 << state.turn if state.phase == SETTING else 1 << state.turn


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    if not to_act(state) >> seat & 1:
        return 0
    kinds = layable_kinds(state, seat)
    count = write_layings(kinds, layable_discs(state, seat), out) if kinds else 0
    count = write_bits(answers(state, seat), FIRST_ANSWERS[state.phase], count, out)
    if may_stop(state):
        out[count] = END if state.phase == ACTING else STOP
        count += 1
    return count


def answers(state: State, seat: int) -> int:
    """What may be answered, a bit each, besides layings."""
    phase = state.phase
    if phase == ACTING:
        return turn_answers(state, seat)
    if phase in (PAYING_FORUM, PAYING_TEMPLUM, ADDING):
        return kinds_in(state.dice)
    if phase == GIVING:
        return kinds_in(state.hands[seat]) >> 1
    if phase == TAKING:
        return takeable(state) >> 1
    if phase == REROLLING:
        return 1
    if phase == BUYING:
        return (1 << most_bought(state, seat)) - 1
    if phase == CHANGING:
        return change_answers(state)
    return disc_answers(state, seat)


def change_answers(state: State) -> int:
    """ROM-5.7: a 1 only goes up, a 6 only down."""
    shown = kinds_in(state.dice)
    return shown & ~HIGHEST | (shown & ~LOWEST) << LOWER - RAISE


def disc_answers(state: State, seat: int) -> int:
    if state.phase == AIMING:
        return targets(state, seat, state.acting)
    if state.phase == COPYING:
        return copyable(state, seat)
    return ALL_DISCS & ~state.blocked[1 - seat] if state.phase == BLOCKING else 0


def may_stop(state: State) -> bool:
    """Whether a turn may end, or what is asked may be declined."""
    if state.phase == LAYING:
        return state.has_laid == 1
    return state.phase in (ACTING, REROLLING, PAYING_TEMPLUM, ADDING)


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action: what was chosen, then the effect that begins, then what comes of it."""
    begins = NOTHING
    if action < LAY:
        give_or_reroll(state, seat, action)
    elif action < MONEY:
        lay_card(state, seat, (action - LAY) // DISCS + 1, (action - LAY) % DISCS)
    elif action < TAKE:
        begins = spend_die(state, seat, action)
    elif action < COPY:
        take_or_aim(state, seat, action)
    elif action < BLOCK:
        begins = state.discs[seat][action - COPY]
        emit(state, CARD_COPIED, seat, begins)
    elif action < BUY:
        block_or_use(state, seat, action)
    elif action < STOP:
        buy(state, seat, action - BUY + 1)
    elif action == END:
        end_turn(state, seat)
    else:
        state.phase = ACTING
    if begins:
        perform(state, seat, begins)
    finish(state, seat)


def finish(state: State, seat: int) -> None:
    """ROM-4.1: a battle; ROM-6.4: what Forum pays; ROM-3.10: an effect ends; ROM-7.1: the game."""
    if state.target and state.tally == 0:
        attack(state, seat)
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


def points(state: State, seat: int) -> int:
    """Victory points."""
    return state.vp[seat]


def winners(state: State) -> int:
    """ROM-7.1, ROM-7.4: more points win; equal ones, or the limit, are a draw of both."""
    if is_past_limit(state) or state.vp[0] == state.vp[1]:
        return 3
    return 1 if state.vp[0] > state.vp[1] else 2


# --- Small things -------------------------------------------------------------------------------


def discs_with(state: State, seat: int, kind: int) -> int:
    """The discs where a seat has a card of this kind."""
    found = 0
    for disc in range(DISCS):
        if state.discs[seat][disc] == kind:
            found |= 1 << disc
    return found


def discs_among(state: State, seat: int, kinds: int) -> int:
    """The discs where a seat has a card of one of these kinds."""
    found = 0
    for disc in range(DISCS):
        if kinds >> state.discs[seat][disc] & 1:
            found |= 1 << disc
    return found


def characters(state: State, seat: int) -> int:
    return discs_among(state, seat, CHARACTERS)


def buildings(state: State, seat: int) -> int:
    return discs_among(state, seat, BUILDINGS)


def spare_dice(state: State) -> int:
    return total_of(state.dice)


# --- Set-up (ROM-2) -----------------------------------------------------------------------------


def give_or_reroll(state: State, seat: int, action: int) -> None:
    """ROM-2.2, ROM-3.2."""
    if action == REROLL:
        state.rerolled = 1
        state.phase = ROLLING
        return
    kind = action - GIVE + 1
    state.hands[seat][kind] -= 1
    state.given[seat][kind] += 1
    whisper(state, GIFT_CHOSEN, 1 << seat, seat, kind)
    if total_of(state.given[seat]) == GIVEN:
        state.waiting &= ~(1 << seat)
        emit(state, GIFTS_READY, seat)


def pass_gifts(state: State) -> None:
    """ROM-2.2, ROM-8.1: what is given is known to who gave it."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            count = state.given[1 - seat][kind]
            state.hands[seat][kind] += count
            state.known[seat][kind] += count
            for _ in range(count):
                whisper(state, CARD_RECEIVED, 3, seat, kind)
    for seat in range(SEATS):
        for kind in range(KINDS):
            state.given[seat][kind] = 0
    state.waiting = (1 << SEATS) - 1
    state.phase = SETTING


def set_card(state: State, seat: int, kind: int, disc: int) -> None:
    """ROM-2.3: one after the other, face down."""
    state.discs[seat][disc] = kind
    state.hands[seat][kind] -= 1
    whisper(state, CARD_SET, 1 << seat, seat, kind, disc + 1)
    if total_of(state.hands[seat]) == 0:
        state.waiting &= ~(1 << seat)
        state.turn = 1 - seat


def turn_up(state: State) -> None:
    """ROM-2.3: when all cards lie there, they are turned up, and the first turn begins."""
    state.turn = state.starter
    for seat in range(SEATS):
        for kind in range(KINDS):
            state.known[seat][kind] = 0
        for disc in range(DISCS):
            if state.discs[seat][disc]:
                emit(state, CARD_TURNED_UP, seat, state.discs[seat][disc], disc + 1)
    state.phase = BEGINNING


# --- The turn (ROM-3) ---------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    """ROM-3.1, ROM-7.3: pay for open discs; ROM-7.4: the limit."""
    state.turns += 1
    seat = state.turn
    if is_past_limit(state):
        emit(state, LIMIT_REACHED, state.turn_limit)
        end_game(state)
        return
    emit(state, TURN_BEGAN, state.turns, seat)
    open_discs = count_bits(discs_with(state, seat, NOTHING))
    due = min(open_discs, state.vp[seat])
    state.vp[seat] -= due
    state.stock += due
    if due:
        emit(state, DISCS_PAID, seat, due, open_discs)
    state.phase = ROLLING
    if is_end(state):
        end_game(state)


def roll_dice(state: State) -> None:
    """ROM-3.2: three equal dice may be rolled again."""
    for value in range(6):
        state.dice[value] = 0
    first = draw(state, AN_ACTION_DIE, 6)
    second = draw(state, AN_ACTION_DIE, 6)
    third = draw(state, AN_ACTION_DIE, 6)
    state.dice[first] += 1
    state.dice[second] += 1
    state.dice[third] += 1
    emit(state, DICE_ROLLED, state.turn, first + 1, second + 1, third + 1, state.rerolled)
    may_reroll = state.reroll_triples_again or not state.rerolled
    is_triple = state.dice[first] == ACTION_DICE
    state.phase = REROLLING if is_triple and may_reroll else ACTING


def turn_answers(state: State, seat: int) -> int:
    """ROM-3.3, ROM-3.10: a die for money, for cards if there are any, or for a card."""
    shown = kinds_in(state.dice)
    drawing = shown if drawable(state) else 0
    activating = shown & activable(state, seat)
    return shown | drawing << DRAW_CARDS - MONEY | activating << ACTIVATE - MONEY


def layable_kinds(state: State, seat: int) -> int:
    """The kinds of card that may be laid now."""
    if state.phase == ACTING:
        return affordable(state, seat)
    if state.phase == RELAYING:
        return kinds_in(state.aloft)
    if state.phase == LAYING:
        return fitting(state, seat, state.acting)
    return kinds_in(state.hands[seat]) if state.phase == SETTING else 0


def layable_discs(state: State, seat: int) -> int:
    """ROM-2.3, ROM-5.3: in the set-up open discs; cards laid again, each at another disc."""
    if state.phase == SETTING:
        return discs_with(state, seat, NOTHING)
    return ALL_DISCS & ~state.relaid


def affordable(state: State, seat: int) -> int:
    """ROM-3.4: the kinds in hand whose cost can be paid."""
    kinds = 0
    for kind in range(1, KINDS):
        if state.hands[seat][kind] and COSTS[kind] <= state.money[seat]:
            kinds |= 1 << kind
    return kinds


def write_layings(kinds: int, discs: int, out: Buffer) -> int:
    """Every kind of a set at every disc of a set."""
    count = 0
    kind = 1
    while kinds >> kind:
        if kinds >> kind & 1:
            count = write_bits(discs, LAY + (kind - 1) * DISCS, count, out)
        kind += 1
    return count


def lay_card(state: State, seat: int, kind: int, disc: int) -> None:
    """ROM-3.4 in a turn, ROM-2.3 in the set-up, ROM-5.2, ROM-5.3, ROM-5.13, ROM-6.3 in effects."""
    if state.phase == SETTING:
        set_card(state, seat, kind, disc)
        return
    covered = state.discs[seat][disc]
    if covered:
        state.discards[covered] += 1
        emit(state, CARD_COVERED, seat, covered, disc + 1)
    state.discs[seat][disc] = kind
    cost = COSTS[kind] if state.phase == ACTING else 0
    state.money[seat] -= cost
    emit(state, CARD_LAID, seat, kind, disc + 1, cost)
    if state.phase == RELAYING:
        state.aloft[kind] -= 1
        state.relaid |= 1 << disc
        if total_of(state.aloft) == 0:
            state.phase = ACTING
        return
    leave_hand(state, seat, kind)
    if state.phase == LAYING:
        state.has_laid = 1
        if fitting(state, seat, state.acting) == 0:
            state.phase = ACTING


def leave_hand(state: State, seat: int, kind: int) -> None:
    """ROM-8.1: a card of a known kind that is laid lowers what is known."""
    state.hands[seat][kind] -= 1
    if state.known[seat][kind]:
        state.known[seat][kind] -= 1


def spend_die(state: State, seat: int, action: int) -> int:
    """Use a die for money, for cards or for a card; return the card whose effect begins."""
    value = (action - MONEY) % 6
    state.dice[value] -= 1
    if action < DRAW_CARDS:
        state.money[seat] += value + 1
        emit(state, MONEY_TAKEN, seat, value + 1)
        return NOTHING
    if action < ACTIVATE:
        draw_cards(state, seat, value + 1)
        return NOTHING
    state.source = value + 1
    kind = state.discs[seat][value]
    emit(state, CARD_ACTIVATED, seat, kind, value + 1)
    return kind


def drawable(state: State) -> int:
    """ROM-3.7, ROM-3.10: how many cards there are to draw."""
    return total_of(state.pile) + total_of(state.discards)


def draw_cards(state: State, seat: int, count: int) -> None:
    """ROM-3.6, ROM-3.7: look at cards, as many as there are; one of them is kept."""
    looked = 0
    while looked < count and drawable(state):
        refill_pile(state)
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        state.aloft[kind] += 1
        expose(state, seat)
        whisper(state, CARD_LOOKED_AT, 1 << seat, seat, kind)
        looked += 1
    emit(state, CARDS_LOOKED_AT, seat, looked)
    state.phase = TAKING


def refill_pile(state: State) -> None:
    """ROM-3.7: where a card is needed and the pile is empty, the discards become the pile."""
    if total_of(state.pile) > 0:
        return
    for kind in range(KINDS):
        state.pile[kind] = state.discards[kind]
        state.discards[kind] = 0
    emit(state, PILE_REFILLED)


def expose(state: State, seat: int) -> None:
    """ROM-8.1: when the pile runs out, who draws knows the other's hand, and the other knows what
    hand and drawn cards are together."""
    if total_of(state.pile) > 0:
        return
    for kind in range(KINDS):
        state.known[1 - seat][kind] = state.hands[1 - seat][kind]
        state.exposed[kind] = state.hands[seat][kind] + state.aloft[kind]


def takeable(state: State) -> int:
    """The kinds that a card may be taken of: drawn, in the discards, or in the pile."""
    if state.acting == AESCULAPINUM:
        return kinds_in(state.discards) & CHARACTERS
    return kinds_in(state.pile) if state.acting == HARUSPEX else kinds_in(state.aloft)


def take_or_aim(state: State, seat: int, action: int) -> None:
    if action < AIM:
        take_card(state, seat, action - TAKE + 1)
    else:
        strike(state, seat, action - AIM)


def take_card(state: State, seat: int, kind: int) -> None:
    """ROM-3.6, ROM-5.12, ROM-6.1: a card comes into the hand; of those drawn the others go."""
    state.hands[seat][kind] += 1
    if state.acting == AESCULAPINUM:
        state.discards[kind] -= 1
        state.known[seat][kind] += 1
        emit(state, CARD_FETCHED, seat, kind)
    elif state.acting == HARUSPEX:
        state.pile[kind] -= 1
        whisper(state, CARD_KEPT, 1 << seat, seat, kind)
        open_hand(state, seat)
    else:
        state.aloft[kind] -= 1
        whisper(state, CARD_KEPT, 1 << seat, seat, kind)
        throw_drawn(state, seat)
    state.phase = ACTING


def throw_drawn(state: State, seat: int) -> None:
    """The others are discarded; ROM-8.1: what is thrown may have been what was known."""
    for kind in range(KINDS):
        count = state.aloft[kind]
        state.discards[kind] += count
        state.aloft[kind] = 0
        left = state.exposed[kind] - count
        state.known[seat][kind] = max(state.known[seat][kind], left)
        state.exposed[kind] = 0
        for _ in range(count):
            emit(state, CARD_THROWN, seat, kind)


def open_hand(state: State, seat: int) -> None:
    """ROM-8.1: the last card of the pile, taken by Haruspex, tells the other what the hand is."""
    if total_of(state.pile) > 0:
        return
    for kind in range(KINDS):
        state.known[seat][kind] = state.hands[seat][kind]


def end_turn(state: State, seat: int) -> None:
    """ROM-3.3; ROM-5.10: blocks end with the turn they are for; ROM-5.15: so does Essedum."""
    state.rerolled = 0
    state.essedum = 0
    state.blocked[seat] = 0
    state.turn = 1 - seat
    state.phase = BEGINNING


# --- Activating (ROM-3.8) -----------------------------------------------------------------------


def activable(state: State, seat: int) -> int:
    """The own discs that are not blocked and whose card could act, with one die less."""
    able = able_kinds(state, seat, spare_dice(state) - 1)
    own = own_characters(state, seat)
    found = 0
    for disc in range(DISCS):
        kind = state.discs[seat][disc]
        able_here = able if state.discs[1 - seat][disc] else able & ~FIGHTERS
        can_act = able_here >> kind & 1 or (kind == SCAENICUS and own & able_here)
        if can_act and not state.blocked[seat] >> disc & 1:
            found |= 1 << disc
    return found


def able_kinds(state: State, seat: int, spare: int) -> int:
    """ROM-3.8: the kinds of card that could do something now; fighters need a card opposite."""
    other = 1 - seat
    able = ABLE_ALWAYS
    if spare > 0:
        able |= ABLE_WITH_A_DIE
    if characters(state, other):
        able |= ABLE_AGAINST_CHARACTERS
    if buildings(state, other):
        able |= ABLE_AGAINST_BUILDINGS
    held = kinds_in(state.hands[seat])
    if held & BUILDINGS:
        able |= ABLE_WITH_A_BUILDING
    if held & CHARACTERS:
        able |= ABLE_WITH_A_CHARACTER
    if state.money[seat] >= MERCATOR_PRICE:
        able |= ABLE_WITH_MONEY
    if state.blocked[other] != ALL_DISCS:
        able |= ABLE_TO_BLOCK
    return able | able_with_cards(state)


def able_with_cards(state: State) -> int:
    """Haruspex needs a card in pile or discards, Aesculapinum a character in the discards."""
    thrown = kinds_in(state.discards)
    able = ABLE_TO_FETCH if thrown & CHARACTERS else 0
    if drawable(state):
        able |= ABLE_TO_FIND
    return able


def own_characters(state: State, seat: int) -> int:
    """The kinds of the own characters in play but Scaenicus."""
    kinds = 0
    for disc in range(DISCS):
        kinds |= 1 << state.discs[seat][disc]
    return kinds & CHARACTERS & ~(1 << SCAENICUS)


def copyable(state: State, seat: int) -> int:
    """ROM-5.11: the discs of own characters that could act from Scaenicus's disc."""
    able = able_kinds(state, seat, spare_dice(state)) & own_characters(state, seat)
    if not state.discs[1 - seat][state.source - 1]:
        able &= ~FIGHTERS
    found = 0
    for disc in range(DISCS):
        if able >> state.discs[seat][disc] & 1:
            found |= 1 << disc
    return found


def fitting(state: State, seat: int, kind: int) -> int:
    """The kinds in hand that Architectus or Senator lays."""
    return kinds_in(state.hands[seat]) & LAID_BY[kind]


def targets(state: State, seat: int, kind: int) -> int:
    """The opposing discs that a card may aim at."""
    return discs_among(state, 1 - seat, AIMED_AT_BY[kind])


def perform(state: State, seat: int, kind: int) -> None:
    """Begin a card's effect: ask what it needs, or do it at once."""
    state.acting = kind
    state.phase = QUESTIONS[kind]
    if kind in (CONSILIARIUS, MACHINA):
        take_up(state, seat, kind)
    elif kind == HARUSPEX:
        search_pile(state, seat)
    elif FIGHTERS >> kind & 1:
        state.target = state.source
    elif kind == LEGAT:
        gain(state, seat, count_bits(discs_with(state, 1 - seat, NOTHING)))
    elif kind == ESSEDUM:
        state.essedum += 1
        emit(state, DEFENCES_LOWERED, seat, ESSEDUM_LOWERS)
    elif kind in (TRIBUNUS_PLEBIS, MERCATUS):
        rob(state, seat, 1 if kind == TRIBUNUS_PLEBIS else count_forums(state, 1 - seat))


# --- Effects ------------------------------------------------------------------------------------


def count_forums(state: State, seat: int) -> int:
    return count_bits(discs_with(state, seat, FORUM))


def strike(state: State, seat: int, disc: int) -> None:
    """ROM-5.1, ROM-5.5, ROM-5.9, ROM-5.14, ROM-6.6: what happens to the card aimed at."""
    state.phase = ACTING
    if ATTACKERS >> state.acting & 1:
        state.target = disc + 1
        return
    other = 1 - seat
    kind = state.discs[other][disc]
    if state.acting == GLADIATOR:
        state.discs[other][disc] = NOTHING
        state.hands[other][kind] += 1
        state.known[other][kind] += 1
        emit(state, CARD_RETURNED, other, kind, disc + 1)
    else:
        discard_card(state, other, disc)
        discard_card(state, seat, state.source - 1)


def discard_card(state: State, seat: int, disc: int) -> None:
    kind = state.discs[seat][disc]
    state.discs[seat][disc] = NOTHING
    state.discards[kind] += 1
    emit(state, CARD_DISCARDED, seat, kind, disc + 1)


def take_up(state: State, seat: int, kind: int) -> None:
    """ROM-5.3, ROM-6.3: take up all own characters, or buildings, to be laid again."""
    taken = discs_among(state, seat, LAID_BY[kind])
    for disc in range(DISCS):
        if taken >> disc & 1:
            state.aloft[state.discs[seat][disc]] += 1
            state.discs[seat][disc] = NOTHING
    emit(state, CARDS_TAKEN_UP, seat, count_bits(taken))


def search_pile(state: State, seat: int) -> None:
    """ROM-5.12, ROM-8.1: who has seen the pile knows the other's hand."""
    refill_pile(state)
    for kind in range(KINDS):
        state.known[1 - seat][kind] = state.hands[1 - seat][kind]


def most_bought(state: State, seat: int) -> int:
    """ROM-5.6."""
    most = min(state.money[seat] // MERCATOR_PRICE, state.vp[1 - seat])
    return min(most, MERCATOR_MOST) if state.mercator_max_3 else most


def buy(state: State, seat: int, count: int) -> None:
    price = MERCATOR_PRICE * count
    state.money[seat] -= price
    state.money[1 - seat] += price
    state.vp[seat] += count
    state.vp[1 - seat] -= count
    emit(state, POINTS_BOUGHT, seat, count, price)
    state.phase = ACTING


def block_or_use(state: State, seat: int, action: int) -> None:
    if action < RAISE:
        state.blocked[1 - seat] |= 1 << (action - BLOCK)
        emit(state, DISC_BLOCKED, 1 - seat, action - BLOCK + 1)
        state.phase = ACTING
    elif action < USE:
        change_die(state, seat, action)
    else:
        use_die(state, seat, action - USE)


def change_die(state: State, seat: int, action: int) -> None:
    """ROM-5.7."""
    before = (action - RAISE) % 6
    after = before + 1 if action < LOWER else before - 1
    state.dice[before] -= 1
    state.dice[after] += 1
    emit(state, DIE_CHANGED, seat, before + 1, after + 1)
    state.phase = ACTING


def use_die(state: State, seat: int, value: int) -> None:
    """ROM-5.17, ROM-6.4, ROM-6.7: a die for Centurio's attack, for Forum, or for Templum."""
    state.dice[value] -= 1
    state.tally += value + 1
    emit(state, DIE_USED, seat, value + 1)
    is_forum = state.phase == PAYING_FORUM
    state.phase = ACTING
    if is_forum and spare_dice(state) and beside(state, seat, state.source - 1, TEMPLUM):
        state.phase = PAYING_TEMPLUM


def beside(state: State, seat: int, disc: int, kind: int) -> int:
    """How many own cards of a kind are neighbours of a disc: no wrap."""
    around = 2 << disc | 1 << disc >> 1
    return count_bits(discs_with(state, seat, kind) & around)


def pay_forum(state: State, seat: int) -> None:
    """ROM-6.4, ROM-7.2: one payment."""
    gain(state, seat, state.tally + forum_bonus(state, seat, state.source - 1))


def forum_bonus(state: State, seat: int, disc: int) -> int:
    """ROM-6.2: what Basilicas add to a Forum at a disc."""
    return 2 * beside(state, seat, disc, BASILICA)


def gain(state: State, seat: int, count: int) -> None:
    """ROM-7.2: from the stockpile; what it lacks is credited all the same."""
    paid = min(count, state.stock)
    state.vp[seat] += count
    state.stock -= paid
    emit(state, POINTS_GAINED, seat, count, count - paid)


def rob(state: State, seat: int, count: int) -> None:
    """ROM-5.16, ROM-6.5: from the opponent, at most all there is."""
    taken = min(count, state.vp[1 - seat])
    state.vp[seat] += taken
    state.vp[1 - seat] -= taken
    emit(state, POINTS_TAKEN, seat, taken)


# --- Battle (ROM-4) -----------------------------------------------------------------------------


def attack(state: State, seat: int) -> None:
    """ROM-4.1, ROM-5.17: roll once; a Centurio who has not won may add a die."""
    state.tally = draw(state, A_BATTLE_DIE, 6) + 1
    wins = state.tally >= defence(state, 1 - seat, state.target - 1)
    if state.acting == CENTURIO and not wins and spare_dice(state) > 0:
        state.phase = ADDING


def resolve_battle(state: State, seat: int) -> None:
    other = 1 - seat
    disc = state.target - 1
    needed = defence(state, other, disc)
    kind = state.discs[other][disc]
    is_won = state.tally >= needed
    emit(state, BATTLE_FOUGHT, seat, kind, disc + 1, state.tally, needed, 1 if is_won else 0)
    if is_won:
        discard_card(state, other, disc)


def defence(state: State, seat: int, disc: int) -> int:
    """ROM-4.3, ROM-5.15, ROM-6.8: the current defence of a card of the player not on turn."""
    kind = state.discs[seat][disc]
    towers = count_bits(discs_with(state, seat, TURRIS))
    if kind == TURRIS:
        towers -= 1
    lowered = ESSEDUM_LOWERS * state.essedum if seat != state.turn else 0
    return DEFENCES[kind] + towers - lowered


# --- The end (ROM-7) ----------------------------------------------------------------------------


def is_past_limit(state: State) -> bool:
    """ROM-7.4."""
    return state.turns > state.turn_limit


def is_end(state: State) -> bool:
    """ROM-7.1: after a payment somebody has no points, or the stockpile is empty."""
    return state.vp[0] == 0 or state.vp[1] == 0 or state.stock == 0


def end_game(state: State) -> None:
    for value in range(6):
        state.dice[value] = 0
    state.phase = OVER
    emit(state, GAME_ENDED)


def longest(state: State) -> int:
    """More choices than anybody will see; `reroll_triples_again` has no limit."""
    return 100 * (state.turn_limit + 1)
