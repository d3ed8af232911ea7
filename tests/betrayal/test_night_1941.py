"""Chapter 10, 1941: children and who counts for them, candles and a register, and what both leave in the house."""

import pytest

from tests.betrayal.beginnings import begun, pass_round, which_comes
from tests.betrayal.endings import differ, stories_after
from tests.betrayal.stage import asked, chance, dice, do, happen, night, play, step, texts
from yakata.betrayal.meaning.selectors import in_sight
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

TUNNEL = ("shelter-tunnel", "basement", 0, -1, 0)
HALL = ("long-linen-hall", "upper", 0, -1, 0)
EAVES = ("under-eaves", "upper", 0, -2, 2)
DORMITORY = ("evacuee-dormitory", "upper", 1, 0, 0)
LAWN = ("searchlight-lawn", "outside", 1, 0, 0)
HOUSE = (TUNNEL, HALL, EAVES, DORMITORY, LAWN)
IVY = ("ivy", "under-eaves")
LED = "[{do: follow, being: {person: true}, who: it}]"


def dark(lights=(), found=0, inside=0, **more):
    """Blackout: the shelter is in the tunnel, the third is the youngest; Ivy is under the eaves unless more is said."""

    def change(state):
        state.mark_tile("shelter", "shelter-tunnel", 1)
        for tile in ("shelter-tunnel", *lights):
            state.mark_tile("glim", tile, 1)
        state.counters |= {"bl-in": inside, "bl-found": found}

    more = {"beings": {"ivy-1": IVY}, "house": HOUSE, "traitor": 2} | more
    return night(haunt="blackout", change=change, **more)


@pytest.mark.parametrize(("lights", "comes"), [((), False), (("under-eaves",), True)])
def test_a_child_comes_out_sooner_where_there_is_a_light(lights, comes):
    state = dark(lights, at={0: "under-eaves"}, seats=4, steps={0: {"sanity": 4}}, traitor=3)
    play(state, "act blackout.bl-home", "roll sanity")
    dice(state, "2" + "1" + "0" * (state.value(0, 2) - 2))
    assert state.beings["ivy-1"].follows == (0 if comes else -1)


def test_a_table_of_three_is_believed_sooner():
    state = dark(at={0: "under-eaves"})
    play(state, "act blackout.bl-home", "roll sanity")
    dice(state, "2" + "1" + "0" * (state.value(0, 2) - 2))
    assert state.beings["ivy-1"].follows == 0


def test_who_leads_a_child_has_a_move_less_and_brings_it_down_to_the_shelter():
    alone, leading = dark(), dark()
    do(leading, 0, LED)
    pass_round(alone)
    pass_round(leading)
    assert alone.moves - leading.moves == 1
    state = dark(at={0: "shelter-tunnel"}, beings={"ivy-1": ("ivy", "shelter-tunnel")})
    assert "act blackout.bl-down" not in texts(state)
    do(state, 0, LED)
    play(state, "act blackout.bl-down")
    assert (state.beings, state.counters["bl-in"]) == ({}, 1)


def test_no_sight_goes_where_there_is_no_light():  # B134
    state = dark(("upper-landing",))
    assert in_sight(state, "long-linen-hall") <= {"long-linen-hall"}
    both = dark(("upper-landing", "long-linen-hall"))
    assert "long-linen-hall" in in_sight(both, "upper-landing")


@pytest.mark.parametrize(("face", "lit"), [("1", 1), ("0", 0)])
def test_a_light_is_shown(face, lit):
    state = dark(at={0: "entrance-hall"})
    play(state, "act blackout.bl-light", "roll speed")
    dice(state, face * state.value(0, 0))
    assert state.marked("glim", "entrance-hall") == lit


def test_uncle_counts_for_two_rounds_at_a_table_of_three_then_goes_two_tiles_to_the_nearest_child():
    state = dark(at="front-steps", beings={"uncle-1": ("uncle", "entrance-hall"), "ivy-1": IVY})
    pass_round(pass_round(state))
    assert state.beings["uncle-1"].tile == "entrance-hall"
    pass_round(state)
    assert state.beings["uncle-1"].tile == "upper-landing"


