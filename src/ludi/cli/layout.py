"""Text on a console: broken only between words, indented under its label.

French has spaces at which a line must not break, and rich breaks lines there; so lines are broken
here, and where rich must do it, in tables, those spaces are held by another sign meanwhile.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\u00a0"
_HELD = "\ue000"
_NARROWEST = 20
# What goes on below a line is indented like it, but by no more than this.
_INDENT = 3

_WORD = re.compile(r"[^ ]+")
# A row within running text: two spaces, a first column if there are two, and the second one.
_ROW = re.compile(r"  (?:[^ ]+(?: [^ ]+)*  +)?(?=[^ ])")
_CONTINUED = " " * 4


def whole(typed: str) -> str:
    """Words to type, which no line parts."""
    return typed.replace(" ", NO_BREAK)


def wrapped(markup: str, width: int, label: str = "", style: str = "") -> list[Text]:
    """A text in lines of at most this width, if its words allow; the first begins with the label,
    under which the others are indented. What goes on below a line begins as far to the right."""
    room = max(width - len(label), _NARROWEST)
    found: list[Text] = []
    for line in Text.from_markup(markup, style=style).split(allow_blank=True):
        indent = min(len(line.plain) - len(line.plain.lstrip(" ")), _INDENT)
        for place, part in enumerate(line.divide(_breaks(line.plain, room, indent))):
            part.rstrip()
            lead = " " * len(label) if found else label
            found.append(Text(lead + " " * (indent if place else 0), style=style) + part)
    return found


def _breaks(line: str, room: int, indent: int) -> list[int]:
    """Where the words begin that start a new line, all of them indented but the first."""
    breaks, start = [], 0
    for word in _WORD.finditer(line):
        if word.end() - start > room and word.start() > start:
            start = word.start() - indent
            breaks.append(word.start())
    return breaks


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Running text as pairs of label and markup: whole paragraphs, rows, and blank lines."""
    label, words = "", ""
    for line in text.splitlines():
        row = _ROW.match(line)
        ends_row = bool(label) and not line.startswith(_CONTINUED)
        if words and line.strip() and not row and not ends_row:
            words += f" {line.strip()}"
            continue
        if words:
            yield label, escape(words)
        if not line.strip():
            yield "", ""
        label = row.group() if row else ""
        words = line[len(label) :].strip()
    if words:
        yield label, escape(words)


class Unbroken:
    """Something to print, such as a table, whose no-break spaces hold."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in Segment.split_lines(console.render(self.inner, options)):
            while line and not line[-1].text.strip(" "):
                line.pop()  # what fills a line to its end would be broken off where signs grow
            for segment in line:
                yield Segment(segment.text.replace(_HELD, NO_BREAK), segment.style)
            yield Segment.line()


def held(text: str) -> str:
    """A text for a cell of something `Unbroken`."""
    return text.replace(NO_BREAK, _HELD)


def in_lines(sentence: str, label: str = "") -> str:
    """A sentence in lines of the terminal's width, broken between words, under its label; a word
    that is too long for that has a line of its own."""
    width = shutil.get_terminal_size().columns
    fits = max(map(len, sentence.split()), default=0) <= width - len(label)
    lines = textwrap.wrap(
        sentence,
        width - len(label) if fits else width,
        break_long_words=False,
        break_on_hyphens=False,
    )
    if not fits and label:
        return "\n".join([label.rstrip(), *lines])
    first, *others = lines or [""]
    return "\n".join([f"{label}{first}".rstrip(), *(" " * len(label) + one for one in others)])
