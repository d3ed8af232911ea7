"""How a table is kept."""

from typing import Literal

from msgspec import Struct

Status = Literal["waiting", "playing", "over"]
CampaignStatus = Literal["ready", "waiting", "playing", "over", "lost"]
"""``over`` is not yet written down; a ``lost`` one has no table."""
Spectators = Literal["none", "public", "after"]
Clock = Literal["none", "gentle", "daily"]
Absent = Literal["wait", "bot"]
Mask = Literal["quick", "calm", "long", "off", "auto", "on"]
"""``auto`` and ``on`` are of older tables."""
Door = Literal["at-once", "counted", "held"]
"""What happens when the last chair is taken: the game begins; it begins after a count; its host says when."""
Option = str | int | bool


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept."""

    spectators: Spectators = "public"
    clock: Clock = "none"
    absent: Absent = "wait"
    mask: Mask = "calm"
    door: Door = "at-once"
