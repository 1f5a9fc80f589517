"""The lesson of Römer: trump and horses, tricks from both sides, what costs a horse, the score.

The rulebook's examples are in it: XX of the trump colour as card 7 (ROE-5.2); a sixth horse where
more cards are won than find room (ROE-4.1, with two cards at a table of three); a lost trump card
(ROE-4.2); the last who has cards in hand (ROE-4.5). So are the examples of our own rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.games.romer.pieces import HAND, TEAM
from ludi.web.lessons import Lesson, Reply, Step

_SEATS: Final = 3
_LIVIA: Final = 1
_MARCUS: Final = 2
_ALL: Final = 15


def _row(cards: Sequence[str], size: int) -> list[str]:
    return [*cards, *["none"] * (size - len(cards))]


def _position(
    hands: Sequence[Sequence[str]], teams: Sequence[Sequence[str]], **state: Any
) -> dict[str, Any]:
    """The learner, Livia and Marcus with hands and teams; seat 0 is asked."""
    return {
        "game": "romer",
        "seats": _SEATS,
        "state": {
            "phase": "leading",
            "dealer": 2,
            "rounds": 1,
            "hands": [_row(hand, HAND) for hand in hands],
            "teams": [_row(team, TEAM) for team in teams],
            **state,
        },
    }


def _led_by_livia(
    hands: Sequence[Sequence[str]],
    teams: Sequence[Sequence[str]],
    led: str,
    marcus: str,
    **state: Any,
) -> dict[str, Any]:
    """Livia has led a trick and Marcus has played to it: the learner is the last."""
    trick = ["none", led, marcus]
    return _position(hands, teams, phase="following", leader=_LIVIA, trick=trick, **state)


def _knowers(*sizes: int) -> list[list[int]]:
    """Everybody knows the trumps, owners the rest, but Marcus the learner's fifth card."""
    found = [
        [_ALL, *[1 << seat] * (size - 1), *[0] * (TEAM - size)] for seat, size in enumerate(sizes)
    ]
    found[0][4] = 1 << _MARCUS
    return found


# The team that grows in the first steps: 0, 20, 30 and 20, as in the example of the rules page.
# Then comes what Marcus loses, and only he knows.
_WITH_CAPTURED: Final = ["red-caesar", "blue-1-xx", "red-4-x", "red-5-v", "red-3-x"]
_LIVIAS: Final = ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x"]
_MARCUSS: Final = ["blue-caesar", "yellow-1-x", "blue-3-v"]

