"""The day's clock: a move a day, where the table wants that."""

from functools import partial
from time import time
from typing import Final

from yakata.table.lobby.tables import House
from yakata.table.play.live_table import LiveTable

EVERY: Final = 60.0
DAY: Final = 24 * 3600.0
MERCY: Final = 300.0
"""Seconds after an outage of the database in which no clock rings: everybody may come back first."""


def keep_clocks(house: House) -> None:
    """Once a minute, as long as the server runs."""
    house.store.services.every("clocks", EVERY, partial(look_round, house))


async def look_round(house: House, now: float | None = None) -> None:
    now = time() if now is None else now
    outages = house.store.outages
    if outages.away:
        await house.store.look()
    if outages.back > now - MERCY:
        return
    for table in list(house.live.values()):
        if ring(table, now):
            house.attend(table)
            table.tell_change()


def ring(table: LiveTable, now: float) -> bool:
    """Whoever lets a day go by is played for, until they are back. Hours without a database do not count."""
    play = table.play
    if table.settings.clock != "daily" or play is None or play.ask is None or table.doubtful:
        return False
    if table.moved_at > now - DAY - table.store.outages.seconds(table.moved_at):
        return False
    taken = table.seats[play.ask.seat]
    if taken.kind != "person" or taken.stand_in:
        return False
    taken.stand_in = True
    return True
