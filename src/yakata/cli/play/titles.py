"""The line above the board."""

from yakata.hidden_rooms.house import House
from yakata.words import Words


def titles(house: House, words: Words, joint: str) -> tuple[str, str]:
    """Where we are, and how it stands."""
    name = getattr(house.page.name, words.language)
    left = [words.say("game-title"), words.say("stage-label", stage=house.stage), name]
    right = []
    if house.turns:
        limit = house.options.turn_limit
        key = "turn-of-label" if limit else "turn-label"
        right.append(words.say(key, turn=house.turns, **({"limit": limit} if limit else {})))
    if not house.options.stage:
        right += [words.say("won-label", wins=house.wins), words.say("lost-label", losses=house.losses)]
    return joint.join(left), joint.join(right)
