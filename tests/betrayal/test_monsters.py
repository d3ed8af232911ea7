"""The monsters' turn."""

import pytest
from msgspec.structs import replace

from tests.betrayal.stage import asked, call, do, go_on, heard, keys, night, pass_to, play, texts, told
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.night import MONSTERS
from yakata.kernel import Odds

BEASTS = """
haunts:
  - id: den
    number: 39
    roles: {kind: traitor, traitor: revealer}
    win:
      - {side: heroes, when: {is: flag, flag: den-heroes}, ending: den-heroes}
      - {side: traitor, when: {is: not, test: {is: someone, who: heroes}}, ending: den-traitor}
    monsters:
      - {id: hound, size: small, traits: {speed: 3, might: 2}, attack: {trait: might}}
      - {id: bear, size: large, traits: {speed: 2, might: 6}, attack: {trait: might}, carry: true}
      - {id: statue, size: large, traits: {might: 6}}
      - {id: clock, size: small, traits: {might: 3}, moves: 2, turn: order}
      - {id: girl, size: none, person: true}
    objects: [{id: den-bone, monsters-carry: true}, {id: den-key}]
    rounds: 99
  - id: nobody
    number: 38
    roles: {kind: none, first: revealer, controller: routine}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: den-heroes}]
    monsters: [{id: drone, size: small, traits: {speed: 3, might: 2}, attack: {trait: might}, turn: routine}]
    rounds: 99
  - id: group
    number: 37
    roles: {kind: none, first: revealer, controller: group}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: den-heroes}]
    monsters: [{id: rat, size: small, traits: {speed: 3, might: 2}, attack: {trait: might}}]
    rounds: 99
"""


def den(beings, *, haunt="den", traitor=2, at=None, **more):
    """The monsters' turn begins; the traitor is Fennel."""
    at = {0: "upper-landing", 1: "upper-landing", 2: "basement-landing"} | (at or {})

    def change(state):
        for ident, (kind, number, tile) in beings.items():
            state.beings[ident] = Creature(kind, number, tile)

    state = night(**({"more": BEASTS} | more), haunt=haunt, traitor=traitor, at=at, change=change)
    return go(state)


def go(state):
    state.turn = -1
    return call(state, MonstersTurn())


HOUNDS = {"hound-2": ("hound", 2, "entrance-hall"), "hound-10": ("hound", 10, "entrance-hall"),
          "hound-1": ("hound", 1, "entrance-hall")}  # fmt: skip


def test_the_traitor_moves_the_monsters():  # B155 B164
    state = den(HOUNDS)
    play(state, "d001")
    assert asked(state) == (2, "monster")
    assert "move ground-floor-staircase" in texts(state)


def test_one_speed_roll_for_all_of_a_kind_at_least_one():  # B156
    state = den(HOUNDS)
    assert isinstance(state.pending, Odds)
    assert len(texts(state)[0]) == 1 + 3
    play(state, "d000")
    for number in (1, 2, 10):
        assert (state.view(2).being, state.view(2).being_moves) == (f"hound-{number}", 1)
        play(state, "move ground-floor-staircase")
    assert not isinstance(state.pending, Odds) or state.pending.key != "dice"
    assert {one.tile for one in state.beings.values()} == {"ground-floor-staircase"}


def test_each_kind_rolls_for_itself():  # B156
    state = den({"hound-1": ("hound", 1, "entrance-hall"), "bear-1": ("bear", 1, "entrance-hall")})
    play(state, "d000", "end")
    assert len(texts(state)[0]) == 1 + 2
    play(state, "d22")
    assert (state.view(0).being, state.view(0).being_moves) == ("bear-1", 4)


def test_monsters_act_in_number_order_one_after_the_other():  # B161
    state = den(HOUNDS)
    play(state, "d222")
    acted = []
    for _ in range(3):
        acted.append(state.view(0).being)
        play(state, "move ground-floor-staircase")
        assert state.view(0).being == acted[-1]  # it goes on until it ends
        play(state, "end")
    assert acted == ["hound-1", "hound-2", "hound-10"]


def test_the_order_survives_a_save():  # B161
    state = den(HOUNDS)
    state = state.game.load(state.dump())
    play(state, "d222")
    acted = []
    while state.pending.prompt == "monster":
        acted.append(state.view(0).being)
        play(state, "end")
    assert acted == ["hound-1", "hound-2", "hound-10"]


