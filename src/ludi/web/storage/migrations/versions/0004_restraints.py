"""Who is banned or mute, and whose cookies are void."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "restraints",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "epochs",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
