"""Real discs on a real table: who says that they fell, when, and what comes of it."""

from collections import Counter
from random import Random

import pytest

from tests.hako_onna.nights import (
    GAME,
    asked,
    her_turn,
    hush,
    keys,
    night,
    play,
    reason,
    texts,
    told,
    verbs,
)
from tests.hako_onna.referee import chosen
from yakata.hako_onna.rules.noise import following
from yakata.kernel import Ask, Odds
from yakata.words import LANGUAGES, words_for

REAL = {"noise": "real", "quiet": False}


def test_with_real_discs_the_visitor_says_whether_they_fell():  # H39, H41, H42, H43
    state = play(night(**REAL), "stack careful")
    assert asked(state) == (1, "did-it-fall")
    assert state.pending.rule == "H41"
    assert texts(state) == ["bumped", "fell", "stood"]  # a new disc that fell alone is neither: it is tried again
    assert not isinstance(state.pending, Odds)
    assert asked(play(state.clone(), "stood")) == (1, "act")
    assert "made-noise" in keys(told(state, "fell"))
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert all(words.knows(f"rule-H{number}") for number in range(35, 56))


def test_when_she_bumps_the_table_the_noise_is_reset_and_she_gets_no_turn():  # H44
    state = night(noise="real")
    play(state, "end")
    hush(state)
    events = told(state, "bumped", "admit")
    assert keys(events) == ["blamed", "bumped"]
    assert following(state) == 1
    assert asked(state) == (2, "act")  # the turn goes on
    assert not {"bumped", "fell"} & verbs(state)  # nothing stands any more
    play(state, "end")
    assert asked(state) == (1, "noise")
    assert state.hour == 0


def test_also_while_a_disc_is_being_laid():  # H44, HR47
    """English: the noise is reset, so the same Visitor begins again."""
    state = night(noise="real")
    play(state, "end", "stack careful", "bumped", "admit")
    assert asked(state) == (2, "noise")
    assert (following(state), state.hour) == (1, 0)
    assert asked(play(state, "stack careful", "stood")) == (2, "act")


@pytest.mark.parametrize("laid", range(5))
def test_in_the_japanese_edition_the_turn_is_finished_first(laid):  # H44, HR47
    """Whichever disc it was: the Visitor plays the turn without stacking anew, and no turn of hers follows."""
    state = night(edition="ja", **REAL)
    for _ in range(laid):
        hush(state)
        play(state, "end")
    turn = state.turn
    play(state, texts(state)[-1], "bumped", "admit")
    assert asked(state) == (turn, "act")
    assert not {"bumped", "fell"} & verbs(state)
    play(state, "end")
    assert asked(state) == (state.next_living(turn), "noise")
    assert (following(state), state.hour) == (1, 0)


def test_she_may_object_and_then_it_has_not_happened():  # H44 HR11
    state = night(**REAL)
    play(state, "stack careful", "bumped")
    assert (asked(state), texts(state)) == ((0, "blamed"), ["admit", "object"])
    assert keys(told(state, "object")) == ["objected"]
    assert (asked(state), texts(state)) == ((1, "did-it-fall"), ["fell", "stood"])  # so what has become of it?
    assert reason(state, "bumped") == ("she-denied", "HR11")
    play(state, "stood")
    before = state.laid
    play(state, "bumped", "object")
    assert (asked(state), state.laid) == ((1, "act"), before)
    assert "bumped" not in verbs(state)
    assert reason(state, "bumped") == ("she-denied", "HR11")
    assert "fell" in verbs(state)
    play(state, "move living-room", "let")
    assert "bumped" in verbs(state)  # that was then


def with_five_discs():
    state = night(**REAL)
    for _ in range(4):
        hush(state)
        play(state, "end")
    return hush(state)


def test_time_overdue_stays_when_she_objects():  # H46 HR11
    """After the fifth disc a claim alone takes nothing from her."""
    state = with_five_discs()
    play(state, "bumped", "object", "end")
    assert asked(state) == (0, "scream")


