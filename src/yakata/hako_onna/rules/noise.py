"""The Noise System (H34 to H55) behind one interface: cards, discs as a model with stated odds, or real discs.

A Noise frame asks the Visitor for the next disc or card and ends with ``"quiet"``, ``"passed"`` or ``"noise"``. Time
Overdue is marked on the state (``overdue``), for her turn comes after the Visitor's (H46).
"""

from functools import cache
from typing import Any, ClassVar, Final

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Bear, Both, Bumped, Flip, Pass, Stack, Stood, Wind
from yakata.hako_onna.rules.falling import fall
from yakata.hako_onna.state.data_files import Discs
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do

LAST: Final = 5
"""H46, H55: the fifth disc or card brings Time Overdue."""
BOTH, FLIP, PASS = Both(), Flip(), Pass()
FLIPS: Final[dict[tuple[bool, bool], tuple[Choice, ...]]] = {
    (True, True): (BOTH, FLIP, PASS),
    (True, False): (BOTH, FLIP),
    (False, True): (FLIP, PASS),
    (False, False): (FLIP,),
}
"""What can be done with the next card: two in one go or not, with or without a pass."""
RED: Final = (Stack("down"), Stack("up"))
UPSIDE_DOWN: Final = (Stack("up"),)


def reset(s: Night) -> None:
    """H36, H51: all discs or cards go back."""
    s.cards_up, s.laid, s.kept = (), (), 0
    s.overdue = s.toppled = False


def following(s: Night) -> int:
    """The number of the next disc or card (H38)."""
    return len(s.cards_up) + len(s.laid) + s.kept + 1


def discs(s: Night) -> Discs:
    return s.content.noise.discs[s.options.edition][s.options.difficulty]


def in_force(s: Night, card: str) -> bool:
    """Whether a set power makes the discs harder: then it lies open."""
    power = s.power(card)
    return power.effect == "harder-discs" and power.need <= s.unlocked


def upside_down(s: Night) -> bool:
    return any(card and in_force(s, card) for card in s.slots)


def red_ways(s: Night) -> tuple[Stack, ...]:
    """H40: blip down or up."""
    return UPSIDE_DOWN if upside_down(s) else RED


def stands(s: Night, care: str) -> float:
    """The chance that the next disc stands when it is laid with this care."""
    number = min(following(s), LAST)
    return 1 - fall(s.content.noise, discs(s), number, s.laid, care, upside_down=upside_down(s))


@cache
def face_down(numbers: tuple[int, ...], up: tuple[int, ...]) -> Odds:
    """The next Noise card."""
    return Odds("card", tuple(n for n in numbers if n not in up))


