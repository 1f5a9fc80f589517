"""Romans Go Home! in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.core.phrases import Phrases, Template
from ludi.games.romans_go_home.actions import ACTIONS
from ludi.games.romans_go_home.pieces import FORT_VALUES, FORTS, STRENGTHS, TURNS, WARRIORS

_EN_NAMES: Final = {
    "gold": "Gold",
    "green": "Green",
    "violet": "Violet",
    "red": "Red",
    "qween": "Qween",
    "druhid": "Dru’hid",
    "zvord": "Zvord",
    "axx": "Axx",
    "archr": "Arch’r",
    "filchy": "Filchy",
    "horsie": "Horsie",
    "chariott": "Ch’ariott",
    "legion-1": "Legion Fort −1",
    "legion-2": "Legion Fort −2",
    "legion-3": "Legion Fort −3",
    "unwary": "Unwary Fort",
    "signal": "Signal Fort",
    "tax": "Tax-Collector’s Fort",
    "dinary-1": "Fort-Dinary 1",
    "dinary-3": "Fort-Dinary 3",
    "dinary-4": "Fort-Dinary 4",
    "dinary-5": "Fort-Dinary 5",
    "dinary-6": "Fort-Dinary 6",
}

_FR_NAMES: Final = {
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

# These are told without their value in their name.
_NAMED_FORTS: Final = ("unwary", "signal", "tax")


def _english_fort(fort: str) -> str:
    """A fort within a sentence."""
    return f"the {_EN_NAMES[fort]}" if fort in _NAMED_FORTS else _EN_NAMES[fort]


def _worth(fort: str) -> str:
    """A fort's value, where its name does not say it."""
    return f" ({FORT_VALUES[FORTS.index(fort)]})" if fort in _NAMED_FORTS else ""


def _with_strength(warrior: str, names: Mapping[str, str]) -> str:
    return f"{names[warrior]} ({STRENGTHS[WARRIORS.index(warrior)]})"


def _english(sentence: str) -> Template:
    """A template whose {fort} has its article, {worth} its value, {warrior} its strength."""

    def fill(values: Mapping[str, Any]) -> str:
        named = {key: _EN_NAMES.get(str(value), str(value)) for key, value in values.items()}
        if "fort" in values:
            named |= {"fort": _english_fort(values["fort"]), "worth": _worth(values["fort"])}
        if "warrior" in values:
            named["warrior"] = _with_strength(values["warrior"], _EN_NAMES)
        filled = sentence.format_map(named)
        return filled[0].upper() + filled[1:]

    return fill


def _french(sentence: str) -> Template:
    """The same in French, where every fort takes an article that the sentence gives."""

    def fill(values: Mapping[str, Any]) -> str:
        named = {key: _FR_NAMES.get(str(value), str(value)) for key, value in values.items()}
        if "fort" in values:
            named["worth"] = _worth(values["fort"])
        if "warrior" in values:
            named["warrior"] = _with_strength(values["warrior"], _FR_NAMES)
        return sentence.format_map(named)

    return fill


def _next_place(table: Mapping[str, Any]) -> int | None:
    """Where the seat's next warrior goes, from 1; None if it has placed them all."""
    plan = table["own"]["plan"] if "own" in table else []
    for place in range(TURNS - len(table["wall"]), len(plan)):
        if plan[place] is None:
            return place + 1
    return None


def _english_place(table: Mapping[str, Any], note: str) -> str:
    place = _next_place(table)
    if place is None:
        return "The clans are laying out their warriors."
    fort = table["wall"][place - 1 - TURNS]
    return f"Who goes to place {place}, {_english_fort(fort)}{_worth(fort)}? {note}"


def _french_place(table: Mapping[str, Any], note: str) -> str:
    place = _next_place(table)
    if place is None:
        return "Les clans disposent leurs guerriers."
    fort = table["wall"][place - 1 - TURNS]
    return f"Qui va à la place {place}, {_FR_NAMES[fort]}{_worth(fort)} ? {note}"


