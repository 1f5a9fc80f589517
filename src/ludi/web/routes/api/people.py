"""Games, and oneself."""

from __future__ import annotations

from typing import Final

from fastapi import Request

import ludi
from ludi.bots import BOTS
from ludi.core.registry import find_game
from ludi.web.routes import commands
from ludi.web.routes.api.models import (
    Code,
    GameAnswer,
    ListedTable,
    Me,
    NewGuest,
    NewGuestAnswer,
    Token,
    api_router,
)
from ludi.web.routes.callers import ApiCaller, address_of, check_may_act, language, server_of
from ludi.web.routes.lists import own_tables

router: Final = api_router()


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
    await check_may_act(request)
    server = server_of(request)
    server.limits.use("name", address_of(request))
    guest, token = await server.guests.new_bot(body.name, server.tables.now())
    return NewGuestAnswer(id=guest.id, name=guest.name, token=token)


@router.get("/me")
async def me(caller: ApiCaller) -> Me:
    return Me(id=caller.guest.id, name=caller.guest.name)


@router.patch("/me")
async def rename(caller: ApiCaller, body: NewGuest) -> Me:
    """Change your name, also where you sit."""
    return Me(id=caller.guest.id, name=await commands.rename(caller, body.name))


@router.get("/me/tables")
async def tables_of_mine(caller: ApiCaller) -> list[ListedTable]:
    """The tables where you sit, the latest first, those that are over last."""
    running, over = [await own_tables(caller, over=over) for over in (False, True)]
    return [ListedTable.of(table, caller.guest.id) for table in (*running, *over)]


@router.post("/me/codes", status_code=201)
async def new_code(caller: ApiCaller) -> Code:
    """A code with which another device becomes you, once and within ten minutes."""
    return Code(code=await commands.new_code(caller))


@router.post("/me/tokens", status_code=201)
async def new_token(caller: ApiCaller) -> Token:
    """A further token of yours, for a program that plays as you."""
    return Token(token=await commands.new_token(caller))


@router.post("/codes", status_code=201)
async def use_code(request: Request, body: Code) -> NewGuestAnswer:
    """Become the guest who was given a code on another device; the token is shown only now."""
    await check_may_act(request)
    server = server_of(request)
    guest = await commands.use_code(server, address_of(request), body.code)
    token = await server.guests.new_token(guest)
    return NewGuestAnswer(id=guest.id, name=guest.name, token=token)
