"""Haunts: bots play each of them again and again, and what anybody did there is counted.

python -m benchmarks.haunts [--games 60] [--seed 0] [--bot keen] [--haunt NAME ...] [--jobs 2]

Counted with each number of seats are the deeds of every box, by either side, and every blow at a person while roles lie
face down: one that its seat could not justify struck whom nothing had named to it, or was struck by a false one whom
nobody knew. The later parts of a haunt are played, and counted, with it.
The exit code is 1 when nobody ever did one of the deeds, or when a blow could not be justified.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

from yakata.betrayal import GAME
from yakata.betrayal.language.steps import NextStage
from yakata.betrayal.sight.view import NightView
from yakata.bots import Observation, make
from yakata.cli.commands.sim_haunts import haunts_that_begin
from yakata.kernel import Event

HAUNTS = haunts_that_begin(GAME)
CHAPTER_OF = {one.haunt: chapter.id for chapter in GAME.book.chapters.values() for one in chapter.haunts}
HIDDEN = {haunt.id for haunt in GAME.book.haunts.values() if haunt.roles.kind == "hidden"}
BLOWS, UNJUSTIFIED = "blows while roles lie face down", "blows that could not be justified"


def night(haunt: str, seats: int, seed: str, bot: str) -> Counter[str]:
    """What was done in one game of this haunt."""
    done = Counter[str]()
    play = GAME.new(seed=seed, seats=seats, haunt=haunt, chapter=CHAPTER_OF.get(haunt, ""))
    bots = [make(GAME.name, bot, Random(f"{seed} {seat}")) for seat in range(seats)]
    for ask in play:
        views: list[Any] = [play.view(seat) for seat in (range(seats) if haunt in HIDDEN else (ask.seat,))]
        choice = bots[ask.seat].choose(Observation(views[ask.seat] if haunt in HIDDEN else views[0], ask.choices))
        if str(choice).startswith("act "):
            done[str(choice).split()[1]] += 1
        told = play.apply(choice)
        if haunt in HIDDEN and views[0].haunt:
            done.update(word for event in told if event.key == "attacks" for word in judged(views, event))
    return done


def judged(views: Sequence[NightView], event: Event) -> Iterator[str]:
    """Whether whoever struck knew whom, or was known."""
    seats = {person.family: seat for seat, person in enumerate(views[0].people)}
    who, target = seats[event.slots["who"]], seats.get(event.slots["target"])
    if target is None:
        return
    yield BLOWS
    own, theirs = views[who].people[who].role, views[who].people[target].role
    known = all(view.people[who].role == "traitor" for view in views)
    if not (known if own == "traitor" else theirs == "traitor"):
        yield UNJUSTIFIED


def deeds(haunt: str) -> list[str]:
    return [f"{haunt}.{box.action.id}" for box in GAME.book.haunts[haunt].boxes if box.action is not None]


def parts(haunt: str) -> list[str]:
    """The haunt and those that it goes on to."""
    found = [haunt]
    for part in found:
        steps = (step for where, block in GAME.book.blocks.items() if f"haunts.{part}." in where for step in block)
        found += [step.haunt for step in steps if isinstance(step, NextStage) and step.haunt not in found]
    return found


def several(haunt: str, seats: int, seed: str, bot: str, games: int) -> Counter[str]:
    done = Counter[str]()
    for number in range(games):
        done += night(haunt, seats, f"{seed}.{number}", bot)
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="of each haunt with each number of seats")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--bot", default="keen")
    parser.add_argument("--haunt", nargs="*", choices=HAUNTS, default=HAUNTS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args(arguments)
    done = Counter[str]()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks: dict[Any, str] = {
            pool.submit(several, haunt, seats, chosen.seed, chosen.bot, chosen.games): haunt
            for haunt in chosen.haunt
            for seats in GAME.seats
        }
        for count, task in enumerate(as_completed(tasks), 1):
            done += task.result()
            print(f"{count} of {len(tasks)}: {tasks[task]}", file=sys.stderr, flush=True)
    wanted = [deed for haunt in chosen.haunt for part in parts(haunt) for deed in deeds(part)]
    for deed in wanted:
        print(f"{done[deed]:7,}  {deed}")
    undone = [deed for deed in wanted if not done[deed]]
    blows, unjustified = done[BLOWS], done[UNJUSTIFIED]
    print("\n".join(f"  nobody did: {deed}" for deed in undone))
    print(f"{blows:,} {BLOWS}, {unjustified:,} of them not justified; {len(undone)} deeds that nobody did")
    return 1 if undone or unjustified else 0


if __name__ == "__main__":
    sys.exit(main())
