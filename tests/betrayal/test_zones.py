"""Decks, planks, box, Tomb, stickers, journal and tokens: where things are, and what lasts."""

from itertools import pairwise

import pytest

from tests.betrayal.stage import (
    GAME,
    do,
    evening,
    heard,
    keys,
    lay_tiles,
    night,
    play,
    step,
    texts,
)
from yakata.betrayal.rules.cards.drawing import may_heirloom
from yakata.betrayal.rules.evening.ending import end
from yakata.betrayal.rules.evening.setup import tonight
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.betrayal.rules.rulings import HEIRLOOMS
from yakata.betrayal.state.story import Story
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import SPECTATOR

BOOK = GAME.book
CHAPTERS = list(BOOK.chapters)
THINGS = """
items:
  - {id: ladle, regions: [ground], heirloom: true}
  - {id: spoon, regions: [ground]}
tiles:
  - {id: dry-room, regions: [ground], doorways: [n, e, s, w]}
  - {id: far-room, regions: [ground], doorways: [n, e, s, w]}
rules-added:
  - {id: luck, anchor: dice, passives: [{give: dice, add: 1}]}
"""


def deck(state, name):
    """Everything that is in a deck, known or not."""
    seen = [face for _, face, _ in state.decks.get(name, ()) if face]
    return {*seen, *(face for _, faces in state.bags.get(name, ()) for face in faces)}


def legacy(events):
    """The numbers of the Legacy cards that were read."""
    return [int(str(event.slots["legacy"]).rpartition("-")[2]) for event in events if event.key == "legacy-card"]


def chapter_night(chapter, story=None, seats=3):
    return night(seats=seats, chapter=chapter, story=story or Story())


def test_there_is_no_pile_of_discards():  # B13
    """An Event, a tile that does not fit, a buried Item: all are under their decks, and can come again."""
    state = night(more=THINGS, decks={"item": ["spoon"], "tiles": ["crab-orchard", "dry-room"]}, hands={0: ["ladle"]})
    do(state, 0, "[{do: bury, what: {id: ladle}}]")
    assert [slot[1:] for slot in state.decks["item"]] == [("spoon", 0), ("ladle", EVERYONE)]
    play(state, "explore e")
    assert [slot[1] for slot in state.decks["tiles"]] == ["crab-orchard"]
    do(state, 0, "[{do: draw, deck: item, how: top, count: 2}]")
    play(state, "answer no")
    assert state.hands[0] == ("spoon", "ladle")


def test_at_the_start_there_are_items_and_events_and_no_omens():  # B14
    state = chapter_night("prologue")
    assert set(state.decks) == {"item", "event", "tiles"}
    assert [len(deck(state, name)) for name in ("item", "event", "tiles")] == [7, 11, 8]
    later = chapter_night("chapter-1")
    assert deck(later, "omen") == {"lamp-glass", "tally-stick", "eel-hook"}


