"""What the board of Römer says by itself, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ludi.core.sentences import filled
from ludi.games.romer.cards import COLOUR_NAMES
from ludi.games.romer.words import COLOUR_WORDS

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    **{
        colour: {language: names[colour] for language, names in COLOUR_WORDS.items()}
        for colour in COLOUR_NAMES
    },
    "round": {"en": "Round {number}", "fr": "Manche {number}"},
    "target": {"en": "target {points}", "fr": "objectif {points}"},
    "leads_left": {
        "en": "the round ends after {count} more leads at the latest",
        "fr": "la manche finit au plus tard après {count} mains",
    },
    "last_lead": {
        "en": "the round ends after this lead",
        "fr": "la manche finit après cette main",
    },
    "deals": {"en": "deals", "fr": "donne"},
    # The trick.
    "trick_head": {"en": "The trick:", "fr": "Le pli :"},
    "led": {"en": "{colour} is led", "fr": "le {colour} est demandé"},
    "on_lead": {"en": "{name} is on lead", "fr": "{name} a la main"},
    "picks_trump": {"en": "{name} lays a trump", "fr": "{name} pose un atout"},
    "alone": {
        "en": "only {name} has cards in hand",
        "fr": "il n’y a plus que {name} à avoir des cartes en main",
    },
    "last_trick": {"en": "the last trick", "fr": "le dernier pli"},
    "lead": {"en": "leads", "fr": "entame"},
    "follow": {"en": "follows", "fr": "suit"},
    "trump": {"en": "trumps", "fr": "coupe"},
    "aside": {"en": "stays out", "fr": "reste à l’écart"},
    "ahead": {"en": "ahead", "fr": "mène"},
    "took": {"en": "wins it", "fr": "l’emporte"},
    "to_play": {"en": "to play", "fr": "doit jouer"},
    "waits": {"en": "yet to play", "fr": "joue ensuite"},
    "no_card": {"en": "no card in hand", "fr": "aucune carte en main"},
    "is_out": {"en": "out of the round", "fr": "hors de la manche"},
    "loses": {"en": "loses card {place}", "fr": "perd la carte {place}"},
    "at_risk": {"en": "card {place} at risk", "fr": "carte {place} menacée"},
    "is_trump": {"en": "trump: {colour}", "fr": "atout : {colour}"},
    "no_trump": {"en": "no trump", "fr": "pas d’atout"},
    # What has just happened.
    "news": {"en": "Just now", "fr": "À l’instant"},
    "won": {"en": "{name} wins the trick", "fr": "{name} remporte le pli"},
    "won_trumping": {
        "en": "{name} wins the trumped trick",
        "fr": "{name} remporte le pli à l’atout",
    },
    "captured": {
        "en": "{name} loses a card, now card {place} of {winner}",
        "fr": "{name} perd une carte, devenue la carte {place} de {winner}",
    },
    "lost_discarded": {
        "en": "{name} loses a card, discarded: the team of {winner} is complete",
        "fr": "{name} perd une carte, défaussée : l’équipe de {winner} est complète",
    },
    "why_lost": {
        "en": "staying out where an own trump colour is played",
        "fr": "à l’écart quand quelqu’un joue sa couleur d’atout",
    },
    "why_lost_trumped": {
        "en": "staying out of a trumped trick",
        "fr": "à l’écart d’un pli coupé",
    },
    "draws": {"en": "{names} draws", "fr": "{names} pioche"},
    "draw": {"en": "{names} draw", "fr": "{names} piochent"},
    "why_all": {"en": "leading or following", "fr": "pour avoir entamé ou suivi"},
    "why_winner": {"en": "only the winner does", "fr": "seul le gagnant pioche"},
    "discards_team": {"en": "{name} discards the team", "fr": "{name} défausse son équipe"},
    # The hand.
    "your_hand": {"en": "Your hand", "fr": "Votre main"},
    "hand": {"en": "Hand", "fr": "Main"},
    "hand_of": {"en": "Hand: {name}", "fr": "Main : {name}"},
    "copies": {"en": "{count} of them", "fr": "{count} exemplaires"},
    "own_colour": {"en": "trump colour of this hand", "fr": "couleur d’atout de cette main"},
    "do_trump": {"en": "Trump: {colour}", "fr": "Atout {colour}"},
    "do_lead": {"en": "Lead", "fr": "Entamer"},
    "do_lay": {"en": "Lay", "fr": "Poser"},
    "do_follow": {"en": "Follow", "fr": "Suivre"},
    "do_trumping": {"en": "Trump", "fr": "Couper"},
    "do_aside": {"en": "Stay out", "fr": "À l’écart"},
    "do_renew": {"en": "Renew the trump", "fr": "Renouveler l’atout"},
    "renew_cost": {
        "en": "your team of {count} cards is discarded",
        "fr": "votre équipe de {count} cartes est défaussée",
    },
    "renew_one": {"en": "your trump card is discarded", "fr": "votre carte d’atout est défaussée"},
    "wins": {"en": "wins", "fr": "l’emporte"},
    "takes": {"en": "takes {count}", "fr": "prend {count}"},
    "you_lose": {"en": "lose card {place}", "fr": "perdre la carte {place}"},
    "new": {"en": "new", "fr": "piochée"},
    "ends_round": {
        "en": "laying a card ends the round",
        "fr": "poser une carte finit la manche",
    },
    "would_count": {
        "en": "As card {place} of your team it would count {points}.",
        "fr": "En carte {place} de votre équipe, elle compterait {points}.",
    },
    "would_count_here": {
        "en": "As card {place} of {name}’s team it would count {points}.",
        "fr": "En carte {place} de l’équipe de {name}, elle compterait {points}.",
    },
    "own_colour_now": {
        "en": "It is of your trump colour: once it is played, who stays out loses a card.",
        "fr": "Elle est de votre couleur d’atout : une fois jouée, qui reste à l’écart perd une "
        "carte.",
    },
    "battle": {"en": "battle value, in a trick", "fr": "valeur de combat, dans un pli"},
    "points": {"en": "points, in a team", "fr": "points, dans une équipe"},
    "caesar": {"en": "Caesar", "fr": "César"},
    "nothing": {
        "en": "Caesar: no battle value, no points",
        "fr": "César : ni valeur de combat ni points",
    },
    "signs": {"en": "The signs", "fr": "Les signes"},
    "known": {"en": "face down, known to you", "fr": "face cachée, connue de vous"},
    # The teams.
    "your_team": {"en": "Your team", "fr": "Votre équipe"},
    "others": {"en": "The other teams", "fr": "Les autres équipes"},
    "teams": {"en": "The teams", "fr": "Les équipes"},
    "team": {"en": "Team", "fr": "Équipe"},
    "on_turn": {"en": "on turn", "fr": "joue"},
    "winner": {"en": "winner", "fr": "gagne"},
    "in_hand": {"en": "{count} in hand", "fr": "{count} en main"},
    "counts": {"en": "team: {points}", "fr": "équipe : {points}"},
    "unknown": {"en": "{count} unknown", "fr": "{count} à découvrir"},
    "back": {"en": "face down", "fr": "face cachée"},
    "free": {"en": "free", "fr": "libre"},
    "place": {"en": "Card {place}:", "fr": "Carte {place} :"},
    "counts_yours": {
        "en": "As card {place} of your team it counts {points}.",
        "fr": "En carte {place} de votre équipe, elle compte {points}.",
    },
    "counts_here": {
        "en": "As card {place} of {name}’s team it counts {points}.",
        "fr": "En carte {place} de l’équipe de {name}, elle compte {points}.",
    },
    # The piles.
    "piles": {"en": "The piles", "fr": "Les tas"},
    "pile": {"en": "Draw pile: {count}", "fr": "Pioche : {count}"},
    "discards": {"en": "Discards: {count}", "fr": "Défausse : {count}"},
    "none": {"en": "none", "fr": "aucune"},
    # The score.
    "scored": {"en": "Round {number} is scored", "fr": "La manche {number} est comptée"},
    "the_end": {"en": "The end", "fr": "La fin"},
    "this_round": {"en": "this round {points}", "fr": "cette manche {points}"},
    "before": {"en": "before {points}", "fr": "avant {points}"},
    "total": {"en": "total {points}", "fr": "total {points}"},
    "why_over": {
        "en": "The target of {target} is reached after {rounds} rounds: the highest total wins.",
        "fr": "L’objectif de {target} est atteint après {rounds} manches : le plus haut total "
        "gagne.",
    },
    "why_over_one": {
        "en": "The target of {target} is reached after one round: the highest total wins.",
        "fr": "L’objectif de {target} est atteint après une manche : le plus haut total gagne.",
    },
}


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)
