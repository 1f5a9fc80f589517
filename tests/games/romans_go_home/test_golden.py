"""What the golden games of Romans Go Home! show; `tests/games/test_golden.py` replays them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludi.games.romans_go_home.cards import FORT_NAMES, FORT_VALUES
from ludi.games.romans_go_home.words import PHRASES

from ..golden_games import END, Move, Outline, read, told

TEXTS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))
}
VALUES = {
    PHRASES["en"].name(fort): value for fort, value in zip(FORT_NAMES, FORT_VALUES, strict=True)
}
A_TURN = re.compile(r"^ +Turn \d: ", re.MULTILINE)


def story(name: str) -> str:
    return TEXTS[name].partition("\n\n")[2].partition(END)[0]


def turns(name: str) -> list[str]:
    """The story of a game, cut where a turn begins; first, what went before."""
    return A_TURN.split(story(name))


def happens(pattern: str, passage: str) -> bool:
    """Whether it is told like this; `…` stands for anything between."""
    return re.search(pattern.replace("…", r"(?:.|\n)*"), passage) is not None


@pytest.mark.parametrize(
    ("clause", "pattern"),
    [
        ("RGH-3.4", r"is tied: nobody captures\.\n +.* is discarded\."),
        ("RGH-3.4", r"No clan is able to capture\.\n +.* is discarded\."),
        ("RGH-4.1", r"(\w+)’s Qween charms …\1 captures"),
        ("RGH-4.2", r"The Qweens cancel each other out"),
        ("RGH-4.4", r"^the clans fight for (.*)\.\n…: take \d\n.*; (?i:\1) takes its place\.\n"),
        ("RGH-4.6", r"(\w+) reveals Axx …\1 captures …\w+: keep axx.*\n…\1 keeps Axx\."),
        ("RGH-4.7", r"(\w+) reveals Arch’r …Arch’r breaks the tie for \1\.\n +\1 captures "),
        ("RGH-4.9", r"(\w+) reveals Horsie …\1’s Horsie has captured nothing: …\1 discards "),
        ("RGH-4.9", r"(\w+)’s Horsie has captured nothing and stands alone…\1 discards Horsie"),
        ("RGH-4.9", r"is tied…Horsie has captured nothing"),
        ("RGH-4.10", r"(\w+)’s Ch’ariott is wrecked …\n +(?!\1)\w+’s Ch’ariott is wrecked "),
        ("RGH-5.1", r"(\w+) captures the Unwary Fort…: keep weakest.*\n…\1 keeps (?!Axx)"),
        ("RGH-5.2", r"(\w+) captures the Signal Fort…The signal fire is lit…\b(?!\1)\w+ discards "),
        ("RGH-5.3", r"(\w+) captures the Tax-Collector’s Fort…\1 pays the tax with (?!the Tax)"),
        ("RGH-5.3", r"(\w+) captures the Tax-Collector’s Fort…\1 pays the tax with the Tax"),
        ("RGH-5.4", r"(\w+) captures Legion Fort …\1 holds three Legion Forts and wins at once\."),
        ("RGH-5.5", r"(\w+) captures Fort-Dinary \d\.\n +\1 discards "),
        ("RGH-7.2", r"\n {4}.*\n {4}\w+ pays the tax with (?!the Tax)"),
    ],
)
def test_golden_games_show_every_effect(clause: str, pattern: str) -> None:
    """RGH-3.4, RGH-4.1 to RGH-5.5, RGH-7.2: some turn is told like this."""
    assert any(happens(pattern, turn) for name in TEXTS for turn in turns(name)), clause


def test_golden_games_show_filchy_kept_from_a_fort() -> None:
    """RGH-4.8: her clan has the highest total, and another one captures."""
    assert any(is_kept_from_a_fort(turn) for name in TEXTS for turn in turns(name))


def is_kept_from_a_fort(turn: str) -> bool:
    totals = {clan: int(total) for clan, total in re.findall(r"(\w+)’s total is (\d+)", turn)}
    filched = re.findall(r"(\w+) has revealed Filchy", turn)
    captors = re.findall(r"(\w+) captures", turn)
    return any(totals[clan] > totals[captor] for clan in filched for captor in captors)


def test_golden_games_show_zvord_changing_a_plan() -> None:
    """RGH-4.5: the hidden warriors lie in another order than before."""
    assert any(changes_a_plan(read(text).moves) for text in TEXTS.values())


def changes_a_plan(moves: list[Move]) -> bool:
    placed: dict[str, list[str]] = {}
    for move in moves:
        verb, *warriors = move.action.split()
        if verb == "plan":
            before = placed.get(move.player, [])
            if len(warriors) < len(before) and before[-len(warriors) :] != warriors:
                return True
            placed[move.player] = warriors
    return False


def test_golden_games_show_whole_games() -> None:
    """RGH-2.1: from the set-up, through three rounds of six turns."""
    whole = {
        name
        for name, text in TEXTS.items()
        if "phase" not in read(text).header and len(turns(name)) == 1 + 3 * 6
    }
    assert whole >= {"three-people", "alone-won", "alone-lost"}


# --- The end (RGH-6) ----------------------------------------------------------------------------


def ranking(name: str) -> list[tuple[list[int], str]]:
    """What RGH-6.1 compares and whose it is: points, forts, then each fort; the best first."""
    found = []
    lines = re.findall(r"^ +\w+, (\w+): (.*); points: (.*)$", TEXTS[name], re.MULTILINE)
    for player, forts, points in lines:
        values = sorted((VALUES[fort] for fort in forts.split(", ")), reverse=True)
        found.append(([int(points), len(values), *values], player))
    return sorted(found, reverse=True)


def won_by(name: str) -> str:
    return TEXTS[name].partition("won by: ")[2].strip()


@pytest.mark.parametrize(
    ("name", "equal"),
    [("tie-most-forts", 1), ("tie-highest-fort", 2), ("tie-second-highest-fort", 3)],
)
def test_golden_games_show_every_tie_break(name: str, equal: int) -> None:
    """RGH-6.1: so much is equal between the two best, and what comes next decides."""
    (best, winner), (second, _), *_ = ranking(name)
    assert best[:equal] == second[:equal]
    assert best[equal] > second[equal]
    assert won_by(name) == winner


def test_golden_games_show_a_shared_victory() -> None:
    """RGH-6.1: nothing is left to compare."""
    (best, _), (second, _), (third, _) = ranking("tie-shared-victory")
    assert best == second > third
    assert won_by("tie-shared-victory") == "Julia, Marcus"


def test_golden_games_show_a_legion_win_with_the_fewest_points() -> None:
    """RGH-5.4, RGH-6.1."""
    *_, (_, last) = ranking("legion-win")
    assert won_by("legion-win") == last


def test_golden_games_show_a_person_alone() -> None:
    """RGH-6.2: ahead of every neutral clan, or not."""
    assert [player for _, player in ranking("alone-won")] == ["Julia", "neutral"]
    assert won_by("alone-won") == "Julia"
    assert [player for _, player in ranking("alone-lost")] == ["neutral", "Julia", "neutral"]
    assert won_by("alone-lost") == "nobody"


# --- The options --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "option", "pattern"),
    [
        # RGH-4.9: nobody is asked where no other warrior is face up.
        (
            "horsie-may-go",
            "horsie_may_go",
            r"(\w+)’s Horsie has captured nothing: .*\n\w+: discard horsie\n…\1 discards Horsie\.",
        ),
        # RGH-5.2: Axx is not kept, and the signal comes last.
        (
            "signal-after-discard",
            "signal_after_discard",
            r"(\w+) captures the Signal Fort …\1 discards Axx\.\n +The signal fire is lit",
        ),
        # RGH-6.2
        (
            "neutrals-can-win",
            "neutrals_can_win",
            r"Green holds three Legion Forts and wins at once\.\n +The game is over\.",
        ),
        # RGH-8.1
        (
            "ties-keep-the-fort",
            "ties_keep_fort",
            r"is tied…The (.*) stands, …Tax.* is discarded\.…\n +Turn 5: .* for the \1\.",
        ),
        # RGH-8.1: on the last turn the fort is lost.
        (
            "ties-keep-the-fort",
            "ties_keep_fort",
            r"Turn 6: .* for (.*)\.\n…is tied: nobody captures\.\n +\1 is discarded\.",
        ),
        # RGH-8.2: after the third fort was taken, the first one is still in front.
        (
            "druhid-slides",
            "druhid_slides",
            r"Turn 4: .* for (.*)\.\n…: take 6\n.* move one place to the right\.\n"
            r"…Turn 5: .* for \1\.",
        ),
    ],
)
def test_golden_games_show_every_option(name: str, option: str, pattern: str) -> None:
    """RGH-4.9, RGH-5.2, RGH-6.2, RGH-8.1, RGH-8.2."""
    assert json.loads(read(TEXTS[name]).header["options"])[option] is True
    assert happens(pattern, story(name))


# --- Reading them -------------------------------------------------------------------------------


def test_a_composite_move_follows_what_chance_is_given() -> None:
    """A whole plan that ends a round: the next Wall is drawn as the file says."""
    outline = read(TEXTS["three-people"])
    *plans, last = outline.moves[:3]
    assert last.chance is not None
    chance = [*reversed(last.chance[:6]), *last.chance[6:]]
    made = told(Outline(outline.header, [*plans, Move(last.player, last.action, chance)]))
    assert read(made).moves[-1].chance == chance
