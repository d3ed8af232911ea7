"""Campaigns over HTTP: made, played chapter by chapter, written down once, carried elsewhere; sealed to the future."""

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep, time
from typing import Any

import pytest

from tests.table.servers import PATIENCE, Guest, Json, Server, serving
from tests.table.test_tables import play_by_http
from tests.table.test_two_servers import postgres, with_cookie_of
from yakata.betrayal import GAME
from yakata.betrayal.campaign.chronicle import Change, Night
from yakata.betrayal.campaign.entries import Fate
from yakata.betrayal.campaign.telling import Teller
from yakata.registry import games
from yakata.table.door.context import Context
from yakata.table.lobby.campaigns import Campaigns
from yakata.table.lobby.housekeeping import DAY, throw_away
from yakata.table.lobby.people import Person
from yakata.table.lobby.personal_data import forget
from yakata.table.lobby.wishes import NewChapter
from yakata.table.play.bots_at_play import Butler
from yakata.table.sight.tables import table_of
from yakata.table.store import Store
from yakata.words import LANGUAGES, words_for

__all__ = ["postgres"]
pytestmark = pytest.mark.skipif("betrayal" not in games(), reason="the game is not at the door yet")
Guests = Callable[..., list[Guest]]
FAMILIES = list(GAME.book.families)
CHAPTERS = list(GAME.book.chapters)


def company(*kinds: str) -> list[Json]:
    return [
        {"family": family, "kind": kind, "name": f"{family.title()} the Elder", "age": 30}
        for family, kind in zip(FAMILIES, kinds, strict=False)
    ]


def teller(lang: str) -> Teller:
    return Teller(GAME.book, GAME.people.first_name, words_for(GAME, lang).say_or)


BOTS = ("bot", "bot", "bot")


def patiently(look: Callable[[], Any]) -> Any:
    """What this gives as soon as it gives something."""
    until = time() + 4 * PATIENCE
    while time() < until:
        if found := look():
            return found
        sleep(0.1)
    raise AssertionError("it did not come")


def written_down(guest: Guest, campaign: str, nights: int) -> Json:
    """The campaign, as soon as so many chapters are over."""

    def look() -> Json | None:
        shown: Json = guest.get(f"/campaigns/{campaign}")
        return shown if sum(night["over"] for night in shown["nights"]) == nights else None

    found: Json = patiently(look)
    return found


def make(guest: Guest, name: str = "The House on the Hill") -> str:
    ident: str = guest.post("/campaigns", {"name": name})["line"]["id"]
    return ident


def played(guest: Guest, chapters: int = 1) -> str:
    """A campaign in which bots have played some chapters."""
    campaign = make(guest)
    for number in range(1, chapters + 1):
        guest.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})
        written_down(guest, campaign, number)
    return campaign


def export(guest: Guest, campaign: str, **query: Any) -> str:
    answer = guest.ask("GET", f"/campaigns/{campaign}/export", **query)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    return answer.text


def test_a_new_campaign_is_on_the_shelf_of_who_made_it_only(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    campaign = make(aki)
    (line,) = aki.get("/campaigns")
    assert (line["id"], line["name"], line["status"], line["number"]) == (
        campaign,
        "The House on the Hill",
        "ready",
        1,
    )
    shown = aki.get(f"/campaigns/{campaign}")
    assert shown["nights"] == []
    assert [family["family"] for family in shown["families"]] == FAMILIES
    assert ben.get("/campaigns") == []
    for path, body in (
        ("", None),
        ("/chapters", {"company": company(*BOTS)}),
        ("/fork", {"at": 1}),
        ("/move", None),
    ):
        method = "GET" if not path else "POST"
        assert ben.refused(f"/campaigns/{campaign}{path}", body, method=method) == "no-campaign"
    for path in ("/export", "/left/1"):
        assert ben.refused(f"/campaigns/{campaign}{path}", method="GET") == "no-campaign"
    assert ben.refused("/campaigns/..%00x", method="GET") in ("no-campaign", "not-understood", "nothing-here")


def test_bots_play_all_chapters_and_each_is_written_down_once(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = played(aki, len(CHAPTERS))
    shown = aki.get(f"/campaigns/{campaign}")
    assert [night["year"] for night in shown["nights"]] == [chapter.year for chapter in GAME.book.chapters.values()]
    assert all(night["haunt"] and night["ending"] and night["journal"] for night in shown["nights"])
    assert all(change["say"] and "{" not in change["say"] for night in shown["nights"] for change in night["changes"])
    houses = [aki.get(f"/campaigns/{campaign}/left/{night['number']}")["place"] for night in shown["nights"]]
    sizes = [len(house["tiles"]) for house in houses]
    assert min(sizes) >= 4, "the starting tiles stay, however much sinks"
    assert max(sizes) > 8
    assert {mark["id"] for mark in shown["line"]["marks"]} == {one["family"] for one in shown["nights"][0]["people"]}
    assert shown["free"]
    assert shown["proved"]
    document = GAME.campaign.import_(export(aki, campaign))
    assert [night.number for night in document.nights] == [*range(1, len(CHAPTERS) + 1)]
    aki.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})
    assert written_down(aki, campaign, len(CHAPTERS) + 1)["nights"][-1]["title"] == "Free play"


