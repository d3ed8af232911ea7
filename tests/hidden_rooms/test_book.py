"""The Book of the Rooms: stages as files."""

from pathlib import Path

import msgspec
import pytest

from tests.hidden_rooms.positions import GAME, at
from tests.hidden_rooms.reference import ROUTES
from yakata.hidden_rooms import HiddenRooms
from yakata.hidden_rooms.book import SHIPPED, StageFile, read_book, read_stage, route_through
from yakata.kernel import BadContent, BadOptions, RecordError, verify
from yakata.kernel.testing import random_game

MINE = """
number = 7
corners = [[0, 5], [5, 5], [5, 0]]
[name]
en = "the Landlord"
ja = "オオヤ"
[story]
en = "It wants the rent."
ja = "家賃をとりに来る。"
"""


def write(folder: Path, text: str, name: str = "7-landlord.toml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def test_routes_are_those_of_the_facts():  # K6
    for number, route in ROUTES.items():
        assert GAME.book[number].route == tuple(map(int, route.split()))


def test_no_route_comes_to_a_square_twice():  # KQ3
    for stage in GAME.book.stages.values():
        assert len(set(stage.route)) == len(stage.route)
    with pytest.raises(BadContent, match=r"comes to B1 twice \[KQ3\]"):
        route_through([(0, 0), (0, 3), (1, 3), (1, 1), (0, 1), (5, 1)])


def test_a_user_adds_a_stage_by_adding_a_file(tmp_path):  # K6
    write(tmp_path, MINE)
    game = GAME.with_stages(tmp_path)
    assert set(game.book.stages) == {1, 2, 3, 4, 5, 7}
    state = game.start(stage=7)
    assert set(state.pending.outcomes) == {"amber-6", "blue-6", "green-6", "red-6"}
    for answer in ("red-6", "red-1", "red-2", "lay red-1"):
        state.apply(answer)
    assert state.page.name.ja == "オオヤ"
    assert state.monster == at("F3")


def test_a_game_with_a_strangers_stage_is_replayed_with_that_stage_only(tmp_path):
    write(tmp_path, MINE)
    game = GAME.with_stages(tmp_path)
    play = random_game(game, "stranger", (game.choose_options({"stage": 7}), 1))
    assert verify(game, str(play.record())).draws == play.dice.count
    with pytest.raises(RecordError, match="other content"):
        verify(GAME, str(play.record()))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("number = 7", "number = 0"), "number"),
        (("number = 7", "number = 'x'"), "number"),
        (("number = 7", "nummer = 7"), "nummer|number"),
        (("number = 7", "number = 7\ncolour = 'red'"), "colour"),
        (("[5, 0]]", "[6, 0]]"), "corners"),
        (("[5, 0]]", "[4, 0]]"), "cannot go straight from F6 to A5"),
        (("[5, 0]]", "[5, 5]]"), "cannot go straight from F6 to F6"),
        (("[[0, 5], [5, 5], [5, 0]]", "[[0, 5]]"), "corners"),
        (('ja = "オオヤ"', ""), "ja"),
        (('ja = "オオヤ"', 'ja = "オオヤ"\nfr = "le Propriétaire"'), "fr"),
        (('en = "the Landlord"', 'en = ""'), "name.en"),
        (('en = "the Landlord"', 'en = " "'), "name.en"),
        (("[[0, 5], [5, 5], [5, 0]]", "[[5, 5], [5, 0]]"), "starts on F6"),
        (("number = 7", "number = " + "9" * 5000), "7-landlord.toml"),
        (("[[0, 5], [5, 5], [5, 0]]", "[" * 5000), "7-landlord.toml"),
        (("corners", "corners ="), "7-landlord.toml"),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(tmp_path, change, complaint):
    path = write(tmp_path, MINE.replace(*change))
    with pytest.raises(BadContent, match=complaint) as error:
        read_stage(path)
    assert "7-landlord.toml" in str(error.value)


def test_a_route_stays_on_the_board():  # K2 K6
    with pytest.raises(BadContent, match=r"\(6, 0\) is not on the board"):
        route_through([(0, 0), (6, 0)])


def test_a_book_without_a_stage_of_the_tile_or_from_nowhere_is_refused(tmp_path):
    write(tmp_path, MINE)
    with pytest.raises(BadContent, match="lacks stage 1"):
        HiddenRooms(read_book(tmp_path))
    with pytest.raises(BadContent, match="no folder"):
        GAME.with_stages(tmp_path / "nowhere")
    with pytest.raises(BadContent):
        route_through([])


def test_two_files_with_one_number_are_refused(tmp_path):
    write(tmp_path, MINE.replace("number = 7", "number = 3"))
    with pytest.raises(BadContent, match=r"stage 3 is in 3-wick\.toml already"):
        read_book(SHIPPED, tmp_path)


def test_an_unknown_stage_is_refused():
    with pytest.raises(BadOptions, match="no stage 6"):
        GAME.start(stage=6)


def test_every_shipped_file_meets_the_schema():
    for path in SHIPPED.glob("*.toml"):
        assert read_stage(path).number == int(path.name[0])
    schema = msgspec.json.schema(StageFile)
    assert schema["$defs"]["StageFile"]["additionalProperties"] is False


def test_the_game_as_shipped_has_the_fingerprint_of_its_stages():
    assert GAME.content == GAME.book.fingerprint
    assert not GAME.own_content
