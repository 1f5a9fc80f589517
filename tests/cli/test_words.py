"""What people type: names as they are printed, or enough of them."""

from __future__ import annotations

import dataclasses
import random

import pytest

from cli.sittings import GO_ON, ROMANS, Sit, change_phrases, hand, romans, solo_after
from ludi.core.errors import IllegalAction
from ludi.core.match import Match
from ludi.core.registry import find_game

FRENCH_WORDS = {"filchy": "chippeuz", "horsie": "jument", "green": "vert"}


@pytest.fixture(autouse=True)
def french_words(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {**find_game(ROMANS).phrases["fr"].names, "archr": "L’Archère-au-Mur"}
    change_phrases(monkeypatch, ROMANS, "fr", words=FRENCH_WORDS, names=names)


def placed(match: Match) -> str:
    return match.game.actions.written(match.history[-1].action)


@pytest.mark.parametrize(
    ("language", "typed", "warrior"),
    [
        ("en", "place ch’ariott", "chariott"),
        ("en", "PLACE Ch'ariott", "chariott"),
        ("en", "place ch", "chariott"),
        ("en", "pl ax", "axx"),
        ("en", "axx", "axx"),
        ("en", "Dru’hid", "druhid"),
        ("en", "dr", "druhid"),
        ("fr", "placer chippeuz", "filchy"),
        ("fr", "Chippeuz", "filchy"),
        ("fr", "placer filchy", "filchy"),
        ("fr", "place filchy", "filchy"),
        ("fr", "chi", "filchy"),
        ("fr", "Jument", "horsie"),
        ("fr", "placer l'archere au mur", "archr"),
        ("fr", "larch", "archr"),
    ],
)
def test_pieces_are_known_by_id_word_name_and_beginning(
    sit: Sit, language: str, typed: str, warrior: str
) -> None:
    match = romans(neutrals=1)
    assert warrior in hand(match)
    sit(match, typed, language=language)
    assert placed(match) == f"place {warrior}"


@pytest.mark.parametrize(("typed", "choices"), [("a", "axx, place archr"), ("place a", "archr")])
def test_a_beginning_of_several_is_not_guessed(sit: Sit, typed: str, choices: str) -> None:
    match = romans(neutrals=1)
    out = sit(match, typed)
    assert match.history == [] and f"“{typed}” could mean: " in out and choices in out


def test_the_list_and_the_example_use_the_words_of_the_language(sit: Sit) -> None:
    out = sit(romans(neutrals=1), "foo", language="fr")
    assert "placer chippeuz" in out and "filchy" not in out


@pytest.mark.parametrize(("typed", "clan"), [("vert", "green"), ("séduire Vert", "green")])
def test_a_bare_argument_is_enough(sit: Sit, typed: str, clan: str) -> None:
    match = solo_after("qween", "charming")
    count = len(match.history)
    sit(match, typed, "", language="fr")
    assert match.game.actions.written(match.history[count].action) == f"charm {clan}"


def test_hyphens_and_spaces_are_the_same(sit: Sit) -> None:
    match = Match("ave", 2, 1, {"cards_any_time": True})
    match.play(0, "roll 1", chance=["X"])
    sit(match, "ignore one x", asks=False)
    assert match.game.actions.written(match.history[1].action) == "ignore-one X"


@pytest.mark.parametrize(
    "typed",
    [
        "plan chippeuz, Ch’ariott, axx, DRU’HID, arch’r, qween",
        "plan filchy chariott axx druhid archr qween",
        "Plan chi cha ax dr arch q",
    ],
)
def test_a_plan_is_read_in_the_words_of_the_language(sit: Sit, typed: str) -> None:
    match = romans(neutrals=1)
    sit(match, typed, "", language="fr")
    written = [match.game.actions.written(played.action) for played in match.history[:6]]
    expected = ["filchy", "chariott", "axx", "druhid", "archr", "qween"]
    assert written == [f"place {warrior}" for warrior in expected]


def test_what_a_composite_move_lacks_is_said(sit: Sit) -> None:
    def refuse(*_: object) -> list[str]:
        raise IllegalAction("action.illegal", action="filchy", legal="six names")

    match = romans(neutrals=1)
    match.game = dataclasses.replace(match.game, expand=refuse)
    assert "“filchy” is not possible now. Possible: six names." in sit(match, "plan axx")
    assert "«\u00a0chippeuz\u00a0» n’est pas possible" in sit(match, "plan axx", language="fr")
    assert match.history == []


def test_a_plan_of_warriors_that_are_not_there_changes_nothing(sit: Sit) -> None:
    match = romans(neutrals=1)
    out = sit(match, "plan zvord axx qween druhid archr horsie")
    assert match.history == [] and GO_ON not in out and out.count("Julia: ") == 2


def solo_taking() -> Match:
    """A person alone whose Dru'hid may choose a fort on a later turn than the first."""
    for seed in range(400):
        match = random_solo(seed)
        if match.view(0)["table"]["phase"] == "taking" and match.view(0)["table"]["turn"] > 1:
            return match
    raise AssertionError("no such game among the first ones")


def random_solo(seed: int) -> Match:
    match, chooser = romans(seed, neutrals=1), random.Random(seed)
    while not match.over and match.view(0)["table"]["phase"] != "taking":
        match.play(0, chooser.choice(match.legal(0)))
    return match


def test_forts_are_numbered_by_their_places_and_known_by_their_names(sit: Sit) -> None:
    match = solo_taking()
    first = match.legal(0)[0]
    turn = match.view(0)["table"]["turn"]
    assert first.text == f"take {turn}"
    by_number, by_name = match.copy(), match.copy()
    last = match.legal(0)[-1]
    out = sit(by_number, str(turn))
    assert f" {turn}  {first}" in out and placed_at(by_number, len(match.history)) == first.text
    fort = match.game.phrases["en"].names[match.view(0)["table"]["wall"][-1]]
    sit(by_name, f"take {fort}")
    assert placed_at(by_name, len(match.history)) == last.text


def placed_at(match: Match, index: int) -> str:
    return match.game.actions.written(match.history[index].action)
