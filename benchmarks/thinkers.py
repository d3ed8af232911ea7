"""What others wait while bots think: planners at so many tables, each with somebody looking on.

python -m benchmarks.thinkers [--tables 50] [--seconds 20]
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from benchmarks.crash_drill import Server
from benchmarks.figure import figure

GOAL = 20.0
PACE = 0.01
"""Seconds from one question to the next."""


def waits(http: httpx.Client, path: str, seconds: float) -> list[float]:
    """Milliseconds until each answer."""
    found, until = [], perf_counter() + seconds
    while (asked := perf_counter()) < until:
        http.get(path).raise_for_status()
        found.append(1e3 * (perf_counter() - asked))
        sleep(PACE)
    return found


def lay(http: httpx.Client, number: int) -> str:
    """A stage with a planner."""
    wish: dict[str, Any] = {
        "game": "hidden-rooms",
        "options": {"stage": 1 + number % 5},
        "seats": [{"kind": "bot", "bot": "planner"}],
    }
    table: str = http.post("/tables", json=wish).raise_for_status().json()["table"]["id"]
    return table


def look_on(server: Server, table: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?lang=none", proxy=None)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=20.0)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--data", folder)
        try:
            with httpx.Client(base_url=f"{server.url}/api", timeout=60, trust_env=False) as http:
                other = http.post("/tables", json={"game": "seance", "seats": [{"kind": "me"}] * 4}).json()["table"][
                    "id"
                ]
                path = f"/tables/{other}"
                calm = waits(http, path, options.seconds / 4)
                with ExitStack() as lookers:
                    for number in range(options.tables):
                        lookers.enter_context(look_on(server, lay(http, number)))
                    busy = waits(http, path, options.seconds)
        finally:
            server.stop()
    for name, found in (("nobody thinks", calm), (f"{options.tables} think", busy)):
        print(f"{name}: {len(found)} answers, median {median(found):.1f} ms, p99 {quantiles(found, n=100)[98]:.1f} ms")
    worst = quantiles(busy, n=100)[98]
    figure("others-wait-p99-ms", worst, quantiles(calm, n=100)[98], f"ours<={GOAL:.0f}", worst / GOAL)
    return worst > GOAL


if __name__ == "__main__":
    sys.exit(main())
