"""What a traitor can do that heroes cannot."""

import pytest
from msgspec.structs import replace

from tests.betrayal.stage import asked, deck_of, do, happen, heard, keys, night, pass_to, play, step, texts, told
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.kernel import Ask

MIRE = """
events:
  - id: test-mire
    regions: [ground]
    ongoing: true
    passives: [{give: dice, add: -2, traits: [sanity]}, {give: moves, add: 2}]
    reactions: [{on: end-here, do: [{do: damage, harm: physical, amount: 1}]}]
  - id: test-spring
    regions: [ground]
    ongoing: true
    passives: [{give: dice, add: 2, traits: [sanity]}]
  - id: test-hunger
    regions: [ground]
    steps:
      - {do: damage, harm: mental, amount: 1}
      - {do: roll, trait: sanity, dice-bonus: [{add: -2, when: {is: ghost-here}}], bands: {"0+": []}}
tiles:
  - id: test-well
    regions: [ground]
    doorways: [n, e, s, w]
    reactions: [{on: end-here, do: [{do: damage, harm: physical, amount: 1}]}]
    actions:
      - id: test-well
        word: search
        do: [{do: roll, trait: might, bands: {"5+": [{do: gain, trait: might}], "0-4": []}}]
  - {id: test-parlour, regions: [ground], doorways: [n, e, s, w], symbols: [event, item]}
"""
WELL = [("test-well", "ground", 1, 0, 0)]


def scene(**more):
    return night(more=MIRE, **({"haunt": "quiet", "traitor": 0} | more))


def test_heroes_and_traitor_are_small_obstacles_to_each_other():  # B152
    state = scene(seats=4)
    assert cost_to_leave(state, 0) == 1 + 3
    assert cost_to_leave(state, 1) == 1 + 1
    state = scene(seats=4, at={0: "upper-landing"})
    assert cost_to_leave(state, 1) == 1  # heroes do not slow heroes


def test_monsters_slow_heroes_by_size_and_not_the_traitor():  # B71 B152 B162
    beings = {
        "imp-1": ("imp", "entrance-hall"),
        "ogre-1": ("ogre", "entrance-hall"),
        "wisp-1": ("wisp", "entrance-hall"),
    }
    state = scene(beings=beings, at={0: "entrance-hall", 1: "entrance-hall", 2: "upper-landing"})
    assert cost_to_leave(state, 1) == 1 + 1 + 1 + 2
    assert cost_to_leave(state, 0) == 1 + 1  # only the hero


def test_a_stunned_monster_and_not_a_corpse_is_an_obstacle():  # BR8 BR9
    state = scene(beings={"imp-1": ("imp", "entrance-hall")}, at={0: "upper-landing"})
    state.beings["imp-1"] = replace(state.beings["imp-1"], stunned=True)
    assert cost_to_leave(state, 1) == 2
    state = scene(at={0: "entrance-hall", 1: "entrance-hall", 2: "upper-landing"}, turn=1)
    assert cost_to_leave(state, 1) == 2
    state.alive = (False, True, True)
    assert cost_to_leave(state, 1) == 1
    assert "act attack" not in texts(pass_to(state, 1))  # nor an opponent


def test_the_traitor_ignores_obstacle_tokens():  # B153
    """(a) Heroes still count."""
    state = scene(at={0: "entrance-hall", 1: "entrance-hall", 2: "upper-landing"})
    state.mark_tile("small", "entrance-hall", 1)
    state.mark_tile("large", "entrance-hall", 1)
    assert cost_to_leave(state, 0) == 1 + 1
    assert cost_to_leave(state, 1) == 1 + 1 + 1 + 2


@pytest.mark.parametrize(("seat", "hurt"), [(0, False), (1, True)])
def test_tiles_do_not_hurt_the_traitor(seat, hurt):  # B153
    """(b)"""
    state = scene(house=WELL, at="test-well", turn=seat)
    play(state, "end")
    assert (asked(state) == (seat, "lower")) is hurt


