"""Traits, damage, gains and costs."""

from random import Random

import pytest

from tests.betrayal.stage import (
    GAME,
    asked,
    dice,
    do,
    evening,
    keys,
    night,
    play,
    set_step,
    step,
    texts,
)
from yakata.betrayal.language.words import TRAITS
from yakata.kernel import SPECTATOR, Ask

ODD = """
items:
  - {id: iron-shirt, regions: [ground], trait: {might: 1}}
  - id: padded-coat
    regions: [ground]
    passives: [{give: less-damage, add: 1}]
    reactions:
      - {on: would-be-damaged, may: true, do: [{do: prevent}]}
families:
  - id: rulebook
    colour: white
    start: {speed: 4, might: 5, sanity: 4, knowledge: 4}
    tracks:
      speed: [2, 3, 3, 4, 4, 5, 6, 6]
      might: [1, 2, 3, 3, 4, 5, 6, 7]
      sanity: [1, 2, 3, 4, 5, 6, 7, 8]
      knowledge: [1, 2, 3, 4, 5, 6, 7, 8]
tiles:
  - id: bargain-room
    regions: [ground]
    doorways: [n]
    reactions:
      - {on: end-here, do: [{do: pay, trait: might, amount: 2, then: [{do: gain, trait: sanity}]}]}
"""


def clips(state, seat=0):
    return dict(zip(TRAITS, state.steps[seat], strict=True))


def hurt(state, kind, amount, seat=0):
    return do(state, seat, f"[{{do: damage, harm: {kind}, amount: {amount}}}]")


def test_everybody_sees_every_trait():  # B43
    state = night(seats=4, steps={2: {"might": 6}})
    for seat in (*range(4), SPECTATOR):
        people = state.view(seat).people
        assert [person.steps for person in people] == list(state.steps)
        assert people[2].values[TRAITS.index("might")] == GAME.book.tracks["fennel"][1][5]


def test_two_traits_are_physical_and_two_mental():  # B43, B46
    for kind, allowed in (
        ("physical", ["lower might", "lower speed"]),
        ("mental", ["lower knowledge", "lower sanity"]),
        ("general", ["lower knowledge", "lower might", "lower sanity", "lower speed"]),
    ):
        state = night()
        hurt(state, kind, 1)
        assert asked(state) == (0, "lower")
        assert texts(state) == allowed


def test_a_trait_is_a_place_on_a_track_and_values_repeat():  # B44
    """The rulebook's example: 3 physical damage, 2 steps of Might from 4 to 3 and 1 step of Speed from 4 to 3."""
    state = night(more=ODD)
    state.families = ("rulebook", *state.families[1:])
    set_step(state, 0, might=5, speed=4)
    assert (state.value(0, 1), state.value(0, 0)) == (4, 4)
    hurt(state, "physical", 3)
    play(state, "lower might", "lower might", "lower speed")
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (3, 3)
    assert (state.value(0, 1), state.value(0, 0)) == (3, 3)


def test_a_value_can_stay_while_the_clip_moves():  # B44
    state = night(steps={0: {"speed": 4}})  # ashlar: 2 2 3 3 4 5 5 6
    do(state, 0, "[{do: lose, trait: speed}]")
    assert step(state, 0, "speed") == 3
    assert state.value(0, 0) == 3
    do(state, 0, "[{do: lose, trait: speed}]")
    assert state.value(0, 0) == 2
    do(state, 0, "[{do: lose, trait: speed}]")
    assert (state.value(0, 0), step(state, 0, "speed")) == (2, 1)


def test_damage_moves_as_many_steps_as_it_says_split_as_the_owner_likes():  # B45
    for first in ("might", "speed"):
        state = night()
        hurt(state, "physical", 3)
        assert asked(state)[0] == 0
        play(state, f"lower {first}", "lower might", "lower speed")
        lost = {trait: 4 - now for trait, now in clips(state).items()}
        assert sum(lost.values()) == 3 - (GAME.book.starts["ashlar"][3] - 4)
        assert asked(state)[1] == "turn"


