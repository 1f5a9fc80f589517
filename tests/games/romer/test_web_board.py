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
from ludi.games.romer.events import EVENTS
from ludi.games.romer.table import board as romer
from ludi.games.romer.table.keys import Keys
from ludi.games.romer.table.news import last_trick, newest, news, thrown
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
            assert len(board.find("act", tag="button")) == len(legal)


def test_every_button_says_what_it_does() -> None:
    for match in asked():
        seat = match.to_act[0]
        for language in LANGUAGES:
            said = {a.text: str(a) for a in match.legal(seat, language)}
            for button in board_of(match, seat, language).find("act", tag="button"):
                assert button.text == " ".join(said[button.attributes["value"]].split())
                assert button.attributes["name"] == "action"


def test_where_a_card_is_put_makes_an_action_and_all_actions_are_made_so() -> None:
    for match in asked():
        board = board_of(match, match.to_act[0])
        cards = [p.attributes["data-drag"] for p in board.all() if "data-drag" in p.attributes]
        drops = [p.attributes["data-drop"] for p in board.all() if "data-drop" in p.attributes]
        made = {drop.replace("{}", card) for drop in drops for card in cards}
        assert made == set(board.actions) - {"stop"}
        assert Counter(cards) == Counter(table(match, match.to_act[0])["own"]["hand"])


def test_cards_are_put_where_they_come_to_lie() -> None:
    for match in asked():
        seat = match.to_act[0]
        board, size = board_of(match, seat), len(table(match, seat)["players"][seat]["team"])
        slots = board.named(f"chariot-{seat}").find("r-slot")
        for piece in (p for p in board.all() if "data-drop" in p.attributes):
            place = {"play {}": None, "trump {}": 1, "renew {}": 1, "lay {}": size + 1}[
                piece.attributes["data-drop"]
            ]
            assert piece is (board.find("r-trick")[0] if place is None else slots[place - 1])


def test_what_is_offered_where_a_card_is_put_is_what_the_view_says() -> None:
    for match in asked():
        own = table(match, match.to_act[0])["own"]
        for button in board_of(match, match.to_act[0]).find("act"):
            verb, _, card = button.attributes["value"].partition(" ")
            offer = button.attributes.get("data-offer", "")
            assert bool(offer) == (verb != "stop")
            if verb == "lay":
                assert re.search(rf"(\+|= ){own['worth'][card]}\b", offer)
                assert ("ends the round" in offer) == (own["room"] == 1)
            if verb == "play" and own["takes"].get(card):
                assert f"captures {own['takes'][card]}" in offer
            if verb in ("trump", "renew"):
                assert offer.startswith(f"Trump: {card.split('-')[0]}")


def test_without_a_script_every_action_is_seen() -> None:
    for match in asked():
        board = board_of(match, match.to_act[0])
        (plain,) = [piece for piece in board.all() if "data-plain" in piece.attributes]
        assert set(board.actions) - set(plain.actions) <= {"stop"}


# --- Pieces that are seen moving ----------------------------------------------------------------


def keys_of(board: Piece) -> list[str]:
    return [piece.attributes["data-key"] for piece in board.all() if "data-key" in piece.attributes]


def test_each_piece_has_a_key_of_its_own() -> None:
    for match in positions():
        for seat in viewers(match):
            keys = keys_of(read(html_of(match, seat, back=match.seats)))
            assert all(keys) and len(keys) == len(set(keys))


def test_nothing_tells_of_a_card_that_the_viewer_does_not_know() -> None:
    for match in positions():
        for seat in viewers(match):
            lying = table(match, seat)
            public = {
                *lying["discards"],
                *(card for player in lying["players"] for card in player["team"]),
                *(player["played"] for player in lying["players"]),
                *(lying["own"]["hand"] if "own" in lying else ()),
            }
            told = {event.facts.get("card") for event in match.events(seat, len(match.history) - 1)}
            html = html_of(match, seat)
            for card in set(CARD_NAMES) - public - told:
                assert not re.search(rf'"{card}("|-hand|-team|-trick)', html)


