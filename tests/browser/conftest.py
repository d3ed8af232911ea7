"""A real server with the built page, one Chromium, and visitors with fresh browsers who must never see an error."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.axe import AXE
from tests.browser.visitors import Visitor
from tests.table.servers import Server, serving, serving_inside
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.door.page import find_page
from yakata.table.store import default_url

CHROMIUM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("no Chromium on this machine: `make test` fetches it where that is possible")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(CHROMIUM))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def page_is_built() -> None:
    if find_page() is None:
        pytest.skip("the page is not built: `make page` builds it, and `make test` before testing")


@pytest.fixture(scope="session")
def axe() -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `make test` installs it")


@pytest.fixture(scope="package")
def served(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as server:
        yield server
        assert "Traceback" not in server.output, server.output


@pytest.fixture(scope="package")
def quick_house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots take no time, and where nobody is held back: all that waits is the page."""
    folder = tmp_path_factory.mktemp("quick")
    with serving_inside(create(default_url(folder), limits=Limits((0, 0), (0, 0)), pause=0)) as server:
        yield server.url


@pytest.fixture
def visit(browser: Browser, served: Server) -> Iterator[Visit]:
    """A visitor with a browser of their own at the shared server, or at ``url``. At the end nothing went wrong."""
    came: list[Visitor] = []

    def arrive(**wishes: Any) -> Visitor:
        visitor = Visitor(browser, wishes.pop("url", served.url), **wishes)
        came.append(visitor)
        return visitor

    yield arrive
    troubles = [trouble for visitor in came for trouble in visitor.troubles]
    for visitor in came:
        visitor.context.close()
    assert not troubles
