"""Moving people, moves, turns."""

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, person, tiles, touched
from yakata.betrayal.rules.cards.decks import has_for
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Move as MoveTo
from yakata.betrayal.rules.evening.turn import OutOfTurn
from yakata.betrayal.rules.exploring.discovering import Discovering, doorway_into
from yakata.betrayal.rules.exploring.moving import NO_MOVES, entering, go, leaving, near, put_person
from yakata.betrayal.rules.exploring.moving import lose_moves as no_moves
from yakata.betrayal.rules.fighting.harm import in_turn
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.each_player import OneByOne
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Person, Spot
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do


@doing(s.Move)
def move(n: Night, frame: Steps, step: s.Move) -> Call | None:
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    if len(seats) > 1:
        by = step.by if isinstance(step.by, Person) else None
        return Call(MoveAll(tuple(in_turn(n, seats)), frame.block, frame.next - 1, frame.about, by))
    return move_one(n, seats[0], step, frame.about) if seats else None


def move_one(n: Night, seat: Seat, step: s.Move, about: Context) -> Call | None:
    about = about.but(it=seat)
    spots = tuple(Spot(tile) for tile in tiles(n, step.to, about) if tile != n.places[seat])
    return choose(n, MovePersonTo(chooser(n, step.by, about), spots, who=Person(seat), enter=step.enter))


class MoveAll(OneByOne):
    """Several move, one after the other."""

    block: str
    place: int
    about: Context
    by: Person | None = None
    """Who chooses for all of them, where the step could mean several and one was drawn."""

    def one(self, n: Night, seat: Seat) -> Call | None:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Move)
        return move_one(n, seat, replace(step, by=self.by) if self.by else step, self.about)


class MovePersonTo(Choosing[Spot], kw_only=True):
    """Where somebody is moved."""

    prompt: str = "move"
    who: Person
    enter: bool

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        n.emit("is-moved", seat=self.who.seat, tile=chosen.tile)
        return go(n, self.who.seat, chosen.tile, self.enter)


@doing(s.Walk)
def walk(n: Night, frame: Steps, step: s.Walk) -> Call | None:
    seat = person(n, step.who, frame.about)
    count = number(n, step.tiles, frame.about)
    return Call(Walking(seat, count)) if seat >= 0 and n.alive[seat] and n.places[seat] and count > 0 else None


class Walking(Frame):
    """Up to so many tiles, one by one."""

    seat: Seat
    tiles: int

    @ask
    def where(self, n: Night) -> Ask:
        return Ask(self.seat, "walk", (Enough(), *map(MoveTo, sorted(near(n, self.seat)))))

    @do
    def go_there(self, n: Night, choice: MoveTo | Enough) -> Call | Done | None:
        if not isinstance(choice, MoveTo):
            return Done()
        self.tiles -= 1
        n.emit("moves", seat=self.seat, tile=choice.tile)
        return go(n, self.seat, choice.tile)

    @do
    def more(self, n: Night) -> None:
        if self.tiles > 0 and n.alive[self.seat] and n.places[self.seat]:
            self.go(Walking.where)


@doing(s.SwapPlaces)
def swap_places(n: Night, frame: Steps, step: s.SwapPlaces) -> Call | None:
    one, other = person(n, step.who, frame.about), person(n, step.whom, frame.about)
    if one < 0 or other < 0 or n.places[one] == n.places[other] or not (n.places[one] and n.places[other]):
        return None
    n.emit("swap", seat=one, other=other)
    return Call(Swapping((one, other), (n.places[other], n.places[one])))


