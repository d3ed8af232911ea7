"""Use an item: showing, naming, dying first, and what is used up."""

import pytest

from tests.hako_onna.ghosts import FIVE
from tests.hako_onna.nights import BOOK, asked, at, crash, heard, her_turn, keys, lies, night, play, reason, texts, told
from yakata.kernel import Odds

WEAPONS = ("chain", "gasoline", "stake")
DEADLY = ("smartphone", "pokkuri", "dowsing")


def uses(state):
    return {text.split()[1] for text in texts(state) if text.startswith("use")}


def use(state, item, *targets):
    """Show it, name the target, and she lets it be."""
    events = told(state, f"use {item}")
    for target in (None, *targets):
        if target:
            events += told(state, target)
        if state.pending and asked(state) == (0, "react"):
            events += told(state, "let")
    return events


def test_a_card_or_a_tile_is_shown_and_its_target_named():  # H73
    state = night(hands={1: ["chain"]}, rooms={1: "study"})
    assert state.view(2).players[1].shown == ("unseen",)
    events = told(state, "use chain")
    assert heard(events, "shows-item") == {"seat": 1, "item": "chain"}
    assert state.view(2).players[1].shown == ("chain",)  # all have seen it now
    play(state, "let")
    assert asked(state) == (1, "target")
    assert texts(state) == ["on study.bookcase", "on study.curtain", "on study.desk"]
    events = told(state, "on study.curtain")
    assert heard(events, "names-target") == {"seat": 1, "item": "chain", "target": "study.curtain"}
    assert state.view(-1).declared == "use chain on study.curtain"


def test_only_what_one_has_can_be_used():  # H73
    state = night(hands={2: ["chain"]})
    assert reason(state, "use chain") == ("not-yours", "H73")
    assert reason(state, "use smartphone") == ("not-yours", "H73")


@pytest.mark.parametrize("item", DEADLY)
def test_in_her_room_the_user_dies_first(item):  # H74
    rooms = {1: "study", 2: "study"}
    state = night(seats=4, items=(item, "drops", "reasoning"), rooms=rooms, hako="study.curtain")
    events = told(state, f"use {item}")
    assert heard(events, "shriek") == {"seat": 1, "shadow": "study.curtain"}
    assert "died" in keys(events)
    assert not state.alive[1]
    assert state.answers == ()  # it has not worked
    assert not {"powers-shown", "answered"} & set(keys(events))
    shadow = state.view(2).shadows[at("study.curtain")]
    assert not shadow.face_up  # her tile is turned back
    assert state.view(2).may_be == ("study.curtain",)  # but all have seen it


@pytest.mark.parametrize("item", DEADLY)
def test_a_hakobito_beside_the_user_does_nothing(item):  # H74, H128
    rooms = {1: "study", 2: "study"}
    state = night(seats=4, items=(item, "drops", "reasoning"), rooms=rooms, dead={3: "study.curtain"})
    events = use(state, item, *(["name kitchen"] if item == "pokkuri" else []))
    assert "shriek" not in keys(events)
    assert state.alive[1]


@pytest.mark.parametrize("item", ["reasoning", "stethoscope", "drops"])
def test_passive_items_are_not_used_and_do_not_kill(item):  # H74, H76
    state = night(items=(item, "dowsing"), rooms={1: "kids-room"})
    assert item not in uses(state)
    assert reason(state, f"use {item}") == ("works-by-itself", "H76")


def test_which_items_kill_is_in_the_data():  # H74, H77
    standard = [item for item in BOOK.items.items if not item.advanced]
    assert {item.id for item in standard if item.dies} == set(DEADLY)
    assert {item.id for item in standard if item.use == "action"} == set(DEADLY)
    assert not any(item.once for item in standard)


@pytest.mark.parametrize("moment", ["showing", "naming"])
def test_elsewhere_she_may_interrupt_at_the_showing_or_the_naming(moment):  # H75
    state = night(hands={1: ["chain", "doll"]}, slots=("want-that", ""), rooms={1: "study"})
    play(state, "use chain")
    if moment == "naming":
        play(state, "let", "on study.curtain")
    assert asked(state) == (0, "react")
    assert "interrupt left" in texts(state)
    events = told(state, "interrupt left", "steal shown")
    assert "struck" not in keys(events)
    assert asked(state) == (1, "act")  # the Visitor chooses anew
    assert lies(state, "study.curtain") != ""


