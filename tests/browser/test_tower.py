"""The noise tower in the page: five discs by the steps, a tower brought down by a careless hand, the practice board."""

import re
import shutil
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import complaints
from tests.browser.conftest import CHROMIUM, Visit
from tests.browser.keys import tab_to
from tests.browser.nights import Json, Player
from tests.browser.visitors import DESK, PHONE, TEXTS, Visitor
from yakata import tower

pytestmark = pytest.mark.skipif(not tower.available(), reason="the physics is not installed")

DRAWS = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist")
"""WebGL without a graphics card."""
SMALL = (400, 560)
"""As few pixels as a house still fits into: each is drawn by the processor."""
SEATS = [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]
ENOUGH = 400
TRIES = 6
SLOW = 120_000


@pytest.fixture(scope="module")
def painter(browser: Browser) -> Iterator[Browser]:
    """A browser that draws in three dimensions."""
    flags = [flag for flag in CHROMIUM if flag != "--disable-gpu"]
    chromium = browser.browser_type.launch(executable_path=shutil.which("chromium"), args=[*flags, *DRAWS])
    yield chromium
    chromium.close()


def stack(state: Json) -> list[Json]:
    found: list[Json] = state["view"]["noise"]["tower"]["stack"]
    return found


def lay_table(visitor: Visitor) -> str:
    options = {"noise": "tower", "house": "balanced", "difficulty": "easy"}
    wish = {"game": "hako-onna", "options": options, "seats": SEATS}
    answer = visitor.context.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def until_the_tower(player: Player, table: str, random: Random) -> Json | None:
    """The state in which this seat lays a disc; nothing when the night is over. All else is answered quickly."""
    for _ in range(ENOUGH):
        state = player.ask(table)
        if state["result"]:
            return None
        if any(one["text"].startswith("balance ") for one in state["choices"]):
            return state
        if state["choices"]:
            ends = [one["text"] for one in state["choices"] if one["text"] in ("end", "stay")]
            player.move(table, state, ends[0] if ends else random.choice(state["choices"])["text"])
        else:
            player.visitor.page.wait_for_timeout(50)
    raise AssertionError(state["prompt"])


def what_comes(player: Player, table: str, before: Json) -> Json:
    """The state after the disc has come down."""
    for _ in range(ENOUGH):
        state = player.ask(table)
        if state["version"] > before["version"] and not state["view"]["noise"]["tower"]["coming_down"]:
            return state
        player.visitor.page.wait_for_timeout(50)
    raise AssertionError("no disc has come down")


