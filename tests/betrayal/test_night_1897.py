"""Chapter 8, 1897: a name of three marks, the sitting, the search, and what both leave in the house."""

from itertools import product
from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, first, stories_after
from tests.betrayal.stage import asked, call, chance, dice, do, happen, night, pass_to, play, step, texts
from yakata.betrayal.rules.evening.journal import Reading
from yakata.betrayal.rules.evening.setup import tonight
from yakata.betrayal.rules.fighting.attack import Fight
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Kept
from yakata.betrayal.state.references import Being, Person
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

NAMES = tuple("".join(marks) for marks in product("rxc", repeat=3))
MARKS = {"first": "trophy-stair", "second": "yew-circle", "third": "basement-landing"}
TABLE = "sitting-parlour"
HOUSE = [(TABLE, "ground", 1, 0, 0), ("yew-circle", "outside", 1, 0, 0), ("trophy-stair", "upper", 0, 1, 0)]
SIGNS = ("ring", "cross", "comb")
A, B = "name-at-the-table", "kindly-return"
READ = {"first": ("pane", "knowledge"), "second": ("bark", "might"), "third": ("stone", "sanity")}


def sitting(haunt=A, name="rxc", left=NAMES, rubbed="", counters=None, **more):
    """The table is laid and the marks are there; seat 2 is the traitor, and all are at the table unless it is said."""

    def change(state):
        state.mark_tile("sitting-table", TABLE, 1)
        for tile in MARKS.values():
            state.mark_tile("name-mark", tile, 1)
        if rubbed:
            state.mark_tile("rubbed", MARKS[rubbed], 1)
        state.secrets["sixth-name"] = Kept(name, tuple(left), 4 if haunt == A else 0)
        state.counters.update(counters or {})

    kind = "visitor" if haunt == A else "asker"
    more = {"at": TABLE, "traitor": 2, "beings": {f"{kind}-1": (kind, "front-steps")}} | more
    return night(haunt=haunt, house=HOUSE, change=change, **more)


def names(state):
    return set(state.secrets["sixth-name"].among)


def reads(state, mark, haunt=A, faces="2"):
    """The one whose turn it is reads a mark; all their dice show this."""
    box, trait = READ[mark]
    seat = asked(state)[0]
    play(state, f"act {haunt}.{'nt' if haunt == A else 'kr'}-{box}")
    if mark == "second":
        play(state, f"roll {trait}")
    return dice(state, faces * state.value(seat, ("speed", "might", "sanity", "knowledge").index(trait)))


def round_ends(state):
    rng, now = Random(3), state.round
    while state.round == now and state.pending is not None:
        state.apply("end" if "end" in texts(state) else first(state, rng))
    return state


# Asking


@pytest.mark.parametrize("haunt", [A, B])
@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_is_asked_about_where_it_is(haunt, mark):
    place = [*MARKS].index(mark)
    state = reads(sitting(haunt, at={0: MARKS[mark]}), mark, haunt)
    play(state, f"pick sn-{SIGNS[place - 1]}")
    assert names(state) == {one for one in NAMES if one[place] != "rxc"[place - 1]}
    again = reads(sitting(haunt, at={0: MARKS[mark]}), mark, haunt)
    play(again, f"pick sn-{SIGNS[place]}")
    assert names(again) == {one for one in NAMES if one[place] == "rxc"[place]}
    assert f"sn-{mark}-known" in again.flags


def test_two_signs_ruled_out_leave_the_third():
    state = reads(sitting(at={0: MARKS["first"]}, name="cxr"), "first")
    play(state, "pick sn-ring")
    assert "sn-first-known" not in state.flags
    round_ends(state)
    reads(pass_to(state, 0), "first")
    assert "pick sn-ring" not in texts(state)  # no question twice
    play(state, "pick sn-cross")
    assert "sn-first-known" in state.flags
    assert names(state) == {one for one in NAMES if one[0] == "c"}
    assert f"act {A}.nt-pane" not in texts(pass_to(round_ends(state), 0))


def test_what_was_asked_is_silent_until_the_round_ends():
    state = sitting(at={0: MARKS["first"], 1: MARKS["first"]}, name="cxr")
    play(reads(state, "first"), "pick sn-ring", "end")
    assert f"act {A}.nt-pane" not in texts(pass_to(state, 1))
    assert f"act {A}.nt-pane" in texts(pass_to(round_ends(state), 1))


