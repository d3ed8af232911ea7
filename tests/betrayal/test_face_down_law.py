"""The law of roles that lie face down: it holds in every pack here, and finds what tells, one thing broken at once."""

from functools import cache
from pathlib import Path

import pytest

from yakata.betrayal import GAME, Betrayal
from yakata.betrayal.effects.people import sides
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import read_book
from yakata.betrayal.meaning import people
from yakata.betrayal.rules.evening.turn import Turn
from yakata.betrayal.rules.resolving import reactions
from yakata.betrayal.rules.resolving.steps import DOINGS
from yakata.betrayal.state.haunt import TRAITOR
from yakata.betrayal.state.night import Night
from yakata.kernel.testing import Broken, no_leak

PACKS = Path(__file__).parent / "packs"
TELLING = ("t-forced", "t-when", "t-dice", "t-asked", "t-owner", "t-choice")


@cache
def pack(name: str) -> Betrayal:
    return Betrayal(read_book(PACKS / name))


def games(game, haunt, count, **more):
    """So many games of a haunt, with three to five; gives the number of decisions."""
    options = game.choose_options({"haunt": haunt, "families": "deal"} | more)
    return sum(no_leak(game, f"{haunt} {number}", (options, 3 + number % 3)) for number in range(count))


@pytest.mark.parametrize("haunt", ["quiet-guest", "nobody-is-false"])
def test_the_shipped_haunts_with_hidden_roles_tell_nothing(haunt):  # B154 BR37
    assert games(GAME, haunt, 8) > 800


@pytest.mark.parametrize("haunt", ["f-pack", "f-turning", "f-unseen"])
def test_monsters_reactions_silence_and_hidden_places_tell_nothing(haunt):  # BR37 BR42
    assert games(pack("face-down"), haunt, 8) > 800


@pytest.mark.parametrize("haunt", TELLING)
def test_a_box_that_tells_is_named(haunt):  # BR37
    with pytest.raises(Broken) as found:
        games(pack("telling"), haunt, 60)
    assert found.value.by == (f"{haunt}.tells",)


def test_a_monster_that_knows_the_way_is_named():  # BR37
    with pytest.raises(Broken) as found:
        games(pack("telling"), "t-swing", 60)
    assert found.value.by == ("t-crow",)


# The engine, broken in one way at a time


def test_it_finds_turns_that_end_by_themselves(monkeypatch):  # BR37
    monkeypatch.setattr(Turn, "_keeps_a_secret", lambda turn, n: False)
    with pytest.raises(Broken, match="roles: "):
        games(GAME, "quiet-guest", 30)


def test_it_finds_monsters_that_a_hidden_traitor_moves(monkeypatch):  # BR37
    monkeypatch.setattr(Night, "controller", lambda n: n.roles.index(TRAITOR) if TRAITOR in n.roles else -1)
    with pytest.raises(Broken, match=r"roles: .*f-hound"):
        games(pack("face-down"), "f-pack", 30)


def test_it_finds_questions_that_only_the_traitor_is_asked(monkeypatch):  # BR37
    monkeypatch.setattr(reactions, "secret_book", lambda n, source: False)
    with pytest.raises(Broken, match=r"roles: .*f-pack\.(darken|wither)"):
        games(pack("face-down"), "f-pack", 30)


def test_it_finds_labels_that_are_turned_in_silence(monkeypatch):  # BR37
    def only_theirs(n, frame, step):
        for seat in people(n, step.who, frame.about):
            n.roles = sides.replaced(n.roles, seat, step.role)
            n.hidden[seat] = 1 << seat

    monkeypatch.setitem(DOINGS, s.SetRole, only_theirs)
    game = Betrayal(read_book(PACKS / "face-down"))
    monkeypatch.setitem(game.book.__dict__, "silent", frozenset())
    with pytest.raises(Broken, match=r"roles: .*sees the roles"):
        games(game, "f-turning", 60)


def test_it_finds_texts_that_find_who_is_out_of_sight(monkeypatch):  # BR42
    monkeypatch.setattr(Night, "seen_at", lambda n, seat: n.places[seat])
    with pytest.raises(Broken, match=r"f-unseen\.(draught|creak|tremble)"):
        games(pack("face-down"), "f-unseen", 30)
