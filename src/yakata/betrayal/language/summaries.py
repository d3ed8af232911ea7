"""What a list of steps does, in a word each, for programs: ``gain:might``, ``hurt:mental``, ``draw:item``.

``!`` stands before what the best band of a roll brings, ``?`` before what only the other bands, a contest or a
condition bring; ``harm`` and ``help`` are done to somebody else. All of it is printed on the card, the tile or the box.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from yakata.betrayal.language import steps as s

OWN: Final = ("it", "actor", "owner")
GONE: Final = (s.Bury, s.Box, s.Entomb, s.Destroy, s.RemoveThing)
SURE: Final = ""
BEST: Final = "!"
PERHAPS: Final = "?"


class Gist(NamedTuple):
    """One thing that steps do, to what, and when: surely, with the best band, or perhaps."""

    does: str
    what: str = ""
    when: str = SURE

    @property
    def word(self) -> str:
        return f"{self.when}{self.does}:{self.what}" if self.what else f"{self.when}{self.does}"


@cache
def read_gist(word: str) -> Gist:
    """What a word in a view says."""
    when = word[0] if word[:1] in (BEST, PERHAPS) else SURE
    does, _, what = word[len(when) :].partition(":")
    return Gist(does, what, when)


def gist(steps: Any) -> tuple[str, ...]:
    """In words, for a view."""
    return tuple(one.word for one in gists(steps))


def gists(steps: Any) -> tuple[Gist, ...]:
    return tuple(dict.fromkeys(one for step in steps for one in _gists(step)))


def _gists(step: Any) -> Iterator[Gist]:
    mine = getattr(step, "who", "it") in OWN
    if isinstance(step, s.Damage):
        yield Gist("hurt", step.harm) if mine else Gist("harm")
    elif isinstance(step, s.Lose):
        yield Gist("lose", step.trait) if mine else Gist("harm")
    elif isinstance(step, s.Gain):
        yield Gist("gain", step.trait) if mine else Gist("help")
    elif isinstance(step, s.Heal):
        yield Gist("heal", step.trait) if mine else Gist("help")
    elif isinstance(step, s.Pay):
        yield Gist("lose", step.trait)
        yield from gists(step.then)
    elif isinstance(step, s.Moves):
        yield Gist("slow" if isinstance(step.add, int) and step.add < 0 else "moves")
    elif isinstance(step, s.Draw):
        yield Gist("draw", step.deck)
    elif isinstance(step, GONE):
        yield Gist("spend")
    elif isinstance(step, s.Hand):
        yield Gist("fetch" if step.whom in OWN else "hand")
    elif isinstance(step, (s.Kill, s.Stun, s.Attack)):
        yield Gist("harm")
    elif isinstance(step, s.Hurt):
        yield Gist("help" if isinstance(step.amount, int) and step.amount < 0 else "harm")
    elif isinstance(step, s.Counter):
        yield Gist("counter", step.counter)
    else:
        yield from _nested(step)


def _nested(step: Any) -> Iterator[Gist]:
    if isinstance(step, s.Roll):
        best = max(step.bands, key=lowest, default="")
        for key, steps in step.bands.items():
            yield from _when(BEST if key == best else PERHAPS, gists(steps))
    elif isinstance(step, s.Contest):
        yield Gist("contest", step.trait)
        yield from _when(PERHAPS, (*gists(step.win), *gists(step.lose)))
    elif isinstance(step, s.If):
        yield from _when(PERHAPS, (*gists(step.then), *gists(step.other)))
    elif isinstance(step, s.ForEach):
        yield from _when(PERHAPS, gists(step.then))
    elif isinstance(step, s.Vote):
        yield Gist("vote")
        yield from _when(PERHAPS, gists(step.then))
    elif isinstance(step, s.Guess):
        yield from _when(PERHAPS, (*gists(step.right), *gists(step.wrong)))
    else:
        yield Gist(str(type(step).__struct_config__.tag))


def _when(when: str, found: Iterable[Gist]) -> Iterator[Gist]:
    return (one._replace(when=when) for one in found)


def hurts(steps: Any) -> bool:
    """Whether these steps can hurt the one they happen to."""
    return any(one.does in ("hurt", "lose") for one in gists(steps))


@cache
def band(key: str) -> tuple[int, int]:
    """``4+`` is 4 to 999, ``2-3`` is 2 to 3, ``0`` is 0 alone."""
    if key.endswith("+"):
        return int(key[:-1]), 999
    low, _, high = key.partition("-")
    return int(low), int(high or low)


def lowest(key: str) -> int:
    """The lowest result of a band."""
    return band(key)[0]
