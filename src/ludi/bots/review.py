"""A finished match looked at again: everybody's chance to win over time, and what changed it.

The chances are as they truly stood, all cards open. A decision is judged by what its seat could
know then: what was played and what would have been best are both played on in the same worlds that
the seat held possible. Where the best one does better beyond doubt, the difference is a mistake: it
counts against the seat, and for those who gain by it. All else that changes the chances is luck:
dice, draws, and what was hidden. So mistakes and luck together are what the chances changed, to the
last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from ludi.bots.estimates import Compared, estimator
from ludi.bots.intervals import Interval, wilson
from ludi.bots.oracle import Budget, best_choice, check_rivals, is_planning, plan_of
from ludi.bots.plans import Order, plan_trier
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
# So many turning points are told, and none below such a change.
MOST_TURNS: Final = 6
SMALLEST_TURN: Final = 0.06

LUCK, DECISION = "luck", "decision"


@dataclass(frozen=True)
class Moment:
    """After so many actions: how likely each seat wins."""

    at: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Mistake:
    """A decision after so many actions that could have been better beyond doubt.

    `chance` is what the seat had by it, for all it could know, and `best_chance` what it could have
    had; `effects` is what that meant for each seat.
    """

    at: int
    seat: int
    played: str
    best: str
    chance: float
    best_chance: float
    effects: tuple[float, ...]

    @property
    def loss(self) -> float:
        return -self.effects[self.seat]


@dataclass(frozen=True)
class Step:
    """What happened between two moments, `first` and `last`: an action, or all plans of a round."""

    first: int
    last: int
    changes: tuple[float, ...]
    mistakes: tuple[Mistake, ...]

    def skill(self, seat: int) -> float:
        """The part of the change for a seat that mistakes made, its own and others'."""
        return sum(mistake.effects[seat] for mistake in self.mistakes)

    def luck(self, seat: int) -> float:
        return self.changes[seat] - self.skill(seat)


@dataclass(frozen=True)
class Turn:
    """A turning point: a step, the seat whose chance changed most, and what changed it."""

    step: Step
    seat: int

    @property
    def change(self) -> float:
        return self.step.changes[self.seat]

    @property
    def cause(self) -> str:
        skill = self.step.skill(self.seat)
        return DECISION if abs(skill) >= abs(self.change - skill) else LUCK

    @property
    def mistake(self) -> Mistake | None:
        """The mistake that weighed most in it."""
        mistakes = sorted(self.step.mistakes, key=lambda one: -abs(one.effects[self.seat]))
        return mistakes[0] if mistakes else None


@dataclass(frozen=True)
class Review:
    """All moments of a match, and the steps between them; `decisions` of each seat that were looked
    at, `games` played from each moment."""

    game: str
    players: tuple[str, ...]
    games: int
    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]
    decisions: tuple[int, ...]

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def mistakes(self) -> list[Mistake]:
        return [mistake for step in self.steps for mistake in step.mistakes]

    def interval(self, moment: Moment, seat: int) -> Interval:
        """Where a chance lies, in 95 cases of 100; the end is certain."""
        chance = moment.chances[seat]
        return (chance, chance) if moment is self.moments[-1] else wilson(chance, self.games)

    def change(self, seat: int) -> float:
        """From the first moment to the end."""
        return self.moments[-1].chances[seat] - self.moments[0].chances[seat]

    def own_mistakes(self, seat: int) -> list[Mistake]:
        """A seat's mistakes, the worst first."""
        own = [mistake for mistake in self.mistakes if mistake.seat == seat]
        return sorted(own, key=lambda mistake: -mistake.loss)

    def own_skill(self, seat: int) -> float:
        """What a seat's own mistakes have cost it; never above nothing."""
        return -sum(mistake.loss for mistake in self.own_mistakes(seat))

    def others_skill(self, seat: int) -> float:
        """What the mistakes of others have brought a seat."""
        return sum(one.effects[seat] for one in self.mistakes if one.seat != seat)

    def luck(self, seat: int) -> float:
        """All the rest of the change."""
        return self.change(seat) - self.own_skill(seat) - self.others_skill(seat)

    def turns(self) -> list[Turn]:
        """The steps that changed most, in their order."""
        turns = [Turn(step, _most_changed(step)) for step in self.steps]
        large = [turn for turn in turns if abs(turn.change) >= SMALLEST_TURN]
        largest = sorted(large, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
        return sorted(largest, key=lambda turn: turn.step.first)

    def document(self) -> dict[str, Any]:
        """All of it as JSON, and what follows from it."""
        return {
            "review": 1,
            "game": self.game,
            "players": list(self.players),
            "games": self.games,
            "decisions": list(self.decisions),
            "moments": [
                {
                    "at": moment.at,
                    "chances": list(moment.chances),
                    "intervals": [list(self.interval(moment, seat)) for seat in self.seats],
                }
                for moment in self.moments
            ],
            "steps": [asdict(step) for step in self.steps],
            "seats": [self._seat_document(seat) for seat in self.seats],
            "turning_points": [
                {
                    "at": turn.step.last,
                    "seat": turn.seat,
                    "change": turn.change,
                    "skill": turn.step.skill(turn.seat),
                    "luck": turn.step.luck(turn.seat),
                    "cause": turn.cause,
                }
                for turn in self.turns()
            ],
        }

    def _seat_document(self, seat: int) -> dict[str, Any]:
        return {
            "begin": self.moments[0].chances[seat],
            "end": self.moments[-1].chances[seat],
            "mistakes": len(self.own_mistakes(seat)),
            "own_mistakes": self.own_skill(seat),
            "others_mistakes": self.others_skill(seat),
            "luck": self.luck(seat),
        }

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Review:
        """A review from its document, as it was kept."""
        return cls(
            document["game"],
            tuple(document["players"]),
            document["games"],
            tuple(Moment(one["at"], tuple(one["chances"])) for one in document["moments"]),
            tuple(_read_step(step) for step in document["steps"]),
            tuple(document["decisions"]),
        )


def _read_step(step: Mapping[str, Any]) -> Step:
    mistakes = tuple(
        Mistake(**{**mistake, "effects": tuple(mistake["effects"])}) for mistake in step["mistakes"]
    )
    return Step(step["first"], step["last"], tuple(step["changes"]), mistakes)


def _most_changed(step: Step) -> int:
    """The seat whose chance changed most; of equal ones, who gained."""
    changes = step.changes
    return max(range(len(changes)), key=lambda seat: (abs(changes[seat]), changes[seat]))


# --- Making it ----------------------------------------------------------------------------------


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
    """Where steps begin and end: each action is one, but all plans of a round are one together."""
    bounds: list[tuple[int, int]] = []
    for at, played in enumerate(history):
        state: Any = played.before
        is_going_on = (
            at > 0
            and is_planning(game, state)
            and is_planning(game, history[at - 1].before)
            and state.rounds == history[at - 1].before.rounds  # type: ignore[attr-defined]
        )
        if is_going_on:
            bounds[-1] = (bounds[-1][0], at + 1)
        else:
            bounds.append((at, at + 1))
    return bounds


add_sentences(
    {
        "review.unfinished": {
            "en": "The game is not finished; only a finished one can be reviewed.",
            "fr": "La partie n’est pas finie ; on ne peut analyser qu’une partie finie.",
        },
    }
)
