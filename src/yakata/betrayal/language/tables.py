"""What a pack is made of: families, tiles, cards, haunts, and the cards and entries of a campaign."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from yakata.betrayal.language.steps import AnyStep, Bonus, Steps  # noqa: F401  # Steps is made of AnyStep
from yakata.betrayal.language.words import (
    Being,
    Harm,
    Id,
    Number,
    Permission,
    Region,
    Side,
    Table,
    Thing,
    Trait,
    When,
    Where,
    Who,
    Whom,
)

Track = Annotated[tuple[Annotated[int, Meta(ge=0, le=8)], ...], Meta(min_length=8, max_length=8)]
"""Eight values from the step above the skull to the top."""
Trigger = Literal[
    "haunt-start", "turn-start", "turn-end", "round-end", "monster-turn-start", "monster-turn-end", "leave", "enter",
    "end-here", "discover", "would-draw", "drawn", "received", "lost", "action-used", "rolled", "would-be-damaged",
    "damaged", "would-die", "died", "attack-won", "attack-lost", "monster-stunned", "monster-killed", "delivered",
    "tile-placed", "tile-removed", "marked", "counter-changed", "role-changed", "stolen", "haunt-roll", "omen-drawn",
    "attack-declared", "attack-rolled", "became-critical", "refreshed", "heirloomed", "symbol", "would-discover",
    "would-recover", "monster-spawned", "monster-recovered", "unmarked", "flag-changed", "tile-turned",
    "tile-replaced", "doorway-changed", "role-revealed", "won", "chapter-end", "card-added", "intensified",
    "sticker-placed", "journal-read", "legacy-read", "game-setup", "would-win", "side-turn-start", "object-moved",
    "destroyed", "entombed",
]  # fmt: skip
"""When a reaction can happen."""


class Weapon(Table, frozen=True):
    """B132: an ATTACK of its own."""

    trait: Trait = "might"
    range: Literal["here", "adjacent", "sight"] = "here"
    dice: Number = 0
    result_bonus: tuple[Bonus, ...] = ()
    ties: bool = False
    """Equal results succeed."""
    damage: Number | None = None
    """So much instead of the difference."""
    on_win: Steps = ()
    on_lose: Steps = ()
    kills: bool | Literal["small"] = False
    """Monsters that lose are killed, not stunned; or the small ones."""
    steal: bool = True


class Action(Table, frozen=True):
    """B117: WORD (restrictions): roll, bonuses, results. Each word once a turn (B118)."""

    id: Id
    word: Id
    where: Where | None = None
    """On such a tile."""
    when: When = None
    target: Who | None = None
    """Another player is chosen, who is ``target`` in the steps."""
    being: Being | None = None
    """A monster or person is chosen, who is ``this`` in the steps."""
    once: Literal["game", "player", "tile", "card"] | None = None
    """Besides once a turn: once a game, once for each player, once on each tile, or once a game for all actions of its
    card that say so."""
    free: bool = False
    """It does not use up the card."""
    in_secret: bool = False
    """Who does it out of sight stays out of sight, and nobody else is told."""
    do: Steps = ()
    attack: Weapon | None = None


class Reaction(Table, frozen=True):
    """Something that happens when something happens. In it, ``it`` is who it happens to."""

    on: Trigger
    when: When = None
    may: bool = False
    """The one it belongs to decides."""
    once: Literal["turn", "game", "player"] | None = None
    do: Steps = ()


class Passive(Table, frozen=True):
    """Something that holds as long as the card is carried, one stands on the tile, or the haunt lasts."""

    give: Literal[
        "dice", "result", "reroll", "moves", "least-moves", "free-leave", "no-obstacles", "no-opponents", "no-damage",
        "less-damage", "no-attack", "no-ghosts", "no-tile-damage", "no-steal", "sight-bends", "no-sight", "no-monsters",
        "extra-omen", "cannot-leave", "cannot-act", "no-discover", "through-walls", "ready-late", "choose-tile",
    ]  # fmt: skip
    add: Number = 1
    traits: tuple[Trait, ...] = ()
    """Only for rolls (or damage) of these; nothing: of all."""
    up_to: bool = False
    """Of a `reroll`: so many dice or fewer, as one likes."""
    rolls: tuple[Literal["trait", "attack", "defence", "haunt"], ...] = ("trait",)
    """BR2: an attack roll is no trait roll."""
    harm: Harm | None = None
    who: Who = "owner"
    """Whom it helps: by itself the one who carries it, stands there, or whose side it is."""
    when: When = None


class Family(Table, frozen=True):
    """B34: a family card."""

    id: Id
    colour: Id
    start: dict[Trait, Annotated[int, Meta(ge=1, le=8)]]
    """The starting step of each trait, 1 is critical."""
    tracks: dict[Trait, Track]


class Tile(Table, frozen=True):
    """A tile, unrotated."""

    id: Id
    regions: Annotated[tuple[Region, ...], Meta(min_length=1)]
    doorways: tuple[Side, ...]
    bump: Side | None = None
    start: bool = False
    landing: bool = False
    stairs: tuple[Id, ...] = ()
    """Tiles of other regions that it is adjacent to (B62, B63)."""
    beside: Id | None = None
    """The other half of a piece with two spaces; it lies to the north."""
    symbols: tuple[Id, ...] = ()
    ghosts: int = 0
    runestone: bool = False
    passage: bool = False
    tags: tuple[Id, ...] = ()
    passives: tuple[Passive, ...] = ()
    actions: tuple[Action, ...] = ()
    reactions: tuple[Reaction, ...] = ()


class Card(Table, frozen=True):
    """A card that is carried: an Item, an Omen, or of a deck that the pack declares."""

    id: Id
    deck: Id = "item"
    regions: tuple[Region, ...] = ()
    """The marks on its back; none for Omens (B95)."""
    types: tuple[Id, ...] = ()
    heirloom: bool = False
    """It has a space for a Heirloom sticker."""
    trait: dict[Trait, int] = {}
    """BR15: gained when it comes, lost when it goes."""
    passives: tuple[Passive, ...] = ()
    actions: tuple[Action, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    statuses: dict[Id, tuple[Passive, ...]] = {}
    """What it does to people for a while, whoever carries it then: what each status means."""
    forbid: tuple[Permission, ...] = ()
    number: int | None = None
    """B20: its number in Purgatory."""


class EventCard(Table, frozen=True):
    """An Event."""

    id: Id
    regions: Annotated[tuple[Region, ...], Meta(min_length=1)]
    steps: Steps = ()
    ongoing: bool = False
    """B100: it stays on the tile. Its passives, actions and reactions hold there."""
    keep: bool = False
    """B98: the one who drew it keeps it."""
    passives: tuple[Passive, ...] = ()
    actions: tuple[Action, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    boxes: int = 0
    crests: int = 0
    number: int | None = None


class Object(Table, frozen=True):
    """B8: a thing that is no card."""

    id: Id
    forbid: tuple[Permission, ...] = ()
    passives: tuple[Passive, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    monsters_carry: bool = False
    """B160: monsters that ``carry`` can pick it up."""


class Strike(Table, frozen=True):
    """How a monster attacks."""

    trait: Trait = "might"
    range: Literal["here", "adjacent", "sight"] = "here"
    damage: Number | None = None
    on_win: Steps = ()
    on_lose: Steps = ()
    steal: bool | Thing = False
    """B137: this one may STEAL, anything or only such things, and carries them."""
    rather: Who | None = None
    """BR21: one of these, if its turn is a routine and it can attack them."""
    defends: bool = True
    """``damage`` and ``on-win`` are for whoever loses to it, also by attacking it."""


class Monster(Table, frozen=True):
    """A monster or, with ``person``, somebody else in the house."""

    id: Id
    size: Literal["small", "large", "none"] = "small"
    person: bool = False
    traits: dict[Trait, Number] = {}
    """A number may ask where it is, or what it has: it is ``this``."""
    attack: Strike | None = None
    turn: Literal["order", "swarm", "routine", "none"] = "order"
    """B161; a routine goes to the nearest of ``towards`` and attacks; ``none`` never moves by itself."""
    towards: Where | None = None
    moves: Number | None = None
    """So many, instead of a Speed roll."""
    defeat: Literal["stun", "kill", "nothing"] = "stun"
    immune: tuple[Trait, ...] = ()
    """It cannot be attacked with these."""
    health: Number | None = None
    """It takes so much before it is defeated: a lost fight takes the difference."""
    hunts: Being | None = None
    """Whom else it attacks: persons, or other monsters. They are ``prey`` in its steps."""
    safe: When = None
    """While this is so of it (``this``), no attack does anything to it."""
    start: Steps = ()
    """At the start of its turn."""
    end: Steps = ()
    carry: bool = False
    robbed: bool = False
    """B137: one may STEAL from it what it carries."""
    walls: bool = False
    """It walks to tiles that lie side by side, doorway or not."""
    slow: bool = True
    """BR7: obstacles slow it."""


class Box(Table, frozen=True):
    """B147: one box of a book."""

    id: Id
    kind: Literal["main", "side", "reaction", "fact", "power", "monster"]
    book: Id = "heroes"
    """``heroes``, ``traitor``, ``all``, or the book of a role."""
    monster: Id | None = None
    """B148: the monster whose box it is, read to all when that first fights; else every monster's."""
    when: When = None
    """While this is so."""
    action: Action | None = None
    reaction: Reaction | None = None
    passives: tuple[Passive, ...] = ()
    ghost: bool = False
    """It is an action for the dead of this book who walk, and for nobody else."""
    clue: bool = False
    """It may tell of roles that lie face down: the haunt means it to."""


