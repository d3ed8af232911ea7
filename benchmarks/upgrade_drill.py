"""The upgrade drill: tables in the middle of their games are started again on other content and other rules.

    python -m benchmarks.upgrade_drill [--tables 200] [--moves 100] [--after 15] [--seed 0]

Tables of every game at real servers on SQLite, played at random, stopped by SIGTERM and by SIGKILL, started again from
a changed copy of the package. What every seat is shown is compared, and everybody plays on; then the server is killed
and started once more. A table goes on exactly, or from a snapshot with a word, or it differs in silence: of these there
must be none, nor may one go back when it is started once more and nothing has changed.
"""

import argparse
import json
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, Final, Literal, get_args

import httpx

from benchmarks.figure import figure
from benchmarks.upgrade_changes import CHANGES, RULES, copy_of_the_house, environment

PATIENCE: Final = 60.0
GOAL: Final = 200
"""So many tables are a drill."""
KINDS: Final = {"hidden-rooms": 1, "hako-onna": 3, "betrayal": 3, "betrayal campaign": 3}
"""What is played, by how many."""
FAMILIES: Final = ("ashlar", "quill", "fennel")
STOPS: Final = {"stopped": signal.SIGTERM, "killed": signal.SIGKILL}
NOTICE: Final = "went-back"
"""The word at the table: which move could not be followed."""
TOLD: Final = re.compile(r"([\w-]+) (\{\".*\})")
Verdict = Literal["exactly", "with a word", "for nothing", "in silence"]
"""Went on; went back for the change, and said so; went back, and said so, where nothing had changed; none of it."""
Json = dict[str, Any]


class Refused(Exception):
    """The table does not answer as it should."""


