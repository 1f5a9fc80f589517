"""The rules of Römer, in the order of the specification.

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU. A hand and a team are lists that end with the first 0; a hand is sorted by kind.
Left is clockwise is the next seat.
"""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.sets import is_several, total_of
from ludi.core.state import Buffer
from ludi.games.romer.actions import LAY, PLAY, RENEW, STOP, TRUMP
from ludi.games.romer.cards import (
    BATTLES,
    COLOUR_OF,
    COPIES,
    HAND,
    KINDS,
    MOST_SEATS,
    POINTS,
    TEAM,
)
from ludi.games.romer.events import (
    A_CARD,
    ALONE_WITH_CARDS,
    CAPTURE_DISCARDED,
    CARD_CAPTURED,
    CARD_DEALT,
    CARD_DRAWN,
    CARD_LAID,
    CARD_PLAYED,
    CARD_SCORED,
    GAME_ENDED,
    LIMIT_REACHED,
    PILE_REFILLED,
    PLAYER_OUT,
    ROUND_BEGAN,
    ROUND_ENDED,
    TEAM_DISCARDED,
    TEAM_SCORED,
    TRICK_WON,
    TRUMP_LAID,
    TURN_BEGAN,
)
from ludi.games.romer.state import (
    COMPLETING,
    DEALING,
    DRAWING,
    FOLLOWING,
    LEADING,
    OVER,
    SCORING,
    TRUMPING,
    WINNING,
    State,
)

EVERYBODY = (1 << MOST_SEATS) - 1
MOST_ROUNDS = 9999

# How a card takes part in a trick (ROE-3.2). The leader's card follows, and is told as led.
STAYS_OUT, FOLLOWS, TRUMPS, LEADS = range(4)

# What a question's first answer is, by phase.
FIRST_ANSWERS = (TRUMP, LAY, PLAY, LAY)

# --- What the engines call ----------------------------------------------------------------------


def setup(state: State) -> None:
    """ROE-2.1: the last seat deals first; `advance` deals."""
    state.dealer = state.seats - 1
    state.phase = DEALING


def to_act(state: State) -> int:
    """The player who is asked, as a bit."""
    return 1 << state.turn if state.phase <= COMPLETING else 0


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


