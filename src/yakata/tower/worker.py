"""A process that answers how discs fall: ``python -m yakata.tower.worker``."""

from typing import Final

import msgspec

from yakata.apart import answer_questions
from yakata.tower.discs import Question
from yakata.tower.trajectory import Trajectory

MEMORY: Final = 512 << 20
"""Bytes of address space, several times what discs need."""


class Answer(msgspec.Struct, frozen=True):
    """What came of a question, or what went wrong."""

    settled: str = ""
    trajectory: Trajectory | None = None
    trouble: str = ""


def answer(question: bytes) -> Answer:
    from yakata.tower.physics import watch

    try:
        settled, trajectory = watch(msgspec.json.decode(question, type=Question))
    except Exception as trouble:
        return Answer(trouble=f"{type(trouble).__name__}: {trouble}")
    return Answer(str(settled), trajectory)


if __name__ == "__main__":
    import yakata.tower.physics  # noqa: F401  # takes its time once, before the first question

    answer_questions(lambda question: msgspec.json.encode(answer(question)), MEMORY)
