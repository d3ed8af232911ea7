"""``yakata play``: Hidden Rooms in the terminal."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from yakata.cli.terminal.drawing.glyphs import glyphs_for
from yakata.cli.terminal.hidden_rooms.begin import begin
from yakata.cli.terminal.record_commands import commands
from yakata.hidden_rooms import HiddenRooms
from yakata.kernel import Game
from yakata.words import words_for


def play(
    game: Game[Any], *, options: dict[str, Any], seed: str | None, lang: str, plain: bool, fresh: bool, folder: Path
) -> int:
    """Play until the player stops; the game is saved all the time. Returns the exit code.

    ``BadOptions`` comes out as it is: nothing has been touched then.
    """
    words = words_for(game, lang, "yakata.cli")
    if not isinstance(game, HiddenRooms):
        print(words.say("no-board", game=game.name), file=sys.stderr)
        return 2
    game.start(game.choose_options(options))
    try:
        table = begin(game, options, seed, words, folder, fresh=fresh)
    except OSError as error:
        print(words.say("cannot-save", why=error.strerror or str(error)), file=sys.stderr)
        return 1
    glyphs = glyphs_for(sys.stdout.encoding, os.environ)
    if plain:
        from yakata.cli.terminal.hidden_rooms.plain_conversation import Conversation

        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        try:
            return Conversation(table, glyphs, sys.stdin, sys.stdout).run()
        except BrokenPipeError:  # nobody reads any more; the game is saved
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0

    from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp

    code = HouseApp(table, glyphs).run()
    if table.record_file is not None:
        for sentence, command in commands(words, table.record_file):
            print(sentence, command)
    else:
        print(table.trouble or words.say("game-saved"))
    return code or 0
