"""The commands and their arguments."""

from __future__ import annotations

import argparse
import contextlib
import re
import shutil
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, Final

import ludi
from ludi.bots import BOTS
from ludi.cli import commands, manual
from ludi.cli.manual import SHELLS
from ludi.cli.options import OLD_TABLES, options_page
from ludi.cli.speaking import Quiet, Reader, Unsaid, speak
from ludi.cli.statuses import DONE
from ludi.cli.texts import text
from ludi.core.speech import LANGUAGES
from ludi.web.settings.kinds import Switch
from ludi.web.settings.rows import FILE_FLAG, ROWS, THINKING, flag_of

Run = Callable[[argparse.Namespace], int]
# The commands that take options of a match.
WITH_OPTIONS: Final = ("play", "simulate", "arena")
# The most seconds that a measurement may take.
LONGEST: Final = 3600
# How bots of somebody's own are named.
_FORMS: Final = ("file.py:NAME", "module:NAME", "'program:COMMAND'")


def read(language: str, words: Sequence[str]) -> argparse.Namespace:
    """What was typed. What the parser says is read from the files only where it says something."""
    if not any(map(_asks_for_help, words)):
        with contextlib.suppress(Unsaid):
            return parser(language, words, Quiet).parse_args(words)
    return parser(language, words).parse_args(words)


