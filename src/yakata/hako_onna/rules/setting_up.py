"""Setting up (H1 to H26)."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from yakata.hako_onna.rules.choices import Bury, Fear, Go, Hide, Keep, Lock, Partner, Place
from yakata.hako_onna.rules.ghost_move import hide
from yakata.hako_onna.rules.looking import look
from yakata.hako_onna.rules.scenes import Scene
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import Laid
from yakata.hako_onna.state.mansion import placements, start_plan
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of
from yakata.hako_onna.state.night import HAKO, NOBODY, UNSEEN, Night, replaced
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do


class SettingUp(Scene):
    """Items, house, her secrets, the dark, the door that shuts."""

    phase = "setup"

    first: int = 0

    @chance
    def starting_player(self, s: Night) -> Odds:
        """H3, HR1: a random Visitor picks first and lays the first board."""
        return Odds("first", tuple(range(1, s.seats)))

    @do
    def choose_items(self, s: Night, first: int) -> Call:
        self.first = first
        s.emit("first-visitor", seat=first)
        return Call(ChooseItems(first))

    @do
    def build(self, s: Night) -> Call | None:
        s.plan = start_plan(s.content)  # H4
        if s.options.house == "balanced":
            s.plan = (*s.plan, *s.content.boards.balanced)
            s.emit("house-stands")
            return None
        return Call(BuildHouse(self.first))

    @do
    def pawns(self, s: Night) -> Call:
        """H10: all start in the 1F Hall. H15: the Safe lies in its own Shadow, and all know it."""
        hall = s.content.board[s.content.start_board].rooms[0].id
        s.rooms = tuple(hall if alive else "" for alive in s.alive)
        s.learn(EVERYONE, s.content.safe, "seen")
        return Call(Secrets())

    @do
    def shut(self, s: Night) -> None:
        """H26."""
        s.emit("door-shuts")


class ChooseItems(Frame):
    """H3: one Item card each, clockwise."""

    seat: int
    chosen: int = 0

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {}

    @ask
    def choose(self, s: Night) -> Ask:
        taken = {item for items in s.items for item in items}
        left = sorted(set(s.content.items_in_play(s.options.advanced_items)) - taken)
        return Ask(self.seat, "item", tuple(map(Keep, left)), "H3")

    @do
    def take(self, s: Night, choice: Keep) -> None:
        s.items = replaced(s.items, self.seat, (choice.card,))
        s.emit("chose-item", seat=self.seat, item=choice.card)
        if s.content.item[choice.card].effect != "show-afar":
            self.go(ChooseItems.following)

    @ask
    def partner(self, s: Night) -> Ask:
        others = tuple(Partner(seat) for seat in s.living if seat != self.seat)
        return Ask(self.seat, "partner", others, "H3")

    @do
    def with_partner(self, s: Night, choice: Partner) -> None:
        s.partner = replaced(s.partner, self.seat, choice.seat)
        s.emit("chose-partner", seat=self.seat, other=choice.seat)

    @do
    def following(self, s: Night) -> Done | None:
        self.chosen += 1
        self.seat = s.next_living(self.seat)
        s.mark("hand")
        if self.chosen == s.seats - 1:
            return Done()
        self.go(ChooseItems.choose)
        return None


class BuildHouse(Frame):
    """H5 to H9: board by board, or all by chance."""

    seat: int
    board: str = ""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"board_drawn": self.board}

    @chance
    def draw(self, s: Night) -> Odds:
        lying = {laid.board for laid in s.plan}
        return Odds("board", tuple(board.id for board in s.content.boards.boards if board.id not in lying))

    @do
    def drawn(self, s: Night, board: str) -> None:
        self.board = board
        s.emit("drew-board", seat=self.seat, board=board)
        places = placements(s.content, s.plan, board)
        if len(places) == 1:  # H7
            self.lay(s, places[0])
        elif s.options.house == "build":
            self.go(BuildHouse.place)

    @chance
    def somewhere(self, s: Night) -> Odds:
        places = placements(s.content, s.plan, self.board)
        return Odds("place", tuple(map(_spot, places)))

    @do
    def placed_by_chance(self, s: Night, place: str) -> None:
        self.lay(s, next(at for at in placements(s.content, s.plan, self.board) if _spot(at) == place))

    @ask
    def place(self, s: Night) -> Ask:
        places = placements(s.content, s.plan, self.board)
        choices = sorted([_place(at.floor, at.x, at.y, at.turns) for at in places])
        return Ask(self.seat, "place", tuple([choice for _, choice in choices]), "H5")

    @do
    def placed(self, s: Night, choice: Place) -> None:
        self.lay(s, Laid(self.board, choice.floor, choice.x, choice.y, choice.turns))  # type: ignore[arg-type]

    def lay(self, s: Night, laid: Laid) -> None:
        s.plan = (*s.plan, laid)
        s.emit("board-placed", seat=self.seat, board=laid.board, floor=laid.floor)
        s.mark("hand")
        self.board = ""
        self.seat = s.next_living(self.seat)
        self.go(BuildHouse.go_on)

    @do
    def go_on(self, s: Night) -> Done | None:
        if len(s.plan) == len(s.content.boards.boards):
            return Done()
        self.go(BuildHouse.draw)
        return None


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
        return Ask(HAKO, "lock", tuple(Lock(*code) for code in codes(s)), "H12")

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


@cache
def _place(floor: int, x: int, y: int, turns: int) -> tuple[str, Place]:
    """A place to choose, after its text."""
    place = Place(floor, x, y, turns)
    return str(place), place


def _spot(at: Laid) -> str:
    """A place for a board as chance names it."""
    return f"{at.floor}/{at.x}/{at.y}/{at.turns}"


def codes(s: Night) -> list[tuple[int, ...]]:
    """H12, HR3: the combinations that she can choose."""
    every = combinations(range(1, s.content.tiles.numbers + 1), s.content.tiles.code)
    row = s.options.code_in_a_row()
    return [code for code in every if not row or code[-1] - code[0] == 2]


def unseen(s: Night) -> tuple[str, ...]:
    """H16: what lies in the Shadows when she has chosen: the mix, and what is neither in the code nor her weakness."""
    numbers = [tile for n, tile in s.content.numbers.items() if n not in s.code]
    spared = [tile for weapon, tile in s.content.spared.items() if weapon != s.weakness]
    return tuple(sorted((*s.content.mix, *numbers, *spared)))


def first_faces(content: Content) -> tuple[str, ...]:
    """The lots before anybody has looked: one in every Shadow, the Safe in its own."""
    safe = content.the("safe")
    return tuple(safe if n == content.safe else UNSEEN for n in range(len(content.shadows)))
