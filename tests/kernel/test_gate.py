"""What must not get through: odd answers, odd seats, odd texts, odd options, odd dice."""

from typing import Annotated, Any

import pytest
from msgspec import Meta

import yakata
from yakata.examples.seance import Evenings, Lay, Seance, Table
from yakata.kernel import (
    Ask,
    BadDice,
    BadOptions,
    BadText,
    Call,
    Choice,
    Done,
    Frame,
    Game,
    IllegalChoice,
    Play,
    RecordError,
    State,
    WrongSeat,
    YakataError,
    ask,
    do,
    position,
    replay,
    resume,
    verify,
)
from yakata.kernel.record import parse, text
from yakata.kernel.testing import check, random_game
from yakata.registry import load_named

SEANCE = yakata.load("seance")
ROOMS = yakata.load("hidden-rooms")


def test_nobody_answers_for_chance():
    state = SEANCE.start()
    with pytest.raises(WrongSeat, match="chance decides"):
        state.apply("8", seat=3)
    undealt = Play.prepare(SEANCE, SEANCE.options())
    with pytest.raises(IllegalChoice, match="chance decides"):
        undealt.apply("8")
    assert undealt.entries == []


def test_what_is_kept_is_what_was_offered():
    state = SEANCE.start()
    state.apply(8.0)
    state.apply(True)
    assert state.hands[0] == (1, 8)
    assert [type(card) for card in state.hands[0]] == [int, int]
    play = random_opening()
    play.apply(Lay(float(play.choices[0].card)))
    assert play.entries[-1].text == f"lay {play.state.cards[0]}"
    assert SEANCE.load(play.state.dump()) == play.state


def random_opening() -> Play[Table]:
    return Seance().new(seed="opening")


def test_a_record_cannot_name_a_place_to_run():
    source = str(random_game(SEANCE, 1).record())
    with pytest.raises(RecordError, match="game cannot be"):
        parse(source.replace("game: seance", "game: this:x"))
    with pytest.raises(yakata.UnknownGame):
        load_named("yakata.examples.seance:GAME")
    for odd in (":x", "..:x", "os:path", ""):
        with pytest.raises(yakata.UnknownGame):
            yakata.load(odd)


@pytest.mark.parametrize("nonce", ["", "a", "xy", "AB", "ab\n", "ab:cd", "a" * 66, "é"])
def test_odd_nonces_are_refused(nonce):
    with pytest.raises(BadDice):
        Play.prepare(SEANCE, SEANCE.options(), nonces=(nonce, "aa", "aa", "aa"))


@pytest.mark.parametrize("secret", ["", "zz", "ab", "A" * 64])
def test_odd_secrets_are_refused(secret):
    with pytest.raises(BadDice):
        Play.prepare(SEANCE, SEANCE.options(), secret=secret)
    with pytest.raises(YakataError):
        resume(SEANCE, random_opening().record(), secret)


@pytest.mark.parametrize(
    "odd", ["\ud800", "lay \ud800", "lay " + "9" * 5000, "lay ３", "lay 3\x00", "x" * 10**6, "lay 3 3"]
)
def test_odd_texts_are_bad_texts(odd):
    with pytest.raises(BadText):
        random_opening().apply(odd)
    assert random_opening().why_not(odd) is not None


class Wishes(Evenings, frozen=True):
    most: int | None = None
    rooms: tuple[str, ...] = ()
    motto: Annotated[str, Meta(max_length=20)] = "dark"
    loud: bool = False


class Wishing(Seance):
    name = "wishing"
    options = Wishes


@pytest.mark.parametrize(
    "named", [{}, {"most": 3}, {"rooms": ("hall", "attic")}, {"motto": "a b, c"}, {"loud": True}, {"rooms": ()}]
)
def test_options_of_every_kind_survive_the_record(named):
    game = Wishing()
    play = random_game(game, 1, (game.choose_options(named), 4))
    record = parse(text(play.record()))
    assert game.choose_options(record.options) == game.choose_options(named)
    assert verify(game, text(record)).draws == 12


@pytest.mark.parametrize("named", [{"motto": "a\nsecret: 00"}, {"motto": "\ud800"}, {"rooms": "[1"}, {"most": "many"}])
def test_odd_options_are_refused(named):
    with pytest.raises(BadOptions):
        Wishing().new(**named)


def test_options_of_another_game_are_refused():
    with pytest.raises(BadOptions, match="takes HouseOptions"):
        ROOMS.start(Wishes())


class Knock(Choice, frozen=True):
    verb = "knock-on"


