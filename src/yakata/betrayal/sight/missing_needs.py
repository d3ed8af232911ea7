"""What is missing for an action: the unmet parts of its restrictions, in words that a program can follow."""

from typing import Any

from yakata.betrayal.language import words as w
from yakata.betrayal.language.tables import Action
from yakata.betrayal.meaning import beings, holds, people, things, tiles
from yakata.betrayal.sight.view_parts import need_word
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night


def missing(n: Night, action: Action, c: Context, spots: tuple[str, ...], tests: tuple[Any, ...]) -> tuple[str, ...]:
    """``at:tile`` for each spot that would do, ``carry:thing``, ``with:being``, ``stun:being``, ``near:family``,
    ``word`` when the word is used up, ``other`` for what cannot be said."""
    found: list[str] = []
    if action.word in n.words:
        found.append("word")
    if action.where is not None and n.places[c.actor] not in spots:
        found += [need_word("at", tile) for tile in spots] or ["other"]
    for test in tests:
        if not holds(n, test, c):
            found += _need(n, test, c)
    if action.target is not None and not people(n, action.target, c):
        found += _need_people(n, action.target, c)
    if action.being is not None and not beings(n, action.being, c):
        found += _need_being(n, action.being, c)
    return tuple(dict.fromkeys(found))


def wants(n: Night, tests: tuple[Any, ...], c: Context) -> tuple[str, ...]:
    """The things in the game that one may have to carry for it, carried already or not."""
    found = [thing for test in tests if isinstance(test, w.Carrying) for thing in things(n, test.what, c)]
    return tuple(dict.fromkeys(found))


def parts(when: Any) -> list[Any]:
    if when is None:
        return []
    if isinstance(when, tuple):
        return [part for test in when for part in parts(test)]
    return [part for test in when.tests for part in parts(test)] if isinstance(when, w.AllOf) else [when]


def _need(n: Night, test: Any, c: Context) -> list[str]:
    if isinstance(test, w.Carrying):
        return [need_word("carry", thing) for thing in things(n, test.what, c)] or ["other"]
    if isinstance(test, w.At) and test.who in ("it", "actor"):
        return [need_word("at", tile) for tile in tiles(n, test.where, c)] or ["other"]
    if isinstance(test, w.SomeBeing):
        return _need_being(n, test.being, c)
    if isinstance(test, w.Someone):
        return _need_people(n, test.who, c)
    if isinstance(test, w.AnyOf):
        return [need for part in test.tests for need in _need(n, part, c)]
    if isinstance(test, w.SomeThing) and test.what.id:
        ids = (test.what.id,) if isinstance(test.what.id, str) else test.what.id
        return [need_word("carry", thing) for thing in ids if n.where_is(thing)] or ["other"]
    return ["other"]


def _need_people(n: Night, who: Any, c: Context) -> list[str]:
    if isinstance(who, w.WhoIs) and who.at is not None:
        loose = w.WhoIs(who.all, who.role, None, who.has, who.highest, who.lowest, who.most, None, who.but)
        return [need_word("near", n.families[seat]) for seat in people(n, loose, c) if seat != c.actor] or ["other"]
    return ["other"]


def _need_being(n: Night, what: w.Being, c: Context) -> list[str]:
    """``stun:being`` where one is there, but not stunned as it should be."""
    found = [need_word("with", one) for one in beings(n, _anywhere(what), c)]
    if not found and what.stunned:
        awake = w.Being(what.kind, None, None, what.person, what.following, what.named)
        found = [need_word("stun", one) for one in beings(n, awake, c)]
    return found or ["other"]


def _anywhere(what: w.Being) -> w.Being:
    return w.Being(what.kind, None, what.stunned, what.person, what.following, what.named)
