"""ATTACK: who can, who rolls when, who is hurt, what a STEAL is."""

from tests.betrayal.stage import asked, call, dice, do, heard, keys, night, pass_to, play, step, texts, told
from yakata.betrayal.meaning import in_sight
from yakata.betrayal.rules.fighting.attack import Fight
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.references import Being, Person
from yakata.kernel import Odds

ARMS = """
items:
  - id: club
    regions: [ground]
    types: [weapon]
    actions: [{id: club, word: attack, attack: {dice: 2, result-bonus: [{add: 1}]}}]
  - id: bow
    regions: [ground]
    types: [weapon]
    actions: [{id: bow, word: attack, attack: {trait: speed, range: sight}}]
  - id: stare
    regions: [ground]
    types: [weapon]
    actions: [{id: stare, word: attack, attack: {trait: sanity}}]
  - id: axe
    regions: [ground]
    types: [weapon]
    actions: [{id: axe, word: attack, attack: {kills: true}}]
  - id: pin
    regions: [ground]
    types: [weapon]
    actions: [{id: pin, word: attack, attack: {kills: small}}]
  - id: charm
    regions: [ground]
    passives:
      - {give: reroll, add: 1, rolls: [attack]}
      - {give: dice, add: 3, rolls: [trait]}
"""
WOLF = """
haunts:
  - id: wolf
    number: 46
    win: [{side: heroes, when: {is: flag, flag: wolf-won}, ending: wolf-heroes}]
    monsters:
      - {id: werewolf, size: large, traits: {speed: 3, might: 8}, attack: {trait: might}}
      - {id: mist, size: small, traits: {speed: 3, sanity: 4}, attack: {trait: sanity}}
      - {id: thief, size: small, traits: {speed: 3, might: 5}, attack: {trait: might, steal: true}, carry: true}
      - {id: pedlar, size: small, traits: {speed: 3, might: 5}, carry: true, robbed: true}
      - {id: shade, size: small, traits: {speed: 3, might: 2}, attack: {trait: might}, defeat: nothing}
    objects: [{id: bone, monsters-carry: true}]
"""


def acts(state):
    return [text.removeprefix("act ") for text in texts(state) if text.startswith("act ")]


def at_arms(at=None, traitor=None, **more):
    """Who is neither the attacker nor the traitor stands elsewhere, if the test does not say where."""
    away = {seat: "basement-landing" for seat in (1, 2) if seat != traitor}
    return night(more=ARMS + WOLF, at=away | (at or {}), traitor=traitor, **({"haunt": "wolf"} | more))


def test_the_rulebook_s_werewolf():  # B44 B127 B128
    """Might 4 rolls a 5 against an 8: three physical damage, two steps of Might (4 to 3) and one of Speed (4 to 3)."""
    state = at_arms(steps={0: {"might": 3, "speed": 5}}, beings={"werewolf-1": ("werewolf", "entrance-hall")})
    assert (state.value(0, 1), state.value(0, 0)) == (4, 4)
    play(state, "act attack")
    assert len(texts(state)[0]) == 1 + 4
    dice(state, "1112")
    assert len(texts(state)[0]) == 1 + 8
    dice(state, "00002222")
    assert texts(state) == ["lower might", "lower speed"]
    play(state, "lower might", "lower might", "lower speed")
    assert (state.value(0, 1), state.value(0, 0)) == (3, 3)
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (1, 4)
    assert not state.beings["werewolf-1"].stunned
    assert asked(state) == (0, "turn")


def test_after_the_haunt_anyone_attacks_with_bare_hands():  # B126
    state = at_arms(traitor=1)
    assert "attack" in acts(state)
    assert state.hands[0] == ()


HERE = "entrance-hall"
GUARD = """
haunts:
  - id: truce
    number: 43
    win: [{side: heroes, when: {is: flag, flag: never}, ending: truce}]
    monsters: [{id: child, size: none, person: true, traits: {might: 2}}, {id: dreamer, size: none, person: true}]
    boxes:
      - id: truce
        kind: fact
        book: all
        passives: [{give: no-attack, when: [{is: role, role: hero}, {is: role, role: hero, who: target}]}]
"""


