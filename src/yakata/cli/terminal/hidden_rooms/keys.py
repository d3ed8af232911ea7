"""Which key means which choice."""

from collections.abc import Sequence
from typing import Final

from yakata.cli.terminal.answers import small
from yakata.hidden_rooms.child_turn import ChildTurn
from yakata.hidden_rooms.choices import DRAW, END, LAY, MOVE, SEARCH, TAKE
from yakata.hidden_rooms.house import CHILD, House
from yakata.hidden_rooms.squares import BESIDE, DIRECTIONS, NOWHERE, SQUARES, START, Direction, name
from yakata.hidden_rooms.tiles import NONE
from yakata.hidden_rooms.view import HouseView
from yakata.kernel import Ask, Choice, Refusal

ARROWS: Final[dict[str, Direction]] = {direction: direction for direction in DIRECTIONS}
DIGITS: Final = ("1", "2", "3", "4", "5")
CONFIRM: Final = ("enter", "space")
NAMES: Final = {name(at).lower(): at for at in SQUARES}


def key_name(key: str, character: str | None) -> str:
    """The key that was meant."""
    if character is None or not character.isprintable() or character.isspace():
        return key
    return small(character)


def meaning(key: str, house: House) -> Choice | Refusal | None:
    """The choice that the key stands for at this decision, legal or not; ``None`` for a key that is no choice."""
    pending = house.pending
    if not isinstance(pending, Ask):
        return None
    if pending.prompt == "first-tile":
        return _first_tile(key, pending)
    if key in ARROWS:
        return towards(ARROWS[key], house) if pending.prompt == "turn" else None
    if key == "e":
        return END
    if key == "d":
        return DRAW
    if key in DIGITS:
        slot = int(key)
        return TAKE[house.memory[slot - 1]] if slot <= len(house.memory) else _empty_slot(slot)
    return None


def towards(way: Direction, house: House) -> Choice:
    """Towards a tile, or a wall: a move. Towards an empty square: a search."""
    there = BESIDE[way][house.child]
    return MOVE[way] if there == NOWHERE or house.board[there] != NONE else SEARCH[way]


def _first_tile(key: str, pending: Ask) -> Choice | Refusal | None:
    if key in DIGITS:
        slot = int(key)
        return pending.choices[slot - 1] if slot <= len(pending.choices) else Refusal("lay-first", "K10")
    return None


def _empty_slot(slot: int) -> Refusal:
    return Refusal("no-such-slot", "K23", {"slot": slot})


def clicked(square: int, house: House) -> Choice | Refusal | None:
    """What a click on a square means; only the neighbours of the Child can be reached."""
    if not isinstance(pending := house.pending, Ask) or pending.prompt != "turn":
        return None
    way = way_to(square, house)
    return way if isinstance(way, Refusal) else towards(way, house)


def way_to(square: int, house: House) -> Direction | Refusal:
    """The direction of a neighbouring square. Before the set-up: from where the Child will start (K11)."""
    child = START if house.child == NOWHERE else house.child
    near = (way for way in DIRECTIONS if BESIDE[way][child] == square)
    return next(near, Refusal("square-too-far", "K21", {"square": square}))


def spoken(said: Sequence[str], house: House) -> str | Refusal:
    """The text of the choice that was meant: a square may stand for its direction (``search f5``, or ``f5`` alone)."""
    square = NAMES.get(said[-1])
    if square is None:
        return " ".join(said)
    way = way_to(square, house)
    if isinstance(way, Refusal):
        return way
    return f"{said[0]} {way}" if len(said) > 1 else str(towards(way, house))


def listed(house: House) -> list[Choice]:
    """The choices that a cursor goes through, in the order they are shown: the pool, then memory; or the two tiles."""
    pending = house.pending
    if not isinstance(pending, Ask):
        return []
    if pending.prompt == "first-tile":
        return list(pending.choices)
    if pending.prompt != "source":
        return []
    shown = [DRAW, *(TAKE[tile] for tile in house.memory)]
    return [choice for choice in shown if choice in pending.choices]


def lying(house: House) -> list[Choice]:
    """The choices of a tile, in the order in which the tiles lie there and were named; nothing for another question."""
    view = house.game.view(house, CHILD)
    if prompt(house) == "first-tile" and isinstance(view, HouseView):
        return [LAY[tile] for tile in view.offered]
    return listed(house)


def preselected(house: House) -> Choice | None:
    """What Enter takes at once. No first tile is: it would go to whoever pressed Enter once too often."""
    return next(iter(listed(house)), None) if prompt(house) == "source" else None


def searched(house: House) -> int:
    """The square that is being searched, while the tile for it is chosen."""
    frame = house.stack[-1] if house.stack else None
    return frame.square if isinstance(frame, ChildTurn) and prompt(house) == "source" else NOWHERE


def prompt(house: House) -> str:
    """Which decision is waited for; nothing when the game is over."""
    return house.pending.prompt if isinstance(house.pending, Ask) else ""
