"""A list in the order of its numbers; and a long one made short: lines that differ in a number, and
in what stands behind it, are one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import Final

from ludi.core.lines import Line, is_number
from ludi.core.state import Argument

# A list of more lines than this is made shorter.
_LONG: Final = 12
_PUNCTUATION: Final = ",;:"
_ELLIPSIS: Final = "…"


@dataclass(frozen=True)
class Merged(Line):
    """Several lines in one: what their sentences share before the number, and behind it."""

    before: str = ""
    behind: str = ""

    @property
    def beginning(self) -> str:
        return self.before

    @property
    def sentence(self) -> str:
        return super().sentence + self.behind


def ordered(lines: Sequence[Line]) -> list[Line]:
    """The lines, of which those for one action that differ first in a number stand in its order."""
    found = []
    for _, group in groupby(lines, lambda line: line.actions[0].name):
        of_one = list(group)
        said = [line.sentence.split(" ") for line in of_one]
        begun = len(_alike(said))
        numbers = [_number(each[begun]) if len(each) > begun else "" for each in said]
        if all(numbers):
            found += [of_one[place] for place in sorted(range(len(of_one)), key=_by(numbers))]
        else:
            found += of_one
    return found


def _by(numbers: Sequence[str]) -> Callable[[int], int]:
    return lambda place: int(numbers[place])


def _number(word: str) -> str:
    """The number with which a word begins; else nothing."""
    return "".join(takewhile(is_number, word))


def merged(lines: Sequence[Line]) -> list[Line]:
    """The lines, of which those that differ in their last number alone are one if there are many;
    each stands where the first of them stood."""
    if len(lines) <= _LONG:
        return list(lines)
    return [line for _, group in groupby(lines, _about) for line in _as_one(list(group))]


def _about(line: Line) -> tuple[str, list[Argument]]:
    """What lines that may be one have in common: the action, and all its pieces but the last."""
    action = line.actions[0]
    return action.name, list(action.args.values())[:-1]


def _as_one(lines: list[Line]) -> list[Line]:
    """Lines, of which those for one action each are one if they can be."""
    single = [line for line in lines if len(line.actions) == 1]
    found = _merged(single) if len(single) > 1 else None
    if found is None:
        return lines
    first, others = lines.index(single[0]), [line for line in lines if line not in single]
    return [*others[:first], found, *others[first:]]


def _merged(lines: list[Line]) -> Line | None:
    """One line for several, if they differ from a number on that one types for each."""
    actions = [line.actions[0] for line in lines]
    values = tuple(line.words.rpartition(" ")[2] for line in lines)
    if len(actions[0].args) < 2:
        return None
    said = [str(action).split(" ") for action in actions]
    begun = len(_alike(said))
    numbers = [each[begun].rstrip(_PUNCTUATION) for each in said if len(each) > begun]
    if tuple(numbers) != values or not all(map(is_number, values)):
        return None
    rests = [each[begun + 1 :] for each in said]
    if any(value in word for value, rest in zip(values, rests, strict=True) for word in rest):
        return None
    sign = said[0][begun].removeprefix(values[0])
    words = f"{lines[0].words.removesuffix(values[0])}{_ELLIPSIS}"
    before = " ".join(said[0][:begun])
    behind = _behind(rests)
    return Merged(words, tuple(actions), values, before, sign + behind if behind else "")


def _behind(rests: Sequence[list[str]]) -> str:
    """What all share behind the number, as far as they do; nothing if they share nothing."""
    shared = _alike(rests)
    is_all = all(len(rest) == len(shared) for rest in rests)
    open_end = [_ELLIPSIS] if shared and not is_all else []
    return "".join(f" {word}" for word in [*shared, *open_end])


def _alike(lists: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all begin."""
    columns = zip(*lists, strict=False)
    return [each[0] for each in takewhile(lambda column: len(set(column)) == 1, columns)]
