"""Betrayal line by line: what is said of the house, and that nobody reads the other side's book."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from yakata import load
from yakata.betrayal import GAME
from yakata.betrayal.rules.choices import Pick
from yakata.cli.terminal.answers import meant
from yakata.cli.terminal.betrayal import books
from yakata.cli.terminal.betrayal.look import EveningLook
from yakata.cli.terminal.order import in_order
from yakata.cli.terminal.pages import help_lines, why_choice
from yakata.kernel import Ask
from yakata.words import LANGUAGES, words_for


def haunted(haunt: str, seed: int = 0):
    """An evening at random, up to the first question of the haunt that is not about its set-up."""
    rng = Random(seed)
    state = GAME.start(seats=3, haunt=haunt, families="deal")
    while not (state.haunt and isinstance(state.pending, Ask) and state.pending.prompt != "lay-found"):
        pending = state.pending
        state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_put_into_words(language):
    look = EveningLook(words_for(GAME, language, "yakata.cli"))
    for haunt in ("bride", "rescue", "siege"):
        state = haunted(haunt)
        for seat in range(3):
            view = state.view(seat)
            lines = [*look.brief(view), *look.details(view, ""), *look.notes(view)]
            assert len(lines) > 10
            for line in lines:
                assert not any(
                    word in line
                    for word in ("evening-", "tile-", "card-", "trait-", "marker-", "box-", "title-", "tell-", "word-")
                ), line


def test_the_house_is_told_tile_by_tile():
    look = EveningLook(words_for(GAME, "en", "yakata.cli"))
    view = haunted("siege").view(0)
    (region, tile, *_) = look.details(view, "entrance")
    assert region == "Ground floor"
    assert tile.startswith("  Entrance Hall: Next to: ")
    assert look.details(view, "ballroom") == ["No tile is called “ballroom”."]


def test_while_the_sides_are_apart_the_book_is_what_one_looks_up_to():  # B146
    state, look = haunted("bride"), EveningLook(words_for(GAME, "en", "yakata.cli"))
    assert state.pending.prompt == "reading"
    seat = state.pending.seat
    view, own = state.view(seat), "traitor" if state.roles[seat] == "traitor" else "heroes"
    assert look.begins(view)
    assert look.words.say(f"haunt-bride-win-{own}") in look.brief(view)


def test_nobody_reads_the_other_side_s_book():
    state = haunted("bride")
    look = EveningLook(words_for(GAME, "en", "yakata.cli"))
    for seat, role in enumerate(state.roles):
        told = "\n".join(look.notes(state.view(seat)))
        other = "heroes" if role == "traitor" else "traitor"
        own = "traitor" if role == "traitor" else "heroes"
        assert look.words.say(f"haunt-bride-win-{own}") in told
        assert look.words.say(f"haunt-bride-win-{other}") not in told


def test_before_the_evening_there_is_nothing_to_see():
    look = EveningLook(words_for(GAME, "en", "yakata.cli"))
    view = GAME.start(seats=3).view(0)
    assert look.brief(view) == []
    assert look.notes(view) == ["There is nothing to note in this game. Say look or log."]


def test_a_choice_is_read_and_meant_in_the_words_of_its_question():
    words = words_for(GAME, "en", "yakata.cli")
    view = haunted("siege").view(0)
    names = words.names(view)
    family = names.ids[1]
    ask = Ask(0, "monster", (Pick(family),))
    said = f"Attack {names.called[1]}"
    assert meant(said, ask, in_order(ask.choices, lambda _: False), words, names).choices == list(ask.choices)
    assert why_choice(ask.choices[0], ask, words, EveningLook(words), view)[0] == f"{said}."


LOCKED = {
    "en": "Locked: east (Might or Knowledge 3+ opens it).",
    "ja": "鍵のかかった側：東（腕力か知識3以上で開く）。",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_locked_doorway_is_told_with_what_opens_it(language):
    look = EveningLook(words_for(GAME, language, "yakata.cli"))
    view = haunted("siege").view(0)
    tiles = (replace(view.tiles[0], locks={"e": "might knowledge 3"}), *view.tiles[1:])
    told = look.details(replace(view, tiles=tiles), "")
    assert [line for line in told if LOCKED[language] in line] == [told[1]]


def test_a_family_is_named_once():
    view = haunted("siege").view(1)
    first, *others = view.people
    look = EveningLook(words_for(GAME, "en", "yakata.cli"))
    look.brief(view)  # the book comes first
    family, other = (look.words.say(f"family-{person.family}") for person in view.people[:2])
    for name, told in ((family, f"{family} ("), ("Ada", f"Ada ({family}, "), (other, f"{other} ({family}, ")):
        people = (replace(first, name=name), *others)
        line = look.brief(replace(view, people=people))[1]
        assert line.startswith(told)
        assert line.count(family) == 1


def test_a_haunt_is_read_where_the_sides_do_not_part():
    """Nothing asks for it there: the first question of the haunt brings the book, and later ones do not."""
    look, state = EveningLook(words_for(GAME, "en", "yakata.cli")), haunted("siege")
    view = replace(state.view(0), prompt="turn")
    book = books.lines(view, look.words.calling(look.words.names(view)))
    assert look.begins(view)
    assert look.brief(view) == book
    assert look.words.say("haunt-siege") in book
    assert look.brief(view) != book


def test_a_card_that_asks_is_read():
    words = words_for(GAME, "en", "yakata.cli")
    look, view = EveningLook(words), haunted("siege").view(0)
    assert look.occasion(view) == []
    event = next(ident for ident in sorted(GAME.book.events) if words.knows(f"event-{ident}-text"))
    (told,) = look.occasion(replace(view, card=event))
    assert words.say(f"event-{event}") in told
    assert words.say(f"event-{event}-text").splitlines()[0] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_this_game_alone(language):
    """Each game has examples of its own."""
    examples = {}
    for game in ("hako-onna", "betrayal", "seance"):
        words = words_for(load(game), language, "yakata.cli")
        lines = help_lines(Ask(0, "turn", (), ""), words, standing=False)
        assert not [line for line in lines if "help-" in line]
        examples[game] = {part for line in lines for part in re.findall(r"(?:rules|look) \w+", line)}
    assert not examples["hako-onna"] & examples["betrayal"]
    assert "rules H62" in examples["hako-onna"]
    assert "rules B146" in examples["betrayal"]
    assert not [part for part in examples["seance"] if part.startswith(("rules H", "rules B"))]
