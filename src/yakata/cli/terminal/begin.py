"""How a sitting begins: going on with the saved game, or a new one."""

from pathlib import Path
from typing import Any

import msgspec

from yakata.cli.terminal.saves import BrokenSave, Shelf
from yakata.cli.terminal.seating import Seating, command
from yakata.cli.terminal.sitting import Sitting
from yakata.kernel import Game, Play, replay
from yakata.kernel.dice import commitment, seeded
from yakata.words import Words, words_for


def begin(
    game: Game[Any],
    seating: Seating,
    options: dict[str, Any],
    seed: str | None,
    words: Words,
    folder: Path,
    *,
    fresh: bool,
) -> Sitting:
    """Take the seats. Whatever is not gone on with is set aside, never lost, and a line says so."""
    shelf = Shelf(folder, game)
    lines: list[str] = []
    play = _saved(shelf, seating, options, seed, words, lines, fresh=fresh)
    if play is None:
        play = game.new(seed=seed, seats=len(seating.labels), names=seating.names, **options)
        sitting = Sitting(play, seating, words, shelf)
        sitting.feed(play.events, 0, play.state)
    else:
        own = words if play.game is game else words_for(play.game, words.language, "yakata.cli")
        sitting = Sitting(play, seating, own, shelf)
        sitting.resumed = True
        if play.replays:
            _recall(sitting)
    sitting.opening = lines
    sitting.keep()
    return sitting


def _recall(sitting: Sitting) -> None:
    """Each person is told again what has happened since the last choice of their own."""
    before = 0
    for moment in replay(sitting.play.game, sitting.play.record()):
        if moment.entry is not None:
            sitting.forget(moment.entry.seat)
        sitting.feed(moment.events, before, moment.state)
        before += len(moment.events)


def _saved(
    shelf: Shelf,
    seating: Seating,
    options: dict[str, Any],
    seed: str | None,
    words: Words,
    lines: list[str],
    *,
    fresh: bool,
) -> Play[Any] | None:
    """The game to go on with. What is not wanted is moved away, and a game that waited may take its place."""
    dice = None if seed is None else commitment(seeded(seed, "secret"))
    wanted = _marks(shelf.game, seating, options)
    while True:
        try:
            found = shelf.read()
            if found is None:
                if fresh or not shelf.swap_in(wanted, dice):
                    return None
                lines.append(words.say("save-back"))
                continue
            record = found.record
            play = shelf.go_on(*found)
        except BrokenSave:  # its reason could tell what was drawn
            lines.append(words.say("seats-save-broken", file=shelf.break_off().name))
            continue
        there = Seating(record.seats, record.names or ("random",) * len(record.seats))
        marks = _marks(shelf.game, there, record.options)
        if play.over:
            lines.append(words.say("save-finished", file=shelf.finish(play).name))
            continue
        if marks != wanted:
            lines += [words.say("save-other-options"), _command(shelf.game, there, record.options, words)]
        elif fresh:
            lines.append(words.say("save-left"))
        elif dice not in (None, record.commitment):
            lines.append(words.say("save-other-seed"))
        else:
            if shelf.plays_otherwise(record):
                aside = len(record.entries) - len(play.entries)
                lines.append(words.say("save-older-rules", moves=aside))
            if play.game.content != shelf.game.content:
                lines.append(words.say("save-older-content"))
            return play
        shelf.swap_out(marks)


def _texts(game: Game[Any], options: dict[str, Any]) -> dict[str, str]:
    """Options as texts, defaults filled in."""
    return {name: str(value) for name, value in msgspec.to_builtins(game.choose_options(options)).items()}


def _marks(game: Game[Any], seating: Seating, options: dict[str, Any]) -> dict[str, str]:
    """What tells one game from another: the options, and who sits where."""
    return {**_texts(game, options), "seats": " ".join(seating.names)}


def _command(game: Game[Any], seating: Seating, options: dict[str, str], words: Words) -> str:
    """What is usual is not said: what ``yakata play`` begins with."""
    usual = _texts(game, game.quick)
    return command(game, seating, {n: v for n, v in options.items() if _texts(game, {n: v})[n] != usual[n]}, words)
