"""``yakata``: play, simulate, replay, verify and check, from the terminal."""

import sys

from cyclopts import App, CycloptsError

from yakata import __version__
from yakata.cli.commands import backup, check, games, play, replay, rules, schema, serve, sim, upgrade, verify
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
    play.play,
    serve.serve,
    upgrade.upgrade,
    backup.backup,
    backup.compact,
    games.games,
    rules.rules,
    sim.sim,
    replay.replay,
    verify.verify,
    check.check,
    schema.schema,
):
    app.command(command, sort_key=len(list(app)))
app.command(  # loaded when it is wanted
    "yakata.cli.commands.pack:pack",
    name="pack",
    help="""Write packs of your own for Betrayal: haunts, tiles, cards. No code, only text files.

For example:

- **yakata pack new moth-house**: a folder with a small pack that works
- **yakata pack check moth-house**: everything that is wrong with it, then bots play it
- **yakata pack show moth-house**: what is in it
- **yakata pack play moth-house**: play it in the terminal

docs/write-a-haunt.md takes half an hour.""",
    sort_key=len(list(app)),
)
app.command(
    "yakata.cli.commands.campaign:campaign",
    name="campaign",
    help="""A campaign of Betrayal in the terminal, over many evenings, against bots.

For example:

- **yakata campaign new hill**, then **yakata campaign play hill**: the prologue, and each chapter after it
- **yakata campaign show hill**: its chronicle
- **yakata campaign export hill hill.json**: to go on in the browser, or on another machine""",
    sort_key=len(list(app)),
)


def run(arguments: list[str] | None = None) -> int:
    """Run the command. Returns the exit code."""
    try:
        code = app(arguments)
    except (CycloptsError, YakataError) as wrong:
        code = complain(str(wrong))
    except PermissionError as closed:
        code = complain(f"{closed}; does it belong to another user?")
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except KeyboardInterrupt:
        code = 130
    return code if isinstance(code, int) else 0
