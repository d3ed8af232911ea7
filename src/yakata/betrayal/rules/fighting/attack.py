"""ATTACK (B126 to B137): both roll, the lower result is hurt, a monster is stunned."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.printed import Printed
from yakata.betrayal.language.tables import Strike, Weapon
from yakata.betrayal.language.words import MENTAL, PHYSICAL, TRAITS
from yakata.betrayal.meaning import holds, in_sight, like_thing, number
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.give_and_take import Bereft, hand_over, lose_card, lost, receive, tell_moved
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.harm import Hurt, would_take
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.dice_rolls import Rolling, trait_roll
from yakata.betrayal.rules.resolving.reactions import News, tell_all, tell_each
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.rules.rulings import STEAL_FROM
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.house import House
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.once import Met
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import Being, Fighter, Person, numbered
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do

PREY = "prey"
"""The being that another being attacks."""
UNARMED = Weapon()
BARE = Strike()


def targets(n: Night, seat: Seat, reach: str, trait: str = "might") -> list[Fighter]:
    """Whom somebody can attack: whoever is there, of one's own side too (BR32); not who is known to lack the trait."""
    tile = n.places[seat]
    if reach == "here" and n.places.count(tile) == 1 and tile not in [being.tile for being in n.beings.values()]:
        return []
    spots = reachable(n, tile, reach, n.house_of(seat))
    found: list[Fighter] = [
        Person(other)
        for other in n.living
        if n.places[other] in spots
        and other != seat
        and other not in n.unseen
        and not has_passive(n, other, "no-attack", seat)
    ]
    if n.beings:
        found += [
            Being(being)
            for being in n.creatures
            if n.beings[being].tile in spots and not _known_to_lack(n, being, trait)
        ]
    return found


def _known_to_lack(n: Night, being: str, trait: str) -> bool:
    """B133: what monsters lack is learnt by trying; of persons everybody knows it."""
    one = n.beings[being]
    return (n.monster(being).person or Met(one.kind) in n.done) and _stands(n, being, trait) is None


def reachable(n: Night, tile: str, reach: str, house: House) -> set[str]:
    if reach == "sight":
        return in_sight(n, tile, house)
    return {tile, *house.adjacent[tile]} if reach == "adjacent" else {tile}


def attack_with(n: Night, seat: Seat, weapon: Weapon, key: Printed) -> Call:
    return Call(ChooseTarget(seat, key, tuple(targets(n, seat, weapon.range, weapon.trait))))


class ChooseTarget(Frame):
    """Whom to attack."""

    seat: Seat
    key: Printed | None
    """The action with the weapon; nothing for bare hands."""
    options: tuple[Fighter, ...]

    @do
    def whom(self, n: Night) -> Call:
        return Call(Choosing(self.seat, self.options, "attack", rule="B127"))

    @do
    def attack(self, n: Night, target: Any) -> Call | None:
        return Call(Fight(Person(self.seat), target, self.key)) if target else None


