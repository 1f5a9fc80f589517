"""The settings, a row each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ludi.web.settings.kinds import (
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
class Row:
    """What is known of a setting besides its name, its type and its default."""

    kind: Kind
    words: Mapping[str, str]
    # Shorter flags for the same.
    aliases: tuple[str, ...] = ()
    # Whether nobody is to see the value.
    is_secret: bool = False
    # The default in words, where it depends on the machine.
    default_words: str = ""


def row(
    kind: Kind,
    *,
    default: Any,
    en: str,
    fr: str,
    aliases: tuple[str, ...] = (),
    is_secret: bool = False,
    default_words: str = "",
) -> Any:
    about = {"row": Row(kind, {"en": en, "fr": fr}, aliases, is_secret, default_words)}
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
        en="where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME",
        fr="où tout est gardé : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM",
        aliases=("--db",),
        default_words=f"sqlite:///~/.local/share/{_DATA}/tables.db",
    )
    host: str = row(
        Text(),
        default="127.0.0.1",
        en="address to listen on; 127.0.0.1: for this machine alone, 0.0.0.0: for everybody",
        fr="adresse d’écoute ; 127.0.0.1 : pour cette machine seule, 0.0.0.0 : pour tout le monde",
    )
    port: int = row(
        Whole(0, 65_535),
        default=0,
        en="port to listen on; 0: 8000, or the next that is free",
        fr="port d’écoute ; 0 : 8000, ou le prochain qui est libre",
    )
    open_browser: bool = row(
        Switch(),
        default=True,
        en="open a browser at the start, where there is a screen",
        fr="ouvrir un navigateur au début, s’il y a un écran",
        aliases=("--open",),
    )
    processes: int = row(
        Whole(1, 256),
        default=1,
        en="processes that answer people",
        fr="processus qui répondent aux gens",
    )
    bots_think: bool = row(
        Switch(),
        default=True,
        en="whether bots think beside this server; if not, `ludi think` does it, here or elsewhere",
        fr="si les robots réfléchissent à côté de ce serveur ; sinon, c’est `ludi think` qui le "
        "fait, ici ou ailleurs",
    )
    bot_workers: int = row(
        Whole(0, 256),
        default=0,
        en="processes in which bots think; 0: one for two cores of the machine",
        fr="processus où réfléchissent les robots ; 0 : un pour deux cœurs de la machine",
    )
    bot_pace: float = row(
        Number(0.05, 60),
        default=0.8,
        en="seconds between what bots do, that people can follow",
        fr="secondes entre les coups des robots, pour qu’on puisse suivre",
    )
    trusted_proxies: tuple[str, ...] = row(
        Networks(),
        default=("127.0.0.1", "::1"),
        en="addresses and networks of proxies that are believed who asks, and whether by HTTPS",
        fr="adresses et réseaux des mandataires qu’on croit sur qui demande, et si c’est en HTTPS",
    )
    allowed_hosts: tuple[str, ...] = row(
        Hosts(),
        default=(),
        en="names under which the server answers; none: under any",
        fr="noms sous lesquels le serveur répond ; aucun : sous tous",
    )
    most_connections: int = row(
        Whole(1, _MOST),
        default=10_000,
        en="connections that may be open at once",
        fr="connexions qui peuvent être ouvertes en même temps",
    )
    connections_per_address: int = row(
        Whole(1, _MOST),
        default=200,
        en="of these, from one address",
        fr="dont celles d’une même adresse",
    )
    limit_factor: float = row(
        Number(0, 1000),
        default=1.0,
        en="so many times the usual number of requests a guest may make; 0: without limits",
        fr="tant de fois le nombre habituel de requêtes par invité ; 0 : sans limite",
    )
    keep_finished_days: int = row(
        Whole(0, 36_500),
        default=0,
        en="days after which finished tables are deleted; 0: never",
        fr="jours après lesquels les tables finies sont supprimées ; 0 : jamais",
    )
    keep_abandoned_days: int = row(
        Whole(0, 36_500),
        default=0,
        en="days after which tables are deleted that nobody goes on with; 0: never",
        fr="jours après lesquels sont supprimées les tables que personne ne continue ; 0 : jamais",
    )
    log_format: str = row(
        Choice(("auto", "text", "json", "none")),
        default="auto",
        en="a line for every request, as text or json, or none; auto: text, but none at a terminal",
        fr="une ligne par requête, text ou json, ou none pour aucune ; auto : text, mais aucune "
        "dans un terminal",
    )
    log_level: str = row(
        Choice(("info", "warning", "error")),
        default="info",
        en="what is logged; info: requests and what goes wrong; warning, error: only that",
        fr="ce qui est noté ; info : les requêtes et ce qui va mal ; warning, error : cela seul",
    )
    metrics: bool = row(
        Switch(),
        default=True,
        en="tell at /metrics how the server is doing",
        fr="dire à /metrics comment va le serveur",
    )
    metrics_networks: tuple[str, ...] = row(
        Networks(),
        default=("127.0.0.0/8", "::1"),
        en="addresses and networks that may read /metrics, without a proxy between",
        fr="adresses et réseaux qui peuvent lire /metrics, sans mandataire entre les deux",
    )
    metrics_token: str = row(
        Text(shortest=16, is_optional=True),
        default="",
        en="who sends this as a bearer token may read /metrics from anywhere; none: nobody",
        fr="qui envoie ce jeton (bearer) peut lire /metrics de partout ; aucun : personne",
        is_secret=True,
    )


ROWS: Final[Mapping[str, Row]] = {one.name: one.metadata["row"] for one in fields(Settings)}
# What names the file with settings; it cannot stand in that file.
FILE_FLAG: Final = "settings_file"
# What counts for who only thinks for bots.
THINKING: Final = ("database", "bot_workers", "bot_pace")
PREFIX: Final = "LUDI_"


def flag_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return f"{PREFIX}{name.upper()}"
