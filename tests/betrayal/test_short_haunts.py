"""The short haunts of free play, each by the one idea that it has."""

import pytest

from tests.betrayal.beginnings import begun, pass_round
from tests.betrayal.stage import GAME, HERO, TRAITOR, asked, chance, do, night, play, texts
from yakata.betrayal.rules.haunt.beginning import candidates
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.story import Played, Story

SHORT = (
    "chase", "collapse", "duel", "hide-and-seek", "hunt", "impostor", "plague", "rescue", "ritual", "siege",
    "survival", "treasure",
)  # fmt: skip
HOUSE = [("candle-loft", "upper", 1, 0, 0), ("eel-ditch", "outside", 1, 0, 0), ("root-hollow", "basement", 1, 0, 0)]


def on(haunt: str, marks: dict[str, tuple[str, ...]] | None = None, **more) -> Night:
    """The haunt is on, with markers on these tiles."""
    change = more.pop("change", None)

    def prepared(state: Night) -> None:
        for marker, tiles in (marks or {}).items():
            for tile in tiles:
                state.mark_tile(marker, tile, 1)
        for counter in state.book.haunts[haunt].counters:
            if counter.each is None:
                state.counters[counter.id] = 0
        if change is not None:
            change(state)

    return night(haunt=haunt, house=HOUSE, change=prepared, **more)


def rolled(state: Night, seat: int, face: str, trait: str = "") -> Night:
    """Of several traits this one; every die shows the same."""
    if trait:
        play(state, f"roll {trait}")
    odds = next(odd for odd in texts(state) if set(odd) <= {"d", face})
    play(state, odds)
    while state.pending is not None and not state.ended and asked_for(state) == "reroll":
        play(state, texts(state)[0])
    return state


def asked_for(state: Night) -> str:
    return getattr(state.pending, "prompt", "")


def marked(state: Night, marker: str) -> set[str]:
    return {tile for tile in state.house.names if state.marked(marker, tile)}


def act(state: Night, box: str) -> str:
    return f"act {state.haunt}.{box}"


@pytest.mark.parametrize("haunt", SHORT)
def test_a_short_haunt_comes_by_its_omen_and_its_tile(haunt):  # BR26
    book = GAME.book
    table = book.haunts[haunt]
    tile = next(tile.id for tile in book.tiles.values() if set(tile.tags) & set(table.tags))
    state = night()
    for omen in table.omens:
        assert omen in book.free_play.cards
        assert haunt in candidates(state, omen, tile)


def test_without_a_campaign_only_short_haunts_come():  # BR26
    state = night()
    assert set(candidates(state, "", "")) == {*SHORT, "bride"}
    later = night(story=Story(chapters=(Played("prologue", "high-water", "heroes", "x", ("ashlar",)),)))
    assert "high-water" in candidates(later, "eel-hook", "eel-ditch")


# A Short Service


@pytest.mark.parametrize(("seats", "desks", "vergers"), [(3, 3, 1), (4, 4, 2), (5, 5, 3)])
def test_the_desks_are_dark_and_the_vergers_wait_in_the_hall(seats, desks, vergers):  # B145
    state = begun("ritual", seats)
    assert len(marked(state, "dark-desk")) == desks
    assert [being.tile for being in state.beings.values()] == ["entrance-hall"] * vergers


def test_with_a_candle_at_every_desk_it_is_answered():
    state = on("ritual", {"dark-desk": ("candle-loft",), "lit-desk": ("eel-ditch",)}, traitor=2, at="candle-loft")
    play(state, act(state, "rt-answer"))
    rolled(state, 0, "2", "sanity")
    assert (state.ended, marked(state, "lit-desk")) == ("ritual-answered", {"candle-loft", "eel-ditch"})


def test_a_verger_puts_out_the_candle_where_he_is_and_goes_for_a_word():
    marks = {"lit-desk": ("candle-loft",), "dark-desk": ("eel-ditch",)}
    verger = {"verger-1": ("verger", "candle-loft")}
    state = pass_round(on("ritual", marks, traitor=2, at="basement-landing", beings=verger))
    assert marked(state, "dark-desk") == {"candle-loft", "eel-ditch"}
    state = on("ritual", marks, traitor=2, at="candle-loft", beings=verger)
    play(state, act(state, "rt-stop"))
    rolled(state, 0, "2")
    assert state.beings["verger-1"].tile == "entrance-hall"


