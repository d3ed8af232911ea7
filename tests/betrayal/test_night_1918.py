"""Chapter 9, 1918: the man who came home, the two by the same train, and what both leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import which_comes
from tests.betrayal.endings import differ, first, stories_after
from tests.betrayal.stage import asked, call, chance, dice, do, game, happen, heard, night, play, step, texts, told
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Ask, Odds

HOUSE = [
    ("telegraph-nook", "ground", 1, 0, 0),
    ("shell-cellar", "basement", 1, 0, 0),
    ("convalescent-porch", "outside", 0, 1, 0),
    ("long-linen-hall", "upper", 0, 1, 0),
]
MAN = 2
"""The seat of who came home."""


def settle(state):
    """Whatever else is asked, the first answer, until somebody's turn goes on."""
    while state.pending is not None and not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        state.apply(first(state, Random(3)))
    return state


def round_ends(state):
    rng, now = Random(3), state.round
    while state.round == now and state.pending is not None:
        state.apply("end" if "end" in texts(state) else first(state, rng))
    return settle(state)


def watch(unseen="long-linen-hall", posts=("long-linen-hall",), **more):
    """He is out of sight on a tile, for all anybody knows on any; the posts are there."""

    def change(state):
        for tile in posts:
            state.mark_tile("post", tile, 1)
        state.hide_nowhere()
        if unseen:
            state.places = (*state.places[:MAN], unseen)
            state.unseen[MAN] = tuple(sorted(state.house.tiles))

    return night(haunt="man-who-came-home", traitor=MAN, house=HOUSE, change=change, **more)


def roll(state, face, seat, trait):
    """All of the trait's dice show this."""
    return dice(state, face * state.value(seat, ("speed", "might", "sanity", "knowledge").index(trait)))


# The Man Who Came Home


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_youngest_is_out_of_sight_and_nobody_knows_where(seats):
    state = night(seats=seats, haunt_is="man-who-came-home", house=HOUSE)
    call(state, HauntStart(0))
    rng = Random(1)
    while getattr(state.pending, "prompt", "") != "vanish":
        state.apply(first(state, rng))
    youngest = asked(state)[0]
    assert state.ages[youngest] == min(state.ages)
    state.apply(first(state, rng))
    hero = (youngest + 1) % seats
    assert len(state.unseen[youngest]) > 1
    assert len({state.imagine(hero, Random(n)).places[youngest] for n in range(30)}) > 1
    posts = sum(state.marked("post", tile) for tile in state.house.tiles)
    assert posts == {3: 4, 4: 5, 5: 6}[seats]


def test_a_post_that_he_stood_goes_out_at_the_end_of_the_round_and_tells_how_near_he_is():
    state = watch(turn=MAN)
    play(state, "act man-who-came-home.mh-stand")
    assert (MAN in state.unseen, state.counters.get("mh-posts", 0)) == (True, 0)
    round_ends(state)
    assert state.counters["mh-posts"] == 1
    assert (state.marked("post", "long-linen-hall"), state.marked("stood", "long-linen-hall")) == (0, 1)
    assert {*state.unseen[MAN]} < {*state.house.tiles}
    assert "front-steps" not in state.unseen[MAN]


def test_where_a_hero_stands_he_cannot():
    assert "act man-who-came-home.mh-stand" in texts(watch(turn=MAN))
    assert "act man-who-came-home.mh-stand" not in texts(watch(turn=MAN, at={0: "long-linen-hall"}))


@pytest.mark.parametrize(
    ("face", "there", "found"),
    [("1", "telegraph-nook", True), ("0", "telegraph-nook", False), ("0", "entrance-hall", True)],
)
def test_who_goes_there_is_asked_far_or_near(face, there, found):
    state = watch(unseen=there)
    play(state, "act man-who-came-home.mh-look", "roll knowledge")
    roll(state, face, 0, "knowledge")
    assert (MAN not in state.unseen) is found
    if not found:
        assert "entrance-hall" not in state.unseen[MAN]


