"""The measurements of bots run, and measure what they say."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from ludi.accel.records import fill_record
from ludi.bots.search import SearchBot
from ludi.core.match import Match
from ludi.core.registry import find_game

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import against_boardgame_io
import exploitability
import romer_opponents
import search_speed
from against_ismcts import Clock, Position, Rules, TheirBot, play
from page_clients import Measured, Places, Table


def test_roe_the_best_order_has_the_best_trumps_last() -> None:
    names = ("red-2-xx", "blue-1-xx", "red-3-x", "blue-3-v", "red-caesar", "green-4-iii")
    hand = [romer_opponents.Card(name) for name in names]
    order = romer_opponents.best_order(hand, "red", place=4, left=4)
    assert [card.name for card in order] == ["blue-1-xx", "blue-3-v", "red-3-x", "red-2-xx"]
    assert romer_opponents.worth(order, "red", place=4) == 20 + 5 + 60 + 140


@pytest.mark.parametrize("name", ["lay_best_at_once", "lay_trumps_last"])
@pytest.mark.parametrize("seats", [2, 3])
def test_roe_opponents_play_to_the_end(name: str, seats: int) -> None:
    match = Match("romer", seats=seats, seed=4)
    choose = getattr(romer_opponents, name)
    while not match.over:
        (seat,) = match.to_act
        if seat == 0:
            match.play(seat, choose(match.view(seat), match.legal(seat)))
        else:
            match.play(seat, match.game.suggest(match.state.copy(), seat))
    assert match.points[0] > 0


def test_roe_who_would_lose_a_card_answers() -> None:
    """Even with a card that is worth much."""
    own = {"ways": {"red-1-xx": "follow", "blue-caesar": "aside"}, "takes": {}, "hand": []}
    own["hand"] = ["red-1-xx", "blue-caesar"]
    player = {"trump": "green", "loses": True}
    view = {"seat": 0, "table": {"own": own, "players": [player]}}
    assert romer_opponents.best_reply(view).name == "red-1-xx"
    player["loses"] = False
    assert romer_opponents.best_reply(view).name == "blue-caesar"


def test_search_is_timed_in_the_opening_and_in_the_middle() -> None:
    rows = list(search_speed.speeds(["ave"], seconds=0.0, iterations=3))
    assert [row.position for row in rows] == ["opening", "middle"]
    assert all(row.interpreted > 0 and row.times > 0 for row in rows)


def test_rgh_hands_and_plans() -> None:
    hands = exploitability.all_hands()
    assert (len(hands), sum(hands.values())) == (29, 36)
    counts = {len(exploitability.all_plans(hand)) for hand in hands}
    assert counts == {5040, 2520}


def test_rgh_a_best_response_gains() -> None:
    """Against plans that were hardly thought about."""
    hands = exploitability.chosen_hands(1, 1)
    (gain,) = exploitability.Table(1).gains(1, 1, hands)
    assert 0 < gain < 1


def test_openspiel_is_told_what_the_seat_knows() -> None:
    """Samples look the same to the seat, and differ in what it does not see."""
    game = find_game("romer")
    rules = Rules(game)
    records = np.zeros(1, rules.record)
    fill_record(Match("romer", seats=2, seed=3).state, records[0])
    position = Position(rules, records, 0, seed=8)
    samples = [position.resample_from_infostate(0, None) for _ in range(3)]
    assert {sample.information_state_string() for sample in samples} == {
        position.information_state_string()
    }
    assert len({sample._records["hands"][0][1].tobytes() for sample in samples}) == 3


@pytest.mark.parametrize("rollouts", ["random", "sensible"])
def test_openspiel_plays(rollouts: str) -> None:
    pytest.importorskip("open_spiel")
    ours, theirs = Clock(SearchBot(2)), Clock(TheirBot(2, rollouts))
    game = find_game("ave")
    assert sum(play(game, [ours, theirs], 1, 1)) == 1
    assert ours.choices and theirs.choices


def test_cpu_time_is_read_whatever_a_process_is_called() -> None:
    stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 9 0 0 0 250 50 999 999 20 0 1 0"
    assert against_boardgame_io.cpu_seconds(stat) * against_boardgame_io.TICKS == 300


def test_costs_are_compared_round_by_round() -> None:
    played = Measured(acknowledged=[0.1] * 10, seconds=2.0)
    ours = [against_boardgame_io.Turn(played, {"web": web, "writer": 0.01}) for web in (0.01, 0.03)]
    theirs = [against_boardgame_io.Turn(played, {"server": spent}) for spent in (0.01, 0.08)]
    assert [round(turn.cost) for turn in ours] == [2, 4]
    assert against_boardgame_io.ratio(ours, theirs) == pytest.approx(
        {"median": 1.25, "least": 0.5, "most": 2.0}
    )


def test_a_table_that_is_over_is_followed_by_one_that_waits() -> None:
    first, second = Table("first", []), Table("second", [])
    places = Places([first], [second])
    assert places.follow(first) is first
    first.is_over = True
    assert places.follow(first) is second
    second.is_over = True
    assert places.follow(second) is None
    assert places.tables == []
