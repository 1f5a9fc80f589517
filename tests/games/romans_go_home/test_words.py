"""What people read and type: choices, questions, errors, the board, and why a game ended so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

import ludi
from ludi.conformance.playing import in_pairs
from ludi.core.events import Event
from ludi.core.speech import LANGUAGES
from ludi.core.voices import Voice
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.actions import ACTIONS
from ludi.games.romans_go_home.cards import FORT_NAMES, FORTS, WARRIOR_NAMES, WARRIORS
from ludi.games.romans_go_home.state import State
from ludi.games.romans_go_home.terminal import board
from ludi.games.romans_go_home.words import PHRASES, WORDS

from .hand_built import (
    answer,
    asked,
    events,
    finished,
    new_game,
    seat_of,
    table_for,
    turn,
)

PLAYERS = ("Julia", "Marcus", "Livia", "Titus")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def choices(state: State, clan: str, language: str) -> list[str]:
    """What a clan's player may choose, as it is told."""
    table = table_for(state, clan)
    actions = [ACTIONS.parse(action) for action in asked(state)[clan]]
    voice = Voice(WORDS, language)
    told = [
        voice.action(*ACTIONS.name_and_arguments(action), lambda: table)
        for action in sorted(actions)
    ]
    return [plain(sentence) for sentence in told]


def prompt(state: State, clan: str, language: str) -> str:
    return plain(PHRASES[language].prompt(table_for(state, clan)))


def told(state: State, language: str, name: str) -> list[str]:
    """The sentences of every event of a name."""
    found = [event for event in events(state) if event.name == name]
    return [plain(PHRASES[language].event(event, PLAYERS)) for event in found]


def drawn(state: State, clan: str | None, language: str, players: tuple[str, ...]) -> list[str]:
    markup = board(table_for(state, clan), players, language)
    return Text.from_markup(markup).plain.splitlines()


# --- Choices (RGH-2.3, RGH-4, RGH-5) ------------------------------------------------------------


def charming() -> State:
    return turn({"gold": "qween", "green": "zvord", "violet": "chariott"})


def taking() -> State:
    return turn(
        {"gold": "druhid", "green": "filchy"}, number=4, wall="tax dinary-6 legion-2", plays_on=True
    )


def keeping(wall: str = "unwary", shown: str = "zvord horsie") -> State:
    return turn({"gold": "axx", "green": "filchy"}, shown={"gold": shown}, wall=wall)


def taxing() -> State:
    return turn(
        {"gold": "archr", "green": "filchy"},
        wall="tax",
        captured={"gold": "signal legion-2 dinary-3"},
    )


def signalling() -> State:
    return turn({"gold": "chariott", "green": "filchy"}, shown={"green": "zvord"}, wall="signal")


