"""Romans Go Home! in French."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ludi.core.phrases import Phrases, Template
from ludi.core.sentences import typeset
from ludi.games.romans_go_home.cards import CLANS
from ludi.games.romans_go_home.words.facts import (
    COUNT,
    HIGHEST_FORT,
    POINTS,
    Clan,
    Table,
    charming,
    explained,
    fort_at,
    from_to,
    is_named_by_value,
    keeping,
    next_place,
    order_of,
    people_and_neutrals,
    printed,
    sentence,
    signed,
    standing,
    step_apart,
    taking,
    value_of,
    with_strength,
    worth,
)

NAMES: Final = {
    "gold": "Or",
    "green": "Vert",
    "violet": "Violet",
    "red": "Rouge",
    "qween": "Qween",
    "druhid": "Dru’hid",
    "zvord": "Svord",
    "axx": "Axx",
    "archr": "Arch’r",
    "filchy": "Chippeuz",
    "horsie": "Horsie",
    "chariott": "Ch’ariott",
    "legion-1": "Fort Tifié −1",
    "legion-2": "Fort Tifié −2",
    "legion-3": "Fort Tifié −3",
    "unwary": "Fort Malgardé",
    "signal": "Fort Signal",
    "tax": "Coffre Fort",
    "dinary-1": "Fort Dinaire 1",
    "dinary-3": "Fort Dinaire 3",
    "dinary-4": "Fort Dinaire 4",
    "dinary-5": "Fort Dinaire 5",
    "dinary-6": "Fort Dinaire 6",
}

# A family of forts, where there is little room.
SHORT_FORTS: Final = {
    "legion": "Tifié",
    "unwary": "Malgardé",
    "signal": "Signal",
    "tax": "Coffre",
    "dinary": "Dinaire",
}

_WORDS: Final = {
    "gold": "or",
    "green": "vert",
    "red": "rouge",
    "zvord": "svord",
    "filchy": "chippeuz",
    "nothing": "personne",
    "weakest": "faible",
    "both": "deux",
    "legion-1": "tifié-1",
    "legion-2": "tifié-2",
    "legion-3": "tifié-3",
    "unwary": "malgardé",
    "tax": "coffre",
    "dinary-1": "dinaire-1",
    "dinary-3": "dinaire-3",
    "dinary-4": "dinaire-4",
    "dinary-5": "dinaire-5",
    "dinary-6": "dinaire-6",
}


def _warrior(warrior: str) -> str:
    return with_strength(warrior, NAMES)


def _told(template: str) -> Template:
    """Every fort takes an article, which the sentence gives."""
    return sentence(template, NAMES, NAMES.__getitem__)


# --- Choices and questions ----------------------------------------------------------------------


def _charm(values: Mapping[str, Any]) -> str:
    clan, found = NAMES[values["clan"]], charming(values)
    if found is None:
        return f"Séduire le guerrier révélé par le clan {clan}"
    warrior, total = found
    return f"Séduire {_warrior(warrior)} du clan {clan} : votre total passe à {total}"


def _take(values: Mapping[str, Any]) -> str:
    place, fort = values["place"], taking(values)
    if fort is None:
        return f"Prendre le fort de la place {place}"
    value = "" if is_named_by_value(fort) else f"{value_of(fort)}, "
    return f"Prendre le {NAMES[fort]} ({value}place {place})"


_KEEPS: Final = {
    "nothing": "Ne garder personne : défausser tous vos guerriers visibles",
    "axx": "Garder Axx, défausser les autres",
    "weakest": "Garder votre guerrier le plus faible, défausser les autres",
    "both": "Garder Axx et votre guerrier le plus faible, défausser les autres",
}


def _keep(values: Mapping[str, Any]) -> str:
    choice, found = values["warriors"], keeping(values)
    if found is None:
        return _KEEPS[choice]
    stays, goes = found
    if not stays:
        gone = _warrior(goes[0]) if len(goes) == 1 else "tous vos guerriers visibles"
        return f"Ne garder personne : défausser {gone}"
    kept = " et ".join(map(_warrior, stays)) + ("" if choice == "axx" else ", votre plus faible")
    if not goes:
        return f"Garder {kept}"
    return f"Garder {kept} ; défausser {_warrior(goes[0]) if len(goes) == 1 else 'les autres'}"


def _pay(values: Mapping[str, Any]) -> str:
    return f"Payer l’impôt avec le {NAMES[values['fort']]}{worth(values['fort'])}"


def _ask_place(table: Table, note: str) -> str:
    place = next_place(table)
    fort = fort_at(table, place) if place else None
    if fort is None:
        return "Les clans disposent leurs guerriers."
    return f"Place {place}, {NAMES[fort]}{worth(fort)} : qui ? ({note})"


def _order_taken_up(values: Mapping[str, Any]) -> str:
    clan = NAMES[values["clan"]]
    return f"Guerriers cachés du clan {clan} jusqu’ici, par place : {order_of(values, NAMES)}."


def _ask_keep(table: Table) -> str:
    if table["taken"] == "signal":
        return "Le fort est à vous ; son signal va être allumé. Qui reste visible ?"
    return "Le fort est à vous. Qui reste visible ?"


# --- Why a game ended so ------------------------------------------------------------------------

_RANKS: Final = (
    "fort le plus élevé",
    "deuxième fort",
    "troisième fort",
    "quatrième fort",
    "cinquième fort",
    "sixième fort",
    "septième fort",
    "huitième fort",
)


def _counted(number: int, noun: str) -> str:
    return f"{signed(number)} {noun}{'' if abs(number) <= 1 else 's'}"


def _compared(clan: Clan, other: Clan) -> str:
    """How two clans stand, up to what tells them apart (RGH-6.1)."""
    step, own, its = step_apart(clan, other), standing(clan), standing(other)
    points, forts = _counted(own[POINTS], "point"), _counted(own[COUNT], "fort")
    if step is None:
        return f"{points} et {forts} chacun, tous de même valeur"
    against = f"{signed(own[step])} contre {signed(its[step])}"
    if step == POINTS:
        return f"{points} contre {signed(its[step])}"
    if step == COUNT:
        return f"{points} chacun, mais {forts} contre {its[step]}"
    fort = _RANKS[min(step - HIGHEST_FORT, len(_RANKS) - 1)]
    return f"{points} et {forts} chacun, mais {against} au {fort}"


def _result(table: Table, players: tuple[str, ...]) -> str:
    if table["phase"] != "over":
        return ""
    people, neutrals = people_and_neutrals(table)
    if table["legion_winner"]:
        winner = next(clan for clan in table["clans"] if clan["clan"] == table["legion_winner"])
        who = _subject(winner, players)
        return f"{who} tient trois Forts Tifiés : victoire immédiate, quels que soient les points."
    if len(people) == 1:
        return _result_alone(people[0], neutrals, players)
    best, second, *_ = people
    alike = [_who(clan, players) for clan in people if standing(clan) == standing(best)]
    if len(alike) > 1:
        names = f"{', '.join(alike[:-1])} et {alike[-1]}"
        return f"Rien ne départage {names} : {_compared(best, second)}."
    if step_apart(best, second) == POINTS:
        lead = _counted(best["points"] - second["points"], "point")
        return f"{_who(best, players)} a {lead} d’avance : {_compared(best, second)}."
    return f"{_who(best, players)} l’emporte au départage : {_compared(best, second)}."


def _result_alone(person: Clan, neutrals: list[Clan], players: tuple[str, ...]) -> str:
    """RGH-6.2: a person alone must be ahead of the best neutral, and so of all."""
    name, best = _who(person, players), neutrals[0]
    step, neutral = step_apart(person, best), _who(best, players)
    if standing(person) > standing(best):
        if step == POINTS and len(neutrals) > 1:
            points = [f"{signed(clan['points'])} ({NAMES[clan['clan']]})" for clan in neutrals]
            own = _counted(person["points"], "point")
            return f"{name} devance tous les clans neutres : {own} contre {' et '.join(points)}."
        return f"{name} devance {neutral} : {_compared(person, best)}."
    if not best["can_win"]:
        return f"{name} ne devance pas {neutral} : {_compared(person, best)}."
    if step is None:
        return f"{name} partage la victoire avec {neutral} : {_compared(person, best)}."
    return f"{_subject(best, players)} l’emporte : {_compared(best, person)}."


def _who(clan: Clan, players: tuple[str, ...]) -> str:
    if clan["seat"] is None:
        return f"le clan neutre {NAMES[clan['clan']]}"
    return players[clan["seat"]]


def _subject(clan: Clan, players: tuple[str, ...]) -> str:
    """Who, at the beginning of a sentence."""
    who = _who(clan, players)
    return who if clan["seat"] is not None else who[0].upper() + who[1:]


# --- The pieces and the rules -------------------------------------------------------------------

_WARRIORS: Final = {
    "qween": "Au tour où elle est révélée, elle séduit un guerrier révélé par un autre clan : pour "
    "ce tour, la force de celui-ci compte pour vous, en plus de la sienne, et non pour son clan. "
    "Elle le doit si elle le peut ; mais deux Qweens ou plus à la fois, même d’un neutre, "
    "s’annulent.",
    "druhid": "Si vous remportez un fort au tour où il est révélé, vous pouvez prendre n’importe "
    "lequel du mur ; celui de gauche reste au mur. C’est l’effet du fort pris qui joue. Celui d’un "
    "neutre est sans effet.",
    "zvord": "Au tour où il est révélé, après la prise du fort, vous pouvez ranger vos guerriers "
    "cachés dans l’ordre de votre choix, en secret. Celui d’un neutre est sans effet.",
    "axx": "Si vous remportez un fort au tour où il est révélé, vous pouvez le garder visible ; "
    "les autres partent. À un Fort Signal, il ne peut rester que si un autre de vos guerriers "
    "visibles paie pour lui.",
    "archr": "Au tour où il est révélé, il gagne une égalité en tête, sauf si un autre clan à "
    "égalité révèle aussi Arch’r. Il le fait même si une Qween lui a pris sa force.",
    "filchy": "Au tour où elle est révélée, votre clan ne peut rien remporter et son total ne "
    "compte pas : il ne gagne ni n’égalise. Sa force compte dès le tour suivant.",
    "horsie": "Si vous ne remportez rien au tour où elle est révélée, égalité comprise, vous "
    "défaussez un autre guerrier visible, ou Horsie elle-même à défaut.",
    "chariott": "Si deux clans ou plus en révèlent un au même tour, tous ceux-là sont perdus avant "
    "le compte des forces. Ceux des tours précédents ne risquent rien. Chaque clan en a deux.",
}

_FORTS: Final = {
    "legion": "Coûte {points}. Mais qui remporte un fort et tient alors trois Forts Tifiés gagne "
    "aussitôt la partie ; celui que l’on a cédé à l’impôt ne compte plus.",
    "unwary": "Vaut {points}. Vous pouvez garder le plus faible de vos guerriers visibles, selon "
    "la force imprimée ; et aussi Axx, s’il vient d’être révélé.",
    "signal": "Vaut {points}. Chaque clan qui a un guerrier visible en défausse un, à son choix, "
    "le vainqueur aussi, avant que ses autres guerriers ne partent.",
    "tax": "Vaut {points}. L’impôt : à la fin du tour, vous vous défaites d’un de vos forts, "
    "celui-ci ou un autre. Si vous n’en avez pas d’autre, c’est lui qui part.",
    "dinary": "Vaut {points}, rien d’autre.",
}

_RULES = """\
Des clans calédoniens se ruent sur le mur d’Hadrien, et se gênent surtout les uns les autres. Une \
partie compte trois manches. À chacune, six forts forment le mur : celui de plus haute valeur \
positive passe à droite, puis celui de plus basse valeur positive à gauche.

