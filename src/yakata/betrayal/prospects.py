"""What a player can work out from what they read: the odds of an action, what it does, and which tiles hurt."""

from functools import cache
from typing import TYPE_CHECKING, Any

from yakata.betrayal.actions import offers, possible
from yakata.betrayal.context import Context
from yakata.betrayal.doing.secretly import Secretly
from yakata.betrayal.gist import gist, hurts, lowest
from yakata.betrayal.harm import Paying
from yakata.betrayal.meaning import holds, number, people, tiles
from yakata.betrayal.pack import steps as s
from yakata.betrayal.pack import words as w
from yakata.betrayal.pack.words import TRAITS
from yakata.betrayal.passives import roll_bonus
from yakata.betrayal.picking import Choosing
from yakata.betrayal.rolling import Rolling
from yakata.betrayal.rulings import LEAST_DICE, MOST_DICE
from yakata.betrayal.running import React, reactions_of
from yakata.betrayal.view import ActionView
from yakata.kernel import Seat

if TYPE_CHECKING:
    from yakata.betrayal.actions import Offer
    from yakata.betrayal.night import Night

ENDING = ("turn-end", "end-here", "enter")
SURE = 100


def capped(dice: int) -> int:
    """B57."""
    return max(LEAST_DICE, min(MOST_DICE, dice))


@cache
def at_least(dice: int, result: int) -> float:
    """The chance that so many dice show at least this."""
    if result <= 0:
        return 1.0
    if dice == 0:
        return 0.0
    return sum(at_least(dice - 1, result - face) for face in range(3)) / 3


def odds(n: "Night", steps: Any, about: Context) -> int:
    """In percent: that the first roll of these steps comes to its best band. 100 where nothing is rolled."""
    found = _chance(n, steps, about, {})
    return SURE if found is None else round(SURE * found)


def _chance(n: "Night", steps: Any, about: Context, flags: dict[str, bool]) -> float | None:
    """``flags``: what the steps before the roll would set."""
    for place, step in enumerate(steps):
        if not _true(n, step.when, about, flags):
            continue
        if isinstance(step, s.SetFlag):
            flags[step.flag] = step.to
        elif isinstance(step, s.Roll):
            return _roll(n, step, about, flags)
        elif isinstance(step, s.Contest):
            return _contest(n, step, about)
        elif isinstance(step, s.If):
            inner = step.then if _true(n, step.test, about, flags) else step.other
            found = _chance(n, inner, about, flags)
            if found is not None:
                return found
        elif isinstance(step, s.Guess) and step.secret in n.secrets:
            right = 1 / max(1, len(n.secrets[step.secret].among))
            rest = steps[place + 1 :]
            ways = [_chance(n, (*inner, *rest), about, dict(flags)) for inner in (step.right, step.wrong)]
            good, bad = (1.0 if way is None else way for way in ways)
            return right * good + (1 - right) * bad
    return None


def _true(n: "Night", when: Any, about: Context, flags: dict[str, bool]) -> bool:
    if isinstance(when, w.Flag) and when.flag in flags:
        return flags[when.flag]
    return holds(n, when, about)


def _roll(n: "Night", step: s.Roll, about: Context, flags: dict[str, bool]) -> float:
    seat = about.actor
    need = max(map(lowest, step.bands), default=0)
    dice = sum(number(n, bonus.add, about) for bonus in step.dice_bonus if _true(n, bonus.when, about, flags))
    more = sum(number(n, bonus.add, about) for bonus in step.result_bonus if _true(n, bonus.when, about, flags))
    if step.trait is None:
        return at_least(capped(number(n, step.dice or 1, about) + dice), need - more)
    traits = (step.trait,) if isinstance(step.trait, str) else step.trait
    return max(_with(n, seat, trait, dice, need - more) for trait in traits)


def _with(n: "Night", seat: Seat, trait: str, dice: int, need: int) -> float:
    count = n.value(seat, TRAITS.index(trait)) + dice + roll_bonus(n, seat, "dice", "trait", trait)
    return at_least(capped(count), need - roll_bonus(n, seat, "result", "trait", trait))


