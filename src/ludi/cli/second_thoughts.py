"""Whether a person should be asked again before a move is played, and what to show then."""

from __future__ import annotations

from typing import Any

from ludi.cli.chronicle import CHAPTERS
from ludi.core.game import nothing_by_itself
from ludi.core.match import Match
from ludi.core.notes import Notes


def ends_a_series(match: Match, trial: Match, seat: int) -> bool:
    """Whether a single action, played in the trial, is the last of several that a person may
    regret: until it, they could be taken back; after it, bots answer or something is revealed.
    A choice that stands alone does not count."""
    if not _has_acted_this_turn(match, seat):
        return False
    can_undo = trial.can_undo(seat)
    if can_undo and match.to_act == (seat,):
        return all(trial.bots[other] is not None for other in trial.to_act)
    goes_on = can_undo and seat in trial.to_act
    return not goes_on and _is_same_question(match, seat)


def _has_acted_this_turn(match: Match, seat: int) -> bool:
    if not match.history or match.history[-1].seat != seat:
        return False
    since = len(match.history) - 1
    return not any(event.name in CHAPTERS for event in match.events(seat, since))


def _is_same_question(match: Match, seat: int) -> bool:
    """Whether what is asked has been asked before, in what could still be taken back."""
    asked = match.view(seat)["table"]["phase"]
    trial = match.copy()
    while trial.can_undo(seat):
        trial.undo(seat)
        if trial.view(seat)["table"]["phase"] == asked:
            return True
    return False


def has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat sees what the others may not."""
    return bool(match.view(seat)["table"] != match.view(None)["table"])


def table_with_move(match: Match, trial: Match, seat: int) -> dict[str, Any]:
    """The seat's table with its move on it, and nothing of what the move would reveal."""
    game, last = match.game, trial.history[-1]
    table: dict[str, Any] = match.view(seat)["table"]
    if game.advance is nothing_by_itself:  # it cannot be told apart from what it reveals
        return dict(trial.view(seat)["table"]) if trial.can_undo(seat) else table
    state = last.before.copy()
    notes = state.notes = Notes(game.vocabularies)
    game.apply(state, seat, last.action)
    return table if notes.draws else game.view(state, seat)
