"""Her turn (H83 to H103): Scream, Set or Take back, Activate, Move, in this order, all optional."""

from functools import cache
from random import Random
from typing import Final

from yakata.hako_onna.rules import tiles
from yakata.hako_onna.rules.choices import Activate, Neither, Retake, Set, Silence, Slot
from yakata.hako_onna.rules.choices import Done as NoMore
from yakata.hako_onna.rules.choices import Scream as ToScream
from yakata.hako_onna.rules.death import join_her
from yakata.hako_onna.rules.endings import check_roads
from yakata.hako_onna.rules.moving_together import MovingTogether
from yakata.hako_onna.rules.powers import slots
from yakata.hako_onna.rules.powers.moving_things import MovingThings
from yakata.hako_onna.rules.scenes import Scene
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.memory import GHOSTS, Scream
from yakata.hako_onna.state.night import HAKO, NOBODY, SLOTS, Night
from yakata.kernel import Ask, Call, Choice, Done, Odds, Seat, ask, chance, do

DESPAIR = "despair"
"""H87: Time of Despair, a card of the deck and no power."""


SCREAM: Final = Ask(HAKO, "scream", (ToScream(), Silence()), "H85")


@cache
def settings(powers: tuple[str, ...], left: bool, right: bool) -> tuple[Choice, ...]:
    """H89: what can be set or taken back, where a place is taken already or not."""
    places: tuple[tuple[Slot, bool], ...] = (("left", left), ("right", right))
    sets = [Set(card, slot) for card in powers for slot, taken in places if not taken]
    return (Neither(), *sets, *(Retake(slot) for slot, taken in places if taken))


