"""``yakata campaign``: a campaign alone in the terminal, against bots; of any game that has campaigns."""

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from yakata.cli.arguments import Flag, Language
from yakata.cli.screen import console, data_folder
from yakata.cli.terminal.saves import Shelf, write
from yakata.kernel import BadOptions
from yakata.kernel.campaign import Campaign, CampaignRules, ChapterTold, Say, Told
from yakata.kernel.dice import fresh_nonce
from yakata.registry import campaign_reader, campaigns_of, load_named
from yakata.words import Words, words_for

Rules = CampaignRules[Any, Any, Any]
Document = Campaign[Any, Any]
campaign = App(name="campaign", help_format="markdown")
Called = Annotated[str, Parameter(name="NAME", help="What the campaign is called here: letters, digits and hyphens.")]


@campaign.command
def new(
    name: Called,
    *,
    house: Annotated[str, Parameter(help="What the house is called.")] = "",
    game: Annotated[str, Parameter(help="Of which game; else the first that has campaigns.")] = "",
) -> int:
    """Begin a campaign. Nothing is played yet.

    For example:

    - **yakata campaign new hill**
    - **yakata campaign new hill --house "The House on the Hill"**
    """
    file = _file(name)
    if file.exists():
        raise BadOptions(f"there is a campaign {name!r} already; 'yakata campaign show' lists them")
    rules = campaigns_of(game)
    _keep(name, rules, rules.new(fresh_nonce()[:16], house or name))
    print(file)
    return 0


@campaign.command
def show(name: Called | None = None, *, lang: Language = "en") -> int:
    """The chronicle of a campaign; without a name, all campaigns.

    For example:

    - **yakata campaign show**
    - **yakata campaign show hill --lang ja**
    """
    words = Words(None, lang, ("yakata.cli",))
    if name is None:
        for file in sorted(_folder().glob("*.json")):
            rules, kept = _read(file.stem)
            listed = {"file": file.stem, "house": kept.header.name, "nights": len(kept.nights)}
            print(words.say("campaign-listed-ended" if rules.finished(kept) else "campaign-listed", **listed))
        return 0
    rules, kept = _read(name)
    told = rules.told(kept, _saying(rules, lang))
    print(kept.header.name)
    for chapter in told.chapters:
        _tell(chapter, words)
    for line in told.people:
        print(line)
    if refusal := rules.why_pinned(kept):
        print(refusal)
    _tell_end(told)
    return 0


def _saying(rules: Rules, lang: str) -> Say:
    return words_for(load_named(rules.game.name), lang, "yakata.cli").say_or


def _tell(chapter: ChapterTold, words: Words) -> None:
    print(f"\n{chapter.year or chapter.number}  {chapter.title}")
    if not chapter.over:
        print("  " + words.say("campaign-runs"))
        return
    for line in chapter.lines:
        print(f"  {line}")
    for text in chapter.texts:
        console().print(text, style="italic", markup=False)
    print()


def _tell_end(told: Told) -> None:
    """What is told when all chapters are over."""
    for text in told.epilogue:
        print()
        console().print(text, style="italic", markup=False)


@campaign.command
def play(
    name: Called,
    *,
    company: Annotated[
        str | None, Parameter(help="Who comes, with commas between, yours first: family:name:age in Betrayal.")
    ] = None,
    bot: Annotated[str | None, Parameter(help="Which bot plays the others; else the strongest.")] = None,
    hot_seat: Flag = False,
    seed: Annotated[str | None, Parameter(help="Dice that come out the same each time; else they are new.")] = None,
    lang: Language = "en",
    plain: Flag = False,
) -> int:
    """Play the next chapter, or go on with the one that runs. When it is over it is written down.

    Without --company those families come that came before, and whoever has survived comes again.

    For example:

    - **yakata campaign play hill**
    - **yakata campaign play hill --company quill:Ada:31,marl:Ben:8,vesper**
    - **yakata campaign play hill --hot-seat**: people play all of them, on one screen

    Parameters
    ----------
    hot_seat
        Several people on one screen; a curtain falls between their seats.
    plain
        Without drawings, for screen readers and pipes.
    """
    from yakata.cli.terminal.play import play_seats
    from yakata.cli.terminal.seating import seat_people

    rules, kept = _read(name)
    if kept.running is None:
        if rules.why_pinned(kept):
            kept = rules.move(kept)
            print(Words(None, lang, ("yakata.cli",)).say("campaign-moved"))
        kept = rules.begin(kept, rules.invited(kept, company or ""))
        _keep(name, rules, kept)
    elif company is not None:
        raise BadOptions("this chapter has begun; its company is chosen")
    elif (refusal := rules.why_pinned(kept)) and not rules.can_move(kept):
        raise refusal
    assert kept.running is not None
    game = load_named(rules.game.name)
    folder = _folder() / name / str(kept.running.number)
    options: dict[str, Any] = msgspec.to_builtins(rules.options_for(kept))
    if not _write_down(name, rules, kept, folder):  # it may have ended and not been written down
        seating = seat_people(game, None, len(kept.running.company), bot, hot_seat=hot_seat)
        code = play_seats(
            game, seating, options=options, seed=seed, lang=lang, drawn=not plain, fresh=False, folder=folder
        )
        if code or not _write_down(name, rules, kept, folder):
            return code
    print()
    words = Words(None, lang, ("yakata.cli",))
    kept = _read(name)[1]
    told = rules.told(kept, _saying(rules, lang))
    _tell(told.chapters[-1], words)
    if rules.open_blanks(kept):
        print(words.say("campaign-to-write", file=name))
    if rules.finished(kept):
        _tell_end(told)
        print("\n" + words.say("campaign-is-over", file=name))
    else:
        print(words.say("campaign-next", file=name))
    return 0


