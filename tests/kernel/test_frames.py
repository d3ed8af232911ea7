"""What frames hand to each other, in a house of a few doors."""

import json
from random import Random

import pytest

from yakata.kernel import (
    Ask,
    Call,
    Choice,
    Done,
    Frame,
    Game,
    IllegalChoice,
    Odds,
    RecordError,
    Refusal,
    State,
    ask,
    chance,
    do,
    replay,
)
from yakata.kernel.record import Entry, parse, text


class Knock(Choice, frozen=True):
    """Knock at the door."""


class Listen(Choice, frozen=True):
    """Not offered anywhere."""


class Cellar(Frame):
    """Its floor holds only for a 1."""

    @ask
    def stand(self, s):
        return Ask(0, "knock", (Knock(),), "D1")

    @chance
    def creak(self, s):
        return Odds("creak", (1, 2, 3, 4, 5, 6))

    @do
    def hold(self, s, number):
        s.emit("creaked", number=number)
        if number > s.game.strength:
            raise ZeroDivisionError("the floor gave way")
        return Done("was below")


class Stairs(Frame):
    """Goes down as the last thing it does, and says nothing of what was there."""

    @do
    def go_down(self, s):
        return Call(Cellar())


class Hall(Frame):
    @do
    def begin(self, s):
        return Call(Cellar())

    @do
    def back(self, s, said):
        s.emit("heard", said=said)
        return Call(Stairs())

    @do
    def back_again(self, s, said):
        s.emit("heard", said=said)
        s.finish("home", 1)


class House(Game[State]):
    name, state, frames, choices = "doors", State, (Hall, Stairs, Cellar), (Knock, Listen)
    strength = 6

    def setup(self, options, seats):
        return State(game=self, seats=seats).begin(Hall())


class Rotten(House):
    strength = 0


def heard(game):
    play = game.new(seed="doors")
    for _ in play:
        play.apply("knock")
    return [event.slots["said"] for event in play.events if event.key == "heard"]


def test_done_gives_its_value_and_falling_off_the_end_gives_none():
    assert heard(House()) == ["was below", None]


def test_a_crash_behind_a_draw_gives_the_draw_back():
    play = Rotten().new(seed=1)
    before = play.state.dump()
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            play.apply("knock")
        assert (play.dice.count, play.entries, play.events, play.state.dump()) == (0, [], [], before)
    crashed = [entry.text for entry in play.crashed]
    assert crashed[0] == "knock"
    sound = House().new(seed=1)
    sound.apply("knock")
    assert [entry.text for entry in sound.entries] == crashed  # the same draw, where the floor holds


def test_after_a_draw_undo_says_that_something_was_seen():
    play = House().new(seed=1)
    play.apply("knock")
    assert play.why_no_undo() == Refusal("undo-reveal")


def test_what_is_not_offered_and_has_no_reason_of_its_own_is_not_offered():
    play = House().new(seed=1)
    assert play.why_not("listen") == Refusal("not-offered", "D1")
    with pytest.raises(IllegalChoice, match=r"listen: not offered \[D1\]"):
        play.apply(Listen())


def test_a_save_holds_the_position_and_nothing_of_the_way_there():
    play = House().new(seed=1)
    events = play.apply("knock")
    assert events
    assert set(json.loads(play.state.dump())) == {"rules", "content", "seats", "stack", "result"}


def test_each_moment_of_a_replay_keeps_its_own_state():
    play = House().new(seed=1)
    for _ in play:
        play.apply("knock")
    moments = list(replay(play.game, play.record()))
    assert [moment.state.over for moment in moments] == [False] * 4 + [True]
    assert len({moment.state.digest() for moment in moments}) == 5


def test_lines_behind_the_end_of_the_game_are_refused():
    play = House().new(seed=1)
    for _ in play:
        play.apply("knock")
    lines = text(play.record()).replace("end: 4", "end: 5").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("4. "))
    longer = parse("\n".join([*lines[: at + 1], "5. seat1 knock", *lines[at + 1 :]]))
    assert longer.entries[-1] == Entry(0, "knock")
    with pytest.raises(RecordError, match="the game was over before this line") as error:
        list(replay(play.game, longer))
    assert error.value.line == 5  # without the text, entries are counted


class Whisper(Choice, frozen=True):
    """Say nothing that others hear."""


class Confide(Frame):
    """Somebody thinks of a number, and then of how to say it."""

    number: int = 0

    @do
    def think(self, s):
        self.number = 7

    @do
    def go_on(self, s):
        return Call(Murmur()) if self.number % 2 else None

    @ask
    def say(self, s):
        return Ask(0, "say", (Whisper(),), "D2")

    @do
    def said(self, s):
        return Done()

    def redraw(self, s, seat, rng):
        if seat:
            s.back_to(self)
            self.number = rng.randrange(100)
            self.go(Confide.go_on)


class Murmur(Frame):
    """How an odd number is said."""

    @ask
    def how(self, s):
        return Ask(0, "how", (Whisper(),), "D2")

    @do
    def so(self, s):
        return Done()


class Confidence(Game):
    name = "confidence"
    seats = range(2, 3)
    state = State
    frames = (Confide, Murmur)
    choices = (Whisper,)

    def setup(self, options, seats):
        return State(game=self, seats=seats).begin(Confide())


def test_a_frame_that_hides_where_it_stands_goes_on_from_a_step_of_its_own():
    state, rng = Confidence().start(seats=2), Random("confide")
    assert state.imagine(0, rng) == state
    worlds = [state.imagine(1, rng) for _ in range(40)]
    for world in worlds:
        odd = world.stack[0].number % 2 == 1
        assert world.pending.prompt == ("how" if odd else "say")
        assert [type(frame) for frame in world.stack] == ([Confide, Murmur] if odd else [Confide])
    assert len({world.stack[0].number for world in worlds}) > 10
    assert [frame.number for frame in state.stack if isinstance(frame, Confide)] == [7]