def _contest(n: "Night", step: s.Contest, about: Context) -> float:
    """Against the strongest of whom it could be."""
    trait = TRAITS.index(step.trait)
    others = [seat for seat in n.living if seat != about.actor]
    theirs = people(n, step.against, about) or others
    value, against = n.value(about.actor, trait), max((n.value(seat, trait) for seat in theirs), default=0)
    return beats(value, against)


@cache
def beats(dice: int, against: int) -> float:
    """The chance to roll more."""
    dice, against = capped(dice), capped(against)
    exact = [at_least(dice, result) - at_least(dice, result + 1) for result in range(2 * dice + 1)]
    return sum(share * (1 - at_least(against, result)) for result, share in enumerate(exact))


# Actions


def action_view(n: "Night", offer: "Offer") -> ActionView:
    key, action, about = offer
    if action.attack is None:
        return ActionView(key, action.word, n.game.gists[key], odds(n, action.do, about))
    weapon = action.attack
    dice = number(n, weapon.dice, about)
    result = sum(number(n, bonus.add, about) for bonus in weapon.result if holds(n, bonus.when, about))
    return ActionView(key, action.word, gist(weapon.on_lose), SURE, weapon.trait, dice, result, weapon.range)


def acts(n: "Night", seat: Seat) -> tuple[ActionView, ...]:
    """All that this player could do now, besides GIVE, DROP, TAKE, PICK UP and the bare ATTACK."""
    if n.turn != seat or not n.places[seat] or n.stilled(seat):
        return ()
    return tuple(action_view(n, offer) for offer in offers(n, seat) if possible(n, offer))


# Tiles


def dangers(n: "Night", seat: Seat, boxes: tuple[str, ...]) -> frozenset[str]:
    """The tiles that can hurt who enters or stays, by their own text or by a box that this seat reads."""
    found = {ident for ident in n.house.tiles if ident in n.game.hurtful}
    for key in boxes:
        box = n.book.boxes[key]
        if key in n.game.hurtful and box.reaction is not None:
            about = Context(seat, seat, owner=seat, tile=n.places[seat] if seat >= 0 else "", kind="haunt")
            for where in _places(box.reaction.when):
                found.update(tiles(n, where, about))
    return frozenset(found)


def _places(when: Any) -> list[Any]:
    if isinstance(when, tuple):
        return [where for test in when for where in _places(test)]
    if isinstance(when, w.AllOf):
        return [where for test in when.of for where in _places(test)]
    return [when.where] if isinstance(when, w.At) else []


def hurtful(book: Any) -> frozenset[str]:
    """The tiles and boxes of a book that can hurt who enters a tile or stays there."""
    found = {
        ident
        for ident, tile in book.tiles.items()
        if any(reaction.on in ENDING and not reaction.may and hurts(reaction.do) for reaction in tile.reactions)
    }
    for key, box in book.boxes.items():
        reaction = box.reaction
        if reaction is not None and reaction.on in ENDING and not reaction.may and hurts(reaction.do):
            found.add(key)
    return frozenset(found)


# Questions


def answers(n: "Night", seat: Seat) -> dict[str, tuple[str, ...]]:
    """What each answer to the question that this seat is asked does, where it is printed."""
    frame = n.stack[-1] if n.stack else None
    if isinstance(frame, Choosing) and frame.seat == seat and frame.op == "option":
        step = n.book.blocks[frame.extra[0]][int(frame.extra[1])]
        assert isinstance(step, s.Choose)
        return {option.id: gist(option.do) for option in step.options if option.id in frame.options}
    if isinstance(frame, Secretly) and frame.waiting[:1] == (seat,):
        return {option.id: gist(option.do) for option in frame.step(n).options}
    if isinstance(frame, Paying) and frame.seat == seat:
        price = tuple(f"lose:{TRAITS[trait]}" for trait in frame.traits[:1])
        return {"yes": (*price, *gist(n.book.blocks.get(frame.block, ())))}
    if isinstance(frame, React) and frame.waiting and frame.waiting[0][2] == seat:
        ident, place, _ = frame.waiting[0]
        return {"yes": gist(reactions_of(n, ident)[place].do)}
    return {}


def rolling(n: "Night") -> str:
    """The faces that lie on the table while somebody thinks about rolling again."""
    frame = n.stack[-1] if n.stack else None
    return frame.faces if isinstance(frame, Rolling) else ""
