"""Tiles: found, removed, turned, moved, replaced."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.effects.cards.drawing import pull
from yakata.betrayal.effects.cards.losing import leave
from yakata.betrayal.effects.house.becoming import become
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import TILES
from yakata.betrayal.meaning import tiles
from yakata.betrayal.rules.cards.decks import bury, in_deck
from yakata.betrayal.rules.choices import Lay
from yakata.betrayal.rules.exploring.moving import put_person
from yakata.betrayal.rules.exploring.rearranging import open_up
from yakata.betrayal.rules.resolving.choosing import CHANCE, Choosing, choose, chooser
from yakata.betrayal.rules.resolving.reactions import News, tell_all, tell_each
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.house import beyond, lay
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Doorway, Spot
from yakata.kernel import Ask, Call, Done, Frame, Odds, Seat, ask, chance, do


@doing(s.FindTile)
def find_tile(n: Night, frame: Steps, step: s.FindTile) -> Call | None:
    tile = n.story.face(step.tile)  # BR53
    if tile in n.house.tiles:
        return None
    spots = doorways_for(n, tile)
    if not spots or not in_deck(n, TILES, tile):
        return run(n, step.missing, frame.about)
    pull(n, tile)
    by = chooser(n, step.by, frame.about)
    return choose(n, LayFound(by, spots, tile=tile, about=frame.about))


def doorways_for(n: Night, tile: str) -> tuple[Doorway, ...]:
    """Open doorways where a tile could be joined without closing the region."""
    found = []
    for laid in n.house.laid:
        if laid.region in n.tile(tile).regions:
            for side in n.house.open_doorways[laid.tile]:
                if n.house.rotations(n.tile(tile), beyond(laid.square, side), side):
                    found.append(Doorway(laid.tile, side))
    return tuple(sorted(found, key=n.word_for))


def _join(n: Night, tile: str, doorway: Doorway, passage: bool) -> None:
    """The tile lies behind the doorway now."""
    square = beyond(n.house.tiles[doorway.tile].square, doorway.side)
    turns = n.house.rotations(n.tile(tile), square, doorway.side)[0]
    n.house = n.house.plus(lay(n.tile(tile), square, turns, passage))


class LayFound(Choosing[Doorway], kw_only=True):
    """Where a tile that was found is joined."""

    prompt: str = "lay-found"
    tile: str
    about: Context

    def done_with(self, n: Night, chosen: Doorway) -> Call | None:
        tile = self.tile
        _join(n, tile, chosen, n.story.passage_on(tile))
        n.mark_tile("ghost", tile, n.tile(tile).ghosts + n.story.ghosts_on(tile))
        n.emit("tile-found", tile=tile)
        return tell_all(n, "tile-placed", self.about.but(tile=tile))

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"laying": self.tile, "through": ("", "")}


@doing(s.RemoveTile)
def remove_tile(n: Night, frame: Steps, step: s.RemoveTile) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.starts(tile)]
    if step.every:
        for tile in spots:
            take_away(n, tile, step, frame.about)
        return tell_each(n, tuple(one for tile in spots for one in _news(step, tile)), frame.about)
    by, place = chooser(n, step.by, frame.about), frame.next - 1
    options = tuple(map(Spot, spots))
    return choose(n, RemoveOne(by, options, block=frame.block, place=place, about=frame.about))


class RemoveOne(Choosing[Spot], kw_only=True):
    """Which tile is taken away."""

    prompt: str = "remove-tile"
    block: str
    """The list that the step stands in, and its number there."""
    place: int
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.RemoveTile)
        take_away(n, chosen.tile, step, self.about)
        return tell_each(n, _news(step, chosen.tile), self.about)


def _news(step: s.RemoveTile, tile: str) -> News:
    triggers = ("tile-removed", "destroyed") if step.fate == "destroyed" else ("tile-removed",)
    return tuple((trigger, tile, tile) for trigger in triggers)


def take_away(n: Night, tile: str, step: s.RemoveTile, about: Context) -> None:
    """B122, BR28: the tile goes, its pile with it; people go next door."""
    spots = [spot for spot in tiles(n, step.people_to, about) if spot != tile] if step.people_to else []
    near = [other for other in n.house.adjacent[tile] if other != tile]
    refuge = (spots or near or [name for name in n.house.names if n.tile(name).landing and name != tile])[0]
    clear(n, tile, refuge)
    n.house = n.house.minus(tile)
    if step.fate == "stack":
        bury(n, TILES, tile)
    elif step.fate == "destroyed" and n.options.chapter:
        n.story = n.story.plus("destroyed", tile)
    n.emit("tile-gone", tile=tile)


def clear(n: Night, tile: str, refuge: str) -> None:
    """B122: cards on a tile are buried with it; people, monsters and Objects go to another."""
    for thing in n.lying.pop(tile, ()):
        if thing in n.book.deck_of:
            bury(n, n.book.deck_of[thing], thing)
        else:
            n.put(refuge, thing)
    for seat in range(n.seats):
        if n.places[seat] == tile:
            put_person(n, seat, refuge)
        elif seat in n.unseen:
            n.unseen[seat] = tuple(spot for spot in n.unseen[seat] if spot != tile)
    for ident, being in n.beings.items():
        if being.tile == tile:
            n.beings[ident] = replace(being, tile=refuge)
    for event in [event for event, spot in n.ongoing.items() if spot == tile]:
        leave(n, event)
        bury(n, "event", event)
    n.markers.pop(tile, None)


@doing(s.Rotate)
def rotate(n: Night, frame: Steps, step: s.Rotate) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.starts(tile)]
    return choose(n, RotateOne(chooser(n, step.by, frame.about), tuple(map(Spot, spots))))


class RotateOne(Choosing[Spot], kw_only=True):
    """Which tile turns."""

    prompt: str = "rotate"

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        return Call(Rotating(self.seat, chosen.tile))


class Rotating(Frame):
    """A tile turns: how far is chosen, or chance."""

    seat: Seat
    tile: str

    @do
    def by_whom(self, n: Night) -> None:
        if self.seat == CHANCE:
            self.go(Rotating.drawn)

    @ask
    def how(self, n: Night) -> Ask:
        return Ask(self.seat, "rotate-how", tuple(Lay(turns) for turns in (1, 2, 3)))

    @do
    def chosen(self, n: Night, choice: Lay) -> Call | None:
        self.go(Rotating.over)
        return self._turn(n, choice.turns)

    @chance
    def drawn(self, n: Night) -> Odds:
        return Odds("turns", (1, 2, 3))

    @do
    def fell(self, n: Night, turns: Any) -> Call | None:
        return self._turn(n, turns)

    @do
    def over(self, n: Night) -> Done:
        return Done()

    def _turn(self, n: Night, turns: int) -> Call | None:
        laid = n.house.tiles[self.tile]
        new = lay(n.tile(self.tile), laid.square, (laid.turns + turns) % 4, laid.passage)
        n.house = n.house.changed(new)
        n.emit("tile-turned", tile=self.tile)
        open_up(n, laid.region)
        return tell_all(n, "tile-turned", Context(tile=self.tile))


@doing(s.MoveTile)
def move_tile(n: Night, frame: Steps, step: s.MoveTile) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if not n.starts(tile)]
    by = chooser(n, step.by, frame.about)
    return choose(n, TakeUp(by, tuple(map(Spot, spots)), about=frame.about))


class TakeUp(Choosing[Spot], kw_only=True):
    """Which tile is moved."""

    prompt: str = "take-up-tile"
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        laid = n.house.tiles[chosen.tile]
        house, n.house = n.house, n.house.minus(chosen.tile)
        spots = tuple(way for way in doorways_for(n, chosen.tile) if n.house.tiles[way.tile].region == laid.region)
        n.house = house
        by = CHANCE if self.seat == CHANCE else chooser(n, "actor", self.about)
        return choose(n, PutDown(by, spots, tile=chosen.tile))


class PutDown(Choosing[Doorway], kw_only=True):
    """Where the tile lies now."""

    prompt: str = "put-down-tile"
    tile: str

    def done_with(self, n: Night, chosen: Doorway) -> Call | None:
        old = n.house.tiles[self.tile]
        n.house = n.house.minus(self.tile)
        _join(n, self.tile, chosen, old.passage)
        n.emit("tile-moved", tile=self.tile)
        open_up(n, old.region)
        return None


@doing(s.ReplaceTile)
def replace_tile(n: Night, frame: Steps, step: s.ReplaceTile) -> Call | None:
    for tile in tiles(n, step.where, frame.about)[:1]:
        if step.tile not in n.house.tiles:
            become(n, tile, step.tile)
            return tell_all(n, "tile-replaced", frame.about.but(tile=step.tile, other=tile))
    return None
