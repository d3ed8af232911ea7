"""Reading the data files, and checking them against each other."""

import tomllib
from pathlib import Path
from typing import Final, TypeVar, get_args

import msgspec

from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import ASIDE, FILES, TIMING, WORDS, Difficulty, Edition, TileKind
from yakata.kernel import BadContent

SHIPPED: Final = Path(__file__).parent.parent / "data"

T = TypeVar("T")


def read_file(path: Path, kind: type[T]) -> T:
    """One data file; ``BadContent`` says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except (OSError, ValueError, RecursionError) as error:
        raise BadContent(f"{path.name}: {error}") from None


def read_content(*folders: Path) -> Content:
    """The data files of these folders; a file in a later folder takes the place of the one before."""
    for folder in folders:
        _hold(folder.is_dir(), f"no folder {folder}")
        _hold(
            any((folder / f"{name}.toml").is_file() for name in FILES), f"no data file in {folder}: {', '.join(FILES)}"
        )
    paths = {name: path for folder in folders for name in FILES if (path := folder / f"{name}.toml").is_file()}
    if missing := [name for name in FILES if name not in paths]:
        raise BadContent(f"{missing[0]}.toml is missing")
    content = Content(**{name: read_file(paths[name], kind) for name, kind in FILES.items()})
    check(content)
    return content


def check(content: Content) -> None:
    """What the types cannot say."""
    _check_names(content)
    _check_boards(content)
    _check_cards(content)
    _check_tiles(content)
    noise = content.noise
    _hold(len(set(noise.cards.numbers)) == 6, "two Noise cards have the same number [H22]")
    for edition in get_args(Edition):
        _hold(edition in content.tiles.empties, f"no number of Empty tiles for {edition} [H11]")
        for difficulty in get_args(Difficulty):
            _hold(difficulty in noise.discs.get(edition, ()), f"no discs for {edition}, {difficulty} [H21]")


def _check_names(content: Content) -> None:
    """Choices and notes name things by their ids alone."""
    _alone([board.id for board in content.boards.boards])
    things = (content.powers.powers, content.items.items, content.tiles.tiles)
    names = [*content.rooms, *(thing.id for kind in things for thing in kind)]
    _alone(names)
    for name in names:
        _hold(name not in WORDS and not name.startswith(("diary-", "number-", "not-")), f"{name} has a meaning already")


def _alone(names: list[str]) -> None:
    twice = sorted(name for name in set(names) if names.count(name) > 1)
    _hold(not twice, f"two things are called {' and '.join(twice)}")


def _check_boards(content: Content) -> None:
    rooms, shadows = content.rooms, content.shadows
    _hold(len(shadows) == 24 and len(set(shadows)) == 24, f"there are {len(set(shadows))} Shadows, not 24 [H16]")
    _hold(content.boards.safe in shadows, f"{content.boards.safe} is no Shadow [H15]")
    _hold(
        all(room in rooms for pair in content.boards.stairs for room in pair), "stairs lead to a room that is not there"
    )
    _hold(all(room in rooms for room in content.boards.grudge) and content.boards.grudge, "no such GRUDGE room [H24]")
    for board in content.boards.boards:
        sides = sorted(side for room in board.rooms for side in room.sides)
        _hold(sides == ["E", "N", "S", "W"], f"the rooms of {board.id} do not share out its four sides")
    places = sorted(board.place for board in content.boards.boards if board.place)
    _hold(places == ["basement", "second-floor", "start"], "one start, one second-floor, one basement board [H4, H7]")


def _check_cards(content: Content) -> None:
    for advanced in (False, True):
        numbers = sorted(power.number for power in content.powers.powers if power.advanced == advanced)
        fits = numbers == sorted(set(numbers)) if advanced else numbers == list(range(1, 11))
        _hold(fits, "the powers are not numbered 1 to 10")
        never = sum(content.power[power].never_first for power in content.powers_in_play(advanced))
        _hold(never <= 2, "of three powers that she draws, one must be allowed as the first [H18, H19]")
    _hold(len(content.items_in_play(False)) >= 4, "there must be an Item card for each of four Visitors [H3]")
    for power in content.powers.powers:
        _hold(TIMING[power.effect] == power.timing, f"{power.id}: {power.effect} is for {TIMING[power.effect]}")


def _check_tiles(content: Content) -> None:
    kinds = [tile.kind for tile in content.tiles.tiles]
    for kind in get_args(TileKind):
        count = 3 if kind == "weapon" else 1
        _hold(kinds.count(kind) == count, f"there must be {count} of the kind {kind}")
    for tile in content.tiles.tiles:
        _hold(
            tile.mix == (tile.kind not in ASIDE), f"{tile.id}: the mix has all tiles but {', '.join(ASIDE)} [H11, H16]"
        )


def _hold(condition: object, what: str) -> None:
    if not condition:
        raise BadContent(what)
