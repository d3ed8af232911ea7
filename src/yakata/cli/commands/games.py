"""``yakata games``."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from yakata import registry
from yakata.bots import bots_for
from yakata.cli.arguments import Language
from yakata.cli.screen import console, load_game
from yakata.words import words_for


def games(*, lang: Language = "en", names: Annotated[bool, Parameter(negative="")] = False) -> None:
    """List the games: what they are, their seats, their options and their bots.

    For example: **yakata games --lang ja**

    Parameters
    ----------
    names
        Print the names only, one a line.
    """
    table = Table("game", "what it is", "seats", "bots", box=None, pad_edge=False)
    made: list[str] = []
    options: list[str] = []
    for name in sorted(registry.games()):
        game = load_game(name)
        if names:
            print(name)
            continue
        words = words_for(game, lang)
        line = words.say("game-line") if words.knows("game-line") else (type(game).__doc__ or "").partition("\n")[0]
        seats = f"{game.seats.start}-{game.seats.stop - 1}" if len(game.seats) > 1 else str(game.seats.start)
        table.add_row(name, line, seats, ", ".join(bots_for(name)))
        defaults = msgspec.to_builtins(game.options())
        made += [f"  {name}: {part}" for part in words.reconstructed()]
        options += [f"  {name} -o {key}={str(value).lower()}" for key, value in defaults.items()]
    if not names:
        console().print(table)
        print(
            "\nreconstructed, for no rulebook prints it (docs/hako-onna.md#what-is-reconstructed):\n" + "\n".join(made)
        )
        print("\noptions and their defaults (see docs/rulings.md):\n" + "\n".join(options))