def test_he_reads_ten_verses_one_a_round():
    state = on("ritual", {"dark-desk": ("eel-ditch",)}, traitor=2, change=lambda n: n.counters.update(track=8))
    pass_round(state)
    assert (state.counters["track"], state.ended) == (9, "")
    pass_round(state)
    assert state.ended == "ritual-amen"


def test_only_the_reader_snuffs_and_only_a_candle():  # B147
    marks = {"lit-desk": ("candle-loft",), "dark-desk": ("eel-ditch",)}
    for seat, offered in ((2, True), (0, False)):
        state = on("ritual", marks, traitor=2, at="candle-loft", turn=seat)
        assert (act(state, "rt-snuff") in texts(state)) == offered
    state = on("ritual", marks, traitor=2, at="candle-loft", turn=2)
    play(state, act(state, "rt-snuff"))
    rolled(state, 2, "2", "sanity")
    assert marked(state, "lit-desk") == set()


# Hare and Hounds


def test_the_hare_is_given_a_start_and_lays_the_first_paper():
    state = begun("chase", 3, seed=2, house=HOUSE, at={0: "upper-landing", 1: "candle-loft", 2: "entrance-hall"})
    hare = state.roles.index(TRAITOR)
    assert marked(state, "paper-trail") == {state.places[hare]}
    assert state.counters["chase-laid"] == 1
    assert state.places[hare] not in {state.places[seat] for seat in range(3) if seat != hare}


def test_nobody_is_struck():  # B126
    state = on("chase", traitor=2, hands={0: ["hedge-knife"]})
    assert not any("attack" in text or "hedge-knife" in text for text in texts(state))


def test_no_paper_is_laid_next_to_paper():
    for tile, may in (("candle-loft", False), ("upper-landing", False), ("root-hollow", True)):
        state = on("chase", {"paper-trail": ("candle-loft",)}, traitor=2, at={2: tile, 0: "front-steps"}, turn=2)
        assert (act(state, "ch-lay") in texts(state)) == may


def test_who_is_held_tears_loose():
    state = on("chase", traitor=2, at="entrance-hall", steps={0: {"speed": 8}, 2: {"speed": 3}})
    play(state, act(state, "ch-hold"))
    rolled(state, 0, "2")
    rolled(state, 2, "0")
    assert state.counters["chase-held"] == 1
    assert asked(state) == (2, "walk")
    state = on("chase", traitor=2, at="entrance-hall")
    play(state, act(state, "ch-hold"))
    rolled(state, 0, "0")
    rolled(state, 2, "2")
    assert (state.counters["chase-held"], asked(state)) == (0, (0, "turn"))


@pytest.mark.parametrize(("seats", "often"), [(3, 2), (4, 3), (5, 4)])
def test_held_often_enough_the_hare_is_caught(seats, often):
    state = on("chase", seats=seats, traitor=2)
    do(state, 0, f"[{{do: counter, counter: chase-held, add: {often - 1}}}]")
    assert state.ended == ""
    do(state, 0, "[{do: counter, counter: chase-held, add: 1}]")
    assert (state.ended, state.roles[0]) == ("chase-held", HERO)


def test_home_is_for_who_has_laid_five():
    for laid, may in ((4, False), (5, True)):
        state = on(
            "chase",
            traitor=2,
            at="front-steps",
            turn=2,
            change=lambda n, laid=laid: n.counters.update({"chase-laid": laid}),
        )
        assert (act(state, "ch-home") in texts(state)) == may
        assert (act(state, "ch-lay") in texts(state)) != may
    play(state, act(state, "ch-home"))
    assert rolled(state, 2, "2").ended == "chase-home"


def test_whoever_reads_the_trail_is_quicker_and_the_paper_still_counts():
    state = on(
        "chase",
        {"paper-trail": ("candle-loft",)},
        traitor=2,
        at="candle-loft",
        change=lambda n: n.counters.update({"chase-laid": 3}),
    )
    moves = state.moves
    play(state, act(state, "ch-trail"))
    rolled(state, 0, "2", "speed")
    assert (state.moves, marked(state, "paper-trail"), state.counters["chase-laid"]) == (moves + 2, set(), 3)


# The Yawning


def drowsy(*seats: int, asleep: tuple[int, ...] = ()):
    def change(state: Night) -> None:
        for seat in seats:
            state.set_status(seat, "plague-drowsy", True)
        for seat in asleep:
            state.set_status(seat, "plague-asleep", True)

    return change


