"""Where the exhibits are."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yakata
from yakata.betrayal import GAME as BETRAYAL
from yakata.kernel import Game

MUSEUM = Path(__file__).parent
ROOMS = sorted(path for path in MUSEUM.glob("rules-*") if path.is_dir())


def exhibits(pattern: str) -> list[Path]:
    """All files of one kind, of all rooms."""
    return sorted(path for room in ROOMS for path in room.glob(pattern))


def named(path: Path) -> str:
    """What a test calls an exhibit."""
    return str(path.relative_to(MUSEUM))


def game_of(path: Path, name: str) -> Game[Any]:
    """The game of an exhibit: as shipped, or with the content that lies beside it."""
    if path.stem.startswith("own-"):
        return BETRAYAL.with_content(path.parents[1] / "content" / path.stem.removeprefix("own-"))
    return yakata.load(name)


def plays_the_same(path: Path, game: Game[Any]) -> bool:
    """Whether games by the rules of this room come out the same today."""
    number = int(path.relative_to(MUSEUM).parts[0].removeprefix("rules-"))
    way = game.way_from(min(number, game.version))
    assert way is not None
    return way.replays


def saved_states(path: Path) -> Iterator[tuple[str, str]]:
    """Each state of a file as it was saved, and the short name of what it offers."""
    for line in path.read_text(encoding="utf-8").splitlines():
        offers, _, state = line.partition(',"state":')
        yield json.loads(offers + "}")["offers"], state[:-1]