def test_a_target_is_whoever_stands_on_the_own_tile():  # B127 BR32
    state = at_arms(traitor=1, at={2: HERE}, beings={"shade-1": ("shade", HERE)})
    for attacker, others in ((0, ["fennel", "quill"]), (1, ["ashlar", "fennel"])):  # one's own side, one's own monsters
        pass_to(state, attacker)
        assert texts(play(state.clone(), "act attack")) == [f"pick {one}" for one in (*others, "shade-1")]


def test_a_card_or_haunt_may_forbid_it():  # B127 BR32
    state = night(more=GUARD, haunt="truce", traitor=1)
    play(state, "act attack")
    assert isinstance(state.pending, Odds)  # quill, no hero, is the only target
    state = night(more=GUARD, haunt="truce", traitor=1, turn=1)
    assert texts(play(state, "act attack")) == ["pick ashlar", "pick fennel"]  # a traitor is not bound by it


def test_a_person_is_a_target_by_a_trait_it_has():  # B5 B133 BR32
    beings = {"child-1": ("child", HERE), "dreamer-1": ("dreamer", HERE)}
    state = night(more=GUARD, haunt="truce", at={1: "upper-landing", 2: "upper-landing"}, beings=beings)
    assert state.view(0).own == ("act attack",)  # there is nobody else
    assert heard(told(state, "act attack"), "attacks")["target"] == "child-1"


def test_the_view_says_what_would_strike_one_s_own_side():  # BR32
    state = at_arms(at={1: HERE, 2: "upper-landing"}, hands={0: ["club", "bow"]})
    assert state.view(0).own == ("act attack", "act bow.bow", "act club.club")
    state = at_arms(traitor=1, at={2: HERE}, hands={0: ["club"]})
    assert state.view(0).own == ()  # there is somebody else to attack
    play(state, "act attack")
    assert state.view(0).own == ("pick fennel",)
    assert state.view(1).own == ()
    state = at_arms(traitor=1, at={1: "upper-landing"}, turn=1, beings={"shade-1": ("shade", "upper-landing")})
    assert state.view(1).own == ("act attack",)  # the traitor's own monster


def test_whom_a_step_makes_one_attack_is_as_it_says():  # BR32
    state = night(haunt="quiet", traitor=2, beings={"imp-1": ("imp", HERE)})
    do(state, 0, "[{do: attack, target: {all: others}}]")
    assert (asked(state), texts(state)) == ((0, "attack"), ["pick fennel", "pick quill"])
    assert state.view(0).own == ()


def test_whose_side_is_not_known_is_nobody_s_own():  # B154 BR32
    state = at_arms(at={1: HERE, 2: HERE})
    state.hidden = dict.fromkeys(range(3), 0)
    state._pending = None
    assert "attack" in acts(state)
    assert state.view(0).own == ()


def test_a_target_is_on_the_own_tile():  # B127
    state = at_arms(traitor=1, at={0: "entrance-hall", 1: "ground-floor-staircase"})
    assert "attack" not in acts(state)


def test_the_attacker_rerolls_before_the_target_rolls():  # B127
    state = at_arms(traitor=1, hands={0: ["charm"]}, steps={0: {"might": 1}, 1: {"might": 2}})
    play(state, "act attack")
    dice(state, "000")
    assert asked(state) == (0, "reroll")
    play(state, "reroll 1")
    assert texts(state) == ["d0", "d1", "d2"]
    dice(state, "2")
    assert len(texts(state)[0]) == 1 + 2  # now the target rolls
    dice(state, "00")
    assert state.used == ("charm",)


def test_an_attack_roll_is_no_trait_roll():  # BR2
    """What helps trait rolls gives nothing to an ATTACK; what names attack rolls does."""
    state = at_arms(traitor=1, hands={0: ["charm"]}, steps={0: {"might": 1}})
    play(state, "act attack")
    assert len(texts(state)[0]) == 1 + 3
    other = at_arms(hands={0: ["charm"]}, steps={0: {"might": 1}})
    do(other, 0, '[{do: roll, trait: might, bands: {"0+": []}}]')
    assert len(texts(other)[0]) == 1 + 6


