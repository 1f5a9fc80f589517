"""The pages, and the forms on them, which work without any script too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    RedirectResponse,
    Response,
    StreamingResponse,
)

import ludi
from ludi.bots import LEVELS, USUAL_LEVEL, find_bot
from ludi.bots.review import Review
from ludi.core.registry import find_game
from ludi.core.sentences import LANGUAGES, typeset
from ludi.web import replay
from ludi.web.abouts import abouts
from ludi.web.api import STREAMING
from ludi.web.asking import (
    LANGUAGE_COOKIE,
    Asking,
    FormAsking,
    PageAsking,
    address_of,
    put_cookie,
    set_cookies,
)
from ludi.web.checks import ADVICE, CLOCKS
from ludi.web.errors import BadInput, Missing
from ludi.web.guests import COOKIE
from ludi.web.house import Place, advice_for
from ludi.web.live import check_streams, compressed, page_messages
from ludi.web.render import drawn, page, part_context, played_at, table_context
from ludi.web.reviews import percent, shown_advice, shown_review
from ludi.web.rulebooks import rules_page
from ludi.web.show.boards import table_of, template_of
from ludi.web.show.lessons import Lesson
from ludi.web.table import OVER, WAITING, Table
from ludi.web.teacher import shown_step
from ludi.web.views import document, legal, viewer_of

router: Final = APIRouter(include_in_schema=False)

_MOST_LISTED: Final = 20
_MOST_FINISHED: Final = 8


def answer(request: Request, asking: Asking, template: str, **context: Any) -> HTMLResponse:
    """A page with what every page needs."""
    html = page(
        template,
        asking.language,
        guest=asking.guest,
        token=asking.server.guests.form_token(asking.guest.id),
        **{"path": request.url.path, **context},
    )
    response = HTMLResponse(html, headers={"Cache-Control": "no-store"})
    set_cookies(request, response)
    return response


def go_to(request: Request, path: str) -> RedirectResponse:
    response = RedirectResponse(path, status_code=303)
    set_cookies(request, response)
    return response


# --- The front page and what stands beside it ---------------------------------------------------


@router.get("/")
async def front(request: Request, asking: PageAsking) -> Response:
    games = [_game_card(game_id, asking.language) for game_id in ludi.game_ids()]
    house = asking.server.house
    public = await house.store.public_tables((WAITING, "playing"), _MOST_LISTED)
    listed = [_listed(table, asking) for table in await house.open_known(public)]
    own = await _own_tables(asking, _MOST_LISTED)
    finished = await _own_tables(asking, _MOST_FINISHED, over=True)
    return answer(
        request,
        asking,
        "front.html",
        games=games,
        tables=listed,
        own_tables=own,
        finished_tables=finished,
        levels=LEVELS,
        usual=USUAL_LEVEL,
    )


async def _own_tables(asking: Asking, most: int, *, over: bool = False) -> list[dict[str, Any]]:
    house, guest = asking.server.house, asking.guest.id
    own = await house.open_known(await house.store.tables_of(guest, most, over=over))
    return [_listed(table, asking) for table in own if table.seat_of(guest) is not None]


def _game_card(game_id: str, language: str) -> dict[str, Any]:
    game = find_game(game_id)
    phrases = game.phrases[language]
    return {
        "id": game_id,
        "title": phrases.title,
        "tagline": typeset(phrases.tagline, language),
        "fewest": game.fewest_seats,
        "most": game.most_seats,
        "minutes": game.minutes,
        "has_lesson": table_of(game).lesson is not None,
    }


def _listed(table: Table, asking: Asking) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": table.game.phrases[asking.language].title,
        "status": table.status,
        "names": [seat.name for seat in table.seats if seat.name],
        "free": sum(seat.kind == "open" for seat in table.seats),
        "is_asked": table.seat_of(asking.guest.id) in table.to_act,
    }


@router.get("/rules/{game_id}")
async def rules(request: Request, asking: PageAsking, game_id: str) -> Response:
    phrases = find_game(game_id).phrases[asking.language]
    html = rules_page(game_id, asking.language)
    return answer(request, asking, "rules.html", phrases=phrases, html=html)


@router.post("/language")
async def choose_language(request: Request) -> Response:
    form = await request.form()
    chosen, path = str(form.get("language")), str(form.get("path") or "/")
    if chosen not in LANGUAGES:
        raise BadInput("input.wrong", field="language")
    is_ours = path.startswith("/") and not path.startswith(("//", "/\\"))
    response = go_to(request, path if is_ours else "/")
    put_cookie(request, response, LANGUAGE_COOKIE, chosen)
    return response


# --- Oneself ------------------------------------------------------------------------------------


@router.get("/me")
async def me(request: Request, asking: PageAsking) -> Response:
    is_saved = request.query_params.get("done") == "name"
    return answer(request, asking, "me.html", code=None, bot_token=None, is_saved=is_saved)


@router.get("/me/{form}")
async def back_to_me(request: Request, form: str) -> Response:  # noqa: ARG001
    """Where a form's answer is loaded again."""
    return go_to(request, "/me")


