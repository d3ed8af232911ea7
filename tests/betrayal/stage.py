"""Evenings of Betrayal, set up by name: the shipped pack with a quiet haunt and whatever else a test writes down."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from yakata.betrayal import GAME, Betrayal
from yakata.betrayal.language.blocks import named
from yakata.betrayal.language.book import SHIPPED, read_book
from yakata.betrayal.language.files.sources import Loader
from yakata.betrayal.language.steps import AnyStep
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.cards.drawing import Happening
from yakata.betrayal.rules.evening.rounds import Hours
from yakata.betrayal.rules.resolving.steps import Steps
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import HERO, TRAITOR, Creature
from yakata.betrayal.state.house import House, lay
from yakata.betrayal.state.night import MONSTERS, Night
from yakata.betrayal.state.people import replaced
from yakata.betrayal.state.story import Member
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import Ask, Event, Frame, Odds

__all__ = ["EVERYONE", "GAME", "HERO", "TRAITOR", "Night"]

FAMILIES = ("ashlar", "quill", "fennel", "vesper", "marl")
"""By seat, unless a test says otherwise."""

QUIET = """
haunts:
  - id: quiet
    number: 49
    win:
      - {side: heroes, when: {is: flag, flag: quiet-won}, ending: quiet-heroes}
      - {side: traitor, when: {is: flag, flag: quiet-lost}, ending: quiet-traitor}
    monsters:
      - {id: imp, size: small, traits: {speed: 3, might: 4}, attack: {trait: might}}
      - {id: ogre, size: large, traits: {speed: 2, might: 6, sanity: 3}, attack: {trait: might}}
      - {id: wisp, size: none, person: true}
    objects:
      - {id: trinket}
      - {id: relic, forbid: [steal]}
    rounds: 99
"""
"""A haunt in which nothing happens by itself, with two kinds of monsters, a person and two Objects."""


@cache
def game(more: str = "", quiet: bool = True, shipped: bool = True) -> Betrayal:
    """The shipped pack with more tables, written as a file of a pack would be."""
    with TemporaryDirectory() as folder:
        if quiet:
            (Path(folder) / "quiet.yaml").write_text(QUIET, encoding="utf-8")
        if more:
            (Path(folder) / "more.yaml").write_text(more, encoding="utf-8")
        return Betrayal(read_book(*((SHIPPED / "tallow-rent",) if shipped else ()), Path(folder)))


def night(
    *,
    seats: int = 3,
    more: str = "",
    turn: int = 0,
    at: Mapping[int, str] | str = "entrance-hall",
    hands: Mapping[int, Iterable[str]] | None = None,
    steps: Mapping[int, Mapping[str, int]] | None = None,
    house: Iterable[tuple[str, str, int, int, int]] = (),
    decks: Mapping[str, Iterable[str]] | None = None,
    haunt: str = "",
    haunt_is: str = "any",
    traitor: int | None = None,
    beings: Mapping[str, tuple[str, str]] | None = None,
    change: Callable[[Night], Any] | None = None,
    **options: Any,
) -> Night:
    """An evening at the beginning of somebody's turn.

    ``house``: tiles besides the starting ones, as (tile, region, x, y, quarter turns). ``decks``: the cards of a deck
    (``tiles`` is the stack) from the top, and no others. ``haunt``: it is on, everybody is a hero but the ``traitor``.
    ``haunt_is``: the one that will come. ``beings``: id: (kind, tile). ``change`` does what else is wanted before the
    turn begins.
    """
    company = tuple(
        Member(family, age=age) for family, age in zip(FAMILIES[:seats], (34, 27, 41, 19, 52), strict=False)
    )
    rules = game(more)
    state = rules.start(rules.choose_options({"company": company, "haunt": haunt_is} | options), seats=seats)
    while isinstance(state.pending, Odds):
        play(state, state.pending.outcomes[0])
    lay_tiles(state, *house)
    for deck, faces in (decks or {}).items():
        deck_of(state, deck, *faces)
    places = dict.fromkeys(range(seats), at) if isinstance(at, str) else at
    state.places = tuple(places.get(seat, "entrance-hall") for seat in range(seats))
    for seat, cards in (hands or {}).items():
        carry(state, seat, *cards)
    for seat, traits in (steps or {}).items():
        for trait, step in traits.items():
            state.set_step(seat, TRAITS.index(trait), step)
    if haunt:
        begin_haunt(state, haunt, traitor)
    for ident, (kind, tile) in (beings or {}).items():
        state.beings[ident] = Creature(kind, len(state.beings) + 1, tile)
    if change is not None:
        change(state)
    return pass_to(state, turn)


def begin_haunt(state: Night, haunt: str = "quiet", traitor: int | None = None, revealer: int = 0) -> None:
    """The haunt is on, without its setup."""
    state.haunt, state.on, state.revealer = haunt, True, revealer
    state.roles = tuple(TRAITOR if seat == traitor else HERO for seat in range(state.seats))


# Placing things


def lay_tiles(state: Night, *tiles: tuple[str, str, int, int, int]) -> None:
    for ident, region, x, y, turns in tiles:
        draw_out(state, "tiles", ident)
        state.house = state.house.plus(lay(state.tile(ident), (region, x, y), turns))


def only_house(state: Night, *tiles: tuple[str, str, int, int, int]) -> None:
    """These tiles are the house, and nothing else is."""
    state.house = House()
    lay_tiles(state, *tiles)


def deck_of(state: Night, deck: str, *faces: str) -> None:
    """The deck holds these from the top; nobody knows them."""
    state.bags.pop(deck, None)
    state.decks[deck] = tuple((state.book.back(face), face, 0) for face in faces)


def draw_out(state: Night, deck: str, face: str) -> None:
    """A card or tile leaves its deck, if it is there."""
    back = state.book.back(face)
    slots = list(state.decks.get(deck, ()))
    for slot in slots:
        if slot[1] == face or (not slot[1] and slot[0] == back and face in state.bag(deck, back)):
            slots.remove(slot)
            if not slot[1]:
                state.set_bag(deck, back, [other for other in state.bag(deck, back) if other != face])
            state.decks[deck] = tuple(slots)
            return


def carry(state: Night, seat: int, *things: str) -> None:
    """In somebody's hand, unused, without what it gives on arriving."""
    for thing in things:
        if thing in state.book.deck_of:
            draw_out(state, state.book.deck_of[thing], thing)
        state.add_to_hand(seat, thing)


