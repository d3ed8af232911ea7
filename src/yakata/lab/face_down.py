"""Whether a haunt keeps its secrets: it is played in two worlds at once, and the box that tells them apart is named."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from yakata.betrayal import Betrayal
from yakata.betrayal.language.checking.walking import Spot, walk
from yakata.betrayal.language.files.gathering_packs import read_pack
from yakata.betrayal.language.files.problems import Problem, in_order
from yakata.betrayal.language.steps import DealRoles, SetRole, Vanish
from yakata.betrayal.language.tables import Box, Haunt
from yakata.kernel.testing import Broken, no_leak

LAWS = ("roles", "secrets")


def hides_somebody(game: Betrayal, haunt: str) -> bool:
    """Whether roles may lie face down in it, or somebody go out of sight."""
    table = game.book.haunts[haunt]
    if table.roles.kind == "hidden":
        return True
    named = (haunt, table.like or haunt)
    blocks = (block for name, block in game.book.blocks.items() if _of_haunt(name) in named)
    return any(
        isinstance(step, (DealRoles, Vanish)) or (isinstance(step, SetRole) and step.silent)
        for block in blocks
        for step in block
    )


def _of_haunt(block: str) -> str:
    _, table, ident, *_ = block.split(".")
    return ident if table == "haunts" else ""


def telling(
    game: Betrayal,
    folder: Path,
    haunts: Sequence[str],
    *,
    games: int,
    seed: str = "0",
    on_progress: Callable[[], object] | None = None,
) -> list[Problem]:
    """What tells a role that lies face down, or where somebody out of sight is: each box, card or monster once."""
    found: dict[tuple[str, tuple[str, ...]], Problem] = {}
    for haunt in haunts:
        options = game.choose_options({"haunt": haunt, "families": "deal"})
        for seats in game.seats:
            for number in range(games):
                try:
                    no_leak(game, f"{seed}/{haunt}/{seats}/{number}", (options, seats))
                except Broken as broken:
                    if broken.law in LAWS:
                        found.setdefault((haunt, broken.by), _problem(folder, haunt, broken))
                if on_progress:
                    on_progress()
    return in_order(found.values())


def _problem(folder: Path, haunt: str, broken: Broken) -> Problem:
    """At the box, card or monster that is blamed; at the haunt where that is none of this pack."""
    spots = [*_spots(folder)]
    named = [spot for name in broken.by for spot in spots if _name(spot) == name]
    at = (named or [spot for spot in spots if isinstance(spot.node, Haunt) and spot.node.id == haunt])[0]
    meant = "; say 'clue: true' in the box if it is meant to tell" if isinstance(at.node, Box) else ""
    return at.problem(f"{broken.what}{meant}")


def _spots(folder: Path) -> Iterator[Spot]:
    pack = read_pack(folder)
    for source, file in zip(pack.sources, pack.files, strict=True):
        yield from walk(source, file, set())


def _name(spot: Spot) -> str:
    """As ``Broken.by`` names it."""
    ident = str(getattr(spot.node, "id", ""))
    return f"{spot.top.id}.{ident}" if isinstance(spot.node, Box) else ident
