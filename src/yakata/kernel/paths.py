"""Ways through a house: how far everything is, one step after the other."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
"""A place."""


def distances(start: P, ways: Callable[[P], Iterable[P]]) -> dict[P, int]:
    """The fewest steps to every place that can be reached, the nearest first. ``ways`` says where one step leads."""
    far, order = {start: 0}, [start]
    for place in order:
        for there in ways(place):
            if there not in far:
                far[there] = far[place] + 1
                order.append(there)
    return far
