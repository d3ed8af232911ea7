"""The saved game, and the records of games that are over, as files that a crash cannot tear."""

import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel import Game, Play
from yakata.kernel.bundles import KEPT, kept_in
from yakata.kernel.record import Record, parse, text
from yakata.kernel.refusals import YakataError
from yakata.kernel.replay import resume, stand, take_up, upgraded

ENDED: Final = ".state"
"""Beside a record that cannot be played again: how the game ended."""


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """What a save holds: the record so far, the secret of its dice, and how the game stands."""

    save: Literal["yakata save 1"]
    record: str
    secret: str
    state: str = ""
    """For rules that play otherwise; older saves have none."""
    replays: bool = True
    """Whether playing the record again leads to that state."""


class Found(NamedTuple):
    """A save that was read."""

    record: Record
    secret: str
    state: str = ""
    replays: bool = True


class BrokenSave(YakataError):
    """The file is no game that can be gone on with here."""


class Shelf:
    """Where one game keeps its save and its records."""

    def __init__(self, folder: Path, game: Game[Any]) -> None:
        self.game = game
        self.saves = folder / "saves"
        self.records = folder / "records"
        self.path = self.saves / f"{game.name}.save"
        self.contents = self.saves / "contents"

    # The save

    def keep(self, play: Play[Any]) -> None:
        """Write the save anew: on disk before it returns, whole or not at all."""
        state = play.state.dump().decode()
        save = Save("yakata save 1", text(play.record()), play.dice.secret, state, play.replays)
        if play.game.own_content and isinstance(play.game, Game):
            self._keep_content(play.game)
        write(self.path, msgspec.json.encode(save).decode())

    def _keep_content(self, game: Game[Any]) -> None:
        """Somebody's own pack may be another tomorrow: it is kept as long as a save needs it."""
        path = self.contents / f"{game.content}{KEPT}"
        if path.exists():
            return
        write(path, game.bundle().pack())
        saves = [save.read_text(encoding="utf-8", errors="replace") for save in self.saves.glob("*.save")]
        for old in self.contents.glob(f"*{KEPT}"):
            if old != path and not any(old.stem in save for save in saves):
                old.unlink(missing_ok=True)

    def _begun_with(self, record: Record) -> Game[Any]:
        """The game with the content that the save was begun with, wherever that is kept."""
        game = self.game.begun_with(record.content)
        if game is not None:
            return game
        bundle = kept_in(self.contents, record.content)
        if bundle is None:
            return self.game  # which says that it cannot go on
        game = self.game.with_bundle(bundle)
        game.own_content = self.game.own_content
        return game

    def read(self, path: Path | None = None) -> Found | None:
        """The saved record, its secret and its state; ``None`` when nothing is saved."""
        try:
            save = msgspec.json.decode((path or self.path).read_bytes(), type=Save)
            return Found(parse(save.record), save.secret, save.state, save.replays)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            raise BrokenSave(str(error)) from None

    def plays_otherwise(self, record: Record) -> bool:
        """Whether it is by an older version whose games do not come out the same here."""
        way = self.game.way_from(record.rules) if record.rules < self.game.version else None
        return way is not None and not way.replays

    def go_on(self, record: Record, secret: str, state: str = "", replays: bool = True) -> Play[Any]:
        """The saved game, with its dice; what could be undone can still be undone."""
        try:
            game = self._begun_with(record)
            if record.rules == game.version and not replays:
                return stand(game, record, secret, state)
            if self.plays_otherwise(record):
                return take_up(game, record, secret, state)
            record = upgraded(game, record)
        except YakataError as error:
            raise BrokenSave(str(error)) from None
        last_draw = max((n for n, entry in enumerate(record.entries, 1) if entry.seat is None), default=0)
        if record.result:
            last_draw = len(record.entries)
        try:
            play = resume(game, replace(record, entries=record.entries[:last_draw]), secret)
            for entry in record.entries[last_draw:]:
                play.apply(entry.text, entry.seat)
        except (YakataError, ValueError) as error:
            raise BrokenSave(str(error)) from None
        return play

    # Setting aside

    def break_off(self) -> Path:
        """A save that cannot be read: kept, but never read again."""
        return self._move(_free(self.saves, f"{self.path.name}", ".broken"))

    def swap_out(self, options: dict[str, str]) -> Path:
        """The game with these options waits under a name of its own; ``swap_in`` finds it again."""
        return self._move(_free(self.saves, self._waiting(options), ".save"))

    def swap_in(self, options: dict[str, str], dice: str | None = None) -> bool:
        """Bring back the game that waits with these options (and, if asked for, these dice): the last one played."""
        waiting = self.saves.glob(f"{self._waiting(options)}*.save")
        for path in sorted(waiting, key=lambda path: path.stat().st_mtime_ns, reverse=True):
            try:
                found = self.read(path)
            except BrokenSave:
                continue
            if found and dice in (None, found[0].commitment):
                os.replace(path, self.path)
                return True
        return False

    def _waiting(self, options: dict[str, str]) -> str:
        mark = sha256(repr(sorted(options.items())).encode()).hexdigest()[:8]
        return f"{self.game.name}.{mark}"

    def _move(self, to: Path) -> Path:
        os.replace(self.path, to)
        return to

    # Records

    def finish(self, play: Play[Any]) -> Path:
        """The record of a game that is over, in a file of its own; then the save can go."""
        record = text(play.record())
        path = self._same(record)
        if path is None:
            path = self.records / f"{self.game.name}-{self._last() + 1}.yakata"
            if not play.replays:
                write(path.with_suffix(ENDED), play.state.dump().decode())
            write(path, record)
        self.path.unlink(missing_ok=True)
        return path

    def ended(self, path: Path) -> Play[Any] | None:
        """The end of a game that older rules have begun, which its record alone does not lead to; else nothing."""
        state = path.with_suffix(ENDED)
        if not state.exists():
            return None
        record = parse(path.read_text(encoding="utf-8"))
        return stand(self.game, record, record.secret, state.read_text(encoding="utf-8"))

    def _numbers(self) -> dict[int, Path]:
        paths = self.records.glob(f"{self.game.name}-*.yakata")
        named = {path.stem.removeprefix(f"{self.game.name}-"): path for path in paths}
        return {int(number): path for number, path in named.items() if number.isascii() and number.isdigit()}

    def _last(self) -> int:
        return max(self._numbers(), default=0)

    def _same(self, record: str) -> Path | None:
        """The newest record, if it is this one: the process ended after writing it and before removing the save."""
        newest = self._numbers().get(self._last())
        return newest if newest and newest.read_text(encoding="utf-8") == record else None


def write(path: Path, content: str | bytes) -> None:
    """Replace the file in one step. Nobody else can read it: a save holds the secret of the dice."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name is on disk too, where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _free(folder: Path, stem: str, ending: str) -> Path:
    """A name that no file has: ``stem.ending``, else ``stem-2.ending`` and so on."""
    path, number = folder / f"{stem}{ending}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path
