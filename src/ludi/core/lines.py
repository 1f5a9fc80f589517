"""Legal actions as a short list: those that differ only in a value at the end share a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludi.core.actions import Action
from ludi.core.state import Argument
from ludi.core.voices import Voice

# So many values are named again.
_FEW = 4


@dataclass(frozen=True)
class Line:
    """One line of the list: an action, or several that differ only in their last argument."""

    words: str
    actions: tuple[Action, ...]
    last_values: tuple[str, ...] = ()

    @property
    def beginning(self) -> str:
        """What the sentences of its actions share; of one action, all of it."""
        first = str(self.actions[0])
        return first.removesuffix(self.last_values[0]).rstrip() if self.last_values else first

    @property
    def sentence(self) -> str:
        """The sentence of its action, or what its actions' sentences share, with all values."""
        if not self.last_values:
            return self.beginning
        return f"{self.beginning} " + " · ".join(_runs(self.last_values))


def sentences_of(lines: Sequence[Line], any_of_these: str) -> list[str]:
    """The sentences of a list. A long line that repeats all the values above does not name them."""
    sentences, above = [], set[str]()
    for line in lines:
        repeats = len(_runs(line.last_values)) > _FEW and above == set(line.last_values)
        sentences.append(f"{line.beginning} {any_of_these}" if repeats else line.sentence)
        above |= {_spelled_last(line, action) for action in line.actions}
    return sentences


def _spelled_last(line: Line, action: Action) -> str:
    """The value at the end of an action's line."""
    if line.last_values:
        return line.last_values[line.actions.index(action)]
    return line.words.rpartition(" ")[2]


def _runs(values: Sequence[str]) -> list[str]:
    """Values, three or more numbers in a row as the first and the last of them."""
    runs: list[list[str]] = []
    for value in values:
        follows = runs and all(map(is_number, (value, runs[-1][-1])))
        if follows and int(value) == int(runs[-1][-1]) + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return [part for run in runs for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run)]


def written(action: Action, phrases: Voice) -> str:
    """An action as a person types it in this language."""
    return " ".join([phrases.verbs[action.name], *map(phrases.word, action.args.values())])


def lines_of(actions: Sequence[Action], phrases: Voice) -> list[Line]:
    """Actions whose sentences differ only in a value at the end share a line."""
    groups: dict[tuple[str, str], list[Action]] = {}
    for action in actions:
        last = phrases.word(last_value(action)) if action.args else ""
        groups.setdefault((action.name, str(action).removesuffix(last)), []).append(action)
    return [_line(group, phrases) for group in groups.values()]


def _line(group: Sequence[Action], phrases: Voice) -> Line:
    words = written(group[0], phrases)
    if len(group) == 1:
        return Line(words, (group[0],))
    values = tuple(phrases.word(last_value(action)) for action in group)
    return Line(f"{words.removesuffix(values[0])}…", tuple(group), values)


def numbers_of(lines: Sequence[Line]) -> list[int]:
    """The numbers of lines: from 1 on; where each is a number of the same thing, that number, and
    0 is a choice without one."""
    valued = [line for line in lines if any(action.args for action in line.actions)]
    actions = [action for line in valued for action in line.actions]
    values = [value for action in actions for value in action.args.values()]
    is_one_thing = len({action.name for action in actions}) == 1
    is_numbered = all(isinstance(value, int) for value in values)
    is_plain = len(values) == len(actions) == len(valued) >= len(lines) - 1
    if is_one_thing and is_numbered and is_plain:
        return [int(last_value(line.actions[0])) if line in valued else 0 for line in lines]
    return list(range(1, len(lines) + 1))


def last_value(action: Action) -> Argument:
    return list(action.args.values())[-1]


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()
