"""Whoever follows docs/run-a-table.md gets there: its commands are run in its order, while somebody plays."""

import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.blocks import ROOT, blocks
from tests.table.servers import PATIENCE, Guest

PAGE = ROOT / "docs" / "run-a-table.md"
OF_THE_MACHINE = (
    "python3 -m venv ",  # tests/install does these
    "/opt/yakata-1.0.0/bin/pip ",
    "/opt/yakata-1.1.0/bin/pip ",
    "ln ",
    "useradd ",
    "systemctl ",
    "journalctl ",
    "nginx ",
    "mv ",
    "runuser -u postgres ",
    "yakata serve --lan",
    "curl --fail --head https://",
)
"""Commands that are for root, for another program, or for everybody in the network."""


@pytest.fixture
def ports() -> list[int]:
    with socket.socket() as one, socket.socket() as two:
        for each in (one, two):
            each.bind(("127.0.0.1", 0))
        return [one.getsockname()[1], two.getsockname()[1]]


class Machine:
    """A machine of the page's, in a folder: its paths and ports are others, its users are one."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.folder = folder
        self.ports = ports
        self.server: subprocess.Popen[bytes] | None = None

    def stop(self) -> None:
        if self.server is not None:
            self.server.terminate()
            assert self.server.wait(PATIENCE) is not None

    def here(self, line: str) -> str:
        line = re.sub(r"^runuser -u yakata -- ", "", line).replace("-o yakata ", "")
        line = re.sub(r"/opt/yakata(-[\d.]+)?/bin/", f"{Path(sys.executable).parent}/", line)
        line = re.sub(r"^yakata ", f"{Path(sys.executable).parent}/yakata ", line)
        line = re.sub(r"yakata-2026[\w-]+\.db", "yakata-*.db", line)
        line = re.sub(r"(?<![\w.])/(srv|var/backups)/", rf"{self.folder}/\1/", line)
        return line.replace("8377", str(self.ports[0])).replace("9377", str(self.ports[1]))

    def run(self, line: str) -> str:
        done = subprocess.run(["bash", "-c", self.here(line)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        return done.stdout


def started() -> str:
    """As the service starts it."""
    (unit,) = blocks(PAGE, "ini")
    (line,) = re.findall(r"^ExecStart=(.+)$", unit.text, re.MULTILINE)
    return str(line)


@pytest.fixture
def machine(tmp_path: Path, ports: list[int]) -> Iterator[Machine]:
    machine = Machine(tmp_path, ports)
    machine.run("install -d -o yakata -m 700 /srv/yakata /var/backups/yakata")
    machine.server = subprocess.Popen(machine.here(started()).split(), stdout=subprocess.DEVNULL)
    try:
        for _ in range(int(PATIENCE * 20)):
            try:
                assert httpx.get(f"http://127.0.0.1:{ports[0]}/health", trust_env=False).status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.2)
        yield machine
    finally:
        machine.stop()


@pytest.mark.skipif(shutil.which("curl") is None, reason="no curl on this machine")
def test_every_command_of_the_page_does_what_it_says(machine: Machine) -> None:
    guest = Guest(f"http://127.0.0.1:{machine.ports[0]}", "Aki")
    table = guest.open("hidden-rooms", "me", options={"stage": 1})
    assert "secure" in next(line for line in guest.heard if "set-cookie" in line.lower()).lower()
    run: dict[str, str] = {}
    later = []
    for block in blocks(PAGE, "sh"):
        for line in block.text.splitlines():
            if "compact" in line:
                later.append(line)
            elif not line.startswith(OF_THE_MACHINE) and "postgresql://" not in line and line not in run:
                run[line] = machine.run(line)
    guest.close()
    backed = next(said for line, said in run.items() if " backup " in line)
    assert backed.endswith("MiB, sound\n")
    assert (machine.folder / "srv" / "yakata-restored" / "yakata.db").is_file()
    checked = [said for line, said in run.items() if "upgrade --check" in line]
    assert [table in said for said in checked] == [True, False]  # --quiet leaves out what goes on exactly
    assert '"status":"well"' in next(said for line, said in run.items() if line.endswith("/health"))
    metrics = next(said for line, said in run.items() if line.endswith("/metrics"))
    named = set(re.findall(r"`(yakata_[a-z_]+)", PAGE.read_text(encoding="utf-8")))
    assert len(named) > 10
    assert {name for name in named if f"# TYPE {name} " not in metrics} == set()
    machine.stop()
    assert ["MiB now" in machine.run(line) for line in later] == [True]
