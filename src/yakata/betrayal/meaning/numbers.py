"""Numbers: what an amount is now."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from yakata.betrayal.language import words as w
from yakata.betrayal.language.words import BY_SEATS, TRAITS
from yakata.betrayal.meaning.compiling import holds, reckons
from yakata.betrayal.meaning.selectors import beings, people, things, tiles
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night


@reckons
def number(n: Night, amount: Any, c: Context) -> int:
    """What a number is now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, str):
        return reckoning(amount)(n, c)
    return _RECKON[type(amount)](n, amount, c)


@cache
def reckoning(word: str) -> Callable[[Night, Context], int]:
    """A word for a number as a function. B143: ``{3/4/5}``, or ``{0/-1/-2}``. A counter is 0 until it is set."""
    found = BY_SEATS.fullmatch(word)
    if found is not None:
        by_seats = tuple(map(int, found.groups()))
        return lambda n, c: by_seats[n.seats - 3]  # BR16: all who play, dead or alive
    known = _KNOWN.get(word)
    if known is None:
        return lambda n, c: n.counters.get(word, 0)
    return lambda n, c: n.counters[word] if word in n.counters else known(n, c)


_KNOWN: Final[dict[str, Callable[[Night, Context], int]]] = {
    "result": lambda n, c: c.result,
    "amount": lambda n, c: n.would[-1] if n.would else c.amount,
    "players": lambda n, c: n.seats,
    "round": lambda n, c: n.round,
}


def _trait_of(n: Night, amount: w.TraitOf, c: Context) -> int:
    return max((n.value(seat, TRAITS.index(amount.trait)) for seat in people(n, amount.who, c)), default=0)


def _steps_below(n: Night, amount: w.StepsBelow, c: Context) -> int:
    trait = TRAITS.index(amount.trait)
    return sum(max(0, n.start_step(seat, trait) - n.steps[seat][trait]) for seat in people(n, amount.who, c))


def _count(n: Night, amount: w.Count, c: Context) -> int:
    return sum(n.counters.get(of_one(amount.counter, one), 0) for one in whose(n, amount, c))


def of_one(counter: str, one: str) -> str:
    """How the counter is called that one player, being or tile has."""
    return f"{counter}@{one}"


def whose(n: Night, said: Any, c: Context) -> list[str]:
    """The families, beings or tiles whose counters are meant."""
    if said.who is not None:
        return [n.families[seat] for seat in people(n, said.who, c)]
    if said.being is not None:
        return beings(n, said.being, c)
    if said.where is not None:
        return tiles(n, said.where, c)
    each = n.game.book.each_has.get(said.counter, "")
    if each == "player":
        return [n.families[seat] for seat in people(n, "it", c)]
    return ([c.being] if c.being in n.beings else []) if each == "being" else tiles(n, "source", c)


def _debts(n: Night, amount: w.Debts, c: Context) -> int:
    if amount.family_of is None:
        return n.story.count(amount.counter)
    return sum(n.story.count(amount.counter, n.families[seat]) for seat in people(n, amount.family_of, c))


_RECKON: Final[dict[type, Callable[[Night, Any, Context], int]]] = {
    w.Sum: lambda n, a, c: sum(number(n, part, c) for part in a.numbers),
    w.Minus: lambda n, a, c: max(0, number(n, a.number, c) - number(n, a.less, c)),
    w.Half: lambda n, a, c: (number(n, a.number, c) + (1 if a.up else 0)) // 2,
    w.Times: lambda n, a, c: number(n, a.number, c) * number(n, a.factor, c),
    w.Least: lambda n, a, c: min(number(n, part, c) for part in a.numbers),
    w.Most: lambda n, a, c: max(number(n, part, c) for part in a.numbers),
    w.People: lambda n, a, c: len(people(n, a.who, c)),
    w.Tiles: lambda n, a, c: len(tiles(n, a.where, c)),
    w.Beings: lambda n, a, c: len(beings(n, a.being, c)),
    w.Things: lambda n, a, c: len(things(n, a.what, c)),
    w.Marks: lambda n, a, c: sum(n.marked(a.marker, tile) for tile in tiles(n, a.where, c)),
    w.TraitOf: _trait_of,
    w.StepsBelow: _steps_below,
    w.Count: _count,
    w.Either: lambda n, a, c: number(n, a.then if holds(n, a.test, c) else a.other, c),
    w.Debts: _debts,
}
