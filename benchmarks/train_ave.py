"""Teach a small network what a column of Avé is still worth, from the exact values (AVE-7.6).

    python benchmarks/train_ave.py FILE [--threads N] [--seconds S]

The best value of every column, hand and number of turns left is computed as in `solo_ave.py`, and a
network learns them by heart as well as its size allows. It adds up an entry for each gap of the
column, one for the hand and one for the turns left, and makes a number of that through two small
layers: a bot asks it thousands of times for one move. Wants PyTorch and a GPU, and 16 GiB.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
import torch
from torch import Tensor, nn

from ludi.games.ave.cards import CARD_BONUS, CARD_KINDS, HIGHEST, ROWS
from solo_ave import Problem, gaps

TURNS: Final = 12
GAPS: Final = 4
HANDS: Final = 1 << CARD_KINDS
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
    before[:] = [CARD_BONUS * hand.bit_count() for hand in problem.turn.hands]
    values = np.empty((TURNS + 1, len(cells), HANDS), np.float32)
    values[0] = before
    for left in range(1, TURNS + 1):
        after = before.copy()
        problem.value_columns(len(cells), before, after)
        before = after
        values[left] = before
        print(
            f"  {left:2} turns {before[0, -1]:9.4f} {time.perf_counter() - began:5.0f} s",
            flush=True,
        )
    return entries, (cells == 0).sum(axis=1), values


# Who checks types may have PyTorch or not: what is ignored is needed in one of the two cases.
class Network(nn.Module):  # type: ignore[misc, unused-ignore]
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
    by_free = [
        torch.tensor(np.flatnonzero(free == rows), device=device) for rows in range(1, ROWS + 1)
    ]
    network = Network()
    network.to(device)
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
        loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
        steps.step()
        step += 1
        if step % 2000 == 0:
            print(f"  step {step:6} off by {UNIT * loss.item() ** 0.5:.3f} points", flush=True)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=200)
    asked = parser.parse_args()
    network = learn(*exact_values(asked.threads), asked.seconds)
    weights = {name: one.detach().cpu().numpy() for name, one in network.named_parameters()}
    np.savez_compressed(
        asked.file,
        gap=weights["gap.weight"].astype(np.float16),
        hand=weights["hand.weight"],
        turns=weights["turns.weight"],
        second=np.ascontiguousarray(weights["second.weight"].T),
        second_bias=weights["second.bias"],
        last=UNIT * weights["last.weight"][0],
        last_bias=UNIT * weights["last.bias"],
    )


if __name__ == "__main__":
    main()
