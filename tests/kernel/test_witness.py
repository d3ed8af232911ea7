"""Outcomes that somebody witnesses, and asks that admit more than they list: a feather is thrown, and where it comes
down is seen."""

from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from yakata.kernel import (
    Ask,
    BadText,
    Choice,
    Differs,
    Entry,
    Frame,
    Game,
    IllegalChoice,
    Odds,
    Play,
    RecordError,
    Refusal,
    State,
    Upgrade,
    Witnessed,
    WrongSeat,
    ask,
    chance,
    do,
    position,
    replay,
    resume,
    verify,
)
from yakata.kernel.record import parse, text
from yakata.kernel.replay import DiceError, take_up
from yakata.kernel.testing import Broken, check, random_game

THROWS, STRONGEST = 3, 9


class Throw(Choice, frozen=True):
    """With this force: 1 and 5 are listed, any up to 9 is admitted."""

    force: int


class Keep(Choice, frozen=True):
    """Do not throw."""


@position
class Field(State):
    lies: tuple[str, ...] = ()


class Throwing(Frame):
    force: int = 0
    wind: int = -1

    @ask
    def how(self, s: Field) -> Ask:
        return Ask(len(s.lies) % s.seats, "throw", (Keep(), Throw(1), Throw(5)), "W1", (Throw,))

    @do
    def thrown(self, s: Field, choice: Choice) -> None:
        self.force = choice.force if isinstance(choice, Throw) else 0

    @chance
    def wind_blows(self, s: Field) -> Odds:
        return Odds("wind", range(1 << 16))

    @do
    def blew(self, s: Field, wind: int) -> None:
        self.wind = wind

    @chance
    def comes_down(self, s: Field) -> Witnessed:
        return Witnessed("lies", ("near", "far"), (9, 1 + self.force), (self.force, self.wind))

    @do
    def came_down(self, s: Field, word: str) -> None:
        s.lies = (*s.lies, word)
        s.emit("lies", where=word)
        if len(s.lies) < THROWS * s.seats:
            self.go(Throwing.how)
        else:
            s.finish("thrown", *([1] * s.seats))


class Feather(Game[Field]):
    name = "feather"
    seats = range(1, 3)
    state = Field
    frames = (Throwing,)
    choices = (Throw, Keep)

    def setup(self, options: Any, seats: int) -> Field:
        return Field(game=self, seats=seats).begin(Throwing())

    def hides_from(self, seat: int) -> bool:
        return False

    def not_admitted(self, state: Field, pending: Ask, choice: Choice) -> Refusal | None:
        assert isinstance(choice, Throw)
        return None if 0 < choice.force <= STRONGEST else Refusal("too-strong", "W2")

    def unlisted(self, state: Field, pending: Ask, rng: Random) -> Choice:
        return Throw(rng.randrange(-3, 20))

    def can_come(self, state: Field, pending: Witnessed, word: str) -> bool:
        return word in {f"at-{place}" for place in range(pending.question[0] * 10 + 1)}


FEATHER = Feather()


def thrown(*forces: int, seats: int = 1, witness: bool = True) -> Play[Field]:
    """Thrown so often, and each that is awaited comes down at its force."""
    play = Play.prepare(FEATHER, FEATHER.options(), seats, seed="feather")
    play.witness = witness
    play.deal()
    for force in forces:
        play.apply(Throw(force))
        if play.awaits:
            play.attest(f"at-{force}")
    return play


# An ask that admits more than it lists


def test_what_is_not_listed_is_admitted_where_the_game_says_so():
    state = FEATHER.start()
    assert state.why_not("throw 7") is None
    state.apply("throw 7", 0)
    assert state.pending.key == "wind"


@pytest.mark.parametrize(("said", "why"), [("throw 0", "too-strong"), ("throw 10", "too-strong")])
def test_what_the_game_does_not_admit_is_refused_with_its_reason(said, why):
    state = FEATHER.start()
    before = state.dump()
    assert state.why_not(said).key == why
    with pytest.raises(IllegalChoice) as refused:
        state.apply(said)
    assert (refused.value.reason.key, refused.value.reason.rule) == (why, "W2")
    assert state.dump() == before


