"""A game seen again: line by line, through other eyes, from a file; and a file that is none."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

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
