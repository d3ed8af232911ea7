"""The rulings on what the rulebook leaves open, each in one place (docs/rulings.md)."""

from typing import Final

STUNNED_SLOW: Final = True
"""BR8: a stunned monster is an obstacle still."""
TRAITOR_RESULT: Final = 5
"""B153c, BR18: what the traitor may take instead of a roll for an action on a tile."""
MOST_DICE: Final = 8
LEAST_DICE: Final = 1
HEIRLOOMS: Final = 9
"""B25."""
STEAL_FROM: Final = 2
"""B136: the damage that a STEAL takes the place of."""
DEEPEST: Final = 150
"""What sets itself off again and again stops at so many frames: a pack cannot hang the house."""
MOST_HANDED: Final = 100
"""BR35: after so many times in a turn, Objects change hands no more: every evening ends."""
LONGEST_EXPLORING: Final = 24
"""BR31: after so many rounds without a haunt, the haunt begins by itself."""