_EN_KEEPS: Final = {
    "nothing": "Keep nobody: discard all your face-up warriors",
    "axx": "Keep Axx, discard the others",
    "weakest": "Keep your weakest warrior, discard the others",
    "both": "Keep Axx and your weakest warrior, discard the others",
}

_FR_KEEPS: Final = {
    "nothing": "Ne garder personne : défausser tous vos guerriers visibles",
    "axx": "Garder Axx, défausser les autres",
    "weakest": "Garder votre guerrier le plus faible, défausser les autres",
    "both": "Garder Axx et votre guerrier le plus faible, défausser les autres",
}

_EN_RULES = """\
Clans of Caledonians storm Hadrian’s Wall, and mostly get in each other’s way.
A game is three rounds. In each, six forts form the Wall: the highest positive one goes to the
right end, then the lowest positive one to the left end.

Planning. You draw seven of your nine warriors. Place six of them face down along the Wall, from
left to right; the seventh is put aside. All plan at the same time, in secret.

Six turns follow, one for each fort. Every clan turns up its leftmost hidden warrior, who stays
face up. A clan’s total is the strength of all its face-up warriors. The highest total captures
the leftmost fort, and that clan discards all its face-up warriors; the others keep theirs.
If the highest total is tied, the fort is discarded and all warriors stay.

A warrior’s effect works only on the turn of the reveal, the strength for as long as the card lies:
  Qween 1      takes over the strength of a rival warrior revealed this turn, for this turn.
               Two or more Qweens cancel each other out.
  Dru’hid 2    If you capture, take any fort of the Wall; the leftmost one takes its place.
  Zvord 3      After the capture, put your hidden warriors into any order.
  Axx 4        If you capture, you may keep him face up.
  Arch’r 5     wins a tie for the highest total, unless another tied clan reveals Arch’r too.
  Filchy 6     Your clan cannot capture this turn, and its total counts for nothing.
  Horsie 7     If you do not capture, discard another face-up warrior, or her if there is none.
  Ch’ariott 9  (two in each clan) If two or more are revealed together, they are all lost
               before strength is counted.

A fort’s effect works when it is captured:
  Unwary Fort (2)           You may keep your weakest face-up warrior.
  Signal Fort (4)           Every clan discards one face-up warrior of its choice.
  Tax-Collector’s Fort (8)  Give up one of your forts, this one or another.
  Legion Fort (−1 to −3)    Costs points, but holding three of the four wins at once.
  Fort-Dinary (1 to 6)      Points only.

A neutral clan plays six warriors at random. Its Qween, Dru’hid and Zvord do nothing special.
It can capture forts but not win.
After three rounds the highest sum of fort values wins; if tied, the most forts, then the
highest fort."""

