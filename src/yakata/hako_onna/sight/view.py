"""What a seat may see of the night."""

from typing import Literal

from msgspec import Struct

from yakata.hako_onna.rules.scenes import Phase
from yakata.hako_onna.state.data_files import Laid
from yakata.hako_onna.state.options import NightOptions
from yakata.kernel import View
from yakata.tower import Kind, Lying, Placement, Side
from yakata.tower.naming import Way


class ShadowView(Struct, frozen=True):
    """One Shadow as it lies on the table."""

    id: str
    room: str
    tiles: int
    """How many tiles lie there: the top one hides nobody, or somebody."""
    face_up: bool = False
    """The Empty tile there lies face up."""
    salted: bool = False
    """No ghost may enter (Purifying Salt)."""


class NoteView(Struct, frozen=True):
    """Something the seat knows of a tile."""

    where: str
    """A Shadow's id, ``hand-2`` (in the hand of seat 2), ``gone``, ``held-3`` (with the ghost in seat 3), or ``lost``
    (somewhere: it was moved)."""
    tile: str
    when: int
    """The night hour, counted by her turns, in which it was seen."""
    how: str
    """``peeked``, ``photographed``, ``shown-2`` (by seat 2), ``seen`` (all saw it), ``looked`` (a ghost), ``placed``,
    ``dead-2`` (told by the dead of seat 2)."""
    stale: bool
    """It may have changed since: she used a power in the dark that can move things."""
    times: int = 1
    """How often it was shown in that hour."""


class PerhapsView(Struct, frozen=True):
    """HR40: a place where one of several tiles may be, since nobody saw which of them left a hand."""

    where: str
    """A Shadow's id, ``hand-2`` or ``gone``."""
    tiles: tuple[str, ...]
    """Which of the tiles that the seat has seen; ``unseen`` if it may be another."""


class ClaimView(Struct, frozen=True):
    """What somebody has said. It may be a lie (HR28)."""

    seat: int
    where: str
    """A Shadow's id, or ``hand``."""
    tile: str
    when: int


class WinkView(Struct, frozen=True):
    """A wink of yours, or at you (HR43)."""

    seat: int
    other: int
    when: int


class ScreamView(Struct, frozen=True):
    """A Scream, as all heard it."""

    when: int
    room: str
    kept: str
    """``kept``, ``bottom`` or ``despair`` (HR6)."""


class AnswerView(Struct, frozen=True):
    """What she answered to a question item."""

    when: int
    seat: int
    item: str
    asked: str
    answer: str


class SeatView(Struct, frozen=True):
    """A player as all see them. Seat 0 is the ghost."""

    alive: bool
    """Still a Visitor."""
    room: str
    """Where the pawn stands; empty for ghosts."""
    items: tuple[str, ...]
    """Item cards, face up."""
    tiles: int
    """How many tiles they carry."""
    shown: tuple[str, ...] = ()
    """Which of them all know to be there, in no order; ``unseen`` for the others."""


class GhostView(Struct, frozen=True):
    """A ghost as the ghosts see it."""

    seat: int
    shadow: str
    holds: str
    """The tile it keeps out of reach; empty if none."""
    means: str = ""
    """Where it means to hide, until all have agreed (HR35)."""


class TowerView(Struct, frozen=True):
    """The noise tower."""

    stack: tuple[Lying, ...]
    """The discs as they lie, the lowest first."""
    kind: Kind
    """What the next disc is."""
    sides: tuple[Side, ...]
    """Where its blip may be (H40)."""
    weaker_hand: bool
    """HR50: it is let go a little higher, faster and more aslant than is meant."""
    ways: tuple[Way, ...]
    """The listed ways to lay it, while somebody is asked. Any other is admitted too."""
    coming_down: Placement | None
    """How the hand has let the disc go whose fall is still to be seen. Nobody is asked meanwhile."""


