"""Whole evenings by bots, each from its Observations alone."""

from random import Random

import msgspec

from yakata.betrayal import GAME
from yakata.betrayal.sight.view import NightView
from yakata.bots import Observation, make
from yakata.lab import play_out

LONGEST = 1_500
"""More decisions than any evening of these bots takes."""
HAUNTS = tuple(GAME.book.haunts)
CHAPTERS = tuple(GAME.book.chapters)
CHAPTER_OF = {one.haunt: chapter.id for chapter in GAME.book.chapters.values() for one in chapter.haunts}


def through_json(view):
    """The view as it comes over the wire: plain data, with no way back."""
    return msgspec.json.decode(msgspec.json.encode(view), type=NightView)


class Checked:
    """A bot that sees views from the wire, and whose every choice is looked at."""

    def __init__(self, bot, prompts, wire):
        self.bot, self.prompts, self.wire, self.count = bot, prompts, wire, 0

    def choose(self, seen):
        self.count += 1
        assert self.count < LONGEST, "an evening that runs away"
        self.prompts.add(seen.view.prompt)
        choice = self.bot.choose(Observation(through_json(seen.view), seen.choices, seen.events) if self.wire else seen)
        assert choice in seen.choices, f"{seen.view.prompt}: {choice}"
        return choice


def evening(*names, seed, seats=4, prompts=None, wire=False, game=GAME, **options):
    """Names by seats; the last one plays the rest."""
    heard = prompts if prompts is not None else set()
    play = game.new(seed=seed, seats=seats, **options)
    everyone = [names[min(seat, len(names) - 1)] for seat in range(seats)]
    bots = [make("betrayal", name, Random(f"{seed} {seat}")) for seat, name in enumerate(everyone)]
    play_out(play, [Checked(bot, heard, wire) for bot in bots])
    return play
