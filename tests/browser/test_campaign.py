"""A campaign in the browser: begun, left, found again, told, printed, carried and forked; by mouse, by keys, aloud."""

import json
import re
from pathlib import Path
from time import sleep, time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.evenings import Explorer, evening
from tests.browser.keys import focused
from tests.browser.visitors import DESK, PATIENCE, PHONE, Lang, Size, Visitor
from tests.table.servers import Server
from yakata.betrayal import GAME
from yakata.registry import games
from yakata.words import words_for

pytestmark = pytest.mark.skipif("betrayal" not in games(), reason="the game is not at the door yet")
FAMILIES = ("ashlar", "quill", "fennel")


def on_the_shelf(visitor: Visitor, name: str) -> str:
    """A new campaign, from the entrance; its id."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("link").filter(has_text=visitor.say("campaign-line")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.say("shelf"))
    visitor.button("campaign-new").click()
    page.get_by_label(visitor.say("campaign-name"), exact=True).fill(name)
    visitor.button("campaign-start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url.rsplit("/", 1)[1]


def bots_play(visitor: Visitor, campaign: str, chapters: int = 1) -> str:
    """Whole evenings of bots, behind the page's back; the table of the last."""
    request = visitor.context.request
    for _ in range(chapters):
        over = _over(request.get(f"/api/campaigns/{campaign}").json())
        company = [{"family": family, "kind": "bot", "name": f"Old {family}", "age": 40} for family in FAMILIES]
        begun = request.post(f"/api/campaigns/{campaign}/chapters", data={"company": company})
        assert begun.ok
        until = time() + 3 * PATIENCE
        while _over(request.get(f"/api/campaigns/{campaign}").json()) == over:
            assert time() < until
            sleep(0.2)
    table: str = begun.json()["table"]["id"]
    return table


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type */Page\b", pdf))


def asked_by_the_house(visitor: Visitor, table: str) -> Any:
    """What the house asks whoever is away. The last click on a busy machine may be heard late: then it asks again."""
    until = time() + PATIENCE
    while time() < until:
        state = visitor.context.request.get(f"/api/tables/{table}").json()["state"]
        sleep(0.5)
        now = visitor.context.request.get(f"/api/tables/{table}").json()["state"]
        if now["choices"] and now["version"] == state["version"]:
            return now
    raise AssertionError("the house asks nothing")


def _over(shown: Any) -> int:
    return sum(night["over"] for night in shown["nights"])


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_the_prologue_begins_against_bots_and_waits_for_another_day(visit: Visit, lang: Lang, size: Size) -> None:
    visitor = visit(lang=lang, size=size)
    page = visitor.page
    campaign = on_the_shelf(visitor, "Marrow Hill")
    page.get_by_role("textbox").nth(1).fill("Agnes")
    page.get_by_role("spinbutton").first.fill("27")
    visitor.button("campaign-sit-down").click()
    page.wait_for_url("**/t/*")
    table = page.url
    expect(visitor.board).to_be_visible()
    page.goto("/shelf")
    line = page.get_by_role("link").filter(has_text="Marrow Hill")
    expect(line).to_contain_text(visitor.say("campaign-playing"))
    line.click()
    expect(page.get_by_role("article").first).to_contain_text("Agnes")
    expect(page.get_by_role("article").first).to_contain_text("1689")
    expect(visitor.button("campaign-sit-down")).to_have_count(0)
    visitor.link("campaign-go-on").click()
    page.wait_for_url(table)
    people = visitor.context.request.get(f"/api/campaigns/{campaign}").json()["company"]
    assert (people[0]["name"], people[0]["age"]) == ("Agnes", 27)


def test_the_house_is_closed_and_the_same_turn_waits(visit: Visit, page_is_built: None, tmp_path: Path) -> None:
    """Alone against bots: some choices by hand, then another server on the same data, and the way back by the shelf."""
    options = ("--unlimited", "--data", str(tmp_path))
    server = Server(*options, log=tmp_path / "server.log")
    try:
        one = Explorer(visit(url=server.url, size=PHONE), "Agnes")
        visitor, page = one.visitor, one.visitor.page
        visitor.expected += ["WebSocket connection to", "net::ERR_"]
        on_the_shelf(visitor, "Marrow Hill")
        visitor.button("campaign-sit-down").click()
        page.wait_for_url("**/t/*")
        for made, _ in enumerate(evening([one], Explorer.advice)):
            if made == 3:
                break
        table = page.url
        page.goto("/me")
        before = asked_by_the_house(visitor, table.rpartition("/")[2])
        server.stop()
        server = Server(*options, log=tmp_path / "server.log", port=server.port)
        page.goto("/shelf")
        page.get_by_role("link").filter(has_text="Marrow Hill").click()
        one.fresh()
        visitor.link("campaign-go-on").click()
        page.wait_for_url(table)
        for _ in evening([one], Explorer.advice):
            break
        for part in ("version", "choices", "prompt", "view"):
            assert one.state[part] == before[part]
        assert visitor.look().choices
    finally:
        server.stop()


