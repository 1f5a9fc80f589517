"""A refused action is answered with what would do."""

from __future__ import annotations

import pytest

import ludi
from ludi.core.actions import MOST_SHOWN, ActionSpace
from ludi.core.speech import kept_together

WRITE = ActionSpace()
WRITE.add("pass")
WRITE.add("write", number=range(1, 40), row=range(1, 8))


def refused(match: ludi.Match, action: object, language: str = "en") -> str:
    with pytest.raises(ludi.IllegalAction) as refusal:
        match.play(match.to_act[0], action)  # type: ignore[arg-type]
    return refusal.value.sentence(language)


def keeping() -> ludi.Match:
    """Gold has won an Unwary Fort with Axx and may keep warriors."""
    for seed in range(1000):
        match = ludi.Match("romans-go-home", seats=2, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            if match.view(seat)["table"]["phase"] == "keeping":
                return match
            match.play(seat, match.legal(seat)[0])
    raise AssertionError("nobody kept anybody")


def test_words_that_do_not_fit_are_answered_with_the_forms_of_the_verb() -> None:
    match = keeping()
    forms = ", ".join(action.text for action in match.legal(match.to_act[0]))
    assert refused(match, "keep nobody") == f"“keep nobody” does not fit. Possible: {forms}."
    assert forms.startswith("keep ") and "WARRIORS" not in refused(match, "keep nobody")
    in_french = f"« keep nobody » ne convient pas. Possible : {forms}."
    assert refused(match, "keep nobody", "fr") == kept_together(in_french)


def test_a_form_that_is_not_legal_is_answered_with_those_of_its_verb_first() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    for face in ("X", "X"):
        match.play(0, "roll 1", chance=[face])
    assert match.legal(0)[0].text == "roll 1"
    told = refused(match, "write 9 1").split("Possible: ")[1]
    assert told.startswith("write 20 1, write 20 2") and told.endswith("roll 1.")


def test_an_unknown_verb_is_answered_with_those_there_are() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    assert refused(match, "fly away") == (
        "“fly away” is no action of this game. Possible: roll; for example “roll 1”."
    )
    for wrong in ("", "   ", 10**6, -1, True, None, 1.5):
        assert "Possible: roll; " in refused(match, wrong)
        assert kept_together("Possible : roll ; ") in refused(match, wrong, "fr")


def test_a_composite_move_at_the_wrong_time_is_not_unknown() -> None:
    told = refused(keeping(), "plan axx axx qween zvord archr horsie")
    assert "is not possible now. Possible: keep " in told


def test_a_refusal_can_be_read() -> None:
    with pytest.raises(ludi.UnknownAction) as refusal:
        WRITE.parse("write 1 99")
    told = str(refusal.value.facts["legal"])
    assert told.startswith("write 1 1, write 1 2, ") and told.endswith(", …")
    assert "pass" not in told and len(told) < MOST_SHOWN + 10
    with pytest.raises(ludi.UnknownAction) as refusal:
        WRITE.parse("write " + "9" * 10_000)
    assert len(str(refusal.value)) < 2 * MOST_SHOWN
    with pytest.raises(ludi.UnknownAction, match="Possible: pass, write;"):
        WRITE.parse("fly")
