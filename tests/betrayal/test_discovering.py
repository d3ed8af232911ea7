"""Discovering tiles: which, where, how it lies, and what happens then."""

from itertools import product
from random import Random

import pytest

from tests.betrayal.stage import (
    HERO,
    TRAITOR,
    asked,
    begin_haunt,
    do,
    evening,
    game,
    heard,
    keys,
    night,
    only_house,
    play,
    ready,
    step,
    texts,
    told,
)
from yakata.betrayal.language.tables import Tile
from yakata.betrayal.state.house import BACK, House, beyond, lay
from yakata.betrayal.state.rearranging import opened
from yakata.kernel import Ask, Odds

SIDES = "nesw"
TILES = """
tiles:
  - {id: dead-end, regions: [ground], doorways: [n]}
  - {id: dead-end-2, regions: [ground], doorways: [n]}
  - {id: dead-end-3, regions: [ground], doorways: [n]}
  - {id: dead-end-4, regions: [ground], doorways: [n]}
  - {id: dead-end-5, regions: [ground], doorways: [n]}
  - {id: corner, regions: [ground], doorways: [n, e]}
  - {id: corner-2, regions: [ground], doorways: [n, e]}
  - {id: corner-3, regions: [ground], doorways: [n, e]}
  - {id: corner-4, regions: [ground], doorways: [n, e]}
  - {id: straight, regions: [ground], doorways: [n, s]}
  - {id: straight-2, regions: [ground], doorways: [n, s]}
  - {id: straight-3, regions: [ground], doorways: [n, s]}
  - {id: cross, regions: [ground], doorways: [n, e, s, w]}
  - {id: three, regions: [ground], doorways: [n, e, s]}
  - {id: attic-cross, regions: [upper], doorways: [n, e, s, w]}
  - {id: both-cross, regions: [ground, upper], doorways: [n, e, s, w]}
  - {id: cellar-cross, regions: [basement], doorways: [n, e, s, w]}
  - {id: two-symbols, regions: [ground], doorways: [n, e, s, w], symbols: [event, item]}
  - {id: omen-item, regions: [ground], doorways: [n, e, s, w], symbols: [omen, item],
     reactions: [{on: discover, do: [{do: gain, trait: might}]}, {on: enter, do: [{do: gain, trait: speed}]}],
     actions: [{id: omen-item, word: search, do: [{do: gain, trait: sanity}]}]}
  - {id: only-omen, regions: [ground], doorways: [n, e, s, w], symbols: [omen]}
  - {id: only-event, regions: [ground], doorways: [n, e, s, w], symbols: [event]}
  - {id: two-events, regions: [ground], doorways: [n, e, s, w], symbols: [event, event]}
  - {id: rune-room, regions: [ground], doorways: [n, e, s, w], runestone: true}
  - {id: chain-room, regions: [ground], doorways: [n, e, s, w], symbols: [item],
     reactions: [{on: discover, do: [{do: discover}]}]}
  - {id: twilight, regions: [ground], doorways: [n, e, s, w],
     reactions: [{on: end-here, do: [{do: gain, trait: sanity}]}]}
events:
  - {id: dull-day, regions: [outside, ground, upper, basement]}
  - {id: grey-day, regions: [outside, ground, upper, basement]}
  - {id: short-day, regions: [outside, ground, upper, basement], steps: [{do: end-turn}]}
  - {id: nightfall, regions: [outside, ground, upper, basement], ongoing: true,
     reactions: [{on: end-here, do: [{do: lose, trait: sanity}]}]}
  - {id: pit, regions: [outside, ground, upper, basement], steps: [{do: discover, region: basement}]}
  - {id: chill, regions: [outside, ground, upper, basement],
     steps: [{do: damage, harm: mental, amount: 1, when: {is: ghost-here}}]}
"""


def laid(state, tile):
    return state.house.tiles[tile]


def backs(state):
    return [slot[0] for slot in state.decks["tiles"]]


def test_a_tile_that_names_the_region_is_revealed_joined_and_entered():  # B75
    state = night(more=TILES, decks={"tiles": ["cross", "straight"]})
    events = told(state, "explore e")
    assert heard(events, "discovers") == {"seat": 0, "tile": "cross"}
    assert state.places[0] == "cross"
    assert laid(state, "cross").square == ("ground", 1, 0)
    assert state.house.joined["entrance-hall"]["e"] == "cross"
    assert state.house.joined["cross"]["w"] == "entrance-hall"
    assert backs(state) == ["ground"]


