"""The haunt begins: the roll, who is the traitor, the books, the setup, the new order of turns."""

import pytest
from msgspec.structs import replace

from tests.betrayal.stage import (
    GAME,
    HERO,
    TRAITOR,
    asked,
    call,
    chance,
    deck_of,
    do,
    heard,
    keys,
    night,
    play,
    ready,
    set_step,
    texts,
    told,
)
from yakata.betrayal.language.tables import Onset
from yakata.betrayal.meaning import number
from yakata.betrayal.rules.fighting.attack import Fight
from yakata.betrayal.rules.haunt.beginning import HauntCheck, HauntStart, candidates, omens_found, order
from yakata.betrayal.rules.resolving.reactions import React
from yakata.betrayal.rules.rulings import LONGEST_EXPLORING
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.night import MONSTERS
from yakata.betrayal.state.references import Being, Person
from yakata.betrayal.state.story import Played
from yakata.kernel import SPECTATOR, Odds

OPEN = ("traitor", "teams")
"""Roles with a traitor whom all know."""
OMENS = ("lamp-glass", "tally-stick", "eel-hook", "wax-child", "bone-flute", "candle-clock", "mourning-veil")
BOOKS = """
haunts:
  - id: plain
    number: 44
    roles: {kind: traitor, traitor: revealer}
    hints: {heroes: 2, traitor: 1}
    setup:
      traitor: [{do: set-flag, flag: first}, {do: gain, trait: might, amount: "{1/2/3}"}]
      heroes:
        - {do: set-flag, flag: second, when: {is: flag, flag: first}}
        - {do: mark, marker: searched, where: upper-landing}
        - {do: find-tile, tile: tally-room, by: chance}
    counters:
      - {id: open-count, start: 1}
      - {id: our-count, shown: heroes}
    monsters: [{id: imp2, traits: {speed: 2, might: 2}, attack: {trait: might}}]
    boxes:
      - {id: h-main, kind: main, action: {id: h-main, word: search, do: [{do: counter, counter: our-count, add: 1}]}}
      - {id: h-side, kind: side, action: {id: h-side, word: talk}}
      - {id: h-fact, kind: fact}
      - {id: t-main, kind: main, book: traitor, action: {id: t-main, word: prepare}}
      - {id: t-power, kind: power, book: traitor}
      - {id: t-monster, kind: monster, book: traitor}
      - id: t-react
        kind: reaction
        book: traitor
        reaction: {on: turn-end, when: {is: flag, flag: gong}, do: [{do: set-flag, flag: gong, set: false}]}
      - {id: both, kind: fact, book: all}
    win:
      - {side: heroes, when: {is: flag, flag: plain-heroes}, ending: plain-heroes}
      - {side: traitor, when: {is: flag, flag: plain-traitor}, ending: plain-traitor}
    rounds: 99
  - id: mightiest
    number: 43
    roles: {kind: traitor, traitor: {highest: might, but: revealer}}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: plain-heroes}]
  - id: pack
    number: 42
    roles: {kind: traitor, traitor: {highest: might}, every: true}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: plain-heroes}]
  - id: friends
    number: 41
    roles: {kind: none, first: left-of-revealer, monsters: last, controller: routine}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: plain-heroes}]
  - id: whisper
    number: 40
    roles: {kind: hidden, deal: {traitor: 1, hero: players}, first: left-of-revealer, monsters: never}
    boxes:
      - {id: all-main, kind: main, book: all, action: {id: all-main, word: search}}
      - {id: gray, kind: power, book: all, action: {id: gray, word: invoke, when: {is: role, role: traitor}}}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: plain-heroes}]
"""


def start(haunt, *, revealer=0, seats=3, by=None, answer=None, **more):
    """The haunt has begun, with its setup; chance by itself."""
    state = night(more=BOOKS, seats=seats, **more)
    state.options = replace(state.options, haunt=haunt)
    if by is not None:
        by(state)
    call(state, HauntStart(revealer))
    return ready(chance(state)) if answer is None else state


def omen_comes(state, *deck):
    deck_of(state, "omen", *deck)
    return do(state, state.turn, "[{do: draw, deck: omen}]")


# The haunt roll


def test_each_omen_before_the_haunt_brings_a_roll():  # B138 BR26
    state = night()
    events = omen_comes(state, "lamp-glass")
    assert heard(events, "haunt-roll") == {"seat": 0, "omens": 1, "need": 5}  # free play: 5+
    assert texts(state) == ["d0", "d1", "d2"]
    play(state, "d2")
    assert not state.haunt


