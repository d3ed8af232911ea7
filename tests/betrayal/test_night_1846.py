"""Chapter 6, 1846: the hill that turns over, the rope with something at its end, and what both leave in the house."""

import pytest

from tests.betrayal.beginnings import begun, pass_round, which_comes
from tests.betrayal.endings import differ, stories_after
from tests.betrayal.stage import asked, call, chance, dice, do, happen, night, play, step, texts
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

HALL = ("long-linen-hall", "upper", 0, -1, 0)
EAVES = ("under-eaves", "upper", 0, -2, 2)
HOLLOW = ("root-hollow", "basement", 0, -1, 0)
FAULT = ("fault-chamber", "basement", 1, 0, 0)
ORCHARD = ("crab-orchard", "outside", 1, 0, 0)
HOUSE = (HALL, EAVES, HOLLOW, FAULT, ORCHARD)
LED = "[{do: follow, being: {person: true}, who: it}]"


def moving(cracks=(), props=(), track=0, out=0, **more):
    """The Hill Moves; the leveller is at the end of the upper floor, unless more is said."""

    def change(state):
        for marker, tiles in (("crack", cracks), ("prop", props)):
            for tile in tiles:
                state.mark_tile(marker, tile, 1)
        state.counters |= {"track": track, "hm-out": out}

    more = {"beings": {"leveller-1": ("leveller", "under-eaves")}, "house": HOUSE} | more
    return night(haunt="hill-moves", change=change, **more)


def test_one_of_the_men_is_talked_to_and_handed_across():
    state = moving(at={0: "under-eaves"})
    play(state, "act hill-moves.hm-talk")
    play(state, *[text for text in texts(state) if text == "roll sanity"])
    dice(state, "2" * 2 + "1" * (state.value(0, 2) - 2))
    assert state.beings["leveller-1"].follows == 0
    assert "act hill-moves.hm-talk" not in texts(state)
    state = moving(at={0: "front-steps"}, beings={"leveller-1": ("leveller", "front-steps")})
    assert "act hill-moves.hm-hand" not in texts(state)
    do(state, 0, LED)
    play(state, "act hill-moves.hm-hand")
    assert (state.beings, state.counters["hm-out"]) == ({}, 1)


def test_nobody_crosses_while_one_of_the_men_is_there_until_the_track_stands_at_four():
    for track, men, may in ((3, True, False), (4, True, True), (0, False, True)):
        beings = {"leveller-1": ("leveller", "under-eaves")} if men else {}
        state = moving(track=track, beings=beings, at={0: "front-steps"})
        assert ("act hill-moves.hm-cross" in texts(state)) is may


def test_who_crosses_is_out_and_leaves_behind_who_follows():
    state = moving(track=4, at={0: "front-steps"}, beings={"leveller-1": ("leveller", "front-steps")})
    do(state, 0, LED)
    play(state, "act hill-moves.hm-cross", "roll might")
    dice(state, "2" * state.value(0, 1))
    assert (state.escaped[0], state.counters["hm-out"]) == (True, 1)
    assert (state.beings["leveller-1"].tile, state.beings["leveller-1"].follows) == ("front-steps", -1)


def test_whoever_leads_somebody_has_one_move_fewer():
    alone, leading = moving(), moving()
    do(leading, 0, LED)
    pass_round(alone)
    pass_round(leading)
    assert alone.moves - leading.moves == 1


@pytest.mark.parametrize(("face", "hurt"), [("1", 2), ("2", 0)])
def test_a_cracked_room_goes_down_and_who_is_on_it_slides_to_the_nearest_whole_one(face, hurt):  # BR28
    state = moving(cracks=["long-linen-hall"], at={0: "long-linen-hall"}, steps={0: {"speed": 3}}, beings={})
    before = sum(state.steps[0])
    pass_round(state, face=face)
    assert "long-linen-hall" not in state.house.tiles
    assert (state.places[0], before - sum(state.steps[0])) == ("upper-landing", hurt)
    assert (state.counters["track"], state.story.destroyed) == (1, ())


