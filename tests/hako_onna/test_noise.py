"""The Noise System: cards, discs, real discs."""

from fractions import Fraction
from itertools import permutations

import pytest

from tests.hako_onna.nights import (
    BOOK,
    GAME,
    asked,
    crash,
    her_turn,
    hidden,
    hush,
    keys,
    night,
    play,
    reason,
    started,
    texts,
    told,
    verbs,
)
from yakata.hako_onna.rules.noise import following
from yakata.kernel import Ask, Odds

CARDS = {"quiet": False}
DISCS = {"noise": "discs", "quiet": False}
REAL = {"noise": "real", "quiet": False}


def fate(state, plan=(), chance=Fraction(1), flips=0, actions=0):
    """Every way to her next turn: its chance, how it came, how many cards were turned and how many actions there were.

    ``plan``: what the Visitors do about noise, in order; they flip when it is at an end. They then end their turns.
    """
    pending = state.pending
    if isinstance(pending, Odds):
        for outcome, weight in zip(pending.outcomes, pending.weights or (1,) * len(pending.outcomes), strict=True):
            world = state.clone()
            noisy = "made-noise" in keys(told(world, outcome))
            share = chance * Fraction(weight, pending.total)
            if noisy:
                yield share, "noise", flips + 1, actions
            else:
                yield from fate(world, plan, share, flips + 1, actions + 1)
    elif pending.prompt == "noise":
        step, *rest = plan or ("flip",)
        step = step if step in texts(state) else "flip"  # no pass with the 0
        yield from fate(play(state, step), tuple(rest), chance, flips, actions)
    elif pending.prompt == "scream":
        yield chance, "overdue", flips, actions
    else:
        yield from fate(play(state, "end"), plan, chance, flips, actions)


# Turns and noise


def test_the_left_neighbour_starts_and_play_goes_clockwise():  # H34, H82
    state = hidden(started(5))
    seats = []
    for card in (0, 1, 2, 3, 4):
        seats.append(asked(state)[0])
        play(state, "flip", card, "end")
        if asked(state)[1] == "scream":
            her_turn(state)
    assert seats == [1, 2, 3, 4, 1]


@pytest.mark.parametrize("noise", ["cards", "discs", "real"])
def test_every_visitor_turn_starts_with_the_next_disc_or_card(noise):  # H35, H38
    state = night(noise=noise, quiet=False)
    for number in (1, 2, 3):
        assert asked(state) == ((number - 1) % 2 + 1, "noise")
        assert state.view(-1).noise.next == number
        assert reason(state, "move living-room") == ("noise-first", "H35")
        assert reason(state, "end") == ("noise-first", "H35")
        hush(state)
        assert asked(state)[1] == "act"
        play(state, "end")


@pytest.mark.parametrize("noise", ["cards", "discs", "real"])
def test_made_noise_gives_her_a_turn_and_the_same_visitor_tries_again_from_the_first(noise):  # H36, H102
    state = night(noise=noise, quiet=False)
    hush(state)
    play(state, "end")
    assert asked(state) == (2, "noise")
    events = crash(state)
    assert "made-noise" in keys(events)
    assert asked(state) == (0, "scream")  # the turn has stopped: no action came before
    her_turn(state)
    assert asked(state) == (2, "noise")
    assert following(state) == 1


# Discs


@pytest.mark.parametrize(
    ("edition", "difficulty", "red"),
    [
        ("en", "regular", (3,)),
        ("en", "hard", (3,)),
        ("en", "nightmare", (2, 4)),
        ("ja", "easy", (5,)),
        ("ja", "regular", (3,)),
        ("ja", "hard", (2,)),
        ("ja", "nightmare", (2,)),
    ],
)
@pytest.mark.parametrize("noise", ["discs", "real"])
def test_where_the_red_discs_lie(noise, edition, difficulty, red):  # H21, H37, H40, H48, H52
    state = night(edition=edition, difficulty=difficulty, noise=noise, quiet=False)
    assert state.view(-1).noise.red == red
    for number in range(1, 6):
        assert state.view(-1).noise.next == number
        if number in red:
            assert texts(state) == ["stack down", "stack up"]  # H40; and no pass (H48)
            assert reason(state, "pass") == ("no-pass-on-red", "H48")
            assert GAME.asked_as(state.view(state.pending.seat)).endswith("-must")
            assert reason(state, "stack careful") == ("red-disc", "H40")
        else:
            assert "pass" in texts(state)
            assert not {"stack up", "stack down"} & set(texts(state))
        hush(state)
        play(state, "end")
    her_turn(state)
    assert state.view(-1).noise.red == red  # they are back in their places
    assert state.view(-1).noise.next == 1


