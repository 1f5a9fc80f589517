"""Positions of Avé: what may be left out, and which tables could not come about."""

from __future__ import annotations

from typing import Any

import pytest

import ludi
from ludi import Match

from .hand_built import BLANK, CARDS, column

FULL = "1 2 3 4 5 6 7"
NO_CARD: tuple[str, ...] = ()


def position(*columns: str, cards: Any = (), options: Any = None, **state: Any) -> dict[str, Any]:
    """As somebody writes one by hand; full hands where no cards are given."""
    return {
        "game": "ave",
        "seats": len(columns),
        "options": options or {},
        "state": {
            "columns": [column(rows) for rows in columns],
            "cards": [list(hand) for hand in cards] or [list(CARDS) for _ in columns],
            **state,
        },
    }


def completed(document: dict[str, Any]) -> dict[str, Any]:
    state: dict[str, Any] = Match.from_position(document).position()["state"]
    return state


def refused(document: dict[str, Any]) -> tuple[str, str]:
    """The field and the code; the sentence is there in every language."""
    with pytest.raises(ludi.BadPosition) as refusal:
        Match.from_position(document)
    for language in ("en", "fr"):
        assert refusal.value.field in refusal.value.sentence(language)
    return refusal.value.field, refusal.value.code


# --- What may be left out -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "showing", "phase"),
    [
        (BLANK, {}, "rolling"),
        (BLANK, {"X": 4}, "rolling"),
        (BLANK, {"X": 1, "I": 1}, "deciding"),
        (BLANK, {"V": 2}, "failed"),
        ("- - 28 - - - -", {"X": 2, "V": 1, "I": 3}, "failed"),
        ("- - 28 - - - -", {"X": 2, "V": 1, "I": 2}, "deciding"),
    ],
)
def test_the_phase_follows_from_the_dice(rows: str, showing: dict[str, int], phase: str) -> None:
    assert completed(position(rows, BLANK, showing=showing))["phase"] == phase


def test_dice_that_do_not_show_are_left_to_roll() -> None:
    assert completed(position(BLANK, BLANK, showing={"X": 2}))["unrolled"] == 4
    assert completed(position(BLANK, BLANK))["unrolled"] == 6


def test_faces_may_be_listed_or_counted() -> None:
    listed = position(BLANK, BLANK, showing=["X", "I", "X"])
    assert completed(listed) == completed(position(BLANK, BLANK, showing={"I": 1, "X": 2}))


def test_a_full_column_has_called_the_last_round() -> None:
    assert completed(position(FULL, BLANK, turn=1))["last_round"] == 1
    assert completed(position(BLANK, BLANK, turn=1))["last_round"] == 0


def test_who_has_no_card_at_the_beginning_of_a_turn_began_without() -> None:
    assert completed(position(BLANK, BLANK, cards=(NO_CARD, CARDS)))["without_card"] == 1
    assert completed(position(BLANK, BLANK, cards=(CARDS, NO_CARD)))["without_card"] == 0


def test_who_has_no_card_later_in_it_has_played_one() -> None:
    """As in older documents: what is left out then is 0."""
    played = position(BLANK, BLANK, cards=(NO_CARD, CARDS), showing={"X": 1})
    assert completed(played)["without_card"] == 0


@pytest.mark.parametrize(
    ("columns", "cards", "state", "rounds"),
    [
        ((BLANK, BLANK), (), {}, 0),
        (("- 9 - 20 - - -", BLANK), (), {}, 2),
        (("- 9 - 20 - - -", BLANK), (), {"turn": 1}, 1),
        ((BLANK, "- 9 - 20 - - -"), (), {"turn": 1}, 2),
        ((BLANK, BLANK), (CARDS, ("joker",)), {}, 1),
        ((BLANK, BLANK), (("joker",), CARDS), {"showing": {"X": 1}}, 0),
        ((FULL, BLANK), (), {"turn": 1}, 6),
        ((BLANK, BLANK), (NO_CARD, CARDS), {"turn": 1, "last_round": 1}, 1),
        (("- 9 - 20 - - -", BLANK), (NO_CARD, CARDS), {"turn": 1, "last_round": 1}, 2),
        ((FULL, BLANK), (), {"phase": "over"}, 7),
    ],
)
def test_as_many_rounds_are_finished_as_it_took_at_least(
    columns: tuple[str, ...], cards: Any, state: dict[str, Any], rounds: int
) -> None:
    document = position(*columns, cards=cards, **state)
    assert completed(document)["rounds"] == rounds
    if rounds:
        fewer = {**document["state"], "rounds": rounds - 1}
        with pytest.raises(ludi.BadPosition):
            Match.from_position({**document, "state": fewer})


def test_the_last_seat_had_the_last_turn() -> None:
    assert completed(position(FULL, BLANK, BLANK, phase="over"))["turn"] == 2


# --- What could not come about ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "rounds"),
    [((), 0), ((), 9), ((NO_CARD, CARDS), 9), ((CARDS, NO_CARD), 9), ((NO_CARD, NO_CARD), 9)],
)
def test_no_last_round_before_the_first_roll(cards: Any, rounds: int) -> None:
    """Whoever calls it has had a turn in that round."""
    document = position(BLANK, BLANK, cards=cards, last_round=1, rounds=rounds)
    assert refused(document) == ("state.last_round", "ave.no_last_round")


def test_the_last_round_is_called_by_who_wrote_nothing_without_a_card() -> None:
    rows = "- 9 - 20 - - -"
    calling = {"cards": (NO_CARD, CARDS), "turn": 1, "last_round": 1}
    assert refused(position(rows, BLANK, rounds=1, **calling)) == (
        "state.last_round",
        "ave.no_last_round",
    )
    assert completed(position(rows, BLANK, rounds=2, **calling))["last_round"] == 1
    calling["cards"] = (("joker",), CARDS)
    assert refused(position(rows, BLANK, rounds=2, **calling))[0] == "state.last_round"