def test_nothing_of_an_unread_chapter_reaches_a_client(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = played(aki)
    aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "bot", "bot")})
    for lang in ("en", "ja"):
        aki.get("/campaigns", lang=lang)
        shown = aki.get(f"/campaigns/{campaign}", lang=lang)
        aki.get(f"/tables/{shown['line']['table']}", lang=lang)
    export(aki, campaign)
    heard = "\n".join(aki.heard)
    for number, chapter in enumerate(GAME.book.chapters.values()):
        for one in chapter.haunts if number >= 1 else ():
            assert one.haunt not in heard
        if number >= 2:
            assert chapter.id not in heard
            assert not re.search(rf"(?<![0-9a-f.]){chapter.year}(?![0-9a-f])", heard)  # a part of an id is no year


def test_a_friend_comes_by_link_and_the_campaign_is_theirs_to_read(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    campaign = make(aki)
    both = aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "friend", "bot")})
    table = both["table"]
    assert table["campaign"] == campaign
    assert not {"story", "company", "chapter"} & table["options"].keys()
    assert [seat["name"] for seat in table["seats"]][2] == f"{FAMILIES[2].title()} the Elder"
    assert aki.get(f"/campaigns/{campaign}")["line"]["status"] == "waiting"
    token = aki.post(f"/tables/{table['id']}/seats/1/link")["path"].removeprefix("/join/")
    ben.post("/join", {"token": token, "name": "Ben"})
    line = aki.get(f"/campaigns/{campaign}")["line"]
    assert (line["status"], line["table"]) == ("playing", table["id"])
    assert [person["name"] for person in aki.get(f"/tables/{table['id']}")["state"]["view"]["people"]] == [
        one["name"] for one in company(*BOTS)
    ]
    assert ben.get("/campaigns")[0]["owner"] is False
    assert ben.get(f"/campaigns/{campaign}")["line"]["status"] == "playing"
    assert ben.refused(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)}) == "campaign-owner-only"
    assert aki.refused(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)}) == "campaign-running"
    forked = ben.post(f"/campaigns/{campaign}/fork", {"at": 1, "name": "Ben's way"})
    assert forked["line"]["owner"]
    assert forked["fork"]


def test_a_table_and_its_invitation_name_the_campaign_the_chapter_and_whom_one_plays(
    house: Server, guests: Guests
) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    campaign = make(aki, "Marrow Hill")
    who = company("me", "friend", "bot")
    who[1]["name"], who[2]["name"] = "Tobit", ""
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": who})["table"]
    assert (table["campaign_name"], table["chapter"]) == ("Marrow Hill", "Prologue: A Candle's Worth")
    assert [seat["name"] for seat in table["seats"]][2] == ""  # whoever has only the family's name goes by that
    named = ["Ashlar the Elder Ashlar, 30", "Tobit Quill, 30", "Fennel, 30"]
    assert [seat["say"] for seat in table["seats"]] == named
    token = aki.post(f"/tables/{table['id']}/seats/1/link")["path"].removeprefix("/join/")
    looked = ben.post("/join/look", {"token": token})
    assert looked["seat"] == "Tobit Quill, 30"
    assert (looked["campaign"], looked["chapter"]) == ("Marrow Hill", "Prologue: A Candle's Worth")
    japanese = ben.post("/join/look", {"token": token}, lang="ja")
    assert japanese["seat"] == "クイル家のTobit（30歳）"
    assert japanese["chapter"] == words_for(GAME, "ja").say("chapter-prologue")
    (mine,) = aki.get("/me")["tables"]
    assert (mine["campaign"], mine["chapter"]) == (looked["campaign"], looked["chapter"])
    heard = "\n".join(ben.heard)
    for key in ("legacy-prologue-1", "haunt-high-water", "chapter-chapter-1"):
        assert words_for(GAME, "en").say(key)[:40] not in heard
        assert words_for(GAME, "ja").say(key)[:20] not in heard


