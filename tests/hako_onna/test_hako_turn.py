"""Her turn: Scream, Set or Take back, Activate, Move."""

import pytest

from tests.hako_onna.ghosts import FIVE, THREE, dark, draw_all, her_turn_comes, of_kind, public, scream, where
from tests.hako_onna.nights import asked, crash, heard, her_turn, keys, night, play, reason, texts, told, verbs
from yakata.hako_onna.rules.hako_turn import DESPAIR

OWN = {"close-to-you": 5, "reach-you": 3, "through-walls": 0, "moving-things": 0}
INTERRUPTS = {"open-this": 5, "want-that": 0, "mary": 3, "cannot-leave": 0}


def overdue(**given):
    """The fifth card was quiet: her turn comes after this Visitor's."""
    state = night(quiet=False, **given)
    state.cards_up = (0, 1, 2, 3)
    return play(state, "flip", 4)


def test_she_has_no_turn_while_all_are_quiet():  # H83
    state = night()
    play(state, "end")
    assert asked(state) == (2, "noise")
    assert state.hour == 0


def test_noise_gives_her_a_turn_and_resets():  # H83
    state = her_turn_comes()
    assert state.hour == 1
    her_turn(state)
    assert state.cards_up == ()
    assert not state.overdue


def test_time_overdue_gives_her_a_turn_and_resets():  # H83
    state = overdue()
    play(state, "end")
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert state.cards_up == ()
    assert not state.overdue


def test_four_steps_in_this_order_each_once():  # H84
    state = her_turn_comes(powers=("want-that",), slots=("through-walls", ""))
    prompts = []
    for answer in ("scream", "neither", "activate left", "go hall-2f"):
        prompts.append(asked(state)[1])
        play(state, answer)
        draw_all(state)
    assert prompts == ["scream", "set", "activate", "go"]
    assert asked(state) == (0, "hide")
    play(state, "hide hall-2f.cupboard")
    assert asked(state) == (1, "noise")


def test_every_step_is_optional():  # H84
    state = her_turn_comes(slots=("through-walls", ""))
    before = (state.powers, state.slots, state.ghost_at, state.bottom, state.fresh)
    for no in ("silence", "neither", "no-more", "stay"):
        assert state.why_not(no) is None
        play(state, no)
    assert (state.powers, state.slots, state.ghost_at, state.bottom, state.fresh) == before
    assert asked(state) == (1, "noise")


def test_a_scream_names_the_room_and_not_the_shadow():  # H85
    state = her_turn_comes(hako="storage.crates")
    events = told(state, "scream")
    assert heard(events, "screamed") == {"room": "storage"}
    assert state.view(1).screams == ()  # what became of the card is not known yet
    play(state, "open-this")
    assert [(one.room, one.when) for one in state.view(1).screams] == [("storage", 1)]
    assert set(state.view(1).may_be) == {"storage.crates", "storage.laundry"}


def test_a_scream_draws_one_power():  # H85
    state = her_turn_comes(diary=FIVE)
    cards = len(state.fresh)
    scream(state, "mary")
    assert (len(state.fresh), state.powers) == (cards - 1, ("mary", "through-walls"))


def test_an_unlocked_power_goes_to_her_hand():  # H86
    state = her_turn_comes(diary=(8,))
    events = scream(state, "mary")
    assert "mary" in state.powers
    assert state.bottom == (DESPAIR,)
    assert public(events) == ["screamed", "power-kept"]


def test_a_locked_power_goes_under_the_deck():  # H86
    state = her_turn_comes(diary=(8,))
    events = scream(state, "want-that")
    assert "want-that" not in state.powers
    assert state.bottom == (DESPAIR, "want-that")
    assert public(events) == ["screamed", "power-buried"]


@pytest.mark.parametrize("diary", [(8,), ()])
def test_visitors_learn_whether_the_card_was_kept_and_not_which(diary):  # HR6
    state = her_turn_comes(diary=diary, seats=4, dead={3: "basement.coal-bin"})
    events = scream(state, "mary")
    (drew,) = of_kind(events, "drew")
    assert drew.slots == {"powers": ("mary",)}
    assert drew.audience == (0, 3)
    assert not any("mary" in str(event) for event in events if event.audience is None)
    assert state.view(1).screams[0].kept == ("kept" if diary else "bottom")


def ten_screams(state, *unlocked):
    """Nine Screams that empty the unseen deck, each in a turn of its own, and then the tenth."""
    for _ in range(9):
        card = state.fresh[0]
        scream(state, card)
        if card in unlocked:
            assert card in state.powers
        her_turn(state)
        crash(state)
    return told(state, "scream")


