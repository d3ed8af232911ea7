"""Ways to win, and the end."""

from itertools import combinations

import pytest

from tests.hako_onna.ghosts import dark, her_turn_comes, pile
from tests.hako_onna.nights import asked, at, crash, fetch, heard, her_turn, keys, night, play, reason, texts, told
from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.endings import no_way_left

SAFE = "study.desk"


def at_safe(**given):
    return play(night(rooms={1: "study"}, **given), f"peek {SAFE}", "let")


def test_a_guess_is_any_three_numbers_in_any_order():  # H113
    state = at_safe()
    guesses = [text for text in texts(state) if text.startswith("guess")]
    assert guesses == [f"guess {a} {b} {c}" for a, b, c in combinations(range(1, 7), 3)]
    assert state.view(1).guesses == ()  # wildly, with nothing known
    play(state, "guess 1 2 3")
    assert state.carried(1) == ("key-ring",)
    assert not state.in_safe


def test_a_wrong_guess_ends_the_turn():  # H113
    state = at_safe(hands={1: ("doll",)})
    events = told(state, "guess 4 5 6")
    assert "wrong-guess" in keys(events)
    assert asked(state) == (2, "noise")
    assert state.in_safe
    assert state.view(2).guesses == ((4, 5, 6),)


def test_in_the_japanese_edition_the_turn_goes_on_after_a_wrong_guess():  # H113
    """Its sheet has the turn end when the Visitor says so; only the English book ends it here."""
    state = at_safe(hands={1: ("doll",)}, edition="ja")
    assert "wrong-guess" in keys(told(state, "guess 4 5 6"))
    assert asked(state) == (1, "after")


def test_every_peek_at_the_safe_allows_a_guess():  # H114
    state = at_safe()
    play(state, "guess 4 5 6", "flip", 1, "end", "flip", 2, f"peek {SAFE}", "let")
    assert "guess 1 2 3" in texts(state)
    play(state, "guess 1 2 3")
    assert "key-ring" in state.carried(1)


def test_all_know_where_the_safe_is_when_somebody_guesses():  # H113
    state = night(rooms={1: "study"}, tiles={"study.curtain": "safe"})
    tiles.disturb(state)
    play(state, "peek study.curtain", "let", "guess 4 5 6")
    fresh = {note.where: note.tile for note in state.view(2).notes if not note.stale}
    assert fresh["study.curtain"] == "safe"


def test_doll_and_bones_give_her_rest_at_once():  # H120 H29
    state = night(rooms={1: "basement"}, hands={1: ("doll",)}, seats=4, dead={3: "study.curtain"})
    events = told(state, "peek basement.trunk", "let")
    assert keys(events)[-2:] == ["revealed", "visitors-win"]
    assert (state.result.key, state.result.scores) == ("rest", (0, 2, 2, 0))


def test_key_ring_and_exit_let_them_escape():  # H27 H33
    state = night(rooms={1: "basement"}, hands={1: ("key-ring",)}, tiles={"basement.boiler": "exit"})
    told(state, "peek basement.boiler", "let")
    assert (state.result.key, state.result.scores) == ("escape", (0, 2, 2))


def test_it_must_be_in_the_own_hand():  # H120 H68
    state = night(rooms={1: "basement"}, hands={2: ("doll",)})
    play(state, "peek basement.trunk", "let")
    assert state.result is None
    assert asked(state) == (1, "peeked")


def test_she_and_the_dead_score_when_she_wins():  # H33 H131
    state = night(seats=5, dead={1: "study.curtain", 2: "study.curtain", 3: "study.curtain"}, turn=4,
                  rooms={4: "kids-room"})  # fmt: skip
    play(state, "peek kids-room.toy-chest", "let")
    assert state.result.scores == (2, 1, 1, 1, 1)


# No way left

SPOTS = {"exit": "living-room.sofa", "doll": "living-room.clock", "stake": "living-room.fireplace"}


def house(**given):
    return night(seats=5, dead={2: "basement.coal-bin", 3: "basement.wine-rack", 4: "basement.boiler"},
                 tiles={spot: tile for tile, spot in SPOTS.items()}, **given)  # fmt: skip