class Ghosts(Table, frozen=True):
    """How the dead walk who have risen (``rise``). In their turn they move, and do what the boxes for ghosts say, and
    nothing else. They are not alive, block nobody, carry nothing, and nobody can attack them."""

    moves: Number = 1
    walls: bool = False
    """They walk to tiles that lie side by side, doorway or not."""


class Counting(Table, frozen=True):
    """A counter, or the numbered track."""

    id: Id
    start: Number = 0
    goal: Number | None = None
    shown: Id = "all"
    """``all``, or the book of those who see it."""
    each: Literal["player", "being", "tile"] | None = None
    """Every one of these has one of their own. Tiles begin at 0."""


class SecretKept(Table, frozen=True):
    """Something that not all know."""

    id: Id
    among: tuple[str, ...] = ()
    families: bool = False
    """Its domain are the families in the game."""
    tiles: bool = False
    """Its domain are the tiles of the house; it is ``nowhere`` until it is hidden on one."""


class Roles(Table, frozen=True):
    """Who is on which side."""

    kind: Literal["traitor", "none", "hidden", "teams", "alone"] = "traitor"
    traitor: Who = "revealer"
    """Several: a Crest decides (B142). With ``teams``, all of them."""
    every: bool = False
    """All who match are traitors."""
    deal: dict[Id, Number] = {}
    """B154: what is dealt face down."""
    first: Who = "left-of-traitor"
    monsters: Literal["after-traitor", "last", "never"] = "after-traitor"
    order: tuple[Id, ...] = ()
    """Whose turns come when: ``heroes``, ``traitor``, a role, ``monsters``, or a kind of being that has a place of its
    own. Who is not named comes last; monsters that are not named have no turn. Nothing said: as B150 has it."""
    controller: Literal["traitor", "group", "routine"] = "traitor"
    """BR21."""


