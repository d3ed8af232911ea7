"""The model of ``noise=discs`` from what was measured, and the plot of it."""

import tomllib
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from yakata.lab.tower import RED, UPSIDE_DOWN, by_hand, cells, fitted, lines_of, table
from yakata.lab.tower_plot import plot
from yakata.tower import CARES, placed
from yakata.tower.hand import sway


def test_who_does_not_choose_from_a_list_has_the_same_care() -> None:
    """What the hand is said to tremble by hangs on nothing that the list chooses for somebody."""
    rng = Random(4)
    for care in CARES:
        listed = placed((), "black", "down", None, care)
        hands = [by_hand(listed, "black", rng) for _ in range(50)]
        assert {sway(hand) for hand in hands} == {sway(listed)}
        assert len({hand.toward for hand in hands}) > 25
        assert {(hand.x, hand.y) for hand in hands} == {(listed.x, listed.y)}
    assert by_hand(listed, "small", rng).turn == listed.turn


@pytest.mark.parametrize("labels", [(*RED, UPSIDE_DOWN), ("en easy",), (UPSIDE_DOWN,)])
def test_the_table_the_model_and_the_plot_tell_what_was_measured(labels: tuple[str, ...]) -> None:
    worse = {"careful": 0, "steady": 1_000, "hasty": 3_000}
    found = {
        cell: tuple(
            Counter(stands=9_999 - falls, falls=falls)
            for disc in range(1, 6)
            for falls in [worse["hasty" if disc == cell.hasty else cell.care]]
        )
        for cell in cells(labels)
    }
    assert len(table(found).splitlines()) == 2 + len(found)
    model = tomllib.loads(fitted(found))
    for label in labels:
        if label in RED:
            edition, difficulty = label.split()
            assert model["discs"][edition][difficulty] == {"red": list(RED[label]), "stands": [90] * 5}
            assert model["care"]["hasty"] == {"now": 3.0, "later": 1.0}
    drawn = ElementTree.fromstring(plot(lines_of(found)))
    assert len(drawn.findall(".//{*}polyline")) == sum(not cell.hasty for cell in found)
