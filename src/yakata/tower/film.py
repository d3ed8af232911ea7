"""Takes down how everything moves, and cuts it to what the page needs."""

from collections.abc import Callable
from math import sin
from typing import Any, Final

import msgspec
import numpy as np

from yakata.tower.discs import Lying, Settled, Stack
from yakata.tower.hand import Release, mixed
from yakata.tower.trajectory import Knock, Moving, Trajectory

DOWN: Final = 600
"""Milliseconds in which the hand comes down ..."""
FROM: Final = 16.0
"""... from so many millimetres above the point where it lets go."""
LOOK: Final = 20
MOST_POSES: Final = 60
MOST_KNOCKS: Final = 30
BYTES: Final = 6_000
UNIT: Final = np.array([100.0] * 3 + [10_000.0] * 4)
"""What one millimetre and one are in the numbers of a trajectory."""
FINE: Final = 5.0
"""In such numbers: what a straight line from pose to pose may be wrong."""
HARD: Final = 400.0
"""Millimetres a second: who meets so fast knocks with all strength."""

Seen = list[tuple[int, Any]]
Touches = set[tuple[int, int]]


class Film:
    """Of one fall."""

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.now = DOWN
        self.seen: list[Seen] = [[] for _ in range(len(stack) + 1)]
        self.knocks: list[Knock] = []
        self.touching: Touches = set()
        self.speeds = np.zeros((len(stack) + 1, 6))

    def hand(self, poses: Any, speeds: Any, hand: Release, tremble: int, touching: Touches) -> None:
        """The hand's way down to where it lets go, swaying; then the first pose of all."""
        self.touching, self.speeds = touching, speeds.copy()
        phase = mixed(tremble) / 2.0**61
        for ms in range(0, DOWN, LOOK):
            left = 1 - ms / DOWN
            pose = poses[-1].copy()
            pose[0] += left * hand.sway * sin(ms / 61 + phase)
            pose[1] += left * hand.sway * sin(ms / 83 + 2 * phase)
            pose[2] += FROM * left * left
            self.seen[-1].append((ms, pose))
        self.look(poses)

    def look(self, poses: Any) -> None:
        for seen, pose in zip(self.seen, poses, strict=True):
            seen.append((self.now, pose.copy()))

    def take(self, ms: int, poses: Any, speeds: Any, touching: Touches) -> None:
        """So much later."""
        self.now += ms
        self.look(poses)
        for disc, on in sorted(touching - self.touching):
            met = self.speeds[disc, :3] - (self.speeds[on, :3] if on >= 0 else 0.0)
            strength = round(100 * float(np.abs(met).max()) / HARD)
            if strength > 0:
                self.knocks.append(Knock(self.now, disc, min(strength, 100), max(on, -1)))
        self.touching, self.speeds = touching, speeds.copy()

    def cut(self, settled: Settled) -> Trajectory:
        """Of the poses only those that are needed, and of the knocks the strongest."""
        knocks = sorted(
            sorted(self.knocks, key=lambda knock: -knock.strength)[:MOST_KNOCKS], key=lambda knock: knock.ms
        )
        self.finish(settled)

        def made(fine: float) -> Trajectory:
            discs = [told(number, seen, fine) for number, seen in enumerate(self.seen)]
            return Trajectory(self.now, DOWN, tuple(disc for disc in discs if disc), tuple(knocks))

        return small(made)

    def finish(self, settled: Settled) -> None:
        """What lies now is where everything ends."""
        for seen, lying in zip(self.seen, settled.stack, strict=False):
            last = pose_of(lying)
            if float(np.abs((last - turned_to(seen[-1][1], last)) * UNIT).max()) > 1:
                self.now = max(self.now, seen[-1][0] + LOOK)
                seen.append((seen[-1][0] + LOOK, last))
            else:
                seen[-1] = (seen[-1][0], last)


def small(made: Callable[[float], Trajectory]) -> Trajectory:
    """As fine as the space allows."""
    fine = FINE
    while len(msgspec.json.encode(trajectory := made(fine))) > BYTES:
        fine *= 1.5
    return trajectory


def pose_of(lying: Lying) -> Any:
    lengths = np.array([lying.x, lying.y, lying.z]) / 1e3
    return np.concatenate([lengths, np.array([lying.qw, lying.qx, lying.qy, lying.qz]) / 1e6])


def turned_to(pose: Any, other: Any) -> Any:
    """The same pose; of its two quaternions the one that is nearer to the other's."""
    if float(pose[3:] @ other[3:]) >= 0:
        return pose
    return np.concatenate([pose[:3], -pose[3:]])


def told(disc: int, seen: Seen, fine: float) -> Moving | None:
    """One disc's way, or nothing where it does not move."""
    times = np.array([ms for ms, _ in seen])
    poses = [seen[-1][1]]
    for _, pose in reversed(seen[:-1]):
        poses.append(turned_to(pose, poses[-1]))
    numbers = np.rint(np.array(poses[::-1]) * UNIT)
    if float(np.abs(numbers - numbers[-1]).max()) <= FINE:
        return None
    kept = needed(times, numbers, fine)
    while len(kept) > MOST_POSES:
        fine *= 1.5
        kept = needed(times, numbers, fine)
    chosen = numbers[kept].astype(int)
    steps = np.vstack([chosen[:1], np.diff(chosen, axis=0)])
    first, *later = times[kept].tolist()
    deltas = np.diff(times[kept]).tolist()
    assert len(deltas) == len(later)
    return Moving(disc, (first, *deltas), tuple(steps.ravel().tolist()))


def needed(times: Any, numbers: Any, fine: float) -> list[int]:
    """Douglas and Peucker: poses that no straight line between others replaces."""
    keep = {0, len(times) - 1}
    spans = [(0, len(times) - 1)]
    while spans:
        start, end = spans.pop()
        if end - start < 2:
            continue
        part = ((times[start + 1 : end] - times[start]) / (times[end] - times[start]))[:, None]
        wrong = np.abs(numbers[start + 1 : end] - numbers[start] - part * (numbers[end] - numbers[start])).max(axis=1)
        worst = int(wrong.argmax())
        if wrong[worst] > fine:
            keep.add(start + 1 + worst)
            spans += [(start, start + 1 + worst), (start + 1 + worst, end)]
    return sorted(keep)
