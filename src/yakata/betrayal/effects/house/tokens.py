"""Tokens that lie face down on tiles: all see that one is there, and only who has looked knows what it is."""

from typing import Any

from yakata.betrayal.effects.house.markers import add_mark
from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, people, tiles
from yakata.betrayal.rules.resolving.reactions import tell_each
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.haunt import Kept, token_on
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Done, Frame, Odds, chance, do


@doing(s.DealTokens)
def deal_tokens(n: Night, frame: Steps, step: s.DealTokens) -> Call | None:
    bag = [token for token, count in step.tokens.items() for _ in range(number(n, count, frame.about))]
    spots = [tile for tile in tiles(n, step.where, frame.about) if token_on(step.back, tile) not in n.secrets]
    return Call(DealingTokens(step.back, tuple(spots), tuple(bag), tuple(step.tokens))) if spots and bag else None


class DealingTokens(Frame):
    """One token after the other is laid face down."""

    back: str
    spots: tuple[str, ...]
    bag: tuple[str, ...]
    kinds: tuple[str, ...]

    @do
    def next(self, n: Night) -> Done | None:
        return None if self.spots and self.bag else Done()

    @chance
    def draw(self, n: Night) -> Odds:
        return Odds.bag("token", self.bag)

    @do
    def laid(self, n: Night, token: Any) -> None:
        tile, self.spots = self.spots[0], self.spots[1:]
        rest = list(self.bag)
        rest.remove(token)
        self.bag = tuple(rest)
        n.secrets[token_on(self.back, tile)] = Kept(token, self.kinds)
        add_mark(n, self.back, tile, 1)
        self.go(DealingTokens.next)


def lying(n: Night, back: str, spots: list[str]) -> list[str]:
    """On which of these tiles such a token lies face down."""
    return [tile for tile in spots if token_on(back, tile) in n.secrets and n.marked(back, tile)]


@doing(s.TurnUp)
def turn_up(n: Night, frame: Steps, step: s.TurnUp) -> Call | None:
    news = []
    for tile in lying(n, step.back, tiles(n, step.where, frame.about)):
        token = n.secrets.pop(token_on(step.back, tile)).value
        n.mark_tile(step.back, tile, -1)
        n.mark_tile(token, tile, 1)
        n.emit("token-up", tile=tile, marker=token)
        n.mark("reveal")
        news.append(("marked", token, tile))
    return tell_each(n, tuple(news), frame.about) if news else None


@doing(s.PeekToken)
def peek_token(n: Night, frame: Steps, step: s.PeekToken) -> Call | None:
    spots = lying(n, step.back, tiles(n, step.where, frame.about))
    for seat in people(n, step.who, frame.about):
        for tile in spots:
            kept = n.secrets[token_on(step.back, tile)]
            n.secrets[token_on(step.back, tile)] = Kept(kept.value, kept.among, kept.known | 1 << seat)
            n.emit("token-looked", seat=seat, tile=tile)
            n.emit("token-seen", audience=(seat,), tile=tile, marker=kept.value)
    return None
