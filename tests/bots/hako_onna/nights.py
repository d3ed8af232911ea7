"""Whole nights by bots, each from its Observations alone."""

from random import Random

import msgspec

from yakata.bots import Observation, make
from yakata.hako_onna import GAME
from yakata.hako_onna.sight.view import NightView
from yakata.lab import play_out

LONGEST = 2_500
"""More decisions than any night of these bots takes."""


def through_json(view):
    """The view as it comes over the wire: plain data, with no way back."""
    return msgspec.json.decode(msgspec.json.encode(view), type=NightView)


class Checked:
    """A bot that sees views from the wire, and whose every choice is looked at."""

    def __init__(self, bot, prompts=None, wire=True):
        self.bot, self.prompts, self.wire, self.count = bot, prompts if prompts is not None else set(), wire, 0

    def choose(self, seen):
        self.count += 1
        assert self.count < LONGEST, "a night that runs away"
        self.prompts.add(seen.view.prompt)
        choice = self.bot.choose(Observation(through_json(seen.view), seen.choices, seen.events) if self.wire else seen)
        assert choice in seen.choices, f"{seen.view.prompt}: {choice}"
        return choice


def night(*names, seed, prompts=None, wire=False, **options):
    """Names by seats; the last one plays the rest."""
    seats = options.pop("seats", 4)
    play = GAME.new(seed=seed, seats=seats, **options)
    everyone = [names[min(seat, len(names) - 1)] for seat in range(seats)]
    bots = [make("hako-onna", name, Random(f"{seed} {seat}")) for seat, name in enumerate(everyone)]
    play_out(play, [Checked(bot, prompts, wire) for bot in bots])
    return play


def ghost_wins(*names, games, **options):
    nights = (night(*names, seed=seed, **options) for seed in range(games))
    return sum(play.result.scores[0] > 0 for play in nights)
