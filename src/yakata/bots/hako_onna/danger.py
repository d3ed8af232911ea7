"""Where the ghosts may be, and how likely: every Shadow that fits what was seen, some more than others."""

from functools import cached_property

from yakata.bots.hako_onna.facts import BONES, DOLL, EMPTY, EXIT, KEY, POWER, SAFE
from yakata.bots.hako_onna.notebook import Notebook

DULL, NEW, DEAR, GUARDED = 0.3, 1.0, 1.2, 4.0
"""Ghosts hide where people will look: seldom under an Empty tile, gladly under the exit."""


class Danger:
    """The odds of meeting a ghost, for one Visitor."""

    def __init__(self, notes: Notebook) -> None:
        self.notes = notes
        view = notes.view
        self.hers = self._odds(view.may_be)
        """The odds that she is in a Shadow."""
        self.any = dict(self.hers)
        """The odds that any ghost is."""
        for _, spots in view.hakobito_may_be:
            for spot, odds in self._odds(spots).items():
                self.any[spot] = 1 - (1 - self.any.get(spot, 0.0)) * (1 - odds)

    def _odds(self, spots: tuple[str, ...]) -> dict[str, float]:
        weights = {spot: self._weight(spot) for spot in spots}
        total = sum(weights.values()) or 1.0
        return {spot: weight / total for spot, weight in weights.items()}

    def _weight(self, spot: str) -> float:
        face = self.notes.faces.get(spot, "")
        if face in self._guarded:
            return GUARDED
        return DULL if face == EMPTY else DEAR if face else NEW

    @cached_property
    def _guarded(self) -> set[str]:
        """What she will sit on, since it is all that somebody lacks."""
        view = self.notes.view
        shown = {tile for player in view.players for tile in player.shown}
        key_out = not view.key_in_safe and KEY not in view.gone
        found = {EXIT} if key_out else set()
        found |= {BONES} if DOLL in shown else set()
        return found | ({SAFE} if view.key_in_safe and len(self.notes.codes) <= 4 else set())

    def at(self, shadow: str) -> float:
        return self.any.get(shadow, 0.0)

    @cached_property
    def rooms(self) -> dict[str, float]:
        """The odds that she is in a room."""
        odds = dict.fromkeys(self.notes.house.rooms, 0.0)
        for spot, share in self.hers.items():
            odds[self.notes.house.room_of[spot]] += share
        return odds

    @cached_property
    def presence(self) -> float:
        """How bad it is to stand in her room: powers that kill there may be set."""
        view = self.notes.view
        if not any(view.set_cards):
            return 0.0
        found, dead = len(view.diary), set(view.gone)
        kill = {power.effect for power in POWER.values() if power.need <= found and power.id not in dead}
        return 0.12 * ("kill" in kill) + 0.35 * ("force-peek" in kill)
