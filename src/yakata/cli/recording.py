"""``yakata replay`` and ``yakata verify``."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from yakata.cli.arguments import File, Flag, Language, PackFolder, StageFolder
from yakata.cli.play.glyphs import Glyphs, glyphs_for
from yakata.cli.play.plain_view import plain_legend, plain_view
from yakata.cli.screen import FAILED, complain, load_game
from yakata.hidden_rooms import HiddenRooms
from yakata.hidden_rooms.house import House
from yakata.kernel import SPECTATOR, Ask, BadOptions, Game, Record, RecordError
from yakata.kernel import replay as replay_record
from yakata.kernel import verify as verify_record
from yakata.kernel.record import parse
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
    source, record, game = _read(file, stages, pack)
    words = words_for(game, lang, "yakata.cli")
    glyphs = glyphs_for(sys.stdout.encoding, os.environ)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadOptions(f"--at {at}: the record has lines 0 to {len(record.entries)}")
    if isinstance(game, HiddenRooms) and (boards or at is not None):
        print(*plain_legend(words, glyphs), sep="\n")
    for moment in replay_record(game, record, lines_of(source)):
        if at is None:
            _tell(words, record, moment)
        if moment.number == at or (at is None and boards and isinstance(moment.state.pending, Ask)):
            print(_board(moment.state, words, glyphs))


def _board(state: Any, words: Words, glyphs: Glyphs) -> str:
    """As ``yakata play --plain`` draws it; for a game without such a drawing, as its view says it."""
    if isinstance(state, House):
        return "\n".join(["", *plain_view(state, words, glyphs), ""])
    return str(state.view(SPECTATOR).text())


def _tell(words: Words, record: Record, moment: Any) -> None:
    if moment.entry is None:
        return
    names = words.names(moment.state.view(SPECTATOR))
    who = "*" if moment.entry.seat is None else names.of_seat(moment.entry.seat) or record.seats[moment.entry.seat]
    said = " ".join(words.event(event, names) for event in moment.events)
    print(f"{moment.number:>4}. {who} {moment.entry.text}" + (f": {said}" if said else ""))
    for comment in moment.entry.comments:
        print(f"      ; {comment}")
    if moment.state.result:
        print(f"      {words.result(moment.state.result)}")


def verify(file: File, *, stages: StageFolder = None, pack: PackFolder = None) -> int:
    """Check a finished game: every line by the rules, every draw by the dice.

    Exit code 0: proved. 1: something is wrong, with its line. 2: not a record.

    For example: **yakata verify game.yakata**
    """
    source, record, game = _read(file, stages, pack)
    try:
        proof = verify_record(game, source)
    except RecordError as wrong:
        complain(f"{file.name}: {wrong}")
        return FAILED
    print(f"{file.name}: {game.name}, {proof.entries} lines by the rules, {proof.draws} draws by the dice")
    print(f"promised before the first draw: {record.commitment}")
    print("all true")
    return 0


def _read(file: Path, stages: Path | None, pack: Path | None) -> tuple[str, Record, Game[Any]]:
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise BadOptions(f"{file}: {reason}") from None
    try:
        record = parse(source)
    except RecordError as wrong:
        raise BadOptions(f"{file.name}: {wrong}") from None
    return source, record, load_game(record.game, stages, typed=False) if pack is None else _with_pack(record, pack)


def _with_pack(record: Record, folder: Path) -> Game[Any]:
    from yakata.cli.packing.folders import pack_folder, pack_game

    game = pack_game(pack_folder(folder))
    if record.game != game.name:
        raise BadOptions(f"--pack is for {game.name}, and this is a record of {record.game}")
    return game
