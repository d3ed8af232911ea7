"""The players as a seat sees them, with what they carry."""

from yakata.betrayal.language.book import Book
from yakata.betrayal.sight.position import Position, knows
from yakata.betrayal.sight.view_parts import CardView, PersonView
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Acted, Happened, Reacted
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import SPECTATOR, Seat


def people_seen(n: Night, seat: Seat, over: bool, alike: Position) -> tuple[PersonView, ...]:
    """All see the same of them where nobody hides."""
    eyes = seat if (n.hidden or n.unseen) and not over else SPECTATOR
    found = alike.people.get(eyes)
    if found is None:
        people = [_person(n, other, seat, over, alike) for other in range(n.seats)]
        found = alike.people[eyes] = alike.kept.row("people", tuple(people))
    return found


def _person(n: Night, other: Seat, seat: Seat, over: bool, alike: Position) -> PersonView:
    known = over or other not in n.hidden or knows(n.hidden[other], seat)
    in_sight = over or n.sees(seat, other)
    same, alive = alike.kept.same, n.alive[other]
    return same(
        ("person", other),
        _shown,
        n.book,
        n.options.company,
        n.families[other],
        n.places[other] if in_sight else "",
        alive,
        n.escaped[other],
        n.steps[other],
        same(("hand", other), _hand, n.book, n.story, n.hands[other], n.used, n.this_turn, n.done),
        n.roles[other] if known else "hidden",
        n.statuses[other],
        tuple(sorted([event for event, keeper in n.kept_events.items() if keeper == other])),
        n.ages[other],
        n.hides(other) and not over,
        not alive and other in n.ghosts,
        n.slowed.get(other, 0),
    )


def _shown(
    book: Book,
    company: tuple[Member, ...],
    family: str,
    place: str,
    alive: bool,
    escaped: bool,
    steps: tuple[int, ...],
    hand: tuple[CardView, ...],
    role: str,
    statuses: tuple[str, ...],
    events: tuple[str, ...],
    age: int,
    face_down: bool,
    ghost: bool,
    next_moves: int,
) -> PersonView:
    tracks = book.tracks[family] if family else ()
    return PersonView(
        family,
        place,
        alive,
        escaped,
        steps,
        tuple([track[step - 1] if step else 0 for track, step in zip(tracks, steps, strict=True)]) if family else NONE,
        book.starts[family] if family else NONE,
        hand,
        role,
        statuses,
        events,
        next((member.name for member in company if member.family == family), ""),
        age,
        book.families[family].colour if family else "",
        tracks,
        face_down,
        ghost,
        next_moves,
    )


NONE = (0, 0, 0, 0)
"""The traits of who has no family yet."""


def _hand(
    book: Book,
    story: Story,
    things: tuple[str, ...],
    used: tuple[str, ...],
    this_turn: tuple[Happened, ...],
    done: tuple[Happened, ...],
) -> tuple[CardView, ...]:
    spent = {*map(_source, this_turn), *map(_source, done)} if things else set()
    return tuple(
        [
            CardView(thing, thing in used, story.heirlooms.get(thing, ""), _deck(book, thing), thing in spent)
            for thing in things
        ]
    )


def _deck(book: Book, thing: str) -> str:
    return book.cards[thing].deck if thing in book.cards else ""


def _source(one: Happened) -> object:
    """What it was done with: all have seen it."""
    return one.action.on if isinstance(one, Acted) else one.source if isinstance(one, Reacted) else None
