"""Free actions: show, give, get, discard, tell, give up; and talk."""

from random import Random

import pytest

from tests.hako_onna.nights import (
    GAME,
    asked,
    at,
    carry,
    crash,
    keys,
    lies,
    night,
    peek,
    play,
    reason,
    started,
    texts,
    told,
    verbs,
)
from yakata.hako_onna.rules.free_actions import hears, sayable
from yakata.kernel import Refusal
from yakata.words import LANGUAGES, words_for

TOGETHER = {"rooms": {1: "study", 2: "study", 3: "kitchen"}, "seats": 4}


def test_tiles_are_shown_to_one_visitor_in_the_room():  # H78, H81
    state = night(hands={1: ["doll", "chain"]}, **TOGETHER)
    assert {text for text in texts(state) if text.startswith("show")} == {"show chain 2", "show doll 2"}
    events = told(state, "show doll 2")
    shown = next(event for event in events if event.key == "was-shown")
    assert (shown.audience, shown.slots["tile"]) == ((2,), "doll")
    note = next(note for note in state.view(2).notes if note.tile == "doll")
    assert (note.where, note.how) == ("hand-1", "shown-1")
    for seat in (0, 3, -1):  # that something was shown all see; what it was, only that one
        assert all(note.tile != "doll" for note in state.view(seat).notes)
        assert state.view(seat).players[1].shown == ("unseen", "unseen")
    assert state.carried(1) == ("doll", "chain")


def test_faces_are_shown_only_within_one_room():  # H81
    state = night(hands={1: ["doll"], 3: ["chain"]}, **TOGETHER)
    for far in ("show doll 3", "give doll 3", "ask 3"):
        assert reason(state, far) == ("not-beside-you", "H78")
    assert reason(state, "show doll 0") == ("not-beside-you", "H78")


def test_tiles_are_given():  # H78
    state = night(hands={1: ["doll"]}, **TOGETHER)
    events = told(state, "give doll 2")
    assert (state.carried(1), state.carried(2)) == ((), ("doll",))
    given = next(event for event in events if event.key == "was-given")
    assert (given.audience, given.slots["tile"]) == ((2,), "doll")
    assert state.view(3).players[2].shown == ("unseen",)


def test_tiles_are_got_if_the_other_likes():  # H78
    state = night(hands={2: ["doll", "chain"]}, **TOGETHER)
    play(state, "ask 2")
    assert asked(state) == (2, "requested")
    assert texts(state) == ["give chain 1", "give doll 1", "refuse", "show chain 1", "show doll 1"]
    assert play(state.clone(), "give doll 1").carried(1) == ("doll",)
    assert play(state.clone(), "refuse").carried(1) == ()
    shown = play(state, "show doll 1")
    assert shown.carried(1) == ()
    assert any(note.tile == "doll" for note in shown.view(1).notes)


def test_who_has_nothing_is_not_asked():  # H78
    state = night(hands={1: ["doll"]}, **TOGETHER)
    assert "ask 2" not in texts(state)


def test_any_number_of_tiles_may_change_hands_in_one_turn():  # H57, H78
    state = night(hands={2: ["doll", "chain", "charm"]}, **TOGETHER)
    for tile in ("doll", "chain", "charm"):
        play(state, "ask 2", f"give {tile} 1")
    assert state.carried(1) == ("doll", "chain", "charm")
    shows = night(hands={2: ["doll", "chain"]}, **TOGETHER)
    play(shows, "ask 2", "show doll 1", "ask 2")
    assert texts(shows) == ["give chain 1", "give doll 1", "refuse", "show chain 1"]  # that would tell nothing
    play(shows, "refuse")
    assert "ask 2" not in texts(shows)  # nothing has changed
    play(shows, "peek study.desk", "let", "leave")
    assert "ask 2" in texts(shows)  # after a main action


def test_a_tile_that_came_back_is_given_again():  # H57 H78 HR38
    """From hand to hand and back, as often as something else has changed hands meanwhile."""
    state = night(hands={1: ["doll", "stake"], 2: ["chain"]}, **TOGETHER)
    play(state, "give doll 2", "ask 2", "give doll 1")
    assert "give doll 2" not in texts(state)  # it has gone this way
    assert {"give stake 2", "ask 2"} <= set(texts(state))
    play(state, "ask 2", "give chain 1")
    assert {"give doll 2", "give stake 2", "give chain 2"} <= set(texts(state))
    play(state, "give doll 2", "ask 2", "give doll 1", "give chain 2")
    assert "give doll 2" not in texts(state)


