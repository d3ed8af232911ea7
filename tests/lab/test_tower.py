"""The model of ``noise=discs`` from what was measured, the plot of it, and what the documents say of both."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from yakata.bots.hako_onna.temper import KEEN, TIMID
from yakata.hako_onna import GAME
from yakata.hako_onna.rules.falling import chance as chance_of
from yakata.hako_onna.rules.falling import odds
from yakata.lab.rates import wilson
from yakata.lab.tower import MARKS, by_bot, by_hand, lines_of, table, told
from yakata.lab.tower_fit import expected, fit, toml
from yakata.lab.tower_plot import plot
from yakata.lab.tower_rows import (
    OWN,
    RED,
    SAME,
    UPSIDE_DOWN,
    Cell,
    Counts,
    built,
    cells,
    kinds,
    read,
    side_of,
    whole,
    write,
)
from yakata.tower import CARES, placed
from yakata.tower.hand import sway
from yakata.tower.naming import aim, manner

DOCS = Path(__file__).parents[2] / "docs"
MEASURED = read(DOCS / "noise-tower.json")
TOWERS_EACH = 10
NOISE = GAME.book.noise
FAR = 0.1
"""So far the model's chance of a whole tower may lie outside the 95 % interval of what was measured."""
LEVELS = {"en": ("easy", "regular", "hard", "nightmare"), "ja": ("easy", "regular", "hard", "nightmare")}


# The command


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


def test_red_discs_lie_where_the_game_has_them() -> None:
    """H21, H37, H52."""
    for label in (*RED, *SAME):
        edition, difficulty = label.split()
        assert tuple(RED[SAME.get(label, label)]) == NOISE.discs[edition][difficulty].red
    assert [side_of(Cell(UPSIDE_DOWN, "down", "steady", "practised"), number) for number in range(1, 6)] == [
        "down",
        "down",
        "up",
        "down",
        "down",
    ]
    assert kinds(UPSIDE_DOWN) == ("small",) * 5


FACTORS = {"hasty now": 3.0, "hasty later": 1.5, "up now": 0.5, "up later": 2.0, "upside down": 1.25}
"""Those of an invented tower."""
TOWERS = 1_000_000


def invented(cell: Cell) -> Counts:
    """A tower that is just as the model has it: of every disc one in ten falls from a steady hand."""
    counts, standing = [], TOWERS
    reds = RED["en regular" if cell.label == UPSIDE_DOWN else cell.label]
    likely = odds(0.1)
    for number in range(1, 6):
        hasty = cell.care == "hasty" or cell.hasty == number
        up = number in reds and side_of(cell, number) == "up"
        now = likely * (3.0 if hasty else 0.4 if cell.care == "careful" else 1) * (0.5 if up else 1)
        now *= 1.25 if cell.label == UPSIDE_DOWN else 1
        falls = round(standing * chance_of(now))
        counts.append(Counter(stands=standing - falls, falls=falls))
        standing -= falls
        likely *= (1.5 if hasty else 1) * (2.0 if up else 1)
    return tuple(counts)


@pytest.mark.parametrize("labels", [(*RED, UPSIDE_DOWN), ("en easy",), ("en regular", UPSIDE_DOWN), (UPSIDE_DOWN,)])
def test_the_fit_finds_what_a_tower_was_made_by(labels: tuple[str, ...]) -> None:
    found = {cell: invented(cell) for cell in cells(labels)}
    model = fit(found)
    known = [label for label in labels if label in RED]
    for label in known:
        edition, difficulty = label.split()
        assert model.discs[edition][difficulty].stands == (90.0,) * 5
    if known:
        care = model.care
        assert (care.hasty.now, care.hasty.later) == pytest.approx((3.0, 1.5), rel=0.02)
        assert model.tower is not None
        assert model.tower.careful.falls == pytest.approx(0.4, rel=0.02)
    if len(known) > 1:
        assert (care.up.now, care.up.later) == pytest.approx((0.5, 2.0), rel=0.02)
    if known and UPSIDE_DOWN in labels:
        assert care.upside_down == pytest.approx(1.25, rel=0.02)
    for cell, counts in found.items():
        said = expected(model, cell)
        if said is not None and cell.skill == "practised":
            assert said == pytest.approx(whole(counts), abs=0.02 if cell.care == "careful" else 0.005), cell
    assert len(table(found, model).splitlines()) == 2 + len(found)
    again = tomllib.loads(toml(model))
    assert again["care"]["hasty"] == msgspec.to_builtins(model.care.hasty)


