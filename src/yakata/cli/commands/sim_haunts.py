"""``yakata sim betrayal --haunt``: one haunt where it belongs, or a table of them all."""

import json
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rich.table import Table

from yakata.betrayal import Betrayal
from yakata.betrayal.language.steps import NextStage
from yakata.cli.screen import console, progress
from yakata.kernel import BadOptions, Game
from yakata.lab import SimReport, processes, simulate
from yakata.lab.rates import Rate, wilson


def haunt_options(game: Game[Any], haunt: str | None) -> dict[str, str]:
    """The options under which this haunt comes: itself, and the chapter where it may come."""
    if haunt is None:
        return {}
    if not isinstance(game, Betrayal):
        raise BadOptions(f"{game.name} has no haunts")
    chapters = game.book.chapters.values()
    chapter = next((c.id for c in chapters if any(one.haunt == haunt for one in c.haunts)), "")
    return {"haunt": haunt, "chapter": chapter}


def haunts_that_begin(game: Betrayal) -> list[str]:
    """All but the later parts of another haunt: those are played with it."""
    steps = (step for block in game.book.blocks.values() for step in block)
    later = {step.haunt for step in steps if isinstance(step, NextStage)}
    return [haunt for haunt in game.book.haunts if haunt not in later]


def table_of(haunts: str) -> bool:
    """Whether a table of several is wanted: ``each``, or names with commas between them."""
    return haunts == "each" or "," in haunts


def each_haunt(
    game: Game[Any],
    wanted: str,
    bot: str,
    games: int,
    seed: str,
    options: dict[str, str],
    seats: Sequence[int] | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """So many games of every haunt that is wanted, with every number of players; one line each."""
    if not isinstance(game, Betrayal):
        raise BadOptions(f"{game.name} has no haunts")
    counts = list(seats or game.seats)
    haunts = haunts_that_begin(game) if wanted == "each" else [name.strip() for name in wanted.split(",")]
    settings = {haunt: [game.choose_options(options | haunt_options(game, haunt))] for haunt in haunts}
    processors = jobs or os.cpu_count() or 1
    with progress(quiet=False) as bar, processes(processors) as pool, ThreadPoolExecutor(processors) as side_by_side:
        task = bar.add_task(f"{game.name}, {bot}", total=games * len(counts) * len(haunts))

        def played(haunt: str) -> SimReport:
            return simulate(
                game,
                bot,
                games * len(counts),
                seed=seed,
                settings=settings[haunt],
                seats=counts,
                on_progress=lambda more: bar.advance(task, more),
                pool=pool,
            )

        reports = dict(zip(haunts, side_by_side.map(played, haunts), strict=True))
    if as_json:
        print(json.dumps({haunt: report.as_data() for haunt, report in reports.items()}, ensure_ascii=False))
        return
    table = Table(title=f"{game.name}, bot {bot}, seed {seed}, {games} games a number", title_justify="left", box=None)
    table.add_column("haunt", no_wrap=True)
    for count in counts:
        table.add_column(f"{count} players", justify="right", no_wrap=True)
        table.add_column("rounds", justify="right", no_wrap=True)
    for haunt, report in reports.items():
        parts = report.by_seats or {counts[0]: report}
        table.add_row(haunt, *(cell for count in counts for cell in _cells(parts[count])))
    console().print(table)
    print(f"won: by the heroes, or by one where all play alone, give or take {half_an_interval(games):.3f} (95 %);")
    print("rounds: of the haunt, in half of the games as many or fewer")


def half_an_interval(games: int) -> float:
    """How far a share near one half may be off after so many games."""
    low, high = wilson(games // 2, games)
    return (high - low) / 2


def won(report: SimReport) -> Rate:
    """The games that did not go to the other side: won by the heroes, or by one of those who play alone."""
    games = sum(rate.wins for rate in report.ends.values())
    good = sum(rate.wins for end, rate in report.ends.items() if end in ("heroes-win", "one-wins"))
    return Rate.of(good, games)


def _cells(report: SimReport) -> tuple[str, str]:
    return f"{won(report).win_rate:.3f}", f"{report.figures['rounds'].median:g}"


def figures(report: SimReport) -> list[str]:
    """Rounds, deaths and whatever else a game gives one number of."""
    return [
        f"{name}: {figure.median:g} in the middle, {figure.mean:g} on average ("
        f"{figure.ci95[0]:g} to {figure.ci95[1]:g}), "
        f"from {figure.least} to {figure.most}"
        for name, figure in report.figures.items()
    ]