@pytest.mark.parametrize("said", ["throw hard", "throw 1.5", "throw 07", "throw 1 2", "throw nan"])
def test_what_is_no_choice_at_all_is_refused_as_ever(said):
    with pytest.raises(BadText):
        FEATHER.start().apply(said)


def test_nobody_else_may_choose_what_is_not_listed():
    with pytest.raises(WrongSeat):
        FEATHER.start(seats=2).apply("throw 7", 1)


# Outcomes that are many


def test_many_outcomes_are_numbers_in_a_row_and_read_from_their_texts():
    odds = Odds("wind", range(1 << 16))
    assert (odds.total, odds.at(40211), next(odds.chances())) == (65536, 40211, (0, 1 / 65536))
    state = FEATHER.start()
    state.apply("throw 5")
    for wrong in ("65536", "-1", "1.0", "x", "007", "٣", -1, 2.0, "9" * 5000):
        with pytest.raises(IllegalChoice):
            state.apply(wrong)
    state.apply("65535")
    assert state.pending.question == (5, 65535)


# Witnessed outcomes


def test_where_nobody_looks_the_dice_say_by_the_model_what_comes():
    play = thrown(1, 7, 5, witness=False)
    assert play.over
    assert set(play.state.lies) <= {"near", "far"}
    proof = verify(FEATHER, text(play.record()))
    assert (proof.draws, proof.witnessed) == (6, 0)


def test_where_somebody_looks_the_play_stands_until_it_is_told():
    play = thrown()
    events = play.apply("throw 7")
    assert events == []
    assert play.awaits.question == (7, int(play.entries[-1].text.removeprefix("wind ")))
    assert (play.ask, play.over, list(play)) == (None, False, [])


def test_while_it_comes_down_nobody_can_choose_and_nothing_is_taken_back():
    play = thrown()
    play.apply("throw 7")
    assert play.why_not("keep").key == "still-to-be-seen"
    with pytest.raises(IllegalChoice, match="still to be seen"):
        play.apply("keep")
    assert play.why_no_undo().key == "undo-reveal"
    play.attest("at-3")
    assert play.why_no_undo().key == "undo-reveal"
    assert play.ask


def test_what_was_seen_is_an_entry_without_a_ticket_and_no_dice_are_cast_for_it():
    play = thrown(7)
    assert [(entry.text, entry.ticket is None) for entry in play.entries][::2] == [
        ("throw 7", True),
        ("lies at-7", True),
    ]
    assert play.dice.count == 1


@pytest.mark.parametrize("word", ["at-71", "at-", "elsewhere", "at-07"])
def test_a_word_that_cannot_come_is_refused_and_changes_nothing(word):
    play = thrown()
    play.apply("throw 7")
    before = play.state.dump(), list(play.entries)
    with pytest.raises(IllegalChoice):
        play.attest(word)
    assert (play.state.dump(), play.entries) == before
    assert play.awaits


def test_nobody_attests_what_nobody_waits_for():
    play = thrown()
    with pytest.raises(Differs):
        play.attest("at-1")
    with pytest.raises(Differs):
        play.go_on()


def test_what_nobody_could_see_after_all_is_drawn():
    play = thrown()
    play.apply("throw 7")
    play.go_on()
    assert play.state.lies[0] in ("near", "far")
    assert play.entries[-1].ticket
    play.apply("throw 5")
    assert play.awaits


def test_a_game_waits_at_its_save():
    play = thrown()
    play.apply("throw 7")
    again = FEATHER.load(play.state.dump())
    assert again.pending == play.awaits
    assert again.apply("at-30") == play.attest("at-30")
    assert again == play.state


# The record


def test_a_record_with_what_was_seen_replays_and_verifies_and_says_how_much():
    play = thrown(1, 7, 5)
    source = text(play.record())
    assert parse(source) == play.record()
    *_, last = replay(FEATHER, play.record())
    assert last.state == play.state
    proof = verify(FEATHER, source)
    assert (proof.entries, proof.draws, proof.witnessed) == (9, 3, 3)


