"""Roma at a terminal: choices of many kinds, secrets in the set-up, turns that others missed."""

from __future__ import annotations

from typing import Any

import pytest

from cli.sittings import GO_ON, HAND_OVER, Sit
from ludi.core.match import Match

SIDE = ["forum", "nero"]
OTHER = ["forum", "consul"]


def begun(discs: list[list[str]], *, people: int = 1, **fields: Any) -> Match:
    position = {
        "game": "roma",
        "seats": 2,
        "state": {"phase": "acting", "turns": 3, "vp": [10, 10], "discs": discs, **fields},
    }
    bots = [None] * people + ["random"] * (2 - people)
    return Match.from_position(position, seed=1, bots=bots)


def test_cards_are_not_merged_under_one_name(sit: Sit) -> None:
    theirs = ["forum", "basilica", "none", "turris"]
    match = begun([SIDE, theirs], dice=[2])
    out = sit(match, "activate 2")
    assert all(f"{name} (disc" in out for name in ("Forum", "Basilica", "Turris"))


def test_a_negative_number_is_no_choice(sit: Sit) -> None:
    match = Match("roma", 2, 1, bots=[None, "random"])
    assert "“-1” is not a choice here." in sit(match, "-1")
    assert match.history == []


def test_none_of_some_numbers_is_0(sit: Sit) -> None:
    """Templum takes a second die, by its value: what declines it must not have a die's number."""
    own = ["forum", "templum"]
    match = begun([own, OTHER], dice=[1, 2, 5])
    sit(match, "activate 1", "5", "0", "", asks=False)
    assert match.points == (15, 10)


def test_covering_a_card_is_asked_about(sit: Sit) -> None:
    match = begun([SIDE, OTHER], hands=[["turris"], []], money=[6, 0])
    out = sit(match, "lay turris 1", "undo")
    assert "Forum will be discarded." in out and GO_ON in out
    assert match.history == []
    assert "will be discarded." not in sit(match, "lay turris 3", "undo")


def test_a_refusal_says_why(sit: Sit) -> None:
    match = begun([SIDE, OTHER], hands=[["turris"], []], money=[5, 0], dice=[3])
    assert "Turris costs 6, but you have only 5." in sit(match, "lay turris 3")
    assert "You have no card at disc 3." in sit(match, "activate 3")
    assert match.history == []


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "fr",
            "donner {} zut",
            "«\u00a0donner zut\u00a0» ne convient pas. Possible\u00a0: donner ",
        ),
        ("de", "weggeben {} zut", "„weggeben zut“ passt nicht. Möglich: weggeben "),
    ],
)
def test_a_composite_move_is_refused_in_the_words_that_one_types(
    sit: Sit, language: str, typed: str, said: str
) -> None:
    match = Match("roma", 2, 1, bots=[None, "random"])
    card = match.legal(0)[0].args["card"]
    out = sit(match, typed.format(card), language=language).replace("\n", " ")
    assert said in out and "give" not in out
    assert match.history == []


def test_the_set_up_is_not_turned_up_before_it_is_confirmed(sit: Sit) -> None:
    match = Match("roma", 2, 3, {"first": 2}, bots=[None, "heuristic"])
    sit(match, "1", "1", "")
    held = match.view(0)["table"]["own"]["hand"]
    cards = [card for card, count in held.items() for _ in range(count)]
    typed = " ".join(f"{card} {disc}" for disc, card in enumerate(cards, 1))
    out = sit(match, f"lay {typed}", "undo")
    marcus = "  face down    face down    face down    face down        ·            ·\n"
    before, during, after = out.split("Your choice ›")[:3]
    assert GO_ON in during and all(marcus in part for part in (before, during, after))
    assert match.view(0)["table"]["players"][1]["discs"].count("hidden") == 4


def test_who_takes_over_is_told_the_other_turn(sit: Sit) -> None:
    match = begun([SIDE, OTHER], people=2, dice=[1, 6], hands=[["turris"], ["legat"]])
    out = sit(match, "", "money 6", "end", "", force_terminal=True, color_system=None)
    after = out.split("\x1b[3J")[-1]
    assert after.index("takes 6 sestertii") < after.index(HAND_OVER)


def test_the_end_is_told_in_victory_points(sit: Sit) -> None:
    match = begun([SIDE, OTHER], vp=[10, 0], phase="over")
    assert "10 VP" in sit(match)


def test_a_search_is_not_shown_before_it_is_confirmed(sit: Sit) -> None:
    """After something that can be taken back, Haruspex is asked about, and shows nothing yet."""
    own = ["haruspex"]
    match = begun([own, OTHER], dice=[1, 3], hands=[[], ["nero", "legat"]])
    out = sit(match, "money 3", "activate 1", "undo")
    assert GO_ON in out and "Draw pile:" not in out and "Nero" not in out
    assert "Draw pile:" in sit(match, "activate 1", "")


def test_a_series_that_fails_says_where(sit: Sit) -> None:
    own = ["senator"]
    match = begun([own, OTHER], dice=[1], hands=[["legat", "machina", "gladiator"], []])
    match.play(0, "activate 1")
    out = sit(match, "lay legat 2 machina 3")
    assert "Machina is a building; here it must be a character. Nothing was played." in out
    assert len(match.history) == 1


def test_dice_that_are_left_are_asked_about(sit: Sit) -> None:
    match = begun([SIDE, OTHER], dice=[3, 5])
    out = sit(match, "end", "undo")
    assert "Your unused dice will be lost." in out and match.history == []


def test_several_cards_are_said_in_words(sit: Sit) -> None:
    match = Match("roma", 2, 3, bots=[None, "random"])
    cards = list(match.view(0)["table"]["own"]["hand"])[:2]
    out = sit(match, f"donner {cards[0]} {cards[1]}", "annuler", language="fr")
    names = match.game.phrases["fr"].names
    assert f"Donner {names[cards[0]]}, Donner {names[cards[1]]}." in out


def test_the_end_of_the_game_is_asked_about(sit: Sit) -> None:
    own = ["forum"]
    match = begun([own, OTHER], dice=[1, 3, 6], vp=[15, 16])
    out = sit(match, "activate 1", "use 6", "undo")
    assert "This ends the game." in out and not match.over
    assert "This ends the game." not in sit(match, "use 3")


def test_words_are_not_said_twice(sit: Sit) -> None:
    match = begun([SIDE, OTHER], dice=[5, 5])
    assert "is not a choice here" in sit(match, "cards 5 cards 5") and match.history == []


def test_the_log_tells_the_last_turns(sit: Sit) -> None:
    match = Match("roma", 2, 3, bots=[None, "random"])
    while match.view(None)["table"]["turns"] < 6 or match.to_act != (0,):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    assert "Turn 6:" in sit(match, "log") and "Turn 2:" not in sit(match, "log")
    assert "Turn 2:" in sit(match, "log all")
