"""What is typed at a terminal: Tab completes it, Up recalls what was typed before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.shortcuts import CompleteStyle

from ludi.cli.completing import grown

# The whole lines that one which begins so may become.
Complete = Callable[[str], Iterable[str]]


class Keyboard:
    """A line after another, each finished by Enter; EOFError and KeyboardInterrupt as Python's."""

    def __init__(self, **ends: Any) -> None:
        self._ends = ends
        self.forget()

    def forget(self) -> None:
        """Nobody who types now finds what was typed before."""
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            complete_while_typing=False,
            # The candidates stand above the line: a menu below it would push the board away.
            complete_style=CompleteStyle.READLINE_LIKE,
            **self._ends,
        )

    def forget_typed(self) -> None:
        """What came with the last line, and has not been read, answers nothing."""
        clear_typeahead(self._session.input)

    def read(self, prompt: str, complete: Complete) -> str:
        return self._session.prompt(prompt, completer=_Lines(complete))


class _Lines(Completer):
    def __init__(self, complete: Complete) -> None:
        self._complete = complete

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002
        begun = document.text_before_cursor
        for line, added in grown(begun, list(self._complete(begun))):
            yield Completion(added, start_position=-len(begun), display=line)
