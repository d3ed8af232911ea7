"""The desk where foreign work is handed in: so much at once, so much for each, and none for those who have gone."""

from collections import Counter

import msgspec

from yakata.apart import Late, NoAnswer, Pool, TooMany
from yakata.kernel import BadOptions, RecordError, UnknownGame
from yakata.kernel.campaign import BadCampaign
from yakata.registry import games
from yakata.table.foreign.messages import (
    START,
    Budget,
    Content,
    Done,
    Question,
    ReadCampaign,
    ShowRecord,
    Start,
    TooMuch,
    Wrong,
    answer,
    packed,
)
from yakata.table.log import trouble
from yakata.table.play.refusals import Busy, OverBudget, TooLarge, TooOften


class Desk:
    """Work waits in one line, whoever brings it. When the one who asks is cancelled, so is the work."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget = budget or Budget()
        self.pool = Pool(
            "yakata.table.foreign.worker",
            budget.processes,
            budget.seconds,
            budget.waiting,
            again=False,
            environment={START: msgspec.json.encode(Start(budget, games())).decode()},
        )
        self._asking: Counter[str] = Counter()

    async def record(self, asker: str, text: str, viewer: str, lang: str, content: Content | None = None) -> bytes:
        """A record line by line: a ``ReplayShown``, as JSON."""
        lines = text.count("\n") + 1
        if lines > self.budget.lines:
            raise TooLarge("record-too-long", lines=lines, most=self.budget.lines)
        return (await self._done(asker, ShowRecord(text, viewer, lang, content))).body

    async def campaign(self, asker: str, document: str) -> Done:
        """A campaign from a file, checked from its first entry to its last."""
        return await self._done(asker, ReadCampaign(document))

    async def _done(self, asker: str, question: Question) -> Done:
        if self._asking[asker] >= self.budget.each:
            raise TooOften("foreign-yours", most=self.budget.each)
        self._asking[asker] += 1
        try:
            said = answer(await self.pool.ask(packed(question)))
        except Late:
            raise OverBudget("foreign-too-slow", seconds=round(self.budget.seconds)) from None
        except TooMany:
            raise Busy("foreign-busy") from None
        except NoAnswer as error:
            trouble("foreign work", str(error), error=type(error).__name__)
            raise OverBudget("foreign-no-answer") from None
        finally:
            self._asking[asker] -= 1
            if not self._asking[asker]:
                del self._asking[asker]
        if isinstance(said, Done):
            return said
        if isinstance(said, TooMuch):
            raise OverBudget(f"foreign-too-much-{said.what}")
        if isinstance(said, Wrong):
            raise _error(said)
        raise RuntimeError(f"foreign work: {said.kind}")

    async def close(self) -> None:
        await self.pool.close()


def _error(wrong: Wrong) -> Exception:
    if wrong.kind == "record":
        return RecordError(wrong.line, wrong.say.partition(": ")[2])
    if wrong.kind == "campaign":
        return BadCampaign(wrong.key, wrong.say)
    return UnknownGame(wrong.say) if wrong.kind == "game" else BadOptions(wrong.say)
