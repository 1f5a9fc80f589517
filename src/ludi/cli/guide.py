"""What a person can look up during a game: help, the rules, what a piece does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.markup import escape

from ludi.cli.choices import find_pieces, short
from ludi.cli.layout import blocks
from ludi.cli.screen import Screen
from ludi.cli.texts import text
from ludi.core.actions import Action
from ludi.core.phrases import Phrases
from ludi.core.sentences import typeset

# How many pieces are named to someone who asks for one that there is not.
_MANY = 30


@dataclass
class Guide:
    """A game's help on a screen."""

    screen: Screen
    phrases: Phrases

    def help(self, legal: Sequence[Action]) -> None:
        """What can be done now, and what can be typed any time."""
        if legal:
            self.screen.say("help_head")
        for name in dict.fromkeys(action.name for action in legal):
            label = f"  {self.phrases.verbs[name]}  "
            self.screen.show(self._set(self.phrases.help[name]), label=label)
        self.screen.say("help_commands")
        if self.phrases.explanations:
            example = self.phrases.word(next(iter(self.phrases.explanations)))
            self.screen.say("help_pieces", example=escape(example))
        self.screen.say("help_values")

    def explain(self, typed: str) -> None:
        """What a piece does."""
        explanations = self.phrases.explanations
        alike: dict[str, list[str]] = {}
        for piece in find_pieces(typed, explanations, self.phrases):
            alike.setdefault(explanations[piece], []).append(self.phrases.name(piece))
        for what, names in alike.items():
            self.screen.say("explained", name=escape(", ".join(names)), what=self._set(what))
        if alike:
            return
        key = "not_explained" if explanations else "nothing_explained"
        words = [*map(self.phrases.word, explanations)]
        more = ["…"] if len(words) > _MANY else []
        pieces = ", ".join(words[:_MANY] + more)
        sentence = text(key, self.screen.language, text=short(typed), pieces=pieces)
        self.screen.complain(sentence)

    def rules(self) -> None:
        for label, words in blocks(typeset(self.phrases.rules, self.screen.language)):
            if not self.screen.page(words, label):
                return

    def options(self, names: Sequence[str], values: Mapping[str, bool | int]) -> None:
        """Options by what they say; of one that is a number, the number too."""
        for name in names:
            label = "· " if values[name] is True else f"· {name}={values[name]}: "
            self.screen.show(self._set(self.phrases.options[name]), label=label)

    def _set(self, words: str) -> str:
        return escape(typeset(words, self.screen.language))
