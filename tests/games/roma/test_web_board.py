"""The board of Roma in the browser: every piece shows what the view says, and what it can do."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.roma.hand_built import position
from ludi import Match
from ludi.core.actions import Action
from ludi.core.position import to_position
from ludi.core.speech import LANGUAGES
from ludi.games.roma import GAME
from ludi.games.roma.cards import CARD_NAMES
from ludi.games.roma.state import PHASES
from ludi.games.roma.table import board as roma
from ludi.games.roma.table.news import last_brought
from ludi.games.roma.table.pieces import Fought, kinds
from ludi.games.roma.table.recaps import Bit
from ludi.games.roma.words import PHRASES
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, action_document
from web.browsers import NEEDS_CHROMIUM, PHONE, SMALL_PHONE, Sit
from web.drawings import Piece, Reader

SEATS = (0, 1, None)


def html_of(
    match: Match,
    seat: int | None = 0,
    language: str = "en",
    opened: dict[int, Any] | None = None,
    looks_on: bool = False,
) -> str:
    """The board as a viewer's page has it."""
    viewer = Viewer(seat, language, looks_on=looks_on)
    names = ["Ann", "Ben"]
    actions = [] if seat is None else match.legal(seat, language)
    by_text = {action.text: action for action in actions}
    view = match.view(seat)
    shown = {
        "id": "here",
        "seats": [{"name": name} for name in names],
        "view": view,
        "legal": [action_document(action) for action in actions],
        "events": [event.document() for event in match.events(seat, len(match.history) - 1)],
    }

    def sentence(action: Action) -> str:
        return str(action)

    return page(
        "games/roma/board.html",
        language,
        shown=shown,
        viewer=viewer,
        names=names,
        phrases=match.game.phrases[language],
        act=by_text.get,
        sentence=sentence,
        board=roma.prepare(view["table"], viewer, names, opened or {}),
    )


def board_of(match: Match, seat: int | None = 0, language: str = "en", **more: Any) -> Piece:
    reader = Reader()
    reader.feed(html_of(match, seat, language, **more))
    assert reader.at is reader.root
    return reader.root


def at(*actions: str, chance: str = "", **how: Any) -> Match:
    """A hand-built position, and what the player asked then does."""
    match = Match.from_position(to_position(GAME, position(**how)))
    for action in actions:
        match.play(match.to_act[0], action, chance=chance.split() or None)
    return match


OWN = "forum velites legionarius consul onager scaenicus"
OTHER = "turris forum centurio - basilica senator"


def positions() -> dict[str, Match]:
    """Positions in which all kinds of action are possible."""
    both = {0: OWN, 1: OTHER}

    def acting(dice: str, *actions: str, own: str = OWN, **how: Any) -> Match:
        return at(*actions, discs={0: own, 1: OTHER}, dice=dice, **how)

    return {
        "giving": Match("roma", 2, seed=1),
        "setting": _set_up(4),
        "set by one": _set_up(9),
        "first turn": _set_up(12),
        "acting": at(discs=both, dice="1 2 3", hands={0: "forum nero"}, money=(5, 2)),
        "equal dice": acting("2 2 2", phase="rerolling"),
        "forum": acting("1 2 3", "activate 1"),
        "templum": acting("1 2 3", "activate 1", "use 2", own="forum templum"),
        "aiming": acting("1 2 3", "activate 2"),
        "aiming at buildings": acting("5", "activate 5"),
        "consul": acting("4 1 6", "activate 4"),
        "consul, equal dice": acting("4 3 3", "activate 4"),
        "copying": acting("6 1 1", "activate 6"),
        "battle": acting("3 1", "activate 3", chance="4"),
        "adding": acting("1 3 6", "activate 1", own="centurio", chance="2"),
        "buying": acting("1", "activate 1", own="mercator", money=(9, 0)),
        "blocking": acting("1", "activate 1", own="praetorianus", blocked={1: "2"}),
        "blocked": acting("1 2", blocked={0: "1 2", 1: "3"}),
        "laying": acting("1", "activate 1", own="architectus", hands={0: "forum forum mercatus"}),
        "laying on": acting(
            "1", "activate 1", "lay forum 4", own="architectus", hands={0: "forum forum mercatus"}
        ),
        "relaying": acting("1", "activate 1", own="consiliarius legat forum"),
        "searching": acting("1", "activate 1", own="haruspex", hands={1: "templum"}),
        "fetching": acting("1", "activate 1", own="aesculapinum", discards="nero legat templum"),
        "drawing": acting("3", "cards 3", chance="legat nero legat"),
        "lowered": acting("1 2", "activate 1", own="essedum velites"),
    }


