"""The fuzzer: random play over all settings for a number of decisions. A crash is a record that can be replayed."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel.asks import Ask
from yakata.kernel.choices import Choice
from yakata.kernel.game import Game
from yakata.kernel.play import Play
from yakata.kernel.record import text
from yakata.kernel.refusals import CannotUndo
from yakata.kernel.testing.random_play import by_taste, every_setting


class Crash(Struct, frozen=True):
    """What went wrong and the game in which it did: replay the record up to its last line, and it happens again."""

    what: str
    record: str
    file: str = ""


class FuzzReport(Struct, frozen=True):
    """How much was played, and what broke."""

    games: int
    decisions: int
    draws: int
    endings: dict[str, int]
    crashes: list[Crash]


class _Wrong(Exception):
    """Something that must not happen, happened."""


Chooser = Callable[[Play[Any], Ask], Choice]
"""Who chooses in a fuzzed game."""


def whims(rng: Random) -> Chooser:
    """Random choices with a taste."""
    chosen = by_taste(rng)
    return lambda play, ask: chosen(ask)


def fuzz(
    game: Game[Any],
    decisions: int,
    seed: str | int = 0,
    *,
    folder: Path | None = None,
    player: Callable[[Random], Chooser] = whims,
    on_progress: Callable[[int], object] | None = None,
) -> FuzzReport:
    """Play at random until so many decisions are made; keep what crashes, ends in a dead end or never ends.

    Every setting takes its turn. Undo is tried at random, and must never cross a draw or a change of hand. ``player``
    makes the one who chooses in each game.
    """
    settings = every_setting(game)
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    crashes: list[Crash] = []
    while counts["decisions"] < decisions and len(crashes) < 10:
        number = counts["games"]
        counts["games"] += 1
        setting = settings[number % len(settings)]
        play = Play.prepare(game, *setting, seed=f"{seed}.{number}")
        try:
            rng = Random(f"fuzz {seed}.{number}")
            made = _play_out(play, rng, player(rng))
            endings[play.result.key if play.result else "none"] += 1
        except Exception as error:
            crashes.append(_keep(play, error, folder, f"{game.name}-crash-{seed}-{number}.yakata"))
            made = 1
        counts["decisions"] += made
        counts["draws"] += play.dice.count
        if on_progress:
            on_progress(made)
    return FuzzReport(counts["games"], counts["decisions"], counts["draws"], dict(endings), crashes)


def _play_out(play: Play[Any], rng: Random, choose: Chooser) -> int:
    """One game to its end. Returns the number of decisions, those that were taken back included."""
    made = 0
    for ask in play.deal():
        if not ask.choices:
            raise _Wrong("dead end: somebody is asked and has no choice")
        before, draws = play.state, play.dice.count
        was = before.clone()
        play.apply(choose(play, ask))
        made += 1
        if rng.random() < 0.05:
            _try_undo(play, was, ask, draws)
        if made > play.game.longest:
            raise _Wrong(f"runaway: more than {play.game.longest} decisions")
    if play.result is None:
        raise _Wrong("the game is over without a result")
    return made


def _try_undo(play: Play[Any], before: Any, ask: Ask, draws: int) -> None:
    after = play.ask
    try:
        play.undo()
    except CannotUndo:
        return
    if play.dice.count != draws or after is None or after.seat != ask.seat:
        raise _Wrong("undo has crossed a draw or a change of hand")
    if play.state != before:
        raise _Wrong("undo did not bring the old state back")


def _keep(play: Play[Any], error: Exception, folder: Path | None, name: str) -> Crash:
    what = f"{type(error).__name__}: {error}"
    record = play.record()
    entries = record.entries if play.crashed is play.entries else (*record.entries, *play.crashed)
    note = " ".join(f"after the last line: {what}".split())
    source = text(replace(record, comments=(note,), entries=entries))
    if folder is None:
        return Crash(what, source)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(source, encoding="utf-8")
    return Crash(what, source, str(folder / name))