@pytest.mark.parametrize(
    ("state", "clan", "english", "french"),
    [
        pytest.param(
            charming(),
            "gold",
            [
                "Charm Green’s Zvord (3): your total becomes 4",
                "Charm Violet’s Ch’ariott (9): your total becomes 10",
            ],
            [
                "Séduire Svord (3) du clan Vert : votre total passe à 4",
                "Séduire Ch’ariott (9) du clan Violet : votre total passe à 10",
            ],
            id="charm",
        ),
        pytest.param(
            taking(),
            "gold",
            [
                "Take the Tax-Collector’s Fort (8, place 4)",
                "Take Fort-Dinary 6 (place 5)",
                "Take Legion Fort −2 (place 6)",
            ],
            [
                "Prendre le Coffre Fort (8, place 4)",
                "Prendre le Fort Dinaire 6 (place 5)",
                "Prendre le Fort Tifié −2 (place 6)",
            ],
            id="take",
        ),
        pytest.param(
            keeping(),
            "gold",
            [
                "Keep nobody: discard all your face-up warriors",
                "Keep Axx (4); discard the others",
                "Keep Zvord (3), your weakest; discard the others",
                "Keep Axx (4) and Zvord (3), your weakest; discard Horsie (7)",
            ],
            [
                "Ne garder personne : défausser tous vos guerriers visibles",
                "Garder Axx (4) ; défausser les autres",
                "Garder Svord (3), votre plus faible ; défausser les autres",
                "Garder Axx (4) et Svord (3), votre plus faible ; défausser Horsie (7)",
            ],
            id="keep",
        ),
        pytest.param(
            keeping("dinary-3", ""),
            "gold",
            ["Keep nobody: discard Axx (4)", "Keep Axx (4)"],
            ["Ne garder personne : défausser Axx (4)", "Garder Axx (4)"],
            id="keep Axx, who is alone",
        ),
        pytest.param(
            turn({"gold": "zvord", "green": "filchy"}, wall="unwary"),
            "gold",
            ["Keep nobody: discard Zvord (3)", "Keep Zvord (3), your weakest"],
            ["Ne garder personne : défausser Svord (3)", "Garder Svord (3), votre plus faible"],
            id="keep the only one",
        ),
        pytest.param(
            signalling(),
            "green",
            ["Discard Zvord (3)", "Discard Filchy (6)"],
            ["Défausser Svord (3)", "Défausser Chippeuz (6)"],
            id="discard",
        ),
        pytest.param(
            taxing(),
            "gold",
            [
                "Pay the tax with Legion Fort −2",
                "Pay the tax with the Signal Fort (4)",
                "Pay the tax with the Tax-Collector’s Fort (8)",
                "Pay the tax with Fort-Dinary 3",
            ],
            [
                "Payer l’impôt avec le Fort Tifié −2",
                "Payer l’impôt avec le Fort Signal (4)",
                "Payer l’impôt avec le Coffre Fort (8)",
                "Payer l’impôt avec le Fort Dinaire 3",
            ],
            id="raze",
        ),
    ],
)
def test_a_choice_names_what_it_is_about(
    state: State, clan: str, english: list[str], french: list[str]
) -> None:
    """RGH-4.1, RGH-4.4, RGH-4.6, RGH-5.1 to RGH-5.3."""
    assert choices(state, clan, "en") == english
    assert choices(state, clan, "fr") == french


@every_language
def test_every_action_is_told_at_every_table(language: str) -> None:
    """What is not possible now has a sentence, too, and no two actions have the same."""
    tables: list[Mapping[str, Any] | None] = [None, table_for(taxing(), None)]
    for state in (new_game(2), charming(), taking(), keeping(), signalling(), taxing()):
        tables += [table_for(state, "gold"), table_for(state, "green")]
    for table in tables:
        look: Any = None if table is None else partial(dict, table)
        sentences = {
            PHRASES[language].action(*ACTIONS.name_and_arguments(action), look)
            for action in range(ACTIONS.size)
        }
        assert len(sentences) == ACTIONS.size


# --- Questions ----------------------------------------------------------------------------------


def test_placing_says_where_in_one_line() -> None:
    """RGH-2.3: whatever the fort, the question fits into 80 columns after a name of ten letters."""
    state = new_game(2)
    for fort in range(len(FORT_NAMES)):
        state.wall[0] = fort + 1
        for language in LANGUAGES:
            assert len("Marcellina: " + prompt(state, "gold", language)) <= 80
    state.wall[0] = FORT_NAMES.index("dinary-1") + 1
    asks = "Who goes to place 1, Fort-Dinary 1? One is put aside."
    assert prompt(state, "gold", "en") == asks
    asks = "Qui va à la place 1, Fort Dinaire 1 ? Le dernier reste à l’écart."
    assert prompt(state, "gold", "fr") == asks


def test_who_types_may_give_the_whole_plan_at_once() -> None:
    """RGH-2.3: said where actions are typed, and only before the first warrior lies."""
    state = new_game(2)
    table = table_for(state, "gold")
    assert PHRASES["en"].hint(table) == "(Or type “plan” and six names.)"
    assert plain(PHRASES["fr"].hint(table)) == "(ou : plan et six noms)"
    answer(state, gold=min(asked(state)["gold"]))
    assert PHRASES["en"].hint(table_for(state, "gold")) == ""


def test_reordering_says_where() -> None:
    """RGH-4.5: from the next place on."""
    hidden = {"gold": "axx qween archr horsie filchy"}
    state = turn({"gold": "zvord", "green": "filchy"}, hidden=hidden, wall="tax unwary")
    asks = "Zvord lets you reorder: who goes to place 2, Unwary Fort (2)?"
    assert prompt(state, "gold", "en") == asks
    asks = "Svord, nouvel ordre : qui va à la place 2, Fort Malgardé (2) ?"
    assert prompt(state, "gold", "fr") == asks
    assert prompt(state, "green", "en") == "The clans are laying out their warriors."


