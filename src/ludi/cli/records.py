"""Where games are kept, and how they are written there."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

from ludi.cli import locks, register
from ludi.cli.register import Entry
from ludi.core.documents import LARGEST, parsed_json, read_json
from ludi.core.errors import BadRecord, LudiError
from ludi.core.match import Match

STANDARD_INPUT: Final = "-"


def write(match: Match, path: Path) -> None:
    """Write a record, whole or not at all, if it is not there as it is; OSError: as it was."""
    draft = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    written = json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n"
    if path.is_file() and path.read_bytes() == written.encode():
        return
    draft.write_text(written, encoding="utf-8")
    draft.replace(path)


def opened(path: str, called: str) -> Match:
    """The game that was recorded in a file, or comes from standard input, which is called so."""
    if path != STANDARD_INPUT:
        return Match.replay(read_json(path, BadRecord))
    data = sys.stdin.buffer.read(LARGEST + 1)
    return Match.replay(parsed_json(data, called, BadRecord))


def program() -> str:
    """How this command is called: its name where it is on the path, or the path to it."""
    called = Path(sys.argv[0])
    if called.name != "ludi":
        return "ludi"
    return "ludi" if shutil.which("ludi") else str(called)


def records_folder() -> Path:
    """Where games are kept; the current folder for somebody without a home."""
    base = os.environ.get("XDG_DATA_HOME")
    try:
        data = Path(base) if base else Path.home() / ".local" / "share"
    except RuntimeError:
        data = Path()
    return data / "ludi-romani" / "records"


def begun(match: Match) -> Path:
    """A file of its own for a match, however many begin in the same second; where none can be
    written, the path that it would have."""
    folder, now = records_folder(), f"{datetime.now():%Y%m%d-%H%M%S}"
    for number in count(1):
        path = folder / f"{match.game.id}-{now}{f'-{number}' if number > 1 else ''}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
            write(match, path)
        except FileExistsError:
            continue
        except OSError:
            break
        break
    return path


def kept() -> list[Path]:
    """The games that lie where they lie by default, the last played first."""
    folder = records_folder()
    return sorted(folder.glob("*.json"), key=lambda path: -path.stat().st_mtime)


def is_kept(path: Path) -> bool:
    """Whether a game lies where games lie by default."""
    return path.parent == records_folder() and path.is_file()


def entries() -> dict[Path, Entry]:
    """What is known of each kept game beside its record: those that were there first have the
    lower numbers."""
    return register.entries(records_folder(), reversed(kept()))


def number_of(path: Path) -> int | None:
    """A kept game's number, which it keeps; None of one that lies elsewhere."""
    return entries()[path].number if is_kept(path) else None


def language_of(path: Path) -> str:
    """The language in which a kept game is played; "" of one of which that is not known."""
    return entries()[path].language if is_kept(path) else ""


def speak(path: Path, language: str) -> None:
    """Note in which language a game is played, if it is a kept one."""
    if is_kept(path):
        register.speak(path, language)


def numbered(number: int) -> Path | None:
    """The kept game that has a number."""
    return next((path for path, entry in entries().items() if entry.number == number), None)


def latest_unfinished() -> Path | None:
    """The kept game that was played last, of those that can be gone on with; best one that nobody
    plays just now."""
    played = None
    for one in looked_at(kept()):
        if isinstance(one, Kept) and not one.is_over:
            if not one.is_played:
                return one.path
            played = played or one.path
    return played


@dataclass(frozen=True)
class Kept:
    """What a list of kept games says about one; without a match where it cannot be read."""

    path: Path
    number: int
    played_at: datetime
    game: str
    players: tuple[str, ...]
    actions: int
    is_over: bool
    is_played: bool = False

    def document(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "record": str(self.path),
            "played_at": self.played_at.isoformat(timespec="seconds"),
            "game": self.game,
            "players": list(self.players),
            "actions": self.actions,
            "over": self.is_over,
        }


def looked_at(paths: list[Path]) -> Iterator[Kept | LudiError]:
    """What there is to say about each; why not, of one that is no record that can be played."""
    known = entries()
    for path in paths:
        try:
            match = Match.replay(read_json(path, BadRecord))
        except LudiError as error:
            yield error
            continue
        yield Kept(
            path,
            known[path].number,
            datetime.fromtimestamp(path.stat().st_mtime),
            match.game.id,
            match.players,
            len(match.history),
            match.over,
            locks.is_held(path),
        )
