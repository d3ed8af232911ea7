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


def show(n: Night, seat: Seat, common: dict[str, Any]) -> NightView:
    with n.as_heard_by(seat):
        return _show(n, seat, common)


def _show(n: Night, seat: Seat, common: dict[str, Any]) -> NightView:
    over, house = n.result is not None, n.house_of(seat) if seat >= 0 else n.house
    with n.as_if_in_sight(seat):  # what one could do oneself
        boxes = boxes_seen(n, seat, over)
        danger = dangers(n, seat, [n.book.printed[box.id] for box in boxes])
        mine = acts(n, seat) if seat >= 0 else ()
        beings = tuple(_being(n, being, seat, over) for being in n.creatures)
        chances = fights(n, seat, beings) if seat >= 0 else {}
    return NightView(
        **common,
        chapter=n.options.chapter,
        phase=_phase(n),
        round=n.round,
        turn=n.turn,
        order=tuple([max(MONSTERS, seat) for seat in n.order]),
        moves=n.moves if n.turn not in n.unseen or n.sees(seat, n.turn) else 0,
        unseen={n.families[other]: spots for other, spots in sorted(n.unseen.items())},
        words=n.words if n.turn not in n.unseen or n.sees(seat, n.turn) else (),
        tiles=_tiles(n, seat, house, danger, over),
        ways=house.ways,
        people=tuple(_person(n, other, seat, over) for other in range(n.seats)),
        beings=beings,
        decks=tuple(_deck(n, deck, seat) for deck in sorted(n.decks)),
        haunt=n.haunt,
        revealer=n.revealer,
        books=_books(n, seat, over),
        own_books=_own_books(n, seat),
        hints=_hints(n),
        boxes=boxes,
        counters=_counters(n, seat, over),
        tallies=_tallies(n, seat, over) if n.book.each_has else {},
        secrets={
            name: kept.value if (over or knows(kept.known, seat)) and kept.value != NOWHERE else ""
            for name, kept in sorted(n.secrets.items())
            if not is_token(name)
        },
        possible={name: kept.among for name, kept in sorted(n.secrets.items()) if not is_token(name)},
        dice=n.dice,
        rolled=n.rolled,
        said=" ".join(n.said),
        sayings=n.sayings,
        omens=n.omens,
        onset=_onset(n),
        families=_families(n) if "" in n.families else (),
        joining=_joining(n, common.get("laying", ""), common.get("through", ("", ""))),
        rules=n.story.rules,
        titles=n.story.titles,
        written=n.story.written,
        ending=n.ended,
        read=_read(n, seat),
        opening=n.book.chapters[n.options.chapter].read_by(1) if n.options.chapter in n.book.chapters else 0,
        objects=_objects(n),
        acts=mine,
        own=against_own(n, seat) if seat >= 0 else (),
        fights=chances,
        refused=tuple([one.thing for one in n.this_turn if isinstance(one, Refused)]) if n.this_turn else (),
        does=answers(n, seat),
        rolling=rolling(n),
        harm=harm_left(n, seat),
    )


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


def _looked(n: Night, token: Kept | None, seat: Seat, over: bool) -> tuple[str, tuple[Seat, ...]]:
    """What this seat knows of a token face down, and who has looked at it: that they looked was told to all."""
    if token is None:
        return "", ()
    mine = token.value if over or knows(token.known, seat) else ""
    return mine, tuple([other for other in range(n.seats) if knows(token.known, other)])


def _tiles(n: Night, seat: Seat, house: House, danger: frozenset[str], over: bool) -> tuple[TileView, ...]:
    bare, tokens = _bare(n, house), _tokens(n) if n.secrets else {}
    busy = {*n.markers, *n.lying, *n.ongoing.values(), *danger, *n.house.locked, *tokens}
    return tuple(
        [
            _with_all(n, one, one.id in danger, *_looked(n, tokens.get(one.id), seat, over)) if one.id in busy else one
            for one in bare
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


def _person(n: Night, other: Seat, seat: Seat, over: bool) -> PersonView:
    family = n.families[other]
    member = next((m for m in n.options.company if m.family == family), None)
    known = over or other not in n.hidden or knows(n.hidden[other], seat)
    return PersonView(
        family,
        n.places[other] if over or n.sees(seat, other) else "",
        n.alive[other],
        n.escaped[other],
        n.steps[other],
        tuple(n.value(other, trait) for trait in range(4)) if family else (0,) * 4,
        n.game.book.starts[family] if family else (0,) * 4,
        tuple(_card(n, c) for c in n.hands[other]),
        n.roles[other] if known else "hidden",
        n.statuses[other],
        tuple(sorted(event for event, keeper in n.kept_events.items() if keeper == other)),
        member.name if member else "",
        n.ages[other],
        n.book.families[family].colour if family else "",
        n.game.book.tracks[family] if family else (),
        n.hides(other) and not over,
        not n.alive[other] and other in n.ghosts,
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


def _deck(n: Night, deck: str, seat: Seat) -> DeckView:
    slots = n.decks[deck]
    known = {str(place): face for place, (_, face, bits) in enumerate(slots) if face and knows(bits, seat)}
    return DeckView(deck, tuple([slot[0] for slot in slots]), known)


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


def boxes_seen(n: Night, seat: Seat, over: bool = False) -> tuple[BoxView, ...]:
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
            chance, things = odds(n, box.action.do, about), wants(n, box.action, about)
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
