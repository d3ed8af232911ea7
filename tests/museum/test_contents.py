"""What was begun with the content of an older release goes on with it, wherever it was kept."""

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

import yakata
from tests.museum.rooms import MUSEUM
from yakata.betrayal import GAME as BETRAYAL
from yakata.betrayal import Betrayal
from yakata.cli.terminal.begin import begin
from yakata.cli.terminal.saves import Shelf
from yakata.cli.terminal.seating import Seating
from yakata.kernel import BadSave, Game, RecordError, verify
from yakata.kernel.bundles import KEPT
from yakata.kernel.campaign import BadCampaign
from yakata.kernel.testing import random_game
from yakata.kernel.testing.random_play import random_play
from yakata.words import words_for

GAMES: list[Game[Any]] = [yakata.load(name) for name in yakata.games()]
OLDER = [(game, path.stem) for game in GAMES for path in sorted(game.older_contents.glob(f"*{KEPT}"))]


@pytest.fixture(scope="module")
def tomorrow(tmp_path_factory: pytest.TempPathFactory) -> Betrayal:
    """The next release: one number of the shipped pack is another, and what is shipped today is kept."""
    folder = tmp_path_factory.mktemp("next")
    shutil.copytree(BETRAYAL.book.folders[0], folder / "tallow-rent")
    tiles = folder / "tallow-rent" / "tiles.yaml"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace("regions: [ground, upper]", "regions: [ground]", 1), encoding="utf-8")
    kept = folder / "older"
    kept.mkdir()
    (kept / f"{BETRAYAL.content}{KEPT}").write_bytes(BETRAYAL.bundle().pack())

    class Tomorrow(Betrayal):
        older_contents = kept

    game = Tomorrow(BETRAYAL.with_content(folder / "tallow-rent").book)
    assert game.content != BETRAYAL.content
    return game


@pytest.mark.parametrize(("game", "content"), OLDER, ids=str)
def test_older_content_is_what_its_name_says_and_can_be_played(game: Game[Any], content: str) -> None:
    older = game.begun_with(content)
    assert older is not None
    assert older.content == content
    assert random_game(older, content, (older.options(), older.seats.start)).result
    for language in ("en", "ja"):
        assert words_for(older, language).say("game-title") == words_for(game, language).say("game-title")


def test_a_state_goes_on_with_its_content_and_says_where_it_cannot(tomorrow: Betrayal) -> None:
    for state in [*random_play(BETRAYAL, Random(7))][::25]:
        again = tomorrow.load(state.dump())
        assert again.game.content == BETRAYAL.content
        assert again.dump() == state.dump()
        assert str(again.pending) == str(state.pending)
    new = tomorrow.start(seats=3)
    assert new.game.content == tomorrow.content
    with pytest.raises(BadSave, match=f"{tomorrow.content}, this is"):
        BETRAYAL.load(new.dump())
    assert BETRAYAL.begun_with("../older") is None


def test_a_record_is_proved_with_its_content(tomorrow: Betrayal) -> None:
    record = random_game(BETRAYAL, "content", (BETRAYAL.choose_options({"haunt": "siege"}), 3)).record()
    assert verify(tomorrow, str(record)).entries == len(record.entries)
    other = random_game(tomorrow, "content", (tomorrow.choose_options({"haunt": "siege"}), 3)).record()
    with pytest.raises(RecordError, match="other content"):
        verify(BETRAYAL, str(other))


def test_a_game_left_in_the_terminal_goes_on_and_says_with_what(tomorrow: Betrayal, tmp_path: Path) -> None:
    play = BETRAYAL.new(seed="left", seats=3, names=("you", "random", "random"), families="deal")
    rng = Random(3)
    for _, ask in zip(range(30), play, strict=False):
        play.apply(rng.choice(ask.choices))
    Shelf(tmp_path, BETRAYAL).keep(play)
    seating = Seating(play.record().seats, play.record().names)
    words = words_for(tomorrow, "en", "yakata.cli")
    for _ in range(2):
        sitting = begin(tomorrow, seating, {"families": "deal"}, None, words, tmp_path, fresh=False)
        assert sitting.opening == [words.say("save-older-content")]
        assert sitting.play.state.dump() == play.state.dump()
        assert sitting.play.game.content == BETRAYAL.content


def test_a_pack_of_ones_own_is_known_on_the_shipped_content_of_before() -> None:
    states = (MUSEUM / "rules-1" / "states" / "own-moth-house.jsonl").read_text(encoding="utf-8")
    game = BETRAYAL.with_content(MUSEUM / "rules-1" / "content" / "moth-house")
    state = game.load(states.splitlines()[0].partition(',"state":')[2][:-1])
    assert state.game.own_content
    assert state.game.content in states
    assert words_for(state.game, "en").knows("haunt-cold-wick")


def test_a_pack_that_its_author_has_changed_since_is_kept_with_the_save(tmp_path: Path) -> None:
    pack = tmp_path / "moth-house"
    shutil.copytree(MUSEUM / "rules-1" / "content" / "moth-house", pack)
    game = BETRAYAL.with_content(pack)
    play = game.new(seed="own", seats=3, names=("you", "random", "random"), families="deal")
    Shelf(tmp_path, game).keep(play)
    items = pack / "items.yaml"
    items.write_text(items.read_text(encoding="utf-8").replace("ground", "upper"), encoding="utf-8")
    changed = BETRAYAL.with_content(pack)
    assert changed.content != game.content
    words = words_for(changed, "en", "yakata.cli")
    seating = Seating(play.record().seats, play.record().names)
    for _ in range(2):
        sitting = begin(changed, seating, {"families": "deal"}, None, words, tmp_path, fresh=False)
        assert sitting.opening == [words.say("save-older-content")]
        assert sitting.play.state.dump() == play.state.dump()
    kept = Shelf(tmp_path, changed).contents
    assert [path.stem for path in kept.iterdir()] == [game.content]
    Shelf(tmp_path, changed).keep(changed.new(seed="new", seats=3, families="deal"))
    Shelf(tmp_path, changed).keep(changed.new(seed="newer", seats=3, families="deal"))
    assert changed.content in {path.stem for path in kept.iterdir()}


def test_a_campaign_ends_its_chapter_with_its_content_and_goes_on_with_todays(tomorrow: Betrayal) -> None:
    families = list(BETRAYAL.book.families)[:3]
    company = BETRAYAL.campaign.invited(BETRAYAL.campaign.new("0" * 16, "Hill"), ",".join(families))
    campaign = BETRAYAL.campaign.begin(BETRAYAL.campaign.new("0" * 16, "Hill"), company)
    assert tomorrow.campaign.can_move(campaign)
    assert tomorrow.campaign.import_(BETRAYAL.campaign.export(campaign)) == campaign
    play = random_game(BETRAYAL, "chapter", (BETRAYAL.campaign.options_for(campaign), 3))
    with pytest.raises(BadCampaign):
        tomorrow.campaign.begin(campaign, company)
    ended = tomorrow.campaign.after(campaign, play.record())
    assert ended.edition.fingerprint == tomorrow.content
    assert tomorrow.campaign.why_pinned(ended) is None
    assert tomorrow.campaign.import_(tomorrow.campaign.export(ended)) == ended
    assert tomorrow.campaign.begin(ended, tomorrow.campaign.invited(ended, "")).running
