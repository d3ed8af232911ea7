"""The view: built from nothing, by naming what the seat may see."""

from functools import reduce
from operator import or_
from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.book import Book
from yakata.betrayal.meaning import number
from yakata.betrayal.meaning.numbers import of_one
from yakata.betrayal.rules.fighting.attack import health_left, is_safe, monster_trait
from yakata.betrayal.rules.haunt.beginning import onset
from yakata.betrayal.sight.boxes import books_read, boxes_seen, own_books, reads
from yakata.betrayal.sight.consequences import acts, answers, harm_left, rolling
from yakata.betrayal.sight.dangers import dangers
from yakata.betrayal.sight.fights import fights
from yakata.betrayal.sight.own_side import against_own
from yakata.betrayal.sight.people import people_seen
from yakata.betrayal.sight.position import Position, knows
from yakata.betrayal.sight.tiles import joining, tiles_seen
from yakata.betrayal.sight.view import NightView, Phase
from yakata.betrayal.sight.view_parts import BeingView, CounterView, DeckView, FamilyView
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import NOWHERE, is_token
from yakata.betrayal.state.night import MONSTERS, Night
from yakata.betrayal.state.once import Met, Refused
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.story import Story
from yakata.betrayal.state.things import EVERYONE, Slot
from yakata.kernel import SPECTATOR, Remembered, Seat


def show(n: Night, seat: Seat, common: dict[str, Any], alike: Position | None = None) -> NightView:
    """What is ``alike`` for several seats is worked out once, where all of them look at the same position."""
    if alike is not None and (seen := _seen_by_all(n, seat, common, alike)) is not None:
        return replace(seen, seat=seat)
    with n.as_heard_by(seat):
        return _show(n, seat, common, alike or Position())


def _seen_by_all(n: Night, seat: Seat, common: dict[str, Any], alike: Position) -> NightView | None:
    """What whoever looks on sees, where before the haunt this seat has nothing else to see, to know or to do."""
    if n.haunt or n.result is not None or n.turn == seat or n.hidden or n.unseen or n.secrets or n.story.heard:
        return None
    if alike.seen_by_all is None:
        alike.common = n.common(SPECTATOR)
        with n.as_heard_by(SPECTATOR):
            alike.seen_by_all = _show(n, SPECTATOR, alike.common, alike)
    seen = alike.seen_by_all
    knowers = alike.kept.same("knowers", _knowers, alike.decks)
    if common | {"seat": SPECTATOR} != alike.common or (seat >= 0 and knowers >> seat & 1):
        return None
    return seen if answers(n, seat) == seen.does and harm_left(n, seat) == seen.harm else None


def _knowers(decks: tuple[tuple[str, tuple[Slot, ...]], ...]) -> int:
    """Who has seen a face that not all have, as bits."""
    return reduce(or_, [bits for _, slots in decks for _, face, bits in slots if face and bits != EVERYONE], 0)


