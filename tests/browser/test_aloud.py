"""The house in words: found by its heading, opened by a key, and told as the house tells it."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.nights import Player
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_the_house_is_heard(visit: Visit, axe: None, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)
    page, asked = visitor.page, []
    page.on("request", lambda request: asked.append(request.url) if "/aloud" in request.url else None)
    screen = visitor.play_now()
    words = page.get_by_role("region", name=visitor.say("aloud"), exact=True)
    assert asked == [], "nobody asks for it who does not hear it"
    words.get_by_role("button", name=visitor.say("aloud"), exact=True).focus()
    page.keyboard.press("Enter")
    told(visitor, 1)
    screen = visitor.choose(visitor.choose(screen))
    told(visitor, 2)
    assert complaints(visitor) == []
    page.reload()
    visitor.screen()
    told(visitor, 2)
    words.get_by_role("button", name=visitor.say("aloud-close"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(words.get_by_role("heading")).to_have_count(0)


def told(visitor: Visitor, passages: int) -> None:
    """Headings and sentences are those that the house has for this seat now."""
    table = visitor.page.url.rpartition("/")[2]
    words = visitor.page.get_by_role("region", name=visitor.say("aloud"), exact=True)
    expect(words.get_by_role("heading")).to_have_count(passages)
    said = visitor.context.request.get(f"/api/tables/{table}/aloud?lang={visitor.lang}").json()
    expect(words.get_by_role("heading")).to_have_text([passage["title"] for passage in said])
    expect(words.get_by_role("listitem")).to_have_text([line for passage in said for line in passage["lines"]])


LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
    {
      const at = target.nodeType === 1 ? target : target.parentElement;
      if (at?.closest('[aria-live], [role="log"], [role="status"]'))
        for (const node of addedNodes) if (node.textContent.trim()) window.heard.push(node.textContent.trim());
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_every_sentence_is_heard_once(visit: Visit, quick_house: str) -> None:
    """What has happened, and never again with the next question."""
    visitor = visit(url=quick_house, settings={"pace": "brisk"})
    page, player = visitor.page, Player(visitor, 0)
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "betrayal", "options": {"families": "deal"}, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    expect(visitor.board).to_be_visible()
    page.evaluate(LISTEN)
    begun = len(player.frames)
    for _ in range(160):
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        elif page.locator(".narrator").count():
            page.keyboard.press(" ")
        elif (state := player.ask(table))["choices"]:
            player.move(table, state, state["choices"][0]["text"])
        page.wait_for_timeout(25)
    page.keyboard.press("Escape")
    happened = Counter(
        event["say"].strip() for frame in player.frames[max(0, begun - 1) :] for event in frame["events"]
    )
    heard = Counter(line for line in page.evaluate("window.heard") if line in happened)
    assert sum(heard.values()) > 5
    assert not heard - happened, heard - happened


def test_a_scene_says_first_what_it_is_about(visit: Visit, quick_house: str) -> None:
    """Who has drawn which card, then its text; nothing before the opening was read; no track step by step."""
    visitor = visit(url=quick_house, settings={"pace": "brisk"}, new=True)
    page, player = visitor.page, Player(visitor, 0)
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "betrayal", "options": {"families": "deal"}, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    ear = page.get_by_role("log", name=visitor.say("ear"))
    expect(page.locator("dialog.opening")).to_be_visible()
    expect(ear.locator("p")).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate(LISTEN)
    for _ in range(200):
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        elif page.locator(".passing .scene button").count():
            page.keyboard.press("Enter")
        elif page.locator(".narrator").count():
            page.keyboard.press(" ")
        elif (state := player.ask(table))["choices"]:
            texts = [one["text"] for one in state["choices"]]
            player.move(table, state, next((text for text in texts if text.startswith("explore ")), texts[0]))
        page.wait_for_timeout(25)
    heard: list[str] = page.evaluate("window.heard")
    cards = [n for n, line in enumerate(heard) if " draws a" in line or "You draw a" in line]
    assert cards
    told = {key: text for frame in player.frames for key, text in frame["texts"].items() if key.endswith("-text")}
    stories = [text.split("\n")[0] for key, text in told.items() if key.startswith(("card-", "event-"))]
    at = [n for n, line in enumerate(heard) if any(len(one) > 30 and line.startswith(one) for one in stories)]
    assert all(n - 1 in cards for n in at), [(heard[n - 1], heard[n]) for n in at if n - 1 not in cards]
    assert not [line for line in heard if len(line) < 2]
