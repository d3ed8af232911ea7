"""Single decisions: what a bot makes of what it sees."""

from random import Random

import pytest
from msgspec.structs import replace

from yakata.betrayal import GAME
from yakata.betrayal.rules.choices import NO, YES, Act, Done, End, Lower, Move, Pick, Raise, Reroll, Roll
from yakata.betrayal.sight.view_parts import BeingView, BoxView, CardView
from yakata.bots import Observation, make
from yakata.bots.betrayal.beasts import Beast
from yakata.bots.betrayal.house import House
from yakata.bots.betrayal.odds import bout
from yakata.bots.betrayal.scene import Scene
from yakata.bots.betrayal.worth import worth


@pytest.fixture(scope="module")
def start():
    """The first turn of the first seat in the haunt ``siege``."""
    play = GAME.new(seed=3, seats=3, haunt="siege")
    bots = [make("betrayal", "keen", Random(seat)) for seat in range(3)]
    for ask in play:
        if play.state.haunt and ask.prompt == "turn":
            return play.view(ask.seat)
        play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices)))
    raise AssertionError


def seen(view, **changes):
    empty = {"boxes": (), "beings": (), "acts": (), "prompt": "turn", "does": {}}
    return replace(view, **(empty | changes))


def person(view, seat, **changes):
    people = list(view.people)
    people[seat] = replace(people[seat], **changes)
    return replace(view, people=tuple(people))


def me(view, **changes):
    return person(view, view.seat, **changes)


def other(view):
    return next(seat for seat in range(3) if seat != view.seat)


def chooses(view, *choices, name="keen"):
    return make("betrayal", name, Random(1)).choose(Observation(view, choices))


# Traits


def test_damage_goes_where_most_is_left_and_never_to_the_skull(start):  # B45
    view = me(seen(start, prompt="lower"), steps=(1, 3, 4, 4), tracks=())
    assert chooses(view, Lower("might"), Lower("speed")) == Lower("might")
    view = me(view, steps=(5, 1, 4, 4))
    assert chooses(view, Lower("might"), Lower("speed")) == Lower("speed")


def test_before_the_haunt_damage_is_laid_where_it_is_lost(start):  # BR12
    view = me(seen(start, prompt="lower", phase="explore"), steps=(1, 3, 4, 4), tracks=())
    assert chooses(view, Lower("might"), Lower("speed")) == Lower("speed")


@pytest.mark.parametrize("prompt", ["raise", "heal"])
def test_what_is_good_is_taken(start, prompt):  # BR34
    assert chooses(seen(start, prompt=prompt), Done(), Raise("might")) == Raise("might")


def test_nobody_strikes_their_own_side(start):  # BR32
    foe = other(start)
    view = me(seen(start), values=(4, 8, 4, 4), steps=(4, 8, 4, 4), role="hero")
    view = person(view, foe, tile=view.people[view.seat].tile, role="traitor", values=(1, 1, 1, 1), steps=(1, 1, 1, 1))
    assert chooses(view, Act("attack"), End()) == Act("attack")
    view = replace(view, own=("act attack",))  # the foe cannot be attacked, and the only other target is a friend
    assert chooses(view, Act("attack"), End()) == End()
    friend = next(seat for seat in range(3) if seat not in (foe, view.seat))
    view = person(replace(view, prompt="attack"), friend, role="hero", values=(1, 1, 1, 1))
    picks = [Pick(view.people[seat].family) for seat in (friend, foe)]
    assert chooses(view, *picks) == picks[1]


def test_only_what_an_ally_has_not_refused_is_asked_for(start):  # B124 BR38
    view = seen(start, prompt="take-what")
    friend = next(
        seat for seat in range(3) if view.people[seat].role == view.people[view.seat].role != "x" and seat != view.seat
    )
    here, card = view.people[view.seat].tile, CardView("a-knife-of-theirs", False)
    box = BoxView(
        "siege.x",
        "heroes",
        "main",
        True,
        False,
        True,
        "study",
        (),
        False,
        ("carry:a-knife-of-theirs",),
        (),
        100,
        ("a-knife-of-theirs",),
    )
    view = person(replace(view, boxes=(box,)), friend, tile=here, hand=(card,))
    assert chooses(view, Pick("a-knife-of-theirs"), Pick("other")) == Pick("a-knife-of-theirs")
    assert chooses(replace(view, refused=("a-knife-of-theirs",)), Done(), Pick("a-knife-of-theirs")) == Done()
    turn = replace(view, prompt="turn")
    assert chooses(turn, Act("take"), End()) == Act("take")
    assert chooses(replace(turn, refused=("a-knife-of-theirs",)), Act("take"), End()) == End()