def test_he_says_whether_he_is_upstairs():
    state = watch(unseen="long-linen-hall")
    play(state, "act man-who-came-home.mh-ask", "pick mh-bedrooms", "roll sanity")
    roll(state, "1", 0, "sanity")
    assert {*state.unseen[MAN]} == {"long-linen-hall", "upper-landing"}
    asleep = watch()
    before = sum(asleep.steps[0])
    play(asleep, "act man-who-came-home.mh-ask", "pick mh-cellar", "roll sanity")
    roll(asleep, "0", 0, "sanity")
    settle(asleep)
    assert (sum(asleep.steps[0]), len(asleep.unseen[MAN])) == (before - 1, len(asleep.house.tiles))


def test_called_by_his_name_in_sight_and_often_enough_he_comes_in():
    state = watch(unseen="")
    assert "act man-who-came-home.mh-call" not in texts(watch())
    for calls in (1, 2):
        play(state, "act man-who-came-home.mh-call")
        while "roll sanity" not in texts(state):
            play(state, texts(state)[0])
        play(state, "roll sanity")
        roll(state, "2", calls - 1, "sanity")
        if calls == 1:
            assert state.counters["mh-called"] == 1
            play(state, "end")
    assert [score > 0 for score in state.result.scores] == [True, True, False]


def test_a_wire_goes_off_once_under_a_hero():
    state = watch(turn=MAN, unseen="telegraph-nook")
    play(state, "act man-who-came-home.mh-wire", "end")
    settle(state)
    before = sum(state.steps[0])
    play(state, "move telegraph-nook")
    settle(state)
    assert (before - sum(state.steps[0]), state.moves, MAN in state.unseen) == (2, 0, True)
    do(state, 1, "[{do: move, to: telegraph-nook}]")
    assert sum(state.steps[1]) == sum(night().steps[1])


def test_there_are_two_wires():
    state = watch(turn=MAN, unseen="telegraph-nook")
    for _ in range(2):
        assert "act man-who-came-home.mh-wire" in texts(state)
        play(state, "act man-who-came-home.mh-wire")
        while asked(state)[0] == MAN:
            play(state, "end")
        while asked(state)[0] != MAN:
            state.apply("end" if "end" in texts(state) else first(state, Random(1)))
    assert "act man-who-came-home.mh-wire" not in texts(state)


def test_the_rifle_shows_him_and_cover_hides_him_where_nobody_sees():
    state = watch(turn=MAN, unseen="telegraph-nook")
    play(state, "act man-who-came-home.mh-rifle")
    assert MAN not in state.unseen
    assert "act man-who-came-home.mh-cover" not in texts(watch(turn=MAN, unseen=""))
    away = watch(turn=MAN, unseen="", at={MAN: "shell-cellar"})
    play(away, "act man-who-came-home.mh-cover")
    assert MAN in away.unseen


def test_killed_he_gets_up_elsewhere_and_misses_a_turn():
    state = watch(unseen="", steps={MAN: {"might": 1}})
    do(state, 0, "[{do: lose, trait: might, who: {role: traitor}}]")
    assert asked(state) == (MAN, "vanish")
    state.apply(first(state, Random(2)))
    settle(state)
    assert (state.alive[MAN], MAN in state.unseen) == (True, True)
    assert step(state, MAN, "might") == step(night(), MAN, "might")
    play(state, "end", "end")
    assert asked(state)[0] == 0


def test_who_has_struck_him_is_remembered():
    state = watch(unseen="", at={1: "upper-landing"})
    play(state, "act attack")
    roll(state, "2", 0, "might")
    settle(roll(state, "0", MAN, "might"))
    assert "mh-fired" in state.statuses[0]


@pytest.mark.parametrize("loser", [1, MAN])
def test_only_who_has_struck_him_owes_for_it(loser):  # BR32 B168
    state = watch(unseen="", at={other: "upper-landing" for other in (1, MAN) if other != loser})
    play(state, "act attack")
    roll(state, "2", 0, "might")
    settle(roll(state, "0", loser, "might"))
    assert ("mh-fired" in state.statuses[0]) is (loser == MAN)


