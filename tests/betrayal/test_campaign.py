"""The campaign as a document: chapter after chapter, saved, proved, told, forked, and sealed to the future."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from yakata.betrayal import GAME
from yakata.betrayal.campaign.chronicle import chronicle
from yakata.betrayal.campaign.entries import Begun, Campaign, Over
from yakata.betrayal.language.files.reading import fingerprint, spelling
from yakata.betrayal.language.files.sources import Source
from yakata.betrayal.rules.evening.setup import tonight
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.story import Member, Played, Story
from yakata.kernel import Play, Record
from yakata.kernel.campaign import BadCampaign, Forked, Header, Moved, Written
from yakata.kernel.campaign.document import digest

FAMILIES = list(GAME.book.families)
CHAPTERS = list(GAME.book.chapters)


def company(campaign: Campaign, number: int) -> list[Member]:
    """Three to five families; who has survived comes again."""
    chosen = Random(number).sample(FAMILIES, 3 + number % 3)
    older = {member.family: member for member in GAME.campaign.survivors(campaign)}
    return [older.get(family, Member(family, f"{family} the {number}th", 20 + number)) for family in chosen]


def evening(options: NightOptions, seed: str) -> Record:
    """A whole game by lot."""
    play, rng = Play.prepare(GAME, options, len(options.company), seed=seed).deal(), Random(seed)
    for ask in play:
        play.apply(rng.choice(ask.choices))
    return play.record()


def play_on(campaign: Campaign, seed: str) -> Campaign:
    number = len(campaign.nights) + 1
    campaign = GAME.campaign.begin(campaign, company(campaign, number))
    return GAME.campaign.after(campaign, evening(GAME.campaign.options_for(campaign), f"{seed} {number}"))


@cache
def whole(seed: str = "a", chapters: int = len(CHAPTERS)) -> Campaign:
    campaign = GAME.campaign.new("house1", "The House on the Hill") if chapters == 1 else whole(seed, chapters - 1)
    return play_on(campaign, seed)


def told(campaign: Campaign) -> dict[str, object]:
    document: dict[str, object] = msgspec.json.decode(GAME.campaign.export(campaign))
    return document


def resealed(document: dict[str, object]) -> bytes:
    """A forger who knows how seals are made."""
    header = msgspec.convert(document["header"], Header)
    entries = msgspec.convert(document["entries"], tuple[Begun | Over | Forked | Moved | Written, ...])
    return GAME.campaign.export(Campaign(header).plus(*entries))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_chapter_is_played_in_its_order_and_the_story_grows(seed: str) -> None:  # B2, B172
    campaign = whole(seed)
    assert [entry.chapter for entry in campaign.entries if isinstance(entry, Begun)] == CHAPTERS
    assert [played.chapter for played in GAME.campaign.story(campaign).chapters] == CHAPTERS
    assert {len(entry.company) for entry in campaign.entries if isinstance(entry, Begun)} == {3, 4, 5}
    assert campaign.running is None
    assert GAME.campaign.due(campaign) == ""
    assert all(night.draws > 0 for night in campaign.nights)


def test_it_is_saved_and_read_again_at_every_step_and_goes_on_the_same() -> None:
    straight = whole("a")
    campaign = GAME.campaign.new("house1", "The House on the Hill")
    for _ in CHAPTERS:
        campaign = GAME.campaign.import_(GAME.campaign.export(campaign))
        number = len(campaign.nights) + 1
        campaign = GAME.campaign.begin(campaign, company(campaign, number))
        campaign = GAME.campaign.import_(GAME.campaign.export(campaign))
        campaign = GAME.campaign.after(campaign, evening(GAME.campaign.options_for(campaign), f"a {number}"))
    assert campaign == straight
    assert GAME.campaign.export(campaign) == GAME.campaign.export(straight)


def test_a_document_without_records_is_shorter_and_goes_on_too() -> None:
    campaign = whole("a", 2)
    short = GAME.campaign.export(campaign, records=False)
    assert len(short) < len(GAME.campaign.export(campaign)) / 2
    again = GAME.campaign.import_(short)
    assert GAME.campaign.story(again) == GAME.campaign.story(campaign)
    assert campaign.proved
    assert not again.proved
    assert play_on(again, "a").entries[-1].seal == whole("a", 3).entries[-1].seal


def test_after_the_last_chapter_comes_free_play_which_changes_nothing_for_good() -> None:  # B2
    campaign = whole("a")
    freely = play_on(campaign, "free")
    last = [entry for entry in freely.entries if isinstance(entry, Begun)][-1]
    assert last.chapter == ""
    assert last.year > GAME.book.chapters[CHAPTERS[-1]].year
    assert GAME.campaign.story(freely) == GAME.campaign.story(campaign)
    assert freely.nights[-1].haunt in GAME.book.haunts
    assert GAME.campaign.import_(GAME.campaign.export(freely)) == freely


def test_free_play_after_a_campaign_is_in_its_house() -> None:  # B2 B42 BR41
    campaign = whole("a")
    story = GAME.campaign.story(campaign)
    freely = GAME.campaign.begin(campaign, company(campaign, len(campaign.nights) + 1))
    options = GAME.campaign.options_for(freely)
    decks = tonight(GAME.start(options, seats=len(options.company)))
    chapters = [GAME.book.chapters[chapter] for chapter in CHAPTERS]
    came = {tile for chapter in chapters for tile in chapter.plank} | {c for chapter in chapters for c in chapter.cards}
    came |= {*story.added}
    left = {story.face(face) for face in came - {*story.destroyed, *story.tomb}}
    assert {face for faces in decks.values() for face in faces} == left
    assert came < {*GAME.book.free_play.tiles, *GAME.book.free_play.cards}  # something never came in


def test_a_house_of_fewer_chapters_has_fewer_tiles() -> None:  # BR41
    played = tuple(Played(chapter, "siege", "heroes", "x", ("ashlar",)) for chapter in CHAPTERS[:2])
    story = Story(chapters=played, ghosts={"front-steps": 1}, destroyed=(GAME.book.chapters[CHAPTERS[0]].plank[0],))
    state = GAME.start(families="deal", story=story, seats=3)
    planks = [tile for chapter in CHAPTERS[:2] for tile in GAME.book.chapters[chapter].plank]
    assert tonight(state)["tiles"] == planks[1:]


def test_survivors_are_older_and_the_dead_stay_dead() -> None:  # B39, B169
    campaign = whole("a", 2)
    last = campaign.nights[-1]
    years = GAME.book.chapters[CHAPTERS[2]].year - GAME.book.chapters[CHAPTERS[1]].year
    assert GAME.campaign.survivors(campaign) == tuple(
        Member(fate.family, fate.name, fate.age + years) for fate in last.fates if not fate.died
    )


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_fates_are_those_of_the_game(seed: str) -> None:  # B169
    for night in whole(seed).nights:
        for fate in night.fates:
            assert fate.died in ("", *GAME.book.tiles)
        played = night.story.chapters[-1]
        traitors = {fate.family for fate in night.fates if fate.traitor}
        if traitors and played.winner in ("heroes", "traitor"):
            assert {fate.family for fate in night.fates if fate.won} <= (
                traitors if played.winner == "traitor" else {fate.family for fate in night.fates} - traitors
            )


# The company


@pytest.mark.parametrize(
    "wrong",
    [
        [Member("ashlar"), Member("quill")],
        [Member("ashlar"), Member("quill"), Member("quill")],
        [Member("ashlar"), Member("quill"), Member("usher")],
        [Member("ashlar"), Member("quill"), Member("marl", "Old Nick", 1000)],
        [Member(family) for family in (*FAMILIES, "ashlar")],
    ],
)
def test_a_company_is_three_to_five_people_of_different_families(wrong: list[Member]) -> None:  # B1
    with pytest.raises(BadCampaign, match=r"company|family|age"):
        GAME.campaign.begin(GAME.campaign.new("x", "x"), wrong)


def test_any_name_can_be_in_a_record() -> None:
    names = ["安堂\u3000ヒナ", 'O\'Hara; the "Elder"\n12. seat1 stop', "\u202eevil\u2028" * 30]
    who = [Member(family, name, 30) for family, name in zip(FAMILIES, names, strict=False)]
    campaign = GAME.campaign.begin(GAME.campaign.new("x", "館\u3000の 主\n"), who)
    assert campaign.header.name == "館 の 主"
    campaign = GAME.campaign.after(campaign, evening(GAME.campaign.options_for(campaign), "names"))
    assert campaign.nights[0].fates[0].name == "安堂 ヒナ"
    assert GAME.campaign.import_(GAME.campaign.export(campaign)) == campaign


def test_a_family_that_stayed_away_is_told_so() -> None:  # B173
    campaign = whole("a")
    for family in chronicle(campaign).families:
        there = [night for night in campaign.nights if family.family in {fate.family for fate in night.fates}]
        assert family.missed == len(CHAPTERS) - len(there)


# One after the other


def test_a_chapter_that_runs_must_end_before_the_next() -> None:
    campaign = GAME.campaign.begin(GAME.campaign.new("x", "x"), company(GAME.campaign.new("x", "x"), 1))
    with pytest.raises(BadCampaign, match="not over yet"):
        GAME.campaign.begin(campaign, company(campaign, 2))


def test_a_record_ends_its_own_chapter_once() -> None:
    campaign = whole("a", 1)
    first = "\n".join(campaign.nights[0].record) + "\n"
    with pytest.raises(BadCampaign, match="no chapter is running"):
        GAME.campaign.after(campaign, first)
    running = GAME.campaign.begin(campaign, company(campaign, 2))
    with pytest.raises(BadCampaign, match="not of chapter number 2"):
        GAME.campaign.after(running, first)
    with pytest.raises(BadCampaign):
        GAME.campaign.after(running, "yakata record 1\n")


def test_a_game_that_is_not_over_ends_no_chapter() -> None:
    empty = GAME.campaign.new("x", "x")
    campaign = GAME.campaign.begin(empty, company(empty, 1))
    options = GAME.campaign.options_for(campaign)
    play = Play.prepare(GAME, options, len(options.company), seed="early").deal()
    with pytest.raises(BadCampaign, match="not over"):
        GAME.campaign.after(campaign, play.record())


# Forks


def test_a_fork_goes_its_own_way_and_leaves_the_first_as_it_was() -> None:
    campaign = whole("a", 3)
    other = GAME.campaign.fork(campaign, 2, "house2", "The Other House")
    assert GAME.campaign.story(other) == GAME.campaign.story(whole("a", 1))
    assert other.header.id == "house2"
    mark = other.entries[-1]
    assert isinstance(mark, Forked)
    assert (mark.of, mark.at) == ("house1", 2)
    assert mark.after == whole("a", 1).entries[-1].seal
    other = play_on(other, "otherwise")
    assert other.nights[1].digest != campaign.nights[1].digest
    assert GAME.campaign.import_(GAME.campaign.export(other)) == other
    assert campaign == whole("a", 3)
    assert other.forks == (("house1", 2),)


def test_a_chapter_that_runs_can_be_left_by_a_fork() -> None:
    campaign = GAME.campaign.begin(whole("a", 1), company(whole("a", 1), 2))
    other = GAME.campaign.fork(campaign, 2, "house3")
    assert other.running is None
    assert GAME.campaign.import_(GAME.campaign.export(play_on(other, "anew"))).running is None


def test_no_fork_before_what_has_not_begun() -> None:
    with pytest.raises(BadCampaign, match="has not begun"):
        GAME.campaign.fork(whole("a", 1), 2, "house4")


# Tampering


def test_a_changed_entry_breaks_the_chain() -> None:
    data = GAME.campaign.export(whole("a", 2)).decode()
    for old, new in (
        ('"winner": "', '"winner": "un'),
        ('"age": 21', '"age": 22'),
        ("The House on the Hill", "My House"),
    ):
        assert old in data
        with pytest.raises(BadCampaign, match="was changed") as caught:
            GAME.campaign.import_(data.replace(old, new, 1))
        assert caught.value.key == "broken-chain"


def test_a_changed_record_breaks_the_chain() -> None:
    document = told(whole("a", 1))
    document["entries"][1]["record"][-4] += "0"  # type: ignore[index]
    with pytest.raises(BadCampaign, match="the record of chapter number 1 was changed"):
        GAME.campaign.import_(msgspec.json.encode(document))


@pytest.mark.parametrize("field", ["flags", "titles", "counts", "winner", "fates", "draws"])
def test_a_forged_story_is_found_by_playing_the_record_again(field: str) -> None:
    document = told(whole("a", 2))
    over = document["entries"][3]  # type: ignore[index]
    forged = {
        "flags": ["water-kept-out"],
        "titles": {"keyholder": "quill"},
        "counts": {"debts@ashlar": 0},
    }
    if field in forged:
        assert over["story"].get(field) != forged[field]
        over["story"][field] = forged[field]
    elif field == "winner":
        over["winner"] = "nobody"
    elif field == "fates":
        over["fates"][0]["died"] = "entrance-hall" if not over["fates"][0]["died"] else ""
    else:
        over["draws"] += 1
    with pytest.raises(BadCampaign) as caught:
        GAME.campaign.import_(resealed(document))
    assert caught.value.key in ("tampered", "bad-record")


def test_forged_dice_are_found() -> None:
    document = told(whole("a", 1))
    over = document["entries"][1]  # type: ignore[index]
    lines = over["record"]
    at = next(number for number, line in enumerate(lines) if " * first " in line)
    other = next(family for family in FAMILIES if family in "".join(lines[:10]) and family not in lines[at])
    lines[at] = lines[at].split(" * first ")[0] + f" * first {other}"
    over["digest"] = digest(*lines)
    with pytest.raises(BadCampaign) as caught:
        GAME.campaign.import_(resealed(document))
    assert caught.value.key == "bad-record"


def test_a_chapter_cannot_be_left_out_or_told_twice() -> None:
    document = told(whole("a", 3))
    entries = list(document["entries"])  # type: ignore[call-overload]
    for wrong in (entries[2:], [*entries[:2], *entries[4:]], [*entries[:2], *entries[:2]], entries[1:], entries[::2]):
        with pytest.raises(BadCampaign):
            GAME.campaign.import_(resealed({**document, "entries": wrong}))


def test_a_story_without_its_record_still_names_only_what_there_is() -> None:
    document = told(whole("a", 1))
    over = document["entries"][1]  # type: ignore[index]
    over["record"] = []
    over["story"]["added"] = ["crown-of-the-world"]
    with pytest.raises(BadCampaign, match="crown-of-the-world"):
        GAME.campaign.import_(resealed(document))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format": "yakata campaign 9"}', "[" * 5000, "\xff\x00"])
def test_what_is_no_campaign_is_refused(text: str) -> None:
    with pytest.raises(BadCampaign) as caught:
        GAME.campaign.import_(text.encode("latin-1"))
    assert caught.value.key == "not-a-campaign"


# Editions


def other_edition(**changes: object) -> Campaign:
    """The first chapter, played by somebody else's rules."""
    document = told(whole("a", 1))
    document["header"]["edition"].update(changes)  # type: ignore[index]
    return GAME.campaign.read(resealed(document))


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"pack": "another"}, "other-pack"),
        ({"rules": 0}, "other-rules"),
        ({"rules": 99}, "other-rules"),
        ({"fingerprint": "0" * 16}, "other-content"),
    ],
)
def test_a_campaign_stays_with_its_rules_and_says_so(changes: dict[str, object], key: str) -> None:
    campaign = other_edition(**changes)
    with pytest.raises(BadCampaign) as caught:
        GAME.campaign.import_(GAME.campaign.export(campaign))
    assert caught.value.key == key
    with pytest.raises(BadCampaign) as caught:
        GAME.campaign.begin(campaign, company(campaign, 2))
    assert caught.value.key == key
    assert chronicle(campaign).nights[0].over, "it can still be told"
    assert GAME.campaign.survivors(campaign) == ()