def gone(state, *faces):
    for face in faces:
        if face == "key-ring" and state.in_safe:
            state.in_safe = False
            tiles.remove(state, tiles.new_lot(state, "key-ring"))
        else:
            tiles.remove(state, fetch(state, face))


def block(state, seat, shadow):
    pile(state, shadow, seat, holder=seat)


SPOT = SPOTS | {"safe": SAFE, "bones": "basement.trunk"}
ESCAPES = (("gone", "exit"), ("held", "exit"), ("gone", "safe"), ("held", "safe"), ("gone", "key-ring"))
DEFEATS = (("gone", "stake"), ("held", "stake"))
RESTS = (("gone", "doll"), ("held", "doll"), ("gone", "bones"), ("held", "bones"))
CLOSED = [(escape, defeat, rest) for escape in ESCAPES for defeat in DEFEATS for rest in RESTS]


def close(state, *roads):
    for seat, (how, tile) in zip((0, 2, 3), roads, strict=False):
        gone(state, tile) if how == "gone" else block(state, seat, SPOT[tile])
    return state


@pytest.mark.parametrize("roads", CLOSED)
def test_when_all_three_ways_are_closed_none_is_left(roads):  # HR24 H132
    state = close(house(), *roads)
    assert no_way_left(state)
    for road in roads:  # any one that is open is enough
        others = [other for other in roads if other != road]
        assert not no_way_left(close(house(), *others))


def test_the_safe_matters_only_while_the_key_ring_is_in_it():  # HR24
    state = close(house(), ("gone", "safe"), ("gone", "stake"), ("gone", "doll"))
    assert no_way_left(state)
    state = house(hands={1: ("key-ring",)})
    close(state, ("gone", "safe"), ("gone", "stake"), ("gone", "doll"))
    assert not no_way_left(state)


def test_a_weapon_that_does_not_hurt_her_is_no_loss():  # HR24
    state = close(house(), ("gone", "exit"), ("gone", "doll"))
    gone(state, "chain", "gasoline")
    assert not no_way_left(state)


def test_what_a_hakobito_lies_on_without_holding_it_can_be_reached():  # HR24 HR19
    state = close(house(), ("gone", "exit"), ("gone", "stake"))
    pile(state, SPOTS["doll"], 2)
    assert not no_way_left(state)
    block(state, 2, SPOTS["doll"])
    assert no_way_left(state)


def test_one_hakobito_is_enough():  # HR24
    state = close(house(), ("gone", "key-ring"), ("gone", "stake"))
    block(state, 2, SPOTS["doll"])
    assert no_way_left(state)


def test_by_the_other_ruling_only_what_is_gone_counts():  # HR24
    held = close(house(hopeless="gone"), ("held", "exit"), ("held", "stake"), ("held", "doll"))
    assert not no_way_left(held)
    assert no_way_left(close(house(hopeless="gone"), ("gone", "exit"), ("gone", "stake"), ("gone", "doll")))


def test_it_is_looked_at_when_her_turn_ends():  # HR24 H132 H31
    state = close(night(quiet=False, tiles={"hall-2f.cupboard": "exit"}), ("gone", "stake"), ("gone", "doll"))
    crash(state)
    play(state, "silence", "neither", "go hall-2f")
    assert state.result is None
    events = told(state, "hide hall-2f.cupboard")
    assert keys(events)[-2:] == ["light", "she-wins"]
    assert heard(events, "she-wins") == {"how": "no-way"}
    assert state.result.scores == (2, 0, 0)


def test_it_is_looked_at_after_a_weapon_has_destroyed_something():  # HR24
    state = close(night(rooms={1: "kids-room"}, hands={1: ("stake",)}), ("gone", "exit"), ("gone", "doll"))
    told(state, "use stake", "let", "on kids-room.bunk", "let")
    assert state.result.key == "no-way"


def test_it_is_looked_at_after_a_death():  # HR24 H122
    state = close(night(rooms={1: "kids-room"}, hands={1: ("doll",)}), ("gone", "exit"), ("gone", "stake"))
    told(state, "peek kids-room.toy-chest", "let")
    assert (state.result.key, state.result.scores) == ("no-way", (2, 1, 0))


