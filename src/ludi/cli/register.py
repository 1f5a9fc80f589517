"""The register of a folder of games: the number of each, which stays, and its language."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from ludi.cli import locks
from ludi.core.speech import LANGUAGES

_NAME: Final = ".register"


@dataclass(frozen=True)
class Entry:
    """A game's number, and the language in which it is played; "" is not known."""

    number: int
    language: str = ""


def entries(folder: Path, games: Iterable[Path]) -> dict[Path, Entry]:
    """The entry of each of a folder's games. Those that have none get one, the first given first,
    with a number above all others."""
    known = list(games)
    found = _read(folder)
    if all(path.name in found for path in known):
        return {path: found[path.name] for path in known}
    with locks.held(folder / _NAME, waits=True):
        found = _with_all(_read(folder), known)
        _write(folder, found)
    return {path: found[path.name] for path in known}


def speak(game: Path, language: str) -> None:
    """Note in which language a game is played."""
    entry = entries(game.parent, [game])[game]
    if entry.language == language:
        return
    with locks.held(game.parent / _NAME, waits=True):
        _write(game.parent, {**_read(game.parent), game.name: replace(entry, language=language)})


def _with_all(found: dict[str, Entry], games: Iterable[Path]) -> dict[str, Entry]:
    last = max((entry.number for entry in found.values()), default=0)
    new = [path.name for path in games if path.name not in found]
    return found | {name: Entry(last + place) for place, name in enumerate(new, start=1)}


def _read(folder: Path) -> dict[str, Entry]:
    """What is written; nothing where it cannot be read."""
    try:
        document: Any = json.loads((folder / _NAME).read_text(encoding="utf-8"))
        entries = {str(name): _entry(said) for name, said in document.items()}
    except (OSError, ValueError, TypeError, AttributeError, KeyError):
        return {}
    numbers = {entry.number for entry in entries.values()}
    return entries if len(numbers) == len(entries) else {}


def _entry(said: Any) -> Entry:
    language = said.get("language")
    return Entry(int(said["number"]), language if language in LANGUAGES else "")


def _write(folder: Path, found: dict[str, Entry]) -> None:
    """Write it, whole or not at all, without games that are gone, but for the last number: no
    other game gets the number of one that was there."""
    last = max((entry.number for entry in found.values()), default=0)
    there = {
        name: asdict(entry)
        for name, entry in found.items()
        if entry.number == last or (folder / name).exists()
    }
    draft = folder / f"{_NAME}.part"
    with contextlib.suppress(OSError):
        draft.write_text(json.dumps(there, indent=1) + "\n", encoding="utf-8")
        draft.replace(folder / _NAME)