def test_after_the_effect_she_cannot():  # H75
    state = night(hands={1: ["chain"]}, slots=("want-that", ""), rooms={1: "study", 2: "study"})
    play(state, "use chain", "let", "on study.curtain")
    events = told(state, "let")
    while state.pending and not hasattr(state.pending, "seat"):
        events += told(state, "charm")
    assert "struck" in keys(events)
    assert asked(state)[1] != "react"


def test_an_item_without_a_target_has_one_window():  # H73, H75
    state = play(night(), "use dowsing")
    assert asked(state) == (0, "react")
    play(state, "let")
    assert asked(state) == (0, "answer")


@pytest.mark.parametrize("item", DEADLY)
def test_cards_are_used_again_and_again(item):  # H76, H77
    state = night(items=(item, "drops"), rooms={1: "study", 2: "study"})
    for _ in range(3):
        events = use(state, item, *(["name kitchen"] if item == "pokkuri" else []))
        assert {"powers-shown", "answered"} & {*keys(events), *keys(answer(state))}
        assert state.items[1] == (item,)
        while asked(state) != (1, "act"):
            step(state)


def answer(state):
    return told(state, texts(state)[0]) if asked(state) == (0, "answer") else []


def step(state):
    """Somebody does as little as can be."""
    seat, prompt = asked(state)
    if prompt == "noise":
        state.cards_up = ()
        state._pending = None
        play(state, "flip", 0)
    else:
        play(state, "end" if seat else "let")


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_is_used_up(weapon):  # H77, H116
    state = night(hands={1: [weapon]}, rooms={1: "study"}, tiles={"study.curtain": "number-5"})
    empties = state.empties
    events = use(state, weapon, "on study.curtain")
    assert heard(events, "struck")["tiles"] == ("number-5",)
    assert state.carried(1) == ()
    assert {weapon, "number-5"} <= set(state.view(-1).gone)
    assert lies(state, "study.curtain") == ""  # no Empty tile
    assert state.empties == empties


@pytest.mark.parametrize("face", ["diary-8", "bones", "exit", "safe", "empty"])
def test_a_weapon_destroys_whatever_lies_there(face):  # HR15, H116
    state = night(hands={1: ["chain"]}, rooms={1: "study"}, tiles={"study.curtain": face})
    events = use(state, "chain", "on study.curtain")
    assert heard(events, "struck")["tiles"] == (face,)  # it is shown
    assert face in state.view(-1).gone
    assert state.diary == ()  # a Diary lost so unlocks nothing
    assert state.unlocked == 0


def test_the_charm_is_used_up_and_cannot_be_interrupted():  # H77, H107
    state = night(hands={1: ["charm"]}, slots=("want-that", ""), powers=("mary",))
    events = told(state, "use charm", "name left")
    assert "sealed" in keys(events)
    assert state.carried(1) == ()
    assert state.slots == ("", "")
    assert {"charm", "want-that"} <= set(state.view(-1).gone)


def test_with_nothing_set_the_charm_takes_a_card_of_her_hand():  # H77
    state = night(hands={1: ["charm"]}, powers=("mary", "open-this"))
    play(state, "use charm")
    assert state.pending.outcomes == ("mary", "open-this")
    play(state, "open-this")
    assert state.powers == ("mary",)
    none = night(hands={1: ["charm"]}, powers=())
    assert "charm" not in uses(none)


def test_the_extinguisher_and_the_doll_are_not_used_by_an_action():  # H76, H77
    state = night(hands={1: ["extinguisher", "doll", "number-4", "not-chain", "key-ring"]})
    assert uses(state) == {"dowsing"}


