"""A view as text: the evening on a page, a line for each tile, each person, each deck."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from yakata.betrayal.language.words import TRAITS

if TYPE_CHECKING:
    from yakata.betrayal.sight.view import BeingView, NightView, PersonView, TileView


def text(view: "NightView") -> str:
    return "\n".join(_lines(view))


def _lines(view: "NightView") -> Iterator[str]:
    haunt = f"; haunt {view.haunt}" if view.haunt else ""
    whose = view.people[view.turn].family if view.turn >= 0 else "nobody"
    yield f"{view.chapter or 'free play'}, {view.phase}, round {view.round}; turn {whose}, moves {view.moves}{haunt}"
    for person in view.people:
        if person.family:
            yield f"{person.family}: {_person(person)}"
    for being in view.beings:
        yield f"{being.id}: {_being(being)}"
    for tile in view.tiles:
        yield f"{tile.region} {tile.x},{tile.y} {tile.id}: {_tile(tile)}"
    for deck in view.decks:
        yield f"{deck.id}: {' '.join(_slot(back, deck.known.get(str(k))) for k, back in enumerate(deck.backs))}"
    for family, spots in view.unseen.items():
        yield f"out of sight: {family}, perhaps {_words(spots)}"
    for box in view.boxes:
        marks = [word for word in ("mine", "shown", "active", "possible") if getattr(box, word)]
        yield f"box {box.id}: {_words((box.book, box.kind, *marks, *box.needs))}"
    yield from _facts(view)
    if view.choices:
        yield f"{view.prompt}? {', '.join(view.choices)}"
    if view.result:
        yield f"{view.result.key} {_words(view.result.scores)}"


def _facts(view: "NightView") -> Iterator[str]:
    """What there is besides; nothing of what there is not."""
    counters = [f"{one.id} {one.value}" + (f" of {one.goal}" if one.goal >= 0 else "") for one in view.counters]
    facts: list[tuple[str, Iterable[object]]] = [
        ("counters", counters),
        ("secrets", [f"{name} {value or '?'}" for name, value in view.secrets.items()]),
        ("dice", [*view.dice, f"= {view.rolled}"] if view.dice else ()),
        ("words", view.words),
        ("rules", view.rules),
        ("titles", _pairs(view.titles)),
        ("onset", _pairs(view.onset)),
        ("reading", [one for one in (view.card, view.laying) if one]),
        ("acting", [view.being, view.being_moves] if view.being else ()),
        ("said", [view.said] if view.said else ()),
        ("ending", [view.ending] if view.ending else ()),
    ]
    for label, value in facts:
        if words := _words(value):
            yield f"{label}: {words}"


def _person(person: "PersonView") -> str:
    traits = [f"{trait} {value}" for trait, value in zip(TRAITS, person.values, strict=True)]
    hand = [card.id + ("'" if card.used else "") + ("*" if card.heirloom else "") for card in person.hand]
    state = [word for word, true in (("dead", not person.alive), ("escaped", person.escaped)) if true]
    where = f"on {person.tile}" if person.tile else "nowhere"
    carries = f"; {_words(hand)}" if hand else ""
    return f"{person.role} {where}; {_words(traits)}{carries}" + "".join(f"; {w}" for w in (*state, *person.statuses))


def _being(being: "BeingView") -> str:
    state = [word for word, true in (("stunned", being.stunned), ("person", being.person)) if true]
    return f"on {being.tile} {_words((*_pairs(being.traits), *state, *being.carries))}".rstrip()


def _tile(tile: "TileView") -> str:
    doors = "".join(side.upper() if side in tile.open else side for side in tile.doors)
    flags = [word for word in ("runestone", "passage") if getattr(tile, word)]
    barred = [f"barred {tile.barred}"] if tile.barred else []
    barred += [f"locked {side} {roll}" for side, roll in tile.locks.items()]
    return _words((doors, *tile.symbols, *flags, *barred, *_pairs(tile.marks), *tile.things, *tile.events))


def _slot(back: str, face: str | None) -> str:
    """``OG`` for a card of outside and ground; its name, where it is known."""
    letters = "".join(region[0].upper() for region in back.split("+")) if back else "-"
    return f"{letters}={face}" if face else letters


def _pairs(table: Mapping[str, object]) -> list[str]:
    return [f"{name} {value}" for name, value in table.items()]


def _words(things: Iterable[object]) -> str:
    return ", ".join(map(str, things))
