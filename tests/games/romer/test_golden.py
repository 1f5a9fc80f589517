"""What the golden games of Römer show together; `tests/games/test_golden.py` replays them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludi import Match
from ludi.games.romer.cards import TEAM

from ..golden_games import END, Move, Outline, read, replayed, told

TEXTS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))
}
POINTS = {"Caesar": 0, "III": 3, "V": 5, "X": 10, "XX": 20}

# Who trumps, and with which battle value.
A_TRUMP = r"(\w+) trumps with \w+ (\d) .*\n"
DRAWS = r"(?:\w+ draws a card\.\n)+"
NEW_TRUMP = r"lays .* face up .*\n\w+ draws a card\.\n"


def sentences(text: str) -> str:
    """What is told of a game, a sentence a line, without the actions."""
    story = text.partition("\n\n")[2].partition(END)[0]
    return "\n".join(line.strip() for line in story.splitlines() if line.startswith(" "))


def story(name: str) -> str:
    return sentences(TEXTS[name])


def found(name: str, pattern: str) -> tuple[str, ...]:
    """The groups of the first passage that is told like this; `…` stands for anything between."""
    passage = re.search(pattern.replace("…", r"(?:.|\n)*?"), story(name))
    assert passage is not None
    return passage.groups()


def header(name: str, field: str) -> Any:
    return json.loads(read(TEXTS[name]).header[field])


def players(name: str) -> list[str]:
    return read(TEXTS[name]).header["players"].split(", ")


def left_of(name: str, player: str) -> str:
    seats = players(name)
    return seats[(seats.index(player) + 1) % len(seats)]


def ended(name: str) -> Match:
    return replayed(read(TEXTS[name]))


def at_the_end(name: str, player: str) -> dict[str, Any]:
    """What a player has on the table at the end."""
    match = ended(name)
    side: dict[str, Any] = match.view(None)["table"]["players"][match.players.index(player)]
    return side


# --- The trick (ROE-3) --------------------------------------------------------------------------


def test_golden_games_show_three_trumps_in_a_trick() -> None:
    """ROE-3.4: the earlier of two equal ones wins, and only the winner draws."""
    *trumps, winner, drawing, leader = found(
        "three-trumps",
        rf" leads .*\n{A_TRUMP * 3}(\w+) wins the trumped trick .*\n(\w+) draws .*\n(\w+) is on",
    )
    values = dict(zip(trumps[::2], map(int, trumps[1::2]), strict=True))
    best = [player for player, value in values.items() if value == max(values.values())]
    assert len(best) == 2
    assert best[0] == winner == drawing == leader


def test_golden_games_show_the_earlier_of_equals_winning_without_trumps() -> None:
    """ROE-3.3: and all who have followed draw, beginning with the winner."""
    name = "three-trumps"
    leader, seven = found(name, r"(\w+) leads (\w+ 7 III)\.\n…follows with \2\.\n")
    drawing = found(name, rf"{leader} wins the trick with {seven}\.\n" + r"(\w+) draws .*\n" * 4)
    assert drawing[0] == leader
    assert [left_of(name, player) for player in drawing] == [*drawing[1:], leader]


def test_golden_games_show_a_caesar_winning() -> None:
    """ROE-3.8: it trumps with 0, and a 7 was led."""
    found("a-whole-game", r"leads \w+ 7 III\.\n.* trumps with (.*) Caesar\.\n.* with \1 Caesar\.")


# --- On lead (ROE-2) ----------------------------------------------------------------------------


def test_golden_games_show_renewed_trumps() -> None:
    """ROE-2.4: of another colour, and of the same; the whole team goes; the lead passes left."""
    name = "renewed-trumps"
    renewed = re.findall(
        r"(\w+) discards card 1 of the team, (\w+) .*\n((?:.* discards .*\n)+)"
        r"\1 lays .* face up and now has (\w+) as trump\.\n\1 draws a card\.\n(\w+) is on lead",
        story(name),
    )
    assert {old.lower() == new for _, old, _, new, _ in renewed} == {True, False}
    for player, _, others, _, leader in renewed:
        team = header(name, "teams")[players(name).index(player)]
        assert others.count("\n") == len(team) - 1
        assert leader == left_of(name, player)


def test_golden_games_show_an_empty_pile() -> None:
    """ROE-2.1: refilled between two draws; a card of this very trick is drawn again."""
    name = "an-empty-pile"
    found(name, r" wins .*\n(\w+) draws .*\nThe pile has run out: .*\n(?!\1)\w+ draws ")
    led, follow = read(TEXTS[name]).moves[:2]
    assert follow.chance is not None
    assert header(name, "pile") == follow.chance[:1]
    assert led.action == f"play {follow.chance[1]}"


def test_golden_games_show_a_whole_game() -> None:
    """ROE-2.1, ROE-5.3: from the deal to the end, at a low target."""
    name = "a-whole-game"
    assert "phase" not in read(TEXTS[name]).header
    assert header(name, "options") == {"target": 100}
    assert story(name).startswith("Round 1: Marcus deals.\nJulia lays ")
    assert story(name).endswith("\nThe game is over.")


# --- Special cases (ROE-4) ----------------------------------------------------------------------


def test_golden_games_show_a_captor_filled_up() -> None:
    """ROE-4.1: two cards complete the team; the third loser's is discarded, and counts nowhere."""
    name = "a-team-filled-up"
    captor, *_, loser, card = found(
        name,
        r"(\w+) captures .* the team of (\w+) and .* card 6\.\n"
        r"\1 captures .* the team of (\w+) and .* card 7\.\n"
        r"(\w+) loses (.*), which is discarded.*\nThe round is over",
    )
    assert len(at_the_end(name, captor)["team"]) == TEAM
    assert at_the_end(name, loser)["team"] == []
    assert f": {card} counts" not in story(name)
    assert f"\n{loser} scores 0 points" in story(name)


