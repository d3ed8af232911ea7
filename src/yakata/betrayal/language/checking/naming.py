"""Whether every name that is used is the name of something."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final, get_args

from yakata.betrayal.language import steps as s
from yakata.betrayal.language import tables as t
from yakata.betrayal.language import words as w
from yakata.betrayal.language.checking.known import Known
from yakata.betrayal.language.checking.walking import Spot
from yakata.betrayal.language.describing.docstrings import hints, is_number, is_where, is_who
from yakata.betrayal.language.files.problems import Place, Problem

REFERS: Final[dict[type, dict[str, str]]] = {
    w.Marks: {"marker": "marker"},
    w.Count: {"counter": "counter of each"},
    w.Debts: {"counter": "campaign counter"},
    w.WhoIs: {"role": "role"},
    w.WhereIs: {"tile": "tile", "tag": "tag", "symbol": "symbol", "marker": "marker", "no_marker": "marker"},
    w.Thing: {"id": "thing", "deck": "any deck", "type": "type", "named": "named"},
    w.Being: {"kind": "monster", "named": "named", "status": "status"},
    w.Role: {"role": "role"},
    w.Status: {"status": "status"},
    w.Counted: {"counter": "counter"},
    w.Flag: {"flag": "flag"},
    w.Secret: {"secret": "secret"},
    w.WordUsed: {"word": "word"},
    w.Intensified: {"card": "card or event"},
    w.CrestOn: {"card": "card or event"},
    w.Chronicle: {"flag": "chronicle flag"},
    w.ChapterWon: {"chapter": "chapter", "side": "side"},
    w.Owns: {"title": "title"},
    w.InPlay: {"tile": "tile", "card": "thing"},
    w.CardsLeft: {"deck": "deck"},
    s.ActNow: {"words": "word"},
    s.Draw: {"deck": "deck"},
    s.TakeCard: {"card": "card"},
    s.Peek: {"deck": "stack or deck"},
    s.BuryTop: {"deck": "stack or deck"},
    s.Shuffle: {"deck": "stack or deck"},
    s.FindTile: {"tile": "tile"},
    s.ReplaceTile: {"tile": "tile"},
    s.Mark: {"marker": "marker"},
    s.Unmark: {"marker": "marker"},
    s.DealTokens: {"tokens": "marker", "back": "marker"},
    s.TurnUp: {"back": "marker"},
    s.PeekToken: {"back": "marker"},
    s.Spread: {"marker": "marker"},
    s.PutThing: {"object": "thing"},
    s.Spawn: {"kind": "monster"},
    s.Strengthen: {"kind": "monster"},
    s.Counter: {"counter": "counter"},
    s.Bid: {"counter": "counter of each"},
    s.Hide: {"secret": "secret"},
    s.Guess: {"secret": "secret"},
    s.Ask: {"secret": "secret"},
    s.Reveal: {"secret": "secret"},
    s.Run: {"routine": "routine"},
    s.BeginHaunt: {"haunt": "haunt"},
    s.NextStage: {"haunt": "haunt"},
    s.SetStatus: {"status": "status"},
    s.Win: {"side": "side"},
    s.ShowBox: {"box": "box"},
    s.Add: {"card": "card or event"},
    s.Intensify: {"card": "card or event"},
    s.Crest: {"card": "card or event"},
    s.Blacken: {"card": "card or event"},
    s.AddTiles: {"plank": "plank"},
    s.StickTile: {"overlay": "tile"},
    s.OpenDoor: {"door": "door"},
    s.ToTomb: {"card": "card or event"},
    s.FromTomb: {"card": "card or event"},
    s.GiveTitle: {"title": "title"},
    s.Entry: {"journal": "journal"},
    t.Action: {"word": "word"},
    t.Tile: {"stairs": "tile", "beside": "tile", "symbols": "symbol", "tags": "tag"},
    t.Card: {"deck": "deck", "types": "type"},
    t.Box: {"book": "book", "monster": "monster"},
    t.Counting: {"shown": "book or nobody"},
    t.Roles: {"order": "place in the order"},
    t.Victory: {"side": "side", "journal": "journal"},
    t.Haunt: {
        "like": "haunt",
        "omens": "omen",
        "tags": "tag",
        "hints": "book",
        "at_dawn": "side",
        "dawn_journal": "journal",
    },
    t.Candidate: {"haunt": "haunt"},
    t.Chapter: {"plank": "tile", "cards": "card or event"},
    t.RuleModule: {"anchor": "anchor"},
    t.FreePlay: {"tiles": "tile", "cards": "card or event"},
}
SAID: Final = {
    "any deck": "deck",
    "stack or deck": "deck",
    "named": "pick",
    "journal": "entry of the journal",
    "door": "door of the Almanac",
    "thing": "card or Object",
    "picked": "pick",
}
DECLARED: Final = frozenset({"marker", "word", "type", "tag", "title", "anchor", "deck", "symbol"})
"""Kinds of which a pack lists its own under ``declare``."""


def check_names(spot: Spot, known: Known) -> Iterator[Problem]:
    """Names of this table that are no names of anything."""
    node = spot.node
    for field, kind in REFERS.get(type(node), {}).items():
        value = getattr(node, field)
        if (isinstance(node, t.Card) and field == "deck") and spot.place[0] in ("items", "omens"):
            continue
        for way, word in _each(value):
            if word not in known.of(kind, spot):
                yield spot.problem(unknown(kind, word, known.of(kind, spot), spot), spot.encoded(field), *way)
    yield from _typed(spot, known)
    if isinstance(node, s.Counter) and node.counter not in known.of("counter of each", spot):
        for field in ("who", "being", "where"):
            if getattr(node, field) is not None:
                yield spot.problem(f"there is one counter {node.counter!r} for all: declare it with `each`", field)


def _each(value: Any) -> Iterator[tuple[Place, Any]]:
    """One word, or each of several."""
    if isinstance(value, dict):
        yield from (((key,), key) for key in value)
    elif isinstance(value, tuple):
        yield from (((number,), word) for number, word in enumerate(value))
    elif value is not None:
        yield (), value


def _typed(spot: Spot, known: Known) -> Iterator[Problem]:
    """Words for players, tiles and numbers, wherever the language has such."""
    table: Any = type(spot.node)
    for field, kind in hints(table).items():
        value = getattr(spot.node, field, None)
        values = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, tuple) else ()
        several = [((key,), part) for key, part in values if isinstance(part, str)]
        said = [((), value)] if isinstance(value, str) else several
        for way, word in said:
            found = _word(kind, word, spot, known)
            if found:
                yield spot.problem(found, spot.encoded(field), *way)


def _word(kind: Any, word: str, spot: Spot, known: Known) -> str:
    if is_who(kind):
        names = known.of("who", spot)
        return "" if word in names else f"nobody is meant by {word!r}{instead(word, names)}"
    if is_where(kind):
        names = known.of("where", spot)
        return "" if word in names else f"{word!r} is no tile, and nothing that was picked{instead(word, names)}"
    if is_number(kind) or any(map(is_number, get_args(kind))):
        names = known.of("number", spot)
        if word in names or w.BY_SEATS.fullmatch(word):
            return ""
        if word in known.of("counter of each", spot):
            return f"each has a counter {word!r} of their own: write {{of: count, counter: {word}}}"
        return f'{word!r} is no number, no counter of this haunt, and not like "{{3/4/5}}"{instead(word, names)}'
    return ""


def unknown(kind: str, word: Any, names: set[Any], spot: Spot) -> str:
    said = SAID.get(kind, kind)
    if kind in DECLARED:
        return f"{said} {word!r} is not declared in pack.yaml{instead(word, names)}"
    if kind in ("flag", "chronicle flag", "campaign counter"):
        return f"nothing ever sets the {said} {word!r}{instead(word, names)}"
    if kind in ("counter", "status", "secret") and isinstance(spot.top, t.Haunt):
        return f"the haunt declares no {said} {word!r}{instead(word, names)}"
    if kind.startswith("book"):
        return f"nobody reads the book {word!r}: no role of that name is ever given{instead(word, names)}"
    article = "entry of the journal has the number" if kind == "journal" else f"{said} is called"
    return f"no {article} {word!r}{instead(word, names)}"


def instead(word: Any, names: set[Any]) -> str:
    near = get_close_matches(str(word), sorted(map(str, names)), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
