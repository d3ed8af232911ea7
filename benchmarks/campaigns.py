"""Campaigns: companies of bots play Betrayal from its first night to its last, and what they came to see is counted.

python -m benchmarks.campaigns [--campaigns 400] [--seed 0] [--bot keen,willing,timid,...] [--jobs 2]

The bots take the campaigns in turn: what keen ones avoid, rash, hasty and willing ones come to see. Every night is left
in the middle and taken up again from its record; every campaign is exported and imported after its first half, every
chapter proved.
Counted are haunts, endings, legacy cards, entries, doors, and what anybody did with a box, a card or a tile.
The exit code is 1 when a campaign broke or got stuck, or when nobody came to see something.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, cast

from yakata.betrayal import GAME
from yakata.betrayal.campaign.entries import Campaign
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.state.story import Member
from yakata.bots import Bot, Observation, make
from yakata.bots.betrayal.keen import Keen
from yakata.bots.betrayal.temper import Temper
from yakata.kernel import Choice, Play
from yakata.kernel.choices import any_choice
from yakata.kernel.replay import resume

CHAPTERS = tuple(GAME.book.chapters)
LONGEST = 8_000
"""A night of more decisions is stuck."""
LEFT_AT = 150
"""After so many decisions everybody goes home, and comes again."""
MOST_BYTES, MOST_MS = 1_000_000, 300


class Stuck(Exception):
    """A night that does not end."""


class Told(NamedTuple):
    """What came of one campaign."""

    seen: Counter[str]
    """By kind and name."""
    starts: list[float]
    """Milliseconds until the first question of each chapter."""
    size: int
    """Bytes of its document."""
    decisions: int
    trouble: str


class Rash:
    """Plays at random, but a deed that can be done is done, and an accusation or a name is said, whatever it brings."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seen: Observation) -> Choice:
        deeds = [choice for choice in seen.choices if str(choice).startswith("act ") and str(choice) != "act attack"]
        return self.rng.choice(deeds) if deeds and self.rng.randrange(4) else any_choice(seen.choices, self.rng)


class Hasty:
    """Goes where a keen one goes, but there does any deed that can be done, knowing enough or not."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.keen = rng, make(GAME.name, "keen", rng)

    def choose(self, seen: Observation) -> Choice:
        deeds = [choice for choice in seen.choices if str(choice).startswith("act ")]
        return self.rng.choice(deeds) if deeds and self.rng.randrange(4) else self.keen.choose(seen)


class Fearless(Keen):
    """Its own wounds weigh nothing, and it goes far to fight."""

    temper = Temper(fear=0.0, hunt=3.0, least=0.2)


class Willing:
    """Lets one side win, by deeds, by deaths or by the others' faults, as a lot falls: the rare endings too."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.hasty, self.fearless = rng, Hasty(rng), Fearless(rng)

    def choose(self, seen: Observation) -> Choice:
        view = cast(NightView, seen.view)
        if not view.haunt:
            return self.hasty.keen.choose(seen)
        fate = Random(f"{view.haunt} {view.order} {view.revealer}")  # the same for all who sit here
        winner, how = fate.choice(GAME.book.haunts[view.haunt].win).side, fate.choice(("deaths", "faults", "deeds"))
        own = view.people[view.seat].role
        idle = tuple(choice for choice in seen.choices if not str(choice).startswith("act ")) or seen.choices
        if winner != "heroes" and how == "deaths":
            return self._bloody(seen, idle, own)
        busy = winner if winner == "heroes" or how == "deeds" else "heroes"
        if (own == "traitor") == (busy == "traitor"):
            return self.hasty.choose(seen)
        return self.fearless.choose(Observation(view, idle, seen.events))

    def _bloody(self, seen: Observation, idle: tuple[Choice, ...], own: str) -> Choice:
        """Whoever can attacks; of other deeds a traitor does none, and the others half."""
        if blows := [choice for choice in seen.choices if str(choice).startswith("act attack")]:
            return self.rng.choice(blows)
        held = own == "traitor" or self.rng.randrange(2)
        return self.fearless.choose(Observation(seen.view, idle if held else seen.choices, seen.events))


TURNS = ("keen", "willing", "timid", "willing", "rash", "willing", "hasty", "willing")
OWN: dict[str, type[Rash] | type[Hasty] | type[Willing]] = {"rash": Rash, "hasty": Hasty, "willing": Willing}


def bot_called(name: str, rng: Random) -> Bot:
    return OWN[name](rng) if name in OWN else make(GAME.name, name, rng)


def company(campaign: Campaign, rng: Random) -> list[Member]:
    """Three to five families; who has survived comes again."""
    older = {member.family: member for member in GAME.campaign.survivors(campaign)}
    chosen = rng.sample(list(GAME.book.families), rng.randint(3, 5))
    return [older.get(family, Member(family, family.title(), rng.randint(8, 70))) for family in chosen]


