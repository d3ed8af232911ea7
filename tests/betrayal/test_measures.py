"""What is counted over whole campaigns and in every haunt, in short: ``python -m benchmarks.campaigns`` and
``python -m benchmarks.haunts`` are the long runs."""

from collections import Counter

from benchmarks import campaigns, haunts
from yakata.betrayal import GAME


def test_what_a_campaign_has_seen_is_counted_and_what_nobody_saw_is_a_failure(capsys):
    code = campaigns.main(["--campaigns", "1", "--bot", "keen", "--seed", "tests", "--jobs", "1"])
    lines = capsys.readouterr().out.splitlines()
    counts = {line[9:]: int(line[:7]) for line in lines if line[:7].strip().isdigit()}
    unseen = {line.removeprefix("  unseen: ") for line in lines if line.startswith("  unseen: ")}
    assert any(", 0 broken or stuck; " in line for line in lines), lines
    for chapter in GAME.book.chapters.values():
        assert sum(counts[f"haunt {one.haunt}"] for one in chapter.haunts) == 1
    assert unseen == {what for what in campaigns.expected() if not counts[what]}
    assert unseen
    assert code == 1


def test_a_night_without_an_end_is_a_failure(monkeypatch):
    monkeypatch.setattr(campaigns, "LONGEST", 5)
    assert "Stuck('no haunt: 6 decisions')" in campaigns.campaign("tests", "keen").trouble


def test_every_deed_of_every_haunt_and_of_its_later_parts_is_wanted():
    boxes = {deed for haunt in haunts.HAUNTS for part in haunts.parts(haunt) for deed in haunts.deeds(part)}
    assert boxes == {deed for haunt in GAME.book.haunts for deed in haunts.deeds(haunt)}
    assert len(boxes) > 150
    chapters = {what.removeprefix("act ") for what in campaigns.expected() if what.startswith("act ")}
    assert chapters < boxes


def test_blows_that_nothing_justifies_are_found():
    """Whoever plays at random strikes whom nothing has named."""
    struck = Counter[str]()
    for number in range(8):
        struck += haunts.night("quiet-guest", 3, f"tests {number}", "random")
    assert 0 < struck[haunts.UNJUSTIFIED] <= struck[haunts.BLOWS]
