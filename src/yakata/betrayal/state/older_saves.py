"""Evenings that were saved by rules 1, in the form they have now: words that were taken apart are references.

Everything here is plain JSON. Rules 1 wrote ``seat:2``, ``being:guest-1``, ``thing:diary`` and ``tile:will-room``, and
what a choice was for as a word with more words behind it.
"""

from typing import Any, Final

Json = dict[str, Any]

KINDS: Final = {"seat": "person", "being": "being", "thing": "thing", "tile": "spot"}
CHOOSING: Final = {
    "spawn": ("SpawnAt", "spot", ("kind",)),
    "move-being": ("MoveBeingTo", "spot", ("being",)),
    "attack": ("AttackOne", "person", ("attacker", "trait")),
    "hand": ("HandTo", "thing", ("to",)),
    "drop": ("DropOne", "thing", ()),
    "copy-action": ("CopyOne", "printed", ()),
    "put-thing": ("PutAt", "spot", ("thing",)),
    "move": ("MovePersonTo", "spot", ("enter",)),
    "mark": ("MarkOne", "spot", ("marker", "count")),
    "lay-found": ("LayFound", "doorway", ("tile",)),
    "remove-tile": ("RemoveOne", "spot", ("block", "place")),
    "rotate": ("RotateOne", "spot", ()),
    "take-up-tile": ("TakeUp", "spot", ()),
    "put-down-tile": ("PutDown", "doorway", ("tile",)),
    "stick": ("StickOne", "spot", ("block", "place")),
    "option": ("ChooseOption", "", ("block", "place")),
}
"""By what a choice was for: its frame now, what is chosen, and what the words behind it were."""
WITH_ABOUT: Final = frozenset(
    {"SpawnAt", "CopyOne", "PutAt", "MarkOne", "LayFound", "RemoveOne", "TakeUp", "StickOne", "ChooseOption"}
)
GIVEN: Final = {"Discovering": "spot", "DrawSome": "thing", "JoiningLate": "thing", "Transfer": "person"}
"""What is chosen for these frames; for all others, words."""


def with_references(saved: Json) -> Json:
    """What rules 1 saved, as rules 2 do."""
    below: Json = {}
    stack = []
    for frame in saved["stack"]:
        new = _frame(frame, below, saved["families"])
        if frame["frame"] != "Picked":
            stack.append(new)
        below = frame
    return saved | {"stack": stack}


def _frame(frame: Json, below: Json, families: list[str]) -> Json:
    new = dict(frame)
    if "about" in frame:
        new["about"] = _context(frame["about"])
    match frame["frame"]:
        case "Fight":
            new |= {side: _named(frame[side]) for side in ("attacker", "defender")}
        case "ChooseTarget":
            new["options"] = [_fighter(word, families) for word in frame["options"]]
        case "Each":
            new["found"] = list(map(_named, frame["found"]))
        case "MoveAll":
            by = frame.get("by", "")
            new["by"] = _named(by) if by.startswith("seat:") else None
        case "Steps":
            new |= _awaited(frame.get("bound", ""))
        case "Choosing":
            new = _choosing(new, below, families)
    return new


def _awaited(bound: str) -> Json:
    if bound == "=result":
        return {"awaits": "result", "bound": ""}
    kind, crest, field = bound.partition("crest:")
    return {"awaits": "crest", "bound": field} if crest else {"awaits": "name" if kind else "", "bound": kind}


def _context(about: Json) -> Json:
    pairs = about.get("names", [])
    crests = [[name.partition(":")[2], _named(what)] for name, what in pairs if name.startswith("crest:")]
    names = [[name, _named(what)] for name, what in pairs if not name.startswith("crest:")]
    return about | {"names": names, "crests": crests}


def _choosing(frame: Json, below: Json, families: list[str]) -> Json:
    op, extra, about = frame.pop("op", ""), frame.pop("extra", []), frame.pop("about", {})
    if not op:
        return frame | {"options": [_given(word, below, families) for word in frame["options"]]}
    name, kind, fields = CHOOSING[op]
    said = dict(zip(fields, extra, strict=False))
    new = frame | {"frame": name, "options": [_option(word, kind, families) for word in frame["options"]]}
    new |= {field: _field(field, word) for field, word in said.items()}
    if name == "PutAt":
        new["thing"] = {"is": "thing", "name": said["thing"]}
    if name == "MovePersonTo":
        new["who"] = {"is": "person", "seat": about["it"]}
    if name in WITH_ABOUT:
        new["about"] = about
    if len(extra) > len(fields) and frame["at"] == "after":
        new["picked"] = _option(extra[-1], kind, families)
    return new


def _field(field: str, word: str) -> Any:
    if field in ("to", "count", "place"):
        return int(word)
    if field == "enter":
        return bool(word)
    if field == "being":
        return {"is": "being", "name": word}
    return _named(word) if field == "attacker" else word


def _given(word: str, below: Json, families: list[str]) -> Any:
    """An option of a choice that is for the frame below it."""
    name = below.get("frame", "")
    if name == "Picked":
        return _option(word, KINDS[below["kind"]], families)
    return (
        _fighter(word, families) if name in ("ChooseTarget", "Acting") else _option(word, GIVEN.get(name, ""), families)
    )


def _option(word: str, kind: str, families: list[str]) -> Any:
    if kind == "person":
        return {"is": kind, "seat": families.index(word)}
    if kind == "spot":
        return {"is": kind, "tile": word}
    if kind in ("doorway", "printed"):
        first, _, second = word.rpartition(".")
        return {"is": kind} | ({"tile": first, "side": second} if kind == "doorway" else {"on": first, "name": second})
    return {"is": kind, "name": word} if kind else word


def _fighter(word: str, families: list[str]) -> Json:
    if word in families:
        return {"is": "person", "seat": families.index(word)}
    return {"is": "being", "name": word}


def _named(word: str) -> Json:
    """``seat:2`` and its like."""
    kind, _, what = word.partition(":")
    if kind == "seat":
        return {"is": "person", "seat": int(what)}
    return {"is": "spot", "tile": what} if kind == "tile" else {"is": KINDS[kind], "name": what}
