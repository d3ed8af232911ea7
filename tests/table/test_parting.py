"""Betrayal at the table: while the sides read their books, what one says only one's own side hears."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.servers import Guest, Live, Server, serving_inside
from tests.table.test_live import at_table
from tests.table.test_tables import four_friends
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]


def answer(lives: list[Live], choose: Callable[[list[str]], str]) -> None:
    asked = next(live for live in lives if live.state["choices"])
    took = asked.move(choose([one["text"] for one in asked.state["choices"]]))
    assert took["type"] == "accepted", took
    for live in lives:
        live.until(took["version"])


def curious(random: Random) -> Callable[[list[str]], str]:
    """Whoever can explore does."""
    return lambda texts: random.choice([text for text in texts if text.startswith("explore")] or texts)


def said(live: Live) -> list[str]:
    live.settle()
    return [message["text"] for message in live.heard if message["type"] == "chat"]


def test_each_side_talks_apart_until_all_are_ready(house: Server, guests: Guests) -> None:  # B146 B151
    table, friends = four_friends(
        house.url, guests, game="betrayal", options={"haunt": "rescue", "families": "deal"}, mask="off"
    )
    (eve,) = guests(house.url, "Eve")
    lives = at_table([*friends, eve], table)
    while not lives[0].state["view"]["apart"]:
        answer(lives, curious(Random(3)))
    view: dict[str, Any] = lives[0].state["view"]
    (traitor,) = [seat for seat, person in enumerate(view["people"]) if person["role"] == "traitor"]
    heroes = [seat for seat in range(4) if seat != traitor]
    for seat in range(4):
        lives[seat].send(type="chat", text=f"from {seat}")
        lives[seat].settle()
        assert lives[seat].state["talk"] == (heroes if seat in heroes else [traitor])
    ours, theirs = [f"from {seat}" for seat in heroes], [f"from {traitor}"]
    assert [said(live) for live in lives] == [*(theirs if seat == traitor else ours for seat in range(4)), []]
    for _ in range(4):
        answer(lives, lambda texts: texts[0])
    assert lives[0].state["view"]["apart"] == []
    assert [live.state["talk"] for live in lives] == [None] * 5
    lives[traitor].send(type="chat", text="well then")
    for live in lives:
        live.wait("chat", text="well then")
    assert [said(live) for live in lives][4] == ["well then"]


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[str]:
    """Bots that do not wait for people to follow."""
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0)) as server:
        yield server.url


def test_bots_are_ready_at_once_and_one_person_presses_once(hurried: str, guests: Guests) -> None:  # B146
    (aki,) = guests(hurried, "Aki")
    table = aki.open("betrayal", "me", "bot:keen", "bot:keen", options={"haunt": "rescue", "families": "deal"})
    live, pressed, random = aki.live(table), 0, Random(2)
    live.wait("state")
    while not pressed or live.state["view"]["apart"] or live.state["view"]["turn"] < 0:
        texts = [one["text"] for one in live.state["choices"]]
        if not texts:
            live.next()
            continue
        pressed += texts == ["ready"]
        took = live.move(curious(random)(texts))
        live.until(took["version"])
    assert pressed == 1