@pytest.mark.parametrize(("lights", "torch", "found"), [((), False, 1), (("under-eaves",), False, 0), ((), True, 0)])
def test_a_child_alone_in_the_dark_is_found_but_for_a_light_or_a_torch(lights, torch, found):
    beings = {"uncle-1": ("uncle", "under-eaves"), "ivy-1": IVY}
    state = dark(lights, at={2: "under-eaves"}, hands={2: ["hand-torch"]} if torch else {}, beings=beings)
    pass_round(state)
    assert (state.counters["bl-found"], "ivy-1" in state.beings) == (found, not found)
    assert state.marked("glim", "under-eaves") == 0  # after it has been there, it is dark


def test_a_child_that_is_led_is_not_found_until_its_hand_is_let_go():
    beings = {"uncle-1": ("uncle", "under-eaves"), "ivy-1": IVY}
    state = dark(at={0: "under-eaves"}, steps={0: {"might": 1}}, beings=beings)
    do(state, 0, LED)
    now = state.round
    while state.pending is not None and state.round == now:
        if isinstance(state.pending, Ask):
            play(state, "end" if asked(state)[1] == "turn" else "lower speed")
        else:  # it has four dice in the dark, the one who is attacked three
            sums = {sum(map(int, odd[1:])): odd for odd in texts(state)}
            play(state, sums[1 if len(texts(state)[0]) == 5 else 0])
    assert state.alive[0]
    assert state.counters["bl-found"] == 1
    held = dark(at={0: "under-eaves"}, beings=beings)
    do(held, 0, LED)
    pass_round(held, face="1")
    assert (held.counters["bl-found"], held.beings["ivy-1"].follows) == (0, 0)


@pytest.mark.parametrize(("lights", "stunned"), [((), False), (("under-eaves",), True)])
def test_it_can_be_harmed_only_in_the_light(lights, stunned):
    beings = {"uncle-1": ("uncle", "under-eaves")}
    state = dark(lights, at={0: "under-eaves"}, beings=beings)
    play(state, "act attack")
    while not isinstance(state.pending, Ask):
        mine = len(texts(state)[0]) - 1 == state.value(0, 1)
        play(state, next(odd for odd in texts(state) if set(odd) == {"d", "2" if mine else "0"}))
    assert state.beings["uncle-1"].stunned is stunned


def test_a_bolt_keeps_it_out_for_one_turn():
    beings = {"uncle-1": ("uncle", "upper-landing"), "ivy-1": ("ivy", "under-eaves")}
    places = {0: "long-linen-hall", 1: "front-steps", 2: "front-steps"}
    state = dark(at=places, house=(TUNNEL, HALL, EAVES), beings=beings)
    state.round = 3
    play(state, "act blackout.bl-bolt", "bar long-linen-hall s")
    pass_round(state)
    assert state.beings["uncle-1"].tile == "upper-landing"
    pass_round(state)
    assert state.beings["uncle-1"].tile == "long-linen-hall"
    assert "act blackout.bl-bolt" not in texts(dark(at="front-steps", beings=beings))


@pytest.mark.parametrize(("face", "hurt"), [("2", 1), ("1", 0)])
def test_what_burns_outside_the_shelter_is_seen_from_above(face, hurt):
    state = dark(("entrance-hall", "long-linen-hall"), at={0: "entrance-hall", 1: "shelter-tunnel", 2: "front-steps"})
    before = [sum(steps) for steps in state.steps]
    pass_round(state, face=face)
    assert [old - sum(steps) for old, steps in zip(before, state.steps, strict=True)] == [hurt, 0, 0]
    assert state.marked("glim", "entrance-hall") == 1 - hurt
    assert state.marked("glim", "shelter-tunnel") == 1


def test_the_youngest_takes_a_child_by_the_hand_and_gives_it_away():
    beings = {"uncle-1": ("uncle", "under-eaves"), "ivy-1": IVY}
    state = dark(at={2: "under-eaves"}, beings=beings, turn=2)
    assert "act blackout.bl-give" not in texts(state)
    play(state, "act blackout.bl-hand", "roll sanity")
    dice(state, "2" * state.value(2, 2))
    assert state.beings["ivy-1"].follows == 2
    play(state, "act blackout.bl-give")
    dice(state, "2" * state.value(2, 2))
    assert (state.counters["bl-found"], "ivy-1" in state.beings) == (1, False)


