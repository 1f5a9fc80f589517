"""Where games are kept, and how they are written there."""

from __future__ import annotations

import json
import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

from ludi.core.match import Match


def write(match: Match, path: Path) -> None:
    """Write a record, whole or not at all; OSError: as it was."""
    draft = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    written = json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n"
    draft.write_text(written, encoding="utf-8")
    draft.replace(path)


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


def default_path(game_id: str) -> Path:
    return records_folder() / f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.json"


def latest_record() -> Path | None:
    """The game that was played last, where records lie by default."""
    records = sorted(records_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    return records[-1] if records else None
