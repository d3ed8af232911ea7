"""What is said to somebody of a game, in their language."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from yakata.kernel import Called, Effect, Event, Game, Goal, Options, OwnText, Phrase, Refusal, Remembered, Seat
from yakata.kernel.aloud import Passage
from yakata.kernel.remembered import NOTHING
from yakata.table.sight.shown import GoalShown, Happened, Offered, Reason, RowShown, StakeShown
from yakata.words import ALL, Names, Words, words_for

NOBODY = Names()
UNSPACED = frozenset({"ja"})
"""Languages in which no space stands between sentences."""


def words_of(game: Game[Any], lang: str) -> Words:
    return words_for(game, lang, "yakata.table")


def reason_of(refusal: Refusal, words: Words) -> Reason:
    return Reason(refusal.key, words.refusal(refusal), refusal.rule, refusal.slots)


def in_a_row(lang: str, sentences: Iterable[str]) -> str:
    return ("" if lang in UNSPACED else " ").join(sentences)


_encode = msgspec.json.Encoder().encode


class _Told:
    """What is told, looked up by all that it says."""

    __slots__ = ("event", "hash", "key")

    def __init__(self, event: Event | Effect | Goal) -> None:
        self.event = event
        self.key = _encode((event.key, event.slots))
        self.hash = hash(self.key)

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Told) and self.key == other.key

    def plain(self) -> Event:
        return Event(self.event.key, self.event.slots)


def _sentence(game: Game[Any], lang: str, event: Event | Effect | Goal, names: Names) -> str:
    """Most sentences read the same to all seats but one."""
    told = _Told(event)
    if names.you < 0:
        return _told(game, lang, told, names)
    said, meant = _to_others(game, lang, told, names.read_by(-1))
    if meant and (names.you in meant or ALL in meant or not meant.isdisjoint(names.ids[names.you : names.you + 1])):
        return _told(game, lang, told, names)
    return said


@lru_cache(maxsize=20_000)
def _told(game: Game[Any], lang: str, told: _Told, names: Names) -> str:
    return words_of(game, lang).told(told.plain(), names)


@lru_cache(maxsize=20_000)
def _to_others(game: Game[Any], lang: str, told: _Told, names: Names) -> tuple[str, frozenset[int | str]]:
    return words_of(game, lang).to_others(told.plain(), names)


def happened(game: Game[Any], lang: str, event: Event, names: Names = NOBODY, before: Sequence[Event] = ()) -> Happened:
    """An event with its sentence; without a language, without. Empty where it says again what was said before."""
    told = game.in_context(event, before) if lang and event.key in game.contextual else event
    said = _sentence(game, lang, told, names) if lang and told is not None else ""
    return Happened(event.key, {slot: event.slots[slot] for slot in event.slots if slot not in game.inner_slots}, said)


def all_happened(
    game: Game[Any],
    lang: str,
    events: Sequence[Event],
    names: Names = NOBODY,
    before: Sequence[Event] = (),
    view: Any = None,
) -> list[Happened]:
    """What happened in a row, each told after what came before it; to the seat of a view with what hung on it."""
    told = [*before, *events]
    found = [
        happened(game, lang, event, names, told[: len(before) + n] if event.key in game.contextual else ())
        for n, event in enumerate(events)
    ]
    if view is None or not lang or not game.staked:
        return found
    return [
        replace(one, stake=_stake(game, lang, view, told, len(before) + n, names)) if one.key in game.staked else one
        for n, one in enumerate(found)
    ]


def _stake(game: Game[Any], lang: str, view: Any, told: Sequence[Event], at: int, names: Names) -> StakeShown | None:
    stake = game.stake(view, told, at, words_of(game, lang))
    if stake is None:
        return None

    def said(one: Effect | None) -> str:
        return "" if one is None else _sentence(game, lang, one, names)

    rows = [RowShown(said(row.band), in_a_row(lang, map(said, row.says)), row.odds, row.counts) for row in stake.rows]
    return StakeShown(said(stake.of), said(stake.says), rows, list(stake.chances))


def offered(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str, view: Any = None) -> Offered:
    """A choice with its sentence, and for the seat of a view with what it does."""
    does = game.effects(view, choice) if view is not None and lang else []
    said = in_a_row(lang, [_sentence(game, lang, one, names) for one in does])
    if not does and view is not None and lang:
        said = _plainly(game, lang, choice.verb, prompt)
    if does and game.library is not None:
        said = game.library.fit(said, game.library.readers(view))
    return Offered(str(choice), _label(game, lang, choice, names, prompt, view) if lang else "", said)


@lru_cache(maxsize=1_000)
def _plainly(game: Game[Any], lang: str, verb: str, prompt: str) -> str:
    """What such a choice always does, where its own words do not say it."""
    words = words_of(game, lang)
    keys = (f"does-{verb}-{prompt}", f"does-{verb}")
    return next((words.say(key) for key in keys if words.knows(key)), "")


def _label(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str, view: Any) -> str:
    """Most are said by their fields alone, and again and again."""
    phrase = game.said(view, choice) if view is not None else None
    if phrase is None:
        return _choice(game, lang, choice, names, prompt)
    return words_of(game, lang).phrase(phrase, names)


@lru_cache(maxsize=20_000)
def _choice(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str) -> str:
    return words_of(game, lang).choice(choice, names, prompt)


def names_in(game: Game[Any], lang: str, view: Any, players: tuple[str, ...], kept: Remembered = NOTHING) -> Names:
    """What people are called in the sentences for this view; ``kept``: for who asks of one table again and again."""
    if not lang or len(players) < 2:
        return NOBODY
    people = game.people
    of = people.called(view), players, people.written(view), people.alone(view)
    return kept.same(("names", lang), _names, game, lang, *of)


@lru_cache(maxsize=2_000)
def _names(
    game: Game[Any],
    lang: str,
    called: tuple[Called, ...],
    players: tuple[str, ...],
    written: tuple[OwnText, ...],
    alone: tuple[tuple[str, str], ...],
) -> Names:
    return words_of(game, lang).naming(called, players, written, alone)


def aloud_of(game: Game[Any], lang: str, view: Any, players: tuple[str, ...]) -> list[Passage]:
    """The table in sentences, everybody by their names."""
    names = names_in(game, lang, view, players)
    return game.aloud(view, words_of(game, lang).calling(names))


def open_to(game: Game[Any], view: Any, kept: Remembered = NOTHING) -> tuple[str, ...]:
    """The keys of what is sealed and the seat of this view may see: none for games without secrets of this kind."""
    return game.library.still_open_to(view, kept) if game.library is not None else ()


def texts_for(game: Game[Any], lang: str, view: Any, keys: Iterable[str], kept: Remembered = NOTHING) -> dict[str, str]:
    """What stands under these keys for the seat of this view: often the same as for another, not to be written on."""
    keys = tuple(keys)
    if game.library is None or not keys:
        return {}
    of = keys, game.library.readers(view), game.people.written(view)
    return kept.same(("texts", lang), _texts, game, lang, *of)


@lru_cache(maxsize=1_000)
def _texts(
    game: Game[Any], lang: str, keys: tuple[str, ...], readers: int, written: tuple[OwnText, ...]
) -> dict[str, str]:
    """Mostly a view has the same texts as the one before it."""
    known = _known(game, lang, readers)
    texts = {key: text for key in keys if (text := known[key])}
    if not written:
        return texts
    return texts | {key: text for key, text in words_of(game, lang).naming((), (), written).written if key in texts}


class _Texts(dict[str, str]):
    """By their keys, as so many read them; nothing under a key that has no text. As many as there are in the game."""

    def __init__(self, words: Words, readers: int) -> None:
        self.words, self.readers = words, readers

    def __missing__(self, key: str) -> str:
        self[key] = found = self.words.read(key, self.readers) if self.words.knows(key) else ""
        return found


@lru_cache(maxsize=100)
def _known(game: Game[Any], lang: str, readers: int) -> _Texts:
    return _Texts(words_of(game, lang), readers)


def goals_of(game: Game[Any], lang: str, view: Any, names: Names, kept: Remembered = NOTHING) -> list[GoalShown]:
    """What the seat of this view tries to do, and what can stop it: not to be written on."""
    if not lang:
        return []
    readers = game.library.readers(view) if game.library is not None else 0
    return kept.same(("goals", lang, view.seat), _goals, game, lang, game.goals(view), readers, names)


def _goals(game: Game[Any], lang: str, goals: list[Goal], readers: int, names: Names) -> list[GoalShown]:
    return [_goal(game, lang, goal, readers, names) for goal in goals]


def _goal(game: Game[Any], lang: str, goal: Goal, readers: int, names: Names) -> GoalShown:
    said = _sentence(game, lang, goal, names)
    fitted = game.library.fit(said, readers) if game.library is not None else said
    return GoalShown(goal.kind, fitted, goal.done, goal.of, goal.lost)


@lru_cache(maxsize=2_000)
def lesson_of(game: Game[Any], lang: str, prompt: str) -> str:
    words = words_of(game, lang)
    key = words.lesson(prompt)
    return words.say(key) if key else ""


@lru_cache(maxsize=200)
def no_undo(game: Game[Any], lang: str, key: str) -> Reason:
    """The refusals of undo have no slots: there are few of them."""
    refusal = Refusal(key)
    return reason_of(refusal, words_of(game, lang)) if lang else Reason(key, "")


def shown_options(game: Game[Any], options: Options) -> dict[str, Any]:
    """What was chosen before the game; what a campaign has chosen is told elsewhere."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return {key: value for key, value in plain.items() if key not in game.campaign_options}


def place_of(game: Game[Any], options: Any, seat: Seat, label: str, words: Words) -> str:
    """Whom one plays there; where that is open, the seat in words."""
    phrase = game.people.place(options, seat)
    if phrase is not None:
        return words.phrase(phrase)
    return words.say(f"seat-{label}") if words.knows(f"seat-{label}") else label


def chapter_of(game: Game[Any], options: Any, words: Words) -> str:
    """Of a chapter that has begun, its title; after all chapters it is free play."""
    return named_chapter(game.campaign.title(options) if game.campaign is not None else None, words)


def named_chapter(phrase: Phrase | None, words: Words) -> str:
    if phrase is None:
        return words.say("campaign-free-play")
    return words.phrase(phrase) if words.knows(phrase.key) else ""
