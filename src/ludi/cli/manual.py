"""What the parser of arguments knows, for others to read: the manual, and what shells complete."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import ludi
from ludi.bots import BOTS
from ludi.cli.options import every_option
from ludi.cli.texts import text

SHELLS: Final = ("bash", "zsh", "fish")
# What stands for an argument of which all values are known, by the end of its key.
_KNOWN: Final = {"game": ludi.game_ids, "bot": lambda: tuple(BOTS), "option": every_option}


@dataclass(frozen=True)
class Command:
    """A command with its words, and the arguments that it takes."""

    words: tuple[str, ...]
    about: str
    epilog: str
    arguments: tuple[argparse.Action, ...]
    usage: str

    @property
    def flags(self) -> list[str]:
        return [flag for argument in self.arguments for flag in argument.option_strings]


def commands_of(
    parser: argparse.ArgumentParser, words: tuple[str, ...] = (), about: str = ""
) -> Iterator[Command]:
    """All commands, each before those below it."""
    below = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    arguments = tuple(one for one in parser._actions if one not in below)
    usage = " ".join(parser.format_usage().split()).partition(": ")[2].replace("\u00a0", " ")
    yield Command(words, about, parser.epilog or "", arguments, usage)
    for action in below:
        abouts = {choice.dest: choice.help or "" for choice in action._choices_actions}
        for name, inner in action.choices.items():
            yield from commands_of(inner, (*words, name), abouts.get(name, ""))


# --- The manual ---------------------------------------------------------------------------------


def page(parser: argparse.ArgumentParser, language: str) -> str:
    """The manual's page, as `man` reads it."""

    def say(key: str, **values: object) -> str:
        return _plain(text(f"man-{key}", language, **values))

    def section(key: str) -> str:
        return f".SH {say(key).upper()}"

    top, *others = commands_of(parser)
    lines = [
        f'.TH LUDI 1 "" "Ludi Romani {ludi.__version__}"',
        *(section("name"), rf"ludi \- {_plain(parser.description or '')}"),
        *(section("synopsis"), ".B ludi", _plain(top.usage.removeprefix("ludi "))),
        *(section("options"), *_arguments(top.arguments)),
        section("commands"),
    ]
    for one in others:
        lines += [f".SS ludi {' '.join(one.words)}", _plain(one.about), ".PP", _plain(one.usage)]
        lines += _arguments(one.arguments)
    lines += [section("statuses")]
    for status in (0, 1, 2, 130):
        lines += [".TP", f".B {status}", say(f"status-{status}")]
    lines += [section("files"), say("kept")]
    return "\n".join(lines) + "\n"


def _arguments(arguments: Sequence[argparse.Action]) -> Iterator[str]:
    for argument in arguments:
        if argument.help == argparse.SUPPRESS:
            continue
        stands_for = str(argument.metavar or "")
        named = ", ".join(argument.option_strings) or stands_for
        value = f" {stands_for}" if argument.option_strings and stands_for else ""
        yield from (".TP", rf".B {_plain(named + value)}", _plain(argument.help or ""))


def _plain(words: str) -> str:
    """A text in which `man` finds nothing to do."""
    escaped = words.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"(?m)^(?=[.'])", r"\\&", " ".join(escaped.split()))


# --- What shells complete -----------------------------------------------------------------------


def completion(parser: argparse.ArgumentParser, shell: str) -> str:
    """A script by which a shell completes commands, their arguments, and the names of games."""
    words = {one.words: _words_after(one) for one in commands_of(parser)}
    for below in list(words):
        if below:
            words[below[:-1]].append(below[-1])
    if shell == "fish":
        return _for_fish(words)
    cases = [
        f"    '{' '.join(path)}') words='{' '.join(dict.fromkeys(after))}' ;;"
        for path, after in words.items()
    ]
    paths = "|".join(f"'{' '.join(path)}'" for path in words if path)
    script = _BASH.replace("PATHS", paths).replace("CASES", "\n".join(cases))
    return (_ZSH if shell == "zsh" else "") + script


def _words_after(command: Command) -> list[str]:
    """What may come after a command: its flags, and the values of its arguments."""
    after = list(command.flags)
    for argument in command.arguments:
        after += _values(argument)
    return after


def _values(argument: argparse.Action) -> Sequence[str]:
    if argument.choices is not None:
        return [str(choice) for choice in argument.choices]
    found: Any = _KNOWN.get(argument.dest.removesuffix("s"), tuple)
    return [str(value) for value in found()]


def _for_fish(words: dict[tuple[str, ...], list[str]]) -> str:
    lines = ["complete -c ludi -e"]
    for path, after in words.items():
        seen = [f"__fish_seen_subcommand_from {word}" for word in path]
        below = [other[-1] for other in words if other and other[:-1] == path]
        if below:
            seen.append(f"not __fish_seen_subcommand_from {' '.join(below)}")
        when = f" -n '{'; and '.join(seen)}'" if seen else ""
        lines.append(f"complete -c ludi{when} -a '{' '.join(dict.fromkeys(after))}'")
    return "\n".join(lines) + "\n"


_ZSH: Final = "autoload -U +X bashcompinit && bashcompinit\n"
_BASH: Final = """_ludi() {
  local path='' next words word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="${path:+$path }$word"
    case "$next" in
      PATHS) path="$next" ;;
    esac
  done
  case "$path" in
CASES
  esac
  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _ludi ludi
"""