def night(play: Play[Any], bot: str, seed: str, seen: Counter[str]) -> Play[Any]:
    """To its end; what was done is counted."""
    seats = play.state.seats
    bots = [bot_called(bot, Random(f"{seed} {seat}")) for seat in range(seats)]
    told = [0] * seats
    made = 0
    while (ask := play.ask) is not None:
        what = Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat, told[ask.seat]))
        told[ask.seat] += len(what.events)
        choice = str(bots[ask.seat].choose(what))
        if choice.startswith("act "):
            seen[f"act {choice.split()[1]}"] += 1
        play.apply(choice, ask.seat)
        made += 1
        if made == LEFT_AT:
            play = resume(GAME, play.record(), play.dice.secret)
        if made > LONGEST:
            raise Stuck(f"{play.state.haunt or 'no haunt'}: {made} decisions")
    seen["decisions"] += made
    return play


def campaign(seed: str, bot: str) -> Told:
    rng, seen, starts, kept = Random(seed), Counter[str](), list[float](), GAME.campaign.new("house", "The House")
    trouble = ""
    try:
        for number, chapter in enumerate(CHAPTERS):
            kept = GAME.campaign.begin(kept, company(kept, rng))
            before = perf_counter()
            options = GAME.campaign.options_for(kept)
            play = Play.prepare(GAME, options, len(options.company), seed=f"{seed} {chapter}").deal()
            starts.append((perf_counter() - before) * 1000)
            play = night(play, bot, f"{seed} {chapter}", seen)
            kept = GAME.campaign.after(kept, play.record())
            over = kept.nights[-1]
            seen[f"haunt {over.haunt}"] += 1
            seen[f"ending {over.ending}"] += 1
            seen.update(f"legacy {dict(event.slots)['legacy']}" for event in play.events if event.key == "legacy-card")
            if number == len(CHAPTERS) // 2:
                kept = GAME.campaign.import_(GAME.campaign.export(kept))
    except Exception as error:
        trouble = (
            f"{seed}, {kept.running.chapter if kept.running else '-'}: {error!r}\n{traceback.format_exc(limit=-3)}"
        )
    story = GAME.campaign.story(kept)
    seen.update(f"entry {entry}" for entry in story.read)
    seen.update(f"door {door}" for door in story.rules)
    seen.update(f"card {card}" for card in story.added)
    made = seen.pop("decisions", 0)
    return Told(seen, starts, len(GAME.campaign.export(kept)), made, trouble)


def expected() -> Iterator[str]:
    """All that there is to see in a campaign."""
    for chapter in GAME.book.chapters.values():
        yield from (f"legacy {chapter.id}-{card.number}" for card in chapter.legacy)
        for candidate in chapter.haunts:
            haunt = GAME.book.haunts[candidate.haunt]
            yield f"haunt {haunt.id}"
            yield from (f"ending {victory.ending}" for victory in haunt.win)
            yield from (f"act {haunt.id}.{box.action.id}" for box in haunt.boxes if box.action is not None)
    yield from (f"entry {entry}" for entry in GAME.book.journal)
    yield from (f"door {door}" for door in GAME.book.modules)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument(
        "--bot",
        default=",".join(TURNS),
        help="who plays, campaign by campaign in turn",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args(arguments)
    begun, all_seen, starts, sizes, made, troubles = perf_counter(), Counter[str](), list[float](), list[int](), 0, 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        bots = cycle(chosen.bot.split(","))
        tasks = [pool.submit(campaign, f"{chosen.seed}.{n}", next(bots)) for n in range(chosen.campaigns)]
        for done, task in enumerate(as_completed(tasks), 1):
            told = task.result()
            all_seen += told.seen
            starts += told.starts
            sizes.append(told.size)
            made += told.decisions
            if told.trouble:
                troubles += 1
                print(told.trouble, flush=True)
            print(f"{done} campaigns, {perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)
    wanted = dict.fromkeys(expected())
    for what in sorted({*wanted, *all_seen}):
        print(f"{all_seen[what]:7,}  {what}")
    unseen = [what for what in wanted if not all_seen[what]]
    print(f"{chosen.campaigns} campaigns, {made:,} decisions, {troubles} broken or stuck; {len(unseen)} things unseen")
    print("\n".join(f"  unseen: {what}" for what in unseen))
    print(f"FIGURE campaign-bytes ours={max(sizes)} median={median(sizes):.0f} goal<{MOST_BYTES}")
    print(f"FIGURE chapter-start-ms ours={max(starts):.0f} median={median(starts):.0f} goal<{MOST_MS}")
    return 1 if troubles or unseen else 0


if __name__ == "__main__":
    sys.exit(main())
