"""At a terminal Tab completes what is typed, and Up recalls what was typed before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from cli.sittings import romans
from ludi.cli.completing import completed, moves, pieces, series
from ludi.cli.keyboard import Keyboard
from ludi.core.lines import lines_of
from ludi.core.match import Match


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


def test_tab_completes_and_up_recalls(keys: PipeInput) -> None:
    keyboard = Keyboard(input=keys, output=DummyOutput())
    keys.send_text("ro\t\n")
    assert keyboard.read("› ", lambda begun: completed(begun, ["roll 1", "write 9 3"])) == "roll 1"
    keys.send_text("\x1b[A\n")
    assert keyboard.read("› ", lambda _: ()) == "roll 1"


def test_what_several_lines_share_is_put_in(keys: PipeInput) -> None:
    keyboard = Keyboard(input=keys, output=DummyOutput())
    lines = ["lay Yellow 1 XX", "lay Yellow 5 III", "lead Red 3 V"]
    keys.send_text("lay yel\t5\t\n")
    assert keyboard.read("› ", lambda begun: completed(begun, lines)) == "lay Yellow 5 III"


def test_what_follows_the_verb_is_completed_too(keys: PipeInput) -> None:
    assert completed("zv", ["place Zvord", "place Axx", "zoom"]) == ["place Zvord"]
    assert completed("z", ["place Zvord", "zoom"]) == ["zoom"]
    assert completed("", ["place Zvord", "zoom"]) == ["place Zvord", "zoom"]


def test_who_takes_over_finds_nothing_of_the_other(keys: PipeInput) -> None:
    keyboard = Keyboard(input=keys, output=DummyOutput())
    keys.send_text("place qween\n")
    keyboard.read("› ", lambda _: ())
    keyboard.forget()
    keys.send_text("\x1b[A\n")
    assert keyboard.read("› ", lambda _: ()) == ""


def test_moves_are_completed_by_words_and_by_number() -> None:
    match = Match("romer", 2, 1)
    phrases = match.game.phrases["de"]
    lines = lines_of(match.legal(match.to_act[0], "de"), phrases)
    every = list(moves(lines, phrases))
    actions = [action for line in lines for action in line.actions]
    assert len([line for line in every if line.startswith("trumpf ")]) == len(actions)
    valued = next(line for line in lines if line.last_values)
    number = lines.index(valued) + 1
    assert completed(f"{number} ", every) == [f"{number} {one}" for one in valued.last_values]


def test_accents_and_capitals_need_not_be_typed() -> None:
    assert completed("SED", ["séduire vert", "placer qween"]) == ["séduire vert"]
    assert completed("placer ", ["placer qween", "placer-là"]) == ["placer qween", "placer-là"]


def test_a_series_is_completed_part_by_part() -> None:
    match = romans(neutrals=1)
    phrases = match.game.phrases["en"]
    lines = lines_of(match.legal(0), phrases)
    found = set(series("plan qween a", ["plan"], lines, phrases))
    assert {f"plan qween {phrases.word(held)}" for held in ("axx",)} <= found
    assert not list(series("place qween", ["plan"], lines, phrases))


def test_pieces_are_completed_after_a_question_mark() -> None:
    phrases = romans(neutrals=1).game.phrases["en"]
    assert completed("? dr", pieces("? dr", phrases)) == ["? Dru’hid"]
    assert not list(pieces("dr", phrases))
