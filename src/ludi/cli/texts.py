"""What the command line says, in English and French."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludi.core.sentences import ENGLISH, LANGUAGES

TEXTS: Mapping[str, Mapping[str, str]] = {
    "about": {
        "en": "Four Roman table games, played, studied and mastered.",
        "fr": "Quatre jeux de table romains, à jouer, à étudier, à maîtriser.",
    },
    "command": {"en": "what to do", "fr": "que faire"},
    "play": {"en": "play a game in the terminal", "fr": "jouer dans le terminal"},
    "simulate": {
        "en": "play many games at random, fast",
        "fr": "jouer beaucoup de parties au hasard, vite",
    },
    "bench": {"en": "measure the speed of the engines", "fr": "mesurer la vitesse des moteurs"},
    "verify": {
        "en": "check a record: every action, every roll, the result",
        "fr": "vérifier une partie : chaque action, chaque dé, le résultat",
    },
    "replay": {"en": "tell a recorded game", "fr": "raconter une partie enregistrée"},
    "game": {"en": "one of: {games}", "fr": "un jeu : {games}"},
    "lang": {"en": "language: en or fr", "fr": "langue : en ou fr"},
    "seats": {"en": "how many seats", "fr": "nombre de places"},
    "people": {
        "en": "how many seats are people at this terminal (default 1; bots take the others)",
        "fr": "nombre de personnes à ce terminal (1 par défaut ; des robots pour les autres)",
    },
    "bot": {"en": "who plays the other seats: {bots}", "fr": "qui joue les autres places : {bots}"},
    "name": {"en": "your name", "fr": "votre nom"},
    "seed": {"en": "seed of all chance", "fr": "graine du hasard"},
    "option": {"en": "a match option, such as many_dice", "fr": "une option, comme many_dice"},
    "record": {
        "en": "file to save the game to (default: your data folder)",
        "fr": "fichier où enregistrer la partie (par défaut : votre dossier de données)",
    },
    "resume": {"en": "go on with a recorded game", "fr": "reprendre une partie enregistrée"},
    "record_file": {"en": "a record", "fr": "une partie enregistrée"},
    "games_count": {"en": "how many games", "fr": "nombre de parties"},
    "engine": {"en": "python, cpu or cuda", "fr": "python, cpu ou cuda"},
    "threads": {
        "en": "cores to use on cpu (default all)",
        "fr": "cœurs pour cpu (défaut : tous)",
    },
    "json": {"en": "print JSON", "fr": "écrire du JSON"},
    "bench_seconds": {"en": "about how long a measurement takes", "fr": "durée d’une mesure"},
    "which_game": {"en": "Which game?", "fr": "Quel jeu ?"},
    "guest": {"en": "Guest", "fr": "Invité"},
    "person": {"en": "Player {number}", "fr": "Joueur {number}"},
    "bot_name": {"en": "{name} (bot)", "fr": "{name} (robot)"},
    "turn_of": {"en": "{player}:", "fr": "{player} :"},
    "hash": {
        "en": "Chance is fixed in advance; the hash of its seed is {hash}.",
        "fr": "Le hasard est fixé d’avance ; l’empreinte de sa graine est {hash}.",
    },
    "intro": {
        "en": "Type a number from the list, or the words beside it. [bold]?[/bold] explains.",
        "fr": "Tapez un numéro de la liste, ou les mots à côté. [bold]?[/bold] explique.",
    },
    "prompt": {"en": "Your choice", "fr": "Votre choix"},
    "help_head": {"en": "What you can do now:", "fr": "Ce que vous pouvez faire :"},
    "help_commands": {
        "en": (
            "Any time: [bold]?[/bold] this help · [bold]rules[/bold] · [bold]hint[/bold] · "
            "[bold]undo[/bold] · [bold]log[/bold] · [bold]save[/bold] · [bold]quit[/bold]\n"
            "A line with values at its end takes one of them: “2 5” is line 2 with 5. "
            "Enter alone plays when there is only one choice."
        ),
        "fr": (
            "À tout moment : [bold]?[/bold] cette aide · [bold]règles[/bold] · "
            "[bold]conseil[/bold] · [bold]reprendre[/bold] · [bold]journal[/bold] · "
            "[bold]sauver[/bold] · [bold]quitter[/bold]\n"
            "Une ligne suivie de valeurs en prend une : « 2 5 » est la ligne 2 avec 5. "
            "Entrée seule joue s’il n’y a qu’un choix."
        ),
    },
    "undone": {"en": "Taken back.", "fr": "Coup repris."},
    "hint_is": {"en": "A sensible choice: {action}.", "fr": "Un choix raisonnable : {action}."},
    "not_understood": {
        "en": "“{text}” is no choice here. Type a number from 1 to {last}, or “{example}”.",
        "fr": "« {text} » n’est pas un choix ici. Tapez un numéro de 1 à {last}, ou « {example} ».",
    },
    "which_value": {
        "en": "“{text}” needs a value at the end: {values}.",
        "fr": "« {text} » demande une valeur à la fin : {values}.",
    },
    "ambiguous": {
        "en": "“{text}” could mean: {choices}.",
        "fr": "« {text} » peut vouloir dire : {choices}.",
    },
    "choose_one": {
        "en": "There are several choices; type one.",
        "fr": "Il y a plusieurs choix ; tapez-en un.",
    },
    "saved": {
        "en": "Saved: {path}\nCheck it with: ludi verify {path}",
        "fr": "Enregistré : {path}\nÀ vérifier avec : ludi verify {path}",
    },
    "resume_with": {
        "en": "Saved: {path}\nGo on with: ludi play --resume {path}",
        "fr": "Enregistré : {path}\nÀ reprendre avec : ludi play --resume {path}",
    },
    "not_saved": {
        "en": "The game could not be saved to {path}: {why}.",
        "fr": "La partie n’a pas pu être enregistrée dans {path} : {why}.",
    },
    "won": {"en": "{players} wins.", "fr": "{players} gagne."},
    "shared": {"en": "{players} share the win.", "fr": "{players} se partagent la victoire."},
    "nobody_won": {"en": "Nobody wins.", "fr": "Personne ne gagne."},
    "and": {"en": " and ", "fr": " et "},
    "points": {"en": "{player}: {points} points", "fr": "{player} : {points} points"},
    "seed_was": {"en": "The seed was {seed}.", "fr": "La graine était {seed}."},
    "bye": {"en": "Until next time. Vale!", "fr": "À la prochaine. Vale !"},
    "valid": {
        "en": "The record is true: {actions} actions, {draws} draws from the seed, {given} given.",
        "fr": "La partie est authentique : {actions} actions, {draws} tirages de la graine, "
        "{given} donnés.",
    },
    "unfinished": {"en": "The game is not finished.", "fr": "La partie n’est pas finie."},
    "interpreted_ratio": {
        "en": "{ratio:.0f} times the interpreted speed",
        "fr": "{ratio:.0f} fois la vitesse interprétée",
    },
    "option_form": {
        "en": "An option reads NAME or NAME=VALUE, not {text!r}.",
        "fr": "Une option s’écrit NOM ou NOM=VALEUR, pas {text!r}.",
    },
    "people_range": {
        "en": "From 0 to {seats} people can sit at {seats} seats, not {people}.",
        "fr": "De 0 à {seats} personnes peuvent prendre {seats} places, pas {people}.",
    },
}


def text(key: str, language: str, **values: object) -> str:
    return TEXTS[key][language].format_map(values)


def system_language() -> str:
    """The language of the environment where we speak it; English otherwise."""
    for variable in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else ENGLISH
    return ENGLISH
