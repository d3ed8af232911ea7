"""``yakata campaign``: a campaign of Betrayal alone in the terminal, against bots."""

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from yakata.betrayal import GAME
from yakata.betrayal import campaign as lasting
from yakata.betrayal.annals import chronicle
from yakata.betrayal.entries import Campaign
from yakata.betrayal.story import Member
from yakata.cli.arguments import Flag, Language
from yakata.cli.screen import console, data_folder
from yakata.cli.terminal.saves import Shelf, write
from yakata.kernel import BadOptions
from yakata.kernel.dice import fresh_nonce
from yakata.table.sight.campaigns import NightShown, PersonShown, Teller
from yakata.words import Words

campaign = App(name="campaign", help_format="markdown")
Called = Annotated[str, Parameter(name="NAME", help="What the campaign is called here: letters, digits and hyphens.")]


@campaign.command
def new(name: Called, *, house: Annotated[str, Parameter(help="What the house is called.")] = "") -> int:
    """Begin a campaign. Nothing is played yet.

    For example:

    - **yakata campaign new hill**
    - **yakata campaign new hill --house "The House on the Hill"**
    """
    file = _file(name)
    if file.exists():
        raise BadOptions(f"there is a campaign {name!r} already; 'yakata campaign show' lists them")
    _keep(name, lasting.new(GAME, fresh_nonce()[:16], house or name))
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
            kept = _read(file.stem)
            print(words.say("campaign-listed", file=file.stem, house=kept.header.name, nights=len(kept.nights)))
        return 0
    told = chronicle(_read(name))
    teller = Teller(GAME, lang)
    print(told.name)
    for night in told.nights:
        _tell(teller.night(night), words)
    for family in teller.families(told, ()):
        for person in family.people:
            print(f"{family.say}: {_life(person, family.say, words)}")
    if refusal := lasting.why_pinned(GAME, _read(name)):
        print(refusal)
    return 0


def _tell(night: NightShown, words: Words) -> None:
    print(f"\n{night.year}  {night.title}")
    if not night.over:
        print("  " + words.say("campaign-runs"))
        return
    print(f"  {night.haunt}. {night.ending}")
    for change in night.changes:
        print(f"  - {change.say}")
    for entry in night.journal:
        console().print(entry, style="italic", markup=False)
    print()


def _life(person: PersonShown, family: str, words: Words) -> str:
    key = "campaign-died" if person.died else "campaign-alive"
    name, where = person.name or family, person.died
    slots = {"name": name, "born": str(person.born), "died": str(person.died_in), "where": where}
    return words.say(key, **slots) + (words.say("campaign-turned") if person.traitor else "")


@campaign.command
def play(
    name: Called,
    *,
    company: Annotated[
        str | None, Parameter(help="Who comes, as family:name:age with commas between; yours first.")
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

    kept = _read(name)
    if kept.running is None:
        kept = lasting.begin(GAME, kept, _company(kept, company))
        _keep(name, kept)
    elif company is not None:
        raise BadOptions("this chapter has begun; its company is chosen")
    elif refusal := lasting.why_pinned(GAME, kept):
        raise refusal
    assert kept.running is not None
    folder = _folder() / name / str(kept.running.number)
    options: dict[str, Any] = msgspec.to_builtins(lasting.options_for(GAME, kept))
    if not _write_down(name, kept, folder):  # it may have ended and not been written down
        seating = seat_people(GAME, None, len(kept.running.company), bot, hot_seat=hot_seat)
        code = play_seats(
            GAME, seating, options=options, seed=seed, lang=lang, drawn=not plain, fresh=False, folder=folder
        )
        if code or not _write_down(name, kept, folder):
            return code
    print()
    words = Words(None, lang, ("yakata.cli",))
    _tell(Teller(GAME, lang).night(chronicle(_read(name)).nights[-1]), words)
    print(words.say("campaign-next", file=name))
    return 0


def _write_down(name: str, kept: Campaign, folder: Path) -> bool:
    """The record of the chapter goes into the campaign, if there is one."""
    records = sorted(Shelf(folder, GAME).records.glob("*.yakata"))
    if not records:
        return False
    _keep(name, lasting.after(GAME, kept, records[0].read_text(encoding="utf-8")))
    return True


def _company(kept: Campaign, said: str | None) -> list[Member]:
    older = {member.family: member for member in lasting.survivors(GAME, kept)}
    last = kept.nights[-1].fates if kept.nights else ()
    usual = [fate.family for fate in last] or list(GAME.book.families)[: GAME.seats.start]
    found = []
    for word in said.split(",") if said else usual:
        family, first, age = (part.strip() for part in (word + "::").split(":")[:3])
        if age and not (age.isascii() and age.isdigit()):
            raise BadOptions(f"an age is a number, not {age!r}; write family:name:age")
        survivor = older.get(family)
        if survivor is not None and not age and first in ("", survivor.name):
            found.append(survivor)
        else:
            found.append(Member(family, first or family.title(), int(age or 30)))
    return found


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
    file.write_bytes(lasting.export(_read(name), records))
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
    _keep(name, lasting.import_(GAME, data))
    return 0


@campaign.command
def fork(name: Called, at: int, other: Annotated[str, Parameter(help="What the new one is called.")]) -> int:
    """Another campaign that goes its own way from the start of chapter number AT. The first one stays as it is.

    For example:

    - **yakata campaign fork hill 2 hill-again**
    """
    if _file(other).exists():
        raise BadOptions(f"there is a campaign {other!r} already")
    _keep(other, lasting.fork(GAME, _read(name), at, fresh_nonce()[:16]))
    return 0


def _folder() -> Path:
    return data_folder() / "campaigns"


def _file(name: str) -> Path:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", name):
        raise BadOptions(f"a campaign is called by small letters, digits and hyphens, not {name!r}")
    return _folder() / f"{name}.json"


def _read(name: str) -> Campaign:
    try:
        return lasting.read(_file(name).read_bytes())
    except FileNotFoundError:
        raise BadOptions(f"no campaign is called {name!r}; 'yakata campaign new {name}' begins it") from None


def _keep(name: str, kept: Campaign) -> None:
    write(_file(name), lasting.export(kept).decode())
