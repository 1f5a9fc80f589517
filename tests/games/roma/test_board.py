"""The board of Roma as text."""

from __future__ import annotations

import pytest
from rich.text import Text

from ludi.core.speech import LANGUAGES
from ludi.games.roma import GAME
from ludi.games.roma.state import State
from ludi.games.roma.terminal import board

from .hand_built import hand, new_game, play, position

PLAYERS = ("Julia", "Marcus")


def drawn(state: State, seat: int | None, language: str = "en") -> list[str]:
    markup = board(GAME.view(state, seat), PLAYERS, language)
    return [line.rstrip() for line in Text.from_markup(markup).plain.splitlines()]


def line_with(start: str, lines: list[str]) -> str:
    (found,) = [line for line in lines if line.lstrip("▸ ").startswith(start)]
    return found


def set_out() -> State:
    """The first seat has laid its four cards, the second none yet."""
    state = new_game(first=1)
    for seat in range(2):
        one, two, *_ = hand(state, seat).split()
        play(state, f"give {one}", f"give {two}", seat=seat)
    for disc in range(1, 5):
        play(state, f"lay {hand(state, 0).split()[0]} {disc}")
    return state


@pytest.mark.parametrize(
    ("language", "face_down", "cards"),
    [("en", "face down", "Other’s cards:"), ("fr", "face cachée", "Cartes adverses :")],
)
def test_in_the_set_up_own_cards_lie_face_down(language: str, face_down: str, cards: str) -> None:
    """ROM-2.3: and what is known of the other's is no longer all in hand."""
    state = set_out()
    for seat in range(2):
        lines = drawn(state, seat, language)
        assert sum(line.count(face_down) for line in lines) == 4
        assert line_with(cards, lines)


@pytest.mark.parametrize(
    ("language", "open_discs"), [("en", "4 open discs"), ("fr", "4 disques vides")]
)
def test_open_discs_are_counted_once_turns_are_played(language: str, open_discs: str) -> None:
    """ROM-3.1"""
    state = position(discs={0: "forum legat", 1: "turris templum basilica onager mercatus machina"})
    lines = drawn(state, 0, language)
    assert line_with("Julia", lines).endswith(open_discs)
    assert "dis" not in line_with("Marcus", lines)
    assert "dis" not in line_with("Julia", drawn(new_game(), 0, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_of_great_wealth_fits_into_a_line(language: str) -> None:
    state = position(discs={0: "forum", 1: "legat"}, hands={0: "rest"}, pile="", money=(999, 999))
    assert max(map(len, drawn(state, 0, language))) <= 80


def test_a_defence_that_has_changed_shows_the_printed_one_too() -> None:
    """ROM-6.8"""
    lines = drawn(position(discs={1: "turris legat"}), 0)
    assert any("def. 6" in line and "def. 3 (2)" in line for line in lines)
