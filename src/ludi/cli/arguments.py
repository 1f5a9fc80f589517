"""The commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import ludi
from ludi.bots import BOTS
from ludi.cli import commands
from ludi.cli.texts import text
from ludi.core.sentences import LANGUAGES

Run = Callable[[argparse.Namespace], int]


def parser(language: str) -> argparse.ArgumentParser:
    def say(key: str) -> str:
        return text(key, language, games=", ".join(ludi.games()), bots=", ".join(BOTS))

    top = argparse.ArgumentParser(prog="ludi", description=say("about"))
    top.add_argument("--version", action="version", version=f"ludi-romani {ludi.__version__}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=language, help=say("lang"))
    subcommands = top.add_subparsers(metavar="COMMAND", required=True, help=say("command"))

    def command(name: str, run: Run) -> argparse.ArgumentParser:
        added = subcommands.add_parser(
            name, parents=[common], help=say(name), description=say(name)
        )
        added.set_defaults(run=run)
        return added

    _add_play(command("play", commands.play), say)
    _add_simulate(command("simulate", commands.simulate), say)
    _add_bench(command("bench", commands.bench), say)
    for name, run in (("verify", commands.verify), ("replay", commands.replay)):
        command(name, run).add_argument("record", metavar="RECORD", help=say("record_file"))
    return top


def _add_play(play: Any, say: Callable[[str], str]) -> None:
    play.add_argument("game", nargs="?", metavar="GAME", help=say("game"))
    play.add_argument("--seats", type=int, help=say("seats"))
    play.add_argument("--people", type=int, default=1, help=say("people"))
    play.add_argument("--bot", default="heuristic", help=say("bot"))
    play.add_argument("--name", help=say("name"))
    play.add_argument("--seed", help=say("seed"))
    play.add_argument("--option", action="append", default=[], help=say("option"))
    play.add_argument("--record", metavar="FILE", help=say("record"))
    play.add_argument("--resume", metavar="RECORD", help=say("resume"))


def _add_simulate(simulate: Any, say: Callable[[str], str]) -> None:
    simulate.add_argument("game", metavar="GAME", help=say("game"))
    simulate.add_argument("--seats", type=int, help=say("seats"))
    simulate.add_argument("--games", type=_positive, default=1000, help=say("games_count"))
    simulate.add_argument("--seed", type=int, default=1, help=say("seed"))
    simulate.add_argument("--engine", default="cpu", help=say("engine"))
    simulate.add_argument("--option", action="append", default=[], help=say("option"))
    simulate.add_argument("--threads", type=_positive, help=say("threads"))
    simulate.add_argument("--json", action="store_true", help=say("json"))


def _add_bench(bench: Any, say: Callable[[str], str]) -> None:
    bench.add_argument("games", nargs="*", metavar="GAME", help=say("game"))
    bench.add_argument("--seconds", type=float, default=2.0, help=say("bench_seconds"))
    bench.add_argument("--json", action="store_true", help=say("json"))


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} < 1")
    return number
