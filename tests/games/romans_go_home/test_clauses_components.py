"""Components and round: RGH-1 and RGH-2."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludi.core.errors import BadSetup
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    FORT_COPIES,
    FORT_NAMES,
    FORT_VALUES,
    STRENGTHS,
    WARRIOR_NAMES,
)

from .hand_built import (
    answer,
    asked,
    clan_names,
    event_names,
    events,
    finished,
    forts,
    is_game_over,
    lost,
    new_game,
    place,
    plan,
    play_to_the_end,
    question,
    shown,
    table_for,
    turn,
    wall,
    wall_of,
)

FIRST_WALL = ["dinary-3", "legion-1", "tax", "unwary", "dinary-1", "signal"]
SIX_WARRIORS = ["archr", "chariott", "qween", "chariott", "axx", "zvord"]


def test_rgh_1_1_four_clans() -> None:
    """RGH-1.1: in this order, each with nine warriors."""
    assert CLANS == ("gold", "green", "violet", "red")
    assert sum(COPIES) == 9


def test_rgh_1_1_every_clan_has_the_same_warriors() -> None:
    """RGH-1.1: over many games each clan shows each of its warriors, and two Ch'ariotts."""
    most: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        state = new_game(4, seed=seed)
        chooser = Random(seed)
        while not is_game_over(state):
            asking, choices = chooser.choice(list(asked(state).items()))
            answer(state, **{asking: chooser.choice(sorted(choices))})
            for clan in table_for(state, None)["clans"]:
                for warrior in WARRIOR_NAMES:
                    key = clan["clan"], warrior
                    count = clan["shown"].get(warrior, 0) + clan["lost"].get(warrior, 0)
                    most[key] = max(most[key], count)
    assert most.keys() == {(clan, warrior) for clan in CLANS for warrior in WARRIOR_NAMES}
    assert {key for key, count in most.items() if count == 2} == {
        (clan, "chariott") for clan in CLANS
    }


def test_rgh_1_2_strengths_of_the_warriors() -> None:
    """RGH-1.2: strengths 1 to 7 once and 9 twice."""
    assert dict(zip(WARRIOR_NAMES, STRENGTHS, strict=True)) == {
        "qween": 1,
        "druhid": 2,
        "zvord": 3,
        "axx": 4,
        "archr": 5,
        "filchy": 6,
        "horsie": 7,
        "chariott": 9,
    }
    assert dict(zip(WARRIOR_NAMES, COPIES, strict=True)) == {
        **dict.fromkeys(WARRIOR_NAMES, 1),
        "chariott": 2,
    }


def test_rgh_1_3_eighteen_forts() -> None:
    """RGH-1.3: values and copies."""
    table = {
        fort: (value, copies)
        for fort, value, copies in zip(FORT_NAMES, FORT_VALUES, FORT_COPIES, strict=True)
    }
    assert table == {
        "legion-1": (-1, 2),
        "legion-2": (-2, 1),
        "legion-3": (-3, 1),
        "unwary": (2, 2),
        "signal": (4, 2),
        "tax": (8, 2),
        "dinary-1": (1, 2),
        "dinary-3": (3, 2),
        "dinary-4": (4, 1),
        "dinary-5": (5, 2),
        "dinary-6": (6, 1),
    }
    assert sum(FORT_COPIES) == 18


def test_rgh_1_3_all_forts_appear_in_a_full_game() -> None:
    """RGH-1.3: 3 rounds of 6 forts; at the end each is captured or discarded."""
    ended = 0
    for seed in range(20):
        state = play_to_the_end(new_game(3, seed=seed), seed)
        if not state.legion_winner:
            ended += 1
            built = [event for event in events(state) if event.name == "fort_built"]
            assert Counter(event.facts["fort"] for event in built) == Counter(
                dict(zip(FORT_NAMES, FORT_COPIES, strict=True))
            )
            held = [fort for clan in CLANS[:3] for fort in forts(state, clan).split()]
            assert len(held) + sum(state.razed) == 18
            assert wall(state) == ""
            assert sum(state.pile) == 0
    assert ended > 5


@pytest.mark.parametrize(
    ("people", "neutrals"),
    [(1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)],
)
def test_rgh_1_4_two_to_four_clans(people: int, neutrals: int) -> None:
    """RGH-1.4: by default clans go by seat, neutrals take the next ones."""
    state = new_game(people, neutrals)
    assert clan_names(state) == list(CLANS[: people + neutrals])
    assert list(asked(state)) == list(CLANS[:people])


