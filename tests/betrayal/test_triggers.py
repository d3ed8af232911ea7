"""Every trigger of the language is heard: a box, or a rule of the house, counts how often."""

from functools import cache
from random import Random
from typing import get_args

import pytest

from tests.betrayal.stage import game
from yakata.betrayal.pack.things import Trigger
from yakata.betrayal.story import Story
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
            - {{do: set-flag, flag: ear-flag, to: false}}
            - {{do: draw, deck: item, how: top}}
            - {{do: draw, deck: omen}}
            - {{do: roll, trait: might, bands: {{"0+": []}}}}
            - {{do: damage, kind: general, amount: 1}}
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
            - {{do: put-thing, thing: ear-ring, to: actor}}
            - {{do: remove-thing, what: {{id: ear-ring}}}}
            - {{do: stun, what: {{kind: ear-imp}}}}
            - {{do: spawn, kind: ear-imp, at: here}}
            - {{do: replace-tile, where: {{people: false, landing: false, region: ground}}, tile: peat-store}}
            - {{do: remove-tile, where: {{people: false, landing: false, region: outside}}}}
      - id: rid
        book: all
        kind: side
        action: {{id: rid, word: rest, do: [{{do: kill, what: {{kind: ear-imp, at: here}}}}]}}
      - {{id: grab, book: all, kind: side, action: {{id: grab, word: eat, do: [{{do: steal, of: others}}]}}}}
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
