"""What is said to somebody of a game, in their language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from yakata.kernel import Called, Event, Game, Goal, Options, OwnText, Refusal, Seat
from yakata.kernel.aloud import Passage
from yakata.table.sight.shown import GoalShown, Happened, Offered, Reason
from yakata.words import Names, Words, words_for

NOBODY = Names()


def words_of(game: Game[Any], lang: str) -> Words:
    return words_for(game, lang, "yakata.table")


def reason_of(refusal: Refusal, words: Words) -> Reason:
    return Reason(refusal.key, words.refusal(refusal), refusal.rule, refusal.slots)


@lru_cache(maxsize=20_000)
def _sentence(game: Game[Any], lang: str, event: bytes, names: Names) -> str:
    return words_of(game, lang).event(msgspec.json.decode(event, type=Event), names)


def happened(game: Game[Any], lang: str, event: Event, names: Names = NOBODY, before: Sequence[Event] = ()) -> Happened:
    """An event with its sentence; without a language, without. Empty where it says again what was said before."""
    if not lang:
        said = ""
    elif event.key in game.contextual:
        said = words_of(game, lang).event(event, names, before)
    else:
        said = _sentence(game, lang, msgspec.json.encode(event), names)
    return Happened(event.key, event.slots, said)


def all_happened(
    game: Game[Any], lang: str, events: Sequence[Event], names: Names = NOBODY, before: Sequence[Event] = ()
) -> list[Happened]:
    """What happened in a row, each told after what came before it."""
    told = [*before, *events]
    return [happened(game, lang, event, names, told[: len(before) + n]) for n, event in enumerate(events)]


def offered(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str, view: Any = None) -> Offered:
    """A choice with its sentence, and for the seat of a view with what it does."""
    does = game.effects(view, choice) if view is not None and lang else []
    said = " ".join(_sentence(game, lang, msgspec.json.encode(Event(one.key, one.slots)), names) for one in does)
    return Offered(str(choice), _choice(game, lang, choice, names, prompt) if lang else "", said)


@lru_cache(maxsize=20_000)
def _choice(game: Game[Any], lang: str, choice: Any, names: Names, prompt: str) -> str:
    return words_of(game, lang).choice(choice, names, prompt)


def names_in(game: Game[Any], lang: str, view: Any, players: tuple[str, ...]) -> Names:
    """What people are called in the sentences for this view."""
    if not lang or len(players) < 2:
        return NOBODY
    return _names(game, lang, game.people.called(view), players, game.people.written(view))


@lru_cache(maxsize=2_000)
def _names(
    game: Game[Any], lang: str, called: tuple[Called, ...], players: tuple[str, ...], written: tuple[OwnText, ...]
) -> Names:
    return words_of(game, lang).naming(called, players, written)


def aloud_of(game: Game[Any], lang: str, view: Any, players: tuple[str, ...]) -> list[Passage]:
    """The table in sentences, everybody by their names."""
    names = names_in(game, lang, view, players)
    return game.aloud(view, words_of(game, lang).calling(names))


def texts_for(game: Game[Any], lang: str, view: Any) -> dict[str, str]:
    """What the seat of this view may read, by key: nothing for games whose texts are no secret."""
    if game.library is None:
        return {}
    readers = game.library.readers(view)
    texts = {key: text for key in game.library.open_to(view) if (text := _text(game, lang, key, readers))}
    if not game.people.written(view):
        return texts
    return texts | {key: text for key, text in words_of(game, lang).names(view).written if key in texts}


@lru_cache(maxsize=20_000)
def _text(game: Game[Any], lang: str, key: str, readers: int) -> str:
    words = words_of(game, lang)
    return words.read(key, readers) if words.knows(key) else ""


def goals_of(game: Game[Any], lang: str, view: Any, names: Names) -> list[GoalShown]:
    """What the seat of this view tries to do, and what can stop it."""
    if not lang:
        return []
    readers = game.library.readers(view) if game.library is not None else 0
    return [_goal(game, lang, goal, readers, names) for goal in game.goals(view)]


def _goal(game: Game[Any], lang: str, goal: Goal, readers: int, names: Names) -> GoalShown:
    said = words_of(game, lang).event(Event(goal.key, goal.slots), names)
    fitted = game.library.fit(said, readers) if game.library is not None else said
    return GoalShown(goal.kind, fitted, goal.done, goal.of)


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
    phrase = game.campaign.title(options) if game.campaign is not None else None
    if phrase is None:
        return words.say("campaign-free-play")
    return words.phrase(phrase) if words.knows(phrase.key) else ""
