"""A game line by line, as one seat saw it."""

from collections import deque
from typing import Any

from msgspec import Struct

from yakata.bots import bots_for
from yakata.kernel import SPECTATOR, BadOptions, Event, Game, Record, Seat, replay
from yakata.table.play.settings import Option
from yakata.table.sight.drawings import drawings_for
from yakata.table.sight.patches import Change, Changes, Path, changes
from yakata.table.sight.seat_state import EARLIER
from yakata.table.sight.shown import Happened, Outcome
from yakata.table.sight.words import (
    all_happened,
    in_a_row,
    names_in,
    open_to,
    place_of,
    shown_options,
    texts_for,
    words_of,
)
from yakata.words import Names

TRUTH = -2


class LinePlayed(Struct, frozen=True):
    number: int
    who: str
    """A seat's label, or ``*`` for chance."""
    text: str
    say: str
    events: list[Happened]
    changes: list[Change]
    """What became different in the view of the moment before."""
    gone: list[Path]
    """What is there no more, when the changes are made."""


class SeatNamed(Struct, frozen=True):
    seat: int
    label: str
    say: str
    name: str
    called: str = ""
    """What the game calls them."""


class ReplayShown(Struct, frozen=True, rename={"as_": "as"}):
    game: str
    title: str
    seats: list[SeatNamed]
    as_: str
    """A seat's number, ``spectator`` or ``truth``."""
    views: list[str]
    """The eyes through which it can be seen."""
    start: Any
    """The view before the first line; with the truth, those of all seats: ``seat 1``, ``seat 2`` and so on."""
    lines: list[LinePlayed]
    result: Outcome | None
    record: str | None
    options: dict[str, Option]
    texts: dict[str, str] = {}
    """Names and texts of all that was in view, for games that seal their texts."""
    drawings: dict[str, str] = {}
    """The names of its drawings, by the same keys."""


def replay_of(game: Game[Any], record: Record, viewer: Seat, lang: str) -> ReplayShown:
    """What the seat saw; with ``TRUTH``, what was. For games that are over, and for records from a file.

    Moment by moment, and of each moment nothing is kept but what became different: a record can be long.
    """
    words, players = words_of(game, lang), _players(game, record)
    told: deque[Event] = deque(maxlen=EARLIER)
    texts: dict[str, str] = {}
    opened: dict[str, None] = {}
    lines: list[LinePlayed] = []
    start, asked, before, names = None, None, None, Names()
    for moment in replay(game, record):
        views = _views(moment.state, viewer)
        after = _seen(views)
        names = names_in(game, lang, views[0], players)
        for view in views:
            keys = open_to(game, view)
            opened |= dict.fromkeys(keys)
            if game.library is not None:
                texts |= texts_for(game, lang, view, keys)
        heard = [event for event in moment.events if viewer == TRUTH or event.seen_by(viewer)]
        if moment.number:
            made = changes(before, after)
            lines.append(_line(game, record, asked, moment, viewer, lang, names, made, heard, list(told), views[0]))
        else:
            start = after
        told += heard
        asked, before = moment, after
    options = game.choose_options(record.options)
    seats = [
        SeatNamed(
            at,
            label,
            place_of(game, options, at, label, words),
            players[at],
            names.called[at] if names.called else "",
        )
        for at, label in enumerate(record.seats)
    ]
    result = record.result
    return ReplayShown(
        game=game.name,
        title=words.say("game-title") if words.knows("game-title") else game.name,
        seats=seats,
        as_=_name(viewer),
        views=["spectator", *(str(seat.seat) for seat in seats), "truth"],
        start=start,
        lines=lines,
        result=Outcome(result.key, list(result.scores), words.result(result)) if result else None,
        record=str(record),
        options=shown_options(game, options),
        texts=texts,
        drawings=drawings_for(game, opened),
    )


def _players(game: Game[Any], record: Record) -> tuple[str, ...]:
    """Who sat where, as at the table: a program has the name of its place."""
    nobody = ("-", *bots_for(game.name))
    return tuple(["" if name in nobody else name for name in record.names or ("-",) * len(record.seats)])


def _line(
    game: Game[Any],
    record: Record,
    asked: Any,
    moment: Any,
    viewer: Seat,
    lang: str,
    names: Names,
    made: Changes,
    heard: list[Event],
    before: list[Event],
    view: Any,
) -> LinePlayed:
    events = all_happened(game, lang, heard, names, before, view)
    seat = moment.entry.seat
    shown = viewer in (TRUTH, seat)
    return LinePlayed(
        number=moment.number,
        who="*" if seat is None else record.seats[seat],
        text=moment.entry.text if shown else "",
        say=in_a_row(lang, [event.say for event in events if event.say])
        or _chosen(game, asked, moment, shown, lang, names),
        events=events,
        changes=made.made,
        gone=made.gone,
    )


def _chosen(game: Game[Any], asked: Any, moment: Any, shown: bool, lang: str, names: Names) -> str:
    """A choice after which nothing was told yet, in the words of what was asked the moment before."""
    if not shown or moment.entry.seat is None:
        return ""
    return words_of(game, lang).choice(game.parse(moment.entry.text), names, asked.state.pending.prompt)


def _views(state: Any, viewer: Seat) -> list[Any]:
    """What is seen at a moment: by the seat, or by each of them."""
    return [state.view(seat) for seat in (range(state.seats) if viewer == TRUTH else (viewer,))]


def _seen(views: list[Any]) -> Any:
    return views[0] if len(views) == 1 else {f"seat {number}": view for number, view in enumerate(views, 1)}


def _name(viewer: Seat) -> str:
    return {SPECTATOR: "spectator", TRUTH: "truth"}.get(viewer, str(viewer))


def viewer_of(name: str, seats: int) -> Seat:
    named = {"spectator": SPECTATOR, "truth": TRUTH}
    if name in named:
        return named[name]
    if name in map(str, range(seats)):
        return int(name)
    raise BadOptions(f"nobody sees as {name[:20]!r}")
