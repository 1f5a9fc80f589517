"""A table that could not come about is refused: every position that is accepted plays on to an end,
and every position on the way is accepted again.

Documents are reachable positions with something changed, as somebody might who builds one by hand.
LUDI_DOCUMENTS says how many are tried a game, LUDI_SEED which.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import ludi
from ludi.conformance.playing import QUICK, SEED, every_game, walk
from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.core.position import from_position, to_position
from ludi.core.state import Field, State

DOCUMENTS = int(os.environ.get("LUDI_DOCUMENTS", "60" if QUICK else "150"))
# After a document every position is looked at so often, then one of so many.
CLOSELY, SELDOM = 12, 8

Change = Callable[[State, State, random.Random], None]


@every_game
def test_every_accepted_position_plays_on_to_an_end(game: Game[Any]) -> None:
    print(f"LUDI_SEED={SEED}")
    chooser = random.Random(f"{SEED} {game.id}")
    reached = reached_states(game, chooser)
    outcomes: Counter[str] = Counter()
    for number in range(DOCUMENTS):
        state, other = chooser.choice(reached).copy(), chooser.choice(reached)
        for _ in range(chooser.choice((1, 1, 2, 3))):
            chooser.choice(CHANGES)(state, other, chooser)
        document = to_position(game, state)
        try:
            _, accepted = from_position(document)
        except ludi.BadPosition as refusal:
            assert refusal.field.startswith(("state", "seats", "options")), refusal
            outcomes[refusal.field.split("[")[0]] += 1
            continue
        outcomes["accepted"] += 1
        seed_words(accepted, SEED, number)
        try:
            play_on(game, accepted, chooser)
        except (AssertionError, ludi.LudiError, IndexError, ValueError) as failure:
            raise AssertionError(f"document {number} is accepted: {document}") from failure
    print(game.id, outcomes.most_common())
    assert outcomes["accepted"] > 0 and len(outcomes) > 2


def reached_states(game: Game[Any], chooser: random.Random) -> list[State]:
    """States that come about, of all settings alike."""
    settings = list(game.settings())
    found = []
    for seats, options in chooser.sample(settings, min(12, len(settings))):
        states = [state.copy() for state, _, _ in walk(game, seats, options, chooser.randrange(99))]
        found += chooser.sample(states, min(40, len(states)))
    return found


def play_on(game: Game[Any], state: State, chooser: random.Random) -> None:
    """Play at random to the end; what is reached must be a position that can come about."""
    most = game.longest(state) if game.longest else 100_000
    for step in range(most + 1):
        if step < CLOSELY or chooser.randrange(SELDOM) == 0:
            check(game, state)
        acting = game.seats_to_act(state)
        if not acting:
            check(game, state)
            return
        seat = chooser.choice(acting)
        game.play(state, seat, chooser.choice(game.legal_ids(state, seat)))
    raise AssertionError("it does not end")


def check(game: Game[Any], state: State) -> None:
    for field in state.fields:
        assert_in_range(field, getattr(state, field.name))
    for seat in (None, *range(state.seats)):
        game.view(state, seat)
    _, again = from_position(to_position(game, state))
    again.word_a, again.word_b = state.word_a, state.word_b
    assert again == state
    for seat in range(state.seats):
        game.points(state, seat)


def assert_in_range(field: Field, value: Any) -> None:
    if isinstance(value, list):
        for part in value:
            assert_in_range(field, part)
    else:
        assert field.low <= value <= field.high, (field.name, value)


# --- Changes ------------------------------------------------------------------------------------


def set_a_number(state: State, _: State, chooser: random.Random) -> None:
    """Another number of the field's range, often one at its edge."""
    field = a_field(state, chooser)
    value = chooser.choice((chooser.randint(field.low, field.high), field.low, field.high))
    if field.shape:
        row = a_row(state, field, chooser)
        row[chooser.randrange(len(row))] = value
    else:
        setattr(state, field.name, value)


def take_a_field(state: State, other: State, chooser: random.Random) -> None:
    """A field as another table of the game has it."""
    field = a_field(state, chooser)
    setattr(state, field.name, getattr(other.copy(), field.name))


def move_a_piece(state: State, _: State, chooser: random.Random) -> None:
    """One less here, one more there."""
    counted = [field for field in own_fields(state) if field.counted]
    if not counted:
        set_a_number(state, state, chooser)
        return
    here, there = (a_row(state, chooser.choice(counted), chooser) for _ in range(2))
    kind = chooser.randrange(min(len(here), len(there)))
    if here[kind]:
        here[kind] -= 1
        there[kind] += 1


def exchange(state: State, _: State, chooser: random.Random) -> None:
    """Two places of a field exchange what is there."""
    shaped = [field for field in own_fields(state) if field.shape]
    if not shaped:
        set_a_number(state, state, chooser)
        return
    field = chooser.choice(shaped)
    one, other = a_row(state, field, chooser), a_row(state, field, chooser)
    here, there = chooser.randrange(len(one)), chooser.randrange(len(other))
    one[here], other[there] = other[there], one[here]


CHANGES: tuple[Change, ...] = (set_a_number, take_a_field, move_a_piece, exchange)


def own_fields(state: State) -> list[Field]:
    return [
        field
        for field in state.fields
        if not (field.is_option or field.is_generator or field.name == "seats")
    ]


def a_field(state: State, chooser: random.Random) -> Field:
    return chooser.choice(own_fields(state))


def a_row(state: State, field: Field, chooser: random.Random) -> list[int]:
    place: list[Any] = getattr(state, field.name)
    while isinstance(place[0], list):
        place = chooser.choice(place)
    return place