class Swapping(Frame):
    """BR56: two change places. First both leave their tiles; then each stands where the other stood, and they enter."""

    pair: tuple[Seat, Seat]
    tiles: tuple[str, str]
    """Where each of them goes."""

    @do
    def one_leaves(self, n: Night) -> Call | None:
        return leaving(n, self.pair[0])

    @do
    def other_leaves(self, n: Night) -> Call | None:
        return leaving(n, self.pair[1]) if self._still(n) else None

    @do
    def one_enters(self, n: Night) -> Call | Done | None:
        if not self._still(n):
            return Done()
        for seat, tile in zip(self.pair, self.tiles, strict=True):
            put_person(n, seat, tile)
        return entering(n, self.pair[0])

    @do
    def other_enters(self, n: Night) -> Call | None:
        seat, tile = self.pair[1], self.tiles[1]
        return entering(n, seat) if n.alive[seat] and n.places[seat] == tile else None

    def _still(self, n: Night) -> bool:
        """Neither has died of leaving, or is elsewhere by now."""
        there = tuple([n.places[seat] for seat in reversed(self.pair)])
        return there == self.tiles and all(n.alive[seat] for seat in self.pair)


@doing(s.Moves)
def moves(n: Night, frame: Steps, step: s.Moves) -> Call | None:
    add = number(n, step.add, frame.about)
    for seat in touched(n, step.who, frame.about):
        later = step.next_turn or seat != n.turn
        if later:
            n.slowed[seat] = n.slowed.get(seat, 0) + add
        else:
            n.moves = max(0, n.moves + add)
            n.given += max(0, add)
        if later and add > 0:
            n.emit("gets-moves-next", seat=seat, moves=add)
        elif later:
            n.emit("fewer-moves-next", seat=seat, moves=-add)
        elif add > 0:
            n.emit("gets-moves", seat=seat, moves=add)
        else:
            n.emit("fewer-moves", seat=seat, moves=-add)
    return None


@doing(s.LoseMoves)
def lose_moves(n: Night, frame: Steps, step: s.LoseMoves) -> Call | None:
    for seat in touched(n, step.who, frame.about):
        if step.next_turn:
            n.slowed[seat] = n.slowed.get(seat, 0) + 2 * NO_MOVES
            n.emit("loses-moves-next", seat=seat)
        else:
            no_moves(n, seat)
            n.emit("loses-moves", seat=seat)
    return None


@doing(s.EndTurn)
def end_turn(n: Night, frame: Steps, step: s.EndTurn) -> Call | None:
    n.over_turn = True
    return None


@doing(s.ExtraTurn)
def extra_turn(n: Night, frame: Steps, step: s.ExtraTurn) -> Call | None:
    for seat in touched(n, step.who, frame.about):
        if seat not in n.again:
            n.again = (*n.again, seat)
    return None


@doing(s.ActNow)
def act_now(n: Night, frame: Steps, step: s.ActNow) -> Call | None:
    """Several: one after the other."""
    seats = [seat for seat in touched(n, step.who, frame.about) if n.alive[seat] and n.places[seat]]
    return Call(EachActs(tuple(in_turn(n, seats)), step.words)) if seats else None


class EachActs(OneByOne):
    """One after the other may do an action."""

    words: tuple[str, ...]

    def one(self, n: Night, seat: Seat) -> Call | None:
        return Call(OutOfTurn(seat, self.words))


@doing(s.SkipTurn)
def skip_turn(n: Night, frame: Steps, step: s.SkipTurn) -> Call | None:
    for seat in touched(n, step.who, frame.about):
        if seat not in n.skips:
            n.skips = (*n.skips, seat)
    return None


@doing(s.Discover)
def discover(n: Night, frame: Steps, step: s.Discover) -> Call | None:
    """B84: from where they are, if it is the region and has a doorway; else by the landing."""
    seat = person(n, step.who, frame.about)
    if seat < 0 or not n.alive[seat] or not n.places[seat]:
        return None
    n.appear(seat)
    here = n.places[seat]
    region = n.house.tiles[here].region if step.region == "same" else step.region
    if not has_for(n, "tiles", region):
        return None
    house = n.house_of(seat)
    if house.tiles[here].region == region and house.open_doorways[here]:
        return Call(Discovering(seat, here, house.open_doorways[here][0]))
    doorway = doorway_into(house, region)
    return Call(Discovering(seat, *doorway)) if doorway else None