_FR_RULES = """\
Des clans calédoniens se ruent sur le mur d’Hadrien, et se gênent surtout les uns les autres.
Une partie compte trois manches. À chacune, six forts forment le mur : celui de plus haute valeur
passe à droite, puis celui de plus basse valeur positive à gauche.

Programmation. Vous piochez sept de vos neuf guerriers. Placez-en six faces cachées le long du mur,
de gauche à droite ; le septième est mis à l’écart. Tous le font en même temps, en secret.

Viennent six tours, un par fort. Chaque clan retourne son guerrier caché le plus à gauche, qui
reste visible. Le total d’un clan est la force de tous ses guerriers visibles. Le plus fort total
remporte le fort de gauche, et ce clan défausse tous ses guerriers visibles ; les autres gardent
les leurs. En cas d’égalité en tête, le fort est défaussé et tous les guerriers restent.

L’effet d’un guerrier ne joue qu’au tour où il est révélé ; sa force dure tant qu’il est là :
  Qween 1      prend pour ce tour la force d’un guerrier rival révélé au même tour.
               Deux Qween ou plus s’annulent.
  Dru’hid 2    Si vous l’emportez, prenez le fort de votre choix ; celui de gauche prend sa place.
  Svord 3      Après la prise, rangez vos guerriers cachés comme vous voulez.
  Axx 4        Si vous l’emportez, vous pouvez le garder visible.
  Arch’r 5     gagne une égalité en tête, sauf si un autre clan à égalité révèle aussi Arch’r.
  Chippeuz 6   Votre clan ne peut rien remporter ce tour-ci, et son total ne compte pas.
  Horsie 7     Si vous ne remportez rien, défaussez un autre guerrier visible, ou elle à défaut.
  Ch’ariott 9  (deux par clan) Si deux ou plus sont révélés ensemble, tous sont perdus avant
               le compte des forces.

L’effet d’un fort joue quand il est remporté :
  Fort Malgardé (2)       Vous pouvez garder votre guerrier visible le plus faible.
  Fort Signal (4)         Chaque clan défausse un guerrier visible de son choix.
  Coffre Fort (8)         Défaites-vous d’un fort, celui-ci ou un autre.
  Fort Tifié (−1 à −3)    Coûte des points, mais en tenir trois sur quatre gagne aussitôt.
  Fort Dinaire (1 à 6)    Des points, rien d’autre.

Un clan neutre joue six guerriers au hasard. Ses Qween, Dru’hid et Svord n’ont pas d’effet.
Il peut remporter des forts, mais non la partie.
Après trois manches, la plus forte somme des forts gagne ; à égalité, le plus de forts, puis le
fort le plus élevé."""

_ACTION_NAMES: Final = tuple(block.name for block in ACTIONS.blocks)

ENGLISH: Final = Phrases(
    language="en",
    title="Romans Go Home!",
    tagline="Storm Hadrian’s Wall, fort by fort, and stay out of the other clans’ way.",
    names=_EN_NAMES,
    verbs={name: name for name in _ACTION_NAMES} | {"raze": "pay"},
    actions={
        "place": "Place {warrior}",
        "charm": "Charm the warrior that {clan} has revealed",
        "take": "Take fort number {fort}",
        "keep": lambda values: _EN_KEEPS[values["warriors"]],
        "discard": "Discard {warrior}",
        "raze": lambda values: f"Pay the tax with {_english_fort(values['fort'])}",
    },
    events={
        "round_began": "Round {round} begins.",
        "fort_built": _english("Place {place} of the Wall: {fort}{worth}."),
        "warrior_drawn": "{clan} draws {warrior}.",
        "warrior_placed": "{clan} puts {warrior} in place {place}.",
        "plan_sealed": "{clan} has a plan.",
        "turn_began": _english("Turn {turn}: the clans fight for {fort}{worth}."),
        "warrior_revealed": _english("{clan} reveals {warrior}."),
        "chariott_wrecked": "{clan}’s Ch’ariott is wrecked in the clash.",
        "qweens_cancelled": "The Qweens cancel each other out: nobody is charmed.",
        "warrior_charmed": _english("{clan}’s Qween charms {target}’s {warrior}."),
        "total_counted": "{clan}’s total is {total}.",
        "clan_filched": "{clan} has revealed Filchy and cannot capture.",
        "attack_tied": "The highest total, {total}, is tied: nobody captures.",
        "tie_broken": "Arch’r breaks the tie for {clan}.",
        "nobody_eligible": "No clan is able to capture.",
        "fort_captured": _english("{clan} captures {fort}{worth}."),
        "fort_razed": _english("{fort}{worth} is discarded."),
        "fort_stood": _english("{fort}{worth} stands, to be fought for again."),
        "warrior_kept": "{clan} keeps {warrior}.",
        "signal_fired": "The signal burns: every clan discards a face-up warrior.",
        "warrior_discarded": "{clan} discards {warrior}.",
        "horsie_raged": "Beaten, Horsie turns on her own clan: {clan} loses a warrior.",
        "choice_made": "{clan} has chosen.",
        "tax_paid": _english("{clan} pays the tax with {fort}{worth}."),
        "legions_won": "{clan} holds three Legion Forts and wins at once.",
        "game_ended": "The game is over.",
    },
    options={
        "neutrals": "How many neutral clans take part, played by nobody.",
        "clan_0": "Seat 0’s clan: 1 Gold, 2 Green, 3 Violet, 4 Red; 0 is the first one free.",
        "clan_1": "Seat 1’s clan: 1 Gold, 2 Green, 3 Violet, 4 Red; 0 is the first one free.",
        "clan_2": "Seat 2’s clan: 1 Gold, 2 Green, 3 Violet, 4 Red; 0 is the first one free.",
        "clan_3": "Seat 3’s clan: 1 Gold, 2 Green, 3 Violet, 4 Red; 0 is the first one free.",
        "horsie_may_go": "A losing Horsie may be discarded herself, even if others are face up.",
        "signal_after_discard": "A Signal Fort works after the winner’s discards, and costs Axx.",
        "neutrals_can_win": "With one person, neutral clans are ranked and win by Legion Forts.",
        "ties_keep_fort": "On a tie the fort stays, and the rightmost one is discarded.",
        "druhid_slides": "When Dru’hid takes another fort, those left of it slide right.",
    },
    prompts={
        "planning": lambda table: _english_place(table, "The last card is put aside."),
        "charming": "Whose warrior does your Qween charm?",
        "taking": "Dru’hid lets you take any fort. Which one?",
        "keeping": "The fort is yours. Who stays face up?",
        "signalling": "The signal burns. Which face-up warrior do you discard?",
        "horsing": "Horsie has lost. Which face-up warrior do you discard?",
        "reordering": lambda table: _english_place(table, "Zvord lets you reorder."),
        "taxing": "The tax is due. Which fort do you give up?",
        "over": "The game is over.",
    },
    help={
        "place": "Lay a warrior face down in the next free place, from left to right; "
        "or all at once: plan archr zvord axx qween horsie filchy",
        "charm": "Qween: that warrior’s strength counts for you this turn, not for its clan.",
        "take": "Dru’hid: the forts are numbered from the left; the leftmost fills the gap.",
        "keep": "Some of your face-up warriors may stay after the capture; the others go.",
        "discard": "Give up a face-up warrior. Choices are shown once all are in.",
        "raze": "Tax-Collector’s Fort: one of your forts leaves the game, this one or another.",
    },
    rules=_EN_RULES,
)

