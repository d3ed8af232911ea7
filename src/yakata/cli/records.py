"""A record from its file, and the game it is a record of."""

from pathlib import Path
from typing import Any

from yakata.cli.screen import load_game
from yakata.kernel import BadOptions, Game, Record, RecordError
from yakata.kernel.record import parse


def read_record(file: Path, stages: Path | None, pack: Path | None) -> tuple[str, Record, Game[Any]]:
    """The text, what it says, and the game with the stages or the pack that it was played with."""
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise BadOptions(f"{file}: {reason}") from None
    try:
        record = parse(source)
    except RecordError as wrong:
        raise BadOptions(f"{file.name}: {wrong}") from None
    game = load_game(record.game, stages, typed=False) if pack is None else _with_pack(record, pack)
    return source, record, game.begun_with(record.content) or game


def _with_pack(record: Record, folder: Path) -> Game[Any]:
    from yakata.cli.packs import pack_folder, pack_game

    game = pack_game(pack_folder(folder))
    if record.game != game.name:
        raise BadOptions(f"--pack is for {game.name}, and this is a record of {record.game}")
    return game
