"""How a review is made: every moment is played on, and every decision compared with the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludi.bots.advice import check_rivals
from ludi.bots.estimates import Compared, estimator
from ludi.bots.oracle import (
    Budget,
    as_placed,
    best_choice,
    is_ordering,
    is_planning,
    plan_of,
    promising_orders,
)
from ludi.bots.plans import Order, plan_trier
from ludi.bots.review import Mistake, Moment, Review, Step
from ludi.core.chance import MASK
from ludi.core.errors import Unavailable
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.match import Match, Played
from ludi.core.sentences import add_sentences
from ludi.games.romans_go_home.actions import PLACE

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
        if is_planning(self._game, world):
            return self._judged_plan(world, seat, at[0], played)
        if is_ordering(self._game, world):
            return self._judged_order(world, seat, at[0], played)
        written = self._game.actions.written
        legal = self._game.legal_ids(world, seat)
        best = best_choice(self._game, world, seat, self._budget, legal=legal)
        if best == played[0]:
            return []
        choices = [(played[0],), (best,)]
        tries = self._budget.games
        compared = estimator(self._game).compared(world, seat, choices, seed ^ MASK, tries)
        names = written(played[0]), written(best)
        return _mistake(at[0], seat, names, compared, 1)

    def _judged_plan(self, world: Any, seat: int, at: int, placed: Sequence[int]) -> list[Mistake]:
        """A whole plan. The best is chosen by some worlds and judged by others."""
        played = whole_order(world, seat, placed)
        trier = plan_trier(self._game, self._budget.plan_worlds, self._budget.plan_turns)
        orders, compared = trier.tried(world, seat, self._seed_at(at), [played])
        some, others = compared.rows(0, 2), compared.rows(1, 2)
        best = max(range(len(orders)), key=lambda order: some.chance(order, seat))
        names = plan_of(played[:-1]), plan_of(orders[best][:-1])
        return _mistake(at, seat, names, others, best) if best else []

    def _judged_order(self, world: Any, seat: int, at: int, placed: Sequence[int]) -> list[Mistake]:
        """Warriors laid anew, as a whole; the best found by some worlds is judged by others."""
        played, seed = whole_order(world, seat, placed), self._seed_at(at)
        best = promising_orders(self._game, world, seat, seed)[0]
        choices = [as_placed(played), as_placed(best)]
        tries = self._budget.games
        compared = estimator(self._game).compared(world, seat, choices, seed ^ MASK, tries)
        names = plan_of(played), plan_of(best)
        return _mistake(at, seat, names, compared, 1) if best != played else []


def _mistake(
    at: int, seat: int, names: tuple[str, str], compared: Compared, best: int
) -> list[Mistake]:
    """What was played, the first of those compared, against the best: if that is better surely."""
    if not compared.is_better(best, 0, seat):
        return []
    chances = compared.chance(0, seat), compared.chance(best, seat)
    return [Mistake(at, seat, *names, *chances, compared.gain(0, best))]


def whole_order(world: Any, seat: int, placed: Sequence[int]) -> Order:
    """A plan with the warrior that was put aside."""
    order = [action - PLACE for action in placed]
    left = [
        kind
        for kind, count in enumerate(world.hands[seat])
        for _ in range(count - order.count(kind))
    ]
    return (*order, *left)


def steps_of(game: Game[Any], history: Sequence[Played]) -> list[tuple[int, int]]:
    """Where steps begin and end: each action is one, but all plans of a round are one together, and
    so is all that is laid anew in a turn."""
    bounds: list[tuple[int, int]] = []
    for at, played in enumerate(history):
        if at > 0 and _goes_on(game, history[at - 1].before, played.before):
            bounds[-1] = (bounds[-1][0], at + 1)
        else:
            bounds.append((at, at + 1))
    return bounds


def _goes_on(game: Game[Any], before: Any, state: Any) -> bool:
    """Whether warriors are still laid as they were before an action."""
    if not (is_planning(game, state) or is_ordering(game, state)):
        return False
    return all(
        getattr(before, name) == getattr(state, name) for name in ("phase", "rounds", "turns")
    )


add_sentences(
    {
        "review.unfinished": {
            "en": "The game is not finished; only a finished one can be reviewed.",
            "fr": "La partie n’est pas finie ; on ne peut analyser qu’une partie finie.",
        },
    }
)
