"""The rules as a book, line by line: the order of play, what was agreed, the chapters, and the words they use."""

from collections.abc import Callable, Iterator

from rich.style import Style

from yakata.cli.terminal.answers import plain
from yakata.cli.terminal.drawing import light
from yakata.table.sight.books import BookShown, ChapterShown, RuleOfBook
from yakata.words import Words
from yakata.words.book import Term

Line = tuple[str, Style]


def book_lines(book: BookShown, about: str, words: Words) -> list[Line]:
    """The whole book; the rule with this number; or whatever speaks of it. Nothing where nothing does."""
    wanted = plain(about)
    if not wanted:
        return [
            *_order(book, words),
            *_agreed(book, words),
            *_chapters(book.chapters, words),
            *_terms(book.terms, words),
        ]
    numbered = _only(book.chapters, lambda rule, _: plain(rule.id) == wanted)
    if numbered:
        return list(_chapters(numbered, words))
    found = _only(book.chapters, lambda rule, chapter: wanted in plain(f"{rule.id} {rule.text} {chapter.title}"))
    terms = [term for term in book.terms if any(wanted in plain(form) for form in term.forms)]
    return [*_terms(terms, words), *_chapters(found, words)]


def _only(chapters: list[ChapterShown], wanted: Callable[[RuleOfBook, ChapterShown], bool]) -> list[ChapterShown]:
    """The same chapters with these rules alone; without their first line, for it speaks of all."""
    kept = [(chapter, [rule for rule in chapter.rules if wanted(rule, chapter)]) for chapter in chapters]
    return [ChapterShown(chapter.key, chapter.title, "", rules) for chapter, rules in kept if rules]


def _heading(title: str) -> Iterator[Line]:
    yield "", light.PLAIN
    yield title, light.LIT


def _order(book: BookShown, words: Words) -> Iterator[Line]:
    if book.order:
        yield from _heading(words.say("rules-order"))
        for number, step in enumerate(book.order, 1):
            yield f"{number:>3}  {step.say} [{step.rule}]", light.PLAIN


def _agreed(book: BookShown, words: Words) -> Iterator[Line]:
    """Every option, those first that are not as usual."""
    if book.agreed:
        yield from _heading(words.say("rules-agreed"))
        for one in sorted(book.agreed, key=lambda one: one.usual):
            key = "rules-option" if one.usual else "rules-option-changed"
            rules = f" [{', '.join(one.rules)}]" if one.rules else ""
            said = words.say(key, label=one.option, said=one.value)
            yield f"  {said}{rules}", light.QUIET if one.usual else light.PLAIN


def _chapters(chapters: list[ChapterShown], words: Words) -> Iterator[Line]:
    for chapter in chapters:
        yield from _heading(chapter.title or words.say("rules-chapter"))
        if chapter.line:
            yield chapter.line, light.QUIET
        for rule in chapter.rules:
            agreed = f" ({words.say('rules-agreed-here')})" if rule.agreed else ""
            yield f"[{rule.id}] {rule.text}{agreed}", light.PLAIN


def _terms(terms: list[Term], words: Words) -> Iterator[Line]:
    if terms:
        yield from _heading(words.say("rules-words"))
        for term in terms:
            rules = f" [{', '.join(term.rules)}]" if term.rules else ""
            yield f"  {words.say('rules-word', name=term.name, told=term.text)}{rules}", light.PLAIN
