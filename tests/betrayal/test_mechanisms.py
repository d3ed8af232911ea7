"""The format carries what published haunts do: one small haunt for each mechanism, and each is seen to happen."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from yakata.betrayal import Betrayal
from yakata.betrayal.effects.asking.simultaneous_choices import Secretly
from yakata.betrayal.language.book import read_book
from yakata.betrayal.state.night import Night
from yakata.kernel import SPECTATOR, Ask, Event, Odds

FOLDER = Path(__file__).parent / "packs" / "mechanisms"


@cache
def mechanisms() -> Betrayal:
    return Betrayal(read_book(FOLDER))


def evening(haunt: str, seed: int) -> Iterator[tuple[Night, list[Event]]]:
    """A random evening of three to five: the state after each step, and what happened."""
    rng = Random(seed)
    night = mechanisms().start(haunt=haunt, families="deal", seats=3 + seed % 3)
    for _ in range(20_000):
        pending = night.pending
        if pending is None:
            return
        options = pending.choices if isinstance(pending, Ask) else pending.outcomes
        yield night, night.apply(rng.choice(options))
    raise AssertionError("a runaway")


def told(*keys: str) -> Callable[[Night, list[Event]], bool]:
    return lambda night, events: any(event.key in keys for event in events)


def role(night: Night, name: str) -> int:
    return sum(one == name for one in night.roles) if night.on else -1


def marked(night: Night, marker: str) -> int:
    """On how many tiles."""
    return sum(night.marked(marker, tile) > 0 for tile in night.house.names)


HAPPENS: dict[str, Callable[[Night, list[Event]], bool]] = {
    "m-open-traitor": told("is-traitor"),
    "m-no-traitor": lambda night, events: night.on and role(night, "traitor") == 0 and bool(night.beings),
    "m-hidden-traitor": told("role-seen", "role-shown"),
    "m-one-hero": lambda night, events: role(night, "traitor") == night.seats - 1,
    "m-each-alone": lambda night, events: night.on and night.opponents(0, 1) and night.opponents(1, 2),
    "m-converted": lambda night, events: role(night, "traitor") >= 2,
    "m-transformed": told("status"),
    "m-passing": lambda night, events: role(night, "traitor") == 1 and not night.is_traitor(night.revealer),
    "m-becomes-monster": lambda night, events: night.on and not night.places[night.revealer] and bool(night.beings),
    "m-dead-act": lambda night, events: any("m-ghost" in mine for mine in night.statuses) and night.turn >= 0,
    "m-secret-word": told("says"),
    "m-out-of-sight": told("nobody-there", "comes-in-sight"),
    "m-escape": told("escapes"),
    "m-vote": told("points"),
    "m-fire": lambda night, events: marked(night, "fire") >= 3,
    "m-seals": told("barred"),
    "m-moving-house": told("tile-moved", "tile-turned"),
    "m-collapse": told("tile-gone", "tile-becomes"),
    "m-rites": lambda night, events: marked(night, "rite") >= 1,
    "m-growing": told("grows"),
    "m-every-turn": lambda night, events: len(night.beings) >= 3,
    "m-companion": told("follows"),
    "m-throws": told("attacks"),
    "m-swarm": told("attacks"),
    "m-odds-and-ends": told("region-rebuilt"),
    "m-corpses": lambda night, events: night.on and not all(night.alive),
    "m-locks": told("gets-through"),
    "m-bodies": told("is-gone"),
    "m-in-secret": told("chooses"),
    "m-two-parts": lambda night, events: night.haunt == "m-second-part" and "m-sexton-1" in night.beings,
    "m-second-part": lambda night, events: night.on and night.counters.get("m-risen") == 2,
    "m-token": lambda night, events: "lamp-glass" in night.boxed and bool(night.where_is("m-ember")),
    "m-begun": told("haunt-is-on"),
    "m-counted": told("counter-of", "being-status"),
    "m-hunted": told("being-hurt"),
    "m-auction": told("bids-of"),
    "m-ghosts": told("ghost-moves"),
    "m-order": told("acts"),
    "m-traps": lambda night, events: night.counters.get("m-caught", 0) >= 1,
    "m-tokens": told("token-up", "token-seen"),
    "m-defined": told("status"),
    "m-returns": lambda night, events: night.on and night.counters.get("m-slain", 0) >= 1 and bool(night.beings),
}


def test_every_haunt_of_the_pack_has_its_proof() -> None:
    mine = {haunt for haunt in mechanisms().book.haunts if haunt.startswith("m-")}
    assert mine == set(HAPPENS)


@pytest.mark.parametrize("haunt", HAPPENS)
def test_the_mechanism_happens(haunt: str) -> None:
    assert any(HAPPENS[haunt](night, events) for seed in range(60) for night, events in evening(haunt, seed))


@pytest.mark.parametrize("haunt", HAPPENS)
def test_no_secret_of_it_leaks_and_every_state_saves(haunt: str) -> None:
    rng = Random(7)
    for seed in range(3):
        for number, (night, _) in enumerate(evening(haunt, seed)):
            if number % 9:
                continue
            assert mechanisms().load(night.dump()) == night
            for seat in (SPECTATOR, *range(night.seats)):
                assert night.imagine(seat, rng).view(seat) == night.view(seat)


def test_who_is_out_of_sight_is_seen_by_nobody_else() -> None:
    hidden = 0
    for seed in range(12):
        for night, events in evening("m-out-of-sight", seed):
            for seat, spots in night.unseen.items() if night.result is None else ():
                hidden += 1
                if seat != night.turn:
                    assert night.places[seat] in spots
                others = [other for other in (SPECTATOR, *range(night.seats)) if other != seat]
                assert all(night.view(other).people[seat].tile == "" for other in others)
                assert night.view(seat).people[seat].tile == night.places[seat]
                moves = [event for event in events if event.key == "moves" and event.slots["seat"] == seat]
                assert all(event.audience == (seat,) for event in moves)
    assert hidden > 50


def test_a_swarm_moves_together_and_then_attacks_as_a_group() -> None:  # B161
    fights = 0
    for seed in range(30):
        struck = False
        for _, events in evening("m-swarm", seed):
            for event in events:
                if event.key == "turn-begins":
                    struck = False
                elif event.key == "attacks" and event.slots["who"].startswith("m-wasp"):
                    struck, fights = True, fights + 1
                elif event.key == "being-moves":
                    assert not struck
    assert fights > 5


@cache
def odds_and_ends() -> dict[str, int]:
    """How often what happened, and was true, in many evenings of the haunt that uses every other primitive."""
    seen: dict[str, int] = {}
    for seed in range(25):
        before = None
        for night, events in evening("m-odds-and-ends", seed):
            for event in events:
                seen[event.key] = seen.get(event.key, 0) + 1
                if event.key == "traits-swapped" and before is not None:
                    old, new = before[event.slots["seat"]], night.steps[event.slots["seat"]]
                    assert (old[0], old[1]) == (new[1], new[0])
            before = night.steps
            if night.on and night.result is None:
                assert night.controller() == night.master
                seen["named"] = seen.get("named", 0) + (night.story.names.get("lamp-glass") == "m-lamp-of-oaths")
                if "m-due" in night.flags:
                    assert night.round >= 2
                    seen["due"] = seen.get("due", 0) + 1
                assert set(night.house.names) >= {night.places[seat] for seat in night.living}
    return seen


@pytest.mark.parametrize(
    "what",
    ["redirects", "result-changed", "traits-swapped", "controls", "region-rebuilt", "named", "due"],
)
def test_every_other_primitive_is_seen_at_work(what: str) -> None:
    assert odds_and_ends().get(what, 0) > 0


def test_an_extra_turn_comes_at_once() -> None:
    found = 0
    for seed in range(25):
        last, hurried = -1, -1
        for _, events in evening("m-odds-and-ends", seed):
            for event in events:
                if event.key == "acts" and event.slots["action"] == "m-odds-and-ends.hurry":
                    hurried = event.slots["seat"]
                elif event.key == "died" and event.slots["seat"] == hurried:
                    hurried = -1
                elif event.key == "turn-begins":
                    if hurried == last >= 0:
                        assert event.slots["seat"] == hurried
                        found += 1
                    last, hurried = event.slots["seat"], -1
    assert found > 5


def test_chance_is_never_asked_of_a_player() -> None:
    night = mechanisms().start(haunt="m-fire", families="deal")
    assert isinstance(night.pending, Odds)


@cache
def carried() -> dict[str, int]:
    """What happens to bodies."""
    seen: dict[str, int] = {}
    for seed in range(60):
        for night, events in evening("m-bodies", seed):
            bodies = {f"corpse-{night.families[seat]}" for seat in range(night.seats) if not night.alive[seat]}
            things = {*(thing for hand in night.hands for thing in hand), *night.delivered}
            things |= {thing for pile in night.lying.values() for thing in pile}
            if night.on and night.result is None:
                assert {thing for thing in things if thing.startswith("corpse-")} == bodies
            for event in events:
                if str(event.slots.get("thing", "")).startswith("corpse-"):
                    seen[event.key] = seen.get(event.key, 0) + 1
    return seen


@pytest.mark.parametrize("what", ["is-put", "picks-up", "drops", "is-gone"])
def test_a_body_is_carried_like_any_object(what: str) -> None:
    assert carried().get(what, 0) > 0


def test_a_lock_is_passed_by_a_roll_or_not_and_springs_shut_or_not() -> None:
    seen = {"gets-through": 0, "door-holds": 0, "shut": 0, "open": 0}
    for seed in range(40):
        rolled = False  # a card may have asked about the roll before the door answers
        for night, events in evening("m-locks", seed):
            for event in events:
                rolled |= event.key == "rolled"
                if event.key in ("gets-through", "door-holds"):
                    seen[event.key] += 1
                    assert rolled
                    rolled = False
                if event.key == "gets-through":
                    seat, tile = event.slots["seat"], event.slots["tile"]
                    assert night.result is not None or not night.alive[seat] or night.places[seat] == tile
                    seen["shut" if tile in night.house.locked else "open"] += 1
    assert min(seen.values()) > 0, seen


def test_a_locked_doorway_is_shown_with_its_roll() -> None:
    shown = {
        roll
        for seed in range(10)
        for night, _ in evening("m-locks", seed)
        for tile in night.view(SPECTATOR).tiles
        for roll in tile.locks.values()
    }
    assert shown == {"might knowledge 3", "speed 2"}


def test_nobody_knows_what_another_chose_before_all_have_chosen() -> None:
    rng, looked = Random(3), 0
    for seed in range(6):
        for night, _ in evening("m-in-secret", seed):
            frame = night.stack[-1] if night.stack else None
            if isinstance(frame, Secretly) and frame.picks:
                looked += 1
                other = frame.waiting[0]
                worlds = [night.imagine(other, rng) for _ in range(12)]
                assert all(world.view(other) == night.view(other) for world in worlds)
                if all(1 not in night.steps[seat] for seat in frame.choosers):  # both were open to all of them
                    assert len({world.stack[-1].picks for world in worlds}) > 1  # type: ignore[attr-defined]  # Secretly
    assert looked > 20


def test_the_second_part_of_a_haunt_is_sealed_until_it_comes() -> None:
    parts = set()
    for seed in range(24):
        for night, _ in evening("m-two-parts", seed):
            for seat in (SPECTATOR, *range(night.seats)):
                keys = mechanisms().library.open_to(night.view(seat))
                second = any("m-second-part" in key for key in keys)
                assert second == (night.haunt == "m-second-part")
                parts.add(night.haunt)
            if night.haunt == "m-second-part":
                assert night.counters["m-bells"] >= 3  # it is counted on
    assert parts >= {"", "m-two-parts", "m-second-part"}
