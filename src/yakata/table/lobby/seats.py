"""Who sits where at a new table: as it was wished, as it was before, or somebody alone among bots."""

from typing import Any

from yakata.bots import bots_for
from yakata.kernel import BadOptions, Game, Seat
from yakata.kernel.dice import house_nonce
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.seats import SeatTaken


def alone(game: Game[Any]) -> list[SeatWish]:
    """One person in the first role, bots in the other seats."""
    mine = next(iter(game.roles.values()), 0)
    return [SeatWish("me" if seat == mine else "bot") for seat in range(game.seats.start)]


def seat_taken(game: Game[Any], at: Seat, wish: SeatWish, owner: Person, table: NewTable, promise: str) -> SeatTaken:
    """The seat as the owner of a table wishes it. ``promise``: what the table's dice have promised."""
    if wish.kind == "me":
        nonce = table.nonce or house_nonce(promise, at)
        return SeatTaken(at, "person", owner.id, name=wish.name or table.name or owner.name, nonce=nonce)
    if wish.kind == "bot":
        bot = wish.bot or bots_for(game.name)[-1]
        if bot not in bots_for(game.name):
            raise BadOptions(f"no bot called {bot!r} plays {game.name}")
        return SeatTaken(at, "bot", bot=bot, name=wish.name, nonce=house_nonce(promise, at))
    return SeatTaken(at, wish.kind)


def seat_again(taken: SeatTaken, promise: str) -> SeatTaken:
    """The same seat at the next table: kept for a person, who comes and gives a nonce."""
    if taken.kind == "person" and taken.person is None:  # somebody who was forgotten
        return SeatTaken(taken.seat, "open")
    nonce = house_nonce(promise, taken.seat) if taken.kind == "bot" else ""
    return SeatTaken(taken.seat, taken.kind, taken.person, taken.bot, taken.name, nonce)
