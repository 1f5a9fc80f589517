"""A refused action is answered with what would do."""

from __future__ import annotations

import json
import pickle
import re
from itertools import product

import pytest

import ludi
from ludi.core.actions import MOST_SHOWN, ActionSpace
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES, kept_together

WRITE = ActionSpace()
WRITE.add("pass")
WRITE.add("write", number=range(1, 40), row=range(1, 8))


def refusal_of(match: ludi.Match, action: object) -> ludi.IllegalAction:
    with pytest.raises(ludi.IllegalAction) as refusal:
        match.play(match.to_act[0], action)  # type: ignore[arg-type]
    return refusal.value


def refused(match: ludi.Match, action: object, language: str = "en") -> str:
    return refusal_of(match, action).sentence(language)


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
    told = str(refusal_of(match, "write 9 1")).split("Possible: ")[1]
    assert told.startswith("write 20 1, write 20 2") and told.endswith("roll 1.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_what_is_not_possible_and_what_is_in_words(language: str) -> None:
    """Programs read it as they write it, whatever the language."""
    match = ludi.Match("romer", seats=3, seed=1)
    refusal = refusal_of(match, "play black-caesar")
    legal = match.legal(match.to_act[0], language)
    told = refusal.sentence(language)
    assert str(match.action("play black-caesar", language)) in told
    assert f"{legal[0]} · {legal[1]} · " in told and len(told) < 2 * MOST_SHOWN
    assert not re.search("[a-z]-[a-z0-9]", told)
    assert refusal.facts["action"] == "play black-caesar"
    assert str(refusal.facts["legal"]).startswith(f"{legal[0].text}, {legal[1].text}, ")


def test_programs_read_a_refusal_as_they_write_actions() -> None:
    match = ludi.Match("romer", seats=3, seed=1)
    refusal = refusal_of(match, "play black-caesar")
    first = match.legal(match.to_act[0])[0].text
    assert str(refusal).startswith(
        f"“play black-caesar” is not possible now. Possible: {first}, trump "
    )
    assert json.loads(json.dumps(refusal.facts)) == refusal.facts
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.facts, str(again)) == (refusal.code, refusal.facts, str(refusal))


def test_what_is_said_of_a_table_is_said_as_it_was() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    match.play(0, "roll 1", chance=["X"])
    refusal = refusal_of(match, "write 9 1")
    told = refusal.sentence("fr")
    match.play(0, "write 10 4")
    assert refusal.sentence("fr") == told


def test_a_record_is_refused_with_what_it_says() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    match.play(0, "roll 1", chance=["X"])
    match.play(0, "write 10 4")
    record = match.record()
    record["actions"][1]["do"] = "write 9 1"
    with pytest.raises(ludi.BadRecord) as refusal:
        ludi.Match.replay(record)
    assert "« write 9 1 »" in refusal.value.sentence("fr").replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_a_position_have_names(language: str) -> None:
    position = ludi.Match("roma", seed=1).position()
    position["state"]["pile"]["tribunus-plebis"] = 1
    with pytest.raises(ludi.BadPosition) as refusal:
        ludi.Match.from_position(position)
    error = refusal.value
    assert (error.code, error.facts["card"]) == ("position.copies", "tribunus-plebis")
    name = find_game("roma").phrases[language].name("tribunus-plebis")
    assert name in error.sentence(language) and "-plebis" not in error.sentence(language)
    assert "tribunus-plebis" in str(error)


def test_an_unknown_verb_is_answered_with_those_there_are() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    assert refused(match, "fly away") == (
        "“fly away” is not an action in this game. Possible: roll; for example “roll 1”."
    )
    for wrong in ("", "   ", 10**6, -1, True, None, 1.5):
        assert "Possible: roll; " in refused(match, wrong)
        assert kept_together("Possible : roll ; ") in refused(match, wrong, "fr")


def test_a_composite_move_at_the_wrong_time_is_not_unknown() -> None:
    refusal = refusal_of(keeping(), "plan axx axx qween zvord archr horsie")
    assert "horsie” is not possible now. Possible: keep " in str(refusal)
    assert "horsie” is not possible now. Possible: Keep " in refusal.sentence("en")


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


def test_what_chance_gives_is_said_in_every_language() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    with pytest.raises(ludi.BadChance) as refusal:
        match.play(0, "roll 1", chance=["Q"])
    assert refusal.value.facts["what"] == "a die"
    assert "(un dé)" in refusal.value.sentence("fr")
    assert "(ein Würfel)" in refusal.value.sentence("de")
    ours = map(find_game, ("ave", "roma", "romans-go-home", "romer"))
    for game, language in product(ours, ("fr", "de")):
        for vocabulary in game.vocabularies:
            assert game.phrases[language].drawn(vocabulary.name) != vocabulary.name


def test_a_list_that_is_cut_short_ends_its_sentence() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    for face in ("X", "X", "I"):
        match.play(0, "roll 1", chance=[face])
    refusal = refusal_of(match, "write 3 1")
    for language in LANGUAGES:
        assert "…." not in refusal.sentence(language)
        assert "…" in refusal.sentence(language)
