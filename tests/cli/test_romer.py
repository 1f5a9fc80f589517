"""What Römer asks of the terminal: long lists of cards, and draws that only one person sees."""

from __future__ import annotations

from cli.sittings import GO_ON, Sit
from ludi.core.match import Match

# Two people with a full hand each; the first is on lead with a team of two.
TABLE = {
    "game": "romer",
    "seats": 2,
    "state": {
        "phase": "leading",
        "dealer": 1,
        "rounds": 1,
        "leads": 2,
        "discards": {"green-caesar": 2, "green-1-x": 1},
        "teams": [
            ["red-caesar", "red-1-x", *["none"] * 5],
            ["blue-caesar", *["none"] * 6],
        ],
        "hands": [
            ["red-5-v", "red-6-v", "red-7-iii", "blue-1-x", "black-2-v", *["none"] * 10],
            ["green-5-v", "green-6-v", "green-7-iii", "yellow-1-x", *["none"] * 11],
        ],
    },
}


def table(people: int = 1) -> Match:
    bots = [None] * people + ["random"] * (2 - people)
    return Match.from_position(TABLE, seed=1, bots=bots)


def joined(out: str) -> str:
    return " ".join(out.split())


def test_a_long_line_does_not_repeat_all_cards(sit: Sit) -> None:
    out = joined(sit(table(), width=140))
    assert "Lay face down as card 3, worth 15: Red 5 V · Red 6 V" in out
    assert "Lead any of those above" in out and out.count("any of those above") == 2
    french = joined(sit(table(), language="fr", width=140))
    assert french.count("n’importe laquelle de celles ci-dessus") == 2


def test_after_a_number_the_beginning_of_a_card_is_enough(sit: Sit) -> None:
    for typed in ("4 red-6", "4 red-6-v", "4 Red 6 V"):
        match = table()
        sit(match, typed, "")
        assert match.action(match.history[0].action).text == "lay red-6-v"
    out = joined(sit(table(), "4 red"))
    assert "That line leaves a choice; add one of these: Red 5 V, Red 6 V." in out
    assert "For instance, type “4 Red 5 V”." in out


def test_a_card_that_is_not_in_hand_is_not_taken_for_another(sit: Sit) -> None:
    """Numbers of the sentence are no part of a card: this one would be card 3, of a team of 2."""
    for typed in ("lay red 3 v", "renew red 2 v", "play red 2 v"):
        match = table()
        assert "is not in your hand." in joined(sit(match, typed))
        assert not match.history


def test_help_has_an_example_of_this_list(sit: Sit) -> None:
    assert "add it after the number: “4 Red 6 V”." in joined(sit(table(), "?"))


def test_not_all_that_words_could_mean_is_named(sit: Sit) -> None:
    out = joined(sit(Match("romer", 2, 1, bots=[None, "random"]), "trump"))
    named = out.partition("could mean:")[2].partition(" or something else.")[0]
    assert named.count("trump ") == 8


def test_discards_can_be_looked_at(sit: Sit) -> None:
    assert "Discards: Green Caesar ×2, Green 1 X." in sit(table(), "discards")
    assert "Défausse : César vert ×2, 1 X vert." in joined(sit(table(), "défausse", language="fr"))
    assert "nothing to see here beyond the board" in sit(Match("ave", 2, 1), "discards")
    assert "Discards: none." in sit(Match("romer", 2, 1), "discards")


def test_q_does_not_leave_the_game(sit: Sit) -> None:
    match = table()
    out = sit(match, "q", "4 red-6", "")
    assert "Type “quit” to leave the game; it is saved." in out and match.history


def test_a_team_is_not_renewed_without_a_word(sit: Sit) -> None:
    match = table()
    out = joined(sit(match, "renew red-5-v", "n"))
    assert "So it would be:" in out and GO_ON in out
    assert "team of 2 cards and renew the trump with Red 5 V. Once played, it is final." in out
    assert "Taken back." in out and not match.history


def test_people_at_one_terminal_are_told_what_they_drew(sit: Sit) -> None:
    match = table(people=2)
    out = sit(match, "", "lay red-5-v", "", "", "lay green-5-v", "", "", "quit")
    drawn = [event for event in match.events(0) if event.name == "card_drawn"]
    sentence = match.game.phrases["en"].event(drawn[0], match.players)
    assert sentence in out and "draws a card" not in sentence


def test_the_beginning_of_any_word_of_a_card_is_enough_after_a_number(sit: Sit) -> None:
    match = table()
    sit(match, "4 6 v", "")
    assert match.action(match.history[0].action).text == "lay red-6-v"


def test_every_event_is_told_to_who_asks_for_all(sit: Sit) -> None:
    assert "is not a choice" not in sit(table(), "all")
