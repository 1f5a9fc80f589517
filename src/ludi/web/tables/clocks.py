"""How fast things go by themselves, and when something is due at a table."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.web.tables.table import PLAYING, Table


@dataclass(frozen=True)
class Pace:
    """How fast things go by themselves, in seconds."""

    # A bot acts so long after it is asked, however long it has thought: its time tells nothing.
    bot: float = 0.8
    # So many times longer if a person acted last, who may want to take it back.
    patience: float = 2.5
    # A person who is not seen for so long is replaced, if somebody waits.
    away: float = 60.0
    # How often it is noted who is there, and looked for what other servers have left undone.
    look: float = 5.0
    # A table nobody watches is let go after so long.
    forget: float = 300.0
    # After so many entries a snapshot is made.
    snapshot: int = 40


def due_at(table: Table, pace: Pace) -> float | None:
    """When a bot is to act, or a clock runs out, whichever comes first."""
    return min(due_seats(table, pace).values(), default=None)


def due_seats(table: Table, pace: Pace) -> dict[int, float]:
    """For each seat that is asked: when its bot is to act, or its clock runs out."""
    if table.status != PLAYING:
        return {}
    times = {}
    for seat, since in table.asked_at.items():
        if table.seats[seat].player is not None:
            times[seat] = since + bot_pause(table, pace)
        elif table.clock:
            times[seat] = since + table.clock
    return times


def bot_pause(table: Table, pace: Pace) -> float:
    last = table.moves[-1].seat if table.moves else -1
    is_person = last >= 0 and table.seats[last].player is None
    return pace.bot * (pace.patience if is_person else 1)