def test_english_discs_are_five_of_six():  # H21
    for difficulty, reds in (("regular", 1), ("hard", 1), ("nightmare", 2)):
        discs = BOOK.noise.discs["en"][difficulty]
        assert (len(discs.red), len(discs.stands)) == (reds, 5)


@pytest.mark.parametrize("edition", ["en", "ja"])
@pytest.mark.parametrize("difficulty", ["easy", "regular", "hard", "nightmare"])
def test_the_odds_that_are_said_are_those_that_are_drawn(edition, difficulty):  # H39, H41
    """And those of the data, which were measured at the noise tower."""
    state = night(edition=edition, difficulty=difficulty, **DISCS)
    stated = BOOK.noise.discs[edition][difficulty].stands
    for number in range(5):
        said = state.view(-1).noise.odds
        effects = {
            str(choice): GAME.effects(state.view(state.pending.seat), choice) for choice in state.pending.choices
        }
        for way, drawn in odds_of(state).items():
            (effect,) = effects[f"stack {way}"]
            assert effect.slots["chance"] == round(100 * drawn)
        play(state, next(text for text in texts(state) if text in ("stack careful", "stack down")))
        stands = dict(state.pending.chances())["stands"]
        assert said == round(100 * stands)
        assert 100 * stands == pytest.approx(stated[number], abs=0.01)
        play(state, "stands", "end")


def odds_of(state):
    """The chance that each way of laying the next disc stands."""
    found = {}
    for text in texts(state):
        if text.startswith("stack"):
            found[text.split()[1]] = dict(play(state.clone(), text).pending.chances())["stands"]
    return found


@pytest.mark.parametrize("difficulty", ["regular", "hard", "nightmare", "easy"])
def test_haste_is_no_help(difficulty):  # H39, H41
    state = night(difficulty=difficulty, **DISCS)
    for _ in range(5):
        odds = odds_of(state)
        assert odds.get("hasty", 0.0) < odds.get("careful", 1.0)
        play(state, "stack careful" if "careful" in odds else "stack down", "stands", "end")
        if state.pending.seat == 0:
            break


def test_on_a_screen_nothing_falls_by_accident():  # HR11, H42
    for noise in ("cards", "discs"):
        state = night(noise=noise)
        assert not {"fell", "bumped"} & verbs(state)
    state = play(night(**DISCS), "stack careful")
    assert state.pending.outcomes == ("stands", "falls")  # a disc that falls alone is tried again, and no outcome


def test_the_fifth_disc_brings_time_overdue_after_the_turn():  # H46
    state = night(**DISCS)
    for _ in range(4):
        hush(state)
        play(state, "end")
    assert not state.view(-1).noise.overdue
    hush(state)
    assert state.view(-1).noise.overdue
    assert asked(state) == (1, "act")  # the turn goes on
    events = told(state, "move living-room", "let", "end")
    assert "overdue" in keys(events)
    assert "made-noise" not in keys(events)
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert asked(state) == (2, "noise")  # the next Visitor
    assert (following(state), state.overdue) == (1, False)


def test_time_overdue_is_not_made_noise():  # H46, H112
    behind = {"slots": ("behind-you", ""), "diary": (1, 2, 3), "rooms": {1: "kids-room", 2: "kids-room"}}
    state = night(**behind, **DISCS)
    for _ in range(5):
        hush(state)
        play(state, "end")
    assert state.living == (1, 2)
    her_turn(state)
    crash(state)
    assert state.living == (1,)  # but noise kills here


# Passing


