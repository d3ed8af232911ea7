"""The view: built from nothing, by naming what the seat may see."""

from typing import Any

from yakata.betrayal.meaning import holds, number, tiles
from yakata.betrayal.meaning.numbers import of_one
from yakata.betrayal.rules.evening.actions import possible
from yakata.betrayal.rules.fighting.attack import health_left, is_safe, monster_trait
from yakata.betrayal.rules.haunt.beginning import onset
from yakata.betrayal.sight.consequences import acts, answers, harm_left, rolling
from yakata.betrayal.sight.dangers import dangers
from yakata.betrayal.sight.fights import fights
from yakata.betrayal.sight.missing_needs import missing, wants
from yakata.betrayal.sight.odds import odds
from yakata.betrayal.sight.own_side import against_own
from yakata.betrayal.sight.position import Position
from yakata.betrayal.sight.view import NightView, Phase
from yakata.betrayal.sight.view_parts import (
    BeingView,
    BoxView,
    CardView,
    CounterView,
    DeckView,
    FamilyView,
    PersonView,
    TileView,
)
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import HERO, NOWHERE, Kept, is_token
from yakata.betrayal.state.house import BACK, House, Laid, beyond
from yakata.betrayal.state.night import MONSTERS, Night
from yakata.betrayal.state.once import Acted, Met, Reacted, Refused
from yakata.betrayal.state.references import Printed
from yakata.kernel import SPECTATOR, Seat

NOT_LOOKED: tuple[str, tuple[Seat, ...]] = "", ()


def show(n: Night, seat: Seat, common: dict[str, Any], alike: Position | None = None) -> NightView:
    """What is ``alike`` for several seats is worked out once, where all of them look at the same position."""
    with n.as_heard_by(seat):
        return _show(n, seat, common, alike or Position())


def _show(n: Night, seat: Seat, common: dict[str, Any], alike: Position) -> NightView:
    over, house = n.result is not None, n.house_of(seat) if seat >= 0 else n.house
    with n.as_if_in_sight(seat):  # what one could do oneself
        boxes = boxes_seen(n, seat, alike, over)
        danger = dangers(n, seat, [n.book.printed[box.id] for box in boxes])
        mine = acts(n, seat, alike) if seat >= 0 else ()
        beings = tuple([_being(n, being, seat, over) for being in n.creatures])
        chances = fights(n, seat, beings) if seat >= 0 else {}
    if not alike.table:
        alike.table |= _for_all(n)
    in_sight = n.turn not in n.unseen or n.sees(seat, n.turn)
    return NightView(
        **common,
        **alike.table,
        moves=n.moves if in_sight else 0,
        words=n.words if in_sight else (),
        tiles=_tiles(n, seat, house, danger, over, alike),
        ways=house.ways,
        people=tuple([_person(n, other, seat, over, alike) for other in range(n.seats)]),
        beings=beings,
        decks=_decks(n, seat, alike),
        books=_books(n, seat, over),
        own_books=_own_books(n, seat),
        boxes=boxes,
        counters=_counters(n, seat, over),
        tallies=_tallies(n, seat, over) if n.book.each_has else {},
        secrets={
            name: kept.value if (over or knows(kept.known, seat)) and kept.value != NOWHERE else ""
            for name, kept in sorted(n.secrets.items())
            if not is_token(name)
        },
        joining=_joining(n, common.get("laying", ""), common.get("through", ("", ""))),
        read=_read(n, seat),
        acts=mine,
        own=against_own(n, seat) if seat >= 0 else (),
        fights=chances,
        does=answers(n, seat),
        harm=harm_left(n, seat),
    )


def _for_all(n: Night) -> dict[str, Any]:
    """What lies open to everybody."""
    return {
        "chapter": n.options.chapter,
        "phase": _phase(n),
        "round": n.round,
        "turn": n.turn,
        "order": tuple([max(MONSTERS, seat) for seat in n.order]),
        "unseen": {n.families[other]: spots for other, spots in sorted(n.unseen.items())},
        "haunt": n.haunt,
        "revealer": n.revealer,
        "hints": _hints(n),
        "possible": {name: kept.among for name, kept in sorted(n.secrets.items()) if not is_token(name)},
        "dice": n.dice,
        "rolled": n.rolled,
        "said": " ".join(n.said),
        "sayings": n.sayings,
        "omens": n.omens,
        "onset": _onset(n),
        "families": _families(n) if "" in n.families else (),
        "rules": n.story.rules,
        "titles": n.story.titles,
        "written": n.story.written,
        "ending": n.ended,
        "opening": n.book.chapters[n.options.chapter].read_by(1) if n.options.chapter in n.book.chapters else 0,
        "objects": _objects(n),
        "refused": tuple([one.thing for one in n.this_turn if isinstance(one, Refused)]) if n.this_turn else (),
        "rolling": rolling(n),
    }


