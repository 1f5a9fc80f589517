"""What the peer benchmarks share: one measured result, and how results are printed."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class PeerResult:
    """Random play of one game by one library: what was played, and in how many seconds.

    A decision is one action by one player; what chance does (dice, deals) is not counted.
    """

    library: str
    version: str
    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    setting: str

    @property
    def decisions_per_second(self) -> float:
        """The rate that the benchmarks compare."""
        return self.decisions / self.seconds


HEADINGS = (
    "library",
    "version",
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions/s",
    "setting",
)
NUMBERS = frozenset({"players", "games", "decisions", "seconds", "decisions/s"})


def cells(result: PeerResult) -> tuple[str, ...]:
    """The result as one row of text, in the order of the headings."""
    return (
        result.library,
        result.version,
        result.game,
        str(result.players),
        f"{result.games:,}",
        f"{result.decisions:,}",
        f"{result.seconds:.2f}",
        f"{result.decisions_per_second:,.0f}",
        result.setting,
    )


def table(results: Sequence[PeerResult]) -> str:
    """The results as a plain table: numbers aligned to the right, words to the left."""
    rows = [HEADINGS, *map(cells, results)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(aligned(row, widths) for row in rows)


def aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    """One row of the table, each cell padded to the width of its column."""
    padded = (
        cell.rjust(width) if heading in NUMBERS else cell.ljust(width)
        for heading, cell, width in zip(HEADINGS, row, widths, strict=True)
    )
    return "  ".join(padded).rstrip()


def json_text(results: Sequence[PeerResult]) -> str:
    """The results as a JSON list, the rate included."""
    records = [
        asdict(result) | {"decisions_per_second": result.decisions_per_second} for result in results
    ]
    return json.dumps(records, indent=2)


def show(results: Sequence[PeerResult], as_json: bool) -> None:
    """Print the results to standard output."""
    print(json_text(results) if as_json else table(results))


def explain_missing(error: ModuleNotFoundError, library: str, packages: str) -> int:
    """Say on standard error how to install the library; return the exit code for that."""
    print(
        f"{library} cannot be measured because the module {error.name} is missing;"
        f" install it with: pip install {packages}",
        file=sys.stderr,
    )
    return 1
