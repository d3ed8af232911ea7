"""``yakata sim betrayal --haunt``: one haunt where it belongs, or a table of them all."""

import json
import os
from collections.abc import Sequence
from typing import Any

from rich.table import Table

from yakata.betrayal import Betrayal
from yakata.cli.screen import console, progress
from yakata.kernel import BadOptions, Game
from yakata.lab import SimReport, simulate
from yakata.lab.rates import Rate


def haunt_options(game: Game[Any], haunt: str | None) -> dict[str, str]:
    """The options under which this haunt comes: itself, and the chapter where it may come."""
    if haunt is None:
        return {}
    if not isinstance(game, Betrayal):
        raise BadOptions(f"{game.name} has no haunts")
    chapters = game.book.chapters.values()
    chapter = next((c.id for c in chapters if any(one.haunt == haunt for one in c.haunts)), "")
    return {"haunt": haunt, "chapter": chapter}


def each_haunt(
    game: Game[Any],
    bot: str,
    games: int,
    seed: str,
    options: dict[str, str],
    seats: Sequence[int] | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """So many games of every haunt with every number of players; one line each."""
    if not isinstance(game, Betrayal):
        raise BadOptions(f"{game.name} has no haunts")
    counts = list(seats or game.seats)
    reports: dict[str, SimReport] = {}
    with progress(quiet=False) as bar:
        task = bar.add_task(f"{game.name}, {bot}", total=games * len(counts) * len(game.book.haunts))
        for haunt in game.book.haunts:
            reports[haunt] = simulate(
                game,
                bot,
                games * len(counts),
                seed=seed,
                settings=[game.choose_options(options | haunt_options(game, haunt))],
                seats=counts,
                jobs=jobs or os.cpu_count() or 1,
                on_progress=lambda played: bar.advance(task, played),
            )
    if as_json:
        print(json.dumps({haunt: report.as_data() for haunt, report in reports.items()}, ensure_ascii=False))
        return
    table = Table(title=f"{game.name}, bot {bot}, seed {seed}, {games} games a line", title_justify="left", box=None)
    for heading in ("haunt", "seats", "won", "95 % interval", "rounds", "deaths", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "haunt" else "right", no_wrap=True)
    for haunt, report in reports.items():
        for count, part in (report.by_seats or {counts[0]: report}).items():
            table.add_row(haunt, str(count), *_line(part))
    console().print(table)
    print("won: by the heroes, or by one where all play alone; rounds: of the haunt, the middle one; deaths: a game")


def won(report: SimReport) -> Rate:
    """The games that did not go to the other side: won by the heroes, or by one of those who play alone."""
    games = sum(rate.wins for rate in report.ends.values())
    good = sum(rate.wins for end, rate in report.ends.items() if end in ("heroes-win", "one-wins"))
    return Rate.of(good, games)


def _line(report: SimReport) -> tuple[str, ...]:
    rate, rounds, deaths = won(report), report.figures["rounds"], report.figures["deaths"]
    low, high = rate.ci95
    few, many = deaths.ci95
    share = f"{rate.win_rate:.3f}"
    return share, f"{low:.3f} to {high:.3f}", f"{rounds.median:g}", f"{deaths.mean:.2f}", f"{few:.2f} to {many:.2f}"


def figures(report: SimReport) -> list[str]:
    """Rounds, deaths and whatever else a game gives one number of."""
    return [
        f"{name}: {figure.median:g} in the middle, {figure.mean:g} on average ("
        f"{figure.ci95[0]:g} to {figure.ci95[1]:g}), "
        f"from {figure.least} to {figure.most}"
        for name, figure in report.figures.items()
    ]
