"""The pages behind the board: what they say, line by line."""

from collections.abc import Iterator

from rich.style import Style

from yakata.cli.play import palette
from yakata.cli.play.forecast import explanation
from yakata.cli.play.glyphs import Glyphs
from yakata.cli.play.table import Table
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import NOWHERE, name
from yakata.hidden_rooms.tiles import COLOURS
from yakata.kernel import Refusal
from yakata.words import Words

Line = tuple[str, Style]
"""A sentence and how it is lit. An empty one is a gap."""

GAP: Line = ("", palette.PLAIN)


def goal_lines(house: House, words: Words) -> list[str]:
    """The game in six lines."""
    last = "intro-end-stage" if house.options.stage else "intro-end"
    keys = ("intro-goal", "intro-rooms", "intro-fits", "intro-memory", "intro-monster")
    return [*(words.say(key) for key in keys), words.say(last, end=name(house.page.end))]


def intro(table: Table, glyphs: Glyphs) -> list[Line]:
    """Before the first turn."""
    words, page = table.words, table.house.page
    lines: list[Line] = [(text, palette.QUIET) for text in table.opening]
    lines += [(text, palette.PLAIN) for text in goal_lines(table.house, words)]
    icons = "   ".join(f"{glyphs.icons[each]} {words.say(f'colour-{each}')}" for each in COLOURS)
    title = f"{words.say('stage-label', stage=page.number)} · {getattr(page.name, words.language)}"
    story = getattr(page.story, words.language)
    dice = words.say("intro-dice", commitment=table.play.header.commitment[:24] + "…")
    return [*lines, GAP, (icons, palette.QUIET), GAP, (title, palette.LIT), (story, palette.PLAIN), GAP,
            (dice, palette.FAINT)]  # fmt: skip


def help_page(table: Table, glyphs: Glyphs, refused: Refusal | None) -> list[Line]:
    """Why not, what the monster does next, the game, the keys and the marks."""
    words, house = table.words, table.house
    lines: list[Line] = []
    if refused is not None:
        lines += [(words.say("help-refused"), palette.LIT), (words.refusal(refused), palette.PLAIN)]
        if refused.rule:
            lines.append((f"  [{refused.rule}] {words.rule(refused.rule)}", palette.QUIET))
        lines.append(GAP)
    lines.append((words.say("help-monster"), palette.LIT))
    if house.monster == NOWHERE or house.over:
        lines.append((words.say("game-over" if house.over else "help-waiting"), palette.PLAIN))
    else:
        lines += [(text, palette.PLAIN if text[0] != " " else palette.QUIET) for text in explanation(house, words)]
    lines += [GAP, (words.say("help-game"), palette.LIT)]
    lines += [(text, palette.PLAIN) for text in goal_lines(house, words)]
    lines += [GAP, (words.say("help-keys"), palette.LIT)]
    lines += [(words.say(f"help-key-{key}"), palette.PLAIN) for key in ("arrows", "source", "end", "undo", "others")]
    lines += [GAP, (words.say("help-board"), palette.LIT)]
    return [*lines, *((text, palette.PLAIN) for text in marks(words, glyphs))]


def marks(words: Words, glyphs: Glyphs) -> Iterator[str]:
    """What the characters on the board mean."""
    yield "   ".join(f"{glyphs.icons[each]} {words.say(f'colour-{each}')}" for each in COLOURS)
    yield words.say("help-mark-child", mark=words.say("child"), star=words.say("help-mark-star"))
    yield words.say("help-mark-monster", mark=glyphs.monster("down"))
    yield words.say("help-mark-gaze", mark=glyphs.shade)
    yield words.say("help-mark-route", mark=glyphs.arrows["right"], end=glyphs.end)
    yield words.say("help-mark-lit")


def rules(words: Words) -> list[Line]:
    """Every rule by its number."""
    return [(f"{number:<5}{words.rule(number)}", palette.PLAIN) for number in rule_numbers(words)]


def rule_numbers(words: Words) -> Iterator[str]:
    for letters in ("K", "KQ"):
        number = 1
        while words.knows(f"rule-{letters}{number}"):
            yield f"{letters}{number}"
            number += 1


def log(table: Table) -> list[Line]:
    """Everything that has happened, the newest last."""
    words = table.words
    dice = words.say("log-dice", commitment=table.play.header.commitment)
    lines: list[Line] = [(dice, palette.FAINT), GAP]
    for event in table.play.events:
        style = palette.QUIET if event.key.startswith("monster-") else palette.PLAIN
        rule = f" [{event.slots['rule']}]" if "rule" in event.slots else ""
        if event.key in ("stage-opened", "stage-won", "stage-lost"):
            style = palette.LIT
        lines.append((words.event(event) + rule, style))
    return lines


def over(table: Table) -> list[Line]:
    """The result, the stages, and how to check and replay it."""
    words, play = table.words, table.play
    assert play.result is not None
    lines: list[Line] = [(words.result(play.result), palette.LIT), GAP, (words.say("over-stages"), palette.STRONG)]
    stages = (event for event in play.events if event.key in ("stage-won", "stage-lost"))
    lines += [(words.event(event), palette.PLAIN) for event in stages]
    lines.append(GAP)
    if table.trouble:
        lines.append((table.trouble, palette.WARNING))
    if table.record_file is not None:
        file = str(table.record_file)
        lines += [(words.say(f"over-{key}", file=file), palette.PLAIN) for key in ("record", "verify", "replay")]
    return [*lines, GAP, (words.say("over-again"), palette.STRONG)]
