"""B138: a haunt begins by anything that can happen, or by a step; B18: the Legacy deck pauses as often as it likes."""

from random import Random

import pytest

from tests.betrayal.packs import Workshop
from tests.betrayal.test_mechanisms import mechanisms
from yakata.betrayal.rules.rulings import LONGEST_EXPLORING
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.story import Member
from yakata.kernel import SPECTATOR, Ask
from yakata.lab.packs import problems_of


def evening(chapter: str, seed: int):
    """A random evening of a chapter, step by step."""
    rng = Random(seed)
    rules = mechanisms()
    company = tuple(Member(family) for family in ("ashlar", "quill", "fennel"))
    state = rules.start(rules.choose_options({"company": company, "chapter": chapter}), seats=3)
    for _ in range(5000):
        pending = state.pending
        if pending is None:
            return
        answer = rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng)
        yield state, list(state.apply(answer))
    raise AssertionError("a runaway")


def omens_in(state: Night, region: str) -> int:
    there = [state.where_is(omen) for omen in state.book.omens]
    return sum(bool(tile) and state.house.tiles[tile].region == region for tile in there)


def region_of(state: Night, seat: int) -> str:
    return state.house.tiles[state.places[seat]].region


def items(state: Night) -> int:
    return sum(thing in state.book.items for hand in state.hands for thing in hand)


TRUE_THEN = {
    "m-two-omens": lambda state, who: omens_in(state, region_of(state, who)) >= 2,
    "m-full-hands": lambda state, who: items(state) == 2,
    "m-ghostly-omen": lambda state, who: state.haunted(state.places[who]),
    "m-threshold": lambda state, who: (
        state.places[who] == "upper-landing" or region_of(state, who) == "basement" or state.omens == 6
    ),
    "m-hours": lambda state, who: state.counters["m-hour"] == 3,
    "m-by-a-step": lambda state, who: state.haunt == "m-begun",
}


@pytest.mark.parametrize("chapter", TRUE_THEN)
def test_the_haunt_begins_when_it_is_so_and_not_before(chapter):  # B138
    begun = 0
    for seed in range(12):
        rounds = 0
        for state, events in evening(chapter, seed):
            for event in events:
                if event.key == "haunt-begins":
                    so = TRUE_THEN[chapter](state, event.slots["seat"])
                    begun += so
                    assert so or rounds >= LONGEST_EXPLORING  # nothing of it came, and it was late
            rounds = state.round
    assert begun > 0


@pytest.mark.parametrize("chapter", TRUE_THEN)
def test_what_brings_the_haunt_tells_nothing_and_every_state_saves(chapter):
    rng = Random(5)
    for number, (state, _) in enumerate(evening(chapter, 3)):
        if number % 5 == 0:
            assert mechanisms().load(state.dump()) == state
            for seat in (SPECTATOR, *range(state.seats)):
                assert state.imagine(seat, rng).view(seat) == state.view(seat)


def test_all_are_told_that_something_else_can_bring_it():  # B138
    state = next(state for state, _ in evening("m-threshold", 1) if state.order)
    assert state.view(0).onset == {"omens": 6, "begins": 2}


def test_who_is_named_reveals_the_haunt_that_is_named():
    for state, events in evening("m-by-a-step", 2):
        if any(event.key == "haunt-begins" for event in events):
            assert state.haunt == "m-begun"
            return
    raise AssertionError("it never began")


def test_the_legacy_deck_pauses_until_it_is_read_on():  # B18
    seen = set()
    for seed in range(8):
        for state, events in evening("m-two-omens", seed):
            read = [event.slots["legacy"] for event in events if event.key == "legacy-card"]
            if read == ["m-two-omens-901"]:
                assert state.round == 1
                assert not state.haunt
                seen.add("opening")
            elif read and state.haunt:
                seen.add("haunt")
            elif read:
                assert state.round == 3  # at the end of the second round
                seen.add("step")
            if state.result is not None and state.legacy > 2:
                assert state.story.legacy_read("m-two-omens") == 3
                seen.add("kept")
    assert seen == {"opening", "haunt", "step", "kept"}


def test_a_beginning_is_checked(tmp_path, capsys):
    shop = Workshop(tmp_path / "moth-house")
    shop.add("pack.yaml", "free-play:\n  trigger: {begins: [{on: entr, when: {is: at, where: frnt-steps}}]}\n")
    (problem,) = [problem for problem in problems_of(shop.folder) if not problem.warning]
    assert "'entr' is not known; did you mean 'enter'?" in problem.message
    shop.change("pack.yaml", "on: entr,", "on: enter,")
    (problem,) = [problem for problem in problems_of(shop.folder) if not problem.warning]
    assert "'frnt-steps' is no tile" in problem.message
