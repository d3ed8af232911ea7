"""A campaign of three friends by links, on a desk and two phones: evenings by hand, each side sealed to the other."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.evenings import (
    Explorer,
    evening,
    future,
    played_until,
    private,
    texts,
    undrawn,
    won_prologue,
)
from tests.browser.visitors import DESK, PHONE
from yakata.betrayal import GAME
from yakata.words import words_for

HOUSE = "Marrow Hill"
PLAYERS = ("Agnes", "Wat", "おまつ")
MEMBERS = {"Ashlar": ("Alys", "27"), "Quill": ("Tobit", "41"), "Fennel": ("Merewen", "9")}
"""First names and ages of those who come in 1689; grandchildren are called after them."""
CHAPTERS = {chapter: words_for(GAME, "en").say(f"chapter-{chapter}") for chapter in GAME.book.chapters}
LOOKS = 9
"""After so many choices the pages themselves are searched."""


def three(visit: Visit) -> list[Explorer]:
    """A desk and two phones; the last in Japanese."""
    return [
        Explorer(visit(size=DESK, hurried=True), PLAYERS[0]),
        Explorer(visit(size=PHONE, hurried=True), PLAYERS[1]),
        Explorer(visit(size=PHONE, lang="ja", hurried=True), PLAYERS[2]),
    ]


def begin(company: list[Explorer], survivors: int) -> None:
    """From the campaign's page: a seat for oneself, two for friends, who come by their links."""
    host, page = company[0].visitor, company[0].visitor.page
    for one in company:
        one.fresh()
    page.get_by_role("textbox", name=host.say("your-name")).fill(PLAYERS[0])
    who = page.get_by_role("combobox", name=re.compile("^Who plays the .* family"))
    for at in (1, 2):
        who.nth(at).select_option("friend")
    expect(page.get_by_role("combobox", name=re.compile("^Who of the family"))).to_have_count(survivors)
    for family, (name, age) in MEMBERS.items():
        first = page.get_by_role("textbox", name=f"First name, {family}", exact=True)
        if first.count():
            first.fill(name)
            page.get_by_role("spinbutton", name=f"Age, {family}", exact=True).fill(age)
    host.button("campaign-sit-down").click()
    links = page.get_by_role("textbox", name=host.say("link-friend"))
    expect(host.button("link-make")).to_have_count(2)
    for made in (1, 2):
        host.button("link-make").first.click()
        expect(links).to_have_count(made)
    paths = [link.input_value() for link in links.all()]
    chapter = "chapter-1" if page.get_by_text(CHAPTERS["chapter-1"]).count() else "prologue"
    expect(page.get_by_role("heading", level=1)).to_have_text(HOUSE)
    expect(page.get_by_text(CHAPTERS[chapter])).to_be_visible()
    seats = [text for text in page.locator("li .card-of").all_inner_texts() if text.strip()]
    assert [family in seat for family, seat in zip(MEMBERS, seats, strict=True)] == [True, True, True], seats
    for path, friend, family in zip(paths, company[1:], list(MEMBERS)[1:], strict=True):
        friend.visitor.page.goto(path)
        invited(friend, chapter, family)
        friend.visitor.page.get_by_role("textbox").fill(friend.name)
        friend.visitor.button("sit-down").click()
        friend.visitor.page.wait_for_url(re.compile("/t/"))


def invited(friend: Explorer, chapter: str, family: str) -> None:
    """What the link leads to: the campaign, the chapter and whom one will play; nothing that is read there."""
    words = words_for(GAME, friend.visitor.lang)
    card = friend.visitor.page.locator("div.card")
    expect(card).to_contain_text(HOUSE)
    expect(card).to_contain_text(words.say(f"chapter-{chapter}"))
    expect(card).to_contain_text(words.say(f"family-{family.lower()}"))
    number = GAME.book.chapters[chapter].legacy[0].number
    assert words.say(f"legacy-{chapter}-{number}")[:20] not in friend.came()


