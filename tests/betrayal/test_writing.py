"""What players write themselves: names of families and heirlooms, and fates; in the document, and where it is told."""

import msgspec
import pytest

from tests.betrayal.stage import do, keys, night
from tests.betrayal.test_campaign import company, evening, play_on, resealed, whole
from tests.betrayal.test_campaign import told as document
from yakata.betrayal import GAME
from yakata.betrayal.campaign.writing import FAMILY, FATE, HEIRLOOM, LONGEST
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Event
from yakata.kernel.campaign import BadCampaign, Written
from yakata.table.sight.words import names_in, texts_for
from yakata.words import words_for

RULES = GAME.campaign
EVIL = "<b>Thorn</b>\u202e\x00\n field"
"""Tags, an override of direction, a zero and a line break."""


def written(campaign, what, name, number=0):
    """The first blanks of this kind are written."""
    blank = [one for one in RULES.open_blanks(campaign) if one.what == what][number]
    return RULES.write(campaign, what, blank.of, name), blank


def say(language="en"):
    return words_for(GAME, language).say_or


def refused(campaign, what, of, text):
    with pytest.raises(BadCampaign) as caught:
        RULES.write(campaign, what, of, text)
    return caught.value.key


# What can be written, and when


def test_families_have_no_name_to_write_before_the_journal_says_so():  # B34
    begun = RULES.begin(RULES.new("house1", "The House"), company(RULES.new("house1", "x"), 1))
    assert RULES.blanks(begun) == ()
    assert refused(begun, FAMILY, "quill", "Thornfield") == "nothing-to-write"


def test_name_families_does_what_the_journal_says():  # B34 B168
    state = night(chapter="prologue")
    events = do(state, 0, "[{do: name-families}]")
    assert "families-write" in keys(events)
    assert "named" in state.story.flags
    campaign = whole("a", 1)  # both entries of the prologue have the step
    there = {member.family for member in campaign.beginnings[0].company}
    assert {blank.of for blank in RULES.blanks(campaign) if blank.what == FAMILY} == there
    assert {blank.by for blank in RULES.blanks(campaign) if blank.what == FAMILY} == there


def test_heirlooms_are_named_by_their_family():  # B108
    campaign = whole("a", 3)
    blanks = {blank.of: blank.by for blank in RULES.blanks(campaign) if blank.what == HEIRLOOM}
    assert blanks == campaign.nights[-1].story.heirlooms
    assert blanks


def test_a_fate_can_be_a_sentence_of_ones_own():  # B169
    campaign = whole("a", 2)
    blanks = {blank.of for blank in RULES.blanks(campaign) if blank.what == FATE}
    assert blanks == {f"{night.number}.{fate.family}" for night in campaign.nights for fate in night.fates}


def test_ink_is_dry_when_the_next_chapter_has_begun():  # BR43
    campaign, blank = written(whole("a", 1), FAMILY, "Thornfield")
    campaign = RULES.write(campaign, FAMILY, blank.of, "Thornbury")
    assert next(one.text for one in RULES.blanks(campaign) if one.of == blank.of) == "Thornbury"
    campaign = RULES.begin(campaign, company(campaign, 2))
    assert refused(campaign, FAMILY, blank.of, "Thornfield") == "nothing-to-write"
    assert [one for one in RULES.open_blanks(campaign) if one.what == FAMILY]  # others can still be written


# What it may be


def test_it_is_one_line_of_plain_text():
    campaign, _ = written(whole("a", 1), FAMILY, EVIL)
    assert campaign.entries[-1].text == "<b>Thorn</b> field"
    assert all(letter.isprintable() for letter in campaign.entries[-1].text)


@pytest.mark.parametrize("what", [FAMILY, HEIRLOOM, FATE])
def test_it_has_an_end(what):
    campaign = whole("a", 3)
    blank = next(one for one in RULES.blanks(campaign) if one.what == what)
    RULES.write(campaign, what, blank.of, "x" * LONGEST[what])
    assert refused(campaign, what, blank.of, "x" * (LONGEST[what] + 1)) == "written-too-long"
    assert refused(campaign, what, blank.of, " \n\t\x00 ") == "nothing-written"
    assert refused(campaign, what, "nobody", "x") == "nothing-to-write"


def test_the_book_is_full_at_last():
    campaign, blank = written(whole("a", 1), FAMILY, "Thornfield")
    many = campaign.plus(*[Written(FAMILY, blank.of, "Thornfield")] * 499)
    assert refused(many, FAMILY, blank.of, "Thornbury") == "written-full"


def test_no_family_takes_the_name_of_another():  # B34
    campaign, blank = written(whole("a", 1), FAMILY, "Thornfield")
    other = next(one for one in RULES.blanks(campaign) if one.what == FAMILY and one.of != blank.of)
    assert refused(campaign, FAMILY, other.of, "thornfield") == "written-taken"
    for language in ("en", "ja"):
        printed = words_for(GAME, language).say(f"family-{blank.of}")
        assert refused(campaign, FAMILY, other.of, printed) == "written-taken"
    RULES.write(campaign, FAMILY, other.of, words_for(GAME, "en").say(f"family-{other.of}"))  # its own is


# The document


def named(seed="a"):
    """A campaign in which something was written, with a chapter after it."""
    campaign, family = written(whole(seed, 1), FAMILY, "Thornfield")
    campaign, fate = written(campaign, FATE, "Went out for salt, and was seen no more.")
    return play_on(campaign, seed), family.of, fate.of


