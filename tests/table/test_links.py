"""Links for others: they lead to where others can come in, and say who can."""

from io import BytesIO

import httpx
import pytest
import segno

from tests.table.servers import serving_inside
from yakata.cli.commands.serve import _beyond, _invite, lan_address
from yakata.table.door.app import create
from yakata.table.door.http.links import reach_of
from yakata.table.store import default_url


@pytest.mark.parametrize(
    ("house", "reach"),
    [
        ("http://localhost:8377", "here"),
        ("http://127.0.0.1:8377/", "here"),
        ("http://[::1]:8377/", "here"),
        ("http://192.168.1.20:8377/", "network"),
        ("http://10.0.0.4:80", "network"),
        ("https://house.example.org", "beyond"),
    ],
)
def test_how_far_an_address_can_be_opened_from(house: str, reach: str) -> None:
    assert reach_of(house) == reach


def test_a_link_leads_to_where_others_come_in_and_its_picture_is_of_that(tmp_path) -> None:
    with serving_inside(create(default_url(tmp_path), address="http://192.168.1.20:8377/")) as server:
        link = httpx.get(f"{server.url}/api/link", params={"path": "/t/0a1b"}, trust_env=False).json()
    assert (link["address"], link["reach"]) == ("http://192.168.1.20:8377/t/0a1b", "network")
    expected = segno.make("http://192.168.1.20:8377/t/0a1b", error="m", micro=False)
    drawn = BytesIO()
    expected.save(drawn, kind="svg", xmldecl=False, svgns=True, scale=4, border=3, light="#fff", dark="#000")
    assert link["picture"] == drawn.getvalue().decode().strip()
    assert 'xmlns="http://www.w3.org/2000/svg"' in link["picture"]  # without it no browser draws it as a picture


def test_without_an_address_of_its_own_it_is_where_the_page_was_opened(tmp_path) -> None:
    with serving_inside(create(default_url(tmp_path))) as server:
        link = httpx.get(f"{server.url}/api/link", params={"path": "/t/0a1b"}, trust_env=False).json()
        assert (link["address"], link["reach"]) == (f"{server.url}/t/0a1b", "here")
        for wrong in ("t/0a1b", "/t/<script>", "/" + "a" * 400, "//evil.example?x=1"):
            answer = httpx.get(f"{server.url}/api/link", params={"path": wrong}, trust_env=False)
            assert answer.status_code == 400, wrong


def test_only_what_listens_beyond_this_machine_has_an_address_for_others() -> None:
    assert _beyond("127.0.0.1", 1) == _beyond("localhost", 1) == _beyond("::1", 1) == ""
    assert _beyond("192.168.1.20", 8377) == "http://192.168.1.20:8377/"
    assert _beyond("fd00::1", 8377) == "http://[fd00::1]:8377/"
    assert not lan_address().startswith("127.")


def test_friends_are_told_the_address_with_its_picture_and_what_it_means(capsys: pytest.CaptureFixture[str]) -> None:
    _invite("http://192.168.1.20:8377/", secure=False)
    out, err = capsys.readouterr()
    assert "friends in this network open http://192.168.1.20:8377/" in out
    assert sum("█" in line or "▀" in line for line in out.splitlines()) > 8
    assert "anyone who can reach this machine" in err