def test_a_campaign_from_before_knows_its_pack_by_every_letter() -> None:
    campaign = other_edition(fingerprint=GAME.book.spelling)
    assert GAME.campaign.why_pinned(campaign) is None


def test_what_a_pack_says_and_not_how_it_is_written_is_its_fingerprint(tmp_path: Path) -> None:
    def prints(text: str) -> tuple[str, str]:
        (tmp_path / "pack.yaml").write_text(text, encoding="utf-8")
        sources = [Source(tmp_path / "pack.yaml", tmp_path)]
        return fingerprint(sources), spelling(sources)

    plain = "pack: one\nitems:\n  - {id: cup, regions: [ground]}\n"
    noted = "# A cup.\npack: one\n\nitems:\n  - id: cup # of tin\n    regions: [ground]\n"
    assert prints(plain)[0] == prints(noted)[0]
    assert prints(plain)[1] != prints(noted)[1]
    assert prints(plain)[0] != prints(plain.replace("ground", "upper"))[0]
    assert prints(plain)[0] != prints(plain.replace("ground", "ground, upper"))[0]


def test_its_players_may_move_it_to_other_rules() -> None:
    campaign = GAME.campaign.move(other_edition(rules=0, fingerprint="0" * 16))
    assert isinstance(campaign.entries[-1], Moved)
    assert campaign.edition == GAME.campaign.edition()
    campaign = play_on(campaign, "moved")
    assert GAME.campaign.import_(GAME.campaign.export(campaign)) == campaign
    assert campaign.moves == 1
    assert GAME.campaign.move(campaign) == campaign
    with pytest.raises(BadCampaign, match="another"):
        GAME.campaign.move(other_edition(pack="another"))


