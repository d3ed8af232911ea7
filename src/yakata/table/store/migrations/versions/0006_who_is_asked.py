"""Whom a table waits for, with each move, and what its chapter is called."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("called", sa.Text, nullable=False, server_default=""))
