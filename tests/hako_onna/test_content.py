"""Boards, powers, items, tiles and noise as files."""

from shutil import copy

import msgspec
import pytest

from tests.hako_onna.nights import BOOK, GAME
from yakata.hako_onna.state.data_files import FILES
from yakata.hako_onna.state.reading import SHIPPED, read_content
from yakata.kernel import BadContent, RecordError, verify
from yakata.kernel.testing import random_game

JA_HARD = "[discs.ja.hard]\nred = [2]\nstands = [98.1, 98.6, 75.0, 75.7, 86.9]"


def changed(folder, name, old, new, count=1):
    """The shipped file with one change, in a folder of one's own."""
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, count), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("boards", 'doors = ["N"]', 'doors = ["X"]', "boards.toml.*Invalid enum value 'X'"),
        ("boards", 'doors = ["N"]', "doors = []", "kids-room cannot"),
        ("boards", 'doors = ["N"]', 'dors = ["N"]', "boards.toml.*dors"),
        ("boards", 'id = "kids-room"\nsides', 'id = "study"\nsides', "two things are called study"),
        ("boards", 'id = "kids-room"\ndoors', 'id = "study"\ndoors', "two things are called study"),
        ("boards", 'shadows = ["hamper"]', "shadows = []", r"23 Shadows, not 24 \[H16\]"),
        ("boards", 'shadows = ["hamper"]', 'shadows = ["hamper", "hamper"]', "Shadows, not 24"),
        ("boards", 'safe = "study.desk"', 'safe = "study.chair"', r"study.chair is no Shadow \[H15\]"),
        ("boards", '["hall-1f", "hall-2f"], ', '["hall-1f", "attic"], ', "stairs lead to a room that is not there"),
        ("boards", '["hall-1f", "hall-2f"], ', "", "the balanced house: a room cannot be reached"),
        ("boards", '["hall-1f", "hall-2f"], ', '["living-room", "hall-2f"], ', "a room cannot be reached"),
        ("boards", '"red-bedroom", "kids-room"]', '"attic"]', r"GRUDGE room \[H24\]"),
        ("boards", '["red-bedroom", "kids-room"]', "[]", r"GRUDGE room \[H24\]"),
        ("boards", 'sides = ["S", "W"]', 'sides = ["S"]', "the rooms of kitchen do not share out its four sides"),
        ("boards", 'place = "basement"', "", r"one start, one second-floor, one basement board \[H4, H7\]"),
        ("boards", 'board = "study"', 'board = "attic"', "the balanced house: there is no attic to lay"),
        ("boards", 'board = "study"', 'board = "washroom"', "the balanced house: there is no washroom to lay"),
        ("boards", "turns = 3", "turns = 0", r"the balanced house: study cannot lie there \[H5\]"),
        ("boards", "x = 2", "x = 5", r"the balanced house: study cannot lie there \[H5\]"),
        ("boards", "x = 2", "x = 50", "boards.toml"),
        ("powers", 'effect = "lie"', 'effect = "sing"', "powers.toml.*sing"),
        ("powers", 'timing = "passive"', 'timing = "own"', "false-answer: lie is for passive"),
        ("powers", "number = 3", "number = 2", "the powers are not numbered 1 to 10"),
        ("powers", "number = 3", "number = 11", "powers.toml"),
        ("powers", 'id = "mary"', 'id = "open-this"', "two things are called open-this"),
        ("powers", 'id = "mary"', 'id = "despair"', "despair has a meaning already"),
        ("powers", "need = 5", "need = -1", "powers.toml"),
        ("powers", 'effect = "lie"', 'effect = "lie"\ncolour = "red"', "powers.toml.*colour"),
        ("items", 'id = "dowsing"', 'id = "pokkuri"', "two things are called pokkuri"),
        ("items", 'id = "dowsing"', 'id = "doll"', "two things are called doll"),
        ("items", 'id = "dowsing"', 'id = "Dowsing Rod"', "items.toml"),
        ("items", 'use = "action"', 'use = "maybe"', "items.toml.*maybe"),
        ("tiles", "en = 24, ja = 15", "en = 24", r"no number of Empty tiles for ja \[H11\]"),
        ("tiles", "en = 24", "en = -1", "tiles.toml"),
        ("tiles", 'kind = "doll"\nmix = true', 'kind = "doll"', r"doll: the mix has all tiles but .* \[H11, H16\]"),
        ("tiles", 'kind = "bones"', 'kind = "bones"\nmix = true', r"bones: the mix has all tiles but"),
        ("tiles", 'kind = "charm"', 'kind = "weapon"', "there must be 3 of the kind weapon"),
        ("tiles", 'kind = "key-ring"', 'kind = "safe"', "there must be 1 of the kind safe"),
        ("tiles", "numbers = 6", "numbers = 7", "tiles.toml"),
        ("tiles", 'id = "doll"', 'id = "number-9"', "number-9 has a meaning already"),
        ("tiles", 'id = "doll"', 'id = "study"', "two things are called study"),
        ("noise", "[0, 1, 2, 3, 4, 5]", "[0, 1, 2, 3, 4]", "noise.toml"),
        ("noise", "[0, 1, 2, 3, 4, 5]", "[0, 1, 2, 3, 4, 4]", r"two Noise cards have the same number \[H22\]"),
        ("noise", "[discs.ja.hard]", "[discs.ja.harder]", "noise.toml.*harder"),
        (
            "noise",
            "[discs.ja.hard]\nred = [2]\nstands = [98.1, 98.6, 75.0, 75.7, 86.9]",
            "",
            r"no discs for ja, hard \[H21\]",
        ),
        ("noise", "red = [5]", "red = [6]", "noise.toml"),
        ("noise", "[98.1, 99.2, 97.7, 95.7, 94.8]", "[98.1, 99.2, 97.7, 95.7]", "noise.toml"),
        ("noise", "[98.1, 99.2, 97.7, 95.7, 94.8]", "[98.1, 99.2, 97.7, 95.7, 101]", "noise.toml"),
        ("noise", "limit = 11", "limit = eleven", "noise.toml"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(tmp_path, name, old, new, complaint):  # H4, H11, H15, H16, H22
    with pytest.raises(BadContent, match=complaint):
        GAME.with_content(changed(tmp_path, name, old, new))


def test_one_of_three_drawn_powers_must_be_allowed_first(tmp_path):  # H18, H19
    text = (SHIPPED / "powers.toml").read_text(encoding="utf-8")
    for card, complains in (("mary", False), ("want-that", True)):
        text = text.replace(f'id = "{card}"', f'id = "{card}"\nnever_first = true')
        (tmp_path / "powers.toml").write_text(text, encoding="utf-8")
        if complains:
            with pytest.raises(BadContent, match=r"one must be allowed as the first \[H18, H19\]"):
                GAME.with_content(tmp_path)
        else:
            assert GAME.with_content(tmp_path)


def test_every_visitor_needs_an_item_card(tmp_path):  # H3
    text = (SHIPPED / "items.toml").read_text(encoding="utf-8")
    for item in ("smartphone", "pokkuri", "dowsing"):
        text = text.replace(f'id = "{item}"', f'id = "{item}"\nadvanced = true')
    (tmp_path / "items.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"an Item card for each of four Visitors \[H3\]"):
        GAME.with_content(tmp_path)


def test_a_file_that_is_no_file_of_the_kind(tmp_path):
    (tmp_path / "tiles.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"tiles\.toml"):
        GAME.with_content(tmp_path)
    (tmp_path / "tiles.toml").write_text("a = " + "[" * 5000, encoding="utf-8")
    with pytest.raises(BadContent, match=r"tiles\.toml"):
        GAME.with_content(tmp_path)


def test_a_folder_that_is_not_there_or_holds_nothing_is_refused(tmp_path):
    with pytest.raises(BadContent, match="no folder"):
        GAME.with_content(tmp_path / "nowhere")
    (tmp_path / "power.toml").write_text("", encoding="utf-8")  # misspelt
    with pytest.raises(BadContent, match=r"no data file in .*: boards, powers, items, tiles, noise"):
        GAME.with_content(tmp_path)
    copy(SHIPPED / "boards.toml", tmp_path)
    with pytest.raises(BadContent, match=r"powers\.toml is missing"):
        read_content(tmp_path)


def test_data_flags_of_the_facts_can_be_turned(tmp_path):  # H76
    changed(tmp_path, "items", 'scope = "all"', 'scope = "one-random"')
    changed(tmp_path, "powers", 'chooser = "hako"', 'chooser = "visitor"')
    changed(tmp_path, "tiles", "flee = true", "flee = false")
    game = GAME.with_content(tmp_path)
    assert game.book.item["smartphone"].scope == "one-random"
    assert game.book.power["open-this"].chooser == "visitor"
    assert not game.book.tile["extinguisher"].flee


def test_a_game_with_a_strangers_content_is_replayed_with_that_content_only(tmp_path):
    changed(tmp_path, "boards", 'shadows = ["hamper"]', 'shadows = ["mangle"]')
    game = GAME.with_content(tmp_path)
    assert game.own_content
    assert game.content != GAME.content
    play = random_game(game, "stranger", (game.choose_options({"house": "random"}), 3))
    assert verify(game, str(play.record())).draws == play.dice.count
    with pytest.raises(RecordError, match="other content"):
        verify(GAME, str(play.record()))


def test_a_denser_house_as_in_the_facts_passes(tmp_path):  # H5
    text = (SHIPPED / "boards.toml").read_text(encoding="utf-8")
    for old, new in (
        ('doors = ["N", "E"]', 'doors = ["N", "E", "W"]'),
        ('doors = ["N"]', 'doors = ["N", "S"]'),
    ):
        text = text.replace(old, new)
    (tmp_path / "boards.toml").write_text(text, encoding="utf-8")
    assert GAME.with_content(tmp_path).book.board["study"].doors == ("N", "E", "W")


def test_every_file_has_a_schema_that_allows_nothing_else():
    for kind in FILES.values():
        for name, part in msgspec.json.schema(kind)["$defs"].items():
            assert part["additionalProperties"] is False, name


def test_the_game_as_shipped_has_the_fingerprint_of_its_files():
    assert GAME.content == BOOK.fingerprint
    assert not GAME.own_content
