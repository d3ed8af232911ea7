"""Every trigger of the language is heard: a box, or a rule of the house, counts how often."""

from functools import cache
from random import Random
from typing import get_args

import pytest

from tests.betrayal.stage import Night, asked, chance, do, game, night, play
from yakata.betrayal.language.tables import Trigger
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask

LASTING = (
    "chapter-end",
    "card-added",
    "intensified",
    "sticker-placed",
    "journal-read",
    "legacy-read",
    "game-setup",
    "haunt-roll",
)
HAUNT = [trigger for trigger in get_args(Trigger) if trigger not in LASTING]

EARS = """
rules-added:
  - id: ears
    anchor: after-ghosts
    reactions:
{lasting}
haunts:
  - id: ears
    number: 48
    roles: {{kind: hidden, deal: {{traitor: 1, hero: players}}, first: revealer}}
    setup: {{heroes: [{{do: spawn, kind: ear-imp, at: landings, count: 2}}]}}
    monsters:
      - {{id: ear-imp, traits: {{speed: 3, might: 2}}, attack: {{trait: might, steal: true}}, carry: true}}
    objects: [{{id: ear-ring, monsters-carry: true}}]
    boxes:
{boxes}
      - id: provoke
        book: all
        kind: side
        action:
          id: provoke
          word: study
          do:
            - do: pick
              name: what
              where: {{people: false, landing: false}}
              by: chance
            - {{do: rotate, where: what, by: chance}}
            - {{do: block, where: here, by: chance}}
            - {{do: unblock, where: here}}
            - {{do: mark, marker: searched, where: here}}
            - {{do: unmark, marker: searched, where: here}}
            - {{do: set-flag, flag: ear-flag}}
            - {{do: set-flag, flag: ear-flag, set: false}}
            - {{do: draw, deck: item, how: top}}
            - {{do: draw, deck: omen}}
            - {{do: roll, trait: might, bands: {{"0+": []}}}}
            - {{do: damage, harm: general, amount: 1}}
      - id: unmask
        book: all
        kind: side
        action:
          id: unmask
          word: talk
          once: player
          do: [{{do: reveal-role, who: actor}}, {{do: set-role, role: traitor}}]
      - id: mind
        book: all
        kind: side
        action:
          id: mind
          word: invoke
          do:
            - {{do: put-thing, object: ear-ring, whom: actor}}
            - {{do: remove-thing, what: {{id: ear-ring}}}}
            - {{do: stun, being: {{kind: ear-imp}}}}
            - {{do: spawn, kind: ear-imp, at: here}}
            - {{do: replace-tile, where: {{people: false, landing: false, region: ground}}, tile: peat-store}}
            - {{do: remove-tile, where: {{people: false, landing: false, region: outside}}}}
      - id: rid
        book: all
        kind: side
        action: {{id: rid, word: rest, do: [{{do: kill, being: {{kind: ear-imp, at: here}}}}]}}
      - id: forget
        book: all
        kind: side
        action:
          id: forget
          word: wear
          when: {{is: carrying, what: {{deck: item}}}}
          do:
            - {{do: pick, name: one, thing: {{deck: item, carrier: actor}}, by: chance}}
            - {{do: choose, by: chance, options: [
                {{id: lost, do: [{{do: destroy, what: {{named: one}}}}]}},
                {{id: kept, do: [{{do: entomb, what: {{named: one}}}}]}}]}}
      - {{id: grab, book: all, kind: side, action: {{id: grab, word: eat, do: [{{do: steal, carrier: others}}]}}}}
    win:
      - {{side: heroes, when: {{is: number, this: round, at-least: 8}}, ending: ears-closed}}
    rounds: 9
"""


def ears() -> str:
    boxes = "\n".join(
        f"      - {{id: ear-{t}, book: all, kind: reaction, "
        f"reaction: {{on: {t}, once: game, do: [{{do: counter, counter: ear-{t}, add: 1}}]}}}}"
        for t in HAUNT
    )
    lasting = "\n".join(f"      - {{on: {t}, do: [{{do: chronicle-count, counter: ear-{t}}}]}}" for t in LASTING)
    return EARS.format(boxes=boxes, lasting=lasting)