def test_whoever_is_hurt_splits_not_whoever_hurts():  # B45
    state = night()
    do(state, 0, "[{do: damage, harm: mental, amount: 1, who: left}]")
    assert asked(state) == (1, "lower")


def test_losing_a_trait_is_damage_of_its_kind():  # B47
    more = """
rules-added:
  - id: witness
    anchor: dice
    reactions: [{on: damaged, do: [{do: gain, trait: knowledge}]}]
items:
  - {id: helmet, regions: [ground], passives: [{give: less-damage, harm: physical}]}
"""
    state = night(more=more)
    state.story = state.story.plus("rules", "witness")
    before = step(state, 0, "knowledge")
    do(state, 0, "[{do: lose, trait: might}]")
    assert step(state, 0, "might") == 3
    assert step(state, 0, "knowledge") == before + 1, "whatever reacts to damage does"
    state.add_to_hand(0, "helmet")
    do(state, 0, "[{do: lose, trait: might}]")
    assert step(state, 0, "might") == 3, "physical damage is prevented"
    do(state, 0, "[{do: lose, trait: sanity}]")
    assert step(state, 0, "sanity") == 3, "mental damage is not"


@pytest.mark.parametrize("face", [0, 1, 2])
def test_a_die_of_damage_is_rolled(face):  # B48
    state = night()
    do(state, 0, "[{do: damage, harm: physical, dice: 1}]")
    assert texts(state) == ["d0", "d1", "d2"]
    dice(state, str(face))
    for _ in range(face):
        play(state, "lower might")
    assert step(state, 0, "might") == 4 - face
    assert asked(state)[1] == "turn"


def test_several_are_hurt_from_the_left_of_the_current_player():  # B49
    for turn in range(4):
        state = night(seats=4, turn=turn)
        do(state, turn, "[{do: damage, harm: physical, amount: 1, who: players}]")
        order = []
        while asked(state)[1] == "lower":
            order.append(asked(state)[0])
            play(state, "lower might")
        assert order == [(turn + step) % 4 for step in (1, 2, 3, 4)]


def test_dice_of_damage_for_several_come_in_the_same_order():  # B48, B49
    state = night(seats=3, turn=1)
    do(state, 1, "[{do: damage, harm: mental, dice: 1, who: players}]")
    order = []
    for _ in range(3):
        dice(state, "1")
        order.append(asked(state)[0])
        play(state, "lower sanity")
    assert order == [2, 0, 1]


def test_a_gain_is_taken_in_full():  # B50, BR34
    state = night(steps={0: {"might": 2}})
    do(state, 0, "[{do: gain, trait: might, amount: 3}]")
    assert step(state, 0, "might") == 5
    assert asked(state)[1] == "turn", "nobody is asked how much of it"


def test_where_gains_are_asked_for_one_may_be_left():  # B50 BR34
    state = night(steps={0: {"might": 2}}, gains="asked")
    do(state, 0, "[{do: gain, trait: might, amount: 3}]")
    assert (asked(state), texts(state)) == ((0, "raise"), ["done", "raise might"])
    taken = play(state.clone(), "raise might")
    assert step(taken, 0, "might") == 5
    play(state, "done")
    assert (step(state, 0, "might"), asked(state)[1]) == (2, "turn")
    do(state, 0, "[{do: gain, trait: physical}]")
    assert texts(state) == ["done", "raise might", "raise speed"]


def test_where_gains_are_asked_for_healing_is_too():  # B51 BR34
    state = night(steps={0: {"might": 2, "sanity": 1}}, gains="asked")
    do(state, 0, "[{do: heal, trait: all}]")
    assert (asked(state), texts(state)) == ((0, "heal"), ["done", "raise might"])
    play(state, "done")
    assert texts(state) == ["done", "raise sanity"], "those at their start are not asked about"
    play(state, "raise sanity")
    assert (step(state, 0, "might"), step(state, 0, "sanity"), asked(state)[1]) == (2, 4, "turn")
    do(state, 0, "[{do: heal, trait: mental}]")
    assert asked(state)[1] == "turn"


