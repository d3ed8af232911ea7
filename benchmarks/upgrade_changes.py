"""What an upgrade may bring, for the drill: small changes of content and of rules, made in a copy of the package."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import yakata

PACKAGE: Final = Path(yakata.__file__).parent
PACK: Final = "betrayal/packs/tallow-rent"
Patch = Callable[[Path], None]


class Outdated(Exception):
    """A change does not fit the code any more: it is to be written anew."""


def copy_of_the_house(folder: Path, *patches: Patch) -> Path:
    """A copy of the package with these changes. Returns what ``PYTHONPATH`` must be for it."""
    shutil.copytree(PACKAGE, folder / "yakata", ignore=shutil.ignore_patterns("__pycache__"))
    for patch in patches:
        patch(folder / "yakata")
    where = "import yakata; [yakata.load(name) for name in yakata.games()]; print(yakata.__file__)"
    command = [sys.executable, "-c", where]
    found = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)
    if found.stdout.strip() != str(folder / "yakata" / "__init__.py"):
        raise Outdated(found.stderr or f"another package is found: {found.stdout}")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """That of a process which finds this copy, and nothing of ours before it."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": ""}


def _edit(file: str, pattern: str, new: str | Callable[[re.Match[str]], str], times: int = 0) -> Patch:
    """Replace a pattern in a file of the package, everywhere or so many times; it must be there."""

    def patch(package: Path) -> None:
        path = package / file
        text, count = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=times, flags=re.MULTILINE)
        if not count:
            raise Outdated(f"{file} has nothing like {pattern!r}")
        path.write_text(text, encoding="utf-8")

    return patch


def _all(*patches: Patch) -> Patch:
    def patch(package: Path) -> None:
        for one in patches:
            one(package)

    return patch


# Content

item_gone = _edit(f"{PACK}/campaign/free-play.yaml", r"^    - tallow-dip\n", "", 1)
"""An Item is no part of free play any more."""


def _doubled(found: re.Match[str]) -> str:
    return f"{found[1]}, amount: {2 * int(found[2] or 1)}}}"


gains_doubled = _edit(f"{PACK}/events.yaml", r"(\{do: gain, trait: \w+)(?:, amount: (\d+))?\}", _doubled)
"""Every Event gives twice as much."""
family_moved = _edit(f"{PACK}/families.yaml", r"start: \{speed: 4, might: 4", "start: {speed: 3, might: 5")
"""The families start elsewhere on their tracks."""
power_needs = _edit("hako_onna/data/powers.toml", r"^need = 0$", "need = 2")
"""Her powers need more of the Diary."""
item_kills = _edit("hako_onna/data/items.toml", r"^use = \"action\"\ndies = true$", 'use = "action"')
"""Items can be used in her room."""
noise_nearer = _edit("hako_onna/data/noise.toml", r"^limit = \d+$", "limit = 8", 1)
"""Noise is made sooner."""
route_back = _all(
    *(
        _edit(f"hidden_rooms/stages/{name}.toml", r"^corners = .*$", f"corners = {corners}", 1)
        for name, corners in {
            "1-loomer": "[[5, 3], [0, 3], [0, 2], [5, 2], [5, 1], [0, 1], [0, 0], [5, 0]]",
            "2-coil": "[[0, 1], [0, 4], [4, 4], [4, 0], [1, 0]]",
            "3-wick": "[[1, 3], [1, 5], [3, 5], [3, 2], [0, 2], [0, 0]]",
            "4-hinge": "[[0, 4], [3, 4], [3, 3], [1, 3], [1, 1], [4, 1]]",
            "5-drape": "[[4, 0], [4, 3], [3, 3], [3, 0]]",
        }.items()
    )
)
"""The monsters go other ways."""

# Rules

ONE_RULE: Final[dict[str, Patch]] = {
    "hidden-rooms": _edit("hidden_rooms/monster.py", r"^ACTIONS = 2$", "ACTIONS = 3", 1),  # K13
    "hako-onna": _edit("hako_onna/rules/noise.py", r"^LAST: Final = 5$", "LAST: Final = 4", 1),  # H46
    "betrayal": _edit(  # B67
        "betrayal/rules/evening/turn.py", r"n\.value\(seat, 0\) \+ slowed", "n.value(seat, 0) + 1 + slowed", 1
    ),
}
"""One rule of each game, changed a little."""


def _moved(game: str) -> Patch:
    """The version of a game is moved, and it is said that games of the older one do not come out the same."""
    version = yakata.load(game).version
    file = f"{game.replace('-', '_')}/__init__.py"
    return _all(
        _edit(file, rf"^    version = {version}$", f"    version = {version + 1}", 1),
        _edit(file, r"^from yakata", "from yakata.kernel import Upgrade\nfrom yakata", 1),
        _edit(
            file,
            r"^    upgrades: ClassVar = (.+)$",
            rf"    upgrades: ClassVar = {{**\1, {version}: Upgrade(replays=False)}}",
            1,
        ),
    )


CONTENT: Final[dict[str, Patch]] = {
    "content item-gone": _all(item_gone, power_needs, route_back),
    "content gains-doubled": _all(gains_doubled, item_kills, route_back),
    "content family-moved": _all(family_moved, noise_nearer, route_back),
}
_OTHER_RULES: Final = _all(*ONE_RULE.values())
RULES: Final[dict[str, Patch]] = {
    "rules, version moved": _all(_OTHER_RULES, *map(_moved, ONE_RULE)),
    "rules, version forgotten": _OTHER_RULES,
}
CHANGES: Final[dict[str, Patch]] = {**CONTENT, **RULES}
"""What the servers are started again with, by a name that says it."""
