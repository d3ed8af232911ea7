"""The content: boards, powers, items, tiles and noise odds, from data files. The engine knows effects, not names."""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from yakata.kernel import BadContent

SHIPPED: Final = Path(__file__).parent.parent / "data"

Side = Literal["N", "E", "S", "W"]
Edition = Literal["en", "ja"]
Difficulty = Literal["easy", "regular", "hard", "nightmare"]
Rank = Literal["A", "B", "C"]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Factor = Annotated[float, Meta(ge=0.1, le=10)]

PowerEffect = Literal[
    "move-on-floor", "move-twice", "move-through-walls", "rearrange", "kill", "force-peek", "steal", "find-doll", "lie",
    "bar-door", "harder-discs", "drag",
]  # fmt: skip
ItemEffect = Literal[
    "show-powers", "ask-room", "ask-floor", "lay-face-up", "one-number", "two-at-once", "peek-twice", "look-next-door",
    "ban-shadow", "hush", "force-way", "locate", "show-afar",
]  # fmt: skip
TileKind = Literal["weapon", "charm", "extinguisher", "doll", "exit", "bones", "safe", "key-ring"]

TIMING: Final[Mapping[str, str]] = {
    "move-on-floor": "own", "move-twice": "own", "move-through-walls": "own", "rearrange": "own", "kill": "noise",
    "force-peek": "interrupt", "steal": "interrupt", "find-doll": "interrupt", "lie": "passive",
    "bar-door": "interrupt", "harder-discs": "passive", "drag": "interrupt",
}  # fmt: skip
"""When each effect can happen at all."""
ASIDE: Final = ("bones", "safe", "key-ring")
"""H11: the kinds of tiles that are not dealt."""
WORDS: Final = ("despair", "empty", "floor", "gone", "hako", "hakobito", "hand", "left", "right", "unseen")
"""What no thing can be called: these words mean something in choices and notes."""


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    sides: tuple[Side, ...]
    shadows: tuple[Id, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A room board, unrotated."""

    id: Id
    rooms: Annotated[tuple[Room, ...], Meta(min_length=1, max_length=2)]
    doors: tuple[Side, ...]
    place: Literal["start", "second-floor", "basement", ""] = ""


class Laid(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A board of a preset house, where it lies and how many quarter turns clockwise."""

    board: Id
    floor: Literal[0, 1, 2]
    x: Annotated[int, Meta(ge=-9, le=9)]
    y: Annotated[int, Meta(ge=-9, le=9)]
    turns: Literal[0, 1, 2, 3] = 0


class BoardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    boards: tuple[Board, ...]
    stairs: tuple[tuple[Id, Id], ...]
    grudge: tuple[Id, ...]
    safe: str
    balanced: tuple[Laid, ...]


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """One of her powers."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=10)]
    timing: Literal["own", "noise", "interrupt", "passive"]
    need: Annotated[int, Meta(ge=0, le=10)]
    rank: Rank
    effect: PowerEffect
    advanced: bool = False
    never_first: bool = False
    """H19."""
    need_hakobito: Annotated[int, Meta(ge=0, le=11)] = 11
    """Where the strengthened state begins in which Hakobito count too; 11 is never."""
    range: Literal["any", "own-room", "adjacent"] = "any"
    chooser: Literal["hako", "visitor"] = "hako"
    sees_all: bool = False
    lifetime: Literal["next-turn", "until-moved"] = "next-turn"


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A Visitor Item card."""

    id: Id
    use: Literal["action", "passive"]
    effect: ItemEffect
    dies: bool = False
    once: bool = False
    advanced: bool = False
    scope: Literal["all", "set-only", "one-random"] = "all"


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    kind: TileKind
    mix: bool = False
    flee: bool = False


class TilesFile(Struct, frozen=True, forbid_unknown_fields=True):
    empties: dict[Edition, Annotated[int, Meta(ge=0, le=99)]]
    numbers: Literal[6]
    code: Literal[3]
    tiles: tuple[Tile, ...]


class CardsNoise(Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=6, max_length=6)]
    limit: int
    no_pass_with: int


class Care(Struct, frozen=True, forbid_unknown_fields=True):
    """How a way of laying a disc changes the chance of a fall, now and for all that lies above."""

    now: Factor
    later: Factor


class CareTable(Struct, frozen=True, forbid_unknown_fields=True):
    careful: Care
    hasty: Care
    down: Care
    up: Care
    upside_down: Factor


class Discs(Struct, frozen=True, forbid_unknown_fields=True):
    red: tuple[Annotated[int, Meta(ge=1, le=5)], ...]
    stands: Annotated[tuple[Annotated[int, Meta(ge=1, le=100)], ...], Meta(min_length=5, max_length=5)]


class NoiseFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: CardsNoise
    care: CareTable
    discs: dict[Edition, dict[Difficulty, Discs]]


class PowersFile(Struct, frozen=True, forbid_unknown_fields=True):
    powers: tuple[Power, ...]


class ItemsFile(Struct, frozen=True, forbid_unknown_fields=True):
    items: tuple[Item, ...]