def _set_up(actions: int) -> Match:
    match = Match("roma", 2, seed=1)
    for _ in range(actions):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0].text)
    return match


@pytest.fixture(params=list(positions()))
def match(request: pytest.FixtureRequest) -> Match:
    return positions()[request.param]


def random_states(games: int, looks: int) -> Iterator[Match]:
    """Games played at random, looked at now and then and at the end."""
    for seed in range(games):
        chooser = random.Random(seed)
        match = Match("roma", 2, seed=seed, options={"turn_limit": 60})
        while not match.over:
            seat = chooser.choice(match.to_act)
            legal = match.legal(seat)
            acts = [action for action in legal if action.name in ("activate", "lay", "use", "copy")]
            match.play(seat, chooser.choice(acts or legal).text)
            if chooser.randrange(looks) == 0:
                yield match
        yield match


def check_actions(match: Match, seat: int | None, language: str) -> None:
    board = board_of(match, seat, language)
    legal = {} if seat is None else {a.text: str(a) for a in match.legal(seat, language)}
    assert sorted(board.actions) == sorted(legal)
    for button in board.find(tag="button"):
        assert "act" in button.classes
        assert button.attributes["name"] == "action"
        action = button.attributes["value"]
        if action.startswith("lay "):  # what is laid is said once, before all the places
            assert action.split()[2] in button.text and "aria-label" not in button.attributes
        else:
            assert button.attributes["aria-label"] == legal[action]
    if seat is not None:
        check_ways(board, set(legal))


def check_ways(board: Piece, legal: set[str]) -> None:
    """Every action can be done where scripts hide the plain buttons: by a button that stays, or by
    a piece and a place; and pieces and places do nothing that is not possible."""
    plain = {
        action for part in board.all() if "data-plain" in part.attributes for action in part.actions
    }
    pieces = {p.attributes["data-drag"] for p in board.all() if "data-drag" in p.attributes}
    made = set()
    for place in board.all():
        takes, drop = place.attributes.get("data-takes", ""), place.attributes.get("data-drop")
        for piece in pieces:
            made |= {action for action in takes.split("|") if action.endswith(f" {piece}")}
            if drop is not None:
                made.add(drop.replace("{}", piece) if "{}" in drop else f"{piece} {drop}".strip())
    assert plain <= made & legal
    at_once = {action for place in board.find("rm-source") for action in place.actions}
    assert not at_once & plain
    assert {action for action in legal if action.split()[0] in ("lay", "money", "cards")} == (
        plain | at_once
    )


def test_every_legal_action_is_a_button_once_and_nothing_else_is(match: Match) -> None:
    for seat in SEATS:
        for language in LANGUAGES:
            check_actions(match, seat, language)


def test_so_it_is_in_whatever_game() -> None:
    phases = set()
    for match in random_states(games=12, looks=12):
        phases.add(match.view(None)["table"]["phase"])
        for seat in SEATS:
            check_actions(match, seat, random.Random(len(match.history)).choice(LANGUAGES))
            check_page_rules(board_of(match, seat))
    assert "over" in phases and "acting" in phases


def test_all_phases_are_looked_at() -> None:
    found = {match.view(None)["table"]["phase"] for match in positions().values()}
    assert found | {"over", "beginning", "rolling"} == set(PHASES)


def check_page_rules(board: Piece) -> None:
    attributes = [key for piece in board.all() for key in piece.attributes]
    assert not [key for key in attributes if key == "style" or key.startswith("on")]
    assert not board.find(tag="script")
    for name in ("id", "data-key"):
        names = [piece.attributes[name] for piece in board.all() if name in piece.attributes]
        assert len(names) == len(set(names)), name
    keys = {piece.attributes["data-key"] for piece in board.all() if "data-key" in piece.attributes}
    sources = {p.attributes["data-from"] for p in board.all() if "data-from" in p.attributes}
    assert {one for one in sources if not one.startswith("hand-")} <= keys
    for piece in board.all():
        if "data-count" in piece.attributes:
            assert piece.text == piece.attributes["data-count"]
    abouts = {p.attributes["data-about"] for p in board.all() if "data-about" in p.attributes}
    assert abouts <= set(CARD_NAMES)
    assert not [p for p in board.all() if p.attributes.get("data-now") == ""]