def test_where_gains_are_asked_for_everybody_answers_for_themselves():  # B49 BR34
    state = night(gains="asked")
    do(state, 0, "[{do: gain, trait: might, who: players}]")
    order = []
    while asked(state)[1] == "raise":
        order.append(asked(state)[0])
        play(state, "done" if asked(state)[0] == 1 else "raise might")
    assert order == [1, 2, 0]
    assert [step(state, seat, "might") for seat in range(3)] == [5, 4, 5]


def test_a_gain_ends_at_the_top():  # B50
    state = night(steps={0: {"might": 7}})
    do(state, 0, "[{do: gain, trait: might, amount: 3}]")
    assert step(state, 0, "might") == 8
    assert keys(do(state, 0, "[{do: gain, trait: might}]")) == []


def test_a_gain_of_one_of_several_is_chosen_among_those_that_can_rise():  # B50
    state = night(steps={0: {"might": 8}})
    do(state, 0, "[{do: gain, trait: physical}]")
    assert step(state, 0, "speed") == 5, "the other is at the top"
    do(state, 0, "[{do: gain, trait: any}]")
    assert texts(state) == ["raise knowledge", "raise sanity", "raise speed"]


@pytest.mark.parametrize(("before", "after"), [(1, 4), (3, 4), (4, 4), (6, 6), (8, 8)])
def test_healing_goes_back_to_the_start_and_never_down(before, after):  # B51
    state = night(steps={0: {"sanity": before}})
    do(state, 0, "[{do: heal, trait: sanity}]")
    assert step(state, 0, "sanity") == after


def test_healing_one_of_several_is_chosen_among_those_below():  # B51
    state = night(steps={0: {"sanity": 2, "might": 3, "speed": 7}})
    do(state, 0, "[{do: heal, trait: any}]")
    assert texts(state) == ["raise might", "raise sanity"]
    play(state, "raise might")
    assert (step(state, 0, "might"), step(state, 0, "sanity")) == (4, 2)


def test_critical_is_the_last_step_before_the_skull():  # B52
    state = night(steps={0: {"might": 1, "speed": 2}})
    do(state, 0, "[{do: gain, trait: sanity, when: {is: critical, trait: might}}]")
    assert step(state, 0, "sanity") == 5
    do(state, 0, "[{do: gain, trait: sanity, when: {is: critical, trait: speed}}]")
    assert step(state, 0, "sanity") == 5
    state.set_step(0, 1, 2)
    do(state, 0, "[{do: gain, trait: sanity, when: {is: critical}}]")
    assert step(state, 0, "sanity") == 5


def test_before_the_haunt_nothing_goes_below_critical():  # B53, BR12
    state = night(steps={0: {"might": 2, "speed": 1}})
    hurt(state, "physical", 5)
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (1, 1)
    assert asked(state)[1] == "turn", "the rest is lost, nobody is asked"
    assert keys(hurt(state, "physical", 2)) == []


def test_over_whole_evenings_nobody_is_below_critical_before_the_haunt():  # B53, B54, B165
    for seed in range(12):
        for state in evening(seed):
            if not state.haunt and state.order:
                assert all(1 <= place <= 8 for person in state.steps for place in person)
                assert all(state.alive)
            assert all(0 <= place <= 8 for person in state.steps for place in person)


def test_in_the_haunt_a_trait_reaches_the_skull_and_its_owner_dies():  # B54, B52
    state = night(haunt="quiet", traitor=1, steps={0: {"might": 2}})
    events = do(state, 0, "[{do: lose, trait: might, amount: 1}]")
    assert state.alive[0], "critical is not dead"
    events = do(state, 0, "[{do: lose, trait: might, amount: 4}]")
    assert step(state, 0, "might") == 0
    assert not state.alive[0]
    assert "died" in keys(events)