def test_after_a_main_action_everything_can_be_done_again():  # H57 HR38
    state = night(hands={1: ["doll"], 2: ["chain"]}, tiles={"study.curtain": "exit"}, **TOGETHER)
    play(state, "show doll 2", "wink 2", "give doll 2", "ask 2", "give doll 1", "peek study.curtain", "let", "leave")
    assert {"show doll 2", "give doll 2", "ask 2", "show exit 2"} <= set(texts(state))
    assert "wink 2" not in texts(state)  # HR43


def test_who_is_shown_a_tile_again_knows_which_it_was():  # H78 H80
    state = night(hands={1: ["doll", "stake"], 2: ["chain"]}, tiles={"study.curtain": "exit"}, **TOGETHER)
    play(state, "show doll 2", "show stake 2", "peek study.curtain", "let", "leave")
    worlds = [state.clone() for _ in range(2)]
    play(worlds[0], "show doll 2")
    play(worlds[1], "show stake 2")
    assert worlds[0].view(2) != worlds[1].view(2)
    assert worlds[0].view(3) == worlds[1].view(3)  # it was not shown


def test_also_of_tiles_that_have_mixed_in_the_hand():  # H78 H80 HR40
    state = night(hands={1: ["doll", "chain", "bones"]}, **TOGETHER)
    play(state, "show doll 2", "show chain 2", "show bones 2", "give bones 2")
    views = []
    for tile in ("doll", "chain"):
        world = state.clone()
        play(world, f"show {tile} 2")
        times = {note.tile: note.times for note in world.view(2).notes if note.where == "hand-1"}
        assert times == {"doll": 1, "chain": 1, tile: 2}
        views.append(world.view(2))
    assert views[0] != views[1]


def test_a_tile_goes_on_to_a_third_in_the_same_turn():  # H57 H78
    state = night(hands={1: ["doll"]}, seats=4, rooms={1: "study", 2: "study", 3: "study"})
    play(state, "give doll 2", "ask 2", "give doll 1", "give doll 3")
    assert state.carried(3) == ("doll",)


@pytest.mark.parametrize("cards", ["no", "yes"])
def test_free_actions_come_to_an_end(cards):  # H57, HR38
    """Nobody can give, ask and exchange for ever: random free actions stop by themselves."""
    for seed in range(20):
        state = night(hands={1: ["doll", "chain"], 2: ["charm", "gasoline"]}, swap_items=cards, **TOGETHER)
        rng = Random(seed)
        for _ in range(2000):
            frees = [text for text in texts(state) if text.split()[0] not in ("end", "move", "peek", "use", "despair")]
            if not frees:
                break
            play(state, rng.choice(frees))
        else:
            pytest.fail("it never ends")
        assert asked(state) == (1, "act")


def test_the_tile_just_peeked_at_may_be_shown():  # H78
    state = night(tiles={"study.curtain": "exit"}, **TOGETHER)
    peek(state, "study.curtain")
    play(state, "leave")
    assert "show exit 2" in texts(state)
    assert not any(text.startswith("give") for text in texts(state))  # not given: it lies there
    play(state, "show exit 2")
    note = next(note for note in state.view(2).notes if note.tile == "exit")
    assert (note.where, note.how) == ("study.curtain", "shown-1")


def test_also_what_was_peeked_at_by_force_or_by_flashlight():  # H78, H62
    forced = night(tiles={"study.curtain": "exit"}, slots=("open-this", ""), diary=(1, 2, 3, 4, 5), **TOGETHER)
    play(forced, "move bathroom", "interrupt left", "on study.curtain", "leave")
    assert asked(forced) == (1, "after")
    assert "show exit 2" in texts(forced)
    light = night(
        items=("flashlight", "drops", "dowsing"),
        advanced_items=True,
        tiles={"study.curtain": "exit", "study.bookcase": "number-4"},
        **TOGETHER,
    )
    play(light, "use flashlight", "let", "on study.curtain", "let", "leave", "on study.bookcase", "let", "leave")
    assert {text for text in texts(light) if text.startswith("show")} == {"show exit 2", "show number-4 2"}