@pytest.mark.parametrize(
    ("people", "neutrals", "code"),
    [
        (1, 0, "romans.alone"),
        (3, 2, "romans.clans"),
        (4, 1, "romans.clans"),
        (4, 2, "romans.clans"),
    ],
)
def test_rgh_1_4_other_numbers_of_clans_are_refused(people: int, neutrals: int, code: str) -> None:
    """RGH-1.4: one person needs a neutral; five clans are too many."""
    with pytest.raises(BadSetup) as refused:
        new_game(people, neutrals)
    assert refused.value.code == code
    for language in ("en", "fr"):
        assert str(people) in refused.value.sentence(language)
        assert "neutrals" in refused.value.sentence(language)


def test_rgh_1_4_people_choose_clans_and_neutrals_take_the_first_free_ones() -> None:
    """RGH-1.4: Red and Green are chosen; the neutrals are Gold and Violet."""
    state = new_game(2, 2, clan_0=4, clan_1=2)
    assert clan_names(state) == ["red", "green", "gold", "violet"]


def test_rgh_1_4_who_does_not_choose_takes_the_first_free_clan() -> None:
    """RGH-1.4: seat 1 wants Gold; seat 0 then has Green, the neutral Violet."""
    assert clan_names(new_game(2, 1, clan_1=1)) == ["green", "gold", "violet"]


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ((4, 3, 2, 1), ["red", "violet", "green", "gold"]),
        ((2, 1, 0, 0), ["green", "gold", "violet", "red"]),
        ((0, 0, 1, 2), ["violet", "red", "gold", "green"]),
    ],
)
def test_rgh_1_4_four_people_choose(chosen: tuple[int, ...], expected: list[str]) -> None:
    """RGH-1.4: chosen clans first, then those free in the order of RGH-1.1."""
    first, second, third, fourth = chosen
    state = new_game(4, clan_0=first, clan_1=second, clan_2=third, clan_3=fourth)
    assert clan_names(state) == expected


def test_rgh_1_4_two_people_cannot_have_the_same_clan() -> None:
    """RGH-1.4: people choose different clans."""
    with pytest.raises(BadSetup) as refused:
        new_game(3, clan_0=2, clan_2=2)
    assert refused.value.code == "romans.same_clan"


def test_rgh_1_4_nobody_chooses_for_a_seat_that_is_not_there() -> None:
    """RGH-1.4: only people choose, not neutrals; "the first one free" is no choice."""
    with pytest.raises(BadSetup) as refused:
        GAME.blank(2, {"neutrals": 1, "clan_0": 3, "clan_2": 3})
    assert refused.value.facts["option"] == "clan_2"
    assert GAME.blank(2, {"neutrals": 1, "clan_0": 3, "clan_2": 0}).clan_0 == 3


@pytest.mark.parametrize("people", [2, 3, 4])
def test_rgh_1_4_neutrals_can_win_only_against_one_person(people: int) -> None:
    """RGH-6.2: the option is refused with several people."""
    with pytest.raises(BadSetup) as refused:
        new_game(people, neutrals_can_win=1)
    assert refused.value.code == "romans.neutrals_can_win"


def test_rgh_2_1_three_rounds_of_six_forts() -> None:
    """RGH-2.1: six forts from the pile each time; then it is empty."""
    state = new_game(2)
    for rounds, left in enumerate([12, 6, 0]):
        assert state.rounds == rounds
        assert len(wall(state).split()) == 6
        assert sum(state.pile) == left
        while not is_game_over(state) and state.rounds == rounds:
            clan, choices = next(iter(asked(state).items()))
            answer(state, **{clan: min(choices)})
        assert not state.legion_winner
    assert state.rounds == 3
    assert event_names(state).count("round_began") == 3
    assert event_names(state).count("turn_began") == 18


