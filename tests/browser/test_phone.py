"""On a phone nothing that must be read or pressed is cut or too small: it lies whole, or scrolls and shows so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.nights import Json
from tests.browser.test_frame import SEATS, Night
from tests.browser.visitors import DESK, PHONE, Lang, Size, Visitor

CUT = """() => {
  const cut = [];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const sides = (one, box, by) => ({
    up: box.top < by.top - 1,
    down: box.bottom > by.bottom + 2,
    side: box.left < by.left - 1 || box.right > by.right + 1,
  });
  const say = (one) => (one.textContent || one.ariaLabel || '').trim().slice(0, 60);
  for (const one of document.querySelectorAll('.bar :is(button, summary, a, .prompt, .lesson, .notice)')) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest('.visually-hidden, .words')) continue;
    const inside = one.closest('.read');
    const page = sides(one, box, { top: 0, left: 0, bottom: innerHeight, right: innerWidth });
    if (inside) {
      const more = inside.parentElement.dataset.more ?? '';
      const over = sides(one, box, inside.getBoundingClientRect());
      if (over.side || (over.up && !more.includes('up')) || (over.down && !more.includes('down')))
        cut.push(`${say(one)}: cut, and nothing says that there is more`);
      for (let at = one.parentElement; at !== inside; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 2)
          cut.push(`${say(one)}: scrolls in ${at.className} inside of what scrolls`);
    } else if (page.up || page.down || page.side) cut.push(`${say(one)}: off the page`);
  }
  for (const held of document.querySelectorAll('.bar :is(.held .choice, .held summary, .tools .button)')) {
    const box = held.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.top < document.querySelector('.bar').getBoundingClientRect().top)
      cut.push(`${say(held)}: not always there`);
  }
  return cut;
}"""
WHOLE = "one => [...one.children].every(part => part.scrollHeight <= part.clientHeight + 4 || !part.clientHeight)"
"""Whether all words of a choice can be read."""


def questions(visitor: Visitor, game: str, most: int) -> Iterator[Json]:
    """The first questions of a night, each when the page has come to rest with it."""
    night = Night(visitor, game)
    state = night.asked()
    for _ in range(most):
        if state["result"]:
            return
        night.shown(state)
        visitor.settle()
        yield state
        state = night.choose(state)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", list(SEATS))
def test_what_is_asked_is_whole(visit: Visit, quick_house: str, game: str, lang: Lang) -> None:
    """The bar and every choice, with the hints of a first night."""
    visitor = visit(url=quick_house, size=PHONE, lang=lang, settings={"listed": False}, has_touch=True)
    for state in questions(visitor, game, 14):
        assert visitor.page.evaluate(CUT) == [], state["prompt"]
        if game == "hidden-rooms":
            foresee = visitor.decision.get_by_role("button", name=visitor.say("foresee"), exact=True)
            foresee.click()
            expect(visitor.decision.locator(".notice")).to_be_visible()
            assert visitor.page.evaluate(CUT) == []
            foresee.click()


SMALL = """() => {
  const [FINGER, LETTER] = [39.5, 11.9];
  const small = new Set();
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const say = (one) => (one.textContent || one.ariaLabel || one.className).trim().slice(0, 40);
  for (const one of document.querySelectorAll('button, summary, select, a.button, [role=button]')) {
    const box = one.getBoundingClientRect();
    const inline = one.matches('.term') || one.closest('.visually-hidden, [hidden]');
    if (inline || !shown(one) || !box.width || box.right < 0 || box.left > innerWidth) continue;
    if (box.height < FINGER) small.add(`${say(one)}: ${box.height} high`);
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(one)) continue;
    if (one.closest('.visually-hidden, [hidden], title, script')) continue;
    const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < LETTER) small.add(`${walk.currentNode.data.trim().slice(0, 40)}: letters of ${size.toFixed(1)}`);
  }
  return [...small];
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ["hidden-rooms", "hako-onna", "betrayal"])
def test_a_finger_and_an_eye_are_enough(visit: Visit, quick_house: str, game: str, lang: Lang) -> None:
    """Nothing to press is lower than 40 pixels, no letter smaller than 12."""
    visitor = visit(url=quick_house, size=PHONE, lang=lang, settings={"listed": False}, has_touch=True)
    for state in questions(visitor, game, 6):
        visitor.page.wait_for_timeout(300)
        assert visitor.page.evaluate(SMALL) == [], state["prompt"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_goals_are_read_whole(visit: Visit, quick_house: str, lang: Lang) -> None:
    """A touch on the strip shows its sentences, and from there the book opens."""
    visitor = visit(url=quick_house, size=PHONE, lang=lang, has_touch=True)
    night = Night(visitor, "hako-onna")
    state = night.asked()
    night.shown(state)
    visitor.page.get_by_role("region", name=visitor.say("goals"), exact=True).get_by_role("button").click()
    sheet = visitor.page.get_by_role("dialog")
    for goal in state["goals"]:
        expect(sheet).to_contain_text(goal["say"])
    sheet.get_by_role("button", name=visitor.say("goals-open"), exact=True).click()
    expect(visitor.page.get_by_role("dialog", name=visitor.say("sheet-rules"))).to_be_visible()


STRIP = """() => {
  const strip = document.querySelector('.goals').getBoundingClientRect();
  const out = (box) => box.top < strip.top - 1 || box.bottom > strip.bottom + 1 || box.right > strip.right;
  return [...document.querySelectorAll('.goals :is(.text, .count)')]
    .filter((one) => out(one.getBoundingClientRect()) || one.scrollHeight > one.clientHeight + 4)
    .map((one) => one.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", list(SEATS))
def test_the_strip_of_goals_is_whole(visit: Visit, quick_house: str, game: str, lang: Lang) -> None:
    """Its sentences wrap: what can stop one is read to its end, and every number is there."""
    visitor = visit(url=quick_house, size=PHONE, lang=lang, settings={"listed": False}, has_touch=True)
    for state in questions(visitor, game, 8):
        if state["goals"]:
            assert visitor.page.evaluate(STRIP) == [], state["goals"]


@pytest.mark.parametrize("game", ["hidden-rooms", "hako-onna", "betrayal"])
def test_nothing_comes_under_the_finger_that_unfolds_the_list(visit: Visit, quick_house: str, game: str) -> None:
    """What unfolds it and what ends the turn stay where they are; every choice in it is reached and read whole."""
    visitor = visit(url=quick_house, size=PHONE, settings={"listed": False}, has_touch=True)
    unfolded = 0
    fold, end = visitor.choices.locator("summary"), visitor.choices.locator(".ends")
    for _ in questions(visitor, game, 10):
        assert fold.count() == 0 or visitor.page.locator("[data-unfolded]").count() == 0, "it is for one question"
        if not (fold.count() and end.count()):
            continue
        places = [fold.bounding_box(), end.bounding_box()]
        fold.click()
        assert [fold.bounding_box(), end.bounding_box()] == places
        for choice in visitor.choices.locator(".list .choice").all():
            choice.scroll_into_view_if_needed()
            choice.click(trial=True)
            assert choice.evaluate(WHOLE), "no part of it is cut"
        unfolded += 1
    assert unfolded


def test_help_is_not_a_list_of_keys(visit: Visit, quick_house: str) -> None:
    """Who has no keyboard is told how a game is played: at its table at once."""
    visitor = visit(url=quick_house, size=PHONE, has_touch=True, is_mobile=True)
    visitor.page.goto("/")
    visitor.button("help").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("button")).to_have_count(3 + 1)
    expect(dialog.locator("kbd")).to_have_count(0)
    night = Night(visitor, "hako-onna")
    night.shown(night.asked())
    visitor.button("help").click()
    expect(visitor.page.get_by_role("dialog").locator("svg").first).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESK, "en"), (DESK, "ja")])
def test_the_first_screen_opens_a_door(visit: Visit, quick_house: str, size: Size, lang: Lang) -> None:
    """One can play without looking further, and a night that goes on is said first."""
    visitor = visit(url=quick_house, size=size, lang=lang, has_touch=size == PHONE)
    visitor.page.goto("/")
    expect(visitor.door.get_by_role("button", name=visitor.say("play-now"))).to_be_in_viewport(ratio=1)
    beside = visitor.page.get_by_role("article").all()[: 3 if size == DESK else 1]
    for door in beside:
        expect(door.get_by_role("button", name=visitor.say("play-now"))).to_be_in_viewport(ratio=1)
    night = Night(visitor, "hidden-rooms")
    night.shown(night.asked())
    visitor.page.goto("/")
    expect(visitor.page.locator(f'a[href="/t/{night.id}"]')).to_be_in_viewport(ratio=1)
