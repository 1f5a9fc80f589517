"""What a person can look up during a game: help, the rules, what a piece does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.markup import escape

from ludi.cli.choices import find_pieces, short
from ludi.cli.layout import NO_BREAK, blocks, whole
from ludi.cli.screen import Screen
from ludi.cli.texts import command_words, text
from ludi.core.lines import Line, numbers_of
from ludi.core.voices import Voice

# So many pieces are all named to someone who asks for one that there is not; of more, a few.
_MANY = 30
_SOME = 5

# What can be typed any time, beside the question mark.
COMMANDS: Final = ("board", "rules", "hint", "undo", "log", "all", "discards", "save", "quit")
QUESTION: Final = "[bold]?[/bold]"
# Where a browser may part a word; a terminal shows it.
_SOFT_HYPHEN: Final = "\u00ad"


@dataclass
class Guide:
    """A game's help on a screen."""

    screen: Screen
    phrases: Voice

    def help(self, lines: Sequence[Line], commands: Sequence[str]) -> None:
        """What can be done now, and the commands that can be typed any time."""
        if lines:
            self.screen.say("help_head")
        for name in dict.fromkeys(line.actions[0].name for line in lines):
            label = f"  {self.phrases.verbs[name]}  "
            self.screen.show(escape(self.phrases.help[name]), label=label)
        self._commands(commands)
        if self.phrases.explanations:
            example = whole(self.phrases.name(next(iter(self.phrases.explanations))))
            key = f"[bold]? {text('help_name', self.screen.language)}[/bold]"
            self.screen.say("help_pieces", key=key, example=f"?{NO_BREAK}{escape(example)}")
        numbered = zip(numbers_of(lines), lines, strict=True)
        for number, line in [(number, line) for number, line in numbered if line.last_values][:1]:
            self.screen.say("help_values", number=number, value=escape(whole(line.last_values[-1])))
        self.screen.say("help_enter")
        self.screen.say("help_asked")

    def _commands(self, commands: Sequence[str]) -> None:
        """What can be typed any time."""
        shown = {name: command_words(name, self.screen.language)[0] for name in COMMANDS}
        bold = {name: f"[bold]{word}[/bold]" for name, word in shown.items()}
        log_all = f"[bold]{shown['log']} {shown['all']}[/bold]"
        has_discards = "discards" in commands
        self.screen.say(
            "help_commands", key=QUESTION, log_all=log_all, has_discards=has_discards, **bold
        )

    def explain(self, typed: str) -> None:
        """What a piece does."""
        explanations = self.phrases.explanations
        alike: dict[str, list[str]] = {}
        for piece in find_pieces(typed, explanations, self.phrases):
            alike.setdefault(explanations[piece], []).append(self.phrases.name(piece))
        for what, names in alike.items():
            self.screen.say("explained", names=[*map(escape, names)], what=escape(what))
        if alike:
            return
        key = "not_explained" if explanations else "nothing_explained"
        every = [*dict.fromkeys(map(self.phrases.name, explanations))]
        others = len(every) > _MANY
        sentence = text(
            key,
            self.screen.language,
            text=short(typed),
            pieces=every[:_SOME] if others else every,
            others=others,
            rules=command_words("rules", self.screen.language)[0],
        )
        self.screen.complain(sentence)

    def rules(self, goes_on: Callable[[], bool]) -> None:
        """The rules in short, as long as the person reads on."""
        for label, words in blocks(self.phrases.rules.replace(_SOFT_HYPHEN, "")):
            if not self.screen.page(words, label, goes_on):
                return

    def options(self, chosen: Sequence[str]) -> None:
        """Options that were chosen, a line each."""
        for option in chosen:
            self.screen.show(escape(option), label="· ")
