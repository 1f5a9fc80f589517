"""The match: actions, words, streams, and what comes after it."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from ludi.web.routes import commands
from ludi.web.routes.api.answers import only_played, shown, wants_nothing
from ludi.web.routes.api.models import (
    Moment,
    NewAction,
    NewMessage,
    NewOffer,
    NewUndo,
    OfferAnswered,
    Resigning,
    TableAnswer,
    TableId,
    Verified,
    api_router,
)
from ludi.web.routes.callers import ApiCaller, ApiGuest, address_of, language, server_of
from ludi.web.routes.streaming import EventStream, known_to
from ludi.web.show.streams import api_messages, check_streams, check_watching
from ludi.web.show.views import played_at
from ludi.web.tables.following import check_over
from ludi.web.tables.outdated import written_record

router: Final = api_router()
ACTIONS: Final = "/tables/{table_id}/actions"


@router.post(
    ACTIONS,
    response_model=TableAnswer,
    responses={204: {"description": "Played, and nothing else to say"}},
)
async def act(request: Request, caller: ApiCaller, table_id: TableId, body: NewAction) -> Response:
    """Play an action. It is kept for good before you are answered.

    With the header `Prefer: return=minimal` the answer is empty: the stream brings the table, which
    shows the action from the version in the header `Ludi-Version` on.
    """
    before = played_at((await caller.open(table_id)).table)
    opened = await commands.act(caller, table_id, body.action, body.version, body.key)
    if wants_nothing(request.headers.get("prefer")):
        return only_played(opened)
    return shown(opened, caller, before)


@router.post("/tables/{table_id}/undo", response_model=TableAnswer)
async def undo(caller: ApiCaller, table_id: TableId, body: NewUndo) -> Response:
    """Take your last action back, while that is allowed."""
    return shown(await commands.undo(caller, table_id, body.version, body.key), caller)


@router.post("/tables/{table_id}/messages", response_model=TableAnswer)
async def say(caller: ApiCaller, table_id: TableId, body: NewMessage) -> Response:
    return shown(await commands.say(caller, table_id, body.text), caller)


@router.post("/tables/{table_id}/hurry", response_model=TableAnswer)
async def hurry(caller: ApiCaller, table_id: TableId) -> Response:
    """Let bots act at once until you are asked again, if you are alone with them."""
    return shown(await commands.hurry(caller, table_id), caller)


@router.post("/tables/{table_id}/back", response_model=TableAnswer)
async def back(caller: ApiCaller, table_id: TableId) -> Response:
    """Take your seat back from the bot that played for you."""
    return shown(await commands.come_back(caller, table_id), caller)


# --- Ending it before its end -------------------------------------------------------------------


@router.post("/tables/{table_id}/resign", response_model=TableAnswer)
async def resign(caller: ApiCaller, table_id: TableId, body: Resigning) -> Response:
    """Resign, for good. Of two seats the other one has won, and the match is over; of more a bot
    plays on in yours, or, if you were the last person, the match is over without a result."""
    return shown(await commands.resign(caller, table_id, body.key), caller)


@router.post("/tables/{table_id}/offer", response_model=TableAnswer)
async def offer(caller: ApiCaller, table_id: TableId, body: NewOffer) -> Response:
    """Offer to end the match without a result; alone against bots you end it at once.

    It ends once all people who play have agreed. The offer stands until somebody declines, or until
    you and somebody who has not agreed have acted. You can make another one after you have acted.
    """
    return shown(await commands.offer(caller, table_id, body.key), caller)


@router.post("/tables/{table_id}/agree", response_model=TableAnswer)
async def agree(caller: ApiCaller, table_id: TableId, body: OfferAnswered) -> Response:
    """Agree to end the match."""
    return shown(await commands.agree(caller, table_id, body.offer, body.key), caller)


@router.post("/tables/{table_id}/decline", response_model=TableAnswer)
async def decline(caller: ApiCaller, table_id: TableId, body: OfferAnswered) -> Response:
    """Decline to end the match, or take your own offer back."""
    return shown(await commands.decline(caller, table_id, body.offer, body.key), caller)


@router.get(
    "/tables/{table_id}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream(request: Request, table_id: TableId, guest: ApiGuest) -> EventStream:
    """Server-sent events: the table whenever it changes. `Last-Event-ID` resumes."""
    server, watcher = server_of(request), guest.id if guest else None
    server.limits.use_at("stream", address_of(request))
    if watcher is not None:
        server.limits.use("stream", watcher)
    check_streams(server.tables, watcher)
    opened = await server.tables.open(table_id, address_of(request))
    check_watching(opened, watcher)
    messages = api_messages(opened, watcher, language(request), known_to(request))
    return EventStream(messages)


# --- After it -----------------------------------------------------------------------------------


@router.post("/tables/{table_id}/rematch", response_model=TableAnswer)
async def rematch(caller: ApiCaller, table_id: TableId) -> Response:
    """A new table with the same people, each one seat further on."""
    return shown(await commands.rematch(caller, table_id), caller)


@router.post("/tables/{table_id}/play-on", status_code=201, response_model=TableAnswer)
async def play_on(caller: ApiCaller, table_id: TableId, body: Moment) -> Response:
    """A new table where a finished match goes on from an earlier moment: you in one seat, bots in
    the others."""
    opened = await commands.play_on(caller, table_id, body.actions, body.seat)
    return shown(opened, caller, status=201)


@router.get("/tables/{table_id}/record")
async def record(request: Request, table_id: TableId) -> Response:
    """The record of a finished match: seed, actions, draws. `ludi verify` checks it. Of one that
    was begun under older rules, what was written of it."""
    opened = await server_of(request).tables.open(table_id, address_of(request))
    table = opened.table
    if table.is_outdated:
        found = await written_record(opened)
    else:
        check_over(table)
        found = table.live().record()
    name = f"{table.game_id}-{table.id}.json"
    return Response(
        await opened.tables.beside.do(partial(_as_text, found), address_of(request)),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _as_text(record: Any) -> str:
    return json.dumps(record, ensure_ascii=False, indent=1)


@router.post("/tables/{table_id}/verify")
async def verify(caller: ApiCaller, table_id: TableId) -> Verified:
    """Let the server play a finished match again from its record, every draw checked."""
    opened, draws = await commands.verify(caller, table_id)
    match = opened.table.live()
    return Verified(draws=draws, seed=match.seed, commitment=match.commitment)