@pytest.mark.parametrize("ends", ["posts", "dawn"])
def test_he_wins_by_his_posts_or_by_the_dawn(ends):
    state = watch(turn=MAN)
    if ends == "posts":
        state.counters["mh-posts"] = 2
        play(state, "act man-who-came-home.mh-stand")
    else:
        state.round = 11
    round_ends(state)
    assert [score > 0 for score in state.result.scores] == [False, False, True]


# By the Same Train


def platform(unseen="", where="front-steps", kit=0, **more):
    def change(state):
        state.counters["st-kit"] = kit
        if unseen:
            state.places = (*state.places[:MAN], unseen)
            state.unseen[MAN] = tuple(sorted(state.house.tiles))

    beings = {"homecomer-1": ("homecomer", where)}
    return night(haunt="same-train", traitor=MAN, house=HOUSE, beings=beings, change=change, **more)


def test_his_kit_is_found_one_thing_in_a_room():
    state = platform(at="telegraph-nook")
    play(state, "act same-train.st-kit", "roll knowledge")
    roll(state, "2", 0, "knowledge")
    assert (state.counters["st-kit"], state.marked("searched", "telegraph-nook")) == (1, 1)
    play(state, "end")
    assert "act same-train.st-kit" not in texts(state)
    assert "act same-train.st-kit" not in texts(platform(at="upper-landing"))
    assert "act same-train.st-kit" not in texts(platform(at="telegraph-nook", kit=4))


def test_he_is_led_by_the_hand_and_put_on_the_train_when_his_kit_is_whole():
    state = platform(at="front-steps", kit=4)
    assert "act same-train.st-train" not in texts(state)
    play(state, "act same-train.st-lead")
    settle_roll(state, "sanity", "2")
    assert "act same-train.st-train" in texts(state)
    assert "act same-train.st-train" not in texts(platform(at="front-steps", kit=3))
    play(state, "act same-train.st-train", "roll sanity")
    roll(state, "2", 0, "sanity")
    assert [score > 0 for score in state.result.scores] == [True, True, False]


def settle_roll(state, trait, face):
    while f"roll {trait}" not in texts(state):
        play(state, texts(state)[0])
    play(state, f"roll {trait}")
    return roll(state, face, asked_seat(state), trait)


def asked_seat(state):
    return state.turn


def test_who_leads_him_has_a_move_less():  # B67
    state = platform(at={0: "front-steps"})
    play(state, "act same-train.st-lead")
    settle(settle_roll(state, "sanity", "2"))
    round_ends(state)
    assert (asked(state)[0], state.moves) == (0, state.value(0, 0) - 1)


def test_alone_he_gets_up_and_goes_to_the_other_one():
    state = round_ends(platform(unseen="long-linen-hall", where="front-steps"))
    assert state.beings["homecomer-1"].tile == "entrance-hall"


def test_they_shake_hands_and_he_is_far_away_and_the_third_time_there_is_one():
    state = platform(turn=MAN, unseen="front-steps")
    play(state, "act same-train.st-meet")
    assert MAN not in state.unseen
    settle(settle_roll(state, "might", "2"))
    assert (state.counters["st-met"], state.beings["homecomer-1"].follows) == (1, -1)
    assert state.beings["homecomer-1"].tile != "front-steps"
    last = platform(turn=MAN, unseen="front-steps")
    last.counters["st-met"] = 2
    play(last, "act same-train.st-meet")
    settle_roll(last, "might", "2")
    assert [score > 0 for score in last.result.scores] == [False, False, True]


def test_the_other_one_is_looked_for_and_hides_again():
    state = platform(unseen="telegraph-nook")
    play(state, "act same-train.st-look", "roll knowledge")
    roll(state, "2", 0, "knowledge")
    assert MAN not in state.unseen
    away = platform(turn=MAN, at={MAN: "shell-cellar"})
    play(away, "act same-train.st-cover")
    assert MAN in away.unseen


