"""What the golden games of Roma show together; `tests/games/test_golden.py` replays them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludi.games.roma.cards import CARD_NAMES
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import defence_of, is_character

from ..golden_games import END, read, replayed

TEXTS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent / "golden").glob("*.txt"))
}
ENGLISH = PHRASES["en"]
NAMES = ENGLISH.names
PASSIVE = {"basilica", "templum", "turris"}
KINDS = {name: card for card, name in NAMES.items()}

# A card's clause, and what is told after it was activated or copied. What a card does to itself
# happens to Scaenicus if he copies it.
EFFECTS = {
    "sicarius": ("ROM-5.1", r".* loses .*\n.* loses (Sicarius|Scaenicus) "),
    "architectus": ("ROM-5.2", r"(.* makes room .*\n)?.* lays .* free of charge\."),
    "consiliarius": ("ROM-5.3", r".* takes up \d cards, to be laid again\.\n.* free of charge\."),
    "legat": ("ROM-5.4", r".* gains [1-6] VP from the stockpile\."),
    "gladiator": ("ROM-5.5", r".* takes .* from disc \d back into hand\."),
    "mercator": ("ROM-5.6", r".* buys \d VP for \d+ sestertii\."),
    "consul": ("ROM-5.7", r".* turns a die from \d to \d\."),
    "legionarius": ("ROM-5.8", r".* attacks .* against "),
    "nero": ("ROM-5.9", r".* loses .*\n.* loses (Nero|Scaenicus) "),
    "praetorianus": ("ROM-5.10", r".* cannot activate a card at disc \d next turn\."),
    "scaenicus": ("ROM-5.11", r"The Scaenicus of .* copies "),
    "haruspex": ("ROM-5.12", r".* takes a card into hand\."),
    "senator": ("ROM-5.13", r"(.* makes room .*\n)?.* lays .* free of charge\."),
    "velites": ("ROM-5.14", r".* attacks .* against "),
    "essedum": ("ROM-5.15", r".* lowers the defence of all opposing cards by 2 this turn\."),
    "tribunus-plebis": ("ROM-5.16", r".* takes 1 VP from \w+\."),
    "centurio": ("ROM-5.17", r"(.* uses a die .*\n)?.* attacks .* against "),
    "aesculapinum": ("ROM-6.1", r".* takes .* from the discards into hand\."),
    "machina": ("ROM-6.3", r".* takes up \d cards, to be laid again\.\n.* free of charge\."),
    "forum": ("ROM-6.4", r".* uses a die showing (\d)\.\n.* gains \1 VP from the stockpile\."),
    "mercatus": ("ROM-6.5", r".* takes [1-6] VP from \w+\."),
    "onager": ("ROM-6.6", r".* attacks .* against "),
}


def sentences(name: str) -> str:
    """What is told of a game, a sentence a line, without the actions."""
    told = TEXTS[name].partition("\n\n")[2].partition(END)[0]
    return "\n".join(line.strip() for line in told.splitlines() if line.startswith(" "))


def happens(pattern: str) -> bool:
    """Whether some game is told like this."""
    return any(re.search(pattern, sentences(name)) for name in TEXTS)


def table_at_the_end(name: str) -> str:
    return TEXTS[name].partition(END)[2]


def result(name: str) -> str:
    """Why a game ended so."""
    match = replayed(read(TEXTS[name]))
    return ENGLISH.result(match.view(None)["table"], match.players)


# --- The cards (ROM-5, ROM-6) -------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in CARD_NAMES if card not in PASSIVE])
def test_golden_games_show_every_card_activated(card: str) -> None:
    """ROM-5.1 to ROM-5.17, ROM-6.1, ROM-6.3 to ROM-6.6."""
    clause, effect = EFFECTS[card]
    assert happens(rf"activates {NAMES[card]} at disc \d\.\n{effect}"), clause


@pytest.mark.parametrize(
    "card", [card for card in CARD_NAMES if is_character(card) and card != "scaenicus"]
)
def test_golden_games_show_scaenicus_copying_every_character(card: str) -> None:
    """ROM-5.11: and what comes of it."""
    clause, effect = EFFECTS[card]
    assert happens(rf"The Scaenicus of \w+ copies {NAMES[card]}\.\n{effect}"), clause


def test_golden_games_show_basilica_and_templum() -> None:
    """ROM-6.2, ROM-6.7: Forum pays two dice, and 2 for the Basilica."""
    sums = [
        int(paid) - int(first) - int(second)
        for name in TEXTS
        for first, second, paid in re.findall(
            r"showing (\d)\.\n.* showing (\d)\.\n.* gains (\d+) VP", sentences(name)
        )
    ]
    assert 2 in sums
    assert "Julia: Basilica, Forum, Templum, " in table_at_the_end("builders-and-an-actor")


def test_golden_games_show_turris_and_essedum() -> None:
    """ROM-5.15, ROM-6.8: one more than is printed; with one more and two less, one less."""
    shifts = {
        int(defence) - defence_of(KINDS[card])
        for name in TEXTS
        for card, defence in re.findall(
            r" attacks (.*) at disc \d: \d+ against (\d+),", sentences(name)
        )
    }
    assert {-1, 0, 1} <= shifts


@pytest.mark.parametrize(
    ("card", "end"),
    [("Legionarius", "and fails"), ("Centurio", "and wins"), ("Onager", "and fails")],
)
def test_golden_games_show_battles_won_and_lost(card: str, end: str) -> None:
    """ROM-4.1, ROM-5.17: Centurio wins with a die that is added."""
    added = r".* uses a die .*\n" if card == "Centurio" else ""
    assert happens(rf"{card}( at disc \d)?\.\n{added}.* attacks .*, {end}\.")


# --- The turn (ROM-3) ---------------------------------------------------------------------------


def test_golden_games_show_the_discards_shuffled_in_the_middle_of_a_draw() -> None:
    """ROM-3.7: the pile had two cards, and five are looked at."""
    name = "reshuffle-and-a-draw"
    assert read(TEXTS[name]).header["pile"].count(",") == 1
    assert re.search(r"The pile has run out: .*\n.* looks at 5 cards", sentences(name))


def test_golden_games_show_three_equal_dice() -> None:
    """ROM-3.2: rolled again or kept; with the option, rolled again and again."""
    triple = r"rolls (\d), \1 and \1\.\n"
    assert happens(rf"{triple}.* rolls ")
    assert happens(rf"{triple}.* activates ")
    assert "reroll = 3 3 3\n" in TEXTS["options-and-the-turn-limit"]


def test_golden_games_show_a_whole_game() -> None:
    """ROM-2.2, ROM-2.3: from the set-up to the end."""
    name = "a-whole-game"
    assert "phase" not in read(TEXTS[name]).header
    assert sentences(name).count("face down") == sentences(name).count("turns up") == 8
    assert sentences(name).endswith("The game is over.")


# --- The end (ROM-7) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "last", "why"),
    [
        # ROM-7.1: by a purchase, and by paying for open discs.
        ("officials-and-an-actor", "buys 6 VP", "Marcus has no VP left."),
        ("soldiers-and-an-actor", "pays 4 VP", "Marcus has no VP left."),
        # ROM-7.1: the stockpile is empty; more points win, equal ones are a draw.
        ("a-whole-game", "gains 5 VP", "The stockpile is empty: 29 VP to 9."),
        ("builders-and-an-actor", "gains 13 VP", "The stockpile is empty: 26 VP to 16."),
        (
            "reshuffle-and-a-draw",
            "gains 4 VP",
            "The stockpile is empty, and both players have 18 VP",
        ),
        # ROM-7.4
        (
            "options-and-the-turn-limit",
            "limit of 9 turns",
            "The limit of 9 turns is reached: the game is a draw.",
        ),
    ],
)
def test_golden_games_show_every_end(name: str, last: str, why: str) -> None:
    """ROM-7.1, ROM-7.4: what ends the game is the last thing before its end."""
    *_, before, end = sentences(name).splitlines()
    assert last in before
    assert end == "The game is over."
    assert result(name).startswith(why)


def test_golden_games_show_a_payment_beyond_the_stockpile() -> None:
    """ROM-7.2: at the end the players have more than the 36 points there are."""
    points = [int(vp) for vp in re.findall(r"VP: (\d+)", table_at_the_end("builders-and-an-actor"))]
    assert sum(points) > 36
    assert "stockpile: 0;" in table_at_the_end("builders-and-an-actor")
