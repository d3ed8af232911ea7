"""Death, and the end of the evening: who has won, and what the house remembers."""

from random import Random

import pytest

from tests.betrayal.stage import (
    EVERYONE,
    FAMILIES,
    asked,
    chance,
    do,
    game,
    heard,
    keys,
    night,
    pass_to,
    play,
    set_step,
    step,
    texts,
)
from yakata.betrayal.rules.evening.ending import winner
from yakata.betrayal.rules.evening.setup import tonight
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.story import Member, Played, Story
from yakata.kernel import Ask
from yakata.words import words_for

WAYS = """
haunts:
  - id: race
    number: 136
    roles: {kind: traitor, traitor: revealer}
    win:
      - {side: heroes, when: {is: flag, flag: flag-h}, ending: race-heroes, journal: 900}
      - {side: traitor, when: {is: flag, flag: flag-t}, ending: race-traitor, journal: 901}
      - {side: traitor, when: {is: not, test: {is: someone, who: heroes}}, ending: race-dead, journal: 901}
    boxes:
      - id: race-save
        kind: reaction
        book: heroes
        reaction:
          on: would-die
          may: true
          once: game
          when: [{is: role, role: hero}, {is: carrying, what: {id: lamp-glass}}]
          do: [{do: instead}, {do: box, what: {id: lamp-glass}}]
      - id: race-both
        kind: side
        book: all
        action:
          id: race-both
          word: invoke
          do: [{do: counter, counter: x, add: 1}]
    monsters: [{id: imp3, traits: {speed: 2, might: 2}, attack: {trait: might}, start: [{do: counter, counter: y}]}]
    rounds: 2
    at-dawn: heroes
    dawn-journal: 900
  - id: alone
    number: 135
    roles: {kind: alone, first: left-of-revealer, monsters: never}
    win: [{side: each, when: {is: carrying, what: {id: lamp-glass}}, ending: alone-won}]
journal:
  - number: 900
    steps:
      - {do: add, card: purgatory-event}
      - {do: add, card: purgatory-event, or-intensify: true}
      - {do: chronicle-flag, flag: read-900}
  - number: 901
    steps: [{do: chronicle-flag, flag: read-901}]
events:
  - {id: purgatory-event, regions: [ground], number: 900, boxes: 1}
  - {id: old-event, regions: [ground], boxes: 2}
"""


def race(**more):
    return night(more=WAYS, **({"haunt": "race", "traitor": 2} | more))


# Death


def test_nobody_dies_before_the_haunt():  # B165
    state = night(steps={0: {"might": 1, "speed": 1}})
    do(state, 0, "[{do: damage, harm: physical, amount: 5}]")
    assert state.alive[0]
    assert step(state, 0, "might") == step(state, 0, "speed") == 1
    do(state, 0, "[{do: die}]")
    assert state.alive[0]


@pytest.mark.parametrize("trait", ["speed", "might", "sanity", "knowledge"])
def test_any_trait_on_the_skull_is_death(trait):  # B54 B166
    state = race()
    set_step(state, 0, **{trait: 1})
    events = do(state, 0, f"[{{do: lose, trait: {trait}}}]")
    assert not state.alive[0]
    assert heard(events, "died") == {"seat": 0, "tile": "entrance-hall"}


def test_the_dead_drop_everything_and_leave_a_corpse():  # B167
    state = race(hands={0: ["lamp-glass", "hedge-knife", "relic"]}, at={0: "upper-landing"}, traitor=0)
    state.used = ("hedge-knife",)
    events = do(state, 0, "[{do: die}]")
    assert state.hands[0] == ()
    assert state.lying == {"upper-landing": ("hedge-knife", "lamp-glass", "relic")}
    assert "dropped-all" in keys(events)
    assert state.places[0] == "upper-landing"
    person = state.view(1).people[0]
    assert (person.alive, person.tile) == (False, "upper-landing")
    assert state.used == ()


def test_the_dead_roll_and_lose_nothing():  # BR29
    state = race(turn=1)
    do(state, 0, "[{do: die}]")
    before = state.steps[0]
    do(state, 0, "[{do: damage, harm: physical, amount: 1}, {do: gain, trait: might}]")
    assert state.steps[0] == before
    assert asked(state) == (1, "turn")
    do(state, 0, '[{do: roll, trait: might, who: it, bands: {"0+": [{do: set-flag, flag: flag-h}]}}]')
    assert asked(state) == (1, "turn")
    assert not state.flags


def test_all_die_who_are_meant():  # B166
    state = race(seats=4)
    events = do(state, 3, "[{do: die, who: {all: heroes, but: it}}]")
    assert state.alive == (False, False, True, True)
    assert keys(events).count("died") == 2


