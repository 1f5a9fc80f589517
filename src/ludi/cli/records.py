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

from ludi.core.documents import LARGEST, parsed_json, read_json
from ludi.core.errors import BadRecord, LudiError
from ludi.core.match import Match

STANDARD_INPUT: Final = "-"


def write(match: Match, path: Path) -> None:
    """Write a record, whole or not at all; OSError: as it was."""
    draft = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    written = json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n"
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


def number_of(path: Path) -> int | None:
    """A kept game's number in their list; None of one that lies elsewhere."""
    paths = kept() if is_kept(path) else []
    return paths.index(path) + 1 if path in paths else None


@dataclass(frozen=True)
class Kept:
    """What a list of kept games says about one; without a match where it cannot be read."""

    path: Path
    played_at: datetime
    game: str
    players: tuple[str, ...]
    actions: int
    is_over: bool

    def document(self) -> dict[str, Any]:
        return {
            "record": str(self.path),
            "played_at": self.played_at.isoformat(timespec="seconds"),
            "game": self.game,
            "players": list(self.players),
            "actions": self.actions,
            "over": self.is_over,
        }


def looked_at(paths: list[Path]) -> Iterator[Kept | LudiError]:
    """What there is to say about each; why not, of one that is no record that can be played."""
    for path in paths:
        try:
            match = Match.replay(read_json(path, BadRecord))
        except LudiError as error:
            yield error
            continue
        at = datetime.fromtimestamp(path.stat().st_mtime)
        yield Kept(path, at, match.game.id, match.players, len(match.history), match.over)
