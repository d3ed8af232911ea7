"""What the rulebook says of every evening, held against evenings in which everything is chosen at random.

The house is reckoned here from where its tiles lie, not by asking the game.
"""

from collections import Counter

import pytest

from tests.betrayal.evenings import hold, slots
from yakata.kernel import Ask

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ACROSS = {"n": "s", "s": "n", "e": "w", "w": "e"}


@pytest.fixture(scope="module")
def found():
    return hold(CHECKS)


# Each gives whether the rule holds, as often as it was put to the test


def eight_dice(state, before, pending, events, memo):
    for roll in slots(events, "rolled"):
        yield 1 <= len(roll["dice"]) <= 8 and roll["result"] >= 0


def never_below_critical(state, before, pending, events, memo):
    if not state.haunt and slots(events, "lowered"):
        yield all(step >= 1 for steps in state.steps for step in steps)


def the_dead_carry_nothing(state, before, pending, events, memo):
    for died in slots(events, "died"):
        yield state.hands[died["seat"]] == ()


def all_omens_found(state, before, pending, events, memo):
    omens = state.book.omens
    for roll in slots(events, "haunt-roll"):
        found = [card for hand in (*state.hands, *state.lying.values()) for card in hand if card in omens]
        twice = sum("rent-receipt" in hand for hand in state.hands)  # as its text says
        yield roll["omens"] == len(found) + twice and not state.on


def all_is_ready(state, before, pending, events, memo):
    for turn in slots(events, "turn-begins")[-1:]:
        if events[-1].key == "turn-begins":
            used = [card for card in state.hands[turn["seat"]] if card in state.used and card != "fowling-piece"]
            yield not used


def no_attack_before_the_haunt(state, before, pending, events, memo):
    if isinstance(pending, Ask) and pending.prompt == "turn" and not before.on:
        yield not any("attack" in str(choice) for choice in pending.choices)


def what_changes_hands_is_used(state, before, pending, events, memo):
    if slots(events, "turn-begins"):
        return
    for moved in slots(events, "hands-over", "picks-up", "steals"):
        thing = moved["thing"]
        if state.is_card(thing) and state.holder(thing) >= 0:
            yield thing in state.used


def nothing_is_in_two_places(state, before, pending, events, memo):
    if isinstance(state.pending, Ask) and state.pending.prompt == "turn":
        there = Counter(thing for hand in (*state.hands, *state.lying.values()) for thing in hand)
        there.update(face for slots in state.decks.values() for _, face, _ in slots if face)
        there.update(face for bags in state.bags.values() for _, faces in bags for face in faces)
        there.update((*state.ongoing, *state.kept_events, *(laid.tile for laid in state.house.laid)))
        yield max(there.values()) == 1


def a_tile_fits_and_closes_nothing(state, before, pending, events, memo):
    spots = {(laid.region, laid.x, laid.y): laid for laid in state.house.laid}
    for tile in [one["tile"] for one in slots(events, "discovers", "tile-found")]:
        laid = next((one for one in state.house.laid if one.tile == tile), None)
        if laid is None or tile in before.tiles:
            continue
        ways = [(one, side) for one in state.house.laid if one.region == laid.region for side in one.doors]
        opened = [
            (one, side) for one, side in ways if _beyond(one, side) not in spots and not _bumped(spots, one, side)
        ]
        yield laid.region in state.book.back(tile).split("+") and bool(opened)


def _beyond(laid, side):
    return laid.region, laid.x + SIDES[side][0], laid.y + SIDES[side][1]


def _bumped(spots, laid, side):
    there = _beyond(laid, side)
    return any(one.bump and _beyond(one, one.bump) == there for one in spots.values())


def it_joins_a_doorway(state, before, pending, events, memo):
    spots = {(laid.region, laid.x, laid.y): laid for laid in state.house.laid}
    for tile in [one["tile"] for one in slots(events, "discovers")]:
        laid = next((one for one in state.house.laid if one.tile == tile), None)
        if laid is not None and tile not in before.tiles:
            beside = [(spots.get(_beyond(laid, side)), side) for side in laid.doors]
            yield any(one is not None and ACROSS[side] in one.doors for one, side in beside)


def heroes_come_first(state, before, pending, events, memo):
    if slots(events, "haunt-is-on") and not state.hidden:
        turns = [state.roles[seat] == "traitor" for seat in state.order if seat >= 0]
        yield turns == sorted(turns)
        if state.beings and state.true_haunt.roles.monsters != "never":
            yield state.order[-1] < 0


# From step to step: ``memo`` is what was seen of this evening


def each_word_once_a_turn(state, before, pending, events, memo):
    """What the Broken Seal copies is done without its word."""
    copied = getattr(pending, "prompt", "") == "copy-action"
    for event in events:
        if event.key == "turn-begins":
            memo["words"] = []
        if event.key == "acts":
            yield copied or event.slots["word"] not in memo.setdefault("words", [])
            memo.setdefault("words", []).append(event.slots["word"] if not copied else "")
            copied = event.slots["action"] == "broken-seal.broken-seal"


def the_higher_result_wins(state, before, pending, events, memo):
    for event in events:
        if event.key == "attacks":
            memo["fight"] = (event.slots["who"], [])
        elif event.key == "rolled" and "fight" in memo:
            memo["fight"][1].append(event.slots["result"])
        elif event.key in ("wins-fight", "fight-tied") and "fight" in memo:
            attacker, rolls = memo.pop("fight")
            if len(rolls) == 2 and rolls[0] != rolls[1]:
                yield event.key == "wins-fight" and (rolls[0] > rolls[1]) == (event.slots["who"] == attacker)


def small_monsters_act_by_number(state, before, pending, events, memo):
    for event in events:
        if event.key == "turn-begins":
            memo["number"] = 0
        if event.key == "being-moves" and before.turn < 0 and event.slots["being"] in state.beings:
            being = event.slots["being"]
            if state.monster(being).size == "small":
                number = state.beings[being].number
                yield number >= memo.get("number", 0)
                memo["number"] = number


CHECKS = {
    "B57": eight_dice,
    "B53": never_below_critical,
    "B167": the_dead_carry_nothing,
    "B139": all_omens_found,
    "B66": all_is_ready,
    "B126": no_attack_before_the_haunt,
    "B120": what_changes_hands_is_used,
    "B13": nothing_is_in_two_places,
    "B81": a_tile_fits_and_closes_nothing,
    "B75": it_joins_a_doorway,
    "B150": heroes_come_first,
    "B118": each_word_once_a_turn,
    "B129": the_higher_result_wins,
    "B161": small_monsters_act_by_number,
}


@pytest.mark.parametrize("rule", CHECKS)
def test_every_evening_is_by_the_book(found, rule):  # B13 B53 B57 B66 B75 B81 B118 B120 B126 B129 B139 B150 B161 B167
    broken, tried = found
    assert [one for one in broken if one[0] == rule][:3] == []
    assert tried[rule] > 5