def read_the_opening(one: Explorer) -> None:
    """Before the first turn: what is read out to all."""
    scene = one.visitor.page.locator("dialog.chapter-scene")
    expect(scene).to_be_visible()
    words, chapter = words_for(GAME, one.visitor.lang), one.view["chapter"]
    expect(scene).to_contain_text(words.say(f"chapter-{chapter}"))
    expect(scene).to_contain_text(words.say(one.view["read"][0])[:20])
    scene.locator("button").click()
    expect(scene).to_have_count(0)


def read_the_haunt(company: list[Explorer]) -> None:
    """On every screen: the story for all, then one's own book, and nothing of another's."""
    for one in company:
        scene = one.visitor.page.locator("dialog.haunt-scene")
        expect(scene).to_be_visible()
        view, words = one.view, words_for(GAME, one.visitor.lang)
        expect(scene).to_contain_text(words.say(f"haunt-{view['haunt']}-story")[:20])
        turning = view["read"][view["opening"]]
        assert turning.startswith(f"legacy-{view['chapter']}-")
        expect(scene).to_contain_text(words.say(turning))
        scene.locator("button").click()
        expect(scene.locator(".goal").first).to_be_visible()
        for box in view["boxes"]:
            if box["mine"]:
                expect(scene).to_contain_text(words.say(f"box-{box['id'].replace('.', '-')}"))
        nothing_of_others_on(one)
        scene.locator("button").first.click()
        expect(scene).to_have_count(0)
        read_again(one)


def read_again(one: Explorer) -> None:
    """All that was read out so far, whenever somebody wants it."""
    page, words = one.visitor.page, words_for(GAME, one.visitor.lang)
    page.get_by_role("button", name={"en": "Story", "ja": "物語"}[one.visitor.lang], exact=True).click()
    drawer = page.locator("dialog[open]")
    for key in (*(key for key in one.view["read"] if key.startswith("legacy-")), f"haunt-{one.view['haunt']}-story"):
        expect(drawer).to_contain_text(words.say(key).splitlines()[0])
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def nothing_of_others_on(one: Explorer) -> int:
    """Neither a text of a book that this seat does not read, nor a chapter that nobody has begun. How many texts."""
    return nothing_of_others_in(one, one.came() + one.holds())


def nothing_of_others_in(one: Explorer, text: str) -> int:
    sealed = set(texts(private(one), len(one.view["people"]))) if one.view["haunt"] else set()
    found = [secret for secret in sealed if secret in text]
    assert not found, (one.name, found)
    assert not one.words & {*future(one.view["chapter"])}
    return len(sealed)


def by_hand(company: list[Explorer]) -> None:
    """The whole evening. The heroes do what they can where they are and end their turns, so that it is short."""

    def choose(one: Explorer) -> str:
        wish = one.advice()
        role = one.view["people"][one.seat]["role"]
        rests = one.view["haunt"] and one.view["prompt"] == "turn" and role == "hero"
        may_end = any(offered["text"] == "end" for offered in one.state["choices"])
        return "end" if rests and may_end and not wish.startswith("act") else wish

    haunted = opened = False
    for made, one in enumerate(evening(company, choose)):
        if one.view["phase"] == "explore" and not opened:
            opened = True
            for other in company:
                read_the_opening(other)
        if one.view["haunt"] and not haunted:
            haunted = True
            read_the_haunt(company)
        elif made % LOOKS == 0:
            nothing_of_others_on(one)
    assert haunted
    for one in company:
        if {"hero", "traitor"} <= one.roles:
            words = words_for(GAME, one.visitor.lang)
            goal = words.read(f"haunt-{one.view['haunt']}-win-traitor", len(one.view["people"]))
            assert goal in "".join(one.scenes)


