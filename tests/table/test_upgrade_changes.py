"""The changes of the upgrade drill fit the code of today, and each changes what it says."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import yakata
from benchmarks.upgrade_changes import CONTENT, RULES, copy_of_the_house, environment

ASK = """
import json, yakata
from benchmarks.same_play import fingerprint
games = {name: yakata.load(name) for name in ("hidden-rooms", "hako-onna", "betrayal")}
print(json.dumps({name: [game.version, game.content, fingerprint(name, 2)[0]] for name, game in games.items()}))
"""
GAMES = ("hidden-rooms", "hako-onna", "betrayal")
HOUSE = Path(__file__).parent.parent.parent


def asked(package: Path) -> dict[str, Any]:
    """Version, content and play of each game, as a copy of the package has them."""
    env = environment(package)
    env["PYTHONPATH"] = f"{env['PYTHONPATH']}:{HOUSE}"
    said = subprocess.run([sys.executable, "-c", ASK], env=env, cwd=package, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(said.stdout)
    return found


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return asked(copy_of_the_house(tmp_path_factory.mktemp("today")))


@pytest.mark.parametrize("change", CONTENT)
def test_other_content_has_another_fingerprint_in_every_game(
    change: str, tmp_path: Path, today: dict[str, Any]
) -> None:
    found = asked(copy_of_the_house(tmp_path, CONTENT[change]))
    assert all(found[name][1] != today[name][1] for name in GAMES)


@pytest.mark.parametrize("change", RULES)
def test_other_rules_play_otherwise_in_every_game(change: str, tmp_path: Path, today: dict[str, Any]) -> None:
    found = asked(copy_of_the_house(tmp_path, RULES[change]))
    assert all(found[name][2] != today[name][2] for name in GAMES)
    assert all(found[name][1] == today[name][1] for name in GAMES)
    moved = int(change == "rules, version moved")
    assert [found[name][0] for name in GAMES] == [yakata.load(name).version + moved for name in GAMES]
