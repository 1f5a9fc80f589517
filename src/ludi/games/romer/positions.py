"""Positions of Römer: what they may leave out, and which can come about."""

from __future__ import annotations

from ludi.core.errors import BadPosition
from ludi.core.sentences import add_sentences
from ludi.games.romer.cards import (
    COPIES,
    KINDS,
    MOST_SEATS,
    NONE_OR_CARDS,
    TEAM,
)
from ludi.games.romer.rules.ending import is_decided, is_end
from ludi.games.romer.rules.teams import has_cards, left_of, team_size
from ludi.games.romer.state import (
    ALL_SEATS,
    COMPLETING,
    FOLLOWING,
    OVER,
    PHASES,
    TRUMPING,
    State,
)


def complete(state: State, given: frozenset[str]) -> None:
    """Sort hands; who knows what, and the cards not placed, where a position does not say."""
    for seat in range(state.seats):
        state.hands[seat].sort(key=lambda kind: (kind == 0, kind))
        if "knowers" not in given:
            for place in range(team_size(state, seat)):
                state.knowers[seat][place] = 1 << seat if place else ALL_SEATS
    for kind in range(1, KINDS):
        if "pile" not in given:
            state.pile[kind] = max(COPIES[kind] - _placed(state, kind), 0)
        if "shuffled" not in given:
            state.shuffled[kind] = COPIES[kind]


def _placed(state: State, kind: int) -> int:
    """How many cards of a kind lie elsewhere than in the pile."""
    there = state.discards[kind] + state.trick.count(kind)
    return there + sum(row.count(kind) for row in (*state.hands, *state.teams))


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    for kind in range(1, KINDS):
        _check_kind(state, kind)
    for seat in range(state.seats):
        _check_lists(state, seat)
    _check_phase(state)
    if state.phase != OVER:
        _check_turn(state)


def _check_kind(state: State, kind: int) -> None:
    there = state.pile[kind] + _placed(state, kind)
    card = NONE_OR_CARDS[kind]
    if there != COPIES[kind]:
        raise BadPosition(
            "position.copies", field="pile", card=card, copies=COPIES[kind], there=there
        )
    if state.pile[kind] > state.shuffled[kind]:
        raise BadPosition("romer.shuffled", field="shuffled", card=card)


def _check_lists(state: State, seat: int) -> None:
    """Hands and teams without a gap; who knows a card of a team, and nobody where there is none."""
    for name, row in (("hands", state.hands[seat]), ("teams", state.teams[seat])):
        if any(row[row.index(0) :]) if 0 in row else False:
            raise BadPosition("romer.gap", field=f"{name}[{seat}]")
    size = team_size(state, seat)
    knowers = state.knowers[seat]
    trump_is_open = size == 0 or knowers[0] == ALL_SEATS
    if not trump_is_open or not all(knowers[:size]) or any(knowers[size:]):
        raise BadPosition("romer.knowers", field=f"knowers[{seat}]")


def _check_phase(state: State) -> None:
    if state.phase > COMPLETING and state.phase != OVER:
        raise BadPosition("position.by_itself", field="phase", phase=PHASES[state.phase])
    if state.phase == OVER and not is_end(state):
        raise BadPosition("romer.over", field="phase")
    was_end = is_decided(state) and (not state.full_cycle or state.dealer == state.seats - 1)
    if state.phase != OVER and was_end:
        raise BadPosition("position.ended", field="phase")
    for name in ("turn", "leader", "dealer"):
        if getattr(state, name) >= state.seats:
            raise BadPosition("romer.seat", field=name, last=state.seats - 1)
    if state.drawing:
        raise BadPosition("romer.drawing", field="drawing")


def _check_turn(state: State) -> None:
    """Who is asked fits what lies on the table."""
    turn, phase = state.turn, state.phase
    holders = [seat for seat in range(state.seats) if has_cards(state, seat)]
    bare = [seat for seat in holders if not state.teams[seat][0]]
    fits = {
        "teams": not any(state.teams[seat][TEAM - 1] for seat in range(state.seats)),
        "leads": state.leads < state.lead_limit or phase in (TRUMPING, COMPLETING),
        "hands": turn in holders and (len(holders) > 1 or phase in (FOLLOWING, COMPLETING)),
        "phase": _phase_fits(phase, turn, holders, bare),
        "trick": _trick_fits(state),
    }
    for field, is_right in fits.items():
        if not is_right:
            raise BadPosition("romer.turn", field=field, phase=PHASES[phase], seat=turn)


def _phase_fits(phase: int, turn: int, holders: list[int], bare: list[int]) -> bool:
    if phase == TRUMPING:
        return turn in bare
    if phase == COMPLETING:
        return len(holders) == 1
    return not bare


def _trick_fits(state: State) -> bool:
    """From the leader up to who is asked, all who could have played; nobody else."""
    if state.phase != FOLLOWING:
        return not any(state.trick)
    seat, played = state.leader, []
    while seat != state.turn:
        played.append(seat)
        seat = left_of(state, seat)
    others = [seat for seat in range(MOST_SEATS) if seat not in played]
    if state.turn == state.leader or not state.trick[state.leader]:
        return False
    skipped = [seat for seat in played if not state.trick[seat]]
    return not any(state.trick[seat] for seat in others) and not any(
        has_cards(state, seat) for seat in skipped
    )


add_sentences(
    {
        "romer.shuffled": {
            "en": "{field}: more cards {card} lie in the pile than were shuffled into it.",
            "fr": "{field} : il y a plus de cartes {card} dans la pioche qu’on n’y en a mêlé.",
        },
        "romer.gap": {
            "en": "{field}: no card may come after “none”.",
            "fr": "{field} : aucune carte ne vient après « none ».",
        },
        "romer.knowers": {
            "en": "{field}: everybody (15) knows the trump, somebody each card upon it, and nobody "
            "(0) a place without a card.",
            "fr": "{field} : tous (15) connaissent l’atout, quelqu’un chaque carte posée dessus, "
            "et personne (0) une place vide.",
        },
        "romer.over": {
            "en": "{field}: the game is not over: nobody is ahead with the target reached.",
            "fr": "{field} : la partie n’est pas finie : personne n’est en tête avec l’objectif "
            "atteint.",
        },
        "romer.seat": {
            "en": "{field}: the last seat is {last}.",
            "fr": "{field} : la dernière place est {last}.",
        },
        "romer.drawing": {
            "en": "{field}: who is asked has drawn; this is 0.",
            "fr": "{field} : qui est sollicité a déjà pioché ; c’est 0.",
        },
        "romer.turn": {
            "en": "{field}: does not fit the phase {phase} and seat {seat}, who is asked.",
            "fr": "{field} : ne va pas avec la phase {phase} et la place {seat}, à qui c’est "
            "de jouer.",
        },
    }
)