def test_it_is_looked_at_after_she_has_taken_something():  # HR24 H111
    state = night(powers=(), slots=("want-that", ""), hands={1: ("key-ring",)})
    close(state, ("gone", "stake"), ("gone", "doll"))
    play(state, "move living-room", "interrupt left", "steal tile")
    assert state.result.key == "no-way"


def test_it_is_looked_at_when_she_comes_to_the_doll():  # HR36 HR24
    state = night(
        powers=(), slots=("mary", ""), diary=(1, 2, 3), hands={1: ("doll",)}, tiles={"hall-1f.staircase": "exit"}
    )
    gone(state, "stake", "bones")
    play(state, "move living-room", "interrupt left", "hide hall-1f.staircase")
    assert state.result.key == "no-way"


@pytest.mark.parametrize(("option", "over"), [("blocked", True), ("gone", False)])
def test_a_ghost_on_a_key_ring_that_was_laid_down_closes_escape(option, over):  # HR36 HR24
    state = close(house(hopeless=option), ("gone", "stake"), ("gone", "doll"))
    state.in_safe = False
    tiles.fill_shadow(state, at("living-room.sofa"), tiles.new_lot(state, "key-ring"))
    assert not no_way_left(state)
    block(state, 2, "living-room.sofa")
    assert no_way_left(state) is over


# Giving up


def hopeless(seats=4, **given):
    state = night(seats=seats, **given)
    state.hour = 7
    state._pending = None
    return state


def test_giving_up_takes_every_living_visitor():  # H133
    state = play(hopeless(dead={3: "study.curtain"}), "despair")
    assert asked(state) == (2, "give-up")  # the dead are not asked
    play(state, "agree")
    assert (state.result.key, state.result.scores) == ("gave-up", (2, 0, 0, 1))


def test_one_who_refuses_keeps_the_night_going():  # H133
    state = play(hopeless(), "despair", "agree")
    assert asked(state) == (3, "give-up")
    play(state, "refuse")
    assert state.result is None
    assert asked(state) == (1, "act")


def test_giving_up_is_proposed_in_any_turn_and_again_when_she_had_one():  # HR34 H133
    state = night(seats=3)
    assert state.hour == 0
    play(state, "despair", "refuse")
    assert "despair" not in texts(state)
    play(state, "end", "flip", 1, "end", "flip", 2)
    assert asked(state) == (1, "act")
    assert reason(state, "despair") == ("proposed-already", "H133")  # another turn, but none of hers has passed
    play(state, "end")
    crash(state)
    her_turn(state)
    play(state, "flip", 0)
    assert asked(state) == (2, "act")
    assert "despair" in texts(state)
    play(state, "end", "flip", 1)
    assert asked(state) == (1, "act")
    assert "despair" in texts(state)


def test_the_last_visitor_gives_up_alone():  # H133
    state = play(hopeless(seats=3, dead={2: "study.curtain"}), "despair")
    assert state.result.key == "gave-up"


def test_a_night_goes_on_while_one_way_is_open():  # H132 H31
    state = close(her_turn_comes(), ("gone", "exit"), ("gone", "doll"))
    her_turn(state)
    assert state.result is None
    open_again = close(dark(), ("gone", "stake"), ("gone", "exit"))
    play(open_again, "stay")
    assert open_again.result is None


def test_no_turn_is_endless():  # HR38
    """The same free action once, and three notes of what lies where."""
    state = night(hands={1: ("chain", "doll")})
    for shadow in ("study.desk", "hall-2f.cupboard", "kids-room.bunk", "basement.trunk"):
        state.learn(1, at(shadow), "peeked")
    play(state, "show chain 2")
    assert "show chain 2" not in texts(state)
    assert "show doll 2" in texts(state)
    for shadow in ("study.desk", "hall-2f.cupboard", "kids-room.bunk"):
        play(state, f"tell {shadow}", "say empty")
    assert not any(text.startswith("tell") for text in texts(state))
    assert state.talk(1) is None  # all hear whatever is said
