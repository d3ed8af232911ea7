"""The conformance suite catches what is broken: one small game, broken in one way at a time."""

import random
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

import yakata
from yakata.examples import seance
from yakata.examples.seance import Deal, Evening, Lay, Round, Seance, Table
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, RecordError, Refusal, ask, chance, do, position, replay
from yakata.kernel.record import parse
from yakata.kernel.testing import Broken, check, fuzz

SLOTS = {"slots": True, "eq": False, "kw_only": True}


def broken_game(law):
    """Each of these breaks the law it is named for."""

    def keep(cls):
        BROKEN.append(pytest.param(cls, law, id=cls.__name__))
        return cls

    return keep


BROKEN = []


def with_state(state_class, *frames):
    """Séance with another state and other frames."""

    class Game(Seance):
        state = state_class

        def setup(self, options, seats):
            return state_class(game=self, seats=seats).begin(Evening())

    Game.frames = frames or Seance.frames
    return Game


@broken_game("secrets")
class ShowsAnotherHand(Seance):
    def view(self, state, seat):
        return replace(Seance.view(self, state, seat), hand=state.hands[0])


@broken_game("secrets")
class TalkTellsOfAHand(Seance):
    def talk(self, state, seat):
        return frozenset((seat, sum(state.hands[0]) % 4))  # who is hushed tells of somebody's cards


@broken_game("secrets")
class TalksToASeatThatIsNot(Seance):
    def talk(self, state, seat):
        return frozenset((9,))


@broken_game("secrets")
class TellsHowManyChoices(Seance):
    def view(self, state, seat):
        view = Seance.view(self, state, seat)
        options = len(set(state.hands[0]))  # how many different cards somebody else could lay
        return replace(view, counts=(*view.counts, options))


@broken_game("secrets")
class ImaginesNothing(Seance):
    def redraw(self, state, seat, rng):
        pass


@broken_game("secrets")
class LeavesInPlaceWhatOthersHaveLaid(Seance):
    """Most of the world is another, and one secret never is."""

    def redraw(self, state, seat, rng):
        laid = state.cards
        state.cards = tuple(card if n == seat else 0 for n, card in enumerate(laid))
        Seance.redraw(self, state, seat, rng)
        state.cards = laid


@broken_game("secrets")
class NamesNoSecret(Seance):
    def secrets(self, state, seat):
        return {}


@broken_game("secrets")
class ImaginesWhatIsKnown(Seance):
    def redraw(self, state, seat, rng):
        Seance.redraw(self, state, seat, rng)
        state.candles = tuple(rng.sample(range(9), 4))


class _Unsorted(Round, tag="Round"):
    @ask
    def choose(self, s):
        return Ask(self.seat, "lay", tuple(Lay(card) for card in reversed(s.hands[self.seat])), "S2")

    lay, turn_over = Round.lay, Round.turn_over


class _Writes(Round, tag="Round"):
    @ask
    def choose(self, s):
        s.candles = (*s.candles[:3], s.candles[3] + 1)
        return Ask(self.seat, "lay", tuple(map(Lay, sorted(set(s.hands[self.seat])))), "S2")

    lay, turn_over = Round.lay, Round.turn_over


class _Hasty(Round, tag="Round"):
    """The last one to lay a card is asked again at once, and may take it back."""

    choose, lay = Round.choose, Round.lay

    @do
    def turn_over(self, s):
        Round.turn_over.run(self, s)
        s.marks.clear()

    @ask
    def again(self, s):
        return Ask(s.seats - 1, "lay", (Lay(1),), "S2")

    @do
    def over(self, s, choice):
        return Done()


class _DeadEnd(Round, tag="Round"):
    @ask
    def choose(self, s):
        return Ask(self.seat, "lay", (), "S2")

    lay, turn_over = Round.lay, Round.turn_over


class _Doubled(Deal, tag="Deal"):
    @chance
    def draw(self, s):
        return Odds("deal", s.deck)

    keep = Deal.keep


def evening(round_frame=Round, deal_frame=Deal, end=None):
    """The evening's frame with other frames in it."""

    class Other(Evening, tag="Evening"):
        @do
        def deal(self, s):
            return Call(deal_frame())

        @do
        def play_round(self, s):
            return Call(round_frame())

        @do
        def end(self, s):
            if end:
                return end(self, s, Other)
            if len(s.shown) < 3:
                self.go(Other.play_round)
            else:
                s.finish("candles", *s.candles)
            return None

    class Game(Seance):
        frames = (Other, deal_frame, round_frame)

        def setup(self, options, seats):
            return Table(game=self, seats=seats).begin(Other())

    return Game


def never(frame, s, other):
    s.deck, s.hands = seance.CARDS, ((),) * 4
    frame.go(other.deal)


def without_result(frame, s, other):
    s.stack.clear()


def wrong_scores(frame, s, other):
    s.finish("candles", 1, 2, 3)


def by_luck(frame, s, other):
    s.finish("candles", *(random.randrange(10**6) for _ in range(4)))


BROKEN += [
    pytest.param(evening(_Unsorted), "choices", id="UnsortedChoices"),
    pytest.param(evening(_Writes), "pure", id="AskWrites"),
    pytest.param(evening(_DeadEnd), "choices", id="DeadEnd"),
    pytest.param(evening(_Hasty), "undo", id="TellsWhatCanBeTakenBack"),
    pytest.param(evening(deal_frame=_Doubled), "chance", id="OutcomeTwice"),
    pytest.param(evening(end=never), "end", id="NeverEnds"),
    pytest.param(evening(end=without_result), "end", id="NoResult"),
    pytest.param(evening(end=wrong_scores), "end", id="ThreeScores"),
    pytest.param(evening(end=by_luck), "save", id="HiddenDice"),
]