class Fight(Frame):
    """One attack."""

    attacker: Fighter
    defender: Fighter
    key: Printed | None = None
    trait: str = ""
    attack: int = 0
    defence: int = 0
    loot: str = ""
    """What was stolen."""

    @do
    def declare(self, n: Night) -> Call | None:
        self.trait = self.trait or self._weapon(n).trait
        n.say("attacks", who=n.word_for(self.attacker), target=n.word_for(self.defender), trait=self.trait)
        for who in (self.attacker, self.defender):
            if isinstance(who, Being) and who.name in n.beings:
                n.meet(n.beings[who.name].kind)
        if _defends_with(n, self.defender, self.trait) is None:  # B133: it is spent all the same
            n.emit("lacks-trait", target=n.word_for(self.defender), trait=self.trait)
            self.go(Fight.over)
            return None
        return tell_all(n, "attack-declared", self._about(n))

    @do
    def attacker_rolls(self, n: Night) -> Call:
        weapon = self._weapon(n)
        dice, result = 0, 0
        if isinstance(weapon, Weapon):
            about = self._about(n)
            dice = number(n, weapon.dice, about)
            result = sum(number(n, bonus.add, about) for bonus in weapon.result_bonus if holds(n, bonus.when, about))
        return Call(_rolling(n, self.attacker, self.trait, "attack", dice, result, self.defender))

    @do
    def attack_rolled(self, n: Night, result: Any) -> Call | None:
        self.attack = result
        return tell_all(n, "attack-rolled", self._about(n).but(result=result))

    @do
    def defender_rolls(self, n: Night) -> Call:
        return Call(_rolling(n, self.defender, self.trait, "defence", 0, 0, self.attacker))

    @do
    def compare(self, n: Night, result: Any) -> Call | None:
        self.defence = result
        won = self.attack > self.defence or (self.attack == self.defence and self._ties(n))
        if won:
            harm = self._damage(n) if isinstance(self.defender, Person) else 0
            self._tell_winner(n, self.attacker, self.defender, harm)
            if not self._may_steal(n):
                self.go(Fight.beat)
        elif self.attack == self.defence:
            n.emit("fight-tied")
            self.go(Fight.over)
        else:
            harm = self._answer(n) if isinstance(self.attacker, Person) else 0
            self._tell_winner(n, self.defender, self.attacker, harm)
            self.go(Fight.lose)
        return None

    @ask
    def steal(self, n: Night) -> Ask:
        """B136: instead of damage or stun."""
        things = tuple(Pick(thing) for thing in sorted(self._stealable(n)))
        return Ask(self._chooser(n), "steal", (Enough(), *things), "B136")

    @do
    def stolen(self, n: Night, choice: Any) -> Call | None:
        if not isinstance(choice, Pick):
            self.go(Fight.beat)
            return None
        self.loot = choice.what
        n.emit("steals", who=n.word_for(self.attacker), target=n.word_for(self.defender), thing=choice.what)
        return _steal(n, self.attacker, self.defender, choice.what)

    @do
    def robbed(self, n: Night) -> Call | None:
        self.go(Fight.won)
        seat = _seat(self.defender)
        if seat < 0:
            return None
        return tell_all(n, "stolen", Context(seat, seat, owner=seat, other=self.loot, tile=n.places[seat]))

    @do
    def beat(self, n: Night) -> Call | None:
        """B128, B130: the one who was attacked is hurt, stunned or killed."""
        self.go(Fight.won)
        kills = _kills(n, getattr(self._weapon(n), "kills", False), self.defender)
        return _beaten(n, self.defender, self.trait, self._damage(n), self._about(n), kills)

    @do
    def won(self, n: Night) -> Call | None:
        self.go(Fight.won_told)
        return run(n, self._weapon(n).on_win, self._about(n))

    @do
    def lose(self, n: Night) -> Call | None:
        """B128: the attacker can be hurt."""
        if self._spared(n):
            self.go(Fight.lost)
            return None
        return _beaten(n, self.attacker, self.trait, self._answer(n), self._about(n), False)

    @do
    def answered(self, n: Night) -> Call | None:
        """B9: what a monster does to whoever loses to it, it does to who has attacked it."""
        strike = self._defence(n)
        return run(n, strike.on_win, self._answering(n)) if strike is not None else None

    @do
    def lost(self, n: Night) -> Call | None:
        self.go(Fight.lost_told)
        return run(n, self._weapon(n).on_lose, self._about(n))

    @do
    def won_told(self, n: Night) -> Call | None:
        self.go(Fight.over)
        return tell_all(n, "attack-won", self._about(n))

    @do
    def lost_told(self, n: Night) -> Call | None:
        return tell_all(n, "attack-lost", self._about(n))

    @do
    def over(self, n: Night) -> Done:
        return Done(self.attack - self.defence)

    # What it takes

    def _weapon(self, n: Night) -> Weapon | Strike:
        if isinstance(self.attacker, Being):
            return _strike(n, self.attacker.name)
        if self.key:
            return n.game.book.actions[self.key].attack or UNARMED
        return UNARMED

    def _damage(self, n: Night) -> int:
        fixed = self._weapon(n).damage
        return self.attack - self.defence if fixed is None else number(n, fixed, self._about(n))

    def _answer(self, n: Night) -> int:
        """The damage that an attacker takes who has lost."""
        if self._spared(n):
            return 0
        strike = self._defence(n)
        if strike is not None and strike.damage is not None:
            return number(n, strike.damage, self._about(n))
        return self.defence - self.attack

    def _spared(self, n: Night) -> bool:
        """Nobody is hurt over a distance (B135), nor a hero by who is stunned (B131)."""
        spared = _stunned(n, self.defender) and _as_a_hero(n, self.attacker)
        return spared or _tile(n, self.attacker) != _tile(n, self.defender)

    def _tell_winner(self, n: Night, winner: Fighter, loser: Fighter, harm: int) -> None:
        """With both results, and the damage before anything lessens it."""
        best, least = max(self.attack, self.defence), min(self.attack, self.defence)
        who, target = n.word_for(winner), n.word_for(loser)
        hurts = "physical" if _hurts(self.trait) is PHYSICAL else "mental"
        n.emit("wins-fight", who=who, target=target, best=best, least=least, harm=max(0, harm), hurts=hurts)

    def _ties(self, n: Night) -> bool:
        return bool(getattr(self._weapon(n), "ties", False))

    def _defence(self, n: Night) -> Strike | None:
        """How the monster that was attacked strikes back, if it does."""
        strike = _strike(n, self.defender.name) if isinstance(self.defender, Being) else BARE
        return strike if strike.defends else None

    def _answering(self, n: Night) -> Context:
        """As if the monster had attacked."""
        about = self._about(n)
        return about.but(actor=n.controller(), it=NOBODY, target=about.it, owner=NOBODY, card="")

    def _about(self, n: Night) -> Context:
        """``it`` is who attacks, ``target`` who is attacked; a monster is ``this``."""
        one, other = _seat(self.attacker), _seat(self.defender)
        being = next((who.name for who in (self.attacker, self.defender) if isinstance(who, Being)), "")
        card = self.key.on if self.key else ""
        actor = one if one >= 0 else n.controller()
        about = Context(actor, one, other, one, "", card, being, amount=abs(self.attack - self.defence), kind="fight")
        both = isinstance(self.attacker, Being) and isinstance(self.defender, Being)
        return about.named(PREY, self.defender) if both else about

    def _may_steal(self, n: Night) -> bool:
        if not self._weapon(n).steal or self._would_deal(n) < STEAL_FROM:
            return False
        return _tile(n, self.attacker) == _tile(n, self.defender) and bool(self._stealable(n))

    def _would_deal(self, n: Night) -> int:
        """B136: the damage that the attack would do; to a monster, the difference."""
        if isinstance(self.defender, Being):
            return self._damage(n)
        return would_take(n, self.defender.seat, _hurts(self.trait), self._damage(n), self._about(n))

    def _stealable(self, n: Night) -> list[str]:
        if isinstance(self.defender, Being):
            one = n.beings[self.defender.name]
            carries = one.carries if n.book.monsters[one.kind].robbed else ()
            return [thing for thing in carries if not n.forbids(thing, "steal")]
        seat = self.defender.seat
        if has_passive(n, seat, "no-steal"):
            return []
        things = [thing for thing in n.hands[seat] if not n.forbids(thing, "steal")]
        only = self._weapon(n).steal
        return things if isinstance(only, bool) else [t for t in things if like_thing(n, t, only, self._about(n))]

    def _chooser(self, n: Night) -> Seat:
        seat = _seat(self.attacker)
        return seat if seat >= 0 else max(0, n.controller())


