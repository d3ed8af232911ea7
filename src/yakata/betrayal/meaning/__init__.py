"""What the words of a pack mean now: numbers, players, tiles, things, monsters, and whether something is true.

All of it only reads. Where several could be meant and one must be chosen, steps choose (``pick``), not these.
"""

from yakata.betrayal.meaning import conditions
from yakata.betrayal.meaning.compiling import holds
from yakata.betrayal.meaning.numbers import number
from yakata.betrayal.meaning.passives import ghost_here
from yakata.betrayal.meaning.selectors import beings, in_sight, like_thing, on, people, person, things, tiles, touched

__all__ = [
    "beings",
    "conditions",
    "ghost_here",
    "holds",
    "in_sight",
    "like_thing",
    "number",
    "on",
    "people",
    "person",
    "things",
    "tiles",
    "touched",
]