def test_the_chapter_says_what_starts_it():  # B138
    state = night(chapter="chapter-1")
    events = omen_comes(state, "lamp-glass")
    assert heard(events, "haunt-roll")["need"] == 4
    assert state.view(SPECTATOR).onset == {"omen_roll": 4, "omens": 3, "rounds": 12}
    state.omens = 2
    play(state, "d0")
    state.omens = 2
    omen_comes(state, "tally-stick")
    assert state.haunt  # the third Omen, whatever the dice


@pytest.mark.parametrize(("carried", "lying", "gone"), [((), (), 0), ((1,), (), 0), ((1, 2), (3,), 0), ((1,), (), 2)])
def test_as_many_dice_as_omens_are_discovered(carried, lying, gone):  # B139 BR20
    """The new one, those that anyone carries, those dropped on tiles; none that are buried or in the box."""
    state = night(hands={seat: [OMENS[seat]] for seat in carried})
    for place in lying:
        state.put("upper-landing", OMENS[place])
    if gone:
        state.boxed = (OMENS[5],)
        deck_of(state, "omen", "wax-child", "bone-flute")
    omen_comes(state, "lamp-glass", *(("wax-child",) if gone else ()))
    assert omens_found(state) == 1 + len(carried) + len(lying)
    assert len(texts(state)[0]) == 1 + 1 + len(carried) + len(lying)


def test_who_rolls_enough_is_the_revealer():  # B138 B140
    state = night(hands={0: OMENS[1:3], 1: OMENS[3:5]}, turn=1)
    state.options = replace(state.options, haunt="quiet")
    omen_comes(state, "lamp-glass")
    events = told(state, "d11111")
    assert state.revealer == 1
    assert heard(events, "haunt-begins") == {"seat": 1, "haunt": "quiet"}


def test_a_lower_roll_starts_nothing():  # B138
    state = night(hands={0: OMENS[1:3], 1: OMENS[3:5]}, turn=1)
    omen_comes(state, "lamp-glass")
    play(state, "d00022")
    assert not state.haunt


def test_omens_after_the_haunt_are_kept_without_a_roll():  # B140
    state = night(haunt="quiet")
    events = omen_comes(state, "lamp-glass")
    assert "haunt-roll" not in keys(events)
    assert state.hands[0] == ("lamp-glass",)
    assert asked(state) == (0, "turn")


def test_free_play_chooses_the_haunt_by_omen_and_tile():  # BR26
    played = Played("prologue", "high-water", "heroes", "dry", ())
    state = night(change=lambda n: setattr(n, "story", n.story.end_of_game(played)))
    assert set(candidates(state, "lamp-glass", "front-steps")) == {"lamp-guests"}
    both = candidates(state, "tally-stick", "upper-landing")
    assert all("tally-stick" in state.book.haunts[haunt].omens for haunt in both)
    assert len(both) > 1  # then chance decides


def test_the_omen_says_which_haunt_when_its_number_brings_it():  # BR26 B138
    """Without a roll, because so many Omens were drawn."""
    state = night(hands={0: ["wax-child"]})
    state.omens = state.book.free_onset.omens
    assert candidates(state, "wax-child", "entrance-hall") != candidates(state, "", "entrance-hall")
    call(state, HauntCheck(0, "wax-child"))
    assert (state.haunt,) == candidates(state, "wax-child", "entrance-hall")


def test_who_has_not_begun_the_campaign_is_not_told_its_haunts():  # BR26
    state = night()
    offered = {haunt for omen in OMENS for tile in state.house.names for haunt in candidates(state, omen, tile)}
    assert offered
    assert not offered & state.book.campaign_haunts


def test_without_a_haunt_for_too_long_it_begins_by_itself():  # BR31
    """Where nothing but Omens brings the haunt, and none comes."""
    state = night(more="# a book of its own")
    state.book.free_onset = Onset(omen_roll=5)
    state.options = replace(state.options, haunt="quiet")
    state.round = LONGEST_EXPLORING - 1
    for _ in range(6):
        assert not state.haunt
        play(state, "end")
    assert state.on


# Who begins


@pytest.mark.parametrize("revealer", range(3))
@pytest.mark.parametrize("haunt", [one.id for one in GAME.book.haunts.values() if one.roles.kind not in OPEN])
def test_without_an_open_traitor_the_left_of_the_revealer_begins(haunt, revealer):  # B150 BR54
    state = night(haunt_is=haunt, turn=revealer)
    chance(call(state, HauntStart(revealer)))
    assert state.order[0] == (revealer + 1) % 3