def test_golden_games_show_two_trumps_lost_in_a_trick() -> None:
    """ROE-4.2: new ones are laid clockwise from the winner's left; the lead is left of the last."""
    name = "lost-trumps"
    winner, first, last, leader = found(
        name,
        r"(\w+) wins .*\n\1 captures .* from the team of (\w+) .*\n"
        r"\1 captures .* from the team of (\w+) .*\n"
        rf"\1 draws .*\n\2 {NEW_TRUMP}\3 {NEW_TRUMP}(\w+) is on lead",
    )
    assert [left_of(name, winner), left_of(name, first)] == [first, last]
    assert leader == left_of(name, last) != winner


def test_golden_games_show_a_trump_lost() -> None:
    """ROE-4.2: the lead is left of the loser, and not the winner's."""
    name = "lost-trumps"
    winner, loser, leader = found(
        name,
        rf"(\w+) wins .*\n\1 captures .* from the team of (\w+) .*\n"
        rf"{DRAWS}\2 {NEW_TRUMP}(\w+) is on lead",
    )
    assert leader == left_of(name, loser) != winner


def test_golden_games_show_an_empty_hand() -> None:
    """ROE-4.3, ROE-3.6: it plays no card and loses one, at its seat; a lead passes over it."""
    name = "empty-hands"
    without = players(name)[header(name, "hands").index([])]
    assert without not in {move.player for move in read(TEXTS[name]).moves}
    captor, other = found(
        name,
        rf" wins .*\n(\w+) captures .* the team of {without} and .*\n"
        r"\1 captures .* the team of (\w+) and",
    )
    assert [left_of(name, captor), left_of(name, without)] == [without, other]
    before, leader = found(name, r"^(\w+) lays .*\n\1 draws .*\n(\w+) is on lead")
    assert (left_of(name, before), left_of(name, without)) == (without, leader)


def test_golden_games_show_a_player_out() -> None:
    """ROE-4.4, ROE-4.2: the trump lost, the winner leads; later leads pass over; no points."""
    name = "empty-hands"
    _, out = found(
        name, rf"(\w+) captures .* from the team of (\w+) .*\n{DRAWS}\2 .* is out .*\n\1 is on lead"
    )
    before, leader = found(name, r"is out …\n(\w+) lays .*\n\1 draws .*\n(\w+) is on lead")
    assert (left_of(name, before), left_of(name, out)) == (out, leader)
    assert (at_the_end(name, out)["team"], at_the_end(name, out)["cards"]) == ([], 0)
    found(name, rf"\n{out} scores 0 points")


@pytest.mark.parametrize(
    ("name", "last", "is_full", "has_cards"),
    [
        ("alone-and-stopping", "stop", False, True),
        ("alone-up-to-seven", "lay", True, True),
        ("alone-to-the-last-card", "lay", False, False),
    ],
)
def test_golden_games_show_one_alone_with_cards(
    name: str, last: str, is_full: bool, has_cards: bool
) -> None:
    """ROE-4.5: stopping at will, at seven, and with an empty hand; nothing is drawn."""
    alone, completed = found(
        name, r"Only (\w+) has cards in hand, .*\n((?:\1 lays .*\n)+)The round"
    )
    *_, move = read(TEXTS[name]).moves
    assert (move.player, move.action.split()[0]) == (alone, last)
    team, cards = at_the_end(name, alone)["team"], at_the_end(name, alone)["cards"]
    assert (len(team) == TEAM, cards > 0) == (is_full, has_cards)
    assert completed.endswith(f"as card {len(team)}.\n")


def test_golden_games_show_the_limit_of_leads() -> None:
    """ROE-4.6: each kind of lead counts; a new trump is laid, which is none, and then it ends."""
    name = "the-limit-of-leads"
    limit = header(name, "options")["lead_limit"]
    found(name, rf"{NEW_TRUMP}The limit of {limit} leads .*\nThe round is over\.")
    verbs = [move.action.split()[0] for move in read(TEXTS[name]).moves]
    assert verbs.count("lay") + verbs.count("renew") + verbs.count("play") // 2 == limit
    assert {"lay", "renew", "play"} < set(verbs)
    assert all(len(at_the_end(name, player)["team"]) < TEAM for player in players(name))


# --- The end (ROE-5) ----------------------------------------------------------------------------


