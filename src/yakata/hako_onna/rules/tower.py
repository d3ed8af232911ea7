"""The noise tower (H35 to H51): a Visitor lays the next disc by hand. What comes of it is seen, not computed here.

How the discs lie stands in ``laid``, a word each. The disc is let go as it was chosen, the hand trembles by a draw, and
a witness answers what the stack does. Where nobody looks, a model says it (``model``).
"""

from functools import lru_cache
from math import cos, hypot, radians, sin
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from yakata.hako_onna.rules.choices import Balance
from yakata.hako_onna.rules.falling import MOST, by_hand, fall, slip
from yakata.hako_onna.rules.noise import BOTH, LAST, PASS, Noise, discs, following, upside_down
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask, Choice, Done, Odds, Refusal, Witnessed, ask, chance, do
from yakata.tower import RADIUS, THICK, Kind, Lying, Placement, Question, Settled, Side, Stack, why_not
from yakata.tower.balance import best
from yakata.tower.naming import haste, named_ways

TREMBLE: Final = Odds("tremble", range(1 << 16))
BIG: Final = {"hard": (3,), "nightmare": (2,)}
"""H21, H37: the numbers of the red disc with the big blip. Every other red disc has the small one, and so has that of
the Japanese edition (H52)."""
DOWN: Final[tuple[Side, ...]] = ("down",)
EITHER: Final[tuple[Side, ...]] = ("down", "up")
UP: Final[tuple[Side, ...]] = ("up",)
UNSTEADY: Final = (15, 25, 8)
"""HR50: how much higher, faster and more aslant the weaker hand lets go."""


def stack(s: Night) -> Stack:
    """The discs as they lie, the lowest first."""
    return tuple(map(lying, s.laid))


@lru_cache(10_000)
def lying(word: str) -> Lying:
    return Lying.parse(word)


def is_red(s: Night) -> bool:
    return following(s) in discs(s).red


def kind(s: Night) -> Kind:
    """H21, H37, H52: what the next disc is. Upside down a black one counts as one with a small blip (HR50)."""
    if not is_red(s):
        return "small" if upside_down(s) else "black"
    big = BIG.get(s.options.difficulty, ()) if s.options.edition == "en" else ()
    return "big" if following(s) in big else "small"


def sides(s: Night) -> tuple[Side, ...]:
    """H40; under Impossible Upside Down the blip of a red disc is up."""
    if is_red(s):
        return UP if upside_down(s) else EITHER
    return EITHER if upside_down(s) else DOWN


def weaker_hand(s: Night) -> bool:
    """H52: beyond hard, the Japanese edition has the discs laid with the weaker hand."""
    return s.options.edition == "ja" and s.options.difficulty == "nightmare"


def let_go(s: Night, placement: Placement) -> Placement:
    """HR50: the weaker hand does the same a little higher, faster and more aslant."""
    if not weaker_hand(s):
        return placement
    return unsteady(placement)


def unsteady(placement: Placement, times: int = 1) -> Placement:
    higher, faster, aslant = UNSTEADY
    return replace(
        placement,
        height=placement.height + times * higher,
        speed=placement.speed + times * faster,
        drift=placement.drift + times * aslant,
    )


def meant(s: Night, placement: Placement) -> Placement:
    """How somebody meant to let it go who has let it go like that: of the weaker hand the odds are stated already."""
    return unsteady(placement, -1) if weaker_hand(s) else placement


def refusal(s: Night, choice: Balance) -> Refusal | None:
    """Why a disc cannot be let go like that."""
    placement = choice.placement
    if is_red(s) and placement.side not in sides(s):
        return Refusal("tower-upside-down", "H40")
    why = why_not(stack(s), kind(s), placement)
    return Refusal(why, "H39") if why else None


def can_come(question: Question, word: str) -> bool:
    """Whether this is a word for what can come of the disc: the same discs lie there, in the same order."""
    try:
        settled = Settled.parse(word)
    except ValueError:
        return False
    new = (question.kind, question.placement.side)
    before = tuple((disc.kind, disc.side) for disc in question.stack)
    lie = tuple((disc.kind, disc.side) for disc in settled.stack)
    return str(settled) == word and lie == {"stands": (*before, new), "slips": before, "falls": ()}[settled.result]


@lru_cache(1000)
def listed(lain: Stack, what: Kind, where: tuple[Side, ...]) -> tuple[Balance, ...]:
    """Those placements that are listed, sorted by their texts."""
    return tuple(sorted((Balance.by(way.placement) for way in named_ways(lain, what, where)), key=str))


def any_way(s: Night, rng: Random) -> Balance:
    """Somewhere about the best point; now and then nonsense."""
    x, y, turn = best(stack(s), kind(s), "down")
    far = rng.choice((20, 60, 200, 3000))
    side: Side = rng.choice(EITHER)
    about = (x + rng.randint(-far, far), y + rng.randint(-far, far), (turn + rng.randrange(380)) % 380)
    return Balance(*about, side, rng.randint(-5, 350), rng.randint(0, 450), rng.randint(0, 450), rng.randrange(380))


# The model, where nobody looks

SLIPS: Final = 0.3
"""Of those discs that do not stand, so many fall alone (H42), where others lie below: until rules version 5."""
EDGE: Final = RADIUS // 100
"""Tenths of a millimetre: a disc whose middle lies beside the one below does not stand."""


