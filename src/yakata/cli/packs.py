"""Where a pack is, and the game with it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from yakata.betrayal import Betrayal
from yakata.betrayal.language.book import SHIPPED
from yakata.betrayal.language.files.gathering_packs import shipped_packs
from yakata.kernel import BadContent, BadOptions

Folder = Annotated[Path, Parameter(help="The folder of the pack, or the name of one that comes with the game.")]


def pack_folder(folder: Path) -> Path:
    """The folder that is meant; a clear word when there is none."""
    if folder.is_dir():
        return folder
    names = shipped_packs(SHIPPED)
    if folder.name in names and len(folder.parts) == 1:
        return SHIPPED / folder.name
    raise BadOptions(f"there is no folder {folder} (nor a pack of that name: there is {', '.join(names)})")


def sound_game(folder: Path) -> Betrayal:
    """The same, of a pack without errors: it can be played."""
    from yakata.lab.packs import problems_of

    errors = [problem for problem in problems_of(folder) if not problem.warning]
    if errors:
        more = f" and {len(errors) - 1} more" if len(errors) > 1 else ""
        raise BadContent(f"{errors[0]}{more}; 'yakata pack check {folder}' tells all of it")
    return pack_game(folder)


def pack_game(folder: Path) -> Betrayal:
    """The game with this pack and those that it needs. ``BadContent`` says the file and the line."""
    from yakata.betrayal import GAME

    try:
        return GAME.with_content(folder)
    except BadContent as bad:
        raise BadContent(f"{bad}; 'yakata pack check {folder}' tells all of it") from None
