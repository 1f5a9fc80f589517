"""How a board and a list of choices share a screen: the least dense way in which both fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby, takewhile
from typing import Final

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ludi.cli.layout import NO_BREAK, Unbroken, held, wrapped

_ELLIPSIS: Final = "…"
_APART: Final = "   "
# What of a line is not for a choice: margins, and its number.
_MARGIN: Final = 10
# So many choices that share nothing have a line each.
_FEW: Final = 3
# Room for whatever there is, for who reads a file.
EVERYTHING: Final = 1_000_000
# Which board goes with which list, ever denser: with a board that shows all, and with a small one.
_WHOLE: Final = ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2))
_SMALL: Final = ((2, 1), (2, 2), (2, 3))

# What a line of a list consists of: a number, a sentence, words beside it, and words behind it.
_Row = tuple[str, str, str, str]


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
    height: int


def height(console: Console, printed: RenderableType) -> int:
    return len(console.render_lines(printed, pad=False))


def fitted(
    console: Console, boards: Sequence[str], choices: Sequence[Choice], room: int, unread: int = 0
) -> Picture:
    """The first way, of ever denser ones, that leaves so much room free, best with what is still
    unread above it, or its last half, for which no board becomes small; else the densest. The
    boards are given from the roomiest on."""
    width = console.width
    dense = partial(gathered, width=width), partial(gathered, width=width, flows=_FEW)
    forms = (partial(roomiest, console), headed, *dense)

    @cache
    def pictured(board: int, form: int) -> Picture:
        drawn, listed = wrapped(boards[board], console.width), forms[form](choices)
        return Picture(drawn, listed, len(drawn) + height(console, listed))

    last = len(boards) - 1
    half = unread // 2
    tried = (_WHOLE, unread), (_WHOLE, half), (_WHOLE, 0), (_SMALL, unread), (_SMALL, 0)
    for ways, above in tried:
        for board, form in ways:
            picture = pictured(min(board, last), form)
            if picture.height + above <= room:
                return picture
    return pictured(min(_SMALL[-1][0], last), _SMALL[-1][1])


def airless(board: str) -> str:
    """A board without its blank lines."""
    return "\n".join(line for line in board.splitlines() if line.strip())


# --- The list -----------------------------------------------------------------------------------


def roomiest(console: Console, choices: Sequence[Choice]) -> RenderableType:
    """A line each with its words, unless lines break of which others share what is long."""
    listed, shorter = full(choices), headed(choices)
    breaks = height(console, listed) > len(choices)
    return shorter if breaks and height(console, shorter) < height(console, listed) else listed


def full(choices: Sequence[Choice]) -> RenderableType:
    """A line each, with the words to type beside it."""
    return _table([(str(one.number), one.sentence, one.words, "") for one in choices])


def headed(choices: Sequence[Choice]) -> RenderableType:
    """A line each, without the words that many of one kind share, which stand above them; what to
    type is said once for a kind."""
    told, rows = _told(choices), list[_Row]()
    for run in _runs(choices):
        begin, end = _shared(run) if len(run) > _FEW else ("", "")
        if begin or end:
            rows.append(("", f"{begin}{_ELLIPSIS}{end}", "", told.get(run[0], "")))
        for one in run:
            said = one.sentence[len(begin) : len(one.sentence) - len(end)]
            behind = "" if begin or end else told.get(one, "")
            rows.append((str(one.number), f"{NO_BREAK * 2}{said}" if begin else said, "", behind))
    return _table(rows)


def gathered(choices: Sequence[Choice], width: int, flows: int = 1) -> RenderableType:
    """Choices of one kind after another, behind the words that all of them share; kinds of so few
    choices one after another as well."""
    told, runs = _told(choices), _flowing(_runs(choices), flows)
    lines = [line for run in runs for line in _together(run, width, told)]
    return Text("\n").join(lines)


def _table(rows: Sequence[_Row]) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number, what, beside, behind in rows:
        cells = [f"[bold]{number}[/bold]", held(escape(what) + _dim(behind))]
        table.add_row(*cells, *([f"[dim]{escape(beside)}[/dim]"] if beside else []))
    return Unbroken(table)


def _told(choices: Sequence[Choice]) -> dict[Choice, str]:
    """For the first choice of every kind what one types for those of the kind."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.words:
            found.setdefault(choice.kind, []).append(choice)
    return {kind[0]: _typed([one.words.split(" ") for one in kind]) for kind in found.values()}


