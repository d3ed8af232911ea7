"""Hears what other servers have written to the same PostgreSQL."""

import asyncio
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

import psycopg
from sqlalchemy import Engine

from yakata.table.services import Services
from yakata.table.store.writer import CHANNEL

LOOK: Final = 5.0
"""Seconds between two looks whether the line still holds."""
NAME: Final = "listener"


class Listener:
    """One thread that waits for notifications and passes them to the event loop. It comes back after any failure."""

    def __init__(
        self, engine: Engine, name: str, hear: Callable[[str, str], None], services: Services, **patience: Any
    ) -> None:
        self.engine = engine
        self.name = name
        self.hear = hear
        self.services = services
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.stopping = Event()
        self.thread = Thread(target=self._run, name="yakata-listener", daemon=True)
        services.stand(NAME)
        self.thread.start()

    def _run(self) -> None:
        tries = 0
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self._address(), autocommit=True, **self.patience) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tries = 0
                    self._soon(self.services.well, NAME)
                    self._tell("all", "")  # what was missed while nobody listened
                    self._listen(connection)
            except Exception as error:
                tries += 1
                self._tell("deaf", "")
                self._soon(self.services.failed, NAME, error)
                self.stopping.wait(self.services.wait(tries))

    def _address(self) -> str:
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        looked = monotonic()
        while not self.stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                self._notice(notice.payload)
            if monotonic() - looked > LOOK:
                connection.execute("SELECT 1")
                looked = monotonic()

    def _notice(self, payload: str) -> None:
        who, _, what = payload.partition(" ")
        kind, _, name = what.partition(" ")
        if who != self.name:
            self._tell(kind, name)

    def _tell(self, kind: str, table_id: str) -> None:
        self._soon(self.hear, kind, table_id)

    def _soon(self, call: Callable[..., None], *values: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *values)

    def close(self) -> None:
        self.stopping.set()
        self.thread.join(timeout=2)