def test_she_can_knock_it_over_as_often_as_it_happens():  # H44 HR11
    state = night(**REAL)
    for _ in range(9):
        play(state, "stack careful", "bumped", "admit")
        assert (asked(state), following(state), state.hour) == ((1, "noise"), 1, 0)


def test_of_what_does_not_stand_nobody_says_that_it_fell():  # H44 HR11
    state = hush(night(**REAL))
    play(state, "bumped", "admit")
    for claim in ("bumped", "fell"):
        assert reason(state, claim) == ("nothing-stands", "H44")
        assert reason(night(), claim) == ("nothing-falls", "HR11")


def test_even_after_the_fifth_disc():  # H44, H46
    state = with_five_discs()
    play(state, "bumped", "admit", "end")
    assert asked(state) == (2, "noise")
    assert state.hour == 0


@pytest.mark.parametrize(("edition", "plays"), [("en", 1), ("ja", 2)])
def test_any_other_fall_in_a_turn_is_made_noise_when_the_turn_is_done(edition, plays):  # H45, H102, HR10
    """English: the steps of Made Noise, so the same Visitor begins again. Japanese: the turn is over, so the next."""
    state = night(noise="real", edition=edition)
    assert keys(told(state, "fell")) == ["toppled"]
    assert asked(state) == (1, "act")  # the Visitor finishes
    assert not {"bumped", "fell"} & verbs(state)
    play(state, "move living-room", "let")
    events = told(state, "end") if asked(state)[1] == "after" else []
    assert "overdue" not in keys(events)
    assert asked(state) == (0, "scream")
    her_turn(state)
    assert asked(state) == (plays, "noise")
    assert following(state) == 1


def test_such_a_fall_can_kill_as_noise_does():  # H45, HR10, H112
    state = night(noise="real", slots=("behind-you", ""), diary=(1, 2, 3), rooms={1: "kids-room"})
    play(state, "fell")
    assert state.living == (2,)
    her_turn(state)
    assert asked(state) == (2, "noise")


def test_who_dies_in_the_turn_of_the_fall_has_still_made_it():  # H45, H46
    state = night(noise="real", rooms={1: "kids-room"})
    play(state, "fell")
    events = told(state, "peek kids-room.toy-chest", "let")
    assert "died" in keys(events)
    assert "overdue" not in keys(events)
    assert asked(state) == (0, "scream")


def test_a_real_red_disc_may_lie_either_way_and_a_black_one_one_way():  # H40
    state = night(**REAL)
    assert texts(state) == ["pass", "stack careful"]
    for _ in range(2):
        hush(state)
        play(state, "end")
    assert texts(state) == ["stack down", "stack up"]


# A turn that ends without its Visitor's word


def wrong_guess(**options):
    state = night(noise="real", rooms={1: "study"}, **options)
    play(state, "peek study.desk", "let", "guess 4 5 6")
    return state


def passed(**options):
    state = night(noise="real", quiet=False, **options)
    hush(state)
    return play(state, "end", "pass")


def met_her(**options):
    """The last Visitor but one has died of a Peek."""
    state = night(noise="real", rooms={1: "kids-room"}, **options)
    return play(state, "peek kids-room.toy-chest", "let")


def saved(**options):
    state = night(noise="real", rooms={1: "kids-room"}, hands={1: ("extinguisher",)}, **options)
    play(state, "peek kids-room.toy-chest", "let")
    return play(state, texts(state)[0])


ENDS = [(wrong_guess, "en", 1, 1), *((end, edition, *seats) for edition in ("en", "ja") for end, *seats in (
    (passed, 2, 2), (met_her, 1, 2), (saved, 1, 1),
))]  # fmt: skip
"""How a turn ends, in which edition, whose it is, and who says whether the stack stands."""


@pytest.mark.parametrize(("end", "edition", "turn", "says"), ENDS)
def test_it_is_asked_whether_the_stack_still_stands(end, edition, turn, says):  # HR47
    state = end(edition=edition)
    assert (asked(state), texts(state)) == ((says, "still-stands"), ["bumped", "fell", "stood"])
    play(state, "stood")
    assert asked(state) == (state.next_living(turn), "noise")
    assert following(state) > 1


