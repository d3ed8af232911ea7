"""Foreign work: what strangers bring has a budget, a line, and processes of its own, and ends when they go."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.servers import Guest, Inside, serving_inside
from yakata.kernel import Play, RecordError, UnknownGame
from yakata.kernel.campaign import BadCampaign
from yakata.kernel.choices import any_choice
from yakata.registry import campaigns_of, load_named
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.foreign.desk import Desk
from yakata.table.foreign.messages import Budget
from yakata.table.play.refusals import Busy, OverBudget, TooLarge, TooOften
from yakata.table.sight.replays import TRUTH, replay_of
from yakata.table.sight.shown import Reason
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]


def a_record(game: str = "seance", seats: int = 4, moves: int = 10_000, **options: Any) -> str:
    rules = load_named(game)
    chosen, nonces = rules.choose_options(options), ["00"] * seats
    play = Play.prepare(rules, chosen, seats, secret="ab" * 32, nonces=nonces).deal()
    chance = Random(1)
    for _, ask in zip(range(moves), play, strict=False):
        play.apply(any_choice(ask.choices, chance), ask.seat)
    return str(play.record())


SHORT = a_record()
LONG = a_record(evenings=200)


def at_a_desk(work: Callable[[Desk], Coroutine[Any, Any, None]], **budget: Any) -> None:
    async def run() -> None:
        desk = Desk(Budget(**budget))
        try:
            await work(desk)
        finally:
            await desk.close()

    asyncio.run(run())


def alive(desk: Desk) -> list[int]:
    return [worker.process.pid for worker in desk.pool.workers if worker.process.returncode is None]


def test_a_record_is_shown_as_it_would_be_here_and_what_is_wrong_is_said() -> None:
    async def work(desk: Desk) -> None:
        from msgspec import json as encoder

        from yakata.kernel.record import parse

        for name, text in (("seance", SHORT), ("hidden-rooms", a_record("hidden-rooms", 1, stage=1))):
            here = replay_of(load_named(name), parse(text), TRUTH, "ja")
            assert await desk.record("a", text, "truth", "ja") == encoder.encode(here)
        with pytest.raises(RecordError, match="line 1: a record begins with"):
            await desk.record("a", "nonsense", "truth", "en")
        with pytest.raises(UnknownGame):
            await desk.record("a", SHORT.replace("game: seance", "game: nobody"), "truth", "en")
        with pytest.raises(BadCampaign):
            await desk.campaign("a", "{}")
        rules = campaigns_of("betrayal")
        campaign = rules.export(rules.new("aki1", "The House"))
        assert (await desk.campaign("a", campaign.decode())).body == campaign

    at_a_desk(work)


def test_it_has_so_many_lines_so_much_time_and_so_much_memory() -> None:
    async def short(desk: Desk) -> None:
        with pytest.raises(TooLarge, match="record too long"):
            await desk.record("a", LONG, "truth", "en")
        assert not desk.pool.workers, "to count lines needs nobody"

    async def hasty(desk: Desk) -> None:
        with pytest.raises(OverBudget, match="foreign too slow"):
            await desk.record("a", LONG, "truth", "en")
        assert not alive(desk)

    async def narrow(desk: Desk) -> None:
        with pytest.raises(OverBudget, match="foreign too much answer"):
            await desk.record("a", SHORT, "truth", "en")

    async def small(desk: Desk) -> None:
        with pytest.raises(OverBudget, match="foreign too much memory"):
            await desk.campaign("a", "[" + "[]," * 1_000_000 + "[]]")
        await desk.record("a", SHORT, "truth", "en")  # and then goes on

    at_a_desk(short, lines=100)
    at_a_desk(hasty, seconds=0.05)
    at_a_desk(narrow, answer=500)
    at_a_desk(small, memory=180 << 20)


def test_each_has_a_share_of_the_line_and_the_line_an_end() -> None:
    async def work(desk: Desk) -> None:
        asked = [asyncio.ensure_future(desk.record("a", SHORT, "truth", "en")) for _ in range(3)]
        asked += [asyncio.ensure_future(desk.record("b", SHORT, "truth", "en")) for _ in range(2)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        kinds = [type(answer) for answer in answers]
        assert kinds == [bytes, bytes, TooOften, bytes, Busy]

    at_a_desk(work, each=2, waiting=3)


def test_who_goes_takes_the_work_along() -> None:
    async def work(desk: Desk) -> None:
        asked = [asyncio.ensure_future(desk.record("a", LONG, "truth", "en")) for _ in range(4)]
        while not desk.pool.workers:
            await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not alive(desk)
        assert not desk.pool.asked
        assert await desk.record("a", SHORT, "truth", "en")

    at_a_desk(work)


@pytest.fixture
def narrow(tmp_path: Path) -> Any:
    """A house with little room for foreign work."""
    limits = Limits(requests=(0, 0), messages=(0, 0), foreign=Budget(lines=9000, each=2, waiting=3, seconds=30))
    with serving_inside(create(default_url(tmp_path), limits=limits)) as server:
        yield server


def begun(server: Inside, body: bytes) -> socket.socket:
    """A record, sent by somebody who could go before it is read."""
    wire = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    head = "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    wire.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    return wire


def test_a_flood_of_records_by_those_who_go_at_once_holds_nobody_up(narrow: Inside, guests: Guests) -> None:
    (aki,) = guests(narrow.url, "Aki")
    body = json.dumps({"record": LONG}).encode()
    for _ in range(16):
        begun(narrow, body).close()
    start = time.monotonic()
    assert aki.post("/replay", {"record": SHORT})["game"] == "seance"
    assert time.monotonic() - start < 60, "nobody waits for those who have gone"


def test_each_limit_is_said_in_words_of_either_language(narrow: Inside, guests: Guests) -> None:
    (aki,) = guests(narrow.url, "Aki")
    long = aki.ask("POST", "/replay", {"record": LONG + "\n" * 9000})
    assert (long.status_code, long.json()["key"]) == (413, "record-too-long")
    said = {lang: aki.ask("POST", "/replay", {"record": LONG + "\n" * 9000}, lang=lang).json() for lang in ("en", "ja")}
    assert "9,000" in said["en"]["say"] or "9000" in said["en"]["say"]
    assert said["ja"]["say"] != said["en"]["say"]
    body = json.dumps({"record": LONG}).encode()
    waiting = [begun(narrow, body) for _ in range(2)]
    time.sleep(0.5)
    mine = aki.ask("POST", "/replay", {"record": SHORT})
    assert (mine.status_code, mine.json()["key"]) == (429, "foreign-yours")
    for wire in waiting:
        wire.close()
    wrong = aki.ask("POST", "/replay", {"record": SHORT.replace("1. *", "7. *", 1)}, lang="ja")
    assert wrong.status_code == 400
    assert Reason(**wrong.json()).key == "record-wrong"
