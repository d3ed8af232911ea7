"""ATTACK (B126 to B137): both roll, the lower result is hurt, a monster is stunned."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.tables import Strike, Weapon
from yakata.betrayal.language.words import MENTAL, PHYSICAL, TRAITS
from yakata.betrayal.meaning import holds, in_sight, number
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.cards.give_and_take import Bereft, hand_over, lose_card, receive, tell_moved
from yakata.betrayal.rules.choices import Done as Enough
from yakata.betrayal.rules.choices import Pick
from yakata.betrayal.rules.fighting.harm import Hurt
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.dice_rolls import Rolling, trait_roll
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.rules.rulings import STEAL_FROM
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import NOBODY, Creature, Night
from yakata.kernel import Ask, Call, Done, Frame, Seat, ask, do

UNARMED = Weapon()
BARE = Strike()


def targets(n: Night, seat: Seat, reach: str, trait: str = "might") -> list[str]:
    """Whom somebody can attack: players by family, monsters by name; not who is known to lack the trait (B133)."""
    tile = n.places[seat]
    spots = reachable(n, tile, reach)
    found = [
        n.families[other]
        for other in n.living
        if n.places[other] in spots and n.attackable(seat, other) and not has_passive(n, other, "no-attack")
    ]
    if n.beings and not n.openly_traitor(seat):
        found += [
            being
            for being in n.creatures
            if n.beings[being].tile in spots and not n.monster(being).person and not _known_to_lack(n, being, trait)
        ]
    return found


def _known_to_lack(n: Night, being: str, trait: str) -> bool:
    one = n.beings[being]
    return f"met:{one.kind}" in n.done and monster_trait(n, one, trait) is None


def reachable(n: Night, tile: str, reach: str) -> set[str]:
    if reach == "sight":
        return in_sight(n, tile)
    return {tile, *n.house.adjacent[tile]} if reach == "adjacent" else {tile}


def attack_with(n: Night, seat: Seat, weapon: Weapon, key: str) -> Call:
    return Call(ChooseTarget(seat, key, tuple(targets(n, seat, weapon.range, weapon.trait))))


class ChooseTarget(Frame):
    """Whom to attack."""

    seat: Seat
    key: str
    """The action with the weapon; empty for bare hands."""
    options: tuple[str, ...]

    @do
    def whom(self, n: Night) -> Call:
        return Call(Choosing(self.seat, self.options, "attack", rule="B127"))

    @do
    def attack(self, n: Night, target: Any) -> Call | None:
        return Call(Fight(f"seat:{self.seat}", _name(n, target), self.key)) if target else None


def _name(n: Night, target: str) -> str:
    seat = n.seat_of(target)
    return f"seat:{seat}" if seat != NOBODY else f"being:{target}"


class Fight(Frame):
    """One attack. Who fights is ``seat:2`` or ``being:guest-1``."""

    attacker: str
    defender: str
    key: str = ""
    trait: str = ""
    attack: int = 0
    defence: int = 0
    loot: str = ""
    """What was stolen."""

    @do
    def declare(self, n: Night) -> Call | None:
        self.trait = self.trait or self._weapon(n).trait
        n.say("attacks", who=_shown(n, self.attacker), target=_shown(n, self.defender), trait=self.trait)
        for who in (self.attacker, self.defender):
            if who[6:] in n.beings:
                n.note_once(f"met:{n.beings[who[6:]].kind}")  # B148: all may ask for its traits now
        if _value(n, self.defender, self.trait) is None:  # B133: it is spent all the same
            n.emit("lacks-trait", target=_shown(n, self.defender), trait=self.trait)
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
            result = sum(number(n, bonus.add, about) for bonus in weapon.result if holds(n, bonus.when, about))
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
            n.emit("wins-fight", who=_shown(n, self.attacker), target=_shown(n, self.defender))
            if not self._may_steal(n):
                self.go(Fight.beat)
        elif self.attack == self.defence:
            n.emit("fight-tied")
            self.go(Fight.over)
        else:
            n.emit("wins-fight", who=_shown(n, self.defender), target=_shown(n, self.attacker))
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
        n.emit("steals", who=_shown(n, self.attacker), target=_shown(n, self.defender), thing=choice.what)
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
        kills = getattr(self._weapon(n), "kills", False)
        return _beaten(n, self.defender, self.trait, self._damage(n), self._about(n), kills)

    @do
    def won(self, n: Night) -> Call | None:
        self.go(Fight.won_told)
        return run(n, self._weapon(n).on_win, self._about(n))

    @do
    def lose(self, n: Night) -> Call | None:
        """B128: the attacker can be hurt; not over a distance (B135), nor by who is stunned (B131)."""
        self.go(Fight.lost)
        if _tile(n, self.attacker) != _tile(n, self.defender) or _stunned(n, self.defender):
            return None
        amount = self.defence - self.attack
        return _beaten(n, self.attacker, self.trait, amount, self._about(n, turned=True), False)

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
        if self.attacker.startswith("being:"):
            return _strike(n, self.attacker[6:])
        if self.key:
            return n.game.book.action_of(self.key).attack or UNARMED
        return UNARMED

    def _damage(self, n: Night) -> int:
        fixed = self._weapon(n).damage
        return self.attack - self.defence if fixed is None else number(n, fixed, self._about(n))

    def _ties(self, n: Night) -> bool:
        return bool(getattr(self._weapon(n), "ties", False))

    def _about(self, n: Night, turned: bool = False) -> Context:
        """``it`` is who attacks, ``target`` who is attacked; a monster is ``this``."""
        one, other = _seat(self.attacker), _seat(self.defender)
        being = next((who[6:] for who in (self.attacker, self.defender) if who.startswith("being:")), "")
        card = self.key.partition(".")[0] if self.key else ""
        actor = one if one >= 0 else n.controller()
        return Context(actor, one, other, one, "", card, being, amount=abs(self.attack - self.defence), kind="fight")

    def _may_steal(self, n: Night) -> bool:
        if not self._weapon(n).steal or self._damage(n) < STEAL_FROM:
            return False
        return _tile(n, self.attacker) == _tile(n, self.defender) and bool(self._stealable(n))

    def _stealable(self, n: Night) -> list[str]:
        seat = _seat(self.defender)
        if seat < 0:
            one = n.beings[self.defender[6:]]
            carries = one.carries if n.book.monsters[one.kind].robbed else ()
            return [thing for thing in carries if not n.forbids(thing, "steal")]
        if has_passive(n, seat, "no-steal"):
            return []
        return [thing for thing in n.hands[seat] if not n.forbids(thing, "steal")]

    def _chooser(self, n: Night) -> Seat:
        seat = _seat(self.attacker)
        return seat if seat >= 0 else max(0, n.controller())


def _strike(n: Night, being: str) -> Strike:
    return n.monster(being).attack or BARE if being in n.beings else BARE


def _seat(who: str) -> Seat:
    return int(who[5:]) if who.startswith("seat:") else NOBODY


def _shown(n: Night, who: str) -> str:
    return n.families[int(who[5:])] if who.startswith("seat:") else who[6:]


def _tile(n: Night, who: str) -> str:
    if who.startswith("seat:"):
        return n.places[int(who[5:])]
    being = n.beings.get(who[6:])
    return being.tile if being else ""


def _stunned(n: Night, who: str) -> bool:
    being = n.beings.get(who[6:]) if who.startswith("being:") else None
    return being is not None and being.stunned


def _value(n: Night, who: str, trait: str) -> int | None:
    """What a fighter has of a trait; nothing if it lacks it or cannot be harmed by it."""
    if who.startswith("seat:"):
        return n.value(int(who[5:]), TRAITS.index(trait))
    return monster_trait(n, n.beings[who[6:]], trait) if who[6:] in n.beings else None


def monster_trait(n: Night, being: Creature, trait: str) -> int | None:
    monster = n.book.monsters[being.kind]
    if trait not in monster.traits or trait in monster.immune:
        return None
    printed = number(n, monster.traits[trait], Context())
    return max(0, printed + n.growth.get(f"{being.kind}.{trait}", 0))


def _rolling(n: Night, who: str, trait: str, kind: str, dice: int, bonus: int, against: str) -> Rolling:
    if who.startswith("seat:"):
        return trait_roll(n, int(who[5:]), trait, kind, dice, bonus, _seat(against))
    return Rolling(NOBODY, (_value(n, who, trait) or 0) + dice, kind, trait, bonus)


def _beaten(n: Night, who: str, trait: str, amount: int, about: Context, kills: bool) -> Call | None:
    if who.startswith("seat:"):
        kind = PHYSICAL if trait in ("speed", "might") else MENTAL
        return Call(Hurt(int(who[5:]), kind, amount, about)) if amount > 0 else None
    if who[6:] not in n.beings:
        return None
    defeat = "kill" if kills else n.monster(who[6:]).defeat
    if defeat == "kill":
        return kill(n, who[6:], about)
    return stun(n, who[6:], about) if defeat == "stun" else None


def stun(n: Night, being: str, about: Context) -> Call | None:
    """B130, B163."""
    one = n.beings[being]
    if one.stunned:
        return None
    n.put(one.tile, *one.carries)
    n.beings[being] = replace(one, stunned=True, carries=(), fresh=False)
    n.emit("stunned", being=being, tile=one.tile)
    return tell_all(n, "monster-stunned", about.but(being=being))


def kill(n: Night, being: str, about: Context) -> Call | None:
    one = n.beings.pop(being)
    n.put(one.tile, *one.carries)
    n.emit("killed", being=being, tile=one.tile)
    return tell_all(n, "monster-killed", about.but(being=being, tile=one.tile, other=one.kind))


def _steal(n: Night, attacker: str, defender: str, thing: str) -> Call | None:
    one, other = _seat(attacker), _seat(defender)
    if one >= 0 and other >= 0:
        return hand_over(n, thing, other, one)
    if one >= 0:
        being = n.beings[defender[6:]]
        n.beings[defender[6:]] = replace(being, carries=tuple(t for t in being.carries if t != thing))
        return receive(n, one, thing, used=True)
    fallen = lose_card(n, other, thing)
    being = n.beings[attacker[6:]]
    n.beings[attacker[6:]] = replace(being, carries=(*being.carries, thing))
    if fallen:
        return Call(Bereft((other,)))
    return tell_moved(n, "", Context(other, other, owner=other, other=thing, being=attacker[6:], tile=being.tile))
