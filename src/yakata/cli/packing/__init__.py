"""``yakata pack``: packs of one's own for Betrayal."""

from cyclopts import App

from yakata.cli.packing.checking import check
from yakata.cli.packing.making import new
from yakata.cli.packing.playing import play
from yakata.cli.packing.showing import show
from yakata.cli.packing.telling import language, schema

pack = App(
    name="pack",
    help="""Write packs of your own for Betrayal: haunts, tiles, cards. No code, only text files.

For example:

- **yakata pack new moth-house**: a folder with a small pack that works
- **yakata pack check moth-house**: everything that is wrong with it, then bots play it
- **yakata pack show moth-house**: what is in it
- **yakata pack play moth-house**: play it in the terminal

docs/write-a-haunt.md takes half an hour.""",
    help_format="markdown",
)
for command in (new, check, show, play, language, schema):
    pack.command(command, sort_key=len(list(pack)))

__all__ = ["pack"]
