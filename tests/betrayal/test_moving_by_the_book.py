"""Where one may go and what it costs, which tile and which card comes, by the printed words, in evenings at random.

The house, its obstacles and the decks are reckoned here from where things lie, not by asking the game.
"""

from collections import Counter

import pytest

from tests.betrayal.evenings import hold, slots
from tests.betrayal.stage import GAME
from tests.betrayal.test_by_the_book import ACROSS, _beyond, _bumped
from yakata.betrayal.language.words import TRAITS
from yakata.kernel import Ask

PLAIN = ("speed", "might", "knowledge")
"""No Object or Omen of the pack gives dice for these, but for the torch as an heirloom."""
GHOSTLY = ("ague", "feedback", "running-gear")
"""Events for which a ghost changes the number of dice."""
QUIET_TILES = ("rush-passage",)
"""Nothing slows who leaves them."""


@pytest.fixture(scope="module")
def found():
    return hold(CHECKS, 100)


# The house, from its tiles


def spots(state):
    return {(laid.region, laid.x, laid.y): laid for laid in state.house.laid}


def barred(state, seat, laid, side):
    """B153: what the False Door bars holds no open traitor."""
    ignored = state.openly_traitor(seat) and state.ongoing.get("false-door") == laid.tile
    return side in laid.barred and not ignored


def shut(state, seat, laid, side):
    """A locked doorway can be tried."""
    return barred(state, seat, laid, side) and side not in {lock[0] for lock in laid.locks}


def beside(state, seat):
    """Adjacent by doorways on both sides, by stairs, by secret passages."""
    tile = state.places[seat]
    here, around = state.house.tiles[tile], set()
    for side in here.doors:
        there = spots(state).get(_beyond(here, side))
        if there is None or ACROSS[side] not in there.doors:
            continue
        if not shut(state, seat, here, side) and not shut(state, seat, there, ACROSS[side]):
            around.add(there.tile)
    for one in state.house.laid:
        if one.tile in here.stairs or tile in one.stairs or (one.passage and here.passage and one is not here):
            around.add(one.tile)
    if "drowned-compass-set" in state.statuses[seat]:
        around |= {spots(state)[spot].tile for side in "nesw" if (spot := _beyond(here, side)) in spots(state)}
    return around


def open_sides(state, seat):
    here = state.house.tiles[state.places[seat]]
    return {
        side
        for side in here.doors
        if _beyond(here, side) not in spots(state)
        and not _bumped(spots(state), here, side)
        and not barred(state, seat, here, side)
    }


def slowed(state, seat):
    """One move, and more for what stands in the way."""
    tile, traitor = state.places[seat], state.on and state.roles[seat] == "traitor"
    if tile in QUIET_TILES:
        return 1
    marks, mine = Counter(dict(state.markers.get(tile, ()))), state.statuses[seat]
    cost = 1
    if not traitor and tile != "brine-steps" and "riding-cloak-fresh" not in mine:
        cost += marks["small"] + 2 * marks["large"]
    if not state.on or "mourning-veil-worn" in mine:
        return cost
    for other in range(state.seats):
        opposed = state.roles[other] != state.roles[seat] or state.roles[seat] == "rival"
        cost += other != seat and state.alive[other] and state.places[other] == tile and opposed
    kinds = [state.monster(ident) for ident, being in state.beings.items() if being.tile == tile]
    sizes = [kind.size for kind in kinds if not kind.person]
    return cost if traitor else cost + sizes.count("small") + 2 * sizes.count("large")


def deciding(state):
    """Whose turn it is, where that can be reckoned: all in sight, no doorway locked, nothing that changes moves."""
    pending = state.pending
    if not isinstance(pending, Ask) or pending.prompt != "turn" or state.unseen or state.haunt == "rescue":
        return None
    return pending.seat if not state.house.tiles[state.places[pending.seat]].locks else None


# Each gives whether the rule holds, as often as it was put to the test


def one_may_go_where_one_can_pay(state, before, pending, events, memo):
    seat = deciding(state)
    if seat is None:
        return
    tile, cost = state.places[seat], slowed(state, seat)
    first = tile == state.start_tile and not state.moved and state.moves > 0
    due = beside(state, seat) if state.moves >= cost or first else set()
    offered = {str(choice)[5:] for choice in state.pending.choices if str(choice).startswith("move ")}
    yield offered == due


def what_it_costs_is_paid(state, before, pending, events, memo):
    cost = memo.pop("cost", None)
    if cost is not None and [event.key for event in events] == ["moves"] and deciding(state) == before.turn:
        yield state.moves == max(0, before.moves - cost)
    seat = deciding(state)
    if seat is not None:
        memo["cost"] = slowed(state, seat)


def one_may_discover_through_an_open_doorway(state, before, pending, events, memo):
    seat = deciding(state)
    if seat is None:
        return
    tile = state.places[seat]
    region = state.house.tiles[tile].region
    left = any(region in back.split("+") for back, _, _ in state.decks["tiles"])
    due = open_sides(state, seat) if left and state.moves >= slowed(state, seat) else set()
    yield {str(choice)[8:] for choice in state.pending.choices if str(choice).startswith("explore ")} == due


