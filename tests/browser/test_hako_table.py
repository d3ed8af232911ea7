"""Round one table: one device behind the curtain, and a screen in the middle that shows what all may see."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.nights import Json, Player, choice
from tests.browser.visitors import DESK, PHONE, Visitor
from tests.table.servers import Guest, Server, key
from yakata import load
from yakata.words import words_for

NAMES = ("Sumire", "Aoi", "Ben")
HER_SIGNS = ".aura, .tray .number, .holding"
"""Her figure, her code, cards in a hand."""


def states(visitor: Visitor, table: str) -> list[Json]:
    ask = visitor.context.request.get
    return [ask(f"/api/tables/{table}?seat={seat}").json()["state"] for seat in range(len(NAMES))]


def lay_for_three(visitor: Visitor) -> str:
    page = visitor.page
    page.goto("/new?way=screen")
    page.get_by_role("combobox", name=visitor.say("which-game")).select_option("hako-onna")
    page.get_by_role("textbox", name=visitor.say("your-name")).fill(NAMES[0])
    for seat, name in enumerate(NAMES[1:], 2):
        page.get_by_role("textbox", name=f"Name of seat {seat}").fill(name)
    page.get_by_text(visitor.say("rulings")).click()
    house = words_for(load("hako-onna"), "en").say("option-house")
    page.get_by_role("combobox", name=house).select_option("balanced")
    visitor.button("lay-table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url.rpartition("/")[2]


def test_one_device(visit: Visit) -> None:
    """Nothing is left in the page when the device goes round; in the dark it is hers; her order saves its way."""
    visitor = visit(size=PHONE)
    page = visitor.page
    table = lay_for_three(visitor)
    random = Random(3)
    holds = -1
    alone = False
    ordered = open_to_all = 0
    passed: list[str] = []
    """On what occasions it went to her."""
    take = page.get_by_role("button", name=re.compile("^I am "))
    while True:
        seen = states(visitor, table)
        asked = next((seat for seat, state in enumerate(seen) if state["choices"]), -1)
        if asked < 0 or seen[0]["view"]["hour"] > 1:
            break
        state = seen[asked]
        if ordered and state["standing"]:
            page.wait_for_timeout(100)  # it is answered for her
            continue
        if asked != holds:
            covered = seen[(asked + 1) % len(NAMES) if holds < 0 else holds]["covered"]
            if covered or alone:  # whoever has looked alone leaves nothing on it for the next, who may be seen then
                expect(take).to_have_text(f"I am {NAMES[asked]}")
                assert page.locator(".hako").count() == 0
                take.click()
                alone = covered
            else:
                open_to_all += 1
            holds = asked
            if asked == 0:
                passed.append(state["view"]["prompt"])
        expect(visitor.decision).to_contain_text(state["prompt"])
        expect(visitor.board.locator(".aura")).to_have_count(len(state["view"]["ghosts"]))
        if state["standing"]:
            page.get_by_role("button", name=re.compile("until I say otherwise")).click()
            ordered += 1
            continue
        move = {"version": state["version"], "key": key(), "seat": asked, "choice": choice(state["choices"], random)}
        assert visitor.context.request.post(f"/api/tables/{table}/moves", data=move).ok
    assert ordered == 1
    assert open_to_all  # Items are chosen before all
    assert passed.count("react") == 1
    assert "scream" in passed


def test_the_screen_in_the_middle(visit: Visit, served: Server, axe: None) -> None:
    """Laid by her own browser, and still it shows nothing of hers; in the dark it is dark."""
    player = Player(visit(size=DESK), 0)
    visitor, page = player.visitor, player.visitor.page
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    wish = {"game": "hako-onna", "options": {"house": "balanced"}, "seats": seats, "mask": "off", "name": NAMES[0]}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    expect(visitor.link("screen-open")).to_have_attribute("href", f"/s/{table}")
    page.goto(f"/s/{table}")
    expect(page.get_by_text(f"/t/{table}")).to_be_visible()
    assert complaints(visitor) == []
    player.frames.clear()
    guest = Guest(served.url, NAMES[1])
    guest.post(f"/tables/{table}/sit", {"seat": 1, "name": NAMES[1]})
    random = Random(2)
    board = visitor.board
    was_dark = False
    for _ in range(600):
        hers, theirs = player.ask(table), guest.get(f"/tables/{table}", seat=1)["state"]
        if hers["result"] or hers["view"]["hour"] > 1:
            break
        if hers["choices"]:
            if hers["view"]["phase"] == "dark":
                expect(board.locator(".dark")).to_be_visible()
                was_dark = True
            player.move(table, hers, choice(hers["choices"], random))
        elif theirs["choices"]:
            move = {"version": theirs["version"], "key": key(), "choice": choice(theirs["choices"], random), "seat": 1}
            guest.post(f"/tables/{table}/moves", move)
        else:
            page.wait_for_timeout(50)
        assert board.locator(HER_SIGNS).count() == 0
    assert was_dark
    assert player.frames
    assert {frame["seat"] for frame in player.frames} == {-1}
    assert complaints(visitor) == []
    guest.close()
