"""What comes of a disc, by MuJoCo: all moves until nothing does, and is then judged (H39 to H42)."""

from collections.abc import Callable
from math import cos, hypot, sin, sqrt
from typing import Any, Final

import mujoco
import numpy as np

from yakata.tower.board import BLIP, BOARD, DRAG, REST, STEP_MS, board, drag
from yakata.tower.discs import RADIUS, THICK, Kind, Lying, Question, Settled, Side, Stack
from yakata.tower.film import Film
from yakata.tower.hand import Release, release
from yakata.tower.trajectory import Trajectory

LOOK: Final = 5
"""Milliseconds from look to look."""
SLOW: Final = (2.0, 0.1)
"""Millimetres and radians a second: what moves less lies still ..."""
STILL_FOR: Final = 100
"""... if it does so for so many milliseconds."""
LONGEST: Final = 2_500
"""What moves still is falling."""
LIVELY: Final = 400
"""Milliseconds after which what rocks on is brought to rest."""
AFTERWARDS: Final = 900
"""Milliseconds for which a stack that has come down is still watched."""
TOUCH: Final = 0.02
"""Millimetres: what is nearer touches."""
MOVED: Final = (4.0, 0.2)
"""Millimetres and radians: a stack that has moved no more stands as it stood."""

Touches = set[tuple[int, int]]
"""Pairs of discs, the upper first; the board is -1, its blip -2."""
Fallen = Callable[[Touches], bool]


def never(touches: Touches) -> bool:
    return False


