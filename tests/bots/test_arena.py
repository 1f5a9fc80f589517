"""Who plays whom, how often, from where; and what is counted."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ludi.bots.arena import (
    Arena,
    OwnBot,
    Played,
    Result,
    bot_seed,
    interval,
    play,
    play_deal,
    players,
    rating_intervals,
    ratings,
)
from ludi.bots.external import Moment
from ludi.bots.intervals import wilson
from ludi.core.errors import BadSetup, Unavailable
from ludi.core.game import Game
from ludi.core.state import State


class Watched:
    """Plays the first legal action and keeps the states in which it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Moment, State]] = []

    def begin(self) -> None:
        pass

    def choose(self, game: Game[Any], state: State, moment: Moment) -> int:
        self.asked.append((moment, state.copy()))
        return game.legal_ids(state, moment.seat)[0]

    def close(self) -> None:
        pass


def without_run(result: Result) -> dict[str, Any]:
    document = result.document()
    del document["run"]
    return document


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 3), (3, 3)])
def test_each_bot_sits_at_each_seat_equally_often(bots: int, seats: int) -> None:
    result = play(Arena("ave", ("random",) * bots, deals=3, seats=seats), threads=1)
    sat = Counter((bot, seat) for game in result.games for seat, bot in enumerate(game.bots))
    assert len(sat) == bots * seats and len(set(sat.values())) == 1
    assert len(result.games) == 3 * seats * math.comb(bots, seats)


def test_the_games_of_a_deal_begin_alike_and_others_do_not() -> None:
    arena = Arena("romans-go-home", ("random",) * 2)
    watched = [Watched(), Watched()]
    for deal in (1, 2):
        play_deal(arena, watched, deal, (0, 1))
    first = [state for one in watched for moment, state in one.asked if moment.moves == 0]
    by_deal = [moment.deal for one in watched for moment, _ in one.asked if moment.moves == 0]
    states = dict(zip(by_deal, first, strict=True))
    assert sorted(by_deal) == [1, 1, 2, 2] and states[1] != states[2]
    assert all(state == states[deal] for deal, state in zip(by_deal, first, strict=True))


def test_a_bot_has_chance_of_its_own() -> None:
    seeds = {bot_seed(seed, deal, seat) for seed in (1, 2) for deal in (1, 2) for seat in (0, 1)}
    assert len(seeds) == 8
    same = [play(Arena("ave", ("random", "random"), deals=2, seed=5), threads=1) for _ in range(2)]
    assert same[0].games == same[1].games
    other = play(Arena("ave", ("random", "random"), deals=2, seed=6), threads=1)
    assert same[0].games != other.games


def test_the_same_bot_twice_comes_out_even() -> None:
    result = play(Arena("ave", ("random", "random"), deals=5), threads=1)
    assert [standing.bot for standing in result.standings()] == ["random", "random (2)"]
    assert [standing.share for standing in result.standings()] == [0.5, 0.5]


def test_threads_do_not_change_the_result() -> None:
    arena = Arena("ave", ("heuristic", "random", "random"), deals=3)
    one, two = (play(arena, threads) for threads in (1, 2))
    assert (one.threads, two.threads) == (1, 2)
    assert without_run(one) == without_run(two)


def test_the_heuristic_beats_random_play() -> None:
    heuristic, random = play(Arena("ave", ("heuristic", "random"), deals=20), 1).standings()
    assert heuristic.share_interval is not None and heuristic.share_interval[0] > 0.7
    assert heuristic.rating is not None and random.rating is not None
    assert heuristic.rating > 1700 > 1300 > random.rating
    assert heuristic.points > random.points


def test_one_seat_has_no_ratings() -> None:
    options = {"neutrals": 2}
    arena = Arena("romans-go-home", ("random",), deals=2, seats=1, options=options)
    result = play(arena, threads=1)
    assert result.standings()[0].rating is None and result.pairs() == []


def test_what_does_not_go_is_refused() -> None:
    with pytest.raises(Unavailable, match="There is no bot “deep”"):
        Arena("ave", ("random", "deep"))
    with pytest.raises(BadSetup, match="takes 3 bots or more, not 2"):
        Arena("ave", ("random", "random"), seats=3)
    for bad in ({"deals": 0}, {"seed": -1}, {"seats": 9}, {"options": {"nonsense": 1}}):
        with pytest.raises(BadSetup):
            Arena("ave", ("random", "random"), **bad)


