"""A game's words in one language, out of its files.

What a message is called follows from what it says:

    title tagline rules             of the game
    piece-ID                        a piece, with its forms as attributes
    about-ID                        what it does
    action-NAME event-NAME          what somebody may do, and what has happened
    event-NAME-hidden               the same to who may not know all of it
    prompt-PHASE hint-KEY           what is asked, and what one may also type
    help-NAME                       what an action does, for who types it
    type-NAME type-piece-ID         what one types for an action and a piece; without, the id itself
    option-NAME value-NAME-NUMBER   an option, and what its values are called
    option-NAME.chosen              the same where a value was chosen: “Who begins: the first seat”
    drawn-NAME                      what chance gives something of, by the name of its vocabulary
    score                           points with their unit
    result-KEY refusal-KEY warning-KEY  why a game ended so, why not, and what may be overlooked
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from ludi.core.events import Event
from ludi.core.speech import ENGLISH, LANGUAGES, Catalogue, Words

Facts = Mapping[str, Any]
# How to look at the seat's table; None: there is none.
Look = Callable[[], Facts] | None
# The end of a key, and the values of that message; None: there is nothing to say.
Said = tuple[str, Facts] | None


@dataclass(frozen=True)
class GameWords(Words):
    """A game's folder of words, and the facts that its sentences need.

    actions   the names of its actions
    action    the values of an action's sentence, from its name, its arguments and a look at the
              seat's table
    event     those of an event's sentence, from its name and facts, seats by their names; where two
              play, `other_seat` is the other one
    prompt    those of what is asked, from the seat's table
    hint      what one may also type now, from the seat's table
    result    why a game ended as it did, from the spectator's table and the players
    refusal   why an action is not legal now, from its name, its arguments and the seat's table
    warning   what may be overlooked about one that is, from the same
    """

    actions: Sequence[str] = ()
    action: Callable[[str, Facts, Look], Facts] = lambda _, arguments, __: arguments
    event: Callable[[str, Facts], Facts] = lambda _, facts: facts
    prompt: Callable[[Facts], Facts] = lambda _: {}
    hint: Callable[[Facts], Said] = lambda _: None
    result: Callable[[Facts, tuple[str, ...]], Said] = lambda *_: None
    refusal: Callable[[str, Facts, Facts], Said] = lambda *_: None
    warning: Callable[[str, Facts, Facts], Said] = lambda *_: None


class Voice:
    """Everything about a game that a person reads, in one language."""

    def __init__(self, words: GameWords, language: str) -> None:
        self.language = language
        self._words = words
        self._parts: dict[str, Callable[..., str]] = {}
        # By its number, each action whose sentence names nothing but its own arguments: its name,
        # those, and the sentence.
        self.fixed: dict[int, tuple[str, Facts, str]] = {}

    @property
    def folder(self) -> Path:
        """Where its files stand."""
        return self._words.folder

    @cached_property
    def _catalogue(self) -> Catalogue:
        return self._words.catalogue(self.language)

    def say(self, key: str, /, **values: Any) -> str:
        return self._catalogue.say(key, values)

    def part(self, beginning: str) -> Callable[..., str]:
        """Says messages whose keys begin so, by the rest of the key. The same few are asked for
        again and again: they are remembered, so that no value may be a list."""
        found = self._parts.get(beginning)
        if found is None:

            def say(key: str, /, **values: Any) -> str:
                return self._catalogue.say(beginning + key, values)

            found = self._parts[beginning] = lru_cache(maxsize=4096, typed=True)(say)
        return found

    # --- What always reads the same ---

    @cached_property
    def title(self) -> str:
        return self.say("title")

    @cached_property
    def tagline(self) -> str:
        return self.say("tagline")

    @cached_property
    def rules(self) -> str:
        """The rules in short."""
        return self.say("rules")

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What pieces are called."""
        return self._all("piece-")

    @cached_property
    def explanations(self) -> Mapping[str, str]:
        """What pieces do."""
        return self._all("about-")

    @cached_property
    def options(self) -> Mapping[str, str]:
        """What options mean."""
        return self._all("option-")

    @cached_property
    def option_values(self) -> Mapping[str, tuple[str, ...]]:
        """What the values of an option are called, from the lowest on, where they have names."""
        found: dict[str, list[tuple[int, str]]] = {}
        for key, called in self._all("value-").items():
            name, _, number = key.rpartition("-")
            found.setdefault(name, []).append((int(number), called))
        return {name: tuple(called for _, called in sorted(of)) for name, of in found.items()}

    @cached_property
    def help(self) -> Mapping[str, str]:
        """What actions do."""
        return self._all("help-")

    @cached_property
    def verbs(self) -> Mapping[str, str]:
        """What a person types for an action."""
        typed = self._all("type-")
        return {name: typed.get(name, name) for name in self._words.actions}

    @cached_property
    def words(self) -> Mapping[str, str]:
        """What a person types for a piece, where that is not its id."""
        return self._all("type-piece-")

    def _all(self, beginning: str) -> dict[str, str]:
        """All messages whose key begins so, by the rest of it."""
        keys = (key for key in self._catalogue.keys if key.startswith(beginning))
        return {key.removeprefix(beginning): self.say(key) for key in keys}

    def word(self, value: Any) -> str:
        """A value as a person types it."""
        return self.words.get(str(value), str(value))

    def name(self, word: Any) -> str:
        return self.names.get(str(word), str(word))

    def chosen(self, name: str, value: bool | int) -> str:
        """An option with the value that was chosen; a switch that is on says what it means."""
        if value is True:
            return self.options[name]
        key, named = f"option-{name}.chosen", f"value-{name}-{value}"
        called = self.say(named) if self._catalogue.has(named) else value
        if self._catalogue.has(key):
            return self.say(key, value=called)
        return self.say("chosen", option=self.options[name], value=called)

    def drawn(self, vocabulary: str) -> str:
        """What chance gives something of, such as a die, by the name of its vocabulary."""
        key = f"drawn-{re.sub(r'[^a-z0-9]+', '-', vocabulary.lower())}"
        return self.say(key) if self._catalogue.has(key) else vocabulary

    def scored(self, points: int) -> str:
        """Points with their unit."""
        return self.part("score")("", points=points)

    # --- What is done, happens and is asked ---

    def action(
        self, name: str, arguments: Facts, look: Look = None, number: int | None = None
    ) -> str:
        """An action's sentence; it may name what lies on the seat's table. One that did not look
        there is the same at every table, and remembered by its number."""
        if look is None or number is None:
            return self._action(name, arguments, look)
        looks = _Looks(look)
        found = self._action(name, arguments, looks)
        if not looks.were_taken:
            self.fixed[number] = name, arguments, found
        return found

    def _action(self, name: str, arguments: Facts, look: Look) -> str:
        values = self._words.action(name, arguments, look)
        return self._catalogue.say(f"action-{name}", values)

    def event(self, event: Event, players: tuple[str, ...]) -> str:
        """The sentence of an event; one that lacks a secret has one of its own."""
        facts = {
            key: players[value] if key.endswith("seat") else value
            for key, value in event.facts.items()
        }
        if len(players) == 2 and "seat" in event.facts:
            facts["other_seat"] = players[1 - event.facts["seat"]]
        return self._catalogue.say(_event_key(event), self._words.event(event.name, facts))

    def has_event(self, event: Event) -> bool:
        """Whether there is a sentence for an event."""
        return self._catalogue.has(_event_key(event))

    def prompt(self, table: Facts) -> str:
        """What is asked at a table, by its phase."""
        return self._catalogue.say(f"prompt-{table['phase']}", self._words.prompt(table))

    def hint(self, table: Facts) -> str:
        """What one may also type at a table; mostly nothing."""
        return self._said("hint", self._words.hint(table))

    def result(self, table: Facts, players: tuple[str, ...]) -> str:
        """Why a game ended as it did; nothing while it goes on."""
        return self._said("result", self._words.result(table, players))

    def refusal(self, name: str, arguments: Facts, table: Facts) -> str:
        """Why an action is not legal now, where that can be told."""
        return self._said("refusal", self._words.refusal(name, arguments, table))

    def warning(self, name: str, arguments: Facts, table: Facts) -> str:
        """What may be overlooked about an action that is legal."""
        return self._said("warning", self._words.warning(name, arguments, table))

    def _said(self, kind: str, said: Said) -> str:
        return self._catalogue.say(f"{kind}-{said[0]}", said[1]) if said else ""


class _Looks:
    """A look at the table, and whether it was taken."""

    def __init__(self, look: Callable[[], Facts]) -> None:
        self._look = look
        self.were_taken = False

    def __call__(self) -> Facts:
        self.were_taken = True
        return self._look()


def _event_key(event: Event) -> str:
    return f"event-{event.name}" if event.is_whole else f"event-{event.name}-hidden"


def voices(words: GameWords) -> Mapping[str, Voice]:
    """A game's words in every language that it has a file of; what that lacks is in English."""
    spoken = [one for one in LANGUAGES if one == ENGLISH or words.has(one)]
    return {language: Voice(words, language) for language in spoken}
