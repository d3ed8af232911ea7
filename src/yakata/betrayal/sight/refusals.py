"""Why something cannot be chosen: the rule that says so."""

from yakata.betrayal.rules.cards.decks import has_for
from yakata.betrayal.rules.choices import Act, Explore, Move
from yakata.betrayal.rules.evening.actions import ATTACK, offers, unpayable
from yakata.betrayal.rules.exploring.locked_doorways import ways
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.betrayal.state.night import Night
from yakata.kernel import Ask, Choice, Refusal


def refuse(n: Night, pending: Ask, choice: Choice) -> Refusal | None:
    """The reason against a choice that is not offered; ``None`` when there is nothing better to say than that."""
    if pending.prompt != "turn":
        return None
    seat = pending.seat
    if isinstance(choice, Move):
        return _no_move(n, seat, choice.tile)
    if isinstance(choice, Explore):
        return _no_explore(n, seat, choice.side)
    if not isinstance(choice, Act):
        return None
    with n.as_if_in_sight(seat):
        return _no_action(n, seat, choice.action)


def _no_move(n: Night, seat: int, tile: str) -> Refusal:
    if tile not in n.house.tiles:
        return Refusal("no-such-tile", "B61", {"tile": tile})
    if tile not in ways(n, seat):
        return Refusal("not-adjacent", "B61", {"tile": tile})
    return Refusal("too-few-moves", "B70", {"cost": cost_to_leave(n, seat), "moves": n.moves})


def _no_explore(n: Night, seat: int, side: str) -> Refusal:
    tile = n.places[seat]
    if side not in n.house_of(seat).open_doorways[tile]:
        return Refusal("no-open-doorway", "B75", {"side": side})
    if not has_for(n, "tiles", n.house.tiles[tile].region):
        return Refusal("no-tile-left", "B80", {"region": n.house.tiles[tile].region})
    return Refusal("too-few-moves", "B70", {"cost": cost_to_leave(n, seat), "moves": n.moves})


def _no_action(n: Night, seat: int, word: str) -> Refusal | None:
    if word == ATTACK and not n.haunt:
        return Refusal("no-attack-yet", "B126")
    if word in n.words:
        return Refusal("word-used", "B118", {"word": word})
    for offer in offers(n, seat):
        if offer.word == word:
            if offer.action.word in n.words:
                return Refusal("word-used", "B118", {"word": offer.action.word})
            if offer.about.card in n.used:
                return Refusal("card-used", "B104", {"card": offer.about.card})
            if unpayable(n, offer.action, offer.about):
                return Refusal("cannot-pay", "B55")
            return Refusal("not-here-not-now", "B117", {"action": word})
    return Refusal("no-such-action", "B116", {"action": word})
