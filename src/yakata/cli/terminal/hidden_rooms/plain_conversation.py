"""The same game line by line: what is asked, what is answered."""

from collections.abc import Iterable
from typing import TextIO

from msgspec.structs import replace

from yakata.cli.terminal.answers import Meant, meant, small, why_not
from yakata.cli.terminal.asides import all_of
from yakata.cli.terminal.book import book_lines
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.goals import goal_lines
from yakata.cli.terminal.hidden_rooms import pages
from yakata.cli.terminal.hidden_rooms.forecast import explanation
from yakata.cli.terminal.hidden_rooms.keys import lying, spoken
from yakata.cli.terminal.hidden_rooms.plain_view import said_view
from yakata.cli.terminal.hidden_rooms.stage_over import split
from yakata.cli.terminal.hidden_rooms.table import Table
from yakata.cli.terminal.order import Listed, in_order
from yakata.cli.terminal.pages import command as pages_command
from yakata.cli.terminal.pages import rules_of, why_refused
from yakata.hidden_rooms.choices import Move, Search
from yakata.hidden_rooms.house import CHILD
from yakata.hidden_rooms.squares import BESIDE, NOWHERE
from yakata.kernel import Ask, Choice, Refusal, Refused
from yakata.table.sight.books import book_shown
from yakata.words import Names

SHORT = {"?": "help", "h": "help", "r": "rules", "l": "log", "u": "undo", "q": "quit", "e": "end", "d": "draw"}
"""The keys of the board are understood here too."""


class Conversation:
    """Reads a line, answers in lines. The end of the input is a way to quit, and it is saved like any other."""

    def __init__(self, table: Table, glyphs: Glyphs, source: TextIO, out: TextIO) -> None:
        self.table = table
        self.words = table.words
        self.glyphs = replace(glyphs, joint=self.words.say("list-separator"))  # a dot is hard to hear
        self.source = source
        self.out = out
        self.doubted: Choice | None = None
        """What was chosen by a slip, perhaps, and is asked for once more."""

    def run(self) -> int:
        self.say(self.table.opening)
        if not self.table.resumed:
            self.say([*pages.goal_lines(self.table.house, self.words), ""])
            self.say([*map(str, pages.stage_lines(self.table.house, self.words, self.glyphs)), ""])
        self.say(self.table.said(self.table.play.events) if not self.table.resumed else [])
        self.say([self.words.say("plain-help"), ""])
        self.look(route=True)
        while not self.table.play.over:
            self.say([self.words.say("plain-ask")], end=" ")
            said = self.hear()
            if said is None or (said and self.command(said[0]) == "quit"):
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

    def look(self, *, route: bool = False) -> None:
        """How it stands, the question, and the choices by number."""
        self.say(said_view(self.table.house, self.words, route=route))
        ask = self.table.play.ask
        if ask is not None:
            self.say(["", self.words.prompt(ask.prompt)])
            self.say(f"{n:>2}  {self.named(choice)}" for n, choice in self.listed(ask).numbers.items())

    def listed(self, ask: Ask) -> Listed:
        """Tiles in the order in which they lie there."""
        return in_order(lying(self.table.house) or ask.choices, lambda _: False)

    def named(self, choice: Choice) -> str:
        """``search up, to F5``, and what is wrong with it where the monster stands (K30, KQ12)."""
        named, house = self.words.choice(choice), self.table.house
        if not isinstance(choice, (Move, Search)):
            return named
        there = BESIDE[choice.to][house.child]
        named = self.words.say("plain-way", choice=named, square=there)
        return self.words.say("plain-danger", choice=named) if there == house.monster else named

    def answer(self, said: list[str]) -> None:
        doubted, self.doubted = self.doubted, None
        if not said:
            self.say([self.words.say("empty-text"), self.words.say("plain-help")])
            return
        command = getattr(self, f"do_{self.command(said[0])}", None)
        if command is not None:
            command(said[1:])
            return
        found = self.meant(said)
        if isinstance(found, Refusal):
            self.say([self.words.refusal(found)])
        elif len(found.choices) > 1:
            self.say([self.words.say("seats-which"), *map(self.named, found.choices)])
        elif self.by_slip(found) and found.choices[0] != doubted:
            self.doubted = found.choices[0]
            self.say([self.words.say("seats-twice", choice=self.named(self.doubted))])
        else:
            self.choose(str(found.choices[0]))

    def command(self, word: str) -> str:
        """What is no choice, in the words of this language; each word means itself too."""
        return "monster" if word in self.words.say("plain-words-monster").split() else pages_command(word, self.words)

    def by_slip(self, found: Meant) -> bool:
        """Whether it could be a slip to end the turn like this: something is left to do."""
        ask = self.table.play.ask
        return ask is not None and not found.whole and found.choices[0] in self.listed(ask).twice

    def meant(self, said: list[str]) -> Meant | Refusal:
        """The choices with this number, in these words, or towards this square."""
        ask, text = self.table.play.ask, spoken(said, self.table.house)
        if ask is None or isinstance(text, Refusal):
            return text if isinstance(text, Refusal) else Refusal("game-over")
        found = meant(text, ask, self.listed(ask), self.words, Names())
        return found if found.choices else why_not(text, self.table.play, CHILD)

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
        found, ask = self.meant(said), self.table.play.ask
        if isinstance(found, Refusal) or ask is None:
            self.say(why_refused(found, self.words) if isinstance(found, Refusal) else ())
            return
        for choice in found.choices:
            self.say([self.words.say("why-choice", choice=self.named(choice))])
            self.say(all_of(self.table.play.view(CHILD), choice, ask, self.words))
            self.say(rules_of(choice, ask, self.words))

    def do_goal(self, _: list[str]) -> None:
        self.say(goal_lines(self.table.play.view(CHILD), (), self.words))

    def do_monster(self, _: list[str]) -> None:
        if self.table.house.monster == NOWHERE:
            self.say([self.words.say("help-waiting")])
            return
        for sentence, rule in explanation(self.table.house, self.words):
            self.say([sentence, f"   [{rule}] {self.words.rule(rule)}"])

    def do_rules(self, said: list[str]) -> None:
        if not said:
            self.say(map(str, pages.rules(self.words)))
            return
        game, about = self.words.game, " ".join(said)
        assert game is not None
        book = book_shown(game, self.words.language, game.choose_options(self.table.play.header.options))
        found = [line for line, _ in book_lines(book, about, self.words)]
        self.say(found or [self.words.say("rules-nothing", typed=about[:40])])

    def do_log(self, _: list[str]) -> None:
        self.say(map(str, pages.log(self.table)))

    def do_look(self, _: list[str]) -> None:
        self.look(route=True)

    def do_help(self, _: list[str]) -> None:
        self.say([*pages.goal_lines(self.table.house, self.words), "", self.words.say("plain-help")])
