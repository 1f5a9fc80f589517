"""Avé in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.core.phrases import Phrases
from ludi.games.ave.actions import ACTIONS
from ludi.games.ave.words.numerals import numeral


def _english_dice(values: Mapping[str, Any], of_what: str) -> str:
    count = values["dice"]
    several = "dice" if of_what == "die" else f"{of_what}’s"
    return f"one {of_what}" if count == 1 else f"{count} {several}"


def _french_dice(values: Mapping[str, Any], of_what: str) -> str:
    count = values["dice"]
    several = "dés" if of_what == "dé" else of_what
    return f"un {of_what}" if count == 1 else f"{count} {several}"


def _number(values: Mapping[str, Any]) -> str:
    return f"{numeral(values['number'])} ({values['number']})"


def _english_deciding(table: Mapping[str, Any]) -> str:
    if not table["writable"]:
        return f"{_numbers(table, 'or')} fits no free row yet: roll on."
    return "Write a number, or roll on?" if table["unrolled"] else "Write your number."


def _english_failed(table: Mapping[str, Any]) -> str:
    why = (
        f"{_numbers(table, 'or')} fits nowhere" if table["readings"] else "the dice form no number"
    )
    has_card = table["cards"][table["turn"]]
    what = "Play a card, or pass?" if has_card else "Pass."
    return f"The turn has failed: {why}. {what}"


def _french_deciding(table: Mapping[str, Any]) -> str:
    if not table["writable"]:
        return f"{_numbers(table, 'ou')} n’entre dans aucune rangée libre : lancez encore."
    return "Inscrire un nombre, ou lancer encore ?" if table["unrolled"] else "Inscrivez le nombre."


def _french_failed(table: Mapping[str, Any]) -> str:
    why = "les dés ne forment aucun nombre"
    if table["readings"]:
        why = f"{_numbers(table, 'ou')} n’entre nulle part"
    has_card = table["cards"][table["turn"]]
    return f"Le tour est raté : {why}. " + (
        "Jouer une carte, ou passer ?" if has_card else "Passez."
    )


def _numbers(table: Mapping[str, Any], between: str) -> str:
    return f" {between} ".join(str(number) for number in table["readings"])


_EN_RULES = """\
On your turn you roll dice one by one. Each die shows I, V or X (three sides I, one V, two X). All \
the dice you have rolled must together form a Roman numeral, in any order you like. While they do, \
you may stop and write the number in your column, or roll one more, up to six. A single I may be \
added or taken away: X and I are 9 or 11.

Your column has seven rows. Numbers rise from row 1 to row 7; gaps are fine, and no number comes \
twice. Once written, a number stays.

If the dice form no number, or you have run out of dice and nothing fits, the turn has failed: \
pass, or play one of your action cards and judge the dice again. Four X alone are no number yet: \
roll on and hope for an I, which makes 39.

The six cards, each used once; every card you never use is worth 5 points:
  Reroll I’s   all dice that show I are rolled again
  Reroll V’s   all dice that show V are rolled again
  Reroll one   one die is rolled again
  Ignore one   one die is set aside for this turn
  Repeat       write a number you have already, in a free row next to it
  Joker        acts as any one of the others, even one you have used

When someone writes a seventh number, or fails a turn begun without any card, the round is played \
to its end. Then the highest sum of column and cards wins."""

_FR_RULES = """\
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


def _full(table: Mapping[str, Any], players: tuple[str, ...]) -> list[str]:
    """Who has filled the column."""
    return [name for name, column in zip(players, table["columns"], strict=True) if all(column)]


