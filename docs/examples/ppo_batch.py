"""PPO in plain PyTorch: a network learns a game from playing itself, on one GPU.

    python docs/examples/ppo_batch.py [--game ave] [--seats 2] [--device cuda] [--places 16384]
                                      [--steps 64] [--rounds 100] [--seed 1]

Games, network and learning share the device: `ludi.Batch` writes masks and observations where
PyTorch reads them, and nothing is copied to the host. Every seat is played by the same network, and
learns from its own choices in the game. After the last round the network meets random players.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

import ludi
from ludi.adapters.observations import parts

WIDTH = 256
LEARNING_RATE = 5e-4
EPOCHS = 2
MINIBATCHES = 8
# How much of an advantage comes from further on in the game; by how much a policy may change at
# once; what a better estimate and a less certain policy are worth.
LAMBDA = 0.95
CLIP = 0.2
VALUE_WEIGHT = 0.5
ENTROPY_WEIGHT = 0.01
MOST_CHANGE = 0.5


class Games:
    """A batch, and its arrays as tensors that every step writes anew."""

    def __init__(self, game: str, n: int, seats: int | None, seed: int, device: str) -> None:
        self.batch = ludi.Batch(game, n, seats=seats, seed=seed, device=device)
        self.device = torch.device(device)
        self.legal = torch.from_dlpack(self.batch.legal)
        self.observations = torch.from_dlpack(self.batch.observations)
        self.to_act = torch.from_dlpack(self.batch.to_act)
        self.rewards = torch.from_dlpack(self.batch.rewards)
        self.done = torch.from_dlpack(self.batch.done)


class Player(nn.Module):
    """What to do, and how likely the seat that is asked is to win."""

    def __init__(self, games: Games) -> None:
        super().__init__()
        largest = torch.ones(games.batch.game.observation_size)
        for part in parts(games.batch.game.id):
            largest[part.first : part.end] = max(1, abs(part.low), abs(part.high))
        self.register_buffer("largest", largest)
        self.body = nn.Sequential(
            nn.Linear(len(largest), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.choice = nn.Linear(WIDTH, games.batch.actions)
        self.value = nn.Linear(WIDTH, 1)
        self.to(games.device)

    def forward(self, observations: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chance of every action, and the chance to win."""
        seen = self.body(observations / self.largest)
        chances = self.choice(seen).masked_fill(~legal, -1e9).log_softmax(dim=1)
        return chances, self.value(seen).squeeze(1)


