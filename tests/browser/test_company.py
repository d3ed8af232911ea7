"""Company: two presses from the door to a link, a table where friends are waited for, nobody before an empty page."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor

BOTH: list[tuple[Lang, Size]] = [("en", DESK), ("ja", PHONE)]


def together(host: Visitor, game: str) -> None:
    """The first press: the table is laid, the second one copies its link."""
    host.page.goto("/")
    door = host.page.get_by_role("article").filter(has=host.page.get_by_role("heading", name=game))
    door.get_by_role("button", name=re.compile(f"^{host.say('play-together')}")).click()
    host.page.wait_for_url(re.compile("/t/"))


def chairs(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("seats")).get_by_role("listitem")


def title(lang: Lang, game: str) -> str:
    return {"hako-onna": {"en": "Hako Onna", "ja": "ハコオンナ"}, "betrayal": {"en": "Betrayal", "ja": "ビトレイアル"}}[
        game
    ][lang]


@pytest.mark.parametrize(("lang", "size"), BOTH)
@pytest.mark.parametrize("game", ["hako-onna", "betrayal"])
def test_from_the_door_to_a_table_with_a_friend(visit: Visit, axe: None, game: str, lang: Lang, size: Size) -> None:
    host, friend = visit(lang=lang, size=size), visit(lang=lang, size=size)
    together(host, title(lang, game))
    link = host.page.get_by_role("textbox", name=host.say("link-open-seats"))
    expect(link).to_have_value(re.compile(r"^http.*/t/\w+$"))
    expect(host.button("copy")).to_be_visible()
    drawn = host.page.get_by_role("img", name=re.compile("QR"))
    expect(drawn).to_be_visible()
    assert drawn.evaluate("(image) => image.naturalWidth") > 100
    expect(host.page.get_by_role("note")).to_have_text(host.say("link-only-here"))  # it says where it cannot work
    expect(chairs(host)).to_have_count(3)
    host.page.get_by_role("textbox", name=host.say("your-name")).fill("Aki")
    host.button("lobby-name").click()
    expect(chairs(host).filter(has_text="Aki")).to_have_count(1)
    host.page.wait_for_timeout(400)  # what was disabled is lit again
    assert complaints(host) == []

    friend.page.goto(link.input_value())
    expect(friend.page.get_by_role("heading", name=re.compile("Aki"))).to_be_visible()
    expect(friend.page.get_by_role("region", name=friend.say("how-to-play")).locator("figure")).to_have_count(6)
    assert complaints(friend) == []
    friend.page.get_by_role("textbox", name=friend.say("your-name")).fill("Ben")
    friend.button("sit-down").click()
    expect(chairs(host).filter(has_text="Ben")).to_have_count(1)
    expect(friend.page.get_by_role("region", name=friend.say("how-to-play")).locator("figure")).to_have_count(6)

    friend.page.get_by_role("textbox", name=friend.say("chat-say")).fill("I am here")
    friend.button("chat-send").click()
    expect(host.page.get_by_role("list", name=host.say("chat"))).to_contain_text("I am here")

    host.button("lobby-begin").click()
    for visitor in (host, friend):
        visitor.screen()
    waits = who_waits(host, friend)
    phase = {"hako-onna": "setup", "betrayal": "explore"}[game]
    expect(waits.decision).to_contain_text(waits.say(f"asking-{game}-{phase}"))
    panels = waits.board.locator(".primer figure")
    expect(panels).to_have_count(6 if phase == "setup" else 0)  # where there is no house to see yet
    waits.page.goto(waits.page.url.replace("/t/", "/s/"))
    expect(waits.page.get_by_text(waits.say(f"asking-{game}-{phase}"))).to_be_visible()
    expect(panels).to_have_count(6 if phase == "setup" else 0)


def who_waits(*visitors: Visitor) -> Visitor:
    """The other one, as soon as one of the two is asked."""
    for _ in range(100):
        asked = [visitor for visitor in visitors if visitor.choices.count()]
        if asked:
            return next(visitor for visitor in visitors if visitor not in asked)
        visitors[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_what_is_played_is_changed_while_friends_are_waited_for(visit: Visit) -> None:
    host = visit(size=DESK)
    together(host, "Hako Onna")
    host.button("lobby-more").click()
    expect(chairs(host)).to_have_count(4)
    host.page.get_by_text(host.say("lobby-change")).click()
    host.page.get_by_role("combobox", name=host.say("how-many")).select_option("5")
    expect(chairs(host)).to_have_count(5)
    host.page.get_by_role("combobox", name=host.say("table-mask")).select_option("long")
    chairs(host).first.get_by_role("button", name=re.compile(f"^{host.say('sit-instead')}")).click()  # to be her
    expect(chairs(host).first).to_contain_text(host.say("you"))
    for _ in range(4):
        chairs(host).get_by_role("button", name=re.compile(f"^{host.say('seat-fill')}")).first.click()
        host.page.wait_for_timeout(200)
    host.screen()
    table = host.context.request.get(f"/api/tables/{host.page.url.rpartition('/')[2]}").json()["table"]
    assert (table["mask"], len(table["seats"]), table["you"]) == ("long", 5, 0)


@pytest.mark.parametrize(("lang", "size"), BOTH)
def test_the_door_closes_behind_the_last_who_comes_unless_it_is_held(
    visit: Visit, axe: None, lang: Lang, size: Size
) -> None:
    host, friend = visit(lang=lang, size=size), visit(lang=lang, size=size)
    for held in (True, False):
        together(host, title(lang, "hako-onna"))
        chairs(host).get_by_role("button", name=re.compile(f"^{host.say('seat-fill')}")).first.click()
        expect(chairs(host).get_by_role("button", name=re.compile(f"^{host.say('seat-fill')}"))).to_have_count(1)
        friend.page.goto(host.page.url)
        friend.button("sit-down").click()
        expect(host.page.get_by_role("status").filter(has_text=host.say("door-closing"))).to_be_visible()
        expect(friend.button("door-hold")).to_have_count(0)
        if held:
            host.button("door-hold").click()
            expect(host.page.get_by_role("status").filter(has_text=host.say("door-held"))).to_be_visible()
            assert complaints(host) == []
            host.page.wait_for_timeout(5500)  # longer than the door is counted
            expect(chairs(friend)).to_have_count(3)
            host.button("door-close").click()
        for visitor in (host, friend):
            visitor.screen()
