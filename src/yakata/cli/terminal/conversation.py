"""The game line by line: what has happened, what is asked, what is answered; a curtain between the players."""

from collections.abc import Sequence

from rich.cells import cell_len

from yakata.cli.terminal import pages
from yakata.cli.terminal.answers import exactly, meant, plain, why_not
from yakata.cli.terminal.book import book_lines
from yakata.cli.terminal.drawing import light
from yakata.cli.terminal.drawing.canvas import fit
from yakata.cli.terminal.ending import ending
from yakata.cli.terminal.goals import goal_lines, opening
from yakata.cli.terminal.look import Look
from yakata.cli.terminal.order import Listed, in_order
from yakata.cli.terminal.sitting import HUSH, Sitting
from yakata.cli.terminal.voice import Voice
from yakata.kernel import Ask, Choice, Refused, Seat
from yakata.words import Names

MANY = 12
"""More choices than this stand side by side, where they are seen and not heard."""


class Leave(Exception):
    """The player goes; the game stays."""


class Conversation:
    """Reads a line, answers in lines. The end of the input is a way to quit, and it is saved like any other."""

    def __init__(self, sitting: Sitting, look: Look, voice: Voice, *, drawn: bool = True, hints: bool = False) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.look = look
        self.voice = voice
        self.drawn = drawn
        """Whether there are drawings, and columns; a screen reader wants neither."""
        self.hints = hints
        self.taught: set[str] = set()
        self.at: Seat | None = None
        """Who is looking at the screen."""
        self.greeted: set[Seat] = set()
        self.read: dict[Seat, list[str]] = {}
        """Of what lies open now, what each has read: a card that asks twice is read once."""
        self.doubted: Choice | None = None
        """What was chosen by a slip, perhaps, and is asked for once more."""

    def run(self) -> int:
        try:
            self._evening()
        except (Leave, KeyboardInterrupt):
            self.sitting.keep()
            if not self.sitting.seating.alone:
                self.voice.draw_curtain()
            self.voice.say(["", self.sitting.trouble or self.words.say("seats-saved")])
        return 0

    def _evening(self) -> None:
        sitting, words = self.sitting, self.words
        self._greet()
        while (ask := sitting.play.ask) is not None:
            if sitting.person_asked(ask):
                sitting.keep()
                self._turn(ask)
            else:
                sitting.step(ask)
            if sitting.seating.alone:
                self._tell(sitting.seating.people[0])
        sitting.keep()
        self._tell(self.at if self.at is not None else sitting.seating.people[0])
        self.voice.say(ending(sitting, self.look))
        if sitting.trouble:
            self.voice.say([sitting.trouble], light.WARNING)
        elif sitting.record_file is None:
            self.voice.say([words.say("seats-saved")])

    # Sitting down

    def _greet(self) -> None:
        sitting, words = self.sitting, self.words
        self.voice.say(sitting.opening, light.QUIET)
        title = words.say("game-title") if words.knows("game-title") else sitting.play.game.name
        self.voice.say([title], light.LIT)
        seating = sitting.seating
        people = [self._called(seat) for seat in seating.people]
        bots = [self._called(seat) for seat in range(len(seating.labels)) if seat not in seating.people]
        self.voice.say([words.say("seats-you-are" if seating.alone else "seats-you-all-are", people=people)])
        if bots:
            name = next(name for seat, name in enumerate(seating.names) if seat not in seating.people)
            called = words.say(f"bot-{name}") if words.knows(f"bot-{name}") else name
            self.voice.say([words.say("seats-bots", bots=bots, bot=called)])
        for line in words.reconstructed()[:1]:
            self.voice.say([words.say("seats-reconstructed", line=line)], light.QUIET)
        self._open_the_night()
        self.voice.say(["", words.say("seats-short-help"), ""])
        if sitting.resumed:
            self.voice.say([words.say("seats-you-were-here")])

    def _open_the_night(self) -> None:
        """Where we are, how we win, how we lose; to who comes back, only what they were after."""
        seating = self.sitting.seating
        told = [] if self.sitting.resumed else opening([seating.labels[seat] for seat in seating.people], self.words)
        if not told and seating.alone:
            told = self._goals(seating.people[0])
        if told:
            self.voice.say(["", *told])

    def _goals(self, seat: Seat) -> list[str]:
        label = self.sitting.seating.labels[seat]
        return goal_lines(self.sitting.play.view(seat), [label], self.words)

    def _pass_to(self, seat: Seat) -> None:
        """The curtain falls; it rises when the next player says so."""
        if self.sitting.seating.alone or self.at == seat:
            self.at = seat
            return
        called = self._called(seat)
        if self.at is not None:
            self.voice.draw_curtain()
        self.at = None
        self.voice.say([self.words.say("seats-curtain", called=called)], light.LIT)
        line = self._hear(self.words.say("seats-press-enter", called=called))
        if pages.command(plain(line), self.words) == "quit":
            raise Leave
        self.voice.draw_curtain()
        self.at = seat

    def _hear(self, prompt: str) -> str:
        line = self.voice.hear(prompt)
        if line is None:
            raise Leave
        return "".join(
            mark if mark.isprintable() else " " for mark in line
        )  # what is repeated must not steer the terminal

    # A question

    def _turn(self, ask: Ask) -> None:
        """Ask until something has been chosen, or taken back."""
        self._pass_to(ask.seat)
        self._tell(ask.seat)
        if ask.seat not in self.greeted or self.look.begins(self.sitting.play.view(ask.seat)):
            self._look_up(ask.seat)
        self._question(ask)
        self.doubted = None
        before = len(self.sitting.play.entries)
        while len(self.sitting.play.entries) == before:
            self._answer(self._hear(">"), ask)

    def _tell(self, seat: Seat) -> None:
        events = self.sitting.news(seat)
        names = self._names(seat) if events else Names()
        heard = self.sitting.play.seen(seat)
        known = heard[: len(heard) - sum(event != HUSH for event in events)]
        view = self.sitting.play.view(seat) if events else None
        for event, said in zip(events, self.words.story(events, names, known), strict=True):
            if said:
                self.voice.say(said.split("\n"), light.QUIET if event == HUSH else light.PLAIN)
            cards = self.look.reads(view, event)
            self.voice.say(f"  {line}" for card in cards for line in card.split("\n"))
            self.read.setdefault(seat, []).extend(cards)
        if self.sitting.trouble:
            self.voice.say([self.sitting.trouble], light.WARNING)

    def _names(self, seat: Seat) -> Names:
        return self.words.names(self.sitting.play.view(seat))

    def _called(self, seat: Seat) -> str:
        return self._names(seat).of_seat(seat) or self.sitting.seating.called(seat, self.words)

    def _look_up(self, seat: Seat, about: str | None = None) -> None:
        view = self.sitting.play.view(seat)
        if self.drawn and not about and (picture := self.look.picture(view, self.voice.width)):
            self.voice.say(["", *picture])
            if about is not None or seat not in self.greeted:
                self.voice.say([self.look.legend()], light.QUIET)
            self.greeted.add(seat)
        if about is not None and (details := self.look.details(view, about)):
            self.voice.say(["", *details])
        if not about and (brief := self.look.brief(view)):
            self.voice.say(["", *brief])

    def _question(self, ask: Ask) -> None:
        view = self.sitting.play.view(ask.seat)
        cards = self.look.occasion(view)
        if unread := [card for card in cards if card not in self.read.get(ask.seat, ())]:
            self.voice.say(["", *unread])
        self.read[ask.seat] = cards
        question = self.sitting.play.game.asked_as(view)
        self.voice.say(["", self.words.prompt(question)], light.STRONG)
        hint = self.words.lesson(question)
        if self.hints and hint and hint not in self.taught:
            self.taught.add(hint)
            self.voice.say([self.words.say("seats-hint", hint=pages.hint(hint, self.words))], light.QUIET)
        names, listed = self.words.names(view), self._listed(ask, view)
        lines = [self._choice(number, choice, ask, view, names) for number, choice in listed.numbers.items()]
        self.voice.say(self._columns(lines) if self.drawn and len(lines) > MANY else lines)

    def _listed(self, ask: Ask, view: object) -> Listed:
        return in_order(
            self.look.offered(view, ask.choices), lambda choice: self.look.grave(view, choice), self.look.idle
        )

    def _choice(self, number: int, choice: Choice, ask: Ask, view: object, names: Names) -> str:
        aside = self.look.aside(view, choice)
        said = self.words.choice(choice, names, ask.prompt, view)
        return f"{number:>3}  " + (self.words.say("seats-aside", choice=said, aside=aside) if aside else said)

    def _columns(self, lines: Sequence[str]) -> list[str]:
        """Side by side, as many as fit, read downwards."""
        widest = max(map(cell_len, lines)) + 2
        count = max(1, self.voice.width // widest)
        rows = -(-len(lines) // count)
        return ["".join(fit(line, widest) for line in lines[row::rows]).rstrip() for row in range(rows)]

    # An answer

    def _answer(self, line: str, ask: Ask) -> None:
        first, _, rest = plain(line).partition(" ")
        doubted, self.doubted = self.doubted, None
        if not first:
            self.voice.say([self.words.say("empty-text"), self.words.say("seats-short-help")])
            return
        name = "" if exactly(line, ask.choices) else pages.command(first, self.words)
        if name:
            getattr(self, f"do_{name}")(rest, ask)
            return
        view = self.sitting.play.view(ask.seat)
        names, listed = self.words.names(view), self._listed(ask, view)
        found = meant(line, ask, listed, self.words, names, view)
        if not found.choices:
            self.voice.say([self.words.refusal(why_not(line, self.sitting.play, ask.seat))])
        elif len(found.choices) > 1:
            numbered = [self._choice(listed.number(choice), choice, ask, view, names) for choice in found.choices]
            self.voice.say([self.words.say("seats-which"), *numbered])
        elif found.choices[0] in listed.twice and not found.whole and found.choices[0] != doubted:
            self.doubted = found.choices[0]
            said = self.words.choice(self.doubted, names, ask.prompt, view)
            self.voice.say([self.words.say("seats-twice", choice=said)])
        else:
            self._choose(found.choices[0], ask)

    def _choose(self, choice: Choice, ask: Ask) -> None:
        try:
            self.sitting.choose(choice, ask.seat)
        except Refused as refused:
            self.voice.say([self.words.refusal(refused.reason)])
            return
        self.sitting.keep()

    # Words that are no choices

    def do_help(self, rest: str, ask: Ask) -> None:
        self.do_goal(rest, ask)
        self.voice.say(["", *pages.help_lines(ask, self.words, self.sitting.play.state.standing() is not None)])

    def do_goal(self, rest: str, ask: Ask) -> None:
        self.voice.say(self._goals(ask.seat) or [self.words.say("seats-no-goal")])

    def do_why(self, rest: str, ask: Ask) -> None:
        if not rest:
            self.voice.say(pages.why_question(ask, self.words))
            return
        view = self.sitting.play.view(ask.seat)
        found = meant(rest, ask, self._listed(ask, view), self.words, self.words.names(view), view).choices
        for choice in found:
            self.voice.say(pages.why_choice(choice, ask, self.words, self.look, view))
        if not found:
            refusal = why_not(rest, self.sitting.play, ask.seat)
            self.voice.say(pages.why_refused(refusal, self.words))

    def do_rules(self, rest: str, ask: Ask) -> None:
        lines = book_lines(self.sitting.book(), rest, self.words)
        for line, style in lines or [(self.words.say("rules-nothing", typed=rest[:40]), light.PLAIN)]:
            self.voice.say([line], style)

    def do_look(self, rest: str, ask: Ask) -> None:
        self._look_up(ask.seat, rest)
        if not rest:
            self._question(ask)

    def do_notes(self, rest: str, ask: Ask) -> None:
        self.voice.say(["", *self.look.notes(self.sitting.play.view(ask.seat))])

    def do_log(self, rest: str, ask: Ask) -> None:
        self.voice.say(pages.log(self.sitting.play, ask.seat, self.words))

    def do_undo(self, rest: str, ask: Ask) -> None:
        try:
            self.sitting.undo(ask.seat)
        except Refused as refused:
            self.voice.say([self.words.refusal(refused.reason)])
            return
        self.voice.say([self.words.say("undone")])

    def do_always(self, rest: str, ask: Ask) -> None:
        """A standing order; it can be taken back at any question of one's own."""
        given = self.sitting.order(ask.seat)
        if given is None:
            withdrawn = self.sitting.withdraw(ask.seat)
            self.voice.say([self.words.say("seats-order-gone" if withdrawn else "seats-no-order")])
            return
        standing = self.sitting.play.state.standing()
        self.voice.say([self.words.say("seats-order", choice=self.words.choice(standing, prompt=ask.prompt))])
        self._choose(standing, ask)

    def do_quit(self, rest: str, ask: Ask) -> None:
        raise Leave
