"""The arena: bots play the same deals from every seat, and are compared.

Every combination of as many bots as there are seats plays every deal, once for each rotation of the
bots over the seats. Games of a deal are not independent of each other, so the deal is the unit of
every interval.
"""

from __future__ import annotations

import hashlib
import itertools
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from ludi.bots import LEVELS, AtLevel, Bot, choice, find_bot
from ludi.bots.external import BotFailed, ExternalBot, Moment, find_external, is_external
from ludi.bots.intervals import Interval, wilson
from ludi.core.chance import seed_words
from ludi.core.errors import BadSetup, LudiError
from ludi.core.fairness import checked_number_seed
from ludi.core.game import Game, Title, seats_in
from ludi.core.registry import find_game
from ludi.core.state import State

Array = npt.NDArray[np.float64]

# The Elo scale: ten to one is so many points; the mean rating.
TENFOLD: Final = 400.0
MEAN_RATING: Final = 1500.0
# Each bot of a pair is given so much of a win, so that who never lost has a finite rating.
GIVEN: Final = 0.5
LEAST_GIVEN: Final = 1e-3
RESAMPLES: Final = 1000
# Ratings are refined until they move less than this, or so many times.
PRECISION: Final = 1e-10
REFINEMENTS: Final = 2000


@dataclass(frozen=True)
class Arena:
    """Who plays what. It is checked when it is made; the same arena gives the same result."""

    game: str
    bots: tuple[str, ...]
    deals: int = 100
    seats: int = 0  # 0: as many as is usual
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        blank = self.blank()
        object.__setattr__(self, "seats", blank.seats)
        checked_number_seed(self.seed)
        if type(self.deals) is not int or self.deals < 1:
            raise BadSetup("setup.counts", found=self.deals)
        for bot in self.bots:
            if not is_external(bot):
                find_bot(bot)
        if len(self.bots) < self.seats:
            game = Title(find_game(self.game))
            raise BadSetup("arena.bots", game=game, seats=self.seats, bots=len(self.bots))

    def blank(self) -> State:
        state: State = find_game(self.game).blank(self.seats or None, self.options)
        return state

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called; one that is named again is numbered."""
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
        return tuple(names)

    @property
    def combinations(self) -> list[tuple[int, ...]]:
        """Who sit together, by their places among the bots."""
        return list(itertools.combinations(range(len(self.bots)), self.seats))

    @property
    def jobs(self) -> list[tuple[int, tuple[int, ...]]]:
        """What is played in one go: a deal and who play it."""
        deals = range(1, self.deals + 1)
        return list(itertools.product(deals, self.combinations))


@dataclass(frozen=True)
class Played:
    """One game: which deal, which bot at each seat, and what came of it."""

    deal: int
    bots: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, bot: int) -> float:
        """The part of the win that fell to a bot."""
        return 1 / len(self.winners) if self.bots.index(bot) in self.winners else 0.0

    def points_of(self, bot: int) -> int:
        return self.points[self.bots.index(bot)]


# --- Playing ---


class Player(Protocol):
    """A bot at the table."""

    def begin(self) -> None: ...
    def choose(self, game: Game[Any], state: State, moment: Moment) -> int: ...
    def close(self) -> None: ...


class OwnBot:
    """One of the bots that are here, with chance of its own."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seeds: dict[tuple[int, int, int], int] = {}

    def begin(self) -> None:
        self._seeds.clear()

    def choose(self, game: Game[Any], state: State, moment: Moment) -> int:
        at = moment[:3]
        if at not in self._seeds:
            self._seeds[at] = bot_seed(*at)
        return choice(self._bot, game, state, moment.seat, self._seeds[at], moment.moves)

    def close(self) -> None:
        pass


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """A bot's chance at a seat of a deal: it has nothing to do with that of the deal."""
    digest = hashlib.sha256(f"arena {seed} {deal} {seat}".encode()).digest()
    return int.from_bytes(digest[:7], "little")


