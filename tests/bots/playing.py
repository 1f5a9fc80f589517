"""Bots against each other, and matches that they have played."""

from __future__ import annotations

from ludi.bots import Bot, choose_randomly, choose_sensibly
from ludi.core.chance import seed_words
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.state import State


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


def with_a_choice(game_id: str) -> tuple[State, int]:
    """A state in the middle of a game, and a seat that has a choice there."""
    match, seat = begun(game_id, actions=1 if game_id == "sealed-bids" else 14)
    return match.state, seat


def begun(game_id: str, actions: int, seats: int = 2) -> tuple[Match, int]:
    """A match after some actions, and a seat that has a choice there."""
    match = Match(game_id, seats=seats, seed=5)
    while len(match.history) < actions or len(match.legal(match.to_act[0])) < 2:
        seat = match.to_act[0]
        match.play(seat, match.game.suggest(match.state, seat))
    return match, match.to_act[0]


def finished(game_id: str, seats: int = 2, seed: int = 5) -> Match:
    """A match of a sensible bot and of one that does anything, to its end."""
    match = Match(game_id, seats=seats, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        bot = choose_sensibly if seat == 0 else choose_randomly
        world = possible_world(match.game, match.state, seat, 3, len(match.history))
        match.play(seat, bot(match.game, world, seat))
    return match
