"""Chapter 12, 1996: the open house, vacant possession, the Rent Book, and what both nights leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, first, stories_after
from tests.betrayal.stage import asked, call, dice, do, happen, night, play, step, texts, told
from yakata.betrayal.meaning import tiles
from yakata.betrayal.meaning.passives import total
from yakata.betrayal.rules.evening.journal import Reading
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Kept, token_on
from yakata.betrayal.state.story import Story
from yakata.kernel import Ask, Odds

CLOSET = ("server-closet", "ground", 1, 0, 3)
LOUNGE = ("show-home-lounge", "upper", 1, 0, 1)
LINEN = ("long-linen-hall", "upper", 2, 0, 0)
ORCHARD = ("crab-orchard", "outside", 1, 0, 0)
HOUSE = [CLOSET, LOUNGE, LINEN, ORCHARD]
HERO, KEYS = "hero", "traitor"
KINDS = {"open-house": ("buyer", "looker"), "vacant-possession": ("own-key", "looker")}


def stands(state, tile, token, haunt="open-house"):
    """Somebody stands on the tile, from behind."""
    state.secrets[token_on("viewer", tile)] = Kept(token, KINDS[haunt])
    state.mark_tile("viewer", tile, 1)


def there(state, marker):
    return sorted(tile for tile in state.house.names if state.marked(marker, tile))


def over(state):
    """It is won: what the Rent Book asks is answered somehow."""
    while state.pending is not None:
        assert not (isinstance(state.pending, Ask) and state.pending.prompt == "turn")
        state.apply(first(state, Random(3)))
    return state


def settle(state, *answers):
    """Whatever is asked besides the turn is answered: by these, else by the first choice, and chance goes its way."""
    rest = list(answers)
    while state.pending is not None and not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        if isinstance(state.pending, Ask) and rest and rest[0] in texts(state):
            play(state, rest.pop(0))
        else:
            state.apply(first(state, Random(5)))
    return state


def round_ends(state, points=()):
    """All end their turns; ``points``: at whom each points, by seat."""
    now = state.round
    state.order = tuple(seat for seat in state.order if seat >= 0) or tuple(range(state.seats))
    while state.round == now and state.pending is not None:
        if isinstance(state.pending, Ask) and state.pending.prompt == "vote":
            seat = asked(state)[0]
            play(state, f"pick {points[seat]}" if points else texts(state)[0])
        else:
            state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    return state


# Open House


def shown(holder=1, viewers=(), sold=(), away=0, offers=0, **more):
    """One of them has the keys; so many have been turned away, and have offered."""

    def change(state):
        state.hands = tuple((*hand, *(["oh-keys"] * (seat == holder))) for seat, hand in enumerate(state.hands))
        for tile, token in dict(viewers).items():
            stands(state, tile, token)
        for tile in sold:
            state.mark_tile("sold", tile, 1)
        state.counters |= {"oh-away": away, "oh-offers": offers}

    return night(haunt="open-house", traitor=holder, house=HOUSE, change=change, **more)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_brings_it_has_the_keys_and_one_stands_in_a_room(seats):  # B142
    state = begun("open-house", seats, revealer=1, chapter="chapter-12", house=HOUSE, seed=5)
    assert [role == KEYS for role in state.roles] == ["oh-keys" in hand for hand in state.hands]
    assert state.roles[1] == KEYS
    rooms = [tile for tile in state.house.names if not state.tile(tile).landing]
    assert there(state, "viewer") == sorted(rooms)  # there are more of them than rooms
    assert not state.marked("viewer", "show-home-lounge")  # it is a landing


def test_the_role_goes_with_the_keys():
    state = shown()
    do(state, 0, "[{do: put-thing, object: oh-keys, whom: {highest: age}}]")
    assert (state.roles, "oh-keys" in state.hands[2]) == ((HERO, HERO, KEYS), True)


def test_the_keys_can_be_stolen_and_the_role_with_them():  # B137
    state = shown(at="upper-landing")
    do(state, 0, "[{do: steal, carrier: {role: traitor}, whom: actor}]")
    settle(state)
    assert (state.roles, "oh-keys" in state.hands[0]) == ((KEYS, HERO, HERO), True)


def test_the_keys_are_not_given_dropped_or_asked_for():  # B114
    state = shown(holder=0, at="upper-landing")
    assert not {"act give", "act drop"} & {*texts(state)}
    assert "act take" not in texts(shown(at="upper-landing"))


def test_who_has_died_has_let_them_fall_and_who_picks_them_up_has_them():  # B125
    state = shown(at="upper-landing")
    do(state, 0, "[{do: die, who: {role: traitor}}]")
    settle(state)
    assert "oh-keys" in state.lying["upper-landing"]
    play(state, "act pick-up")
    settle(state)
    assert state.roles == (KEYS, HERO, HERO)


@pytest.mark.parametrize(
    ("token", "face", "away", "hurt"), [("buyer", "2", 1, 0), ("looker", "2", 0, 1), ("buyer", "0", 0, 0)]
)
def test_a_buyer_is_put_off_and_somebody_just_looking_is_hurt(token, face, away, hurt):
    state = shown(viewers={"server-closet": token}, at={0: "server-closet"})
    before = sum(state.steps[0])
    play(state, "act open-house.oh-away", "roll sanity")
    dice(state, face * state.value(0, 2))
    settle(state)
    assert (state.counters["oh-away"], before - sum(state.steps[0])) == (away, hurt)
    assert there(state, "viewer") == ([] if face == "2" else ["server-closet"])
    assert there(state, "buyer") == there(state, "looker") == []


@pytest.mark.parametrize(("token", "offers"), [("buyer", 1), ("looker", 0)])
def test_who_has_the_keys_shows_them_round(token, offers):
    state = shown(viewers={"server-closet": token}, at={1: "server-closet"}, turn=1)
    assert "act open-house.oh-away" not in texts(state)
    play(state, "act open-house.oh-show", "roll sanity")
    dice(state, "2" * state.value(1, 2))
    settle(state)
    assert (state.counters["oh-offers"], there(state, "sold"), there(state, "viewer")) == (
        offers, ["server-closet"] * offers, [],
    )  # fmt: skip


def test_through_the_viewfinder_one_alone_sees_what_they_are():
    state = shown(viewers={"long-linen-hall": "buyer"}, at={0: "show-home-lounge"})
    play(state, "act open-house.oh-lens", "roll knowledge")
    dice(state, "2" * state.value(0, 3))
    settle(state)
    assert state.secrets[token_on("viewer", "long-linen-hall")].known == 1
    assert there(state, "viewer") == ["long-linen-hall"]


def test_all_point_at_once_and_whoever_is_pointed_at_most_has_the_keys():
    state = round_ends(shown(), points=["fennel", "fennel", "ashlar"])
    assert state.roles == (HERO, HERO, KEYS)


def test_with_a_tie_they_stay_and_nobody_points_at_who_has_them():
    state = shown(seats=4)
    while not (isinstance(state.pending, Ask) and state.pending.prompt == "vote"):
        state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    assert texts(state) == ["pick ashlar", "pick fennel", "pick vesper"]
    for family in ("ashlar", "ashlar", "fennel", "fennel"):
        play(state, f"pick {family}")
    assert settle(state).roles == (HERO, KEYS, HERO, HERO)


@pytest.mark.parametrize(("token", "offers"), [("buyer", 1), ("looker", 0)])
def test_whoever_is_left_alone_makes_up_their_mind(token, offers):
    state = round_ends(shown(viewers={"server-closet": token}))
    assert (state.counters["oh-offers"], there(state, "sold")) == (offers, ["server-closet"] * offers)
    assert len(there(state, "viewer")) == 1  # the next has come


def test_nobody_makes_up_their_mind_in_company():
    state = round_ends(shown(viewers={"server-closet": "buyer"}, at={0: "server-closet"}))
    assert (state.counters["oh-offers"], state.marked("viewer", "server-closet")) == (0, 1)


@pytest.mark.parametrize(("seat", "hurt"), [(0, 1), (1, 0)])
def test_in_a_room_that_is_sold_one_is_in_the_way(seat, hurt):
    state = shown(sold=["server-closet"], at={seat: "server-closet"}, turn=seat)
    before = sum(state.steps[seat])
    play(state, "end")
    if hurt:
        dice(state, "0" * state.value(seat, 2))
        settle(state)
    assert before - sum(state.steps[seat]) == hurt


@pytest.mark.parametrize(("seats", "away", "offers"), [(3, 4, 4), (4, 6, 4), (5, 6, 3)])
def test_so_many_settle_it(seats, away, offers):
    for counter, enough, heroes in (("oh-away", away, True), ("oh-offers", offers, False)):
        state = shown(seats=seats)
        do(state, 0, f"[{{do: counter, counter: {counter}, set: {enough - 1}}}]")
        assert asked(state)[1] == "turn"
        do(state, 0, f"[{{do: counter, counter: {counter}, add: 1}}]")
        assert [score > 0 for score in over(state).result.scores] == [heroes != (seat == 1) for seat in range(seats)]


def test_at_four_it_is_over_and_nobody_has_bought():
    state = shown()
    state.round = 10
    do(state, 0, "[{do: set-flag, flag: four}]")
    assert [score > 0 for score in over(state).result.scores] == [True, False, True]


# Vacant Possession


def waited(viewers=(), keys_had=0, host=None, **more):
    def change(state):
        for tile, token in dict(viewers).items():
            stands(state, tile, token, "vacant-possession")
        state.counters["vp-keys"] = keys_had
        if host is not None:
            state.set_status(host, "vp-host", True)

    return night(haunt="vacant-possession", house=HOUSE, change=change, **more)


@pytest.mark.parametrize(("seats", "couples"), [(3, 1), (4, 3), (5, 3)])
def test_nobody_is_false_and_couples_wait_on_the_steps(seats, couples):
    state = begun("vacant-possession", seats, chapter="chapter-12", house=HOUSE, seed=5)
    assert {*state.roles} == {HERO}
    assert [being.tile for being in state.beings.values() if being.kind == "couple"] == ["front-steps"] * couples


@pytest.mark.parametrize(("token", "had", "couples"), [("own-key", 1, 0), ("looker", 0, 1)])
def test_a_key_is_asked_for_and_not_everybody_has_one(token, had, couples):
    state = waited(viewers={"server-closet": token}, at={0: "server-closet"})
    play(state, "act vacant-possession.vp-ask", "roll sanity")
    dice(state, "2" * state.value(0, 2))
    settle(state)
    assert (state.counters["vp-keys"], len(state.beings), there(state, "viewer")) == (had, couples, [])


@pytest.mark.parametrize(("seats", "enough"), [(3, 4), (4, 5), (5, 6)])
def test_with_enough_keys_the_house_is_locked(seats, enough):
    lock = "act vacant-possession.vp-lock"
    waiting = {"server-closet": "looker"}
    assert lock not in texts(waited(seats=seats, viewers=waiting, keys_had=enough - 1))
    assert lock in texts(waited(seats=seats, keys_had=0))  # nobody is left to ask
    state = waited(seats=seats, viewers=waiting, keys_had=enough)
    play(state, lock, "roll knowledge")
    dice(state, "2" * state.value(0, 3))
    assert all(score > 0 for score in over(state).result.scores)


def test_each_round_a_couple_comes_and_all_point_at_who_shows_the_house():
    state = waited(viewers={"server-closet": "looker"}, host=0)
    state.order = (0, 1, 2)
    state = round_ends(state, points=["quill", "quill", "ashlar"])
    assert len(state.beings) == 1
    assert ["vp-host" in statuses for statuses in state.statuses] == [False, True, False]


def test_couples_go_to_who_shows_the_house():
    beings = {"couple-1": ("couple", "upper-landing")}
    state = waited(host=2, beings=beings, at={0: "show-home-lounge", 1: "show-home-lounge", 2: "front-steps"})
    towards = state.book.haunts["vacant-possession"].monsters[0].towards
    assert tiles(state, towards, Context()) == ["front-steps"]
    state.set_status(2, "vp-host", False)
    assert sorted(tiles(state, towards, Context())) == ["front-steps", "show-home-lounge"]


def test_in_the_tenth_round_all_have_been_let_in():
    state = waited(viewers={"server-closet": "looker"})
    state.round = 10
    do(state, 0, "[{do: set-flag, flag: more}]")
    assert not any(score > 0 for score in over(state).result.scores)


# What is left of it


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-12", tiles=[LOUNGE, LINEN])
    assert sorted(left) == [98, 99, 100, 101]
    differ(left.values())
    assert {story.rules for story in left.values()} == {("viewings",)}
    assert all("show-home" in story.overlays.values() for story in left.values())


@pytest.mark.parametrize("entry", [98, 99, 100, 101])
@pytest.mark.parametrize(
    ("votes", "flag"),
    [
        (("burn", "burn", "keep"), "rent-book-burnt"),
        (("burn", "keep", "keep"), "rent-book-kept"),
        (("keep", "keep", "keep"), "rent-book-kept"),
    ],
)
def test_the_company_burns_the_rent_book_or_keeps_it(entry, votes, flag):  # B28
    state = night(chapter="chapter-12", haunt="open-house", traitor=1, house=[LINEN])
    call(state, Reading(entry, Context(0, 0)))
    given = list(votes)
    while state.pending is not None and not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        ours = isinstance(state.pending, Ask) and "pick rent-book-burn" in texts(state)
        play(state, f"pick rent-book-{given.pop(0)}") if ours else state.apply(first(state, Random(3)))
    assert not given
    assert [name for name in state.story.flags if name.startswith("rent-book")] == [flag]


def test_as_many_for_the_shelf_as_for_the_fire_and_it_is_kept():
    state = night(chapter="chapter-12", seats=4, haunt="open-house", traitor=1, house=[LINEN])
    call(state, Reading(98, Context(0, 0)))
    for vote in ("burn", "keep", "keep", "burn"):
        play(state, f"pick rent-book-{vote}")
    settle(state)
    assert "rent-book-kept" in state.story.flags


def test_what_went_for_salvage_lies_in_the_tomb_and_comes_back():  # B22
    left = stories_after("chapter-10")
    assert {story.tomb for story in left.values()} == {("iron-poker", "boat-hook")}
    story = Story(tomb=("iron-poker", "boat-hook"))
    gone = night(chapter="chapter-11", story=story)
    back = night(chapter="chapter-12", story=story)
    assert not {"iron-poker", "boat-hook"} & {face for _, face, _ in gone.decks["item"]}
    assert {"iron-poker", "boat-hook"} <= {face for _, face, _ in back.decks["item"]}
    assert back.story.tomb == ()


def test_the_youngest_has_the_camera():  # B18
    state = night(chapter="chapter-12")
    assert [("camcorder" in hand) for hand in state.hands] == [False, True, False]


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "open-house"),
        (("shoes-on",), "open-house"),
        (("house-white",), "open-house"),
        (("all-stayed",), "vacant-possession"),
        (("house-orange",), "vacant-possession"),
    ],
)
def test_which_night_comes_is_decided_by_who_stayed(flags, haunt):  # B140
    assert which_comes("chapter-12", flags) == haunt


def test_it_turns_in_the_lounge_and_with_the_sixth_omen():  # B138
    state = night(chapter="chapter-12", house=[LOUNGE], at="upper-landing")
    play(state, "move show-home-lounge")
    assert state.haunt == "open-house"
    chapter = state.book.chapters["chapter-12"]
    assert (chapter.trigger.omens, chapter.trigger.rounds) == (6, 12)


# The door, tiles and cards


def test_from_one_landing_one_is_shown_to_another():  # B27
    state = night(house=[LOUNGE], at="upper-landing", story=Story(rules=("viewings",)))
    play(state, "act viewings.viewings-view")
    assert {"pick show-home-lounge", "pick front-steps", "pick basement-landing"} <= {*texts(state)}
    play(state, "pick front-steps")
    assert state.places[0] == "front-steps"
    assert "act viewings.viewings-view" not in texts(state)


@pytest.mark.parametrize(("face", "change"), [("2", (0, 0)), ("0", (-1, 1))])
def test_in_the_show_home_one_makes_oneself_at_home(face, change):
    state = night(house=[LINEN], at={0: "long-linen-hall"})
    do(state, 0, "[{do: replace-tile, where: long-linen-hall, tile: show-home}]")
    before = [step(state, 0, trait) for trait in ("sanity", "might")]
    play(state, "end")
    dice(state, face * state.value(0, 3))
    settle(state)
    assert [step(state, 0, trait) - old for trait, old in zip(("sanity", "might"), before, strict=True)] == [*change]


def test_on_the_screens_one_sees_anybody_and_else_a_room():
    state = shown(viewers={"crab-orchard": "looker"}, at={0: "server-closet"})
    play(state, "act server-closet.server-closet")
    settle(state)
    assert state.secrets[token_on("viewer", "crab-orchard")].known == 1
    state = night(house=[CLOSET], at="server-closet")
    play(state, "act server-closet.server-closet")
    assert isinstance(state.pending, Odds)


@pytest.mark.parametrize(
    ("own", "where", "filmed"),
    [
        (False, "long-linen-hall", True),
        (False, "show-home-lounge", False),
        (True, "show-home-lounge", True),
        (True, "front-steps", False),
    ],
)
def test_the_camera_sees_who_stands_there(own, where, filmed):
    story = Story(heirlooms={"camcorder": "ashlar"} if own else {})
    viewers = {"long-linen-hall": "buyer"}
    state = shown(viewers=viewers, at={0: where}, hands={0: ["camcorder"]}, story=story)
    film = [text for text in texts(state) if text.startswith("act camcorder.")]
    assert bool(film) is filmed
    if film:
        play(state, film[0])
        settle(state)
        assert state.secrets[token_on("viewer", "long-linen-hall")].known == 1


def test_with_nobody_about_the_camera_films_the_next_room():
    state = night(hands={0: ["camcorder"]})
    play(state, "act camcorder.camcorder-tape")
    assert isinstance(state.pending, Odds)  # which tile is on top


def test_the_level_turns_a_room_but_no_landing():
    state = night(house=[LINEN, LOUNGE], at={0: "long-linen-hall"}, hands={0: ["laser-level"]})
    assert "act laser-level.laser-level" in texts(state)
    landing = night(house=[LOUNGE], at={0: "show-home-lounge"}, hands={0: ["laser-level"]})
    assert "act laser-level.laser-level" not in texts(landing)


@pytest.mark.parametrize(("owed", "ghost", "left"), [(3, 0, 2), (3, 1, 1), (1, 1, 0)])
def test_the_receipt_strikes_out_a_debt_or_two_once(owed, ghost, left):
    def change(state):
        state.mark_tile("ghost", "entrance-hall", ghost)

    story = Story(counts={"debts@ashlar": owed})
    state = night(hands={0: ["rent-receipt"]}, story=story, change=change)
    play(state, "act rent-receipt.rent-receipt")
    assert state.story.counts.get("debts@ashlar", 0) == left
    assert "act rent-receipt.rent-receipt" not in texts(night(hands={0: ["rent-receipt"]}))


def test_the_receipt_counts_as_two_omens():  # B139
    plain = night(hands={1: ["lamp-glass"]})
    paid = night(hands={1: ["rent-receipt"]})
    assert (total(plain, 0, "extra-omen"), total(paid, 0, "extra-omen")) == (0, 1)


def test_somebodys_lodger_keeps_the_appointment():
    state = night(hands={1: ["mrs-cole"]})
    happen(state, 0, "viewing-by-appointment")
    settle(state)
    assert (state.hands[0], state.hands[1]) == (("mrs-cole",), ())


def test_a_person_keeps_the_appointment():
    state = night(haunt="quiet", beings={"wisp-1": ("wisp", "upper-landing")})
    happen(state, 0, "viewing-by-appointment")
    settle(state)
    assert state.beings["wisp-1"].tile == "entrance-hall"


def test_nobody_keeps_the_appointment():
    state = night(decks={"lodger": []})
    before = step(state, 0, "knowledge")
    happen(state, 0, "viewing-by-appointment")
    dice(state, "2" * state.value(0, 2))
    settle(state)
    assert step(state, 0, "knowledge") == before + 1


@pytest.mark.parametrize(("faces", "text", "change"), [("22", "four", 1), ("01", "one", 0), ("00", "none", -1)])
def test_the_machine_tells_of_a_night_that_did_not_happen(faces, text, change):
    state = night()
    before = sum(state.steps[0])
    happen(state, 0, "answering-machine")
    events = told(state, f"d{faces}")
    settle(state)
    assert [event.slots["text"] for event in events if event.key == "told"] == [f"answering-machine-{text}"]
    assert sum(state.steps[0]) - before == change


@pytest.mark.parametrize("times", [0, 1, 2])
def test_the_damp_rises_each_time(times):
    state = night(house=[ORCHARD], at="crab-orchard", story=Story(boxes={"damp-course": times}))
    happen(state, 0, "damp-course")
    assert state.story.boxes["damp-course"] == times + 1
    play(state, "end")
    dice(state, "0" * max(0, state.value(0, 1) - times))
    assert asked(state)[1] == "lower"


@pytest.mark.parametrize("token", ["buyer", "looker"])
def test_the_next_to_come_is_the_one_or_the_other(token):
    state = shown()
    while not (isinstance(state.pending, Odds) and token in texts(state)):
        state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    assert sorted(texts(state)) == ["buyer", "looker"]
    play(state, token)
    (tile,) = there(state, "viewer")
    assert state.secrets[token_on("viewer", tile)].value == token
