"""I'm Behind You (H112): who Makes Noise in her room dies of it."""

from yakata.hako_onna.rules.death import Death
from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night
from yakata.kernel import Call, Seat


def strike(s: Night, seat: Seat) -> Call | None:
    """H112, HR8: set and strong enough, it kills whoever has Made Noise in her room, before her turn starts."""
    slot, room = slots.slot_with(s, "kill"), s.rooms[seat]
    at = killer(s, slot, room) if slot != NOWHERE else NOWHERE
    if at == NOWHERE:
        whereabouts.nobody_died(s, room)
        return None
    card = slots.reveal(s, slot)
    s.emit("behind-you", seat=seat, power=card)
    whereabouts.behind(s, room, s.content.room_mask[room], seat)
    return Call(Death(seat, at, "behind-you"))


def killer(s: Night, slot: int, room: str) -> int:
    """The Shadow of the ghost who kills: she, or in its strengthened state a Hakobito (H127)."""
    if s.her_room == room:
        return s.ghost_at[HAKO]
    if s.power(s.slots[slot]).need_hakobito > s.unlocked:
        return NOWHERE
    near = (s.ghost_at[seat] for seat in whereabouts.hakobito(s))
    return next((at for at in near if s.content.room_of[at] == room), NOWHERE)