class Victory(Table, frozen=True):
    """How somebody wins."""

    side: Id
    """``heroes``, ``traitor``, a role, or ``each``: whoever it is true of (``it``)."""
    when: When
    ending: Id
    journal: int | None = None


class Setup(Table, frozen=True):
    traitor: Steps = ()
    heroes: Steps = ()


class Haunt(Table, frozen=True):
    """A haunt: both books, and all that comes with it."""

    id: Id
    number: int
    win: Annotated[tuple[Victory, ...], Meta(min_length=1)]
    like: Id | None = None
    """To all appearance it is that haunt: its books, setup, monsters and all else hold. Only ``roles``, ``win`` and the
    end are this one's own, and nobody is told."""
    free_play: bool = False
    omens: tuple[Id, ...] = ()
    """BR26: in free play, the Omens that bring it."""
    tags: tuple[Id, ...] = ()
    """BR26: the tile tags that bring it."""
    roles: Roles = Roles()
    hints: dict[Id, Annotated[int, Meta(ge=0, le=3)]] = {}
    """How many hints each book reads out."""
    setup: Setup = Setup()
    boxes: tuple[Box, ...] = ()
    monsters: tuple[Monster, ...] = ()
    objects: tuple[Object, ...] = ()
    counters: tuple[Counting, ...] = ()
    secrets: tuple[SecretKept, ...] = ()
    statuses: dict[Id, tuple[Passive, ...]] = {}
    """What each status means for a player; what it means for a being, its traits and the rest ask for."""
    ghosts: Ghosts = Ghosts()
    dark: Where | None = None
    """No line of sight goes into these tiles, or out of them."""
    rounds: int = 20
    """After so many rounds the night is over, and ``at-dawn`` wins: nothing runs away."""
    at_dawn: Id = "traitor"
    dawn_journal: int | None = None

    @property
    def winning_books(self) -> tuple[str, ...]:
        """Those that tell how to win: one for all, or those of the sides that read boxes."""
        read = tuple(dict.fromkeys(box.book for box in self.boxes if box.book != "all"))
        return read if read and self.roles.kind != "hidden" else ("all",)


# The campaign


