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

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event

from yakata.kernel import YakataError
from yakata.table.store.listener import Listener
from yakata.table.store.writer import Statement, Writer

T = TypeVar("T")


class BadDatabase(YakataError):
    """The database cannot be opened or brought up to date."""


def default_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'yakata.db'}"


class Store:
    """Open it once a process; ``close`` writes what is still waiting."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        try:
            self.engine = _engine(self.url)
            _migrate(self.engine)
        except Exception as error:
            raise BadDatabase(f"the database cannot be used: {error}") from error
        self.name = token_hex(4)
        """How this process is called among the servers of one database."""
        self.writer = Writer(self.engine, self.name)
        self._listener: Listener | None = None

    @property
    def shared(self) -> bool:
        """Whether other servers may write to it."""
        return self.engine.dialect.name == "postgresql"

    def listen(self, hear: Callable[[str, str], None]) -> None:
        """Where others may write too: hear of it, as a kind of change and a table."""
        if self.shared:
            self._listener = Listener(self.engine, self.name, hear)

    def write(self, *statements: Statement, about: str = "") -> asyncio.Future[None]:
        """All of them or none; wait for it: then they are on disk."""
        return self.writer.write(*statements, about=about)

    async def read(self, query: Executable, **values: Any) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._read, query, values)

    def _read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query, values).all()

    async def with_connection(self, work: Callable[[Connection], T]) -> T:
        """Several statements in one transaction, off the event loop."""

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self.writer.close()
        self.engine.dispose()


def with_driver(url: str) -> str:
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
    path = url.removeprefix("sqlite:///")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


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
            raise BadDatabase(f"the database cannot be used: {error}") from error
        try:
            _to_newest(connection)
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
