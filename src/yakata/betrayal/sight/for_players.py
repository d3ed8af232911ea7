"""B143: three numbers in a row are for three, four and five players. At a table only the one that counts is read.

Besides ``5/6/8`` a text may have three wordings, ``[one guest stands/two guests stand/four guests stand]``.
"""

import re
from functools import lru_cache
from typing import Final

FEWEST: Final = 3
_THREE: Final = re.compile(
    r"(?:\[(?P<a>[^][/]*)/(?P<b>[^][/]*)/(?P<c>[^][/]*)\]|(?<![\d/])(?P<d>\d+)/(?P<e>\d+)/(?P<f>\d+)(?![\d/]))"
)
_NOTE: Final = re.compile(r" ?\(for three, four or five players\)|（3人[/／]4人[/／]5人のとき）")
"""How the written form may explain itself."""


@lru_cache(maxsize=20_000)
def for_players(text: str, players: int) -> str:
    """The text as it reads with so many players."""
    at = players - FEWEST
    if "/" not in text or at not in range(3):
        return text
    said = _THREE.sub(lambda found: [one for one in found.groups() if one is not None][at], text)
    return _NOTE.sub("", said) if said != text else text