class Inner(Frame):
    @ask
    def wait(self, s: State) -> Ask:
        return Ask(0, "wait", (Knock(),))

    @do
    def heard(self, s: State, choice: Choice) -> Done:
        return Done()


class Outer(Frame):
    """Ends with a call: nothing is left to do when it comes back."""

    @do
    def greet(self, s: State) -> None:
        s.emit("evening")

    @do
    def leave_it_to(self, s: "Porch") -> Call:
        return Call(Inner())


class Last(Frame):
    @do
    def first(self, s: State) -> Call:
        return Call(Outer())

    @do
    def end(self, s: State) -> None:
        s.finish("quiet", 0)


@position
class Porch(State):
    guests: list[int] | None = None


class House(Game[Porch]):
    """A doorstep: one knock and it is over."""

    name = "porch"
    state = Porch
    frames = (Last, Outer, Inner)
    choices = (Knock,)

    def setup(self, options: Any, seats: int) -> Porch:
        return Porch(game=self, seats=seats, guests=[1]).begin(Last())

    def hides_from(self, seat: int) -> bool:
        return False


def test_a_frame_that_ends_with_a_call_can_be_saved_below_it():
    check(House(), games=3)
    state = House().start()
    assert [frame.at for frame in state.stack] == ["end", "(end)", "wait"]
    assert House().load(state.dump()) == state


def test_what_happens_before_the_first_decision_is_told():
    play = House().new(seed=1)
    assert [event.key for event in play.events] == ["evening"]
    play.apply("knock-on")
    moments = list(replay(House(), play.record()))
    assert [event.key for moment in moments for event in moment.events] == ["evening"]


def test_a_list_that_may_be_missing_is_not_shared_by_clones():
    state = House().start()
    clone = state.clone()
    clone.guests.append(2)
    assert state.guests == [1]
    state.guests = None
    assert state.clone().guests is None


def test_frames_made_from_others_leave_their_steps_alone():
    before = {name: step.next for name, step in Inner.STEPS.items()}

    class Longer(Inner):
        @do
        def echo(self, s: State) -> None:
            s.emit("echo")

    class Quiet(Inner):
        pass

    assert list(Longer.STEPS) == ["wait", "heard", "echo", "(end)"]
    assert list(Quiet.STEPS) == list(Inner.STEPS)
    assert {name: step.next for name, step in Inner.STEPS.items()} == before
    assert Longer.heard.next == "echo"


class Peek(Choice, frozen=True):
    pass


class Peeking(Frame):
    @ask
    def look(self, s: State) -> Ask:
        return Ask(0, "look", (Knock(), Peek()))

    @do
    def looked(self, s: State, choice: Choice) -> None:
        if isinstance(choice, Peek):
            s.emit("saw", audience=(0,), what="a face")
            s.finish("seen", 0)
        else:
            s.emit("knocked")
            self.go(Peeking.look)


class Window(House):
    frames = (Peeking,)
    choices = (Knock, Peek)

    def setup(self, options: Any, seats: int) -> Porch:
        return Porch(game=self, seats=seats).begin(PeekTwice())


class PeekTwice(Peeking, tag="Peeking"):
    @do
    def looked(self, s: State, choice: Choice) -> None:
        if isinstance(choice, Peek):
            s.emit("saw", audience=(0,), what="a face")
        self.go(Peeking.look)


def test_what_somebody_was_told_cannot_be_unseen():
    play = Window().new(seed=1)
    play.apply("knock-on")
    assert play.why_no_undo(0) is None
    play.apply("peek")
    assert play.why_no_undo(0).key == "undo-reveal"


def test_undo_tells_others_nothing_of_what_was_revealed():
    play = random_opening()
    assert {play.why_no_undo(seat).key for seat in range(4)} == {"nothing-to-undo"}
    play.apply(play.choices[0])
    assert play.why_no_undo(0).key == "undo-hand"
    assert {play.why_no_undo(seat).key for seat in (1, 2, 3)} == {"undo-not-yours"}


class Stop(BaseException):
    pass


def test_an_interrupted_choice_has_not_happened(monkeypatch):
    play = random_opening()
    before, entries = play.state.dump(), list(play.entries)

    def interrupted(*_: object, **__: object) -> None:
        raise Stop

    monkeypatch.setattr(Table, "emit", interrupted)
    with pytest.raises(Stop):
        play.apply(play.choices[0])
    assert play.state.dump() == before
    assert play.entries == entries


def test_reprs_tell_nothing():
    play = random_opening()
    assert repr(play.state) == "<Table of seance>"
    assert str(play.view(0).hand) not in f"{play!r}"
