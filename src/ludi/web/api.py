"""The JSON API: everything that the pages can do, for programs in any language."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

import ludi
from ludi.bots import BOTS
from ludi.core.registry import find_game
from ludi.web.asking import ApiAsking, ApiGuest, address_of, language, server_of
from ludi.web.checks import ADVICE, CLOCKS, LONGEST_SAID
from ludi.web.errors import NotNow
from ludi.web.house import Place, own_seat
from ludi.web.live import api_messages, check_streams
from ludi.web.reviews import advice_documents
from ludi.web.table import OVER
from ludi.web.views import document, viewer_of


class Problem(BaseModel):
    """Why something was refused: a code, a sentence, and the table as it is where that helps."""

    error: str
    sentence: str
    table: dict[str, Any] | None = None


_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router: Final = APIRouter(prefix="/api", responses=_REFUSALS)

TableId = Annotated[str, Field(min_length=1, max_length=40)]


class Strict(BaseModel):
    """A body in which nothing unknown is let pass."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Strict):
    name: StrictStr = Field(max_length=200, description="how others see you")


class NewGuestAnswer(BaseModel):
    id: str
    name: str
    token: str = Field(description="show it as `Authorization: Bearer …`")


class Me(BaseModel):
    id: str
    name: str


class NewTable(Strict):
    game: StrictStr = Field(max_length=40)
    seats: StrictInt | None = Field(None, ge=0, le=64)
    options: dict[str, StrictBool | StrictInt] = Field(default_factory=dict)
    public: StrictBool = False
    clock: StrictInt = Field(0, description=f"seconds for a move, one of {CLOCKS}; 0 is no limit")
    advice: StrictStr = Field(
        ADVICE[0], max_length=20, description=f"when the oracle may be asked: {', '.join(ADVICE)}"
    )


class Changes(Strict):
    seats: StrictInt | None = Field(None, ge=0, le=64)
    options: dict[str, StrictBool | StrictInt] | None = None
    public: StrictBool | None = None
    clock: StrictInt | None = None
    advice: StrictStr | None = Field(None, max_length=20)


class Sitter(Strict):
    bot: StrictStr | None = Field(
        None, max_length=40, description=f"one of {', '.join(BOTS)}; leave it out to sit yourself"
    )


class NewAction(Strict):
    action: StrictStr | StrictInt = Field(description="its text, such as `roll 1`, or its id")
    version: StrictInt = Field(ge=0, description="the version of the table it was made on")
    key: StrictStr | None = Field(
        None, description="any 8 to 64 letters and digits: with the same key it acts once"
    )


class NewUndo(Strict):
    version: StrictInt = Field(ge=0)
    key: StrictStr | None = None


class NewMessage(Strict):
    text: StrictStr = Field(max_length=2000, description=f"1 to {LONGEST_SAID} letters")


class TableAnswer(BaseModel):
    """A table as you may know it."""

    model_config = ConfigDict(extra="allow")
    id: str
    version: int
    game: str
    status: str
    seat: int | None
    seats: list[dict[str, Any]]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    events: list[dict[str, Any]]


class AdviceAnswer(BaseModel):
    """What can be done, and the chance to win with it: in 95 cases of 100 from low to high."""

    action: str = Field(description="as it is played")
    sentence: str
    chance: float
    low: float
    high: float
    tries: int = Field(description="how many games or worlds were tried")


class ReviewAnswer(BaseModel):
    """A review; before it is made, how much of it is, from 0 to 1, if somebody has asked for it."""

    progress: float | None
    review: dict[str, Any] | None


class GameAnswer(BaseModel):
    id: str
    title: str
    tagline: str
    fewest_seats: int
    most_seats: int
    options: list[dict[str, Any]]
    bots: list[str]


# --- Games and guests ---------------------------------------------------------------------------


@router.get("/games")
async def games(request: Request) -> list[GameAnswer]:
    """The games, their seats and options."""
    spoken = language(request)
    return [game_answer(game_id, spoken) for game_id in ludi.game_ids()]


def game_answer(game_id: str, spoken: str) -> GameAnswer:
    game = find_game(game_id)
    phrases = game.phrases[spoken]
    return GameAnswer(
        id=game.id,
        title=phrases.title,
        tagline=phrases.tagline,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=[
            {
                "name": option.name,
                "is_switch": option.is_switch,
                "low": option.low,
                "high": option.high,
                "default": option.default,
                "meaning": phrases.options[option.name],
                "values": list(phrases.option_values.get(option.name, ())),
                "for_seat": option.for_seat,
            }
            for option in game.options
        ],
        bots=list(BOTS),
    )


