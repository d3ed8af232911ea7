"""What holds of every evening in a house that a campaign has lived in: doors of the Almanac, heirlooms, ghosts."""

import pytest

from tests.betrayal.evenings import hold, slots
from tests.betrayal.stage import FAMILIES, GAME
from yakata.betrayal.state.story import Member, Played, Story
from yakata.kernel import Ask

CHAPTERS = ("prologue", "chapter-1", "chapter-2", "chapter-3", "chapter-4")
BORROWED = ("borrowed-die", "called-upon")
"""A die more for the next trait roll."""
STORY = Story(
    chapters=tuple(Played(chapter, "high-water", "heroes", "dry", FAMILIES) for chapter in CHAPTERS),
    rules=("a-key", "b-heirlooms", "c-boards", "d-debt", "e-ghosts", "one-hatch"),
    titles={"keyholder": "quill"},
    added=(
        "salt-pouch",
        "crown-shilling",
        "fan-of-notes",
        "mourning-veil",
        "the-strangers-coat",
        "salt-circle",
        "the-cart",
    ),
    heirlooms={"tallow-dip": "ashlar", "card-case": "quill", "hedge-knife": "fennel", "boat-hook": "ashlar"},
    ghosts={"entrance-hall": 1, "upper-landing": 1, "basement-landing": 1},
    passages=("front-steps", "tally-room"),
    overlays={"fever-ward": "bricked-ward"},
)


def at_home(seed, haunt):
    seats = 3 + seed % 3
    company = tuple(Member(family, age=30) for family in FAMILIES[:seats])
    return GAME.start(seats=seats, story=STORY, company=company, haunt=haunt)


@pytest.fixture(scope="module")
def found():
    return hold(CHECKS, first=205, haunts=("sweating-room", "any", "any", "quiet-guest", "any"), start=at_home, times=2)


# Each gives whether the rule holds, as often as it was put to the test


def each_word_once_a_turn(state, before, pending, events, memo):
    """By whomever; out of turn one has one's own."""
    for event in events:
        if event.key == "turn-begins":
            memo["words"] = []
        if event.key == "acts":
            word = (event.slots["seat"], event.slots["word"])
            yield word not in memo.setdefault("words", [])
            memo["words"].append(word)


def one_die_for_one_roll(state, before, pending, events, memo):
    """Whoever throws the dice of a trait roll with a die that was lent throws no others with it."""
    if not isinstance(pending, Ask) and before.throws >= 0:
        for status in BORROWED:
            if status in before.statuses[before.throws]:
                yield memo.pop((before.throws, status), False)
    for status in slots(events, "status"):
        if status["status"] in BORROWED:
            memo[status["seat"], status["status"]] = True


def a_lock_is_passed_before_it_is_gone(state, before, pending, events, memo):
    locks = {(laid.tile, lock) for laid in before.house.laid for lock in laid.locks if laid.tile in state.house.tiles}
    gone = locks - {(laid.tile, lock) for laid in state.house.laid for lock in laid.locks}
    if locks and (gone or slots(events, "gets-through", "doorway-free", "door-holds")):
        yield len(gone) <= len(slots(events, "gets-through"))


def what_is_adjacent_is_so_both_ways(state, before, pending, events, memo):
    if state.house is not before.house:
        near = state.house.adjacent
        yield all(tile in near[other] for tile, others in near.items() for other in others)


def what_is_used_is_carried(state, before, pending, events, memo):
    if isinstance(state.pending, Ask) and state.pending.prompt == "turn" and state.used:
        yield {*state.used, *state.late} <= {card for hand in state.hands for card in hand}
        yield {*state.late} <= {*state.used}


def nobody_lives_on_the_skull(state, before, pending, events, memo):
    if isinstance(state.pending, Ask) and state.pending.prompt == "turn" and slots(events, "lowered"):
        yield all(0 not in state.steps[seat] for seat in state.living)


def there_is_one_ward(state, before, pending, events, memo):
    if slots(events, "haunt-is-on") and state.haunt in ("sweating-room", "sufficient-quantity"):
        yield sum(state.marked("ward", tile) for tile in state.house.names) == 1


CHECKS = {
    "B118": each_word_once_a_turn,
    "B58": one_die_for_one_roll,
    "B100": a_lock_is_passed_before_it_is_gone,
    "B61": what_is_adjacent_is_so_both_ways,
    "B104": what_is_used_is_carried,
    "B165": nobody_lives_on_the_skull,
    "BR53": there_is_one_ward,
}


@pytest.mark.parametrize("rule", CHECKS)
def test_every_evening_in_a_lived_in_house_is_by_the_book(found, rule):  # B58 B61 B100 B104 B118 B165 BR53
    broken, tried = found
    assert [one for one in broken if one[0] == rule][:3] == []
    assert tried[rule] > (5 if rule[:2] == "B1" else 1), dict(tried)