# The future is sealed


def future(campaign: Campaign) -> set[str]:
    """Ids of chapters that have not begun: theirs, their haunts', and the entries and doors that only these name."""
    begun = {entry.chapter for entry in campaign.entries if isinstance(entry, Begun)}
    known = {one.haunt for chapter in begun for one in GAME.book.chapters[chapter].haunts}
    ahead = [chapter for ident, chapter in GAME.book.chapters.items() if ident not in begun]
    return {chapter.id for chapter in ahead} | {
        one.haunt for chapter in ahead for one in chapter.haunts if one.haunt not in known
    }


@pytest.mark.parametrize("chapters", range(1, len(CHAPTERS)))
def test_the_document_says_nothing_of_chapters_that_have_not_begun(chapters: int) -> None:
    campaign = whole("a", chapters)
    text = GAME.campaign.export(campaign).decode()
    assert future(campaign)
    for ident in future(campaign):
        assert ident not in text
    ahead = [GAME.book.chapters[chapter] for chapter in CHAPTERS[chapters:]]
    for chapter in ahead:
        for card in (*chapter.cards, *chapter.plank):
            assert f'"{card}"' not in text
        for one in chapter.haunts:
            for victory in GAME.book.haunts[one.haunt].win:
                assert victory.ending not in text
    assert GAME.campaign.story(campaign).read
    running = GAME.campaign.begin(campaign, company(campaign, chapters + 1))
    for one in ahead[0].haunts:
        assert one.haunt not in GAME.campaign.export(running).decode(), "it has begun, and nobody knows what will come"


