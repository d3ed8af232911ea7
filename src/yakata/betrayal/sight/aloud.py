"""The house and the people in it, in sentences: the same for the ear on the page and for the terminal."""

from collections.abc import Iterator, Sequence

from yakata.betrayal.language.words import REGIONS, TRAITS
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import BeingView, CardView, PersonView, TileView
from yakata.kernel import Called
from yakata.kernel.aloud import Passage, Speaks


def passages(view: NightView, called: Sequence[Called], words: Speaks) -> list[Passage]:
    """How it stands, and the house region by region."""
    told = [Passage(words.say("evening-aloud-now"), brief(view, called, words))]
    for region in REGIONS:
        lines = [line for tile in view.tiles if tile.region == region for line in _tile(view, tile, words, whole=False)]
        told.append(Passage(words.say(f"region-{region}"), lines))
    return [passage for passage in told if passage.lines]


def brief(view: NightView, called: Sequence[Called], words: Speaks) -> list[str]:
    """How it stands: the hour, the people, the monsters, what is counted."""
    if not view.order:
        return []
    lines = [_hour(view, words), *(_person(view, seat, one.name, words) for seat, one in enumerate(called))]
    lines += [_being(being, words) for being in view.beings]
    for tally, each in view.tallies.items():
        lines += [words.say("counter-of", who=one, counter=tally, value=value) for one, value in each.items()]
    for secret, among in view.possible.items():
        if len(among) > 1:
            lines.append(words.say("evening-possible", secret=secret, value=among))
    for counter in view.counters:
        key = "evening-counter-goal" if counter.goal >= 0 else "evening-counter"
        lines.append(words.say(key, counter=counter.id, value=counter.value, goal=counter.goal))
    return lines


def _hour(view: NightView, words: Speaks) -> str:
    if view.haunt:
        return words.say("evening-haunt", haunt=view.haunt, round=view.round)
    return words.say("evening-explore", round=view.round, omens=view.omens)


def _person(view: NightView, seat: int, first: str, words: Speaks) -> str:
    """Whoever has no first name goes by the family."""
    person = view.people[seat]
    key = "evening-person" if first else "evening-person-family"
    state = words.say(
        "evening-person-you" if seat == view.seat else key,
        seat=first,
        family=person.family,
        role=person.role,
        where=_place(person, words),
        traits=_traits(person, words),
    )
    return words.say("evening-joint").join(part for part in (state, _carried(person, words)) if part)


def _place(person: PersonView, words: Speaks) -> str:
    if not person.alive:
        return words.say("evening-dead")
    if person.escaped or not person.tile:
        return words.say("evening-away")
    return words.say(f"tile-{person.tile}")


def _traits(person: PersonView, words: Speaks) -> str:
    """Each value; of critical ones that is said."""
    said = []
    for trait, value, step in zip(TRAITS, person.values, person.steps, strict=True):
        key = "evening-trait-critical" if step == 1 else "evening-trait"
        said.append(words.say(key, trait=trait, value=value))
    return words.say("list-separator").join(said)


def _carried(person: PersonView, words: Speaks) -> str:
    names = [_card(card, words) for card in person.hand]
    names += [named(event, words) for event in person.kept]
    names += [words.say("evening-ghost")] if person.ghost else []
    names += [words.say(f"status-{status}") for status in person.statuses]
    return words.say("evening-carries", things=words.say("list-separator").join(names)) if names else ""


def _card(card: CardView, words: Speaks) -> str:
    said = named(card.id, words)
    return words.say("evening-used", card=said) if card.used else said


def _being(being: BeingView, words: Speaks) -> str:
    traits = words.say("list-separator").join(f"{words.say(f'trait-{t}')} {v}" for t, v in being.traits.items())
    key = "evening-being-stunned" if being.stunned else "evening-being"
    said = [words.say(key, being=being.id, tile=being.tile)]
    said += [words.say("evening-traits", traits=traits)] if traits else []
    said += [words.say("evening-health", number=being.health)] if being.health >= 0 else []
    said += [words.say("evening-safe")] if being.safe else []
    said += [words.say("evening-has", status=status) for status in being.statuses]
    return words.say("evening-joint").join(said)


def named(ident: str, words: Speaks) -> str:
    """A card, Event or Object by its name."""
    keys = (f"{kind}-{ident}" for kind in ("card", "event", "thing", "tile", "being"))
    return next((words.say(key) for key in keys if words.knows(key)), ident)


# All of it


def details(view: NightView, words: Speaks, about: str) -> list[str]:
    """Every tile, region by region; or those whose name has this in it."""
    wanted = about.casefold()
    lines: list[str] = []
    for region in REGIONS:
        tiles = [tile for tile in view.tiles if tile.region == region]
        found = [tile for tile in tiles if wanted in words.say(f"tile-{tile.id}").casefold()]
        if found:
            lines.append(words.say(f"region-{region}"))
            lines += [f"  {line}" for tile in found for line in _tile(view, tile, words, whole=bool(about))]
    return lines or ([words.say("evening-no-tile", about=about)] if about else [])


def _tile(view: NightView, tile: TileView, words: Speaks, *, whole: bool) -> Iterator[str]:
    join = words.say("list-separator").join
    near = [other for way in view.ways if tile.id in way for other in way if other != tile.id]
    facts = [words.say("evening-next-to", tiles=join(words.say(f"tile-{other}") for other in near))] if near else []
    if tile.open:
        sides = join(words.say(f"side-{side}") for side in tile.open)
        facts.append(words.say("evening-open", sides=sides))
    facts += [_lock(side, roll, words) for side, roll in tile.locks.items()]
    here = [words.seat(seat) for seat, person in enumerate(view.people) if person.tile == tile.id]
    here += [words.say("evening-here-being", being=one.id) for one in view.beings if one.tile == tile.id]
    here += [words.say(f"marker-{mark}") + (f" ×{n}" if n > 1 else "") for mark, n in tile.marks.items()]
    here += [named(thing, words) for thing in (*tile.things, *tile.events)]
    if tile.token:
        facts.append(words.say("evening-token", marker=tile.token))
    others = [words.seat(seat) for seat in tile.looked if seat != view.seat]
    facts += [words.say("evening-looked", who=who) for who in others]
    if here:
        facts.append(words.say("evening-here", things=join(here)))
    yield words.say("evening-tile", tile=tile.id, facts=words.say("evening-joint").join(facts))
    if whole and words.knows(f"tile-{tile.id}-text"):
        yield f"  {words.say(f'tile-{tile.id}-text')}"


def _lock(side: str, roll: str, words: Speaks) -> str:
    """``might knowledge 3``: any of these traits opens it with this result."""
    *traits, need = roll.split()
    said = words.say("evening-or").join(words.say(f"trait-{trait}") for trait in traits)
    return words.say("evening-locked", side=side, traits=said, need=need)
