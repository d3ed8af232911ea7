"""The pages behind the board: what they say, line by line."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from rich.style import Style

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hidden_rooms.forecast import explanation, turns_to_end
from yakata.cli.terminal.hidden_rooms.marks import monster_mark, short_mark
from yakata.cli.terminal.hidden_rooms.table import OWN, Table
from yakata.cli.terminal.record_commands import commands
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import NOWHERE, name
from yakata.hidden_rooms.stages import LOSSES
from yakata.hidden_rooms.tiles import COLOURS
from yakata.kernel import Event, Refusal
from yakata.words import Words


class Line(Struct, frozen=True):
    """A sentence, how it is lit, and a mark that stands before it. An empty one is a gap."""

    text: str = ""
    style: Style = palette.PLAIN
    mark: str = ""

    def __str__(self) -> str:
        return self.mark + self.text


GAP = Line()


def goal_lines(house: House, words: Words) -> list[str]:
    """The game in six lines."""
    last = "intro-end-stage" if house.options.stage else "intro-end"
    keys = ("intro-goal", "intro-rooms", "intro-fits", "intro-memory", "intro-monster")
    return [*(words.say(key) for key in keys), words.say(last, end=name(house.page.end))]


def intro(table: Table, glyphs: Glyphs) -> list[Line]:
    """Before the first turn."""
    words = table.words
    return [
        *(Line(text, palette.QUIET) for text in table.opening),
        *map(Line, goal_lines(table.house, words)),
        GAP,
        Line(icons(words, glyphs), palette.QUIET),
        GAP,
        *stage_lines(table.house, words, glyphs),
        GAP,
        Line(words.say("intro-dice", commitment=table.play.header.commitment[:32]), palette.FAINT),
    ]


def stage_lines(house: House, words: Words, glyphs: Glyphs) -> list[Line]:
    """A stage that is about to begin: its monster, and how long its way is."""
    page = house.page
    title = glyphs.joint.join([words.say("stage-label", stage=page.number), getattr(page.name, words.language)])
    way = words.say("stage-way", start=name(page.start), end=name(page.end), turns=turns_to_end(house))
    return [Line(title, palette.LIT), Line(getattr(page.story, words.language)), Line(way)]


def passage(table: Table, glyphs: Glyphs) -> list[Line]:
    """Between two stages: how it stands, and what comes."""
    words, house = table.words, table.house
    score = [
        words.say("passage-score", wins=house.wins, losses=house.losses),
        words.say("passage-win" if house.wins else "passage-wins"),
        words.say("passage-loss" if house.losses == LOSSES - 1 else "passage-losses"),
    ]
    opened = [event for event in table.play.events if event.key == "stage-opened"][-1]
    return [
        Line(words.say("sentence-joint").join(score), palette.STRONG),
        *([Line(words.say("passage-star"))] if house.star else []),
        GAP,
        *stage_lines(house, words, glyphs),
        GAP,
        Line(words.event(opened), palette.QUIET),
    ]


def icons(words: Words, glyphs: Glyphs) -> str:
    return "   ".join(f"{glyphs.icons[each]} {words.say(f'colour-{each}')}" for each in COLOURS)


def help_page(table: Table, glyphs: Glyphs, refused: Refusal | None) -> list[Line]:
    """Why not, what the monster does next, the game, the keys and the marks."""
    words, house = table.words, table.house
    lines = [*_why_not(words, refused), Line(words.say("help-monster"), palette.LIT), *_monster(house, words)]
    if house.child != NOWHERE:
        unseen = " ".join(short_mark(tile, glyphs) for tile in house.pool) or words.say("pool-is-empty")
        lines += [GAP, Line(words.say("help-pool"), palette.LIT), Line(unseen)]
    keys = [words.say(f"help-key-{key}") for key in ("arrows", "source", "end", "undo", "others")]
    for title, texts in (
        ("help-game", goal_lines(house, words)),
        ("help-keys", keys),
        ("help-board", list(marks(words, glyphs))),
    ):
        lines += [GAP, Line(words.say(title), palette.LIT), *map(Line, texts)]
    return lines


def _why_not(words: Words, refused: Refusal | None) -> list[Line]:
    if refused is None:
        return []
    lines = [Line(words.say("help-refused"), palette.LIT), Line(words.say(refused.key, **refused.slots))]
    if refused.rule:
        lines.append(Line(words.rule(refused.rule), palette.QUIET, f"   {refused.rule} "))
    return [*lines, GAP]


def _monster(house: House, words: Words) -> list[Line]:
    if house.monster == NOWHERE or house.over:
        return [Line(words.say("game-over" if house.over else "help-waiting"))]
    lines = []
    for sentence, rule in explanation(house, words):
        lines.append(Line(sentence))
        if rule:
            lines.append(Line(words.rule(rule), palette.QUIET, f"   {rule} "))
    if limit := house.options.turn_limit:
        lines.append(Line(words.say("help-limit", limit=limit, turn=house.turns), palette.QUIET))
    return lines


def marks(words: Words, glyphs: Glyphs) -> Iterator[str]:
    """What the characters on the board mean."""
    yield icons(words, glyphs)
    yield words.say("help-mark-child", mark=words.say("child"), star=words.say("help-mark-star"))
    yield words.say("help-mark-monster", mark=monster_mark("down", glyphs))
    yield words.say("help-mark-gaze", mark=glyphs.shade)
    yield words.say("help-mark-route", mark=glyphs.arrows["right"], past=glyphs.past, end=glyphs.end)
    yield words.say("help-mark-lit")
    yield words.say("help-mark-danger")


def rules(words: Words) -> list[Line]:
    """Every rule by its number; then our rulings."""
    book, rulings = (
        [Line(words.rule(number), mark=f"{number:<5}") for number in rule_numbers(words, letters)]
        for letters in ("K", "KQ")
    )
    return [*book, GAP, Line(words.say("rules-silent"), palette.LIT), *rulings]


def rule_numbers(words: Words, letters: str) -> Iterator[str]:
    number = 1
    while words.knows(f"rule-{letters}{number}"):
        yield f"{letters}{number}"
        number += 1


def log(table: Table) -> list[Line]:
    """Everything that has happened, the newest last; the Child's turns have their numbers."""
    words = table.words
    lines = [Line(words.say("log-dice", commitment=table.play.header.commitment), palette.FAINT), GAP]
    for turn, event in numbered(table.play.events):
        style = palette.QUIET if event.key.startswith("monster-") else palette.PLAIN
        rule = f" [{event.slots['rule']}]" if "rule" in event.slots else ""
        if event.key in ("stage-opened", "stage-won", "stage-lost"):
            style = palette.LIT
        lines.append(Line(words.event(event) + rule, style, f"{turn or '':>3}  "))
    return lines


def numbered(events: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """Each event, with the number of the Child's turn where it begins one; else 0."""
    turn, begun = 0, False
    for event in events:
        own = event.key in OWN
        if event.key == "stage-opened":
            turn = 0
        turn += own and not begun
        yield (turn if own and not begun else 0), event
        begun = own or (begun and not event.key.startswith("monster-"))


def over(table: Table) -> list[Line]:
    """The result, the stages, and how to check and replay it."""
    words, play = table.words, table.play
    assert play.result is not None
    lines = [Line(words.result(play.result), palette.LIT), GAP, Line(words.say("over-stages"), palette.STRONG)]
    lines += [Line(words.event(event)) for event in play.events if event.key in ("stage-won", "stage-lost")]
    lines.append(GAP)
    if table.trouble:
        lines.append(Line(table.trouble, palette.WARNING))
    if table.record_file is not None:
        for sentence, command in commands(words, table.record_file):
            lines += [Line(sentence), Line(command, palette.LIT, "   ")]
    return [*lines, GAP, Line(words.say("over-again"), palette.STRONG)]
