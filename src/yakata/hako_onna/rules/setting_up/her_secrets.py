"""H12 to H25: what she chooses, and where she hides."""

from random import Random

from yakata.hako_onna.rules.choices import Bury, Fear, Go, Hide, Keep, Lock
from yakata.hako_onna.rules.ghost_move import hide
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.safe import LOCKS, codes
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.memory import GHOSTS, knower_of
from yakata.hako_onna.state.night import HAKO, NOBODY, UNSEEN, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do


class Secrets(Frame):
    """H12 to H25: what she chooses, and where she hides."""

    drawn: tuple[str, ...] = ()
    at_room: str = ""

    def redraw(self, s: Night, seat: Seat, rng: Random) -> None:
        """Those who do not know what she has chosen: it was something else, and her place she chooses anew."""
        if s.knower(seat) == GHOSTS:
            return
        if s.code:
            s.code = rng.choice(codes(s))
        if s.weakness:
            s.weakness = rng.choice(sorted(s.content.weapons))
            s.bag = unseen(s)
        powers = sorted(s.numbered.values())
        if s.powers:
            s.powers = s.drawn = (rng.choice([card for card in powers if not s.power(card).never_first]),)
            s.fresh = tuple(card for card in powers if card not in s.powers)
        elif self.drawn:
            self.drawn = tuple(sorted(rng.sample(powers, len(self.drawn))))
        if s.tile("bones") in s.faces:
            self.bury_elsewhere(s, rng.choice([n for n in range(len(s.content.shadows)) if n != s.content.safe]))

    def bury_elsewhere(self, s: Night, shadow: int) -> None:
        s.back_to(self)
        self.at_room = ""
        self.go(Secrets.haunt)
        s.faces = replaced(first_faces(s.content), shadow, s.tile("bones"))
        s.knows = {key: note for key, note in s.knows.items() if knower_of(key) != GHOSTS}
        s.learn(GHOSTS, shadow, "placed")

    @ask
    def lock(self, s: Night) -> Ask:
        """H12, HR3."""
        return Ask(HAKO, "lock", LOCKS[s.options.code], "H12")

    @do
    def locked(self, s: Night, choice: Lock) -> None:
        s.code = (choice.a, choice.b, choice.c)

    @ask
    def fear(self, s: Night) -> Ask:
        return Ask(HAKO, "fear", tuple(map(Fear, sorted(s.content.weapons))), "H14")

    @do
    def deal(self, s: Night, choice: Fear) -> None:
        """H16: what she did not choose joins the mix, which lies unseen in all Shadows but the Safe's."""
        s.weakness = choice.weapon
        s.bag = unseen(s)
        s.fresh = tuple(sorted(s.numbered.values()))

    @chance
    def draw(self, s: Night) -> Odds:
        return Odds("power", tuple(card for card in s.fresh if card not in self.drawn))

    @do
    def drew(self, s: Night, card: str) -> None:
        self.drawn = tuple(sorted((*self.drawn, card)))
        if len(self.drawn) < 3:
            self.go(Secrets.draw)

    def allowed(self, s: Night) -> list[str]:
        """H19. House rule: a weak one, if there is any."""
        legal = [card for card in self.drawn if not s.power(card).never_first]
        weak = [card for card in legal if s.power(card).rank == "C"]
        return weak if weak and s.options.first_power == "weak" else legal

    @ask
    def keep(self, s: Night) -> Ask:
        return Ask(HAKO, "first-power", tuple(map(Keep, self.allowed(s))), "H18")

    @do
    def kept(self, s: Night, choice: Keep) -> None:
        """H18: the others go back, and Time of Despair lies at the bottom."""
        s.powers = s.drawn = (choice.card,)
        s.fresh = tuple(card for card in s.fresh if card != choice.card)
        s.bottom = ("despair",)
        self.drawn = ()
        s.dark = True
        s.shown = tuple(int(lot >= 0) for lot in s.base)
        s.emit("dark")

    @ask
    def bury(self, s: Night) -> Ask:
        names = sorted(name for n, name in enumerate(s.content.shadows) if n != s.content.safe)
        return Ask(HAKO, "bury", tuple(map(Bury, names)), "H23")

    @do
    def buried(self, s: Night, choice: Bury) -> None:
        """H23. The tile that lay there, unseen, fills the empty Shadow: it does not matter which."""
        shadow = s.content.shadow_number[choice.shadow]
        s.faces = replaced(s.faces, shadow, s.tile("bones"))
        s.learn(GHOSTS, shadow, "placed")

    @ask
    def haunt(self, s: Night) -> Ask:
        return Ask(HAKO, "haunt", tuple(map(Go, sorted(s.content.boards.grudge))), "H24")

    @do
    def look(self, s: Night, choice: Go) -> Call | None:
        self.at_room = choice.room
        return look(s, s.content.shadows_in[choice.room], GHOSTS, "looked")

    @ask
    def hide(self, s: Night) -> Ask:
        names = sorted(s.content.shadows[n] for n in s.content.shadows_in[self.at_room])
        return Ask(HAKO, "hide", tuple(map(Hide, names)), "H24")

    @do
    def hidden(self, s: Night, choice: Choice) -> Done:
        assert isinstance(choice, Hide)
        hide(s, HAKO, s.content.shadow_number[choice.shadow])
        s.dark, s.shown = False, ()
        whereabouts.begin(s)
        s.turn = NOBODY
        s.emit("light", used=0)
        return Done()


def unseen(s: Night) -> tuple[str, ...]:
    """H16: what lies in the Shadows when she has chosen: the mix, and what is neither in the code nor her weakness."""
    numbers = [tile for n, tile in s.content.numbers.items() if n not in s.code]
    spared = [tile for weapon, tile in s.content.spared.items() if weapon != s.weakness]
    return tuple(sorted((*s.content.mix, *numbers, *spared)))


def first_faces(content: Content) -> tuple[str, ...]:
    """The lots before anybody has looked: one in every Shadow, the Safe in its own."""
    safe = content.the("safe")
    return tuple(safe if n == content.safe else UNSEEN for n in range(len(content.shadows)))
