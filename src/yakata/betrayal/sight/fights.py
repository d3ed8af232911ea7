"""How an attack would go, as far as who attacks can know: both sides' dice, and the odds to win (B126 to B128)."""

from collections.abc import Iterator
from functools import cache

from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Weapon
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import holds, number
from yakata.betrayal.meaning.passives import roll_bonus
from yakata.betrayal.rules.choices import Act, Pick
from yakata.betrayal.rules.evening.actions import ATTACK, offers
from yakata.betrayal.rules.fighting.attack import UNARMED, ChooseTarget, monster_trait, targets
from yakata.betrayal.sight.odds import SURE, at_least, capped
from yakata.betrayal.sight.view_parts import BeingView, FightView
from yakata.betrayal.state.context import NOBODY, Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Fighter, Person
from yakata.kernel import Ask, Choice, Seat


def fights(n: Night, seat: Seat, beings: tuple[BeingView, ...]) -> dict[str, FightView]:
    """By the text of each offered choice that is an attack on somebody certain."""
    pending = n.pending
    if not n.haunt or not isinstance(pending, Ask) or pending.seat != seat:
        return {}
    met = {one.id for one in beings if one.traits}
    found = {
        str(choice): fight
        for choice, weapon, key, who in _aimed(n, seat, pending)
        if (fight := _fight(n, seat, weapon, key, who, met)) is not None
    }
    return {str(choice): found[str(choice)] for choice in pending.choices if str(choice) in found}


def _aimed(n: Night, seat: Seat, pending: Ask) -> Iterator[tuple[Choice, Weapon, Printed | None, Fighter]]:
    """At the question whom to attack, everybody; before it, whoever is the only one that can be attacked."""
    asking = n.stack[-2] if len(n.stack) > 1 else None
    if isinstance(asking, ChooseTarget):
        weapon = n.game.book.actions[asking.key].attack if asking.key else None
        yield from ((Pick(n.word_for(who)), weapon or UNARMED, asking.key, who) for who in asking.options)
    elif pending.prompt == "turn":
        armed = [(one.word, one.action.attack, one.key) for one in offers(n, seat) if one.action.attack is not None]
        for word, weapon, key in ((ATTACK, UNARMED, None), *armed):
            there = targets(n, seat, weapon.range, weapon.trait)
            if len(there) == 1:
                yield Act(word), weapon, key, there[0]


def _fight(n: Night, seat: Seat, weapon: Weapon, key: Printed | None, who: Fighter, met: set[str]) -> FightView | None:
    trait = TRAITS.index(weapon.trait)
    other = who.seat if isinstance(who, Person) else NOBODY
    known = other if _open(n, seat, other) else NOBODY
    about = Context(seat, seat, known, seat, "", key.on if key else "", "" if isinstance(who, Person) else who.name)
    dice = n.value(seat, trait) + number(n, weapon.dice, about)
    dice += roll_bonus(n, seat, "dice", "attack", weapon.trait, known)
    more = sum(number(n, bonus.add, about) for bonus in weapon.result_bonus if holds(n, bonus.when, about))
    more += roll_bonus(n, seat, "result", "attack", weapon.trait, known)
    if isinstance(who, Person):
        against, less = n.value(who.seat, trait), 0
        if known != NOBODY:
            against += roll_bonus(n, who.seat, "dice", "defence", weapon.trait, seat)
            less = roll_bonus(n, who.seat, "result", "defence", weapon.trait, seat)
    else:
        value = monster_trait(n, n.beings[who.name], weapon.trait) if who.name in met else None
        if value is None:
            return None
        against, less = value, 0
    odds = winning(capped(dice), more, capped(against), less, weapon.ties)
    return FightView(weapon.trait, capped(dice), capped(against), round(SURE * odds))


def _open(n: Night, seat: Seat, other: Seat) -> bool:
    """Whether neither of them has a role that lies face down: what it gives is no business of the other's."""
    return other != NOBODY and seat not in n.hidden and other not in n.hidden


@cache
def winning(dice: int, more: int, against: int, less: int, ties: bool) -> float:
    """The chance that the first roll comes to more than the second, or to as much where ties are won."""
    exact = [at_least(dice, sum_) - at_least(dice, sum_ + 1) for sum_ in range(2 * dice + 1)]
    beaten = [max(0, sum_ + more) + (1 if ties else 0) for sum_ in range(2 * dice + 1)]
    return sum(share * _below(against, less, limit) for share, limit in zip(exact, beaten, strict=True))


def _below(dice: int, more: int, limit: int) -> float:
    """The chance that a roll comes to less than this; no roll comes to less than nothing."""
    return 0.0 if limit <= 0 else 1 - at_least(dice, limit - more)