def test_a_monster_without_speed_stays():  # B156
    state = den({"statue-1": ("statue", 1, "entrance-hall")})
    assert state.pending.prompt == "turn"


def test_monsters_never_discover():  # B158
    state = den({"hound-1": ("hound", 1, "entrance-hall")})
    play(state, "d222")
    assert not any(text.startswith("explore") for text in texts(state))
    assert {text for text in texts(state) if text.startswith("move")} == {
        "move front-steps",
        "move ground-floor-staircase",
    }


def test_monsters_use_passages():  # B159
    house = [("masons-gap", "ground", 1, 0, 0), ("whispering-stair", "upper", 0, -1, 0)]
    state = den({"hound-1": ("hound", 1, "masons-gap")}, house=house)
    play(state, "d000")
    assert "move whispering-stair" in texts(state)


WAYS = """
tiles:
  - id: slide
    regions: [ground]
    doorways: [n, e, s, w]
    actions:
      - id: slide
        word: operate
        do:
          - do: roll
            trait: speed
            bands:
              "3+": [{do: discover, region: basement}]
              "1-2": [{do: move, to: basement-landing}]
              "0": [{do: damage, harm: physical}, {do: move, to: front-steps}]
  - id: gale
    regions: [ground]
    doorways: [n, e, s, w]
    reactions:
      - on: end-here
        do: [{do: choose, options: [{id: gale-up, do: [{do: move, to: upper-landing}]}, {id: gale-stay}]}]
      - {on: end-here, when: {is: carrying, what: {deck: item}}, do: [{do: move, to: front-steps}]}
  - id: veil
    regions: [ground]
    doorways: [n]
    passives: [{give: through-walls}]
  - id: long-run
    regions: [ground]
    doorways: [n, e, s, w]
    actions: [{id: long-run, word: operate, do: [{do: walk, tiles: 2}]}]
events:
  - id: draught
    regions: [ground]
    ongoing: true
    actions: [{id: draught, word: operate, do: [{do: move, to: upper-landing}]}]
"""


def at_ways(tile, x=1, y=0, **more):
    house = [(tile, "ground", x, y, 0)]
    state = den({"hound-1": ("hound", 1, tile)}, house=house, more=BEASTS + WAYS, **more)
    return play(state, "d222")


def test_monsters_use_what_is_printed_on_a_tile_and_choose_the_result():  # B158 B159
    moves = [text for text in texts(at_ways("slide")) if text.startswith("move")]
    assert moves == ["move basement-landing", "move entrance-hall", "move front-steps"]
    state = play(at_ways("slide"), "move basement-landing")
    assert (state.beings["hound-1"].tile, state.view(2).being_moves) == ("basement-landing", 5)
    assert state.steps[2] == state.book.starts[state.families[2]]  # nobody is hurt by it


def test_what_asks_for_cards_is_not_for_monsters():  # B159 B160
    moves = [text for text in texts(at_ways("gale")) if text.startswith("move")]
    assert moves == ["move entrance-hall", "move upper-landing"]


def test_monsters_go_through_walls_where_everybody_does():  # B159
    assert "move entrance-hall" in texts(at_ways("veil"))


def test_monsters_go_as_far_as_the_tile_says():  # B159
    moves = {text.removeprefix("move ") for text in texts(at_ways("long-run")) if text.startswith("move")}
    assert moves == {"entrance-hall", "front-steps", "ground-floor-staircase"}


def test_monsters_use_an_ongoing_event():  # B100 B159
    state = den({"hound-1": ("hound", 1, "entrance-hall")}, more=BEASTS + WAYS)
    state.ongoing["draught"] = "entrance-hall"
    play(state, "d222")
    assert "move upper-landing" in texts(state)


def test_obstacles_do_not_slow_monsters_where_they_slow_nobody():  # B70 B159
    house = [("rush-passage", "ground", 0, -2, 0)]
    state = den({"hound-1": ("hound", 1, "rush-passage")}, house=house, at={0: "rush-passage"})
    state.mark_tile("large", "rush-passage", 1)
    play(state, "d001", "move ground-floor-staircase")
    assert state.beings["hound-1"].tile == "ground-floor-staircase"  # one move was enough


