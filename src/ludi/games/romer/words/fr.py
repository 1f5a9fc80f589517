"""Römer in French.

A choice's sentence ends with its card as it is typed, so that the terminal can list choices that
differ in nothing else in one line.
"""

from __future__ import annotations

from typing import Final

from ludi.core.phrases import Phrases
from ludi.games.romer.cards import CARD_NAMES
from ludi.games.romer.knowledge import UNKNOWN
from ludi.games.romer.words.facts import (
    PRINTED,
    Table,
    Values,
    battle_of,
    colour_led,
    colour_of,
    completes_with,
    copies_of,
    discarded_with,
    has_lost_trump,
    is_caesar,
    is_last,
    may_lose,
    may_yet_lose,
    next_position,
    phase_of,
    points_of,
    rank_of,
    ranking,
    reason_against,
    taken_with,
    team_lost,
    way_of,
    worth_of,
)

COLOURS: Final = {
    "red": "rouge",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    "black": "noir",
}


def _colour(card: str) -> str:
    return COLOURS[colour_of(card)]


def _rank(card: str) -> str:
    return "César" if is_caesar(card) else rank_of(card)


NAMES: Final = {card: f"{_rank(card)} {_colour(card)}" for card in CARD_NAMES}
_WORDS: Final = {
    card: f"{_colour(card)}-{_rank(card).replace(' ', '-').lower()}" for card in CARD_NAMES
}

# --- Choices ------------------------------------------------------------------------------------


def _counted(number: int, one: str) -> str:
    return f"{number} {one if number <= 1 else f'{one}s'}"


def _trump(values: Values) -> str:
    return f"Prendre le {_colour(values['card'])} pour atout avec {_WORDS[values['card']]}"


def _lay(values: Values) -> str:
    position, worth = next_position(values), worth_of(values)
    card = _WORDS[values["card"]]
    if worth is None:
        return f"Poser face cachée {card}"
    end = ", la dernière de la manche" if completes_with(values, 1) else ""
    return f"Poser face cachée en carte {position}{end}, pour {_counted(worth, 'point')}, {card}"


def _renew(values: Values) -> str:
    count = discarded_with(values)
    price = f", en défaussant votre équipe de {count} cartes," if count > 1 else ""
    return f"Renouveler l’atout{price} avec {_WORDS[values['card']]}"


_WAYS: Final = {
    "follow": "Suivre avec",
    "trump": "Couper avec",
    "aside": "Rester à l’écart avec",
}


def _play(values: Values) -> str:
    card, taken = _WORDS[values["card"]], taken_with(values)
    if phase_of(values) == "leading":
        return f"Entamer un pli avec {card}"
    verb = _WAYS.get(way_of(values), "Jouer")
    if taken is None:
        return f"{verb} {card}"
    return f"{verb.removesuffix(' avec')} {_winning(taken, values)}, avec {card}"


def _winning(taken: int, values: Values) -> str:
    """What a card brings that wins, or is ahead for now."""
    holds = "" if is_last(values["table"]) else " si cela tient"
    wins = "pour mener le pli" if holds else "pour l’emporter"
    if not taken:
        return wins
    cards = _counted(taken, "carte")
    if completes_with(values, taken):
        return f"{wins}, prendre {cards} et finir la manche{holds}"
    return f"{wins} et prendre {cards}{holds}"


# --- Events -------------------------------------------------------------------------------------


def _trump_laid(values: Values) -> str:
    card = values["card"]
    return f"{values['seat']} pose {NAMES[card]} face visible : l’atout est le {_colour(card)}."


_PLAYS: Final = {
    "lead": "entame avec",
    "follow": "suit avec",
    "trump": "coupe avec",
    "aside": "reste à l’écart avec",
}


def _card_played(values: Values) -> str:
    return f"{values['seat']} {_PLAYS[values['how']]} {NAMES[values['card']]}."


def _trick_won(values: Values) -> str:
    wins = "remporte le pli à l’atout" if values["trumped"] else "remporte le pli"
    return f"{values['seat']} {wins} avec {NAMES[values['card']]}."


