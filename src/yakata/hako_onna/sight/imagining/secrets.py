"""While she chooses her secrets: other secrets that she may have chosen."""

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yakata.hako_onna.state.night import Night


def redraw(s: "Night", rng: Random) -> None:
    """What she has chosen so far, chosen again; where she looks for a place to hide, she begins anew."""
    at = next(n for n, frame in enumerate(s.stack) if type(frame).__name__ == "Secrets")
    frame = s.stack[at]
    content = s.content
    if s.code:
        row = s.options.code_in_a_row()
        codes = [code for code in combinations(range(1, 7), 3) if not row or code[2] - code[0] == 2]
        s.code = rng.choice(codes)
    if s.weakness:
        s.weakness = rng.choice(sorted(content.weapons))
        numbers = [f"number-{n}" for n in range(1, 7) if n not in s.code]
        weak = [f"not-{weapon}" for weapon in content.weapons if weapon != s.weakness]
        s.bag = tuple(sorted((*content.mix, *numbers, *weak)))
    powers = sorted(s.rules.numbered(s.options).values())
    legal = [card for card in powers if not s.power(card).never_first]
    if s.powers:
        s.powers = s.drawn = (rng.choice(legal),)
        s.fresh = tuple(card for card in powers if card not in s.powers)
    elif frame.drawn:  # type: ignore[attr-defined]
        frame.drawn = tuple(sorted(rng.sample(powers, len(frame.drawn))))  # type: ignore[attr-defined]
    bones = s.tile("bones")
    if bones in s.faces:
        del s.stack[at + 1 :]
        frame.at, frame.at_room = "haunt", ""  # type: ignore[attr-defined]
        spot = rng.choice([n for n in range(len(content.shadows)) if n != content.safe])
        safe = s.tile("safe")
        s.faces = tuple(
            safe if n == content.safe else bones if n == spot else "unseen" for n in range(len(content.shadows))
        )
        s.knows = {key: note for key, note in s.knows.items() if key >= 1000} | {spot: (bones, 0, "placed", False)}
