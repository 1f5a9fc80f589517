"""What each command does. A command imports what it alone needs, so that the others start fast."""

from __future__ import annotations

import argparse
import getpass
import json
import os
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ludi
from ludi.bots import USUAL_LEVEL, find_bot
from ludi.cli.choices import plain, short
from ludi.cli.options import options_chosen, options_given, read_option
from ludi.cli.records import default_path, latest_record
from ludi.cli.texts import number, text
from ludi.core.documents import read_json, trouble
from ludi.core.errors import BadRecord, LudiError
from ludi.core.match import Match
from ludi.core.players import LONGEST_NAME, ROMANS
from ludi.core.ranking import winners_named
from ludi.core.registry import find_game

if TYPE_CHECKING:
    from ludi.web.settings import Settings

# Why nothing can be listened on, for the message to say in its language.
_ADDRESS_TROUBLES = {EADDRINUSE: "taken", EADDRNOTAVAIL: "elsewhere", EACCES: "denied"}
# `--resume` without a file.
LATEST = "latest"


class Refused(Exception):
    """What was asked for does not go; the message says why, in the language asked for."""

    def __init__(self, key: str, language: str, **values: object) -> None:
        super().__init__(text(key, language, **values))


def serve(arguments: argparse.Namespace) -> int:
    """The web table, until it is interrupted; or the settings it would have."""
    from ludi.web.settings.gathering import gathered

    found = gathered(vars(arguments), os.environ, Path())
    if arguments.settings:
        from ludi.web.settings.telling import told

        print(told(found, arguments.lang))
        return 0
    return _serve(found.settings, arguments.lang)


def _serve(settings: Settings, language: str) -> int:
    from ludi.web.serve import NoAddress, Unreachable, serve

    def say_address(address: str) -> None:
        print(text("serving", language, address=address), flush=True)

    try:
        serve(settings, on_ready=say_address)
    except Unreachable as error:
        raise Refused("db_unreachable", language, why=error) from error
    except NoAddress as error:
        at = f"{settings.host}:{settings.port}" if settings.port else settings.host
        why = _ADDRESS_TROUBLES.get(getattr(error.__cause__, "errno", 0), "other")
        raise Refused("no_address", language, at=at, why=why) from error
    return 0


def think(arguments: argparse.Namespace) -> int:
    """Bots' work for the servers of a database, until it is interrupted."""
    import asyncio

    from ludi.cli.admin import check_there
    from ludi.web.logs import set_up as set_up_logs
    from ludi.web.serve import Unreachable, check_database, pace_of
    from ludi.web.settings.gathering import gathered
    from ludi.web.settings.telling import without_password
    from ludi.web.thinking import think

    settings = gathered(vars(arguments), os.environ, Path()).settings
    set_up_logs(settings)
    check_there(settings.database)
    try:
        check_database(settings.database)
    except Unreachable as error:
        raise Refused("db_unreachable", arguments.lang, why=error) from error
    shown = without_password(settings.database)
    print(text("thinks_for", arguments.lang, database=shown), flush=True)
    workers = settings.bot_workers or None
    asyncio.run(think(settings.database, workers, pace_of(settings), prepares=True))
    return 0


def keeping(what: str) -> Callable[[argparse.Namespace], int]:
    """What is done with the database of a server, by its name in `admin`."""

    def do(arguments: argparse.Namespace) -> int:
        from ludi.cli import admin

        verb, _, kind = what.partition(" ")
        done: Callable[..., int] = getattr(admin, verb)
        return done(kind, arguments) if kind else done(arguments)

    return do


