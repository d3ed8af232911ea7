"""B28: an entry of the journal is read, and what it says is done."""

from yakata.betrayal.meaning import people
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Frame, Seat, do


class Reading(Frame):
    """One entry."""

    entry: int
    about: Context

    @do
    def read(self, n: Night) -> Call | None:
        to = n.book.journal[self.entry].whom
        n.story = n.story.plus("read", self.entry)
        if to is None:
            n.emit("journal", entry=self.entry)
        else:
            self._apart(n, tuple(people(n, to, self.about)))
        return tell_all(n, "journal-read", self.about)

    def _apart(self, n: Night, readers: tuple[Seat, ...]) -> None:
        """Only these read it, at any time after."""
        n.story = n.story.with_pair("heard", str(self.entry), tuple(n.families[seat] for seat in readers))
        n.emit("journal", audience=readers, entry=self.entry)
        n.emit("journal-apart", audience=tuple(seat for seat in range(n.seats) if seat not in readers))

    @do
    def follow(self, n: Night) -> Call | None:
        return run(n, n.book.journal[self.entry].steps, self.about)
