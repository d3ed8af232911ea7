"""The campaign that lasts: a document to which every chapter adds a line, and which proves itself.

Every entry is sealed by a hash over itself and the seal before it. A finished chapter carries its record, so that the
story after it can be worked out again from nothing. Of chapters that have not begun the document says nothing.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, json
from msgspec.structs import replace

from yakata.betrayal.entries import (
    FORMAT,
    BadCampaign,
    Begun,
    Campaign,
    Edition,
    Entry,
    Fate,
    Forked,
    Header,
    Moved,
    Over,
    digest,
    first_seal,
    plus,
    seal,
)
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.story import Member, Story
from yakata.kernel import Record, RecordError, YakataError, replay, upgraded, verify
from yakata.kernel.record import parse

if TYPE_CHECKING:
    from yakata.betrayal import Betrayal
    from yakata.betrayal.state.night import Night

FREE_PLAY: Final = ""
"""What comes after the last chapter (B2)."""
LONGEST_NAME: Final = 40
OLDEST: Final = 150


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds."""

    format: str
    header: Header
    entries: tuple[Entry, ...]


# Playing


def edition_of(game: "Betrayal") -> Edition:
    return Edition(game.book.name, game.book.fingerprint, game.version)


def new(game: "Betrayal", ident: str, name: str) -> Campaign:
    """A campaign in which nothing has happened yet."""
    return Campaign(Header(ident, clean(name, "the house"), edition_of(game)))


def why_pinned(game: "Betrayal", campaign: Campaign) -> BadCampaign | None:
    """Why these rules cannot go on with it: it stays with those it was begun by, until its players move it."""
    theirs, ours = campaign.edition, edition_of(game)
    if theirs.pack != ours.pack:
        return BadCampaign("other-pack", f"played with the pack {theirs.pack}; here is {ours.pack}")
    way = game.way_from(theirs.rules)
    if way is None or not way.replays:
        return BadCampaign("other-rules", f"played by version {theirs.rules} of the rules; these are {ours.rules}")
    if theirs.fingerprint not in (ours.fingerprint, game.book.spelling):
        return BadCampaign("other-content", f"the pack {theirs.pack} has changed since this campaign was last played")
    return None


def next_chapter(game: "Betrayal", campaign: Campaign) -> str:
    """The chapter that comes next, or ``FREE_PLAY`` when all are over."""
    played = {one.chapter for one in campaign.story.chapters}
    return next((chapter for chapter in game.book.chapters if chapter not in played), FREE_PLAY)


def begin(game: "Betrayal", campaign: Campaign, company: Iterable[Member]) -> Campaign:
    """The next chapter begins with this company. Families and their number may change (B172)."""
    _may_go_on(game, campaign)
    who = _checked(game, company)
    chapter = next_chapter(game, campaign)
    return plus(campaign, Begun(len(campaign.nights) + 1, chapter, year_of(game, campaign), who))


def year_of(game: "Betrayal", campaign: Campaign) -> int:
    """The year of the next chapter; a night of free play comes a year after the one before."""
    chapter = next_chapter(game, campaign)
    if chapter:
        return game.book.chapters[chapter].year
    begun = [entry.year for entry in campaign.entries if isinstance(entry, Begun)]
    return max(begun, default=0) + 1


def options_for(game: "Betrayal", campaign: Campaign, company: Iterable[Member] = ()) -> NightOptions:
    """What the game of the running chapter is set up with; with a company, that of the next."""
    who = tuple(company)
    begun = campaign.running
    if begun is None and who:
        begun = begin(game, campaign, who).running
    if begun is None:
        raise BadCampaign("not-running", "no chapter has begun")
    return NightOptions(chapter=begun.chapter, company=begun.company, story=campaign.story)


def after(game: "Betrayal", campaign: Campaign, record: Record | str) -> Campaign:
    """The campaign with the finished chapter, worked out and proved by playing its record again."""
    text = str(record)
    begun = campaign.running
    if begun is None:
        raise BadCampaign("not-running", "no chapter is running that this record could be of")
    if refusal := why_pinned(game, campaign):
        raise refusal
    return plus(campaign, _played(game, begun, campaign.story, text))