FRENCH: Final = Phrases(
    language="fr",
    title="Romans Go Home!",
    tagline="À l’assaut du mur d’Hadrien, fort après fort, parmi des clans qui se gênent.",
    names=_FR_NAMES,
    verbs={
        "place": "placer",
        "charm": "séduire",
        "take": "prendre",
        "keep": "garder",
        "discard": "défausser",
        "raze": "payer",
    },
    actions={
        "place": "Placer {warrior}",
        "charm": "Séduire le guerrier révélé par le clan {clan}",
        "take": "Prendre le fort numéro {fort}",
        "keep": lambda values: _FR_KEEPS[values["warriors"]],
        "discard": "Défausser {warrior}",
        "raze": "Payer l’impôt avec le {fort}",
    },
    events={
        "round_began": "La manche {round} commence.",
        "fort_built": _french("Place {place} du mur : {fort}{worth}."),
        "warrior_drawn": "Le clan {clan} pioche {warrior}.",
        "warrior_placed": "Le clan {clan} met {warrior} à la place {place}.",
        "plan_sealed": "Le clan {clan} est prêt.",
        "turn_began": _french("Tour {turn} : les clans se disputent le {fort}{worth}."),
        "warrior_revealed": _french("Le clan {clan} révèle {warrior}."),
        "chariott_wrecked": "Le Ch’ariott du clan {clan} est perdu dans la collision.",
        "qweens_cancelled": "Les Qween s’annulent : personne n’est séduit.",
        "warrior_charmed": _french(
            "Le clan {clan} séduit un guerrier du clan {target} : {warrior}."
        ),
        "total_counted": "Total du clan {clan} : {total}.",
        "clan_filched": "Le clan {clan} a révélé Chippeuz et ne peut rien remporter.",
        "attack_tied": "Égalité en tête, à {total} : personne ne remporte le fort.",
        "tie_broken": "Arch’r fait gagner l’égalité au clan {clan}.",
        "nobody_eligible": "Aucun clan ne peut remporter le fort.",
        "fort_captured": _french("Le clan {clan} remporte le {fort}{worth}."),
        "fort_razed": _french("Le {fort}{worth} est défaussé."),
        "fort_stood": _french("Le {fort}{worth} tient bon et reste en jeu."),
        "warrior_kept": "Le clan {clan} garde {warrior}.",
        "signal_fired": "Le signal brûle : chaque clan défausse un guerrier visible.",
        "warrior_discarded": "Le clan {clan} défausse {warrior}.",
        "horsie_raged": "Battue, Horsie s’en prend aux siens : le clan {clan} perd un guerrier.",
        "choice_made": "Le clan {clan} a choisi.",
        "tax_paid": _french("Le clan {clan} paie l’impôt avec le {fort}{worth}."),
        "legions_won": "Le clan {clan} tient trois Forts Tifiés et gagne aussitôt.",
        "game_ended": "La partie est terminée.",
    },
    options={
        "neutrals": "Nombre de clans neutres, que personne ne joue.",
        "clan_0": "Clan de la place 0 : 1 Or, 2 Vert, 3 Violet, 4 Rouge ; 0 : le premier libre.",
        "clan_1": "Clan de la place 1 : 1 Or, 2 Vert, 3 Violet, 4 Rouge ; 0 : le premier libre.",
        "clan_2": "Clan de la place 2 : 1 Or, 2 Vert, 3 Violet, 4 Rouge ; 0 : le premier libre.",
        "clan_3": "Clan de la place 3 : 1 Or, 2 Vert, 3 Violet, 4 Rouge ; 0 : le premier libre.",
        "horsie_may_go": "Horsie battue peut être défaussée elle-même, même s’il y en a d’autres.",
        "signal_after_discard": "Le Fort Signal agit après la défausse du vainqueur, Axx compris.",
        "neutrals_can_win": "Seul : les neutres sont classés et gagnent par les Forts Tifiés.",
        "ties_keep_fort": "À égalité, le fort reste, et le plus à droite est défaussé.",
        "druhid_slides": "Quand Dru’hid prend un autre fort, ceux de gauche glissent à droite.",
    },
    prompts={
        "planning": lambda table: _french_place(table, "La dernière carte est mise à l’écart."),
        "charming": "De quel clan votre Qween séduit-elle le guerrier ?",
        "taking": "Dru’hid vous laisse le choix du fort. Lequel ?",
        "keeping": "Le fort est à vous. Qui reste visible ?",
        "signalling": "Le signal brûle. Quel guerrier visible défaussez-vous ?",
        "horsing": "Horsie a perdu. Quel guerrier visible défaussez-vous ?",
        "reordering": lambda table: _french_place(table, "Svord vous laisse changer l’ordre."),
        "taxing": "L’impôt est dû. De quel fort vous défaites-vous ?",
        "over": "La partie est terminée.",
    },
    help={
        "place": "Poser un guerrier face cachée à la prochaine place libre, de gauche à droite ; "
        "ou tous à la fois : plan archr zvord axx qween horsie filchy",
        "charm": "Qween : la force de ce guerrier compte pour vous ce tour-ci, pas pour son clan.",
        "take": "Dru’hid : forts numérotés de gauche à droite ; le premier comble le vide.",
        "keep": "Des guerriers visibles peuvent rester après la prise ; les autres partent.",
        "discard": "Renoncer à un guerrier visible. On montre les choix quand tous ont choisi.",
        "raze": "Coffre Fort : un de vos forts quitte la partie, celui-ci ou un autre.",
    },
    rules=_FR_RULES,
)

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