def test_a_rubbed_mark_is_harder_to_read():
    """With four points: enough with +2 for three players, not enough with -2 besides."""
    for rubbed, left in (("", False), ("first", True)):
        state = sitting(at={0: MARKS["first"]}, rubbed=rubbed, steps={0: {"knowledge": 4}})
        value = state.value(0, 3)
        play(state, f"act {A}.nt-pane")
        dice(state, "2" * 2 + "0" * (value - 2))
        assert (asked(state)[1] == "turn") is left


@pytest.mark.parametrize("mark", MARKS)
def test_nothing_at_all_hurts(mark):
    state = sitting(at={0: MARKS[mark]})
    before = sum(state.steps[0])
    reads(state, mark, faces="0")
    # for three players 2 is added, and the hand only slips
    assert sum(state.steps[0]) == before
    state = sitting(at={0: MARKS[mark]}, rubbed=mark)
    reads(state, mark, faces="0")
    play(state, texts(state)[0])
    assert sum(state.steps[0]) == before - 1


def test_the_table_is_asked_about_the_whole_and_company_helps():
    state = sitting()
    play(state, f"act {A}.nt-ask", "roll sanity")
    dice(state, "1" * 3 + "0" * (state.value(0, 2) - 3))  # 3, and 2 for three players, and 1 for company
    assert texts(state) == ["pick sn-any-comb", "pick sn-any-cross", "pick sn-any-ring", "pick sn-twice"]
    play(state, "pick sn-twice")
    assert names(state) == {one for one in NAMES if len({*one}) == 3}
    alone = sitting(at={0: TABLE})
    play(alone, f"act {A}.nt-ask", "roll sanity")
    dice(alone, "1" * 3 + "0" * (alone.value(0, 2) - 3))
    assert asked(alone)[1] == "turn"


def test_what_is_nowhere_in_the_name_need_not_be_asked_of_each_mark():
    state = sitting(name="xcx")
    play(state, f"act {A}.nt-ask", "roll sanity")
    dice(state, "2" * state.value(0, 2))
    play(state, "pick sn-any-ring")
    assert {"sn-first-ring", "sn-second-ring", "sn-third-ring"} <= {*state.flags}
    assert names(state) == {one for one in NAMES if "r" not in one}


# The Name at the Table


def test_the_right_name_wins_and_only_at_the_table():
    state = sitting()
    play(state, f"act {A}.nt-say", "pick rxc")
    assert [score > 0 for score in state.result.scores] == [True, True, False]
    assert f"act {A}.nt-say" not in texts(sitting(at="entrance-hall"))


def test_a_wrong_name_costs_a_turn_and_makes_it_somebody():
    state = sitting(beings={"visitor-1": ("visitor", "front-steps")})
    before = sum(state.steps[0])
    play(state, f"act {A}.nt-say", "pick rrr")
    play(state, texts(state)[0])
    assert (state.counters["nt-wrong"], sum(state.steps[0])) == (1, before - 1)
    assert "rrr" not in names(state)
    assert state.view(2).beings[0].traits["sanity"] == 5
    play(state, "end")
    while asked(state)[0] == 1:
        play(state, "end")
    seen = set()
    while state.round == 1 and state.pending is not None:
        seen.add(asked(state)[0]) if isinstance(state.pending, Ask) else None
        state.apply("end" if "end" in texts(state) else first(state, Random(1)))
    while state.pending is not None and state.round == 2:
        if isinstance(state.pending, Ask) and state.pending.prompt == "turn":
            seen.add(("second", state.pending.seat))
        state.apply("end" if "end" in texts(state) else first(state, Random(1)))
    assert ("second", 0) not in seen
    assert ("second", 1) in seen


def test_the_third_wrong_name_is_its_own():
    state = sitting(counters={"nt-wrong": 2})
    play(state, f"act {A}.nt-say", "pick rrr")
    while state.result is None:
        state.apply(first(state, Random(1)))
    assert [score > 0 for score in state.result.scores] == [False, False, True]


def test_the_lamp_sinks_with_each_round_and_is_out_at_last():
    state = round_ends(sitting(at="upper-landing"))
    assert state.counters["nt-lamp"] == 1
    state = round_ends(sitting(at="upper-landing", counters={"nt-lamp": 5}))
    assert [score > 0 for score in state.result.scores] == [False, False, True]


def test_hands_are_linked_and_both_are_the_better_for_it():
    state = sitting(steps={0: {"sanity": 2}, 1: {"sanity": 2}})
    play(state, f"act {A}.nt-link")
    assert step(state, 0, "sanity") > 2 < step(state, 1, "sanity")
    assert f"act {A}.nt-link" not in texts(sitting())
    assert f"act {A}.nt-link" not in texts(sitting(at={0: TABLE}, steps={0: {"sanity": 2}}))


