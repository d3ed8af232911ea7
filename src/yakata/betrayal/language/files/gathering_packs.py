"""The packs of a game: those that were asked for, and the shipped ones that they need."""

from collections.abc import Iterable
from pathlib import Path

from yakata.betrayal.language.files.reading import read_sources, read_tables
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.moved import in_older_words
from yakata.betrayal.language.tables import PackFile
from yakata.kernel import BadContent


class Pack:
    """One folder, read."""

    def __init__(self, folder: Path, sources: tuple[Source, ...], files: tuple[PackFile, ...]) -> None:
        self.folder = folder
        self.sources = sources
        self.files = files
        self.name = next((file.pack for file in files if file.pack), folder.name)
        self.needs = tuple(dict.fromkeys(need for file in files for need in file.needs))
        self.languages = tuple(dict.fromkeys(lang for file in files for lang in file.languages))


def read_pack(folder: Path) -> Pack:
    sources = tuple(read_sources(folder))
    older = in_older_words(source.data for source in sources)
    return Pack(folder, sources, tuple(read_tables(source, older=older) for source in sources))


def gather(folders: Iterable[Path], shipped: Path) -> list[Pack]:
    """These packs, each after the packs that it needs: others of these, or shipped ones."""
    given = [read_pack(folder) for folder in folders]
    by_name = {pack.name: pack for pack in given}
    found: dict[str, Pack] = {}

    def add(pack: Pack, way: tuple[str, ...]) -> None:
        if pack.name in way:
            raise BadContent(f"packs need each other in a circle: {' needs '.join((*way, pack.name))}")
        for need in pack.needs:
            if need not in by_name:
                by_name[need] = _shipped(need, pack, shipped)
            add(by_name[need], (*way, pack.name))
        found.setdefault(pack.name, pack)

    for pack in given:
        add(pack, ())
    return list(found.values())


def shipped_packs(shipped: Path) -> tuple[str, ...]:
    """The names of the packs that come with the game."""
    return tuple(sorted(path.parent.name for path in shipped.glob("*/pack.yaml")))


def _shipped(need: str, pack: Pack, shipped: Path) -> Pack:
    names = shipped_packs(shipped)
    if need not in names:
        raise BadContent(
            f"{where_needed(pack, need)}: no pack called {need!r} comes with the game ({', '.join(names)})"
        )
    return read_pack(shipped / need)


def where_needed(pack: Pack, need: str) -> str:
    for source, file in zip(pack.sources, pack.files, strict=True):
        if need in file.needs:
            return source.at(("needs", file.needs.index(need)))
    return pack.name