def test_it_is_shown_only_in_the_turn_it_was_peeked_at():  # H78
    state = night(tiles={"study.curtain": "exit"}, **TOGETHER)
    peek(state, "study.curtain")
    play(state, "leave", "end", "flip", 1, "end", "flip", 2, "end", "flip", 3)
    assert asked(state) == (1, "act")
    assert not any(text.startswith("show") for text in texts(state))


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"edition": "en"}, False),
        ({"edition": "ja"}, True),
        ({"edition": "en", "swap_items": "yes"}, True),
        ({"edition": "ja", "swap_items": "no"}, False),
    ],
)
def test_item_cards_change_hands_by_edition(options, allowed):  # H78, HR14
    state = night(**TOGETHER, **options)
    assert ("hand" in verbs(state)) is allowed
    if allowed:
        assert {text for text in texts(state) if text.startswith("hand")} == {"hand dowsing 2"}  # in the same room
        play(state, "hand dowsing 2")
        assert (state.items[1], state.items[2]) == ((), ("reasoning", "dowsing"))
        play(state, "end")
    else:
        assert reason(state, "hand dowsing 2") == ("not-beside-you", "H78")


def test_item_cards_are_exchanged_if_the_other_agrees():  # H78, HR14
    state = night(edition="ja", **TOGETHER)
    assert {text for text in texts(state) if text.startswith("swap")} == {"swap dowsing reasoning 2"}
    play(state, "swap dowsing reasoning 2")
    assert asked(state) == (2, "swap")
    assert state.view(2).declared == "swap dowsing reasoning 2"
    play(state, "refuse")
    assert (state.items[1], state.items[2]) == (("dowsing",), ("reasoning",))
    assert "swap dowsing reasoning 2" not in texts(state)  # HR38
    state = night(edition="ja", **TOGETHER)
    events = told(state, "swap dowsing reasoning 2") + told(state, "agree")
    assert (state.items[1], state.items[2]) == (("reasoning",), ("dowsing",))
    assert [event.key for event in events] == ["offered-swap", "swapped"]
    assert "swap reasoning dowsing 2" in texts(state)  # any number of them in a turn


def test_one_may_ask_for_an_item_card():  # H78, HR14
    state = night(edition="ja", **TOGETHER)
    play(state, "ask 2")
    assert asked(state) == (2, "requested")
    assert texts(state) == ["hand reasoning 1", "refuse"]
    play(state, "hand reasoning 1")
    assert (state.items[1], state.items[2]) == (("dowsing", "reasoning"), ())
    assert asked(state) == (1, "act")


def test_a_turn_does_not_end_while_item_cards_can_change_hands():  # H57, HR14
    for cards, prompt in (("yes", (1, "after")), ("exchange", (1, "after")), ("no", (2, "noise"))):
        options = {"edition": "ja", "swap_items": cards, "seats": 4}
        state = night(rooms={1: "kitchen", 2: "study", 3: "hall-1f"}, **options)
        state.proposed, state._pending = (0,) * 4, None  # else that would be left
        play(state, "move study", "let")
        assert asked(state) == prompt
        left = {"yes": {"ask", "end", "hand", "swap"}, "exchange": {"end", "swap"}}
        assert cards == "no" or verbs(state) == left[cards]  # after the main action as before it


def test_item_cards_may_be_for_exchange_only():  # H78, HR14
    state = night(edition="ja", swap_items="exchange", hands={2: ["doll"]}, offers="any-turn", **TOGETHER)
    assert texts(state) == ["give doll 1", "nothing", "show doll 1"]
    play(state, "nothing", "ask 2")
    assert texts(state) == ["give doll 1", "refuse", "show doll 1"]
    play(state, "refuse")
    assert {"swap dowsing reasoning 2"} == {text for text in texts(state) if text.startswith(("hand", "swap"))}
    play(state, "swap dowsing reasoning 2", "agree")
    assert (state.items[1], state.items[2]) == (("reasoning",), ("dowsing",))


def test_a_tile_is_discarded_on_a_shadow_without_one():  # H79, HR13
    state = night(hands={1: ["doll"]}, tiles={"study.curtain": "", "study.bookcase": "empty"}, **TOGETHER)
    assert {text for text in texts(state) if text.startswith("discard")} == {"discard doll study.curtain"}
    assert reason(state, "discard doll study.bookcase") == ("not-bare", "H79")  # an Empty tile is a tile
    events = told(state, "discard doll study.curtain")
    assert lies(state, "study.curtain") == "doll"
    assert state.carried(1) == ()
    assert "doll" not in "".join(str(event) for event in events)
    for seat in (0, 2, 3, -1):
        assert all(note.tile != "doll" for note in state.view(seat).notes)
    assert any(note.tile == "doll" for note in state.view(1).notes)


