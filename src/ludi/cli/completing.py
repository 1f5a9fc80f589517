"""What a line that somebody has begun to type may become: moves, commands, names of pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from ludi.cli.choices import plain
from ludi.core.lines import Line, numbers_of, written
from ludi.core.voices import Voice


def completed(begun: str, candidates: Iterable[str]) -> list[str]:
    """The candidates that begin so, accents and capitals aside; if none does, those of which what
    follows the first word does, which is enough to be understood."""
    start, lines = _folded(begun), list(dict.fromkeys(candidates))
    found = [line for line in lines if _folded(line).startswith(start)]
    if found or not start.strip():
        return found
    return [line for line in lines if _folded(line.partition(" ")[2]).startswith(start)]


def grown(begun: str, lines: Sequence[str]) -> list[tuple[str, str]]:
    """Each line with what it adds to the one begun. Where there are several, what was typed stays
    as it was, so that what they share can be put in."""
    if len(lines) == 1:
        return [(lines[0], lines[0])]
    return [(line, begun + line[_matched(begun, line) :]) for line in lines]


def _matched(begun: str, line: str) -> int:
    """How much of a line the one begun stands for; nothing if it begins in another way."""
    start = _folded(begun)
    return next((end for end in range(len(line) + 1) if _folded(line[:end]) == start), 0)


def _folded(typed: str) -> str:
    """A line as it is compared, with the space at its end by which a word is finished."""
    return " ".join(plain(typed)) + " " * (typed.endswith(" ") and bool(typed.strip()))


def moves(lines: Collection[Line], phrases: Voice) -> Iterator[str]:
    """Every action as it is typed: in words, and by its number where a value follows."""
    for number, line in zip(numbers_of(list(lines)), lines, strict=True):
        for action in line.actions:
            yield written(action, phrases)
        for value in line.last_values:
            yield f"{number} {value}"


def series(
    begun: str, verbs: Collection[str], lines: Iterable[Line], phrases: Voice
) -> Iterator[str]:
    """A move of several parts with one part more: any value that an action has now."""
    before, space, _ = begun.rpartition(" ")
    if not space or before.split()[:1] not in [[verb] for verb in verbs]:
        return
    for line in lines:
        for action in line.actions:
            for value in action.args.values():
                yield f"{before} {phrases.word(value)}"


def pieces(begun: str, phrases: Voice) -> Iterator[str]:
    """A question about a piece."""
    if begun.startswith("?"):
        yield from (f"? {phrases.name(piece)}" for piece in phrases.explanations)
