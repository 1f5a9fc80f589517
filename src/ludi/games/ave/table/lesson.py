"""The lesson of Avé: numerals, the column, failures and the cards, the end of a game.

It is one game against Livia, with turns left out. Rulebook examples are in it (AVE-7.5): V, X, I;
five dice saved by Ignore one; a number repeated beside its twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.games.ave.cards import CARD_NAMES
from ludi.web.show.lessons import Lesson, Reply, Step


def _position(
    columns: list[list[int]], used: tuple[Sequence[str], ...] = ((), ()), **state: Any
) -> dict[str, Any]:
    """Seat 0, the learner, is on turn; then comes Livia. Each has the cards not used."""
    cards = [[card for card in CARD_NAMES if card not in gone] for gone in used]
    return {"game": "ave", "seats": 2, "state": {"columns": columns, "cards": cards, **state}}


_STEPS: Final = (
    Step(
        {
            "en": "You want numbers in your column, as large as you can, rising from row 1 to row"
            " 7. You read your dice as a Roman numeral; each die has I on three sides, V on one, "
            "X on two. The 30 points that you have already are your six action cards: 5 for each "
            "one still unused at the end. Roll the first die.",
            "fr": "Vous voulez des nombres dans votre colonne, aussi grands que possible, qui "
            "montent de la rangée 1 à la rangée 7. Vos dés se lisent comme un nombre romain ; un "
            "dé a trois faces I, une face V et deux faces X. Les 30 points que vous avez déjà "
            "sont vos six cartes Action : 5 pour chacune qui vous reste à la fin. Lancez le "
            "premier dé.",
        },
        do=("roll 1",),
        chance=["V"],
        position=_position([[0] * 7, [0] * 7]),
    ),
    Step(
        {
            "en": "A V: that is 5. You could write it now, in any row; the buttons in your column"
            " show where. But 5 is little. Roll another die.",
            "fr": "Un V : c’est 5. Vous pourriez l’inscrire, dans n’importe quelle rangée : les "
            "boutons de votre colonne montrent où. Mais 5, c’est peu. Lancez encore un dé.",
        },
        do=("roll 1",),
        chance=["X"],
        hint={
            "en": "You may write 5. Here, though, roll once more.",
            "fr": "Vous pouvez inscrire 5. Mais ici, lancez encore une fois.",
        },
    ),
    Step(
        {
            "en": "X and V make XV, 15: the order in which they fell does not matter. Once more!",
            "fr": "X et V font XV, 15 : l’ordre des lancers ne compte pas. Encore un !",
        },
        do=("roll 1",),
        chance=["I"],
        hint={
            "en": "15 is fine, but roll once more here.",
            "fr": "15 est bon, mais lancez encore ici.",
        },
    ),
    Step(
        {
            "en": "X, V and I read XVI, 16, or XIV, 14: a single I may be added or taken away. "
            "The choice is yours. Leave room for smaller numbers, and more for larger ones: write"
            " 16 in row 3.",
            "fr": "X, V et I se lisent XVI, 16, ou XIV, 14 : un I seul s’ajoute ou se retranche, "
            "à vous de choisir. Gardez de la place pour de plus petits nombres, et davantage pour"
            " de plus grands : inscrivez 16 dans la rangée 3.",
        },
        do=("write 16 3",),
        hint={
            "en": "Tap the button with XVI in row 3, or drag the number there.",
            "fr": "Touchez le bouton XVI de la rangée 3, ou faites-y glisser le nombre.",
        },
    ),
    Step(
        {
            "en": "Your turn is over, and Livia has had hers: 11 in row 3. Now you have rolled X, X"
            " and I. Numbers must rise: with 16 in row 3, rows 1 and 2 take smaller numbers, rows 4"
            " to 7 larger ones. Where can 21 go? Write it in row 4.",
            "fr": "Votre tour est fini, et Livia a joué le sien : 11 en rangée 3. Vous venez de "
            "lancer X, X et I. Les nombres doivent monter : avec 16 en rangée 3, les rangées 1 et "
            "2 prennent de plus petits nombres, les rangées 4 à 7 de plus grands. Où peut aller "
            "21 ? Inscrivez-le dans la rangée 4.",
        },
        do=("write 21 4",),
        hint={
            "en": "It is allowed. For this lesson, write XXI in row 4.",
            "fr": "C’est permis. Pour cette leçon, inscrivez XXI dans la rangée 4.",
        },
        position=_position(
            [[0, 0, 16, 0, 0, 0, 0], [0, 0, 11, 0, 0, 0, 0]],
            showing=[*"XXI"],
            rounds=1,
        ),
    ),
    Step(
        {
            "en": "Livia has played, and on your third turn you have X, X, V, I: 24 or 26. Be "
            "careful: dice that form no number make the turn fail. No number has two V’s or four "
            "I’s, and four X’s only make 39, with an I. Be bold and roll.",
            "fr": "Livia a joué, et à votre troisième tour vous avez X, X, V, I : 24 ou 26. "
            "Attention : si les dés ne forment aucun nombre, le tour est raté. Aucun nombre n’a "
            "deux V ni quatre I, et quatre X ne font que 39, avec un I. Soyez hardi, lancez.",
        },
        do=("roll 1",),
        chance=["V"],
        hint={
            "en": "Wise! But let us see what can happen: roll.",
            "fr": "Sage ! Mais voyons ce qui peut arriver : lancez.",
        },
        position=_position(
            [[0, 0, 16, 21, 0, 0, 0], [0, 0, 11, 0, 23, 0, 0]],
            showing=[*"XXVI"],
            rounds=2,
        ),
    ),
    Step(
        {
            "en": "Two V’s: the turn has failed. You could pass, and write nothing. But now your "
            "action cards help, each once; a card played costs you its 5 points. Ignore one sets "
            "a die aside: play it on a V.",
            "fr": "Deux V : le tour est raté. Vous pourriez passer, sans rien inscrire. Mais vos "
            "cartes Action servent alors, une fois chacune ; une carte jouée vous coûte ses 5 "
            "points. « Ignorer un dé » met un dé de côté : jouez-la sur un V.",
        },
        do=("ignore-one V",),
        hint={
            "en": "On the card Ignore one, tap the V.",
            "fr": "Sur la carte « Ignorer un dé », touchez le V.",
        },
    ),
    Step(
        {
            "en": "Saved: 24 or 26 again. Had the dice failed once more, you could have played "
            "another card: several in one turn are fine. Hold the pointer or a finger on a card, "
            "and it tells what it does. Write 26 in row 5.",
            "fr": "Sauvé : de nouveau 24 ou 26. Si les dés échouaient encore, vous pourriez jouer"
            " une autre carte : plusieurs dans un même tour, c’est permis. Laissez le pointeur ou"
            " le doigt sur une carte, elle dit ce qu’elle fait. Inscrivez 26 dans la rangée 5.",
        },
        do=("write 26 5",),
        hint={"en": "Write XXVI in row 5.", "fr": "Inscrivez XXVI dans la rangée 5."},
    ),
    Step(
        {
            "en": "Another turn, later: you have 39, but it stands in row 7 already, and no number"
            " comes twice. It fits nowhere, and a sixth die would surely spoil it. So stop here: "
            "that makes the turn fail, and after a failure a card may be played.",
            "fr": "Un autre tour, plus tard : vous avez 39, mais il est déjà en rangée 7, et aucun"
            " nombre ne revient deux fois. Il n’entre nulle part, et un sixième dé le gâcherait à "
            "coup sûr. Arrêtez-vous donc là : le tour est raté, et après un échec on peut jouer "
            "une carte.",
        },
        do=("stop",),
        hint={
            "en": "Tap “Stop here, though the number fits nowhere”.",
            "fr": "Touchez « S’arrêter là, bien que le nombre n’entre nulle part ».",
        },
        position=_position(
            [[0, 9, 16, 21, 26, 0, 39], [0, 8, 11, 15, 23, 31, 0]],
            used=(["ignore-one"], ["reroll-one"]),
            showing=[*"XXXXI"],
            rounds=5,
        ),
    ),
    Step(
        {
            "en": "Repeat writes a number that you have once more, next to its twin. It costs the "
            "5 points of the card, and brings 39. Play it.",
            "fr": "« Répéter » inscrit une fois de plus un nombre que vous avez, à côté de son "
            "jumeau. Cela coûte les 5 points de la carte, et en rapporte 39. Jouez-la.",
        },
        do=("repeat",),
        hint={"en": "Tap the card Repeat.", "fr": "Touchez la carte « Répéter »."},
    ),
    Step(
        {
            "en": "39 stands in row 7, and row 6 beside it is free. Write it there.",
            "fr": "39 est en rangée 7, et la rangée 6, à côté, est libre. Inscrivez-le là.",
        },
        do=("write 39 6",),
    ),
    Step(
        {
            "en": "Your next turn: V and I, 4 or 6. Only row 1 is free, so write 6, your seventh "
            "number. Whoever fills the column ends the game; so does a failed turn that began "
            "without any card. The round is played out: Livia still has her turn.",
            "fr": "Votre tour suivant : V et I, 4 ou 6. Seule la rangée 1 est libre : inscrivez 6, "
            "votre septième nombre. Une colonne remplie met fin à la partie ; un tour raté qui a "
            "commencé sans carte aussi. On termine la manche : Livia a encore son tour.",
        },
        do=("write 6 1",),
        hint={"en": "Write VI in row 1.", "fr": "Inscrivez VI dans la rangée 1."},
        replies=(
            Reply(1, "roll 1", ["I"]),
            Reply(1, "roll 1", ["V"]),
            Reply(1, "write 6 1"),
        ),
        position=_position(
            [[0, 9, 16, 21, 26, 39, 39], [0, 8, 11, 15, 23, 31, 35]],
            used=(["ignore-one", "repeat"], ["reroll-one"]),
            showing=[*"VI"],
            rounds=6,
        ),
    ),
    Step(
        {
            "en": "The game is over. You score the sum of your column, 156, and 5 for each card "
            "left: four cards make 20, and 176 in all. Livia, with five cards, has 129 + 25 = 154."
            " You have won!",
            "fr": "La partie est finie. Vous marquez la somme de votre colonne, 156, et 5 par "
            "carte restante : quatre cartes font 20, et 176 en tout. Livia, avec cinq cartes, a "
            "129 + 25 = 154. Vous avez gagné !",
        },
    ),
    Step(
        {
            "en": "That is all. In a game you can open the odds of the next roll, under the cards; "
            "and after writing a number, Take back undoes it until the next die is rolled. Now "
            "play your first game!",
            "fr": "C’est tout. Dans une partie, les chances du prochain lancer s’ouvrent sous les "
            "cartes ; et un nombre inscrit se reprend avec « Annuler le coup », tant qu’aucun dé "
            "n’a été lancé depuis. À vous pour une première partie !",
        },
    ),
)

LESSON: Final = Lesson("ave", ("Livia",), _STEPS)
