"""What is declared and never used: every mechanism of a pack should come into play somewhere."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language.checking.known import DECKS, MARKERS, WORDS
from yakata.betrayal.language.checking.naming import REFERS, SAID
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.describing.docstrings import hints, is_number, tables
from yakata.betrayal.language.files.problems import Place, Problem

SAME: Final = {"counter of each": "counter", "any deck": "deck", "stack or deck": "deck", "thing": "object"}
"""Kinds of names that mean one kind of thing."""
LISTS: Final = ("decks", "symbols", "markers", "words", "types", "anchors", "tags", "titles")
OWN: Final = {"counters": "counter", "secrets": "secret", "objects": "object", "monsters": "monster"}
"""What a haunt has of its own, by the list it stands in."""


RULES: Final = {"deck": DECKS, "marker": MARKERS, "word": WORDS}
"""Names that the rules have, declared or not."""


class Uses:
    """Every name that is used, with the haunts that use it; ``None`` for cards, tiles, routines and all else."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self.by: dict[tuple[str, Any], set[str | None]] = defaultdict(set)
        self.like: dict[str, str] = {}
        for spot in spots:
            if isinstance(spot.node, t.Haunt) and spot.node.like:
                self.like[spot.node.id] = spot.node.like
            for kind, word in _used(spot.node):
                self.by[kind, word].add(spot.top.id if isinstance(spot.top, t.Haunt) else None)

    def anywhere(self, kind: str, word: Any) -> bool:
        return bool(self.by.get((kind, word)))

    def in_haunt(self, kind: str, word: str, haunt: str) -> bool:
        """By the haunt, by one that looks like it, or by something that is of no haunt."""
        return any(one is None or haunt in (one, self.like.get(one)) for one in self.by.get((kind, word), ()))


def _used(node: Any) -> Iterator[tuple[str, Any]]:
    for field, kind in REFERS.get(type(node), {}).items():
        for word in _words(getattr(node, field)):
            yield SAME.get(kind, kind), word
    if isinstance(node, t.Declared):
        yield from (("deck", deck) for deck in node.symbols.values())
    if type(node) in _WITH_NUMBERS:
        for field in _WITH_NUMBERS[type(node)]:
            yield from (("counter", word) for word in _words(getattr(node, field)) if isinstance(word, str))


def _words(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value, *(word for word in value.values() if isinstance(word, str))]
    return [*value] if isinstance(value, tuple) else [] if value is None else [value]


def _with_numbers() -> dict[type, tuple[str, ...]]:
    found = {}
    for table in tables():
        fields = [f for f, kind in hints(table).items() if is_number(kind) or any(map(is_number, get_args(kind)))]
        if fields:
            found[table] = tuple(fields)
    return found


_WITH_NUMBERS: Final[dict[type, tuple[str, ...]]] = _with_numbers()


def check_unused(spots: Sequence[Spot], around: Sequence[Spot]) -> Iterator[Problem]:
    """Of the pack's own tables; ``around`` are those of the packs that it needs."""
    uses = Uses([*around, *spots])
    for spot in spots:
        node = spot.node
        if isinstance(node, t.Declared):
            for field in LISTS:
                yield from _declared(spot, field, uses)
        elif isinstance(node, t.Haunt):
            yield from _haunt(spot, node, uses)
        elif isinstance(node, s.SetFlag) and not uses.anywhere("flag", node.flag):
            yield spot.problem(f"nothing asks for the flag {node.flag!r}", "flag", warning=True)
        for table, kind, said in _NAMED:
            name = getattr(node, "number" if kind == "journal" else "id", None)
            if isinstance(node, table) and not uses.anywhere(kind, name):
                yield spot.problem(f"nothing {said} {name!r}", warning=True)


def check_definitions(spots: Sequence[Spot], used: set[str]) -> Iterator[Problem]:
    """Definitions that nothing uses."""
    for spot in spots:
        if isinstance(spot.node, t.Definition) and spot.node.id not in used:
            yield spot.problem(f"nothing uses the definition {spot.node.id!r}", warning=True)


_NAMED: Final[tuple[tuple[type, str, str], ...]] = (
    (t.Routine, "routine", "runs the routine"),
    (t.RuleModule, "door", "opens the door"),
    (t.JournalEntry, "journal", "reads the entry of the journal"),
)


def _declared(spot: Spot, field: str, uses: Uses) -> Iterator[Problem]:
    kind = field.removesuffix("s")
    words = getattr(spot.node, field)
    for number, word in enumerate(words):
        if not uses.anywhere(kind, word) and word not in RULES.get(kind, ()):
            way: Place = (field, word) if isinstance(words, dict) else (field, number)
            yield spot.problem(f"the {kind} {word!r} is declared, and nothing uses it", *way, warning=True)


def _haunt(spot: Spot, haunt: t.Haunt, uses: Uses) -> Iterator[Problem]:
    for field, kind in OWN.items():
        for number, one in enumerate(getattr(haunt, field)):
            if not uses.in_haunt(kind, one.id, haunt.id):
                yield spot.problem(_told(kind, one.id), field, number, warning=True)
    for status in haunt.statuses:
        if not uses.in_haunt("status", status, haunt.id):
            yield spot.problem(_told("status", status), "statuses", status, warning=True)


def _told(kind: str, word: str) -> str:
    return f"nothing in this haunt uses the {SAID.get(kind, kind)} {word!r}"
