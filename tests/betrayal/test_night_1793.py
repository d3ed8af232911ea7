"""Chapter 4, 1793: the fever that changes sides, the cure for half, and what both leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, stories_after
from tests.betrayal.stage import call, chance, deck_of, dice, do, night, play, step, texts
from yakata.betrayal import GAME
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

WARD = ("fever-ward", "upper", 0, -1, 0)
STILL = ("still-room", "ground", 1, 0, 0)
CATCH = "[{do: run, routine: sr-catch}]"


def fever(searched="", simples=0, **more):
    """The Sweating Room is on; the third player is the first patient."""

    def change(state):
        if searched:
            state.mark_tile("searched", searched, 1)
        state.mark_tile("ward", "fever-ward", 1)
        state.mark_tile("still", "still-room", 1)
        state.counters["sr-simples"] = simples
        state.set_status(2, "sr-first", True)

    at = more.pop("at", {2: "upper-landing"})
    return night(haunt="sweating-room", traitor=2, house=[WARD, STILL], at=at, change=change, **more)


def test_who_catches_it_has_the_fever_and_who_catches_it_again_is_well():
    state = fever(steps={0: {"might": 2}})
    do(state, 0, CATCH)
    assert (state.statuses[0], state.roles[0]) == (("sr-fever",), "hero")
    do(state, 0, CATCH)
    assert (state.statuses[0], state.roles[0], step(state, 0, "might")) == ((), "traitor", 4)


def test_nobody_dies_of_it_and_who_is_beaten_changes_sides_or_comes_back():  # B165
    state = fever()
    do(state, 0, "[{do: die}]")
    assert (state.alive[0], state.roles[0]) == (True, "traitor")
    do(state, 0, "[{do: die}]")
    assert (state.alive[0], state.roles[0]) == (True, "hero")
    do(state, 2, "[{do: die}]")
    assert (state.roles[2], state.places[2]) == ("traitor", "fever-ward")


@pytest.mark.parametrize("haunt", ["sweating-room", "sufficient-quantity"])
@pytest.mark.parametrize("laid", [True, False])
def test_there_is_one_ward_when_it_has_been_bricked_up(haunt, laid):  # BR53
    """The Bricked Ward is the Fever Ward under another face: where it lies, or is found, it is the ward."""
    story = Story(overlays={"fever-ward": "bricked-ward"})
    state = night(haunt_is=haunt, story=story, house=[("bricked-ward", "upper", 0, -1, 0)] if laid else ())
    if not laid:
        deck_of(state, "tiles", "candle-loft", "bricked-ward")
    chance(call(state, HauntStart(0)))
    assert [tile for tile in state.house.names if state.marked("ward", tile)] == ["bricked-ward"]


def physic(status, **more):
    """A Sufficient Quantity is on, and seat 0 is so."""

    def change(state):
        state.mark_tile("ward", "fever-ward", 1)
        state.set_status(0, status)

    return night(haunt="sufficient-quantity", house=[WARD], change=change, **more)


def test_who_has_not_drunk_neither_dies_nor_changes_sides():  # B165
    state = physic("sq-warm", steps={0: {"might": 1}})
    do(state, 0, "[{do: die}]")
    assert (state.alive[0], state.roles[0], state.statuses[0]) == (True, "hero", ("sq-warm",))
    assert (step(state, 0, "might"), state.places[0]) == (4, "entrance-hall")


def test_who_has_drunk_sweats_it_out_and_who_is_well_wakes_far_away():  # B165
    state = physic("sq-cured")
    do(state, 0, "[{do: die}]")
    assert (state.roles[0], state.statuses[0], state.places[0]) == ("traitor", (), "entrance-hall")
    do(state, 0, "[{do: die}]")
    chance(state)
    assert state.roles[0] == "traitor"
    assert state.places[0] != "entrance-hall"


def test_no_two_simples_are_of_one_room_and_none_of_a_landing():
    state = fever(at={0: "still-room"})
    play(state, "act sweating-room.sr-gather", "roll knowledge")
    dice(state, "1" * state.value(0, 3))
    assert (state.counters["sr-simples"], state.marked("searched", "still-room")) == (1, 1)
    for tile in ("still-room", "upper-landing"):
        again = fever(searched="still-room", at={0: tile})
        assert "act sweating-room.sr-gather" not in texts(again)


def test_the_cure_is_boiled_when_there_is_enough_and_not_before():
    for simples, enough in ((3, False), (4, True)):
        state = fever(simples=simples, at={0: "still-room"})
        assert ("act sweating-room.sr-boil" in texts(state)) is enough


@pytest.mark.parametrize(("seats", "cups"), [(3, 2), (4, 2), (5, 3)])
def test_there_is_physic_for_half_and_it_is_always_drunk(seats, cups):
    state, rng = begun("sufficient-quantity", seats, chapter="chapter-4"), Random(4)
    assert sum(state.marked("cup", tile.tile) for tile in state.house.laid) == cups
    assert all("sq-warm" in statuses for statuses in state.statuses)
    while "sq-turned" not in state.flags:  # nobody moves a finger
        pending = state.pending
        if isinstance(pending, Ask):
            words = texts(state)
            state.apply(next((word for word in ("ready", "end") if word in words), words[0]))
        else:
            state.apply(pending.draw(rng))
    assert state.round <= 3
    assert sum("sq-cured" in statuses for statuses in state.statuses) == cups
    assert [role == "hero" for role in state.roles] == ["sq-cured" in statuses for statuses in state.statuses]
    assert not any(state.marked("cup", tile.tile) for tile in state.house.laid)


# What is left of it


def half_are_cured(state, haunt, journal):
    for seat in (0, 1):
        state.set_status(seat, "sq-cured", haunt == "sufficient-quantity")


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-4", half_are_cured)
    assert sorted(left) == [66, 67, 68, 69]
    differ(left.values())
    bricked = {number for number, story in left.items() if story.overlays == {"fever-ward": "bricked-ward"}}
    assert bricked == {66, 68}
    assert {number: story.rules for number, story in left.items()} == {
        number: ("one-hatch",) if number in bricked else ("c-boards",) for number in left
    }
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {66: 0, 67: 1, 68: 2, 69: 0}


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "sweating-room"),
        (("guest-out",), "sweating-room"),
        (("nobody-false",), "sweating-room"),
        (("guest-stayed",), "sufficient-quantity"),
        (("innocent-named",), "sufficient-quantity"),
    ],
)
def test_which_night_comes_is_decided_by_the_one_before(flags, haunt):  # B140
    assert which_comes("chapter-4", flags) == haunt


def test_a_bricked_ward_has_one_doorway_and_no_symbol():
    story = Story(overlays={"fever-ward": "bricked-ward"})
    state = night(chapter="chapter-4", story=story)
    stack = {face for _, faces in state.bags["tiles"] for face in faces}
    assert "bricked-ward" in stack
    assert "fever-ward" not in stack
    assert (len(GAME.book.tiles["bricked-ward"].doorways), GAME.book.tiles["bricked-ward"].symbols) == (1, ())


def test_a_doorway_is_boarded_once_and_rolled_for():  # B27
    state = night(story=Story(rules=("c-boards",)), house=[STILL], at="entrance-hall")
    play(state, "act c-boards.c-boards-nail")
    play(state, texts(state)[0])
    assert any(laid.locks for laid in state.house.laid)
    assert "act c-boards.c-boards-nail" not in texts(state)


def test_the_bowl_comes_back_clean():  # B27
    state = night(
        story=Story(rules=("one-hatch",)), at="upper-landing", hands={0: ["iron-poker"]}, steps={0: {"might": 2}}
    )
    play(state, "act one-hatch.one-hatch-knock")
    assert (state.hands[0], step(state, 0, "might")) == ((), 4)
    below = night(story=Story(rules=("one-hatch",)), hands={0: ["iron-poker"]})
    assert "act one-hatch.one-hatch-knock" not in texts(below)


# Tiles and cards


def test_the_lime_pit_quiets_a_ghost_for_an_item():
    state = night(
        house=[WARD, ("lime-pit", "outside", 1, 0, 0)],
        at="lime-pit",
        hands={0: ["iron-poker"]},
        change=lambda state: state.mark_tile("ghost", "fever-ward", 1),
    )
    before = state.marked("ghost", "fever-ward")
    play(state, "act lime-pit.lime-pit")
    chosen = [text for text in texts(state) if text.endswith("fever-ward")]
    play(state, *chosen)
    assert (state.hands[0], state.marked("ghost", "fever-ward")) == ((), before - 1)


def test_the_mask_keeps_off_what_tiles_do():
    for hand, hurt in (((), 1), (("vinegar-mask",), 0)):
        state = night(house=[("lime-pit", "outside", 1, 0, 0)], at="lime-pit", hands={0: hand}, haunt="quiet")
        before = sum(state.steps[0])
        play(state, "end")
        while state.turn == 0:
            play(state, texts(state)[0])
        assert before - sum(state.steps[0]) == hurt


@pytest.mark.parametrize("ghost", [False, True])
def test_the_fare_leads_to_a_landing_or_from_ghost_to_ghost(ghost):
    def change(state):
        state.mark_tile("ghost", "fever-ward", 1)
        if ghost:
            state.mark_tile("ghost", "entrance-hall", 1)

    state = night(house=[WARD], at="entrance-hall", hands={0: ["ferry-coin"]}, change=change)
    play(state, "act ferry-coin.ferry-coin")
    if ghost:
        play(state, "pick ferry-coin-ghost")
        assert state.places[0] == "fever-ward"
    else:
        assert set(texts(state)) == {f"pick {tile}" for tile in ("front-steps", "upper-landing", "basement-landing")}
        play(state, "pick upper-landing")
        assert state.places[0] == "upper-landing"
    assert state.turn != 0 or state.moves == 0
