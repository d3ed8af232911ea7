"""The door: what happens when the last chair is taken."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.servers import Guest, Json, serving_inside
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.lobby import seating
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]
LONG = 600.0


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0)) as server:
        yield server.url


def laid(host: Guest, **manners: str) -> str:
    return host.open("hako-onna", "me", "open", "open", **manners)


def sit(guest: Guest, table: str, seat: int) -> Json:
    shown: Json = guest.post(f"/tables/{table}/sit", {"seat": seat, "name": guest.name})["table"]
    return shown


def look(guest: Guest, table: str) -> Json:
    shown: Json = guest.get(f"/tables/{table}")["table"]
    return shown


def test_nobody_counts_where_nobody_has_asked_for_it(url: str, guests: Guests) -> None:
    aki, ben, cho = guests(url, "Aki", "Ben", "Cho")
    table = laid(aki)
    assert sit(ben, table, 1)["status"] == "waiting"
    assert sit(cho, table, 2)["status"] == "playing"


def test_the_door_closes_by_itself_behind_the_last_who_comes(
    url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "COUNT", 0.2)
    aki, ben, cho = guests(url, "Aki", "Ben", "Cho")
    table = laid(aki, door="counted")
    live = aki.live(table)
    assert sit(ben, table, 1)["closes_in"] == 0
    shown = sit(cho, table, 2)
    assert shown["status"] == "waiting"
    assert 0 < shown["closes_in"] <= 0.2
    live.wait("state")  # the host has pressed nothing
    assert look(aki, table)["status"] == "playing"
    assert look(aki, table)["closes_in"] == 0


def test_the_host_holds_the_door_and_closes_it(url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "COUNT", LONG)
    aki, ben, cho = guests(url, "Aki", "Ben", "Cho")
    table = laid(aki, door="counted")
    sit(ben, table, 1)
    sit(cho, table, 2)
    assert ben.refused(f"/tables/{table}/plan", {"door": "held"}) == "owner-only"
    assert aki.post(f"/tables/{table}/plan", {"door": "held"})["table"]["closes_in"] == 0
    assert look(cho, table)["door"] == "held"
    assert look(cho, table)["status"] == "waiting"
    counted = aki.post(f"/tables/{table}/plan", {"door": "counted"})["table"]
    assert counted["closes_in"] > LONG - 5  # from the beginning
    assert aki.post(f"/tables/{table}/plan", {"door": "at-once"})["table"]["status"] == "playing"


def test_a_chair_that_is_free_again_ends_the_count(url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "COUNT", 0.2)
    aki, ben, cho = guests(url, "Aki", "Ben", "Cho")
    table = laid(aki, door="counted")
    sit(ben, table, 1)
    sit(cho, table, 2)
    assert aki.post(f"/tables/{table}/plan", {"chairs": 4})["table"]["closes_in"] == 0
    monkeypatch.setattr(seating, "COUNT", LONG)
    (dan,) = guests(url, "Dan")
    assert sit(dan, table, 3)["closes_in"] > LONG - 5  # the first count has no say any more


def test_a_bot_on_the_last_chair_is_seen_there_before_it_begins(
    url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "COUNT", LONG)
    aki, ben = guests(url, "Aki", "Ben")
    table = laid(aki, door="counted")
    sit(ben, table, 1)
    shown = aki.post(f"/tables/{table}/seats/2", {"kind": "bot"})["table"]
    assert shown["status"] == "waiting"
    assert shown["closes_in"] > 0
    assert aki.post(f"/tables/{table}/plan", {"door": "at-once"})["table"]["status"] == "playing"


def test_a_door_that_was_held_is_held_when_the_house_comes_back(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "COUNT", LONG)

    def house() -> object:
        return create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0)

    with serving_inside(house()) as server:
        aki, ben, cho = guests(server.url, "Aki", "Ben", "Cho")
        tables = [laid(aki, door="counted") for _ in range(2)]
        for table in tables:
            sit(ben, table, 1)
            sit(cho, table, 2)
        aki.post(f"/tables/{tables[0]}/plan", {"door": "held"})
        cookie = aki.cookie
    with serving_inside(house()) as server:
        (again,) = guests(server.url, "Aki")
        again.http.cookies.set("yakata", cookie)
        assert (look(again, tables[0])["status"], look(again, tables[0])["closes_in"]) == ("waiting", 0)
        assert look(again, tables[1])["closes_in"] > LONG - 5  # it counts anew
        assert again.post(f"/tables/{tables[0]}/plan", {"door": "at-once"})["table"]["status"] == "playing"
