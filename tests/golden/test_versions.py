"""What plays otherwise has another version: stories, counts, numbers in the data and balance change with it only."""

from copy import deepcopy

import pytest

import yakata
from tests.golden import versions
from tests.golden.versions import DOCS, FILE, Unmoved, content, now, read, renewed

PARTS = dict.fromkeys(versions.PARTS, "aa")


@pytest.mark.parametrize("name", yakata.games())
def test_what_plays_otherwise_has_another_version(name):
    version = yakata.load(name).version
    differing = versions.changed(read(FILE.read_text(encoding="utf-8")), name, version, now(name))
    assert not differing, versions.complaint(name, version, differing)


@pytest.mark.parametrize("name", yakata.games())
def test_every_version_since_the_first_line_is_there_and_this_one_is_the_last(name):
    kept = [version for game, version in read(FILE.read_text(encoding="utf-8")) if game == name]
    assert kept == list(range(kept[0], yakata.load(name).version + 1))


@pytest.mark.parametrize("name", ["hidden-rooms", "hako-onna", "betrayal"])
def test_the_page_of_a_game_says_its_version_and_its_balance_counts(name):
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    assert f"Rules version {yakata.load(name).version}" in page
    assert len(versions.balance(name)) >= 2


def test_wording_and_languages_are_no_content():
    stages = deepcopy(yakata.load("hidden-rooms").data())
    stages["stages"][0]["name"]["en"] = stages["stages"][0]["story"]["ja"] = "other"
    assert content(stages) == now("hidden-rooms")["content"]
    pack = deepcopy(yakata.load("betrayal").data())
    pack["tallow-rent"]["pack.yaml"]["languages"] = ["en"]
    assert content(pack) == now("betrayal")["content"]


def test_numbers_routes_and_steps_are_content():
    stages, night, pack = (deepcopy(yakata.load(name).data()) for name in ("hidden-rooms", "hako-onna", "betrayal"))
    stages["stages"][0]["route"] = stages["stages"][0]["route"][:-1]
    assert content(stages) != now("hidden-rooms")["content"]
    night["powers"]["powers"][0]["need"] += 1
    assert content(night) != now("hako-onna")["content"]
    pack["tallow-rent"]["events.yaml"]["events"][0]["steps"][0]["trait"] = "might"
    assert content(pack) != now("betrayal")["content"]


def test_the_line_of_a_version_changes_for_a_reason_only():
    text = renewed("# head\n", "manor", 1, PARTS)
    assert renewed(text, "manor", 1, PARTS) == text
    other = PARTS | {"content": "bb"}
    with pytest.raises(Unmoved, match="manor: its content changed, its version is still 1"):
        renewed(text, "manor", 1, other)
    with pytest.raises(Unmoved):
        renewed(text, "manor", 1, other, "  ")
    told = renewed(text, "manor", 1, other, "a comma")
    assert "# manor 1, content: a comma\n" in told
    assert read(told) == {("manor", 1): other}


def test_a_new_version_adds_its_line_and_leaves_the_others():
    text = renewed(renewed("", "manor", 1, PARTS), "attic", 4, PARTS)
    more = renewed(text, "manor", 2, PARTS | {"stories": "cc"})
    assert more.startswith(text)
    assert read(more)["manor", 2]["stories"] == "cc"
