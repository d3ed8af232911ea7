"""Every disc that was seen to come down in a record comes down again, by the physics of this machine."""

from typing import Any

from yakata.cli.screen import complain
from yakata.kernel import Game, Record, Witnessed
from yakata.kernel.replay import Lines, replay
from yakata.tower import Question, Settled


def fall_again(game: Game[Any], record: Record, lines: Lines, name: str) -> bool:
    """Whether the same comes of each; what does not is told with its line."""
    from mujoco import __version__

    from yakata.tower.physics import settle

    discs = same = exact = 0
    for moment in replay(game, record, lines):
        if not (moment.witnessed and isinstance(moment.odds, Witnessed) and isinstance(moment.odds.question, Question)):
            continue
        assert moment.entry is not None
        word = moment.entry.text.partition(" ")[2]
        said, now = Settled.parse(word), settle(moment.odds.question)
        discs, same, exact = discs + 1, same + (said.result == now.result), exact + (str(now) == word)
        if said.result != now.result:
            line = lines.entries[moment.number - 1]
            complain(f"{name}: line {line}: the record says that it {said.result}, here it {now.result}")
    print(f"{same} of {discs} discs come down the same here, {exact} to the micrometre (MuJoCo {__version__})")
    return same == discs
