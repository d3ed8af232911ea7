"""How the server is, for whoever runs it: at the side door alone, and without a word about who plays what."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

import httpx
import pytest

from tests.table.servers import PATIENCE, Guest, Server, play_on, serving
from yakata.table.door.watch.health import OFTEN, Physician
from yakata.table.log import speak
from yakata.table.services import Services
from yakata.table.store import Store, default_url

Guests = Callable[..., list[Guest]]
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)+)\})? (\S+)')


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("watched"), "--watch", "0", "--log", "json") as server:
        yield server


def first_line(server: Server) -> str:
    return str(json.loads(server.said[0])["say"])


def side(server: Server) -> httpx.Client:
    """The side door, as the log says where it is."""
    said = [json.loads(line)["say"] for line in server.said]
    address = next(line.split()[-1] for line in said if "metrics" in line)
    return httpx.Client(base_url=address.replace("localhost", "127.0.0.1"), timeout=PATIENCE, trust_env=False)


def front(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False)


def samples(text: str) -> dict[str, float]:
    """Every line of the text format that is no comment, by name and labels; each name is told of before it is used."""
    found, told = {}, set()
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            told.add(line.split()[2])
        elif not line.startswith("#"):
            match = SAMPLE.fullmatch(line)
            assert match, line
            assert match[1] in told or re.sub(r"_(bucket|sum|count)$", "", match[1]) in told, line
            found[f"{match[1]}{{{match[2] or ''}}}"] = float(match[3])
    return found


def test_health_is_told_to_everybody_and_says_nothing_of_anybody(watched: Server) -> None:
    with front(watched) as outside, side(watched) as inside:
        answers = [outside.get("/health"), inside.get("/health")]
    for answer in answers:
        assert answer.status_code == 200
        assert answer.json() == {
            "status": "well",
            "services": dict.fromkeys(("database", "clocks", "housekeeping", "presence", "retention"), "well"),
        }


def test_a_house_without_its_database_or_with_a_service_that_fails_is_in_trouble(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(default_url(tmp_path / "data"))
        physician = Physician(store)
        store.services.stand("presence")
        assert (await physician.look()).code == 200
        for _ in range(OFTEN - 1):
            store.services.failed("presence", OSError("secret"))
        assert (await physician.look()).code == 200
        store.services.failed("presence", OSError("secret"))
        failing = await physician.look()
        assert (failing.code, failing.services["presence"]) == (503, "trouble")
        store.services.well("presence")
        assert (await physician.look()).status == "well"
        store.writer.close()
        store.engine.dispose()
        rmtree(tmp_path / "data")
        away = await Physician(store).look()
        assert (away.code, away.services) == (503, {"database": "trouble", "presence": "well"})

    asyncio.run(evening())


def test_metrics_and_status_are_at_the_side_door_alone(watched: Server) -> None:
    with front(watched) as outside, side(watched) as inside:
        for path in ("/metrics", "/status"):
            refused = outside.get(path, headers={"Host": str(inside.base_url.netloc), "X-Forwarded-For": "127.0.0.1"})
            assert (refused.status_code, refused.json()["key"]) == (404, "nothing-here")
            assert inside.get(path).status_code == 200
            assert inside.post(path).status_code == 404
        assert [inside.get(path).status_code for path in ("/api/games", "/index.html", "/t/1")] == [404] * 3


def test_a_server_without_a_side_door_has_none(house: Server) -> None:
    with front(house) as outside:
        assert [outside.get(path).status_code for path in ("/health", "/metrics", "/status")] == [200, 404, 404]


def test_what_happens_is_counted_and_nobody_is_named(watched: Server, guests: Guests) -> None:
    (aki,) = guests(watched.url, "Akiko Nakamura")
    with side(watched) as inside:
        before = samples(inside.get("/metrics").text)
        live = aki.live(table := aki.open("hidden-rooms", "me", options={"stage": 1}))
        live.until(0)
        playing = samples(inside.get("/metrics").text)
        end = play_on([live])
        metrics = inside.get("/metrics")
        status = [inside.get("/status", params={"lang": lang}).text for lang in ("en", "ja")]
        after = samples(metrics.text)
    moved = 'yakata_move_seconds_count{by="person"}'
    assert after[moved] - before[moved] == end["version"]
    assert playing["yakata_sockets{}"] == before["yakata_sockets{}"] + 1
    for state, change in (("playing", -1), ("over", 1)):
        assert after[f'yakata_tables{{status="{state}"}}'] - playing[f'yakata_tables{{status="{state}"}}'] == change
    assert 0 < after['yakata_move_lately_seconds{by="person",quantile="0.5"}'] < 5
    assert after['yakata_move_seconds_bucket{by="person",le="+Inf"}'] == after[moved]
    assert [after[f'yakata_queue{{queue="{queue}"}}'] >= 0 for queue in ("writes", "bots", "foreign")] == [True] * 3
    assert after["yakata_memory_bytes{}"] > 10_000_000
    assert after["yakata_database_bytes{}"] > 10_000
    assert after['yakata_service_failures_total{service="presence"}'] == 0
    for told in (metrics.text, *status):
        assert not any(secret in told for secret in ("Akiko", aki.cookie, table))
    assert "running since" in status[0]
    assert "起動" in status[1]


def test_every_line_of_the_log_is_json_and_holds_no_secret(watched: Server, guests: Guests) -> None:
    (aki,) = guests(watched.url, "Akiko Nakamura")
    aki.open("hidden-rooms", "me")
    link = aki.post("/me/link")["path"]
    lines = [json.loads(line) for line in watched.output.splitlines()]
    assert [line["say"].split(" at ")[0] for line in lines[:2]] == ["the table is", "metrics and status are"]
    assert all({"at", "level", "say"} <= line.keys() for line in lines)
    assert not any(secret in watched.output for secret in (aki.cookie, link.rpartition("/")[2], "Akiko"))


def test_a_line_says_by_fields_what_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    services = Services()
    try:
        speak("json")
        services.failed("clocks", OSError("postgresql://house:secret@localhost/yakata"))
        services.well("clocks")
    finally:
        speak("plain")
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [{name: line[name] for name in line if name != "at"} for line in said] == [
        {
            "level": "warning",
            "say": "trouble: clocks: OSError; it is tried again",
            "service": "clocks",
            "error": "OSError",
        },
        {"level": "info", "say": "clocks goes on after 1 failures", "service": "clocks", "failures": 1},
    ]


@pytest.mark.parametrize("place", ["nonsense", "99999", "192.0.2.1:0"])
def test_a_side_door_that_cannot_be_is_said_in_one_line(place: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "yakata", "serve", "--port", "0", "--data", str(tmp_path), "--watch", place]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert "--watch" in done.stderr


def test_whatever_can_be_got_can_be_asked_about(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    document = aki.get("/schema/openapi.json")
    paths = [path for path, calls in document["paths"].items() if "get" in calls and path.count("{") <= 1]
    paths = [path.format(table_id=table, game="hidden-rooms", campaign_id="none", name="none") for path in paths]
    assert len(paths) > 10
    for path in [*paths, "/", "/t/abc", "/health", "/api/schema", "/api/schema/openapi.json"]:
        got, asked = aki.http.get(path), aki.http.head(path)
        assert asked.content == b"", path
        assert (asked.status_code, kept(asked)) == (got.status_code, kept(got)), path
        assert int(asked.headers["content-length"]) == int(got.headers["content-length"]), path


def kept(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "date"}


def test_the_api_is_described_by_a_page_that_its_own_policy_allows(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    page = aki.http.get("/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|https?://", page.text)
    (style,) = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page.text)
    assert aki.http.get(style).headers["content-type"].startswith("text/css")
    document = aki.http.get("/api/schema/openapi.json").json()
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert f"{method.upper()}</span> <code>{path}</code>" in page.text
            assert call["description"], f"{method} {path} has no words"
    for name in document["components"]["schemas"]:
        assert f'<div id="{name}">' in page.text
    assert set(re.findall(r'href="#([^"]+)"', page.text)) <= set(document["components"]["schemas"])
