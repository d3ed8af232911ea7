"""The noise tower: discs laid by hand, and seen to stand or fall."""

from random import Random

import pytest
from msgspec import json

from tests.hako_onna.nights import GAME, asked, crash, her_turn, hush, keys, let_go, night, play, reason, texts, told
from yakata.hako_onna.rules import tower
from yakata.hako_onna.rules.choices import Balance
from yakata.kernel import SPECTATOR, Ask, BadText, IllegalChoice, Play, Witnessed, replay, verify
from yakata.kernel.record import text
from yakata.kernel.testing import random_game
from yakata.tower import Lying, Placement, Settled
from yakata.words import words_for

TOWER = {"noise": "tower", "quiet": False}
CARE = "5 5 0 0"
"""Low, slow and straight."""


def balances(state):
    return [choice for choice in texts(state) if choice.startswith("balance")]


def shown(state, seat=SPECTATOR):
    return state.view(seat).noise.tower


def fallen(state):
    """What each of her turns begins with."""
    return play(state, *let_go(state, "falls"))


# A turn begins with a disc


def test_a_turn_begins_with_a_disc_that_is_laid_by_hand():  # H35, H38, H39
    state = night(**TOWER)
    assert asked(state) == (1, "noise")
    assert reason(state, "end")[1] == "H35"
    told_of = keys(told(state, *let_go(state, "stands")))
    assert told_of == ["stacked"]
    assert asked(state)[1] == "act"
    play(state, "end")
    assert (shown(state).stack[0].kind, state.view(-1).noise.next) == ("black", 2)


def test_any_place_is_admitted_and_nonsense_is_not():  # H39
    state = night(**TOWER)
    assert state.why_not(f"balance 71 -3 12 down {CARE}") is None
    assert f"balance 71 -3 12 down {CARE}" not in texts(state)
    for said, why in (
        (f"balance 900 0 0 down {CARE}", "tower-far"),
        (f"balance {'9' * 300} 0 0 down {CARE}", "tower-far"),
        ("balance 75 0 0 down -1 5 0 0", "tower-inside"),
        ("balance 75 0 0 down 5000 5 0 0", "tower-high"),
        ("balance 75 0 0 down 5 900 0 0", "tower-fast"),
        ("balance 75 0 0 down 5 5 -1 0", "tower-fast"),
        (f"balance 75 0 360 down {CARE}", "tower-turn"),
        (f"balance 75 0 0 up {CARE}", "tower-side"),
    ):
        before = state.dump()
        assert reason(state, said)[0] == why
        with pytest.raises(IllegalChoice):
            state.apply(said)
        assert state.dump() == before
    for said in ("balance nan 0 0 down 5 5 0 0", "balance 7.5 0 0 down 5 5 0 0", "balance 75 0 0 down 5 5 0"):
        with pytest.raises(BadText):
            state.apply(said)


def test_the_trembling_is_drawn_after_the_disc_was_let_go():  # H39
    play_ = Play.prepare(GAME, GAME.choose_options({"noise": "tower", "house": "balanced"}), 3, seed="tremble")
    play_.witness = True
    for ask in play_.deal():
        play_.apply(ask.choices[0])
    said, drawn = play_.entries[-2:]
    assert said.text.startswith("balance")
    assert drawn.text == f"tremble {play_.awaits.question.tremble}"
    assert drawn.ticket == (play_.awaits.question.tremble, 65536)


# What comes of it


def test_a_fall_is_made_noise_and_the_same_visitor_begins_again():  # H36, H41
    state = night(**TOWER)
    hush(state)
    play(state, "end")
    assert keys(crash(state)) == ["stacked", "made-noise", "her-turn"]
    assert asked(state)[0] == 0
    her_turn(state)
    assert asked(state) == (2, "noise")
    assert (shown(state).stack, state.view(-1).noise.next) == ((), 1)


def test_a_disc_that_fell_alone_is_laid_again_and_nobody_can_pass():  # H42, HR50
    state = night(**TOWER)
    hush(state)
    play(state, "end")
    before = shown(state).stack
    assert keys(told(state, *let_go(state, "slips"))) == ["slipped"]
    assert asked(state) == (2, "lay-again")
    assert shown(state).stack == before
    assert texts(state) == balances(state)
    assert state.view(-1).noise.next == 2
    hush(state)
    assert len(shown(state).stack) == 2


def test_the_rest_lies_as_it_was_seen_to_lie():  # H42
    state = night(**TOWER)
    hush(state)
    play(state, "end")
    play(state, balances(state)[0], 7)
    moved = Settled("slips", (Lying("black", "down", 7600, 50, 2900, 999_000, 0, 44_000, 0),))
    play(state, str(moved))
    assert shown(state).stack == moved.stack