def pass_to(state: Night, seat: int) -> Night:
    """It is this player's turn, from its beginning."""
    state.order = tuple((seat + step) % state.seats for step in range(state.seats))
    if state.haunt:
        state.order = (*state.order, MONSTERS)
    state.spot = 0
    hours = Hours()
    hours.at = "next_turn"
    state.stack = [hours]
    return go_on(state)


def go_on(state: Night) -> Night:
    state._pending = None
    state._run()
    return state


# Doing things


def do(state: Night, seat: int, steps: str, **about: Any) -> list[Event]:
    """These steps of the pack language happen to somebody now, whatever is pending."""
    about = {"actor": seat, "it": seat, "owner": seat, "tile": state.places[seat]} | about
    state._events = []
    call(state, Steps(block(state, steps), Context(**about)))
    return state.told


def block(state: Night, steps: str) -> str:
    """A list of steps, written down in the book of this game."""
    name = f"test.steps:{steps}"
    if name not in state.book.blocks:
        loader = Loader(steps)
        written = msgspec.convert(_plain(loader.get_single_data()), tuple[AnyStep, ...])
        named(written, name, state.book.blocks)
    return name


def _plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _plain(value) for key, value in data.items()}
    return [_plain(value) for value in data] if isinstance(data, list) else data


def happen(state: Night, seat: int, event: str) -> list[Event]:
    """An Event happens to somebody."""
    draw_out(state, "event", event)
    state._events = []
    call(state, Happening(seat, event))
    return state.told


def call(state: Night, frame: Frame) -> Night:
    """This frame runs now, on top of what is pending."""
    state.push(frame)
    return go_on(state)


def play(state: Night, *answers: Any) -> Night:
    for answer in answers:
        state.apply(answer)
    return state


def told(state: Night, *answers: Any) -> list[Event]:
    """What happens."""
    return [event for answer in answers for event in list(state.apply(answer))]


def dice(state: Night, *rolls: str) -> Night:
    """The dice show this: ``0112``."""
    return play(state, *("d" + "".join(sorted(roll)) for roll in rolls))


def chance(state: Night, rng: Random | None = None) -> Night:
    """Whatever is left to chance comes, the first outcome or any, until somebody is asked."""
    while isinstance(odds := state.pending, Odds):
        play(state, odds.draw(rng) if rng else odds.outcomes[0])
    return state


def ready(state: Night) -> Night:
    """Everybody has read their book: the first turn of the haunt begins."""
    while isinstance(pending := state.pending, Ask) and pending.prompt == "reading":
        play(state, "ready")
    return state


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def heard(events: Iterable[Event], key: str) -> dict[str, Any]:
    """The slots of the one event with this key."""
    (event,) = (event for event in events if event.key == key)
    return dict(event.slots)


def texts(state: Night) -> list[str]:
    """What can be chosen, or come, now."""
    pending = state.pending
    if pending is None:
        return []
    return [str(answer) for answer in getattr(pending, "choices", None) or pending.outcomes]  # type: ignore[union-attr]


def asked(state: Night) -> tuple[int, str]:
    """Who is asked for what."""
    assert isinstance(state.pending, Ask), state.pending
    return state.pending.seat, state.pending.prompt


def step(state: Night, seat: int, trait: str) -> int:
    """Where a clip stands."""
    return state.steps[seat][TRAITS.index(trait)]


def set_step(state: Night, seat: int, **traits: int) -> None:
    for trait, to in traits.items():
        state.set_step(seat, TRAITS.index(trait), to)


def lose_turn(state: Night, seat: int) -> None:
    state.alive = replaced(state.alive, seat, False)


# Whole games


def evening(seed: int, seats: int = 0, rules: Betrayal = GAME, **options: Any) -> Iterator[Night]:
    """A game in which everything is chosen at random: the state at every decision and every chance, then the end."""
    rng = Random(seed)
    state = rules.start(seats=seats or 3 + seed % 3, **options)
    while (pending := state.pending) is not None:
        yield state
        if isinstance(pending, Ask):
            state.apply(rng.choice(pending.choices))
        else:
            state.apply(pending.draw(rng))
    yield state