def test_omens_join_later_and_stay():  # B14, B19
    found = [len(deck(chapter_night(chapter), "omen")) for chapter in CHAPTERS]
    assert found == sorted(found)
    assert found[0] == 0 < found[1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_legacy_cards_come_in_their_order_until_pause_or_stop(chapter):  # B18, B41
    state = GAME.start(chapter=chapter, families="deal", seats=3)
    read = legacy(state.told)
    while state.pending is not None and not state.order:
        read += legacy(state.apply(texts(state)[0]))
    cards = BOOK.chapters[chapter].legacy
    stop = next(place for place, card in enumerate(cards) if card.after != "next")
    assert read == [card.number for card in cards[: stop + 1]]


def test_the_card_after_pause_is_read_when_the_haunt_begins():  # B18
    for seed in range(3):
        read = []
        for state in evening(seed, chapter="prologue"):
            fresh = legacy(state.told)
            if fresh:
                assert bool(state.haunt) == (fresh == [3])
            read += fresh
        assert read == [1, 2, 3]


def test_a_legacy_card_is_read_in_one_game_only():  # B18, B19
    numbers = [card.number for chapter in BOOK.chapters.values() for card in chapter.legacy]
    assert numbers == sorted(set(numbers)), "numbered through, never shuffled, none twice"


def test_cards_that_joined_decks_stay_there():  # B19
    for before, after in pairwise(CHAPTERS):
        one, other = chapter_night(before), chapter_night(after)
        for name in ("item", "event", "omen", "tiles"):
            assert deck(one, name) <= deck(other, name)


def test_purgatory_is_not_in_play_until_a_card_is_named():  # B20
    numbered = {ident: card.number for ident, card in {**BOOK.cards, **BOOK.events}.items() if card.number}
    assert min(numbered.values()) >= 202
    assert len(set(numbered.values())) == len(numbered)
    brought = {card for chapter in BOOK.chapters.values() for card in chapter.cards}
    for card in numbered:
        if card in brought:
            continue
        name = BOOK.deck_of[card]
        assert card not in deck(chapter_night("chapter-3"), name)
        assert card in deck(chapter_night("chapter-3", Story(added=(card,))), name)


def test_a_card_that_is_named_joins_its_deck_at_once():  # B20
    state = chapter_night("prologue")
    events = do(state, 0, "[{do: add, card: salt-pouch}]")
    assert heard(events, "card-added")["card"] == "salt-pouch"
    assert "salt-pouch" in deck(state, "item")
    assert state.story.added == ("salt-pouch",)


def test_the_box_is_out_of_this_game_and_back_in_the_next():  # B21
    state = night(chapter="prologue", hands={0: ["iron-poker"]})
    do(state, 0, "[{do: box, what: {id: iron-poker}}]")
    assert state.hands[0] == ()
    assert "iron-poker" not in deck(state, "item")
    assert state.boxed == ("iron-poker",)
    assert "iron-poker" in deck(chapter_night("chapter-1", state.story), "item")


def test_the_tomb_keeps_a_card_until_it_is_called_back():  # B22
    state = night(chapter="prologue", hands={0: ["iron-poker"]})
    do(state, 0, "[{do: entomb, what: {id: iron-poker}}]")
    later = chapter_night("chapter-1", state.story)
    assert "iron-poker" not in deck(state, "item") | deck(later, "item")
    do(later, 0, "[{do: from-tomb, card: iron-poker}]")
    assert "iron-poker" in deck(later, "item")
    assert "iron-poker" in deck(chapter_night("chapter-2", later.story), "item")


def test_a_card_that_is_in_no_tomb_does_not_come_from_there():  # B22
    state = chapter_night("prologue")
    before = len(state.decks["item"])
    do(state, 0, "[{do: from-tomb, card: iron-poker}]")
    assert len(state.decks["item"]) == before


def test_what_is_destroyed_never_comes_again():  # B23
    state = night(chapter="prologue", hands={0: ["iron-poker"]})
    do(state, 0, "[{do: destroy, what: {id: iron-poker}}]")
    assert "iron-poker" not in deck(state, "item")
    story = state.story
    for chapter in CHAPTERS[1:]:
        later = chapter_night(chapter, story)
        assert "iron-poker" not in deck(later, "item")
        story = later.story


def test_a_destroyed_tile_never_comes_again():  # B23, B24
    state = night(chapter="prologue", house=[("keeping-room", "ground", 1, 0, 1)])
    do(state, 0, "[{do: remove-tile, where: keeping-room, fate: destroyed}]")
    assert "keeping-room" not in state.house.tiles
    assert "keeping-room" not in deck(chapter_night("chapter-1", state.story), "tiles")


def test_in_free_play_nothing_is_destroyed_for_good():  # B2, B23
    state = night(hands={0: ["iron-poker"]})
    do(state, 0, "[{do: destroy, what: {id: iron-poker}}]")
    assert "iron-poker" not in deck(state, "item"), "not tonight"
    assert state.story.destroyed == ()


def test_planks_join_with_their_chapter_and_not_all_ever_do():  # B24
    tiles = [tile for chapter in BOOK.chapters.values() for tile in chapter.plank]
    assert len(tiles) == len(set(tiles))
    seen = set()
    for chapter in CHAPTERS:
        seen |= set(BOOK.chapters[chapter].plank)
        assert deck(chapter_night(chapter), "tiles") == seen
    state = chapter_night("prologue")
    do(state, 0, "[{do: add-tiles, plank: long-linen-hall}]")
    assert "long-linen-hall" in deck(chapter_night("chapter-1", state.story), "tiles"), "or when told"


def test_nine_heirlooms_for_each_family_and_crests_without_end():  # B25
    assert HEIRLOOMS == 9
    for many, free in ((8, True), (9, False)):
        owned = {f"old-{number}": "ashlar" for number in range(many)}
        state = night(more=THINGS, story=Story(heirlooms=owned), chapter="prologue")
        assert may_heirloom(state, 0, "ladle") is free
        assert may_heirloom(state, 1, "ladle"), "each family has its own"
    state = night(story=Story(crests={"somewhere": ("ashlar",) * 40}), chapter="prologue")
    do(state, 0, "[{do: crest, card: somewhere}]")
    assert len(state.story.crests["somewhere"]) == 41


def test_doors_open_only_when_told():  # B26
    assert len(BOOK.modules) <= 14  # one more than in the box of the rulebook
    opened = set()
    for steps in BOOK.blocks.values():
        opened |= {one.door for one in steps if type(one).__name__ == "OpenDoor"}
    assert set(BOOK.modules) <= opened, "each door has an instruction"
    for chapter in CHAPTERS:
        state = chapter_night(chapter)
        told = ("five-settlement",) if chapter == "chapter-13" else ()  # its first cards open it
        assert state.story.rules == told
        assert state.view(0).rules == told


def test_a_rule_holds_at_once_and_in_all_games_to_come():  # B27
    state = night(more=THINGS, chapter="prologue", steps={0: {"might": 4}})
    events = do(state, 0, "[{do: open-door, door: luck}]")
    assert heard(events, "door-opened")["module"] == "luck"
    do(state, 0, "[{do: roll, trait: might}]")
    assert len(texts(state)[0]) - 1 == state.value(0, 1) + 1
    later = night(more=THINGS, chapter="chapter-1", story=state.story)
    do(later, 0, "[{do: roll, trait: might}]")
    assert len(texts(later)[0]) - 1 == later.value(0, 1) + 1
    assert later.view(1).rules == ("luck",)


def test_rules_have_their_labelled_spaces():  # B27
    anchors = {module.anchor for module in BOOK.modules.values()}
    assert anchors <= {
        "setup-3", "dice", "doorways", "events", "ghosts", "heirlooms", "lodgers", "memorials", "omens", "passages",
        "settlement", "stayed", "title-deed", "upper-floor", "viewings",
    }  # fmt: skip


def test_a_rule_that_is_there_is_not_added_twice():  # B27
    state = night(more=THINGS, chapter="prologue", story=Story(rules=("luck",)))
    do(state, 0, "[{do: open-door, door: luck}]")
    assert state.story.rules == ("luck",)


def test_entries_of_the_journal_are_no_haunts():  # B28
    assert min(BOOK.journal) == 52
    assert not set(BOOK.journal) & {haunt.number for haunt in BOOK.haunts.values()}
    assert max(haunt.number for haunt in BOOK.haunts.values()) < 52


def test_the_journal_is_read_aloud():  # B28
    state = night(chapter="prologue", haunt="quiet")
    state._events = []
    end(state, "heroes", "quiet-heroes", 52)
    state._run()
    read = [event for event in state.told if event.key == "journal"]
    assert [(event.slots["entry"], event.audience) for event in read] == [(52, None)]
    assert state.story.read == (52,)


def test_free_play_reads_no_journal():  # B2, B28
    state = night(haunt="quiet")
    state._events = []
    end(state, "heroes", "quiet-heroes", 52)
    state._run()
    assert "journal" not in keys(state.told)


@pytest.mark.parametrize("marker", ["searched", "water"])
def test_tokens_do_not_run_out(marker):  # B29, B30
    state = night()
    do(state, 0, f"[{{do: mark, marker: {marker}, where: anywhere, count: 30}}]")
    assert all(state.marked(marker, tile) == 30 for tile in state.house.names)
    tile = next(tile for tile in state.view(SPECTATOR).tiles if tile.id == "upper-landing")
    assert tile.marks == {marker: 30}


def test_a_searched_token_marks_what_was_done():  # B29
    state = night()
    unsearched = "{is: some-tile, where: {tile: entrance-hall, no-marker: searched}}"
    search = f"[{{do: gain, trait: might, when: {unsearched}}}, {{do: mark, marker: searched}}]"
    do(state, 0, search)
    do(state, 0, search)
    assert step(state, 0, "might") == 5, "once"


def test_tokens_mean_nothing_but_what_a_rule_says():  # B30
    state = night()
    before = (texts(state), cost_to_leave(state, 0), state.house.adjacent)
    do(state, 0, "[{do: mark, marker: rune, count: 3}]")
    assert (texts(state), cost_to_leave(state, 0), state.house.adjacent) == before
    do(state, 0, "[{do: gain, trait: might, amount: {of: marks, marker: rune, where: here}}]")
    assert step(state, 0, "might") == 7, "their number can matter"


def test_obstacles_do_not_run_out():  # B31
    state = night()
    do(state, 0, "[{do: obstacle, count: 25}, {do: obstacle, size: large, count: 9}]")
    assert cost_to_leave(state, 0) == 1 + 25 + 18
    do(
        state,
        0,
        "[{do: clear-obstacle, size: large, where: here, count: 9}, {do: clear-obstacle, where: here, count: 20}]",
    )
    assert cost_to_leave(state, 0) == 1 + 5


def test_one_pile_on_a_tile_face_up():  # B32
    state = night(hands={0: ["iron-poker"], 1: ["hedge-knife"]})
    play(state, "act drop", "pick iron-poker", "end", "act drop", "pick hedge-knife")
    assert state.lying == {"entrance-hall": ("hedge-knife", "iron-poker")}
    for seat in (*range(3), SPECTATOR):
        tile = next(tile for tile in state.view(seat).tiles if tile.id == "entrance-hall")
        assert tile.things == ("hedge-knife", "iron-poker")


def test_a_buried_tile_takes_its_pile_along():  # B122, B13
    house = [("dry-room", "ground", 1, 0, 0), ("far-room", "ground", -1, 0, 0)]
    state = night(more=THINGS, house=house, at={0: "dry-room", 1: "far-room"}, haunt="quiet", traitor=2)
    state.put("dry-room", "ladle", "trinket")
    state.put("far-room", "spoon")
    state.mark_tile("small", "dry-room", 2)
    state.decks["item"] = ()
    events = do(state, 1, "[{do: remove-tile, where: dry-room}]")
    assert heard(events, "tile-gone") == {"tile": "dry-room"}
    assert [slot[1] for slot in state.decks["item"]] == ["ladle"]
    assert state.decks["tiles"][-1][1] == "dry-room"
    assert state.places[0] == "entrance-hall", "who was there is next door"
    assert state.lying == {"far-room": ("spoon",), "entrance-hall": ("trinket",)}, "Objects are in no deck"
    assert not state.marked("small", "dry-room")
    lay_tiles(state, ("dry-room", "ground", 1, 0, 0))
    assert "dry-room" not in state.lying


def test_what_is_in_play_tonight_is_what_is_in_the_decks():  # B20, B24, B42
    state = night(seats=3)
    for name, wanted in tonight(state).items():
        assert deck(state, name) == set(wanted)
    assert deck(state, "tiles") == set(BOOK.free_play.tiles)
