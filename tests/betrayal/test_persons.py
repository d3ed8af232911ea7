"""Persons that are attacked and hurt; bids of anything that can be counted; what is told of things that are lost."""

from tests.betrayal.stage import asked, chance, dice, do, heard, keys, night, play, texts
from tests.betrayal.test_mechanisms import evening
from tests.betrayal.test_secrets import worlds

MORE = """
haunts:
  - id: hunted
    number: 147
    roles: {controller: traitor}
    monsters:
      - {id: child, size: none, person: true, turn: none, traits: {might: 1}, health: 3, defeat: kill}
      - {id: stalker, traits: {speed: 3, might: 4}, hunts: {kind: child}, attack: {trait: might}}
    counters: [{id: losses}, {id: moved}, {id: coins, each: player}, {id: seen}]
    objects: [{id: doll}]
    boxes:
      - {id: lost, kind: reaction, book: all, reaction: {on: lost, do: [{do: counter, counter: losses, add: 1}]}}
      - id: moved
        kind: reaction
        book: all
        reaction: {on: object-moved, do: [{do: counter, counter: moved, add: 1}]}
    win: [{side: heroes, when: {is: flag, flag: quiet-won}, ending: won}]
"""
BEINGS = {"child-1": ("child", "entrance-hall"), "stalker-1": ("stalker", "entrance-hall")}


def hunted(**more):
    return night(more=MORE, haunt="hunted", traitor=2, beings=BEINGS, **more)


def test_a_fight_takes_health_until_none_is_left():
    state = hunted()
    do(state, 0, "[{do: attack, being: {kind: child}, attacker: this}]", being="stalker-1")
    events = list(dice(state, "0011", "0").told)
    assert heard(events, "being-hurt") == {"being": "child-1", "amount": 1}
    assert state.view(0).beings[0].health == 1
    do(state, 0, "[{do: attack, being: {kind: child}, attacker: this}]", being="stalker-1")
    dice(state, "0011", "0")
    assert "child-1" not in state.beings


def test_steps_hurt_and_mend():
    state = hunted()
    do(state, 0, "[{do: hurt, being: {kind: child}, amount: 2}]")
    do(state, 0, "[{do: hurt, being: {kind: child}, amount: -1}]")
    assert state.beings["child-1"].hurt == 1
    do(state, 0, "[{do: hurt, being: {kind: child}, amount: 2}]")
    assert "child-1" not in state.beings


def test_who_moves_a_monster_may_attack_the_persons_it_hunts():
    state = hunted(at="upper-landing", turn=2)
    play(state, "end", "end", "end")
    chance(state)
    assert asked(state)[1] == "monster"
    assert "pick child-1" in texts(state)
    events = list(state.apply("pick child-1"))
    assert heard(events, "attacks") == {"who": "stalker-1", "target": "child-1", "trait": "might"}


def test_the_dead_and_the_robbed_have_lost_what_they_had():  # B167
    state = hunted(hands={0: ("doll", "hedge-knife")})
    do(state, 0, "[{do: die}]")
    assert (state.counters["losses"], state.counters["moved"]) == (2, 1)


def test_a_forced_drop_is_a_loss():  # B123
    state = hunted(hands={0: ("doll", "hedge-knife")})
    do(state, 0, "[{do: drop, every: true}]")
    assert (state.counters["losses"], state.counters["moved"]) == (2, 1)


def test_who_hands_something_over_has_lost_it():
    state = hunted(hands={0: ("doll",)})
    do(state, 0, "[{do: hand, what: {id: doll}, whom: target}]", target=1)
    assert (state.counters["losses"], state.counters["moved"]) == (1, 1)


def test_what_a_monster_carried_is_moved_when_it_falls():
    state = hunted(hands={0: ("doll",)})
    do(state, 0, "[{do: remove-thing, what: {id: doll}}]")
    state.beings["stalker-1"] = type(state.beings["stalker-1"])("stalker", 2, "entrance-hall", carries=("doll",))
    do(state, 0, "[{do: stun, being: {kind: stalker}}]")
    assert state.lying["entrance-hall"] == ("doll",)
    assert state.counters["moved"] == 1


def test_a_counter_is_bid_in_secret_and_the_highest_pays():
    state = hunted()
    do(state, 0, "[{do: counter, counter: coins, set: 2, who: players}]")
    do(state, 0, "[{do: bid, counter: coins, then: [{do: counter, counter: seen, add: 1}]}]")
    assert texts(state) == ["bid 0", "bid 1", "bid 2"]
    play(state, "bid 2")
    assert state.view(1).counters == state.view(0).counters
    events = list(play(state, "bid 1", "bid 0").told)
    assert keys(events).count("bids-of") == 3
    assert state.counters["coins@ashlar"] == 0
    assert state.counters["coins@quill"] == 2
    assert state.counters["seen"] == 1


def test_nobody_bids_less_than_the_least_and_all_may_bid_nothing():
    state = hunted()
    for seat, coins in ((0, 3), (1, 1), (2, 2)):
        do(state, seat, f"[{{do: counter, counter: coins, set: {coins}}}]")
    do(state, 0, "[{do: counter, counter: seen, set: 2}]")
    do(state, 0, "[{do: bid, counter: coins, at-least: seen, then: [{do: counter, counter: seen, add: 1}]}]")
    assert texts(state) == ["bid 0", "bid 2", "bid 3"]
    play(state, "bid 2")
    assert texts(state) == ["bid 0"]
    play(state, "bid 0")
    assert {world.stack[-1].bids for world in worlds(state, 2)} == {(first, 0) for first in (0, 2, 3)}
    play(state, "bid 2")  # a tie
    assert (state.counters["coins@ashlar"], state.counters["seen"]) == (3, 2)


def test_things_are_bid_and_who_bids_most_chooses_what_to_pay_with():
    state = hunted(hands={0: ("hedge-knife", "tallow-dip"), 1: ("iron-poker",)})
    do(state, 0, "[{do: bid, thing: {deck: item}, then: [{do: counter, counter: seen, add: 1}]}]")
    play(state, "bid 1", "bid 0", "bid 0")
    assert asked(state) == (0, "give-up")
    play(state, "pick tallow-dip")
    assert state.hands[0] == ("hedge-knife",)
    assert (state.counters["seen"], state.counters["losses"]) == (1, 1)


def test_lots_are_paid_for():
    paid = 0
    for seed in range(6):
        for state, events in evening("m-auction", seed):
            paid += any(event.key == "bids-of" and event.slots["steps"] for event in events)
            assert all(count >= 0 for key, count in state.counters.items() if key.startswith("m-coins@"))
    assert paid > 3