def test_what_comes_and_goes_says_where() -> None:
    for match in positions():
        board = board_of(match)
        keys = set(keys_of(board)) | {"discards", "pile"}
        for piece in board.all():
            for name in ("data-from", "data-leaves"):
                assert piece.attributes.get(name, "pile") in keys


def test_the_script_shows_only_what_happens() -> None:
    script = STYLE.with_name("board.js").read_text("utf-8")
    told = set(re.findall(r'scene\("(\w+)"', script))
    told |= {
        kind for row in re.findall(r"of \[(.*?)\]", script) for kind in re.findall(r"\w+", row)
    }
    assert told <= {event.name for event in EVENTS}
    assert {"card_played", "trick_won", "card_captured", "card_laid", "team_scored"} <= told


# --- What is shown ------------------------------------------------------------------------------


def test_the_hand_shows_every_card_and_what_it_would_do() -> None:
    for match in asked():
        for seat in range(match.seats):
            own = table(match, seat)["own"]
            board = board_of(match, seat)
            cards = [piece for piece in board.all() if "data-card" in piece.attributes]
            shown = [card.attributes["data-card"] for card in cards]
            assert Counter(shown) == Counter([] if match.over else own["hand"])
            for piece, card in zip(cards, shown, strict=True):
                assert card.split("-")[0] in piece.classes
                assert ("wins" in piece.classes) == (card in own["takes"])
                if own["takes"].get(card):
                    takes = f"captures {own['takes'][card]}"
                    assert takes in piece.attributes["aria-label"]
                if own["worth"]:
                    assert f"count {own['worth'][card]}." in piece.attributes["data-now"]


def test_teams_show_what_the_viewer_knows() -> None:
    for match in positions():
        for seat in viewers(match):
            board, lying = board_of(match, seat), table(match, seat)
            for number, player in enumerate(lying["players"]):
                chariot = board.named(f"chariot-{number}")
                slots = chariot.find("r-slot")
                assert len(slots) == 7
                assert [_card_in(slot) for slot in slots] == player["team"] + [""] * (
                    7 - len(player["team"])
                )
                assert str(player["total"]) in chariot.find("r-total")[0].text


def _card_in(slot: Piece) -> str:
    if slot.find("r-down"):
        return "hidden"
    cards = [piece for piece in slot.all() if "data-about" in piece.attributes]
    return cards[0].attributes["data-about"] if cards else ""


def test_who_would_discard_horses_is_asked_before_it() -> None:
    asked_before = 0
    for match in in_phase("leading"):
        seat = match.to_act[0]
        team = table(match, seat)["players"][seat]["team"]
        for button in board_of(match, seat).find("act", tag="button"):
            question = button.attributes.get("data-confirm", "")
            is_ruinous = button.attributes["value"].startswith("renew ") and len(team) > 1
            assert bool(question) == is_ruinous
            assert not is_ruinous or f"{len(team)} cards" in question
            hidden = team.count("hidden")
            assert ("unknown card" in question) == bool(is_ruinous and hidden)
            assert not question or not hidden or f"+ {hidden} unknown card" in question
            asked_before += is_ruinous
    assert asked_before


def test_the_trick_shows_who_played_what_and_who_is_ahead() -> None:
    for match in in_phase("following"):
        lying = table(match)
        places = board_of(match, None).find("r-spot")
        assert "leads" in places[lying["leader"]].text
        for seat, place in enumerate(places):
            player = lying["players"][seat]
            assert _card_in(place) == (player["played"] or "")
            assert f"Player{seat}" in place.text
            assert ("ahead" in place.classes) == (lying["winning"] == seat)
            if player["loses"]:
                assert place.find("r-loss")


def test_after_a_trick_it_is_told_who_won_lost_and_drew() -> None:
    taken = [match for match in in_phase("leading") if _has(match, "trick_won")]
    assert taken
    for match in taken:
        board = board_of(match, None)
        (won,) = [e for e in match.events(None, len(match.history) - 1) if e.name == "trick_won"]
        told = board.find("r-told")[0].text
        trick = "trumped trick" if won.facts["trumped"] else "trick"
        assert f"Player{won.facts['seat']} wins the {trick}" in told
        assert "draw" in told
        assert ("loses a card" in told) == _has(match, "card_captured")


