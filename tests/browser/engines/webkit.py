"""WebKit, in GTK's small browser on a screen that nobody sees, by its WebDriver over HTTP."""

import json
import socket
import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

from tests.browser.engines.engine import PATIENCE, SIZE, Engine, Missing, Point, Program

PROGRAMS = ("WebKitWebDriver", "xvfb-run")
ASK = "const done = arguments[0]; Promise.resolve(%s).then((found) => done(JSON.stringify(found ?? null)))"


def small_browser() -> str | None:
    """Where Debian puts it."""
    return next(map(str, sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), reverse=True)), None)


class WebKit(Engine):
    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        screen = f"-screen 0 {SIZE[0]}x{SIZE[1] + 100}x24"
        command = ("xvfb-run", "-a", "-s", screen, "WebKitWebDriver", f"--port={port}", "--host=127.0.0.1")
        self.program = Program(*command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        self._wait_until_up()
        options = {"webkitgtk:browserOptions": {"binary": small_browser(), "args": ["--automation"]}}
        opened = self._post("/session", capabilities={"alwaysMatch": options})
        self.session = f"/session/{opened['sessionId']}"
        self._post(f"{self.session}/window/rect", width=SIZE[0], height=SIZE[1])

    def _wait_until_up(self) -> None:
        end = monotonic() + PATIENCE
        while True:
            try:
                self.client.get("/status")
            except httpx.TransportError:
                assert monotonic() < end, "the WebDriver of WebKit has not come up"
                sleep(0.1)
            else:
                return

    def _post(self, path: str, **body: Any) -> Any:
        answer = self.client.post(path, json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise Missing(f"{path}: {answer['error']}: {answer['message']}")
        return answer

    def load(self, url: str) -> None:
        self._post(f"{self.session}/url", url=url)

    def evaluate(self, expression: str) -> Any:
        script = ASK % expression.rstrip().rstrip(";")
        return json.loads(self._post(f"{self.session}/execute/async", script=script, args=[]))

    def press(self, point: Point) -> None:
        steps = [
            {"type": "pointerMove", "duration": 0, "x": point[0], "y": point[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def key(self, key: str) -> None:
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keys", "actions": steps})

    def _act(self, source: dict[str, Any]) -> None:
        self._post(f"{self.session}/actions", actions=[source])

    def close(self) -> None:
        self.client.delete(self.session)
        self.client.close()
        self.program.stop()