# The chronicle


def test_the_chronicle_tells_years_people_and_what_changed() -> None:  # B169, B171
    campaign = whole("a")
    page = chronicle(campaign)
    years = [GAME.book.chapters[chapter].year for chapter in CHAPTERS]
    assert [night.year for night in page.nights] == years
    assert (page.first_year, page.last_year) == (years[0], years[-1])
    assert all(night.over and night.read and night.changes for night in page.nights)
    assert {fate.family for night in page.nights for fate in night.people} == {one.family for one in page.families}
    dead = [(person.name, person.died) for family in page.families for person in family.people if person.died]
    assert sorted(dead) == sorted((f.name, f.died) for night in campaign.nights for f in night.fates if f.died)
    assert page.rules == GAME.campaign.story(campaign).rules
    rules = [change.of for night in page.nights for change in night.changes if change.what == "rule"]
    assert tuple(rules) == GAME.campaign.story(campaign).rules
    msgspec.json.encode(page)


def test_who_survives_is_the_same_person_and_a_namesake_is_not() -> None:  # B39
    campaign = GAME.campaign.new("x", "x")
    who = [Member("ashlar", "Agnes", 30), Member("quill", "Quentin", 40), Member("marl", "Mabel", 8)]
    for number in (1, 2):
        campaign = GAME.campaign.begin(campaign, who)
        campaign = GAME.campaign.after(campaign, evening(GAME.campaign.options_for(campaign), f"same {number}"))
        alive = {member.family: member for member in GAME.campaign.survivors(campaign)}
        who = [alive.get(member.family, member) for member in who]
    for family in chronicle(campaign).families:
        for person in family.people:
            assert person.age == GAME.book.chapters[CHAPTERS[person.nights[-1] - 1]].year - person.born
            assert not person.died or person.died_in == GAME.book.chapters[CHAPTERS[person.nights[-1] - 1]].year
    lives = [len(person.nights) for family in chronicle(campaign).families for person in family.people]
    assert 2 in lives


def test_an_empty_campaign_can_be_told_and_kept() -> None:
    campaign = GAME.campaign.new("x", "")
    assert campaign.header.name
    assert chronicle(campaign).nights == ()
    assert GAME.campaign.import_(GAME.campaign.export(campaign)) == campaign
    assert GAME.campaign.story(campaign) == Story()
    with pytest.raises(BadCampaign, match="no chapter has begun"):
        GAME.campaign.options_for(campaign)


def test_entries_are_only_ever_added() -> None:
    for chapters in range(1, len(CHAPTERS)):
        shorter, longer = whole("b", chapters).entries, whole("b", chapters + 1).entries
        assert longer[: len(shorter)] == shorter
        assert isinstance(longer[-1], Over)
