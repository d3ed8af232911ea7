"""The kernel: frames, decisions, chance, events, views, records and dice. It knows no game."""

from yakata.kernel.asks import Ask, Odds, Outcome, Witnessed
from yakata.kernel.bundles import Bundle, unpack
from yakata.kernel.choices import Choice
from yakata.kernel.dice import BadDice, Dice
from yakata.kernel.effects import Effect
from yakata.kernel.events import Audience, Event, Result
from yakata.kernel.frames import Call, Done, Frame, Step, ask, chance, do
from yakata.kernel.game import Game
from yakata.kernel.goals import Goal
from yakata.kernel.library import Drawing, Library
from yakata.kernel.people import People
from yakata.kernel.phrases import Called, OwnText, Phrase
from yakata.kernel.play import Differs, Play
from yakata.kernel.record import Entry, Record, RecordError
from yakata.kernel.refusals import (
    BadContent,
    BadOptions,
    BadSave,
    BadText,
    CannotUndo,
    GameOver,
    IllegalChoice,
    Refusal,
    Refused,
    UnknownGame,
    WrongSeat,
    YakataError,
)
from yakata.kernel.remembered import Remembered
from yakata.kernel.replay import DiceError, Moment, Proof, replay, resume, upgraded, verify
from yakata.kernel.rules import Daily, Options, Rules
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.stakes import Row, Stake
from yakata.kernel.state import State, derived, position
from yakata.kernel.upgrades import Upgrade
from yakata.kernel.views import View

__all__ = [
    "SPECTATOR",
    "Ask",
    "Audience",
    "BadContent",
    "BadDice",
    "BadOptions",
    "BadSave",
    "BadText",
    "Bundle",
    "Call",
    "Called",
    "CannotUndo",
    "Choice",
    "Daily",
    "Dice",
    "DiceError",
    "Differs",
    "Done",
    "Drawing",
    "Effect",
    "Entry",
    "Event",
    "Frame",
    "Game",
    "GameOver",
    "Goal",
    "IllegalChoice",
    "Library",
    "Moment",
    "Odds",
    "Options",
    "Outcome",
    "OwnText",
    "People",
    "Phrase",
    "Play",
    "Proof",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Remembered",
    "Result",
    "Row",
    "Rules",
    "Seat",
    "Stake",
    "State",
    "Step",
    "UnknownGame",
    "Upgrade",
    "View",
    "Witnessed",
    "WrongSeat",
    "YakataError",
    "ask",
    "chance",
    "derived",
    "do",
    "position",
    "replay",
    "resume",
    "unpack",
    "upgraded",
    "verify",
]
