"""What a Visitor knows and has been told: tiles, the combination, her weakness."""

from functools import cached_property
from typing import Any

from yakata.bots.hako_onna.facts import DOLL, EMPTY, EXIT, FIXED, KEY, NUMBER, WEAPONS, codes
from yakata.bots.hako_onna.house import House, house_of
from yakata.hako_onna.sight.view import NightView


class Notebook:
    """Made anew for every decision from the view alone. ``left``: Shadows that others looked into and left so."""

    def __init__(self, view: NightView, left: frozenset[str] = frozenset()) -> None:
        self.view = view
        self.left = left
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.room = self.me.room
        self.hand = view.hand
        self.house: House = house_of(view)

    @cached_property
    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.view.players) if player.alive]

    @cached_property
    def own(self) -> dict[str, str]:
        """The tile of each Shadow, as far as seen."""
        return {note.where: note.tile for note in self.view.notes if "." in note.where}

    @cached_property
    def faces(self) -> dict[str, str]:
        """The tile of each Shadow, as far as seen or told; ``FIXED`` where others left something unsaid."""
        told = {claim.where: claim.tile for claim in self.view.claims if "." in claim.where}
        tiles = {shadow.id: shadow.tiles for shadow in self.view.shadows}
        guessed = dict.fromkeys(self.left, FIXED)
        return {where: tile for where, tile in (guessed | told | self.own).items() if tiles.get(where)}

    @cached_property
    def unknown(self) -> list[str]:
        return [shadow.id for shadow in self.view.shadows if shadow.tiles and shadow.id not in self.faces]

    @cached_property
    def met(self) -> set[str]:
        """All tiles seen or told of, wherever they are."""
        return self.sure | {claim.tile for claim in self.view.claims}

    @cached_property
    def sure(self) -> set[str]:
        """All tiles seen."""
        shown = {tile for player in self.view.players for tile in player.shown}
        shown |= {tile for one in self.view.perhaps for tile in one.tiles}
        return {note.tile for note in self.view.notes} | {*self.view.gone, *self.hand} | shown

    @cached_property
    def perhaps(self) -> dict[str, tuple[str, ...]]:
        """HR40: the Shadows where one of several tiles lies."""
        return {one.where: one.tiles for one in self.view.perhaps if "." in one.where}

    def where(self, tile: str) -> str:
        """The Shadow of this tile, if known."""
        return next((shadow for shadow, face in self.faces.items() if face == tile), "")

    @cached_property
    def codes(self) -> tuple[tuple[int, int, int], ...]:
        """The combinations that fit. Who was lied to believes only what was seen."""
        return (
            self._codes(self.met) or self._codes(self.sure) or codes(frozenset(), frozenset(), self.view.options.code)
        )

    def _codes(self, tiles: set[str]) -> tuple[tuple[int, int, int], ...]:
        view: Any = self.view
        out = {NUMBER[tile] for tile in tiles if tile in NUMBER}
        fit = codes(frozenset(out | set(view.numbers_refused)), frozenset(view.numbers_known), view.options.code)
        return tuple(code for code in fit if code not in view.guesses)

    @cached_property
    def weaknesses(self) -> list[str]:
        """The weapons that may be the true one."""
        vain = self.view.weapons_failed
        for tiles in (self.met, self.sure):
            fit = [weapon for weapon in WEAPONS if f"not-{weapon}" not in tiles and weapon not in vain]
            if fit:
                return fit
        return list(WEAPONS)

    def truth(self, weapon: str) -> float:
        """The chance that this is the weapon she fears."""
        return 1 / len(self.weaknesses) if weapon in self.weaknesses else 0.0

    @property
    def has_key(self) -> bool:
        return KEY in self.hand

    @property
    def has_doll(self) -> bool:
        return DOLL in self.hand

    @cached_property
    def no_hope(self) -> bool:
        """H31, as far as this Visitor can see: what the roads need has left the game."""
        gone = set(self.view.gone)
        escape = EXIT in gone or KEY in gone or ("safe" in gone and self.view.key_in_safe)
        rest = DOLL in gone or "bones" in gone
        return escape and rest and all(weapon in gone for weapon in self.weaknesses)

    def empty(self, shadow: str) -> bool:
        return self.faces.get(shadow) == EMPTY