def test_the_plot_has_a_line_for_each_hand() -> None:
    found = {cell: invented(cell) for cell in cells(("en easy", UPSIDE_DOWN))}
    drawn = ElementTree.fromstring(plot(lines_of(found)))
    assert len(drawn.findall(".//{*}polyline")) == sum(not cell.hasty for cell in found)


def test_counts_are_kept_and_read(tmp_path: Path) -> None:
    found = {cell: invented(cell) for cell in cells(("en hard",), by_hand=True)}
    write(tmp_path / "counts.json", found)
    again = read(tmp_path / "counts.json")
    assert {cell: [+count for count in counts] for cell, counts in again.items()} == {
        cell: [+count for count in counts] for cell, counts in found.items()
    }


# What was measured, and what is said of it


def test_the_games_numbers_are_those_that_were_measured() -> None:
    """H39, H41: ``python -m yakata.lab.tower --from docs/noise-tower.json`` prints them."""
    model = fit(MEASURED)
    assert model.care == NOISE.care
    assert model.tower == NOISE.tower
    assert model.discs == NOISE.discs


def test_the_document_and_the_plot_are_those_of_the_counts() -> None:
    document = (DOCS / "noise-tower.md").read_text("utf-8")
    assert document.partition(MARKS[0])[2].partition(MARKS[1])[0].strip() == told(MEASURED, fit(MEASURED))
    assert (DOCS / "images" / "noise-tower.svg").read_text("utf-8") == plot(lines_of(MEASURED))


def test_every_kind_was_measured() -> None:
    assert set(MEASURED) == set(cells((*RED, UPSIDE_DOWN)))
    assert {built(counts) for counts in MEASURED.values()} == {TOWERS_EACH}


@pytest.mark.parametrize("cell", [cell for cell in MEASURED if expected(NOISE, cell) is not None], ids=str)
def test_the_model_is_as_near_the_tower_as_is_said(cell: Cell) -> None:
    """H39, H41: by difficulty, care and skill, the chance of all five discs."""
    counts, said = MEASURED[cell], expected(NOISE, cell)
    assert said is not None
    low, high = wilson(counts[4]["stands"], built(counts))
    assert low - FAR <= said <= high + FAR


def test_skill_is_ordered_on_the_tower() -> None:
    """H39, H43: over all towers, by what was measured."""

    def share(skill: str, care: str) -> float:
        rows = [counts for cell, counts in MEASURED.items() if (cell.skill, cell.care, cell.hasty) == (skill, care, 0)]
        return sum(counts[4]["stands"] for counts in rows) / sum(map(built, rows))

    assert share("keen", OWN) > share("timid", OWN)
    assert share("practised", "careful") > share("practised", "steady") > share("practised", "hasty")
    assert share("practised", "careful") >= share("keen", OWN)


def test_difficulty_and_care_are_ordered_in_the_model_as_on_the_tower() -> None:
    """H21, H37, H52: with a steady hand and in haste."""
    for care in ("steady", "hasty"):
        for edition, levels in LEVELS.items():
            labels = [SAME.get(f"{edition} {level}", f"{edition} {level}") for level in levels]
            rows = [Cell(label, "down", care, "practised") for label in labels]
            said = [expected(NOISE, cell) or 0.0 for cell in rows]
            assert said == sorted(said, reverse=True), (edition, care)
            assert said[0] > said[1] > said[-1]
    for cell in MEASURED:
        if cell.care == "steady" and cell.skill == "practised" and not cell.hasty:
            steady, hasty = (expected(NOISE, cell._replace(care=care)) for care in ("steady", "hasty"))
            assert steady is None or hasty is None or steady > hasty, cell


# Bots


@pytest.mark.parametrize(("name", "hand"), [("keen", KEEN.hand), ("timid", TIMID.hand)])
def test_a_bot_lays_by_the_skill_that_is_stated(name: str, hand: object) -> None:
    """H39, H43: where the disc lies best, and with each care, as often as its hand says; it trembles as all do."""
    rng, tries = Random(9), 2_000
    laid = [by_bot(name, (), "black", "down", rng) for _ in range(tries)]
    cares = Counter(manner(one) for one in laid)
    middle = sum(aim((), "black", one) == "middle" for one in laid)
    shares = {"careful": hand.careful, "steady": hand.steady, "hasty": 100 - hand.careful - hand.steady}
    for care, share in shares.items():
        low, high = wilson(cares[care], tries)
        assert 100 * low - 1 <= share <= 100 * high + 1, care
    low, high = wilson(middle, tries)
    assert 100 * low - 1 <= hand.middle <= 100 * high + 1
    for one in laid:
        assert sway(one) == sway(placed((), "black", "down", None, manner(one)))
