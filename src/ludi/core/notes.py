"""What the interpreted rules note while an action is played: events, draws, the script they follow.

Compiled rules note nothing; a state without notes is played silently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludi.core.errors import BadChance, Names

Word = str | int


@dataclass(frozen=True)
class Vocabulary:
    """What a draw gives, in the game's words: the faces of a die, the kinds of card in a pile."""

    name: str
    words: tuple[str, ...]

    def value(self, word: Word) -> int:
        if str(word) not in self.words:
            raise BadChance("chance.word", word=word, what=self.name, words=Names(self.words))
        return self.words.index(str(word))


@dataclass(frozen=True)
class Emitted:
    """One event as the rules emitted it: a kind, its values, and who may know the secret ones."""

    kind: int
    values: tuple[int, ...]
    knowers: int


@dataclass
class Notes:
    """One action's notes. With a script, draws give what it says, in order, and nothing else."""

    vocabularies: Sequence[Vocabulary]
    script: Sequence[Word] | None = None
    reseed: Callable[[int], None] | None = None
    events: list[Emitted] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)

    def before_draw(self) -> None:
        """In a live match every draw has words of its own: earlier ones tell nothing about it."""
        if self.reseed is not None:
            self.reseed(len(self.draws))

    def drawn(self, what: int, value: int) -> int:
        self.draws.append(self.vocabularies[what].words[value])
        return value

    def scripted_below(self, what: int, n: int) -> int:
        return self._scripted(what, [1] * n)

    def scripted_kind(self, what: int, counts: Sequence[int]) -> int:
        return self._scripted(what, counts)

    def check_script_used(self) -> None:
        if self.script is not None and len(self.draws) != len(self.script):
            raise BadChance("chance.left", used=len(self.draws), given=len(self.script))

    def _scripted(self, what: int, counts: Sequence[int]) -> int:
        assert self.script is not None
        vocabulary = self.vocabularies[what]
        if len(self.draws) >= len(self.script):
            raise BadChance("chance.missing", given=len(self.script), what=vocabulary.name)
        word = self.script[len(self.draws)]
        value = vocabulary.value(word)
        if value >= len(counts) or counts[value] <= 0:
            raise BadChance("chance.impossible", word=word, what=vocabulary.name)
        return value