def test_golden_games_show_what_every_card_counts() -> None:
    """ROE-5.2: a card of the trump colour as often as its position says; at most 140."""
    counted = set()
    for name in TEXTS:
        trump = ""
        for position, colour, rank, points in re.findall(
            r"card (\d): (\w+) (?:\d )?(\w+) counts (\d+)\.", story(name)
        ):
            trump = colour if position == "1" else trump
            assert int(points) == POINTS[rank] * (int(position) if colour == trump else 1)
            counted.add((colour == trump, int(points)))
    assert {(True, 140), (True, 0), (False, 20)} <= counted


@pytest.mark.parametrize("name", TEXTS)
def test_golden_games_are_won_by_the_highest_total(name: str) -> None:
    """ROE-5.3: at the target or above it, and alone."""
    match = ended(name)
    (winner,) = match.winners
    assert match.points[winner] == max(match.points) >= match.options["target"]
    assert match.points.count(max(match.points)) == 1


def test_golden_games_are_not_always_won_by_the_one_who_completes_a_team() -> None:
    """ROE-5.3: nor by the only one beyond the target."""
    match = ended("a-whole-game")
    (winner,) = match.winners
    assert len(at_the_end("a-whole-game", match.players[winner])["team"]) < TEAM
    assert sum(total >= match.options["target"] for total in match.points) == 2


def totals(passage: str) -> dict[str, int]:
    """What the players are told to have."""
    return {
        player: int(total)
        for player, total in re.findall(r"(\w+) scores \d+ points? and now has (\d+)\.", passage)
    }


def test_golden_games_show_a_tie_at_the_top() -> None:
    """ROE-5.3: another round decides; one who was behind wins it."""
    name = "a-tie-at-500"
    first, second = re.split(r"Round \d+: \w+ deals\.", story(name))
    last, *best = sorted(totals(first).values())
    assert best[0] == best[1] >= 500 > last
    (winner,) = ended(name).winners
    assert totals(first)[players(name)[winner]] == last
    assert totals(second)[players(name)[winner]] == max(totals(second).values())


# --- The options --------------------------------------------------------------------------------


def told_with(name: str, options: dict[str, Any], count: int) -> str:
    """What so many first actions of a game bring about with other options."""
    outline = read(TEXTS[name])
    moves = [Move(move.player, move.action, None) for move in outline.moves[:count]]
    return sentences(told(Outline({**outline.header, "options": json.dumps(options)}, moves)))


@pytest.mark.parametrize(
    ("name", "option", "count", "pattern"),
    [
        # ROE-3.5: the own trump colour is led, one stays out, and nothing is captured.
        (
            "only-trumping-captures",
            "only_cutting_captures",
            3,
            r"(\w+) leads (Red) .*\n\w+ stays out .*\n.* follows .*\n\1 wins .*\n\1 draws ",
        ),
        # ROE-3.5: one of three trumpers wins and captures from the others.
        (
            "losing-trumpers-lose",
            "losing_trumpers_lose",
            4,
            r"(\w+) trumps .*\n\w+ trumps .*\n(\w+) trumps .*\n(\w+) wins .*\n"
            r"\3 captures .* from the team of \1 .*\n\3 captures .* of the team of \2",
        ),
        # ROE-3.5: of two who stay out, the one whose colour is led loses a card.
        (
            "own-colour-captures",
            "own_colour_captures",
            3,
            r"leads Blue .*\n(\w+) stays out .*\n\w+ stays out .*\n(\w+) wins the trick .*\n"
            r"\2 captures .* of the team of \1 and .*\n\2 draws ",
        ),
        # ROE-5.3: one is ahead beyond 500, and the other one has still to begin.
        (
            "the-full-cycle",
            "full_cycle",
            1,
            r" and now has 5\d\d\.\n(.*\n)+Round \d+: Julia deals\.",
        ),
    ],
)
def test_golden_games_show_every_option(name: str, option: str, count: int, pattern: str) -> None:
    """ROE-3.5, ROE-5.3: what would not happen without it."""
    assert header(name, "options") == {option: True}
    assert re.search(pattern, story(name))
    assert re.search(pattern, told_with(name, {option: True}, count))
    assert not re.search(pattern, told_with(name, {}, count))


def test_golden_games_show_captures_by_trumping_with_the_option() -> None:
    """ROE-3.5: where only trumped tricks capture, they still do."""
    name = "only-trumping-captures"
    found(
        name,
        r"(\w+) stays out .*\n(\w+) wins the trumped trick .*\n\2 captures .* of the team of \1",
    )


def test_golden_games_show_a_lead_lost_in_the_full_cycle() -> None:
    """ROE-5.3: who was ahead beyond the target does not win."""
    name = "the-full-cycle"
    first, second = re.split(r"Round \d+: \w+ deals\.", story(name))
    ahead, winner = (max(totals(part), key=totals(part).__getitem__) for part in (first, second))
    assert totals(first)[ahead] >= 500
    assert [ahead, winner] == ["Julia", "Marcus"]
    assert ended(name).winners == (1,)
