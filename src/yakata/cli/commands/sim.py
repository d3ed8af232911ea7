"""``yakata sim``."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from yakata.cli.arguments import Count, CountOrNone, Name, OptionList, Seed, StageFolder
from yakata.cli.commands.sim_haunts import each_haunt, figures, haunt_options, table_of
from yakata.cli.screen import console, load_game, options_from, progress
from yakata.kernel import BadOptions, Game, Options
from yakata.lab import Rate, SimReport, simulate
from yakata.lab.arena import together


def sim(
    game: Name,
    *,
    bot: Annotated[str, Parameter(help="Who plays: a bot, or ghost=keen,visitors=random by seats.")] = "random",
    games: Count = 100,
    seed: Seed = "0",
    stage: Annotated[str | None, Parameter(help="One stage alone, or 'each': stages 1 to 5 in turn.")] = None,
    haunt: Annotated[
        str | None, Parameter(help="Betrayal: this haunt, in its chapter; several, or 'each': a table.")
    ] = None,
    seats: Annotated[str | None, Parameter(help="How many play; 3..5 takes each number in turn.")] = None,
    option: OptionList = None,
    stages: StageFolder = None,
    jobs: CountOrNone = 1,
    records: Annotated[Path | None, Parameter(help="Keep the record of every game in this folder.")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games and report how often they win, with 95 % intervals.

    For example:

    - **yakata sim hidden-rooms --bot greedy --games 500 --seed 1**
    - **yakata sim hidden-rooms --bot planner --stage each --games 500 --jobs 0 --json**
    - **yakata sim hako-onna --bot keen --seats 3..5 --games 300**
    - **yakata sim hako-onna --bot ghost=keen,visitors=random --games 100**
    - **yakata sim betrayal --bot keen --haunt siege --games 500 --seats 3..5**
    - **yakata sim betrayal --bot keen --haunt siege,chase --games 500 --seats 3..5 --jobs 0**
    - **yakata sim seance --games 1000 --records games/**

    Parameters
    ----------
    games
        How many games.
    jobs
        How many processes; 0 takes all cores. The result is the same.
    """
    loaded = load_game(game, stages)
    if haunt and table_of(haunt):
        each_haunt(loaded, haunt, bot, games, seed, options_from(option or []), _seats(seats), jobs, as_json)
        return
    settings = _settings(loaded, options_from(option or []) | haunt_options(loaded, haunt), stage)
    with progress(quiet=False) as bar:
        task = bar.add_task(f"{game}, {bot}", total=games)
        report = simulate(
            loaded,
            bot,
            games,
            seed=seed,
            settings=settings,
            seats=_seats(seats),
            jobs=jobs or os.cpu_count() or 1,
            records=records,
            on_progress=lambda played: bar.advance(task, played),
        )
    if as_json:
        print(json.dumps(report.as_data(), ensure_ascii=False))
    else:
        _print(report)
        if records:
            console().print(f"records: {records} ({games} files; check one with [b]yakata verify FILE[/b])")


def _settings(game: Game[Any], options: dict[str, str], stage: str | None) -> list[Options]:
    if stage is None:
        return [game.choose_options(options)]
    if "stage" not in game.options.__struct_fields__:
        raise BadOptions(f"{game.name} has no stages")
    wanted = [str(number) for number in range(1, 6)] if stage == "each" else [stage]
    return [game.choose_options(options | {"stage": number}) for number in wanted]


def _seats(words: str | None) -> list[int] | None:
    """``3``, or ``3..5``."""
    if words is None:
        return None
    first, dots, last = words.partition("..")
    if not (first.isdecimal() and (last or first if dots else first).isdecimal()):
        raise BadOptions(f"seats are written 4 or 3..5, not {words!r}")
    wanted = list(range(int(first), int(last or first) + 1))
    if not wanted:
        raise BadOptions(f"seats are written from the few to the many, not {words!r}")
    return wanted


def _print(report: SimReport) -> None:
    for seats, part in report.by_seats.items():
        _table(part, f", {seats} seats")
    _table(report, "")
    print(_length(report))
    for line in figures(report):
        print(line)
    print(f"thinking: {report.mean_thought_ms} ms a decision, {report.longest_thought_ms} at the most, on one core")


def _table(report: SimReport, which: str) -> None:
    title = f"{report.game}{which}, bot {report.bot}, seed {report.seed}"
    table = Table(title=title, title_justify="left", box=None)
    for heading in ("", "played", "won", "share", "95 % interval"):
        table.add_column(heading, justify="left" if not heading else "right")
    several = len(report.by_seat) > 1
    rows = {"games" if not report.by_seats else _seat(report, 0): report.overall} if not several else {}
    rows |= {_seat(report, seat): rate for seat, rate in enumerate(report.by_seat) if several}
    for group, rates in report.groups.items():
        rows |= {f"{group} {name}": rate for name, rate in rates.items()}
        rows[f"all {group}s"] = together(rates)
    if several or report.by_seats:
        rows |= {f"end {end}": rate for end, rate in report.ends.items()}
    for name, rate in rows.items():
        table.add_row(name, *_cells(rate))
    console().print(table)
    if which:
        print(_length(report))
        for line in figures(report):
            print(line)


def _length(report: SimReport) -> str:
    pace = "".join(f", {count:g} times {event}" for event, count in report.pace.items())
    return f"length: {report.decisions:g} decisions a game{pace}"


def _seat(report: SimReport, seat: int) -> str:
    """``seat 1``, and what it plays where that has a name."""
    label = report.labels[seat]
    return f"seat {seat + 1}" + (f" {label}" if label != f"seat{seat + 1}" else "")


def _cells(rate: Rate) -> tuple[str, ...]:
    low, high = rate.ci95
    return str(rate.games), str(rate.wins), f"{rate.win_rate:.3f}", f"{low:.3f} to {high:.3f}"
