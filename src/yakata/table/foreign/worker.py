"""A process for foreign work: ``python -m yakata.table.foreign.worker``."""

import os
from functools import lru_cache
from typing import Any

import msgspec

from yakata.apart import answer_questions
from yakata.kernel import Game, RecordError, UnknownGame, YakataError, unpack
from yakata.kernel.campaign import BadCampaign
from yakata.kernel.record import parse
from yakata.registry import add_games, campaign_reader, load_named
from yakata.table.foreign.messages import (
    START,
    Answer,
    Content,
    Done,
    Question,
    ShowRecord,
    Start,
    TooMuch,
    Trouble,
    Wrong,
    packed,
    question,
)
from yakata.table.sight.replays import replay_of, viewer_of


class Desk:
    """Does one piece of work after the other."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes that an answer may have."""
        self.spent = False
        """It has come to the end of its memory: the next piece of work begins in another process."""

    def answer(self, asked: bytes) -> bytes:
        said = packed(self._answered(question(asked)))
        if len(said) <= self.most:
            return said
        self.spent = True
        return packed(TooMuch("answer"))

    def _answered(self, asked: Question) -> Answer:
        try:
            return _worked_on(asked)
        except MemoryError:
            self.spent = True
            return TooMuch("memory")
        except RecordError as error:
            return Wrong("record", line=error.line, say=str(error))
        except BadCampaign as error:
            return Wrong("campaign", error.key, say=str(error))
        except UnknownGame as error:
            return Wrong("game", say=str(error))
        except (YakataError, RecursionError) as error:
            return Wrong("options", say=str(error))
        except Exception as error:
            return Trouble(type(error).__name__)


def _worked_on(asked: Question) -> Answer:
    if isinstance(asked, ShowRecord):
        return Done(shown(asked))
    rules = campaign_reader(asked.document)
    campaign = rules.import_(asked.document)
    return Done(rules.export(campaign), rules.game.name, campaign.header.name)


def shown(asked: ShowRecord) -> bytes:
    record = parse(asked.record)
    game = load_named(record.game) if asked.content is None else _game(asked.content)
    return msgspec.json.encode(replay_of(game, record, viewer_of(asked.viewer, len(record.seats)), asked.lang))


def _game(content: Content) -> Game[Any]:
    return _with(content.game, content.bundle) if content.bundle else load_named(content.game)


@lru_cache(4)
def _with(name: str, bundle: bytes) -> Game[Any]:
    return load_named(name).with_bundle(unpack(bundle))


if __name__ == "__main__":
    start = msgspec.json.decode(os.environ[START], type=Start)
    add_games(start.games)
    desk = Desk(start.budget.answer)
    answer_questions(desk.answer, start.budget.memory, spent=lambda: desk.spent)