def test_keeping_says_that_the_signal_is_about_to_burn() -> None:
    """RGH-5.2"""
    state = keeping("signal")
    assert choices(state, "gold", "en")[1] == "Keep Axx (4); discard the others"
    assert "signal fire is about to be lit" in prompt(state, "gold", "en")
    assert "signal va être allumé" in prompt(state, "gold", "fr")
    assert "signal" not in prompt(keeping(), "gold", "en")


# --- What is told -------------------------------------------------------------------------------


def test_rgh_4_9_horsie_is_told_rightly() -> None:
    """RGH-4.9: after a tie nobody is beaten; alone she goes herself."""
    state = turn({"gold": "horsie", "green": "horsie"}, shown={"gold": "qween", "green": "qween"})
    raged = told(state, "en", "horsie_raged")
    assert raged[0] == "Gold’s Horsie has captured nothing: a warrior of her clan must go."
    state = turn({"gold": "horsie", "green": "chariott"})
    left = "Gold’s Horsie has captured nothing and stands alone, so she goes herself."
    assert told(state, "en", "horsie_left") == [left]
    left = "Horsie, seule visible du clan Or, n’a rien remporté : c’est elle qui part."
    assert told(state, "fr", "horsie_left") == [left]


def test_rgh_4_4_what_druhid_leaves_is_told() -> None:
    """RGH-4.4, RGH-8.2: the swap, or the slide; nothing if he takes the leftmost fort."""
    state = answer(taking(), gold="take 6")
    swapped = (
        "Gold’s Dru’hid takes the fort at place 6; the Tax-Collector’s Fort (8) takes its place."
    )
    assert told(state, "en", "fort_swapped") == [swapped]
    assert told(answer(taking(), gold="take 4"), "en", "fort_swapped") == []
    wall = "tax dinary-6 legion-2"
    state = turn({"gold": "druhid", "green": "filchy"}, number=4, wall=wall, druhid_slides=1)
    answer(state, gold="take 6")
    slid = (
        "Gold’s Dru’hid takes the fort at place 6; those to its left move one place to the right."
    )
    assert told(state, "en", "forts_slid") == [slid]


def test_rgh_4_1_a_qween_with_nobody_to_charm_is_told() -> None:
    """RGH-4.3, RGH-7.1: all others are wrecked, or she is a neutral's."""
    state = turn({"gold": "qween", "green": "chariott", "violet": "chariott"})
    assert told(state, "en", "qween_idle") == ["Gold’s Qween charms nobody."]
    state = turn({"gold": "axx", "green": "qween"}, neutrals=["green"])
    assert told(state, "fr", "qween_idle") == ["La Qween du clan Vert ne séduit personne."]
    state = turn({"gold": "qween", "green": "qween"})
    assert told(state, "en", "qween_idle") == []


def test_rgh_2_3_the_card_put_aside_is_told_to_its_owner_only() -> None:
    """RGH-2.3, RGH-9.1"""
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    *six, seventh = held(match, 0)
    match.play(0, "plan " + " ".join(six))
    names = {seat: [event.name for event in match.events(seat)] for seat in (0, 1, None)}
    assert [seat for seat in names if "warrior_put_aside" in names[seat]] == [0]
    aside = Event("warrior_put_aside", {"clan": "gold", "warrior": seventh})
    assert aside in match.events(0)


@every_language
def test_the_signal_concerns_who_has_a_warrior_face_up(language: str) -> None:
    """RGH-5.2"""
    signal = told(signalling(), language, "signal_fired")
    concerned = {
        "en": "with a face-up warrior",
        "fr": "qui a un guerrier visible",
        "de": "mit offenen Kriegern",
    }
    assert concerned[language] in signal[0]


# --- Typing -------------------------------------------------------------------------------------


