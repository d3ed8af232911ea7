"""What is told."""

from yakata.betrayal.language.steps.base import Step
from yakata.betrayal.language.words import Id, Whom


class Tell(Step, frozen=True):
    """A text of the pack is read out."""

    text: Id
    whom: Whom | None = None


class ShowBox(Step, frozen=True):
    """B148: a box is read to the other side. None named: by chance, one that the actor cannot read yet."""

    box: Id | None = None


TellStep = Tell | ShowBox
