"""The API's document: what FastAPI finds out, and what only the games know."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from ludi.core.registry import find_game, game_ids
from ludi.core.schema import Schema, schema_of
from ludi.core.view import View


def described(app: FastAPI) -> dict[str, Any]:
    """With how a program says who it is (what is public needs no token), and with the views."""
    found = FastAPI.openapi(app)
    token = {"type": "http", "scheme": "bearer", "description": "as POST /api/guests gives it"}
    found["components"]["securitySchemes"] = {"token": token}
    found["security"] = [{"token": []}, {}]
    schemas = found["components"]["schemas"]
    schemas |= view_schemas()
    schemas["TableAnswer"]["properties"]["view"] = {
        "anyOf": [{"$ref": _reference("View")}, {"type": "null"}]
    }
    return found


def view_schemas() -> dict[str, Schema]:
    """A schema for what a seat is told, and one for the table of each game that describes it."""
    tables = {
        f"Table-{game.id}": schema_of(game.view_type)
        for game in map(find_game, game_ids())
        if game.view_type is not None
    }
    view = schema_of(View)
    is_typed = len(tables) == len(game_ids())
    kinds: list[Schema] = [{"$ref": _reference(name)} for name in tables]
    view["properties"]["table"] = {"anyOf": kinds if is_typed else [*kinds, {"type": "object"}]}
    return {"View": view, **tables}


def _reference(name: str) -> str:
    return f"#/components/schemas/{name}"
