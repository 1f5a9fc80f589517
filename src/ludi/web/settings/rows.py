"""The settings, a row each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from ludi.web.settings.kinds import (
    ADDRESSES,
    WORDS,
    Choice,
    Database,
    Hosts,
    Kind,
    Networks,
    Number,
    Switch,
    Text,
    Whole,
)

_MOST: Final = 1_000_000
_DATA: Final = "ludi-romani"


@dataclass(frozen=True)
class About:
    """What a setting is, by language."""

    name: str

    def __getitem__(self, language: str) -> str:
        return WORDS.say(f"setting-{self.name}", language, **ADDRESSES)


@dataclass(frozen=True)
class Row:
    """What is known of a setting besides its type and its default."""

    kind: Kind
    # Shorter flags for the same.
    aliases: tuple[str, ...] = ()
    # Whether nobody is to see the value.
    is_secret: bool = False
    # The default in words, where it depends on the machine.
    default_words: str = ""
    name: str = ""

    @property
    def words(self) -> About:
        return About(self.name)


def row(
    kind: Kind,
    *,
    default: Any,
    aliases: tuple[str, ...] = (),
    is_secret: bool = False,
    default_words: str = "",
) -> Any:
    about = {"row": Row(kind, aliases, is_secret, default_words)}
    if callable(default):
        return field(default_factory=default, metadata=about)
    return field(default=default, metadata=about)


def default_database() -> str:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / _DATA / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """All that can be set for a server."""

    database: str = row(
        Database(),
        default=default_database,
        aliases=("--db",),
        default_words=f"sqlite:///~/.local/share/{_DATA}/tables.db",
    )
    host: str = row(
        Text(),
        default="127.0.0.1",
    )
    port: int = row(
        Whole(0, 65_535),
        default=0,
    )
    open_browser: bool = row(
        Switch(),
        default=True,
        aliases=("--open",),
    )
    processes: int = row(
        Whole(1, 256),
        default=1,
    )
    bots_think: bool = row(
        Switch(),
        default=True,
    )
    bot_workers: int = row(
        Whole(0, 256),
        default=0,
    )
    bot_pace: float = row(
        Number(0.05, 60),
        default=0.8,
    )
    trusted_proxies: tuple[str, ...] = row(
        Networks(),
        default=("127.0.0.1", "::1"),
    )
    allowed_hosts: tuple[str, ...] = row(
        Hosts(),
        default=(),
    )
    most_connections: int = row(
        Whole(1, _MOST),
        default=10_000,
    )
    connections_per_address: int = row(
        Whole(1, _MOST),
        default=200,
    )
    limit_factor: float = row(
        Number(0, 1000),
        default=1.0,
    )
    keep_finished_days: int = row(
        Whole(0, 36_500),
        default=0,
    )
    keep_abandoned_days: int = row(
        Whole(0, 36_500),
        default=0,
    )
    log_format: str = row(
        Choice(("auto", "text", "json", "none")),
        default="auto",
    )
    log_level: str = row(
        Choice(("info", "warning", "error")),
        default="info",
    )
    metrics: bool = row(
        Switch(),
        default=True,
    )
    metrics_networks: tuple[str, ...] = row(
        Networks(),
        default=("127.0.0.0/8", "::1"),
    )
    metrics_token: str = row(
        Text(shortest=16, is_optional=True),
        default="",
        is_secret=True,
    )


ROWS: Final[Mapping[str, Row]] = {
    one.name: replace(one.metadata["row"], name=one.name) for one in fields(Settings)
}
# What names the file with settings; it cannot stand in that file.
FILE_FLAG: Final = "settings_file"
# What counts for who only thinks for bots.
THINKING: Final = ("database", "bot_workers", "bot_pace")
PREFIX: Final = "LUDI_"


def flag_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return f"{PREFIX}{name.upper()}"
