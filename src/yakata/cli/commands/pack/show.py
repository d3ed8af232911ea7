"""``yakata pack show``."""

from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from yakata.betrayal.language.files.gathering_packs import Pack, read_pack
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.language.tables import Haunt, PackFile
from yakata.betrayal.language.words import TRAITS
from yakata.cli.arguments import Flag, Language
from yakata.cli.packs import Folder, pack_folder, pack_game
from yakata.cli.screen import console
from yakata.kernel import BadOptions
from yakata.words import Words, words_for

LISTS = {
    "families": "family",
    "tiles": "tile",
    "items": "card",
    "omens": "card",
    "cards": "card",
    "events": "event",
    "haunts": "haunt",
    "chapters": "chapter",
    "rules_added": "module",
    "journal": "journal",
}
"""The lists of a pack, and how the texts of each begin."""


def show(
    folder: Folder,
    ident: Annotated[str | None, Parameter(name="ID", help="One card, tile, haunt or other thing; else all.")] = None,
    *,
    lang: Language = "en",
    source: Flag = False,
) -> int:
    """List what is in a pack, or print one thing as players read it.

    For example:

    - **yakata pack show moth-house**
    - **yakata pack show moth-house cold-wick --lang ja**
    - **yakata pack show tallow-rent iron-poker --source**

    Parameters
    ----------
    source
        Print the lines of the file, too.
    """
    place = pack_folder(folder)
    words = words_for(pack_game(place), lang, "yakata.cli")
    pack = read_pack(place)
    if ident is None:
        _list(pack, words)
        return 0
    for where, file in zip(pack.sources, pack.files, strict=True):
        for name, kind in LISTS.items():
            for number, thing in enumerate(getattr(file, name)):
                if ident in (getattr(thing, "id", None), str(getattr(thing, "number", ""))):
                    return _one(where, file, name, kind, number, words, source=source)
    raise BadOptions(f"nothing in {folder} is called {ident!r}; 'yakata pack show {folder}' lists what there is")


def _list(pack: Pack, words: Words) -> None:
    out = console()
    out.print(Text(pack.name, "bold"), Text(", ".join((*pack.languages, *pack.needs))))
    for name, kind in LISTS.items():
        things = [thing for file in pack.files for thing in getattr(file, name)]
        if not things:
            continue
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for thing in things:
            ident = _ident(thing)
            title = "" if kind == "journal" else words.say(f"{kind}-{ident}")
            table.add_row(f"  {ident}", title, _short(thing, words))
        label = words.say("pack-" + _encoded(name))
        out.print(Text(f"\n{label} ({len(things)})", "bold"))
        out.print(table)


def _ident(thing: Any) -> str:
    return str(getattr(thing, "id", None) or thing.number)


def _short(thing: Any, words: Words) -> str:
    regions = getattr(thing, "regions", ())
    if isinstance(thing, Haunt):
        return words.say(f"pack-kind-{thing.roles.kind}")
    return words.say("list-separator").join(words.say(f"region-{region}") for region in regions)


def _one(where: Source, file: PackFile, name: str, kind: str, number: int, words: Words, *, source: bool) -> int:
    thing = getattr(file, name)[number]
    ident, out = _ident(thing), console()
    title = words.say(f"{kind}-{ident}")
    out.print(Text(ident if kind == "journal" else title, "bold"), Text(where.at((_encoded(name), number)), "dim"))
    if kind == "journal":
        out.print(title)
    for line in _facts(thing, words):
        out.print(Text(line, "dim"))
    for key in (f"{kind}-{ident}-text", f"{kind}-{ident}-heirloom", f"{kind}-{ident}-story"):
        if words.knows(key):
            out.print(words.say(key))
    if isinstance(thing, Haunt):
        _haunt(out, thing, words)
    if source:
        out.print()
        out.print(_lines(where, (_encoded(name), number)), soft_wrap=True)
    return 0


def _encoded(name: str) -> str:
    return name.replace("_", "-")


def _facts(thing: Any, words: Words) -> list[str]:
    join = words.say("list-separator").join
    found = []
    if getattr(thing, "regions", ()):
        found.append(join(words.say(f"region-{region}") for region in thing.regions))
    if getattr(thing, "types", ()):
        found.append(join(words.say(f"type-{kind}") for kind in thing.types))
    if getattr(thing, "doorways", ()):
        found.append(words.say("pack-doorways", sides=" ".join(side.upper() for side in thing.doorways)))
    if getattr(thing, "symbols", ()):
        found.append(words.say("pack-symbols", symbols=join(thing.symbols)))
    if getattr(thing, "tracks", None):
        found += [f"{words.say(f'trait-{t}')}: {' '.join(map(str, thing.tracks[t]))}" for t in TRAITS]
    return found


def _haunt(out: Console, haunt: Haunt, words: Words) -> None:
    name = f"haunt-{haunt.id}"
    out.print(Text(f"\n{words.say(f'pack-kind-{haunt.roles.kind}')}", "dim"))
    books = list(dict.fromkeys([*haunt.hints, *(box.book for box in haunt.boxes)]))
    for book in books:
        out.print(Text(f"\n{_book(book, words)}", "bold"))
        keys = [f"{name}-hint-{book}-{number}" for number in range(1, haunt.hints.get(book, 0) + 1)]
        for key in (*keys, f"{name}-setup-{book}", f"{name}-win-{book}"):
            if words.knows(key):
                out.print(words.say(key))
        for box in haunt.boxes:
            if box.book == book:
                key = f"box-{haunt.id}-{box.id}"
                out.print(Text(f"  {words.say(key)}", "italic"))
                out.print(Text(f"    {words.say(f'{key}-text')}"))
    if haunt.monsters:
        out.print(Text(f"\n{words.say('pack-monsters')}", "bold"))
    for monster in haunt.monsters:
        traits = words.say("list-separator").join(f"{words.say(f'trait-{t}')} {v}" for t, v in monster.traits.items())
        out.print(f"  {words.say(f'being-{monster.id}')}: {traits}")
    out.print(Text(f"\n{words.say('pack-endings')}", "bold"))
    for victory in haunt.win:
        out.print(f"  {words.say(f'ending-{victory.ending}')}", Text(f"({_book(victory.side, words)})", "dim"))


def _book(book: str, words: Words) -> str:
    return words.say(f"pack-book-{book}") if words.knows(f"pack-book-{book}") else book


def _lines(where: Source, place: tuple[str, int]) -> Text:
    first = where.line(place)
    last = max(line for way, line in where.lines.items() if way[:2] == place)
    return Text("\n".join(where.text.splitlines()[first - 1 : last]))
