"""Positions of Römer: what they may leave out, and which can come about.

How many rounds and leads it took, and how many points they brought, is believed: a small table
need not be played up to.
"""

from __future__ import annotations

from typing import Final

from ludi.core.errors import BadPosition
from ludi.games.romer.cards import COPIES, HAND, KINDS, NONE_OR_CARDS, RANKS, TEAM
from ludi.games.romer.rules.ending import card_points, is_decided, is_end
from ludi.games.romer.rules.teams import has_cards, left_of, right_of, team_size
from ludi.games.romer.state import (
    ALL_SEATS,
    COMPLETING,
    FOLLOWING,
    LEADING,
    MOST_POINTS,
    OVER,
    PHASES,
    QUESTIONS,
    TRUMPING,
    State,
)

# The most that a team can count: the best cards of the trump colour, the better the later.
_IN_A_COLOUR: Final = sorted(rank.points for rank in RANKS for _ in range(rank.copies))
_BEST_TEAM: Final = sum(
    place * points for place, points in enumerate(_IN_A_COLOUR[-TEAM:], start=1)
)
# A game that goes on has room for points of many rounds; a tie lasts for a few.
_MOST_BEFORE_THE_END: Final = MOST_POINTS - 10 * _BEST_TEAM


# --- What may be left out -----------------------------------------------------------------------


def complete(state: State, given: frozenset[str]) -> None:
    """What follows from the rest, where a position does not say it."""
    for hand in state.hands[: state.seats]:
        hand.sort(key=lambda kind: (kind == 0, kind))
    state.rounds = max(state.rounds, 1)
    if "leads" not in given and state.phase == TRUMPING and _has_begun(state):
        state.leads = 1
    if _lays_first_trumps(state) and "dealer" not in given:
        state.dealer = (state.turn - len(_trumped(state)) - 1) % state.seats
    if "turn" not in given:
        state.turn = _turn(state)
    _complete_knowers(state, is_given="knowers" in given)
    _complete_piles(state, given)


def _has_begun(state: State) -> bool:
    """Whether there is more on the table than first trumps."""
    return any(team[1] for team in state.teams)


def _lays_first_trumps(state: State) -> bool:
    return state.phase == TRUMPING and state.leads == 0


def _trumped(state: State) -> list[int]:
    """Who has a trump."""
    return [seat for seat in range(state.seats) if state.teams[seat][0]]


def _turn(state: State) -> int:
    """Who must be the one that is asked, if that is clear."""
    if _lays_first_trumps(state):
        return (state.dealer + 1 + len(_trumped(state))) % state.seats
    if state.phase in (FOLLOWING, COMPLETING):
        for step in range(1, state.seats + 1):
            seat = (state.leader + step) % state.seats
            if has_cards(state, seat) and not state.trick[seat]:
                return seat
    return state.turn


def _complete_knowers(state: State, *, is_given: bool) -> None:
    """Everybody knows trumps, and at the end all; else who laid a card knows it."""
    for seat in range(state.seats):
        for place in range(team_size(state, seat)):
            if not is_given:
                is_open = place == 0 or state.phase == OVER
                state.knowers[seat][place] = ALL_SEATS if is_open else 1 << seat
            elif state.knowers[seat][place] == (1 << state.seats) - 1:
                state.knowers[seat][place] = ALL_SEATS


def _complete_piles(state: State, given: frozenset[str]) -> None:
    """What lies nowhere else is in the pile or, where that is given, among the discards."""
    for kind in range(1, KINDS):
        if "shuffled" not in given:
            state.shuffled[kind] = COPIES[kind]
        if "pile" not in given:
            state.pile[kind] = max(COPIES[kind] - _placed(state, kind), 0)
        elif "discards" not in given:
            state.discards[kind] = max(COPIES[kind] - _placed(state, kind) - state.pile[kind], 0)


def _placed(state: State, kind: int) -> int:
    """How many cards of a kind lie elsewhere than in the pile."""
    there = state.discards[kind] + state.trick.count(kind)
    return there + sum(row.count(kind) for row in (*state.hands, *state.teams))


