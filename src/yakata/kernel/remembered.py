"""From one move to the next most of what can be seen stays: what was worked out is kept with all that it rests on."""

from collections.abc import Callable, Hashable
from operator import eq, is_
from typing import Any, Final, TypeVar

T = TypeVar("T")
FEW: Final = 8
"""Answers to one question that are kept: as many as there are seats, and some more."""


class Remembered:
    """The last few answers to each question, of one table. Nothing in here can be out of date: an answer is given again
    only for what it was given for, and what is not asked any more makes room.

    It is the very same thing again, so that what rests on it is known to be the same without another look.
    """

    __slots__ = ("_answers", "_rows", "_things")

    def __init__(self) -> None:
        self._answers: dict[Hashable, list[tuple[Any, Any]]] = {}
        self._things: dict[Hashable, list[Any]] = {}
        self._rows: dict[Hashable, list[Any]] = {}

    def same(self, question: Hashable, work: Callable[..., T], *of: Any) -> T:
        """``work(*of)``, worked out anew only where it was not for things like these.

        Work looks at nothing but what it is given, and that never changes in place. A dict, which may be equal to
        another in another order, is given as its items.
        """
        kept = self._answers.get(question)
        if kept is None:
            kept = self._answers[question] = []
        for at, (before, answer) in enumerate(kept):
            if before == of:
                if at:
                    kept.insert(0, kept.pop(at))
                found: T = answer
                return found
        new = work(*of)
        kept.insert(0, (of, new))
        del kept[FEW:]
        return new

    def very(self, question: Hashable, thing: T) -> T:
        """The thing, or what was there before and is equal to it. For what has no dicts, which have an order too."""
        kept: list[T] = self._things.setdefault(question, [])
        return _newest(kept, thing, eq)

    def row(self, question: Hashable, things: tuple[T, ...]) -> tuple[T, ...]:
        """The things in a row, or the row that there was of the very same things."""
        return _newest(self._rows.setdefault(question, []), things, _same_things)


def _newest(kept: list[T], thing: T, alike: Callable[[T, T], bool]) -> T:
    """The thing, or one like it that was kept; it stands first from now on."""
    for at, before in enumerate(kept):
        if alike(before, thing):
            if at:
                kept.insert(0, kept.pop(at))
            return before
    kept.insert(0, thing)
    del kept[FEW:]
    return thing


def _same_things(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))


class Nothing(Remembered):
    """For who asks once."""

    __slots__ = ()

    def same(self, question: Hashable, work: Callable[..., T], *of: Any) -> T:
        return work(*of)

    def very(self, question: Hashable, thing: T) -> T:
        return thing

    def row(self, question: Hashable, things: tuple[T, ...]) -> tuple[T, ...]:
        return things


NOTHING: Final = Nothing()