@pytest.mark.parametrize("noise", ["cards", "discs", "real"])
def test_passing_keeps_the_disc_and_does_nothing_else(noise):  # H47, H49, H51
    state = night(noise=noise, slots=("want-that", "open-this"), diary=(1, 2, 3, 4, 5), quiet=False)
    events = told(state, "pass")
    assert asked(state) == (2, "noise")  # she was not asked: no interrupt (H49), and there was no action (H47)
    assert keys(events) == ["passed"]
    assert (state.view(-1).noise.kept, state.view(-1).noise.next) == (1, 2)
    crash(state)
    her_turn(state)
    assert (state.view(-1).noise.kept, state.view(-1).noise.next) == (0, 1)  # H51


@pytest.mark.parametrize("noise", ["cards", "discs", "real"])
def test_passing_with_the_fifth_brings_time_overdue(noise):  # H50, H55
    state = night(noise=noise, quiet=False)
    if noise == "cards":
        for _ in range(4):
            play(state, "pass")
    else:
        for _ in range(4):
            hush(state)
            play(state, "end")
    assert asked(state) == (1, "noise")
    events = told(state, "pass", *(["stood"] if noise == "real" else []))  # HR47
    assert "overdue" in keys(events)
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert asked(state) == (2, "noise")
    assert state.view(-1).noise.kept == 0


def test_the_weaker_hand_is_no_other_place():  # H52
    hard, worse = (BOOK.noise.discs["ja"][name] for name in ("hard", "nightmare"))
    assert hard.red == worse.red == (2,)
    assert all(b < a for a, b in zip(hard.stands, worse.stands, strict=True))


# Cards


def test_six_cards_lie_face_down():  # H22
    state = night(**CARDS)
    assert BOOK.noise.cards.numbers == (0, 1, 2, 3, 4, 5)
    assert texts(state) == ["flip", "pass"]
    play(state, "flip")
    assert state.pending == Odds("card", (0, 1, 2, 3, 4, 5))
    play(state, 4)
    assert state.view(-1).noise.cards == (4,)
    assert reason(night(**CARDS), "stack careful") == ("another-noise", "H22")


@pytest.mark.parametrize(
    ("up", "card", "noisy"),
    [((4, 5), 1, False), ((4, 5), 2, True), ((3, 5), 2, False), ((5, 2), 3, False), ((5, 2), 4, True)],
)
def test_eleven_or_more_is_noise(up, card, noisy):  # H53
    state = night(**CARDS)
    state.cards_up = up
    assert ("made-noise" in keys(told(state, "flip", card))) is noisy
    assert (sum(up) + card >= 11) is noisy


def test_no_pass_while_the_zero_is_face_up():  # H54
    state = play(night(**CARDS), "flip", 0, "end")
    assert texts(state) == ["flip"]
    assert reason(state, "pass") == ("no-pass-with-zero", "H54")
    assert GAME.asked_as(state.view(state.pending.seat)) == "noise-cards-must"
    other = play(night(**CARDS), "flip", 1, "end")
    assert texts(other) == ["flip", "pass"]
    assert GAME.asked_as(other.view(other.pending.seat)) == "noise-cards"


def test_a_card_kept_by_passing_stays_unseen():  # H54
    state = play(night(**CARDS), "pass")
    for seat in (0, 1, 2, -1):
        noise = state.view(seat).noise
        assert (noise.cards, noise.kept) == ((), 1)
    assert state.cards_up == ()  # not even the state knows which it was
    play(state, "flip")
    assert state.pending.outcomes == (0, 1, 2, 3, 4, 5)


def test_the_figures_of_the_cards_are_exact():  # H53, H55
    ends = list(fate(night(**CARDS)))
    assert sum(chance for chance, *_ in ends) == 1
    noise = {n: sum(chance for chance, how, flips, _ in ends if (how, flips) == ("noise", n)) for n in range(1, 6)}
    assert noise == {1: 0, 2: 0, 3: Fraction(1, 10), 4: Fraction(3, 10), 5: Fraction(13, 30)}
    overdue = [end for end in ends if end[1] == "overdue"]
    assert sum(chance for chance, *_ in overdue) == Fraction(1, 6)
    assert {flips for _, _, flips, _ in overdue} == {5}
    assert sum(chance * actions for chance, _, _, actions in ends) == Fraction(11, 3)


def test_time_overdue_comes_only_when_the_five_is_left():  # H55, HR20
    for order in permutations(range(6), 5):
        state = night_of_cards()
        left = ({*range(6)} - {*order}).pop()
        for card in order:
            play(state, "flip", card)
            if asked(state)[1] == "scream":
                break
            play(state, "end")
        assert asked(state) == (0, "scream")
        her_turn(state)
        overdue = asked(state) == (2, "noise") and len(order) == 5 and left == 5
        assert overdue is (left == 5)


