"""A pack, compiled: all its tables, and what is worked out from them once: who listens, acts, gives bonuses."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from yakata.betrayal.language.dangers import harmful, hurtful
from yakata.betrayal.language.drawing.drawings import read_drawings
from yakata.betrayal.language.files.defining import Definitions
from yakata.betrayal.language.files.gathering_packs import Pack, gather
from yakata.betrayal.language.files.reading import fingerprint, fingerprint_of, spelling
from yakata.betrayal.language.moved import in_todays_words
from yakata.betrayal.language.pack_tables import PackTables
from yakata.betrayal.language.passives import Givers, index_passives, passives_of
from yakata.betrayal.language.printed import Deed, Printed, carrying, deed
from yakata.betrayal.language.special_movement import Special, special
from yakata.betrayal.language.steps import Lock, ReplaceTile, SetRole, StickTile
from yakata.betrayal.language.summaries import gist
from yakata.betrayal.language.tables import Action, Counting, FreePlay, Onset, PackFile, Reaction
from yakata.betrayal.language.words import TRAITS
from yakata.kernel import Drawing

SHIPPED: Final = Path(__file__).parent.parent / "packs"
TILES: Final = "tiles"
"""The name of the stack, where a deck is named."""


def reads(role: str, book: str) -> bool:
    """B146: whether the boxes of this book are for this role."""
    return book == "all" or role == ("hero" if book == "heroes" else book)


def _silent(step: Any) -> bool:
    return isinstance(step, SetRole) and step.silent


class Reacting(NamedTuple):
    """What an evening has, as a tile or a card has it."""

    reactions: tuple[Reaction, ...]


def chapter_word(chapter: str) -> str:
    """How reactions call a chapter."""
    return f"chapter-{chapter}"


def onset_word(chapter: str) -> str:
    """How reactions call what brings the haunt of a chapter, or of free play."""
    return f"onset-{chapter}"


class Listeners(NamedTuple):
    """What reacts to a trigger, by where it can be."""

    tiles: frozenset[str]
    carried: frozenset[str]
    """Cards and Objects."""
    events: frozenset[str]
    rules: frozenset[str]
    nights: frozenset[str]
    """Chapters, and what brings the haunt."""


def _hearing(tables: Mapping[str, Any], trigger: str) -> frozenset[str]:
    return frozenset(ident for ident, table in tables.items() if any(r.on == trigger for r in table.reactions))


class Book(PackTables):
    """What the engine reads. Made once from the files of one or several packs; it never changes."""

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """What the packs draw, by the keys of their texts; read when somebody looks."""
        return read_drawings(self.folders, self.objects)

    # Backs

    def back(self, thing: str) -> str:
        """B17: the marks on the back of a card or tile."""
        return self._backs[thing]

    @cached_property
    def _with_backs(self) -> dict[str, Any]:
        return {**self.tiles, **self.cards, **self.events}

    @cached_property
    def _backs(self) -> dict[str, str]:
        return {ident: "+".join(table.regions) for ident, table in self._with_backs.items()}

    @cached_property
    def regions(self) -> dict[str, tuple[str, ...]]:
        """The regions that each back names."""
        return {self._backs[ident]: tuple(table.regions) for ident, table in self._with_backs.items()}

    @cached_property
    def campaign_haunts(self) -> frozenset[str]:
        """The haunts of the chapters."""
        return frozenset(candidate.haunt for chapter in self.chapters.values() for candidate in chapter.haunts)

    @cached_property
    def special(self) -> dict[str, Special]:
        """B159: the tiles and Ongoing Events with special movement."""
        found = {ident: special(tile) for ident, tile in self.tiles.items()}
        found |= {ident: special(event) for ident, event in self.events.items()}
        return {ident: one for ident, one in found.items() if one.leads or one.gives}

    @cached_property
    def faces(self) -> frozenset[str]:
        """Tiles that others become, and that are not discovered for themselves."""
        steps = [step for block in self.blocks.values() for step in block]
        stuck = [step.overlay for step in steps if isinstance(step, StickTile) and step.overlay]
        return frozenset((*stuck, *(step.tile for step in steps if isinstance(step, ReplaceTile))))

    # Reactions

    @cached_property
    def listening(self) -> dict[str, Listeners]:
        """For each trigger, what reacts to it."""
        carried = {**self.cards, **self.objects}
        rooms: tuple[Mapping[str, Any], ...] = (self.tiles, carried, self.events, self.modules, self.nights)
        triggers = {reaction.on for room in rooms for table in room.values() for reaction in table.reactions}
        return {trigger: Listeners(*(_hearing(room, trigger) for room in rooms)) for trigger in triggers}

    def reacting(self, ident: str) -> tuple[Reaction, ...]:
        table = self.reactive.get(ident)
        return table.reactions if table is not None else ()

    @cached_property
    def reactive(self) -> dict[str, Any]:
        """Whatever can have reactions, passives and actions, by id."""
        return {**self.tiles, **self.cards, **self.events, **self.objects, **self.modules, **self.nights}

    @cached_property
    def nights(self) -> dict[str, Reacting]:
        """What happens by itself in an evening of a chapter, and what brings its haunt; by how reactions call them."""
        found = {chapter_word(ident): Reacting(chapter.reactions) for ident, chapter in self.chapters.items()}
        onsets = {ident: chapter.trigger for ident, chapter in self.chapters.items()} | {"": self.free_onset}
        for ident, onset in onsets.items():
            brings = [Reaction(one.on, one.when, do=self.begin) for one in onset.begins]
            found[onset_word(ident)] = Reacting(tuple(brings))
        return {word: one for word, one in found.items() if one.reactions}

    # Families

    @cached_property
    def tracks(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        return {f.id: tuple(f.tracks[trait] for trait in TRAITS) for f in self.families.values()}

    @cached_property
    def starts(self) -> dict[str, tuple[int, ...]]:
        return {f.id: tuple(f.start[trait] for trait in TRAITS) for f in self.families.values()}

    # What holds all the time, and what can be done

    @cached_property
    def passives(self) -> dict[str, dict[str, Givers]]:
        """By the haunt (empty before any) and by what they give."""
        every = index_passives(self)
        return {haunt: passives_of(every, haunt) for haunt in ("", *self.haunts)}

    @cached_property
    def deeds(self) -> dict[str, tuple[Deed, ...]]:
        """What has actions, by id."""
        found = {ident: getattr(table, "actions", ()) for ident, table in self.reactive.items()}
        return {on: tuple(deed(on, action.id, action) for action in acts) for on, acts in found.items() if acts}

    @cached_property
    def haunt_deeds(self) -> dict[str, tuple[Deed, ...]]:
        """The actions in the boxes of each haunt."""
        return {
            haunt.id: tuple(deed(haunt.id, box.id, box.action, box) for box in haunt.boxes if box.action is not None)
            for haunt in self.haunts.values()
        }

    @cached_property
    def deeds_for(self) -> dict[tuple[str, str], tuple[Deed, ...]]:
        """Those of them that are for a role, by haunt and role; found when they are first asked for."""
        return {}

    def box_deeds(self, haunt: str, role: str) -> tuple[Deed, ...]:
        found = self.deeds_for.get((haunt, role))
        if found is None:
            mine = [one for one in self._of_role(haunt, role) if one.box is None or not one.box.ghost]
            found = self.deeds_for[haunt, role] = tuple(mine)
        return found

    def ghost_deeds(self, haunt: str, role: str) -> tuple[Deed, ...]:
        """What the dead of this role can do who walk."""
        return tuple([one for one in self._of_role(haunt, role) if one.box is not None and one.box.ghost])

    def _of_role(self, haunt: str, role: str) -> list[Deed]:
        return [one for one in self.haunt_deeds[haunt] if one.box is None or reads(role, one.box.book)]

    @cached_property
    def haunt_books(self) -> dict[str, tuple[str, ...]]:
        """The books of each haunt that have boxes."""
        return {ident: tuple(dict.fromkeys(box.book for box in haunt.boxes)) for ident, haunt in self.haunts.items()}

    @cached_property
    def winning_books(self) -> dict[str, tuple[str, ...]]:
        """Of each haunt those that tell how to win it."""
        return {ident: haunt.winning_books for ident, haunt in self.haunts.items()}

    @cached_property
    def haunt_listening(self) -> dict[tuple[str, str], tuple[Printed, ...]]:
        found: dict[tuple[str, str], list[Printed]] = {}
        for key, box in self.boxes.items():
            if box.reaction is not None:
                found.setdefault((key.on, box.reaction.on), []).append(key)
        return {where: tuple(keys) for where, keys in found.items()}

    def boxes_of(self, haunt: str, kind: str) -> list[Printed]:
        """B148: the boxes of a monster that one side alone has."""
        mine = (kind,) if self.monsters[kind].person else (kind, None)
        boxes = self.haunts[haunt].boxes if haunt in self.haunts else ()
        found = [box for box in boxes if box.kind == "monster" and box.book != "all" and box.monster in mine]
        return [Printed(haunt, box.id) for box in found]

    @cached_property
    def asks_in_secret(self) -> bool:
        """Whether something in a book of one side may happen while nobody knows who is on it."""
        hiding = {haunt.id for haunt in self.haunts.values() if haunt.roles.kind == "hidden"} | self.silent
        boxes = [box for key, box in self.boxes.items() if key.on in hiding and box.book != "all"]
        return any(box.reaction is not None and box.reaction.may for box in boxes)

    @cached_property
    def silent(self) -> frozenset[str]:
        """The haunts in which somebody may change sides in silence."""
        found = [name for name, block in self.blocks.items() for step in block if _silent(step)]
        return frozenset(name.split(".")[2] for name in found if name.split(".")[1] == "haunts")

    @cached_property
    def each_has(self) -> dict[str, str]:
        """The counters that every player, being or tile has of its own, and which of them."""
        every = [counter for haunt in self.haunts.values() for counter in haunt.counters]
        return {counter.id: counter.each for counter in every if counter.each is not None}

    @cached_property
    def tallies(self) -> dict[str, tuple[Counting, ...]]:
        """By the haunt, its counters of that kind; none for most."""
        found = {ident: tuple(one for one in haunt.counters if one.each) for ident, haunt in self.haunts.items()}
        return {ident: counters for ident, counters in found.items() if counters}

    @cached_property
    def locks(self) -> bool:
        """Whether anything locks doorways."""
        return any(isinstance(step, Lock) for block in self.blocks.values() for step in block)

    @cached_property
    def heard(self) -> dict[str, frozenset[str]]:
        """By the haunt (empty before any), the triggers that anything could react to."""
        found = {haunt: set(self.listening) for haunt in ("", *self.haunts)}
        for haunt, trigger in self.haunt_listening:
            found[haunt].add(trigger)
        return {haunt: frozenset(triggers) for haunt, triggers in found.items()}

    @cached_property
    def actions(self) -> dict[Printed, Action]:
        """Every action by where it is printed."""
        every = (*self.deeds.values(), *self.haunt_deeds.values())
        return {one.key: one.action for deeds in every for one in deeds}

    @cached_property
    def printed(self) -> dict[str, Printed]:
        """Every action and box by the word that choices and views have for it."""
        carried = [carrying(ident) for ident in self.objects]
        return {key.word: key for key in (*self.actions, *self.boxes, *carried)}

    @cached_property
    def bends(self) -> frozenset[str]:
        """Tiles where a line of sight may turn."""
        return self._tiles_with("sight-bends")

    @cached_property
    def dark(self) -> frozenset[str]:
        return self._tiles_with("no-sight")

    @cached_property
    def darkening(self) -> frozenset[str]:
        """Ongoing Events through which nobody sees."""
        return frozenset(
            ident for ident, event in self.events.items() if any(p.give == "no-sight" for p in event.passives)
        )

    @cached_property
    def harmful(self) -> dict[str, bool]:
        """B153e: Ongoing Events that can harm, and whether they do any good besides."""
        return harmful(self.events.values())

    @cached_property
    def gists(self) -> dict[Printed, tuple[str, ...]]:
        """What each action does, by its key."""
        return {key: gist(action.do) for key, action in self.actions.items()}

    @cached_property
    def hurtful(self) -> frozenset[str | Printed]:
        """Tiles and boxes that can hurt who enters a tile or stays there."""
        return hurtful(self)

    def _tiles_with(self, give: str) -> frozenset[str]:
        return frozenset(ident for ident, tile in self.tiles.items() if any(p.give == give for p in tile.passives))


def read_book(*folders: Path) -> Book:
    """A book from the folders of one or several packs, and of those shipped packs that they need."""
    packs = gather(folders, SHIPPED)
    files = tuple(file for pack in packs for file in pack.files)
    sources = [source for pack in packs for source in pack.sources]
    folders = tuple(pack.folder for pack in packs)
    data = {pack.name: {source.name: source.data for source in pack.sources} for pack in packs}
    return Book(files, fingerprint(sources), tuple(sources), folders, free_play_of(packs), spelling(sources), data)


def book_of(data: dict[str, dict[str, Any]]) -> Book:
    """The same book again, from what was read."""
    packs = [Pack(Path(name), (), _files(files)) for name, files in data.items()]
    files = tuple(file for pack in packs for file in pack.files)
    return Book(files, marks(data), (), (), free_play_of(packs), "", data)


def marks(data: dict[str, dict[str, Any]]) -> str:
    """The fingerprint of what was read."""
    return fingerprint_of(plain for said in data.values() for plain in said.values())


def _files(plain: dict[str, Any]) -> tuple[PackFile, ...]:
    """What was kept may be in the words of before, whatever it says of its rules."""
    definitions = Definitions(plain.values())
    said = [in_todays_words(definitions.write_out(one, {})[0]) for one in plain.values()]
    return tuple([msgspec.convert(one, PackFile) for one in said])


def free_play_of(packs: Sequence[Pack]) -> FreePlay:
    """BR26: the packs play together. One that needs others and says nothing of free play brings all it has."""
    tiles: list[str] = []
    cards: list[str] = []
    trigger: Onset | None = None
    for pack in packs:
        said = [file.free_play for file in pack.files if file.free_play]
        for part in said:
            tiles += part.tiles
            cards += part.cards
            trigger = part.trigger or trigger
        if not said and pack.needs:
            tiles += [tile.id for file in pack.files for tile in file.tiles]
            cards += [card.id for file in pack.files for card in (*file.items, *file.omens, *file.cards)]
            cards += [event.id for file in pack.files for event in file.events]
    return FreePlay(trigger, tuple(dict.fromkeys(tiles)), tuple(dict.fromkeys(cards)))
