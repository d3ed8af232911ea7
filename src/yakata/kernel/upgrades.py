"""Old names come along: how what was kept by an older rules version is read by this one.

A game declares, for each older version it still reads, what the next one has changed::

    class Seance(Game[Table]):
        version = 3
        upgrades = {
            1: Upgrade(frames={"Round": "Deal"}, steps={"Deal": {"cards": "hand_out"}}),
            2: Upgrade(ids={"candel": "candle"}, state=with_typed_references),
        }

A save of version 1 goes through both. All maps have the old name on the left. What is only called otherwise needs a
map; what has another form (a text that became a struct, one field that became two) needs ``state``: a function from the
plain JSON of a save to the plain JSON of a save, which finds all names renamed already. Fields that have come since and
have a default need nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

Json = dict[str, Any]
NOTHING: Mapping[str, Any] = {}


class Upgrade(Struct, frozen=True, kw_only=True):
    """What one rules version has changed in what is kept, seen from the version before it."""

    frames: Mapping[str, str] = NOTHING
    """Frames that are called otherwise."""
    steps: Mapping[str, Mapping[str, str]] = NOTHING
    """By the frame, as it is called now: steps that are called otherwise."""
    fields: Mapping[str, Mapping[str, str]] = NOTHING
    """By the frame, as it is called now, or ``""`` for the state: fields that are called otherwise."""
    ids: Mapping[str, str] = NOTHING
    """Ids that are called otherwise, wherever one stands: as a value, a key, a word of a choice, an outcome."""
    state: Callable[[Json], Json] | None = None
    """What else has another form in a save."""
    verbs: Mapping[str, str] = NOTHING
    """Choices whose first word is another one."""
    choice: Callable[[str], str] | None = None
    """What else is written otherwise in the text of a choice."""
    draws: Mapping[str, str] = NOTHING
    """Chances that are called otherwise."""
    options: Mapping[str, str] = NOTHING
    """Options that are called otherwise."""
    settings: Callable[[Json], Json] | None = None
    """What else has another form in the options; they come as names and plain values."""
    content: str = ""
    """The fingerprint of the content that came with the older version, where it wrote none."""
    replays: bool = True
    """Whether a game by the older version comes out the same when it is played again: then its record is still proved,
    and its table is followed move by move."""

    def read_state(self, saved: Json) -> Json:
        """A save of the older version as this one would have written it."""
        plain = _renamed(saved, self.ids) if self.ids else saved
        plain = _keys(plain, self.fields.get("", NOTHING))
        plain["stack"] = [self._frame(frame) for frame in plain.get("stack", ())]
        return self.state(plain) if self.state else plain

    def _frame(self, frame: Json) -> Json:
        name = self.frames.get(frame["frame"], frame["frame"])
        named = _keys(frame, self.fields.get(name, NOTHING))
        at = named.get("at", "")
        return named | {"frame": name, "at": self.steps.get(name, NOTHING).get(at, at)}

    def read_choice(self, text: str) -> str:
        verb, *words = text.split(" ")
        said = " ".join((self.verbs.get(verb, verb), *(self.ids.get(word, word) for word in words)))
        return self.choice(said) if self.choice else said

    def read_draw(self, text: str) -> str:
        """A line of chance: its key and what came."""
        key, space, outcome = text.partition(" ")
        return self.draws.get(key, key) + space + self.ids.get(outcome, outcome)

    def read_options(self, named: Mapping[str, Any]) -> Json:
        chosen = _keys(dict(named), self.options)
        chosen = _renamed(chosen, self.ids) if self.ids else chosen
        return self.settings(chosen) if self.settings else chosen


class Way:
    """All upgrades between an older version and this one, one after the other."""

    def __init__(self, upgrades: tuple[Upgrade, ...]) -> None:
        self.upgrades = upgrades
        self.replays = all(upgrade.replays for upgrade in upgrades)
        self.content = next((upgrade.content for upgrade in upgrades if upgrade.content), "")
        """What an empty fingerprint meant in the older version."""

    def state(self, saved: Json) -> Json:
        for upgrade in self.upgrades:
            saved = upgrade.read_state(saved)
        return saved

    def choice(self, text: str) -> str:
        for upgrade in self.upgrades:
            text = upgrade.read_choice(text)
        return text

    def draw(self, text: str) -> str:
        for upgrade in self.upgrades:
            text = upgrade.read_draw(text)
        return text

    def options(self, named: Mapping[str, Any]) -> Json:
        chosen = dict(named)
        for upgrade in self.upgrades:
            chosen = upgrade.read_options(chosen)
        return chosen


def way(upgrades: Mapping[int, Upgrade], since: int, to: int) -> Way | None:
    """The way from an older version to this one; ``None`` where a step of it is not declared."""
    if since > to or any(version not in upgrades for version in range(since, to)):
        return None
    return Way(tuple(upgrades[version] for version in range(since, to)))


def _keys(plain: Json, names: Mapping[str, str]) -> Json:
    return {names.get(key, key): value for key, value in plain.items()}


def _renamed(plain: Any, ids: Mapping[str, str]) -> Any:
    """The same with every id by its new name, values and keys; the tags and steps of frames are no ids."""
    if isinstance(plain, str):
        return ids.get(plain, plain)
    if isinstance(plain, list):
        return [_renamed(part, ids) for part in plain]
    if isinstance(plain, dict):
        kept = ("frame", "at") if "frame" in plain else ()
        return {ids.get(k, k): part if k in kept else _renamed(part, ids) for k, part in plain.items()}
    return plain
