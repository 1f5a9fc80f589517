"""What a seat knows in Römer (ROE-6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict

from ludi.core.chance import below, pick_kind
from ludi.core.listed import Observation
from ludi.core.sets import total_of
from ludi.core.state import Buffer
from ludi.games.romer.cards import (
    COLOUR_NAMES,
    COPIES,
    HAND,
    KINDS,
    MOST_COPIES,
    MOST_SEATS,
    NO_COLOUR,
    NONE_OR_CARDS,
    TEAM,
)
from ludi.games.romer.events import LEADS, WAYS
from ludi.games.romer.rules.captures import those_who_lose
from ludi.games.romer.rules.course import to_act
from ludi.games.romer.rules.ending import card_points
from ludi.games.romer.rules.teams import (
    hand_size,
    has_cards,
    is_out,
    left_of,
    team_size,
    trump_colour,
)
from ludi.games.romer.rules.trick import best_of, parties, way_of, way_with
from ludi.games.romer.state import (
    ALL_SEATS,
    FOLLOWING,
    PHASES,
    QUESTIONS,
    State,
)

UNKNOWN: Final = "hidden"
# Points are observed up to so many hundredths of the target.
HIGHEST_SHARE: Final = 127
FACE_DOWN: Final = KINDS
# The mark of a place whose card is dealt anew.
TAKEN_UP: Final = -1


class PlayerView(TypedDict):
    """A player as one seat, or a spectator, sees them.

    Cards of the team that the seat does not know are `hidden`, and what they count is null. `way`
    is how the card `played` takes part in the trick; `loses` says whether the last card of the team
    would be lost as the trick lies.
    """

    total: int
    cards: int
    trump: str | None
    team: list[str]
    points: list[int | None]
    played: str | None
    way: str | None
    loses: bool
    out: bool
    asked: bool


class OwnView(TypedDict):
    """What a seat alone knows, and what its cards could do.

    By card: what it is `worth` as the next of the team, in which of the `ways` it takes part in the
    trick and, if it would win as the trick lies, how many cards it `takes`. `room` is how many
    cards the team still takes.
    """

    seat: int
    hand: list[str]
    worth: dict[str, int]
    room: int
    ways: dict[str, str]
    takes: dict[str, int]


class TableView(TypedDict):
    """The table as one seat, or a spectator, sees it; a spectator has nothing of its `own`."""

    phase: str
    turn: int
    leader: int
    dealer: int
    round: int
    leads: int
    lead_limit: int
    target: int
    pile: int
    discards: dict[str, int]
    winning: int | None
    captures_by: Literal["trumping", "own-colour"]
    players: list[PlayerView]
    own: NotRequired[OwnView]


def view(state: State, seat: int | None) -> TableView:
    """The trick, the teams as far as the seat knows them, the piles, and the seat's own hand."""
    table: TableView = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "leader": state.leader,
        "dealer": state.dealer,
        "round": state.rounds,
        "leads": state.leads,
        "lead_limit": state.lead_limit,
        "target": state.target,
        "pile": total_of(state.pile),
        "discards": _named(state.discards),
        "winning": _winning(state),
        "captures_by": "trumping" if state.only_cutting_captures else "own-colour",
        "players": [_player(state, player, seat) for player in range(state.seats)],
    }
    if seat is not None:
        table["own"] = _own(state, seat)
    return table


def _winning(state: State) -> int | None:
    """Whose card wins the trick as it lies (ROE-3.3, ROE-3.4)."""
    if state.trick[state.leader] == 0:
        return None
    followed, trumped, _ = parties(state)
    return best_of(state, trumped or followed)


def _losing(state: State) -> int:
    """Who would lose a card if nobody played another card to the trick (ROE-3.5), as bits."""
    winner = _winning(state)
    if winner is None:
        return 0
    return those_who_lose(state, winner, *parties(state))


def _player(state: State, player: int, seat: int | None) -> PlayerView:
    size = team_size(state, player)
    card = state.trick[player]
    return {
        "total": state.totals[player],
        "cards": hand_size(state, player),
        "trump": COLOUR_NAMES[trump_colour(state, player)] if size else None,
        "team": [_team_card(state, player, place, seat) for place in range(size)],
        "points": [_team_points(state, player, place, seat) for place in range(size)],
        "played": NONE_OR_CARDS[card] if card else None,
        "way": _way(state, player) if card else None,
        "loses": bool(size and _losing(state) >> player & 1),
        "out": is_out(state, player),
        "asked": bool(to_act(state) >> player & 1),
    }


def _way(state: State, player: int) -> str:
    return WAYS[LEADS if player == state.leader else way_of(state, player)]


def _knows(state: State, player: int, place: int, seat: int | None) -> bool:
    """Whether a seat, or the spectator, knows a card of a team."""
    knowers = state.knowers[player][place]
    return knowers == ALL_SEATS if seat is None else bool(knowers >> seat & 1)


