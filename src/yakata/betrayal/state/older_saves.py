"""Evenings that were saved by older rules, in the form they have now. Everything here is plain JSON.

Rules 2 have references where words were taken apart: rules 1 wrote ``seat:2``, ``being:guest-1``, ``thing:diary`` and
``tile:will-room``, and what a choice was for as a word with more words behind it. In rules 3 Objects change hands
freely, and TAKE names what is wanted first. Rules 4 and 5 have no other form.
"""

from typing import Any, Final

from yakata.betrayal.language.words import TRAITS
from yakata.kernel import Upgrade

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
    return saved | {
        "stack": stack,
        "markers": _by_tile(saved["markers"]),
        "bags": _by_deck(saved["bags"]),
        "growth": _by_kind(saved["growth"]),
        "done": [_happened(key) for key in saved["done"] if not key.startswith("turn:")],
        "this_turn": [_happened(key) for key in saved["done"] if key.startswith("turn:")],
        "shown": list(map(_printed, saved["shown"])),
        "said": saved["said"].split(" ") if saved["said"] else [],
        "heeded": [[event, int(seat)] for event, _, seat in (key.rpartition("@") for key in saved["heeded"])],
    }


def _by_tile(markers: dict[str, int]) -> dict[str, list[tuple[str, int]]]:
    """``marker@tile`` was a key."""
    found: dict[str, list[tuple[str, int]]] = {}
    for key, count in sorted(markers.items()):
        marker, _, tile = key.partition("@")
        found.setdefault(tile, []).append((marker, count))
    return {tile: sorted(marks) for tile, marks in found.items()}


def _by_deck(bags: dict[str, list[str]]) -> dict[str, list[tuple[str, list[str]]]]:
    """``deck|back`` was a key."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for key, faces in bags.items():
        deck, _, back = key.partition("|")
        found.setdefault(deck, []).append((back, faces))
    return {deck: sorted(backs) for deck, backs in found.items()}


def _by_kind(growth: dict[str, int]) -> dict[str, list[int]]:
    """``kind.trait`` was a key."""
    found: dict[str, list[int]] = {}
    for key, more in growth.items():
        kind, _, trait = key.rpartition(".")
        found.setdefault(kind, [0] * len(TRAITS))[TRAITS.index(trait)] = more
    return found


def _frame(frame: Json, below: Json, families: list[str]) -> Json:
    new = dict(frame)
    if "about" in frame:
        new["about"] = _context(frame["about"])
    match frame["frame"]:
        case "Fight":
            new |= {side: _named(frame[side]) for side in ("attacker", "defender")}
            new["key"] = _printed(frame["key"]) if frame["key"] else None
        case "Acting":
            new["key"] = _printed(frame["key"])
        case "React":
            new["waiting"] = [[_source(ident), *more] for ident, *more in frame["waiting"]]
        case "ChooseTarget":
            new["key"] = _printed(frame["key"]) if frame["key"] else None
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
    if kind == "printed":
        return _printed(word)
    if kind == "doorway":
        tile, _, side = word.rpartition(".")
        return {"is": kind, "tile": tile, "side": side}
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


def _printed(word: str) -> Json:
    """``card.action`` or ``haunt.box``."""
    on, _, name = word.partition(".")
    return {"is": "printed", "on": on, "name": name}


def _source(word: str) -> str | Json:
    """What reacts: an id, or ``haunt.box``."""
    return _printed(word) if "." in word else word


def _happened(key: str) -> Json:
    """``turn:`` or ``game:`` and what could happen once; ``met:`` and ``side:``."""
    scope, _, rest = key.partition(":")
    first, _, second = rest.partition(":")
    if scope == "met":
        return {"has": "met", "kind": rest}
    if scope == "side":
        turns, _, side = second.partition(":")
        rival = side.removeprefix("seat") if side.startswith("seat") else ""
        whose = {"side": "rival", "seat": int(rival)} if rival else {"side": side}
        return {"has": "began", "haunt": first, "round": int(turns)} | whose
    if first == "asked":
        return {"has": "asked", "seat": int(second)}
    if first == "stopped":
        ending, _, seat = second.rpartition("@")
        return {"has": "stopped", "ending": ending, "seat": int(seat)}
    if second:
        return {"has": "passed", "word": first, "thing": second}
    return _acted_or_reacted(rest)


def _acted_or_reacted(key: str) -> Json:
    """``card.action``, or an id or ``haunt.box`` and a number; with ``@`` a player or a tile."""
    what, _, where = key.partition("@")
    source, _, place = what.rpartition(".")
    seat: Json = {"seat": int(where)} if where.lstrip("-").isdecimal() else {}
    if place.isdecimal():
        return {"has": "reacted", "source": _source(source), "place": int(place)} | seat
    return {"has": "acted", "action": _printed(what)} | (seat or {"tile": where})


def with_free_hands(saved: Json) -> Json:
    """What rules 2 saved, as rules 3 do: who was about to TAKE something names it first."""
    stack: list[Json] = []
    for frame in saved["stack"]:
        asks_whom = bool(stack) and stack[-1]["frame"] == "Taking" and frame["frame"] == "Choosing"
        if not asks_whom:
            stack.append(_transfer(frame) if frame["frame"] == "Transfer" else frame)
    if stack and stack[-1]["frame"] == "Taking":
        stack[-1]["at"] = "which"
    kept = [one for one in saved.get("this_turn", ()) if one["has"] not in ("passed", "asked")]
    return saved | {"stack": stack, "this_turn": kept}


def _transfer(frame: Json) -> Json:
    """Where a TAKE stood is forgotten, but for its end; what has been taken stays so."""
    if frame["word"] != "take":
        return frame | {"at": "to_whom"} if frame["at"] == "permission" else frame
    at = "over" if frame["at"] == "over" else "begin"
    return {"frame": "Taking", "at": at, "seat": frame["seat"], "taken": frame.get("passed", [])}


UPGRADES: Final = {
    1: Upgrade(content="1c43243fd1c8cac3", state=with_references),
    2: Upgrade(replays=False, state=with_free_hands),
    3: Upgrade(replays=False),
    4: Upgrade(replays=False),
    5: Upgrade(replays=False),
    6: Upgrade(replays=False),
}
