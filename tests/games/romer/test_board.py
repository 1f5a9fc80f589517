"""The board of Römer as text."""

from __future__ import annotations

import pytest
from rich.text import Text

from ludi.core.speech import LANGUAGES
from ludi.games.romer import GAME
from ludi.games.romer.cards import COLOUR_NAMES
from ludi.games.romer.state import State
from ludi.games.romer.terminal import board

from .hand_built import play, position, walk

PLAYERS = ("Julia", "Marcus", "Livia", "[b]Quintus Fabius Maximus")


def drawn(state: State, seat: int | None, language: str = "en") -> list[str]:
    markup = board(GAME.view(state, seat), PLAYERS[: state.seats], language)
    return [line.rstrip() for line in Text.from_markup(markup).plain.splitlines()]


def after(start: str, lines: list[str]) -> str:
    """The line under the one that begins so: a player's chariot."""
    (index,) = [at for at, line in enumerate(lines) if line.lstrip("▸ ").startswith(start)]
    return lines[index + 1].strip()


def captured() -> State:
    """Julia has captured a card that Marcus has laid, and his trump."""
    return position(
        "red-caesar red-5-v blue-3-x black-caesar | red-1-x",
        "blue-2-v | blue-7-iii",
        knowers={0: [15, 1, 2, 15]},
    )


def test_a_team_shows_what_the_seat_knows_and_what_it_counts() -> None:
    """ROE-5.2, ROE-6.1"""
    state = captured()
    cells = after("Julia", drawn(state, 0)).split("│")
    assert [cell.strip() for cell in cells] == ["1 ●Caesar", "2 ●5V=10", "3 ▮", "4 ✚Caesar"]
    assert "2 ▮" in after("Julia", drawn(state, 1))
    assert "3 ■3X=10" in after("Julia", drawn(state, 1))
    for hidden in ("2 ▮", "3 ▮"):
        assert hidden in after("Julia", drawn(state, None))


@pytest.mark.parametrize(
    ("seat", "counts"), [(0, "counts 10 + ▮×1"), (1, "counts 10 + ▮×1"), (None, "counts 0 + ▮×2")]
)
def test_only_what_is_known_is_counted(seat: int | None, counts: str) -> None:
    lines = drawn(captured(), seat)
    assert any("Julia" in line and line.endswith(counts) for line in lines)


@pytest.mark.parametrize(
    ("language", "trick"),
    [
        (
            "en",
            [
                "Marcus          ● 7 III   leads",
                "Livia           ■ Caesar  stays out",
                "[b]Quintus Fab… ■ 7 III   trumps          ← wins so far",
            ],
        ),
        (
            "fr",
            [
                "Marcus          ● 7 III   entame",
                "Livia           ■ César   reste à l’écart",
                "[b]Quintus Fab… ■ 7 III   coupe           ← en tête",
            ],
        ),
    ],
)
def test_the_trick_tells_how_cards_take_part(language: str, trick: list[str]) -> None:
    """ROE-3.2, ROE-3.4"""
    state = position(
        "green-caesar | yellow-2-v yellow-1-x",
        "black-2-v | red-7-iii red-1-x",
        "red-5-v | blue-caesar blue-1-x",
        "blue-5-v | blue-7-iii blue-6-v",
        turn=1,
    )
    play(state, "play red-7-iii", "play blue-caesar", "play blue-7-iii")
    lines = [line[10:] for line in drawn(state, 0, language)]
    assert [line for line in lines if line.startswith(tuple(trick))] == trick


def test_a_hand_has_a_line_for_each_colour() -> None:
    state = position(
        "red-caesar | red-caesar red-caesar black-2-xx red-1-x", "blue-2-v | blue-7-iii"
    )
    lines = drawn(state, 0)
    assert lines[-2:] == ["In hand:  ● red    Caesar ×2 · 1 X", "          ✚ black  2 XX"]
    assert not any(line.startswith("In hand:") for line in drawn(state, None))


def test_each_colour_has_a_shape_of_its_own() -> None:
    """ROE-1.1"""
    state = position(
        " ".join(["|", *(f"{colour}-1-x" for colour in COLOUR_NAMES)]),
        "| red-7-iii",
        phase="trumping",
    )
    shapes = [line.split()[-4] for line in drawn(state, 0)[-5:]]
    assert len(set(shapes)) == len(COLOUR_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_fits_into_80_columns(language: str, seats: int) -> None:
    for number, state in enumerate(walk(seats, 3, {"target": 100})):
        if number > 300:
            break
        for seat in (None, *range(seats)):
            assert max(map(len, drawn(state, seat, language))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_richest_player_fits_into_a_line(language: str) -> None:
    team = "yellow-1-xx yellow-2-xx yellow-1-x yellow-3-x yellow-4-x yellow-2-v"
    state = position(
        f"{team} | yellow-3-v",
        "red-caesar | red-1-x",
        totals=(30_000, 0),
        knowers={0: [15] + [2] * 5},
    )
    assert max(map(len, drawn(state, 0, language))) <= 80
