"""Small positions of Avé, written as they would be drawn, and short words for playing on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi import Match
from ludi.games.ave.knowledge import TableView

CARDS = ("reroll-I", "reroll-V", "reroll-one", "ignore-one", "repeat", "joker")
BLANK = "- - - - - - -"


def match_at(
    *columns: str,
    cards: Sequence[Sequence[str]] = (),
    turn: int = 0,
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Match:
    """A match at the beginning of a turn; full hands where no cards are given."""
    hands = [list(hand) for hand in cards] or [list(CARDS) for _ in columns]
    begun: dict[str, Any] = {
        "turn": turn,
        "columns": [column(rows) for rows in columns],
        "cards": hands,
    }
    if state.get("phase") == "over":
        begun |= {"turn": len(columns) - 1, "rounds": 200}
    return Match.from_position(
        {
            "game": "ave",
            "seats": len(columns),
            "options": dict(options or {}),
            "state": {**begun, **state},
        },
        seed=1,
    )


def turn_with(
    *cards: str, rows: str = BLANK, options: Mapping[str, Any] | None = None, **state: Any
) -> Match:
    """Seat 0 of two begins a turn with these cards in hand and this column."""
    return match_at(rows, BLANK, cards=[cards, CARDS], options=options, **state)


def column(rows: str) -> list[int]:
    """A column as it is drawn: seven numbers or dashes."""
    numbers = [0 if row == "-" else int(row) for row in rows.split()]
    assert len(numbers) == 7
    return numbers


def play(match: Match, action: str, chance: str = "") -> Match:
    """The player on turn acts; the dice fall as written."""
    match.play(match.to_act[0], action, chance=chance.split())
    return match


def roll(match: Match, dice: str) -> Match:
    """The player on turn rolls these dice one by one."""
    for face in dice.split():
        play(match, "roll 1", face)
    return match


def fail_and_pass(match: Match) -> Match:
    return play(roll(match, "V V"), "pass")


def legal(match: Match) -> set[str]:
    """What the player on turn may do."""
    return {action.text for action in match.legal(match.to_act[0])}


def legal_plays(match: Match, *names: str) -> set[str]:
    """What the player on turn may do of this kind: `write`, `reroll-i`, …"""
    return {action.text for action in match.legal(match.to_act[0]) if action.name in names}


def table(match: Match) -> TableView:
    found: TableView = match.view(None)["table"]
    return found


def phase(match: Match) -> str:
    return str(table(match)["phase"])


def readings(match: Match) -> list[int]:
    return list(table(match)["readings"])


def event_names(match: Match) -> list[str]:
    return [event.name for event in match.events(None)]
