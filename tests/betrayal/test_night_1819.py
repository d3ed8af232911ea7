"""Chapter 5, 1819: the engine that grows with its parts, the girl who is put together, and what they leave behind."""

import pytest

from tests.betrayal.beginnings import which_comes
from tests.betrayal.endings import differ, stories_after
from tests.betrayal.stage import asked, call, dice, do, happen, keys, night, pass_to, play, step, texts
from yakata.betrayal import GAME
from yakata.betrayal.rules.choices import YES
from yakata.betrayal.rules.fighting.attack import health_left, monster_trait
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

LOFT = ("gearwork-loft", "upper", 0, 1, 0)
ICE = ("ice-house", "outside", 0, -1, 2)
GIRL = "winding-girl-1"
STOPS = ("act winding-girl.wg-back", "act winding-girl.wg-spring", "act winding-girl.wg-key")


def engine(sheets=0, stops=0, flags=(), stunned=False, **more):
    """The Winding Girl is on, and sits in the loft; the third player understands her."""

    def change(state):
        state.counters |= {"wg-parts": 1, "wg-sheets": sheets, "wg-stops": stops}
        state.flags = (*state.flags, *flags)
        if stunned:
            do(state, 0, "[{do: stun, being: {kind: winding-girl}}]")

    more = {"at": "gearwork-loft", "traitor": 2} | more
    beings = {GIRL: ("winding-girl", "gearwork-loft")}
    return night(haunt="winding-girl", house=[LOFT], beings=beings, change=change, **more)


