"""What a game can say, read from its rules; and what it did say in some games."""

import ast
from dataclasses import dataclass, field
from pathlib import Path

from yakata.kernel import Ask
from yakata.words import words_for


class Rules:
    """The source of a game's rules: which strings are given to which functions."""

    def __init__(self, folder):
        files = Path(str(folder)).rglob("*.py")
        self.sources = [ast.parse(file.read_text(encoding="utf-8")) for file in files]

    def calls(self, *names):
        """Every call of these functions."""
        for node in (node for source in self.sources for node in ast.walk(source)):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node

    def events(self, *names):
        """The key of every event, and the slots that it is told with."""
        return {
            key: {word.arg for word in call.keywords} - {"audience"}
            for call in self.calls(*names)
            if call.args
            for key in texts(call.args[0])
        }

    def refusals(self):
        return {key for call in self.calls("Refusal") for key in texts(call.args[0])}


def texts(node):
    """The strings that this argument can be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@dataclass
class Said:
    """All events, prompts, choices and refusals of some games, each once."""

    events: dict = field(default_factory=dict)
    prompts: set = field(default_factory=set)
    choices: dict = field(default_factory=dict)
    refusals: dict = field(default_factory=dict)

    def hear(self, state, rng):
        self.events |= {str(event): event for event in state.told}
        if isinstance(state.pending, Ask):
            self.prompts.add(state.pending.prompt)
            self.choices |= dict.fromkeys(state.pending.choices)
            if not rng.randrange(10) and (why := state.why_not(rng.choice([*self.choices]))):
                self.refusals[str(why), str(why.slots)] = why

    def check(self, game, language, in_words):
        """There are words for each of them, and ``in_words`` finds nothing wrong with the sentence."""
        words = words_for(game, language)
        for event in self.events.values():
            assert words.knows(event.key), event.key
            in_words(words.event(event))
        for choice in self.choices:
            in_words(words.choice(choice))
        for prompt in self.prompts:
            assert words.prompt(prompt) != f"prompt-{prompt}", prompt
        for refusal in self.refusals.values():
            in_words(words.refusal(refusal))