def test_a_tile_may_name_several_regions():  # B75
    state = night(more=TILES, decks={"tiles": ["both-cross"]}, at={0: "upper-landing"})
    play(state, "explore n")
    assert laid(state, "both-cross").region == "upper"
    state = night(more=TILES, decks={"tiles": ["both-cross"]})
    play(state, "explore e")
    assert laid(state, "both-cross").region == "ground"


def test_tiles_of_other_regions_go_under_the_stack_in_their_order():  # B76
    state = night(more=TILES, decks={"tiles": ["attic-cross", "cellar-cross", "cross", "both-cross"]})
    play(state, "explore e")
    assert state.places[0] == "cross"
    assert [slot[1] for slot in state.decks["tiles"]] == ["both-cross", "attic-cross", "cellar-cross"]
    assert [slot[2] for slot in state.decks["tiles"]] == [0, 0, 0], "nobody has seen the faces of those buried"


def test_joining_as_many_doorways_as_possible():  # B77, BR10
    """North-east of the hall, between two crosses: a corner joins both, and there is one way to do it."""
    around = [("cross", "ground", 1, 0, 0)]
    state = night(more=TILES, house=around, at={0: "cross"}, decks={"tiles": ["corner"]})
    play(state, "explore n")
    assert state.places[0] == "corner"
    assert set(laid(state, "corner").doors) == {"s", "w"}, "to the cross and to the staircase"
    assert set(state.house.joined["corner"].values()) == {"cross", "ground-floor-staircase"}


def test_among_equals_the_player_chooses():  # B77, BR10
    state = night(more=TILES, decks={"tiles": ["corner"]})
    play(state, "explore e")
    assert asked(state) == (0, "lay")
    found = set()
    for choice in texts(state):
        other = state.clone()
        play(other, choice)
        found.add(laid(other, "corner").doors)
    assert found == {"nw", "sw"}


def test_what_looks_alike_is_offered_once():  # BR10
    state = night(more=TILES, decks={"tiles": ["cross"]})
    play(state, "explore e")
    assert asked(state) == (0, "turn")


@pytest.mark.parametrize("seed", range(30))
def test_over_whole_evenings_a_new_tile_joins_as_much_as_it_can(seed):  # B77, B78, B81, BR10
    """Worked out again from the printed tile: of all turns that leave a way out, none joins more."""
    before = None
    for state in evening(seed, haunt="treasure"):
        house = state.house
        if before is not None and len(house.laid) == len(before.laid) + 1 and not state.haunt:
            new = house.laid[-1]
            old = {spot.tile: spot for spot in before.laid}
            if all(old[spot.tile] == spot for spot in house.laid[:-1]):
                check(state, before, new)
        before = house


def check(state, before, new):
    tile = state.tile(new.tile)
    assert new.region in tile.regions
    assert new.square not in before.squares
    assert new.square not in {beyond(old.square, old.bump) for old in before.laid if old.bump}
    best = 0
    for turns in range(4):
        doors = {SIDES[(SIDES.index(side) + turns) % 4] for side in tile.doorways}
        joins = {
            side
            for side in doors
            if (other := before.squares.get(beyond(new.square, side))) and BACK[side] in other.doors
        }
        if not joins:
            continue
        if ways_out(state, before, new.region, (new.square, doors)):
            best = max(best, len(joins))
    joined = sum(
        1 for side in new.doors if (o := before.squares.get(beyond(new.square, side))) and BACK[side] in o.doors
    )
    assert joined == best >= 1
    assert ways_out(state, before, new.region, (new.square, set(new.doors)))


def ways_out(state, before, region, extra):
    """How many doorways of the region are open when a tile with these doorways lies there too."""
    spots = {old.square: set(old.doors) - set(old.barred) for old in before.laid if old.region == region}
    spots[extra[0]] = extra[1]
    bumped = {beyond(old.square, old.bump) for old in before.laid if old.bump}
    return sum(
        1
        for square, doors in spots.items()
        for side in doors
        if (to := beyond(square, side)) not in spots and to not in bumped
    )


def test_no_tile_lies_on_a_bump():  # B78
    state = night()
    hall, steps = laid(state, "entrance-hall"), laid(state, "front-steps")
    assert (hall.bump, steps.bump) == ("s", "n")
    assert "s" not in state.house.open_doorways["entrance-hall"]
    assert "n" not in state.house.open_doorways["front-steps"]
    assert state.house.bumped == {("ground", 0, 1), ("outside", 0, -1)}


def test_a_doorway_towards_a_bump_is_closed():  # B78, B79
    """West of the bump below the hall lies nothing: from there no one explores into the bump."""
    state = night(more=TILES, house=[("cross", "ground", -1, 0, 0), ("three", "ground", -1, 1, 0)], at={0: "three"})
    assert "e" in laid(state, "three").doors
    assert state.house.open_doorways["three"] == "s"
    assert "explore e" not in texts(state)


