"""``yakata verify``."""

from yakata.cli.arguments import File, PackFolder, StageFolder
from yakata.cli.records import read_record
from yakata.cli.screen import FAILED, complain
from yakata.kernel import RecordError
from yakata.kernel import verify as verify_record


def verify(file: File, *, stages: StageFolder = None, pack: PackFolder = None) -> int:
    """Check a finished game: every line by the rules, every draw by the dice.

    Exit code 0: proved. 1: something is wrong, with its line. 2: not a record.

    For example: **yakata verify game.yakata**
    """
    source, record, game = read_record(file, stages, pack)
    try:
        proof = verify_record(game, source)
    except RecordError as wrong:
        complain(f"{file.name}: {wrong}")
        return FAILED
    print(f"{file.name}: {game.name}, {proof.entries} lines by the rules, {proof.draws} draws by the dice")
    print(f"promised before the first draw: {record.commitment}")
    print("all true")
    return 0
