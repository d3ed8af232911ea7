"""A tile becomes another: everything that was on it, and everything that is going on there, is there still."""

from typing import Any, Final

from msgspec.structs import replace

from yakata.betrayal.rules.cards.drawing import Symbols
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.house import House, Laid
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Doorway, Spot

NAMES: Final = frozenset({"tile", "tiles", "origin", "to"})
"""Fields of frames that name tiles."""


def become(n: Night, tile: str, other: str) -> None:
    """Another tile lies there now, with the same doorways, stairs and passages, and all that was on it."""
    for name in ("house", "places", "start_tile", "beings", "lying", "markers", "ongoing", "unseen"):
        setattr(n, name, _renamed(getattr(n, name), tile, other))
    for frame in n.stack:
        if not isinstance(frame, Symbols):  # what was discovered is drawn
            for name in frame.__struct_fields__:
                value = getattr(frame, name)
                if name in NAMES or not isinstance(value, str):
                    setattr(frame, name, _renamed(value, tile, other, name in NAMES))
    if n.tile(other).passage:
        n.house = n.house.changed(replace(n.house.tiles[other], passage=True))
    n.emit("tile-becomes", tile=tile, other=other)


def _renamed(value: Any, tile: str, other: str, names: bool = True) -> Any:
    """The same with another tile in the place of this one; plain words only where they name tiles."""
    if isinstance(value, str):
        return other if names and value == tile else value
    if isinstance(value, tuple):
        return tuple([_renamed(part, tile, other, names) for part in value])
    if isinstance(value, dict):
        return {_renamed(key, tile, other): _renamed(part, tile, other) for key, part in value.items()}
    if isinstance(value, (House, Laid, Creature)):
        return _with(value, {name: _renamed(getattr(value, name), tile, other) for name in value.__struct_fields__})
    if isinstance(value, Context):
        names_of = _renamed(value.names, tile, other, names=False)
        return _with(value, {"tile": _renamed(value.tile, tile, other), "names": names_of})
    return _with(value, {"tile": other}) if isinstance(value, (Spot, Doorway)) and value.tile == tile else value


def _with(value: Any, fields: dict[str, Any]) -> Any:
    same = all(getattr(value, name) == part for name, part in fields.items())
    return value if same else replace(value, **fields)