def test_the_company_keeps_its_names_when_the_table_is_opened_again(tmp_path: Path) -> None:
    async def evening(contexts: list[Context], owner: Person) -> None:
        first, second = contexts
        row = await first.campaigns.make(owner, "Marrow Hill")
        table = await first.campaigns.begin(row, owner, everyone(("me", "friend", "bot")))
        shown = table_of(await second.house.find(table.id), None)
        assert (shown.campaign_name, shown.chapter) == ("Marrow Hill", "Prologue: A Candle's Worth")

    in_houses(tmp_path, evening, houses=2)


def test_in_a_campaign_everybody_is_called_by_the_first_name(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = make(aki)
    who = company("me", "bot", "bot")
    who[0]["name"], who[1]["name"], who[2]["name"] = "Alys", "Tobit", "Merewen"
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": who})["table"]["id"]
    state = patiently(lambda: aki.get(f"/tables/{table}")["state"])
    assert state["called"] == ["Alys", "Tobit", "Merewen"]
    told = " ".join(event["say"] for event in state["events"])
    assert any(f"{name} begins." in told for name in state["called"]) or "You begin." in told
    assert "Explorer" not in told
    assert "Aki" not in told


def test_each_family_writes_its_own_name_and_the_keeper_any(house: Server, guests: Guests) -> None:  # B34 BR43
    """By whoever has played them; it stands on the shelf, in the chronicle, and at the next table."""
    aki, ben, eve = guests(house.url, "Aki", "Ben", "Eve")
    campaign = make(aki)
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "friend", "bot")})["table"]["id"]
    token = aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/")
    ben.post("/join", {"token": token, "name": "Ben"})
    play_by_http(table, aki, ben)
    shown = written_down(aki, campaign, 1)
    whose = {blank["of"] for blank in shown["blanks"] if blank["what"] == "family"}
    assert whose == set(FAMILIES[:3])
    mine = ben.get(f"/campaigns/{campaign}")["blanks"]
    assert {blank["of"].rpartition(".")[2] for blank in mine if blank["what"] != "heirloom"} == {FAMILIES[1]}
    path = f"/campaigns/{campaign}/written"
    assert ben.refused(path, {"what": "family", "of": FAMILIES[0], "text": "Thornfield"}) == "campaign-other-hand"
    assert eve.refused(path, {"what": "family", "of": FAMILIES[1], "text": "Thornfield"}) == "no-campaign"
    assert ben.refused(path, {"what": "family", "of": FAMILIES[1], "text": "x" * 90}) == "campaign-written-too-long"
    assert ben.refused(path, {"what": "family", "of": FAMILIES[1], "text": " "}) == "campaign-nothing-written"
    assert ben.refused(path, {"what": "house", "of": "it", "text": "x"}) == "campaign-nothing-to-write"
    ben.post(path, {"what": "family", "of": FAMILIES[1], "text": "<i>Thornfield</i>"})
    shown = aki.post(path, {"what": "fate", "of": f"1.{FAMILIES[2]}", "text": "Sold the boat."})
    assert shown["line"]["names"] == aki.get("/campaigns")[0]["names"] == ["<i>Thornfield</i>"]
    assert shown["families"][1]["say"] == "<i>Thornfield</i>"
    assert shown["nights"][0]["people"][2]["fates"] == ["Sold the boat."]
    begun = aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "bot", "bot")})
    assert begun["state"]["view"]["written"] == {FAMILIES[1]: "<i>Thornfield</i>"}
    assert begun["state"]["texts"][f"family-{FAMILIES[1]}"] == "<i>Thornfield</i>"
    assert aki.refused(path, {"what": "family", "of": FAMILIES[1], "text": "Thorn"}) == "campaign-nothing-to-write"