def test_damage_goes_where_a_clip_can_still_move():  # BR12
    state = night(steps={0: {"might": 1, "speed": 4}})
    hurt(state, "physical", 2)
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (1, 2)
    state = night(steps={0: {"might": 2, "speed": 2}})
    hurt(state, "physical", 2)
    play(state, "lower might")
    assert step(state, 0, "speed") == 1, "the second step has one place to go"


def test_by_the_other_reading_damage_is_laid_where_one_likes():  # B45 B53 BR12
    state = night(steps={0: {"might": 1, "speed": 4}}, damage="split")
    hurt(state, "physical", 3)
    assert texts(state) == ["lower might", "lower speed"]
    play(state, "lower might", "lower speed", "lower might")
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (1, 3), "two steps are lost"
    assert asked(state)[1] == "turn"
    set_step(state, 0, might=1, speed=1)
    assert keys(hurt(state, "physical", 2)) == [], "where nothing can fall nobody is asked"


def test_by_the_other_reading_a_price_is_paid_in_full_all_the_same():  # B55 BR12
    state = night(steps={0: {"might": 1, "speed": 4}}, damage="split")
    do(state, 0, "[{do: pay, trait: physical, amount: 2, may: false, then: [{do: gain, trait: sanity}]}]")
    assert (step(state, 0, "might"), step(state, 0, "speed"), step(state, 0, "sanity")) == (1, 2, 5)


def test_in_the_haunt_a_critical_trait_can_take_damage_too():  # BR12, B54
    state = night(haunt="quiet", traitor=1, steps={0: {"might": 1, "speed": 4}})
    hurt(state, "physical", 1)
    assert texts(state) == ["lower might", "lower speed"]


@pytest.mark.parametrize(("might", "offered"), [(1, False), (2, False), (3, True)])
def test_a_cost_is_paid_in_full_or_brings_nothing(might, offered):  # B55
    """The rulebook's example: who stands one step above critical cannot lose 2 Might to gain 1 Sanity."""
    state = night(more=ODD, house=[("bargain-room", "ground", 1, 0, 3)], at={0: "bargain-room"})
    set_step(state, 0, might=might)
    play(state, "end")
    if offered:
        assert asked(state) == (0, "pay-bargain-room")
        play(state, "answer yes")
        assert (step(state, 0, "might"), step(state, 0, "sanity")) == (might - 2, 5)
    else:
        assert asked(state) == (1, "turn")
        assert (step(state, 0, "might"), step(state, 0, "sanity")) == (might, 4)


@pytest.mark.parametrize(("haunt", "sanity", "offered"), [("", 1, False), ("", 2, True), ("quiet", 1, True)])
def test_an_action_that_is_a_price_is_offered_to_who_can_pay(haunt, sanity, offered):  # B55 BR13
    orchard = [("crab-orchard", "outside", 5, 5, 0)]
    state = night(house=orchard, at={0: "crab-orchard"}, steps={0: {"sanity": sanity}}, haunt=haunt)
    assert ("act crab-orchard.crab-orchard" in texts(state)) is offered
    refusal = state.why_not("act crab-orchard.crab-orchard", 0)
    assert (refusal is None) is offered
    assert offered or str(refusal) == "cannot pay [B55]"


def test_nothing_prevents_a_cost():  # B55
    state = night(more=ODD, hands={0: ["padded-coat"]})
    do(state, 0, "[{do: pay, trait: might, amount: 2, may: false, then: [{do: gain, trait: sanity}]}]")
    assert (step(state, 0, "might"), step(state, 0, "sanity")) == (2, 5)


def test_in_the_haunt_one_may_pay_with_ones_life_and_gets_the_benefit_first():  # BR13
    state = night(haunt="quiet", traitor=1, steps={0: {"might": 2}})
    events = do(state, 0, "[{do: pay, trait: might, amount: 2, may: false, then: [{do: gain, trait: sanity}]}]")
    names = keys(events)
    assert names.index("raised") < names.index("died")
    assert not state.alive[0]
    assert step(state, 0, "sanity") == 5