def test_the_youngest_puts_lights_out_and_calls_children_that_have_none():
    state = dark(("entrance-hall",), at={2: "entrance-hall"}, turn=2)
    play(state, "act blackout.bl-out")
    assert state.marked("glim", "entrance-hall") == 0
    beings = {"uncle-1": ("uncle", "entrance-hall"), "ivy-1": IVY}
    state = dark(at={2: "upper-landing"}, beings=beings, turn=2)
    play(state, "act blackout.bl-call")
    dice(state, "2" * state.value(2, 2))
    assert state.beings["ivy-1"].tile == "upper-landing"
    for lights, at in ((("under-eaves",), "upper-landing"), ((), "entrance-hall")):
        assert "act blackout.bl-call" not in texts(dark(lights, at={2: at}, turn=2))
    assert "act blackout.bl-out" not in texts(dark(at={2: "shelter-tunnel"}, turn=2))


@pytest.mark.parametrize(
    ("seats", "inside", "found", "ending"),
    [
        (3, 3, 0, "blackout-in"),
        (4, 3, 1, "blackout-in"),
        (5, 3, 1, ""),
        (5, 4, 1, "blackout-in"),
        (3, 2, 2, "blackout-found"),
    ],
)
def test_one_short_is_allowed_for(seats, inside, found, ending):
    state = dark(seats=seats)
    do(state, 0, f"[{{do: counter, counter: bl-in, set: {inside}}}, {{do: counter, counter: bl-found, set: {found}}}]")
    assert state.ended == ending


def test_with_nobody_left_or_at_the_hundredth_it_is_over():
    state = dark()
    do(state, 0, "[{do: die, who: heroes}]")
    assert state.ended == "blackout-alone"
    late = dark()
    late.round = 10
    pass_round(late)
    assert late.ended == "blackout-hundred"


# The register


def raid(candles=(), curtains=(), **more):
    """All Clear: the shelter is in the tunnel."""

    def change(state):
        state.mark_tile("shelter", "shelter-tunnel", 1)
        for marker, tiles in (("window-light", candles), ("curtain", curtains)):
            for tile in tiles:
                state.mark_tile(marker, tile, 1)
        state.counters |= dict.fromkeys(("ac-names", "ac-hits", "track"), 0)

    return night(haunt="all-clear", change=change, **({"house": HOUSE} | more))


def burning(state):
    return {laid.tile for laid in state.house.laid if state.marked("window-light", laid.tile)}


def test_names_are_read_in_the_shelter():
    state = raid(at={0: "shelter-tunnel"})
    play(state, "act all-clear.ac-read", "roll sanity")
    dice(state, "1" * state.value(0, 2))
    assert state.counters["ac-names"] == 1
    assert "act all-clear.ac-read" not in texts(raid(at="entrance-hall"))


@pytest.mark.parametrize(("face", "left", "hurt"), [("1", 0, 0), ("0", 1, 1)])
def test_a_candle_is_pinched_out_or_bends_away(face, left, hurt):
    state = raid(("entrance-hall",), at={0: "entrance-hall"})
    before = sum(state.steps[0])
    play(state, "act all-clear.ac-out", "roll speed")
    dice(state, face * state.value(0, 0))
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (state.marked("window-light", "entrance-hall"), before - sum(state.steps[0])) == (left, hurt)


def test_where_a_curtain_is_no_candle_comes():
    state = raid(at={0: "long-linen-hall"})
    play(state, "act all-clear.ac-drape", "roll might")
    dice(state, "2" * state.value(0, 1))
    assert state.marked("curtain", "long-linen-hall") == 1
    assert "act all-clear.ac-drape" not in texts(raid(at="shelter-tunnel"))
    assert "act all-clear.ac-drape" not in texts(raid(("entrance-hall",), at="entrance-hall"))
    upstairs = ("long-linen-hall", "under-eaves", "evacuee-dormitory")
    for _ in range(5):
        state = pass_round(raid(curtains=upstairs[:2], at="front-steps"), face="0")
        assert burning(state) & {*upstairs, "upper-landing"} == {"evacuee-dormitory"}
        state = pass_round(raid(curtains=upstairs, at="front-steps"), face="0")
        assert burning(state) & {*upstairs, "upper-landing"} == {"upper-landing"}


def test_three_candles_more_each_round_and_none_in_the_basement():
    state = pass_round(raid(at="front-steps"), face="0")
    regions = sorted(state.house.tiles[tile].region for tile in burning(state))
    assert (regions, state.counters["track"]) == (["ground", "outside", "upper"], 1)


@pytest.mark.parametrize(
    ("candles", "face", "hits"),
    [((), "2", 0), (("long-linen-hall",), "2", 0), (("long-linen-hall", "under-eaves"), "2", 1)],
)
def test_what_is_lit_is_hit(candles, face, hits):
    state = pass_round(raid(candles, at="front-steps"), face=face)
    struck = [tile for tile in candles if state.marked("large", tile)]
    assert (state.counters["ac-hits"], len(struck)) == (hits, hits)