def test_what_lies_lowest_rises(start):  # B50, B51
    view = me(seen(start, prompt="raise"), steps=(5, 2, 4, 4))
    assert chooses(view, Raise("might"), Raise("speed")) == Raise("might")
    view = me(seen(start, prompt="heal"), steps=(4, 3, 1, 4), starts=(4, 4, 4, 4))
    assert chooses(view, Raise("might"), Raise("sanity")) == Raise("sanity")


def test_the_better_trait_rolls(start):
    view = me(seen(start, prompt="roll-with"), values=(2, 5, 3, 4))
    assert chooses(view, Roll("might"), Roll("sanity")) == Roll("might")


def test_bad_dice_are_rolled_again_and_good_ones_are_not(start):
    view = seen(start, prompt="reroll", rolling="0012")
    assert chooses(view, Done(), Reroll(2)) == Reroll(2)
    assert chooses(replace(view, rolling="1222"), Done(), Reroll(2)) == Done()


def test_a_price_is_paid_only_when_it_is_worth_it(start):  # B55
    view = me(seen(start, prompt="pay", does={"yes": ("lose:speed", "heal:sanity")}), starts=(4, 4, 4, 4))
    assert chooses(me(view, steps=(4, 4, 1, 4)), NO, YES) == YES
    assert chooses(me(view, steps=(4, 4, 4, 4)), NO, YES) == NO
    assert chooses(me(view, steps=(1, 4, 1, 4)), NO, YES) == NO


# Fighting


def test_two_who_roll_against_each_other():
    even = bout(3, 3)
    assert even.win == pytest.approx(even.lose)
    assert even.gain == pytest.approx(even.loss)
    assert bout(6, 2).win > 0.9 > 0.2 > bout(2, 5).win
    assert bout(3, 3, 1).win > even.win > even.grab


def foes(view, mine, theirs):
    """I am a hero with this Might, the traitor of that Might is on my tile."""
    view = me(view, role="hero", values=(4, mine, 4, 4), steps=(4, 4, 4, 4))
    return person(view, other(view), role="traitor", tile=view.people[view.seat].tile, values=(4, theirs, 4, 4))


def test_attacks_who_is_weaker_and_leaves_who_is_stronger_alone(start):  # B126
    view = seen(start)
    assert chooses(foes(view, 6, 3), Act("attack"), End()) == Act("attack")
    assert chooses(foes(view, 2, 6), Act("attack"), End()) == End()


def test_timid_ones_want_better_odds(start):
    view = foes(seen(start), 5, 4)
    assert chooses(view, Act("attack"), End()) == Act("attack")
    assert chooses(view, Act("attack"), End(), name="timid") == End()


def test_steals_what_the_haunt_is_about(start):  # B136
    view = seen(start, prompt="steal", objects=("relic",))
    assert chooses(view, Done(), Pick("hedge-knife"), Pick("relic")) == Pick("relic")
    assert chooses(view, Done(), Pick("hedge-knife")) == Done()


# Boxes


def box(**changes):
    known = {"mine": True, "shown": True, "active": True, "word": "prepare", "odds": 80}
    return BoxView(**({"id": "siege.x", "book": "heroes", "kind": "main"} | known | changes))


def neighbour(view):
    near = House(view.ways).near[view.people[view.seat].tile]
    return near[0], near[-1]


def test_does_what_wins(start):
    view = seen(start, boxes=(box(possible=True),))
    assert chooses(view, Act("siege.x"), End()) == Act("siege.x")
    hopeless = replace(view, boxes=(box(possible=True, odds=1, does=("!set-flag", "?hurt:mental")),))
    assert chooses(hopeless, Act("siege.x"), End()) == End()


def test_goes_where_it_can_be_done(start):
    one, _ = neighbour(start)
    view = seen(start, boxes=(box(needs=(f"at:{one}",), tiles=(one,)),), moves=4)
    choices = (End(), *map(Move, sorted(House(start.ways).near[start.people[start.seat].tile])))
    assert chooses(view, *choices) == Move(one)


def test_fetches_what_must_be_carried(start):
    one, _ = neighbour(start)
    tiles = tuple(replace(tile, things=("relic",) if tile.id == one else ()) for tile in start.tiles)
    view = seen(start, boxes=(box(needs=("carry:relic",), wants=("relic",)),), tiles=tiles, objects=("relic",), moves=4)
    choices = (End(), *map(Move, sorted(House(start.ways).near[start.people[start.seat].tile])))
    assert chooses(view, *choices) == Move(one)


def test_picks_up_what_is_wanted_first(start):
    view = seen(start, prompt="pick-up-what", boxes=(box(wants=("relic",)),), objects=("relic", "trinket"))
    assert chooses(view, Pick("hedge-knife"), Pick("relic"), Pick("trinket")) == Pick("relic")


