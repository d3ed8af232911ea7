"""The door: who asks behind which proxy, requests that never end, sockets, tables and persons without number."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.servers import Guest, Inside, Live, Server, serving, serving_inside
from yakata.kernel import BadOptions
from yakata.table.door.app import create
from yakata.table.door.doorman import Doorman
from yakata.table.door.limits import UNLIMITED, Limits, Tables
from yakata.table.door.patience import HEAD, in_time
from yakata.table.door.proxies import Proxies
from yakata.table.door.sockets.crowd import Room
from yakata.table.play import live_table
from yakata.table.store import Store, default_url, schema

Guests = Callable[..., list[Guest]]
FREE: dict[str, Any] = {name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__}


def limited(**limits: Any) -> Limits:
    """No limits but these."""
    return Limits(**(FREE | limits))


# Proxies


def seen(proxies: Proxies, client: str, *told: str, proto: str = "") -> tuple[str, str]:
    """Whom the house sees, and by which scheme."""
    headers = [(b"x-forwarded-for", one.encode()) for one in told]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": (client, 1), "headers": headers}
    proxies.seen_through(scope)
    return scope["client"][0], scope["scheme"]


def test_only_a_proxy_that_was_named_is_believed() -> None:
    nobody, ours = Proxies(), Proxies(["10.0.0.0/8", "::1"])
    assert seen(nobody, "127.0.0.1", "1.2.3.4", proto="https") == ("127.0.0.1", "http")
    assert seen(ours, "9.9.9.9", "1.2.3.4", proto="https") == ("9.9.9.9", "http")
    assert seen(ours, "10.0.0.5", "1.2.3.4", proto="https") == ("1.2.3.4", "https")
    assert seen(ours, "::1", "2001:db8::1") == ("2001:db8::1", "http")
    assert seen(ours, "10.0.0.5", "6.6.6.6, 1.2.3.4, 10.0.0.9")[0] == "1.2.3.4", (
        "what a client writes itself stands first"
    )
    assert seen(ours, "10.0.0.5", "6.6.6.6", "1.2.3.4")[0] == "1.2.3.4"
    assert seen(ours, "10.0.0.5", "nonsense")[0] == "10.0.0.5"
    assert seen(ours, "10.0.0.5")[0] == "10.0.0.5"
    with pytest.raises(BadOptions, match="address or a network"):
        Proxies(["my-proxy"])


def test_limits_count_by_who_is_behind_the_proxy(tmp_path: Path) -> None:
    def asked(url: str, client: str) -> int:
        return httpx.get(f"{url}/api/me", headers={"X-Forwarded-For": client}, trust_env=False).status_code

    limits = limited(requests=(0.001, 3))
    for proxies, codes in ((Proxies(["127.0.0.1"]), [200] * 6), (None, [200] * 3 + [429] * 3)):
        with serving_inside(create(default_url(tmp_path), limits=limits, proxies=proxies)) as server:
            assert [asked(server.url, f"1.2.3.{n}") for n in range(6)] == codes


# Requests that never end


def test_a_body_that_comes_too_slowly_is_not_waited_for(tmp_path: Path) -> None:
    async def forever() -> Any:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def run() -> None:
        receive = in_time(forever, 0.3)
        while True:
            await receive()

    with pytest.raises(Exception, match="408"):
        asyncio.run(run())


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Inside]:
    """A house that waits for a head no longer than two seconds, and for eight of them at most."""
    with serving_inside(create(default_url(tmp_path), limits=UNLIMITED), head=2.0, half=8) as server:
        yield server


def closed(wire: socket.socket) -> bool:
    """Whether the server hangs up without having said anything."""
    wire.settimeout(10)
    try:
        return wire.recv(100) == b""
    except ConnectionError:
        return True


def test_a_head_that_never_ends_is_not_waited_for(hasty: Inside, guests: Guests) -> None:
    (aki,) = guests(hasty.url, "Aki")
    for start in (b"", b"G", b"GET /api/me HTTP/1.1\r\nX: "):
        with socket.create_connection(("127.0.0.1", hasty.port)) as wire:
            wire.sendall(start)
            assert closed(wire), start
    with socket.create_connection(("127.0.0.1", hasty.port)) as wire:  # after a request that was whole
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        wire.settimeout(10)
        assert wire.recv(65536).startswith(b"HTTP/1.1 200")
        wire.sendall(b"GET /api/me HTTP/1.1\r\nX: ")
        while wire.recv(65536):
            pass
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    live = aki.live(table)
    time.sleep(2.5)  # a socket is no half request
    live.settle()
    assert HEAD > 1


def test_half_requests_of_one_address_have_a_limit(hasty: Inside) -> None:
    wires = [socket.create_connection(("127.0.0.1", hasty.port)) for _ in range(30)]
    try:
        for wire in wires:
            wire.sendall(b"GET")
        assert httpx.get(f"{hasty.url}/api/me", timeout=30, trust_env=False, headers={"Connection": "close"})
    except httpx.HTTPError:
        pass  # from this very address there may be no room for a moment
    finally:
        for wire in wires:
            assert closed(wire)
            wire.close()
    assert httpx.get(f"{hasty.url}/api/me", trust_env=False).status_code == 200


# What cannot be read


def test_what_is_no_utf_8_is_not_understood(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    for body in (b'"\xff"', b'{"game":"\xff"}', b'{"game":"seance","name":"\xc3\x28"}', b'{"\xff":1}', b"\xff"):
        answer = aki.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (400, "not-understood"), body
    for path in ("/api/tables/%ff", "/api/me?lang=%ff", "/%ff", "/t/%C3%28", "/api/link?path=/%ff", "/api/me?%ff=1"):
        with socket.create_connection(("127.0.0.1", house.port)) as wire:
            wire.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert wire.recv(100).startswith(b"HTTP/1.1 400"), path


def test_what_is_wrong_about_a_body_is_said_with_what_can_stand_there(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    wishes: list[tuple[dict[str, Any], str, str]] = [
        ({"game": "seance", "admin": 1}, "unknown-field", "spectators"),
        ({"game": "seance", "clock": "x"}, "wrong-value", "gentle"),
        ({"game": "seance", "seats": [{"kind": "x"}]}, "wrong-value", "friend"),
        ({"seats": []}, "missing-field", "game"),
        ({"game": 5}, "wrong-field", "game"),
        ({"game": "seance", "options": {"x": 1}}, "option-unknown", "evenings"),
        ({"game": "seance", "options": {"evenings": 1_000_000}}, "option-value", "1 to 200"),
        ({"game": "hako-onna", "options": {"noise": "loud"}}, "option-value", "tower"),
        ({"game": "nobody"}, "no-game", ""),
    ]
    for wish, key, allowed in wishes:
        said = {lang: aki.ask("POST", "/tables", wish, lang=lang).json() for lang in ("en", "ja")}
        assert said["en"]["key"] == said["ja"]["key"] == key
        assert said["en"]["say"] != said["ja"]["say"]
        assert allowed in said["en"]["say"]
        assert allowed in said["ja"]["say"]
        for word in ("Expected", "Invalid", "msgspec", "$", "Literal", "Object"):
            assert word not in said["en"]["say"] + said["ja"]["say"], said


# Persons


def persons(folder: Path) -> int:
    with Store(default_url(folder)).engine.connect() as connection:
        return len(connection.execute(schema.persons.select()).all())


def test_nobody_is_kept_of_whom_nothing_came(tmp_path: Path, guests: Guests) -> None:
    with serving(tmp_path) as server:
        for path, body in (
            ("/tables", {"game": "nobody"}),
            ("/tables", {"game": "seance", "options": {"evenings": 0}}),
            ("/join", {"token": "x"}),
            ("/tables/0/sit", {"seat": 0}),
            ("/campaigns/import", {"campaign": "{}"}),
        ):
            (eve,) = guests(server.url, "Eve")
            assert eve.ask("POST", path, body).status_code >= 400
            assert not eve.cookie
        (aki, ben) = guests(server.url, "Aki", "Ben")
        aki.open("hidden-rooms", "me")
        assert ben.post("/me/link")["path"]
        assert aki.get("/me")["name"] == "Aki"
        assert len(aki.get("/me")["tables"]) == 1
    assert persons(tmp_path) == 2


# Sockets


def test_onlookers_have_a_limit_and_those_with_a_seat_get_in(tmp_path: Path, guests: Guests) -> None:
    room = Room(table=3, address=5, person=4, house=0)
    with serving_inside(create(default_url(tmp_path), limits=limited(room=room))) as server:
        (aki, *others) = guests(server.url, "Aki", *"ABCDEFG")
        tables = [aki.open("seance", "me", "open", "open", "open") for _ in range(2)]

        def comes(guest: Guest, table: str) -> str:
            live = guest.live(table)
            message = live.next()
            return str(message["reason"]["key"]) if message["type"] == "refused" else "in"

        assert [comes(other, tables[0]) for other in others[:4]] == ["in"] * 3 + ["too-many-look-on"]
        assert [comes(other, tables[1]) for other in others[4:]] == ["in", "in", "too-many-sockets-from-there"]
        assert [comes(aki, tables[0]) for _ in range(5)] == ["in"] * 4 + ["too-many-sockets-of-yours"]
        others[0].sockets[0].close()
        time.sleep(0.5)
        assert comes(others[3], tables[0]) == "in"


def test_a_household_comes_back_together_and_strangers_with_made_up_tags_do_not(tmp_path: Path, guests: Guests) -> None:
    limits = limited(requests=(0.001, 15), knocks=(0.001, 60))
    with serving_inside(create(default_url(tmp_path), limits=limits)) as server:
        family = guests(server.url, *"ABCDE")
        at = [(one, one.open("hidden-rooms", "me", options={"stage": 1})) for one in family]
        assert [one.live(table).next()["type"] for one, table in at for _ in range(8)] == ["table"] * 40
        (eve,) = guests(server.url, "Eve")
        came = []
        for number in range(20):
            eve.http.cookies.set("yakata", f"made-up-{number}")
            try:
                came.append(eve.live(at[0][1]).next()["type"])
            except InvalidStatus:  # not even let in to be told so
                came.append("refused")
        assert 0 < came.count("refused") < 20


def test_a_personal_link_ends_the_sockets_and_links_of_the_device_before(house: Server, guests: Guests) -> None:
    aki, phone, thief = guests(house.url, "Aki", "Phone", "Thief")
    table = aki.open("seance", "me", "open", "open", "open")
    old = aki.live(table)
    old.wait("table")
    first, second = (aki.post("/me/link")["path"].removeprefix("/me/") for _ in range(2))
    phone.post("/me/claim", {"token": first})
    assert old.wait("refused")["reason"]["key"] == "moved-away"
    with pytest.raises(ConnectionClosed) as ended:
        old.next()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401
    assert thief.refused("/me/claim", {"token": second}) == "link-gone"
    assert aki.get("/me")["tables"] == []
    assert phone.get("/me")["tables"][0]["id"] == table
    now = phone.live(table)
    assert now.wait("table")["table"]["you"] == 0
    third = phone.post("/me/link")["path"].removeprefix("/me/")
    aki.post("/me/claim", {"token": third})  # and back again
    assert aki.get("/me")["tables"][0]["id"] == table


# Tables


def test_tables_have_a_limit_for_a_person_an_address_and_bots_alone(tmp_path: Path, guests: Guests) -> None:
    tables = Tables(person=4, address=6, bots_alone_person=2, bots_alone_address=3, bots_alone=3, opened=(0, 0))
    with serving_inside(create(default_url(tmp_path), limits=limited(tables=tables))) as server:
        (aki, ben, cho) = guests(server.url, "Aki", "Ben", "Cho")
        bots = {"game": "seance", "seats": [{"kind": "bot"}] * 4, "options": {"evenings": 200}}
        mine = {"game": "seance", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}

        def opens(guest: Guest, wish: dict[str, Any]) -> str:
            answer = guest.ask("POST", "/tables", wish)
            return "" if answer.status_code < 300 else f"{answer.status_code} {answer.json()['key']}"

        assert [opens(aki, bots) for _ in range(3)] == ["", "", "429 too-many-bots-alone"]
        assert [opens(ben, bots) for _ in range(2)] == ["", "429 too-many-bots-alone"]
        assert [opens(aki, mine) for _ in range(3)] == ["", "", "429 too-many-tables"]
        assert [opens(cho, mine) for _ in range(2)] == ["", "429 too-many-tables-from-there"]
        waiting = ben.get("/me")["tables"]
        assert not waiting, "bots alone are nobody's table"


def test_a_table_ends_at_its_longest_and_keeps_what_was_played(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "LONGEST", 4)  # nobody has met the monster so soon
    with serving_inside(create(default_url(tmp_path), limits=UNLIMITED, pause=0)) as server:
        (aki,) = guests(server.url, "Aki")
        table = aki.open("hidden-rooms", "me")
        live = aki.live(table)
        live.wait("state")
        for _ in range(4):
            answer = live.move(live.state["choices"][0]["text"])
            assert answer["type"] == "accepted"
            live.until(answer["version"])
        said = [event["say"] for event in live.state["events"]]
        assert live.state["choices"] == []
        assert any("4 moves" in one for one in said), said
        assert live.move("look")["reason"]["key"] == "game-over"
        before = aki.get(f"/tables/{table}")
        assert (before["table"]["status"], before["table"]["result"]) == ("over", None)
        record = aki.ask("GET", f"/tables/{table}/record").text
        assert record.count("child") >= 4
        assert record.strip().splitlines()[-1].startswith("open: ")
        assert aki.post("/replay", {"record": record})["result"] is None
    with serving_inside(create(default_url(tmp_path), limits=UNLIMITED, pause=0)) as server:  # and after a restart
        aki.http.base_url = httpx.URL(server.url)
        after = aki.get(f"/tables/{table}")
        assert (after["table"]["status"], after["state"]["choices"]) == ("over", [])
        assert aki.ask("GET", f"/tables/{table}/record").text == record


# Presence


def test_who_only_looks_on_is_told_to_nobody_and_who_comes_and_goes_is_gathered(house: Server, guests: Guests) -> None:
    aki, ben, *others = guests(house.url, "Aki", "Ben", *"ABCDEF")
    table = aki.open("seance", "me", "open", "open", "open")
    live = aki.live(table)
    live.wait("table")
    for other in others:
        other.live(table).wait("table")
    assert live.settle() == []
    ben.post(f"/tables/{table}/sit", {"seat": 1, "name": "Ben"})
    assert live.wait("table")["table"]["seats"][1]["name"] == "Ben"
    live.settle()
    for _ in range(30):
        Live(ben, table).close()
    time.sleep(1.0)
    told = [message for message in live.settle() if message["type"] == "table"]
    assert 1 <= len(told) < 30
    assert told[-1]["table"]["seats"][1]["here"] == aki.get(f"/tables/{table}")["table"]["seats"][1]["here"]


# The doorman alone


def test_a_proxy_that_is_not_named_cannot_widen_an_allowance() -> None:
    doorman = Doorman(_nothing, _nothing, limited(requests=(0.001, 2)))
    answers: list[Any] = []

    async def send(message: Any) -> None:
        answers.append(message)

    for n in range(4):
        headers = [(b"x-forwarded-for", f"1.1.1.{n}".encode())]
        scope = {"type": "http", "method": "GET", "path": "/api/me", "headers": headers, "client": ("10.0.0.1", 1)}
        asyncio.run(doorman(scope, None, send))
    assert [message["status"] for message in answers if "status" in message] == [429, 429]
    assert json.loads(answers[-1]["body"])["key"] == "too-many"


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """Nothing is answered."""
