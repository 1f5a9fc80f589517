"""How fast each engine plays a game, as ratios within one run: machines are noisy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ludi.accel.simulate import ENGINES, Simulation, simulate
from ludi.core.errors import Unavailable
from ludi.core.game import Game

_FIRST_TRY = {"python": 50, "cpu": 2_000, "cuda": 1_000_000}
_MOST = {"python": 1_000_000, "cpu": 50_000_000, "cuda": 64_000_000}


@dataclass(frozen=True)
class Speed:
    """Random play on one engine (cpu: one core). Decisions are players' choices, not chance."""

    game: str
    seats: int
    engine: str
    device: str
    decisions: int
    seconds: float
    decisions_per_second: float
    ratio: float

    def document(self) -> dict[str, Any]:
        return asdict(self)


def speeds(
    game: Game[Any],
    seconds: float,
    seats: int | None = None,
    on_missing: Callable[[Unavailable], None] = lambda _: None,
) -> Iterator[Speed]:
    """Measure every engine that is there; all are compared with the first, the interpreted."""
    interpreted = 0.0
    for engine in ENGINES:
        try:
            run = _timed(game, engine, seconds, seats or min(3, game.most_seats))
        except Unavailable as missing:
            on_missing(missing)
            continue
        interpreted = interpreted or run.decisions_per_second
        yield Speed(
            game=game.id,
            seats=run.seats,
            engine=engine,
            device=run.device,
            decisions=run.decisions,
            seconds=run.seconds,
            decisions_per_second=run.decisions_per_second,
            ratio=run.decisions_per_second / interpreted,
        )


def _timed(game: Game[Any], engine: str, seconds: float, seats: int) -> Simulation:
    """The best of three runs of a third of the time each; a first try sizes them."""
    first = simulate(game, seats=seats, games=_FIRST_TRY[engine], engine=engine, threads=1)
    games = int(_FIRST_TRY[engine] * seconds / 3 / max(first.seconds, 1e-9))
    games = max(1, min(games, _MOST[engine]))
    runs = [simulate(game, seats=seats, games=games, engine=engine, threads=1) for _ in range(3)]
    return max(runs, key=lambda run: run.decisions_per_second)
