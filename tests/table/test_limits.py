"""Buckets: by address, by name tag, and for all sockets of one person together."""

import asyncio
from typing import Any

from yakata.table.door.doorman import Doorman
from yakata.table.door.limits import Buckets, Limits


def asked(doorman: Doorman, client: str, cookie: str = "") -> bool:
    """Whether the request came through."""
    headers = [(b"cookie", f"other=1; yakata={cookie}".encode())] if cookie else []
    scope = {"type": "http", "method": "GET", "path": "/api/me", "headers": headers, "client": (client, 1)}
    answers: list[Any] = []

    async def send(message: Any) -> None:
        answers.append(message)

    asyncio.run(doorman(scope, None, send))
    return not answers


async def house(scope: Any, receive: Any, send: Any) -> None:
    """Nothing is answered."""


def test_another_address_is_no_way_round() -> None:
    doorman = Doorman(house, house, Limits(requests=(0.001, 5)))
    assert [asked(doorman, f"10.0.0.{n}", "aki") for n in range(7)] == [True] * 5 + [False] * 2
    assert asked(doorman, "10.0.0.1", "ben")


def test_another_name_is_no_way_round() -> None:
    doorman = Doorman(house, house, Limits(requests=(0.001, 5)))
    assert [asked(doorman, "10.0.0.1", f"nobody{n}") for n in range(7)] == [True] * 5 + [False] * 2
    assert not asked(doorman, "10.0.0.1")


def test_only_so_many_are_remembered() -> None:
    buckets = Buckets(0.001, 1)
    buckets.MOST = 3
    assert all(buckets.take(str(n)) for n in range(3))
    assert not buckets.take("0")
    assert buckets.take("3")
    assert not buckets.take("0")  # it asked lately; the one that did not is forgotten
    assert buckets.take("1")
