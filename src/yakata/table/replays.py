"""A game line by line, as one seat saw it."""

from typing import Any

from msgspec import Struct

from yakata.bots import bots_for
from yakata.kernel import SPECTATOR, BadOptions, Game, Record, Seat, replay
from yakata.table.showing import happened, texts_for, words_of
from yakata.table.wire import Happened, Outcome

TRUTH = -2


class Line(Struct, frozen=True):
    number: int
    who: str
    text: str
    say: str
    events: list[Happened]
    view: Any


class SeatNamed(Struct, frozen=True):
    seat: int
    label: str
    say: str
    name: str


class ReplayShown(Struct, frozen=True, rename={"as_": "as"}):
    game: str
    title: str
    seats: list[SeatNamed]
    as_: str
    views: list[str]
    start: Any
    lines: list[Line]
    result: Outcome | None
    record: str | None
    texts: dict[str, str] = {}
    """Names and texts of all that was in view, for games that seal their texts."""


def replay_of(game: Game[Any], record: Record, viewer: Seat, lang: str) -> ReplayShown:
    """What the seat saw; with ``TRUTH``, what was. For games that are over, and for records from a file."""
    words = words_of(game, lang)
    moments = list(replay(game, record))
    names = _names(game, record)
    seats = [
        SeatNamed(
            at,
            label,
            words.say(f"seat-{label}") if words.knows(f"seat-{label}") else label,
            names[at] if record.names else label,
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
        start=_view(moments[0].state, viewer),
        lines=[_line(game, record, moment, viewer, lang, names) for moment in moments[1:]],
        result=Outcome(result.key, list(result.scores), words.result(result)) if result else None,
        record=str(record),
        texts=_texts(game, moments, viewer, lang),
    )


def _names(game: Game[Any], record: Record) -> tuple[str, ...]:
    """Who sat where, as at the table: a program has the name of its place."""
    nobody = ("-", *bots_for(game.name))
    return tuple(["" if name in nobody else name for name in record.names])


def _line(game: Game[Any], record: Record, moment: Any, viewer: Seat, lang: str, names: tuple[str, ...]) -> Line:
    known = names if len(record.seats) > 1 else ()
    seen = [event for event in moment.events if viewer == TRUTH or event.seen_by(viewer)]
    events = [happened(game, lang, event, known) for event in seen]
    seat = moment.entry.seat
    shown = viewer in (TRUTH, seat)
    return Line(
        number=moment.number,
        who="*" if seat is None else record.seats[seat],
        text=moment.entry.text if shown else "",
        say=" ".join(event.say for event in events) or _chosen(game, moment, shown, lang),
        events=events,
        view=_view(moment.state, viewer),
    )


def _chosen(game: Game[Any], moment: Any, shown: bool, lang: str) -> str:
    """A choice after which nothing was told yet, in words."""
    if not shown or moment.entry.seat is None:
        return ""
    return words_of(game, lang).choice(game.parse(moment.entry.text))


def _texts(game: Game[Any], moments: list[Any], viewer: Seat, lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    if type(game).reading is not Game.reading:
        for moment in moments:
            for seat in range(moment.state.seats) if viewer == TRUTH else (viewer,):
                found |= texts_for(game, lang, moment.state.view(seat))
    return found


def _view(state: Any, viewer: Seat) -> Any:
    if viewer != TRUTH:
        return state.view(viewer)
    if state.seats == 1:
        return state.view(0)
    return {f"seat {seat + 1}": state.view(seat) for seat in range(state.seats)}


def _name(viewer: Seat) -> str:
    return {SPECTATOR: "spectator", TRUTH: "truth"}.get(viewer, str(viewer))


def viewer_of(name: str, seats: int) -> Seat:
    named = {"spectator": SPECTATOR, "truth": TRUTH}
    if name in named:
        return named[name]
    if name in map(str, range(seats)):
        return int(name)
    raise BadOptions(f"nobody sees as {name[:20]!r}")
