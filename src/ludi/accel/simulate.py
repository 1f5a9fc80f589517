"""Mass random play on any engine: the same games, to the byte, for the same seed."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ludi.accel.open_rules import bindings
from ludi.accel.playouts import play_random_game, play_random_games, tally
from ludi.accel.records import Array, Digest, blank_records, fill_record, state_from_record
from ludi.accel.twins import interpreted
from ludi.core.errors import BadSetup, Names, Unavailable
from ludi.core.fairness import checked_number_seed
from ludi.core.game import Game

ENGINES = ("python", "cpu", "cuda")

# How many games are played before their final states are digested and let go.
_AT_ONCE = {"python": Digest.BLOCK, "cpu": 8 * Digest.BLOCK, "cuda": 128 * Digest.BLOCK}
# How many are played before it is said how many have been.
_TOLD_AFTER = {**_AT_ONCE, "python": 50, "cpu": 16_384}


@dataclass(frozen=True)
class Simulation:
    """What random play gave. `seconds` is play alone, without compiling and digesting."""

    game: str
    seats: int
    options: Mapping[str, bool | int]
    seed: int
    engine: str
    device: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    points: tuple[float, ...]
    wins: tuple[int, ...]
    digest: str

    def document(self) -> dict[str, Any]:
        return asdict(self)


# Plays one game in each record, the first being game number so-and-so; returns decisions, seconds.
Player = Callable[[Array, int], tuple[int, float]]


def simulate(
    game: Game[Any],
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    engine: str = "cpu",
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    on_progress: Callable[[int, int], None] = lambda *_: None,
) -> Simulation:
    """Play `games` games of uniformly random legal actions; `on_progress` is told how many of how
    many, from none on, once all is compiled."""
    if engine not in ENGINES:
        raise Unavailable("engine.unknown", engine=engine, engines=Names(ENGINES))
    for found in (games, 1 if threads is None else threads):
        if type(found) is not int or found < 1:
            raise BadSetup("setup.counts", found=found)
    checked_number_seed(seed)
    blank = game.blank(seats, options)
    play, device = _player(game, engine, seed, threads or os.cpu_count() or 1)
    play(blank_records(blank, 1), 0)  # compiles, or loads what is kept
    totals = np.zeros(blank.seats, np.int64)
    wins = np.zeros(blank.seats, np.int64)
    digest = Digest()
    decisions = 0
    seconds = 0.0
    for first in range(0, games, _AT_ONCE[engine]):
        states = blank_records(blank, min(_AT_ONCE[engine], games - first))
        for done in range(0, len(states), _TOLD_AFTER[engine]):
            on_progress(first + done, games)
            taken, lasted = play(states[done : done + _TOLD_AFTER[engine]], first + done)
            decisions += taken
            seconds += lasted
        digest.add(states)
        _tally(game, engine, states, totals, wins)
    return Simulation(
        game=game.id,
        seats=blank.seats,
        options=game.option_values(blank),
        seed=seed,
        engine=engine,
        device=device,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        points=tuple((totals / max(games, 1)).tolist()),
        wins=tuple(wins.tolist()),
        digest=digest.text(),
    )


def _player(game: Game[Any], engine: str, seed: int, threads: int) -> tuple[Player, str]:
    if engine == "python":
        return _interpreted_player(game, seed), f"Python {platform.python_version()}"
    if engine == "cpu":
        return _cpu_player(game, seed, threads), f"{threads} core{'s' * (threads > 1)}"
    return _cuda_player(game, seed)


def _interpreted_player(game: Game[Any], seed: int) -> Player:
    play_game = interpreted(play_random_game, bindings(game))
    out = [0] * game.most_legal

    def play(states: Array, first: int) -> tuple[int, float]:
        began = time.perf_counter()
        decisions = 0
        blank = game.state()
        for name in ("seats", *(field.name for field in game.options)):
            setattr(blank, name, int(states[0][name]))
        for index in range(len(states)):
            state = blank.copy()
            decisions += play_game(state, seed, first + index, out)
            fill_record(state, states[index])
        return decisions, time.perf_counter() - began

    return play


def _cpu_player(game: Game[Any], seed: int, threads: int) -> Player:
    from ludi.accel.cpu import cpu_rules

    play_games = cpu_rules(game).entry(play_random_games)

    def play_part(states: Array, first: int) -> int:
        decisions = np.zeros(len(states), np.int64)
        play_games(states, seed, first, decisions, np.zeros(game.most_legal, np.int16))
        return int(decisions.sum())

    def play_parts(states: Array, first: int) -> int:
        bounds = np.linspace(0, len(states), 4 * threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(threads) as pool:
            parts = [
                pool.submit(play_part, states[begin:end], first + begin)
                for begin, end in pairwise(bounds)
            ]
            return sum(part.result() for part in parts)

    def play(states: Array, first: int) -> tuple[int, float]:
        began = time.perf_counter()
        decisions = (play_part if threads == 1 else play_parts)(states, first)
        return decisions, time.perf_counter() - began

    return play


def _cuda_player(game: Game[Any], seed: int) -> tuple[Player, str]:
    from ludi.accel.cuda import cuda_rules

    rules = cuda_rules(game)

    def play(states: Array, first: int) -> tuple[int, float]:
        return rules.play_random_games(states, seed, first)

    return play, rules.device_name


def _tally(game: Game[Any], engine: str, states: Array, totals: Array, wins: Array) -> None:
    if engine == "python":
        plain = [state_from_record(game.state, record) for record in states]
        interpreted(tally, bindings(game))(plain, totals, wins)
        return
    from ludi.accel.cpu import cpu_rules

    cpu_rules(game).entry(tally)(states, totals, wins)
