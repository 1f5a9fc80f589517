"""Why positions of Roma are refused, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, Mapping[str, str]]] = {
    "roma.points": {
        "en": "{field}: 36 victory points are in the game, not {there}.",
        "fr": "{field} : 36 points de victoire sont en jeu, pas {there}.",
    },
    "roma.waiting": {
        "en": "{field}: with the cards as they are, it is {waiting}.",
        "fr": "{field} : avec les cartes telles qu’elles sont, c’est {waiting}.",
    },
    "roma.nobody": {
        "en": "{field}: nobody would be asked anything.",
        "fr": "{field} : rien ne serait demandé à personne.",
    },
    "roma.not_ended": {
        "en": "{field}: the game is not over while both players and the stockpile have points "
        "and the limit of turns is not passed.",
        "fr": "{field} : la partie n’est pas finie tant que les deux joueurs et la réserve ont "
        "des points et que la limite de tours n’est pas dépassée.",
    },
    "roma.ended_before": {
        "en": "{field}: the game ends as soon as a player or the stockpile has no points or the "
        "limit is passed, so just one of these is so.",
        "fr": "{field} : la partie finit dès qu’un joueur ou la réserve n’a plus de points ou "
        "que la limite est dépassée : une seule de ces choses est vraie.",
    },
    "roma.ended_at_once": {
        "en": "{field}: the game ended when the turn of seat {seat} began, for open discs or by "
        "the limit.",
        "fr": "{field} : la partie a fini au début du tour de la place {seat}, pour des disques "
        "vides ou par la limite.",
    },
    "roma.starter": {
        "en": "{field}: by the option first, seat {seat} began.",
        "fr": "{field} : selon l’option first, la place {seat} a commencé.",
    },
    "roma.turn": {
        "en": "{field}: seat {seat} is on turn.",
        "fr": "{field} : c’est le tour de la place {seat}.",
    },
    "roma.turns": {
        "en": "{field}: seat {starter} has the odd turns, seat {other} the even ones.",
        "fr": "{field} : la place {starter} a les tours impairs, la place {other} les pairs.",
    },
    "roma.limit": {
        "en": "{field}: after the set-up it is at least 1, and at most one more than the limit "
        "of {limit}.",
        "fr": "{field} : après la mise en place c’est au moins 1, et au plus un de plus que la "
        "limite de {limit}.",
    },
    "roma.set_up": {
        "en": "{field}: is blank in the set-up.",
        "fr": "{field} : est vide pendant la mise en place.",
    },
    "roma.first_points": {
        "en": "{field}: each player begins with {points} points.",
        "fr": "{field} : chaque joueur commence avec {points} points.",
    },
    "roma.gifts": {
        "en": "{field}: {most} cards are given, not {there}.",
        "fr": "{field} : {most} cartes sont données, pas {there}.",
    },
    "roma.dealt": {
        "en": "{field}: a player has {dealt} cards in the set-up, in hand, to give or set, not "
        "{there}.",
        "fr": "{field} : un joueur a {dealt} cartes pendant la mise en place, en main, à donner "
        "ou posées, pas {there}.",
    },
    "roma.set_later": {
        "en": "{field}: the second player sets cards when the first has set all.",
        "fr": "{field} : le second joueur pose ses cartes quand le premier les a toutes posées.",
    },
    "roma.dice": {
        "en": "{field}: at most {most} dice are unused here, not {there}.",
        "fr": "{field} : au plus {most} dés sont encore à utiliser ici, pas {there}.",
    },
    "roma.no_dice": {
        "en": "{field}: there is an unused die, or nothing would be asked.",
        "fr": "{field} : il reste un dé, sinon rien ne serait demandé.",
    },
    "roma.triple": {
        "en": "{field}: only three equal dice may be rolled again.",
        "fr": "{field} : seuls trois dés égaux peuvent être relancés.",
    },
    "roma.rerolled": {
        "en": "{field}: three equal dice may be rolled again only once.",
        "fr": "{field} : trois dés égaux ne peuvent être relancés qu’une fois.",
    },
    "roma.essedum": {
        "en": "{field}: the dice used this turn allow {most} at most.",
        "fr": "{field} : les dés utilisés ce tour-ci en permettent au plus {most}.",
    },
    "roma.blocked": {
        "en": "{field}: the dice used allow {most} blocked discs at most, not {there}.",
        "fr": "{field} : les dés utilisés permettent au plus {most} disques bloqués, pas {there}.",
    },
    "roma.money": {
        "en": "{field}: up to turn {turns} the dice used can have brought {most} in all, not "
        "{there}.",
        "fr": "{field} : jusqu’au tour {turns} les dés utilisés peuvent avoir rapporté {most} "
        "en tout, pas {there}.",
    },
    "roma.effect": {
        "en": "{field}: does not fit the phase {phase}.",
        "fr": "{field} : ne va pas avec la phase {phase}.",
    },
    "roma.source_blocked": {
        "en": "{field}: no card is activated at disc {disc}, which is blocked.",
        "fr": "{field} : aucune carte ne s’active au disque {disc}, qui est bloqué.",
    },
    "roma.acting": {
        "en": "{field}: at disc {disc} there is no {card} that could be acting, nor a scaenicus "
        "that could be copying one.",
        "fr": "{field} : au disque {disc} il n’y a pas de {card} qui puisse agir, ni de "
        "scaenicus qui puisse en copier un.",
    },
    "roma.nothing_to_lay": {
        "en": "{field}: there is no card that could be laid free.",
        "fr": "{field} : il n’y a aucune carte qui puisse être posée gratuitement.",
    },
    "roma.no_templum": {
        "en": "{field}: there is no templum beside the forum at disc {disc}.",
        "fr": "{field} : il n’y a pas de templum à côté du forum du disque {disc}.",
    },
    "roma.no_target": {
        "en": "{field}: there is no opposing card at disc {disc}.",
        "fr": "{field} : il n’y a pas de carte adverse au disque {disc}.",
    },
    "roma.won": {
        "en": "{field}: wins already against a defence of {defence}, and no die is asked for.",
        "fr": "{field} : gagne déjà contre une défense de {defence}, et aucun dé n’est demandé.",
    },
    "roma.aloft": {
        "en": "{field}: holds cards that {card} does not take up.",
        "fr": "{field} : contient des cartes que {card} ne relève pas.",
    },
    "roma.no_room": {
        "en": "{field}: {there} cards taken up have left only {free} discs open.",
        "fr": "{field} : {there} cartes relevées n’ont laissé que {free} disques vides.",
    },
    "roma.relaid": {
        "en": "{field}: is just the discs with cards that {card} lays again.",
        "fr": "{field} : ce sont exactement les disques dont {card} a reposé la carte.",
    },
    "roma.not_taken_up": {
        "en": "{field}: {card} is neither taken up nor laid again.",
        "fr": "{field} : {card} n’est ni relevé ni reposé.",
    },
    "roma.drawn": {
        "en": "{field}: at most {most} cards are drawn, not {there}.",
        "fr": "{field} : on pioche au plus {most} cartes, pas {there}.",
    },
    "roma.exposed": {
        "en": "{field}: is the hand and at least one of the cards drawn.",
        "fr": "{field} : c’est la main et au moins une des cartes piochées.",
    },
    "roma.exposed_last": {
        "en": "{field}: is the hand and all cards drawn just when the pile is empty.",
        "fr": "{field} : c’est la main et toutes les cartes piochées, exactement quand la "
        "pioche est vide.",
    },
    "roma.refilled": {
        "en": "{field}: are in the new pile if the old one ran out in this draw.",
        "fr": "{field} : est dans la nouvelle pioche si l’ancienne s’est épuisée en piochant.",
    },
    "roma.known_gifts": {
        "en": "{field}: who gave cards knows these, {count} here.",
        "fr": "{field} : qui a donné des cartes les connaît, {count} ici.",
    },
    "roma.known": {
        "en": "{field}: more cards {card} are known than the {held} in hand.",
        "fr": "{field} : plus de cartes {card} sont connues que les {held} en main.",
    },
    "roma.all_known": {
        "en": "{field}: is the whole hand, as the pile is empty or has been seen.",
        "fr": "{field} : c’est toute la main, car la pioche est vide ou a été vue.",
    },
}