def _strike(n: Night, being: str) -> Strike:
    return n.monster(being).attack or BARE if being in n.beings else BARE


def _seat(who: Fighter) -> Seat:
    return who.seat if isinstance(who, Person) else NOBODY


def _tile(n: Night, who: Fighter) -> str:
    if isinstance(who, Person):
        return n.places[who.seat]
    being = n.beings.get(who.name)
    return being.tile if being else ""


def _stunned(n: Night, who: Fighter) -> bool:
    being = n.beings.get(who.name) if isinstance(who, Being) else None
    return being is not None and being.stunned


def _as_a_hero(n: Night, who: Fighter) -> bool:
    """Nobody is taken for a traitor who is not openly one (BR37)."""
    return isinstance(who, Person) and not n.openly_traitor(who.seat)


def _value(n: Night, who: Fighter, trait: str) -> int | None:
    """What a fighter has of a trait; nothing if it lacks it or cannot be harmed by it."""
    if isinstance(who, Person):
        return n.value(who.seat, TRAITS.index(trait))
    return monster_trait(n, n.beings[who.name], trait) if who.name in n.beings else None


def _defends_with(n: Night, who: Fighter, trait: str) -> int | None:
    return _value(n, who, trait) if isinstance(who, Person) else _stands(n, who.name, trait)


def _stands(n: Night, being: str, trait: str) -> int | None:
    """What a monster defends itself with; nothing where an attack does nothing to it."""
    if being not in n.beings or is_safe(n, being):
        return None
    return monster_trait(n, n.beings[being], trait)


def is_safe(n: Night, being: str) -> bool:
    """Whether no attack does anything to it now."""
    one, safe = n.beings[being], n.monster(being).safe
    return safe is not None and holds(n, safe, Context(being=being, tile=one.tile, kind="haunt"))


