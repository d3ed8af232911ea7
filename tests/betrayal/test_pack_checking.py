"""A broken pack for every kind of error: the file and the line are named, and nothing else is blamed."""

import re

import pytest

from tests.betrayal.packs import Workshop
from yakata.betrayal import GAME
from yakata.betrayal.language.book import SHIPPED, read_book
from yakata.kernel import BadContent
from yakata.lab.packs import problems_of, try_haunts

HAUNT = "haunts/cold-wick.yaml"
EN = "texts/en/haunt-cold-wick.ftl"


@pytest.fixture
def shop(tmp_path, capsys):
    return Workshop(tmp_path / "moth-house")


def errors(shop):
    return [problem for problem in problems_of(shop.folder) if not problem.warning]


def test_a_new_pack_has_no_problems(shop):
    assert problems_of(shop.folder) == []


def test_the_shipped_pack_has_no_errors():
    assert [str(problem) for problem in problems_of(SHIPPED / "tallow-rent") if not problem.warning] == []


BROKEN = [
    # What cannot be read
    ("not YAML", HAUNT, "roles: {kind: traitor", "roles: {kind: [traitor", "did not find expected"),
    ("a key twice", "items.yaml", "    actions:", "    regions: [upper]\n    actions:", "'regions' is there twice"),
    (
        "an unknown field",
        HAUNT,
        "          where: {marker: dark-lamp}",
        "          were: {marker: dark-lamp}",
        "'where'",
    ),
    ("an unknown step", HAUNT, "{do: spawn,", "{do: spwan,", "no step is called 'spwan'; did you mean 'spawn'"),
    ("an unknown test", HAUNT, "{is: not,", "{is: nott,", "no test is called 'nott'; did you mean 'not'"),
    ("a bad id", "tiles.yaml", "id: draught-closet", "id: Draught Closet", "an id is written"),
    ("no trait", HAUNT, "trait: might,", "trait: mite,", "'mite' is not one of speed, might"),
    ("a bad band", "events.yaml", '"2-3": []', '"2 to 3": []', "is no band"),
    (
        "something is missing",
        "events.yaml",
        "    regions: [outside",
        "    ongoing: false\n    #",
        "'regions' is missing",
    ),
    ("a bad trigger", "tiles.yaml", "on: end-here", "on: ends-here", "did you mean 'end-here'"),
    # Names of nothing
    ("a tile", HAUNT, "front-steps,", "front-stairs,", "no tile is called 'front-stairs'; did you mean 'front-steps'"),
    ("a place", HAUNT, "at: {landing: true, farthest: its}", "at: frnt-steps", "'frnt-steps' is no tile"),
    ("a player", HAUNT, "who: traitor}", "who: triator}", "nobody is meant by 'triator'"),
    ("a monster", HAUNT, "kind: moth-swarm", "kind: moths", "no monster is called 'moths'"),
    ("a counter", HAUNT, "counter: lamps-lit, add: 1", "counter: lamps, add: 1", "declares no counter 'lamps'"),
    ("a number", HAUNT, "this: lamps-lit", "this: lamp-lit", "'lamp-lit' is no number"),
    ("numbers by players", HAUNT, '"{1/2/4}"', '"{1/2}"', "is no number"),
    ("a marker", HAUNT, "{do: unmark, marker: lit-lamp", "{do: unmark, marker: bright", "'bright' is not declared"),
    ("a word", HAUNT, "word: operate", "word: light-up", "word 'light-up' is not declared"),
    ("a status", HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: set-status, status: x}", "no status 'x'"),
    ("a secret", HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: reveal, secret: x}", "no secret 'x'"),
    ("a routine", HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: run, routine: x}", "no routine is called"),
    ("a pick", HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: bury, what: {named: x}}", "no pick is called"),
    ("a card", HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: bury, what: {id: x}}", "no card or Object"),
    (
        "an entry",
        HAUNT,
        "        ending: cold-wick-dark",
        "        journal: 999\n        ending: cold-wick-dark",
        "999",
    ),
    (
        "a flag",
        HAUNT,
        "when: {is: number, this: lamps-lit, at-least: 3}",
        "when: {is: flag, flag: x}",
        "nothing ever sets",
    ),
    ("an Omen", HAUNT, "omens: [lamp-glass]", "omens: [lamp-grass]", "no omen is called 'lamp-grass'"),
    ("a tag", "tiles.yaml", "tags: [corridor]", "tags: [corridors]", "tag 'corridors' is not declared"),
    ("a symbol", "tiles.yaml", "symbols: [event]", "symbols: [events]", "symbol 'events' is not declared"),
    ("a side", HAUNT, "at-dawn: traitor", "at-dawn: traitors", "no side is called 'traitors'"),
    # Bands
    ("a gap", "events.yaml", '"2-3": []', '"3": []', "no band for the result 2"),
    ("an overlap", "events.yaml", '"2-3": []', '"1-3": []', "both have the result 1"),
    ("a closed top", "events.yaml", '"4+":', '"4-8":', "no band for 9 and more"),
    # Haunts
    ("no way to win", HAUNT, "- side: heroes", "- side: traitor", "nobody but the traitor"),
    ("a lost tile", HAUNT, "- {do: gain,", "- {do: find-tile, tile: will-room}\n        - {do: gain,", "missing"),
    ("a lost card", HAUNT, "- {do: gain,", "- {do: take-card, card: iron-poker}\n        - {do: gain,", "missing"),
    ("a book without readers", HAUNT, "book: traitor", "book: moths", "nobody reads the book 'moths'"),
    # Ties
    (
        "a tie",
        HAUNT,
        "{do: counter, counter: lamps-lit, add: 1}",
        "{do: put-thing, object: brass-whistle, at: {who: {all: others, nearest: here}}}",
        "pick one of them first",
    ),
    # The pack
    ("a needed pack", "pack.yaml", "needs: [tallow-rent]", "needs: [tallow-cent]", "no pack called 'tallow-cent'"),
    ("a published name", "tiles.yaml", "id: draught-closet", "id: mystic-elevator", "published game"),
    ("a name twice", "items.yaml", "- id: brass-whistle", "- id: iron-poker", "iron-poker is there twice"),
    ("a number twice", HAUNT, "number: 46", "number: 1", "haunt number 1 is there twice"),
]


