"""What is printed on a card, a tile or a box, weighed: ``gain:might`` is good, ``?hurt:mental`` is not."""

from collections.abc import Iterable

from yakata.betrayal.language.summaries import BEST, PERHAPS, Gist, read_gist
from yakata.bots.betrayal.scene import Scene, numbers

PLAIN = {
    read_gist(word): value
    for word, value in {
        "draw:item": 2.0, "draw:omen": 0.8, "draw:event": -0.5, "discover": 0.5, "peek": 0.25, "spend": -0.6,
        "hand": -0.9, "drop": -0.8, "fetch": 1.5, "prevent": 2.0, "instead": 5.0, "slow": -0.3, "lose-moves": -0.4,
        "harm": 0.8, "help": 0.4, "obstacle": 0.1, "end-turn": -0.5, "skip-turn": -2.0, "die": -60.0, "escape": 1.0,
        "win": 60.0, "reveal-role": 0.5, "ready": 0.5, "steal": 1.5,
    }.items()
}  # fmt: skip
DEATH = -60.0


def worth(scene: Scene, words: Iterable[str], odds: float = 1.0) -> float:
    """``odds``: that the good band comes; what stands behind a ``?`` comes with the rest of the chance."""
    total = 0.0
    for gist in map(read_gist, words):
        if gist.when == PERHAPS:
            total += (1 - odds if odds < 1 else 0.5) * one(scene, gist.does, gist.what)
        elif gist.when == BEST:
            total += odds * one(scene, gist.does, gist.what)
        else:
            total += one(scene, gist.does, gist.what)
    return total


def one(scene: Scene, kind: str, what: str) -> float:
    plain = PLAIN.get(Gist(kind, what))
    if plain is not None:
        return plain
    if kind == "moves":
        return 0.4
    if kind == "gain":
        return 1.2
    steps, starts = scene.me.steps, scene.me.starts
    if kind == "heal":
        below = [max(0, starts[trait] - steps[trait]) for trait in numbers(what)]
        return 0.9 * (sum(below) if what == "all" else max(below))
    if kind in ("lose", "hurt"):
        return _pain(scene, [steps[trait] for trait in numbers(what)])
    return 0.0


def _pain(scene: Scene, steps: list[int]) -> float:
    """One step down: the fewer are left, the worse."""
    left = max(steps)
    if left <= 1:
        return DEATH if scene.haunted else -0.2
    return -4.0 if left == 2 and scene.haunted else -1.2
