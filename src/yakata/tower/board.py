"""The board and its discs as MuJoCo has them: millimetres, grams, seconds."""

import logging
from functools import lru_cache
from typing import Final

from mujoco import MjModel, set_mju_user_warning

from yakata.tower.discs import BLIP_HIGH, BLIP_OFF, BLIP_WIDE, BOARD_BLIP, RADIUS, THICK, Kind, Side

STEP_MS: Final = 1
logger = logging.getLogger(__name__)
set_mju_user_warning(logger.warning)  # rather than into a file of its own
BOARD, BLIP = 0, 1
"""The first two geoms; each disc has then one, or two with its blip."""

HEAD: Final = f"""
<option timestep="{STEP_MS / 1000}" gravity="0 0 -9810" cone="elliptic" impratio="20" integrator="implicitfast"
        solver="Newton" iterations="60" tolerance="1e-10" ccd_tolerance="1e-4">
  <flag multiccd="enable"/>
</option>
<default>
  <geom condim="4" friction="0.3 0.2 0.02" solref="0.004 1" solimp="0.95 0.99 0.05" density="0.0007"/>
</default>
"""
DRAG: Final = (3 / 0.5, 170 / 0.25)
"""A disc of three grams is slowed within half a second, its turning (170 g mm2) within a quarter: air and soft wood."""
REST: Final = (3 / 0.5, 170 / 0.05)
"""And when it had time enough to fall: then what rocks on may come to rest. What tips goes on tipping."""


@lru_cache(256)
def board(laid: tuple[tuple[Kind, Side], ...]) -> MjModel:
    """The board with these discs, lowest first."""
    bodies = "".join(map(disc, laid))
    dome = blip(*BOARD_BLIP, 0, 0, 1)
    return MjModel.from_xml_string(
        f'<mujoco>{HEAD}<worldbody><geom type="plane" size="500 500 1"/>{dome}{bodies}</worldbody></mujoco>'
    )


def blip(high: int, wide: int, x: int, face: int, way: int) -> str:
    """A cap on a face; the rest of the ball is in the wood."""
    ball = (wide**2 + high**2) / (2 * high)
    middle = face + way * (high - ball)
    return f'<geom type="sphere" size="{ball / 1000}" pos="{x / 1000} 0 {middle / 1000}" mass="0.001"/>'


def drag(model: MjModel, slowed: tuple[float, float]) -> None:
    for first in range(0, model.nv, 6):
        model.dof_damping[first : first + 3], model.dof_damping[first + 3 : first + 6] = slowed


def disc(kind_and_side: tuple[Kind, Side]) -> str:
    kind, side = kind_and_side
    way = 1 if side == "up" else -1
    own = "" if kind == "black" else blip(BLIP_HIGH[kind], BLIP_WIDE[kind], BLIP_OFF, way * THICK // 2, way)
    return f'<body><freejoint/><geom type="cylinder" size="{RADIUS / 1000} {THICK / 2000}"/>{own}</body>'
