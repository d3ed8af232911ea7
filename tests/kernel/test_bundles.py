"""Content as one piece: every game can be made again from it, plays the same, and has its words."""

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

import yakata
from tests.museum.rooms import MUSEUM
from yakata.betrayal import GAME as BETRAYAL
from yakata.hako_onna import GAME as HAKO
from yakata.hako_onna.state.reading import SHIPPED as HAKO_DATA
from yakata.hidden_rooms import GAME as ROOMS
from yakata.kernel import BadContent, Bundle, Game, unpack
from yakata.kernel.testing.random_play import random_play
from yakata.words import words_for

OWN = MUSEUM / "rules-1" / "content" / "moth-house"
GAMES = [*(yakata.load(name) for name in ("hidden-rooms", "hako-onna", "betrayal", "seance"))]


def again(game: Game[Any]) -> Game[Any]:
    return game.with_bundle(unpack(game.bundle().pack()))


@pytest.mark.parametrize("game", [*GAMES, BETRAYAL.with_content(OWN)], ids=lambda game: f"{game.name} {game.content}")
def test_a_game_made_again_from_its_bundle_plays_the_same_and_says_the_same(game: Game[Any]) -> None:
    made = again(game)
    assert made is not game
    assert made.content == game.content
    for one, other in zip(random_play(game, Random(3)), random_play(made, Random(3)), strict=True):
        assert one.dump() == other.dump()
        assert [str(event) for event in one.told] == [str(event) for event in other.told]
    for language in ("en", "ja"):
        ours, theirs = words_for(game, language), words_for(made, language)
        for key in ours.all_keys():
            assert theirs.knows(key), key
    assert made.bundle() == again(made).bundle()
    assert made.bundle().data == game.bundle().data


def test_words_that_were_taken_out_since_come_from_the_bundle() -> None:
    bundle = ROOMS.bundle()
    older = Bundle(bundle.game, "0123456789abcdef", bundle.data, {"en/old.ftl": "tile-purple = the purple one\n"})
    made = ROOMS.with_bundle(older)
    assert words_for(made, "en").say("tile-purple") == "the purple one"
    assert words_for(made, "en").say("game-title") == words_for(ROOMS, "en").say("game-title")
    assert made.content == "0123456789abcdef"


def test_comments_and_blanks_do_not_move_a_fingerprint_but_a_number_does(tmp_path: Path) -> None:
    for game, shipped in ((HAKO, HAKO_DATA), (BETRAYAL, BETRAYAL.book.folders[0])):
        folder = tmp_path / game.name
        shutil.copytree(shipped, folder)
        for file in [*folder.rglob("*.toml"), *folder.rglob("*.yaml")]:
            file.write_text(f"# a remark\n\n{file.read_text(encoding='utf-8')}\n", encoding="utf-8")
        assert game.with_content(folder).content == game.content  # type: ignore[attr-defined]  # both have it
    powers = tmp_path / "hako-onna" / "powers.toml"
    text = powers.read_text(encoding="utf-8")
    assert "need = 5\n" in text
    powers.write_text(text.replace("need = 5\n", "need = 6\n", 1), encoding="utf-8")
    assert HAKO.with_content(tmp_path / "hako-onna").content != HAKO.content


def test_what_is_no_bundle_of_this_game_is_refused() -> None:
    for data in (b"", b"nothing", ROOMS.bundle().pack()[:40]):
        with pytest.raises(BadContent):
            unpack(data)
    with pytest.raises(BadContent, match="these are the rules of hako-onna"):
        HAKO.with_bundle(ROOMS.bundle())
    for broken in ({}, {"stages": 3}, {"stages": [{"number": "one"}]}):
        with pytest.raises(BadContent, match="cannot be read"):
            ROOMS.with_bundle(Bundle("hidden-rooms", "00", broken, {}))
