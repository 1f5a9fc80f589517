"""OpenSpiel's ISMCTS plays Roma against one of our bots.

    python docs/examples/ismcts_roma.py [--games 2] [--simulations 20] [--bot heuristic] [--seed 1]

The search sits at either seat in turn. What it wins is the share of all games: a draw is half.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import ludi.adapters.openspiel as adapter
from ludi.bots import BOTS, choice, find_bot

# How much the search tries what looks worse; a game gives from 0 to 1.
CURIOSITY = 1.0


def search(game: Any, simulations: int, seed: int) -> Any:
    """A searching bot that plays the same again: it samples worlds with a seed, too."""
    random = np.random.RandomState(seed)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, random), CURIOSITY, simulations, random_state=random
    )
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, random.uniform))
    return bot


def play(game: Any, searcher: Any, seat: int, bot: str, seed: int) -> float:
    """One game; what the search wins at its seat."""
    chance = np.random.RandomState(seed)
    state: adapter.LudiState = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = chance.choice(outcomes, p=chances)
        elif state.current_player() == seat:
            action = searcher.step(state)
        else:
            node = state.node
            action = choice(find_bot(bot), node.game, node.state, node.seat, seed, moves)
        state.apply_action(action)
        moves += 1
    return float(state.returns()[seat])


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--bot", choices=sorted(BOTS), default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = pyspiel.load_game(adapter.short_name("roma"))
    searcher = search(game, asked.simulations, asked.seed)
    won = [
        play(game, searcher, number % 2, asked.bot, asked.seed + number)
        for number in range(asked.games)
    ]
    print(f"ISMCTS wins {sum(won):g} of {asked.games} games against {asked.bot}")
    return sum(won)


if __name__ == "__main__":
    main()