def _read(n: Night, seat: Seat) -> tuple[str, ...]:
    chapter = n.book.chapters.get(n.options.chapter)
    legacy = chapter.legacy[: n.legacy] if chapter else ()
    return (
        *(f"legacy-{n.options.chapter}-{card.number}" for card in legacy),
        *(f"journal-{entry}" for entry in n.story.open_to(n.families[seat] if seat >= 0 else "")),
        *(f"chronicle-{flag}" for flag in n.story.flags),
    )


def knows(bits: int, seat: Seat) -> bool:
    return bits == 0xFF or (seat >= 0 and bool(bits >> seat & 1))


def _phase(n: Night) -> Phase:
    if n.ended:
        return "end"
    if n.haunt:
        return "haunt"
    return "explore" if n.order else "setup"


def _tokens(n: Night) -> dict[str, Kept]:
    """The tokens face down, by their tiles."""
    return {name.partition("@")[2]: kept for name, kept in n.secrets.items() if is_token(name)}


def _looked(n: Night, token: Kept, seat: Seat, over: bool) -> tuple[str, tuple[Seat, ...]]:
    """What this seat knows of a token face down, and who has looked at it: that they looked was told to all."""
    mine = token.value if over or knows(token.known, seat) else ""
    return mine, tuple([other for other in range(n.seats) if knows(token.known, other)])


def _tiles(
    n: Night, seat: Seat, house: House, danger: frozenset[str], over: bool, alike: Position
) -> tuple[TileView, ...]:
    tokens = _tokens(n) if n.secrets else {}
    looked = {tile: _looked(n, token, seat, over) for tile, token in tokens.items()}
    if house is not n.house:
        return _laid(n, house, danger, looked)
    key = danger, tuple([mine for mine, _ in looked.values()])
    found = alike.tiles.get(key)
    if found is None:
        found = alike.tiles[key] = _laid(n, house, danger, looked)
    return found


def _laid(
    n: Night, house: House, danger: frozenset[str], looked: dict[str, tuple[str, tuple[Seat, ...]]]
) -> tuple[TileView, ...]:
    busy = {*n.markers, *n.lying, *n.ongoing.values(), *danger, *n.house.locked, *looked}
    return tuple(
        [
            _with_all(n, one, one.id in danger, *looked.get(one.id, NOT_LOOKED)) if one.id in busy else one
            for one in _bare(n, house)
        ]
    )


def _bare(n: Night, house: House) -> tuple[TileView, ...]:
    """The tiles without what lies on them. They stay with the house, as it is the same for nearly all."""
    kept = house.__dict__ if house is n.house else {}
    if "bare" not in kept:
        kept["bare"] = tuple(_tile(n, house, laid) for laid in n.house.laid)
    found: tuple[TileView, ...] = kept["bare"]
    return found


def _tile(n: Night, house: House, laid: Laid) -> TileView:
    tile, ident = n.tile(laid.tile), laid.tile
    return TileView(
        ident,
        laid.region,  # type: ignore[arg-type]  # a region, kept as a text
        laid.x,
        laid.y,
        laid.turns,
        laid.doors,
        house.open_doorways[ident],
        n.house.shut.get(ident, ""),
        laid.bump,
        tile.symbols,
        tile.runestone,
        laid.passage,
        tags=tile.tags,
    )


def _with_all(n: Night, tile: TileView, danger: bool, token: str, looked: tuple[Seat, ...]) -> TileView:
    """With what lies on it."""
    return TileView(
        tile.id,
        tile.region,
        tile.x,
        tile.y,
        tile.turns,
        tile.doors,
        tile.open,
        tile.barred,
        tile.bump,
        tile.symbols,
        tile.runestone,
        tile.passage,
        dict(n.markers.get(tile.id, ())),
        n.lying.get(tile.id, ()),
        tuple(event for event, spot in sorted(n.ongoing.items()) if spot == tile.id),
        tile.tags,
        danger,
        _locks(n, n.house.tiles[tile.id]) if tile.id in n.house.locked else {},
        token,
        looked,
    )


def _locks(n: Night, laid: Any) -> dict[str, str]:
    found = {}
    for tile, side in n.house.locked[laid.tile].values():
        block, place = n.house.tiles[tile].lock(side)
        step: Any = n.book.blocks[block][place]
        traits = (step.trait,) if isinstance(step.trait, str) else step.trait
        found[side if tile == laid.tile else BACK[side]] = " ".join((*traits, str(number(n, step.need, Context()))))
    return found


