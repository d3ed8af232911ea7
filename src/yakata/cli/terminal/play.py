"""``yakata play`` for games with several seats: people and bots, line by line."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from yakata.cli.terminal.begin import begin
from yakata.cli.terminal.conversation import Conversation
from yakata.cli.terminal.drawing.glyphs import glyphs_for
from yakata.cli.terminal.look import look_for
from yakata.cli.terminal.seating import Seating
from yakata.cli.terminal.voice import Voice
from yakata.kernel import Game
from yakata.words import words_for


def play_seats(
    game: Game[Any],
    seating: Seating,
    *,
    options: dict[str, Any],
    seed: str | None,
    lang: str,
    drawn: bool,
    fresh: bool,
    folder: Path,
) -> int:
    """Play until the player stops; the game is saved all the time. Returns the exit code.

    ``BadOptions`` comes out as it is: nothing has been touched then.
    """
    words = words_for(game, lang, "yakata.cli")
    game.start(game.choose_options(options), seats=len(seating.labels))
    try:
        sitting = begin(game, seating, options, seed, words, folder, fresh=fresh)
    except OSError as error:
        print(words.say("cannot-save", why=error.strerror or str(error)), file=sys.stderr)
        return 1
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    look = look_for(game, sitting.words, glyphs_for(sys.stdout.encoding, os.environ))
    first = not any(sitting.shelf.records.glob(f"{game.name}-*.yakata"))
    try:
        return Conversation(sitting, look, Voice(sys.stdin, sys.stdout), drawn=drawn, hints=first).run()
    except BrokenPipeError:  # nobody reads any more
        sitting.keep()
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # a traceback could tell what is hidden
        sitting.keep()
        print(words.say("seats-broke", kind=type(error).__name__, file=str(sitting.shelf.path)), file=sys.stderr)
        return 1