def test_not_where_a_ghost_lies_and_not_in_another_room():  # H79, HR13, HR18
    state = night(
        hands={1: ["doll"]}, tiles={"study.curtain": "", "kitchen.sink": ""}, hako="study.curtain", **TOGETHER
    )
    assert not any(text.startswith("discard") for text in texts(state))


def test_what_lies_discarded_can_be_found_again():  # H79, H65
    state = night(hands={1: ["doll"]}, tiles={"study.curtain": ""}, **TOGETHER)
    play(state, "discard doll study.curtain", "end", "flip", 1)
    peek(state, "study.curtain")
    play(state, "take")
    assert state.carried(2) == ("doll",)


# Talk


def test_talk_is_free_in_the_visitors_time_and_she_hears_it():  # H80, HR27
    state = night(dead={2: "kids-room.toy-chest"}, seats=4)
    for seat in range(4):
        assert state.talk(seat) is None  # everybody hears, she too; there is no private channel
    play(state, "move living-room")
    assert asked(state) == (0, "react")
    assert state.talk(1) is None


def test_in_her_turn_the_visitors_are_silent_and_the_ghosts_speak_among_themselves():  # H80, HR27, H124
    state = night(dead={2: "kids-room.toy-chest"}, seats=4, quiet=False)
    crash(state)
    while asked(state)[1] != "noise":
        for seat in (1, 3):
            assert state.talk(seat) == Refusal("quiet-in-her-turn", "H80")
        assert state.talk(0) == state.talk(2) == frozenset({0, 2})
        play(state, next(text for text in ("silence", "neither", "stay") if text in texts(state)))
    assert state.talk(1) is None


def test_nobody_speaks_while_she_hides_at_the_beginning():  # HR27
    state = play(started(), "lock 1 2 3", "fear stake", "mary", "open-this", "want-that")
    assert state.talk(1) is None
    play(state, "keep mary")
    for seat in range(3):
        assert state.talk(seat) == Refusal("quiet-in-the-dark", "HR27")


def test_one_may_say_anything_of_what_one_has_seen_true_or_not():  # H80, HR28
    state = night(tiles={"study.curtain": "exit"}, **TOGETHER)
    peek(state, "study.curtain")
    play(state, "leave", "tell study.curtain")
    assert len(texts(state)) == len(sayable(GAME.book)) == 20
    assert {"say exit", "say doll", "say empty", "say number-1"} <= set(texts(state))
    events = told(state, "say doll")  # a lie
    assert events[0].audience is None
    for seat in (0, 2, 3, -1):
        claim = state.view(seat).claims[-1]
        assert (claim.seat, claim.where, claim.tile) == (1, "study.curtain", "doll")
        assert all(note.tile != "exit" for note in state.view(seat).notes)  # nobody checks it
    assert lies(state, "study.curtain") == "exit"


def test_saying_is_for_what_one_has_looked_into_and_has_an_end_in_a_turn():  # H80
    state = night(hands={1: ["doll"]}, **TOGETHER)
    assert {text for text in texts(state) if text.startswith("tell")} == {"tell hand"}
    assert reason(state, "tell kitchen.sink") == ("told-unknown", "H80")


# Those beside


def test_whoever_stands_beside_may_show_and_give_unasked():  # H78, HR42
    state = night(offers="any-turn", hands={2: ["doll", "chain"], 3: ["stake"]}, **TOGETHER)
    assert asked(state) == (2, "beside")  # and not 3, who is elsewhere
    assert texts(state) == ["give chain 1", "give doll 1", "nothing", "show chain 1", "show doll 1", "wink 1", "wink 3"]
    events = told(state, "show chain 1")
    assert "chain" not in "".join(str(event) for event in events if event.seen_by(3))
    assert "show chain 1" not in texts(state)
    play(state, "give doll 1")
    assert state.carried(1) == ("doll",)
    assert str(state.standing()) == "nothing"
    play(state, "nothing")
    assert asked(state) == (1, "act")


def test_those_beside_are_asked_before_the_main_action_and_after_it():  # HR42, H57
    state = night(offers="any-turn", edition="ja", swap_items="no", hands={2: ["doll"], 3: ["stake"]}, **TOGETHER)
    play(state, "nothing", "move kitchen", "let")
    assert asked(state) == (3, "beside")  # where one comes to
    play(state, "give stake 1")  # nothing is left to offer
    assert asked(state) == (1, "after")
    state = night(offers="any-turn", hands={2: ["doll"]}, tiles={"study.curtain": "bones"}, **TOGETHER)
    play(state, "nothing", "peek study.curtain", "let", "leave")
    assert asked(state) == (2, "beside")
    play(state, "show doll 1", "nothing")
    assert asked(state) == (1, "after")


