"""What a choice does, for the seat that is asked: the power behind a slot, an item's purpose, odds it can know."""

from collections.abc import Iterator

from yakata.hako_onna.rules.choices.ghosts import Activate, Interrupt
from yakata.hako_onna.rules.choices.noise import Both, Flip, Stack
from yakata.hako_onna.rules.choices.setting_up import Keep
from yakata.hako_onna.rules.choices.visitor import Despair, Peek, Use
from yakata.hako_onna.rules.falling import fall
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.night import SLOTS
from yakata.kernel import Choice, Effect


def effects(view: NightView, choice: Choice, content: Content) -> Iterator[Effect]:
    match choice:
        case Activate(slot=slot) | Interrupt(slot=slot):
            yield from _power(view.set_powers[SLOTS.index(slot)])
        case Use(item=item) if item in content.item:
            yield Effect(f"item-{item}-text")
        case Use(item=tile):
            yield Effect(f"tile-{tile}-text")
        case Keep(card=card) if card in content.item:
            yield Effect(f"item-{card}-text")
        case Keep(card=card) if card in content.power:
            yield Effect(f"power-{card}-text")
        case Flip():
            yield from _card(view, content)
        case Stack(care=care) if view.noise.odds:
            yield from _disc(view, care, content)
        case Both():
            yield Effect("item-drops-text")
        case Peek(shadow=shadow):
            yield from _shadow(view, shadow)
        case Despair():  # H133
            yield Effect("effect-despair")


def _power(power: str) -> Iterator[Effect]:
    if power:
        yield Effect("effect-power", {"power": power})
        yield Effect(f"power-{power}-text")


def _card(view: NightView, content: Content) -> Iterator[Effect]:
    """H35: of the cards that this seat has not seen, so many make the sum too high."""
    cards = content.noise.cards
    unseen = [number for number in cards.numbers if number not in view.noise.cards]
    bad = sum(sum(view.noise.cards) + number >= cards.limit for number in unseen)
    surely = "-surely" if bad == len(unseen) else "" if bad else "-never"
    yield Effect(f"effect-flip{surely}", {"bad": bad, "of": len(unseen)})
    if 0 in view.noise.cards:  # H54
        yield Effect("no-pass-with-zero")


def _disc(view: NightView, care: str, content: Content) -> Iterator[Effect]:
    """HR11: as the model of the discs has it."""
    noise, options = view.noise, view.options
    harder = any(content.power[card].effect == "harder-discs" for card in view.face_up_powers)
    discs = content.noise.discs[options.edition][options.difficulty]
    falls = fall(content.noise, discs, noise.next, noise.laid, care, upside_down=harder)
    yield Effect("effect-stack", {"chance": round(100 * (1 - falls))})


def _shadow(view: NightView, shadow: str) -> Iterator[Effect]:
    known = [note.tile for note in view.notes if note.where == shadow and not note.stale]
    if known:
        yield Effect("effect-peek-known", {"tile": known[-1]})
    if not view.may_be or view.seat in {ghost.seat for ghost in view.ghosts}:
        return
    if shadow in view.may_be:
        yield Effect("effect-peek-may", {"count": len(view.may_be) - 1})
    elif any(shadow in where for _, where in view.hakobito_may_be):
        yield Effect("effect-peek-hakobito")
    else:
        yield Effect("effect-peek-safe")
