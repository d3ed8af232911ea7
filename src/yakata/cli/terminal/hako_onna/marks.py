"""Short names for what lies in the house: Shadows by a letter, and marks for what the seat knows of them."""

from collections.abc import Iterator

from yakata.hako_onna.sight.aloud.rooms import ghosts_at, is_ghost, note_of
from yakata.hako_onna.sight.view import NightView, ShadowView

LETTERS = "abcdefghij"


def in_room(view: NightView, room: str) -> Iterator[tuple[str, ShadowView]]:
    """The Shadows of a room, each with its letter."""
    return zip(LETTERS, (shadow for shadow in view.shadows if shadow.room == room), strict=False)


def short(view: NightView, letter: str, shadow: ShadowView) -> str:
    """``b1+*``: one tile, known, and she may be there. ``X`` is where she is, ``x`` a Hakobito."""
    note = note_of(view, shadow.id)
    text = f"{letter}{shadow.tiles}" + ("" if note is None else "?" if note.stale else "+")
    if here := ghosts_at(view, shadow.id):
        return text + ("X" if here[0].seat == 0 else "x")
    if shadow.id in view.may_be and not is_ghost(view):
        return text + "*"
    haunted = any(shadow.id in places for _, places in view.hakobito_may_be)
    return text + "x" * haunted


def pawns(view: NightView, room: str) -> str:
    """The Visitors in a room by their numbers, one's own in brackets."""
    here = [seat for seat, player in enumerate(view.players) if player.alive and player.room == room]
    return " ".join(f"[{seat}]" if seat == view.seat else str(seat) for seat in here)