BEFORE = {"something is missing": 1, "a gap": 2, "a closed top": 1, "no way to win": 1, "a number twice": 1}
"""What is said of a whole table is said at its beginning, so many lines before."""


@pytest.mark.parametrize(("what", "file", "old", "fresh", "told"), BROKEN, ids=[one[0] for one in BROKEN])
def test_the_file_and_the_line_are_named(shop, what, file, old, fresh, told):
    line = shop.change(file, old, fresh)
    found = [problem for problem in errors(shop) if told in problem.message]
    assert found, "\n".join(map(str, errors(shop)))
    assert found[0].file == file
    assert found[0].line == line - BEFORE.get(what, 0)


TEXTS = [
    ("missing", "being-moth-swarm = ", "being-moths = ", HAUNT, "no text being-moth-swarm in texts/en"),
    ("nobody's", "box-cold-wick-snuff-text", "box-cold-wick-x-text", EN, "nobody reads box-cold-wick-x"),
    ("not to be read", "counter-lamps-lit = Lamps lit", "counter-lamps-lit Lamps lit", EN, "cannot be read"),
    ("published", "haunt-cold-wick = The Cold Wick", "haunt-cold-wick = Madame Zostra", EN, "published game"),
]


@pytest.mark.parametrize(("old", "fresh", "where", "told"), [one[1:] for one in TEXTS], ids=[one[0] for one in TEXTS])
def test_texts_are_checked(shop, old, fresh, where, told):
    line = shop.change(EN, old, fresh)
    found = [problem for problem in errors(shop) if told in problem.message]
    assert [problem.file for problem in found] == [where]
    if where == EN:
        assert found[0].line == line


def test_a_language_that_is_named_has_all_texts(shop):
    line = shop.change("pack.yaml", "languages: [en, ja]", "languages: [en, ja, de]")
    assert [str(problem) for problem in errors(shop)] == [f"pack.yaml:{line}: there are no texts in de: texts/de/*.ftl"]