def parser(language: str, words: Sequence[str] = (), kind: type[Reader] = Reader) -> Reader:
    """The reader of arguments; its help explains the options of a game named among the words."""

    speaks = kind is not Quiet

    def say(key: str) -> str:
        return text(key, language, **_facts()) if speaks else key

    def explain(setting: str) -> str:
        is_shown = speaks and any(name in words for name in commands.WITH_SETTINGS)
        return ROWS[setting].words[language] if is_shown else setting

    speak(language, with_help=speaks)
    top = kind(prog="ludi", description=say("about"))
    version = f"ludi-romani {ludi.__version__}"
    top.add_argument("-V", "--version", action="version", version=version, help=say("version"))
    common = kind(add_help=False)
    spoken: dict[str, Any] = {"action": _Language, "choices": LANGUAGES, "help": say("lang")}
    common.add_argument("--lang", default=argparse.SUPPRESS, **spoken)
    top.add_argument("--lang", default=language, **spoken)
    top.set_defaults(is_lang_given=False)
    subcommands = top.add_subparsers(
        metavar=say("metavar-command"), required=True, help=say("command")
    )

    def command(name: str, run: Run) -> argparse.ArgumentParser:
        added = subcommands.add_parser(
            name,
            parents=[common],
            help=say(name),
            description=say(name),
            epilog=options_page(words, language) if speaks and name in WITH_OPTIONS else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(run=run)
        return added

    _add_play(command("play", commands.play), say)
    _add_serve(command("serve", commands.serve), say, explain)
    _add_games(command("games", commands.list_games), say, positive(language))
    for name, run in (("verify", commands.verify), ("replay", commands.replay)):
        _add_records(command(name, run), say)
    _add_analyse(command("analyse", commands.analyse), say, positive(language))
    _add_simulate(command("simulate", commands.simulate), say, positive(language))
    _add_arena(command("arena", commands.arena), say, positive(language))
    _add_bench(command("bench", commands.bench), say, above_zero(language))
    _add_words(command("words", commands.words), say)
    _add_completion(command("completion", _print_completion), say)
    command("man", _print_manual)
    _add_think(command("think", commands.think), say, explain)
    _add_backups(command, say)
    _add_admin(command("admin", commands.keeping("list_tables")), common, say, positive(language))
    return top


class _Language(argparse.Action):
    """A language that was asked for, which the one of the system is not."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,  # noqa: ARG002
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,  # noqa: ARG002
    ) -> None:
        namespace.lang, namespace.is_lang_given = values, True


def _print_completion(arguments: argparse.Namespace) -> int:
    print(manual.completion(parser(arguments.lang), arguments.shell), end="")
    return DONE


def _print_manual(arguments: argparse.Namespace) -> int:
    print(manual.page(parser(arguments.lang, commands.WITH_SETTINGS), arguments.lang), end="")
    return DONE


def _asks_for_help(word: str) -> bool:
    """Whether help will be shown: texts are read only then."""
    return word.startswith("-h") or (len(word) > 2 and "--help".startswith(word))


def _facts() -> dict[str, Any]:
    """What the texts of help name."""
    return {
        "games": ludi.game_ids(),
        "bots": tuple(BOTS),
        "languages": LANGUAGES,
        "forms": _FORMS,
        "settings": OLD_TABLES,
        "most": 20,
        "shells": SHELLS,
    }


def _add_serve(serve: Any, say: Callable[[str], str], explain: Callable[[str], str]) -> None:
    """A flag for every setting: what is not given is looked for elsewhere."""
    serve.epilog = _filled(say("serve_settings"))
    serve.add_argument("--settings", action="store_true", help=say("settings"))
    _add_settings(serve, say, explain, tuple(ROWS))


def _add_think(think: Any, say: Callable[[str], str], explain: Callable[[str], str]) -> None:
    think.epilog = _filled(say("serve_settings"))
    _add_settings(think, say, explain, THINKING)


def _filled(words: str) -> str:
    """A text in lines as wide as the rest of the help."""
    return textwrap.fill(words, shutil.get_terminal_size().columns - 2, break_on_hyphens=False)


def _add_settings(
    command: Any,
    say: Callable[[str], str],
    explain: Callable[[str], str],
    names: tuple[str, ...],
) -> None:
    command.add_argument(flag_of(FILE_FLAG), metavar=say("metavar-file"), help=say("settings_file"))
    for name in names:
        row = ROWS[name]
        is_switch = isinstance(row.kind, Switch)
        command.add_argument(
            flag_of(name),
            *row.aliases,
            default=argparse.SUPPRESS,
            help=explain(name),
            **{"action": argparse.BooleanOptionalAction} if is_switch else {"metavar": "…"},
        )


def _add_play(play: Any, say: Callable[[str], str]) -> None:
    play.add_argument("game", nargs="?", metavar=say("metavar-game"), help=say("game"))
    play.add_argument("--seats", type=int, metavar=say("metavar-number"), help=say("seats"))
    play.add_argument("--people", type=int, metavar=say("metavar-number"), help=say("people"))
    play.add_argument("--bot", metavar=say("metavar-bot"), help=say("bot"))
    play.add_argument(
        "--name", action="append", default=[], metavar=say("metavar-name"), help=say("name")
    )
    play.add_argument("--seed", metavar=say("metavar-seed"), help=say("seed"))
    play.add_argument(
        "--option", action="append", default=[], metavar=say("metavar-option"), help=say("option")
    )
    play.add_argument("--record", metavar=say("metavar-file"), help=say("record"))
    play.add_argument(
        "--resume",
        metavar=say("metavar-record"),
        nargs="?",
        const=commands.LATEST,
        help=say("resume"),
    )


def _add_simulate(simulate: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    simulate.add_argument("game", metavar=say("metavar-game"), help=say("game"))
    simulate.add_argument("--seats", type=int, metavar=say("metavar-number"), help=say("seats"))
    simulate.add_argument(
        "--games",
        type=positive,
        default=1000,
        metavar=say("metavar-number"),
        help=say("games_count"),
    )
    simulate.add_argument(
        "--seed", type=int, default=1, metavar=say("metavar-seed"), help=say("seed")
    )
    simulate.add_argument(
        "--engine", default="cpu", metavar=say("metavar-engine"), help=say("engine")
    )
    simulate.add_argument(
        "--option", action="append", default=[], metavar=say("metavar-option"), help=say("option")
    )
    simulate.add_argument(
        "--threads", type=positive, metavar=say("metavar-number"), help=say("threads")
    )
    simulate.add_argument("--json", action="store_true", help=say("json"))


def _add_arena(arena: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    arena.add_argument("game", metavar=say("metavar-game"), help=say("game"))
    arena.add_argument("bots", nargs="+", metavar=say("metavar-bot"), help=say("arena_bot"))
    arena.add_argument(
        "-n",
        "--deals",
        type=positive,
        default=100,
        metavar=say("metavar-number"),
        help=say("deals"),
    )
    arena.add_argument("--seats", type=positive, metavar=say("metavar-number"), help=say("seats"))
    arena.add_argument("--seed", type=int, default=1, metavar=say("metavar-seed"), help=say("seed"))
    arena.add_argument(
        "--option", action="append", default=[], metavar=say("metavar-option"), help=say("option")
    )
    arena.add_argument(
        "--threads", type=positive, metavar=say("metavar-number"), help=say("arena_threads")
    )
    arena.add_argument("--json", action="store_true", help=say("json"))
    arena.add_argument("--html", metavar=say("metavar-file"), help=say("html"))


def _add_bench(bench: Any, say: Callable[[str], str], above_zero: Callable[[str], float]) -> None:
    bench.add_argument("games", nargs="*", metavar=say("metavar-game"), help=say("game"))
    bench.add_argument(
        "--seconds",
        type=above_zero,
        default=2.0,
        metavar=say("metavar-seconds"),
        help=say("bench_seconds"),
    )
    bench.add_argument("--json", action="store_true", help=say("json"))


def _add_games(games: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    games.add_argument(
        "--most", type=positive, default=20, metavar=say("metavar-number"), help=say("games_most")
    )
    games.add_argument("--json", action="store_true", help=say("json"))


def _add_records(added: Any, say: Callable[[str], str]) -> None:
    added.add_argument(
        "records", nargs="+", metavar=say("metavar-record"), help=say("record_files")
    )
    added.add_argument("--json", action="store_true", help=say("json_lines"))


def _add_completion(added: Any, say: Callable[[str], str]) -> None:
    added.add_argument(
        "shell", choices=SHELLS, metavar=say("metavar-shell"), help=say("completion_shell")
    )


def _add_analyse(analyse: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    analyse.add_argument("record", metavar=say("metavar-record"), help=say("record_file"))
    analyse.add_argument(
        "--seat", type=positive, metavar=say("metavar-number"), help=say("analyse_seat")
    )
    analyse.add_argument(
        "--budget",
        type=positive,
        default=2000,
        metavar=say("metavar-number"),
        help=say("analyse_budget"),
    )
    analyse.add_argument(
        "--seed", type=int, default=1, metavar=say("metavar-seed"), help=say("seed")
    )
    analyse.add_argument("--json", action="store_true", help=say("json"))


def _add_words(added: Any, say: Callable[[str], str]) -> None:
    added.add_argument(
        "language", nargs="?", metavar=say("metavar-language"), help=say("words_language")
    )
    added.add_argument("--game", metavar=say("metavar-game"), help=say("words_game"))


def _add_backups(command: Callable[..., Any], say: Callable[[str], str]) -> None:
    for name, what in (("backup", "back_up"), ("restore", "restore")):
        added = command(name, commands.keeping(what))
        added.add_argument("file", metavar=say("metavar-file"), help=say(f"{name}_file"))
        _add_database(added, say)
    added.add_argument("--replace", action="store_true", help=say("restore_replace"))


def _add_database(added: Any, say: Callable[[str], str]) -> None:
    added.add_argument(
        "--db",
        "--database",
        dest="database",
        metavar=say("metavar-url"),
        help=say("which_db"),
        default=argparse.SUPPRESS,
    )
    added.add_argument(flag_of(FILE_FLAG), metavar=say("metavar-file"), help=say("settings_file"))


def _add_admin(
    admin: Any, common: Any, say: Callable[[str], str], positive: Callable[[str], int]
) -> None:
    subcommands = admin.add_subparsers(
        metavar=say("metavar-what"), required=True, help=say("command")
    )

    def command(name: str, what: str, *words: str) -> Any:
        about = say(f"admin_{name}")
        added = subcommands.add_parser(name, parents=[common], help=about, description=about)
        added.set_defaults(run=commands.keeping(what))
        for word in words:
            added.add_argument(word, metavar=say(f"metavar-{word}"), help=say(f"admin_{word}_word"))
        _add_database(added, say)
        return added

    listing = command("tables", "list_tables")
    statuses = ("waiting", "playing", "over", "resigned", "agreed", "abandoned", "closed")
    listing.add_argument("--status", choices=statuses, help=say("admin_status"))
    listing.add_argument("--game", metavar=say("metavar-game"), help=say("game"))
    listing.add_argument("--guest", metavar=say("metavar-guest"), help=say("admin_guest"))
    listing.add_argument(
        "--unchanged-days", type=positive, metavar=say("metavar-days"), help=say("admin_unchanged")
    )
    listing.add_argument(
        "--most", type=positive, default=100, metavar=say("metavar-number"), help=say("admin_most")
    )
    command("close", "close", "table")
    command("delete", "delete", "table")
    command("tidy", "tidy")
    command("people", "list_people").add_argument(
        "name", nargs="?", metavar=say("metavar-name"), help=say("admin_name")
    )
    for name, what in (("mute", "restrain mute"), ("ban", "restrain ban")):
        restraining = command(name, what, "who")
        restraining.add_argument(
            "--days", type=positive, metavar=say("metavar-days"), help=say("admin_days")
        )
        command(f"un{name}", what.replace("restrain", "release"), "who")
    command("revoke", "revoke", "who")
    command("erase", "erase", "who")


def positive(language: str) -> Callable[[str], int]:
    """A reader of whole numbers from 1 on."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 16 and int(word) > 0):
            is_number = re.fullmatch(r"-?\d+", word, re.ASCII) is not None
            shown = word.replace("-", "−") if is_number else word
            said = text("positive", language, word=shown, is_number=is_number)
            raise argparse.ArgumentTypeError(said)
        return int(word)

    return read


def above_zero(language: str) -> Callable[[str], float]:
    """A reader of seconds, up to an hour."""

    def read(word: str) -> float:
        with contextlib.suppress(ValueError):
            if 0 < float(word) <= LONGEST:
                return float(word)
        raise argparse.ArgumentTypeError(text("above_zero", language, word=word, most=LONGEST))

    return read