def a_new_tile_joins_all_it_can(state, before, pending, events, memo):
    for one in slots(events, "discovers"):
        laid = next((spot for spot in state.house.laid if spot.tile == one["tile"]), None)
        if laid is None or laid.tile in before.tiles:
            continue
        around = {spot: there for spot, there in spots(state).items() if there is not laid}
        ways = [
            ["nesw"[("nesw".index(side) + turns) % 4] for side in GAME.book.tiles[laid.tile].doorways]
            for turns in range(4)
        ]
        fit = [doors for doors in ways if _leaves_a_way(state, laid, doors)]
        best = [max((_joined(around, laid, doors) for doors in fit if side in doors), default=0) for side in laid.doors]
        yield _joined(around, laid, laid.doors) in best  # by one of its doorways it was come through


def _joined(around, laid, doors):
    there = [(around.get(_beyond(laid, side)), side) for side in doors]
    return sum(one is not None and ACROSS[side] in one.doors for one, side in there)


def _leaves_a_way(state, laid, doors):
    """B81: with these doorways, the region would not be sealed off."""
    others = [(one, side) for one in state.house.laid if one.region == laid.region for side in one.doors]
    ways = [*((one, side) for one, side in others if one is not laid), *((laid, side) for side in doors)]
    return any(_beyond(one, side) not in spots(state) and not _bumped(spots(state), one, side) for one, side in ways)


def the_first_that_fits_is_drawn(state, before, pending, events, memo):
    for event in events:
        if event.key in ("turn-begins", "acts"):
            memo["plain"] = event.key == "turn-begins"
    draws = slots(events, "draws")
    if len(draws) != 1 or not memo.get("plain") or draws[0]["deck"] not in ("item", "event"):
        return
    draw = draws[0]
    backs = [back for back, _, _ in before.decks[draw["deck"]]]
    region = state.house.tiles[state.places[draw["seat"]]].region
    fitting = [back for back in backs if region in back.split("+")]
    if slots(events, "discovers", "turns-over", "lays"):
        yield GAME.book.back(draw["card"]) == (fitting or backs)[0]


def a_drawn_card_ends_all_moves(state, before, pending, events, memo):
    keys = [event.key for event in events]
    for draw in slots(events, "draws"):
        if state.turn == draw["seat"] and "turn-begins" not in keys and "gets-moves" not in keys:
            yield state.moves == 0


def moves_are_speed(state, before, pending, events, memo):
    for turn in slots(events, "turn-begins"):
        if state.haunt not in ("rescue", "high-water"):
            seat = turn["seat"]
            speed = state.view(seat).people[seat].values[0]
            slowed = before.slowed.get(seat, 0)  # by a card, in an earlier turn or just before
            slowed += sum(more["moves"] for more in slots(events, "gets-moves-next") if more["seat"] == seat)
            moves = max(0, speed + slowed + ("keeper-chosen" in state.statuses[seat]))
            yield turn["moves"] == max(moves, least(state.view(seat).people[seat]))


def least(person):
    """The Brass Knee, and whose heirloom it is."""
    knee = next((card for card in person.hand if card.id == "brass-knee"), None)
    return 0 if knee is None else 5 if knee.heirloom == person.family else 4


def as_many_dice_as_the_trait(state, before, pending, events, memo):
    for event in events:
        if event.key in ("draws", "turn-begins"):
            memo["event"] = event.slots.get("card", "")
        if event.key == "attacks":
            memo["fights"] = True
        if event.key in ("wins-fight", "fight-tied", "turn-begins"):
            memo.pop("fights", None)
        plain = event.key == "rolled" and event.slots["roll"] in PLAIN and event.slots["seat"] >= 0
        if plain and "fights" not in memo and memo.get("event") not in GHOSTLY and state.haunt != "bride":
            seat, trait = event.slots["seat"], TRAITS.index(event.slots["roll"])
            if "hand-torch" in state.hands[seat]:
                continue
            step = before.steps[seat][trait]
            value = state.view(seat).people[seat].tracks[trait][step - 1] if step else 0
            yield len(event.slots["dice"]) == max(1, min(8, value))


CHECKS = {
    "B72": one_may_go_where_one_can_pay,
    "B70": what_it_costs_is_paid,
    "B75": one_may_discover_through_an_open_doorway,
    "B77": a_new_tile_joins_all_it_can,
    "B92": the_first_that_fits_is_drawn,
    "B73": a_drawn_card_ends_all_moves,
    "B67": moves_are_speed,
    "B58": as_many_dice_as_the_trait,
}


@pytest.mark.parametrize("rule", CHECKS)
def test_every_evening_moves_by_the_book(found, rule):  # B58 B61 B67 B69 B70 B71 B72 B73 B75 B77 B92 B94
    broken, tried = found
    assert [one for one in broken if one[0] == rule][:3] == []
    assert tried[rule] >= 50
