"""What an evening asks of its game: the book that it is played by, and whether somebody has won."""

from typing import Any

from yakata.betrayal.language.book import Book
from yakata.kernel import Rules


class HouseRules(Rules[Any]):
    """The game as the evening knows it."""

    book: Book

    def settle(self, night: Any) -> bool:
        """B4: whether somebody has won by now; then the end has begun."""
        raise NotImplementedError
