"""What the hand refuses, and what is listed."""

import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tower.building import at
from yakata.tower import CARES, Lying, Placement, ways, why_not

ONE = (Lying("black", "down", 7_500, 0, 4_400, 997_000, 0, 77_000, 0),)


@pytest.mark.parametrize(
    ("reason", "stack", "placement"),
    [
        ("tower-far", (), at(601, 0)),
        ("tower-far", (), at(-500, 500)),
        ("tower-far", (), at(10**30, 0)),
        ("tower-inside", ONE, at(75, 0, height=-1)),
        ("tower-high", ONE, at(75, 0, height=301)),
        ("tower-fast", ONE, at(75, 0, speed=401)),
        ("tower-fast", ONE, at(75, 0, speed=-1)),
        ("tower-fast", ONE, at(75, 0, drift=401)),
        ("tower-turn", ONE, at(75, 0, turn=360)),
        ("tower-turn", ONE, at(75, 0, toward=-1)),
        ("tower-many", ONE * 5, at(75, 0)),
        ("tower-side", (), msgspec.structs.replace(at(75, 0), side="up")),
        (None, ONE, at(600, 0, height=300, speed=400, drift=400, turn=359, toward=359)),
    ],
)
def test_a_hostile_placement_gets_a_reason(reason: str | None, stack: tuple[Lying, ...], placement: Placement) -> None:
    assert why_not(stack, "black", placement) == reason


@pytest.mark.parametrize("x", [1.5, "1", None, True, [], float("nan")])
def test_what_is_no_whole_number_is_no_placement(x: object) -> None:
    numbers = {**msgspec.to_builtins(at(0, 0)), "x": x}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(numbers, Placement)


@given(st.integers(-40_000, 40_000), st.integers(-40_000, 40_000), st.integers(-999_999, 999_999))
def test_the_listed_placements_are_never_refused(x: int, y: int, tilt: int) -> None:
    stack = (Lying("big", "up", x // 2, y // 2, 5_000, 999_999, 0, tilt // 9, 0),)
    for kind in ("black", "small"):
        listed = ways(stack, kind, ("down",))
        assert len(listed) == len(set(listed)) == 5 * len(CARES)
        assert not [why for placement in listed if (why := why_not(stack, kind, placement))]


def test_it_is_there_without_its_physics() -> None:
    """Rules, page types and why_not work where MuJoCo is not installed."""
    program = (
        "import sys; sys.modules['mujoco'] = sys.modules['numpy'] = None\n"
        "import yakata.tower as t; print(len(t.ways((), 'small', ('down', 'up'))), t.available())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["30", "False"]
