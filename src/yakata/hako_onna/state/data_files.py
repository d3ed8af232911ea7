"""What each data file holds: boards, powers, items, tiles and noise odds. The engine knows effects, not names."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Side = Literal["N", "E", "S", "W"]
Edition = Literal["en", "ja"]
Difficulty = Literal["easy", "regular", "hard", "nightmare"]
Rank = Literal["A", "B", "C"]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Factor = Annotated[float, Meta(ge=0.01, le=100)]
Share = Annotated[float, Meta(ge=0, le=1)]
Percent = Annotated[int, Meta(ge=1, le=100)] | Annotated[float, Meta(ge=1, le=100)]

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
    """How a way of laying a disc changes how likely a fall is, now and for all that lies above."""

    now: Factor
    later: Factor


class CareTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    careful: Care
    hasty: Care
    down: Care
    up: Care
    upside_down: Factor
    of: Literal["chance", "odds"] = "chance"
    """What the factors multiply: the chance of a fall, as until rules version 5, or its odds (so many to one)."""


class Discs(Struct, frozen=True, forbid_unknown_fields=True):
    red: tuple[Annotated[int, Meta(ge=1, le=5)], ...]
    stands: Annotated[tuple[Percent, ...], Meta(min_length=5, max_length=5)]


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """How a hand lays a disc on the noise tower."""

    falls: Factor
    """The odds of a fall, as a multiple of those of the steady hand."""
    slips: Share
    """How often the disc falls alone (H42), where others lie below."""


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """Any hand on the noise tower, where nobody looks what comes of it."""

    careful: Manner
    steady: Manner
    hasty: Manner
    aside: Annotated[float, Meta(ge=0, le=1000)]
    """How much higher the odds of a fall are at the edge of the disc below; as the square of the way there."""


class NoiseFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    cards: CardsNoise
    care: CareTable
    discs: dict[Edition, dict[Difficulty, Discs]]
    tower: Hand | None = None
    """Content of rules version 5 and before has none."""


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