def fight(mine, theirs, **more):
    """Ashlar (seat 0, Might 5) attacks Quill (seat 1, Might 3): these dice."""
    state = at_arms(traitor=1, **more)
    play(state, "act attack")
    events = told(state, "d" + mine, "d" + theirs)
    return state, events


def test_the_lower_result_is_hurt_by_the_difference():  # B128 B129
    state, events = fight("00122", "002")
    assert asked(state) == (1, "lower")
    results = {"best": 5, "least": 2, "harm": 3, "hurts": "physical"}
    assert heard(events, "wins-fight") == {"who": "ashlar", "target": "quill", **results}
    play(state, "lower might", "lower speed", "lower might")
    assert asked(state) == (0, "turn")  # three, and no more
    assert (step(state, 1, "might"), step(state, 1, "speed")) == (2, 3)
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (4, 4)


def test_the_attacker_too_can_be_hurt():  # B128
    state, events = fight("00000", "002")
    assert asked(state) == (0, "lower")
    results = {"best": 2, "least": 0, "harm": 2, "hurts": "physical"}
    assert heard(events, "wins-fight") == {"who": "quill", "target": "ashlar", **results}
    play(state, "lower might", "lower might")
    assert step(state, 0, "might") == 2
    assert asked(state) == (0, "turn")


def test_a_tie_hurts_nobody_and_is_nobody_s_success():  # B128 B129
    state, events = fight("00011", "002")
    assert "fight-tied" in keys(events)
    assert "wins-fight" not in keys(events)
    assert asked(state) == (0, "turn")
    assert state.steps[0] == (4, 4, 4, 5)
    assert "attack" not in acts(state)  # it is spent


def test_only_one_attack_a_turn_with_whatever():  # B118 B126
    state, _ = fight("00011", "002", hands={0: ["club"]})
    assert "club.club" not in acts(state)


def imp(*, might, stunned=False, tile="entrance-hall", kind="werewolf", hands=None, turn=0, **more):
    def change(state):
        state.beings["it-1"] = Creature(kind, 1, tile, stunned)

    return at_arms(change=change, hands=hands or {}, steps={0: {"might": might}}, turn=turn, **more)


def test_a_defeated_monster_is_stunned_not_killed():  # B130
    state = imp(might=8)
    play(state, "act attack")
    events = told(state, "d22222222", "d00000001")
    assert state.beings["it-1"].stunned
    assert heard(events, "stunned")["being"] == "it-1"


def test_a_weapon_may_kill_small_monsters_alone():  # B130
    state = imp(might=8, hands={0: ["pin"]})
    play(state, "act pin.pin", "d22222222", "d00000001")
    assert state.beings["it-1"].stunned
    state = imp(might=8, kind="pedlar", hands={0: ["pin"]})
    play(state, "act pin.pin", "d22222222", "d00001")
    assert state.beings == {}


def test_a_weapon_or_haunt_may_kill():  # B130
    state = imp(might=8, hands={0: ["axe"]})
    play(state, "act axe.axe", "d22222222", "d00000001")
    assert state.beings == {}
    state = imp(might=8, kind="shade")
    play(state, "act attack", "d22222222", "d00")
    assert not state.beings["it-1"].stunned


def test_a_stunned_monster_defends_but_does_not_hurt():  # B131
    state = imp(might=1, stunned=True)
    play(state, "act attack", "d000")
    assert len(texts(state)[0]) == 1 + 8  # it rolls
    play(state, "d22222222")
    assert asked(state) == (0, "turn")
    assert step(state, 0, "might") == 1


def test_a_weapon_adds_dice_and_result():  # B132
    state = at_arms(traitor=1, hands={0: ["club"]}, steps={0: {"might": 1}, 1: {"might": 2}})
    play(state, "act club.club")
    assert len(texts(state)[0]) == 1 + 5
    assert heard(told(state, "d00000"), "rolled")["result"] == 1
    play(state, "d00")
    assert asked(state) == (1, "lower")  # 1 against 0