def dead(tile, **more):
    """Seat 0 has died there, and it is their turn."""
    state = sitting(at={0: tile, 1: "upper-landing", 2: "upper-landing"}, **more)
    do(state, 0, "[{do: die}]")
    assert 0 in state.ghosts
    return pass_to(state, 0)


def test_the_dead_rap_and_read_from_behind_without_a_roll():
    state = dead(TABLE)
    assert f"act {A}.nt-say" not in texts(state)
    play(state, f"act {A}.nt-rap", "pick sn-twice")
    assert len(names(state)) == 6
    for place, (mark, tile) in enumerate(MARKS.items()):
        state = play(dead(tile), f"act {A}.nt-behind", f"pick sn-{SIGNS[place]}")
        assert f"sn-{mark}-known" in state.flags
        assert f"act {A}.nt-behind" not in texts(pass_to(round_ends(state), 0))


def test_the_dead_stand_between():
    state = dead(TABLE, beings={"visitor-1": ("visitor", TABLE)})
    play(state, f"act {A}.nt-between")
    assert state.beings["visitor-1"].stunned
    do(state, 1, "[{do: recover, being: {kind: visitor}}]")
    assert f"act {A}.nt-between" not in texts(pass_to(state, 0))


def test_the_thumb_the_wick_and_beckoning():
    state = sitting(turn=2, at={2: MARKS["first"]})
    play(state, f"act {A}.nt-thumb", "roll might")
    dice(state, "2" * state.value(2, 1))
    assert state.marked("rubbed", MARKS["first"])
    assert f"act {A}.nt-thumb" not in texts(pass_to(state, 2))
    state = sitting(turn=2, steps={2: {"sanity": 6}})
    play(state, f"act {A}.nt-wick", "roll sanity")
    dice(state, "2" * state.value(2, 2))
    assert state.counters["nt-lamp"] == 1
    state = sitting(turn=2, at={2: "upper-landing"})
    assert f"act {A}.nt-beckon" not in texts(state)
    state.mark_tile("ghost", TABLE, 1)
    play(pass_to(state, 2), f"act {A}.nt-beckon")
    assert state.beings["visitor-1"].tile == TABLE


def test_whoever_loses_to_the_visitor_has_a_move_less():
    state = sitting(
        at={0: TABLE, 1: "upper-landing", 2: "upper-landing"},
        beings={"visitor-1": ("visitor", TABLE)},
        steps={0: {"sanity": 8, "knowledge": 8}},
    )
    pass_to(state, 0)
    plain = state.view(0).moves
    call(state, Fight(Being("visitor-1"), Person(0), trait="sanity"))
    dice(state, "2222", "1" * state.value(0, 2))
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    pass_to(state, 0)
    assert state.view(0).moves == plain - 1


def test_without_living_heroes_it_is_over():
    state = sitting()
    do(state, 0, "[{do: die}]")
    do(state, 1, "[{do: die}]")
    assert [score > 0 for score in state.result.scores] == [False, False, True]


# Kindly Return


def test_it_is_called_out_from_the_steps_or_in_at_the_table():
    state = sitting(B, at="front-steps")
    assert not state.view(2).secrets["sixth-name"]
    play(state, f"act {B}.kr-out", "pick rxc")
    assert [score > 0 for score in state.result.scores] == [True, True, False]
    state = sitting(B, turn=2)
    assert f"act {B}.kr-out" not in texts(state)
    play(state, f"act {B}.kr-in", "pick rxc")
    assert [score > 0 for score in state.result.scores] == [False, False, True]


def test_a_wrong_name_hurts_both_sides_and_all_hear_it():
    for seat, box in ((0, "kr-out"), (2, "kr-in")):
        state = sitting(B, turn=seat, at={0: "front-steps", 2: TABLE})
        before = sum(state.steps[seat])
        play(state, f"act {B}.{box}", "pick rrr")
        play(state, texts(state)[0])
        assert (sum(state.steps[seat]), "rrr" in names(state)) == (before - 1, False)
        assert all("rrr" not in state.view(other).possible["sixth-name"] for other in range(3))


