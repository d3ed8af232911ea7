"""Dice and rolls."""

from fractions import Fraction
from itertools import product

import pytest

from tests.betrayal.stage import call, dice, do, evening, heard, night, play, set_step, step, texts
from yakata.betrayal.rules.resolving.dice_rolls import Rolling, band, capped, dice_odds
from yakata.kernel import Odds

AT_LEAST = {
    1: [66.7, 33.3],
    2: [88.9, 66.7, 33.3, 11.1],
    3: [96.3, 85.2, 63.0, 37.0, 14.8, 3.7],
    4: [98.8, 93.8, 81.5, 61.7, 38.3, 18.5, 6.2, 1.2],
    5: [99.6, 97.5, 91.4, 79.0, 60.5, 39.5, 21.0, 8.6, 2.5, 0.4],
    6: [99.9, 99.0, 96.2, 89.3, 77.0, 59.7, 40.3, 23.0, 10.7, 3.8],
    7: [100, 99.6, 98.4, 94.8, 87.5, 75.3, 59.0, 41.0, 24.7, 12.5],
    8: [100, 99.9, 99.3, 97.6, 93.6, 85.9, 73.9, 58.4, 41.6, 26.1],
}
"""How likely so many dice show 1, 2, 3 ... or more, in percent."""
FIGHTS = {
    (3, 3): (40, 19, 40),
    (4, 4): (42, 17, 42),
    (4, 3): (59, 16, 25),
    (5, 4): (58, 15, 27),
    (5, 3): (74, 12, 14),
    (6, 4): (72, 12, 17),
    (8, 4): (89, 5, 6),
}
"""How often the first wins, nobody, the second."""

ROLLS = """
items:
  - {id: lucky-coin, regions: [ground], passives: [{give: dice, add: 2}, {give: result, add: 3}]}
  - {id: lead-boots, regions: [ground], passives: [{give: dice, add: -9}, {give: result, add: -9}]}
  - {id: six-more, regions: [ground], passives: [{give: dice, add: 6}]}
  - {id: second-thought, regions: [ground], passives: [{give: reroll, add: 2}]}
"""


def sums(count):
    """The chance of each sum, from what the game draws from."""
    found = {}
    for outcome, weight in zip(dice_odds(count).outcomes, dice_odds(count).weights, strict=True):
        total = sum(map(int, outcome[1:]))
        found[total] = found.get(total, Fraction(0)) + Fraction(weight, dice_odds(count).total)
    return found


@pytest.mark.parametrize("count", range(1, 9))
def test_dice_show_nothing_one_or_two_alike(count):  # B56
    """Against every way in which the dice can fall, one by one."""
    ways = {}
    for fall in product((0, 0, 1, 1, 2, 2), repeat=min(count, 5)):
        ways[sum(fall)] = ways.get(sum(fall), 0) + 1
    if count <= 5:
        assert sums(count) == {total: Fraction(many, 6**count) for total, many in ways.items()}
    assert dice_odds(count).total == 3**count
    assert set(sums(count)) == set(range(2 * count + 1))


@pytest.mark.parametrize("count", range(1, 9))
def test_the_table_of_results(count):  # B56
    for need, percent in enumerate(AT_LEAST[count], 1):
        chance = sum(share for total, share in sums(count).items() if total >= need)
        assert abs(float(100 * chance) - percent) <= 0.051, (count, need)


@pytest.mark.parametrize(("mine", "theirs"), FIGHTS)
def test_the_table_of_fights(mine, theirs):  # B56
    won = tied = lost = Fraction(0)
    for (one, share), (other, part) in product(sums(mine).items(), sums(theirs).items()):
        chance = share * part
        won, tied, lost = won + (one > other) * chance, tied + (one == other) * chance, lost + (one < other) * chance
    for share, percent in zip((won, tied, lost), FIGHTS[mine, theirs], strict=True):
        assert abs(float(100 * share) - percent) <= 0.65


def test_the_haunt_roll_of_five_builds_up():  # B56
    left, starts = Fraction(1), []
    for omens in (3, 4, 5, 6):
        left *= 1 - sum(share for total, share in sums(omens).items() if total >= 5)
        starts.append(round(float(100 * (1 - left))))
    assert starts == [15, 47, 79, 95]


@pytest.mark.parametrize(("asked", "rolled"), [(-4, 1), (0, 1), (1, 1), (5, 5), (8, 8), (9, 8), (30, 8)])
def test_never_more_than_eight_dice_and_never_none(asked, rolled):  # B57
    assert capped(asked) == rolled
    state = night()
    do(state, 0, f"[{{do: roll, dice: {max(asked, 0)}, dice-bonus: [{{add: {min(asked, 0)}}}]}}]")
    assert len(texts(state)[0]) == 1 + rolled


