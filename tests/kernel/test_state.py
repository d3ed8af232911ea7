"""The gate, the typed refusals, clone and save."""

import json
from dataclasses import field

import pytest

import yakata
from yakata import (
    SPECTATOR,
    Ask,
    BadOptions,
    BadText,
    Choice,
    Game,
    GameOver,
    IllegalChoice,
    Odds,
    Refusal,
    Refused,
    State,
    UnknownGame,
    View,
    WrongSeat,
)
from yakata.hidden_rooms.choices import Lay as LayTile
from yakata.kernel import BadSave, Frame, Result, ask, derived, do, position

SEANCE = yakata.load("seance")
ROOMS = yakata.load("hidden-rooms")


def seance(seed="state"):
    return SEANCE.new(seed=seed)


def test_errors_tell_bad_text_illegal_choice_wrong_seat_and_the_end_apart():
    play = seance()
    before = play.state.dump()
    held = play.view(0).hand
    missing = next(card for card in range(1, 9) if card not in held)
    with pytest.raises(BadText, match="unknown verb"):
        play.apply("dance")
    with pytest.raises(BadText, match="wrong words"):
        play.apply("lay")
    with pytest.raises(BadText, match="wrong word"):
        play.apply("lay ace")
    with pytest.raises(BadText, match="empty text"):
        play.apply("  ")
    with pytest.raises(IllegalChoice, match="not in hand"):
        play.apply(f"lay {missing}")
    with pytest.raises(WrongSeat):
        play.apply(play.choices[0], seat=1)
    with pytest.raises(IllegalChoice, match="not a choice"):
        play.apply(7)
    assert play.state.dump() == before
    while not play.over:
        play.apply(play.choices[0])
    with pytest.raises(GameOver):
        play.apply("lay 1")
    assert play.why_not("lay 1") == Refusal("game-over")


def test_refusals_are_values():
    play = seance()
    assert play.why_not(play.choices[0]) is None
    assert play.why_not("dance").key == "unknown-verb"
    assert play.why_not(play.choices[0], seat=2) == Refusal("not-your-decision", slots={"asked": 0})
    assert SEANCE.start().why_not("lay 1").key == "chance-decides"
    assert ROOMS.new(seed=1).why_not("move up") == Refusal("lay-first", "K10")


def test_what_is_wrong_with_a_text_is_told_by_value():
    parse = seance().why_not
    assert parse("") == Refusal("empty-text")
    assert parse("dance 3") == Refusal("unknown-verb", slots={"known": ["lay"]})
    assert parse("lay") == parse("lay 1 2") == Refusal("wrong-words", slots={"form": "lay card"})
    assert parse("lay 3.0") == Refusal("write-it-as", slots={"form": "lay 3"})
    for word in ("ace", "٣", "03", "+3", "1_0"):
        assert parse(f"lay {word}").key == "wrong-word"


def test_an_error_carries_the_reason_that_why_not_gives():
    play = seance()
    missing = next(f"lay {card}" for card in range(1, 9) if card not in play.view(0).hand)
    for choice, seat in (("dance", None), ("lay", 0), (missing, 0), (str(play.choices[0]), 2), ("lay 1", SPECTATOR)):
        with pytest.raises(Refused) as refused:
            play.apply(choice, seat)
        assert refused.value.reason == play.why_not(choice, seat)
        assert refused.value.text == choice


class Knock(Choice, frozen=True):
    """All there is to do in the smallest game."""


class Door(Frame):
    @ask
    def stand(self, s):
        return Ask(0, "knock", (Knock(),), "D1")

    @do
    def open(self, s, choice):
        s.finish("opened", 1, 0)


class Doorstep(Game[State]):
    """Two stand before a door, one of them knocks."""

    name, seats, state, frames, choices = "doorstep", range(2, 3), State, (Door,), (Knock,)

    def setup(self, options, seats):
        return State(game=self, seats=seats).begin(Door())


def test_a_game_without_a_view_of_its_own_shows_who_is_asked_and_the_result():
    play = Doorstep().new(seed=1)
    assert play.view(0) == View(seat=0, asked=0, prompt="knock", rule="D1", choices=("knock",))
    assert play.view(1) == View(seat=1, asked=0)
    play.apply("knock", seat=0)
    assert play.view(SPECTATOR) == View(seat=SPECTATOR, asked=None, result=Result("opened", (1, 0)))


def test_a_choice_is_given_by_object_or_by_text():
    one, two = ROOMS.new(seed="x"), ROOMS.new(seed="x")
    choice = one.choices[0]
    assert isinstance(choice, LayTile)
    assert one.apply(choice) == two.apply(f"  {choice} ")
    assert one.state == two.state
    assert one.record() == two.record()


def test_chance_takes_only_what_can_come():
    state = SEANCE.start()
    assert isinstance(state.pending, Odds)
    with pytest.raises(IllegalChoice, match="cannot come"):
        state.apply("9")
    state.apply("8")
    state.apply(8)
    with pytest.raises(IllegalChoice):
        state.apply(8)


