"""The board of Romans Go Home! in the browser: pieces, choices on them, and the plan as a whole."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from games.romans_go_home.hand_built import finished, new_game, table_for, turn
from ludi import Match
from ludi.core.actions import Action
from ludi.core.speech import LANGUAGES
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.events import EVENTS
from ludi.games.romans_go_home.knowledge import TableView
from ludi.games.romans_go_home.state import PHASES
from ludi.games.romans_go_home.table import board as romans_go_home
from ludi.games.romans_go_home.table.story import story
from ludi.games.romans_go_home.words.facts import signed, strength_of, value_of
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, action_document
from web.browsers import NEEDS_CHROMIUM, PHONE, Person, Sit
from web.drawings import Piece, Reader

SETTINGS: list[tuple[int, dict[str, bool | int]]] = [
    (1, {"neutrals": 2, "neutrals_can_win": True}),
    (2, {}),
    (2, {"neutrals": 1, "ties_keep_fort": True, "clan_0": 3}),
    (3, {"druhid_slides": True, "horsie_may_go": True}),
    (4, {"signal_after_discard": True}),
    (3, {"neutrals": 1}),
]


@lru_cache(maxsize=1)
def positions() -> list[Match]:
    """Matches at all kinds of question, from random games."""
    found: dict[tuple[int, str, int], Match] = {}
    for number, (seats, options) in enumerate(SETTINGS * 4):
        match = Match("romans-go-home", seats, seed=number, options=options)
        chooser = random.Random(number)
        while True:
            phase = match.view(None)["table"]["phase"]
            choices = max((len(match.legal(seat)) for seat in match.to_act), default=0)
            found.setdefault((number % len(SETTINGS), phase, choices), match.copy())
            if match.over:
                break
            seat = chooser.choice(match.to_act)
            match.play(seat, chooser.choice(match.legal(seat)).text)
    return list(found.values())


def at(phase: str, choices: int = 0) -> tuple[Match, int]:
    """A match at a question, and who is asked; with so many choices at least."""
    for match in positions():
        if match.view(None)["table"]["phase"] == phase:
            for seat in match.to_act:
                if len(match.legal(seat)) >= choices:
                    return match, seat
    raise AssertionError(f"nobody is asked about {phase}")


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def table(match: Match, seat: int | None) -> TableView:
    found: TableView = match.view(seat)["table"]
    return found


def html_of(
    match: Match,
    seat: int | None,
    language: str = "en",
    opened: dict[int, TableView] | None = None,
) -> str:
    """The board as a viewer's page has it."""
    viewer = Viewer(seat, language)
    phrases = match.game.phrases[language]
    names = [f"Player{number}" for number in range(match.seats)]
    actions = [] if seat is None else match.legal(seat, language)
    view = match.view(seat)
    shown = {
        "id": "here",
        "view": view,
        "legal": [action_document(action) for action in actions],
        "events": [
            {**event.document(), "sentence": phrases.event(event, match.players)}
            for event in match.events(seat, len(match.history) - 1)
        ],
    }

    def sentence(action: Action) -> str:
        return str(action)

    return page(
        "games/romans-go-home/board.html",
        language,
        shown=shown,
        viewer=viewer,
        names=names,
        phrases=phrases,
        act={action.text: action for action in actions}.get,
        sentence=sentence,
        board=romans_go_home.prepare(view["table"], viewer, names, opened or {}),
    )


def board_of(match: Match, seat: int | None, language: str = "en") -> Piece:
    return read(html_of(match, seat, language))


def read(html: str) -> Piece:
    reader = Reader()
    reader.feed(html)
    assert reader.at is reader.root
    return reader.root


# --- The actions --------------------------------------------------------------------------------


def test_all_questions_are_looked_at() -> None:
    assert {table(match, None)["phase"] for match in positions()} == set(PHASES)


