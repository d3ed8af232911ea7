"""What a list of steps does, in a word each, for programs: ``gain:might``, ``hurt:mental``, ``draw:item``.

``!`` stands before what the best band of a roll brings, ``?`` before what only the other bands, a contest or a
condition bring; ``harm`` and ``help`` are done to somebody else. All of it is printed on the card, the tile or the box.
"""

from collections.abc import Iterator
from typing import Any, Final

from yakata.betrayal.language import steps as s

OWN: Final = ("it", "actor", "owner")
GONE: Final = (s.Bury, s.Box, s.Entomb, s.Destroy, s.RemoveThing)


def gist(steps: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for step in steps for word in _words(step)))


def _words(step: Any) -> Iterator[str]:
    mine = getattr(step, "who", "it") in OWN
    if isinstance(step, s.Damage):
        yield f"hurt:{step.kind}" if mine else "harm"
    elif isinstance(step, s.Lose):
        yield f"lose:{step.trait}" if mine else "harm"
    elif isinstance(step, s.Gain):
        yield f"gain:{step.trait}" if mine else "help"
    elif isinstance(step, s.Heal):
        yield f"heal:{step.trait}" if mine else "help"
    elif isinstance(step, s.Pay):
        yield f"lose:{step.trait}"
        yield from gist(step.then)
    elif isinstance(step, s.Moves):
        yield "slow" if isinstance(step.add, int) and step.add < 0 else "moves"
    elif isinstance(step, s.Draw):
        yield f"draw:{step.deck}"
    elif isinstance(step, GONE):
        yield "spend"
    elif isinstance(step, s.Hand):
        yield "fetch" if step.to in OWN else "hand"
    elif isinstance(step, (s.Kill, s.Stun, s.Attack)):
        yield "harm"
    elif isinstance(step, s.Counter):
        yield f"counter:{step.counter}"
    else:
        yield from _nested(step)


def _nested(step: Any) -> Iterator[str]:
    if isinstance(step, s.Roll):
        best = max(step.bands, key=lowest, default="")
        for key, steps in step.bands.items():
            yield from _marked("!" if key == best else "?", gist(steps))
    elif isinstance(step, s.Contest):
        yield f"contest:{step.trait}"
        yield from _marked("?", (*gist(step.win), *gist(step.lose)))
    elif isinstance(step, s.If):
        yield from _marked("?", (*gist(step.then), *gist(step.other)))
    elif isinstance(step, s.ForEach):
        yield from _marked("?", gist(step.then))
    elif isinstance(step, s.Vote):
        yield "vote"
        yield from _marked("?", gist(step.then))
    elif isinstance(step, s.Guess):
        yield from _marked("?", (*gist(step.right), *gist(step.wrong)))
    else:
        tag = type(step).__struct_config__.tag
        yield str(tag)


def lowest(band: str) -> int:
    """The lowest result of a band: 4 of ``4+``, 2 of ``2-3``."""
    return int(band.rstrip("+").partition("-")[0])


def _marked(mark: str, words: Any) -> Iterator[str]:
    for word in words:
        yield mark + word.lstrip("!?")


def hurts(steps: Any) -> bool:
    """Whether these steps can hurt the one they happen to."""
    return any(word.lstrip("!?").partition(":")[0] in ("hurt", "lose") for word in gist(steps))
