"""``yakata pack language``."""

from yakata.betrayal.language.describing.reference import reference


def language() -> None:
    """Print every word of the pack language: who, where, numbers, tests, triggers, steps, tables.

    For example: **yakata pack language > pack-language.md**
    """
    print(reference(), end="")
