"""The two places where her powers lie set (H89 to H91)."""

from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.night import NOWHERE, Night


def slot_with(s: Night, effect: str) -> int:
    """Where a power with this effect is set and strong enough, or ``NOWHERE``."""
    for slot, card in enumerate(s.slots):
        if card and s.power(card).effect == effect and s.power(card).need <= s.unlocked:
            return slot
    return NOWHERE


def take_back(s: Night, slot: int) -> str:
    """H91: an activated card returns to her hand."""
    card = s.slots[slot]
    s.slots = ("", s.slots[1]) if slot == 0 else (s.slots[0], "")
    s.powers = tuple(sorted((*s.powers, card)))
    if not s.dark:
        emptied(s, slot)
    return card


def emptied(s: Night, slot: int) -> None:
    """All see it: what was known of the card here is known of none any more."""
    s.not_set = ((), s.not_set[1]) if slot == 0 else (s.not_set[0], ())
    whereabouts.slot_emptied(s, slot)


def reveal(s: Night, slot: int) -> str:
    """All see the power that was set here. It returns to her hand, so it is not the other one."""
    s.mark("reveal")
    card = take_back(s, slot)
    s.powers_seen.setdefault(card, len(s.screams))
    left, right = ((*seen, card) if there else () for seen, there in zip(s.not_set, s.slots, strict=True))
    s.not_set = (left, right)
    return card
