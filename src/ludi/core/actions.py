"""Actions: one number each, from named blocks, with a structured and a written form.

A game declares its blocks one by one; a block is a name and the parameters it takes:

    ACTIONS: Final = ActionSpace()
    PASS: Final = ACTIONS.add("pass")                 # the rules use plain numbers
    WRITE: Final = ACTIONS.add("write", value=range(1, 40), row=range(1, 8))

The written form is the name and the parameters, apart by spaces: `write 14 2`. What is refused is
answered with the forms that would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ludi.core.documents import brief
from ludi.core.errors import IllegalAction, UnknownAction
from ludi.core.state import Argument

# How many characters of written forms a refusal shows.
MOST_SHOWN = 200


class Block:
    """A run of actions with one name, one for each combination of its parameters' values."""

    def __init__(self, name: str, first: int, parameters: Mapping[str, Sequence[Argument]]) -> None:
        self.name = name
        self.first = first
        self.parameters: Mapping[str, tuple[Argument, ...]] = {
            parameter: tuple(values) for parameter, values in parameters.items()
        }
        self.size = 1
        for values in self.parameters.values():
            self.size *= len(values)

    @property
    def usage(self) -> str:
        return " ".join([self.name, *(parameter.upper() for parameter in self.parameters)])

    def arguments(self, offset: int) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for parameter, values in reversed(list(self.parameters.items())):
            offset, index = divmod(offset, len(values))
            found[parameter] = values[index]
        return dict(reversed(list(found.items())))

    def offset(self, words: Sequence[str]) -> int | None:
        """The place in the block of these written arguments; None if they do not fit."""
        if len(words) != len(self.parameters):
            return None
        offset = 0
        for word, values, places in zip(words, self.parameters.values(), self._places, strict=True):
            place = places.get(word.lower())
            if place is None:
                return None
            offset = offset * len(values) + place
        return offset

    @cached_property
    def _places(self) -> list[dict[str, int]]:
        """Of each parameter the places of its values, as they are written."""
        return [
            {str(values[place]).lower(): place for place in reversed(range(len(values)))}
            for values in self.parameters.values()
        ]


@dataclass(frozen=True)
class Action:
    """One action of a game. `str()` gives its sentence, which is made when it is asked for."""

    id: int
    name: str
    args: Mapping[str, Argument]
    say: str | Callable[[], str] = field(compare=False, repr=False)

    @property
    def sentence(self) -> str:
        if not isinstance(self.say, str):
            object.__setattr__(self, "say", self.say())
        return str(self.say)

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.id, self.name, self.args, self.sentence)

    @property
    def text(self) -> str:
        """The written form, as `Match.play` takes it."""
        return " ".join([self.name, *map(str, self.args.values())])

    def __str__(self) -> str:
        return self.sentence

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True)
class Composite:
    """A move that people write as one and that stands for several actions.

    usage  how it is written, parameters in capitals: "lay CARD DISC CARD DISC …"
    doc    what it does, and when it is taken, in a sentence
    """

    usage: str
    doc: str

    @property
    def verb(self) -> str:
        return self.usage.split()[0]


class ActionSpace:
    """All actions of a game."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._by_name: dict[str, Block] = {}
        self._named: dict[int, tuple[str, Mapping[str, Argument]]] = {}

    def add(self, name: str, **parameters: Sequence[Argument]) -> int:
        """Declare one more block; returns its first action's number."""
        block = Block(name, self.size, parameters)
        self.blocks.append(block)
        self._by_name[name] = block
        self.size += block.size
        return block.first

    def first(self, name: str) -> int:
        return self._by_name[name].first

    def name_and_arguments(self, action: int) -> tuple[str, Mapping[str, Argument]]:
        found = self._named.get(action)
        if found is None:
            block = self.block_of(action)
            found = self._named[action] = block.name, block.arguments(action - block.first)
        return found

    def block_of(self, action: int) -> Block:
        for block in self.blocks:
            if block.first <= action < block.first + block.size:
                return block
        raise self.unknown(action)

    def written(self, action: int) -> str:
        name, arguments = self.name_and_arguments(action)
        return " ".join([name, *(str(value) for value in arguments.values())])

    def parse(self, text: str, legal: Sequence[int] = ()) -> int:
        """The action that is written so; case and extra spaces do not matter.

        Where nothing is, the refusal names what is legal; all that there is, if that is not given.
        """
        words = text.split()
        block = self._by_name.get(words[0].lower()) if words else None
        if block is None:
            raise self.unknown(text, legal)
        offset = block.offset(words[1:])
        if offset is None:
            forms = self._forms(block.name, legal or range(block.first, block.first + block.size))
            raise UnknownAction("action.words", action=brief(text), legal=forms)
        return block.first + offset

    # --- Refusals ---

    def unknown(self, action: object, legal: Sequence[int] = ()) -> UnknownAction:
        """What to answer to something that is no action: how those that there are begin."""
        verbs = dict.fromkeys(self.block_of(possible).name for possible in legal)
        return UnknownAction(
            "action.unknown",
            action=brief(action),
            verbs=", ".join(verbs or self._by_name),
            example=self.written(legal[0] if legal else 0),
        )

    def illegal(self, text: str, legal: Sequence[int]) -> IllegalAction:
        """What to answer to an action that is not legal now: those that are."""
        verb = text.split()[0].lower()
        forms = self._forms(verb, legal) or "none"
        return IllegalAction("action.illegal", action=brief(text), legal=forms)

    def _forms(self, verb: str, actions: Sequence[int]) -> str:
        """Written forms, those that begin with the verb first, and as many as can be read."""
        return shown(map(self.written, self.alike_first(verb, actions)), ", ")

    def alike_first(self, verb: str, actions: Sequence[int]) -> list[int]:
        """Actions, those that begin with the verb first."""
        return sorted(actions, key=lambda action: self.block_of(action).name != verb)


def shown(forms: Iterable[str], joint: str) -> str:
    """As many forms of actions as can be read."""
    told = ""
    for form in forms:
        if told and len(told) + len(form) > MOST_SHOWN:
            return f"{told}{joint}…"
        told = f"{told}{joint}{form}" if told else form
    return told