def _families(n: Night) -> tuple[FamilyView, ...]:
    return tuple(
        FamilyView(family, one.colour, n.book.starts[family], n.book.tracks[family])
        for family, one in n.book.families.items()
        if family not in n.families
    )


def _joining(n: Night, ident: str, through: tuple[str, str]) -> TileView | None:
    origin = n.house.tiles.get(through[0])
    if not ident or origin is None or ident in n.house.tiles:
        return None
    tile, (region, x, y) = n.tile(ident), beyond(origin.square, through[1])
    return TileView(
        ident,
        region,  # type: ignore[arg-type]  # squares name it as a text
        x,
        y,
        0,
        "".join(tile.doorways),
        "",
        bump=tile.bump or "",
        symbols=tile.symbols,
        runestone=tile.runestone,
        passage=tile.passage,
        tags=tile.tags,
    )


def _person(n: Night, other: Seat, seat: Seat, over: bool, alike: Position) -> PersonView:
    known = over or other not in n.hidden or knows(n.hidden[other], seat)
    key = other, known, over or n.sees(seat, other)
    found = alike.people.get(key)
    if found is None:
        found = alike.people[key] = _seen(n, *key, over)
    return found


def _seen(n: Night, other: Seat, known: bool, in_sight: bool, over: bool) -> PersonView:
    family, alive = n.families[other], n.alive[other]
    member = next((m for m in n.options.company if m.family == family), None)
    return PersonView(
        family,
        n.places[other] if in_sight else "",
        alive,
        n.escaped[other],
        n.steps[other],
        tuple([n.value(other, trait) for trait in range(4)]) if family else (0,) * 4,
        n.game.book.starts[family] if family else (0,) * 4,
        tuple([_card(n, c) for c in n.hands[other]]),
        n.roles[other] if known else "hidden",
        n.statuses[other],
        tuple(sorted([event for event, keeper in n.kept_events.items() if keeper == other])),
        member.name if member else "",
        n.ages[other],
        n.book.families[family].colour if family else "",
        n.game.book.tracks[family] if family else (),
        n.hides(other) and not over,
        not alive and other in n.ghosts,
        n.slowed.get(other, 0),
    )


def _card(n: Night, thing: str) -> CardView:
    deck = n.card(thing).deck if n.is_card(thing) else ""
    return CardView(thing, thing in n.used, n.story.heirlooms.get(thing, ""), deck, _spent(n, thing))


def _spent(n: Night, thing: str) -> bool:
    """All have seen it."""
    for one in (*n.this_turn, *n.done):
        if (isinstance(one, Reacted) and one.source == thing) or (isinstance(one, Acted) and one.action.on == thing):
            return True
    return False


def _being(n: Night, being: str, seat: Seat, over: bool) -> BeingView:
    one, monster = n.beings[being], n.monster(being)
    known = over or Met(one.kind) in n.done or _knows_monsters(n, seat)
    traits = {trait: monster_trait(n, one, trait) or 0 for trait in monster.traits} if known else {}
    return BeingView(
        being,
        one.kind,
        one.number,
        one.tile,
        one.stunned,
        monster.person,
        monster.size,
        one.follows,
        one.carries,
        monster.attack.trait if known and monster.attack else "",
        traits,  # type: ignore[arg-type]  # traits by name
        one.statuses,
        known and is_safe(n, being),
        left if known and (left := health_left(n, being)) is not None else -1,
    )


def _knows_monsters(n: Night, seat: Seat) -> bool:
    """B146: the traitors' book has the monsters; where no traitor leads them, everybody reads of them."""
    haunt = n.the_haunt
    if haunt is None or haunt.roles.controller != "traitor" or n.traitor_unknown:
        return True
    return seat != SPECTATOR and n.roles[seat] == "traitor"


def _decks(n: Night, seat: Seat, alike: Position) -> tuple[DeckView, ...]:
    if not alike.decks:
        names = sorted(n.decks)
        alike.decks = tuple([DeckView(name, tuple([slot[0] for slot in n.decks[name]])) for name in names])
        alike.faces = [
            [(str(place), face, bits) for place, (_, face, bits) in enumerate(n.decks[name]) if face] for name in names
        ]
    return tuple([_deck(deck, faces, seat) for deck, faces in zip(alike.decks, alike.faces, strict=True)])


def _deck(deck: DeckView, faces: list[tuple[str, str, int]], seat: Seat) -> DeckView:
    known = {place: face for place, face, bits in faces if knows(bits, seat)}
    return DeckView(deck.id, deck.backs, known) if known else deck


