"""Why the Child cannot do that now, with the number of the rule."""

from yakata.hidden_rooms.choices import MOVES, Draw, End, Lay, Move, Search, Take
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import BESIDE, NOWHERE
from yakata.hidden_rooms.tiles import NONE
from yakata.kernel import Ask, Choice, Refusal


def refuse(house: House, pending: Ask, choice: Choice) -> Refusal | None:
    """The reason against a choice that is not among those offered."""
    if pending.prompt == "first-tile":
        return _not_laid(choice)
    if isinstance(choice, Lay):
        return Refusal("not-at-setup", "K10")
    if pending.prompt == "source":
        return _no_source(house, choice)
    if isinstance(choice, (Draw, Take)):
        return Refusal("square-first", "K22")
    if isinstance(choice, Move):
        return _no_move(house, choice)
    if isinstance(choice, Search):
        return _no_search(house, choice)
    return None


def _not_laid(choice: Choice) -> Refusal:
    if isinstance(choice, Lay):
        return Refusal("not-drawn", "K10", {"tile": choice.tile})
    return Refusal("lay-first", "K10")


def _no_source(house: House, choice: Choice) -> Refusal | None:
    if isinstance(choice, (Move, Search, End)):
        return Refusal("search-begun", "K23")
    if isinstance(choice, Draw):
        return Refusal("pool-empty", "KQ6")
    if isinstance(choice, Take):
        if choice.tile not in house.memory:
            return Refusal("not-in-memory", "K23", {"tile": choice.tile})
        return Refusal("does-not-fit", "K24", {"tile": choice.tile, "under": house.under})
    return None


def _no_move(house: House, move: Move) -> Refusal:
    there = BESIDE[move.to][house.child]
    if there == NOWHERE:
        return Refusal("wall", "K2", {"to": move.to})
    if house.board[there] == NONE:
        return Refusal("no-tile", "K21", {"square": there})
    return Refusal("moves-used", "K21", {"moves": MOVES})


def _no_search(house: House, search: Search) -> Refusal:
    there = BESIDE[search.to][house.child]
    if there == NOWHERE:
        return Refusal("wall", "K2", {"to": search.to})
    if house.board[there] != NONE:
        return Refusal("already-laid", "K22", {"square": there})
    if there == house.monster:
        return Refusal("monster-there", "KQ12", {"square": there})
    return Refusal("nothing-to-search-with", "KQ6")
