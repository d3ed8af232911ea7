"""Discs that fall at a table: seen by the server's physics, written, told to all, and asked again after a crash."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import create_engine, select

import yakata
from tests.table.servers import Guest, Json, Live, Server, serving, serving_inside
from tests.table.test_two_servers import doomed, postgres, two_servers, with_cookie_of
from yakata.kernel.record import parse
from yakata.table.door import app as door
from yakata.table.lobby.practice import TRIES, trembling
from yakata.table.store import default_url, schema
from yakata.tower import Lying, Placement, Question, available
from yakata.tower.physics import settle

__all__ = ["doomed", "postgres", "two_servers"]
Guests = Callable[..., list[Guest]]
NIGHT: Json = {"mask": "off", "options": {"noise": "tower", "house": "balanced"}}
FREE = door.Limits(requests=(0, 0), messages=(0, 0))
CARELESS = "balance 75 60 0 down 200 300 200 90"
pytestmark = pytest.mark.skipif(not available(), reason="without the extra there is no physics")


def begun(guest: Guest, *others: str, **more: Any) -> tuple[str, Live]:
    """A night in which this guest is the first Visitor, asked for the first disc."""
    table = guest.open("hako-onna", "bot:random", "me", *(others or ("bot:timid",)), **{**NIGHT, **more})
    live = guest.live(table)
    return table, live


def to_noise(*lives: Live) -> Live:
    """Whoever is asked for a disc."""
    while True:
        for live in lives:
            live.settle()
            if live.state and live.state["view"]["prompt"] in ("noise", "lay-again"):
                return live
            if live.state and live.state["choices"]:
                live.move(_quiet(live.state))
        sleep(0.02)


def _quiet(state: Json) -> str:
    texts = [choice["text"] for choice in state["choices"]]
    return "end" if "end" in texts else texts[-1]


def best(state: Json) -> str:
    """Where it lies best, with all care."""
    ways = state["view"]["noise"]["tower"]["ways"]
    way = next(way for way in ways if (way["aim"], way["care"]) == ("middle", "careful"))
    return f"balance {word(way).replace(',', ' ')}"


def word(way: Json) -> str:
    return ",".join(str(value) for value in way["placement"].values())


def test_a_disc_falls_and_everybody_is_told_how_just_before_what_came_of_it(house: Server, guests: Guests):  # H39
    (aki,) = guests(house.url, "Aki")
    table, live = begun(aki)
    watcher = Guest(house.url).live(table)
    watcher.wait("state")
    to_noise(live)
    version, said = live.state["version"], best(live.state)
    assert live.move(said)["version"] == version + 1
    for one in (live, watcher):
        one.until(version + 2)
        fell = next(n for n, message in enumerate(one.heard) if message["type"] == "tower")
        during = next(message for message in reversed(one.heard[:fell]) if message["type"] == "state")
        after = one.heard[fell + 1]
        assert (during["version"], during["view"]["asked"]) == (version + 1, None)
        assert during["view"]["noise"]["tower"]["coming_down"]["height"] == int(said.split()[5])
        assert (one.heard[fell]["version"], one.heard[fell]["seat"]) == (version + 2, 1)
        assert (after["type"], after["version"]) == ("state", version + 2)
        assert [event["key"] for event in after["events"]][:1] == ["stacked"]
        assert len(after["view"]["noise"]["tower"]["stack"]) == 1
        assert one.heard[fell]["trajectory"]["lasts"] > 0
    assert live.state["undo"]["key"] == "undo-reveal"
    watcher.guest.close()


def test_while_a_disc_falls_nobody_can_choose_and_the_answer_is_one_reason(tmp_path: Path, guests: Guests):
    with serving_inside(door.create(default_url(tmp_path), limits=FREE, pause=0)) as server:
        (aki,) = guests(server.url, "Aki")
        _, live = begun(aki)
        to_noise(live)
        version = live.state["version"]
        live.send(type="move", version=version, key="first", choice=best(live.state))
        live.send(type="move", version=version + 1, key="second", choice="pass")
        declined = live.wait("refused", key="second")
        assert declined["reason"]["key"] == "still-to-be-seen"
        assert live.until(version + 2)["version"] == version + 2


def test_nonsense_is_refused_with_a_reason_and_nothing_is_written(house: Server, guests: Guests):
    (aki,) = guests(house.url, "Aki")
    _, live = begun(aki)
    to_noise(live)
    for said, why in (
        ("balance nan 0 0 down 5 5 0 0", "wrong-word"),
        ("balance 1e9 0 0 down 5 5 0 0", "write-it-as"),
        ("balance 99999 0 0 down 5 5 0 0", "tower-far"),
        ("balance 75 0 0 down -5 5 0 0", "tower-inside"),
        ("balance 75 0 0 down 5 99999 0 0", "tower-fast"),
        ("balance 75 0 0 sideways 5 5 0 0", "wrong-word"),
    ):
        assert live.move(said)["reason"]["key"] == why
    assert live.settle() == []


def test_a_fall_that_a_crash_cut_off_is_seen_again_and_comes_out_the_same(tmp_path: Path, guests: Guests):
    with serving(tmp_path) as server:
        (aki,) = guests(server.url, "Aki")
        table, live = begun(aki)
        to_noise(live)
        version = live.state["version"]
        assert live.move(CARELESS)["version"] == version + 1
        server.kill()
    moves = _moves(tmp_path)
    assert [row.kind for row in moves].count("seen") == 0  # it was killed in between
    written = moves[-1]
    assert (written.text, written.kind) == (CARELESS, "choice")
    assert written.draws.startswith('[["tremble')
    with serving(tmp_path, port=server.port) as server:
        again = aki.live(table)
        again.wait("state")
        again.until(version + 2)
        tremble = int(written.draws.split()[1].partition('"')[0])
        settled = settle(Question((), "black", Placement.parse(CARELESS[8:].replace(" ", ",")), tremble))
        (seen,) = [row for row in _moves(tmp_path) if row.kind == "seen"]
        assert seen.version == written.version + 1
        assert f"settled {settled}" in seen.draws


def _moves(folder: Path) -> list[Any]:
    with create_engine(default_url(folder)).connect() as connection:
        return list(connection.execute(select(schema.moves).order_by(schema.moves.c.version)).all())


def test_a_table_that_is_loaded_again_stands_where_it_stood(tmp_path: Path, guests: Guests):
    with serving(tmp_path) as server:
        (aki,) = guests(server.url, "Aki")
        table, live = begun(aki)
        for _ in range(3):
            to_noise(live)
            version = live.state["version"]
            live.move(best(live.state))
            live.until(version + 2)
        seen = aki.get(f"/tables/{table}")["state"]["view"]
        live.close()
        server.stop()
    with serving(tmp_path, port=server.port):
        assert aki.get(f"/tables/{table}")["state"]["view"]["noise"] == seen["noise"]


def test_without_physics_the_model_draws_what_was_left_too(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch
):
    with serving(tmp_path) as server:
        (aki,) = guests(server.url, "Aki")
        table, live = begun(aki)
        to_noise(live)
        version = live.state["version"]
        live.move(best(live.state))
        server.kill()
    monkeypatch.setattr(door, "available", lambda: False)
    with serving_inside(door.create(default_url(tmp_path), limits=FREE, pause=0)) as server:
        moved = with_cookie_of(aki, server.url)
        again = moved.live(table)
        again.wait("state")
        again.until(version + 2)
        assert not any(message["type"] == "tower" for message in again.heard)
        (seen,) = [row for row in _moves(tmp_path) if row.kind == "seen"]
        assert seen.draws.endswith(",10000]]]")  # it has a ticket
        assert moved.refused("/tower/lay", {"placement": "75,0,0,down,5,5,0,0"}) == "no-tower"
        opened = moved.post("/tables", {"game": "hako-onna", "seats": SEATS, "options": {"edition": "ja"}})
        assert opened["table"]["options"]["noise"] == "by-edition"
        moved.close()


SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("options", "noise"),
    [
        ({"edition": "ja"}, "tower"),
        ({"edition": "ja", "noise": "by-edition"}, "tower"),
        ({"edition": "ja", "noise": "discs"}, "discs"),
        ({}, "by-edition"),
    ],
)
def test_a_new_night_with_discs_has_the_tower_where_it_is_at_hand(house: Server, guests: Guests, options, noise):  # H22
    (aki,) = guests(house.url, "Aki")
    opened = aki.post("/tables", {"game": "hako-onna", "seats": SEATS, "options": options})
    assert opened["table"]["options"]["noise"] == noise


def test_a_night_to_its_end_is_proved_and_falls_again(tmp_path: Path, guests: Guests):
    with serving_inside(door.create(default_url(tmp_path), limits=FREE, pause=0)) as server:
        (aki,) = guests(server.url, "Aki")
        table, live = begun(aki)
        while to_noise_or_end(live):
            live.move(CARELESS if live.state["rule"] != "H42" else best(live.state))
        record = aki.ask("GET", f"/tables/{table}/record").text
        proof = yakata.verify(yakata.load("hako-onna"), record)
        assert proof.witnessed > 0
        assert proof.witnessed == sum(
            entry.text.startswith("settled") and entry.ticket is None for entry in parse(record).entries
        )


def to_noise_or_end(live: Live) -> bool:
    while True:
        live.settle()
        if live.state and live.state["result"]:
            return False
        if live.state and live.state["view"]["prompt"] in ("noise", "lay-again"):
            return True
        if live.state and live.state["choices"]:
            texts = [choice["text"] for choice in live.state["choices"]]
            live.move("despair" if "despair" in texts and live.state["view"]["hour"] > 1 else _quiet(live.state))
        sleep(0.01)


# Hands


def test_a_hand_is_seen_by_the_others_and_by_nobody_else(house: Server, guests: Guests):
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("hako-onna", "bot:random", "me", "open", **NIGHT)
    ben.post(f"/tables/{table}/sit", {"seat": 2, "name": "Ben"})
    lives = [aki.live(table), ben.live(table)]
    asked = to_noise(*lives)
    other = lives[1 - lives.index(asked)]
    other.until(asked.state["version"])
    hand = [75, 3, 120, 90, "down"]
    asked.settle()
    other.settle()
    other.send(type="hand", hand=hand)  # it is not asked
    asked.send(type="hand", hand=hand)
    seat = asked.state["seat"]
    assert other.wait("hand") == {"type": "hand", "seat": seat, "hand": hand}
    assert asked.settle() == []
    for wrong in ([75, 3, 120, 900, "down"], [99999, 0, 0, 0, "up"]):
        asked.send(type="hand", hand=wrong)
    asked.send(type="hand", hand=hand, seat=0)  # somebody else's
    assert asked.settle() == other.settle() == []
    asked.move(best(asked.state))
    asked.wait("tower")
    asked.settle()
    other.settle()
    if asked.state["view"]["prompt"] not in ("noise", "lay-again"):
        asked.send(type="hand", hand=hand)
        assert [one for one in asked.settle() + other.settle() if one["type"] == "hand"] == []


def test_a_hand_moves_so_often_and_more_is_no_fault(house: Server, guests: Guests):
    (aki,) = guests(house.url, "Aki")
    table, live = begun(aki)
    watcher = Guest(house.url).live(table)
    to_noise(live)
    watcher.settle()
    for n in range(100):
        live.send(type="hand", hand=[n, 0, 0, 0, "down"])
    assert live.settle() == []
    seen = [message for message in watcher.settle() if message["type"] == "hand"]
    assert 8 <= len(seen) < 30
    watcher.guest.close()


# Two servers


def test_at_two_servers_one_looks_and_the_other_takes_its_word(guests: Guests, postgres: str, tmp_path: Path):
    with two_servers(postgres, tmp_path) as (left, right):
        (aki,) = guests(left.url, "Aki")
        table, live = begun(aki)
        to_noise(live)
        twin = with_cookie_of(aki, right.url)
        far = twin.live(table)
        far.wait("state")
        version = live.state["version"]
        live.move(best(live.state))
        live.until(version + 2)
        far.until(version + 2)
        assert far.state["view"]["noise"] == live.state["view"]["noise"]
        assert any(message["type"] == "tower" for message in live.heard)
        assert not any(message["type"] == "tower" for message in far.heard)
        twin.close()


# Practice


def test_a_disc_is_laid_on_the_practice_board(house: Server, guests: Guests):
    (aki,) = guests(house.url, "Aki")
    way = aki.get("/tower")["ways"]["black"][0]
    laid = aki.post("/tower/lay", {"placement": word(way)})
    assert (laid["result"], len(laid["stack"])) == ("stands", 1)
    hasty = next(way for way in aki.get("/tower")["ways"]["black"] if way["care"] == "hasty")
    assert laid["sway"] < aki.post("/tower/lay", {"placement": word(hasty)})["sway"], "who is in haste trembles more"
    stack = [",".join(map(str, disc.values())) for disc in laid["stack"]]
    assert Lying.parse(stack[0]).kind == "black"
    second = laid["ways"]["big"][0]
    laid = aki.post("/tower/lay", {"placement": word(second), "kind": "big", "stack": stack})
    assert laid["result"] in ("stands", "slips", "falls")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"placement": "nonsense"}, "tower-no-placement"),
        ({"placement": "900,0,0,down,5,5,0,0"}, "tower-far"),
        ({"placement": "75,0,0,down,5,5,0,0", "stack": ["black,down,0,0,0,0,0,0,0"]}, "tower-no-stack"),
        ({"placement": "75,0,0,down,5,5,0,0", "stack": ["black,down,9999999,0,0,1000000,0,0,0"]}, "tower-no-stack"),
        ({"placement": "75,0,0,down,5,5,0,0", "stack": ["black,down,0,0,3000,1000000,0,0,0"] * 5}, "tower-many"),
    ],
)
def test_nonsense_on_the_practice_board_gets_a_reason(house: Server, guests: Guests, wish, why):
    (aki,) = guests(house.url, "Aki")
    assert aki.refused("/tower/lay", wish) == why


def test_tonight_everybody_has_the_same_trembling_and_a_key_to_check_it(house: Server, guests: Guests):
    aki, ben = guests(house.url, "Aki", "Ben")
    stood = []
    for guest in (aki, ben):
        guest.ask("PATCH", "/me", {"name": guest.name})
        tower = guest.post("/tower/tonight/try")
        stacks = []
        while tower["going_on"]:
            answer = guest.post("/tower/tonight/lay", {"placement": word(tower["ways"][0])})
            tower = answer["tower"]
            stacks.append((answer["laid"]["result"], answer["laid"]["stack"]))
        stood.append(stacks)
        assert guest.refused("/tower/tonight/lay", {"placement": "75,0,0,down,5,5,0,0"}) == "tower-over"
    assert stood[0] == stood[1]
    assert [row["you"] for row in tower["best"]] in ([False, True], [True, False])
    assert tower["best"][0]["discs"] == max(len(stack) for _, stack in stood[0])
    assert len(tower["commitment"]) == len(tower["yesterday"]) == 64
    assert tower["commitment"] != sha256(bytes.fromhex(tower["yesterday"])).hexdigest()
    assert trembling("key", 1, 0) != trembling("key", 2, 0)


def test_tonight_nobody_has_more_tries_than_the_others(house: Server, guests: Guests):
    (aki,) = guests(house.url, "Aki")
    for number in range(1, TRIES + 1):
        assert aki.post("/tower/tonight/try")["tries"] == number
    assert aki.refused("/tower/tonight/try") == "tower-tries"


def test_what_is_kept_of_a_tower_is_shown_and_forgotten_with_its_person(tmp_path: Path, guests: Guests):
    with serving(tmp_path) as server:
        (aki,) = guests(server.url, "Aki")
        tower = aki.post("/tower/tonight/try")
        aki.post("/tower/tonight/lay", {"placement": word(tower["ways"][0])})
        (kept,) = aki.get("/me/export")["towers"]
        assert (kept["day"], kept["tries"]) == (tower["date"], 1)
        assert aki.ask("DELETE", "/me").status_code < 300
        assert Guest(server.url).get("/tower/tonight")["best"] == []
