"""What the board of Roma says, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from ludi.core.sentences import filled
from ludi.games.roma.cards import BASILICA_ADDS

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "table": {"en": "The table", "fr": "La table"},
    "set_up": {"en": "Set-up", "fr": "Mise en place"},
    "turn": {"en": "Turn {number}", "fr": "Tour {number}"},
    "turn_of_limit": {"en": "Turn {number} of {limit}", "fr": "Tour {number} sur {limit}"},
    "stock": {"en": "Stockpile", "fr": "Réserve"},
    "pile": {"en": "Pile", "fr": "Pioche"},
    "discards": {"en": "Discards", "fr": "Défausse"},
    "just_thrown": {"en": "just now: {cards}", "fr": "à l’instant : {cards}"},
    "vp": {"en": "VP", "fr": "PV"},
    "money": {"en": "sestertii", "fr": "sesterces"},
    "money_one": {"en": "sestertius", "fr": "sesterce"},
    "in_hand": {"en": "in hand", "fr": "en main"},
    "on_turn": {"en": "on turn", "fr": "joue"},
    "winner": {"en": "winner", "fr": "gagne"},
    "draw": {"en": "draw", "fr": "nulle"},
    "row_of": {"en": "Cards of {name}", "fr": "Cartes de {name}"},
    "disc": {"en": "Disc {disc}:", "fr": "Disque {disc} :"},
    "open": {"en": "no card", "fr": "sans carte"},
    "gone": {"en": "{card} gone", "fr": "{card} perdu"},
    "face_down": {"en": "face down", "fr": "face cachée"},
    "blocked": {"en": "blocked", "fr": "bloqué"},
    "blocked_now": {
        "en": "Blocked: nothing is activated here on the next turn.",
        "fr": "Bloqué : rien ne s’active ici au prochain tour.",
    },
    "cost": {"en": "cost", "fr": "coût"},
    "defence": {"en": "defence", "fr": "défense"},
    "defence_now": {
        "en": "Defence now {defence}; printed: {printed}.",
        "fr": "Défense actuelle {defence} ; imprimée : {printed}.",
    },
    "wakes": {
        "en": "A die shows {disc}: it can act.",
        "fr": "Un dé montre {disc} : elle peut agir.",
    },
    "reach_sword": {"en": "can be attacked from disc", "fr": "peut être attaquée du disque"},
    "reach_away": {"en": "can be driven off from disc", "fr": "peut être chassée du disque"},
    "reach_battle": {
        "en": "{card} (disc {disc}) can attack it: {needed} ({odds}).",
        "fr": "{card} (disque {disc}) peut l’attaquer : {needed} ({odds}).",
    },
    "reach_other": {
        "en": "{card} (disc {disc}) can drive it off.",
        "fr": "{card} (disque {disc}) peut la chasser.",
    },
    "needed": {"en": "{number} or more wins", "fr": "{number} ou plus gagne"},
    "needed_none": {"en": "every roll wins", "fr": "tout lancer gagne"},
    "needed_more": {"en": "the die alone cannot win", "fr": "le dé seul ne suffit pas"},
    "percent": {"en": "{number}%", "fr": "{number} %"},
    "character": {"en": "character", "fr": "personnage"},
    "building": {"en": "building", "fr": "bâtiment"},
    "your_dice": {"en": "Your dice", "fr": "Vos dés"},
    "dice_of": {"en": "Dice of {name}", "fr": "Dés de {name}"},
    "die": {"en": "Die showing {value}", "fr": "Dé qui montre {value}"},
    "used": {"en": "used", "fr": "utilisé"},
    "unused": {"en": "{count} dice unused", "fr": "{count} dés non utilisés"},
    "unused_one": {"en": "1 die unused", "fr": "1 dé non utilisé"},
    "under_way": {"en": "{card} acts (disc {disc})", "fr": "{card} agit (disque {disc})"},
    "looking": {"en": "is looking at cards", "fr": "regarde des cartes"},
    "essedum": {
        "en": "Essedum: opposing defence −{number} this turn",
        "fr": "Essedum : défense adverse −{number} ce tour-ci",
    },
    "battle": {"en": "Battle die", "fr": "Dé de combat"},
    "no_battle": {"en": "no battle", "fr": "pas de combat"},
    "against": {"en": "against", "fr": "contre"},
    "foe": {"en": "{card}:", "fr": "{card} :"},
    "won": {"en": "victory", "fr": "victoire"},
    "in_vain": {"en": "in vain", "fr": "en vain"},
    "not_enough": {"en": "not enough yet", "fr": "ne suffit pas encore"},
    "money_disc": {"en": "Money disc", "fr": "Disque d’argent"},
    "money_does": {"en": "a die: its value in money", "fr": "un dé : sa valeur en argent"},
    "cards_disc": {"en": "Cards disc", "fr": "Disque des cartes"},
    "cards_does": {
        "en": "a die: so many cards, keep 1",
        "fr": "un dé : autant de cartes, dont 1",
    },
    "drawn": {"en": "Drawn: keep one", "fr": "Piochées : gardez-en une"},
    "search": {"en": "The pile: take one card", "fr": "La pioche : prenez une carte"},
    "fetch": {"en": "The discards: take one", "fr": "La défausse : prenez une carte"},
    "relay": {"en": "Taken up: lay all again", "fr": "Relevées : à reposer toutes"},
    "taken_up": {"en": "Taken up, to be laid again", "fr": "Relevées, à reposer"},
    "buying": {"en": "How many VP do you buy?", "fr": "Combien de PV achetez-vous ?"},
    "hand": {"en": "Your hand", "fr": "Votre main"},
    "hand_of": {"en": "Hand of {name}", "fr": "Main de {name}"},
    "hand_empty": {"en": "no cards", "fr": "aucune carte"},
    "lay_at": {"en": "Lay at disc", "fr": "Poser au disque"},
    "lay_again": {"en": "Lay again at disc", "fr": "Reposer au disque"},
    "lay_free": {"en": "Lay free at disc", "fr": "Poser gratuitement au disque"},
    "lay_hint": {
        "en": "A number lays the card at that disc; a small sign is the card it covers.",
        "fr": "Un chiffre pose la carte à ce disque ; un petit signe est la carte recouverte.",
    },
    "lacks": {"en": "{count} more sestertii needed.", "fr": "Il manque {count} sesterces."},
    "lacks_one": {"en": "1 more sestertius needed.", "fr": "Il manque 1 sesterce."},
    "short": {"en": "{count} short", "fr": "il manque {count}"},
    "seen": {"en": "The other knows this card.", "fr": "L’autre connaît cette carte."},
    "gifts": {"en": "You give", "fr": "Vous donnez"},
    "giving": {"en": "To be given", "fr": "À donner"},
    "gifts_of": {"en": "{name} gives", "fr": "{name} donne"},
    "gifts_hint": {"en": "Two cards go to the other.", "fr": "Deux cartes vont à l’autre."},
    "gives": {"en": "gives {count} of 2", "fr": "donne {count} sur 2"},
    "known": {"en": "You know in that hand", "fr": "Vous y connaissez"},
    "known_to": {"en": "{name} knows in that hand", "fr": "{name} y connaît"},
    "known_set": {"en": "Among those four cards", "fr": "Parmi ses quatre cartes"},
    "known_open": {"en": "In hand", "fr": "En main"},
    "exposed": {"en": "In hand and drawn, together", "fr": "En main et piochées, ensemble"},
    "unknown": {"en": "{count} unknown", "fr": "{count} inconnues"},
    "unknown_one": {"en": "1 unknown", "fr": "1 inconnue"},
    "changed": {"en": "just changed by", "fr": "vient de changer de"},
    "scored": {"en": "{name}: {count} VP", "fr": "{name} : {count} PV"},
}

# What a card does, in a line.
EFFECTS: Final[Mapping[str, Mapping[str, str]]] = {
    "sicarius": {
        "en": "Discard an opposing character, then Sicarius",
        "fr": "Défausse un personnage adverse, puis Sicarius",
    },
    "architectus": {"en": "Lay buildings free", "fr": "Pose des bâtiments gratuitement"},
    "consiliarius": {"en": "Lay your characters again", "fr": "Repose vos personnages"},
    "legat": {
        "en": "1 VP for each opposing disc without a card",
        "fr": "1 PV par disque adverse sans carte",
    },
    "gladiator": {
        "en": "Send a character back to the other’s hand",
        "fr": "Renvoie un personnage dans la main adverse",
    },
    "mercator": {
        "en": "Buy VP from the other, 2 sestertii each",
        "fr": "Achète des PV à l’autre, 2 sesterces chacun",
    },
    "consul": {"en": "Another die: 1 more or less", "fr": "Un autre dé : 1 de plus ou de moins"},
    "legionarius": {"en": "Attack the card opposite", "fr": "Attaque la carte en face"},
    "nero": {
        "en": "Discard an opposing building, then Nero",
        "fr": "Défausse un bâtiment adverse, puis Nero",
    },
    "praetorianus": {
        "en": "Block an opposing disc for one turn",
        "fr": "Bloque un disque adverse un tour",
    },
    "scaenicus": {
        "en": "Does as another of your characters",
        "fr": "Agit comme un autre de vos personnages",
    },
    "haruspex": {"en": "Take any card of the pile", "fr": "Prend une carte de la pioche"},
    "senator": {"en": "Lay characters free", "fr": "Pose des personnages gratuitement"},
    "velites": {
        "en": "Attack any opposing character",
        "fr": "Attaque un personnage adverse",
    },
    "essedum": {"en": "Opposing defence −2 this turn", "fr": "Défense adverse −2 ce tour"},
    "tribunus-plebis": {"en": "Take 1 VP from the other", "fr": "Prend 1 PV à l’autre"},
    "centurio": {
        "en": "Attack opposite; may add a die",
        "fr": "Attaque en face ; un dé peut aider",
    },
    "aesculapinum": {
        "en": "Take a character from the discards",
        "fr": "Prend un personnage défaussé",
    },
    "basilica": {
        "en": f"Forum beside: +{BASILICA_ADDS} VP",
        "fr": f"Forum voisin : +{BASILICA_ADDS} PV",
    },
    "machina": {"en": "Lay your buildings again", "fr": "Repose vos bâtiments"},
    "forum": {"en": "A second die’s value in VP", "fr": "La valeur d’un second dé en PV"},
    "mercatus": {
        "en": "Take 1 VP for each opposing Forum",
        "fr": "Prend 1 PV par Forum adverse",
    },
    "onager": {
        "en": "Attack any opposing building",
        "fr": "Attaque un bâtiment adverse",
    },
    "templum": {"en": "Forum beside: the third die too", "fr": "Forum voisin : aussi le 3e dé"},
    "turris": {"en": "Your other cards: defence +1", "fr": "Vos autres cartes : défense +1"},
}


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)


@cache
def effect(language: str, card: str) -> str:
    """What a card does, in a line."""
    return filled(EFFECTS[card][language], language, {})


def counted(language: str, key: str, number: int) -> str:
    """A text about so many things, which has a form for one.

    >>> counted("en", "money", 1), counted("en", "money", 0), counted("fr", "money", 0)
    ('sestertius', 'sestertii', 'sesterce')
    """
    is_one = number == 1 or (number == 0 and language == "fr")
    return text(language, f"{key}_one" if is_one else key, count=number)