@cache
def heard() -> dict[str, int]:
    """How often each trigger was heard in random evenings."""
    rules, counts = game(ears(), quiet=False), dict.fromkeys(get_args(Trigger), 0)
    for seed in range(40):
        chapter = ("", "prologue", "chapter-1", "chapter-2")[seed % 4]
        story = Story(rules=("ears",), added=("torn-signature",) if seed % 8 > 3 else ())
        haunt = "any" if chapter and seed % 8 < 4 else "ears"
        rng = Random(seed)
        night = rules.start(rules.options(chapter=chapter, haunt=haunt, story=story), seats=3 + seed % 3)
        while (pending := night.pending) is not None:
            night.apply(rng.choice(pending.choices if isinstance(pending, Ask) else pending.outcomes))
        for trigger in counts:
            counts[trigger] += night.counters.get(f"ear-{trigger}", 0) + night.story.counts.get(f"ear-{trigger}", 0)
    return counts


@pytest.mark.parametrize("trigger", get_args(Trigger))
def test_it_is_heard(trigger: str) -> None:
    assert heard()[trigger] > 0


LOOP = """
routines: [{id: for-ever, steps: [{do: run, routine: for-ever}]}]
haunts:
  - id: loop
    number: 47
    counters: [{id: loops}]
    boxes:
      - id: again
        book: all
        kind: reaction
        reaction: {on: counter-changed, do: [{do: counter, counter: loops, add: 1}]}
      - {id: once, book: all, kind: reaction, reaction: {on: turn-start, do: [{do: counter, counter: loops, add: 1}]}}
      - {id: ever, book: all, kind: reaction, reaction: {on: turn-end, do: [{do: run, routine: for-ever}]}}
    win: [{side: heroes, when: {is: number, this: round, at-least: 2}, ending: unlooped}]
"""


def test_a_pack_that_sets_itself_off_for_ever_comes_to_an_end() -> None:
    rng, night = Random(1), game(LOOP, quiet=False).start(haunt="loop")
    while (pending := night.pending) is not None:
        night.apply(rng.choice(pending.choices if isinstance(pending, Ask) else pending.outcomes))
    assert night.ended == "unlooped"
    assert night.counters["loops"] > 10


STOPPED = """
haunts:
  - id: stopped
    number: 45
    counters: [{id: asked, goal: 2}, {id: sides}]
    boxes:
      - id: not-yet
        book: all
        kind: reaction
        reaction:
          on: would-win
          when: [{is: role, role: hero}, {is: number, this: asked, at-most: 1}]
          do: [{do: instead}, {do: counter, counter: asked, add: 1}]
      - id: maybe
        book: all
        kind: reaction
        reaction: {on: would-win, when: {is: role, role: traitor}, may: true, do: [{do: instead}]}
      - id: sides
        book: all
        kind: reaction
        reaction: {on: side-turn-start, do: [{do: counter, counter: sides, add: 1}]}
      - {id: claim, book: all, kind: side, action: {id: claim, word: talk, do: [
          {do: win, side: heroes, ending: claimed}, {do: set-flag, flag: claimed-on}]}}
    win:
      - {side: heroes, when: {is: flag, flag: heroes-win}, ending: at-last}
      - {side: traitor, when: {is: flag, flag: traitor-wins}, ending: at-once}
    rounds: 6
"""


def stopped(turn: int = 0) -> Night:
    return night(more=STOPPED, haunt="stopped", traitor=2, turn=turn)


def test_a_victory_can_be_stopped_and_comes_again_in_the_next_turn() -> None:
    state = stopped()
    do(state, 0, "[{do: set-flag, flag: heroes-win}, {do: set-flag, flag: after}]")
    assert state.counters["asked"] == 1
    assert not state.ended
    assert "after" in state.flags  # what was going on goes on
    assert asked(state) == (0, "turn")
    play(state, "end")
    assert state.counters["asked"] == 2
    assert asked(state) == (1, "turn")
    play(state, "end")
    assert state.ended == "at-last"
    assert state.result is not None


def test_only_what_a_reaction_is_about_is_stopped() -> None:
    state = stopped()
    do(state, 0, "[{do: set-flag, flag: traitor-wins}]")
    assert (asked(state), state.counters.get("asked", 0)) == ((2, "react-stopped.maybe"), 0)
    play(state, "answer no")
    assert (state.ended, state.counters.get("asked", 0)) == ("at-once", 0)


def test_a_step_that_wins_can_be_stopped_too() -> None:
    state = stopped()
    play(state, "act stopped.claim")
    assert not state.ended
    assert "claimed-on" in state.flags
    do(state, 0, "[{do: win, side: heroes, ending: claimed}]")
    assert not state.ended
    do(state, 0, "[{do: win, side: heroes, ending: claimed}]")
    assert state.ended == "claimed"


