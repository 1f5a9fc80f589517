"""How fast things go by themselves; when bots are to act, and whose clock has run out.

Times in entries are the machine's, and tell people how late it is. How long somebody has had is
measured by what cannot be set back or forward, from when this process saw that they were asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludi.bots import LEVELS
from ludi.web.storage.entries import MOVE, Question
from ludi.web.tables.table import PLAYING, Table

# The bots that may think for long.
_SLOW: Final = LEVELS[-1:]


@dataclass(frozen=True)
class Pace:
    """How fast things go by themselves, in seconds."""

    # A bot acts so long after it is asked, however long it has thought: its time tells nothing.
    bot: float = 0.8
    # So many times longer if a person acted last, who may want to take it back.
    patience: float = 2.5
    # So many times as long if it has acted last itself, and goes on with its turn.
    going_on: float = 0.4
    # A person who is not seen for so long is replaced, if somebody waits.
    away: float = 60.0
    # How often it is noted who is there, and looked for what other servers have left undone.
    look: float = 5.0
    # A table nobody watches is let go after so long.
    forget: float = 300.0
    # After so many entries a snapshot is made.
    snapshot: int = 100


def bot_question(table: Table, pace: Pace, person: str, address: str) -> Question | None:
    """The move that a bot is asked for now, one at a time; for whom, and from where. Nothing is
    asked where bots play for everybody: the table waits for somebody to come back."""
    if table.status != PLAYING or table.is_left:
        return None
    return any_question(table, pace, person, address)


def any_question(table: Table, pace: Pace, person: str, address: str) -> Question | None:
    """The same, also where bots play for everybody."""
    asked = {
        seat: since
        for seat, since in table.asked_at.items()
        if table.seats[seat].player is not None
    }
    if not asked:
        return None
    seat = min(asked, key=asked.__getitem__)
    bot = table.seats[seat].player
    assert bot is not None
    asked_at = asked[seat]
    times = (asked_at, asked_at + bot_pause(table, pace, seat))
    weight = 1 if bot in _SLOW else 0
    return Question(table.id, MOVE, seat, bot, table.version, *times, weight, person, address)


def bot_pause(table: Table, pace: Pace, seat: int) -> float:
    if table.is_hurried:
        return 0.0
    last = table.moves[-1].seat if table.moves else -1
    if last >= 0 and table.seats[last].player is None:
        return pace.bot * pace.patience
    # Whoever is alone with bots waits for none of them: their page tells one after the other.
    if len(table.people) == 1:
        return 0.0
    return pace.bot * (pace.going_on if last == seat else 1)


class Asked:
    """Since when the people of a table have been asked, by what cannot be set."""

    def __init__(self) -> None:
        # By seat: what the entries say of when it was asked, and when that was seen here.
        self._since: dict[int, tuple[float, float]] = {}

    def note(self, table: Table, ticks: float) -> None:
        """See who is asked now; who was asked before still is since then."""
        self._since = {
            seat: self._since[seat]
            if seat in self._since and self._since[seat][0] == at
            else (at, ticks)
            for seat, at in table.asked_at.items()
        }

    def run_out_in(self, table: Table, ticks: float) -> dict[int, float]:
        """In how many seconds the clock of each person who is asked runs out."""
        if not table.clock or table.status != PLAYING:
            return {}
        return {
            seat: since + table.clock - ticks
            for seat, (_, since) in self._since.items()
            if table.seats[seat].player is None
        }

    def waited(self, table: Table, ticks: float) -> dict[int, float]:
        """For how many seconds each person who is asked has been waited for."""
        return {
            seat: ticks - since
            for seat, (_, since) in self._since.items()
            if table.seats[seat].player is None
        }