_ONCE = night(**CARDS)


def night_of_cards():
    return _ONCE.clone()


def test_noise_comes_before_time_overdue():  # HR20
    state = night(**CARDS)
    state.cards_up = (0, 1, 2, 3)
    loud = told(state.clone(), "flip", 5)  # 11 and one card left
    assert "made-noise" in keys(loud)
    assert "overdue" not in keys(loud)
    play(state, "flip", 4)  # 10 and one card left
    assert "overdue" in keys(told(state, "end"))


@pytest.mark.parametrize("plan", [("pass",), ("flip", "pass"), ("pass", "pass"), ("pass", "flip", "pass")])
def test_kept_cards_are_as_likely_as_any(plan):  # H54, H55
    """The engine draws a card that was kept only when it matters; shuffling six real cards gives the same figures."""
    ends = {}
    for chance, how, flips, _ in fate(night(**CARDS), plan):
        ends[how, flips] = ends.get((how, flips), 0) + chance
    real = {}
    for order in permutations(range(6)):
        key = shuffled(order, plan)
        real[key] = real.get(key, 0) + Fraction(1, 720)
    assert ends == real


def shuffled(order, plan):
    up, flips = [], 0
    for number, card in enumerate(order[:5]):
        if number < len(plan) and plan[number] == "pass" and 0 not in up:
            continue
        flips += 1
        up.append(card)
        if sum(up) >= 11:
            return "noise", flips
    return "overdue", flips


# Discs of both kinds


def test_upside_down_the_blip_must_be_up():  # H40, H134
    for noise in ("discs", "real"):
        state = night(
            noise=noise, advanced_powers=True, powers=(), slots=("upside-down", ""), diary=(1, 2, 3), quiet=False
        )
        for _ in range(2):
            hush(state)
            play(state, "end")
        assert texts(state) == ["stack up"]


def test_the_japanese_edition_plays_with_discs_unless_they_are_real():  # H22
    assert GAME.choose_options({"edition": "ja"}).noise_kind() == "discs"
    assert GAME.choose_options({"edition": "ja", "noise": "real"}).noise_kind() == "real"
    assert isinstance(night(edition="ja", quiet=False).pending, Ask)


# Sacred Drops


@pytest.mark.parametrize("noise", ["cards", "discs", "real"])
def test_sacred_drops_take_two_at_once(noise):  # H35, H76
    state = night(items=("drops", "dowsing"), noise=noise, powers=("mary", "behind-you"), quiet=False)
    assert "both" in texts(state)
    play(state, "both")
    steps = {"cards": (1, 2), "discs": ("stack careful", "stands") * 2, "real": ("stood",) * 2}[noise]
    play(state, *steps)
    assert asked(state) == (1, "act")
    assert following(state) == 3
    play(state, "end")
    assert "both" not in texts(state)  # the other Visitor has none
    crash(state)
    play(state, "silence")
    assert [text for text in texts(state) if text.startswith("set")] == ["set behind-you left", "set behind-you right"]
    assert reason(state, "set mary left") == ("drops-forbid", "H89")


def test_with_sacred_drops_care_and_side_are_chosen_for_each_disc():  # H40, H76
    state = night(items=("drops", "dowsing"), **DISCS)
    hush(state)
    play(state, "end")
    hush(state)
    play(state, "end", "both")  # the third disc, which is red, and the fourth
    assert asked(state) == (1, "lay-disc")
    assert texts(state) == ["stack down", "stack up"]
    play(state, "stack up", "stands")
    assert asked(state) == (1, "lay-disc")
    assert texts(state) == ["stack careful", "stack hasty"]
    play(state, "stack hasty", "stands")
    assert asked(state) == (1, "act")
    assert state.laid[2:] == ("up", "hasty")


def test_with_one_disc_left_there_are_no_two():  # H38, H76
    state = night(items=("drops", "dowsing"), **DISCS)
    for _ in range(4):
        hush(state)
        play(state, "end")
    assert "both" not in texts(state)
    assert reason(state, "both") == ("no-drops", "H76")