def test_the_board_keeps_the_page_rules(match: Match) -> None:
    for seat in SEATS:
        check_page_rules(board_of(match, seat))


def test_every_card_has_a_shape_and_a_text() -> None:
    shapes = Path(roma.__file__).with_name("shapes.html")
    text = shapes.read_text("utf-8")
    drawn = set(re.findall(r'symbol id="roma-([\w-]+)"', text))
    assert set(CARD_NAMES) <= drawn
    assert len(text.encode()) < 60_000
    named = set(re.findall(r' id="([\w-]+)"', text))
    assert set(re.findall(r"(?:url\(|href=\")#([\w-]+)", text)) <= named
    for language in LANGUAGES:
        for kind in kinds(language).values():
            assert PHRASES[language].say(f"short-{kind.card}")
            assert kind.called.replace("\u00ad", "") == kind.name


def test_the_board_speaks_the_language_of_who_looks() -> None:
    text = board_of(positions()["acting"], language="fr").text
    assert "Vos dés" in text and "Your dice" not in text
    assert PHRASES["fr"].say("short-velites") in text


# --- Each action on its piece -------------------------------------------------------------------


def slot(board: Piece, side: str, disc: int) -> Piece:
    (row,) = board.find("rm-row", f"rm-{side}")
    return row.find("rm-slot")[disc - 1]


def keyed(board: Piece, key: str) -> Piece:
    (found,) = [piece for piece in board.all() if piece.attributes.get("data-key") == key]
    return found


def offers(board: Piece, beginning: str) -> dict[str, str]:
    """What buttons offer at a place that lights up, by their action."""
    return {
        button.attributes["value"]: button.attributes.get("data-offer", "")
        for button in board.find("act")
        if button.attributes["value"].startswith(beginning)
    }


def test_actions_stand_on_their_pieces() -> None:
    board = board_of(positions()["acting"])
    assert slot(board, "below", 1).actions == ["activate 1"]
    assert slot(board, "below", 3).actions == ["activate 3"]
    assert not slot(board, "below", 4).actions
    for name in ("money", "cards"):
        (source,) = board.find("rm-source", f"rm-{name}")
        assert source.attributes["data-drag"] == name
        assert {f"{name} {die}" for die in (1, 2, 3)} <= set(
            source.attributes["data-takes"].split("|")
        )
    forum, nero = keyed(board, "hand-forum"), keyed(board, "hand-nero")
    assert forum.attributes["data-drag"] == "forum" and forum.attributes["role"] == "button"
    assert "data-drag" not in nero.attributes
    drops = [slot(board, "below", disc).attributes["data-drop"] for disc in range(1, 7)]
    assert drops == [f"lay {{}} {disc}" for disc in range(1, 7)]


def test_places_offer_what_they_cost_and_cover() -> None:
    both = {0: "legat - turris", 1: OTHER}
    board = board_of(at(discs=both, dice="1 6", hands={0: "forum"}, money=(5, 0)))
    assert offers(board, "lay forum") == {
        "lay forum 1": "−5 ✕",
        "lay forum 2": "−5",
        "lay forum 3": "−5 ✕",
        **{f"lay forum {disc}": "−5" for disc in (4, 5, 6)},
    }
    assert offers(board, "money") == {"money 1": "+1", "money 6": "+6"}
    assert offers(board, "cards") == {"cards 1": "1 card", "cards 6": "1 of 6"}
    assert offers(board_of(positions()["laying"]), "lay forum")["lay forum 1"] == "✕"
    setting = positions()["setting"]
    free = offers(board_of(setting, setting.to_act[0]), "lay")
    assert set(free.values()) == {"✓"}


