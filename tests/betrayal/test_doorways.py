"""Doorways barred and locked: from both sides, and free again."""

import pytest

from tests.betrayal.stage import asked, do, keys, night, play, texts

HALL, STAIRCASE = "entrance-hall", "ground-floor-staircase"


def locked():
    """The doorway between the Entrance Hall and the Ground Floor Staircase, from the side of the hall."""
    state = night()
    do(state, 0, f"[{{do: lock, where: {HALL}, trait: [might, knowledge], need: 3, by: chance}}]")
    play(state, next(text for text in texts(state) if text.endswith(".n")))
    return state


def shown(state, tile):
    return next(one for one in state.view(1).tiles if one.id == tile)


def test_a_lock_is_seen_from_both_sides():  # B61
    state = locked()
    hall, staircase = shown(state, HALL), shown(state, STAIRCASE)
    assert (hall.barred, hall.locks) == ("n", {"n": "might knowledge 3"})
    assert (staircase.barred, staircase.locks) == ("s", {"s": "might knowledge 3"})
    assert state.house.tiles[STAIRCASE].barred == ""


def test_all_doorways_of_a_tile_are_free_again_from_either_side():  # B61
    state = locked()
    assert STAIRCASE not in state.house.joined[HALL].values()
    events = do(state, 0, f"[{{do: unblock, where: {STAIRCASE}}}]")
    assert keys(events) == ["unbarred"]
    assert STAIRCASE in state.house.joined[HALL].values()
    assert state.house.shut == state.house.locked == {}
    assert not shown(state, HALL).locks
    assert not do(state, 0, f"[{{do: unblock, where: {HALL}}}]")


def test_a_bar_turns_with_its_tile():  # B83
    house = night().house
    tiles = night().book.tiles
    barred = house.barring(HALL, "e")
    turned = barred.turned(barred.tiles[HALL], barred.tiles[HALL], barred.tiles[HALL].turns + 1, tiles)
    assert turned.barred == "s"


def test_a_body_is_not_stolen():  # B167
    state = night(haunt="quiet", traitor=0)
    state.hands = ((), ("corpse-vesper",), ())
    do(state, 0, "[{do: steal, carrier: {all: others}}]")
    assert state.hands[1] == ("corpse-vesper",)
    assert asked(state) == (0, "turn")


@pytest.mark.parametrize("kept", [True, False])
def test_a_step_steals_nothing_that_cannot_be_stolen(kept):  # B136
    """Under the Sealing Wax nothing is stolen, by whatever."""
    state = night(haunt="quiet", traitor=0, hands={1: ["hedge-knife"]})
    if kept:
        state.set_status(1, "sealing-wax-set")
    do(state, 0, "[{do: steal, carrier: target}]", target=1)
    assert (state.hands[1] == ("hedge-knife",)) is kept


@pytest.mark.parametrize("veiled", [True, False])
def test_a_step_attacks_nobody_who_cannot_be_attacked(veiled):  # B127
    state = night(haunt="quiet", traitor=0, hands={1: ["mourning-veil"]})
    if veiled:
        state.set_status(1, "mourning-veil-unseen")
    events = do(state, 0, "[{do: attack, target: target}]", target=1)
    assert ("attacks" in keys(events)) is not veiled


@pytest.mark.parametrize("veiled", [True, False])
def test_a_step_of_a_monster_attacks_nobody_who_cannot_be_attacked_either(veiled):  # B127
    state = night(haunt="quiet", traitor=0, beings={"imp-1": ("imp", "entrance-hall")})
    if veiled:
        state.set_status(1, "mourning-veil-unseen")
    events = do(state, 0, "[{do: attack, attacker: this, target: target}]", target=1, being="imp-1")
    assert ("attacks" in keys(events)) is not veiled


def test_taking_markers_away_takes_no_more_than_there_are():
    state = night()
    do(state, 0, "[{do: mark, marker: small, where: front-steps}]")
    do(state, 0, "[{do: mark, marker: small, where: upper-landing, count: 2}]")
    do(state, 0, "[{do: unmark, marker: small, where: {tile: [front-steps, upper-landing]}, by: actor}]")
    events = state.apply("pick upper-landing")
    assert [(event.key, event.slots["count"]) for event in events if "marked" in event.key] == [("unmarked", 2)]
    assert not keys(do(state, 0, "[{do: ghost, add: -1, where: front-steps}]"))