def test_a_false_feature_is_no_way():  # B79
    state = night(more=TILES, house=[("cross", "ground", 1, 0, 0), ("dead-end", "ground", 1, -1, 1)], at={0: "cross"})
    assert laid(state, "dead-end").doors == "e"
    assert "dead-end" not in state.house.adjacent["cross"]
    assert "n" not in state.house.open_doorways["cross"]
    assert not {"move dead-end", "explore n"} & set(texts(state))
    refusal = state.why_not("explore n")
    assert (refusal.key, refusal.rule) == ("no-open-doorway", "B75")


def test_without_a_tile_for_the_region_no_move_is_spent():  # B80
    state = night(more=TILES, decks={"tiles": ["attic-cross", "cellar-cross"]})
    before = state.moves
    assert not any(text.startswith("explore") for text in texts(state))
    refusal = state.why_not("explore e")
    assert (refusal.key, refusal.rule) == ("no-tile-left", "B80")
    assert (state.moves, asked(state)) == (before, (0, "turn"))
    assert backs(state) == ["upper", "basement"], "and none is buried"


# Sealing and rearranging


def almost_closed(state):
    """A region with one doorway left: a straight tile between a dead end and nothing."""
    only_house(state, ("dead-end", "ground", 0, 1, 0), ("straight", "ground", 0, 0, 0))
    state.places = ("straight",) * 3
    state.start_tile = "straight"


def test_a_tile_that_would_close_the_region_is_buried():  # B81, B82
    state = night(
        more=TILES, decks={"tiles": ["dead-end-2", "attic-cross", "dead-end-3", "cross"]}, change=almost_closed
    )
    events = told(state, "explore n")
    assert [event.slots["tile"] for event in events if event.key == "buries-tile"] == ["dead-end-2", "dead-end-3"]
    assert state.places[0] == "cross"
    assert state.house.has_way_out("ground")
    assert [slot[1] for slot in state.decks["tiles"]] == ["dead-end-2", "attic-cross", "dead-end-3"]


def test_who_has_seen_a_buried_tile_knows_it():  # B82
    state = night(more=TILES, decks={"tiles": ["dead-end-2", "cross"]}, change=almost_closed)
    play(state, "explore n")
    for seat in range(3):
        stack = next(deck for deck in state.view(seat).decks if deck.id == "tiles")
        assert stack.known == {"0": "dead-end-2"}


def test_turns_that_close_the_region_drop_out_before_the_most_is_taken():  # B81, BR10
    """Joining both neighbours would leave no doorway at all, so it joins one and leaves one."""

    def closed_in(state):
        only_house(
            state,
            ("straight", "ground", 0, 0, 0),
            ("dead-end", "ground", 0, 1, 0),
            ("dead-end-2", "ground", 1, -1, 3),
        )
        state.places = ("straight",) * 3

    state = night(more=TILES, decks={"tiles": ["corner"]}, change=closed_in)
    assert laid(state, "dead-end-2").doors == "w"
    play(state, "explore n")
    assert laid(state, "corner").doors == "sw", "not n or e: to the east it would join the dead end, and be closed"


def ground(state, origin, *tiles):
    """The ground floor is this, and all stand on the tile from which one will explore."""
    only_house(state, *((tile, "ground", x, y, turns) for tile, x, y, turns in tiles))
    state.places = (origin,) * 3


def test_if_every_tile_would_close_the_region_it_is_rearranged():  # B83, BR11
    """Only the three-way tile can turn: what it is joined to stays joined, and its third doorway is open again."""
    loop = [
        ("dead-end-2", 0, 0, 0), ("corner-4", 0, -1, 1), ("corner-2", 1, -1, 2), ("three", 1, 0, 2),
        ("straight-3", 1, 1, 0), ("corner", 1, 2, 3), ("corner-3", 0, 2, 0),
    ]  # fmt: skip
    stack = ["straight", "dead-end-3", "dead-end", "straight-2"]
    state = night(more=TILES, decks={"tiles": stack}, change=lambda n: ground(n, "corner-3", *loop))
    events = told(state, "explore n")
    assert [event.slots["tile"] for event in events if event.key == "buries-tile"] == stack, "each was tried"
    assert asked(state) == (0, "rearrange")
    before = {tile: set(near) for tile, near in state.house.adjacent.items()}
    assert texts(state) == ["rearrange three 0"]
    play(state, "rearrange three 0")
    assert state.house.open_doorways["three"] == "e"
    assert state.house.adjacent.keys() == before.keys()
    assert {tile: set(near) for tile, near in state.house.adjacent.items()} == before
    assert state.places[0] == "straight"
    assert [slot[1] for slot in state.decks["tiles"]] == stack[1:]


