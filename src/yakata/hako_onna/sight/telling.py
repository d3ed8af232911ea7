"""How a night is told: an announced action once; the dead by what they are now."""

from collections.abc import Sequence
from typing import Final

from yakata.kernel import Event

DEEDS: Final = {"moved": ("move", "room"), "peeks": ("peek", "shadow"), "shows-item": ("use", "item")}
"""What an announced action is when it is done: the verb that announced it, and the slot that it named."""


GHOSTLY: Final = frozenset({"ghost-stayed", "ghost-went", "ghost-means", "ghost-again", "ghost-hid"})
"""What ghosts do."""


def in_context(event: Event, before: Sequence[Event]) -> Event | None:
    """Nothing, where the line before has announced just this, but whoever goes somewhere arrives; an interrupt stands
    between the two."""
    if event.key in GHOSTLY:
        return Event(event.key, {**event.slots, "ghost": event.slots["seat"]}, event.audience)
    if not before or before[-1].key != "announced":
        return event
    verb, slot = DEEDS[event.key]
    announced = {"seat": event.slots["seat"], "action": f"{verb} {event.slots[slot]}"}
    if before[-1].slots != announced:
        return event
    return Event("arrived", event.slots, event.audience) if event.key == "moved" else None