FILES: Final[Mapping[str, Any]] = {
    "boards": BoardsFile,
    "powers": PowersFile,
    "items": ItemsFile,
    "tiles": TilesFile,
    "noise": NoiseFile,
}
"""What each data file holds; ``yakata schema`` prints it as JSON Schema."""


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
        return tuple(name.partition(".")[0] for name in self.shadows)

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
    def tile(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles.tiles}

    @cached_property
    def board(self) -> dict[str, Board]:
        return {board.id: board for board in self.boards.boards}

    @cached_property
    def start_board(self) -> str:
        return next(board.id for board in self.boards.boards if board.place == "start")

    def the(self, kind: TileKind) -> str:
        """The one tile of this kind."""
        return next(tile.id for tile in self.tiles.tiles if tile.kind == kind)

    @cached_property
    def weapons(self) -> tuple[str, ...]:
        return tuple(tile.id for tile in self.tiles.tiles if tile.kind == "weapon")

    def powers_in_play(self, advanced: bool) -> tuple[str, ...]:
        """Ten powers by their number; an advanced one takes the place of its number (H134)."""
        by_number = {power.number: power.id for power in self.powers.powers if not power.advanced}
        if advanced:
            by_number |= {power.number: power.id for power in self.powers.powers if power.advanced}
        return tuple(by_number[number] for number in sorted(by_number))

    def items_in_play(self, advanced: bool) -> tuple[str, ...]:
        return tuple(item.id for item in self.items.items if advanced or not item.advanced)

    @cached_property
    def mix(self) -> tuple[str, ...]:
        """H16: the tiles that are always dealt: the items of the mix and the Diary."""
        return (*(tile.id for tile in self.tiles.tiles if tile.mix), *(f"diary-{n}" for n in range(1, 11)))


T = TypeVar("T")


def read_file(path: Path, kind: type[T]) -> T:
    """One data file; ``BadContent`` says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except (OSError, ValueError, RecursionError) as error:
        raise BadContent(f"{path.name}: {error}") from None


def read_content(*folders: Path) -> Content:
    """The data files of these folders; a file in a later folder takes the place of the one before."""
    for folder in folders:
        _hold(folder.is_dir(), f"no folder {folder}")
        _hold(
            any((folder / f"{name}.toml").is_file() for name in FILES), f"no data file in {folder}: {', '.join(FILES)}"
        )
    paths = {name: path for folder in folders for name in FILES if (path := folder / f"{name}.toml").is_file()}
    if missing := [name for name in FILES if name not in paths]:
        raise BadContent(f"{missing[0]}.toml is missing")
    content = Content(**{name: read_file(paths[name], kind) for name, kind in FILES.items()})
    check(content)
    return content


def check(content: Content) -> None:
    """What the types cannot say."""
    _check_names(content)
    _check_boards(content)
    _check_cards(content)
    _check_tiles(content)
    noise = content.noise
    _hold(len(set(noise.cards.numbers)) == 6, "two Noise cards have the same number [H22]")
    for edition in get_args(Edition):
        _hold(edition in content.tiles.empties, f"no number of Empty tiles for {edition} [H11]")
        for difficulty in get_args(Difficulty):
            _hold(difficulty in noise.discs.get(edition, ()), f"no discs for {edition}, {difficulty} [H21]")


def _check_names(content: Content) -> None:
    """Choices and notes name things by their ids alone."""
    _alone([board.id for board in content.boards.boards])
    things = (content.powers.powers, content.items.items, content.tiles.tiles)
    names = [*content.rooms, *(thing.id for kind in things for thing in kind)]
    _alone(names)
    for name in names:
        _hold(name not in WORDS and not name.startswith(("diary-", "number-", "not-")), f"{name} has a meaning already")


def _alone(names: list[str]) -> None:
    twice = sorted(name for name in set(names) if names.count(name) > 1)
    _hold(not twice, f"two things are called {' and '.join(twice)}")


def _check_boards(content: Content) -> None:
    rooms, shadows = content.rooms, content.shadows
    _hold(len(shadows) == 24 and len(set(shadows)) == 24, f"there are {len(set(shadows))} Shadows, not 24 [H16]")
    _hold(content.boards.safe in shadows, f"{content.boards.safe} is no Shadow [H15]")
    _hold(
        all(room in rooms for pair in content.boards.stairs for room in pair), "stairs lead to a room that is not there"
    )
    _hold(all(room in rooms for room in content.boards.grudge) and content.boards.grudge, "no such GRUDGE room [H24]")
    for board in content.boards.boards:
        sides = sorted(side for room in board.rooms for side in room.sides)
        _hold(sides == ["E", "N", "S", "W"], f"the rooms of {board.id} do not share out its four sides")
    places = sorted(board.place for board in content.boards.boards if board.place)
    _hold(places == ["basement", "second-floor", "start"], "one start, one second-floor, one basement board [H4, H7]")


def _check_cards(content: Content) -> None:
    for advanced in (False, True):
        numbers = sorted(power.number for power in content.powers.powers if power.advanced == advanced)
        fits = numbers == sorted(set(numbers)) if advanced else numbers == list(range(1, 11))
        _hold(fits, "the powers are not numbered 1 to 10")
        never = sum(content.power[power].never_first for power in content.powers_in_play(advanced))
        _hold(never <= 2, "of three powers that she draws, one must be allowed as the first [H18, H19]")
    _hold(len(content.items_in_play(False)) >= 4, "there must be an Item card for each of four Visitors [H3]")
    for power in content.powers.powers:
        _hold(TIMING[power.effect] == power.timing, f"{power.id}: {power.effect} is for {TIMING[power.effect]}")


def _check_tiles(content: Content) -> None:
    kinds = [tile.kind for tile in content.tiles.tiles]
    for kind in get_args(TileKind):
        count = 3 if kind == "weapon" else 1
        _hold(kinds.count(kind) == count, f"there must be {count} of the kind {kind}")
    for tile in content.tiles.tiles:
        _hold(
            tile.mix == (tile.kind not in ASIDE), f"{tile.id}: the mix has all tiles but {', '.join(ASIDE)} [H11, H16]"
        )


def _hold(condition: object, what: str) -> None:
    if not condition:
        raise BadContent(what)
