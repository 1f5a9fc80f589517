"""Which bots sit where, and what everybody has come to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was written before tells nothing of it."""
    op.add_column("sitters", sa.Column("bot", sa.String(40)))
    for name in ("place", "among", "points"):
        op.add_column("sitters", sa.Column(name, sa.Integer))
    op.add_column("sitters", sa.Column("won", sa.Boolean))
