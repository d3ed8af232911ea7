"""From one move to the next most of what can be seen stays: what was worked out is kept with all that it rests on."""

from collections.abc import Callable, Hashable
from operator import is_
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
                return answer  # type: ignore[no-any-return]  # what this work has found
        new = work(*of)
        kept.insert(0, (of, new))
        del kept[FEW:]
        return new

    def very(self, question: Hashable, thing: T) -> T:
        """The thing, or what was there before and is equal to it. For what has no dicts, which have an order too."""
        kept = self._things.get(question)
        if kept is None:
            kept = self._things[question] = []
        for at, before in enumerate(kept):
            if before == thing:
                if at:
                    kept.insert(0, kept.pop(at))
                return before  # type: ignore[no-any-return]  # one like it
        kept.insert(0, thing)
        del kept[FEW:]
        return thing

    def row(self, question: Hashable, things: tuple[T, ...]) -> tuple[T, ...]:
        """The things in a row, or the row that there was of the very same things."""
        kept = self._rows.get(question)
        if kept is None:
            kept = self._rows[question] = []
        for at, before in enumerate(kept):
            if len(before) == len(things) and all(map(is_, before, things)):
                if at:
                    kept.insert(0, kept.pop(at))
                return before  # type: ignore[no-any-return]  # the same things
        kept.insert(0, things)
        del kept[FEW:]
        return things


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
