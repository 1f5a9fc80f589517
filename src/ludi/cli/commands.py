"""What each command does. A command imports what it alone needs, so that the others start fast."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import json
import os
import re
import secrets
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from functools import partial
from pathlib import Path
from socket import EAI_AGAIN, EAI_NONAME
from typing import TYPE_CHECKING, Any

import ludi
from ludi.bots import USUAL_LEVEL, find_bot
from ludi.cli import locks, records
from ludi.cli.choices import plain, short
from ludi.cli.completing import completed
from ludi.cli.consoles import Printer, counting, waiting
from ludi.cli.guessing import meant
from ludi.cli.layout import in_lines
from ludi.cli.options import options_given, read_option
from ludi.cli.statuses import DONE, FAILED, INTERRUPTED, MISUSED
from ludi.cli.texts import command_words, number, text
from ludi.core.documents import read_json, trouble
from ludi.core.errors import BadRecord, LudiError
from ludi.core.lines import is_number
from ludi.core.match import Match
from ludi.core.players import LONGEST_NAME, ROMANS
from ludi.core.registry import find_game

if TYPE_CHECKING:
    from ludi.accel.measure import Speed
    from ludi.cli.screen import Screen
    from ludi.core.state import Field
    from ludi.web.settings import Settings

# Why nothing can be listened on, for the message to say in its language.
_ADDRESS_TROUBLES = {
    EADDRINUSE: "taken",
    EADDRNOTAVAIL: "elsewhere",
    EACCES: "denied",
    EAI_NONAME: "unknown",
    EAI_AGAIN: "unknown",
}
# How many digits numbers have after the point; others have three.
_DIGITS = {"decisions_per_second": 0, "points": 2}
# `--resume` without a file.
LATEST = "latest"
# A number of so many digits is none of a game.
LONGEST_NUMBER = 10
# What a signal's number is added to, where it is a status.
_SIGNALLED = 128
# The commands that take all settings, or some.
WITH_SETTINGS = ("serve", "think")


class Refused(Exception):
    """What was asked for does not go; the message says why, in the language asked for."""

    status = FAILED

    def __init__(self, key: str, language: str, **values: object) -> None:
        super().__init__(text(key, language, **values))


class Misused(Refused):
    """What was typed cannot be meant."""

    status = MISUSED


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
    from ludi.web.serve import USUAL_PORT, NoAddress, Unreachable, serve

    def say_address(address: str) -> None:
        if not settings.port and not address.endswith(f":{USUAL_PORT}/"):
            print(text("usual_port_taken", language, port=str(USUAL_PORT)), flush=True)
        print(text("serving", language, address=address), flush=True)

    if sys.stderr.isatty():  # a spinner would be one thread more when processes are forked
        print(text("starting", language), file=sys.stderr, flush=True)
    try:
        serve(settings, on_ready=say_address)
    except Unreachable as error:
        raise Refused("db_unreachable", language, why=error) from error
    except NoAddress as error:
        at = f"{settings.host}:{settings.port}" if settings.port else settings.host
        why = _ADDRESS_TROUBLES.get(getattr(error.__cause__, "errno", 0), "other")
        raise Refused("no_address", language, at=at, why=why) from error
    except KeyboardInterrupt:  # that is how it is ended: there is nothing to say
        return INTERRUPTED
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
    try:
        asyncio.run(think(settings.database, workers, pace_of(settings), prepares=True))
    except KeyboardInterrupt:
        return INTERRUPTED
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
    from ludi.cli.play import Sitting
    from ludi.cli.screen import Leave, Screen

    language = arguments.lang
    console = Printer()
    is_interactive = console.is_terminal and sys.stdin.isatty()
    screen = Screen(console, language, is_interactive)
    with _ending_well(), contextlib.ExitStack() as holding:
        try:
            match, path = _match(arguments, screen, holding)
        except Leave:
            return DONE
        holding.callback(_forget_unplayed, match, path)
        language = _spoken(arguments, path)
        bot_seed = secrets.randbits(31)
        sitting = Sitting(match, language, console, path, bot_seed, is_interactive=is_interactive)
        sitting.play()
        return INTERRUPTED if sitting.is_interrupted else DONE


def _forget_unplayed(match: Match, path: Path) -> None:
    """However a game is left, nothing stays of one in which nothing was played."""
    if not match.history and records.is_kept(path):
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def _ending_well() -> Iterator[None]:
    """Who closes the terminal, or ends the program, lets it end in good order."""

    def end(number: int, _: object) -> None:
        raise SystemExit(_SIGNALLED + number)

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    usual = {one: signal.signal(one, end) for one in signals}
    try:
        yield
    finally:
        for one, handler in usual.items():
            signal.signal(one, handler)


def _spoken(arguments: argparse.Namespace, path: Path) -> str:
    """The language that was asked for; else that in which the game has been played."""
    found: str = arguments.lang
    if not arguments.is_lang_given:
        found = records.language_of(path) or found
    records.speak(path, found)
    return found


def _match(
    arguments: argparse.Namespace, screen: Screen, holding: contextlib.ExitStack
) -> tuple[Match, Path]:
    """The match that is wanted, new or resumed, and where it is kept; nobody else plays it while
    it is held."""
    if arguments.resume:
        return _resumed(arguments, holding)
    match, path = _begun(arguments, screen)
    _hold(path, arguments.lang, holding)
    return match, path


def _named(path: Path, called: str, language: str) -> str:
    """A kept game by its number; another one as it is called."""
    number = records.number_of(path)
    return called if number is None else text("game_number", language, number=number)


def _hold(path: Path, language: str, holding: contextlib.ExitStack) -> None:
    try:
        holding.enter_context(locks.held(path))
    except locks.InUse:
        quits = command_words("quit", language)[0]
        named = _named(path, str(path), language)
        raise Refused("in_use", language, game=named, quit=quits) from None


def _begun(arguments: argparse.Namespace, screen: Screen) -> tuple[Match, Path]:
    game_id = game_named(arguments.game) if arguments.game is not None else _chosen_game(screen)
    match = _new_match(arguments, game_id)
    if not arguments.record:
        return match, records.begun(match)
    path = Path(arguments.record)
    if path.exists():
        raise Refused("record_exists", arguments.lang, path=path)
    return match, path


def _resumed(arguments: argparse.Namespace, holding: contextlib.ExitStack) -> tuple[Match, Path]:
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
        raise Misused("resume_alone", arguments.lang, words=words)
    path = _kept_path(arguments.resume, arguments.lang)
    if path.is_file():
        _hold(path, arguments.lang, holding)
    match = Match.replay(read_json(path, BadRecord))
    for bot in match.bots:
        if bot is not None:
            find_bot(bot)
    return match, path


def _kept_path(wanted: str, language: str) -> Path:
    """The record that is meant: a file, or a number in the list of kept games."""
    if wanted == LATEST:
        with waiting(text("reading", language)):
            latest = records.latest_unfinished()
        if latest is None:
            raise Refused("no_record", language)
        return latest
    if not is_number(wanted) or Path(wanted).exists():
        return Path(wanted)
    found = records.numbered(int(wanted)) if len(wanted) < LONGEST_NUMBER else None
    if found is None:
        key = "no_such_record" if records.kept() else "no_record"
        command = f"{records.program()} games"
        raise Misused(key, language, number=wanted, command=command)
    return found


def list_games(arguments: argparse.Namespace) -> int:
    """The games that are kept, the last played first; by its number one is gone on with."""
    from ludi.cli import games

    games.show(arguments)
    return DONE


def simulate(arguments: argparse.Namespace) -> int:
    options = _options(arguments)
    from ludi.accel.simulate import simulate as play_many

    game = find_game(game_named(arguments.game))
    with counting(text("simulating", arguments.lang)) as on_progress:
        result = play_many(
            game,
            seats=arguments.seats,
            games=arguments.games,
            seed=arguments.seed,
            engine=arguments.engine,
            options=options,
            threads=arguments.threads,
            on_progress=on_progress,
        )
    if arguments.json:
        print(json.dumps(result.document()))
    else:
        _print_table(result.document(), arguments.lang)
    return 0


def arena(arguments: argparse.Namespace) -> int:
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
        return FAILED
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
        speeds = measure.speeds(game, arguments.seconds, on_missing=say_missing)
        while speed := _next_speed(speeds, game.id, arguments.lang):
            results.append(speed.document())
            if not arguments.json:
                print(in_lines(_speed_line(speed, arguments.lang)), flush=True)
    if arguments.json:
        print(json.dumps(results))
    return 0


def _next_speed(speeds: Iterator[Speed], game: str, language: str) -> Speed | None:
    with waiting(text("measuring", language, game=game)):
        return next(speeds, None)


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
    from ludi.cli import retelling

    _name_kept(arguments)
    return retelling.each(arguments, retelling.verified, retelling.say_verified)


def replay(arguments: argparse.Namespace) -> int:
    from ludi.cli import retelling

    _name_kept(arguments)
    return retelling.each(arguments, retelling.told, retelling.tell)


def _name_kept(arguments: argparse.Namespace) -> None:
    """Let records that were named by their numbers be named by their files."""
    arguments.records = [str(_kept_path(one, arguments.lang)) for one in arguments.records]


def analyse(arguments: argparse.Namespace) -> int:
    """A finished game looked at again."""
    path = str(_kept_path(arguments.record, arguments.lang))
    called = text("standard_input", arguments.lang) if path == records.STANDARD_INPUT else path
    match = records.opened(path, called)
    if not match.over:
        named = _named(Path(path), called, arguments.lang)
        raise Refused("analyse-unfinished", arguments.lang, path=named)
    if arguments.seat is not None and arguments.seat > match.seats:
        raise Misused("analyse-no_seat", arguments.lang, seat=arguments.seat, last=match.seats)
    from ludi.cli import analyse as shown

    found = shown.reviewed(match, arguments.lang, arguments.seed, arguments.budget)
    if arguments.json:
        print(json.dumps(found.document()))
    else:
        seat = None if arguments.seat is None else arguments.seat - 1
        shown.show(found, match, arguments.lang, seat)
    return DONE


def words(arguments: argparse.Namespace) -> int:
    """What languages lack; 1 if it is anything."""
    from ludi.cli.translating import report
    from ludi.translations import languages, parts

    wanted, language = arguments.language, arguments.lang
    if wanted is not None and not re.fullmatch("[a-z]{2,3}", wanted):
        raise Misused("words-no_language", language, wanted=short(wanted))
    known = parts(arguments.game)
    is_complete = True
    for one in [wanted] if wanted else languages():
        with waiting(text("looking_through", language)):
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
        raise Misused("people_range", arguments.lang, seats=seats, people=people)
    names = [text("person", arguments.lang, number=seat + 1) for seat in range(people)]
    if people == 1:
        names = [_login_name(arguments.lang)]
    names[: len(arguments.name)] = _given_names(arguments, people)
    others = [name for name in ROMANS if plain(name) not in map(plain, names)]
    names += [text("bot_name", arguments.lang, name=name) for name in others[: seats - people]]
    bots = [None] * people + [bot] * (seats - people)
    return Match(game_id, seats, arguments.seed, options, players=names, bots=bots)


def _given_names(arguments: argparse.Namespace, people: int) -> list[str]:
    """The names of the people at this terminal, each its own."""
    given = arguments.name
    if len(given) > people:
        raise Misused("too_many_names", arguments.lang, names=len(given), people=people)
    if not all(name.strip() and len(name) <= LONGEST_NAME for name in given):
        raise Misused("empty_name", arguments.lang, most=LONGEST_NAME)
    for name in given:
        if given.count(name) > 1:
            raise Misused("same_names", arguments.lang, name=short(name))
    return list(given)


def _login_name(language: str) -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "root"
    is_person = name.isalpha() and name != "root" and len(name) <= LONGEST_NAME
    return name.capitalize() if is_person else text("guest", language)


def _chosen_game(screen: Screen) -> str:
    """The only game, or the one that is asked for, until one of them is named."""
    from rich.markup import escape

    ids, language = ludi.game_ids(), screen.language
    titles = [find_game(game_id).phrases[language].title for game_id in ids]
    while len(ids) > 1:
        screen.say("which_game", style="bold")
        for place, game_id in enumerate(ids, start=1):
            phrases = find_game(game_id).phrases[language]
            screen.show(escape(f"{phrases.title} — {phrases.tagline}"), label=f"  {place}  ")
        typed = screen.read("which", complete=partial(completed, candidates=titles))
        if typed.lower() in command_words("quit", language):
            raise SystemExit(DONE)
        numbered = dict(zip(map(str, range(1, len(ids) + 1)), ids, strict=True))
        found = numbered.get(typed) or game_named(typed)
        if found in ids:
            return found
        screen.complain(_not_chosen(typed, titles, language))
    return ids[0]


def _not_chosen(typed: str, titles: Sequence[str], language: str) -> str:
    """What is said to somebody who has named no game, or asks how to."""
    how = text("which_game_is_asked", language, last=len(titles))
    if typed in ("", "?"):
        return how
    unknown = text("no_such_game", language, text=short(typed))
    return f"{unknown}{meant(typed, titles, language)} {how}"


def game_named(typed: str) -> str:
    """A game's id, also by its name and without minding accents, or by the initials of several
    words; else what was typed."""
    folded = "-".join(plain(typed))
    if folded in ludi.game_ids():
        return folded
    initials = {"".join(part[0] for part in one.split("-")): one for one in ludi.game_ids()}
    found = _titles().get(plain(typed))
    return found or (initials.get(folded, typed) if len(folded) > 1 else typed)


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
            raise Misused("option_form", arguments.lang, text=short(word))
        name, value = found
        field = _field(arguments.game, name)
        if field is not None and value is True and "=" not in word and not field.is_switch:
            raise Misused("option_value_needed", arguments.lang, name=name, low=field.low)
        options[name] = value
    return options


def _field(game: str | None, option: str) -> Field | None:
    """What is known of an option of a game that was named."""
    game_id = None if game is None else game_named(game)
    if game_id not in ludi.game_ids():
        return None
    fields = find_game(game_id).options
    return next((field for field in fields if field.name == option), None)


def _print_table(document: dict[str, Any], language: str) -> None:
    labels = {key: text(f"simulation-{key}", language) for key in document}
    width = max(map(len, labels.values()))
    for key, value in document.items():
        is_game = key == "game"
        said = find_game(value).phrases[language].title if is_game else _shown(key, value, language)
        print(in_lines(said, f"{labels[key]:<{width}}  "))


def _shown(key: str, value: Any, language: str) -> str:
    if isinstance(value, float):
        return number(value, _DIGITS.get(key, 3), language)
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value, 0, language)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "  ".join(_shown(key, part, language) for part in value)
    if isinstance(value, dict):
        return options_given(value, language)
    return str(value)
