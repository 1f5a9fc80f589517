"""Where the command `ludi` begins: Ctrl+C ends it quietly while it is still being read.

It stands beside the package, which is read when anything in it is."""

from __future__ import annotations

import os
import signal
from typing import Any, Final

_INTERRUPTED: Final = 130


def _end(*_: Any) -> None:
    """Nothing is begun yet that would have to be put in order."""
    os.write(2, b"\n")
    os._exit(_INTERRUPTED)


def main() -> int:
    """Run the command; from then on it minds interruptions itself."""
    usual = signal.getsignal(signal.SIGINT)
    minds = usual is signal.default_int_handler
    if minds:
        signal.signal(signal.SIGINT, _end)
    from ludi.cli import main as command

    if minds:
        signal.signal(signal.SIGINT, usual)
    return command()