def test_all_errors_are_told_at_once(shop):
    shop.change(HAUNT, "{do: spawn,", "{do: spwan,")
    shop.change(HAUNT, "trait: might,", "trait: mite,")
    shop.change("tiles.yaml", "symbols: [event]", "symbols: [events]")
    shop.change("events.yaml", '"2-3": []', '"3": []')
    shop.change("items.yaml", "word: talk", "word: tlak")
    shop.change("texts/ja/things.ftl", "card-brass-whistle = ", "card-whistle = ")
    files = {problem.file for problem in errors(shop)}
    assert files == {HAUNT, "tiles.yaml", "events.yaml", "items.yaml"}
    assert sum(problem.file == HAUNT for problem in errors(shop)) == 2


def test_what_cannot_be_read_is_not_blamed_on_others(shop):
    """A haunt that cannot be read whole has only that said of it, and its names count as known."""
    line = shop.change(HAUNT, "{do: mark, marker: lit-lamp", "{do: mark, marker: lit-lamp, wher")
    shop.change(HAUNT, "wher, where", "wher")
    assert [problem.line for problem in errors(shop)] == [line]


LIKE = """
haunts:
  - id: warm-wick
    number: 47
    like: cold-wick
    win: [{side: heroes, when: {is: number, this: lamps-lit, at-least: 2}, ending: cold-wick-bright}]
"""


def test_a_haunt_that_looks_like_another_has_its_names_and_its_texts(shop):
    shop.add("haunts/warm-wick.yaml", LIKE)
    for language in ("en", "ja"):
        shop.add(f"texts/{language}/warm.ftl", "haunt-warm-wick = The Warm Wick\n")
    assert problems_of(shop.folder) == []
    line = shop.change("haunts/warm-wick.yaml", "like: cold-wick", "like: coal-wick")
    assert f"haunts/warm-wick.yaml:{line}: no haunt is called 'coal-wick'; did you mean 'cold-wick'?" in map(
        str, errors(shop)
    )


def test_an_unused_text_is_only_a_warning(shop):
    shop.add("texts/en/things.ftl", "\ntell-nobody = Nobody says this.\n")
    (problem,) = problems_of(shop.folder)
    assert problem.warning
    assert "nothing needs the text tell-nobody" in problem.message


def test_a_haunt_that_sends_somebody_to_a_tile_that_may_be_missing(shop):
    line = shop.change(HAUNT, "at: {landing: true, farthest: its}", "at: will-room")
    (problem,) = problems_of(shop.folder)
    assert (problem.file, problem.line, problem.warning) == (HAUNT, line, True)
    assert "will-room may not be in the house" in problem.message


def test_with_several_monsters_a_box_says_whose_it_is(shop):  # B148
    shop.change(HAUNT, "    monsters:\n", "    monsters:\n      - {id: wick-thing, traits: {speed: 2}}\n")
    line = shop.change(HAUNT, "kind: monster, book", "kind: monster, when: {is: haunt-begun}, book")
    told = [(one.line, one.message, one.warning) for one in problems_of(shop.folder) if "whose box" in one.message]
    assert told == [(line, "there are several monsters: say whose box this is (monster)", True)]
    shop.change(HAUNT, "kind: monster,", "kind: monster, monster: wick-thing,")
    assert not [one for one in problems_of(shop.folder) if "whose box" in one.message]


def test_a_haunt_that_needs_a_card_that_nobody_may_draw(shop):
    line = shop.change(
        HAUNT,
        "          word: operate",
        "          when: {is: carrying, what: {id: iron-poker}}\n          word: operate",
    )
    (problem,) = problems_of(shop.folder)
    assert (problem.file, problem.line, problem.warning) == (HAUNT, line, True)
    assert "iron-poker may lie deep in its deck" in problem.message
    shop.change(HAUNT, "{id: iron-poker}", "{id: [iron-poker, lamp-glass]}")  # the Omen that brings the haunt is there
    assert problems_of(shop.folder) == []


