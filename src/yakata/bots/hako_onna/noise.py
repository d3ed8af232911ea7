"""How to be quiet: flip or pass; which side of a red disc is up, and with what care a disc is laid.

Odds are those of the game's data, fitted to the noise tower, and reckoned for the own hand (``temper.Hand``).
"""

from functools import cache
from math import prod
from random import Random

from yakata.bots.hako_onna.danger import Danger
from yakata.bots.hako_onna.facts import NOISE, POWER
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.temper import Hand
from yakata.hako_onna.rules.choices import Balance, Both, Fell, Pass, Stack, Stood
from yakata.hako_onna.rules.falling import by_hand as falls_by_hand
from yakata.hako_onna.rules.falling import fall
from yakata.hako_onna.rules.tower import EDGE
from yakata.hako_onna.sight.view import TowerView
from yakata.kernel import Choice
from yakata.tower.naming import Manner, haste_of
from yakata.tower.placing import STEP

LIMIT = 11
CARDS = range(6)
LAST = 5
TOO_MUCH = 0.12


def loud(notes: Notebook, hand: Hand) -> float:
    """The chance of Making Noise with the next disc or card."""
    noise = notes.view.noise
    if noise.kind == "cards":
        left = [card for card in CARDS if card not in noise.cards]
        return sum(sum(noise.cards) + card >= LIMIT for card in left) / len(left)
    if noise.odds:
        return 1 - noise.odds / 100
    return falls(notes, usual(notes), hand)


def usual(notes: Notebook) -> str:
    """H40: how the next disc is laid when nothing is said."""
    noise = notes.view.noise
    if noise.next not in noise.red:
        return "careful"
    return "up" if upside_down(notes) else "down"


def upside_down(notes: Notebook) -> bool:
    return any(POWER[card].effect == "harder-discs" for card in notes.view.face_up_powers if card in POWER)


def steady(notes: Notebook, way: str, number: int, more: tuple[str, ...] = ()) -> float:
    """The chance that this disc falls from a steady hand, after those that lie and ``more`` of them."""
    view = notes.view
    discs = NOISE.discs[view.options.edition][view.options.difficulty]
    return fall(NOISE, discs, number, (*view.noise.laid, *more), way, upside_down=upside_down(notes))


def falls(notes: Notebook, way: str, hand: Hand) -> float:
    """The chance that the next disc falls from this hand, which lays it by itself: on a tower or a table."""
    chance = steady(notes, way, min(notes.view.noise.next, LAST))
    assert NOISE.tower is not None
    return sum(often * falls_by_hand(NOISE.tower, chance, haste, aside) for often, haste, aside in habits(hand))


@cache
def habits(hand: Hand) -> tuple[tuple[float, float, float], ...]:
    """How often it lays a disc in each way: with what haste, and how far off, as a part of the way to the edge."""
    cares: dict[Manner, int] = {
        "careful": hand.careful,
        "steady": hand.steady,
        "hasty": 100 - hand.careful - hand.steady,
    }
    aims = {0.0: hand.middle, STEP / EDGE: 100 - hand.middle}
    return tuple(
        (often * so_often / 10_000, haste_of(care), aside)
        for care, often in cares.items()
        for aside, so_often in aims.items()
    )


def listen(notes: Notebook, choices: tuple[Choice, ...], hand: Hand, rng: Random) -> Choice:
    """H36: after noise one tries again, so to pass gains nothing but one's life: if she may stand behind one."""
    danger = Danger(notes)
    passing = next((choice for choice in choices if isinstance(choice, Pass)), None)
    here = danger.rooms[notes.room]
    if passing and here * loud(notes, hand) * (danger.presence > 0) > TOO_MUCH:
        return passing
    ways = [choice for choice in choices if not isinstance(choice, (Pass, Both))]
    return lay(notes, tuple(ways), hand, rng)


def lay(notes: Notebook, ways: tuple[Choice, ...], hand: Hand, rng: Random) -> Choice:
    """How the next disc is laid, or a card turned."""
    tower = notes.view.noise.tower
    if tower is not None:
        side = max(tower.sides, key=lambda side: outlook(notes, side))
        return by_hand(tower, tuple(way for way in ways if isinstance(way, Balance) and way.side == side), hand, rng)
    stacks = {way.care: way for way in ways if isinstance(way, Stack)}
    if "up" in stacks:
        return stacks[max(stacks, key=lambda care: outlook(notes, care))]
    if "hasty" in stacks:
        return stacks["hasty" if care_of(hand, rng) == "hasty" else "careful"]
    return ways[0]


def outlook(notes: Notebook, way: str) -> float:
    """H40: the chance that the next disc stands when it is laid so, and all that still come upon it."""
    noise = notes.view.noise
    coming = range(noise.next + 1, LAST + 1)
    then = {number: "down" if number in noise.red else "careful" for number in coming}
    on = (way, *then.values())
    later = prod(1 - steady(notes, then[number], number, on[: number - noise.next]) for number in coming)
    return (1 - steady(notes, way, min(noise.next, LAST))) * later


def care_of(hand: Hand, rng: Random) -> Manner:
    number = rng.randrange(100) - hand.careful
    return "careful" if number < 0 else "steady" if number < hand.steady else "hasty"


def by_hand(tower: TowerView, ways: tuple[Choice, ...], hand: Hand, rng: Random) -> Choice:
    """One of the listed placements, by skill."""
    known = {Balance.by(way.placement): way for way in tower.ways}
    middle = rng.randrange(100) < hand.middle
    care = care_of(hand, rng)
    good = [way for way in ways if isinstance(way, Balance) and known[way].care == care]
    return rng.choice([way for way in good if (known[way].aim == "middle") == middle])


def did_it_fall(notes: Notebook, choices: tuple[Choice, ...], hand: Hand, rng: Random) -> Choice:
    """A bot has no hands: its discs fall as often as on the noise tower."""
    verb, _, way = notes.view.declared.partition(" ")
    fell = rng.random() < falls(notes, way if verb == "stack" else usual(notes), hand)
    return next(choice for choice in choices if isinstance(choice, Fell if fell else Stood))
