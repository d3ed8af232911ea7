"""Monsters and persons."""

from msgspec.structs import replace

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.tables import Monster
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import beings, number, people, person, tiles
from yakata.betrayal.meaning.numbers import of_one
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.fighting.attack import Fight, hurt_being, kill, stun
from yakata.betrayal.rules.haunt.getting_up import GettingUp
from yakata.betrayal.rules.haunt.monsters import barred_to_monsters, steps_towards
from yakata.betrayal.rules.resolving.choosing import CHANCE, Choosing, choose, chooser
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY, replaced
from yakata.betrayal.state.references import NUMBERS, Being, Fighter, Person, Spot, numbered
from yakata.kernel import Call, Done, Frame, Seat, do


@doing(s.Spawn)
def spawn(n: Night, frame: Steps, step: s.Spawn) -> Call | None:
    spots = tiles(n, step.at, frame.about)
    count = number(n, step.count, frame.about)
    if not spots or count <= 0:
        return None
    if step.by is None:
        for place in range(count):
            being = come(n, step.kind, spots[place % len(spots)])
        return tell_all(n, "monster-spawned", frame.about.but(being=being, other=step.kind))
    return Call(Spawning(step.kind, count, tuple(spots), chooser(n, step.by, frame.about), frame.about))


def come(n: Night, kind: str, tile: str) -> str:
    """One more of a kind, with the lowest number that is free; all small monsters are numbered together (B161)."""
    monsters = n.game.book.monsters
    small = {other for other in monsters if _small(monsters[other])} if _small(monsters[kind]) else {kind}
    numbers = {being.number for being in n.beings.values() if being.kind in small}
    free = next(free for free in NUMBERS if free not in numbers)
    being = numbered(kind, free)
    n.beings[being] = Creature(kind, free, tile)
    for counter in n.book.haunts[n.haunt].counters if n.haunt else ():
        if counter.each == "being":
            n.counters[of_one(counter.id, being)] = number(n, counter.start, Context(being=being))
    n.emit("appears", being=being, tile=tile)
    return being


def _small(monster: Monster) -> bool:
    return monster.size == "small" and not monster.person


class Spawning(Frame):
    """They come one by one, each where it is chosen."""

    kind: str
    count: int
    tiles: tuple[str, ...]
    seat: Seat
    about: Context

    @do
    def each(self, n: Night) -> Call | Done:
        if self.count <= 0:
            return Done()
        self.count -= 1
        spots = tuple(map(Spot, self.tiles))
        return Call(SpawnAt(self.seat, spots, kind=self.kind, about=self.about))

    @do
    def again(self, n: Night) -> None:
        self.go(Spawning.each)


class SpawnAt(Choosing[Spot], kw_only=True):
    """Where the next one comes."""

    prompt: str = "spawn"
    kind: str
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        being = come(n, self.kind, chosen.tile)
        return tell_all(n, "monster-spawned", self.about.but(being=being, other=self.kind))


@doing(s.MoveBeing)
def move_being(n: Night, frame: Steps, step: s.MoveBeing) -> Call | None:
    found = beings(n, step.being, frame.about)
    if not found:
        return None
    spots = tiles(n, step.to, frame.about.but(being=found[0]))
    if frame.about.kind != "haunt":  # BR52
        spots = [tile for tile in spots if n.monster(found[0]).person or not barred_to_monsters(n, tile)]
    if len(found) > 1 and len(spots) == 1:
        for being in found:
            put_being(n, being, spots[0])
        return None
    by = chooser(n, step.by, frame.about)
    return choose(n, MoveBeingTo(by, tuple(map(Spot, spots)), being=Being(found[0])))


class MoveBeingTo(Choosing[Spot], kw_only=True):
    """Where a monster or person is put."""

    prompt: str = "move-being"
    being: Being

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        put_being(n, self.being.name, chosen.tile)
        return None


def put_being(n: Night, being: str, tile: str) -> None:
    if n.beings[being].tile != tile:
        n.beings[being] = replace(n.beings[being], tile=tile)
        n.emit("being-moves", being=being, tile=tile)


@doing(s.WalkBeing)
def walk_being(n: Night, frame: Steps, step: s.WalkBeing) -> Call | None:
    for being in beings(n, step.being, frame.about):
        goals = tiles(n, step.towards, frame.about.but(being=being))
        walls = n.monster(being).walls
        for _ in range(number(n, step.tiles, frame.about)):
            here = n.beings[being].tile
            near = n.house.beside[here] if walls else n.house.adjacent[here]
            ways = steps_towards(n, here, goals, walls, list(near))
            if not ways or (barred_to_monsters(n, ways[0]) and not n.monster(being).person):
                break
            put_being(n, being, ways[0])
    return None


