"""The record: it reads back, and what is wrong with it is told with its line."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import yakata
from yakata.kernel import Entry, Record, RecordError, Result, replay, verify
from yakata.kernel.record import parse, text
from yakata.kernel.testing import random_game

ROOMS = yakata.load("hidden-rooms")
SEANCE = yakata.load("seance")

words = st.from_regex(r"[a-z0-9*.:-][a-z0-9*.;:-]{0,7}", fullmatch=True)
labels = st.lists(st.from_regex(r"[a-z][a-z0-9]{0,6}", fullmatch=True), min_size=1, max_size=5, unique=True).map(tuple)
sentences = st.text(st.characters(blacklist_categories=("Cc", "Cs", "Zl", "Zp")), max_size=30).map(
    lambda line: " ".join(line.split())
)
hexes = st.binary(min_size=1, max_size=32).map(bytes.hex)


@st.composite
def records(draw):
    seats = draw(labels)
    everybody = st.lists(sentences.filter(bool), min_size=len(seats), max_size=len(seats)).map(tuple)
    said = st.lists(words, min_size=1, max_size=4).map(" ".join)
    drawn = st.tuples(words, words).map(" ".join)
    below = st.one_of(st.none(), st.tuples(st.integers(0, 10**60), st.integers(1, 10**60)))
    comments = st.lists(sentences, max_size=2).map(tuple)
    entry = st.one_of(
        st.builds(Entry, st.integers(0, len(seats) - 1), said, comments),
        st.builds(Entry, st.none(), drawn, comments, below),
    )
    over = draw(st.booleans())
    scores = st.lists(st.integers(-999, 999), min_size=1, max_size=5).map(tuple)
    return Record(
        game=draw(st.from_regex(r"[a-z0-9][a-z0-9-]{0,9}", fullmatch=True)),
        rules=draw(st.integers(0, 999)),
        seats=seats,
        content=draw(st.one_of(st.just(""), hexes)),
        options=draw(st.dictionaries(words.filter(lambda key: ":" not in key), words, max_size=3)),
        names=draw(st.one_of(st.just(()), everybody)),
        commitment=draw(st.one_of(st.just(""), hexes)),
        nonces=draw(st.one_of(st.just(()), st.lists(hexes, min_size=len(seats), max_size=len(seats)).map(tuple))),
        comments=draw(st.lists(sentences, max_size=2).map(tuple)),
        entries=draw(st.lists(entry, max_size=6).map(tuple)),
        result=draw(st.builds(Result, words, scores)) if over else None,
        secret=draw(hexes) if over else "",
    )


@given(records())
@settings(max_examples=300, deadline=None)
def test_any_record_reads_back(record):
    assert parse(text(record)) == record


@pytest.mark.parametrize("game", [ROOMS, SEANCE], ids=lambda game: game.name)
def test_played_records_read_back_and_replay(game):
    for seed in range(20):
        play = random_game(game, seed)
        record = play.record()
        assert parse(text(record)) == record
        *_, last = replay(game, record)
        assert last.state == play.state


def test_a_record_to_the_letter():
    """Files outlive the code: this text must be read, and written, for ever."""
    play = ROOMS.new(seed="letter", names=["Aki"], stage=4, chase_ends=False)
    play.apply(play.choices[0])
    tile, first, second, lay = (entry.text for entry in play.entries)
    tickets = ["{}/{}".format(*entry.ticket) for entry in play.entries[:3]]
    assert str(play.record()) == "\n".join(
        [
            "yakata record 1",
            "game: hidden-rooms",
            "rules: 2",
            f"content: {ROOMS.content}",
            "option stage: 4",
            "option beside: sides",
            "option off_route: later",
            "option chase_ends: false",
            "option turn_limit: 60",
            "option empty_pool: memory",
            "option reshuffle_at: 6",
            "seats: child",
            "name child: Aki",
            f"commitment: {play.dice.commitment}",
            f"nonce child: {play.dice.nonces[0]}",
            "",
            f"1. * {tile} {tickets[0]}",
            f"2. * {first} {tickets[1]}",
            f"3. * {second} {tickets[2]}",
            f"4. child {lay}",
            "",
            "open: 4",
            "",
        ]
    )


def test_comments_stand_behind_their_line_or_below_it():
    source = str(random_game(ROOMS, 1).record())
    fourth = next(line for line in source.splitlines() if line.startswith("4. "))
    commented = source.replace(fourth, f"{fourth} ; uh-oh\n; it came closer\n\n")
    record = parse(commented)
    assert record.entries[3].comments == ("uh-oh", "it came closer")
    assert parse(text(record)) == record
    assert verify(ROOMS, commented).draws > 0


def test_a_record_cut_anywhere_is_refused_with_a_line():
    source = str(random_game(ROOMS, "cut").record())
    for length in range(len(source) - 1):
        with pytest.raises(RecordError) as error:
            verify(ROOMS, source[:length])
        assert 1 <= error.value.line <= len(source.splitlines())


def test_a_record_with_any_line_missing_is_refused():
    lines = str(random_game(ROOMS, "lines").record()).splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.strip() and not line.startswith("option "):  # without an option, its default is meant
            with pytest.raises(RecordError):
                verify(ROOMS, "".join(lines[:number] + lines[number + 1 :]))


def test_a_record_with_any_line_doubled_is_refused():
    lines = str(random_game(ROOMS, "lines").record()).splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.strip():
            with pytest.raises(RecordError):
                verify(ROOMS, "".join([*lines[:number], line, *lines[number:]]))


@pytest.mark.parametrize(
    ("change", "line", "complaint"),
    [
        (("yakata record 1", "yakata record 9"), 1, "begins with"),
        (("game: hidden-rooms", "game: chess"), 2, "a record of chess"),
        (("rules: 2", "rules: one"), 3, "rules cannot be"),
        (("seats: child", "seats: child child"), 12, "seats cannot be"),
        (("option stage: 0", "option stage: 0\nfavourite: cat"), 6, "not understood"),
        (("option stage: 0", "option stage: 12"), 5, "no stage 12"),
        (("option stage: 0", "option stages: 1"), 5, "has no option"),
        (("1. * ", "1. ghost "), 16, "nobody is called 'ghost'"),
        (("1. * stage-tile", "1. * first-tile"), 16, "the draw here is 'stage-tile'"),
        (("1. * stage-tile ", "1. child "), 16, "chance decides here"),
        (("1. * stage-tile red-5 22/24", "1. * stage-tile red-5 21/24"), 16, "was ticket 22 of 24"),
        (("1. * stage-tile red-5 22/24", "1. * stage-tile red-5 22/23"), 16, "was ticket 22 of 24"),
        (("1. * stage-tile red-5 22/24", "1. * stage-tile red-5 often"), 16, "stands its ticket"),
        (("2. * ", "3. * "), 17, "number 3 where 2 was due"),
        (("4. child lay", "4. child eat"), 19, "unknown verb"),
        (("4. child lay ", "4. * draw "), 19, "child chooses here"),
        (("\n4. child", "\n4 child"), 19, "looks like"),
        (("result: game-lost 0", "result: game-won 1"), None, "by the rules the result is"),
        (("end: ", "end: 9"), None, "there are"),
        (("secret: ", "sekret: "), None, "not understood"),
        (("nonce child: ", "nonce child: xyz"), 14, "nonce cannot be"),
    ],
)
def test_a_doctored_record_gets_an_error_with_its_line(change, line, complaint):
    source = str(random_game(ROOMS, "doctor").record())
    assert change[0] in source
    with pytest.raises(RecordError, match=complaint) as error:
        verify(ROOMS, source.replace(*change, 1))
    if line is not None:
        assert error.value.line == line


@pytest.mark.parametrize("before", ["result: ", "secret: "])
def test_nothing_is_played_after_the_result_or_the_secret(before):
    lines = str(random_game(ROOMS, "late").record()).splitlines()
    last = max(number for number, line in enumerate(lines) if line[:1].isdigit())
    late = next(number for number, line in enumerate(lines) if line.startswith(before))
    moved = [*lines[:last], *(line for line in lines if line.startswith(before)), lines[last]]
    moved += [line for number, line in enumerate(lines) if number > last and number != late]
    with pytest.raises(RecordError, match="play goes on after the result") as error:
        parse("\n".join(moved))
    assert error.value.line == last + 2


def test_noise_never_crashes_the_reader():
    source = str(random_game(SEANCE, "noise").record())
    rng = Random(1)
    for _ in range(3000):
        noisy = list(source)
        for _ in range(rng.randrange(1, 6)):
            at = rng.randrange(len(noisy))
            noisy[at : at + rng.randrange(3)] = rng.choice(["", "\n", ":", ";", "*", "9", "é", "\x00", " ", "end: 3\n"])
        with suppress(RecordError):
            verify(SEANCE, "".join(noisy))
