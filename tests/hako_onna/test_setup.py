"""Components and set-up."""

from collections import Counter
from random import Random

import pytest

from tests.hako_onna.nights import (
    BOOK,
    GAME,
    asked,
    at,
    crash,
    heard,
    her_turn,
    hidden,
    keys,
    lies,
    night,
    play,
    reason,
    started,
    texts,
    told,
)
from yakata.kernel import BadOptions, Odds
from yakata.kernel.testing import random_play
from yakata.words import LANGUAGES, words_for


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_hako_onna_and_two_to_four_visitors(seats):  # H1
    state = GAME.start(seats=seats)
    assert state.ghosts == (0,)
    assert state.living == tuple(range(1, seats))
    for wrong in (2, 6):
        with pytest.raises(BadOptions):
            GAME.start(seats=wrong)


def test_she_has_her_own_seat_and_every_visitor_a_pawn_and_later_a_hakobito():  # H2
    assert GAME.labels(4) == ("ghost", "visitor1", "visitor2", "visitor3")
    state = night(seats=4)
    assert [bool(player.room) for player in state.view(-1).players] == [False, True, True, True]
    assert state.view(0).ghosts != state.view(1).ghosts == ()
    dead = night(seats=4, dead={2: "kids-room.toy-chest"})
    assert [bool(player.room) for player in dead.view(-1).players] == [False, True, False, True]
    assert [ghost.seat for ghost in dead.view(0).ghosts] == [0, 2]


def test_a_visitor_by_lot_takes_an_item_and_the_others_follow_clockwise():  # H3, HR1
    state = GAME.start(seats=5)
    assert state.pending == Odds("first", (1, 2, 3, 4))  # each as likely as any other
    play(state, 3)
    seen = []
    for item in ("dowsing", "drops", "pokkuri", "stethoscope"):
        seen.append(asked(state))
        assert f"keep {item}" in texts(state)
        play(state, f"keep {item}")
        assert f"keep {item}" not in texts(state)
    assert seen == [(3, "item"), (4, "item"), (1, "item"), (2, "item")]
    assert [player.items for player in state.view(-1).players] == [
        (),
        ("pokkuri",),
        ("stethoscope",),
        ("dowsing",),
        ("drops",),
    ]  # face up: even an onlooker sees them


def test_item_cards_that_nobody_took_are_out_of_the_game():  # H3
    state = started(3)
    for text in ("smartphone", "pokkuri"):
        assert text not in str(state.dump())
    assert len(texts(play(GAME.start(), 1))) == 6
    assert len(texts(play(GAME.start(advanced_items=True), 1))) == 13


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_one_by_lot_lays_boards_too_and_the_left_neighbour_plays_first(first):  # HR1, H5, H34
    state = play(GAME.start(seats=4), first)
    for item in ("drops", "dowsing", "stethoscope"):
        play(state, f"keep {item}")
    drawn = heard(told(state, "living-room"), "drew-board")
    assert drawn["seat"] == first == asked(state)[0]
    play(state, texts(state)[0], "study")
    assert asked(state)[0] == first % 3 + 1
    assert asked(hidden(started(4))) == (1, "noise")


def test_all_pawns_start_in_the_1f_hall():  # H10
    for seats in (3, 4, 5):
        assert hidden(started(seats)).rooms == ("", *("hall-1f",) * (seats - 1))


def test_there_are_58_tiles():  # H11, H16
    weak, numbers, hako, hakobito = 3, 6, 1, 4
    items = len(BOOK.tiles.tiles)
    assert hako + 10 + numbers + hakobito + items + weak + BOOK.tiles.empties["en"] == 58


def test_what_is_set_aside_is_not_dealt():  # H11
    state = play(started(), "lock 1 2 3", "fear stake")
    assert not {"bones", "safe", "key-ring", "empty", "hako"} & set(state.bag)
    assert state.empties == 24
    assert not {"empty", "key-ring"} & set(state.faces)


