"""What the ghosts know of the house, and how good each Shadow is to hide in."""

from functools import cached_property

from yakata.bots.hako_onna.facts import BONES, DOLL, EMPTY, EXIT, EXTINGUISHER, ITEM, KEY, NUMBER, SAFE
from yakata.bots.hako_onna.house import house_of
from yakata.hako_onna.sight.view import NightView

REACH = (1.0, 0.5, 0.2, 0.07, 0.03, 0.01)
"""How likely a Visitor so many steps away looks there before she moves again."""
KEPT = {EXIT: 0.12, DOLL: 0.2, EXTINGUISHER: 0.1}
"""What is out of reach while a ghost sits on it."""


class Lair:
    """The night as a ghost sees it. ``left``: Shadows that Visitors looked into and left as they were."""

    def __init__(self, view: NightView, left: frozenset[str] = frozenset()) -> None:
        self.view, self.left = view, left
        self.house = house_of(view, ghostly=True)
        self.ghosts = {ghost.seat: ghost for ghost in view.ghosts}
        self.visitors = [seat for seat, player in enumerate(view.players) if player.alive]
        self.known_to_them = left | {claim.where for claim in view.claims}

    @cached_property
    def faces(self) -> dict[str, str]:
        """The tile of each Shadow, as far as ghosts know or have heard; what one holds counts where it hides."""
        found = {claim.where: claim.tile for claim in self.view.claims if "." in claim.where}
        for note in self.view.notes:
            where = note.where
            if where.startswith("held-"):
                ghost = self.ghosts.get(int(where.removeprefix("held-")))
                where = ghost.shadow if ghost else ""
            if "." in where:
                found[where] = note.tile
        left = [spot for spot in sorted(self.left) if spot not in found]
        if EXIT not in found.values() and len(left) == 1:
            found[left[0]] = EXIT
        return found

    @cached_property
    def carried(self) -> dict[str, int]:
        """Who carries what, as far as ghosts know."""
        return {
            note.tile: int(note.where.removeprefix("hand-"))
            for note in self.view.notes
            if note.where.startswith("hand-")
        }

    @cached_property
    def bare(self) -> set[str]:
        """H99: who hides where no tile lies is seen."""
        held = {ghost.shadow for ghost in self.ghosts.values()}
        return {shadow.id for shadow in self.view.shadows if not shadow.tiles and shadow.id not in held}

    def where(self, tile: str) -> str:
        return next((shadow for shadow, face in self.faces.items() if face == tile), "")

    def room_of(self, seat: int) -> str:
        return self.house.room_of[self.ghosts[seat].shadow]

    @cached_property
    def doll_out(self) -> bool:
        """Whether a Visitor may carry the Doll Mary."""
        return DOLL in self.carried or (
            DOLL not in self.faces.values() and DOLL not in self.view.gone and self._unseen_tiles > 0
        )

    @cached_property
    def _unseen_tiles(self) -> int:
        return sum(tile == "unseen" for seat in self.visitors for tile in self.view.players[seat].shown)

    @cached_property
    def key_out(self) -> bool:
        return not self.view.key_in_safe and KEY not in self.view.gone

    @cached_property
    def numbers(self) -> int:
        """How much of the combination the Visitors may know."""
        told = {claim.tile for claim in self.view.claims if claim.tile in NUMBER}
        told |= {tile for tile in (*self.carried, *self.view.gone) if tile in NUMBER}
        return min(3, len(told) + len(self.view.numbers_known) + len(self.view.numbers_refused))

    @cached_property
    def lures(self) -> dict[str, float]:
        """How much each Shadow draws the Visitors."""
        return {shadow.id: self._lure(shadow.id) for shadow in self.view.shadows}

    def _lure(self, spot: str) -> float:
        if spot in self.bare:
            return 0.0
        face = self.faces.get(spot, "")
        if face == EMPTY:
            return 0.03
        old = spot in self.known_to_them
        if face == EXIT and (self.key_out or not old):
            return 4.0 if self.key_out and old else 1.0
        if face == BONES and (self.doll_out or not old):
            return (4.0 if DOLL in self.carried else 2.0) if self.doll_out and old else 1.0
        if face == SAFE:
            listens = any(ITEM.get(item) == "one-number" for player in self.view.players for item in player.items)
            return (0.2 + 0.7 * self.numbers + 0.8 * listens) if self.view.key_in_safe else 0.02
        return 0.1 if old else 1.0

    @cached_property
    def scores(self) -> dict[str, float]:
        """The chance, more or less, that somebody looks there; and what is kept from them."""
        pull = {room: self._pull(room) for room in self.house.rooms}
        found = {}
        for room, spots in self.house.shadows.items():
            whole = max(1.0, sum(self.lures[spot] for spot in spots))
            for spot in spots:
                keeps = KEPT.get(self.faces.get(spot, ""), 0.2 * (self.faces.get(spot) == self.view.weakness))
                found[spot] = pull[room] * self.lures[spot] / whole + keeps - (spot in self.bare)
        return found

    def _pull(self, room: str) -> float:
        """How many Visitors will come there, as it were."""
        total = 0.0
        for seat in self.visitors:
            steps = self.house.far(self.view.players[seat].room, room)
            prey = 1.0 + 0.8 * (self.carried.get(KEY) == seat) + 0.6 * (self.carried.get(DOLL) == seat)
            total += REACH[min(steps, len(REACH) - 1)] * prey
        return total

    @cached_property
    def guards(self) -> dict[str, float]:
        """Where somebody should wait, and how much that matters: what a Visitor needs who has the rest of a road."""
        posts: dict[str, float] = {}
        if self.key_out:
            posts[self.where(EXIT)] = 1.0
        if self.doll_out:
            met = self.where(BONES) in self.known_to_them
            posts[self.where(BONES)] = 0.3 + 0.4 * met if DOLL in self.carried else 0.05 + 0.35 * met
        if self.view.key_in_safe and self.numbers >= 2:
            posts[self.where(SAFE)] = 0.2 * self.numbers
        posts.pop("", None)
        return posts

    def taken(self, seat: int) -> set[str]:
        """Where other ghosts are, or mean to be: one is enough."""
        return {ghost.means or ghost.shadow for other, ghost in self.ghosts.items() if other != seat}