@contextmanager
def players(arena: Arena) -> Iterator[list[Player]]:
    """The bots, ready to play; programs are ended in the end."""
    ready: list[Player] = []
    try:
        for bot in arena.bots:
            ready.append(_player(bot))
        yield ready
    finally:
        for player in ready:
            player.close()


def _player(bot: str) -> ExternalBot | OwnBot:
    if is_external(bot):
        return find_external(bot)
    return OwnBot(AtLevel(bot, compiles=True) if bot in LEVELS else find_bot(bot))


def play_deal(
    arena: Arena, ready: Sequence[Player], deal: int, together: tuple[int, ...]
) -> list[Played]:
    """The games of a deal: each bot sits once at each seat."""
    return [
        play_game(arena, ready, deal, together[first:] + together[:first])
        for first in range(arena.seats)
    ]


def play_game(arena: Arena, ready: Sequence[Player], deal: int, bots: tuple[int, ...]) -> Played:
    game = find_game(arena.game)
    state = arena.blank()
    seed_words(state, arena.seed, deal)
    game.begin(state)
    for bot in bots:
        ready[bot].begin()
    moves = 0
    while to_act := game.to_act(state):
        seat = (to_act & -to_act).bit_length() - 1
        moment = Moment(arena.seed, deal, seat, moves)
        game.play(state, seat, ready[bots[seat]].choose(game, state, moment))
        moves += 1
    points = tuple(game.points(state, seat) for seat in range(arena.seats))
    return Played(deal, bots, points, seats_in(game.winners(state)))


def play(
    arena: Arena, threads: int | None = None, on_played: Callable[[int], None] = lambda _: None
) -> Result:
    """All games, in so many processes; the result does not depend on how many."""
    began = time.perf_counter()
    jobs = arena.jobs
    workers = min(threads or os.cpu_count() or 1, len(jobs))
    played = _played_here(arena, jobs) if workers == 1 else _played_by(workers, arena, jobs)
    found: dict[int, list[Played]] = {}
    with closing(played):
        for index, games in played:
            found[index] = games
            on_played(len(games))
    in_order = [game for index in range(len(jobs)) for game in found[index]]
    return Result(arena, in_order, workers, time.perf_counter() - began)


Jobs = Sequence[tuple[int, tuple[int, ...]]]
# The games of a job, with its place among the jobs.
Playing = Generator[tuple[int, list[Played]], None, None]


def _played_here(arena: Arena, jobs: Jobs) -> Playing:
    with players(arena) as ready:
        for index, (deal, together) in enumerate(jobs):
            yield index, play_deal(arena, ready, deal, together)


def _played_by(workers: int, arena: Arena, jobs: Jobs) -> Playing:
    """Processes are handed a job whenever they are free, and ended in the end, however it comes."""
    context = multiprocessing.get_context("spawn")
    team: dict[Any, Any] = {}
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, arena))
            process.start()
            theirs.close()
            team[ours] = process
        waiting = iter(enumerate(jobs))
        for connection in team:
            _hand_out(connection, waiting)
        for _ in jobs:
            connection, answer = _next_answer(team)
            _hand_out(connection, waiting)
            yield answer
    finally:
        for process in team.values():
            process.terminate()
        for connection, process in team.items():
            process.join()
            connection.close()


def _hand_out(connection: Any, waiting: Iterator[Any]) -> None:
    job = next(waiting, None)
    if job is not None:
        connection.send(job)


def _next_answer(team: Mapping[Any, Any]) -> tuple[Any, tuple[int, list[Played]]]:
    connection: Any = wait(list(team))[0]
    try:
        answer = connection.recv()
    except (EOFError, OSError):
        team[connection].join()
        raise BotFailed("arena.worker", status=team[connection].exitcode) from None
    if isinstance(answer, LudiError):
        raise answer
    return connection, answer