def test_a_prop_holds_a_room_and_a_crack_can_be_shored_up():
    state = pass_round(moving(cracks=["under-eaves"], props=["under-eaves"]))
    assert "under-eaves" in state.house.tiles
    assert "leveller-1" in state.beings
    assert (state.marked("crack", "under-eaves"), state.marked("crack", "long-linen-hall")) == (1, 1)  # the next one
    state = moving(cracks=["under-eaves"], at={0: "under-eaves"})
    play(state, "act hill-moves.hm-shore", "roll might")
    dice(state, "2" * state.value(0, 1))
    assert state.marked("crack", "under-eaves") == 0


def test_one_of_the_men_who_is_left_is_lost_and_his_room_for_good():
    state = pass_round(moving(cracks=["under-eaves"], chapter="chapter-6"))
    assert (state.beings, state.story.destroyed) == ({}, ("under-eaves",))
    assert "hm-gone" in state.flags


@pytest.mark.parametrize("hold", [True, False])
def test_who_leads_somebody_holds_on_or_lets_go(hold):
    state = moving(cracks=["under-eaves"], at={0: "under-eaves"}, chapter="chapter-6")
    do(state, 0, LED)
    before = sum(state.steps[0])
    pass_round(state, choice="pick hm-hold" if hold else "pick hm-let-go")
    assert state.places[0] == "long-linen-hall"
    assert before - sum(state.steps[0]) == (2 if hold else 0)
    assert ("leveller-1" in state.beings) is hold
    assert ("hm-let-go" in state.statuses[0]) is not hold
    assert state.counters.get(f"hm-hands@{state.families[0]}", 0) == int(not hold)
    assert state.story.destroyed == (() if hold else ("under-eaves",))
    if hold:
        assert (state.beings["leveller-1"].tile, state.beings["leveller-1"].follows) == ("long-linen-hall", 0)


def test_cracks_open_from_the_back_and_never_in_landings_or_stairs():
    state = pass_round(moving(at="front-steps"))
    cracked = {laid.tile for laid in state.house.laid if state.marked("crack", laid.tile)}
    assert cracked <= {"under-eaves", "root-hollow", "fault-chamber", "crab-orchard"}
    assert len(cracked) == 3
    bare = pass_round(moving(house=(), beings={"leveller-1": ("leveller", "upper-landing")}))
    assert not any(bare.marked("crack", laid.tile) for laid in bare.house.laid)


@pytest.mark.parametrize(("face", "region"), [("0", "upper"), ("1", "basement"), ("2", "outside")])
def test_the_hill_turns_over_once_when_the_track_comes_to_three(face, region):
    state = moving(track=2)
    seen = []
    for _ in range(2):
        now = state.round
        while state.pending is not None and state.round == now:
            if isinstance(state.pending, Ask):
                events = state.apply("end" if asked(state)[1] == "turn" else texts(state)[0])
            else:
                two = f"d{face}{face}"
                events = state.apply(two if two in texts(state) else texts(state)[0])
            seen += [event.slots["region"] for event in events if event.key == "region-rebuilt"]
    assert seen == [region]


@pytest.mark.parametrize(
    ("out", "track", "gone", "ending"),
    [
        (6, 0, False, "hill-moves-all"),
        (5, 0, False, ""),
        (5, 0, True, "hill-moves-some"),
        (5, 7, False, "hill-moves-some"),
        (4, 7, False, "hill-moves-under"),
        (4, 0, True, "hill-moves-under"),
    ],
)
def test_it_is_settled_by_a_number(out, track, gone, ending):
    state = moving(out=out)
    do(state, 0, "[{do: escape, who: players}]" if gone else f"[{{do: counter, counter: track, set: {track}}}]")
    assert state.ended == ending


# The rope


