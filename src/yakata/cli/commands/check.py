"""``yakata check``."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from yakata.bots import mostly
from yakata.cli.arguments import Count, CountOrNone, Name, Seed
from yakata.cli.screen import FAILED, complain, console, load_game, progress
from yakata.kernel import Game
from yakata.kernel.testing import CHECKS, Broken, every_setting, whims
from yakata.kernel.testing import check as check_game
from yakata.kernel.testing import fuzz as play_at_random


def check(
    game: Name,
    *,
    games: Count = 20,
    fuzz: CountOrNone = 0,
    bot: Annotated[str | None, Parameter(help="Let this bot choose four times in five while fuzzing.")] = None,
    seed: Seed = "0",
    crashes: Annotated[Path, Parameter(help="Where a crash is kept, as a record.")] = Path("crashes"),
) -> int:
    """Hold a game against the laws of the house: the conformance suite, then as much random play as you like.

    For example:

    - **yakata check hidden-rooms**
    - **yakata check hidden-rooms --fuzz 1000000**
    - **yakata check hidden-rooms --fuzz 100000 --bot greedy**
    - **yakata check my_package.my_module:GAME --games 200**

    Parameters
    ----------
    games
        Random games to hold against every law.
    fuzz
        Play so many random decisions more.
    """
    loaded = load_game(game)
    out = console()
    try:
        with progress(quiet=False) as bar:
            task = bar.add_task(f"check {game}", total=max(games, len(every_setting(loaded))))
            report = check_game(loaded, games, seed, on_progress=lambda: bar.advance(task))
    except Broken as broken:
        complain(f"{game}: {broken}")
        if broken.record:
            crashes.mkdir(parents=True, exist_ok=True)
            (crashes / f"{loaded.name}-{broken.law}.yakata").write_text(broken.record, encoding="utf-8")
        return FAILED
    for name, law in CHECKS.items():
        out.print(f"  ok  {name:<9} {law}")
    out.print(f"{game}: {report.settings} settings, {report.games} games, {report.states} states, every law holds")
    return _fuzz(loaded, fuzz, seed, crashes, bot) if fuzz else 0


def _fuzz(game: Game[Any], decisions: int, seed: str, crashes: Path, bot: str | None) -> int:
    player = whims if bot is None else partial(mostly, game.name, bot)
    with progress(quiet=False) as bar:
        task = bar.add_task(f"fuzz {game.name}", total=decisions)
        report = play_at_random(
            game, decisions, seed, folder=crashes, player=player, on_progress=lambda made: bar.advance(task, made)
        )
    endings = ", ".join(f"{key} {count}" for key, count in sorted(report.endings.items()))
    print(f"fuzz: {report.games} games, {report.decisions} decisions, {report.draws} draws ({endings})")
    if report.crashes:
        for crash in report.crashes:
            complain(f"{crash.what}: replay {crash.file}")
        return FAILED
    console().print("fuzz: no crash, no dead end, no runaway")
    return 0