def rolling(state, total):
    """The dice of the roll that comes show so much together."""
    count = len(texts(state)[0]) - 1
    return dice(state, "2" * (total // 2) + "1" * (total % 2) + "0" * (count - total // 2 - total % 2))


def traits(state):
    return tuple(monster_trait(state, state.beings[GIRL], trait) for trait in ("speed", "might"))


# The Winding Girl


def test_what_she_can_do_grows_with_her_parts():
    state = engine(turn=2, hands={2: ["wg-knee", "wg-left"]})
    assert traits(state) == (2, 4)
    play(state, "act winding-girl.wg-fit")
    rolling(state, 3)
    assert (traits(state), state.counters["wg-parts"], state.hands[2]) == ((4, 5), 3, ())
    assert traits(engine(flags=("wg-has-left", "wg-has-right"))) == (2, 6)


def test_what_she_carries_she_puts_on_by_herself():
    state = engine(at={0: "entrance-hall", 1: "entrance-hall", 2: "entrance-hall"}, turn=2)
    state.beings[GIRL] = state.beings[GIRL].__class__("winding-girl", 1, "gearwork-loft", carries=("wg-knee",))
    while not state.counters["wg-parts"] > 1:
        words = texts(state)
        play(state, "end" if "end" in words else words[0])
    assert ("wg-has-knee" in state.flags, state.delivered) == (True, ("wg-knee",))


def test_with_her_fifth_part_she_has_everything():
    have = ("wg-has-knee", "wg-has-left", "wg-has-right")
    state = engine(turn=2, hands={2: ["wg-face"]}, flags=have)
    state.counters["wg-parts"] = 4
    play(state, "act winding-girl.wg-fit")
    rolling(state, 3)
    assert (state.result.key, state.ended) == ("traitor-win", "winding-girl-whole")


@pytest.mark.parametrize(("seats", "sheets", "turns"), [(3, 3, 1), (4, 4, 3), (5, 5, 4)])
def test_she_is_stopped_in_order(seats, sheets, turns):
    """The back, so many turns of the spring, the key; and nothing before there are sheets enough."""
    assert not {*STOPS} & {*texts(engine(sheets=sheets - 1, seats=seats))}
    order = [0, *[1] * turns, 2]
    for stops, which in enumerate(order):
        state = engine(sheets=sheets, stops=stops, seats=seats)
        assert [word for word in texts(state) if word in STOPS] == [STOPS[which]]
        play(state, STOPS[which])
        rolling(state, 4)
        assert state.counters["wg-stops"] == stops + 1
    assert (state.result.key, state.ended) == ("heroes-win", "winding-girl-stopped")


@pytest.mark.parametrize(
    ("stunned", "flags", "rolled", "done"),
    [
        (False, (), 3, 0),
        (False, (), 4, 1),
        (True, (), 3, 1),
        (False, ("wg-has-face",), 4, 0),
        (True, ("wg-has-face",), 4, 1),
    ],
)
def test_it_is_easier_while_she_lies_still_and_harder_while_she_looks(stunned, flags, rolled, done):
    state = engine(sheets=3, stunned=stunned, flags=flags, steps={0: {"speed": 8}})
    play(state, STOPS[0])
    rolling(state, rolled)
    assert state.counters["wg-stops"] == done


def test_what_is_bent_she_will_never_have():
    state = engine(hands={0: ["wg-knee"]}, steps={0: {"might": 8}}, at="entrance-hall")
    play(state, "act winding-girl.wg-bend")
    rolling(state, 6)
    assert (state.hands[0], state.where_is("wg-knee"), state.counters["wg-parts"]) == ((), "", 1)


def test_a_sheet_is_found_once_on_a_tile_and_only_as_long_as_sheets_are_wanting():
    state = engine(steps={0: {"knowledge": 6}})
    play(state, "act winding-girl.wg-sheet")
    rolling(state, 4)
    assert (state.counters["wg-sheets"], state.marked("searched", "gearwork-loft")) == (1, 1)
    assert "act winding-girl.wg-sheet" not in texts(engine(sheets=3))
    assert "act winding-girl.wg-sheet" not in texts(engine(at="upper-landing"))


def test_what_was_let_down_is_wound_up_again():
    state = engine(turn=2, sheets=3, stops=2)
    play(state, "act winding-girl.wg-wind")
    rolling(state, 4)
    assert state.counters["wg-stops"] == 1
    assert "act winding-girl.wg-wind" not in texts(engine(turn=2, sheets=3))


def test_a_drop_of_oil_and_she_is_herself_again():
    state = engine(turn=2, stunned=True)
    play(state, "act winding-girl.wg-oil", "roll knowledge")
    rolling(state, 3)
    assert not state.beings[GIRL].stunned


# In Her Own Hand


def parts(count=1, **more):
    """In Her Own Hand is on: so many parts are together; from three on she stands."""

    def change(state):
        state.counters |= {"oh-parts": count, "oh-packed": more_packed}
        state.mark_tile("bench", "gearwork-loft", 1)
        state.mark_tile("small-grave", "ice-house", 1)
        state.mark_tile("carriage", "front-steps", 1)
        if count >= 3:
            do(state, 0, "[{do: spawn, kind: engine-girl, at: {marker: bench}}, {do: set-flag, flag: oh-up}]")

    more_packed = more.pop("packed", 0)
    more = {"at": "gearwork-loft", "traitor": 2} | more
    return night(haunt="own-hand", house=[LOFT, ICE], change=change, **more)


def the_girl(state):
    (found,) = (ident for ident, one in state.beings.items() if one.kind == "engine-girl")
    return found


def test_with_the_third_part_she_stands_up_as_strong_as_she_has_parts():
    state = parts(2, hands={0: ["oh-knee", "oh-face"]}, steps={0: {"knowledge": 8}})
    assert not state.beings
    play(state, "act own-hand.oh-fit", "roll knowledge")
    rolling(state, 4)  # three players: +1
    play(state, "pick oh-knee")
    girl = the_girl(state)
    assert (state.beings[girl].tile, monster_trait(state, state.beings[girl], "might")) == ("gearwork-loft", 3)
    assert (health_left(state, girl), state.counters["oh-parts"]) == (3, 3)


def test_she_is_led_to_the_small_grave_and_lies_down():
    state = parts(3)
    play(state, "act own-hand.oh-take", "roll sanity")
    rolling(state, 3)
    girl = the_girl(state)
    assert state.beings[girl].follows == 0
    do(state, 0, "[{do: move, to: ice-house}]")
    assert state.beings[girl].tile == "ice-house"
    play(state, "act own-hand.oh-lay")
    rolling(state, 4)
    assert (state.result.key, state.ended) == ("heroes-win", "own-hand-laid")


def test_whoever_speaks_as_the_maker_did_makes_her_let_go():
    state = parts(3, turn=2)
    assert "act own-hand.oh-call-off" not in texts(state)
    do(state, 0, "[{do: follow, being: {kind: engine-girl}, who: actor}]")
    play(state, "act own-hand.oh-call-off")
    rolling(state, 5)
    assert state.beings[the_girl(state)].follows == -1


def test_the_carriage_takes_three_parts_and_then_it_is_full():
    state = parts(1, packed=2, turn=2, hands={2: ["oh-left"]}, at="front-steps")
    play(state, "act own-hand.oh-pack", "roll might")
    rolling(state, 3)
    assert (state.result.key, state.ended) == ("traitor-win", "own-hand-packed")


def test_broken_she_is_lost():
    state = parts(3)
    do(state, 0, "[{do: hurt, being: {kind: engine-girl}, amount: 2}]")
    assert state.result is None
    do(state, 0, "[{do: hurt, being: {kind: engine-girl}, amount: 1}]")
    assert (state.result.key, state.ended) == ("traitor-win", "own-hand-broken")


# What is left of it


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-5")
    assert sorted(left) == [70, 71, 72, 73]
    differ(left.values())
    assert {number for number, story in left.items() if "brass-knee" in story.added} == {70, 72}
    assert all(story.rules == ("h-winding",) for story in left.values())
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {70: 0, 71: 1, 72: 0, 73: 0}
    assert {number: story.boxes for number, story in left.items() if story.boxes} == {71: {"running-gear": 1}}


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "winding-girl"),
        (("fever-general",), "winding-girl"),
        (("nobody-ill",), "winding-girl"),
        (("fever-broken",), "own-hand"),
        (("half-bricked",), "own-hand"),
    ],
)
def test_which_night_comes_is_decided_by_the_one_before(flags, haunt):  # B140
    assert which_comes("chapter-5", flags) == haunt


