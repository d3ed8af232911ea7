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
    seat: Annotated[str | None, Parameter(help="Where you sit: ghost, visitor1, ... Several with --hot-seat.")] = None,
    seats: Annotated[int | None, Parameter(help="How many play; bots take the other seats.")] = None,
    bot: Annotated[str | None, Parameter(help="Which bot; else the strongest.")] = None,
    hot_seat: Flag = False,
    seed: Annotated[str | None, Parameter(help="Dice that come out the same each time; else they are new.")] = None,
    lang: Language = "en",
    option: OptionList = None,
    stages: StageFolder = None,
    new: Flag = False,
    plain: Flag = False,
) -> int:
    """Play in the terminal. In Hidden Rooms arrow keys move and search, **?** explains, **u** takes back, **q** saves
    and leaves. Games with several seats are played line by line; **?** explains, **quit** saves and leaves.

    For example:

    - **yakata play hidden-rooms**: the whole game; goes on where you left it
    - **yakata play hidden-rooms --stage 3 --lang ja**: one stage, in Japanese
    - **yakata play hidden-rooms --stage 1 --seed demo --new**: the same dice for everyone
    - **yakata play hidden-rooms -o reshuffle_at=5 -o turn_limit=40**: other rulings
    - **yakata play hidden-rooms --plain**: as text, line by line
    - **yakata play hako-onna**: a Visitor among bots
    - **yakata play hako-onna --seat ghost -o house=build**: you are the one who hides, in a house that is built first
    - **yakata play hako-onna --seats 4 --seat ghost,visitor1 --hot-seat**: two people on one screen

    Parameters
    ----------
    hot_seat
        Several people on one screen; a curtain falls between their seats. Without --seat, people sit everywhere.
    new
        Begin anew; a game you left is set aside.
    plain
        Line by line, for screen readers and pipes; games with several seats without drawings.
    """
    options = options_from(option or [])
    if stage is not None:
        options["stage"] = str(stage)
    loaded = load_game(game, stages)
    if not isinstance(loaded, HiddenRooms):
        from yakata.cli.terminal.play import play_seats
        from yakata.cli.terminal.seating import seat_people

        return play_seats(
            loaded,
            seat_people(loaded, seat, seats, bot, hot_seat=hot_seat),
            options={**loaded.quick, **options},
            seed=seed,
            lang=lang,
            drawn=not plain,
            fresh=new,
            folder=data_folder(),
        )
    if (seat, seats, bot, hot_seat) != (None, None, None, False):
        raise BadOptions(f"{game} is played alone: no --seat, --seats, --bot or --hot-seat")

    from yakata.cli.terminal.hidden_rooms.play import play as play_in_terminal  # Textual takes a moment to load

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
