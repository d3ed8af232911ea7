"""``yakata verify``."""

from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import File, Flag, PackFolder, StageFolder
from yakata.cli.falling import fall_again
from yakata.cli.records import read_record
from yakata.cli.screen import FAILED, complain
from yakata.kernel import BadOptions, Record, RecordError
from yakata.kernel import verify as verify_record
from yakata.kernel.dice import house_nonce
from yakata.kernel.replay import lines_of
from yakata.tower import available

Promise = Annotated[str | None, Parameter(help="What the table showed before the first draw (SHA-256, 64 digits).")]
Numbers = Annotated[list[str] | None, Parameter(name="--nonce", help="A number that you gave; may be said again.")]
Physics = Annotated[Flag, Parameter(help="Let every disc of the noise tower fall again (needs yakata[tower]).")]


def verify(
    file: File,
    *,
    commitment: Promise = None,
    nonce: Numbers = None,
    physics: Physics = False,
    stages: StageFolder = None,
    pack: PackFolder = None,
) -> int:
    """Check a finished game: every line by the rules, every draw by the dice.

    A record alone cannot tell what was promised to you: say what you were shown and what you gave, to compare both.

    What was seen and not drawn (how a disc of the noise tower came down) is counted; --physics lets each fall again.

    Exit code 0: proved. 1: something is wrong, with its line. 2: not a record, or no physics here.

    For example: **yakata verify game.yakata --commitment 369e… --nonce 5533…**
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
    if (wrong_promise := _broken(record, commitment, nonce or [])) is not None:
        complain(f"{file.name}: {wrong_promise}")
        return FAILED
    print(f"promised before the first draw: {record.commitment}")
    for label, given in zip(record.seats, record.nonces, strict=True):
        follows = given == house_nonce(record.commitment, record.seats.index(label))
        print(f"number of {label}: {given}{' (follows from the promise)' if follows else ''}")
    print("all true")
    return 0


def _broken(record: Record, commitment: str | None, nonces: list[str]) -> str | None:
    """What of the promise does not hold; nothing where all of it does."""
    if commitment is not None and commitment.strip().lower() != record.commitment:
        return f"its commitment is {record.commitment}, and you were shown another"
    lacking = [given for given in nonces if given.strip().lower() not in record.nonces]
    return f"your nonce {lacking[0]} is not in it" if lacking else None
