"""Everything that is wrong with a pack, each with its file and line. Nothing is played here."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from yakata.betrayal.language.book import SHIPPED, free_play_of
from yakata.betrayal.language.checking.drawings import check_drawings
from yakata.betrayal.language.checking.haunts import check_bands, check_campaign, check_haunt
from yakata.betrayal.language.checking.houses import check_houses
from yakata.betrayal.language.checking.known import TABLES, Known
from yakata.betrayal.language.checking.naming import check_names
from yakata.betrayal.language.checking.parting import check_parting
from yakata.betrayal.language.checking.reserved import check_reserved
from yakata.betrayal.language.checking.secret_actions import check_secret_actions
from yakata.betrayal.language.checking.texts import check_published, check_texts, wanted
from yakata.betrayal.language.checking.ties import check_ties
from yakata.betrayal.language.checking.unused import check_definitions, check_unused
from yakata.betrayal.language.checking.walking import Spot, walk
from yakata.betrayal.language.files.defining import Definitions
from yakata.betrayal.language.files.explaining import read_all
from yakata.betrayal.language.files.gathering_packs import Pack, gather, shipped_packs, where_needed
from yakata.betrayal.language.files.problems import Place, Problem, Texts, in_order
from yakata.betrayal.language.files.reading import pack_files
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.tables import FreePlay, Haunt, PackFile, Tile
from yakata.kernel import BadContent

__all__ = ["Problem", "Texts", "check_pack"]


def check_pack(folder: Path, texts: Texts) -> list[Problem]:
    """What is wrong with the pack in this folder. ``BadContent`` only when there is no pack at all."""
    check = _Check(folder)
    return in_order(check.problems(texts))


class _Check:
    def __init__(self, folder: Path) -> None:
        self.unread: list[Problem] = []
        self.broken: set[tuple[str, Place]] = set()
        sources: list[Source] = []
        files: list[PackFile] = []
        self.spots: list[Spot] = []
        self.lost: list[str] = []
        for path in pack_files(folder):
            try:
                sources.append(Source(path, folder))
            except BadContent as bad:
                self.unread.append(_problem(bad))
        self.definitions = Definitions(source.data for source in sources)
        for source in sources:
            source.write_out(self.definitions)
            file, problems, without = read_all(source)
            self.unread += problems
            self.broken |= {(source.name, place[:2]) for place in without}
            self.lost += [_id(source, place) for place in without if len(place) == 2]
            files.append(file)
            self.spots += walk(source, file, without)
        self.pack = Pack(folder, tuple(sources), tuple(files))
        self.first = next((one for one in sources if "pack" in one.data), sources[0] if sources else None)

    def problems(self, texts: Texts) -> Iterator[Problem]:
        yield from self.unread
        if self.first is None:
            return
        others, missing = self._needed()
        yield from missing
        if missing:
            return
        around = [spot for pack in others for spot in _spots(pack)]
        known = Known([*around, *self.spots])
        for ident in self.lost:
            known.lost(ident)
        yield from self._header()
        yield from _twice([*around, *self.spots], {id(spot.source) for spot in self.spots})
        if self.broken or len(self.unread) > len(self.pack.sources):
            known.names["flag"] |= dict.fromkeys(_said_words(self.pack.sources))
        sound = [*self._sound(known, around)]
        yield from sound
        needed = wanted(self.spots)
        whole = not self.unread
        for problem in check_texts(needed, texts, self.pack.languages, self.first):
            if whole or not problem.file.startswith("texts/"):
                yield from self._unless_broken(problem)
        yield from check_published(needed, texts)
        yield from check_drawings(self.pack.folder, [pack.folder for pack in others], known)
        if whole and self.spots:
            at = next((spot for spot in self.spots if isinstance(spot.node, FreePlay)), self.spots[0])
            yield from check_houses([*around, *self.spots], free_play_of([*others, self.pack]), at)
            yield from check_campaign([*around, *self.spots])
            if all(problem.warning for problem in sound):  # a name that is misspelt is not blamed on what it meant
                yield from check_unused(self.spots, around)
                yield from check_definitions(self.spots, self.definitions.used)

    def _sound(self, known: Known, around: Sequence[Spot]) -> Iterator[Problem]:
        """Names, bands and haunts, but not of what could not be read whole."""
        start = {spot.node.id for spot in (*around, *self.spots) if isinstance(spot.node, Tile) and spot.node.start}
        for spot in self.spots:
            if (spot.source.name, spot.place[:2]) in self.broken:
                continue
            yield from check_names(spot, known)
            yield from check_reserved(spot)
            yield from check_bands(spot)
            yield from check_ties(spot)
            yield from check_parting(spot)
            yield from check_secret_actions(spot)
            if isinstance(spot.node, Haunt):
                yield from check_haunt(spot, start, set(known.names["tile"]), set(known.names["card"]))

    def _unless_broken(self, problem: Problem) -> Iterator[Problem]:
        for name, place in self.broken:
            source = next(one for one in self.pack.sources if one.name == name)
            if problem.file == name and source.line(place) <= problem.line <= _end(source, place):
                return
        yield problem

    def _needed(self) -> tuple[list[Pack], list[Problem]]:
        names = shipped_packs(SHIPPED)
        problems = []
        for need in self.pack.needs:
            if need not in names:
                file, _, line = where_needed(self.pack, need).rpartition(":")
                there = ", ".join(names)
                problems.append(
                    Problem(file, int(line), f"no pack called {need!r} comes with the game (there is {there})")
                )
        if problems or self.pack.name in names:
            return [], problems
        return gather([SHIPPED / need for need in self.pack.needs], SHIPPED), []

    def _header(self) -> Iterator[Problem]:
        assert self.first is not None
        if not any(file.pack for file in self.pack.files):
            yield self.first.problem((), "no file says the name of the pack (pack: my-pack)")
        if not any(spot.place[0] in ("haunts", "tiles", "items", "events", "omens", "cards") for spot in self.spots):
            yield self.first.problem((), "there is nothing in this pack yet", warning=True)


def _problem(bad: BadContent) -> Problem:
    file, line, message = str(bad).split(":", 2)
    return Problem(file, int(line), message.strip())


def _id(source: Source, place: Place) -> str:
    """The id of what could not be read."""
    entry: Any = source.data
    for part in place:
        entry = entry[part]
    return str(entry.get("id", "")) if isinstance(entry, dict) else ""


def _spots(pack: Pack) -> list[Spot]:
    pairs = zip(pack.sources, pack.files, strict=True)
    return [spot for source, file in pairs for spot in walk(source, file, set())]


def _end(source: Source, place: Place) -> int:
    return max(line for way, line in source.lines.items() if way[: len(place)] == place)


def _said_words(sources: Sequence[Source]) -> set[str]:
    """Every word of the files: what cannot be read may set a flag."""
    return {word for source in sources for word in source.text.replace(",", " ").replace("}", " ").split()}


def _twice(spots: Sequence[Spot], own: set[int]) -> Iterator[Problem]:
    """Two things of one name: in the game they would be one."""
    seen: dict[tuple[str, Any], Spot] = {}
    for spot in spots:
        kind = TABLES.get(type(spot.node).__name__)
        if kind is None:
            continue
        name = spot.node.number if kind == "journal" else spot.node.id
        space = "thing" if kind in ("family", "tile", "card", "event", "object", "monster", "door") else kind
        first = seen.setdefault((space, name), spot)
        if first is not spot:
            yield from _told_twice(spot, first, f"{name} is there twice", own)
        if kind == "haunt":
            first = seen.setdefault(("number", spot.node.number), spot)
            if first is not spot:
                yield from _told_twice(spot, first, f"haunt number {spot.node.number} is there twice", own)


def _told_twice(spot: Spot, first: Spot, message: str, own: set[int]) -> Iterator[Problem]:
    if id(spot.source) in own:
        yield spot.problem(f"{message}: also at {first.source.at(first.place)}")