def test_those_beside_are_asked_again_after_an_interrupt():  # HR42, H104
    options = {"advanced_powers": True, "offers": "any-turn", "diary": (1, 2, 3, 4, 5), "slots": ("come-here", "")}
    state = night(hands={3: ["stake"]}, rooms={1: "study", 2: "basement", 3: "bathroom"}, seats=4, **options)
    play(state, "use dowsing", "interrupt left", "name bathroom")
    assert asked(state) == (3, "beside")  # where she has dragged the active one
    play(state, "nothing")
    assert asked(state) == (1, "act")


def test_an_offer_is_open_until_nothing_is_left_or_it_is_closed():  # HR42, HR43
    state = night(offers="any-turn", hands={2: ["doll"]}, **TOGETHER)
    play(state, "give doll 1")
    assert (asked(state), texts(state)) == ((2, "beside"), ["nothing", "wink 1", "wink 3"])
    play(state, "wink 1", "wink 3")
    assert (asked(state), texts(state)) == ((2, "beside"), ["nothing"])  # who has winked is not seen by it


@pytest.mark.parametrize("offers", ["own-turn", "any-turn"])
def test_with_winks_at_all_times_everybody_is_asked_in_every_turn(offers):  # H80, HR43
    state = night(winks="any-turn", offers=offers, hands={2: ["doll"]}, **TOGETHER)
    things = [] if offers == "own-turn" else ["give doll 1"]
    shows = [] if offers == "own-turn" else ["show doll 1"]
    assert (asked(state), texts(state)) == ((2, "beside"), [*things, "nothing", *shows, "wink 1", "wink 3"])
    play(state, "nothing")
    assert (asked(state), texts(state)) == ((3, "beside"), ["nothing", "wink 1", "wink 2"])  # who is elsewhere
    before = [state.view(seat) for seat in (0, 1, -1)]
    (event,) = told(state, "wink 2")
    assert [seat for seat in (0, 1, 2, 3, -1) if event.seen_by(seat)] == [2, 3]
    assert [state.view(seat) for seat in (0, 1, -1)] == before
    play(state, "wink 1", "nothing", "move bathroom", "let")
    assert asked(state) == (2, "beside")
    play(state, "nothing")
    assert (asked(state), texts(state)) == ((3, "beside"), ["nothing"])
    japanese = night(winks="any-turn", edition="ja", **TOGETHER)
    assert asked(japanese) == (1, "act")


def test_winks_of_others_are_imagined_away():  # HR43
    state = night(**TOGETHER)
    play(state, "wink 2")
    assert "wink 2" not in texts(state.imagine(2, Random(1)))
    assert "wink 2" in texts(state.imagine(3, Random(1)))


def test_nobody_is_asked_where_offers_wait_for_the_own_turn():  # HR42
    state = night(offers="own-turn", hands={2: ["doll"]}, **TOGETHER)
    assert asked(state) == (1, "act")
    assert reason(state, "give doll 2") == ("not-beside-you", "H78")


def test_item_cards_are_offered_by_those_beside_too():  # HR14, HR42
    state = night(offers="any-turn", edition="ja", hands={2: ["doll"]}, **TOGETHER)
    assert "hand reasoning 1" in texts(state)
    play(state, "hand reasoning 1", "nothing")
    assert state.items[1] == ("dowsing", "reasoning")


@pytest.mark.parametrize(("edition", "winks"), [("en", {"wink 2", "wink 3"}), ("ja", set())])
def test_a_wink_is_seen_by_who_is_meant_alone(edition, winks):  # H80, HR43
    state = night(edition=edition, **TOGETHER)
    assert {text for text in texts(state) if text.startswith("wink")} == winks
    if not winks:
        assert reason(state, "wink 3") == ("no-winks", "HR43")
        return
    assert reason(state, "wink 0") == reason(state, "wink 1") == ("wink-at-whom", "HR43")
    others = [state.view(seat) for seat in (0, 2, -1)]
    (event,) = told(state, "wink 3")  # who is elsewhere
    assert [seat for seat in (0, 1, 2, 3, -1) if event.seen_by(seat)] == [1, 3]
    assert [state.view(seat) for seat in (0, 2, -1)] == others
    assert {text for text in texts(state) if text.startswith("wink")} == {"wink 2"}
    assert reason(state, "wink 3") == ("winked-already", "HR43")


