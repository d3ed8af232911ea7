"""Tonight's tower: how high everybody has come."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "towers",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stack", sa.Text, nullable=False),
        sa.Column("let_go", sa.Integer, nullable=False),
        sa.Column("going_on", sa.Boolean, nullable=False),
        sa.Column("discs", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
