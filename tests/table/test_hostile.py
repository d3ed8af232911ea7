"""Whatever comes in: refused with a reason, never an error of ours, and the table lives on."""

import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.servers import Guest, Live, Server, key, play_on, serving
from tests.table.test_live import at_table
from tests.table.test_tables import four_friends

Guests = Callable[..., list[Guest]]
ODD_TEXTS = [
    "",
    " ",
    "\x00",
    "a\x00b",
    "\x1b[2J",
    "x" * 100_000,
    "鬼" * 30_000,
    "🕯" * 50,
    "\u202e\u2066",
    "../../etc",
    "%00",
]
ODD_VALUES: list[Any] = [None, True, 1.5, -1, 2**70, 10**400, [], {}, [[]], {"a": {"b": 1}}, *ODD_TEXTS]


@pytest.fixture
def playing(house: Server, guests: Guests) -> Iterator[tuple[str, list[Guest], list[Live]]]:
    """A séance in its second move; afterwards it can still be played to its end."""
    table, friends = four_friends(house.url, guests)
    lives = at_table(friends, table)
    lives[0].move(lives[0].state["choices"][0]["text"])
    for live in lives:
        live.until(1)
    before = [friend.get(f"/tables/{table}") for friend in friends]
    yield table, friends, lives
    assert [friend.get(f"/tables/{table}") for friend in friends] == before
    play_on(lives)


def refuses(guest: Guest, method: str, path: str, **how: Any) -> None:
    answer = guest.http.request(method, path, **how)
    assert 400 <= answer.status_code < 500, (method, path[:80], str(how)[:80], answer.status_code, answer.text[:200])
    assert answer.json()["key"], answer.text