def test_monsters_do_not_walk_through_walls():  # B79 B158
    state = den({"hound-1": ("hound", 1, "entrance-hall")}, house=[("rush-passage", "ground", 1, 0, 0)])
    assert "rush-passage" in state.house.beside["entrance-hall"]
    play(state, "d222")
    assert "move ground-floor-staircase" in texts(state)
    assert "move rush-passage" not in texts(state)


def test_tiles_do_not_hurt_monsters():  # B157 BR27
    house = [("root-hollow", "basement", 0, -1, 0)]
    state = den({"hound-1": ("hound", 1, "root-hollow")}, house=house)
    play(state, "d000", "end")
    assert state.beings["hound-1"] == Creature("hound", 1, "root-hollow")
    do(state, 0, "[{do: damage, harm: general, amount: 2, who: everyone}]")
    assert "hound-1" in state.beings


def test_monsters_take_no_actions_but_those_of_the_haunt():  # B160
    state = den({"statue-1": ("statue", 1, "upper-landing"), "hound-1": ("hound", 1, "upper-landing")})
    state.put("upper-landing", "den-bone", "hedge-knife")
    play(state, "d222")
    assert [text for text in texts(state) if not text.startswith("move")] == ["end", "pick ashlar", "pick quill"]


def test_who_may_carry_carries_what_it_may():  # B160
    state = den({"bear-1": ("bear", 1, "basement-landing")})
    state.put("basement-landing", "den-bone", "den-key", "hedge-knife")
    play(state, "d22")
    assert [text for text in texts(state) if text.startswith("act")] == ["act carry.den-bone"]
    play(state, "act carry.den-bone", "move ground-floor-staircase")
    assert state.where_is("den-bone") == "ground-floor-staircase"


def test_a_monster_attacks_once_and_heroes_only():  # B126 B160
    state = den({"hound-1": ("hound", 1, "upper-landing")}, at={2: "upper-landing"})
    play(state, "d222")
    assert [text for text in texts(state) if text.startswith("pick")] == ["pick ashlar", "pick quill"]
    events = told(state, "pick quill")
    assert heard(events, "attacks") == {"who": "hound-1", "target": "quill", "trait": "might"}
    play(state, "d00", "d000")
    assert not any(text.startswith("pick") for text in texts(state))


def test_a_monster_that_loses_is_stunned_and_its_turn_over():  # B130
    state = den({"hound-1": ("hound", 1, "upper-landing"), "hound-2": ("hound", 2, "upper-landing")})
    play(state, "d222", "pick quill", "d00", "d222")
    assert state.beings["hound-1"].stunned
    assert state.view(0).being == "hound-2"


def test_obstacles_and_heroes_slow_monsters():  # B152 B162 BR7
    state = den({"hound-1": ("hound", 1, "upper-landing")})
    play(state, "d111")  # three moves: one, and two heroes
    assert "move ground-floor-staircase" in texts(state)
    state = den({"hound-1": ("hound", 1, "upper-landing")})
    state.mark_tile("small", "upper-landing", 1)
    play(state, "d111")
    assert "move ground-floor-staircase" not in texts(state)
    for roll, goes in (("d112", False), ("d122", True)):  # a large one takes two more: five in all
        state = den({"hound-1": ("hound", 1, "upper-landing")})
        state.mark_tile("large", "upper-landing", 1)
        play(state, roll)
        assert ("move ground-floor-staircase" in texts(state)) is goes


def test_monsters_do_not_slow_monsters_nor_does_the_traitor():  # B152
    state = den(HOUNDS, at={2: "entrance-hall"})
    play(state, "d000")
    assert "move front-steps" in texts(state)


def test_a_stunned_monster_misses_its_next_turn():  # BR1
    state = night(more=BEASTS, haunt="den", traitor=2, at="upper-landing")
    state.beings = {
        "hound-1": Creature("hound", 1, "entrance-hall", stunned=True, fresh=False),
        "hound-2": Creature("hound", 2, "entrance-hall"),
    }
    events = told(go(state), "d222")
    assert heard(events, "recovers") == {"being": "hound-1"}
    assert state.view(0).being == "hound-2"
    play(state, "end")
    assert not state.beings["hound-1"].stunned
    go(state)
    play(state, "d222")
    assert state.view(0).being == "hound-1"