class Sim:
    """A board on which something moves."""

    def __init__(self, laid: tuple[tuple[Kind, Side], ...]) -> None:
        self.count = len(laid)
        self.model = board(laid)
        self.data = mujoco.MjData(self.model)
        self.poses = self.data.qpos.reshape(-1, 7)
        self.speeds = self.data.qvel.reshape(-1, 6)
        self.owner = {BOARD: -1, BLIP: -2}
        for geom in range(2, self.model.ngeom):
            self.owner[geom] = int(self.model.geom_bodyid[geom]) - 1

    def lay(self, stack: Stack) -> None:
        for pose, lying in zip(self.poses, stack, strict=False):
            pose[:] = (
                lying.x / 1e3,
                lying.y / 1e3,
                lying.z / 1e3,
                lying.qw / 1e6,
                lying.qx / 1e6,
                lying.qy / 1e6,
                lying.qz / 1e6,
            )
            pose[3:] /= sqrt(float(pose[3:] @ pose[3:]))

    def touches(self) -> Touches:
        contact = self.data.contact
        pairs: Touches = set()
        for (one, two), dist in zip(contact.geom.tolist(), contact.dist.tolist(), strict=True):
            if dist < TOUCH:
                a, b = self.owner[one], self.owner[two]
                pairs.add((max(a, b), min(a, b)))
        return pairs

    def moving(self) -> list[int]:
        fast = (np.abs(self.speeds[:, :3]).max(axis=1) > SLOW[0]) | (np.abs(self.speeds[:, 3:]).max(axis=1) > SLOW[1])
        return [int(which) for which in np.flatnonzero(fast)]

    def run(self, film: Film | None = None, fallen: Fallen = never) -> list[int]:
        """Until everything lies still; who moves when the time is up. What has fallen is watched only for a while."""
        still, left, moving = 0, LONGEST, self.moving()
        drag(self.model, DRAG)
        for ms in range(0, LONGEST, LOOK):
            if ms == LIVELY:
                drag(self.model, REST)
            mujoco.mj_step(self.model, self.data, LOOK // STEP_MS)
            touches = self.touches()
            if film:
                film.take(LOOK, self.poses, self.speeds, touches)
            if left > AFTERWARDS and fallen(touches):
                left = AFTERWARDS if film else 0
            left -= LOOK
            moving = self.moving()
            still = 0 if moving else still + LOOK
            if still >= STILL_FOR or left <= 0:
                break
        return moving

    def lying(self, laid: tuple[tuple[Kind, Side], ...]) -> Stack:
        return tuple(lying(kind, side, pose) for (kind, side), pose in zip(laid, self.poses, strict=True))


def lying(kind: Kind, side: Side, pose: Any) -> Lying:
    """In whole numbers."""
    x, y, z, *turn = map(float, pose)
    sign = -1 if turn[0] < 0 else 1
    return Lying(kind, side, round(x * 1e3), round(y * 1e3), round(z * 1e3), *(round(sign * q * 1e6) for q in turn))


def settle(question: Question) -> Settled:
    """What comes of it."""
    return fall(question, None)


def watch(question: Question) -> tuple[Settled, Trajectory]:
    """What comes of it, and how."""
    film = Film(question.stack)
    settled = fall(question, film)
    return settled, film.cut(settled)


def fall(question: Question, film: Film | None) -> Settled:
    stack, kind, side = question.stack, question.kind, question.placement.side
    before = tuple((each.kind, each.side) for each in stack)
    laid = (*before, (kind, side))
    sim = Sim(laid)
    sim.lay(stack)
    hand = release(question.placement, question.tremble)
    let_go(sim, stack, hand)
    if film:
        film.hand(sim.poses, sim.speeds, hand, question.tremble, sim.touches())
    new = len(stack)
    moving = sim.run(film, lambda touches: any(0 < a < new and b < 0 for a, b in touches))
    touches = sim.touches()
    if not moving and well(touches, new + 1) and upright(sim.poses):
        return Settled("stands", sim.lying(laid))
    old = {(a, b) for a, b in touches if a != new}
    calm = all(each == new for each in moving)
    if stack and calm and well(old, new) and as_it_stood(sim.poses, stack):
        rest = Sim(before)
        rest.poses[:] = sim.poses[:new]
        still = not rest.run()
        if still and well(rest.touches(), new) and as_it_stood(rest.poses, stack):
            return Settled("slips", rest.lying(before))
    return Settled("falls", ())


def let_go(sim: Sim, stack: Stack, hand: Release) -> None:
    """The new disc where the hand lets it go: level with the face below it, just so high above what it would touch."""
    pose, speed = sim.poses[-1], sim.speeds[-1]
    facing = np.array([1.0, 0.0, 0.0, 0.0])
    if stack and hypot(hand.x - sim.poses[-2][0], hand.y - sim.poses[-2][1]) < RADIUS / 1000:
        facing = level(sim.poses[-2][3:])
    turn = np.array([cos(hand.turn / 2), 0.0, 0.0, sin(hand.turn / 2)])
    tilt = np.array([1.0, hand.tilt_x / 2, hand.tilt_y / 2, 0.0])
    tilt /= sqrt(float(tilt @ tilt))
    turned, whole = np.zeros(4), np.zeros(4)
    mujoco.mju_mulQuat(turned, facing, turn)
    mujoco.mju_mulQuat(whole, tilt, turned)
    pose[:] = (hand.x, hand.y, 0.0, *whole)
    pose[2] = touching(sim) + hand.height
    speed[:] = (hand.vx, hand.vy, hand.vz, *hand.spin)
    mujoco.mj_forward(sim.model, sim.data)


def level(turn: Any) -> Any:
    """The tilt alone of this pose, without its turn about its own axis."""
    up = np.zeros(3)
    mujoco.mju_rotVecQuat(up, np.array([0.0, 0.0, 1.0]), turn)
    tilt = np.array([1 + up[2], -up[1], up[0], 0.0])
    return tilt / sqrt(float(tilt @ tilt))


def touching(sim: Sim) -> float:
    """How high the new disc is when it first touches something, coming from above."""
    pose, new = sim.poses[-1], sim.count - 1

    def free(z: float) -> bool:
        pose[2] = z
        mujoco.mj_kinematics(sim.model, sim.data)
        mujoco.mj_collision(sim.model, sim.data)
        contact = sim.data.contact
        owners = (
            (sim.owner[one], sim.owner[two], dist)
            for (one, two), dist in zip(contact.geom.tolist(), contact.dist.tolist(), strict=True)
        )
        return not any(new in (a, b) and dist < 0 for a, b, dist in owners)

    high = float(sim.poses[:-1, 2].max(initial=0.0)) + 4 * THICK / 1000
    while free(high):
        high -= THICK / 3000
    low = high
    high += THICK / 3000
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (low, middle) if free(middle) else (middle, high)
    return high


def well(touches: Touches, count: int) -> bool:
    """H41: the lowest lies on the blip, and each of the others on the one under it and on nothing else."""
    allowed = {(0, -1), (0, -2), *((above, above - 1) for above in range(1, count))}
    needed = allowed - {(0, -1)}
    return needed <= touches <= allowed


def upright(poses: Any) -> bool:
    """No disc has turned over or stands on its edge."""
    return all(1 - 2 * float(pose[4] ** 2 + pose[5] ** 2) > 0.7 for pose in poses)


def as_it_stood(poses: Any, stack: Stack) -> bool:
    for pose, before in zip(poses, stack, strict=False):
        if hypot(pose[0] - before.x / 1e3, pose[1] - before.y / 1e3, pose[2] - before.z / 1e3) > MOVED[0]:
            return False
        same = abs(float(pose[3:] @ np.array([before.qw, before.qx, before.qy, before.qz]))) / 1e6
        if same < cos(MOVED[1] / 2):
            return False
    return True