@every_language
def test_words_lead_back_to_one_value(language: str) -> None:
    """No two values of an argument are typed alike, and no word is another value's id."""
    phrases = PHRASES[language]
    arguments = [values for block in ACTIONS.blocks for values in block.parameters.values()]
    known = {str(value) for values in arguments for value in values}
    assert set(phrases.words) <= known
    for values in arguments:
        typed = {phrases.word(value): str(value) for value in values}
        assert len(typed) == len(values)
        for word, value in typed.items():
            assert word not in values or word == value
            assert " " not in word and word == word.lower()


def test_words_are_those_of_the_language() -> None:
    english, french = PHRASES["en"], PHRASES["fr"]
    assert [english.word(word) for word in ("nothing", "filchy", "tax")] == [
        "nobody",
        "filchy",
        "tax",
    ]
    ids = ("filchy", "zvord", "gold", "nothing", "weakest", "both", "legion-3", "unwary", "tax")
    assert [french.word(word) for word in ids] == [
        "chippeuz",
        "svord",
        "or",
        "personne",
        "faible",
        "deux",
        "tifié-3",
        "malgardé",
        "coffre",
    ]


def held(match: ludi.Match, seat: int) -> list[str]:
    hand = match.view(seat)["table"]["own"]["hand"]
    return [warrior for warrior, count in hand.items() for _ in range(count)]


HAND = ["qween", "zvord", "axx", "archr", "filchy", "chariott", "chariott"]


@pytest.fixture
def match() -> ludi.Match:
    """Gold is planning with all but Dru'hid and Horsie in hand."""
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    position = match.position()
    position["state"]["hands"][0] = HAND
    return ludi.Match.from_position(position, seed=1)


@pytest.mark.parametrize(
    ("typed", "english", "french"),
    [
        (
            "plan axx qween archr filchy zvord",
            "A plan needs 6 warriors; you gave 5.",
            "Un plan demande 6 guerriers ; vous en avez donné 5.",
        ),
        (
            "plan axx qween archr filchy zvord chariott chariott",
            "A plan needs 6 warriors; you gave 7.",
            "Un plan demande 6 guerriers ; vous en avez donné 7.",
        ),
        (
            "PLAN",
            "A plan needs 6 warriors; you gave 0.",
            "Un plan demande 6 guerriers ; vous en avez donné 0.",
        ),
        (
            "plan axx qween archr filchy zvord hadrian",
            "“hadrian” is not a warrior; names are typed as in the list of choices.",
            "« hadrian » n’est pas un guerrier ; tapez les noms comme dans la liste des choix.",
        ),
        (
            "plan axx qween archr filchy zvord horsie",
            "You do not hold Horsie; a plan takes its warriors from your hand.",
            "Vous n’avez pas Horsie ; un plan prend ses guerriers dans votre main.",
        ),
        (
            "plan axx axx archr filchy zvord chariott",
            "Your plan has Axx twice; you hold 1.",
            "Votre plan compte 2 fois Axx ; vous en avez 1.",
        ),
    ],
)
def test_a_plan_that_cannot_be_says_why(
    match: ludi.Match, typed: str, english: str, french: str
) -> None:
    """RGH-2.3"""
    with pytest.raises(ludi.IllegalAction) as refused:
        match.play(0, typed)
    assert plain(refused.value.sentence("en")) == english
    assert plain(refused.value.sentence("fr")) == french
    assert match.history == []


def test_a_plan_may_be_typed_in_the_words_of_any_language(match: ludi.Match) -> None:
    match.play(0, "plan Svord CHIPPEUZ arch'r ch’ariott axx qween")
    plan = ["zvord", "filchy", "archr", "chariott", "axx", "qween"]
    assert match.view(0)["table"]["own"]["plan"] == plan


def test_a_plan_goes_on_from_what_is_placed(match: ludi.Match) -> None:
    for warrior in ("axx", "qween", "archr", "filchy", "zvord"):
        match.play(0, f"place {warrior}")
    with pytest.raises(ludi.IllegalAction, match="A plan needs one warrior now; you gave 2"):
        match.play(0, "plan chariott chariott")
    match.play(0, "plan chariott")
    assert match.view(0)["table"]["own"]["aside"] == "chariott"