@pytest.mark.parametrize(("seats", "windows"), [(3, 6), (4, 7), (5, 8)])
def test_who_began_it_has_yawned_and_the_shutters_are_closed(seats, windows):  # B145
    state = begun("plague", seats, revealer=1)
    assert [state.statuses[seat] == ("plague-drowsy",) for seat in range(seats)] == [seat == 1 for seat in range(seats)]
    assert sum(state.marked("shutter", tile) for tile in state.house.names) == windows


def test_it_passes_to_whoever_ends_a_turn_beside_somebody_drowsy():
    for other, caught in (("candle-loft", True), ("upper-landing", False)):
        state = on("plague", at={0: "candle-loft", 1: other, 2: "front-steps"}, change=drowsy(1))
        play(state, "end")
        if caught:
            rolled(state, 0, "0")
        assert ("plague-drowsy" in state.statuses[0]) == caught


def test_who_is_drowsy_and_yawns_is_asleep_and_can_do_nothing():
    state = on("plague", {"shutter": ("candle-loft",)}, at="candle-loft", change=drowsy(0))
    do(state, 0, "[{do: run, routine: plague-nod}]")
    assert state.statuses[0] == ("plague-asleep",)
    assert texts(state) == ["end"]


def test_somebody_must_come_near_to_wake_them():
    state = on("plague", at={0: "candle-loft", 1: "candle-loft", 2: "front-steps"}, change=drowsy(asleep=(1,)))
    play(state, act(state, "pl-wake"))
    rolled(state, 0, "2", "might")
    assert state.statuses[1] == ()
    far = on("plague", at={0: "candle-loft", 1: "upper-landing", 2: "front-steps"}, change=drowsy(asleep=(1,)))
    assert act(far, "pl-wake") not in texts(far)


def test_outside_one_keeps_awake():
    for tile, may in (("eel-ditch", True), ("candle-loft", False)):
        state = on("plague", at=tile, change=drowsy(0))
        assert (act(state, "pl-air") in texts(state)) == may
    state = on("plague", at="eel-ditch", change=drowsy(0))
    play(state, act(state, "pl-air"))
    assert state.statuses[0] == ()


def test_when_all_are_asleep_it_is_over():
    state = on("plague", change=drowsy(0, asleep=(1, 2)))
    assert state.ended == ""
    do(state, 0, "[{do: run, routine: plague-nod}]")
    assert state.ended == "plague-asleep"


def test_with_the_last_shutter_it_is_aired():
    state = on(
        "plague",
        {"shutter": ("candle-loft",)},
        at="candle-loft",
        change=lambda n: n.counters.update({"plague-open": 4}),
    )
    play(state, act(state, "pl-open"))
    rolled(state, 0, "2", "might")
    assert (state.ended, marked(state, "shutter")) == ("plague-aired", set())
    chance(state)


# The Warrener's Dog


DOG = {"warrener-dog-1": ("warrener-dog", "candle-loft")}


@pytest.mark.parametrize(("seats", "dogs"), [(3, 1), (4, 1), (5, 2)])
def test_the_dog_is_outside_and_with_five_there_is_another_below(seats, dogs):  # B145
    state = begun("hunt", seats)
    where = [state.house.tiles[being.tile].region for being in state.beings.values()]
    assert where == ["outside", "basement"][:dogs]


def test_it_comes_to_whoever_is_nearest_and_into_the_wire_they_stand_on():  # B161
    state = on(
        "hunt", {"wire": ("upper-landing",)}, at={0: "upper-landing", 1: "front-steps", 2: "eel-ditch"}, beings=DOG
    )
    pass_round(state, face="2")
    assert (state.beings["warrener-dog-1"].tile, state.counters["hunt-marks"]) == ("upper-landing", 2)
    empty = on("hunt", {"wire": ("upper-landing",)}, at="front-steps", beings=DOG)
    pass_round(empty, face="2")
    assert empty.counters["hunt-marks"] == 0


def test_only_in_a_wire_can_it_be_struck():
    for wired in (True, False):
        marks = {"wire": ("candle-loft",)} if wired else {}
        state = on("hunt", marks, at="upper-landing", beings=DOG)
        assert (act(state, "hu-strike") in texts(state)) == wired
    state = on("hunt", {"wire": ("candle-loft",)}, at="upper-landing", beings=DOG)
    play(state, act(state, "hu-strike"))
    rolled(state, 0, "2", "might")
    assert state.counters["hunt-marks"] == 1


