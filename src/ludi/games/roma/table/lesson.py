"""The lesson of Roma: a whole turn, battles, Forum, covering, how a game begins and ends.

The rulebook's examples are in it: the complete turn with 3, 4 and 6 and a Legat (ROM-9.1), 6
sestertii for a 6 (ROM-3.5), Onager with a battle die of 4 against a defence of 3 (ROM-4.1), the
price of Aesculapinum (ROM-3.4), the 2 VP of the very first turn (ROM-3.1), four cards for a 4
(ROM-3.6), the last payment that the stockpile cannot cover (ROM-7.2).
"""

from __future__ import annotations

from typing import Any, Final

from ludi.web.show.lessons import Lesson, Reply, Step


def _position(own: str, other: str, **state: Any) -> dict[str, Any]:
    """Cards at the discs, disc 1 first, with a dash where there is none; seat 0 is on turn."""
    discs = [["none" if card == "-" else card for card in row.split()] for row in (own, other)]
    return {"game": "roma", "seats": 2, "state": {"phase": "acting", "discs": discs, **state}}


_STEPS: Final = (
    # --- A whole turn: the rulebook's example ---
    Step(
        {
            "en": "Roma is a duel for victory points, VP. Each of you starts with 10, and 16 lie "
            "in the stockpile. With none left you have lost; once the stockpile is empty, more VP "
            "win. Each player’s VP stand beside the name.",
            "fr": "Roma est un duel pour des points de victoire, les PV. Chacun en a 10 au "
            "départ, et 16 sont dans la réserve. Qui n’en a plus a perdu ; quand la réserve est "
            "vide, qui en a le plus gagne. Les PV de chacun sont à côté de son nom.",
        },
        position=_position(
            "basilica forum onager - legionarius templum",
            "forum - mercatus - praetorianus velites",
            turns=3,
            vp=[10, 10],
            hands=[{}, {"gladiator": 1}],
        ),
    ),
    Step(
        {
            "en": "Six discs lie in the middle, and each of you has one place at every disc; your "
            "row is the lower one. Where you have no card the disc is open: marked −1, it costs "
            "you 1 VP whenever your turn begins, and this VP goes back to the stockpile. Nothing "
            "is left to do this turn: tap “End the turn”.",
            "fr": "Six disques sont au milieu, et chacun a une place devant chaque disque ; votre "
            "rangée est celle du bas. Un disque où vous n’avez pas de carte est vide : marqué −1, "
            "il vous coûte 1 PV au début de chacun de vos tours, et ce PV retourne à la réserve. "
            "Ce tour-ci est joué : touchez « Finir le tour ».",
        },
        do=("end",),
        chance=["2", "4", "4"],
        replies=(
            Reply(1, "money 4"),
            Reply(1, "money 4"),
            Reply(1, "end", ["3", "4", "6"]),
        ),
    ),
    Step(
        {
            "en": "Livia had her turn. Then yours began: you paid 1 VP for disc 4 and rolled 3, 4 "
            "and 6. Each die does one thing: it brings money, brings cards or activates a card. "
            "At “Cards disc”, tap the 3.",
            "fr": "Livia a joué. Puis votre tour a commencé : vous avez payé 1 PV pour le disque "
            "4 et lancé 3, 4 et 6. Chaque dé fait une chose : il donne de l’argent, des cartes, "
            "ou active une carte. Au « Disque des cartes », touchez le 3.",
        },
        do=("cards 3",),
        chance=["nero", "legat", "machina"],
        hint={
            "en": "At “Cards disc”, tap the die with the 3.",
            "fr": "Au « Disque des cartes », touchez le dé qui montre 3.",
        },
    ),
    Step(
        {
            "en": "A 3, so you look at three cards of the pile and keep one; the others are "
            "discarded. When the pile runs out, the discards are shuffled into a new one. Every "
            "card explains itself: hold the pointer or a finger on it. Legat earns from the other "
            "player’s open discs, and Livia has two. Keep him.",
            "fr": "Un 3 : vous regardez trois cartes de la pioche et en gardez une, les autres "
            "sont défaussées. Quand la pioche est épuisée, la défausse, mélangée, en fait une "
            "nouvelle. Chaque carte s’explique : laissez-y le pointeur ou le doigt. Legat profite "
            "des disques vides de l’autre, et Livia en a deux. Gardez-le.",
        },
        do=("take legat",),
        hint={
            "en": "Of the three cards drawn, tap Legat.",
            "fr": "Des trois cartes piochées, touchez Legat.",
        },
    ),
    Step(
        {
            "en": "Legat is in your hand. He costs 5, the number in the coin, and you have no "
            "money: you are 5 short. At “Money disc”, tap the 6: it brings 6 sestertii.",
            "fr": "Legat est dans votre main. Il coûte 5, le nombre dans la pièce, et vous n’avez"
            " pas d’argent : il vous en manque 5. Au « Disque d’argent », touchez le 6 : il "
            "rapporte 6 sesterces.",
        },
        do=("money 6",),
        hint={
            "en": "At “Money disc”, tap the die with the 6.",
            "fr": "Au « Disque d’argent », touchez le dé qui montre 6.",
        },
    ),
    Step(
        {
            "en": "Laying a card needs no die, only money; lay as many as you can pay. The "
            "numbers with a card in “Your hand” are discs: tap Legat’s 4, or drag him to your "
            "open disc 4.",
            "fr": "Poser une carte ne demande pas de dé, seulement de l’argent ; posez-en autant "
            "que vous pouvez payer. Dans « Votre main », les chiffres d’une carte sont des "
            "disques : touchez le 4 de Legat, ou faites-le glisser vers le disque 4, encore vide.",
        },
        do=("lay legat 4",),
        hint={
            "en": "In “Your hand”, tap Legat’s 4.",
            "fr": "Dans « Votre main », touchez le 4 de Legat.",
        },
    ),
    Step(
        {
            "en": "Now the heart of the game: a die activates your card at the disc of its "
            "number. You have a 4 left, and Legat is at disc 4. A card may act in the very turn "
            "in which it was laid: tap Legat in your row.",
            "fr": "Voici le cœur du jeu : un dé active votre carte au disque de son numéro. Il "
            "vous reste un 4, et Legat est au disque 4. Une carte peut agir dès le tour où elle "
            "est posée : touchez Legat dans votre rangée.",
        },
        do=("activate 4",),
        hint={
            "en": "Tap Legat at disc 4 in your row.",
            "fr": "Touchez Legat, au disque 4 de votre rangée.",
        },
    ),
    Step(
        {
            "en": "2 VP from the stockpile, for Livia’s two open discs; the little die at disc 4 "
            "shows where you used it. Your row is full: your next turn costs nothing. All dice "
            "are used, so end the turn. Money and cards in hand stay with you.",
            "fr": "2 PV de la réserve, pour les deux disques vides de Livia ; le petit dé, au "
            "disque 4, montre où il a servi. Votre rangée est pleine : le prochain tour ne "
            "coûtera rien. Tous les dés ont servi, finissez le tour. L’argent et les cartes en "
            "main vous restent.",
        },
        do=("end",),
        chance=["1", "2", "3"],
        replies=(
            Reply(1, "activate 1"),
            Reply(1, "use 3"),
            Reply(1, "end", ["3", "5", "5"]),
        ),
        hint={
            "en": "Tap “End the turn”.",
            "fr": "Touchez « Finir le tour ».",
        },
    ),
    # --- Battles ---
    Step(
        {
            "en": "You have 3, 5 and 5. A card’s defence is the number in the shield. Your Onager"
            " at disc 3 attacks any building; a little sword with a 3 marks those it can hit. Tap"
            " Onager to activate it.",
            "fr": "Vous avez 3, 5 et 5. La défense d’une carte est le nombre dans le bouclier. "
            "Votre Onager, au disque 3, attaque un bâtiment, où qu’il soit ; une petite épée et "
            "un 3 marquent ceux qu’il peut toucher. Touchez Onager pour l’activer.",
        },
        do=("activate 3",),
        hint={
            "en": "Tap Onager at disc 3 in your row.",
            "fr": "Touchez Onager, au disque 3 de votre rangée.",
        },
    ),
    Step(
        {
            "en": "In a battle the battle die is rolled once and must reach the defence. Forum "
            "has 5, Mercatus only 3: with 3 or more you win, two times out of three, as its "
            "button says. Attack Mercatus.",
            "fr": "Au combat, le dé de combat est lancé une fois et doit atteindre la défense. "
            "Forum a 5, Mercatus seulement 3 : avec 3 ou plus vous gagnez, deux fois sur trois, "
            "comme le dit son bouton. Attaquez Mercatus.",
        },
        do=("aim 3",),
        chance=["4"],
        hint={
            "en": "Bold! But here tap Mercatus, in Livia’s row.",
            "fr": "Hardi ! Mais ici, touchez Mercatus, dans la rangée de Livia.",
        },
    ),
    Step(
        {
            "en": "4 against 3: Mercatus is discarded. Legionarius attacks the card straight "
            "across, here Praetorianus with defence 4. Activate him with a 5.",
            "fr": "4 contre 3 : Mercatus est défaussé. Legionarius attaque la carte juste en "
            "face, ici Praetorianus, défense 4. Activez-le avec un 5.",
        },
        do=("activate 5",),
        chance=["2"],
        hint={
            "en": "Tap Legionarius at disc 5 in your row.",
            "fr": "Touchez Legionarius, au disque 5 de votre rangée.",
        },
    ),
    Step(
        {
            "en": "A 2 is not enough: all stays as it is, and only the die is lost. But you have "
            "another 5, and an equal die activates the same card again. Try once more.",
            "fr": "Un 2 ne suffit pas : tout reste en place, et seul le dé est perdu. Mais vous "
            "avez un autre 5, et un dé égal active de nouveau la même carte. Essayez encore.",
        },
        do=("activate 5",),
        chance=["4"],
        hint={
            "en": "Tap Legionarius again.",
            "fr": "Touchez encore Legionarius.",
        },
    ),
    Step(
        {
            "en": "4 reaches 4: Praetorianus is gone too. Livia now has four open discs, and they"
            " will cost her 4 VP: that is how attacks pay off. Sicarius, Gladiator and Nero drive"
            " cards off without any battle.",
            "fr": "4 atteint 4 : Praetorianus est parti aussi. Livia a maintenant quatre disques "
            "vides, qui lui coûteront 4 PV : voilà ce que rapportent les attaques. Sicarius, "
            "Gladiator et Nero chassent des cartes sans combat.",
        },
    ),
    # --- Forum, and a card laid upon another ---
    Step(
        {
            "en": "Another situation, later in the game. Most VP come from Forum, which takes two "
            "dice: one with the number of its disc, and a second that pays its value. Tap Forum "
            "at disc 2.",
            "fr": "Autre situation, plus tard dans la partie. C’est Forum qui rapporte le plus de "
            "PV. Il prend deux dés : un au numéro de son disque, et un second qui paie sa valeur. "
            "Touchez Forum, au disque 2.",
        },
        do=("activate 2",),
        hint={
            "en": "Tap Forum at disc 2 in your row.",
            "fr": "Touchez Forum, au disque 2 de votre rangée.",
        },
        position=_position(
            "basilica forum onager legat legionarius templum",
            "forum consul - - turris velites",
            turns=9,
            vp=[11, 8],
            money=[5, 5],
            dice=[1, 2, 6],
            hands=[{"aesculapinum": 1}, {"gladiator": 1}],
            discards={"mercatus": 1, "praetorianus": 1, "nero": 1, "machina": 1},
        ),
    ),
    Step(
        {
            "en": "Which die pays? Basilica, Templum and Turris are never activated: they work "
            "without a die. Your Basilica, next to Forum, adds 2 VP, so the 1 would bring 3, and "
            "the 6 brings 8. Livia’s Turris adds 1 to the defence of her other cards: a number "
            "that has changed is underlined, its shield framed in red. Tap the 6.",
            "fr": "Quel dé paie ? Basilica, Templum et Turris ne s’activent jamais : ils agissent "
            "sans dé. Votre Basilica, à côté de Forum, ajoute 2 PV : le 1 en rapporterait 3, et "
            "le 6 en rapporte 8. La Turris de Livia ajoute 1 à la défense de ses autres cartes : "
            "un nombre qui a changé est souligné, et son bouclier encadré de rouge. Touchez le 6.",
        },
        do=("use 6",),
        hint={
            "en": "At “Your dice”, tap the 6.",
            "fr": "À « Vos dés », touchez le 6.",
        },
    ),
    Step(
        {
            "en": "8 VP! Now a catch: a card laid on another sends it to the discards, and what "
            "it cost is lost. Cards that Machina or Consiliarius lay again may cover others too. "
            "Your Templum helps only next to a Forum, so let it go: in “Your hand”, tap "
            "Aesculapinum’s 6. It costs 5.",
            "fr": "8 PV ! Attention maintenant : une carte posée sur une autre l’envoie à la "
            "défausse, et ce qu’elle a coûté est perdu. Les cartes que reposent Machina ou "
            "Consiliarius peuvent aussi en recouvrir d’autres. Votre Templum n’aide qu’à côté "
            "d’un Forum : qu’il parte. Dans « Votre main », touchez le 6 d’Aesculapinum, qui "
            "coûte 5.",
        },
        do=("lay aesculapinum 6",),
        hint={
            "en": "In “Your hand”, tap Aesculapinum’s 6: the sign beside it is the card covered.",
            "fr": "Dans « Votre main », touchez le 6 d’Aesculapinum : le signe à côté est la "
            "carte recouverte.",
        },
    ),
    # --- How a game begins ---
    Step(
        {
            "en": "Another situation: how does a game begin? Each of you is dealt four cards and "
            "gives two to the other. You have chosen Consul; in “Your hand”, tap Senator to give "
            "him too. Keep what goes together, such as Forum and Basilica.",
            "fr": "Autre situation : comment commence une partie ? Chacun reçoit quatre cartes et "
            "en donne deux à l’autre. Vous avez choisi Consul ; dans « Votre main », touchez "
            "Senator pour le donner aussi. Gardez ce qui va ensemble, comme Forum et Basilica.",
        },
        do=("give senator",),
        hint={
            "en": "In “Your hand”, tap Senator.",
            "fr": "Dans « Votre main », touchez Senator.",
        },
        position=_position(
            "",
            "",
            phase="giving",
            hands=[{"forum": 1, "basilica": 1, "senator": 1}, {"forum": 1, "velites": 1}],
            given=[{"consul": 1}, {"gladiator": 1, "legionarius": 1}],
        ),
    ),
    Step(
        {
            "en": "Livia gave you Gladiator and Legionarius. The eye on Legionarius means that "
            "she knows this card. What you know of her four cards stands by her name: the two you "
            "gave, the others unknown. Your four cards go to four discs, face down and free of "
            "cost; then Livia’s. Three lie there, Basilica next to Forum. In “Your hand”, tap "
            "Legionarius’s 5.",
            "fr": "Livia vous a donné Gladiator et Legionarius. L’œil sur Legionarius : elle "
            "connaît cette carte. Ce que vous savez de ses quatre cartes est près de son nom : "
            "les deux données par vous, les autres inconnues. Vos cartes vont devant quatre "
            "disques, face cachée, sans payer ; puis celles de Livia. Trois y sont, Basilica à "
            "côté de Forum. Dans « Votre main », touchez le 5 de Legionarius.",
        },
        do=("lay legionarius 5",),
        replies=(
            Reply(1, "lay forum 1"),
            Reply(1, "lay velites 3"),
            Reply(1, "lay consul 4"),
            Reply(1, "lay senator 6", ["4", "4", "4"]),
        ),
        hint={
            "en": "In “Your hand”, tap Legionarius’s 5.",
            "fr": "Dans « Votre main », touchez le 5 de Legionarius.",
        },
        position=_position(
            "gladiator forum basilica",
            "",
            phase="setting",
            hands=[{"legionarius": 1}, {"forum": 1, "velites": 1, "consul": 1, "senator": 1}],
            known=[{"gladiator": 1, "legionarius": 1}, {"consul": 1, "senator": 1}],
        ),
    ),
    Step(
        {
            "en": "All cards are turned up. Who begins is drawn by lot; here it is you. You have "
            "two open discs, so this very first turn cost 2 VP, and the stockpile now has 18. And "
            "you rolled 4, 4, 4: three equal dice may be rolled again, all of them, once. Tap "
            "“Roll all three dice again”.",
            "fr": "Les cartes sont retournées. On tire au sort qui commence ; ici, c’est vous. "
            "Vous avez deux disques vides : ce tout premier tour a coûté 2 PV, et la réserve en a "
            "maintenant 18. Et vous avez lancé 4, 4, 4 : trois dés égaux peuvent être relancés, "
            "tous les trois, une fois. Touchez « Relancer les trois dés ».",
        },
        do=("reroll",),
        chance=["1", "4", "5"],
        hint={
            "en": "You may keep them. Here, though, tap “Roll all three dice again”.",
            "fr": "Vous pouvez les garder. Mais ici, touchez « Relancer les trois dés ».",
        },
    ),
    Step(
        {
            "en": "1, 4 and 5. There is no card of yours at disc 4, but no die is useless, and "
            "large ones bring much money or a wide choice of cards. At “Cards disc”, tap the 4.",
            "fr": "1, 4 et 5. Vous n’avez pas de carte au disque 4, mais aucun dé n’est inutile, "
            "et les grands donnent beaucoup d’argent ou un large choix de cartes. Au « Disque des "
            "cartes », touchez le 4.",
        },
        do=("cards 4",),
        chance=["turris", "haruspex", "tribunus-plebis", "nero"],
        hint={
            "en": "At “Cards disc”, tap the die with the 4.",
            "fr": "Au « Disque des cartes », touchez le dé qui montre 4.",
        },
    ),
    Step(
        {
            "en": "Four cards, and you keep one. Look at what they do and what they cost: you "
            "have no money yet, and two discs to fill. The choice is yours.",
            "fr": "Quatre cartes, et vous en gardez une. Voyez ce qu’elles font et ce qu’elles "
            "coûtent : vous n’avez pas encore d’argent, et deux disques à remplir. À vous de "
            "choisir.",
        },
        do=("take …",),
    ),
    # --- The end ---
    Step(
        {
            "en": "Another situation: the end. The stockpile has only 2 VP left, and Livia leads "
            "18 to 16. Your Legat brings 3, for her three open discs; what the stockpile lacks "
            "you get all the same. Activate Legat!",
            "fr": "Autre situation : la fin. Il ne reste que 2 PV dans la réserve, et Livia mène "
            "18 à 16. Votre Legat en rapporte 3, pour ses trois disques vides ; ce qui manque à "
            "la réserve vous est crédité quand même. Activez Legat !",
        },
        do=("activate 4",),
        hint={
            "en": "Tap Legat at disc 4 in your row.",
            "fr": "Touchez Legat, au disque 4 de votre rangée.",
        },
        position=_position(
            "gladiator forum basilica legat legionarius haruspex",
            "forum - velites - - senator",
            turns=17,
            vp=[16, 18],
            money=[1, 3],
            dice=[4],
            hands=[{}, {"consul": 1}],
            discards={"onager": 1, "nero": 1, "machina": 1, "turris": 1},
        ),
    ),
    Step(
        {
            "en": "The stockpile is empty, so the game is over at once: 19 to 18, you win! "
            "Remember: an open disc costs you 1 VP every turn and feeds an opposing Legat. Fill "
            "your row early, then build around a Forum. The cards will explain themselves. Now "
            "play your first game!",
            "fr": "La réserve est vide, et la partie finie aussitôt : 19 à 18, vous gagnez ! "
            "Retenez ceci : un disque vide coûte 1 PV à chaque tour et nourrit le Legat adverse. "
            "Remplissez vite votre rangée, puis bâtissez autour d’un Forum. Les cartes "
            "s’expliqueront d’elles-mêmes. À vous pour une première partie !",
        },
    ),
)

LESSON: Final = Lesson("roma", ("Livia",), _STEPS)
