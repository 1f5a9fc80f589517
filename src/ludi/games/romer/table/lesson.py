"""The lesson of Römer: trumps and teams, tricks from both sides, what costs a card, the score.

The rulebook's examples are in it: XX of the trump colour as card 7 (ROE-5.2); a sixth horse where
more cards are won than find room (ROE-4.1, with two cards at a table of three); a lost trump card
(ROE-4.2); the last who has cards in hand (ROE-4.5). So are the examples of our own rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.web.show.lessons import Lesson, Reply, Step

_SEATS: Final = 3
_LIVIA: Final = 1
_MARCUS: Final = 2


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
            "hands": list(hands),
            "teams": list(teams),
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


def _knowers(*sizes: int) -> list[list[list[int]]]:
    """Everybody knows the trumps, owners the rest, but Marcus the learner's fifth card."""
    found = [
        [list(range(_SEATS)), *([seat] for _ in range(size - 1))] for seat, size in enumerate(sizes)
    ]
    found[0][4] = [_MARCUS]
    return found


# The team that grows in the first steps: 0, 20, 30 and 20, as in the example of the rules page.
# Then comes what Marcus loses, and only he knows.
_WITH_CAPTURED: Final = ["red-caesar", "blue-1-xx", "red-4-x", "red-5-v", "red-3-x"]
_LIVIAS: Final = ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x"]
_MARCUSS: Final = ["blue-caesar", "yellow-1-x", "blue-3-v"]

