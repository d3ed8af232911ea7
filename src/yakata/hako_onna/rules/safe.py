"""The code of the Safe (H12, H113, HR3): what she can choose, and so what can be guessed."""

from itertools import combinations
from typing import Final

from yakata.hako_onna.rules.choices import Guess, Lock
from yakata.hako_onna.state.night import Night

ANY: Final = tuple(combinations(range(1, 7), 3))
CODES: Final = {"any": ANY, "consecutive": tuple(code for code in ANY if code[2] - code[0] == 2)}
LOCKS: Final = {kind: tuple(Lock(*code) for code in codes) for kind, codes in CODES.items()}
GUESSES: Final = {kind: tuple(Guess(*code) for code in codes) for kind, codes in CODES.items()}
"""By the option ``code``."""


def codes(s: Night) -> tuple[tuple[int, int, int], ...]:
    """The combinations that are possible."""
    return CODES[s.options.code]
