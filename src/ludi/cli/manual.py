"""What the parser of arguments knows, for others to read: the manual, and what shells complete."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import ludi
from ludi.bots import BOTS
from ludi.cli.options import every_option, options_of, options_page
from ludi.cli.texts import text

SHELLS: Final = ("bash", "zsh", "fish")


def _engines() -> tuple[str, ...]:
    from ludi.accel.simulate import ENGINES  # who plays does not wait for it

    return ENGINES


# What stands for an argument of which all values are known, by the end of its key.
_KNOWN: Final = {
    "game": ludi.game_ids,
    "bot": lambda: tuple(BOTS),
    "option": every_option,
    "engine": _engines,
}


# As much of a line as `man` leaves on a screen of 80 columns.
_COLUMNS: Final = 70
_EXAMPLES: Final = (
    ("ludi play", "play"),
    ("ludi play --resume", "resume"),
    ("ludi play --people 2 --name Anna --name Ben", "people"),
    ("ludi analyse 1", "analyse"),
    ("ludi serve --port 8080", "serve"),
)
_ENVIRONMENT: Final = (
    ("LUDI_LANG", "lang"),
    ("XDG_DATA_HOME", "data"),
    ("NO_COLOR", "colour"),
    ("LUDI_…", "settings"),
)


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
        *(section("description"), say("about")),
        *(section("options"), *_arguments(top.arguments)),
        section("commands"),
    ]
    for one in others:
        lines += [f".SS ludi {' '.join(one.words)}", _plain(one.about), ".PP", _plain(one.usage)]
        lines += _arguments(one.arguments)
    lines.append(section("games"))
    for game in ludi.game_ids():
        told = options_page([game], language, _COLUMNS).splitlines()
        lines += [".PP", ".nf", *map(_verbatim, told), ".fi"]
    lines.append(section("examples"))
    for command, key in _EXAMPLES:
        lines += [".TP", rf".B {_plain(command)}", say(f"example-{key}")]
    lines.append(section("environment"))
    for variable, key in _ENVIRONMENT:
        lines += [".TP", f".B {variable}", say(f"environment-{key}")]
    lines += [section("statuses")]
    for status in (0, 1, 2, 130):
        lines += [".TP", f".B {status}", say(f"status-{status}")]
    lines += [section("files"), say("kept"), section("see"), say("also")]
    return "\n".join(lines) + "\n"


def _arguments(arguments: Sequence[argparse.Action]) -> Iterator[str]:
    for argument in arguments:
        if argument.help == argparse.SUPPRESS:
            continue
        stands_for = str(argument.metavar or "")
        named = ", ".join(argument.option_strings) or stands_for
        value = f"[{stands_for}]" if argument.nargs == "?" else stands_for
        value = f" {value}" if argument.option_strings and stands_for else ""
        yield from (".TP", rf".B {_plain(named + value)}", _plain(argument.help or ""))


def _plain(words: str) -> str:
    """A text in which `man` finds nothing to do."""
    return _verbatim(" ".join(words.split()))


def _verbatim(line: str) -> str:
    """The same of a line whose spaces stay."""
    escaped = line.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^(?=[.'])", r"\\&", escaped)


# --- What shells complete -----------------------------------------------------------------------


def completion(parser: argparse.ArgumentParser, shell: str) -> str:
    """A script by which a shell completes commands, and the values of their arguments."""
    every = list(commands_of(parser))
    if shell == "fish":
        return _for_fish(every)
    valued = {
        f"{' '.join(one.words)} {flag}": _listed(_values(argument))
        for one in every
        for argument in one.arguments
        for flag in (argument.option_strings if argument.nargs != 0 else ())
    }
    script = _BASH
    for name, found in (
        ("PATHS", _either(" ".join(one.words) for one in every if one.words)),
        ("VALUED", _either(valued)),
        ("VALUES", _cases(valued)),
        ("PLACES", _cases(_places(every))),
        ("FLAGS", _cases({" ".join(one.words): _listed(one.flags) for one in every})),
        ("OPTIONS", _cases({game: _listed(options_of(game)) for game in ludi.game_ids()})),
    ):
        script = script.replace(name, found)
    return (_ZSH if shell == "zsh" else "") + script


def _places(every: Sequence[Command]) -> dict[str, str]:
    """What may stand at a place after a command that takes no flag, by the command and how many
    such words stand before it; `*` is any place."""
    found: dict[str, str] = {}
    for one in every:
        path = " ".join(one.words)
        below = [
            other.words[-1] for other in every if other.words and other.words[:-1] == one.words
        ]
        if below:
            found[f"{path} 0"] = _listed(below)
        placed = [argument for argument in one.arguments if not argument.option_strings]
        for place, argument in enumerate(placed):
            is_last = argument.nargs in ("+", "*")
            found[f"{path} {'*' if is_last else place}"] = _listed(_values(argument))
    return found


def _values(argument: argparse.Action) -> Sequence[str]:
    if argument.choices is not None:
        return [str(choice) for choice in argument.choices]
    found: Any = _KNOWN.get(argument.dest.removesuffix("s"), tuple)
    return [str(value) for value in found()]


def _listed(words: Iterable[str]) -> str:
    return " ".join(dict.fromkeys(words))


def _either(words: Iterable[str]) -> str:
    """A pattern for any of these."""
    return "|".join(f"'{word}'" for word in words)


def _cases(words: Mapping[str, str]) -> str:
    """A case for each key, which may end in a star."""
    return "\n".join(f"    {_pattern(key)}) words='{after}' ;;" for key, after in words.items())


def _pattern(key: str) -> str:
    return f"'{key.removesuffix('*')}'*" if key.endswith("*") else f"'{key}'"


def _for_fish(every: Sequence[Command]) -> str:
    lines = ["complete -c ludi -e"]
    for one in every:
        below = [
            other.words[-1] for other in every if other.words and other.words[:-1] == one.words
        ]
        seen = [f"__fish_seen_subcommand_from {word}" for word in one.words]
        if below:
            seen.append(f"not __fish_seen_subcommand_from {' '.join(below)}")
        when = f" -n '{'; and '.join(seen)}'" if seen else ""
        after = list(below)
        for argument in one.arguments:
            if not argument.option_strings:
                after += _values(argument)
            elif argument.nargs == 0:
                after += argument.option_strings
            else:
                lines += [
                    f"complete -c ludi{when} -l {flag.removeprefix('--')} {_fish_values(argument)}"
                    for flag in argument.option_strings
                    if flag.startswith("--")
                ]
        lines.append(f"complete -c ludi{when} -a '{_listed(after)}'")
    return "\n".join(lines) + "\n"


def _fish_values(argument: argparse.Action) -> str:
    """What follows a flag: one of some values, or anything, such as a file."""
    values = _listed(_values(argument))
    return f"-x -a '{values}'" if values else "-r"


_ZSH: Final = "autoload -U +X bashcompinit && bashcompinit\n"
# What is completed is the value of a flag, a flag, or what may stand at this place.
_BASH: Final = """_ludi() {
  local cur="${COMP_WORDS[COMP_CWORD]}" path='' flag='' game='' count=0 next word words=''
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $flag" in
      VALUED) flag=''; continue ;;
    esac
    flag=''
    next="${path:+$path }$word"
    case "$next" in
      PATHS) path="$next"; count=0; continue ;;
    esac
    case "$word" in
      -*) flag="$word" ;;
      *) game="${game:-$word}"; count=$((count + 1)) ;;
    esac
  done
  case "$path $flag" in
VALUES
    *) case "$cur" in
      -*) case "$path" in
FLAGS
      esac ;;
      *) case "$path $count" in
PLACES
      esac ;;
    esac ;;
  esac
  if [ "$flag" = --option ]; then
    case "$game" in
OPTIONS
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _ludi ludi
"""
