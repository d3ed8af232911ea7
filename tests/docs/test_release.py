"""What a release says of itself: its version, whose it is, and commands that work as they are printed."""

import os
import re
import subprocess

import pytest

import yakata
from tests.docs.blocks import DOCUMENTS, ROOT, blocks

ACTIVATE = ROOT / ".venv" / "bin" / "activate"
FRESH = {"PATH": "/usr/bin:/bin", "NO_COLOR": "1", "COLUMNS": "80"}
"""What a shell has after ``make setup``, and nothing of the environment that runs the tests."""


def test_the_newest_section_of_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(yakata.__version__)} – \d{{4}}-\d\d-\d\d", headings[1])


def test_the_licences_say_what_they_are_for() -> None:
    said = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("LICENSE", "LICENSE-TEXTS", "NOTICE")}
    assert all("(c) 2026 the Yakata contributors" in text for text in said.values())
    for folder in re.findall(r"^  ([\w/]+/)", said["LICENSE-TEXTS"], re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder
    assert all(game in said["NOTICE"] for game in ("Hidden Rooms", "Hako Onna", "Betrayal Legacy"))


@pytest.mark.skipif(not ACTIVATE.exists(), reason="make setup has made no .venv here")
def test_what_the_readme_prints_runs_in_a_shell_that_knows_nothing_else() -> None:
    printed = [
        command
        for path in DOCUMENTS
        if path.name.startswith("README")
        for block in blocks(path, "console")
        for command in re.findall(r"^\$ (.+)$", block.text, re.MULTILINE)
        if not command.startswith("make ")
    ]
    assert printed
    lines = [*printed, "source .venv/bin/activate && yakata --version"]
    environment = FRESH | {name: os.environ[name] for name in ("HOME", "PYTHONPATH") if name in os.environ}
    for line in lines:
        done = subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, cwd=ROOT, env=environment, check=False
        )
        assert done.returncode == 0, (line, done.stdout, done.stderr)
