"""A game seen again: line by line, through other eyes, from a file; and a file that is none."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size
from tests.table.servers import Guest, Server


@pytest.fixture(scope="module")
def table(served: Server) -> str:
    """A stage that was played to its end."""
    guest = Guest(served.url, "Aki")
    table = guest.open("hidden-rooms", "me", options={"stage": 1})
    live = guest.live(table)
    live.wait("state")
    random = Random(5)
    while not live.state["result"]:
        choice = random.choice(live.state["choices"])["text"]
        live.until(live.move(choice)["version"])
    guest.close()
    return table


@pytest.fixture(scope="module")
def record(served: Server, table: str) -> str:
    guest = Guest(served.url)
    text = guest.ask("GET", f"/tables/{table}/record").text
    guest.close()
    return text


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_step_by_step(visit: Visit, table: str, size: Size, lang: Lang) -> None:
    visitor = visit(size=size, lang=lang)
    page = visitor.page
    page.goto(f"/r/{table}")
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    visitor.button("step-on").click()
    expect(slider).to_have_value("1")
    visitor.button("step-last").click()
    expect(slider).to_have_value(str(last))
    visitor.button("step-back").click()
    expect(slider).to_have_value(str(last - 1))
    visitor.button("step-first").click()
    expect(slider).to_have_value("0")
    visitor.button("step-play").click()
    expect(slider).to_have_value("2")
    visitor.button("step-pause").click()
    expect(visitor.button("step-play")).to_be_visible()


def test_a_link_to_a_moment(visit: Visit, table: str) -> None:
    """The moment is in the address, and a reload is at the same one. Other eyes see the same line."""
    visitor = visit()
    page = visitor.page
    page.goto(f"/r/{table}#4")
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    expect(slider).to_have_value("4")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#5$"))
    expect(page.get_by_role("textbox", name=visitor.say("link-moment"))).to_have_value(page.url)
    page.reload()
    expect(slider).to_have_value("5")
    eyes = page.get_by_role("combobox", name=visitor.say("eyes"))
    for whose in ("spectator", "0", "truth"):
        eyes.select_option(whose)
        expect(eyes).to_have_value(whose)
        expect(slider).to_have_value("5")


@pytest.fixture(scope="module")
def seance(served: Server) -> str:
    """A séance of one person and three bots that was played to its end."""
    guest = Guest(served.url, "Aki")
    table = guest.open("seance", "me", "bot:random", "bot:random", "bot:random")
    live = guest.live(table)
    while not live.state.get("result"):
        live.next()
        if live.state.get("choices"):
            live.until(live.move(live.state["choices"][0]["text"])["version"])
    guest.close()
    return table


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESK, "ja")])
def test_every_seat_and_the_truth(visit: Visit, seance: str, size: Size, lang: Lang) -> None:
    """After the deal: a seat sees its own three cards, somebody looking on none, the truth all twelve."""
    visitor = visit(size=size, lang=lang)
    page = visitor.page
    page.goto(f"/r/{seance}#12")
    eyes = page.get_by_role("combobox", name=visitor.say("eyes"))
    held = visitor.board.locator(".held")
    hand = visitor.board.get_by_role("list", name={"en": "Your hand", "ja": "手札"}[lang])
    expect(eyes).to_have_value("truth")
    expect(held).to_have_count(4)
    assert len(re.findall(r"\d", "".join(held.all_inner_texts()))) == 12
    for seat in range(4):
        eyes.select_option(str(seat))
        expect(hand).to_be_attached()
        expect(hand.get_by_role("listitem")).to_have_count(3)
        assert not re.search(r"\d", "".join(held.all_inner_texts()))
        front = visitor.board.get_by_role("listitem").first
        expect(front).to_have_attribute("aria-label", re.compile("^Aki" if seat == 0 else "guest|客"))
    eyes.select_option("spectator")
    expect(hand).to_have_count(0)
    expect(held).to_have_count(4)
    assert not re.search(r"\d", "".join(held.all_inner_texts()))


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_the_truth_on_the_plain_board(visit: Visit, seance: str, size: Size, lang: Lang) -> None:
    """A game without a board of its own: all seats, one at a time."""
    visitor = visit(size=size, lang=lang)
    page = visitor.page

    def nameless(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"game": "a-game-without-pictures"})

    page.route("**/replay?*", nameless)
    page.goto(f"/r/{seance}#12")
    seats = visitor.board.get_by_role("region")
    expect(seats).to_have_count(1)
    hands = set()
    for seat in range(4):
        visitor.board.get_by_role("group").get_by_role("button").nth(seat).click()
        cards = re.findall(r"\d", seats.get_by_role("definition").first.inner_text())
        assert len(cards) == 3
        hands.add((seat, *cards))
    assert len(hands) == 4


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_record_from_a_file(visit: Visit, record: str, tmp_path: Path, lang: Lang) -> None:
    file = tmp_path / "evening.yakata"
    file.write_text(record, encoding="utf-8")
    visitor = visit(lang=lang)
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name=visitor.say("open-record")).click()
    page.get_by_label(visitor.say("choose-file")).set_input_files(file)
    slider = page.get_by_role("slider", name=visitor.say("moment"))
    visitor.button("step-on").click()
    expect(slider).to_have_value("1")
    visitor.button("dice-check").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(str(record.count("* ")))


def test_dice_that_lie(visit: Visit, record: str, tmp_path: Path) -> None:
    """With another secret the page says that the dice do not agree, or the house does not take the record."""
    file = tmp_path / "lie.yakata"
    lines = record.splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith("secret"))
    lines[at] = lines[at].replace(lines[at].split()[-1], "00" * 32)
    file.write_text("".join(lines), encoding="utf-8")
    visitor = visit()
    visitor.expected.append("400")
    page = visitor.page
    page.goto("/open")
    page.get_by_label(visitor.say("choose-file")).set_input_files(file)
    alert = page.get_by_role("alert")
    check = visitor.button("dice-check")
    expect(alert.or_(check).first).to_be_visible()
    if check.count():
        check.click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(visitor.say("dice-false"))


def test_no_record_at_all(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "shopping.yakata"
    file.write_text("milk\nbread\n", encoding="utf-8")
    visitor = visit()
    visitor.expected.append("400")
    visitor.page.goto("/open")
    visitor.page.get_by_label(visitor.say("choose-file")).set_input_files(file)
    expect(visitor.page.get_by_role("alert")).to_be_visible()
