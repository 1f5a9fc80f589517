"""Our search against OpenSpiel's ISMCTS, with the same number of iterations.

    python benchmarks/against_ismcts.py GAME [-n DEALS] [--iterations 200] [--rollouts random]
        [--bot legatus]

OpenSpiel's bot (`open_spiel.python.algorithms.ismcts`) is handed our rules, compiled, as a state
of its own kind: the world as the seat knows it, `observe` as what it is told apart by, `redeal` as
its way to sample. Chance is drawn within an action. Who choose at the same time do so one after
another, the searching seat first, and see nothing of each other's choice. Its rollouts are random,
as usual there, or with `--rollouts sensible` the very ones that our search plays.

Every deal for two is played from both seats. A shared win is half of one; the interval is the 95 %
one, for as many independent games.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import cpu_rules
from ludi.accel.records import fill_record, record_type
from ludi.accel.search import play_on
from ludi.bots import Bot, find_bot
from ludi.bots.intervals import wilson
from ludi.bots.search import SearchBot
from ludi.core.chance import below, next_word, seed_words
from ludi.core.game import Game, seats_in
from ludi.core.knowledge import possible_world
from ludi.core.registry import find_game
from ludi.core.state import State
from peers import explain_missing

ROLLOUTS: Final = ("random", "sensible")
# What OpenSpiel's examples search with where a game gives −1 to 1.
CURIOSITY: Final = 2.0


# --- Our rules as OpenSpiel asks for them ---


class Rules:
    """A game's compiled rules, each to be called by itself, and room for what they write."""

    def __init__(self, game: Game[Any]) -> None:
        entry = cpu_rules(game).entry
        self.record = record_type(game.state)
        self.apply, self.advance = entry(game.apply), entry(game.advance)
        self.to_act, self.legal = entry(game.to_act), entry(game.legal)
        self.observe, self.redeal = entry(game.observe), entry(game.redeal)
        self.winners, self.seed = entry(game.winners), entry(seed_words)
        self.play_on, self.next_word = entry(play_on), entry(next_word)
        self.out = np.zeros(game.most_legal, np.int64)
        self.observation = np.zeros(game.observation_size, np.int8)


rules_of = cache(Rules)


class Position:
    """A state in OpenSpiel's words, as far as ISMCTS asks for them."""

    def __init__(self, rules: Rules, world: Any, own: int, seed: int) -> None:
        self._rules = rules
        self._records = world
        self._world = world[0]
        self._own = own
        self._seed = seed
        self._samples = 0

    def get_game(self) -> Position:
        return self

    def get_type(self) -> Any:
        """What kind of game it is: the bot insists on turns and secrets."""
        kind = importlib.import_module("pyspiel").GameType
        return argparse.Namespace(
            dynamics=kind.Dynamics.SEQUENTIAL,
            information=kind.Information.IMPERFECT_INFORMATION,
        )

    def current_player(self) -> int:
        asked = int(self._rules.to_act(self._world))
        return self._own if asked >> self._own & 1 else seats_in(asked)[0]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.current_player() if seat is None else seat
        count = self._rules.legal(self._world, seat, self._rules.out)
        actions: list[int] = self._rules.out[:count].tolist()
        return actions

    def information_state_string(self) -> bytes:
        self._rules.observe(self._world, self.current_player(), self._rules.observation)
        return self._rules.observation.tobytes()

    def apply_action(self, action: int) -> None:
        self._rules.apply(self._world, self.current_player(), int(action))
        while self._rules.advance(self._world):
            pass

    def clone(self) -> Position:
        return Position(self._rules, self._records.copy(), self._own, self._seed)

    def resample_from_infostate(self, seat: int, _sampler: Any) -> Position:
        sample = self.clone()
        self._samples += 1
        self._rules.seed(sample._world, self._seed, self._samples)
        self._rules.redeal(sample._world, seat)
        return sample

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return bool(self._rules.to_act(self._world) == 0)

    def returns(self) -> list[float]:
        """1 for who wins alone, −1 for who loses, 0 for both who share."""
        won = int(self._rules.winners(self._world))
        seats = range(int(self._world["seats"]))
        alone = len(seats_in(won)) == 1
        return [(1.0 if won >> seat & 1 else -1.0) if alone else 0.0 for seat in seats]

    def sensible_returns(self) -> list[float]:
        """The same after a playout as our search plays it."""
        end = self.clone()
        self._rules.play_on(end._world, self._rules.out)
        return end.returns()


