"""Firefox, by the protocol that it speaks itself: WebDriver BiDi over a socket."""

import json
import re
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browser.engines.engine import PATIENCE, SIZE, Engine, Missing, Point, Program

PROGRAM = "firefox-esr"
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = """\
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.locale.requested", "en-GB");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
"""


class Firefox(Engine):
    def __init__(self) -> None:
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (Path(self.profile.name) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = (PROGRAM, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0")
        self.program = Program(*command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert self.program.process.stderr
        found = next(filter(None, map(LISTENS.search, self.program.process.stderr)), None)
        assert found, "Firefox has not come up"
        self.numbers = count(1)
        self.opened = connect(f"{found[1]}/session", max_size=None, open_timeout=PATIENCE)
        self.socket = self.opened.__enter__()
        self._send("session.new", capabilities={})
        self.context = self._send("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        self._send("browsingContext.setViewport", context=self.context, viewport=viewport)

    def _send(self, method: str, **parameters: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise Missing(f"{method}: {answer['message']}")
                return answer["result"]

    def load(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        told = f"Promise.resolve({expression.rstrip().rstrip(';')}).then((found) => JSON.stringify(found ?? null))"
        answer = self._send("script.evaluate", expression=told, target={"context": self.context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise Missing(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def press(self, point: Point) -> None:
        steps = [
            {"type": "pointerMove", "x": point[0], "y": point[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": steps})

    def key(self, key: str) -> None:
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keys", "actions": steps})

    def _act(self, source: dict[str, Any]) -> None:
        self._send("input.performActions", context=self.context, actions=[source])

    def close(self) -> None:
        self.opened.__exit__(None, None, None)
        self.program.stop()
        self.profile.cleanup()
