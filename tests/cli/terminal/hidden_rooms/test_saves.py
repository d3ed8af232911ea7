"""Saved at every choice; nothing that was shown is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from tests.cli.terminal.hidden_rooms.sitting import GAME, at_table, play_on, press, screen, sit
from yakata.cli.terminal.hidden_rooms.screen.app import HouseApp
from yakata.cli.terminal.saves import Shelf
from yakata.kernel import CannotUndo, verify

SCRIPT = """
import sys
from pathlib import Path
from yakata import load
from yakata.cli.terminal.hidden_rooms.play import play
sys.exit(play(load("hidden-rooms"), options={}, seed=sys.argv[2], lang="en", plain=True, fresh=False,
              folder=Path(sys.argv[1])))
"""


def saved(folder: Path) -> Path:
    return folder / "saves" / "hidden-rooms.save"


def test_quit_and_come_back(tmp_path: Path) -> None:
    async def leave(app: HouseApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1", "up", "d", "e", "q")

    left = at_table(sit(tmp_path), leave).table

    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        assert "You were here: stage 1, turn 3" in screen(app)
        assert app.asked == "turn"

    back = at_table(sit(tmp_path, seed=None), look).table
    assert back.resumed
    assert back.house == left.house
    assert back.play.entries == left.play.entries


def test_the_dice_are_the_same_after_coming_back(tmp_path: Path) -> None:
    straight = sit(tmp_path / "straight")
    choices = play_on(straight, 60)
    for cut in (1, 7, 20):
        folder = tmp_path / str(cut)
        table = sit(folder)
        for text in choices[:cut]:
            table.choose(text)
        table = sit(folder, seed=None)
        assert table.resumed
        for text in choices[cut:]:
            table.choose(text)
        assert table.play.entries == straight.play.entries
        assert table.house == straight.house


def test_undo_survives_coming_back(tmp_path: Path) -> None:
    table = sit(tmp_path)
    table.choose("lay amber-5")
    before = table.house.dump()
    table.choose("search up")
    table = sit(tmp_path, seed=None)
    table.undo()
    assert table.house.dump() == before
    with pytest.raises(CannotUndo):
        table.undo()
    assert sit(tmp_path, seed=None).house.dump() == before


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path), "7"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("lay amber-5\nsearch up\ndraw\n")
        process.stdin.flush()
        for line in process.stdout:
            if "turn 2" in line:
                break
        process.send_signal(signal.SIGKILL)
    table = sit(tmp_path, seed=None)
    assert table.resumed
    assert table.house.turns == 2


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"\xff\xfe\x00", b'{"save": "yakata save 1", "record": "yakata record 1", "secret": ""}', b"[1, 2"],
)
def test_a_broken_save_is_set_aside(tmp_path: Path, content: bytes) -> None:
    saved(tmp_path).parent.mkdir()
    saved(tmp_path).write_bytes(content)
    table = sit(tmp_path)
    assert not table.resumed
    assert (tmp_path / "saves" / "hidden-rooms.save.broken").read_bytes() == content
    assert "hidden-rooms.save.broken" in table.opening[0]
    saved(tmp_path).write_bytes(content)
    sit(tmp_path)
    assert (tmp_path / "saves" / "hidden-rooms.save-2.broken").read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: hidden-rooms", "game: seance"),
        ("rules: 2", "rules: 99"),
        ("child lay", "child eat"),
        ("first-tile ", "first-tile red-9 "),
    ],
)
def test_a_foreign_save_is_set_aside(tmp_path: Path, old: str, new: str) -> None:
    play_on(sit(tmp_path), 3)
    save = msgspec.json.decode(saved(tmp_path).read_bytes())
    assert old in save["record"]
    saved(tmp_path).write_bytes(msgspec.json.encode({**save, "record": save["record"].replace(old, new, 1)}))
    assert not sit(tmp_path).resumed
    assert (tmp_path / "saves" / "hidden-rooms.save.broken").exists()


def test_a_save_with_another_secret_is_set_aside(tmp_path: Path) -> None:
    play_on(sit(tmp_path), 3)
    save = msgspec.json.decode(saved(tmp_path).read_bytes())
    for secret in ("00" * 32, "no hex"):
        saved(tmp_path).write_bytes(msgspec.json.encode({**save, "secret": secret}))
        assert not sit(tmp_path).resumed


def test_other_options_start_a_new_game_and_the_old_one_waits(tmp_path: Path) -> None:
    old = sit(tmp_path)
    play_on(old, 5)
    new = sit(tmp_path, seed="8", stage=3)
    assert not new.resumed
    assert new.opening[1] == "yakata play hidden-rooms"
    assert new.house.stage == 3
    play_on(new, 4)
    again = sit(tmp_path, seed=None)
    assert again.resumed
    assert again.opening[1] == "yakata play hidden-rooms --stage 3"
    assert again.house == old.house
    assert sit(tmp_path, seed=None, stage="3").house == new.house


def test_the_way_back_names_every_option(tmp_path: Path) -> None:
    sit(tmp_path, turn_limit=40, chase_ends=False)
    table = sit(tmp_path, "ja", seed=None)
    assert table.opening[1] == "yakata play hidden-rooms -o chase_ends=false -o turn_limit=40 --lang ja"


def test_what_waits_is_told_on_a_card(tmp_path: Path) -> None:
    sit(tmp_path, stage=3)
    sit(tmp_path)

    async def look(app: HouseApp, pilot: Pilot[int]) -> None:
        assert "yakata play hidden-rooms" in screen(app)
        await press(pilot, "enter")
        assert "Which tile do you start on?" in screen(app)

    at_table(sit(tmp_path, seed=None, stage=3), look)


def test_another_seed_starts_a_new_game(tmp_path: Path) -> None:
    play_on(sit(tmp_path), 3)
    table = sit(tmp_path, seed="8")
    assert not table.resumed
    assert "other dice" in table.opening[0]
    assert len(list(saved(tmp_path).parent.iterdir())) == 2


def test_fresh_leaves_the_old_game(tmp_path: Path) -> None:
    play_on(sit(tmp_path), 3)
    before = saved(tmp_path).read_bytes()
    table = sit(tmp_path, fresh=True)
    assert not table.resumed
    assert before in [path.read_bytes() for path in saved(tmp_path).parent.iterdir()]
    assert sit(tmp_path, seed=None).house == table.house


def test_games_that_were_left_come_back_the_last_one_first(tmp_path: Path) -> None:
    plays = []
    for number in range(3):
        table = sit(tmp_path, seed=None, fresh=True)
        play_on(table, 3 + number)
        plays.append(table.play)
    assert "comes back when this one is over" in table.opening[0]
    for left in reversed(plays[:2]):
        play_on(table, 10_000)
        table = sit(tmp_path, seed=None)
        assert table.play.header == left.header
        assert table.opening[0].startswith("A game that you had left goes on")
    play_on(table, 10_000)
    assert not sit(tmp_path, seed=None).resumed


def test_a_seed_brings_back_its_own_game_only(tmp_path: Path) -> None:
    first = sit(tmp_path, seed="1")
    play_on(first, 3)
    assert not sit(tmp_path, seed="2").resumed
    assert sit(tmp_path, seed="1").house == first.house
    assert not sit(tmp_path, seed="3").resumed


def test_records_are_numbered_and_proved(tmp_path: Path) -> None:
    for number in (1, 2):
        table = sit(tmp_path, seed=str(number))
        play_on(table, 10_000)
        assert table.record_file == tmp_path / "records" / f"hidden-rooms-{number}.yakata"
        verify(GAME, table.record_file.read_text(encoding="utf-8"))
        assert not saved(tmp_path).exists()


def test_a_game_that_ended_before_its_record_was_written(tmp_path: Path) -> None:
    table = sit(tmp_path, stage=1)
    play_on(table, 10_000)
    record = table.record_file
    assert record is not None
    Shelf(tmp_path, GAME).keep(table.play)
    assert not sit(tmp_path, stage=1).resumed
    assert [path.name for path in record.parent.iterdir()] == [record.name]
    record.unlink()
    Shelf(tmp_path, GAME).keep(table.play)
    assert record.name in sit(tmp_path, stage=1).opening[0]
    assert record.exists()


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(tmp_path: Path) -> None:
    table = sit(tmp_path)
    saved(tmp_path).unlink()
    saved(tmp_path).parent.rmdir()
    saved(tmp_path).parent.write_text("in the way")
    table.choose("lay amber-5")
    assert "cannot be saved" in table.trouble
    assert table.house.turns == 1
