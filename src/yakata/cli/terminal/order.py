"""In which order choices are listed, and by which number each is chosen: as on the page."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from yakata.kernel import Choice

END = 0
"""The number of what ends a turn, whatever else there is."""


class Listed(Struct, frozen=True):
    """The choices as they are listed: what nobody is invited to after the others, what ends the turn last."""

    numbers: dict[int, Choice]
    twice: tuple[Choice, ...] = ()
    """Those that are asked for once more."""

    def number(self, choice: Choice) -> int:
        return next(number for number, one in self.numbers.items() if one == choice)


def ends_turn(choice: Choice) -> bool:
    """It has the same text in every game."""
    return str(choice) == "end"


def in_order(
    choices: Iterable[Choice], grave: Callable[[Choice], bool], idle: Callable[[Choice], bool] = lambda _: False
) -> Listed:
    """What is grave is always asked for once more; what ends the turn when something is left to do."""
    offered = list(choices)
    ends = [choice for choice in offered if ends_turn(choice)]
    heavy = [choice for choice in offered if not ends_turn(choice) and grave(choice)]
    light = [choice for choice in offered if not ends_turn(choice) and not grave(choice)]
    left = any(not idle(choice) for choice in light)
    numbers = dict(enumerate([*light, *heavy], 1)) | dict(enumerate(ends[:1], END))
    return Listed(numbers, (*heavy, *ends) if left else tuple(heavy))
