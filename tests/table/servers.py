"""Real servers, real guests: a process on loopback, HTTP by httpx, sockets by websockets."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from yakata.table.door.patience import HEAD, patient
from yakata.table.door.proxies import Proxies
from yakata.table.door.sockets.frames import FrameProtocol

PATIENCE = 20.0
"""Seconds until something that should have come counts as missing."""
STARTS = 120.0
"""The same of a house that is only just starting, where others start too."""
Json = dict[str, Any]
_keys = count()


def key() -> str:
    """A resend key that nobody has used."""
    return f"key-{next(_keys)}"


class Server:
    """A ``yakata serve`` of its own. What it prints is kept."""

    def __init__(self, *options: str, log: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "yakata", "serve", "--port", str(port), *options]
        self.log = log
        with log.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.port = int(line.rpartition("/")[0].rpartition(":")[2])
        self.said = [line]
        Thread(target=self._listen, daemon=True).start()
        try:
            with httpx.Client(base_url=self.url, timeout=STARTS, trust_env=False) as client:
                assert client.get("/api/games").status_code == 200
        except BaseException:  # nobody has it yet who could stop it
            self.kill()
            raise

    def _listen(self) -> None:
        assert self.process.stdout
        with self.process.stdout as said:
            self.said += said

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def output(self) -> str:
        return "".join(self.said) + self.log.read_text()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def serving(folder: Path, *options: str, port: int = 0) -> Iterator[Server]:
    """A server on a SQLite file in this folder, or on ``--database``."""
    where = () if "--database" in options else ("--data", str(folder))
    server = Server("--unlimited", *where, *options, log=folder / "server.log", port=port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Inside:
    """The same server inside this process, for what no option can set: a game of the test's own, short waits."""

    def __init__(self, app: Any, head: float, half: int) -> None:
        config = uvicorn.Config(
            app,
            port=0,
            http=patient(Proxies(), head, half),
            proxy_headers=False,
            ws=FrameProtocol,
            access_log=False,
            log_level="warning",
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=3,
        )
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run)
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.01)
            assert self.thread.is_alive()
        self.port = self.server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@contextmanager
def serving_inside(app: Any, head: float = HEAD, half: int = 0) -> Iterator[Inside]:
    """``head``: seconds for the head of a request; ``half``: how many may wait for the rest of theirs, 0 for any."""
    server = Inside(app, head, half)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a cookie of their own. ``heard`` keeps everything that came back."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.heard: list[str] = []
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self.http.event_hooks["response"].append(self._keep)
        self.sockets: list[Live] = []

    def _keep(self, answer: httpx.Response) -> None:
        answer.read()
        self.heard.append(f"{answer.status_code} {answer.headers} {answer.text}")

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("yakata") or ""

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.http.request(method, f"/api{path}", json=body, params=query)

    def get(self, path: str, **query: Any) -> Any:
        return _good(self.ask("GET", path, **query))

    def post(self, path: str, body: Json | None = None, **query: Any) -> Any:
        return _good(self.ask("POST", path, body, **query))

    def refused(self, path: str, body: Json | None = None, method: str = "POST", **query: Any) -> str:
        """The key of the refusal."""
        answer = self.ask(method, path, body, **query)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        assert answer.json()["say"]
        return str(answer.json()["key"])

    def open(self, game: str, *seats: str, **more: Any) -> str:
        """A new table's id; seats as ``me``, ``open``, ``friend`` or ``bot:random``."""
        wishes = [dict(zip(("kind", "bot"), seat.split(":"), strict=False)) for seat in seats]
        table: str = self.post("/tables", {"game": game, "seats": wishes, "name": self.name, **more})["table"]["id"]
        return table

    def live(self, table: str, **query: Any) -> "Live":
        live = Live(self, table, **query)
        self.sockets.append(live)
        return live

    def move(self, table: str, choice: str, **more: Any) -> Any:
        version = self.get(f"/tables/{table}")["state"]["version"]
        return self.post(f"/tables/{table}/moves", {"version": version, "key": key(), "choice": choice} | more)

    def close(self) -> None:
        for live in self.sockets:
            live.close()
        self.http.close()


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, (answer.request.url, answer.status_code, answer.text)
    return answer.json() if answer.content else None


class Live:
    """One socket. ``state`` is the last one that came."""

    def __init__(self, guest: Guest, table: str, origin: str | None = None, **query: Any) -> None:
        address = httpx.URL(guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/live", params=query)
        cookie = {"Cookie": f"yakata={guest.cookie}"} if guest.cookie else {}
        self.guest = guest
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                str(address),
                additional_headers=cookie,
                origin=origin,  # type: ignore[arg-type]
                proxy=None,
                compression=None,
                max_size=None,
                max_queue=None,
                close_timeout=1,
            )
        )
        self.state: Json = {}
        self.heard: list[Json] = []

    def next(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.guest.heard.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def wait(self, kind: str, **fields: Any) -> Json:
        """The next message of this kind with these fields."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until(self, version: int) -> Json:
        """The state of this version, from what has come or what comes."""
        while self.state.get("version", -1) < version:
            self.next()
        return self.state

    def settle(self) -> list[Json]:
        """Everything that was sent before now."""
        before = len(self.heard)
        self.send(type="ping")
        self.wait("pong")
        return self.heard[before:-1]

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def move(self, choice: str, version: int | None = None, resend: str = "", **more: Any) -> Json:
        """The answer: accepted or refused."""
        return self.say("move", version, resend, choice=choice, **more)

    def undo(self, version: int | None = None, resend: str = "", **more: Any) -> Json:
        return self.say("undo", version, resend, **more)

    def say(self, kind: str, version: int | None, resend: str, **more: Any) -> Json:
        resend = resend or key()
        self.send(type=kind, version=self.state["version"] if version is None else version, key=resend, **more)
        while True:
            message = self.next()
            if message["type"] in ("accepted", "refused") and message["key"] == resend:
                return message

    def close(self) -> None:
        with suppress(Exception):
            self.stack.close()


def play_on(lives: list[Live]) -> Json:
    """Everybody lays their first choice when asked, until the game is over. Returns the last state of the first."""
    while not lives[0].state["result"]:
        asked = next(live for live in lives if live.state["choices"])
        answer = asked.move(asked.state["choices"][0]["text"])
        assert answer["type"] == "accepted", answer
        for live in lives:
            live.until(answer["version"])
    return lives[0].state