def test_all_stunned_monsters_recover_without_a_roll():  # BR1
    state = night(more=BEASTS, haunt="den", traitor=2, at="upper-landing")
    state.beings = {"hound-1": Creature("hound", 1, "entrance-hall", stunned=True)}
    go(state)
    assert state.pending.prompt == "turn"
    assert not state.beings["hound-1"].stunned


@pytest.mark.parametrize("others", [0, 1])
def test_who_gets_up_is_heard_whether_or_not_others_of_the_kind_are_up(others):  # BR1
    more = """
haunts:
  - id: yawn
    number: 32
    roles: {kind: traitor, traitor: revealer}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: yawn}]
    monsters: [{id: cur, traits: {speed: 3, might: 2}, attack: {trait: might}}]
    boxes:
      - id: yawn
        kind: reaction
        book: all
        reaction: {on: monster-recovered, do: [{do: counter, counter: yawns, add: 1}]}
"""
    state = night(more=more, haunt="yawn", traitor=2, at="upper-landing")
    state.beings = {"cur-1": Creature("cur", 1, "entrance-hall", stunned=True)}
    if others:
        state.beings["cur-2"] = Creature("cur", 2, "entrance-hall")
    go(state)
    if others:
        play(state, "d222")
    assert state.counters["yawns"] == 1


def test_a_body_that_lies_there_is_nothing_to_carry_off():  # B160
    state = den({"bear-1": ("bear", 1, "basement-landing")})
    state.put("basement-landing", "corpse-quill")
    play(state, "d22")
    assert not [text for text in texts(state) if text.startswith("act")]


def test_a_stunned_carrier_picks_up_again_only_after_a_turn_that_began_unstunned():  # B163
    state = night(more=BEASTS, haunt="den", traitor=2, at="upper-landing")
    state.beings = {"bear-1": Creature("bear", 1, "basement-landing", carries=("den-bone",))}
    do(state, 0, "[{do: stun, being: {kind: bear}}]")
    assert state.lying == {"basement-landing": ("den-bone",)}
    assert not state.beings["bear-1"].fresh
    do(state, 0, "[{do: recover, being: {kind: bear}}]")
    assert not state.beings["bear-1"].fresh  # it has not begun a turn
    go(state)
    play(state, "d22")
    assert "act carry.den-bone" in texts(state)


def test_who_was_stunned_since_its_turn_began_picks_nothing_up():  # B163
    state = den({"bear-1": ("bear", 1, "basement-landing")})
    state.put("basement-landing", "den-bone")
    play(state, "d22")
    assert "act carry.den-bone" in texts(state)
    do(state, 2, "[{do: stun, being: {kind: bear}}, {do: recover, being: {kind: bear}}]")
    assert state.view(2).being == "bear-1"
    assert "act carry.den-bone" not in texts(state)


def test_a_dead_traitor_still_moves_the_monsters():  # B155 B164
    state = night(more=BEASTS, haunt="den", traitor=2, at={0: "upper-landing", 1: "upper-landing"})
    state.beings = {"hound-1": Creature("hound", 1, "entrance-hall")}
    do(state, 2, "[{do: die}]")
    assert not state.alive[2]
    assert not state.over
    go(state)
    play(state, "d222")
    assert asked(state) == (2, "monster")


def test_a_dead_traitor_s_side_can_still_win():  # B164
    state = night(more=BEASTS, haunt="den", traitor=2)
    do(state, 2, "[{do: die}]")
    do(state, 0, "[{do: die}]")
    assert not state.over
    do(state, 1, "[{do: die}]")
    assert state.ended == "den-traitor"
    assert state.result.scores == (0, 0, 1)


def test_play_reaches_the_monsters_after_the_traitor():  # B155
    state = night(more=BEASTS, haunt="den", traitor=2, at="upper-landing")
    state.beings = {"hound-1": Creature("hound", 1, "entrance-hall")}
    pass_to(state, 0)
    assert state.order == (0, 1, 2, MONSTERS)
    play(state, "end", "end", "end")
    assert isinstance(state.pending, Odds)
    play(state, "d222")
    assert asked(state) == (2, "monster")


def test_without_a_controller_a_routine_moves_them_to_the_nearest():  # BR21
    state = den({"drone-1": ("drone", 1, "entrance-hall")}, haunt="nobody", traitor=None, at={2: "upper-landing"})
    events = told(state, "d111")
    assert keys(events)[:3] == ["rolled", "being-moves", "being-moves"]
    assert state.beings["drone-1"].tile == "upper-landing"
    assert state.stack[-2].__class__.__name__ == "Fight"  # and attacks