def test_nothing_lies_below_the_first_disc_so_it_cannot_fall_alone():  # H41
    state = play(night(**TOWER), balances(night(**TOWER))[0], 0)
    assert {str(word).partition("/")[0] for word in state.pending.outcomes} == {"stands", "falls"}


@pytest.mark.parametrize(
    "word",
    [
        "slips",
        "stands",
        "falls/black,down,1,1,1,1000000,0,0,0",
        "stands/big,down,7500,0,3000,1000000,0,0,0",
        "stands/black,up,7500,0,3000,1000000,0,0,0",
        "stands/black,down,7500,0,3000,1000000,0,0,00",
        "stands/black,down,7500,0,3000,1000000,0,0,0/black,down,7500,0,9000,1000000,0,0,0",
    ],
)
def test_no_other_discs_can_lie_there_than_were_laid(word):  # H39, H41
    state = play(night(**TOWER), balances(night(**TOWER))[0], 0)
    before = state.dump()
    with pytest.raises(IllegalChoice):
        state.apply(word)
    assert state.dump() == before


# Which discs

DISCS = {
    ("en", "easy"): "black black black black small",
    ("en", "regular"): "black black small black black",
    ("en", "hard"): "black black big black black",
    ("en", "nightmare"): "black big black small black",
    ("ja", "easy"): "black black black black small",
    ("ja", "regular"): "black black small black black",
    ("ja", "hard"): "black small black black black",
    ("ja", "nightmare"): "black small black black black",
}


@pytest.mark.parametrize(("edition", "difficulty"), DISCS)
def test_which_discs_lie_where(edition, difficulty):  # H21, H37, H40, H48, H52
    state = night(edition=edition, difficulty=difficulty, **TOWER)
    for kind in DISCS[edition, difficulty].split():
        seen = shown(state)
        assert (seen.kind, seen.sides) == (kind, ("down",) if kind == "black" else ("down", "up"))
        sides = {choice.split()[4] for choice in balances(state)}
        assert sides == set(seen.sides)  # H40
        assert ("pass" in texts(state)) == (kind == "black")  # H48
        hush(state)
        play(state, "end")
    her_turn(state)
    assert shown(state).kind == "black"  # H37: back in their places


def test_beyond_hard_the_japanese_edition_lays_with_the_weaker_hand():  # H52, HR50
    said = f"balance 75 0 0 down {CARE}"
    for edition, weaker in (("en", False), ("ja", True)):
        state = night(edition=edition, difficulty="nightmare", **TOWER)
        assert shown(state).weaker_hand == weaker
        play(state, said, 9)
        let = state.pending.question.placement
        meant = Placement(75, 0, 0, "down", 5, 5, 0, 0)
        assert shown(state).coming_down == meant
        assert (let == meant) != weaker
        assert not weaker or (let.height, let.speed, let.drift) > (5, 5, 0)


def test_upside_down_red_blips_are_up_and_black_discs_are_small_ones():  # H40, H134, HR50
    state = night(
        advanced_powers=True, powers=(), slots=("upside-down", ""), diary=(1, 2, 3), difficulty="hard", **TOWER
    )
    seen = [(shown(state).kind, shown(state).sides, "pass" in texts(state))]
    hush(state)
    play(state, "end")
    assert state.why_not(f"balance 75 0 0 down {CARE}") is None
    hush(state)
    play(state, "end")
    seen.append((shown(state).kind, shown(state).sides, "pass" in texts(state)))
    assert seen == [("small", ("down", "up"), True), ("big", ("up",), False)]
    assert reason(state, f"balance 75 0 0 down {CARE}") == ("tower-upside-down", "H40")
    assert {choice.split()[4] for choice in balances(state)} == {"up"}


# Passing, the fifth disc, items


def test_the_fifth_disc_brings_time_overdue_after_the_turn():  # H46
    state = night(**TOWER)
    for _ in range(5):
        assert not state.view(-1).noise.overdue
        hush(state)
        if not state.view(-1).noise.overdue:
            play(state, "end")
    assert asked(state)[1] == "act"
    assert len(shown(state).stack) == 5
    assert "made-noise" not in keys(told(state, "end"))
    her_turn(state)
    assert asked(state) == (2, "noise")
    assert shown(state).stack == ()


def test_a_pass_keeps_the_disc_until_the_reset():  # H47, H48, H49, H50, H51
    state = night(**TOWER)
    assert keys(told(state, "pass")) == ["passed"]
    assert asked(state) == (2, "noise")
    assert (state.view(-1).noise.next, state.view(-1).noise.kept, shown(state).stack) == (2, 1, ())
    play(state, "pass")
    assert reason(state, "pass") == ("no-pass-on-red", "H48")
    hush(state)
    play(state, "end", "pass")
    assert [disc.kind for disc in shown(state).stack] == ["small"]
    assert "overdue" in keys(told(state, "pass"))  # H50
    her_turn(state)
    assert (state.view(-1).noise.next, state.view(-1).noise.kept) == (1, 0)  # H51