@pytest.mark.parametrize(("end", "edition", "turn", "says"), ENDS)
def test_what_fell_then_is_made_noise(end, edition, turn, says):  # H45, HR10, HR47
    """English: the steps of Made Noise, so the same Visitor plays again, if alive. Japanese: the next one."""
    state = end(edition=edition)
    assert "toppled" in keys(told(state, "fell"))
    assert asked(state) == (0, "scream")
    her_turn(state)
    again = edition == "en" and state.alive[turn]
    assert asked(state) == (turn if again else state.next_living(turn), "noise")
    assert following(state) == 1


@pytest.mark.parametrize(("end", "edition", "turn", "says"), ENDS)
def test_what_she_knocked_over_then_goes_back_without_a_turn_of_hers(end, edition, turn, says):  # H44, HR47
    state = end(edition=edition)
    play(state, "bumped")
    assert asked(state) == (0, "blamed")
    denied = play(state.clone(), "object")
    assert (asked(denied), texts(denied)) == ((says, "still-stands"), ["fell", "stood"])
    assert reason(denied, "bumped") == ("she-denied", "HR11")
    play(state, "admit")
    assert asked(state) == (state.next_living(turn), "noise")
    assert (following(state), state.hour) == (1, 0)


@pytest.mark.parametrize("edition", ["en", "ja"])
def test_noise_in_a_turn_that_ended_kills_in_her_room(edition):  # H112, HR10, HR47
    behind = {"slots": ("behind-you", ""), "diary": (1, 2, 3), "rooms": {2: "kids-room"}}
    state = passed(edition=edition, **behind)
    assert "died" in keys(told(state, "fell"))
    assert state.living == (1,)


def test_after_the_fifth_disc_it_is_asked_before_time_is_up():  # H46, H50, HR47
    """Made Noise, or her bump, and not Time Overdue."""
    state = night(**REAL)
    for _ in range(4):
        hush(state)
        play(state, "end")
    play(state, "pass")
    assert asked(state) == (1, "still-stands")
    assert "overdue" not in keys(told(state.clone(), "fell"))
    assert "overdue" in keys(told(state.clone(), "stood"))
    play(state, "bumped", "admit")
    assert asked(state) == (2, "noise")


def test_of_what_does_not_stand_nothing_is_asked():  # HR47
    assert asked(play(night(**REAL), "pass")) == (2, "noise")  # no disc is laid yet
    state = night(noise="real", rooms={1: "study"})
    play(state, "fell", "peek study.desk", "let", "guess 4 5 6")
    assert asked(state) == (0, "scream")
    for noise in ("cards", "discs"):
        state = night(noise=noise, rooms={1: "study"})
        assert asked(play(state, "peek study.desk", "let", "guess 4 5 6")) == (2, "noise")


def test_while_a_stack_stands_no_turn_ends_unasked():  # H44 H45 HR11 HR47
    """Over random nights: the last answer of every turn was one in which a fall could be said."""
    ends: Counter[str] = Counter()
    for number in range(30):
        rng = Random(f"looked {number}")
        edition = ("en", "ja")[number % 2]
        options = GAME.choose_options({"noise": "real", "edition": edition, "house": "balanced"})
        state = GAME.start(options, seats=3 + number % 3)
        for _ in range(400):
            pending = state.pending
            if pending is None:
                break
            before, stood = (state.turn, state.hour), bool(state.laid) and not state.toppled
            answer = chosen(pending, rng) if isinstance(pending, Ask) else pending.draw(rng)
            answer = "stood" if "stood" in map(str, getattr(pending, "choices", ())) and rng.random() < 0.8 else answer
            events = state.apply(answer)
            if before[0] < 1 or state.over or not (stood and state.turn != before[0]) or "bumped" in keys(events):
                continue
            assert isinstance(pending, Ask)
            assert "fell" in map(str, pending.choices)
            ends[f"{pending.prompt} {edition}"] += 1
    for edition in ("en", "ja"):
        assert min(ends[f"{prompt} {edition}"] for prompt in ("act", "after", "still-stands")) > 3