def play(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from ludi.cli.play import Sitting

    console = Console()
    if arguments.resume:
        match, path = _resumed(arguments)
    else:
        is_named = arguments.game is not None
        game_id = game_named(arguments.game) if is_named else _ask_for_game(console, arguments.lang)
        match = _new_match(arguments, game_id)
        path = Path(arguments.record) if arguments.record else default_path(game_id)
        if path.exists():
            raise Refused("record_exists", arguments.lang, path=path)
    is_interactive = console.is_terminal and sys.stdin.isatty()
    Sitting(
        match,
        arguments.lang,
        console,
        path,
        bot_seed=secrets.randbits(31),
        is_interactive=is_interactive,
    ).play()
    return 0


def _resumed(arguments: argparse.Namespace) -> tuple[Match, Path]:
    """A recorded game as it was left, the same bots at the same seats."""
    given = {
        text("metavar-game", arguments.lang): arguments.game,
        "--seats": arguments.seats,
        "--people": arguments.people,
        "--bot": arguments.bot,
        "--seed": arguments.seed,
        "--name": arguments.name,
        "--option": arguments.option,
        "--record": arguments.record,
    }
    if any(given.values()):
        words = [word for word, value in given.items() if value]
        raise Refused("resume_alone", arguments.lang, words=words)
    path = latest_record() if arguments.resume == LATEST else Path(arguments.resume)
    if path is None:
        raise Refused("no_record", arguments.lang)
    match = Match.replay(read_json(path, BadRecord))
    for bot in match.bots:
        if bot is not None:
            find_bot(bot)
    return match, path


def simulate(arguments: argparse.Namespace) -> int:
    options = _options(arguments)
    from ludi.accel.simulate import simulate as play_many

    result = play_many(
        find_game(game_named(arguments.game)),
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
        _print_table(result.document(), arguments.lang)
    return 0


def arena(arguments: argparse.Namespace) -> int:
    """2 if a bot of somebody's own is at fault."""
    from ludi.bots.external import BotFailed
    from ludi.cli import arena as shown

    def refuse(path: Path, why: OSError) -> Refused:
        return Refused("not_written", arguments.lang, path=path, why=trouble(why))

    page = Path(arguments.html) if arguments.html else None
    try:
        if page is not None:
            page.touch()
        result = shown.played(arguments, game_named(arguments.game), _options(arguments))
        shown.show(result, arguments.lang, as_json=arguments.json)
        if page is not None:
            page.write_text(shown.page(result, arguments.lang), encoding="utf-8")
    except BotFailed as failure:
        shown.complain(failure.sentence(arguments.lang))
        return 2
    except OSError as why:
        if page is None:
            raise
        raise refuse(page, why) from why
    return 0


def bench(arguments: argparse.Namespace) -> int:
    from ludi.accel import measure

    def say_missing(missing: LudiError) -> None:
        print(missing.sentence(arguments.lang), file=sys.stderr)

    results = []
    for game in map(find_game, map(game_named, arguments.games or ludi.game_ids())):
        for speed in measure.speeds(game, arguments.seconds, on_missing=say_missing):
            results.append(speed.document())
            if not arguments.json:
                print(_speed_line(speed, arguments.lang), flush=True)
    if arguments.json:
        print(json.dumps(results))
    return 0


def _speed_line(speed: Any, language: str) -> str:
    rate = speed.decisions_per_second / 1e6
    return text(
        "speed" if speed.engine == "python" else "speed_ratio",
        language,
        game=speed.game,
        seats=speed.seats,
        engine=speed.engine,
        rate=rate,
        ratio=float(speed.ratio),
        device=speed.device,
    )


def verify(arguments: argparse.Namespace) -> int:
    match = Match.replay(read_json(arguments.record, BadRecord))

    def say(key: str, **values: object) -> None:
        print(text(key, arguments.lang, **values))

    drawn = [(match.setup_draws, match.is_setup_scripted)]
    drawn += [(played.drew, played.is_scripted) for played in match.history]
    given = sum(len(draws) for draws, is_scripted in drawn if is_scripted)
    from_seed = sum(len(draws) for draws, is_scripted in drawn if not is_scripted)
    say("valid", actions=len(match.history), draws=from_seed)
    if given:
        say("given", given=given)
    chosen = options_chosen(match, arguments.lang)
    say("options_are" if chosen else "options_usual")
    for option in chosen:
        print(f"· {option}")
    phrases = match.game.phrases[arguments.lang]
    for player, points in zip(match.players, match.points, strict=True):
        say("points", player=player, points=phrases.scored(points))
    if match.over:
        winners = winners_named(match.ranking, match.players, phrases)
        say("won", players=winners, count=len(winners))
    else:
        say("unfinished")
    say("compare_hash", hash=match.commitment)
    return 0


def replay(arguments: argparse.Namespace) -> int:
    match = Match.replay(read_json(arguments.record, BadRecord))
    from rich.console import Console

    from ludi.cli.play import Sitting

    console = Console()
    sitting = Sitting(match, arguments.lang, console, Path(arguments.record))
    sitting.tell_all()
    sitting.draw(None)
    if match.over:
        sitting.say_result()
    else:
        sitting.say("unfinished")
    return 0


def analyse(arguments: argparse.Namespace) -> int:
    """A finished game looked at again."""
    match = Match.replay(read_json(arguments.record, BadRecord))
    if not match.over:
        raise Refused("analyse-unfinished", arguments.lang, path=arguments.record)
    if arguments.seat is not None and arguments.seat > match.seats:
        raise Refused("analyse-no_seat", arguments.lang, seat=arguments.seat, last=match.seats)
    from ludi.cli import analyse as shown

    shown.show(shown.reviewed(arguments, match), match, arguments)
    return 0


def words(arguments: argparse.Namespace) -> int:
    """What languages lack; 1 if it is anything."""
    from ludi.cli.translating import report
    from ludi.translations import languages, parts

    wanted, language = arguments.language, arguments.lang
    if wanted is not None and not re.fullmatch("[a-z]{2,3}", wanted):
        raise Refused("words-no_language", language, wanted=short(wanted))
    known = parts(arguments.game)
    is_complete = True
    for one in [wanted] if wanted else languages():
        lines = list(report(known, one, language))
        is_complete = is_complete and not lines
        for line in lines:
            print(line)
        print(text("words-incomplete" if lines else "words-complete", language, wanted=one))
    return 0 if is_complete else 1


def _new_match(arguments: argparse.Namespace, game_id: str) -> Match:
    options = _options(arguments)
    bot = arguments.bot or USUAL_LEVEL
    find_bot(bot)
    seats = find_game(game_id).blank(arguments.seats, options).seats
    people = 1 if arguments.people is None else arguments.people
    if not 0 <= people <= seats:
        raise Refused("people_range", arguments.lang, seats=seats, people=people)
    names = [text("person", arguments.lang, number=seat + 1) for seat in range(people)]
    if people == 1:
        names = [_login_name(arguments.lang)]
    if len(arguments.name) > people:
        raise Refused("too_many_names", arguments.lang, names=len(arguments.name), people=people)
    names[: len(arguments.name)] = arguments.name
    names += [text("bot_name", arguments.lang, name=name) for name in ROMANS[: seats - people]]
    bots = [None] * people + [bot] * (seats - people)
    return Match(game_id, seats, arguments.seed, options, players=names, bots=bots)


def _login_name(language: str) -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "root"
    is_person = name.isalpha() and name != "root" and len(name) <= LONGEST_NAME
    return name.capitalize() if is_person else text("guest", language)


def _ask_for_game(console: Any, language: str) -> str:
    """The only game, or the one that is asked for."""
    ids = ludi.game_ids()
    if len(ids) == 1:
        return ids[0]
    console.print(text("which_game", language), style="bold")
    for place, game_id in enumerate(ids, start=1):
        phrases = find_game(game_id).phrases[language]
        console.print(f"  {place}  {phrases.title} — {phrases.tagline}", highlight=False)
    try:
        typed = str(console.input("› ")).strip().lower()
    except (EOFError, KeyboardInterrupt):
        raise SystemExit(0) from None
    numbers = {str(number): game_id for number, game_id in enumerate(ids, start=1)}
    return numbers.get(typed) or game_named(typed)


def game_named(typed: str) -> str:
    """A game's id, also by its name and without minding accents; else what was typed."""
    folded = "-".join(plain(typed))
    return folded if folded in ludi.game_ids() else _titles().get(plain(typed), typed)


def _titles() -> dict[tuple[str, ...], str]:
    """Every game by its names in all languages, whose words are read for it."""
    return {
        plain(phrases.title): game_id
        for game_id in ludi.game_ids()
        for phrases in find_game(game_id).phrases.values()
    }


def _options(arguments: argparse.Namespace) -> dict[str, Any]:
    """NAME or NAME=VALUE words as options."""
    options: dict[str, Any] = {}
    for word in arguments.option:
        found = read_option(word)
        if found is None:
            raise Refused("option_form", arguments.lang, text=short(word))
        options[found[0]] = found[1]
    return options


def _print_table(document: dict[str, Any], language: str) -> None:
    labels = {key: text(f"simulation-{key}", language) for key in document}
    width = max(map(len, labels.values()))
    for key, value in document.items():
        print(f"{labels[key]:<{width}}  {_shown(value, language)}")


def _shown(value: Any, language: str) -> str:
    if isinstance(value, float):
        return number(value, 3, language)
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value, 0, language)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "  ".join(_shown(part, language) for part in value)
    if isinstance(value, dict):
        return options_given(value, language)
    return str(value)
