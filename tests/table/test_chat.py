"""Talk as a game allows it: to all, to some, or not now; and nobody else learns that something was said."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.servers import Guest, Live, play_on, serving_inside
from tests.table.test_live import at_table
from tests.table.test_tables import four_friends
from yakata import registry
from yakata.examples.seance import Seance, Table
from yakata.kernel import Ask, Refusal, Seat
from yakata.kernel.testing import check
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]
DEAD, GHOST = 0, 3


class Whispers(Seance):
    """While the ghost chooses, it whispers with the dead, and the living are silent."""

    name = "whispers"

    def talk(self, state: Table, seat: Seat) -> frozenset[Seat] | Refusal | None:
        pending = state.pending
        if not isinstance(pending, Ask) or pending.seat != GHOST:
            return None
        return frozenset((DEAD, GHOST)) if seat in (DEAD, GHOST) else Refusal("not-over", "S2")


GAME = Whispers()


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(registry._OURS, "whispers", "tests.table.test_chat:GAME")
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)))) as server:
        yield server.url


def heard(live: Live) -> list[tuple[int, str]]:
    live.settle()
    return [(said["number"], said["text"]) for said in live.heard if said["type"] == "chat"]


def test_the_game_keeps_the_suite() -> None:
    check(GAME, games=5)


def test_who_hears_whom(url: str, guests: Guests) -> None:
    table, friends = four_friends(url, guests, game="whispers")
    (eve,) = guests(url, "Eve")
    lives = at_table([*friends, eve], table)
    assert [live.state["talk"] for live in lives] == [None] * 5
    lives[1].send(type="chat", text="to all")
    lives[1].settle()
    for live in lives[:3]:
        answer = live.move(live.state["choices"][0]["text"])
        for other in lives:
            other.until(answer["version"])
    told = [live.state["talk"] for live in lives]
    assert told[DEAD] == told[GHOST] == [DEAD, GHOST]
    assert [told[seat]["key"] for seat in (1, 2)] == ["not-over"] * 2
    assert told[1]["say"] == "The game is not over yet. [S2]"
    assert told[4] is None
    lives[GHOST].send(type="chat", text="can the dead hear me")
    lives[DEAD].send(type="chat", text="they can")
    lives[1].send(type="chat", key="mine", text="what is that")
    refused = lives[1].wait("refused")
    assert (refused["key"], refused["reason"]["key"]) == ("mine", "not-over")
    assert friends[2].refused(f"/tables/{table}/chat", {"text": "who"}) == "not-over"
    assert "The game is not over yet." in friends[2].heard[-1]
    assert friends[2].refused(f"/tables/{table}/chat", {"text": "who", "seat": GHOST}) == "not-your-seat"
    lives[DEAD].wait("chat", text="they can")
    answer = lives[GHOST].move(lives[GHOST].state["choices"][0]["text"])
    for live in lives:
        live.until(answer["version"])
    friends[2].post(f"/tables/{table}/chat", {"text": "so quiet"})
    whispers = [(1, "to all"), (2, "can the dead hear me"), (3, "they can"), (4, "so quiet")]
    for seat, live in enumerate(lives):
        assert heard(live) == (whispers if seat in (DEAD, GHOST) else [(1, "to all"), (2, "so quiet")])
    for seat, guest in enumerate((*friends, eve)):
        back = guest.live(table)
        back.wait("state")
        assert heard(back) == heard(lives[seat])
        if seat not in (DEAD, GHOST):
            guest.get("/me/export")
            assert not [text for text in guest.heard if "dead hear" in text or "they can" in text]
    play_on(lives)
    lives[1].send(type="chat", text="well played")
    for live in lives:
        live.wait("chat", text="well played")


def test_talk_is_kept_over_a_restart(tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._OURS, "whispers", "tests.table.test_chat:GAME")
    store = default_url(tmp_path)
    with serving_inside(create(store, limits=Limits((0, 0), (0, 0)))) as server:
        table, friends = four_friends(server.url, guests, game="whispers")
        for seat in range(3):
            friends[seat].move(table, friends[seat].get(f"/tables/{table}")["state"]["choices"][0]["text"])
        friends[DEAD].post(f"/tables/{table}/chat", {"text": "remember me"})
        cookies = [friend.cookie for friend in friends]
    with serving_inside(create(store, limits=Limits((0, 0), (0, 0)))) as server:
        for seat, cookie in enumerate(cookies):
            (guest,) = guests(server.url, "")
            guest.http.cookies.set("yakata", cookie)
            live = guest.live(table)
            live.wait("state")
            assert heard(live) == ([(1, "remember me")] if seat in (DEAD, GHOST) else [])
