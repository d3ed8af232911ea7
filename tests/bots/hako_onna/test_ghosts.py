"""What bots make of one another in the dark."""

from random import Random

from msgspec.structs import replace

from tests.bots.hako_onna.test_judgement import chooses, note
from tests.hako_onna.ghosts import dark
from yakata.bots.hako_onna import blockade
from yakata.bots.hako_onna.hiding import Hider
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.temper import KEEN
from yakata.hako_onna.rules.choices import Admit, Again, Go, Hide, Object, Settle, Stay, Wait
from yakata.hako_onna.sight.view import GhostView


def haunting(*ghosts, prompt):
    """What she sees in the dark, with the ghosts there."""
    return replace(dark(seats=4, dead={2: "kids-room.bunk"}).view(0), prompt=prompt, ghosts=ghosts)


def test_a_ghost_keeps_away_from_where_another_means_to_hide():  # H101 HR35
    """Not from where that one is now: it will be gone."""
    hides = tuple(Hide(f"kids-room.{spot}") for spot in ("bunk", "toy-chest"))
    for free, meant in (("bunk", "toy-chest"), ("toy-chest", "bunk")):
        other = GhostView(2, f"kids-room.{free}", "", f"kids-room.{meant}")
        view = haunting(GhostView(0, "hall-2f.cupboard", ""), other, prompt="hide")
        assert chooses(view, *hides) == Hide(f"kids-room.{free}")


def test_she_lets_a_ghost_go_first_whose_place_she_needs():  # HR24 HR35
    notes = (note("kids-room.bunk", "exit"), note("study.desk", "safe"))
    here, there = GhostView(0, "hall-2f.cupboard", ""), GhostView(2, "kids-room.bunk", "exit")
    view = haunting(here, there, prompt="go")
    view = replace(view, notes=notes, gone=("stake", "chain", "gasoline", "doll"), weakness="stake")
    target = blockade.plan(Lair(view))
    assert set(target.values()) <= {"kids-room.bunk", "study.desk"}
    hider = Hider(Lair(view), 0, KEEN, Random(1))
    hider.target = "kids-room.bunk"
    assert hider.go((Go("kids-room"), Stay(), Wait(2))) == Wait(2)
    hider.target = "study.desk"
    assert hider.go((Go("kids-room"), Stay(), Wait(2))) == Go("kids-room")


def test_a_bot_settles_what_was_chosen_and_has_knocked_nothing_over():  # HR35 HR11
    ghosts = (GhostView(0, "hall-2f.cupboard", ""), GhostView(2, "kids-room.bunk", ""))
    assert chooses(haunting(*ghosts, prompt="settle"), Again(0), Again(2), Settle()) == Settle()
    assert chooses(haunting(*ghosts, prompt="blamed"), Admit(), Object()) == Object()
