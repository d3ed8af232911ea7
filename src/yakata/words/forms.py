"""How a name stands in a sentence: with its article, its preposition, among others, or not at all."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime.types import fluent_number

FORMS: Final = ("the", "a", "in", "into", "from", "low", "is", "gone", "chosen", "won", "you")
"""What a catalogue can ask of a name: ``{ IN($tile) }`` is its attribute ``.in``, or what is usual for its kind.
``.only`` is what the only one of its kind is called, ``.one`` what one of a family is."""


class Name(str):
    """A text of the catalogues that stands for something in a sentence, with the forms that are its own."""

    key: str
    forms: Mapping[str, str]

    def __new__(cls, text: str, key: str, forms: Mapping[str, str]) -> "Name":
        name = super().__new__(cls, text)
        name.key, name.forms = key, forms
        return name


class Several(str):
    """A list in words."""

    parts: Sequence[str]

    def __new__(cls, text: str, parts: Sequence[str]) -> "Several":
        several = super().__new__(cls, text)
        several.parts = parts
        return several


def functions(
    usual: Callable[[str, Name], str],
    joined: Callable[[Sequence[str]], str],
    count: Callable[[str, Any], str],
) -> dict[str, Any]:
    """What texts can call: a form of a name (of each, in a list), the length of lists, several lists as one, the key
    of a name to choose by, one of several by its number, the rule of a printed text."""

    def asked(form: str) -> Callable[[Any], Any]:
        def put(value: Any) -> Any:
            if isinstance(value, Several):
                return joined([put(part) for part in value.parts])
            if not isinstance(value, Name):
                return value  # what somebody is called stays as it is
            return value.forms[form] if form in value.forms else usual(form, value)

        return put

    def members(lists: tuple[Any, ...]) -> list[str]:
        return [
            part for each in lists for part in (each.parts if isinstance(each, Several) else [each] if each else [])
        ]

    def numbered(value: Any, number: Any) -> str:
        """One of several by its number; the only one of its kind by what it is called alone."""
        if isinstance(value, Name) and "only" in value.forms:
            return value.forms["only"]
        return count(asked("low")(value), number)

    return {
        **{form.upper(): asked(form) for form in FORMS},
        "COUNT": lambda *lists: fluent_number(len(members(lists))),
        "LIST": lambda *lists: joined(members(lists)),
        "KEY": lambda value: value.key if isinstance(value, Name) else "",
        "NUMBERED": numbered,
        "RULE": _rule,
    }


def _rule(text: Any) -> str:
    """Of a text that begins with a story, the lines that rule."""
    story, _, rules = str(text).partition("\n")
    lines = (rules or story).split("\n")
    return "".join(line if line.endswith("。") else f"{line} " for line in lines).strip()
