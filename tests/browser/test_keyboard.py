"""Everything by keyboard alone: Tab, Enter, arrows and numbers. Where the focus is can be seen."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.keys import MOST_TABS, by_keys, focused
from tests.browser.nights import Player
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
    """Sheets open by their letters and close by Escape, and the focus is where it was; a search is taken back with u;
    the skip link skips."""
    visitor = visit()
    page = visitor.page
    screen = visitor.play_now()
    expect(question(visitor)).to_be_focused()
    for key, title in (("r", "sheet-rules"), ("l", "sheet-log"), ("t", "sheet-table"), ("m", "notes")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=visitor.say(title))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(question(visitor)).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=visitor.say("keys"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(question(visitor)).to_be_focused()
    turn = by_keys(visitor, screen)
    source = by_keys(visitor, turn)
    assert source.choices != turn.choices
    back = visitor.press(lambda: page.keyboard.press("u"), source)
    assert back.choices == turn.choices
    expect(question(visitor)).to_be_focused()
    page.keyboard.press("n")
    expect(visitor.decision.locator("[data-foreseen]")).to_be_visible()
    ear = page.get_by_role("log", name=visitor.say("ear"))
    expect(ear.locator("p").last).to_have_text(
        visitor.decision.locator("[data-foreseen] li span:not(.number)").last.text_content() or "-"
    )
    page.keyboard.press("Escape")
    expect(visitor.decision.locator("[data-foreseen]")).to_have_count(0)
    expect(question(visitor)).to_be_focused()
    page.keyboard.press("Enter")
    expect(ear.locator("p").last).to_contain_text("Tab")
    page.goto("/")
    expect(visitor.door).to_be_visible()
    page.keyboard.press("Tab")
    assert focused(visitor)["name"].strip() == visitor.say("skip")
    page.keyboard.press("Enter")
    assert focused(visitor)["tag"] == "main"


def test_whoever_closes_a_sheet_is_where_it_was_opened(visit: Visit, quick_house: str) -> None:
    """At its button, by a press or a key; at the question, where a letter has opened it from nowhere."""
    visitor = visit(url=quick_house)
    page = visitor.page
    visitor.play_now()
    expect(question(visitor)).to_be_focused()
    for sheet in ("log", "notes", "table"):
        button = page.locator(f'.tools [data-sheet="{sheet}"]')
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(button).to_be_focused()
    for key in ("r", "l"):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(question(visitor)).to_be_focused()


def question(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-question]")


def test_whoever_is_asked_has_the_focus(visit: Visit, quick_house: str) -> None:
    """After the opening, a choice on the board, a refusal, a drawer: at the question, or where it came from."""
    visitor = visit(url=quick_house, new=True)
    page = visitor.page
    night = Player(visitor, 0)
    wish = {"game": "hidden-rooms", "options": {}, "seats": [{"kind": "me"}]}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    opening = page.locator("dialog.opening")
    expect(opening.locator("button.primary")).to_be_focused()
    expect(opening).to_have_accessible_description(re.compile(r"\w{3}"))
    expect(opening).to_have_accessible_name(re.compile(r".: ."))
    page.keyboard.press("Enter")
    expect(opening).to_have_count(0)
    expect(question(visitor)).to_be_focused()
    for _ in range(6):
        screen = visitor.screen()
        visitor.settle()
        visitor.target(screen).focus()
        page.keyboard.press("Enter")
        visitor.screen(screen)
        assert not lost(visitor)
    expect(question(visitor)).to_be_focused()
    drawers(visitor, night, table)
    page.keyboard.press("u")
    page.goto(f"/t/{table}")
    expect(question(visitor)).to_be_focused()


def lost(visitor: Visitor) -> bool:
    visitor.settle()
    return bool(visitor.page.evaluate("['BODY', 'DIV', 'MAIN'].includes(document.activeElement.tagName)"))


def drawers(visitor: Visitor, night: Player, table: str) -> None:
    """Numbers inside them choose nothing; who closes one is back at the button that opened it."""
    page = visitor.page
    for sheet in ("log", "notes"):
        button = page.locator(f'.tools [data-sheet="{sheet}"]')
        button.focus()
        page.keyboard.press("Enter")
        inside = page.get_by_role("dialog")
        expect(inside).to_be_visible()
        if sheet == "notes":
            expect(inside.get_by_role("textbox")).to_be_focused()
        else:
            inside.locator(".drawer-body").focus()
        before = night.ask(table)["version"]
        page.keyboard.press("1")
        page.wait_for_timeout(500)
        assert night.ask(table)["version"] == before
        page.keyboard.press("Escape")
        expect(inside).to_be_hidden()
        expect(button).to_be_focused()


def test_what_a_choice_does_is_heard_with_it(visit: Visit, quick_house: str) -> None:
    """Odds and effects: the name of the place where they stand is one word, and it is there."""
    visitor = visit(url=quick_house)
    screen = visitor.play_now()
    described = visitor.choices.locator("button[aria-describedby]")
    for _ in range(4):
        screen = visitor.choose(screen)
        if described.count():
            break
    expect(described.first).to_be_visible()
    for button in described.all():
        expect(button).to_have_accessible_description(re.compile(r"\S"))


@pytest.mark.parametrize(("game", "options"), [("betrayal", {"families": "deal"}), ("hako-onna", {})])
def test_a_scene_that_waits_asks_for_its_press(
    visit: Visit, quick_house: str, game: str, options: dict[str, str]
) -> None:
    """Its button has the focus; after the press the question has it."""
    visitor = visit(url=quick_house, settings={"pace": "brisk"})
    page, button = visitor.page, visitor.page.locator(".passing .scene button")
    seats = [{"kind": "me"} if seat == 1 else {"kind": "bot"} for seat in range(3)]
    wish = {"game": game, "options": options, "seats": seats, "mask": "off", "name": "Aki"}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    player, random = Player(visitor, 1), Random(3)
    for _ in range(900):
        if button.count():
            break
        if page.locator("dialog:modal").count():
            page.locator("dialog:modal").get_by_role("button").last.click()
        elif page.locator(".narrator").count():
            page.keyboard.press(" " if page.locator(".scene").count() else "Escape")
        else:
            state = player.ask(table)
            texts = [one["text"] for one in state["choices"]]
            bold = [text for text in texts if text.split()[0] in ("explore", "peek", "move", "flip")] or texts
            if texts:
                player.move(table, state, random.choice(bold))
        page.wait_for_timeout(25)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_have_count(0)
    for _ in range(400):
        if question(visitor).count():
            break
        page.keyboard.press(" ")
        page.wait_for_timeout(50)
    expect(question(visitor)).to_be_focused()


def heard(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name=visitor.say("ear"))


def test_a_key_that_chooses_nothing_says_so(visit: Visit, quick_house: str) -> None:
    """A number behind which there is nothing; the list, that keeps the focus when it closes."""
    visitor = visit(url=quick_house, settings={"pace": "brisk"})
    page = visitor.page
    visitor.play_now()
    expect(question(visitor)).to_be_focused()
    page.keyboard.press("9")
    expect(heard(visitor)).to_contain_text(visitor.say("ear-no-number").partition("{")[0].strip())
    page.keyboard.press("1")
    inside = visitor.choices.locator("details button").first
    expect(inside).to_be_visible()
    inside.focus()
    page.keyboard.press("w")
    expect(visitor.choices.locator("summary")).to_be_focused()
    expect(heard(visitor)).to_contain_text(visitor.say("ear-list-closed"))


def test_a_press_counts_as_soon_as_the_question_has_the_focus(visit: Visit, quick_house: str) -> None:
    visitor = visit(url=quick_house, still=False, settings={"pace": "brisk"})
    visitor.play_now()
    expect(question(visitor)).to_be_focused()
    assert visitor.choices.get_attribute("data-settled") == "true"


def test_few_stops_before_the_choices(visit: Visit, quick_house: str) -> None:
    """The words of a question are explained after its choices, at one stop with arrows between them."""
    visitor = visit(url=quick_house)
    page = visitor.page
    wish = {"game": "hako-onna", "options": {"house": "balanced"}, "mask": "off"}
    seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]
    table = visitor.context.request.post("/api/tables", data=wish | {"seats": seats}).json()["table"]["id"]
    page.goto(f"/t/{table}")
    expect(question(visitor)).to_be_focused()
    assert question(visitor).get_by_role("button").count() == 0
    among = "(list) => list.contains(document.activeElement)"
    stops = 0
    while not visitor.choices.evaluate(among):
        page.keyboard.press("Tab")
        stops += 1
        assert stops < 4
    stop = '[tabindex="0"], button:not([tabindex])'
    rows = page.get_by_role("toolbar", name=visitor.say("words-explained"))
    assert [row.locator(stop).count() for row in rows.all()] == [1] * rows.count()
    words = visitor.decision.get_by_role("toolbar", name=visitor.say("words-explained"))
    word = words.locator('[tabindex="0"]').first
    expect(word).to_have_accessible_name(re.compile(visitor.say("term-what").partition("}")[2]))
    word.focus()
    page.keyboard.press("ArrowLeft")
    expect(words.locator("button.key")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id^=rule-].asked")).to_be_focused()


def test_the_ending_has_the_focus(visit: Visit, quick_house: str) -> None:
    """Nothing is nowhere on the way there: while others act the focus rests where the question will come."""
    visitor = visit(url=quick_house, settings={"pace": "brisk"})
    page, player, random = visitor.page, Player(visitor, 0), Random(5)
    wish = {"game": "hidden-rooms", "options": {"stage": 5}, "seats": [{"kind": "me"}]}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    page.goto(f"/t/{table}")
    expect(question(visitor)).to_be_focused()
    while not (state := player.ask(table))["result"]:
        player.move(table, state, random.choice([one["text"] for one in state["choices"]]))
    for _ in range(400):
        if page.locator(".play.over").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    expect(page.locator("h2[data-question]")).to_be_focused()
    expect(page.locator("h2[data-question]")).to_have_text(state["result"])
    expect(heard(visitor)).to_contain_text(page.locator(".ending figcaption p").first.inner_text())
