"""What is kept, as SQLAlchemy Core tables; the same for SQLite and PostgreSQL. Times are seconds since 1970."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _of_table(*, key: bool = True) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key)


persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the SHA-256 of the cookie, never the cookie
    Column("name", String(40), nullable=False, default=""),
    Column("lang", String(2), nullable=False, default="en"),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of what the link holds
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE")),  # to come back from another device
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),  # or to take a seat
    Column("seat", Integer),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),  # the version it was begun with
    Column("content", String(64), nullable=False, default=""),  # the fingerprint; empty where nobody wrote it yet
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner", String(16), nullable=False),
    Column("started", Boolean, nullable=False, default=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("result", Text, nullable=False, default=""),
    Column("next_table", String(16), nullable=False, default=""),  # the rematch
    Column("tonight", String(10), nullable=False, default="", index=True),  # the day, for tonight's house
    Column("campaign", String(16), nullable=False, default="", index=True),  # of which this is a chapter
    Column("created", Float, nullable=False, index=True),
    Column("touched", Float, nullable=False, index=True),
    Column("asked", Integer),  # the seat it waits for before the first move; -1 for nobody, nothing where nobody knows
    Column("called", Text, nullable=False, default=""),  # its chapter, as a phrase; empty where nobody wrote it yet
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, friend, person, bot
    Column("person", String(16), index=True),
    Column("bot", String(40), nullable=False, default=""),
    Column("name", String(40), nullable=False, default=""),
    Column("nonce", String(64), nullable=False, default=""),
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True),  # so two servers cannot both make move 12
    Column("seat", Integer, nullable=False),
    Column("kind", String(6), nullable=False),  # choice, undo, back; seen: what came of a choice
    Column("text", Text, nullable=False),
    Column("draws", Text, nullable=False),  # the lines of chance that followed
    Column("resend_key", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(16), nullable=False, default=""),  # of the state after it
    Column("asked", Integer),  # the seat the table waits for after it; -1 for nobody, nothing where nobody wrote it
    UniqueConstraint("table_id", "seat", "resend_key"),
)

servers = Table(  # those of one database that are alive; on SQLite there is but one, and it is not written down
    "servers",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # by the clock of the database
)

leases = Table(  # which server leads a table; without its server a lease is gone
    "leases",
    metadata,
    _of_table(),
    Column("server", String(16), ForeignKey("servers.name", ondelete="CASCADE"), nullable=False, index=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),  # the version that wrote it, and the moves after it
    Column("content", String(64), nullable=False),
    Column("state", Text, nullable=False),  # empty where newer ones have made it needless
    Column("events", Text, nullable=False),  # what has happened since the one before
    Column("kept", Text, nullable=False),  # what else a running game knows
    Column("at", Float, nullable=False),
)

contents = Table(
    "contents",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("bundle", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(16), nullable=False, index=True),  # nobody's when its owner was forgotten
    Column("game", String(80), nullable=False),
    Column("name", String(40), nullable=False),
    Column("document", Text, nullable=False),
    Column("version", Integer, nullable=False),  # so two servers cannot both add the same chapter
    Column("table_id", String(16), nullable=False, default=""),  # where the running chapter is played
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

towers = Table(
    "towers",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("stack", Text, nullable=False),  # as the last try stands; empty where nothing is laid
    Column("let_go", Integer, nullable=False),  # discs let go in it, for their trembling
    Column("going_on", Boolean, nullable=False),
    Column("discs", Integer, nullable=False),  # of the best stack
    Column("height", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it stood
)

facts = Table(
    "facts",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("audience", String(80), nullable=False, default="*"),  # the seats that hear it; * is everybody
)
