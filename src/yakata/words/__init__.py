"""Texts by key, from Fluent catalogues: ``texts/<language>/*.ftl`` beside the code they belong to."""

from yakata.words.names import Names
from yakata.words.words import ALL, LANGUAGES, Words, words_for

__all__ = ["ALL", "LANGUAGES", "Names", "Words", "words_for"]
