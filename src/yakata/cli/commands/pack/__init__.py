"""``yakata pack``: packs of one's own for Betrayal."""

from cyclopts import App

from yakata.cli.commands.pack import check, language, new, play, schema, show

pack = App(name="pack", help_format="markdown")
for command in (new.new, check.check, show.show, play.play, language.language, schema.schema):
    pack.command(command, sort_key=len(list(pack)))
