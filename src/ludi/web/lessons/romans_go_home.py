"""The lesson of Romans Go Home!: a plan, strength that adds up, effects, ties, forts, the end.

The rulebook's example is in it (RGH-10.1), with the turn before it: Gold has nobody face up after
a capture; Ch'ariotts clash, Arch'r wins a tie, and the Unwary Fort lets him stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from ludi.games.romans_go_home.pieces import CLANS, FORT_COPIES, FORTS, MOST_CLANS, TURNS
from ludi.web.lessons import Lesson, Reply, Step

_MOST_CAPTURED: Final = 19


def _filled(length: int, names: Sequence[str]) -> list[str]:
    return [*names, *["none"] * (length - len(names))]


def _plan(*names: str) -> list[str]:
    """Hidden warriors, at the last places."""
    return [*["none"] * (TURNS - len(names)), *names]


def _position(
    wall: Sequence[str],
    plans: Sequence[list[str]],
    captured: Sequence[Sequence[str]] = ((), (), ()),
    razed: Sequence[str] = (),
    aside: Sequence[str] = (),
    revealed: Sequence[str] = (),
    **state: Any,
) -> dict[str, Any]:
    """Gold, the learner's clan, is asked; Green and Red belong to the others.

    Forts that lie nowhere else are in the pile.
    """
    lying = Counter(chain(wall, razed, *captured))
    copies = zip(FORTS, FORT_COPIES, strict=True)
    return {
        "game": "romans-go-home",
        "seats": 3,
        "options": {"clan_2": 1 + CLANS.index("red")},
        "state": {
            "waiting": 1,
            "colours": ["gold", "green", "red", "gold"],
            "wall": _filled(TURNS, wall),
            "pile": {fort: count - lying[fort] for fort, count in copies},
            "razed": list(razed),
            "captured": [_filled(_MOST_CAPTURED, forts) for forts in (*captured, ())],
            "plans": [*plans, _plan()],
            "aside": _filled(MOST_CLANS, aside),
            "revealed": _filled(MOST_CLANS, revealed),
            **state,
        },
    }


_BEGINNING: Final = _position(
    ["dinary-1", "dinary-3", "legion-2", "dinary-4", "dinary-5", "tax"],
    plans=[
        ["axx", "zvord", "archr", "druhid", "none", "none"],
        ["druhid", "horsie", "axx", "archr", "filchy", "chariott"],
        ["druhid", "axx", "archr", "chariott", "filchy", "horsie"],
    ],
    aside=["none", "zvord", "qween"],
    hands=[["qween", "filchy", "chariott"], [], [], []],
)
# The turn before the rulebook's example.
_EXAMPLE: Final = _position(
    ["dinary-1", "unwary", "dinary-5", "signal", "legion-1", "dinary-6"],
    plans=[
        _plan("archr", "axx", "druhid", "horsie", "chariott"),
        _plan("chariott", "axx", "chariott", "druhid", "filchy"),
        _plan("chariott", "axx", "archr", "chariott", "filchy"),
    ],
    aside=["zvord", "qween", "qween"],
    revealed=["qween", "archr", "druhid"],
    shown=[["qween"], ["archr"], ["druhid"], []],
    phase="charming",
    charmer=1,
)
_LEGIONS: Final = _position(
    ["dinary-5", "legion-3", "signal", "tax"],
    captured=[
        ["legion-1", "dinary-1", "legion-2"],
        ["dinary-3", "dinary-6", "signal"],
        ["tax", "dinary-4"],
    ],
    plans=[
        _plan("archr", "qween", "chariott"),
        _plan("zvord", "filchy", "chariott"),
        _plan("chariott", "qween", "horsie"),
    ],
    aside=["filchy", "druhid", "druhid"],
    revealed=["druhid", "archr", "axx"],
    shown=[["druhid", "axx", "horsie"], ["archr"], ["axx", "archr"], []],
    lost=[[], ["horsie", "axx"], ["filchy"], []],
    razed=["legion-1", "unwary", "unwary", "dinary-1", "dinary-3", "dinary-5"],
    phase="taking",
    rounds=2,
    turns=2,
    winner=1,
)

_STEPS: Final = (
    Step(
        {
            "en": "Hadrian has built a wall, and your clan, Gold, wants it gone. Six forts stand "
            "in the Wall; the number on a fort is what it is worth. Take forts! After three "
            "rounds the most points win.",
            "fr": "Hadrien a bâti un mur, et votre clan, Or, n’en veut pas. Six forts s’y "
            "dressent ; le nombre d’un fort dit ce qu’il vaut. Remportez des forts ! Après trois "
            "manches, le plus de points gagne.",
        },
        position=_BEGINNING,
    ),
    Step(
        {
            "en": "A round begins with a plan: a warrior under each fort, face down. Four of "
            "yours lie there already; their numbers are their strength. Tap Filchy, then "
            "Ch’ariott: the strongest for the fort worth 8. Qween is put aside. Confirm the plan.",
            "fr": "Une manche commence par un plan : un guerrier sous chaque fort, face cachée. "
            "Quatre des vôtres y sont ; leur nombre est leur force. Touchez Chippeuz, puis "
            "Ch’ariott : le plus fort pour le fort à 8. Qween est mise à l’écart. Validez le "
            "plan.",
        },
        do=("plan filchy chariott",),
        hint={
            "en": "Tap Filchy first: she goes to place 5. Then Ch’ariott, to place 6; then "
            "Confirm the plan.",
            "fr": "Touchez d’abord Chippeuz : elle va à la place 5. Puis Ch’ariott, à la place 6 "
            "; enfin « Valider le plan ».",
        },
    ),
    Step(
        {
            "en": "Turn 1: all clans turned up their first warrior. Your 4 beats 2 and 2: the "
            "leftmost fort is yours! A winner’s face-up warriors then go. But each warrior has an"
            " effect, and Axx’s is that he may stay. Keep him.",
            "fr": "Tour 1 : chaque clan a retourné son premier guerrier. Votre 4 bat 2 et 2 : le "
            "fort de gauche est à vous ! Les guerriers visibles du vainqueur partent alors. Mais "
            "chaque guerrier a un effet, et Axx, lui, peut rester. Gardez-le.",
        },
        do=("keep axx",),
        hint={
            "en": "In your clan’s box, tap Axx, the one marked keep.",
            "fr": "Dans le cadre de votre clan, touchez Axx, celui qui porte « garder ».",
        },
    ),
    Step(
        {
            "en": "Turn 2: strength adds up. You have 4 + 3 = 7, but Green has 2 + 7 = 9, takes "
            "the fort and discards both warriors. You and Red took nothing, so you keep yours: "
            "their strength counts again next turn. Losing is saving up!",
            "fr": "Tour 2 : les forces s’ajoutent. Vous avez 4 + 3 = 7, mais Vert a 2 + 7 = 9, "
            "remporte le fort et défausse ses deux guerriers. Rouge et vous n’avez rien pris et "
            "gardez les vôtres : leur force compte encore au prochain tour. Perdre, c’est "
            "épargner !",
        },
    ),
    Step(
        {
            "en": "You revealed Zvord: now you may reorder your hidden warriors. The next fort, "
            "−2, would cost you points! On the turn you reveal Filchy you cannot take a fort, and"
            " her strength stays. Tap Filchy and Arch’r to swap them, then confirm.",
            "fr": "Vous avez révélé Svord : rangez vos guerriers cachés autrement. Le prochain "
            "fort, −2, coûte des points ! Au tour où l’on révèle Chippeuz, on ne remporte aucun "
            "fort, et sa force reste. Touchez Chippeuz et Arch’r pour les échanger, puis validez.",
        },
        do=("plan filchy druhid archr chariott",),
        hint={
            "en": "Tap Filchy, then Arch’r: they change places. Leave the others, and tap Confirm"
            " the plan.",
            "fr": "Touchez Chippeuz, puis Arch’r : ils changent de place. Laissez les autres, et "
            "touchez « Valider le plan ».",
        },
    ),
    Step(
        {
            "en": "It worked: on turn 3 Red had to take the −2. Now turn 4: 4 + 3 + 6 + 2 = 15, "
            "the highest. And who wins on the turn of Dru’hid’s reveal may take any fort of the "
            "Wall. Take the one worth 8, at place 6.",
            "fr": "Réussi : au tour 3, c’est Rouge qui a dû prendre le −2. Voici le tour 4 : 4 + "
            "3 + 6 + 2 = 15, le plus fort total. Et qui gagne au tour où il révèle Dru’hid a le "
            "choix du fort. Prenez celui qui vaut 8, à la place 6.",
        },
        do=("take 6",),
        hint={
            "en": "In the Wall, tap the fort at the right end, worth 8.",
            "fr": "Dans le mur, touchez le fort tout à droite, qui vaut 8.",
        },
    ),
    Step(
        {
            "en": "Some forts have an effect as well, when they are taken: this one, the Tax-"
            "Collector’s Fort, costs you a fort. Pay with the 1. (Hold the pointer or a finger on"
            " any warrior or fort, and it tells what it does.)",
            "fr": "Certains forts ont aussi un effet, quand on les remporte : celui-ci, le Coffre"
            " Fort, vous coûte un fort. Payez avec le 1. (Laissez le pointeur ou le doigt sur un "
            "guerrier ou un fort : il dit ce qu’il fait.)",
        },
        do=("raze dinary-1",),
        hint={
            "en": "Your forts lie at the bottom of your clan’s box. Tap the one worth 1.",
            "fr": "Vos forts sont au bas du cadre de votre clan. Touchez celui qui vaut 1.",
        },
    ),
    Step(
        {
            "en": "Now another game, turn 1. You have revealed Qween. She has only 1, but for "
            "this turn she charms a rival who was revealed with her: that strength counts for "
            "you, and not for its clan. Charm Green’s Arch’r.",
            "fr": "Voici une autre partie, au tour 1. Vous avez révélé Qween. Elle n’a que 1, "
            "mais séduit pour ce tour un rival révélé avec elle : sa force compte pour vous, et "
            "non pour son clan. Séduisez Arch’r, du clan Vert.",
        },
        do=("charm green",),
        hint={
            "en": "Tap Arch’r in Green’s box, the one marked charm.",
            "fr": "Touchez Arch’r dans le cadre du clan Vert, celui qui porte « séduire ».",
        },
        position=_EXAMPLE,
    ),
    Step(
        {
            "en": "With 6 you took the fort, and so Qween has gone. On turn 2 Green and Red each "
            "revealed a Ch’ariott, a mighty 9. But Ch’ariotts that meet are wrecked before "
            "anything is counted: Green is left with 5, Red with 2.",
            "fr": "Avec 6 vous avez remporté le fort, et Qween est donc partie. Au tour 2, Vert "
            "et Rouge ont révélé chacun un Ch’ariott, un beau 9. Mais ceux qui se croisent sont "
            "perdus avant le compte : il reste 5 à Vert, 2 à Rouge.",
        },
    ),
    Step(
        {
            "en": "Your Arch’r has 5 too: a tie! But on the turn of his reveal Arch’r wins ties; "
            "Green’s was revealed earlier. So you take the Unwary Fort, and its effect is that "
            "your weakest face-up warrior may stay. Keep Arch’r.",
            "fr": "Votre Arch’r a 5 aussi : égalité ! Mais au tour où il est révélé, Arch’r gagne"
            " les égalités ; celui de Vert l’a été plus tôt. Vous remportez le Fort Malgardé, qui"
            " permet de garder son plus faible guerrier visible. Gardez Arch’r.",
        },
        do=("keep weakest",),
        hint={
            "en": "In your clan’s box, tap Arch’r, the one marked keep.",
            "fr": "Dans le cadre de votre clan, touchez Arch’r, celui qui porte « garder ».",
        },
    ),
    Step(
        {
            "en": "Green, having lost, kept Arch’r as well, and on turn 3 you both had 9. In a "
            "tie nobody takes the fort: it is lost, and all warriors stay. Arch’r was no help: "
            "effects work only on the turn of the reveal. Strength lasts.",
            "fr": "Vert avait perdu et gardé Arch’r aussi ; au tour 3, vous aviez 9 tous deux. À "
            "égalité, personne ne remporte le fort : il est perdu, et les guerriers restent. "
            "Arch’r n’y pouvait rien : l’effet ne joue qu’au tour de la révélation. La force "
            "dure.",
        },
    ),
    Step(
        {
            "en": "On turn 4 Green took the Signal Fort: every clan with face-up warriors has to "
            "discard one. Discard your weakest, Dru’hid.",
            "fr": "Au tour 4, Vert a remporté le Fort Signal : chaque clan qui a des guerriers "
            "visibles doit en défausser un. Défaussez votre plus faible, Dru’hid.",
        },
        do=("discard druhid",),
        replies=(Reply(2, "discard druhid"),),
        hint={
            "en": "Allowed, but Dru’hid is the smallest loss: tap him in your clan’s box.",
            "fr": "C’est permis, mais Dru’hid est la moindre perte : touchez-le dans le cadre de "
            "votre clan.",
        },
    ),
    Step(
        {
            "en": "On turn 5 you revealed Horsie, 7, who hates to lose: if you take nothing on "
            "the turn of her reveal, she costs you another warrior. Red had 18, and got a Legion "
            "Fort for it. Discard Axx.",
            "fr": "Au tour 5, vous avez révélé Horsie, 7, qui déteste perdre : si vous ne "
            "remportez rien au tour où vous la révélez, elle vous coûte un autre guerrier. Rouge "
            "avait 18, et n’en tire qu’un Fort Tifié. Défaussez Axx.",
        },
        do=("discard axx",),
        chance=[
            *["tax", "legion-2", "dinary-3", "signal", "unwary", "dinary-4"],
            *["chariott", "qween"] * 3,
        ],
        hint={
            "en": "Arch’r is worth more: tap Axx in your clan’s box.",
            "fr": "Arch’r vaut davantage : touchez Axx dans le cadre de votre clan.",
        },
    ),
    Step(
        {
            "en": "With 5 + 7 + 9 you took the 6, and round 2 begins: all warriors are back, "
            "forts stay yours. Plan a round yourself! The best fort is always at the right end: "
            "save up strength for it. Filchy is good against −2. Any plan will do.",
            "fr": "Avec 5 + 7 + 9 vous avez pris le 6, et la manche 2 commence : les guerriers "
            "reviennent, vos forts restent. À vous le plan ! Le meilleur fort est toujours à "
            "droite : épargnez des forces pour lui. Contre le −2, Chippeuz aide. Tout plan "
            "convient.",
        },
        do=("plan …", "place …"),
        hint={
            "en": "Tap six warriors, or drag them under the forts; then tap Confirm the plan.",
            "fr": "Touchez six guerriers, ou glissez-les sous les forts ; puis touchez « Valider "
            "le plan ».",
        },
    ),
    Step(
        {
            "en": "One more secret. Legion Forts cost points, but whoever holds three wins at "
            "once! In this game you have two, and you lie far behind. With Dru’hid you may take "
            "any fort: leave the 5 and take the −3.",
            "fr": "Encore un secret. Les Forts Tifiés coûtent des points, mais qui en tient trois"
            " gagne aussitôt ! Dans cette partie vous en avez deux, et vous êtes loin derrière. "
            "Dru’hid vous laisse le choix : oubliez le 5 et prenez le −3.",
        },
        do=("take 4",),
        hint={
            "en": "In the Wall, tap the fort at place 4, the one with −3.",
            "fr": "Dans le mur, touchez le fort de la place 4, celui qui porte −3.",
        },
        position=_LEGIONS,
    ),
    Step(
        {
            "en": "You have won, with −5 points! Mostly, though, a game lasts three rounds. Then "
            "the sum of your forts counts; if tied, the most forts, then the highest fort.",
            "fr": "Vous avez gagné, avec −5 points ! Mais le plus souvent, une partie dure trois "
            "manches. C’est alors la somme de vos forts qui compte ; à égalité, le plus de forts,"
            " puis le plus haut.",
        },
    ),
    Step(
        {
            "en": "That is all. Everybody has the same nine warriors, so think of what the others"
            " will send, and where. Neutral clans, if there are any, play at random and cannot "
            "win. Now storm your first Wall!",
            "fr": "C’est tout. Chacun a les neuf mêmes guerriers : pensez à ceux que les autres "
            "enverront, et où. Les clans neutres, s’il y en a, jouent au hasard et ne peuvent "
            "gagner. À l’assaut de votre premier mur !",
        },
    ),
)

LESSON: Final = Lesson("romans-go-home", ("Fiona", "Angus"), _STEPS)