@pytest.mark.parametrize(("seat", "hurt"), [(0, False), (1, True)])
def test_an_action_of_a_tile_does_not_hurt_the_traitor(seat, hurt):  # B153
    """(b) What an action that is printed on a tile does is the tile's doing; a cost is paid all the same."""
    more = (
        MIRE
        + """
  - id: test-stove
    regions: [ground]
    doorways: [n, e, s, w]
    actions:
      - {id: test-stove, word: operate, do: [{do: damage, harm: physical, amount: 1}]}
      - id: test-stove-door
        word: search
        do: [{do: pay, trait: might, may: false, then: [{do: gain, trait: sanity}]}]
"""
    )
    state = night(
        more=more, haunt="quiet", traitor=0, house=[("test-stove", "ground", 1, 0, 0)], at="test-stove", turn=seat
    )
    play(state, "act test-stove.test-stove")
    assert (asked(state) == (seat, "lower")) is hurt
    if hurt:
        play(state, "lower speed")
    might = step(state, seat, "might")
    play(state, "act test-stove.test-stove-door")
    assert step(state, seat, "might") == might - 1


def test_the_traitor_may_take_a_five_for_an_action_on_a_tile():  # B153 BR18
    """(c) Chosen before the dice."""
    state = scene(house=WELL, at={0: "test-well"})
    play(state, "act test-well.test-well")
    assert (asked(state), texts(state)) == ((0, "take-five"), ["pick five", "pick roll"])
    events = told(state, "pick five")
    assert "takes-five" in keys(events)
    assert step(state, 0, "might") == 5


@pytest.mark.parametrize(("seat", "asks"), [(0, True), (1, False)])
def test_the_traitor_who_acts_may_take_a_five_against_another_too(seat, asks):  # B153 BR18
    """Only who takes the action may."""
    state = scene(house=[("card-parlour", "ground", 1, 0, 0)], at=dict.fromkeys(range(3), "card-parlour"), turn=seat)
    play(state, "act card-parlour.card-parlour", "pick fennel" if asks else "pick ashlar", "pick card-parlour-bluff")
    assert ("pick five" in texts(state)) is asks
    if asks:
        play(state, "pick five")
        events = told(state, texts(state)[0])
        assert heard(events, "wins-contest")


@pytest.mark.parametrize("place", ["test-well", "card-parlour"])
def test_who_takes_a_five_has_made_no_trait_roll(place):  # B153 B58
    """The die that was borrowed for the next one is there still."""
    house = WELL if place == "test-well" else [("card-parlour", "ground", 1, 0, 0)]
    state = scene(house=house, at=dict.fromkeys(range(3), place))
    state.story = state.story.plus("rules", "d-debt")
    state.set_status(0, "borrowed-die")
    play(state, f"act {place}.{place}")
    if place == "card-parlour":
        play(state, "pick fennel", "pick card-parlour-bluff")
    play(state, "pick five")
    assert "borrowed-die" in state.statuses[0]
    while not isinstance(state.pending, Ask):
        play(state, texts(state)[0])
    do(state, 0, "[{do: roll, trait: might, bands: {'0+': []}}]")
    play(state, texts(state)[0])
    assert "borrowed-die" not in state.statuses[0]


def test_the_traitor_may_roll_all_the_same():  # B153 BR18
    state = scene(house=WELL, at={0: "test-well"})
    play(state, "act test-well.test-well", "pick roll")
    assert texts(state)[0].startswith("d")
    play(state, "d00000")
    assert step(state, 0, "might") == 4


def test_a_five_is_for_tiles_and_traitors_only():  # BR18
    hero = scene(house=WELL, at={1: "test-well"}, turn=1)
    play(hero, "act test-well.test-well")
    assert texts(hero)[0].startswith("d")
    elsewhere = scene()
    do(elsewhere, 0, '[{do: roll, trait: might, bands: {"0+": []}}]')
    assert texts(elsewhere)[0].startswith("d")


def entering(traitor):
    state = scene(traitor=traitor, decks={"tiles": ["test-parlour"], "event": ["test-hunger"], "item": ["hedge-knife"]})
    play(state, "explore e")
    while texts(state)[0].startswith("lay"):
        play(state, texts(state)[0])
    return state


