"""The lesson of Romans Go Home!: a plan, strength that adds up, effects, ties, forts, the end.

The rulebook's example is in it (RGH-10.1), with the turn before it: Gold has nobody face up after
a capture; Ch'ariotts clash, Arch'r wins a tie, and the Unwary Fort lets him stay.

A turn goes on by itself until somebody is asked something. Where a turn is to be looked at, one of
the others is: the warriors and forts are chosen so.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.romans_go_home.cards import CLANS
from ludi.web.show.lessons import Lesson, Reply, Step


def _position(**state: Any) -> dict[str, Any]:
    """Gold, the learner's clan, is asked; Green and Red belong to the others."""
    return {
        "game": "romans-go-home",
        "seats": 3,
        "options": {"clan_2": 1 + CLANS.index("red")},
        "state": state,
    }


_BEGINNING: Final = _position(
    wall=["dinary-1", "unwary", "legion-2", "dinary-4", "dinary-5", "tax"],
    hands=[["qween", "filchy", "chariott"]],
    plans=[
        ["axx", "zvord", "archr", "druhid"],
        ["druhid", "horsie", "axx", "archr", "filchy", "chariott"],
        ["druhid", "archr", "axx", "chariott", "filchy", "horsie"],
    ],
    aside=["none", "zvord", "qween"],
)
# The turn before the rulebook's example.
_EXAMPLE: Final = _position(
    phase="charming",
    wall=["dinary-1", "unwary", "dinary-5", "signal", "legion-1", "dinary-6"],
    revealed=["qween", "archr", "druhid"],
    shown=[["qween"], ["archr"], ["druhid"]],
    plans=[
        ["archr", "axx", "druhid", "horsie", "chariott"],
        ["chariott", "axx", "chariott", "druhid", "filchy"],
        ["chariott", "zvord", "archr", "chariott", "filchy"],
    ],
    aside=["zvord", "qween", "qween"],
)
_LEGIONS: Final = _position(
    phase="taking",
    wall=["dinary-5", "legion-3", "signal", "tax"],
    captured=[
        ["legion-1", "dinary-1", "legion-2"],
        ["dinary-3", "dinary-6", "signal"],
        ["tax", "dinary-4"],
    ],
    razed=["legion-1", "unwary", "unwary", "dinary-1", "dinary-3", "dinary-5"],
    revealed=["druhid", "archr", "axx"],
    shown=[["druhid", "axx", "horsie"], ["archr"], ["axx", "archr"]],
    lost=[[], ["horsie", "axx"], ["filchy"]],
    plans=[
        ["archr", "qween", "chariott"],
        ["zvord", "filchy", "chariott"],
        ["chariott", "qween", "horsie"],
    ],
    aside=["filchy", "druhid", "druhid"],
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
            "en": "Every clan has the same nine warriors: seven with strengths from 1 to 7, and "
            "two Ch’ariotts with 9. For each round you draw seven of your nine at random; the "
            "other two sit it out. Six of the seven go to the Wall, and one is put aside. Here "
            "four lie at the Wall already, three are still in your hand.",
            "fr": "Chaque clan a les mêmes neuf guerriers : sept de force 1 à 7, et deux "
            "Ch’ariotts de force 9. À chaque manche vous piochez sept de vos neuf, au hasard ; les"
            " deux autres ne jouent pas. Six des sept vont au mur, un est mis à l’écart. Ici, "
            "quatre sont déjà au mur, trois encore en main.",
        },
    ),
    Step(
        {
            "en": "A round begins with a plan: a warrior at each fort, face down. The number of a "
            "warrior is his strength. Tap Filchy, then Ch’ariott: the strongest for the fort "
            "worth 8. Qween is left over and put aside. Confirm the plan.",
            "fr": "Une manche commence par un plan : un guerrier devant chaque fort, face cachée. "
            "Le nombre d’un guerrier est sa force. Touchez Chippeuz, puis Ch’ariott : le plus fort"
            " pour le fort à 8. Qween, la dernière, est mise à l’écart. Validez le plan.",
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
            "en": "Turn 2: strength adds up. You have 4 + 3 = 7, but Green has 2 + 7 = 9 and takes"
            " the fort. Its warriors now go, except one: this fort lets Green keep its weakest. "
            "You and Red took nothing, so all of yours stay: their strength counts again next "
            "turn. Losing is saving up!",
            "fr": "Tour 2 : les forces s’ajoutent. Vous avez 4 + 3 = 7, mais Vert a 2 + 7 = 9 et "
            "remporte le fort. Ses guerriers partent, sauf un : ce fort-là permet à Vert de garder"
            " le plus faible. Rouge et vous n’avez rien pris et gardez tous les vôtres : leur "
            "force compte encore au prochain tour. Perdre, c’est épargner !",
        },
        replies=(Reply(1, "keep weakest"),),
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
            "en": "Turn 3: it worked. You have 13, the most, but with Filchy just revealed it "
            "does not count. So Red, with 11, has to take the −2. Red’s warriors go, except Axx: "
            "Red may keep him, as you did. Yours all stay.",
            "fr": "Tour 3 : réussi. Vous avez 13, le plus fort total, mais il ne compte pas, car "
            "Chippeuz vient d’être révélée. Rouge, avec 11, doit donc prendre le −2. Ses guerriers"
            " partent, sauf Axx, qu’il peut garder comme vous tout à l’heure. Les vôtres restent.",
        },
        replies=(Reply(2, "keep axx"),),
    ),
    Step(
        {
            "en": "Turn 4: 4 + 3 + 6 + 2 = 15, the highest. And who wins on the turn of Dru’hid’s "
            "reveal may take any fort of the Wall; the one that was due, here the 4, moves to its "
            "place. Take the one worth 8, at place 6.",
            "fr": "Tour 4 : 4 + 3 + 6 + 2 = 15, le plus fort total. Et qui gagne au tour où il "
            "révèle Dru’hid a le choix du fort ; celui qui était en jeu, ici le 4, va à la place "
            "du fort pris. Prenez celui qui vaut 8, à la place 6.",
        },
        do=("take 6",),
        hint={
            "en": "In the Wall, tap the fort at the right end, worth 8.",
            "fr": "Dans le mur, touchez le fort tout à droite, qui vaut 8.",
        },
    ),
    Step(
        {
            "en": "The 4 now stands at place 6. Some forts have an effect as well, when they are "
            "taken: yours, the Tax-Collector’s Fort, costs you a fort, this one or another. Pay "
            "with the 1. (Hold the pointer or a finger on any warrior or fort, and it tells what "
            "it does.)",
            "fr": "Le 4 est maintenant à la place 6. Certains forts ont aussi un effet, quand on "
            "les remporte : le vôtre, le Coffre Fort, vous coûte un fort, celui-ci ou un autre. "
            "Payez avec le 1. (Laissez le pointeur ou le doigt sur un guerrier ou un fort : il dit"
            " ce qu’il fait.)",
        },
        do=("raze dinary-1",),
        hint={
            "en": "Your forts lie at the bottom of your clan’s box. Tap the one worth 1.",
            "fr": "Vos forts sont au bas du cadre de votre clan. Touchez celui qui vaut 1.",
        },
    ),
    Step(
        {
            "en": "We leave that round. Another situation: a new game, turn 1, and you have "
            "revealed Qween. She has only 1, but this turn she charms a rival revealed with her: "
            "that strength counts for you, not for its clan; its effect stays with its owner. "
            "Charm Green’s Arch’r: 1 + 5 = 6 wins.",
            "fr": "Laissons cette manche. Autre situation : une nouvelle partie, tour 1, et vous "
            "avez révélé Qween. Elle n’a que 1, mais séduit pour ce tour un rival révélé avec elle"
            " : sa force compte pour vous, et non pour son clan ; son effet reste à son clan. "
            "Séduisez Arch’r, du clan Vert : 1 + 5 = 6, et vous gagnez.",
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
            "en": "The fort was yours, and Qween has gone: “What just happened”, under the clans, "
            "tells each turn. Here is turn 2: Green and Red each revealed a Ch’ariott, a mighty 9. "
            "But Ch’ariotts that meet are wrecked before anything is counted: Green is left with "
            "5, Red with 2.",
            "fr": "Le fort est à vous, et Qween est partie : « Ce qui vient d’arriver », sous les "
            "clans, raconte chaque tour. Voici le tour 2 : Vert et Rouge ont révélé chacun un "
            "Ch’ariott, un beau 9. Mais ceux qui se croisent sont perdus avant le compte : il "
            "reste 5 à Vert, 2 à Rouge.",
        },
    ),
    Step(
        {
            "en": "Your Arch’r has 5 too: a tie! But on the turn of his reveal Arch’r wins ties "
            "(unless two tied clans reveal theirs at once: then the tie stands). Green’s was "
            "revealed earlier. So you take the Unwary Fort, which lets your weakest face-up "
            "warrior stay. Keep Arch’r.",
            "fr": "Votre Arch’r a 5 aussi : égalité ! Mais au tour où il est révélé, Arch’r gagne"
            " les égalités (si deux clans à égalité révèlent le leur à la fois, elle demeure). "
            "Celui de Vert l’a été plus tôt. Vous remportez le Fort Malgardé, qui permet de garder"
            " son plus faible guerrier visible. Gardez Arch’r.",
        },
        do=("keep weakest",),
        hint={
            "en": "In your clan’s box, tap Arch’r, the one marked keep.",
            "fr": "Dans le cadre de votre clan, touchez Arch’r, celui qui porte « garder ».",
        },
    ),
    Step(
        {
            "en": "Turn 3: you and Green both have 5 + 4 = 9. In a tie nobody takes the fort: it "
            "is lost, and all warriors stay. Your Arch’r is no help any more: effects work only on"
            " the turn of the reveal, strength lasts. (Red has revealed Zvord, and reorders its "
            "hidden warriors.)",
            "fr": "Tour 3 : Vert et vous avez tous deux 5 + 4 = 9. À égalité, personne ne remporte"
            " le fort : il est perdu, et tous les guerriers restent. Votre Arch’r n’y peut plus "
            "rien : l’effet ne joue qu’au tour de la révélation, la force dure. (Rouge a révélé "
            "Svord et range ses guerriers cachés.)",
        },
        replies=(Reply(2, "plan archr chariott filchy"),),
    ),
    Step(
        {
            "en": "Turn 4: Green, with 18, takes the Signal Fort. Now every clan with face-up "
            "warriors discards one, the winner too; but Green’s go anyway, for it has won. Discard"
            " your weakest, Dru’hid.",
            "fr": "Tour 4 : Vert, avec 18, remporte le Fort Signal. Chaque clan qui a des "
            "guerriers visibles en défausse alors un, le vainqueur aussi ; mais ceux de Vert "
            "partent de toute façon, puisqu’il a gagné. Défaussez votre plus faible, Dru’hid.",
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
            "en": "Turn 5: you revealed Horsie, 7, who hates to lose: if you take nothing on the "
            "turn of her reveal, she costs you another warrior. Your 16 lost to Red’s 17, and all "
            "Red got for it is a Legion Fort, −1. Discard Axx.",
            "fr": "Tour 5 : vous avez révélé Horsie, 7, qui déteste perdre : si vous ne remportez "
            "rien au tour où vous la révélez, elle vous coûte un autre guerrier. Vos 16 ont perdu "
            "contre les 17 de Rouge, qui n’en tire qu’un Fort Tifié, −1. Défaussez Axx.",
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
            "en": "Turn 6 gave you the 6, and round 2 begins: a new Wall, all nine warriors back, "
            "and seven drawn again. Forts stay yours. Plan a round yourself! The best fort is "
            "always at the right end: save up strength for it. Filchy is good against −2. Any plan"
            " will do; the lesson does not play it out.",
            "fr": "Le tour 6 vous a donné le 6, et la manche 2 commence : un nouveau mur, les neuf"
            " guerriers reviennent, sept sont piochés. Vos forts restent. À vous le plan ! Le "
            "meilleur fort est toujours à droite : épargnez des forces pour lui. Contre le −2, "
            "Chippeuz aide. Tout plan convient ; la leçon ne le joue pas.",
        },
        do=("plan …", "place …"),
        hint={
            "en": "Tap six warriors, or drag them to the forts; then tap Confirm the plan.",
            "fr": "Touchez six guerriers, ou glissez-les devant les forts ; puis touchez « Valider"
            " le plan ».",
        },
    ),
    Step(
        {
            "en": "In a game your plan would now be played, fort by fort, as you have seen. "
            "Another situation: round 3, turn 3. Legion Forts cost points, but whoever holds three"
            " wins at once! Here you have two, and lie far behind. You have won this turn with "
            "Dru’hid, so any fort is yours: leave the 5 and take the −3.",
            "fr": "Dans une partie, votre plan serait joué maintenant, fort après fort. Autre "
            "situation : manche 3, tour 3. Les Forts Tifiés coûtent des points, mais qui en tient "
            "trois gagne aussitôt ! Ici vous en avez deux, et êtes loin derrière. Vous gagnez ce "
            "tour avec Dru’hid, qui laisse le choix : oubliez le 5 et prenez le −3.",
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
            "en": "That is all. Everybody has the same nine warriors and has drawn seven of them: "
            "think of what the others may send, and where. Neutral clans, if there are any, play "
            "at random and cannot win. Now storm your first Wall!",
            "fr": "C’est tout. Chacun a les mêmes neuf guerriers et en a pioché sept : pensez à "
            "ceux que les autres peuvent envoyer, et où. Les clans neutres, s’il y en a, jouent au"
            " hasard et ne peuvent gagner. À l’assaut de votre premier mur !",
        },
    ),
)

LESSON: Final = Lesson("romans-go-home", ("Fiona", "Angus"), _STEPS)
