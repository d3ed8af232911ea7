"""An invited friend: who has gone is seen to be away, and is told what they missed; the table is the guest's too."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.nights import choice, read_on
from tests.browser.test_company import chairs, title, together
from tests.browser.test_talk import at_table, bubbles
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor, touch
from tests.table.servers import key

Json = dict[str, Any]
TURNS = 200


def a_turn(choices: list[Json]) -> str:
    """Through a door, else to the end of the turn, else the first thing that there is."""
    texts = [str(one["text"]) for one in choices]
    return next((text for text in texts if text.startswith("explore")), "end" if "end" in texts else texts[0])


def hopeless(choices: list[Json]) -> str:
    return choice(choices, Random(1), tired=True)


def play_until(
    table: str,
    players: list[Visitor],
    done: Callable[[Json], bool],
    wish: Callable[[list[Json]], str] = a_turn,
) -> None:
    """They play over HTTP until this is true of what all see."""
    for _ in range(TURNS):
        states = [player.context.request.get(f"/api/tables/{table}").json()["state"] for player in players]
        if done(states[0]["view"]):
            return
        for player, state in zip(players, states, strict=True):
            if state["choices"]:
                move = {"version": state["version"], "key": key(), "choice": wish(state["choices"])}
                player.context.request.post(f"/api/tables/{table}/moves", data=move)
        players[0].page.wait_for_timeout(50)
    raise AssertionError("it does not come to that")


def recap(visitor: Visitor) -> Locator:
    return visitor.decision.locator(".recap")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_who_was_away_is_missed_and_told(visit: Visit, quick_house: str, axe: None, lang: Lang, size: Size) -> None:
    host, friend = (visit(url=quick_house, lang=lang, size=size) for _ in range(2))
    table = at_table(host, friend, "betrayal")
    expect(recap(host)).to_have_count(0)  # both sat there when it began
    expect(recap(friend)).to_have_count(0)
    play_until(table, [host, friend], lambda view: view["phase"] == "explore" and view["asked"] == 0)
    friend.screen()
    friend.page.goto("about:blank")
    play_until(table, [host], lambda view: view["asked"] == 1)
    away = host.say("away")
    if size == PHONE:
        host.decision.locator("[data-sheet=side]").click()
    chip = host.page.locator("[data-seat-of='1']").first
    expect(chip).to_contain_text(away)
    if size == PHONE:
        host.page.keyboard.press("Escape")
    expect(host.decision.locator(".waits")).to_contain_text({"en": "is away", "ja": "席を外している"}[lang])
    host.decision.locator("[data-sheet=table]").click()
    expect(host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")).to_contain_text(away)
    host.page.keyboard.press("Escape")
    heard = host.page.get_by_role("log", name=host.say("ear"), exact=True)
    expect(heard).to_contain_text({"en": "has left the table", "ja": "席を外した"}[lang])

    friend.page.goto(f"/t/{table}")
    friend.screen()
    expect(recap(friend)).to_be_visible()
    box = friend.decision.locator(".tools").bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]  # the bar is whole
    expect(friend.decision.locator("[data-question]")).to_be_in_viewport()
    assert complaints(friend) == []
    recap(friend).locator("summary").focus()
    if size == PHONE:
        friend.page.keyboard.press("Enter")
    expect(recap(friend).get_by_role("listitem").first).to_be_visible()
    expect(host.decision.locator("[data-sheet=table] .unread")).to_have_count(0)  # and is not missed any more
    before = friend.screen()
    friend.press(lambda: touch(friend.choices.get_by_role("button").first), before)
    expect(recap(friend)).to_have_count(0)
    friend.page.reload()
    friend.screen()
    expect(recap(friend)).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("ja", DESK), ("en", PHONE)])
def test_a_guest_talks_and_takes_another_chair(visit: Visit, axe: None, lang: Lang, size: Size) -> None:
    host, friend = (visit(lang=lang, size=size) for _ in range(2))
    together(host, title(lang, "hako-onna"))
    table = host.page.url.rpartition("/")[2]
    friend.page.goto(f"/t/{table}")
    friend.page.get_by_role("textbox", name=friend.say("your-name")).fill("Ben")
    friend.button("sit-down").click()
    said = friend.page.get_by_role("textbox", name=friend.say("chat-say"))
    expect(said).to_be_in_viewport()
    for one in ("link-open-seats", "link-only-here", "lobby-begin", "screen"):  # what only a host needs
        expect(friend.page.get_by_text(friend.say(one))).to_have_count(0)
    expect(friend.page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
    friend.page.wait_for_timeout(300)
    assert complaints(friend) == []
    said.fill("I am here")
    friend.button("chat-send").click()
    if size == PHONE:  # the host's talk is below the fold: it hangs by the chair, and is counted
        expect(bubbles(host)).to_contain_text("I am here")
        badge = host.page.get_by_role("button", name=re.compile(f"^{host.say('chat')} · "))
        badge.click()
        expect(badge).to_have_count(0)
    expect(host.page.get_by_role("list", name=host.say("chat"))).to_contain_text("I am here")
    chairs(friend).first.get_by_role("button", name=re.compile(f"^{friend.say('sit-instead')}")).click()
    expect(chairs(friend).first).to_contain_text(friend.say("you"))
    expect(chairs(host).filter(has_text="Ben")).to_have_count(1)
    expect(chairs(host).first).to_contain_text("Ben")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_everybody_hears_whether_they_won_and_is_called_to_the_next_table(
    visit: Visit, quick_house: str, axe: None, lang: Lang, size: Size
) -> None:  # H33 H133
    host, friend = (visit(url=quick_house, lang=lang, size=size) for _ in range(2))
    host.page.goto("/")
    wishes = {"game": "hako-onna", "seats": [{"kind": "bot"}, {"kind": "me"}, {"kind": "open"}], "name": "Aki"}
    table = host.context.request.post("/api/tables", data=wishes).json()["table"]["id"]
    friend.page.goto(f"/t/{table}")
    friend.page.get_by_role("textbox", name=friend.say("your-name")).fill("Ben")
    friend.button("sit-down").click()
    host.page.goto(f"/t/{table}")
    play_until(table, [host, friend], lambda view: bool(view["result"]), hopeless)
    for visitor in (host, friend):
        read_on(visitor)
    fates = friend.decision.locator(".winners").get_by_role("listitem")
    expect(fates).to_have_count(3)
    expect(fates.first).to_have_text(re.compile({"en": "You: lost", "ja": "あなた：負け"}[lang]))
    expect(fates.filter(has_text={"en": "the Hako Onna: won", "ja": "箱女：勝ち"}[lang])).to_have_count(1)
    host.button("again").click()
    come = friend.decision.get_by_role("link", name=re.compile("^Aki"))
    expect(come).to_be_in_viewport()
    sizes = [button.bounding_box() for button in friend.decision.locator(".after .button").all()]
    assert max(box["width"] * box["height"] for box in sizes if box) == area(come)
    expect(friend.page.get_by_role("log", name=friend.say("ear"), exact=True)).to_contain_text("Aki")
    assert complaints(friend) == []
    come.click()
    friend.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    friend.screen()


def area(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"] * box["height"]


def test_nothing_is_told_behind_an_open_drawer(visit: Visit, quick_house: str) -> None:
    calm = {"pace": "calm"}
    host, friend = visit(url=quick_house, settings=calm), visit(url=quick_house, settings=calm)
    table = at_table(host, friend, "betrayal")
    play_until(table, [host, friend], lambda view: view["phase"] == "explore" and view["asked"] == 1)
    telling = host.decision.locator(".narrator")
    evening = host.page.locator("dialog.chapter-scene").get_by_role("button")
    while evening.count() or telling.count():
        if evening.count():
            evening.first.click()
        else:
            host.page.keyboard.press("Escape")
        host.page.wait_for_timeout(150)
    host.page.get_by_role("button", name="Decks", exact=True).click()
    drawer = host.page.get_by_role("dialog", name="Decks")
    expect(drawer).to_be_visible()
    version = friend.context.request.get(f"/api/tables/{table}").json()["state"]["version"]
    play_until(table, [friend], lambda view: view["asked"] != 1)
    assert friend.context.request.get(f"/api/tables/{table}").json()["state"]["version"] > version
    host.page.wait_for_timeout(500)
    expect(telling.locator(".told")).to_have_count(0)
    expect(host.page.locator("[data-scene]")).to_have_count(0)
    drawer.get_by_role("button", name=host.say("close"), exact=True).click()
    expect(telling).to_be_visible()