def test_does_not_walk_into_a_tile_that_hurts_for_nothing(start):
    one, _ = neighbour(start)
    tiles = tuple(replace(tile, danger=tile.id == one, open="", things=()) for tile in start.tiles)
    assert chooses(seen(start, tiles=tiles, moves=4), End(), Move(one)) == End()


def test_a_false_one_does_not_help_the_others(start):  # B154
    hidden = person(me(seen(start), role="traitor"), other(start), role="hidden")
    view = replace(hidden, boxes=(box(book="all", possible=True),))
    assert chooses(view, Act("siege.x"), End()) == End()


def test_points_at_whom_it_knows_and_never_at_itself(start):
    view = person(me(seen(start, prompt="vote"), role="hero"), other(start), role="traitor")
    picks = [Pick(one.family) for one in view.people]
    assert chooses(view, *picks) == Pick(view.people[other(start)].family)
    assert chooses(me(view, role="traitor"), *picks) != Pick(view.people[view.seat].family)


def test_says_what_it_knows(start):
    view = seen(start, prompt="guess", secrets={"who": "quill"})
    assert chooses(view, Pick("ashlar"), Pick("quill"), Pick("vesper")) == Pick("quill")


# Monsters


def guest(tile, **changes):
    traits = {"speed": 3, "might": 5}
    return BeingView("guest-1", "guest", 1, tile, False, False, "small", attack="might", traits=traits, **changes)


def test_a_monster_hunts_the_weak(start):  # B161
    here = start.people[other(start)].tile
    view = me(seen(start, prompt="monster", being="guest-1", beings=(guest(here),)), role="traitor")
    one, two = (seat for seat in range(3) if seat != start.seat)
    view = person(person(view, one, values=(3, 6, 3, 3), role="hero"), two, values=(3, 2, 3, 3), role="hero")
    weak, strong = Pick(view.people[two].family), Pick(view.people[one].family)
    assert chooses(view, End(), strong, weak) == weak


def test_a_monster_brings_what_it_carries(start):
    one, _ = neighbour(start)
    here = start.people[start.seat].tile
    held = guest(here, carries=("relic",))
    view = me(seen(start, prompt="monster", being="guest-1", beings=(held,)), role="traitor")
    view = replace(view, boxes=(box(book="traitor", tiles=(one,), needs=(f"at:{one}", "other")),))
    assert chooses(view, End(), Move(one)) == Move(one)


# Words


def test_what_is_printed_is_weighed(start):
    scene = Scene(me(seen(start), steps=(4, 4, 2, 4), starts=(4, 4, 4, 4)))
    assert worth(scene, ("heal:sanity",)) > worth(scene, ("heal:might",)) == 0
    assert worth(scene, ("!gain:might",), 0.8) > worth(scene, ("!gain:might",), 0.2) > 0
    assert worth(scene, ("?hurt:mental",), 0.2) < worth(scene, ("?hurt:mental",), 0.9) < 0
    dying = Scene(me(seen(start), steps=(1, 1, 4, 4)))
    assert worth(dying, ("hurt:physical",)) < -20


def test_a_monster_that_may_not_stay_where_it_is_goes_on() -> None:
    """Salt on the floor: the end is not offered there, and no way promises anything."""
    beast = Beast.__new__(Beast)
    beast.being = BeingView("cat-1", "cat", 1, "kitchen", False, False, "small")
    beast.promise = lambda tile: 0.0
    assert beast.choose((Move("hall"), Move("larder"))) == Move("hall")
    assert beast.choose((End(), Move("hall"))) == End()


HIDDEN = tuple(haunt.id for haunt in GAME.book.haunts.values() if haunt.roles.kind == "hidden")


@pytest.mark.parametrize("haunt", HIDDEN)
def test_nobody_strikes_whom_nothing_has_named(haunt):
    """While roles lie face down: a false one keeps still until it is known, an honest one until it knows."""
    blows = 0
    for seed in range(9):
        seats = 3 + seed % 3
        play = GAME.new(seed=seed, seats=seats, haunt=haunt)
        bots = [make("betrayal", "keen", Random(f"{seed} {seat}")) for seat in range(seats)]
        for ask in play:
            views = [play.view(seat) for seat in range(seats)]
            events = play.apply(bots[ask.seat].choose(Observation(views[ask.seat], ask.choices)))
            families = {person.family: seat for seat, person in enumerate(views[0].people)}
            for event in events:
                if event.key != "attacks" or not views[0].haunt:
                    continue
                who, target = families[event.slots["who"]], families[event.slots["target"]]
                seen = views[who].people
                if seen[who].role == "traitor":
                    assert all(view.people[who].role == "traitor" for view in views), (seed, event)
                else:
                    assert seen[target].role == "traitor", (seed, event)
                blows += 1
    assert blows or "nobody" in haunt
