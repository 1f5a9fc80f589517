"""The board of Römer in the browser: every piece shows what the view says, and what it can do."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludi import Match
from ludi.core.actions import Action
from ludi.core.speech import LANGUAGES
from ludi.games.romer.cards import CARD_NAMES
from ludi.games.romer.table import board as romer
from ludi.games.romer.table.news import newest, news
from ludi.games.romer.words import PHRASES
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, action_document
from web.drawings import Piece, Reader

STYLE = Path(romer.__file__).with_name("board.css")


def html_of(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    opened: dict[int, Any] | None = None,
    looks_on: bool = False,
    back: int = 1,
) -> str:
    """The board as a viewer's page has it, with what so many actions brought."""
    viewer = Viewer(seat, language, looks_on=looks_on)
    names = [f"Player{number}" for number in range(match.seats)]
    actions = [] if seat is None else match.legal(seat, language)
    by_text = {action.text: action for action in actions}
    view, phrases = match.view(seat), match.game.phrases[language]
    shown = {
        "id": "here",
        "view": view,
        "options": {},
        "legal": [action_document(action) for action in actions],
        "events": [
            {**event.document(), "sentence": phrases.event(event, match.players)}
            for event in match.events(seat, max(0, len(match.history) - back))
        ],
    }

    def sentence(action: Action) -> str:
        return str(action)

    return page(
        "games/romer/board.html",
        language,
        shown=shown,
        viewer=viewer,
        names=names,
        phrases=phrases,
        act=by_text.get,
        sentence=sentence,
        board=romer.prepare(view["table"], viewer, names, opened or {}),
    )


@cache
def board_of(match: Match, seat: int | None = 0, language: str = "en") -> Piece:
    return read(html_of(match, seat, language))


def say(key: str, **facts: Any) -> str:
    """A text of the board, in English."""
    return PHRASES["en"].say(f"board-{key}", **facts)


def read(html: str) -> Piece:
    reader = Reader()
    reader.feed(html)
    assert reader.at is reader.root
    return reader.root


# --- Positions ----------------------------------------------------------------------------------


@cache
def positions() -> list[Match]:
    """States of random games with 2, 3 and 4 players, and one at the end of each."""
    found = []
    for seats in (2, 3, 4):
        for seed in range(2):
            match = Match("romer", seats, seed=seed, options={"target": 100})
            chooser = random.Random(seed)
            while not match.over:
                often = 0.06 if _is_special(match) else 0.01
                if chooser.random() < often or len(match.history) < 3:
                    found.append(match.copy())
                _play_on(match, chooser)
            found.append(match)
    return found


def _play_on(match: Match, chooser: random.Random) -> None:
    seat = match.to_act[0]
    match.play(seat, chooser.choice(match.legal(seat)))


def _is_special(match: Match) -> bool:
    """What comes seldom: completing a team, a trump that was lost, the end of a round."""
    lying = table(match)
    is_trump_lost = lying["phase"] == "trumping" and lying["leads"] > 0
    return lying["phase"] == "completing" or is_trump_lost or _has(match, "round_ended")


def _has(match: Match, kind: str) -> bool:
    return any(event.name == kind for event in match.events(None, len(match.history) - 1))


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def viewers(match: Match) -> Iterator[int | None]:
    yield None
    yield from range(match.seats)


def asked() -> list[Match]:
    return [match for match in positions() if not match.over]


def in_phase(phase: str) -> list[Match]:
    return [match for match in positions() if table(match)["phase"] == phase]


def test_all_phases_are_looked_at() -> None:
    phases = Counter(table(match)["phase"] for match in positions())
    assert set(phases) == {"trumping", "leading", "following", "completing", "over"}
    assert any(_has(match, "round_ended") for match in asked())


# --- What can be done ---------------------------------------------------------------------------


def test_every_legal_action_is_a_button_once_and_nothing_else_is() -> None:
    for match in positions():
        for seat in viewers(match):
            legal = [] if seat is None else [action.text for action in match.legal(seat)]
            board = board_of(match, seat)
            assert sorted(board.actions) == sorted(legal)
            assert len(board.find(tag="button")) == len(legal)


def test_every_button_says_what_it_does() -> None:
    for match in asked():
        seat = match.to_act[0]
        for language in LANGUAGES:
            said = {a.text: str(a) for a in match.legal(seat, language)}
            for button in board_of(match, seat, language).find(tag="button"):
                assert button.attributes["aria-label"] == said[button.attributes["value"]]
                assert button.attributes["name"] == "action"


def test_each_action_stands_on_its_card() -> None:
    for match in asked():
        board = board_of(match, match.to_act[0])
        for tile in board.find("tile"):
            (card,) = {
                piece.attributes["data-about"]
                for piece in tile.all()
                if "data-about" in piece.attributes
            }
            assert tile.actions and {text.split()[1] for text in tile.actions} == {card}
        on_tiles = {text for tile in board.find("tile") for text in tile.actions}
        rest = set(board.actions) - on_tiles
        assert all(text == "stop" or text.startswith("renew ") for text in rest)


