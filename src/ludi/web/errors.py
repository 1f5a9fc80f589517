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
from ludi.core.errors import LudiError
from ludi.core.sentences import add_sentences


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


add_sentences(
    {
        "database.away": {
            "en": "The server cannot get at its records just now. Nothing that it had confirmed is "
            "lost; please try again in a moment.",
            "fr": "Le serveur n’a pas accès à ses données pour le moment. Rien de ce qu’il avait "
            "confirmé n’est perdu ; réessayez dans un instant.",
        },
        "table.missing": {
            "en": "There is no such table.",
            "fr": "Cette table n’existe pas.",
        },
        "page.missing": {"en": "There is no such page.", "fr": "Cette page n’existe pas."},
        "guest.unknown": {
            "en": "Say who you are: with the cookie of a page, or with a token.",
            "fr": "Dites qui vous êtes : par le cookie d’une page, ou par un jeton.",
        },
        "guest.forged": {
            "en": "The form is out of date; load the page again.",
            "fr": "Le formulaire n’est plus valable ; rechargez la page.",
        },
        "guest.name": {
            "en": "A name has 1 to {most} letters or signs, no line breaks and nothing hidden.",
            "fr": "Un nom a de 1 à {most} lettres ou signes, sans retour à la ligne ni rien "
            "de caché.",
        },
        "guest.code": {
            "en": "This code is wrong, used or too old.",
            "fr": "Ce code est faux, déjà utilisé ou trop ancien.",
        },
        "table.host_only": {
            "en": "Only who made the table can do that.",
            "fr": "Seul qui a ouvert la table peut le faire.",
        },
        "table.not_yours": {
            "en": "You do not sit at this table.",
            "fr": "Vous n’êtes pas assis à cette table.",
        },
        "table.seat_taken": {
            "en": "Seat {seat} is taken.",
            "fr": "La place {seat} est prise.",
        },
        "table.no_seat": {
            "en": "There is no seat {seat}; the last one is {last}.",
            "fr": "Il n’y a pas de place {seat} ; la dernière est {last}.",
        },
        "table.started": {
            "en": "The match has begun.",
            "fr": "La partie a commencé.",
        },
        "table.not_started": {
            "en": "The match has not begun yet.",
            "fr": "La partie n’a pas encore commencé.",
        },
        "table.at_the_end": {
            "en": "The match is over there; choose an earlier moment.",
            "fr": "La partie est terminée à cet endroit ; choisissez un moment plus tôt.",
        },
        "table.not_over": {
            "en": "The match is not over yet.",
            "fr": "La partie n’est pas encore finie.",
        },
        "table.open_seats": {
            "en": "Some seats are still open: let somebody sit there, or a bot.",
            "fr": "Des places sont encore libres : faites-y asseoir quelqu’un, ou un robot.",
        },
        "table.nobody": {
            "en": "Somebody must play; there are only bots.",
            "fr": "Il faut quelqu’un pour jouer ; il n’y a que des robots.",
        },
        "table.stale": {
            "en": "The table has changed since; look again.",
            "fr": "La table a changé entre-temps ; regardez à nouveau.",
        },
        "table.future": {
            "en": "The table is at version {present}, not yet at {version}.",
            "fr": "La table en est à la version {present}, pas encore à {version}.",
        },
        "table.older_rules": {
            "en": "This match was begun under older rules of the game: it cannot go on, nor be "
            "shown on the board. What was played can be read and downloaded.",
            "fr": "Cette partie a commencé avec d’anciennes règles du jeu : elle ne peut ni "
            "continuer, ni être montrée sur le plateau. Ce qui a été joué peut être lu et "
            "téléchargé.",
        },
        "table.newer_rules": {
            "en": "This match was begun under newer rules of the game than this server knows.",
            "fr": "Cette partie a commencé avec des règles du jeu plus récentes que celles que "
            "connaît ce serveur.",
        },
        "table.not_away": {
            "en": "Nobody plays for you.",
            "fr": "Personne ne joue à votre place.",
        },
        "table.away": {
            "en": "A bot plays for you; take your seat back first.",
            "fr": "Un robot joue pour vous ; reprenez d’abord votre place.",
        },
        "chat.text": {
            "en": "A message has 1 to {most} letters or signs.",
            "fr": "Un message a de 1 à {most} lettres ou signes.",
        },
        "table.clock": {
            "en": "The clock is one of: {clocks} seconds.",
            "fr": "La pendule vaut, en secondes : {clocks}.",
        },
        "table.advice": {
            "en": "The oracle may be asked: {values}.",
            "fr": "L’oracle peut être consulté : {values}.",
        },
        "oracle.forbidden": {
            "en": "At this table the oracle may not be asked.",
            "fr": "À cette table, l’oracle ne peut pas être consulté.",
        },
        "oracle.not_asked": {
            "en": "The oracle answers only when you have something to decide.",
            "fr": "L’oracle ne répond que quand vous avez quelque chose à décider.",
        },
        "oracle.busy": {
            "en": "The oracle has much to do; ask again in {seconds} s.",
            "fr": "L’oracle est très demandé ; consultez-le de nouveau dans {seconds} s.",
        },
        "table.full": {
            "en": "So much has happened at this table, {most} things and more, that nothing can be "
            "said or taken back here any more.",
            "fr": "Il s’est passé tant de choses à cette table, {most} et plus, qu’on ne peut plus "
            "rien y dire ni reprendre.",
        },
        "key.length": {
            "en": "A key has 8 to 64 letters, digits, hyphens or underscores.",
            "fr": "Une clé a de 8 à 64 lettres, chiffres, tirets ou soulignés.",
        },
        "key.used": {
            "en": "This key was used before, by somebody else or long ago; take a new one for each "
            "action.",
            "fr": "Cette clé a déjà servi, à quelqu’un d’autre ou il y a longtemps ; prenez-en une "
            "nouvelle pour chaque action.",
        },
        "limit.rate": {
            "en": "Too much at once; wait {seconds} s.",
            "fr": "Trop à la fois ; attendez {seconds} s.",
        },
        "limit.busy": {
            "en": "Others ask for much at the moment; try again in {seconds} s.",
            "fr": "D’autres demandent beaucoup en ce moment ; réessayez dans {seconds} s.",
        },
        "limit.size": {
            "en": "That is more than {most} bytes.",
            "fr": "Cela fait plus de {most} octets.",
        },
        "limit.streams": {
            "en": "Too many pages of one table are open; close one and wait {seconds} s.",
            "fr": "Trop de pages de la même table sont ouvertes ; fermez-en une et attendez "
            "{seconds} s.",
        },
        "limit.connections": {
            "en": "Too many connections are open; try again in {seconds} s.",
            "fr": "Trop de connexions sont ouvertes ; réessayez dans {seconds} s.",
        },
        "limit.time": {
            "en": "The request took too long to come; send it again.",
            "fr": "La requête a mis trop de temps à venir ; renvoyez-la.",
        },
        "limit.head": {
            "en": "The headers of the request are more than {most} bytes.",
            "fr": "Les en-têtes de la requête font plus de {most} octets.",
        },
        "database.newer": {
            "en": "The database was brought up to date by a later version of Ludi Romani (step "
            "{found}; this version knows steps up to {known}). Start that version, or restore a "
            "backup made before.",
            "fr": "La base de données a été mise à jour par une version plus récente de Ludi "
            "Romani (étape {found} ; cette version connaît les étapes jusqu’à {known}). Démarrez "
            "cette version, ou restaurez une sauvegarde plus ancienne.",
        },
        "limit.all_streams": {
            "en": "Too many pages are open at once; close some of them.",
            "fr": "Trop de pages sont ouvertes à la fois ; fermez-en quelques-unes.",
        },
        "limit.tables": {
            "en": "That is more than {most} tables at once.",
            "fr": "Cela fait plus de {most} tables à la fois.",
        },
        "database.older": {
            "en": "The database is at step {found}; this version needs step {needed}. Start the "
            "server once: it brings the database up to date.",
            "fr": "La base de données en est à l’étape {found} ; cette version demande l’étape "
            "{needed}. Démarrez une fois le serveur : il la met à jour.",
        },
        "database.none": {
            "en": "There is no database of Ludi Romani at {database}.",
            "fr": "Il n’y a pas de base de données de Ludi Romani à {database}.",
        },
        "database.unreachable": {
            "en": "The database cannot be opened: {why}",
            "fr": "La base de données ne s’ouvre pas : {why}",
        },
        "database.in_use": {
            "en": "A server is running on this database; stop it first.",
            "fr": "Un serveur tourne sur cette base de données ; arrêtez-le d’abord.",
        },
        "database.not_empty": {
            "en": "The database is not empty: {tables} tables, {guests} guests. Restore into an "
            "empty one, or add --replace, which deletes all that is there.",
            "fr": "La base de données n’est pas vide : {tables} tables, {guests} invités. "
            "Restaurez dans une base vide, ou ajoutez --replace, qui efface tout ce qui y est.",
        },
        "backup.foreign": {
            "en": "{path} is no backup of Ludi Romani.",
            "fr": "{path} n’est pas une sauvegarde de Ludi Romani.",
        },
        "backup.damaged": {
            "en": "{path} is damaged; nothing was changed. Take another backup.",
            "fr": "{path} est abîmé ; rien n’a été changé. Prenez une autre sauvegarde.",
        },
        "backup.newer": {
            "en": "{path} was made by a later version of Ludi Romani ({program}); restore it with "
            "that version.",
            "fr": "{path} vient d’une version plus récente de Ludi Romani ({program}) ; "
            "restaurez-le avec cette version.",
        },
        "backup.file": {
            "en": "{path} cannot be read or written: {why}",
            "fr": "{path} ne peut être lu ou écrit : {why}",
        },
        "table.closed": {
            "en": "Whoever runs this server has closed the table; nobody has won.",
            "fr": "Qui gère ce serveur a fermé la table ; personne n’a gagné.",
        },
        "table.ended": {
            "en": "The table {table} is over already.",
            "fr": "La table {table} est déjà terminée.",
        },
        "guest.banned": {
            "en": "Whoever runs this server has barred you: you can look on, and do nothing.",
            "fr": "Qui gère ce serveur vous a exclu : vous pouvez regarder, sans rien faire.",
        },
        "guest.banned_until": {
            "en": "Whoever runs this server has barred you until {until} (UTC): you can look on, "
            "and do nothing.",
            "fr": "Qui gère ce serveur vous a exclu jusqu’au {until} (UTC) : vous pouvez regarder, "
            "sans rien faire.",
        },
        "guest.muted": {
            "en": "Whoever runs this server has taken the chat from you; you can play on.",
            "fr": "Qui gère ce serveur vous a retiré la discussion ; vous pouvez jouer.",
        },
        "guest.missing": {
            "en": "There is no guest {who}, nor is it an address. `ludi admin people` finds "
            "guests.",
            "fr": "Il n’y a pas d’invité {who}, et ce n’est pas une adresse. `ludi admin people` "
            "trouve les invités.",
        },
        "server.broken": {
            "en": "Something is broken on our side. The table is as it was. Whoever runs the "
            "server finds what it was under {request}.",
            "fr": "Quelque chose est cassé de notre côté. La table est comme avant. Qui gère le "
            "serveur trouve ce que c’était sous {request}.",
        },
        "input.wrong": {
            "en": "{field} is not as it must be; the document at /api/openapi.json says how.",
            "fr": "{field} n’est pas comme il faut ; le document /api/openapi.json dit comment.",
        },
        "input.missing": {"en": "{field} is missing.", "fr": "{field} manque."},
        "input.extra": {
            "en": "{field} is not known here.",
            "fr": "{field} est inconnu ici.",
        },
        "input.json": {
            "en": "The body is not JSON.",
            "fr": "Le corps n’est pas du JSON.",
        },
        "input.form": {
            "en": "The form cannot be read; load the page again.",
            "fr": "Le formulaire est illisible ; rechargez la page.",
        },
        "input.type": {
            "en": "What is sent here must be of the Content-Type {right}.",
            "fr": "Ce qu’on envoie ici doit être du Content-Type {right}.",
        },
        "input.method": {
            "en": "That cannot be done at this address; it knows {methods}.",
            "fr": "Cette adresse ne permet pas cela ; elle connaît {methods}.",
        },
        "input.http": {
            "en": "This is not a request that the server understands.",
            "fr": "Ce n’est pas une requête que le serveur comprenne.",
        },
        "host.wrong": {
            "en": "The header Host must name one host, as in “Host: example.org”.",
            "fr": "L’en-tête Host doit nommer un hôte, comme dans « Host: example.org ».",
        },
        "host.unknown": {
            "en": "This server is not called {host!r}.",
            "fr": "Ce serveur ne s’appelle pas {host!r}.",
        },
        "proxy.address": {
            "en": "A trusted proxy is an address or a network, such as 10.0.0.7 or 10.0.0.0/8, "
            "not {found!r}.",
            "fr": "Un mandataire de confiance est une adresse ou un réseau, comme 10.0.0.7 ou "
            "10.0.0.0/8, et non {found!r}.",
        },
    }
)
