"""Stages of Hidden Rooms by mouse and by finger, from the entrance to their end, and what is proved afterwards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor
from yakata import load, verify


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (PHONE, "ja"), (DESK, "ja")])
def test_a_stage_by_mouse(visit: Visit, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)
    screen = visitor.play_now()
    assert screen.choices
    while screen.choices:
        screen = visitor.choose(screen)
        nothing_is_covered(visitor)
    the_end(visitor)


def nothing_is_covered(visitor: Visitor) -> None:
    """The tiles in memory lie above the decision's bar, or beside it, without scrolling."""
    tiles = visitor.board.get_by_role("list").last.bounding_box()
    choices = visitor.choices.bounding_box() if visitor.choices.count() else None
    if tiles and choices and choices["x"] < tiles["x"] + tiles["width"]:
        assert tiles["y"] + tiles["height"] < visitor.page.locator(".bar").bounding_box()["y"], visitor.look().text


def the_end(visitor: Visitor) -> None:
    """The end is told, the dice are proved in the page, the record is proved here, and it can be seen again."""
    page = visitor.page
    expect(visitor.button("again")).to_be_visible()
    visitor.button("dice-check").click()
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text(re.compile(r"All are true|すべて"))
    proved = int(re.findall(r"\d+", told.inner_text())[0])
    page.keyboard.press("Escape")
    visitor.link("replay").click()
    with page.expect_download() as downloading:
        visitor.button("download-record").click()
    text = downloading.value.path().read_text(encoding="utf-8")
    assert verify(load("hidden-rooms"), text).draws == proved > 0
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    for step in (1, 2):
        visitor.button("step-on").click()
        expect(slider).to_have_value(str(step))
