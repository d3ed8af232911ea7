"""Tiles on their way: from a Shadow to a hand, to another hand, to a Shadow, out of the game."""

from msgspec.structs import replace

from yakata.hako_onna.state import hands
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of, lot_of
from yakata.hako_onna.state.night import CARRIED, NOWHERE, Night, replaced
from yakata.kernel import Seat


def new_lot(s: Night, face: str) -> int:
    s.faces = (*s.faces, face)
    return len(s.faces) - 1


def clear_shadow(s: Night, shadow: int) -> None:
    s.base = replaced(s.base, shadow, NOWHERE)
    s.up &= ~(1 << shadow)


def fill_shadow(s: Night, shadow: int, lot: int) -> None:
    s.base = replaced(s.base, shadow, lot)


def lay_empty(s: Night, shadow: int) -> None:
    """H69: an Empty tile, while there are any. All see it come from the pile."""
    name = s.content.shadows[shadow]
    if not s.empties:
        s.emit("none-left", shadow=name)
        return
    s.empties -= 1
    lot = new_lot(s, EMPTY)
    fill_shadow(s, shadow, lot)
    s.learn(EVERYONE, lot, "seen")
    s.emit("laid-empty", shadow=name)


def leave_hand(s: Night, seat: Seat, lot: int) -> None:
    s.hands = replaced(s.hands, seat, tuple(other for other in s.hands[seat] if other != lot))


def leave_unseen(s: Night, seat: Seat, lot: int, but: int = NOWHERE) -> None:
    """HR40: nobody but its owner knows which tile of the hand it is. ``but``: all know that it is not this one."""
    among = tuple([other for other in s.hands[seat] if other != but])
    leave_hand(s, seat, lot)
    hands.left(s, seat, lot, among)


def to_hand(s: Night, seat: Seat, lot: int) -> None:
    s.rule_out(lot, CARRIED)
    hands.enter(s, seat, lot)
    s.hands = replaced(s.hands, seat, (*s.hands[seat], lot))


def remove(s: Night, lot: int) -> None:
    """Out of the game."""
    s.gone = (*s.gone, lot)


def drop_item(s: Night, seat: Seat, item: str) -> None:
    """An Item card leaves the game."""
    s.items = replaced(s.items, seat, tuple(other for other in s.items[seat] if other != item))
    s.gone_cards = (*s.gone_cards, item)


def disturb(s: Night) -> None:
    """She may have moved things in the dark: what the Visitors know of tiles that lie may be true no more."""
    lying = {lot for lot in s.base if lot >= 0}
    s.isnt = {lot: faces for lot, faces in s.isnt.items() if lot not in lying}
    hands.moved(s)
    for key, note in s.knows.items():
        if not note.stale and knower_of(key) != GHOSTS and lot_of(key) in lying:
            s.knows[key] = replace(note, stale=True)
