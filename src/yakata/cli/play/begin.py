"""How a sitting begins: going on with the saved game, or a new one."""

from pathlib import Path
from typing import Any

import msgspec

from yakata.cli.play.saves import BrokenSave, Shelf
from yakata.cli.play.table import Table
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
    while True:
        try:
            found = shelf.read()
            if found is None:
                if fresh or not shelf.swap_in(_texts(shelf, options)):
                    return None
                continue
            record, secret = found
            play = shelf.go_on(record, secret)
        except BrokenSave as error:
            lines.append(words.say("save-broken", why=str(error), file=shelf.break_off().name))
            continue
        if play.over:
            lines.append(words.say("save-finished", file=shelf.finish(play).name))
        elif fresh:
            lines.append(words.say("save-left", file=shelf.leave().name))
        elif (others := _texts(shelf, record.options)) != _texts(shelf, options):
            lines.append(words.say("save-other-options", file=shelf.swap_out(others).name))
        elif seed is not None and record.commitment != commitment(seeded(seed, "secret")):
            lines.append(words.say("save-other-seed", file=shelf.leave().name))
        else:
            return play


def _texts(shelf: Shelf, options: dict[str, Any]) -> dict[str, str]:
    """Options as texts, defaults filled in, to compare and to name them."""
    chosen = msgspec.to_builtins(shelf.game.choose_options(options))
    return {name: str(value) for name, value in chosen.items()}


def you_were_here(house: House, words: Words) -> str:
    """One line for somebody who comes back."""
    if house.child == NOWHERE:
        return words.say("you-were-starting", stage=house.stage)
    return words.say("you-were-here", stage=house.stage, turn=house.turns, square=house.child)
