"""Where we are, how we win, how we lose: said before the first question, and whenever somebody asks."""

from collections.abc import Sequence
from typing import Any

from yakata.table.sight.shown import GoalShown
from yakata.table.sight.words import goals_of
from yakata.words import Words

FRAMES = ("where", "win", "lose", "who")
"""The parts of the first minute."""
ENDS = ("win", "lose")


def opening(labels: Sequence[str], words: Words, frames: Sequence[str] = FRAMES) -> list[str]:
    """The first minute, a line for each of its parts; to one side in its own words, where all sit on the same."""
    sides = {label.rstrip("0123456789") for label in labels}
    side = f"-{sides.pop()}" if len(sides) == 1 else ""
    keys = [(f"first-{frame}{side}", f"first-{frame}") for frame in frames]
    return [said for own, every in keys if (said := words.say_or(own, words.say_or(every)))]


def goal_lines(view: Any, labels: Sequence[str], words: Words) -> list[str]:
    """What the seat of this view tries to do and what can stop it; before there is any of it, how one wins at all."""
    goals = goals_of(words.game, words.language, view, words.names(view)) if words.game is not None else []
    if not goals:
        return opening(labels, words, ENDS)
    lines = []
    for kind in ("win", "stop"):
        if said := [_line(goal, words) for goal in goals if goal.kind == kind]:
            lines += [words.say(f"seats-goal-{kind}"), *(f"  {line}" for line in said)]
    return lines


def _line(goal: GoalShown, words: Words) -> str:
    if not goal.of:
        return goal.say
    return words.say("seats-goal-far", said=goal.say, done=goal.done, of=goal.of)
