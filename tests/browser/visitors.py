"""Somebody at the page. What is offered is read from the accessibility tree: roles and names, as a reader hears it."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect
from playwright.sync_api import Error as PlaywrightError

Lang = Literal["en", "ja"]
Size = tuple[int, int]
PHONE: Size = (390, 844)
DESK: Size = (1440, 900)
PATIENCE = 30.0
"""Seconds until something that should have come counts as missing."""
AGAIN = 5.0
"""Seconds after which a press that did nothing is repeated: something was drawn anew under the finger."""
SETTLED = 400
"""Milliseconds after which a fresh choice can be pressed, on the page's clock."""
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
BUTTON = re.compile(r'\bbutton "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
SQUARE = re.compile(r"[A-F][1-6]")
KEEP = """if (location.protocol !== 'about:' && !localStorage.getItem('yakata.settings')) {
  localStorage.setItem('yakata.settings', SETTINGS);
  if (KNOWS) localStorage.setItem('yakata.opened', KNOWS);
}"""
KNOWN = "hidden-rooms.child hako-onna hako-onna.visitor hako-onna.ghost betrayal.seat"
"""The openings that somebody has seen who has been here before."""

expect.set_options(timeout=PATIENCE * 1000)


@cache
def say(lang: Lang, key: str) -> str:
    """One of the page's own words that has no slots."""
    text = (TEXTS / lang / "page.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(key)} = (.+)$", text, re.MULTILINE)
    assert found, (lang, key)
    return found[1].strip()


@dataclass(frozen=True)
class Screen:
    """What the accessibility tree of the table says."""

    text: str
    board: tuple[str, ...]
    """Names of the buttons on the board: squares, tiles, the pool. No words of the rules that explain themselves."""
    choices: tuple[str, ...]
    """Names of the choices in the decision."""
    ready: bool

    @property
    def squares(self) -> list[str]:
        return [name for name in self.board if SQUARE.search(name)]

    @property
    def here(self) -> str:
        """The child's square."""
        found = SQUARE.search(self.text)
        return found[0] if found else ""

    @property
    def wish(self) -> str:
        """Towards the exit at A1 where that is offered; else the first tile; else nothing on the board."""
        nearer = [name for name in self.squares if steps(SQUARE.findall(name)[-1]) < steps(self.here)]
        tiles = [name for name in self.board if not SQUARE.search(name)]
        return min(nearer, key=lambda name: SQUARE.findall(name)[-1], default=tiles[0] if tiles else "")


def steps(square: str) -> int:
    return "ABCDEF".index(square[0]) + int(square[1])


class Visitor:
    """A browser of one's own, and everything it complained about; ``new`` to the house, or back in it.

    Whoever is ``hurried`` has a clock on the page that can be set forward: what would be waited for has passed there.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: Lang = "en",
        size: Size = DESK,
        still: bool = True,
        settings: dict[str, Any] | None = None,
        new: bool = False,
        hurried: bool = False,
        **more: Any,
    ) -> None:
        self.lang = lang
        self.url = url
        self.troubles: list[str] = []
        self.expected = ["blocked by Playwright", "closed before the connection is established"]
        self.context = browser.new_context(
            base_url=url,
            locale={"en": "en-GB", "ja": "ja-JP"}[lang],
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            service_workers=more.pop("service_workers", "block"),
            accept_downloads=True,
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        chosen = {"pace": "at-once", "listed": True} | (settings or {})
        keep = KEEP.replace("SETTINGS", json.dumps(json.dumps(chosen)))
        self.context.add_init_script(keep.replace("KNOWS", json.dumps("" if new else KNOWN)))
        self.page = self.context.new_page()
        self.hurried = hurried
        if hurried:
            self.page.clock.install()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected):
            self.troubles.append(f"{message.type}: {message.text} ({message.location})")

    def say(self, key: str) -> str:
        return say(self.lang, key)

    @property
    def why_not(self) -> str:
        """How the button begins that asks about what is not possible now."""
        return self.say("why-not").partition("{")[0].strip()

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("board"), exact=True)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("decision"), exact=True)

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("all-choices"), exact=True)

    @property
    def door(self) -> Locator:
        """Hidden Rooms, at the entrance: what one can play alone comes first."""
        return self.page.get_by_role("article").first

    def play_now(self, stage: str = "") -> Screen:
        """The first door, as it stands or with this stage; 0 is the whole game."""
        self.page.goto("/")
        if stage:
            self.door.get_by_role("combobox").select_option(stage)
        self.door.get_by_role("button", name=self.say("play-now")).click()
        return self.screen()

    def look(self) -> Screen:
        text = self.page.get_by_role("main").aria_snapshot()
        choices = within(text, f'group "{self.say("all-choices")}"')
        words = self.board.locator(f'[aria-roledescription="{self.say("term-role")}"]').all_text_contents()
        board = names(within(text, f'region "{self.say("board")}"'))
        return Screen(
            text=text.replace(" [disabled]", ""),
            board=tuple(name for name in board if name not in words),
            choices=tuple(name for name in names(choices) if not name.startswith(self.why_not)),
            ready=f'region "{self.say("decision")}"' in text
            and self.say("loading") not in text
            and "[disabled]" not in choices,
        )

    def on_the_table(self, screen: Screen) -> str:
        """What is there to see. A hint that folds itself is no news, nor a question that is then said too."""
        told = re.split(rf'(?m)^ +- log "{re.escape(self.say("ear"))}".*', screen.text)[0]
        buttons = [f'button "{self.say(key)}"' for key in ("lesson-whole", "lessons-off")]
        return "\n".join(line for line in told.splitlines() if not any(button in line for button in buttons))

    def screen(self, after: Screen | None = None, patience: float = PATIENCE) -> Screen:
        """The table, once something other than ``after`` is shown and a choice can be made, or none is asked for."""
        end = monotonic() + patience
        while True:
            now = self.look()
            if now.ready and (after is None or self.on_the_table(now) != self.on_the_table(after)):
                return now
            assert monotonic() < end, f"nothing new came: {now.text}"

    def target(self, screen: Screen) -> Locator:
        """What the policy wishes for on the board, else the first choice; by role and name alone."""
        where = self.board if screen.wish else self.choices
        return where.get_by_role("button", name=screen.wish or screen.choices[0], exact=True)

    def choose(self, screen: Screen) -> Screen:
        target = self.target(screen)
        return self.press(lambda: touch(target), screen)

    def settle(self) -> None:
        """A fresh choice ignores the first quarter of a second: a second tap may have been meant for the one before."""
        unsettled = "document.querySelector('.choices[data-settled=\"false\"]')"
        if self.hurried and self.page.evaluate(f"() => Boolean({unsettled})"):
            self.page.clock.fast_forward(SETTLED)
        self.page.wait_for_function(f"() => !{unsettled}")

    def press(self, deed: Callable[[], None], before: Screen) -> Screen:
        """Do it, and once more where nothing came of it."""
        end = monotonic() + PATIENCE
        while True:
            self.settle()
            deed()
            try:
                return self.screen(before, AGAIN)
            except AssertionError:
                assert monotonic() < end, before.text


def touch(target: Locator) -> None:
    """A click, if it is still there."""
    with suppress(PlaywrightError):
        if target.count():
            target.click(timeout=AGAIN * 1000)


def within(text: str, head: str) -> str:
    """The part of the tree below the line with this head."""
    before, found, after = text.partition(head)
    if not found:
        return ""
    depth = len(before.rpartition("\n")[2]) - len(before.rpartition("\n")[2].lstrip())
    lines = after.splitlines()[1:]
    end = next((n for n, line in enumerate(lines) if len(line) - len(line.lstrip()) <= depth), len(lines))
    return "\n".join(lines[:end])


def names(part: str) -> tuple[str, ...]:
    return tuple(name.replace('\\"', '"') for name, _ in BUTTON.findall(part))