def test_with_another_trait_both_roll_it_and_its_damage_is_of_its_kind():  # B132
    state = at_arms(traitor=1, hands={0: ["stare"]}, steps={0: {"sanity": 3}, 1: {"sanity": 1, "might": 8}})
    play(state, "act stare.stare")
    assert len(texts(state)[0]) == 1 + 3
    play(state, "d222")
    assert len(texts(state)[0]) == 1 + 2
    play(state, "d22")
    assert texts(state) == ["lower knowledge", "lower sanity"]


def test_a_speed_attack_is_physical():  # B132
    state = at_arms(traitor=1, hands={0: ["bow"]})
    play(state, "act bow.bow", "d222", "d0001")
    assert texts(state) == ["lower might", "lower speed"]


def test_an_attack_on_a_lacking_trait_is_spent_and_known_afterwards():  # B133 B148
    state = imp(might=4, kind="mist")
    assert state.view(0).beings[0].traits == {}
    events = told(state, "act attack")
    assert heard(events, "lacks-trait") == {"target": "it-1", "trait": "might"}
    assert "attack" in state.words
    assert asked(state) == (0, "turn")
    assert "might" not in state.view(0).beings[0].traits
    pass_to(state, 0)
    assert "attack" not in acts(state)  # now all know
    state.hands = (("stare",), (), ())
    pass_to(state, 0)
    assert "stare.stare" in acts(state)


LINE = [("rush-passage", "ground", 0, -2, 0), ("keeping-room", "ground", 1, 0, 0), ("tally-room", "ground", 2, 0, 0)]
"""North of the staircase, and two tiles east of the hall: the keeping room joins the hall by its west doorway."""


def test_line_of_sight_is_straight_through_doorways_in_one_region():  # B134 BR23
    state = at_arms(house=LINE)
    seen = in_sight(state, "entrance-hall")
    assert {"entrance-hall", "ground-floor-staircase", "rush-passage", "keeping-room"} <= seen
    assert "upper-landing" not in seen  # stairs carry none
    assert "front-steps" not in seen
    assert "keeping-room" not in in_sight(state, "ground-floor-staircase")  # round a corner


def test_tokens_and_people_do_not_block_sight_and_passages_carry_none():  # BR23
    house = [*LINE, ("masons-gap", "ground", -1, 0, 0), ("whispering-stair", "upper", 0, -1, 0)]
    state = at_arms(
        house=house,
        at={0: "rush-passage", 1: "entrance-hall", 2: "ground-floor-staircase"},
        traitor=1,
        hands={0: ["bow"]},
        beings={"thief-1": ("thief", "ground-floor-staircase")},
    )
    state.mark_tile("large", "ground-floor-staircase", 1)
    assert "entrance-hall" in in_sight(state, "rush-passage")
    assert "whispering-stair" in state.house.adjacent["masons-gap"]
    assert "whispering-stair" not in in_sight(state, "masons-gap")
    play(state, "act bow.bow")
    assert texts(state) == ["pick fennel", "pick quill", "pick thief-1"]


def test_attacks_over_a_distance_need_a_weapon_for_it():  # B135
    state = at_arms(house=LINE, at={0: "keeping-room", 1: "entrance-hall"}, traitor=1, hands={0: ["bow", "club"]})
    assert {"bow.bow"} == {key for key in acts(state) if key in ("attack", "bow.bow", "club.club")}


def test_who_attacks_from_afar_is_not_hurt():  # B135
    state = at_arms(house=LINE, at={0: "keeping-room", 1: "entrance-hall"}, traitor=1, hands={0: ["bow"]})
    events = told(state, "act bow.bow", "d000", "d2222")
    assert heard(events, "wins-fight")["who"] == "quill"
    assert asked(state) == (0, "turn")
    assert state.steps[0] == (4, 4, 4, 5)


def test_who_is_hit_from_afar_is_hurt_and_not_robbed():  # B135 B136
    state = at_arms(
        house=LINE, at={0: "keeping-room", 1: "entrance-hall"}, traitor=1, hands={0: ["bow"], 1: ["club", "lamp-glass"]}
    )
    play(state, "act bow.bow", "d222", "d0000")
    assert asked(state) == (1, "lower")