def test_who_follows_the_dead_stays_behind():  # B167
    state = race()
    state.beings["imp3-1"] = Creature("imp3", 1, "entrance-hall", follows=0)
    do(state, 0, "[{do: die}]")
    assert state.beings["imp3-1"].follows == -1


def test_something_may_take_the_place_of_death():  # B166 B167
    state = race(hands={0: ["lamp-glass"]}, steps={0: {"might": 1}})
    do(state, 0, "[{do: lose, trait: might}]")
    assert asked(state) == (0, "react-race.race-save")
    play(state, "answer yes")
    assert state.alive[0]
    assert step(state, 0, "might") == 1  # who lives stands on no skull
    assert state.boxed == ("lamp-glass",)


def test_the_reaction_may_be_declined_and_comes_once():  # BR33
    state = race(hands={0: ["lamp-glass"]}, steps={0: {"might": 1}})
    do(state, 0, "[{do: lose, trait: might}]")
    assert state.pending.rule == "BR33"
    assert asked(state) == (0, "react-race.race-save")
    play(state, "answer no")
    assert not state.alive[0]
    state = race(hands={0: ["lamp-glass"]}, steps={0: {"might": 1}, 1: {"might": 1}})
    do(state, 0, "[{do: lose, trait: might}]")
    play(state, "answer yes")
    state.add_to_hand(1, "lamp-glass")
    do(state, 1, "[{do: lose, trait: might}]")
    assert not state.alive[1]  # once a game


def test_who_it_happens_to_decides_in_whosever_turn():  # BR33
    """A box is for the one it happens to, a card for who carries it."""
    more = (
        WAYS
        + """
items:
  - id: lucky-coin
    regions: [ground]
    reactions: [{on: damaged, may: true, do: [{do: gain, trait: sanity}]}]
"""
    )
    state = night(more=more, haunt="race", traitor=2, hands={1: ["lamp-glass"]}, steps={1: {"might": 1}})
    do(state, 0, "[{do: lose, trait: might, who: left}]")
    assert asked(state) == (1, "react-race.race-save")
    state = night(more=more, haunt="race", traitor=2, hands={1: ["lucky-coin"]})
    do(state, 0, "[{do: lose, trait: might, who: left}]")
    assert asked(state) == (1, "react-lucky-coin")
    play(state, "answer no")
    assert step(state, 1, "sanity") == 4


def test_the_turn_of_who_dies_is_over():  # B166 B167 BR29
    state = race(steps={0: {"might": 1, "speed": 1}}, traitor=1, at={2: "upper-landing"})
    play(state, "act attack", "d000", "d022", "lower might")
    assert not state.alive[0]
    assert state.turn == 1


# Winning


def test_the_first_side_with_its_condition_wins_at_once():  # B4
    state = race()
    do(state, 0, "[{do: set-flag, flag: flag-h}, {do: set-flag, flag: flag-t}]")
    assert state.ended == "race-heroes"
    assert state.result.key == "heroes-win"
    assert state.result.scores == (1, 1, 0)


def test_winning_is_checked_after_every_step():  # B4 BR17
    """The traitor's flag is set a step earlier, in a hero's turn."""
    state = race()
    do(state, 0, "[{do: set-flag, flag: flag-t}, {do: set-flag, flag: flag-h}]")
    assert state.ended == "race-traitor"


@pytest.mark.parametrize(("turn", "side"), [(0, "heroes"), (2, "traitor")])
def test_both_at_once_is_won_by_the_acting_side(turn, side):  # BR17
    state = race(turn=turn)
    state.flags = ("flag-h", "flag-t")
    assert winner(state)[0] == side


def test_in_the_monsters_turn_the_traitor_acts():  # BR17
    state = race()
    state.flags = ("flag-h", "flag-t")
    state.turn = -1
    state.stack.append(MonstersTurn())
    assert winner(state)[0] == "traitor"


def test_nothing_is_won_before_the_haunt_is_on():  # B4
    state = race()
    state.on = False
    do(state, 0, "[{do: set-flag, flag: flag-h}]")
    assert not state.ended


def test_a_kill_can_win():  # B4 B166
    state = race(steps={0: {"might": 1}, 1: {"might": 1}}, traitor=2, turn=2)
    do(state, 0, "[{do: die}]")
    play(state, "act attack", "d" + "2" * state.value(2, 1), "d0", "lower might")
    assert state.ended == "race-dead"


def test_each_for_themselves_one_wins():  # B4
    state = night(more=WAYS, haunt="alone")
    state.roles = ("rival",) * 3
    do(state, 1, "[{do: draw, deck: item, how: top}]")
    chance(state)
    if asked(state)[1] == "heirloom":
        play(state, "answer no")
    assert not state.over
    state.add_to_hand(1, "lamp-glass")
    play(state, "end")
    assert state.result.key == "one-wins"
    assert state.result.scores == (0, 1, 0)


