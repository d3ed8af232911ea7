"""Dice that anyone can check.

Before the first draw the keeper of the dice shows the SHA-256 of a secret. Then every seat gives a nonce. Draw number
``k`` (from 1) is the HMAC-SHA-256 of ``nonce:nonce:...:k:try`` under the secret, read as a number; numbers in the last
incomplete block are thrown away (``try`` counts from 0), so that every ticket is equally likely. At the end the secret
is shown, and the record proves every draw.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from yakata.kernel.asks import Odds, Outcome

SPACE = 1 << 256


def fresh_secret() -> str:
    return secrets.token_hex(32)


def fresh_nonce() -> str:
    return secrets.token_hex(16)


def seeded(seed: str | int, purpose: str) -> str:
    """A secret or nonce that the same seed always gives: to repeat a game, not to keep one."""
    return sha256(f"yakata:{purpose}:{seed}".encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is shown before the first draw."""
    return sha256(bytes.fromhex(secret)).hexdigest()


class Dice:
    """The draws of one game, in order."""

    def __init__(self, secret: str, nonces: Sequence[str] = (), count: int = 0) -> None:
        self.secret = secret
        self.nonces = tuple(nonces)
        self.count = count
        self._key = bytes.fromhex(secret)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def draw(self, odds: Odds) -> Outcome:
        """The next outcome."""
        return odds.at(self.ticket(odds.total))

    def ticket(self, total: int) -> int:
        """The next draw as a number from 0 to ``total - 1``."""
        self.count += 1
        limit = SPACE - SPACE % total
        attempt = 0
        while (number := self._number(attempt)) >= limit:
            attempt += 1
        return number % total

    def _number(self, attempt: int) -> int:
        message = ":".join((*self.nonces, str(self.count), str(attempt)))
        return int.from_bytes(hmac.digest(self._key, message.encode(), "sha256"), "big")
