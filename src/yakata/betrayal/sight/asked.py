"""Questions and choices in words that need the view of the seat that is asked."""

from collections.abc import Mapping

from yakata.betrayal.rules.choices import Act, Pick, Ready
from yakata.betrayal.sight.view import NightView
from yakata.kernel import Choice, Phrase

Secrets = Mapping[str, frozenset[str]]
"""What each secret can be."""


def question(view: NightView, secrets: Secrets) -> Phrase | None:
    """Which tile is laid, what damage is left, which secret is chosen or guessed; nobody talks who reads alone."""
    if view.prompt == "lay-found" and view.laying:
        return Phrase("prompt-lay-found-tile", {"tile": view.laying})
    if view.prompt == "lower" and view.harm:
        return Phrase("prompt-lower-left", {"count": view.harm})
    if view.prompt == "reading" and _reads_alone(view):
        return Phrase("prompt-reading-alone")
    if view.prompt in ("hide", "guess") and view.card in secrets:
        return Phrase(f"prompt-{view.prompt}-of", {"secret": view.card})
    return None


def answer(view: NightView, choice: Choice, secrets: Secrets) -> Phrase | None:
    """What a secret can be, by the words of this one alone; the one thing that lies here; that one alone has read."""
    if isinstance(choice, Ready):
        return Phrase("choice-ready-alone") if _reads_alone(view) else None
    if choice == Act("pick-up"):
        here = view.people[view.seat].tile if view.seat >= 0 else ""
        lying = [thing for tile in view.tiles if here and tile.id == here for thing in tile.things]
        return Phrase("choice-pick-pick-up-what", {"what": lying[0]}) if len(lying) == 1 else None
    if not isinstance(choice, Pick) or view.prompt not in ("hide", "guess"):
        return None
    meant = [one for one in dict.fromkeys((view.card, *view.possible)) if choice.what in secrets.get(one, ())]
    if not meant:
        return None
    said = Phrase(f"secret-{meant[0]}-{choice.what}")
    return Phrase("choice-pick-guess", {"what": said}) if view.prompt == "guess" else said


def _reads_alone(view: NightView) -> bool:
    return any(side == (view.seat,) for side in view.apart)
