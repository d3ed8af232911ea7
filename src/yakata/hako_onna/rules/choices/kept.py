"""Choices that a frame remembers."""

from yakata.kernel import Choice


class Kept(Choice, frozen=True, tag=True, tag_field="choice"):
    """A choice that a frame can hold: it is saved with the name of its class."""