@router.post("/guests", status_code=201)
async def new_guest(request: Request, body: NewGuest) -> NewGuestAnswer:
    """Become a guest; programs begin here. The token is shown only now."""
    server = server_of(request)
    server.limits.use("name", address_of(request))
    guest, token = await server.guests.new_bot(body.name, server.house.now())
    return NewGuestAnswer(id=guest.id, name=guest.name, token=token)


@router.get("/me")
async def me(asking: ApiAsking) -> Me:
    return Me(id=asking.guest.id, name=asking.guest.name)


@router.patch("/me")
async def rename(asking: ApiAsking, body: NewGuest) -> Me:
    """Change your name, also where you sit."""
    asking.limit("name")
    name = await asking.rename(body.name)
    return Me(id=asking.guest.id, name=name)


# --- Tables -------------------------------------------------------------------------------------


@router.get("/tables")
async def tables(request: Request) -> list[dict[str, Any]]:
    """Public tables that wait for players or are being played, the latest first."""
    house = server_of(request).house
    public = await house.store.public_tables(("waiting", "playing"), 50)
    return [
        {
            "id": table.id,
            "game": table.game_id,
            "status": table.status,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        }
        for table in await house.open_known(public)
    ]


@router.post("/tables", status_code=201, response_model=TableAnswer)
async def new_table(asking: ApiAsking, body: NewTable) -> Response:
    """Open a table; you sit at its first seat and are its host."""
    asking.limit("table")
    await asking.keep()
    place = await asking.server.house.create(
        asking.guest.id,
        asking.guest.name,
        body.game,
        seats=body.seats,
        options=body.options,
        is_public=body.public,
        clock=body.clock,
        advice=body.advice,
    )
    return shown(place, asking, status=201)


@router.get("/tables/{table_id}", response_model=TableAnswer)
async def table(
    request: Request,
    table_id: TableId,
    guest: ApiGuest,
    since: Annotated[int, Query(ge=-1, description="events after so many actions")] = -1,
) -> Response:
    """A table as you, or a spectator, may know it."""
    place = await server_of(request).house.open(table_id)
    viewer = viewer_of(place.table, guest.id if guest else None, language(request))
    return as_json(document(place, viewer, since))


@router.patch("/tables/{table_id}", response_model=TableAnswer)
async def change(asking: ApiAsking, table_id: TableId, body: Changes) -> Response:
    """The host sets seats, options, clock and who can find the table, before the start."""
    asking.limit("seat")
    place = await asking.server.house.open(table_id)
    await asking.server.house.change(
        place,
        asking.guest.id,
        seats=body.seats,
        options=body.options,
        is_public=body.public,
        clock=body.clock,
        advice=body.advice,
    )
    return shown(place, asking)


@router.put("/tables/{table_id}/seats/{seat}", response_model=TableAnswer)
async def sit(asking: ApiAsking, table_id: TableId, seat: int, body: Sitter) -> Response:
    """Sit down; or, as the host, let a bot sit there."""
    asking.limit("seat")
    house = asking.server.house
    place = await house.open(table_id)
    if body.bot is None:
        await asking.keep()
        await house.sit(place, seat, asking.guest.id, asking.guest.name)
    else:
        await house.put_bot(place, seat, asking.guest.id, body.bot)
    return shown(place, asking)


@router.delete("/tables/{table_id}/seats/{seat}", response_model=TableAnswer)
async def stand(asking: ApiAsking, table_id: TableId, seat: int) -> Response:
    """Leave your seat; the host can open any."""
    asking.limit("seat")
    place = await asking.server.house.open(table_id)
    await asking.server.house.clear_seat(place, seat, asking.guest.id)
    return shown(place, asking)


@router.post("/tables/{table_id}/start", response_model=TableAnswer)
async def start(asking: ApiAsking, table_id: TableId) -> Response:
    asking.limit("seat")
    place = await asking.server.house.open(table_id)
    await asking.server.house.start(place, asking.guest.id)
    return shown(place, asking)


# --- The match ----------------------------------------------------------------------------------


@router.post(
    "/tables/{table_id}/actions",
    response_model=TableAnswer,
    responses={204: {"description": "Played, and nothing else to say"}},
)
async def act(request: Request, asking: ApiAsking, table_id: TableId, body: NewAction) -> Response:
    """Play an action. It is kept for good before you are answered.

    With the header `Prefer: return=minimal` the answer is empty: the stream brings the table, which
    shows the action from the version in the header `Ludi-Version` on.
    """
    asking.limit("act")
    place = await asking.server.house.open(table_id)
    before = len(place.table.match.history) if place.table.match is not None else 0
    await asking.server.house.act(place, asking.guest.id, body.action, body.version, body.key)
    if request.headers.get("prefer") == "return=minimal":
        return Response(status_code=204, headers={"Ludi-Version": str(place.table.version)})
    return shown(place, asking, before)


