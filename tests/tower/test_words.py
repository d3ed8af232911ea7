"""What is written in a record can be read again, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yakata.tower import KINDS, MOST, Lying, Placement, Settled

SIDES = st.sampled_from(("down", "up"))
NUMBERS = st.integers(-9_999_999, 9_999_999)
DISCS = st.builds(Lying, st.sampled_from(KINDS), SIDES, *[NUMBERS] * 7)
PLACEMENTS = st.builds(Placement, NUMBERS, NUMBERS, NUMBERS, SIDES, *[NUMBERS] * 4)
SETTLED = st.one_of(
    st.builds(Settled, st.just("stands"), st.lists(DISCS, min_size=1, max_size=MOST).map(tuple)),
    st.builds(Settled, st.just("slips"), st.lists(DISCS, min_size=1, max_size=MOST - 1).map(tuple)),
    st.just(Settled("falls", ())),
)


@given(SETTLED)
def test_what_came_of_a_disc_is_one_word_that_reads_back(settled: Settled) -> None:
    word = str(settled)
    assert word.split() == [word]
    assert Settled.parse(word) == settled


@given(PLACEMENTS)
def test_a_placement_is_one_word_that_reads_back(placement: Placement) -> None:
    word = str(placement)
    assert word.split() == [word]
    assert Placement.parse(word) == placement


DISC = "black,down,1,2,3,4,5,6,7"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "stands",
        "slips",
        "falls/" + DISC,
        "leans/" + DISC,
        "stands/" + DISC + "/",
        "stands/" + DISC + ",8",
        "stands/" + DISC.replace("1", "01"),
        "stands/" + DISC.replace("1", "-0"),
        "stands/" + DISC.replace("1", "1.5"),
        "stands/" + DISC.replace("1", "१"),
        "stands/" + DISC.replace("1", "9" * 40),
        "stands/" + DISC.replace("black", "white"),
        "stands/" + "/".join([DISC] * 6),
        "slips/" + "/".join([DISC] * 5),
        " stands/" + DISC,
        "stands/" + DISC + "\n",
    ],
)
def test_nothing_else_is_what_came_of_a_disc(word: str) -> None:
    with pytest.raises(ValueError, match="not "):
        Settled.parse(word)


@given(st.text(max_size=60))
def test_any_text_is_refused_or_reads_back(text: str) -> None:
    for struct in (Settled, Placement):
        try:
            read = struct.parse(text)
        except ValueError:
            continue
        assert str(read) == text
