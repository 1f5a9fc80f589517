"""How a board and a list of choices share a screen: the least dense way in which both fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ludi.cli.layout import Unbroken, held, wrapped

_ELLIPSIS: Final = "…"
_APART: Final = "   "
_NO_BREAK: Final = "\u00a0"
# Room for whatever there is, for who reads a file.
EVERYTHING: Final = 1_000_000
# Which board goes with which list, ever denser.
_WAYS: Final = ((0, 0), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2))


@dataclass(frozen=True)
class Choice:
    """One line of a list: its number, what it does, what one types for it, whose kind it is."""

    number: int
    sentence: str
    words: str
    kind: str


@dataclass(frozen=True)
class Picture:
    """A board as text, and the list below it."""

    board: list[Text]
    choices: RenderableType


def height(console: Console, printed: RenderableType) -> int:
    return len(console.render_lines(printed, pad=False))


def fitted(
    console: Console, boards: Sequence[str], choices: Sequence[Choice], room: int, unread: int = 0
) -> Picture:
    """The first way, of ever denser ones, that leaves so much room free, best with what is still
    unread above it; else the densest. The boards are given from the roomiest on."""
    lists = [full(choices), plain(choices), gathered(choices, console.width)]
    heights = [height(console, one) for one in lists]
    drawn = [wrapped(board, console.width) for board in boards]
    last = len(drawn) - 1
    ways = [(min(board, last), form) for board, form in _WAYS]
    for above in (unread, 0):
        for board, form in ways:
            if len(drawn[board]) + heights[form] + above <= room:
                return Picture(drawn[board], lists[form])
    return Picture(drawn[last], lists[-1])


def airless(board: str) -> str:
    """A board without its blank lines."""
    return "\n".join(line for line in board.splitlines() if line.strip())


# --- The list -----------------------------------------------------------------------------------


def full(choices: Sequence[Choice]) -> RenderableType:
    """A line each, with the words to type beside it."""
    return _table([(one.number, one.sentence, one.words) for one in choices])


def plain(choices: Sequence[Choice]) -> RenderableType:
    """A line each; the number is enough."""
    return _table([(one.number, one.sentence, "") for one in choices])


def gathered(choices: Sequence[Choice], width: int) -> RenderableType:
    """Choices of one kind after another, behind the words with which all of them begin."""
    lines: list[Text] = []
    for _, kind in groupby(choices, key=lambda one: one.kind):
        lines += _of_one_kind(list(kind), width)
    return Text("\n").join(lines)


def _table(rows: Sequence[tuple[int, str, str]]) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number, what, words in rows:
        cells = [f"[bold]{number}[/bold]", held(escape(what))]
        table.add_row(*cells, *([f"[dim]{escape(words)}[/dim]"] if words else []))
    return Unbroken(table)


def _of_one_kind(choices: Sequence[Choice], width: int) -> list[Text]:
    if len(choices) == 1:
        return wrapped(escape(choices[0].sentence), width, f" {choices[0].number}  ")
    shared = _shared([one.sentence for one in choices])
    entries = [_entry(one, len(shared), width) for one in choices]
    head = f"{escape(shared)}{_ELLIPSIS}{_APART}" if shared else ""
    first, *others = wrapped(head + _APART.join(entries), width - 4, "  ")
    return [first, *(Text("  ") + line for line in others)]


def _entry(choice: Choice, shared: int, width: int) -> str:
    """The rest of a choice after its number, in one piece if it is not long."""
    rest = f"{choice.number} {choice.sentence[shared:]}"
    kept = rest.replace(" ", _NO_BREAK) if len(rest) < width // 2 else rest
    number, _, words = kept.partition(_NO_BREAK if len(rest) < width // 2 else " ")
    return f"[bold]{number}[/bold]{_NO_BREAK}{escape(words)}"


def _shared(sentences: Sequence[str]) -> str:
    """The whole words with which all sentences begin, and the space after them."""
    shared = ""
    for words in zip(*(sentence.split(" ")[:-1] for sentence in sentences), strict=False):
        if len(set(words)) > 1:
            break
        shared += f"{words[0]} "
    return shared
