"""Hidden Rooms against the laws of the house."""

import json

from tests.hidden_rooms.positions import GAME, house, play
from yakata.kernel.testing import check, every_setting, fuzz


def test_it_holds_every_law():
    report = check(GAME, games=60)
    assert report.settings == len(every_setting(GAME)) == 14
    assert report.states > 2000


def test_fuzzing_finds_nothing(tmp_path):
    report = fuzz(GAME, 30_000, "tests", folder=tmp_path)
    assert not report.crashes
    assert report.decisions >= 30_000
    assert {"game-lost", "stage-lost"} <= set(report.endings)


def test_undo_reaches_back_to_the_last_draw_or_monster_turn():
    play = GAME.new(seed="undo", stage=1)
    play.apply(play.choices[0])
    assert play.why_no_undo().key == "undo-hand"  # the Monster has moved
    before = play.state.clone()
    play.apply("search up")
    assert play.why_no_undo() is None
    play.undo()
    assert play.state == before
    play.apply("search up")
    play.apply("draw")
    assert play.why_no_undo().key == "undo-reveal"  # a tile was seen


def test_nothing_is_hidden_from_anyone():
    assert not GAME.hides_from(0)
    state = house()
    assert state.view(0).pool == state.view(-1).pool == state.pool


def test_a_save_names_its_frames_and_steps():
    """Saved games outlive the code: these names are part of the rules version."""
    saved = json.loads(play(house(), "search up").dump())
    steps = [(frame["frame"], frame["at"]) for frame in saved["stack"]]
    assert steps == [("Game", "count"), ("Stage", "after"), ("ChildTurn", "source")]