def word(visitor: Visitor, key: str) -> str:
    """One of the board's own words."""
    text = (TEXTS / visitor.lang / "hako-onna.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found, key
    return found[1]


def steps(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("form", name=word(visitor, "tower-steps"))


def test_five_discs_by_steps(visit: Visit, quick_house: str, axe: None) -> None:
    """Where nothing moves: aim and care are two lists, a sentence says how the stack leans, and five discs stand."""
    visitor, random = visit(url=quick_house, size=DESK), Random(5)
    page = visitor.page
    for attempt in range(TRIES):
        player, table = Player(visitor, 1), lay_table(visitor)
        page.goto(f"/t/{table}")
        while state := until_the_tower(player, table, random):
            expect(steps(visitor)).to_contain_text(re.compile(r"lies?, and the stack|is empty"))
            expect(page.locator(".tower svg").first).to_be_visible()
            expect(page.locator('.choices[data-settled="true"]')).to_be_visible()
            if not stack(state) and not attempt:
                assert steps(visitor).get_by_role("radio").count() == 8
                assert complaints(visitor) == []
            steps(visitor).get_by_role("button").click()
            what_comes(player, table, state)
            highest = max(len(stack(frame)) for frame in player.frames)
            if highest == 5 or len(player.frames[-1]["view"]["noise"]["tower"]["stack"]) < len(stack(state)):
                break
        if max(len(stack(frame)) for frame in player.frames) == 5:
            return
    pytest.fail("no careful stack of five discs stood")


def test_by_keys(visit: Visit, quick_house: str) -> None:
    """Tab leads to the care, an arrow changes it, and what is let go is what was chosen."""
    visitor = visit(url=quick_house, size=DESK)
    sent: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    player, table = Player(visitor, 1), lay_table(visitor)
    visitor.page.goto(f"/t/{table}")
    state = until_the_tower(player, table, Random(1))
    assert state
    expect(visitor.page.locator('.choices[data-settled="true"]')).to_be_visible()
    tab_to(visitor, word(visitor, "tower-care-careful"))
    visitor.page.keyboard.press("ArrowRight")
    tab_to(visitor, word(visitor, "tower-let-go"))
    visitor.page.keyboard.press("Enter")
    after = what_comes(player, table, state)
    steady = next(way["placement"] for way in state["view"]["noise"]["tower"]["ways"] if way["care"] == "steady")
    assert any(f" {steady['height']} {steady['speed']} {steady['drift']} " in text for text in sent)
    assert after["version"] > state["version"]


def test_what_lets_go_is_at_hand_on_a_phone(visit: Visit, quick_house: str) -> None:
    """The lists scroll where there is little room; the press that they are for stays in sight."""
    visitor = visit(url=quick_house, size=PHONE)
    player, table = Player(visitor, 1), lay_table(visitor)
    assert until_the_tower(player, table, Random(1))
    visitor.page.goto(f"/t/{table}")
    expect(steps(visitor).get_by_role("button")).to_be_in_viewport(ratio=1)


def test_a_careless_hand_brings_it_down(painter: Browser, quick_house: str) -> None:
    """A disc that is let go beside the board's blip: the tower falls, is seen to fall, and is heard in words (H41)."""
    visitor = Visitor(painter, quick_house, size=SMALL, still=False, settings={"pace": "brisk"})
    page = visitor.page
    player, table = Player(visitor, 1), lay_table(visitor)
    state = until_the_tower(player, table, Random(2))
    assert state
    assert not stack(state)
    page.goto(f"/t/{table}")
    close = page.locator(".close.ready.asked")
    close.wait_for(timeout=SLOW)
    box = close.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.92, box["y"] + box["height"] * 0.8)
    page.mouse.down()
    page.mouse.up()
    expect(close.locator(".slip")).to_be_visible(timeout=SLOW)  # too short to be meant
    assert player.ask(table)["version"] == state["version"]
    page.mouse.down()
    page.wait_for_timeout(600)
    page.mouse.up()
    after = what_comes(player, table, state)
    assert not stack(after)
    assert any(event["key"] == "made-noise" for event in after["events"]), after["events"]  # H36
    expect(page.get_by_text("lays a disc").or_(page.locator(".narrator")).first).to_be_visible(timeout=SLOW)
    assert not visitor.troubles
    visitor.context.close()


def test_the_practice_board(visit: Visit, quick_house: str, axe: None) -> None:
    """No ghost, no turns; and tonight's tower, with the best of the day."""
    visitor = visit(url=quick_house, size=PHONE)
    page = visitor.page
    page.goto("/tower")
    steps(visitor).get_by_role("button").click()
    expect(page.locator(".result")).to_contain_text("Disc 1")
    assert complaints(visitor) == []
    page.get_by_role("button", name=word(visitor, "tower-tonight"), exact=True).click()
    page.get_by_role("button", name=re.compile("^Begin a try")).click()
    steps(visitor).get_by_role("button").click()
    expect(page.locator(".result")).to_contain_text("Disc 1")
    assert complaints(visitor) == []
    page.goto("/")
    page.get_by_role("article").filter(has_text="Hako Onna").get_by_role(
        "button", name=visitor.say("how-to-play")
    ).click()
    expect(page.locator('a[href="/tower"]')).to_be_visible()