class NoiseView(Struct, frozen=True):
    """The Noise System. Cards: those face up and how many are kept. Discs: the next one, how the others were laid."""

    kind: Literal["cards", "discs", "real", "tower"]
    next: int
    """The number of the next disc or card, 1 to 5; 6 when Time is Overdue."""
    cards: tuple[int, ...] = ()
    kept: int = 0
    laid: tuple[str, ...] = ()
    red: tuple[int, ...] = ()
    odds: int = 0
    """Discs: the chance in hundredths that the next one stands when it is laid with care."""
    overdue: bool = False
    tower: TowerView | None = None


class NightView(View, frozen=True, kw_only=True):
    """The table, and what this seat knows beyond it."""

    options: NightOptions
    phase: Phase
    hour: int
    """Her turns so far."""
    turn: int
    """Whose Visitor turn it is: a seat, or -1."""
    house: tuple[Laid, ...]
    ways: tuple[tuple[str, str], ...]
    """H59: rooms joined by a door or stairs, each pair once."""
    stairs: tuple[tuple[str, str], ...]
    players: tuple[SeatView, ...]
    shadows: tuple[ShadowView, ...]
    noise: NoiseView
    diary: tuple[int, ...]
    """The numbers of the Diary tiles found: as many powers are unlocked."""
    gone: tuple[str, ...]
    """Tiles, items and powers out of the game, as far as all have seen them; ``unseen`` for the others."""
    empties: int
    barred: tuple[str, ...]
    """The two rooms whose door is barred."""
    set_cards: tuple[bool, bool]
    """Whether a power is set, left and right."""
    face_up_powers: tuple[str, ...]
    """Set powers that all can see."""
    hand_cards: int
    deck_cards: int
    screams: tuple[ScreamView, ...]
    answers: tuple[AnswerView, ...]
    claims: tuple[ClaimView, ...]
    numbers_known: tuple[int, ...]
    """Numbers of the combination turned face up on the Safe board (Stethoscope)."""
    numbers_refused: tuple[int, ...]
    """Numbers named with the Stethoscope that are not in it."""
    guesses: tuple[tuple[int, int, int], ...]
    """Wrong guesses."""
    weapons_failed: tuple[str, ...]
    """Weapons that have hit her in vain."""
    key_in_safe: bool
    trail: tuple[str, ...] = ()
    """What all have seen happen since this turn began, or with the answer that began it: the events, as texts."""
    board_drawn: str = ""
    """The board that is to be laid."""
    declared: str = ""
    """What the active Visitor has announced: the text of the choice."""
    offered: tuple[str, ...] = ()
    """Item cards to choose from; for her alone the powers she has drawn."""
    may_be: tuple[str, ...] = ()
    """Shadows where she can be, as far as this seat can know."""
    hakobito_may_be: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The same for every Hakobito, by its seat."""
    notes: tuple[NoteView, ...] = ()
    perhaps: tuple[PerhapsView, ...] = ()
    """What may be where, of tiles that this seat has seen and could not follow."""
    hand: tuple[str, ...] = ()
    """Your own tiles."""
    winks: tuple[WinkView, ...] = ()
    partner: int = -1
    powers_shown: tuple[str, ...] = ()
    """Powers the Smartphone has shown to you, when it was last used."""
    powers_shown_at: int = -1
    peeking: str = ""
    """The Shadow that is being looked into."""
    ghosts: tuple[GhostView, ...] = ()
    """For the ghosts: where each of them is."""
    code: tuple[int, ...] = ()
    """For the ghosts."""
    weakness: str = ""
    """For the ghosts."""
    hand_powers: tuple[str, ...] = ()
    """For the ghosts."""
    set_powers: tuple[str, str] = ("", "")
    """For the ghosts."""
    whispers: tuple[str, ...] = ()
    """For the ghosts: what only they have seen happen since this turn began."""
    deck_bottom: tuple[str, ...] = ()
    """For the ghosts: the cards that went to the bottom before their eyes, in order."""

    def text(self) -> str:
        """The house room by room, and beside it all that this seat knows."""
        lines = [f"hour {self.hour}, {self.phase}; noise {self._noise()}; diary {_list(self.diary)}"]
        lines += [f"{room}: {_list(self._inside(room))}" for room in self._rooms()]
        for label, value in self._facts():
            if value:
                lines.append(f"{label}: {value if isinstance(value, str) else _list(value)}")
        if self.choices:
            lines.append(f"{self.prompt}? {', '.join(self.choices)}")
        if self.result:
            lines.append(f"{self.result.key} {_list(self.result.scores)}")
        return "\n".join(lines)

    def _rooms(self) -> list[str]:
        return list(dict.fromkeys(shadow.room for shadow in self.shadows))

    def _inside(self, room: str) -> list[str]:
        """Who stands there, and the tiles in each Shadow: ``curtain 1``, ``bed 1 up``."""
        people = [f"[{seat}]" for seat, player in enumerate(self.players) if player.room == room]
        shadows = [shadow for shadow in self.shadows if shadow.room == room]
        return [*people, *(shadow.id.partition(".")[2] + _tiles(shadow) for shadow in shadows)]

    def _noise(self) -> str:
        if self.noise.kind == "cards":
            return f"{_list(self.noise.cards)} of cards, {self.noise.kept} kept"
        return f"{_list(self.noise.laid)} of discs, {self.noise.kept} kept, next {self.noise.odds} in 100"

    def _facts(self) -> list[tuple[str, object]]:
        players = [f"{seat} {_list((*player.items, *player.shown))}" for seat, player in enumerate(self.players)]
        notes = [f"{note.where} {note.tile} ({note.how}, {note.when}{', stale' * note.stale})" for note in self.notes]
        return [
            ("carried", [text for seat, text in enumerate(players) if self.players[seat].alive]),
            ("announced", self.declared),
            ("board", self.board_drawn),
            ("set", [slot for slot, there in zip(("left", "right"), self.set_cards, strict=True) if there]),
            ("gone", self.gone),
            ("barred", self.barred),
            ("screams", [f"{scream.when} {scream.room} {scream.kept}" for scream in self.screams]),
            ("answers", [f"{answer.when} {answer.item} {answer.asked} {answer.answer}" for answer in self.answers]),
            ("winks", [f"{wink.seat} {wink.other} ({wink.when})" for wink in self.winks]),
            ("said", [f"{claim.seat} {claim.where} {claim.tile}" for claim in self.claims]),
            ("guesses", ["-".join(map(str, guess)) for guess in self.guesses]),
            ("numbers", [*map(str, self.numbers_known), *(f"not {n}" for n in self.numbers_refused)]),
            ("may be", self.may_be),
            ("hakobito", [f"{seat} {_list(spots)}" for seat, spots in self.hakobito_may_be]),
            ("notes", notes),
            ("perhaps", [f"{one.where} {' or '.join(one.tiles)}" for one in self.perhaps]),
            ("hand", self.hand),
            ("her powers, as shown", self.powers_shown),
            ("ghosts", [_ghost(ghost) for ghost in self.ghosts]),
            ("code", "-".join(map(str, self.code))),
            ("weakness", self.weakness),
            ("powers", self.hand_powers),
            ("set powers", [power for power in self.set_powers if power]),
            ("bottom of the deck", self.deck_bottom),
        ]


def _ghost(ghost: GhostView) -> str:
    """``0 study.curtain doll``, and where it means to hide: ``> study.desk``."""
    means = ("> " + ghost.means) if ghost.means else ""
    return " ".join(filter(None, (str(ghost.seat), ghost.shadow, ghost.holds, means)))


def _tiles(shadow: ShadowView) -> str:
    return f" {shadow.tiles}" + " up" * shadow.face_up + " salted" * shadow.salted


def _list(things: object) -> str:
    return ", ".join(map(str, things)) or "-"  # type: ignore[call-overload]  # any iterable
