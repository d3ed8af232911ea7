"""When the game is over: how it ended, what was true, and how to check it."""

from typing import Any

from yakata.cli.terminal.look import Look
from yakata.cli.terminal.record_commands import commands
from yakata.cli.terminal.seating import Seating
from yakata.cli.terminal.sitting import Sitting
from yakata.kernel import Play, Rules
from yakata.words import Words


def ending(sitting: Sitting, look: Look) -> list[str]:
    words, play = sitting.words, sitting.play
    assert play.result is not None
    lines = ["", words.result(play.result)]
    story = f"ending-{play.result.key}"
    if words.knows(story):
        lines += ["", words.say(story)]
    lines += ["", _winners(play, sitting.seating, words)]
    if truth := look.truth(play):
        lines += ["", *truth]
    if sitting.record_file is not None:
        lines += ["", words.say("seats-record", file=str(sitting.record_file))]
        told = commands(words, sitting.record_file, *_pack(play.game))
        lines += [f"{sentence} {command}" for sentence, command in told]
    return lines


def _pack(game: Rules[Any]) -> list[str]:
    """The part of a command that says with which content of one's own the game was played."""
    folders = [folder.parent for folder in game.text_folders] if game.own_content else []
    return ["--pack", str(folders[-1])] if folders else []


def _winners(play: Play[Any], seating: Seating, words: Words) -> str:
    """Who has the highest score, above 0, has won."""
    assert play.result is not None
    best = max(play.result.scores)
    winners = [seating.called(seat, words) for seat, score in enumerate(play.result.scores) if score == best > 0]
    return words.say("seats-won", winners=winners) if winners else words.say("seats-nobody-won")
