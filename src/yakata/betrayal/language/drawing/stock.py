"""What the page can draw and sound by itself: the names that drawings of a pack may use."""

from typing import Final

HANDS: Final = frozenset("pmdhxltgwvark")
"""Paper, shade, dark, hatched, cross-hatched, line, thin line, light, water, leaves, apple red, carpet, chalk."""
PARTS: Final = frozenset(
    {"altar", "appletree", "arch", "bare", "barrel", "beams", "bed", "candle", "candles", "cardtable"}
    | {"cauldron", "chair", "chandelier", "chest", "clock", "corridor", "desk", "earth", "flood"}
    | {"frontsteps", "furrows", "gap", "grass", "hearth", "hole", "lantern", "papers", "peat", "portrait"}
    | {"railing", "reeds", "roots", "rubble", "rug", "sacks", "scales", "shelf", "stair", "stairs", "table"}
    | {"tools", "tree", "urn", "water", "well", "window", "bottle", "case", "cloak", "coin", "glass", "gun"}
    | {"knife", "notes", "pouch", "reel", "sword"}
)
"""Plain furniture, and things that lie about."""
LOOKS: Final = frozenset({"apron", "beast", "child", "cowl", "hat", "lantern", "shawl", "veil"})
"""Ways in which somebody of the house can look."""
SOUNDS: Final = frozenset(
    {"creak", "step", "match", "click", "shuffle", "breath", "scream", "heartbeat", "door", "snuff"}
    | {"lid", "page", "chime", "hammer"}
)
