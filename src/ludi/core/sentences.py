"""The sentences of errors, by code, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter
from typing import Any

ENGLISH = "en"
FRENCH = "fr"
LANGUAGES = (ENGLISH, FRENCH)

# French sets a space before these signs and inside its quotation marks; it must not break a line.
_FRENCH_SPACES = re.compile(r" (?=[:;?!»])|(?<=«) ")
_NO_BREAK = "\u00a0"


def typeset(text: str, language: str) -> str:
    """A text with the spaces that its language's typography asks for."""
    return _FRENCH_SPACES.sub(_NO_BREAK, text) if language == FRENCH else text


def filled(template: str, language: str, facts: Mapping[str, Any]) -> str:
    """A template with its facts; `{fact!r}` sets a text in the language's quotation marks."""
    return typeset(_Quoting(language).vformat(template, (), facts), language)


class _Quoting(Formatter):
    def __init__(self, language: str) -> None:
        self.marks = "« {} »" if language == FRENCH else "“{}”"

    def convert_field(self, value: Any, conversion: Any) -> Any:
        if conversion == "r" and isinstance(value, str):
            return self.marks.format(value if value.isprintable() else repr(value)[1:-1])
        return super().convert_field(value, conversion)


SENTENCES: dict[str, Mapping[str, str]] = {
    "game.unknown": {
        "en": "There is no game {game!r}; there is {games}.",
        "fr": "Il n’y a pas de jeu {game!r} ; il y a {games}.",
    },
    "setup.seats": {
        "en": "{game} is played with {possible} seats, not {seats!r}.",
        "fr": "{game} se joue à {possible} places, pas {seats!r}.",
    },
    "position.stuck": {
        "en": "{field}: seat {seat} would be asked and could do nothing.",
        "fr": "{field} : la place {seat} serait sollicitée et ne pourrait rien faire.",
    },
    "position.by_itself": {
        "en": "{field}: what is called {phase} happens by itself; begin with what is asked.",
        "fr": "{field} : ce qui s’appelle {phase} se fait tout seul ; partez de ce qui est "
        "demandé.",
    },
    "position.ended": {
        "en": "{field}: the game would be over.",
        "fr": "{field} : la partie serait finie.",
    },
    "position.copies": {
        "en": "{field}: there are {copies} cards {card}, and {there} are accounted for.",
        "fr": "{field} : il y a {copies} cartes {card}, et {there} sont comptées.",
    },
    "setup.option_unknown": {
        "en": "{game} has no option {option!r}; its options are {options}.",
        "fr": "{game} n’a pas d’option {option!r} ; ses options sont {options}.",
    },
    "setup.option_switch": {
        "en": "Option {option} is on or off: true or false, not {value!r}.",
        "fr": "L’option {option} est active ou non : true ou false, pas {value!r}.",
    },
    "setup.option_range": {
        "en": "Option {option} takes a whole number from {low} to {high}, not {value!r}.",
        "fr": "L’option {option} prend un nombre entier de {low} à {high}, pas {value!r}.",
    },
    "setup.option_seat": {
        "en": "Option {option} is about seat {seat}; there are only the seats 0 to {last}.",
        "fr": "L’option {option} concerne la place {seat} ; il n’y a que les places 0 à {last}.",
    },
    "setup.seed": {
        "en": "A seed is a whole number or a text of 1 to 200 characters, not {seed!r}.",
        "fr": "Une graine est un nombre entier ou un texte de 1 à 200 caractères, pas {seed!r}.",
    },
    "setup.number_seed": {
        "en": "A seed is a whole number from 0 to 2^63 - 1 here, not {seed!r}.",
        "fr": "Ici, une graine est un nombre entier de 0 à 2^63 - 1, pas {seed!r}.",
    },
    "setup.counts": {
        "en": "Games and threads are whole numbers from 1 on, not {found!r}.",
        "fr": "Parties et fils sont des nombres entiers à partir de 1, pas {found!r}.",
    },
    "setup.players": {
        "en": "Give one name of 1 to 40 characters for each of the {seats} seats.",
        "fr": "Donnez un nom de 1 à 40 caractères pour chacune des {seats} places.",
    },
    "setup.bots": {
        "en": "Say for each of the {seats} seats which bot plays it, or none for a person.",
        "fr": "Dites pour chacune des {seats} places quel robot y joue, ou aucun.",
    },
    "action.unknown": {
        "en": "{action!r} is no action of this game. Possible: {verbs}; for example {example!r}.",
        "fr": "{action!r} n’est pas une action de ce jeu. Possible : {verbs} ; par exemple "
        "{example!r}.",
    },
    "action.words": {
        "en": "{action!r} does not fit. Possible: {legal}.",
        "fr": "{action!r} ne convient pas. Possible : {legal}.",
    },
    "action.illegal": {
        "en": "{action!r} is not possible now. Possible: {legal}.",
        "fr": "{action!r} n’est pas possible maintenant. Possible : {legal}.",
    },
    "action.not_your_turn": {
        "en": "Seat {seat} is not to act; it is the turn of seat {to_act}.",
        "fr": "La place {seat} n’a pas à jouer ; c’est à la place {to_act}.",
    },
    "action.no_such_seat": {
        "en": "There is no seat {seat!r}; the seats are 0 to {last}.",
        "fr": "Il n’y a pas de place {seat!r} ; les places vont de 0 à {last}.",
    },
    "action.over": {
        "en": "The match is over.",
        "fr": "La partie est terminée.",
    },
    "chance.word": {
        "en": "{word!r} is no outcome of {what}; the outcomes are {words}.",
        "fr": "{word!r} n’est pas un résultat de {what} ; les résultats sont {words}.",
    },
    "chance.impossible": {
        "en": "{word!r} cannot come now: {what} holds none.",
        "fr": "{word!r} ne peut pas sortir maintenant : {what} n’en contient pas.",
    },
    "chance.list": {
        "en": "The outcomes are given as a list, in the order they are drawn, not as {chance!r}.",
        "fr": "Les résultats se donnent en liste, dans l’ordre des tirages, pas {chance!r}.",
    },
    "chance.missing": {
        "en": "More is drawn here than the {given} outcomes given; next comes {what}.",
        "fr": "Ici se tire plus que les {given} résultats donnés ; ensuite vient {what}.",
    },
    "chance.left": {
        "en": "{given} outcomes were given, but {used} are drawn here.",
        "fr": "{given} résultats ont été donnés, mais {used} se tirent ici.",
    },
    "undo.nothing": {
        "en": "There is nothing to take back.",
        "fr": "Il n’y a rien à annuler.",
    },
    "undo.other_acted": {
        "en": "Seat {seat} cannot take back: seat {last} has acted since.",
        "fr": "La place {seat} ne peut plus annuler : la place {last} a joué depuis.",
    },
    "undo.chance": {
        "en": "This cannot be taken back: chance has decided.",
        "fr": "Ce coup ne peut être annulé : le hasard a tranché.",
    },
    "undo.learned": {
        "en": "This cannot be taken back: it has shown something that was hidden.",
        "fr": "Ce coup ne peut être annulé : il a révélé quelque chose de caché.",
    },
    "undo.over": {
        "en": "The match is over; nothing can be taken back.",
        "fr": "La partie est terminée ; rien ne peut être annulé.",
    },
    "document.constant": {
        "en": "{field}: must be {expected}, not {found!r}.",
        "fr": "{field} : doit être {expected}, pas {found!r}.",
    },
    "document.object": {
        "en": "{field}: must be an object with named fields, not {found!r}.",
        "fr": "{field} : doit être un objet avec des champs nommés, pas {found!r}.",
    },
    "document.text": {
        "en": "{field}: must be text, not {found!r}.",
        "fr": "{field} : doit être un texte, pas {found!r}.",
    },
    "document.number": {
        "en": "{field}: must be a whole number, not {found!r}.",
        "fr": "{field} : doit être un nombre entier, pas {found!r}.",
    },
    "document.list": {
        "en": "{field}: must be a list, not {found!r}.",
        "fr": "{field} : doit être une liste, pas {found!r}.",
    },
    "document.counts": {
        "en": "{field}: must be a list of names, or counts by name, not {found!r}.",
        "fr": "{field} : doit être une liste de noms, ou des nombres par nom, pas {found!r}.",
    },
    "document.missing": {
        "en": "{field}: is missing.",
        "fr": "{field} : manque.",
    },
    "document.unknown": {
        "en": "{field}: is not known here; known are {known}.",
        "fr": "{field} : inconnu ici ; connus : {known}.",
    },
    "document.range": {
        "en": "{field}: takes a whole number from {low} to {high}, not {found!r}.",
        "fr": "{field} : prend un nombre entier de {low} à {high}, pas {found!r}.",
    },
    "document.name": {
        "en": "{field}: takes one of {names}, not {found!r}.",
        "fr": "{field} : prend un nom parmi {names}, pas {found!r}.",
    },
    "document.length": {
        "en": "{field}: takes a list of {length}, not of {found}.",
        "fr": "{field} : prend une liste de {length}, pas de {found}.",
    },
    "document.twice": {
        "en": "{field}: {found!r} stands there already.",
        "fr": "{field} : {found!r} y est déjà.",
    },
    "document.value": {
        "en": "{field}: {why}",
        "fr": "{field} : {why}",
    },
    "document.json": {
        "en": "{field}: is no JSON document (line {line}).",
        "fr": "{field} : n’est pas un document JSON (ligne {line}).",
    },
    "document.absent": {
        "en": "{field}: there is no such file.",
        "fr": "{field} : ce fichier n’existe pas.",
    },
    "document.file": {
        "en": "{field}: cannot be read ({why}).",
        "fr": "{field} : illisible ({why}).",
    },
    "document.large": {
        "en": "{field}: is larger than {most} bytes.",
        "fr": "{field} : fait plus de {most} octets.",
    },
    "document.deep": {
        "en": "{field}: is nested too deeply.",
        "fr": "{field} : est trop imbriqué.",
    },
    "record.version": {
        "en": "{field}: the record follows rules version {found!r}, this is version {expected}.",
        "fr": "{field} : elle suit la version {found!r} des règles, ici c’est la {expected}.",
    },
    "record.commitment": {
        "en": "{field}: the seed does not have the hash that was shown at the start.",
        "fr": "{field} : la graine n’a pas l’empreinte montrée au début.",
    },
    "record.drew": {
        "en": "{field}: the record says {found}, the seed gives {expected}.",
        "fr": "{field} : l’enregistrement dit {found}, la graine donne {expected}.",
    },
    "record.action": {
        "en": "{field}: {why}",
        "fr": "{field} : {why}",
    },
    "record.result": {
        "en": "{field}: the record and its actions do not agree; the actions give {expected}.",
        "fr": "{field} : la partie et ses actions ne concordent pas ; elles donnent {expected}.",
    },
    "engine.unknown": {
        "en": "There is no engine {engine!r}; the engines are {engines}.",
        "fr": "Il n’y a pas de moteur {engine!r} ; les moteurs sont {engines}.",
    },
    "engine.numba_cuda": {
        "en": "The engine cuda needs numba-cuda: pip install 'ludi-romani[cuda]'.",
        "fr": "Le moteur cuda demande numba-cuda : pip install 'ludi-romani[cuda]'.",
    },
    "engine.no_gpu": {
        "en": "The engine cuda needs an NVIDIA GPU with its driver; none is found here ({why}).",
        "fr": "Le moteur cuda demande un GPU NVIDIA et son pilote ; aucun ici ({why}).",
    },
    "engine.too_wide": {
        "en": "A batch on a GPU takes games with at most {most:,} actions, numbers in an "
        "observation and bytes in a state.",
        "fr": "Un lot sur un GPU prend des jeux d’au plus {most} actions, nombres dans une "
        "observation et octets dans un état.",
    },
    "setup.batch": {
        "en": "A batch holds a whole number of games, 1 or more, not {n!r}.",
        "fr": "Un lot contient un nombre entier de parties, 1 ou plus, pas {n!r}.",
    },
    "batch.shape": {
        "en": "A step takes {n} whole numbers, one a game, not {kind} of shape {shape}.",
        "fr": "Un pas prend {n} nombres entiers, un par partie, pas {kind} de forme {shape}.",
    },
    "batch.not_on_device": {
        "en": "This batch lives on a GPU: it takes actions from there, not {kind}.",
        "fr": "Ces parties sont sur un GPU : elles y prennent leurs actions, pas {kind}.",
    },
    "batch.refused": {
        "en": "The policy chose {count} actions that were not legal; those games did not move.",
        "fr": "La stratégie a choisi {count} actions qui n’étaient pas permises ; ces parties "
        "n’ont pas avancé.",
    },
    "batch.illegal": {
        "en": "Action {action} is not legal in game {index} of the batch (legal: {legal}); "
        "nothing was played.",
        "fr": "L’action {action} n’est pas permise dans la partie {index} (permises : {legal}) ; "
        "rien n’a été joué.",
    },
    "bot.unknown": {
        "en": "There is no bot {bot!r}; the bots are {bots}.",
        "fr": "Il n’y a pas de robot {bot!r} ; les robots sont {bots}.",
    },
    "arena.bots": {
        "en": "{game} with {seats} seats takes {seats} bots or more, not {bots}.",
        "fr": "{game} à {seats} places demande {seats} robots ou plus, pas {bots}.",
    },
    "arena.worker": {
        "en": "A worker process has ended (exit status {status}), and the arena with it.",
        "fr": "Un processus de travail a pris fin (code {status}), et l’arène avec lui.",
    },
    "bot.no_module": {
        "en": "The bot {bot!r} cannot be loaded: {why}.",
        "fr": "Le robot {bot!r} ne se charge pas : {why}.",
    },
    "bot.no_object": {
        "en": "The bot {bot!r} cannot be loaded: {module} has no class or function {name!r}.",
        "fr": "Le robot {bot!r} ne se charge pas : {module} n’a ni classe ni fonction {name!r}.",
    },
    "bot.no_program": {
        "en": "The bot {bot!r} cannot be started: there is no such program ({why}).",
        "fr": "Le robot {bot!r} ne démarre pas : ce programme n’existe pas ({why}).",
    },
    "bot.illegal": {
        "en": "The bot {bot!r} chose what cannot be played "
        "(deal {deal}, seat {seat}, after {moves} moves). {why}",
        "fr": "Le robot {bot!r} a choisi un coup impossible "
        "(donne {deal}, place {seat}, après {moves} coups). {why}",
    },
    "bot.no_answer": {
        "en": "The bot {bot!r} gave no action (deal {deal}, seat {seat}, after {moves} moves).",
        "fr": "Le robot {bot!r} n’a donné aucune action "
        "(donne {deal}, place {seat}, après {moves} coups).",
    },
    "bot.no_line": {
        "en": 'The bot {bot!r} answered {answer!r}, not a line like {{"action": "…"}} '
        "(deal {deal}, seat {seat}, after {moves} moves).",
        "fr": 'Le robot {bot!r} a répondu {answer!r}, pas une ligne comme {{"action": "…"}} '
        "(donne {deal}, place {seat}, après {moves} coups).",
    },
    "bot.crashed": {
        "en": "The bot {bot!r} has crashed (deal {deal}, seat {seat}, after {moves} moves): {why}",
        "fr": "Le robot {bot!r} s’est arrêté sur une erreur "
        "(donne {deal}, place {seat}, après {moves} coups) : {why}",
    },
    "bot.ended": {
        "en": "The bot {bot!r} has ended with exit status {status} "
        "(deal {deal}, seat {seat}, after {moves} moves). Its last words: {why}",
        "fr": "Le robot {bot!r} a pris fin avec le code {status} "
        "(donne {deal}, place {seat}, après {moves} coups). Ses derniers mots : {why}",
    },
    "bot.silent": {
        "en": "The bot {bot!r} has said nothing for {seconds:g} seconds "
        "(deal {deal}, seat {seat}, after {moves} moves). A program must flush what it writes.",
        "fr": "Le robot {bot!r} n’a rien dit pendant {seconds:g} secondes "
        "(donne {deal}, place {seat}, après {moves} coups). Un programme doit vider son tampon "
        "de sortie.",
    },
    "language.unknown": {
        "en": "There is no language {language!r}; the languages are {languages}.",
        "fr": "Il n’y a pas de langue {language!r} ; les langues sont {languages}.",
    },
}


def add_sentences(sentences: Mapping[str, Mapping[str, str]]) -> None:
    """Let a game add the sentences of its own errors."""
    SENTENCES.update(sentences)
