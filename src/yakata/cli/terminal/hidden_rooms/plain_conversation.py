"""The same game line by line: what is asked, what is answered."""

from collections.abc import Iterable
from typing import TextIO

from yakata.cli.terminal.answers import small
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hidden_rooms import pages
from yakata.cli.terminal.hidden_rooms.forecast import explanation
from yakata.cli.terminal.hidden_rooms.keys import spoken
from yakata.cli.terminal.hidden_rooms.plain_view import plain_legend, plain_view
from yakata.cli.terminal.hidden_rooms.stage_over import split
from yakata.cli.terminal.hidden_rooms.table import Table
from yakata.hidden_rooms.choices import Move, Search
from yakata.hidden_rooms.squares import BESIDE, NOWHERE
from yakata.kernel import Choice, Refusal, Refused

SHORT = {"?": "help", "h": "help", "r": "rules", "l": "log", "u": "undo", "q": "quit", "e": "end", "d": "draw"}
"""The keys of the board are understood here too."""


class Conversation:
    """Reads a line, answers in lines. The end of the input is a way to quit, and it is saved like any other."""

    def __init__(self, table: Table, glyphs: Glyphs, source: TextIO, out: TextIO) -> None:
        self.table = table
        self.words = table.words
        self.glyphs = glyphs
        self.source = source
        self.out = out

    def run(self) -> int:
        self.say(self.table.opening)
        if not self.table.resumed:
            self.say([*pages.goal_lines(self.table.house, self.words), ""])
            self.say([*map(str, pages.stage_lines(self.table.house, self.words, self.glyphs)), ""])
        self.say(self.table.said(self.table.play.events) if not self.table.resumed else [])
        self.say([*plain_legend(self.words, self.glyphs), self.words.say("plain-help"), ""])
        self.look()
        while not self.table.play.over:
            self.say([self.words.say("plain-ask")], end=" ")
            said = self.hear()
            if said is None or said[:1] == ["quit"]:
                self.say(["", self.table.trouble or self.words.say("game-saved")])
                return 0
            self.answer(said)
        self.say(map(str, pages.over(self.table)[:-1]))
        return 0

    def hear(self) -> list[str] | None:
        """The words of the next line; ``None`` at the end."""
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            return None
        said = small(line).split()
        return [SHORT.get(said[0], said[0]), *said[1:]] if said else [] if line else None

    def say(self, lines: Iterable[str], end: str = "\n") -> None:
        for line in lines:
            self.out.write(line + end)
        self.out.flush()

    def look(self) -> None:
        """The view, the question, and the choices by number."""
        self.say(plain_view(self.table.house, self.words, self.glyphs))
        ask = self.table.play.ask
        if ask is not None:
            self.say(["", self.words.prompt(ask.prompt)])
            self.say(f"{n:>2}  {self.listed(choice)}" for n, choice in enumerate(ask.choices, 1))

    def listed(self, choice: Choice) -> str:
        """The words to type, and what they mean."""
        meant = self.named(choice)
        return meant if meant.startswith(f"{choice},") else f"{choice}  ({meant})"

    def named(self, choice: Choice) -> str:
        """``search up, to F5``, and what is wrong with it where the monster stands (K30, KQ12)."""
        named, house = self.words.choice(choice), self.table.house
        if not isinstance(choice, (Move, Search)):
            return named
        there = BESIDE[choice.to][house.child]
        named = self.words.say("plain-way", choice=named, square=there)
        return self.words.say("plain-danger", choice=named) if there == house.monster else named

    def answer(self, said: list[str]) -> None:
        if not said:
            self.say([self.words.say("empty-text"), self.words.say("plain-help")])
            return
        command = getattr(self, f"do_{said[0]}", None)
        if command is not None:
            command(said[1:])
        elif isinstance(text := self.meant(said), Refusal):
            self.say([self.words.refusal(text)])
        else:
            self.choose(text)

    def meant(self, said: list[str]) -> str | Refusal:
        """The text of the choice with this number, or in these words."""
        choices = self.table.play.choices
        if len(said) > 1 or not said[0].isdecimal():
            return spoken(said, self.table.house)
        if 1 <= int(said[0]) <= len(choices):
            return str(choices[int(said[0]) - 1])
        return Refusal("plain-no-number", slots={"number": said[0]})

    def choose(self, text: str) -> None:
        try:
            events = self.table.choose(text)
        except Refused as refused:
            self.say([self.words.refusal(refused.reason)])
            return
        told, ended, later = split(events)
        self.say(self.table.told(told))
        if self.table.trouble:
            self.say([self.table.trouble])
        if ended and later:
            self.say(["", *map(str, pages.passage(self.table, self.glyphs)), "", *self.table.said(later[-1:])])
        self.say([""])
        self.look()

    # Words that are no choices

    def do_undo(self, _: list[str]) -> None:
        try:
            self.table.undo()
        except Refused as refused:
            self.say([self.words.refusal(refused.reason)])
            return
        self.say([self.words.say("undone"), ""])
        self.look()

    def do_why(self, said: list[str]) -> None:
        if not said:
            self.say([self.words.say("plain-why-what")])
            return
        text = self.meant(said)
        refusal = text if isinstance(text, Refusal) else self.table.play.why_not(text)
        if refusal is None:
            choice = self.table.play.game.parse(str(text))
            self.say([self.words.say("plain-possible", choice=self.named(choice))])
        else:
            self.say([self.words.refusal(refusal)])
            if refusal.rule:
                self.say([f"[{refusal.rule}] {self.words.rule(refusal.rule)}"])

    def do_monster(self, _: list[str]) -> None:
        if self.table.house.monster == NOWHERE:
            self.say([self.words.say("help-waiting")])
            return
        for sentence, rule in explanation(self.table.house, self.words):
            self.say([sentence, f"   [{rule}] {self.words.rule(rule)}"])

    def do_rules(self, _: list[str]) -> None:
        self.say(map(str, pages.rules(self.words)))

    def do_rule(self, said: list[str]) -> None:
        number = said[0].upper() if said else ""
        known = self.words.knows(f"rule-{number}")
        self.say([f"[{number}] {self.words.rule(number)}" if known else self.words.say("plain-no-rule", rule=number)])

    def do_log(self, _: list[str]) -> None:
        self.say(map(str, pages.log(self.table)))

    def do_view(self, _: list[str]) -> None:
        self.look()

    def do_help(self, _: list[str]) -> None:
        self.say([*pages.goal_lines(self.table.house, self.words), ""])
        self.say([*plain_legend(self.words, self.glyphs), self.words.say("plain-help")])
