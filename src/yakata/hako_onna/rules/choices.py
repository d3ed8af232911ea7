"""What can be chosen, in the rulebook's words. Shadows, rooms, tiles and cards by their ids, seats by number."""

from typing import Final, Literal

from yakata.kernel import Choice

Care = Literal["careful", "hasty", "down", "up"]
Slot = Literal["left", "right"]
Answer = Literal["yes", "no", "floor-0", "floor-1", "floor-2", "carried", "gone", "with-us"]

# Setting up


class Keep(Choice, frozen=True):
    """H3: this Item card. H18: this power."""

    card: str


class Partner(Choice, frozen=True):
    """Who carries the other Walkie-Talkie."""

    seat: int


class Place(Choice, frozen=True):
    """H5: lay the drawn board here, with so many quarter turns."""

    floor: int
    x: int
    y: int
    turns: int


class Lock(Choice, frozen=True):
    """H12: the three numbers of the safe."""

    a: int
    b: int
    c: int


class Fear(Choice, frozen=True):
    """H14: her weakness."""

    weapon: str


class Bury(Choice, frozen=True):
    """H23: the Bones lie here."""

    shadow: str


# Noise


class Stack(Choice, frozen=True):
    """H35: lay the next disc, with this care; or, of a red one, with the blip down or up (H40)."""

    care: Care


class Flip(Choice, frozen=True):
    """H53: turn a Noise card."""


class Both(Choice, frozen=True):
    """Sacred Drops: two discs or cards in one go."""


class Pass(Choice, frozen=True):
    """H47, H54: keep the disc or card and do nothing."""


class Stood(Choice, frozen=True):
    """Real discs: the stack stands."""


class Fell(Choice, frozen=True):
    """H41, real discs: the stack has toppled."""


class Bumped(Choice, frozen=True):
    """H44, real discs: she has knocked it over."""


class Wind(Choice, frozen=True):
    """Music Box: no noise was made."""


class Bear(Choice, frozen=True):
    """Keep the Music Box for another time."""


# A Visitor's turn


class Move(Choice, frozen=True):
    """H59: go to this room."""

    room: str


class Peek(Choice, frozen=True):
    """H62: look into this Shadow."""

    shadow: str


class Use(Choice, frozen=True):
    """H73: show this Item card or tile."""

    item: str


class End(Choice, frozen=True):
    """H82: the turn is over."""


class Show(Choice, frozen=True):
    """H78: show one of your tiles, or the tile you have just Peeked at."""

    tile: str
    seat: int


class Give(Choice, frozen=True):
    """H78: give one of your tiles."""

    tile: str
    seat: int


class Request(Choice, frozen=True):
    """H78: ask for a tile."""

    verb = "ask"
    seat: int


class Hand(Choice, frozen=True):
    """HR14: hand over an Item card."""

    item: str
    seat: int


class Discard(Choice, frozen=True):
    """H79: put one of your tiles on a Shadow that has none."""

    tile: str
    shadow: str


class Tell(Choice, frozen=True):
    """H80: say what lies, or lay, in this Shadow, or what is in your hand."""

    place: str


class Say(Choice, frozen=True):
    """What you say lies there. It need not be true (HR28)."""

    tile: str


class Despair(Choice, frozen=True):
    """H133: propose to give up."""


class Agree(Choice, frozen=True):
    """H133: give up."""


class Refuse(Choice, frozen=True):
    """Do not do what was asked."""


# Looking and using


class Take(Choice, frozen=True):
    """H65: take the tile."""


class Leave(Choice, frozen=True):
    """H65: leave the tile."""


class Up(Choice, frozen=True):
    """Deductive Reasoning: lay the Empty tile face up."""


class Guess(Choice, frozen=True):
    """H113: these three numbers, in any order."""

    a: int
    b: int
    c: int


class Sound(Choice, frozen=True):
    """Stethoscope: is this number in the combination?"""

    number: int


class Empty(Choice, frozen=True):
    """H69: an Empty tile in its place."""


class Put(Choice, frozen=True):
    """H70: one of your tiles in its place."""

    tile: str


class Flee(Choice, frozen=True):
    """Fire Extinguisher: run to this room, or stay."""

    room: str


class Target(Choice, frozen=True):
    """H73: on this Shadow."""

    verb = "on"
    shadow: str


class Name(Choice, frozen=True):
    """H73: name a room, a tile, or one of her places for powers."""

    what: str


# The ghosts


class Let(Choice, frozen=True):
    """H105: let the Visitor do it."""


class Interrupt(Choice, frozen=True):
    """H104: use the power that is set here."""

    slot: Slot


class Steal(Choice, frozen=True):
    """I Want That One: a tile in the Visitor's hand by its place, from 1; or 0 for the Item card."""

    number: int


class Reply(Choice, frozen=True):
    """Her answer to a question item."""

    answer: Answer


class Scream(Choice, frozen=True):
    """H85: scream, name the room, draw a power."""


class Silence(Choice, frozen=True):
    """H84: do not scream."""


class Set(Choice, frozen=True):
    """H89: set this power face down in this place."""

    power: str
    slot: Slot


class Retake(Choice, frozen=True):
    """H89: take the power in this place back."""

    verb = "take-back"
    slot: Slot


class Neither(Choice, frozen=True):
    """H84: neither set nor take back."""


class Activate(Choice, frozen=True):
    """H94: use the power that is set here, in the dark."""

    slot: Slot


class Done(Choice, frozen=True):
    """H84: no more powers this turn."""

    verb = "no-more"


class Lay(Choice, frozen=True):
    """Moving Things: this tile on the next Shadow."""

    tile: str


class Go(Choice, frozen=True):
    """H96: go to this room, or look round the same one again."""

    room: str


class Stay(Choice, frozen=True):
    """H84: do not move at all."""


class Turn(Choice, frozen=True):
    """H97: turn the face-up tile down."""

    verb = "turn-down"
    shadow: str


class Hide(Choice, frozen=True):
    """H98: hide in this Shadow."""

    shadow: str


KINDS: Final = (
    Keep, Partner, Place, Lock, Fear, Bury, Stack, Flip, Both, Pass, Stood, Fell, Bumped, Wind, Bear, Move, Peek,
    Use, End, Show, Give, Request, Hand, Discard, Tell, Say, Despair, Agree, Refuse, Take, Leave, Up, Guess, Sound,
    Empty, Put, Flee, Target, Name, Let, Interrupt, Steal, Reply, Scream, Silence, Set, Retake, Neither, Activate,
    Done, Lay, Go, Stay, Turn, Hide,
)  # fmt: skip
