"""How to be quiet: flip or pass, with or without care."""

from collections.abc import Callable
from random import Random

from yakata.bots.hako_onna.danger import Danger
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.temper import Hand
from yakata.hako_onna.rules.choices import Balance, Both, Fell, Pass, Stack, Stood
from yakata.hako_onna.sight.view import TowerView
from yakata.kernel import Choice

LIMIT = 11
CARDS = range(6)
STANDS = (97, 93, 82, 82, 78)
"""Real discs, laid by a bot: how often they stand."""
TOO_MUCH = 0.12


def loud(notes: Notebook) -> float:
    """The chance of Making Noise with the next disc or card."""
    noise = notes.view.noise
    if noise.kind != "cards":
        return 1 - noise.odds / 100 if noise.odds else 1 - STANDS[min(noise.next, 5) - 1] / 100
    left = [card for card in CARDS if card not in noise.cards]
    return sum(sum(noise.cards) + card >= LIMIT for card in left) / len(left)


Lays = Callable[[TowerView, tuple[Choice, ...]], Choice]
"""Somebody's hand, on the noise tower."""


def listen(notes: Notebook, choices: tuple[Choice, ...], hand: Lays) -> Choice:
    """H36: after noise one tries again, so to pass gains nothing but one's life: if she may stand behind one."""
    danger = Danger(notes)
    passing = next((choice for choice in choices if isinstance(choice, Pass)), None)
    here = danger.rooms[notes.room]
    if passing and here * loud(notes) * (danger.presence > 0) > TOO_MUCH:
        return passing
    ways = [choice for choice in choices if not isinstance(choice, (Pass, Both))]
    return lay(notes, tuple(ways), hand)


def lay(notes: Notebook, ways: tuple[Choice, ...], hand: Lays) -> Choice:
    """How the next disc is laid, or a card turned."""
    tower, last = notes.view.noise.tower, notes.view.noise.next >= 4
    if tower is not None:
        up = (last and "up" in tower.sides) or "down" not in tower.sides
        return hand(tower, tuple(way for way in ways if isinstance(way, Balance) and (way.side == "up") == up))
    return max(ways, key=lambda way: _ease(way, last))


def _ease(way: Choice, last: bool) -> int:
    """H40: nothing more comes on the last discs, so they may lie badly."""
    return isinstance(way, Stack) and (way.care in ("hasty", "up")) == last


def by_hand(tower: TowerView, ways: tuple[Choice, ...], hand: Hand, rng: Random) -> Choice:
    """One of the listed placements, by skill."""
    known = {Balance.by(way.placement): way for way in tower.ways}
    middle = rng.randrange(100) < hand.middle
    number = rng.randrange(100) - hand.careful
    care = "careful" if number < 0 else "steady" if number < hand.steady else "hasty"
    good = [way for way in ways if isinstance(way, Balance) and known[way].care == care]
    return rng.choice([way for way in good if (known[way].aim == "middle") == middle])


def did_it_fall(notes: Notebook, choices: tuple[Choice, ...], rng: Random) -> Choice:
    """A bot has no hands: its discs fall by the odds."""
    number = min(max(notes.view.noise.next, 1), 5)
    stood = rng.randrange(100) < STANDS[number - 1]
    return next(choice for choice in choices if isinstance(choice, Stood if stood else Fell))
