"""``yakata``: play, simulate, replay, verify and check, from the terminal."""

import sys

from cyclopts import App, CycloptsError

from yakata import __version__
from yakata.cli import checking, games, playing, recording, serving, simulating
from yakata.cli.screen import complain
from yakata.kernel import YakataError

app = App(
    name="yakata",
    help="""Yakata (館): one house for haunted-house board games.

Start with **yakata play hidden-rooms**. Every command has examples under **--help**.""",
    version=__version__,
    help_format="markdown",
    print_error=False,
    exit_on_error=False,
    result_action="return_value",
)
for command in (
    playing.play,
    serving.serve,
    games.games,
    simulating.sim,
    recording.replay,
    recording.verify,
    checking.check,
    games.schema,
):
    app.command(command, sort_key=len(list(app)))
app.command(  # loaded when it is wanted
    "yakata.cli.packing:pack",
    name="pack",
    help="Write packs of your own for Betrayal: haunts, tiles, cards.",
    sort_key=len(list(app)),
)


def main(arguments: list[str] | None = None) -> None:
    """Run the command. What the user got wrong is one line and exit code 2."""
    try:
        code = app(arguments)
    except (CycloptsError, YakataError) as wrong:
        code = complain(str(wrong))
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except KeyboardInterrupt:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)