@pytest.mark.parametrize(
    ("drawn", "ordered"),
    [
        pytest.param(
            "dinary-3 dinary-6 legion-1 tax unwary dinary-1",
            "dinary-1 dinary-3 dinary-6 legion-1 unwary tax",
            id="highest right, lowest left",
        ),
        pytest.param(
            "dinary-1 legion-3 dinary-6 unwary legion-1 tax",
            "dinary-1 legion-3 dinary-6 unwary legion-1 tax",
            id="in place already",
        ),
        pytest.param(
            "tax signal tax dinary-5 dinary-1 legion-1",
            "dinary-1 tax signal dinary-5 legion-1 tax",
            id="the right one of two equal highest",
        ),
        pytest.param(
            "signal dinary-4 dinary-3 legion-1 legion-2 legion-3",
            "dinary-3 signal legion-1 legion-2 legion-3 dinary-4",
            id="the right one of two kinds of equal value",
        ),
        pytest.param(
            "dinary-4 legion-1 signal dinary-3 legion-2 legion-3",
            "dinary-3 dinary-4 legion-1 legion-2 legion-3 signal",
            id="the same the other way round",
        ),
        pytest.param(
            "tax dinary-5 dinary-1 legion-1 dinary-1 unwary",
            "dinary-1 dinary-5 legion-1 dinary-1 unwary tax",
            id="the left one of two equal lowest",
        ),
        pytest.param(
            "dinary-5 legion-1 signal dinary-4 dinary-6 tax",
            "signal dinary-5 legion-1 dinary-4 dinary-6 tax",
            id="the left one of two kinds of equal lowest value",
        ),
        pytest.param(
            "legion-1 dinary-3 legion-2 dinary-3 legion-3 legion-1",
            "dinary-3 legion-1 legion-2 legion-3 legion-1 dinary-3",
            id="two equal ones: one to each end",
        ),
        pytest.param(
            "tax legion-1 legion-2 legion-3 legion-1 dinary-1",
            "dinary-1 legion-1 legion-2 legion-3 legion-1 tax",
            id="ends exchanged",
        ),
        pytest.param(
            "legion-1 legion-2 tax legion-3 legion-1 legion-2",
            "tax legion-1 legion-2 legion-3 legion-1 legion-2",
            id="a single positive one: right, then left",
        ),
        pytest.param(
            "legion-1 legion-2 legion-3 legion-1 legion-2 legion-3",
            "legion-1 legion-2 legion-3 legion-1 legion-2 legion-3",
            id="no positive one",
        ),
    ],
)
def test_rgh_2_2_order_of_the_wall(drawn: str, ordered: str) -> None:
    """RGH-2.2: first the highest to the right end, then the lowest positive to the left end."""
    assert wall(wall_of(drawn)) == ordered


def test_rgh_2_2_the_wall_of_a_game_is_ordered() -> None:
    """RGH-2.2: as drawn, the Fort-Dinary of 1 moves left and Tax right; all see it."""
    state = new_game(2, script=[*FIRST_WALL, "qween", "filchy", "axx", "zvord"])
    expected = ["dinary-1", "dinary-3", "legion-1", "unwary", "signal", "tax"]
    assert wall(state).split() == expected
    assert table_for(state, "green")["wall"] == expected
    built = [event.facts for event in events(state) if event.name == "fort_built"]
    assert [facts["fort"] for facts in built] == expected
    assert [facts["place"] for facts in built] == [1, 2, 3, 4, 5, 6]


def test_rgh_2_3_seven_of_nine_warriors() -> None:
    """RGH-2.3: two stay behind; the person has the other seven in hand."""
    state = new_game(2, script=[*FIRST_WALL, "qween", "filchy", "chariott", "zvord"])
    assert table_for(state, "gold")["own"]["hand"] == {
        "druhid": 1,
        "zvord": 1,
        "axx": 1,
        "archr": 1,
        "horsie": 1,
        "chariott": 2,
    }
    assert asked(state)["green"] == {
        f"place {warrior}"
        for warrior in ("qween", "druhid", "axx", "archr", "filchy", "horsie", "chariott")
    }


def test_rgh_2_3_six_are_placed_and_the_seventh_is_put_aside() -> None:
    """RGH-2.3: in an order of choice, from left to right; the seventh stays face down."""
    state = new_game(2, script=[*FIRST_WALL, "qween", "filchy", "axx", "zvord"])
    place(state, "gold", "chariott druhid horsie chariott zvord axx")
    assert plan(state, "gold") == "chariott druhid horsie chariott zvord axx"
    assert table_for(state, "gold")["own"]["aside"] == "archr"
    assert table_for(state, "gold")["own"]["hand"] == {}
    assert list(asked(state)) == ["green"]
    assert "archr" not in str(table_for(state, "green")["clans"])
    assert table_for(state, "green")["clans"][0]["lost"] == {}