def test_what_is_dragged_and_dropped_makes_a_legal_action() -> None:
    for match in asked():
        board = board_of(match, match.to_act[0])
        drags = [p.attributes["data-drag"] for p in board.all() if "data-drag" in p.attributes]
        (target,) = [p for p in board.all() if "data-drop" in p.attributes]
        assert target.attributes["data-drop"] == ""
        assert drags and set(drags) <= set(board.actions)
        is_played = drags[0].startswith("play ")
        assert target.classes & {"trick", "own"} == {"trick" if is_played else "own"}


# --- What is shown ------------------------------------------------------------------------------


def test_the_hand_shows_every_card_and_what_it_would_do() -> None:
    for match in asked():
        for seat in range(match.seats):
            own = table(match, seat)["own"]
            tiles = board_of(match, seat).find("tile")
            counts = Counter(own["hand"])
            assert len(tiles) == len(counts)
            for tile, (card, count) in zip(tiles, counts.items(), strict=True):
                assert card.split("-")[0] in tile.classes
                assert (f"×{count}" in tile.text) == (count > 1)
                assert ("wins" in tile.classes) == (card in own["takes"])
                if own["takes"].get(card):
                    assert f"captures {own['takes'][card]}" in tile.text
                if f"lay {card}" in tile.actions and own["worth"]:
                    assert f"+{own['worth'][card]}" in tile.text


def test_teams_show_what_the_viewer_knows() -> None:
    for match in positions():
        for seat in viewers(match):
            board, lying = board_of(match, seat), table(match, seat)
            for number, player in enumerate(lying["players"]):
                chariot = board.named(f"chariot-{number}")
                slots = chariot.find("slot")
                assert len(slots) == 7
                assert [_card_in(slot) for slot in slots] == player["team"] + [""] * (
                    7 - len(player["team"])
                )
                assert str(player["total"]) in chariot.find("total")[0].text


def _card_in(slot: Piece) -> str:
    if slot.find("back"):
        return "hidden"
    cards = [piece for piece in slot.all() if "data-about" in piece.attributes]
    return cards[0].attributes["data-about"] if cards else ""


def test_the_trick_shows_who_played_what_and_who_is_ahead() -> None:
    for match in in_phase("following"):
        lying = table(match)
        places = board_of(match, None).find("spot")
        order = [(lying["leader"] + step) % match.seats for step in range(match.seats)]
        assert "leads" in places[0].text
        for place, seat in zip(places, order, strict=True):
            player = lying["players"][seat]
            assert _card_in(place) == (player["played"] or "")
            assert f"Player{seat}" in place.text
            assert ("ahead" in place.classes) == (lying["winning"] == seat)
            if player["loses"]:
                assert place.find("loss")


def test_after_a_trick_it_is_told_who_won_lost_and_drew() -> None:
    taken = [match for match in in_phase("leading") if _has(match, "trick_won")]
    assert taken
    for match in taken:
        board = board_of(match, None)
        (won,) = [e for e in match.events(None, len(match.history) - 1) if e.name == "trick_won"]
        told = board.find("told")[0].text
        trick = "trumped trick" if won.facts["trumped"] else "trick"
        assert f"Player{won.facts['seat']} wins the {trick}" in told
        assert "draw" in told
        assert ("loses a card" in told) == _has(match, "card_captured")


def test_the_last_trick_is_shown_whole_or_not_at_all() -> None:
    taken = [match for match in in_phase("leading") if _has(match, "trick_won")]
    for match in taken:
        assert not board_of(match, None).find("gone")
        played = [e for e in match.events(None, 0) if e.name == "card_played"]
        led = max(at for at, event in enumerate(played) if event.facts["how"] == "lead")
        board = read(html_of(match, None, back=match.seats))
        shown = {_card_in(place) for place in board.find("spot") if place.find("gone")}
        assert shown == {event.facts["card"] for event in played[led:]}
        (best,) = board.find("spot", "ahead")
        assert best.find("gone")


def test_what_happened_is_told_in_its_order() -> None:
    events = [
        {"event": "card_laid", "seat": 0, "card": "red-5-v", "position": 2, "sentence": "Ann lays"},
        {"event": "card_drawn", "seat": 0, "card": "blue-1-x"},
        {"event": "team_discarded", "seat": 1, "card": "red-1-x", "position": 1},
        {"event": "team_discarded", "seat": 1, "card": "red-2-v", "position": 2},
        {"event": "trump_laid", "seat": 1, "card": "black-3-v", "sentence": "Ben lays a trump"},
        {"event": "card_drawn", "seat": 1},
    ]
    told = news(say, ["Ann", "Ben"], "own-colour", events, {})
    assert [one.sentence for one in told] == [
        "Ann lays",
        "Ann draws",
        "Ben discards the team",
        "Ben lays a trump",
    ]
    assert told[2].cards == ("red-1-x", "red-2-v")


