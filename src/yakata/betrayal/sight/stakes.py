"""What hung on a roll, as far as a seat may know it: the table of an action, a lock, the haunt roll, a fight.

Of an Event nobody reads the results before the roll, and only the one that counts after it (B93); of a box, whoever
may read the box.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from yakata.betrayal.language import steps as s
from yakata.betrayal.language.book import Book
from yakata.betrayal.language.summaries import band
from yakata.betrayal.sight.odds import SURE, at_least
from yakata.betrayal.sight.readable_texts import kind_of
from yakata.betrayal.sight.results_in_words import (
    NOTHING,
    PRINTED,
    TOP,
    band_in_words,
    in_words,
    printed_rows,
)
from yakata.betrayal.sight.view import NightView
from yakata.kernel import SPECTATOR, Effect, Event, Library, Row, Stake
from yakata.kernel.aloud import Speaks

STAKED: Final = frozenset({"rolled", "wins-fight", "fight-tied"})
ENDS: Final = frozenset({"wins-fight", "fight-tied", "lacks-trait"})


def stake(book: Book, library: Library, view: NightView, told: Sequence[Event], at: int, words: Speaks) -> Stake | None:
    event = told[at]
    hangs = str(event.slots.get("stake", ""))
    if hangs == "damage":
        return Stake(says=Effect("stake-damage"))
    if hangs:
        return _of_step(book, library, view, told, at, words)
    if event.slots.get("roll") == "haunt":
        return _haunt(told, at)
    return _fight(view, told, at)


# A step of the pack


def _of_step(
    book: Book, library: Library, view: NightView, told: Sequence[Event], at: int, words: Speaks
) -> Stake | None:
    event = told[at]
    block, _, place = str(event.slots["stake"]).rpartition(".")
    step, source = book.blocks[block][int(place)], book.printed_on(block)
    opened = _open_to(view, block, source)
    if isinstance(step, s.Contest):
        return _contest(told, at, step, opened)
    result = _result(told, at)
    of = Effect("stake-of", {"thing": source}) if opened or source in book.events else None
    if isinstance(step, s.Lock):
        return Stake(of, rows=tuple(_lock(step, event, result)))
    assert isinstance(step, s.Roll)
    rows = step.bands
    says, bands = _table(book, block, place)
    if not opened:
        counts = [
            Row(band_in_words(low, high), _sealed(key, rows, says, source in book.events), counts=True)
            for key, low, high in bands
            if result is not None and low <= result <= high
        ]
        return Stake(of, Effect("stake-sealed"), tuple(counts), _chances(event))
    where = library.readers(view), source, words
    printed = _printed(book, library, *where, tuple(rows))  # type: ignore[arg-type]  # words can be hashed
    return Stake(
        of,
        rows=tuple(
            Row(
                band_in_words(low, high),
                says[key] or printed.get(key) or (PRINTED,),
                _odds(event, low, high),
                result is not None and low <= result <= high,
            )
            for key, low, high in bands
        ),
    )


@cache
def _table(
    book: Book, block: str, place: str
) -> tuple[dict[str, tuple[Effect, ...] | None], tuple[tuple[str, int, int], ...]]:
    """What the results of a roll bring, and from where to where each goes."""
    step: Any = book.blocks[block][int(place)]
    says = {key: in_words(steps) for key, steps in step.bands.items()}
    return says, tuple((key, *band(key)) for key in step.bands)


def _sealed(key: str, rows: Any, says: dict[str, tuple[Effect, ...] | None], read: bool) -> tuple[Effect, ...]:
    """The result that counts of an Event is read; of a box that one may not read, that nothing comes of it."""
    if not rows[key]:
        return (NOTHING,)
    return (says[key] or ()) if read else ()


def _open_to(view: NightView, block: str, source: str) -> bool:
    """Whether the table is printed where the seat of this view reads it."""
    _, kind, _, *within = block.split(".")
    if kind == "events":
        return within[:1] == ["actions"]  # what lies in the house can be read
    if kind == "haunts":
        return any(box.id == source for box in view.boxes)
    return kind in ("tiles", "items", "omens", "others")


@lru_cache(maxsize=2_000)
def _printed(
    book: Book, library: Library, readers: int, source: str, words: Speaks, keys: tuple[str, ...]
) -> dict[str, tuple[Effect, ...]]:
    on = book.printed.get(source)
    key = (
        f"box-{on.on}-{on.name}-text"
        if on is not None and on in book.boxes
        else f"{kind_of(book, source)}-{source}-text"
    )
    if not words.knows(key):
        return {}
    text = library.fit(words.say(key), readers)
    labels = {one: _label(words, *band(one)) for one in keys}
    return {one: (Effect("as-written", {"name": said}),) for one, said in printed_rows(text, labels).items()}


def _label(words: Speaks, low: int, high: int) -> str:
    one = band_in_words(low, high)
    return words.say(one.key, **one.slots)


def _result(told: Sequence[Event], at: int) -> int | None:
    """The result of a roll, as what came after it has left it."""
    event = told[at]
    result = int(event.slots["result"])
    for later in told[at + 1 :]:
        if later.key == "result-changed" and later.slots.get("seat") == event.slots["seat"]:
            result = int(later.slots["result"])
        elif later.key == "rolled" and later.slots.get("stake"):
            break
    return result


def _lock(step: s.Lock, event: Event, result: int | None) -> Iterator[Row]:
    if not isinstance(step.need, int):
        return
    rows = ((step.need, TOP, "row-opens"), (0, step.need - 1, "row-stays-locked"))
    for low, high, key in rows:
        counts = result is not None and low <= result <= high
        yield Row(band_in_words(low, high), (Effect(key),), _odds(event, low, high), counts)


# The haunt roll


def _haunt(told: Sequence[Event], at: int) -> Stake | None:
    event = told[at]
    asked = next((one for one in reversed(told[:at]) if one.key == "haunt-roll"), None)
    if asked is None:
        return None
    need, result = int(asked.slots["need"]), int(event.slots["result"])
    rows = ((need, TOP, "row-haunt"), (0, need - 1, "row-not-yet"))
    return Stake(
        says=Effect("stake-haunt", {"need": need}),
        rows=tuple(
            Row(band_in_words(low, high), (Effect(key),), _odds(event, low, high), low <= result <= high)
            for low, high, key in rows
        ),
    )


# Fights and contests


def _fight(view: NightView, told: Sequence[Event], at: int) -> Stake | None:
    begins = next((n for n in range(at, -1, -1) if told[n].key == "attacks"), None)
    if begins is None or any(one.key in ENDS for one in told[begins:at]):
        return None
    attack = told[begins].slots
    sides = [_side(view, str(attack["who"])), _side(view, str(attack["target"]))]
    rolls = _rolls(told, begins)
    trait = Effect("stake-fight", {"trait": attack["trait"]})
    end = _decided(told, at)
    harm = told[end].slots if told[end].key == "wins-fight" else {}
    odds = _shares(rolls, told, at)
    wins = (harm.get("who") == attack["who"], told[end].key == "fight-tied", harm.get("who") == attack["target"])
    rows = (
        Row(
            _more(sides[0]),
            _suffers(view, told, end, sides[1]) if wins[0] else (_hurt(sides[1], {}),),
            odds[0],
            wins[0],
        ),
        Row(Effect("band-same"), (Effect("row-nobody-hurt"),), odds[1], wins[1]),
        Row(_more(sides[1]), (_hurt(sides[0], harm if wins[2] else {}),), odds[2], wins[2]),
    )
    return Stake(says=trait, rows=rows)


def _decided(told: Sequence[Event], at: int) -> int:
    """Where a fight ends in which nobody rolls any more: the last roll has decided it. Else this moment itself."""
    later = next((n for n in range(at, len(told)) if told[n].key in ENDS or (n > at and told[n].key == "rolled")), at)
    return later if told[later].key in ENDS else at


def _suffers(view: NightView, told: Sequence[Event], at: int, side: tuple[int, str]) -> tuple[Effect, ...]:
    """B136: what the attacker's success costs: the harm, or the thing that is taken instead of it."""
    ends = next((n for n in range(at + 1, len(told)) if told[n].key == "attacks"), len(told))
    taken = next((one for one in told[at:ends] if one.key == "steals"), None)
    if taken is not None:
        return (Effect("row-taken", {"thing": taken.slots["thing"]}),)
    still = view.prompt == "steal" and ends == len(told)
    return (_hurt(side, told[at].slots), *((Effect("row-or-taken"),) if still else ()))