def test_what_may_be_overlooked_is_asked_about() -> None:
    def asked(match: Match, action: str, language: str = "en") -> str | None:
        board = board_of(match, 0, language)
        for question in board.find("rm-asking"):  # it is answered where it is asked
            if question.actions == [action]:
                return question.inside[0].text
        (button,) = [one for one in board.find("act") if one.attributes["value"] == action]
        return button.attributes.get("data-confirm")

    match = at(discs={0: "legat"}, dice="4 4", hands={0: "forum"}, money=(5, 0))
    assert asked(match, "end") == "Your unused dice will be lost."
    assert asked(match, "lay forum 1") == "Legat will be discarded."
    assert asked(match, "lay forum 2") is None
    assert asked(at("money 4", discs={0: "legat"}, dice="4"), "end") is None
    ruined = at(discs={0: "legat"}, dice="4", vp=(5, 12))
    assert asked(ruined, "end") == (
        "If nothing changes, you lose when your next turn begins: your open discs cost 5 VP, "
        "and you have 5 VP. Your unused die will be lost."
    )
    for language in LANGUAGES:
        assert "5" in (asked(ruined, "end", language) or "")
    assert (
        asked(at(discs={0: "legat"}, dice="4", vp=(6, 12)), "end", "fr")
        == "Le dé restant sera perdu."
    )


def test_targets_are_buttons_on_the_cards_themselves() -> None:
    for name, discs in (("aiming", (3, 6)), ("aiming at buildings", (1, 2, 5))):
        board = board_of(positions()[name])
        for disc in range(1, 7):
            expected = [f"aim {disc}"] if disc in discs else []
            assert slot(board, "above", disc).actions == expected
    board = board_of(positions()["blocking"])
    assert slot(board, "above", 4).actions == ["block 4"]
    assert not slot(board, "above", 2).actions
    board = board_of(positions()["copying"])
    assert slot(board, "below", 2).actions == ["copy 2"]


def number(piece: Piece) -> str:
    """What a piece says itself, without what is said to those who do not see it."""
    return " ".join(piece.words.split())


def test_what_an_attack_can_reach_is_marked() -> None:
    board = board_of(positions()["acting"])
    marks = {disc: slot(board, "above", disc).find("rm-reach") for disc in range(1, 7)}
    said = {
        disc: [one.attributes["href"][-1] for one in found[0].find(tag="use")[1:]]
        for disc, found in marks.items()
        if found
    }
    assert said == {3: ["2", "3"], 6: ["2"]}
    (card,) = slot(board, "above", 3).find("rm-card")
    assert "Velites (disc 2) can attack it: 6 or more wins (17%)." in card.attributes["data-now"]
    assert not board_of(positions()["acting"], 1).find("rm-reach")


def test_no_sword_is_shown_where_no_battle_is_fought() -> None:
    both = {0: "gladiator", 1: "- velites"}
    match = at(discs=both, dice="1")
    html = html_of(match)
    assert "#rm-away" in html and "#rm-sword" not in html
    match.play(0, "activate 1")
    html = html_of(match)
    assert "#rm-away" in html and "#rm-sword" not in html
    assert "#rm-sword" in html_of(positions()["aiming"])


def test_only_discs_that_can_be_used_are_ringed() -> None:
    match = at(discs={0: "forum - turris", 1: OTHER}, dice="1 2 3")
    (discs,) = board_of(match).find("rm-discs")
    assert [number(disc.inside[0]) for disc in discs.find("rm-lit")] == ["1"]
    assert not board_of(match, 1).find("rm-lit")


def test_the_current_defence_is_shown() -> None:
    board = board_of(positions()["lowered"])
    (guard,) = slot(board, "above", 3).find("rm-guard")
    assert number(guard) == "4" and "rm-changed" in guard.classes  # 5, Turris 1, Essedum −2
    (guard,) = slot(board, "above", 1).find("rm-guard")
    assert number(guard) == "4"
    (guard,) = slot(board, "below", 2).find("rm-guard")
    assert number(guard) == "3" and "rm-changed" not in guard.classes


def test_why_a_card_cannot_act_is_told() -> None:
    board = board_of(positions()["acting"])
    (card,) = slot(board, "below", 4).find("rm-card")
    assert "No unused die shows 4." in card.attributes["data-now"]
    assert not card.find(tag="button")


def test_the_acting_card_is_dragged_to_what_it_aims_at() -> None:
    board = board_of(positions()["aiming"])
    assert keyed(board, "at-0-2-velites").attributes["data-drag"] == "aim"
    assert slot(board, "above", 3).attributes["data-drop"] == "3"
    assert "data-drop" not in slot(board, "above", 1).attributes


