"""``yakata play``."""

import sys
from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import Flag, Language, Name, OptionList, StageFolder
from yakata.cli.screen import data_folder, load_game, options_from
from yakata.hidden_rooms import HiddenRooms
from yakata.kernel import BadOptions


def play(
    game: Name = "hidden-rooms",
    *,
    stage: Annotated[int | None, Parameter(help="Play this stage alone, instead of the whole game.")] = None,
    seed: Annotated[str | None, Parameter(help="Dice that come out the same each time; else they are new.")] = None,
    lang: Language = "en",
    option: OptionList = None,
    stages: StageFolder = None,
    new: Flag = False,
    plain: Flag = False,
) -> int:
    """Play in the terminal. Arrow keys move and search, **?** explains, **u** takes back, **q** saves and leaves.

    For example:

    - **yakata play hidden-rooms**: the whole game; goes on where you left it
    - **yakata play hidden-rooms --stage 3 --lang ja**: one stage, in Japanese
    - **yakata play hidden-rooms --stage 1 --seed demo --new**: the same dice for everyone
    - **yakata play hidden-rooms -o reshuffle_at=5 -o turn_limit=40**: other rulings
    - **yakata play hidden-rooms --plain**: as text, line by line

    Parameters
    ----------
    new
        Begin anew; a game you left is set aside.
    plain
        Line by line, for screen readers and pipes. So it is wherever there is no terminal.
    """
    from yakata.cli.play import play as play_in_terminal  # Textual takes a moment to load

    options = options_from(option or [])
    if stage is not None:
        options["stage"] = str(stage)
    loaded = load_game(game, stages)
    if not isinstance(loaded, HiddenRooms):
        raise BadOptions(f"{game} has no board in the terminal yet; 'yakata sim {game}' lets bots play it")
    loaded.start(loaded.choose_options(options))
    return play_in_terminal(
        loaded,
        options=dict(options),
        seed=seed,
        lang=lang,
        plain=plain or not (sys.stdin.isatty() and sys.stdout.isatty()),
        fresh=new,
        folder=data_folder(),
    )
