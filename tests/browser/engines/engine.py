"""What any engine can do for somebody at the page: go somewhere, look, press, and say what went wrong."""

import json
import os
import signal
import subprocess
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

PATIENCE = 60.0
"""Seconds until something that should have come counts as missing."""
AGAIN = 5.0
"""Seconds after which a press that did nothing is repeated: something was drawn anew under the pointer."""
STILL = 0.15
"""Seconds in which nothing may have moved."""
SIZE = (1280, 800)
FINDING = (Path(__file__).parent / "finding.js").read_text(encoding="utf-8")
ESCAPE = "\ue00c"
"""How the protocols write this key."""
Point = tuple[int, int]


class Missing(AssertionError):
    """What was waited for has not come."""


class Engine(ABC):
    """A browser of its own, its window open."""

    @abstractmethod
    def load(self, url: str) -> None:
        """Open this address, and wait until it is there."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """What this expression is in the page, as JSON has it; a promise is waited for."""

    @abstractmethod
    def press(self, point: Point) -> None:
        """As a mouse presses."""

    @abstractmethod
    def key(self, key: str) -> None:
        """As a keyboard does."""

    @abstractmethod
    def close(self) -> None:
        """It, and all that it has started."""

    def go(self, url: str) -> None:
        self.load(url)
        self.evaluate(FINDING)

    def ask(self, function: str, *arguments: Any) -> Any:
        """One of the functions of ``finding.js``."""
        return self.evaluate(f"window.finding.{function}({', '.join(json.dumps(one) for one in arguments)})")

    def wait(self, function: str, *arguments: Any, patience: float = PATIENCE) -> Any:
        """What it finds, once it finds something."""
        end = monotonic() + patience
        while not (found := self.ask(function, *arguments)):
            if monotonic() > end:
                raise Missing(f"{function} {arguments}: {self.ask('page')}")
            sleep(0.05)
        return found

    def press_on(self, role: str, name: str, *until: Any, inside: int = 0) -> Any:
        """A button or a link of this name, perhaps in the article of this number; again, if nothing comes of it.

        What should come of it is a function of ``finding.js`` with its arguments; what it finds is the answer.
        """
        end = monotonic() + PATIENCE
        while True:
            self.press(self.still("reach", role, name, inside))
            try:
                return self.wait(*until, patience=AGAIN)
            except Missing:
                if monotonic() > end:
                    raise

    def still(self, function: str, *arguments: Any) -> Any:
        """Where it is, once it has stopped moving: pictures above it come late."""
        end, before = monotonic() + PATIENCE, None
        while (now := self.wait(function, *arguments)) != before:
            if monotonic() > end:
                raise Missing(f"{function} {arguments} never stops moving")
            before = now
            sleep(STILL)
        return now


class Program:
    """A program of an engine, and whatever it starts: all end together."""

    def __init__(self, *command: str, **more: Any) -> None:
        self.process = subprocess.Popen(command, start_new_session=True, text=True, **more)

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
