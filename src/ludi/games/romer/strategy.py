"""A sensible way to play Römer: every choice has a worth, and the best one is taken.

Worths are in tenths of a point, in whole numbers, so that every engine agrees. What a seat does not
know is not looked at: other hands by their size alone, cards face down not at all.
"""

from __future__ import annotations

from typing import Final

from ludi.games.romer.actions import LAY, PLAY, RENEW, STOP, TRUMP, with_card
from ludi.games.romer.cards import BATTLES, COLOUR_OF, HAND, NO_COLOUR, POINTS, TEAM
from ludi.games.romer.events import FOLLOWS, STAYS_OUT, TRUMPS
from ludi.games.romer.rules.captures import those_who_lose
from ludi.games.romer.rules.ending import card_points
from ludi.games.romer.rules.teams import hand_size, has_cards, left_of, team_size, trump_colour
from ludi.games.romer.rules.trick import parties, way_of, way_with
from ludi.games.romer.state import COMPLETING, FOLLOWING, TRUMPING, State

# Of what it could do, how much each level overlooks, the weakest first.
OVERLOOKS: Final = (0.56, 0.40, 0.25, 0.12)

NEVER: Final = -99_999
# A lead, a card drawn, and a captured card of which nothing is known.
A_LEAD: Final = 60
A_DRAW: Final = 25
A_CAPTURE: Final = 110
# A trump card is worth more in hand the later it will be laid; another counts once.
LATER: Final = 35
ONCE: Final = 6
# What cards count, and each kind's place among that.
VALUES: Final = tuple(sorted(set(POINTS)))
VALUE_OF: Final = tuple(VALUES.index(counted) for counted in POINTS)
# The trump is renewed only with so few cards in the team.
LATEST_RENEWAL: Final = 2
# More than any battle value.
BEYOND_BATTLE: Final = max(BATTLES) + 1
# How likely, in tenths, a hand of so many cards has neither the colour led nor its own trump.
CANNOT_ANSWER: Final = (10, 6, 4, 2, 1)


def suggest(state: State, seat: int) -> int:
    """An action for a seat that is asked."""
    if state.phase == TRUMPING:
        return with_card(TRUMP, best_trump(state, seat))
    if state.phase == FOLLOWING:
        return with_card(PLAY, best_reply(state, seat))
    card = best_laying(state, seat)
    if state.phase == COMPLETING:
        return with_card(LAY, card) if hand_points(state, seat) else STOP
    return best_lead(state, seat, card)


# --- Trumps -------------------------------------------------------------------------------------


def best_trump(state: State, seat: int) -> int:
    """The card that counts least, of the colour in which the other cards can count most."""
    left = min(leads_left(state, seat), TEAM - 1)
    best = 0
    best_worth = NEVER
    for colour in range(NO_COLOUR):
        kind = least_card(state, seat, colour)
        if kind:
            trumps = values_in_hand(state, seat, colour, 1) - (1 << 4 * VALUE_OF[kind])
            others = values_in_hand(state, seat, colour, 0)
            last = best_last(2, left, trumps, others)
            worth = 10 * (POINTS[kind] + order_worth(2, left, last, trumps, others))
            worth -= BATTLES[kind]
            if worth > best_worth:
                best = kind
                best_worth = worth
    return best


def least_card(state: State, seat: int, colour: int) -> int:
    """The card in hand of a colour that counts least."""
    least = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if COLOUR_OF[kind] == colour and (least == 0 or POINTS[kind] < POINTS[least]):
            least = kind
    return least


def hand_points(state: State, seat: int) -> int:
    total = 0
    for place in range(HAND):
        total += POINTS[state.hands[seat][place]]
    return total


def colour_points(state: State, seat: int, colour: int) -> int:
    """The points in hand of a colour."""
    total = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if COLOUR_OF[kind] == colour:
            total += POINTS[kind]
    return total


# --- Laying -------------------------------------------------------------------------------------


def best_laying(state: State, seat: int) -> int:
    """The first card of the best order for the leads that are left."""
    colour = trump_colour(state, seat)
    trumps = values_in_hand(state, seat, colour, 1)
    others = values_in_hand(state, seat, colour, 0)
    left = leads_left(state, seat)
    last = best_last(team_size(state, seat) + 1, left, trumps, others)
    if last == left or others == 0:
        return card_with(state, seat, nth_points(trumps, max(last, 1) - 1), 1)
    return card_with(state, seat, nth_points(others, 0), 0)


def values_in_hand(state: State, seat: int, colour: int, is_of_colour: int) -> int:
    """How many cards in hand count how much, of a colour or of all others; four bits a value."""
    counts = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind and (1 if COLOUR_OF[kind] == colour else 0) == is_of_colour:
            counts += 1 << 4 * VALUE_OF[kind]
    return counts


def best_last(place: int, left: int, trumps: int, others: int) -> int:
    """How many trumps are best laid last."""
    best = 0
    best_worth = NEVER
    for last in range(left + 1):
        worth = order_worth(place, left, last, trumps, others)
        if worth > best_worth:
            best = last
            best_worth = worth
    return best


def order_worth(place: int, left: int, last: int, trumps: int, others: int) -> int:
    """The points of the best others and then so many trumps, the best of them last of all."""
    worth = 0
    for index in range(left):
        if index < last:
            worth += (place + left - 1 - index) * nth_points(trumps, index)
        else:
            worth += nth_points(others, index - last)
    return worth


def nth_points(counts: int, index: int) -> int:
    """The points of a card by its place among the best; counts are four bits a value."""
    value = len(VALUES) - 1
    while value > 0 and index >= counts >> 4 * value & 15:
        index -= counts >> 4 * value & 15
        value -= 1
    return VALUES[value]


