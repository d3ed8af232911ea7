"""The odds that stand beside an attack: as the dice are, and as the fight then goes."""

from itertools import product
from random import Random

import pytest

from yakata.betrayal import GAME
from yakata.betrayal.sight.fights import winning
from yakata.kernel import Ask
from yakata.kernel.testing.random_play import random_answer
from yakata.words import LANGUAGES, words_for

HAUNTS = ("bride", "siege", "treasure", "lamp-keeper", "rescue")
FACES = (0, 1, 2)


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize(("dice", "more", "against", "less"), [(1, 0, 1, 0), (3, 0, 2, 0), (2, 1, 4, 0), (4, -2, 2, 3)])
def test_the_odds_are_those_of_every_way_the_dice_can_fall(dice, more, against, less, ties):  # B57, B128
    won = [
        (one > other or (ties and one == other))
        for roll in product(FACES, repeat=dice)
        for reply in product(FACES, repeat=against)
        for one, other in [(max(0, sum(roll) + more), max(0, sum(reply) + less))]
    ]
    assert winning(dice, more, against, less, ties) == pytest.approx(sum(won) / len(won))


def evenings(haunt, seed):
    """Every question of an evening at random, with its view, what is chosen, and what was told since the one before.

    Attacks are made where they are offered.
    """
    rng = Random(seed)
    state = GAME.start(seats=4, haunt=haunt, families="deal")
    told = []
    while state.result is None:
        pending = state.pending
        if not isinstance(pending, Ask):
            state.apply(random_answer(pending, rng))
            told += state.told
            continue
        view = state.view(pending.seat)
        fights = [choice for choice in pending.choices if str(choice) in view.fights]
        choice = rng.choice(fights or pending.choices)
        yield pending, view, choice, told, bool(state.hidden)
        state.apply(choice)
        told = [*state.told]


@pytest.mark.parametrize("haunt", HAUNTS)
def test_both_sides_roll_the_dice_that_the_attacker_was_told(haunt):  # B126, B127, B58
    met = 0
    for seed in range(3):
        fight = None
        for _, view, choice, told, hidden in evenings(haunt, seed):
            rolls = [len(event.slots["dice"]) for event in told if event.key == "rolled"]
            if fight is not None and not hidden and told[0].key == "attacks" and rolls:
                assert rolls[:2] == [fight.dice, fight.against][: len(rolls)]
                met += 1
            fight = view.fights.get(str(choice))
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_stand_beside_the_choice(language):
    words, found = words_for(GAME, language), []
    for _, view, choice, _, _ in evenings("siege", 1):
        if fight := view.fights.get(str(choice)):
            found += [words.say(one.key, **one.slots) for one in GAME.effects(view, choice)]
            assert any(f"{fight.odds}" in line for line in found)
    assert found
