"""Whether every text is there, in every language of the pack, and belongs to somebody."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language.checking.known import ROLES
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.files.problems import Problem, TextLine, Texts
from yakata.betrayal.language.files.sources import Source

Wanted = dict[str, Spot]
"""A key, and what needs it."""
MAY = ("prompt-", "role-", "deck-", "lesson-", "trait-", "region-", "side-", "deed-")
"""Keys that a pack may have, and need not."""


def wanted(spots: Sequence[Spot]) -> Wanted:
    """Every text that these tables need."""
    found: Wanted = {}
    for spot in spots:
        for key in _keys(spot):
            found.setdefault(key, spot)
    return found


def _keys(spot: Spot) -> Iterator[str]:
    node = spot.node
    make = _MAKE.get(type(node))
    if make is not None:
        yield from make(spot, node)
    elif isinstance(node, s.SetRole) and node.role not in ROLES:
        yield f"role-{node.role}"


def _tile(spot: Spot, tile: t.Tile) -> Iterator[str]:
    yield f"tile-{tile.id}"
    if tile.passives or tile.actions or tile.reactions:
        yield f"tile-{tile.id}-text"


def _card(spot: Spot, card: t.Card) -> Iterator[str]:
    yield from (f"card-{card.id}", f"card-{card.id}-text")
    if card.heirloom:
        yield f"card-{card.id}-heirloom"


def _haunt(spot: Spot, haunt: t.Haunt) -> Iterator[str]:
    name = f"haunt-{haunt.id}"
    yield name
    for victory in haunt.win:
        yield from _ending(victory.ending)
    if haunt.like is not None:
        return  # all else is read in the other's books
    yield f"{name}-story"
    for book, count in haunt.hints.items():
        yield from (f"{name}-hint-{book}-{number}" for number in range(1, count + 1))
    for side in ("traitor", "heroes"):
        if getattr(haunt.setup, side):
            yield f"{name}-setup-{side}"
    yield from (f"{name}-win-{book}" for book in haunt.winning_books)
    for box in haunt.boxes:
        yield from (f"box-{haunt.id}-{box.id}", f"box-{haunt.id}-{box.id}-text")
    yield from (f"counter-{counter.id}" for counter in haunt.counters)
    yield from (f"status-{status}" for status in haunt.statuses)
    yield from (f"being-{monster.id}" for monster in haunt.monsters)
    yield from (f"thing-{thing.id}" for thing in haunt.objects)
    for secret in haunt.secrets:
        yield f"secret-{secret.id}"
        yield from (f"secret-{secret.id}-{word}" for word in secret.among)


def _ending(ending: str) -> Iterator[str]:
    yield from (f"ending-{ending}", f"ending-{ending}-text")


def _declared(spot: Spot, declared: t.Declared) -> Iterator[str]:
    for kind in ("marker", "word", "type", "title"):
        yield from (f"{kind}-{word}" for word in getattr(declared, f"{kind}s"))


def _status(spot: Spot, step: s.SetStatus) -> Iterator[str]:
    if not isinstance(spot.top, t.Haunt):
        yield f"status-{step.status}"


def _hide(spot: Spot, step: s.Hide) -> Iterator[str]:
    yield f"secret-{step.secret}"
    yield from (f"secret-{step.secret}-{word}" for word in step.among or ())


_MAKE: dict[type, Any] = {
    t.Family: lambda spot, family: [f"family-{family.id}"],
    t.Tile: _tile,
    t.Card: _card,
    t.EventCard: lambda spot, event: [f"event-{event.id}", f"event-{event.id}-text"],
    t.Haunt: _haunt,
    t.Chapter: lambda spot, chapter: [
        f"chapter-{chapter.id}",
        *(f"legacy-{chapter.id}-{card.number}" for card in chapter.legacy),
    ],
    t.JournalEntry: lambda spot, entry: [f"journal-{entry.number}"],
    t.RuleModule: lambda spot, module: [f"module-{module.id}", f"module-{module.id}-text"],
    t.Declared: _declared,
    s.Option: lambda spot, option: [f"option-{option.id}"],
    s.Tell: lambda spot, step: [f"tell-{step.text}"],
    s.Win: lambda spot, step: list(_ending(step.ending)),
    s.SetStatus: _status,
    s.Hide: _hide,
    s.ChronicleFlag: lambda spot, step: [f"chronicle-{step.flag}"],
    s.NameCard: lambda spot, step: [f"name-{step.name}"],
    s.ChronicleCount: lambda spot, step: [f"counter-{step.counter}"],
}


def check_texts(needed: Wanted, texts: Texts, languages: Sequence[str], first: Source) -> Iterator[Problem]:
    """Every key in every language; and no text that nobody reads."""
    if not languages:
        yield first.problem((), "the pack says no languages: languages: [en]")
    for language in languages:
        there = texts.get(language)
        if there is None:
            yield first.problem(("languages",), f"there are no texts in {language}: texts/{language}/*.ftl")
            continue
        for key, spot in needed.items():
            if key not in there and not key.startswith("role-"):
                yield spot.problem(f"no text {key} in texts/{language}")
    for language, catalogue in texts.items():
        if language not in languages:
            some = next(iter(catalogue.values()), TextLine(f"texts/{language}", 1))
            yield Problem(some.file, 1, f"pack.yaml does not name the language {language}", warning=True)
        for key, line in catalogue.items():
            known = key in needed or key.removesuffix("-text") in needed or key.startswith(MAY)
            if not known and key not in words_of_the_rules():
                yield Problem(line.file, line.line, *_nobody(key))


@cache
def words_of_the_rules() -> frozenset[str]:
    """What the rules say themselves, and a pack may say otherwise."""
    folder = Path(__file__).parents[2] / "texts" / "en"
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]
    return frozenset(key for source in sources for key in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def _nobody(key: str) -> tuple[str, bool]:
    private = re.match(r"box-|haunt-.*-(hint|win|setup)-", key)
    if private:
        return f"nobody reads {key}: there is no such box or book", False
    return f"nothing needs the text {key}", True


# Published names


@cache
def published() -> tuple[str, ...]:
    data = Source(Path(__file__).with_name("published.yaml")).data
    return tuple(data["published"])


def check_published(needed: Wanted, texts: Texts) -> Iterator[Problem]:
    """Our words are our own."""
    ids = {re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("'", "")).strip("-"): name for name in published()}
    for key, spot in needed.items():
        ident = key.partition("-")[2]
        if ident in ids:
            yield spot.problem(f"{ids[ident]} is a name of the published game")
    for catalogue in texts.values():
        for line in catalogue.values():
            for name in published():
                if name in line.text and (" " in name or line.text.strip() == name):
                    yield Problem(line.file, line.line, f"{name} is a name of the published game")
