"""Interrupts: the window after every announced main action."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.hako_onna.ghosts import FIVE, THREE, draw_all, public, where
from tests.hako_onna.nights import asked, at, heard, keys, lay, night, play, texts, told
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.reading import SHIPPED, read_content
from yakata.kernel import SPECTATOR, Odds

EVERY_MAIN = ("move living-room", "peek hall-1f.staircase", "use dowsing", "use chain")


def stealing(**given):
    return night(powers=(), slots=("want-that", ""), **given)


def test_a_set_power_interrupts_and_returns_to_her_hand():  # H104 H91
    state = play(stealing(hands={1: ("chain",)}), "move living-room")
    events = told(state, "interrupt left")
    assert heard(events, "interrupted") == {"power": "want-that", "seat": 1}  # all see it
    assert (state.slots, state.powers) == (("", ""), ("want-that",))
    play(state, "steal tile")
    assert asked(state) == (1, "act")
    assert state.rooms[1] == "hall-1f"


def test_the_visitor_may_choose_anew():  # H104 H108
    state = play(stealing(hands={1: ("chain",)}), "move living-room", "interrupt left", "steal tile")
    assert {"move living-room", "peek hall-1f.staircase", "use dowsing", "end"} <= set(texts(state))
    play(state, "peek hall-1f.staircase")
    assert asked(state) == (0, "react")  # and she may react to that


def test_the_announced_action_is_void():  # H108
    state = play(stealing(), "peek hall-1f.staircase", "interrupt left", "steal card")
    assert not any(key == "peeks" for key in public(state.told))
    assert state.peeked == ()
    play(state, "move living-room", "let")
    assert state.rooms[1] == "living-room"


def test_who_can_do_nothing_passes_and_keeps_no_disc():  # H108
    state = play(stealing(), "move living-room", "interrupt left", "steal card")
    flipped = state.cards_up
    play(state, "end")
    assert (state.kept, state.cards_up) == (0, flipped)
    assert asked(state) == (2, "noise")


@pytest.mark.parametrize("main", EVERY_MAIN)
@pytest.mark.parametrize("slots", [("", ""), ("through-walls", ""), ("want-that", "mary"), ("open-this", "behind-you")])
def test_the_window_opens_whatever_is_set(main, slots):  # H105 H58
    state = night(powers=(), slots=slots, diary=FIVE, hands={1: ("chain",)})
    play(state, main)
    assert asked(state) == (0, "react")
    assert "let" in texts(state)
    assert state.view(1).phase == "window"
    assert state.view(2).declared == main
    assert state.view(2).set_cards == tuple(map(bool, slots))
    assert state.masked() == any(
        slots
    )  # nor by how long she thinks, where all see that she may have something to think


@pytest.mark.parametrize("slots", [("", ""), ("through-walls", ""), ("", "want-that")])
def test_she_is_not_asked_where_all_see_that_she_cannot_interrupt(slots):  # H104 HR7
    state = night(powers=(), slots=slots, diary=FIVE, hands={1: ("chain",)})
    assert state.formality() is None  # somebody else is asked
    play(state, "move living-room")
    assert asked(state) == (0, "react")
    assert str(state.formality()) == ("None" if any(slots) else "let")


def test_windows_come_in_the_same_places_whatever_she_holds():  # H105
    """An item without a target has one window, with a target two."""
    for slots in (("", ""), ("want-that", "mary")):
        one = play(night(powers=(), slots=slots), "use dowsing", "let")
        assert asked(one) == (0, "answer")
        two = play(night(powers=(), slots=slots, hands={1: ("chain",)}), "use chain", "let", "on hall-1f.staircase")
        assert asked(two) == (0, "react")


def test_the_window_is_after_the_disc_and_before_the_effect():  # H105
    state = stealing(hands={1: ("chain",)}, quiet=False)
    assert asked(state) == (1, "noise")  # she cannot stop that
    play(state, "flip", 0, "peek hall-1f.staircase")
    assert asked(state) == (0, "react")
    assert state.peeked == ()
    draw_all(play(state, "let"))
    assert asked(state) == (1, "peeked")  # too late


def test_no_window_on_a_pass():  # H105 H49
    state = play(stealing(quiet=False), "pass")
    assert asked(state) == (2, "noise")


def test_both_set_powers_in_one_window():  # H106 HR22
    state = night(powers=(), slots=("want-that", "mary"), diary=THREE, hands={1: ("chain",)})
    play(state, "move living-room", "interrupt left", "steal tile")
    assert asked(state) == (0, "react")
    assert texts(state) == ["interrupt right", "let"]
    play(state, "interrupt right")
    assert asked(state) == (1, "act")
    assert state.slots == ("", "")


@pytest.mark.parametrize("first", ["left", "right"])
def test_the_order_is_hers(first):  # HR22
    """The barrier can come second: the door was named in the same window."""
    state = play(night(powers=(), slots=("cannot-leave", "want-that"), hands={1: ("chain",)}), "move living-room")
    second = {"left": "right", "right": "left"}[first]
    play(state, f"interrupt {first}")
    if first == "right":
        play(state, "steal tile")
    assert texts(state) == [f"interrupt {second}", "let"]
    play(state, f"interrupt {second}")
    if second == "right":
        play(state, "steal tile")
    assert state.barred == ("hall-1f", "living-room")
    assert state.hands[1] == ()
    assert asked(state) == (1, "act")


def test_she_may_stop_after_the_first():  # H106
    state = night(powers=(), slots=("want-that", "mary"), diary=THREE, hands={1: ("chain",)})
    play(state, "move living-room", "interrupt left", "steal tile", "let")
    assert asked(state) == (1, "act")
    assert state.slots == ("", "mary")


def test_after_one_interrupt_another_action_can_be_interrupted_too():  # H104 H106
    state = night(powers=(), slots=("want-that", "mary"), diary=THREE, hands={1: ("chain",)})
    play(state, "move living-room", "interrupt left", "steal tile", "let", "move living-room")
    assert texts(state) == ["interrupt right", "let"]


def test_the_charm_cannot_be_interrupted():  # H107
    state = night(powers=("mary",), slots=("want-that", "cannot-leave"), hands={1: ("charm",)})
    play(state, "use charm")
    assert asked(state) == (1, "target")
    play(state, "name left")
    assert "want-that" in state.gone_cards
    assert asked(state) != (0, "react")


def test_in_the_japanese_edition_the_charm_can_be_wanted_when_it_is_opened():  # H107
    state = night(edition="ja", powers=("mary",), slots=("want-that", "cannot-leave"), hands={1: ("charm",)})
    play(state, "use charm")
    assert asked(state) == (0, "react")
    play(state, "let")
    assert asked(state) == (1, "target")


def test_the_extinguisher_cannot_be_interrupted():  # H107
    state = stealing(rooms={1: "kids-room"}, hands={1: ("extinguisher",)})
    play(state, "peek kids-room.toy-chest", "let")
    assert asked(state) == (1, "flee")  # nothing between death and rescue
    assert "use extinguisher" not in texts(stealing(hands={1: ("extinguisher",)}))


def test_a_tile_just_shown_can_be_taken_until_its_effect():  # H109 H75
    for before in (("use chain",), ("use chain", "let", "on hall-1f.staircase")):
        state = play(stealing(hands={1: ("chain", "doll")}), *before)
        play(state, "interrupt left", "steal shown")
        assert state.carried(1) == ("doll",)
        assert state.faces[state.gone[-1]] == "chain"
        assert state.view(2).gone[-1] == "chain"  # all had seen it
        assert "use chain" not in texts(state)
        assert asked(state) == (1, "act")


def test_a_tile_taken_unseen_is_seen_by_the_two_alone():  # H109
    state = play(stealing(hands={1: ("doll",)}), "move living-room", "interrupt left")
    events = told(state, "steal tile")
    (stole,) = (event for event in events if event.key == "stole")
    assert stole.audience == (0, 1)
    assert stole.slots == {"tile": "doll"}
    assert state.view(2).gone == ("unseen",)


def test_what_lies_face_down_is_taken_blindly():  # HR41
    """Each tile of the hand is as likely, whatever all know of it, and there is nothing to choose by."""
    for hand in (("key-ring", "doll"), ("chain", "key-ring", "charm", "doll", "number-4")):
        state = play(stealing(hands={1: hand}), "move living-room", "interrupt left")
        assert texts(state) == ["steal card", "steal tile"]
        play(state, "steal tile")
        assert isinstance(state.pending, Odds)
        assert dict(state.pending.chances()) == dict.fromkeys(hand, 1 / len(hand))
        rng = Random("blind")
        stolen = Counter(state.clone().pending.draw(rng) for _ in range(2000))
        assert all(abs(stolen[tile] / 2000 - 1 / len(hand)) < 0.05 for tile in hand)


def test_after_a_blind_theft_the_others_know_that_it_was_one_of_these():  # HR40 HR41
    state = play(stealing(seats=4, hands={1: ("key-ring", "doll")}), "move living-room", "interrupt left", "steal tile")
    play(state, "doll")
    for seat in (2, 3, SPECTATOR):
        view = state.view(seat)
        assert {one.where: one.tiles for one in view.perhaps} == {
            "gone": ("key-ring", "unseen"), "hand-1": ("key-ring", "unseen"),
        }  # fmt: skip
        assert (view.gone, view.players[1].shown) == (("unseen",), ("unseen",))
        assert {world.carried(1) == ("key-ring",) for world in (state.imagine(seat, Random(n)) for n in range(40))} == {
            True, False,
        }  # fmt: skip
    assert ("hand-1", "key-ring") in {(note.where, note.tile) for note in state.view(0).notes}  # she saw the other


def test_a_card_that_sees_all_lets_her_choose():  # HR41
    content = read_content(SHIPPED)
    powers = [replace(power, sees_all=True) if power.id == "want-that" else power for power in content.powers.powers]
    state = stealing(hands={1: ("key-ring", "doll")})
    state.content = replace(content, powers=replace(content.powers, powers=tuple(powers)))
    play(state, "move living-room", "interrupt left")
    assert texts(state) == ["name doll", "name key-ring", "steal card"]
    play(state, "name key-ring")
    assert state.carried(1) == ("doll",)
    assert ("hand-1", "doll") in {(note.where, note.tile) for note in state.view(0).notes}


def test_an_item_card_can_be_taken():  # H104
    state = play(stealing(), "use dowsing", "interrupt left", "steal card")
    assert state.items[1] == ()
    assert state.view(2).gone == ("dowsing",)
    assert "use dowsing" not in texts(state)


def test_of_several_item_cards_she_chooses_one():  # H104 HR14
    state = stealing(swap_items="yes", items=("dowsing", "smartphone"))
    state.items = ((), ("dowsing", "smartphone"), ())
    play(state, "move living-room", "interrupt left", "steal card")
    assert texts(state) == ["name dowsing", "name smartphone"]
    play(state, "name dowsing")
    assert state.items[1] == ("smartphone",)
    assert asked(state) == (1, "act")


def test_with_nothing_to_take_that_power_is_not_offered():  # H104
    state = stealing()
    state.items = ((), (), ())
    play(state, "move living-room")
    assert texts(state) == ["let"]


def test_open_this_turns_the_action_into_a_peek():  # H110
    state = night(powers=(), slots=("open-this", ""), diary=FIVE, hands={1: ("chain",)}, rooms={1: "living-room"})
    lay(state, "living-room.sofa", EMPTY)
    play(state, "use chain", "let", "on living-room.clock", "interrupt left")
    assert asked(state) == (0, "open-this")  # she chooses where
    play(state, "on living-room.sofa")
    assert asked(state) == (1, "peeked")
    play(state, "leave")
    assert asked(state) == (1, "after")  # the action is spent, the weapon is not
    assert state.carried(1) == ("chain",)
    assert not any(text.startswith(("move", "peek", "use")) for text in texts(state))


def both_orders(announced, answers, **given):
    """Two nights: she has used the power on the left and then the one on the right; or the other way round."""
    for order in (("left", "right"), ("right", "left")):
        state = night(powers=(), diary=FIVE, **given)
        lay(state, "living-room.sofa", EMPTY)
        play(state, announced)
        for slot in order:
            play(state, f"interrupt {slot}")
            while (answer := answers.get(asked(state)[1])) is not None:
                play(state, answer)
                draw_all(state)
        yield state


def test_open_this_and_then_another_power_work_as_in_the_other_order():  # H106 HR22
    """Stolen from, and then made to Peek: whichever card she turned first."""
    answers = {"want-that": "steal tile", "open-this": "on living-room.sofa"}
    given = {"slots": ("open-this", "want-that"), "hands": {1: ("chain", "doll")}, "rooms": {1: "living-room"}}
    for state in both_orders("peek living-room.clock", answers, **given):
        assert asked(state) == (1, "peeked")
        assert [state.faces[lot] for lot in state.peeked] == [EMPTY]
        assert len(state.hands[1]) == 1
        assert (state.slots, state.powers) == (("", ""), ("open-this", "want-that"))


def test_who_is_dragged_after_open_this_peeks_in_the_new_room():  # H106 HR22
    answers = {"drag": "name living-room", "open-this": "on living-room.sofa"}
    given = {"slots": ("open-this", "come-here"), "advanced_powers": True}
    for state in both_orders("move hall-2f", answers, **given):
        assert asked(state) == (1, "peeked")
        assert state.rooms[1] == "living-room"
        assert [state.faces[lot] for lot in state.peeked] == [EMPTY]


def test_dragged_to_where_nothing_lies_the_visitor_announces_anew():  # HR22 HR23
    state = night(powers=(), slots=("open-this", "come-here"), diary=FIVE, advanced_powers=True)
    lay(state, "hall-2f.cupboard", "")
    play(state, "move living-room", "interrupt left", "interrupt right", "name hall-2f")
    assert (state.rooms[1], state.peeked) == ("hall-2f", ())
    assert asked(state) == (1, "act")


def test_open_this_first_tells_nothing_of_the_other_card():  # H105 HR22
    """With another card set she is asked again, whether it can be used or not; nobody sees which."""
    for other in ("want-that", "behind-you", "through-walls"):
        state = night(powers=(), slots=("open-this", other), diary=FIVE, hands={1: ("chain",)})
        play(state, "move living-room", "interrupt left")
        assert asked(state) == (0, "react")
        assert state.view(2).declared == ""  # the Move is void
        play(state, "let")
        assert asked(state) == (0, "open-this")


def test_open_this_kills_where_a_ghost_is():  # H110 H63
    state = night(powers=(), slots=("open-this", ""), diary=FIVE, rooms={1: "kids-room"})
    play(state, "move hall-2f", "interrupt left", "on kids-room.toy-chest")
    assert not state.alive[1]
    assert where(state, 1) == where(state)
    assert asked(state) == (2, "noise")


def test_open_this_needs_a_tile_to_peek_at():  # HR23
    state = night(powers=(), slots=("open-this", ""), diary=FIVE)
    bare = state.clone()
    lay(bare, "hall-1f.staircase", "")
    assert texts(play(state, "move living-room")) == ["interrupt left", "let"]
    assert texts(play(bare, "move living-room")) == ["let"]


def test_a_key_ring_that_is_taken_closes_the_escape():  # H111
    state = stealing(hands={1: ("key-ring",)}, rooms={1: "living-room"}, tiles={"living-room.sofa": "exit"})
    state.in_safe = False
    play(state, "peek living-room.sofa", "interrupt left", "steal tile")
    assert state.result is None  # other ways are left
    play(state, "peek living-room.sofa", "let")
    assert state.result is None
    assert asked(state) == (1, "peeked")
    assert state.view(2).gone == ("key-ring",)  # all knew who had it


def test_free_actions_are_not_interrupted():  # HR21 H105
    state = stealing(hands={1: ("chain",)})
    play(state, "give chain 2")
    assert asked(state) == (1, "act")


def test_interrupts_in_her_own_room_when_the_item_does_not_kill():  # HR33
    state = stealing(hako="hall-1f.staircase", hands={1: ("chain",)})
    play(state, "use chain")
    assert texts(state) == ["interrupt left", "let"]


def test_no_window_after_an_item_has_killed():  # H75 HR33
    state = stealing(hako="hall-1f.staircase")
    events = told(state, "use dowsing")
    assert "died" in keys(events)
    assert asked(state) == (2, "noise")
    assert state.slots == ("want-that", "")


def test_at_least_one_shadow_of_the_room_is_asked_for():  # H110
    state = night(powers=(), slots=("open-this", ""), diary=FIVE, rooms={1: "basement"})
    play(state, "move storage", "interrupt left")
    named = ("boiler", "coal-bin", "trunk", "wine-rack")
    assert texts(state) == [f"on basement.{name}" for name in named]
    assert all(state.base[at(f"basement.{name}")] >= 0 for name in named)
