"""Dice that anyone can check.

Before the first draw the keeper of the dice shows the SHA-256 of a secret. Then every seat gives a nonce. Draw number
``k`` (from 1) is the HMAC-SHA-256 of ``nonce:nonce:...:k:try`` under the secret, read as a number; numbers in the last
incomplete block are thrown away (``try`` counts from 0), so that every ticket is equally likely. At the end the secret
is shown, and the record proves every draw.
"""

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from yakata.kernel.asks import Odds, Outcome
from yakata.kernel.refusals import YakataError

SPACE = 1 << 256


class BadDice(YakataError, ValueError):
    """A secret or nonce that is none."""


def fresh_secret() -> str:
    return secrets.token_hex(32)


def fresh_nonce() -> str:
    return secrets.token_hex(16)


def seeded(seed: str | int, purpose: str) -> str:
    """A secret or nonce that the same seed always gives: to repeat a game, not to keep one."""
    return sha256(f"yakata:{purpose}:{seed}".encode(errors="surrogatepass")).hexdigest()


def house_nonce(promise: str, seat: int) -> str:
    """The nonce of a seat that gives none: it follows from the promise, so that nobody can choose it any more."""
    return seeded(promise, f"nonce {seat}")[:32]


def commitment(secret: str) -> str:
    """What is shown before the first draw."""
    return sha256(_secret(secret)).hexdigest()


def _secret(secret: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadDice("a secret is 64 digits, 0 to f")
    return bytes.fromhex(secret)


def _nonce(nonce: str) -> str:
    if not re.fullmatch(r"([0-9a-f]{2}){1,32}", nonce):
        raise BadDice("a nonce is 2 to 64 digits, 0 to f, an even number of them")
    return nonce


class Dice:
    """The draws of one game, in order."""

    def __init__(self, secret: str, nonces: Sequence[str] = (), count: int = 0) -> None:
        self.secret = secret
        self.nonces = tuple(map(_nonce, nonces))
        self.count = count
        self._begun = hmac.new(_secret(secret), ":".join((*self.nonces, "")).encode(), "sha256")
        """All that the draws have in common. A copy of it goes on quicker than a new one, and keeps the interpreter."""

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
        draw = self._begun.copy()
        draw.update(f"{self.count}:{attempt}".encode())
        return int.from_bytes(draw.digest(), "big")