def roped(pegs=(), parted=False, **more):
    """The Other End: the shaft is in the Fault Chamber, all are on the rope but the third, who may have cut it."""

    def change(state):
        state.mark_tile("shaft", "fault-chamber", 1)
        for tile in pegs:
            state.mark_tile("peg", tile, 1)
        state.counters["oe-pegs"] = len(pegs)
        for seat in range(state.seats):
            state.set_status(seat, "oe-roped", not (parted and seat == 2))
        if parted:
            state.flags = (*state.flags, "oe-parted")

    return night(haunt="other-end", house=HOUSE, change=change, traitor=2 if parted else None, **more)


def test_whoever_cuts_the_rope_is_false_from_then_on_and_nobody_cuts_it_again():  # B142
    state = roped(steps={0: {"sanity": 2}})
    play(state, "act other-end.oe-cut", "roll might")
    dice(state, "2" * state.value(0, 1))
    assert (state.roles, state.statuses[0]) == (("traitor", "hero", "hero"), ("oe-knife",))
    assert step(state, 0, "sanity") == 4
    assert step(state, 0, "might") == 5
    assert "oe-roped" in state.statuses[1]
    play(state, "end")
    assert "act other-end.oe-cut" not in texts(state)


def test_if_nobody_will_the_one_nearest_to_the_shaft_has_cut_it():
    state = roped(at={0: "front-steps", 1: "root-hollow", 2: "upper-landing"})
    pass_round(state, face="2")
    assert "traitor" not in state.roles
    pass_round(state, face="2")
    assert state.roles == ("hero", "traitor", "hero")
    assert "oe-knife" in state.statuses[1]


@pytest.mark.parametrize(
    ("face", "pegs", "tile"),
    [("0", (), "ground-floor-staircase"), ("2", (), "upper-landing"), ("0", ("upper-landing",), "upper-landing")],
)
def test_who_does_not_hold_comes_one_tile_nearer_and_a_peg_holds(face, pegs, tile):
    state = pass_round(roped(pegs=pegs, parted=True, at="upper-landing"), face=face)
    assert state.places == (tile, tile, "upper-landing")


def test_in_the_shaft_one_is_met_by_hands():
    state = roped(parted=True, at={0: "fault-chamber", 1: "upper-landing", 2: "fault-chamber"})
    before = [sum(steps) for steps in state.steps]
    pass_round(state, face="2")
    assert [old - sum(steps) for old, steps in zip(before, state.steps, strict=True)] == [2, 0, 0]
    assert state.places[0] == "fault-chamber"


def test_pegs_are_driven_one_to_a_tile_and_drawn_by_who_is_off_the_rope():
    state = roped(parted=True, at={0: "root-hollow", 2: "root-hollow"})
    play(state, "act other-end.oe-peg", "roll might")
    dice(state, "2" * state.value(0, 1))
    assert (state.marked("peg", "root-hollow"), state.counters["oe-pegs"]) == (1, 1)
    for tile, pegs in (("root-hollow", ("root-hollow",)), ("upper-landing", ())):
        assert "act other-end.oe-peg" not in texts(roped(pegs=pegs, at=tile))
    state = roped(pegs=("root-hollow",), parted=True, at={2: "root-hollow"}, turn=2)
    play(state, "act other-end.oe-draw", "roll might")
    dice(state, "2" * state.value(2, 1))
    assert (state.marked("peg", "root-hollow"), state.counters["oe-pegs"]) == (0, 0)


def test_a_peg_goes_with_its_tile():
    state = roped(pegs=("under-eaves", "crab-orchard"), parted=True)
    do(state, 0, "[{do: remove-tile, where: under-eaves, fate: box, every: true}]")
    assert state.counters["oe-pegs"] == 1


def test_enough_pegs_hold_for_all():
    state = roped(pegs=("root-hollow", "under-eaves", "crab-orchard"), parted=True)
    assert state.ended == ""
    do(state, 0, "[{do: counter, counter: oe-pegs, add: 1}]")
    assert state.ended == "other-end-fast"


