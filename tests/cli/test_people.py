"""Several people at one terminal: nobody sees or takes back what is another's."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cli.sittings import GO_ON, HAND_OVER, Sit, plan, romans
from ludi.cli.screen import Screen
from ludi.core.match import Match


def test_undo_does_not_cross_a_hand_over(sit: Sit) -> None:
    match = romans(people=2)
    first = plan(match)
    out = sit(match, "", first, "", "undo", "", "undo", "quit")
    assert len(match.history) == 6
    assert out.count("Nothing can be taken back: the terminal has changed hands since.") == 2
    assert "Taken back." not in out


def test_everybody_is_asked_before_the_hand_over(sit: Sit) -> None:
    match = romans(people=2)
    out = sit(match, "", "1", "1", "1", "1", "1", "1", "undo", "2", "", "", "quit")
    assert out.count(GO_ON) == 2 and "Taken back." in out
    assert out.rindex(GO_ON) < out.index(f"{HAND_OVER} Marcus")
    assert len(match.history) == 6 and match.to_act == (1,)


def test_a_single_secret_choice_can_be_taken_back_before_the_hand_over(sit: Sit) -> None:
    match = Match("sealed-bids", 2, 1)
    out = sit(match, "", "lay " + match.legal(0)[0].text.split()[1], "undo", "quit")
    assert out.count(GO_ON) == 1 and match.history == []


def test_only_an_empty_line_takes_over(sit: Sit) -> None:
    match = romans(people=2)
    own = "Julia: "
    for typed in ("y", "1", "hint", "board", "log", "?", plan(match)):
        out = sit(match, typed)
        assert out.count(HAND_OVER) == 2 and own not in out
    assert own in sit(match, "")


def test_the_log_tells_no_secrets_before_somebody_takes_over(sit: Sit) -> None:
    match = romans(people=2)
    secret = [event for event in match.events(0) if event.name == "warrior_drawn"]
    sentences = [match.game.phrases["en"].event(event, match.players) for event in secret]
    out = sit(match, "log all")
    assert sentences and not any(sentence in out for sentence in sentences)


def test_what_happened_is_told_after_the_screen_is_cleared(sit: Sit) -> None:
    match = romans(people=2)
    out = sit(match, "", plan(match), "", force_terminal=True, color_system=None)
    before, after = out.split("\x1b[3J")
    first, *_, last = match.events(None)
    assert (first.name, last.name) == ("round_began", "plan_sealed")
    began, sealed = (
        match.game.phrases["en"].event(event, match.players) for event in (first, last)
    )
    assert began in before and sealed not in before
    assert after.index(began) < after.index(sealed) < after.index(HAND_OVER)
    assert before.endswith("\x1b[2J\x1b[H")


def test_an_open_game_needs_no_hand_over(sit: Sit) -> None:
    match = Match("ave", 2, 4)
    out = sit(match, "roll", "write 1 3", "undo", "write 1 4")
    assert HAND_OVER not in out and "Taken back." in out
    assert match.view(0)["table"]["columns"][0][3] == 1


def test_who_stays_at_the_terminal_is_not_asked_to_take_over(sit: Sit) -> None:
    match = romans(people=2)
    out = sit(match, "", "1", "1", "1")
    assert len(match.history) == 3 and out.count(HAND_OVER) == 1


def test_a_reveal_is_watched_on_an_open_screen(sit: Sit) -> None:
    """Even if the last to plan is asked next, and a bot plans in between."""
    match = romans(people=2, bots=1)
    first, second = plan(match, "chariott"), plan(match, "qween", seat=1)
    out = sit(match, "", first, "", "", second, "", force_terminal=True, color_system=None)
    assert match.view(1)["table"]["phase"] == "charming" and match.to_act == (1,)
    assert match.history[-1].seat == 2
    reveal = out.split("\x1b[3J")[-1]
    assert "reveals Qween" in reveal and "your plan" not in reveal
    assert reveal.index("reveals Qween") < reveal.index(f"{HAND_OVER} Marcus")


def test_lines_typed_are_forgotten_at_a_hand_over(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The arrow keys would show them to the next person."""
    forgotten: list[bool] = []
    typed = iter(["", plan(match := romans(people=2)), "", "quit"])
    keyboard = SimpleNamespace(
        read=lambda *_: next(typed), forget=lambda: forgotten.append(True), forget_typed=bool
    )
    monkeypatch.setattr(Screen, "keyboard", keyboard)
    sit(match, force_terminal=True, color_system=None)
    assert forgotten


def test_who_leaves_takes_the_hand_along(sit: Sit) -> None:
    out = sit(romans(people=2), "", "1", "quit", force_terminal=True, color_system=None)
    assert "In hand" not in out.split("\x1b[3J")[-1]
