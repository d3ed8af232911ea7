"""In which part of the night we are, as everybody sees it."""

from typing import ClassVar, Literal

from yakata.kernel import Frame

Phase = Literal["setup", "visitor", "window", "scream", "dark", "end"]


class Scene(Frame):
    """A frame that begins a part of the night: it goes on as long as the frame lies on the stack."""

    phase: ClassVar[Phase]
