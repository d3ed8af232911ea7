"""A haunt that to all appearance is another: nothing that anybody sees tells them apart before the end."""

from random import Random

import msgspec

from yakata.betrayal import GAME
from yakata.kernel import SPECTATOR, Ask


def test_the_two_nights_of_chapter_three_look_the_same_until_they_end() -> None:  # B154
    for seed in range(6):
        rng, night = Random(seed), GAME.start(chapter="chapter-3", haunt="nobody-is-false", seats=3 + seed % 3)
        while (pending := night.pending) is not None:
            options = pending.choices if isinstance(pending, Ask) else pending.outcomes
            events = night.apply(rng.choice(options))
            if night.ended:
                break
            seen = msgspec.json.encode([night.view(seat) for seat in (SPECTATOR, *range(night.seats))])
            assert b"nobody-is-false" not in seen
            assert b"nobody-is-false" not in msgspec.json.encode(events)
        assert night.haunt == "quiet-guest"
        assert "traitor" not in night.roles


def test_the_campaign_remembers_which_night_it_was() -> None:
    rng, night = Random(3), GAME.start(chapter="chapter-3", haunt="nobody-is-false")
    while (pending := night.pending) is not None:
        night.apply(rng.choice(pending.choices if isinstance(pending, Ask) else pending.outcomes))
    assert night.story.chapters[-1].haunt == "nobody-is-false"
    assert night.story.chapters[-1].ending.startswith("nobody-is-false-")
