"""A region that is closed while a tile for it is in the stack (B83, BR11)."""

from yakata.betrayal.language.book import TILES
from yakata.betrayal.rules.cards.decks import has_for
from yakata.betrayal.rules.choices import Rearrange
from yakata.betrayal.state.house import House
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.rearranging import opened


def small_changes(n: Night, new: str) -> dict[Rearrange, House]:
    """By the tile that is turned; where none can be, by the tile that the new one changes places with."""
    region, tiles, fixed = n.house.tiles[new].region, n.book.tiles, _fixed(n)
    found: dict[Rearrange, House] = {}
    for houses in (n.house.rearranged(region, tiles, fixed), n.house.exchanged(region, tiles, fixed, new)):
        for house in houses:
            changed = [now for old, now in zip(n.house.laid, house.laid, strict=True) if old != now]
            moved = next((laid for laid in changed if laid.tile != new), changed[0])
            found.setdefault(Rearrange(moved.tile, moved.turns), house)
        if found:
            break
    return found


def open_up(n: Night, region: str) -> None:
    """The region is laid anew where it is closed, a tile for it is left, and any arrangement has a doorway to spare."""
    if n.house.has_way_out(region) or not has_for(n, TILES, region):
        return
    house = opened(n.house, region, n.book.tiles, _fixed(n))
    if house is not None:
        n.house = house
        n.emit("region-rebuilt", region=region)


def _fixed(n: Night) -> frozenset[str]:
    return frozenset(tile for tile in n.house.names if n.starts(tile))
