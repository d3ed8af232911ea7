"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

Name = Annotated[str, Parameter(help="The game's name ('yakata games' lists them), or its place: package.module:GAME.")]
Language = Annotated[Literal["en", "ja"], Parameter(help="The language to speak.")]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
OptionList = Annotated[
    list[str] | None, Parameter(name=["--option", "-o"], negative="", help="An option of the game, as key=value.")
]
PackFolder = Annotated[
    Path | None, Parameter(name="--pack", help="The folder of the pack that Betrayal was played with.")
]
StageFolder = Annotated[Path | None, Parameter(help="A folder with stage files of your own.")]
File = Annotated[Path, Parameter(help="A record, as 'yakata play' and 'yakata sim --records' write it.")]
Flag = Annotated[bool, Parameter(negative="")]
Count = Annotated[int, Parameter(validator=Number(gte=1))]
CountOrNone = Annotated[int, Parameter(validator=Number(gte=0))]
