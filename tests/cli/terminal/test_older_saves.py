"""What an older version has left in the terminal goes on, by the names that things have now."""

from pathlib import Path

from msgspec.structs import replace

from tests.kernel.test_upgrades import NEW, OLD, half
from yakata.cli.terminal.saves import Shelf


def test_choices_after_the_last_draw_are_read_by_their_new_names_too(tmp_path: Path) -> None:
    play = half()
    Shelf(tmp_path, OLD).keep(play)
    shelf = Shelf(tmp_path, NEW)
    found = shelf.read()
    assert found
    record, secret = found
    again = shelf.go_on(replace(record, entries=record.entries[:-1]), secret)
    assert [entry.text for entry in again.entries][2] == "pull lamp-1"
    assert again.state.inside == ["lamp-0", "lamp-2"]
