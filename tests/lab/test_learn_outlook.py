"""The trainer of the planner's outlook learns something."""

from random import Random

from yakata.bots.hidden_rooms.planner import weights as shipped
from yakata.lab.learn_outlook import NAMES, SIZES, first_guess, fit, learn, loss, nothing_known


def test_rounds_of_play_give_weights_that_win_stages():
    rounds = list(learn(2, 60, "test"))
    assert rounds[0][1] > 0.2  # by the first guess
    assert rounds[0][0] != rounds[1][0] != first_guess()
    assert {name: len(values) for name, values in rounds[-1][0].items()} == {name: SIZES[name] for name in NAMES}


def test_fitting_lowers_the_loss_and_finds_a_telling_trait():
    rng = Random(1)
    told = []
    for _ in range(400):
        walks = rng.randrange(7)
        seen = (walks * 11, walks * 15, walks * 5, walks * 4, 0, 0, 0, 0, 0, walks * 36, 0)
        told.append((seen, rng.random() < walks / 7))
    before = nothing_known()
    after = fit(before, told, Random(2))
    assert loss(after, told) < loss(before, told) - 0.1
    assert after["walks_nearest"][6 * 11] > after["walks_nearest"][0]


def test_the_shipped_weights_fit_the_traits():
    assert {name: len(values) for name, values in shipped().items()} == {name: SIZES[name] for name in NAMES}