def test_players_are_let_go_however_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[OwnBot] = []
    monkeypatch.setattr(OwnBot, "close", lambda bot: closed.append(bot))
    with pytest.raises(ZeroDivisionError), players(Arena("ave", ("random", "random"))):
        raise ZeroDivisionError
    assert len(closed) == 2


# --- By hand ---


def by_hand() -> Result:
    """Two deals: the first bot wins three games, and shares the fourth."""
    games = [
        Played(1, (0, 1), (10, 4), (0,)),
        Played(1, (1, 0), (3, 8), (1,)),
        Played(2, (0, 1), (7, 6), (0,)),
        Played(2, (1, 0), (5, 5), (0, 1)),
    ]
    return Result(Arena("ave", ("heuristic", "random"), deals=2), games, 1, 2.0)


def test_standings_by_hand() -> None:
    first, second = by_hand().standings()
    assert (first.games, first.wins, first.draws, first.share) == (4, 3, 1, 0.875)
    assert (second.games, second.wins, second.draws, second.share) == (4, 0, 1, 0.125)
    assert (first.points, second.points) == (7.5, 4.5)
    assert first.share_by_seat == (1.0, 0.75)
    # Shares of deals 1 and 0.75: the mean varies by 0.125, as 0.875 · 0.125 / 0.125² = 7 games do.
    assert first.share_interval == pytest.approx(wilson(0.875, 7))


def test_pairs_by_hand() -> None:
    (pair,) = by_hand().pairs()
    assert (pair.games, pair.wins, pair.draws, pair.share) == (4, (3, 0), 1, 0.875)
    assert pair.points_difference == 3
    assert pair.differences == {0: 1, 1: 1, 5: 1, 6: 1}
    assert pair.share_interval == pytest.approx(wilson(0.875, 7))


def test_a_game_that_nobody_wins_is_nobodys() -> None:
    game = Played(1, (0, 1), (1, 1), ())
    assert game.share(0) == game.share(1) == 0
    result = Result(Arena("ave", ("random", "random"), deals=1), [game, game], 1, 1.0)
    (pair,) = result.pairs()
    assert (pair.share, pair.share_interval, pair.draws) == (None, None, 0)


def test_intervals_by_hand() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval([1.0], [2.0]) is None
    assert interval([2.0] * 10, [2.0] * 10) == pytest.approx(wilson(1.0, 10))
    assert interval([1.0] * 10, [2.0] * 10) == (0.5, 0.5)
    # Of 100 independent games, 50 won: about as many independent games are found.
    low, high = interval([1.0, 0.0] * 50, [1.0] * 100) or (0.0, 0.0)
    assert (low, high) == pytest.approx(wilson(0.5, 99), abs=1e-9)


def test_ratings_by_hand() -> None:
    """Nine and a half wins to half a one is nineteen to one."""
    found = ratings(np.array([[0.0, 9.0], [0.0, 0.0]]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(19))
    assert found.mean() == pytest.approx(1500)


def test_three_ratings_explain_shares_that_fit_together() -> None:
    """Strengths 4, 2 and 1 share what is played between each two in proportion."""
    strength = np.array([4.0, 2.0, 1.0])
    won = 3e6 * strength[:, None] / (strength[:, None] + strength[None, :])
    found = ratings(won)
    assert found - 1500 == pytest.approx(400 * np.log10([2.0, 1.0, 0.5]), abs=1e-3)


def test_rating_intervals_hold_the_rating_and_are_open_for_who_never_lost() -> None:
    deals = np.zeros((40, 2, 2))
    deals[:, 0, 1] = [2.0, 1.0] * 20
    deals[:, 1, 0] = [0.0, 1.0] * 20
    bounds = rating_intervals(deals, 1)
    assert bounds is not None and bounds == rating_intervals(deals, 1)
    found = ratings(deals.sum(axis=0))
    assert all(low < one < high for one, (low, high) in zip(found, bounds, strict=True))
    assert 20 < bounds[0][1] - bounds[0][0] < 120
    deals[:, 0, 1], deals[:, 1, 0] = 2.0, 0.0
    bounds = rating_intervals(deals, 1)
    assert bounds is not None and bounds[0][1] - bounds[0][0] > 300
    assert rating_intervals(deals[:1], 1) is None