def test_if_no_tile_can_turn_the_new_one_changes_places_with_another():  # B83, BR11
    loop = [
        ("corner-3", 0, 0, 0), ("corner", 0, -1, 1), ("three", 1, -1, 2), ("straight", 1, 0, 1),
        ("dead-end-3", 2, 0, 3), ("corner-4", 1, -2, 1), ("corner-2", 2, -2, 2),
    ]  # fmt: skip
    stack = ["straight-2", "straight-3", "dead-end", "dead-end-2"]
    state = night(more=TILES, decks={"tiles": stack}, change=lambda n: ground(n, "corner-2", *loop))
    assert state.house._reached(laid(state, "three")) == {tile for tile, *_ in loop}
    play(state, "explore s")
    assert asked(state) == (0, "rearrange")
    assert not list(state.house.rearranged("ground", state.book.tiles, frozenset())), "no tile can turn"
    assert texts(state) == ["rearrange dead-end-3 0", "rearrange three 3"]
    squares = {tile: laid(state, tile).square for tile in state.house.names}
    play(state, "rearrange dead-end-3 0")
    now = {tile: laid(state, tile).square for tile in state.house.names}
    assert {tile for tile in now if now[tile] != squares[tile]} == {"dead-end-3", "straight-2"}
    assert (now["dead-end-3"], now["straight-2"]) == (squares["straight-2"], squares["dead-end-3"])
    assert state.house.has_way_out("ground")
    assert state.house._reached(laid(state, "three")) == {tile for tile, *_ in loop} | {"straight-2"}
    assert state.places[0] == "straight-2"


def spare(laid):
    """Whether so many tiles can hang together with a doorway to spare: each but the first uses two doorways up."""
    return sum(len(one.doors) for one in laid) > 2 * (len(laid) - 1)


ENDS = ("", "-2", "-3")


@pytest.mark.parametrize("seed", range(60))
def test_a_region_is_opened_as_far_as_any_arrangement_can(seed):  # B83 BR11
    """Against the count of doorways, which knows nothing of where tiles lie."""
    rng = Random(seed)
    names = [*(f"dead-end{end}" for end in ENDS), *(f"corner{end}" for end in ENDS), "straight", "straight-2", "three"]
    rng.shuffle(names)
    chosen = names[: rng.randint(2, len(names))]
    state = night(more=TILES, decks={"tiles": ["cross"]})
    only_house(state, *((tile, "ground", 2 * place, 0, rng.randrange(4)) for place, tile in enumerate(chosen)))
    house = opened(state.house, "ground", state.book.tiles, frozenset())
    assert (house is not None) == spare(state.house.laid)
    if house is not None:
        assert set(house.tiles) == set(chosen)
        assert len(house.squares) == len(chosen)
        assert house.has_way_out("ground")
        assert house._reached(house.laid[0]) == set(chosen)


def test_starting_tiles_stay_where_they_are():  # B36 B83 BR11
    house = [("corner", "basement", 0, -1, 0), ("corner-2", "basement", 1, -1, 0), ("three", "basement", 1, 0, 0)]
    state = night(more=TILES, house=house)
    fixed = frozenset(tile for tile in state.house.names if state.starts(tile))
    house = opened(state.house, "basement", state.book.tiles, fixed)
    assert house is not None
    assert [house.tiles[tile] for tile in fixed] == [state.house.tiles[tile] for tile in fixed]
    assert house._reached(house.tiles["basement-landing"]) >= {"corner", "corner-2", "three"}


def test_where_neither_turning_nor_changing_places_helps_the_region_is_laid_anew():  # B83 BR11
    loop = [
        ("straight-3", 0, 0, 0), ("corner-2", 0, -1, 1), ("dead-end", 0, 1, 0), ("straight-2", 1, -1, 1),
        ("corner", 2, -1, 2), ("corner-4", 2, 0, 3), ("three", 1, 0, 0), ("corner-3", 1, 1, 0), ("straight", 2, 1, 1),
    ]  # fmt: skip
    state = night(
        more=TILES, decks={"tiles": ["dead-end-3", "dead-end-2"]}, change=lambda n: ground(n, "straight", *loop)
    )
    events = told(state, "explore e")
    assert asked(state)[1] == "turn", "no small change helps, and nobody has to look for a great one"
    assert heard(events, "region-rebuilt") == {"region": "ground"}
    assert state.house.has_way_out("ground")
    assert state.house._reached(laid(state, "straight")) == {tile for tile, *_ in loop} | {"dead-end-3"}
    assert state.places[0] == "dead-end-3"