def _played(game: "Betrayal", begun: Begun, before: Story, text: str) -> Over:
    try:
        record = upgraded(game, parse(text))
        options = game.choose_options(record.options)
        wanted = NightOptions(chapter=begun.chapter, company=begun.company, story=before)
        if options != wanted or len(record.seats) != len(begun.company):
            raise BadCampaign("other-record", f"the record is not of chapter number {begun.number} of this campaign")
        draws = verify(game, text).draws
        died: dict[int, str] = {}
        for moment in replay(game, record):
            state: Night = moment.state
            died |= {event.slots["seat"]: event.slots["tile"] for event in moment.events if event.key == "died"}
    except YakataError as error:
        if isinstance(error, BadCampaign):
            raise
        where = f"chapter number {begun.number}: " if isinstance(error, RecordError) else ""
        raise BadCampaign("bad-record", f"{where}{error}") from None
    last = state.story.chapters[-1]
    story = state.story if begun.chapter else before  # B2: free play changes nothing for good
    made = {card: who for card, who in story.heirlooms.items() if card not in before.heirlooms}
    fates = tuple(_fate(state, seat, one, died.get(seat, "")) for seat, one in enumerate(begun.company))
    lines = tuple(text.splitlines())
    return Over(begun.number, last.haunt, last.winner, last.ending, fates, made, story, digest(*lines), draws, lines)


def _fate(state: "Night", seat: int, member: Member, tile: str) -> Fate:
    scores = state.result.scores if state.result else ()
    return Fate(
        member.family,
        member.name,
        member.age,
        died="" if state.alive[seat] else tile or state.places[seat],
        traitor=state.is_traitor(seat),
        escaped=state.escaped[seat],
        won=seat < len(scores) and scores[seat] > 0,
    )


def _may_go_on(game: "Betrayal", campaign: Campaign) -> None:
    if campaign.running is not None:
        raise BadCampaign("running", f"chapter number {campaign.running.number} is not over yet")
    if refusal := why_pinned(game, campaign):
        raise refusal


# Who comes


def _checked(game: "Betrayal", company: Iterable[Member]) -> tuple[Member, ...]:
    who = tuple(replace(member, name=clean(member.name, member.family)) for member in company)
    families = [member.family for member in who]
    if len(who) not in game.seats or len(set(families)) != len(who):
        low, high = game.seats.start, game.seats.stop - 1
        raise BadCampaign("bad-company", f"a company is {low} to {high} people of different families")
    if strangers := [family for family in families if family not in game.book.families]:
        raise BadCampaign("bad-company", f"there is no family {strangers[0]!r}: {', '.join(game.book.families)}")
    if any(not 0 <= member.age <= OLDEST for member in who):
        raise BadCampaign("bad-company", f"an age is between 0 and {OLDEST}")
    return who


def clean(name: str, default: str) -> str:
    """A name as a record can hold it: one line that can be printed."""
    said = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return said[:LONGEST_NAME].strip() or default


def survivors(game: "Betrayal", campaign: Campaign) -> tuple[Member, ...]:
    """B39: who has lived through the last chapter, as old as they will be in the next."""
    if not campaign.nights or campaign.running or why_pinned(game, campaign):
        return ()
    last = campaign.nights[-1]
    years = year_of(game, campaign) - campaign.beginning(last.number).year
    return tuple(
        Member(fate.family, fate.name, fate.age + years)
        for fate in last.fates
        if not fate.died and fate.age + years <= OLDEST
    )


# Another way


def fork(game: "Betrayal", campaign: Campaign, at: int, ident: str, name: str = "") -> Campaign:
    """Another campaign that goes back to the start of a chapter; ``at`` is its number. The first one stays as it is."""
    begun = campaign.beginning(at)
    kept = campaign.entries[: campaign.entries.index(begun)]
    header = Header(ident, clean(name, campaign.header.name), campaign.header.edition)
    last = kept[-1].seal if kept else first_seal(campaign.header)
    return plus(Campaign(header), *kept, Forked(campaign.header.id, at, last))


def move(game: "Betrayal", campaign: Campaign) -> Campaign:
    """Go on by these rules and this content. What the story names must be there."""
    refusal = why_pinned(game, campaign)
    if refusal is None:
        return campaign
    if campaign.running is not None:
        raise BadCampaign("running", f"chapter number {campaign.running.number} is not over yet")
    if refusal.key == "other-pack":
        raise refusal
    _check_names(game, campaign.story)
    return plus(campaign, Moved(edition_of(game)))


