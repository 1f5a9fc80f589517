"""Hostile requests, by the hundreds: no error of ours, and the server still answers.

`make hostile` sends 100,000; `LUDI_HOSTILE` says how many.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

from seeding import chooser
from web.hostile import Stranger, send_all
from web.servers import FAST, PATIENT, Foundry, new_table, play_turn

REQUESTS: Final = int(os.environ.get("LUDI_HOSTILE", "300"))
# Half requests are many among them: what is late, is late soon.
HASTY: Final = {**PATIENT, "head_seconds": 1.0, "body_seconds": 1.0, "unread_seconds": 5.0}
# Refusals of the limits on connections are no failure.
BUSY: Final = 503


def test_hostile_requests_break_nothing(foundry: Foundry, database: str) -> None:
    # A request may well have swallowed the last one of its connection, which then asks no more.
    server = foundry.start(database, {**FAST, "bot": 1e6}, connections=HASTY, idle=5)
    ann, ben = server.client("Ann"), server.client("Ben")
    table = new_table([ann, ben], "ave")

    def request(number: int) -> bytes:
        return Stranger(chooser(f"hostile {number}"), table, str(ann.token)).request()

    answers = asyncio.run(send_all(server.port, request, range(REQUESTS)))
    broken = {
        number: request(number)[:2000]
        for number, statuses in answers.items()
        if any(status >= 500 and status != BUSY for status in statuses)
    }
    assert not broken, broken
    seen = {status for statuses in answers.values() for status in statuses}
    assert {200, 400, 404, 405, 422} <= seen, "what was sent was not read as far as it should be"
    for person in (ann, ben):
        person.close()  # they were idle for long, as connections go
    shown = ann.table(table)
    asked = (ann, ben)[shown["view"]["to_act"][0]]
    assert play_turn(asked, table) > shown["version"]
    for person in (ann, ben):
        person.close()
    server.stop()
    assert "Traceback" not in foundry.complaints() and "ERROR" not in foundry.complaints()
