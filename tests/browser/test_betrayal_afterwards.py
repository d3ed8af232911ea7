"""Betrayal when it is over: what each side knew, side by side, each with its own book."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Lang, Size
from yakata.betrayal import GAME
from yakata.betrayal.state.night import Night
from yakata.bots import make
from yakata.bots.bot import Observation
from yakata.kernel import Play
from yakata.words import words_for


def played(seed: str, **options: str) -> Play[Night]:
    """An evening of bots, to its end."""
    play = GAME.new(seed=seed, seats=3, families="deal", **options)
    bots = [make(GAME.name, "keen", Random(f"{seed} {seat}")) for seat in range(3)]
    for ask in play:
        play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices, [])), ask.seat)
    return play


@pytest.fixture(scope="module")
def rescue() -> Play[Night]:
    """With a traitor, and two books."""
    return played("afterwards", haunt="rescue")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "ja"), (DESK, "en")])
def test_each_side_has_its_own_book(
    visit: Visit, rescue: Play[Night], tmp_path: Path, size: Size, lang: Lang
) -> None:  # B146 B148
    file = tmp_path / "evening.yakata"
    file.write_text(str(rescue.record()), encoding="utf-8")
    visitor = visit(size=size, lang=lang)
    page, words = visitor.page, words_for(GAME, lang)
    page.goto("/open")
    page.get_by_label(visitor.say("choose-file")).set_input_files(file)
    expect(visitor.board).to_be_visible()
    visitor.button("step-last").click()
    eyes = visitor.board.get_by_role("group").first.get_by_role("button")
    expect(eyes).to_have_count(3)
    for seat, role in enumerate(rescue.state.roles):
        eyes.nth(seat).click()
        mine, other = ("traitor", "heroes") if role == "traitor" else ("heroes", "traitor")
        goal = visitor.board.locator("button.book")
        expect(goal).to_contain_text(words.say(f"haunt-rescue-win-{mine}")[:20])
        goal.click()
        book = page.locator("dialog[open]")
        expect(book).to_contain_text(words.say(f"haunt-rescue-win-{mine}")[:20])
        expect(book).not_to_contain_text(words.say(f"haunt-rescue-win-{other}")[:20])
        shown = {box.id for box in rescue.view(seat).boxes if box.shown or box.book in (mine, "all")}
        expect(book.locator(".box")).to_have_count(len(shown))
        page.keyboard.press("Escape")
        expect(book).to_have_count(0)
