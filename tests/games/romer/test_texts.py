"""What people read: choices, questions, refusals, warnings, what happened, and why a game ended."""

from __future__ import annotations

import re

import pytest

from ludi.cli.choices import meant_of_all, parse
from ludi.core.actions import Action
from ludi.core.lines import lines_of
from ludi.core.speech import LANGUAGES
from ludi.games.romer import GAME
from ludi.games.romer.actions import ACTIONS
from ludi.games.romer.cards import CARD_BY_NAME, CARD_NAMES, RANKS
from ludi.games.romer.state import State
from ludi.games.romer.words import PHRASES
from ludi.games.romer.words.facts import colour_of

from .hand_built import asked, events, legal, play, play_trick, position, walk

PLAYERS = ("Julia", "Marcus", "Livia")
every_language = pytest.mark.parametrize("language", LANGUAGES)
# The languages in which sentences are compared with what they should be.
BOTH = ("en", "fr")


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def in_both(tell: dict[str, str]) -> list[str]:
    return [plain(tell[language]) for language in BOTH]


def described(state: State, language: str) -> list[Action]:
    """What the player asked may do, with its sentences."""
    table, found = GAME.view(state, asked(state)), []
    for action in map(ACTIONS.parse, sorted(legal(state))):
        name, values = ACTIONS.name_and_arguments(action)
        sentence = PHRASES[language].action(name, values, lambda: table)
        found.append(Action(action, name, values, sentence))
    return found


def choice(state: State, action: str) -> list[str]:
    assert action in legal(state)
    one = ACTIONS.name_and_arguments(ACTIONS.parse(action))
    table = GAME.view(state, asked(state))
    return in_both({language: PHRASES[language].action(*one, lambda: table) for language in BOTH})


def refusal(state: State, action: str, seat: int = 0) -> list[str]:
    assert action not in legal(state, seat=seat)
    one = ACTIONS.name_and_arguments(ACTIONS.parse(action))
    table = GAME.view(state, seat)
    return in_both({language: PHRASES[language].refusal(*one, table) for language in BOTH})


def warning(state: State, action: str) -> list[str]:
    assert action in legal(state)
    one = ACTIONS.name_and_arguments(ACTIONS.parse(action))
    table = GAME.view(state, asked(state))
    return in_both({language: PHRASES[language].warning(*one, table) for language in BOTH})


def prompt(state: State) -> list[str]:
    table = GAME.view(state, asked(state))
    return in_both({language: PHRASES[language].prompt(table) for language in BOTH})


def told(state: State, name: str, seat: int | None = None) -> list[str]:
    """The sentence of the last event of a name, as a seat may know it."""
    (*_, event) = [event for event in events(state, seat) if event.name == name]
    return in_both({language: PHRASES[language].event(event, PLAYERS) for language in BOTH})


def leading() -> State:
    return position(
        "red-caesar blue-1-x red-2-v | red-5-v red-7-iii blue-4-x", "blue-2-v | red-1-x blue-caesar"
    )


def following() -> State:
    return play(leading(), "play red-7-iii")


# --- Choices ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "action", "english", "french"),
    [
        (
            leading(),
            "lay red-5-v",
            "Lay face down as card 4, worth 20: Red 5 V",
            "Poser face cachée en carte 4, pour 20 points : rouge 5 V",
        ),
        (
            leading(),
            "lay blue-4-x",
            "Lay face down as card 4, worth 10: Blue 4 X",
            "Poser face cachée en carte 4, pour 10 points : bleu 4 X",
        ),
        (
            leading(),
            "renew red-5-v",
            "Discard your team of 3 cards and renew the trump with Red 5 V",
            "Défausser les 3 cartes de votre attelage et renouveler l’atout : rouge 5 V",
        ),
        (leading(), "play red-5-v", "Lead Red 5 V", "Entamer un pli : rouge 5 V"),
        (following(), "play red-1-x", "Follow with Red 1 X", "Suivre : rouge 1 X"),
        (
            following(),
            "play blue-caesar",
            "Trump and win with Blue Caesar",
            "Couper et remporter le pli : bleu César",
        ),
        (
            play(
                position(
                    "red-caesar | red-5-v",
                    "green-2-v | blue-4-x",
                    "black-2-v | black-caesar red-4-x",
                ),
                "play red-5-v",
                "play blue-4-x",
            ),
            "play black-caesar",
            "Trump, win and capture one card with Black Caesar",
            "Couper, remporter le pli et prendre une carte : noir César",
        ),
        (
            position(
                "red-caesar red-1-x red-2-v red-2-xx red-3-v red-3-x | red-5-v",
                "green-2-v | blue-caesar",
            ),
            "lay red-5-v",
            "Lay face down as card 7, the last of the round, worth 35: Red 5 V",
            "Poser face cachée en carte 7, la dernière de la manche, pour 35 points : rouge 5 V",
        ),
        (
            play(
                position("blue-1-x | red-5-v", "green-2-v | blue-caesar green-1-x"), "play red-5-v"
            ),
            "play blue-caesar",
            "Stay out with Blue Caesar",
            "Rester à l’écart : bleu César",
        ),
        (
            position("red-2-v | red-5-v", "green-2-v | blue-caesar"),
            "renew red-5-v",
            "Renew the trump with Red 5 V",
            "Renouveler l’atout : rouge 5 V",
        ),
        (
            position("| red-5-v", "green-2-v | blue-caesar", phase="trumping"),
            "trump red-5-v",
            "Take red as your trump with Red 5 V",
            "Choisir le rouge pour atout : rouge 5 V",
        ),
    ],
)
def test_a_choice_says_what_it_brings(state: State, action: str, english: str, french: str) -> None:
    """ROE-2.4, ROE-3.2, ROE-5.2"""
    assert choice(state, action) == [english, french]


