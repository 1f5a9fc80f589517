"""The files that games bring for browsers, under /static/games/GAME/."""

from __future__ import annotations

import os
from pathlib import PurePosixPath

from fastapi.staticfiles import StaticFiles

from ludi.web.show.boards import SERVED, file_of


class GameFiles(StaticFiles):
    """Each game's own folder, also of a game that is registered late; never its code."""

    def __init__(self) -> None:
        super().__init__(directory=None, check_dir=False)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        asked = PurePosixPath(path.replace(os.sep, "/"))
        if len(asked.parts) != 2 or asked.suffix not in SERVED:
            return "", None
        found = file_of(*asked.parts)
        return ("", None) if found is None else (str(found), found.stat())
