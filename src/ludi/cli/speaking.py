"""What the standard library's argument parser says, in every language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from ludi.cli.guessing import meant
from ludi.cli.layout import in_lines
from ludi.cli.statuses import MISUSED
from ludi.cli.texts import text
from ludi.core.speech import ENGLISH

# The messages of ours that stand for those of the library.
_OURS: Final[Mapping[str, str]] = {
    "usage: ": "usage",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unknown",
    "expected one argument": "one",
    "expected at most one argument": "at_most_one",
    "expected at least one argument": "at_least_one",
    "ignored explicit argument %r": "no_value",
    "invalid %(type)s value: %(value)r": "invalid",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
}
# Those that every parser asks for when it is made, and that only its help shows.
_IN_HELP: Final[Mapping[str, str]] = {
    "options": "options",
    "positional arguments": "arguments",
    "show this help message and exit": "help",
}
_TITLES: Final = ("options", "positional arguments")
_PLACE: Final = re.compile(r"%(?:\((\w+)\))?[rs]")


class Reader(argparse.ArgumentParser):
    """A parser that lists choices as the language does."""

    language = ENGLISH

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = tuple(map(str, action.choices))
            said = text("argparse-choice", self.language, value=value, choices=choices)
            is_command = isinstance(action, argparse._SubParsersAction)
            known = (*choices, *self._option_string_actions) if is_command else choices
            said += _ended(meant(str(value), known, self.language))
            raise argparse.ArgumentError(action, said)

    def error(self, message: str) -> NoReturn:
        """With the argument that was meant, where one is unknown and another one near; and how the
        command is used whose argument it is."""
        stray = next(filter(self._is_stray, self.given[:1]), "")
        if stray:
            message = text("argparse-unknown", self.language, what=stray)
        unknown = next((word for word in self.unknown if word.startswith("-")), stray)
        question = meant(unknown.partition("=")[0], self._flags(), self.language)
        self._blamed().print_usage(sys.stderr)
        said = text(
            "argparse-error", self.language, prog=self.prog, message=message + _ended(question)
        )
        lines = [in_lines(said)]
        if not self.given:
            help_of = text("argparse-see_help", self.language, command=f"{self.prog} --help")
            lines.append(in_lines(help_of))
        self.exit(MISUSED, "\n".join(lines) + "\n")

    given: Sequence[str] = ()
    unknown: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What the parser finds, which it asks for itself; what it does not is kept for `error`."""
        self.given = list(sys.argv[1:] if args is None else args)
        found, unknown = super().parse_known_args(args, namespace)
        self.unknown = unknown
        return found, unknown

    def _is_stray(self, word: str) -> bool:
        """Whether a word that stands where a command does is a flag that there is not."""
        known = any(flag.startswith(word.partition("=")[0]) for flag in self._option_string_actions)
        return bool(self._below()) and word.startswith("-") and not known

    def _below(self) -> list[Reader]:
        """The readers of the commands below this one."""
        return [
            inner
            for action in self._actions
            if isinstance(action, argparse._SubParsersAction)
            for inner in action.choices.values()
        ]

    def _blamed(self) -> Reader:
        """The reader, of this one and those below it, that has met what is unknown."""
        return next((inner._blamed() for inner in self._below() if inner.unknown), self)

    def _flags(self) -> list[str]:
        """The flags of this command, and of all those below it."""
        flags: list[str] = []
        for action in self._actions:
            flags += action.option_strings
        return [*flags, *(flag for inner in self._below() for flag in inner._flags())]


def _ended(question: str) -> str:
    """A question, after what the library says without a full stop."""
    return f".{question}" if question else ""


class Unsaid(Exception):
    """Something is wrong with the arguments, and no words to say it have been read."""


class Quiet(Reader):
    """A parser without words: most arguments are right, and then nobody needs them."""

    def error(self, message: str) -> NoReturn:
        raise Unsaid(message)


def speak(language: str, *, with_help: bool) -> None:
    """Let the argument parser speak a language from now on."""
    known = {**_OURS, **_IN_HELP} if with_help else _OURS

    def translated(message: str) -> str:
        return _ours(message, known[message], language) if message in known else message

    module: Any = argparse
    module._ = translated
    Reader.language = language


def _ours(message: str, key: str, language: str) -> str:
    """Our message with the library's places in it, which the library fills."""
    values = {_name(place[1]): _written(place[1]) for place in _PLACE.finditer(message)}
    said = text(f"argparse-{key}", language, **values)
    if message in _TITLES:
        return said.removesuffix(":")  # which the library sets itself
    return said + message[len(message.rstrip()) :]


def _name(place: str | None) -> str:
    return (place or "what").removesuffix("_name")


def _written(place: str | None) -> str:
    return f"%({place})s" if place else "%s"
