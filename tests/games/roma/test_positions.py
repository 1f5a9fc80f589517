"""Positions: what may be left out, how older ones are written, and what could not come about."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludi
from ludi.core.chance import seed_words
from ludi.core.position import from_position, to_position
from ludi.games.roma import GAME
from ludi.games.roma.state import PHASES, State

# --- Documents, as somebody writes them ---------------------------------------------------------

ACTING: dict[str, Any] = {
    "phase": "acting",
    "turns": 9,
    "vp": [12, 9],
    "money": [3, 4],
    "dice": [2, 5],
    "discs": [["basilica", "forum", "templum", "none", "legat"], ["turris", "none", "forum"]],
    "hands": [{"consul": 1}, {"nero": 1, "forum": 1}],
    "blocked": [[5], []],
    "discards": {"sicarius": 1},
}
REROLLING = {**ACTING, "phase": "rerolling", "dice": [4, 4, 4]}
DRAWING = {**ACTING, "phase": "taking", "aloft": {"machina": 1, "onager": 1}}
FORUM = {**ACTING, "phase": "forum", "acting": "forum", "source": 2, "dice": [5, 6]}
TEMPLUM = {**FORUM, "phase": "templum", "dice": [6], "tally": 5}
ADDING = {
    **ACTING,
    "phase": "adding",
    "discs": [["scaenicus", "none", "centurio"], ["turris", "none", "forum"]],
    "acting": "centurio",
    "source": 3,
    "target": 3,
    "tally": 2,
}
LAYING = {
    **ACTING,
    "phase": "laying",
    "discs": [["architectus", "scaenicus"], []],
    "hands": [{"forum": 2}, {}],
    "acting": "architectus",
    "source": 1,
}
RELAYING = {
    **ACTING,
    "phase": "relaying",
    "discs": [["none", "senator", "forum"], []],
    "aloft": {"consiliarius": 1, "nero": 1},
    "hands": [{}, {}],
    "acting": "consiliarius",
    "source": 1,
}
SEARCHING = {
    **ACTING,
    "phase": "taking",
    "discs": [["haruspex"], []],
    "acting": "haruspex",
    "source": 1,
    "hands": [{}, {"nero": 1}],
    "known": [{}, {"nero": 1}],
}
GIVING = {
    "hands": [{"forum": 2, "nero": 1}, {"legat": 1, "consul": 1}],
    "given": [{"turris": 1}, {"velites": 2}],
}
SETTING = {
    "phase": "setting",
    "hands": [{"nero": 1}, {"legat": 1, "consul": 1, "turris": 1, "templum": 1}],
    "discs": [["none", "forum", "velites", "none", "velites"], []],
    "known": [{"velites": 2}, {"turris": 1, "templum": 1}],
}
OVER = {**ACTING, "phase": "over", "vp": [20, 16], "dice": []}


def document(state: dict[str, Any], **options: Any) -> dict[str, Any]:
    return {"game": "roma", "seats": 2, "options": options, "state": state}


def read(state: dict[str, Any], **options: Any) -> State:
    _, found = from_position(document(state, **options))
    assert isinstance(found, State)
    return found


def refused(state: dict[str, Any], **options: Any) -> str | None:
    with pytest.raises(ludi.BadPosition) as refusal:
        from_position(document(state, **options))
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    return refusal.value.field


# --- How they are written -----------------------------------------------------------------------


def test_dice_are_faces_sets_are_lists_and_rows_end_with_their_last_card() -> None:
    written = to_position(GAME, read(ACTING))["state"]
    assert written["dice"] == [2, 5]
    assert written["blocked"] == [[5], []]
    assert written["waiting"] == written["relaid"] == []
    assert written["discs"] == ACTING["discs"]
    assert written["hands"] == ACTING["hands"]


@pytest.mark.parametrize(
    ("state", "older"),
    [
        (ACTING, {"dice": [0, 1, 0, 0, 1, 0]}),
        (ACTING, {"blocked": [16, 0], "waiting": 0}),
        (ACTING, {"hands": [["consul"], ["nero", "forum"]], "discards": ["sicarius"]}),
        (
            ACTING,
            {
                "discs": [
                    ["basilica", "forum", "templum", "none", "legat", "none"],
                    ["turris", "none", "forum", "none", "none", "none"],
                ]
            },
        ),
        (REROLLING, {"dice": [0, 0, 0, 3, 0, 0]}),
        (RELAYING, {"relaid": 2}),
        (GIVING, {"waiting": 1}),
        (OVER, {"dice": [0, 0, 0, 0, 0, 0]}),
    ],
)
def test_older_documents_mean_the_same(state: dict[str, Any], older: dict[str, Any]) -> None:
    assert read({**state, **older}) == read(state)


# --- What may be left out -----------------------------------------------------------------------


def test_the_pile_and_the_stockpile_have_the_rest() -> None:
    state = read(ACTING)
    assert (sum(state.pile), state.stock) == (52 - 6 - 3 - 1, 15)


@pytest.mark.parametrize(
    ("turn", "money", "options", "turns", "starter"),
    [
        (0, [0, 0], {}, 1, 0),
        (1, [0, 0], {}, 1, 1),
        (1, [0, 0], {"first": 1}, 2, 0),
        (0, [12, 12], {}, 2, 1),
        (0, [12, 12], {"first": 1}, 3, 0),
    ],
)
def test_turns_are_as_few_as_money_and_beginner_allow(
    turn: int, money: list[int], options: dict[str, int], turns: int, starter: int
) -> None:
    told = {**ACTING, "turn": turn, "money": money, "blocked": [[], []]}
    del told["turns"]
    state = read(told, **options)
    assert (state.turns, state.starter) == (turns, starter)


def test_a_disc_was_blocked_in_the_turn_before() -> None:
    state = read({"phase": "acting", "vp": [10, 10], "blocked": [[1], []]})
    assert (state.turns, state.starter) == (2, 1)


def test_who_began_follows_from_the_turns() -> None:
    assert read({**ACTING, "turns": 8}).starter == 1
    assert read({**ACTING, "turns": 8, "turn": 1, "blocked": [[], [5]]}).starter == 0


def test_the_set_up_needs_cards_alone() -> None:
    state = read(GIVING)
    assert (state.vp, state.stock, state.waiting) == ([10, 10], 16, 1)
    assert (state.turn, state.starter) == (0, 0)
    assert read(GIVING, first=2).turn == 1
    second = {**SETTING, "hands": [{}, SETTING["hands"][1]]}
    second["discs"] = [["nero", "forum", "velites", "none", "velites"], []]
    assert (read(second).starter, read(second).turn) == (0, 1)
    other_way = {key: SETTING[key][::-1] for key in ("hands", "discs", "known")}
    assert read({"phase": "setting", **other_way}).starter == 1


def test_who_acts_and_whom_is_told_by_the_phase() -> None:
    told = {key: value for key, value in ADDING.items() if key not in ("acting", "target")}
    assert read(told) == read(ADDING)
    forum = {key: value for key, value in FORUM.items() if key != "acting"}
    assert read(forum) == read(FORUM)


# --- What could not come about ------------------------------------------------------------------


@pytest.mark.parametrize(
    "state",
    [
        *(ACTING, REROLLING, DRAWING, FORUM, TEMPLUM, ADDING, LAYING, RELAYING, SEARCHING),
        *(GIVING, SETTING, OVER),
    ],
)
def test_what_comes_about_is_accepted(state: dict[str, Any]) -> None:
    assert read(state).seats == 2


def test_adding_with_no_opposing_card_there() -> None:
    assert refused({**ADDING, "discs": [ADDING["discs"][0], ["turris"]]}) == "state.target"


def test_rerolling_without_a_triple() -> None:
    for dice in ([4, 4, 5], [4, 4], []):
        assert refused({**REROLLING, "dice": dice}) == "state.dice"


def test_forum_without_a_forum() -> None:
    assert refused({**FORUM, "source": 1}) == "state.acting"
    assert refused({**FORUM, "discs": [["basilica", "consul"], []], "hands": [{}, {}]}) == (
        "state.acting"
    )


def test_over_without_an_end() -> None:
    assert refused({**OVER, "vp": [12, 9]}) == "state.phase"


def test_money_that_dice_cannot_have_brought() -> None:
    """Eight turns of three dice, and one die of this turn."""
    assert read({**ACTING, "money": [144, 6]}).money == [144, 6]
    assert refused({**ACTING, "money": [144, 7]}) == "state.money"
    assert refused({**ACTING, "money": [30_000, 0]}) == "state.money"


def test_essedum_more_often_than_dice_were_used() -> None:
    assert read({**ACTING, "essedum": 1}).essedum == 1
    for often in (2, 9):
        assert refused({**ACTING, "essedum": often}) == "state.essedum"


@pytest.mark.parametrize(
    ("state", "changes", "field"),
    [
        # The turn
        (ACTING, {"turns": 0}, "turns"),
        (ACTING, {"turns": 8, "starter": 0}, "turns"),
        (ACTING, {"turns": 402}, "phase"),
        (ACTING, {"dice": [1, 2, 3, 4]}, "dice"),
        (ACTING, {"waiting": [0]}, "waiting"),
        (ACTING, {"vp": [12, 0]}, "phase"),
        (ACTING, {"stock": 14}, "stock"),
        (ACTING, {"blocked": [[1, 2, 3, 4], []]}, "blocked[0]"),
        (ACTING, {"blocked": [[], [1, 2]]}, "blocked[1]"),
        (ACTING, {"blocked": [[], [1]], "essedum": 1}, "blocked[1]"),
        (ACTING, {"turns": 1, "money": [0, 0]}, "blocked[0]"),
        (ACTING, {"phase": "beginning"}, "phase"),
        (ACTING, {"given": [{"turris": 1}, {}]}, "given"),
        (REROLLING, {"rerolled": 1}, "rerolled"),
        # Effects
        (FORUM, {"dice": []}, "dice"),
        (FORUM, {"dice": [1, 2, 3]}, "dice"),
        (FORUM, {"blocked": [[2], []]}, "source"),
        (FORUM, {"source": 0}, "source"),
        (FORUM, {"acting": "consul"}, "acting"),
        (TEMPLUM, {"dice": [5, 6]}, "dice"),
        (TEMPLUM, {"tally": 0}, "tally"),
        (TEMPLUM, {"tally": 7}, "tally"),
        (TEMPLUM, {"discs": [["basilica", "forum"], []], "dice": [6]}, "discs[0]"),
        (ADDING, {"target": 1}, "target"),
        (ADDING, {"tally": 6}, "tally"),
        (ADDING, {"dice": []}, "dice"),
        (ADDING, {"source": 1, "target": 1, "discs": [["scaenicus"], ["forum"]]}, "acting"),
        (LAYING, {"hands": [{"nero": 1}, {}]}, "hands[0]"),
        (LAYING, {"has_laid": 1, "source": 3}, "acting"),
        (RELAYING, {"aloft": {"forum": 1}}, "aloft"),
        (RELAYING, {"aloft": {"consiliarius": 1, "consul": 2, "legat": 2}}, "aloft"),
        (RELAYING, {"aloft": {"nero": 1}}, "acting"),
        (RELAYING, {"relaid": []}, "relaid"),
        (RELAYING, {"source": 3}, "source"),
        (DRAWING, {"aloft": {"onager": 2, "machina": 2, "velites": 2, "legat": 1}}, "aloft"),
        (DRAWING, {"exposed": {"consul": 1}}, "exposed"),
        (DRAWING, {"exposed": {"consul": 1, "machina": 1}}, "discards"),
        (DRAWING, {"exposed": {"consul": 1, "machina": 1, "onager": 1}}, "exposed"),
        # What is known
        (ACTING, {"known": [{"nero": 1}, {}]}, "known[0]"),
        (SEARCHING, {"known": [{}, {}]}, "known[1]"),
        # The set-up
        (GIVING, {"given": [{"turris": 1}, {"velites": 1}]}, "hands[1]"),
        (GIVING, {"hands": [{"forum": 1}, {}], "given": [{"forum": 2, "nero": 1}, {}]}, "given[0]"),
        (GIVING, {"hands": [{"forum": 1}, {}], "given": [{"forum": 1}, {}]}, "hands[0]"),
        (GIVING, {"money": [1, 0]}, "money"),
        (GIVING, {"vp": [11, 9]}, "vp"),
        (GIVING, {"turn": 1, "starter": 0}, "turn"),
        (GIVING, {"known": [{"forum": 1}, {}]}, "known[0]"),
        (SETTING, {"known": [{}, {}]}, "known[0]"),
        (SETTING, {"turns": 1}, "turns"),
        (SETTING, {"dice": [1]}, "dice"),
        # The end
        (OVER, {"vp": [36, 0], "stock": 0, "hands": [{}, {}]}, "phase"),
        (OVER, {"vp": [40, 12]}, "stock"),
        (OVER, {"vp": [0, 30], "essedum": 1}, "essedum"),
        (OVER, {"turns": 401, "vp": [20, 16]}, "phase"),
    ],
)
def test_a_table_that_could_not_come_about(
    state: dict[str, Any], changes: dict[str, Any], field: str
) -> None:
    assert refused({**state, **changes}) == f"state.{field}"


def test_who_began_is_an_option() -> None:
    assert refused({**ACTING, "starter": 0}, first=2) == "state.starter"


def test_the_second_player_waits_for_the_first() -> None:
    early = {**SETTING, "hands": [{"nero": 1}, {"legat": 1, "consul": 1, "templum": 1}]}
    early["discs"] = [SETTING["discs"][0], ["turris"]]
    assert refused({**early, "starter": 0, "turn": 0}) == "state.discs[1]"


def test_an_empty_pile_leaves_no_secret() -> None:
    """ROM-8.1: all cards but those of the hands are open."""
    rest = to_position(GAME, read(ACTING))["state"]["pile"]
    empty = {**ACTING, "pile": {}, "discards": {**rest, "sicarius": 1}}
    assert refused(empty) == "state.known[0]"
    assert read({**empty, "known": ACTING["hands"]}).known == read(ACTING).hands


def test_an_architect_may_have_covered_himself() -> None:
    """ROM-5.2: he lies in the discards then; so does an actor who played him."""
    covered = {**LAYING, "discs": [["turris", "scaenicus"], []], "has_laid": 1}
    assert refused(covered) == "state.acting"
    for gone in ({"architectus": 1}, {"scaenicus": 1, "architectus": 1}):
        assert read({**covered, "discards": gone}).has_laid == 1


# --- What is reached by play --------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_table_that_comes_about_is_accepted(seed: int) -> None:
    """Among them those of rare phases: cards are drawn and activated more often than is usual."""
    chooser = random.Random(f"roma {seed}")
    reached = set()
    for number in range(12):
        state = GAME.blank(2, {"turn_limit": chooser.choice((6, 400))})
        seed_words(state, seed, number)
        GAME.begin(state)
        while asked := GAME.seats_to_act(state):
            reached.add(state.phase)
            found = read_again(state)
            assert found == state, to_position(GAME, state)
            seat = chooser.choice(asked)
            GAME.play(state, seat, eager_choice(state, seat, chooser))
        assert read_again(state) == state
    assert len(reached) > len(PHASES) // 2


def read_again(state: State) -> State:
    found = from_position(to_position(GAME, state))[1]
    found.word_a, found.word_b = state.word_a, state.word_b
    assert isinstance(found, State)
    return found


def eager_choice(state: State, seat: int, chooser: random.Random) -> int:
    legal = GAME.legal_ids(state, seat)
    eager = ("cards", "activate", "copy")
    weights = [5 if GAME.actions.name_and_arguments(one)[0] in eager else 1 for one in legal]
    return chooser.choices(legal, weights)[0]