@doing(s.Stun)
def stuns(n: Night, frame: Steps, step: s.Stun) -> Call | None:
    return _fall(n, beings(n, step.being, frame.about), frame.about, kills=False)


def _fall(n: Night, found: list[str], about: Context, kills: bool) -> Call | None:
    return Call(Falling(tuple(found), kills, about)) if found else None


def _next_here(n: Night, frame: "Falling | HurtBeings") -> str:
    """The next of those found that is still in the house, or nothing."""
    while frame.found:
        being, frame.found = frame.found[0], frame.found[1:]
        if being in n.beings:
            return being
    return ""


class Falling(Frame):
    """Monsters are stunned or killed, one after the other, each with what reacts to it."""

    found: tuple[str, ...]
    kills: bool
    about: Context

    @do
    def next(self, n: Night) -> Call | None:
        being = _next_here(n, self)
        if not being:
            return None
        self.go(Falling.next)
        return (kill if self.kills else stun)(n, being, self.about)


@doing(s.Recover)
def recover(n: Night, frame: Steps, step: s.Recover) -> Call | None:
    found = [being for being in beings(n, step.being, frame.about) if n.beings[being].stunned]
    return Call(GettingUp(tuple(found), frame.about)) if found else None


@doing(s.Kill)
def kills(n: Night, frame: Steps, step: s.Kill) -> Call | None:
    return _fall(n, beings(n, step.being, frame.about), frame.about, kills=True)


@doing(s.Hurt)
def hurts(n: Night, frame: Steps, step: s.Hurt) -> Call | None:
    found = [being for being in beings(n, step.being, frame.about) if n.monster(being).health is not None]
    amount = number(n, step.amount, frame.about)
    return Call(HurtBeings(tuple(found), amount, frame.about)) if found else None


class HurtBeings(Frame):
    """Several lose health, one after the other."""

    found: tuple[str, ...]
    amount: int
    about: Context

    @do
    def next(self, n: Night) -> Call | None:
        being = _next_here(n, self)
        if not being:
            return None
        self.go(HurtBeings.next)
        return hurt_being(n, being, self.amount, self.about)


@doing(s.Strengthen)
def strengthen(n: Night, frame: Steps, step: s.Strengthen) -> Call | None:
    grown, trait = n.growth.get(step.kind, (0,) * len(TRAITS)), TRAITS.index(step.trait)
    n.growth[step.kind] = replaced(grown, trait, grown[trait] + number(n, step.add, frame.about))
    n.emit("grows", kind=step.kind, trait=step.trait)
    return None


@doing(s.ControlBy)
def control_by(n: Night, frame: Steps, step: s.ControlBy) -> Call | None:
    n.master = person(n, step.who, frame.about)
    if n.master >= 0:
        n.emit("controls", seat=n.master)
    return None


@doing(s.Follow)
def follow(n: Night, frame: Steps, step: s.Follow) -> Call | None:
    seat = person(n, step.who, frame.about)
    for being in beings(n, step.being, frame.about)[:1]:
        n.beings[being] = replace(n.beings[being], follows=seat)
        if seat >= 0:
            n.emit("follows", being=being, seat=seat)
    return None


@doing(s.Attack)
def attack(n: Night, frame: Steps, step: s.Attack) -> Call | None:
    targets = [seat for seat in people(n, step.target, frame.about) if n.alive[seat] and seat not in n.unseen]
    others = beings(n, step.being, frame.about) if step.being is not None else []
    attacker: Fighter
    if frame.about.being in n.beings and step.attacker == "this":
        by, attacker = n.controller(), Being(frame.about.being)
    else:
        by = person(n, step.attacker, frame.about)
        targets, attacker = [seat for seat in targets if seat != by], Person(by)
        if by < 0:
            return None
    seat = by if by >= 0 else CHANCE
    against = by if isinstance(attacker, Person) else NOBODY
    targets = [other for other in targets if not has_passive(n, other, "no-attack", against)]
    fighters: list[Fighter] = [*map(Person, targets), *map(Being, others)]
    options = tuple([one for one in fighters if one != attacker])
    return Call(AttackOne(seat, options, attacker=attacker, trait=step.trait)) if options else None


class AttackOne(Choosing[Fighter], kw_only=True):
    """Whom somebody attacks because a step says so."""

    prompt: str = "attack"
    rule: str = "B127"
    attacker: Fighter
    trait: str

    def done_with(self, n: Night, chosen: Fighter) -> Call | None:
        return Call(Fight(self.attacker, chosen, trait=self.trait))


__all__ = ["CHANCE", "NOBODY", "come", "put_being", "tell_all"]
