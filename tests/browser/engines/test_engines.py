"""The way through the house in Firefox and in WebKit: the door, a whole stage, its dice, its replay, two nights."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest

from tests.browser.engines.engine import AGAIN, ESCAPE, Engine, Missing
from tests.browser.engines.firefox import PROGRAM, Firefox
from tests.browser.engines.webkit import PROGRAMS, WebKit, small_browser
from tests.browser.visitors import KNOWN, say
from tests.table.servers import Server
from yakata import load
from yakata.words import words_for

MOST = 200
"""Choices in which a stage has come to its end."""
TURNS = 3
SETTINGS = {"pace": "at-once", "listed": True, "lang": "en"}


def firefox() -> Engine:
    if shutil.which(PROGRAM) is None:
        pytest.skip("no Firefox on this machine: `make test` fetches it where that is possible")
    return Firefox()


def webkit() -> Engine:
    if small_browser() is None or not all(map(shutil.which, PROGRAMS)):
        pytest.skip("no WebKit on this machine: `make test` fetches it where that is possible")
    return WebKit()


@pytest.fixture(params=[firefox, webkit])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    start: Callable[[], Engine] = request.param
    engine = start()
    yield engine
    engine.close()


def test_the_way_through_the_house(engine: Engine, served: Server) -> None:
    engine.go(served.url)
    engine.ask("settle", SETTINGS, KNOWN)
    rng = Random(13)
    play_a_stage(engine, served.url, rng)
    the_dice_are_true(engine)
    it_can_be_seen_again(engine)
    for game in ("hako-onna", "betrayal"):
        table = sit_down(engine, served.url, game)
        for _ in range(TURNS):
            choose(engine, table, rng)
    assert engine.ask("troubles") == []


def sit_down(engine: Engine, url: str, game: str) -> str:
    """Alone, with bots where others are needed; the table's id."""
    engine.go(url)
    door = engine.wait("door", words_for(load(game), "en").say("game-title"))
    moved = engine.press_on("button", say("en", "play-now"), "moved", inside=door)
    table: str = re.findall(r"/t/([0-9a-f]+)", moved)[0]
    assert engine.ask("table", table)["game"] == game
    return table


def play_a_stage(engine: Engine, url: str, rng: Random) -> None:
    table = sit_down(engine, url, "hidden-rooms")
    for _ in range(MOST):
        choose(engine, table, rng)
        if engine.ask("table", table)["over"]:
            return
    pytest.fail("the stage does not end")


def choose(engine: Engine, table: str, rng: Random) -> None:
    """Press choices until the house has heard of one."""
    before = engine.ask("table", table)["version"]
    while engine.ask("table", table)["version"] == before:
        engine.press(rng.choice(engine.still("choices", say("en", "all-choices"))))
        with suppress(Missing):  # it was pressed while something was still being shown: once more
            engine.wait("movedOn", table, before, patience=AGAIN)


def the_dice_are_true(engine: Engine) -> None:
    engine.press_on("button", say("en", "dice-check"), "says", "status", "All are true")
    engine.key(ESCAPE)


def it_can_be_seen_again(engine: Engine) -> None:
    engine.press_on("link", say("en", "replay"), "standsAt", "0")
    for moment in ("1", "2"):
        engine.press_on("button", say("en", "step-on"), "standsAt", moment)