def test_what_has_happened_is_told_printed_kept_and_forked(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    campaign = on_the_shelf(visitor, "Marrow Hill")
    table = bots_play(visitor, campaign, 2)
    page.goto(f"/t/{table}")
    visitor.link("campaign-back").click()
    nights = page.get_by_role("region", name=visitor.say("campaign-history")).get_by_role("article")
    expect(nights).to_have_count(2)
    expect(nights.first).to_contain_text("1715")
    expect(nights.last).to_contain_text("1689")
    expect(nights.last).to_contain_text(visitor.say("campaign-changed"))
    families = page.get_by_role("region", name=visitor.say("campaign-families")).get_by_role("article")
    expect(families).to_have_count(3)
    blanks = page.get_by_role("region", name=visitor.say("campaign-blanks"))
    expect(blanks.get_by_role("button")).to_have_count(1)  # the pen: what nobody has written is folded
    blanks.locator("summary").click()
    lines = visitor.context.request.get(f"/api/campaigns/{campaign}").json()["blanks"]
    expect(blanks.get_by_role("button")).to_have_count(1 + len(lines))

    with page.expect_download() as downloading:
        visitor.button("campaign-export").click()
    file = tmp_path / "campaign.json"
    downloading.value.save_as(file)
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["header"]["name"] == "Marrow Hill"
    assert "chapter-2" not in file.read_text(encoding="utf-8")

    visitor.link("campaign-chronicle").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Marrow Hill")
    evenings = page.get_by_role("article").filter(has_text=visitor.say("campaign-changed"))
    expect(evenings).to_have_count(2)
    expect(evenings.first.get_by_role("img")).not_to_have_count(0)
    expect(visitor.button("campaign-print")).to_be_visible()
    page.emulate_media(media="print")
    expect(visitor.button("campaign-print")).to_be_hidden()
    expect(page.get_by_role("banner").first).to_be_hidden()
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 5, "the title, the families, a page an evening, the rest"
    page.emulate_media(media="screen")

    page.goto(f"/c/{campaign}")
    page.get_by_role("combobox", name=visitor.say("campaign-fork-from")).select_option("2")
    visitor.button("campaign-fork").click()
    page.wait_for_url(lambda url: campaign not in url)
    expect(nights).to_have_count(1)

    page.goto("/shelf")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/c/*")
    expect(nights).to_have_count(2)
    page.goto("/shelf")
    expect(page.get_by_role("listitem").filter(has_text="Marrow Hill")).to_have_count(3)


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_names_and_fates_of_ones_own(visit: Visit, axe: None, lang: Lang, size: Size) -> None:  # B34 B108 B169 BR43
    """Written after the prologue; on the shelf, in the chronicle and at the next table they stand as plain text."""
    visitor = visit(lang=lang, size=size)
    page = visitor.page
    campaign = on_the_shelf(visitor, "Marrow Hill")
    bots_play(visitor, campaign)
    page.goto(f"/c/{campaign}")
    blanks = page.get_by_role("region", name=visitor.say("campaign-blanks"))
    shown = visitor.context.request.get(f"/api/campaigns/{campaign}?lang={lang}").json()["blanks"]
    assert complaints(visitor) == []
    ceremony = page.get_by_role("dialog")

    def write(what: str, text: str) -> None:
        """A scene of its own: what it is about, one line, and then it is sealed."""
        blank = next(one for one in shown if one["what"] == what)
        line = blanks.get_by_role("button").filter(has_text=blank["say"])
        if not line.is_visible():  # what nobody has written is folded
            blanks.locator("summary").click()
        line.click()
        expect(ceremony).to_have_accessible_name(blank["say"])
        expect(ceremony.get_by_role("textbox")).to_be_focused()
        assert complaints(visitor) == []
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        expect(ceremony.get_by_role("status")).to_have_text(visitor.say("campaign-has-written"))
        expect(ceremony).to_contain_text(text)
        page.keyboard.press("Escape")
        expect(ceremony).to_have_count(0)
        expect(line).to_contain_text(text)

    write("family", "<u>Thornfield</u>")
    write("fate", "Went out for <b>salt</b>.")
    families = page.get_by_role("region", name=visitor.say("campaign-families"))
    expect(families.get_by_role("heading", name="<u>Thornfield</u>")).to_be_visible()
    expect(families).to_contain_text("Went out for <b>salt</b>.")
    expect(page.get_by_text("<u>Thornfield</u>").first).to_be_visible()
    page.goto(f"/c/{campaign}/chronicle")
    expect(page.get_by_text("Went out for <b>salt</b>.").first).to_be_visible()
    expect(page.get_by_text("<u>Thornfield</u>").first).to_be_visible()
    page.goto("/shelf")
    expect(page.get_by_role("link").filter(has_text="Marrow Hill")).to_contain_text("<u>Thornfield</u>")
    page.goto(f"/c/{campaign}")
    visitor.button("campaign-sit-down").click()
    page.wait_for_url("**/t/*")
    expect(visitor.board).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    texts = visitor.context.request.get(f"/api/tables/{table}?lang={lang}").json()["state"]["texts"]
    assert "<u>Thornfield</u>" in texts.values()
    if size == PHONE:
        story = page.locator("dialog.chapter-scene")
        page.add_locator_handler(
            story, lambda: page.keyboard.press("Escape")
        )  # it may come before the Key is laid, or after
        page.get_by_role("button", name="探索者").click()
    page.get_by_text("<u>Thornfield</u>").first.wait_for(state="attached")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ja", PHONE)])
def test_what_lasts_has_the_stage_and_stays_in_the_house(visit: Visit, lang: Lang, size: Size) -> None:  # B20 B27 B34
    """The end of the prologue, moment by moment; then the house in the book, after either evening."""
    visitor = visit(lang=lang, size=size, settings={"pace": "calm"})
    page, request = visitor.page, visitor.context.request
    page.goto("/shelf")
    campaign = request.post("/api/campaigns", data={"name": "Marrow Hill"}).json()["line"]["id"]
    table = bots_play(visitor, campaign)
    lines = request.get(f"/api/tables/{table}/replay?as=truth").json()["lines"]
    first = next(at for at, line in enumerate(lines) if "families-write" in {one["key"] for one in line["events"]})
    page.goto(f"/r/{table}#{first}", wait_until="networkidle")  # what weighs how much comes with the games
    scenes: dict[str, str] = {}
    for at in range(first, len(lines)):
        expect(page.get_by_text(re.compile(rf"^{at}\s*/\s*{len(lines)}$"))).to_be_visible()
        page.evaluate("moment => (location.hash = `#${moment}`)", at + 1)
        scene, empty = page.locator(".scene"), 0
        while empty < 20:  # what has no scene passes between two that have one
            for shown in scene.all():
                scenes.setdefault(shown.get_attribute("data-scene") or "", shown.inner_text())
            empty = 0 if scene.count() else empty + 1
            page.keyboard.press(" ")
            page.wait_for_timeout(150)
    words, rule = words_for(GAME, lang), "a-key"
    assert all(words.say(f"family-{family}") in scenes["families-write"] for family in FAMILIES)
    assert words.say(f"module-{rule}") in scenes["door-opened"]
    assert words.say(f"module-{rule}-text")[:20] in scenes["door-opened"]

    bots_play(visitor, campaign)
    page.goto(f"/c/{campaign}")
    house = page.get_by_role("region", name={"en": "The house, then and now", "ja": "館のむかしと今"}[lang])
    expect(house.get_by_role("radio")).to_have_count(2)
    for number, when in enumerate(house.get_by_role("radio").all(), 1):
        when.focus()
        page.keyboard.press(" ")
        expect(when).to_be_checked()
        left = request.get(f"/api/campaigns/{campaign}/left/{number}?lang={lang}").json()["place"]
        expect(house.get_by_role("img", name=str(left["year"]))).to_have_count(len(left["regions"]))
        expect(house.get_by_role("listitem")).to_have_count(len(left["marks"]))
        for mark in left["marks"]:
            expect(house.get_by_role("listitem").filter(has_text=mark["say"]).first).to_contain_text(str(mark["year"]))


def test_a_file_that_was_changed_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(lang="ja")
    visitor.expected.append("400 (Bad Request)")
    page = visitor.page
    campaign = on_the_shelf(visitor, "丘の上の館")
    bots_play(visitor, campaign)
    text = visitor.context.request.get(f"/api/campaigns/{campaign}/export").text()
    file = tmp_path / "campaign.json"
    file.write_text(text.replace("1689", "1789"), encoding="utf-8")
    page.goto("/shelf")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("封が合わない")


def test_a_campaign_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            at = focused(visitor)
            if name in at["name"]:
                assert at["ringed"], at
                return
        raise AssertionError(name)

    page.goto("/")
    expect(visitor.door).to_be_visible()
    tab_to(visitor.say("campaign-one"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/shelf")
    expect(visitor.button("campaign-new")).to_be_visible()
    tab_to(visitor.say("campaign-new"))
    page.keyboard.press("Enter")
    expect(visitor.button("campaign-start")).to_be_visible()
    tab_to(visitor.say("campaign-start"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/c/*")
    expect(visitor.button("campaign-sit-down")).to_be_visible()
    tab_to(visitor.say("campaign-sit-down"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESK, "morning"), ("ja", PHONE, "night")])
def test_no_serious_complaint(visit: Visit, axe: None, lang: Lang, size: Size, theme: str) -> None:
    visitor = visit(lang=lang, size=size, settings={"theme": theme})
    page = visitor.page
    page.goto("/shelf")
    visitor.button("campaign-new").click()
    visitor.button("campaign-start").wait_for()
    found = {"shelf": complaints(visitor)}
    campaign = on_the_shelf(visitor, "Marrow Hill")
    bots_play(visitor, campaign)
    for place in (f"/c/{campaign}", f"/c/{campaign}/chronicle", "/shelf"):
        page.goto(place)
        expect(page.get_by_text("Marrow Hill").first).to_be_visible()
        found[place] = complaints(visitor)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, (place, wide)
    assert not {screen: wrong for screen, wrong in found.items() if wrong}