@router.post("/me/name")
async def rename(request: Request, asking: FormAsking) -> Response:
    asking.limit("name")
    form = await request.form()
    await asking.rename(str(form.get("name") or ""))
    return go_to(request, "/me?done=name")


@router.post("/me/code")
async def make_code(request: Request, asking: FormAsking) -> Response:
    asking.limit("name")
    code = await asking.server.guests.new_code(asking.guest, asking.server.house.now())
    return answer(request, asking, "me.html", path="/me", code=code, bot_token=None, is_saved=False)


@router.post("/me/token")
async def make_token(request: Request, asking: FormAsking) -> Response:
    asking.limit("name")
    await asking.keep()
    token = await asking.server.guests.new_token(asking.guest)
    return answer(
        request, asking, "me.html", path="/me", code=None, bot_token=token, is_saved=False
    )


@router.post("/me/carry")
async def carry(request: Request, asking: FormAsking) -> Response:
    """Become the guest of another device."""
    asking.server.limits.use("code", address_of(request))
    form = await request.form()
    guests = asking.server.guests
    guest = await guests.use_code(str(form.get("code") or ""), asking.server.house.now())
    response = RedirectResponse("/me", status_code=303)
    put_cookie(request, response, COOKIE, guests.signed(guest))
    return response


# --- Tables -------------------------------------------------------------------------------------


@router.post("/play/{game_id}")
async def play_now(request: Request, asking: FormAsking, game_id: str) -> Response:
    """A table against bots, of the usual level unless another is wished for, started at once."""
    bot = str((await request.form()).get("bot") or USUAL_LEVEL)
    find_bot(bot)
    place = await _new_table(asking, game_id)
    house, guest = asking.server.house, asking.guest.id
    for seat in range(1, len(place.table.seats)):
        await house.put_bot(place, seat, guest, bot)
    await house.start(place, guest)
    return go_to(request, f"/tables/{place.table.id}")


@router.post("/tables/new/{game_id}")
async def new_table(request: Request, asking: FormAsking, game_id: str) -> Response:
    place = await _new_table(asking, game_id)
    return go_to(request, f"/tables/{place.table.id}")


async def _new_table(asking: Asking, game_id: str) -> Place:
    asking.limit("table")
    await asking.keep()
    return await asking.server.house.create(asking.guest.id, asking.guest.name, game_id)


@router.get("/tables/{table_id}")
async def table_page(request: Request, asking: PageAsking, table_id: str) -> Response:
    place = await asking.server.house.open(table_id)
    table = place.table
    viewer = viewer_of(table, asking.guest.id, asking.language)
    title = table.game.phrases[asking.language].title
    if table.is_of_other_rules:
        table.live()
    if table.status == WAITING:
        shown = document(place, viewer)
        return answer(
            request,
            asking,
            "waiting.html",
            title=title,
            game=table.game,
            levels=LEVELS,
            usual=USUAL_LEVEL,
            clocks=CLOCKS,
            advices=ADVICE,
            host_name=(await asking.server.guests.find(table.host)).name,
            link=str(request.url.replace(query="")),
            is_saved=request.query_params.get("done") == "settings",
            table_id=table_id,
            said=drawn(place, viewer).parts["chat"],
            **part_context(table, viewer, shown, []),
        )
    return answer(request, asking, "table.html", **table_context(place, viewer))