def test_a_changed_word_is_refused_when_it_can_be_none():
    source = text(thrown(1, 7, 5).record())
    assert verify(FEATHER, source.replace("lies at-7", "lies at-8")).witnessed == 3  # it can come
    with pytest.raises(RecordError, match="line 13"):
        verify(FEATHER, source.replace("lies at-7", "lies at-71"))


def test_what_was_drawn_does_not_pass_as_seen_nor_what_was_seen_as_drawn():
    drawn = thrown(1, 7, 5, witness=False).record()
    for entry in (entry for entry in drawn.entries if entry.text.startswith("lies")):
        without = [replace(one, ticket=None) if one is entry else one for one in drawn.entries]
        if entry is not drawn.entries[-1]:  # the dice that come after are others then
            with pytest.raises(DiceError):
                verify(FEATHER, text(replace(drawn, entries=tuple(without))))
    source = text(thrown(1, 7, 5).record())
    with pytest.raises(RecordError):
        verify(FEATHER, source.replace("lies at-7", "lies far 16/17"))


def test_a_game_that_is_left_goes_on_with_what_was_seen():
    whole = thrown(1, 7, 5)
    record = whole.record()
    for cut in range(len(record.entries)):
        left = replace(record, entries=record.entries[:cut], result=None, secret="")
        again = resume(FEATHER, left, record.secret, witness=True)
        for entry in record.entries[cut:]:
            if entry.seat is not None:
                again.apply(entry.text, entry.seat)
            elif entry.text.startswith("lies"):
                again.attest(entry.text.partition(" ")[2])
        assert again.record() == record


def test_a_game_left_while_it_comes_down_is_drawn_where_nobody_looks():
    play = thrown(1)
    play.apply("throw 7")
    again = resume(FEATHER, play.record(), play.dice.secret)
    assert again.state.lies[0] == "at-1"
    assert again.state.lies[1] in ("near", "far")


def test_what_was_recorded_is_followed_and_stands_where_it_stood():
    whole, again = thrown(1, 7, 5), thrown()
    entries, said = whole.entries, 0
    while said < len(entries):
        choice, wind, lies = entries[said : said + 3]
        again.follow(choice.text, choice.seat, [wind])
        assert again.awaits
        again.go_on([lies])
        said += 3
    assert again.record() == whole.record()


def test_what_came_otherwise_is_not_followed():
    whole, again = thrown(1, 7, 5), thrown()
    choice, wind, lies = whole.entries[:3]
    again.follow(choice.text, choice.seat, [wind])
    before = again.state.dump()
    for wrong in ([Entry(None, "lies at-99")], [lies, wind], [Entry(None, "wind 3")]):
        with pytest.raises((Differs, IllegalChoice)):
            again.go_on(wrong)
        assert again.state.dump() == before
    with pytest.raises(Differs):
        again.go_on([lies], digest="0" * 16)
    assert again.state.dump() == before


def test_older_rules_leave_a_game_that_waits_where_it_waited():
    play = thrown(1)
    play.apply("throw 7")

    class Newer(Feather):
        version = 2
        upgrades: ClassVar = {1: Upgrade(replays=False)}

    again = take_up(Newer(), play.record(), play.dice.secret)
    assert again.awaits
    assert again.state.lies == ("at-1",)


# The suite


def test_the_suite_knows_both():
    assert check(FEATHER, games=4).states > 20
    assert random_game(FEATHER, 3).over


class Loose(Feather):
    """Admits what it does not apply."""

    def unlisted(self, state: Field, pending: Ask, rng: Random) -> Choice:
        return Keep()


class Hidden(Feather):
    """Says that it tries what has no text of its own."""

    def unlisted(self, state: Field, pending: Ask, rng: Random) -> Choice:
        return Throw(2.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("broken", [Loose, Hidden])
def test_the_suite_finds_what_is_wrong_with_what_is_not_listed(broken):
    with pytest.raises((Broken, BadText)):
        check(broken(), games=1)
