"""What people send to a table, checked: messages, clocks, settings, keys."""

from __future__ import annotations

from typing import Final

from ludi.web.errors import BadInput

CLOCKS: Final = (0, 15, 30, 60, 120, 300, 900)
# When the oracle may be asked: where all others are bots, always, or never.
ADVICE: Final = ("bots", "always", "never")
LONGEST_SAID: Final = 300
_KEY_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def is_text(text: str) -> bool:
    """Whether every database can hold it, and every answer."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


def is_table_id(text: str) -> bool:
    """Whether a table may be called so; nothing else need be looked for."""
    return 0 < len(text) <= 40 and set(text) <= _KEY_SIGNS


def checked_clock(clock: int) -> int:
    if clock not in CLOCKS:
        raise BadInput("table.clock", clocks=CLOCKS)
    return clock


def checked_advice(advice: str) -> str:
    if advice not in ADVICE:
        raise BadInput("table.advice", values=ADVICE)
    return advice


def checked_key(key: str | None) -> str | None:
    if key is not None and not (8 <= len(key) <= 64 and set(key) <= _KEY_SIGNS):
        raise BadInput("key.length")
    return key


def checked_words(said: str) -> str:
    """A message of the chat, on one line."""
    text = " ".join(said.split())
    if not 0 < len(text) <= LONGEST_SAID or not text.isprintable():
        raise BadInput("chat.text", most=LONGEST_SAID)
    return text
