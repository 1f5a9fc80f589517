"""What a person can look up during a game: help, the rules, what a piece does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.markup import escape

from ludi.cli.choices import find_pieces, short
from ludi.cli.layout import blocks
from ludi.cli.screen import Screen
from ludi.cli.texts import text
from ludi.core.lines import Line, numbers_of
from ludi.core.phrases import Phrases
from ludi.core.sentences import typeset

# So many pieces are all named to someone who asks for one that there is not; of more, a few.
_MANY = 30
_SOME = 5


@dataclass
class Guide:
    """A game's help on a screen."""

    screen: Screen
    phrases: Phrases

    def help(self, lines: Sequence[Line]) -> None:
        """What can be done now, and what can be typed any time."""
        if lines:
            self.screen.say("help_head")
        for name in dict.fromkeys(line.actions[0].name for line in lines):
            label = f"  {self.phrases.verbs[name]}  "
            self.screen.show(self._set(self.phrases.help[name]), label=label)
        self.screen.say("help_commands")
        if self.phrases.explanations:
            example = self.phrases.word(next(iter(self.phrases.explanations)))
            self.screen.say("help_pieces", example=escape(example))
        numbered = zip(numbers_of(lines), lines, strict=True)
        for number, line in [(number, line) for number, line in numbered if line.last_values][:1]:
            self.screen.say("help_values", number=number, value=escape(line.last_values[-1]))
        self.screen.say("help_enter")

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
        pieces = ", ".join([*words[:_SOME], "…"] if len(words) > _MANY else words)
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
            self.screen.show(self._set(self.phrases.option(name)), label=label)

    def _set(self, words: str) -> str:
        return escape(typeset(words, self.screen.language))
