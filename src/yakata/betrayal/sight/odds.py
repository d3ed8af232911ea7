"""The odds of an action, as a player can work them out from what they read."""

from functools import cache
from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import words as w
from yakata.betrayal.language.summaries import lowest
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import holds, number, people
from yakata.betrayal.meaning.passives import roll_bonus
from yakata.betrayal.rules.rulings import LEAST_DICE, MOST_DICE
from yakata.betrayal.sight.position import Position
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat

SURE = 100


def capped(dice: int) -> int:
    """B57."""
    return max(LEAST_DICE, min(MOST_DICE, dice))


@cache
def at_least(dice: int, result: int) -> float:
    """The chance that so many dice show at least this."""
    if result <= 0:
        return 1.0
    if dice == 0:
        return 0.0
    return sum(at_least(dice - 1, result - face) for face in range(3)) / 3


def odds(n: Night, steps: Any, about: Context, alike: Position) -> int:
    """In percent: that the first roll of these steps comes to its best band. 100 where nothing is rolled."""
    found = _chance(n, steps, about, {}, alike)
    return SURE if found is None else round(SURE * found)


def _chance(n: Night, steps: Any, about: Context, flags: dict[str, bool], alike: Position) -> float | None:
    """``flags``: what the steps before the roll would set."""
    for place, step in enumerate(steps):
        if not _true(n, step.when, about, flags):
            continue
        if isinstance(step, s.SetFlag):
            flags[step.flag] = step.set
        elif isinstance(step, s.Roll):
            return _roll(n, step, about, flags, alike)
        elif isinstance(step, s.Contest):
            return _contest(n, step, about)
        elif isinstance(step, s.If):
            inner = step.then if _true(n, step.test, about, flags) else step.other
            found = _chance(n, inner, about, flags, alike)
            if found is not None:
                return found
        elif isinstance(step, s.Guess) and step.secret in n.secrets:
            right = 1 / max(1, len(n.secrets[step.secret].among))
            rest = steps[place + 1 :]
            ways = [_chance(n, (*inner, *rest), about, dict(flags), alike) for inner in (step.right, step.wrong)]
            good, bad = (after if way is None else way for way, after in zip(ways, (1.0, 0.0), strict=True))
            return right * good + (1 - right) * bad
    return None


def _true(n: Night, when: Any, about: Context, flags: dict[str, bool]) -> bool:
    if isinstance(when, w.Flag) and when.flag in flags:
        return flags[when.flag]
    return holds(n, when, about)


def _roll(n: Night, step: s.Roll, about: Context, flags: dict[str, bool], alike: Position) -> float:
    seat = about.actor
    need = max(map(lowest, step.bands), default=0)
    dice = sum(number(n, bonus.add, about) for bonus in step.dice_bonus if _true(n, bonus.when, about, flags))
    more = sum(number(n, bonus.add, about) for bonus in step.result_bonus if _true(n, bonus.when, about, flags))
    if step.trait is None:
        return at_least(capped(number(n, step.dice or 1, about) + dice), need - more)
    traits = (step.trait,) if isinstance(step.trait, str) else step.trait
    return max(_with(n, seat, trait, dice, need - more, alike) for trait in traits)


def _with(n: Night, seat: Seat, trait: str, dice: int, need: int, alike: Position) -> float:
    bonus = alike.bonuses.get((seat, trait))
    if bonus is None:
        bonus = roll_bonus(n, seat, "dice", "trait", trait), roll_bonus(n, seat, "result", "trait", trait)
        alike.bonuses[seat, trait] = bonus
    more, result = bonus
    return at_least(capped(n.value(seat, TRAITS.index(trait)) + dice + more), need - result)


def _contest(n: Night, step: s.Contest, about: Context) -> float:
    """Against the strongest of whom it could be."""
    trait = TRAITS.index(step.trait)
    others = [seat for seat in n.living if seat != about.actor]
    theirs = people(n, step.against, about) or others
    value, against = n.value(about.actor, trait), max((n.value(seat, trait) for seat in theirs), default=0)
    return beats(value, against)


@cache
def beats(dice: int, against: int) -> float:
    """The chance to roll more."""
    dice, against = capped(dice), capped(against)
    exact = [at_least(dice, result) - at_least(dice, result + 1) for result in range(2 * dice + 1)]
    return sum(share * (1 - at_least(against, result)) for result, share in enumerate(exact))
