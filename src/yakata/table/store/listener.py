"""Hears what other servers have written to the same PostgreSQL."""

import asyncio
from collections.abc import Callable
from threading import Event, Thread

import psycopg
from sqlalchemy import Engine

from yakata.table.store.writer import CHANNEL


class Listener:
    """One thread that waits for notifications and passes them to the event loop."""

    def __init__(self, engine: Engine, name: str, hear: Callable[[str, str], None]) -> None:
        self.engine = engine
        self.name = name
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        self.stopping = Event()
        self.thread = Thread(target=self._run, name="yakata-listener", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.stopping.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell("all", "")  # what was missed while nobody listened
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._notice(notice.payload)
            except psycopg.Error:
                self.stopping.wait(0.5)

    def _notice(self, payload: str) -> None:
        who, _, what = payload.partition(" ")
        kind, _, name = what.partition(" ")
        if who != self.name:
            self._tell(kind, name)

    def _tell(self, kind: str, table_id: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hear, kind, table_id)

    def close(self) -> None:
        self.stopping.set()
        self.thread.join(timeout=2)
