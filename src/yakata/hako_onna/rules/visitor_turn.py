"""A Visitor's turn (H56 to H82): not to Make Noise, one main action, any number of free ones."""

from bisect import insort
from itertools import compress
from operator import attrgetter
from random import Random
from typing import Final

from yakata.hako_onna.rules import real_discs, tower
from yakata.hako_onna.rules.choices import (
    Bumped,
    Despair,
    Discard,
    End,
    Fell,
    Give,
    Hand,
    Move,
    Peek,
    Request,
    Show,
    Swap,
    Tell,
    Use,
    Wink,
)
from yakata.hako_onna.rules.company import Company, newcomers
from yakata.hako_onna.rules.death import barred
from yakata.hako_onna.rules.deeds import ANSWERED, Deed, Free, deed, made, once_a_turn, seen_by, without
from yakata.hako_onna.rules.free_actions import (
    GiveUp,
    Requested,
    Telling,
    discard,
    give,
    hears,
    show_tile,
    wink,
)
from yakata.hako_onna.rules.ghost_move import lots_in
from yakata.hako_onna.rules.item_cards import Swapping, hand_over, swaps
from yakata.hako_onna.rules.items.using import Using, usable
from yakata.hako_onna.rules.noise import NoiseCards, NoiseDiscs
from yakata.hako_onna.rules.offers import HAND, discards, moves, note_keys, offers, winks
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.rules.powers import behind_you
from yakata.hako_onna.rules.powers.interrupts import Window
from yakata.hako_onna.state.night import Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Seat, ask, do

TELLS: Final = 3
"""So many times a turn one can say what lies where; talk itself is free (H80)."""
NOISE: Final = {"cards": NoiseCards, "discs": NoiseDiscs, "real": real_discs.NoiseReal, "tower": tower.NoiseTower}
END: Final = End()
TELL_HAND: Final = Tell(HAND)
DESPAIR: Final = Despair()


def falls_at_once(s: Night) -> bool:
    """HR10: in the English edition a stack that topples in mid-turn is Made Noise there and then; in the Japanese it
    counts as fallen when the turn is over."""
    return s.options.edition == "en"


