"""Whom to attack, with what, and who is to be feared."""

from yakata.betrayal.sight.view_parts import ActionView, BeingView
from yakata.bots.betrayal.odds import bout
from yakata.bots.betrayal.scene import Scene
from yakata.bots.betrayal.temper import Temper

WOUND = 6.0
"""What killing somebody is worth; a wound is worth its share."""
STUN = 1.6
BARE = ActionView("attack", "attack", attack="might")
MENTAL = ("sanity", "knowledge")


class Fighter:
    def __init__(self, scene: Scene, temper: Temper) -> None:
        self.scene, self.temper = scene, temper
        self.needed: dict[str, float] = {}
        """Monsters that must be stunned for something, and what that is worth."""

    def mine(self, trait: str) -> int:
        return self.scene.value(self.scene.seat, trait)

    def person(self, seat: int, weapon: ActionView = BARE) -> float:
        """What attacking this player is worth."""
        scene, trait = self.scene, weapon.attack
        physical = trait not in MENTAL
        fight = bout(self.mine(trait) + weapon.dice, scene.value(seat, trait), weapon.result)
        loss = 0.0 if weapon.range != "here" else fight.loss
        value = WOUND * fight.gain / scene.toughness(seat, physical)
        value -= WOUND * self.temper.fear * loss / scene.toughness(scene.seat, physical)
        prizes = [card.id for card in scene.view.people[seat].hand if card.id in scene.wanted or not card.deck]
        return value + 4 * fight.grab * bool(prizes and weapon.range == "here")

    def monster(self, being: BeingView, weapon: ActionView = BARE) -> float:
        scene, trait = self.scene, weapon.attack
        theirs = scene.might_of(being, trait)
        if being.stunned or theirs <= 0:
            return -1.0
        fight = bout(self.mine(trait) + weapon.dice, theirs, weapon.result)
        loss = 0.0 if weapon.range != "here" else fight.loss
        good = (STUN + self.needed.get(being.id, 0.0) + 2.0 * bool(being.carries)) * fight.win
        return good - WOUND * self.temper.fear * loss / scene.toughness(scene.seat, trait not in MENTAL)

    def at(self, target: str, weapon: ActionView = BARE) -> float:
        """A family or a monster."""
        seat = self.scene.seat_of.get(target)
        if seat is not None:
            return self.person(seat, weapon) if seat in self.scene.prey else -20.0
        being = self.scene.beings.get(target)
        return self.monster(being, weapon) if being in self.scene.monsters else -20.0

    def best_here(self, weapon: ActionView = BARE) -> float:
        """The best target that this weapon reaches, as far as one can tell."""
        if weapon.targets:
            return max(self.at(target, weapon) for target in weapon.targets)
        scene, here = self.scene, self.scene.here
        people = [self.person(seat, weapon) for seat in scene.prey if scene.view.people[seat].tile == here]
        beings = [self.monster(being, weapon) for being in scene.monsters if being.tile == here]
        return max((*people, *beings), default=-20.0)

    # Fear

    def threats(self) -> list[tuple[str, int, float]]:
        """Who may come and hurt me: where they are, how far they go, and how bad it is."""
        scene = self.scene
        found = []
        might, tough = self.mine("might"), scene.toughness(scene.seat)
        for seat in scene.foes:
            other = scene.view.people[seat]
            fight = bout(other.values[1], might)
            bad = WOUND * (fight.gain / tough - 0.7 * fight.loss / scene.toughness(seat))
            if bad > 0:
                found.append((other.tile, other.values[0], bad))
        for being in scene.monsters:
            if not being.stunned:
                trait = being.attack or "might"
                soft = trait in MENTAL
                fight = bout(scene.might_of(being, trait), self.mine(trait))
                bad = WOUND * fight.gain / scene.toughness(scene.seat, not soft)
                found.append((being.tile, max(1, scene.might_of(being, "speed") - 1), bad))
        return found
