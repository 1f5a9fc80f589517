"""The page about written forms is true, and what it says of composite moves, too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludi
from ludi.core.actions import ActionSpace
from ludi.core.registry import find_game, our_game_ids
from ludi.core.written_forms import page

PAGE = Path(__file__).parents[2] / "docs" / "actions.md"
OURS = our_game_ids()


def test_the_page_is_as_printed() -> None:
    assert len(OURS) == 4
    is_fresh = PAGE.read_text(encoding="utf-8") == page(OURS)
    assert is_fresh, "docs/actions.md is no longer what the games say: `make pages` prints it anew"


def test_a_parameter_that_differs_is_told_by_its_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    actions = ActionSpace()
    actions.add("roll", dice=range(1, 3))
    actions.add("stop")
    actions.add("reroll-i", dice=("a", "b"))
    monkeypatch.setattr(find_game("ave").actions, "blocks", actions.blocks)
    told = page(["ave"]).splitlines()
    assert "- `DICE` of roll: 1, 2" in told and "- `DICE` of reroll-i: a, b" in told


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_a_game_that_reads_composite_moves_says_how_they_are_written(game_id: str) -> None:
    game = find_game(game_id)
    does_nothing = type(game).expand
    assert (game.expand is does_nothing) == (not game.composites)
    assert all(move.usage.startswith(f"{move.verb} ") for move in game.composites)


def series(match: ludi.Match, verb: str, usage: str) -> str:
    """A composite move so written, made of what the seat can do one after another."""
    seat, words, trial = match.to_act[0], [usage.split()[0]], match.copy()
    for _ in range(2 if verb != "place" else 99):
        found = [action for action in trial.legal(seat) if action.name == verb]
        if not found:
            return ""
        words += [str(value) for value in found[0].args.values()]
        trial.play(seat, found[0])
        if seat not in trial.to_act:
            break
    return " ".join(words)


@pytest.mark.parametrize(
    ("game_id", "usage", "verb", "parts"),
    [
        ("romans-go-home", "plan WARRIOR WARRIOR …", "place", 6),
        ("roma", "give CARD CARD", "give", 2),
        ("roma", "lay CARD DISC CARD DISC …", "lay", 2),
        ("romer", "lay CARD CARD …", "lay", 2),
    ],
)
def test_composite_moves_are_played_as_they_are_written(
    game_id: str, usage: str, verb: str, parts: int
) -> None:
    assert usage in [move.usage for move in find_game(game_id).composites]
    for seed in range(50):
        chooser = random.Random(seed)
        match = ludi.Match(game_id, seats=2, seed=seed)
        while not match.over:
            move, seat = series(match, verb, usage), match.to_act[0]
            if move and match.game.expand(match.state, seat, move):
                match.play(seat, move)
                assert match.history[-1].parts == parts
                return
            match.play(seat, chooser.choice(match.legal(seat)))
    raise AssertionError("no such move in 50 games")


def test_all_composite_moves_are_tried() -> None:
    (marked,) = test_composite_moves_are_played_as_they_are_written.pytestmark  # type: ignore[attr-defined]
    tried = {(game_id, usage) for game_id, usage, *_ in marked.args[1]}
    assert tried == {(name, move.usage) for name in OURS for move in find_game(name).composites}
