"""Avé in French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.core.phrases import Phrases
from ludi.games.ave.words.facts import readings, totals, who_is_full, with_numeral


def _dice(values: Mapping[str, Any], of_what: str) -> str:
    count = values["dice"]
    several = "dés" if of_what == "dé" else of_what
    return f"un {of_what}" if count == 1 else f"{count} {several}"


def _deciding(table: Mapping[str, Any]) -> str:
    if not table["writable"]:
        return f"{readings(table, 'ou')} n’entre dans aucune rangée libre : lancez encore."
    return "Inscrire un nombre, ou lancer encore ?" if table["unrolled"] else "Inscrivez le nombre."


def _failed(table: Mapping[str, Any]) -> str:
    why = "les dés ne forment aucun nombre"
    if table["readings"]:
        why = f"{readings(table, 'ou')} n’entre nulle part"
    has_card = table["cards"][table["turn"]]
    return f"Le tour est raté : {why}. " + (
        "Jouer une carte, ou passer ?" if has_card else "Passez."
    )


def _result(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    if table["phase"] != "over":
        return ""
    why = "on ne pouvait plus rien inscrire, ou la dernière manche était jouée"
    if full := who_is_full(table, players):
        why = f"les sept rangées de {' et de '.join(full)} sont remplies"
    elif table["last_round"]:
        why = "un tour commencé sans carte a été raté"
    return f"La partie est finie, car {why} : {totals(table, players)}."


_RULES = """\
À votre tour, vous lancez les dés un par un. Un dé montre I, V ou X (trois I, un V, deux X). Tous \
les dés lancés doivent former ensemble un nombre romain, dans l’ordre que vous voulez. Tant \
que c’est le cas, vous pouvez vous arrêter et inscrire le nombre, ou lancer un dé de plus, jusqu’à \
six. Un I seul s’ajoute ou se retranche : X et I font 9 ou 11.

Votre colonne a sept rangées. Les nombres montent de la rangée 1 à la rangée 7 ; on peut laisser \
des vides, et aucun nombre ne revient deux fois. Ce qui est inscrit le reste.

Si les dés ne forment aucun nombre, ou s’il n’y a plus de dé et que rien ne convient, le tour est \
raté : passez, ou jouez une carte Action, puis on juge à nouveau les dés. Quatre X seuls ne sont \
pas encore un nombre : lancez encore, en espérant un I, qui fait 39.

Les six cartes, chacune pour une fois ; chaque carte jamais jouée vaut 5 points :
  Relancer les I   tous les dés qui montrent I sont relancés
  Relancer les V   tous les dés qui montrent V sont relancés
  Relancer un dé   un dé au choix est relancé
  Ignorer un dé    un dé est écarté pour ce tour
  Répéter          inscrire un nombre que vous avez déjà, dans une rangée libre voisine
  Joker            remplace n’importe laquelle des autres, même déjà jouée