def test_rgh_4_5_a_new_order_names_all_hidden_warriors() -> None:
    hidden = {"gold": "axx qween archr horsie filchy"}
    state = turn({"gold": "zvord", "green": "filchy"}, hidden=hidden)
    order = "plan filchy horsie archr qween axx"
    assert GAME.expand(state, 0, order) == [
        "place filchy",
        "place horsie",
        "place archr",
        "place qween",
    ]
    with pytest.raises(ludi.IllegalAction, match="A plan needs 5 warriors; you gave 4"):
        GAME.expand(state, 0, "plan filchy horsie archr qween")


def test_what_is_no_plan_now_is_left_to_others(match: ludi.Match) -> None:
    for text in ("", "place axx", "planner axx", "?"):
        assert match.game.expand(match.state, 0, text) is None
    match.play(0, "plan axx qween archr filchy zvord chariott")
    for seat in (0, 2, -1):
        assert match.game.expand(match.state, seat, "plan axx") is None
        with pytest.raises(ludi.NotYourTurn):
            match.play(seat, "plan axx")
    assert GAME.expand(charming(), 0, "plan axx") is None


def test_the_help_shows_no_plan_that_may_not_fit() -> None:
    for phrases in PHRASES.values():
        assert " plan " in phrases.help["place"]
        assert not any(
            f"plan {phrases.word(name)}" in phrases.help["place"] for name in WARRIOR_NAMES
        )


# --- The pieces and the rules -------------------------------------------------------------------

every_file = pytest.mark.parametrize("language", ("en", "fr", "de"))


@every_file
def test_words_have_the_numbers_of_the_cards(language: str) -> None:
    """RGH-1.2, RGH-1.3: strengths and values that names, explanations and rules repeat."""
    voice = Voice(WORDS, language)
    for warrior in WARRIORS:
        assert re.findall(r"\d", voice.explanations[warrior.name])[0] == str(warrior.strength)
        assert f"\n  {voice.name(warrior.name)} {warrior.strength} " in voice.rules
    for fort in FORTS:
        value = str(fort.value).replace("-", "−")
        explained = re.findall(r"\d", voice.explanations[fort.name])
        assert explained == [str(abs(fort.value))]
        if fort.is_named_by_value:
            assert voice.name(fort.name).endswith(f" {value}")
        else:
            assert f"\n  {voice.name(fort.name)} ({value}) " in voice.rules


def test_rgh_5_4_three_legions_win_for_a_person() -> None:
    """RGH-5.4, RGH-6.2: a neutral clan that holds three has not won."""
    whose = {"en": "a person who", "fr": "une personne qui", "de": "eine Person, die"}
    for language, who in whose.items():
        voice = Voice(WORDS, language)
        for fort in ("legion-1", "legion-2", "legion-3"):
            assert who in voice.explanations[fort]
    for language, who in whose.items():
        told = page(f"{language}.md").partition("*RGH-5.4*")[0].rpartition("\n\n")[2]
        assert who in " ".join(told.split())


def test_german_choices_name_what_they_are_about() -> None:
    """RGH-4.1, RGH-4.4, RGH-4.6, RGH-5.1, RGH-5.3: with articles and cases."""
    assert choices(charming(), "gold", "de") == [
        "Zvord (3) von Grün betören: Deine Gesamtstärke wird 4",
        "Ch’ariott (9) von Violett betören: Deine Gesamtstärke wird 10",
    ]
    assert choices(taking(), "gold", "de")[:2] == [
        "Das Steuerfort nehmen (8, Abschnitt 4)",
        "Das Allerweltsfort 6 nehmen (Abschnitt 5)",
    ]
    assert choices(keeping(), "gold", "de") == [
        "Niemanden behalten: alle deine offenen Krieger ablegen",
        "Axx (4) behalten; die anderen ablegen",
        "Zvord (3), deine schwächste Karte, behalten; die anderen ablegen",
        "Axx (4) und Zvord (3), deine schwächste Karte, behalten; Horsie (7) ablegen",
    ]
    assert choices(taxing(), "gold", "de")[:2] == [
        "Die Steuer mit dem Legionsfort −2 zahlen",
        "Die Steuer mit dem Signalfort (4) zahlen",
    ]


