"""How far one comes with the moves that are left, and what it costs to stand there."""

from heapq import heappop, heappush

from yakata.bots.betrayal.goals import Goals
from yakata.bots.betrayal.scene import Scene


def costs(scene: Scene) -> dict[str, int]:
    """What leaving each tile costs (B70, B71, B152)."""
    free = scene.role == "traitor" and not scene.secretly_false
    found = {tile.id: 1 for tile in scene.view.tiles}
    if not free:
        for tile in scene.view.tiles:
            if tile.marks:
                found[tile.id] += tile.marks.get("small", 0) + 2 * tile.marks.get("large", 0)
        for being in scene.monsters:
            if being.tile in found:
                found[being.tile] += 2 if being.size == "large" else being.size == "small"
    for seat in scene.foes:
        place = scene.view.people[seat].tile
        if place in found and not scene.secretly_false:
            found[place] += 1
    return found


def reach(scene: Scene, start: str, moves: int, leaving: dict[str, int]) -> dict[str, tuple[int, str]]:
    """Each tile that can be reached: what it costs, and the first step towards it."""
    found: dict[str, tuple[int, str]] = {start: (0, "")}
    edge: list[tuple[int, str, str]] = [(0, start, "")]
    while edge:
        spent, tile, first = heappop(edge)
        if spent > found[tile][0]:
            continue
        cost = spent + leaving.get(tile, 1)
        if cost > moves and tile != start:
            continue
        for other in scene.house.near.get(tile, ()):
            if other not in found or cost < found[other][0]:
                step = first or other
                found[other] = (cost, step)
                heappush(edge, (cost, other, step))
    return found


class Ground:
    """How bad it is to end a turn on a tile."""

    def __init__(self, goals: Goals) -> None:
        scene = self.scene = goals.scene
        self.fear = goals.temper.fear
        self.threats = goals.fighter.threats() if scene.haunted else []
        self.hurt = {tile.id for tile in scene.view.tiles if tile.danger} if not self._spared() else set()

    def _spared(self) -> bool:
        """B153b: tiles do not hurt an open traitor."""
        return self.scene.role == "traitor" and not self.scene.secretly_false

    def danger(self, tile: str) -> float:
        total = 0.0
        if tile in self.hurt:
            total += 0.3 if self.scene.lowest > 2 else 1.5
        for where, pace, bad in self.threats:
            away = self.scene.far(where, tile)
            if away <= pace:
                total += 0.35 * bad
            elif away <= pace + 2:
                total += 0.1 * bad
        return self.fear * total
