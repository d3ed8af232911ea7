"""The guide for designers is walked through from its first line to its last: every file is written, every command
run, and what it prints is what is shown."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT

GUIDE = ROOT / "docs" / "write-a-haunt.md"
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def parts() -> list[tuple[str, str, str]]:
    """Every block: its kind, its text, and what was said just before it."""
    source = GUIDE.read_text(encoding="utf-8")
    pieces = re.split(r"^```([a-z]*)\n(.*?)^```$", source, flags=re.MULTILINE | re.DOTALL)
    return [(pieces[k + 1], pieces[k + 2], pieces[k]) for k in range(0, len(pieces) - 1, 3)]


def test_the_guide_from_an_empty_folder_to_a_played_haunt(tmp_path):
    for kind, text, before in parts():
        if kind == "shell":
            run(text, tmp_path)
        else:
            write(text, before, tmp_path)


def write(text: str, before: str, folder: Path) -> None:
    """Into the file that was named last: anew, or at its end."""
    said, name = re.findall(r"(the\s+file|[Aa]dd\s+to)\s+\*\*([^*]+)\*\*", before)[-1]
    file = folder / name
    there = file.read_text(encoding="utf-8") if said.lower().startswith("add") else ""
    assert there or not file.exists(), name
    file.write_text(there + text, encoding="utf-8")


def run(block: str, folder: Path) -> None:
    environment = os.environ | {"YAKATA_DATA": str(folder / "data"), "COLUMNS": "100", "NO_COLOR": "1"}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    for command, expected in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
        done = subprocess.run(
            ["bash", "-c", command], capture_output=True, text=True, cwd=folder, env=environment, input="", check=False
        )
        printed = done.stdout + done.stderr
        failed = " error" in expected and " 0 errors" not in expected
        assert done.returncode == (1 if failed else 0), f"{command}\n{printed}"
        if expected.strip():
            assert doctest.OutputChecker().check_output(expected, printed, FLAGS), f"{command}\n{printed}"