def test_who_owes_knows_more_and_sleeps_worse():
    state = night(chapter="chapter-5", story=Story(counts={"debts@quill": 2}))
    assert [(step(state, seat, "knowledge"), step(state, seat, "sanity")) for seat in range(3)] == [
        (GAME.book.families[family].start["knowledge"] + owes, GAME.book.families[family].start["sanity"] - owes)
        for family, owes in zip(("ashlar", "quill", "fennel"), (0, 1, 0), strict=True)
    ]


def haunted(**more):
    """Somebody stands on a tile with a ghost."""
    return night(change=lambda state: state.mark_tile("ghost", "entrance-hall", 1), **more)


def test_what_is_wound_up_is_wound_for_good():  # B27 B102
    state = haunted(story=Story(rules=("h-winding",)), hands={0: ["iron-poker"]})
    do(state, 0, "[{do: mark-used, what: {carrier: it}}]")
    moves = state.moves
    play(state, "act h-winding.h-winding-up")
    assert ("iron-poker" in state.used, state.moves, state.story.boxes) == (False, moves + 2, {"running-gear": 1})
    assert "act h-winding.h-winding-up" not in texts(state)
    full = haunted(story=Story(rules=("h-winding",), boxes={"running-gear": 3}))
    assert "act h-winding.h-winding-up" not in texts(full)
    assert "act h-winding.h-winding-up" not in texts(night(story=Story(rules=("h-winding",))))


# Tiles and cards


def test_the_flue_comes_out_on_three_floors():
    state = night(house=[("flue-walk", "basement", 1, 0, 0)], at="flue-walk")
    play(state, "act flue-walk.flue-walk")
    assert {*texts(state)} == {"pick upper-landing", "pick ground-floor-staircase", "pick basement-landing"}
    play(state, "pick upper-landing")
    assert (state.places[0], state.turn) == ("upper-landing", 1)  # no moves, and nothing else to do


