"""The Noise System (H34 to H55) behind one interface: cards, discs as a model with stated odds, or real discs.

A Noise frame asks the Visitor for the next disc or card and ends with ``"quiet"``, ``"passed"`` or ``"noise"``. Time
Overdue is marked on the state (``overdue``), for her turn comes after the Visitor's (H46).
"""

from typing import Any, Final

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Bear, Both, Bumped, Fell, Flip, Pass, Stack, Stood, Wind
from yakata.hako_onna.state.data_files import Discs
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Done, Frame, Odds, Seat, ask, chance, do

LAST: Final = 5
"""H46, H55: the fifth disc or card brings Time Overdue."""
BLACK: Final = (Stack("careful"), Stack("hasty"))
RED: Final = (Stack("down"), Stack("up"))
UPSIDE_DOWN: Final = (Stack("up"),)
BUMPS: Final = 3
"""So often between two turns of hers the program believes that she knocked the stack over."""


def reset(s: Night) -> None:
    """H36, H51: all discs or cards go back."""
    s.cards_up, s.laid, s.kept = (), (), 0
    s.overdue = s.toppled = False


def bump(s: Night) -> None:
    """H44: she has knocked the stack over. No turn for her."""
    reset(s)
    s.bumps += 1
    s.emit("bumped")


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


def can_pass(s: Night) -> bool:
    """H48: not on a red disc. H54: not while the 0 is face up."""
    if s.options.noise_kind() == "cards":
        return s.content.noise.cards.no_pass_with not in s.cards_up
    return following(s) not in discs(s).red


def stands(s: Night, care: str) -> float:
    """The chance that the next disc stands when it is laid with this care."""
    number = min(following(s), LAST)
    table = s.content.noise.care
    fall = 1 - discs(s).stands[number - 1] / 100
    for way in s.laid:
        fall *= getattr(table, way).later
    if upside_down(s):
        fall *= table.upside_down
    now: float = getattr(table, care).now
    return 1 - min(fall * now, 0.95)


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
        two = (Both(),) if following(s) < LAST and s.has_item(self.seat, "two-at-once") else ()
        passing = (Pass(),) if can_pass(s) else ()
        ways = self.ways(s)
        before, after = (ways, ()) if isinstance(ways[0], Flip) else ((), ways)
        return Ask(self.seat, "noise", (*two, *before, *passing, *after), "H35")

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
        self.care = choice.care if isinstance(choice, Stack) else self.usual(s)
        return None

    @chance
    def draw(self, s: Night) -> Odds:
        return self.odds(s)

    @do
    def drawn(self, s: Night, outcome: object) -> Done | None:
        if isinstance(outcome, Bumped):
            bump(s)
            self.anew()
            return None
        fell = self.falls(s, outcome)
        if not fell and self.more:
            self.more -= 1
            self.care = self.usual(s)
            self.go(Noise.draw)
            return None
        if not fell:
            s.overdue = following(s) > LAST  # H46, H55; HR20: noise comes first
            s.no_set = s.no_set or self.doubled
            return Done("quiet")
        if not s.has_item(self.seat, "hush"):
            return self.noisy(s)
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

    def ways(self, s: Night) -> tuple[Choice, ...]:
        raise NotImplementedError

    def usual(self, s: Night) -> str:
        """How it is laid when nothing is said."""
        return ""

    def odds(self, s: Night) -> Odds:
        raise NotImplementedError

    def falls(self, s: Night, outcome: object) -> bool:
        raise NotImplementedError


class NoiseCards(Noise):
    """H53: at 11 or more, noise is made."""

    def ways(self, s: Night) -> tuple[Choice, ...]:
        return (Flip(),)

    def odds(self, s: Night) -> Odds:
        """A card that was kept unseen (H54) can be any of those that are not face up, so all are equally likely."""
        return Odds("card", tuple(n for n in s.content.noise.cards.numbers if n not in s.cards_up))

    def falls(self, s: Night, outcome: object) -> bool:
        assert isinstance(outcome, int)
        s.cards_up = (*s.cards_up, outcome)
        total = sum(s.cards_up)
        s.emit("flipped", seat=self.seat, number=outcome, total=total)
        return total >= s.content.noise.cards.limit


class NoiseDiscs(Noise):
    """H39 to H42 as a model: a disc stands or the stack topples, by stated odds."""

    def ways(self, s: Night) -> tuple[Choice, ...]:
        return red_ways(s) if following(s) in discs(s).red else BLACK

    def usual(self, s: Night) -> str:
        way = self.ways(s)[0]
        assert isinstance(way, Stack)
        return way.care

    def odds(self, s: Night) -> Odds:
        good = round(10_000 * stands(s, self.care))
        return Odds("stack", ("stands", "falls"), (good, 10_000 - good))

    def falls(self, s: Night, outcome: object) -> bool:
        number = following(s)
        s.laid = (*s.laid, self.care)
        s.emit("stacked", seat=self.seat, number=number, care=self.care, stood=outcome == "stands")
        return outcome != "stands"


class NoiseReal(Noise):
    """Real discs on a real table: the Visitor says whether they fell (H41). A new disc that falls alone does not count
    (H42): it is tried again."""

    def ways(self, s: Night) -> tuple[Choice, ...]:
        return red_ways(s) if following(s) in discs(s).red else BLACK[:1]

    def usual(self, s: Night) -> str:
        way = self.ways(s)[0]
        assert isinstance(way, Stack)
        return way.care

    @ask
    def draw(self, s: Night) -> Ask:
        bumped = (Bumped(),) if s.bumps < BUMPS else ()
        return Ask(self.seat, "did-it-fall", (*bumped, Fell(), Stood()), "H41")

    def falls(self, s: Night, outcome: object) -> bool:
        number, stood = following(s), isinstance(outcome, Stood)
        s.laid = (*s.laid, self.care)
        s.emit("stacked", seat=self.seat, number=number, care=self.care, stood=stood)
        return not stood


KINDS: Final = {"cards": NoiseCards, "discs": NoiseDiscs, "real": NoiseReal}
