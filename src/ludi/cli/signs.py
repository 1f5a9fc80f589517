"""What is printed where the output cannot write every sign: plain signs that look alike.

Python writes in the encoding of the terminal, which need not be UTF-8. A board keeps its columns,
for what stands for one of its signs is one sign, too.
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

_ERRORS: Final = "ludi-signs"
_ALIKE: Final = {
    " ": "\u00a0\u202f\u2009",
    "'": "‘’‚ʼ′",
    '"': "“”„«»″",
    "-": "−–—‐‑─━┄→",
    "|": "│┃",
    "+": "╭╮╰╯┌┐└┘├┤┬┴┼╞╪╡✚",
    "=": "═",
    ">": "▸›▶",
    "<": "‹←◂",
    "*": "•★✓",
    ".": "·▁▯",
    ":": "▂",
    "_": "▃",
    "o": "▢○◦●",
    "#": "▮■▇█▪",
    "^": "▲↑▅",
    "v": "↓▼",
    "x": "×✗✕",
    "%": "▆",
    "~": "▄≈",
}
_INSTEAD: Final = {
    **{sign: plain for plain, signs in _ALIKE.items() for sign in signs},
    "…": "...",
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
}
_BRAILLE: Final = range(0x2800, 0x2900)  # of what turns while somebody waits


def write_all_signs() -> None:
    """From now on nothing that is printed, and nothing that is typed, is an error."""
    codecs.register_error(_ERRORS, _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def writes_all(encoding: str | None) -> bool:
    """Whether an encoding has every sign."""
    return codecs.lookup(encoding or "utf-8").name.startswith("utf")


def as_written(text: str, encoding: str | None) -> str:
    """A text with the signs that will be seen of it."""
    name = encoding or "utf-8"
    codecs.register_error(_ERRORS, _instead)
    return text.encode(name, _ERRORS).decode(name)


def _instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(_plain, signs)), error.end


def _plain(sign: str) -> str:
    if ord(sign) in _BRAILLE:
        return "*"
    parts = unicodedata.normalize("NFKD", sign)
    return _INSTEAD.get(sign) or "".join(part for part in parts if part.isascii()) or "?"