@every_language
def test_choices_that_differ_only_in_the_card_share_a_line(language: str) -> None:
    state = position(
        "red-caesar blue-1-x | red-5-v red-6-v green-4-x blue-4-x yellow-caesar",
        "blue-2-v | red-1-x",
    )
    lines = lines_of(described(state, language), PHRASES[language])
    assert sorted(len(line.actions) for line in lines) == [1, 2, 2, 5, 5]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "lay red 5 v"),
        ("en", "lay RED-5-V"),
        ("fr", "poser rouge 5 v"),
        ("fr", "poser 5 V rouge"),
        ("fr", "lay red-5-v"),
    ],
)
def test_a_card_is_typed_in_several_ways(language: str, typed: str) -> None:
    phrases = PHRASES[language]
    lines = lines_of(described(leading(), language), phrases)
    assert parse(typed, lines, phrases, language).text == "lay red-5-v"


def test_accents_need_not_be_typed() -> None:
    every = [Action(ACTIONS.parse("lay red-caesar"), "lay", {"card": "red-caesar"}, "")]
    assert meant_of_all("poser rouge-cesar", every, PHRASES["fr"]) == every[0]


# --- Questions ----------------------------------------------------------------------------------


def test_a_card_of_the_team_at_risk_is_named() -> None:
    """ROE-3.5, ROE-6.1: unless its owner does not know it."""
    state = position("red-caesar | red-7-iii", "green-2-v blue-5-v | red-1-x")
    assert prompt(play(state, "play red-7-iii")) == [
        "Red is led. If you stay out, you lose card 2 of your team, Blue 5 V. Which card do you "
        "play?",
        "Le rouge est demandé. Si vous restez à l’écart, vous perdez la carte 2 de votre "
        "attelage, le 5 V bleu. Quelle carte jouez-vous ?",
    ]
    hands = ("red-caesar | red-7-iii", "green-2-v blue-5-v | red-1-x")
    unknown = position(*hands, knowers={1: [15, 1]})
    assert "of your team. Which" in prompt(play(unknown, "play red-7-iii"))[0]


def test_who_plays_later_can_still_make_it_dangerous() -> None:
    """ROE-3.5: as long as somebody is to play who could play the own trump colour."""
    hands = ("red-caesar | blue-7-iii", "green-2-v green-5-v | black-1-x blue-1-x", "black-2-v | ")
    last = position(*hands)
    assert prompt(play(last, "play blue-7-iii")) == [
        "Blue is led. Which card do you play?",
        "Le bleu est demandé. Quelle carte jouez-vous ?",
    ]
    middle = play(position(*hands[:2], "black-2-v | black-caesar"), "play blue-7-iii")
    assert prompt(middle) == [
        "Blue is led. If you stay out and anyone after you plays their own trump colour, you lose "
        "card 2 of your team. Which card do you play?",
        "Le bleu est demandé. Si vous restez à l’écart et que quelqu’un joue après vous sa propre "
        "couleur d’atout, vous perdez la carte 2 de votre attelage. Quelle carte jouez-vous ?",
    ]