def test_a_result_is_never_below_nothing():  # B57
    state = night(more=ROLLS, hands={0: ["lead-boots"]}, steps={0: {"might": 4}})
    do(state, 0, "[{do: roll, trait: might, bands: {'0': [{do: gain, trait: sanity}], '1+': []}}]")
    assert texts(state) == ["d0", "d1", "d2"], "one die at least"
    dice(state, "2")
    assert state.rolled == 0
    assert step(state, 0, "sanity") == 5


def test_bonus_dice_stop_at_eight():  # B57
    state = night(more=ROLLS, hands={0: ["six-more"]}, steps={0: {"might": 8}})
    do(state, 0, "[{do: roll, trait: might}]")
    assert len(texts(state)[0]) == 9


def test_over_whole_evenings_dice_and_results_stay_in_bounds():  # B57
    rolled = 0
    for seed in range(8):
        for state in evening(seed):
            if isinstance(state.pending, Odds) and state.pending.key == "dice":
                rolled += 1
                assert all(2 <= len(str(outcome)) <= 9 for outcome in state.pending.outcomes)
            assert state.rolled >= 0
            assert len(state.dice) <= 8
    assert rolled > 100


@pytest.mark.parametrize("place", range(1, 9))
def test_a_trait_roll_has_as_many_dice_as_the_value(place):  # B58
    state = night()
    for trait in range(4):
        name = ("speed", "might", "sanity", "knowledge")[trait]
        set_step(state, 0, **{name: place})
        do(state, 0, f"[{{do: roll, trait: {name}}}]")
        assert len(texts(state)[0]) - 1 == state.value(0, trait)
        play(state, texts(state)[0])


@pytest.mark.parametrize(("faces", "gained"), [("000", 1), ("100", 0), ("210", 2), ("222", 3)])
def test_the_line_for_the_result_applies(faces, gained):  # B58
    """Ashlar's Knowledge on its third step is 3."""
    state = night(steps={0: {"knowledge": 3}})
    bands = "{'4+': [{do: gain, trait: might, amount: 3}], '2-3': [{do: gain, trait: might, amount: 2}], '1': [], \
'0': [{do: gain, trait: might}]}"
    events = do(state, 0, f"[{{do: roll, trait: knowledge, bands: {bands}}}]")
    dice(state, faces)
    assert step(state, 0, "might") == 4 + gained
    assert events is not None


def test_bands_cover_what_they_say():  # B58
    assert (band("4+"), band("2-3"), band("0")) == ((4, 999), (2, 3), (0, 0))


def test_who_may_choose_rolls_with_one_of_several_traits():  # B58
    state = night(steps={0: {"might": 8, "sanity": 1}})
    do(state, 0, "[{do: roll, trait: [might, sanity]}]")
    assert texts(state) == ["roll might", "roll sanity"]
    play(state, "roll sanity")
    assert len(texts(state)[0]) - 1 == state.value(0, 2)


def test_so_many_dice_are_no_trait_roll():  # B59
    state = night(more=ROLLS, hands={0: ["lucky-coin", "second-thought"]})
    do(state, 0, "[{do: roll, dice: 3}]")
    assert len(texts(state)[0]) == 4, "no bonus dice"
    events = []
    for event in state.apply("d011"):
        events.append(event)
    assert heard(events, "rolled")["result"] == 2, "no bonus, and nothing is rolled again"
    do(state, 0, "[{do: roll, trait: might}]")
    assert len(texts(state)[0]) - 1 == state.value(0, 1) + 2
    play(state, texts(state)[0])
    assert texts(state) == ["done", "reroll 2"]
    play(state, "done")
    assert state.rolled == 3


LENT = """
items:
  - id: lent-die
    regions: [ground]
    passives: [{give: dice, add: 1, who: {has: {is: status, status: lent}}}]
    reactions:
      - on: rolled
        when: {is: status, status: lent}
        do: [{do: set-status, status: lent, set: false}]
  - id: smoothed
    regions: [ground]
    reactions: [{on: rolled, do: [{do: set-result, set: 9}]}]
"""
"""A die for the next trait roll."""


def lent(roll, hands=("lent-die",), **kwargs):
    """The dice of somebody with a die for their next trait roll, all 1, and whether they have it still."""
    state = night(more=LENT, hands={0: hands}, change=lambda n: n.set_status(0, "lent"), **kwargs)
    do(state, 0, roll)
    thrown = []
    while isinstance(state.pending, Odds):
        thrown.append(len(texts(state)[0]) - 1)
        dice(state, "1" * thrown[-1])
    return state, thrown, "lent" in state.statuses[0]


