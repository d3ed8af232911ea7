"""Read aloud: axe finds nothing serious on any screen, a game needs roles and names alone, and what happens is said."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor
from tests.table.servers import Guest, Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASK = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary)]))"""


def complaints(visitor: Visitor) -> list[Any]:
    visitor.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[Any] = visitor.page.evaluate(ASK)
    return found


@pytest.fixture(scope="session")
def axe() -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `make test` installs it")


@pytest.mark.parametrize("theme", ["night", "morning"])
@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_no_serious_complaint(visit: Visit, axe: None, lang: Lang, size: Size, theme: str) -> None:
    """Every screen, from the entrance to the replay."""
    visitor = visit(lang=lang, size=size, settings={"theme": theme})
    page = visitor.page
    found: dict[str, list[Any]] = {}

    def read(screen: str) -> None:
        found[screen] = complaints(visitor)

    page.goto("/")
    expect(visitor.door.get_by_role("button")).to_be_visible()
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
    for sheet in ("sheet-choices", "sheet-rules", "sheet-table"):
        visitor.button(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        read(sheet)
        page.keyboard.press("Escape")
    visitor.button("foresee").click()
    expect(visitor.decision.get_by_role("status")).to_be_visible()
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


def test_a_game_by_ear(visit: Visit) -> None:
    """Roles and names only. Each thing that happens is said in the live region, and the log has the same sentences."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("article").filter(has=page.get_by_role("heading", name="Hidden Rooms")).get_by_role(
        "button", name="Play now"
    ).click()
    page.evaluate(LISTEN)
    screen = visitor.screen()
    while screen.choices:
        assert "You stand on" in screen.text or "start on" in screen.choices[0]
        screen = visitor.choose(screen)
    heard = page.evaluate("window.heard.join(' ')")
    told = page.get_by_role("list", name="Log").get_by_role("listitem").all_text_contents()
    assert len(told) > 5
    assert [line for line in told[2:] if line not in heard] == []
    assert visitor.decision.get_by_role("heading").inner_text() in heard


LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]'))
        for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_a_table_for_those_who_look_on(visit: Visit, axe: None, served: Server) -> None:
    """A game without a board of its own, seen by somebody without a seat."""
    guest = Guest(served.url, "Aki")
    table = guest.open("seance", "me", "bot:random", "bot:random", "bot:random")
    visitor = visit(size=PHONE)
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.get_by_text(visitor.say("looking-on"))).to_be_visible()
    assert complaints(visitor) == []
    guest.close()