def test_the_orrery_turns_a_tile_on_which_nobody_is():
    house = [("orrery-room", "upper", 0, 1, 0), ("candle-loft", "upper", 1, 0, 0), ("under-eaves", "upper", -1, 0, 0)]
    state = night(house=house, at={0: "orrery-room", 1: "candle-loft"}, steps={0: {"knowledge": 8}})
    before = state.house.tiles["under-eaves"].turns
    play(state, "act orrery-room.orrery-room")
    rolling(state, 5)
    play(state, texts(state)[0])
    assert state.house.tiles["under-eaves"].turns != before


@pytest.mark.parametrize("source", ["gearwork-loft.gearwork-loft", "winding-key.winding-key"])
def test_a_used_item_is_set_right(source):
    state = night(house=[LOFT], at="gearwork-loft", hands={0: ["winding-key", "tallow-dip"]})
    do(state, 0, "[{do: mark-used, what: {id: tallow-dip}}]")
    play(state, f"act {source}")
    if "pick tallow-dip" in texts(state):
        play(state, "pick tallow-dip")
    assert "tallow-dip" not in state.used


@pytest.mark.parametrize(("owner", "moves"), [("", 4), ("ashlar", 5)])
def test_a_brass_knee_walks_at_least_so_far(owner, moves):
    story = Story(heirlooms={"brass-knee": owner} if owner else {})
    state = night(hands={0: ["brass-knee"]}, steps={0: {"speed": 1}}, story=story)
    assert state.moves == moves


def test_the_valve_slows_everybody_next_door_or_one_of_them():
    for owner, slowed in (("", {1, 2}), ("ashlar", {2})):
        story = Story(heirlooms={"steam-valve": owner} if owner else {})
        state = night(
            hands={0: ["steam-valve"]}, at={0: "entrance-hall", 1: "front-steps", 2: "front-steps"}, story=story
        )
        before = [step(state, seat, "speed") for seat in range(3)]
        play(state, "act steam-valve.steam-valve" + "-heirloom" * bool(owner))
        while going_on(state):
            play(state, texts(state)[0])
        assert {seat for seat in range(3) if step(state, seat, "speed") < before[seat]} == slowed


@pytest.mark.parametrize(("owner", "hand"), [("", ()), ("ashlar", ("leyden-jar",))])
def test_the_jar_is_spent_but_for_the_family_that_keeps_it(owner, hand):
    story = Story(heirlooms={"leyden-jar": owner} if owner else {})
    at = {0: "entrance-hall", 1: "ground-floor-staircase", 2: "upper-landing"}
    state = night(haunt="quiet", traitor=1, hands={0: ["leyden-jar"]}, at=at, story=story)
    before = step(state, 1, "sanity") + step(state, 1, "knowledge")
    play(state, "act leyden-jar.leyden-jar")
    rolling(state, 4)
    rolling(state, 1)
    while going_on(state):
        play(state, texts(state)[-1])
    assert (before - step(state, 1, "sanity") - step(state, 1, "knowledge"), state.hands[0]) == (3, hand)


def test_half_of_it_goes_to_the_other_end_of_the_braid():
    state = night(haunt="quiet", hands={0: ["hair-braid"]})
    play(state, "act hair-braid.hair-braid", "pick quill")
    pass_to(state, 0)
    before = [sum(steps) for steps in state.steps]
    do(state, 1, "[{do: damage, harm: physical, amount: 3, who: left}]", it=0, actor=2)
    assert asked(state) == (0, "react-hair-braid")
    play(state, YES)
    while going_on(state):
        play(state, texts(state)[0])
    assert [was - sum(steps) for was, steps in zip(before, state.steps, strict=True)] == [2, 1, 0]


@pytest.mark.parametrize("ghost", [False, True])
def test_what_is_in_the_cage_stays_down_for_longer(ghost):
    def change(state):
        do(state, 0, "[{do: stun, being: {kind: ogre}}]")
        if ghost:
            state.mark_tile("ghost", "entrance-hall", 1)

    state = night(
        haunt="quiet", hands={0: ["wicker-cage"]}, beings={"ogre-1": ("ogre", "entrance-hall")}, change=change
    )
    play(state, "act wicker-cage.wicker-cage")
    down = []
    for _ in range(3):
        call(state, MonstersTurn())
        down.append(state.beings["ogre-1"].stunned)
    assert down == [True, ghost, False]