@pytest.mark.parametrize("equal", [False, True])
def test_of_several_a_routine_attacks_the_weakest_and_a_crest_decides_among_equals(equal):  # BR21 B12
    state = den({"drone-1": ("drone", 1, "upper-landing")}, haunt="nobody", traitor=None)
    tracks = [state.book.families[family].tracks["might"] for family in state.families]
    state.set_step(0, 1, tracks[0].index(3) + 1)
    state.set_step(1, 1, tracks[1].index(3 if equal else 4) + 1)
    events = told(state, "d111")
    if equal:
        assert (state.pending.key, texts(state)) == ("crest", ["ashlar", "quill"])
        events = told(state, "quill")
    assert heard(events, "attacks")["target"] == ("quill" if equal else "ashlar")


def test_chance_decides_among_ways_that_are_equally_short():  # BR21 B12
    at = {0: "upper-landing", 1: "basement-landing", 2: "basement-landing"}
    state = den({"drone-1": ("drone", 1, "ground-floor-staircase")}, haunt="nobody", traitor=None, at=at)
    play(state, "d111")
    assert (state.pending.key, texts(state)) == ("pick", ["basement-landing", "upper-landing"])
    assert keys(told(state, "upper-landing"))[0] == "being-moves"
    assert state.beings["drone-1"].tile == "upper-landing"


def test_without_a_traitor_the_group_may_move_them():  # BR21
    state = den({"rat-1": ("rat", 1, "entrance-hall")}, haunt="group", traitor=None)
    play(state, "d111")
    assert asked(state) == (0, "monster")
    state.round = 2
    go_on(state)
    assert asked(state) == (1, "monster")  # each round another


def test_new_monsters_get_the_lowest_free_number():  # B161
    state = night(more=BEASTS, haunt="den", traitor=2)
    do(state, 2, "[{do: spawn, kind: hound, at: entrance-hall, count: 3}]")
    assert state.creatures == ["hound-1", "hound-2", "hound-3"]
    state.beings.pop("hound-1")
    do(state, 2, "[{do: spawn, kind: hound, at: entrance-hall}]")
    assert state.creatures == ["hound-1", "hound-2", "hound-3"]


def test_persons_without_traits_are_no_targets():  # B5 B133
    state = night(more=BEASTS, haunt="den", traitor=2, at={1: "upper-landing", 2: "upper-landing"})
    state.beings = {"girl-1": Creature("girl", 1, "entrance-hall")}
    pass_to(state, 0)
    assert "act attack" not in texts(state)
    state.beings["girl-1"] = replace(state.beings["girl-1"], tile="upper-landing")
    assert state.view(0).beings[0].person


def test_where_monsters_are_kept_out_they_do_not_go():  # B100 B158
    state = den({"hound-1": ("hound", 1, "entrance-hall")})
    state.ongoing["salt-circle"] = "front-steps"
    play(state, "d001")
    assert "move front-steps" not in texts(state)
    assert "move ground-floor-staircase" in texts(state)


def test_monsters_of_an_earlier_part_go_on():  # B156
    more = """
haunts:
  - id: part-two
    number: 98
    roles: {kind: none, monsters: last}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: never}]
    rounds: 9
"""
    state = night(more=more, haunt="quiet", traitor=0)
    state.beings["imp-1"] = Creature("imp", 1, "upper-landing", stunned=True)
    do(state, 0, "[{do: next-stage, haunt: part-two}]")
    call(state, MonstersTurn())
    assert not state.beings["imp-1"].stunned


# Numbers


NUMBERED = """
haunts:
  - id: yard
    number: 36
    roles: {kind: traitor, traitor: revealer}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: den-heroes}]
    monsters:
      - {id: bat, size: small, traits: {speed: 3, might: 4}, attack: {trait: might}}
      - {id: cat, size: small, traits: {speed: 2, might: 4}, attack: {trait: might}}
      - {id: ox, size: large, traits: {speed: 2, might: 6}}
    rounds: 99
"""