def test_dawn_ends_a_night_that_nobody_wins():  # B4
    state = race()
    state.round = 2
    for _ in range(3):
        play(state, "end")
    assert state.ended == "dawn"
    assert state.result.key == "heroes-win"


def test_in_the_end_all_is_shown():  # B148 B154
    state = race()
    state.hidden = {0: 1}
    do(state, 0, "[{do: set-flag, flag: flag-h}]")
    assert state.hidden[0] == EVERYONE
    for seat in (0, 1, 2, -1):
        view = state.view(seat)
        assert {box.id for box in view.boxes} == {"race.race-save", "race.race-both"}
        assert [person.role for person in view.people] == ["hero", "hero", "traitor"]


@pytest.mark.parametrize(("traitor", "side"), [(2, "traitor"), (None, "house")])
def test_where_nobody_has_turned_the_house_has_won(traitor, side):  # B4 B6
    state = race(traitor=traitor)
    events = do(state, 0, "[{do: set-flag, flag: flag-t}]")
    assert heard(events, "side-wins")["side"] == side


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_night_without_a_traitor_has_no_traitors_side_in_its_log(language):  # B6
    state = night(haunt="siege")
    events = do(state, 0, "[{do: counter, counter: siege-taken, add: 6}]")
    words = words_for(state.game, language)
    (said,) = [words.event(event) for event in events if event.key == "side-wins"]
    assert words.say("side-house").lower() in said.lower()
    assert words.say("side-traitor") not in said


# What the house remembers


def test_the_journal_is_read_for_the_winning_side_in_the_campaign():  # B168
    state = race(chapter="prologue")
    events = do(state, 0, "[{do: set-flag, flag: flag-h}]")
    assert heard(events, "journal") == {"entry": 900}
    assert state.story.read == (900,)
    assert state.story.flags == ("read-900",)
    state = race(chapter="prologue")
    do(state, 0, "[{do: set-flag, flag: flag-t}]")
    assert state.story.flags == ("read-901",)


def test_free_play_reads_no_journal():  # B2 B168
    state = race()
    do(state, 0, "[{do: set-flag, flag: flag-h}]")
    assert state.story.read == ()
    assert state.story.added == ()


def test_add_takes_a_card_out_of_purgatory():  # B101
    state = race(chapter="prologue")
    do(state, 0, "[{do: add, card: purgatory-event}]")
    assert state.story.added == ("purgatory-event",)
    assert state.story.boxes == {}
    later = night(more=WAYS, chapter="prologue", story=state.story)
    assert "purgatory-event" in tonight(later)["event"]
    assert "purgatory-event" not in tonight(night(more=WAYS, chapter="prologue"))["event"]


def test_add_or_intensify_checks_a_box_of_a_card_that_is_there():  # B102
    state = race(chapter="prologue")
    add = "[{do: add, card: purgatory-event, or-intensify: true}]"
    do(state, 0, add)
    assert (state.story.added, state.story.boxes) == (("purgatory-event",), {})
    do(state, 0, add)
    assert state.story.boxes == {"purgatory-event": 1}
    do(state, 0, add)
    assert state.story.boxes == {"purgatory-event": 1}  # it has one box


def test_a_card_that_a_chapter_brought_is_intensified_too():  # B102
    more = (
        WAYS
        + """
chapters:
  - {id: late, year: 1900, trigger: {rounds: 3}, haunts: [{haunt: race}], cards: [old-event]}
"""
    )
    state = night(more=more, chapter="late", haunt="race")
    do(state, 0, "[{do: add, card: old-event, or-intensify: true}]")
    assert state.story.boxes == {"old-event": 1}


def test_what_is_in_the_box_is_back_in_the_next_game():  # B21 B170
    state = race(chapter="prologue", hands={0: ["hedge-knife"]})
    do(state, 0, "[{do: box, what: {id: hedge-knife}}]")
    assert state.where_is("hedge-knife") == ""
    assert not any(slot[1] == "hedge-knife" for slot in state.decks["item"])
    do(state, 0, "[{do: set-flag, flag: flag-t}]")
    assert "hedge-knife" in tonight(night(more=WAYS, chapter="prologue", story=state.story))["item"]


def test_what_is_in_the_tomb_comes_back_when_an_instruction_says_so():  # B22
    state = race(chapter="prologue", hands={0: ["hedge-knife"]})
    do(state, 0, "[{do: entomb, what: {id: hedge-knife}}]")
    assert "hedge-knife" not in tonight(night(more=WAYS, chapter="prologue", story=state.story))["item"]
    do(state, 0, "[{do: from-tomb, card: hedge-knife}]")
    assert "hedge-knife" in tonight(night(more=WAYS, chapter="prologue", story=state.story))["item"]


