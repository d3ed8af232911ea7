"""What one person sees of a table: who sits there, how it is kept, how it ended."""

from time import time

from yakata.bots import bots_for
from yakata.kernel import SPECTATOR, Seat
from yakata.kernel.dice import commitment
from yakata.table.play.live_table import LiveTable
from yakata.table.sight.shown import Outcome, SeatShown, TableShown
from yakata.table.sight.words import chapter_of, place_of, shown_options, words_of
from yakata.words import Words


def table_of(table: LiveTable, person: str | None, lang: str = "en", seat: Seat | None = None) -> TableShown:
    """The table as this person sees it; ``seat`` is the one meant where somebody holds several."""
    words = words_of(table.game, lang or "en")
    labels = table.game.labels(len(table.seats))
    mine = table.seats_of(person)
    return TableShown(
        id=table.id,
        game=table.game.name,
        options=shown_options(table.game, table.options),
        status=table.status,
        version=table.shown(seat if seat is not None else mine[0] if mine else SPECTATOR),
        commitment=commitment(table.secret),
        seats=[
            SeatShown(
                taken.seat,
                labels[taken.seat],
                taken.kind,
                taken.name,
                (taken.bot or bots_for(table.game.name)[-1]) if taken.played_by_bot else "",
                taken.kind == "bot" or table.is_here(taken.person),
                taken.seat in mine,
                place_of(table.game, table.options, taken.seat, labels[taken.seat], words),
                taken.nonce,
            )
            for taken in table.seats
        ],
        you=seat if seat in mine else mine[0] if mine else None,
        owner=person is not None and person == table.owner,
        spectators=table.settings.spectators,
        clock=table.settings.clock,
        absent=table.settings.absent,
        mask=table.settings.mask,
        door=table.settings.door,
        closes_in=max(0.0, table.closes - time()) if table.closes else 0.0,
        next=table.next_table,
        title=words.say("game-title") if words.knows("game-title") else table.game.name,
        yours=mine,
        result=_outcome(table, words),
        campaign=table.campaign,
        campaign_name=table.campaign_name,
        chapter=chapter_of(table.game, table.options, words) if table.campaign else "",
        host=host_of(table),
        next_by=table.next_by,
    )


def host_of(table: LiveTable) -> str:
    """What whoever has laid the table is called, where they sit at it."""
    return next((taken.name for taken in table.seats if taken.person and taken.person == table.owner), "")


def _outcome(table: LiveTable, words: Words) -> Outcome | None:
    result = table.play.result if table.play and table.over else None
    return Outcome(result.key, list(result.scores), words.result(result)) if result else None