@every_language
def test_every_piece_is_explained(language: str) -> None:
    explanations = PHRASES[language].explanations
    assert set(explanations) == {*WARRIOR_NAMES, *FORT_NAMES}
    for sentence in explanations.values():
        assert sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence


@every_language
def test_rules_name_every_piece_and_fit_a_narrow_window(language: str) -> None:
    """Lines that are set out as a table are not to be broken."""
    rules = PHRASES[language].rules
    for warrior in WARRIOR_NAMES:
        assert f"\n  {PHRASES[language].name(warrior)} " in rules
    rows = [line for line in rules.splitlines() if line.startswith("  ")]
    assert all(len(row) <= 80 for row in rows)
    described = [row.split("  ")[-1].strip() for row in rows if row[2] != " "]
    assert all(words[0] in "(" or words[0].isupper() for words in described)


# --- Why a game ended so (RGH-6) ----------------------------------------------------------------


def why(state: State, language: str) -> str:
    return plain(PHRASES[language].result(table_for(state, None), PLAYERS))


def legion_win(clan: str, **options: int) -> State:
    """Green is a neutral where an option is given."""
    captured = {"gold": "tax", "green": "dinary-3", clan: "legion-1 legion-1 legion-2"}
    state = finished(captured, neutrals=["green"] if options else [], **options)
    state.legion_winner = seat_of(state, clan) + 1
    return state


@pytest.mark.parametrize(
    ("state", "english", "french"),
    [
        pytest.param(
            finished({"gold": "tax dinary-6", "green": "dinary-5 dinary-6", "red": "unwary"}),
            "Julia is ahead by 3: 14 points to 11.",
            "Julia a 3 points d’avance : 14 points contre 11.",
            id="points",
        ),
        pytest.param(
            finished({"gold": "legion-1", "green": "legion-2"}),
            "Julia is ahead by 1: −1 point to −2.",
            "Julia a 1 point d’avance : −1 point contre −2.",
            id="points below zero",
        ),
        pytest.param(
            finished({"gold": "tax", "green": "dinary-5 dinary-3"}),
            "Marcus wins the tie: 8 points each, but 2 forts to 1.",
            "Marcus l’emporte au départage : 8 points chacun, mais 2 forts contre 1.",
            id="more forts",
        ),
        pytest.param(
            finished({"gold": "dinary-6 unwary", "green": "dinary-5 dinary-3"}),
            "Julia wins the tie: 8 points and 2 forts each, but 6 to 5 on the highest fort.",
            "Julia l’emporte au départage : 8 points et 2 forts chacun, "
            "mais 6 contre 5 au fort le plus élevé.",
            id="highest fort",
        ),
        pytest.param(
            finished({"gold": "tax dinary-5 legion-3", "green": "tax signal legion-2"}),
            "Julia wins the tie: 10 points and 3 forts each, "
            "but 5 to 4 on the second-highest fort.",
            "Julia l’emporte au départage : 10 points et 3 forts chacun, "
            "mais 5 contre 4 au deuxième fort.",
            id="second fort",
        ),
        pytest.param(
            finished({"gold": "tax", "green": "tax", "red": "dinary-1"}),
            "Nothing tells Julia and Marcus apart: 8 points and 1 fort each, equal fort by fort.",
            "Rien ne départage Julia et Marcus : "
            "8 points et 1 fort chacun, de même valeur fort par fort.",
            id="shared",
        ),
        pytest.param(
            finished({"gold": "", "green": "", "red": "legion-1"}),
            "Nothing tells Julia and Marcus apart: 0 points each, and no fort.",
            "Rien ne départage Julia et Marcus : 0 point chacun, et aucun fort.",
            id="shared without any fort",
        ),
        pytest.param(
            legion_win("green"),
            "Marcus holds three Legion Forts: that wins at once, whatever the points.",
            "Marcus tient trois Forts Tifiés : victoire immédiate, quels que soient les points.",
            id="Legion Forts",
        ),
        pytest.param(
            legion_win("green", neutrals_can_win=1),
            "The neutral clan Green holds three Legion Forts: "
            "that wins at once, whatever the points.",
            "Le clan neutre Vert tient trois Forts Tifiés : "
            "victoire immédiate, quels que soient les points.",
            id="a neutral's Legion Forts",
        ),
        pytest.param(
            finished(
                {"gold": "tax tax dinary-1", "green": "dinary-1 dinary-6", "violet": "legion-1"},
                neutrals=["violet", "green"],
            ),
            "Julia is ahead of every neutral clan: 17 points to Green’s 7 and Violet’s −1.",
            "Julia devance tous les clans neutres : 17 points contre 7 (Vert) et −1 (Violet).",
            id="alone, ahead",
        ),
        pytest.param(
            finished({"gold": "dinary-5 dinary-3", "green": "tax"}, neutrals=["green"]),
            "Julia is ahead of the neutral clan Green: 8 points each, but 2 forts to 1.",
            "Julia devance le clan neutre Vert : 8 points chacun, mais 2 forts contre 1.",
            id="alone, ahead by a tie-break",
        ),
        pytest.param(
            finished({"gold": "dinary-5", "green": "tax dinary-1"}, neutrals=["green"]),
            "Julia is not ahead of the neutral clan Green: 5 points to 9.",
            "Julia ne devance pas le clan neutre Vert : 5 points contre 9.",
            id="alone, not ahead",
        ),
        pytest.param(
            finished({"gold": "tax", "green": "tax"}, neutrals=["green"]),
            "Julia is not ahead of the neutral clan Green: "
            "8 points and 1 fort each, equal fort by fort.",
            "Julia ne devance pas le clan neutre Vert : "
            "8 points et 1 fort chacun, de même valeur fort par fort.",
            id="alone, level",
        ),
        pytest.param(
            finished({"gold": "dinary-5", "green": "tax"}, neutrals=["green"], neutrals_can_win=1),
            "The neutral clan Green wins: 8 points to 5.",
            "Le clan neutre Vert l’emporte : 8 points contre 5.",
            id="a neutral wins",
        ),
        pytest.param(
            finished({"gold": "tax", "green": "tax"}, neutrals=["green"], neutrals_can_win=1),
            "Julia shares the win with the neutral clan Green: "
            "8 points and 1 fort each, equal fort by fort.",
            "Julia partage la victoire avec le clan neutre Vert : "
            "8 points et 1 fort chacun, de même valeur fort par fort.",
            id="shared with a neutral",
        ),
    ],
)
def test_rgh_6_why_a_game_ended_so(state: State, english: str, french: str) -> None:
    """RGH-5.4, RGH-6.1, RGH-6.2"""
    assert why(state, "en") == english
    assert why(state, "fr") == french


