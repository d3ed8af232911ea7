"""Tokens: random, shown once, kept as hashes."""

import secrets
from hashlib import sha256


def fresh_token() -> str:
    """192 bits, for a cookie or a link."""
    return secrets.token_urlsafe(24)


def fresh_id() -> str:
    """A table's or person's public name."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
