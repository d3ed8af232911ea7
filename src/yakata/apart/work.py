"""A process that answers questions until nobody asks any more.

Questions come on standard input, answers go to standard output, each after its length in four bytes. When the asker is
gone, however it went, the input ends and so does this.
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO, Final

READY: Final = b"ready"
PATIENT: Final = 5
"""How much nicer such a process is than a table, which cannot wait."""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def answer_questions(
    answer: Callable[[bytes], bytes], memory: int = 0, spent: Callable[[], bool] = lambda: False
) -> None:
    """Until the input ends. ``memory``: bytes that this process may have at the most; 0 for no limit. ``spent``:
    whether it ends after an answer, so that the next question finds a new one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks ends this by going away
    os.nice(PATIENT)
    if memory:
        import resource  # not everywhere

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    work(answer, sys.stdin.buffer, sys.stdout.buffer, spent)


def work(
    answer: Callable[[bytes], bytes],
    questions: BinaryIO,
    answers: BinaryIO,
    spent: Callable[[], bool] = lambda: False,
) -> None:
    answers.write(framed(READY))
    answers.flush()
    while not spent() and len(size := questions.read(4)) == 4:
        answers.write(framed(answer(questions.read(int.from_bytes(size, "big")))))
        answers.flush()
