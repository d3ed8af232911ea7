"""What a game says of its campaigns, and all that is the same in every game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct, json
from msgspec.structs import replace

from yakata.kernel.campaign.document import (
    FORMAT,
    MOST_WRITTEN,
    BadCampaign,
    Begun,
    Blank,
    Campaign,
    Edition,
    Forked,
    Header,
    Moved,
    Over,
    Written,
    clean,
    digest,
    first_seal,
    one_line,
    seal,
)
from yakata.kernel.campaign.telling import ChapterTold, Mark, Say, Told
from yakata.kernel.phrases import Phrase
from yakata.kernel.play import Play
from yakata.kernel.record import Record, RecordError, parse
from yakata.kernel.refusals import BadOptions, YakataError
from yakata.kernel.replay import Moment, replay, upgraded, verify
from yakata.kernel.rules import Options, Rules

M = TypeVar("M", bound=Struct)
"""Who comes: what is known of one of a company."""
B = TypeVar("B", bound=Begun)
O = TypeVar("O", bound=Over)  # noqa: E741  # Begun and Over


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds. The entries are of the game's own kinds."""

    format: str
    header: Header
    entries: Sequence[Any]


class CampaignRules(Generic[M, B, O]):
    """Subclass it, set the facts, write ``company``, ``setup`` and ``ended``; put one into ``Game.campaign``."""

    begun: ClassVar[type[Any]]
    """The game's own ``Begun``."""
    over: ClassVar[type[Any]]
    """The game's own ``Over``."""
    wish: ClassVar[type[Any]]
    """What is said of somebody who shall come."""
    options: ClassVar[frozenset[str]]
    """Options that only a campaign sets: a table takes them from nobody else, and shows them to nobody."""
    chapters: tuple[str, ...]
    """Their ids, one after the other."""
    first_story: Any = None
    """What lasts before anything has happened."""

    def __init__(self, game: Rules[Any]) -> None:
        self.game = game

    # What the game says

    def company(self, campaign: Campaign[B, O], wishes: Sequence[Any]) -> tuple[M, ...]:
        """Who comes to the next chapter, as it is wished for each seat."""
        raise NotImplementedError

    def check_company(self, company: Iterable[M]) -> tuple[M, ...]:
        """The company as it is written down; ``BadCampaign("bad-company", …)`` for one that cannot come."""
        return tuple(company)

    def invited(self, campaign: Campaign[B, O], said: str) -> tuple[M, ...]:
        """Who comes, from a line that somebody has typed; from an empty one, those who would come anyway."""
        raise NotImplementedError

    def setup(self, begun: B, story: Any) -> Options:
        """What the game of a chapter is set up with."""
        raise NotImplementedError

    def ended(self, begun: B, story: Any, moments: Iterable[Moment]) -> O:
        """What is written down of a finished chapter, from all its moments; ``story`` is what lasted before it."""
        raise NotImplementedError

    def blanks(self, campaign: Campaign[B, O]) -> tuple[Blank, ...]:
        """What players may write themselves: whatever has come to have a place for it. Also what stands there."""
        return ()

    def check_written(self, campaign: Campaign[B, O], blank: Blank, text: str) -> None:
        """``BadCampaign`` for what cannot be written there."""

    def with_written(self, story: Any, written: Sequence[Written]) -> Any:
        """The story with what players have written, where the chapters to come show it."""
        return story

    def hand(self, options: Mapping[str, Any], seat: int) -> str:
        """Who of the company sat there, as blanks call them, by the plain options of that table."""
        return ""

    def known_as(self, campaign: Campaign[B, O]) -> tuple[str, ...]:
        """The names that players have given themselves: for the shelf."""
        return ()

    def marks(self, campaign: Campaign[B, O], say: Say) -> tuple[Mark, ...]:
        """Whom it is about so far: for the back of its book."""
        return ()

    def pictured(self, told: Any, blanks: Iterable[Blank] = ()) -> Iterable[str]:
        """The keys of the drawings that go with what ``shown`` or ``left`` has told, and with what may be written."""
        return ()

    def blank_in_words(self, campaign: Campaign[B, O], blank: Blank, say: Say) -> str:
        """What is asked for."""
        return blank.what

    def edition(self) -> Edition:
        return Edition(self.game.name, self.game.content, self.game.version)

    def plays_with(self, fingerprint: str) -> bool:
        """Whether this content is still what it was under that fingerprint."""
        return fingerprint == self.edition().fingerprint

    def missing(self, story: Any) -> Iterable[str]:
        """What a story needs and this content does not have."""
        return ()

    def year(self, campaign: Campaign[B, O]) -> int:
        """When the next chapter plays."""
        return 0

    def name_of(self, member: M) -> str:
        """By which name somebody goes whom nobody plays but a bot."""
        return ""

    def title(self, options: Any) -> Phrase | None:
        """What the chapter with these options is called; nothing after the last one."""
        return None

    def told(self, campaign: Campaign[B, O], say: Say) -> Told:
        """All that has happened, in words: for a terminal."""
        over = {night.number for night in campaign.nights}
        return Told(
            tuple(
                ChapterTold(begun.number, self.say_title(begun, say), begun.year, begun.number in over)
                for begun in campaign.beginnings
            )
        )

    def shown(self, campaign: Campaign[B, O], say: Say) -> Struct:
        """All that has happened, in words and pictures: for the game's own page."""
        return self.told(campaign, say)

    def left(self, campaign: Campaign[B, O], number: int, say: Say) -> Struct | None:
        """The place as that chapter has left it: for the game's own page. Nothing where a game has none to show."""
        campaign.night(number)
        return None

    def say_title(self, begun: B, say: Say) -> str:
        phrase = self.title(self.setup(begun, self.first_story))
        return say("campaign-free-play") if phrase is None else say(phrase.key, begun.chapter, **phrase.slots)

    # Playing

    def new(self, ident: str, name: str) -> Campaign[B, O]:
        """A campaign in which nothing has happened yet."""
        return Campaign(Header(ident, clean(name, "the house"), self.edition(), self.game.name))

    def story(self, campaign: Campaign[B, O]) -> Any:
        """All that lasts of the chapters so far."""
        lasting = campaign.nights[-1].story if campaign.nights else self.first_story
        written = campaign.written
        return self.with_written(lasting, written) if written else lasting

    def due(self, campaign: Campaign[B, O]) -> str:
        """The chapter that comes next; nothing when all are over."""
        played = {campaign.beginning(night.number).chapter for night in campaign.nights}
        return next((chapter for chapter in self.chapters if chapter not in played), "")

    def finished(self, campaign: Campaign[B, O]) -> bool:
        """Every chapter is over: the campaign has ended, and what is played from here on is free play."""
        return bool(self.chapters) and not self.due(campaign)

    def why_pinned(self, campaign: Campaign[B, O]) -> BadCampaign | None:
        """Why these rules cannot go on with it: it stays with those it was begun by, until its players move it."""
        theirs, ours = campaign.edition, self.edition()
        if theirs.pack != ours.pack:
            return BadCampaign("other-pack", f"played with the pack {theirs.pack}; here is {ours.pack}")
        way = self.game.way_from(theirs.rules)
        if way is None or not way.replays:
            return BadCampaign("other-rules", f"played by version {theirs.rules} of the rules; these are {ours.rules}")
        if not self.plays_with(theirs.fingerprint):
            what = f"the pack {theirs.pack} has changed since this campaign was last played"
            return BadCampaign("other-content", what)
        return None

    def as_begun(self, campaign: Campaign[B, O]) -> "CampaignRules[M, B, O] | None":
        """These rules with the content that it is played with; nothing where that is not kept here."""
        if self.plays_with(campaign.edition.fingerprint):
            return self
        return getattr(self.game.begun_with(campaign.edition.fingerprint), "campaign", None)

    def begin(self, campaign: Campaign[B, O], company: Iterable[M]) -> Campaign[B, O]:
        """The next chapter begins with this company."""
        if campaign.running is not None:
            raise BadCampaign("running", f"chapter number {campaign.running.number} is not over yet")
        if refusal := self.why_pinned(campaign):
            raise refusal
        begun = self.begun(
            number=len(campaign.nights) + 1,
            chapter=self.due(campaign),
            year=self.year(campaign),
            company=self.check_company(company),
        )
        return campaign.plus(begun)

    def wished(self, campaign: Campaign[B, O], plain: Sequence[Mapping[str, Any]]) -> tuple[M, ...]:
        """Who comes to the next chapter, from plain values."""
        try:
            return self.company(campaign, [msgspec.convert(one, self.wish) for one in plain])
        except msgspec.MsgspecError as error:
            raise BadOptions(f"somebody of a company: {error}") from None

    def options_for(self, campaign: Campaign[B, O], company: Iterable[M] = ()) -> Options:
        """What the game of the running chapter is set up with; with a company, that of the next."""
        who = tuple(company)
        begun = campaign.running
        if begun is None and who:
            begun = self.begin(campaign, who).running
        if begun is None:
            raise BadCampaign("not-running", "no chapter has begun")
        return self.setup(begun, self.story(campaign))

    def after(self, campaign: Campaign[B, O], record: Record | str, play: Play[Any] | None = None) -> Campaign[B, O]:
        """The campaign with the finished chapter, worked out and proved by playing its record again.

        A chapter that older rules have begun and these have ended cannot be played again: with the ``play`` itself it
        is believed, and the campaign goes on by these rules. So it does after a chapter on older content.
        """
        begun = campaign.running
        if begun is None:
            raise BadCampaign("not-running", "no chapter is running that this record could be of")
        refusal = self.why_pinned(campaign)
        if refusal is not None and not self.can_move(campaign):
            raise refusal
        story = self.story(campaign)
        if play is not None and play.over and (refusal is not None or not play.replays):
            return campaign.plus(self._believed(begun, story, str(record), play), Moved(self.edition()))
        if refusal is not None and refusal.key == "other-rules":
            raise refusal
        over = self._played(begun, story, str(record))
        return campaign.plus(over, Moved(self.edition())) if refusal is not None else campaign.plus(over)

    def can_move(self, campaign: Campaign[B, O]) -> bool:
        """Whether these rules can read what older ones have left, or what was begun with older content."""
        refusal = self.why_pinned(campaign)
        if refusal is not None and refusal.key == "other-content":
            return self.as_begun(campaign) is not None
        return refusal is None or (
            refusal.key == "other-rules" and self.game.way_from(campaign.edition.rules) is not None
        )

    def _believed(self, begun: B, before: Any, text: str, play: Play[Any]) -> O:
        over = self.ended(begun, before, [Moment(0, None, play.state, list(play.events))])
        lines = tuple(text.splitlines())
        return replace(over, number=begun.number, digest=digest(*lines), record=lines)

    def _played(self, begun: B, before: Any, text: str) -> O:
        try:
            record = upgraded(self.game, parse(text))
            options = self.game.choose_options(record.options)
            if options != self.setup(begun, before) or len(record.seats) != len(begun.company):
                what = f"the record is not of chapter number {begun.number} of this campaign"
                raise BadCampaign("other-record", what)
            draws = verify(self.game, text).draws
            over = self.ended(begun, before, replay(self.game, record))
        except YakataError as error:
            if isinstance(error, BadCampaign):
                raise
            where = f"chapter number {begun.number}: " if isinstance(error, RecordError) else ""
            raise BadCampaign("bad-record", f"{where}{error}") from None
        lines = tuple(text.splitlines())
        return replace(over, number=begun.number, digest=digest(*lines), draws=draws, record=lines)

    def last_state(self, record: Sequence[str]) -> Any:
        """How a chapter stood when it was over, by playing its record again; nothing where these rules cannot."""
        try:
            *_, last = replay(self.game, upgraded(self.game, parse("\n".join(record) + "\n")))
        except (YakataError, ValueError):  # without its record there is nothing to be played
            return None
        return last.state

    # What players write

    def open_blanks(self, campaign: Campaign[B, O]) -> tuple[Blank, ...]:
        """Those that can be written now: ink is dry when a chapter has begun since."""
        last = max((at for at, entry in enumerate(campaign.entries) if isinstance(entry, Begun)), default=-1)
        dry = {(one.what, one.of) for one in campaign.entries[: last + 1] if isinstance(one, Written)}
        return tuple(blank for blank in self.blanks(campaign) if (blank.what, blank.of) not in dry)

    def write(self, campaign: Campaign[B, O], what: str, of: str, text: str) -> Campaign[B, O]:
        """The campaign with something that players have written: one line of plain text."""
        blank = next((one for one in self.open_blanks(campaign) if (one.what, one.of) == (what, of)), None)
        if blank is None:
            raise BadCampaign("nothing-to-write", f"there is nothing to write now of {what} {of}")
        said = one_line(text)
        if not said:
            raise BadCampaign("nothing-written", "nothing was written")
        if len(said) > blank.longest:
            raise BadCampaign("written-too-long", f"no more than {blank.longest} letters, not {len(said)}")
        if sum(isinstance(entry, Written) for entry in campaign.entries) >= MOST_WRITTEN:
            raise BadCampaign("written-full", f"players have written {MOST_WRITTEN} times in this campaign")
        self.check_written(campaign, blank, said)
        return campaign.plus(Written(what, of, said))

    # Another way

    def fork(self, campaign: Campaign[B, O], at: int, ident: str, name: str = "") -> Campaign[B, O]:
        """Another campaign that goes back to the start of chapter number ``at``. The first one stays as it is."""
        begun = campaign.beginning(at)
        kept = campaign.entries[: campaign.entries.index(begun)]
        header = replace(campaign.header, id=ident, name=clean(name, campaign.header.name))
        last = kept[-1].seal if kept else first_seal(campaign.header)
        forked: Campaign[B, O] = Campaign(header)
        return forked.plus(*kept, Forked(campaign.header.id, at, last))

    def move(self, campaign: Campaign[B, O]) -> Campaign[B, O]:
        """Go on by these rules and this content. What the story names must be there."""
        refusal = self.why_pinned(campaign)
        if refusal is None:
            return campaign
        if campaign.running is not None:
            raise BadCampaign("running", f"chapter number {campaign.running.number} is not over yet")
        if refusal.key == "other-pack":
            raise refusal
        self._check_story(self.story(campaign))
        return campaign.plus(Moved(self.edition()))

    def _check_story(self, story: Any) -> None:
        if missing := sorted(self.missing(story)):
            raise BadCampaign("other-content", f"the story needs what is not here: {', '.join(missing[:5])}")

    # Files

    def export(self, campaign: Campaign[B, O], records: bool = True) -> bytes:
        """The document as a file that people can read. Without its records it is shorter, and proves less."""
        entries: Iterator[Any] = iter(campaign.entries)
        if not records:
            entries = (replace(entry, record=()) if isinstance(entry, Over) else entry for entry in entries)
        return json.format(json.encode(_Document(FORMAT, campaign.header, tuple(entries))), indent=2) + b"\n"

    def import_(self, data: bytes | str) -> Campaign[B, O]:
        """Read a document and check all of it: the edition, the seals, and every chapter by its record."""
        campaign = self.read(data)
        refusal = self.why_pinned(campaign)
        if refusal is not None and not self.can_move(campaign):
            raise refusal
        if refusal is not None and refusal.key == "other-rules":  # they can be believed only
            self._check_story(self.story(campaign))
        elif (rules := self.as_begun(campaign)) is not None:
            rules._check_chapters(campaign)
        return campaign

    def read(self, data: bytes | str) -> Campaign[B, O]:
        """A document with its seals checked, and nothing else: for one that was checked when it came in."""
        try:
            plain = json.decode(data)
            if not isinstance(plain, dict) or plain.get("format") != FORMAT:
                raise BadCampaign("not-a-campaign", f"a campaign begins with the format {FORMAT!r}")
            document = msgspec.convert(plain, _Document)
            kinds = tuple[self.begun | self.over | Forked | Moved | Written, ...]  # type: ignore[name-defined]  # of the game
            campaign: Campaign[B, O] = Campaign(document.header, msgspec.convert(document.entries, kinds))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadCampaign("not-a-campaign", f"this cannot be read as a campaign: {error}") from None
        if campaign.header.game not in ("", self.game.name):
            raise BadCampaign("other-pack", f"a campaign of {campaign.header.game}, not of {self.game.name}")
        before = first_seal(campaign.header)
        for number, entry in enumerate(campaign.entries, 1):
            if entry.seal != (before := seal(before, entry)):
                raise BadCampaign("broken-chain", f"entry {number} or one before it was changed: its seal does not fit")
            if isinstance(entry, Over) and entry.record and digest(*entry.record) != entry.digest:
                raise BadCampaign("broken-chain", f"the record of chapter number {entry.number} was changed")
        return campaign

    def _check_chapters(self, campaign: Campaign[B, O]) -> None:
        """Every entry is what it would be if made now; older editions can be believed only, not played again."""
        moves = [at for at, entry in enumerate(campaign.entries) if isinstance(entry, Moved)]
        believed = moves[-1] if moves else -1
        so_far: Campaign[B, O] = Campaign(campaign.header)
        for at, entry in enumerate(campaign.entries):
            if at > believed:
                self._check_entry(so_far, entry)
            so_far = replace(so_far, entries=(*so_far.entries, entry))
        self._check_story(self.story(campaign))

    def _check_entry(self, so_far: Campaign[B, O], entry: Any) -> None:
        begun = so_far.running
        match entry:
            case Begun():
                pinned = replace(so_far, header=replace(so_far.header, edition=self.edition()))
                if not _same(self.begin(pinned, entry.company).running, entry):
                    raise BadCampaign("tampered", f"chapter number {entry.number} is not the one that was due")
            case Over():
                if begun is None or begun.number != entry.number:
                    raise BadCampaign("tampered", f"chapter number {entry.number} is over, and has not begun")
                text = "\n".join(entry.record) + "\n"
                if entry.record and not _same(self._played(begun, self.story(so_far), text), entry):
                    raise BadCampaign("tampered", f"chapter number {entry.number} did not end as it is told here")
            case Written():
                try:
                    due = self.write(so_far, entry.what, entry.of, entry.text).entries[-1]
                except BadCampaign as error:
                    raise BadCampaign("tampered", f"this cannot have been written: {error}") from None
                if not _same(due, entry):
                    raise BadCampaign("tampered", f"what is written of {entry.of} is not one plain line")
            case _:
                if begun is not None:
                    raise BadCampaign("tampered", "a chapter that was not over was left")


def _same(due: Any, entry: Any) -> bool:
    return due is not None and bool(replace(due, seal="") == replace(entry, seal=""))
