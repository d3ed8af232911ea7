"""Whether the house can grow: enough tiles, Items and Events for every region, and doorways left open."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.files.problems import Problem
from yakata.betrayal.language.tables import Card, Chapter, EventCard, FreePlay, Tile
from yakata.betrayal.language.words import REGIONS

ENOUGH: Final = {"tile": 2, "Item": 1, "Event": 2}
"""So many for every region, from the first chapter on."""


def check_houses(spots: Sequence[Spot], free: FreePlay, at: Spot) -> Iterator[Problem]:
    """Each chapter with all before it, and free play, which is told ``at`` a place of the pack."""
    tables: dict[str, Any] = {}
    items, chapters = set[str](), list[Spot]()
    for spot in spots:
        if isinstance(spot.node, (Tile, Card, EventCard)) and len(spot.place) == 2:
            tables[spot.node.id] = spot.node
            if spot.place[0] == "items":
                items.add(spot.node.id)
        if isinstance(spot.node, Chapter):
            chapters.append(spot)
    names: list[str] = []
    for spot in chapters:
        names += [*spot.node.plank, *spot.node.cards]
        for message in _short([tables[name] for name in names if name in tables], tables, items):
            yield spot.problem(f"{spot.node.id}: {message}")
    wanted = [*free.tiles, *free.cards] or list(tables)
    for message in _short([tables[name] for name in wanted if name in tables], tables, items):
        yield at.problem(f"free play: {message}")
    yield from _start(tables, at)


def _start(tables: dict[str, Any], at: Spot) -> Iterator[Problem]:
    start = [tile for tile in tables.values() if isinstance(tile, Tile) and tile.start]
    for region in REGIONS:
        if not any(region in tile.regions for tile in start):
            yield at.problem(f"no starting tile for {region}: needs: [tallow-rent] brings some")
    if start and not any(tile.beside for tile in start):
        yield at.problem("nobody knows where to begin: one starting tile has another beside it")


def _short(there: list[Any], tables: dict[str, Any], items: set[str]) -> Iterator[str]:
    for region in REGIONS:
        here = [table for table in there if region in table.regions]
        tiles = [table for table in here if isinstance(table, Tile) and not table.start]
        counts = {
            "tile": len(tiles),
            "Item": sum(table.id in items for table in here),
            "Event": sum(isinstance(table, EventCard) for table in here),
        }
        for kind, count in counts.items():
            if count < ENOUGH[kind]:
                yield f"{count} {kind}s for {region}, at least {ENOUGH[kind]} are needed"
        yield from _doorways(region, tiles, tables)


def _doorways(region: str, tiles: list[Tile], tables: dict[str, Any]) -> Iterator[str]:
    """B81: dead ends first, and there must still be a way on. Every other tile uses one doorway and brings the rest."""
    start = [tile for tile in tables.values() if isinstance(tile, Tile) and tile.start and region in tile.regions]
    if not start:
        return
    open_ways = sum(len(tile.doorways) for tile in start) - 2 * sum(tile.beside is not None for tile in start)
    dead = [tile.id for tile in tiles if len(tile.doorways) < 2]
    if tiles and open_ways - len(dead) < 1:
        yield f"{len(dead)} dead ends ({', '.join(dead)}) can close {region}, which begins with {open_ways} doorways"
    for tile in tiles:
        if not tile.doorways:
            yield f"{tile.id} has no doorway"
