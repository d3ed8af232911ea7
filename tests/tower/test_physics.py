"""What comes of a disc (H39 to H42)."""

import random
import subprocess
import sys
from functools import cache

import msgspec
import pytest

from tests.tower.building import HARD, NIGHTMARE, REGULAR, at, built, question
from yakata.lab.tower import tower
from yakata.lab.tower_rows import RED, UPSIDE_DOWN, WEAKER, Cell
from yakata.tower import KINDS, Kind, Question, Settled, Side, placed, why_not
from yakata.tower.film import BYTES, MOST_POSES, UNIT
from yakata.tower.hand import nervous
from yakata.tower.physics import settle, watch

SHARPEST = sorted(range(65_536), key=lambda tremble: -max(abs(nervous(tremble, 0)), abs(nervous(tremble, 1))))
TOWERS = 18


def test_the_same_question_has_the_same_answer_in_every_process() -> None:
    asked = [question(built(REGULAR[:laid]), REGULAR[laid], "hasty", 1_000 + laid) for laid in range(5)]
    words = [str(settle(each)) for each in asked]
    assert [str(settle(each)) for each in reversed(asked)] == words[::-1]
    assert [str(watch(each)[0]) for each in asked] == words
    program = (
        "import sys, msgspec; from yakata.tower import Question; from yakata.tower.physics import settle\n"
        "for each in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Question]): print(settle(each))"
    )
    asking = msgspec.json.encode(asked)
    said = subprocess.run([sys.executable, "-c", program], input=asking, capture_output=True, check=True)
    assert said.stdout.decode().split() == words


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("side", ["down", "up"])
def test_at_the_best_point_the_first_disc_always_holds(kind: Kind, side: Side) -> None:
    """H39: it leans on the blip, whatever the most careful hand does; tried with its worst tremors."""
    for tremble in (*SHARPEST[:12], *range(6)):
        settled = settle(question((), kind, "careful", tremble, side))
        assert settled.result == "stands"
        (disc,) = settled.stack
        assert disc.kind == kind


@pytest.mark.parametrize("kind", KINDS)
def test_a_disc_beyond_the_board_blip_always_falls(kind: Kind) -> None:
    """H41: the lowest is not on the blip."""
    for tremble in (*SHARPEST[:4], *range(4)):
        assert settle(Question((), kind, at(260, 0), tremble)) == Settled("falls", ())


@pytest.mark.parametrize("tremble", [*SHARPEST[:3], *range(3)])
def test_a_disc_beyond_the_edge_never_stands(tremble: int) -> None:
    """H42: only it fell, so the others stand as they stood; or it took them along (H41)."""
    stack = built(("black", "black"))
    top = stack[-1]
    for x in (-220, 220):
        settled = settle(Question(stack, "black", at(round(top.x / 100) + x, round(top.y / 100)), tremble))
        assert settled.result in ("slips", "falls")
        assert len(settled.stack) == (2 if settled.result == "slips" else 0)


def test_what_slips_leaves_the_others_as_they_stood() -> None:
    """H42"""
    stack = built(("black", "black"))
    settled = settle(Question(stack, "black", at(500, 0), 3))
    assert settled.result == "slips"
    for now, before in zip(settled.stack, stack, strict=True):
        assert abs(now.x - before.x) + abs(now.y - before.y) + abs(now.z - before.z) < 300  # 0.3 mm


def test_a_disc_thrown_at_the_stack_brings_it_down() -> None:
    """H41"""
    stack = built(REGULAR[:4])
    top = stack[-1]
    thrown = at(round(top.x / 100), round(top.y / 100), height=300, speed=400)
    assert why_not(stack, "black", thrown) is None
    settled = [settle(Question(stack, "black", thrown, tremble)) for tremble in range(6)]
    assert settled.count(Settled("falls", ())) >= 4


@pytest.mark.parametrize("kinds", [REGULAR, HARD, NIGHTMARE])
def test_five_discs_can_be_stacked(kinds: tuple[Kind, ...]) -> None:
    stack = built(kinds)
    assert tuple(disc.kind for disc in stack) == kinds
    assert [disc.z for disc in stack] == sorted(disc.z for disc in stack)