def test_keys_tell_nothing_that_is_hidden() -> None:
    match = positions()["set by one"]
    setter = 1 - match.to_act[0]
    hidden = [card for card in match.view(setter)["table"]["players"][setter]["discs"] if card]
    html = html_of(match, 1 - setter)
    keys = re.findall(rf'data-key="(at-{setter}-[^"]+)"', html)
    assert keys and all(key.endswith("-hidden") for key in keys)
    known = set(match.view(1 - setter)["table"]["own"]["other"])
    table = match.view(1 - setter)["table"]
    own = {*table["own"]["hand"], *table["players"][1 - setter]["discs"]}
    for card in set(hidden) - known - own:
        assert f"roma-{card}" not in html and f'"{card}"' not in html


def test_cards_in_hand_and_on_offer_come_from_somewhere() -> None:
    board = board_of(positions()["drawing"])
    assert keyed(board, "offer-legat").attributes["data-from"] == "pile"
    assert (
        keyed(board_of(positions()["fetching"]), "offer-nero").attributes["data-from"] == "discards"
    )
    assert (
        keyed(board_of(positions()["relaying"]), "offer-legat").attributes["data-drag"] == "legat"
    )


# --- What is shown ------------------------------------------------------------------------------


def test_a_battle_can_be_followed() -> None:
    (battle,) = slot(board_of(positions()["battle"]), "above", 3).find("rm-fight")
    assert "in_vain" in battle.classes and "failed" in battle.text
    assert number(battle.find("rm-guard")[0]) == "6"
    (adding,) = slot(board_of(positions()["adding"]), "above", 1).find("rm-fight")
    assert "open" in adding.classes and number(adding.find("rm-guard")[0]) == "6"
    match = positions()["adding"]
    board = board_of(match)
    assert [button.text for button in board.find("rm-use")] == ["= 5 ✗", "= 8 ✓"]
    match.play(0, "use 6")
    (battle,) = slot(board_of(match), "above", 1).find("rm-fight")
    assert "won" in battle.classes
    labels = [die.attributes["aria-label"] for die in battle.find("rm-die")]
    assert labels == ["Battle die: Die showing 2", "Die showing 6"]


def test_a_die_for_forum_is_none_of_a_later_battle() -> None:
    match = at("activate 1", "use 5", discs={0: "forum", 1: OTHER}, dice="1 5")
    events = [event.document() for event in match.events(0, 0)]
    fought = {
        "event": "battle_fought",
        "seat": 1,
        "card": "forum",
        "disc": 1,
        "strength": 1,
        "defence": 5,
        "won": 0,
    }
    woken = {"event": "card_activated", "seat": 1, "card": "velites", "disc": 2}
    last = last_brought([*events, woken, fought], match.view(0)["table"])
    assert last.fought[0, 1] == Fought(1, 0, "5", "in_vain")


def test_a_die_of_the_turn_before_lies_no_more() -> None:
    match = at("money 4", dice="4")
    assert last_brought(told(match), match.view(0)["table"]).paid_out == 4
    later = [*told(match), {"event": "turn_began", "seat": 1, "turn": 2}]
    assert last_brought(later, match.view(0)["table"]).paid_out == 0


def told(match: Match) -> list[dict[str, Any]]:
    """All that happened."""
    return [event.document() for event in match.events(0, 0)]


def test_what_was_done_is_told_in_pictures() -> None:
    match = at("activate 1", "use 6", discs={0: "forum", 1: OTHER}, dice="1 6")
    (recap,) = last_brought(told(match), match.view(0)["table"]).recaps
    assert recap.seat == 0
    assert recap.actions == (
        (
            Bit("die", 1),
            Bit("card", "forum"),
            Bit("die", 6),
            Bit("text", "+6"),
            Bit("sign", "crown"),
        ),
    )
    (shown,) = board_of(match).find("rm-recap")
    assert "Just done by you" in shown.text and "+6" in shown.text
    (shown,) = board_of(match, 1).find("rm-recap")
    assert "Just done by Ann" in shown.text