@pytest.mark.parametrize("revealer", range(3))
def test_so_it_is_where_a_haunt_does_not_say_who_begins(revealer):  # B150 BR54
    more = """
haunts:
  - id: silent-on-it
    number: 137
    roles: {kind: none, monsters: never}
    win: [{side: heroes, when: {is: flag, flag: never-so}, ending: never-so}]
"""
    state = night(more=more, haunt_is="silent-on-it", turn=revealer)
    chance(call(state, HauntStart(revealer)))
    assert state.order[0] == (revealer + 1) % 3


# Who is the traitor


def test_the_revealer_may_be_the_traitor():  # B6 B142
    state = start("plain", revealer=2)
    assert state.roles == (HERO, HERO, TRAITOR)


def test_tied_families_draw_a_crest():  # B12 B142
    state = start("mightiest", by=lambda n: [set_step(n, seat, might=8) for seat in (1, 2)], answer=False, seats=4)
    assert [state.value(seat, 1) for seat in (1, 2)] == [6, 6]
    assert isinstance(state.pending, Odds)
    assert (state.pending.key, texts(state)) == ("crest", ["quill", "fennel"])  # only the tied
    play(state, "fennel")
    assert state.roles == (HERO, HERO, TRAITOR, HERO)


def test_without_a_tie_no_crest_is_drawn():  # B142
    state = start("mightiest", by=lambda n: set_step(n, 2, might=8))
    assert state.roles == (HERO, HERO, TRAITOR)


def test_several_traitors_come_after_the_heroes_on_to_the_left():  # B6 B150 BR22
    def two(n):
        for seat in (1, 3):
            set_step(n, seat, might=8)
        set_step(n, 0, might=1)
        set_step(n, 4, might=1)

    state = start("pack", seats=5, by=two)
    assert state.roles == (HERO, TRAITOR, HERO, TRAITOR, HERO)
    assert state.order == (2, 4, 0, 1, 3, MONSTERS)  # from the left of the last hero


def test_the_first_hero_is_left_of_the_revealer_where_the_revealer_is_a_traitor():  # B150 BR22
    def two(n):
        for seat in range(5):
            set_step(n, seat, might=8 if seat in (1, 3) else 1)

    state = start("pack", seats=5, revealer=3, by=two)
    assert state.roles == (HERO, TRAITOR, HERO, TRAITOR, HERO)
    assert state.order == (4, 0, 2, 3, 1, MONSTERS)


# {a/b/c}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_braces_are_by_the_number_of_players(seats):  # B143 BR16
    state = night(seats=seats)
    assert number(state, "{7/8/9}", Context()) == 4 + seats
    state.alive = (False, *state.alive[1:])
    assert number(state, "{7/8/9}", Context()) == 4 + seats  # dead or alive
    before = state.steps
    state = start("plain", seats=seats)
    assert state.steps[0][1] - before[0][1] == seats - 2


# Books


def boxes(state, seat):
    return {box.id.partition(".")[2] for box in state.view(seat).boxes}


def test_hints_and_setup_are_for_all():  # B144
    state = start("plain")
    hints = {"haunt-plain-hint-heroes-1", "haunt-plain-hint-heroes-2", "haunt-plain-hint-traitor-1"}
    for seat in (0, 1, 2, SPECTATOR):
        assert set(state.view(seat).hints) == hints


def test_setup_is_in_the_open_the_traitor_s_book_first():  # B145 BR30
    state = start("plain", answer=False, revealer=1)
    assert {"first", "second"} <= set(state.flags)
    assert state.marked("searched", "upper-landing") == 1
    chance(state)
    assert "tally-room" in state.house.tiles  # a tile not yet placed was found
    assert any(tile.id == "tally-room" for tile in state.view(SPECTATOR).tiles)


def test_each_side_reads_its_own_book():  # B141 B146
    state = start("plain")
    assert boxes(state, 0) == {"t-main", "t-power", "t-monster", "t-react", "both"}
    assert boxes(state, 1) == boxes(state, 2) == {"h-main", "h-side", "h-fact", "both"}
    assert boxes(state, SPECTATOR) == {"both"}
    assert state.view(0).books == ("traitor", "all")
    assert state.view(1).books == ("heroes", "all")