def test_what_stops_a_victory_is_saved_in_the_middle() -> None:
    state = stopped()
    do(state, 0, "[{do: set-flag, flag: traitor-wins}, {do: set-flag, flag: after}]")
    state = state.game.load(state.dump())
    play(state, "answer yes")
    assert not state.ended
    assert "after" in state.flags
    assert asked(state) == (0, "turn")


def test_each_side_begins_its_turns_once_a_round() -> None:
    state = stopped()
    assert state.counters["sides"] == 1
    play(state, "end")
    assert state.counters["sides"] == 1
    play(state, "end")
    assert state.counters["sides"] == 2  # the traitor's
    play(state, "end")
    assert state.round == 2
    assert state.counters["sides"] == 3


MOVED = """
haunts:
  - id: moved
    number: 44
    objects: [{id: moved-doll, monsters-carry: true}]
    monsters: [{id: moved-imp, traits: {speed: 3, might: 3}, attack: {trait: might}, carry: true}]
    counters: [{id: moves-of-it}]
    boxes:
      - id: moved
        book: all
        kind: reaction
        reaction: {on: object-moved, do: [{do: counter, counter: moves-of-it, add: 1}]}
    win: [{side: heroes, when: {is: flag, flag: x}, ending: moved}]
"""


def test_an_object_that_moves_is_heard_and_a_card_is_not() -> None:
    state = night(more=MOVED, haunt="moved", hands={0: ["iron-poker"]})
    for count, steps in enumerate(
        (
            "{do: put-thing, object: moved-doll, at: here}",
            "{do: put-thing, object: moved-doll, whom: actor}",
            "{do: hand, what: {id: moved-doll}, whom: left}",
            "{do: drop, what: {id: moved-doll}, who: left}",
        ),
        1,
    ):
        do(state, 0, f"[{steps}]")
        assert state.counters["moves-of-it"] == count
    do(state, 0, "[{do: hand, what: {id: iron-poker}, whom: left}]")
    assert state.counters["moves-of-it"] == 4


MARKED = """
rules-added:
  - id: marked
    anchor: after-ghosts
    reactions:
      - {on: marked, do: [{do: chronicle-count, counter: laid}]}
      - {on: unmarked, do: [{do: chronicle-count, counter: lifted}]}
"""


def test_every_tile_that_gets_a_marker_is_heard() -> None:
    state = night(more=MARKED, story=Story(rules=("marked",)))
    do(state, 0, "[{do: mark, marker: searched, where: landings}, {do: unmark, marker: searched, where: landings}]")
    landings = sum(tile.landing for tile in map(state.tile, state.house.names))
    assert landings > 1
    assert (state.story.counts["laid"], state.story.counts["lifted"]) == (landings, landings)
    do(state, 0, "[{do: mark, marker: water, where: entrance-hall}, {do: spread, marker: water}]")
    near = len(state.house.adjacent["entrance-hall"])
    assert state.story.counts["laid"] == landings + 1 + near


GONE = """
rules-added:
  - id: gone
    anchor: after-ghosts
    reactions:
      - {on: destroyed, do: [{do: chronicle-count, counter: gone}]}
      - {on: entombed, do: [{do: chronicle-count, counter: kept}]}
"""


def test_every_card_that_is_destroyed_or_entombed_is_heard() -> None:
    hands = {0: ["iron-poker", "hedge-knife"], 1: ["lamp-glass"]}
    state = night(more=GONE, story=Story(rules=("gone",)), hands=hands)
    do(state, 0, "[{do: destroy, what: {carrier: actor}}]")
    assert state.story.counts["gone"] == 2
    do(state, 1, "[{do: entomb, what: {carrier: actor}}, {do: to-tomb, card: sheep-bell}]")
    assert state.story.counts["kept"] == 2
    do(state, 0, "[{do: find-tile, tile: will-room, by: chance}]")
    chance(state)
    do(state, 0, "[{do: remove-tile, where: will-room, fate: destroyed}]")
    assert state.story.counts["gone"] == 3


def test_a_stopped_victory_of_one_leaves_the_others_theirs() -> None:
    more = """
haunts:
  - id: alone-stopped
    number: 97
    roles: {kind: alone, monsters: never}
    boxes:
      - id: not-yet
        kind: reaction
        book: all
        reaction: {on: would-win, once: game, do: [{do: instead}]}
    win:
      - {side: each, when: {is: carrying, what: {id: trinket}}, ending: first-away}
    rounds: 6
"""
    state = night(more=more, haunt="alone-stopped")
    do(state, 0, "[{do: put-thing, object: trinket, whom: actor}]")
    assert not state.ended
    do(state, 0, "[{do: hand, what: {id: trinket}, whom: right}]")
    assert state.ended == "first-away"