def test_the_other_one_does_not_die():
    state = platform()
    do(state, 0, "[{do: die, who: {role: traitor}}]")
    assert asked(state) == (MAN, "vanish")
    state.apply(first(state, Random(2)))
    assert (state.alive[MAN], MAN in state.unseen) == (True, True)


# How it begins, and what is left of it


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "man-who-came-home"),
        (("rope-held",), "man-who-came-home"),
        (("guest-stayed",), "same-train"),
        (("rope-cut",), "same-train"),
        (("deed-bought-in",), "same-train"),
    ],
)
def test_which_night_comes_is_decided_by_those_before(flags, haunt):  # B140
    assert which_comes("chapter-9", flags) == haunt


def test_one_of_several_who_are_youngest_has_come_home():  # B12
    company = tuple(Member(family, age=20) for family in ("ashlar", "quill", "fennel"))
    state = game().start(chapter="chapter-9", company=company, story=Story(), seats=3)
    drawn = []
    while isinstance(state.pending, Odds):
        if state.pending.key == "crest":
            drawn = texts(state)
        play(state, state.pending.outcomes[-1])
    starts = [state.start_step(seat, 1) for seat in range(3)]
    assert drawn == ["ashlar", "quill", "fennel"]
    assert [step(state, seat, "might") - starts[seat] for seat in range(3)] == [0, 0, 1]


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    def ended(state, haunt, journal):
        state.set_status(1, "mh-fired")

    left = stories_after("chapter-9", ended, HOUSE)
    assert sorted(left) == [86, 87, 88, 89]
    differ(left.values())
    assert all("memorial" in story.overlays.values() for story in left.values())
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {86: 1, 87: 1, 88: 0, 89: 1}
    assert {story.rules for story in left.values()} == {("two-minutes",)}


def test_the_stone_stands_where_somebody_lies():
    def fallen(state, haunt, journal):
        state.alive = (True, False, True)
        state.places = (state.places[0], "telegraph-nook", state.places[2])

    left = stories_after("chapter-9", fallen, HOUSE)
    assert all(story.overlays == {"telegraph-nook": "memorial"} for story in left.values())


def test_who_stands_two_minutes_heals_whoever_is_there():  # B27
    state = night(
        story=Story(rules=("two-minutes",)),
        at={2: "upper-landing"},
        steps={seat: {"sanity": 1, "knowledge": 1} for seat in range(3)},
    )
    play(state, "act two-minutes.two-minutes-stand")
    settle(state)
    healed = [step(state, seat, "sanity") + step(state, seat, "knowledge") > 2 for seat in range(3)]
    assert (healed, asked(state)[0]) == ([True, True, False], 1)  # nothing is left to do


# Tiles and cards


def test_somebody_who_is_telegraphed_to_has_a_move_more():
    state = night(house=HOUSE, at={0: "telegraph-nook"})
    play(state, "act telegraph-nook.telegraph-nook", "pick quill", "end")
    assert (asked(state)[0], state.moves) == (1, state.value(1, 0) + 1)


@pytest.mark.parametrize("moved", [True, False])
def test_in_the_porch_one_heals_who_has_come_there_this_turn(moved):
    place = "front-steps" if moved else "convalescent-porch"
    state = night(house=HOUSE, at={0: place}, steps={0: {"might": 1}})
    if moved:
        play(state, "move convalescent-porch")
    play(state, "end")
    settle(state)
    assert (step(state, 0, "might") > 1) is moved


def test_in_the_shell_cellar_what_is_in_the_way_goes():
    state = night(house=HOUSE, at={0: "shell-cellar"})
    do(state, 0, "[{do: obstacle, where: basement-landing}]")
    play(state, "act shell-cellar.shell-cellar", "pick shell-cellar-rubble")
    settle(state)
    assert not state.marked("small", "basement-landing")


