"""Regions, doorways and what is next to what."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.betrayal.stage import GAME, evening, lay_tiles, night, play, texts
from yakata.betrayal.language.tables import Tile
from yakata.betrayal.state.house import House, lay

REGIONS = {"outside", "ground", "upper", "basement"}
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SIDES = "nesw"


def doors_of(tile, turns):
    """The doorways of a tile after so many quarter turns, worked out for itself."""
    return {SIDES[(SIDES.index(side) + turns) % 4] for side in tile.doorways}


def neighbours(state):
    """What is next to what, from the printed tiles and where they lie: nothing of the code that lays them."""
    book, near = state.book, {laid.tile: set() for laid in state.house.laid}
    for one, other in combinations(state.house.laid, 2):
        first, second = book.tiles[one.tile], book.tiles[other.tile]
        joined = False
        if one.region == other.region:
            for side, (dx, dy) in STEP.items():
                if (one.x + dx, one.y + dy) == (other.x, other.y):
                    back = SIDES[(SIDES.index(side) + 2) % 4]
                    joined = (
                        side in doors_of(first, one.turns)
                        and back in doors_of(second, other.turns)
                        and side not in one.barred
                        and back not in other.barred
                    )
        stairs = other.tile in first.stairs or one.tile in second.stairs
        if joined or stairs or (one.passage and other.passage):
            near[one.tile].add(other.tile)
            near[other.tile].add(one.tile)
    return near


def test_there_are_four_regions_apart():  # B60
    state = night()
    assert {laid.region for laid in state.house.laid} == REGIONS
    for tile, ways in state.house.joined.items():
        for other in ways.values():
            assert state.house.tiles[tile].region == state.house.tiles[other].region


def test_over_whole_evenings_next_to_is_what_doorways_stairs_and_passages_say():  # B61, B62, B63, B65
    seen = set()
    for seed in range(25):
        before = None
        for state in evening(seed):
            if state.house is before or not state.house.laid:
                continue
            before = state.house
            if all(doors_of(state.tile(laid.tile), laid.turns) == set(laid.doors) for laid in state.house.laid):
                expected = neighbours(state)
                assert {tile: set(near) for tile, near in state.house.adjacent.items()} == expected
                seen.add(len(state.house.laid))
    assert max(seen) > 10


def test_a_doorway_that_faces_a_wall_joins_nothing():  # B61, B79
    """The keeping room with its wall to the hall."""
    state = night(house=[("keeping-room", "ground", 1, 0, 1)])
    assert set(state.house.tiles["keeping-room"].doors) == set("swn")
    assert "keeping-room" in state.house.adjacent["entrance-hall"]
    state = night(house=[("keeping-room", "ground", 1, 0, 3)])
    assert set(state.house.tiles["keeping-room"].doors) == set("nes")
    assert "keeping-room" not in state.house.adjacent["entrance-hall"]
    assert "e" not in state.house.open_doorways["entrance-hall"]
    assert "explore e" not in texts(state)
    assert "move keeping-room" not in texts(state)


def test_an_open_doorway_leads_to_nothing_yet():  # B61
    state = night()
    assert state.house.open_doorways == {
        "front-steps": "esw",
        "entrance-hall": "ew",
        "ground-floor-staircase": "new",
        "upper-landing": "nesw",
        "basement-landing": "nesw",
    }


def test_a_tile_in_the_stack_is_next_to_nothing():  # B61
    state = night()
    assert all(tile in state.house.tiles for near in state.house.adjacent.values() for tile in near)
    assert "masons-gap" not in state.house.adjacent


def test_the_stairs_go_both_ways():  # B62
    near = night().house.adjacent
    for landing in ("upper-landing", "basement-landing"):
        assert landing in near["ground-floor-staircase"]
        assert near[landing] == ("ground-floor-staircase",)
    assert "entrance-hall" in near["ground-floor-staircase"], "the hall and the staircase are one piece"


def test_one_goes_up_and_down_by_the_stairs():  # B62
    state = night(at={0: "ground-floor-staircase"}, steps={0: {"speed": 8}})
    play(state, "move upper-landing", "move ground-floor-staircase", "move basement-landing")
    assert state.places[0] == "basement-landing"


def test_the_front_steps_are_next_to_the_hall():  # B63
    near = night().house.adjacent
    assert "entrance-hall" in near["front-steps"]
    assert "front-steps" in near["entrance-hall"]
    state = night(at={0: "front-steps"})
    play(state, "move entrance-hall", "move front-steps")
    assert state.places[0] == "front-steps"


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10**6), dx=st.integers(-9, 9), dy=st.integers(-9, 9), region=st.sampled_from(sorted(REGIONS))
)
def test_shifting_a_region_changes_nothing(seed, dx, dy, region):  # B64
    house = random_house(seed)
    moved = House(
        tuple(replace(laid, x=laid.x + dx, y=laid.y + dy) if laid.region == region else laid for laid in house.laid)
    )
    assert moved.adjacent == house.adjacent
    assert moved.open_doorways == house.open_doorways


@pytest.mark.parametrize("seed", range(20))
def test_a_house_that_grew_is_the_house_as_it_lies(seed):  # B61
    """What is carried over from the house before is what is worked out from nothing."""
    grown = random_house(seed)
    fresh = House(grown.laid)
    for what in ("tiles", "squares", "joined", "adjacent", "open_doorways", "bumped", "passages", "beside"):
        assert getattr(grown, what) == getattr(fresh, what), what


def random_house(seed):
    """Tiles laid at random, however they fit."""
    rng = Random(seed)
    house = night().house
    tiles = [tile for tile in GAME.book.tiles.values() if not tile.start]
    rng.shuffle(tiles)
    for tile in tiles[:12]:
        region = rng.choice(tile.regions)
        spots = [
            (laid.region, laid.x + dx, laid.y + dy)
            for laid in house.laid
            if laid.region == region
            for dx, dy in STEP.values()
            if (region, laid.x + dx, laid.y + dy) not in house.squares
        ]
        house = house.plus(lay(tile, rng.choice(spots), rng.randrange(4)))
    return house


def test_secret_passages_lead_to_all_others_in_any_region():  # B65
    state = night(
        house=[("masons-gap", "basement", 1, 0, 0), ("whispering-stair", "upper", 1, 0, 0)],
        at={0: "masons-gap"},
        steps={0: {"speed": 8}},
    )
    assert "whispering-stair" in state.house.adjacent["masons-gap"]
    assert "masons-gap" in state.house.adjacent["whispering-stair"]
    play(state, "move whispering-stair")
    assert state.places[0] == "whispering-stair"
    state.house = state.house.changed(replace(state.house.tiles["front-steps"], passage=True))
    passages = ("front-steps", "masons-gap", "whispering-stair")
    for one, other in product(passages, passages):
        assert (other in state.house.adjacent[one]) == (one != other)


def test_one_passage_alone_leads_nowhere():  # B65
    state = night(house=[("masons-gap", "basement", 1, 0, 0)])
    assert state.house.adjacent["masons-gap"] == ("basement-landing",)


def test_the_prologue_has_one_passage_and_stickers_add_more():  # B65
    planks = GAME.book.chapters["prologue"].plank
    assert [tile for tile in planks if GAME.book.tiles[tile].passage] == ["masons-gap"]
    from yakata.betrayal.state.story import Story

    state = night(chapter="prologue", story=Story(passages=("upper-landing", "keeping-room")))
    assert state.house.passages == ("upper-landing",)
    lay_tiles(state, ("masons-gap", "basement", 1, 0, 0))
    assert "upper-landing" in state.house.adjacent["masons-gap"]


@pytest.mark.parametrize("turns", range(4))
def test_a_tile_turns_clockwise(turns):  # B75
    tile = Tile("x", ("ground",), ("n", "e"), bump="s")
    laid = lay(tile, ("ground", 0, 0), turns)
    assert set(laid.doors) == doors_of(tile, turns)
    assert laid.bump == SIDES[(2 + turns) % 4]