def test_a_card_that_was_kept_is_told_before_those_that_were_not() -> None:
    match = at("cards 2", discs={0: OWN}, dice="2", chance="legat nero")
    match.play(0, "take nero")
    (recap,) = last_brought(told(match), match.view(0)["table"]).recaps
    kept = (Bit("text", "▸"), Bit("sign", "fan"), Bit("card", "nero"))
    thrown = (Bit("text", "✕"), Bit("card", "legat"))
    assert recap.actions == ((Bit("sign", "fan"), Bit("text", "2"), *kept, *thrown),)
    hidden = [event.document() for event in match.events(1, 0)]
    (recap,) = last_brought(hidden, match.view(1)["table"]).recaps
    assert Bit("text", "1") in recap.actions[0] and Bit("card", "nero") not in recap.actions[0]


def test_who_blocks_a_disc_has_done_it() -> None:
    match = at("activate 1", discs={0: "praetorianus", 1: OTHER}, dice="1")
    match.play(0, "block 3")
    (last,) = [one for one in told(match) if one["event"] == "disc_blocked"]
    (recap,) = last_brought([last], match.view(0)["table"]).recaps
    assert recap.seat == 0
    assert recap.actions == ((Bit("sign", "block"), Bit("disc", 3)),)


def test_what_decided_most_is_told_where_there_is_room_for_one() -> None:
    match = at(discs={0: OWN, 1: OTHER}, dice="1 2 5")
    for action, chance in (("money 5", ""), ("activate 2", ""), ("aim 3", "6"), ("cards 1", "")):
        match.play(0, action, chance=chance.split() or None)
    (recap,) = last_brought(told(match), match.view(0)["table"]).recaps
    assert len(recap.actions) == 3 and recap.chief == 1
    assert Bit("card", "centurio") in recap.actions[1]


def test_on_the_discards_lies_what_was_thrown_last_or_nothing_that_was_not() -> None:
    match = at("cards 2", discs={0: OWN}, dice="2 5", chance="legat nero", discards="forum")
    assert board_of(match).named("roma-discards").find("rm-turned")
    match.play(0, "take nero")
    (seen,) = board_of(match).named("roma-discards").find("rm-top", tag="svg")
    assert [use.attributes["href"] for use in seen.find(tag="use")] == ["#roma-legat"]
    match.play(0, "money 5")
    assert board_of(match).named("roma-discards").find("rm-turned")


def test_what_is_fetched_lies_on_the_discards_no_more() -> None:
    events: list[dict[str, Any]] = [
        {"event": "card_thrown", "seat": 0, "card": card} for card in ("forum", "legat")
    ]
    table = at(dice="1").view(0)["table"]
    fetched = {"event": "card_fetched", "seat": 0, "card": "legat"}
    assert last_brought([*events, fetched], table).thrown == ("forum",)
    refilled = {"event": "pile_refilled"}
    assert last_brought([*events, refilled], table).thrown == ()


def test_drawn_cards_lie_large_where_all_cards_are_open() -> None:
    match = positions()["drawing"]
    opened = {seat: match.view(seat)["table"] for seat in SEATS if seat is not None}
    (shown,) = board_of(match, None, opened=opened, looks_on=True).find("rm-offer")
    assert "Legat" in shown.text and "Nero" in shown.text and not shown.actions
    assert not board_of(match, None, looks_on=True).find("rm-offer")


def test_what_is_to_be_given_has_its_places() -> None:
    match = positions()["giving"]
    assert len(board_of(match).find("rm-due")) == 2
    match.play(0, match.legal(0)[0].text)
    assert len(board_of(match).find("rm-due")) == 1


def test_what_a_card_brings_at_once_is_told_before() -> None:
    match = at(discs={0: "legat mercatus tribunus-plebis velites", 1: OTHER}, dice="1 2 3")
    board = board_of(match)
    brought = {disc: slot(board, "below", disc).find("rm-yield") for disc in range(1, 7)}
    assert {disc: number(found[0]) for disc, found in brought.items() if found} == {
        1: "+1",
        2: "+1",
        3: "+1",
    }
    full = at(discs={0: "legat", 1: OTHER.replace("-", "nero")}, dice="1")
    (vain,) = board_of(full).find("rm-yield")
    assert number(vain) == "+0" and "rm-vain" in vain.classes


def test_no_discards_are_not_opened() -> None:
    board = board_of(at(dice="4"))
    (discards,) = board.find("rm-discards")
    assert discards.tag == "div" and "0" in discards.text


