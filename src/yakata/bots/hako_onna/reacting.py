"""Interrupts and answers: what she does while the Visitors act."""

from random import Random

from yakata.bots.hako_onna.facts import BOARD, BONES, DOLL, EXIT, KEY
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.powers import effect
from yakata.bots.hako_onna.temper import Temper
from yakata.hako_onna.rules.choices import Interrupt, Let, Name, Reply, Steal, Target
from yakata.kernel import Choice

ROBS = 1.5
"""How gladly she robs who carries something dear, for each chance to hit it."""
BARS, BARS_ANYONE = 0.6, 0.25
"""How often she bars a door. Never always: in a room with one door that would be for ever."""


class Reaction:
    """She hears what a Visitor announces."""

    def __init__(self, lair: Lair, temper: Temper, rng: Random) -> None:
        self.lair, self.temper, self.rng = lair, temper, rng
        self.view = lair.view
        self.seat = lair.view.turn
        self.room = lair.view.players[self.seat].room if self.seat > 0 else ""
        verb, _, target = self.view.declared.partition(" ")
        self.verb = verb
        self.spot = target if verb == "peek" else target.partition(" on ")[2]
        self.item = target.partition(" on ")[0] if verb == "use" else ""
        self.here = [ghost.shadow for ghost in lair.ghosts.values() if lair.house.room_of[ghost.shadow] == self.room]

    def react(self, choices: tuple[Choice, ...]) -> Choice:
        """What was announced may be void: then she has used Open This, and the Visitor will look at a ghost."""
        for choice in choices:
            if isinstance(choice, Interrupt) and self.view.declared:
                power = self.view.set_powers[("left", "right").index(choice.slot)]
                if self._wants(effect(power)):
                    return choice
        return next(choice for choice in choices if isinstance(choice, Let))

    @property
    def doomed(self) -> bool:
        """The Visitor is about to look at a ghost: no need to disturb."""
        return self.verb == "peek" and self.spot in self.here

    @property
    def winning(self) -> bool:
        """What was announced may win the night."""
        face = self.lair.faces.get(self.spot, "")
        by_key = face == EXIT and self.lair.carried.get(KEY) == self.seat
        by_doll = face == BONES and self.lair.doll_out
        strikes = self.item == self.view.weakness and self.spot in ("", self.lair.ghosts[0].shadow)
        return (self.verb == "peek" and (by_key or by_doll)) or strikes

    def _wants(self, name: str) -> bool:
        if self.doomed:
            return False
        match name:
            case "force-peek":
                return bool(self.here)
            case "steal":
                return self._robs()
            case "find-doll":
                return self.lair.doll_out and (self.winning or (self.verb == "peek" and self.rng.random() < 0.3))
            case "bar-door":
                return self.verb == "move" and self.rng.random() < (BARS if self._carries() else BARS_ANYONE)
            case "drag":
                return self.winning or (not self.here and bool(self._dangerous()) and self.rng.random() < 0.5)
        return False

    def _carries(self) -> bool:
        return self.seat in (self.lair.carried.get(KEY), self.lair.carried.get(DOLL))

    def _robs(self) -> bool:
        """H111: keys, doll and the true weapon, once she knows who has them; or at the last moment. HR41: what she
        gets is one of the face-down tiles."""
        dear = {tile for tile in (KEY, DOLL, self.view.weakness) if self.lair.carried.get(tile) == self.seat}
        tiles = self.view.players[self.seat].tiles
        if self.item and self.item in (DOLL, self.view.weakness):
            return True
        hit = len(dear) / tiles if tiles else 0.0
        return self.winning or self.rng.random() < ROBS * hit or (tiles >= 3 and self.rng.random() < 0.15)

    def steal(self, choices: tuple[Choice, ...]) -> Choice:
        """The weapon that was just shown; else one of the face-down tiles; the Item card only where there is none."""
        steals = {choice.what: choice for choice in choices if isinstance(choice, Steal)}
        true = self.item == self.view.weakness or "tile" not in steals
        order = ("shown", "tile", "card") if true else ("tile", "shown", "card")
        return next((steals[what] for what in order if what in steals), choices[0])

    def open_this(self, choices: tuple[Choice, ...]) -> Choice:
        spots = [choice for choice in choices if isinstance(choice, Target)]
        return next((choice for choice in spots if choice.shadow in self.here), spots[0])

    def _dangerous(self) -> list[str]:
        """Rooms next door where a ghost is."""
        haunted = {self.lair.house.room_of[ghost.shadow] for ghost in self.lair.ghosts.values()}
        return [room for room in self.lair.house.near.get(self.room, ()) if room in haunted]

    def drag(self, choices: tuple[Choice, ...]) -> Choice:
        names = [choice for choice in choices if isinstance(choice, Name)]
        near = self._dangerous()
        return next((choice for choice in names if choice.what in near), self.rng.choice(names))

    def answer(self, choices: tuple[Choice, ...]) -> Choice:
        """With a false answer set she mostly lies; else there is one answer."""
        if len(choices) == 1:
            return choices[0]
        here = self.lair.room_of(0)
        truth = {"yes", f"floor-{self._floor(here)}"}
        asked = next((part for part in self.view.declared.split() if part in self.lair.house.rooms), "")
        if asked and asked != here:
            truth = {"no"}
        lies = [choice for choice in choices if isinstance(choice, Reply) and choice.answer not in truth]
        return self.rng.choice(lies) if lies and self.rng.random() < 0.8 else self.rng.choice(choices)

    def _floor(self, room: str) -> int:
        return next((laid.floor for laid in self.view.house if laid.board == BOARD.get(room)), 1)
