"""Sealed texts: a page gets the texts of what its seat sees, in its own language, and no others."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.servers import Guest, play_on, serving_inside
from tests.table.test_tables import four_friends
from yakata import registry
from yakata.examples.seance import Seance
from yakata.kernel import Library
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]
PAGES = ("stale", "not-begun", "already-begun", "not-over")
"""Texts that are there anyway."""


class Pages(Library):
    """Each reads a page of their own, and one on which nothing is written."""

    def open_to(self, view: Any) -> tuple[str, ...]:
        return ("nothing-written", *([PAGES[view.seat]] if view.seat >= 0 else []))


class Sealed(Seance):
    name = "sealed"
    library = Pages()


GAME = Sealed()


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(registry._OURS, "sealed", "tests.table.test_sealed:GAME")
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)))) as server:
        yield server.url


def test_each_seat_gets_its_own_texts(url: str, guests: Guests) -> None:
    table, friends = four_friends(url, guests, game="sealed")
    (eve,) = guests(url, "Eve")
    lives = [guest.live(table) for guest in friends]
    for seat, live in enumerate(lives):
        assert [*live.wait("state")["texts"]] == [PAGES[seat]]
    assert eve.live(table).wait("state")["texts"] == {}
    english, japanese = (friends[1].live(table, lang=lang).wait("state")["texts"] for lang in ("en", "ja"))
    assert english.keys() == japanese.keys()
    assert english != japanese
    play_on(lives)
    assert [*friends[2].get(f"/tables/{table}/replay", **{"as": "2"})["texts"]] == [PAGES[2]]
    assert len(friends[2].get(f"/tables/{table}/replay", **{"as": "truth"})["texts"]) == len(PAGES)


def test_a_game_without_seals_sends_none(url: str, guests: Guests) -> None:
    table, friends = four_friends(url, guests, game="seance")
    assert friends[0].live(table).wait("state")["texts"] == {}
