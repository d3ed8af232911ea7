"""One file for the kernel, one for each game, one for what is said between page and table."""

from typing import Any, get_type_hints

from yakata.kernel import Game, View
from yakata.registry import games, load_named
from yakata.table.door.http.api import api
from yakata.table.door.requests import LiveMessage
from yakata.table.door.sockets.messages import LiveAnswer
from yakata.table.typescript.book import Book
from yakata.table.typescript.calls import write_calls


def files_of_the_house() -> dict[str, str]:
    """Every file by its name, with its text."""
    book = Book()
    book.file("kernel", "What every view has.").type_of(View, "")
    for name in sorted(name for name, place in games().items() if place.startswith("yakata.")):
        write_game(book, load_named(name))
    wire = book.file("wire", "What the page and the table say to each other.")
    wire.type_of(LiveMessage, "", taken=True)
    wire.alias("LiveAnswer", LiveAnswer, "Anything a table may say on a socket.")
    write_calls(wire, api)
    return book.texts()


def write_game(book: Book, game: Game[Any]) -> None:
    """What a seat sees of it, what it can choose, and how its campaigns are told."""
    file = book.file(game.name, f"The views and choices of {game.name}.")
    file.type_of(view_of(game), "")
    file.choices(game.choices)
    if game.campaign is not None:
        for told in (type(game.campaign).shown, type(game.campaign).left):
            kind = get_type_hints(told)["return"]
            if isinstance(kind, type):  # else this game has none of its own
                file.type_of(kind, "")
        file.type_of(game.campaign.wish, "", taken=True)


def view_of(game: Game[Any]) -> type[View]:
    """What its rules say that they show."""
    shown: type[View] = get_type_hints(type(game).view)["return"]
    return shown
