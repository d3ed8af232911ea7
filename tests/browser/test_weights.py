"""What a first visit weighs on the wire, in both languages: bytes of the page as it is built and served."""

import pytest
from playwright.sync_api import Browser

from benchmarks.page import BOARD, DOOR, GAMES, weigh
from tests.table.servers import Server


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_is_light(browser: Browser, served: Server, lang: str, game: str) -> None:
    door, board = weigh(browser, served.url, lang, game)
    assert door.total <= DOOR, door.heaviest()
    assert board.total <= BOARD, board.heaviest()