def test_small_monsters_of_all_kinds_act_in_the_order_of_their_numbers():  # B156 B161
    state = night(more=NUMBERED, haunt="yard", traitor=2, at="upper-landing")
    for kind in ("cat", "ox", "bat", "cat", "ox"):
        do(state, 0, f"[{{do: spawn, kind: {kind}, at: entrance-hall}}]")
    assert {being: one.number for being, one in state.beings.items()} == {
        "cat-1": 1, "bat-2": 2, "cat-3": 3, "ox-1": 1, "ox-2": 2
    }  # fmt: skip
    call(state, MonstersTurn())
    rolls, acted = [], []
    while isinstance(state.pending, Odds) or asked(state)[1] == "monster":
        if isinstance(state.pending, Odds):
            rolls.append(len(texts(state)[0]) - 1)
            play(state, texts(state)[-1])
        else:
            acted.append(state.view(2).being)
            play(state, "end")
    assert acted == ["cat-1", "bat-2", "cat-3", "ox-1", "ox-2"]
    assert sorted(rolls) == [2, 2, 3]  # one for each kind


def test_a_number_that_is_free_again_is_given_again():  # B161
    state = night(more=NUMBERED, haunt="yard", traitor=2)
    for kind in ("cat", "cat", "bat", "cat"):
        do(state, 0, f"[{{do: spawn, kind: {kind}, at: entrance-hall}}]")
        state.beings.pop("cat-1", None)
    assert sorted(state.beings) == ["bat-1", "cat-2"]


# What keeps them out


def salt(**more):
    """The hound stands on one side of the Salt Circle."""
    at = {0: "upper-landing", 1: "upper-landing", 2: "upper-landing"}
    state = night(more=BEASTS, at=at, house=[("brine-steps", "basement", 0, -1, 0)], **{"haunt": "den", **more})
    state.ongoing["salt-circle"] = "basement-landing"
    return state


def test_a_monster_passes_the_salt_circle_and_does_not_end_there():  # B10: as the card says
    state = salt(traitor=2)
    state.beings["hound-1"] = Creature("hound", 1, "brine-steps")
    play(go(state), "d022")
    assert "move basement-landing" in texts(state)
    play(state, "move basement-landing")
    assert state.beings["hound-1"].tile == "basement-landing"
    assert "end" not in texts(state)
    assert "move ground-floor-staircase" in texts(state)
    play(state, "move ground-floor-staircase")
    assert "end" in texts(state)


def test_a_monster_that_cannot_go_on_does_not_enter_the_salt_circle():  # B10
    state = salt(traitor=2)
    state.beings["hound-1"] = Creature("hound", 1, "brine-steps")
    play(go(state), "d001")
    assert state.beings["hound-1"].tile == "brine-steps"
    assert "move basement-landing" not in texts(state)


def test_a_routine_does_not_stay_in_the_salt_circle():  # B10
    state = salt(haunt="nobody")
    state.beings["drone-1"] = Creature("drone", 1, "brine-steps")
    state.places = ("basement-landing", "upper-landing", "upper-landing")
    play(go(state), "d222", "d22", "d" + "0" * state.value(0, 1))  # it goes there and attacks
    while state.pending.prompt == "lower":
        play(state, texts(state)[0])
    assert not state.beings["drone-1"].stunned
    assert state.beings["drone-1"].tile != "basement-landing"


def test_what_comes_once_a_turn_comes_in_the_monsters_turn_again():  # B155 B66
    """The Wax Child, kept beside a ghost, takes 2 of the damage in the traitor's turn and in theirs."""

    def haunted(state):
        state.mark_tile("ghost", "entrance-hall", 1)

    beings = {"imp-1": ("imp", "entrance-hall")}
    state = night(hands={0: ["wax-child"]}, haunt="quiet", traitor=2, turn=2, beings=beings, change=haunted)
    hurt = "[{do: damage, harm: physical, amount: 2, who: target}]"
    do(state, 2, hurt, target=0)
    assert asked(state) == (0, "react-wax-child")
    play(state, "answer yes")
    do(state, 2, hurt, target=0)
    assert asked(state) == (0, "lower"), "once a turn"
    play(state, "lower might", "lower speed")
    state.order, state.spot = (2, MONSTERS), 1
    play(state, "end", "d222")
    assert (state.turn, asked(state)) == (-1, (2, "monster"))
    do(state, 2, hurt, target=0)
    assert asked(state) == (0, "react-wax-child")
