"""Doorways barred and opened, and secret passages."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import tiles
from yakata.betrayal.rules.choices import Bar
from yakata.betrayal.rules.resolving.choosing import CHANCE, chooser
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.house import Laid
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Doorway
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do


@doing(s.Block)
def block(n: Night, frame: Steps, step: s.Block) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if _barrable(n, tile)]
    event = _ongoing(n, frame.about)
    return Call(Barring(chooser(n, step.by, frame.about), tuple(spots), event=event)) if spots else None


@doing(s.Lock)
def lock(n: Night, frame: Steps, step: s.Lock) -> Call | None:
    """Only a doorway that leads somewhere."""
    spots = [tile for tile in tiles(n, step.where, frame.about) if n.house.joined[tile]]
    if not spots:
        return None
    event = _ongoing(n, frame.about)
    return Call(Barring(chooser(n, step.by, frame.about), tuple(spots), frame.block, frame.next - 1, event))


def _ongoing(n: Night, about: Context) -> str:
    """The Ongoing Event that these steps are of, if they are."""
    return about.card if about.card in n.ongoing else ""


def _barrable(n: Night, tile: str) -> list[str]:
    laid: Laid = n.house.tiles[tile]
    return [side for side in laid.doors if side not in laid.barred]


class Barring(Frame):
    """A doorway is chosen, and nobody passes it any more, unless by the roll of a lock."""

    seat: Seat
    tiles: tuple[str, ...]
    block: str = ""
    """The list that the step of a lock stands in, and its number there."""
    place: int = 0
    event: str = ""
    """The Ongoing Event that does it."""

    @do
    def by_whom(self, n: Night) -> None:
        if self.seat == CHANCE:
            self.go(Barring.drawn)

    @ask
    def which(self, n: Night) -> Ask:
        choices = [Bar(way.tile, way.side) for way in self._ways(n)]  # type: ignore[arg-type]  # sides of the house
        return Ask(self.seat, "bar", tuple(sorted(choices, key=str)))

    @do
    def chosen(self, n: Night, choice: Bar) -> Call | None:
        self.go(Barring.over)
        return self._bar(n, Doorway(choice.tile, choice.side))

    @chance
    def drawn(self, n: Night) -> Odds:
        return Odds("doorway", tuple(way.word for way in self._ways(n)))

    @do
    def fell(self, n: Night, word: Any) -> Call | None:
        return self._bar(n, next(way for way in self._ways(n) if way.word == word))

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _ways(self, n: Night) -> list[Doorway]:
        sides = n.house.joined if self.block else {tile: _barrable(n, tile) for tile in self.tiles}
        return [Doorway(tile, side) for tile in self.tiles for side in sides[tile]]

    def _bar(self, n: Night, way: Doorway) -> Call | None:
        if self.block:
            n.house = n.house.locking(way.tile, way.side, self.block, self.place, self.event)
            n.emit("locked", tile=way.tile, side=way.side)
        else:
            n.house = n.house.barring(way.tile, way.side, self.event)
            n.emit("barred", tile=way.tile, side=way.side)
        return tell_all(n, "doorway-changed", Context(tile=way.tile))


@doing(s.Unblock)
def unblock(n: Night, frame: Steps, step: s.Unblock) -> Call | None:
    freed = []
    event = frame.about.card if step.own and frame.about.card in n.house.shut_by else ""  # rules 1 to 3 noted none
    for tile in tiles(n, step.where, frame.about):
        if event:
            for side in n.house.shut_here_by(tile, event):
                n.house = n.house.opening(tile, side)
                n.emit("doorway-free", tile=tile, side=side)
                freed.append(tile)
        elif tile in n.house.shut:
            n.house = n.house.freeing(tile)
            n.emit("unbarred", tile=tile)
            freed.append(tile)
    return tell_all(n, "doorway-changed", frame.about.but(tile=freed[0])) if freed else None


@doing(s.Passage)
def passage(n: Night, frame: Steps, step: s.Passage) -> Call | None:
    for tile in tiles(n, step.where, frame.about):
        n.house = n.house.changed(replace(n.house.tiles[tile], passage=True))
        n.emit("passage", tile=tile)
    return None