# Giving up


def despairing(**more):
    state = night(seats=4, **more)
    state.hour, state._pending = 8, None
    return state


def test_all_living_visitors_must_agree_to_give_up():  # HR26, H32, H133
    state = despairing()
    play(state, "despair")
    assert asked(state) == (2, "give-up")
    play(state, "agree")
    assert asked(state) == (3, "give-up")
    no, yes = state.clone(), state
    play(no, "refuse")
    assert not no.over
    assert asked(no) == (1, "act")
    assert "despair" not in texts(no)
    events = told(yes, "agree")
    assert yes.over
    assert events[-1].slots == {"how": "gave-up"}
    assert yes.result.scores == (2, 0, 0, 0)


def test_the_dead_are_not_asked():  # HR26
    state = despairing(dead={2: "kids-room.toy-chest"})
    play(state, "despair")
    assert asked(state) == (3, "give-up")
    play(state, "agree")
    assert state.over


# Walkie-Talkies


def test_with_walkie_talkies_tiles_are_shown_from_afar_but_not_given():  # H81, H78
    state = night(
        items=("radio", "drops", "dowsing"), advanced_items=True, seats=4, rooms={1: "study", 2: "kitchen", 3: "study"}
    )
    carry(state, 1, "doll")
    state._pending = None
    assert {text for text in texts(state) if text.startswith(("show", "give"))} == {
        "show doll 2",
        "show doll 3",
        "give doll 3",
    }
    assert at("study.desk") >= 0


@pytest.mark.parametrize("to", [2, 3])
def test_walkie_talkies_that_changed_hands_join_who_holds_them_and_who_was_chosen(to):  # H81, HR14
    state = night(
        items=("radio", "drops", "dowsing"),
        advanced_items=True,
        edition="ja",
        noise="discs",
        seats=4,
        rooms={1: "study", 2: "study" if to == 2 else "kitchen", 3: "study" if to == 3 else "kitchen"},
        hands={1: ["doll"], 2: ["charm"], 3: ["stake"]},
    )
    assert [state.view(seat).partner for seat in (1, 2, 3)] == [2, 1, -1]
    play(state, f"hand radio {to}")
    joined = {2: [2, 1, -1], 3: [-1, 3, 2]}[to]
    assert [state.view(seat).partner for seat in (1, 2, 3)] == joined
    state.rooms = ("", "kids-room", "kitchen", "study")
    far = [seat for seat in (1, 2, 3) if hears(state, seat)]
    assert far == [seat for seat, other in enumerate(joined, 1) if other >= 0]


def test_the_rule_of_talk_is_told_in_both_languages():  # H80, HR28
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert all(words.knows(f"rule-{rule}") for rule in ("H78", "H79", "H80", "H81", "HR27", "HR28"))


def test_showing_and_giving_end_what_can_be_taken_back():  # H78
    state = night(hands={1: ["doll"]}, **TOGETHER)
    assert "was-shown" in keys(told(state, "show doll 2"))
    assert state.marks == ["reveal"]


def test_what_was_done_already_is_refused_as_that():  # HR38
    state = night(hands={1: ["charm"], 2: ["doll"]}, rooms={1: "hall-1f", 2: "hall-1f"}, offers="own-turn")
    play(state, "show charm 2")
    assert reason(state, "show charm 2") == ("changes-nothing", "HR38")
    assert reason(state, "show doll 2") == ("not-beside-you", "H78")
    play(state, "ask 2", "refuse")
    assert reason(state, "ask 2") == ("changes-nothing", "HR38")


@pytest.mark.parametrize("news", [("show doll 2",), ("tell hand", "say exit"), ("give doll 2",)])
def test_who_has_refused_is_asked_again_when_there_is_news(news):  # H78, HR38
    state = night(edition="ja", hands={1: ["doll"], 2: ["chain"]}, **TOGETHER)
    play(state, "ask 2", "refuse", "swap dowsing reasoning 2", "refuse")
    assert not {"ask 2", "swap dowsing reasoning 2"} & set(texts(state))
    play(state, *news)
    assert {"ask 2", "swap dowsing reasoning 2"} <= set(texts(state))
    assert news[0] not in texts(state)
    play(state, "ask 2", "refuse")
    assert "ask 2" not in texts(state)
