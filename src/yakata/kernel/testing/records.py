"""Laws of whole games: their record, their dice, their undo."""

from random import Random
from typing import Any

from msgspec.structs import replace

from yakata.kernel.asks import Odds, Witnessed
from yakata.kernel.game import Game
from yakata.kernel.play import Play
from yakata.kernel.record import Entry, RecordError, parse, text
from yakata.kernel.replay import Moment, replay, resume, verify
from yakata.kernel.testing.broken import hold


def check_record(play: Play[Any]) -> None:
    """The record reads back, and its replay ends in the same bytes with the same events."""
    record = play.record()
    source = text(record)
    hold(parse(source) == record, "record", "a record does not parse back to itself")
    moments = list(replay(play.game, record))
    hold(moments[-1].state.dump() == play.state.dump(), "record", "a replay ends in another state")
    events = [event for moment in moments for event in moment.events]
    hold(events == play.events, "record", "a replay tells other events")


def check_dice(play: Play[Any], rng: Random) -> None:
    """Every draw is proved, and one changed outcome is caught."""
    record = play.record()
    proof = verify(play.game, text(record))
    hold(proof.draws == play.dice.count, "dice", f"{proof.draws} draws proved of {play.dice.count}")
    drawn = [moment for moment in replay(play.game, record) if moment.odds and len(moment.odds.outcomes) > 1]
    if not drawn:
        return
    doctored = _doctored(play, rng.choice(drawn), rng)
    try:
        verify(play.game, doctored)
    except RecordError:
        return
    hold(False, "dice", f"a doctored record passes: {doctored}")


def _doctored(play: Play[Any], moment: Moment, rng: Random) -> str:
    """The same record with another outcome in one place."""
    record, at = play.record(), moment.number - 1
    assert isinstance(moment.odds, Odds)
    others = [f"{moment.odds.key} {outcome}" for outcome in moment.odds.outcomes]
    others.remove(record.entries[at].text)
    ticket = record.entries[at].ticket if isinstance(moment.odds, Witnessed) else None  # without one it would be seen
    changed = Entry(None, rng.choice(others), ticket=ticket)
    return text(replace(record, entries=(*record.entries[:at], changed, *record.entries[at + 1 :])))


def check_resume(game: Game[Any], play: Play[Any], rng: Random) -> None:
    """A game that is left at any decision and taken up again goes on with the same dice."""
    record = play.record()
    turns = [n for n, entry in enumerate(record.entries) if entry.seat is not None]
    if not turns:
        return
    cut = rng.choice(turns)
    left = replace(record, entries=record.entries[:cut], result=None, secret="")
    again = resume(game, left, record.secret)
    for ask in again:
        entry = record.entries[len(again.entries)]
        hold(entry.seat == ask.seat, "resume", "a resumed game asks somebody else")
        again.apply(entry.text, ask.seat)
    hold(again.record() == record, "resume", "a resumed game was drawn differently")
