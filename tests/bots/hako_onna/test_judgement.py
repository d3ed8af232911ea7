"""Single decisions: what a bot makes of what it sees."""

from random import Random

import pytest
from msgspec.structs import replace

from yakata.bots import Observation, make
from yakata.bots.hako_onna import blockade, speaking
from yakata.bots.hako_onna.danger import Danger
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.notebook import Notebook
from yakata.hako_onna import GAME
from yakata.hako_onna.rules.choices import (
    Agree,
    End,
    Give,
    Guess,
    Leave,
    Move,
    Nothing,
    Peek,
    Refuse,
    Show,
    Swap,
    Use,
)
from yakata.hako_onna.rules.safe import GUESSES
from yakata.hako_onna.sight.view import ClaimView, GhostView, NoteView


@pytest.fixture(scope="module")
def start():
    """The first Visitor's first main action, in the balanced house."""
    play = GAME.new(seed=1, seats=4, house="balanced")
    bots = [make("hako-onna", "keen", Random(seat)) for seat in range(4)]
    for ask in play:
        if ask.prompt == "act":
            return play
        play.apply(bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices)))
    raise AssertionError


def seen(start, seat=1, **changes):
    return replace(start.view(seat), **changes)


def standing(view, seat, room, *, tiles=()):
    players = list(view.players)
    players[seat] = replace(players[seat], room=room, tiles=len(tiles), shown=("unseen",) * len(tiles))
    return replace(view, players=tuple(players), **({"hand": tuple(tiles)} if seat == view.seat else {}))


def note(where, tile):
    return NoteView(where, tile, 1, "peeked", False)


def chooses(view, *choices):
    return make("hako-onna", "keen", Random(1)).choose(Observation(view, choices))


def with_notes(view, *notes):
    places, tiles = {note.where for note in notes}, {note.tile for note in notes}
    kept = (note for note in view.notes if note.where not in places and note.tile not in tiles)
    return replace(view, notes=(*kept, *notes))


# What a Visitor works out


def test_the_combination_is_what_was_neither_seen_nor_told_nor_refused(start):  # H12, H113
    view = with_notes(seen(start, numbers_refused=(3,)), note("hand-1", "number-1"))
    view = replace(view, claims=(ClaimView(2, "hand", "number-2", 1),))
    assert Notebook(view).codes == ((4, 5, 6),)
    assert (1, 2, 4) not in Notebook(seen(start, guesses=((1, 2, 4),))).codes
    assert all({2, 5} <= set(code) for code in Notebook(seen(start, numbers_known=(2, 5))).codes)


def test_who_was_lied_to_believes_their_eyes(start):  # HR28
    lies = tuple(ClaimView(2, "hand", f"number-{n}", 1) for n in range(1, 6))
    assert len(Notebook(seen(start, claims=lies)).codes) == 20
    lies = tuple(ClaimView(2, "hand", f"not-{weapon}", 1) for weapon in GAME.book.weapons)
    assert len(Notebook(seen(start, claims=lies)).weaknesses) == 3


def test_her_weakness(start):  # H14, H119
    view = with_notes(seen(start, weapons_failed=("stake",)), note("hand-2", "not-chain"))
    notes = Notebook(view)
    assert notes.weaknesses == ["gasoline"]
    assert (notes.truth("gasoline"), notes.truth("stake")) == (1.0, 0.0)


def test_the_odds_of_meeting_her_add_up(start):
    danger = Danger(Notebook(seen(start)))
    assert sum(danger.hers.values()) == pytest.approx(1)
    assert danger.rooms["red-bedroom"] + danger.rooms["kids-room"] == pytest.approx(1)  # H24
    assert danger.at("study.desk") == 0


# What a Visitor does


def test_does_not_look_where_she_surely_is(start):
    view = standing(seen(start, may_be=("study.bookcase",), prompt="act"), 1, "study")
    choice = chooses(view, End(), Move("bathroom"), Peek("study.bookcase"), Peek("study.curtain"))
    assert choice != Peek("study.bookcase")


def test_opens_the_way_out(start):  # H27, H29
    for tile, goal in (("key-ring", "exit"), ("doll", "bones")):
        view = standing(seen(start, prompt="act", key_in_safe=False), 1, "study", tiles=(tile,))
        view = with_notes(view, note("study.curtain", goal))
        assert chooses(view, End(), Move("bathroom"), Peek("study.bookcase"), Peek("study.curtain")) == Peek(
            "study.curtain"
        )


def test_goes_where_the_way_out_is(start):
    view = standing(seen(start, prompt="act", key_in_safe=False), 1, "hall-1f", tiles=("key-ring",))
    view = with_notes(view, note("bathroom.bathtub", "exit"))
    choices = [End(), Peek("hall-1f.staircase"), *map(Move, ("hall-2f", "living-room", "washroom"))]
    assert chooses(view, *choices) == Move("washroom")


