"""No leak: games of every kind, haunt, chapter and number of seats, each decision under the whole no-leak law.

python -m benchmarks.no_leak [--decisions 100000] [--seed 0] [--game NAME ...] [--pack FOLDER ...] [--only WORD ...]
                            [--first 0] [--jobs 2]

Decisions are shared among the games that hide something, by how many settings each has. The same seed plays the same
games, in any number of processes. Each leak is kept as a record that can be replayed; the exit code is 1 when there was
one. A word is the value of an option, such as a haunt or a chapter; ``--first`` goes on with the game of that number.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import to_builtins

import yakata
from yakata.betrayal import GAME as BETRAYAL
from yakata.kernel import SPECTATOR, Game
from yakata.kernel.testing import Broken, every_setting, no_leak
from yakata.kernel.testing.random_play import Setting

AT_ONCE = 8
"""So many games are one task of a process."""
EVERY = 20.0
"""Seconds between two lines of progress."""


class Leak(NamedTuple):
    """A game in which something leaked, or broke."""

    name: str
    setting: str
    number: int
    what: str
    record: str


class Played(NamedTuple):
    """What came of one task."""

    decisions: Counter[str]
    """By the setting."""
    games: int
    leaks: list[Leak]
    in_step: int
    """Steps that a seat has watched in two worlds, with other roles behind its back."""


@cache
def game_called(name: str) -> Game[Any]:
    """A game by its name; a folder is a pack of Betrayal."""
    return BETRAYAL.with_content(Path(name)) if os.sep in name else yakata.load(name)


@cache
def settings(name: str, only: tuple[str, ...] = ()) -> list[Setting]:
    """All of a game, or those in which an option has one of these values."""
    if only:
        return [one for one in settings(name) if {*only} & {str(value) for value in to_builtins(one[0]).values()}]
    game = game_called(name)
    if os.sep not in name:
        return every_setting(game)
    shipped = BETRAYAL.book.haunts
    haunts = [haunt for haunt in game.book.haunts if haunt not in shipped]  # type: ignore[attr-defined]  # Betrayal
    return [(game.choose_options({"haunt": h, "families": "deal"}), seats) for h in haunts for seats in game.seats]


def called(game: Game[Any], setting: Setting) -> str:
    """The options that are not as usual."""
    options, _seats = setting
    usual = to_builtins(game.options())
    return ", ".join(f"{key} {value}" for key, value in to_builtins(options).items() if value != usual[key]) or "usual"


def hides(game: Game[Any]) -> bool:
    return any(game.hides_from(seat) for seat in (SPECTATOR, *range(game.seats.stop - 1)))


def play(name: str, seed: str, first: int, only: tuple[str, ...] = ()) -> Played:
    """Some games, one after the other, each in the next setting."""
    game, decisions, leaks, in_step = game_called(name), Counter[str](), [], Counter[str]()
    for number in range(first, first + AT_ONCE):
        setting = settings(name, only)[number % len(settings(name, only))]
        label = called(game, setting)
        try:
            decisions[label] += no_leak(game, f"{seed}.{number}", setting, in_step)
        except Broken as broken:
            leaks.append(Leak(name, label, number, str(broken), broken.record))
        except Exception:
            leaks.append(Leak(name, label, number, traceback.format_exc(limit=-3), ""))
    return Played(decisions, AT_ONCE, leaks, in_step.total())


def run(
    name: str, seed: str, wanted: int, pool: ProcessPoolExecutor | None, only: tuple[str, ...], first: int
) -> Iterator[Played]:
    """Tasks in their order until there are enough decisions; some more are under way meanwhile."""
    tasks = count(first, AT_ONCE)
    ahead = [pool.submit(play, name, seed, next(tasks), only) for _ in range(16)] if pool else []
    made = 0
    while made < wanted:
        if pool is None:
            done = play(name, seed, next(tasks), only)
        else:
            ahead.append(pool.submit(play, name, seed, next(tasks), only))
            done = ahead.pop(0).result()
        made += done.decisions.total() + len(done.leaks)
        yield done
    for task in ahead:
        task.cancel()


def keep(leak: Leak, seed: str, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{Path(leak.name).name}-{seed}-{leak.number}.yakata"
    note = "\n".join(f"# {line}" for line in f"{leak.setting}: {leak.what}".splitlines())
    file.write_text(leak.record or note + "\n", encoding="utf-8")
    return f"{leak.name} ({leak.setting}): {leak.what}\n  kept as {file}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=100_000, help="how many, over all games")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--game", action="append", default=[], help="this game; all by default")
    parser.add_argument("--pack", action="append", default=[], type=Path, help="the haunts of this pack of Betrayal")
    parser.add_argument("--only", action="append", default=[], help="settings with this value of an option")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; a leak is kept by its own")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; 1 plays in this one")
    parser.add_argument("--folder", type=Path, default=Path("leaks"), help="where records of leaks are kept")
    chosen = parser.parse_args(arguments)
    names = [*chosen.game, *(f"{folder.resolve()}{os.sep}" for folder in chosen.pack)]
    names = names or [name for name in yakata.games() if hides(yakata.load(name))]
    only = tuple(chosen.only)
    names = [name for name in names if settings(name, only)]
    if not names:
        parser.error(f"no game has {' or '.join(only)} among its options")
    pool = ProcessPoolExecutor(chosen.jobs) if chosen.jobs > 1 else None
    start, total, leaks = perf_counter(), 0, 0
    for name in names:
        by_setting, games, in_step, last = Counter[str](), 0, 0, perf_counter()
        share = len(settings(name, only)) / sum(len(settings(other, only)) for other in names)
        for done in run(name, chosen.seed, ceil(chosen.decisions * share), pool, only, chosen.first):
            by_setting += done.decisions
            games += done.games
            in_step += done.in_step
            leaks += len(done.leaks)
            for leak in done.leaks:
                print(keep(leak, chosen.seed, chosen.folder), flush=True)
            if perf_counter() - last > EVERY:
                last = perf_counter()
                seconds = f"{last - start:.0f} s"
                print(
                    f"{name}: {by_setting.total():,} decisions, {leaks} leaks, {seconds}", file=sys.stderr, flush=True
                )
        total += by_setting.total()
        worlds = f", {in_step:,} steps in two worlds" if in_step else ""
        print(f"{name}: {games:,} games, {by_setting.total():,} decisions{worlds}", flush=True)
        for label, decisions in sorted(by_setting.items()):
            print(f"  {label}: {decisions:,}")
    if pool is not None:
        pool.shutdown(cancel_futures=True)
    print(f"{total:,} decisions in {perf_counter() - start:.0f} s, {leaks} leaks (seed {chosen.seed})")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