def test_both_players_have_their_numbers() -> None:
    match = at(discs={0: OWN, 1: OTHER}, dice="4", money=(3, 7), vp=(12, 9), hands={1: "nero"})
    board = board_of(match)
    assert re.search(r"12 VP .*3 sestertii", board.named("strip-0").text)
    other = board.named("strip-1").text
    assert re.search(r"9 VP .*7 sestertii .*1 in hand", other)
    assert "Stockpile 15" in board.find("rm-bank")[0].text
    match.play(0, "money 4")
    assert "+4" in board_of(match).named("strip-0").find("rm-delta")[0].text


def test_what_is_known_of_the_other_hand_is_shown() -> None:
    match = at(dice="4", hands={1: "nero legat", 0: "forum"}, known={1: "nero", 0: "forum"})
    board = board_of(match)
    (known,) = board.named("strip-1").find("rm-known")
    assert "Nero" in known.text and "1 unknown" in known.text
    assert "Legat" not in board.text
    assert keyed(board, "hand-forum").find("rm-seen")
    assert not board_of(match, None).find("rm-known")


def test_a_replay_opens_all_hands() -> None:
    match = at(dice="4", hands={1: "nero legat", 0: "forum"})
    opened = {seat: match.view(seat)["table"] for seat in range(2)}
    board = board_of(match, None, opened=opened)
    assert "Nero" in board.named("strip-1").text and "Legat" in board.named("strip-1").text
    assert "Forum" in board.named("strip-0").text
    setting = positions()["set by one"]
    opened = {seat: setting.view(seat)["table"] for seat in range(2)}
    assert board_of(setting, None).find("rm-hidden")
    assert not board_of(setting, None, opened=opened).find("rm-hidden")


def test_cards_that_cannot_be_paid_are_told_apart() -> None:
    match = at(dice="4", hands={0: "forum nero"}, money=(5, 0))
    board = board_of(match)
    forum, nero = keyed(board, "hand-forum"), keyed(board, "hand-nero")
    assert forum.above is not None and "rm-can" in forum.above.classes
    assert nero.above is not None and "rm-dear" in nero.above.classes
    assert "3 more sestertii needed" in nero.text
    assert not board_of(match, 1).find("rm-dear")


def test_what_is_lacking_is_no_price() -> None:
    match = at(dice="4", hands={0: "nero"}, money=(5, 0))
    assert "3 short" in keyed(board_of(match), "hand-nero").text
    assert "manque 3" in keyed(board_of(match, language="fr"), "hand-nero").text


def test_unused_dice_are_told_where_the_turn_is_ended() -> None:
    (end,) = board_of(at(dice="4 4 2")).find("rm-ending")
    assert end.text == "End the turn, 3 dice unused" and "rm-early" in end.classes
    (end,) = board_of(at(dice="4"), language="fr").find("rm-ending")
    assert end.text == "Finir le tour, 1 dé non utilisé"
    (end,) = board_of(at("money 4", dice="4")).find("rm-ending")
    assert end.text == "End the turn" and "rm-early" not in end.classes


def test_a_card_just_gone_leaves_a_disc_that_costs() -> None:
    match = at("activate 1", "aim 2", discs={0: "nero", 1: "- forum"}, dice="1")
    place = slot(board_of(match), "above", 2).text
    assert "Forum gone" in place and "−1" in place
    assert "Forum en moins" in slot(board_of(match, language="fr"), "above", 2).text


def test_a_row_is_named_after_its_player() -> None:
    (row,) = board_of(positions()["acting"], language="fr").find("rm-row", "rm-below")
    assert row.attributes["aria-label"] == "Cartes d’Ann"


def test_who_only_looks_on_is_not_called_the_player() -> None:
    match = at(dice="4", hands={0: "forum", 1: "nero"}, known={1: "nero"})
    board = board_of(match, 0, looks_on=True)
    assert "Dice of Ann" in board.text and "Hand of Ann" in board.text
    assert "Ann knows in that hand" in board.text
    assert not re.search("[Yy]ou know|Your (dice|hand)", board.text)


def test_the_discards_can_be_browsed() -> None:
    match = at(dice="4", discards="nero legat legat")
    discards = board_of(match, None).named("roma-discards")
    assert {card.text for card in discards.find("rm-mini")} == {"Nero", "Legat ×2"}