class HakoTurn(Scene):
    """One turn of hers, and of the Hakobito with her."""

    phase = "scream"

    steps: int = 1
    leap: bool = False
    walls: bool = False

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        """Who has the eyes closed does not know which steps she has taken: they begin anew."""
        if s.dark and s.knower(seat) != GHOSTS:
            s.back_to(self)
            self.steps, self.leap, self.walls = 1, False, False
            self.go(HakoTurn.any_ready)

    @do
    def begin(self, s: Night) -> None:
        s.hour += 1
        s.new_trail()
        s.turn = NOBODY
        s.emit("her-turn", hour=s.hour)
        s.mark("hand")
        if s.newly_dead:
            join_her(s)

    @ask
    def scream(self, s: Night) -> Ask:
        return SCREAM

    @do
    def screamed(self, s: Night, choice: Choice) -> None:
        if isinstance(choice, Silence):
            s.emit("silent")
            self.go(HakoTurn.set_power)
            return
        whereabouts.narrow(s, s.content.room_mask[s.her_room])
        s.emit("screamed", room=s.her_room)
        if not s.fresh:
            self.draw_known(s)
            self.go(HakoTurn.set_power)

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("power", s.fresh)

    @do
    def drawn(self, s: Night, card: str) -> None:
        s.fresh = tuple(other for other in s.fresh if other != card)
        s.drawn = (*s.drawn, card)
        self.keep_or_bury(s, card)

    def draw_known(self, s: Night) -> None:
        """The unseen part of the deck is used up: what comes now went to the bottom before her eyes."""
        card, *rest = s.bottom or ("",)
        s.bottom = tuple(rest)
        if card == DESPAIR:
            kept, s.bottom = s.bottom[:2], (*s.bottom[2:], DESPAIR)
            s.powers = tuple(sorted((*s.powers, *kept)))
            self.remember(s, DESPAIR)
            s.emit("despair", count=len(kept))
            s.emit("drew", audience=s.ghosts, powers=kept)
        elif card:
            self.keep_or_bury(s, card)

    def keep_or_bury(self, s: Night, card: str) -> None:
        """H86: unlocked to the hand, locked to the bottom. HR6: all see which."""
        kept = s.power(card).number in s.diary
        self.remember(s, "kept" if kept else "bottom")
        if kept:
            s.powers = tuple(sorted((*s.powers, card)))
        else:
            s.bottom = (*s.bottom, card)
        s.emit("power-kept" if kept else "power-buried")
        s.emit("drew", audience=s.ghosts, powers=(card,))

    def remember(self, s: Night, what: str) -> None:
        unlocked = sum(1 << number for number in s.diary)
        s.screams = (*s.screams, Scream(s.hour, s.her_room, what, unlocked))

    @ask
    def set_power(self, s: Night) -> Ask:
        """H89: set one or take one back. Sacred Drops: no rank B or C."""
        powers = tuple([card for card in s.powers if s.power(card).rank == "A"]) if s.no_set else s.powers
        left, right = s.slots
        return Ask(HAKO, "set", settings(powers, left != "", right != ""), "H89")

    @do
    def has_set(self, s: Night, choice: Choice) -> None:
        s.no_set = False
        if isinstance(choice, Set):
            at = SLOTS.index(choice.slot)
            s.powers = tuple(card for card in s.powers if card != choice.power)
            s.slots = (choice.power, s.slots[1]) if at == 0 else (s.slots[0], choice.power)
            s.set_at = (len(s.screams), s.set_at[1]) if at == 0 else (s.set_at[0], len(s.screams))
            s.emit("power-set", slot=choice.slot)
        elif isinstance(choice, Retake):
            slots.take_back(s, SLOTS.index(choice.slot))
            s.emit("power-taken-back", slot=choice.slot)

    @do
    def close_eyes(self, s: Night) -> None:
        """H93."""
        s.dark = True
        s.shown, s.shown_up = s.counts(), s.up
        s.shown_slots = (bool(s.slots[0]), bool(s.slots[1]))
        s.emit("dark")

    def ready(self, s: Night) -> list[Activate]:
        """H92, H94: what is set, works in her turn and is strong enough."""
        if not any(s.slots):
            return []
        return [
            Activate(slot)  # type: ignore[arg-type]  # one of the two places
            for slot, card in zip(SLOTS, s.slots, strict=True)
            if card and s.power(card).timing == "own" and s.power(card).need <= s.unlocked
        ]

    @do
    def any_ready(self, s: Night) -> None:
        if not self.ready(s):
            self.go(HakoTurn.move)

    @ask
    def activate(self, s: Night) -> Ask:
        return Ask(HAKO, "activate", (*self.ready(s), NoMore()), "H94")

    @do
    def activated(self, s: Night, choice: Choice) -> Call | None:
        if isinstance(choice, NoMore):
            self.go(HakoTurn.move)
            return None
        assert isinstance(choice, Activate)
        card = slots.take_back(s, SLOTS.index(choice.slot))  # H91
        s.emit("activated", audience=s.ghosts, power=card)
        self.go(HakoTurn.any_ready)
        power = s.power(card)
        match power.effect:
            case "move-twice":
                self.steps = 2
            case "move-on-floor":
                self.leap = True
            case "move-through-walls":
                self.walls = True
            case "rearrange":
                return Call(MovingThings(power.range))
        return None

    @do
    def move(self, s: Night) -> Call:
        """H100: the Hakobito move in the same step."""
        return Call(MovingTogether(steps=self.steps, leap=self.leap, walls=self.walls))

    @do
    def open_eyes(self, s: Night) -> Done:
        """H102. All see which cards she has taken back in the dark, and how many tiles lie where."""
        used = sum(s.shown_slots) - sum(map(bool, s.slots))
        if used and any(self.rearranges(s, number) for number in whereabouts.unseen_powers(s)):
            tiles.disturb(s)
        s.dark, s.shown, s.shown_up = False, (), 0
        for slot, before in enumerate(s.shown_slots):
            if before and not s.slots[slot]:
                slots.emptied(s, slot)
        whereabouts.spread(s, used)
        if s.barred and not self.stays_barred(s):
            s.emit("unbarred", rooms=s.barred)
            s.barred = ()
        s.emit("light", used=used)
        check_roads(s)
        return Done()

    def rearranges(self, s: Night, number: int) -> bool:
        return s.power(s.numbered[number]).effect == "rearrange"

    def stays_barred(self, s: Night) -> bool:
        return any(power.effect == "bar-door" and power.lifetime == "until-moved" for power in s.content.powers.powers)