def test_the_tenth_scream_brings_time_of_despair():  # H87
    state = her_turn_comes()
    first, second, third = state.fresh[:3]
    events = ten_screams(state)
    assert heard(events, "despair") == {"count": 2}
    assert {first, second} < set(state.powers)  # locked, and kept
    assert state.bottom[0] == third
    assert state.bottom[-1] == DESPAIR
    assert [one.kept for one in state.view(1).screams] == ["bottom"] * 9 + ["despair"]


def test_after_despair_the_deck_goes_round_in_the_order_in_which_cards_were_buried():  # H86 H87
    state = her_turn_comes()
    ten_screams(state)
    expected = state.bottom
    her_turn(state)
    crash(state)
    play(state, "scream")
    assert state.bottom == (*expected[1:], expected[0])


def test_despair_gives_what_is_left():  # H87
    state = her_turn_comes()
    state.fresh, state.bottom = (), (DESPAIR, "mary")
    assert heard(told(state, "scream"), "despair") == {"count": 1}
    assert state.bottom == (DESPAIR,)
    assert "mary" in state.powers
    her_turn(state)
    crash(state)
    assert heard(told(state, "scream"), "despair") == {"count": 0}


@pytest.mark.parametrize("power", [*OWN, *INTERRUPTS, "behind-you", "false-answer"])
def test_a_power_in_hand_does_nothing(power):  # H88
    state = dark(diary=FIVE, powers=(power,))
    assert asked(state) == (0, "go")  # nothing to activate
    visitor = play(night(diary=FIVE, powers=(power,), hands={1: ("doll",)}), "move living-room")
    assert texts(visitor) == ["let"]
    noisy = night(diary=FIVE, powers=(power,), hako="hall-1f.staircase", quiet=False)
    crash(noisy)
    assert noisy.alive[1]
    asks = play(night(powers=(power,)), "use dowsing", "let")
    assert texts(asks) == ["reply floor-2"]


def test_setting_one_power_in_one_of_two_places():  # H89
    state = play(her_turn_comes(powers=("mary", "want-that")), "silence")
    assert texts(state) == ["neither", *(f"set {card} {slot}" for card in ("mary", "want-that") for slot in
                                         ("left", "right"))]  # fmt: skip
    play(state, "set mary right")
    assert (state.slots, state.powers) == (("", "mary"), ("want-that",))
    assert state.dark  # one only


def test_taking_back_instead_of_setting():  # H89
    state = play(her_turn_comes(powers=("mary",), slots=("want-that", "")), "silence")
    assert texts(state) == ["neither", "set mary right", "take-back left"]
    assert reason(state, "set mary left") == ("place-taken", "H89")
    play(state, "take-back left")
    assert (state.slots, state.powers) == (("", ""), ("mary", "want-that"))
    assert state.dark  # not both


def test_what_is_set_now_is_used_now():  # H90
    state = play(her_turn_comes(powers=("through-walls",), hako="red-bedroom.bed"), "silence", "set through-walls left")
    assert texts(state) == ["activate left", "no-more"]
    play(state, "activate left")
    assert "go washroom" in texts(state)


def test_an_activated_power_returns_to_her_hand_and_must_be_set_again():  # H91
    state = play(dark(slots=("through-walls", "")), "activate left")
    assert (state.slots, "through-walls" in state.powers) == (("", ""), True)
    assert asked(state) == (0, "go")


@pytest.mark.parametrize(("power", "need"), OWN.items())
def test_below_its_threshold_a_power_can_be_set_and_not_activated(power, need):  # H92 HR5
    """The Diary tiles found are others: only their number counts."""
    tiles = (5, 6, 7, 8, 9)
    assert not {1, 2, 3, 4} & set(tiles)
    ready = play(her_turn_comes(powers=(power,), diary=tiles[:need]), "silence", f"set {power} left")
    assert texts(ready) == ["activate left", "no-more"]
    if need:
        weak = play(her_turn_comes(powers=(power,), diary=tiles[: need - 1]), "silence", f"set {power} left")
        assert weak.slots == (power, "")
        assert asked(weak) == (0, "go")
        both = dark(powers=(), slots=(power, "through-walls"), diary=tiles[: need - 1])
        assert reason(both, "activate left") == ("not-strong-enough", "H92")


