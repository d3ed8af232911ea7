"""Dice that anyone can check."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

import yakata
from yakata.kernel import Dice, DiceError, Odds, verify
from yakata.kernel import dice as dice_module
from yakata.kernel.dice import house_nonce, seeded
from yakata.kernel.record import parse, text
from yakata.kernel.testing import random_game

ROOMS = yakata.load("hidden-rooms")
SECRET = "00" * 31 + "2a"


def test_draws_are_as_the_document_says():
    """Computed here by hand from docs/record-format.md, with nothing of the kernel."""
    odds = Odds("roll", (1, 2, 3, 4, 5, 6))
    dice = Dice(SECRET, ("aa", "bb"))
    for number in range(1, 50):
        digest = hmac.new(bytes.fromhex(SECRET), f"aa:bb:{number}:0".encode(), hashlib.sha256).digest()
        assert dice.draw(odds) == 1 + int.from_bytes(digest, "big") % 6
    assert dice.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_who_gives_no_number_has_the_one_that_follows_from_the_promise():
    """Computed here by hand from docs/record-format.md."""
    promise = Dice(SECRET).commitment
    numbers = [hashlib.sha256(f"yakata:nonce {seat}:{promise}".encode()).hexdigest()[:32] for seat in range(3)]
    assert [house_nonce(promise, seat) for seat in range(3)] == numbers
    assert len({*numbers}) == 3


def test_numbers_in_the_last_incomplete_block_are_thrown_away(monkeypatch):
    """With a space of 256 and three tickets, 255 would favour ticket 0: it is drawn again."""
    numbers = iter([255, 254])
    monkeypatch.setattr(dice_module, "SPACE", 256)
    monkeypatch.setattr(Dice, "_number", lambda self, attempt: next(numbers))
    assert Dice(SECRET).draw(Odds("x", ("a", "b", "c"))) == "abc"[254 % 3]


def test_a_number_that_is_thrown_away_is_followed_by_the_next_try():
    """Nearly half of all numbers are of no use here. Computed by hand, as above, try after try."""
    odds = Odds("coin", ("heads", "tails"), (2**254, 2**254 + 1))
    dice, tries = Dice(SECRET, ("aa",)), Counter()
    for number in range(1, 60):
        for attempt in range(100):
            message = f"aa:{number}:{attempt}".encode()
            value = int.from_bytes(hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest(), "big")
            if value <= 2**255:  # the largest multiple of 2**255 + 1 below 2**256 is that number itself
                break
        tries[attempt] += 1
        assert dice.draw(odds) == ("heads" if value < 2**254 else "tails")
    assert tries[0] < 50
    assert tries[1] > 5
    assert tries[2] > 2


def test_a_seed_always_gives_the_same_dice_and_fresh_ones_are_long():
    """Seeds are in documents and in bug reports: they must go on meaning the same games."""
    assert seeded("demo", "secret") == hashlib.sha256(b"yakata:secret:demo").hexdigest()
    play = ROOMS.new(seed="demo")
    assert play.dice.secret == seeded("demo", "secret")
    assert play.header.nonces == (seeded("demo", "nonce0")[:32],)
    fresh, other = ROOMS.new(), ROOMS.new()
    assert len(bytes.fromhex(fresh.dice.secret)) == 32
    assert len(bytes.fromhex(fresh.header.nonces[0])) == 16
    assert fresh.header.nonces != other.header.nonces


def test_weights_count():
    odds = Odds("x", ("rare", "common"), (1, 3))
    dice = Dice(SECRET, ("0a",))
    counts = Counter(dice.draw(odds) for _ in range(4000))
    assert 900 < counts["rare"] < 1100
    assert [odds.at(ticket) for ticket in range(4)] == ["rare", "common", "common", "common"]
    assert dict(odds.chances()) == {"rare": 0.25, "common": 0.75}
    rng = Random(1)
    assert Counter(odds.draw(rng) for _ in range(4000))["rare"] == pytest.approx(1000, abs=100)
    assert dict(Odds("coin", ("heads", "tails")).chances()) == {"heads": 0.5, "tails": 0.5}
    with pytest.raises(IndexError):
        odds.at(4)


def test_draws_look_fair():
    dice, odds = Dice("11" * 32, ("0a",)), Odds("d", tuple(range(24)))
    counts = Counter(dice.draw(odds) for _ in range(24_000))
    chi_squared = sum((counts[n] - 1000) ** 2 / 1000 for n in range(24))
    assert chi_squared < 49.7  # 23 degrees of freedom, one in a thousand; the draws are always the same


def test_every_nonce_changes_every_game():
    odds = Odds("d", tuple(range(1000)))

    def drawn(*nonces):
        dice = Dice(SECRET, nonces)
        return [dice.draw(odds) for _ in range(5)]

    assert drawn("aa", "bb") != drawn("aa", "cc") != drawn("aa", "bb")


def test_ten_games_verify_and_no_doctored_outcome_does():
    caught = 0
    for seed in range(10):
        source = str(random_game(ROOMS, f"ten {seed}").record())
        assert verify(ROOMS, source).draws > 3
        lines = source.splitlines()
        for number, line in enumerate(lines):
            if ". * draw " in line:
                count, star, key, tile, ticket = line.split()
                other = "red-1" if tile != "red-1" else "blue-1"
                words = (count, star, key, other, ticket)
                doctored = [*lines[:number], " ".join(words), *lines[number + 1 :]]
                with pytest.raises(yakata.RecordError) as error:
                    verify(ROOMS, "\n".join(doctored))
                assert error.value.line <= len(lines)
                caught += 1
    assert caught > 10


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda record: {"secret": "00" * 32}, "not the one that was promised"),
        (lambda record: {"commitment": "00" * 32}, "not the one that was promised"),
        (lambda record: {"nonces": ("ab",)}, "draw 1 was"),
        (lambda record: {"nonces": ()}, "lacks"),
        (lambda record: {"secret": ""}, "lacks"),
    ],
)
def test_other_secrets_and_nonces_are_caught(change, complaint):
    from msgspec.structs import replace

    record = parse(str(random_game(ROOMS, 1).record()))
    with pytest.raises(DiceError, match=complaint):
        verify(ROOMS, text(replace(record, **change(record))))


def test_an_open_game_proves_nothing_yet():
    with pytest.raises(DiceError, match="not over"):
        verify(ROOMS, str(ROOMS.new(seed=1).record()))


def test_the_secret_is_not_in_the_record_before_the_end():
    play = ROOMS.new(seed=1)
    assert play.dice.secret not in str(play.record())
    for ask in play:
        play.apply(ask.choices[0])
    assert play.dice.secret in str(play.record())