class LegacyCard(Table, frozen=True):
    """B18. The first are read before the evening, until PAUSE or STOP; those after it when the haunt begins; the others
    only by ``read-legacy``."""

    number: int
    steps: Steps = ()
    after: Literal["next", "pause", "stop"] = "next"


class Beginning(Table, frozen=True):
    """Something that brings the haunt when it happens. Who it happens to reveals it."""

    on: Trigger
    when: When = None


class Onset(Table, frozen=True):
    """B138: how the haunt starts: whichever of these comes first."""

    omen_roll: int | None = None
    """A haunt roll of so much."""
    omens: int | None = None
    """The so-many-th Omen."""
    tiles: int | None = None
    """So many tiles discovered."""
    rounds: int | None = None
    """The end of this round, if nothing else."""
    begins: tuple[Beginning, ...] = ()
    """Anything else that can happen."""


class JournalEntry(Table, frozen=True):
    """B28."""

    number: Annotated[int, Meta(ge=52)]
    whom: Whom | None = None
    """Who reads it; nothing said: it is read aloud. What it does, all see."""
    steps: Steps = ()


class Candidate(Table, frozen=True):
    """A haunt that may come, if this is so; the first that fits comes."""

    haunt: Id
    when: When = None


class Chapter(Table, frozen=True):
    """One game of the campaign."""

    id: Id
    year: int
    trigger: Onset
    haunts: Annotated[tuple[Candidate, ...], Meta(min_length=1)]
    legacy: tuple[LegacyCard, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    """What happens by itself this evening, before the haunt and in it."""
    plank: tuple[Id, ...] = ()
    """Tiles that are in the stack from this chapter on."""
    cards: tuple[Id, ...] = ()
    """Items, Omens and Events that are in their decks from this chapter on."""

    def read_by(self, stops: int) -> int:
        """B18: how many Legacy cards are read by the time that PAUSE or STOP has come so often."""
        ends = [at for at, card in enumerate(self.legacy, 1) if card.after != "next"]
        return ends[stops - 1] if len(ends) >= stops else len(self.legacy)


class RuleModule(Table, frozen=True):
    """A rule that an opened door adds."""

    id: Id
    anchor: Id
    passives: tuple[Passive, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[Action, ...] = ()
    setup: Steps = ()
    """Setup step 3 and the like."""


class Routine(Table, frozen=True):
    id: Id
    steps: Steps


class Definition(Table, frozen=True):
    """A name for a selector, a number, a test or some steps. ``{use: NAME}`` stands for it in all files of the pack; in
    a list of steps, for all of the steps. More may be said of a selector: ``{use: sick, at: here}``."""

    id: Id
    with_: tuple[Id, ...] = field(default=(), name="with")
    """What each use must give, by these names. ``$NAME`` stands for it in the definition."""
    who: Any = None
    where: Any = None
    thing: Any = None
    being: Any = None
    number: Any = None
    test: Any = None
    steps: Any = None


class Declared(Table, frozen=True):
    """The open lists: what other words this pack uses."""

    decks: tuple[Id, ...] = ()
    symbols: dict[Id, Id] = {}
    """A symbol and the deck that it draws from."""
    markers: tuple[Id, ...] = ()
    words: tuple[Id, ...] = ()
    types: tuple[Id, ...] = ()
    anchors: tuple[Id, ...] = ()
    tags: tuple[Id, ...] = ()
    titles: tuple[Id, ...] = ()


class FreePlay(Table, frozen=True):
    """Free play: BR26."""

    trigger: Onset | None = None
    """Nothing said: as the packs that it needs say, else a haunt roll of 5."""
    tiles: tuple[Id, ...] = ()
    """The tiles of the stack. Nothing said, and no other pack: all."""
    cards: tuple[Id, ...] = ()


class PackFile(Table, frozen=True):
    """A file of a pack. A pack is a folder of such files; each holds what it likes of these lists."""

    pack: Id | None = None
    version: int | None = None
    rules: int | None = None
    """The version of the rule system it was written for."""
    languages: tuple[Id, ...] = ()
    needs: tuple[Id, ...] = ()
    """Packs that must be there too."""
    declare: Declared | None = None
    define: tuple[Definition, ...] = ()
    families: tuple[Family, ...] = ()
    tiles: tuple[Tile, ...] = ()
    items: tuple[Card, ...] = ()
    omens: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()
    events: tuple[EventCard, ...] = ()
    haunts: tuple[Haunt, ...] = ()
    routines: tuple[Routine, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    journal: tuple[JournalEntry, ...] = ()
    rules_added: tuple[RuleModule, ...] = ()
    free_play: FreePlay | None = None