def test_without_a_tile_for_it_a_closed_region_stays_as_it_is():  # B80 BR11
    state = night(more=TILES, decks={"tiles": ["attic-cross"]}, change=ring_of_corners)
    before = state.house
    do(state, 0, "[{do: rotate, where: corner-4}]")
    play(state, f"lay {closing(state)}")
    assert not state.house.has_way_out("ground")
    assert {one.square for one in state.house.laid} == {one.square for one in before.laid}


def ring_of_corners(state):
    """Four corners in a ring, the last one turned away from it."""
    ring = [("corner", 0, 0, "es"), ("corner-2", 1, 0, "sw"), ("corner-3", 1, 1, "nw"), ("corner-4", 0, 1, "sw")]
    only_house(state, *((tile, "ground", x, y, _turns(state, tile, doors)) for tile, x, y, doors in ring))
    state.places = ("corner",) * 3


def _turns(state, tile, doors):
    return next(turns for turns in range(4) if lay(state.tile(tile), ("ground", 0, 0), turns).doors == doors)


def closing(state):
    return (_turns(state, "corner-4", "ne") - laid(state, "corner-4").turns) % 4


def test_a_tile_that_turns_does_not_close_the_region():  # B83 BR11
    state = night(more=TILES, decks={"tiles": ["cross"]}, change=ring_of_corners)
    do(state, 0, "[{do: rotate, where: corner-4}]")
    events = told(state, f"lay {closing(state)}")
    assert heard(events, "region-rebuilt") == {"region": "ground"}
    assert state.house.has_way_out("ground")
    assert len(state.house._reached(laid(state, "corner"))) == 4


def test_what_cannot_be_opened_stays_closed():  # B83
    """Two dead ends and a straight tile: however they lie, there is no doorway more."""
    state = night(more=TILES, decks={"tiles": ["dead-end-2", "dead-end-3"]}, change=almost_closed)
    play(state, "explore n")
    assert state.places[0] == "dead-end-2"
    assert not state.house.has_way_out("ground")
    assert asked(state)[1] == "turn"


@pytest.mark.parametrize("seed", range(40))
def test_a_region_closes_only_when_nothing_else_is_left(seed):  # B81, B82, B83
    """Ground floors of dead ends, corners and straight tiles, explored at random."""
    rng = Random(seed)
    tiles = [
        "dead-end", "dead-end-2", "dead-end-3", "corner", "corner-2", "corner-3", "corner-4", "straight", "straight-2",
        "straight-3", "three",
    ]  # fmt: skip
    rng.shuffle(tiles)
    first, *rest = tiles
    state = night(more=TILES, decks={"tiles": rest}, change=lambda n: ground(n, first, (first, 0, 0, 0)))
    while any(state.house.open_doorways.values()) and state.decks["tiles"]:
        before, stack = state.house, [slot[1] for slot in state.decks["tiles"]]
        spots = [(tile, side) for tile, sides in before.open_doorways.items() for side in sides]
        origin, side = rng.choice(spots)
        state.places = (origin, *state.places[1:])
        state.moves, state.start_tile = 5, origin
        state._pending = None
        play(state, f"explore {side}")
        rearranged = False
        while asked(state)[1] in ("lay", "rearrange"):
            rearranged |= asked(state)[1] == "rearrange"
            play(state, rng.choice(texts(state)))
        assert len(state.house.laid) == len(before.laid) + 1
        square = beyond(before.tiles[origin].square, side)
        fits = [tile for tile in stack if before.rotations(state.tile(tile), square, side)]
        if fits:
            assert state.places[0] == fits[0], "the first that leaves a way out"
            assert not rearranged
        if not state.house.has_way_out("ground"):
            assert not fits
            assert not list(state.house.rearranged("ground", state.book.tiles, frozenset()))
            new = state.house.laid[-1].tile
            assert not list(state.house.exchanged("ground", state.book.tiles, frozenset(), new))
            assert not state.decks["tiles"] or not spare(state.house.laid), "no arrangement has a doorway to spare"
        joined = state.house._reached(state.house.tiles[first])
        assert joined == set(state.house.names), "and the region hangs together"


def test_over_whole_evenings_no_region_is_closed_by_a_discovery():  # B81
    for seed in range(25):
        before = None
        for state in evening(seed):
            if before is not None and len(state.house.laid) == len(before.laid) + 1:
                region = state.house.laid[-1].region
                if before.has_way_out(region):
                    assert state.house.has_way_out(region)
            before = state.house


