"""How likely a disc falls: the model of the noise tower (H39 to H42). Its numbers are data, and were measured there."""

from collections.abc import Iterable

from yakata.hako_onna.state.data_files import Discs, Hand, NoiseFile
from yakata.tower.naming import haste_of

MOST = 0.95
"""Until rules version 5 no disc fell more often."""


def odds(chance: float) -> float:
    """So many to one."""
    return chance / (1 - chance)


def chance(odds: float) -> float:
    return odds / (1 + odds)


def fall(
    noise: NoiseFile, discs: Discs, number: int, laid: Iterable[str], way: str, *, upside_down: bool = False
) -> float:
    """The chance that this disc brings the stack down: laid this way by a steady hand, on others laid like those."""
    care = noise.care
    by_odds = care.of == "odds"
    likely = 1 - discs.stands[number - 1] / 100
    if by_odds:
        likely = odds(likely)
    for below in laid:
        likely *= getattr(care, below).later
    if upside_down:
        likely *= care.upside_down
    likely *= getattr(care, way).now
    return chance(likely) if by_odds else min(likely, MOST)


def by_hand(hand: Hand, steady: float, haste: float, aside: float) -> float:
    """The chance of a fall by any hand, from that by the steady one. ``aside``: how far off the best point it lets go,
    as a part of the way to the edge of the disc below."""
    factor = between(haste, hand.careful.falls, hand.steady.falls, hand.hasty.falls)
    return chance(odds(steady) * factor * (1 + hand.aside * aside**2))


def slip(hand: Hand, haste: float) -> float:
    """The chance that the disc falls alone, where others lie below."""
    return min(between(haste, hand.careful.slips, hand.steady.slips, hand.hasty.slips), MOST)


def between(haste: float, careful: float, steady: float, hasty: float) -> float:
    """On the lines from one to the next, and on beyond the hasty."""
    middle = haste_of("steady")
    if haste < middle:
        return careful + (steady - careful) * haste / middle
    return steady + (hasty - steady) * (haste - middle) / (1 - middle)
