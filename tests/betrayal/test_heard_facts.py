"""What the view says of people, beings, tiles and secrets is heard: health, who is safe, who walks, tokens, tallies."""

from collections import Counter

import pytest

from tests.betrayal.test_mechanisms import evening, mechanisms
from yakata.kernel import SPECTATOR
from yakata.words import LANGUAGES, words_for

HAUNTS = {
    "m-ghosts": {"ghost"},
    "m-counted": {"tallies"},
    "m-hunted": {"health"},
    "m-tokens": {"token", "looked"},
    "m-secret-word": set(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("haunt", [*HAUNTS])
def test_whatever_is_known_besides_is_heard(haunt: str, language: str) -> None:
    game, words = mechanisms(), words_for(mechanisms(), language)
    met = Counter[str]()
    for seed in range(4):
        for number, (night, _) in enumerate(evening(haunt, seed)):
            if number % 7 or not night.haunt:
                continue
            for seat in (SPECTATOR, 0):
                view = night.view(seat)
                heard = "\n".join(line for passage in game.aloud(view, words) for line in passage.lines)
                for being in view.beings:
                    if being.health >= 0:
                        met["health"] += words.say("evening-health", number=being.health) in heard
                    if being.safe:
                        met["safe"] += words.say("evening-safe") in heard
                    for status in being.statuses:
                        met["statuses"] += words.say("evening-has", status=status) in heard
                for person in view.people:
                    if person.ghost:
                        met["ghost"] += words.say("evening-ghost") in heard
                for tile in view.tiles:
                    if tile.token:
                        met["token"] += words.say("evening-token", marker=tile.token) in heard
                    for who in tile.looked:
                        if who != seat:
                            met["looked"] += words.say("evening-looked", who=words.seat(who)) in heard
                for counter, each in view.tallies.items():
                    for who, value in each.items():
                        met["tallies"] += words.say("counter-of", who=who, counter=counter, value=value) in heard
                for secret, among in view.possible.items():
                    if len(among) > 1:
                        assert words.say("evening-possible", secret=secret, value=among) in heard
    assert HAUNTS[haunt] <= {*met}, met
    assert all(met.values())