def test_every_legal_action_is_a_button_once_and_nothing_else_is() -> None:
    for match in positions():
        for seat in viewers(match):
            expected = [] if seat is None else [action.text for action in match.legal(seat)]
            assert sorted(board_of(match, seat).actions) == sorted(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_says_what_it_does(language: str) -> None:
    for match in positions():
        for seat in match.to_act:
            said = {a.text: str(a) for a in match.legal(seat, language)}
            for button in board_of(match, seat, language).find("act", tag="button"):
                assert button.attributes["aria-label"] == said[button.attributes["value"]]
                assert button.attributes["name"] == "action"


def test_each_action_stands_on_its_piece() -> None:
    for match in positions():
        for seat in match.to_act:
            board, lying = board_of(match, seat), table(match, seat)
            own = board.named(f"clan-{lying['own']['clan']}")
            for text in board.actions:
                verb, about = text.split()
                if verb == "place":
                    assert text in board.find("hand")[0].actions
                elif verb == "take":
                    assert board.find("spot")[int(about) - 1].actions == [text]
                elif verb == "charm":
                    assert board.named(f"clan-{about}").find("cell", "now")[0].actions == [text]
                elif verb == "raze":
                    (button,) = [one for one in own.find("chip") if about in _about(one, text)]
                    assert button.attributes["data-about"] == about
                elif verb == "discard":
                    (button,) = [one for one in own.find("cells")[0].find("act") if _is(one, text)]
                    assert button.attributes["data-about"] == about
                elif about in ("axx", "weakest"):
                    assert text in own.find("cells")[0].actions
                else:
                    assert text in own.find("more-choices")[0].actions


def _is(button: Piece, text: str) -> bool:
    return button.attributes.get("value") == text


def _about(button: Piece, text: str) -> str:
    return button.attributes["data-about"] if _is(button, text) else ""


# --- The plan as a whole ------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["planning", "reordering"])
def test_slots_and_pieces_make_a_plan(phase: str) -> None:
    match, seat = at(phase)
    board = board_of(match, seat)
    (root,) = [one for one in board.all() if one.attributes.get("data-arrange") == "plan"]
    slots = [one for one in root.all() if "data-slot" in one.attributes]
    pieces = [one.attributes["data-piece"] for one in root.all() if "data-piece" in one.attributes]
    own = table(match, seat)["own"]
    assert Counter(pieces) == Counter(own["hand"])
    assert len(pieces) - len(slots) == (phase == "planning")
    plan = pieces[::-1][: len(slots)]
    after = match.copy()
    after.play(seat, f"plan {' '.join(plan)}")
    assert seat not in after.to_act or table(after, seat)["phase"] != phase


def test_what_is_arranged_is_hidden_until_the_script_shows_it() -> None:
    match, seat = at("planning")
    board = board_of(match, seat)
    for piece in board.all():
        assert ("hidden" in piece.attributes) == ("data-arranged" in piece.attributes)
    for button in board.find(tag="button"):
        is_action = "act" in button.classes
        assert is_action == ("name" in button.attributes)
        assert is_action or button.attributes["type"] == "button"


def test_a_new_order_starts_from_the_old_one() -> None:
    found = 0
    for match in positions():
        for seat in match.to_act if table(match, None)["phase"] == "reordering" else ():
            names = [event.name for event in match.events(seat, len(match.history) - 1)]
            if "order_taken_up" in names:
                (root,) = board_of(match, seat).find("plan")
                start = Counter(root.attributes["data-start"].split())
                assert start == Counter(table(match, seat)["own"]["hand"])
                found += 1
    assert found


def test_there_is_nothing_to_arrange_for_who_is_not_asked() -> None:
    for match in positions():
        for seat in viewers(match):
            arranges = "data-arrange=" in html_of(match, seat)
            is_placing = table(match, seat)["phase"] in ("planning", "reordering")
            assert arranges == (is_placing and seat in match.to_act)


# --- What lies on the table ---------------------------------------------------------------------


def test_the_wall_shows_every_fort_at_its_place() -> None:
    for match in positions():
        lying = table(match, None)
        if lying["phase"] == "over":
            continue
        spots = board_of(match, None).find("spot")
        gone = 6 - len(lying["wall"])
        lost = ["lost-fort" in spot.classes for spot in spots]
        assert lost == [place < gone for place in range(6)]
        for spot, fort in zip(spots[gone:], lying["wall"], strict=True):
            assert spot.find("fort")[0].attributes["data-about"] == fort
            assert spot.find("value")[0].text == signed(value_of(fort))
        now = [place for place, spot in enumerate(spots, 1) if "now" in spot.classes]
        assert now in ([], [lying["turn"]])
        assert bool(now) or lying["phase"] == "planning" or lying["wall"]


def test_every_clan_shows_what_it_has() -> None:
    for match in positions():
        for seat in (0, None):
            board, lying = board_of(match, seat), table(match, seat)
            for clan in lying["clans"]:
                camp = board.named(f"clan-{clan['clan']}")
                points = signed(clan["points"])
                assert camp.find("points")[0].text.split()[0] == points
                chips = [one.attributes["data-about"] for one in camp.find("chip")]
                assert Counter(chips) == Counter(clan["forts"])
                owner = "neutral clan" if clan["seat"] is None else f"Player{clan['seat']}"
                assert camp.find("player")[0].text == owner
                if lying["phase"] in ("planning", "over"):
                    continue
                cards = camp.find("cells")[0].find("warrior")
                up = [one for one in cards if not one.classes & {"gone", "planned"}]
                assert Counter(map(kind_of, up)) == Counter(clan["shown"])
                gone = [one for one in cards if "gone" in one.classes]
                assert Counter(map(kind_of, gone)) == Counter(clan["lost"])
                assert [one.find("strength")[0].text for one in cards] == [
                    str(strength_of(kind_of(one))) for one in cards
                ]
                hidden = camp.find("hidden-count")
                assert (hidden[0].find(tag="b")[0].text if hidden else "0") == str(clan["hidden"])


def counted(match: Match, seat: int | None) -> dict[str, int]:
    """What the clans came to in the turn that is being played, if it was counted just now."""
    totals: dict[str, int] = {}
    for event in match.events(seat, len(match.history) - 1):
        if event.name == "turn_began":
            totals = {}
        elif event.name == "total_counted":
            totals[event.facts["clan"]] = event.facts["total"]
    return totals


def kind_of(one: Piece) -> str:
    return one.attributes["data-about"]


def test_a_warrior_stays_in_the_column_of_the_fort_at_which_it_was_revealed() -> None:
    known = 0
    for match in positions():
        lying = table(match, None)
        if lying["phase"] in ("planning", "over"):
            continue
        told = story(lying, [event.document() | {"sentence": ""} for event in lately(match)])
        for clan in lying["clans"]:
            cells = board_of(match, None).named(f"clan-{clan['clan']}").find("cell")
            assert len(cells) == 6
            kinds = [one.classes & {"empty", "gone", "earlier", "now", "to-come"} for one in cells]
            assert [place for place, kind in enumerate(kinds, 1) if "now" in kind] == [
                lying["turn"]
            ]
            assert all(kind == {"to-come"} for kind in kinds[lying["turn"] :])
            hidden = [cell for cell in cells if cell.find("back")]
            assert len(hidden) == clan["hidden"]
            for fought in told:
                place, seen = fought["turn"], fought["clans"].get(clan["clan"])
                is_past = fought["is_of_this_round"] and place < lying["turn"]
                if is_past and seen and seen["warrior"]:
                    (card,) = cells[place - 1].find("warrior")
                    assert kind_of(card) == seen["warrior"]
                    known += 1
    assert known


def lately(match: Match) -> list[Any]:
    """What the board of somebody who looks on is told."""
    return list(match.events(None, len(match.history) - 1))


def test_a_chariott_lost_in_a_clash_is_not_the_one_that_still_lies_there() -> None:
    state = turn(
        {"gold": "chariott", "green": "chariott", "red": "archr"},
        shown={"gold": "chariott", "red": "horsie"},
    )
    for name, shown in (("gold", 1), ("green", 0)):
        board = romans_go_home.prepare(
            GAME.view(state, 2), Viewer(2, "en"), ["Ann", "Ben", "Cy"], {}
        )
        (clan,) = [clan for clan in board["clans"] if clan["clan"] == name]
        assert clan["revealed"] is None
        assert clan["gone_now"]["kind"] == "chariott"
        assert len(clan["earlier"]) == shown


def test_the_own_plan_lies_along_the_wall_and_no_other() -> None:
    for match in positions():
        for seat in viewers(match):
            board, lying = board_of(match, seat), table(match, seat)
            if lying["phase"] == "over":
                continue
            for clan in lying["clans"]:
                cells = board.named(f"clan-{clan['clan']}").find("cell")
                found = [
                    (place, kind_of(one))
                    for place, cell in enumerate(cells, 1)
                    for one in cell.find("planned")
                ]
                is_own = clan["seat"] == seat and seat is not None
                plan = lying["own"]["plan"] if is_own else []
                assert found == [(place, one) for place, one in enumerate(plan, 1) if one]


def test_an_open_replay_shows_what_every_seat_saw() -> None:
    match, _ = at("signalling")
    opened = {seat: table(match, seat) for seat in range(match.seats)}
    board = read(html_of(match, None, opened=opened))
    for seat, lying in opened.items():
        camp = board.named(f"clan-{lying['own']['clan']}")
        assert [kind_of(one) for one in camp.find("planned")] == [
            one for one in lying["own"]["plan"] if one
        ]
        aside = [kind_of(one) for box in camp.find("put-aside") for one in box.find("warrior")]
        assert aside == ([lying["own"]["aside"]] if lying["own"]["aside"] else [])
        assert seat is not None
    assert not board_of(match, None).find("planned")
    assert not board_of(match, None).find("put-aside")


def test_two_legion_forts_are_warned_of() -> None:
    for match in positions():
        lying = table(match, None)
        near = {
            clan["clan"]
            for clan in lying["clans"]
            if clan["can_win"] and sum("legion" in fort for fort in clan["forts"]) == 2
        }
        is_open = lying["phase"] != "over" and any("legion" in fort for fort in lying["wall"])
        assert len(board_of(match, None).find("danger")) == (len(near) if is_open else 0)


# --- What has just happened ---------------------------------------------------------------------


def test_turns_are_told_with_reveals_totals_and_winner() -> None:
    told: list[dict[str, Any]] = [
        {"event": "turn_began", "turn": 2, "fort": "unwary"},
        {"event": "warrior_revealed", "clan": "gold", "warrior": "axx"},
        {"event": "warrior_revealed", "clan": "red", "warrior": "filchy"},
        {"event": "total_counted", "clan": "gold", "total": 4},
        {"event": "total_counted", "clan": "red", "total": 6},
        {"event": "clan_filched", "clan": "red", "sentence": "-"},
        {"event": "fort_captured", "clan": "gold", "fort": "unwary", "sentence": "Gold captures."},
        {"event": "warrior_discarded", "clan": "gold", "warrior": "axx", "sentence": "-"},
    ]
    (told_turn,) = story(table_for(new_game(2), None), told)
    assert {key: told_turn[key] for key in ("turn", "fort", "winner", "notes")} == {
        "turn": 2,
        "fort": "unwary",
        "winner": "gold",
        "notes": ["Gold captures."],
    }
    gold, red = told_turn["clans"]["gold"], told_turn["clans"]["red"]
    assert (gold["warrior"], gold["earlier"], gold["total"]) == ("axx", 0, 4)
    assert (red["warrior"], red["earlier"], red["total"]) == ("filchy", 0, 6)
    assert red["left_out"] and not gold["left_out"]


def test_a_sum_is_told_with_what_was_charmed_and_wrecked() -> None:
    told: list[dict[str, Any]] = [
        {"event": "turn_began", "turn": 3, "fort": "tax"},
        {"event": "warrior_revealed", "clan": "gold", "warrior": "qween"},
        {"event": "warrior_revealed", "clan": "green", "warrior": "archr"},
        {"event": "warrior_revealed", "clan": "red", "warrior": "chariott"},
        {"event": "chariott_wrecked", "clan": "red", "sentence": "Wrecked."},
        {
            "event": "warrior_charmed",
            "clan": "gold",
            "warrior": "archr",
            "target": "green",
            "sentence": "Charmed.",
        },
        {"event": "total_counted", "clan": "gold", "total": 10},
        {"event": "total_counted", "clan": "green", "total": 3},
        {"event": "total_counted", "clan": "red", "total": 2},
    ]
    (told_turn,) = story(table_for(new_game(3), None), told)
    found = {
        name: (clan["earlier"], clan["lent"], clan["is_charmed"], clan["is_wrecked"])
        for name, clan in told_turn["clans"].items()
    }
    assert found == {
        "gold": (4, 5, False, False),
        "green": (3, 0, True, False),
        "red": (2, 0, False, True),
    }
    assert told_turn["notes"] == ["Wrecked.", "Charmed."]


def test_every_sum_of_a_turn_adds_up() -> None:
    found = 0
    for match in positions():
        events = [
            event.document() | {"sentence": ""} for event in match.events(0, len(match.history) - 1)
        ]
        for told_turn in story(table(match, 0), events):
            for clan in told_turn["clans"].values():
                if clan["total"] is None or clan["warrior"] is None:
                    continue
                counts = not clan["is_charmed"] and not clan["is_wrecked"]
                own = strength_of(clan["warrior"]) if counts else 0
                assert clan["earlier"] + own + clan["lent"] == clan["total"]
                found += 1
    assert found


def test_a_turn_that_goes_on_is_told_as_the_same_turn() -> None:
    for match in positions():
        lying = table(match, 0)
        events = [
            event.document() | {"sentence": ""} for event in match.events(0, len(match.history) - 1)
        ]
        turns = story(lying, events)
        begun = [event for event in events if event["event"] == "turn_began"]
        assert len(turns) in (len(begun), len(begun) + 1)
        if turns and lying["phase"] not in ("planning", "over"):
            assert turns[-1]["turn"] == lying["turn"]


def test_a_total_stays_until_somebody_has_left() -> None:
    """What is told of a turn and what a clan shows is the same, also when a charm has ended; but
    who has discarded has the strength of who is left."""
    stayed = left = 0
    for match in positions():
        lying = table(match, None)
        totals = counted(match, None)
        events = lately(match)
        begins = max([at for at, one in enumerate(events) if one.name == "turn_began"], default=0)
        have_discarded = {
            event.facts["clan"] for event in events[begins:] if event.name == "warrior_discarded"
        }
        for clan in lying["clans"] if lying["phase"] not in ("planning", "over") else ():
            if clan["clan"] not in totals or not clan["shown"]:
                continue
            camp = board_of(match, None).named(f"clan-{clan['clan']}")
            shown = int(camp.find("total")[0].text.split()[0])
            if clan["clan"] in have_discarded:
                assert shown == sum(strength_of(one) * n for one, n in clan["shown"].items())
                left += 1
            else:
                assert shown == totals[clan["clan"]]
                stayed += shown != clan["total"]
    assert stayed
    assert left


@pytest.mark.parametrize("phase", ["keeping", "signalling", "horsing", "taxing"])
def test_a_choice_says_what_it_brings(phase: str) -> None:
    match, seat = at(phase)
    board, lying = board_of(match, seat), table(match, seat)
    (own,) = [clan for clan in lying["clans"] if clan["seat"] == seat]
    for button in board.find("act", tag="button"):
        verb, about = button.attributes["value"].split()
        if verb == "discard" and lying["winner"] != own["clan"]:
            left = sum(strength_of(kind) * count for kind, count in own["shown"].items())
            assert f"→ {left - strength_of(about)}" in button.text
        elif verb == "keep" and about == "nothing":
            assert "→ 0" in button.text
        elif verb == "raze":
            assert signed(-value_of(about)).lstrip("+") in button.text


def test_a_tie_is_called_a_tie() -> None:
    told: list[dict[str, Any]] = [
        {"event": "turn_began", "turn": 2, "fort": "unwary"},
        {"event": "total_counted", "clan": "gold", "total": 4},
        {"event": "total_counted", "clan": "red", "total": 4},
        {"event": "attack_tied", "total": 4, "sentence": "A tie."},
    ]
    (told_turn,) = story(table_for(new_game(2), None), told)
    assert told_turn["is_tied"] and told_turn["winner"] is None


# --- The end ------------------------------------------------------------------------------------


def end_of(captured: dict[str, str], **how: Any) -> Piece:
    state = finished(captured, **how)
    board = romans_go_home.prepare(
        GAME.view(state, None), Viewer(None, "en"), ["Ann", "Ben", "Cy", "Di"][: state.seats], {}
    )
    return board["ranking"]  # type: ignore[no-any-return]


def test_the_ranking_is_that_of_the_rules() -> None:
    for match in positions():
        if not match.over:
            continue
        board = board_of(match, None)
        ranks = board.find("rank")
        lying = table(match, None)
        assert len(ranks) == len(lying["clans"])
        won = {one.attributes["id"] for one in ranks if "won" in one.classes}
        people = {f"clan-{c['clan']}" for c in lying["clans"] if c["seat"] in match.winners}
        can_win = {f"clan-{clan['clan']}" for clan in lying["clans"] if clan["can_win"]}
        assert people <= won <= can_win
        assert won or match.seats == 1
        assert not board.actions


def test_a_win_by_legion_forts_is_shown_and_explained() -> None:
    state = finished({"gold": "legion-1 legion-2 legion-3", "green": "tax"})
    state.legion_winner = 1
    board = romans_go_home.prepare(GAME.view(state, 0), Viewer(0, "en"), ["Ann", "Ben"], {})
    assert board["by_legions"]["clan"] == "gold"
    state.legion_winner = 0
    board = romans_go_home.prepare(GAME.view(state, 0), Viewer(0, "en"), ["Ann", "Ben"], {})
    assert board["by_legions"] is None


def test_ties_share_a_place() -> None:
    ranking: Any = end_of({"gold": "dinary-5", "green": "dinary-5", "red": "tax"})
    assert [(place, clan["clan"]) for place, clan in ranking] == [
        (1, "red"),
        (2, "gold"),
        (2, "green"),
    ]


# --- The page -----------------------------------------------------------------------------------


def test_the_board_keeps_the_page_rules() -> None:
    for match in positions():
        for seat in (0, None):
            board = board_of(match, seat)
            attributes = [key for piece in board.all() for key in piece.attributes]
            assert not [key for key in attributes if key == "style" or key.startswith("on")]
            assert not board.find(tag="script")
            ids = [piece.attributes["id"] for piece in board.all() if "id" in piece.attributes]
            assert len(ids) == len(set(ids))


def test_every_piece_has_a_key_of_its_own() -> None:
    for match in positions():
        for seat in viewers(match):
            pieces = board_of(match, seat).all()
            keys = [
                piece.attributes["data-key"] for piece in pieces if "data-key" in piece.attributes
            ]
            assert len(keys) == len(set(keys))


def test_what_leaves_and_comes_goes_to_pieces_that_are_there() -> None:
    for match in positions():
        pieces = list(board_of(match, 0).all())
        keys = {piece.attributes.get("data-key") for piece in pieces}
        for piece in pieces:
            assert {piece.attributes.get("data-from", "pile")} <= keys | {"pile"}


def test_nothing_of_a_hidden_warrior_is_on_the_page() -> None:
    """Whatever the others have planned, a viewer's page is the same."""
    for match in positions():
        if table(match, None)["phase"] == "over":
            continue
        for seat in viewers(match):
            lying, board = table(match, seat), board_of(match, seat)
            for clan in lying["clans"]:
                if clan["seat"] is not None and clan["seat"] == seat:
                    continue
                camp = board.named(f"clan-{clan['clan']}")
                seen = Counter(clan["shown"]) + Counter(clan["lost"])
                said = Counter(
                    kind_of(one)
                    for one in camp.all()
                    if "data-about" in one.attributes and "chip" not in one.classes
                )
                assert said == seen
                for back in camp.find("back"):
                    place = back.attributes["data-key"].split("-")
                    assert place[:2] == ["hidden", clan["clan"]]


def test_every_event_that_changes_the_table_has_a_scene() -> None:
    script = Path(romans_go_home.__file__).with_name("board.js").read_text("utf-8")
    shown = set(re.findall(r'^act\("(\w+)"', script, flags=re.M))
    shown |= set(re.findall(r'"(horsie_\w+)"', script))
    quiet = {"fort_built", "warrior_drawn", "warrior_placed", "warrior_put_aside"}
    assert shown == {kind.name for kind in EVENTS} - quiet - {"order_taken_up", "choice_made"}


def test_every_explained_piece_has_an_explanation() -> None:
    explained = GAME.phrases["en"].explanations
    for match in positions():
        for piece in board_of(match, 0).all():
            if "data-about" in piece.attributes:
                assert piece.attributes["data-about"] in explained


def test_texts_are_in_the_language_of_who_looks() -> None:
    match, seat = at("planning")
    assert "Your warriors" in board_of(match, seat, "en").text
    assert "Vos guerriers" in board_of(match, seat, "fr").text


def test_pictures_are_not_too_big() -> None:
    folder = Path(romans_go_home.__file__).parent
    assert (folder / "shapes.html").stat().st_size < 60_000


def test_every_symbol_is_drawn() -> None:
    folder = Path(romans_go_home.__file__).parent
    shapes = (folder / "shapes.html").read_text("utf-8")
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', shapes))
    for match in positions():
        for seat in (0, None):
            assert set(re.findall(r'href="#([\w-]+)"', html_of(match, seat))) <= drawn


# --- Arranging, in a browser --------------------------------------------------------------------

POOL = "[data-pool]:not([hidden]) [data-piece]"


def two_planning(sit: Sit) -> tuple[Person, Person]:
    ann, ben = sit(), sit()
    ann.go("/")
    ann.click("New table of Romans Go Home!, to invite others")
    ben.go(ann.page.locator("#link").input_value())
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    for person in (ann, ben):
        expect(person.page.locator(POOL)).to_have_count(7)
    return ann, ben


def against_a_bot(person: Person) -> Person:
    """Somebody plans; the bot has done so already."""
    person.go("/")
    person.click("Play Romans Go Home! now, against a bot")
    expect(person.page.locator(POOL)).to_have_count(7)
    expect(person.page.locator("#clan-green")).to_contain_text("has a plan")
    return person


def placed(person: Person) -> list[str]:
    """Who is in each slot."""
    found: list[str] = person.page.locator("[data-slot]").evaluate_all(
        "all => all.map(slot => slot.querySelector('[data-piece]')?.id ?? '')"
    )
    return found


def wait_for_placed(person: Person, *names: str) -> None:
    """Wait until they are in the slots: a browser may take a while for a drag."""
    person.page.wait_for_function(
        """names => [...document.querySelectorAll('[data-slot]')]
            .every((slot, at) => (slot.querySelector('[data-piece]')?.id ?? '') === names[at])""",
        arg=names,
    )


def in_hand(person: Person) -> list[str]:
    found: list[str] = person.page.locator(POOL).evaluate_all("all => all.map(one => one.id)")
    return found


@NEEDS_CHROMIUM
def test_a_plan_is_arranged_by_tapping_and_confirmed_as_one(sit: Sit) -> None:
    ann, ben = two_planning(sit)
    assert ann.page.locator("button.act:visible").count() == 0
    hand = in_hand(ann)
    confirm = ann.page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    for name in hand[:3]:
        ann.page.locator(f"#{name}").click()
    assert placed(ann) == [*hand[:3], "", "", ""]
    # Nothing was chosen: what lies there stays, and the place waits for the next one.
    ann.page.locator('[data-slot="6"]').click()
    assert placed(ann) == [*hand[:3], "", "", ""]
    expect(ann.page.locator(".slot.aimed")).to_have_attribute("data-slot", "6")
    ann.page.locator(f"#{hand[3]}").click()
    assert placed(ann) == [*hand[:3], "", "", hand[3]]
    ann.page.locator(f"#{hand[2]}").dblclick()
    ann.page.locator(f"#{hand[3]}").dblclick()
    ann.page.locator(f"#{hand[0]}").click()
    ann.page.locator(f"#{hand[1]}").click()
    assert placed(ann)[:2] == [hand[1], hand[0]]
    ann.page.locator(f"#{hand[0]}").dblclick()
    assert placed(ann)[:2] == [hand[1], ""]
    # Another's plan draws the board anew: the arrangement and the keyboard stay.
    ann.page.locator(f"#{hand[1]}").focus()
    arranged, version = placed(ann), ann.version()
    for _ in range(6):
        ben.page.locator(POOL).first.click()
    ben.page.locator("[data-confirm]").click()
    ann.wait_for_change(version)
    assert placed(ann) == arranged
    assert ann.page.evaluate("document.activeElement.id") == hand[1]
    while confirm.is_disabled():
        ann.page.locator(POOL).first.click()
    plan, version = placed(ann), ann.version()
    confirm.click()
    ann.wait_for_change(version)
    expect(ann.page.locator(".cell.now, .story").first).to_be_visible()
    log = " ".join(ann.page.locator("#log li").all_inner_texts())
    first = plan[0].split("-")[1]
    assert f"reveals {GAME.phrases['en'].name(first)}" in log


@NEEDS_CHROMIUM
def test_the_keyboard_stays_on_the_confirmation_while_another_plans(sit: Sit) -> None:
    ann, ben = two_planning(sit)
    for person in (ann, ben):
        for _ in range(6):
            person.page.locator(POOL).first.click()
    ann.page.locator("[data-confirm]").focus()
    version = ann.version()
    ben.page.locator("[data-confirm]").click()
    ann.wait_for_change(version)
    assert ann.page.evaluate("document.activeElement.matches('[data-confirm]')")


@NEEDS_CHROMIUM
@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
def test_a_battle_leaves_the_board_as_the_table_lies(sit: Sit, moves: bool) -> None:
    """Among people: what a bot answers would come next, at any moment."""
    ann, ben = two_planning(sit)
    if moves:
        ann.page.emulate_media(reduced_motion="no-preference")
    for person in (ann, ben):
        for _ in range(6):
            person.page.locator(POOL).first.click()
        person.page.locator("[data-confirm]").click()
    expect(ann.page.locator(".cell.now .warrior").first).to_be_visible()
    expect(ann.page.locator("[data-turn='1'], .story")).not_to_have_count(0)
    version = ben.version()
    ann.page.wait_for_function(
        "version => document.querySelector('#acting').elements.version.value >= version",
        arg=version,
    )
    keys = "all => all.map(one => one.dataset.key).sort().join()"
    expected = ben.page.locator(".camp .warrior.new, .camp .chip").evaluate_all(keys)
    assert ann.page.locator(".camp .warrior.new, .camp .chip").evaluate_all(keys) == expected


@NEEDS_CHROMIUM
def test_columns_stay_true_through_a_round(sit: Sit) -> None:
    """Also when more is known than what has happened since one's own last choice."""
    people = two_planning(sit)
    ann = people[0]
    for person in people:
        for _ in range(6):
            person.page.locator(POOL).first.click()
        person.page.locator("[data-confirm]").click()
    for person in people:
        expect(person.page.locator("[data-asked^='1 planning']")).to_have_count(0)
    known = 0
    while True:
        version = max(person.version() for person in people)
        for person in people:
            person.wait_for_change(version - 1)
        if ann.page.locator(".rgh.planning, .rgh.over").count():
            break
        log = " ".join(ann.page.locator("#log li").all_inner_texts())
        for clan in ("Gold", "Green"):
            revealed = re.findall(rf"{clan} reveals ([^ ]+) \(", log)
            cards = ann.page.locator(f"#clan-{clan.lower()} .cell").evaluate_all(
                """cells => cells.map(cell =>
                    cell.querySelector(".warrior:not(.planned) .called")?.textContent)"""
            )
            assert cards[: len(revealed)] == revealed
            known = max(known, len(revealed))
        asked = next((person for person in people if person.is_asked()), None)
        if asked:
            asked.do_something()
    assert known


def is_planned(kind: str) -> str:
    return f".warrior.planned[data-about='{kind}']"


@NEEDS_CHROMIUM
def test_warriors_that_are_laid_already_lie_at_their_places(sit: Sit) -> None:
    """As in the lesson, where the last places alone are asked for."""
    person = sit()
    person.go("/learn/romans-go-home/3")
    expect(person.page.locator("[data-pool]:not([hidden]) [data-piece]")).to_have_count(3)
    cells = person.page.locator(".camp.own .cell")
    for place, kind in enumerate(("axx", "zvord", "archr", "druhid")):
        expect(cells.nth(place).locator(is_planned(kind))).to_have_count(1)
    for place in (4, 5):
        expect(cells.nth(place).locator("[data-slot]")).to_have_count(1)


@NEEDS_CHROMIUM
def test_warriors_keep_their_columns_from_step_to_step_of_the_lesson(sit: Sit) -> None:
    person = sit()
    up = ".camp.own .cell > .warrior:not(.planned) .called"
    for step, names in ((4, ["Axx"]), (5, ["Axx", "Zvord"]), (7, ["Axx", "Zvord", "Filchy"])):
        person.go(f"/learn/romans-go-home/{step}")
        expect(person.page.locator(up)).to_have_text(names)


@NEEDS_CHROMIUM
def test_the_own_plan_lies_open_while_it_is_told_again(sit: Sit) -> None:
    ann, ben = two_planning(sit)
    for person in (ann, ben):
        for _ in range(6):
            person.page.locator(POOL).first.click()
        person.page.locator("[data-confirm]").click()
    expect(ann.page.locator(".cell.now .warrior").first).to_be_visible()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.go(f"{ann.page.url}/replay?at=0")
    ann.page.evaluate("""() => {
        window.hidden = 0;
        const board = document.querySelector("#board");
        const count = () => { hidden += board.querySelectorAll(".camp.own .back").length; };
        new MutationObserver(count).observe(board, { childList: true, subtree: true });
    }""")
    for at in (6, 12):  # one warrior after the other, six of each
        ann.page.keyboard.press("ArrowRight")
        expect(ann.page.locator("#where")).to_have_text(re.compile(f"^{at} / "))
    expect(ann.page.locator(".camp.own .cell > .warrior")).to_have_count(6)
    assert ann.page.evaluate("hidden") == 0


@NEEDS_CHROMIUM
def test_a_plan_is_arranged_by_the_keyboard_alone(sit: Sit) -> None:
    person = against_a_bot(sit())
    hand = in_hand(person)
    press = person.page.keyboard.press
    person.page.locator(POOL).first.focus()
    press("Enter")
    assert placed(person)[0] == hand[0]
    press("ArrowRight")
    press("ArrowRight")
    assert placed(person)[:3] == ["", "", hand[0]]
    assert person.page.evaluate("document.activeElement.id") == hand[0]
    press("Backspace")
    assert in_hand(person) == hand
    press("ArrowRight")
    press("4")
    assert placed(person)[3] == hand[1]
    expect(person.page.locator("[data-said]")).to_contain_text("place 4")
    person.page.locator('[data-slot="2"]').focus()
    press("ArrowRight")
    press("Enter")
    press("Enter")
    assert placed(person) == ["", "", hand[0], hand[1], "", ""]
    for _ in range(4):
        person.page.locator(POOL).first.focus()
        press("Enter")
    version = person.version()
    person.page.locator("[data-confirm]").focus()
    press("Enter")
    person.wait_for_change(version)


@NEEDS_CHROMIUM
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_warriors_are_dragged(sit: Sit, touch: bool) -> None:
    person = against_a_bot(sit(size=PHONE, touch=touch))
    hand = in_hand(person)
    drag = person.drag_by_touch if touch else person.drag
    drag(f"#{hand[0]}", '[data-slot="3"]')
    wait_for_placed(person, "", "", hand[0], "", "", "")
    drag(f"#{hand[1]}", '[data-slot="5"]')
    wait_for_placed(person, "", "", hand[0], "", hand[1], "")
    drag(f"#{hand[0]}", '[data-slot="5"]')
    wait_for_placed(person, "", "", hand[1], "", hand[0], "")
    drag(f"#{hand[2]}", '[data-slot="5"]')
    wait_for_placed(person, "", "", hand[1], "", hand[2], "")
    drag(f"#{hand[1]}", "[data-pool]")
    wait_for_placed(person, "", "", "", "", hand[2], "")
    assert person.has_no_sideways_scrolling()


@NEEDS_CHROMIUM
def test_without_scripts_warriors_are_placed_one_by_one(sit: Sit) -> None:
    person = sit()
    person.context.route("**/*.js", lambda route: route.abort())
    person.go("/")
    person.click("Play Romans Go Home! now, against a bot")
    for count in range(1, 3):
        expect(person.page.locator(".turn.yours")).to_be_visible()
        person.act(person.actions[0])
        expect(person.page.locator(".warrior.planned")).to_have_count(count)
    expect(person.page.locator("[data-confirm]")).to_be_hidden()