def test_the_last_trick_is_shown_whole_or_not_at_all() -> None:
    taken = [match for match in in_phase("leading") if _has(match, "trick_won")]
    for match in taken:
        assert not board_of(match, None).find("r-last")
        played = [e for e in match.events(None, 0) if e.name == "card_played"]
        led = max(at for at, event in enumerate(played) if event.facts["how"] == "lead")
        last = read(html_of(match, None, back=match.seats)).find("r-last")
        shown = [piece.attributes["data-about"] for piece in last]
        assert shown == [event.facts["card"] for event in played[led:]]
        (won,) = [e for e in match.events(None, 0) if e.name == "trick_won"][-1:]
        (best,) = [piece for piece in last if "won" in piece.classes]
        assert best.attributes["data-about"] == won.facts["card"]


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


def test_captures_and_tricks_are_told_before_what_was_laid_and_drawn() -> None:
    events = [
        {"event": "card_laid", "seat": 0, "card": "red-5-v", "position": 2, "sentence": "Ann lays"},
        {"event": "trick_won", "seat": 1, "card": "red-6-v", "trumped": 1},
        {"event": "card_captured", "seat": 2, "winner_seat": 1, "position": 3},
        {"event": "card_drawn", "seat": 1},
        {"event": "card_laid", "seat": 1, "position": 4, "sentence": "Ben lays"},
    ]
    told = news(say, ["Ann", "Ben", "Cat"], "trumping", events, {}, 0)
    assert [one.weight for one in told] == ["light", "weighty", "weighty", "light", ""]
    taken = [match for match in in_phase("leading") if _has(match, "trick_won")]
    for match in taken:
        for one in board_of(match).find("r-told")[0].find(tag="li"):
            assert ("r-weighty" in one.classes) or "wins the" not in one.text


def test_the_discards_show_what_was_thrown_last() -> None:
    trick = [
        {"event": "card_played", "seat": 0, "card": "red-5-v", "how": "lead"},
        {"event": "card_played", "seat": 1, "card": "red-6-v", "how": "follow"},
        {"event": "trick_won", "seat": 1, "card": "red-6-v", "trumped": 0},
    ]
    lost = {"event": "capture_discarded", "seat": 0, "card": "blue-1-x"}
    open_trick = {"event": "card_played", "seat": 1, "card": "black-3-v", "how": "lead"}
    assert thrown([*trick, lost, open_trick]) == ["red-5-v", "red-6-v", "blue-1-x"]
    assert thrown(trick[1:]) == ["red-6-v"]
    for emptied in ("round_began", "pile_refilled"):
        after: list[dict[str, Any]] = [*trick, {"event": emptied}]
        assert not thrown(after) and not last_trick(Keys(), after)


def test_no_card_lies_on_discards_that_there_are_not() -> None:
    for match in asked():
        stack = read(html_of(match, back=2 * match.seats)).find("r-discards")[0].find("r-stack")[0]
        shown = [piece.attributes["data-about"] for piece in stack.find("r-card")]
        assert set(shown) <= set(table(match)["discards"])
        assert bool(shown) == bool(table(match)["discards"])


def test_what_the_trick_before_brought_is_not_told_again() -> None:
    won = {"event": "trick_won", "seat": 1, "card": "red-5-v", "trumped": 0}
    drew, led = {"event": "card_drawn", "seat": 1}, {"event": "turn_began", "seat": 1}
    assert newest([won, drew, led, won, drew]) == [led, won, drew]
    assert newest([led, won, drew]) == [led, won, drew]


