"""Where the English and the Japanese edition differ."""

from math import prod

import pytest

from tests.hako_onna.nights import BOOK, GAME, asked, crash, her_turn, night, play, started, texts, told, verbs
from yakata.kernel import BadOptions
from yakata.words import LANGUAGES, words_for


def test_by_default_the_english_edition_with_cards_is_played():  # H22, HR3, HR14
    options = GAME.options()
    assert (options.edition, options.noise_kind()) == ("en", "cards")
    assert options.code == "any"
    assert not options.items_are_handed()
    assert not options.items_are_exchanged()
    assert not options.winks_at_all_times()


def test_setup_of_the_secrets_is_alike():  # H14, H15, H16
    bags = [play(started(edition=edition), "lock 1 2 3", "fear stake") for edition in ("en", "ja")]
    assert bags[0].bag == bags[1].bag
    assert bags[0].faces == bags[1].faces


def test_english_has_two_red_discs_and_three_levels():  # H21, H37
    discs = BOOK.noise.discs["en"]
    assert {name: discs[name].red for name in ("regular", "hard", "nightmare")} == {
        "regular": (3,),
        "hard": (3,),
        "nightmare": (2, 4),
    }
    assert prod(discs["regular"].stands[2:]) > prod(
        discs["hard"].stands[2:]
    )  # the big blip in the same place is harder


def test_japanese_moves_one_red_disc():  # H52
    discs = BOOK.noise.discs["ja"]
    assert {name: place.red for name, place in discs.items()} == {
        "easy": (5,),
        "regular": (3,),
        "hard": (2,),
        "nightmare": (2,),
    }


def test_noise_cards_are_english_only():  # H22, H53, H54, H55
    with pytest.raises(BadOptions, match="no Noise cards"):
        GAME.start(edition="ja", noise="cards")
    assert texts(night(edition="ja", quiet=False)) == ["pass", "stack careful", "stack hasty"]
    assert texts(night(edition="en", quiet=False)) == ["flip", "pass"]
    assert texts(night(edition="en", noise="discs", quiet=False)) == ["pass", "stack careful", "stack hasty"]


def test_the_editions_differ_in_how_strict_a_bump_is_and_the_rule_says_so():  # H44
    for edition in ("en", "ja"):
        state = night(edition=edition, noise="real")
        play(state, "bumped", "admit", "end")
        assert asked(state) == (2, "noise")  # in both she gets no turn; what counts as a bump, people decide
        assert {"en": "Japanese", "ja": "English"}[edition] in words_for(GAME, "en").under(state.options).rule("H44")


@pytest.mark.parametrize(("edition", "swaps"), [("en", False), ("ja", True)])
def test_item_cards_change_hands_in_japanese(edition, swaps):  # H78, HR14
    assert ("hand" in verbs(night(edition=edition))) is swaps


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ({"edition": "en"}, 20),
        ({"edition": "ja"}, 20),
        ({"edition": "ja", "code": "consecutive"}, 4),
        ({"edition": "en", "code": "consecutive"}, 4),
    ],
)
def test_what_can_be_locked_can_be_guessed_and_is_what_the_rule_says(options, codes):  # HR3, H12, H113
    state = started(**options)
    locks = texts(state)
    assert len(locks) == codes
    if codes == 4:
        assert locks == ["lock 1 2 3", "lock 2 3 4", "lock 3 4 5", "lock 4 5 6"]
    safe = night(rooms={1: "study"}, **options)
    play(safe, "peek study.desk", "let")
    guesses = [text for text in texts(safe) if text.startswith("guess")]
    assert guesses == [text.replace("lock", "guess") for text in locks]
    for language in LANGUAGES:
        assert str(codes) in words_for(GAME, language).under(state.options).rule("HR3")


@pytest.mark.parametrize(("edition", "empties"), [("en", 24), ("ja", 15)])
def test_how_many_empty_tiles_there_are(edition, empties):  # H11, H69
    assert started(edition=edition).empties == started(edition=edition).view(-1).empties == empties


