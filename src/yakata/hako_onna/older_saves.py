"""What older rules versions have written, as this one writes it."""

from typing import Any

from yakata.hako_onna.rules.choices import KINDS
from yakata.hako_onna.rules.deeds import ONCE_A_TURN
from yakata.hako_onna.state.night import NOWHERE
from yakata.kernel import Upgrade
from yakata.kernel.choices import vocabulary
from yakata.kernel.upgrades import Json


def with_typed_references(saved: Json) -> Json:
    """Version 1 kept choices as their texts, and in one word how a tile was seen and who showed it."""
    saved["knows"] = {key: _note(*note) for key, note in saved["knows"].items()}
    for frame in saved["stack"]:
        if frame["frame"] == "VisitorTurn":
            texts = frame.pop("done", ())
            frame["done"] = [_choice(text) for text in texts if not _replied(text)]
            frame["shown"] = _shown(texts)
            action = frame.pop("action", "")
            frame["announced"] = _choice(action) if action and not action.startswith("use ") else None
        elif frame["frame"] == "Requested":
            frame["shown"] = _shown(frame.pop("done", ()))
    return saved


def _note(face: str, hour: int, how: str, stale: bool) -> list[Any]:
    word, _, seat = how.partition("-")
    return [face, hour, word, stale, int(seat or 0)]


def _choice(text: str) -> Json:
    choice = vocabulary(KINDS).parse(text)
    named = {name: getattr(choice, name) for name in choice.__struct_fields__}
    return {"choice": type(choice).__name__} | named


def _replied(text: str) -> bool:
    """``2 show stake 1``: what the Visitor in seat 2 answered when asked."""
    return text[:1].isdigit()


def _shown(texts: list[str]) -> list[Json]:
    replies = (text.split() for text in texts if _replied(text))
    return [{"seat": int(seat), "tile": tile} for seat, verb, tile, _ in replies if verb == "show"]


def with_one_code(options: Json) -> Json:
    """Until version 2 the edition could say what the code is: in a row in Japanese (HR3)."""
    if options.get("code") in (None, "by-edition"):
        options["code"] = "consecutive" if options.get("edition") == "ja" else "any"
    return options


def with_flights(saved: Json) -> Json:
    """Version 2 let the saved flee inside ``Death``, and of what else a Peek had shown it let them resolve nothing."""
    stack = saved["stack"]
    if stack and stack[-1]["frame"] == "Death" and stack[-1]["at"] == "flee":
        death = stack.pop()
        if stack[-1]["frame"] == "Peeking":
            stack[-1]["at"] = "fled"
        else:
            stack.append(death | {"at": "fled"})
        stack.append({"frame": "Flight", "seat": death["seat"], "at": "flee"})
    return saved


def with_moves_together(saved: Json) -> Json:
    """Version 2 let one ghost move after the other, each at once: those who have moved stay where they are."""
    stack = saved["stack"]
    turn = next((frame for frame in stack if frame["frame"] == "HakoTurn"), None)
    if turn is None:
        return saved
    turn.pop("mover", None)
    above = stack.index(turn) + 1
    if len(stack) > above and stack[above]["frame"] == "GhostMove":
        turn["at"] = "open_eyes"
        seat, ghosts = stack[above]["seat"], [n for n, at in enumerate(saved["ghost_at"]) if at != NOWHERE]
        stack.insert(above, {
            "frame": "MovingTogether",
            "line": [ghost for ghost in ghosts if ghost >= seat],
            "plans": [{"seat": ghost} for ghost in ghosts if ghost < seat],
            "anew": [ghost for ghost in ghosts if ghost < seat],
            "at": "chosen",
        })  # fmt: skip
    return saved


def with_blind_thefts(saved: Json) -> Json:
    """Version 2 let her choose a tile of a hand by its place. What was known of tiles in hands stays known."""
    for frame in saved["stack"]:
        if frame["frame"] == "WantThat":
            frame.pop("lot", None)
    return saved


def as_version_3(saved: Json) -> Json:
    """All that version 3 has in another form."""
    saved["options"] = with_one_code(saved["options"])
    return with_blind_thefts(with_moves_together(with_flights(saved)))


def with_deeds(saved: Json) -> Json:
    """Version 3 noted free actions of a turn without who held what: of those only what is done once a turn stays. It
    counted how often she had knocked the stack over."""
    saved.pop("bumps", None)
    once = {kind.__name__ for kind in ONCE_A_TURN}
    for frame in saved["stack"]:
        if frame["frame"] == "VisitorTurn":
            done = [choice for choice in frame["done"] if choice["choice"] in once]
            frame["done"] = [{"seat": frame["seat"], "choice": choice} for choice in done]
        elif frame["frame"] in ("Requested", "Company"):
            frame["done"] = []
        frame.pop("shown", None)
        frame.pop("winked", None)
    return saved


UPGRADES = {
    1: Upgrade(content="24494d001c2bc331", state=with_typed_references),
    2: Upgrade(replays=False, state=as_version_3, settings=with_one_code),
    3: Upgrade(replays=False, state=with_deeds),
    4: Upgrade(replays=False),
    5: Upgrade(),  # other odds of discs, and those are content: nights of 5 go on with theirs
}
