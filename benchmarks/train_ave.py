"""Teach the two small networks with which the best bot plays Avé.

    python benchmarks/train_ave.py worth FILE [--threads N] [--seconds S]
    python benchmarks/train_ave.py duel FILE [--threads N] [--seconds S] [--rounds R]

`worth`: what a column is still worth, from the exact values (AVE-7.6). The best value of every
column, hand and number of turns left is computed as in `solo_ave.py`, and a network learns them by
heart as well as its size allows. It adds up an entry for each gap of the column, one for the hand
and one for the turns left, and makes a number of that through two small layers: a bot asks it
thousands of times for one move. Wants PyTorch and a GPU, and 16 GiB.

`duel`: who wins in the end, from games that the bot plays against itself and the heuristic bot with
what it has learnt so far, R times. What a turn's end is worth is taught by how the game went on: by
what the next turn was thought to be worth before its dice fell, and a little by the result.

FILE is the bot's (src/ludi/bots/ave.npz); each stage changes its own part of it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
import torch
from solo_ave import Problem, gaps
from torch import Tensor, nn

from ludi.accel.cpu import cpu_rules
from ludi.accel.records import fill_record, record_type
from ludi.bots import ave
from ludi.core.chance import seed_words
from ludi.core.registry import find_game
from ludi.games.ave.actions import PASS, PLAY_REROLL_I, WRITE
from ludi.games.ave.pieces import CARD_BONUS, CARDS, DICE, HIGHEST, ROWS
from ludi.games.ave.state import State

TURNS: Final = 12
GAPS: Final = 4
HANDS: Final = 1 << len(CARDS)
WIDTH: Final = 32
SECOND: Final = 16
BATCH: Final = 1 << 16
# Entry 0 stands for no gap.
GAP_KINDS: Final = 1 + ROWS * (HIGHEST + 1) * (HIGHEST + 2)

Array = np.ndarray[Any, Any]


@numba.njit(nogil=True)
def gap_entries(cells: Array, out: Array) -> None:
    """The gaps of each column as entries: rows, number below, number above."""
    for index in range(len(cells)):
        packed = gaps(cells[index])
        place = 0
        while packed:
            above = packed & 63
            below = packed >> 6 & 63
            free = packed >> 12 & 7
            out[index, place] = 1 + ((free - 1) * (HIGHEST + 1) + below) * (HIGHEST + 2) + above
            packed >>= 15
            place += 1


def exact_values(threads: int) -> tuple[Array, Array, Array]:
    """The gaps of every column, its free rows, and its values by turns left and hand."""
    began = time.perf_counter()
    problem = Problem(TURNS, threads=threads)
    cells = problem.columns.cells
    entries = np.zeros((len(cells), GAPS), np.int64)
    gap_entries(cells, entries)
    before = np.empty((len(cells), HANDS))
    before[:] = [CARD_BONUS * len(hand) for hand in problem.turn.hands]
    values = np.empty((TURNS + 1, len(cells), HANDS), np.float32)
    values[0] = before
    for left in range(1, TURNS + 1):
        after = before.copy()
        problem.value_columns(len(cells), before, after)
        before = after
        values[left] = before
        print(f"  {left:2} turns {before[0, -1]:9.4f} {time.perf_counter() - began:5.0f} s", flush=True)
    return entries, (cells == 0).sum(axis=1), values


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.gap = nn.EmbeddingBag(GAP_KINDS, WIDTH, mode="sum", padding_idx=0)
        self.hand = nn.Embedding(HANDS, WIDTH)
        self.turns = nn.Embedding(TURNS + 1, WIDTH)
        self.second = nn.Linear(WIDTH, SECOND)
        self.last = nn.Linear(SECOND, 1)
        for table in (self.gap, self.hand, self.turns):
            nn.init.normal_(table.weight, std=0.2)
        with torch.no_grad():
            self.gap.weight[0] = 0

    def forward(self, gap: Tensor, hand: Tensor, turns: Tensor) -> Tensor:
        first = torch.relu(self.gap(gap) + self.hand(hand) + self.turns(turns))
        found: Tensor = self.last(torch.relu(self.second(first)))[:, 0]
        return found


# The network counts in hundreds of points.
UNIT: Final = 100.0


def learn(entries: Array, free: Array, values: Array, seconds: float) -> Network:
    device = torch.device("cuda")
    torch.manual_seed(1)
    gap = torch.tensor(entries, device=device)
    known = torch.tensor(values, device=device)
    by_free = [torch.tensor(np.flatnonzero(free == rows), device=device) for rows in range(1, ROWS + 1)]
    network = Network().to(device)
    steps = torch.optim.Adam(network.parameters(), lr=3e-3)
    began, step = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        for group in steps.param_groups:
            group["lr"] = 3e-3 * (1 - spent / seconds) + 1e-5
        parts = [
            rows[torch.randint(len(rows), (BATCH // ROWS,), device=device)] for rows in by_free
        ]
        column = torch.cat(parts)
        hand = torch.randint(HANDS, (len(column),), device=device)
        turns = torch.randint(1, TURNS + 1, (len(column),), device=device)
        target = known[turns, column, hand] / UNIT
        loss = nn.functional.mse_loss(network(gap[column], hand, turns), target)
        steps.zero_grad(set_to_none=True)
        loss.backward()
        steps.step()
        step += 1
        if step % 2000 == 0:
            print(f"  step {step:6} off by {UNIT * loss.item() ** 0.5:.3f} points", flush=True)
    return network


# --- Who wins -----------------------------------------------------------------------------------


class Table:
    """Games for two, by the bot's own choices or the heuristic bot's, and what was asked at each
    turn's end of the bot's."""

    def __init__(self) -> None:
        self.game = find_game("ave")
        self.solver = ave.Solver()
        self.minds = ave.new_minds()
        self.record = np.zeros(1, record_type(State))
        self.end_inputs = cpu_rules(self.game).entry(ave.inputs_at_end)
        self.asked: list[Array] = []
        self.seats: list[int] = []
        self.thoughts: list[float] = []
        self.thought = 0.0

    def best(self, state: State, seat: int) -> int:
        legal = self.game.legal_ids(state, seat)
        is_fresh = state.unrolled == DICE
        if len(legal) == 1 and legal[0] != PASS and not is_fresh:
            return legal[0]
        worths = self.solver.worths(state, seat, legal)
        if is_fresh:
            self.thought = max(worths)
        action = legal[int(np.argmax(worths))]
        if action == PASS or WRITE <= action < PLAY_REROLL_I:
            self._note(state, seat, action)
        return action

    def _note(self, state: State, seat: int, action: int) -> None:
        after = state.copy()
        if action != PASS:
            after.columns[seat][(action - WRITE) % ROWS] = (action - WRITE) // ROWS + 1
        fill_record(after, self.record[0])
        self.end_inputs(self.record[0], seat, action == PASS, self.minds)
        self.asked.append(self.minds[3].copy())
        self.seats.append(seat)
        self.thoughts.append(self.thought)

    def play(self, seed: int, bots: int) -> tuple[Array, Array, int]:
        """One game; `bots` are the seats of the best bot. What was asked, what came of it, who won."""
        random = np.random.default_rng(seed)
        limit = int(random.integers(3, 13)) if random.random() < 0.15 else 200
        state = self.game.blank(2, {"round_limit": limit})
        seed_words(state, seed, 0)
        self.game.begin(state)
        self.asked, self.seats, self.thoughts = [], [], []
        while seats := self.game.seats_to_act(state):
            seat = seats[0]
            is_best = bots >> seat & 1
            action = self.best(state, seat) if is_best else self.game.suggest(state, seat)
            self.game.play(state, seat, action)
        won = self.game.winners(state)
        return np.array(self.asked), np.array(self._lessons(won, bots), np.float32), won

    def _lessons(self, won: int, bots: int) -> list[float]:
        """What each turn's end should have been thought to be worth."""
        results = [0.5 if won == 3 else float(won >> seat & 1) for seat in self.seats]
        if bots != 3:
            return results
        lessons = results[:]
        for turn in range(len(results) - 2, -1, -1):
            lessons[turn] = 1 - (1 - TRUST) * self.thoughts[turn + 1] - TRUST * lessons[turn + 1]
        return lessons


