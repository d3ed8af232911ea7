"""From sheets to what leaves the house: each drawing by itself, with the pack's own parts written out in it."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from yakata.betrayal.language.drawing.sheets import Scene, Sheets
from yakata.kernel import BadContent, Drawing
from yakata.kernel.library import drawing_of


def read_drawings(folders: Iterable[Path], objects: Iterable[str] = ()) -> dict[str, Drawing]:
    """What these packs draw, by the keys of their texts. Cards that are Objects have the keys of Objects."""
    sheets = Sheets()
    for folder in folders:
        sheets.read(folder)
    if sheets.problems:
        raise BadContent(str(min(sheets.problems)))
    found: dict[str, dict[str, Any]] = {}
    carried = frozenset(objects)
    for kind, scenes in (("tile", sheets.tiles), ("event", sheets.events), ("haunt", sheets.haunts)):
        found |= {f"{kind}-{ident}": {"scene": _whole(scene, sheets)} for ident, scene in scenes.items()}
    for ident, scene in sheets.cards.items():
        found[f"{'thing' if ident in carried else 'card'}-{ident}"] = {"scene": _whole(scene, sheets)}
    found |= {f"marker-{ident}": {"sign": sign} for ident, sign in sheets.markers.items()}
    found |= {f"deck-{ident}": {"sign": sign} for ident, sign in sheets.decks.items()}
    found |= {f"being-{ident}": {"look": look} for ident, look in sheets.beings.items()}
    for ident, sound in sheets.sounds.items():
        found.setdefault(f"haunt-{ident}", {})["sound"] = sound
    return {key: drawing_of(drawn) for key, drawn in found.items()}


def _whole(scene: Scene, sheets: Sheets) -> list[Any]:
    """Without a name that only this pack has: a name tells a story, too."""
    return [_element(one, sheets.parts) for one in scene]


def _element(one: tuple[Any, ...], parts: Mapping[str, Any]) -> list[Any]:
    if len(one) == 2:
        return [*one]
    part, x, y, size, mirrored = one
    return [parts.get(part, part), x, y, size, *([True] if mirrored else [])]
