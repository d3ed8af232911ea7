"""The tables of packs by their ids, and every list of steps by a name."""

from pathlib import Path
from typing import Any

from yakata.betrayal.language.blocks import Block, named
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.steps import BeginHaunt
from yakata.betrayal.language.tables import (
    Card,
    Chapter,
    EventCard,
    FreePlay,
    Haunt,
    JournalEntry,
    Onset,
    PackFile,
    Routine,
    RuleModule,
    Tile,
)
from yakata.kernel import BadContent


class PackTables:
    """The files of one or several packs, table by table. Made once; nothing in it changes."""

    def __init__(
        self,
        files: tuple[PackFile, ...],
        fingerprint: str,
        sources: tuple[Source | None, ...] = (),
        folders: tuple[Path, ...] = (),
        free_play: FreePlay | None = None,
        spelling: str = "",
        data: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        self.blocks: dict[str, Block] = {}
        files = tuple(named(file, f"{place}", self.blocks) for place, file in enumerate(files))
        self.files: tuple[PackFile, ...] = files
        self.fingerprint, self.spelling = fingerprint, spelling
        self.folders = folders
        self.data = data or {}
        """By pack and file: what was read."""
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
        self.begin = Block.of((BeginHaunt(),), "0.rules.begin-haunt")
        self.blocks[self.begin.name] = self.begin
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
        self.corpses = {corpse_of(family): family for family in self.families}
        """What is carried of the dead, and of whom."""
        self.boxes = {Printed(haunt.id, box.id): box for haunt in self.haunts.values() for box in haunt.boxes}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.files, self.fingerprint, (), self.folders, self.free_play, self.spelling, self.data)

    def printed_on(self, block: str) -> str:
        """The card, tile, monster or box that a list of steps is printed on, as views call it."""
        _, table, ident, *within = block.split(".")
        if table != "haunts" or len(within) < 2:
            return ident
        return f"{ident}.{within[1]}" if within[0] == "boxes" else within[1] if within[0] != "setup" else ident

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


def corpse_of(family: str) -> str:
    """The Object that somebody dead can become."""
    return f"corpse-{family}"