def test_a_masons_line_lets_one_choose_among_what_fits():  # B77, B81
    state = night(
        more=TILES,
        hands={0: ["masons-line"]},
        decks={"tiles": ["dead-end-2", "three", "attic-cross", "cross", "corner"]},
        change=almost_closed,
    )
    play(state, "explore n")
    assert asked(state) == (0, "which-tile")
    assert texts(state) == ["pick cross", "pick three"]
    play(state, "pick cross")
    assert state.places[0] == "cross"
    assert [slot[1] for slot in state.decks["tiles"]] == ["corner", "dead-end-2", "attic-cross", "three"]


def test_a_masons_line_that_is_an_heirloom_shows_three():  # B107
    state = night(more=TILES, hands={0: ["masons-line"]}, decks={"tiles": ["three", "cross", "corner", "straight"]})
    state.story = state.story.with_pair("heirlooms", "masons-line", "ashlar")
    play(state, "explore e")
    assert texts(state) == ["pick corner", "pick cross", "pick three"]


# What happens then


def test_a_forced_discovery_works_like_any_other():  # B84
    state = night(more=TILES, decks={"tiles": ["cross", "only-event"], "event": ["dull-day"]}, steps={0: {"speed": 8}})
    play(state, "explore e")
    events = do(state, 0, "[{do: discover}]")
    assert heard(events, "discovers")["tile"] == "only-event"
    assert heard(events, "draws")["card"] == "dull-day"
    assert state.places[0] == "only-event"
    assert state.moves == 0


def test_a_second_discovery_in_a_turn_draws_again():  # B84
    state = night(
        more=TILES, decks={"tiles": ["chain-room", "only-event"], "item": ["physic-draught"], "event": ["dull-day"]}
    )
    events = told(state, "explore e")
    assert [event.slots["card"] for event in events if event.key == "draws"] == ["physic-draught", "dull-day"]
    assert [event.slots["tile"] for event in events if event.key == "discovers"] == ["chain-room", "only-event"]
    assert state.places[0] == "only-event"


def test_a_discovery_in_another_region_is_by_its_landing():  # B84
    state = night(more=TILES, decks={"tiles": ["cross", "cellar-cross"]})
    do(state, 0, "[{do: discover, region: basement}]")
    assert state.places[0] == "cellar-cross"
    assert "basement-landing" in state.house.adjacent["cellar-cross"]


def test_each_symbol_draws_one_card():  # B85
    for symbol, deck, card in (("event", "event", "dull-day"), ("omen", "omen", "tally-stick")):
        state = night(more=TILES, decks={"tiles": [f"only-{symbol}"], deck: [card]})
        events = told(state, "explore e")
        assert [(event.slots["deck"], event.slots["card"]) for event in events if event.key == "draws"] == [
            (deck, card)
        ]
    state = night(more=TILES, decks={"tiles": ["rune-room"]})
    assert "draws" not in keys(told(state, "explore e"))


def test_symbols_are_for_the_one_who_discovers_and_only_then():  # B85, B74
    state = night(
        more=TILES, decks={"tiles": ["only-event"], "event": ["dull-day", "grey-day"]}, steps={1: {"speed": 8}}
    )
    play(state, "explore e", "end")
    assert "draws" not in keys(told(state, "move only-event"))


def test_several_symbols_go_from_left_to_right_and_nothing_comes_between():  # B86
    state = night(
        more=TILES,
        decks={"tiles": ["two-symbols"], "event": ["the-latch-lifts"], "item": ["iron-poker"]},
        hands={0: ["physic-draught"]},
    )
    events = told(state, "explore e")
    assert heard(events, "draws")["card"] == "the-latch-lifts"
    assert isinstance(state.pending, Odds), "no action before the roll"
    events = []
    while asked_for_turn(state) is False:
        events += state.apply(texts(state)[0])
    order = [event.key for event in events if event.key in ("rolled", "draws")]
    assert order == ["rolled", "draws"], "the Item comes when the Event is over"
    assert "act physic-draught.physic-draught" in texts(state)


def test_an_event_that_ends_the_turn_ends_its_symbols_too():  # B86
    decks = {"tiles": ["two-symbols"], "event": ["short-day"], "item": ["iron-poker"]}
    state = night(more=TILES, decks=decks)
    events = told(state, "explore e")
    assert [event.slots["card"] for event in events if event.key == "draws"] == ["short-day"]
    assert asked(state) == (1, "turn")


def asked_for_turn(state):
    return isinstance(state.pending, Ask) and state.pending.prompt == "turn"


def test_over_whole_evenings_nobody_acts_while_cards_are_drawn():  # B86, B87
    for seed in range(15):
        for state in evening(seed):
            names = {type(frame).__name__ for frame in state.stack}
            if names & {"Symbols", "Drawing", "Happening", "Discovering"}:
                assert not asked_for_turn(state)