def test_sacred_drops_lay_two_discs_in_one_go():  # H35, H76
    state = night(items=("drops", "dowsing"), powers=("mary", "behind-you"), **TOWER)
    play(state, "both")
    assert asked(state) == (1, "lay-disc")
    assert state.view(2).declared == "both"
    hush(state)
    assert asked(state) == (1, "lay-disc")
    play(state, *let_go(state, "slips"))  # H42
    assert asked(state) == (1, "lay-disc")
    hush(state)
    assert (asked(state)[1], len(shown(state).stack)) == ("act", 2)
    play(state, "end", *let_go(play(state.clone(), "end"), "falls"))
    play(state, "silence")
    assert reason(state, "set mary left") == ("drops-forbid", "H89")


def test_the_music_box_hushes_a_fall_and_the_board_is_empty():  # H36
    state = night(items=("music-box", "dowsing"), advanced_items=True, **TOWER)
    hush(state)
    play(state, "end")
    hush(state)
    play(state, "end")
    if asked(state)[0] != 1:
        hush(state)
        play(state, "end")
    assert asked(state) == (1, "noise")
    fallen(state)
    assert asked(state) == (1, "hush")
    play(state, "wind")
    assert (asked(state), shown(state).stack, shown(state).kind) == ((1, "noise"), (), "black")


# What is seen and said


def test_the_tower_lies_open_and_tells_nobody_more_than_another():  # H39
    state = night(**TOWER)
    rng = Random("open")
    while len(shown(state).stack) < 4:
        for seat in (0, 1, 2):
            assert json.encode(state.view(seat).noise) == json.encode(state.view(SPECTATOR).noise)
            world = state.imagine(seat, rng)
            assert world.pending == state.pending or not isinstance(state.pending, Witnessed)
            assert world.laid == state.laid
        if isinstance(state.pending, Ask):
            play(state, balances(state)[0] if balances(state) else "end")
        elif isinstance(state.pending, Witnessed):
            play(state, state.pending.outcomes[0])
        else:
            play(state, rng.randrange(65536))


def test_ways_are_named_in_both_languages():
    state = night(difficulty="nightmare", **TOWER)
    hush(state)
    play(state, "end")
    for language in ("en", "ja"):
        words = words_for(GAME, language)
        said = [words.choice(choice, prompt="noise", view=state.view(2)) for choice in state.pending.choices]
        assert len(set(said)) == len(said)
        assert not any("{" in line or "-" in line for line in said)
    assert "with the blip up, where it lies best, with all care" in " / ".join(
        words_for(GAME, "en").choice(choice, prompt="noise", view=state.view(2)) for choice in state.pending.choices
    )


# The model, and the record


def chance(state, said):
    """How often it stands."""
    world = play(state.clone(), said, 0)
    return sum(share for word, share in world.pending.chances() if str(word).startswith("stands"))


def test_in_the_model_haste_and_a_bad_aim_cost_and_beyond_the_edge_nothing_stands():  # H39
    state = night(**TOWER)
    best = chance(state, f"balance 75 0 0 down {CARE}")
    assert best > 0.9
    assert best > chance(state, "balance 75 0 0 down 60 120 40 0") > 0
    assert best > chance(state, f"balance 95 0 0 down {CARE}") > chance(state, f"balance 115 0 0 down {CARE}")
    assert chance(state, f"balance 400 0 0 down {CARE}") == 0


def test_a_night_with_what_was_seen_in_it_replays_and_proves():  # H39
    options = GAME.choose_options({"noise": "tower", "house": "balanced"})
    drawn = random_game(GAME, 5, (options, 3))
    seen = Play.prepare(GAME, options, 3, seed="seen")
    seen.witness = True
    rng = Random("seen")
    seen.deal()
    while not seen.over:
        if seen.awaits:
            seen.attest(str(seen.awaits.draw(rng)))
        else:
            seen.apply(rng.choice(seen.choices))
    *_, last = replay(GAME, seen.record())
    assert last.state == seen.state
    proof = verify(GAME, text(seen.record()))
    assert proof.witnessed == sum(entry.text.startswith("settled") for entry in seen.entries) > 0
    assert verify(GAME, text(drawn.record())).witnessed == 0


def test_the_words_of_a_placement_are_those_of_a_choice():
    choice = Balance(-3, 12, 359, "up", 5, 5, 0, 90)
    assert Balance.by(choice.placement) == choice == GAME.parse(str(choice))
    assert tower.let_go(night(**TOWER), choice.placement) == choice.placement