def test_two_fall_where_many_burn_and_who_is_there_is_hurt():
    candles = ("long-linen-hall", "under-eaves", "evacuee-dormitory", "searchlight-lawn")
    state = raid(candles, at={0: "long-linen-hall", 1: "front-steps", 2: "front-steps"})
    now, told = state.round, []
    while state.pending is not None and state.round == now:
        if isinstance(state.pending, Ask):
            events = state.apply("end" if asked(state)[1] == "turn" else texts(state)[0])
        else:
            same = [odd for odd in texts(state) if set(odd) == {"d", "2"}]
            first = [odd for odd in texts(state) if "long-linen-hall" in odd]
            events = state.apply((same or first or texts(state))[0])
        told += events
    assert state.counters["ac-hits"] == 2
    assert state.marked("large", "long-linen-hall") == 1
    assert sum(state.steps[0]) <= 16 - 4 or not state.alive[0]


@pytest.mark.parametrize(
    ("seats", "names", "hits", "track", "ending"),
    [
        (3, 7, 2, 0, "all-clear-read"),
        (4, 11, 2, 0, ""),
        (4, 12, 0, 0, "all-clear-read"),
        (5, 17, 0, 7, "all-clear-read"),
        (3, 6, 3, 0, "all-clear-hit"),
        (3, 6, 2, 8, "all-clear-burning"),
    ],
)
def test_the_register_the_hits_and_the_hour_decide(seats, names, hits, track, ending):
    state = raid(seats=seats)
    sets = {"ac-names": names, "ac-hits": hits, "track": track}
    do(state, 0, "[" + ", ".join(f"{{do: counter, counter: {one}, set: {n}}}" for one, n in sets.items()) + "]")
    assert state.ended == ending


# How they begin


@pytest.mark.parametrize(("seats", "children"), [(3, 4), (4, 4), (5, 5)])
def test_the_youngest_is_false_and_the_children_are_hidden(seats, children):
    state = begun("blackout", seats)
    youngest = min(range(seats), key=lambda seat: state.ages[seat])
    assert state.roles.index("traitor") == youngest
    regions = {being.kind: state.house.tiles[being.tile].region for being in state.beings.values()}
    assert regions.pop("uncle") == "ground"
    assert len(regions) == children
    assert {"ivy": "upper", "dennis": "outside", "maureen": "ground", "roy": "basement"}.items() <= regions.items()
    assert state.marked("shelter", "shelter-tunnel") == state.marked("glim", "shelter-tunnel") == 1


@pytest.mark.parametrize("haunt", ["blackout", "all-clear"])
def test_without_the_tunnel_the_shelter_is_at_the_foot_of_the_stairs(haunt):
    state = begun(haunt, 3, decks={"tiles": ["keeping-room"]})
    assert state.marked("shelter", "basement-landing") == 1


def test_three_candles_burn_when_the_raid_begins():
    state = begun("all-clear", 3)
    assert sorted(state.house.tiles[tile].region for tile in burning(state)) == ["ground", "outside", "upper"]


# Tiles and cards


def test_no_line_of_sight_passes_the_corridor():
    east = ("rush-passage", "ground", 2, 0, 1)
    state = night(house=[("blackout-corridor", "ground", 1, 0, 1), east])
    assert "rush-passage" not in in_sight(state, "entrance-hall")


def test_in_the_tunnel_one_is_hurt_one_less():
    for tile, hurt in (("shelter-tunnel", 1), ("basement-landing", 2)):
        state = night(house=[TUNNEL], at=tile)
        before = sum(state.steps[0])
        do(state, 0, "[{do: damage, harm: physical, amount: 2}]")
        while asked(state)[1] != "turn":
            play(state, texts(state)[0])
        assert before - sum(state.steps[0]) == hurt


def test_a_lodger_is_taken_in_where_there_are_beds():
    state = night(house=[DORMITORY], at="evacuee-dormitory", decks={"lodger": ["number-nine", "mrs-cole"]})
    play(state, "act evacuee-dormitory.evacuee-dormitory")
    assert state.hands[0] == ("number-nine",)
    assert "act evacuee-dormitory.evacuee-dormitory" not in texts(state)