@router.get("/tables/{table_id}/more")
async def more(request: Request, asking: PageAsking, table_id: str) -> Response:
    """What a board tells only to who asks for it; to a script, without the page around it."""
    asking.limit("read")
    place = await asking.server.house.open(table_id)
    table = place.table
    template = template_of(table.game_id, "more.html")
    if table.match is None or template is None:
        raise Missing("page.missing")
    viewer = viewer_of(table, asking.guest.id, asking.language)
    shown = document(place, viewer, played_at(table))
    context = part_context(table, viewer, shown, legal(table, viewer))
    html = page(template, asking.language, **context)
    if "part" in request.query_params:
        return HTMLResponse(html, headers={"Cache-Control": "no-store"})
    title = table.game.phrases[asking.language].title
    around = {"title": title, "game_id": table.game_id, "shown": shown}
    return answer(request, asking, "more.html", more=html, **around)


@router.get("/tables/{table_id}/stream")
async def stream(request: Request, asking: PageAsking, table_id: str) -> Response:
    asking.limit("stream")
    place = await asking.server.house.open(table_id)
    check_streams(place, asking.guest.id)
    messages = page_messages(asking.server.house, place, asking.guest.id, request)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(messages, media_type="text/event-stream", headers=STREAMING)
    headers = {**STREAMING, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return StreamingResponse(compressed(messages), media_type="text/event-stream", headers=headers)


@router.get("/tables/{table_id}/verify")
async def verify(request: Request, asking: PageAsking, table_id: str) -> Response:
    """Play a finished match again from its record, every draw checked."""
    asking.limit("read")
    place = await asking.server.house.open(table_id)
    draws = await asking.server.house.verify(place)
    table = place.table
    viewer = viewer_of(table, asking.guest.id, asking.language)
    return answer(
        request,
        asking,
        "verify.html",
        title=table.game.phrases[asking.language].title,
        table=table,
        match=table.live(),
        result=part_context(table, viewer, document(place, viewer), [])["result"],
        draws=draws,
    )


# --- Lessons ------------------------------------------------------------------------------------


@router.get("/learn/{game_id}")
async def first_step(request: Request, game_id: str) -> Response:
    return go_to(request, f"/learn/{game_id}/1")


@router.get("/learn/{game_id}/{number}")
async def step(request: Request, asking: PageAsking, game_id: str, number: int) -> Response:
    """One step of a lesson, counted from 1."""
    lesson = _lesson(game_id)
    if not 1 <= number <= len(lesson.steps):
        raise Missing("page.missing")
    game = find_game(game_id)
    return answer(
        request,
        asking,
        "lesson.html",
        title=game.phrases[asking.language].title,
        number=number,
        last=len(lesson.steps),
        was_wrong="tried" in request.query_params,
        abouts=abouts(game, asking.language, lesson.match(number - 1, "-").options),
        **shown_step(lesson, number - 1, asking.guest.name, asking.language),
    )


@router.post("/learn/{game_id}/{number}")
async def try_step(request: Request, game_id: str, number: int) -> Response:
    """Try an action: the right one leads on; nothing is kept."""
    lesson = _lesson(game_id)
    if not 1 <= number < len(lesson.steps):
        raise Missing("page.missing")
    action = str((await request.form()).get("action") or "")
    is_right = lesson.steps[number - 1].leads_on(action)
    where = f"{number + 1}" if is_right else f"{number}?tried"
    return go_to(request, f"/learn/{game_id}/{where}")


def _lesson(game_id: str) -> Lesson:
    lesson = table_of(find_game(game_id)).lesson
    if lesson is None:
        raise Missing("page.missing")
    return lesson


# --- A match told again -------------------------------------------------------------------------


@router.get("/tables/{table_id}/replay")
async def replayed(request: Request, asking: PageAsking, table_id: str) -> Response:
    """A match step by step; what is at which moment is in the address, to share it."""
    asking.limit("read")
    place, sight, at = await _looked_at(request, asking, table_id)
    table = place.table
    return answer(
        request,
        asking,
        "replay.html",
        title=table.game.phrases[asking.language].title,
        table=table,
        abouts=abouts(table.game, asking.language, table.options),
        sight=sight,
        sights=replay.sights(table, viewer_of(table, asking.guest.id, asking.language)),
        frame=replay.frame(place, sight, at),
        steps=replay.steps(table, sight),
        last=played_at(table),
        is_over=table.status == OVER,
    )


@router.get("/tables/{table_id}/frame")
async def one_frame(request: Request, asking: PageAsking, table_id: str) -> Response:
    """One moment of a replay, for its script."""
    asking.limit("read")
    place, sight, at = await _looked_at(request, asking, table_id)
    return JSONResponse(replay.frame(place, sight, at), headers={"Cache-Control": "no-store"})


async def _looked_at(
    request: Request, asking: Asking, table_id: str
) -> tuple[Place, replay.Sight, int]:
    place = await asking.server.house.open(table_id)
    table = place.table
    table.live()
    viewer = viewer_of(table, asking.guest.id, asking.language)
    query = request.query_params
    sight = replay.chosen(table, viewer, query.get("view"))
    at = query.get("at", "0" if table.status == OVER else str(played_at(table)))
    return place, sight, _number({"at": at}, "at")


# --- The oracle ---------------------------------------------------------------------------------


@router.get("/tables/{table_id}/oracle")
async def told_by_oracle(request: Request, asking: PageAsking, table_id: str) -> Response:
    """What the oracle has told; to a script, without the page around it."""
    asking.limit("read")
    place = await asking.server.house.open(table_id)
    table = place.table
    viewer = viewer_of(table, asking.guest.id, asking.language)
    told = advice_for(place, viewer.seat)
    if viewer.seat is not None and told is None and table.has_asked(viewer.seat):
        asking.limit("advice")  # another server was asked
        told = await asking.server.house.ask_oracle(place, asking.guest.id)
    if viewer.seat is None or told is None:
        return go_to(request, f"/tables/{table_id}")
    advice = shown_advice(table.live(), viewer.seat, told, asking.language)
    if "part" in request.query_params:
        html = page("parts/advice.html", asking.language, advice=advice, can_close=True)
        return HTMLResponse(html, headers={"Cache-Control": "no-store"})
    title = table.game.phrases[asking.language].title
    return answer(
        request, asking, "oracle.html", title=title, table=table, advice=advice, can_close=False
    )


@router.get("/tables/{table_id}/review")
async def reviewed(request: Request, asking: PageAsking, table_id: str) -> Response:
    """The review of a finished match; before it is made, how far it is."""
    asking.limit("read")
    house = asking.server.house
    place = await house.open(table_id)
    table = place.table
    found = await house.review(place)
    progress = house.review_progress(table)
    shown = None if found is None else shown_review(table, Review.read(found), asking.language)
    return answer(
        request,
        asking,
        "review.html",
        title=table.game.phrases[asking.language].title,
        table=table,
        review=shown,
        progress=progress,
        progress_words=percent(progress or 0),
    )


# --- Forms at a table ---------------------------------------------------------------------------

Form = Mapping[str, str]
Doing = Callable[[Asking, Place, Form], Awaitable[Place | None]]


async def _sit(asking: Asking, place: Place, form: Form) -> None:
    await asking.keep()
    seat, guest = _number(form, "seat"), asking.guest
    await asking.server.house.sit(place, seat, guest.id, guest.name)


async def _put_bot(asking: Asking, place: Place, form: Form) -> None:
    seat, bot = _number(form, "seat"), form.get("bot", "")
    await asking.server.house.put_bot(place, seat, asking.guest.id, bot)


async def _clear(asking: Asking, place: Place, form: Form) -> None:
    await asking.server.house.clear_seat(place, _number(form, "seat"), asking.guest.id)


async def _change(asking: Asking, place: Place, form: Form) -> None:
    options: dict[str, Any] = {}
    for option in place.table.game.options:
        if option.is_switch:
            options[option.name] = f"option.{option.name}" in form
        elif f"option.{option.name}" in form:
            options[option.name] = _number(form, f"option.{option.name}")
    seats = _number(form, "seats")
    await asking.server.house.change(
        place,
        asking.guest.id,
        seats=seats,
        options=place.table.game.options_for(seats, options),
        is_public="public" in form,
        clock=_number(form, "clock"),
        advice=form.get("advice"),
    )


async def _start(asking: Asking, place: Place, _: Form) -> None:
    await asking.server.house.start(place, asking.guest.id)


async def _act(asking: Asking, place: Place, form: Form) -> None:
    version, key = _number(form, "version"), form.get("key") or None
    await asking.server.house.act(place, asking.guest.id, form.get("action", ""), version, key)


async def _undo(asking: Asking, place: Place, form: Form) -> None:
    await asking.server.house.undo(place, asking.guest.id, _number(form, "version"))


async def _say(asking: Asking, place: Place, form: Form) -> None:
    asking.limit("chat")
    await asking.keep()
    guest = asking.guest
    await asking.server.house.say(place, guest.id, guest.name, form.get("text", ""))


async def _back(asking: Asking, place: Place, _: Form) -> None:
    await asking.server.house.come_back(place, asking.guest.id)


async def _rematch(asking: Asking, place: Place, _: Form) -> Place:
    asking.limit("table")
    return await asking.server.house.rematch(place, asking.guest.id, asking.guest.name)


async def _play_on(asking: Asking, place: Place, form: Form) -> Place:
    asking.limit("table")
    await asking.keep()
    at, seat, guest = _number(form, "at"), _number(form, "seat"), asking.guest
    return await asking.server.house.play_on(place, at, seat, guest.id, guest.name)


async def _ask_oracle(asking: Asking, place: Place, _: Form) -> None:
    asking.limit("advice")
    await asking.server.house.ask_oracle(place, asking.guest.id)


async def _review(asking: Asking, place: Place, _: Form) -> None:
    asking.limit("review")
    await asking.server.house.begin_review(place)


_DOINGS: Final[Mapping[str, Doing]] = {
    "sit": _sit,
    "bot": _put_bot,
    "clear": _clear,
    "settings": _change,
    "start": _start,
    "act": _act,
    "undo": _undo,
    "say": _say,
    "back": _back,
    "rematch": _rematch,
    "play-on": _play_on,
    "oracle": _ask_oracle,
    "review": _review,
}
# Where a form leads, if not to the table itself.
_LEADS_TO: Final = {"settings": "?done=settings", "oracle": "/oracle", "review": "/review"}


@router.post("/tables/{table_id}/{doing}")
async def do(request: Request, asking: FormAsking, table_id: str, doing: str) -> Response:
    """What a form at a table asks for."""
    if doing not in _DOINGS:
        raise Missing("page.missing")
    asking.limit("act" if doing == "act" else "seat")
    place = await asking.server.house.open(table_id)
    fields = await request.form()
    form = {name: value for name, value in fields.items() if isinstance(value, str)}
    went_to = await _DOINGS[doing](asking, place, form)
    path = f"/tables/{(went_to or place).table.id}{_LEADS_TO.get(doing, '')}"
    return go_to(request, path)


def _number(form: Form, field: str) -> int:
    """A whole number of a form."""
    value = form.get(field, "")
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise BadInput("document.range", field=field, low=0, high=999_999_999, found=value[:20])
    return int(value)
