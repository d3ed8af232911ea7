"""Who, where and what is meant now: players, tiles, things, monsters."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from yakata.betrayal.language import words as w
from yakata.betrayal.language.book import Book
from yakata.betrayal.language.pack_tables import corpse_of
from yakata.betrayal.language.tables import Tile
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning.compiling import holds, reckoned
from yakata.betrayal.state.context import NOBODY, Context
from yakata.betrayal.state.house import House
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Being, Named, Person, Spot, Thing
from yakata.kernel import Seat

SECRET: Final = "secret"
"""The kind of what somebody does out of sight."""

# Who


def people(n: Night, who: w.Who | Person | None, c: Context) -> list[Seat]:
    """The seats that are meant, in seat order; B153e: of an Ongoing Event nobody who ignores it."""
    if c.kind == "ongoing":
        return [seat for seat in people(n, who, c.but(kind="event")) if not n.ignores(seat, c.card)]
    if who is None:
        return []
    if isinstance(who, str):
        return _people_word(n, who, c)
    if isinstance(who, Person):  # whose Crest was drawn
        return [who.seat]
    return _people_like(n, who, c)


def touched(n: Night, who: w.Who | Person | None, c: Context) -> list[Seat]:
    """Whom a step does something to: of several, nobody who is out of sight, unless it names them or says so."""
    found = people(n, who, c)
    if not n.unseen or not (who in _SEVERAL if isinstance(who, str) else isinstance(who, w.WhoIs) and not who.unseen):
        return found
    return [seat for seat in found if seat not in n.unseen]


def person(n: Night, who: w.Who | Person | None, c: Context) -> Seat:
    """The first who is meant; nobody when there is none."""
    found = people(n, who, c)
    return found[0] if found else NOBODY


def _people_word(n: Night, word: str, c: Context) -> list[Seat]:
    single = SINGLE.get(word)
    if single is not None:
        seat = single(n, c)
        return [seat] if seat >= 0 else []
    group = _GROUPS.get(word)
    if group is not None:
        return group(n, c)
    named = c.called(word)
    if isinstance(named, Person):
        return [named.seat]
    return [seat for seat in n.living if n.roles[seat] == word]


SINGLE: Final[dict[str, Callable[[Night, Context], Seat]]] = {
    "actor": lambda n, c: c.actor,
    "it": lambda n, c: c.it if c.it >= 0 else c.actor,
    "target": lambda n, c: c.target,
    "owner": lambda n, c: c.owner if c.owner >= 0 else c.actor,
    "revealer": lambda n, c: n.revealer,
    "group": lambda n, c: n.turn if n.turn >= 0 else (n.living or (0,))[0],
    "left": lambda n, c: _neighbour(n, c.actor, 1),
    "right": lambda n, c: _neighbour(n, c.actor, -1),
    "left-of-revealer": lambda n, c: _neighbour(n, n.revealer, 1),
    "right-of-revealer": lambda n, c: _neighbour(n, n.revealer, -1),
    "left-of-traitor": lambda n, c: _left_of_traitor(n),
    "controller": lambda n, c: n.controller(),
}
_GROUPS: Final[dict[str, Callable[[Night, Context], list[Seat]]]] = {
    "players": lambda n, c: list(n.living),
    "everyone": lambda n, c: list(range(n.seats)),
    "heroes": lambda n, c: [seat for seat in n.living if n.roles[seat] in ("hero", "explorer")],
    "traitors": lambda n, c: [seat for seat in n.living if n.roles[seat] == "traitor"],
    "traitor": lambda n, c: [seat for seat, role in enumerate(n.roles) if role == "traitor"],
    "others": lambda n, c: [seat for seat in n.living if seat != c.actor],
    "opponents": lambda n, c: [seat for seat in n.living if c.actor >= 0 and n.opponents(c.actor, seat)],
    "allies": lambda n, c: [s for s in n.living if s != c.actor and not (c.actor >= 0 and n.opponents(c.actor, s))],
    "dead": lambda n, c: [seat for seat in range(n.seats) if not n.alive[seat]],
    "ghosts": lambda n, c: [seat for seat in n.ghosts if n.places[seat]],
    "nobody": lambda n, c: [],
}


_SEVERAL: Final = frozenset({"players", "everyone", "heroes", "traitors", "others", "opponents", "allies"})
"""Words that mean whoever is like that; ``traitor``, or another role, names somebody."""


def _left_of_traitor(n: Night) -> Seat:
    """B150, BR22: of several traitors whom all know the revealer, else the first on the revealer's left. BR54: of none,
    the revealer."""
    start = max(0, n.revealer)
    return _neighbour(n, next(filter(n.openly_traitor, (start, *n.from_left(start))), start), 1)


def _neighbour(n: Night, seat: Seat, step: int) -> Seat:
    """The next living player on that side."""
    if seat < 0:
        return n.living[0] if n.living else NOBODY
    for away in range(1, n.seats):
        other = (seat + step * away) % n.seats
        if n.alive[other] and n.places[other]:
            return other
    return NOBODY


def _people_like(n: Night, who: w.WhoIs, c: Context) -> list[Seat]:
    found = _GROUPS[who.all](n, c)
    if who.role is not None:
        found = [seat for seat in found if n.roles[seat] == who.role]
    if who.but is not None:
        without = people(n, who.but, c)
        found = [seat for seat in found if seat not in without]
    if who.at is not None:
        found = [seat for seat in found if (tile := n.seen_at(seat)) and on(n, tile, who.at, c)]
    if who.has is not None:
        found = [seat for seat in found if holds(n, who.has, c.but(it=seat))]
    if who.highest is not None:
        found = _extreme(n, found, who.highest, max)
    if who.lowest is not None:
        found = _extreme(n, found, who.lowest, min)
    if who.most is not None:
        worth = {seat: reckoned(n, who.most, c.but(it=seat)) for seat in found}
        found = [seat for seat in found if worth[seat] == max(worth.values())]
    if who.nearest is not None:
        found = [seat for seat in found if seat not in n.unseen] if n.unseen else found
        found = _nearest(n, found, [n.places[seat] for seat in found], tiles(n, who.nearest, c))
    return found


def _extreme(n: Night, seats: list[Seat], what: str, pick: Callable[[Iterable[int]], int]) -> list[Seat]:
    def worth(seat: Seat) -> int:
        return n.ages[seat] if what == "age" else n.value(seat, TRAITS.index(what))

    best = pick(map(worth, seats)) if seats else 0
    return [seat for seat in seats if worth(seat) == best]


def _nearest(n: Night, found: list[Any], spots: list[str], goals: list[str], far: bool = False) -> list[Any]:
    """Those of what was found whose tile is nearest to (or farthest from) one of the goals, and can be reached."""
    away = [min((n.house.steps_from(goal).get(spot, 99) for goal in goals), default=99) for spot in spots]
    best = (max if far else min)([steps for steps in away if steps < 99], default=None)
    return [one for one, steps in zip(found, away, strict=True) if steps == best]


# Where


def tiles(n: Night, where: w.Where | None, c: Context) -> list[str]:
    """The tiles that are meant, in the order they were laid."""
    if where is None:
        return []
    if isinstance(where, str):
        return _tiles_word(n, where, c)
    return _tiles_like(n, where, c)


def _tiles_word(n: Night, word: str, c: Context) -> list[str]:
    if word == "here":
        if c.kind == SECRET:
            return [n.places[c.actor]]
        return _place(n, c.actor) if c.actor >= 0 else [c.tile] if c.tile else []
    if word == "its":
        return _place(n, c.it if c.it >= 0 else c.actor) or ([c.tile] if c.tile else [])
    if word == "there":
        return _place(n, c.target) if c.target >= 0 else [n.beings[c.being].tile] if c.being in n.beings else []
    if word == "source":
        return [c.tile] if c.tile in n.house.tiles else []
    if word == "anywhere":
        return list(n.house.names)
    if word == "landings":
        return [tile for tile in n.house.names if n.tile(tile).landing]
    if word == "nowhere":
        return []
    if word == "this":
        return [n.beings[c.being].tile] if c.being in n.beings else []
    named = c.called(word)
    if named is not None:
        return _named_place(n, named)
    tile = n.story.face(word)
    return [tile] if tile in n.house.tiles else []


def _named_place(n: Night, named: Named) -> list[str]:
    match named:
        case Person(seat):
            return _place(n, seat)
        case Being(name):
            return [n.beings[name].tile] if name in n.beings else []
        case Thing(name):
            tile = "" if n.unseen and n.holder(name) in n.unseen else n.where_is(name)
            return [tile] if tile else []
        case Spot(tile):
            return [tile] if tile in n.house.tiles else []


def _place(n: Night, seat: Seat) -> list[str]:
    """BR42: nothing finds who is out of sight."""
    return [tile] if seat >= 0 and (tile := n.seen_at(seat)) else []


def _tiles_like(n: Night, where: w.WhereIs, c: Context) -> list[str]:
    printed, features, spots_meant, *_ = _said(n, where)
    found = list(n.house.among(printed))
    for spots_of, value in spots_meant:
        there = spots_of(n, value, c)
        found = [tile for tile in found if tile in there]
    for keep, value in features:
        found = [tile for tile in found if keep(n, tile, value, c)]
    if where.within is not None:
        spots = tiles(n, where.from_, c)
        found = [t for t in found if any(n.house.steps_from(spot).get(t, 99) <= where.within for spot in spots)]
    if where.but is not None:
        without = tiles(n, where.but, c)
        found = [tile for tile in found if tile not in without]
    if where.rather is not None:
        better = tiles(n, where.rather, c)
        found = [tile for tile in found if tile in better] or found
    if where.nearest is not None:
        found = _nearest(n, found, found, tiles(n, where.nearest, c))
    if where.farthest is not None:
        found = _nearest(n, found, found, tiles(n, where.farthest, c), far=True)
    return found


def on(n: Night, tile: str, where: w.Where, c: Context) -> bool:
    """Whether this tile is one of those that are meant."""
    if isinstance(where, str) or where.nearest is not None or where.farthest is not None or where.rather is not None:
        return tile in tiles(n, where, c)
    printed, features, spots_meant, *_ = _said(n, where)
    if tile not in printed:
        return False
    for keep, value in features:
        if not keep(n, tile, value, c):
            return False
    for spots_of, value in spots_meant:
        if tile not in spots_of(n, value, c):
            return False
    if where.within is not None:
        near = (n.house.steps_from(spot).get(tile, 99) <= where.within for spot in tiles(n, where.from_, c))
        if not any(near):
            return False
    return where.but is None or tile not in tiles(n, where.but, c)


def _region(n: Night, tile: str, region: str, c: Context) -> bool:
    if region == "same":
        spot = _tiles_word(n, "its", c)
        return bool(spot) and n.house.tiles[tile].region == n.house.tiles[spot[0]].region
    return n.house.tiles[tile].region == region


def _corpse(n: Night, tile: str, who: Any, c: Context) -> bool:
    seats = range(n.seats) if who == "anybody" else people(n, who, c)
    dead = [seat for seat in seats if not n.alive[seat]]
    return any(
        (n.places[seat] == tile and seat not in n.ghosts) or corpse_of(n.families[seat]) in n.lying.get(tile, ())
        for seat in dead
    )


def in_sight(n: Night, tile: str, house: House | None = None) -> set[str]:
    """B134, with what bends or ends a line of sight; in the ``house`` of who looks."""
    book = n.game.book
    haunt = book.haunts[n.haunt] if n.haunt else None
    dark = book.dark if haunt is None or haunt.dark is None else book.dark | {*tiles(n, haunt.dark, Context())}
    if n.ongoing and not book.darkening.isdisjoint(n.ongoing):
        dark |= {n.ongoing[event] for event in book.darkening if event in n.ongoing}
    return (house or n.house).sight(tile, book.bends, dark)


def _spots_of(n: Night, who: Any, c: Context) -> set[str]:
    """Where these people are; of who is out of sight only where it is said so."""
    if isinstance(who, w.WhoIs) and who.unseen:
        return {n.places[seat] for seat in people(n, who, c)}
    return {n.seen_at(seat) for seat in people(n, who, c)}


_PRINTED: Final[dict[str, Callable[[Tile, Any], bool]]] = {
    "tag": lambda tile, v: v in tile.tags,
    "symbol": lambda tile, v: v in tile.symbols,
    "landing": lambda tile, v: tile.landing == v,
    "runestone": lambda tile, v: tile.runestone == v,
}
"""What is printed on a tile, besides its name, and never changes."""
_FEATURES: Final[dict[str, Callable[[Night, str, Any, Context], bool]]] = {
    "region": _region,
    "passage": lambda n, tile, v, c: n.house.tiles[tile].passage == v,
    "ghost": lambda n, tile, v, c: n.haunted(tile) == v,
    "marker": lambda n, tile, v, c: tile in n.markers and n.marked(v, tile) > 0,
    "no_marker": lambda n, tile, v, c: tile not in n.markers or n.marked(v, tile) == 0,
    "obstacle": lambda n, tile, v, c: (n.obstacles(tile) > 0) == v,
    "pile": lambda n, tile, v, c: (tile in n.lying) == v,
    "thing": lambda n, tile, v, c: any(like_thing(n, thing, v, c) for thing in n.lying.get(tile, ())),
    "corpse_of": _corpse,
    "people": lambda n, tile, v, c: bool(n.at(tile)) == v,
    "open_doorway": lambda n, tile, v, c: bool(n.house.open_doorways[tile]) == v,
}

_SPOTS: Final[dict[str, Callable[[Night, Any, Context], set[str]]]] = {
    "who": lambda n, v, c: _spots_of(n, v, c),
    "being": lambda n, v, c: {n.beings[being].tile for being in beings(n, v, c)},
    "adjacent": lambda n, v, c: {tile for spot in tiles(n, v, c) for tile in n.house.adjacent[spot]},
    "sight": lambda n, v, c: {tile for spot in tiles(n, v, c) for tile in in_sight(n, spot)},
}
"""Features that are worked out for all tiles at once."""
_ASKING: Final = (*_SPOTS, "thing", "corpse_of", "people", "within", "but", "rather", "nearest", "farthest")
"""What can depend on who asks."""


class Said(NamedTuple):
    """What a table says of tiles, and no more."""

    printed: frozenset[str]
    """The tiles of the book that are printed like that."""
    features: list[tuple[Any, Any]]
    spots: list[tuple[Any, Any]]
    unnamed: frozenset[str]
    """Those that are printed like that, but for their names."""
    for_all: bool
    """Whoever asks, the same tiles are meant."""


def _said(n: Night, where: w.WhereIs) -> Said:
    book = n.game.book
    known: tuple[Book, Said] | None = where.__dict__.get("said")
    if known is None or known[0] is not book:
        known = where.__dict__["said"] = (book, _written(book, where))
    said = known[1]
    if where.tile is None or not n.story.overlays:
        return said
    names = (where.tile,) if isinstance(where.tile, str) else where.tile
    return said._replace(printed=said.unnamed.intersection(map(n.story.face, names)))  # BR53


def _written(book: Book, where: w.WhereIs) -> Said:
    printed = [(like, v) for name, like in _PRINTED.items() if (v := getattr(where, name)) is not None]
    unnamed = frozenset(ident for ident, tile in book.tiles.items() if all(like(tile, v) for like, v in printed))
    names = (where.tile,) if isinstance(where.tile, str) else where.tile
    return Said(
        unnamed if names is None else unnamed.intersection(names),
        [(keep, v) for name, keep in _FEATURES.items() if (v := getattr(where, name)) is not None],
        [(spots_of, v) for name, spots_of in _SPOTS.items() if (v := getattr(where, name)) is not None],
        unnamed,
        all(getattr(where, name) is None for name in _ASKING) and where.region != "same",
    )


def same_for_all(n: Night, where: w.Where) -> bool:
    """Whether it means the same tiles whoever acts, and whatever it is about."""
    return isinstance(where, w.WhereIs) and _said(n, where).for_all


# What


def things(n: Night, what: w.Thing, c: Context) -> list[str]:
    """The cards and Objects that are meant: carried first, by seat, then lying ones."""
    if what.named is not None:
        if what.named in ("card", "other"):
            meant = c.card if what.named == "card" else c.other
            return [meant] if meant else []
        named = c.called(what.named)
        return [named.name] if isinstance(named, Thing) else []
    found: list[str] = []
    if what.around is not None:
        return _around(n, what, c)
    if what.at is None and what.with_being is None:
        seats = range(n.seats) if what.carrier is None else people(n, what.carrier, c)
        found += [thing for seat in seats for thing in n.hands[seat]]
    if what.carrier is None and what.with_being is None:
        spots = sorted(n.lying) if what.at is None else tiles(n, what.at, c)
        found += [thing for tile in spots for thing in n.lying.get(tile, ())]
    if what.carrier is None and what.at is None:
        some = n.creatures if what.with_being is None else beings(n, what.with_being, c)
        found += [thing for being in some for thing in n.beings[being].carries]
    return [thing for thing in found if like_thing(n, thing, what, c)]


def _around(n: Night, what: w.Thing, c: Context) -> list[str]:
    """In the hands of those there, then what lies there, then what monsters there carry."""
    spots = tiles(n, what.around, c)
    carriers = range(n.seats) if what.carrier is None else people(n, what.carrier, c)
    found = [thing for seat in carriers if n.seen_at(seat) in spots for thing in n.hands[seat]]
    if what.carrier is None:
        found += [thing for tile in spots for thing in n.lying.get(tile, ())]
        found += [thing for being in n.creatures if n.beings[being].tile in spots for thing in n.beings[being].carries]
    return [thing for thing in found if like_thing(n, thing, what, c)]


def like_thing(n: Night, thing: str, what: w.Thing, c: Context) -> bool:
    """Whether a thing is of this kind, wherever it is."""
    if what.id is not None and thing != what.id and (isinstance(what.id, str) or thing not in what.id):
        return False
    if what.allows is not None and n.forbids(thing, what.allows):
        return False
    if what.is_card is not None and n.is_card(thing) != what.is_card:
        return False
    if what.deck is None and what.type is None and what.heirloom is None and what.used is None:
        return True
    card = n.book.cards.get(thing)
    if what.deck is not None and what.deck != (n.book.deck_of[thing] if card else _kind_of_object(n, thing)):
        return False
    if what.type is not None and (card is None or what.type not in card.types):
        return False
    if what.heirloom is not None and (thing in n.story.heirlooms) != what.heirloom:
        return False
    return what.used is None or (thing in n.used) == what.used


def _kind_of_object(n: Night, thing: str) -> str:
    return "corpse" if thing in n.book.corpses else "object"


def beings(n: Night, what: w.Being, c: Context) -> list[str]:
    """The monsters and persons that are meant, in number order."""
    if what.named is not None:
        named = Being(c.being) if what.named == "this" else c.called(what.named)
        if not isinstance(named, Being) or named.name not in n.beings:
            return []
        return [named.name] if _like_being(n, named.name, what, c) else []
    return [being for being in n.creatures if _like_being(n, being, what, c)]


def _like_being(n: Night, being: str, what: w.Being, c: Context) -> bool:
    creature = n.beings[being]
    if what.kind is not None and creature.kind != what.kind:
        return False
    if what.stunned is not None and creature.stunned != what.stunned:
        return False
    if what.status is not None and what.status not in creature.statuses:
        return False
    if what.person is not None and n.book.monsters[creature.kind].person != what.person:
        return False
    if what.following is not None and creature.follows not in (people(n, what.following, c) or [NOBODY]):
        return False
    return what.at is None or on(n, creature.tile, what.at, c)