def test_nobody_is_taken_in_when_no_lodger_is_left():  # B55 B97 B117
    """Neither the once in a game nor the Might is spent on nothing."""
    given = {"story": Story(rules=("f-lodgers",)), "house": [DORMITORY], "at": "evacuee-dormitory"}
    ways = ("act evacuee-dormitory.evacuee-dormitory", "act f-lodgers.f-lodgers-take-in")
    for cards, offered in ((["number-nine"], True), ([], False)):
        state = night(decks={"lodger": cards}, **given)
        assert [way in texts(state) for way in ways] == [offered, offered]


@pytest.mark.parametrize(("tile", "stays"), [("evacuee-dormitory", True), ("entrance-hall", False)])
def test_a_lodger_goes_on_but_for_a_bed(tile, stays):
    state = night(house=[DORMITORY], at=tile, hands={0: ["the-one-over"]})
    play(state, "act the-one-over.the-one-over")
    assert (step(state, 0, "sanity"), "the-one-over" in state.hands[0]) == (5, stays)


def test_a_lodger_who_leads_away_from_a_bed_stays():  # B10
    decks = {"tiles": ["long-linen-hall"], "event": ["siren"]}
    state = night(house=[DORMITORY], at="evacuee-dormitory", hands={0: ["the-one-sent-for"]}, decks=decks)
    play(state, "act the-one-sent-for.the-one-sent-for")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (state.places[0], state.hands[0]) == ("long-linen-hall", ("the-one-sent-for",))


def test_the_other_lodgers_do_what_they_do():
    state = night(hands={0: ["number-nine"]}, decks={"event": ["siren", "ague"]})
    play(state, "act number-nine.number-nine")
    assert state.decks["event"][0][2] & 1 or asked(state)[1] != "turn"
    state = night(hands={0: ["mrs-cole"]}, steps={0: {"might": 2}, 1: {"might": 2}})
    play(state, "act mrs-cole.mrs-cole")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (step(state, 0, "might"), step(state, 1, "might")) == (4, 4)
    state = night(hands={0: ["the-one-sent-for"]}, decks={"tiles": ["keeping-room"], "item": ["ration-tin"]})
    play(state, "act the-one-sent-for.the-one-sent-for")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert state.places[0] == "keeping-room"


@pytest.mark.parametrize(("face", "stunned"), [("2", True), ("0", False)])
def test_the_searchlight_holds_a_monster_outside(face, stunned):
    state = night(house=[LAWN], at="searchlight-lawn", haunt="quiet", beings={"ogre-1": ("ogre", "front-steps")})
    play(state, "act searchlight-lawn.searchlight-lawn")
    dice(state, face * state.value(0, 3))
    assert state.beings["ogre-1"].stunned is stunned
    indoors = night(house=[LAWN], at="searchlight-lawn", haunt="quiet", beings={"ogre-1": ("ogre", "entrance-hall")})
    assert "act searchlight-lawn.searchlight-lawn" not in texts(indoors)


@pytest.mark.parametrize(
    ("tile", "story", "sanity", "knowledge"),
    [
        ("basement-landing", Story(), 1, 0),
        ("entrance-hall", Story(), 0, 0),
        ("basement-landing", Story(heirlooms={"hand-torch": "ashlar"}), 1, 1),
    ],
)
def test_a_torch_helps_in_the_basement(tile, story, sanity, knowledge):
    for trait, index, more in (("sanity", 2, sanity), ("knowledge", 3, knowledge)):
        state = night(at=tile, hands={0: ["hand-torch"]}, story=story)
        do(state, 0, f"[{{do: roll, trait: {trait}}}]")
        assert len(texts(state)[0]) - 1 == state.value(0, index) + more


def test_rations_are_shared_by_who_is_there():
    state = night(hands={0: ["ration-tin"]}, at={0: "entrance-hall", 1: "entrance-hall", 2: "front-steps"})
    play(state, "act ration-tin.ration-tin")
    assert [step(state, seat, "might") for seat in range(3)] == [5, 5, 4]
    assert state.hands[0] == ()


@pytest.mark.parametrize(("story", "tiles"), [(Story(), 1), (Story(heirlooms={"wardens-whistle": "ashlar"}), 2)])
def test_the_whistle_moves_the_others_of_the_region(story, tiles):
    places = {0: "entrance-hall", 1: "entrance-hall", 2: "entrance-hall", 3: "upper-landing"}
    state = night(seats=4, hands={0: ["wardens-whistle"]}, at=places, story=story)
    play(state, "act wardens-whistle.wardens-whistle")
    walked = []
    while asked(state)[1] == "walk":
        walked.append(asked(state)[0])
        play(state, next(text for text in texts(state) if text != "done"))
    assert walked == [1] * tiles + [2] * tiles
    assert (state.places[0], state.places[3]) == ("entrance-hall", "upper-landing")