def test_an_attack_does_nothing_to_it_unless_it_is_in_a_wire():
    for wired in (True, False):
        marks = {"wire": ("candle-loft",)} if wired else {}
        places = {0: "candle-loft", 1: "eel-ditch", 2: "eel-ditch"}
        state = on("hunt", marks, at=places, beings=DOG, steps={0: {"might": 8}})
        play(state, "act attack")
        faces = iter("20")
        while asked_for(state) != "turn":
            if asked_for(state):
                play(state, texts(state)[0])
            else:
                rolled(state, 0, next(faces))
        assert state.beings["warrener-dog-1"].stunned == wired


def test_the_wire_that_it_is_in_breaks():
    state = on("hunt", {"wire": ("candle-loft", "eel-ditch")}, at="upper-landing", beings=DOG)
    pass_round(state, face="2")
    assert marked(state, "wire") == {"eel-ditch"}


@pytest.mark.parametrize(("seats", "dead"), [(3, 2), (4, 2), (5, 3)])
def test_it_has_brought_them_in(seats, dead):
    state = on("hunt", seats=seats, at="upper-landing")
    for seat in range(seats - dead, seats):
        assert state.ended == ""
        do(state, seat, "[{do: die}]")
    assert state.ended == "hunt-fed"


# Ready or Not


def hidden(*seats: int):
    return lambda state: [state.set_status(seat, "seek-tried", True) for seat in seats]


def test_whoever_is_hidden_is_not_looked_for_until_their_next_turn():
    state = on("hide-and-seek", {"hiding-place": ("candle-loft",)}, at="candle-loft")
    play(state, act(state, "hs-hide"))
    rolled(state, 0, "2", "speed")
    assert set(state.statuses[0]) == {"seek-hidden", "seek-tried"}
    pass_round(state)
    assert state.statuses[0] == ("seek-tried",)


def test_the_seeker_goes_past_who_is_hidden():  # B161
    def change(state: Night) -> None:
        state.set_status(2, "seek-hidden", True)

    places = {0: "candle-loft", 1: "candle-loft", 2: "ground-floor-staircase"}
    state = on(
        "hide-and-seek",
        at=places,
        beings={"seeker-1": ("seeker", "entrance-hall")},
        change=change,
        steps={0: {"sanity": 8}},
    )
    pass_round(state, face="2")
    assert state.beings["seeker-1"].tile == "candle-loft"


def test_home_is_for_those_who_have_hidden():
    home = "act hide-and-seek.hs-home"
    assert home not in texts(on("hide-and-seek", at="front-steps"))
    state = on("hide-and-seek", at="front-steps", change=hidden(0))
    play(state, home)
    rolled(state, 0, "2", "speed")
    assert (state.counters["seek-home"], state.escaped[0], state.ended) == (1, True, "")


def test_who_loses_to_the_seeker_is_found_and_has_to_hide_again():
    state = on(
        "hide-and-seek",
        at={0: "entrance-hall", 1: "eel-ditch", 2: "eel-ditch"},
        beings={"seeker-1": ("seeker", "entrance-hall")},
        change=hidden(0),
        steps={0: {"sanity": 4}},
    )
    while not state.counters["seek-found"]:
        choices = texts(state)
        if asked_for(state) == "turn":
            play(state, "end")
        elif asked_for(state):
            play(state, choices[0])
        else:
            mine = len(choices[0]) - 1 == state.value(0, 2)
            play(state, choices[0 if mine else 1])
    assert "seek-tried" not in state.statuses[0]


@pytest.mark.parametrize(("seats", "wanted"), [(3, 3), (4, 4), (5, 5)])
def test_it_is_won_when_all_have_come_home(seats, wanted):
    state = on("hide-and-seek", seats=seats, change=lambda n: n.counters.update({"seek-home": wanted - 1}))
    assert state.ended == ""
    do(state, 0, "[{do: counter, counter: seek-home, add: 1}]")
    assert state.ended == "hide-and-seek-home"


# One Too Many


@pytest.mark.parametrize(("seats", "glasses"), [(3, 1), (4, 2), (5, 2)])
def test_one_of_them_is_false_whoever_it_is(seats, glasses):  # B154
    state = begun("impostor", seats, seed=seats)
    assert sorted(state.roles) == [HERO] * (seats - 1) + [TRAITOR]
    assert len(marked(state, "looking-glass")) == glasses


