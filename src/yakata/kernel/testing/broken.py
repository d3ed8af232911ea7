"""What the suite raises."""

from yakata.kernel.refusals import YakataError


class Broken(YakataError):
    """A law does not hold. ``record`` is the game in which it was seen, to be replayed; ``by`` what of the content."""

    def __init__(self, law: str, what: str, record: str = "", by: tuple[str, ...] = ()) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law
        self.what = what
        self.record = record
        self.by = by


def hold(condition: object, law: str, what: str) -> None:
    """A law of the house."""
    if not condition:
        raise Broken(law, what)