@every_language
def test_a_game_that_goes_on_has_no_result(language: str) -> None:
    assert why(new_game(2), language) == ""


# --- The pages ----------------------------------------------------------------------------------

RULEBOOK = GAME.rulebook or Path()


def page(name: str) -> str:
    return (RULEBOOK / name).read_text(encoding="utf-8")


def test_both_pages_tell_the_same_rules_in_the_same_order() -> None:
    clause = re.compile(r"\bRGH-\d+\.\d+\b")
    english, french = page("en.md"), page("fr.md")
    assert clause.findall(english) == clause.findall(french)


@pytest.mark.parametrize(
    ("name", "heading", "language"),
    [
        ("en.md", "## Appendix: at the terminal", "en"),
        ("fr.md", "## Annexe : au terminal", "fr"),
    ],
)
def test_what_the_pages_say_to_type_can_be_typed(name: str, heading: str, language: str) -> None:
    """A verb with its argument, or one argument."""
    phrases = PHRASES[language]
    section = page(name).partition(heading)[2]
    arguments = [values for block in ACTIONS.blocks for values in block.parameters.values()]
    words = {phrases.word(value) for values in arguments for value in values}
    listed = re.findall(r"`([^`]+)`", section.partition("- ")[2])
    assert {phrases.word(warrior) for warrior in WARRIOR_NAMES} <= set(listed)
    for typed in listed:
        *verb, word = typed.split()
        assert word in words
        assert verb in ([], *([name] for name in phrases.verbs.values()))


def test_the_page_of_positions_names_every_field() -> None:
    positions = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    fields = positions.partition("## The fields of Romans Go Home!")[2]
    for field in State.fields:
        if not field.is_generator and field.name not in ("seats", "clan_1", "clan_2"):
            assert f"`{field.name}`" in fields


