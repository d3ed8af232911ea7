"""What packs draw: sheets that are checked like rules, change none of them, and leave the house one by one."""

import json
import re
from pathlib import Path

import pytest

from tests.betrayal.packs import Workshop
from yakata.betrayal import GAME
from yakata.betrayal.language.book import SHIPPED, read_book
from yakata.betrayal.language.checking.known import DECKS
from yakata.betrayal.language.drawing.drawings import read_drawings
from yakata.betrayal.language.drawing.stock import HANDS, LOOKS, PARTS, SOUNDS
from yakata.betrayal.language.files.reading import files
from yakata.kernel import BadContent
from yakata.lab.packs import problems_of

PAGE = Path(__file__).parents[2] / "web/src"
BOARD = PAGE / "boards/betrayal"
SHEET = "drawings/moths.yaml"
DRAWN = """
parts:
  moth: [[p, "M0 0L9-9H-9Z"]]
tiles:
  draught-closet: [[moth, 4, -10, 0.5, true], [window, 0, -40]]
cards:
  brass-whistle: [[m, "M-9 0H9V9Z"], [moth, 0, -20, 2]]
haunts:
  cold-wick: [[candle, 0, 0, 2.5]]
sounds:
  cold-wick: snuff
"""


@pytest.fixture
def shop(tmp_path, capsys):
    return Workshop(tmp_path / "moth-house")


def errors(shop):
    return [str(problem) for problem in problems_of(shop.folder) if not problem.warning]


def of(game, key):
    return json.loads(game.library.drawings[key].body)


def test_a_drawing_changes_no_rule(shop):
    before = read_book(shop.folder)
    known = {*before.drawings}
    shop.add(SHEET, DRAWN)
    after = read_book(shop.folder)
    assert errors(shop) == []
    assert (after.fingerprint, after.spelling, after.data) == (before.fingerprint, before.spelling, before.data)
    assert after.drawings.keys() - known == {
        "tile-draught-closet",
        "card-brass-whistle",
        "haunt-cold-wick",
    }


def test_it_leaves_with_its_own_parts_written_out_and_no_name_of_them(shop):
    shop.add(SHEET, DRAWN)
    game = GAME.with_content(shop.folder)
    moth = [["p", "M0 0L9-9H-9Z"]]
    assert of(game, "tile-draught-closet") == {"scene": [[moth, 4, -10, 0.5, True], ["window", 0, -40, 1]]}
    assert of(game, "card-brass-whistle") == {"scene": [["m", "M-9 0H9V9Z"], [moth, 0, -20, 2]]}
    assert of(game, "haunt-cold-wick") == {"scene": [["candle", 0, 0, 2.5]], "sound": "snuff"}


def test_the_name_is_that_of_what_is_drawn(shop):
    shop.add(SHEET, DRAWN)
    first = read_book(shop.folder).drawings["tile-draught-closet"].name
    assert re.fullmatch("[0-9a-f]{32}", first)
    assert read_book(shop.folder).drawings["tile-draught-closet"].name == first
    shop.change(SHEET, "0L9-9", "0L9-8")
    assert read_book(shop.folder).drawings["tile-draught-closet"].name != first


def test_a_pack_draws_with_the_parts_of_those_that_it_needs(shop):
    part = next(iter(read_parts("1689")))
    shop.add(SHEET, f"tiles:\n  draught-closet: [[{part}, 0, 0]]\n")
    assert errors(shop) == []


def test_content_from_before_is_drawn_as_today():
    older = GAME.with_bundle(GAME.bundle())
    assert older.library.drawings == GAME.library.drawings


BROKEN = [
    ("a key", "tiles:", "tyles:", "'tyles' is not known here; did you mean 'tiles'?"),
    ("a part", "[moth, 4,", "[month, 4,", "there is no part 'month'; did you mean 'moth'?"),
    ("a hand", "[m, ", "[q, ", "there is no hand 'q'"),
    ("a path", "M-9 0H9V9Z", "url(x)", "a path is that of SVG, and begins with M"),
    ("a number", "moth, 4,", "moth, four,", "'four' is no number between"),
    ("a size", "[candle, 0, 0, 2.5]", "[candle, 0, 0, 2e9]", "'2e9' is no number between"),
    ("a mirror", "0.5, true]", "0.5, maybe]", "mirrored is true or false"),
    ("no list", '[[m, "M-9 0H9V9Z"], [moth, 0, -20, 2]]', "moth", "a drawing is a list"),
    ("too short", "[window, 0, -40]", "[window]", "here stands [part, x, y, size, mirrored] or [hand, path]"),
    ("a tile", "draught-closet:", "draft-closet:", "there is no tile 'draft-closet' to draw; did you mean"),
    (
        "a card",
        "brass-whistle:",
        "brass-thistle:",
        "there is no card 'brass-thistle' to draw; did you mean 'brass-whistle'?",
    ),
    ("a deck", "sounds:", "decks: {salt: M0 0H9V9Z}\nsounds:", "there is no deck 'salt' to draw"),
    ("a haunt", "cold-wick: [", "cold-wicks: [", "there is no haunt 'cold-wicks' to draw"),
    ("a sound", "snuff", "sniff", "there is no sound 'sniff'"),
    ("a part of the page", "  moth: [[p,", "  window: [[p,", "the page has a part 'window' already"),
    ("not YAML", "[[m, ", "[{m, ", "expected"),
]