def test_what_is_destroyed_is_gone_for_good():  # B23
    state = race(chapter="prologue", hands={0: ["hedge-knife"]})
    do(state, 0, "[{do: destroy, what: {id: hedge-knife}}]")
    assert state.story.destroyed == ("hedge-knife",)
    assert "hedge-knife" not in tonight(night(more=WAYS, chapter="prologue", story=state.story))["item"]


def test_a_chapter_is_remembered_with_who_played_it():  # B169 B171 B172
    state = race(chapter="prologue", seats=4)
    do(state, 0, "[{do: set-flag, flag: flag-h}]")
    assert state.story.chapters == (Played("prologue", "race", "heroes", "race-heroes", FAMILIES[:4]),)


def test_families_and_numbers_may_change_from_chapter_to_chapter():  # B172
    story = Story(chapters=(Played("prologue", "high-water", "heroes", "x", FAMILIES[:3]),))
    state = night(seats=5, chapter="chapter-1", story=story)
    assert state.families == FAMILIES
    company = (Member("marl"), Member("vesper"), Member("quill"))
    rules = game()
    assert rules.start(rules.choose_options({"company": company, "story": story, "chapter": "chapter-1"}), seats=3)


# Who comes late


def coming_late(missed, played, chapter="chapter-3", answer=True):
    """Marl has missed so many of so many chapters. The evening up to its first question."""
    there, absent = FAMILIES, FAMILIES[:4]
    names = ("prologue", "chapter-1", "chapter-2", "chapter-3")
    chapters = tuple(Played(name, "x", "heroes", "x", absent if k < missed else there) for k, name in enumerate(names))
    story = Story(chapters=chapters[:played])
    rules = game(WAYS)
    company = tuple(Member(family) for family in FAMILIES)
    state = rules.start(rules.choose_options({"company": company, "story": story, "chapter": chapter}), seats=5)
    return chance(state, Random(1)) if answer else state


@pytest.mark.parametrize(
    ("missed", "played", "late"), [(1, 1, True), (1, 2, False), (2, 3, True), (1, 3, False), (0, 2, False)]
)
def test_who_missed_more_than_half_draws_three_and_keeps_one(missed, played, late):  # B173
    state = coming_late(missed, played)
    assert (asked(state) == (4, "keep")) is late
    if late:
        assert len(texts(state)) == 3
        assert state.hands[4] == ()


def test_the_other_two_are_shuffled_back():  # B173
    state = coming_late(2, 3)
    cards = len(state.decks["item"])
    one, two, _ = (text.removeprefix("pick ") for text in texts(state))
    play(state, f"pick {one}")
    assert state.hands[4] == (one,)
    if isinstance(state.pending, Ask) and state.pending.prompt == "heirloom":
        play(state, "answer no")
    chance(state, Random(2))
    assert len(state.decks["item"]) == cards + 2
    assert all(not face for _, face, _ in state.decks["item"])  # nobody knows where
    assert any(two in faces for _, faces in state.bags["item"])


def test_that_item_may_be_an_heirloom_besides_the_one_a_game():  # B173 B108
    for seed in range(20):
        state = chance(coming_late(2, 3, answer=False), Random(seed))
        play(state, texts(state)[0])
        if isinstance(state.pending, Ask) and state.pending.prompt == "heirloom":
            break
    card = state.hands[4][0]
    play(state, "answer yes")
    assert state.story.heirlooms[card] == "marl"
    assert not state.heirloomed[4]


def test_free_play_knows_no_late_comers():  # B173
    state = coming_late(2, 3, chapter="")
    assert asked(state)[1] == "turn"


def test_fights_of_the_dead_are_no_fights():  # BR9
    state = race(traitor=1, at={2: "upper-landing"})
    do(state, 1, "[{do: die}]")
    pass_to(state, 0)
    assert "act attack" not in texts(state)


def test_whoever_dies_of_an_earlier_choice_does_not_do_theirs():  # BR29
    state = night(haunt="quiet", traitor=0)
    kill = "{id: kill, do: [{do: die, who: {all: everyone, but: it}}]}"
    count = "{id: count, do: [{do: counter, counter: counted, add: 1}]}"
    do(state, 0, f"[{{do: secret-choice, who: players, options: [{kill}, {count}]}}]")
    first = asked(state)[0]
    play(state, "pick kill", "pick count", "pick count")
    assert [seat for seat in range(3) if state.alive[seat]] == [first]
    assert state.counters.get("counted", 0) == 0
