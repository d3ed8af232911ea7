"""The model of ``noise=discs`` from what was measured, and the plot of it."""

import tomllib
from collections import Counter
from xml.etree import ElementTree

import pytest

from yakata.lab.tower import RED, UPSIDE_DOWN, cells, fitted, lines_of, table
from yakata.lab.tower_plot import plot


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