def test_pokkuri_needs_another_visitor_and_names_any_room():  # H73, H76
    alone = night(items=("pokkuri", "drops"), rooms={1: "study"})
    assert "pokkuri" not in uses(alone)
    assert reason(alone, "use pokkuri") == ("cannot-use-now", "H76")
    state = play(night(items=("pokkuri", "drops")), "use pokkuri", "let")
    assert {text.split()[1] for text in texts(state)} == set(BOOK.rooms)
    play(state, "name kids-room", "let")
    assert texts(state) == ["reply yes"]  # she is there, and cannot lie
    events = told(state, "reply yes")
    assert heard(events, "answered")["answer"] == "yes"
    assert set(state.view(2).may_be) <= {BOOK.shadows[n] for n in BOOK.shadows_in["kids-room"]}


def test_the_dowsing_rod_points_at_her_floor():  # H73, H76
    for shadow, floor in (("basement.trunk", 0), ("kitchen.sink", 1), ("kids-room.bunk", 2)):
        state = night(hako=shadow)
        use(state, "dowsing")
        assert texts(state) == [f"reply floor-{floor}"]


def test_the_smartphone_shows_its_user_alone_all_her_powers():  # H73, H76
    state = night(items=("smartphone", "drops"), powers=("mary",), slots=("open-this", ""))
    events = use(state, "smartphone")
    assert state.view(1).powers_shown == ("mary", "open-this")
    assert state.view(2).powers_shown == ()
    saw = next(event for event in events if event.key == "saw-powers")
    assert saw.audience == (0, 1)
    assert "powers-shown" in keys(event for event in events if event.audience is None)


def test_false_answer_lets_her_say_anything():  # H76
    state = night(slots=("false-answer", ""), powers=())
    use(state, "dowsing")
    assert texts(state) == ["reply floor-0", "reply floor-1", "reply floor-2"]


def test_an_item_may_be_stolen_between_its_two_windows():  # H75, H109
    state = night(hands={1: ["chain"]}, slots=("want-that", ""), rooms={1: "study"})
    play(state, "use chain", "interrupt left", "steal shown")
    assert state.carried(1) == ()
    assert asked(state) == (1, "act")
    assert "chain" not in uses(state)


@pytest.mark.parametrize("item", ["salt", "music-box"])
def test_what_says_once_leaves_the_game(item):  # H76
    extra = {"advanced_items": True, "rooms": {1: "study", 2: "study"}}
    if item == "salt":
        state = night(items=("salt", "drops"), **extra)
        use(state, "salt", "on study.curtain")
    else:
        state = night(items=("music-box", "drops"), quiet=False, **extra)
        state.cards_up = (4, 5)
        play(state, "flip", 3)
        assert asked(state) == (1, "hush")
        play(state, "wind")
        assert (asked(state), state.cards_up) == ((1, "noise"), ())
    assert state.items[1] == ()
    assert item in state.view(-1).gone


def test_a_used_action_is_the_one_of_the_turn_and_her_turn_changes_nothing_about_the_card():  # H56, H76
    state = night(rooms={1: "hall-1f", 2: "hall-1f"}, hands={1: ["doll"]})
    use(state, "dowsing")
    play(state, texts(state)[0])
    assert asked(state) == (1, "after")
    assert not uses(state)
    play(state, "end")
    crash(state)
    her_turn(state)
    assert state.items[1] == ("dowsing",)


@pytest.mark.parametrize("item", ["salt", "flashlight"])
def test_items_that_do_not_say_so_do_not_kill_in_her_room(item):  # H74
    state = night(items=(item, "drops"), advanced_items=True, rooms={1: "kids-room"})
    events = use(state, item, "on kids-room.bunk")
    assert "shriek" not in keys(events)
    assert state.alive[1]


def test_which_item_killed_is_still_told_when_the_next_turn_has_begun():  # H74
    state = night(items=("pokkuri", "drops", "dowsing"), seats=4, rooms={1: "kids-room", 2: "kids-room"})
    state.items, state._pending = ((), ("pokkuri", "dowsing"), ("drops",), ()), None
    views = [play(state.clone(), f"use {item}").view(2) for item in ("pokkuri", "dowsing")]
    for view, item in zip(views, ("pokkuri", "dowsing"), strict=True):
        assert view.asked == 2
        assert any(text.startswith("shows-item") and item in text for text in view.trail)
    play(state, "use pokkuri", "flip", 1, "end")
    assert not any("pokkuri" in text for text in state.view(2).trail)  # and then no more


