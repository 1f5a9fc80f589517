"""Whether a person should be asked again before a move is played, and what to show then."""

from __future__ import annotations

from typing import Any

from ludi.core.events import CHAPTERS
from ludi.core.game import Game, nothing_by_itself
from ludi.core.knowledge import WORLDS, possible_world
from ludi.core.match import Match
from ludi.core.notes import Notes
from ludi.core.state import State


def is_last_chance(match: Match, trial: Match, seat: int) -> bool:
    """Whether a move, played in the trial, ends what a person may regret: several actions, or one
    move of several, that could be taken back until now; after it, bots answer or something is
    revealed. A single choice that stands alone does not count."""
    is_composite = trial.history[-1].parts > 1
    if not is_composite and not _has_acted_this_turn(match, seat):
        return False
    can_undo = trial.can_undo(seat)
    if can_undo and match.to_act == (seat,):
        return all(trial.bots[other] is not None for other in trial.to_act)
    goes_on = can_undo and seat in trial.to_act
    return not goes_on and (is_composite or _is_same_question(match, seat))


def is_final(trial: Match, seat: int) -> bool:
    """Whether the last move of the trial cannot be taken back once it is played: something was
    revealed, or bots answer at once."""
    bots_answer = all(trial.bots[other] is not None for other in trial.to_act)
    return bots_answer or not trial.can_undo(seat)


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


def ends_the_game(match: Match, trial: Match, seat: int) -> bool:
    """Whether a person can foresee that a move, where others are possible, ends the game."""
    last = trial.history[-1]
    if not trial.over or last.drew or len(match.legal(seat)) < 2:
        return False
    for index in range(WORLDS):
        world = possible_world(match.game, last.before, seat, 2, index)
        match.game.play(world, seat, last.action)
        if match.game.to_act(world):
            return False
    return True


def has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat sees what the others may not."""
    return bool(match.view(seat)["table"] != match.view(None)["table"])


def table_with_move(match: Match, trial: Match, seat: int) -> dict[str, Any]:
    """The seat's table with its move on it, and nothing of what the move would reveal."""
    game, last = match.game, trial.history[-1]
    if game.advance is nothing_by_itself:  # it cannot be told apart from what it reveals
        return dict((trial if trial.can_undo(seat) else match).view(seat)["table"])
    table: dict[str, Any] = match.view(seat)["table"]
    for played in trial.history[-last.parts :]:
        seen = _foreseen(game, played.before, seat, played.action)
        if seen is None:
            return dict(match.view(seat)["table"])
        table = seen
    return table


def _foreseen(game: Game[Any], before: State, seat: int, action: int) -> dict[str, Any] | None:
    """What a seat sees once its action is noted; None if that depends on what it cannot know."""
    state = before.copy()
    notes = state.notes = Notes(game.vocabularies)
    game.apply(state, seat, action)
    seen: dict[str, Any] = game.view(state, seat)
    for index in range(WORLDS):
        world = possible_world(game, before, seat, 1, index)
        game.apply(world, seat, action)
        if notes.draws or game.view(world, seat) != seen:
            return None
    return seen