def _books(n: Night, seat: Seat, over: bool) -> tuple[str, ...]:
    haunt = n.the_haunt
    if haunt is None:
        return ()
    books = dict.fromkeys(box.book for box in haunt.boxes)
    return tuple(book for book in books if over or _reads(n, seat, book))


def _own_books(n: Night, seat: Seat) -> tuple[str, ...]:
    """B146: with one book for all, its setup and victory are the heroes'."""
    haunt = n.the_haunt
    if haunt is None:
        return ()
    role = n.roles[seat] if seat >= 0 and (seat not in n.hidden or knows(n.hidden[seat], seat)) else ""
    one_for_all = all(box.book != "heroes" for box in haunt.boxes)
    found = ["heroes" if role == HERO else role, "heroes" if one_for_all else "", *_books(n, seat, over=False)]
    return tuple(book for book in dict.fromkeys(found) if book)


def _reads(n: Night, seat: Seat, book: str) -> bool:
    """B146; B154: with a hidden traitor all read everything."""
    haunt = n.the_haunt
    if book == "all" or (haunt is not None and haunt.roles.kind == "hidden"):
        return True
    return seat != SPECTATOR and n.reads(seat, book)


def _hints(n: Night) -> tuple[str, ...]:
    haunt = n.the_haunt
    if haunt is None:
        return ()
    return tuple(
        f"haunt-{haunt.id}-hint-{book}-{k}" for book, count in haunt.hints.items() for k in range(1, count + 1)
    )


def boxes_seen(n: Night, seat: Seat, alike: Position, over: bool = False) -> tuple[BoxView, ...]:
    haunt, found = n.the_haunt, []
    if haunt is None:
        return ()
    for box in haunt.boxes:
        key = Printed(haunt.id, box.id)
        if not (over or key in n.shown or _reads(n, seat, box.book)):
            continue
        could = seat != SPECTATOR and (seat in n.ghosts if box.ghost else n.alive[seat])
        mine = could and n.reads(seat, box.book)
        about = Context(seat, seat, owner=seat, tile=n.places[seat] if seat >= 0 else "", kind="haunt")
        active = holds(n, box.when, about) if seat >= 0 else True
        word, can = "", False
        spots: tuple[str, ...] = ()
        needs: tuple[str, ...] = ()
        if box.action is not None and mine and active and n.places[seat]:
            word = box.action.word
            can = possible(n, key, box.action, about)
            spots = tuple(tiles(n, box.action.where, about)) if box.action.where is not None else ()
            needs = () if can else missing(n, box.action, about)
        does = n.game.book.gists.get(key, ())
        chance = 100
        things: tuple[str, ...] = ()
        if word and box.action is not None:
            chance, things = odds(n, box.action.do, about, alike), wants(n, box.action, about)
        shown = key in n.shown
        found.append(
            BoxView(key.word, box.book, box.kind, mine, shown, active, word, spots, can, needs, does, chance, things)
        )
    return tuple(found)


def _objects(n: Night) -> tuple[str, ...]:
    haunt = n.the_haunt
    return tuple(one.id for one in haunt.objects if n.where_is(one.id)) if haunt else ()


def _counters(n: Night, seat: Seat, over: bool) -> tuple[CounterView, ...]:
    haunt, found = n.the_haunt, []
    if haunt is None:
        return ()
    for counter in haunt.counters:
        if counter.each is not None:
            continue
        if over or counter.shown == "all" or _reads(n, seat, counter.shown):
            goal = -1 if counter.goal is None else number(n, counter.goal, Context())
            found.append(CounterView(counter.id, n.counters.get(counter.id, 0), goal))
    return tuple(found)


def _tallies(n: Night, seat: Seat, over: bool) -> dict[str, dict[str, int]]:
    haunt, found = n.the_haunt, dict[str, dict[str, int]]()
    for counter in haunt.counters if haunt else ():
        if counter.each is not None and (over or counter.shown == "all" or _reads(n, seat, counter.shown)):
            own = of_one(counter.id, "")
            mine = {key.removeprefix(own): count for key, count in sorted(n.counters.items()) if key.startswith(own)}
            found[counter.id] = {one: count for one, count in mine.items() if _is_there(n, one)}
    return found


def _is_there(n: Night, one: str) -> bool:
    return one in n.families or one in n.beings or one in n.house.tiles


def _onset(n: Night) -> dict[str, int]:
    if n.haunt:
        return {}
    start = onset(n)
    found = {name: value for name in ("omen_roll", "omens", "tiles", "rounds") if (value := getattr(start, name))}
    return found | {"begins": len(start.begins)} if start.begins else found
