"""The store: one engine, one writer, reads in threads."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from logging import WARNING, getLogger
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError

from yakata.kernel import YakataError
from yakata.table.meters import Meters
from yakata.table.services import Services
from yakata.table.store.backup import INCREMENTAL
from yakata.table.store.listener import Listener
from yakata.table.store.outages import Outages, StoreAway, is_away
from yakata.table.store.writer import Statement, Writer

T = TypeVar("T")
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""PostgreSQL: a line that is cut without a word is noticed within seconds. The URL can ask for others."""


LOOKED_THROUGH = 1 << 30
"""Bytes up to which a SQLite file is looked through at the start; a larger one only at its beginning."""


class BadDatabase(YakataError):
    """The database cannot be opened or brought up to date."""


def default_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'yakata.db'}"


class Store:
    """Open it once a process; ``close`` writes what is still waiting."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.engine = _ready(self.url)
        self.name = token_hex(4)
        """How this process is called among the servers of one database."""
        self.outages = Outages()
        self.services = Services()
        """What this server keeps doing, with this database behind it."""
        self.meters = Meters()
        """What is counted while it does."""
        self.writer = Writer(self.engine, self.name, self.outages)
        self._listener: Listener | None = None
        self.meters.gauge("yakata_queue", "What waits to be done.", lambda: self.writer.waiting, queue="writes")

    @property
    def shared(self) -> bool:
        """Whether other servers may write to it."""
        return self.engine.dialect.name == "postgresql"

    def listen(self, hear: Callable[[str, str], None]) -> None:
        """Where others may write too: hear of it, as a kind of change and a table.

        ``all`` says that anything may have changed, ``deaf`` that nothing is heard until then.
        """
        if self.shared:
            self._listener = Listener(self.engine, self.name, hear, self.services, **_patience(self.engine.url))

    def write(self, *statements: Statement, about: str = "") -> asyncio.Future[None]:
        """All of them or none; wait for it: then they are on disk."""
        return self.writer.write(*statements, about=about)

    async def read(self, query: Executable, **values: Any) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._read, query, values)

    def _read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        with self._noticed(), self.engine.connect() as connection:
            return connection.execute(query, values).all()

    async def with_connection(self, work: Callable[[Connection], T]) -> T:
        """Several statements in one transaction, off the event loop."""

        def run() -> T:
            with self._noticed(), self.engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def look(self) -> None:
        """Whether it is there: ``StoreAway`` where it is not."""
        await self.read(text("SELECT 1"))

    @contextmanager
    def _noticed(self) -> Iterator[None]:
        """An outage is kept in mind, and its end."""
        try:
            yield
        except Exception as error:
            if is_away(error):
                self.outages.failed()
                raise StoreAway from error
            raise
        self.outages.well()

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self.writer.close()
        self.engine.dispose()


def prepare(url: str) -> None:
    """Whether the database can be used: it is brought up to date. ``BadDatabase`` says why not, in one line."""
    _ready(with_driver(url)).dispose()


def _ready(url: str) -> Engine:
    try:
        if url.startswith("sqlite"):
            _look_at_file(Path(url.removeprefix("sqlite:///")))
        engine = _engine(url)
        _migrate(engine)
    except Exception as error:
        raise _unusable(error) from error
    return engine


def _unusable(error: Exception) -> BadDatabase:
    if isinstance(error, BadDatabase):
        return error
    if isinstance(error, CommandError):
        return BadDatabase(f"the database is of a newer release, or of something else: {error}")
    return BadDatabase(f"the database cannot be used: {_in_a_line(error)}")


def _look_at_file(file: Path) -> None:
    """Before anything is written to it: whether it is whole, and ours."""
    if not file.exists() or (file.is_file() and not file.stat().st_size):
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as looking:
            names = {name for (name,) in looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            whole = "ok"
            if file.stat().st_size <= LOOKED_THROUGH:
                (whole,) = looking.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} is no database that can be read: {error}") from None
    if names and "alembic_version" not in names:
        raise BadDatabase(f"{file} is a database of something else; nothing was written to it")
    if whole != "ok":
        raise BadDatabase(f"{file} is damaged: {' '.join(whole.split())}")


def _in_a_line(error: Exception) -> str:
    """What went wrong, without the statement and the links that SQLAlchemy adds."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split()) or type(cause).__name__


def with_driver(url: str) -> str:
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        if not url.startswith("postgresql"):
            raise BadDatabase("the database cannot be used: its URL begins neither postgresql:// nor sqlite:///")
        asked = _patience(make_url(url))
        return create_engine(url, connect_args=asked, pool_size=8, pool_pre_ping=True, hide_parameters=True)
    path = url.removeprefix("sqlite:///")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        for pragma in (f"auto_vacuum={INCREMENTAL}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _patience(url: URL) -> dict[str, int]:
    return {name: value for name, value in PATIENCE.items() if name not in url.query}


def _migrate(engine: Engine) -> None:
    """Bring the database to the newest schema; two servers may start at once."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7257285)")
        _to_newest(connection)


def _to_newest(connection: Connection) -> None:
    getLogger("alembic").setLevel(WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def looking_at(url: str) -> Iterator[Connection]:
    """The database as it would be at the newest schema. It stays as it is: a copy is read, or all is taken back."""
    url = with_driver(url)
    with TemporaryDirectory() as folder:
        if url.startswith("sqlite"):
            url = _copied(Path(url.removeprefix("sqlite:///")), Path(folder))
        try:
            engine = _engine(url)
            connection = engine.connect()
        except Exception as error:
            raise _unusable(error) from error
        try:
            try:
                _to_newest(connection)
            except Exception as error:
                raise _unusable(error) from error
            yield connection
        finally:
            connection.rollback()
            connection.close()
            engine.dispose()


def _copied(database: Path, folder: Path) -> str:
    if not database.is_file():
        raise BadDatabase(f"there is no database {database}")
    try:
        ours = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        with closing(ours), closing(sqlite3.connect(folder / "copy.db")) as copy:
            ours.backup(copy)
    except sqlite3.Error as error:
        raise BadDatabase(f"the database cannot be used: {error}") from error
    return f"sqlite:///{folder / 'copy.db'}"
