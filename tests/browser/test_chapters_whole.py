"""Four nights from different ends of the campaign, each whole: a person at the page, two bots, and what was before."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chapters import before, its_end, play_it_whole, sit_down
from tests.browser.conftest import Visit
from tests.browser.evenings import Explorer
from tests.browser.visitors import DESK, PHONE, Lang, Size
from yakata.betrayal import GAME
from yakata.words import words_for

HOUSE = "Marrow Hill"


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("chapter", "lang", "size"),
    [
        ("chapter-4", "en", PHONE),
        ("chapter-7", "ja", DESK),
        ("chapter-9", "en", DESK),
        ("chapter-13", "en", PHONE),
    ],
)
def test_a_night_from_its_first_card_to_the_chronicle(
    visit: Visit, quick_house: str, tmp_path: Path, chapter: str, lang: Lang, size: Size
) -> None:
    file = tmp_path / "campaign.json"
    file.write_bytes(before(chapter, HOUSE))
    one = Explorer(visit(url=quick_house, lang=lang, size=size, hurried=True), "Agnes")
    visitor, page = one.visitor, one.visitor.page
    sit_down(one, chapter, file)
    assert play_it_whole(one) > 10
    its_end(one, file)
    visitor.link("campaign-back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(HOUSE)
    words, year = words_for(GAME, lang), str(GAME.book.chapters[chapter].year)
    nights = page.get_by_role("region", name=visitor.say("campaign-history")).get_by_role("article")
    expect(nights).to_have_count(list(GAME.book.chapters).index(chapter) + 1)
    expect(nights.first).to_contain_text(year)
    expect(nights.first).to_contain_text(words.say(f"haunt-{one.view['haunt']}"))
