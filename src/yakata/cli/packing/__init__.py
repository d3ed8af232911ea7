"""``yakata pack``: packs of one's own for Betrayal."""

from cyclopts import App

from yakata.cli.packing.checking import check
from yakata.cli.packing.making import new
from yakata.cli.packing.playing import play
from yakata.cli.packing.showing import show
from yakata.cli.packing.telling import language, schema

pack = App(name="pack", help_format="markdown")
for command in (new, check, show, play, language, schema):
    pack.command(command, sort_key=len(list(pack)))

__all__ = ["pack"]
