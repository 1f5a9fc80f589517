"""What is personal beside the entries, who sits where, questions to bots, servers that run."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_PERSONAL = {"seated": ("name",), "renamed": ("name",), "said": ("name", "text")}


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
    table_id = sa.ForeignKey("tables.id")
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(40), table_id, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
    )
    op.create_index("ix_sitters_guest", "sitters", ["guest"])
    op.create_table(
        "words",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("body", sa.Text),
    )
    op.create_index("ix_words_guest", "words", ["guest"])
    op.create_table(
        "questions",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("ready_at", sa.Float, nullable=False),
        sa.Column("weight", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("taken_by", sa.String(40)),
        sa.Column("taken_at", sa.Float),
        sa.Column("progress", sa.Float),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_questions_ready", "questions", ["answer", "ready_at"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.drop_table("presences")
    op.create_table(
        "presences",
        sa.Column("server", sa.String(40), sa.ForeignKey("servers.id"), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_index("ix_presences_table_id", "presences", ["table_id"])
    _part_entries(op.get_bind())


def _part_entries(connection: sa.Connection) -> None:
    """Move what is personal out of the entries, and note who sits where, table by table."""
    entries = sa.table("entries", *map(sa.column, ("table_id", "number", "kind", "body")))
    words = sa.table("words", *map(sa.column, ("table_id", "number", "guest", "body")))
    sitters = sa.table("sitters", *map(sa.column, ("table_id", "seat", "kind", "guest", "name")))
    found: sa.Select[Any] = sa.select(sa.column("id")).select_from(sa.table("tables"))
    for table_id in connection.execute(found).scalars().all():
        seats: list[dict[str, Any]] = []
        lines = (
            sa.select(entries.c.number, entries.c.kind, entries.c.body)
            .where(entries.c.table_id == table_id)
            .where(entries.c.kind.in_(("created", "changed", *_PERSONAL)))
            .order_by(entries.c.number)
        )
        for number, kind, written in connection.execute(lines).all():
            body = json.loads(written)
            _seat(seats, kind, body)
            if kind in _PERSONAL and body.get("guest") is not None:
                personal = {name: body.pop(name) for name in _PERSONAL[kind]}
                connection.execute(
                    sa.insert(words).values(
                        table_id=table_id,
                        number=number,
                        guest=body["guest"],
                        body=_written(personal),
                    )
                )
                connection.execute(
                    sa.update(entries)
                    .where(entries.c.table_id == table_id, entries.c.number == number)
                    .values(body=_written(body))
                )
        for seat, sitter in enumerate(seats):
            connection.execute(sa.insert(sitters).values(table_id=table_id, seat=seat, **sitter))


def _seat(seats: list[dict[str, Any]], kind: str, body: dict[str, Any]) -> None:
    if kind in ("created", "changed"):
        while len(seats) < body["seats"]:
            seats.append({"kind": "open", "guest": None, "name": ""})
        del seats[body["seats"] :]
    elif kind == "seated":
        sitter = {"kind": body["kind"], "guest": body.get("guest"), "name": body["name"]}
        seats[body["seat"]] = sitter
    elif kind == "renamed":
        for sitter in seats:
            if sitter["guest"] == body["guest"]:
                sitter["name"] = body["name"]


def _written(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))