def test_the_traitor_may_decline_an_event():  # B153 BR19
    """(d) Before it is drawn, and keeps moving; other symbols are drawn."""
    state = entering(0)
    assert asked(state) == (0, "draw-event")
    before = state.decks["event"]
    play(state, "answer no")
    assert state.decks["event"] == before
    assert state.hands[0] == ("hedge-knife",)
    play(state, "answer no")  # no heirloom
    assert state.moves == 0  # the Item's draw has taken them


def test_a_declined_event_takes_no_moves():  # B153
    more = MIRE.replace("symbols: [event, item]", "symbols: [event]")
    state = night(more=more, haunt="quiet", traitor=0, at={1: "upper-landing", 2: "upper-landing"})
    deck_of(state, "tiles", "test-parlour")
    play(state, "explore e")
    while texts(state)[0].startswith("lay"):
        play(state, texts(state)[0])
    moves = state.moves
    play(state, "answer no")
    assert state.moves == moves > 0


def test_an_event_once_drawn_resolves():  # B153
    state = entering(0)
    play(state, "answer yes")
    assert asked(state) == (0, "lower")


def test_heroes_decline_nothing():  # B153
    state = entering(2)
    assert asked(state) == (0, "lower")


def test_the_traitor_ignores_an_ongoing_event_the_good_with_the_bad():  # B153
    """(e)"""
    state = scene()
    state.ongoing = {"test-mire": "entrance-hall"}
    pass_to(state, 0)
    assert asked(state) == (0, "ignore-event")  # before the moves are counted
    assert "ignores-event" in keys(told(state, "answer yes"))
    assert state.moves == state.value(0, 0)  # not two more
    do(state, 0, '[{do: roll, trait: sanity, bands: {"0+": []}}]')
    assert len(texts(state)[0]) == 1 + state.value(0, 2)
    play(state, texts(state)[0], "end")
    assert asked(state) == (1, "turn")  # no damage


def test_the_traitor_may_bear_the_bad_for_the_good():  # B153 BR36
    """(e) It is the traitor's choice, anew each time."""
    state = scene()
    state.ongoing = {"test-mire": "entrance-hall"}
    pass_to(state, 0)
    assert "heeds-event" in keys(told(state, "answer no"))
    assert state.moves == state.value(0, 0) + 2
    do(state, 0, '[{do: roll, trait: sanity, bands: {"0+": []}}]')
    assert len(texts(state)[0]) == 1 + max(1, state.value(0, 2) - 2)
    play(state, texts(state)[0], "end")
    assert asked(state) == (0, "lower")
    play(state, "lower might")
    pass_to(state, 0)
    play(state, "answer yes")
    assert state.moves == state.value(0, 0)


def test_the_traitor_is_asked_on_coming_to_the_tile():  # B153 BR36
    state = scene(at={0: "ground-floor-staircase"})
    state.ongoing = {"test-mire": "entrance-hall"}
    play(state, "move entrance-hall")
    assert asked(state) == (0, "ignore-event")
    assert state.view(0).card == "test-mire"
    play(state, "answer yes", "end")
    assert asked(state) == (1, "turn")
    hero = scene(at={1: "ground-floor-staircase"}, turn=1)
    hero.ongoing = {"test-mire": "entrance-hall"}
    play(hero, "move entrance-hall")
    assert asked(hero) == (1, "turn")


def test_the_traitor_is_asked_about_an_event_that_stays():  # B153
    state = scene()
    happen(state, 0, "test-mire")
    assert asked(state) == (0, "ignore-event")


def test_what_only_harms_is_ignored_without_a_word():  # B153 BR36
    more = MIRE.replace("{give: moves, add: 2}", "{give: result, add: -1}")
    state = night(more=more, haunt="quiet", traitor=0)
    state.ongoing = {"test-mire": "entrance-hall"}
    pass_to(state, 0)
    assert asked(state) == (0, "turn")
    play(state, "end")
    assert asked(state) == (1, "turn")


def test_who_ignores_an_event_has_nothing_of_its_reactions():  # B153
    more = MIRE.replace(
        "do: [{do: damage, harm: physical, amount: 1}]}]\n  - id: test-spring",
        "do: [{do: damage, harm: physical, amount: 1}, {do: gain, trait: sanity}]}]\n  - id: test-spring",
    )
    for answer, sanity in (("yes", 0), ("no", 1)):
        state = night(more=more, haunt="quiet", traitor=0)
        state.ongoing = {"test-mire": "entrance-hall"}
        pass_to(state, 0)
        before = step(state, 0, "sanity")
        play(state, f"answer {answer}", "end")
        if asked(state) == (0, "lower"):
            play(state, "lower might")
        assert step(state, 0, "sanity") - before == sanity


