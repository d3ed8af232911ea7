"""From a live table to what one person may see of it, in that person's language."""

from functools import lru_cache
from typing import Any

import msgspec

from yakata.bots import bots_for
from yakata.kernel import SPECTATOR, Called, Event, Game, Refusal, Seat, State
from yakata.kernel.dice import commitment
from yakata.table.live import LiveTable
from yakata.table.wire import Happened, Offered, Outcome, Reason, SeatShown, StateShown, TableShown
from yakata.words import Names, Words, words_for

NOBODY = Names()


def words_of(game: Game[Any], lang: str) -> Words:
    return words_for(game, lang, "yakata.table")


def reason_of(refusal: Refusal, words: Words) -> Reason:
    return Reason(refusal.key, words.refusal(refusal), refusal.rule, refusal.slots)


@lru_cache(maxsize=20_000)
def _sentence(game: Game[Any], lang: str, event: bytes, names: Names) -> str:
    return words_of(game, lang).event(msgspec.json.decode(event, type=Event), names)


def happened(game: Game[Any], lang: str, event: Event, names: Names = NOBODY) -> Happened:
    """An event with its sentence; without a language, without."""
    said = _sentence(game, lang, msgspec.json.encode(event), names) if lang else ""
    return Happened(event.key, event.slots, said)


@lru_cache(maxsize=20_000)
def _offer(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str) -> Offered:
    return Offered(str(choice), words_of(game, lang).choice(choice, names, prompt) if lang else "")


def names_in(game: Game[Any], lang: str, view: Any, players: tuple[str, ...]) -> Names:
    """What people are called in the sentences for this view."""
    return _names(game, lang, game.called(view), players) if lang and len(players) > 1 else NOBODY


@lru_cache(maxsize=2_000)
def _names(game: Game[Any], lang: str, called: tuple[Called, ...], players: tuple[str, ...]) -> Names:
    return words_of(game, lang).naming(called, players)


@lru_cache(maxsize=200)
def _no_undo(game: Game[Any], lang: str, key: str) -> Reason:
    """The refusals of undo have no slots: there are few of them."""
    refusal = Refusal(key)
    return reason_of(refusal, words_of(game, lang)) if lang else Reason(key, "")


def state_of(table: LiveTable, seat: Seat, lang: str, since: int = -1) -> StateShown:
    """The state message: the seat's view and what has happened since a version."""
    play, game = table.prepared, table.game
    events, fresh = table.events_since(seat, since)
    ask = play.ask
    mine = ask if ask is not None and ask.seat == seat else None
    undo = None if seat == SPECTATOR else play.why_no_undo(seat)
    view = play.view(seat)
    names = names_in(game, lang, view, tuple([taken.name for taken in table.seats]))
    people = names._replace(players=()) if names.called else NOBODY  # in choices nobody is meant by who plays
    began, beat = _beat(table, seat) if table.hush is not None else (0.0, 0.0)
    return StateShown(
        table.shown(seat),
        seat,
        view,
        [happened(game, lang, event, names) for event in events],
        [_offer(game, lang, choice, people, mine.prompt) for choice in mine.choices] if mine is not None else [],
        words_of(game, lang).prompt(mine.prompt) if mine is not None and lang else "",
        mine.rule if mine is not None else "",
        _no_undo(game, lang, undo.key) if undo is not None else None,
        fresh,
        words_of(game, lang).result(play.result) if lang and play.result is not None else "",
        table.shown_at(seat),
        _talk(table, seat, lang) if play.game.talks else None,
        _standing(play.state) if mine is not None else "",
        began,
        beat,
        _lesson(game, lang, mine.prompt) if mine is not None and lang else "",
        texts_for(game, lang, view) if lang else {},
        list(names.called),
    )


def texts_for(game: Game[Any], lang: str, view: Any) -> dict[str, str]:
    """What the seat of this view may read, by key: nothing for games whose texts are no secret."""
    readers = game.readers(view)
    return {key: text for key in game.reading(view) if (text := _text(game, lang, key, readers))}


@lru_cache(maxsize=20_000)
def _text(game: Game[Any], lang: str, key: str, readers: int) -> str:
    words = words_of(game, lang)
    return words.read(key, readers) if words.knows(key) else ""


@lru_cache(maxsize=2_000)
def _lesson(game: Game[Any], lang: str, prompt: str) -> str:
    words = words_of(game, lang)
    key = words.lesson(prompt)
    return words.say(key) if key else ""


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


def table_of(table: LiveTable, person: str | None, lang: str = "en", seat: Seat | None = None) -> TableShown:
    """The table as this person sees it; ``seat`` is the one meant where somebody holds several."""
    words = words_of(table.game, lang or "en")
    labels = table.game.labels(len(table.seats))
    mine = table.seats_of(person)
    return TableShown(
        id=table.id,
        game=table.game.name,
        options=_options(table),
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
            )
            for taken in table.seats
        ],
        you=seat if seat in mine else mine[0] if mine else None,
        owner=person is not None and person == table.owner,
        spectators=table.settings.spectators,
        clock=table.settings.clock,
        absent=table.settings.absent,
        mask=table.settings.mask,
        next=table.next_table,
        title=words.say("game-title") if words.knows("game-title") else table.game.name,
        yours=mine,
        result=_outcome(table, words),
        campaign=table.campaign,
        campaign_name=table.campaign_name,
        chapter=chapter_of(table.game, table.options, words) if table.campaign else "",
    )


def _options(table: LiveTable) -> dict[str, Any]:
    hidden = table.game.campaign_options
    return {key: value for key, value in msgspec.to_builtins(table.options).items() if key not in hidden}


def place_of(game: Game[Any], options: Any, seat: Seat, label: str, words: Words) -> str:
    """Whom one plays there; where that is open, the seat in words."""
    phrase = game.place(options, seat)
    if phrase is not None:
        return words.phrase(phrase)
    return words.say(f"seat-{label}") if words.knows(f"seat-{label}") else label


def chapter_of(game: Game[Any], options: Any, words: Words) -> str:
    """Of a chapter that has begun, its title; after all chapters it is free play."""
    phrase = game.evening(options)
    if phrase is None:
        return words.say("campaign-free-play")
    return words.phrase(phrase) if words.knows(phrase.key) else ""


def _outcome(table: LiveTable, words: Words) -> Outcome | None:
    result = table.play.result if table.play and table.over else None
    return Outcome(result.key, list(result.scores), words.result(result)) if result else None
