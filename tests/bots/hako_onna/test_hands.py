"""How a bot lays discs: by a stated skill, and by the odds of the game's data."""

from collections import Counter
from random import Random

import pytest

from tests.hako_onna.nights import BOOK, hush, night, play, texts
from yakata.bots import Observation, make
from yakata.bots.hako_onna.noise import falls, habits, loud, outlook, usual
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.temper import KEEN, TIMID
from yakata.lab.rates import wilson

TEMPERS = {"keen": KEEN, "timid": TIMID}
TRIES = 1_500


def on_disc(number, **options):
    """The night at the noise of this disc."""
    state = night(quiet=False, **options)
    for _ in range(number - 1):
        hush(state)
        play(state, "end")
    return state


def asked(state, name, rng):
    seat = state.pending.seat
    return make("hako-onna", name, rng).choose(Observation(state.view(seat), state.pending.choices))


def notes(state):
    return Notebook(state.view(state.pending.seat))


def test_habits_are_shares():
    for temper in TEMPERS.values():
        assert sum(often for often, _, _ in habits(temper.hand)) == pytest.approx(1)


@pytest.mark.parametrize("name", TEMPERS)
def test_haste_is_as_often_as_the_hand_has_it(name):  # H39
    """With stated odds haste only harms: who lays with skill does not hurry, and nobody hurries by intention."""
    state, rng = on_disc(1, noise="discs"), Random(2)
    laid = Counter(str(asked(state, name, rng)) for _ in range(TRIES))
    assert set(laid) <= {"stack careful", "stack hasty"}
    hand = TEMPERS[name].hand
    low, high = wilson(laid["stack hasty"], TRIES)
    assert low <= 1 - (hand.careful + hand.steady) / 100 <= high


@pytest.mark.parametrize("difficulty", ["easy", "regular", "hard", "nightmare"])
@pytest.mark.parametrize("noise", ["discs", "tower", "real"])
def test_of_a_red_disc_the_side_with_the_better_outlook_is_taken(noise, difficulty):  # H40
    red = BOOK.noise.discs["en"][difficulty].red[0]
    state = on_disc(red, noise=noise, difficulty=difficulty)
    page = notes(state)
    better = max(("down", "up"), key=lambda side: outlook(page, side))
    chosen = asked(state, "keen", Random(1))
    assert (chosen.side if noise == "tower" else chosen.care) == better


def test_upside_down_there_is_one_side():  # H40, H134
    state = on_disc(3, noise="discs", advanced_powers=True, powers=(), slots=("upside-down", ""), diary=(1, 2, 3))
    assert texts(state) == ["stack up"]
    assert str(asked(state, "keen", Random(1))) == "stack up"
    assert usual(notes(state)) == "up"
    assert loud(notes(state), KEEN.hand) == 1 - state.view(1).noise.odds / 100


@pytest.mark.parametrize("noise", ["discs", "tower", "real"])
def test_odds_are_those_of_the_data(noise):  # H21, H39, H52
    """By disc and difficulty, for the own hand; of stated odds those that are stated."""
    for edition, levels in BOOK.noise.discs.items():
        for difficulty in levels:
            page = notes(on_disc(2, noise=noise, edition=edition, difficulty=difficulty))
            keen, timid = (loud(page, temper.hand) for temper in TEMPERS.values())
            if noise == "discs":
                assert keen == timid == 1 - page.view.noise.odds / 100
            else:
                assert keen == falls(page, usual(page), KEEN.hand)
                assert keen < timid
    steady = [loud(notes(on_disc(4, noise=noise, difficulty=level)), KEEN.hand) for level in ("regular", "hard")]
    assert steady == sorted(steady)


@pytest.mark.parametrize("name", TEMPERS)
def test_real_discs_of_a_bot_fall_as_often_as_its_hand_lets_them(name):  # H41
    state = play(on_disc(3, noise="real", difficulty="nightmare"), "stack careful")
    expected = falls(notes(state), "careful", TEMPERS[name].hand)
    rng = Random(3)
    fell = sum(str(asked(state, name, rng)) == "fell" for _ in range(TRIES))
    low, high = wilson(fell, TRIES)
    assert low <= expected <= high