def test_a_glass_shows_one_to_one_only():  # B154
    state = begun("impostor", 3, seed=1)
    while asked_for(state) == "reading":
        play(state, "ready")
    seat = state.turn
    (glass, *_) = marked(state, "looking-glass")
    do(state, seat, f"[{{do: move, to: {glass}, enter: false}}]")
    play(state, act(state, "im-glass"))
    rolled(state, seat, "2", "sanity")
    chance(state)
    (seen,) = [one for one in range(3) if "impostor-seen" in state.statuses[one]]
    other = 3 - seat - seen
    assert state.view(seat).people[seen].role == state.roles[seen]
    assert state.view(other).people[seen].role == "hidden"
    assert not state.marked("looking-glass", glass)


@pytest.mark.parametrize("false", [False, True])
def test_who_is_named_turns_up_their_card_and_goes_if_it_was_true(false):  # B154
    state = begun("impostor", 5, seed=1)
    while asked_for(state) == "reading":
        play(state, "ready")
    impostor = state.roles.index(TRAITOR)
    named = impostor if false else (impostor + 1) % 5
    state.round = 4
    while asked_for(state) != "vote":
        play(state, "end" if asked_for(state) == "turn" else texts(state)[0])
    while asked_for(state) == "vote":
        wish = f"pick {state.families[named]}"
        play(state, wish if wish in texts(state) else texts(state)[0])
    assert state.ended == ("impostor-named" if false else "")
    assert state.counters["impostor-sent"] == (0 if false else 1)
    assert (state.places[named] == "") == (not false)


# Ten Paces


def field(ours=("eel-ditch",), load=0, **more):
    """The first player is the principal, the third has challenged; they stand where it is said."""

    def change(state: Night) -> None:
        state.set_status(0, "duel-principal", True)
        state.counters["duel-load"] = load

    return on("duel", {"duelling-strip": ("eel-ditch",)}, traitor=2, change=change, **more)


@pytest.mark.parametrize(
    ("one", "other", "hits"), [(True, False, (1, 0)), (False, True, (0, 1)), (False, False, (0, 0))]
)
def test_whoever_is_not_on_the_ground_has_missed(one, other, hits):
    places = {
        0: "eel-ditch" if one else "upper-landing",
        1: "upper-landing",
        2: "eel-ditch" if other else "upper-landing",
    }
    state = pass_round(field(at=places))
    assert (state.counters["duel-ours"], state.counters["duel-theirs"]) == hits


def test_if_both_are_there_the_better_of_them_has_hit():
    state = pass_round(field(at={0: "eel-ditch", 1: "upper-landing", 2: "eel-ditch"}, load=8))
    assert (state.counters["duel-ours"], state.counters["duel-theirs"]) == (1, 0)


def test_nobody_else_fights():  # B126
    state = field(at="eel-ditch", hands={0: ["hedge-knife"]})
    assert not any("attack" in text or "hedge-knife" in text for text in texts(state))


def test_only_two_take_their_stance_and_only_on_the_ground():
    stance, facing = "act duel.du-stand", "act duel.du-face"
    assert stance in texts(field(at="eel-ditch"))
    assert facing in texts(field(at="eel-ditch", turn=2))
    assert not {stance, facing} & set(texts(field(at="eel-ditch", turn=1)))
    assert stance not in texts(field(at="upper-landing"))


def test_with_the_fourth_hit_or_without_a_principal_it_is_over():
    state = field()
    do(state, 0, "[{do: counter, counter: duel-ours, add: 4}]")
    assert state.ended == "duel-given"
    state = field()
    do(state, 0, "[{do: die}]")
    assert state.ended == "duel-taken"


# The Inventory


START = ("front-steps", "entrance-hall", "ground-floor-staircase", "upper-landing", "basement-landing")


OTHERS = [
    ("crab-orchard", "outside", -1, 0, 0),
    ("kiln-field", "outside", -2, 0, 0),
    ("long-linen-hall", "upper", -1, 0, 0),
]
"""Two steps from the hall, and three."""


