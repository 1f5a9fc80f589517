"""How a review is made: every moment is played on, and every decision compared with the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludi.bots.advice import Budget, check_rivals
from ludi.bots.champions import Judged, champion_of
from ludi.bots.estimates import estimator
from ludi.bots.oracle import best_choice
from ludi.bots.review import Mistake, Moment, Review, Step
from ludi.core.chance import MASK
from ludi.core.errors import Unavailable
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.played import Played

Progress = Callable[[int, int], None]

# A whole review within a minute on one core.
THOROUGH: Final = Budget(games=2000, iterations=4000)


def review(
    match: Match,
    *,
    seed: int = 1,
    budget: Budget = THOROUGH,
    on_progress: Progress = lambda *_: None,
) -> Review:
    """Look at a finished match again; the same for the same seed."""
    check_finished(match)
    return _Reviewing(match, seed, budget).reviewed(on_progress)


def check_finished(match: Match) -> None:
    """Before the end it would show what is hidden."""
    check_rivals(match.state)
    if not match.over:
        raise Unavailable("review.unfinished")


class _Reviewing:
    """A match that is being looked at."""

    def __init__(self, match: Match, seed: int, budget: Budget) -> None:
        match.at(0)  # what a snapshot has left out of the history is found again
        self._match = match
        self._game: Game[Any] = match.game
        self._seed = seed
        self._budget = budget
        self._states = [*(played.before for played in match.history), match.state]

    def reviewed(self, on_progress: Progress) -> Review:
        bounds = steps_of(self._game, self._match.history)
        moments = [self._moment(0)]
        steps, decisions = [], [0] * self._match.seats
        for done, (first, last) in enumerate(bounds):
            on_progress(done, len(bounds))
            moments.append(self._moment(last))
            mistakes = []
            for seat, at in self._decisions(first, last):
                decisions[seat] += 1
                mistakes += self._judged(seat, at)
            before, after = moments[-2].chances, moments[-1].chances
            changes = tuple(now - then for then, now in zip(before, after, strict=True))
            steps.append(Step(first, last, changes, tuple(mistakes)))
        on_progress(len(bounds), len(bounds))
        return Review(
            self._game.id,
            self._match.players,
            self._budget.games,
            tuple(moments),
            tuple(steps),
            tuple(decisions),
        )

    def _moment(self, at: int) -> Moment:
        state = self._states[at]
        if at == len(self._match.history):
            return Moment(at, self._result())
        chances = estimator(self._game).chances(state, self._seed_at(at), self._budget.games)
        return Moment(at, chances)

    def _result(self) -> tuple[float, ...]:
        won = self._match.winners
        return tuple((seat in won) / max(len(won), 1) for seat in range(self._match.seats))

    def _seed_at(self, at: int) -> int:
        return (self._seed * 0x9E3779B1 + at) & MASK

    def _decisions(self, first: int, last: int) -> list[tuple[int, list[int]]]:
        """The real decisions of a step: who had a choice, and with which actions it was made."""
        made: dict[int, list[int]] = {}
        for at in range(first, last):
            made.setdefault(self._match.history[at].seat, []).append(at)
        return [(seat, at) for seat, at in made.items() if self._has_choice(seat, at[0])]

    def _has_choice(self, seat: int, at: int) -> bool:
        return len(self._game.legal_ids(self._states[at], seat)) > 1

    def _judged(self, seat: int, at: Sequence[int]) -> list[Mistake]:
        state = self._states[at[0]]
        seed = self._seed_at(at[0])
        world = possible_world(self._game, state, seat, seed, at[0])
        played = [self._match.history[index].action for index in at]
        planner = champion_of(self._game).planner
        if planner is not None and planner.is_planning(world):
            judged = planner.judge(self._game, world, seat, played, seed, self._budget)
            return _mistake(at[0], seat, judged)
        written = self._game.actions.written
        legal = self._game.legal_ids(world, seat)
        best = best_choice(self._game, world, seat, self._budget, legal=legal)
        if best == played[0]:
            return []
        choices = [(played[0],), (best,)]
        tries = self._budget.games
        compared = estimator(self._game).compared(world, seat, choices, seed ^ MASK, tries)
        return _mistake(at[0], seat, Judged(written(played[0]), written(best), compared, 1))


def _mistake(at: int, seat: int, judged: Judged | None) -> list[Mistake]:
    """What was played against the best: if that is better surely."""
    if judged is None or not judged.compared.is_better(judged.best_at, 0, seat):
        return []
    compared, best = judged.compared, judged.best_at
    chances = compared.chance(0, seat), compared.chance(best, seat)
    return [Mistake(at, seat, judged.played, judged.best, *chances, compared.gain(0, best))]


def steps_of(game: Game[Any], history: Sequence[Played]) -> list[tuple[int, int]]:
    """Where steps begin and end: each action is one, but what a planner decides together is."""
    planner = champion_of(game).planner
    bounds: list[tuple[int, int]] = []
    for at, played in enumerate(history):
        if at > 0 and planner and planner.goes_on(history[at - 1].before, played.before):
            bounds[-1] = (bounds[-1][0], at + 1)
        else:
            bounds.append((at, at + 1))
    return bounds
