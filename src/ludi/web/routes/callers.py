"""Who asks, in which language, and whether the request comes from a page of ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request

from ludi.core.speech import LANGUAGES
from ludi.web.errors import BadInput, Forbidden, Unknown, WrongType
from ludi.web.people.guests import COOKIE, Guest, Guests
from ludi.web.people.limits import Limits
from ludi.web.proxies import household
from ludi.web.show.texts import language_of
from ludi.web.tables.checks import is_text
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.service import TableService

LANGUAGE_COOKIE: Final = "ludi_language"
FORM_TOKEN_HEADER: Final = "X-Form-Token"
# So much of what languages a browser wants is read.
_LONGEST_WISH: Final = 200
_SAFE: Final = ("GET", "HEAD")
_FORM_TYPES: Final = ("application/x-www-form-urlencoded", "multipart/form-data")


@dataclass
class Server:
    """What a request finds in the running server."""

    service: TableService
    guests: Guests
    limits: Limits

    @property
    def tables(self) -> OpenTables:
        return self.service.tables


@dataclass(frozen=True)
class Caller:
    """Who asks: a guest, in a language, from an address."""

    server: Server
    guest: Guest
    language: str
    address: str

    def limit(self, what: str) -> None:
        """Count it against the guest and the address: a new guest is easily made."""
        self.server.limits.use(what, self.guest.id)
        self.server.limits.use_at(what, self.address)

    async def open(self, table_id: str) -> OpenTable:
        return await self.server.tables.open(table_id, self.address)

    async def keep(self) -> None:
        """Remember the guest from now on."""
        await self.server.guests.keep(self.guest, self.server.tables.now())


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def language(request: Request) -> str:
    asked = request.query_params.get("lang") if request.scope["query_string"] else None
    chosen = asked or request.cookies.get(LANGUAGE_COOKIE)
    chosen = chosen if chosen in LANGUAGES else None
    return language_of(chosen, request.headers.get("accept-language", "")[:_LONGEST_WISH])


def address_of(request: Request) -> str:
    """Where somebody asks from, as far as one of the limits counts."""
    return household(request.client.host) if request.client else "?"


def content_type(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form that was sent, all of them texts."""
    kind = content_type(request)
    if kind and kind not in _FORM_TYPES:
        raise WrongType("input.type", right=_FORM_TYPES[0])
    try:
        sent = await request.form()
    except ValueError as error:  # of a charset that does not exist, or is none
        raise BadInput("input.form") from error
    fields = {name: value for name, value in sent.items() if isinstance(value, str)}
    if not all(is_text(name) and is_text(value) for name, value in fields.items()):
        raise BadInput("input.form")
    return fields


async def limit_reading_at(request: Request) -> None:
    """Count what is only read against the address it is asked for from."""
    if request.method in _SAFE:
        server_of(request).limits.use_at("read", address_of(request))


def _limit_reading_by(request: Request, guest: Guest | None) -> None:
    """And against who reads. Those of an address of whom nothing is known count as one."""
    if request.method in _SAFE:
        who = guest.id if guest is not None else f"nobody at {address_of(request)}"
        server_of(request).limits.use("read", who)


async def api_guest(request: Request) -> Guest | None:
    """By token, or by the cookie of a page, which then shows that the page is ours."""
    guest = await _api_guest(request)
    _limit_reading_by(request, guest)
    return guest


async def _api_guest(request: Request) -> Guest | None:
    server = server_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await server.guests.guest_of_token(token.strip())
        if found is None:
            raise Unknown("guest.unknown")
        return found
    guest = await server.guests.guest_of_cookie(request.cookies.get(COOKIE))
    if guest is None:
        return None
    shown = request.headers.get(FORM_TOKEN_HEADER)
    if request.method not in _SAFE and not server.guests.is_form_token(guest.id, shown):
        raise Forbidden("guest.forged")
    return guest


async def api_caller(request: Request) -> Caller:
    """For what only a guest can do."""
    guest = await api_guest(request)
    if guest is None:
        raise Unknown("guest.unknown")
    if request.method not in _SAFE:
        await check_may_act(request, guest)
    return Caller(server_of(request), guest, language(request), address_of(request))


async def check_may_act(request: Request, guest: Guest | None = None) -> None:
    """Refuse who is banned; looking on is left to everybody."""
    server = server_of(request)
    who, now = guest.id if guest else None, server.tables.now()
    await server.guests.decided.check_may_act(who, address_of(request), now)


async def page_caller(request: Request) -> Caller:
    """For pages: whoever has no cookie yet gets one with the answer."""
    server = server_of(request)
    await limit_reading_at(request)
    guest = await server.guests.guest_of_cookie(request.cookies.get(COOKIE))
    _limit_reading_by(request, guest)
    if guest is None:
        request.state.new_cookie = server.guests.new_cookie()
        guest = await server.guests.guest_of_cookie(request.state.new_cookie)
        assert guest is not None
    return Caller(server, guest, language(request), address_of(request))


async def form_caller(request: Request) -> Caller:
    """For forms: the form carries what only our pages know."""
    caller = await page_caller(request)
    token = (await form_of(request)).get("token")
    if not caller.server.guests.is_form_token(caller.guest.id, token):
        raise Forbidden("guest.forged")
    await check_may_act(request, caller.guest)
    return caller


def set_cookies(request: Request, response: Any) -> None:
    """Give a new guest the cookie."""
    cookie = getattr(request.state, "new_cookie", None)
    if cookie is not None:
        put_cookie(request, response, COOKIE, cookie)


def put_cookie(request: Request, response: Any, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=400 * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


ApiCaller = Annotated[Caller, Depends(api_caller)]
ApiGuest = Annotated[Guest | None, Depends(api_guest)]
PageCaller = Annotated[Caller, Depends(page_caller)]
FormCaller = Annotated[Caller, Depends(form_caller)]