def caged(**more):
    """A stunned ogre, and the cage over it."""
    state = night(
        haunt="quiet",
        hands={0: ["wicker-cage"]},
        beings={"ogre-1": ("ogre", "entrance-hall")},
        change=lambda state: do(state, 0, "[{do: stun, being: {kind: ogre}}]"),
        **more,
    )
    play(state, "act wicker-cage.wicker-cage")
    return state


@pytest.mark.parametrize("left", [False, True])
def test_the_cage_holds_whoever_moves_the_monsters_and_whoever_has_it(left):  # BR1 BR47
    state = caged(traitor=2)
    if left:
        do(state, 0, "[{do: bury, what: {id: wicker-cage}}]")
    down = []
    for _ in range(2):
        call(state, MonstersTurn())
        down.append(state.beings["ogre-1"].stunned)
    assert down == [True, False]


def test_what_gets_a_monster_up_gets_it_out_of_the_cage():  # B9
    state = caged(traitor=2)
    events = do(state, 2, "[{do: recover, being: {kind: ogre}}]")
    assert keys(events) == ["recovers", "being-status-gone"]
    assert (state.beings["ogre-1"].stunned, state.beings["ogre-1"].statuses) == (False, ())


def test_the_orrery_turns_no_tile_on_which_anybody_is():
    tiles = (
        ("orrery-room", "upper", 0, -1, 0),
        ("under-eaves", "upper", 0, -2, 2),
        ("bolster-chamber", "upper", 1, -1, 0),
    )
    for beings, free in (({}, ["bolster-chamber", "under-eaves"]), ({"imp-1": ("imp", "under-eaves")}, [])):
        more = beings | ({"wisp-1": ("wisp", "bolster-chamber")} if beings else {})
        state = night(haunt="quiet", at={0: "orrery-room"}, house=tiles, beings=more)
        play(state, "act orrery-room.orrery-room", "d" + "2" * state.value(0, 3))
        assert [text for text in texts(state) if text.startswith("pick ")] == [f"pick {tile}" for tile in free]


@pytest.mark.parametrize(
    ("boxes", "ghost", "hurt"), [(0, False, 1), (1, True, 1), (2, False, 2), (3, False, 2), (3, True, 3)]
)
def test_the_gear_is_worse_with_each_box_and_comes_round_again(boxes, ghost, hurt):  # B102
    state = night(
        at="basement-landing",
        story=Story(boxes={"running-gear": boxes}),
        change=lambda state: state.mark_tile("ghost", "basement-landing", int(ghost)),
    )
    before = sum(state.steps[0])
    happen(state, 0, "running-gear")
    while going_on(state):
        play(state, texts(state)[0])
    assert before - sum(state.steps[0]) == hurt


def test_a_gun_that_is_set_right_is_ready_for_good():  # B104
    state = night(at="gearwork-loft", house=[LOFT], hands={0: ["fowling-piece"]}, haunt="quiet", traitor=1)
    state.set_used("fowling-piece")
    state.late = ("fowling-piece",)
    do(state, 0, "[{do: ready, what: {carrier: it}}]")
    assert (state.used, state.late) == ((), ())


def going_on(state):
    return not isinstance(state.pending, Ask) or state.pending.prompt not in ("turn", "explore")


def test_a_letter_that_is_left_is_for_those_who_come_after():  # B99
    state = night()
    happen(state, 0, "letter-from-the-academy")
    play(state, "pick letter-from-the-academy-keep")
    assert state.story.boxes == {"letter-from-the-academy": 1}
    later = night(story=Story(boxes={"letter-from-the-academy": 1}))
    before = step(later, 0, "knowledge")
    happen(later, 0, "letter-from-the-academy")
    while going_on(later):
        play(later, texts(later)[0])
    assert (step(later, 0, "knowledge"), len(later.hands[0])) == (before + 1, 1)