def _check_names(game: "Betrayal", story: Story) -> None:
    if missing := sorted(_named(story) - _known(game)):
        raise BadCampaign("other-content", f"the story needs what is not here: {', '.join(missing[:5])}")


def _named(story: Story) -> set[str]:
    things = {*story.added, *story.destroyed, *story.tomb, *story.boxes, *story.crests, *story.heirlooms}
    things |= {*story.passages, *story.ghosts, *story.overlays, *story.overlays.values(), *story.rules}
    things |= {*story.heirlooms.values(), *story.titles.values(), *map(str, story.read)}
    return things | {name for played in story.chapters for name in (played.chapter, played.haunt, *played.families)}


def _known(game: "Betrayal") -> set[str]:
    book = game.book
    known = {*book.tiles, *book.deck_of, *book.modules, *book.families, *book.chapters, *book.haunts}
    return known | set(map(str, book.journal))


# Files


def export(campaign: Campaign, records: bool = True) -> bytes:
    """The document as a file that people can read. Without its records it is shorter, and proves less."""
    entries = campaign.entries
    if not records:
        entries = tuple(replace(entry, record=()) if isinstance(entry, Over) else entry for entry in entries)
    return json.format(json.encode(_Document(FORMAT, campaign.header, entries)), indent=2) + b"\n"


def import_(game: "Betrayal", data: bytes | str) -> Campaign:
    """Read a document and check all of it: the edition, the seals, and every chapter by its record."""
    campaign = read(data)
    if refusal := why_pinned(game, campaign):
        raise refusal
    _check_chapters(game, campaign)
    return campaign


def read(data: bytes | str) -> Campaign:
    """A document with its seals checked, and nothing else: for one that was checked when it came in."""
    try:
        plain = json.decode(data)
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise BadCampaign("not-a-campaign", f"a campaign begins with the format {FORMAT!r}")
        document = msgspec.convert(plain, _Document)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadCampaign("not-a-campaign", f"this cannot be read as a campaign: {error}") from None
    before = first_seal(document.header)
    for number, entry in enumerate(document.entries, 1):
        if entry.seal != (before := seal(before, entry)):
            raise BadCampaign("broken-chain", f"entry {number} or one before it was changed: its seal does not fit")
        if isinstance(entry, Over) and entry.record and digest(*entry.record) != entry.digest:
            raise BadCampaign("broken-chain", f"the record of chapter number {entry.number} was changed")
    return Campaign(document.header, document.entries)


def _check_chapters(game: "Betrayal", campaign: Campaign) -> None:
    """Every entry is what it would be if it were made now; older editions can be believed only, not played again."""
    moves = [at for at, entry in enumerate(campaign.entries) if isinstance(entry, Moved)]
    believed = moves[-1] if moves else -1
    so_far = Campaign(campaign.header)
    for at, entry in enumerate(campaign.entries):
        if at > believed:
            _check_entry(game, so_far, entry)
        so_far = replace(so_far, entries=(*so_far.entries, entry))
    _check_names(game, campaign.story)


def _check_entry(game: "Betrayal", so_far: Campaign, entry: Entry) -> None:
    pinned = replace(so_far, header=replace(so_far.header, edition=edition_of(game)))
    match entry:
        case Begun():
            due = begin(game, pinned, entry.company).running
            if due is None or replace(due, seal="") != replace(entry, seal=""):
                raise BadCampaign("tampered", f"chapter number {entry.number} is not the one that was due")
        case Over():
            begun = so_far.running
            if begun is None or begun.number != entry.number:
                raise BadCampaign("tampered", f"chapter number {entry.number} is over, and has not begun")
            due_over = _played(game, begun, so_far.story, "\n".join(entry.record) + "\n") if entry.record else entry
            if replace(due_over, seal="") != replace(entry, seal=""):
                raise BadCampaign("tampered", f"chapter number {entry.number} did not end as it is told here")
        case Forked() | Moved():
            if so_far.running is not None:
                raise BadCampaign("tampered", "a chapter that was not over was left")


def proved(campaign: Campaign) -> bool:
    """Whether every chapter has its record with it."""
    return all(night.record for night in campaign.nights)