Préparation. Vous piochez sept de vos neuf guerriers. Placez-en six faces cachées le long du mur, \
de gauche à droite ; le septième est mis à l’écart. Tous le font en même temps, en secret.

Viennent six tours, un par place. Chaque clan retourne son guerrier caché le plus à gauche, qui \
reste visible. Le total d’un clan est la force de tous ses guerriers visibles. Le plus fort total \
remporte le fort de gauche, et ce clan défausse tous ses guerriers visibles ; les autres gardent \
les leurs. En cas d’égalité en tête, personne ne remporte rien et tous les guerriers restent ; le \
fort est défaussé (*).

L’effet d’un guerrier ne joue qu’au tour où il est révélé ; sa force dure tant qu’il est là :
  {qween:<13}Prend pour ce tour la force d’un guerrier rival révélé au même
               tour. Deux Qweens ou plus s’annulent.
  {druhid:<13}Si vous l’emportez, prenez le fort de votre choix ; celui de
               gauche reste au mur, à la place du fort pris (*).
  {zvord:<13}Après la prise, rangez vos guerriers cachés comme vous voulez.
  {axx:<13}Si vous l’emportez, vous pouvez le garder visible.
  {archr:<13}Gagne une égalité en tête, sauf si un autre clan à égalité
               révèle aussi Arch’r.
  {filchy:<13}Votre clan ne peut rien remporter ce tour-ci, et son total ne
               compte pas.
  {horsie:<13}Si vous ne remportez rien, défaussez un autre guerrier visible,
               ou Horsie elle-même à défaut (*).
  {chariott:<13}(deux par clan) Si deux clans ou plus en révèlent un ensemble,
               ceux-là sont perdus avant le compte des forces.

