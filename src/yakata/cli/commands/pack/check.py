"""``yakata pack check``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from yakata.betrayal import Betrayal
from yakata.betrayal.language.files.problems import Problem
from yakata.bots import bots_for
from yakata.cli.arguments import CountOrNone, Seed
from yakata.cli.packs import Folder, pack_folder, pack_game
from yakata.cli.screen import FAILED, complain, console, progress
from yakata.kernel import BadOptions
from yakata.lab.face_down import hides_somebody, telling
from yakata.lab.packs import Tried, problems_of, try_haunts


def check(
    folder: Folder,
    *,
    games: CountOrNone = 4,
    haunt: Annotated[str | None, Parameter(help="Play this haunt only.")] = None,
    bot: Annotated[str | None, Parameter(help="Which bot plays; else the strongest.")] = None,
    seed: Seed = "0",
) -> int:
    """Tell everything that is wrong with a pack, each with its file and line; then let bots play its haunts.

    Names that are nowhere, bands with gaps, texts that are missing in a language, regions with too few tiles, haunts
    that cannot go on without a tile: all of it, not only the first. Errors make the exit code 1, warnings do not.
    Haunts with roles that lie face down are played in two worlds at once, and a box that tells them apart is an error.

    For example:

    - **yakata pack check moth-house**
    - **yakata pack check moth-house --games 0**: read it only
    - **yakata pack check moth-house --haunt cold-wick --games 50**
    - **yakata pack check tallow-rent**: the pack that comes with the game

    Parameters
    ----------
    games
        Games for each haunt and each number of players, and some more while an ending has not been seen. 0: none.
    """
    place = pack_folder(folder)
    found = problems_of(place)
    _print(found)
    errors = sum(not problem.warning for problem in found)
    warnings = len(found) - errors
    print(f"{folder}: {_count(errors, 'error')}, {_count(warnings, 'warning')}")
    if errors:
        return FAILED
    if not games:
        return 0
    game, haunts = pack_game(place), _haunts(place, haunt)
    return _keeps_secrets(game, place, haunts, games, seed) or _try(game, haunts, games, seed, bot)


def _keeps_secrets(game: Betrayal, place: Path, haunts: Sequence[str], games: int, seed: str) -> int:
    """What tells a role that lies face down, or where somebody out of sight is."""
    hiding = [one for one in haunts if hides_somebody(game, one)]
    if not hiding:
        return 0
    with progress(quiet=False) as bar:
        task = bar.add_task("playing in two worlds", total=games * len(hiding) * len(game.seats))
        found = telling(game, place, hiding, games=games, seed=seed, on_progress=lambda: bar.advance(task))
    _print(found)
    print(f"secrets of {', '.join(hiding)}: {_count(len(found), 'leak') if found else 'kept'}")
    return FAILED if found else 0


def _print(problems: Sequence[Problem]) -> None:
    out = console()
    for problem in problems:
        line = Text(f"{problem.file}:{problem.line}: ")
        line.append("warning: " if problem.warning else "error: ", "yellow" if problem.warning else "red")
        out.print(line.append(problem.message), soft_wrap=True)


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def _haunts(folder: Path, wanted: str | None) -> list[str]:
    from yakata.betrayal.language.files.gathering_packs import read_pack

    own = [haunt.id for file in read_pack(folder).files for haunt in file.haunts]
    if wanted is None:
        return own
    if wanted not in own:
        raise BadOptions(f"no haunt {wanted!r} in {folder.name} (there are {', '.join(own) or 'none'})")
    return [wanted]


def _try(game: Betrayal, haunts: Sequence[str], games: int, seed: str, bot: str | None) -> int:
    name = bot or bots_for(game.name)[-1]
    if name not in bots_for(game.name):
        raise BadOptions(f"no bot called {name!r} plays {game.name}; there are {', '.join(bots_for(game.name))}")
    tried: list[Tried] = []
    with progress(quiet=False) as bar:
        task = bar.add_task("playing", total=games * len(haunts) * len(game.seats))
        for number, one in enumerate(
            try_haunts(game, haunts, games=games, seed=seed, bot=name, on_progress=lambda: bar.advance(task)), 1
        ):
            tried.append(one)
            bar.update(task, completed=games * number, description=f"playing {one.haunt}")
    if not tried:
        print("no haunts to play")
        return 0
    return _report(tried, name)


def _report(tried: Sequence[Tried], bot: str) -> int:
    table = Table("haunt", "players", "games", "won", "rounds", box=None, pad_edge=False)
    for one in tried:
        won = ", ".join(f"{side} {count}" for side, count in one.sides.items())
        low, high = one.rounds
        table.add_row(one.haunt, str(one.seats), str(min(one.fair, len(one.evenings))), won, f"{low} to {high}")
    print(f"\nplayed by {bot}:")
    console().print(table)
    for one in tried:
        for ending in one.unreached if not one.crashes else ():
            print(f"warning: {one.haunt}, {one.seats} players: {len(one.evenings)} games, none ended with {ending}")
    for one in tried:
        for crash in one.crashes:
            complain(f"{one.haunt}, {one.seats} players: the game broke: {crash}")
    if any(one.crashes for one in tried):
        return FAILED
    endings = {(one.haunt, ending) for one in tried for ending in one.wanted}
    reached = endings - {
        pair for pair in endings if all(pair[1] in one.unreached for one in tried if one.haunt == pair[0])
    }
    print(f"{len(reached)} of {len(endings)} ways to win were seen")
    return 0
