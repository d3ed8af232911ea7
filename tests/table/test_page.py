"""The built page as it is handed out: in the smallest form that a browser reads, and never as another file's."""

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Response

from tests.table.servers import Guest, Server
from yakata.table.door.page import Page

SCRIPT = b"say('boo');" * 50
ZIPPED = gzip.compress(SCRIPT)
SMALL = b"as small as brotli makes it"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "board-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "board-1.js.gz").write_bytes(ZIPPED)
    (tmp_path / "assets" / "board-1.js.br").write_bytes(SMALL)
    (tmp_path / "assets" / "title-1.woff2").write_bytes(b"letters")
    return Page(tmp_path)


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip", "gzip"),
        ("GZIP ; q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_is_read(page: Page, accepted: str, form: str | None) -> None:
    answer = page.answer("/assets/board-1.js", accepted)
    body = {"br": SMALL, "gzip": ZIPPED, None: SCRIPT}[form]
    assert headers(answer).get("content-encoding") == form
    assert answer.content == body
    assert headers(answer)["vary"] == "Accept-Encoding", "a cache between keeps the forms apart"
    assert answer.media_type == "text/javascript"
    assert "immutable" in headers(answer)["cache-control"]


def test_what_has_no_smaller_form_is_handed_out_as_it_is(page: Page) -> None:
    answer = page.answer("/assets/title-1.woff2", "br, gzip")
    assert answer.content == b"letters"
    assert "content-encoding" not in headers(answer)


@pytest.mark.parametrize("path", ["/assets/board-1.js.br", "/assets/board-1.js.gz", "/t/abc", "/../pyproject.toml"])
def test_what_is_no_file_is_the_page(page: Page, path: str) -> None:
    answer = page.answer(path, "br, gzip")
    assert answer.content == b"<!doctype html>"
    assert headers(answer)["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["games/betrayal/book", "games/betrayal/terms", "games/hako-onna/rules", "games"])
def test_what_is_the_same_for_everybody_is_sent_smaller(house: Server, path: str) -> None:
    answer = httpx.get(f"{house.url}/api/{path}", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


def test_the_length_of_anything_else_tells_nothing(house: Server) -> None:
    guest = Guest(house.url, "Aki")
    table = guest.open("betrayal", "me", "bot", "bot")
    for path in (f"/tables/{table}", "/me", "/schema/openapi.json"):
        answer = guest.ask("GET", path)
        assert answer.is_success, path
        assert "content-encoding" not in answer.headers, path
    guest.close()


def headers(answer: Response[Any]) -> dict[str, str]:
    return {name.lower(): value for name, value in answer.headers.items()}
