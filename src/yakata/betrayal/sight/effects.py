"""What comes of a choice, and how likely, as far as the seat that has it may know."""

from collections.abc import Iterator
from typing import Final

from yakata.betrayal.language.summaries import BEST, SURE, read_gist
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.choices import Act, Answer, Lay, Lower, Pick, Rearrange, Roll
from yakata.betrayal.sight.odds import beats
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.state.house import turned
from yakata.kernel import Choice, Effect

SURELY: Final = {"gain": "trait", "heal": "trait", "lose": "trait", "hurt": "trait", "draw": "deck", "moves": ""}
"""What is said of an action or an answer, and of what it is said."""
PERHAPS: Final = ("gain", "heal", "draw")
"""What is said with the odds that it comes."""
CERTAIN: Final = 100


def effects(view: NightView, choice: Choice) -> Iterator[Effect]:
    if isinstance(choice, Act):
        yield from _act(view, choice)
    elif isinstance(choice, Answer):
        yield from _surely(view.does.get(choice.word, ()))
    elif isinstance(choice, Lay) and view.joining is not None and view.prompt == "lay":
        origin, side = view.through
        yield Effect("effect-lay", {"other": origin, "side": side, "doors": _doors(view.joining.doors, choice.turns)})
    elif isinstance(choice, Rearrange):
        tile = next(one for one in view.tiles if one.id == choice.tile)
        yield Effect("effect-doors", {"doors": _doors(tile.doors, choice.turns - tile.turns)})
    elif isinstance(choice, Lower):
        yield _lower(view, TRAITS.index(choice.trait))
    elif isinstance(choice, Roll):
        yield Effect("effect-value", {"number": view.people[view.seat].values[TRAITS.index(choice.trait)]})
    elif isinstance(choice, Pick) and view.prompt == "monster":
        yield from _strike(view, choice.what)


def _act(view: NightView, choice: Act) -> Iterator[Effect]:
    """By what is printed: what it surely brings, and how often its roll comes out best."""
    act = next((one for one in view.acts if one.key == choice.action), None)
    if act is None:
        return
    yield from _surely(act.does)
    if act.odds < CERTAIN:
        best = [one for one in map(read_gist, act.does) if one.when == BEST and one.does in PERHAPS]
        for one in best:
            yield Effect(f"effect-chance-{one.does}", {SURELY[one.does]: one.what, "odds": act.odds})
        if not best:
            yield Effect("effect-chance", {"odds": act.odds})


def _surely(does: tuple[str, ...]) -> Iterator[Effect]:
    for one in map(read_gist, does):
        if one.when == SURE and one.does in SURELY:
            slot = SURELY[one.does]
            yield Effect(f"effect-{one.does}", {slot: one.what} if slot else {})


def _doors(doors: str, turns: int) -> list[str]:
    return list(turned(tuple(doors), turns % 4))


def _lower(view: NightView, trait: int) -> Effect:
    """The next step down, and what it means."""
    me = view.people[view.seat]
    step, track = me.steps[trait], me.tracks[trait]
    if step <= 1:
        return Effect("effect-lower-skull" if view.haunt else "effect-lower-lost")
    now, then = track[step - 1], track[step - 2]
    return (
        Effect("effect-lower-same", {"now": now}) if now == then else Effect("effect-lower", {"now": now, "then": then})
    )


def _strike(view: NightView, what: str) -> Iterator[Effect]:
    """A monster against somebody: both roll the trait that it attacks with."""
    being = next((one for one in view.beings if one.id == view.being), None)
    person = next((one for one in view.people if one.family == what), None)
    if being is not None and person is not None and being.attack in being.traits:
        odds = beats(being.traits[being.attack], person.values[TRAITS.index(being.attack)])
        yield Effect("effect-strike", {"trait": being.attack, "odds": round(CERTAIN * odds)})