def test_a_full_column_is_no_older_than_its_round() -> None:
    assert refused(position(FULL, BLANK, rounds=9)) == ("state.columns[0]", "ave.full")
    assert refused(position(BLANK, FULL, rounds=9)) == ("state.columns[1]", "ave.full")
    assert refused(position(FULL, BLANK, rounds=9, turn=1, last_round=0)) == (
        "state.last_round",
        "ave.last_round",
    )


def test_no_more_numbers_than_turns() -> None:
    rows = "- 9 - 20 - - -"
    assert refused(position(rows, BLANK, rounds=1)) == ("state.columns[0]", "ave.written")
    assert completed(position(rows, BLANK, rounds=1, turn=1))["turn"] == 1
    assert refused(position(BLANK, rows, rounds=1, turn=1)) == ("state.columns[1]", "ave.written")


def test_no_card_is_used_before_the_first_turn() -> None:
    fewer = CARDS[1:]
    assert refused(position(BLANK, BLANK, cards=(fewer, CARDS), rounds=0)) == (
        "state.cards[0]",
        "ave.cards",
    )
    document = position(BLANK, BLANK, cards=(CARDS, fewer), rounds=0, showing={"X": 1})
    assert refused(document) == ("state.cards[1]", "ave.cards")
    playing = position(BLANK, BLANK, cards=(fewer, CARDS), rounds=0, showing={"X": 1})
    assert completed(playing)["rounds"] == 0


@pytest.mark.parametrize("showing", [{"V": 3}, {"I": 5}, {"V": 2, "I": 4}, {"X": 5, "V": 1}])
def test_dice_rolled_one_by_one_fail_at_the_first_that_spoils_them(
    showing: dict[str, int],
) -> None:
    assert refused(position(BLANK, BLANK, showing=showing)) == ("state.showing", "ave.rolled")
    for reason in ({"options": {"many_dice": True}}, {"cards": (CARDS[1:], CARDS)}):
        assert completed(position(BLANK, BLANK, showing=showing, **reason))["phase"] == "failed"


def test_a_repeated_number_takes_its_card_or_the_joker() -> None:
    rows = "- 9 9 20 - - -"
    assert refused(position(rows, BLANK)) == ("state.columns[0]", "ave.twins")
    repeating = {"phase": "repeating", "showing": {"X": 2}}
    assert refused(position("- - - 20 - - -", BLANK, **repeating)) == ("state.phase", "ave.twins")
    used = (("joker",), CARDS)
    assert refused(position(rows, BLANK, cards=used, **repeating)) == ("state.phase", "ave.twins")
    used = (("reroll-I",), CARDS)
    assert completed(position(rows, BLANK, cards=used, **repeating))["phase"] == "repeating"


def test_a_joker_is_used_once() -> None:
    """It has repeated a number, or set a die aside."""
    hand = tuple(card for card in CARDS if card != "joker")
    aside = {"showing": {"X": 1}, "unrolled": 4, "cards": (hand, CARDS)}
    assert completed(position("- 9 - 20 - - -", BLANK, **aside))["unrolled"] == 4
    assert refused(position("- 9 9 20 - - -", BLANK, **aside)) == ("state.unrolled", "ave.aside")


def test_who_began_without_a_card_has_used_none() -> None:
    without = {"cards": (NO_CARD, CARDS), "without_card": 1, "rounds": 3}
    assert refused(position(BLANK, BLANK, showing={"X": 1}, unrolled=4, **without)) == (
        "state.without_card",
        "ave.without_card",
    )
    assert refused(position(BLANK, BLANK, without_card=1)) == (
        "state.without_card",
        "ave.without_card",
    )


def test_a_single_die_that_fits_is_not_set_aside() -> None:
    aside = {"showing": {}, "unrolled": 5, "cards": (("repeat",), CARDS)}
    assert refused(position(BLANK, BLANK, **aside)) == ("state.unrolled", "ave.one_die")
    assert completed(position("- - - 10 - - -", BLANK, **aside))["phase"] == "rolling"
    anytime = position(BLANK, BLANK, options={"cards_any_time": True}, **aside)
    assert completed(anytime)["phase"] == "rolling"


def test_a_blocked_game_is_over_after_its_round() -> None:
    blocked, hand = "- 1 2 3 4 5 6", ("reroll-I",)
    cards = (hand, hand)
    assert refused(position(blocked, blocked, cards=cards)) == ("state.phase", "ave.blocked")
    assert completed(position(blocked, blocked, cards=cards, turn=1))["phase"] == "rolling"
    assert completed(position(blocked, blocked, cards=cards, phase="over"))["phase"] == "over"


def test_a_game_that_has_not_ended_is_not_over() -> None:
    assert refused(position(BLANK, BLANK, phase="over", rounds=3)) == ("state.phase", "ave.over")
    assert refused(position(FULL, BLANK, phase="over", turn=0)) == ("state.turn", "ave.turn_over")


def test_the_last_dice_lie_as_a_turn_can_end() -> None:
    """A number that fits is written, and XXXX rolled on."""
    for showing in ({"X": 1}, {"X": 4}):
        document = position(FULL, BLANK, phase="over", showing=showing)
        assert refused(document) == ("state.phase", "ave.phase")
    assert completed(position(FULL, BLANK, phase="over", showing={"V": 2}))["phase"] == "over"
    written = position(FULL, "- - 10 - - - -", phase="over", showing={"X": 1})
    assert completed(written)["phase"] == "over"
