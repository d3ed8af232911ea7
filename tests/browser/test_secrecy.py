"""Four browsers at a séance whose cards are marks: in all that another's browser holds and receives, none is found."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import DESK, PHONE, Visitor
from tests.table.canaries import MARKS
from tests.table.servers import serving_inside
from tests.table.test_canary import GAMES
from yakata import registry
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

SEATS = ("Aki", "Ben", "Chie", "Dai")


class Watched:
    """A visitor and everything that comes into their browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.frames: list[str] = []
        self.responses: list[Response] = []
        visitor.page.on("websocket", self._open)
        visitor.page.on("response", lambda answer: self.responses.append(answer))

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(str(text)))

    def everything(self) -> str:
        """The page as it stands, what the browser keeps, and every answer and frame until now."""
        kept = self.visitor.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        answers = [answer.text() for answer in self.responses if "/api/" in answer.url and answer.status != 204]
        return "\n".join((self.visitor.page.content(), kept, *answers, *self.frames))

    def marks(self) -> set[int]:
        text = self.everything()
        return {mark for mark in MARKS if str(mark) in text}


@pytest.fixture
def house(tmp_path: Path, page_is_built: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for name, place in GAMES.items():
        monkeypatch.setitem(registry._OURS, name, place)
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)))) as server:
        yield server.url


@pytest.mark.parametrize("game", ["canary", "canary-view"])
def test_no_browser_has_anothers_card(browser: Browser, visit: Visit, house: str, game: str) -> None:
    """And a game that does tell is found out by the same look."""
    friends = sit_down(visit, house, game)
    hands = [hand(friend.visitor) for friend in friends]
    eve = Watched(visit(url=house, size=PHONE))
    eve.visitor.page.goto(friends[0].visitor.page.url)
    expect(eve.visitor.page.get_by_text(eve.visitor.say("looking-on"))).to_be_visible()
    everybody = [*friends, eve]
    if game != "canary":
        assert any(friend.marks() - own for friend, own in zip(friends, hands, strict=True))
        return
    shown: set[int] = set()
    for turn in range(len(SEATS) * 2):
        asked = friends[turn % len(SEATS)].visitor
        expect(asked.choices.get_by_role("button").first).to_be_visible()
        for friend, own in zip(everybody, [*hands, set()], strict=True):
            assert friend.marks() <= own | shown
            assert own <= friend.marks()
        card = asked.choices.get_by_role("button").first
        asked.settle()
        card.click()
        expect(asked.choices).to_have_count(0)
        if turn % len(SEATS) == len(SEATS) - 1:
            shown |= last_round(friends[0].visitor)


def sit_down(visit: Visit, house: str, game: str) -> list[Watched]:
    friends = [
        Watched(visit(url=house, size=size, lang=lang))
        for size, lang in ((DESK, "en"), (PHONE, "ja"), (PHONE, "en"), (DESK, "ja"))
    ]
    host = friends[0].visitor
    wish = {"game": game, "name": SEATS[0], "seats": [{"kind": "me"}] + [{"kind": "open"}] * 3}
    table = host.context.request.post("/api/tables", data=wish).json()["table"]["id"]
    for seat, friend in enumerate(friends[1:], 1):
        sat = friend.visitor.context.request.post(f"/api/tables/{table}/sit", data={"seat": seat, "name": SEATS[seat]})
        assert sat.ok
    for friend in friends:
        friend.visitor.page.goto(f"/t/{table}")
        friend.visitor.screen()
        expect(friend.visitor.board.get_by_role("definition").first).to_be_visible()
    return friends


def hand(visitor: Visitor) -> set[int]:
    text = visitor.board.get_by_role("definition").first.inner_text()
    held = {mark for mark in MARKS if str(mark) in text}
    assert len(held) == 3
    return held


def last_round(visitor: Visitor) -> set[int]:
    """The cards that lie open now, as the host's table shows them."""
    expect(visitor.choices.get_by_role("button").first).to_be_visible()
    text = visitor.board.get_by_role("table").inner_text()
    return {mark for mark in MARKS if str(mark) in text}
