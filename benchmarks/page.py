"""What the page weighs, and how it feels on a phone: Chromium, its processor counted as four times slower.

python -m benchmarks.page [--turns 8] [--weights]

Weights are bytes on the wire of a first visit, by a browser that has nothing: the door, and a board after it. Times are
taken while bots play: the longest task that kept the page from answering, and the longest a tap waited for its answer.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

GAMES = ("hidden-rooms", "hako-onna", "betrayal")
LANGS = ("en", "ja")
DOOR, BOARD = 200_000, 150_000
"""The most that a first visit may weigh, in bytes: the door, and what a board adds."""
TASK, TAP = 200.0, 100.0
"""The most milliseconds of a task during a bot's turn, and until a tap is answered."""
SLOWED = 4
PATIENCE = 120_000
PHONE = {"width": 390, "height": 844}
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
TRACED = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")
ON_TOP = """() => {
  const found = 'dialog:modal .button.primary, button.choice:not([disabled]), .narrator .button';
  for (const button of document.querySelectorAll(found)) {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (width && document.elementFromPoint(across, down)?.closest('button') === button) return [across, down];
  }
  return null;
}"""
"""Where a choice is that a finger reaches, or the way on from what is read or told before it."""

LISTED = "localStorage.setItem('yakata.settings', JSON.stringify({ listed: true }))"
"""Choices that lie on the board stand in the list too, for a finger that does not look."""


@dataclass
class Weights:
    """What came over the wire, by address."""

    answers: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return sum(self.answers.values())

    def heaviest(self) -> str:
        """Where it comes from, for whoever has to make it lighter."""
        ordered = sorted(self.answers.items(), key=lambda answer: -answer[1])
        return "\n".join(f"{size:>8} {address}" for address, size in ordered[:12])


class Visit:
    """A browser that has nothing, and what it is sent."""

    def __init__(self, browser: Browser, url: str, lang: str, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=url, locale=lang, service_workers="block", **more)
        self.page: Page = self.context.new_page()
        self.wire = self.context.new_cdp_session(self.page)
        self.wire.send("Network.enable")
        self.asked: dict[str, str] = {}
        self.weights = Weights()
        self.last = monotonic()
        self.wire.on("Network.requestWillBeSent", lambda event: self._ask(event["requestId"], event["request"]["url"]))
        self.open: set[str] = set()
        self.wire.on(
            "Network.loadingFinished", lambda event: self._hear(event["requestId"], event["encodedDataLength"])
        )
        self.wire.on("Network.loadingFailed", lambda event: self._hear(event["requestId"], 0))

    def _ask(self, request: str, url: str) -> None:
        self.asked[request] = url.partition("?")[0]
        self.open.add(request)
        self.last = monotonic()

    def _hear(self, request: str, size: float) -> None:
        url = self.asked.get(request, request)
        self.open.discard(request)
        self.weights.answers[url] = self.weights.answers.get(url, 0) + int(size)
        self.last = monotonic()

    def weigh(self, quiet: float = 1.5) -> Weights:
        """All that has come since the last time, once nothing has been asked for or sent for a while."""
        while self.open or monotonic() < self.last + quiet:
            self.page.wait_for_timeout(100)
        found, self.weights = self.weights, Weights()
        return found

    def sit_down(self, game: str) -> None:
        """A table with bots, opened as the door opens it."""
        seats = 1 if game == "hidden-rooms" else 3
        company = [{"kind": "me"}, *({"kind": "bot"} for _ in range(seats - 1))]
        answer = self.context.request.post("/api/tables", data={"game": game, "options": {}, "seats": company})
        assert answer.ok, answer.text()
        table = answer.json()["table"]["id"]
        self.page.evaluate(
            "path => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate')))", f"/t/{table}"
        )
        self.page.wait_for_function("() => document.querySelector('main svg, button.choice')")


def weigh(browser: Browser, url: str, lang: str, game: str) -> tuple[Weights, Weights]:
    """The door of a first visit, and what a board of this game adds."""
    visit = Visit(browser, url, lang)
    visit.page.goto("/")
    visit.page.get_by_role("article").first.wait_for()
    door = visit.weigh()
    visit.sit_down(game)
    board = visit.weigh()
    visit.context.close()
    return door, board


def feel(browser: Browser, url: str, game: str, turns: int) -> tuple[float, float]:
    """The longest task and the slowest tap in so many choices and what bots make of them, on a phone."""
    visit = Visit(browser, url, "en", viewport=PHONE, has_touch=True, is_mobile=True)
    visit.context.add_init_script(LISTED)
    page = visit.page
    page.goto("/")
    visit.sit_down(game)
    page.wait_for_timeout(3000)
    browser.start_tracing(page=page, categories=list(TRACED))
    for _ in range(turns):
        where = page.wait_for_function(ON_TOP, timeout=PATIENCE).json_value()
        page.wait_for_timeout(600)
        page.touchscreen.tap(*where)
        page.wait_for_timeout(2500)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    visit.context.close()
    return slowed(traced)


def slowed(traced: list[dict[str, Any]]) -> tuple[float, float]:
    """Milliseconds of the longest task, and of all tasks from a click to the frame that answers it.

    The time that the page's thread had a processor, times what a phone is slower: what else runs here does not count.
    """
    named = (event for event in traced if event.get("name") == "thread_name")
    main = {(event["pid"], event["tid"]) for event in named if event["args"].get("name") == "CrRendererMain"}
    ours = [event for event in traced if (event["pid"], event["tid"]) in main and event.get("ph") == "X"]
    tasks = [(event["ts"], event.get("tdur", 0)) for event in ours if event["name"] == "RunTask"]
    frames = sorted(event["ts"] + event["dur"] for event in ours if event["name"] in ("Commit", "Paint"))
    taps = []
    for event in ours:
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "click":
            answered = next((frame for frame in frames if frame > event["ts"] + event["dur"]), event["ts"])
            own = event.get("tdur", 0)
            taps.append(own + sum(spent for began, spent in tasks if event["ts"] < began < answered))
    longest = max((spent for _, spent in tasks), default=0)
    return SLOWED * longest / 1000, SLOWED * max(taps, default=0) / 1000


@contextmanager
def a_house() -> Iterator[str]:
    """A server of its own with the page that is built."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "yakata", "serve", "--unlimited", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        port = int(process.stdout.readline().rpartition(":")[2].strip(" /\n"))
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=8, help="choices of one's own, on the phone")
    parser.add_argument("--weights", action="store_true", help="weights alone, and where they come from")
    chosen = parser.parse_args()
    with a_house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(CHROMIUM))
        for lang in LANGS:
            for game in GAMES:
                door, board = weigh(browser, url, lang, game)
                for name, found, most in (("door", door, DOOR), (game, board, BOARD)):
                    print(f"{lang} {name}: {found.total / 1000:.0f} KB of {most // 1000}")
                if chosen.weights:
                    print(board.heaviest())
        if not chosen.weights:
            for game in GAMES:
                task, tap = feel(browser, url, game, chosen.turns)
                print(f"phone {game}: longest task {task:.0f} ms of {TASK:.0f}, slowest tap {tap:.0f} ms of {TAP:.0f}")
        browser.close()


if __name__ == "__main__":
    main()