L’effet d’un fort joue quand il est remporté :
  {unwary:<22}Vous pouvez garder votre guerrier visible le plus
                        faible.
  {signal:<22}Chaque clan qui a un guerrier visible en défausse un,
                        à son choix, vainqueur compris, avant la défausse du
                        vainqueur (*).
  {tax:<22}L’impôt : défaites-vous d’un fort, celui-ci ou un
                        autre.
  {legion:<22}Coûte des points, mais en tenir trois sur quatre gagne
                        aussitôt.
  {dinary:<22}Des points, rien d’autre.

Un clan neutre joue six guerriers au hasard. Ses Qween, Dru’hid et Svord n’ont pas d’effet, sauf \
que sa Qween annule les autres. Il peut remporter des forts, mais non la partie (*).

Après trois manches, la plus forte somme des forts gagne ; à égalité, le plus de forts, puis le \
fort le plus élevé, le deuxième et ainsi de suite. Une personne seule gagne si elle devance chaque \
clan neutre.

(*) Une option peut changer cela. S’il y en a en vigueur, elles suivent, et passent avant ce qui \
est dit ici."""

FRENCH: Final = Phrases(
    language="fr",
    title="Romans Go Home!",
    tagline="À l’assaut du mur d’Hadrien, fort après fort, parmi des clans qui se gênent.",
    names=NAMES,
    verbs={
        "place": "placer",
        "charm": "séduire",
        "take": "prendre",
        "keep": "garder",
        "discard": "défausser",
        "raze": "payer",
    },
    actions={
        "place": _told("Placer {warrior}"),
        "charm": _charm,
        "take": _take,
        "keep": _keep,
        "discard": _told("Défausser {warrior}"),
        "raze": _pay,
    },
    events={
        "round_began": "La manche {round} commence.",
        "fort_built": _told("Place {place} du mur : {fort}{worth}."),
        "warrior_drawn": "Le clan {clan} pioche {warrior}.",
        "warrior_placed": "Le clan {clan} met {warrior} à la place {place}.",
        "warrior_put_aside": "Le clan {clan} met {warrior} à l’écart.",
        "plan_sealed": "Le clan {clan} est prêt.",
        "turn_began": _told("Tour {turn} : les clans se disputent le {fort}{worth}."),
        "warrior_revealed": _told("Le clan {clan} révèle {warrior}."),
        "chariott_wrecked": "Le Ch’ariott du clan {clan} est perdu dans la collision.",
        "qweens_cancelled": "Les Qweens s’annulent : personne n’est séduit.",
        "qween_idle": "La Qween du clan {clan} ne séduit personne.",
        "warrior_charmed": _told("La Qween du clan {clan} séduit {warrior}, du clan {target}."),
        "total_counted": "Total du clan {clan} : {total}.",
        "clan_filched": "Le clan {clan} a révélé Chippeuz et ne peut rien remporter.",
        "attack_tied": "Égalité en tête, à {total} : personne ne remporte le fort.",
        "tie_broken": "Arch’r fait gagner l’égalité au clan {clan}.",
        "nobody_eligible": "Aucun clan ne peut remporter le fort.",
        "fort_swapped": _told(
            "Dru’hid, du clan {clan}, prend le fort de la place {place} ; "
            "le {fort}{worth} l’y remplace."
        ),
        "forts_slid": "Dru’hid, du clan {clan}, prend le fort de la place {place} ; "
        "ceux qui sont à sa gauche glissent d’une place vers la droite.",
        "fort_captured": _told("Le clan {clan} remporte le {fort}{worth}."),
        "fort_razed": _told("Le {fort}{worth} est défaussé."),
        "fort_stood": _told("Le {fort}{worth} tient bon et reste en jeu."),
        "warrior_kept": "Le clan {clan} garde {warrior}.",
        "signal_fired": "Le signal est allumé : "
        "chaque clan qui a un guerrier visible en défausse un.",
        "warrior_discarded": "Le clan {clan} défausse {warrior}.",
        "horsie_raged": "Horsie n’a rien remporté : le clan {clan} doit perdre un guerrier.",
        "horsie_left": "Horsie, seule visible du clan {clan}, n’a rien remporté : "
        "c’est elle qui part.",
        "choice_made": "Le clan {clan} a choisi.",
        "order_taken_up": _order_taken_up,
        "tax_paid": _told("Le clan {clan} paie l’impôt avec le {fort}{worth}."),
        "legions_won": "Le clan {clan} tient trois Forts Tifiés et gagne aussitôt.",
        "game_ended": "La partie est terminée.",
    },
    options={
        "neutrals": "Nombre de clans neutres, que personne ne joue.",
        "clan_0": "Le clan de la place 1",
        "clan_1": "Le clan de la place 2",
        "clan_2": "Le clan de la place 3",
        "clan_3": "Le clan de la place 4",
        "horsie_may_go": "Une Horsie qui ne remporte rien peut partir elle-même, même si d’autres "
        "le pouvaient.",
        "signal_after_discard": "Le Fort Signal agit après la défausse du vainqueur, Axx compris.",
        "neutrals_can_win": "Seul : les neutres sont classés, et peuvent gagner par les "
        "Forts Tifiés.",
        "ties_keep_fort": "À égalité, le fort reste, et le plus à droite est défaussé ; "
        "au dernier tour, il est perdu.",
        "druhid_slides": "Quand Dru’hid prend un autre fort, ceux de gauche glissent à droite.",
    },
    option_values=dict.fromkeys(
        ("clan_0", "clan_1", "clan_2", "clan_3"),
        ("le premier libre", *(NAMES[clan] for clan in CLANS)),
    ),
    prompts={
        "planning": lambda table: _ask_place(table, "la dernière carte va à l’écart"),
        "charming": "De quel clan votre Qween séduit-elle le guerrier ?",
        "taking": "Dru’hid vous laisse le choix du fort. Lequel ?",
        "keeping": _ask_keep,
        "signalling": "Le signal est allumé. Quel guerrier visible défaussez-vous ?",
        "horsing": "Horsie n’a rien remporté. Quel guerrier visible défaussez-vous ?",
        "reordering": lambda table: _ask_place(table, "Svord : nouvel ordre"),
        "taxing": "Le Coffre Fort : de quel fort vous défaites-vous ?",
        "over": "La partie est terminée.",
    },
    hints={
        "planning": lambda table: "(ou : plan et six noms)" if next_place(table) == 1 else "",
    },
    help={
        "place": "Poser un guerrier face cachée à la prochaine place libre, de gauche à droite ; "
        "ou donner tout l’ordre en une ligne : plan et les noms des guerriers, première place "
        "d’abord, sans la carte mise à l’écart. Avec Svord : plan et tous vos guerriers cachés.",
        "charm": "Qween : la force de ce guerrier compte pour vous ce tour-ci, pas pour son clan.",
        "take": "Dru’hid : prendre un fort, par le numéro de sa place ; celui de gauche reste au "
        "mur.",
        "keep": "Des guerriers visibles peuvent rester après la prise ; les autres partent.",
        "discard": "Renoncer à un guerrier visible. On montre les choix quand tous ont choisi.",
        "raze": "L’impôt, dû pour un Coffre Fort : un de vos forts quitte la partie, celui-ci ou "
        "un autre.",
    },
    rules=_RULES.format(
        **printed(NAMES), **from_to({"legion": "Fort Tifié", "dinary": "Fort Dinaire"}, "à")
    ),
    words=_WORDS,
    explanations=explained(
        "Force {strength}. {what}", _WARRIORS, _FORTS, partial(_counted, noun="point")
    ),
    result=lambda table, players: typeset(_result(table, players), "fr"),
)
