"""A snapshot: a match as it stands, to come back to it without playing it again.

It holds the state and what every action brought, as numbers. It is trusted when it is read: a
server keeps it for itself. What people exchange and keep are records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludi.core.errors import BadRecord
from ludi.core.notes import Emitted
from ludi.core.played import Played, SetUp
from ludi.core.registry import find_game
from ludi.core.state import State

if TYPE_CHECKING:
    from ludi.core.game import Game
    from ludi.core.match import Match


class _Forgotten(State):
    """There is one, and it stays the same one in every copy and pickle."""

    def __reduce__(self) -> str:
        return "FORGOTTEN"


# Stands for the state before an action, which a snapshot keeps of the last move alone.
FORGOTTEN = _Forgotten()


def written(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "players": list(match.players),
        "bots": list(match.bots),
        "seed": match.seed,
        "start": match.start,
        "setup": {
            "drew": list(match.setup_draws),
            "is_scripted": match.is_setup_scripted,
            "events": _listed(match.setup_events),
        },
        "state": match.state.values(),
        "before": [played.before.values() for played in _kept(match)],
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
    game = find_game(document["game"])
    if document["rules"] != game.rules_version:
        raise BadRecord(
            "record.version", field="rules", found=document["rules"], expected=game.rules_version
        )
    began = document["setup"]
    setup = SetUp(tuple(began["drew"]), began.get("is_scripted", False), _emitted(began["events"]))
    history = [
        Played(
            seat,
            action,
            game.actions.written(action),
            tuple(drew),
            is_scripted,
            _emitted(events),
            FORGOTTEN,
            parts=parts,
        )
        for seat, action, drew, is_scripted, events, parts in document["history"]
    ]
    kept = document.get("before", ())
    for played, before in zip(history[len(history) - len(kept) :], kept, strict=True):
        played.before = _state(game, before)
    state = _state(game, document["state"])
    return match_type.restored(game, state, document, setup, history)


def _kept(match: Match) -> Sequence[Played]:
    """The actions of the last move: it may well be taken back."""
    last = match.history[-match.history[-1].parts :] if match.history else ()
    return () if any(played.before is FORGOTTEN for played in last) else last


def _state(game: Game[Any], values: Mapping[str, Any]) -> State:
    state: State = game.state()
    for name, value in values.items():
        setattr(state, name, value)
    return state


def _listed(events: tuple[Emitted, ...]) -> list[list[Any]]:
    return [[event.kind, list(event.values), event.knowers] for event in events]


def _emitted(events: list[list[Any]]) -> tuple[Emitted, ...]:
    return tuple(Emitted(kind, tuple(values), knowers) for kind, values, knowers in events)