UNUSED = """
declare:
  decks: [letters]
  symbols: {seal: letters, wax: letters}
  markers: [soot]
  words: [hum]
  types: [brittle]
  anchors: [margin]
  tags: [gallery]
  titles: [lamplighter]
routines: [{id: nobody-runs, steps: [{do: set-flag, flag: nobody-asks}]}]
rules-added: [{id: nobody-opens, anchor: dice}]
journal: [{number: 999}]
"""
UNUSED_LINES = {
    "the symbol 'seal' is declared": 4,
    "the symbol 'wax' is declared": 4,
    "the marker 'soot' is declared": 5,
    "the word 'hum' is declared": 6,
    "the type 'brittle' is declared": 7,
    "the anchor 'margin' is declared": 8,
    "the tag 'gallery' is declared": 9,
    "the title 'lamplighter' is declared": 10,
    "nothing runs the routine 'nobody-runs'": 11,
    "nothing asks for the flag 'nobody-asks'": 11,
    "nothing opens the door 'nobody-opens'": 12,
    "nothing reads the entry of the journal 999": 13,
}


def test_what_is_declared_and_never_used_is_told(shop):
    shop.add("more.yaml", UNUSED)
    found = [problem for problem in problems_of(shop.folder) if "texts/" not in problem.message]
    assert all(problem.warning and problem.file == "more.yaml" for problem in found)
    told = {
        next((known for known in UNUSED_LINES if problem.message.startswith(known)), problem.message): problem.line
        for problem in found
    }
    assert told == UNUSED_LINES


def test_a_deck_that_a_symbol_draws_from_is_used_and_another_is_not(shop):
    shop.add("more.yaml", "declare: {decks: [letters, ledgers], symbols: {seal: letters}}\n")
    told = [str(problem) for problem in problems_of(shop.folder)]
    assert told == [
        "more.yaml:1: the deck 'ledgers' is declared, and nothing uses it",
        "more.yaml:1: the symbol 'seal' is declared, and nothing uses it",
    ]


IDLE = """
haunts:
  - id: idle
    number: 47
    win: [{side: heroes, when: {is: number, this: round, at-least: 2}, ending: idle}]
    counters:
      - {id: idle-count}
    secrets:
      - {id: idle-secret, among: [one, two]}
    objects:
      - {id: idle-thing}
    statuses:
      idle-status: []
    monsters:
      - {id: idle-beast}
"""


def test_what_a_haunt_has_and_never_uses_is_told(shop):
    shop.add("haunts/idle.yaml", IDLE)
    found = [problem for problem in problems_of(shop.folder) if problem.warning]
    assert [(problem.line, problem.message) for problem in found] == [
        (7, "nothing in this haunt uses the counter 'idle-count'"),
        (9, "nothing in this haunt uses the secret 'idle-secret'"),
        (11, "nothing in this haunt uses the object 'idle-thing'"),
        (13, "nothing in this haunt uses the status 'idle-status'"),
        (15, "nothing in this haunt uses the monster 'idle-beast'"),
    ]


ALONE = """
free-play: {tiles: [draught-closet], cards: [brass-whistle, somebody-hums]}
"""


def test_every_region_needs_tiles_items_and_events(shop):
    shop.change("pack.yaml", "needs: [tallow-rent]\n", "")
    shop.add("tiles.yaml", ALONE)
    told = "\n".join(map(str, errors(shop)))
    assert "free play: 1 tiles for upper, at least 2 are needed" in told
    assert "free play: 0 Items for basement, at least 1 are needed" in told
    assert "free play: 1 Events for outside, at least 2 are needed" in told
    assert "no starting tile for outside" in told


DEAD_ENDS = "".join(
    f"  - {{id: end-{number}, regions: [upper], doorways: [n], symbols: [event]}}\n" for number in range(4)
)


def test_dead_ends_must_not_be_able_to_close_a_region(shop):
    shop.add("tiles.yaml", DEAD_ENDS)
    for language in ("en", "ja"):
        shop.add(f"texts/{language}/ends.ftl", "".join(f"tile-end-{number} = End\n" for number in range(4)))
    (problem,) = errors(shop)
    assert re.search(r"\d dead ends \(.*end-0, .*\) can close upper, which begins with 4 doorways", problem.message)


CHAPTERS = """
chapters:
  - id: spring
    year: 1900
    trigger: {rounds: 5}
    haunts: [{haunt: cold-wick}]
    plank: [will-room]
    legacy:
      - number: 113
        steps: [{do: add, card: brass-whistle}]
  - id: summer
    year: 1901
    trigger: {rounds: 5}
    haunts: [{haunt: cold-wick, when: {is: haunt-begun}}]
    cards: [brass-whistle]
    legacy:
      - number: 113
"""