def test_steal_instead_of_two_or_more_damage():  # B136
    state, _ = fight("00122", "002", hands={1: ["lamp-glass", "club", "bone"]})
    assert asked(state) == (0, "steal")
    assert texts(state) == ["done", "pick bone", "pick club", "pick lamp-glass"]
    events = told(state, "pick lamp-glass")
    assert heard(events, "steals") == {"who": "ashlar", "target": "quill", "thing": "lamp-glass"}
    assert state.hands[0] == ("lamp-glass",)
    assert state.used == ("lamp-glass",)
    assert state.steps[1] == (4, 4, 4, 4)  # no damage
    assert "attack" in state.words  # and it is spent


def test_a_steal_may_be_forgone():  # B136
    state, _ = fight("00122", "002", hands={1: ["club"]})
    play(state, "done")
    assert asked(state) == (1, "lower")


def test_one_damage_is_too_little_to_steal():  # B136
    state, _ = fight("00012", "002", hands={1: ["club"]})
    assert asked(state) == (1, "lower")
    state, _ = fight("00022", "002", hands={1: ["club"]})
    assert asked(state) == (0, "steal")  # two are enough


def test_a_steal_counts_as_success():  # B129 B136
    more = """
haunts:
  - id: boast
    number: 45
    win: [{side: heroes, when: {is: flag, flag: boasted}, ending: boasted}]
    boxes:
      - id: boast
        kind: reaction
        reaction: {on: attack-won, do: [{do: set-flag, flag: boasted}]}
"""
    state = night(more=more, haunt="boast", traitor=1, at={2: "upper-landing"}, hands={1: ["hedge-knife"]})
    play(state, "act attack", "d22222", "d000", "pick hedge-knife")
    assert state.ended == "boasted"


def test_things_may_be_safe_from_stealing():  # B137
    state = night(haunt="quiet", traitor=1, at={2: "upper-landing"}, hands={1: ["relic"]})
    play(state, "act attack", "d22222", "d000")
    assert asked(state) == (1, "lower")


def test_monsters_do_not_steal_unless_the_haunt_says_so():  # B137 B160
    state = imp(might=1, kind="werewolf", hands={0: ["club"]})
    call(state, Fight(Being("it-1"), Person(0)))
    play(state, "d22222222", "d000")
    assert asked(state) == (0, "lower")
    state = imp(might=1, kind="thief", hands={0: ["club"]}, traitor=1)
    call(state, Fight(Being("it-1"), Person(0)))
    play(state, "d22222", "d000")
    assert asked(state) == (1, "steal")
    play(state, "pick club")
    assert state.beings["it-1"].carries == ("club",)
    assert state.hands[0] == ()


def test_a_stunned_carrier_drops_everything():  # B163
    def change(state):
        state.beings["it-1"] = Creature("thief", 1, "entrance-hall", carries=("bone", "club"))

    state = at_arms(change=change, traitor=1, at={1: "upper-landing"})
    play(state, "act attack", "d11222", "d00000")
    one = state.beings["it-1"]
    assert (one.stunned, one.carries, one.fresh) == (True, (), False)
    assert state.lying == {"entrance-hall": ("bone", "club")}


def test_monsters_are_not_stolen_from_unless_the_haunt_says_so():  # B136 B137
    def with_a(kind):
        def change(state):
            state.beings["it-1"] = Creature(kind, 1, "entrance-hall", carries=("bone",))

        return at_arms(change=change, traitor=1, at={1: "upper-landing"})

    state = with_a("thief")
    play(state, "act attack", "d11222", "d00000")
    assert state.beings["it-1"].stunned
    state = with_a("pedlar")
    play(state, "act attack", "d11222", "d00000")
    assert (asked(state), texts(state)) == ((0, "steal"), ["done", "pick bone"])
    play(state, "pick bone")
    assert state.hands[0] == ("bone",)
    assert (state.beings["it-1"].stunned, state.beings["it-1"].carries) == (False, ())  # instead of the stun