def calls(table: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every call with a body, and a body that is right for it, at least in its form."""
    move = {"version": 1, "key": "k", "choice": "lay 99"}
    return [
        ("PATCH", "/api/me", {"name": "x", "lang": "en"}),
        ("POST", "/api/me/claim", {"token": "x"}),
        ("POST", "/api/join", {"token": "x", "name": "x", "nonce": "00"}),
        (
            "POST",
            "/api/tables",
            {"game": "x", "seats": [], "options": {}, "spectators": "none", "name": "", "nonce": ""},
        ),
        ("POST", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}),
        ("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "x", "nonce": "00"}),
        ("POST", f"/api/tables/{table}/moves", move),
        ("POST", f"/api/tables/{table}/undo", {"version": 1, "key": "k"}),
        ("POST", f"/api/tables/{table}/chat", {"text": "x"}),
        ("POST", "/api/replay", {"record": "x"}),
    ]


def test_bodies_that_are_no_json(playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    for method, path, _ in calls(table):
        for body in (
            b"",
            b"{",
            b"nul",
            b"\xff\xfe",
            b"[" * 50_000,
            b'{"a":' * 5000,
            b'"\\ud800"',
            b"\x00",
            b"1e999",
            b"[]",
        ):
            refuses(ben, method, path, content=body, headers={"Content-Type": "application/json"})
        for kind in (
            "text/plain",
            "multipart/form-data",
            "application/x-www-form-urlencoded",
            "application/msgpack",
            "x",
        ):
            refuses(ben, method, path, content=b"a=b", headers={"Content-Type": kind})


def test_values_of_a_wrong_kind_and_fields_nobody_knows(playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    for method, path, body in calls(table):
        send = {"headers": {"Content-Type": "application/json"}}
        refuses(ben, method, path, content=json.dumps(body | {"admin": True}), **send)
        for field in body:
            for value in ODD_VALUES:
                answer = ben.http.request(method, path, content=json.dumps(body | {field: value}), **send)  # type: ignore[arg-type]
                fine = (method, path) == ("PATCH", "/api/me") or path.endswith("/chat")
                assert 400 <= answer.status_code < 500 or (fine and answer.status_code < 300), (path, field, value)


def test_options_and_seats_that_no_game_has(house: Server, guests: Guests) -> None:
    (eve,) = guests(house.url, "Eve")
    for options in (
        {"stage": 99},
        {"stage": "x"},
        {"stage": 2**70},
        {"x": 1},
        {"__class__": "x"},
        {"": ""},
        {"stage": True},
    ):
        refuses(eve, "POST", "/api/tables", json={"game": "hidden-rooms", "options": options})
    for text in (
        "",
        "{",
        "[]",
        '{"x": 1}',
        '{"stage": "x"}',
        "null",
        "1",
        '"x"',
        '{"stage": {}}',
        '{"stage": [1]}',
        "{}" + " " * 2000,
    ):
        refuses(eve, "GET", "/api/games/hidden-rooms/rules", params={"options": text})
    for game in ("", "seance:GAME", "os:system", "yakata.hidden_rooms:GAME", "x" * 80, "\x00", "../seance"):
        refuses(eve, "POST", "/api/tables", json={"game": game})
        refuses(eve, "GET", f"/api/games/{game.replace(chr(0), '%00')}/rules")
    for count in (1, 3, 5, 12, 13):
        refuses(eve, "POST", "/api/tables", json={"game": "seance", "seats": [{"kind": "me"}] * count})


def test_too_large_is_refused(house: Server, playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), lives = playing
    large = json.dumps({"text": "x" * 100_000})
    answer = ben.http.post(f"/api/tables/{table}/chat", content=large, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413

    def trickle() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * 4096

    answer = ben.http.post(f"/api/tables/{table}/chat", content=trickle(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    huge = json.dumps({"record": "x" * 3_000_000})
    assert ben.http.post("/api/replay", content=huge, headers={"Content-Type": "application/json"}).status_code == 413
    wide = ben.live(table)
    wide.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        wide.wait("a goodbye")
    lives[1].settle()


def test_records_from_a_stranger(house: Server, guests: Guests) -> None:
    (eve,) = guests(house.url, "Eve")
    table = eve.open("hidden-rooms", "me", options={"stage": 1})
    live = eve.live(table)
    live.wait("state")
    play_on([live])
    record = eve.ask("GET", f"/tables/{table}/record").text
    lines = record.splitlines(keepends=True)
    for at in range(len(lines)):
        for other in (
            "",
            lines[at] * 2,
            lines[at].upper(),
            lines[at][: len(lines[at]) // 2],
            "\x00\n",
            "9" * 5000 + "\n",
        ):
            text = "".join([*lines[:at], other, *lines[at + 1 :]])
            assert eve.http.post("/api/replay", json={"record": text}).status_code < 500
    for viewer in ("9", "-1", "²", "9" * 5000, "\x00", "truth ", "seat"):
        refuses(eve, "POST", "/api/replay", json={"record": record}, params={"as": viewer})
        refuses(eve, "GET", f"/api/tables/{table}/replay", params={"as": viewer})


def test_sockets_hear_nonsense_and_stay(playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    live = ben.live(table)
    live.wait("state")
    for text in (
        "",
        "{",
        "[]",
        "null",
        "1",
        '"ping"',
        "[" * 30_000,
        '{"type":1}',
        '{"type":"dance"}',
        '{"type":"move"}',
        "\x00",
    ):
        live.socket.send(text)
        assert live.wait("refused")["reason"]["key"] == "not-understood", text
    live.socket.send(b'{"type":"ping"}')
    live.socket.send(b"\xff\xfe")
    live.settle()
    right = {"type": "move", "version": 1, "key": "k", "choice": "lay 99"}
    for field in (*right, "seat", "text", "admin"):
        for value in ODD_VALUES:
            message = json.dumps(right | {field: value})
            if len(message) < 60_000:  # larger ones end the socket: test_too_large_is_refused
                live.socket.send(message)
    answers = [message["type"] for message in live.settle()]
    assert set(answers) == {"refused"}


def test_another_persons_cookie_table_and_seat(house: Server, guests: Guests, playing: Any) -> None:
    table, (aki, ben, *_), _ = playing
    (eve,) = guests(house.url, "Eve")
    other = eve.open("seance", "me", "friend", "open", "open")
    link = eve.post(f"/tables/{other}/seats/1/link")["path"].removeprefix("/join/")
    hand = aki.get(f"/tables/{table}")["state"]["view"]["hand"]
    move = {"version": 1, "key": key(), "choice": f"lay {hand[0]}"}
    for body in (move, move | {"seat": 0}, move | {"seat": 1}, move | {"seat": -1}, move | {"seat": 99}):
        refuses(eve, "POST", f"/api/tables/{table}/moves", json=body)
    refuses(ben, "POST", f"/api/tables/{table}/moves", json=move | {"seat": 0})
    refuses(eve, "POST", f"/api/tables/{table}/sit", json={"seat": 0})
    refuses(eve, "POST", f"/api/tables/{table}/seats/0", json={"kind": "me"})
    refuses(eve, "POST", f"/api/tables/{table}/seats/0/link")
    refuses(eve, "POST", "/api/me/claim", json={"token": link})
    refuses(eve, "POST", "/api/me/claim", json={"token": eve.cookie})
    refuses(eve, "POST", "/api/join", json={"token": eve.cookie})
    for seat in range(4):
        refuses(eve, "GET", f"/api/tables/{table}", params={"seat": seat})
        refuses(eve, "GET", f"/api/tables/{table}/foresee", params={"seat": seat})
        refuses(eve, "GET", f"/api/tables/{table}/why", params={"seat": seat, "choice": "lay 1"})
        assert eve.live(table, seat=seat).next()["type"] == "refused"
    for cookie in ("x", "x" * 5000, "%00", '"', "ü".encode().decode("latin-1"), aki.cookie[:-1]):
        nobody = Guest(house.url)
        nobody.http.headers["Cookie"] = f"yakata={cookie}"
        refuses(nobody, "POST", f"/api/tables/{table}/moves", json=move)
        nobody.close()


def test_nothing_from_another_page(house: Server, playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    for origin in (
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
        "http://[",
        "file://",
        "x" * 4000,
    ):
        for method, path, body in calls(table):
            answer = ben.http.request(method, path, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "not-from-here")
        with pytest.raises(InvalidStatus) as refused:
            ben.live(table, origin=origin)
        assert refused.value.response.status_code == 403
    ben.live(table, origin=house.url).wait("state")


def test_paths_that_lead_nowhere(house: Server, playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "FOO"):
        for path in (
            "/api/tables/../../",
            "/api/tables/%2e%2e/%2e%2e/",
            "/api/tables/..%2f..%2fetc%2fpasswd",
            f"/api/tables/{table}/seats/{'9' * 5000}",
            f"/api/tables/{table}/seats/-1",
            f"/api/tables/{table}/seats/1e3/link",
            f"/api/tables/{'x' * 5000}",
            "/api/tables/%00",
            "/api/tables/a%00b/record",
            "/api/tables/%F0%9F%95%AF",
            "/api/tables/%ff",
            "/api/tables/' or 1=1 --",
            "/api//tables",
            "/api/nothing",
            "/api/games/%2e%2e/rules",
            "/api/schema/nothing",
        ):
            status, body = raw(house, method, path, ben.cookie)
            assert status < 500, (method, path[:60], status)
            assert b"root:" not in body
    for path in (
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../../pyproject.toml",
        "//etc/passwd",
        "/%00",
    ):
        status, body = raw(house, "GET", path, "")
        assert status < 500
        assert b"root:" not in body
        assert b"build-backend" not in body


def test_queries_that_mean_nothing(house: Server, playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), _ = playing
    for odd in ("", "x", "9" * 5000, "1.5", "\x00", "-2", "²", "鬼", "null", "[]"):
        for path in (f"/tables/{table}", f"/tables/{table}/why", f"/tables/{table}/foresee", f"/tables/{table}/record"):
            for name in ("seat", "choice", "lang", "as"):
                assert ben.ask("GET", path, **{"choice": "lay 1"} | {name: odd}).status_code < 500, (
                    path,
                    name,
                    odd[:20],
                )
        for name in ("seat", "since", "lang"):
            live = ben.live(table, **{name: odd})
            assert live.next()["type"] in ("table", "state", "refused")
            live.close()


def raw(house: Server, method: str, path: str, cookie: str) -> tuple[int, bytes]:
    """As it stands, without a client that tidies the path."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as wire:
        lines = (
            f"{method} {path.replace(' ', '%20')} HTTP/1.1",
            f"Host: 127.0.0.1:{house.port}",
            f"Cookie: yakata={cookie}",
            "Content-Length: 0",
            "Connection: close",
        )
        wire.sendall("\r\n".join((*lines, "", "")).encode())
        answer = b""
        while chunk := wire.recv(65536):
            answer += chunk
    return int(answer.split(b" ", 2)[1]), answer


def test_half_a_request_and_a_rude_goodbye(house: Server, playing: tuple[str, list[Guest], list[Live]]) -> None:
    table, (_, ben, *_), lives = playing
    for start in (
        b"",
        b"GET",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
        b"\x16\x03\x01",
        b"\x00" * 999,
    ):
        with socket.create_connection(("127.0.0.1", house.port), timeout=20) as wire:
            wire.sendall(start)
    for _ in range(5):
        ben.live(table).socket.socket.close()  # no goodbye at all
    lives[0].settle()


def test_too_many_requests_and_messages(tmp_path: Path, guests: Guests) -> None:
    limited = Server("--data", str(tmp_path), log=tmp_path / "server.log")
    try:
        (aki,) = guests(limited.url, "Aki")
        table = aki.open("hidden-rooms", "me", options={"stage": 1})
        live = aki.live(table)
        live.wait("state")
        asked = [aki.ask("GET", "/me") for _ in range(300)]
        assert {answer.status_code for answer in asked} == {200, 429}
        assert {answer.json()["key"] for answer in asked if answer.status_code == 429} == {"too-many"}
        for _ in range(200):
            live.send(type="ping")
        answers = [live.next() for _ in range(200)]
        refused = [answer["reason"]["key"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) == {"too-many"}
        assert any(answer["type"] == "pong" for answer in answers)
        while live.state["choices"]:  # the table lives on, at a walk
            answer = live.move(live.state["choices"][0]["text"])
            if answer["type"] == "accepted":
                live.until(answer["version"])
    finally:
        limited.stop()
    assert "Traceback" not in limited.output


def test_what_a_browser_is_told(house: Server, guests: Guests, tmp_path: Path) -> None:
    """The cookie is out of reach for scripts and other pages; nothing of another origin is loaded."""
    (aki,) = guests(house.url, "Aki")
    answer = aki.ask("POST", "/me/link")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for path in ("/", "/api/me", "/api/nothing", "/t/0", "/api/tables/0"):
        headers = aki.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"  # seat links are in addresses
    with serving(tmp_path, "--secure") as secure:
        assert "secure" in guests(secure.url, "Ben")[0].ask("POST", "/me/link").headers["set-cookie"].lower()