def forget(seats=3, rooms=OTHERS):
    """What is gone after a round: somebody is in the Candle Loft, and the Eel Ditch is entered."""
    state = night(
        haunt="collapse",
        seats=seats,
        house=[*HOUSE, *rooms],
        at={0: "candle-loft", **dict.fromkeys(range(1, seats), "entrance-hall")},
        change=lambda n: [n.mark_tile("entered", tile, 1) for tile in (*START, "eel-ditch")],
    )
    before = set(state.house.names)
    chance(pass_round(state))
    return before - set(state.house.names)


@pytest.mark.parametrize(("seats", "gone"), [(3, 2), (4, 3), (5, 4)])
def test_rooms_where_nobody_is_are_gone_the_farthest_first_unless_they_are_entered(seats, gone):
    lost, far = forget(seats), {"kiln-field", "long-linen-hall", "root-hollow"}
    assert len(lost) == gone
    assert lost <= far if gone < 3 else far <= lost
    assert lost <= {*far, "crab-orchard"}


def test_rooms_that_are_cut_off_go_too():
    cut_off = ("peat-store", "basement", 5, 5, 0)
    assert forget(rooms=[*OTHERS, cut_off]) > {"peat-store"}
    assert len(forget(rooms=[*OTHERS, cut_off])) == 3


def test_what_is_entered_counts_and_is_not_entered_twice():
    state = on("collapse", at="candle-loft", change=lambda n: n.counters.update({"collapse-entered": 5}))
    play(state, act(state, "co-enter"))
    rolled(state, 0, "2", "knowledge")
    assert (state.ended, state.marked("entered", "candle-loft")) == ("collapse-listed", 1)
    state = on("collapse", {"entered": ("candle-loft",)}, at="candle-loft")
    assert act(state, "co-enter") not in texts(state)


# Firewood


def fire(logs=5, wood=0, **more):
    def change(state: Night) -> None:
        state.counters["survival-fire"] = logs
        state.counters["survival-wood@ashlar"] = wood

    return on("survival", {"last-fire": ("entrance-hall",)}, change=change, **more)


@pytest.mark.parametrize(("seats", "round_", "left"), [(3, 1, 5), (4, 1, 4), (5, 2, 3), (3, 3, 4)])
def test_it_burns_down_and_faster_from_the_third_round(seats, round_, left):
    state = fire(9, seats=seats)
    state.round = round_
    pass_round(state)
    assert state.counters["survival-fire"] == left


def test_a_room_is_broken_up_once_and_what_is_broken_must_be_carried():
    state = fire(at="candle-loft")
    play(state, act(state, "sv-break"))
    rolled(state, 0, "2", "might")
    assert (state.counters["survival-wood@ashlar"], state.counters["survival-fire"]) == (3, 5)
    assert marked(state, "stripped") == {"candle-loft"}
    state = fire(at="entrance-hall", wood=3)
    play(state, act(state, "sv-feed"))
    assert (state.counters["survival-wood@ashlar"], state.counters["survival-fire"]) == (0, 8)
    assert act(fire(), "sv-feed") not in texts(fire())


def test_an_item_burns_too():
    state = fire(hands={0: ["iron-poker"]})
    play(state, act(state, "sv-item"))
    while asked_for(state) != "turn":
        play(state, texts(state)[0])
    assert (state.hands[0], state.counters["survival-fire"]) == ((), 7)


@pytest.mark.parametrize(("tile", "cold"), [("entrance-hall", False), ("front-steps", False), ("candle-loft", True)])
def test_it_is_cold_farther_from_the_fire_than_next_door(tile, cold):
    state = fire(at={0: tile, 1: "entrance-hall", 2: "entrance-hall"})
    before = sum(state.steps[0])
    play(state, "end")
    if cold:
        rolled(state, 0, "0")
        while asked_for(state) == "lower":
            play(state, texts(state)[0])
    assert before - sum(state.steps[0]) == 2 * int(cold)


@pytest.mark.parametrize(("seats", "dead"), [(3, 1), (4, 2), (5, 3)])
def test_with_only_two_left_it_is_lost(seats, dead):
    state = fire(seats=seats)
    for seat in range(seats - dead, seats):
        assert state.ended == ""
        do(state, seat, "[{do: die}]")
    assert state.ended == "survival-few"


def test_without_a_log_the_fire_is_out_and_in_the_eighth_round_it_is_light():
    assert pass_round(fire(3)).ended == "survival-out"
    state = fire(20)
    state.round = 7
    assert pass_round(state).ended == "survival-morning"
