"""Reloads, a server that dies, a line that is cut, another language: the game goes on where it was."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Screen, Visitor, say
from tests.table.servers import Server

NO_LINE = ("WebSocket connection to", "net::ERR_")


def first_turn(visitor: Visitor) -> Screen:
    screen = visitor.choose(visitor.play_now())
    assert screen.squares
    return screen


def version(visitor: Visitor) -> int:
    table = visitor.page.url.rpartition("/")[2]
    return int(visitor.context.request.get(f"/api/tables/{table}").json()["state"]["version"])


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_reload_is_in_the_same_place(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    screen = first_turn(visitor)
    for _ in range(2):
        screen = visitor.choose(screen)
        visitor.page.reload()
        again = visitor.screen()
        assert (again.board, again.choices, again.here) == (screen.board, screen.choices, screen.here)
        screen = again
    visitor.page.goto("/me")
    visitor.page.get_by_role("link", name=re.compile(say("en", "status-your-turn"))).click()
    assert visitor.screen().choices == screen.choices


def test_the_server_is_killed(browser: Browser, page_is_built: None, visit: Visit, tmp_path: Path) -> None:
    """SIGKILL in mid-game; another server on the same port and data: the page comes back by itself."""
    options = ("--unlimited", "--data", str(tmp_path))
    server = Server(*options, log=tmp_path / "server.log")
    try:
        visitor = visit(url=server.url, service_workers="allow")
        visitor.expected += NO_LINE
        screen = first_turn(visitor)
        server.kill()
        banner = visitor.page.get_by_role("status").get_by_text(visitor.say("line-lost"))
        expect(banner).to_be_visible()
        server = Server(*options, log=tmp_path / "server.log", port=server.port)
        expect(banner).to_be_hidden()
        assert visitor.screen().board == screen.board
        before = version(visitor)
        screen = visitor.choose(visitor.look())
        assert version(visitor) == before + 1
        the_house_is_away(visitor, server)
    finally:
        if server.process.poll() is None:
            server.stop()


def the_house_is_away(visitor: Visitor, server: Server) -> None:
    """Without a server a page that was visited says so in its own words."""
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    page.goto("/me")
    expect(page.locator("link[href='/offline.css']")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_move_made_offline_is_sent_once(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.expected += NO_LINE
    sent: list[dict[str, Any]] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    screen = first_turn(visitor)
    before = version(visitor)
    sent.clear()
    visitor.context.set_offline(True)
    status = visitor.page.get_by_role("status")
    expect(status.get_by_text(visitor.say("line-lost"))).to_be_visible()
    visitor.board.get_by_role("button", name=screen.wish, exact=True).click()
    expect(status.get_by_text(visitor.say("line-lost-pending"))).to_be_visible()
    waiting = visitor.look()
    visitor.context.set_offline(False)
    source = visitor.screen(after=waiting)
    expect(status.get_by_text(visitor.say("line-lost-pending"))).to_be_hidden()
    assert source.choices != screen.choices
    assert version(visitor) == before + 1
    assert len({move["key"] for move in sent if move["type"] == "move"}) == 1
    visitor.choose(visitor.screen())


def test_another_language_in_mid_game(visit: Visit) -> None:
    """The words change, the place does not, and the game goes on in the new language."""
    visitor = visit()
    page = visitor.page
    screen = first_turn(visitor)
    page.get_by_role("banner").get_by_role("button", name="日本語").click()
    visitor.lang = "ja"
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(visitor.board.get_by_role("button", name=re.compile("[ぁ-ん]")).first).to_be_visible()
    japanese = visitor.screen()
    assert japanese.here == screen.here
    assert len(japanese.squares) == len(screen.squares)
    source = visitor.choose(japanese)
    assert all(re.search("[ぁ-んァ-ン一-龯]", name) for name in source.choices)
    page.get_by_role("banner").get_by_role("button", name="EN").click()
    visitor.lang = "en"
    expect(visitor.board.get_by_role("button", name=re.compile("draw|take")).first).to_be_visible()
    page.reload()
    assert visitor.screen().choices


def test_motion_as_wished(visit: Visit) -> None:
    """Still where the system asks for it; the setting is stronger; with motion the same game is played."""
    still = visit(still=True)
    still.page.goto("/")
    root = still.page.locator("html")
    expect(root).to_have_attribute("data-motion", "still")
    still.button("settings").click()
    still.page.get_by_role("group", name=still.say("set-motion")).get_by_role(
        "button", name=still.say("set-motion-moving")
    ).click()
    expect(root).to_have_attribute("data-motion", "moving")
    moving = visit(still=False, size=PHONE)
    screen = moving.choose(moving.play_now())
    expect(moving.page.locator("html")).to_have_attribute("data-motion", "moving")
    for _ in range(2):
        screen = moving.choose(screen)
        assert screen.choices