def test_nothing_comes_before_its_chapter(shop):
    shop.add("chapters.yaml", CHAPTERS)
    told = [str(problem) for problem in errors(shop) if "texts/" not in problem.message]
    assert "chapters.yaml:7: will-room is there since chapter-2" in told
    assert "chapters.yaml:10: brass-whistle comes only with summer, after spring" in told
    assert "chapters.yaml:17: Legacy card 113 comes after card 113: numbers go up through the chapters" in told
    assert any("every haunt has a condition" in one for one in told)


# Packs that need others


def test_a_needed_pack_is_read_too(shop):
    game = GAME.with_content(shop.folder)
    assert {"cold-wick", "siege"} <= set(game.book.haunts)
    assert "draught-closet" in game.book.free_play.tiles
    assert {"brass-whistle", "somebody-hums", "iron-poker"} <= set(game.book.free_play.cards)
    assert game.book.free_onset == GAME.book.free_onset
    assert game.content not in ("", GAME.content)


def test_a_pack_says_when_its_own_haunts_come(shop):
    shop.add("tiles.yaml", "free-play: {trigger: {rounds: 3}, tiles: [draught-closet]}\n")
    book = read_book(shop.folder)
    assert book.free_onset.rounds == 3
    assert "keeping-room" in book.free_play.tiles
    assert "brass-whistle" not in book.free_play.cards


def test_a_pack_that_is_not_there_is_named(shop):
    line = shop.change("pack.yaml", "needs: [tallow-rent]", "needs: [tallow-rent, hollow]")
    with pytest.raises(BadContent, match=rf"pack\.yaml:{line}: no pack called 'hollow'"):
        GAME.with_content(shop.folder)


# Evenings


def test_bots_play_every_haunt_of_a_pack(shop):
    game = GAME.with_content(shop.folder)
    seen = []
    tried = list(try_haunts(game, ["cold-wick"], games=2, bot="random", on_progress=lambda: seen.append(1)))
    assert [one.seats for one in tried] == [3, 4, 5]
    assert all(evening.came == "cold-wick" for one in tried for evening in one.evenings)
    assert not any(one.crashes for one in tried)
    assert {"cold-wick-bright", "cold-wick-dark"} == set(tried[0].wanted)
    assert len(seen) == 6


def test_a_way_to_win_by_a_step_is_looked_for_too(shop):
    shop.change(HAUNT, "{do: counter, counter: lamps-lit, add: 1}", "{do: win, side: heroes, ending: cold-wick-blaze}")
    (one, *_) = try_haunts(GAME.with_content(shop.folder), ["cold-wick"], games=1, bot="random")
    assert "cold-wick-blaze" in one.wanted


def test_a_game_that_breaks_is_told(shop):
    shop.change(HAUNT, 'count: "{1/2/4}"', "count: {of: least, numbers: []}")
    (one, *_) = try_haunts(GAME.with_content(shop.folder), ["cold-wick"], games=2, bot="random")
    assert one.crashes[0].startswith("ValueError")
    assert len(one.evenings) == 1


PARTING = """
items:
  - id: alms-box
    regions: [ground]
    actions:
      - id: alms-box
        word: talk
        do:
          - {do: pick, name: alms, thing: {carrier: it%s}}
          - {do: bury, what: {named: alms}}
      - id: alms-dice
        word: invoke
        do:
          - {do: roll, trait: might, bands: {"0+": [{do: drop}]}}
    reactions:
      - {on: end-here, do: [{do: drop, what: {deck: item}}]}
      - {on: turn-end, may: true, do: [{do: drop, what: {deck: item%s}}]}
"""


@pytest.mark.parametrize(("said", "lines"), [("", [9, 17]), (", used: false", [])])
def test_a_used_card_that_is_parted_with_by_choice_is_told(shop, said, lines):  # B106
    (shop.folder / "alms.yaml").write_text(PARTING % (said, said), encoding="utf-8")
    told = [problem for problem in problems_of(shop.folder) if "parts by choice with a used card" in problem.message]
    assert [(problem.file, problem.line, problem.warning) for problem in told] == [
        ("alms.yaml", line, True) for line in lines
    ]
