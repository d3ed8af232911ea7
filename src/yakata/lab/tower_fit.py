"""The model of the noise tower from what was measured there: for ``noise=discs``, and for a tower nobody looks at.

A logistic regression over all rows at once. For each place in a tower, up to where the red discs differ one for all
towers, the odds of a fall for the steady and practised hand, a red disc's blip down; and for whatever is laid otherwise
by how much it makes them higher. So all that was measured says something of every number, and over all rows that a
factor touches as many discs fall in the model as fell on the tower.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import exp, prod
from typing import Final, NamedTuple, cast

import msgspec

from yakata.bots.hako_onna.noise import habits
from yakata.hako_onna.rules.falling import by_hand, chance, fall, odds
from yakata.hako_onna.rules.tower import EDGE
from yakata.hako_onna.state.data_files import CardsNoise, CareTable, Discs, Hand, Manner, NoiseFile
from yakata.lab.tower_rows import (
    BOTS,
    OWN,
    RED,
    SAME,
    SKILLS,
    UPSIDE_DOWN,
    USUAL,
    WEAKER,
    Cell,
    Found,
    kinds,
    side_of,
)
from yakata.tower import CARES
from yakata.tower.naming import haste_of

SWEEPS: Final = 300
NEAR: Final = 1e-7
"""A step so small is the last one."""
DOUBT: Final = 0.1
"""So much of a standard deviation of 1 is believed of each logarithm before anything is measured: next to nothing."""
NO_HELP: Final = ("hasty later",)
"""What lies badly helps nothing that lies upon it: these factors are 1 or more."""
MODEL: Final = ("hasty now", "hasty later", "up now", "up later", "upside down")


class Seen(NamedTuple):
    """What came of one disc of a row."""

    base: float
    """What is known of the logarithm of its odds."""
    factors: dict[str, int]
    """What touches it besides, and how many times."""
    falls: float
    tried: float


def fit(found: Found) -> NoiseFile:
    labels = [label for label in RED if Cell(label, *USUAL) in found]
    rows = [seen for cell in found if is_modelled(cell) for seen in discs_of(found, cell)]
    by = regression(rows)
    discs: dict[str, dict[str, Discs]] = {}
    for label in (*labels, *(other for other, like in SAME.items() if like in labels)):
        like = SAME.get(label, label)
        edition, difficulty = label.split()
        places = (place(like, number) for number in range(1, 6))
        stands = tuple(round(100 * (1 - chance(exp(by[one]))), 1) for one in places)
        discs.setdefault(edition, {})[difficulty] = Discs(tuple(RED[like]), stands)
    factor = {name: round(exp(by.get(name, 0.0)), 2) for name in MODEL}
    care = msgspec.convert(
        {
            "of": "odds",
            "careful": {"now": 1.0, "later": 1.0},
            "hasty": {"now": factor["hasty now"], "later": factor["hasty later"]},
            "down": {"now": 1.0, "later": 1.0},
            "up": {"now": factor["up now"], "later": factor["up later"]},
            "upside_down": factor["upside down"],
        },
        CareTable,
    )
    hands = {name: manner(found, by, name) for name in CARES}
    no_cards = CardsNoise((0, 1, 2, 3, 4, 5), 11, 0)
    return NoiseFile(no_cards, care, discs, Hand(**hands, aside=aside(found, by)))  # type: ignore[arg-type]  # names


def place(label: str, number: int) -> str:
    """Up to where the red discs differ two towers are one."""
    weaker = "weaker hand " if label in WEAKER else ""
    return weaker + " ".join(kinds(label)[:number])


def tower_of(cell: Cell) -> str:
    return "en regular" if cell.label == UPSIDE_DOWN else cell.label


def is_modelled(cell: Cell) -> bool:
    """Laid by one hand throughout, or with haste at one disc; a black disc under Upside Down as it lies best."""
    return cell.skill in SKILLS and not (cell.label == UPSIDE_DOWN and cell.side == "up")


def discs_of(found: Found, cell: Cell) -> Iterator[Seen]:
    for number, count in enumerate(found[cell], 1):
        tried = count["stands"] + count["falls"]
        if tried:
            factors = touching(cell, number) | {place(tower_of(cell), number): 1}
            yield Seen(0.0, factors, count["falls"], tried)


def touching(cell: Cell, number: int) -> dict[str, int]:
    """Which factors touch this disc, and how often."""
    hasty = [cell.care == "hasty" or below == cell.hasty for below in range(1, number + 1)]
    ups = [below in RED[tower_of(cell)] and side_of(cell, below) == "up" for below in range(1, number + 1)]
    counts = {
        "hasty now": int(hasty[-1]),
        "hasty later": sum(hasty[:-1]),
        "up now": int(ups[-1]),
        "up later": sum(ups[:-1]),
        "upside down": int(cell.label == UPSIDE_DOWN),
        "careful now": int(cell.care == "careful"),
        "careful later": (number - 1) * (cell.care == "careful"),
        "fair": int(cell.skill == "fair"),
        "beginner": int(cell.skill == "beginner"),
    }
    return {name: times for name, times in counts.items() if times}


def regression(rows: Iterable[Seen]) -> dict[str, float]:
    """The logarithm of each factor: by Newton's way, one after the other, again and again."""
    seen = list(rows)
    names = list(dict.fromkeys(name for one in seen for name in one.factors))
    touched = {name: [(n, one.factors[name]) for n, one in enumerate(seen) if name in one.factors] for name in names}
    found = dict.fromkeys(names, 0.0)
    sums = [one.base for one in seen]
    for _ in range(SWEEPS):
        widest = 0.0
        for name in names:
            more, weight = -(DOUBT**2) * found[name], DOUBT**2
            for n, times in touched[name]:
                likely = chance(exp(sums[n]))
                more += times * (seen[n].falls - seen[n].tried * likely)
                weight += times**2 * seen[n].tried * likely * (1 - likely)
            step = max(-1.0, min(1.0, more / weight))
            if name in NO_HELP:
                step = max(step, -found[name])
            found[name] += step
            for n, times in touched[name]:
                sums[n] += times * step
            widest = max(widest, abs(step))
        if widest < NEAR:
            break
    return found