def _team_scored(values: Values) -> str:
    points = _counted(values["points"], "point")
    return f"{values['seat']} marque {points}, total {values['total']}."


# --- Questions ----------------------------------------------------------------------------------


def _ask_card(table: Table) -> str:
    led = colour_led(table)
    if led is None:
        return "Un pli se joue."
    return f"Le {COLOURS[led]} est demandé.{_risk(table)} Quelle carte jouez-vous ?"


_DANGER: Final = {"own-colour": "jouerait sa propre couleur d’atout", "trumping": "couperait"}


def _risk(table: Table) -> str:
    at_risk, later, by = may_lose(table), may_yet_lose(table), table["captures_by"]
    if at_risk is None and later is not None:
        what = "votre carte d’atout" if later == 1 else f"la carte {later} de votre équipe"
        return (
            f" Si vous restez à l’écart, vous perdez {what} au cas où quelqu’un après vous "
            f"{_DANGER[by]}."
        )
    if at_risk is None:
        return ""
    place, card = at_risk
    if place == 1:
        return " Si vous restez à l’écart, vous perdez votre carte d’atout."
    name = "" if card == UNKNOWN else f", {NAMES[card]}"
    return f" Si vous restez à l’écart, vous perdez la carte {place} de votre équipe{name}."


def _ask_trump(table: Table) -> str:
    if has_lost_trump(table):
        return "Votre carte d’atout a été prise : laquelle posez-vous face visible à sa place ?"
    return "Quelle carte posez-vous face visible comme atout ?"


# --- What is not possible, and what may be overlooked -------------------------------------------

_REFUSALS: Final = {
    "not_in_hand": "{card} n’est pas dans votre main.",
    "trump_first": "Posez d’abord une carte comme atout.",
    "has_trump": "Vous avez un atout ; vous pouvez le renouveler quand vous avez la main.",
    "not_alone": "Vous avez la main : posez une carte, renouvelez l’atout, ou entamez un pli.",
    "only_on_lead": "Un pli est en cours : jouez une carte, pour suivre, couper ou rester à "
    "l’écart.",
    "only_completing": "Personne d’autre n’a de cartes en main : posez-en, ou arrêtez.",
}


def _refusal(name: str, values: Values, table: Table) -> str:
    return reason_against(name, values, table, _REFUSALS, NAMES)


def _warning(name: str, _: Values, table: Table) -> str:
    lost = team_lost(name, table)
    return "Une fois joué, c’est définitif." if lost else ""


# --- Why a game ended so ------------------------------------------------------------------------


def _result(table: Table, players: tuple[str, ...]) -> str:
    """ROE-5.3"""
    if table["phase"] != "over":
        return ""
    totals = ", ".join(f"{players[seat]} {total}" for total, seat in ranking(table))
    return f"L’objectif était de {table['target']} points : {totals}."


# --- The pieces and the rules -------------------------------------------------------------------

_OF_A_CAESAR: Final = (
    "Ni valeur de combat ni points. Il a pourtant une couleur : il peut suivre, couper avec 0, "
    "servir d’atout, ou tenir une place dans l’équipe. Il y en a {copies} par couleur."
)
_OF_OTHERS: Final = (
    "Valeur de combat {battle} dans un pli, {points} points dans une équipe ; dans une équipe dont "
    "l’atout est le {colour}, {points} fois sa place. Il y en a {copies}."
)


def _explained(card: str) -> str:
    if is_caesar(card):
        return _OF_A_CAESAR.format(copies=copies_of(card))
    return _OF_OTHERS.format(
        battle=battle_of(card),
        points=points_of(card),
        colour=_colour(card),
        copies="une" if copies_of(card) == 1 else copies_of(card),
    )


