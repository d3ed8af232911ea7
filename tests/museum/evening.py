"""An evening at a real server: tables of every game, left in the middle, and a campaign in the middle of a chapter."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx

Json = dict[str, Any]
PATIENCE = 60.0
TABLES: list[tuple[str, int, Json, int]] = [
    ("hidden-rooms", 1, {}, 5),
    ("hidden-rooms", 1, {"stage": 3}, 20),
    ("hidden-rooms", 1, {"turn_limit": 0, "beside": "literal"}, 60),
    ("hako-onna", 3, {}, 12),
    ("hako-onna", 4, {"house": "balanced"}, 90),
    ("hako-onna", 5, {"house": "balanced", "edition": "ja", "noise": "discs"}, 150),
    ("betrayal", 3, {}, 15),
    ("betrayal", 4, {"families": "deal"}, 60),
    ("betrayal", 5, {"haunt": "siege"}, 140),
    ("betrayal", 3, {"haunt": "bride"}, 200),
    ("seance", 4, {}, 6),
]
"""Game, seats, options, and after how many moves it is left."""


class Server:
    """A ``yakata serve`` of the release that runs this."""

    def __init__(self, database: Path) -> None:
        command = [
            sys.executable,
            "-m",
            "yakata",
            "serve",
            "--unlimited",
            "--port",
            "0",
            "--data",
            str(database.parent),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.url = "http://127.0.0.1:" + self.process.stdout.readline().rpartition(":")[2].strip(" /\n")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class Visitor:
    """One person who sits in every seat and moves at random; takes back now and then; says something once."""

    def __init__(self, url: str, seed: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api", timeout=PATIENCE, trust_env=False)
        self.rng = Random(seed)

    def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        answer = self.http.request(method, path, json=body, params=query)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def open(self, game: str, seats: int, options: Json) -> str:
        wish = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options, "name": "Aki", "mask": "off"}
        table: str = self.ask("POST", "/tables", wish)["table"]["id"]
        return table

    def play(self, table: str, seats: int, most: int, prefix: str = "key") -> list[int]:
        """Moves at random until so many are made, or the game is over. Returns the versions that each seat counts."""
        for number in range(most):
            if not self._move(table, seats, f"{prefix}-{number}"):
                break
        return [self.look(table, seat)["version"] for seat in range(seats)]

    def look(self, table: str, seat: int) -> Json:
        state: Json = self.ask("GET", f"/tables/{table}", seat=seat)["state"]
        return state

    def _move(self, table: str, seats: int, key: str) -> bool:
        for seat in range(seats):
            state = self.look(table, seat)
            move: Json = {"version": state["version"], "key": key, "seat": seat}
            if state["undo"] is None and self.rng.random() < 0.1:
                self.ask("POST", f"/tables/{table}/undo", move)
                return True
            if state["choices"]:
                move["choice"] = self.rng.choice(state["choices"])["text"]
                self.ask("POST", f"/tables/{table}/moves", move)
                return True
        return False


def fill_tables(database: Path, campaigns: Path) -> Json:
    """Who was there, and for each table what every seat was shown last."""
    server = Server(database)
    known: list[Json] = []
    try:
        aki = Visitor(server.url, "museum")
        for game, seats, options, most in TABLES:
            table = aki.open(game, seats, options)
            aki.ask("POST", f"/tables/{table}/chat", {"text": "Is somebody there?", "seat": 0})
            aki.play(table, seats, most)
            known.append(as_left(aki, table, game, seats))
        known.append(_finished(aki))
        known += _campaign(aki, campaigns)
        return {"cookie": aki.http.cookies["yakata"], "tables": known}
    finally:
        server.stop()


def as_left(guest: Visitor, table: str, game: str, seats: int) -> Json:
    """What every seat was shown last: the version it counts, and what it could choose."""
    shown = [guest.look(table, seat) for seat in range(seats)]
    choices = [[choice["text"] for choice in state["choices"]] for state in shown]
    return {"table": table, "game": game, "versions": [state["version"] for state in shown], "choices": choices}


def _finished(guest: Visitor) -> Json:
    """A game that is over."""
    table = guest.open("hidden-rooms", 1, {"stage": 1})
    guest.play(table, 1, 5_000)
    return as_left(guest, table, "hidden-rooms", 1) | {"over": True}


def _campaign(guest: Visitor, folder: Path) -> list[Json]:
    """One campaign with its first chapter over and its second running; another in its third, brought from a file."""
    made = guest.ask("POST", "/campaigns", {"name": "The House on the Hill"})
    ident = made["line"]["id"]
    families = [family["family"] for family in made["families"]][:3]
    company = [{"family": name, "kind": "me", "name": name.title(), "age": 30} for name in families]
    left: list[Json] = []
    for most in (5_000, 50):
        table = guest.ask("POST", f"/campaigns/{ident}/chapters", {"company": company, "mask": "off"})["table"]["id"]
        guest.play(table, 3, most)
        left.append(as_left(guest, table, "betrayal", 3) | {"campaign": ident, "over": most > 1_000})
    while guest.ask("GET", f"/campaigns/{ident}")["line"]["status"] != "playing":
        pass
    text = guest.http.get(f"/campaigns/{ident}/export").raise_for_status().text
    (folder / "from-the-table.json").write_text(text, encoding="utf-8", newline="\n")
    brought = guest.ask("POST", "/campaigns/import", {"campaign": (folder / "forked.json").read_text(encoding="utf-8")})
    table = guest.ask("POST", f"/campaigns/{brought['line']['id']}/chapters", {"company": company, "mask": "off"})[
        "table"
    ]["id"]
    guest.play(table, 3, 120)
    left.append(as_left(guest, table, "betrayal", 3) | {"campaign": brought["line"]["id"], "over": False})
    return left