def the_end(company: list[Explorer]) -> int:
    """The picture and the words of the ending on every screen; nobody ever had a card that was not drawn. Who lives."""
    table = company[0].visitor.page.url.rpartition("/")[2]
    record = company[0].visitor.context.request.get(f"/api/tables/{table}/record").text()
    unseen = undrawn(record)
    assert len(unseen) > 20
    for one in company:
        words = words_for(GAME, one.visitor.lang)
        one.to_the_end()
        ending = one.visitor.page.locator(".ending figure")
        expect(ending).to_contain_text(words.say(f"ending-{one.view['ending']}"))
        written = next(key for key in reversed(one.view["read"]) if key.startswith("journal-"))
        expect(ending).to_contain_text(words.say(written).splitlines()[0])
        nothing_of_others_in(one, one.came())
        assert not one.words & unseen, one.name
    host = company[0].visitor
    host.button("sheet-log").click()
    log = host.page.get_by_role("list", name=host.say("sheet-log")).inner_text()
    assert not re.search(rf"\b(?:{'|'.join(PLAYERS)}|Explorer)\b", log)
    others = [name for name, _ in MEMBERS.values()][1:]
    assert all(name in log for name in others), log
    host.page.keyboard.press("Escape")
    return sum(person["alive"] for person in company[0].view["people"])


def told(company: list[Explorer], evenings: tuple[str, ...]) -> None:
    """From the table to the campaign, on every screen: it is written down, with who was there."""
    for one in company:
        page = one.visitor.page
        one.visitor.link("campaign-back").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(HOUSE)
        nights = page.get_by_role("region", name=one.visitor.say("campaign-history")).get_by_role("article")
        expect(nights).to_have_count(len(evenings))
        for night, year in zip(nights.all(), reversed(evenings), strict=True):
            expect(night).to_contain_text(year)
            for name, _ in MEMBERS.values():
                expect(night).to_contain_text(name)
        haunt = words_for(GAME, one.visitor.lang).say(f"haunt-{one.view['haunt']}")
        expect(nights.first).to_contain_text(haunt)


def on_the_shelf(one: Explorer) -> None:
    """Days later: the shelf has it, and its chronicle has both evenings."""
    visitor, page = one.visitor, one.visitor.page
    page.goto("/shelf")
    line = page.get_by_role("link").filter(has_text=HOUSE)
    expect(line).to_contain_text("1689–1715")
    line.click()
    visitor.link("campaign-chronicle").click()
    evenings = page.get_by_role("article").filter(has_text=visitor.say("campaign-changed"))
    expect(evenings).to_have_count(2)
    words = words_for(GAME, visitor.lang)
    expect(evenings.last).to_contain_text(words.say(f"ending-{one.view['ending']}-text")[:20])


@pytest.mark.timeout(900)
def test_three_friends_play_two_evenings(visit: Visit) -> None:
    company = three(visit)
    host, page = company[0].visitor, company[0].visitor.page
    page.goto("/")
    page.get_by_role("link").filter(has_text=host.say("campaign-line")).click()
    host.button("campaign-new").click()
    page.get_by_label(host.say("campaign-name"), exact=True).fill(HOUSE)
    host.button("campaign-start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(HOUSE)

    begin(company, survivors=0)
    by_hand(company)
    survivors = the_end(company)
    told(company, ("1689",))

    begin(company, survivors)
    by_hand(company)
    the_end(company)
    told(company, ("1689", "1715"))
    for one in company:
        assert one.on_board > 1
        on_the_shelf(one)


@pytest.mark.timeout(900)
def test_each_side_reads_its_own_book(visit: Visit, tmp_path: Path) -> None:
    """Chapter 1 of a campaign that was brought from elsewhere, in which the water was held: one of them is false."""
    company = three(visit)
    file = tmp_path / "campaign.json"
    file.write_bytes(won_prologue(HOUSE))
    page = company[0].visitor.page
    page.goto("/shelf")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/c/*")
    begin(company, survivors=len(company))
    played_until(company, lambda one: bool(one.view["haunt"]))
    read_the_haunt(company)
    roles = [one.view["people"][one.seat]["role"] for one in company]
    assert sorted(roles) == ["hero", "hero", "traitor"]
    assert all(nothing_of_others_on(one) for one in company)
    played_until(company, lambda one: one.view["prompt"] == "monster" or one.view["round"] > 2)
    assert all(nothing_of_others_on(one) for one in company)
