"""A board, a question and the choices share a screen of 24 lines; a narrow screen has its own."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from cli.sittings import READ_ON, Sit
from ludi.bots import bot_action, choose_sensibly
from ludi.cli.fitting import Choice, fitted, gathered, headed, roomiest
from ludi.cli.play import Sitting
from ludi.core.lines import lines_of
from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids, our_game_ids
from ludi.core.speech import LANGUAGES


def asked(match: Match, language: str, width: int = 80, height: int = 24) -> list[str]:
    """What stands on the screen when somebody is asked."""
    console = Console(file=io.StringIO(), width=width, height=height)
    sitting = Sitting(match, language, console, Path("/dev/null"), is_interactive=True)
    seat = match.to_act[0]
    lines = sitting._lines(seat)
    sitting._list(seat, lines, with_board=True)
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in printed.splitlines()]


def walk(game: str, seats: int, moves: int = 60) -> Match:
    match = Match(game, seats, 1)
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, bot_action(choose_sensibly, match, seat, 1))
    return match


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "de")])
def test_whatever_romer_asks_fits_with_heading_teams_and_hand(seats: int, language: str) -> None:
    match = Match("romer", seats, 1)
    phrases = match.game.phrases[language]
    while not match.over and len(match.history) < 40:
        seat = match.to_act[0]
        screen = asked(match, language)
        assert len(screen) + 1 <= 24, "with the line on which one types"
        assert any(line.startswith(f"{phrases.title} · ") for line in screen)
        assert all(any(name in line for line in screen) for name in match.players)
        if match.view(seat)["table"]["own"]["hand"]:
            label = phrases.say("terminal-label_hand")
            assert any(line.lstrip().startswith(label) for line in screen)
        match.play(seat, bot_action(choose_sensibly, match, seat, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", our_game_ids())
def test_a_narrow_screen_has_a_board_of_its_own(game_id: str, language: str) -> None:
    game = find_game(game_id)
    for seats in {game.usual_seats, game.most_seats}:
        match = walk(game_id, seats, 12)
        screen = asked(match, language, width=40)
        assert max(map(len, screen)) <= 40
        assert screen[0].startswith(game.phrases[language].title)


def test_a_game_without_a_small_board_says_how_wide_a_screen_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = replace(find_game("ave"), small_board=None)
    match = walk("ave", 6, 3)
    monkeypatch.setattr(match, "game", game)
    said = " ".join(" ".join(asked(match, "en", width=40)).split())
    assert "This screen has 40 columns, and the board needs" in said
    assert "This screen has" not in " ".join(asked(match, "en", width=80))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_roomy_screen_shows_the_words_to_type(game_id: str) -> None:
    match = walk(game_id, find_game(game_id).usual_seats, 6)
    phrases = match.game.phrases["en"]
    if match.over:
        match = Match(game_id, seed=1)
    lines = lines_of(match.legal(match.to_act[0]), phrases)
    screen = " ".join(" ".join(asked(match, "en", width=120, height=200)).split())
    assert all(" ".join(line.words.split()) in screen for line in lines)


def test_choices_of_one_kind_stand_behind_what_they_share() -> None:
    choices = [
        Choice(number, sentence, "", kind)
        for number, sentence, kind in (
            (1, "Lay face down, worth 3: Red 5", "lay"),
            (2, "Lay face down, worth 5: Blue 4", "lay"),
            (3, "Renew the trump", "renew"),
        )
    ]
    console = Console(file=io.StringIO(), width=70)
    console.print(gathered(choices, 70))
    printed = console.file.getvalue().replace("\u00a0", " ")  # type: ignore[attr-defined]
    first, second = (line.strip() for line in printed.splitlines())
    assert first == "Lay face down, …   1) worth 3: Red 5   2) worth 5: Blue 4", "no bare number"
    assert second == "3  Renew the trump"


def lay_five() -> list[Choice]:
    """Long lines of one kind, and one of another, with the words to type for them."""
    worths = ("0: Red Caesar", "3: Blue 4 III", "5: Green 3 V", "50: Black 1 X")
    lays = [
        Choice(n, f"Lay face down as card 5, worth {said}", f"lay {said.split(': ')[1]}", "lay")
        for n, said in enumerate(worths, 1)
    ]
    return [*lays, Choice(5, "Lead any of those above", "play …", "play")]


def printed_by(listed: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(listed)
    printed = console.file.getvalue().replace("\u00a0", " ")  # type: ignore[attr-defined]
    return [line.strip() for line in printed.splitlines()]


def test_a_dense_list_names_what_to_type_once_for_a_kind() -> None:
    head, first, *_, last = printed_by(headed(lay_five()), 60)
    assert head == "Lay face down as card 5, … (lay …)"
    assert first == "1    worth 0: Red Caesar" and last == "5  Lead any of those above (play …)"
    dense = printed_by(gathered(lay_five(), 60), 60)
    assert dense[0] == "Lay face down as card 5, … (lay …)" and dense[1][:12] == "1) worth 0: "
    assert dense[-1] == "5  Lead any of those above (play …)"


def test_a_list_whose_lines_break_says_once_what_they_share() -> None:
    console = Console(file=io.StringIO(), width=44)
    assert printed_by(roomiest(console, lay_five()), 44)[0].startswith("Lay face down as card 5")
    wide = Console(file=io.StringIO(), width=100)
    assert printed_by(roomiest(wide, lay_five()), 100)[0].endswith("lay Red Caesar")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", our_game_ids())
def test_a_list_names_a_word_to_type_for_every_kind(game_id: str, language: str) -> None:
    match = walk(game_id, find_game(game_id).usual_seats, 20)
    phrases = match.game.phrases[language]
    screen = " ".join(" ".join(asked(match, language)).split())
    kinds = {action.name for action in match.legal(match.to_act[0])}
    assert all(phrases.verbs[kind] in screen for kind in kinds)


def test_a_team_of_which_the_trump_is_known_takes_one_line() -> None:
    match = Match("romer", 2, 1, players=["Ann", "Ben"])
    while len(match.view(0)["table"]["players"][1]["team"]) < 3:
        seat = match.to_act[0]
        match.play(seat, bot_action(choose_sensibly, match, seat, 1))
    lines = match.game.drawn(match.view(0)["table"], match.players, "en").splitlines()
    place = next(place for place, line in enumerate(lines) if "Ben" in line)
    assert "▮▮" in lines[place] and "Caesar" in lines[place] and not lines[place + 1].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_clans_late_in_a_round_fit(language: str) -> None:
    match = Match("romans-go-home", 4, 0, players=["Marcus (bot)", "Julia (bot)", "Anna", "Livia"])
    while match.view(0)["table"]["round"] < 3 or len(match.view(0)["table"]["wall"]) > 1:
        screen = asked(match, language)
        assert len(screen) + 1 <= 24 and max(map(len, screen)) <= 80
        assert all(any(name in line for line in screen) for name in match.players)
        match.play(match.to_act[0], bot_action(choose_sensibly, match, match.to_act[0], 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_of_cards_and_discs_fits(language: str) -> None:
    match = Match("roma", 2, 0, players=["Marcus (bot)", "Julia (bot)"])
    most = 0
    while len(match.history) < 154:
        seat = match.to_act[0]
        legal = len(match.legal(seat))
        if legal > 12:
            screen = asked(match, language)
            assert len(screen) + 1 <= 24 and max(map(len, screen)) <= 80
            most = max(most, legal)
        match.play(seat, bot_action(choose_sensibly, match, seat, 1))
    assert most > 18


def test_lines_that_differ_in_a_number_are_one_of_a_long_list(sit: Sit) -> None:
    match = Match("roma", 2, 0, players=["Anna", "Ben"], bots=["random", None])
    while len(match.history) < 62:
        match.play(match.to_act[0], bot_action(choose_sensibly, match, match.to_act[0], 1))
    out = sit(match, "1 2", "", "quit")
    assert " 1  Lay Basilica for 6 sestertii at disc 1–6, covering …" in out
    assert match.action(match.history[62].action).text == "lay basilica 2"


def test_choices_stand_in_the_order_of_their_worth() -> None:
    match = Match("romer", 4, 1)
    while len(match.history) < 8:
        match.play(match.to_act[0], bot_action(choose_sensibly, match, match.to_act[0], 1))
    worths = [
        int(line.split("worth ")[1].split(":")[0]) for line in asked(match, "en") if "worth" in line
    ]
    assert worths == sorted(worths) and len(worths) > 5


def test_many_choices_that_share_nothing_flow() -> None:
    sentences = ("Pass", "Reroll I", "Joker: reroll V", "Ignore one X", "Write 9")
    choices = [Choice(n, said, "", said) for n, said in enumerate(sentences, 1)]
    console = Console(file=io.StringIO(), width=80)
    console.print(gathered(choices, 80))
    printed = console.file.getvalue().replace("\u00a0", " ").strip()  # type: ignore[attr-defined]
    assert printed == "1) Pass   2) Reroll I   3) Joker: reroll V   4) Ignore one X   5) Write 9"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 1])
def test_a_line_that_breaks_does_not_make_the_board_small(language: str, moves: int) -> None:
    match = Match("ave", 2, 5)
    for _ in range(moves):
        match.play(match.to_act[0], "roll 1")
    screen = asked(match, language)
    assert len(screen) + 1 <= 24 and max(map(len, screen)) <= 80
    assert sum("▮▮▮" in line for line in screen) == 1, "the cards left of both players"
    assert all(any(name in line for line in screen) for name in match.players)
    assert any("╭───╮" in line for line in screen) == bool(moves)


def test_what_is_unread_above_does_not_make_the_board_small() -> None:
    console = Console(file=io.StringIO(), width=80, height=24)
    choices = [Choice(number, f"Choice {number}", "", "choice") for number in (1, 2, 3)]
    boards = ["\n" + "board\n" * 15, "board\n" * 15, "small"]
    assert [line.plain for line in fitted(console, boards, choices, 22, 8).board].count(
        "board"
    ) == 15
    assert fitted(console, boards, choices, 12).board[0].plain == "small"


def test_as_much_as_can_be_of_what_is_unread_stays_above() -> None:
    console = Console(file=io.StringIO(), width=80, height=24)
    choices = [Choice(1, "Choice", "", "choice")]
    boards = ["\n\n" + "board\n" * 10, "board\n" * 10, "small"]
    roomy, airless, few = (len(fitted(console, boards, choices, 16, n).board) for n in (2, 8, 40))
    assert (roomy, airless, few) == (13, 11, 13)


def test_120_columns_are_used() -> None:
    seated = Match("ave", 6, 5, players=[f"Marcus {one} (bot)" for one in "ABCDEF"])
    wide = asked(seated, "en", width=120, height=40)
    assert not any("…" in line for line in wide if "Marcus" in line)
    assert max(map(len, wide)) <= 120 and not any("30│" in line for line in wide)
    assert any("…" in line for line in asked(seated, "en"))
    wall = asked(Match("romans-go-home", 3, 5), "de", width=120, height=40)
    assert any("Allerweltsfort 5" in line and "Steuerfort" in line for line in wall)
    assert sum("Auf der Hand:" in line and "Ch’ariott 9" in line for line in wall) == 1
    cards = walk("roma", 2, 40)
    assert 80 < max(map(len, asked(cards, "en", width=120, height=40))) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_narrow_screen_columns_have_names(language: str) -> None:
    match = walk("roma", 2, 40)
    screen = asked(match, language, width=60, height=20)
    bars = [line.index("│") for line in screen if "│" in line]
    assert len(bars) == 7 and len(set(bars)) == 1
    heading = next(line for line in screen if "│" in line)
    assert all(name in heading for name in match.players)


def test_on_a_narrow_screen_the_clans_players_line_up() -> None:
    match = Match("romans-go-home", 3, 5)
    screen = asked(match, "en", width=60, height=20)
    clans = [line for line in screen if "■" in line]
    places = {line.index(name) for name, line in zip(match.players, clans, strict=True)}
    assert len(places) == 1


def test_the_title_and_the_hash_are_read_before_the_board(sit: Sit) -> None:
    for height, is_asked in ((16, True), (60, False)):
        out = sit(Match("romans-go-home", 2, 5, bots=[None, "random"]), height=height)
        assert (READ_ON in out) == is_asked
