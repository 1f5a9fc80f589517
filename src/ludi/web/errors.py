"""What the server refuses, and the HTTP status of everything that can be refused.

LudiError
├── Missing      404  there is no such table, page or key
├── Unknown      401  nobody says who is asking
├── Forbidden    403  somebody else may, this guest may not
├── NotNow       409  not in this state of the table
│   ├── Stale    409  made on a table that has changed since
│   └── OldRules 409  the match was begun under other rules than this server plays
├── BadInput     422  a name, text or number that is not as it must be
│   ├── BadHost  400  the header Host names no host
│   ├── TooLarge 413  more than may come at once
│   └── WrongType 415 neither a form nor JSON, where that is asked for
├── Elsewhere    421  another server was meant
├── TooMuch      429  more than the limits allow; later it works again
├── Unkept       503  the database cannot be reached, or takes nothing; later it works again
├── BadDatabase       not the database that a command needs
│   └── NewerDatabase the server does not start
└── BadBackup         a file that cannot be restored
"""

from __future__ import annotations

from typing import Final

from ludi.core import errors
from ludi.core.errors import LudiError, refuse_with
from ludi.web.spoken import WORDS


class Missing(LudiError):
    """There is no such thing."""


class Unknown(LudiError):
    """Nobody says who is asking."""


class Forbidden(LudiError):
    """This guest may not."""


class NotNow(LudiError):
    """Not in this state of the table."""


class Stale(NotNow):
    """The table has changed since."""


class Outrun(Stale):
    """Another process was faster."""


class OldRules(NotNow):
    """The match was begun with other rules."""


class BadInput(LudiError):
    """What was sent is not as it must be."""


class BadHost(BadInput):
    """The header Host names no host."""


class TooLarge(BadInput):
    """More than may come at once."""


class WrongType(BadInput):
    """Sent as something else than is asked for."""


class Elsewhere(LudiError):
    """Another server was meant."""


class TooMuch(LudiError):
    """More than the limits allow."""


class Unkept(LudiError):
    """The database cannot be reached, or takes nothing."""


class BadDatabase(LudiError):
    """The database is not as a command needs it."""


class NewerDatabase(BadDatabase):
    """A later version of the program has written the database."""


class BadBackup(LudiError):
    """A file that cannot be restored."""


_STATUSES: Final = (
    (Missing, 404),
    (errors.UnknownGame, 404),
    (Unknown, 401),
    (Forbidden, 403),
    (NotNow, 409),
    (errors.UnknownAction, 422),
    (errors.IllegalAction, 409),
    (errors.CannotUndo, 409),
    (BadHost, 400),
    (TooLarge, 413),
    (WrongType, 415),
    (Elsewhere, 421),
    (TooMuch, 429),
    (Unkept, 503),
)


def status_of(error: LudiError) -> int:
    for kind, status in _STATUSES:
        if isinstance(error, kind):
            return status
    return 422


refuse_with(WORDS)
