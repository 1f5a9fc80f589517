"""The lesson of Avé: numerals, the column, when to stop, a failure and the cards, the end.

The rulebook's examples are in it (AVE-7.5): V, X, I; five dice saved by Ignore one; a number
repeated beside its twin; a column of 164 points (AVE-5.4).
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.ave.pieces import CARDS
from ludi.web.lessons import Lesson, Reply, Step


def _position(column: list[int], cards: list[str], **state: Any) -> dict[str, Any]:
    """Seat 0 on turn with a column and cards; the neighbour has begun modestly."""
    return {
        "game": "ave",
        "seats": 2,
        "state": {
            "columns": [column, [0, 8, 0, 0, 26, 0, 0]],
            "cards": [cards, list(CARDS)],
            **state,
        },
    }


_EMPTY: Final = [0] * 7
_ALL: Final = list(CARDS)

_STEPS: Final = (
    Step(
        {
            "en": "You want numbers in your column, as large as you can, rising from row 1 to row"
            " 7. The dice have I, V and X, and you read them as a Roman numeral. Roll the first "
            "die.",
            "fr": "Vous voulez des nombres dans votre colonne, aussi grands que possible, qui "
            "montent de la rangée 1 à la rangée 7. Les dés portent I, V et X et se lisent comme "
            "un nombre romain. Lancez le premier dé.",
        },
        do=("roll 1",),
        chance=["V"],
        position=_position(_EMPTY, _ALL),
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
            "The choice is yours. Leave room for smaller and larger numbers: write 16 in row 4.",
            "fr": "X, V et I se lisent XVI, 16, ou XIV, 14 : un I seul s’ajoute ou se retranche, "
            "à vous de choisir. Gardez de la place pour de plus petits et de plus grands nombres "
            ": inscrivez 16 dans la rangée 4.",
        },
        do=("write 16 4",),
        hint={
            "en": "Tap the button with XVI in row 4, or drag the number there.",
            "fr": "Touchez le bouton XVI de la rangée 4, ou faites-y glisser le nombre.",
        },
        replies=(Reply(1, "roll 1", ["X"]), Reply(1, "write 10 3")),
    ),
    Step(
        {
            "en": "The turn is over, and the next player had theirs. Numbers must rise: with 16 "
            "in row 4, rows 1 to 3 take smaller numbers, rows 5 to 7 larger ones. Now there are "
            "X, X and I. Where can 21 go? Write it in row 5.",
            "fr": "Le tour est fini, et l’autre a joué le sien. Les nombres doivent monter : avec"
            " 16 en rangée 4, les rangées 1 à 3 prennent de plus petits nombres, les rangées 5 à "
            "7 de plus grands. Voici X, X et I. Où peut aller 21 ? Inscrivez-le dans la rangée 5.",
        },
        do=("write 21 5",),
        hint={
            "en": "It is allowed. For this lesson, write XXI in row 5.",
            "fr": "C’est permis. Pour cette leçon, inscrivez XXI dans la rangée 5.",
        },
        position=_position(
            [0, 0, 0, 16, 0, 0, 0], _ALL, phase="deciding", showing=[*"XXI"], unrolled=3, rounds=1
        ),
    ),
    Step(
        {
            "en": "Be careful: if the dice form no number, or one that fits nowhere once all are "
            "rolled, the turn fails. You have X, X, V, I: 24 or 26. Be bold and roll.",
            "fr": "Attention : si les dés ne forment aucun nombre, ou un nombre qui n’entre nulle"
            " part une fois tous lancés, le tour est raté. Vous avez X, X, V, I : 24 ou 26. Soyez"
            " hardi, lancez.",
        },
        do=("roll 1",),
        chance=["V"],
        hint={
            "en": "Wise! But let us see what can happen: roll.",
            "fr": "Sage ! Mais voyons ce qui peut arriver : lancez.",
        },
        position=_position(
            [0, 0, 0, 16, 21, 0, 0], _ALL, phase="deciding", showing=[*"XXVI"], unrolled=2, rounds=2
        ),
    ),
    Step(
        {
            "en": "X, X, V, V, I is no Roman numeral: the turn has failed. Your six action cards "
            "help after a failure, each once. Ignore one sets a die aside: play it on a V.",
            "fr": "X, X, V, V, I n’est pas un nombre romain : le tour est raté. Vos six cartes "
            "Action servent après un échec, une fois chacune. « Ignorer un dé » met un dé de côté"
            " : jouez-la sur un V.",
        },
        do=("ignore-one V",),
        hint={
            "en": "On the card Ignore one, tap the V.",
            "fr": "Sur la carte « Ignorer un dé », touchez le V.",
        },
    ),
    Step(
        {
            "en": "Saved: 24 or 26 again. Hold the pointer or a finger on a card, and it tells "
            "what it does. Write 26 in row 6.",
            "fr": "Sauvé : de nouveau 24 ou 26. Laissez le pointeur ou le doigt sur une carte, "
            "elle dit ce qu’elle fait. Inscrivez 26 dans la rangée 6.",
        },
        do=("write 26 6",),
        hint={"en": "Write XXVI in row 6.", "fr": "Inscrivez XXVI dans la rangée 6."},
    ),
    Step(
        {
            "en": "Another card. You have rolled 33 again, but a number cannot simply be written "
            "twice: it fits nowhere, and the turn has failed. Repeat writes a number next to its "
            "twin. Play it.",
            "fr": "Une autre carte. Vous avez de nouveau 33, mais un nombre ne s’inscrit pas deux"
            " fois comme ça : il n’entre nulle part, et le tour est raté. « Répéter » inscrit un "
            "nombre à côté de son jumeau. Jouez-la.",
        },
        do=("repeat",),
        hint={"en": "Tap the card Repeat.", "fr": "Touchez la carte « Répéter »."},
        position=_position(
            [0, 9, 0, 16, 0, 33, 0],
            ["repeat", "joker", "reroll-one"],
            phase="failed",
            showing=[*"XXXIII"],
            unrolled=0,
            rounds=4,
        ),
    ),
    Step(
        {
            "en": "33 stands in row 6, so row 5 or row 7 will do. Choose one.",
            "fr": "33 est en rangée 6 : la rangée 5 ou la rangée 7 conviennent. Choisissez.",
        },
        do=("write 33 5", "write 33 7"),
    ),
    Step(
        {
            "en": "The game ends with the round in which somebody writes a seventh number, or "
            "fails a turn begun without cards. You score the sum of your column, and 5 for each "
            "card left: this column of 149 with three cards makes 164.",
            "fr": "La partie finit avec la manche où quelqu’un inscrit un septième nombre, ou "
            "rate un tour commencé sans carte. Vous marquez la somme de votre colonne, et 5 par "
            "carte restante : cette colonne de 149 avec trois cartes fait 164.",
        },
        position=_position([9, 16, 25, 31, 0, 33, 35], ["reroll-I", "repeat", "joker"], rounds=8),
    ),
    Step(
        {
            "en": "That is all. The odds of the next roll can be opened under the dice, and Take "
            "back undoes a move as long as nothing was rolled. Now play your first game!",
            "fr": "C’est tout. Les chances du prochain lancer s’ouvrent sous les dés, et « "
            "Annuler le coup » reprend un coup tant que rien n’a été lancé. À vous pour une "
            "première partie !",
        },
    ),
)

LESSON: Final = Lesson("ave", ("Livia",), _STEPS)