@pytest.mark.parametrize(
    ("mine", "theirs", "place", "hurt"), [("2", "0", "basement-landing", 0), ("0", "2", "root-hollow", 1)]
)
def test_rope_is_given_to_who_is_on_it(mine, theirs, place, hurt):
    state = roped(parted=True, at={0: "root-hollow", 1: "upper-landing", 2: "root-hollow"}, turn=2)
    before = sum(state.steps[2])
    play(state, "act other-end.oe-slack")
    for seat, face in ((2, mine), (0, theirs)):
        dice(state, face * state.value(seat, 1))
    chance(state)
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (state.places[0], before - sum(state.steps[2])) == (place, hurt)


# How they begin


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_men_stand_in_the_corners_and_no_first_crack_is_under_them(seats):
    state = begun("hill-moves", seats, chapter="chapter-6")
    regions = {being.kind: state.house.tiles[being.tile].region for being in state.beings.values()}
    assert regions == {"leveller": "upper", "staffman": "basement", "chain-boy": "outside"}
    assert not any(state.marked("crack", being.tile) for being in state.beings.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_are_on_the_rope_and_the_shaft_is_in_the_fault_chamber(seats):
    state = begun("other-end", seats, chapter="chapter-6")
    assert all(statuses == ("oe-roped",) for statuses in state.statuses)
    assert state.marked("shaft", "fault-chamber") == 1
    without = night(seats=seats, haunt_is="other-end", decks={"tiles": ["keeping-room"]})
    call(without, HauntStart(0))
    chance(without)
    assert without.marked("shaft", "basement-landing") == 1


# What is left of it


def one_let_go(state, haunt, journal):
    """Or had the knife."""
    state.set_status(0, "hm-let-go" if haunt == "hill-moves" else "oe-knife", True)
    if haunt == "hill-moves":
        do(state, 0, "[{do: counter, counter: hm-hands, add: 2}]")


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-6", one_let_go, tiles=HOUSE)
    assert sorted(left) == [74, 75, 76, 77]
    differ(left.values())
    assert all(1 <= len(story.destroyed) <= 3 for story in left.values())
    assert len(left[74].destroyed) == 3  # nobody was handed across: each of the men takes his room with him
    assert left[76].destroyed == ("fault-chamber",)
    assert all(story.rules == ("three-ways",) for story in left.values())
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {
        74: 2,  # at so much the hand
        75: 2,
        76: 0,
        77: 1,
    }


def test_where_all_were_saved_one_room_goes_nevertheless_and_the_company_says_which():
    state = moving(beings={}, chapter="chapter-6")
    do(state, 0, "[{do: entry, journal: 74}]")
    assert asked(state)[1] == "remove-tile"
    assert set(texts(state)) == {f"pick {tile}" for tile, *_ in HOUSE}
    play(state, "pick root-hollow")
    assert state.story.destroyed == ("root-hollow",)


def test_a_room_that_is_gone_is_in_no_stack_of_the_chapters_to_come():  # B23
    state = night(chapter="chapter-6", story=Story(destroyed=("root-hollow",)))
    assert "root-hollow" not in {face for _, faces in state.bags["tiles"] for face in faces}


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "hill-moves"),
        (("fever-broken",), "hill-moves"),
        (("nobody-ill",), "hill-moves"),
        (("half-bricked",), "other-end"),
        (("fever-general",), "other-end"),
    ],
)
def test_which_night_comes_is_decided_by_the_fever(flags, haunt):  # B140
    assert which_comes("chapter-6", flags) == haunt


@pytest.mark.parametrize(("face", "passage"), [("2", True), ("0", False)])
def test_a_way_is_dug_for_once(face, passage):  # B27
    state = night(story=Story(rules=("three-ways",)), at="entrance-hall")
    play(state, "act three-ways.three-ways-dig")
    dice(state, face * state.value(0, 1))
    assert state.house.tiles["entrance-hall"].passage is passage
    assert state.turn == 1 or "act three-ways.three-ways-dig" not in texts(state)
    through = night(story=Story(rules=("three-ways",)), house=[("masons-gap", "ground", 1, 0, 0)], at="masons-gap")
    assert "act three-ways.three-ways-dig" not in texts(through)