def test_she_locks_the_safe_with_three_of_six_numbers_in_any_order():  # H12, HR3
    state = started()
    assert asked(state) == (0, "lock")
    assert len({frozenset(text.split()[1:]) for text in texts(state)}) == len(texts(state)) == 20
    play(state, "lock 2 5 6", "fear chain")
    assert {face for face in state.bag if face.startswith("number-")} == {"number-1", "number-3", "number-4"}
    for seat in (1, 2, -1):
        assert state.view(seat).code == ()
    assert state.view(0).code == (2, 5, 6)


def test_the_key_ring_lies_on_the_safe_board():  # H13
    state = night()
    assert state.view(-1).key_in_safe
    assert "key-ring" not in (*state.faces, *state.bag)


def test_she_keeps_one_weakness_and_the_others_join_the_mix():  # H14
    state = play(started(), "lock 1 2 3")
    assert texts(state) == ["fear chain", "fear gasoline", "fear stake"]
    play(state, "fear gasoline")
    assert {face for face in state.bag if face.startswith("not-")} == {"not-chain", "not-stake"}
    assert (state.view(0).weakness, state.view(1).weakness, state.view(-1).weakness) == ("gasoline", "", "")


def test_the_safe_lies_in_its_own_shadow_in_the_study():  # H15
    for state in (started(), night(), started(house="random")):
        assert lies(state, "study.desk") == "safe"
    assert any(note.where == "study.desk" and note.tile == "safe" for note in night().view(2).notes)


def test_the_mix_is_22_tiles():  # H16
    state = play(started(), "lock 1 2 3", "fear stake")
    words = Counter(face.partition("-")[0] for face in state.bag)
    assert (words["not"], words["number"], words["diary"]) == (2, 3, 10)
    assert len(state.bag) - 15 == 7  # items
    assert len(set(state.bag)) == 22


def test_in_the_end_one_tile_lies_in_every_shadow():  # H16, H23
    for seed in range(10):
        state = GAME.start(house="balanced")
        rng = Random(seed)
        while asked_or_none(state) != "noise":
            answers = texts(state)
            state.apply(rng.choice(answers))
        assert state.counts() == (1,) * 24
        faces = Counter(state.faces[lot] for lot in state.base)
        assert (faces["safe"], faces["bones"]) == (1, 1)
        assert len(state.bag) == faces["unseen"]  # every mixed tile has one Shadow, and every Shadow one tile
        assert sum(faces.values()) == 24


def asked_or_none(state):
    return None if isinstance(state.pending, Odds) else state.pending.prompt


def test_a_tile_is_as_likely_in_one_shadow_as_in_another():  # H16
    state = night(rooms={1: "basement"}, quiet=True)
    play(state, "peek basement.coal-bin", "let")
    assert isinstance(state.pending, Odds)
    assert sorted(state.pending.outcomes) == sorted(state.bag)
    assert state.pending.total == len(state.bag)


def test_a_found_diary_lies_on_its_card_and_unlocks_its_power():  # H17
    state = night(tiles={"hall-1f.staircase": "diary-7"})
    assert state.view(-1).diary == ()
    play(state, "peek hall-1f.staircase", "let")
    assert state.view(-1).diary == (7,)
    assert state.unlocked == 1
    assert len({power.number for power in BOOK.powers.powers if not power.advanced}) == 10


def test_she_draws_three_powers_and_keeps_one():  # H18
    state = play(started(), "lock 1 2 3", "fear stake")
    seen = []
    for card in ("mary", "open-this", "want-that"):
        assert isinstance(state.pending, Odds)
        assert state.pending.weights is None
        seen.append(len(state.pending.outcomes))
        play(state, card)
    assert seen == [10, 9, 8]
    assert texts(state) == ["keep mary", "keep open-this", "keep want-that"]
    play(state, "keep open-this")
    assert state.powers == ("open-this",)
    assert len(state.fresh) == 9
    assert {"mary", "want-that"} <= set(state.fresh)
    assert state.bottom == ("despair",)  # Time of Despair
    assert state.view(-1).deck_cards == 10
    assert (state.view(0).hand_powers, state.view(1).hand_powers, state.view(1).hand_cards) == (("open-this",), (), 1)


def test_moving_things_is_never_the_first_power():  # H19
    state = play(started(), "lock 1 2 3", "fear stake", "moving-things", "mary", "false-answer")
    assert texts(state) == ["keep false-answer", "keep mary"]
    assert BOOK.power["moving-things"].number == 4
    assert reason(state, "keep moving-things") == ("still-setting-up", "H18")


