"""One server a SQLite file: a lock beside it that falls with the process, however that ends."""

from pathlib import Path
from typing import Final, TextIO

from yakata.table.store.store import BadDatabase

LOCK: Final = ".lock"


class OneServer:
    """Hold it as long as the file is served. ``BadDatabase`` where another process does."""

    def __init__(self, url: str, instead: str = "--data takes another folder, and several share a PostgreSQL") -> None:
        self._held: TextIO | None = None
        path = url.removeprefix("sqlite:///").partition("?")[0]
        if not url.startswith("sqlite:///") or path in ("", ":memory:"):
            return
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            held = Path(path + LOCK).open("a", encoding="utf-8")  # noqa: SIM115  # open as long as this lives
        except OSError as error:
            raise BadDatabase(f"the database cannot be used: {error}") from None
        if not _locked(held):
            held.close()
            raise BadDatabase(f"another server is serving {path}; {instead}")
        self._held = held

    def close(self) -> None:
        if self._held is not None:
            self._held.close()


def _locked(held: TextIO) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # there it is
        except OSError:
            return False
        return True
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