def test_a_company_is_checked_and_only_survivors_come_again(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = make(aki)
    place = f"/campaigns/{campaign}/chapters"
    assert aki.refused(place, {"company": company("bot", "bot")}) == "campaign-bad-company"
    doubled = [company(*BOTS)[0]] * 3
    assert aki.refused(place, {"company": doubled}) == "campaign-bad-company"
    nobody = [{"family": family, "kind": "bot"} for family in FAMILIES[:3]]
    assert aki.refused(place, {"company": nobody}) == "campaign-bad-company"
    assert aki.refused(place, {"company": company(*BOTS), "story": {}}) == "unknown-field"
    campaign = played(aki)
    shown = aki.get(f"/campaigns/{campaign}")
    again = [family["survivor"] for family in shown["families"] if family["survivor"]]
    assert all(one["age"] == 30 for one in again)
    who = [
        {"family": family, "kind": "bot"} | ({} if any(one["family"] == family for one in again) else {"age": 20})
        for family in FAMILIES[:3]
    ]
    aki.post(f"/campaigns/{campaign}/chapters", {"company": who})
    people = aki.get(f"/campaigns/{campaign}")["nights"][1]["people"]
    years = GAME.book.chapters[CHAPTERS[1]].year - GAME.book.chapters[CHAPTERS[0]].year
    for one in again:
        assert next(person["age"] for person in people if person["family"] == one["family"]) == 30 + years


def test_a_story_comes_from_the_document_and_from_nobody_else(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    seats = [{"kind": "bot"}] * 3
    for options in ({"story": '{"flags":["hill-drowned"]}'}, {"chapter": CHAPTERS[1]}, {"company": "[]"}):
        body = {"game": "betrayal", "seats": seats, "options": options}
        assert aki.refused("/tables", body) == "campaign-only"
    campaign = make(aki)
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})["table"]["id"]
    written_down(aki, campaign, 1)
    assert aki.refused(f"/tables/{table}/rematch") == "players-only"
    free = aki.post("/tables", {"game": "betrayal", "seats": [{"kind": "me"}, *seats[1:]]})["table"]["id"]
    assert aki.refused(f"/tables/{free}/rematch", {"options": {"chapter": CHAPTERS[1]}}) == "campaign-only"
    listed = next(game for game in aki.get("/games") if game["name"] == "betrayal")
    assert not {"story", "company", "chapter"} & {option["key"] for option in listed["options"]}


CHANGES = {
    ("added", "will-room", ""): "From now on the house has the Will Room.",
    ("added", "salt-pouch", ""): "From now on this can be found in the house: Salt Pouch.",
    ("added", "the-strangers-coat", ""): "From now on this can happen in the house: The Stranger's Coat.",
    ("destroyed", "peat-store", ""): "Gone for good: the Peat Store.",
    ("destroyed", "iron-poker", ""): "Gone for good: Iron Poker.",
    ("tomb", "wax-child", ""): "In the Tomb now: Wax Child.",
    ("back", "wax-child", ""): "Back from the Tomb: Wax Child.",
    ("passage", "entrance-hall", ""): "A secret passage leads to the Entrance Hall.",
    ("ghost", "front-steps", "1"): "A ghost haunts the Front Steps.",
    ("ghost", "front-steps", "2"): "Two ghosts haunt the Front Steps.",
    ("intensified", "ague", "1"): "It has grown worse: Ague.",
    ("tile", "peat-store", "tally-room"): "In place of the Peat Store the house has the Tally Room.",
    ("heirloom", "tallow-dip", "quill"): "An heirloom of the Quill family: Tallow Dip.",
    ("title", "keyholder", "quill"): "Keyholder: the Quill family.",
    ("named", "quill", "Penhallow"): "The Quill family is called Penhallow now.",
    ("crest", "tallow-dip", "marl"): "Tallow Dip bears the Crest of the Marl family.",
}


@pytest.mark.parametrize(("change", "said"), CHANGES.items(), ids=lambda one: "-".join(one))
def test_what_changed_is_told_in_whole_sentences(change: tuple[str, str, str], said: str) -> None:
    assert teller("en").change(Change(*change)).say == said
    japanese = teller("ja").change(Change(*change)).say.replace(change[2], "")
    assert not re.search("[A-Za-z{]", japanese), japanese


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["ashlar", "Ashlar", "アシュラー家"])
def test_whoever_has_only_the_family_s_name_is_told_by_the_family_in_either_language(name: str, lang: str) -> None:
    tells = teller(lang)
    fates = (Fate("ashlar", name, 34), Fate("quill", "Ada", 8))
    night = Night(1, "prologue", 1666, fates)
    assert [person.name for person in tells.night(night).people] == ["", "Ada"]
    assert [tells.there(fate).name for fate in fates] == ["", "Ada"]