# --- What can come about ------------------------------------------------------------------------


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    for name in ("turn", "leader", "dealer"):
        if getattr(state, name) >= state.seats:
            raise BadPosition("romer.seat", field=name, last=state.seats - 1)
    _check_cards(state)
    for seat in range(state.seats):
        _check_lists(state, seat)
        _check_knowers(state, seat)
    if state.drawing:
        raise BadPosition("romer.drawing", field="drawing")
    if state.leads > state.lead_limit:
        raise BadPosition("romer.leads", field="leads", most=state.lead_limit)
    if state.phase == OVER:
        _check_end(state)
    else:
        _check_question(state)


def _check_cards(state: State) -> None:
    """ROE-1.1, ROE-2.1: every card is in one place, and the pile has what was shuffled into it."""
    for kind in range(1, KINDS):
        card, copies = NONE_OR_CARDS[kind], COPIES[kind]
        there, made_of = state.pile[kind] + _placed(state, kind), state.shuffled[kind]
        if there != copies:
            raise BadPosition("romer.copies", field="pile", card=card, copies=copies, there=there)
        if made_of > copies:
            raise BadPosition(
                "romer.copies", field="shuffled", card=card, copies=copies, there=made_of
            )
        if state.pile[kind] > made_of:
            raise BadPosition("romer.shuffled", field="shuffled", card=card)
    if sum(state.pile) == sum(state.shuffled):
        raise BadPosition("romer.drawn", field="shuffled")


def _check_lists(state: State, seat: int) -> None:
    """Hands and teams without a gap; a card played was one of the hand."""
    for name, row in (("hands", state.hands[seat]), ("teams", state.teams[seat])):
        if 0 in row and any(row[row.index(0) :]):
            raise BadPosition("romer.gap", field=f"{name}[{seat}]")
    if state.trick[seat] and state.hands[seat][HAND - 1]:
        raise BadPosition("romer.hand", field=f"hands[{seat}]", most=HAND - 1)


def _check_knowers(state: State, seat: int) -> None:
    """ROE-6.1: of a card face down it is the one who laid it, of a captured trump everybody."""
    knowers, size = state.knowers[seat], team_size(state, seat)
    possible = {ALL_SEATS, *(1 << other for other in range(state.seats))}
    if any(knowers[size:]) or not possible.issuperset(knowers[:size]):
        raise BadPosition("romer.knowers", field=f"knowers[{seat}]")
    if state.phase == OVER and set(knowers[:size]) - {ALL_SEATS}:
        raise BadPosition("romer.shown", field=f"knowers[{seat}]")
    if size and knowers[0] != ALL_SEATS:
        raise BadPosition("romer.trump_hidden", field=f"knowers[{seat}][0]")


# --- Where the game is over ---------------------------------------------------------------------


def _check_end(state: State) -> None:
    """ROE-5: the game has an end, and so has its last round."""
    if not is_end(state):
        raise BadPosition("romer.over", field="phase")
    if any(state.trick):
        raise BadPosition("romer.no_trick", field="trick", phase=PHASES[OVER])
    full = [seat for seat in range(state.seats) if state.teams[seat][TEAM - 1]]
    if len(full) > 1:
        raise BadPosition("romer.two_full", field=f"teams[{full[1]}]")
    if not full and state.leads < state.lead_limit and len(_holders(state)) > 1:
        raise BadPosition("romer.round_over", field="phase", limit=state.lead_limit)
    for seat in range(state.seats):
        team = enumerate(state.teams[seat][: team_size(state, seat)])
        least = sum(card_points(state, seat, place, kind) for place, kind in team)
        if state.totals[seat] < least:
            raise BadPosition("romer.least", field=f"totals[{seat}]", least=least)


def _holders(state: State) -> list[int]:
    """Who has cards in hand."""
    return [seat for seat in range(state.seats) if has_cards(state, seat)]


# --- Where somebody is asked --------------------------------------------------------------------