def _totals(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    ranked = sorted(zip(table["points"], players, strict=True), key=lambda one: -one[0])
    return ", ".join(f"{name} {points}" for points, name in ranked)


def _english_result(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    """AVE-5.1, AVE-5.2, AVE-5.5"""
    if table["phase"] != "over":
        return ""
    why = "no number could be written any more, or the last round was reached"
    if full := _full(table, players):
        why = f"all seven rows of {' and '.join(full)} are filled"
    elif table["last_round"]:
        why = "a turn that began without a card has failed"
    return f"The game ended because {why}: {_totals(table, players)}."


def _french_result(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    if table["phase"] != "over":
        return ""
    why = "on ne pouvait plus rien inscrire, ou la dernière manche était jouée"
    if full := _full(table, players):
        why = f"les sept rangées de {' et de '.join(full)} sont remplies"
    elif table["last_round"]:
        why = "un tour commencé sans carte a été raté"
    return f"La partie est finie, car {why} : {_totals(table, players)}."


_ACTION_NAMES: Final = tuple(block.name for block in ACTIONS.blocks)

ENGLISH: Final = Phrases(
    language="en",
    result=_english_result,
    title="Avé",
    tagline="Roll Roman numerals, one die at a time, and stop before the dice stop you.",
    names={
        "reroll-I": "Reroll I’s",
        "reroll-V": "Reroll V’s",
        "reroll-one": "Reroll one",
        "ignore-one": "Ignore one",
        "repeat": "Repeat",
        "joker": "Joker",
    },
    verbs={name: name for name in _ACTION_NAMES},
    actions={
        "roll": lambda values: f"Roll {_english_dice(values, 'die')}",
        "stop": "Stop here, though the number fits nowhere",
        "pass": "Pass: write nothing this turn",
        "write": lambda values: f"Write {_number(values)} in row {values['row']}",
        "reroll-i": lambda values: f"Reroll I’s: roll {_english_dice(values, 'I')} again",
        "reroll-v": lambda values: f"Reroll V’s: roll {_english_dice(values, 'V')} again",
        "reroll-one": "Reroll one: roll a die with {face} again",
        "ignore-one": "Ignore one: set a die with {face} aside",
        "repeat": "Repeat: write a number next to its twin",
        "joker-reroll-i": lambda values: f"Joker: roll {_english_dice(values, 'I')} again",
        "joker-reroll-v": lambda values: f"Joker: roll {_english_dice(values, 'V')} again",
        "joker-reroll-one": "Joker: roll a single die with {face} again",
        "joker-ignore-one": "Joker: set a die with {face} aside",
        "joker-repeat": "Joker: write a number next to its twin",
    },
    events={
        "turn_began": "{seat} takes the dice.",
        "die_rolled": "{seat} rolls {face}.",
        "dice_taken_up": lambda values: (
            f"{values['seat']} takes up {_english_dice(values, 'die')} with {values['face']}."
        ),
        "die_set_aside": "{seat} sets a die with {face} aside.",
        "number_written": lambda values: (
            f"{values['seat']} writes {_number(values)} in row {values['row']}."
        ),
        "rolling_stopped": "{seat} stops on a number that fits nowhere.",
        "turn_failed": "{seat}’s turn has failed.",
        "card_played": "{seat} plays {card}.",
        "joker_played": "{seat} plays the Joker as {card}.",
        "turn_passed": "{seat} passes and writes nothing.",
        "last_round_called": "This is the last round, called by {seat}.",
        "columns_blocked": "Nobody can write any number any more.",
        "round_limit_reached": "The round limit is reached, after round {rounds}.",
        "game_ended": "The game is over.",
    },
    options={
        "reroll_any": "Reroll cards: reroll as many of the I’s or V’s as you like, at least one.",
        "many_dice": "Several dice may be rolled at once; they are judged together.",
        "cards_any_time": "Action cards may be played whenever dice show, not only after failing.",
        "round_limit": "The game ends after this many rounds at the latest.",
    },
    explanations={
        "reroll-I": "After a failure: throw all your I’s again, at once. You need one at least.",
        "reroll-V": "After a failure: throw all your V’s again, at once. You need one at least.",
        "reroll-one": "After a failure: throw one die again, whichever you like.",
        "ignore-one": "After a failure: put one rolled die aside until the turn is over. Dice not "
        "rolled yet may still be rolled, and must be if none is left showing.",
        "repeat": "After a failure: write a number that your column has already, in a free row "
        "directly beside it. The dice must read that number. The turn is over.",
        "joker": "Any one of the other five cards, even one that you have used.",
    },
    prompts={
        "rolling": "The dice are yours: roll.",
        "deciding": _english_deciding,
        "failed": _english_failed,
        "repeating": "Where does the repeated number go?",
        "over": "The game is over.",
    },
    help={
        "roll": "Roll dice. All dice must form a number together, or the turn fails.",
        "stop": "Give up on a number that fits nowhere, to play a card instead.",
        "pass": "End the turn without writing.",
        "write": "Stop and write a number in a free row. Numbers rise from row 1 to row 7.",
        "reroll-i": "Card: all dice that show I are rolled again, together.",
        "reroll-v": "Card: all dice that show V are rolled again, together.",
        "reroll-one": "Card: one die of your choice is rolled again.",
        "ignore-one": "Card: one die is set aside for this turn.",
        "repeat": "Card: write a number you already have, in a free row next to it.",
        "joker-reroll-i": "Joker, which acts as any other card: all I’s are rolled again.",
        "joker-reroll-v": "Joker, which acts as any other card: all V’s are rolled again.",
        "joker-reroll-one": "Joker, which acts as any other card: one die is rolled again.",
        "joker-ignore-one": "Joker, which acts as any other card: one die is set aside.",
        "joker-repeat": "Joker, which acts as any other card: repeat a number you have.",
    },
    rules=_EN_RULES,
)

FRENCH: Final = Phrases(
    language="fr",
    result=_french_result,
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
        "roll": lambda values: f"Lancer {_french_dice(values, 'dé')}",
        "stop": "S’arrêter là, bien que le nombre n’entre nulle part",
        "pass": "Passer : ne rien inscrire ce tour-ci",
        "write": lambda values: f"Inscrire {_number(values)} à la rangée {values['row']}",
        "reroll-i": lambda values: f"Relancer les I : relancer {_french_dice(values, 'I')}",
        "reroll-v": lambda values: f"Relancer les V : relancer {_french_dice(values, 'V')}",
        "reroll-one": "Relancer un dé : celui qui montre {face}",
        "ignore-one": "Ignorer un dé : écarter celui qui montre {face}",
        "repeat": "Répéter : inscrire un nombre à côté de son jumeau",
        "joker-reroll-i": lambda values: f"Joker : relancer {_french_dice(values, 'I')}",
        "joker-reroll-v": lambda values: f"Joker : relancer {_french_dice(values, 'V')}",
        "joker-reroll-one": "Joker : relancer un seul dé, qui montre {face}",
        "joker-ignore-one": "Joker : écarter un dé qui montre {face}",
        "joker-repeat": "Joker : inscrire un nombre à côté de son jumeau",
    },
    events={
        "turn_began": "{seat} prend les dés.",
        "die_rolled": "{seat} lance un dé : {face}.",
        "dice_taken_up": lambda values: (
            f"{values['seat']} reprend {_french_dice(values, 'dé')} de face {values['face']}."
        ),
        "die_set_aside": "{seat} met de côté un dé qui montre {face}.",
        "number_written": lambda values: (
            f"{values['seat']} inscrit {_number(values)} à la rangée {values['row']}."
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
        "deciding": _french_deciding,
        "failed": _french_failed,
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
    rules=_FR_RULES,
)

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
