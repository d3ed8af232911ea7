"""HR38: how free actions come to an end, although there may be any number of them in a turn (H57, H78).

As long as all tiles and cards are where they are, the same thing is done once: it would tell and change nothing. When
something has changed hands it may be done again, until everything is where it was before. What somebody else answers
may be asked again, too, when something was shown or told.
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
ONCE_A_TURN = (Tell, Wink, Despair)
"""What has nothing to do with who holds what."""
ANSWERED = (Request, Swap)
"""What somebody else says yes or no to."""
TEACHES = (Show, Tell)
"""What may change the answer. A wink would, but nobody else notices it."""

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
    taught: int = 0
    """Of what others answer: how often something had been shown or told before."""


def holdings(s: Night) -> Holdings:
    """A hand has no order (HR40)."""
    return Holdings(tuple([tuple(sorted(hand)) for hand in s.hands]), tuple([tuple(sorted(own)) for own in s.items]))


def deed(s: Night, seat: Seat, choice: Free, done: tuple[Deed, ...]) -> Deed:
    """What this Visitor is about to do, after all that was done."""
    if isinstance(choice, ONCE_A_TURN):
        return Deed(seat, choice)
    return Deed(seat, choice, holdings(s), taught(done) if isinstance(choice, ANSWERED) else 0)


def taught(done: tuple[Deed, ...]) -> int:
    return sum([isinstance(deed.choice, TEACHES) for deed in done])


def made(s: Night, seat: Seat, done: tuple[Deed, ...]) -> list[Free]:
    """What this Visitor has done already while everybody held what they hold now, and knew what they know now."""
    own = [deed for deed in done if deed.seat == seat]
    held = holdings(s) if any(deed.held is not None for deed in own) else None
    return [deed.choice for deed in own if deed.held is None or (deed.held == held and _as_before(deed, done))]


def _as_before(deed: Deed, done: tuple[Deed, ...]) -> bool:
    return not isinstance(deed.choice, ANSWERED) or deed.taught == taught(done)


def without(made: list[Free], choices: list[C]) -> list[C]:
    return [choice for choice in choices if choice not in made]


def once_a_turn(done: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """What is left of it after a main action: everything else may be done again."""
    return tuple(deed for deed in done if deed.held is None)


def seen_by(seat: Seat, done: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """HR43: without the winks among others."""
    return tuple([deed for deed in done if not isinstance(deed.choice, Wink) or seat in (deed.seat, deed.choice.seat)])