def _contest(told: Sequence[Event], at: int, step: s.Contest, opened: bool) -> Stake:
    """Both roll for the same step; who has more, has won."""
    same = [
        n for n, one in enumerate(told) if one.key == "rolled" and one.slots.get("stake") == told[at].slots["stake"]
    ]
    place = same.index(at)
    pair = same[place - place % 2 :][:2]
    ended = next((one for one in told[at:] if one.key in ("wins-contest", "fight-tied")), None)
    last = len(pair) > 1 and at == pair[1]
    odds = _shares([told[n] for n in pair], told, at)
    seats = [int(told[n].slots["seat"]) for n in pair]
    rows = []
    for number, seat in enumerate(seats):
        won = last and ended is not None and ended.key == "wins-contest" and ended.slots["seat"] == seat
        beaten = tuple(Effect("row-beaten", {"seat": other}) for other in seats if other != seat)
        costs = in_words(step.lose) or () if step.lose and opened else ()
        rows.append(Row(_more((seat, "")), (*beaten, *costs), odds[2 * number], won))
    tied = last and ended is not None and ended.key == "fight-tied"
    rows.insert(1, Row(Effect("band-same"), (NOTHING,), odds[1], tied))
    return Stake(says=Effect("stake-contest", {"trait": step.trait}), rows=tuple(rows))


