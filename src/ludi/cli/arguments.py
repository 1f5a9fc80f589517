"""The commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

import ludi
from ludi.bots import BOTS
from ludi.cli import commands
from ludi.cli.french import speak
from ludi.cli.options import options_page
from ludi.cli.texts import text
from ludi.core.sentences import LANGUAGES, typeset
from ludi.web.settings.kinds import Switch
from ludi.web.settings.rows import FILE_FLAG, ROWS, THINKING, flag_of

Run = Callable[[argparse.Namespace], int]


def parser(language: str, words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The reader of arguments; its help explains the options of a game named among the words."""

    def say(key: str) -> str:
        lists = {"games": ludi.game_ids(), "bots": BOTS}
        return text(key, language, **{name: ", ".join(words) for name, words in lists.items()})

    speak(language)
    top = argparse.ArgumentParser(prog="ludi", description=say("about"))
    top.add_argument("--version", action="version", version=f"ludi-romani {ludi.__version__}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("lang"))
    top.add_argument("--lang", choices=LANGUAGES, default=language, help=say("lang"))
    subcommands = top.add_subparsers(metavar="COMMAND", required=True, help=say("command"))

    def command(name: str, run: Run) -> argparse.ArgumentParser:
        added = subcommands.add_parser(
            name,
            parents=[common],
            help=say(name),
            description=say(name),
            epilog=options_page(words, language) if name in ("play", "simulate", "arena") else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(run=run)
        return added

    _add_serve(command("serve", commands.serve), say, language)
    _add_think(command("think", commands.think), say, language)
    _add_play(command("play", commands.play), say)
    _add_simulate(command("simulate", commands.simulate), say, positive(language))
    _add_arena(command("arena", commands.arena), say, positive(language))
    _add_bench(command("bench", commands.bench), say)
    for name, run in (("verify", commands.verify), ("replay", commands.replay)):
        command(name, run).add_argument("record", metavar="RECORD", help=say("record_file"))
    _add_analyse(command("analyse", commands.analyse), say, positive(language))
    _add_backups(command, say)
    _add_admin(command("admin", commands.keeping("list_tables")), common, say, positive(language))
    return top


def _add_serve(serve: Any, say: Callable[[str], str], language: str) -> None:
    """A flag for every setting: what is not given is looked for elsewhere."""
    serve.epilog = say("serve_settings")
    serve.add_argument("--settings", action="store_true", help=say("settings"))
    _add_settings(serve, say, language, tuple(ROWS))


def _add_think(think: Any, say: Callable[[str], str], language: str) -> None:
    think.epilog = say("serve_settings")
    _add_settings(think, say, language, THINKING)


def _add_settings(
    command: Any, say: Callable[[str], str], language: str, names: tuple[str, ...]
) -> None:
    command.add_argument(flag_of(FILE_FLAG), metavar="FILE", help=say("settings_file"))
    for name in names:
        row = ROWS[name]
        is_switch = isinstance(row.kind, Switch)
        command.add_argument(
            flag_of(name),
            *row.aliases,
            default=argparse.SUPPRESS,
            help=typeset(row.words[language], language),
            **{"action": argparse.BooleanOptionalAction} if is_switch else {"metavar": "…"},
        )


def _add_play(play: Any, say: Callable[[str], str]) -> None:
    play.add_argument("game", nargs="?", metavar="GAME", help=say("game"))
    play.add_argument("--seats", type=int, help=say("seats"))
    play.add_argument("--people", type=int, help=say("people"))
    play.add_argument("--bot", help=say("bot"))
    play.add_argument("--name", action="append", default=[], help=say("name"))
    play.add_argument("--seed", help=say("seed"))
    play.add_argument("--option", action="append", default=[], help=say("option"))
    play.add_argument("--record", metavar="FILE", help=say("record"))
    play.add_argument(
        "--resume", metavar="RECORD", nargs="?", const=commands.LATEST, help=say("resume")
    )


def _add_simulate(simulate: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    simulate.add_argument("game", metavar="GAME", help=say("game"))
    simulate.add_argument("--seats", type=int, help=say("seats"))
    simulate.add_argument("--games", type=positive, default=1000, help=say("games_count"))
    simulate.add_argument("--seed", type=int, default=1, help=say("seed"))
    simulate.add_argument("--engine", default="cpu", help=say("engine"))
    simulate.add_argument("--option", action="append", default=[], help=say("option"))
    simulate.add_argument("--threads", type=positive, help=say("threads"))
    simulate.add_argument("--json", action="store_true", help=say("json"))


def _add_arena(arena: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    arena.add_argument("game", metavar="GAME", help=say("game"))
    arena.add_argument("bots", nargs="+", metavar="BOT", help=say("arena_bot"))
    arena.add_argument("-n", "--deals", type=positive, default=100, help=say("deals"))
    arena.add_argument("--seats", type=positive, help=say("seats"))
    arena.add_argument("--seed", type=int, default=1, help=say("seed"))
    arena.add_argument("--option", action="append", default=[], help=say("option"))
    arena.add_argument("--threads", type=positive, help=say("arena_threads"))
    arena.add_argument("--json", action="store_true", help=say("json"))
    arena.add_argument("--html", metavar="FILE", help=say("html"))


def _add_bench(bench: Any, say: Callable[[str], str]) -> None:
    bench.add_argument("games", nargs="*", metavar="GAME", help=say("game"))
    bench.add_argument("--seconds", type=_seconds, default=2.0, help=say("bench_seconds"))
    bench.add_argument("--json", action="store_true", help=say("json"))


def _add_analyse(analyse: Any, say: Callable[[str], str], positive: Callable[[str], int]) -> None:
    analyse.add_argument("record", metavar="RECORD", help=say("record_file"))
    analyse.add_argument("--seat", type=positive, help=say("analyse_seat"))
    analyse.add_argument("--budget", type=positive, default=2000, help=say("analyse_budget"))
    analyse.add_argument("--seed", type=int, default=1, help=say("seed"))
    analyse.add_argument("--json", action="store_true", help=say("json"))


def _add_backups(command: Callable[..., Any], say: Callable[[str], str]) -> None:
    for name, what in (("backup", "back_up"), ("restore", "restore")):
        added = command(name, commands.keeping(what))
        added.add_argument("file", metavar="FILE", help=say(f"{name}_file"))
        _add_database(added, say)
    added.add_argument("--replace", action="store_true", help=say("restore_replace"))


def _add_database(added: Any, say: Callable[[str], str]) -> None:
    added.add_argument(
        "--db",
        "--database",
        dest="database",
        metavar="URL",
        help=say("which_db"),
        default=argparse.SUPPRESS,
    )
    added.add_argument(flag_of(FILE_FLAG), metavar="FILE", help=say("settings_file"))


def _add_admin(
    admin: Any, common: Any, say: Callable[[str], str], positive: Callable[[str], int]
) -> None:
    subcommands = admin.add_subparsers(metavar="WHAT", required=True, help=say("command"))

    def command(name: str, what: str, *words: str) -> Any:
        about = say(f"admin_{name}")
        added = subcommands.add_parser(name, parents=[common], help=about, description=about)
        added.set_defaults(run=commands.keeping(what))
        for word in words:
            added.add_argument(word, metavar=word.upper(), help=say(f"admin_{word}_word"))
        _add_database(added, say)
        return added

    listing = command("tables", "list_tables")
    statuses = ("waiting", "playing", "over", "closed")
    listing.add_argument("--status", choices=statuses, help=say("admin_status"))
    listing.add_argument("--game", help=say("game"))
    listing.add_argument("--guest", help=say("admin_guest"))
    listing.add_argument("--unchanged-days", type=positive, help=say("admin_unchanged"))
    listing.add_argument("--most", type=positive, default=100, help=say("admin_most"))
    command("close", "close", "table")
    command("delete", "delete", "table")
    command("tidy", "tidy")
    command("people", "list_people").add_argument(
        "name", nargs="?", metavar="NAME", help=say("admin_name")
    )
    for name, what in (("mute", "restrain mute"), ("ban", "restrain ban")):
        restraining = command(name, what, "who")
        restraining.add_argument("--days", type=positive, help=say("admin_days"))
        command(f"un{name}", what.replace("restrain", "release"), "who")
    command("revoke", "revoke", "who")
    command("erase", "erase", "who")


def positive(language: str) -> Callable[[str], int]:
    """A reader of whole numbers from 1 on."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 16 and int(word) > 0):
            raise argparse.ArgumentTypeError(text("positive", language, word=word))
        return int(word)

    return read


def _seconds(word: str) -> float:
    return min(max(float(word), 0.01), 3600.0)