@pytest.mark.parametrize(("ghost", "cost"), [(0, 1), (1, 0)])
def test_the_compass_leads_through_a_wall(ghost, cost):
    house = [HALL, ("under-eaves", "upper", 1, -1, 0)]
    state = night(
        house=house, at="under-eaves", hands={0: ["drowned-compass"]},
        change=lambda state: state.mark_tile("ghost", "under-eaves", ghost),
    )  # fmt: skip
    walls = {t for t in state.house.beside["under-eaves"] if t not in state.house.adjacent["under-eaves"]}
    assert walls
    moves = state.moves
    assert not {f"move {tile}" for tile in walls} & {*texts(state)}
    play(state, "act drowned-compass.drowned-compass")
    assert {f"move {tile}" for tile in walls} <= {*texts(state)}
    assert moves - state.moves == cost


def test_at_the_siren_everybody_may_go_one_tile():
    state = night()
    happen(state, 0, "siren")
    asked_ = set()
    while asked(state)[1] == "walk":
        asked_.add(asked(state)[0])
        play(state, "done")
    assert asked_ == {0, 1, 2}


@pytest.mark.parametrize(("face", "hurt"), [("0", 1), ("2", 0)])
def test_behind_the_curtain_something_breathes(face, hurt):
    state = night()
    assert "entrance-hall" in in_sight(state, "ground-floor-staircase")
    happen(state, 0, "curtains-drawn")
    assert "entrance-hall" not in in_sight(state, "ground-floor-staircase")
    before = sum(state.steps[0])
    play(state, "end")
    dice(state, face * state.value(0, 2))
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert before - sum(state.steps[0]) == hurt


@pytest.mark.parametrize("face", ["0", "1"])
def test_the_unexploded_one_goes_off_under_who_is_too_slow(face):
    state = night(at={0: "front-steps"})
    happen(state, 0, "the-unexploded-one")
    play(state, "end")
    dice(state, face * state.value(0, 0))
    if face == "0":
        before = sum(state.steps[0])
        play(state, "d22")
        while asked(state)[1] != "turn":
            play(state, texts(state)[0])
        assert before - sum(state.steps[0]) == 4
    assert ("the-unexploded-one" in state.ongoing) is (face == "1")


def test_the_bill_is_paid_or_put_behind_the_clock_twice():
    state = night(chapter="chapter-7")
    for number in range(3):
        happen(state, 0, "gas-bill")
        may = "pick gas-bill-clock" in texts(state)
        assert may is (number < 2)
        if may:
            play(state, "pick gas-bill-clock")
        else:
            chance(state)
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert sum(state.story.counts.values()) == 2


def test_who_owns_the_door_takes_somebody_in_for_a_step_of_might():  # B27
    bed = ("bolster-chamber", "upper", 0, -1, 0)
    story = Story(rules=("f-lodgers",))
    state = night(story=story, house=[bed], at="bolster-chamber", decks={"lodger": ["mrs-cole"]})
    play(state, "act f-lodgers.f-lodgers-take-in")
    assert (state.hands[0], step(state, 0, "might")) == (("mrs-cole",), 3)
    assert "act f-lodgers.f-lodgers-take-in" not in texts(state)
    assert "act f-lodgers.f-lodgers-take-in" not in texts(night(story=story))


# What is left of it


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-10", tiles=HOUSE)
    assert sorted(left) == [90, 91, 92, 93]
    differ(left.values())
    assert all(story.rules == ("f-lodgers",) for story in left.values())
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {90: 0, 91: 1, 92: 3, 93: 0}


@pytest.mark.parametrize(
    ("flags", "haunt"), [((), "blackout"), (("lamps-burning",), "all-clear"), (("windows-lit",), "all-clear")]
)
def test_where_lamps_were_left_in_the_windows_there_are_candles(flags, haunt):  # B140
    assert which_comes("chapter-10", flags) == haunt


def test_the_oldest_has_the_whistle_and_the_siren_goes_after_five_rounds():  # B138
    state = night(chapter="chapter-10")
    oldest = max(range(3), key=lambda seat: state.ages[seat])
    assert state.hands[oldest] == ("wardens-whistle",)
    assert state.book.chapters["chapter-10"].trigger.rounds == 5