# Any hand


def manner(found: Found, by: Mapping[str, float], care: str) -> Manner:
    """A hand that lays all discs with this care. Of the steady one the odds are stated."""
    rows = [cell for cell in found if cell.skill == "practised" and cell.care == care and not cell.hasty]
    tried = [count for cell in rows for count in found[cell][1:]]
    slips = sum(count["slips"] for count in tried) / max(1, sum(count.total() for count in tried))
    known = [one for cell in rows for one in known_of(found, cell, by, care)]
    falls = 1.0 if care == "steady" else round(exp(regression(known).get(care, 0.0)), 2)
    return Manner(falls, round(slips, 3))


def known_of(found: Found, cell: Cell, by: Mapping[str, float], name: str) -> Iterator[Seen]:
    """Place and blips and Upside Down are known; the hand is one number for all discs."""
    if is_modelled(cell):
        hands = ("hasty", "careful", "fair", "beginner")
        for one in discs_of(found, cell):
            known = sum(by[what] * many for what, many in one.factors.items() if not what.startswith(hands))
            yield one._replace(base=known, factors={name: 1})


def aside(found: Found, by: Mapping[str, float]) -> float:
    """Such a number that as many discs fall as fell."""
    rows = [
        (one, SKILLS[cell.skill] / EDGE)
        for cell in found
        if SKILLS.get(cell.skill)
        for one in known_of(found, cell, by, "aside")
    ]
    falls = sum(one.falls for one, _ in rows)

    def too_many(number: float) -> float:
        return sum(one.tried * chance(exp(one.base) * (1 + number * off**2)) for one, off in rows) - falls

    return round(root(too_many, 0.0, 1000.0), 1)


def root(rising: Callable[[float], float], low: float, high: float) -> float:
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    return low


# What the model says of a row


def expected(noise: NoiseFile, cell: Cell) -> float | None:
    """How many of the towers it builds to the fifth disc; nothing where it has no such way."""
    upside_down = cell.label == UPSIDE_DOWN
    edition, difficulty = tower_of(cell).split()
    levels: Mapping[str, Discs] = cast(Mapping[str, Mapping[str, Discs]], noise.discs).get(edition, {})
    if difficulty not in levels or (upside_down and cell.side == "up"):
        return None
    ways = [side_of(cell, number) if number in RED[tower_of(cell)] else "careful" for number in range(1, 6)]
    discs = levels[difficulty]
    steady = (
        fall(noise, discs, number, laid(cell, ways, number), way, upside_down=upside_down)
        for number, way in enumerate(ways, 1)
    )
    return prod(1 - any_hand(noise, cell, number, chance) for number, chance in enumerate(steady, 1))


def laid(cell: Cell, ways: list[str], number: int) -> list[str]:
    """The ways of those below, with their haste."""
    below = range(1, number)
    hasty = ["hasty" for each in below if cell.care == "hasty" or each == cell.hasty]
    return [*ways[: number - 1], *hasty]


def any_hand(noise: NoiseFile, cell: Cell, number: int, steady: float) -> float:
    """The chance of a fall, from that of the steady hand: in haste by the table of ``noise=discs``, else by that of the
    tower where nobody looks."""
    if cell.skill == "practised" and cell.care != "careful":
        hasty = cell.care == "hasty" or number == cell.hasty
        return chance(odds(steady) * noise.care.hasty.now) if hasty else steady
    if noise.tower is None:
        return steady
    if cell.care == OWN:
        return sum(
            share * by_hand(noise.tower, steady, haste, off) for share, haste, off in habits(BOTS[cell.skill].hand)
        )
    care = "careful" if cell.care == "careful" else "steady"
    return by_hand(noise.tower, steady, haste_of(care), SKILLS.get(cell.skill, 0) / EDGE)


# As text


def toml(noise: NoiseFile) -> str:
    care, hand = noise.care, noise.tower
    assert hand is not None
    lines = ["[care]", f'of = "{care.of}"']
    for way in ("careful", "hasty", "down", "up"):
        one = getattr(care, way)
        lines.append(f"{way} = {{ now = {one.now}, later = {one.later} }}")
    lines += [f"upside_down = {care.upside_down}", "", "[tower]"]
    for name in CARES:
        how = getattr(hand, name)
        lines.append(f"{name} = {{ falls = {how.falls}, slips = {how.slips} }}")
    lines.append(f"aside = {hand.aside}")
    for edition, levels in noise.discs.items():
        for difficulty, discs in levels.items():
            lines += [
                "",
                f"[discs.{edition}.{difficulty}]",
                f"red = {list(discs.red)}",
                f"stands = {list(discs.stands)}",
            ]
    return "\n".join(lines)
