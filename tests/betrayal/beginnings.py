"""A haunt of a chapter as it comes, and its rounds."""

from random import Random
from typing import Any

from tests.betrayal.endings import first
from tests.betrayal.stage import Night, asked, call, night, play, texts
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask


def begun(haunt: str, seats: int, seed: int = 0, revealer: int = 0, **more: Any) -> Night:
    """The haunt begins in a house as it comes, with its setup."""
    state = night(seats=seats, haunt_is=haunt, **more)
    call(state, HauntStart(revealer))
    rng = Random(seed)
    while not (isinstance(state.pending, Ask) and state.pending.prompt in ("reading", "turn")):
        state.apply(first(state, rng))
    return state


def which_comes(chapter: str, flags: tuple[str, ...]) -> str:
    """B140: the night of a chapter, after evenings that have left these flags."""
    state = night(chapter=chapter, story=Story(flags=flags))
    call(state, HauntStart(0))
    return state.haunt


def pass_round(state: Night, choice: str = "", face: str = "1") -> Night:
    """Everybody ends their turn, every die shows the same, and whoever else is asked answers this."""
    now = state.round
    while state.pending is not None and state.round == now:
        if not isinstance(state.pending, Ask):
            same = [odd for odd in texts(state) if set(odd) == {"d", face}]
            play(state, *(same[:1] or texts(state)[:1]))
        elif asked(state)[1] == "turn":
            play(state, "end")
        else:
            play(state, choice if choice in texts(state) else texts(state)[0])
    return state