def _typed(words: Sequence[list[str]]) -> str:
    """The words that several choices share, and that more follows, if it does."""
    shared = _alike(words, min(map(len, words)))
    is_all = all(shared == each for each in words) or shared[-1:] == [_ELLIPSIS]
    return " ".join(shared if is_all else [*shared, _ELLIPSIS])


def _dim(words: str) -> str:
    """Words to type, behind what they do."""
    return f" [dim]({escape(words.replace(' ', NO_BREAK))})[/dim]" if words else ""


def _runs(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices of one kind that follow each other, apart where they begin to share less."""
    runs: list[list[Choice]] = []
    for choice in choices:
        run = runs[-1] if runs and runs[-1][0].kind == choice.kind else []
        shares_less = len(run) > 1 and _shared(run)[0] != _shared([*run, choice])[0]
        if run and not shares_less:
            run.append(choice)
        else:
            runs.append([choice])
    return runs


def _flowing(runs: Iterable[list[Choice]], few: int) -> Iterator[list[Choice]]:
    """Runs, of which many that follow each other with so few choices each are one."""
    for is_short, group in groupby(runs, key=lambda run: len(run) <= few):
        found = list(group)
        if is_short and len(found) > _FEW:
            yield [choice for run in found for choice in run]
        else:
            yield from found


def _together(run: Sequence[Choice], width: int, told: Mapping[Choice, str]) -> list[Text]:
    """Choices one after another, or one below the other where that takes no more lines."""
    apart = [line for one in run for line in _alone(one, width, told)]
    begin, end = _shared(run) if len(run) > 1 else ("", "")
    flowing = _flowed(run, begin, end, width, told)
    if len(run) <= _FEW and (not begin or len(flowing) > 1):
        flowing = _flowed(run, "", "", width, told)  # what is shared is soon read again
    return apart if len(apart) <= len(flowing) else flowing


def _alone(one: Choice, width: int, told: Mapping[Choice, str]) -> list[Text]:
    sentence = escape(one.sentence) + _dim(told.get(one, ""))
    return wrapped(sentence, width, f" {one.number}  ")


def _flowed(
    run: Sequence[Choice], begin: str, end: str, width: int, told: Mapping[Choice, str]
) -> list[Text]:
    """A paragraph: what the choices share and the words to type, then each number with the rest."""
    is_headed = bool(begin or end)
    head = escape(f"{begin}{_ELLIPSIS}{end}") + _dim(told.get(run[0], "")) if is_headed else ""
    entries = [
        _entry(one, len(begin), len(end), width) + _dim("" if is_headed else told.get(one, ""))
        for one in run
    ]
    first, *others = wrapped(_APART.join([*([head] if head else []), *entries]), width - 4, "  ")
    return [first, *(Text("  ") + line for line in others)]


def _entry(choice: Choice, begin: int, end: int, width: int) -> str:
    """A choice's number, and what it does not share, in one piece if that is not long."""
    words = choice.sentence[begin : len(choice.sentence) - end].strip()
    kept = words.replace(" ", NO_BREAK) if len(words) < width - _MARGIN else words
    return f"[bold]{choice.number})[/bold]{NO_BREAK}{escape(kept)}"


def _shared(run: Sequence[Choice]) -> tuple[str, str]:
    """The whole words with which all begin, and with which all end; of each a word is left. A
    number, which would be taken for a choice's, keeps the word before it."""
    words = [one.sentence.split(" ") for one in run]
    begin = _alike(words, min(map(len, words)) - 1)
    while begin and any(each[len(begin)][:1].isdigit() for each in words):
        begin.pop()
    back = [list(reversed(each)) for each in words]
    end = _alike(back, min(map(len, words)) - len(begin) - 1)
    return "".join(f"{word} " for word in begin), "".join(f" {word}" for word in reversed(end))


def _alike(lists: Sequence[Sequence[str]], most: int) -> list[str]:
    """What all lists begin with, up to so many."""
    columns = list(zip(*lists, strict=False))[:most]
    return [each[0] for each in takewhile(lambda column: len(set(column)) == 1, columns)]
