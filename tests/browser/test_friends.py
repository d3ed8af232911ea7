"""A séance by links in four browsers, and round one screen behind the curtain: nobody's page has another's cards."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Visitor

NAMES = ("Aki", "Ben", "Chie", "Dai")
ROUNDS = 3


def choices(visitor: Visitor) -> Locator:
    return visitor.choices.get_by_role("button")


def hand(visitor: Visitor) -> list[str]:
    """The cards below the table: those that can be laid are buttons."""
    held = visitor.board.get_by_role("list", name={"en": "Your hand", "ja": "手札"}[visitor.lang])
    expect(held).to_be_attached()
    return re.findall(r"\d", held.aria_snapshot())


def lay_first(visitor: Visitor) -> None:
    visitor.settle()
    choices(visitor).first.click()
    expect(choices(visitor)).to_have_count(0)


def test_four_friends_by_links(visit: Visit) -> None:
    sizes = (DESK, PHONE, PHONE, DESK)
    friends = [visit(size=size, lang=lang) for size, lang in zip(sizes, ("en", "ja", "en", "ja"), strict=True)]
    host = friends[0]
    for path, friend, name in zip(invitations(host, NAMES[0]), friends[1:], NAMES[1:], strict=True):
        friend.page.goto(path)
        friend.page.get_by_role("textbox").fill(name)
        friend.button("sit-down").click()
        friend.page.wait_for_url(re.compile("/t/"))
    expect(choices(host).first).to_be_visible()
    for friend in friends:
        friend.screen()
    dealt = [hand(friend) for friend in friends]
    for turn in range(ROUNDS * len(friends)):
        asked = friends[turn % len(friends)]
        expect(choices(asked).first).to_be_visible()
        everybody_sees_only_their_own(friends, dealt)
        lay_first(asked)
    for friend in friends:
        expect(friend.button("dice-check")).to_be_visible()
        expect(friend.link("replay")).to_be_visible()


def invitations(host: Visitor, name: str) -> list[str]:
    """The host lays a table for three friends and makes a link for each."""
    host.page.goto("/")
    host.page.get_by_role("link", name=host.say("way-friends")).click()
    host.page.get_by_role("combobox", name=host.say("which-game")).select_option("seance")
    host.page.get_by_role("textbox", name=host.say("your-name")).fill(name)
    host.button("lay-table").click()
    makers = host.button("link-make")
    links = host.page.get_by_role("textbox", name=host.say("link-friend"))
    expect(makers).to_have_count(len(NAMES) - 1)
    for made in range(1, len(NAMES)):
        makers.first.click()
        expect(links).to_have_count(made)
    return [link.input_value() for link in links.all()]


def everybody_sees_only_their_own(friends: list[Visitor], dealt: list[list[str]]) -> None:
    """On each page the other guests hold cards that are face down, and only what is in the own hand can be laid."""
    for friend, first in zip(friends, dealt, strict=True):
        guests = [guest.get_attribute("aria-label") or "" for guest in friend.board.get_by_role("listitem").all()[:4]]
        assert len(guests) == len(NAMES)
        assert all(name in " ".join(guests) for name in NAMES)
        held = friend.board.locator(".held").all_inner_texts()
        assert len(held) == len(NAMES) - 1
        assert not re.search(r"\d", "".join(held))
        for card in re.findall(r"dealt (\d)|(\d)が配られた", friend.page.get_by_role("main").inner_text()):
            assert "".join(card) in first
        offered = [re.findall(r"\d", name)[0] for name in friend.choices.locator("button.choice").all_inner_texts()]
        assert set(offered) <= set(hand(friend)) <= set(first)


def test_round_one_screen(visit: Visit) -> None:
    """Between two seats the device shows a curtain, and the page has no card in it."""
    visitor = visit(size=PHONE)
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name=visitor.say("way-screen")).click()
    page.get_by_role("combobox", name=visitor.say("which-game")).select_option("seance")
    page.get_by_role("textbox", name=visitor.say("your-name")).fill(NAMES[0])
    for number, name in enumerate(NAMES[1:], 2):
        page.get_by_role("textbox", name=f"Name of seat {number}").fill(name)
    visitor.button("lay-table").click()
    for turn in range(ROUNDS * len(NAMES)):
        name = NAMES[turn % len(NAMES)]
        take = page.get_by_role("button", name=f"I am {name}")
        expect(take).to_be_focused()
        nothing_is_left(visitor)
        if turn == 1:
            look_once_more(visitor, NAMES[0], name)
        if turn == 2:
            page.reload()
            expect(take).to_be_visible()
            nothing_is_left(visitor)
        take.click()
        visitor.settle()
        expect(visitor.board.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()
        assert choices(visitor).count() == len(set(hand(visitor)))
        lay_and_cover(visitor)
    expect(visitor.button("dice-check")).to_be_visible()


def lay_and_cover(visitor: Visitor) -> None:
    visitor.settle()
    choices(visitor).first.click()
    laid = visitor.button("dice-check").or_(visitor.page.get_by_role("button", name=re.compile("^I am")))
    expect(laid).to_be_visible()


def nothing_is_left(visitor: Visitor) -> None:
    """No number at all is in the page's body: neither a card, nor what was dealt, nor what was laid."""
    body = visitor.page.get_by_role("main").evaluate("(main) => main.textContent")
    assert not re.search(r"\d", body), body
    assert visitor.page.get_by_role("dialog").count() == 0
    assert visitor.board.count() == 0


def look_once_more(visitor: Visitor, before: str, after: str) -> None:
    """Not yet: the seat before looks at its own table again, then passes the device."""
    page = visitor.page
    page.get_by_role("button", name=f"Not yet: back to {before}").click()
    expect(visitor.board.get_by_role("list", name="Your hand")).to_be_visible()
    assert not choices(visitor).count()
    page.get_by_role("button", name=f"Pass the device to {after}").click()
    expect(page.get_by_role("button", name=f"I am {after}")).to_be_visible()
    nothing_is_left(visitor)
