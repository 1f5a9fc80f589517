"""What is written on the board of Romans Go Home!"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ludi.core.sentences import filled

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "lay_out_anew": {
        "en": "Zvord: lay your hidden warriors out anew, or confirm them as they lay.",
        "fr": "Svord : redisposez vos guerriers cachés, ou validez-les comme ils étaient.",
    },
    "lay_out": {
        "en": "Lay out your warriors along the Wall, one at each fort.",
        "fr": "Disposez vos guerriers le long du Mur, un devant chaque fort.",
    },
    "round": {"en": "Round {number} of {all}", "fr": "Manche {number} sur {all}"},
    "turn": {"en": "Turn {number} of {all}", "fr": "Tour {number} sur {all}"},
    "planning": {"en": "Planning", "fr": "Préparation"},
    "over": {"en": "The end", "fr": "Fin de la partie"},
    "pile": {"en": "Forts to come: {count}", "fr": "Forts à venir : {count}"},
    "wall": {"en": "The Wall", "fr": "Le mur"},
    "place": {"en": "Place {place}", "fr": "Place {place}"},
    "now": {"en": "now", "fr": "en jeu"},
    "fought_for": {"en": "The clans fight for it now.", "fr": "Les clans se le disputent."},
    "gone": {"en": "Nothing stands here any more", "fr": "Plus rien ne se dresse ici"},
    "taken_by": {"en": "taken by {clan}", "fr": "pris : {clan}"},
    "nobody_took": {"en": "nobody’s", "fr": "à personne"},
    "danger": {
        "en": "{clan} holds two Legion Forts: a third one wins the game.",
        "fr": "Le clan {clan} tient deux Forts Tifiés : un troisième gagne la partie.",
    },
    # Planning
    "your_plan": {"en": "Your plan", "fr": "Votre plan"},
    "your_warriors": {"en": "Your warriors", "fr": "Vos guerriers"},
    "only_you": {"en": "Only you see them", "fr": "Les autres ne les voient pas"},
    "free": {"en": "free", "fr": "libre"},
    "how_plain": {
        "en": "Choose who goes to place {place}.",
        "fr": "Choisissez qui va à la place {place}.",
    },
    "how_arranged": {
        "en": "Tap a warrior or drag him; tap two to swap them.",
        "fr": "Touchez un guerrier ou glissez-le ; touchez-en deux pour les échanger.",
    },
    "one_left": {"en": "The one left over is put aside.", "fr": "Le dernier est mis à l’écart."},
    "aside": {"en": "Put aside", "fr": "À l’écart"},
    "confirm": {"en": "Confirm the plan", "fr": "Valider le plan"},
    "take_back": {"en": "Take all back", "fr": "Tout reprendre"},
    "said_placed": {"en": "{piece}: place {place}", "fr": "{piece} : place {place}"},
    "said_in_hand": {"en": "{piece}: in hand", "fr": "{piece} : en main"},
    "warrior": {"en": "{name} ({strength})", "fr": "{name} ({strength})"},
    "is_planning": {"en": "is planning", "fr": "prépare"},
    "has_plan": {"en": "has a plan", "fr": "est prêt"},
    # The clans
    "clans": {"en": "The clans", "fr": "Les clans"},
    "neutral": {"en": "neutral clan", "fr": "clan neutre"},
    "strength": {"en": "strength", "fr": "force"},
    "face_up": {"en": "Face up", "fr": "Visibles"},
    "nobody_up": {"en": "nobody face up", "fr": "personne de visible"},
    "this_turn": {"en": "this turn", "fr": "ce tour"},
    "discarded": {"en": "discarded", "fr": "défaussé"},
    "hidden": {"en": "hidden", "fr": "à révéler"},
    "forts": {"en": "Forts", "fr": "Forts"},
    "no_fort": {"en": "no fort yet", "fr": "aucun fort"},
    "lost": {"en": "Gone", "fr": "Partis"},
    "on_turn": {"en": "to choose", "fr": "choisit"},
    "your_choice": {"en": "your choice", "fr": "à vous"},
    "captures": {"en": "captures", "fr": "remporte"},
    "charmed_by": {"en": "charmed by {clan}", "fr": "séduit : {clan}"},
    "charmed_now": {
        "en": "Charmed: the strength counts for {clan} this turn.",
        "fr": "Séduit : sa force compte pour le clan {clan} ce tour-ci.",
    },
    "revealed_now": {
        "en": "Revealed this turn: the effect works now.",
        "fr": "Révélé ce tour-ci : son effet joue maintenant.",
    },
    "earlier_now": {
        "en": "Face up since an earlier turn: only the strength counts.",
        "fr": "Visible depuis un tour précédent : seule sa force compte.",
    },
    "chosen": {"en": "You discard", "fr": "Vous défaussez"},
    "not_shown": {"en": "not shown yet", "fr": "pas encore montré"},
    "legions": {"en": "Legions {count} of {all}", "fr": "Tifiés {count} sur {all}"},
    "keep": {"en": "keep", "fr": "garder"},
    "discard": {"en": "discard", "fr": "défausser"},
    "charm": {"en": "charm", "fr": "séduire"},
    "take": {"en": "take", "fr": "prendre"},
    "raze": {"en": "pay", "fr": "payer"},
    # What has just happened
    "story": {"en": "What just happened", "fr": "Ce qui vient d’arriver"},
    "told_turn": {"en": "Turn {turn}", "fr": "Tour {turn}"},
    "total": {"en": "total {total}", "fr": "total {total}"},
    "left_out": {"en": "left out", "fr": "hors jeu"},
    "razed": {"en": "Forts out of the game", "fr": "Forts hors du jeu"},
    "count": {"en": "{what}: {count}", "fr": "{what} : {count}"},
    # The end
    "ranking": {"en": "The ranking", "fr": "Le classement"},
    "winner": {"en": "winner", "fr": "gagne"},
    "by_legions": {
        "en": "winner: three Legion Forts",
        "fr": "gagne : trois Forts Tifiés",
    },
    "fort_count": {"en": "Forts: {count}", "fr": "Forts : {count}"},
    "highest": {"en": "highest: {value}", "fr": "le plus haut : {value}"},
    "how_ranked": {
        "en": "The sum of all forts counts; if tied, the most forts, then the highest fort.",
        "fr": "La somme des forts compte ; à égalité, le plus de forts, puis le fort le plus haut.",
    },
}


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)