_RULES = """\
Vous formez une équipe de sept cartes au plus, presque toutes face cachée, et prenez part à des \
plis où une équipe peut perdre sa dernière carte. On joue des manches jusqu’à ce que quelqu’un \
ait 500 points (*). Le plus haut total gagne ; si les meilleurs sont à égalité, tous jouent une \
manche de plus.

Les cartes. Cinq couleurs de {in_a_colour}. Le chiffre d’une carte est sa valeur de combat, pour \
les plis ; le nombre romain qui le suit, ses points, pour le score. Chaque couleur a {caesars} \
Césars, qui n’ont ni l’une ni les autres, et {ranks}.

Une manche. Le donneur distribue 15 cartes à chacun. À partir de sa gauche, chaque joueur en pose \
une face visible et en pioche une autre : sa couleur est l’atout de ce joueur. C’est la carte 1 de \
l’équipe ; les cartes 2 à 7 viendront dessus, face cachée, et ne bougeront plus. Le joueur à \
gauche du donneur a la main le premier.

Quand vous avez la main, vous faites une chose sur trois :
  poser       Poser une carte face cachée, la suivante de votre équipe, et en
              piocher une. La main passe à gauche.
  renouveler  Défausser l’atout et toute l’équipe, faces visibles ; poser un
              nouvel atout, de n’importe quelle couleur, et piocher une carte.
              La main passe à gauche.
  jouer       Entamer un pli.

Un pli. À partir de qui entame, dans le sens horaire, chacun joue une carte de son choix :
  suivre             Une carte de la couleur demandée, comme celle de l’entame.
  couper             Une carte de votre couleur d’atout, si une autre couleur
                     est demandée.
  rester à l’écart   Toute autre carte.
Si personne n’a coupé, la plus forte valeur de combat dans la couleur demandée l’emporte, et tous \
ceux qui ont suivi piochent une carte, celui qui a entamé aussi. Sinon la plus forte des cartes \
qui coupent l’emporte, de quelque couleur qu’elle soit, et seul son joueur pioche. À valeur égale, \
la première jouée l’emporte. Qui remporte le pli a la main.

Les prises. Si quelqu’un a joué une carte de sa propre couleur d’atout, pour entamer, suivre ou \
couper, chaque joueur resté à l’écart perd la dernière carte de son équipe : le gagnant du pli la \
met dans la sienne sans la regarder (*) ; s’il y en a plusieurs, dans l’ordre du jeu. Ce qui \
ferait une huitième carte est défaussé. Qui perd sa carte d’atout en pose une nouvelle et pioche \
avant que la main soit prise ; elle revient alors au joueur à sa gauche.

Sans carte en main, on peut encore perdre des cartes, comme si l’on restait à l’écart, et la main \
qui vous revient passe à gauche. Sans carte en main ni sur la table, on est hors de la manche. Si, \
avant que la main soit prise, un seul joueur a encore des cartes en main, il peut en poser autant \
qu’il veut, sans piocher ; puis la manche est finie.

Quand la pioche est épuisée, la défausse, mélangée, en fait une nouvelle.

La fin d’une manche. Dès qu’une équipe a sept cartes, ou après 500 mains (*), toutes les équipes \
sont montrées. Chaque carte compte ses points ; une carte de la couleur d’atout de l’équipe compte \
ses points fois sa place : XX en carte 7 vaut 140.

Qui a posé une carte face cachée la connaît, même après sa prise ; qui la prend ne la voit pas \
avant le score. Une carte d’atout prise est connue de tous.

Sur le plateau, 4 ●5V=20 est la quatrième carte d’une équipe, 5 V rouge, et compte 20 ; 4 ▮ en est \
une que vous ne connaissez pas. Les couleurs sont ● rouge, ■ bleu, ▲ vert, ★ jaune et ✚ noir.

(*) Une option peut changer cela. Les options en vigueur sont annoncées au début de la partie, et \
passent avant ce qui est dit ici."""