def _check_question(state: State) -> None:
    """Somebody is asked, and just the one whom the rules would ask."""
    _check_going_on(state)
    if not has_cards(state, state.turn):
        raise BadPosition("romer.no_card", field=f"hands[{state.turn}]", seat=state.turn)
    if state.phase == TRUMPING:
        _check_trumping(state)
    else:
        _check_trumps(state)
    if state.phase == FOLLOWING:
        _check_trick(state)
    elif any(state.trick):
        raise BadPosition("romer.no_trick", field="trick", phase=PHASES[state.phase])
    _check_holders(state)


def _check_going_on(state: State) -> None:
    """ROE-4.6, ROE-5.1, ROE-5.3: nothing has ended the round or the game."""
    if state.phase >= QUESTIONS:
        raise BadPosition("position.by_itself", field="phase", phase=PHASES[state.phase])
    if is_decided(state) and (not state.full_cycle or state.dealer == state.seats - 1):
        raise BadPosition("position.ended", field="phase")
    if state.phase in (LEADING, FOLLOWING) and state.leads == state.lead_limit:
        raise BadPosition("romer.leads", field="leads", most=state.lead_limit - 1)
    for seat in range(state.seats):
        if state.totals[seat] > _MOST_BEFORE_THE_END:
            raise BadPosition("romer.most", field=f"totals[{seat}]", most=_MOST_BEFORE_THE_END)
        if state.teams[seat][TEAM - 1]:
            raise BadPosition("romer.full", field=f"teams[{seat}]")


def _check_holders(state: State) -> None:
    """ROE-4.5: one alone completes the team; to a trick others may have played their last card."""
    is_alone = len(_holders(state)) == 1
    if is_alone and state.phase in (TRUMPING, LEADING):
        raise BadPosition("romer.alone", field="phase", seat=state.turn)
    if not is_alone and state.phase == COMPLETING:
        raise BadPosition("romer.not_alone", field="phase", seat=state.turn)


def _check_trumps(state: State) -> None:
    """ROE-2.2, ROE-4.2: before a lead everybody who has cards lays a trump."""
    for seat in range(state.seats):
        takes_part = has_cards(state, seat) or state.trick[seat]
        if takes_part and not state.teams[seat][0]:
            raise BadPosition("romer.no_trump", field=f"teams[{seat}]", seat=seat)


def _check_trumping(state: State) -> None:
    if state.teams[state.turn][0]:
        raise BadPosition("romer.has_trump", field=f"teams[{state.turn}]", seat=state.turn)
    if state.leads == 0:
        _check_first_trumps(state)
    elif not any(_may_have_captured(state, seat) for seat in range(state.seats)):
        raise BadPosition("romer.new_trumps", field="turn")


def _check_first_trumps(state: State) -> None:
    """ROE-2.2: from the dealer's left, a card each; nobody has played one yet."""
    laid: list[int] = []
    seat = left_of(state, state.dealer)
    while seat != state.turn:
        laid.append(seat)
        seat = left_of(state, seat)
    for seat in range(state.seats):
        if team_size(state, seat) != (1 if seat in laid else 0):
            raise BadPosition(
                "romer.first_trumps", field=f"teams[{seat}]", dealer=state.dealer, seat=state.turn
            )
        if not has_cards(state, seat):
            raise BadPosition("romer.first_hands", field=f"hands[{seat}]", seat=seat)


def _may_have_captured(state: State, winner: int) -> bool:
    """ROE-4.2: whether a seat may have won the trick in which trumps were lost.

    The lost trumps lie in its team; who has none lays one in turn, from the winner's left.
    """
    bare = [seat for seat in _holders(state) if not state.teams[seat][0]]
    seat = left_of(state, winner)
    while seat not in bare:
        seat = left_of(state, seat)
    return seat == state.turn and team_size(state, winner) > len(bare)


def _check_trick(state: State) -> None:
    """ROE-3.1, ROE-4.3: from the leader up to who is asked, all who had a card; nobody else."""
    could_play = {state.leader}
    seat = right_of(state, state.turn)
    while seat != state.leader:
        if state.trick[seat] or has_cards(state, seat):
            could_play.add(seat)
        seat = right_of(state, seat)
    played = {seat for seat in range(state.seats) if state.trick[seat]}
    if played != could_play or state.turn == state.leader:
        raise BadPosition("romer.trick", field="trick", leader=state.leader, seat=state.turn)