def _show(n: Night, seat: Seat, common: dict[str, Any], alike: Position) -> NightView:
    over, house = n.result is not None, n.house_of(seat) if seat >= 0 else n.house
    read = books_read(n, seat)
    books = n.book.haunt_books.get(n.haunt, ()) if over else read
    with n.as_if_in_sight(seat):  # what one could do oneself
        boxes = boxes_seen(n, seat, alike, books)
        danger = dangers(n, seat, boxes, alike)
        mine = acts(n, seat, alike) if seat >= 0 else ()
        beings = _beings(n, seat, over, alike)
        chances = fights(n, seat, beings) if seat >= 0 else {}
    if not alike.table:
        alike.table |= _for_all(n)
    in_sight = n.turn not in n.unseen or n.sees(seat, n.turn)
    family = n.families[seat] if seat >= 0 else ""
    return NightView(
        **common,
        **alike.table,
        moves=n.moves if in_sight else 0,
        words=n.words if in_sight else (),
        tiles=tiles_seen(n, seat, house, danger, over, alike),
        ways=house.ways,
        people=people_seen(n, seat, over, alike),
        beings=beings,
        decks=_decks(n, seat, alike),
        books=books,
        own_books=own_books(n, seat, read),
        boxes=boxes,
        counters=_counters(n, seat, over),
        tallies=_tallies(n, seat, over),
        secrets={
            name: kept.value if (over or knows(kept.known, seat)) and kept.value != NOWHERE else ""
            for name, kept in sorted(n.secrets.items())
            if not is_token(name)
        },
        joining=joining(n, common.get("laying", ""), common.get("through", ("", ""))),
        read=alike.kept.same("read", _read, n.book, n.story, n.options.chapter, n.legacy, family),
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


def _read(book: Book, story: Story, chapter: str, cards: int, family: str) -> tuple[str, ...]:
    """What was read out to this family, or to all; and of the Legacy cards of tonight so many."""
    tonight = book.chapters.get(chapter)
    legacy = tonight.legacy[:cards] if tonight else ()
    return (
        *(f"legacy-{chapter}-{card.number}" for card in legacy),
        *(f"journal-{entry}" for entry in story.open_to(family)),
        *(f"chronicle-{flag}" for flag in story.flags),
    )


def _phase(n: Night) -> Phase:
    if n.ended:
        return "end"
    if n.haunt:
        return "haunt"
    return "explore" if n.order else "setup"


def _families(n: Night) -> tuple[FamilyView, ...]:
    return tuple(
        FamilyView(family, one.colour, n.book.starts[family], n.book.tracks[family])
        for family, one in n.book.families.items()
        if family not in n.families
    )


def _beings(n: Night, seat: Seat, over: bool, alike: Position) -> tuple[BeingView, ...]:
    """For a seat out of sight some things are otherwise than for the others, and so are the words it knows of."""
    hides, leads = seat if seat in n.unseen else NOBODY, _knows_monsters(n, seat)
    found = []
    for being in n.creatures:
        key = being, over or leads or Met(n.beings[being].kind) in n.done, hides, n.words
        if key not in alike.beings:
            alike.beings[key] = alike.kept.very(("being", being), _being(n, being, key[1]))
        found.append(alike.beings[key])
    return alike.kept.row("beings", tuple(found))


def _being(n: Night, being: str, known: bool) -> BeingView:
    one, monster = n.beings[being], n.monster(being)
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
        alike.decks = tuple(sorted(n.decks.items()))
    return alike.kept.same("decks", _all_decks, alike.kept, seat, alike.decks)


def _all_decks(kept: Remembered, seat: Seat, decks: tuple[tuple[str, tuple[Slot, ...]], ...]) -> tuple[DeckView, ...]:
    return kept.row("decks", tuple([kept.same(("deck", name), _deck, name, slots, seat) for name, slots in decks]))


def _deck(name: str, slots: tuple[Slot, ...], seat: Seat) -> DeckView:
    known = {str(place): face for place, (_, face, bits) in enumerate(slots) if face and knows(bits, seat)}
    return DeckView(name, tuple([slot[0] for slot in slots]), known)


def _hints(n: Night) -> tuple[str, ...]:
    haunt = n.the_haunt
    if haunt is None:
        return ()
    return tuple(
        f"haunt-{haunt.id}-hint-{book}-{k}" for book, count in haunt.hints.items() for k in range(1, count + 1)
    )


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
        if over or counter.shown == "all" or reads(n, seat, counter.shown):
            goal = -1 if counter.goal is None else number(n, counter.goal, Context())
            found.append(CounterView(counter.id, n.counters.get(counter.id, 0), goal))
    return tuple(found)


def _tallies(n: Night, seat: Seat, over: bool) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for counter in n.book.tallies.get(n.haunt, ()):
        if over or counter.shown == "all" or reads(n, seat, counter.shown):
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
