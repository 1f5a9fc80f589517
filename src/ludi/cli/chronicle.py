"""What has happened in a match, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ludi.core.events import CHAPTERS, ROUND, Event

FEW = 4


def chapters(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Events in parts, each but perhaps the first from the beginning of a turn or round."""
    starts = [index for index, event in enumerate(events) if index and event.name in CHAPTERS]
    bounds = [0, *starts, len(events)]
    return [events[start:end] for start, end in pairwise(bounds)]


def lately(events: Sequence[Event]) -> Sequence[Event]:
    """Events from the last beginning of a round in which there has been a turn; in a game without
    rounds, the last few turns."""
    starts = [index for index, event in enumerate(events) if event.name == ROUND]
    if starts:
        is_new = len(chapters(events[starts[-1] :])) == 1
        return events[starts[-2:][0] if is_new else starts[-1] :]
    return [event for chapter in chapters(events)[-FEW:] for event in chapter]
