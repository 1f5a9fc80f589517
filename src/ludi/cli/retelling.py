"""`ludi verify` and `ludi replay`: records looked at again, one after another."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludi.cli import records
from ludi.cli.consoles import Printer, waiting
from ludi.cli.guessing import also_meant
from ludi.cli.layout import in_lines
from ludi.cli.options import options_chosen
from ludi.cli.play import Sitting, standing
from ludi.cli.statuses import DONE, FAILED
from ludi.cli.texts import text
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.ranking import winners_named

Document = dict[str, Any]


def each(
    arguments: argparse.Namespace,
    document: Callable[[Match, str], Document],
    say: Callable[[Match, str], None],
) -> int:
    """Tell of every record, in words or as a document a line; FAILED if one cannot be told of."""
    status, language = DONE, arguments.lang
    for index, path in enumerate(arguments.records):
        called = text("standard_input", language) if path == records.STANDARD_INPUT else path
        heading = "\n" * bool(index) + f"{called}:" if len(arguments.records) > 1 else ""
        try:
            with waiting(text("reading", language)):
                match = records.opened(path, called)
        except LudiError as error:
            status = FAILED
            names_it = called in error.facts.values()
            _refuse(error, path, arguments, "" if names_it else heading, "" if names_it else called)
            continue
        if heading and not arguments.json:
            print(heading, flush=True)
        if arguments.json:
            print(json.dumps({"record": path, "valid": True, **document(match, language)}))
        else:
            say(match, language)
    return status


def _refuse(
    error: LudiError, path: str, arguments: argparse.Namespace, heading: str, called: str
) -> None:
    """Say what is wrong, under the heading, or with the name where there is none."""
    sentence = error.sentence(arguments.lang) + also_meant(error, arguments.lang)
    if arguments.json:
        why = {"error": error.code, "sentence": sentence}
        print(json.dumps({"record": path, "valid": False, **why}))
    else:
        if heading:
            print(heading, flush=True)
        named = f"{called}: " if called and not heading else ""
        print(in_lines(named + sentence), file=sys.stderr, flush=True)


# --- Whether it holds ---------------------------------------------------------------------------


def verified(match: Match, _: str) -> Document:
    from_seed, given = _draws(match)
    return {
        **_facts(match),
        "options": dict(match.options),
        "actions": len(match.history),
        "draws": from_seed,
        "given": given,
        "commitment": match.commitment,
    }


def say_verified(match: Match, language: str) -> None:
    def say(key: str, **values: object) -> None:
        print(in_lines(text(key, language, **values)))

    from_seed, given = _draws(match)
    say("valid", actions=len(match.history), draws=from_seed)
    if given:
        say("given", given=given)
    chosen = options_chosen(match, language)
    say("options_are" if chosen else "options_usual")
    for option in chosen:
        print(f"· {option}")
    phrases = match.game.phrases[language]
    for seat in standing(match):
        say("points", player=match.players[seat], points=phrases.scored(match.points[seat]))
    if match.over:
        winners = winners_named(match.ranking, match.players, phrases)
        say("won", players=winners, count=len(winners))
    else:
        say("unfinished")
    say("compare_hash", hash=match.commitment)


def _draws(match: Match) -> tuple[int, int]:
    """How many draws follow from the seed, and how many were given by hand."""
    drawn = [(match.setup_draws, match.is_setup_scripted)]
    drawn += [(played.drew, played.is_scripted) for played in match.history]
    given = sum(len(draws) for draws, is_scripted in drawn if is_scripted)
    return sum(len(draws) for draws, _ in drawn) - given, given


# --- What happened ------------------------------------------------------------------------------


def told(match: Match, language: str) -> Document:
    phrases = match.game.phrases[language]
    events = [
        {"name": event.name, **event.facts, "sentence": phrases.event(event, match.players)}
        for event in match.events(None)
    ]
    return {**_facts(match), "events": events}


def tell(match: Match, language: str) -> None:
    sitting = Sitting(match, language, Printer(), Path())
    sitting.tell_all()
    sitting.draw(None)
    if match.over:
        sitting.say_result()
    else:
        sitting.say("unfinished")


def _facts(match: Match) -> Document:
    return {
        "game": match.game.id,
        "players": list(match.players),
        "points": list(match.points),
        "over": match.over,
        "winners": list(match.winners),
    }
