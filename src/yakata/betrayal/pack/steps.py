"""The primitives: what a step of a card, a tile or a haunt can do. The list is closed; packs combine them."""

from typing import Annotated, Literal

from msgspec import Meta

from yakata.betrayal.pack.words import Being, Harm, Id, Number, Region, Table, Thing, Trait, When, Where, Who, kebab

TraitChoice = Trait | Literal["physical", "mental", "any", "all"]
"""A trait; or one of the two physical or mental ones, or of all four, as the owner chooses; or all of them."""
Chooser = Who
"""Who chooses among several; ``chance`` draws one, ``group`` is the player whose turn it is."""


class Step(Table, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """One step."""

    when: When = None
    """Only when this is true."""


Steps = tuple["AnyStep", ...]


class Bonus(Table, frozen=True):
    """Something added to a roll."""

    add: Number
    when: When = None


Bands = dict[Annotated[str, Meta(pattern=r"^\d+(\+|-\d+)?$")], Steps]
"""By result: ``"4+"``, ``"2-3"``, ``"0"``. They cover every result from 0 on, once."""

# Traits


class Damage(Step, frozen=True):
    """B45 to B48: the one who is hurt splits it."""

    kind: Harm
    amount: Number = 0
    dice: Number = 0
    who: Who = "it"


class Lose(Step, frozen=True):
    """B47: a trait goes down so many steps; it counts as damage of its kind."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"


class Gain(Step, frozen=True):
    """B50: a trait may go up so many steps, never past the top."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"


class Heal(Step, frozen=True):
    """B51: a trait that is below its starting value may go back to it."""

    trait: TraitChoice
    who: Who = "it"


class SetTrait(Step, frozen=True):
    """A trait moves to a step, whatever it was."""

    trait: TraitChoice
    to: Literal["start", "critical", "top"] | int
    who: Who = "it"


class SwapTraits(Step, frozen=True):
    """Two traits change places: each stands on the step where the other was."""

    one: Trait
    other: Trait
    who: Who = "it"


class Pay(Step, frozen=True):
    """B55: lose this, in full, to get that. Offered only to who can pay; ``may`` decline if it is a choice."""

    trait: TraitChoice
    amount: Number = 1
    who: Who = "it"
    may: bool = True
    then: Steps = ()


class Prevent(Step, frozen=True):
    """Less damage, inside ``would-be-damaged``. Nothing said: all of it."""

    amount: Number | None = None


class Redirect(Step, frozen=True):
    """Somebody else takes the damage, inside ``would-be-damaged``. It goes on to nobody after that."""

    to: Who


class Instead(Step, frozen=True):
    """What would have happened does not, inside a ``would-`` reaction."""


# Dice


class Roll(Step, frozen=True):
    """A trait roll (B58), or so many dice (B59)."""

    trait: Trait | tuple[Trait, ...] | None = None
    """Of several, the one who rolls chooses."""
    dice: Number | None = None
    who: Who = "it"
    dice_bonus: tuple[Bonus, ...] = ()
    result_bonus: tuple[Bonus, ...] = ()
    bands: Bands = {}


class AddResult(Step, frozen=True):
    """The result of a trait roll changes, inside ``rolled``; never below 0."""

    add: Number


class SetResult(Step, frozen=True):
    """The result of a trait roll is this, inside ``rolled``."""

    to: Number


class AddDice(Step, frozen=True):
    """So many dice more are rolled and added to a trait roll, inside ``rolled``."""

    dice: Number = 1


class Contest(Step, frozen=True):
    """Two players roll the same trait. Inside ``win`` and ``lose`` the winner or loser is ``it``."""

    trait: Trait
    who: Who = "it"
    against: Who = "target"
    win: Steps = ()
    """What the winner does."""
    lose: Steps = ()
    """What the loser does."""


# Movement


class Move(Step, frozen=True):
    """Put somebody on another tile. Several tiles: ``by`` chooses. No tile: nothing happens."""

    to: Where
    who: Who = "it"
    by: Chooser = "it"
    enter: bool = True
    """Whether the text of the tile that is entered applies."""


class Walk(Step, frozen=True):
    """Go up to so many tiles, one by one, now; obstacles do not matter."""

    tiles: Number = 1
    who: Who = "it"


class SwapPlaces(Step, frozen=True):
    """Two players change places."""

    who: Who
    other: Who


class Moves(Step, frozen=True):
    """More moves in this turn, or so many less in the next (negative)."""

    add: Number
    who: Who = "it"
    next_turn: bool = False


class LoseMoves(Step, frozen=True):
    """No moves are left in this turn, or there will be none in the next."""

    who: Who = "it"
    next_turn: bool = False


class EndTurn(Step, frozen=True):
    """The turn that is going on is over when these steps are."""


class ExtraTurn(Step, frozen=True):
    """They take a turn more, as soon as the turn that is going on is over."""

    who: Who = "it"


class SkipTurn(Step, frozen=True):
    """They miss their next turn."""

    who: Who = "it"


class Discover(Step, frozen=True):
    """B84: the next tile of a region is discovered, from where they are or by the landing, and they go there."""

    region: Region | Literal["same"] = "same"
    who: Who = "it"


# Cards


class Draw(Step, frozen=True):
    """Draw from a deck. ``region``: as a symbol does (B92, B94, B95); ``top``: B91."""

    deck: Id
    how: Literal["region", "top"] = "region"
    count: Number = 1
    keep: Number | None = None
    """Draw so many, keep these (BR24), bury the rest."""
    who: Who = "it"


class TakeCard(Step, frozen=True):
    """Search a deck, and whatever lies or is carried nowhere else, for a card by name; it comes into their hands."""

    card: Id
    who: Who = "it"
    missing: Steps = ()
    """When it cannot be found."""


class Peek(Step, frozen=True):
    """Look at the top cards of a deck, or tiles of the stack (``tiles``)."""

    deck: Id
    count: Number = 1
    who: Who = "it"
    may_bury: bool = False
    may_reorder: bool = False


class Bury(Step, frozen=True):
    """B13: cards go to the bottom of their decks."""

    what: Thing


class Box(Step, frozen=True):
    """B21: cards are out of this game, and back in the next."""

    what: Thing


class Entomb(Step, frozen=True):
    """B22: out of play until an instruction brings it back."""

    what: Thing


class Destroy(Step, frozen=True):
    """B23: out of this and all future games."""

    what: Thing


class BuryTop(Step, frozen=True):
    """Bury the top card of a deck, or the top tile (``tiles``), unseen."""

    deck: Id


class Hand(Step, frozen=True):
    """Something passes to somebody; it arrives used (B120). Several things: ``by`` chooses one."""

    what: Thing
    to: Who
    by: Chooser = "it"
    may: bool = False


class Steal(Step, frozen=True):
    """B137: take one thing of somebody without an ATTACK."""

    of: Who
    what: Thing = Thing()
    to: Who = "actor"


class Drop(Step, frozen=True):
    """B123: a forced DROP. One thing of several: the carrier chooses."""

    what: Thing = Thing()
    who: Who = "it"
    every: bool = False
    may: bool = False


class Ready(Step, frozen=True):
    """Used cards become unused."""

    what: Thing


class MarkUsed(Step, frozen=True):
    """Cards become used."""

    what: Thing


class CopyAction(Step, frozen=True):
    """What an action of one of these things does, done by somebody who need not have it. No ATTACK."""

    what: Thing
    who: Who = "it"


class Shuffle(Step, frozen=True):
    """A deck, or the stack (``tiles``), is shuffled."""

    deck: Id


# Tiles


class FindTile(Step, frozen=True):
    """A named tile is searched in the stack and laid where it joins; ``by`` chooses among the doorways."""

    tile: Id
    by: Chooser = "actor"
    missing: Steps = ()
    """When it is in no stack, or cannot be laid anywhere."""


class RemoveTile(Step, frozen=True):
    """Tiles leave the house: buried, boxed or destroyed. People go to ``people-to``, or next door (BR28)."""

    where: Where
    to: Literal["stack", "box", "destroyed"] = "stack"
    people_to: Where | None = None
    by: Chooser = "chance"
    every: bool = False


class Rotate(Step, frozen=True):
    """A tile turns; its doorways join what they meet. ``by`` chooses which tile and how far."""

    where: Where
    by: Chooser = "it"


class MoveTile(Step, frozen=True):
    """A tile is taken up and laid at another open doorway of its region."""

    where: Where
    by: Chooser = "it"


class RebuildRegion(Step, frozen=True):
    """All tiles of a region but the starting one are taken up and laid anew, by chance, with all that is on them."""

    region: Region | Literal["same"] = "same"


class ReplaceTile(Step, frozen=True):
    """A tile turns into another, with the same doorways and all that is on it."""

    where: Where
    tile: Id


class Mark(Step, frozen=True):
    """Markers are laid on tiles: one kind may mean searched, fire, water, whatever the pack says."""

    marker: Id
    where: Where = "its"
    count: Number = 1
    by: Chooser | None = None
    """Who chooses one tile of several; nothing: all of them."""


class Unmark(Step, frozen=True):
    """Markers are taken from tiles; all of the kind when no count is given."""

    marker: Id
    where: Where = "its"
    count: Number | None = None
    by: Chooser | None = None


class Spread(Step, frozen=True):
    """Tiles with a marker pass it on to tiles next to them that have none."""

    marker: Id
    count: Number | None = None
    """So many tiles; nothing: all that are next to one."""
    to: Where = "anywhere"
    """Only on such tiles."""
    by: Chooser = "chance"


class Obstacle(Step, frozen=True):
    """B70: obstacles are laid on tiles."""

    size: Literal["small", "large"] = "small"
    where: Where = "its"
    count: Number = 1
    by: Chooser | None = None


class ClearObstacle(Step, frozen=True):
    """Obstacles are taken away."""

    size: Literal["small", "large"] | None = None
    where: Where = "its"
    count: Number = 1


class Block(Step, frozen=True):
    """A doorway is barred: nobody passes. ``by`` chooses which doorway of the tile."""

    where: Where = "its"
    by: Chooser = "it"


class Unblock(Step, frozen=True):
    """All barred doorways of these tiles open."""

    where: Where = "its"


class Passage(Step, frozen=True):
    """B65: a tile gets a secret passage, for this game."""

    where: Where


class Ghost(Step, frozen=True):
    """Ghosts come to tiles, or leave them (negative), for this game."""

    where: Where = "its"
    add: int = 1
    by: Chooser | None = None


# Objects, persons and monsters


class PutThing(Step, frozen=True):
    """An Object (or a card that is out of the deck) is put on a tile, or given to somebody."""

    thing: Id
    at: Where | None = None
    to: Who | None = None
    by: Chooser = "chance"


class RemoveThing(Step, frozen=True):
    """Objects leave the game: delivered, burnt, eaten."""

    what: Thing


class Spawn(Step, frozen=True):
    """Monsters or persons of a kind come. Several tiles: in turn, or where ``by`` chooses."""

    kind: Id
    at: Where
    count: Number = 1
    by: Chooser | None = None
    """Nothing: one on each tile in turn, from the first again."""


class MoveBeing(Step, frozen=True):
    """Monsters or persons are put on another tile. Several tiles: ``by`` chooses."""

    what: Being
    to: Where
    by: Chooser = "chance"


class WalkBeing(Step, frozen=True):
    """Up to so many tiles towards the nearest of these, each by the shortest way."""

    what: Being
    towards: Where
    tiles: Number = 1


class Stun(Step, frozen=True):
    """Monsters are stunned (B130, BR1)."""

    what: Being


class Recover(Step, frozen=True):
    """Stunned monsters get up."""

    what: Being


class Kill(Step, frozen=True):
    """Monsters leave the house for good."""

    what: Being


class Strengthen(Step, frozen=True):
    """A kind of monster gets more of a trait, or less."""

    kind: Id
    trait: Trait
    add: Number = 1


class ControlBy(Step, frozen=True):
    """Somebody else moves the monsters from now on."""

    who: Who


class Follow(Step, frozen=True):
    """A person goes with somebody, or with nobody any more."""

    what: Being
    who: Who = "nobody"


class Attack(Step, frozen=True):
    """B127: one attack outside the attacker's own ATTACK."""

    target: Who
    by: Who = "actor"
    trait: Trait = "might"


# State


class Counter(Step, frozen=True):
    """A counter of the haunt goes up or down (``add``), or gets a value (``set``)."""

    counter: Id
    add: Number | None = None
    set: Number | None = None


class Schedule(Step, frozen=True):
    """Something happens at the end of a round: of this one, or so many later."""

    then: Steps
    rounds: Number = 0


class SetFlag(Step, frozen=True):
    """A flag of this evening is set, or taken away."""

    flag: Id
    to: bool = True


class Hide(Step, frozen=True):
    """A secret gets its value: drawn, or chosen by somebody. Those it is known to see it."""

    secret: Id
    among: tuple[str, ...] | None = None
    """Words; nothing: the domain that the haunt declares."""
    by: Chooser = "chance"
    known_to: Who = "nobody"


class Guess(Step, frozen=True):
    """Somebody says what a secret is."""

    secret: Id
    who: Who = "it"
    right: Steps = ()
    wrong: Steps = ()


class Reveal(Step, frozen=True):
    """A secret becomes known to these; to all when nothing is said."""

    secret: Id
    to: Who | None = None


class Option(Table, frozen=True):
    """One of several things to choose."""

    id: Id
    """Its words are by the key ``option-`` and this."""
    when: When = None
    do: Steps = ()


class Choose(Step, frozen=True):
    """Somebody chooses one of these."""

    options: Annotated[tuple[Option, ...], Meta(min_length=1)]
    by: Chooser = "it"


class Pick(Step, frozen=True):
    """One player, tile, thing or monster of several gets a name, for the steps that follow. None: ``none`` is done."""

    name: Id
    who: Who | None = None
    where: Where | None = None
    thing: Thing | None = None
    being: Being | None = None
    by: Chooser = "it"
    may: bool = False
    """Nobody need be chosen."""
    none: Steps = ()


class ForEach(Step, frozen=True):
    """For every one of these: a player (``it``), a tile (``source``), or a being (``this``). Players from the left of
    the current one (B49)."""

    then: Steps = ()
    who: Who | None = None
    where: Where | None = None
    being: Being | None = None


class If(Step, frozen=True):
    """One of two things is done."""

    test: When
    then: Steps = ()
    other: Steps = ()


class Vote(Step, frozen=True):
    """All these point at somebody at once. Who is pointed at most is ``it`` in ``then``; a tie does ``tie``."""

    voters: Who = "players"
    about: Who = "players"
    then: Steps = ()
    tie: Steps = ()


class Bid(Step, frozen=True):
    """All these secretly bid steps of a trait; the highest pays and is ``it`` in ``then``. Ties pay and get nothing."""

    trait: TraitChoice
    who: Who = "players"
    most: int = 3
    then: Steps = ()


class Run(Step, frozen=True):
    """Run a routine of the pack."""

    routine: Id


# Roles


class SetRole(Step, frozen=True):
    """Somebody changes sides: hero, traitor, or another role of the haunt. They read its book from now on."""

    role: Id
    who: Who = "it"
    silent: bool = False
    """Nobody else learns it."""


class DealRoles(Step, frozen=True):
    """Roles are dealt face down: so many of each, more than players if some may stay in the middle."""

    roles: dict[Id, Number]
    who: Who = "players"


class RevealRole(Step, frozen=True):
    """Roles that lie face down are turned up."""

    who: Who
    to: Who | None = None
    """Only to these; nothing: to all."""


class SetStatus(Step, frozen=True):
    """Somebody gets a status of the haunt, or loses it."""

    status: Id
    who: Who = "it"
    on: bool = True


class Eliminate(Step, frozen=True):
    """Somebody's figure leaves the game, with no corpse. They still are on their side (and may move monsters)."""

    who: Who = "it"
    drop: bool = True


class Escape(Step, frozen=True):
    """Somebody leaves the house alive."""

    who: Who = "it"


class Vanish(Step, frozen=True):
    """Somebody goes out of sight: they move unseen, and nobody else knows where they are, until they act."""

    who: Who = "it"


class Appear(Step, frozen=True):
    """Somebody comes into sight again."""

    who: Who = "it"


class Seek(Step, frozen=True):
    """Somebody out of sight is looked for on these tiles, aloud. Found, they appear and are ``it`` in ``found``."""

    where: Where = "its"
    who: Who = "everyone"
    found: Steps = ()
    none: Steps = ()


class Die(Step, frozen=True):
    """Somebody dies, whatever their traits are."""

    who: Who = "it"


class Win(Step, frozen=True):
    """A side, or one player, wins now."""

    ending: Id
    side: Id | None = None
    who: Who | None = None


# Information


class Tell(Step, frozen=True):
    """A text of the pack is read out."""

    text: Id
    to: Who | None = None


class ShowBox(Step, frozen=True):
    """B148: a box is read to the other side."""

    box: Id


# Legacy


class Add(Step, frozen=True):
    """B101, B102: a card comes from Purgatory into its deck; if it is there already, one box of it is checked."""

    card: Id
    or_intensify: bool = False


class Intensify(Step, frozen=True):
    """B102: a box of a card is checked."""

    card: Id


class Crest(Step, frozen=True):
    """The crest of somebody's family goes on a card; on this card when none is named."""

    card: Id | None = None
    who: Who = "it"


class Blacken(Step, frozen=True):
    """A space for a crest is gone for good."""

    card: Id | None = None


class AddTiles(Step, frozen=True):
    """B24: tiles of a plank join the stack."""

    plank: Id


class StickTile(Step, frozen=True):
    """A tile is changed for good: it gets a ghost, a secret passage, or the overlay of another tile."""

    where: Where
    passage: bool = False
    ghost: int = 0
    overlay: Id | None = None
    by: Chooser = "group"


class OpenDoor(Step, frozen=True):
    """B26, B27: a door of the Almanac is opened; its rule holds from now on."""

    door: Id


class ToTomb(Step, frozen=True):
    """B22: a card goes to the Tomb, whatever evening it is."""

    card: Id


class FromTomb(Step, frozen=True):
    """B22: a card comes back from the Tomb."""

    card: Id


class ChronicleFlag(Step, frozen=True):
    """The campaign remembers something."""

    flag: Id
    to: bool = True


class ChronicleCount(Step, frozen=True):
    """A counter of the campaign, or of somebody's family in it."""

    counter: Id
    add: Number = 1
    family_of: Who | None = None


class GiveTitle(Step, frozen=True):
    """A family owns a title from now on."""

    title: Id
    who: Who = "it"


class Entry(Step, frozen=True):
    """B28: an entry of the journal is read."""

    number: int


class NameCard(Step, frozen=True):
    """B113: a card gets its name, for the chronicle; its words are by the key ``name-`` and this."""

    card: Id
    name: Id


class NameFamilies(Step, frozen=True):
    """The families write their surnames."""


AnyStep = (
    Damage | Lose | Gain | Heal | SetTrait | Pay | Prevent | Instead | Roll | Contest | Move | Walk | SwapPlaces
    | Moves | LoseMoves | EndTurn | SkipTurn | Discover | Draw | TakeCard | Peek | Bury | Box | Entomb | Destroy
    | BuryTop | Hand | Steal | Drop | Ready | MarkUsed | Shuffle | FindTile | RemoveTile | Rotate | MoveTile
    | ReplaceTile | Mark | Unmark | Spread | Obstacle | ClearObstacle | Block | Unblock | Passage | Ghost | PutThing
    | RemoveThing | Spawn | MoveBeing | WalkBeing | Stun | Recover | Kill | Strengthen | Follow | Attack | Counter
    | SetFlag | Hide | Guess | Reveal | Choose | Pick | ForEach | If | Vote | Bid | Run | SetRole | DealRoles
    | RevealRole | SetStatus | Eliminate | Escape | Die | Win | Tell | ShowBox | Add | Intensify | Crest | Blacken
    | AddTiles | StickTile | OpenDoor | ToTomb | FromTomb | ChronicleFlag | ChronicleCount | GiveTitle | Entry
    | NameFamilies | Vanish | Appear | Seek | SwapTraits | Redirect | AddResult | SetResult | AddDice | ExtraTurn
    | CopyAction | RebuildRegion | ControlBy | Schedule | NameCard
)  # fmt: skip
