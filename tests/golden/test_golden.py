"""A change of the rules shows here as a diff of a story or a count."""

import pytest

import yakata
from tests.golden.settings import FOLDER, PERFT, STORIES, counts, small_house, story
from yakata.kernel.testing import perft


@pytest.mark.parametrize("name", STORIES)
def test_playthrough(name):
    told = (FOLDER / f"{name}.playthrough.txt").read_text(encoding="utf-8")
    assert story(name).splitlines() == told.splitlines(), "the story has changed: read 'make playthroughs' as a diff"


def test_every_game_has_a_playthrough_and_a_count():
    assert set(yakata.games()) <= {story[0] for story in STORIES.values()}
    assert set(yakata.games()) <= set(PERFT)


@pytest.mark.parametrize("name", PERFT)
def test_perft(name):
    kept = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
    counted = counts(name).splitlines()
    differing = [line for line in counted if line not in kept]
    assert not differing, "counts have changed, by first answer:\n" + "\n".join(differing)


def test_the_first_counts_by_hand():
    """Hidden Rooms: 24 stage tiles, then 23 and 22 tiles. The small house, worked out on paper:

    1: end, search left, search up.                                                              3 ways.
    2: after end the same three again; after a search: draw, as blue-1 does not follow amber-2.  3 + 1 + 1 = 5.
    3: end leads to 5 again; each draw brings green-1 or red-3.                                  5 + 2 + 2 = 9.
    """
    start = yakata.load("hidden-rooms").start()
    assert [perft(start, depth) for depth in (1, 2, 3)] == [24, 24 * 23, 24 * 23 * 22]
    assert [perft(small_house(), depth) for depth in (1, 2, 3)] == [3, 5, 9]
