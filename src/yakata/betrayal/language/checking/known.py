"""The names that a pack may use: its own, those of the packs it needs, and those of the rules."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.tables import Card, Haunt, Roles, Routine

WORDS: Final = frozenset({"attack", "give", "drop", "take", "pick-up"})
"""B115: the actions that everybody has."""
DECKS: Final = frozenset({"item", "omen", "event"})
MARKERS: Final = frozenset({"ghost", "small", "large"})
ROLES: Final = frozenset({"explorer", "hero", "traitor", "rival"})
SIDES: Final = frozenset({"heroes", "traitor", "each"})
BOOKS: Final = frozenset({"heroes", "traitor", "all"})
NUMBERS: Final = frozenset({"result", "amount", "players", "round"})
WHERE: Final = frozenset({"here", "its", "there", "source", "this", "anywhere", "landings", "nowhere"})
WHO: Final = frozenset(
    {"actor", "it", "target", "owner", "revealer", "group", "left", "right", "left-of-revealer", "right-of-revealer"}
    | {"left-of-traitor", "controller", "players", "everyone", "heroes", "traitors", "traitor", "others", "opponents"}
    | {"allies", "dead", "ghosts", "nobody", "chance", "anybody"}
)


OF_HAUNTS: Final = ("counter", "plain counter", "counter of each", "status", "secret", "box")
"""Kinds of names that each haunt has of its own."""


class Known:
    """Names by kind; some hold only inside the card or haunt that gives them."""

    def __init__(self, spots: Iterable[Spot]) -> None:
        self.names: dict[str, dict[Any, Spot | None]] = defaultdict(dict)
        self.own: dict[tuple[int, str], set[str]] = defaultdict(set)
        for kind, words in (("word", WORDS), ("deck", DECKS), ("marker", MARKERS), ("role", ROLES)):
            self.names[kind] |= dict.fromkeys(words)
        self.names["symbol"] |= dict.fromkeys(("event", "item", "omen"))
        self.looks: dict[int, str] = {}
        """For a haunt that looks like another, the other one's name."""
        for spot in spots:
            self._learn(spot)
        for top, like in self.looks.items():
            other = self.names["haunt"].get(like)
            for kind in (*OF_HAUNTS, "picked") if other else ():
                self.own[top, kind] |= self.own[id(other.node), kind] if other else set()

    def _learn(self, spot: Spot) -> None:
        node = spot.node
        kind = TABLES.get(type(node).__name__)
        if kind is not None and not (kind == "card" and spot.place[0] not in ("items", "omens", "cards")):
            self._add(kind, node.number if kind == "journal" else node.id, spot)
            if spot.place[0] == "omens":
                self._add("omen", node.id, spot)
        if isinstance(node, Haunt):
            self._haunt(node, spot)
        if isinstance(node, Card):
            for status in node.statuses:
                self._own(spot, "status", status)
        if isinstance(node, Roles):
            for role in node.deal:
                self._add("role", role, spot)
        if type(node).__name__ == "Declared":
            self._declared(node, spot)
        self._given(spot)

    def _haunt(self, haunt: Haunt, spot: Spot) -> None:
        if haunt.like is not None:
            self.looks[id(haunt)] = haunt.like
        for counter in haunt.counters:
            self._own(spot, "counter", counter.id)
            self._own(spot, "counter of each" if counter.each else "plain counter", counter.id)
        for status in haunt.statuses:
            self._own(spot, "status", status)
        for secret in haunt.secrets:
            self._own(spot, "secret", secret.id)
        for box in haunt.boxes:
            self._own(spot, "box", box.id)

    def _declared(self, node: Any, spot: Spot) -> None:
        for field in ("decks", "markers", "words", "types", "anchors", "tags", "titles"):
            for word in getattr(node, field):
                self._add(field[:-1], word, spot)
        for symbol in node.symbols:
            self._add("symbol", symbol, spot)

    def _given(self, spot: Spot) -> None:
        """What steps make."""
        node = spot.node
        if isinstance(node, s.Pick):
            self._own(spot, "picked", node.name)
        elif isinstance(node, (s.SetRole,)):
            self._add("role", node.role, spot)
        elif isinstance(node, s.DealRoles):
            for role in node.roles:
                self._add("role", role, spot)
        elif isinstance(node, s.SetFlag):
            self._add("flag", node.flag, spot)
        elif isinstance(node, s.ChronicleFlag):
            self._add("chronicle flag", node.flag, spot)
        elif isinstance(node, s.ChronicleCount):
            self._add("campaign counter", node.counter, spot)
        elif isinstance(node, s.Hide) and node.among:
            self._own(spot, "secret", node.secret)
        elif isinstance(node, s.SetStatus) and not isinstance(spot.top, Haunt):
            self._own(spot, "status", node.status)
        elif isinstance(node, s.Counter) and not isinstance(spot.top, Haunt):
            self._own(spot, "counter", node.counter)
            self._own(spot, "plain counter", node.counter)

    def _add(self, kind: str, name: Any, spot: Spot) -> None:
        self.names[kind].setdefault(name, spot)

    def _own(self, spot: Spot, kind: str, name: str) -> None:
        self.own[id(spot.top), kind].add(name)
        self._add(kind, name, spot)

    def lost(self, ident: str) -> None:
        """Something of this name is there, but could not be read."""
        for kind in (*TABLES.values(), "omen"):
            self.names[kind].setdefault(ident, None)

    def of(self, kind: str, spot: Spot) -> set[Any]:
        """The names of a kind that can be used here."""
        if kind in OF_HAUNTS and isinstance(spot.top, Haunt):
            return set(self.own[id(spot.top), kind])
        if kind == "picked" and not isinstance(spot.top, Routine):
            return set(self.own[id(spot.top), kind])
        if kind in TOGETHER:
            return {name for part in TOGETHER[kind] for name in self.of(part, spot)} | EXTRA.get(kind, frozenset())
        return set(self.names[kind]) | EXTRA.get(kind, frozenset())


TABLES: Final = {
    "Family": "family",
    "Tile": "tile",
    "Card": "card",
    "EventCard": "event",
    "Object": "object",
    "Monster": "monster",
    "Haunt": "haunt",
    "Routine": "routine",
    "Chapter": "chapter",
    "RuleModule": "door",
    "JournalEntry": "journal",
    "Definition": "definition",
}
TOGETHER: Final[dict[str, tuple[str, ...]]] = {
    "thing": ("card", "object", "event"),
    "card or event": ("card", "event"),
    "any deck": ("deck",),
    "stack or deck": ("deck",),
    "named": ("picked",),
    "plank": ("chapter", "tile"),
    "book": ("role",),
    "book or nobody": ("role",),
    "side": ("role",),
    "place in the order": ("role", "monster"),
    "who": ("role", "picked"),
    "where": ("tile", "picked"),
    "number": ("plain counter",),
}
EXTRA: Final[dict[str, frozenset[Any]]] = {
    "any deck": frozenset({"object", "corpse"}),
    "stack or deck": frozenset({"tiles"}),
    "named": frozenset({"this", "card", "other", "prey"}),
    "book": BOOKS,
    "book or nobody": BOOKS | {"nobody"},
    "side": SIDES,
    "place in the order": frozenset({"heroes", "traitor", "monsters"}),
    "who": WHO,
    "where": WHERE,
    "number": NUMBERS,
}
