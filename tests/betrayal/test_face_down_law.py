"""The law of roles that lie face down: it holds in every pack here, and finds what tells, one thing broken at once."""

from collections import Counter
from contextlib import nullcontext
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.betrayal.stage import do, night, play
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
from yakata.lab.face_down import hides_somebody, telling

PACKS = Path(__file__).parent / "packs"
TELLING = ("t-forced", "t-when", "t-dice", "t-asked", "t-owner", "t-choice")


@cache
def pack(name: str) -> Betrayal:
    return Betrayal(read_book(PACKS / name))


def games(game, haunt, count, **more):
    """So many games of a haunt, with three to five; gives the number of steps that were watched in two worlds."""
    options = game.choose_options({"haunt": haunt, "families": "deal"} | more)
    in_step = Counter[str]()
    for number in range(count):
        no_leak(game, f"{haunt} {number}", (options, 3 + number % 3), in_step)
    return in_step.total()


@pytest.mark.parametrize(("haunt", "chapter"), [("quiet-guest", ""), ("any", "chapter-3")])
def test_the_shipped_haunts_with_hidden_roles_tell_nothing(haunt, chapter):  # B154 BR37
    """In the chapter nobody knows either whether anybody is false at all."""
    assert games(GAME, haunt, 16, chapter=chapter) > 200


@pytest.mark.parametrize("haunt", ["f-pack", "f-turning", "f-unseen"])
def test_monsters_reactions_silence_and_hidden_places_tell_nothing(haunt):  # BR37 BR42
    assert games(pack("face-down"), haunt, 8) > 200


@pytest.mark.parametrize("haunt", ["m-hidden-traitor", "m-out-of-sight", "m-traps"])
def test_the_mechanisms_tell_nothing(haunt):  # BR37 BR42
    assert hides_somebody(pack("mechanisms"), haunt)
    assert telling(pack("mechanisms"), PACKS / "mechanisms", [haunt], games=2) == []


def test_each_thing_that_tells_is_a_problem_at_its_line():  # BR37
    """As ``yakata pack check`` says it."""
    found = telling(pack("telling"), PACKS / "telling", ["t-when", "t-swing"], games=3)
    source = (PACKS / "telling" / "haunts.yaml").read_text(encoding="utf-8").splitlines()
    lines = [source[problem.line - 1].strip() for problem in found]
    # What else went on may be blamed, too, by the line of the haunt.
    named = [line.split(",")[0] for line in lines]
    assert [line for line in named if line != "- id: t-swing"] == ["- {id: tells", "monsters: [{id: t-crow"]
    assert all(
        problem.file == "haunts.yaml" and "a role that lies face down shows by" in str(problem) for problem in found
    )


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
    with pytest.raises(Broken, match="roles: a role that lies face down shows"):
        games(pack("face-down"), "f-pack", 30)


def test_it_finds_labels_that_are_turned_in_silence(monkeypatch):  # BR37
    def only_theirs(n, frame, step):
        for seat in people(n, step.who, frame.about):
            n.roles = sides.replaced(n.roles, seat, step.role)
            n.hidden[seat] = 1 << seat

    monkeypatch.setitem(DOINGS, s.SetRole, only_theirs)
    game = Betrayal(read_book(PACKS / "face-down"))
    monkeypatch.setitem(game.book.__dict__, "silent", frozenset())
    with pytest.raises(Broken, match=r"roles: .*sees the roles|events tell seat \d what its view does not"):
        games(game, "f-turning", 60)


def test_it_finds_texts_that_find_who_is_out_of_sight(monkeypatch):  # BR42
    monkeypatch.setattr(Night, "seen_at", lambda n, seat: n.places[seat])
    with pytest.raises(Broken, match=r"f-unseen\.(draught|creak|tremble)"):
        games(pack("face-down"), "f-unseen", 30)


def test_it_finds_moves_that_are_counted_out_of_sight(monkeypatch):  # BR42
    view = Betrayal.view
    monkeypatch.setattr(Betrayal, "view", lambda game, n, seat: replace(view(game, n, seat), moves=n.moves))
    with pytest.raises(Broken, match=r"roles: .*sees moves \d not \d"):
        games(GAME, "man-who-came-home", 30)


def test_it_finds_words_that_were_used_out_of_sight(monkeypatch):  # B118 BR42
    monkeypatch.setattr(Night, "as_heard_by", lambda n, seat: nullcontext())
    with pytest.raises(Broken, match=r"roles: .*sees words \('prepare',"):
        games(pack("mechanisms"), "m-traps", 30)


# What coming into sight tells, and no more


def two_worlds(turn, watcher="front-steps"):
    """Seat 2 is the traitor and out of sight, in the Entrance Hall or on the Upper Landing; seat 0 watches."""
    tiles = ("entrance-hall", "upper-landing")

    def out_of_sight(state):
        state.unseen[2] = tiles

    found = [
        night(haunt="quiet", traitor=2, turn=turn, at={0: watcher, 1: "front-steps", 2: tile}, change=out_of_sight)
        for tile in tiles
    ]
    assert found[0].view(0) == found[1].view(0)
    return found


def test_who_is_led_to_the_same_tile_has_come_into_sight_elsewhere():  # BR42
    n, world = two_worlds(turn=0)
    for one in (n, world):
        do(one, 0, "[{do: move, who: traitor, to: basement-landing}]")
    assert n.places == world.places
    assert n.told != world.told
    assert GAME.parted(n, world, 0)


@pytest.mark.parametrize(("watcher", "shown"), [("upper-landing", True), ("front-steps", False)])
def test_who_comes_into_sight_shows_how_many_moves_are_left_and_no_more(watcher, shown):  # BR42
    """To leave an opponent costs a move more. Where as many are left, nothing has shown which way they came."""
    n, world = two_worlds(turn=2, watcher=watcher)
    for one in (n, world):
        play(one, "move ground-floor-staircase")
        assert one.view(0).moves == 0
        do(one, 2, "[{do: appear, who: traitor}]")
    assert n.places == world.places
    assert (n.view(0).moves != world.view(0).moves) is shown
    assert GAME.parted(n, world, 0) is shown
