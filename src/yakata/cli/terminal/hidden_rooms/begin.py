"""How a sitting begins: going on with the saved game, or a new one."""

import shlex
from pathlib import Path
from typing import Any

import msgspec

from yakata.cli.terminal.hidden_rooms.table import Table
from yakata.cli.terminal.saves import BrokenSave, Shelf
from yakata.hidden_rooms import HiddenRooms
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import NOWHERE
from yakata.kernel import Play
from yakata.kernel.dice import commitment, seeded
from yakata.words import Words


def begin(
    game: HiddenRooms, options: dict[str, Any], seed: str | None, words: Words, folder: Path, *, fresh: bool
) -> Table:
    """Take a seat. Whatever is not gone on with is set aside, never lost, and a line says so."""
    shelf = Shelf(folder, game)
    lines: list[str] = []
    play = _saved(shelf, options, seed, words, lines, fresh=fresh)
    if play is not None:
        return Table(play, words, shelf, options, [*lines, you_were_here(play.state, words)], resumed=True)
    return Table(game.new(seed=seed, **options), words, shelf, options, lines)


def _saved(
    shelf: Shelf, options: dict[str, Any], seed: str | None, words: Words, lines: list[str], *, fresh: bool
) -> Play[House] | None:
    """The game to go on with. What is not wanted is moved away, and a game that waited may take its place."""
    dice = None if seed is None else commitment(seeded(seed, "secret"))
    while True:
        try:
            found = shelf.read()
            if found is None:
                if fresh or not shelf.swap_in(_texts(shelf, options), dice):
                    return None
                lines.append(words.say("save-back"))
                continue
            record = found.record
            play = shelf.go_on(*found)
        except BrokenSave as error:
            lines.append(words.say("save-broken", why=str(error), file=shelf.break_off().name))
            continue
        others = _texts(shelf, record.options)
        if play.over:
            lines.append(words.say("save-finished", file=shelf.finish(play).name))
            continue
        if others != _texts(shelf, options):
            lines += [words.say("save-other-options"), _command(shelf, record.options, words)]
        elif fresh:
            lines.append(words.say("save-left"))
        elif dice not in (None, record.commitment):
            lines.append(words.say("save-other-seed"))
        else:
            if shelf.plays_otherwise(record):
                lines.append(words.say("save-older-rules", moves=len(record.entries) - len(play.entries)))
            if play.game.content != shelf.game.content:
                lines.append(words.say("save-older-content"))
            return play
        shelf.swap_out(others)


def _texts(shelf: Shelf, options: dict[str, Any]) -> dict[str, str]:
    """Options as texts, defaults filled in, to compare and to name them."""
    chosen = msgspec.to_builtins(shelf.game.choose_options(options))
    return {name: str(value) for name, value in chosen.items()}


def _command(shelf: Shelf, options: dict[str, str], words: Words) -> str:
    """The command that goes on with a game of these options."""
    command = ["yakata", "play", shelf.game.name]
    for name, value in options.items():
        if _texts(shelf, {name: value}) != _texts(shelf, {}):
            command += ["--stage", value] if name == "stage" else ["-o", f"{name}={value}"]
    return shlex.join(command if words.language == "en" else [*command, "--lang", words.language])


def you_were_here(house: House, words: Words) -> str:
    """One line for somebody who comes back."""
    if house.child == NOWHERE:
        return words.say("you-were-starting", stage=house.stage)
    return words.say("you-were-here", stage=house.stage, turn=house.turns, square=house.child)
