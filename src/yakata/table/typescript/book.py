"""Files of declarations, each struct and each alias declared once, wherever it is met first."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, inspect

from yakata.kernel import Choice
from yakata.table.typescript.layout import comment, group, imported, key, quoted, statement
from yakata.table.typescript.sources import Named, alias_of, doc_of, field_docs

_WORDS: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Book:
    """All files, and where everything stands."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}
        self.structs: dict[type, File] = {}
        self.taken: set[type] = set()
        """Structs that the server takes: what has a default in them may be left out. What it gives is always whole."""
        self.aliases: list[tuple[inspect.Type, str, File]] = []

    def file(self, name: str, doc: str) -> "File":
        self.files[name] = File(self, name, doc)
        return self.files[name]

    def texts(self) -> dict[str, str]:
        return {f"{name}.ts": file.text() for name, file in self.files.items()}


class File:
    """One file, with what it declares in the order in which it is needed first."""

    def __init__(self, book: Book, name: str, doc: str) -> None:
        self.book = book
        self.name = name
        self.doc = doc
        self.names: set[str] = set()
        self.blocks: list[list[str]] = []
        self.imports: dict[str, set[str]] = {}

    def text(self) -> str:
        heads = [imported(names, place) for place, names in sorted(self.imports.items())]
        head = [f"/** {self.doc} Written by `make types`: do not change it here. */"]
        blocks = [head, [line for lines in heads for line in lines], *self.blocks]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def add(self, name: str, lines: list[str]) -> None:
        if name in self.names:
            raise ValueError(f"{self.name}: two things are called {name}")
        self.names.add(name)
        self.blocks.append(lines)

    # Declarations

    def type_of(self, annotation: Any, module: str, *, taken: bool = False) -> str:
        """An annotation as a type; all that it needs is declared."""
        return self._type(inspect.type_info(annotation), module, taken)

    def alias(self, name: str, annotation: Any, doc: str = "") -> None:
        kind = inspect.type_info(annotation)
        assert isinstance(kind, Named)
        members = self._members(kind, "", False)
        self.add(name, [*comment(doc), *statement(f"export type {name} =", members, "|")])

    def choices(self, kinds: Sequence[type[Choice]]) -> None:
        """A game's choices by their verbs, and how the fields of each are read from its text."""
        kinds = sorted(kinds, key=lambda kind: kind.verb)
        for kind in kinds:
            self._choice(kind)
        self.add("Choice", statement("export type Choice =", [f"{kind.__name__}Choice" for kind in kinds], "|"))
        self.add("Verb", ["export type Verb = Choice['verb'];"])
        lines = [line for kind in kinds for line in group(key(kind.verb), _readers(kind), ",", "  ")]
        doc = comment("The fields of each choice, in the order of its text, and what reads them.")
        self.add("FIELDS", [*doc, "export const FIELDS = {", *lines, "} as const;"])

    def _choice(self, kind: type[Choice]) -> None:
        lines = [f"  verb: {quoted(kind.verb)};"]
        for field in _fields(kind):
            lines += self._field(kind, field, False)
        name = f"{kind.__name__}Choice"
        self.add(name, [*comment(doc_of(kind)), f"export interface {name} {{", *lines, "}"])

    def _struct(self, cls: type, taken: bool) -> str:
        book = self.book
        home = book.structs.get(cls)
        if home is None:
            home = book.structs[cls] = self
            book.taken |= {cls} if taken else set()
            self._declare(cls, taken)
        elif taken != (cls in book.taken):
            raise ValueError(f"{cls.__name__} goes both ways: with its defaults, and without")
        return self._name(cls.__name__, home)

    def _declare(self, cls: type, taken: bool) -> None:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        base = cls.__mro__[1]
        inherited = {field.name for field in _fields(base)}
        heir = f" extends {self._struct(base, taken)}" if inherited else ""
        lines = [] if info.tag is None else [f"  {key(info.tag_field or '')}: {quoted(info.tag)};"]
        for field in info.fields:
            if field.name not in inherited:
                lines += self._field(cls, field, taken)
        self.add(cls.__name__, [*comment(doc_of(cls)), f"export interface {cls.__name__}{heir} {{", *lines, "}"])

    def _field(self, cls: type, field: inspect.Field, taken: bool) -> list[str]:
        left_out = taken or getattr(cls, "__struct_config__").omit_defaults  # noqa: B009 (not in the stubs of a bare type)
        name = key(field.encode_name) + ("?" if left_out and not field.required else "")
        members = self._members(field.type, cls.__module__, taken)
        doc = comment(field_docs(cls).get(field.name, ""), "  ")
        return [*doc, *statement(f"{name}:", members, "|", "  ")]

    def _name(self, name: str, home: "File") -> str:
        if home is not self:
            self.imports.setdefault(home.name, set()).add(name)
        return name

    # Types

    def _type(self, kind: inspect.Type, module: str, taken: bool) -> str:
        return " | ".join(self._members(kind, module, taken))

    def _members(self, kind: inspect.Type, module: str, taken: bool) -> list[str]:
        """The members of a union; a single one for everything else."""
        if isinstance(kind, Named):
            name = self._alias(kind, module, taken)
            if name:
                return [name]
            if isinstance(kind, inspect.LiteralType):
                return [quoted(value) for value in kind.values]
            return [member for one in kind.types for member in self._members(one, module, taken)]
        return [self._single(kind, module, taken)]

    def _alias(self, kind: Named, module: str, taken: bool) -> str:
        name = alias_of(module, kind)
        home = next((home for known, called, home in self.book.aliases if (known, called) == (kind, name)), None)
        if name and home is None:
            home = self
            self.book.aliases.append((kind, name, self))
            self.add(name, statement(f"export type {name} =", self._members(kind, "", taken), "|"))
        return self._name(name, home) if home else ""

    def _single(self, kind: inspect.Type, module: str, taken: bool) -> str:
        if type(kind) in _WORDS:
            return _WORDS[type(kind)]
        if isinstance(kind, inspect.StructType):
            return self._struct(kind.cls, taken)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            members = self._members(kind.item_type, module, taken)
            return f"({' | '.join(members)})[]" if len(members) > 1 else f"{members[0]}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self._type(item, module, taken) for item in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self._type(kind.value_type, module, taken)}>"
        raise TypeError(f"{module}: no TypeScript is known for {kind}")


def _fields(cls: type) -> tuple[inspect.Field, ...]:
    if not (issubclass(cls, Struct) and cls.__struct_fields__):
        return ()
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _readers(kind: type[Choice]) -> Iterable[str]:
    return [f"{key(field.name)}: {'Number' if _is_number(field.type) else 'String'}" for field in _fields(kind)]


def _is_number(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.LiteralType):
        return all(isinstance(value, int) for value in kind.values)
    return isinstance(kind, inspect.IntType)