FRENCH: Final = Phrases(
    language="fr",
    title="Römer",
    tagline="Des chevaux cachés devant votre char, et des plis qui les détellent.",
    names=NAMES,
    words=_WORDS,
    verbs={
        "trump": "atout",
        "lay": "poser",
        "renew": "renouveler",
        "play": "jouer",
        "stop": "arrêter",
    },
    actions={
        "trump": _trump,
        "lay": _lay,
        "renew": _renew,
        "play": _play,
        "stop": "Ne plus poser de carte",
    },
    events={
        "round_began": "Manche {round} : {seat} donne.",
        "card_dealt": "{seat} reçoit {card} à la donne.",
        "trump_laid": _trump_laid,
        "card_drawn": "{seat} pioche {card}.",
        "card_drawn (hidden)": "{seat} pioche une carte.",
        "pile_refilled": "La pioche est épuisée : la défausse, mélangée, en fait une nouvelle.",
        "turn_began": "{seat} a la main.",
        "card_laid": "{seat} pose {card} face cachée en carte {position}.",
        "card_laid (hidden)": "{seat} pose une carte face cachée en carte {position}.",
        "team_discarded": "{seat} défausse la carte {position} de son équipe, {card}.",
        "card_played": _card_played,
        "trick_won": _trick_won,
        "card_captured": "{winner_seat} prend {card} à {seat} et l’ajoute à sa propre équipe, en "
        "carte {position}.",
        "card_captured (hidden)": "{winner_seat} prend la dernière carte de l’équipe de {seat} et "
        "l’ajoute à la sienne, en carte {position}.",
        "capture_discarded": "{seat} perd {card}, qui va à la défausse : l’équipe gagnante est "
        "complète.",
        "player_out": "{seat} n’a plus de carte et sort de la manche.",
        "alone_with_cards": "Il n’y a plus que {seat} à avoir des cartes en main, et à pouvoir "
        "compléter son équipe.",
        "limit_reached": "La limite de mains ({leads}) est atteinte : la manche est comptée telle "
        "quelle.",
        "round_ended": "La manche est finie. Toutes les équipes sont montrées.",
        "card_scored": "{seat}, carte {position} : {card} compte {points}.",
        "team_scored": _team_scored,
        "game_ended": "La partie est terminée.",
    },
    options={
        "target": "Les points qui terminent la partie.",
        "lead_limit": "Après tant de mains, la manche est comptée telle quelle.",
        "only_cutting_captures": "On ne prend des cartes que dans un pli coupé.",
        "losing_trumpers_lose": "Qui coupe sans l’emporter perd une carte, comme qui reste à "
        "l’écart.",
        "own_colour_captures": "Qui reste à l’écart quand sa propre couleur d’atout est demandée "
        "perd une carte dans tous les cas.",
        "full_cycle": "La partie ne finit que lorsque tous ont commencé autant de manches.",
    },
    prompts={
        "trumping": _ask_trump,
        "leading": "Vous avez la main : poser une carte, renouveler l’atout, ou entamer un pli ?",
        "following": _ask_card,
        "completing": "Il n’y a plus que vous à avoir des cartes en main : lesquelles posez-vous ?",
        "drawing": "On pioche.",
        "winning": "Le pli est complet.",
        "scoring": "La manche est comptée.",
        "dealing": "On distribue les cartes.",
        "over": "La partie est terminée.",
    },
    help={
        "trump": "Poser une carte face visible : sa couleur est votre atout. Vous en piochez une "
        "autre.",
        "lay": "Poser une carte face cachée, la suivante de votre équipe. Si vous avez la main, "
        "vous en piochez une autre et la main passe à gauche ; sept cartes finissent la manche. "
        "S’il n’y a plus que vous à avoir des cartes en main, vous pouvez en poser plusieurs à la "
        "fois : poser rouge-5-v rouge-césar.",
        "renew": "Défausser votre atout et toute votre équipe, et poser cette carte comme nouvel "
        "atout. Vous en piochez une autre, et la main passe à gauche.",
        "play": "Entamer un pli avec cette carte, ou la jouer dans le pli : elle suit si elle est "
        "de la couleur demandée, coupe si elle est de votre couleur d’atout et qu’une autre est "
        "demandée, et sinon reste à l’écart.",
        "stop": "Ne plus poser de carte ; la manche est finie.",
    },
    rules=_RULES.format(**PRINTED),
    explanations={card: _explained(card) for card in CARD_NAMES},
    result=_result,
    refusal=_refusal,
    warning=_warning,
)