def model(s: Night, question: Question) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What can come of it, and how often of 10,000 times."""
    lain, placement = question.stack, question.placement
    stands, slips = stand_or_slip(s, question)
    new = Lying(question.kind, placement.side, placement.x * 100, placement.y * 100, *level(len(lain), placement.turn))
    words = {
        str(Settled("stands", (*lain, new))): stands,
        str(Settled("falls", ())): 10_000 - stands - slips,
        str(Settled("slips", lain)) if lain else "": slips,
    }
    told = {word: weight for word, weight in words.items() if weight}
    return tuple(told), tuple(told.values())


def stand_or_slip(s: Night, question: Question) -> tuple[int, int]:
    """How often of 10,000 times. A night that was begun with content of before goes on with the odds of before."""
    hand, lain = s.content.noise.tower, bool(question.stack)
    aside, steady = off(question), by_a_steady_hand(s, question)
    if hand is None:
        chance = steady * (1 + 2 * haste(question.placement)) * (1 + 8 * aside**2)
        stands = 0 if aside >= 1 else round(10_000 * (1 - min(chance, MOST)))
        return stands, round(SLIPS * (10_000 - stands)) if lain else 0
    how = haste(meant(s, question.placement))
    slips = round(10_000 * slip(hand, how)) if lain else 0
    falls = 1 if aside >= 1 else by_hand(hand, steady, how, aside)
    return round((10_000 - slips) * (1 - falls)), slips


def off(question: Question) -> float:
    """How far off the best point, as a part of the way to the edge."""
    placement = question.placement
    x, y, _ = best(question.stack, question.kind, placement.side)
    return hypot(placement.x - x, placement.y - y) / EDGE


def by_a_steady_hand(s: Night, question: Question) -> float:
    """The chance of a fall: as of the discs by stated odds."""
    lain = question.stack
    number = min(len(lain) + s.kept, LAST - 1) + 1
    ups = (disc.side for disc in lain if disc.side == "up")
    side = question.placement.side
    return fall(s.content.noise, discs(s), number, ups, side, upside_down=upside_down(s))


def level(below: int, turn: int) -> tuple[int, int, int, int, int]:
    """Of a disc that lies flat on so many: how high, and the quaternion."""
    half = radians(turn) / 2
    return THICK * below + THICK // 2, round(1e6 * cos(half)), 0, 0, round(1e6 * sin(half))


def manner(s: Night, placement: Placement) -> str:
    """How a disc was laid, in one of the words for it (``care``)."""
    if sides(s) != DOWN:
        return placement.side
    return "hasty" if haste(placement) > 0.5 else "careful"


class NoiseTower(Noise):
    """H39 to H42, with a hand that trembles. ``care`` is the placement, as a word."""

    tremble: int = -1

    def seen_by(self, seat: int) -> dict[str, Any]:
        return {"declared": "both"} if self.doubled else {}

    @ask
    def how(self, s: Night) -> Ask:
        two = following(s) < LAST and s.has_item(self.seat, "two-at-once")
        return Ask(self.seat, "noise", self.offer(s, two), "H35", (Balance,))

    @ask
    def lay(self, s: Night) -> Ask:
        """H42, and the second disc of Sacred Drops."""
        again = not self.doubled
        return Ask(self.seat, "lay-again" if again else "lay-disc", self.ways(s), "H42" if again else "H40", (Balance,))

    @do
    def is_laid(self, s: Night, choice: Choice) -> None:
        self.care = self.laid_by(s, choice)
        self.go(Noise.draw)

    @do
    def drawn(self, s: Night, outcome: int) -> None:
        self.tremble = outcome
        self.go(NoiseTower.comes_down)

    @chance
    def comes_down(self, s: Night) -> Witnessed:
        """H41: does the lowest disc lie on the blip, does any other touch anything but the one below, did only the new
        one fall?"""
        question = Question(stack(s), kind(s), let_go(s, Placement.parse(self.care)), self.tremble)
        words, weights = model(s, question)
        return Witnessed("settled", words, weights, question)

    @do
    def came_down(self, s: Night, word: str) -> Done | None:
        settled, number = Settled.parse(word), following(s)
        how = manner(s, Placement.parse(self.care))
        s.laid, self.care, self.tremble = tuple(map(str, settled.stack)), "", -1
        if settled.result == "slips":  # H42
            s.emit("slipped", seat=self.seat, number=number)
            self.go(NoiseTower.lay)
            return None
        stood = settled.result == "stands"
        s.emit("stacked", seat=self.seat, number=number, care=how, stood=stood)
        return self.goes_on(s, not stood)

    # What differs

    def offer(self, s: Night, two: bool) -> tuple[Choice, ...]:
        """H48: no pass on a red disc."""
        return (*self.ways(s), *((BOTH,) if two else ()), *(() if is_red(s) else (PASS,)))

    def ways(self, s: Night) -> tuple[Choice, ...]:
        """Some of them; any other is admitted too, where it is no nonsense (``refusal``)."""
        return listed(stack(s), kind(s), sides(s))

    def usual(self, s: Night) -> str:
        return ""

    def laid_by(self, s: Night, choice: Choice) -> str:
        assert isinstance(choice, Balance)
        return str(choice.placement)

    def odds(self, s: Night) -> Odds:
        return TREMBLE
