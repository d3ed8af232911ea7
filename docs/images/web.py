"""Take the pictures of the page again: ``make page``, then ``python -m docs.images.web`` where the Makefile is."""

import shutil
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.evenings import won_prologue
from tests.browser.nights import Player, choice
from tests.browser.test_tower import DRAWS
from tests.browser.visitors import DESK, PHONE, Size, Visitor
from tests.table.servers import serving_inside
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

SHELF: Size = (1080, 720)
TABLE: Size = (1024, 600)
BOT, ME = {"kind": "bot"}, {"kind": "me"}
LONGEST = 600
SLOW = 120_000
ENCODE = """async (png) => {
  const image = Object.assign(new Image(), { src: png });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.7);
}"""

PICTURES: list[tuple[str, str, dict[str, Any], list[dict[str, str]], int, Size, int, str]] = [
    ("web-board", "hidden-rooms", {"stage": "1"}, [ME], 0, DESK, 22, "turn"),
    ("web-phone", "hidden-rooms", {"stage": "1"}, [ME], 0, PHONE, 22, "turn"),
    ("web-hako-onna", "hako-onna", {}, [BOT, ME, BOT, BOT], 1, DESK, 6, "act"),
    ("web-betrayal", "betrayal", {"families": "deal"}, [ME, BOT, BOT], 0, DESK, 14, "turn"),
]

SCENES: list[tuple[str, str, dict[str, Any], list[dict[str, str]], int, str]] = [
    ("web-hako-onna-phone", "hako-onna", {"house": "balanced"}, [BOT, ME, BOT], 1, "saw"),
    ("web-betrayal-phone", "betrayal", {"families": "deal"}, [ME, BOT, BOT], 0, "discovers"),
]
"""What has the stage, on a phone."""


def take(browser: Browser, url: str, number: int) -> bytes:
    name, game, options, seats, seat, size, moves, prompt = PICTURES[number]
    for seed in range(20):
        scale = 2 if size == PHONE else 1
        settings = {"listed": False, "captions": False}
        visitor = Visitor(browser, url, size=size, settings=settings, device_scale_factor=scale)
        wish = {"game": game, "options": options, "seats": seats, "mask": "off", "name": "Aki"}
        made = visitor.context.request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        table = made.json()["table"]["id"]
        if played(Player(visitor, seat), table, moves, prompt, Random(seed)):
            visitor.page.goto(f"/t/{table}")
            visitor.decision.wait_for()
            expect(visitor.board).not_to_contain_text(visitor.say("loading"))
            visitor.page.wait_for_timeout(1500)
            for _ in range(4):
                if visitor.page.locator("dialog:modal").count():
                    visitor.page.locator("dialog:modal").get_by_role("button").last.click()
                    visitor.page.wait_for_timeout(500)
            return developed(visitor)
        visitor.context.close()
    raise SystemExit(f"no night for {name}")


def take_scene(browser: Browser, url: str, number: int) -> bytes:
    name, game, options, seats, seat, key = SCENES[number]
    for seed in range(20):
        settings = {"listed": False, "captions": False, "pace": "calm"}
        visitor = Visitor(browser, url, size=PHONE, settings=settings, device_scale_factor=2)
        wish = {"game": game, "options": options, "seats": seats, "mask": "off", "name": "Aki"}
        made = visitor.context.request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        table = made.json()["table"]["id"]
        visitor.page.goto(f"/t/{table}")
        if staged(Player(visitor, seat), table, key, Random(seed)):
            return developed(visitor)
        visitor.context.close()
    raise SystemExit(f"no night for {name}")


def take_shelf(browser: Browser, url: str, number: int) -> bytes:
    """Opened at the campaigns, with one in which the prologue was won."""
    visitor = Visitor(browser, url, size=SHELF)
    page = visitor.page
    page.goto("/shelf")
    file = {"name": "campaign", "mimeType": "text/plain", "buffer": won_prologue("Marrow Hill")}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("heading", level=1)).to_have_text("Marrow Hill")
    page.goto("/shelf")
    page.get_by_role("link").filter(has_text="Marrow Hill").wait_for()
    page.wait_for_timeout(1500)
    return developed(visitor)