def _team_card(state: State, player: int, place: int, seat: int | None) -> str:
    is_known = _knows(state, player, place, seat)
    return NONE_OR_CARDS[state.teams[player][place]] if is_known else UNKNOWN


def _team_points(state: State, player: int, place: int, seat: int | None) -> int | None:
    """What a card counts where it lies."""
    if not _knows(state, player, place, seat):
        return None
    return card_points(state, player, place, state.teams[player][place])


def _own(state: State, seat: int) -> OwnView:
    """The hand by colour, what each kind would count as the next card of the team, how many cards
    the team still takes, and what each kind would do in the trick."""
    hand = [kind for kind in state.hands[seat] if kind]
    size = team_size(state, seat)
    return {
        "seat": seat,
        "hand": [NONE_OR_CARDS[kind] for kind in hand],
        "worth": {
            NONE_OR_CARDS[kind]: card_points(state, seat, size, kind)
            for kind in hand
            if 0 < size < TEAM
        },
        "room": TEAM - size,
        "ways": _ways(state, seat),
        "takes": _takes(state, seat),
    }


def _ways(state: State, seat: int) -> dict[str, str]:
    """How each kind in hand would take part in the trick, where the seat is asked (ROE-3.2)."""
    if state.phase != FOLLOWING or state.turn != seat:
        return {}
    hand = filter(None, state.hands[seat])
    return {NONE_OR_CARDS[kind]: WAYS[way_with(state, seat, kind)] for kind in hand}


def _takes(state: State, seat: int) -> dict[str, int]:
    """Of each kind in hand that would win the trick as it lies, how many cards it would take."""
    if state.phase != FOLLOWING or state.turn != seat:
        return {}
    trial, takes = state.copy(), {}
    for kind in filter(None, state.hands[seat]):
        trial.trick[seat] = kind
        if _winning(trial) == seat:
            takes[NONE_OR_CARDS[kind]] = _lost_so_far(trial, seat)
    return takes


def _lost_so_far(state: State, winner: int) -> int:
    """How many of those who have played, or cannot, would lose a card to the winner."""
    losing = those_who_lose(state, winner, *parties(state))
    return sum(
        losing >> player & 1
        for player in range(state.seats)
        if state.teams[player][0] and (state.trick[player] or not has_cards(state, player))
    )


def _named(counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(NONE_OR_CARDS, counts, strict=True) if count}


# --- Dealing anew what is hidden ----------------------------------------------------------------


def redeal(state: State, seat: int) -> None:
    """Deal anew what a seat cannot know: other hands, and cards of teams, its own among them.

    The pile holds only what was shuffled into it; when each card was drawn is not looked at.
    """
    places = take_up(state, seat)
    for kind in range(1, KINDS):
        while state.pile[kind] > state.shuffled[kind]:
            state.pile[kind] -= 1
            put_down(state, kind, below(state, places))
            places -= 1
    for player in range(state.seats):
        for place in range(HAND):
            if state.hands[player][place] == TAKEN_UP:
                state.hands[player][place] = unseen_card(state)
        for place in range(TEAM):
            if state.teams[player][place] == TAKEN_UP:
                state.teams[player][place] = unseen_card(state)
        sort_hand(state, player)


def take_up(state: State, seat: int) -> int:
    """Put what a seat cannot know into the pile and mark its places; return how many they are."""
    places = 0
    for player in range(state.seats):
        for place in range(HAND):
            kind = state.hands[player][place]
            if player != seat and kind:
                state.pile[kind] += 1
                state.hands[player][place] = TAKEN_UP
                places += 1
        for place in range(TEAM):
            if is_hidden(state, player, place, seat):
                state.pile[state.teams[player][place]] += 1
                state.teams[player][place] = TAKEN_UP
                places += 1
    return places


def put_down(state: State, kind: int, index: int) -> None:
    """Put a card at one of the marked places, counted from 0."""
    for player in range(state.seats):
        for place in range(HAND):
            if state.hands[player][place] == TAKEN_UP:
                if index == 0:
                    state.hands[player][place] = kind
                index -= 1
        for place in range(TEAM):
            if state.teams[player][place] == TAKEN_UP:
                if index == 0:
                    state.teams[player][place] = kind
                index -= 1


def unseen_card(state: State) -> int:
    kind = pick_kind(state, state.pile)
    state.pile[kind] -= 1
    return kind


def sort_hand(state: State, player: int) -> None:
    """Each card goes up as long as the one before it is of a higher kind."""
    for place in range(1, HAND):
        kind = state.hands[player][place]
        while kind and place and state.hands[player][place - 1] > kind:
            state.hands[player][place] = state.hands[player][place - 1]
            place -= 1
        state.hands[player][place] = kind


def is_hidden(state: State, player: int, place: int, seat: int) -> bool:
    if state.teams[player][place] == 0:
        return False
    return state.knowers[player][place] >> seat & 1 == 0


# --- As numbers ---------------------------------------------------------------------------------

