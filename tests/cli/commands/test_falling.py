"""``yakata verify --physics``: what was seen to come down comes down again."""

from pathlib import Path

import pytest

import yakata
from yakata.cli.main import main
from yakata.kernel import Play
from yakata.kernel.record import text
from yakata.tower import Settled, available
from yakata.tower.physics import settle

GAME = yakata.load("hako-onna")
pytestmark = pytest.mark.skipif(not available(), reason="without the extra there is no physics")


@pytest.fixture(scope="module")
def night() -> str:
    """A night of one disc: then all give up."""
    play = Play.prepare(GAME, GAME.choose_options({"noise": "tower", "house": "balanced"}), 3, seed="falling")
    play.witness = True
    play.deal()
    while not play.over:
        if play.awaits:
            play.attest(str(settle(play.awaits.question)))
        else:
            texts = [str(choice) for choice in play.choices]
            play.apply(next((choice for choice in texts if choice in ("despair", "agree")), texts[0]))
    return text(play.record())


def verified(folder: Path, record: str) -> int:
    file = folder / "night.yakata"
    file.write_text(record, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file), "--physics"])
    return int(str(ended.value.code))


def test_what_was_seen_comes_down_the_same(night, tmp_path, capsys):
    seen = night.count(" settled ")
    assert seen > 0
    assert verified(tmp_path, night) == 0
    told = capsys.readouterr().out
    assert f"{seen} outcomes seen and not drawn" in told
    assert f"{seen} of {seen} discs come down the same here, {seen} to the micrometre" in told


def test_a_word_that_could_have_come_and_did_not_is_found(night, tmp_path, capsys):
    line = next(line for line in night.splitlines() if " settled stands/" in line)
    word = line.partition(" settled ")[2]
    (disc,) = Settled.parse(word).stack
    moved = word.replace(f",{disc.x},", f",{disc.x + 9},", 1)
    assert verified(tmp_path, night.replace(word, moved)) == 0  # it stood, a hair aside
    told = capsys.readouterr().out
    assert "0 to the micrometre" in told


def test_a_word_that_cannot_come_is_wrong_by_the_rules(night, tmp_path, capsys):
    word = next(line for line in night.splitlines() if " settled stands/" in line).partition(" settled ")[2]
    assert verified(tmp_path, night.replace(word, word.replace("black", "big"))) == 1
    assert "cannot come" in capsys.readouterr().err
