"""``yakata replay``."""

import os
import sys
from typing import Annotated, Any

from cyclopts import Parameter

from yakata.cli.arguments import File, Flag, Language, PackFolder, StageFolder
from yakata.cli.records import read_record
from yakata.cli.terminal.drawing.glyphs import Glyphs, glyphs_for
from yakata.cli.terminal.hidden_rooms.plain_view import plain_legend, plain_view
from yakata.hidden_rooms import HiddenRooms
from yakata.hidden_rooms.house import House
from yakata.kernel import SPECTATOR, Ask, BadOptions, Event, Record
from yakata.kernel import replay as replay_record
from yakata.kernel.replay import lines_of
from yakata.words import Words, words_for


def replay(
    file: File,
    *,
    lang: Language = "en",
    at: Annotated[int | None, Parameter(help="Show the board after this line, instead of the story.")] = None,
    boards: Flag = False,
    stages: StageFolder = None,
    pack: PackFolder = None,
) -> None:
    """Tell a recorded game line by line, by the rules.

    For example:

    - **yakata replay game.yakata**
    - **yakata replay game.yakata --lang ja --boards**
    - **yakata replay game.yakata --at 12**

    Parameters
    ----------
    boards
        Show the board at every decision.
    """
    source, record, game = read_record(file, stages, pack)
    words = words_for(game, lang, "yakata.cli")
    glyphs = glyphs_for(sys.stdout.encoding, os.environ)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadOptions(f"--at {at}: the record has lines 0 to {len(record.entries)}")
    if isinstance(game, HiddenRooms) and (boards or at is not None):
        print(*plain_legend(words, glyphs), sep="\n")
    told: list[Event] = []
    for moment in replay_record(game, record, lines_of(source)):
        if at is None:
            _tell(words, record, moment, told)
        told += moment.events
        if moment.number == at or (at is None and boards and isinstance(moment.state.pending, Ask)):
            print(_board(moment.state, words, glyphs))


def _board(state: Any, words: Words, glyphs: Glyphs) -> str:
    """As ``yakata play --plain`` draws it; for a game without such a drawing, as its view says it."""
    if isinstance(state, House):
        return "\n".join(["", *plain_view(state, words, glyphs), ""])
    return str(state.view(SPECTATOR).text())


def _tell(words: Words, record: Record, moment: Any, before: list[Event]) -> None:
    if moment.entry is None:
        return
    names = words.names(moment.state.view(SPECTATOR))
    who = "*" if moment.entry.seat is None else names.of_seat(moment.entry.seat) or record.seats[moment.entry.seat]
    said = " ".join(filter(None, words.story(moment.events, names, before)))
    print(f"{moment.number:>4}. {who} {moment.entry.text}" + (f": {said}" if said else ""))
    for comment in moment.entry.comments:
        print(f"      ; {comment}")
    if moment.state.result:
        print(f"      {words.result(moment.state.result)}")
