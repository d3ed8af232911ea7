"""The example game: four seats, secrets, the laws of the house."""

from random import Random

import yakata
from yakata import SPECTATOR, Odds
from yakata.kernel.testing import check

SEANCE = yakata.load("seance")
DEALT = (1, 2, 3, 1, 4, 5, 2, 6, 7, 3, 8, 8)


def dealt():
    state = SEANCE.start()
    for card in DEALT:
        state.apply(card)
    return state


def test_three_cards_each_from_sixteen():  # S1
    state = SEANCE.start()
    assert state.pending == Odds("deal", tuple(range(1, 9)), (2,) * 8)
    state = dealt()
    assert state.hands == ((1, 2, 3), (1, 4, 5), (2, 6, 7), (3, 8, 8))
    assert sorted((*state.deck, *DEALT)) == sorted([*range(1, 9)] * 2)


def test_a_card_that_is_not_in_hand_cannot_be_laid():  # S2
    assert dealt().why_not("lay 8").rule == "S2"
    assert [str(choice) for choice in dealt().pending.choices] == ["lay 1", "lay 2", "lay 3"]


def test_laid_cards_are_secret_until_all_have_laid():  # S2
    state = dealt()
    state.apply("lay 3")
    assert state.view(0).card == 3
    assert state.view(1).card == 0
    assert state.view(SPECTATOR).laid == (True, False, False, False)
    assert "3" not in str(state.view(2).shown)


def lay(state, *cards):
    for card in cards:
        events = state.apply(f"lay {card}")
    return events


def test_the_highest_card_laid_alone_takes_the_candle():  # S3
    state = dealt()
    assert lay(state, 3, 4, 2, 3)[-1].slots["winner"] == 1
    assert state.candles == (0, 1, 0, 0)
    assert lay(state, 1, 1, 7, 8)[-1].slots["winner"] == 3
    assert state.candles == (0, 1, 0, 1)


def test_pairs_cancel_each_other():  # S3
    state = SEANCE.start()
    for card in (1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6):
        state.apply(card)
    assert lay(state, 1, 1, 4, 4)[-1].slots["winner"] is None
    assert state.candles == (0, 0, 0, 0)


def test_three_rounds_then_the_candles_are_counted():  # S4
    state = dealt()
    lay(state, 1, 1, 2, 3)
    lay(state, 2, 4, 6, 8)
    lay(state, 3, 5, 7, 8)
    assert state.result.scores == (0, 0, 0, 3)


def test_imagined_worlds_keep_what_the_seat_has_seen():
    state = dealt()
    lay(state, 3, 4)
    for seat in range(4):
        for number in range(20):
            world = state.imagine(seat, Random(number))
            assert world.view(seat) == state.view(seat)
            cards = [*world.deck, *world.cards, *(card for hand in world.hands for card in hand)]
            assert sorted(filter(None, cards)) == sorted([*range(1, 9)] * 2)


def test_it_holds_every_law():
    report = check(SEANCE, games=40)
    assert report.states == 20 * 25 + 20 * 73
    assert min(report.worlds_moved.values()) > 500


def test_several_evenings_add_up():  # S4
    play = SEANCE.new(seed=3, evenings=4)
    dealt = 0
    for ask in play:
        dealt += sum(event.key == "turned" for event in play.apply(ask.choices[0]))
    assert dealt == 4 * 3
    assert play.dice.count == 4 * 12
    assert sum(play.result.scores) <= 12
