"""Fights, monsters and lines of sight by the printed words, in evenings in which everything is chosen at random.

Who could be hurt, what a move costs and what is in sight is reckoned here from the table.
"""

from collections import Counter

import pytest

from tests.betrayal.evenings import hold
from tests.betrayal.test_by_the_book import ACROSS, _beyond
from tests.betrayal.test_moving_by_the_book import barred, spots
from yakata.betrayal.meaning import in_sight
from yakata.kernel import Ask

KINDS = {"might": "physical", "speed": "physical", "sanity": "mental", "knowledge": "mental"}
UNEVEN = ("eel-hook", "duelling-pair", "hair-braid", "wax-child", "sealing-wax", "bride")
"""Cards and a haunt with words of their own on who is hurt."""


@pytest.fixture(scope="module")
def found():
    return hold(CHECKS, 300)


class Duel:
    """What is seen of a fight from its announcement to what it costs."""

    def __init__(self, state, said):
        self.attacker, self.target, self.trait = said["who"], said["target"], said["trait"]
        self.stunned = self.target in state.beings and state.beings[self.target].stunned
        self.known = self.attacker in state.families and state.openly_traitor(state.families.index(self.attacker))
        self.apart = where(state, self.attacker) != where(state, self.target)
        self.rolls, self.lost, self.winner = [], [], None
        self.plain = state.haunt not in UNEVEN and not {*UNEVEN} & {card for hand in state.hands for card in hand}


def where(state, word):
    return state.beings[word].tile if word in state.beings else state.places[state.families.index(word)]


def fought(state, events, memo):
    """The fight that is over now, if there is one."""
    for event in events:
        duel = memo.get("duel")
        if event.key == "attacks":
            memo["duel"] = Duel(state, event.slots)
        elif duel is not None and event.key == "rolled" and len(duel.rolls) < 2:
            duel.rolls.append(event.slots["result"])
        elif duel is not None and event.key == "wins-fight":
            duel.winner = event.slots["who"]
        elif duel is not None and event.key == "lowered":
            duel.lost.append((state.families[event.slots["seat"]], event.slots["trait"], event.slots["steps"]))
    pending = state.pending
    if "duel" in memo and isinstance(pending, Ask) and pending.prompt in ("turn", "monster"):
        duel = memo.pop("duel")
        return duel if len(duel.rolls) == 2 and duel.plain else None
    return None


def a_fight_costs_the_loser_no_more_than_the_difference(state, before, pending, events, memo):
    duel = fought(state, events, memo)
    if duel is None:
        return
    lost = Counter()
    for family, trait, steps in duel.lost:
        yield KINDS[trait] == KINDS[duel.trait]
        lost[family] += steps
    loser = {duel.attacker: duel.target, duel.target: duel.attacker}.get(duel.winner, "")
    yield set(lost) <= {loser}
    yield lost[loser] <= abs(duel.rolls[0] - duel.rolls[1])
    if loser == duel.attacker and (duel.apart or (duel.stunned and not duel.known)):
        yield not lost


def a_theft_takes_the_place_of_two_damage(state, before, pending, events, memo):
    asked = state.pending
    if isinstance(asked, Ask) and asked.prompt == "steal":
        duel = memo.get("duel")
        yield duel is not None and duel.rolls[0] - duel.rolls[1] >= 2 and not duel.apart


def what_slows_a_monster(state, tile):
    marks = Counter(dict(state.markers.get(tile, ())))
    heroes = sum(state.places[seat] == tile and state.roles[seat] != "traitor" for seat in state.living)
    tokens = 0 if tile == "brine-steps" else marks["small"] + 2 * marks["large"]
    return 1 if tile == "rush-passage" else 1 + tokens + heroes


def a_monster_pays_for_what_is_in_its_way(state, before, pending, events, memo):
    """And a stunned one does nothing."""
    asked = state.pending
    if isinstance(asked, Ask) and asked.prompt == "monster":
        view = state.view(asked.seat)
        being = state.beings[view.being]
        yield not being.stunned
        if any(str(choice).startswith("move ") for choice in asked.choices) and state.monster(view.being).slow:
            yield view.being_moves >= what_slows_a_monster(state, being.tile)


BENDS = ("long-linen-hall", "glass-fernery", "searchlight-lawn")
"""Where a line of sight may turn."""


def seen_from(state, seat):
    """Straight through doorways, within the region; the long hall lets it turn once."""
    house, found = spots(state), {state.places[seat]}

    def dark(tile):
        hung = {state.ongoing.get("dust-sheets"), state.ongoing.get("curtains-drawn")}
        return tile in ("blackout-corridor", *hung) or (state.haunt == "blackout" and not state.marked("glim", tile))

    def look(here, side, turned):
        there = house.get(_beyond(here, side))
        if side not in here.doors or there is None or ACROSS[side] not in there.doors:
            return
        if barred(state, seat, here, side) or barred(state, seat, there, ACROSS[side]):
            return
        if dark(there.tile):
            return
        found.add(there.tile)
        look(there, side, turned)
        if there.tile in BENDS and not turned:
            for other in {*"nesw"} - {side, ACROSS[side]}:
                look(there, other, True)

    if not dark(state.places[seat]):
        for side in "nesw":
            look(state.house.tiles[state.places[seat]], side, False)
    return found


def one_sees_straight_through_doorways(state, before, pending, events, memo):
    asked = state.pending
    if state.on and isinstance(asked, Ask) and asked.prompt == "turn" and asked.seat not in state.unseen:
        seat = asked.seat
        yield in_sight(state, state.places[seat], state.house_of(seat)) == seen_from(state, seat)


CHECKS = {
    "B129": a_fight_costs_the_loser_no_more_than_the_difference,
    "B136": a_theft_takes_the_place_of_two_damage,
    "B152": a_monster_pays_for_what_is_in_its_way,
    "B134": one_sees_straight_through_doorways,
}
OFTEN = {"B129": 100, "B136": 3, "B152": 50, "B134": 500}


@pytest.mark.parametrize("rule", CHECKS)
def test_every_fight_is_by_the_book(found, rule):  # B128 B129 B130 B134 B135 B136 B152 B153 BR7
    broken, tried = found
    assert [one for one in broken if one[0] == rule][:3] == []
    assert tried[rule] > OFTEN[rule]
