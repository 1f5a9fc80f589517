"""A finished match looked at again: everybody's chance to win over time, and what changed it.

The chances are as they truly stood, all cards open. A decision is judged by what its seat could
know then: what was played and what would have been best are both played on in the same worlds that
the seat held possible. Where the best one does better beyond doubt, the difference is a mistake: it
counts against the seat, and for those who gain by it. All else that changes the chances is luck:
dice, draws, and what was hidden. So mistakes and luck together are what the chances changed, to the
last bit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from ludi.bots.intervals import Interval, wilson

# So many turning points are told, and besides the largest none below such a change.
MOST_TURNS: Final = 6
SMALLEST_TURN: Final = 0.06

LUCK, DECISION, BOTH = "luck", "decision", "both"
# Of a turning point, less than this part is not worth a word.
SMALL_PART: Final = 0.25


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
    """What happened between two moments, `first` and `last`: an action, or all that was laid for
    one purpose, such as all plans of a round."""

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
        skill = self.step.skill(self.seat) / self.change
        if skill < SMALL_PART:
            return LUCK
        return DECISION if skill > 1 - SMALL_PART else BOTH

    @property
    def mistake(self) -> Mistake | None:
        """The mistake that weighed most in it, if any did."""
        sign = 1 if self.change > 0 else -1
        mistakes = sorted(self.step.mistakes, key=lambda one: -sign * one.effects[self.seat])
        return mistakes[0] if mistakes and self.cause != LUCK else None


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
        """The steps that changed most, in their order; the largest change however small it is."""
        turns = [Turn(step, _most_changed(step)) for step in self.steps]
        ranked = sorted(turns, key=lambda turn: -abs(turn.change))
        large = [turn for turn in ranked[:MOST_TURNS] if abs(turn.change) >= SMALLEST_TURN]
        told = large or [turn for turn in ranked[:1] if turn.change]
        return sorted(told, key=lambda turn: turn.step.first)

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
