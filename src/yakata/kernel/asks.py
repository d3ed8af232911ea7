"""What a suspended game waits for: somebody's choice, or an outcome of chance."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from yakata.kernel.choices import Choice
from yakata.kernel.seats import Seat

Outcome = int | str
"""What chance gives: a number, or a word without spaces. Its text is ``str`` of it."""


class Ask(Struct, frozen=True, gc=False):
    """Who must choose, why, and among which choices (sorted by their text, each once)."""

    seat: Seat
    prompt: str
    choices: tuple[Choice, ...]
    rule: str = ""
    kinds: tuple[type[Choice], ...] = ()
    """Kinds of which more can be chosen than is listed: what there is no list of, as a place by its millimetres. The
    game says what of them it does not admit (``Rules.not_admitted``)."""


class Odds(Struct, frozen=True, gc=False):
    """A chance node: what can come, each once, and how often. No weights means that all are equally likely."""

    key: str
    outcomes: tuple[Outcome, ...] | range
    weights: tuple[int, ...] | None = None

    @classmethod
    def bag(cls, key: str, things: Iterable[Outcome]) -> "Odds":
        """One of these things, all equally likely; things that are alike make one outcome with more weight."""
        all_of_them = tuple(things)
        counts = dict.fromkeys(all_of_them, 0)
        if len(counts) == len(all_of_them):
            return cls(key, all_of_them)
        for thing in all_of_them:
            counts[thing] += 1
        return cls(key, tuple(counts), tuple(counts.values()))

    @property
    def total(self) -> int:
        return len(self.outcomes) if self.weights is None else sum(self.weights)

    def at(self, number: int) -> Outcome:
        """The outcome that the ticket ``number``, from 0 to ``total - 1``, stands for."""
        if self.weights is None:
            return self.outcomes[number]
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            number -= weight
            if number < 0:
                return outcome
        raise IndexError("ticket beyond the total weight")

    def draw(self, rng: Random) -> Outcome:
        """An outcome, as likely as its weight says: for search, simulation and tests. A game has dice of its own."""
        return rng.choice(self.outcomes) if self.weights is None else self.at(rng.randrange(self.total))

    def chances(self) -> Iterator[tuple[Outcome, float]]:
        """Each outcome with its probability."""
        total = self.total
        for outcome, weight in zip(self.outcomes, self.weights or (1,) * len(self.outcomes), strict=True):
            yield outcome, weight / total


class Witnessed(Odds, frozen=True, gc=False):
    """A chance node whose outcome somebody may witness instead of drawing it: by letting a thing fall and looking.

    Its outcomes and weights are a model, for search, simulation, and wherever nobody looks. A witness answers the
    question with a word of its own; ``Rules.can_come`` says whether it is one.
    """

    question: Any = None
    """Plain data, all that a witness needs: the same question has the same answer."""