def test_with_the_option_only_trumping_is_dangerous() -> None:
    """ROE-3.5, option."""
    hands = ("red-caesar | blue-7-iii", "green-2-v | black-1-x", "black-2-v | black-caesar")
    state = position(*hands, options={"only_cutting_captures": 1})
    english, french = prompt(play(state, "play blue-7-iii"))
    assert "and anyone after you trumps, you lose your trump card." in english
    assert "et que quelqu’un coupe après vous, vous perdez" in french


def test_a_card_that_is_ahead_may_not_stay_so() -> None:
    """ROE-3.4, ROE-5.1: and what it would take may end the round."""
    full = "green-2-v green-3-v green-4-x green-5-v green-6-v green-5-iii | green-caesar black-1-x"
    hands = ("red-caesar |", "blue-caesar | blue-7-iii", full)
    state = play(position(*hands, turn=1, leader=1), "play blue-7-iii")
    assert choice(state, "play green-caesar") == [
        "Trump, win, capture one card and end the round with Green Caesar",
        "Couper, remporter le pli, prendre une carte et finir la manche : vert César",
    ]
    hands = ("red-caesar | black-3-v", "blue-caesar | blue-7-iii", full)
    state = play(position(*hands, turn=1, leader=1), "play blue-7-iii")
    assert choice(state, "play green-caesar")[0] == "Trump and go ahead with Green Caesar"


def test_a_lost_trump_is_named() -> None:
    """ROE-4.2"""
    new = position("| red-5-v", "green-2-v | blue-caesar", phase="trumping", leads=1)
    assert prompt(new) == [
        "Your trump card was captured: which card do you lay face up as the new one?",
        "Votre carte d’atout a été prise : quelle carte posez-vous face visible à sa place ?",
    ]


def test_the_colour_led_is_named() -> None:
    """ROE-3.1"""
    assert prompt(following()) == [
        "Red is led. If you stay out, you lose your trump card. Which card do you play?",
        "Le rouge est demandé. Si vous restez à l’écart, vous perdez votre carte d’atout. "
        "Quelle carte jouez-vous ?",
    ]
    state = position("blue-caesar | red-7-iii", "green-caesar | red-5-v")
    assert prompt(play(state, "play red-7-iii")) == [
        "Red is led. Which card do you play?",
        "Le rouge est demandé. Quelle carte jouez-vous ?",
    ]


# --- Refusals and warnings ----------------------------------------------------------------------

NEW = position("| red-5-v", "green-2-v | blue-caesar", phase="trumping")
ALONE = position("red-caesar | red-5-v", "green-2-v |", phase="completing")


@pytest.mark.parametrize(
    ("state", "seat", "action", "english"),
    [
        (leading(), 0, "lay black-1-x", "Black 1 X is not in your hand."),
        (leading(), 0, "trump red-5-v", "You already have a trump; on lead you can renew it."),
        (
            leading(),
            0,
            "stop",
            "You are on lead: lay a card, renew the trump, or lead a trick.",
        ),
        (
            following(),
            1,
            "lay red-1-x",
            "A trick is under way: play a card to follow, to trump or to stay out.",
        ),
        (following(), 1, "play green-1-x", "Green 1 X is not in your hand."),
        (NEW, 0, "lay red-5-v", "First lay a card as your trump."),
        (ALONE, 0, "play red-5-v", "Nobody else has cards in hand: lay cards, or stop."),
        (leading(), 1, "play red-1-x", ""),
    ],
)
def test_a_refusal_says_what_stands_against_an_action(
    state: State, seat: int, action: str, english: str
) -> None:
    found, french = refusal(state, action, seat)
    assert found == english
    assert bool(french) == bool(english)


@every_language
def test_whatever_is_refused_can_be_said(language: str) -> None:
    phrases = PHRASES[language]
    for number, state in enumerate(walk(3, 8)):
        if number % 40 or number > 400 or not GAME.seats_to_act(state):
            continue
        table, allowed = GAME.view(state, asked(state)), legal(state)
        for action in range(ACTIONS.size):
            name, values = ACTIONS.name_and_arguments(action)
            is_refused = ACTIONS.written(action) not in allowed
            said = (phrases.refusal if is_refused else phrases.warning)(name, values, table)
            assert "{" not in said
            assert said or not is_refused


def test_renewing_warns_of_the_team_that_goes() -> None:
    """ROE-2.4"""
    assert warning(leading(), "renew red-5-v") == [
        "Once played, it is final.",
        "Une fois joué, c’est définitif.",
    ]
    assert warning(leading(), "lay red-5-v") == ["", ""]
    bare = position("red-2-v | red-5-v", "green-2-v | blue-caesar")
    assert warning(bare, "renew red-5-v") == ["", ""]