def test_it_may_be_lent_a_name_once():
    state = sitting(B, beings={"asker-1": ("asker", TABLE)}, steps={0: {"sanity": 6}})
    play(state, f"act {B}.kr-lend")
    dice(state, "2" * state.value(0, 2))
    assert state.beings["asker-1"].stunned
    do(state, 0, "[{do: recover, being: {kind: asker}}]")
    assert f"act {B}.kr-lend" not in texts(pass_to(state, 0))
    assert f"act {B}.kr-lend" in texts(pass_to(state, 1))


def test_both_sides_ask_and_the_table_is_silent_for_both():
    state = sitting(B, turn=2, steps={2: {"sanity": 7}})
    play(state, f"act {B}.kr-ask", "roll sanity")
    dice(state, "2" * state.value(2, 2))
    play(state, "pick sn-twice")
    assert f"act {B}.kr-ask" not in texts(pass_to(state, 0))
    assert f"act {B}.kr-ask" in texts(pass_to(round_ends(state), 0))


def test_marks_are_rubbed_there_too():
    state = sitting(B, turn=2, at={2: MARKS["first"]})
    play(state, f"act {B}.kr-thumb", "roll might")
    dice(state, "2" * state.value(2, 1))
    assert state.marked("rubbed", MARKS["first"])


def test_unclaimed_at_the_tenth_round_it_stays():
    state = sitting(B, at="upper-landing")
    state.round = 9
    round_ends(state)
    assert [score > 0 for score in state.result.scores] == [False, False, True]


# How it begins, and what is left of it


def test_an_omen_on_a_ghost_tile_brings_it_and_the_left_neighbour_has_let_go():
    for ghost in (0, 1):
        state = night(
            chapter="chapter-8",
            at="upper-landing",
            decks={"omen": ["ear-horn", "coffin-nail"]},
            change=lambda state, ghost=ghost: state.mark_tile("ghost", "upper-landing", ghost),
        )
        do(state, 0, "[{do: draw, deck: omen}]")
        chance(state)
        assert bool(state.haunt) is bool(ghost)
    assert (state.haunt, state.roles) == (A, ("hero", "traitor", "hero"))


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [((), A), (("deed-bought",), A), (("deed-stolen",), A), (("deed-bought-in",), B), (("deed-knocked-down",), B)],
)
def test_which_night_comes_is_decided_by_whose_name_is_on_the_deed(flags, haunt):  # B140
    assert which_comes("chapter-8", flags) == haunt


@pytest.mark.parametrize("haunt", [A, B])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_a_table_and_a_mark_in_each_of_three_regions(haunt, seats):
    for seed in range(3):
        state = begun(haunt, seats, seed, chapter="chapter-8")
        marked = [tile.region for tile in state.house.laid if state.marked("name-mark", tile.tile)]
        assert sorted(marked) == ["basement", "outside", "upper"]
        assert [tile.tile for tile in state.house.laid if state.marked("sitting-table", tile.tile)] == [TABLE]
        assert bool(state.secrets["sixth-name"].known) is (haunt == A)


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-8")
    assert sorted(left) == [82, 83, 84, 85]
    differ(left.values())
    assert {sum(story.ghosts.values()) for story in left.values()} == {3}
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {82: 0, 83: 1, 84: 0, 85: 3}
    assert left[82].names == left[84].names != left[83].names == left[85].names


@pytest.mark.parametrize("veil", [False, True])
def test_every_omen_of_the_house_is_claimed_and_no_other(veil):  # B113 B20
    story = Story(added=("mourning-veil",) if veil else (), destroyed=("moth-jar",))
    for entry in (82, 83, 84, 85):
        state = night(chapter="chapter-8", story=story)
        call(state, Reading(entry, Context(0, 0, owner=0, kind="journal")))
        chance(state)
        assert sorted(state.story.names) == sorted(tonight(state)["omen"])
        assert ("mourning-veil" in state.story.names) is veil


def test_who_holds_the_deed_has_sat_before():
    story = Story(titles={"deed": "quill"})
    with_deed, without = (night(chapter="chapter-8", story=one) for one in (story, Story()))
    assert step(with_deed, 1, "sanity") == step(without, 1, "sanity") + 1


# Tiles and cards


def test_in_the_sitting_parlour_a_ghost_is_sent_next_door():
    state = night(house=HOUSE, at=TABLE, change=lambda state: state.mark_tile("ghost", TABLE, 1))
    play(state, f"act {TABLE}.{TABLE}")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert not state.marked("ghost", TABLE)


