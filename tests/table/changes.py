"""What a page does with changes: each is set where it belongs."""

from typing import Any


def together(before: Any, made: list[Any], gone: list[Any]) -> Any:
    """What a page does: each change is set where it belongs, and what is gone is left out."""
    for path, part in made:
        before = put(before, path, part)
    for path in gone:
        before = without(before, path)
    return before


def without(whole: Any, path: list[Any]) -> Any:
    at, *rest = path
    if not rest:
        return {name: part for name, part in whole.items() if name != at}
    return put(whole, [at], without(whole[at], rest))


def put(whole: Any, path: list[Any], part: Any) -> Any:
    if not path:
        return part
    at, *rest = path
    if isinstance(whole, dict):
        return whole | {at: put(whole.get(at), rest, part)}
    assert at <= len(whole)
    return [*whole[:at], put(whole[at] if at < len(whole) else None, rest, part), *whole[at + 1 :]]


def put_together(state: Any, message: Any) -> Any:
    """What a page does."""
    assert state["version"] == message["of"]
    whole = together(state, message["changes"], message.get("gone", []))
    return whole | {"version": message["version"], "events": message["events"]}


class Told:
    """What one socket has told: states, and what became different in them."""

    def __init__(self) -> None:
        self._state: Any = None

    def state(self, message: Any) -> Any:
        """The whole state after this message; nothing where it tells of something else."""
        if message["type"] == "state":
            self._state = message
        elif message["type"] == "changes":
            self._state = put_together(self._state, message)
        else:
            return None
        return self._state