@dataclass(frozen=True)
class TheirBot:
    """OpenSpiel's ISMCTS as one of our bots."""

    iterations: int
    rollouts: str

    def __call__(self, game: Game[Any], world: State, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        if len(legal) == 1:
            return legal[0]
        rules = rules_of(game)
        records = np.zeros(1, rules.record)
        fill_record(world, records[0])
        position = Position(rules, records, seat, next_word(world))
        return int(self._bot(position, below(world, 1 << 31)).step(position))

    def _bot(self, position: Position, seed: int) -> Any:
        ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
        chance = np.random.RandomState(seed)
        evaluator = evaluators()[self.rollouts](random_state=chance)
        return ismcts.ISMCTSBot(
            position, evaluator, CURIOSITY, self.iterations, random_state=chance
        )


@cache
def evaluators() -> dict[str, Any]:
    """What a new place is worth: one rollout, random as theirs is, or sensible as ours."""
    random: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    random = random.RandomRolloutEvaluator

    class Sensible(random):  # type: ignore[misc]
        def evaluate(self, position: Position) -> Any:
            return np.array(position.sensible_returns())

    return dict(zip(ROLLOUTS, (random, Sensible), strict=True))


# --- The games ---


@dataclass
class Clock:
    """A bot, and how long a core takes for it where there is a choice."""

    bot: Bot
    seconds: float = 0.0
    choices: int = field(default=0)

    def choose(self, game: Game[Any], world: State, seat: int) -> int:
        began = time.process_time()
        action = self.bot(game, world, seat)
        if len(game.legal_ids(world, seat)) > 1:
            self.seconds += time.process_time() - began
            self.choices += 1
        return action

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(self.choices, 1)


def play(game: Game[Any], players: list[Clock], seed: int, deal: int) -> list[float]:
    """One game; what part of the win falls to each seat."""
    state = game.blank(len(players), {})
    seed_words(state, seed, deal)
    game.begin(state)
    moves = 0
    while seats := game.seats_to_act(state):
        seat = seats[0]
        world = possible_world(game, state, seat, (seed << 20) + deal, moves)
        game.play(state, seat, players[seat].choose(game, world, seat))
        moves += 1
    return game.shares(state)


def compare(game: Game[Any], ours: Clock, theirs: Clock, deals: int, seed: int) -> float:
    """How many games ours wins, each deal from both seats."""
    wins = 0.0
    for deal in range(deals):
        wins += play(game, [ours, theirs], seed, deal)[0]
        wins += play(game, [theirs, ours], seed, deal)[1]
    return wins


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("-n", "--deals", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--bot", help="one of our bots, such as legatus, instead of our search")
    parser.add_argument("--rollouts", choices=ROLLOUTS, default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    ours = Clock(find_bot(asked.bot) if asked.bot else SearchBot(asked.iterations))
    theirs = Clock(TheirBot(asked.iterations, asked.rollouts))
    try:
        play(game, [Clock(SearchBot(2)), Clock(TheirBot(2, asked.rollouts))], 0, 0)  # compiled
    except ModuleNotFoundError as error:
        return explain_missing(error, "OpenSpiel", "open_spiel")
    wins, games = compare(game, ours, theirs, asked.deals, asked.seed), 2 * asked.deals
    low, high = wilson(wins / games, games)
    print(
        f"{game.id}, {asked.iterations} iterations, {asked.rollouts} rollouts: "
        f"{asked.bot or 'ours'} wins {100 * wins / games:.1f} % "
        f"({100 * low:.0f}–{100 * high:.0f}) of {games} games; "
        f"{ours.milliseconds:.1f} ms a choice against {theirs.milliseconds:.0f} ms: "
        f"{theirs.milliseconds / ours.milliseconds:.0f} times"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
