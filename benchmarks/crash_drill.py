"""The crash drill: a server under load is killed again and again; what it has acknowledged must be there, once.

python -m benchmarks.crash_drill [--kills 200] [--players 8] [--database URL]
"""

import argparse
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import sleep
from typing import Any

import httpx
from sqlalchemy import create_engine, select

import yakata
from benchmarks.figure import figure
from yakata.table.store import default_url, schema, with_driver

GAMES = {"hidden-rooms": 1, "seance": 4}
PATIENCE = 30.0


class Server:
    """A server that comes up again at the same place."""

    def __init__(self, *options: str) -> None:
        self.options = options
        self.port = 0
        self.up = Event()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "yakata", "serve", "--unlimited", "--port", str(self.port), *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().rpartition(":")[2].strip(" /\n"))
        httpx.get(f"{self.url}/health", timeout=PATIENCE, trust_env=False).raise_for_status()
        self.up.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.up.clear()
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class Player(Thread):
    """Plays table after table. After a crash it sends its last move again, with the same key."""

    def __init__(self, server: Server, number: int, stopping: Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = Random(number)
        self.stopping = stopping
        self.client = httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE, trust_env=False)
        self.game = self.table = ""
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.moves: dict[str, list[tuple[str, str]]] = {}
        """What was acknowledged of each table: keys and choices, in order."""
        self.faults: list[str] = []
        self.sent = self.again = self.finished = 0

    def run(self) -> None:
        while not (self.stopping.is_set() and not self.table):
            self.server.up.wait(PATIENCE)
            try:
                self._step()
            except httpx.TransportError:
                self.again += self.pending is not None
                sleep(0.01)
            except Exception as error:
                self.faults.append(f"{self.table}: {error!r}")
                return

    def _step(self) -> None:
        if not self.table:
            self._open()
        elif self.pending is None:
            self._decide()
        else:
            self._send(*self.pending)

    def _open(self) -> None:
        self.game = self.rng.choice(sorted(GAMES))
        seats = [{"kind": "me"}] * GAMES[self.game]
        self.table = self._good(self.client.post("/tables", json={"game": self.game, "seats": seats}))["table"]["id"]
        self.moves[self.table] = []

    def _decide(self) -> None:
        known = len(self.moves[self.table])
        for seat in range(GAMES[self.game]):
            state = self._good(self.client.get(f"/tables/{self.table}", params={"seat": seat}))["state"]
            if state["version"] != known:
                raise AssertionError(f"{known} moves were acknowledged, the table is at {state['version']}")
            move = {"version": known, "key": f"{self.table}-{known}", "seat": seat}
            if state["undo"] is None and self.rng.random() < 0.2:
                self.pending = "undo", move
                return
            if state["choices"]:
                self.pending = "moves", move | {"choice": self.rng.choice(state["choices"])["text"]}
                return
        record = self.client.get(f"/tables/{self.table}/record")
        yakata.verify(yakata.load(self.game), record.raise_for_status().text)
        self.table = ""
        self.finished += 1

    def _send(self, what: str, move: dict[str, Any]) -> None:
        version = self._good(self.client.post(f"/tables/{self.table}/{what}", json=move))["version"]
        if version != move["version"] + 1:
            raise AssertionError(f"move {move['version']} was answered with {version}")
        self.moves[self.table].append((move["key"], move.get("choice", "")))
        self.pending = None
        self.sent += 1

    def _good(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 300:
            raise AssertionError(f"{answer.status_code} {answer.text}")
        return answer.json()


def audit(url: str, players: list[Player]) -> list[str]:
    """What the database has against what was acknowledged: every move once, in its place, and none besides."""
    faults = []
    with create_engine(with_driver(url)).connect() as connection:
        for player in players:
            for table, moves in player.moves.items():
                kept = select(schema.moves).where(schema.moves.c.table_id == table).order_by(schema.moves.c.version)
                rows = [(row.resend_key, row.text) for row in connection.execute(kept)]
                waiting = player.pending is not None and player.table == table
                if rows[: len(moves)] != moves or len(rows) - len(moves) > waiting:
                    faults.append(f"{table}: {len(moves)} acknowledged, {len(rows)} kept")
    return faults


def drill(url: str, kills: int, count: int, seed: int = 0) -> tuple[list[Player], list[str]]:
    """Kill it so many times. Returns who has played, and what was lost or doubled."""
    rng, stopping = Random(seed), Event()
    server = Server("--database", url)
    players = [Player(server, number, stopping) for number in range(count)]
    try:
        for player in players:
            player.start()
        for number in range(kills):
            sleep(rng.uniform(0.01, 0.3))
            server.kill()
            server.start()
            if not (number + 1) % 50:
                print(f"{number + 1} kills", file=sys.stderr, flush=True)
        stopping.set()
        for player in players:
            player.join(PATIENCE)
    finally:
        server.stop()
    faults = [fault for player in players for fault in player.faults] + audit(url, players)
    faults += [f"{player.table} does not go on" for player in players if player.is_alive() or player.table]
    for fault in faults:
        print(fault)
    moves, again, games = (sum(getattr(player, name) for player in players) for name in ("sent", "again", "finished"))
    print(f"{kills} kills, {moves} moves acknowledged, {again} sent again, {games} games to their end")
    return players, faults


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--players", type=int, default=8)
    asked.add_argument("--database", default="")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _, faults = drill(options.database or default_url(Path(folder)), options.kills, options.players)
    figure("crash-drill", len(faults), 0, "ours=0", 1.0)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
