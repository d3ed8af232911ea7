"""HR38: how free actions come to an end, although there may be any number of them in a turn (H57, H78).

As long as all tiles and cards are where they are, the same thing is done once: it would tell and change nothing. When
something has changed hands it may be done again, until everything is where it was before.
"""

from typing import TypeVar

from msgspec import Struct

from yakata.hako_onna.rules.choices import (
    Bumped,
    Despair,
    Discard,
    Fell,
    Give,
    Hand,
    Request,
    Show,
    Swap,
    Tell,
    Wink,
)
from yakata.hako_onna.state.night import Night
from yakata.kernel import Choice, Seat

Free = Show | Give | Request | Hand | Swap | Discard | Tell | Wink | Despair | Fell | Bumped
ONCE_A_TURN = (Tell, Wink, Despair, Fell, Bumped)
"""What has nothing to do with who holds what."""

C = TypeVar("C", bound=Choice)


class Holdings(Struct, frozen=True, array_like=True):
    """Who holds what, by seat."""

    tiles: tuple[tuple[int, ...], ...]
    cards: tuple[tuple[str, ...], ...]


class Deed(Struct, frozen=True):
    """What a Visitor has done freely in this turn, and who held what when it was done."""

    seat: Seat
    choice: Free
    held: Holdings | None = None
    """``None``: it is done once a turn, whatever changes hands."""


def holdings(s: Night) -> Holdings:
    """A hand has no order (HR40)."""
    return Holdings(tuple([tuple(sorted(hand)) for hand in s.hands]), tuple([tuple(sorted(own)) for own in s.items]))


def deed(s: Night, seat: Seat, choice: Free) -> Deed:
    """What this Visitor is about to do."""
    return Deed(seat, choice, None if isinstance(choice, ONCE_A_TURN) else holdings(s))


def made(s: Night, seat: Seat, done: tuple[Deed, ...]) -> list[Free]:
    """What this Visitor has done already while everybody held what they hold now."""
    return [deed.choice for deed in done if deed.seat == seat and (deed.held is None or deed.held == holdings(s))]


def without(made: list[Free], choices: list[C]) -> list[C]:
    return [choice for choice in choices if choice not in made]


def once_a_turn(done: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """What is left of it after a main action: everything else may be done again."""
    return tuple(deed for deed in done if deed.held is None)
