"""What is kept in the database.

A table is a list of entries, numbered from 1, that is only ever appended to: who sat down, what was
set, every action, every word of the chat. All else follows from them. What people call themselves
and what they say stands beside the list, in `words`, so that a person can be erased and the list
stays. The rows in `tables` and `sitters` say at once what lists and the keeper of time need; a
snapshot saves reading a long list from its start.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What the server itself must remember, such as the key that signs cookies.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
)

# What opens the door to a guest: tokens of bots, and codes that work once. Only hashes are kept.
keys: Final = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(40), nullable=False),
    Column("expires_at", Float),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed_at", Float, nullable=False),
    # When a person's clock runs out.
    Column("due_at", Float, index=True),
    # The seats that are to act, as bits.
    Column("asked", Integer, nullable=False, server_default="0"),
    Index("ix_tables_listed", "is_public", "status", "changed_at"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64)),
    UniqueConstraint("table_id", "key", name="uq_entries_key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# What a finished match looks like to the oracle: computed once.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Who sits where, as the entries tell it; and, once the match has ended with a result, to which
# place among how many they have come, with how many points.
sitters: Final = Table(
    "sitters",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("guest", String(40), index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("place", Integer),
    Column("among", Integer),
    Column("points", Integer),
    Column("won", Boolean),
)

# What is personal of an entry; nothing once the person was erased.
words: Final = Table(
    "words",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("body", Text),
)

# What bots and the oracle are asked. One row a question: who has taken it is at it until its lease
# ends. A question of a kind is asked once a table and seat at the same time.
questions: Final = Table(
    "questions",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(40), nullable=False),
    # The entry after which it is asked.
    Column("number", Integer, nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("ready_at", Float, nullable=False),
    # 0: answered at once; 1: may take a second; 2: takes many.
    Column("weight", Integer, nullable=False),
    # For whom, and from which address, so that everybody has a fair share.
    Column("person", String(40), nullable=False),
    Column("address", String(64), nullable=False),
    Column("taken_by", String(40)),
    Column("taken_at", Float),
    Column("progress", Float),
    Column("answer", Text),
    Index("ix_questions_ready", "answer", "ready_at"),
)

# The servers that run, each with a number that it raises as long as it lives, and who is there.
servers: Final = Table(
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("beat", Integer, nullable=False),
)

presences: Final = Table(
    "presences",
    metadata,
    Column("server", String(40), ForeignKey("servers.id"), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("guest", String(40), primary_key=True),
)

# What whoever runs the servers has decided about somebody, a guest or an address: `ban` or `mute`,
# until then or for good.
restraints: Final = Table(
    "restraints",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("until", Float),
)

# How often all that opens the door to a guest was made void. It outlives the guest's own row.
epochs: Final = Table(
    "epochs",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("epoch", Integer, nullable=False),
)
