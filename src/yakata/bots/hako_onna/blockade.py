"""HR24: when ghosts hold what all open roads need, the night is over."""

from itertools import permutations

from yakata.bots.hako_onna.facts import BONES, DOLL, EXIT, KEY, SAFE
from yakata.bots.hako_onna.lair import Lair


def roads(lair: Lair) -> list[list[str]]:
    """For each road that is open: the Shadows of which one must be held."""
    gone, view = set(lair.view.gone), lair.view
    found = []
    if EXIT not in gone and KEY not in gone and not (view.key_in_safe and SAFE in gone):
        found.append([lair.where(EXIT), lair.where(SAFE if view.key_in_safe else KEY)])
    if view.weakness not in gone:
        found.append([lair.where(view.weakness)])
    if BONES not in gone and DOLL not in gone:
        found.append([lair.where(BONES), lair.where(DOLL)])
    return [[spot for spot in spots if spot] for spots in found]


def plan(lair: Lair) -> dict[int, str]:
    """Which ghost should hold which Shadow, if there are enough of them and all is known; else nothing."""
    needs = roads(lair)
    if lair.view.options.hopeless != "blocked" or len(needs) > len(lair.ghosts) or not all(needs):
        return {}
    best: tuple[int, int, dict[int, str]] | None = None
    for ghosts in permutations(lair.ghosts, len(needs)):
        chosen = {seat: _nearest(lair, seat, spots) for seat, spots in zip(ghosts, needs, strict=True)}
        if len(set(chosen.values())) < len(chosen):
            continue
        ways = [lair.house.far(lair.room_of(seat), lair.house.room_of[spot]) for seat, spot in chosen.items()]
        if best is None or (max(ways), sum(ways)) < best[:2]:
            best = (max(ways), sum(ways), chosen)
    return best[2] if best else {}


def _nearest(lair: Lair, seat: int, spots: list[str]) -> str:
    return min(spots, key=lambda spot: lair.house.far(lair.room_of(seat), lair.house.room_of[spot]))
