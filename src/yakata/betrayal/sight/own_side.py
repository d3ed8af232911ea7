"""Attacks on one's own side: they are allowed (BR32), and nobody should come to one by chance."""

from yakata.betrayal.rules.choices import Act, Pick
from yakata.betrayal.rules.evening.actions import ATTACK, offers
from yakata.betrayal.rules.fighting.attack import ChooseTarget, targets
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Fighter, Person
from yakata.kernel import Ask, Choice, Seat


def against_own(n: Night, seat: Seat) -> tuple[str, ...]:
    """What this seat is offered that can only be aimed at its own side, as far as it knows."""
    pending = n.pending
    if not n.haunt or n.alone or not isinstance(pending, Ask) or pending.seat != seat:
        return ()
    if pending.prompt == "turn":
        weapons = {ATTACK: targets(n, seat, "here")}
        weapons |= {
            offer.word: targets(n, seat, offer.action.attack.range, offer.action.attack.trait)
            for offer in offers(n, seat)
            if offer.action.attack is not None
        }
        own: set[Choice] = {Act(word) for word, found in weapons.items() if all(_friend(n, seat, who) for who in found)}
    elif isinstance(asking := n.stack[-2] if len(n.stack) > 1 else None, ChooseTarget):
        own = {Pick(n.word_for(who)) for who in asking.options if _friend(n, seat, who)}
    else:
        return ()
    return tuple(str(choice) for choice in pending.choices if choice in own)


def _friend(n: Night, seat: Seat, who: Fighter) -> bool:
    """Whether they stand on the same side and both know it; monsters are the traitor's, persons the heroes'."""
    if isinstance(who, Person):
        return n.roles[seat] == n.roles[who.seat] and not (n.hides(seat) or n.hides(who.seat))
    return n.monster(who.name).person != n.openly_traitor(seat)