@router.post("/tables/{table_id}/undo", response_model=TableAnswer)
async def undo(asking: ApiAsking, table_id: TableId, body: NewUndo) -> Response:
    """Take your last action back, while that is allowed."""
    asking.limit("act")
    place = await asking.server.house.open(table_id)
    await asking.server.house.undo(place, asking.guest.id, body.version, body.key)
    return shown(place, asking)


@router.post("/tables/{table_id}/messages", response_model=TableAnswer)
async def say(asking: ApiAsking, table_id: TableId, body: NewMessage) -> Response:
    asking.limit("chat")
    await asking.keep()
    place = await asking.server.house.open(table_id)
    await asking.server.house.say(place, asking.guest.id, asking.guest.name, body.text)
    return shown(place, asking)


@router.post("/tables/{table_id}/back", response_model=TableAnswer)
async def back(asking: ApiAsking, table_id: TableId) -> Response:
    """Take your seat back from the bot that played for you."""
    asking.limit("seat")
    place = await asking.server.house.open(table_id)
    await asking.server.house.come_back(place, asking.guest.id)
    return shown(place, asking)


@router.post("/tables/{table_id}/rematch", response_model=TableAnswer)
async def rematch(asking: ApiAsking, table_id: TableId) -> Response:
    """A new table with the same people, each one seat further on."""
    asking.limit("table")
    place = await asking.server.house.open(table_id)
    new = await asking.server.house.rematch(place, asking.guest.id, asking.guest.name)
    return shown(new, asking)


# --- The oracle ---------------------------------------------------------------------------------


@router.post(
    "/tables/{table_id}/advice",
    response_model=list[AdviceAnswer],
    responses={204: {"description": "Ready to be shown on the page"}},
)
async def advice(request: Request, asking: ApiAsking, table_id: TableId) -> Response:
    """Ask the oracle what is best for you now, where the table allows it. It knows what you know;
    everybody at the table is told that you asked."""
    asking.limit("advice")
    place = await asking.server.house.open(table_id)
    seat, match = own_seat(place.table, asking.guest.id), place.table.live()
    told = await asking.server.house.ask_oracle(place, asking.guest.id)
    if request.headers.get("prefer") == "return=minimal":
        return Response(status_code=204)
    return as_json(advice_documents(match, seat, told, asking.language))


@router.get("/tables/{table_id}/review", response_model=ReviewAnswer)
async def review(request: Request, table_id: TableId) -> Response:
    """The review of a finished match, or how far it is."""
    return await _review_answer(request, table_id)


@router.post("/tables/{table_id}/review", status_code=202, response_model=ReviewAnswer)
async def begin_review(request: Request, asking: ApiAsking, table_id: TableId) -> Response:
    """Let a finished match be reviewed; it takes some seconds."""
    asking.limit("review")
    house = asking.server.house
    await house.begin_review(await house.open(table_id))
    return await _review_answer(request, table_id, status=202)


async def _review_answer(request: Request, table_id: str, status: int = 200) -> Response:
    house = server_of(request).house
    place = await house.open(table_id)
    found = await house.review(place)
    progress = 1.0 if found is not None else house.review_progress(place.table)
    return as_json({"progress": progress, "review": found}, status)


@router.get("/tables/{table_id}/record")
async def record(request: Request, table_id: TableId) -> Response:
    """The record of a finished match: seed, actions, draws. `ludi verify` checks it."""
    place = await server_of(request).house.open(table_id)
    match = place.table.live()
    if place.table.status != OVER:
        raise NotNow("table.not_over")
    name = f"{place.table.game_id}-{place.table.id}.json"
    return Response(
        json.dumps(match.record(), ensure_ascii=False, indent=1),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(request: Request, table_id: TableId, guest: ApiGuest) -> StreamingResponse:
    """Server-sent events: the table whenever it changes. `Last-Event-ID` resumes."""
    server = server_of(request)
    server.limits.use("stream", guest.id if guest else address_of(request))
    place = await server.house.open(table_id)
    check_streams(place, guest.id if guest else None)
    messages = api_messages(server.house, place, guest.id if guest else None, request)
    return StreamingResponse(messages, media_type="text/event-stream", headers=STREAMING)


STREAMING: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def shown(place: Place, asking: ApiAsking, since: int = -1, status: int = 200) -> Response:
    viewer = viewer_of(place.table, asking.guest.id, asking.language)
    return as_json(document(place, viewer, since), status)


def as_json(answer: Any, status: int = 200) -> Response:
    """An answer as it is: it was made here, and need not be checked."""
    body = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    return Response(body, status, media_type="application/json")
