"""What is printed on a terminal, and what is typed there."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ludi.cli.layout import wrapped
from ludi.cli.signs import as_written
from ludi.cli.texts import text

if TYPE_CHECKING:
    from ludi.cli.keyboard import Keyboard

termios: Any = None
with contextlib.suppress(ImportError):
    import termios

# What ends reading.
STOPS = ("q", "stop")
# So few lines may go by unread, and on a small screen so many may be told at once.
_FEW = 10
_PAGE = 20
# Where the flags of what is typed stand among a terminal's settings.
_LOCAL = 3
_CLEAR_SCROLLBACK = "\x1b[3J"


class Leave(Exception):
    """The person has had enough."""


@dataclass
class Screen:
    """A console that speaks a language and counts the lines told since something was typed."""

    console: Console
    language: str
    is_interactive: bool = False
    unread: int = 0
    # How many lines have been printed, and whether those unread must not go by, however few.
    printed: int = 0
    must_be_read: bool = False

    @cached_property
    def keyboard(self) -> Keyboard | None:
        """What a person types at; None where what is typed comes from elsewhere."""
        if not (self.console.is_terminal and sys.stdin.isatty()):
            return None
        from ludi.cli.keyboard import Keyboard  # who types nothing does not wait for it

        return Keyboard()

    def say(self, key: str, /, style: str = "", **values: object) -> None:
        self.show(text(key, self.language, **values), style=style)

    def say_whole(self, key: str, /, **values: object) -> None:
        """Say something with a command in it, which must not be broken to be copied."""
        self.console.print(text(key, self.language, **values), highlight=False, soft_wrap=True)

    def complain(self, sentence: str) -> None:
        self.show(escape(sentence), style="red")

    def show(self, markup: str, label: str = "", style: str = "") -> int:
        """Print a text, broken between words; return how many lines it took."""
        lines = wrapped(markup, self.console.width, label, style)
        self.lines(lines)
        return len(lines)

    def page(self, markup: str, label: str, goes_on: Callable[[], bool]) -> bool:
        """Print a part of something long; ask before it would push away what is not read. False
        if the person has read enough."""
        if self.is_full(len(wrapped(markup, self.console.width, label)) + 1) and not goes_on():
            return False
        self.unread += self.show(markup, label)
        return True

    def lines(self, lines: Iterable[Text]) -> None:
        """Print what has been laid out for this screen."""
        for line in lines:
            self.printed += 1
            self.console.print(line, highlight=False, soft_wrap=True)

    def tell(self, sentence: str) -> None:
        """Print what has happened; no sentence is a blank line."""
        self.show(escape(sentence), label="  " if sentence else "", style="dim")
        self.unread += 1

    def is_full(self, lines: int) -> bool:
        """Whether so many more lines would push away what nobody has had time to read."""
        if not self.is_interactive:
            return False
        if self.must_be_read and self.unread + lines >= self.console.height:
            return True
        room = max(_PAGE, self.console.height - 4)
        return self.unread >= _FEW and self.unread + lines > room

    def read(
        self, prompt: str = "prompt", complete: Callable[[str], Iterable[str]] = lambda _: ()
    ) -> str:
        """What a person types; Leave at the end of input."""
        self.unread = 0
        self.must_be_read = False
        words = text(prompt, self.language) + " " if prompt else ""
        try:
            return self._typed(as_written(f"{words}› ", self.console.encoding), complete).strip()
        except EOFError:
            raise Leave from None

    def _typed(self, prompt: str, complete: Callable[[str], Iterable[str]]) -> str:
        if self.keyboard is not None:
            return self.keyboard.read(prompt, complete)
        typed = input(prompt)
        if not sys.stdin.isatty():  # nothing was echoed, not even the end of the line
            self.console.print()
        return typed

    @contextlib.contextmanager
    def quiet(self) -> Iterator[None]:
        """Nothing is seen meanwhile of what is typed, but where somebody is asked."""
        if termios is None or not (self.console.is_terminal and sys.stdin.isatty()):
            yield
            return
        usual = termios.tcgetattr(sys.stdin)
        silent = [*usual[:_LOCAL], usual[_LOCAL] & ~termios.ECHO, *usual[_LOCAL + 1 :]]
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, silent)
        try:
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, usual)

    def forget_typed(self) -> None:
        """What was typed while nobody was asked answers no question that comes now."""
        if self.keyboard is not None:
            self.keyboard.forget_typed()
        if termios is not None and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def wipe(self) -> None:
        """Clear everything that somebody else should not read, also above and in the history."""
        self.console.clear()
        if self.keyboard is not None:
            self.keyboard.forget()
        if self.console.is_terminal:
            self.console.file.write(_CLEAR_SCROLLBACK)
            self.console.file.flush()
