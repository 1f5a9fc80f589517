"""What a server compiles once it answers is all that the best bots and the oracle need."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from ludi.accel.cpu import cpu_rules
from ludi.bots import bot_action, find_bot
from ludi.bots.oracle import advise
from ludi.bots.preparing import LEAST, prepare
from ludi.core.match import Match

def compiled():
    entries = cpu_rules(match.game)._entries
    return {(name.__name__, each) for name, entry in entries.items() for each in entry.signatures}

match = Match(sys.argv[1], seats=2, seed=3)
prepare(match.game.id)
before = compiled()
bot = find_bot("legatus")
for _ in range(12):
    seat = match.to_act[0]
    advise(match.game, match.state, seat, 1, len(match.history), LEAST)
    match.play(seat, match.game.actions.written(bot_action(bot, match, seat, 1)))
print(len(before), sorted(name for name, _ in compiled() - before))
"""


@pytest.mark.parametrize("game_id", ["ave", "romans-go-home"])
def test_what_is_prepared_is_all_that_is_needed(game_id: str) -> None:
    command = [sys.executable, "-c", SCRIPT, game_id]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    count, more = told.split(maxsplit=1)
    assert int(count) > 0
    assert more.strip() == "[]"