def test_the_haunt_check_comes_right_after_its_omen():  # BR3, B87
    state = night(
        more=TILES,
        decks={"tiles": ["omen-item"], "omen": ["tally-stick"], "item": ["iron-poker"]},
        hands={1: ["eel-hook", "lamp-glass"]},
    )
    events = told(state, "explore e")
    assert [event.slots["deck"] for event in events if event.key == "draws"] == ["omen"]
    assert heard(events, "haunt-roll")["omens"] == 3
    events = told(state, "d000")
    assert heard(events, "draws")["deck"] == "item", "no haunt: on with the next symbol"


def test_a_haunt_cuts_off_symbols_tile_and_turn():  # B87, BR3
    state = night(
        more=TILES,
        haunt_is="quiet",
        decks={"tiles": ["omen-item"], "omen": ["tally-stick"], "item": ["iron-poker"]},
        hands={1: ["eel-hook", "lamp-glass"]},
    )
    play(state, "explore e")
    events = told(state, "d122")
    assert "haunt-begins" in keys(events)
    assert "draws" not in keys(events), "no Item"
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (4, 4), "no text of the tile"
    assert state.revealer == 0
    assert asked(ready(state)) == (1, "turn"), "the turn is over: the hero left of the traitor is next"
    assert state.places[0] == "omen-item"


def _fields(options):
    return {name: getattr(options, name) for name in options.__struct_fields__}


def test_without_a_haunt_the_text_of_the_tile_comes_after_its_symbols():  # B87
    state = night(
        more=TILES,
        decks={"tiles": ["omen-item"], "omen": ["tally-stick"], "item": ["physic-draught"]},
    )
    play(state, "explore e")
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (4, 4)
    events = told(state, "d0")
    order = [event.key for event in events if event.key in ("draws", "raised")]
    assert order == ["draws", "raised", "raised"]
    assert "act omen-item.omen-item" in texts(state), "then its actions"


def test_an_event_that_is_cut_off_by_the_haunt_is_not_lost():  # B87, B98
    more = TILES.replace(
        "{id: cellar-cross, regions: [basement], doorways: [n, e, s, w]}",
        "{id: cellar-cross, regions: [basement], doorways: [n, e, s, w], symbols: [omen]}",
    )
    state = night(
        more=more,
        haunt_is="quiet",
        decks={"tiles": ["only-event", "cellar-cross"], "event": ["pit"], "omen": ["tally-stick"]},
        hands={1: ["eel-hook", "lamp-glass"]},
    )
    play(state, "explore e")
    play(state, "d222")
    assert state.haunt == "quiet"
    assert [slot[1] for slot in state.decks["event"]] == ["pit"]


def test_texts_for_the_end_of_the_turn_come_in_any_order():  # B87
    for first, left in (("nightfall", 8), ("twilight", 7)):
        state = night(more=TILES, house=[("twilight", "ground", 1, 0, 0)], at={0: "twilight"}, steps={0: {"sanity": 8}})
        state.ongoing["nightfall"] = "twilight"
        play(state, "end")
        assert asked(state) == (0, "first-of")
        assert texts(state) == ["pick nightfall", "pick twilight"]
        play(state, f"pick {first}")
        assert step(state, 0, "sanity") == left
        assert asked(state) == (1, "turn")


def test_two_texts_of_one_tile_come_in_any_order():  # B87
    more = """
tiles:
  - id: twin-room
    regions: [ground]
    doorways: [n, e, s, w]
    reactions:
      - {on: end-here, do: [{do: lose, trait: might}]}
      - {on: end-here, do: [{do: heal, trait: might}]}
"""
    for first, left in (("twin-room.1", 4), ("twin-room.2", 3)):
        state = night(more=more, house=[("twin-room", "ground", 1, 0, 0)], at={0: "twin-room"})
        play(state, "end")
        assert (asked(state), texts(state)) == ((0, "first-of"), ["pick twin-room.1", "pick twin-room.2"])
        play(state, f"pick {first}")
        assert (step(state, 0, "might"), asked(state)) == (left, (1, "turn"))


def test_one_text_for_the_end_of_the_turn_asks_nothing():  # B87
    state = night(more=TILES, house=[("twilight", "ground", 1, 0, 0)], at={0: "twilight"})
    play(state, "end")
    assert step(state, 0, "sanity") == 5
    assert asked(state) == (1, "turn")


def test_passing_through_is_not_ending_there():  # B87
    state = night(more=TILES, house=[("twilight", "ground", 1, 0, 0)], steps={0: {"speed": 8}})
    play(state, "move twilight", "move entrance-hall", "end")
    assert step(state, 0, "sanity") == 4


