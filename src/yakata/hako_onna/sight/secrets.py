"""What is hidden from a seat, by name: everything that ``imagining`` must draw anew."""

from typing import Any

from yakata.hako_onna.rules.setting_up.her_secrets import Secrets
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of, lot_of
from yakata.hako_onna.state.night import HAKO, UNSEEN, Night
from yakata.kernel import Seat


def secrets(s: Night, seat: Seat) -> dict[str, Any]:
    if s.result is not None:
        return {}
    knower = s.knower(seat)
    hidden = _tiles(s, knower)
    if knower != GHOSTS:
        hidden |= _hers(s) | {"what the Smartphone showed others": _phones(s, seat)}
    hidden["winks among others"] = tuple(wink for wink in s.winks if seat not in (wink.seat, wink.other))
    return {name: value for name, value in hidden.items() if value}


def _tiles(s: Night, knower: int) -> dict[str, Any]:
    """The faces that this knower has never seen, by who has."""
    strange = [lot for lot, face in enumerate(s.faces) if face != UNSEEN and s.note(knower, lot) is None]
    peeked = {lot_of(key) for key in s.knows if knower_of(key) not in (GHOSTS, EVERYONE)}
    looked = {lot_of(key) for key in s.knows if knower_of(key) == GHOSTS}
    carried = {lot for hand in s.hands for lot in hand}
    astray = {lot for way, _ in s.astray[knower].ways for lot in way} if knower in s.astray else set()
    groups = {
        "tiles that others have peeked at": peeked - carried - astray,
        "tiles that the ghosts have looked at": looked - carried - astray,
        "tiles that left a hand": astray - carried,
    }
    hidden: dict[str, Any] = {name: _faces(s, strange, lots) for name, lots in groups.items()}
    hands = {seat: sorted(_faces(s, strange, set(hand)).values()) for seat, hand in enumerate(s.hands)}
    return hidden | {"tiles that others carry": {seat: faces for seat, faces in hands.items() if faces}}


def _faces(s: Night, strange: list[int], lots: set[int]) -> dict[int, str]:
    return {lot: s.faces[lot] for lot in strange if lot in lots}


def _hers(s: Night) -> dict[str, Any]:
    drawn = next((frame.drawn for frame in s.stack if isinstance(frame, Secrets)), ())
    house = bool(s.traces)  # the ghosts are in it
    return {
        "where she is": (s.ghost_at[HAKO],) if house else (),
        "where the Hakobito are": s.ghost_at[1:] if house and any(at >= 0 for at in s.ghost_at[1:]) else (),
        "the combination": s.code,
        "her weakness": s.weakness,
        "the powers that she draws": drawn,
        "her powers": s.powers,
        "what is set": s.slots if any(s.slots) else (),
        "the order of her deck": s.drawn,
        "her steps in the dark": tuple(frame.at for frame in s.stack) if s.dark else (),
    }


def _phones(s: Night, seat: Seat) -> tuple[Any, ...]:
    return tuple(phone.powers for other, phones in enumerate(s.phones) if other != seat for phone in phones)
