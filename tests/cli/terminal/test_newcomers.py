"""What somebody is told who has never seen the game: where they are, what they try to do, what a card says."""

from pathlib import Path

import pytest

from tests.cli.terminal.seated import GAME, sit, talk
from yakata import load
from yakata.cli.terminal.goals import FRAMES, opening
from yakata.cli.terminal.order import END, in_order
from yakata.hako_onna.rules.choices import Despair, End, Move, Wink
from yakata.words import LANGUAGES, words_for

BETRAYAL = load("betrayal")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seat"), [("hako-onna", "visitor1"), ("hako-onna", "ghost"), ("betrayal", "seat1")])
def test_the_night_opens_with_where_we_are_and_how_we_win(tmp_path: Path, lang: str, name: str, seat: str) -> None:
    game = load(name)
    words = words_for(game, lang, "yakata.cli")
    told = opening([seat], words)
    assert len(told) == len(FRAMES)
    assert words.say("first-win-ghost" if seat == "ghost" else "first-win") in told
    heard = talk(sit(tmp_path, lang, seat, game=game), "?", "goal")
    assert "\n".join(told) in heard.partition(">")[0]
    assert heard.count(words.say("seats-goal-win")) == 2 or heard.count(words.say("first-win")) == 3
    again = talk(sit(tmp_path, lang, seat, game=game, seed=None), "quit")
    assert told[0] not in again


def test_a_game_without_an_opening_says_its_goals(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, game=load("seance")), "quit")
    assert "What you try to do:\n  The highest card that nobody else lays takes a candle. Most candles win." in heard


def test_what_ends_the_turn_has_number_0_and_what_gives_up_comes_before_it() -> None:
    choices = [Despair(), End(), Move("kitchen"), Wink(2)]
    listed = in_order(choices, lambda choice: choice == Despair(), lambda choice: isinstance(choice, Wink))
    assert list(listed.numbers.items()) == [(1, Move("kitchen")), (2, Wink(2)), (3, Despair()), (END, End())]
    assert listed.twice == (Despair(), End())
    idle = in_order(choices[:2] + choices[3:], lambda choice: choice == Despair(), lambda _: True)
    assert idle.twice == (Despair(),)


def test_ending_a_turn_with_something_left_is_asked_once_more(tmp_path: Path) -> None:
    sitting = sit(tmp_path, game=BETRAYAL, families="deal")
    while (ask := sitting.play.ask) is not None and ask.seat != 0:
        sitting.step(ask)
    before = len(sitting.play.entries)
    heard = talk(sitting, "0", "goal", "0")
    assert heard.count("End the turn? Something else can still be done. Say it once more if you mean it.") == 2
    assert len(sitting.play.entries) == before
    talk(sitting, "0", "0")
    assert "seat1 end" in str(sitting.play.record())


def test_whoever_says_it_in_full_means_it(tmp_path: Path) -> None:
    sitting = sit(tmp_path, game=BETRAYAL, families="deal")
    while (ask := sitting.play.ask) is not None and ask.seat != 0:
        sitting.step(ask)
    assert "once more" not in talk(sitting, "End the turn")
    assert "seat1 end" in str(sitting.play.record())


@pytest.mark.parametrize(("lang", "said"), [("en", "“card”"), ("ja", "「card」")])
@pytest.mark.parametrize("game", [GAME, BETRAYAL], ids=str)
def test_what_was_typed_is_repeated_as_it_was_typed(tmp_path: Path, lang: str, said: str, game: object) -> None:
    heard = talk(sit(tmp_path, lang, game=game), "card", "rules card-xyz", "kitchen", "chain")
    assert said in heard
    assert "card-xyz" in heard
    assert "word-" not in heard
    assert said.replace("card", "chain") in heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_item_cards_are_read_before_one_is_taken(tmp_path: Path, lang: str) -> None:
    heard = talk(sit(tmp_path, lang, seed="3"), "quit")
    words = words_for(GAME, lang, "yakata.cli")
    offered = [card.id for card in GAME.book.item.values() if words.say(f"item-{card.id}") in heard]
    assert len(offered) > 5
    assert all(words.say(f"item-{card}-text") in heard for card in offered)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families_are_offered_with_their_traits(tmp_path: Path, lang: str) -> None:
    heard = talk(sit(tmp_path, lang, game=BETRAYAL, families="choose"), "quit", hints=True)
    speed, might = (words_for(BETRAYAL, lang).say(f"trait-{trait}") for trait in ("speed", "might"))
    lines = [line for line in heard.splitlines() if line.startswith("  ") and speed in line]
    assert len(lines) == 5
    assert all(f"{might} " in line for line in lines)
    assert "green" not in heard
    assert "緑" not in heard


def test_a_card_is_read_when_it_is_drawn_and_not_again_when_it_asks(tmp_path: Path) -> None:
    sitting = sit(tmp_path, game=BETRAYAL, seed="t1", families="deal")
    heard = talk(sitting, *["1"] * 30)
    draws = [event.slots for event in sitting.play.seen(0) if event.key == "draws"]
    drawn = [draw["card"] for draw in draws if draw["seat"] == 0 or draw["deck"] != "event"]
    words = words_for(BETRAYAL, "en", "yakata.cli")
    drawn = [card for card in drawn if drawn.count(card) == 1]
    keys = [key for card in drawn for key in (f"card-{card}-text", f"event-{card}-text") if words.knows(key)]
    assert len(keys) == len(drawn) > 3
    for key in keys:
        first = words.read(key, 3).splitlines()[0]
        again = key.startswith("card-")  # whatever one carries is read once more with the haunt's book
        assert 1 <= heard.count(first) <= 1 + again, key


def test_boards_that_lie_alike_are_offered_once(tmp_path: Path) -> None:
    sitting = sit(tmp_path, seed="t1", house="build")
    heard = talk(sitting, *["1"] * 6)
    heads = ("the right way up", "upside down", "turned to the right", "turned to the left")
    listed = [
        [line[5:].rpartition("; ")[0] for line in question.splitlines() if line.endswith(heads)]
        for question in heard.split("Where does this board go?")[1:]
    ]
    assert any(listed)
    assert all(len(lines) == len(set(lines)) for lines in listed)