@contextmanager
def serving(package: Path, data: Path, end: signal.Signals) -> Iterator[str]:
    """The address of a ``yakata serve`` that finds this copy of the package. Whatever happens, the server ends."""
    command = [sys.executable, "-m", "yakata", "serve", "--unlimited", "--port", "0", "--data", str(data)]
    log = data.with_suffix(".log")
    with log.open("ab") as errors:
        process = subprocess.Popen(
            command, cwd=package, env=environment(package), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout
        at = next((line for line in process.stdout if "the table is at" in line), "")
        if not at:
            raise SystemExit(f"the server does not start:\n{log.read_text(encoding='utf-8')}")
        Thread(target=process.stdout.read, daemon=True).start()
        yield "http://127.0.0.1:" + at.rpartition(":")[2].strip(" /\n")
        process.send_signal(end)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait(PATIENCE)


class Table:
    """One table with all its seats, and what was shown at it."""

    def __init__(self, client: httpx.Client, kind: str, rng: Random) -> None:
        self.client, self.kind, self.rng = client, kind, rng
        self.seats = KINDS[kind]
        self.campaign = ""
        self.asked = 0
        self.keys = count()
        self.id: str = self._open()["table"]["id"]
        self.before: list[Json] = []

    def _open(self) -> Json:
        if self.kind != "betrayal campaign":
            seats = [{"kind": "me"}] * self.seats
            return self._call("POST", "/tables", {"game": self.kind, "seats": seats})
        self.campaign = self._call("POST", "/campaigns", {"name": "The Drill"})["line"]["id"]
        company = [{"family": family, "kind": "me", "name": family.title(), "age": 30} for family in FAMILIES]
        return self._call("POST", f"/campaigns/{self.campaign}/chapters", {"company": company})

    def _call(self, method: str, path: str, body: Json | None = None, **query: Any) -> Json:
        answer = self.client.request(method, f"/api{path}", json=body, params=query)
        if answer.status_code >= 300:
            raise Refused(f"{answer.status_code} {answer.text[:120]}")
        found: Json = answer.json()
        return found

    def look(self, seat: int) -> Json:
        state: Json = self._call("GET", f"/tables/{self.id}", seat=seat)["state"]
        return {name: _plain(part) for name, part in state.items()}

    def look_around(self) -> list[Json]:
        """What each seat is shown: its view, its log, its choices."""
        if self.campaign:
            self._call("GET", f"/campaigns/{self.campaign}")
        return [self.look(seat) for seat in range(self.seats)]

    def play(self, moves: int) -> None:
        """So many moves at random, or to the end. Now and then one is taken back."""
        fresh = False
        for _ in range(moves):
            state = self._who_is_asked()
            if state is None:
                return
            move = {"version": state["version"], "key": f"drill-{next(self.keys)}", "seat": self.asked}
            if fresh and state["undo"] is None and self.rng.random() < 0.05:
                self._call("POST", f"/tables/{self.id}/undo", move)
                fresh = False
                continue
            choice = self.rng.choice(state["choices"])["text"]
            self._call("POST", f"/tables/{self.id}/moves", move | {"choice": choice})
            fresh = True

    def _who_is_asked(self) -> Json | None:
        """The state of the seat that is asked; nothing when the game is over."""
        for seat in (*range(self.asked, self.seats), *range(self.asked)):
            state = self.look(seat)
            if state["result"]:
                return None
            if state["choices"]:
                self.asked = seat
                return state
        raise Refused("nobody is asked, and the game is not over")


def _plain(shown: Any) -> Any:
    """The same, and what is told in a line as a name and its slots is a name and slots: these have no order."""
    if isinstance(shown, dict):
        return {name: _plain(part) for name, part in shown.items()}
    if isinstance(shown, list):
        return [_plain(part) for part in shown]
    if isinstance(shown, str) and (told := TOLD.fullmatch(shown)):
        return {told[1]: json.loads(told[2])}
    return shown


def difference(before: list[Json], after: list[Json], *more: str) -> str:
    """The first thing that a seat is shown otherwise, in its log, its view or more; nothing where all is the same."""
    for seat, (then, now) in enumerate(zip(before, after, strict=True)):
        for part in ("events", "view", "version", "result", *more):
            if then[part] != now[part]:
                return f"seat {seat}: {part}{_where(then[part], now[part])}"
    return ""


def _where(then: Any, now: Any) -> str:
    if isinstance(then, dict) and isinstance(now, dict):
        name = next(name for name in {**then, **now} if then.get(name) != now.get(name))
        return f".{name}{_where(then.get(name), now.get(name))}"
    if isinstance(then, list) and isinstance(now, list):
        place = next((at for at, (one, other) in enumerate(zip(then, now, strict=False)) if one != other), -1)
        return f"[{place}]{_where(then[place], now[place])}" if place >= 0 else f": {len(then)} were, {len(now)} are"
    return f": {str(then)[:40]!r} was, {str(now)[:40]!r} is"


def has_a_word(before: list[Json], after: list[Json]) -> bool:
    """Whether every seat is told from which move on its game was set aside, and what came before that is as it was."""
    for then, now in zip(before, after, strict=True):
        *kept, last = now["events"] or [{"key": ""}]
        if last["key"] != NOTICE or "move" not in last["slots"] or kept != then["events"][: len(kept)]:
            return False
    return True


def judge(table: Table, moves: int, *more: str) -> tuple[Verdict, str]:
    """What has become of a table: it is looked at, and played on."""
    try:
        after = table.look_around()
        differs = difference(table.before, after, *more)
        if differs and not has_a_word(table.before, after):
            return "in silence", differs
        table.play(moves)
        table.before = table.look_around()
    except Refused as error:
        return "in silence", str(error)
    return ("with a word", differs) if differs else ("exactly", "")


def drill(tables: int, moves: int, after: int, seed: int) -> dict[str, list[tuple[Verdict, str]]]:
    """Everything, change by change. By change: what became of each table."""
    ways = [(change, stop) for change in CHANGES for stop in STOPS]
    kinds, shares = cycle(KINDS), [tables // len(ways) + (at < tables % len(ways)) for at in range(len(ways))]
    found: dict[str, list[tuple[Verdict, str]]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        today = copy_of_the_house(folder / "today")
        changed = {
            change: copy_of_the_house(folder / f"changed-{at}", patch)
            for at, (change, patch) in enumerate(CHANGES.items())
        }
        for number, ((change, stop), share) in enumerate(zip(ways, shares, strict=True)):
            if not share:
                continue
            began = perf_counter()
            rng = Random(f"{seed} {number}")
            playing = [next(kinds) for _ in range(share)]
            more = () if change in RULES else ("choices", "undo")  # other rules may offer something else
            data = folder / f"data-{number}"
            outcomes = one_upgrade(today, changed[change], data, stop, playing, moves, after, rng, more)
            found[f"{change}, {stop}"] = outcomes
            said = ", ".join(f"{count} {verdict}" for verdict, count in Counter(v for v, _ in outcomes).items())
            print(f"{change}, {stop}: {said} ({perf_counter() - began:.0f} s)", file=sys.stderr, flush=True)
    return found


def one_upgrade(
    today: Path,
    changed: Path,
    data: Path,
    stop: str,
    kinds: list[str],
    moves: int,
    after: int,
    rng: Random,
    more: tuple[str, ...],
) -> list[tuple[Verdict, str]]:
    """Tables that are played, stopped, started on the changed copy, played on, killed and started once more."""
    data.mkdir()
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        with serving(today, data, STOPS[stop]) as address:
            client.base_url = httpx.URL(address)
            tables = [Table(client, kind, rng) for kind in kinds]
            for table in tables:
                table.play(rng.randint(3, moves // 3 if table.seats == 1 else moves))
                table.before = table.look_around()
        with serving(changed, data, signal.SIGKILL) as address:
            client.base_url = httpx.URL(address)
            first = [judge(table, after, *more) for table in tables]
        with serving(changed, data, signal.SIGTERM) as address:
            client.base_url = httpx.URL(address)
            return [_once_more(table, *said) for table, said in zip(tables, first, strict=True)]


def _once_more(table: Table, verdict: Verdict, why: str) -> tuple[Verdict, str]:
    """After a crash without any change, what was played since must be there."""
    named = f"{table.kind} {table.id}: {why}"
    if verdict != "in silence":
        try:
            after = table.look_around()
            if differs := difference(table.before, after, "choices", "undo"):
                verdict = "for nothing" if has_a_word(table.before, after) else "in silence"
                return verdict, f"{named}; started once more: {differs}"
        except Refused as error:
            return "in silence", f"{named}; started once more: {error}"
    return verdict, named


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=GOAL, help="how many, of all games together")
    asked.add_argument("--moves", type=int, default=100, help="at most so many before the stop")
    asked.add_argument("--after", type=int, default=15, help="so many after the start, or to the end")
    asked.add_argument("--seed", type=int, default=0)
    options = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # its servers and its folders end with it
    found = drill(options.tables, max(9, options.moves), options.after, options.seed)
    outcomes = [outcome for several in found.values() for outcome in several]
    for change, several in found.items():
        for verdict, why in several:
            if verdict in ("for nothing", "in silence"):
                print(f"{verdict}: {change}: {why}")
    counted = Counter(verdict for verdict, _ in outcomes)
    print(f"{len(outcomes)} tables: " + ", ".join(f"{counted[verdict]} {verdict}" for verdict in get_args(Verdict)))
    whole = len(outcomes) or 1
    figure("upgrade-tables", len(outcomes), GOAL, f"ours>={GOAL}", len(outcomes) / GOAL)
    figure("upgrade-exactly", counted["exactly"], whole, "none", counted["exactly"] / whole)
    figure("upgrade-with-a-word", counted["with a word"], whole, "none", counted["with a word"] / whole)
    for fault in ("for nothing", "in silence"):
        figure(f"upgrade-{fault.replace(' ', '-')}", counted[fault], 0, "ours=0", 1.0)
    return bool(counted["for nothing"] or counted["in silence"])


if __name__ == "__main__":
    sys.exit(main())
