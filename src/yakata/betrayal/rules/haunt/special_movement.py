"""Monsters use the special movement of tiles and Ongoing Events (B159)."""

from typing import Final

from yakata.betrayal.language.special_movement import Special
from yakata.betrayal.language.steps import Move
from yakata.betrayal.meaning import number, tiles
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night

NOTHING: Final[frozenset[str]] = frozenset()


def _texts(n: Night, tile: str) -> list[Special]:
    """The text of the tile, and of what goes on there."""
    found = n.game.book.special
    texts = [found[tile]] if tile in found else []
    return texts + [found[event] for event, spot in n.ongoing.items() if spot == tile and event in found]


def given(n: Night, tile: str) -> frozenset[str]:
    """What the text there gives to whoever stands there."""
    return NOTHING.union(*[text.gives for text in _texts(n, tile)])


def leads(n: Night, being: str, tile: str) -> list[str]:
    """Where the text there can lead a monster; of several results the one who moves it has the choice."""
    about = Context(tile=tile, being=being, kind="tile")
    found: dict[str, None] = {}
    for text in _texts(n, tile):
        for step in text.leads:
            if isinstance(step, Move):
                found |= dict.fromkeys(tiles(n, step.to, about))
            else:
                far = number(n, step.tiles, about)
                found |= dict.fromkeys(spot for spot, away in n.house.steps_from(tile).items() if away <= far)
    return [spot for spot in found if spot != tile]