def test_a_document_with_names_proves_itself():
    campaign, family, _ = named()
    again = RULES.import_(RULES.export(campaign))
    assert again == campaign
    assert campaign.nights[-1].story.written == {family: "Thornfield"}
    assert f'"{family}":"Thornfield"' in "".join(campaign.nights[-1].record)


def test_what_is_written_is_sealed():
    campaign, *_ = named()
    plain = document(campaign)
    at = next(n for n, entry in enumerate(plain["entries"]) if entry["entry"] == "written")
    plain["entries"][at]["text"] = "Thornbury"
    with pytest.raises(BadCampaign) as caught:
        RULES.read(msgspec.json.encode(plain))
    assert caught.value.key == "broken-chain"


@pytest.mark.parametrize(
    "change", [{"text": "two\nlines"}, {"text": "x" * 25}, {"of": "nobody"}, {"what": "house"}, {"text": ""}]
)
def test_a_forger_writes_no_more_than_others(change):
    campaign, _ = written(whole("a", 1), FAMILY, "Thornfield")
    plain = document(campaign)
    plain["entries"][-1] |= change
    with pytest.raises(BadCampaign) as caught:
        RULES.import_(resealed(plain))
    assert caught.value.key == "tampered"


def test_what_is_written_in_a_chapter_counts_from_the_next_one_on():  # BR43
    """The table was laid with what stood there: its record must still fit."""
    campaign = RULES.begin(whole("a", 1), company(whole("a", 1), 2))
    options = RULES.options_for(campaign)
    campaign, blank = written(campaign, FAMILY, "Thornfield")
    assert RULES.options_for(campaign) == options
    campaign = RULES.after(campaign, evening(options, "between"))
    assert campaign.nights[-1].story.written == {}
    assert RULES.story(campaign).written == {blank.of: "Thornfield"}
    assert RULES.import_(RULES.export(campaign)) == campaign


def test_another_way_keeps_what_was_written_before_it():
    campaign, family, _ = named()
    forked = RULES.fork(campaign, 2, "other")
    assert RULES.story(forked).written == {family: "Thornfield"}
    assert RULES.story(RULES.fork(campaign, 1, "other")).written == {}


# Where it appears


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_chronicle_has_it(language):
    campaign, family, fate = named()
    campaign, heirloom = written(campaign, HEIRLOOM, "Old Thorn")
    shown = RULES.shown(campaign, say(language))
    assert next(one.say for one in shown.families if one.family == family) == "Thornfield"
    owner = next(one for one in shown.families if one.family == heirloom.by)
    printed = words_for(GAME, language).say(f"card-{heirloom.of}")
    assert {"en": f"Old Thorn ({printed})", "ja": f"Old Thorn（{printed}）"}[language] in {
        one.say for one in owner.heirlooms
    }
    people = [one for night in shown.nights for one in night.people if one.fates]
    assert [one.fates for one in people] == [["Went out for salt, and was seen no more."]]
    told = RULES.told(campaign, say(language))
    gap = {"en": " – ", "ja": "　"}[language]
    assert any(line.endswith(f"{gap}Went out for salt, and was seen no more.") for line in told.people)
    assert any(line.startswith("Thornfield") for line in told.people)
    assert RULES.known_as(campaign) == ("Thornfield",)
    assert fate.startswith("1.")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_cards_and_log_have_it(language):  # B34 B108 BR43
    story = Story(heirlooms={"hedge-knife": "quill"}, written={"quill": "Thornfield", "hedge-knife": "Old <Thorn>"})
    people = (Member("quill"), Member("ashlar", "Ada", 30), Member("marl", "Ada", 8))
    state = GAME.start(GAME.choose_options({"chapter": "prologue", "story": story, "company": people}), seats=3)
    view, words = state.view(1), words_for(GAME, language)
    assert view.written == story.written
    names = names_in(GAME, language, view, ("Aki", "Ben", "Chi"))
    printed = words.say("card-hedge-knife")
    log = words.event(Event("heirloomed", {"seat": 0, "card": "hedge-knife"}), names)
    assert "Thornfield" in log
    assert {"en": f"Old <Thorn> ({printed})", "ja": f"Old <Thorn>（{printed}）"}[language] in log
    assert words.say("family-quill") not in log
    assert "Thornfield" in words.phrase(GAME.people.place(state.options, 0))
    state.add_to_hand(0, "hedge-knife")
    texts = texts_for(GAME, language, state.view(2), GAME.library.open_to(state.view(2)))
    assert texts["family-quill"] == "Thornfield"
    assert "Old <Thorn>" in texts["card-hedge-knife"]
    assert "Thornfield" not in texts.get("family-ashlar", "")
    assert texts_for(GAME, "", state.view(2), ()) == {}  # for whoever wants no words


def test_two_of_one_name_are_told_apart_by_the_name_of_the_family():
    story = Story(written={"quill": "Thornfield"})
    people = (Member("quill", "Ada"), Member("ashlar", "Ada"), Member("marl"))
    state = GAME.start(GAME.choose_options({"chapter": "prologue", "story": story, "company": people}), seats=3)
    names = names_in(GAME, "en", state.view(1), ("Aki", "Ben", "Chi"))
    assert names.called == ("Ada (Thornfield)", "Ada (Ashlar)", "Marl")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_blank_says_what_it_is_for(language):
    campaign = whole("a", 3)
    asked = [RULES.blank_in_words(campaign, blank, say(language)) for blank in RULES.open_blanks(campaign)]
    assert len(set(asked)) == len(asked) > 10
    assert not [line for line in asked if "campaign-" in line or "card-" in line or "$" in line]