def test_what_was_read_in_a_chapter_that_is_over_can_be_read_again(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = played(aki)
    aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "bot", "bot")})
    over, running = aki.get(f"/campaigns/{campaign}")["nights"]
    words = words_for(GAME, "en")
    assert over["legacy"] == [words.say(f"legacy-prologue-{number}") for number in (1, 2, 3)]
    assert running["legacy"] == []


def test_a_file_goes_on_elsewhere_and_a_changed_one_is_refused(house: Server, guests: Guests, tmp_path: Path) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = played(aki)
    text = export(aki, campaign)
    assert "Aki" not in text, "who has played can be forgotten, what was played not"
    with serving(tmp_path) as other:
        (ben,) = guests(other.url, "Ben")
        brought = ben.post("/campaigns/import", {"campaign": text})
        assert [night["ending"] for night in brought["nights"]] == [
            night["ending"] for night in aki.get(f"/campaigns/{campaign}")["nights"]
        ]
        here = brought["line"]["id"]
        assert export(ben, here) == text
        ben.post(f"/campaigns/{here}/chapters", {"company": company(*BOTS)})
        written_down(ben, here, 2)
    assert aki.refused("/campaigns/import", {"campaign": text.replace("1689", "1690")}) == "campaign-broken-chain"
    assert aki.refused("/campaigns/import", {"campaign": "{}"}) == "campaign-not-a-campaign"
    assert aki.refused("/campaigns/import", {"campaign": " " * 2_100_000}) == "too-large"
    short = export(aki, campaign, records="false")
    assert len(short) < len(text) / 2
    assert not aki.post("/campaigns/import", {"campaign": short})["proved"]
    other_pack = json.loads(text)
    other_pack["header"]["edition"]["pack"] = "elsewhere"
    assert aki.refused("/campaigns/import", {"campaign": json.dumps(other_pack)}) == "campaign-broken-chain"


def test_a_chapter_that_was_brought_unfinished_gets_a_table_here(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = make(aki)
    aki.post(f"/campaigns/{campaign}/chapters", {"company": company("me", "bot", "bot")})
    brought = aki.post("/campaigns/import", {"campaign": export(aki, campaign)})
    assert brought["line"]["status"] == "lost"
    assert [person["family"] for person in brought["company"]] == FAMILIES[:3]
    here = brought["line"]["id"]
    assert aki.refused(f"/campaigns/{here}/chapters", {"company": company("bot", "bot")}) == "campaign-bad-company"
    aki.post(f"/campaigns/{here}/chapters", {"company": company(*BOTS)})
    shown = written_down(aki, here, 1)
    assert len(shown["nights"]) == 1


def test_a_fork_plays_a_chapter_again_and_the_first_stays(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = played(aki, 2)
    before = export(aki, campaign)
    other = aki.post(f"/campaigns/{campaign}/fork", {"at": 2, "name": "Otherwise"})
    assert (other["line"]["name"], len(other["nights"])) == ("Otherwise", 1)
    aki.post(f"/campaigns/{other['line']['id']}/chapters", {"company": company(*BOTS)})
    written_down(aki, other["line"]["id"], 2)
    assert export(aki, campaign) == before
    assert aki.refused(f"/campaigns/{campaign}/fork", {"at": 9}) == "campaign-no-chapter"


def test_a_server_that_dies_in_the_middle_goes_on_and_writes_down_once(tmp_path: Path, guests: Guests) -> None:
    with serving(tmp_path) as server:
        (aki,) = guests(server.url, "Aki")
        campaign = make(aki)
        table = aki.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})["table"]["id"]
        patiently(lambda: aki.get(f"/tables/{table}")["table"]["version"] > 5)
        server.kill()
    with serving(tmp_path) as server:
        again = with_cookie_of(aki, server.url)
        again.get(f"/tables/{table}")
        shown = written_down(again, campaign, 1)
        assert len(shown["nights"]) == 1
        assert "cannot be written down" not in server.output
        again.close()


# Inside one process