# Tiles and cards


@pytest.mark.parametrize(("face", "region"), [("0", "basement"), ("2", "ground")])
def test_who_is_slow_slides_into_the_basement(face, region):
    state = night(house=[("slumped-passage", "ground", 1, 0, 1), HOLLOW], at="entrance-hall")
    play(state, "move slumped-passage")
    dice(state, face * state.value(0, 0))
    chance(state)
    assert state.house.tiles[state.places[0]].region == region
    assert state.places[0] != "entrance-hall"


def test_the_tent_shows_three_tiles():
    stack = ["keeping-room", "root-hollow", "under-eaves", "rush-passage"]
    state = night(house=[("survey-tent", "outside", 1, 0, 0)], at="survey-tent", decks={"tiles": stack})
    play(state, "act survey-tent.survey-tent")
    assert [slot[1] for slot in state.decks["tiles"] if slot[2] & 1] == stack[:3]


def test_the_fault_chamber_is_laid_at_another_doorway_with_all_that_is_on_it():
    state = night(house=[FAULT, HOLLOW], at="fault-chamber")
    before = state.house.tiles["fault-chamber"].square
    play(state, "act fault-chamber.fault-chamber")
    play(state, *[text for text in texts(state) if "root-hollow" not in text][-1:])
    assert state.house.tiles["fault-chamber"].square != before
    assert state.places[0] == "fault-chamber"


def test_the_propped_hall_is_cleared_with_might():
    state = night(decks={"tiles": ["propped-hall"], "event": ["spring-water"]})
    play(state, next(text for text in texts(state) if text.startswith("explore")))
    while chance(state) and asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert state.marked("large", "propped-hall") == 1
    state = night(house=[("propped-hall", "ground", 1, 0, 1)], at="propped-hall")
    assert "act propped-hall.propped-hall" not in texts(state)
    do(state, 0, "[{do: obstacle, size: large, where: here}]")
    play(state, "act propped-hall.propped-hall")
    dice(state, "2" * state.value(0, 1))
    assert state.marked("large", "propped-hall") == 0


@pytest.mark.parametrize(
    ("story", "tile", "may"),
    [
        (Story(), "front-steps", True),
        (Story(), "entrance-hall", False),
        (Story(heirlooms={"surveyors-chain": "ashlar"}), "entrance-hall", True),
    ],
)
def test_the_chain_is_two_tiles_long_outside_or_anywhere(story, tile, may):
    state = night(at=tile, hands={0: ["surveyors-chain"]}, house=[ORCHARD], story=story)
    acts = [text for text in texts(state) if "surveyors-chain" in text]
    assert bool(acts) is may
    if may:
        moves = state.moves
        play(state, *acts)
        assert asked(state)[1] == "walk"
        play(state, texts(state)[-1], "done")
        assert (state.places[0] != tile, state.moves) == (True, moves)


def test_a_prop_stands_where_it_is_put():
    state = night(at="root-hollow", house=[HOLLOW], hands={0: ["pit-prop"]})
    play(state, "act pit-prop.pit-prop")
    assert (state.marked("prop", "root-hollow"), state.hands[0]) == (1, ())
    heir = night(
        at="root-hollow", house=[HOLLOW], hands={0: ["pit-prop"]}, story=Story(heirlooms={"pit-prop": "ashlar"})
    )
    play(heir, "act pit-prop.pit-prop-heirloom")
    assert set(texts(heir)) == {"pick root-hollow", "pick basement-landing"}