def test_the_kinds_of_boxes():  # B147
    state = start("plain")
    kinds = {box.id: box.kind for seat in (0, 1) for box in state.view(seat).boxes}
    assert set(kinds.values()) == {"main", "side", "fact", "power", "monster", "reaction"}
    mine = {box.id: box.mine for box in state.view(1).boxes}
    assert mine["plain.h-main"]


def test_a_box_is_shown_when_it_is_used():  # B148
    state = start("plain")
    play(state, "act plain.h-side")
    assert "h-side" in boxes(state, 0)
    assert "h-main" not in boxes(state, 0)
    assert "h-side" in boxes(state, SPECTATOR)
    (shown,) = [box for box in state.view(0).boxes if box.id == "plain.h-side"]
    assert (shown.mine, shown.shown) == (False, True)


def test_a_reaction_shows_its_box():  # B147 B148
    state = start("plain")
    assert "t-react" not in boxes(state, 1)
    state.flags = ("gong",)
    play(state, "end")
    assert "t-react" in boxes(state, 1)


BESTIARY = """
haunts:
  - id: bestiary
    number: 139
    monsters:
      - {id: rat, traits: {speed: 2, might: 2}, attack: {trait: might}}
      - {id: owl, traits: {speed: 2, might: 2}, attack: {trait: might}}
      - {id: groom, person: true, traits: {speed: 2, might: 2}}
    boxes:
      - {id: any-beast, kind: monster, book: traitor}
      - {id: rat-box, kind: monster, book: traitor, monster: rat}
      - {id: owl-box, kind: monster, book: traitor, monster: owl}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: plain-heroes}]
"""
BEASTS = ("rat", "owl", "groom")


@pytest.mark.parametrize("by_monster", [True, False])
def test_the_box_of_a_monster_is_read_when_that_first_fights(by_monster):  # B148
    """No box of another monster, and none for an attack on somebody who is no monster."""
    state = night(more=BESTIARY, haunt="bestiary", traitor=0, beings={f"{k}-1": (k, "entrance-hall") for k in BEASTS})

    def meet(kind):
        fighters = (Being(f"{kind}-1"), Person(1))
        call(state, Fight(*(fighters if by_monster else reversed(fighters))))
        return boxes(state, 1)

    assert (boxes(state, 0), boxes(state, 1)) == ({"any-beast", "rat-box", "owl-box"}, set())
    assert meet("groom") == set()
    assert meet("rat") == boxes(state, SPECTATOR) == {"any-beast", "rat-box"}
    assert meet("owl") == {"any-beast", "rat-box", "owl-box"}


def test_after_the_end_one_still_sees_which_book_a_side_had():  # B146 B148
    """Every book lies open then; the side's own are told apart, and only their setup and victory are its own."""
    state = start("plain")
    own = {0: ("traitor", "all"), 1: ("heroes", "all"), 2: ("heroes", "all"), SPECTATOR: ("all",)}
    assert {seat: state.view(seat).own_books for seat in own} == own
    do(state, 0, "[{do: set-flag, flag: plain-heroes}]")
    assert {seat: state.view(seat).own_books for seat in own} == own
    assert all({*state.view(seat).books} == {"heroes", "traitor", "all"} for seat in own)


def test_who_turns_has_the_other_book_from_then_on():  # B146
    state = start("plain")
    do(state, 1, "[{do: set-role, role: traitor}]")
    assert state.view(1).own_books == ("traitor", "all")


def test_with_one_book_for_all_everybody_has_the_same():  # B154
    state = start("whisper")
    assert {("all" in view.own_books, "heroes" in view.own_books) for view in map(state.view, range(3))} == {
        (True, True)
    }


def test_a_counter_is_seen_by_its_side():  # B146
    state = start("plain")
    events = told(state, "act plain.h-main")
    seen = {seat: {counter.id for counter in state.view(seat).counters} for seat in (0, 1, SPECTATOR)}
    assert seen == {0: {"open-count"}, 1: {"open-count", "our-count"}, SPECTATOR: {"open-count"}}
    (event,) = [event for event in events if event.key == "counter"]
    assert event.audience == (1, 2)


def test_the_dead_keep_hearing_their_side():  # BR29
    state = start("plain")
    do(state, 2, "[{do: die}]")
    assert "h-main" in boxes(state, 2)
    assert not any(box.mine for box in state.view(2).boxes)


# Order of turns


def test_the_hero_left_of_the_traitor_begins_and_monsters_come_last():  # B150 B155
    state = start("plain", revealer=1, seats=4)
    assert state.order == (2, 3, 0, 1, MONSTERS)
    assert state.turn == 2
    for seat in (3, 0, 1):
        play(state, "end")
        assert state.turn == seat


