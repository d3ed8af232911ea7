"""``yakata pack play``."""

from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import Flag, Language
from yakata.cli.packs import Folder, pack_folder, sound_game
from yakata.cli.screen import data_folder
from yakata.kernel import BadOptions


def play(
    folder: Folder,
    *,
    haunt: Annotated[
        str | None, Parameter(help="The haunt that will come; else the pack's own, if it has one.")
    ] = None,
    seat: Annotated[str | None, Parameter(help="Where you sit: seat1, seat2, ... Several with --hot-seat.")] = None,
    seats: Annotated[int | None, Parameter(help="How many play; bots take the other seats.")] = None,
    bot: Annotated[str | None, Parameter(help="Which bot; else the strongest.")] = None,
    hot_seat: Flag = False,
    seed: Annotated[str | None, Parameter(help="Dice that come out the same each time; else they are new.")] = None,
    lang: Language = "en",
    new: Flag = False,
    plain: Flag = False,
) -> int:
    """Play a pack in the terminal, against bots. **?** explains, **quit** saves and leaves.

    In the browser: **yakata serve --pack FOLDER --browse**.

    For example:

    - **yakata pack play moth-house**
    - **yakata pack play moth-house --haunt cold-wick --seats 4 --lang ja**
    - **yakata pack play moth-house --seed 7 --new**: the same dice again

    Parameters
    ----------
    hot_seat
        Several people on one screen; a curtain falls between their seats. Without --seat, people sit everywhere.
    new
        Begin anew; a game you left is set aside.
    plain
        Without drawings, for screen readers and pipes.
    """
    from yakata.betrayal.language.files.gathering_packs import read_pack
    from yakata.cli.terminal.play import play_seats
    from yakata.cli.terminal.seating import seat_people

    place = pack_folder(folder)
    game = sound_game(place)
    pack = read_pack(place)
    own = [one.id for file in pack.files for one in file.haunts]
    if haunt is not None and haunt not in game.book.haunts:
        raise BadOptions(f"no haunt {haunt!r} (there are {', '.join(own) or 'none'} in {pack.name})")
    return play_seats(
        game,
        seat_people(game, seat, seats, bot, hot_seat=hot_seat),
        options={"haunt": haunt or (own[0] if len(own) == 1 else "any")},
        seed=seed,
        lang=lang,
        drawn=not plain,
        fresh=new,
        folder=data_folder() / "packs" / pack.name,
    )
