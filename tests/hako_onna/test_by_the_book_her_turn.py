"""Her turn held against the printed words, over random nights: its order, what can be Set and used, and the pile of
Power cards as one who counts along would keep it."""

from collections import Counter
from random import Random

from tests.hako_onna.nights import GAME
from tests.hako_onna.referee import Step, chosen, watched
from yakata.hako_onna.state.night import SLOTS
from yakata.kernel import Ask

ORDER = ("scream", "set", "activate", "go")
ONCE = ("scream", "set")
UNSEEN, DESPAIR = "?", "despair"


def asked(step: Step) -> Ask | None:
    ask = step.before.pending
    return ask if isinstance(ask, Ask) and ask.seat == 0 and step.before.hour else None


def test_her_steps_come_in_their_order():  # H84
    steps: list[str] = []
    turns = 0
    for step in watched("her steps", 40):
        if (ask := asked(step)) and ask.prompt in ORDER:
            steps.append(ask.prompt)
        if "light" in step.keys or "her-turn" in step.keys:
            ranks = [ORDER.index(prompt) for prompt in steps]
            assert ranks == sorted(ranks)
            assert all(steps.count(prompt) <= 1 for prompt in ONCE)
            turns += bool(steps)
            steps = []
    assert turns > 60


def test_what_she_can_set_take_back_and_use():  # H85 H88 H89 H92 H94 H95
    seen: Counter[str] = Counter()
    for step in watched("her cards", 40):
        for slots in step.happened("screamed"):
            assert slots["room"] == step.before.her_room
        ask = asked(step)
        if ask is None or ask.prompt not in ("set", "activate"):
            continue
        state, texts = step.before, {str(choice) for choice in ask.choices}
        free = [slot for slot, card in zip(SLOTS, state.slots, strict=True) if not card]
        if ask.prompt == "set":
            taken = {f"take-back {slot}" for slot in SLOTS if slot not in free}
            sets = {f"set {card} {slot}" for card in state.powers for slot in free}
            assert {text for text in texts if text.startswith("take-back")} == taken
            offered = {text for text in texts if text.startswith("set ")}
            assert offered <= sets if state.no_set else offered == sets
            seen["set"] += bool(offered)
            continue
        for slot, card in zip(SLOTS, state.slots, strict=True):
            ready = card and state.power(card).number <= 4 and state.power(card).need <= len(state.diary)
            assert (f"activate {slot}" in texts) <= bool(ready)
            seen["use"] += bool(ready)
    assert min(seen["set"], seen["use"]) > 10


def test_the_pile_of_powers_as_one_counts_along():  # H18 H85 H86 H87
    """Nine cards and the Time of Despair under them; she screams whenever she can, and what is told is taken off."""
    drawn: Counter[str] = Counter()
    for number in range(12):
        rng = Random(f"pile {number}")
        noise = ("cards", "discs")[number % 2]
        options = GAME.choose_options({"house": "balanced", "noise": noise, "advanced_powers": number % 3 == 0})
        state, pile = GAME.start(options, seats=3 + number % 3), [UNSEEN] * 9 + [DESPAIR]
        for _ in range(700):
            ask = state.pending
            if ask is None:
                break
            answer = chosen(ask, rng) if isinstance(ask, Ask) else ask.draw(rng)
            if isinstance(ask, Ask) and ask.prompt in ("scream", "act", "after"):
                answer = "scream" if ask.prompt == "scream" else "end"  # Visitors live long
            unlocked = {state.numbered[page] for page in state.diary}
            for event in state.apply(answer):
                if event.key != "drew":
                    continue
                powers = list(event.slots["powers"])
                if pile[0] == DESPAIR:
                    pile = [*pile[1:], DESPAIR]
                    top, pile = pile[: len(powers)], pile[len(powers) :]
                    assert len(powers) == 2 or pile == [DESPAIR]
                    kept, drawn["despair"] = powers, drawn["despair"] + 1
                else:
                    top, pile = pile[:1], pile[1:]
                    kept = [card for card in powers if card in unlocked]
                    pile[len(pile) :] = [card for card in powers if card not in kept]
                    drawn["kept" if kept else "buried"] += 1
                assert all(card in (UNSEEN, power) for card, power in zip(top, powers, strict=True))
                assert {card for card in powers if card in state.powers} == {*kept}
    assert min(drawn["despair"], drawn["buried"]) > 10
