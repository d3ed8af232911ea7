"""Whole campaigns and the ends of nights by the printed words, with everything chosen at random."""

from collections import Counter
from random import Random

import pytest

from tests.betrayal.evenings import choose
from tests.betrayal.stage import FAMILIES, GAME
from yakata.betrayal import CHAPTERS
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Ask

ROUNDS = {
    "lamp-guests-dawn": 11,
    "treasure-counted": {3: 9, 4: 9, 5: 8},
    "two-wills-dawn": 12,
    "bride-dawn": 11,
    "rescue-silent": 12,
    "wrong-heir-unread": 13,
    "lamp-keeper-dawn": 13,
}
"""The endings that time brings, and the round that begins then, as the books have it."""


def played(state, seed, seen=lambda state: None):
    """What happened, to the end."""
    rng, events = Random(seed), []
    while (pending := state.pending) is not None:
        seen(state)
        events += state.apply(choose(rng, pending) if isinstance(pending, Ask) else pending.draw(rng))
    return events


def test_time_is_up_when_the_printed_round_begins():
    tried = Counter()
    for seed in range(5):
        for ending, printed in ROUNDS.items():
            haunt = ending.rpartition("-")[0]
            state = GAME.start(seats=3 + seed % 3, haunt=haunt)
            events = played(state, f"{seed} {haunt}")
            begun = next(at for at, event in enumerate(events) if event.key == "haunt-is-on")
            turns = Counter(event.slots["seat"] for event in events[begun:] if event.key == "turn-begins")
            last = printed if isinstance(printed, int) else printed[state.seats]
            living = [turns[seat] for seat in range(state.seats) if state.alive[seat]]
            if state.ended == ending and len(living) > 1 and max(living) >= last - 1:
                assert {last - 1} < {*living, last} <= {last - 1, last}, (seed, ending, living)
                tried[ending] += 1
    assert len(tried) > 4


def deck(state, name):
    faces = [face for _, face, _ in state.decks.get(name, ()) if face]
    return {*faces, *(face for _, bag in state.bags.get(name, ()) for face in bag)}


def everything(state):
    """All cards and tiles that are in this night: in decks, in hands, in the house."""
    found = {name: deck(state, name) for name in ("item", "event", "omen", "lodger", "tiles")}
    for card in (card for hand in state.hands for card in hand):
        found[state.book.deck_of[card]].add(card)
    found["tiles"] |= {laid.tile for laid in state.house.laid}
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_house_keeps_what_came_into_it(seed):  # B20 B21 B22 B23 B108 B168 B172
    rng, story, before = Random(seed), Story(), {}
    for chapter in CHAPTERS:
        families = rng.sample(FAMILIES, rng.choice((3, 4, 5)))
        company = tuple(Member(family, "Ada", 30) for family in families)
        options = GAME.choose_options({"chapter": chapter, "company": company, "story": story})
        state, there = GAME.start(options, seats=len(families)), {}

        def first_turn(state, there=there):
            if not there and isinstance(state.pending, Ask) and state.pending.prompt == "turn":
                there.update(everything(state))

        events = played(state, f"{seed} {chapter}", first_turn)
        gone = {*story.destroyed, *story.tomb, *story.overlays}
        for name, cards in before.items():
            assert cards - gone <= there[name]
        assert not {*story.destroyed, *({*story.tomb} & {*state.story.tomb})} & {
            card for cards in there.values() for card in cards
        }
        assert {*story.added} - gone <= {card for cards in there.values() for card in cards}
        assert sum(event.key == "journal" for event in events) == 1
        heirlooms = Counter(event.slots["seat"] for event in events if event.key == "heirloomed")
        for seat, family in enumerate(families):
            missed = sum(family not in one.families for one in story.chapters)
            late = missed * 2 > len(story.chapters)
            assert heirlooms[seat] <= 1 + late
        story, before = state.story, there
    assert [one.chapter for one in story.chapters] == list(CHAPTERS)
