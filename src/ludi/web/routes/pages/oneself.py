"""Oneself: name, other devices, programs."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ludi.web.people.guests import COOKIE
from ludi.web.routes import commands
from ludi.web.routes.callers import FormCaller, PageCaller, form_of, put_cookie
from ludi.web.routes.pages.answering import answer, go_to

router: Final = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request, caller: PageCaller) -> Response:
    is_saved = request.query_params.get("done") == "name"
    return answer(request, caller, "me.html", code=None, bot_token=None, is_saved=is_saved)


@router.get("/me/{form}")
async def back_to_me(request: Request, form: str) -> Response:  # noqa: ARG001
    """Where a form's answer is loaded again."""
    return go_to(request, "/me")


@router.post("/me/name")
async def rename(request: Request, caller: FormCaller) -> Response:
    form = await form_of(request)
    await commands.rename(caller, form.get("name", ""))
    return go_to(request, "/me?done=name")


@router.post("/me/code")
async def make_code(request: Request, caller: FormCaller) -> Response:
    code = await commands.new_code(caller)
    return answer(request, caller, "me.html", path="/me", code=code, bot_token=None, is_saved=False)


@router.post("/me/token")
async def make_token(request: Request, caller: FormCaller) -> Response:
    token = await commands.new_token(caller)
    return answer(
        request, caller, "me.html", path="/me", code=None, bot_token=token, is_saved=False
    )


@router.post("/me/carry")
async def carry(request: Request, caller: FormCaller) -> Response:
    """Become the guest of another device."""
    server, form = caller.server, await form_of(request)
    guest = await commands.use_code(server, caller.address, form.get("code", ""))
    response = RedirectResponse("/me", status_code=303)
    put_cookie(request, response, COOKIE, server.guests.signed(guest.id, guest.epoch))
    return response