def test_what_a_carried_card_gives_goes_with_it():  # BR15
    state = night(more=ODD, decks={"item": ["iron-shirt"]})
    do(state, 0, "[{do: draw, deck: item}]")
    assert step(state, 0, "might") == 5
    do(state, 0, "[{do: hand, what: {id: iron-shirt}, whom: left}]")
    assert (step(state, 0, "might"), step(state, 1, "might")) == (4, 5)
    do(state, 1, "[{do: drop, what: {id: iron-shirt}}]")
    assert step(state, 1, "might") == 4


def test_healing_goes_to_the_printed_start_whatever_is_carried():  # BR15, B51
    state = night(more=ODD, hands={0: ["iron-shirt"]}, steps={0: {"might": 2}})
    do(state, 0, "[{do: heal, trait: might}]")
    assert step(state, 0, "might") == 4


@pytest.mark.parametrize(
    "steps",
    [
        "[{do: drop, what: {id: iron-shirt}}]",
        "[{do: drop, every: true}]",
        "[{do: bury, what: {id: iron-shirt}}]",
        "[{do: box, what: {id: iron-shirt}}]",
        "[{do: hand, what: {id: iron-shirt}, whom: left}]",
    ],
)
def test_losing_a_card_can_kill_in_the_haunt_and_not_before(steps):  # BR15
    state = night(more=ODD, hands={0: ["iron-shirt"]}, steps={0: {"might": 1}})
    do(state, 0, steps)
    assert (step(state, 0, "might"), state.alive[0]) == (1, True)
    state = night(more=ODD, hands={0: ["iron-shirt"]}, steps={0: {"might": 1}}, haunt="quiet", traitor=2)
    do(state, 0, steps)
    assert (step(state, 0, "might"), state.alive[0]) == (0, False)


def test_over_whole_evenings_damage_gains_and_heals_are_told_as_they_are():  # B44, B45, B50, B51
    """The clips are where the events say they went: nothing else moves them."""
    for seed in range(8):
        rng = Random(seed)
        state = GAME.start(seats=3)
        while isinstance(state.pending, Ask) is False or not state.order:
            pending = state.pending
            state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.outcomes[0])
        for _ in range(400):
            pending = state.pending
            if pending is None or state.haunt:
                break
            before = state.steps
            answer = rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng)
            events = state.apply(answer)
            if any(frame.__class__.__name__ == "Hurt" for frame in state.stack):
                continue
            moved = {
                (seat, trait)
                for seat in range(3)
                for trait in range(4)
                if before[seat][trait] != state.steps[seat][trait]
            }
            told = {
                (event.slots["seat"], TRAITS.index(event.slots["trait"]))
                for event in events
                if event.key in ("raised", "lowered", "healed")
            }
            assert moved <= told


def test_what_is_lost_with_a_card_is_told():  # BR15
    state = night(more=ODD, hands={0: ["iron-shirt"]}, steps={0: {"might": 8}})
    events = do(state, 0, "[{do: bury, what: {id: iron-shirt}}]")
    assert step(state, 0, "might") == 7
    assert "lowered" in keys(events)


@pytest.mark.parametrize("what", ["heal", "gain", "lose"])
def test_who_is_healed_raised_or_lowered_chooses_the_trait(what):  # BR55
    state = night(steps={1: {"might": 2, "speed": 2}})
    do(state, 0, f"[{{do: {what}, trait: physical, who: target}}]", target=1)
    assert asked(state)[0] == 1
    assert len(texts(state)) > 1


def test_the_surgeons_roll_asks_the_patient():  # BR55
    state = night(hands={0: ["surgeons-roll"]}, steps={1: {"might": 2, "speed": 2}})
    play(state, "act surgeons-roll.surgeons-roll")
    assert asked(state)[0] == 1
