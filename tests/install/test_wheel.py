"""The wheel, installed into fresh environments far from the checkout: the engine alone, the terminal, the table."""

import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest

from tests.install.environments import ROOT, Environment, build_wheel
from tests.table.servers import PATIENCE, Guest, play_on
from yakata.cli.main import PARTS

ENGINE = """
import yakata
from yakata.words import words_for
for name, seats in {"hidden-rooms": 1, "hako-onna": 3, "betrayal": 3}.items():
    play = yakata.load(name).new(seed="wheel", seats=seats)
    for ask in play:
        play.apply(ask.choices[0])
        if len(play.entries) > 60:
            break
    assert len(words_for(play.game, "ja").all_keys()) > 50
    print(name, len(play.entries) > 20)
play = yakata.load("hidden-rooms").new(seed="wheel", stage=1)
for ask in play:
    play.apply(ask.choices[-1])
print(yakata.verify(play.game, str(play.record())).draws > 0)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "the page is not built: make page"
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def test_the_engine_alone_plays_every_game_and_asks_for_what_is_missing(wheel: Path, tmp_path: Path) -> None:
    engine = Environment(tmp_path / "engine", wheel)
    assert engine.linked >= {"msgspec", "pyyaml", "fluent.runtime"}
    assert not engine.linked & {"litestar", "rich", "cyclopts", "sqlalchemy", "mujoco-core"}
    played = engine.run("python", "-c", ENGINE)
    assert played.stdout.split() == ["hidden-rooms", "True", "hako-onna", "True", "betrayal", "True", "True"], played
    asks_for(engine, "yakata[terminal]", "play", "hidden-rooms")
    asks_for(engine, "yakata[terminal]", "--version")
    asks_for(engine, "yakata[table]", "serve")


def test_the_terminal_plays_simulates_and_proves_and_asks_for_the_table(wheel: Path, tmp_path: Path) -> None:
    terminal = Environment(tmp_path / "terminal", wheel, "terminal")
    simulated = terminal.run("yakata", "sim", "hidden-rooms", "--games", "1", "--seed", "5", "--records", "games")
    assert simulated.returncode == 0, simulated
    (record,) = terminal.home.glob("games/*.yakata")
    assert terminal.run("yakata", "verify", str(record)).stdout.endswith("all true\n")
    assert terminal.run("yakata", "play", "hidden-rooms", "--plain").returncode == 0
    asks_for(terminal, "yakata[table]", "serve")
    asks_for(terminal, "yakata[table]", "upgrade", "--check")


def test_the_table_serves_the_page_and_a_game_is_played_at_it(wheel: Path, tmp_path: Path) -> None:
    table = Environment(tmp_path / "table", wheel, "table")
    command = table.command("yakata", "serve", "--port", "0")
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=table.home, env=table.variables)
    try:
        assert server.stdout
        address = server.stdout.readline().split()[-1].rstrip("/")
        with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as browser:
            page = browser.get("/")
            assert '<div id="app"' in page.text
            script = page.text.partition('src="/assets/')[2].partition('"')[0]
            assert browser.get(f"/assets/{script}").headers["content-type"].startswith("text/javascript")
        guest = Guest(address, "Aki")
        live = guest.live(guest.open("hidden-rooms", "me", options={"stage": 1}))
        live.until(0)
        assert play_on([live])["result"]
        guest.close()
    finally:
        server.terminate()
        assert server.wait(PATIENCE) is not None
    assert "textual" not in table.linked
    assert table.run("yakata", "play", "hidden-rooms", "--plain").returncode == 0  # line by line needs no more


def asks_for(environment: Environment, extra: str, *words: str) -> None:
    done = environment.run("yakata", *words)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr == f"yakata: this needs more than the engine: pip install '{extra}'\n"


def test_each_part_is_known_by_what_its_extra_brings() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for extra, modules in PARTS.items():
        declared = "\n".join(extras[extra.removeprefix("yakata[").removesuffix("]")])
        assert [module for module in modules if module not in declared] == []