@pytest.mark.parametrize(
    "against",
    [
        "[{do: roll, trait: might, bands: {'0+': []}}]",
        "[{do: contest, trait: might, who: it, against: {highest: might}}]",
        "[{do: contest, trait: might, who: {highest: might}, against: it}]",
    ],
)
def test_a_die_for_the_next_trait_roll_is_spent_by_it(against):  # B58
    state, thrown, kept = lent(against, steps={0: {"might": 1}, 1: {"might": 8}})
    assert state.value(0, 1) + 1 in thrown
    assert not kept, "in a contest as well"


def test_a_roll_of_so_many_dice_spends_no_die_for_a_trait_roll():  # B59
    _, thrown, kept = lent("[{do: roll, dice: 2, bands: {'0+': []}}]")
    assert thrown == [2]
    assert kept


@pytest.mark.parametrize("mine", ["it", "{highest: might}"])
def test_what_changes_a_result_changes_it_in_a_contest(mine):  # B58
    other = "{highest: might}" if mine == "it" else "it"
    contest = f"[{{do: contest, trait: might, who: {mine}, against: {other}, win: [{{do: gain, trait: sanity}}]}}]"
    state, _, _ = lent(contest, ("smoothed",), steps={0: {"might": 1, "sanity": 4}, 1: {"might": 8}})
    assert step(state, 0, "sanity") == 5, "9 beats whatever eight dice of 1 show"


def test_rolling_again_takes_the_lowest_dice_and_uses_the_card():  # B58
    state = night(more=ROLLS, hands={0: ["second-thought"]}, steps={0: {"might": 1}})
    do(state, 0, "[{do: roll, trait: might}]")
    dice(state, "012")
    play(state, "reroll 2")
    assert texts(state)[-1] == "d22"
    dice(state, "22")
    assert state.rolled == 6
    assert "second-thought" in state.used


@pytest.mark.parametrize("count", [1, 2])
def test_up_to_two_dice_are_one_or_two(count):  # B107 BR45
    """The Tallow Dip of one's own family."""
    state = night(hands={0: ["tallow-dip"]}, steps={0: {"sanity": 4}})
    state.story = state.story.with_pair("heirlooms", "tallow-dip", "ashlar")
    do(state, 0, "[{do: roll, trait: sanity, bands: {'0+': []}}]")
    dice(state, "0122")
    assert texts(state) == ["done", "reroll 1", "reroll 2"]
    play(state, f"reroll {count}")
    dice(state, "2" * count)
    assert state.rolled == sum([0, 1, 2, 2][count:]) + 2 * count


def test_where_all_are_rolled_again_none_is_kept():  # B139
    """Under the Crown Shilling a haunt roll is rolled again whole."""
    state = night(hands={0: ["crown-shilling"]})
    state.flags = (*state.flags, "crown-shilling-down")
    call(state, Rolling(0, 3, "haunt"))
    dice(state, "012")
    assert texts(state) == ["done", "reroll 3"]


def test_damage_dice_are_no_trait_roll_either():  # B59, B48
    state = night(more=ROLLS, hands={0: ["lucky-coin"]})
    do(state, 0, "[{do: damage, harm: physical, dice: 2}]")
    assert texts(state)[-1] == "d22"
    frame = state.stack[-1]
    assert isinstance(frame, Rolling)
    assert frame.kind == "dice"


MORE_DICE = """
items:
  - id: rolls-on
    regions: [ground]
    reactions: [{on: rolled, do: [{do: add-dice, dice: 2}]}]
  - id: rolls-further
    regions: [ground]
    reactions: [{on: rolled, do: [{do: add-dice, dice: 2}]}]
"""


@pytest.mark.parametrize(("first", "more"), [(8, ()), (7, (1,)), (5, (2, 1)), (4, (2, 2))])
def test_dice_that_come_after_a_roll_count_too(first, more):  # B57
    state = night(more=MORE_DICE, hands={0: ["rolls-on", "rolls-further"]}, steps={0: {"might": 4}})
    bonus = first - state.value(0, 1)
    do(state, 0, f'[{{do: roll, trait: might, dice-bonus: [{{add: {bonus}}}], bands: {{"0+": []}}}}]')
    thrown = []
    while isinstance(state.pending, Odds):
        thrown.append(len(texts(state)[0]) - 1)
        dice(state, "1" * thrown[-1])
    assert tuple(thrown) == (first, *more)
    assert state.rolled == first + sum(more)


def test_the_dice_that_show_least_are_rolled_again():  # BR45
    state = night(more=ROLLS, hands={0: ["second-thought"]}, steps={0: {"might": 4}})
    do(state, 0, '[{do: roll, trait: might, bands: {"0+": []}}]')
    count = len(texts(state)[0]) - 1
    dice(state, "01" + "2" * (count - 2))
    play(state, "reroll 2")
    dice(state, "00")
    assert sorted(state.dice) == [0, 0] + [2] * (count - 2)
