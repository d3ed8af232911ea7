"""Chapter 11, 1967: the ones who stayed, the two coats, and what both leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, first, stories_after
from tests.betrayal.stage import asked, chance, dice, do, happen, night, pass_to, play, ready, step, texts
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask, Odds

TABLE = ("humming-room", "ground", 1, 0, 0)
RAFTERS = ("painted-rafters", "upper", 1, 0, 0)
LAWN = ("bonfire-lawn", "outside", 1, 0, 0)
HOUSE = [TABLE, RAFTERS, LAWN]
ENOUGH = {3: 5, 4: 7, 5: 11}
HERO, STAYED = "hero", "traitor"


def ends_turn(state):
    seat = state.turn
    while state.turn == seat and state.pending is not None:
        state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    return state


def round_ends(state):
    now = state.round
    state.order = tuple(seat for seat in state.order if seat >= 0)  # there are no monsters
    while state.round == now and state.pending is not None:
        state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    return state


def over(state):
    """It is won: what the Rent Book asks is answered somehow."""
    while state.pending is not None:
        assert not (isinstance(state.pending, Ask) and state.pending.prompt == "turn")
        state.apply(first(state, Random(3)))
    return state


def counted(state, counter, seat):
    return state.counters.get(f"{counter}@{state.families[seat]}", 0)


# The Ones Who Stayed


def supper(pairs=0, sat=0, stayed=(1, 2), shoes=(), barefoot=(), **more):
    """Who has not ``stayed`` has shoes on. The first player has so many pairs in hand, and was sat with so often."""

    def change(state):
        state.roles = tuple(STAYED if seat in stayed else HERO for seat in range(state.seats))
        state.mark_tile("long-table", "humming-room", 1)
        for seat, family in enumerate(state.families):
            state.counters[f"os-pairs@{family}"] = pairs if seat == 0 else 0
            state.counters[f"os-sat@{family}"] = sat if seat == 0 else 0
            state.set_status(seat, "os-shod", seat not in (*stayed, *barefoot))
        for tile in shoes:
            state.mark_tile("shoes", tile, 1)

    return night(haunt="ones-who-stayed", house=HOUSE, change=change, **more)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_but_the_one_who_brought_it_have_stayed_and_sit_at_the_table(seats):  # B142
    state = begun("ones-who-stayed", seats, revealer=1, chapter="chapter-11", seed=5)
    assert [role == HERO for role in state.roles] == [seat == 1 for seat in range(seats)]
    assert ["os-shod" in statuses for statuses in state.statuses] == [seat == 1 for seat in range(seats)]
    table = [tile for tile in state.house.names if state.marked("long-table", tile)]
    assert [state.places[seat] for seat in range(seats) if seat != 1] == table * (seats - 1)
    assert sum(state.marked("shoes", tile) for tile in state.house.names) == seats - 1


def test_those_who_have_not_stayed_come_first():  # B150
    state = ready(begun("ones-who-stayed", 4, revealer=2, chapter="chapter-11", seed=5))
    assert (state.order[0], state.turn) == (2, 2)
    assert sorted(state.order[1:]) == [0, 1, 3]


def test_nobody_can_be_attacked():  # B126
    state = supper(at="humming-room", hands={0: ["hedge-knife"]})
    assert not any("attack" in text or "hedge-knife" in text for text in texts(state))
    assert any("attack" in text for text in texts(night(haunt="quiet", traitor=1)))


@pytest.mark.parametrize(("face", "found"), [("2", 1), ("0", 0)])
def test_shoes_are_looked_for_where_they_are(face, found):
    state = supper(shoes=["painted-rafters"], at={0: "painted-rafters"})
    play(state, "act ones-who-stayed.os-find", "roll knowledge")
    dice(state, face * state.value(0, 3))
    assert (counted(state, "os-pairs", 0), state.marked("shoes", "painted-rafters")) == (found, 1 - found)
    assert "act ones-who-stayed.os-find" not in texts(supper())


@pytest.mark.parametrize(("face", "back"), [("2", True), ("0", False)])
def test_who_is_asked_with_shoes_in_hand_comes_back(face, back):
    state = supper(pairs=1, at={0: "humming-room", 1: "humming-room"})
    play(state, "act ones-who-stayed.os-call")
    play(state, "roll sanity")
    dice(state, face * state.value(0, 2))
    while state.pending is not None and asked(state)[1] == "reroll":
        play(state, texts(state)[0])
    assert (state.roles[1], "os-shod" in state.statuses[1]) == ((HERO, True) if back else (STAYED, False))
    assert counted(state, "os-pairs", 0) == (0 if back else 1)
    assert "act ones-who-stayed.os-call" not in texts(supper(at="humming-room"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_has_been_sat_with_for_long_enough_stays_and_the_shoes_are_left(seats):
    state = supper(seats=seats, sat=ENOUGH[seats] - 1, pairs=2, stayed=range(1, seats), at="upper-landing", turn=1)
    play(state, "act ones-who-stayed.os-sit", "roll sanity")
    dice(state, "2" * state.value(1, 2))
    assert (state.roles[0], state.marked("shoes", "upper-landing")) == (STAYED, 3)
    assert (counted(state, "os-pairs", 0), counted(state, "os-sat", 0)) == (0, 0)
    assert state.result is not None  # nobody is left


def test_once_less_is_not_enough():
    state = supper(sat=ENOUGH[3] - 2, at="upper-landing", turn=1)
    play(state, "act ones-who-stayed.os-sit", "roll sanity")
    dice(state, "2" * state.value(1, 2))
    assert (state.roles[0], counted(state, "os-sat", 0)) == (HERO, ENOUGH[3] - 1)


@pytest.mark.parametrize(("tile", "left"), [("bonfire-lawn", 1), ("upper-landing", 2)])
def test_who_ends_a_turn_outside_has_been_sat_with_once_less(tile, left):
    state = ends_turn(supper(sat=2, at={0: tile}))
    assert counted(state, "os-sat", 0) == left


def test_nobody_leaves_alone_or_barefoot():
    cross = "act ones-who-stayed.os-cross"
    steps = {0: "front-steps"}
    assert cross not in texts(supper(at=steps))
    assert cross in texts(supper(at=steps, stayed=[2]))
    assert cross not in texts(supper(at=steps, stayed=[2], barefoot=[0]))
    assert cross not in texts(supper(at=steps, stayed=[2], barefoot=[1]))
    assert cross not in texts(supper(seats=4, at=steps, stayed=[2, 3]))
    assert cross in texts(supper(seats=4, at=steps, stayed=[3]))


def test_with_the_second_over_the_steps_it_is_won():
    state = supper(at="front-steps", stayed=[2])
    for seat in (0, 1):
        assert state.turn == seat
        play(state, "act ones-who-stayed.os-cross", "roll speed")
        dice(state, "2" * state.value(seat, 0))
    assert [score > 0 for score in over(state).result.scores] == [True, True, False]


def test_who_is_called_back_on_the_steps_has_been_sat_with():
    state = supper(at="front-steps", stayed=[2], sat=ENOUGH[3] - 1)
    play(state, "act ones-who-stayed.os-cross", "roll speed")
    dice(state, "0" * state.value(0, 0))
    assert (state.roles[0], state.marked("shoes", "front-steps")) == (STAYED, 1)


def test_when_the_last_has_gone_and_too_few_went_those_who_stayed_have_won():
    state = supper(at="front-steps", stayed=[2], barefoot=[1])
    do(state, 0, "[{do: counter, counter: os-out, add: 1}, {do: escape}]")
    assert state.result is None
    do(state, 1, "[{do: run, routine: os-stay}]")
    assert state.result is not None
    assert [score > 0 for score in state.result.scores][2]


def test_nobody_dies_and_who_would_is_at_the_table():  # B165
    state = supper(at="upper-landing", stayed=[2])
    do(state, 0, "[{do: die}]")
    assert (state.alive[0], state.places[0], state.roles[0]) == (True, "humming-room", STAYED)
    do(state, 2, "[{do: die}]")
    assert (state.alive[2], state.places[2], state.roles[2]) == (True, "humming-room", STAYED)


def test_who_would_die_leaves_their_shoes_where_it_was():  # B9
    state = supper(at="upper-landing", stayed=[2], pairs=2)
    do(state, 0, "[{do: die}]")
    assert [state.marked("shoes", tile) for tile in ("upper-landing", "humming-room")] == [3, 0]


def test_shoes_are_put_away_as_far_as_may_be():
    state = supper(shoes=["upper-landing"], at="upper-landing", turn=1)
    play(state, "act ones-who-stayed.os-tidy", "roll sanity")
    dice(state, "2" * state.value(1, 2))
    chance(state)
    (now,) = [tile for tile in state.house.names if state.marked("shoes", tile)]
    assert now == "bonfire-lawn"


# Two Coats


def coats(white=(), orange=(), old=(), **more):
    """So painted, some rooms twice; the third player is for orange."""

    def change(state):
        for marker, tiles in (("white-coat", white), ("orange-coat", orange), ("old-coat", old)):
            for tile in tiles:
                state.mark_tile(marker, tile, 1)
        state.counters["tc-white"] = len({*white})
        state.counters["tc-orange"] = len({*orange})

    return night(haunt="two-coats", traitor=2, house=HOUSE, change=change, **more)


def painted(state, tile):
    return tuple(state.marked(marker, tile) for marker in ("white-coat", "orange-coat", "old-coat"))


@pytest.mark.parametrize(("seats", "orange"), [(3, 1), (4, 2), (5, 2)])
def test_there_are_two_sides_as_even_as_may_be_and_the_rafters_are_done(seats, orange):
    state = begun("two-coats", seats, chapter="chapter-11", seed=5)
    assert (state.roles[0], state.roles.count(STAYED)) == (STAYED, orange)
    assert sum(state.marked("old-coat", tile) for tile in state.house.names) == 1


@pytest.mark.parametrize(
    ("before", "after", "rooms"),
    [
        ((), (1, 0, 0), (1, 0)),
        (("humming-room",), (1, 0, 0), (1, 0)),
        (("humming-room", "humming-room"), (0, 1, 0), (0, 1)),
    ],
)
def test_paint_takes_off_the_other_colour_one_coat_at_a_time(before, after, rooms):
    state = coats(orange=before, at={0: "humming-room"})
    play(state, "act two-coats.tc-white", "roll speed")
    dice(state, "2" * state.value(0, 0))
    while asked(state)[1] == "reroll":
        play(state, texts(state)[0])
    assert painted(state, "humming-room") == after
    assert (state.counters["tc-white"], state.counters["tc-orange"]) == rooms


def test_those_for_orange_paint_the_same_way():
    state = coats(white=["painted-rafters"], at={2: "painted-rafters"}, turn=2)
    play(state, "act two-coats.tc-orange", "roll speed")
    dice(state, "2" * state.value(2, 0))
    assert (painted(state, "painted-rafters"), state.counters["tc-white"], state.counters["tc-orange"]) == (
        (0, 1, 0), 0, 1,
    )  # fmt: skip


def test_nobody_paints_a_landing_their_own_colour_or_the_old_coat():
    paint = "act two-coats.tc-white"
    assert paint not in texts(coats(at={0: "upper-landing"}))
    assert paint not in texts(coats(white=["painted-rafters"], at={0: "painted-rafters"}))
    assert paint not in texts(coats(old=["painted-rafters"], at={0: "painted-rafters"}))
    assert paint in texts(coats(at={0: "painted-rafters"}))


@pytest.mark.parametrize(("colour", "seat", "at"), [("white", 0, 0), ("orange", 2, 1)])
def test_a_second_coat_goes_over_the_first_and_there_is_no_third(colour, seat, at):
    act = f"act two-coats.tc-second-{colour}"
    state = coats(**{colour: ["painted-rafters"]}, at={seat: "painted-rafters"}, turn=seat, steps={seat: {"might": 8}})
    play(state, act, "roll might")
    dice(state, "2" * state.value(seat, 1))
    assert painted(state, "painted-rafters")[at] == 2
    assert act not in texts(coats(**{colour: ["painted-rafters"] * 2}, at={seat: "painted-rafters"}, turn=seat))


@pytest.mark.parametrize(("face", "old", "hurt"), [("2", 0, 0), ("0", 1, 1)])
def test_the_old_coat_is_scraped_off(face, old, hurt):
    state = coats(old=["painted-rafters"], at={0: "painted-rafters"})
    before = sum(state.steps[0])
    play(state, "act two-coats.tc-scrape", "roll sanity")
    dice(state, face * state.value(0, 2))
    if hurt:
        play(state, texts(state)[0])
    assert (painted(state, "painted-rafters")[2], before - sum(state.steps[0])) == (old, hurt)


@pytest.mark.parametrize(
    ("white", "orange", "left"),
    [
        (["painted-rafters"], [], (0, 0, 1)),
        (["painted-rafters"] * 2, [], (1, 0, 0)),
        (["painted-rafters"], ["bonfire-lawn"], (1, 0, 0)),
        ([], ["painted-rafters"], (0, 0, 1)),
    ],
)
def test_the_old_coat_comes_through_where_there_is_most_paint(white, orange, left):
    state = round_ends(coats(white=white, orange=orange))
    assert painted(state, "painted-rafters") == left


@pytest.mark.parametrize(("counter", "value", "heroes"), [("tc-white", 7, True), ("tc-orange", 5, False)])
def test_so_many_rooms_settle_it(counter, value, heroes):
    state = coats()
    do(state, 0, f"[{{do: counter, counter: {counter}, set: {value - 1}}}]")
    assert asked(state)[1] == "turn"
    do(state, 0, f"[{{do: counter, counter: {counter}, add: 1}}]")
    assert [score > 0 for score in over(state).result.scores] == [heroes, heroes, not heroes]


def test_a_room_that_leaves_the_house_counts_for_nobody():
    state = coats(white=["humming-room", "humming-room"], orange=["painted-rafters"])
    do(state, 0, "[{do: remove-tile, where: humming-room, fate: box, every: true}]")
    assert (state.counters["tc-white"], state.counters["tc-orange"]) == (0, 1)
    do(state, 0, "[{do: remove-tile, where: painted-rafters}]")
    assert (state.counters["tc-white"], state.counters["tc-orange"]) == (0, 0)


@pytest.mark.parametrize("turn", [0, 2])
@pytest.mark.parametrize(("white", "heroes"), [(3, True), (2, False)])
def test_in_the_morning_it_is_the_colour_of_most_rooms(white, heroes, turn):  # BR17: whoever's turn it is
    state = coats(turn=turn)
    state.counters |= {"tc-white": white, "tc-orange": 2}
    state.round = 10
    do(state, turn, "[{do: set-flag, flag: morning}]")
    assert [score > 0 for score in over(state).result.scores] == [heroes, heroes, not heroes]


# What is left of it


def one_is_left_behind(state, haunt, journal):
    state.roles = (HERO, HERO, STAYED)


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-11", one_is_left_behind)
    assert sorted(left) == [94, 95, 96, 97]
    differ(left.values())
    assert {number: story.counts for number, story in left.items()} == {number: {"stayed@fennel": 1} for number in left}
    assert {story.rules for story in left.values()} == {("staying-on",)}


@pytest.mark.parametrize(
    ("entry", "tile", "let"), [(94, "humming-room", "let-humming"), (97, "painted-rafters", "let-rafters")]
)
def test_a_bed_is_put_in_and_a_lodger_is_drawn_for_there(entry, tile, let):  # B85
    story = stories_after("chapter-11")[entry]
    assert story.overlays == {tile: let}
    state = night(chapter="chapter-11", story=story, at="upper-landing")
    assert [*state.tile(let).symbols] == [*state.tile(tile).symbols, "lodger"]
    assert state.tile(let).doorways == state.tile(tile).doorways


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "ones-who-stayed"),
        (("deed-bought-in",), "ones-who-stayed"),
        (("deed-knocked-down",), "ones-who-stayed"),
        (("deed-bought",), "two-coats"),
        (("deed-stolen",), "two-coats"),
    ],
)
def test_which_night_comes_is_decided_by_whose_the_hill_is(flags, haunt):  # B140
    assert which_comes("chapter-11", flags) == haunt


def test_who_was_accused_is_welcome():  # B18
    plain = night(chapter="chapter-11")
    named = night(chapter="chapter-11", story=Story(counts={"accused@quill": 1}))
    assert [step(named, seat, "sanity") - step(plain, seat, "sanity") for seat in range(3)] == [0, 1, 0]


def test_who_has_stayed_may_stay_on_once():  # B27
    story = Story(rules=("staying-on",), counts={"stayed@ashlar": 1})
    state = night(story=story, steps={0: {"might": 2}})
    play(state, "act staying-on.staying-on-stay")
    assert (step(state, 0, "might"), state.story.counts["stayed@ashlar"], state.turn) == (4, 2, 1)
    assert "act staying-on.staying-on-stay" not in texts(state)  # the second family has not stayed


# Tiles and cards


@pytest.mark.parametrize(("option", "sanity"), [("calm", 1), ("clear", -1)])
def test_under_the_rafters_one_thing_is_had_for_another(option, sanity):
    state = night(house=[RAFTERS], at="painted-rafters")
    before = [step(state, 0, trait) for trait in ("sanity", "knowledge")]
    play(state, "act painted-rafters.painted-rafters", f"pick painted-rafters-{option}")
    assert [step(state, 0, trait) for trait in ("sanity", "knowledge")] == [before[0] + sanity, before[1] - sanity]


def test_in_the_humming_room_dice_are_rolled_again():
    state = night(house=[TABLE], at="humming-room")
    do(state, 0, "[{do: roll, trait: might}]")
    dice(state, "0" * state.value(0, 1))
    assert asked(state) == (0, "reroll")
    assert len(texts(state)) == state.value(0, 1) + 1  # as many as one likes, or none


def test_on_the_bonfire_lawn_an_item_is_burnt():
    state = night(house=[LAWN], at="bonfire-lawn", hands={0: ["iron-poker"]})
    before = step(state, 0, "might")
    play(state, "act bonfire-lawn.bonfire-lawn", "raise might")
    assert (state.hands[0], step(state, 0, "might")) == ((), before + 2)
    assert "act bonfire-lawn.bonfire-lawn" not in texts(night(house=[LAWN], at="bonfire-lawn"))


@pytest.mark.parametrize(("faces", "kept"), [("2222", "six"), ("1111", "four"), ("0000", "two")])
def test_what_is_on_the_tape_is_played_back_once(faces, kept):
    state = night(hands={0: ["reel-recorder"]})
    play(state, "act reel-recorder.reel-recorder", "roll knowledge")
    dice(state, faces)
    assert state.statuses[0] == (f"reel-recorder-{kept}",)
    assert "act reel-recorder.reel-recorder" not in texts(state)
    do(state, 0, "[{do: roll, trait: sanity, bands: {'2+': [{do: set-flag, flag: loud}], '0-1': []}}]")
    dice(state, "0" * state.value(0, 2))
    play(state, "answer yes")
    assert (state.statuses[0], "loud" in state.flags) == ((), True)


def taped(state):
    state.set_status(0, "reel-recorder-six", True)


def hand_it_over(state):
    play(state, "act give", "pick quill", "pick reel-recorder")


def leave_it_for_another(state):
    play(state, "act drop", "pick reel-recorder", "end", "act pick-up", "pick reel-recorder")


def lose_it_to_another(state):
    do(state, 1, "[{do: steal, carrier: {all: others, has: {is: carrying, what: {id: reel-recorder}}}}]")


def die_with_it(state):
    do(state, 0, "[{do: die}]")
    pass_to(state, 1)
    play(state, "act pick-up", "pick reel-recorder")


def put_it_back(state):
    do(state, 0, "[{do: bury, what: {id: reel-recorder}}]")
    do(state, 1, "[{do: take-card, card: reel-recorder}]")


@pytest.mark.parametrize("goes", [hand_it_over, leave_it_for_another, lose_it_to_another, die_with_it, put_it_back])
def test_the_tape_is_the_cards_whoever_has_it(goes):  # B10: as the card says
    state = night(hands={0: ["reel-recorder"]}, haunt="quiet", at="entrance-hall", change=taped)
    goes(state)
    assert state.hands[1] == ("reel-recorder",)
    assert state.statuses == ((), ("reel-recorder-six",), ())
    pass_to(state, 1)
    assert "act reel-recorder.reel-recorder" not in texts(state)  # there is something on it
    do(state, 1, "[{do: roll, trait: sanity, bands: {'6': [{do: set-flag, flag: loud}], '0-5': []}}]")
    dice(state, "0" * state.value(1, 2))
    play(state, "answer yes")
    assert (state.statuses, "loud" in state.flags) == (((), (), ()), True)


def test_another_thing_that_comes_brings_no_tape():
    state = night(hands={0: ["reel-recorder", "hedge-knife"]}, change=taped)
    play(state, "act give", "pick quill", "pick hedge-knife", "done")
    assert state.statuses == (("reel-recorder-six",), (), ())


def test_the_tape_is_not_played_over_something_better():
    state = night(hands={0: ["reel-recorder"]}, change=lambda state: state.set_status(0, "reel-recorder-two", True))
    do(state, 0, "[{do: roll, trait: sanity}]")
    dice(state, "2" * state.value(0, 2))
    assert asked(state)[1] == "turn"


def test_the_drum_is_heard_by_whoever_is_there():
    state = night(hands={0: ["commune-drum"]}, at={0: "entrance-hall", 1: "entrance-hall", 2: "upper-landing"})
    play(state, "act commune-drum.commune-drum")
    for seat, more in ((1, 1), (2, 0)):
        ends_turn(state)
        assert (state.turn, state.moves) == (seat, state.value(seat, 0) + more)


@pytest.mark.parametrize("own", [False, True])
def test_the_tea_costs_speed_but_for_whose_it_is(own):
    story = Story(heirlooms={"nettle-tea": "ashlar"} if own else {})
    state = night(hands={0: ["nettle-tea"]}, story=story)
    before = [step(state, 0, trait) for trait in ("speed", "sanity")]
    play(state, f"act nettle-tea.nettle-tea{'-heirloom' if own else ''}")
    assert [step(state, 0, trait) for trait in ("speed", "sanity")] == [before[0] - (not own), before[1] + 1]


def test_whose_tea_it_is_may_have_it_as_others_do():  # B107
    state = night(hands={0: ["nettle-tea"]}, story=Story(heirlooms={"nettle-tea": "ashlar"}))
    play(state, "act nettle-tea.nettle-tea-heirloom")
    for _ in range(3):
        ends_turn(state)
    assert [text for text in texts(state) if "nettle-tea" in text] == ["act nettle-tea.nettle-tea"]


@pytest.mark.parametrize(
    ("ghost", "where", "copied"), [(0, "entrance-hall", True), (0, "humming-room", False), (1, "humming-room", True)]
)
def test_the_seal_does_what_another_omen_does(ghost, where, copied):
    def change(state):
        state.mark_tile("ghost", "entrance-hall", ghost)

    state = night(
        house=[TABLE], hands={0: ["broken-seal"], 1: ["tally-stick"]}, at={0: "entrance-hall", 1: where}, change=change
    )
    play(state, "act broken-seal.broken-seal")
    assert isinstance(state.pending, Odds) is copied  # the stick looks at the top Event
    assert ("tally-stick" in state.used) is copied


@pytest.mark.parametrize("haunt", ["", "lamp-keeper"])
def test_the_seal_copies_nothing_that_could_not_be_done(haunt):  # B117
    state = night(hands={0: ["broken-seal", "ear-horn"]}, haunt=haunt, traitor=1 if haunt else None)
    play(state, "act broken-seal.broken-seal")
    assert ("ear-horn" in state.used) is bool(haunt)  # it hears when the haunt has begun


def test_the_seal_does_not_copy_itself():
    state = night(hands={0: ["broken-seal"]})
    play(state, "act broken-seal.broken-seal")
    assert asked(state)[1] == "turn"


@pytest.mark.parametrize(("faces", "change"), [("2222", -2), ("1110", 1), ("0000", 0)])
def test_feedback_is_worst_for_who_knows_most(faces, change):
    state = night()
    before = sum(state.steps[0])
    happen(state, 0, "feedback")
    dice(state, faces)
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert sum(state.steps[0]) - before == change


@pytest.mark.parametrize("wakes", [False, True])
def test_the_same_dream_is_good_only_for_all(wakes):
    state = night()
    before = [sum(state.steps[seat]) for seat in range(3)]
    happen(state, 0, "the-same-dream")
    for seat in (1, 2, 0):
        dice(state, ("0" if wakes and seat == 2 else "2") * state.value(seat, 2))
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert [sum(state.steps[seat]) - before[seat] for seat in range(3)] == [int(not wakes)] * 3


def test_in_the_circle_each_gives_and_takes():
    state = night(house=[LAWN], at={0: "bonfire-lawn", 1: "bonfire-lawn"})
    happen(state, 0, "circle-on-the-lawn")
    seen = []
    while asked(state)[1] != "turn":
        seen.append(asked(state)[0])
        play(state, "answer yes" if "answer yes" in texts(state) else texts(state)[0])
    assert {*seen} == {0, 1}


@pytest.mark.parametrize("lodger", ["the-one-who-cooks", "somebody-elses-friend"])
def test_a_lodger_who_has_a_bed_stays(lodger):  # B10
    beds = ("evacuee-dormitory", "upper", 1, 0, 0)
    state = night(house=[beds], hands={0: [lodger]}, at={0: "evacuee-dormitory"}, decks={"item": ["tallow-dip"]})
    play(state, f"act {lodger}.{lodger}")
    while asked(state)[1] != "turn":
        play(state, texts(state)[-1])
    assert lodger in state.hands[0]


@pytest.mark.parametrize(("lodger", "deck"), [("the-one-who-cooks", ""), ("somebody-elses-friend", "item")])
def test_a_lodger_is_of_use_once_and_goes_on(lodger, deck):
    state = night(hands={0: [lodger]}, at={0: "upper-landing", 1: "upper-landing"}, decks={"item": ["tallow-dip"]})
    before = [step(state, seat, "might") for seat in (0, 1, 2)]
    play(state, f"act {lodger}.{lodger}")
    while asked(state)[1] != "turn":
        play(state, texts(state)[-1])
    assert state.hands[0] == (("tallow-dip",) if deck else ())
    assert [step(state, seat, "might") - before[seat] for seat in (0, 1, 2)] == ([0, 0, 0] if deck else [1, 1, 0])
