"""What must be in reach: the end of the turn on a phone, a tile's text by keys, nothing behind a scene that is read."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_betrayal import Json, after, asked, curious, lay, move, play_until, sit
from tests.browser.visitors import DESK, PHONE, Visitor

LONGEST = 300


def crowded(visitor: Visitor, table: str, random: Random) -> Json:
    """A turn with more to do than a phone's bar has room for."""
    for _ in range(LONGEST):
        state = asked(visitor, table)
        assert state is not None
        texts = [one["text"] for one in state["choices"]]
        if state["view"]["prompt"] == "turn" and sum(text.startswith("act ") for text in texts) > 3:
            return state
        move(visitor, table, state, curious(texts, random))
    raise AssertionError("nobody ever had much to do")


def test_the_end_of_the_turn_is_in_sight_on_a_phone(visit: Visit) -> None:
    visitor, random = visit(size=PHONE), Random(2)
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, random, "turn")
    sit(visitor, state)
    status = visitor.board.locator("header.status")
    plain = status.bounding_box()
    state = crowded(visitor, table, random)
    sit(visitor, state)
    visitor.page.keyboard.press("Escape")
    end = next(one["say"] for one in state["choices"] if one["text"] == "end")
    expect(visitor.choices.get_by_role("button", name=end)).to_be_in_viewport(ratio=1)
    assert plain is not None
    now = status.bounding_box()
    assert now is not None
    assert now["height"] == plain["height"]


def test_a_tile_tells_about_itself_by_keys(visit: Visit) -> None:
    visitor = visit(size=DESK)
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, Random(2), "turn")
    sit(visitor, state)
    house, keyboard = visitor.board.locator(".house .view"), visitor.page.keyboard
    house.focus()
    keyboard.press("i")
    told = visitor.board.locator(".info")
    expect(told).to_contain_text(state["texts"]["tile-entrance-hall"])
    keyboard.press("ArrowUp")
    expect(told).to_contain_text(state["texts"]["tile-ground-floor-staircase"])
    keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(house).to_be_focused()


def test_a_scene_is_read_before_anything_is_chosen(visit: Visit) -> None:
    """Keys that choose do nothing behind it, and afterwards the focus is where it was."""
    visitor, random = visit(size=DESK), Random(11)
    table = lay(visitor, haunt="bride")
    state = play_until(visitor, table, random, "haunt")
    sit(visitor, state)
    page, scene = visitor.page, visitor.page.locator("dialog.haunt-scene")
    expect(scene).to_be_visible()
    page.wait_for_timeout(400)
    page.keyboard.press("1")
    page.wait_for_timeout(400)
    now = asked(visitor, table)
    assert now is not None
    assert now["version"] == state["version"]
    for _ in range(2):
        scene.locator("button").first.focus()
        page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    page.wait_for_function("() => document.activeElement !== document.body")


def beside_a_friend(visitor: Visitor, random: Random) -> tuple[str, Json]:
    """A turn of the haunt in which ATTACK could only be on one's own side: one explores, the others stay together."""
    table = lay(visitor, haunt="high-water", families="deal")
    for _ in range(LONGEST * 6):
        state = asked(visitor, table)
        if state is None:  # over before two of them stood together: another night
            table = lay(visitor, haunt="high-water", families="deal")
            continue
        if "act attack" in state["view"]["own"]:
            return table, state
        texts = [one["text"] for one in state["choices"]]
        stays = "end" in texts and (state["seat"] > 0 or state["view"]["haunt"])
        move(visitor, table, state, "end" if stays else curious(texts, random))
    raise AssertionError("no two of them ever stood together")


def test_nobody_is_invited_to_strike_a_friend(visit: Visit) -> None:  # BR32
    visitor = visit(size=DESK)
    page = visitor.page
    table, state = beside_a_friend(visitor, Random(5))
    sit(visitor, state)
    scene = page.locator("dialog.haunt-scene")
    for _ in range(2):  # the story for all, then one's own book
        scene.locator("button").first.click()
    expect(scene).to_have_count(0)
    attack = next(one["say"] for one in state["choices"] if one["text"] == "act attack")
    expect(visitor.board.get_by_role("button", name=attack, exact=True)).to_have_count(0)
    said = {one["text"]: one["say"] for one in state["choices"]}
    grave = [said[text] for text in (*state["view"]["own"], "end") if text in said]
    shown = visitor.choices.locator(".choice > span:first-child").all_inner_texts()
    assert {text.casefold() for text in shown[-len(grave) :]} == {text.casefold() for text in grave}
    place = [text.casefold() for text in shown].index(attack.casefold())
    last = visitor.choices.get_by_role("button").nth(place)
    expect(visitor.choices).to_have_attribute("data-settled", "true")
    last.click()
    expect(last).to_have_attribute("aria-current", "true")
    again = asked(visitor, table)
    assert again is not None
    assert again["version"] == state["version"]  # the first tap has done nothing
    last.click()
    assert after(visitor, table, state)["version"] > state["version"]
