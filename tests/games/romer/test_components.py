"""The cards: ROE-1."""

from __future__ import annotations

import pytest

from ludi.games.romer.cards import (
    BATTLES,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    COPIES,
    KINDS,
    NO_COLOUR,
    NONE_OR_CARDS,
    POINTS,
    TEAM,
)

from .hand_built import events, kind_of, play, position, team

ROMAN = {"iii": 3, "v": 5, "x": 10, "xx": 20}


def each_card(colour: str) -> list[int]:
    """The kind of every card of a colour."""
    index = COLOUR_NAMES.index(colour)
    return [kind for kind in range(KINDS) if COLOUR_OF[kind] == index for _ in range(COPIES[kind])]


def test_roe_1_1_one_hundred_and_five_cards() -> None:
    """ROE-1.1: in five colours."""
    assert sum(COPIES) == 105
    assert COLOUR_NAMES == ("red", "blue", "green", "yellow", "black")


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_roe_1_1_a_colour_has_seven_caesars_and_fourteen_others(colour: str) -> None:
    """ROE-1.1: Caesars have battle value 0 and no points, the others 1 to 7 and some."""
    cards = each_card(colour)
    caesars = [kind for kind in cards if kind == kind_of(f"{colour}-caesar")]
    others = [kind for kind in cards if kind not in caesars]
    assert (len(caesars), len(others)) == (7, 14)
    assert {(BATTLES[kind], POINTS[kind]) for kind in caesars} == {(0, 0)}
    assert {BATTLES[kind] for kind in others} == set(range(1, 8))
    assert {POINTS[kind] for kind in others} == {3, 5, 10, 20}


@pytest.mark.parametrize(
    ("battle", "points"),
    [
        (1, [10, 20]),
        (2, [5, 20]),
        (3, [5, 10]),
        (4, [3, 10]),
        (5, [3, 5]),
        (6, [3, 5]),
        (7, [3, 3]),
    ],
)
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_roe_1_2_each_battle_value_occurs_twice(
    colour: str, battle: int, points: list[int]
) -> None:
    """ROE-1.2: in every colour, with these points."""
    found = [POINTS[kind] for kind in each_card(colour) if BATTLES[kind] == battle]
    assert sorted(found) == points


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_roe_1_2_sums_of_a_colour(colour: str) -> None:
    """ROE-1.2: 56 in battle, 105 in points."""
    assert sum(BATTLES[kind] for kind in each_card(colour)) == 56
    assert sum(POINTS[kind] for kind in each_card(colour)) == 105


@pytest.mark.parametrize("card", CARD_NAMES)
def test_roe_1_2_a_card_is_named_after_what_it_is(card: str) -> None:
    """ROE-1.1, ROE-1.2: colour, battle value, points as Roman numerals."""
    colour, *rest = card.split("-")
    kind = kind_of(card)
    assert COLOUR_NAMES[COLOUR_OF[kind]] == colour
    expected = (0, 0) if rest == ["caesar"] else (int(rest[0]), ROMAN[rest[1]])
    assert (BATTLES[kind], POINTS[kind]) == expected


def test_roe_1_1_no_card_has_no_colour() -> None:
    """ROE-1.1: nor a value, nor copies."""
    assert NONE_OR_CARDS[0] == "none"
    assert COLOUR_OF[0] == NO_COLOUR
    assert NO_COLOUR not in COLOUR_OF[1:]
    assert (BATTLES[0], POINTS[0], COPIES[0]) == (0, 0, 0)


def test_roe_1_3_a_trump_lies_face_up_and_a_team_face_down_upon_it() -> None:
    """ROE-1.3: everybody sees the trump; of a card laid upon it, only that and where."""
    state = position("| red-1-x blue-5-v", "| green-7-iii black-7-iii", phase="trumping")
    play(state, "trump red-1-x", chance="red-caesar")
    assert events(state, 1)[0].facts == {"seat": 0, "card": "red-1-x"}
    play(state, "trump green-7-iii", "lay blue-5-v", chance="green-caesar red-caesar")
    assert team(state, 0) == "red-1-x blue-5-v"
    (laid,) = [event.facts for event in events(state, 1) if event.name == "card_laid"]
    assert laid == {"seat": 0, "position": 2}


def test_roe_1_3_the_trump_is_the_first_of_seven() -> None:
    """ROE-1.3: six cards upon it complete a team."""
    upon = ("blue-5-v", "blue-4-x", "black-2-v", "green-2-v", "yellow-2-v", "red-3-x")
    state = position(f"red-1-x {' '.join(upon[:5])} | red-3-x", "blue-caesar | blue-1-x")
    play(state, "lay red-3-x")
    scored = [event.facts for event in events(state) if event.name == "card_scored"]
    assert [told["card"] for told in scored if told["seat"] == 0] == ["red-1-x", *upon]
    assert [told["position"] for told in scored if told["seat"] == 0] == list(range(1, TEAM + 1))
    assert TEAM == 7
