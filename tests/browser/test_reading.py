"""Read aloud: axe finds nothing serious on any screen, by night and in the morning."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size
from tests.table.servers import Guest, Server


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESK, "morning"), ("ja", PHONE, "night")])
def test_no_serious_complaint(visit: Visit, axe: None, lang: Lang, size: Size, theme: str) -> None:
    """Every screen, from the entrance to the replay."""
    visitor = visit(lang=lang, size=size, settings={"theme": theme})
    page = visitor.page
    found: dict[str, list[Any]] = {}

    def read(screen: str) -> None:
        found[screen] = complaints(visitor)

    page.goto("/")
    expect(visitor.door.get_by_role("button").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    read("entrance")
    visitor.button("settings").click()
    read("settings")
    page.keyboard.press("Escape")
    page.goto("/new?way=friends")
    visitor.button("lay-table").wait_for()
    read("new table")
    visitor.button("lay-table").click()
    visitor.button("link-make").first.click()
    expect(page.get_by_role("textbox", name=visitor.say("link-friend"))).to_be_visible()
    read("lobby")
    screen = visitor.play_now()
    read("set-up")
    screen = visitor.choose(screen)
    read("first turn")
    screen = visitor.choose(screen)
    read("source")
    screen = visitor.choose(screen)
    for sheet in ("sheet-log", "sheet-notes", "sheet-rules", "sheet-table"):
        if sheet == "sheet-rules":
            page.get_by_role("region", name=visitor.say("goals"), exact=True).get_by_role("button").click()
        else:
            visitor.button(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        read(sheet)
        page.keyboard.press("Escape")
    visitor.button("foresee").click()
    expect(visitor.decision.locator("[data-foreseen]")).to_be_visible()
    read("foreseen")
    screen = visitor.screen()
    while screen.choices:
        screen = visitor.choose(screen)
    read("end")
    visitor.button("dice-check").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    read("dice")
    page.keyboard.press("Escape")
    visitor.link("replay").click()
    visitor.button("step-on").click()
    read("replay")
    page.goto("/me")
    expect(page.get_by_role("listitem").first).to_be_visible()
    read("my tables")
    page.goto("/open")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    read("open a record")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    read("no room")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", PHONE, "morning"), ("ja", DESK, "night")])
def test_a_table_for_several(visit: Visit, axe: None, served: Server, lang: Lang, size: Size, theme: str) -> None:
    """Seen by somebody with a seat, and by somebody without."""
    guest = Guest(served.url, "Aki")
    table = guest.open("seance", "me", "open", "bot:random", "bot:random")
    visitor = visit(size=size, lang=lang, settings={"theme": theme})
    visitor.page.goto(f"/t/{table}")
    expect(visitor.button("sit-down")).to_be_visible()
    assert complaints(visitor) == []
    visitor.button("sit-down").click()
    expect(visitor.board.get_by_role("listitem").first).to_be_visible()
    visitor.page.keyboard.press("t")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert complaints(visitor) == []
    stranger = visit(size=size, lang=lang, settings={"theme": theme})
    stranger.page.goto(f"/t/{table}")
    expect(stranger.page.get_by_text(stranger.say("looking-on"))).to_be_visible()
    expect(stranger.board.get_by_role("listitem").first).to_be_visible()
    assert complaints(stranger) == []
    guest.close()