def _work(connection: Connection, arena: Arena) -> None:
    """In a worker: play what comes until nothing does. Who asks may end it at any time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        with players(arena) as ready:
            try:
                _serve(connection, arena, ready)
            finally:  # programs are ended in peace
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
    except LudiError as error:
        connection.send(error)


def _serve(connection: Connection, arena: Arena, ready: Sequence[Player]) -> None:
    while True:
        try:
            index, (deal, together) = connection.recv()
        except (EOFError, OSError):  # who asked is no more
            return
        connection.send((index, play_deal(arena, ready, deal, together)))


# --- What came of it ---


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    wins: int
    draws: int
    share: float
    share_interval: Interval | None
    points: float
    rating: float | None
    rating_interval: Interval | None
    share_by_seat: tuple[float, ...]


@dataclass(frozen=True)
class Pair:
    """How two bots did in the games that both of them played; the first one's side of it."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    share: float | None
    share_interval: Interval | None
    points_difference: float
    differences: Mapping[int, int]


@dataclass(frozen=True)
class Result:
    """All games of an arena, in order."""

    arena: Arena
    games: Sequence[Played]
    threads: int
    seconds: float

    def standings(self) -> list[Standing]:
        """The bots in the order in which they were named."""
        won = self._won_by_deal()
        scale = ratings(won.sum(axis=0)) if self.arena.seats > 1 else None
        bounds = rating_intervals(won, self.arena.seed) if scale is not None else None
        return [
            self._standing(
                bot,
                None if scale is None else float(scale[bot]),
                None if bounds is None else bounds[bot],
            )
            for bot in range(len(self.arena.bots))
        ]

    def _standing(self, bot: int, rating: float | None, bounds: Interval | None) -> Standing:
        games = [game for game in self.games if bot in game.bots]
        shares = [game.share(bot) for game in games]
        return Standing(
            bot=self.arena.names[bot],
            games=len(games),
            wins=shares.count(1.0),
            draws=sum(0 < share < 1 for share in shares),
            share=sum(shares) / len(games),
            share_interval=interval(*self._by_deal(games, lambda game: (game.share(bot), 1))),
            points=sum(game.points_of(bot) for game in games) / len(games),
            rating=rating,
            rating_interval=bounds,
            share_by_seat=self._by_seat(bot, games),
        )

    def _by_seat(self, bot: int, games: Sequence[Played]) -> tuple[float, ...]:
        at = [[game for game in games if game.bots[seat] == bot] for seat in self._seats]
        return tuple(sum(game.share(bot) for game in there) / len(there) for there in at)

    @property
    def _seats(self) -> range:
        return range(self.arena.seats)

    def pairs(self) -> list[Pair]:
        both = itertools.combinations(range(len(self.arena.bots)), 2)
        return [self._pair(a, b) for a, b in both] if self.arena.seats > 1 else []

    def _pair(self, a: int, b: int) -> Pair:
        games = [game for game in self.games if a in game.bots and b in game.bots]
        shares = [(game.share(a), game.share(b)) for game in games]
        won, of = self._by_deal(games, lambda game: (game.share(a), game.share(a) + game.share(b)))
        differences = Counter(game.points_of(a) - game.points_of(b) for game in games)
        return Pair(
            bots=(self.arena.names[a], self.arena.names[b]),
            games=len(games),
            wins=(sum(x > y for x, y in shares), sum(y > x for x, y in shares)),
            draws=sum(x == y > 0 for x, y in shares),
            share=sum(won) / sum(of) if sum(of) else None,
            share_interval=interval(won, of),
            points_difference=sum(d * n for d, n in differences.items()) / len(games),
            differences=dict(sorted(differences.items())),
        )

    def _by_deal(
        self, games: Sequence[Played], count: Callable[[Played], tuple[float, float]]
    ) -> tuple[list[float], list[float]]:
        """For each deal the sums of what was won, and of what there was to win."""
        won, of = [0.0] * self.arena.deals, [0.0] * self.arena.deals
        for game in games:
            part, whole = count(game)
            won[game.deal - 1] += part
            of[game.deal - 1] += whole
        return won, of

    def _won_by_deal(self) -> Array:
        """For each deal, what each bot won in games with each other bot."""
        count = len(self.arena.bots)
        won = np.zeros((self.arena.deals, count, count))
        for game in self.games:
            for bot, other in itertools.permutations(game.bots, 2):
                won[game.deal - 1, bot, other] += game.share(bot)
        return won

    def document(self) -> dict[str, Any]:
        """All of it, JSON-able. Only what stands under `run` may differ from time to time."""
        arena = self.arena
        return {
            "game": arena.game,
            "settings": {
                "bots": list(arena.bots),
                "seats": arena.seats,
                "options": find_game(arena.game).option_values(arena.blank()),
                "deals": arena.deals,
                "seed": arena.seed,
            },
            "games": len(self.games),
            "bots": [vars(standing) for standing in self.standings()],
            "pairs": [vars(pair) for pair in self.pairs()],
            "run": {
                "threads": self.threads,
                "seconds": self.seconds,
                "games_per_second": len(self.games) / self.seconds if self.seconds else 0.0,
            },
        }