def test_at_the_memorial_one_finds_a_name():
    for face, ghosts in (("2", 0), ("0", 1)):
        state = night(house=HOUSE, at={0: "shell-cellar"})
        do(state, 0, "[{do: replace-tile, where: shell-cellar, tile: memorial}, {do: ghost, where: memorial}]")
        before = state.marked("ghost", "memorial")
        play(state, "act memorial.memorial", "roll knowledge")
        roll(state, face, 0, "knowledge")
        settle(state)
        assert state.marked("ghost", "memorial") == before - 1 + ghosts


def test_the_dressing_heals_and_is_buried():
    state = night(hands={0: ["field-dressing"]}, steps={0: {"might": 1, "speed": 1}})
    play(state, "act field-dressing.field-dressing")
    assert step(state, 0, "might") > 1 < step(state, 0, "speed")
    assert state.hands[0] == ()


def test_at_the_rattle_another_runs_one_tile():
    state = night(house=HOUSE, hands={0: ["gas-rattle"]})
    play(state, "act gas-rattle.gas-rattle", "pick quill", "move telegraph-nook")
    assert (state.places[1], asked(state)[0]) == ("telegraph-nook", 0)


@pytest.mark.parametrize("ghost", [False, True])
def test_the_cradle_cloth_keeps_one_from_dying_once(ghost):
    state = night(
        haunt="quiet",
        hands={0: ["cradle-cloth"]},
        steps={0: {"might": 1, "speed": 4}},
        change=lambda state: state.mark_tile("ghost", "entrance-hall", int(ghost)),
    )
    do(state, 0, "[{do: lose, trait: might}]")
    settle(state)
    assert (state.alive[0], step(state, 0, "might") > 1, state.hands[0]) == (True, ghost, ())
    assert step(state, 0, "speed") == 4


def test_a_closed_telegram_steadies_and_a_read_one_teaches():
    state = night()
    happen(state, 0, "telegram")
    play(state, "pick telegram-keep")
    assert state.kept_events == {"telegram": 0}
    read = night()
    before = step(read, 0, "knowledge"), sum(read.steps[0])
    happen(read, 0, "telegram")
    play(read, "pick telegram-open", "lower sanity")
    settle(read)
    assert (step(read, 0, "knowledge"), sum(read.steps[0]), read.kept_events) == (before[0] + 1, before[1], {})


@pytest.mark.parametrize(("face", "used"), [("2", False), ("1", True)])
def test_after_a_shock_ones_items_stay_used_next_turn(face, used):
    state = night(hands={0: ["iron-poker"]}, steps={0: {"sanity": 3}})
    happen(state, 0, "shell-shock")
    roll(state, face, 0, "sanity")
    settle(state)
    play(state, "end")
    while asked(state)[0] != 0:
        play(state, "end")
    assert ("iron-poker" in state.used) is used
    assert state.kept_events == {}


@pytest.mark.parametrize(("faces", "said"), [("222", "door"), ("111", "hands"), ("000", "hands")])
def test_it_is_said_what_a_shock_will_do(faces, said):  # B93 B98
    state = night(steps={0: {"sanity": 3}})
    happen(state, 0, "shell-shock")
    assert heard(told(state, f"d{faces}"), "told")["text"] == f"shell-shock-{said}"


def test_in_the_tin_is_the_top_item():
    state = night(decks={"item": ["boat-hook"]})
    happen(state, 0, "tin-of-buttons")
    chance(state)
    settle(state)
    assert state.hands[0] == ("boat-hook",)


@pytest.mark.parametrize("known", [False, True])
def test_the_uniform_steps_before_who_has_worn_it(known):
    state = night(story=Story(crests={"the-empty-uniform": ("ashlar",)} if known else {}))
    before = sum(state.steps[0])
    happen(state, 0, "the-empty-uniform")
    dice(state, "0" * (state.value(0, 1) + known))
    settle(state)
    assert before - sum(state.steps[0]) == (0 if known else 2)
