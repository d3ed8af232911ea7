"""B28: an entry of the journal is read, and what it says is done."""

from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Frame, do


class Reading(Frame):
    """One entry."""

    entry: int
    about: Context

    @do
    def read(self, n: Night) -> Call | None:
        n.emit("journal", entry=self.entry)
        n.story = n.story.plus("read", self.entry)
        return tell_all(n, "journal-read", self.about)

    @do
    def follow(self, n: Night) -> Call | None:
        return run(n, n.book.journal[self.entry].steps, self.about)
