"""The same game line by line: what is asked, what is answered."""

from collections.abc import Iterable
from typing import TextIO

from yakata.cli.play import pages
from yakata.cli.play.forecast import explanation
from yakata.cli.play.glyphs import Glyphs
from yakata.cli.play.plain_view import plain_legend, plain_view
from yakata.cli.play.table import Table
from yakata.hidden_rooms.squares import NOWHERE
from yakata.kernel import Refused


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
        self.say(self.table.said(self.table.play.events) if not self.table.resumed else [])
        self.say([*plain_legend(self.words, self.glyphs), self.words.say("plain-help"), ""])
        self.look()
        while not self.table.play.over:
            self.say([self.words.say("plain-ask")], end=" ")
            said = self.hear()
            if said is None or said[:1] == ["quit"]:
                self.say(["", self.table.trouble or self.words.say("saved")])
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
        return line.lower().split() if line else None

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
            self.say(f"{n:>2}  {choice}  ({self.words.choice(choice)})" for n, choice in enumerate(ask.choices, 1))

    def answer(self, said: list[str]) -> None:
        if not said:
            self.say([self.words.say("empty-text"), self.words.say("plain-help")])
            return
        command = getattr(self, f"do_{said[0]}", None)
        if command is not None:
            command(said[1:])
        elif said[0].isdecimal() and self.by_number(said[0]) == said[0]:
            self.say([self.words.say("plain-no-number", number=said[0])])
        else:
            self.choose(self.by_number(" ".join(said)))

    def by_number(self, text: str) -> str:
        """The text of the choice with this number; anything else as it is."""
        numbered = {str(number): str(choice) for number, choice in enumerate(self.table.play.choices, 1)}
        return numbered.get(text, text)

    def choose(self, text: str) -> None:
        try:
            events = self.table.choose(text)
        except Refused as refused:
            self.say([self.words.refusal(refused.reason)])
            return
        self.say(self.table.said(events))
        if self.table.trouble:
            self.say([self.table.trouble])
        self.say([""])
        self.look()

    # Words that are no choices

    def do_undo(self, _: list[str]) -> None:
        try:
            self.table.undo()
        except Refused as refused:
            self.say([self.words.refusal(refused.reason)])
            return
        self.say([self.words.say("undone")])
        self.look()

    def do_why(self, said: list[str]) -> None:
        if not said:
            self.say([self.words.say("plain-why-what")])
            return
        text = self.by_number(" ".join(said))
        refusal = self.table.play.why_not(text)
        if refusal is None:
            self.say([self.words.say("plain-possible", choice=self.words.choice(self.table.play.game.parse(text)))])
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
        known = number in pages.rule_numbers(self.words)
        self.say([f"[{number}] {self.words.rule(number)}" if known else self.words.say("plain-no-rule", rule=number)])

    def do_log(self, _: list[str]) -> None:
        self.say(map(str, pages.log(self.table)))

    def do_view(self, _: list[str]) -> None:
        self.look()

    def do_help(self, _: list[str]) -> None:
        self.say([*pages.goal_lines(self.table.house, self.words), ""])
        self.say([*plain_legend(self.words, self.glyphs), self.words.say("plain-help")])