class VisitorTurn(Frame):
    """Ends with ``"noise"`` when noise was made, else with ``""``."""

    seat: int
    acted: bool = False
    announced: Move | Peek | None = None
    """What is being done."""
    done: tuple[Deed, ...] = ()
    """Free actions of this turn, those of others beside too."""
    met: tuple[int, ...] = ()
    """Those who were asked what they offer (HR42, HR43) since the turn began, or since something was announced."""

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        self.done = seen_by(seat, self.done)

    @do
    def listen(self, s: Night) -> Call:
        s.turn, s.peeked = self.seat, ()
        s.new_trail()
        return Call(NOISE[s.options.noise_kind()](self.seat))

    @do
    def heard(self, s: Night, outcome: str) -> Call | Done | None:
        """H36, H47."""
        if outcome == "quiet":
            return None
        return Done("noise") if outcome == "noise" else self.over(s)

    @do
    def company(self, s: Night) -> Call | Done | None:
        return self.meet(s)

    def meet(self, s: Night) -> Call | Done | None:
        """H78, HR42: first those who are not active are asked what they offer."""
        others = newcomers(s, self.seat, self.met)
        if not others:
            return self.go_on(s)
        self.met += others
        self.go(VisitorTurn.joined)
        return Call(Company(self.seat, others, self.done))

    @do
    def joined(self, s: Night, done: tuple[Deed, ...]) -> Done | None:
        self.done = done
        return self.go_on(s)

    def go_on(self, s: Night) -> Done | None:
        """H57: after the main action the turn ends by itself only when there is nothing else to do. That a Visitor has
        winked must not be seen by it (HR43)."""
        self.go(VisitorTurn.act)
        if not self.acted:
            return None
        offer = self.offer(s)
        if len(offer.choices) == 1 and (s.options.edition == "ja" or len(s.living) == 1):
            s.emit("ended-turn", seat=self.seat)
            return Done("")
        s.still_offered = offer
        return None

    @ask
    def act(self, s: Night) -> Ask:
        """What was offered is remembered, for ``keep_offering``."""
        s.offered = offer = s.still_offered or self.offer(s)
        return offer

    def offer(self, s: Night) -> Ask:
        """All that can be done, group by group, so that the whole is sorted by its texts."""
        before, between, after = self.free(s)
        if self.acted:
            choices = [*before, END, *between, *after]
        else:
            ways, peeks, uses = self.mains(s)
            choices = [*before, END, *between, *ways, *peeks, *after, *uses]
        if s.options.edition == "en":
            choices += winks(s.living, self.seat)  # HR43
        if self.done:
            choices = without(made(s, self.seat, self.done), choices)
        return Ask(self.seat, "after" if self.acted else "act", tuple(choices), "H57" if self.acted else "H56")

    def keep_offering(self, s: Night, choice: Tell | Wink) -> None:
        """Whoever has told or winked can do all else as before."""
        if s.offered is None or (isinstance(choice, Tell) and any(isinstance(d.choice, ANSWERED) for d in self.done)):
            return  # HR38: who has refused may think again
        choices = s.offered.choices
        at = choices.index(choice)
        rest = choices[:at] + choices[at + 1 :]
        if isinstance(choice, Tell) and self.told_enough():
            rest = tuple([other for other in rest if not isinstance(other, Tell)])
        s.still_offered = Ask(self.seat, s.offered.prompt, rest, s.offered.rule)

    def told_enough(self) -> bool:
        done = self.done
        return len(done) >= TELLS and sum([isinstance(deed.choice, Tell) for deed in done]) >= TELLS

    def mains(self, s: Night) -> tuple[tuple[Move, ...], list[Peek], list[Use]]:
        """H56: Move, Peek, or Use an item."""
        offer, room, seat = offers(s.content), s.rooms[self.seat], self.seat
        ways = moves(s.house.ways[room])
        if s.barred:
            ways = tuple([move for move in ways if not barred(s, room, move.room)])
        base, ghosts = s.base, s.ghost_at
        peeks = [peek for n, peek in offer.peek[room] if base[n] >= 0 or n in ghosts]
        effect = s.content.effect
        uses = [item for item in (*s.items[seat], *s.carried(seat)) if item in effect and usable(s, seat, effect[item])]
        return ways, peeks, [offer.use[item] for item in sorted(uses)]

    def free(self, s: Night) -> tuple[list[Choice], list[Choice], list[Choice]]:
        """H57: free actions: those whose texts come before ``end``, before ``move``, and before ``use``."""
        seat, others = self.seat, s.beside(self.seat)
        cards = bool(others) and s.options.items_are_handed()
        before: list[Choice] = [Request(other) for other in others if s.hands[other] or (cards and s.items[other])]
        between: list[Choice] = []
        after: list[Choice] = []
        if s.laid and real_discs.may_fall(s):
            before.append(Bumped())
            between.append(Fell())
        if s.hour > s.proposed[seat]:  # HR34
            before.append(DESPAIR)
        if s.hands[seat]:
            carried = tuple(sorted(s.carried(seat)))
            if bare := s.bare(s.rooms[seat]):
                before += discards(carried, tuple(sorted([s.content.shadows[n] for n in bare])))  # H79
            between += [Give(tile, other) for tile in carried for other in others]
        if cards:
            between += [Hand(item, other) for item in sorted(s.items[seat]) for other in others]
        if (s.peeked or s.hands[seat]) and (near := hears(s, seat)):
            after += [Show(tile, other) for tile in sorted(self.showable(s)) for other in near]
        if others and s.options.items_are_exchanged():
            after += swaps(s, seat, others)
        if not self.told_enough():
            after += self.tellable(s)
        return before, between, after

    def showable(self, s: Night) -> list[str]:
        """H78: own tiles, and those Peeked at that still lie in this room."""
        return [*s.carried(self.seat), *{s.faces[lot] for lot in lots_in(s, s.rooms[self.seat]) if lot in s.peeked}]

    def tellable(self, s: Night) -> list[Tell]:
        """The Shadows that this Visitor has looked into, and the own hand."""
        noted = map(s.knows.__contains__, note_keys(s.content, self.seat, s.base))
        tells = list(compress(offers(s.content).tell, noted))
        if s.hands[self.seat]:
            insort(tells, TELL_HAND, key=attrgetter("place"))
        return tells

    @do
    def chosen(self, s: Night, choice: End | Move | Peek | Use | Free) -> Call | Done | None:
        s.still_offered = None
        if isinstance(choice, End):
            s.emit("ended-turn", seat=self.seat)
            s.mark("hand")
            return Done("")
        if isinstance(choice, (Move, Peek, Use)):
            return self.announce(s, choice)
        if not isinstance(choice, Request):
            self.done = (*self.done, deed(s, self.seat, choice, self.done))
        self.go(VisitorTurn.act)
        return self.freely(s, choice)

    def freely(self, s: Night, choice: Free) -> Call | None:
        match choice:
            case Tell(place):
                self.keep_offering(s, choice)
                return Call(Telling(self.seat, place))
            case Wink(other):
                self.keep_offering(s, choice)
                wink(s, self.seat, other)
            case Show(tile, other):
                for lot in self.lots(s, tile):
                    show_tile(s, self.seat, other, lot)
            case Give(tile, other):
                give(s, self.seat, other, s.lot_in_hand(self.seat, tile))
            case Request(other):
                self.go(VisitorTurn.replied)
                return Call(Requested(self.seat, other, self.done))
            case Hand(item, other):
                hand_over(s, self.seat, other, item)
            case Swap(mine, theirs, other):
                return Call(Swapping(self.seat, other, mine, theirs))
            case Discard(tile, shadow):
                discard(s, self.seat, s.lot_in_hand(self.seat, tile), s.content.shadow_number[shadow])
            case Despair():
                return Call(GiveUp(self.seat))
            case Fell():
                return self.topple(s)
            case _:
                return Call(real_discs.Blamed(self.seat))
        return None

    def topple(self, s: Night) -> Call | None:
        """H45: Made Noise, but the Visitor finishes the turn, unless that has killed (H112, HR10)."""
        s.toppled = True
        s.emit("toppled", seat=self.seat)
        if not falls_at_once(s) or not s.alive[self.seat]:
            return None
        s.mark("reveal")  # who is not struck has learned that too
        struck = behind_you.strike(s, self.seat)
        if struck:
            self.go(VisitorTurn.struck)
        return struck

    def lots(self, s: Night, tile: str) -> list[int]:
        """One tile; of those that look the same, all."""
        if tile in s.carried(self.seat):
            return [s.lot_in_hand(self.seat, tile)]
        return [lot for lot in s.peeked if lot in s.base and s.faces[lot] == tile]

    def announce(self, s: Night, choice: Move | Peek | Use) -> Call:
        """H58: first said, then done. HR21: this, and no free action, can be interrupted."""
        action = str(choice)
        s.emit("announced", seat=self.seat, action=action)
        s.mark("hand")
        self.met = ()
        if self.done:
            self.done = once_a_turn(self.done)
        if isinstance(choice, Use):
            self.go(VisitorTurn.finished)
            return Call(Using(self.seat, choice.item))
        self.announced = choice
        door: tuple[str, ...] = ()
        if isinstance(choice, Move) and (s.rooms[self.seat], choice.room) in s.house.doors:
            door = tuple(sorted((s.rooms[self.seat], choice.room)))
        return Call(Window(self.seat, action, door))

    @do
    def carry_out(self, s: Night, result: str) -> Call | Done | None:
        if result:
            return self.interrupted(s, result)
        match self.announced:
            case Move(room):
                s.rooms = replaced(s.rooms, self.seat, room)
                s.emit("moved", seat=self.seat, room=room)
            case Peek(shadow):
                return Call(Peeking(self.seat, s.content.shadow_number[shadow]))
        return None

    def interrupted(self, s: Night, result: str) -> Call | Done | None:
        """H104, H108: announce anew; or the action was spent; or the turn is over."""
        if result in ("end", "dead"):
            return self.over(s)
        self.acted = result == "spent"
        return self.meet(s)

    @do
    def finished(self, s: Night, result: str | None = None) -> Call | Done | None:
        if result:
            return self.interrupted(s, result)
        self.acted = True
        return self.meet(s)

    @do
    def replied(self, s: Night, done: tuple[Deed, ...]) -> None:
        """H57, H78: who gave or showed something can be asked for more."""
        self.done = done
        self.go(VisitorTurn.act)

    def over(self, s: Night) -> Call | Done:
        """HR47: the turn ends without its Visitor's word. Whoever is next says it of the dead."""
        if s.over or not real_discs.may_fall(s):
            return Done("")
        s.mark("hand")
        self.go(VisitorTurn.looked)
        return Call(real_discs.LastLook(self.seat if s.alive[self.seat] else s.next_living(self.seat)))

    @do
    def looked(self, s: Night, fell: bool) -> Call | Done:
        s.mark("hand")
        return (self.topple(s) if fell else None) or Done("")

    @do
    def struck(self, s: Night, result: str) -> Done:
        return Done("")