def test_without_a_traitor_the_haunt_says_who_begins():  # B150
    state = start("friends", revealer=1, seats=4)
    assert state.order == (2, 3, 0, 1, MONSTERS)
    assert state.roles == (HERO,) * 4


def test_a_new_traitor_s_turn_comes_after_the_heroes():  # B150 BR22
    state = start("plain", revealer=1, seats=4)
    do(state, 3, "[{do: set-role, role: traitor}]")
    assert order(state) == state.order == (2, 0, 1, 3, MONSTERS)
    assert "t-main" in boxes(state, 3)


def test_the_dead_have_no_turn():  # BR29
    state = start("plain", revealer=1, seats=4)
    do(state, 3, "[{do: die}]")
    events = told(state, "end")
    assert state.turn == 0
    assert heard(events, "turn-begins")["seat"] == 0  # and no other


# A hidden traitor


def whisper(*roles, seats=3):
    state = start("whisper", seats=seats, answer=False)
    play(state, *roles)
    return state


def test_a_hidden_role_is_known_to_its_owner_alone():  # B154
    state = whisper("hero", "traitor", "hero")
    assert state.undealt == ("hero",)
    for seat in (0, 1, 2, SPECTATOR):
        seen = [person.role for person in state.view(seat).people]
        assert seen == [state.roles[other] if other == seat else "hidden" for other in range(3)]


def test_a_dealt_role_is_told_to_its_owner_alone():  # B154
    state = start("whisper", answer=False)
    events = told(state, "traitor")
    (event,) = [event for event in events if event.key == "dealt-role"]
    assert event.audience == (0,)


def test_with_a_hidden_traitor_all_read_the_same():  # B154
    state = whisper("hero", "hero", "traitor")
    assert boxes(state, 0) == boxes(state, 1) == boxes(state, SPECTATOR) == {"all-main", "gray"}
    assert "act whisper.gray" not in texts(state)
    while state.turn != 2:
        play(state, "end")
    assert "act whisper.gray" in texts(state)


def test_a_hidden_traitor_has_no_turn_of_its_own_nor_power_that_all_could_see():  # B150 B154
    state = whisper("hero", "traitor", "hero")
    assert state.order == (1, 2, 0)
    assert not state.openly_traitor(1)


def test_a_traitor_who_is_unmasked_comes_after_the_heroes_from_the_next_round_on():  # B150 BR22
    state = whisper("hero", "traitor", "hero")
    assert state.order == (1, 2, 0)
    do(state, 1, "[{do: reveal-role, who: it}]")
    assert state.order[0] == 1  # this round has begun with them
    play(state, "end", "end", "end")
    assert state.order == (2, 0, 1)
    assert state.turn == 2


def test_anybody_can_be_attacked_while_roles_are_hidden():  # BR32
    state = whisper("hero", "traitor", "hero")
    play(state, "act attack")
    assert texts(state) == ["pick ashlar", "pick fennel"]


def test_a_role_that_is_shown_is_shown_to_all():  # B154
    state = whisper("hero", "traitor", "hero")
    do(state, 1, "[{do: reveal-role, who: it}]")
    assert state.view(SPECTATOR).people[1].role == "traitor"
    assert state.view(0).people[1].role == "traitor"
    assert state.openly_traitor(1)


def test_a_look_at_a_role_is_private():  # B154
    state = whisper("hero", "traitor", "hero")
    events = do(state, 0, "[{do: reveal-role, who: left, whom: it}]")
    (seen,) = [event for event in events if event.key == "role-seen"]
    assert seen.audience == (0,)
    assert state.view(0).people[1].role == "traitor"
    assert state.view(2).people[1].role == "hidden"


def test_a_box_that_would_do_nothing_is_not_read():  # B148
    state = night(haunt="wrong-heir", traitor=1, at="upper-landing", beings={"bailiff-1": ("bailiff", "entrance-hall")})
    call(state, React("monster-turn-end", Context(1, 1, owner=1, kind="haunt")))
    assert state.shown == ()
    state.mark_tile("will-hearth", "entrance-hall", 1)
    state.beings["bailiff-1"] = Creature("bailiff", 1, "entrance-hall", carries=("will-piece-a",))
    call(state, React("monster-turn-end", Context(1, 1, owner=1, kind="haunt")))
    assert [box.name for box in state.shown] == ["wh-bailiff-burns"]
    assert state.counters["will-burnt"] == 1