class Bag(Struct, frozen=True):
    things: list[int]


class Handle(Struct):
    side: int = 0


@broken_game("frames")
class HoldsAList(Seance):
    class Basket(Frame):
        things: list[int] = []  # noqa: RUF012  # that is what is wrong with it

        @do
        def nothing(self, s):
            return Done()

    frames = (*Seance.frames, Basket)


@broken_game("frames")
class HoldsAListDeepDown(Seance):
    class Basket(Frame):
        pairs: tuple[tuple[str, Bag], ...] = ()

        @do
        def nothing(self, s):
            return Done()

    frames = (*Seance.frames, Basket)


@broken_game("frames")
class HoldsWhatChanges(Seance):
    class Basket(Frame):
        handle: Handle | None = None

        @do
        def nothing(self, s):
            return Done()

    frames = (*Seance.frames, Basket)


@broken_game("frames")
class AsksLast(Seance):
    class Question(Frame):
        @ask
        def why(self, s):
            return Ask(0, "why", ())

    frames = (*Seance.frames, Question)


@broken_game("choices")
class TwoOfOneVerb(Seance):
    class lay(Choice, frozen=True):  # noqa: N801
        pass

    choices = (Lay, lay)


@broken_game("facts")
class SameLabels(Seance):
    def labels(self, seats):
        return ("guest",) * seats


@broken_game("end")
class ScoresDoNotAddUp(Seance):
    score_total = 7


@dataclass(**SLOTS)
class _Shared(Table):
    notes: tuple[list[int], ...] = ([],)

    def apply(self, answer, seat=None):
        events = Table.apply(self, answer, seat)
        self.notes[0].append(1)
        return events


BROKEN.append(pytest.param(with_state(_Shared), "state", id="SharesAList"))


@position
class _Scribbles(Table):
    """Looks immutable, and keeps its scribbles elsewhere."""

    def apply(self, answer, seat=None):
        events = Table.apply(self, answer, seat)
        SCRIBBLES.append(1)
        return events

    def clone(self):
        copy = Table.clone(self)
        copy.stack = self.stack
        return copy


SCRIBBLES: list[int] = []
BROKEN.append(pytest.param(with_state(_Scribbles), "clone", id="ClonesShareTheStack"))


class _Loud(Deal, tag="Deal"):
    """Tells everybody what was dealt."""

    @do
    def keep(self, s, card):
        s.emit("dealt-loudly", card=card)
        return Deal.keep.run(self, s, card)


BROKEN.append(pytest.param(evening(deal_frame=_Loud), "secrets", id="EventTellsAll"))


@broken_game("secrets")
class RefusalTellsAll(Seance):
    def refuse(self, state, pending, choice):
        return Refusal("no", slots={"because": state.hands})


@dataclass(slots=True, eq=False, kw_only=True)
class _Talkative(Table):
    """A dataclass of its own, with a repr of everything."""


BROKEN.append(pytest.param(with_state(_Talkative), "secrets", id="ReprTellsAll"))


@position
class _Hurries(Table):
    """Whoever has one kind of card left is not asked: that tells of the hand."""

    def formality(self):
        pending = self.pending
        return pending.choices[0] if isinstance(pending, Ask) and len(pending.choices) == 1 else None


BROKEN.append(pytest.param(with_state(_Hurries), "secrets", id="AnswersForWhoHasOneCard"))


@pytest.mark.parametrize(("game", "law"), BROKEN)
def test_the_suite_catches(game, law):
    with pytest.raises(Broken) as broken:
        check(game(), games=5)
    assert broken.value.law == law, broken.value


def test_the_suite_passes_the_game_unbroken():
    report = check(Seance(), games=5)
    assert set(report.worlds_moved) == {"spectator", "seat 0", "seat 1", "seat 2", "seat 3"}
    assert min(report.worlds_moved.values()) > 0
    assert set(report.secrets_drawn) == {"the hands of others", "what others have laid", "the deck"}
    assert all(anew for anew, _ in report.secrets_drawn.values())


class _Trap(Round, tag="Round"):
    choose = Round.choose

    @do
    def lay(self, s, choice):
        if choice.card == 5:
            raise ZeroDivisionError("the floor gave way")
        return Round.lay.run(self, s, choice)

    turn_over = Round.turn_over


def test_a_crash_is_a_record_that_crashes_again(tmp_path):
    game = evening(_Trap)()
    report = fuzz(game, 400, "crash", folder=tmp_path)
    assert report.crashes
    for crash in report.crashes:
        assert crash.what == "ZeroDivisionError: the floor gave way"
        record = parse(Path(crash.file).read_text(encoding="utf-8"))
        assert record.entries[-1].text == "lay 5"
        assert "ZeroDivisionError" in record.comments[0]
        with pytest.raises(ZeroDivisionError):
            list(replay(game, record))
        sound = list(islice(replay(Seance(), record), len(record.entries) + 1))
        assert sound[-1].number == len(record.entries)  # where the floor holds, the same lines are fine


def test_a_crash_leaves_the_game_as_it_was():
    game = evening(_Trap)()
    for seed in range(50):
        play = game.new(seed=seed)
        if "lay 5" in map(str, play.choices):
            break
    before = play.state.dump()
    with pytest.raises(ZeroDivisionError):
        play.apply("lay 5")
    assert play.state.dump() == before
    assert [entry.text for entry in play.crashed] == ["lay 5"]
    play.apply(next(choice for choice in play.choices if str(choice) != "lay 5"))


def test_runaways_are_found_by_the_fuzzer():
    report = fuzz(evening(end=never)(), 300, 1)
    assert report.crashes[0].what.startswith("_Wrong: runaway")
    with pytest.raises(RecordError):
        yakata.verify(Seance(), report.crashes[0].record)