def test_a_hero_has_an_ongoing_event_as_it_is():  # B153
    state = scene()
    state.ongoing = {"test-mire": "entrance-hall"}
    pass_to(state, 1)
    assert state.moves == state.value(1, 0) + 2
    play(state, "end")
    assert asked(state) == (1, "lower")


def test_the_traitor_keeps_what_only_helps():  # B153
    state = scene()
    state.ongoing = {"test-spring": "entrance-hall"}
    do(state, 0, '[{do: roll, trait: sanity, bands: {"0+": []}}]')
    assert len(texts(state)[0]) == 1 + state.value(0, 2) + 2


@pytest.mark.parametrize(("seat", "fewer"), [(0, 0), (1, 2)])
def test_ghosts_do_not_worsen_events_for_the_traitor(seat, fewer):  # B153
    """(f)"""
    state = scene(turn=seat)
    state.mark_tile("ghost", "entrance-hall", 1)
    happen(state, seat, "test-hunger")
    play(state, "lower knowledge")
    assert len(texts(state)[0]) == 1 + max(1, state.value(seat, 2) - fewer)


def test_a_hidden_traitor_shows_no_power():  # B153 B154
    state = scene(house=WELL, at="test-well")
    state.hidden = {seat: 1 << seat for seat in range(3)}
    play(state, "act test-well.test-well")
    assert texts(state)[0].startswith("d")
    play(state, texts(state)[0], "end")
    assert asked(state) == (0, "lower")
    assert heard(told(state, "lower might"), "lowered")["seat"] == 0


def test_a_traitor_out_of_sight_is_not_asked_what_would_tell_their_place():  # B153 BR36
    state = scene(turn=1)
    state.ongoing = {"test-mire": "entrance-hall"}
    state.unseen = {0: ("entrance-hall", "front-steps")}
    pass_to(state, 0)
    assert asked(state) == (0, "turn")
    assert state.view(1).card == ""


# What is paid, and what is hidden


def test_what_is_paid_is_paid_by_the_traitor_too():  # BR44 B153
    """(b) spares damage; a cost is none."""
    state = scene()
    before = step(state, 0, "might")
    pay = "[{do: pay, trait: might, may: false, then: [{do: gain, trait: sanity}]}]"
    do(state, 0, pay, kind="tile")
    assert step(state, 0, "might") == before - 1
    do(state, 0, "[{do: lose, trait: might}]", kind="tile")
    assert step(state, 0, "might") == before - 1


def test_a_traitor_whose_role_lies_face_down_is_no_obstacle():  # BR46 B152
    state = scene()
    assert cost_to_leave(state, 0) == 1 + 2
    state.hidden = {0: 1}
    assert (cost_to_leave(state, 0), cost_to_leave(state, 1)) == (1, 1)


def test_an_open_traitor_and_whoever_hides_slow_each_other():  # B152 BR46
    state = scene(seats=4)
    state.hidden = {1: 2, 2: 4}
    assert [cost_to_leave(state, seat) for seat in range(4)] == [1 + 3, 1 + 1, 1 + 1, 1 + 1]


def test_what_a_step_costs_does_not_tell_a_role_that_lies_face_down():  # B152 BR37 BR46
    """A second traitor may hide among them: they go and are passed like everybody else who hides."""
    beings = {"ogre-1": ("ogre", "entrance-hall")}

    def costs(*roles):
        state = scene(seats=4, beings=beings)
        state.roles, state.hidden = roles, {1: 2, 2: 4}
        return [cost_to_leave(state, seat) for seat in range(4)]

    honest = costs("traitor", "hero", "hero", "hero")
    assert honest == [1 + 3, 1 + 1 + 2, 1 + 1 + 2, 1 + 1 + 2]
    assert costs("traitor", "traitor", "hero", "hero") == honest
    assert costs("traitor", "hero", "traitor", "hero") == honest