_STEPS: Final = (
    Step(
        {
            "en": "You harness horses to a chariot, card by card, until somebody has seven cards."
            " They bring points, and you want 500. First everybody lays a trump card face up, the"
            " chariot: its colour is your own trump. You have mostly red: lay the Red Caesar.",
            "fr": "Vous attelez des chevaux à un char, carte par carte, jusqu’à ce que quelqu’un "
            "ait sept cartes. Elles rapportent des points ; il en faut 500. D’abord chacun pose "
            "une carte d’atout face visible, le char : sa couleur est votre atout personnel. Vous"
            " avez surtout du rouge : posez le César rouge.",
        },
        do=("trump red-caesar",),
        chance=["red-5-v"],
        replies=(
            Reply(_LIVIA, "trump green-caesar", ["red-2-v"]),
            Reply(_MARCUS, "trump blue-caesar", ["yellow-caesar"]),
        ),
        hint={
            "en": "In your hand, tap the red card with a wreath: “Trump: red”.",
            "fr": "Dans votre main, touchez la carte rouge à couronne : « Atout rouge ».",
        },
        position=_position(
            [
                ["red-caesar", "red-1-xx", "red-4-x", "blue-1-xx"],
                ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x", "yellow-3-v"],
                ["blue-caesar", "yellow-1-x", "blue-3-v", "red-3-x", "black-caesar"],
            ],
            [[], [], []],
            phase="trumping",
        ),
    ),
    Step(
        {
            "en": "The others have laid trumps too, and you are on lead. A card has two numbers: "
            "the figure is its battle value, for tricks; the Roman numeral, its points. Lay Blue "
            "1 XX as your first horse, for 20 points.",
            "fr": "Les autres ont posé un atout aussi, et vous avez la main. Une carte a deux "
            "nombres : le chiffre est sa valeur de combat, pour les plis ; le nombre romain, ses "
            "points. Posez 1 XX bleu, votre premier cheval, pour 20 points.",
        },
        do=("lay blue-1-xx",),
        chance=["red-7-iii"],
        replies=(
            Reply(_LIVIA, "lay black-2-xx", ["black-3-v"]),
            Reply(_MARCUS, "lay yellow-1-x", ["black-1-x"]),
        ),
        hint={
            "en": "Under Blue 1 XX, tap “Lay +20”.",
            "fr": "Sous 1 XX bleu, touchez « Poser +20 ».",
        },
    ),
    Step(
        {
            "en": "You drew a card, the others laid a horse each, and the lead is yours again. A "
            "card of your trump colour counts its points times its place: Red 4 X in place 3 "
            "makes 3 × 10. Lay it.",
            "fr": "Vous avez pioché, les autres ont posé un cheval chacun, et la main vous "
            "revient. Une carte de votre couleur d’atout compte ses points fois sa place : 4 X "
            "rouge à la place 3 fait 3 × 10. Posez-la.",
        },
        do=("lay red-4-x",),
        chance=["yellow-6-iii"],
        replies=(
            Reply(_LIVIA, "lay green-3-x", ["yellow-2-v"]),
            Reply(_MARCUS, "lay blue-3-v", ["yellow-2-xx"]),
        ),
        hint={
            "en": "Under Red 4 X, tap “Lay +30”.",
            "fr": "Sous 4 X rouge, touchez « Poser +30 ».",
        },
    ),
    Step(
        {
            "en": "What lies stays where it is. So keep your best trump cards for the last "
            "places: Red 1 XX would make 80 now, but 140 in place 7. Lay Red 5 V instead.",
            "fr": "Ce qui est posé ne bouge plus. Gardez donc vos meilleures cartes d’atout pour "
            "les dernières places : 1 XX rouge ferait 80 maintenant, mais 140 à la place 7. Posez"
            " plutôt 5 V rouge.",
        },
        do=("lay red-5-v",),
        chance=["green-2-v"],
        replies=(
            Reply(_LIVIA, "lay yellow-4-x", ["black-4-iii"]),
            Reply(_MARCUS, "lay red-3-x", ["yellow-7-iii"]),
        ),
        hint={
            "en": "Under Red 5 V, tap “Lay +20”.",
            "fr": "Sous 5 V rouge, touchez « Poser +20 ».",
        },
    ),
    Step(
        {
            "en": "On lead you may lead a trick instead of laying: tap the card itself. Then each"
            " of the others plays a card too, any card they like. Lead Yellow 6 III.",
            "fr": "Quand vous avez la main, vous pouvez entamer un pli au lieu de poser : touchez"
            " la carte elle-même. Chacun des autres joue alors une carte aussi, celle qu’il veut."
            " Entamez avec 6 III jaune.",
        },
        do=("play yellow-6-iii",),
        replies=(
            Reply(_LIVIA, "play yellow-3-v"),
            Reply(_MARCUS, "play black-caesar", ["green-1-x", "black-5-iii"]),
        ),
        hint={
            "en": "Tap Yellow 6 III itself, where it says “Lead”.",
            "fr": "Touchez 6 III jaune elle-même, là où il est écrit « Entamer ».",
        },
    ),
    Step(
        {
            "en": "Your 6 beats Livia’s Yellow 3: the highest card of the colour led takes the "
            "trick, and its player leads again. You two had yellow and draw a card; Marcus stayed"
            " out and does not. Now attack with your own trump colour: lead Red 7 III.",
            "fr": "Votre 6 bat le 3 jaune de Livia : la plus forte carte de la couleur demandée "
            "remporte le pli, et donne la main. Vous deux aviez du jaune et piochez ; Marcus, "
            "resté à l’écart, non. Attaquez maintenant dans votre couleur d’atout : entamez avec "
            "7 III rouge.",
        },
        do=("play red-7-iii",),
        replies=(
            Reply(_LIVIA, "play red-2-v"),
            Reply(_MARCUS, "play yellow-caesar", ["green-6-v", "black-3-x"]),
        ),
        hint={
            "en": "Tap Red 7 III itself, where it says “Lead”.",
            "fr": "Touchez 7 III rouge elle-même, là où il est écrit « Entamer ».",
        },
    ),
    Step(
        {
            "en": "Red is your own trump colour. If anybody plays their own, all who stay out "
            "lose the last card of their team to the winner. Marcus’s last horse is now card 5 of"
            " your team. It says “=?”: you see it only when the round ends.",
            "fr": "Le rouge est votre couleur d’atout. Si quelqu’un joue la sienne, tous ceux qui"
            " restent à l’écart cèdent la dernière carte de leur équipe au gagnant. Le dernier "
            "cheval de Marcus est votre carte 5, marquée « =? » : vous ne la verrez qu’à la fin "
            "de la manche.",
        },
    ),
    Step(
        {
            "en": "Now you are attacked. Livia leads green, her own trump colour. Your cards tell"
            " you: stay out, and you lose card 5, the last of your team. Follow with Green 2 V: "
            "too weak to win, but it saves your horse.",
            "fr": "Cette fois, c’est vous qu’on attaque. Livia entame dans le vert, sa propre "
            "couleur d’atout. Vos cartes l’indiquent : à l’écart, vous perdez la carte 5, la "
            "dernière de votre équipe. Suivez avec 2 V vert : trop faible pour gagner, elle sauve"
            " votre cheval.",
        },
        do=("play green-2-v",),
        chance=["blue-4-x", "red-6-v"],
        replies=(
            Reply(_LIVIA, "play blue-5-v"),
            Reply(_MARCUS, "play blue-6-iii"),
        ),
        hint={
            "en": "Tap Green 2 V, your only green card: “Follow”.",
            "fr": "Touchez 2 V vert, votre seule carte verte : « Suivre ».",
        },
        position=_led_by_livia(
            [
                ["green-2-v", "yellow-3-v", "black-4-x", "black-caesar"],
                ["blue-5-v", "yellow-5-iii", "black-5-v"],
                ["blue-6-iii", "black-6-iii", "yellow-6-v"],
            ],
            [_WITH_CAPTURED, _LIVIAS, _MARCUSS],
            led="green-6-iii",
            marcus="yellow-2-v",
            knowers=_knowers(5, 4, 3),
        ),
    ),
    Step(
        {
            "en": "Saved, and you drew Red 6 V. Next trick: Livia leads Blue 5, and Marcus "
            "follows with Blue 6, his own trump colour. You have no blue. But a card of your own "
            "trump colour trumps, and beats all that only follow. Trump with Red 6 V.",
            "fr": "Sauvé, et vous avez pioché 6 V rouge. Pli suivant : Livia entame avec 5 bleu, "
            "Marcus suit avec 6 bleu, sa propre couleur d’atout. Vous n’avez pas de bleu. Mais "
            "une carte de votre couleur d’atout coupe : elle bat toutes celles qui ne font que "
            "suivre. Coupez avec 6 V rouge.",
        },
        do=("play red-6-v",),
        chance=["black-1-x"],
        hint={
            "en": "Tap Red 6 V: “Trump ★ wins”.",
            "fr": "Touchez 6 V rouge : « Couper ★ gagne ».",
        },
    ),
    Step(
        {
            "en": "Yours! After a trumped trick only the winner draws. Now protect your horses: "
            "only the last card of a team can be lost. A Caesar counts nothing, but he fills a "
            "place and covers the card before him. Lay the Black Caesar.",
            "fr": "Gagné ! Après un pli coupé, seul le gagnant pioche. Protégez maintenant vos "
            "chevaux : seule la dernière carte d’une équipe peut être perdue. Un César ne compte "
            "rien, mais il tient une place et couvre la carte d’avant. Posez le César noir.",
        },
        do=("lay black-caesar",),
        chance=["yellow-caesar"],
        hint={
            "en": "Under the Black Caesar, tap “Lay +0”.",
            "fr": "Sous le César noir, touchez « Poser +0 ».",
        },
    ),
    Step(
        {
            "en": "A surprise for many: here red is led, your own trump colour. Then your red "
            "cards only follow, and Marcus, who trumps with a weak Blue 1, beats even your Red 7."
            " Do not waste a good card: follow with the Red Caesar.",
            "fr": "Une surprise pour beaucoup : ici le rouge est demandé, votre couleur d’atout. "
            "Vos cartes rouges ne font alors que suivre, et Marcus, qui coupe avec un faible 1 "
            "bleu, bat même votre 7 rouge. Ne gâchez pas une bonne carte : suivez avec le César "
            "rouge.",
        },
        do=("play red-caesar",),
        hint={
            "en": "That is allowed, but dear. Tap the Red Caesar: “Follow”.",
            "fr": "C’est permis, mais cher. Touchez le César rouge : « Suivre ».",
        },
        position=_led_by_livia(
            [
                ["red-7-iii", "red-1-xx", "red-caesar", "yellow-3-v"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [[*_WITH_CAPTURED, "black-caesar"], _LIVIAS, _MARCUSS],
            led="red-2-v",
            marcus="blue-1-x",
            knowers=_knowers(6, 4, 3),
        ),
    ),
    Step(
        {
            "en": "Sometimes nothing helps. Green is led, Livia’s colour, and you have neither "
            "green nor red. You must stay out and lose your last card: here it is your trump "
            "card, the chariot itself. Give the card you need least, Black 5 III.",
            "fr": "Parfois rien n’y fait. Le vert est demandé, la couleur de Livia, et vous "
            "n’avez ni vert ni rouge. Vous devez rester à l’écart et perdre votre dernière carte "
            ": ici la carte d’atout, le char lui-même. Donnez la carte la moins utile, 5 III "
            "noir.",
        },
        do=("play black-5-iii",),
        chance=["blue-4-x", "black-6-v"],
        hint={
            "en": "Tap Black 5 III. You will want the yellow cards.",
            "fr": "Touchez 5 III noir. Vous aurez besoin des jaunes.",
        },
        position=_led_by_livia(
            [
                ["yellow-2-xx", "yellow-1-x", "yellow-caesar", "black-5-iii"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [["red-caesar"], ["green-1-x", "black-2-xx"], ["blue-caesar", "blue-3-v"]],
            led="green-6-v",
            marcus="green-4-iii",
        ),
    ),
    Step(
        {
            "en": "Who loses the trump card lays a new one at once, of any colour, and draws a "
            "card. The lead then goes to the player on the left. You have good yellow cards: lay "
            "the Yellow Caesar.",
            "fr": "Qui perd sa carte d’atout en pose aussitôt une nouvelle, de n’importe quelle "
            "couleur, et pioche une carte. La main passe ensuite au joueur de gauche. Vous avez "
            "de bonnes cartes jaunes : posez le César jaune.",
        },
        do=("trump yellow-caesar",),
        chance=["yellow-4-x"],
        hint={
            "en": "Tap the Yellow Caesar: “Trump: yellow”.",
            "fr": "Touchez le César jaune : « Atout jaune ».",
        },
    ),
    Step(
        {
            "en": "You can change your trump yourself, on lead, but your whole team is discarded."
            " Here you have only a red chariot, and good green cards. Open “Renew the trump” "
            "under your hand, and tap the Green Caesar.",
            "fr": "Vous pouvez changer d’atout vous-même, quand vous avez la main, mais toute "
            "votre équipe est défaussée. Ici vous n’avez qu’un char rouge, et de belles cartes "
            "vertes. Ouvrez « Renouveler l’atout » sous votre main, et touchez le César vert.",
        },
        do=("renew green-caesar",),
        chance=["green-5-v"],
        hint={
            "en": "“Renew the trump” opens under the cards of your hand. There, tap the Green "
            "Caesar.",
            "fr": "« Renouveler l’atout » s’ouvre sous les cartes de votre main. Touchez-y le "
            "César vert.",
        },
        position=_position(
            [
                ["green-1-xx", "green-2-xx", "green-4-x", "green-caesar"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [["red-5-iii"], ["green-3-v"], ["blue-caesar"]],
        ),
    ),
    Step(
        {
            "en": "Hands shrink, because who stays out draws nothing. Without cards you cannot "
            "answer any more, and lose horse after horse. And if you alone have cards left, you "
            "may lay as many as you like; then the round is over. Lay one.",
            "fr": "Les mains s’épuisent, car qui reste à l’écart ne pioche pas. Sans carte, on ne"
            " peut plus répondre, et l’on perd cheval après cheval. Et si vous seul avez encore "
            "des cartes, vous pouvez en poser autant que vous voulez ; puis la manche est finie. "
            "Posez-en une.",
        },
        do=("lay …",),
        hint={
            "en": "Tap a card of your hand: “Lay”.",
            "fr": "Touchez une carte de votre main : « Poser ».",
        },
        position=_position(
            [["red-2-xx", "red-6-v", "black-caesar"], [], []],
            [["red-caesar", "blue-1-xx"], ["green-caesar", "black-2-xx"], ["blue-caesar"]],
            phase="completing",
        ),
    ),
    Step(
        {
            "en": "Back to your first team. You have six cards, and the seventh ends the round "
            "for all, at once. You have kept Red 1 XX: of the trump colour, in place 7, it makes "
            "7 × 20. Lay it!",
            "fr": "Revenons à votre première équipe. Elle a six cartes, et la septième finit "
            "aussitôt la manche pour tous. Vous avez gardé 1 XX rouge : de la couleur d’atout, à "
            "la place 7, elle fait 7 × 20. Posez-la !",
        },
        do=("lay red-1-xx",),
        hint={
            "en": "Under Red 1 XX, tap “Lay +140”.",
            "fr": "Sous 1 XX rouge, touchez « Poser +140 ».",
        },
        position=_position(
            [
                ["red-1-xx", "yellow-6-v", "black-4-x"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-iii"],
            ],
            [[*_WITH_CAPTURED, "black-caesar"], _LIVIAS, _MARCUSS],
            knowers=_knowers(6, 4, 3),
            leads=20,
        ),
    ),
    Step(
        {
            "en": "All teams are shown, and all count, finished or not. Look at your card 5: "
            "Marcus had laid Red 3 X, worth 10 to him. A captured card counts by your trump: 5 × "
            "10.",
            "fr": "Toutes les équipes sont montrées, et toutes comptent, complètes ou non. Voyez "
            "votre carte 5 : Marcus avait posé 3 X rouge, qui lui valait 10. Une carte prise "
            "compte selon votre atout : 5 × 10.",
        },
    ),
    Step(
        {
            "en": "Another round, another way to the seventh card. You have five horses before "
            "your chariot, and room for one more. Lead Red 7 III: nobody can follow or trump.",
            "fr": "Une autre manche, et une autre voie vers la septième carte. Vous avez cinq "
            "chevaux devant votre char, et de la place pour un seul. Entamez avec 7 III rouge : "
            "personne ne peut suivre ni couper.",
        },
        do=("play red-7-iii",),
        replies=(Reply(_LIVIA, "play yellow-5-iii"), Reply(_MARCUS, "play black-6-iii")),
        hint={
            "en": "Tap Red 7 III itself, where it says “Lead”.",
            "fr": "Touchez 7 III rouge elle-même, là où il est écrit « Entamer ».",
        },
        position=_position(
            [["red-7-iii", "black-4-x"], ["yellow-5-iii"], ["black-6-iii"]],
            [
                ["red-caesar", "yellow-1-xx", "red-4-x", "black-2-xx", "red-3-x", "red-2-xx"],
                ["green-caesar", "blue-2-xx", "yellow-4-x"],
                ["blue-caesar", "yellow-1-x", "blue-3-v"],
            ],
            rounds=2,
            dealer=0,
            totals=[260, 60, 25],
        ),
    ),
    Step(
        {
            "en": "Both lost a card. Livia’s came first in the order of play and made your "
            "seventh; Marcus’s found no room and was discarded. And you have passed 500: that "
            "ends the game, and the highest total wins.",
            "fr": "Les deux ont perdu une carte. Celle de Livia, première dans l’ordre du jeu, "
            "est devenue votre septième ; celle de Marcus, faute de place, est défaussée. Et vous"
            " avez dépassé 500 : la partie est finie, le plus haut total gagne.",
        },
    ),
    Step(
        {
            "en": "That is all. In a real round you begin with 15 cards: choose the colour with "
            "most points as your trump, and attack when others run short. Hold the pointer or a "
            "finger on a card, and it explains itself. Now play your first game!",
            "fr": "C’est tout. Dans une vraie manche, vous commencez avec 15 cartes : prenez pour"
            " atout la couleur où vous avez le plus de points, et attaquez quand les autres n’ont"
            " plus grand-chose. Laissez le pointeur ou le doigt sur une carte, elle s’explique. À"
            " vous pour une première partie !",
        },
    ),
)

LESSON: Final = Lesson("romer", ("Livia", "Marcus"), _STEPS)