# Flashlight


def lit(*, slots=("", ""), **given):
    """The first of two looks is done; the second is named."""
    state = night(items=("flashlight", "drops"), advanced_items=True, rooms={1: "study"}, slots=slots,
                  tiles={"study.curtain": "exit", "study.bookcase": "number-4"}, **given)  # fmt: skip
    play(state, "use flashlight", "let", "on study.curtain", "let", "leave")
    assert asked(state) == (1, "target")
    return play(state, "on study.bookcase")


def test_the_second_look_of_the_flashlight_can_be_interrupted():  # H75, H108
    state = lit(slots=("want-that", ""), hands={1: ["doll"]})
    assert asked(state) == (0, "react")
    assert state.view(1).declared == "use flashlight on study.bookcase"
    play(state, "interrupt left", "steal tile")
    assert asked(state) == (1, "target")  # what was named is void: another is named
    play(state, "on study.desk", "let")
    assert asked(state) == (1, "peeked")
    assert state.view(1).peeking == "study.desk"


def test_who_loses_the_flashlight_between_two_looks_has_had_the_action():  # H75, H108
    state = lit(slots=("want-that", ""))
    play(state, "interrupt left", "steal card")
    assert asked(state) == (1, "after")


def test_open_this_takes_the_place_of_the_second_look():  # H75, H110
    state = lit(slots=("open-this", ""), diary=(1, 2, 3, 4, 5))
    play(state, "interrupt left", "on study.desk", "leave")
    assert asked(state) == (1, "after")
    assert "peek study.bookcase" not in texts(state)


FLASHLIGHT = {"items": ("flashlight", "drops", "reasoning"), "advanced_items": True}
SPOTS = {"study.curtain": "exit", "study.bookcase": "number-4"}


def shows(state):
    return [text for text in texts(state) if text.startswith("show")]


def after_both_looks(state):
    """Whatever is asked on the way."""
    while isinstance(state.pending, Odds) or asked(state)[1] != "after":
        quiet = ("let", "leave")
        play(state, next((text for text in texts(state) if text in quiet), texts(state)[0]))
    return state


def test_what_lies_in_the_room_into_which_she_came_is_shown_to_nobody():  # H78 H98 H104
    """It may be the tile that she has taken, and nobody can tell."""
    offered = set()
    for hers in SPOTS:
        state = night(
            **FLASHLIGHT, seats=4, rooms={1: "study", 2: "study", 3: "study"}, slots=("mary", ""), diary=(1, 2, 3),
            hands={2: ["doll"]}, tiles=SPOTS,
        )  # fmt: skip
        play(state, "use flashlight", "let", "on study.curtain", "let", "leave", "on study.bookcase", "interrupt left")
        play(state, f"hide {hers}")
        offered.add(tuple(texts(state)))
        if hers == "study.curtain":
            after_both_looks(play(state, "on study.bookcase"))
            assert shows(state) == ["show number-4 2", "show number-4 3"]  # looked at since then
    assert len(offered) == 1


def test_what_was_peeked_at_is_shown_in_its_room():  # H78 H81
    state = night(
        **FLASHLIGHT, seats=4, advanced_powers=True, rooms={1: "study", 2: "bathroom", 3: "washroom"}, tiles=SPOTS,
        slots=("come-here", ""), diary=FIVE, noise="discs",
    )  # fmt: skip
    play(state, "use flashlight", "let", "on study.curtain", "let", "leave", "on study.bookcase", "interrupt left")
    play(state, next(text for text in texts(state) if "bathroom" in text))
    assert "show exit 2" not in texts(after_both_looks(state))


def test_two_empty_tiles_are_shown_together():  # H78
    state = night(items=("flashlight", "drops"), advanced_items=True, rooms={1: "study", 2: "study"},
                  tiles={"study.curtain": "empty", "study.bookcase": "empty"})  # fmt: skip
    play(state, "use flashlight", "let", "on study.curtain", "let", "leave", "on study.bookcase", "let", "leave")
    play(state, "show empty 2")
    shown = {note.where for note in state.view(2).notes if note.how == "shown-1"}
    assert shown == {"study.curtain", "study.bookcase"}
