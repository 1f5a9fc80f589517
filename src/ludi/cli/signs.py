"""What is printed where the output cannot write every sign: plain signs that look alike.

Python writes in the encoding of the terminal, which need not be UTF-8. A board keeps its columns,
for what stands for one of its signs is one sign, too; where it is several letters, words are spelt
so before anything is laid out.
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from functools import cache, partial
from typing import Final

from ludi.core.speech import spell_by

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
# What is spelt by several letters, in all languages and in some.
_SPELT: Final = {"…": "...", "ß": "ss", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"}
_SPELT_IN: Final = {
    "de": {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"},
}
_INSTEAD: Final = {sign: plain for plain, signs in _ALIKE.items() for sign in signs} | _SPELT
_CUT: Final = "…"
_BRAILLE: Final = range(0x2800, 0x2900)  # of what turns while somebody waits


def write_all_signs() -> None:
    """From now on nothing that is printed, and nothing that is typed, is an error."""
    codecs.register_error(_ERRORS, _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    encoding = getattr(sys.stdout, "encoding", None)
    if not writes_all(encoding):
        spell_by(partial(_spelt_in, encoding))


def _spelt_in(encoding: str | None, text: str, language: str) -> str:
    return spelt(text, encoding, language)


def spelt(text: str, encoding: str | None, language: str) -> str:
    """A text with letters for those of its signs that the encoding lacks."""
    if text.isascii() or writes_all(encoding):
        return text
    return text.translate(_lacking(encoding, language))


@cache
def _lacking(encoding: str | None, language: str) -> dict[int, str]:
    """What is spelt out in a language, of what the encoding lacks."""
    spellings = _SPELT | _SPELT_IN.get(language, {})
    return {ord(sign): said for sign, said in spellings.items() if not _has(encoding, sign)}


def _has(encoding: str | None, sign: str) -> bool:
    try:
        sign.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def cut_short(board: str, encoding: str | None) -> str:
    """A board on which what is cut short ends in one sign that the encoding has."""
    return board if _has(encoding, _CUT) else board.replace(_CUT, ".")


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