def test_who_hides_in_the_wardrobe_cannot_be_attacked_and_does_not_move():
    house = [("mourning-wardrobe", "upper", 0, -1, 0)]
    state = night(haunt=A, traitor=1, house=house, at={0: "mourning-wardrobe", 1: "upper-landing"})
    play(state, "act mourning-wardrobe.mourning-wardrobe")
    assert not [text for text in texts(state) if text.startswith("move")] or asked(state)[0] != 0
    play(pass_to(state, 1), "move mourning-wardrobe")
    assert "act attack" not in texts(state)
    pass_to(state, 0)
    assert "act attack" in texts(state)  # the doors are open again


def test_sacred_cards_are_ready_again_in_the_yew_circle():
    state = night(house=HOUSE, at="front-steps", hands={0: ["prayer-cord"]})
    do(state, 0, "[{do: mark-used, what: {id: prayer-cord}}, {do: move, to: yew-circle}]")
    assert "prayer-cord" not in state.used


def test_the_black_edged_card_sends_things_round_first():
    state = night(
        haunt=A,
        traitor=2,
        hands={0: ["black-edged-card", "iron-poker"]},
        at={1: "upper-landing"},
        steps={0: {"might": 1, "speed": 1}},
    )
    do(state, 0, "[{do: damage, harm: physical, amount: 1}]")
    while isinstance(state.pending, Ask) and state.pending.prompt != "turn":
        wanted = [text for text in texts(state) if text in ("answer yes", "pick quill", "pick iron-poker")]
        play(state, (wanted or texts(state))[0])
    assert "iron-poker" in state.hands[1]


def test_a_box_of_the_other_book_is_read_aloud():  # B148
    state = sitting(hands={0: ["rapping-box"]}, at="upper-landing")
    before = {box.id for box in state.view(0).boxes}
    play(state, "act rapping-box.rapping-box")
    chance(state)
    more = {box.id for box in state.view(1).boxes} - before
    assert len(more) == 1
    assert {box.book for box in state.game.book.haunts[A].boxes if f"{A}.{box.id}" in more} == {"traitor"}
    assert "act rapping-box.rapping-box" not in texts(pass_to(state, 0))


@pytest.mark.parametrize("ghost", [0, 1])
def test_the_ear_horn_hears_without_a_roll_where_there_is_a_ghost(ghost):
    state = sitting(hands={0: ["ear-horn"]}, at="upper-landing")
    state.mark_tile("ghost", "upper-landing", ghost)
    before = len(state.view(0).boxes)
    play(state, "act ear-horn.ear-horn")
    if not ghost:
        dice(state, "2" * state.value(0, 3))
    chance(state)
    assert len(state.view(0).boxes) == before + 1


def test_jet_beads_help_among_ghosts():
    for ghost, more in ((0, 0), (1, 1)):
        state = night(hands={0: ["jet-beads"]}, at="upper-landing")
        state.mark_tile("ghost", "upper-landing", ghost)
        do(state, 0, "[{do: roll, trait: sanity}]")
        assert len(texts(state)[0]) - 1 == state.value(0, 2) + more


def test_three_knocks_are_guessed():
    state = night()
    happen(state, 0, "three-knocks")
    assert asked(state) == (1, "hide")
    before = sum(state.steps[0])
    play(state, "pick 2", "pick 2")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert sum(state.steps[0]) == before + 1


def test_ectoplasm_leaves_a_ghost_and_all_may_come_to_the_wake():
    state = night()
    happen(state, 0, "ectoplasm")
    assert state.marked("ghost", "entrance-hall")
    state = night(at={1: "upper-landing", 2: "basement-landing"})
    happen(state, 0, "wake")
    play(state, "pick wake-come", "pick wake-stay")
    assert state.places == ("entrance-hall", "entrance-hall", "basement-landing")


@pytest.mark.parametrize("ghost", [0, 1])
def test_the_cradle_is_stiller_without_ghosts(ghost):
    state = night(at="upper-landing", steps={0: {"sanity": 5}})
    state.mark_tile("ghost", "ground-floor-staircase", ghost)
    before = step(state, 0, "sanity")
    happen(state, 0, "the-empty-cradle")
    dice(state, "2" * state.value(0, 2))
    while isinstance(state.pending, Ask) and state.pending.prompt != "turn":
        play(state, texts(state)[0])
    assert step(state, 0, "sanity") == before + 2 - ghost


def test_the_odds_of_saying_it_count_the_names_that_are_left():
    for left, percent in ((NAMES, 4), (("rxc", "rrr"), 50), (("rxc",), 100)):
        odds = {box.id: box.odds for box in sitting(left=left).view(0).boxes}
        assert odds[f"{A}.nt-say"] == percent