@cache
def height(label: str, side: Side = "down", care: str = "steady") -> float:
    """How many discs stand of a tower, on average."""
    rng = random.Random(1)
    cell = Cell(label, side, care, "practised")
    return sum(result == "stands" for _ in range(TOWERS) for _, result in tower(cell, rng)) / TOWERS


def test_difficulty_is_ordered() -> None:
    """H21: with the same skill, in the English edition."""
    assert height("en easy") > height("en regular") > height("en hard") > height("en nightmare")


def test_the_red_disc_is_harder_the_lower_it_lies() -> None:
    """H52: fifth, third or second, in the Japanese edition."""
    assert height("en easy") > height("en regular") > height("ja hard")


def test_upside_down_is_harder_than_all_else() -> None:
    """By the same hand."""
    assert height(UPSIDE_DOWN, "up") < min(height(label) for label in RED if label not in WEAKER)


def test_haste_is_worse_and_care_is_better() -> None:
    assert height("en hard", care="careful") > height("en hard") > height("en hard", care="hasty") + 1


def test_the_hand_is_bounded_even_and_fresh_for_every_tremble() -> None:
    drawn = [nervous(tremble, 0) for tremble in range(65_536)]
    assert len(set(drawn)) > 65_000
    assert max(map(abs, drawn)) < 3
    assert abs(sum(drawn)) / len(drawn) < 0.02
    assert abs(sum(each * each for each in drawn) / len(drawn) - 1) < 0.02


@pytest.mark.parametrize("care", ["careful", "hasty"])
def test_a_trajectory_is_small_and_ends_where_everything_lies(care: str) -> None:
    for tremble in range(3):
        stack = built(NIGHTMARE[:3])
        settled, trajectory = watch(question(stack, "small", care, tremble))
        assert len(msgspec.json.encode(trajectory)) <= BYTES
        assert trajectory.discs[-1].disc == len(stack)
        for moving in trajectory.discs:
            assert len(moving.poses) == 7 * len(moving.times)
            assert len(moving.times) <= MOST_POSES
            assert all(step > 0 for step in moving.times[1:])
            assert sum(moving.times) <= trajectory.lasts
            if moving.disc < len(settled.stack):
                lying = settled.stack[moving.disc]
                ends = [sum(moving.poses[number::7]) for number in range(7)]
                turn = (lying.qw, lying.qx, lying.qy, lying.qz)
                for end, length in zip(ends[:3], (lying.x, lying.y, lying.z), strict=True):
                    assert abs(end - length * UNIT[0] / 1e3) <= 1
                sign = 1 if sum(a * b for a, b in zip(ends[3:], turn, strict=True)) > 0 else -1
                for end, part in zip(ends[3:], turn, strict=True):
                    assert abs(end - sign * part * UNIT[3] / 1e6) <= 1
        assert all(trajectory.let_go <= knock.ms <= trajectory.lasts for knock in trajectory.knocks)
        assert all(1 <= knock.strength <= 100 and -1 <= knock.on < knock.disc for knock in trajectory.knocks)
        assert trajectory.knocks


def test_the_most_hostile_placements_that_are_allowed_are_answered() -> None:
    stack = built(REGULAR[:4])
    for x, y in ((600, 0), (-600, 0), (0, 0), (75, 0)):
        asked = at(x, y, height=300, speed=400, drift=400, turn=359, toward=180)
        assert why_not(stack, "small", asked) is None
        assert settle(Question(stack, "small", asked, 65_535)).result in ("falls", "slips", "stands")


def test_the_listed_side_is_the_side_that_lies() -> None:
    """H40"""
    stack = built(REGULAR[:2])
    for side in ("down", "up"):
        settled = settle(Question(stack, "small", placed(stack, "small", side, None, "careful"), 5))
        assert settled.result == "stands"
        assert settled.stack[-1].side == side