_STEPS: Final = (
    Step(
        {
            "en": "In each round you build a team of up to seven cards: card 1 is the chariot, "
            "cards 2 to 7 are its horses. Teams bring points; once somebody has 500, the highest "
            "total wins. On a card the figure is its battle value, for tricks; the Roman numeral, "
            "its points: III, V, X and XX are 3, 5, 10 and 20. This lesson deals only five cards; "
            "a real game, 15.",
            "fr": "À chaque manche, vous formez une équipe de sept cartes au plus : la carte 1 "
            "est le char, les cartes 2 à 7 ses chevaux. Elle rapporte des points ; dès que "
            "quelqu’un en a 500, le plus haut total gagne. Le chiffre d’une carte est sa valeur "
            "de combat, pour les plis ; le nombre romain, ses points : III, V, X, XX font 3, 5, "
            "10, 20. La leçon ne donne que cinq cartes ; une vraie partie, 15.",
        },
        position=_position(
            [
                ["red-caesar", "red-1-xx", "red-4-x", "blue-1-xx", "black-2-v"],
                ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x", "yellow-3-v"],
                ["blue-caesar", "yellow-1-x", "blue-3-v", "red-3-x", "black-caesar"],
            ],
            [[], [], []],
            phase="trumping",
        ),
    ),
    Step(
        {
            "en": "First everybody lays a card face up, the trump card. Its colour is that "
            "player’s own trump; two players may have the same. You have mostly red: lay the Red "
            "Caesar, the card with the wreath. A Caesar has neither battle value nor points, so "
            "you will not miss it in your hand.",
            "fr": "D’abord chacun pose une carte face visible, la carte d’atout. Sa couleur est "
            "l’atout de ce joueur ; deux joueurs peuvent avoir la même. Vous avez surtout du "
            "rouge : posez le César rouge, la carte aux lauriers. Un César n’a ni valeur de "
            "combat ni points : il ne manquera pas à votre main.",
        },
        do=("trump red-caesar",),
        chance=["red-5-v"],
        replies=(
            Reply(_LIVIA, "trump green-caesar", ["red-2-v"]),
            Reply(_MARCUS, "trump blue-caesar", ["yellow-caesar"]),
        ),
        hint={
            "en": "Three cards say “Trump: red”. Tap the one called Caesar.",
            "fr": "Trois cartes disent « Atout rouge ». Touchez celle qui s’appelle César.",
        },
    ),
    Step(
        {
            "en": "The others have laid green and blue, and everybody has drawn a card. You are "
            "on lead: you may now lay a card face down in your team. Lay Blue 1 XX as card 2, "
            "your first horse, for 20 points.",
            "fr": "Les autres ont posé du vert et du bleu, et chacun a pioché. L’entame est à "
            "vous (« a la main », écrit le plateau) : vous pouvez poser une carte face cachée "
            "dans votre équipe. Posez 1 XX bleu en carte 2, votre premier cheval, pour 20 points.",
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
            "en": "You drew a card, the others laid one each, and you are on lead again. A card "
            "of your trump colour counts its points times its number in the team: Red 4 X as card "
            "3 makes 3 × 10. Lay it. Red 1 XX would make 60 now, but keep it for later: as card 7 "
            "it makes 140.",
            "fr": "Vous avez pioché, les autres ont posé une carte chacun, et l’entame vous "
            "revient. Une carte de votre couleur d’atout compte ses points fois son numéro dans "
            "l’équipe : 4 X rouge en carte 3 fait 3 × 10. Posez-la. 1 XX rouge ferait 60 "
            "maintenant, mais gardez-la : en carte 7, elle fait 140.",
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
            "en": "What lies stays where it is, so the best cards of your trump colour should "
            "come last. Red 1 XX would make 80 as card 4: keep it still, and lay Red 5 V.",
            "fr": "Ce qui est posé ne bouge plus : les meilleures cartes de votre couleur d’atout "
            "doivent donc venir en dernier. 1 XX rouge ferait 80 en carte 4 : gardez-la encore, "
            "et posez 5 V rouge.",
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
            "en": "On lead you may lead a trick instead of laying: tap the card itself. Then each "
            "of the others plays a card too, any card they like. Lead Yellow 6 III.",
            "fr": "Quand l’entame est à vous, vous pouvez entamer un pli au lieu de poser : "
            "touchez la carte elle-même. Chacun des autres joue alors une carte aussi, celle "
            "qu’il veut. Entamez avec 6 III jaune.",
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
            "en": "Your 6 beats Livia’s Yellow 3: the highest card of the colour led wins the "
            "trick, and its player is on lead next. Marcus stayed out: he played neither yellow, "
            "the colour led, nor blue, his own trump colour. You and Livia draw a card, he does "
            "not. Now attack with your own trump colour: lead Red 7 III.",
            "fr": "Votre 6 bat le 3 jaune de Livia : la plus forte carte de la couleur demandée "
            "remporte le pli, et l’entame suivante. Marcus est resté à l’écart : il n’a joué ni "
            "jaune, la couleur demandée, ni bleu, son atout. Livia et vous piochez une carte, lui "
            "non. Attaquez maintenant dans votre couleur d’atout : entamez avec 7 III rouge.",
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
            "en": "Red is your own trump colour. If anybody in a trick plays a card of their own "
            "trump colour, each player who stays out loses the last card of the team to the "
            "winner. So Marcus’s last card is now card 5 of your team. It says “=?”: you see it "
            "only when the round ends.",
            "fr": "Le rouge est votre couleur d’atout. Si quelqu’un joue dans un pli une carte de "
            "sa propre couleur d’atout, chaque joueur resté à l’écart perd la dernière carte de "
            "son équipe, au profit du gagnant. Celle de Marcus est donc devenue votre carte 5. "
            "Elle porte « =? » : vous ne la verrez qu’à la fin de la manche.",
        },
    ),
    Step(
        {
            "en": "Another situation: the same teams, but other cards in hand, and now you are "
            "attacked. Livia leads green, her own trump colour. Your cards tell you: stay out, "
            "and you lose card 5, the last of your team. Follow with Green 2 V: too weak to win, "
            "but it saves card 5.",
            "fr": "Autre situation : les mêmes équipes, mais d’autres cartes en main, et cette "
            "fois, c’est vous qu’on attaque. Livia entame dans le vert, sa propre couleur "
            "d’atout. Vos cartes l’indiquent : à l’écart, vous perdez la carte 5, la dernière de "
            "votre équipe. Suivez avec 2 V vert : trop faible pour gagner, elle sauve la carte 5.",
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
            "en": "Saved; it was Marcus who lost a card to Livia. And you drew Red 6 V. Next "
            "trick: Livia leads Blue 5, and Marcus follows with Blue 6, his own trump colour. You "
            "have no blue. But when another colour is led, a card of your own trump colour "
            "trumps, and beats all that only follow. Trump with Red 6 V.",
            "fr": "Sauvée ; c’est Marcus qui a perdu une carte, prise par Livia. Et vous avez "
            "pioché 6 V rouge. Pli suivant : Livia entame avec 5 bleu, Marcus suit avec 6 bleu, "
            "sa couleur d’atout. Vous n’avez pas de bleu. Mais quand une autre couleur est "
            "demandée, une carte de votre couleur d’atout coupe : elle bat toutes celles qui ne "
            "font que suivre. Coupez avec 6 V rouge.",
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
            "en": "Yours! Now protect your team: only its last card can be lost. A Caesar counts "
            "nothing, but he is a card like the others: as card 6 he protects card 5. Lay the "
            "Black Caesar.",
            "fr": "Gagné ! Protégez maintenant votre équipe : seule sa dernière carte peut être "
            "perdue. Un César ne compte rien, mais c’est une carte comme les autres : en carte 6, "
            "il protège la carte 5. Posez le César noir.",
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
            "en": "Who draws, and when? Whoever lays a card or a trump card draws one at once, as "
            "you did. After a trick that nobody trumped, all who followed draw one, the leader "
            "too. After a trumped trick only the winner does. Whoever stays out never draws. When "
            "the pile is empty, the discards are shuffled into a new one.",
            "fr": "Qui pioche, et quand ? Qui pose une carte ou un atout en pioche une aussitôt, "
            "comme vous à l’instant. Après un pli que personne n’a coupé, tous ceux qui ont suivi "
            "en piochent une, celui qui a entamé aussi. Après un pli coupé, seul le gagnant. Qui "
            "reste à l’écart ne pioche jamais. Quand la pioche est épuisée, la défausse, "
            "mélangée, en fait une nouvelle.",
        },
    ),
    Step(
        {
            "en": "Another situation, with other cards in hand and on the table; it surprises "
            "many. Livia leads red, your own trump colour. Then your red cards only follow, and "
            "Marcus, who trumps with a weak Blue 1, beats even your Red 7. Do not waste a good "
            "card: follow with the Red Caesar.",
            "fr": "Autre situation, avec d’autres cartes en main et sur la table ; elle en "
            "surprend plus d’un. Livia entame dans le rouge, votre couleur d’atout. Vos cartes "
            "rouges ne font alors que suivre, et Marcus, qui coupe avec un faible 1 bleu, bat "
            "même votre 7 rouge. Ne gâchez pas une bonne carte : suivez avec le César rouge.",
        },
        do=("play red-caesar",),
        chance=["green-1-x"],
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
            "en": "Marcus wins with his Blue 1, and only he draws. You followed, so you lose no "
            "card. And if several players trump? Then the highest battle value of the trumping "
            "cards wins, whatever their colours; of equal ones, the card played earlier.",
            "fr": "Marcus gagne avec son 1 bleu, et lui seul pioche. Vous avez suivi : vous ne "
            "perdez pas de carte. Et si plusieurs joueurs coupent ? La plus forte valeur de "
            "combat des cartes qui coupent l’emporte alors, quelles que soient leurs couleurs ; à "
            "égalité, la carte jouée d’abord.",
        },
    ),
    Step(
        {
            "en": "Another situation: your team is only a trump card yet, and nothing helps. "
            "Livia leads green, her own trump colour, and you have neither green nor red. You "
            "must stay out and lose the last card of your team, here the trump card itself. Play "
            "the card you need least, Black 5 III.",
            "fr": "Autre situation : votre équipe n’est encore qu’une carte d’atout, et rien n’y "
            "fait. Livia entame dans le vert, sa couleur d’atout, et vous n’avez ni vert ni "
            "rouge. Vous devez rester à l’écart et perdre la dernière carte de l’équipe, ici la "
            "carte d’atout elle-même. Jouez la carte la moins utile, 5 III noir.",
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
            "en": "Whoever loses the trump card lays a new one at once, of any colour, and draws "
            "a card. The lead then goes to the next player on the left. You have good yellow "
            "cards: lay the Yellow Caesar.",
            "fr": "Qui perd sa carte d’atout en pose aussitôt une nouvelle, de n’importe quelle "
            "couleur, et pioche une carte. L’entame passe ensuite au joueur de gauche. Vous avez "
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
            "en": "Another situation: you are on lead, with only a red trump card, but good green "
            "cards in hand. On lead you may change your trump yourself; all cards of your team "
            "are discarded then, here just one. Open “Renew the trump”, and tap the Green Caesar "
            "there.",
            "fr": "Autre situation : l’entame est à vous, avec seulement une carte d’atout rouge, "
            "mais de belles cartes vertes en main. Vous pouvez alors changer d’atout vous-même ; "
            "toutes les cartes de votre équipe sont défaussées, ici une seule. Ouvrez « "
            "Renouveler l’atout », et touchez-y le César vert.",
        },
        do=("renew green-caesar",),
        chance=["green-5-v"],
        hint={
            "en": "In “Your hand”, open “Renew the trump”. There, tap the Green Caesar.",
            "fr": "Dans « Votre main », ouvrez « Renouveler l’atout ». Touchez-y le César vert.",
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
            "en": "Red 5 III is discarded, and the Green Caesar is card 1 of your new team. You "
            "drew Green 5 V, and the lead passes to Livia. Her trump is green too, which is "
            "allowed: green is now the own trump colour of you both.",
            "fr": "5 III rouge est défaussée, et le César vert est la carte 1 de votre nouvelle "
            "équipe. Vous avez pioché 5 V vert, et l’entame passe à Livia. Son atout est vert "
            "aussi, c’est permis : le vert est maintenant la couleur d’atout de vous deux.",
        },
    ),
    Step(
        {
            "en": "Another situation: hands have shrunk, because whoever stays out draws nothing. "
            "Without cards in hand you cannot answer any more, and lose card after card. And if "
            "only you have cards in hand, you may lay as many as you like, without drawing; then "
            "the round is over. Lay one.",
            "fr": "Autre situation : les mains se sont épuisées, car qui reste à l’écart ne "
            "pioche pas. Sans carte en main, on ne peut plus répondre, et l’on perd carte après "
            "carte. Et s’il n’y a plus que vous à avoir des cartes en main, vous pouvez en poser "
            "autant que vous voulez, sans piocher ; puis la manche est finie. Posez-en une.",
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
            "en": "Another situation: it is your first team again, now with six cards. The "
            "seventh ends the round for all, at once. You have kept Red 1 XX: of your trump "
            "colour, as card 7, it makes 7 × 20. Lay it!",
            "fr": "Autre situation : c’est de nouveau votre première équipe, avec six cartes "
            "cette fois. La septième finit aussitôt la manche pour tous. Vous avez gardé 1 XX "
            "rouge : de votre couleur d’atout, en carte 7, elle fait 7 × 20. Posez-la !",
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
            "en": "All teams are shown, and all count, complete or not. Look at your card 5: "
            "Marcus had laid Red 3 X, worth 10 to him. A captured card counts by your trump: 5 × "
            "10. The next round is already dealt, this time with 15 cards for everybody. Another "
            "player deals each time, so Livia begins.",
            "fr": "Toutes les équipes sont montrées, et toutes comptent, complètes ou non. Voyez "
            "votre carte 5 : Marcus avait posé 3 X rouge, qui lui valait 10. Une carte prise "
            "compte selon votre atout : 5 × 10. La manche suivante est déjà donnée, cette fois "
            "avec 15 cartes chacun. Le donneur change à chaque manche : Livia commence.",
        },
    ),
    Step(
        {
            "en": "Another situation: the end of that second round, and another way to the "
            "seventh card. Your team has six cards, and room for only one. Lead Red 7 III: the "
            "others can neither follow nor trump.",
            "fr": "Autre situation : la fin de cette deuxième manche, et une autre voie vers la "
            "septième carte. Votre équipe a six cartes, et de la place pour une seule. Entamez "
            "avec 7 III rouge : les autres ne peuvent ni suivre ni couper.",
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
            "en": "Both stayed out and lost a card. Livia’s came first in the order of play and "
            "became your card 7; for Marcus’s there was no room, and it was discarded. And you "
            "have passed 500: that ends the game, and the highest total wins.",
            "fr": "Les deux sont restés à l’écart et ont perdu une carte. Celle de Livia, "
            "première dans l’ordre du jeu, est devenue votre carte 7 ; celle de Marcus, faute de "
            "place, est défaussée. Et vous avez dépassé 500 : la partie est finie, le plus haut "
            "total gagne.",
        },
    ),
    Step(
        {
            "en": "That is all. In a real round you begin with 15 cards: choose the colour with "
            "most points as your trump, and attack when others run short. Hold the pointer or a "
            "finger on a card, and it explains itself. Now play your first game!",
            "fr": "C’est tout. Dans une vraie manche, vous commencez avec 15 cartes : prenez pour "
            "atout la couleur où vous avez le plus de points, et attaquez quand les autres n’ont "
            "plus grand-chose. Laissez le pointeur ou le doigt sur une carte, elle s’explique. À "
            "vous pour une première partie !",
        },
    ),
)

LESSON: Final = Lesson("romer", ("Livia", "Marcus"), _STEPS)
