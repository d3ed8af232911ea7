"""The campaign as it stands before a chapter, and that chapter's whole evening at the page: one person and two bots."""

from functools import cache
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.evenings import WORD, Explorer, evening, future, private, texts, undrawn
from yakata.betrayal import GAME
from yakata.betrayal.campaign.entries import Campaign
from yakata.betrayal.language.book import SHIPPED
from yakata.betrayal.state.story import Member
from yakata.bots import make
from yakata.bots.bot import Observation
from yakata.kernel import Play
from yakata.words import LANGUAGES, words_for
from yakata.words.catalogue import read_catalogues

FAMILIES = list(GAME.book.families)[:3]
LOOKS = 12
"""After so many choices what the browser holds is searched."""


def company(campaign: Campaign) -> list[Member]:
    """Three families; who has survived comes again."""
    older = {member.family: member for member in GAME.campaign.survivors(campaign)}
    return [older.get(family, Member(family, family.title(), 30)) for family in FAMILIES]


def before(chapter: str, name: str) -> bytes:
    """A campaign as a file: bots have played every night before this one."""
    kept = GAME.campaign.new("brought", name)
    for night in GAME.book.chapters:
        if night == chapter:
            break
        kept = GAME.campaign.begin(kept, company(kept))
        play = Play.prepare(GAME, GAME.campaign.options_for(kept), len(FAMILIES), seed=f"{name} {night}").deal()
        bots = [make(GAME.name, "keen", Random(f"{night} {seat}")) for seat in range(len(FAMILIES))]
        for ask in play:
            play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices)), ask.seat)
        kept = GAME.campaign.after(kept, play.record())
    return GAME.campaign.export(kept)


def sit_down(one: Explorer, chapter: str, file: Path) -> None:
    """The file is brought to the shelf; the evening begins with two bots, and what is read out is read."""
    visitor, page = one.visitor, one.visitor.page
    page.goto("/shelf")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/c/*")
    assert (
        words_for(GAME, visitor.lang).say(f"chapter-{chapter}") not in one.holds()
    )  # what it is called is read when it begins
    visitor.button("campaign-sit-down").click()
    page.wait_for_url("**/t/*")


def play_it_whole(one: Explorer) -> int:
    """Every choice of the evening is made at the page. How many; whatever a chapter seals was searched for."""

    def choose(me: Explorer) -> str:
        wish = me.advice()
        may_end = any(offered["text"] == "end" for offered in me.state["choices"])
        rests = me.view["haunt"] and me.view["prompt"] == "turn" and may_end
        return "end" if rests and not wish.startswith("act") else wish

    made = 0
    for made, me in enumerate(evening([one], choose), 1):
        if made % LOOKS == 0:
            nothing_sealed(me)
    return made


def nothing_sealed(one: Explorer) -> None:
    """Neither a book that this seat does not read, nor the name of a night that nobody has begun."""
    held = one.came() + one.holds()
    sealed = set(texts(private(one), len(one.view["people"]))) if one.view["haunt"] else set()
    early = [text for text in sealed if text in held and text not in printed()]
    assert not early, early
    assert not one.words & {*future(one.view["chapter"])}


@cache
def printed() -> str:
    """What stands on cards and tiles, in all languages: a box may say the same as the card that it is like."""
    catalogues = read_catalogues(SHIPPED / "tallow-rent/texts")
    said = (catalogues[lang].texts.items() for lang in LANGUAGES)
    return "\n".join(text.text for texts in said for key, text in texts if key.startswith(("card-", "event-", "tile-")))


def known_before(file: Path) -> set[str]:
    """What the company has seen in other nights: all that its file names, and the tiles of the houses they left."""
    kept, say = GAME.campaign.import_(file.read_bytes()), words_for(GAME, "en").say_or
    left = {tile.id for night in kept.nights for tile in GAME.campaign.left(kept, night.number, say).tiles}
    return left | {*WORD.findall(file.read_text())}


def its_end(one: Explorer, file: Path) -> None:
    """The picture and the words of the ending; and no card was ever in this browser that nobody has drawn, tonight
    or before."""
    table = one.visitor.page.url.rpartition("/")[2]
    record = one.visitor.context.request.get(f"/api/tables/{table}/record").text()
    one.to_the_end()
    words = words_for(GAME, one.visitor.lang)
    ending = one.visitor.page.locator(".ending figure")
    expect(ending).to_contain_text(words.say(f"ending-{one.view['ending']}"))
    one.came()
    early = (one.words & undrawn(record)) - known_before(file)
    assert not early, early
    assert not one.words & {*future(one.view["chapter"])}
