"""Content by its fingerprint, snapshots of running games, and a digest of the state after each move."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("content", sa.String(64), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("digest", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "contents",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("bundle", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
