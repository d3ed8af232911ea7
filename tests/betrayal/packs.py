"""A pack in a folder of its own, to be broken."""

from pathlib import Path

from yakata.cli.commands.pack.new import new


class Workshop:
    """The pack that ``yakata pack new`` makes, and what a test does to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        new(folder)

    def change(self, file: str, old: str, fresh: str) -> int:
        """Put one text in place of another; gives the line where it now stands."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        before = text.index(old)
        path.write_text(text.replace(old, fresh, 1), encoding="utf-8")
        return text.count("\n", 0, before) + 1

    def add(self, file: str, text: str) -> None:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        there = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(there + text, encoding="utf-8")
