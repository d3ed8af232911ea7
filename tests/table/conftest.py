"""One server for the tests that need nothing of their own, and guests that leave when a test is over."""

from collections.abc import Callable, Iterator

import pytest

from tests.table.servers import Guest, Server, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server
        assert "trouble:" not in server.output, server.output
        assert "Traceback" not in server.output, server.output


@pytest.fixture
def guests() -> Iterator[Callable[..., list[Guest]]]:
    """Some guests at a server, each with a cookie of their own."""
    came: list[Guest] = []

    def arrive(url: str, *names: str) -> list[Guest]:
        new = [Guest(url, name) for name in names]
        came.extend(new)
        return new

    yield arrive
    for guest in came:
        guest.close()
