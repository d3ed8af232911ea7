"""One language's texts for one game."""

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement
from msgspec.structs import replace

from yakata.kernel import Called, Choice, Event, Game, Options, OwnText, Phrase, Refusal, Result
from yakata.kernel.bundles import OWN
from yakata.words.forms import Name, Several, functions
from yakata.words.names import Names

LANGUAGES = ("en", "ja")
NOBODY = Names()
ALL = "*"
"""Means every seat: what it reads may depend on where it sits."""
Place = str | Path | Mapping[str, str]
"""Where texts are: a package, a folder, or texts by language and file."""


class Words:
    """Says events, questions, choices, refusals and rules in one language. An unknown key says itself."""

    def __init__(self, game: Game[Any] | None, language: str, places: Iterable[Place] = ()) -> None:
        self.game = game
        self.language = language
        self._in_force = _slots(game.options()) if game is not None else {}
        """By which the texts of rules choose."""
        self._nobody = NOBODY
        self._meant: set[int | str] | None = None
        """Where it is put down whom a sentence means: who is met in it."""
        self._bundle = FluentBundle(
            [language], functions(self._usual, self._joined, self._counted), use_isolating=False
        )
        self._constant: dict[str, Name] = {}
        """Names that are the same wherever they stand, with their forms."""
        self._keys: dict[str, None] = {}
        for place in ("yakata.words", *places):
            for source in _catalogues(place, language):
                self._bundle.add_resource(FluentResource(source), allow_overrides=True)
                self._keys |= dict.fromkeys(re.findall(r"^([A-Za-z][\w-]*) *=", source, re.MULTILINE))

    def under(self, options: Options) -> Self:
        """The same words, for a game with these options: its rules are said as they are in force."""
        words = copy(self)
        words._in_force = _slots(options)
        return words

    def as_written(self, view: Any) -> Self:
        """The same words, with what players have written in the place of what is printed."""
        if self.game is None or not self.game.people.written(view):
            return self
        words = copy(self)
        words._nobody = Names(written=self.names(view).written)
        return words

    def calling(self, names: Names) -> Self:
        """The same words, with everybody at the table by their names; a family stays a family."""
        words = copy(self)
        words._nobody = replace(names, ids=())
        return words

    def seat(self, seat: int) -> str:
        """What somebody is called."""
        return str(self._word("seat", seat, self._nobody))

    def all_keys(self) -> tuple[str, ...]:
        """Every key, in the order of the catalogues."""
        return tuple(self._keys)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **slots: Any) -> str:
        """The sentence of this key, its slots put into words."""
        return self._say(key, slots, self._nobody)

    def say_or(self, key: str, otherwise: str = "", /, **slots: Any) -> str:
        """The sentence of this key, or something else for want of one."""
        return self.say(key, **slots) if self.knows(key) else otherwise

    def read(self, key: str, readers: int) -> str:
        """A text as so many players read it."""
        library = self.game.library if self.game is not None else None
        return self.say(key) if library is None else library.fit(self.say(key), readers)

    def phrase(self, phrase: Phrase, names: Names = NOBODY) -> str:
        return self._say(phrase.key, phrase.slots, names)

    def _say(self, key: str, slots: Mapping[str, Any], names: Names) -> str:
        if names.written and (own := names.of_key(key)):
            return own
        return self._filled(key, {slot: self._word(slot, slots[slot], names) for slot in slots})

    def _filled(self, key: str, slots: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value if self.knows(key) else None
        if pattern is None:
            return key
        return self._formatted(key, pattern, slots)

    def _formatted(self, key: str, pattern: Any, slots: dict[str, Any]) -> str:
        if isinstance(pattern, TextElement):  # nothing but text
            return pattern.value
        text, errors = self._bundle.format_pattern(pattern, slots)
        if errors:
            raise LookupError(f"{self.language} {key}: {errors[0]}")
        return str(text)

    def _named(self, key: str, slots: Mapping[str, Any], names: Names) -> Name:
        """A name with its forms; one that players have written has those that are usual."""
        if names.written and (own := names.of_key(key)):
            return Name(own, key, {})
        if slots:
            return self._with_forms(key, slots, names)
        if key not in self._constant:
            self._constant[key] = self._with_forms(key, slots, names)
        return self._constant[key]

    def _with_forms(self, key: str, slots: Mapping[str, Any], names: Names) -> Name:
        attributes = self._bundle.get_message(key).attributes if self.knows(key) else {}
        put = {slot: self._word(slot, slots[slot], names) for slot in slots}
        forms = {form: self._formatted(key, pattern, put) for form, pattern in attributes.items()}
        return Name(self._filled(key, put), key, forms)

    def _only(self, key: str, names: Names) -> Name:
        """The only one of a kind stands with its article everywhere."""
        name = self._named(key, {}, names)
        text = name.forms.get("only") or name.forms.get("the") or self._usual("the", name)
        return Name(text, key, {"the": text})

    def _usual(self, form: str, name: Name) -> str:
        """As a name of its kind stands in such a place: ``form-in-tile``, else ``form-in``, else as it is."""
        kind = name.key.partition("-")[0]
        key = next((key for key in (f"form-{form}-{kind}", f"form-{form}") if self.knows(key)), "")
        return self._filled(key, {"name": str(name)}) if key else str(name)

    def _counted(self, name: str, number: Any) -> str:
        return self._filled("numbered", {"name": name, "number": number})

    def _joined(self, parts: Sequence[str]) -> str:
        """Two, or more, as they are said in a row."""
        if len(parts) < 2:
            return "".join(parts)
        if len(parts) == 2:
            return self._filled("list-two", {"first": parts[0], "last": parts[1]})
        first = self.say("list-separator").join(parts[:-1])
        return self._filled("list-more", {"first": first, "last": parts[-1]})

    def _word(self, slot: str, value: Any, names: Names) -> Any:
        if isinstance(value, Phrase):
            return self._named(self._of_reader(value, names), value.slots, names)
        if isinstance(value, (list, tuple)):
            parts = [
                part if isinstance(part, str) else str(part)
                for part in (self._word(slot, item, names) for item in value)
            ]
            return Several(self._joined(parts), parts)
        if self.game is None:
            return value
        if slot in self.game.you_slots and self._means_reader(value, names):
            return self._filled("the-reader", {})
        if names is not NOBODY and (name := self._called(slot, value, names)):
            return name
        if names.alone and (key := names.only(value)):
            return self._only(key, names)
        wording = self.game.wording(slot, value)
        return value if wording is None else self._word("", wording, names) if isinstance(wording, Phrase) else wording

    def _called(self, slot: str, value: Any, names: Names) -> str:
        assert self.game is not None
        if slot == "player":
            return names.of_player(value)
        if isinstance(value, int):
            return names.of_seat(value) if slot in self.game.seat_slots else ""
        return names.of_id(value) if slot in self.game.people.id_slots else ""

    def names(self, view: Any, players: tuple[str, ...] = ()) -> Names:
        """What people are called in this view; ``players`` are those who sit there."""
        people = self.game.people if self.game is not None else None
        if people is None:
            return Names(players=players)
        return self.naming(people.called(view), players, people.written(view), people.alone(view))

    def naming(
        self,
        called: Sequence[Called],
        players: tuple[str, ...] = (),
        written: Sequence[OwnText] = (),
        alone: tuple[tuple[str, str], ...] = (),
    ) -> Names:
        """Whoever would be said as somebody else is, is said with the family; a family's name stays what it is."""
        own = Names(written=tuple((one.key, self._written(one)) for one in written))
        short = [self._name(one, False, own) for one in called]
        said = [self._name(one, short.count(name) > 1, own) for one, name in zip(called, short, strict=True)]
        return Names(tuple(said), tuple(one.id for one in called), players, own.written, alone=alone)

    def _name(self, one: Called, shared: bool, own: Names) -> str:
        if one.name and not shared:
            return one.name
        if not one.key:
            return one.name
        family = self._named(one.key, {}, own)
        if not one.name:  # somebody of the family, not all of it
            return str(family) if own.of_key(one.key) else family.forms.get("one") or self._usual("one", family)
        return f"{one.name} ({family})"

    def _written(self, one: OwnText) -> str:
        return self.say("own-name", name=one.name, beside=self.say(one.key)) if one.beside else one.name

    def event(self, event: Event, names: Names = NOBODY, before: Sequence[Event] = ()) -> str:
        """What happened, after all that did before; everybody by their name. Nothing where it has been said."""
        if self.game is not None and event.key in self.game.contextual:
            told = self.game.in_context(event, before)
            if told is None:
                return ""
            event = told
        return self.told(event, names)

    def told(self, event: Event, names: Names = NOBODY) -> str:
        """What happened, as it stands: where something went before, ``Rules.in_context`` has said it already."""
        key = self._by_name(self._to_reader(event, names), event, names)
        return _capital(self._say(key, event.slots, names), names)

    def to_others(self, event: Event, names: Names) -> tuple[str, frozenset[int | str]]:
        """What happened as all read it whom it does not mean, and whom it means: seats, ids, or ``ALL``."""
        words = copy(self)
        words._meant = meant = set[int | str]()
        return words.told(event, names.read_by(-1)), frozenset(meant)

    def _to_reader(self, event: Event, names: Names) -> str:
        """What the seat that reads does (``attacks-you``) or what is done to it (``attacks-at-you``) is said to it; and
        so is what whoever sits there always is or does (``screamed-ghost``, by the label of the seat).

        Where it does that to itself, it may be said so (``points-yourself``).
        """
        slots = event.slots
        found = {"-you": (slots.get("seat", slots.get("who")),), "-at-you": (slots.get("target"), slots.get("other"))}
        if names.you < 0:
            if self._meant is not None:
                self._note_readers(event.key, [who for whom in found.values() for who in whom], names)
            return event.key
        ends = [end for end, whom in found.items() if any(self._means_reader(who, names) for who in whom)]
        both = ["-yourself"] if len(ends) > 1 else []
        keys = (f"{event.key}{end}" for end in (*both, *ends, f"-{self._label(names)}"))
        return next((key for key in keys if self.knows(key)), event.key)

    def _note_readers(self, key: str, whom: Sequence[Any], names: Names) -> None:
        """Somebody whom it means, or who sits at a certain place, may be told in other words."""
        for who in whom:
            self._means_reader(who, names)
        labels = self.game.labels(len(names.players) or max(self.game.seats)) if self.game is not None else ()
        if self._meant is not None and any(self.knows(f"{key}-{label}") for label in labels):
            self._meant.add(ALL)

    def _by_name(self, key: str, event: Event, names: Names) -> str:
        """Who reads is not named, nor whoever has no name: in other words, where there are any (``…-unnamed``)."""
        if "player" not in event.slots or names is NOBODY:
            return key
        player = event.slots["player"]
        self._means_reader(player, names)
        own = f"{key}-you" if player == names.you else "" if names.of_player(player) else f"{key}-unnamed"
        return own if own and self.knows(own) else key

    def _of_reader(self, phrase: Phrase, names: Names) -> str:
        """What is of the seat that reads, and is said of others too (``hakobito-of-you``)."""
        own = f"{phrase.key}-you"
        return own if self._means_reader(phrase.slots.get("seat"), names) and self.knows(own) else phrase.key

    def _means_reader(self, who: Any, names: Names) -> bool:
        if who is None or who == "" or isinstance(who, (bool, list, tuple)):
            return False
        if self._meant is not None:
            self._meant.add(who)
        if names.you < 0:
            return False
        return bool(who in (names.you, *names.ids[names.you : names.you + 1]))

    def _label(self, names: Names) -> str:
        if self.game is None:
            return ""
        labels = self.game.labels(len(names.players) or max(self.game.seats))
        return labels[names.you] if names.you < len(labels) else ""

    def story(self, events: Sequence[Event], names: Names = NOBODY, before: Sequence[Event] = ()) -> list[str]:
        """One sentence an event, each told after those before it; empty where it has been said."""
        told = [*before, *events]
        return [self.event(event, names, told[: len(before) + n]) for n, event in enumerate(events)]

    def refusal(self, refusal: Refusal) -> str:
        """The reason, and the number of the rule behind it."""
        text = self.say(refusal.key, **refusal.slots)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def choice(self, choice: Choice, names: Names = NOBODY, prompt: str = "", view: Any = None) -> str:
        """What is chosen; in other words where the question, or one like it, has its own (``choice-pick-monster``).

        With the view of the seat that is asked, as the game says it there (``Rules.said``).
        """
        if view is not None and self.game is not None and (phrase := self.game.said(view, choice)):
            return self._say(phrase.key, phrase.slots, names)
        if 0 <= names.you < len(names.called) and names.ids[names.you : names.you + 1] != ("",):
            names = names.with_yourself(self.say("yourself"))
        slots = {name: getattr(choice, name) for name in choice.__struct_fields__}
        key = f"choice-{choice.verb}"
        own = f"{key}-you"
        if self._means_reader(slots.get("seat"), names) and self.knows(own):
            return self._say(own, slots, names)
        return self._say((self._nearest(key, prompt) if prompt else "") or key, slots, names)

    def prompt(self, prompt: str, view: Any = None, names: Names = NOBODY) -> str:
        """The question. One that content has named (``pick-letter``) and not worded is asked as ``pick``.

        Like a rule it may choose by any option.

        With the view of the seat that is asked, as the game asks it there (``Rules.asks``).
        """
        if view is not None and self.game is not None and (phrase := self.game.asks(view)):
            return self._say(phrase.key, phrase.slots, names)
        return self._filled(self._nearest("prompt", prompt) or f"prompt-{prompt}", self._in_force)

    def lesson(self, prompt: str) -> str:
        """The key of what a beginner is told at this question, found as the question is; nothing if there is none."""
        return self._nearest("lesson", prompt)

    def _nearest(self, kind: str, prompt: str) -> str:
        key = f"{kind}-{prompt}"
        while not self.knows(key) and key.count("-") > 1:
            key = key.rpartition("-")[0]
        return key if self.knows(key) else ""

    def result(self, result: Result) -> str:
        """How it ended; in words of its own where nobody has won."""
        key = f"result-{result.key}"
        won = max(result.scores, default=0) > 0 or not self.knows(key)
        return (not won and self.part(key, "nobody")) or self.say(key)

    def reconstructed(self) -> list[str]:
        """What of the game no rulebook prints, and we have made: a line, and then part by part."""
        return [self.say(key) for key in self._keys if key.partition("-")[0] == "reconstructed"]

    def part(self, key: str, name: str) -> str:
        """An attribute of a message, as it is in force; nothing where there is none."""
        found = self._bundle.get_message(key).attributes.get(name)
        return "" if found is None else str(self._bundle.format_pattern(found, self._in_force)[0])

    def rule(self, number: str) -> str:
        """The rule as it is in force (``under``). Its text may choose by any option: ``{ $code -> [any] … }``."""
        return self._filled(f"rule-{number}", self._in_force)


def _slots(options: Options) -> dict[str, Any]:
    """Options as a text can choose by them: words, numbers, yes or no."""
    plain = {name: value for name, value in options.in_force().items() if isinstance(value, (str, int))}
    return {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in plain.items()}


def _capital(said: str, names: Names) -> str:
    """A sentence begins with a capital, unless it begins with what somebody is called."""
    if not said[:1].islower() or any(said.startswith(name) for name in (*names.called, *names.players) if name):
        return said
    return said[0].upper() + said[1:]


def _catalogues(place: Place, language: str) -> list[str]:
    if isinstance(place, Mapping):
        return [text for name, text in sorted(place.items()) if name.startswith(f"{language}/")]
    folder = place / language if isinstance(place, Path) else resources.files(place) / "texts" / language
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]


@cache
def words_for(game: Game[Any], language: str, *places: str) -> Words:
    """The words of a game, of the other places that are named (packages with a ``texts`` folder), and of its content.

    What comes later has the last word: a pack can say anything otherwise than the game does.
    """
    package = sys.modules[type(game).__module__].__package__
    kept = {name: text for name, text in game.texts.items() if f"/{OWN}" in name}
    older = {name: text for name, text in game.texts.items() if name not in kept}
    return Words(game, language, (older, *([package] if package else []), *places, kept, *game.text_folders))