def test_japanese_clarifications_hold_in_both():  # H108, H109, H110, H111, H128, H129
    for edition in ("en", "ja"):
        setting = {"edition": edition, "rooms": {1: "study"}, "hands": {1: ["chain"]}}
        stolen = night(slots=("want-that", ""), **setting)
        play(stolen, "use chain", "interrupt left", "steal shown")
        assert stolen.carried(1) == ()  # H109
        assert asked(stolen) == (1, "act")  # H108
        opened = night(slots=("open-this", ""), diary=(1, 2, 3, 4, 5), **setting)
        play(opened, "use chain", "interrupt left", "on study.desk")
        assert asked(opened) == (1, "peeked")  # H110
        assert opened.carried(1) == ("chain",)


def test_kept_discs_come_back_and_all_must_agree_in_both():  # H51, HR26
    for edition in ("en", "ja"):
        state = night(edition=edition, noise="discs", quiet=False)
        play(state, "pass")
        crash(state)
        her_turn(state)
        assert state.view(-1).noise.kept == 0
        state = night(edition=edition, seats=4)
        state.hour, state._pending = 8, None
        play(state, "despair", "refuse")
        assert not state.over


def test_the_rule_texts_say_which_edition_a_rule_is_from():  # H33, H43, H51, H52, H60, H61, H77, H81
    words = words_for(GAME, "en")
    for rule in ("H33", "H43", "H51", "H52", "H60", "H61", "H77", "H81"):
        assert "Japanese" in words.rule(rule)
    for rule in ("H22", "H53", "H54", "H55"):
        assert "English" in words.rule(rule)


@pytest.mark.parametrize(
    ("options", "rule", "said"),
    [
        ({"noise": "discs", "difficulty": "easy"}, "H37", "the small red one goes to 5"),
        ({"noise": "discs", "difficulty": "easy"}, "H52", "the small red disc lies at 5"),
        ({"noise": "discs", "difficulty": "hard"}, "H52", "the levels of the English edition hold"),
        ({"noise": "cards"}, "H52", "there are no levels"),
        ({"edition": "ja", "difficulty": "easy"}, "H52", "the red disc lies at 5"),
        ({"edition": "ja"}, "HR14", "exchange alone is an option"),
        ({"edition": "ja", "swap_items": "exchange"}, "HR14", "nobody hands one over for nothing"),
        ({"offers": "any-turn"}, "HR43", "once in your own turn, and in another's turn when you are asked"),
        ({"offers": "own-turn"}, "HR43", "once in your own turn. That everybody"),
        ({"winks": "any-turn"}, "HR43", "in every turn all the others are asked"),
        ({"edition": "ja", "winks": "any-turn"}, "HR43", "There are no winks"),
        ({"noise": "real"}, "HR47", "a flight, a wrong guess)"),
        ({"noise": "real"}, "HR47", "begins again with the first disc"),
        ({"noise": "real", "edition": "ja"}, "HR47", "a flight)"),
        ({"noise": "real", "edition": "ja"}, "HR47", "plays the turn without a disc"),
    ],
)
def test_rules_are_told_as_they_are_in_force(options, rule, said):  # H37 H52 HR14 HR43 HR47
    words = words_for(GAME, "en").under(GAME.choose_options(options))
    assert said in words.rule(rule)


def test_what_is_said_of_a_wrong_guess_is_what_the_edition_does():  # H113
    for edition, ends in (("en", True), ("ja", False)):
        state = night(edition=edition, noise="discs", tiles={"study.curtain": "safe"}, rooms={1: "study"})
        play(state, "peek study.curtain", "let")
        events = told(state, "guess 4 5 6")
        wrong = next(event for event in events if event.key == "wrong-guess")
        assert ("ends" in words_for(GAME, "en").event(wrong)) is ends
        assert ("終わる" in words_for(GAME, "ja").event(wrong)) is ends
        assert (asked(state)[0] == 1) is not ends


@pytest.mark.parametrize(
    ("rule", "options", "says"),
    [
        ("HR36", {"hopeless": "gone"}, ("blocks nothing", "ふさがれない")),
        ("HR36", {"hopeless": "blocked"}, ("blocks Escape", "ふさがれる")),
        ("HR37", {"edition": "ja", "noise": "real"}, ("the next Visitor plays", "次の訪問者")),
    ],
)
def test_a_ruling_is_told_as_it_is_in_force(rule, options, says):  # HR24, HR36, HR37
    for language, part in zip(("en", "ja"), says, strict=True):
        assert part in words_for(GAME, language).under(GAME.choose_options(options)).rule(rule)