# --- What happened ------------------------------------------------------------------------------


def test_a_card_laid_face_down_is_told_to_its_owner_alone() -> None:
    """ROE-6.1"""
    state = play(leading(), "lay red-5-v")
    assert told(state, "card_laid", 0) == [
        "Julia lays Red 5 V face down as card 4.",
        "Julia pose face cachée la carte 4 de son attelage, le 5 V rouge.",
    ]
    assert told(state, "card_laid", 1) == [
        "Julia lays a card face down as card 4.",
        "Julia pose face cachée la carte 4 de son attelage.",
    ]


def test_a_capture_is_told_to_who_knows_the_card() -> None:
    """ROE-3.5, ROE-6.1"""
    state = position("red-caesar | red-7-iii red-1-x", "blue-2-v blue-3-v | green-1-x black-caesar")
    play_trick(state, "red-7-iii green-1-x")
    assert told(state, "card_played") == [
        "Marcus stays out with Green 1 X.",
        "Marcus reste à l’écart avec le 1 X vert.",
    ]
    assert told(state, "card_captured", 1) == [
        "Julia captures Blue 3 V from the team of Marcus and adds it to their own as card 2.",
        "Julia prend le 3 V bleu à Marcus et l’ajoute à son propre attelage, en carte 2.",
    ]
    assert told(state, "card_captured", 0) == [
        "Julia captures the last card of the team of Marcus and adds it to their own as card 2.",
        "Julia prend la dernière carte de l’attelage de Marcus et l’ajoute au sien, en carte 2.",
    ]


def test_a_trumped_trick_is_told_as_such() -> None:
    """ROE-3.4"""
    state = play_trick(leading(), "red-7-iii blue-caesar")
    assert told(state, "card_played")[0] == "Marcus trumps with Blue Caesar."
    assert told(state, "trick_won") == [
        "Marcus wins the trumped trick with Blue Caesar.",
        "Le pli est coupé : Marcus le remporte avec le César bleu.",
    ]


# --- The end, and what can be looked up ---------------------------------------------------------


def test_a_result_names_the_target_and_both_best_totals() -> None:
    """ROE-5.3"""
    state = position("red-caesar | red-5-v", "green-2-v |", phase="completing", totals=(520, 400))
    play(state, "stop")
    table = GAME.view(state, None)
    assert in_both({lang: PHRASES[lang].result(table, PLAYERS) for lang in BOTH}) == [
        "The target of 500 points is reached: Julia 520, Marcus 405.",
        "L’objectif de 500 points est atteint : Julia 520, Marcus 405.",
    ]


@every_language
def test_every_card_is_explained_by_its_numbers(language: str) -> None:
    """ROE-1.2"""
    explanations = PHRASES[language].explanations
    assert set(explanations) == set(CARD_NAMES)
    for card in CARD_NAMES:
        rank = CARD_BY_NAME[card].rank
        # The last tells how many there are; French and English may say “one”.
        numbers = [int(number) for number in re.findall(r"\d+", explanations[card])]
        if rank.is_caesar:
            assert numbers == [0, rank.copies]
        else:
            copies = [rank.copies] if rank.copies > 1 else []
            assert numbers == [rank.battle, rank.points, rank.points, *copies]
            assert PHRASES[language].name(colour_of(card)) in explanations[card]


@every_language
def test_the_rules_name_what_is_printed_on_cards(language: str) -> None:
    """ROE-1.1, ROE-1.2"""
    often = {1: "", 2: " (×2)"}
    ranks = [f"{rank.printed}{often[rank.copies]}" for rank in RANKS if not rank.is_caesar]
    rules = PHRASES[language].rules
    assert ", ".join(ranks) in rules
    assert str(sum(rank.copies for rank in RANKS)) in rules
    assert f"{RANKS[0].copies} C" in rules


def test_names_and_words_of_cards_are_all_different() -> None:
    for language in LANGUAGES:
        phrases = PHRASES[language]
        assert len({phrases.name(card) for card in CARD_NAMES}) == len(CARD_NAMES)
        assert len({phrases.word(card) for card in CARD_NAMES}) == len(CARD_NAMES)
        assert not [card for card in CARD_NAMES if phrases.word(card) == card]
    assert PHRASES["fr"].name("red-5-v") == "5 V rouge"
    assert plain(PHRASES["fr"].word("black-caesar")) == "noir César"
