"""What this seat may read: the haunt, the hints, its own book, and the cards it carries."""

from collections.abc import Iterable, Iterator

from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.sight.aloud import named
from yakata.betrayal.sight.view import NightView
from yakata.words import Words


def lines(view: NightView, words: Words) -> list[str]:
    legacy = [words.say(key) for key in view.read if key.startswith("legacy-")]
    found = [*legacy, *_haunt(view, words), *_hand(view, words)]
    return found or [words.say("seats-no-notes")]


def _haunt(view: NightView, words: Words) -> Iterator[str]:
    if not view.haunt:
        return
    may = (
        words.game.library.open_to(view) if words.game and words.game.library else ()
    )  # no other text of a haunt is for this seat
    count = len(view.people)
    yield from (words.read(key, count) for key in may if key.startswith(f"haunt-{view.haunt}") and words.knows(key))
    for box in view.boxes:
        key = f"box-{box.id.replace('.', '-')}"
        yield words.say("evening-box", name=words.say(key), told=words.read(f"{key}-text", count))
    for secret, value in view.secrets.items():
        if value:
            key = f"secret-{secret}-{value}"
            said = words.say(key) if words.knows(key) else words.say(f"family-{value}")
            yield words.say("evening-secret", secret=secret, told=said)


def cards(idents: Iterable[str], view: NightView, words: Words) -> list[str]:
    """What is printed on these cards, where the seat may read it."""
    may = frozenset(words.game.library.open_to(view)) if words.game and words.game.library else frozenset()
    keys = [(ident, f"{kind}-{ident}-text") for ident in idents for kind in ("card", "event")]
    said = [(ident, words.read(key, len(view.people))) for ident, key in keys if key in may and words.knows(key)]
    return [words.say("evening-box", name=named(ident, words), told=told) for ident, told in said]


def starts(family: str, view: NightView, words: Words) -> str:
    """B34: with which traits somebody of this family begins."""
    offered = next(one for one in view.families if one.id == family)
    values = [track[step - 1] for track, step in zip(offered.tracks, offered.starts, strict=True)]
    return words.say("list-separator").join(
        words.say("evening-trait", trait=trait, value=value) for trait, value in zip(TRAITS, values, strict=True)
    )


def _hand(view: NightView, words: Words) -> Iterator[str]:
    if view.seat < 0:
        return
    for card in view.people[view.seat].hand:
        key = f"card-{card.id}-text"
        if words.knows(key):
            yield words.say("evening-box", name=named(card.id, words), told=words.say(key))