def write_hand(state: State, seat: int, first: int, out: Buffer) -> int:
    count = 0
    before = 0
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind != before and kind:
            out[count] = first + kind - 1
            count += 1
        before = kind
    return count


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; `advance` goes on where nobody is asked."""
    if action == STOP:
        state.phase = SCORING
        return
    kind = action % (LAY - TRUMP) + 1
    take_from_hand(state, seat, kind)
    if action >= PLAY:
        play_card(state, seat, kind)
        return
    if action >= RENEW:
        discard_team(state, seat)
    is_trump = action < LAY or action >= RENEW
    add_to_team(state, seat, kind, EVERYBODY if is_trump else 1 << seat)
    if is_trump:
        emit(state, TRUMP_LAID, seat, kind)
    else:
        whisper(state, CARD_LAID, 1 << seat, seat, kind, team_size(state, seat))
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


def points(state: State, seat: int) -> int:
    """ROE-5.3: points of all rounds scored."""
    return state.totals[seat]


def winners(state: State) -> int:
    """ROE-5.3: the highest total."""
    best = highest_total(state)
    won = 0
    for seat in range(state.seats):
        if state.totals[seat] == best:
            won |= 1 << seat
    return won


# --- Hands and teams ----------------------------------------------------------------------------


def take_from_hand(state: State, seat: int, kind: int) -> None:
    """Those after it move up."""
    place = 0
    while state.hands[seat][place] != kind:
        place += 1
    while place < HAND - 1:
        state.hands[seat][place] = state.hands[seat][place + 1]
        place += 1
    state.hands[seat][HAND - 1] = 0


def put_into_hand(state: State, seat: int, kind: int) -> None:
    """Those of a higher kind move down."""
    place = HAND - 1
    while place > 0 and (state.hands[seat][place - 1] == 0 or state.hands[seat][place - 1] > kind):
        state.hands[seat][place] = state.hands[seat][place - 1]
        place -= 1
    state.hands[seat][place] = kind


def has_cards(state: State, seat: int) -> bool:
    return state.hands[seat][0] != 0


def team_size(state: State, seat: int) -> int:
    size = 0
    for place in range(TEAM):
        if state.teams[seat][place]:
            size += 1
    return size


def is_out(state: State, seat: int) -> bool:
    """ROE-4.4: no card in hand and none laid."""
    return not has_cards(state, seat) and state.teams[seat][0] == 0


def trump_colour(state: State, seat: int) -> int:
    """ROE-2.2: the colour of the card at the bottom."""
    return COLOUR_OF[state.teams[seat][0]]


def add_to_team(state: State, seat: int, kind: int, knowers: int) -> None:
    """ROE-1.3, ROE-6.1: as the next card, known to those who know it."""
    size = team_size(state, seat)
    state.teams[seat][size] = kind
    state.knowers[seat][size] = knowers


def left_of(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.seats else 0


def right_of(state: State, seat: int) -> int:
    return seat - 1 if seat else state.seats - 1


# --- The deal (ROE-2.1) -------------------------------------------------------------------------


def deal(state: State) -> None:
    """ROE-2.1, ROE-2.2: shuffle, 15 cards each; then trumps are laid from the dealer's left."""
    state.rounds = min(state.rounds + 1, MOST_ROUNDS)
    state.leads = 0
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind]
        state.shuffled[kind] = COPIES[kind]
        state.discards[kind] = 0
    for seat in range(MOST_SEATS):
        for place in range(TEAM):
            state.teams[seat][place] = 0
            state.knowers[seat][place] = 0
        for place in range(HAND):
            state.hands[seat][place] = 0
    emit(state, ROUND_BEGAN, state.rounds, state.dealer)
    seat = 0
    while seat < state.seats:
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        put_into_hand(state, seat, kind)
        whisper(state, CARD_DEALT, 1 << seat, seat, kind)
        if state.hands[seat][HAND - 1]:
            seat += 1
    state.turn = left_of(state, state.dealer)
    state.phase = TRUMPING


# --- Laying (ROE-2.2, ROE-2.4) ------------------------------------------------------------------


def discard_team(state: State, seat: int) -> None:
    """ROE-2.4: to renew the trump, it goes with the whole team, face up."""
    for place in range(TEAM):
        kind = state.teams[seat][place]
        if kind:
            state.discards[kind] += 1
            state.teams[seat][place] = 0
            state.knowers[seat][place] = 0
            emit(state, TEAM_DISCARDED, seat, kind, place + 1)


def end_laying(state: State, seat: int) -> None:
    """ROE-2.4: draw one, but not after the seventh (ROE-5.1), nor where one completes (ROE-4.5)."""
    is_full = state.teams[seat][TEAM - 1] != 0
    if state.phase == COMPLETING:
        if is_full or not has_cards(state, seat):
            state.phase = SCORING
        return
    if state.phase == LEADING:
        state.leads += 1
    state.drawing = 1 << seat
    state.phase = SCORING if is_full else DRAWING


# --- The trick (ROE-3) --------------------------------------------------------------------------


def play_card(state: State, seat: int, kind: int) -> None:
    """ROE-3.1: lead or play; then the next who has a card (ROE-4.3)."""
    if state.phase == LEADING:
        state.leader = seat
    state.trick[seat] = kind
    emit(state, CARD_PLAYED, seat, kind, LEADS if seat == state.leader else way_of(state, seat))
    follower = left_of(state, seat)
    while follower != state.leader and not has_cards(state, follower):
        follower = left_of(state, follower)
    state.turn = follower
    state.phase = WINNING if follower == state.leader else FOLLOWING


def way_of(state: State, seat: int) -> int:
    """ROE-3.2: how a player takes part in the trick."""
    return way_with(state, seat, state.trick[seat])


def way_with(state: State, seat: int, kind: int) -> int:
    """ROE-3.2: follow the colour led, trump with the own colour, or stay out."""
    colour = COLOUR_OF[kind]
    if kind == 0:
        return STAYS_OUT
    if colour == COLOUR_OF[state.trick[state.leader]]:
        return FOLLOWS
    return TRUMPS if colour == trump_colour(state, seat) else STAYS_OUT


