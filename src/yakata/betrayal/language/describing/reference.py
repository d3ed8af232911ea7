"""The reference of the pack language, in Markdown, made from the docstrings of the language."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec import NODEFAULT
from msgspec.structs import fields

from yakata.betrayal.language import steps, words
from yakata.betrayal.language import tables as things
from yakata.betrayal.language.describing.docstrings import (
    hints,
    own_tag,
    plain_text,
    said,
    told_of,
    told_of_field,
    told_of_table,
)
from yakata.betrayal.language.describing.synonyms import CALLED
from yakata.betrayal.language.words import Table

TRIGGERS: Final[dict[str, str]] = {
    "haunt-start": "The haunt has begun, its setup is done. `it` is who brought it.",
    "turn-start": "A player's turn begins.",
    "turn-end": "A player's turn ends.",
    "round-end": "All have had a turn.",
    "monster-turn-start": "The monsters' turn begins.",
    "monster-turn-end": "The monsters' turn ends.",
    "leave": "A player leaves a tile.",
    "enter": "A player enters a tile, newly discovered or not.",
    "end-here": "A player ends their turn on the tile.",
    "discover": "A player has discovered a tile.",
    "would-draw": "A player is about to draw a card.",
    "drawn": "A player has drawn a card.",
    "received": "A card or Object has come to a player.",
    "lost": "A card or Object has left a player.",
    "action-used": "A player has used an action.",
    "rolled": "A player has made a trait roll; `result` is what it came to.",
    "would-be-damaged": "A player is about to be hurt: `prevent` and `instead` work here.",
    "damaged": "A player was hurt; `amount` is how much.",
    "would-die": "A player is about to die: `instead` works here.",
    "died": "A player has died.",
    "attack-won": "The attacker has won.",
    "attack-lost": "The attacker has lost.",
    "monster-stunned": "A monster (`this`) was stunned.",
    "monster-killed": "A monster has left the house for good.",
    "delivered": "An Object was taken out of the game by `remove-thing`.",
    "tile-placed": "A tile was laid.",
    "tile-removed": "A tile has left the house.",
    "marked": "A marker was laid on a tile (`source`).",
    "counter-changed": "A counter has another value.",
    "role-changed": "A player has another role.",
    "stolen": "Something was stolen from a player.",
    "haunt-roll": "A haunt roll was made, before its result counts.",
    "omen-drawn": "An Omen was drawn.",
    "attack-declared": "Somebody attacks; nobody has rolled yet.",
    "attack-rolled": "The attacker has rolled (`result`).",
    "became-critical": "A trait has come to its lowest step before the skull.",
    "refreshed": "A turn begins, and used cards are unused again.",
    "heirloomed": "A family has made a card its heirloom.",
    "symbol": "A symbol of a tile is about to be drawn for.",
    "would-discover": "A player is about to discover a tile; `instead` stops it.",
    "would-recover": "A stunned monster (`this`) has missed its turn and is about to get up; `instead` stops it.",
    "monster-spawned": "Monsters or persons have come (`this` is the last).",
    "monster-recovered": "A stunned monster has recovered (`this`), by itself or because something says so.",
    "unmarked": "A marker was taken from a tile (`source`).",
    "flag-changed": "A flag was set or taken back.",
    "tile-turned": "A tile was turned (`source`).",
    "tile-replaced": "A tile has become another (`source`).",
    "doorway-changed": "A doorway was barred or opened (`source`).",
    "role-revealed": "A hidden role was shown to all.",
    "won": "Somebody has won.",
    "chapter-end": "A chapter is over, and its journal was read.",
    "card-added": "A card has come out of Purgatory.",
    "intensified": "A box of a card was checked.",
    "sticker-placed": "A tile was changed for good (`source`).",
    "journal-read": "An entry of the journal was read, before it is followed.",
    "legacy-read": "A Legacy card was read, before it is followed.",
    "game-setup": "Everything is set up, and nobody has begun.",
    "would-win": "Somebody is about to win: `instead` stops it, until the next turn. `it` is one of the winners. "
    "The dawn is never stopped.",
    "side-turn-start": "The first of a side begins the side's turns of this round; each player, where all are alone.",
    "object-moved": "An Object was put somewhere, handed over, picked up, dropped by itself or carried off.",
    "destroyed": "A card or tile was destroyed.",
    "entombed": "A card went to the Tomb.",
}
PASSIVES: Final[dict[str, str]] = {
    "dice": "So many more dice (`add`) for rolls of the kinds in `rolls`.",
    "result": "So much more (`add`) for the result of such rolls.",
    "reroll": "So many dice may be rolled again, once a turn.",
    "moves": "So many more moves each turn.",
    "least-moves": "At least so many moves each turn.",
    "free-leave": "Neither obstacles nor opponents slow who leaves this tile.",
    "no-obstacles": "Obstacle tokens do not slow them; monsters and opponents do.",
    "no-opponents": "Opponents and monsters do not slow them; Obstacle tokens do.",
    "no-damage": "They take no damage of this `kind`, or none at all.",
    "less-damage": "So much less damage each time.",
    "no-attack": "They cannot be attacked; `target` is the player who would.",
    "no-ghosts": "Ghosts mean nothing to them.",
    "no-tile-damage": "Tiles do not hurt them.",
    "no-steal": "Nothing can be stolen from them.",
    "sight-bends": "A line of sight may turn on this tile.",
    "no-sight": "No line of sight passes this tile.",
    "no-monsters": "No monster may end its move here; it may pass.",
    "extra-omen": "So many dice more in haunt rolls.",
    "cannot-leave": "They cannot leave their tile.",
    "cannot-act": "They have no actions.",
    "no-discover": "They cannot discover tiles.",
    "through-walls": "They walk to tiles that lie side by side, doorway or not.",
    "ready-late": "The card stays used for one turn more.",
    "choose-tile": "They choose among so many tiles more when they discover.",
}
PRIMITIVES: Final[tuple[tuple[str, Any], ...]] = (
    ("Traits", steps.Damage),
    ("Dice", steps.Roll),
    ("Movement", steps.Move),
    ("Cards", steps.Draw),
    ("Tiles", steps.FindTile),
    ("Objects, persons and monsters", steps.PutThing),
    ("Numbers, secrets, choices", steps.Counter),
    ("Sides", steps.SetRole),
    ("What is told", steps.Tell),
    ("The campaign", steps.Add),
)
"""Groups of steps, each by its first in the order of the language."""

HEAD = """# The pack language

