"""What lasts: the campaign."""

from yakata.betrayal.language.steps.base import Step
from yakata.betrayal.language.words import Chooser, Id, Number, Where, Who


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
    """A tile is changed for good, and at once: it gets a ghost, a secret passage, or the overlay of another tile."""

    where: Where
    passage: bool = False
    ghosts: int = 0
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
    set: bool = True


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

    journal: int


class ReadLegacy(Step, frozen=True):
    """B18: the Legacy cards of this chapter go on, until the next PAUSE or STOP."""


class NameCard(Step, frozen=True):
    """B113: a card gets its name, for the chronicle; its words are by the key ``name-`` and this."""

    card: Id
    name: Id


class NameFamilies(Step, frozen=True):
    """B34: from now on the families may write what they are called, in the book of the campaign."""


CampaignStep = (
    Add | Intensify | Crest | Blacken | AddTiles | StickTile | OpenDoor | ToTomb | FromTomb | ChronicleFlag
    | ChronicleCount | GiveTitle | Entry | ReadLegacy | NameCard | NameFamilies
)  # fmt: skip