@pytest.mark.parametrize(("old", "fresh", "told"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_what_is_wrong_is_named_with_its_line(shop, old, fresh, told):
    shop.add(SHEET, DRAWN)
    line = shop.change(SHEET, old, fresh)
    assert any(problem.startswith(f"{SHEET}:{line}: ") and told in problem for problem in errors(shop)), errors(shop)


def test_drawn_twice(shop):
    shop.add(SHEET, DRAWN)
    shop.add("drawings/other.yaml", "sounds:\n  cold-wick: creak\n")
    assert errors(shop) == [f"drawings/other.yaml:2: cold-wick is drawn twice: also at {SHEET}:11"]
    with pytest.raises(BadContent, match="drawn twice"):
        read_drawings([shop.folder])


def test_every_tile_card_event_and_haunt_of_the_shipped_pack_is_drawn():
    book, drawn = GAME.book, GAME.library.drawings
    start = [tile.id for tile in book.tiles.values() if tile.start]  # those are in the page
    wanted = {f"tile-{ident}" for ident in book.tiles if ident not in start}
    wanted |= {f"card-{ident}" for ident in book.cards} | {f"event-{ident}" for ident in book.events}
    wanted |= {f"haunt-{ident}" for ident in book.haunts}
    assert sorted(wanted - drawn.keys()) == []


def test_every_deck_that_the_shipped_pack_adds_has_a_symbol():
    drawn = GAME.library.drawings
    assert [deck for deck in set(GAME.book.deck_of.values()) if deck not in DECKS and f"deck-{deck}" not in drawn] == []
    assert set(of(GAME, "deck-lodger")) == {"sign"}


def test_the_rules_do_not_read_what_is_drawn():
    folder = SHIPPED / "tallow-rent"
    assert [path for path in files(folder) if "drawings" in path.parts] == []


# The page's own stock, in step with what packs may name


def test_parts():
    found = {word for file in ("parts", "things") for word in keys_of(BOARD / f"scenery/{file}.ts")}
    assert found == PARTS


def test_looks():
    text = (BOARD / "art/Being.svelte").read_text(encoding="utf-8")
    assert set(re.findall(r"^    (\w+): \[$", text, re.MULTILINE)) == LOOKS


def test_hands():
    css = (BOARD / "engraving.css").read_text(encoding="utf-8")
    styled = {word for rule in re.findall(r"\.etched ([^{]*) {", css) for word in re.findall(r"\.(\w)\b", rule)}
    assert styled | {"l"} == HANDS, "a line is what every hand is without a style"


def test_sounds():
    text = (PAGE / "sound/captions.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  \| '(\w+)'", text, re.MULTILINE)) == SOUNDS | {"clack", "scrape", "clatter"}  # of discs


def test_the_guide_names_all_of_it():
    guide = (PAGE.parents[1] / "docs/write-a-haunt.md").read_text(encoding="utf-8").split("## 6. What is seen")[1]
    words = set(re.findall(r"[a-z]+", guide.split("## 7.")[0]))
    assert {*PARTS, *LOOKS, *SOUNDS} <= words
    assert set(re.findall(r"`(\w)`", guide.split("## 7.")[0])) == HANDS


def keys_of(path: Path) -> list[str]:
    return re.findall(
        r"^  (\w+): ", path.read_text(encoding="utf-8").split("Record<string, Part> = {")[1], re.MULTILINE
    )


def read_parts(year: str) -> list[str]:
    text = (SHIPPED / f"tallow-rent/drawings/{year}.yaml").read_text(encoding="utf-8")
    return re.findall(r"^  ([\w-]+):", text.split("\ntiles:")[0], re.MULTILINE)