def parties(state: State) -> tuple[int, int, int]:
    """Who has followed, who has trumped, and who has played the own trump colour, as bits."""
    followed = 0
    trumped = 0
    own_colour = 0
    for seat in range(state.seats):
        kind = state.trick[seat]
        way = way_with(state, seat, kind)
        if way == FOLLOWS:
            followed |= 1 << seat
        elif way == TRUMPS:
            trumped |= 1 << seat
        if kind and COLOUR_OF[kind] == trump_colour(state, seat):
            own_colour |= 1 << seat
    return followed, trumped, own_colour


def end_trick(state: State) -> int:
    """ROE-3.9: the winner, captures, the trick to the discards; return who has lost the trump."""
    followed, trumped, own_colour = parties(state)
    winner = best_of(state, trumped if trumped else followed)
    emit(state, TRICK_WON, winner, state.trick[winner], 1 if trumped else 0)
    bereft = capture(state, winner, those_who_lose(state, winner, followed, trumped, own_colour))
    clear_trick(state)
    state.leads += 1
    state.turn = right_of(state, winner)
    state.drawing = 1 << winner if trumped else followed
    state.phase = SCORING if state.teams[winner][TEAM - 1] else DRAWING
    return bereft


def best_of(state: State, seats: int) -> int:
    """ROE-3.3, ROE-3.4: the highest battle value of a set of seats, the earlier of equals."""
    best = state.leader
    best_value = -1
    seat = state.leader
    for _ in range(state.seats):
        value = BATTLES[state.trick[seat]]
        if seats >> seat & 1 and value > best_value:
            best = seat
            best_value = value
        seat = left_of(state, seat)
    return best


def those_who_lose(state: State, winner: int, followed: int, trumped: int, own_colour: int) -> int:
    """ROE-3.5: who loses the card last laid, as bits."""
    aside = ((1 << state.seats) - 1) & ~(followed | trumped)
    captures = is_dangerous(state, trumped, own_colour)
    lost = aside if captures else 0
    if state.losing_trumpers_lose and captures:
        lost |= trumped & ~(1 << winner)
    if state.own_colour_captures:
        lost |= aside & whose_colour_is_led(state)
    return lost


def is_dangerous(state: State, trumped: int, own_colour: int) -> bool:
    """ROE-3.5: a card of its player's own trump colour was played; option: it trumped."""
    return (trumped if state.only_cutting_captures else own_colour) != 0


def whose_colour_is_led(state: State) -> int:
    """ROE-3.5, option: whose own trump colour is led."""
    led = COLOUR_OF[state.trick[state.leader]]
    seats = 0
    for seat in range(state.seats):
        if trump_colour(state, seat) == led:
            seats |= 1 << seat
    return seats


def capture(state: State, winner: int, lost: int) -> int:
    """ROE-3.5, ROE-3.6: each loses the card last laid, from the leader clockwise; ROE-4.1.

    Return who has lost the trump.
    """
    bereft = 0
    seat = state.leader
    for _ in range(state.seats):
        size = team_size(state, seat) if lost >> seat & 1 else 0
        if size:
            if size == 1:
                bereft |= 1 << seat
            kind = state.teams[seat][size - 1]
            knowers = state.knowers[seat][size - 1]
            state.teams[seat][size - 1] = 0
            state.knowers[seat][size - 1] = 0
            if state.teams[winner][TEAM - 1]:
                state.discards[kind] += 1
                emit(state, CAPTURE_DISCARDED, seat, kind)
            else:
                add_to_team(state, winner, kind, knowers)
                place = team_size(state, winner)
                told = -1 if knowers == EVERYBODY else knowers
                whisper(state, CARD_CAPTURED, told, seat, kind, winner, place)
        seat = left_of(state, seat)
    return bereft


def clear_trick(state: State) -> None:
    """ROE-3.7."""
    for seat in range(state.seats):
        if state.trick[seat]:
            state.discards[state.trick[seat]] += 1
            state.trick[seat] = 0


# --- Drawing, and what comes next ---------------------------------------------------------------


