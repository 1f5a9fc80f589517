"""Positions of Römer: what they may leave out, and which are refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludi
from ludi.core.position import from_position, to_position
from ludi.core.speech import LANGUAGES
from ludi.games.romer import GAME
from ludi.games.romer.cards import COPIES, NONE_OR_CARDS
from ludi.games.romer.state import ALL_SEATS, State

from .hand_built import facts, kind_of, phase, play

# Seat 0 has captured a card that seat 1 laid, and is on lead.
LEADING = {
    "phase": "leading",
    "dealer": 2,
    "leads": 17,
    "hands": [["red-7-iii"], ["green-caesar", "yellow-4-x"], ["black-1-x"]],
    "teams": [["red-caesar", "red-2-v", "blue-1-x"], ["green-6-v"], ["blue-caesar"]],
    "knowers": [[[0, 1, 2], [0], [1]], [[0, 1, 2]], [[0, 1, 2]]],
}
# Seat 1 has led, and seat 2 has followed with its last card.
FOLLOWING = {
    "phase": "following",
    "leader": 1,
    "turn": 0,
    "leads": 17,
    "hands": [["red-7-iii"], ["yellow-4-x"], []],
    "teams": [["red-caesar"], ["green-6-v"], ["blue-caesar", "black-2-v"]],
    "trick": ["none", "green-1-x", "green-2-v"],
}
# Seat 0 has captured the trumps of both others; the first of them lays a new one.
LOST_TRUMPS = {
    "phase": "trumping",
    "turn": 1,
    "leads": 17,
    "hands": [["red-7-iii"], ["yellow-4-x"], ["black-1-x"]],
    "teams": [["red-caesar", "green-6-v", "blue-caesar"], [], []],
    "knowers": [[[0, 1, 2], [0, 1, 2], [0, 1, 2]], [], []],
}
# Seat 2 deals, and seat 0 has laid a trump.
FIRST_TRUMPS = {
    "phase": "trumping",
    "turn": 1,
    "dealer": 2,
    "hands": [["red-7-iii"], ["yellow-4-x"], ["black-1-x"]],
    "teams": [["red-caesar"], [], []],
}
COMPLETING = {
    "phase": "completing",
    "turn": 0,
    "leads": 40,
    "hands": [["red-7-iii", "red-1-x"], [], []],
    "teams": [["red-caesar", "red-2-v"], ["green-6-v"], []],
}
FULL = ["red-caesar", "red-1-xx", "red-2-xx", "red-1-x", "red-3-x", "red-4-x", "blue-1-x"]
# The last round has brought seat 0 260 points, and the others 5 and none.
OVER = {
    "phase": "over",
    "turn": 0,
    "dealer": 2,
    "leads": 30,
    "totals": [560, 120, 90],
    "hands": [["red-7-iii"], ["yellow-4-x"], ["black-1-x"]],
    "teams": [FULL, ["green-6-v"], ["blue-caesar"]],
}
TABLES = {
    "leading": LEADING,
    "following": FOLLOWING,
    "lost trumps": LOST_TRUMPS,
    "first trumps": FIRST_TRUMPS,
    "completing": COMPLETING,
    "over": OVER,
}


def document(state: dict[str, Any], seats: int = 3, **options: Any) -> dict[str, Any]:
    return {"game": "romer", "seats": seats, "options": options, "state": state}


def read(state: dict[str, Any], seats: int = 3, **options: Any) -> State:
    game, found = from_position(document(state, seats, **options))
    assert game.id == "romer" and isinstance(found, State)
    return found


def without(state: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name not in names}


def written(state: State) -> dict[str, Any]:
    found: dict[str, Any] = to_position(GAME, state)["state"]
    return found


# --- Friendlier ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_each_of_these_tables_can_come_about(table: str) -> None:
    state = read(TABLES[table])
    assert from_position(document(written(state)))[1] == state


def test_lists_are_as_long_as_there_are_cards() -> None:
    state = written(read(LEADING))
    assert {name: state[name] for name in ("hands", "teams", "knowers")} == {
        name: LEADING[name] for name in ("hands", "teams", "knowers")
    }
    assert state["drawing"] == []


def test_hands_are_in_any_order() -> None:
    hands = [["red-7-iii"], ["yellow-4-x", "green-caesar"], ["black-1-x"]]
    assert read({**LEADING, "hands": hands}) == read(LEADING)


def test_older_documents_fill_lists_up_and_have_seats_as_bits() -> None:
    def filled(rows: Any, size: int, blank: Any) -> list[list[Any]]:
        return [[*row, *[blank] * (size - len(row))] for row in rows]

    older = {
        **LEADING,
        "hands": filled(LEADING["hands"], 15, "none"),
        "teams": filled(LEADING["teams"], 7, "none"),
        "knowers": filled([[15, 1, 2], [15], [15]], 7, 0),
        "drawing": 0,
    }
    assert read(older) == read(LEADING)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_are_everybody(seats: int) -> None:
    """A spectator sees what every seat knows, however many play."""
    everybody = list(range(seats))
    state = read(
        {
            **LEADING,
            "dealer": 0,
            "hands": [["red-7-iii"], ["yellow-4-x"], ["black-1-x"], ["black-2-v"]][:seats],
            "teams": [["red-caesar"], ["green-6-v"], ["blue-1-x"], ["blue-2-v"]][:seats],
            "knowers": [[everybody]] * seats,
        },
        seats,
    )
    assert [row[0] for row in state.knowers[:seats]] == [ALL_SEATS] * seats
    assert written(state)["knowers"] == [[everybody]] * seats


@pytest.mark.parametrize("table", ["following", "completing", "first trumps"])
def test_who_is_asked_may_be_left_out_where_it_is_clear(table: str) -> None:
    assert read(without(TABLES[table], "turn")) == read(TABLES[table])


def test_the_dealer_may_be_left_out_where_first_trumps_are_laid() -> None:
    assert read(without(FIRST_TRUMPS, "dealer")) == read(FIRST_TRUMPS)
    assert read({"hands": FIRST_TRUMPS["hands"]}).dealer == 2


def test_who_knows_what_may_be_left_out() -> None:
    owned = read(without(LEADING, "knowers"))
    assert owned.knowers[0][:3] == [ALL_SEATS, 1, 1]
    assert set(read(OVER).knowers[0]) == {ALL_SEATS}


def test_one_of_pile_and_discards_may_be_left_out() -> None:
    full = written(read(LEADING))
    assert full["discards"] == {}
    state = read({**LEADING, "pile": ["red-1-x", "red-caesar"]})
    assert sum(state.pile) == 2
    assert state.pile[kind_of("red-caesar")] == 1
    assert sum(state.discards) == sum(COPIES) - 2 - 9
    assert written(state)["pile"] == {"red-caesar": 1, "red-1-x": 1}


def test_a_lost_trump_takes_a_lead() -> None:
    """Nobody is told of a first trump then."""
    assert read(without(LOST_TRUMPS, "leads")).leads == 1
    assert read(without(FIRST_TRUMPS, "leads")).leads == 0


def test_there_is_a_first_round() -> None:
    assert read(LEADING).rounds == read({**LEADING, "rounds": 0}).rounds == 1


# --- Stricter -----------------------------------------------------------------------------------

ALL_CARDS = dict(zip(NONE_OR_CARDS[1:], COPIES[1:], strict=True))
LED = ["none", "green-1-x", "none"]
CARDS_15 = [card for card in NONE_OR_CARDS if card.startswith(("black", "yellow"))][:15]

REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "knowers of a seat that does not play": (
        {**LEADING, "knowers": [[[0, 1, 2], [0], [3]], [[0, 1, 2]], [[0, 1, 2]]]},
        "knowers[0][2][0]",
        "document.name",
    ),
    "knowers of a seat that does not play, as bits": (
        {**LEADING, "knowers": [[15, 1, 8], [15], [15]]},
        "knowers[0]",
        "romer.knowers",
    ),
    "first trumps against the dealer's order": (
        {**FIRST_TRUMPS, "turn": 2},
        "teams[1]",
        "romer.first_trumps",
    ),
    "first trumps against the order of another dealer": (
        {**FIRST_TRUMPS, "dealer": 0},
        "teams[0]",
        "romer.first_trumps",
    ),
    "a trump face down": (
        {**LEADING, "knowers": [[[0, 1, 2], [0], [1]], [[1]], [[0, 1, 2]]]},
        "knowers[1][0]",
        "romer.trump_hidden",
    ),
    "a trump that would be laid face down": (
        {**COMPLETING, "teams": [[], ["green-6-v"], []]},
        "teams[0]",
        "romer.no_trump",
    ),
    "knowers of no card": (
        {**LEADING, "knowers": [[[0, 1, 2], [0], [1], [1]], [[0, 1, 2]], [[0, 1, 2]]]},
        "knowers[0]",
        "romer.knowers",
    ),
    "a card that two know": (
        {**LEADING, "knowers": [[[0, 1, 2], [0], [0, 1]], [[0, 1, 2]], [[0, 1, 2]]]},
        "knowers[0]",
        "romer.knowers",
    ),
    "a card that nobody knows": (
        {**LEADING, "knowers": [[[0, 1, 2], [], [1]], [[0, 1, 2]], [[0, 1, 2]]]},
        "knowers[0]",
        "romer.knowers",
    ),
    "a seat that does not play": ({**LEADING, "leader": 3}, "leader", "romer.seat"),
    "a card too often": (
        {**LEADING, "discards": ["red-caesar"] * 7},
        "pile",
        "romer.copies",
    ),
    "a card shuffled too often": (
        {**LEADING, "shuffled": {**ALL_CARDS, "red-1-x": 2}},
        "shuffled",
        "romer.copies",
    ),
    "a card in the pile that was not shuffled": (
        {**LEADING, "shuffled": {"red-1-x": 1}},
        "shuffled",
        "romer.shuffled",
    ),
    "a pile that was not drawn from": (
        {**LEADING, "pile": ["red-1-x"], "shuffled": ["red-1-x"]},
        "shuffled",
        "romer.drawn",
    ),
    "a gap": (
        {**LEADING, "teams": [["red-caesar", "none", "red-1-x"], ["green-6-v"], ["blue-caesar"]]},
        "teams[0]",
        "romer.gap",
    ),
    "a sixteenth card": (
        {**FOLLOWING, "hands": [["red-7-iii"], CARDS_15, []]},
        "hands[1]",
        "romer.hand",
    ),
    "somebody who still draws": ({**LEADING, "drawing": [1]}, "drawing", "romer.drawing"),
    "a lead after the limit": ({**LEADING, "leads": 500}, "leads", "romer.leads"),
    "a trick after the limit": ({**FOLLOWING, "leads": 500}, "leads", "romer.leads"),
    "more leads than the limit": ({**LOST_TRUMPS, "leads": 501}, "leads", "romer.leads"),
    "a phase that passes by itself": (
        {**LEADING, "phase": "winning"},
        "phase",
        "position.by_itself",
    ),
    "a game that has ended": ({**LEADING, "totals": [500, 0, 0]}, "phase", "position.ended"),
    "a tie without room for points": (
        {**LEADING, "totals": [30_000, 30_000, 0]},
        "totals[0]",
        "romer.most",
    ),
    "a complete team, and somebody is asked": (
        {**without(LEADING, "knowers"), "teams": [FULL, ["green-6-v"], ["blue-caesar"]]},
        "teams[0]",
        "romer.full",
    ),
    "no card to answer with": (
        {**LEADING, "hands": [[], ["yellow-4-x"], ["black-1-x"]]},
        "hands[0]",
        "romer.no_card",
    ),
    "a lead of one who alone has cards": (
        {**LEADING, "hands": [["red-7-iii"], [], []]},
        "phase",
        "romer.alone",
    ),
    "a team completed while others have cards": (
        {**COMPLETING, "hands": [["red-7-iii"], ["yellow-4-x"], []]},
        "phase",
        "romer.not_alone",
    ),
    "a lead before a lost trump is replaced": (
        {**without(LEADING, "knowers"), "teams": [["red-caesar", "green-6-v"], [], ["blue-1-x"]]},
        "teams[1]",
        "romer.no_trump",
    ),
    "a card in the trick of one without a trump": (
        {**FOLLOWING, "teams": [["red-caesar"], ["green-6-v"], []]},
        "teams[2]",
        "romer.no_trump",
    ),
    "a trump of one who has one": ({**LOST_TRUMPS, "turn": 0}, "teams[0]", "romer.has_trump"),
    "lost trumps against the order": ({**LOST_TRUMPS, "turn": 2}, "turn", "romer.new_trumps"),
    "lost trumps that nobody has": (
        {**without(LOST_TRUMPS, "knowers"), "teams": [["red-caesar"], [], []]},
        "turn",
        "romer.new_trumps",
    ),
    "cards laid before the first lead": (
        {**FIRST_TRUMPS, "leads": 0, "teams": [["red-caesar", "red-2-v"], [], []]},
        "teams[0]",
        "romer.first_trumps",
    ),
    "no cards before the first lead": (
        {**FIRST_TRUMPS, "hands": [["red-7-iii"], ["yellow-4-x"], []]},
        "hands[2]",
        "romer.first_hands",
    ),
    "a trick without the leader's card": (
        {**FOLLOWING, "trick": ["none", "none", "green-2-v"]},
        "trick",
        "romer.trick",
    ),
    "a trick that the one asked has played to": (
        {**FOLLOWING, "trick": ["red-1-x", "green-1-x", "green-2-v"]},
        "trick",
        "romer.trick",
    ),
    "a trick that one with cards was left out of": (
        {**FOLLOWING, "hands": [["red-7-iii"], [], ["black-1-x"]], "trick": LED},
        "trick",
        "romer.trick",
    ),
    "a leader who is asked": ({**FOLLOWING, "leader": 0}, "trick", "romer.trick"),
    "a trick while nobody plays to one": (
        {**LEADING, "trick": ["none", "none", "green-2-v"]},
        "trick",
        "romer.no_trick",
    ),
    "an end without a winner": ({**OVER, "totals": [499, 60, 60]}, "phase", "romer.over"),
    "an end in the middle of a round": (
        {**OVER, "teams": [["red-caesar"], ["green-6-v"], ["blue-caesar"]]},
        "phase",
        "romer.round_over",
    ),
    "an end with a trick": (
        {**OVER, "trick": ["none", "none", "green-2-v"]},
        "trick",
        "romer.no_trick",
    ),
    "two complete teams": (
        {**OVER, "teams": [FULL, [f"green-{card}" for card in ("caesar",) * 7], []]},
        "teams[1]",
        "romer.two_full",
    ),
    "fewer points than the last round brought": (
        {**OVER, "totals": [560, 4, 0]},
        "totals[1]",
        "romer.least",
    ),
    "cards face down at the end": (
        {**OVER, "knowers": [[15, 1, 15, 15, 15, 15, 15], [15], [15]]},
        "knowers[0]",
        "romer.shown",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_could_not_come_about_is_refused(name: str) -> None:
    state, field, code = REFUSED[name]
    with pytest.raises(ludi.BadPosition) as refusal:
        read(state)
    assert (refusal.value.field, refusal.value.code) == (f"state.{field}", code)
    said = {refusal.value.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(one.startswith(f"state.{field}") for one in said)


def test_with_a_full_cycle_a_decided_game_goes_on() -> None:
    """ROE-5.3, option; but not beyond what points can be."""
    state = {**LEADING, "dealer": 1, "totals": [500, 0, 0]}
    assert read(state, full_cycle=True).totals[0] == 500
    with pytest.raises(ludi.BadPosition, match=r"totals\[0\]"):
        read({**state, "totals": [29_999, 0, 0]}, full_cycle=True)


def test_a_round_may_end_in_three_ways() -> None:
    """ROE-5.1, ROE-4.5, ROE-4.6: with a complete team, one alone with cards, or the limit."""
    few = {**OVER, "teams": [["red-caesar"], ["green-6-v"], ["blue-caesar"]]}
    for ended in (OVER, {**few, "hands": [["red-7-iii"], [], []]}, {**few, "leads": 500}):
        assert phase(read(ended)) == "over"


def test_a_captured_trump_is_known_to_all_and_others_to_who_laid_them() -> None:
    """ROE-6.1: as the trick of this position brings it about."""
    state = read({**FOLLOWING, "hands": [["black-7-iii"], ["yellow-4-x"], []]})
    play(state, "play black-7-iii")
    assert [told["winner_seat"] for told in facts(state, "card_captured")] == [2]
    assert written(state)["knowers"] == [[], [[0, 1, 2]], [[0, 1, 2], [2], [0, 1, 2]]]