def test_runestones_do_nothing_by_themselves():  # B88
    plain = Tile("rune-room", ("ground",), ("n", "e", "s", "w"))
    assert game(TILES).book.tiles["rune-room"] == plain.__class__(**{**_fields(plain), "runestone": True})
    one = night(more=TILES, decks={"tiles": ["rune-room"]})
    other = night(more=TILES, decks={"tiles": ["cross"]})
    assert keys(told(one, "explore e")) == keys(told(other, "explore e"))
    assert [text.replace("rune-room", "cross") for text in texts(one)] == texts(other)


def test_ghosts_start_on_some_tiles_and_others_come_with_the_campaign():  # B89
    from yakata.betrayal.state.story import Story

    state = night(at={0: "basement-landing"}, decks={"tiles": ["clay-undercroft"], "event": []})
    play(state, "explore n")
    while asked(state)[1] == "lay":
        play(state, texts(state)[0])
    assert state.marked("ghost", "clay-undercroft") == 1
    state = night(chapter="prologue", story=Story(ghosts={"front-steps": 2, "keeping-room": 1}))
    assert (state.marked("ghost", "front-steps"), state.marked("ghost", "keeping-room")) == (2, 0)


def test_events_are_worse_with_a_ghost_and_omens_stronger():  # B89
    for ghost, sanity in ((True, 3), (False, 4)):
        state = night(more=TILES, steps={0: {"knowledge": 1}})
        if ghost:
            state.mark_tile("ghost", "entrance-hall", 1)
        do(state, 0, "[{do: damage, harm: mental, amount: 1, when: {is: ghost-here}}]")
        assert step(state, 0, "sanity") == sanity
    plain = night(hands={0: ["lamp-glass"]})
    haunted = night(hands={0: ["lamp-glass"]}, change=lambda n: n.mark_tile("ghost", "entrance-hall", 1))
    for state in (plain, haunted):
        do(state, 0, "[{do: roll, trait: sanity}]")
        play(state, texts(state)[0])
    assert asked(plain)[1] == "turn"
    assert asked(haunted)[1] == "reroll", "the Lamp-Glass lets one roll again where a ghost is"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_traitor_decides_on_an_event_before_it_is_drawn_symbol_by_symbol(answer):  # BR19
    state = night(
        more=TILES, decks={"tiles": ["two-events"], "event": ["dull-day", "grey-day"]}, steps={0: {"speed": 8}}
    )
    begin_haunt(state, "quiet", traitor=0)
    state._pending = None
    events = told(state, "explore e")
    assert asked(state) == (0, "draw-event")
    assert "draws" not in keys(events)
    before = state.moves
    events = told(state, f"answer {answer}")
    assert ("draws" in keys(events)) == (answer == "yes")
    assert asked(state) == (0, "draw-event"), "for each symbol"
    assert state.moves == (0 if answer == "yes" else before), "who declines keeps the moves"
    assert "draws" not in keys(told(state, "answer no"))
    assert state.roles == (TRAITOR, HERO, HERO)


def test_a_hero_is_not_asked():  # BR19
    state = night(more=TILES, decks={"tiles": ["only-event"], "event": ["dull-day"]}, haunt="quiet", traitor=1)
    assert heard(told(state, "explore e"), "draws")["card"] == "dull-day"


def test_rotations_against_a_plain_search():  # B77, B81, BR10
    """Every set of doorways against every neighbourhood: the best turns, worked out anew."""
    rng = Random(5)
    shapes = [
        tuple(side for side, there in zip(SIDES, bits, strict=True) if there) for bits in product((0, 1), repeat=4)
    ][1:]
    for _ in range(400):
        house = House()
        for number, (x, y) in enumerate([(0, 0), (1, -1), (-1, -1), (0, -2)]):
            if number == 0 or rng.random() < 0.6:
                tile = Tile(f"t{number}", ("ground",), rng.choice(shapes) if number else ("n", "e"))
                house = house.plus(lay(tile, ("ground", x, y), rng.randrange(4) if number else 0))
        new = Tile("new", ("ground",), rng.choice(shapes))
        square = ("ground", 0, -1)
        scores = {}
        for turns in range(4):
            doors = {SIDES[(SIDES.index(side) + turns) % 4] for side in new.doorways}
            if "s" not in doors:
                continue
            joined = sum((o := house.squares.get(beyond(square, d))) is not None and BACK[d] in o.doors for d in doors)
            spots = {old.square: set(old.doors) for old in house.laid} | {square: doors}
            if any(beyond(spot, side) not in spots for spot, sides in spots.items() for side in sides):
                scores.setdefault(joined, set()).add(frozenset(doors))
        best = scores[max(scores)] if scores else set()
        found = {frozenset(lay(new, square, turns).doors) for turns in house.rotations(new, square, "n")}
        assert found == best