def in_houses(folder: Path, evening: Callable[[list[Context], Person], Any], houses: int = 1) -> None:
    """Some servers on one database file."""

    async def run() -> None:
        stores = [Store(f"sqlite:///{folder / 'house.db'}") for _ in range(houses)]
        contexts = [Context(store, Butler(0)) for store in stores]
        try:
            owner, _ = await contexts[0].people.welcome("Aki")
            await evening(contexts, owner)
        finally:
            for context in contexts:
                await context.butler.close()
                await context.store.services.close()
                await context.desk.close()
                await asyncio.to_thread(context.store.close)

    asyncio.run(run())


def everyone(kinds: Iterable[str] = BOTS) -> NewChapter:
    return NewChapter(company(*kinds))


def test_an_end_that_was_not_written_down_is_by_whoever_looks_next_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(contexts: list[Context], owner: Person) -> None:
        first, second = contexts
        with monkeypatch.context() as patch:  # it died right after the last move
            patch.setattr(Campaigns, "attend", lambda self, table: None)
            row = await first.campaigns.make(owner, "House")
            table = await first.campaigns.begin(row, owner, everyone())
            while not table.over:
                await asyncio.sleep(0.05)
        looks = [context.campaigns.find(row.id, owner) for context in (second, first, second, first)]
        rows = await asyncio.gather(*looks)
        assert {(one.version, one.table_id) for one in rows} == {(2, "")}
        assert len(GAME.campaign.read(rows[0].document).nights) == 1

    in_houses(tmp_path, evening, houses=2)


def test_a_chapter_begins_once_though_two_ask(tmp_path: Path) -> None:
    async def evening(contexts: list[Context], owner: Person) -> None:
        row = await contexts[0].campaigns.make(owner, "House")
        wish = everyone(("me", "bot", "bot"))
        asked = await asyncio.gather(
            *(context.campaigns.begin(row, owner, wish) for context in contexts), return_exceptions=True
        )
        assert sum(isinstance(one, BaseException) for one in asked) == 1
        assert len(await contexts[0].house.tables_of(owner)) == 1

    in_houses(tmp_path, evening, houses=2)


def test_the_table_of_a_running_chapter_is_never_thrown_away(tmp_path: Path) -> None:
    async def evening(contexts: list[Context], owner: Person) -> None:
        (context,) = contexts
        row = await context.campaigns.make(owner, "House")
        table = await context.campaigns.begin(row, owner, everyone(("me", "bot", "bot")))
        await asyncio.sleep(0.5)
        await throw_away(context.house, context.people, 10, time() + 1000 * DAY)
        assert (await context.house.find(table.id)).campaign == row.id
        assert await context.campaigns.status(await context.campaigns.find(row.id, owner)) == "playing"

    in_houses(tmp_path, evening)


def test_who_is_forgotten_takes_along_what_is_theirs_alone(tmp_path: Path) -> None:
    async def evening(contexts: list[Context], owner: Person) -> None:
        (context,) = contexts
        friend, _ = await context.people.welcome("Ben")
        alone = await context.campaigns.make(owner, "Alone")
        shared = await context.campaigns.make(owner, "Shared")
        table = await context.campaigns.begin(shared, owner, everyone(("me", "friend", "bot")))
        await context.seating.join(await context.seating.seat_link(table, owner, 1), friend, "Ben", "")
        await forget(context.house, context.people, owner)
        assert [row.id for row in await context.campaigns.mine(friend)] == [shared.id]
        assert (await context.campaigns.find(shared.id, friend)).owner == ""
        with pytest.raises(Exception, match="no campaign"):
            await context.campaigns.find(alone.id, friend)

    in_houses(tmp_path, evening)


def test_two_servers_on_postgresql_write_a_chapter_down_once(postgres: str, tmp_path: Path, guests: Guests) -> None:
    folders = [tmp_path / name for name in ("left", "right")]
    for folder in folders:
        folder.mkdir()
    with (
        serving(folders[0], "--database", postgres) as left,
        serving(folders[1], "--database", postgres) as right,
    ):
        (aki,) = guests(left.url, "Aki")
        campaign = make(aki)
        there = with_cookie_of(aki, right.url)
        aki.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})
        with ThreadPoolExecutor(4) as pool:
            looks = [pool.submit(written_down, guest, campaign, 1) for guest in (aki, there, aki, there)]
            assert all(len(look.result()["nights"]) == 1 for look in looks)
        there.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})
        assert len(written_down(aki, campaign, 2)["nights"]) == 2
        there.close()
        for server in (left, right):
            assert "Traceback" not in server.output
            assert "cannot be written down" not in server.output
