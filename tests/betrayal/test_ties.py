"""B12: where one player is meant and several fit, a Crest token decides."""

from tests.betrayal.stage import GAME, asked, dice, do, happen, heard, night, play, set_step, texts
from yakata.betrayal.language.one_player import ONE, by_superlative
from yakata.betrayal.state.haunt import Creature
from yakata.kernel import Odds


def tied(**more):
    """Quill and Fennel have the most Might."""
    state = night(**more)
    set_step(state, 1, might=8)
    set_step(state, 2, might=8)
    assert state.value(1, 1) == state.value(2, 1) > state.value(0, 1)
    return state


def test_a_tie_for_a_title_is_broken_by_a_crest_of_the_tied():  # B12
    state = tied()
    do(state, 0, "[{do: give-title, title: keyholder, who: {highest: might}}, {do: gain, trait: sanity}]")
    assert isinstance(state.pending, Odds)
    assert (state.pending.key, texts(state)) == ("crest", ["quill", "fennel"])
    assert state.story.titles == {}
    play(state, "fennel")
    assert state.story.titles == {"keyholder": "fennel"}
    assert state.steps[0][2] == 5  # and what follows is done, once


def test_without_a_tie_nothing_is_drawn():  # B12
    state = tied()
    set_step(state, 1, might=1)
    do(state, 0, "[{do: give-title, title: keyholder, who: {highest: might}}]")
    assert state.story.titles == {"keyholder": "fennel"}
    assert asked(state) == (0, "turn")


def test_all_hear_whose_crest_it_is():  # B12
    state = tied()
    do(state, 0, "[{do: give-title, title: keyholder, who: {highest: might}}]")
    assert heard(list(state.apply("quill")), "crest-drawn") == {"seat": 1}


def test_a_drawn_crest_is_for_one_step_alone():  # B12
    state = tied()
    title = "{do: give-title, title: %s, who: {highest: might}}"
    do(state, 0, f"[{title % 'keyholder'}, {title % 'other'}]")
    play(state, "quill")
    assert state.pending.key == "crest"
    play(state, "fennel")
    assert state.story.titles == {"keyholder": "quill", "other": "fennel"}


def test_two_ties_in_one_step_are_two_draws():  # B12
    state = tied(seats=4, at={0: "upper-landing", 3: "basement-landing"})
    lowest = min(seat for seat in (0, 3) if state.value(seat, 1) == min(state.value(0, 1), state.value(3, 1)))
    for step in range(1, 9):
        set_step(state, 3 - lowest, might=step)
        if state.value(0, 1) == state.value(3, 1):
            break
    do(state, 0, "[{do: swap-places, who: {highest: might}, whom: {lowest: might}}]")
    assert texts(state) == ["quill", "fennel"]
    play(state, "quill")
    assert texts(state) == ["ashlar", "vesper"]
    play(state, "vesper")
    assert (state.places[1], state.places[3]) == ("basement-landing", "entrance-hall")


def test_a_tie_about_who_chooses_is_broken_too():  # B12
    state = tied()
    do(state, 0, "[{do: mark, marker: key, where: {tile: [front-steps, upper-landing]}, by: {highest: might}}]")
    play(state, "fennel")
    assert asked(state)[0] == 2


def test_a_group_where_one_is_meant_is_a_tie():  # B12
    state = night(haunt="quiet", seats=4)
    do(state, 0, "[{do: put-thing, object: trinket, whom: others}]")
    assert texts(state) == ["quill", "fennel", "vesper"]
    play(state, "vesper")
    assert state.hands[3] == ("trinket",)


def test_the_dead_take_no_part_where_the_living_are_meant():  # B12
    state = tied(haunt="quiet")
    do(state, 1, "[{do: die}]")
    do(state, 0, "[{do: put-thing, object: trinket, whom: {all: everyone, highest: might}}]")
    assert state.hands[2] == ("trinket",)


def test_a_tie_survives_a_save():  # B12
    state = tied()
    do(state, 0, "[{do: contest, trait: might, who: it, against: {highest: might}}]")
    state = state.game.load(state.dump())
    play(state, "fennel")
    assert len(texts(state)[0]) == 1 + state.value(0, 1)


def test_of_several_targets_the_attacker_chooses():  # B127
    state = night(haunt="quiet", traitor=0, seats=4, at={3: "upper-landing"})
    do(state, 0, "[{do: attack, target: {all: opponents, at: here}}]")
    assert (asked(state), texts(state)) == ((0, "attack"), ["pick fennel", "pick quill"])
    state = night(haunt="quiet", traitor=0, turn=1)
    state.beings["imp-1"] = Creature("imp", 1, "entrance-hall")
    do(state, 1, "[{do: attack, target: heroes, attacker: this}]", being="imp-1")
    assert asked(state) == (0, "attack")  # the traitor, for the monster


def test_every_field_that_is_named_is_one_of_its_step():  # B12
    for kind, fields in ONE.items():
        assert set(fields) <= set(kind.__struct_fields__), kind


def test_who_was_drawn_chooses_for_all_that_are_moved():  # B12
    state = night(seats=4)
    where = "{tile: [upper-landing, basement-landing]}"
    do(state, 0, f"[{{do: move, who: {{all: everyone, but: owner}}, to: {where}, by: {{all: others}}}}]")
    play(state, "fennel")
    for _ in range(3):
        assert asked(state) == (2, "move")
        play(state, "pick upper-landing")
    assert state.places[1:] == ("upper-landing",) * 3


def test_a_crest_does_not_tell_whose_side_is_hidden():  # B12 B154
    state = night(haunt="quiet", traitor=1)
    state.hidden = {0: 1, 1: 2, 2: 4}
    set_step(state, 1, might=8)
    set_step(state, 2, might=8)
    do(state, 0, "[{do: give-title, title: keyholder, who: {highest: might}}]")
    drawn = next(event for event in state.apply("fennel") if event.key == "crest-drawn")
    assert drawn.audience == (2,)


def test_nobody_is_offered_a_target_whom_they_do_not_see():
    state = night(haunt="quiet", traitor=1, seats=4)
    state.unseen = {1: ("entrance-hall", "front-steps")}
    do(state, 0, "[{do: attack, target: {all: others, at: here}}]")
    assert texts(state) == ["pick fennel", "pick vesper"]


def test_nobody_picks_between_those_who_are_equally_near():  # B12
    state = night(at={0: "ground-floor-staircase", 1: "upper-landing", 2: "basement-landing"})
    happen(state, 0, "quarrel-on-the-stairs")
    assert isinstance(state.pending, Odds)
    assert state.pending.key == "crest"
    state = night(at={0: "ground-floor-staircase", 1: "upper-landing", 2: "basement-landing"})
    happen(state, 0, "someone-elses-breath")
    dice(state, "0" * (state.value(0, 2) - 1) + "2")
    assert isinstance(state.pending, Odds)
    assert state.pending.key == "crest"
    play(state, "fennel")
    assert state.places[0] == "basement-landing"


def test_of_some_that_are_no_superlative_one_is_picked():  # B12
    state = night()
    do(state, 0, "[{do: pick, name: one, who: others}, {do: gain, trait: might, who: one}]")
    assert asked(state) == (0, "pick-one")


def test_whoever_has_most_or_least_of_something_is_one_in_every_card():  # B12
    several = [
        (name, field)
        for name, steps in GAME.book.blocks.items()
        for step, tied in zip(steps, steps.ties, strict=True)
        for field in ("who", "of", "against", "to", "by")
        if by_superlative(getattr(step, field, None)) and field not in tied
    ]
    assert several == []
