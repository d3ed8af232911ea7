"""Cards as marks: whatever anybody receives before a card is turned over, no other's card is in it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table import canaries
from tests.table.servers import Guest, Live, serving_inside
from tests.table.test_tables import four_friends
from yakata import registry
from yakata.examples.seance import Seance
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]
GAMES = {
    game.name: f"tests.table.canaries:{place}" for place, game in vars(canaries).items() if isinstance(game, Seance)
}


class Evening:
    """A game with all that anybody received, and who may know what."""

    def __init__(self, url: str, game: str, guests: Guests, log: Callable[[], str]) -> None:
        self.table, self.friends = four_friends(url, guests, game=game)
        self.watching = guests(url, "Eve", "Fox")
        self.log = log
        self.cookies = [guest.cookie for guest in self.friends]
        self.lives = [guest.live(self.table) for guest in (*self.friends, *self.watching)]
        for live in self.lives:
            live.wait("state")
        self.hands = [set(live.state["view"]["hand"]) for live in self.lives[:4]]
        assert set().union(*self.hands) <= set(canaries.MARKS)
        assert sum(map(len, self.hands)) == 12

    def everybody(self) -> list[Guest]:
        return [*self.friends, *self.watching]

    def pry(self) -> None:
        """Everybody asks for everything, rightly and wrongly."""
        at = f"/tables/{self.table}"
        for guest in self.everybody():
            for lang in ("en", "ja"):
                guest.ask("GET", at, lang=lang)
            for seat in (-1, 0, 1, 2, 3):
                guest.ask("GET", at, seat=seat)
                guest.ask("GET", f"{at}/why", seat=seat, choice="lay 1")
                guest.ask("GET", f"{at}/foresee", seat=seat)
                guest.ask("GET", f"{at}/replay", **{"as": str(seat)})
                guest.ask("POST", f"{at}/moves", {"version": 99, "key": "k", "choice": "lay 1", "seat": seat})
                guest.ask("POST", f"{at}/undo", {"version": 99, "key": "k", "seat": seat})
                self.look_in(guest, seat=seat, since=0)
            for path in (f"{at}/replay?as=truth", f"{at}/replay?as=spectator", f"{at}/record", "/me", "/me/export"):
                guest.ask("GET", path)
            for path in ("/games", "/games/canary/rules", "/tonight", "/schema/openapi.json"):
                guest.ask("GET", path)
            guest.ask("POST", f"{at}/rematch")
            guest.ask("POST", f"{at}/sit", {"seat": 0})
            guest.http.post(f"/api{at}/moves", content=b"{")
            for since in (-1, 0, 99):
                self.look_in(guest, since=since, lang="ja" if since else "none")

    def look_in(self, guest: Guest, **query: object) -> None:
        live = Live(guest, self.table, **query)  # type: ignore[arg-type]
        if live.next()["type"] != "refused":
            live.send(type="move", version=99, key="k", choice="lay 1")
            live.send(type="undo", version=99, key="k")
            live.socket.send("{")
            live.settle()
        live.close()

    def check(self, shown: set[int]) -> None:
        """Nobody has received a card that is neither theirs nor turned over; nor has the log."""
        for live in self.lives:
            live.settle()
        for seat, guest in enumerate(self.everybody()):
            mine = self.hands[seat] if seat < 4 else set()
            received = "\n".join(guest.heard)
            leaked = [mark for mark in canaries.MARKS if mark not in mine | shown and str(mark) in received]
            assert not leaked, f"{guest.name} has seen {leaked}"
            foreign = [cookie for at, cookie in enumerate(self.cookies) if at != seat and cookie in received]
            assert not foreign, f"{guest.name} has somebody's cookie"
        log = self.log()
        assert not [mark for mark in canaries.MARKS if str(mark) in log], "the log tells"
        assert not [cookie for cookie in self.cookies if cookie in log], "the log holds a cookie"

    def play(self) -> None:
        for turn in range(12):
            live = self.lives[turn % 4]
            answer = live.move(live.state["choices"][0]["text"])
            for other in self.lives:
                other.until(answer["version"])
            if turn in (0, 2, 4, 10):
                self.pry()
            self.check({card for cards in self.lives[0].state["view"]["shown"] for card in cards if len(cards) == 4})


@pytest.fixture
def evening(
    tmp_path: Path,
    guests: Guests,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> Iterator[Callable[[str], Evening]]:
    """An evening with the game of this name, at a server in this process."""
    for name, place in GAMES.items():
        monkeypatch.setitem(registry._OURS, name, place)
    printed: list[str] = []

    def log() -> str:
        printed.extend(capfd.readouterr())
        return caplog.text + "".join(printed)

    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)))) as server:
        yield lambda game: Evening(server.url, game, guests, log)


def test_nobody_receives_anothers_card_before_it_is_turned_over(evening: Callable[[str], Evening]) -> None:
    whole = evening("canary")
    whole.play()
    record = whole.watching[0].ask("GET", f"/tables/{whole.table}/record").text
    secret = next(line.partition(": ")[2] for line in record.splitlines() if line.startswith("secret"))
    assert len(secret) == 64
    before = [text for guest in whole.everybody() for text in guest.heard if text is not whole.watching[0].heard[-1]]
    assert not [text for text in before if secret in text]
    assert all(str(mark) in record for hand in whole.hands for mark in hand)  # the marks are what is looked for


@pytest.mark.parametrize("game", [name for name in GAMES if name != "canary"])
def test_a_leak_is_noticed(evening: Callable[[str], Evening], game: str) -> None:
    with pytest.raises(AssertionError, match="has seen"):
        evening(game).play()


def test_a_talkative_log_is_noticed(evening: Callable[[str], Evening]) -> None:
    whole = evening("canary")
    print(next(iter(whole.hands[0])))
    with pytest.raises(AssertionError, match="the log tells"):
        whole.check(set())
