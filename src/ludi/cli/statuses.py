"""What every command's exit status means."""

from __future__ import annotations

from typing import Final

from ludi.core.errors import BadSetup, LudiError, UnknownGame
from ludi.web.settings.kinds import BadSetting

# All went well, or the reader of what is printed had enough.
DONE: Final = 0
# It could not be done, or what was asked whether it holds does not hold.
FAILED: Final = 1
# What was typed cannot be meant.
MISUSED: Final = 2
INTERRUPTED: Final = 130


def status_of(error: LudiError) -> int:
    """Misused where a game, a bot, an engine, an option or a setting was typed wrong."""
    is_typed = isinstance(error, BadSetting | BadSetup | UnknownGame)
    return MISUSED if is_typed or error.code.endswith(".unknown") else FAILED