# --- Statistics ---


def interval(won: Sequence[float], of: Sequence[float]) -> Interval | None:
    """Where a share lies in 95 cases of 100, from what each deal gave; None: too little is known.

    It is Wilson's, for as many independent games as vary as much as these deals do. A bot that won
    all or nothing is taken to have played one game a deal.
    """
    deals = sum(whole > 0 for whole in of)
    if deals < 2:
        return None
    share = sum(won) / sum(of)
    off = [part - share * whole for part, whole in zip(won, of, strict=True) if whole > 0]
    variance = sum(one * one for one in off) * deals / (deals - 1) / sum(of) ** 2
    if share <= 0 or share >= 1:
        return wilson(share, deals)
    return wilson(share, share * (1 - share) / variance) if variance > 0 else (share, share)


def ratings(won: Array, given: float | Array = GIVEN) -> Array:
    """Bradley–Terry strengths on the Elo scale, from what each bot won against each other.

    Any number of such tables, one behind the other, gives as many rows. Each bot of a pair is given
    half a win first.
    """
    won = (won + given) * (1 - np.eye(won.shape[-1]))
    total = won.sum(axis=-1)
    played = won + np.swapaxes(won, -1, -2)
    strength = np.ones(total.shape)
    for _ in range(REFINEMENTS):
        before = strength
        sums = strength[..., :, None] + strength[..., None, :]
        strength = total / (played / sums).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
        if np.abs(strength / before - 1).max() < PRECISION:
            break
    found: Array = MEAN_RATING + TENFOLD * np.log10(strength)
    return found


def rating_intervals(won_by_deal: Array, seed: int) -> list[Interval] | None:
    """Where ratings lie in 95 cases of 100, by drawing deals anew; None for a single deal.

    What each bot of a pair is given is drawn as well, half a win on average: else one that never
    lost would seem to be known exactly.
    """
    deals, count, _ = won_by_deal.shape
    if deals < 2:
        return None
    draw = np.random.default_rng(seed)
    flat = won_by_deal.reshape(deals, -1)
    resampled = np.stack(
        [
            np.bincount(draw.integers(deals, size=deals), minlength=deals) @ flat
            for _ in range(RESAMPLES)
        ]
    )
    tables = (RESAMPLES, count, count)
    found = ratings(resampled.reshape(tables), draw.gamma(GIVEN, size=tables) + LEAST_GIVEN)
    low, high = np.percentile(found, (2.5, 97.5), axis=0)
    return [(float(a), float(b)) for a, b in zip(low, high, strict=True)]