def card_with(state: State, seat: int, counted: int, is_trump: int) -> int:
    """A card in hand that counts so many points, of the trump colour or of another."""
    colour = trump_colour(state, seat)
    found = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind and POINTS[kind] == counted:
            if (1 if COLOUR_OF[kind] == colour else 0) == is_trump:
                found = kind
    return found


def leads_left(state: State, seat: int) -> int:
    """How many cards can be laid before somebody's team is complete."""
    left = TEAM - team_size(state, seat)
    for other in range(state.seats):
        if other != seat and has_cards(state, other):
            left = min(left, TEAM - team_size(state, other))
    return max(left, 1)


# --- The lead -----------------------------------------------------------------------------------


def best_lead(state: State, seat: int, card: int) -> int:
    """Lay, unless a trick or another trump is worth more."""
    best = with_card(LAY, card)
    best_worth = laying_worth(state, seat, card)
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind:
            worth = leading_worth(state, seat, kind)
            if worth > best_worth:
                best = with_card(PLAY, kind)
                best_worth = worth
    if team_size(state, seat) <= LATEST_RENEWAL:
        trump = best_trump(state, seat)
        if renewal_worth(state, seat, trump) > best_worth:
            best = with_card(RENEW, trump)
    return best


def laying_worth(state: State, seat: int, card: int) -> int:
    size = team_size(state, seat)
    return 10 * card_points(state, seat, size, card) + A_LEAD


def leading_worth(state: State, seat: int, kind: int) -> int:
    """A card of the own colour costs those their last cards who cannot answer; it should win."""
    if COLOUR_OF[kind] != trump_colour(state, seat):
        return NEVER
    captured = 0
    for other in range(state.seats):
        held = hand_size(state, other)
        if other != seat and state.teams[other][0] and held < len(CANNOT_ANSWER):
            captured += 2 * A_CAPTURE * CANNOT_ANSWER[held] // 10
    return captured * (3 + BATTLES[kind]) // 10 - keeping_worth(state, seat, kind)


def renewal_worth(state: State, seat: int, trump: int) -> int:
    """For a colour that is much better."""
    gained = colour_points(state, seat, COLOUR_OF[trump]) - POINTS[trump]
    lost = colour_points(state, seat, trump_colour(state, seat))
    return 10 * (gained - lost) - 2 * A_CAPTURE * team_size(state, seat)


# --- The trick ----------------------------------------------------------------------------------


def best_reply(state: State, seat: int) -> int:
    best = 0
    best_worth = NEVER
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind:
            worth = reply_worth(state, seat, kind)
            if worth > best_worth:
                best = kind
                best_worth = worth
    return best


def reply_worth(state: State, seat: int, kind: int) -> int:
    """What a card brings: winning, drawing, or the loss of the card last laid."""
    way = way_with(state, seat, kind)
    strongest = strongest_so_far(state)
    followed, trumped, own_colour = parties(state)
    bit = 1 << seat
    followed |= bit if way == FOLLOWS else 0
    trumped |= bit if way == TRUMPS else 0
    own_colour |= bit if COLOUR_OF[kind] == trump_colour(state, seat) else 0
    losing = those_who_lose(state, seat, followed, trumped, own_colour)
    worth = -keeping_worth(state, seat, kind)
    if way != STAYS_OUT and strength(way, kind) > strongest:
        worth += (A_LEAD + captures_worth(state, seat, losing)) // to_follow(state)
    if way == FOLLOWS and strongest < strength(TRUMPS, 0):
        worth += A_DRAW
    if losing & bit:
        worth -= last_worth(state, seat)
    return worth


def strength(way: int, kind: int) -> int:
    """Any card that trumps beats any that follows."""
    return BATTLES[kind] + (BEYOND_BATTLE if way == TRUMPS else 0)


def strongest_so_far(state: State) -> int:
    strongest = 0
    for seat in range(state.seats):
        way = way_of(state, seat)
        if way != STAYS_OUT:
            strongest = max(strongest, strength(way, state.trick[seat]))
    return strongest


def captures_worth(state: State, seat: int, losing: int) -> int:
    """What the last cards of others are worth on the own team, as far as they are known."""
    worth = 0
    place = team_size(state, seat)
    for other in range(state.seats):
        size = team_size(state, other)
        if other != seat and size and losing >> other & 1 and place < TEAM:
            worth += A_CAPTURE
            if state.knowers[other][size - 1] >> seat & 1:
                worth += 10 * card_points(state, seat, place, state.teams[other][size - 1])
    return worth


def to_follow(state: State) -> int:
    """How many play from here on, oneself included."""
    count = 1
    seat = left_of(state, state.turn)
    while seat != state.leader:
        count += 1
        seat = left_of(state, seat)
    return count


def last_worth(state: State, seat: int) -> int:
    """What the card last laid is worth: known only to who laid it, or if it is the trump."""
    size = team_size(state, seat)
    if size == 0:
        return 0
    if not state.knowers[seat][size - 1] >> seat & 1:
        return 2 * A_CAPTURE
    kind = state.teams[seat][size - 1]
    counted = 10 * card_points(state, seat, size - 1, kind)
    return counted + (A_CAPTURE if size > 1 else 2 * A_CAPTURE)


def keeping_worth(state: State, seat: int, kind: int) -> int:
    """What a card in hand may still bring."""
    if COLOUR_OF[kind] == trump_colour(state, seat):
        return LATER * POINTS[kind] + BATTLES[kind]
    return ONCE * POINTS[kind] + BATTLES[kind]
