"""Where a board can lie, as people say it: beside which room, with which doors."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from yakata.hako_onna.rules.choices import Place
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import Board, Laid, Side
from yakata.hako_onna.state.mansion import OPPOSITE, SIDES, STEP, has_door, room_at
from yakata.kernel import Choice, Phrase


class Door(NamedTuple):
    side: Side
    room: str
    """Of the board that is laid."""
    there: str
    """The room behind it; nothing while nothing lies there."""
    joined: bool
    """It meets a door."""


def place(view: NightView, choice: Place, content: Content) -> Phrase:
    """The room it comes to lie beside, where its doors lead, and which way it is turned where they do not tell."""
    laid = Laid(view.board_drawn, choice.floor, choice.x, choice.y, choice.turns)  # type: ignore[arg-type]  # as offered
    doors = list(_doors(laid, view.house, content))
    side, beside = _beside(laid, view.house, content)
    alone = len(content.board[laid.board].rooms) == 1
    head = SIDES[choice.turns] if _looks_the_same(content, laid.board, laid.turns) else ""
    return Phrase(
        "choice-place-beside",
        {
            "side": side,
            "beside": beside,
            "doors": [_joined(door, alone) for door in doors if door.joined],
            "open": [_open(door, alone) for door in doors if not door.there],
            "walls": sorted({door.there for door in doors if door.there and not door.joined}),
            "head": head,
        },
    )


def _joined(door: Door, alone: bool) -> Phrase:
    own = {} if alone else {"room": door.room}
    return Phrase("place-door" if alone else "place-door-room", {"there": door.there, **own})


def _open(door: Door, alone: bool) -> Phrase:
    side = Phrase(f"night-side-{door.side}")
    return side if alone else Phrase("place-open-room", {"side": side, "room": door.room})


def _doors(laid: Laid, house: tuple[Laid, ...], content: Content) -> Iterator[Door]:
    board = content.board[laid.board]
    for side in SIDES:
        if has_door(board, side, laid.turns):
            there, meets = _behind(laid, side, house, content)
            yield Door(side, room_at(board, side, laid.turns).id, there, meets)


def _beside(laid: Laid, house: tuple[Laid, ...], content: Content) -> tuple[Side, str]:
    """On which side of which room: the first whose door opens on this place, however the board is turned."""
    for side in SIDES:
        there, opens = _behind(laid, OPPOSITE[side], house, content)
        if opens:
            return side, there
    raise LookupError("a board lies beside a door")  # H5


def _behind(laid: Laid, side: Side, house: tuple[Laid, ...], content: Content) -> tuple[str, bool]:
    """The room on this side of a place, and whether it has a door there."""
    x, y = laid.x + STEP[side][0], laid.y + STEP[side][1]
    other = next((one for one in house if (one.floor, one.x, one.y) == (laid.floor, x, y)), None)
    if other is None:
        return "", False
    board, across = content.board[other.board], OPPOSITE[side]
    return room_at(board, across, other.turns).id, has_door(board, across, other.turns)


@cache
def _looks_the_same(content: Content, ident: str, turned: int) -> bool:
    """Whether the board, turned otherwise, has the same doors of the same rooms."""
    board = content.board[ident]
    return any(_seen(board, turns) == _seen(board, turned) for turns in range(4) if turns != turned)


def _seen(board: Board, turns: int) -> frozenset[tuple[Side, str]]:
    """On which sides a board has doors, and of which rooms."""
    return frozenset((side, room_at(board, side, turns).id) for side in SIDES if has_door(board, side, turns))


def laid_like(view: NightView, choice: Choice, content: Content) -> object:
    """The same for two choices that lay a board in the same place with the same doors of the same rooms."""
    if not isinstance(choice, Place):
        return choice
    return choice.floor, choice.x, choice.y, _seen(content.board[view.board_drawn], choice.turns)