def test_the_pick_clears_an_obstacle_and_an_heirloom_is_not_used_by_it():
    for story, act, used in (
        (Story(), "navvys-pick-clear", True),
        (Story(heirlooms={"navvys-pick": "ashlar"}), "navvys-pick-heirloom", False),
    ):
        state = night(hands={0: ["navvys-pick"]}, story=story)
        assert f"act navvys-pick.{act}" not in texts(state)
        do(state, 0, "[{do: obstacle, where: here}]")
        play(state, f"act navvys-pick.{act}")
        assert state.marked("small", "entrance-hall") == 0
        assert ("navvys-pick" in state.used) is used


@pytest.mark.parametrize(("ghost", "size"), [(0, "small"), (1, "large")])
def test_moths_are_an_obstacle_and_more_of_one_with_a_ghost(ghost, size):
    state = night(hands={0: ["moth-jar"]}, change=lambda state: state.mark_tile("ghost", "entrance-hall", ghost))
    play(state, "act moth-jar.moth-jar", "pick front-steps")
    assert state.marked(size, "front-steps") == 1


def test_the_bulb_leads_to_the_next_tile_of_the_region_that_is_chosen():
    state = night(hands={0: ["weather-bulb"]}, decks={"tiles": ["keeping-room", "long-linen-hall", "root-hollow"]})
    play(state, "act weather-bulb.weather-bulb", "pick weather-bulb-rising")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert state.places[0] == "long-linen-hall"
    assert state.turn != 0 or state.moves == 0


def test_with_the_third_mark_the_room_goes_down():  # B102
    state = night(chapter="chapter-6", house=[HALL], at={0: "long-linen-hall"})
    for number in range(3):
        happen(state, 0, "crack-in-the-plaster")
        if number < 2:
            dice(state, "2" * state.value(0, 3))
            assert "long-linen-hall" in state.house.tiles
    assert (state.places[0], "long-linen-hall" in state.house.tiles) == ("upper-landing", False)
    assert state.story.destroyed == ()


@pytest.mark.parametrize(
    ("face", "places"),
    [
        ("1", ("front-steps", "entrance-hall", "upper-landing")),
        ("0", ("ground-floor-staircase", "basement-landing", "upper-landing")),
    ],
)
def test_the_floor_tilts_for_all_in_the_region_the_same_way(face, places):
    state = night(at={0: "entrance-hall", 1: "ground-floor-staircase", 2: "upper-landing"})
    happen(state, 0, "the-floor-tilts")
    play(state, f"d{face}{face}")
    chance(state)
    assert (state.places[0], state.places[2]) == (places[0], places[2])
    assert state.places[1] in (places[1], places[2])  # above and below are equally far


def test_nobody_slides_against_the_tilt():
    """Who stands on the Front Steps is not brought nearer to them, nor farther from them who is at the end of a way."""
    state = night(at={0: "front-steps", 1: "crab-orchard", 2: "under-eaves"}, house=(HALL, EAVES, ORCHARD))
    happen(state, 0, "the-floor-tilts")
    chance(play(state, "d22"))
    assert state.places == ("front-steps", "front-steps", "under-eaves")
    happen(state, 2, "the-floor-tilts")
    chance(play(state, "d00"))
    assert state.places[2] == "under-eaves"


def test_spring_water_is_in_the_way_and_does_one_good():
    state = night(house=[HOLLOW], at="root-hollow", steps={0: {"might": 2}})
    happen(state, 0, "spring-water")
    assert state.marked("small", "root-hollow") == 1
    play(state, "act spring-water.spring-water")
    assert step(state, 0, "might") == 4


def test_a_stake_is_followed_or_pulled_up():
    state = night(at="front-steps", decks={"tiles": ["crab-orchard"]})
    happen(state, 0, "surveyors-stake")
    play(state, "pick surveyors-stake-follow")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert state.places[0] == "crab-orchard"
    state = night(at="front-steps")
    happen(state, 0, "surveyors-stake")
    play(state, "pick surveyors-stake-pull")
    assert (step(state, 0, "might"), step(state, 0, "sanity")) == (5, 3)