# --- The board ----------------------------------------------------------------------------------


@every_language
def test_places_keep_their_numbers(language: str) -> None:
    """RGH-4.4: Dru'hid's owner sees and types the places that the plan had."""
    lines = "\n".join(drawn(taking(), "gold", language, PLAYERS))
    assert "▸4" in lines and " 5 " in lines and " 6 " in lines
    assert {choice.split()[1] for choice in asked(taking())["gold"]} == {"4", "5", "6"}


@every_language
def test_the_board_is_80_columns_wide_and_in_columns(language: str) -> None:
    """Whatever happens, and however long a name is; what a clan has begins in one column."""
    name = "Marcus Aurelius Antoninus Caesar Augustus"[:40]
    for seats, options in in_pairs(GAME):
        match = ludi.Match("romans-go-home", seats, 3, options, players=[name] * seats)
        choose = Random(3)
        while not match.over:
            for seat in (*match.to_act[:1], None):
                table = match.view(seat)["table"]
                markup = board(table, match.players, language)
                lines = Text.from_markup(markup).plain.splitlines()
                assert max(map(len, lines)) <= 80
                first = next(index for index, line in enumerate(lines) if "■" in line)
                rows = [line for line in lines[first:] if line[:3] == "   " and line[3] != " "]
                assert all(row[15] == " " and row[16] != " " for row in rows)
            seat = match.to_act[0]
            match.play(seat, choose.choice(match.legal(seat)))


def test_the_board_does_not_show_a_total_that_is_past() -> None:
    """RGH-3.3, RGH-4.1: after the capture only what is face up is counted."""
    state = turn(
        {"gold": "qween", "green": "druhid", "violet": "zvord"},
        shown={"green": "chariott"},
        wall="dinary-1 tax",
    )
    answer(state, gold="charm violet")
    rows = drawn(state, "green", "en", PLAYERS)
    assert "   charms       Violet’s Zvord 3: total 4" in rows
    assert "   lends        Zvord 3 to Gold’s Qween: total 0" in rows
    assert "   face up 11   Dru’hid 2, Ch’ariott 9" in rows
    rows = drawn(state, "green", "fr", PLAYERS)
    assert "   séduit       Svord 3 du clan Violet : total 4" in rows
    assert "   prête        Svord 3 à la Qween du clan Or : total 0" in rows
    assert "   visibles 11  Dru’hid 2, Ch’ariott 9" in rows


def test_the_board_counts_legions_and_warns() -> None:
    """RGH-5.4: only where a third one stands in the Wall, and for those who can win."""
    held = {"gold": "legion-1 legion-1"}
    state = turn({"gold": "qween", "green": "axx", "violet": "axx"}, captured=held, wall="legion-2")
    english = drawn(state, "green", "en", PLAYERS)
    assert "Legions 2/3" in next(line for line in english if "■ Gold" in line)
    assert "! Gold holds two Legion Forts: a third one from the Wall wins the game." in english
    french = drawn(state, "green", "fr", PLAYERS)
    assert "Tifiés 2/3" in next(line for line in french if "■ Or" in line)
    assert any(line.startswith("! Le clan Or tient deux Forts Tifiés") for line in french)
    safe = turn(
        {"gold": "qween", "green": "axx", "violet": "axx"},
        captured=held,
        wall="tax unwary signal dinary-1 dinary-3 dinary-4",
    )
    assert not any(line.startswith("!") for line in drawn(safe, "green", "en", PLAYERS))
    neutral = turn(
        {"violet": "qween", "green": "axx", "red": "axx", "gold": "zvord"},
        neutrals=["gold"],
        captured=held,
        wall="legion-2",
    )
    assert not any(line.startswith("!") for line in drawn(neutral, "green", "en", PLAYERS))


@every_language
def test_the_plan_of_one_place_has_a_straight_heading(language: str) -> None:
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"green": "qween zvord"},
        number=5,
        wall="dinary-1 tax",
    )
    heading, cell, box = drawn(state, "green", language, PLAYERS)[2:5]
    titles = {"en": "your plan", "fr": "votre plan", "de": "dein Plan"}
    assert heading.strip() == titles[language]
    assert len(heading) == len(cell) == len(box) == 13
