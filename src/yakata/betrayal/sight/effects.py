"""What comes of a choice, and how likely, as far as the seat that has it may know."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import asdict

from yakata.betrayal.language.summaries import BEST, SURE, read_gist
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.choices import Act, Answer, Lay, Lower, Pick, Raise, Rearrange, Reroll, Roll
from yakata.betrayal.sight.odds import beats
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.state.house import turned
from yakata.kernel import Choice, Effect

SURELY: Final = {"gain": "trait", "heal": "trait", "lose": "trait", "hurt": "trait", "draw": "deck", "moves": ""}
"""What is said of an action or an answer, and of what it is said."""
PERHAPS: Final = ("gain", "heal", "draw")
"""What is said with the odds that it comes."""
CERTAIN: Final = 100


REACTS: Final = "react-"
"""Whether a card or a tile is used now: its id stands in the question."""
GOT: Final = ("keep", "pick-up-what", "take-what", "steal")
"""Questions whose answer is a thing that one gets."""


def effects(view: NightView, choice: Choice) -> Iterator[Effect]:
    if fight := view.fights.get(str(choice)):
        yield Effect("effect-fight", asdict(fight))
    if isinstance(choice, Act):
        yield from _act(view, choice)
    elif isinstance(choice, Answer):
        told = list(_surely(view.does.get(choice.word, ())))
        yield from told
        if not told:
            yield from _answer(view, choice.word)
    elif isinstance(choice, Raise):
        yield from _raise(view, TRAITS.index(choice.trait))
    elif view.prompt == "reroll" and view.rolling:
        yield from _reroll(view.rolling, choice)
    elif isinstance(choice, Lay) and view.prompt == "rotate-how":
        turned_to = [one.what for one in map(read_gist, view.does.get(str(choice.turns), ()))]
        yield from (Effect("effect-doors", {"doors": list(doors)}) for doors in turned_to)
    elif isinstance(choice, Pick) and choice.what in view.does:
        yield from _surely(view.does[choice.what])
    elif isinstance(choice, Pick) and view.prompt == "take-five":
        yield Effect("effect-five" if choice.what == "five" else "effect-dice")
    elif isinstance(choice, Pick) and view.prompt in GOT and _is_card(view, choice.what):
        yield Effect("effect-card", {"printed": choice.what})
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
    told = list(_surely(act.does))
    yield from told
    if not told and act.odds == CERTAIN and not act.attack:
        yield Effect("effect-printed", {"printed": choice.action})
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


def _answer(view: NightView, word: str) -> Iterator[Effect]:
    """To questions that are the same for every card."""
    if view.prompt == "heirloom" and view.card:
        yield Effect("effect-heirloom", {"heirloom": view.card}) if word == "yes" else Effect("effect-no-heirloom")
    elif view.prompt == "bury-it":
        yield Effect("effect-bury" if word == "yes" else "effect-on-top")
    elif view.prompt.startswith(REACTS):
        yield (
            Effect("effect-card", {"printed": view.prompt.removeprefix(REACTS)})
            if word == "yes"
            else Effect("effect-not-now")
        )


def _is_card(view: NightView, what: str) -> bool:
    """Objects have a name and no text."""
    held = {card.id for person in view.people for card in person.hand if card.deck}
    lies = any(what in tile.things for tile in view.tiles) and what not in view.objects
    return what in held or what in view.drawn or (lies and not what.startswith("corpse-"))


def _raise(view: NightView, trait: int) -> Iterator[Effect]:
    """The next step up; a trait that is healed goes back to where it began."""
    me = view.people[view.seat]
    step, track = me.steps[trait], me.tracks[trait]
    then = me.starts[trait] if view.prompt == "heal" else min(len(track), step + 1)
    if step:
        yield Effect("effect-raise", {"now": track[step - 1], "then": track[then - 1]})


def _reroll(faces: str, choice: Choice) -> Iterator[Effect]:
    """What lies there, and the dice that show least."""
    if isinstance(choice, Reroll):
        yield Effect("effect-reroll", {"dice": "".join(sorted(faces))[: choice.dice]})
    else:
        yield Effect("effect-keep-roll", {"number": sum(map(int, faces))})


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