def play_many(job: tuple[int, float, int]) -> tuple[Array, Array, list[float]]:
    """Games for so many seconds: two thirds alone, the rest against the heuristic bot."""
    first, seconds, every = job
    table = TABLES[0]
    asked, shares, wins = [], [], []
    began, seed = time.perf_counter(), first
    while time.perf_counter() - began < seconds:
        bots = 3 if seed % every else 1 + seed // every % 2
        questions, answers, won = table.play(seed, bots)
        asked.append(questions)
        shares.append(answers)
        if bots != 3:
            wins.append(0.5 if won == 3 else float(won == bots))
        seed += 1
    return np.concatenate(asked), np.concatenate(shares), wins


TABLES: list[Table] = []
# How much the further course of a game is trusted more than what was thought at once.
TRUST: Final = 0.75


class Duel(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.leads = nn.Linear(ave.LEADS, ave.DUEL)
        self.tables = nn.Parameter(torch.zeros(6 * 13, ave.DUEL))
        self.more = nn.Linear(ave.DUEL, ave.DUEL_SECOND)
        self.verdict = nn.Linear(ave.DUEL_SECOND, 1)

    def forward(self, asked: Tensor) -> Tensor:
        rows = asked[:, ave.LEADS :].long() + 13 * torch.arange(6, device=asked.device)
        first = torch.relu(self.leads(asked[:, : ave.LEADS]) + self.tables[rows].sum(1))
        found: Tensor = self.verdict(torch.relu(self.more(first)))[:, 0]
        return found


def learn_duel(asked: Array, shares: Array, seconds: float) -> dict[str, Array]:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    questions, answers = torch.tensor(asked, device=device), torch.tensor(shares, device=device)
    held_out = len(questions) // 20
    network = Duel().to(device)
    steps = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    cost = nn.functional.binary_cross_entropy_with_logits
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for group in steps.param_groups:
            group["lr"] = 2e-3 * (1 - spent / seconds) + 1e-5
        some = torch.randint(held_out, len(questions), (8192,), device=device)
        loss = cost(network(questions[some]), answers[some])
        steps.zero_grad(set_to_none=True)
        loss.backward()
        steps.step()
    with torch.no_grad():
        off = cost(network(questions[:held_out]), answers[:held_out]).item()
    print(f"  {len(asked):,} turns, cost {loss.item():.4f}, on others {off:.4f}", flush=True)
    kept = {name: one.detach().cpu().numpy() for name, one in network.named_parameters()}
    return {
        "leads": np.ascontiguousarray(kept["leads.weight"].T),
        "tables": kept["tables"],
        "bias": kept["leads.bias"],
        "more": np.ascontiguousarray(kept["more.weight"].T),
        "more_bias": kept["more.bias"],
        "verdict": kept["verdict.weight"][0],
        "verdict_bias": kept["verdict.bias"],
    }


def teach_duel(file: Path, threads: int, seconds: float, rounds: int) -> None:
    asked: list[Array] = []
    shares: list[Array] = []
    for number in range(rounds + 1):
        ave.networks.cache_clear()
        TABLES[:] = [Table()]
        TABLES[0].play(1, 3)  # compiled before the others come
        is_last = number == rounds
        jobs = [(1_000_000 * (number * threads + one), seconds, 1 if is_last else 3) for one in range(threads)]
        with multiprocessing.get_context("fork").Pool(threads) as pool:
            played = pool.map(play_many, jobs)
        wins = [won for _, _, wons in played for won in wons]
        print(f"round {number}: {np.mean(wins):.3f} of {len(wins)} against the heuristic bot", flush=True)
        if is_last:
            return
        asked = asked[-2:] + [np.concatenate([one for one, _, _ in played])]
        shares = shares[-2:] + [np.concatenate([one for _, one, _ in played])]
        change(file, learn_duel(np.concatenate(asked), np.concatenate(shares), 20))


# --- Both ---------------------------------------------------------------------------------------


def change(file: Path, parts: dict[str, Array]) -> None:
    kept = dict(np.load(file)) if file.exists() else {}
    np.savez_compressed(file, **(kept | parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("worth", "duel"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.what == "duel":
        ave.A_POINT = 0.0
        teach_duel(asked.file, asked.threads, asked.seconds, asked.rounds)
        return
    network = learn(*exact_values(asked.threads), asked.seconds)
    weights = {name: one.detach().cpu().numpy() for name, one in network.named_parameters()}
    change(
        asked.file,
        {
            "gap": weights["gap.weight"].astype(np.float16),
            "hand": weights["hand.weight"],
            "turns": weights["turns.weight"],
            "second": np.ascontiguousarray(weights["second.weight"].T),
            "second_bias": weights["second.bias"],
            "last": UNIT * weights["last.weight"][0],
            "last_bias": UNIT * weights["last.bias"],
        },
    )


if __name__ == "__main__":
    main()