def test_a_weak_first_power_by_the_house_rule_for_beginners():  # H18
    state = play(started(first_power="weak"), "lock 1 2 3", "fear stake", "behind-you", "want-that", "false-answer")
    assert texts(state) == ["keep false-answer", "keep want-that"]
    strong = play(started(first_power="weak"), "lock 1 2 3", "fear stake", "behind-you", "mary", "open-this")
    assert len(texts(strong)) == 3


def test_other_powers_come_only_when_their_diary_is_found():  # H20
    for diary, kept in (((), False), ((4,), True), ((5,), False)):
        state = night(diary=diary, quiet=False)
        crash(state)
        play(state, "scream", "moving-things")
        assert ("moving-things" in state.powers) is kept
        assert (state.bottom[-1] == "moving-things") is not kept


def test_in_the_dark_she_lays_the_bones_anywhere_but_on_the_safe():  # H23
    state = play(started(), "lock 1 2 3", "fear stake", "mary", "open-this", "want-that")
    assert "dark" in keys(told(state, "keep mary"))
    assert state.dark
    assert asked(state) == (0, "bury")
    assert {text.split()[1] for text in texts(state)} == set(BOOK.shadows) - {"study.desk"}
    play(state, "bury study.curtain")
    assert lies(state, "study.curtain") == "bones"
    for seat in (1, 2, -1):
        assert all(note.tile != "bones" for note in state.view(seat).notes)


@pytest.mark.parametrize("room", ["red-bedroom", "kids-room"])
def test_she_starts_in_a_grudge_room_and_looks_at_its_tiles(room):  # H24
    state = play(started(), "lock 1 2 3", "fear stake", "mary", "open-this", "want-that", "keep mary")
    play(state, "bury basement.trunk")
    assert texts(state) == ["go kids-room", "go red-bedroom"]
    play(state, f"go {room}", "exit", "diary-4", "doll")
    known = {note.where: note.tile for note in state.view(0).notes}
    names = [BOOK.shadows[n] for n in BOOK.shadows_in[room]]
    assert [known[name] for name in names] == ["exit", "diary-4", "doll"]
    assert sorted(texts(state)) == sorted(f"hide {name}" for name in names)
    events = told(state, f"hide {names[2]}")
    assert {"light", "door-shuts"} <= set(keys(events))
    assert (state.her_room, state.dark) == (room, False)
    assert [(ghost.shadow, ghost.holds) for ghost in state.view(0).ghosts] == [(names[2], "doll")]


def test_what_she_holds_is_out_of_reach_until_she_moves_on():  # H25, H96
    state = night(
        tiles={"kids-room.toy-chest": "doll"}, hako="kids-room.toy-chest", rooms={1: "kids-room"}, quiet=False
    )
    assert state.lying(at("kids-room.toy-chest")) == -1
    crash(state)
    her_turn(state, "go hall-2f", "hide hall-2f.cupboard")
    assert state.faces[state.lying(at("kids-room.toy-chest"))] == "doll"
    play(state, "flip", 0, "peek kids-room.toy-chest", "let", "take")
    assert state.carried(1) == ("doll",)


def test_her_opening_words_are_read_and_play_begins():  # H26
    state = play(started(), "lock 1 2 3", "fear stake", "mary", "open-this", "want-that", "keep mary")
    play(state, "bury basement.trunk", "go kids-room", "diary-1", "diary-2", "diary-3")
    events = told(state, texts(state)[0])
    assert keys(events)[-1] == "door-shuts"
    assert asked(state) == (1, "noise")
    for language in LANGUAGES:
        assert words_for(GAME, language).knows("opening")


def test_no_visitor_sees_anything_of_her_secrets():  # H12, H14, H18, H23, H24
    for state in random_play(GAME, Random(7), (GAME.choose_options({"house": "balanced"}), 3)):
        if asked_or_none(state) == "noise":
            break
        for seat in (1, 2, -1):
            view = state.view(seat)
            assert (view.code, view.weakness, view.hand_powers, view.ghosts, view.whispers) == ((), "", (), (), ())
