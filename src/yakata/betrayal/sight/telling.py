"""How an evening is told: a roll with what led to it, a card with its deck, an ending with who has won."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import Book
from yakata.betrayal.rules.evening.ending import HOUSE
from yakata.kernel import Event

CAUSES: Final = {"draws": "card", "acts": "action"}
"""What can bring a roll, and the slot that names it."""
ENDS: Final = frozenset({"turn-begins", "moves", "discovers", "attacks", "tries-door", "haunt-roll", "monster-turn"})
"""After these a roll is for something else."""


OF_SECRETS: Final = frozenset({"knows-secret", "says", "secret-out"})
CONTEXTUAL: Final = (
    frozenset({"rolled", "card-added", "side-wins", "wins-fight", "turn-begins", "hands-over"}) | OF_SECRETS
)


def in_context(book: Book, event: Event, before: Sequence[Event]) -> Event | None:
    """With what its sentence needs besides; nothing, where it has been said."""
    if event.key == "hands-over" and before and _stolen(event, before[-1]):
        return None
    if event.key == "rolled":
        more: dict[str, Any] = {"cause": _cause(book, event, before)}
    elif event.key == "hands-over":
        more = {"target": event.slots["other"]}
    elif event.key == "turn-begins":
        more = {"target": _last_turn(before), "carded": "yes" if _carded(before) else "no"}
    elif event.key == "card-added":
        more = {"deck": book.deck_of.get(event.slots["card"], "")}
    elif event.key == "wins-fight":
        more = {} if "best" in event.slots else _results(before)
    else:
        more = {"winner": _winner(book, event)}
    return Event(event.key, {**event.slots, **more}, event.audience)


def _stolen(event: Event, before: Event) -> bool:
    """Whoever was beaten gives what was taken: that was told."""
    return before.key == "steals" and before.slots["thing"] == event.slots["thing"]


def _last_turn(before: Sequence[Event]) -> int | str:
    """Whose turn is over now."""
    return next((event.slots["seat"] for event in reversed(before) if event.key == "turn-begins"), "")


def _carded(before: Sequence[Event]) -> bool:
    """Whether a card ended the moves of the turn that is over now (B73)."""
    ends = ("turn-begins", "card-ends-moves")
    return next((event.key == "card-ends-moves" for event in reversed(before) if event.key in ends), False)


def _results(before: Sequence[Event]) -> dict[str, Any]:
    """Of a fight that older rules have told without them: what the last two rolls came to."""
    found = [event.slots["result"] for event in before if event.key == "rolled"][-2:]
    return {"best": max(found, default="–"), "least": min(found, default="–")}


def _winner(book: Book, event: Event) -> str:
    """Where everybody played alone and none of them has won, nobody has."""
    ending = event.slots["ending"]
    haunt = next((one for one in book.haunts.values() if any(win.ending == ending for win in one.win)), None)
    alone = haunt is not None and haunt.roles.kind == "alone"
    return "nobody" if alone and event.slots["side"] == HOUSE else str(event.slots["side"])


def _cause(book: Book, roll: Event, before: Sequence[Event]) -> str | tuple[str, ...]:
    """The last cause before it, if that asks for such a roll and this person has not rolled for it yet."""
    for earlier in reversed(before):
        same = earlier.key == "rolled" and earlier.slots["seat"] == roll.slots["seat"]
        if same or earlier.key in ENDS:
            break
        if earlier.key in CAUSES:
            cause = str(earlier.slots[CAUSES[earlier.key]])
            return _source(book, cause) if roll.slots["roll"] in _asked(book, cause) else ()
    return ()


def _source(book: Book, cause: str) -> str:
    """An action goes by what it is printed on: a card or tile by its name, a box by its own."""
    key = book.printed.get(cause)
    return cause if key is None or key in book.boxes else key.on


@cache
def _asked(book: Book, cause: str) -> frozenset[str]:
    """The traits that this asks to roll."""
    key = book.printed.get(cause)
    action = book.actions.get(key) if key is not None else None
    event = book.events.get(cause)
    found = action.do if action is not None else event.steps if event is not None else ()
    return frozenset(_rolled(found))


def _rolled(steps: Sequence[Any]) -> Iterator[str]:
    for step in steps:
        if isinstance(step, s.Roll):
            yield from [step.trait] if isinstance(step.trait, str) else step.trait or ()