def test_the_end_shows_who_has_won_why_and_nothing_to_do() -> None:
    match = at("activate 1", discs={0: "tribunus-plebis"}, dice="1", vp=(10, 1))
    assert match.over
    board = board_of(match)
    assert not board.actions
    ending = board.find("rm-end")[0].text
    assert "Ann: 11 VP +1 since the beginning" in ending and "Ben has no VP left." in ending
    assert "Ben: 0 VP −10 since the beginning" in ending
    assert board.named("strip-0").find("rm-won")
    assert not board.named("strip-1").find("rm-won")


def test_every_name_of_a_card_is_read() -> None:
    board = board_of(positions()["acting"], None)
    for name in (*OWN.split(), *OTHER.split()):
        assert name == "-" or PHRASES["en"].names[name] in board.text.replace("\u00ad", "")


def test_one_die_goes_where_it_is_asked_for_at_once() -> None:
    board = board_of(at(discs={0: OWN, 1: OTHER}, dice="2"))
    for name in ("money", "cards"):
        (source,) = board.find("rm-source", f"rm-{name}")
        assert source.actions == [f"{name} 2"]
    several = board_of(at(discs={0: OWN, 1: OTHER}, dice="2 3"))
    assert not any(source.actions for source in several.find("rm-source"))


# --- In a browser -------------------------------------------------------------------------------


def at_a_table(sit: Sit, **how: Any) -> Page:
    person = sit(**how)
    person.go("/")
    person.page.locator('form[action="/play/roma"] button').click()
    person.page.wait_for_selector("#table[data-live]")
    return person.page


def in_a_lesson(sit: Sit) -> Page:
    """A board that nobody else changes."""
    person = sit(motion=True)
    person.go("/learn/roma/1")
    person.page.wait_for_selector("#table[data-live]")
    return person.page


def shown_after(page: Page, events: list[dict[str, Any]], before: str, after: str) -> None:
    """Let events happen on a board, and leave it as it is before the next one comes."""
    page.evaluate(
        """async ([events, before, after]) => {
          const scenes = await import("/static/scenes.js");
          const board = document.querySelector("#board");
          board.innerHTML = before;
          const coming = document.createElement("div");
          coming.innerHTML = after;
          await scenes.act(events, board, coming, () => {});
        }""",
        [events, before, after],
    )


@NEEDS_CHROMIUM
def test_what_is_set_and_turned_up_at_once_is_seen_before_the_turn(sit: Sit) -> None:
    page = in_a_lesson(sit)
    events = [
        {"event": "card_set", "seat": 1, "disc": 1},
        {"event": "card_turned_up", "seat": 1, "card": "turris", "disc": 1},
        {"event": "card_turned_up", "seat": 1, "card": "forum", "disc": 2},
    ]
    shown_after(page, events, html_of(_set_up(4)), html_of(positions()["acting"]))
    for card in ("at-1-1-turris", "at-1-2-forum"):
        expect(page.locator(f'#board [data-key="{card}"]')).to_be_visible()


@NEEDS_CHROMIUM
def test_who_wins_is_not_told_before_the_last_payment(sit: Sit) -> None:
    page = in_a_lesson(sit)
    match = at(discs={0: OWN, 1: "forum"}, dice="1", vp=(8, 2))
    before = html_of(match)
    match.play(0, "end")
    assert match.over
    events = [{"event": "turn_began", "seat": 1, "turn": 10}]
    shown_after(page, events, before, html_of(match))
    expect(page.locator("#board .rm-won")).to_have_count(0)
    expect(page.locator("#strip-1 .rm-mark")).to_have_count(1)


@NEEDS_CHROMIUM
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, (844, 390)], ids=["phone", "small", "lying"])
def test_a_whole_pile_to_choose_from_is_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    page = at_a_table(sit, size=size)
    match = at("activate 1", discs={0: "haruspex"}, dice="1")
    outside: list[str] = page.evaluate(
        """html => {
          document.querySelector("#board").innerHTML = html;
          const room = document.querySelector(".room").getBoundingClientRect();
          return [...document.querySelectorAll(".rm-long :is(h3, button)")].filter((one) => {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            return top < room.top || bottom > room.bottom || left < room.left || right > room.right;
          }).map((one) => one.textContent);
        }""",
        html_of(match, language="de"),
    )
    assert outside == []
