"""Consoles, and what they show while somebody waits."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import Progress


class Printer(Console):
    """A console that leaves it to the command what becomes of a reader who is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@contextlib.contextmanager
def waiting(sentence: str) -> Iterator[None]:
    """Show on the error output, if that is a terminal, that something is being done."""
    console = Printer(stderr=True)
    with console.status(sentence) if console.is_terminal else contextlib.nullcontext():
        yield


@contextlib.contextmanager
def counting(sentence: str) -> Iterator[Callable[[int, int], None]]:
    """The same with a bar, which is told how much of how much is done."""
    console = Printer(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(sentence, total=None)

        def on_progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield on_progress