def test_the_traits_of_a_monster_are_known_once_it_has_fought():  # B148
    state = imp(might=4, traitor=1, at={1: "upper-landing"})
    assert state.view(1).beings[0].traits == {"speed": 3, "might": 8}  # the traitor has its box
    assert state.view(0).beings[0].traits == state.view(-1).beings[0].traits == {}
    play(state, "act attack", "d11111", "d00011111")
    for watcher in (0, 1, 2, -1):
        assert state.view(watcher).beings[0].traits == {"speed": 3, "might": 8}


def test_a_theft_can_be_reacted_to():  # B136
    more = """
haunts:
  - id: alarm
    number: 33
    win: [{side: heroes, when: {is: flag, flag: never}, ending: alarm}]
    boxes:
      - id: alarm
        kind: reaction
        book: all
        reaction: {on: stolen, do: [{do: set-flag, flag: alarm}, {do: lose, trait: sanity}]}
"""
    state = night(more=more, haunt="alarm", traitor=1, at={2: "upper-landing"}, hands={1: ["hedge-knife"]})
    play(state, "act attack", "d22222", "d000", "pick hedge-knife")
    assert "alarm" in state.flags
    assert step(state, 1, "sanity") == 3  # of whom it was stolen


WHOEVER_LOSES = """
haunts:
  - id: toll
    number: 45
    win: [{side: heroes, when: {is: flag, flag: wolf-won}, ending: wolf-heroes}]
    monsters:
      - id: reeve
        size: small
        traits: {speed: 3, might: 4}
        attack: {trait: might, damage: 1, defends: true, on-win: [{do: drop, who: target}]}
    rounds: 99
"""


def toll(traitor=2, **more):
    beings = {"reeve-1": ("reeve", "entrance-hall")}
    return night(more=WHOEVER_LOSES, haunt="toll", traitor=traitor, beings=beings, hands={0: ["hedge-knife"]}, **more)


def test_whoever_loses_to_a_monster_also_by_attacking_it():  # B9, B128: the haunt's own words
    state = play(toll(), "act attack", "pick reeve-1")
    before = state.steps[0]
    dice(state, "0" * state.value(0, 1), "2222")
    assert asked(state) == (0, "lower")
    play(state, "lower might")
    assert sum(before) - sum(state.steps[0]) == 1  # however badly they lost
    assert state.hands[0] == ()


def test_who_is_stunned_does_nothing_to_who_loses_to_it():  # B131
    state = toll()
    state.beings["reeve-1"] = Creature("reeve", 1, "entrance-hall", stunned=True)
    before = state.steps[0]
    dice(play(state, "act attack", "pick reeve-1"), "0" * state.value(0, 1), "2222")
    assert (state.steps[0], state.hands[0]) == (before, ("hedge-knife",))


def test_only_a_hero_is_spared_by_who_is_stunned():  # B131 BR37
    """A traitor whom all know is hurt; one who hides is taken for a hero."""
    for hidden, spared in (({}, False), ({0: 1}, True)):
        state = toll(traitor=0)
        state.beings["reeve-1"] = Creature("reeve", 1, "entrance-hall", stunned=True)
        state.hidden = hidden
        dice(play(state, "act attack", "pick reeve-1"), "0" * state.value(0, 1), "2222")
        assert (asked(state) == (0, "turn"), state.hands[0] == ("hedge-knife",)) == (spared, True)
        if not spared:
            play(state, "lower might")
            assert state.hands[0] == ()


def test_lamp_guests_and_the_chandler_are_as_their_boxes_say():  # B9
    monsters = night().book.monsters
    assert monsters["lamp-guest"].attack.defends
    assert monsters["the-chandler"].attack.defends


def test_who_would_take_no_damage_is_not_stolen_from():  # B136
    more = """
items:
  - {id: ward, regions: [ground], passives: [{give: less-damage, add: 2}]}
"""
    for ward, offered in (((), True), (("ward",), False)):
        state = night(more=more, haunt="quiet", traitor=1, hands={1: ["hedge-knife", *ward]}, at={2: "upper-landing"})
        play(state, "act attack")
        dice(state, "1" * (state.value(0, 1) - 2) + "22", "1" * state.value(1, 1))
        gap = state.value(0, 1) + 2 - state.value(1, 1)
        assert gap >= 2
        assert (state.pending.prompt == "steal") is (offered or gap >= 4)