OBSERVATION: Final = Observation()
PHASE_AT: Final = OBSERVATION.part(
    "phase", (QUESTIONS,), 0, 1, f"1 at what is asked: {', '.join(PHASES[:QUESTIONS])}."
)
ASKED_AT: Final = OBSERVATION.part("asked", (), 0, 1, "1 if oneself is asked.")
SEATS_AT: Final = OBSERVATION.part("seats", (), 2, MOST_SEATS, "How many play.")
TURN_AT: Final = OBSERVATION.part(
    "turn", (MOST_SEATS,), 0, 1, "1 at who is asked: oneself, then clockwise."
)
LEADER_AT: Final = OBSERVATION.part(
    "leader", (MOST_SEATS,), 0, 1, "1 at who leads, or led last, as in turn."
)
DEALER_AT: Final = OBSERVATION.part("dealer", (MOST_SEATS,), 0, 1, "1 at who deals, as in turn.")
TOTALS_AT: Final = OBSERVATION.part(
    "totals",
    (MOST_SEATS,),
    0,
    HIGHEST_SHARE,
    f"Points in hundredths of the target, at most {HIGHEST_SHARE}, as in turn.",
)
LEADS_AT: Final = OBSERVATION.part(
    "leads", (), 0, 100, "Leads completed in hundredths of the limit."
)
CARDS_AT: Final = OBSERVATION.part("cards", (MOST_SEATS,), 0, HAND, "Cards in hand, as in turn.")
TRUMP_AT: Final = OBSERVATION.part(
    "trump",
    (MOST_SEATS, NO_COLOUR),
    0,
    1,
    f"1 at the trump colour: {', '.join(COLOUR_NAMES)}; as in turn.",
)
TEAM_AT: Final = OBSERVATION.part(
    "team",
    (MOST_SEATS, TEAM),
    0,
    FACE_DOWN,
    f"The teams, as in turn, place by place: kinds, {FACE_DOWN} not known.",
)
TRICK_AT: Final = OBSERVATION.part(
    "trick", (MOST_SEATS,), 0, KINDS - 1, "Cards of the trick by kind, from 1; 0 is none."
)
# By kind, from 1.
HAND_AT: Final = OBSERVATION.part("hand", (KINDS - 1,), 0, MOST_COPIES, "The own hand, by kind.")
DISCARDS_AT: Final = OBSERVATION.part(
    "discards", (KINDS - 1,), 0, MOST_COPIES, "The discards, by kind."
)
SHUFFLED_AT: Final = OBSERVATION.part(
    "shuffled", (KINDS - 1,), 0, MOST_COPIES, "What the pile was made of, by kind."
)
PILE_AT: Final = OBSERVATION.part("pile", (), 0, sum(COPIES), "Cards in the pile.")
OPTIONS_AT: Final = OBSERVATION.part(
    "options",
    (4,),
    0,
    1,
    "only_cutting_captures, losing_trumpers_lose, own_colour_captures and full_cycle.",
)


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`."""
    for index in range(len(out)):
        out[index] = 0
    if state.phase < QUESTIONS:
        out[PHASE_AT + state.phase] = 1
    out[ASKED_AT] = to_act(state) >> seat & 1
    out[SEATS_AT] = state.seats
    player = seat
    for index in range(state.seats):
        observe_player(state, seat, player, index, out)
        player = left_of(state, player)
    out[LEADS_AT] = state.leads * 100 // state.lead_limit
    for place in range(HAND):
        kind = state.hands[seat][place]
        if kind:
            out[HAND_AT + kind - 1] += 1
    for kind in range(1, KINDS):
        out[DISCARDS_AT + kind - 1] = state.discards[kind]
        out[SHUFFLED_AT + kind - 1] = state.shuffled[kind]
    out[PILE_AT] = total_of(state.pile)
    out[OPTIONS_AT] = state.only_cutting_captures
    out[OPTIONS_AT + 1] = state.losing_trumpers_lose
    out[OPTIONS_AT + 2] = state.own_colour_captures
    out[OPTIONS_AT + 3] = state.full_cycle


def observe_player(state: State, seat: int, player: int, index: int, out: Buffer) -> None:
    """What everybody sees of a player, who is so many seats to the left of oneself."""
    out[TURN_AT + index] = 1 if player == state.turn else 0
    out[LEADER_AT + index] = 1 if player == state.leader else 0
    out[DEALER_AT + index] = 1 if player == state.dealer else 0
    out[TOTALS_AT + index] = min(state.totals[player] * 100 // state.target, HIGHEST_SHARE)
    out[CARDS_AT + index] = hand_size(state, player)
    if state.teams[player][0]:
        out[TRUMP_AT + NO_COLOUR * index + trump_colour(state, player)] = 1
    for place in range(TEAM):
        kind = FACE_DOWN if is_hidden(state, player, place, seat) else state.teams[player][place]
        out[TEAM_AT + TEAM * index + place] = kind
    out[TRICK_AT + index] = state.trick[player]
