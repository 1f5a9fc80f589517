"""What people read: choices, questions, refusals, warnings, what happened, and why a game ended."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from ludi.conformance.playing import random_match, walk
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES
from ludi.core.voices import Voice
from ludi.games.roma import GAME, positions
from ludi.games.roma.actions import ACTIONS
from ludi.games.roma.cards import BASILICA_ADDS, CARDS, ESSEDUM_LOWERS, MERCATOR_PRICE
from ludi.games.roma.state import State
from ludi.games.roma.words import PHRASES, WORDS

from .hand_built import begin, events, legal, new_game, play, position

PLAYERS = ("Julia", "Marcus")
every_language = pytest.mark.parametrize("language", LANGUAGES)
# The languages in which sentences are compared with what they should be.
BOTH = ("en", "fr")


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def in_both(tell: dict[str, str]) -> list[str]:
    return [plain(tell[language]) for language in BOTH]


def choices(state: State, *names: str) -> list[list[str]]:
    """What the first seat may choose of these names, in both languages."""
    table = GAME.view(state, 0)
    found = [ACTIONS.name_and_arguments(ACTIONS.parse(action)) for action in legal(state, *names)]
    told = [
        in_both({language: PHRASES[language].action(*one, lambda: table) for language in BOTH})
        for one in found
    ]
    return sorted(told)


def prompt(state: State) -> list[str]:
    table = GAME.view(state, 0)
    return in_both({language: PHRASES[language].prompt(table) for language in BOTH})


def refusal(state: State, action: str) -> list[str]:
    assert action not in legal(state)
    one = ACTIONS.name_and_arguments(ACTIONS.parse(action))
    table = GAME.view(state, 0)
    return in_both({language: PHRASES[language].refusal(*one, table) for language in BOTH})


def warning(state: State, action: str) -> list[str]:
    assert action in legal(state)
    one = ACTIONS.name_and_arguments(ACTIONS.parse(action))
    table = GAME.view(state, 0)
    return in_both({language: PHRASES[language].warning(*one, table) for language in BOTH})


def told(state: State, name: str) -> list[str]:
    """The sentence of the last event of a name."""
    (*_, event) = [event for event in events(state) if event.name == name]
    return in_both({language: PHRASES[language].event(event, PLAYERS) for language in BOTH})


def result(state: State) -> list[str]:
    table = GAME.view(state, None)
    return in_both({language: PHRASES[language].result(table, PLAYERS) for language in BOTH})


# --- Choices ------------------------------------------------------------------------------------


def test_a_card_is_laid_for_its_cost() -> None:
    paid = position(hands={0: "forum"}, money=(5, 0), discs={0: "legat"})
    assert choices(paid, "lay")[:2] == [
        [
            "Lay Forum for 5 sestertii at disc 1, covering Legat",
            "Poser Forum pour 5 sesterces au disque 1, en recouvrant Legat",
        ],
        ["Lay Forum for 5 sestertii at disc 2", "Poser Forum pour 5 sesterces au disque 2"],
    ]


@pytest.mark.parametrize(
    ("card", "other", "english", "french"),
    [
        ("gladiator", "legat", "Send back Legat (disc 1)", "Renvoyer Legat (disque 1)"),
        ("sicarius", "legat", "Discard Legat (disc 1)", "Faire défausser Legat (disque 1)"),
        ("nero", "forum", "Discard Forum (disc 1)", "Faire défausser Forum (disque 1)"),
        (
            "velites",
            "legat turris",
            "Attack Legat (disc 1, defence 3)",
            "Attaquer Legat (disque 1, défense 3)",
        ),
        (
            "onager",
            "forum turris",
            "Attack Forum (disc 1, defence 6)",
            "Attaquer Forum (disque 1, défense 6)",
        ),
    ],
)
def test_a_choice_of_target_says_what_happens_to_it(
    card: str, other: str, english: str, french: str
) -> None:
    state = play(position(discs={0: card, 1: other}, dice="1"), "activate 1")
    assert choices(state)[0] == [english, french]


def test_forum_says_what_a_basilica_adds() -> None:
    """ROM-6.2, ROM-6.4"""
    with_basilica = position(discs={0: "forum basilica"}, dice="1 4")
    assert choices(play(with_basilica, "activate 1")) == [
        [
            "Use the 4: 6 VP (4 and 2 for Basilica)",
            "Utiliser le dé 4 : 6 PV (4, et 2 pour Basilica)",
        ]
    ]
    alone = play(position(discs={0: "forum"}, dice="1 4"), "activate 1")
    assert choices(alone) == [["Use the 4: 4 VP", "Utiliser le dé 4 : 4 PV"]]


# --- Questions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("money", "english", "french"),
    [
        (
            5,
            "No dice left: lay a card, or end the turn?",
            "Il n’y a plus de dé : poser une carte, ou finir le tour ?",
        ),
        (
            4,
            "Nothing left to do: end the turn.",
            "Il n’y a plus de dé, ni de carte que vous puissiez payer : finissez le tour.",
        ),
    ],
)
def test_without_dice_only_what_can_be_paid_for_is_asked(
    money: int, english: str, french: str
) -> None:
    assert prompt(position(hands={0: "forum"}, money=(money, 0))) == [english, french]


def test_a_single_card_drawn_is_kept_without_a_question() -> None:
    """ROM-3.6"""
    one = play(position(dice="1"), "cards 1", chance="forum")
    assert prompt(one) == [
        "You draw one card and keep it.",
        "Vous piochez une carte et la gardez.",
    ]
    two = play(position(dice="2"), "cards 2", chance="forum legat")
    assert prompt(two)[0] == "Which of the cards drawn do you keep?"


# --- Refusals -----------------------------------------------------------------------------------

ON_TURN = position(
    discs={0: "turris gladiator - legat - velites"},
    hands={0: "forum"},
    money=(4, 0),
    dice="1 2 3",
    blocked={0: "4"},
)
BLOCKED = position(discs={0: "- - - legat"}, dice="4", blocked={0: "4"})
AIMING = play(position(discs={0: "gladiator", 1: "legat forum"}, dice="1"), "activate 1")
COPYING = play(
    position(discs={0: "scaenicus legat forum consul scaenicus"}, dice="1"), "activate 1"
)
BLOCKING = play(position(discs={0: "praetorianus"}, dice="1", blocked={1: "5"}), "activate 1")
BUYING = play(position(discs={0: "mercator"}, dice="1", money=(9, 0), vp=(10, 3)), "activate 1")
BUYING_THREE = play(
    position(discs={0: "mercator"}, dice="1", money=(9, 0), mercator_max_3=1), "activate 1"
)
CHANGING = play(position(discs={0: "consul"}, dice="1 6"), "activate 1")
DRAWING = play(position(dice="2"), "cards 2", chance="forum legat")
FETCHING = play(position(discs={0: "aesculapinum"}, dice="1", discards="legat forum"), "activate 1")
LAYING = play(position(discs={0: "senator"}, hands={0: "legat forum"}, dice="1"), "activate 1")
RELAYING = play(position(discs={0: "machina forum"}, dice="1"), "activate 1", "lay forum 4")
SEARCHING = play(position(discs={0: "haruspex"}, hands={0: "nero"}, dice="1"), "activate 1")
FORUM = play(position(discs={0: "forum"}, dice="1 4"), "activate 1")


@pytest.mark.parametrize(
    ("state", "action", "english", "french"),
    [
        (
            ON_TURN,
            "lay nero 1",
            "Nero is not in your hand.",
            "Nero n’est pas dans votre main.",
        ),
        (
            ON_TURN,
            "lay forum 1",
            "Forum costs 5, but you have only 4.",
            "Forum coûte 5, et vous avez 4 sesterces.",
        ),
        (
            ON_TURN,
            "money 5",
            "No unused die shows 5.",
            "Aucun dé non utilisé ne montre 5.",
        ),
        (ON_TURN, "cards 5", "No unused die shows 5.", "Aucun dé non utilisé ne montre 5."),
        (ON_TURN, "activate 6", "No unused die shows 6.", "Aucun dé non utilisé ne montre 6."),
        (
            ON_TURN,
            "activate 3",
            "You have no card at disc 3.",
            "Vous n’avez pas de carte au disque 3.",
        ),
        (
            ON_TURN,
            "activate 1",
            "Turris works by itself and is never activated.",
            "Turris : son effet est permanent, cette carte ne s’active jamais.",
        ),
        (
            ON_TURN,
            "activate 2",
            "Gladiator could do nothing now: it needs an opposing character.",
            "Gladiator ne pourrait rien faire maintenant : il lui faut un personnage adverse.",
        ),
        (
            BLOCKED,
            "activate 4",
            "Disc 4 is blocked this turn.",
            "Le disque 4 est bloqué ce tour-ci.",
        ),
        (
            ON_TURN,
            "reroll",
            "Only three equal dice can be rolled again.",
            "Seuls trois dés égaux se relancent.",
        ),
        (
            AIMING,
            "aim 6",
            "The other player has no card at disc 6.",
            "L’autre joueur n’a pas de carte au disque 6.",
        ),
        (
            AIMING,
            "aim 2",
            "Forum is a building; here it must be a character.",
            "Forum est un bâtiment ; il faut ici un personnage.",
        ),
        (
            AIMING,
            "end",
            "Finish the effect of Gladiator first.",
            "Terminez d’abord l’effet en cours : Gladiator.",
        ),
        (
            COPYING,
            "copy 6",
            "You have no card at disc 6.",
            "Vous n’avez pas de carte au disque 6.",
        ),
        (
            COPYING,
            "copy 3",
            "Forum is a building; here it must be a character.",
            "Forum est un bâtiment ; il faut ici un personnage.",
        ),
        (
            COPYING,
            "copy 4",
            "Consul could do nothing now: it needs another unused die.",
            "Consul ne pourrait rien faire maintenant : il lui faut un autre dé non utilisé.",
        ),
        (
            COPYING,
            "copy 5",
            "Scaenicus cannot copy a Scaenicus.",
            "Scaenicus ne peut pas copier un Scaenicus.",
        ),
        (
            BLOCKING,
            "block 5",
            "Disc 5 is blocked already.",
            "Le disque 5 est déjà bloqué.",
        ),
        (
            BUYING,
            "buy 5",
            "5 VP cost 10, but you have only 9.",
            "5 PV coûtent 10, et vous avez 9 sesterces.",
        ),
        (
            BUYING,
            "buy 4",
            "The other player has only 3 VP.",
            "L’autre joueur n’a que 3 PV.",
        ),
        (
            BUYING_THREE,
            "buy 4",
            "In this game a Mercator buys at most three VP at a time.",
            "Ici, un Mercator achète au plus trois PV à la fois.",
        ),
        (CHANGING, "raise 6", "A 6 cannot be raised.", "Un 6 ne peut pas monter."),
        (CHANGING, "lower 2", "No unused die shows 2.", "Aucun dé non utilisé ne montre 2."),
        (
            DRAWING,
            "take nero",
            "Nero is not among the cards drawn.",
            "Nero n’est pas parmi les cartes piochées.",
        ),
        (
            DRAWING,
            "end",
            "First keep one of the cards drawn.",
            "Gardez d’abord une des cartes piochées.",
        ),
        (
            FETCHING,
            "take nero",
            "Nero is not in the discards.",
            "Nero n’est pas dans la défausse.",
        ),
        (
            FETCHING,
            "take forum",
            "Forum is a building; here it must be a character.",
            "Forum est un bâtiment ; il faut ici un personnage.",
        ),
        (SEARCHING, "take nero", "Nero is not in the pile.", "Nero n’est pas dans la pioche."),
        (
            LAYING,
            "lay forum 2",
            "Forum is a building; here it must be a character.",
            "Forum est un bâtiment ; il faut ici un personnage.",
        ),
        (LAYING, "stop", "Lay at least one card.", "Posez au moins une carte."),
        (
            RELAYING,
            "lay machina 4",
            "Disc 4 is taken: no two cards at the same disc.",
            "Le disque 4 est pris : jamais deux cartes au même disque.",
        ),
        (
            RELAYING,
            "lay forum 5",
            "Forum was not taken up.",
            "Forum n’est pas parmi les cartes relevées.",
        ),
        (
            RELAYING,
            "stop",
            "All cards taken up must be laid again.",
            "Toutes les cartes relevées sont à reposer.",
        ),
        (FORUM, "use 1", "No unused die shows 1.", "Aucun dé non utilisé ne montre 1."),
        (ON_TURN, "aim 2", "", ""),
        (ON_TURN, "stop", "", ""),
    ],
)
def test_a_refusal_says_what_stands_against_an_action(
    state: State, action: str, english: str, french: str
) -> None:
    assert refusal(state, action) == [english, french]


def test_a_seat_that_is_not_asked_gets_no_reason() -> None:
    table = GAME.view(ON_TURN, 1)
    assert PHRASES["en"].refusal("money", {"die": 5}, table) == ""


@every_language
def test_whatever_is_refused_can_be_said(language: str) -> None:
    phrases, game = PHRASES[language], find_game("roma")
    for state, seat, _ in walk(game, 2, {}, 8):
        table = game.view(state, max(seat, 0))
        allowed = set(game.legal_ids(state, max(seat, 0)))
        for action in range(ACTIONS.size):
            say = phrases.warning if action in allowed else phrases.refusal
            assert "{" not in say(*ACTIONS.name_and_arguments(action), table)


# --- Warnings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (position(discs={0: "legat"}, hands={0: "forum"}, money=(5, 0)), "lay forum 1"),
        (
            play(position(discs={0: "legat senator"}, hands={0: "nero"}, dice="2"), "activate 2"),
            "lay nero 1",
        ),
        (play(position(discs={0: "legat machina"}, dice="2"), "activate 2"), "lay machina 1"),
    ],
    ids=["acting", "laying", "relaying"],
)
def test_laying_over_a_card_is_warned_of(state: State, action: str) -> None:
    """ROM-3.4, ROM-5.13, ROM-6.3"""
    assert warning(state, action) == ["Legat will be discarded.", "Legat ira à la défausse."]
    assert warning(state, action.replace("1", "6")) == ["", ""]


def test_ending_a_turn_warns_of_dice_that_are_left() -> None:
    state = position(discs={0: "legat"}, dice="1 4")
    assert warning(state, "end") == [
        "Your unused dice will be lost.",
        "Les dés restants seront perdus.",
    ]
    assert warning(position(discs={0: "legat"}, dice="4"), "end") == [
        "Your unused die will be lost.",
        "Le dé restant sera perdu.",
    ]
    assert warning(position(discs={0: "legat"}), "end") == ["", ""]


# --- What happened ------------------------------------------------------------------------------


def test_rolling_again_is_told_as_such() -> None:
    """ROM-3.2"""
    state = begin(position(phase="beginning"), chance="6 6 6")
    assert told(state, "dice_rolled") == ["Julia rolls 6, 6 and 6.", "Julia lance 6, 6 et 6."]
    play(state, "reroll", chance="3 2 4")
    assert told(state, "dice_rolled") == [
        "Julia rolls again: 3, 2 and 4.",
        "Julia relance : 3, 2 et 4.",
    ]


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [
        (
            9,
            "Julia pays 6 VP for 6 open discs.",
            "Julia paie 6 PV pour 6 disques vides.",
        ),
        (2, "Julia owes 6 VP and has only 2.", "Julia doit 6 PV et n’en a que 2."),
    ],
)
def test_who_cannot_pay_for_all_discs_is_told(points: int, english: str, french: str) -> None:
    """ROM-3.1, ROM-7.3"""
    dice = "1 2 3" if points > 6 else ""
    state = begin(position(phase="beginning", vp=(points, 10)), chance=dice)
    assert told(state, "discs_paid") == [english, french]


def test_what_comes_first_is_told_as_such() -> None:
    """ROM-3.4, ROM-3.6: a card goes before the other is laid; each card is seen before all are."""
    state = position(discs={0: "forum"}, hands={0: "turris"}, money=(6, 0), dice="2")
    play(state, "lay turris 1")
    assert [event.name for event in events(state)] == ["card_covered", "card_laid"]
    assert told(state, "card_covered") == [
        "Julia makes room at disc 1: Forum is discarded.",
        "Julia fait de la place au disque 1 : la carte Forum est défaussée.",
    ]
    play(state, "cards 2", chance="legat consul")
    seen = [event.name for event in events(state, 0)]
    assert seen == ["card_looked_at", "card_looked_at", "cards_looked_at"]
    assert told(state, "cards_looked_at") == [
        "Julia looks at 2 cards from the pile.",
        "Julia regarde 2 cartes de la pioche.",
    ]


# --- Why a game ended ---------------------------------------------------------------------------


def test_a_result_says_why_and_not_who_wins() -> None:
    """ROM-7.1, ROM-7.3, ROM-7.4"""
    broke = begin(position(phase="beginning", vp=(2, 10)))
    assert result(broke) == ["Julia has no VP left.", "Julia n’a plus de PV."]
    limit = begin(position(phase="beginning", turns=9, turn_limit=9))
    assert result(limit) == [
        "The limit of 9 turns is reached: the game is a draw.",
        "La limite de 9 tours est dépassée : partie nulle.",
    ]
    empty = play(position(discs={0: "forum"}, dice="1 4", vp=(20, 13)), "activate 1", "use 4")
    assert result(empty) == [
        "The stockpile is empty: 24 VP to 13.",
        "La réserve est vide : 24 PV à 13.",
    ]
    level = play(position(discs={0: "forum"}, dice="1 4", vp=(14, 18)), "activate 1", "use 4")
    assert result(level) == [
        "The stockpile is empty, and both players have 18 VP.",
        "La réserve est vide, et chacun a 18 PV.",
    ]
    assert result(new_game()) == ["", ""]


def test_points_are_written_with_their_unit() -> None:
    assert [PHRASES[language].scored(12) for language in BOTH] == ["12 VP", "12 PV"]


# --- Numbers that words name, and the words of all files ----------------------------------------

every_file = pytest.mark.parametrize("language", [path.stem for path in WORDS.folder.glob("*.ftl")])


@every_file
def test_what_is_printed_on_cards_is_said_as_it_is(language: str) -> None:
    """ROM-1.1: costs and defences stand in the words, and must be those of the cards."""
    voice = Voice(WORDS, language)
    for card in CARDS[1:]:
        kind, cost, defence = voice.explanations[card.name].split(". ")[0].split(", ")
        assert kind == voice.say(f"board-{card.sort}").capitalize()
        assert cost.split()[-1] == str(card.cost) and defence.split()[-1] == str(card.defence)
        assert f"\n  {voice.name(card.name)} {card.cost}/{card.defence} " in voice.rules
        assert voice.say(f"short-{card.name}") in voice.rules


@every_file
def test_what_cards_bring_is_said_as_it_is(language: str) -> None:
    """ROM-5.6, ROM-5.15, ROM-6.2"""
    voice = Voice(WORDS, language)
    numbers = {
        "mercator": [MERCATOR_PRICE],
        "essedum": [ESSEDUM_LOWERS, 2 * ESSEDUM_LOWERS],
        "basilica": [BASILICA_ADDS, 2 * BASILICA_ADDS],
    }
    for card, named in numbers.items():
        said = re.findall(r"\d", voice.explanations[card].split(". ", 1)[1])
        assert said[: len(named)] == [str(number) for number in named]
        assert str(named[0]) in voice.say(f"short-{card}")


@every_file
def test_a_whole_game_can_be_told(language: str) -> None:
    voice, game = Voice(WORDS, language), find_game("roma")
    match = random_match(game, 2, {}, 4)
    for seat in (None, 0):
        assert all(voice.event(event, match.players) for event in match.events(seat))
    for state, seat, _ in walk(game, 2, {}, 4):
        table = game.view(state, max(seat, 0))
        assert voice.prompt(table)
        for action in game.legal_ids(state, max(seat, 0)):
            assert voice.action(*ACTIONS.name_and_arguments(action), partial(dict, table))
    assert voice.result(match.view(None)["table"], match.players)
    assert len(set(voice.verbs.values())) == len(voice.verbs)


@pytest.mark.parametrize(
    ("points", "price", "english", "french"),
    [
        (1, 2, "1 VP costs 2, but you have only 0.", "1 PV coûte 2, et vous avez 0 sesterce."),
        (2, 4, "2 VP cost 4, but you have only 0.", "2 PV coûtent 4, et vous avez 0 sesterce."),
    ],
)
def test_one_point_is_one(points: int, price: int, english: str, french: str) -> None:
    said = [
        PHRASES[language].say("refusal-too_many", points=points, price=price, money=0)
        for language in BOTH
    ]
    assert said == [english, french]


@every_file
def test_every_refusal_of_a_position_has_words(language: str) -> None:
    used = set(re.findall(r'"roma\.(\w+)"', Path(positions.__file__).read_text("utf-8")))
    beginning = "error-roma-"
    keys = WORDS.catalogue(language).keys
    assert used == {key.removeprefix(beginning) for key in keys if key.startswith(beginning)}