def test_rgh_2_3_one_of_two_chariotts_may_be_put_aside() -> None:
    """RGH-2.3: both are drawn, one is placed."""
    state = new_game(2, script=[*FIRST_WALL, "qween", "filchy", "axx", "zvord"])
    place(state, "gold", "axx archr druhid horsie zvord chariott")
    assert table_for(state, "gold")["own"]["aside"] == "chariott"


def test_rgh_2_3_all_people_plan_at_the_same_time() -> None:
    """RGH-2.3: all are asked at once and whoever is done first waits; the order is no matter."""
    script = [*FIRST_WALL, "qween", "filchy", "axx", "zvord"]
    gold, green = "chariott druhid horsie chariott zvord axx", "chariott qween archr druhid horsie"
    one = new_game(2, script=script)
    assert list(asked(one)) == ["gold", "green"]
    place(place(one, "gold", gold), "green", green)
    assert question(one) == "planning"
    assert shown(one, "gold") == ""
    place(one, "green", "filchy")
    other = new_game(2, script=script)
    place(place(other, "green", green), "gold", gold[:16])
    place(place(other, "green", "filchy"), "gold", gold[16:])
    assert one == other
    assert event_names(one).count("plan_sealed") == 2


def test_rgh_2_3_the_turn_begins_when_all_have_planned() -> None:
    """RGH-2.3, RGH-3.1: then the leftmost warriors are revealed."""
    state = new_game(2, script=[*FIRST_WALL, "qween", "filchy", "axx", "zvord"])
    place(state, "gold", "zvord druhid horsie chariott chariott axx")
    place(state, "green", "chariott qween archr druhid horsie filchy")
    assert shown(state, "gold") == "zvord"
    assert lost(state, "green") == "chariott"
    assert forts(state, "green") == "dinary-1"


def test_rgh_2_4_a_neutrals_six_lie_in_the_order_drawn() -> None:
    """RGH-2.4: six at random, in random order, and nothing to choose."""
    state = new_game(1, 1, script=[*FIRST_WALL, "qween", "filchy", *SIX_WARRIORS])
    assert plan(state, "green").split() == SIX_WARRIORS
    assert list(asked(state)) == ["gold"]
    assert state.aside[1] == 0
    assert sum(state.hands[1]) == 0


def test_rgh_2_5_only_forts_carry_over() -> None:
    """RGH-2.5: all warriors are shuffled again; the captured forts stay."""
    state = turn(
        {"gold": "archr", "green": "axx"},
        shown={"gold": "qween", "green": "chariott"},
        number=6,
        captured={"gold": "dinary-5", "green": "signal"},
        wall="dinary-3",
        plays_on=True,
    )
    assert question(state) == "planning"
    assert (state.rounds, state.turns) == (1, 0)
    for clan, held in (("gold", "dinary-5"), ("green", "signal dinary-3")):
        assert forts(state, clan) == held
        assert (shown(state, clan), lost(state, clan), plan(state, clan)) == ("", "", "")
        assert sum(table_for(state, clan)["own"]["hand"].values()) == 7
        assert table_for(state, clan)["own"]["aside"] is None
    assert state.revealed == [0, 0, 0, 0]


def test_rgh_2_5_a_charm_does_not_carry_over() -> None:
    """RGH-2.5, RGH-4.1: this turn only; before the next round's first turn every total is 0."""
    state = turn({"gold": "qween", "green": "zvord"}, number=6, plays_on=True)
    assert question(state) == "planning"
    assert [clan["total"] for clan in table_for(state, "gold")["clans"]] == [0, 0]


def test_rgh_2_5_the_second_round_is_planned_like_the_first() -> None:
    """RGH-2.5: seven new cards each, whatever was put aside or lost before."""
    state = turn({"gold": "archr", "green": "axx", "red": "zvord"}, number=6, plays_on=True)
    assert list(asked(state)) == ["gold", "green", "red"]
    for clan in ("gold", "green", "red"):
        choices = sorted(asked(state)[clan])
        hand = table_for(state, clan)["own"]["hand"]
        assert choices == sorted(f"place {warrior}" for warrior in hand)


def test_rgh_2_5_points_at_the_end_are_those_of_the_forts() -> None:
    """RGH-2.5, RGH-6.1: warriors are worth nothing then."""
    state = finished({"gold": "tax legion-3", "green": "dinary-5"})
    assert [clan["points"] for clan in table_for(state, None)["clans"]] == [5, 5]
