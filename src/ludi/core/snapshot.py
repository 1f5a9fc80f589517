"""A snapshot: a match as it stands, to come back to it without playing it again.

It holds the state and what every action brought, as numbers. It is trusted when it is read: a
server keeps it for itself. What people exchange and keep are records.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludi.core.errors import BadRecord
from ludi.core.notes import Emitted, Notes
from ludi.core.registry import find_game
from ludi.core.state import State

if TYPE_CHECKING:
    from ludi.core.match import Match

# Stands for the state before an action, which a snapshot does not keep.
FORGOTTEN = State()


def written(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "players": list(match.players),
        "bots": list(match.bots),
        "seed": match.seed,
        "start": match.start,
        "setup": {"drew": list(match.setup_draws), "events": _listed(match.setup_events)},
        "state": match.state.values(),
        "history": [
            [
                played.seat,
                played.action,
                list(played.drew),
                played.is_scripted,
                _listed(played.events),
                played.parts,
            ]
            for played in match.history
        ],
    }


def read(document: Mapping[str, Any], match_type: type[Match]) -> Match:
    from ludi.core.match import Played

    game = find_game(document["game"])
    if document["rules"] != game.rules_version:
        raise BadRecord(
            "record.version", field="rules", found=document["rules"], expected=game.rules_version
        )
    state = game.state()
    for name, value in document["state"].items():
        setattr(state, name, value)
    setup = Notes(game.vocabularies)
    setup.draws = document["setup"]["drew"]
    setup.events = _emitted(document["setup"]["events"])
    history = [
        Played(
            seat, action, tuple(drew), is_scripted, tuple(_emitted(events)), FORGOTTEN, parts=parts
        )
        for seat, action, drew, is_scripted, events, parts in document["history"]
    ]
    return match_type.restored(game, state, document, setup, history)


def _listed(events: tuple[Emitted, ...]) -> list[list[Any]]:
    return [[event.kind, list(event.values), event.knowers] for event in events]


def _emitted(events: list[list[Any]]) -> list[Emitted]:
    return [Emitted(kind, tuple(values), knowers) for kind, values, knowers in events]