def test_strikes_when_it_is_sure(start):  # H118
    view = standing(seen(start, may_be=("study.curtain",), prompt="act"), 1, "study", tiles=("stake",))
    view = with_notes(view, note("hand-1", "stake"), note("hand-1", "not-chain"), note("hand-2", "not-gasoline"))
    choices = (End(), Move("bathroom"), Peek("study.bookcase"), Peek("study.curtain"), Use("stake"))
    assert chooses(view, *choices) == Use("stake")
    assert chooses(replace(view, may_be=("kids-room.bunk",)), *choices) != Use("stake")


def test_a_deadly_item_stays_in_the_pocket_where_she_may_be(start):  # H74
    choices = (End(), Use("dowsing"))
    view = standing(seen(start, prompt="act"), 1, "study")
    assert chooses(replace(view, may_be=("study.curtain", "study.desk")), *choices) == End()
    everywhere = tuple(shadow.id for shadow in view.shadows if shadow.room != "study")
    assert chooses(replace(view, may_be=everywhere), *choices) == Use("dowsing")


def test_guesses_what_fits(start):  # H113
    view = with_notes(
        seen(start, prompt="peeked", peeking="study.desk"), *(note("gone", f"number-{n}") for n in (1, 3, 5))
    )
    assert chooses(view, *GUESSES["any"], Leave()) == Guess(2, 4, 6)


def test_gives_up_only_without_hope(start):  # H133
    view = seen(start, prompt="give-up")
    assert chooses(view, Agree(), Refuse()) == Refuse()
    gone = ("doll", "key-ring", *GAME.book.weapons)
    assert chooses(replace(view, gone=gone), Agree(), Refuse()) == Agree()


def test_tells_the_truth_once(start):  # H80
    from yakata.hako_onna.rules.choices import Tell

    view = with_notes(seen(start), note("study.curtain", "exit"))
    assert speaking.news(Notebook(view), (Tell("study.curtain"),)) == (Tell("study.curtain"), "exit")
    told = replace(view, claims=(ClaimView(1, "study.curtain", "exit", 1),))
    assert speaking.news(Notebook(told), (Tell("study.curtain"),)) is None


# What the ghosts do


def haunted(start, *ghosts, **changes):
    known = [
        note("study.desk", "safe"),
        note("basement.trunk", "bones"),
        note("kids-room.bunk", "chain"),
        note("living-room.sofa", "exit"),
    ]
    view = with_notes(seen(start, 0, weakness="chain", **changes), *known)
    places = ("study.curtain", "basement.boiler", "kids-room.toy-chest")
    return replace(view, ghosts=tuple(GhostView(seat, places[seat], "") for seat in ghosts))


def test_enough_ghosts_close_every_road(start):  # HR24
    assert blockade.plan(Lair(haunted(start, 0, 1))) == {}
    plan = blockade.plan(Lair(haunted(start, 0, 1, 2)))
    assert plan == {0: "study.desk", 1: "basement.trunk", 2: "kids-room.bunk"}
    assert len(blockade.plan(Lair(haunted(start, 0, 1, gone=("doll",))))) == 2
    assert blockade.plan(Lair(haunted(start, 0, 1, 2, options=replace(start.view(0).options, hopeless="gone")))) == {}


def test_she_guards_the_exit_when_the_keys_are_out(start):
    lair = Lair(haunted(start, 0, key_in_safe=False))
    assert max(lair.guards, key=lair.guards.__getitem__) == "living-room.sofa"
    assert "study.desk" not in lair.guards


def test_ghosts_hear_what_visitors_say(start):
    view = seen(start, 0, claims=(ClaimView(2, "hall-2f.cupboard", "exit", 1),))
    assert Lair(view).where("exit") == "hall-2f.cupboard"


# What is free


def test_who_acts_at_the_way_out_gets_what_opens_it(start):  # HR42
    view = standing(seen(start, seat=2, prompt="beside"), 2, "study", tiles=("key-ring",))
    offers = (Give("key-ring", 1), Nothing(), Show("key-ring", 1))
    assert chooses(view, *offers) == Nothing()
    assert chooses(with_notes(view, note("study.curtain", "exit")), *offers) == Give("key-ring", 1)


def test_a_card_is_exchanged_for_one_as_good_and_the_stethoscope_given_at_the_safe(start):  # HR14
    view = seen(start, seat=2, prompt="swap", declared="swap dowsing smartphone 2")
    assert chooses(view, Agree(), Refuse()) == Agree()
    view = replace(view, declared="swap smartphone stethoscope 2")
    assert chooses(standing(view, 2, "kitchen"), Agree(), Refuse()) == Refuse()
    assert chooses(standing(view, 2, "study"), Agree(), Refuse()) == Agree()
    asking = standing(seen(start, prompt="act"), 1, "study")
    assert chooses(asking, Swap("smartphone", "stethoscope", 2), End()) == Swap("smartphone", "stethoscope", 2)