def draw_cards(state: State) -> None:
    """ROE-3.9: clockwise, from the left of `turn`, each who is to draw."""
    seat = state.turn
    while state.drawing:
        seat = left_of(state, seat)
        if state.drawing >> seat & 1:
            state.drawing &= ~(1 << seat)
            draw_card(state, seat)


def draw_card(state: State, seat: int) -> None:
    """ROE-2.1: from the pile; if it is empty the discards are shuffled into a new one."""
    if total_of(state.pile) == 0:
        for kind in range(KINDS):
            state.pile[kind] = state.discards[kind]
            state.shuffled[kind] = state.discards[kind]
            state.discards[kind] = 0
        emit(state, PILE_REFILLED)
    kind = pick(state, A_CARD, state.pile)
    state.pile[kind] -= 1
    put_into_hand(state, seat, kind)
    whisper(state, CARD_DRAWN, 1 << seat, seat, kind)


def tell_who_is_out(state: State, bereft: int) -> None:
    """ROE-4.4: who has lost the trump and has no card in hand."""
    for seat in range(MOST_SEATS):
        if bereft >> seat & 1 and is_out(state, seat):
            emit(state, PLAYER_OUT, seat)


def begin_next(state: State) -> None:
    """ROE-3.9: ROE-4.5, new trumps (ROE-2.2, ROE-4.2), and the next lead, left of `turn`."""
    holders = 0
    bare = 0
    for seat in range(MOST_SEATS):
        if has_cards(state, seat):
            holders |= 1 << seat
            if state.teams[seat][0] == 0:
                bare |= 1 << seat
    state.turn = next_of(state, bare if bare and is_several(holders) else holders)
    if not is_several(holders):
        state.phase = COMPLETING
        emit(state, ALONE_WITH_CARDS, state.turn)
    elif bare:
        state.phase = TRUMPING
    elif state.leads >= state.lead_limit:
        state.phase = SCORING
        emit(state, LIMIT_REACHED, state.lead_limit)
    else:
        state.phase = LEADING
        emit(state, TURN_BEGAN, state.turn)


def next_of(state: State, seats: int) -> int:
    """ROE-4.3: the next of a set of seats, clockwise after `turn`."""
    seat = left_of(state, state.turn)
    while not seats >> seat & 1:
        seat = left_of(state, seat)
    return seat


# --- The end of a round, and of the game (ROE-5) ------------------------------------------------


def score_round(state: State) -> None:
    """ROE-5.1, ROE-5.2: every team is shown and counts."""
    emit(state, ROUND_ENDED)
    state.drawing = 0
    for seat in range(state.seats):
        counted = 0
        for place in range(TEAM):
            kind = state.teams[seat][place]
            if kind:
                state.knowers[seat][place] = EVERYBODY
                worth = card_points(state, seat, place, kind)
                counted += worth
                emit(state, CARD_SCORED, seat, kind, place + 1, worth)
        state.totals[seat] += counted
        emit(state, TEAM_SCORED, seat, counted, state.totals[seat])
    if is_end(state):
        state.phase = OVER
        emit(state, GAME_ENDED)
    else:
        state.dealer = left_of(state, state.dealer)
        state.phase = DEALING


def card_points(state: State, seat: int, place: int, kind: int) -> int:
    """ROE-5.2: a card of the trump colour counts as often as its position says."""
    if COLOUR_OF[kind] == trump_colour(state, seat):
        return POINTS[kind] * (place + 1)
    return POINTS[kind]


def highest_total(state: State) -> int:
    best = 0
    for seat in range(state.seats):
        best = max(best, state.totals[seat])
    return best


def is_end(state: State) -> bool:
    """ROE-5.3: one alone is ahead at the target; option: everybody has begun equally often."""
    return is_decided(state) and (
        state.full_cycle == 0 or left_of(state, state.dealer) == state.seats - 1
    )


def is_decided(state: State) -> bool:
    return highest_total(state) >= state.target and not is_several(winners(state))


def longest(state: State) -> int:
    """More choices than anybody will see; the number of rounds has no limit."""
    return 10 * state.seats * state.lead_limit * state.target
