"""The walk with curl is walked, in one shell, and what it shows is what comes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import ROOT, blocks
from tests.table.servers import Server

WALK = ROOT / "docs" / "api-walk.md"
NEXT = "--- next block ---"


@pytest.mark.skipif(shutil.which("curl") is None, reason="no curl on this machine")
def test_the_walk_leads_from_an_empty_table_to_a_proved_record(house: Server, tmp_path: Path) -> None:
    steps = blocks(WALK, "sh", "json")
    script = "\n".join(f"echo '{NEXT}'\n{step.text}" for step in steps if step.kind == "sh")
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script.replace("http://localhost:8377", house.url)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "NO_PROXY": "*"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = iter(done.stdout.split(f"{NEXT}\n")[1:])
    printed, compared = "", 0
    for step in steps:
        if step.kind == "sh":
            printed = next(said)
            continue
        for line in printed.strip().splitlines():
            assert shows(json.loads(line), json.loads(step.text)), (step.line, line)
            compared += 1
    assert compared >= 5
    assert (tmp_path / "moves.txt").read_text().count("version") > 3
    assert "\nall true\n" in done.stdout
    assert "\nover\n" in done.stdout


def shows(came: Any, shown: Any) -> bool:
    """Whether all that is shown has come; more may have."""
    if isinstance(shown, dict):
        return isinstance(came, dict) and all(name in came and shows(came[name], shown[name]) for name in shown)
    if isinstance(shown, list):
        return len(came) == len(shown) and all(map(shows, came, shown))
    return bool(came == shown)