def test_the_limit_of_leads_is_told_only_when_it_is_near() -> None:
    for limit, told in ((500, ""), (12, "after 12 more leads"), (1, "after this lead")):
        match = Match("romer", 2, seed=1, options={"lead_limit": limit})
        piles = board_of(match).find("r-side")[0].text
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
        ranks = board.find("r-rank")
        assert bool(ranks) == _has(match, "round_ended")
        if ranks:
            events = match.events(0, len(match.history) - 1)
            for event in events:
                if event.name == "team_scored":
                    name = f"Player{event.facts['seat']}" if event.facts["seat"] else say("you")
                    (rank,) = [r for r in ranks if name in r.text]
                    assert f"+{event.facts['points']}" in rank.text
                    assert f"total {event.facts['total']}" in rank.text
            scored = sum(event.name == "card_scored" for event in events)
            assert len(board.find("r-counted")[0].find(tag="li")) <= 7
            assert sum(len(one.find(tag="li")) for one in board.find("r-counted")) == scored


def test_the_score_of_a_round_is_kept_for_the_next_one() -> None:
    for match in asked():
        board = board_of(match)
        assert len(board.find("r-again")) == (table(match)["round"] > 1)
    scored = [match for match in in_phase("trumping") if _has(match, "round_ended")]
    assert scored
    for match in scored:
        later, laid = match.copy(), 0
        while table(later)["phase"] == "trumping":
            seat = later.to_act[0]
            later.play(seat, later.legal(seat)[0])
            laid += 1
        (kept,) = read(html_of(later, back=laid + 1)).find("r-kept")
        assert len(kept.find("r-rank")) == match.seats
        assert not read(html_of(later, back=laid)).find("r-kept")


def test_only_cards_that_are_known_say_what_they_count() -> None:
    for match in positions():
        for slot in board_of(match).find("r-slot"):
            told = slot.find("r-here")[0].text
            is_known = _card_in(slot) not in ("", "hidden")
            assert bool(re.fullmatch(r"\+\d+", told)) == is_known
            assert bool(told) == is_known


def test_the_end_shows_who_has_won_and_why() -> None:
    for match in in_phase("over"):
        board = board_of(match)
        assert not board.actions and not board.find("r-trick") and not board.find("r-hand")
        assert not board.find("r-down")
        (first,) = board.find("r-rank", "first")
        assert f"Player{match.winners[0]}" in first.text
        assert str(match.points[match.winners[0]]) in first.text
        triumph = f"Player{match.winners[0]}" if match.winners[0] else say("triumph", whose="yours")
        assert triumph in board.find("r-scored")[0].text
        assert "target of 100" in board.find("r-scored")[0].text


def test_the_open_replay_shows_all_teams_and_hands() -> None:
    match = next(m for m in in_phase("leading") if "hidden" in str(table(m)["players"]))
    opened = {seat: table(match, seat) for seat in range(match.seats)}
    assert board_of(match, None).find("r-down")
    board = read(html_of(match, None, opened=opened))
    assert not board.find("r-down")
    assert sum(len(lane.find("r-open")) for lane in board.find("r-lane")) == match.seats


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


def test_the_discards_never_look_empty() -> None:
    for match in asked():
        stack = board_of(match).find("r-discards")[0].find("r-stack")[0]
        assert bool(stack.find("r-card")) == bool(table(match)["discards"])


def test_the_style_reaches_nothing_else() -> None:
    style = re.sub(r"/\*.*?\*/", "", STYLE.read_text("utf-8"), flags=re.S)
    assert "view-transition-name" not in style
    selectors = [rule.strip() for rule in re.findall(r"([^{}]+)\{", style)]
    for rule in (rule for rule in selectors if not rule.startswith("@") and rule != "from"):
        assert all(one.strip().startswith(".romer") for one in rule.split(",") if "(" not in rule)


def test_all_texts_are_used() -> None:
    folder = Path(romer.__file__).parent
    files = ("board.html", "board.py", "news.py")
    written = "".join((folder / name).read_text("utf-8") for name in files)
    keys = PHRASES["en"]._words.catalogue("en").keys
    texts = [key.removeprefix("board-") for key in keys if key.startswith("board-")]
    assert texts and not [key for key in texts if f'"{key}"' not in written]
    assert "le pli" in board_of(positions()[0], language="fr").text.lower()
