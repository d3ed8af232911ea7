"""The nights of a chapter, ended as they can end, and what that leaves in the house."""

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random
from typing import Any

from tests.betrayal.stage import GAME, Night, call, chance, game, lay_tiles
from yakata.betrayal.rules.evening.ending import end
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Ask, Odds

FAMILIES = ("ashlar", "quill", "fennel")
Prepare = Callable[[Night, str, int], None]


def first(state: Night, rng: Random) -> Any:
    """The first choice, or what chance brings."""
    pending = state.pending
    if isinstance(pending, Ask):
        return pending.choices[0]
    assert isinstance(pending, Odds)
    return pending.draw(rng)


def stories_after(chapter: str, prepare: Prepare | None = None, tiles: Iterable[Any] = ()) -> dict[int, Story]:
    """By the journal entry: the story after each end of each night of a chapter. ``prepare``: how it stood then."""
    return {
        victory.journal: _after(chapter, candidate.haunt, victory, prepare, tiles)
        for candidate in GAME.book.chapters[chapter].haunts
        for victory in GAME.book.haunts[candidate.haunt].win
    }


def _after(chapter: str, haunt: str, victory: Any, prepare: Prepare | None, tiles: Iterable[Any]) -> Story:
    company = tuple(Member(family, age=30 + n) for n, family in enumerate(FAMILIES))
    state = game().start(chapter=chapter, haunt=haunt, company=company, story=Story(), seats=len(company))
    chance(state)
    lay_tiles(state, *tiles)
    call(state, HauntStart(0))
    rng = Random(1)
    while not state.on:
        state.apply(first(state, rng))
    if prepare is not None:
        prepare(state, haunt, victory.journal)
    end(state, victory.side, victory.ending, victory.journal)
    state._pending = None
    state._run()
    while state.pending is not None:
        state.apply(first(state, rng))
    return state.story


def differ(stories: Iterable[Story]) -> None:
    """Every two of them in a deck, a tile and a flag."""
    for one, other in combinations(stories, 2):
        assert set(one.added) != set(other.added)
        assert _tiles(one) != _tiles(other)
        assert set(one.flags) != set(other.flags)


def _tiles(story: Story) -> tuple[Any, ...]:
    return story.ghosts, story.passages, story.overlays, story.destroyed