def take_tower(browser: Browser, url: str, number: int) -> bytes:
    """The practice board with two discs, and a hand over them."""
    flags = [*(flag for flag in CHROMIUM if flag != "--disable-gpu"), *DRAWS]
    painter = browser.browser_type.launch(executable_path=shutil.which("chromium"), args=flags)
    visitor = Visitor(painter, url, size=TABLE, still=False)
    visitor.context.add_init_script("localStorage.setItem('yakata.tower', 'steps')")
    page = visitor.page
    page.goto("/tower")
    for number in (1, 2):
        page.get_by_role("button", name="Let go", exact=True).click(timeout=SLOW)
        page.locator(".result").filter(has_text=f"Disc {number} stands").wait_for(timeout=SLOW)
    page.get_by_role("button", name="In steps", exact=True).click(timeout=SLOW)
    page.locator(".close.ready.asked").wait_for(timeout=SLOW)
    page.wait_for_timeout(3000)
    return developed(visitor)


def developed(visitor: Visitor) -> bytes:
    visitor.page.evaluate("document.activeElement?.blur()")
    png = visitor.page.screenshot()
    webp: str = visitor.page.evaluate(ENCODE, "data:image/png;base64," + b64encode(png).decode())
    visitor.context.close()
    return b64decode(webp.partition(",")[2])


def staged(player: Player, table: str, key: str, random: Random) -> bool:
    """Whether this has the stage, opened where it wants a press, before the night is over."""
    page = player.visitor.page
    for _ in range(LONGEST):
        if page.locator(f'.scene[data-scene="{key}"]').count():
            if page.locator(".scene .shut").count():
                page.wait_for_timeout(500)
                page.keyboard.press(" ")
            page.wait_for_timeout(1000)
            return page.locator(f'.scene[data-scene="{key}"] figcaption .now').count() > 0
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        elif page.locator(".scene, .narrator").count():
            page.keyboard.press(" ")
        else:
            state = player.ask(table)
            if state["result"]:
                return False
            if texts := [one["text"] for one in state["choices"]]:
                bold = [text for text in texts if text.split()[0] in ("explore", "peek", "move")]
                player.move(table, state, random.choice(bold) if bold else choice(state["choices"], random))
        page.wait_for_timeout(40)
    return False


def played(player: Player, table: str, moves: int, prompt: str, random: Random) -> bool:
    """Whether this night has come so far, and asks this."""
    for _ in range(LONGEST):
        state = player.ask(table)
        if state["result"]:
            return False
        if not state["choices"]:
            player.visitor.page.wait_for_timeout(25)
            continue
        if moves <= 0 and state["view"]["prompt"] == prompt:
            return True
        texts = [one["text"] for one in state["choices"]]
        doors = [text for text in texts if text.split()[0] in ("explore", "search", "draw")]
        player.move(table, state, random.choice(doors) if doors else choice(state["choices"], random))
        moves -= 1
    return False


if __name__ == "__main__":
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(CHROMIUM))
        app = create(default_url(Path(folder)), limits=Limits((0, 0), (0, 0)), pause=0)
        with serving_inside(app) as server:
            rolls = [(take, number, one[0]) for number, one in enumerate(PICTURES)]
            rolls += [(take_scene, number, one[0]) for number, one in enumerate(SCENES)]
            rolls += [(take_shelf, 0, "web-shelf"), (take_tower, 0, "web-tower")]
            for taken, number, name in rolls:
                if sys.argv[1:] and name not in sys.argv[1:]:
                    continue
                picture = taken(chromium, server.url, number)
                Path(__file__).with_name(f"{name}.webp").write_bytes(picture)
                print(name, len(picture))
        chromium.close()
