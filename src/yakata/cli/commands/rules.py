"""``yakata rules``."""

import sys
from contextlib import nullcontext
from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import Flag, Language, Name, OptionList
from yakata.cli.screen import FAILED, load_game, options_from
from yakata.words import words_for


def rules(
    game: Name,
    *word: Annotated[str, Parameter(help="The number of a rule, or a word that it speaks of. Without: all of it.")],
    lang: Language = "en",
    option: OptionList = None,
    plain: Flag = False,
) -> int:
    """Read the rules of a game as a book: the order of play, the options in force, chapter by chapter.

    For example:

    - **yakata rules hako-onna**: the whole book
    - **yakata rules betrayal omen**: what speaks of Omens
    - **yakata rules hako-onna H62**: one rule by its number
    - **yakata rules hako-onna HR3 -o code=consecutive**: as it is when you play so

    Parameters
    ----------
    plain
        Print it all at once, for screen readers; else a terminal shows it page by page.
    """
    from yakata.cli.terminal.book import book_lines  # the books of the table take a moment to load
    from yakata.cli.terminal.drawing import light
    from yakata.cli.terminal.voice import Voice
    from yakata.table.sight.books import book_shown

    loaded, about = load_game(game), " ".join(word)
    words = words_for(loaded, lang, "yakata.cli")
    chosen = loaded.choose_options(options_from(option or ()))
    voice = Voice(sys.stdin, sys.stdout)
    found = book_lines(book_shown(loaded, lang, chosen), about, words)
    if not found:
        voice.say([words.say("rules-nothing", typed=about[:40])])
        return FAILED
    lines = [(words.say_or("game-title", loaded.name), light.STRONG), *found]
    with nullcontext() if plain else voice.by_pages():
        for line, style in lines:
            voice.say([line], style)
    return 0
