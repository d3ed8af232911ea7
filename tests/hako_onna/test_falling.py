"""How likely discs fall: the model of the noise tower, its order, and nights that were begun with other odds."""

import json
from itertools import pairwise

import pytest

from tests.hako_onna.nights import BOOK, GAME, hush, night, play
from yakata.hako_onna.rules import tower
from yakata.hako_onna.rules.falling import by_hand, chance, fall, odds, slip
from yakata.tower.naming import haste_of

OLDER = GAME.begun_with("24494d001c2bc331")
"""With the content of rules versions 1 to 5."""
HASTES = [haste_of(name) for name in ("careful", "steady", "hasty")]


def whole(edition, difficulty, *ways):
    """The chance of all five discs when they are laid so."""
    discs, share = BOOK.noise.discs[edition][difficulty], 1.0
    for number, way in enumerate(ways, 1):
        share *= 1 - fall(BOOK.noise, discs, number, ways[: number - 1], way)
    return share


def steady(edition, difficulty):
    red = BOOK.noise.discs[edition][difficulty].red
    return ["down" if number in red else "careful" for number in range(1, 6)]


def test_odds_and_chances():
    for share in (0.0, 0.01, 0.5, 0.95):
        assert chance(odds(share)) == pytest.approx(share)


@pytest.mark.parametrize("edition", ["en", "ja"])
def test_difficulty_is_ordered(edition):  # H21, H37, H52
    levels = [whole(edition, name, *steady(edition, name)) for name in ("easy", "regular", "hard", "nightmare")]
    for easier, harder in pairwise(levels):
        assert easier > harder + 0.02


@pytest.mark.parametrize("edition", ["en", "ja"])
@pytest.mark.parametrize("difficulty", ["easy", "regular", "hard", "nightmare"])
def test_haste_only_harms(edition, difficulty):  # H39, H41
    """The disc itself, and the whole tower."""
    ways = steady(edition, difficulty)
    for number, way in enumerate(ways):
        if way == "careful":
            one = [*ways[:number], "hasty", *ways[number + 1 :]]
            assert whole(edition, difficulty, *one) < whole(edition, difficulty, *ways)
            assert whole(edition, difficulty, *one[: number + 1]) < whole(edition, difficulty, *ways[: number + 1])


def test_a_hand_is_worse_with_haste_and_with_a_bad_aim():  # H39, H43
    hand = BOOK.noise.tower
    falls = [by_hand(hand, 0.1, haste, 0.0) for haste in HASTES]
    assert falls == sorted(falls)
    assert falls[1] == pytest.approx(0.1), "the steady hand's odds are stated"
    aims = [by_hand(hand, 0.1, HASTES[1], aside) for aside in (0.0, 0.1, 0.2, 0.4)]
    assert aims == sorted(aims)
    assert by_hand(hand, 0.9, 5.0, 0.9) < 1
    assert [slip(hand, haste) for haste in HASTES] == sorted(slip(hand, haste) for haste in HASTES)
    assert slip(hand, 9.0) <= 0.95


def tower_odds(state, said):
    """What comes of it on the noise tower where nobody looks: in 10,000, how often it stands, slips and falls."""
    world = play(state.clone(), said, 0)
    words = dict(zip(world.pending.outcomes, world.pending.weights, strict=True))
    return [
        sum(weight for word, weight in words.items() if str(word).startswith(result))
        for result in ("stands", "slips", "falls")
    ]


def at_best(state, care):
    return next(
        str(tower.Balance.by(way.placement))
        for way in state.view(-1).noise.tower.ways
        if (way.aim, way.care) == ("middle", care)
    )


@pytest.mark.parametrize("edition", ["en", "ja"])
@pytest.mark.parametrize("difficulty", ["easy", "regular", "hard", "nightmare"])
def test_where_nobody_looks_the_tower_has_the_odds_of_the_discs(edition, difficulty):  # H39, H42, H52, HR50
    """With a steady hand, a disc that slips counted out; and less for haste. The weaker hand counts once."""
    state = night(noise="tower", quiet=False, edition=edition, difficulty=difficulty)
    for stated in BOOK.noise.discs[edition][difficulty].stands:
        stands, slips, falls = tower_odds(state, at_best(state, "steady"))
        assert 100 * stands / (stands + falls) == pytest.approx(stated, abs=0.02)
        assert (slips > 0) == bool(state.laid)
        careful, hasty = (tower_odds(state, at_best(state, care)) for care in ("careful", "hasty"))
        assert careful[0] / careful[2] >= stands / falls > hasty[0] / hasty[2]
        play(state, at_best(state, "steady"), 0)
        play(state, next(word for word in state.pending.outcomes if str(word).startswith("stands")), "end")


# Nights that were begun with other odds


def begun(**options):
    """A night of version 5, at its first noise."""
    plain = json.loads(night(quiet=False, **options).dump())
    return GAME.load(json.dumps(plain | {"rules": "hako-onna/5", "content": OLDER.content}))


def test_nights_of_version_5_go_on_with_their_odds():  # H39
    """There haste made a fall rarer now and more frequent later; and no disc fell more often than 95 times in 100."""
    state = begun(noise="discs")
    assert state.game.content == OLDER.content != GAME.content
    assert OLDER.book.fingerprint == OLDER.content
    seen = []
    for way in ("careful", "hasty", "up", "hasty", "careful"):
        seen.append(dict(play(state, f"stack {way}").pending.chances())["stands"])
        play(state, "stands", "end")
    assert seen == pytest.approx([0.97, 1 - 0.07 * 0.6, 1 - 0.18 * 1.6 * 0.5, 1 - 0.18 * 1.6 * 2 * 0.6, 0.05], abs=1e-4)


def test_towers_of_version_5_go_on_with_their_odds():  # H39
    state = begun(noise="tower", difficulty="nightmare")
    assert tower_odds(state, at_best(state, "careful")) == [9700, 0, 300]
    assert tower_odds(state, at_best(state, "hasty")) == [9100, 0, 900]
    hush(state)
    play(state, "end")
    assert tower_odds(state, at_best(state, "careful")) == [7200, 840, 1960]