@campaign.command(name="write")
def write_(
    name: Called,
    line: Annotated[int | None, Parameter(name="LINE", help="Which of the lines; without it they are listed.")] = None,
    text: Annotated[str, Parameter(name="TEXT", help="What stands there from now on.")] = "",
    *,
    lang: Language = "en",
) -> int:
    """Write names of your own, and what became of whom. Without a line, all that can be written is listed.

    What is written can be changed until the next chapter begins; then it stays.

    For example:

    - **yakata campaign write hill**
    - **yakata campaign write hill 1 Thornfield**
    """
    rules, kept = _read(name)
    blanks = rules.open_blanks(kept)
    if line is None:
        for number, blank in enumerate(blanks, 1):
            asked = rules.blank_in_words(kept, blank, _saying(rules, lang))
            print(f"{number:>3}  {asked}: {blank.text or '…'}")
        return 0
    if not 1 <= line <= len(blanks):
        raise BadOptions(f"there are {len(blanks)} lines to be written now; 'yakata campaign write {name}' lists them")
    _keep(name, rules, rules.write(kept, blanks[line - 1].what, blanks[line - 1].of, text))
    return 0


def _write_down(name: str, rules: Rules, kept: Document, folder: Path) -> bool:
    """The record of the chapter goes into the campaign, if there is one."""
    shelf = Shelf(folder, load_named(rules.game.name))
    records = sorted(shelf.records.glob("*.yakata"))
    if not records:
        return False
    _keep(name, rules, rules.after(kept, records[0].read_text(encoding="utf-8"), shelf.ended(records[0])))
    return True


@campaign.command
def export(name: Called, file: Path, *, records: bool = True) -> int:
    """Write a campaign to a file that can be opened elsewhere, in the browser too.

    For example:

    - **yakata campaign export hill hill.json**
    - **yakata campaign export hill hill.json --no-records**: shorter, and it proves less

    Parameters
    ----------
    records
        With the record of every chapter.
    """
    rules, kept = _read(name)
    file.write_bytes(rules.export(kept, records))
    return 0


@campaign.command(name="import")
def import_(file: Path, name: Called) -> int:
    """Take a campaign from a file. Every chapter in it is played again and checked.

    For example:

    - **yakata campaign import hill.json hill**
    """
    if _file(name).exists():
        raise BadOptions(f"there is a campaign {name!r} already")
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadOptions(f"{file}: {error.strerror}") from None
    rules = campaign_reader(data)
    _keep(name, rules, rules.import_(data))
    return 0


@campaign.command
def fork(name: Called, at: int, other: Annotated[str, Parameter(help="What the new one is called.")]) -> int:
    """Another campaign that goes its own way from the start of chapter number AT. The first one stays as it is.

    For example:

    - **yakata campaign fork hill 2 hill-again**
    """
    if _file(other).exists():
        raise BadOptions(f"there is a campaign {other!r} already")
    rules, kept = _read(name)
    _keep(other, rules, rules.fork(kept, at, fresh_nonce()[:16]))
    return 0


def _folder() -> Path:
    return data_folder() / "campaigns"


def _file(name: str) -> Path:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", name):
        raise BadOptions(f"a campaign is called by small letters, digits and hyphens, not {name!r}")
    return _folder() / f"{name}.json"


def _read(name: str) -> tuple[Rules, Document]:
    try:
        data = _file(name).read_bytes()
    except FileNotFoundError:
        raise BadOptions(f"no campaign is called {name!r}; 'yakata campaign new {name}' begins it") from None
    rules = campaign_reader(data)
    return rules, rules.read(data)


def _keep(name: str, rules: Rules, kept: Document) -> None:
    write(_file(name), rules.export(kept).decode())
