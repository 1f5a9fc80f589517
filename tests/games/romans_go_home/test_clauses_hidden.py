"""What is hidden: RGH-9."""

from __future__ import annotations

import pytest

from ludi.core.chance import seed_words
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.positions import check_as_it_lies
from ludi.games.romans_go_home.state import State

from .hand_built import (
    answer,
    answer_all,
    asked,
    events,
    is_game_over,
    new_game,
    place,
    plan,
    question,
    seat_of,
    table_for,
    turn,
    winner,
)


def secrets(green: str, violet: str) -> State:
    """A turn at a question to Gold; what Green, and a neutral Violet, have hidden may vary."""
    return turn(
        {"gold": "axx", "green": "zvord", "violet": "druhid"},
        shown={"gold": "archr chariott", "green": "filchy", "violet": "filchy"},
        hidden={"gold": "horsie qween", "green": green, "violet": violet},
        captured={"green": "dinary-5"},
        neutrals=["violet"],
        number=4,
    )


def test_rgh_9_1_what_everybody_sees() -> None:
    """RGH-9.1: the Wall, forts captured and discarded, warriors face up and discarded."""
    state = turn(
        {"gold": "axx", "green": "archr"},
        shown={"gold": "horsie", "green": "chariott"},
        captured={"green": "dinary-5"},
        wall="tax dinary-1 dinary-3 dinary-6",
        number=3,
    )
    seen = table_for(state, "gold")
    assert seen["wall"] == ["dinary-1", "dinary-3", "dinary-6"]
    assert sum(seen["razed"].values()) == 1
    assert seen["pile"] == 12
    gold, green = seen["clans"]
    assert gold["shown"] == {"axx": 1, "horsie": 1}
    assert green["shown"] == {}
    assert {"archr", "chariott"} <= set(green["lost"])
    assert green["forts"] == ["dinary-5", "tax"]


def test_rgh_9_1_own_hand_and_plan() -> None:
    """RGH-9.1: one's own hidden warriors, their order and the card put aside."""
    state = secrets("qween axx", "qween axx")
    own = table_for(state, "gold")["own"]
    assert [warrior for warrior in own["plan"] if warrior] == ["horsie", "qween"]
    assert own["aside"] is not None
    assert own["clan"] == "gold"


@pytest.mark.parametrize(
    ("green", "violet"),
    [
        ("axx qween", "qween axx"),
        ("qween axx", "axx qween"),
        ("chariott horsie", "chariott chariott"),
    ],
)
def test_rgh_9_1_hidden_warriors_of_others_are_not_seen(green: str, violet: str) -> None:
    """RGH-9.1: neither what they are nor their order, a person's or a neutral's."""
    one, other = secrets("qween axx", "qween axx"), secrets(green, violet)
    for clan in ("gold", None):
        known, same = table_for(one, clan), table_for(other, clan)
        for table in (known, same):
            for side in table["clans"]:
                side["lost"] = {}  # filled in from what is not hidden
        assert known == same


def test_rgh_9_1_a_spectator_sees_nobodys_cards() -> None:
    """RGH-9.1: no own side at all."""
    assert "own" not in table_for(secrets("qween axx", "qween axx"), None)


def test_rgh_9_1_what_is_drawn_is_told_to_its_owner_alone() -> None:
    """RGH-9.1: the others hear no warrior's name while all plan."""
    state = new_game(2, 1)
    own = [event for event in events(state, "gold") if event.name == "warrior_drawn"]
    assert sum("warrior" in event.facts for event in own) == 7
    for clan in ("green", None):
        for event in events(state, clan):
            if event.facts.get("clan") == "gold":
                assert "warrior" not in event.facts
    for clan in ("gold", "green", None):
        assert not [event for event in events(state, clan) if event.facts.get("clan") == "violet"]


def test_rgh_9_1_planning_is_secret() -> None:
    """RGH-9.1: Green cannot tell one plan of Gold's from another."""
    script = ["dinary-3", "legion-1", "tax", "unwary", "dinary-1", "signal"]
    script += ["qween", "filchy", "axx", "zvord"]
    one, other = new_game(2, script=script), new_game(2, script=script)
    place(one, "gold", "zvord druhid horsie chariott chariott axx")
    place(other, "gold", "archr axx chariott druhid zvord horsie")
    assert plan(one, "gold") != plan(other, "gold")
    for clan in ("green", None):
        assert table_for(one, clan) == table_for(other, clan)
        assert events(one, clan) == events(other, clan)


def test_rgh_9_1_a_redeal_changes_nothing_that_is_known() -> None:
    """RGH-9.1: along random games each seat's view is the same after what it cannot know is dealt
    anew, and the position could still have come about."""
    for seed in range(6):
        state = new_game(2, 1, seed=seed)
        while not is_game_over(state):
            for clan in ("gold", "green"):
                twin = state.copy()
                seed_words(twin, 7, seed)
                GAME.redeal(twin, seat_of(state, clan))
                check_as_it_lies(twin)
                assert table_for(twin, clan) == table_for(state, clan)
            clan, choices = next(iter(asked(state).items()))
            answer(state, **{clan: sorted(choices)[seed % len(choices)]})


def test_rgh_9_1_a_redeal_reaches_every_hidden_warrior() -> None:
    """RGH-9.1: all that Green has not shown may be what comes next, and nothing else."""
    state = secrets("qween axx", "qween axx")
    seen = {"zvord", "filchy", *table_for(state, "gold")["clans"][1]["lost"]}
    found = set()
    for number in range(200):
        twin = state.copy()
        seed_words(twin, 7, number)
        GAME.redeal(twin, 0)
        found |= set(plan(twin, "green").split())
    assert "zvord" not in found
    assert "filchy" not in found
    singles = {"qween", "druhid", "zvord", "axx", "archr", "filchy", "horsie"}
    assert singles - seen <= found


def observed_totals(state: State, seat: int) -> list[int]:
    out = [0] * sum(_size(field.shape) for field in GAME.observation)
    GAME.observe(state, seat, out)
    first = 0
    for field in GAME.observation:
        if field.name == "totals":
            return out[first : first + _size(field.shape)]
        first += _size(field.shape)
    raise AssertionError("no totals are observed")


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def test_rgh_3_2_a_total_is_never_negative() -> None:
    """RGH-3.2, RGH-4.1: Green captures although its Ch'ariott is charmed, and discards all; while
    Red's Zvord is asked Green's total is 0, and what is observed is within its range."""
    state = turn(
        {"gold": "qween", "green": "chariott", "red": "zvord"},
        shown={"green": "horsie chariott"},
    )
    answer(state, gold="charm green")
    assert winner(state) == "green"
    assert question(state) == "reordering"
    assert table_for(state, "gold")["clans"][1]["total"] == 0
    assert min(observed_totals(state, 0)) >= 0


def test_rgh_9_1_a_choice_not_shown_yet_is_hidden() -> None:
    """RGH-9.1, RGH-3.6: also from whoever must still choose."""
    state = turn(
        {"gold": "chariott", "green": "axx", "red": "axx"},
        shown={"gold": "chariott", "green": "qween", "red": "qween"},
        wall="signal",
    )
    answer(state, green="discard axx")
    assert table_for(state, "red")["own"]["choice"] is None
    assert table_for(state, "red")["clans"][1]["shown"] == {"qween": 1, "axx": 1}
    answer_all(state, "discard qween")
    assert table_for(state, "red")["clans"][1]["shown"] == {"qween": 1}