class Noise(Frame):
    """One Visitor tries not to Make Noise."""

    seat: int
    care: str = ""
    more: int = 0
    """Sacred Drops: so many more in this go."""
    doubled: bool = False

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        if self.doubled:
            return {"declared": "both"}
        return {"declared": f"stack {self.care}"} if self.care else {}

    @ask
    def how(self, s: Night) -> Ask:
        """H35: the next disc or card; or a pass (H47). Sacred Drops: two in one go."""
        two = following(s) < LAST and s.has_item(self.seat, "two-at-once")
        return Ask(self.seat, "noise", self.offer(s, two), "H35")

    @do
    def chosen(self, s: Night, choice: Choice) -> Done | None:
        if isinstance(choice, Pass):
            s.kept += 1
            s.overdue = following(s) > LAST  # H50
            s.emit("passed", seat=self.seat, overdue=s.overdue)
            s.mark("hand")
            return Done("passed")
        if isinstance(choice, Both):
            self.more, self.doubled = 1, True
            s.emit("two-at-once", seat=self.seat)
            self.prepare(s)
            return None
        self.care = self.laid_by(s, choice)
        self.go(Noise.draw)
        return None

    def prepare(self, s: Night) -> None:
        """Sacred Drops: of each of the two the Visitor says how it is laid, where there is a choice."""
        if len(self.ways(s)) < 2:
            self.care = self.usual(s)
            self.go(Noise.draw)
        else:
            self.go(Noise.lay)

    @ask
    def lay(self, s: Night) -> Ask:
        return Ask(self.seat, "lay-disc", self.ways(s), "H40")

    @do
    def is_laid(self, s: Night, choice: Stack) -> None:
        self.care = choice.care

    @chance
    def draw(self, s: Night) -> Odds:
        return self.odds(s)

    @do
    def drawn(self, s: Night, outcome: object) -> Call | Done | None:
        return self.blame() if isinstance(outcome, Bumped) else self.goes_on(s, self.falls(s, outcome))

    def goes_on(self, s: Night, fell: bool) -> Done | None:
        """One disc or card is done with."""
        if not fell and self.more:
            self.more -= 1
            self.prepare(s)
            return None
        if not fell:
            s.overdue = following(s) > LAST  # H46, H55; HR20: noise comes first
            s.no_set = s.no_set or self.doubled
            return Done("quiet")
        if not s.has_item(self.seat, "hush"):
            return self.noisy(s)
        self.go(Noise.hush)
        return None

    @ask
    def hush(self, s: Night) -> Ask:
        """Music Box."""
        return Ask(self.seat, "hush", (Bear(), Wind()), "H36")

    @do
    def hushed(self, s: Night, choice: Choice) -> Done | None:
        if isinstance(choice, Bear):
            return self.noisy(s)
        item = s.item_with(self.seat, "hush")
        tiles.drop_item(s, self.seat, item)
        s.emit("hushed", seat=self.seat, item=item)
        reset(s)
        self.anew()
        return None

    def anew(self) -> None:
        self.care, self.more, self.doubled = "", 0, False
        self.go(Noise.how)

    def noisy(self, s: Night) -> Done:
        """H36: Made Noise."""
        s.emit("made-noise", seat=self.seat)
        s.mark("reveal")
        return Done("noise")

    # What differs

    def offer(self, s: Night, two: bool) -> tuple[Choice, ...]:
        """What can be done with the next disc or card, sorted; with ``two``, two of them in one go."""
        raise NotImplementedError

    def ways(self, s: Night) -> tuple[Choice, ...]:
        """How the next disc can be laid; nothing of a card."""
        return ()

    def laid_by(self, s: Night, choice: Choice) -> str:
        """How it is laid."""
        return choice.care if isinstance(choice, Stack) else self.usual(s)

    def usual(self, s: Night) -> str:
        """How it is laid when nothing is said."""
        return ""

    def odds(self, s: Night) -> Odds:
        raise NotImplementedError

    def falls(self, s: Night, outcome: object) -> bool:
        raise NotImplementedError

    def blame(self) -> Call:
        raise NotImplementedError


class NoiseCards(Noise):
    """H53: at 11 or more, noise is made."""

    def offer(self, s: Night, two: bool) -> tuple[Choice, ...]:
        """H54: no pass while the 0 is face up."""
        return FLIPS[two, s.content.noise.cards.no_pass_with not in s.cards_up]

    def odds(self, s: Night) -> Odds:
        """A card that was kept unseen (H54) can be any of those that are not face up, so all are equally likely."""
        return face_down(s.content.noise.cards.numbers, s.cards_up)

    def falls(self, s: Night, outcome: object) -> bool:
        assert isinstance(outcome, int)
        s.cards_up = (*s.cards_up, outcome)
        total = sum(s.cards_up)
        s.emit("flipped", seat=self.seat, number=outcome, total=total)
        return total >= s.content.noise.cards.limit


class Stacking(Noise):
    """H39: one disc after the other."""

    BLACK: ClassVar[tuple[Stack, ...]]
    """How a black disc can be laid."""

    def offer(self, s: Night, two: bool) -> tuple[Choice, ...]:
        """H48: no pass on a red disc."""
        passing = () if following(s) in discs(s).red else (PASS,)
        return (*((BOTH,) if two else ()), *passing, *self.ways(s))

    def ways(self, s: Night) -> tuple[Choice, ...]:
        return red_ways(s) if following(s) in discs(s).red else self.BLACK

    def usual(self, s: Night) -> str:
        return (red_ways(s) if following(s) in discs(s).red else self.BLACK)[0].care

    def falls(self, s: Night, outcome: object) -> bool:
        number, stood = following(s), outcome == "stands" or isinstance(outcome, Stood)
        s.laid = (*s.laid, self.care)
        s.emit("stacked", seat=self.seat, number=number, care=self.care, stood=stood)
        return not stood


class NoiseDiscs(Stacking):
    """H39 to H42 as a model: a disc stands or the stack topples, by stated odds. With care is as with a steady hand on
    the noise tower, in haste as with a hasty one."""

    BLACK = (Stack("careful"), Stack("hasty"))

    def odds(self, s: Night) -> Odds:
        good = round(10_000 * stands(s, self.care))
        return Odds("stack", ("stands", "falls"), (good, 10_000 - good))
