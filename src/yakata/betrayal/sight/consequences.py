"""What each action and each answer would do, where it is printed."""

from yakata.betrayal.effects.asking.picking import ChooseOption
from yakata.betrayal.effects.asking.simultaneous_choices import Secretly
from yakata.betrayal.effects.house.tiles import Rotating
from yakata.betrayal.language.summaries import Gist, gist
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.meaning import holds, number
from yakata.betrayal.meaning.passives import stilled
from yakata.betrayal.rules.evening.actions import Offer, offers, possible
from yakata.betrayal.rules.fighting.attack import targets
from yakata.betrayal.rules.fighting.harm import Hurt, Paying
from yakata.betrayal.rules.resolving.dice_rolls import Rolling
from yakata.betrayal.rules.resolving.reactions import FaceDown, React, reactions_of
from yakata.betrayal.sight.odds import SURE, odds
from yakata.betrayal.sight.position import Position
from yakata.betrayal.sight.view_parts import ActionView
from yakata.betrayal.state.house import turned
from yakata.betrayal.state.night import Night
from yakata.kernel import Seat


def action_view(n: Night, seat: Seat, offer: Offer, alike: Position) -> ActionView:
    key, word, action, about = offer
    if action.attack is None:
        return ActionView(word, action.word, n.game.book.gists[key], odds(n, action.do, about, alike))
    weapon = action.attack
    dice = number(n, weapon.dice, about)
    result = sum(number(n, bonus.add, about) for bonus in weapon.result_bonus if holds(n, bonus.when, about))
    aims = tuple(map(n.word_for, targets(n, seat, weapon.range, weapon.trait)))
    return ActionView(word, action.word, gist(weapon.on_lose), SURE, weapon.trait, dice, result, weapon.range, aims)


def acts(n: Night, seat: Seat, alike: Position) -> tuple[ActionView, ...]:
    """All that this player could do now, besides GIVE, DROP, TAKE, PICK UP and the bare ATTACK."""
    if n.turn != seat or not n.places[seat] or stilled(n, seat):
        return ()
    return tuple(
        action_view(n, seat, offer, alike)
        for offer in offers(n, seat)
        if possible(n, offer.key, offer.action, offer.about)
    )


def answers(n: Night, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What each answer to the question that this seat is asked does, where it is printed."""
    frame = n.stack[-1] if n.stack else None
    if isinstance(frame, ChooseOption) and frame.seat == seat:
        return {option.id: gist(option.do) for option in frame.step(n).options if option.id in frame.options}
    if isinstance(frame, Secretly) and frame.waiting[:1] == (seat,):
        return {option.id: gist(option.do) for option in frame.step(n).options}
    if isinstance(frame, Paying) and frame.seat == seat:
        price = tuple(Gist("lose", TRAITS[trait]).word for trait in frame.traits[:1])
        return {"yes": (*price, *gist(n.book.blocks.get(frame.block, ())))}
    if isinstance(frame, React) and frame.waiting and frame.waiting[0][2] == seat:
        ident, place, _ = frame.waiting[0]
        return {"yes": gist(reactions_of(n, ident)[place].do)}
    if isinstance(frame, FaceDown) and frame.waiting[0] == seat:
        return {"yes": gist(reactions_of(n, frame.source)[0].do)}
    if isinstance(frame, Rotating) and frame.seat == seat:
        doors = n.house.tiles[frame.tile].doors
        return {str(turns): (Gist("doors", "".join(turned(doors, turns))).word,) for turns in (1, 2, 3)}
    return {}


def rolling(n: Night) -> str:
    """The faces that lie on the table while somebody thinks about rolling again."""
    frame = n.stack[-1] if n.stack else None
    return frame.faces if isinstance(frame, Rolling) else ""


def harm_left(n: Night, seat: Seat) -> int:
    """B45: how much of its damage this seat has not yet laid on its traits, while it is asked where."""
    frame = n.stack[-1] if n.stack else None
    return frame.amount if isinstance(frame, Hurt) and frame.seat == seat else 0
