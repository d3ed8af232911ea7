"""A pack, compiled: every table by its id, every list of steps by a name, and who listens to what."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct

from yakata.betrayal.language.gathering_packs import Pack, gather
from yakata.betrayal.language.reading import fingerprint, spelling
from yakata.betrayal.language.sources import Source
from yakata.betrayal.language.steps import AnyStep, Step, Steps
from yakata.betrayal.language.tables import (
    Box,
    Card,
    Chapter,
    EventCard,
    Family,
    FreePlay,
    Haunt,
    JournalEntry,
    Monster,
    Object,
    Onset,
    PackFile,
    Reaction,
    Routine,
    RuleModule,
    Tile,
)
from yakata.betrayal.rules.resolving.crests import tying
from yakata.kernel import BadContent

SHIPPED: Final = Path(__file__).parent.parent / "packs"
TILES: Final = "tiles"
"""The name of the stack, where a deck is named."""
T = TypeVar("T", Family, Tile, Card, EventCard, Haunt, Routine, Chapter, RuleModule, Monster, Object, Box)


class Book:
    """What the engine reads. Made once from the files of one or several packs; it never changes."""

    def __init__(
        self,
        files: tuple[PackFile, ...],
        fingerprint: str,
        sources: tuple[Source | None, ...] = (),
        folders: tuple[Path, ...] = (),
        free_play: FreePlay | None = None,
        spelling: str = "",
    ) -> None:
        self.files = files
        self.fingerprint, self.spelling = fingerprint, spelling
        self.folders = folders
        self.sources = sources or (None,) * len(files)
        self.families = self._index("families")
        self.tiles: dict[str, Tile] = self._index("tiles")
        self.items: dict[str, Card] = self._index("items")
        self.omens: dict[str, Card] = self._index("omens")
        self.others: dict[str, Card] = self._index("cards")
        self.events: dict[str, EventCard] = self._index("events")
        self.haunts: dict[str, Haunt] = self._index("haunts")
        self.routines: dict[str, Routine] = self._index("routines")
        self.chapters: dict[str, Chapter] = self._index("chapters")
        self.modules: dict[str, RuleModule] = self._index("rules_added")
        self.journal: dict[int, JournalEntry] = {e.number: e for file in files for e in file.journal}
        self.free_play = free_play or next((file.free_play for file in files if file.free_play), FreePlay())
        self.free_onset = self.free_play.trigger or Onset(omen_roll=5)
        self.name = next((file.pack for file in files if file.pack), "pack")
        self.cards: dict[str, Card] = {**self.items, **self.omens, **self.others}
        self.deck_of = self._decks()
        self.symbols = {"event": "event", "item": "item", "omen": "omen"}
        for file in files:
            if file.declare:
                self.symbols |= file.declare.symbols
        self.monsters = {m.id: m for haunt in self.haunts.values() for m in haunt.monsters}
        self.objects = {o.id: o for haunt in self.haunts.values() for o in haunt.objects}
        self.boxes = {f"{haunt.id}.{box.id}": box for haunt in self.haunts.values() for box in haunt.boxes}
        self.blocks: dict[str, Steps] = {}
        self._names: dict[int, str] = {}
        self.ties: dict[int, tuple[str, ...]] = {}
        """B12: by the id of a step, where it means one player and could find several."""
        for place, file in enumerate(files):
            self._compile(f"{place}", file)

    def __reduce__(self) -> tuple[Any, ...]:
        return Book, (self.files, self.fingerprint, (), self.folders, self.free_play, self.spelling)

    def _index(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for file in self.files:
            for table in getattr(file, name):
                if table.id in found:
                    raise BadContent(f"{name}: {table.id} is there twice")
                found[table.id] = table
        return found

    def _decks(self) -> dict[str, str]:
        """The deck of every card."""
        decks = dict.fromkeys(self.items, "item") | dict.fromkeys(self.omens, "omen")
        decks |= {ident: card.deck for ident, card in self.others.items()}
        return decks | dict.fromkeys(self.events, "event")

    # Steps by name

    def _compile(self, name: str, thing: Any) -> None:
        """Every list of steps gets the name of its place, so that a saved game can hold it."""
        if isinstance(thing, tuple):
            if thing and isinstance(thing[0], Step):
                self.blocks[name] = thing
                self._names[id(thing)] = name
                self.ties |= {id(step): fields for step in thing if (fields := tying(step))}
            for number, part in enumerate(thing):
                self._compile(f"{name}.{getattr(part, 'id', None) or number}", part)
        elif isinstance(thing, dict):
            for key, part in thing.items():
                self._compile(f"{name}.{key}", part)
        elif isinstance(thing, Struct):
            for field in thing.__struct_fields__:
                part = getattr(thing, field)
                if isinstance(part, (tuple, dict, Struct)):
                    self._compile(f"{name}.{field}", part)

    def name_of(self, steps: Steps) -> str:
        """The name of a list of steps; empty for no steps."""
        return self._names[id(steps)] if steps else ""

    # Backs

    def back(self, thing: str) -> str:
        """B17: the marks on the back of a card or tile."""
        return self._backs[thing]

    @cached_property
    def _backs(self) -> dict[str, str]:
        tables: Mapping[str, Any] = {**self.tiles, **self.cards, **self.events}
        return {ident: "+".join(table.regions) for ident, table in tables.items()}

    @cached_property
    def campaign_haunts(self) -> frozenset[str]:
        """The haunts of the chapters."""
        return frozenset(candidate.haunt for chapter in self.chapters.values() for candidate in chapter.haunts)

    # Reactions

    @cached_property
    def listening(self) -> dict[str, frozenset[str]]:
        """For each trigger, the tiles, cards, Events, Objects and modules that react to it."""
        found: dict[str, set[str]] = {}
        for ident, reaction in self._all_reactions():
            found.setdefault(reaction.on, set()).add(ident)
        return {trigger: frozenset(ids) for trigger, ids in found.items()}

    @cached_property
    def listening_cards(self) -> frozenset[str]:
        """The triggers that carried things react to."""
        carried: Mapping[str, Any] = {**self.cards, **self.objects}
        return frozenset(r.on for table in carried.values() for r in table.reactions)

    def _all_reactions(self) -> Iterator[tuple[str, Reaction]]:
        for tables in (self.tiles, self.cards, self.events, self.objects, self.modules):
            for ident, table in tables.items():
                for reaction in table.reactions:
                    yield ident, reaction

    def reacting(self, ident: str) -> tuple[Reaction, ...]:
        table = self.reactive.get(ident)
        return table.reactions if table is not None else ()

    @cached_property
    def reactive(self) -> dict[str, Any]:
        """Whatever can have reactions, passives and actions, by id."""
        return {**self.tiles, **self.cards, **self.events, **self.objects, **self.modules}


def read_book(*folders: Path) -> Book:
    """A book from the folders of one or several packs, and of those shipped packs that they need."""
    packs = gather(folders, SHIPPED)
    files = tuple(file for pack in packs for file in pack.files)
    sources = [source for pack in packs for source in pack.sources]
    folders = tuple(pack.folder for pack in packs)
    return Book(files, fingerprint(sources), tuple(sources), folders, free_play_of(packs), spelling(sources))


def free_play_of(packs: Sequence[Pack]) -> FreePlay:
    """BR26: the packs play together. One that needs others and says nothing of free play brings all it has."""
    tiles: list[str] = []
    cards: list[str] = []
    trigger: Onset | None = None
    for pack in packs:
        said = next((file.free_play for file in pack.files if file.free_play), None)
        if said is not None:
            tiles += said.tiles
            cards += said.cards
            trigger = said.trigger or trigger
        elif pack.needs:
            tiles += [tile.id for file in pack.files for tile in file.tiles]
            cards += [card.id for file in pack.files for card in (*file.items, *file.omens, *file.cards)]
            cards += [event.id for file in pack.files for event in file.events]
    return FreePlay(trigger, tuple(dict.fromkeys(tiles)), tuple(dict.fromkeys(cards)))


__all__ = ["SHIPPED", "TILES", "AnyStep", "Book", "free_play_of", "read_book"]
