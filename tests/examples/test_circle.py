"""What a table can do for one game it can do for another: a campaign of the Séance, from the shelf to its end."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from time import sleep, time
from typing import Any

import pytest

from tests.examples.circle import GAME, GUESTS
from tests.table.servers import PATIENCE, Guest, Json, Live, serving_inside
from yakata import registry
from yakata.cli.main import main
from yakata.kernel.campaign import BadCampaign
from yakata.kernel.testing import check
from yakata.lab.arena import simulate
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

NAMES = {"doctor": "Ada", "medium": "Ben", "sceptic": "Cho", "widow": "Dee"}


@pytest.fixture(autouse=True)
def _at_the_door(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry._OURS, "long-seance", "tests.examples.circle:GAME")
    monkeypatch.setenv("YAKATA_DATA", str(tmp_path / "data"))


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0)) as server:
        yield server.url


@pytest.fixture
def aki(url: str) -> Iterator[Guest]:
    guest = Guest(url, "Aki")
    yield guest
    guest.close()


def company(*kinds: str) -> list[Json]:
    return [{"guest": guest, "name": NAMES[guest], "kind": kind} for guest, kind in zip(GUESTS, kinds, strict=True)]


def written_down(guest: Guest, campaign: str, evenings: int) -> Json:
    until = time() + 4 * PATIENCE
    while time() < until:
        shown: Json = guest.get(f"/campaigns/{campaign}")
        if sum(chapter["over"] for chapter in shown["chapters"]) == evenings:
            return shown
        sleep(0.05)
    raise AssertionError("it was not written down")


def play_evening(live: Live) -> None:
    """The first choice whenever one is asked; bots play the others."""
    while not live.state["result"]:
        if live.state["choices"]:
            answer = live.move(live.state["choices"][0]["text"])
            live.until(answer["version"])
        else:
            live.wait("state")


def test_it_is_a_game_like_any_other() -> None:
    check(GAME, games=5)


def test_two_evenings_at_the_table_from_the_shelf_to_the_end(aki: Guest) -> None:
    opened = aki.post("/campaigns", {"name": "Thursdays", "game": "long-seance"})
    campaign = opened["line"]["id"]
    assert (opened["line"]["game"], opened["line"]["status"], opened["chapters"]) == ("long-seance", "ready", [])
    candles: list[int] = []
    for number, title in ((1, "The first evening"), (2, "The second evening")):
        wish = {"company": company("bot", "me", "bot", "bot"), "name": "Aki"}
        table = aki.post(f"/campaigns/{campaign}/chapters", wish)["table"]
        assert (table["chapter"], table["campaign_name"], table["you"]) == (title, "Thursdays", 1)
        assert [seat["say"] for seat in table["seats"]][:2] == ["Ada, the doctor", "Ben, the medium"]
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Aki", "Cho", "Dee"]
        assert table["options"] == {"evenings": 1}, "what only a campaign sets is shown to nobody"
        live = aki.live(table["id"])
        state = live.wait("state")
        assert state["called"] == ["Ada", "Ben", "Cho", "Dee"]
        assert list(state["view"]["candles"]) == (candles or [0] * 4), "the candles of the evening before"
        letter = state["texts"][f"letter-{'first' if number == 1 else 'second'}"]
        assert "4" in letter
        assert "(3/4)" not in letter
        looks_on = aki.get(f"/tables/{table['id']}", seat=-1)["state"]
        assert looks_on["texts"] == {}, "whoever has no seat reads nothing"
        play_evening(live)
        assert aki.refused(f"/tables/{table['id']}/rematch", {}) == "campaign-goes-on"
        shown = written_down(aki, campaign, number)
        assert [chapter["title"] for chapter in shown["chapters"]][-1] == title
        candles = list(aki.get(f"/tables/{table['id']}")["state"]["view"]["candles"])
        assert [line.rpartition(": ")[2] for line in shown["people"]] == list(map(str, candles))
    assert shown["free"]
    assert shown["proved"]
    assert shown["line"]["marks"] == []
    assert aki.get(f"/campaigns/{campaign}/left/2") == {"number": 2, "place": None, "drawings": {}}
    assert aki.refused(f"/campaigns/{campaign}/left/3", method="GET") == "campaign-no-chapter"
    text = aki.ask("GET", f"/campaigns/{campaign}/export").text
    document = GAME.campaign.import_(text) if GAME.campaign else None
    assert document is not None
    assert [begun.chapter for begun in document.beginnings] == ["first", "second"]
    brought = aki.post("/campaigns/import", {"campaign": text})
    assert (brought["line"]["game"], len(brought["chapters"])) == ("long-seance", 2)
    forked = aki.post(f"/campaigns/{campaign}/fork", {"at": 2, "name": "Otherwise"})
    assert (len(forked["chapters"]), forked["line"]["number"]) == (1, 2)


def test_a_company_that_cannot_come_and_options_that_are_a_campaign_s(aki: Guest) -> None:
    campaign = aki.post("/campaigns", {"name": "Thursdays", "game": "long-seance"})["line"]["id"]
    twice = [{"guest": "widow", "kind": "bot"}] * 4
    answer = aki.ask("POST", f"/campaigns/{campaign}/chapters", {"company": twice})
    assert (answer.status_code, answer.json()["key"]) == (400, "campaign-bad-company")
    assert "a medium" in answer.json()["say"]
    for wish in ({"kind": "bot"}, {"guest": "widow"}, {"guest": "widow", "kind": "bot", "age": 3}, {"kind": 3}):
        assert aki.refused(f"/campaigns/{campaign}/chapters", {"company": [wish] * 4}) == "bad-request"
    seats = [{"kind": "bot"}] * 4
    wish = {"game": "long-seance", "seats": seats, "options": {"evening": "second"}}
    assert aki.refused("/tables", wish) == "campaign-only"
    assert aki.refused("/campaigns", {"name": "x", "game": "hidden-rooms"}) == "campaign-no-campaigns"


def test_campaigns_of_two_games_stand_on_one_shelf(aki: Guest) -> None:
    aki.post("/campaigns", {"name": "Thursdays", "game": "long-seance"})
    aki.post("/campaigns", {"name": "The hill"})
    assert {line["name"]: line["game"] for line in aki.get("/campaigns")} == {
        "Thursdays": "long-seance",
        "The hill": "betrayal",
    }


def test_tonight_is_of_the_game_that_has_one(aki: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in set(registry._OURS) - {"long-seance"}:
        monkeypatch.delitem(registry._OURS, name)
    tonight = aki.get("/tonight")
    assert (tonight["game"], tonight["say"]) == ("long-seance", "A circle")
    table = aki.post("/tonight", {"name": "Aki"})["table"]
    assert (table["game"], table["options"], table["you"]) == ("long-seance", tonight["options"], 1)


def test_what_the_lobby_and_the_lab_know_of_it(aki: Guest) -> None:
    shown = next(game for game in aki.get("/games") if game["name"] == "long-seance")
    assert [option["key"] for option in shown["options"]] == ["evenings"]
    assert shown["options"][0]["values"] == [{"value": 1, "say": "one"}, {"value": 3, "say": "three"}]
    assert (shown["harder"], shown["foresees"], shown["quick"]) == ("evenings", True, {"evenings": 1})
    assert [role["seat"] for role in shown["roles"]] == [1, 0]
    table = aki.post("/tables", {"game": "long-seance", "name": "Aki"})["table"]
    assert table["you"] == 1, "alone, one plays the first role"
    assert aki.get(f"/tables/{table['id']}/foresee")["lines"] == []


def test_two_evenings_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main(["campaign", *arguments])
        out, err = capsys.readouterr()
        assert end.value.code == 0, err
        return out

    def played(*more: str) -> str:
        return run("play", "thursdays", "--plain", "--bot", "random", *more, typed="1\n" * 20)

    run("new", "thursdays", "--game", "long-seance", "--house", "Thursdays")
    named = ",".join(f"{guest}:{NAMES[guest]}" for guest in GUESTS)
    assert "The first evening" in played("--company", named, "--seed", "one")
    assert "The second evening" in played("--seed", "two")
    told = run("show", "thursdays")
    assert told.startswith("Thursdays")
    assert "the widow: " in told
    assert "第二夜" in run("show", "thursdays", "--lang", "ja")
    assert "Free play" in played("--seed", "three")
    kept = json.loads((tmp_path / "data" / "campaigns" / "thursdays.json").read_text())
    assert kept["header"]["game"] == "long-seance"
    assert kept["entries"][-1]["story"] == kept["entries"][3]["story"], (
        "what comes after the last evening changes nothing"
    )


def test_a_changed_entry_or_another_game_s_document_is_refused() -> None:
    rules: Any = GAME.campaign
    document = rules.export(rules.begin(rules.new("circle1", "Thursdays"), rules.invited(rules.new("x", "y"), "")))
    with pytest.raises(BadCampaign, match="seal"):
        rules.read(document.replace(b"sceptic", b"believer"))
    with pytest.raises(BadCampaign, match="of long-seance"):
        registry.campaigns_of("betrayal").read(registry.campaigns_of("betrayal").export(rules.new("c", "n")))
    assert registry.campaign_reader(document).game is GAME


def test_the_lab_counts_what_it_is_told_to_count() -> None:
    report = simulate(GAME, "random", 6)
    assert report.figures["candles"].mean > 0
    assert {*report.groups} == {"round"}
