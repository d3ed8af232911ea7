"""Everything by keyboard alone: Tab, Enter, arrows and numbers. Where the focus is can be seen."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keys import MOST_TABS, by_keys, focused
from tests.browser.visitors import DESK, PHONE, Visitor


def test_every_stop_is_seen(visit: Visit) -> None:
    """A whole round of Tab at the entrance and at the table."""
    for size in (DESK, PHONE):
        visitor = visit(size=size)
        visitor.page.goto("/")
        expect(visitor.door).to_be_visible()
        assert len(round_of_tabs(visitor)) > 8
        visitor.play_now()
        assert len(round_of_tabs(visitor)) > 8


def round_of_tabs(visitor: Visitor) -> list[str]:
    stops: list[str] = []
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        at = focused(visitor)
        if at["tag"] == "body":
            break
        assert at["ringed"], at
        assert at["seen"], at
        stops.append(at["name"])
    return stops


def test_shortcuts(visit: Visit) -> None:
    """Sheets open by their letters and close by Escape; a search is taken back with u; the skip link skips."""
    visitor = visit()
    page = visitor.page
    screen = visitor.play_now()
    for key, title in (("r", "sheet-rules"), ("l", "sheet-log"), ("t", "sheet-table"), ("m", "notes")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=visitor.say(title))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=visitor.say("keys"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    turn = by_keys(visitor, screen)
    source = by_keys(visitor, turn)
    assert source.choices != turn.choices
    back = visitor.press(lambda: page.keyboard.press("u"), source)
    assert back.choices == turn.choices
    page.keyboard.press("n")
    expect(visitor.decision.get_by_role("status")).to_be_visible()
    page.goto("/")
    expect(visitor.door).to_be_visible()
    page.keyboard.press("Tab")
    assert focused(visitor)["name"].strip() == visitor.say("skip")
    page.keyboard.press("Enter")
    assert focused(visitor)["tag"] == "main"
