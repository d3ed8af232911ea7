"""The monsters' turn (B155 to B164)."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.printed import carrying
from yakata.betrayal.language.tables import Monster
from yakata.betrayal.meaning import beings, number, people, tiles
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.give_and_take import tell_moved
from yakata.betrayal.rules.choices import Act, End, Move, Pick
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.fighting.attack import Fight, monster_trait, reachable
from yakata.betrayal.rules.haunt.getting_up import GettingUp
from yakata.betrayal.rules.haunt.special_movement import given, leads
from yakata.betrayal.rules.resolving.crests import DrawCrest
from yakata.betrayal.rules.resolving.dice_rolls import Rolling
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import Being, Person
from yakata.kernel import Ask, Call, Choice, Done, Frame, Odds, Seat, ask, chance, do


class MonstersTurn(Frame):
    """Play has reached the Monster card: one Speed roll for each kind (B156), small ones number by number (B161)."""

    kinds: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    moves: int = 0
    swarm: tuple[str, ...] = ()
    """Those that have moved, and attack when all have."""
    rolling: tuple[str, ...] = ()
    """The kinds that act now, and have not rolled for Speed yet."""
    speeds: tuple[tuple[str, int], ...] = ()
    """How many moves each kind has."""
    only: str = ""
    """The kind that has this turn for itself."""

    @do
    def begin(self, n: Night) -> Call | None:
        n.turn, n.this_turn, n.handed = NOBODY, (), 0  # B155: a turn of its own
        kinds = [monster.id for monster in n.book.haunts[n.haunt].monsters]
        kinds += [n.beings[being].kind for being in n.creatures]  # of an earlier part of the haunt
        self.kinds = tuple(kind for kind in dict.fromkeys(kinds) if n.book.monsters[kind].turn != "none")
        if n.book.haunts[n.haunt].roles.order:
            apart = [word for word in n.book.haunts[n.haunt].roles.order if word in n.book.monsters]
            self.kinds = tuple([kind for kind in self.kinds if (kind == self.only if self.only else kind not in apart)])
        return tell_all(n, "monster-turn-start", _about(n))

    @do
    def kind(self, n: Night) -> Call | None:
        while self.kinds:
            now = self._together(n)
            self.kinds = tuple([kind for kind in self.kinds if kind not in now])
            self.waiting = tuple(being for being in n.creatures if n.beings[being].kind in now)
            if self.waiting:
                awake = {n.beings[being].kind for being in self.waiting if not n.beings[being].stunned}
                self.rolling, self.speeds = tuple([kind for kind in now if kind in awake]), ()
                return None
        self.go(MonstersTurn.end)
        return None

    @do
    def speed(self, n: Night) -> Call | None:
        while self.rolling:
            kind = self.rolling[0]
            moves = self._moves(n, n.book.monsters[kind])
            if moves is None:
                speed = next(monster_trait(n, one, "speed") for one in n.beings.values() if one.kind == kind)
                return Call(Rolling(NOBODY, speed or 0, "dice", "speed"))
            self._has(moves)
        self.go(MonstersTurn.each)
        return None

    @do
    def rolled(self, n: Night, result: Any) -> None:
        if self.rolling:
            self._has(max(1, result))
            self.go(MonstersTurn.speed)
        elif isinstance(result, int):  # as it was saved by an older version
            self.moves = max(1, result)

    @do
    def each(self, n: Night) -> Call | None:
        while self.waiting:
            being, self.waiting = self.waiting[0], self.waiting[1:]
            one = n.beings.get(being)
            if one is None:
                continue
            if one.stunned:  # BR1
                self.go(MonstersTurn.each)
                return Call(GettingUp((being,), _about(n), may_fail=True))
            n.beings[being] = replace(one, fresh=True)
            self.go(MonstersTurn.each)
            moves = dict(self.speeds).get(one.kind, self.moves)
            if n.monster(being).turn != "swarm":
                return Call(MonsterTurn(being, moves))
            self.swarm = (*self.swarm, being)
            return Call(MonsterTurn(being, moves, part="move"))
        return None

    @do
    def strike(self, n: Night) -> Call | None:
        """B161: a swarm attacks as a group, when all of it have moved."""
        while self.swarm:
            being, self.swarm = self.swarm[0], self.swarm[1:]
            if being in n.beings:
                self.go(MonstersTurn.strike)
                return Call(MonsterTurn(being, 0, part="attack"))
        self.go(MonstersTurn.kind)
        return None

    @do
    def end(self, n: Night) -> Call | None:
        return tell_all(n, "monster-turn-end", _about(n))

    def _together(self, n: Night) -> tuple[str, ...]:
        """The kinds that act next: small monsters of all kinds in one, as their numbers go on; a swarm by itself."""
        first, *rest = self.kinds
        if not _in_number_order(n.book.monsters[first]):
            return (first,)
        return (first, *[kind for kind in rest if _in_number_order(n.book.monsters[kind])])

    def _has(self, moves: int) -> None:
        kind, self.rolling = self.rolling[0], self.rolling[1:]
        self.speeds = (*self.speeds, (kind, moves))

    def _moves(self, n: Night, monster: Monster) -> int | None:
        """How many moves a kind has without a roll; nothing: it rolls."""
        if monster.moves is not None:
            return number(n, monster.moves, _about(n))
        return None if "speed" in monster.traits and "speed" not in monster.immune else 0


def _in_number_order(monster: Monster) -> bool:
    return monster.size == "small" and monster.turn != "swarm"


def _about(n: Night) -> Context:
    controller = n.controller()
    return Context(controller, controller, owner=controller, kind="haunt")


class MonsterTurn(Frame):
    """One monster moves and acts."""

    being: str
    moves: int
    attacked: bool = False
    part: str = ""
    """Of a swarm: only to ``move``, only to ``attack``."""

    @do
    def start(self, n: Night) -> Call | None:
        if n.noted is not None:
            n.noted.append(n.beings[self.being].kind)
        if self.part == "attack":
            return None
        monster = n.monster(self.being)
        return run(n, monster.start, _about(n).but(being=self.being, tile=n.beings[self.being].tile))

    @do
    def next(self, n: Night) -> Call | None:
        if n.settled():
            self.go(MonsterTurn.next)
            return None
        one = n.beings.get(self.being)
        if one is None or one.stunned:
            self.go(MonsterTurn.over)
            return None
        if n.controller() == NOBODY or n.monster(self.being).turn == "routine":
            return self._routine(n, one)
        ask = self._ask(n)
        if ask.choices == (End(),):
            self.go(MonsterTurn.end)
        else:
            n.expect(ask)
        return None

    @ask
    def choose(self, n: Night) -> Ask:
        return self._ask(n)

    @do
    def act(self, n: Night, choice: Any) -> Call | None:
        self.go(MonsterTurn.next)
        if isinstance(choice, Move):
            self._walk(n, choice.tile)
        elif isinstance(choice, Pick):
            self.attacked = True
            seat = n.seat_of(choice.what)
            return Call(Fight(Being(self.being), Person(seat) if seat >= 0 else Being(choice.what)))
        elif isinstance(choice, Act):
            return self._carry(n, n.book.printed[choice.action].name)
        else:
            self.go(MonsterTurn.end)
        return None

    @do
    def end(self, n: Night) -> Call | None:
        one = n.beings.get(self.being)
        if one is None or self.part == "move":
            return None
        if n.settled():
            self.go(MonsterTurn.end)
            return None
        return run(n, n.monster(self.being).end, _about(n).but(being=self.being, tile=one.tile))

    @do
    def over(self, n: Night) -> Done:
        return Done()

    # Where a routine has several to attack, or ways to go

    @do
    def struck(self, n: Night, one: Any) -> Call:
        """B12."""
        self.go(MonsterTurn.next)
        return Call(Fight(Being(self.being), one))

    @chance
    def fork(self, n: Night) -> Odds:
        one = n.beings[self.being]
        return Odds("pick", tuple(self._towards(n, one, n.monster(self.being))))

    @do
    def taken(self, n: Night, way: Any) -> None:
        self._walk(n, way)
        self.go(MonsterTurn.next)

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"being": self.being, "being_moves": self.moves}

    # What it can do

    def _ask(self, n: Night) -> Ask:
        return Ask(n.controller(), "monster", self._choices(n), "B161")

    def _choices(self, n: Night) -> tuple[Choice, ...]:
        one, monster = n.beings[self.being], n.monster(self.being)
        ways = self._ways(n, one, monster)
        choices: list[Choice] = [] if ways and barred_to_monsters(n, one.tile) else [End()]
        if monster.carry and one.fresh:
            things = [t for t in n.lying.get(one.tile, ()) if t in n.book.objects and n.book.objects[t].monsters_carry]
            choices = [Act(carrying(thing).word) for thing in sorted(things)] + choices
        choices += map(Move, sorted(ways))
        if not self.attacked and self.part != "move":
            choices += [Pick(n.families[seat]) for seat in sorted(prey(n, self.being), key=lambda s: n.families[s])]
            choices += map(Pick, hunted(n, self.being))
        return tuple(choices)

    def _ways(self, n: Night, one: Creature, monster: Monster) -> list[str]:
        return _ways(n, self.being, one.tile, self.moves)

    def _walk(self, n: Night, tile: str) -> None:
        one = n.beings[self.being]
        self.moves -= _cost(n, one.tile, n.monster(self.being))
        n.beings[self.being] = replace(one, tile=tile)
        n.emit("being-moves", being=self.being, tile=tile)

    def _carry(self, n: Night, thing: str) -> Call | None:
        one = n.beings[self.being]
        n.lift(one.tile, thing)
        n.beings[self.being] = replace(one, carries=(*one.carries, thing))
        n.emit("being-carries", being=self.being, thing=thing)
        return tell_moved(n, "", _about(n).but(being=self.being, other=thing, tile=one.tile))

    def _routine(self, n: Night, one: Creature) -> Call | None:
        """BR21: it attacks who is there, or goes the shortest way to the nearest of those it wants."""
        monster = n.monster(self.being)
        found = [] if self.attacked or self.part == "move" else self._wanted(n, one, monster)
        if found:
            self.attacked = True
            self.go(MonsterTurn.struck if len(found) > 1 else MonsterTurn.next)
            return Call(DrawCrest(tuple(found)) if len(found) > 1 else Fight(Being(self.being), Person(found[0])))
        others = [] if self.attacked or self.part == "move" else hunted(n, self.being)
        if others:
            self.attacked = True
            self.go(MonsterTurn.next)
            return Call(Fight(Being(self.being), Being(others[0])))
        ways = [] if self.attacked else self._towards(n, one, monster)
        if not ways and barred_to_monsters(n, one.tile):  # it may not stay
            ways = sorted(self._ways(n, one, monster))[:1]
        if len(ways) > 1:
            self.go(MonsterTurn.fork)
        elif ways:
            self._walk(n, ways[0])
            self.go(MonsterTurn.next)
        else:
            self.go(MonsterTurn.end)
        return None

    def _wanted(self, n: Night, one: Creature, monster: Monster) -> list[Seat]:
        """BR21: of those whom it can attack, who have least of the trait for it, unless its box names others."""
        found = prey(n, self.being)
        if len(found) > 1 and monster.attack is not None:
            if monster.attack.rather is not None:
                wanted = people(n, monster.attack.rather, _about(n).but(being=self.being, tile=one.tile))
                found = [seat for seat in found if seat in wanted] or found
            least = min(_worth(n, seat, monster) for seat in found)
            found = [seat for seat in found if _worth(n, seat, monster) == least]
        return found

    def _towards(self, n: Night, one: Creature, monster: Monster) -> list[str]:
        about = _about(n).but(being=self.being, tile=one.tile)
        if monster.towards is not None:
            goals = tiles(n, monster.towards, about)
        else:
            goals = [n.places[seat] for seat in n.living if n.foe(seat)]
            if monster.hunts is not None:
                goals += [n.beings[other].tile for other in beings(n, monster.hunts, about) if other != self.being]
        return steps_towards(n, one.tile, goals, monster.walls, self._ways(n, one, monster))


def _ways(n: Night, being: str, tile: str, moves: int) -> list[str]:
    """Where it can go from there with so many moves: onto what keeps monsters out only if it can go on from it."""
    monster = n.monster(being)
    left = moves - _cost(n, tile, monster)
    if left < 0:
        return []
    walls = monster.walls or "through-walls" in given(n, tile)
    near = (n.house.beside if walls else n.house.adjacent)[tile]
    ways = dict.fromkeys((*near, *leads(n, being, tile)))
    return [to for to in ways if not barred_to_monsters(n, to) or _ways(n, being, to, left)]


def _cost(n: Night, tile: str, monster: Monster) -> int:
    """B70, B152, BR7: obstacles and heroes slow it, where nothing printed there says otherwise (B159)."""
    free = given(n, tile)
    if not monster.slow or "free-leave" in free:
        return 1
    heroes = 0 if "no-opponents" in free else sum(n.foe(seat) for seat in n.at(tile))
    if "no-obstacles" in free:
        return 1 + heroes
    return 1 + heroes + n.obstacles(tile)


def _worth(n: Night, seat: Seat, monster: Monster) -> int:
    trait = monster.attack.trait if monster.attack else "might"
    return n.value(seat, ("speed", "might", "sanity", "knowledge").index(trait))


def steps_towards(n: Night, tile: str, goals: list[str], walls: bool, ways: list[str]) -> list[str]:
    """The next tiles on shortest ways to a nearest goal; none when it is there, or cannot be reached."""
    if tile in goals or not goals or not ways:
        return []
    away = {way: min((n.house.steps_from(goal, walls).get(way, 99) for goal in goals), default=99) for way in ways}
    least = min(away.values())
    return sorted(way for way in away if away[way] == least) if least < 99 else []


def prey(n: Night, being: str) -> list[Seat]:
    """Whom a monster can attack now."""
    monster, one = n.monster(being), n.beings[being]
    if monster.attack is None or monster.person:
        return []
    spots = reachable(n, one.tile, monster.attack.range, n.house)
    living = [seat for seat in n.living if n.places[seat] in spots and n.foe(seat)]
    return [seat for seat in living if not has_passive(n, seat, "no-attack")]


def hunted(n: Night, being: str) -> list[str]:
    """Which other beings it can attack now, by their names."""
    monster, one = n.monster(being), n.beings[being]
    if monster.hunts is None or monster.attack is None:
        return []
    spots = reachable(n, one.tile, monster.attack.range, n.house)
    found = beings(n, monster.hunts, _about(n).but(being=being, tile=one.tile))
    return sorted(other for other in found if other != being and n.beings[other].tile in spots)


def barred_to_monsters(n: Night, tile: str) -> bool:
    """No monster may end its move where an Ongoing Event or the tile keeps them out; it may pass."""
    givers = n.passives.get("no-monsters")
    for source in givers.sources if givers is not None else ():
        if (source.kind == "event" and n.ongoing.get(source.id) == tile) or (
            source.kind == "tile" and source.id == tile
        ):
            return True
    return False


__all__ = ["Enough", "MonsterTurn", "MonstersTurn", "barred_to_monsters", "prey", "steps_towards"]
