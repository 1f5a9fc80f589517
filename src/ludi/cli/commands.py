"""What each command does. A command imports what it alone needs, so that the others start fast."""

from __future__ import annotations

import argparse
import getpass
import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ludi
from ludi.bots import find_bot
from ludi.cli.texts import text
from ludi.core.documents import read_json
from ludi.core.errors import BadRecord
from ludi.core.match import Match
from ludi.core.players import LONGEST_NAME, ROMANS
from ludi.core.registry import find_game


def play(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from ludi.cli.play import Sitting, default_path

    console = Console()
    bot = find_bot(arguments.bot)
    if arguments.resume:
        match = Match.replay(read_json(arguments.resume, BadRecord))
        path = Path(arguments.record or arguments.resume)
    else:
        game_id = arguments.game or _ask_for_game(console, arguments.lang)
        match = _new_match(arguments, game_id)
        path = Path(arguments.record) if arguments.record else default_path(game_id)
    if not 0 <= arguments.people <= match.seats:
        message = text("people_range", arguments.lang, seats=match.seats, people=arguments.people)
        print(message, file=sys.stderr)
        return 1
    people = frozenset(range(arguments.people))
    Sitting(match, people, bot, arguments.lang, console, path, bot_seed=secrets.randbits(31)).play()
    return 0


def simulate(arguments: argparse.Namespace) -> int:
    options = _options(arguments)
    if options is None:
        return 1
    from ludi.accel.simulate import simulate as play_many

    result = play_many(
        find_game(arguments.game),
        seats=arguments.seats,
        games=arguments.games,
        seed=arguments.seed,
        engine=arguments.engine,
        options=options,
        threads=arguments.threads,
    )
    if arguments.json:
        print(json.dumps(result.document()))
    else:
        _print_table(result.document())
    return 0


def bench(arguments: argparse.Namespace) -> int:
    from ludi.accel import measure

    results = []
    for game in map(find_game, arguments.games or ludi.games()):
        for speed in measure.speeds(game, arguments.seconds):
            results.append(speed.document())
            if not arguments.json:
                ratio = text("interpreted_ratio", arguments.lang, ratio=speed.ratio)
                print(
                    f"{speed.game:>15} {speed.engine:>6} {speed.seats} "
                    f"{speed.decisions_per_second / 1e6:12,.2f} M decisions/s   {ratio}"
                    f"   ({speed.device})",
                    flush=True,
                )
    if arguments.json:
        print(json.dumps(results))
    return 0


def verify(arguments: argparse.Namespace) -> int:
    match = Match.replay(read_json(arguments.record, BadRecord))
    from_seed = sum(len(played.drew) for played in match.history if not played.is_scripted)
    given = sum(len(played.drew) for played in match.history if played.is_scripted)
    draws = from_seed + len(match.setup_draws)
    print(text("valid", arguments.lang, actions=len(match.history), draws=draws, given=given))
    if not match.over:
        print(text("unfinished", arguments.lang))
    return 0


def replay(arguments: argparse.Namespace) -> int:
    match = Match.replay(read_json(arguments.record, BadRecord))
    from rich.console import Console

    from ludi.cli.play import Sitting

    console = Console()
    phrases = match.game.phrases[arguments.lang]
    for event in match.events(None):
        console.print(phrases.event(event, match.players), highlight=False, markup=False)
    sitting = Sitting(
        match, frozenset(), find_bot("random"), arguments.lang, console, Path(arguments.record)
    )
    sitting.draw(None)
    if match.over:
        sitting.say_result()
    else:
        sitting.say("unfinished")
    return 0


def _new_match(arguments: argparse.Namespace, game_id: str) -> Match:
    options = _options(arguments)
    if options is None:
        raise SystemExit(1)
    seats = find_game(game_id).blank(arguments.seats, options).seats
    people = max(0, min(arguments.people, seats))
    if people == 1:
        names = [arguments.name or _login_name(arguments.lang)]
    else:
        names = [text("person", arguments.lang, number=seat + 1) for seat in range(people)]
        names[:1] = [arguments.name] if arguments.name and names else names[:1]
    names += [text("bot_name", arguments.lang, name=name) for name in ROMANS[: seats - people]]
    return Match(game_id, seats, arguments.seed, options, players=names)


def _login_name(language: str) -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "root"
    is_person = name.isalpha() and name != "root" and len(name) <= LONGEST_NAME
    return name.capitalize() if is_person else text("guest", language)


def _ask_for_game(console: Any, language: str) -> str:
    """The only game, or the one that is asked for."""
    ids = ludi.games()
    if len(ids) == 1:
        return ids[0]
    console.print(text("which_game", language), style="bold")
    for number, game_id in enumerate(ids, start=1):
        phrases = find_game(game_id).phrases[language]
        console.print(f"  {number}  {phrases.title} — {phrases.tagline}", highlight=False)
    try:
        typed = str(console.input("› ")).strip().lower()
    except (EOFError, KeyboardInterrupt):
        raise SystemExit(0) from None
    if typed.isdigit() and 1 <= int(typed) <= len(ids):
        return ids[int(typed) - 1]
    return typed


def _options(arguments: argparse.Namespace) -> dict[str, Any] | None:
    """NAME or NAME=VALUE words as options; None, with a sentence, where one is neither."""
    options: dict[str, Any] = {}
    for word in arguments.option:
        name, equals, value = word.partition("=")
        if not name or (equals and not value):
            print(text("option_form", arguments.lang, text=word), file=sys.stderr)
            return None
        options[name] = _option_value(value) if equals else True
    return options


def _option_value(word: str) -> Any:
    switches = {"true": True, "on": True, "false": False, "off": False}
    if word.lower() in switches:
        return switches[word.lower()]
    return int(word) if word.lstrip("-").isdigit() else word


def _print_table(document: dict[str, Any]) -> None:
    width = max(map(len, document))
    for key, value in document.items():
        print(f"{key:<{width}}  {_shown(value)}")


def _shown(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.3f}"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "  ".join(_shown(part) for part in value)
    if isinstance(value, dict):
        return "  ".join(f"{name}={_shown(part)}" for name, part in value.items()) or "—"
    return str(value)
