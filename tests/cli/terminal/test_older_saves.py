"""What an older version has left in the terminal goes on, by the names that things have now."""

from pathlib import Path
from random import Random

from msgspec.structs import replace

from tests.kernel.test_upgrades import NEW, OLD, half
from yakata.betrayal import GAME, Betrayal
from yakata.betrayal.state.story import Member
from yakata.cli.terminal.saves import Shelf
from yakata.kernel import Play, Upgrade


def test_choices_after_the_last_draw_are_read_by_their_new_names_too(tmp_path: Path) -> None:
    play = half()
    Shelf(tmp_path, OLD).keep(play)
    shelf = Shelf(tmp_path, NEW)
    found = shelf.read()
    assert found
    record = found.record
    again = shelf.go_on(replace(record, entries=record.entries[:-1]), found.secret)
    assert [entry.text for entry in again.entries][2] == "pull lamp-1"
    assert again.state.inside == ["lamp-0", "lamp-2"]


class Later(Betrayal):
    """Rules that play otherwise."""

    version = GAME.version + 1
    upgrades = GAME.upgrades | {GAME.version: Upgrade(replays=False)}


def test_a_chapter_that_newer_rules_have_ended_is_believed_and_the_campaign_goes_on(tmp_path: Path) -> None:
    later = Later()
    families = list(GAME.book.families)[:3]
    campaign = GAME.campaign.begin(
        GAME.campaign.new("0123456789abcdef", "Hill"), [Member(family, family.title(), 30) for family in families]
    )
    rng = Random(1)
    play = Play.prepare(GAME, GAME.campaign.options_for(campaign), 3, seed="hill").deal()
    for _ in range(40):
        play.apply(rng.choice(play.choices))
    Shelf(tmp_path, GAME).keep(play)

    shelf = Shelf(tmp_path, later)
    for ask in range(10_000):  # left and taken up again and again
        found = shelf.read()
        assert found
        again = shelf.go_on(*found)
        if ask == 0:
            assert again.view(0) == play.view(0)
            assert again.dice.count == play.dice.count
        for _ in range(200):
            if not again.over:
                again.apply(rng.choice(again.choices))
        if again.over:
            break
        shelf.keep(again)
    path = shelf.finish(again)
    assert f"begun by version {GAME.version} of the rules, taken up by version {later.version}" in path.read_text(
        encoding="utf-8"
    )

    grown = later.campaign.after(campaign, path.read_text(encoding="utf-8"), shelf.ended(path))
    assert grown.nights[0].ending == again.state.ended
    assert later.campaign.why_pinned(grown) is None
    assert later.campaign.import_(later.campaign.export(grown)) == grown
