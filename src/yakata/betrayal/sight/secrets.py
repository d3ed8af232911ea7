"""What is hidden from a seat, by name: everything that ``imagining`` must draw anew."""

from typing import Any

from yakata.betrayal.rules.resolving.reactions import FaceDown
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Seat


def secrets(n: Night, seat: Seat) -> dict[str, Any]:
    if n.result is not None:
        return {}
    hidden: dict[str, Any] = {
        "cards that others have looked at": _cards(n, seat),
        "roles": _roles(n, seat),
        "secrets of the haunt": _haunt(n, seat),
        "answers given in secret": _wanted(n, seat),
        "where those are who are out of sight": _places(n, seat),
    }
    return {name: things for name, things in hidden.items() if things}


def _knows(bits: int, seat: Seat) -> bool:
    return bits == EVERYONE or (seat >= 0 and bool(bits >> seat & 1))


def _cards(n: Night, seat: Seat) -> dict[tuple[str, int], str]:
    return {
        (deck, place): face
        for deck, slots in n.decks.items()
        for place, (_, face, bits) in enumerate(slots)
        if face and not _knows(bits, seat)
    }


def _roles(n: Night, seat: Seat) -> dict[Seat, str]:
    """Where more than one role lies out of sight."""
    unseen = {other: n.roles[other] for other, bits in n.hidden.items() if not _knows(bits, seat)}
    return unseen if len({*unseen.values(), *n.undealt}) > 1 else {}


def _haunt(n: Night, seat: Seat) -> dict[str, str]:
    return {
        name: kept.value for name, kept in n.secrets.items() if len(kept.among) > 1 and not _knows(kept.known, seat)
    }


def _wanted(n: Night, seat: Seat) -> dict[str, Seat]:
    """Where somebody else could have said yes."""
    asked = [frame for frame in n.stack if isinstance(frame, FaceDown) and frame.could_want(n, seat)]
    return {frame.source.word: frame.wants for frame in asked if frame.wants != seat or seat < 0}


def _places(n: Night, seat: Seat) -> dict[Seat, str]:
    return {other: n.places[other] for other, spots in n.unseen.items() if len(spots) > 1 and not n.sees(seat, other)}