Quand quelqu’un inscrit un septième nombre, ou rate un tour commencé sans carte, on termine la \
manche. La plus forte somme de la colonne et des cartes gagne."""


FRENCH: Final = Phrases(
    language="fr",
    result=_result,
    title="Avé",
    tagline="Formez des nombres romains, dé après dé, sans attendre que les dés vous arrêtent.",
    names={
        "reroll-I": "Relancer les I",
        "reroll-V": "Relancer les V",
        "reroll-one": "Relancer un dé",
        "ignore-one": "Ignorer un dé",
        "repeat": "Répéter",
        "joker": "Joker",
    },
    verbs={
        "roll": "lancer",
        "stop": "arrêter",
        "pass": "passer",
        "write": "inscrire",
        "reroll-i": "relancer-i",
        "reroll-v": "relancer-v",
        "reroll-one": "relancer-un",
        "ignore-one": "ignorer-un",
        "repeat": "répéter",
        "joker-reroll-i": "joker-relancer-i",
        "joker-reroll-v": "joker-relancer-v",
        "joker-reroll-one": "joker-relancer-un",
        "joker-ignore-one": "joker-ignorer-un",
        "joker-repeat": "joker-répéter",
    },
    actions={
        "roll": lambda values: f"Lancer {_dice(values, 'dé')}",
        "stop": "S’arrêter là, bien que le nombre n’entre nulle part",
        "pass": "Passer : ne rien inscrire ce tour-ci",
        "write": lambda values: f"Inscrire {with_numeral(values)} à la rangée {values['row']}",
        "reroll-i": lambda values: f"Relancer les I : relancer {_dice(values, 'I')}",
        "reroll-v": lambda values: f"Relancer les V : relancer {_dice(values, 'V')}",
        "reroll-one": "Relancer un dé : celui qui montre {face}",
        "ignore-one": "Ignorer un dé : écarter celui qui montre {face}",
        "repeat": "Répéter : inscrire un nombre à côté de son jumeau",
        "joker-reroll-i": lambda values: f"Joker : relancer {_dice(values, 'I')}",
        "joker-reroll-v": lambda values: f"Joker : relancer {_dice(values, 'V')}",
        "joker-reroll-one": "Joker : relancer un seul dé, qui montre {face}",
        "joker-ignore-one": "Joker : écarter un dé qui montre {face}",
        "joker-repeat": "Joker : inscrire un nombre à côté de son jumeau",
    },
    events={
        "turn_began": "{seat} prend les dés.",
        "die_rolled": "{seat} lance un dé : {face}.",
        "dice_taken_up": lambda values: (
            f"{values['seat']} reprend {_dice(values, 'dé')} de face {values['face']}."
        ),
        "die_set_aside": "{seat} met de côté un dé qui montre {face}.",
        "number_written": lambda values: (
            f"{values['seat']} inscrit {with_numeral(values)} à la rangée {values['row']}."
        ),
        "rolling_stopped": "{seat} s’arrête sur un nombre qui n’entre nulle part.",
        "turn_failed": "{seat} rate son tour.",
        "card_played": "{seat} joue {card}.",
        "joker_played": "{seat} joue le Joker comme {card}.",
        "turn_passed": "{seat} passe et n’inscrit rien.",
        "last_round_called": "C’est la dernière manche, déclenchée par {seat}.",
        "columns_blocked": "Plus personne ne peut inscrire de nombre.",
        "round_limit_reached": "La limite est atteinte, après la manche {rounds}.",
        "game_ended": "La partie est terminée.",
    },
    options={
        "reroll_any": "Cartes Relancer : relancer autant de I ou de V qu’on veut, au moins un.",
        "many_dice": "On peut lancer plusieurs dés à la fois ; ils sont jugés ensemble.",
        "cards_any_time": "Les cartes Action se jouent dès que des dés sont lancés, sans échec.",
        "round_limit": "La partie se termine au plus tard après ce nombre de manches.",
    },
    explanations={
        "reroll-I": "Après un échec : relancez tous vos I à la fois. Il en faut au moins un.",
        "reroll-V": "Après un échec : relancez tous vos V à la fois. Il en faut au moins un.",
        "reroll-one": "Après un échec : relancez un seul dé, celui que vous voulez.",
        "ignore-one": "Après un échec : mettez un dé lancé de côté jusqu’à la fin du tour. Les dés "
        "pas encore lancés peuvent l’être, et le doivent si aucun autre n’est visible.",
        "repeat": "Après un échec : écrivez un nombre que votre colonne a déjà, dans une rangée "
        "libre juste à côté. Les dés doivent se lire ainsi. Le tour est fini.",
        "joker": "N’importe laquelle des cinq autres cartes, même une carte déjà jouée.",
    },
    prompts={
        "rolling": "À vous de lancer.",
        "deciding": _deciding,
        "failed": _failed,
        "repeating": "Où va le nombre répété ?",
        "over": "La partie est terminée.",
    },
    help={
        "roll": "Lancer des dés. Tous les dés doivent former un nombre, sinon le tour est raté.",
        "stop": "Renoncer à un nombre qui n’entre nulle part, pour jouer une carte.",
        "pass": "Finir le tour sans rien inscrire.",
        "write": "S’arrêter et inscrire un nombre ; ils montent de la rangée 1 à la rangée 7.",
        "reroll-i": "Carte : tous les dés qui montrent I sont relancés ensemble.",
        "reroll-v": "Carte : tous les dés qui montrent V sont relancés ensemble.",
        "reroll-one": "Carte : un dé de votre choix est relancé.",
        "ignore-one": "Carte : un dé est mis de côté pour ce tour.",
        "repeat": "Carte : inscrire un nombre que vous avez déjà, dans une rangée voisine.",
        "joker-reroll-i": "Joker, qui remplace toute autre carte : tous les I sont relancés.",
        "joker-reroll-v": "Joker, qui remplace toute autre carte : tous les V sont relancés.",
        "joker-reroll-one": "Joker, qui remplace toute autre carte : un dé est relancé.",
        "joker-ignore-one": "Joker, qui remplace toute autre carte : un dé est écarté.",
        "joker-repeat": "Joker, qui remplace toute autre carte : répéter un nombre inscrit.",
    },
    rules=_RULES,
)
