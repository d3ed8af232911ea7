"""A process that answers questions until nobody asks any more: ``python -m yakata.tower.worker``.

Questions come on standard input, answers go to standard output, each after its length in four bytes. When the asker is
gone, however it went, the input ends and so does this.
"""

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from yakata.tower.discs import Question
from yakata.tower.trajectory import Trajectory

READY = b"ready"


class Answer(msgspec.Struct, frozen=True):
    """What came of a question, or what went wrong."""

    settled: str = ""
    trajectory: Trajectory | None = None
    trouble: str = ""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def answer(question: bytes) -> Answer:
    from yakata.tower.physics import watch

    try:
        settled, trajectory = watch(msgspec.json.decode(question, type=Question))
    except Exception as trouble:
        return Answer(trouble=f"{type(trouble).__name__}: {trouble}")
    return Answer(str(settled), trajectory)


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until the input ends."""
    import yakata.tower.physics  # noqa: F401  # takes its time once, before the first question

    answers.write(framed(READY))
    answers.flush()
    while len(size := questions.read(4)) == 4:
        answers.write(framed(msgspec.json.encode(answer(questions.read(int.from_bytes(size, "big"))))))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks ends this by going away
    os.nice(5)  # a tower may wait, a table not
    work(sys.stdin.buffer, sys.stdout.buffer)
