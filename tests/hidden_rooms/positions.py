"""Positions of Hidden Rooms, set up by name."""

from collections.abc import Iterable
from typing import Any

import yakata
from yakata.hidden_rooms.child_turn import ChildTurn
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.stages import GameFrame, StageFrame
from yakata.hidden_rooms.tiles import TILES

GAME = yakata.load("hidden-rooms")


def at(name: str) -> int:
    """A1 is square 0, F6 is square 35."""
    return (int(name[1]) - 1) * 6 + "ABCDEF".index(name[0])


def house(
    *,
    rooms: dict[str, str] | None = None,
    child: str = "F6",
    monster: str = "A6",
    facing: Any = "up",
    memory: Iterable[str] = (),
    pool: Iterable[str] | None = None,
    discard: str = "red-6",
    stage: int = 1,
    wins: int = 0,
    losses: int = 0,
    turns: int = 1,
    moves: int = 0,
    whole_game: bool = False,
    **options: Any,
) -> House:
    """A house at the Child's turn. The pool is what is nowhere else, unless it is given."""
    rooms = rooms or {"F6": "amber-3"}
    memory = tuple(memory)
    elsewhere = {*rooms.values(), *memory, discard}
    chosen = GAME.choose_options(options | ({} if whole_game else {"stage": stage}))
    board = tuple(next((tile for name, tile in rooms.items() if at(name) == square), "") for square in range(36))
    return House(
        game=GAME,
        seats=1,
        options=chosen,
        stage=stage,
        board=board,
        laid=sum(1 << at(name) for name in rooms),
        pool=tuple(sorted(pool)) if pool is not None else tuple(tile for tile in TILES if tile not in elsewhere),
        memory=memory,
        discard=discard,
        child=at(child),
        monster=at(monster),
        facing=facing,
        turns=turns,
        moves=moves,
        wins=wins,
        losses=losses,
        stack=[GameFrame(at="count"), StageFrame(at="after"), ChildTurn(at="act")],
    )


def texts(state: House) -> list[str]:
    """What can be chosen, or come, now."""
    pending = state.pending
    if pending is None:
        return []
    return [str(answer) for answer in getattr(pending, "choices", None) or pending.outcomes]


def play(state: House, *answers: str) -> House:
    for answer in answers:
        state.apply(answer)
    return state


def keys(events: Iterable[Any]) -> list[str]:
    return [event.key for event in events]