def monster_trait(n: Night, being: Creature, trait: str) -> int | None:
    monster = n.book.monsters[being.kind]
    if trait not in monster.traits or trait in monster.immune:
        return None
    printed = monster.traits[trait]
    if not isinstance(printed, int):
        printed = number(n, printed, Context(being=numbered(being.kind, being.number), tile=being.tile))
    grown = n.growth.get(being.kind)
    return max(0, printed + grown[TRAITS.index(trait)] if grown else printed)


def _rolling(n: Night, who: Fighter, trait: str, kind: str, dice: int, bonus: int, against: Fighter) -> Rolling:
    if isinstance(who, Person):
        return trait_roll(n, who.seat, trait, kind, dice, bonus, _seat(against))
    return Rolling(NOBODY, (_value(n, who, trait) or 0) + dice, kind, trait, bonus)


def _hurts(trait: str) -> tuple[int, ...]:
    """B132: which traits an attack with this one lowers."""
    return PHYSICAL if trait in ("speed", "might") else MENTAL


def _kills(n: Night, kills: bool | str, who: Fighter) -> bool:
    if kills != "small":
        return bool(kills)
    return isinstance(who, Being) and who.name in n.beings and n.monster(who.name).size == "small"


def _beaten(n: Night, who: Fighter, trait: str, amount: int, about: Context, kills: bool) -> Call | None:
    if isinstance(who, Person):
        return Call(Hurt(who.seat, _hurts(trait), amount, about)) if amount > 0 else None
    if who.name not in n.beings:
        return None
    if n.monster(who.name).health is not None and not kills:
        return hurt_being(n, who.name, amount, about)
    return _defeat(n, who, kills, about)


def hurt_being(n: Night, being: str, amount: int, about: Context) -> Call | None:
    """A being with health loses some; with none left it is defeated, and has all of it again."""
    left = health_left(n, being)
    if left is None:
        return None
    one = n.beings[being]
    n.beings[being] = replace(one, hurt=max(0, one.hurt + amount))
    n.emit("being-hurt", being=being, amount=max(0, left - amount))
    if amount < left:
        return None
    n.beings[being] = replace(one, hurt=0)
    return _defeat(n, Being(being), False, about)


def health_left(n: Night, being: str) -> int | None:
    one, health = n.beings[being], n.monster(being).health
    if health is None:
        return None
    return max(0, number(n, health, Context(being=being, tile=one.tile)) - one.hurt)


def _defeat(n: Night, who: Being, kills: bool, about: Context) -> Call | None:
    defeat = "kill" if kills else n.monster(who.name).defeat
    if defeat == "kill":
        return kill(n, who.name, about)
    return stun(n, who.name, about) if defeat == "stun" else None


def stun(n: Night, being: str, about: Context) -> Call | None:
    """B130, B163."""
    one = n.beings[being]
    if one.stunned:
        return None
    n.put(one.tile, *one.carries)
    n.beings[being] = replace(one, stunned=True, carries=(), fresh=False)
    n.emit("stunned", being=being, tile=one.tile)
    about = about.but(being=being)
    if one.carries and "object-moved" in n.heard:
        return tell_each(n, (*_fallen(one), ("monster-stunned", about.other, about.tile)), about)
    return tell_all(n, "monster-stunned", about)


def kill(n: Night, being: str, about: Context) -> Call | None:
    one = n.beings.pop(being)
    n.put(one.tile, *one.carries)
    n.emit("killed", being=being, tile=one.tile)
    about = about.but(being=being, tile=one.tile, other=one.kind)
    if one.carries and "object-moved" in n.heard:
        return tell_each(n, (*_fallen(one), ("monster-killed", one.kind, one.tile)), about)
    return tell_all(n, "monster-killed", about)


def _fallen(one: Creature) -> News:
    """What a monster carried lies on its tile."""
    return tuple([("object-moved", thing, one.tile) for thing in one.carries])


def _steal(n: Night, attacker: Fighter, defender: Fighter, thing: str) -> Call | None:
    if isinstance(attacker, Person):
        if isinstance(defender, Person):
            return hand_over(n, thing, defender.seat, attacker.seat)
        being = n.beings[defender.name]
        n.beings[defender.name] = replace(being, carries=tuple(t for t in being.carries if t != thing))
        return receive(n, attacker.seat, thing, used=True)
    seat, name = _seat(defender), attacker.name
    fallen = lose_card(n, seat, thing)
    being = n.beings[name]
    n.beings[name] = replace(being, carries=(*being.carries, thing))
    about = Context(seat, seat, owner=seat, other=thing, being=name, tile=being.tile)
    return Call(Bereft((seat,), lost(n, thing, being.tile), about)) if fallen else tell_moved(n, "lost", about)
