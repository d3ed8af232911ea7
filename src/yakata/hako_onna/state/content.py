"""All content of the game, and its tables: whatever can be looked up is looked up here."""

from functools import cached_property
from hashlib import sha256
from typing import Final, Literal

import msgspec
from msgspec import Struct

from yakata.hako_onna.state.data_files import (
    FILES,
    Board,
    BoardsFile,
    Item,
    ItemsFile,
    NoiseFile,
    Power,
    PowersFile,
    Tile,
    TileKind,
    TilesFile,
)

EMPTY: Final = "empty"
UNSEEN: Final = "unseen"
"""The face of a tile that nobody has seen, or that somebody has not."""
DIARY: Final = range(1, 11)
"""The numbers of the Diary tiles."""
FIXED: Final = ("exit", "bones", "safe")
"""H72: what cannot be carried."""


class Face(Struct, frozen=True, gc=False):
    """What a tile shows. Its id is made here and nowhere taken apart."""

    id: str
    kind: Literal[TileKind, "diary", "number", "not", "empty"]
    number: int = 0
    """Of the Diary, or of the safe."""
    portable: bool = True
    """H65: an Item, a Weakness or a Combination tile."""


class Content(Struct, frozen=True, eq=False, dict=True):
    """All content of the game, checked against itself."""

    boards: BoardsFile
    powers: PowersFile
    items: ItemsFile
    tiles: TilesFile
    noise: NoiseFile

    @cached_property
    def fingerprint(self) -> str:
        return sha256(msgspec.json.encode([getattr(self, name) for name in FILES])).hexdigest()[:16]

    @cached_property
    def rooms(self) -> tuple[str, ...]:
        return tuple(room.id for board in self.boards.boards for room in board.rooms)

    @cached_property
    def shadows(self) -> tuple[str, ...]:
        """``study.desk`` and the others, room by room. A Shadow is its number in this list."""
        rooms = (room for board in self.boards.boards for room in board.rooms)
        return tuple(f"{room.id}.{shadow}" for room in rooms for shadow in room.shadows)

    @cached_property
    def shadow_number(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.shadows)}

    @cached_property
    def room_of(self) -> tuple[str, ...]:
        """The room of each Shadow."""
        rooms = (room for board in self.boards.boards for room in board.rooms)
        return tuple(room.id for room in rooms for _ in room.shadows)

    @cached_property
    def shadows_in(self) -> dict[str, tuple[int, ...]]:
        return {room: tuple(n for n, here in enumerate(self.room_of) if here == room) for room in self.rooms}

    @cached_property
    def room_mask(self) -> dict[str, int]:
        """The Shadows of each room as bits."""
        return {room: sum(1 << shadow for shadow in self.shadows_in[room]) for room in self.rooms}

    @cached_property
    def safe(self) -> int:
        return self.shadow_number[self.boards.safe]

    @cached_property
    def power(self) -> dict[str, Power]:
        return {power.id: power for power in self.powers.powers}

    @cached_property
    def item(self) -> dict[str, Item]:
        return {item.id: item for item in self.items.items}

    @cached_property
    def effect(self) -> dict[str, str]:
        """H76, H77: what each Item card and tile does that is used by an action."""
        cards = {item.id: item.effect for item in self.items.items if item.use == "action"}
        return cards | {tile.id: tile.kind for tile in self.tiles.tiles if tile.kind in ("weapon", "charm")}

    @cached_property
    def tile(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles.tiles}

    @cached_property
    def board(self) -> dict[str, Board]:
        return {board.id: board for board in self.boards.boards}

    @cached_property
    def start_board(self) -> str:
        return next(board.id for board in self.boards.boards if board.place == "start")

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The one tile of each kind."""
        return {tile.kind: tile.id for tile in self.tiles.tiles if tile.kind != "weapon"}

    def the(self, kind: TileKind) -> str:
        """The one tile of this kind."""
        return self.kinds[kind]

    @cached_property
    def weapons(self) -> tuple[str, ...]:
        return tuple(tile.id for tile in self.tiles.tiles if tile.kind == "weapon")

    def powers_in_play(self, advanced: bool) -> tuple[str, ...]:
        """Ten powers by their number; an advanced one takes the place of its number (H134)."""
        by_number = self.numbered(advanced, cards=False)
        return tuple(by_number[number] for number in sorted(by_number))

    def numbered(self, advanced: bool, *, cards: bool) -> dict[int, str]:
        """The ten powers in play by their number. H134: what concerns discs stays out with Noise cards."""
        return self._numbered[advanced, cards]

    @cached_property
    def _numbered(self) -> dict[tuple[bool, bool], dict[int, str]]:
        return {
            (advanced, cards): {
                power.number: power.id
                for power in self.powers.powers
                if (advanced or not power.advanced) and not (cards and power.effect == "harder-discs")
            }
            for advanced in (False, True)
            for cards in (False, True)
        }

    def items_in_play(self, advanced: bool) -> tuple[str, ...]:
        return tuple(item.id for item in self.items.items if advanced or not item.advanced)

    @cached_property
    def diary(self) -> dict[int, str]:
        """The Diary tiles by their number."""
        return {n: f"diary-{n}" for n in DIARY}

    @cached_property
    def numbers(self) -> dict[int, str]:
        """H12: the Combination tiles by their number."""
        return {n: f"number-{n}" for n in range(1, self.tiles.numbers + 1)}

    @cached_property
    def spared(self) -> dict[str, str]:
        """H14: by weapon, the Weakness tile that says that it is not this one."""
        return {weapon: f"not-{weapon}" for weapon in self.weapons}

    @cached_property
    def face(self) -> dict[str, Face]:
        """Whatever a tile can show."""
        faces = [Face(tile.id, tile.kind, portable=tile.kind not in FIXED) for tile in self.tiles.tiles]
        faces += [Face(tile, "diary", n, portable=False) for n, tile in self.diary.items()]
        faces += [Face(tile, "number", n) for n, tile in self.numbers.items()]
        faces += [Face(tile, "not") for tile in self.spared.values()]
        return {face.id: face for face in (*faces, Face(EMPTY, "empty", portable=False))}

    @cached_property
    def mix(self) -> tuple[str, ...]:
        """H16: the tiles that are always dealt: the items of the mix and the Diary."""
        return (*(tile.id for tile in self.tiles.tiles if tile.mix), *self.diary.values())
