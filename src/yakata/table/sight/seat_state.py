"""What one seat sees of the game at a live table."""

from yakata.kernel import SPECTATOR, Ask, Event, Refusal, Seat, State, View
from yakata.table.play.live_table import LiveTable
from yakata.table.sight.drawings import drawings_for
from yakata.table.sight.patches import changed_fields
from yakata.table.sight.shown import Offered, Reason, StateChanged, StateShown
from yakata.table.sight.words import (
    all_happened,
    goals_of,
    lesson_of,
    names_in,
    no_undo,
    offered,
    open_to,
    reason_of,
    texts_for,
    words_of,
)
from yakata.words import Names

EARLIER = 60
"""So far back is looked for what led to something."""
APART = frozenset({"version", "events"})
"""Fields of a state that changes of it always have."""


def changed(before: StateShown, now: StateShown) -> StateChanged:
    """How the one becomes the other. Both are of one seat, which was told the first."""
    return StateChanged(before.version, now.version, now.events, *changed_fields(before, now, APART))


def state_of(table: LiveTable, seat: Seat, lang: str, since: int = -1) -> StateShown:
    """The state message: the seat's view and what has happened since a version."""
    play, game = table.prepared, table.game
    events, fresh = table.events_since(seat, since)
    ask = play.ask
    mine = ask if ask is not None and ask.seat == seat else None
    undo = None if seat == SPECTATOR else play.why_no_undo(seat)
    view, kept = table.view(seat), table.remembered
    keys = open_to(game, view, kept) if lang else ()
    names = names_in(game, lang, view, tuple([taken.name for taken in table.seats]), kept)
    began, beat = _beat(table, seat) if table.hush is not None else (0.0, 0.0)
    return StateShown(
        table.shown(seat),
        seat,
        view,
        all_happened(
            game,
            lang,
            events,
            names.read_by(seat),
            () if fresh else _heard(table, seat, events),
            None if fresh else view,
        ),
        _choices(table, lang, mine, view, names) if mine is not None else [],
        words_of(game, lang).under(table.options).prompt(game.asked_as(view), view, names.for_choices(seat))
        if mine is not None and lang
        else "",
        mine.rule if mine is not None else "",
        no_undo(game, lang, undo.key) if undo is not None else None,
        fresh,
        words_of(game, lang).result(play.result) if lang and play.result is not None else "",
        table.shown_at(seat),
        _talk(table, seat, lang) if play.game.talks else None,
        _standing(play.state) if mine is not None else "",
        began,
        beat,
        lesson_of(game, lang, game.asked_as(view)) if mine is not None and lang else "",
        texts_for(game, lang, view, keys, kept),
        goals_of(game, lang, view, names, kept),
        _covered(table, seat),
        list(names.called),
        drawings_for(game, keys, kept),
    )


def _choices(table: LiveTable, lang: str, mine: Ask, view: View, names: Names) -> list[Offered]:
    of = names.for_choices(mine.seat)
    return [offered(table.game, lang, choice, of, mine.prompt, view) for choice in mine.choices]


def _covered(table: LiveTable, seat: Seat) -> bool:
    """Only who sits at the same device is told whether whoever is asked has a secret."""
    ask = table.prepared.ask
    if ask is None or seat in (SPECTATOR, ask.seat) or table.seats[seat].person is None:
        return False
    person = table.seats[ask.seat].person
    if table.seats[seat].person != person:
        return False
    here = "covered", ask.seat
    covered: bool | None = table.worked_out.get(here)
    if covered is None:
        beside = [n for n, other in enumerate(table.seats) if other.person == person and n != ask.seat]
        covered = table.worked_out[here] = table.prepared.state.keeps_secret(ask.seat, beside)
    return covered


def _heard(table: LiveTable, seat: Seat, events: list[Event]) -> list[Event]:
    """What this seat was told last before these events, where their sentences rest on it."""
    if not any(event.key in table.game.contextual for event in events):
        return []
    play = table.prepared
    told = [event for event in play.events[-EARLIER:] if play.over or event.seen_by(seat)]
    return told[: -len(events)]


def _standing(state: State) -> str:
    order = state.standing()
    return "" if order is None else str(order)


def _beat(table: LiveTable, seat: Seat) -> tuple[float, float]:
    """For a clock: since when hidden steps or a masked decision go on, and how long such a beat is."""
    ask, hush = table.prepared.ask, table.hush
    if hush is None or ask is None or not (hush.quiet or table.prepared.state.masked()):
        return 0.0, 0.0
    window, dark = table.beats(ask.seat)
    return (hush.began, dark) if hush.quiet else (max(hush.times.values()), window)


def _talk(table: LiveTable, seat: Seat, lang: str) -> list[int] | Reason | None:
    hearers = None if seat == SPECTATOR or table.prepared.over else table.prepared.state.talk(seat)
    if isinstance(hearers, Refusal):
        return reason_of(hearers, words_of(table.game, lang)) if lang else Reason(hearers.key, "")
    return None if hearers is None else sorted(hearers)
