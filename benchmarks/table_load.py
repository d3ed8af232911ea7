"""The table under load, against boardgame.io with its in-memory store, in one run on one machine.

    python -m benchmarks.table_load [--seconds 8] [--rounds 3]

64 tables of four sockets in a closed loop, then 20 tables paced at 100 moves a second, then 5,000 idle tables. Ours
writes every move to disk before anybody sees it. The peer and its client come from npm, into ``benchmarks/peers``.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import httpx

from benchmarks.figure import figure

PEERS = Path(__file__).parent / "peers"
IDLE = 5_000


def install_peers() -> bool:
    if which("npm") is None:
        return False
    if not (PEERS / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        return subprocess.run(command, cwd=PEERS, check=False).returncode == 0
    return True


@contextmanager
def server(*command: str, ready: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server on loopback; its port is read from what it prints, or is the one it was given."""
    process = subprocess.Popen(command, cwd=PEERS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if ready in line:
                address = line.rstrip("/\n").rpartition(":")[2]
                yield process, int(address) if address.isdigit() else int(command[-1])
                return
        raise SystemExit(f"{command[0]} did not start")
    finally:
        process.terminate()
        process.wait(timeout=10)


@contextmanager
def ours() -> Iterator[tuple[subprocess.Popen[str], int]]:
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "yakata", "serve", "--data", folder, "--port", "0", "--unlimited")
        with server(*command, ready="the table is at") as started:
            yield started


@contextmanager
def theirs() -> Iterator[tuple[subprocess.Popen[str], int]]:
    with server("node", "boardgame_server.cjs", "18377", ready="up") as (process, _):
        yield process, 18377


def load(kind: str, port: int, tables: int, seconds: int, pace: int = 0) -> dict[str, float]:
    command = ["node", "load.cjs", kind, str(port), str(tables), str(seconds), str(pace)]
    done = subprocess.run(command, cwd=PEERS, capture_output=True, text=True, check=True, timeout=seconds + 60)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def best(seconds: int, rounds: int) -> dict[str, tuple[float, float]]:
    """Moves a second at 64 tables, and the p99 of 20 paced tables: the best of the rounds, on a fresh server each.

    The contenders take turns, so that a busy moment hits them alike.
    """
    rates: dict[str, list[float]] = {"yakata": [], "boardgame": []}
    tails: dict[str, list[float]] = {"yakata": [], "boardgame": []}
    for _ in range(rounds):
        for kind, open_server in (("boardgame", theirs), ("yakata", ours)):
            with open_server() as (_, port):
                rates[kind].append(load(kind, port, 64, seconds)["moves_per_second"])
                tails[kind].append(load(kind, port, 20, seconds, 100)["p99"])
    return {kind: (max(rates[kind]), min(tails[kind])) for kind in rates}


def idle_memory() -> float:
    """KiB that each of many idle tables adds to the process."""
    with ours() as (process, port), httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        order = {"game": "seance", "seats": [{"kind": "me"}] * 4}
        client.post("/api/tables", json=order).raise_for_status()
        before = resident(process.pid)
        for _ in range(IDLE):
            client.post("/api/tables", json=order).raise_for_status()
        time.sleep(1)
        return (resident(process.pid) - before) / IDLE


def resident(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    if not install_peers():
        print("no npm here, so there is no peer to measure against: the table's load is left out")
        return
    print(f"{wish.rounds} rounds of {wish.seconds} s: moves a second; p99 in ms until all four have seen a move\n")
    measured = best(wish.seconds, wish.rounds)
    house, peer = measured["yakata"], measured["boardgame"]
    memory = idle_memory()
    figure("table-64-moves-per-second", house[0], peer[0], "ratio>=2.0", house[0] / peer[0])
    figure("table-20-paced-p99-ms", house[1], peer[1], "ratio>1.0", peer[1] / house[1])
    figure("table-idle-kib", memory, 100, "ours<100", 100 / memory)


if __name__ == "__main__":
    main()