def drawn(chances: Tensor) -> Tensor:
    """One action for each game, as likely as its chance."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)


# --- Play ---


@dataclass
class Choices:
    """All choices of one round: of each step, of each place."""

    observations: Tensor
    legal: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor


@torch.no_grad()
def play(games: Games, player: Player, steps: int) -> Choices:
    seen: list[tuple[Tensor, ...]] = []
    for _ in range(steps):
        before = games.observations.clone(), games.legal.clone(), games.to_act.long()
        chances, values = player(games.observations, games.legal)
        actions = drawn(chances)
        games.batch.step(actions)
        chance = chances.gather(1, actions[:, None]).squeeze(1)
        seen.append((*before, actions, chance, values, games.rewards.clone(), games.done.clone()))
    return Choices(*(torch.stack(column) for column in zip(*seen, strict=True)))


@torch.no_grad()
def advantages(games: Games, player: Player, choices: Choices) -> tuple[Tensor, Tensor]:
    """How much better a choice turned out than was estimated; and of which that is known.

    A seat's choice is followed by its own next one, whatever others do in between. Of a seat that
    is not asked again before the round ends nothing is known, but for the one that is asked next.
    """
    seats = choices.seats[..., None]
    next_values = torch.zeros_like(choices.rewards[0])
    next_advantages = torch.zeros_like(next_values)
    is_known = torch.zeros_like(next_values, dtype=torch.bool)
    asked = games.to_act.long()[:, None]
    next_values.scatter_(1, asked, player(games.observations, games.legal)[1][:, None])
    is_known.scatter_(1, asked, torch.ones_like(asked, dtype=torch.bool))
    gains, known = torch.zeros_like(choices.values), torch.zeros_like(choices.done)
    for step in reversed(range(len(gains))):
        ended, seat = choices.done[step][:, None], seats[step]
        next_values = torch.where(ended, choices.rewards[step], next_values)
        next_advantages = next_advantages.masked_fill(ended, 0.0)
        is_known = is_known | ended
        value = choices.values[step][:, None]
        gain = next_values.gather(1, seat) - value + LAMBDA * next_advantages.gather(1, seat)
        known[step] = is_known.gather(1, seat).squeeze(1)
        gains[step] = gain.squeeze(1)
        next_advantages.scatter_(1, seat, torch.where(known[step][:, None], gain, 0.0))
        next_values.scatter_(1, seat, value)
        is_known.scatter_(1, seat, torch.ones_like(seat, dtype=torch.bool))
    return gains, known


# --- Learn ---


def learn(player: Player, optimiser: Any, choices: Choices, gains: Tensor, known: Tensor) -> None:
    used = known.flatten().nonzero().squeeze(1)
    flat = {
        name: getattr(choices, name).flatten(0, 1)
        for name in ("observations", "legal", "actions", "chances", "values")
    }
    flat["gains"] = gains.flatten()
    for _ in range(EPOCHS):
        order = used[torch.randperm(len(used), device=used.device)]
        for some in order.chunk(MINIBATCHES):
            optimiser.zero_grad()
            loss(player, **{name: values[some] for name, values in flat.items()}).backward()
            nn.utils.clip_grad_norm_(player.parameters(), MOST_CHANGE)
            optimiser.step()


def loss(
    player: Player,
    observations: Tensor,
    legal: Tensor,
    actions: Tensor,
    chances: Tensor,
    values: Tensor,
    gains: Tensor,
) -> Tensor:
    now, estimates = player(observations, legal)
    scaled = (gains - gains.mean()) / (gains.std(correction=0) + 1e-8)
    change = (now.gather(1, actions[:, None]).squeeze(1) - chances).exp()
    better = torch.minimum(change * scaled, change.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
    wrong = (estimates - (values + gains)).square().mean()
    entropy = -(now.exp() * now).sum(dim=1).mean()
    return VALUE_WEIGHT * wrong - better - ENTROPY_WEIGHT * entropy


# --- Meet random players ---


@torch.no_grad()
def share_won(games: Games, player: Player) -> float:
    """What the network wins, at one seat of every new game, against random players."""
    own = torch.arange(games.batch.n, device=games.device) % games.batch.seats

    def choose(_batch: ludi.Batch) -> Tensor:
        chances, _ = player(games.observations, games.legal)
        anything = torch.zeros_like(chances).masked_fill(~games.legal, -1e9)
        return torch.where(games.to_act == own, chances.argmax(dim=1), drawn(anything))

    results = torch.from_dlpack(games.batch.play(choose))
    return float(results.gather(1, own[:, None]).mean())


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=ludi.game_ids(), default="ave")
    parser.add_argument("--seats", type=int, help="players in a game (as many as usual)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--places", type=int, default=16_384, help="games at once (16384)")
    parser.add_argument("--steps", type=int, default=64, help="steps between lessons (64)")
    parser.add_argument("--rounds", type=int, default=100, help="lessons (100)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.steps < 1 or asked.rounds < 0:
        parser.error("there is at least one step, and no negative number of rounds")
    try:
        return train(asked)
    except ludi.LudiError as error:
        parser.error(str(error))


def train(asked: argparse.Namespace) -> float:
    torch.manual_seed(asked.seed)
    if asked.device == "cpu":
        torch.set_num_threads(1)  # for so small a network others only get in the way
    games = Games(asked.game, asked.places, asked.seats, asked.seed, asked.device)
    player = Player(games)
    optimiser = torch.optim.Adam(player.parameters(), lr=LEARNING_RATE)
    began = time.perf_counter()
    for number in range(1, asked.rounds + 1):
        choices = play(games, player, asked.steps)
        gains, known = advantages(games, player, choices)
        learn(player, optimiser, choices, gains, known)
        if number % 10 == 0 or number == asked.rounds:
            seconds = time.perf_counter() - began
            steps = number * asked.steps * asked.places
            print(f"round {number}: {steps:,} steps in {seconds:.0f} s", flush=True)
    met = Games(asked.game, 2000, asked.seats, asked.seed + 1, asked.device)
    won = share_won(met, player)
    print(f"The network wins {won:.1%} of {met.batch.n:,} games against random players.")
    return won


if __name__ == "__main__":
    main()