Every word that a pack may use. `yakata pack language` prints this page; it is made from the language itself, so it is
never behind. [Write a haunt](write-a-haunt.md) shows how the words go together, and the
[schema](pack.schema.json) tells an editor the same.

Files are YAML. A name is written in small letters with hyphens. What is *needed* must be there; all else may be left
out. A **number** may be `3`, `"{3/4/5}"` for three, four or five players, a word, or a table with `of`; **who** and
**where** are a word or a table; *yes or no* is `true` or `false`; a **test** is a table with `is`, and where several
stand in a list, all must be true. What is written often gets a name under `define`, and `{use: NAME}` stands for it.
B44 and the like are the numbers of rules, as in `yakata play betrayal`.
"""


def reference() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield "## Who, where, what, how many\n"
    for title, name, table in (
        ("Who", "Who", words.WhoIs),
        ("Where", "Where", words.WhereIs),
        ("Things", "", words.Thing),
        ("Beings", "", words.Being),
    ):
        yield f"### {title}\n"
        yield f"{plain_text(told_of(name) or told_of_table(table))}\n"
        yield from _fields(table)
    yield f"### Numbers\n\n{plain_text(told_of('Number'))}\n"
    yield from _tagged("of", [kind for kind in get_args(words.Number) if kind not in (int, str)])
    yield "## Tests\n\nA table with `is`. `it` is the actor, unless a selector or a step around it says otherwise.\n"
    yield from _tagged("is", list(get_args(words.Tests)))
    yield "## Triggers\n\nWhat a reaction can stand `on`. In it, `it` is who it happens to.\n"
    yield from _listed("on", TRIGGERS)
    yield "## Passives\n\nWhat a passive can `give`.\n"
    yield from _listed("give", PASSIVES)
    yield "## Steps\n\nA table with `do`. Every step may have a `when`: it is done only when this is true.\n"
    order = list(get_args(steps.AnyStep))
    ends = [order.index(first) for _, first in PRIMITIVES[1:]] + [len(order)]
    for (title, first), end in zip(PRIMITIVES, ends, strict=True):
        yield f"### {title}\n"
        yield from _tagged("do", order[order.index(first) : end])
    yield "## What it is called here\n\nThings that one looks for under another name.\n"
    yield "| you want | you write | for example |"
    yield "|---|---|---|"
    yield from (f"| {one.wish} | {one.said} | `{one.example}` |" for one in CALLED)
    yield ""
    yield "## Tables\n\nWhat files are made of.\n"
    for part in _tables():
        yield f"### {part.__name__}\n\n{plain_text(told_of_table(part))}\n"
        yield from _fields(part)


def _tables() -> list[type[Table]]:
    found = [one for one in vars(things).values() if isinstance(one, type) and issubclass(one, Table)]
    return [steps.Bonus, steps.Option, *(one for one in found if one.__module__ == things.__name__)]


def _tagged(word: str, tables: list[Any]) -> Iterator[str]:
    yield f"| `{word}` | what it is | fields |"
    yield "|---|---|---|"
    for table in tables:
        parts = "; ".join(_field(table, one) for one in fields(table) if one.name != "when")
        yield f"| `{own_tag(table)}` | {plain_text(told_of_table(table))} | {parts} |"
    yield ""


def _field(table: Any, one: Any) -> str:
    needed = " *needed*" if one.required else ""
    told = told_of_field(table, one.name)
    kind = said(hints(table)[one.name]).replace("|", "\\|")
    return f"`{one.encode_name}` {kind}{needed}{_default(one)}" + (f": {plain_text(told)}" if told else "")


def _fields(table: Any) -> Iterator[str]:
    yield "| field | what | |"
    yield "|---|---|---|"
    for one in fields(table):
        needed = "*needed* " if one.required else ""
        kind = said(hints(table)[one.name]).replace("|", "\\|")
        yield f"| `{one.encode_name}` | {needed}{kind}{_default(one)} | {plain_text(told_of_field(table, one.name))} |"
    yield ""


def _default(one: Any) -> str:
    value = one.default
    if value is NODEFAULT or value in (None, "", ()) or not isinstance(value, (str, int, bool)):
        return ""
    return f" (`{str(value).lower() if isinstance(value, bool) else value}`)"


def _listed(word: str, told: dict[str, str]) -> Iterator[str]:
    yield f"| `{word}` | |"
    yield "|---|---|"
    yield from (f"| `{name}` | {text} |" for name, text in told.items())
    yield ""
