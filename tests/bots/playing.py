"""Bots against each other, for tests that ask who is stronger and not by how much."""

from __future__ import annotations

from ludi.bots import Bot
from ludi.core.chance import seed_words
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.state import State


def with_a_choice(game_id: str) -> tuple[State, int]:
    """A state in the middle of a game, and a seat that has a choice there."""
    match = Match(game_id, seats=2, seed=5)
    earliest = 1 if game_id == "sealed-bids" else 14
    while True:
        seat = match.to_act[0]
        if len(match.history) >= earliest and len(match.legal(seat)) > 1:
            break
        match.play(seat, match.game.suggest(match.state.copy(), seat))
    return match.state, seat


def wins_of(bot: Bot, other: Bot, game_id: str, deals: int) -> float:
    """How many games a bot wins for two, each deal from both seats; a shared win is half of one."""
    game = find_game(game_id)
    wins = 0.0
    for number in range(2 * deals):
        state = game.blank(2, {})
        seed_words(state, 12, number // 2)
        game.begin(state)
        own, moves = number % 2, 0
        while seats := game.seats_to_act(state):
            seat = seats[0]
            world = possible_world(game, state, seat, moves, number)
            game.play(state, seat, (bot if seat == own else other)(game, world, seat))
            moves += 1
        won = game.winners(state)
        wins += 0.5 if won in (0, 3) else won >> own & 1
    return wins
