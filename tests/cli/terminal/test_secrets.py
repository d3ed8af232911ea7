"""At one screen with others: nobody reads what is not theirs."""

from io import StringIO
from itertools import pairwise, takewhile
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal.seated import GAME, SEGMENT, conversation, play_on, sit, talk
from yakata.cli.terminal.play import play_seats
from yakata.cli.terminal.seating import seat_people
from yakata.cli.terminal.sitting import HUSH
from yakata.hako_onna.state.night import HAKO
from yakata.kernel import Event, Seat
from yakata.words import Words, words_for


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_hot_seat_shows_nobody_what_another_seat_has_seen(tmp_path: Path, lang: str) -> None:
    sitting = sit(tmp_path, lang, "ghost,visitor1,visitor2", hot_seat=True, seats=4)
    heard, _ = play_on(sitting)
    words = sitting.words
    before, truth, _ = heard.partition(words.say("night-truth"))
    assert truth
    segments = before.partition(words.result(sitting.play.result))[0].split(SEGMENT)
    owners = {sitting.seating.called(seat, words): seat for seat in sitting.seating.people}
    private = [event for event in sitting.play.events if event.audience is not None]
    assert len(private) > 20
    seen: dict[int, int] = dict.fromkeys(owners.values(), 0)
    dead = {HAKO}
    for asked, shown in pairwise(segments):
        for called, seat in owners.items():
            if asked.rstrip().endswith(words.say("seats-press-enter", called=called)):
                dead |= {seat for event in sitting.play.events if _tells_of_death(event, seat, shown, words)}
                seen[seat] += 1
                if seat not in dead:
                    _check(shown, seat, private, words)
    assert min(seen.values()) > 3


def _tells_of_death(event: Event, seat: Seat, shown: str, words: Words) -> bool:
    """From then on this seat plays with her."""
    return event.key == "died" and event.slots["seat"] == seat and words.event(event) in shown


def _check(shown: str, seat: int, private: list[Event], words: Words) -> None:
    for event in private:
        if seat not in event.audience:
            assert words.event(event) not in shown
    secret = words.say("night-secrets", code="0 0 0", weapon="chain").partition("0 0 0")[0]
    assert secret not in shown


def test_faces_that_only_the_ghost_saw_are_nowhere_in_a_visitors_pages(tmp_path: Path) -> None:
    """Everything a Visitor can ask for is the same in every world that this Visitor could be in."""
    sitting = sit(tmp_path, seats=4)
    rng, checked = Random(5), 0
    for _ in range(15):
        play_on(sitting, 3)
        ask = sitting.play.ask
        if ask is None or ask.seat != 1:
            break
        true = sitting.play.state
        pages = ("look", "notes", "log", "?", "why", "why 1", "rules H1", "why move basement", "why peek study.desk")
        shown = talk(sitting, *pages)
        for _ in range(2):
            sitting.play.state = true.imagine(1, rng)
            assert talk(sitting, *pages) == shown
            checked += sitting.play.state != true
        sitting.play.state = true
    assert checked > 10


def test_the_dark_is_one_line_however_many_steps_it_has(tmp_path: Path) -> None:
    sitting = sit(tmp_path)
    heard, _ = play_on(sitting)
    words = sitting.words
    living = list(takewhile(lambda event: (event.key, event.slots.get("seat")) != ("died", 1), sitting.play.events))
    end = sitting.play.events[len(living)] if len(living) < len(sitting.play.events) else living[-1]
    before = heard.partition(words.event(end))[0]
    hours = sum(event.key == "dark" for event in living)
    assert hours > 1
    assert before.count(words.event(HUSH)) == hours
    assert before.count("The light goes. Shut your eyes.\nSteps that you cannot count.\n") == hours
    assert "In the dark she" not in before
    assert "In the dark the Hako Onna" not in before


def test_her_windows_are_asked_in_the_hot_seat_even_with_one_answer(tmp_path: Path) -> None:
    alone = sit(tmp_path / "a", seat="ghost")
    play_on(alone)
    assert any(entry.text == "let" for entry in alone.play.entries)
    heard, _ = play_on(sit(tmp_path / "b", seat="ghost,visitor1", hot_seat=True), 40)
    assert "This is announced. Interrupt with a Set power, or let it happen.\n  1  Let it happen\n> " in heard


def test_the_curtain_empties_the_screen_and_what_is_above_it(tmp_path: Path) -> None:
    out = Screen()
    sitting = sit(tmp_path, seat="visitor1,visitor2", hot_seat=True)
    conversation(sitting, StringIO("\n1\n\n1\n"), out).run()
    assert out.getvalue().count("\x1b[H\x1b[2J\x1b[3J") >= 3
    assert out.getvalue().rpartition("\x1b[3J")[2].count("\n") == 2


def test_quitting_before_the_curtain_and_the_end_of_input_save(tmp_path: Path) -> None:
    heard = talk(sit(tmp_path, seat="visitor1,visitor2", hot_seat=True), "quit")
    assert heard.endswith("Saved. The same command goes on from here.\n")
    assert sit(tmp_path, seat="visitor1,visitor2", hot_seat=True, seed=None).resumed


def test_an_error_tells_its_kind_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("the doll lies in the study")

    monkeypatch.setattr("yakata.bots.hako_onna.keen.Keen.choose", broken)
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 5))
    seating = seat_people(GAME, None, None, None)
    kind = {"options": {}, "seed": "7", "lang": "en", "drawn": True, "fresh": False, "folder": tmp_path}
    assert play_seats(GAME, seating, **kind) == 1  # type: ignore[arg-type]
    out, err = capsys.readouterr()
    assert "doll" not in out + err
    assert err.startswith("Something in the house broke (KeyError).")
    assert words_for(GAME, "en", "yakata.cli").say("game-title") in out