def test_what_the_trick_before_brought_is_not_told_again() -> None:
    won = {"event": "trick_won", "seat": 1, "card": "red-5-v", "trumped": 0}
    drew, led = {"event": "card_drawn", "seat": 1}, {"event": "turn_began", "seat": 1}
    assert newest([won, drew, led, won, drew]) == [led, won, drew]
    assert newest([led, won, drew]) == [led, won, drew]


def test_the_limit_of_leads_is_told_only_when_it_is_near() -> None:
    for limit, told in ((500, ""), (12, "after 12 more leads"), (1, "after this lead")):
        match = Match("romer", 2, seed=1, options={"lead_limit": limit})
        piles = board_of(match).find("piles")[0].text
        assert ("ends after" in piles) == bool(told)
        assert told in piles


def test_who_looks_on_reads_whose_hand_it_is() -> None:
    match = in_phase("leading")[0]
    assert "Your hand" in html_of(match, 0)
    for language in LANGUAGES:
        board = read(html_of(match, 0, language, looks_on=True))
        assert "Player0" in board.named("romer-hand").text
        assert board.named("chariot-0").attributes["aria-label"] == "Player0"
        tips = " ".join(piece.attributes.get("data-now", "") for piece in board.all())
        assert "your" not in tips and "votre" not in tips


def test_the_reason_of_a_loss_is_told_where_it_is_sure() -> None:
    events = [
        {"event": "trick_won", "seat": 1, "card": "red-5-v", "trumped": 1},
        {"event": "card_captured", "seat": 0, "winner_seat": 1, "position": 3},
        {"event": "card_drawn", "seat": 1},
    ]
    names = ["Ann", "Ben"]

    def told(by: str, **options: int) -> list[str]:
        return [one.why for one in news(say, names, by, events, options)]

    assert told("own-colour")[1] == "staying out when a player’s own trump colour is played"
    assert told("trumping")[1] == "staying out of a trumped trick"
    assert told("own-colour", losing_trumpers_lose=1)[1] == ""
    assert told("own-colour")[2] == "only the winner does"


def test_the_end_of_a_round_shows_what_each_team_brought() -> None:
    for match in asked():
        board = board_of(match)
        ranks = board.find("rank")
        assert bool(ranks) == _has(match, "round_ended")
        if ranks:
            events = match.events(0, len(match.history) - 1)
            for event in events:
                if event.name == "team_scored":
                    (rank,) = [r for r in ranks if f"Player{event.facts['seat']}" in r.text]
                    assert f"+{event.facts['points']}" in rank.text
                    assert f"total {event.facts['total']}" in rank.text
            scored = sum(event.name == "card_scored" for event in events)
            assert len(board.find("counted")[0].find(tag="li")) <= 7
            assert sum(len(one.find(tag="li")) for one in board.find("counted")) == scored


def test_the_end_shows_who_has_won_and_why() -> None:
    for match in in_phase("over"):
        board = board_of(match)
        assert not board.actions and not board.find("trick") and not board.find("hand")
        assert not board.find("back")
        (first,) = board.find("first")
        assert f"Player{match.winners[0]}" in first.text
        assert str(match.points[match.winners[0]]) in first.text
        assert "target of 100" in board.find("scored")[0].text


def test_the_open_replay_shows_all_teams_and_hands() -> None:
    match = next(m for m in in_phase("leading") if "hidden" in str(table(m)["players"]))
    opened = {seat: table(match, seat) for seat in range(match.seats)}
    assert board_of(match, None).find("back")
    board = read(html_of(match, None, opened=opened))
    assert not board.find("back")
    assert len(board.find("open-hand")) == match.seats


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
            abouts = {p.attributes.get("data-about", CARD_NAMES[0]) for p in board.all()}
            assert abouts <= set(CARD_NAMES)


def test_pieces_that_stay_are_named_in_the_style() -> None:
    named = set(re.findall(r"#([\w-]+) \{ view-transition-name: \1; \}", STYLE.read_text("utf-8")))
    for match in positions():
        ids = {piece.attributes.get("id", "") for piece in board_of(match).all()}
        assert {name for name in ids if name.startswith(("card-", "team-", "chariot-"))} <= named


def test_all_texts_are_used() -> None:
    folder = Path(romer.__file__).parent
    files = ("board.html", "board.py", "news.py")
    written = "".join((folder / name).read_text("utf-8") for name in files)
    keys = PHRASES["en"]._words.catalogue("en").keys
    texts = [key.removeprefix("board-") for key in keys if key.startswith("board-")]
    assert texts and not [key for key in texts if f'"{key}"' not in written]
    assert "le pli" in board_of(positions()[0], language="fr").text.lower()