@pytest.mark.parametrize(("power", "need"), INTERRUPTS.items())
def test_below_its_threshold_a_power_does_not_interrupt(power, need):  # H92
    given = {"powers": (), "slots": (power, ""), "hands": {1: ("doll",)}}
    ready = play(night(diary=FIVE[:need], **given), "move living-room")
    assert texts(ready) == ["interrupt left", "let"]
    if need:
        weak = play(night(diary=FIVE[: need - 1], **given), "move living-room")
        assert texts(weak) == ["let"]


def test_visitors_close_their_eyes_before_powers_and_moves():  # H93 HR7
    state = her_turn_comes(powers=("mary",), slots=("through-walls", ""))
    assert (state.view(1).phase, state.view(1).set_cards) == ("scream", (True, False))
    play(state, "silence")
    events = told(state, "set mary right")
    assert public(events) == ["power-set", "dark"]
    assert "mary" not in str(events[0])  # face down
    assert (state.view(1).phase, state.view(1).set_cards) == ("dark", (True, True))
    assert asked(state)[1] == "activate"  # not before
    events = told(state, "activate left", "go hall-2f")
    events += told(state, str(state.pending.outcomes[0]), "hide hall-2f.cupboard")
    assert public(events) == ["light", "noise-reset"]


def test_powers_are_used_silently_and_both_if_she_likes():  # H94
    state = dark(powers=(), slots=("reach-you", "through-walls"), diary=THREE, hako="red-bedroom.bed")
    events = told(state, "activate right")
    assert texts(state) == ["activate left", "no-more"]
    events += told(state, "activate left")
    assert asked(state) == (0, "go")
    assert public(events) == []
    assert keys(events) == ["activated", "activated"]
    assert state.powers == ("reach-you", "through-walls")


def test_all_see_afterwards_how_many_cards_she_took_back():  # H94 H102
    state = dark(powers=(), slots=("through-walls", "mary"))
    play(state, "activate left")
    assert state.view(1).set_cards == (True, True)
    events = told(state, "stay")
    assert heard(events, "light") == {"used": 1}
    assert state.view(1).set_cards == (False, True)


@pytest.mark.parametrize("power", [*INTERRUPTS, "behind-you", "false-answer"])
def test_the_other_powers_never_work_in_her_own_turn(power):  # H95
    state = dark(powers=(), slots=(power, "moving-things"), diary=FIVE)
    assert texts(state) == ["activate right", "no-more"]


def test_a_passive_power_is_in_force_while_it_is_set():  # H95
    state = play(night(powers=(), slots=("", "false-answer")), "use dowsing", "let")
    assert texts(state) == ["reply floor-0", "reply floor-1", "reply floor-2"]
    play(state, "reply floor-0")
    assert state.slots == ("", "false-answer")  # it stays


def test_after_noise_the_same_visitor_goes_on():  # H102
    state = her_turn_comes(turn=2)
    her_turn(state)
    assert asked(state) == (2, "noise")


def test_after_time_overdue_the_next_visitor_goes_on():  # H102
    state = play(overdue(turn=2), "end")
    her_turn(state)
    assert asked(state) == (1, "noise")


def test_the_dark_is_short():  # H103
    """One answer if she stays; two if she moves. Nobody else is asked while eyes are closed."""
    state = dark()
    assert asked(state) == (0, "go")
    play(state, "stay")
    assert not state.dark
    again = dark()
    play(again, "go kids-room", "hide kids-room.bunk")
    assert not again.dark
    assert where(again) == "kids-room.bunk"


def test_she_screams_and_sets_in_the_open():  # HR7
    state = her_turn_comes(powers=("mary",))
    for answer in ("silence", "set mary left"):
        assert not state.dark
        assert state.view(1).phase == "scream"
        play(state, answer)
    assert state.dark


def test_sacred_drops_keep_weak_powers_from_being_set():  # H89
    state = night(powers=("behind-you", "mary", "want-that"), items=("drops", "dowsing"), quiet=False)
    play(state, "both", 0, 1, "end")
    crash(state)
    play(state, "silence")
    assert [text for text in texts(state) if text.startswith("set")] == ["set behind-you left", "set behind-you right"]
    assert reason(state, "set mary left") == ("drops-forbid", "H89")
    her_turn(state)
    crash(state)
    play(state, "silence")
    assert "set mary left" in texts(state)


def test_a_power_she_does_not_have_cannot_be_set():  # H88
    state = play(her_turn_comes(powers=("mary",)), "silence")
    assert reason(state, "set want-that left") == ("not-in-hand", "H88")
    assert verbs(state) == {"neither", "set"}