def _rolls(told: Sequence[Event], begins: int) -> list[Event]:
    """What both have rolled in a fight, as far as it is told."""
    found = []
    for one in told[begins:]:
        if one.key in ENDS:
            break
        if one.key == "rolled" and not one.slots.get("stake"):
            found.append(one)
    return found[:2]


def _shares(rolls: list[Event], told: Sequence[Event], at: int) -> tuple[int, int, int]:
    """In percent: that the first rolls more, that both roll the same, that the second does; as it stands before the
    roll that is told now."""
    if len(rolls) < 2 or told[at].key != "rolled":
        return (-1, -1, -1)
    first, second = rolls
    if told[at] is second:
        result = int(first.slots["result"])
        more = 1 - _reaches(second, result)
        return _three(more, _reaches(second, result) - _reaches(second, result + 1))
    exact = [_reaches(first, n) - _reaches(first, n + 1) for n in range(2 * MOST + 1)]
    more = sum(share * (1 - _reaches(second, n)) for n, share in enumerate(exact))
    same = sum(share * (_reaches(second, n) - _reaches(second, n + 1)) for n, share in enumerate(exact))
    return _three(more, same)


MOST: Final = 20


def _three(more: float, same: float) -> tuple[int, int, int]:
    return _percent(more), _percent(same), _percent(1 - more - same)


def _side(view: NightView, word: str) -> tuple[int, str]:
    """A player by the seat, or a being by its name."""
    seats = [seat for seat, person in enumerate(view.people) if person.family == word]
    return (seats[0], "") if seats else (SPECTATOR, word)


def _more(side: tuple[int, str]) -> Effect:
    seat, being = side
    return Effect("band-more-being", {"being": being}) if being else Effect("band-more", {"seat": seat})


def _hurt(side: tuple[int, str], harm: dict[str, Any]) -> Effect:
    seat, being = side
    if being:
        return Effect("row-beaten-being", {"being": being})
    if "harm" not in harm:  # not known yet, or told by older rules
        return Effect("row-beaten", {"seat": seat})
    if not harm["harm"]:
        return Effect("row-unhurt", {"seat": seat})
    return Effect("row-hurt", {"seat": seat, "amount": harm["harm"], "hurts": harm["hurts"]})


# Dice


def _odds(event: Event, low: int, high: int) -> int:
    return _percent(_reaches(event, low) - (0 if high >= TOP else _reaches(event, high + 1)))


def _reaches(event: Event, result: int) -> float:
    """How likely these dice, with what was added to them, come to at least this."""
    dice = str(event.slots["dice"])
    if result <= 0:
        return 1.0
    return at_least(len(dice), result - int(event.slots.get("bonus", 0)))


def _chances(event: Event) -> tuple[int, ...]:
    return _spread(len(str(event.slots["dice"])), int(event.slots.get("bonus", 0)))


@cache
def _spread(dice: int, bonus: int) -> tuple[int, ...]:
    """How likely each result is."""
    top = max(0, 2 * dice + bonus)
    reach = [1.0 if n <= 0 else at_least(dice, n - bonus) for n in range(top + 2)]
    return tuple(_percent(reach[n] - reach[n + 1]) for n in range(top + 1))


def _percent(share: float) -> int:
    """What can happen is never 0 %, and what need not never 100 %."""
    if share < 1e-9:
        return 0
    return SURE if share > 1 - 1e-9 else min(SURE - 1, max(1, round(SURE * share)))
