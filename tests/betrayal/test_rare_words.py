"""Words of the language that no shipped pack uses yet: what each does."""

from tests.betrayal.stage import chance, do, heard, keys, night, pass_to, play, texts
from yakata.betrayal.meaning import tiles
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.meaning.selectors import in_sight
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.story import Story

MORE = """
tiles:
  - {id: dim-hall, regions: [ground], doorways: [n, s], tags: [dim], passives: [{give: no-sight}]}
  - {id: soft-floor, regions: [ground], doorways: [n, s], passives: [{give: no-tile-damage}, {give: no-discover}]}
items:
  - {id: owl, regions: [ground], passives: [{give: extra-omen, add: 2}]}
haunts:
  - id: rare
    number: 143
    roles: {traitor: revealer}
    counters: [{id: n}, {id: yes}]
    secrets: [{id: mark, among: [ash, elm]}]
    monsters: [{id: shade, traits: {speed: 2, might: 3, sanity: 3}, immune: [might], attack: {trait: sanity}}]
    boxes: [{id: note, kind: fact, book: traitor}]
    win: [{side: heroes, when: {is: flag, flag: quiet-won}, ending: won}]
declare: {tags: [dim]}
"""
BEINGS = {"shade-1": ("shade", "entrance-hall")}


def rare(**more):
    return night(more=MORE, haunt="rare", traitor=2, beings=BEINGS, **more)


def counted(state, said: str) -> int:
    """A number of the language, as a counter gets it."""
    do(state, 0, f"[{{do: counter, counter: n, set: {said}}}]")
    return state.counters["n"]


def test_numbers_of_tiles_traits_and_the_campaign():
    state = rare(story=Story(counts={"debt@ashlar": 2, "debt@quill": 1, "debt": 4}))
    assert counted(state, "{of: tiles, where: {landing: true}}") == len(tiles(state, "landings", Context()))
    assert counted(state, "{of: trait-of, trait: might, who: actor}") == state.value(0, 1)
    assert counted(state, "{of: debts, counter: debt, family-of: heroes}") == 3
    assert counted(state, "{of: debts, counter: debt}") == 4


def test_who_is_alive_and_who_has_moved():
    state = rare(at={0: "upper-landing"})
    assert counted(state, "{of: if, test: {is: alive, who: target}, then: 1, else: 2}") == 2  # nobody is meant
    assert counted(state, "{of: if, test: {is: alive}, then: 1, else: 2}") == 1
    assert counted(state, "{of: if, test: {is: moved}, then: 1}") == 0
    play(state, next(text for text in texts(state) if text.startswith("move ")))
    assert counted(state, "{of: if, test: {is: moved}, then: 1}") == 1
    assert counted(state, "{of: if, test: {is: moved, discovered: true}, then: 1}") == 0


def test_a_turn_is_missed():
    state = rare()
    do(state, 0, "[{do: skip-turn, who: target}]", target=1)
    events = list(state.apply("end"))
    assert heard(events, "skips") == {"seat": 1}


def test_used_cards_become_unused():  # B104
    state = rare(hands={0: ("hedge-knife",)})
    state.set_used("hedge-knife")
    do(state, 0, "[{do: ready, what: {id: hedge-knife}}]")
    assert state.used == ()


def test_a_tile_gets_a_secret_passage():  # B65
    state = rare()
    do(state, 0, "[{do: passage, where: {tile: [entrance-hall, upper-landing]}}]")
    assert "upper-landing" in state.house.adjacent["entrance-hall"]


def test_a_being_walks_the_shortest_way():
    state = rare()
    do(state, 0, "[{do: walk-being, being: {kind: shade}, towards: upper-landing, tiles: 1}]")
    assert state.beings["shade-1"].tile in state.house.adjacent["entrance-hall"]


def test_roles_are_dealt_in_the_middle_of_an_evening():  # B154
    state = rare()
    do(state, 0, "[{do: deal-roles, roles: {hero: 2, traitor: 1}}]")
    chance(state)
    assert sorted(state.roles) == ["hero", "hero", "traitor"]
    assert set(state.hidden) == {0, 1, 2}


def test_who_was_out_of_sight_appears():  # BR42
    state = rare()
    do(state, 2, "[{do: vanish}]")
    assert heard(do(state, 0, "[{do: appear, who: traitor}]"), "comes-in-sight")["seat"] == 2


def test_a_box_is_read_to_all():  # B148
    state = rare()
    assert "rare.note" not in {box.id for box in state.view(0).boxes}
    do(state, 2, "[{do: show-box, box: note}]")
    assert "rare.note" in {box.id for box in state.view(0).boxes}


def test_a_space_for_a_crest_is_gone_for_good():
    state = rare()
    do(state, 0, "[{do: blacken, card: the-old-owners-chair}]")
    assert "black" in state.story.crests["the-old-owners-chair"]


def test_somebody_leaves_the_game_and_keeps_what_they_had():
    state = rare(hands={0: ("hedge-knife",)})
    do(state, 0, "[{do: eliminate, drop: false}]")
    assert state.places[0] == ""
    assert "entrance-hall" not in state.lying


def test_who_is_put_on_a_tile_need_not_enter_it():
    state = rare()
    assert "rolled" not in keys(do(state, 0, "[{do: move, to: upper-landing, enter: false}]"))
    assert state.places[0] == "upper-landing"


def test_a_monster_cannot_be_attacked_with_what_it_is_immune_to():  # B133
    state = rare()
    play(state, "act attack")
    events = list(state.told) if state.pending.prompt != "attack" else list(state.apply("pick shade-1"))
    assert "lacks-trait" in keys(events)


def test_what_is_answered_with_no():
    state = rare()
    do(state, 2, "[{do: hide, secret: mark, by: actor}]")
    play(state, "pick elm")
    do(state, 0, "[{do: ask, secret: mark, among: [ash], no: [{do: counter, counter: yes, set: 7}]}]")
    assert state.counters["yes"] == 7


def test_what_tiles_and_cards_give():
    state = rare(hands={0: ("owl",)}, house=[("soft-floor", "ground", 5, 5, 0), ("dim-hall", "ground", 5, 6, 0)])
    assert has_passive(state, 0, "extra-omen")
    state.places = ("soft-floor", *state.places[1:])
    assert has_passive(state, 0, "no-tile-damage")
    assert not any(text.startswith("explore") for text in texts(pass_to(state, 0)))
    assert in_sight(state, "dim-hall") == {"dim-hall"}
    assert "dim-hall" not in in_sight(state, "soft-floor")
    events = do(state, 0, "[{do: mark, marker: searched, where: {tag: dim, open-doorway: true}}]")
    assert heard(events, "marked")["tile"] == "dim-hall"
