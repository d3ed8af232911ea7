"""Who sits where at a new table: as it was wished, as it was before, or somebody alone among bots."""

from typing import Any

from yakata.bots import bots_for
from yakata.kernel import BadOptions, Game, Seat
from yakata.kernel.dice import fresh_nonce
from yakata.table.lobby.people import Person
from yakata.table.lobby.wishes import NewTable, SeatWish
from yakata.table.play.seats import SeatTaken


def alone(game: Game[Any]) -> list[SeatWish]:
    """One person in the first role, bots in the other seats."""
    mine = next(iter(game.roles.values()), 0)
    return [SeatWish("me" if seat == mine else "bot") for seat in range(game.seats.start)]


def seat_taken(game: Game[Any], at: Seat, wish: SeatWish, owner: Person, table: NewTable) -> SeatTaken:
    """The seat as the owner of a table wishes it."""
    if wish.kind == "me":
        nonce = table.nonce or fresh_nonce()
        return SeatTaken(at, "person", owner.id, name=wish.name or table.name or owner.name, nonce=nonce)
    if wish.kind == "bot":
        bot = wish.bot or bots_for(game.name)[-1]
        if bot not in bots_for(game.name):
            raise BadOptions(f"no bot called {bot!r} plays {game.name}")
        return SeatTaken(at, "bot", bot=bot, name=wish.name, nonce=fresh_nonce())
    return SeatTaken(at, wish.kind)


def seat_again(taken: SeatTaken) -> SeatTaken:
    """The same seat at the next table."""
    if taken.kind == "person" and taken.person is None:  # somebody who was forgotten
        return SeatTaken(taken.seat, "open")
    return SeatTaken(taken.seat, taken.kind, taken.person, taken.bot, taken.name, fresh_nonce())
