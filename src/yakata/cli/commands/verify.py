"""``yakata verify``."""

from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import File, Flag, PackFolder, StageFolder
from yakata.cli.falling import fall_again
from yakata.cli.records import read_record
from yakata.cli.screen import FAILED, complain
from yakata.kernel import BadOptions, RecordError
from yakata.kernel import verify as verify_record
from yakata.kernel.replay import lines_of
from yakata.tower import available

Physics = Annotated[Flag, Parameter(help="Let every disc of the noise tower fall again (needs yakata[tower]).")]


def verify(file: File, *, physics: Physics = False, stages: StageFolder = None, pack: PackFolder = None) -> int:
    """Check a finished game: every line by the rules, every draw by the dice.

    What was seen and not drawn (how a disc of the noise tower came down) is counted; --physics lets each fall again.

    Exit code 0: proved. 1: something is wrong, with its line. 2: not a record, or no physics here.

    For example: **yakata verify game.yakata**
    """
    if physics and not available():
        raise BadOptions("there is no physics here: install yakata[tower]")
    source, record, game = read_record(file, stages, pack)
    try:
        proof = verify_record(game, source)
    except RecordError as wrong:
        complain(f"{file.name}: {wrong}")
        return FAILED
    print(f"{file.name}: {game.name}, {proof.entries} lines by the rules, {proof.draws} draws by the dice")
    if proof.witnessed:
        print(f"{proof.witnessed} outcomes seen and not drawn")
    if physics and not fall_again(game, record, lines_of(source), file.name):
        return FAILED
    print(f"promised before the first draw: {record.commitment}")
    print("all true")
    return 0
