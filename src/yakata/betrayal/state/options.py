"""What can be chosen before the evening: which chapter or haunt, and who comes."""

from typing import Literal

from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Options


class NightOptions(Options, frozen=True):
    """A chapter of a campaign, or an evening of free play."""

    chapter: str = ""
    """The chapter of the campaign; empty for free play."""

    haunt: str = "any"
    """The haunt that will come; ``any``: by the chapter, or in free play by the Omen and the tile."""

    families: Literal["choose", "deal"] = "choose"
    """Each player chooses a family, in turn; or they are dealt."""

    gains: Literal["taken", "asked"] = "taken"
    """BR34: a gain or a heal is taken, or who has it is asked each time."""

    damage: Literal["felt", "split"] = "felt"
    """BR12: damage falls where a trait can still fall, or is split as one likes and lost where none can."""

    company: tuple[Member, ...] = ()
    """In a campaign: who plays, by seat."""

    story: Story = Story()
    """In a campaign: what has happened."""