def test_unknown_games_and_options():
    with pytest.raises(UnknownGame, match="hidden-rooms, seance"):
        yakata.load("chess")
    with pytest.raises(UnknownGame, match="cannot be loaded"):
        yakata.load("nowhere.at_all:GAME")
    with pytest.raises(UnknownGame, match="is no game"):
        yakata.load("json:dumps")
    with pytest.raises(BadOptions, match="4 seats, not 3"):
        SEANCE.new(seats=3)
    with pytest.raises(BadOptions, match="has no option"):
        ROOMS.new(colour="red")
    with pytest.raises(BadOptions, match="reshuffle_at"):
        ROOMS.new(reshuffle_at="7")
    assert yakata.load("yakata.examples.seance:GAME") is SEANCE


def test_saves_hold_step_names():
    play = seance()
    saved = json.loads(play.state.dump())
    assert [(frame["frame"], frame["at"]) for frame in saved["stack"]] == [("Evening", "end"), ("Round", "choose")]
    assert saved["rules"] == "seance/1"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda save: b"", "not a saved game"),
        (lambda save: save[:-9], "not a saved game"),
        (lambda save: save.replace(b'"choose"', b'"vanish"'), "no step 'vanish'"),
        (lambda save: save.replace(b'"choose"', b'"(end)"'), "does not wait"),
        (lambda save: save.replace(b'"choose"', b'"lay"'), "does not wait"),
        (lambda save: save.replace(b'"stack":', b'"stack":[],"was":'), "not a saved game"),
        (lambda save: save.replace(b'"content":""', b'"content":"ab"'), "saved by seance/1 ab"),
        (lambda save: save.replace(b'"seats":4', b'"seats":5'), "not a position"),
        (lambda save: b"[" * 100_000, "not a saved game"),
        (lambda save: "\ud800", "not a saved game"),
        (lambda save: save.replace(b"seance/1", b"seance/2"), "saved by seance/2"),
        (lambda save: save.replace(b'"Round"', b'"Square"'), "not a saved game"),
        (lambda save: save.replace(b'"deck":', b'"deque":'), "not a saved game"),
    ],
)
def test_a_broken_save_is_refused(change, complaint):
    with pytest.raises(BadSave, match=complaint):
        SEANCE.load(change(seance().state.dump()))


def test_a_clone_shares_nothing_that_changes():
    play = seance()
    state, clone = play.state, play.state.clone()
    assert clone == state
    assert clone is not state
    clone.apply(play.choices[0])
    assert clone != state
    assert state.digest() != clone.digest()
    assert state.stack[-1] is not clone.stack[-1]


def test_states_print_what_a_spectator_may_see():
    play = seance()
    assert str(play) == str(play.state) == play.view(SPECTATOR).text()
    assert "hand" not in str(play)


def test_a_game_waits_for_the_same_thing_until_it_is_answered():
    state: State = ROOMS.start()
    assert state.pending is state.pending
    assert not state.over


class Toll(Choice, frozen=True):
    """Let the bell toll."""


class Bell(Frame):
    @ask
    def listen(self, s):
        return Ask(0, "listen", (Toll(),))

    @do
    def toll(self, s):
        s.strokes = (*s.strokes, len(s.strokes) + 1)
        s.finish("tolled", 0)


@position
class Tower(State):
    strokes: tuple[int, ...] = ()
    echoes: list[int] | None = None
    notes: dict[str, int] = field(default_factory=dict)
    rope: str = derived()

    def __post_init__(self):
        self.rope = f"rope of {self.game.name}"


class Belfry(Game):
    name = "belfry"
    state = Tower
    frames = (Bell,)
    choices = (Toll,)

    def setup(self, options, seats):
        return Tower(game=self, seats=seats).begin(Bell())


def test_a_field_that_follows_from_others_is_not_saved_and_is_there_again():
    state = Belfry().start()
    assert b"rope" not in state.dump()
    loaded = Belfry().load(state.dump())
    assert loaded.rope == state.rope == "rope of belfry"
    state.rope = "another rope"
    assert state == loaded
    clone = state.clone()
    assert clone.rope is state.rope


def test_a_clone_copies_what_can_change_and_knows_that_it_may_be_missing():
    state = Belfry().start()
    assert state.clone().echoes is None
    state.echoes, state.notes["bell"] = [1], 1
    clone = state.clone()
    clone.echoes.append(2)
    clone.notes["bell"] = 2
    assert (state.echoes, state.notes) == ([1], {"bell": 1})


def test_a_bag_of_different_things_has_no_weights_and_alike_things_share_one():
    assert Odds.bag("card", (3, 1, 2)) == Odds("card", (3, 1, 2))
    assert Odds.bag("card", (3, 1, 3)) == Odds("card", (3, 1), (2, 1))
    assert dict(Odds.bag("card", "abca").chances()) == {"a": 0.5, "b": 0.25, "c": 0.25}
